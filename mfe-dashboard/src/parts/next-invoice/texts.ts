export const texts = {
  title: 'Próxima fatura',
  due: (date: string) => `Vence em ${date}`,
  usage: (amount: string) => `Uso estimado até lá: ${amount}`,
  first: (date: string) => `Sua primeira fatura sai em ${date}. Até lá, você não paga nada.`,
  none: 'Nenhuma fatura prevista.',
}
