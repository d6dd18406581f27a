export const texts = {
  kind: 'Conversa com um especialista',
  about: (agent: string) => `Sobre: ${agent}`,
  title: 'Marcar uma reunião',
  lead: 'Escolha o canal e o melhor horário para conversar com um especialista. A conversa não custa nada.',
  channelStep: 'Canal',
  channel: 'Como prefere conversar?',
  whenStep: 'Dia e horário',
  contactStep: 'Seus dados',
  reviewStep: 'Confira e confirme',
  next: {
    legend: 'Escolha o horário',
    zone: 'Próximos horários livres, em horário de Brasília.',
    unknown:
      'Não conseguimos carregar os horários livres agora. Combine com a gente por um dos contatos desta página.',
  },
  contact: {
    lead: 'Para enviar o convite, precisamos do seu nome e e-mail.',
    known: 'Usaremos os dados da sua conta.',
    change: 'Alterar',
    name: 'Nome completo',
    email: 'E-mail',
    phone: 'Telefone com DDD',
    phoneOptional: 'Telefone com DDD (opcional)',
    phoneHint: 'Obrigatório para telefone e WhatsApp.',
    company: 'Empresa (opcional)',
    companyHint: 'Ajuda o especialista a se preparar.',
    companyKnown: 'Empresa',
    notes: 'O que você gostaria de conversar? (opcional)',
    fromDemo: (demo: string) => `Testei na demonstração: ${demo}`,
    consent: 'Concordo com o uso destes dados para agendar e realizar a reunião. Ver ',
    policy: 'política de privacidade',
    leaveEmpty: 'Não preencha este campo',
  },
  review: {
    when: 'Quando',
    at: (day: string, time: string) => `${day}, às ${time} (horário de Brasília)`,
    chosen: (day: string, time: string, channel: string) => `${day}, às ${time} · ${channel}`,
    channel: 'Canal',
    about: 'Assunto',
    who: 'Quem',
    invitation: 'Convite para',
    none: 'Falta escolher',
    unwritten: 'Falta preencher',
  },
  submit: 'Confirmar reunião',
  booked: {
    title: 'Reunião confirmada',
    done: (day: string, time: string, email: string) =>
      `Reunião confirmada para ${day} às ${time}. Enviamos o convite para ${email}.`,
    requested: 'Pedido de reunião enviado',
    waiting: (day: string, time: string, email: string) =>
      `Pedimos a reunião para ${day} às ${time}. Vamos confirmar por e-mail em ${email}.`,
    zone: 'Horário de Brasília',
    there: (time: string) => `${time} no seu fuso`,
    with: 'Com quem',
    join: 'Entrar na videochamada',
    toCalendar: 'Adicionar à agenda',
    move: 'Remarcar',
    cancel: 'Cancelar',
    again: 'Marcar outra reunião',
  },
  ways: 'Prefere combinar por mensagem?',
  whatsapp: 'Combinar pelo WhatsApp',
  email: 'Combinar por e-mail',
  phone: (phone: string) => `Ligar para ${phone}`,
  hours: (hours: string) =>
    `Atendimento: ${hours.charAt(0).toLowerCase()}${hours.slice(1)}, horário de Brasília.`,
  unknown: 'Não conseguimos carregar nossos contatos agora. Eles aparecem aqui assim que a conexão voltar.',
  nextSteps: {
    title: 'O que acontece depois',
    list: [
      'Você recebe o convite por e-mail, com o arquivo para a sua agenda.',
      'Lembramos você um dia antes e uma hora antes.',
      'Pelo link do convite você remarca ou cancela até duas horas antes.',
    ],
  },
  /** What the chat or the mail opens with. */
  message: (company: string, agent: string | undefined) =>
    agent
      ? `Olá! Gostaria de marcar uma reunião com um especialista da ${company} sobre o ${agent}.`
      : `Olá! Gostaria de marcar uma reunião com um especialista da ${company}.`,
  subject: (agent: string | undefined) =>
    agent ? `Marcar uma reunião sobre o ${agent}` : 'Marcar uma reunião',
}
