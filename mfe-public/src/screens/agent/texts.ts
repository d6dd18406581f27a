export const texts = {
  path: 'Caminho',
  home: 'Início',
  agents: 'Agentes',
  popular: 'Mais popular',
  quote: 'Pedir orçamento no WhatsApp',
  assurance: 'Sem cartão para testar. Garantia de 30 dias. Cancele pelo painel.',
  does: 'O que o agente faz',
  needs: 'O que você precisa para começar',
  plan: {
    title: 'Quanto custa',
    included: 'Incluído na mensalidade',
    integrations: (names: string[]) => `Funciona com ${new Intl.ListFormat('pt-BR').format(names)}.`,
    charged: 'Cobrado por uso',
    chargedLead: 'Só o que você usar, na mesma fatura. O consumo aparece no painel.',
  },
  questions: 'Perguntas frequentes',
  others: 'Conheça os outros agentes',
  closing: {
    title: (agent: string) => `Teste o ${agent} por 14 dias`,
    lead: 'Use com o seu negócio antes de decidir. Se continuar, você tem 30 dias de garantia a partir da primeira cobrança.',
  },
}
