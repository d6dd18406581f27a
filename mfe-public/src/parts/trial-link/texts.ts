export const texts = {
  short: 'Testar grátis',
  long: (days: number) => `Testar grátis por ${days} dias`,
  ofAgent: (name: string) => ` o ${name}`,
}
