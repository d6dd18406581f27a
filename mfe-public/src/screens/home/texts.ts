export const texts = {
  hero: {
    eyebrow: 'Agentes de IA por assinatura',
    title: 'Agentes de IA para vender, atender e divulgar',
    lead: (from: string | undefined) =>
      `Cada agente faz um trabalho da sua empresa, ${from ? `a partir de ${from} por mês` : 'com mensalidade fixa'}. Escolha um, teste por 14 dias e veja o resultado antes de pagar.`,
    quote: 'Pedir orçamento no WhatsApp',
    caption: 'Exemplo de uma conversa do Prospect AI',
    assurances: ['Sem cartão para testar', 'Cancele pelo painel', 'Garantia de 30 dias'],
  },
  agents: {
    title: 'Um agente para cada trabalho',
    lead: 'Comece por um. Some outros quando fizer sentido. Cada agente tem seu preço, sem pacote e sem fidelidade.',
    compare: 'Comparar todos os agentes',
  },
  steps: {
    title: 'Do cadastro ao primeiro resultado',
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
        figure: '14 dias',
        title: 'de teste grátis',
        text: 'Use o agente completo. O pagamento só é pedido se você quiser continuar.',
      },
      {
        figure: '30 dias',
        title: 'de garantia',
        text: 'Não serviu? Peça o reembolso pelo painel em até 30 dias após a primeira cobrança.',
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
    lead: 'Crie sua conta em um minuto. Se preferir conversar antes, chame a gente no WhatsApp.',
  },
}
