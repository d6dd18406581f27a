import { guaranteeDays, trialDays } from '@ag/core'

export const restTexts = {
  steps: {
    title: 'Do cadastro ao primeiro resultado',
    picture: 'Conversa de um cliente com o agente: preço, entrega e a passagem para a equipe.',
    caption: (agent: string) => `O ${agent} no painel, com dados de exemplo`,
    list: [
      {
        title: 'Escolha o agente',
        text: 'Compare o que cada um faz e quanto custa. Crie sua conta e o teste começa, sem cartão.',
      },
      {
        title: 'Conte sobre o seu negócio',
        text: 'Informe o que você vende, para quem e com que tom. O agente trabalha com o seu conteúdo.',
      },
      {
        title: 'Aprove e acompanhe',
        text: 'Veja no painel o que foi feito, ajuste quando quiser e assuma qualquer conversa.',
      },
    ],
  },
  promises: {
    title: 'Você decide com o resultado na mão',
    list: [
      {
        figure: `${trialDays} dias`,
        title: 'de teste grátis',
        text: 'Use o agente completo. O pagamento só é pedido se você quiser continuar.',
      },
      {
        figure: `${guaranteeDays} dias`,
        title: 'de garantia',
        text: `Não serviu? Peça o reembolso pelo painel em até ${guaranteeDays} dias após a primeira cobrança.`,
      },
      {
        figure: 'Mês a mês',
        title: 'em reais',
        text: 'Mensalidade fixa por agente. O que depende de uso tem preço por mil unidades, visível antes de contratar.',
      },
    ],
  },
  /** Stands for an agent's name where none was chosen yet. */
  anyAgent: 'agente de IA',
  closing: {
    title: 'Comece com um agente hoje',
    lead: 'Crie sua conta agora. Se preferir conversar antes, chame a gente no WhatsApp.',
  },
}
