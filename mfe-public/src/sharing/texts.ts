export const texts = {
  home: 'Início',
  agents: 'Agentes de IA',
  month: 'mês',
  trial: (days: number) => `Teste grátis por ${days} dias, sem cartão`,
}
