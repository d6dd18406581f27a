export const texts = {
  title: 'Faturamento',
  lead: 'O que vence e quando.',
}
