export const texts = {
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  weekdaysOnly: 'Reuniões disponíveis apenas de segunda a sexta-feira',
  noEvents: 'Nenhum evento neste mês.',
  noEventsThatDay: 'Nenhum evento neste dia.',
  events: (count: number) => (count === 1 ? '1 evento' : `${count} eventos`),
  more: (count: number) => `+${count} mais`,
}
