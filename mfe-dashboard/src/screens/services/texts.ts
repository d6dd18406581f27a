export const texts = {
  title: 'Serviços',
  lead: 'Os agentes da sua empresa e como eles estão.',
  setup: (done: number, total: number) => `Configuração: ${done} de ${total} passos`,
  trialUntil: (date: string) => `Teste grátis até ${date}`,
  about: (name: string) => `Sobre o ${name}`,
  another: 'Conhecer outros agentes',
}
