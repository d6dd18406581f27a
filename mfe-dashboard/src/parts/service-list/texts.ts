export const texts = {
  empty: 'Você ainda não tem agentes ativos. Comece um teste grátis de 14 dias.',
  seeAgents: 'Ver agentes',
}
