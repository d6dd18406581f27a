export const texts = {
  pending: 'Carregando preço…',
  period: '/mês',
  reference: 'preço de referência',
}
