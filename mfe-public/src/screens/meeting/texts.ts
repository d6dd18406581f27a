export const texts = {
  title: 'Sua reunião',
  noScript:
    'Para ver, remarcar ou cancelar a reunião por aqui é preciso ligar o JavaScript. Se preferir, responda ao e-mail do convite ou fale com a gente.',
  greeting: (name: string) => `Olá, ${name}.`,
  about: 'Assunto',
  when: 'Quando',
  at: (day: string, time: string, end: string) => `${day}, das ${time} às ${end} (horário de Brasília)`,
  there: (time: string) => `(${time} no seu fuso)`,
  channel: 'Canal',
  with: 'Com quem',
  join: 'Entrar na videochamada',
  toCalendar: 'Adicionar à agenda',
  move: 'Remarcar',
  cancel: 'Cancelar reunião',
  movesLeft: (count: number) =>
    count === 1
      ? 'Você pode remarcar mais 1 vez e cancelar até duas horas antes do início.'
      : `Você pode remarcar mais ${count} vezes e cancelar até duas horas antes do início.`,
  noMoves:
    'Esta reunião já foi remarcada três vezes. Você ainda pode cancelar até duas horas antes do início.',
  tooLate: 'Faltam menos de duas horas para a reunião. Para remarcar ou cancelar, fale com a gente.',
  moving: {
    title: 'Escolha o novo dia e horário',
    now: 'Seu horário atual continua reservado até você confirmar o novo.',
    submit: 'Confirmar novo horário',
    keep: 'Manter o horário atual',
    done: (day: string, time: string) =>
      `Reunião remarcada para ${day} às ${time}. Enviamos o novo convite por e-mail.`,
    noCalendar: 'Não conseguimos carregar o calendário.',
  },
  cancelling: {
    title: 'Cancelar esta reunião?',
    lead: 'O horário fica livre para outras pessoas. Você pode marcar outra reunião quando quiser.',
    reason: 'Motivo (opcional)',
    submit: 'Cancelar reunião',
    keep: 'Manter reunião',
    done: 'Reunião cancelada.',
  },
  again: 'Marcar outra reunião',
  /** What the chat with us opens with. */
  message: (company: string) => `Olá! Preciso de ajuda com a minha reunião na ${company}.`,
  dead: {
    title: 'Este link não vale mais',
    lead: 'A reunião já começou ou já passou, ou o endereço está incompleto. Abra de novo o link do convite ou marque outra reunião.',
    book: 'Marcar uma reunião',
    ways: 'Fale com a gente',
  },
}
