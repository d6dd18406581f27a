import { guaranteeDays, trialDays } from '@ag/core'

export const texts = {
  path: 'Caminho',
  home: 'Início',
  agents: 'Agentes',
  popular: 'Mais popular',
  quote: 'Pedir orçamento no WhatsApp',
  assurance: `Sem cartão para testar. Garantia de ${guaranteeDays} dias. Cancele pelo painel.`,
  demo: {
    title: 'Experimente agora, sem cadastro',
    assurance: 'Com dados de exemplo. Roda no seu navegador e nada é enviado.',
    open: 'Abrir a demonstração',
    needsScript: 'A demonstração roda no seu navegador e precisa de JavaScript ligado.',
    see: 'Ver demo',
  },
  does: 'O que o agente faz',
  needs: 'O que você precisa para começar',
  plan: {
    title: 'Quanto custa',
    included: 'Incluído na mensalidade',
    integrations: (names: string[]) => `Funciona com ${new Intl.ListFormat('pt-BR').format(names)}.`,
    charged: 'Cobrado por uso',
    chargedLead: 'Só o que você usar, na mesma fatura. O consumo aparece no painel.',
  },
  gone: {
    title: 'Página não encontrada',
    lead: 'Não há um agente neste endereço. Ele pode ter saído do catálogo.',
    all: 'Ver todos os agentes',
  },
  questions: 'Perguntas frequentes',
  others: 'Conheça os outros agentes',
  closing: {
    title: (agent: string) => `Teste o ${agent} por ${trialDays} dias`,
    lead: `Use com o seu negócio antes de decidir. Se continuar, você tem ${guaranteeDays} dias de garantia a partir da primeira cobrança.`,
  },
}
