export const texts = {
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  weekdaysOnly: 'Reuniões disponíveis apenas de segunda a sexta-feira',
  noEvents: 'Nenhum evento neste mês.',
  noEventsThatDay: 'Nenhum evento neste dia.',
  events: (count: number) => (count === 1 ? '1 evento' : `${count} eventos`),
  more: (count: number) => `+${count} mais`,
}

/** From Sunday on, as weeks begin in Brazil. */
export const weekdays = [
  { short: 'dom', long: 'domingo' },
  { short: 'seg', long: 'segunda-feira' },
  { short: 'ter', long: 'terça-feira' },
  { short: 'qua', long: 'quarta-feira' },
  { short: 'qui', long: 'quinta-feira' },
  { short: 'sex', long: 'sexta-feira' },
  { short: 'sáb', long: 'sábado' },
]
