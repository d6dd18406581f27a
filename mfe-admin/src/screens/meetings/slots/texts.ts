import type { ClosedReason, UnknownWord } from '@ag/contracts'

export const texts = {
  consultant: 'Com quem',
  anybody: 'Quem estiver livre',
  day: 'Dia',
  hours: 'Horário',
  zone: 'Horário de Brasília',
  missing: 'Escolha um horário.',
  taken: 'Esse horário acabou de ser reservado. Estes são os mais próximos:',
  takenAndNoneNear: 'Esse horário acabou de ser reservado. Escolha outro.',
  next: (day: string) => `Ver ${day}`,
  chooseDay: 'Escolha o dia.',
  dayOver: 'Hoje não há mais horários.',
  closedFor: (label: string) => `Fechado: ${label}`,
  closed: {
    weekend: 'Não há atendimento no fim de semana.',
    holiday: 'Feriado.',
    past: 'Esse dia já passou.',
    notice: 'Não há mais horários com duas horas de antecedência.',
    full: 'Nenhum horário livre neste dia.',
    beyond_horizon: 'Esse dia ainda não pode ser marcado.',
    blocked: 'Dia bloqueado.',
    unknown: 'Nenhum horário livre neste dia.',
  } satisfies Record<ClosedReason | UnknownWord, string>,
}
