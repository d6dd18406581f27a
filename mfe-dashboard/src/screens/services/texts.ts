export const texts = {
  title: 'Serviços',
  lead: 'Os agentes da sua empresa e como eles estão.',
  held: 'Seus agentes',
  setup: (done: number, total: number) => `Configuração: ${done} de ${total} passos`,
  open: 'Abrir',
  about: (name: string) => `Sobre o ${name}`,
  ofAgent: (name: string) => ` ${name}`,

  state: {
    trialUntil: (date: string) => `Teste grátis até ${date}, sem cobrança.`,
    readOnly: (date: string) => `Você pode consultar tudo até ${date}. Depois disso, o agente é pausado.`,
    pastDue: 'Não conseguimos cobrar sua fatura.',
    nextTry: (date: string) => `Vamos tentar de novo em ${date}.`,
    payWithPix: 'Você também pode pagar agora com Pix.',
    ends: (date: string, days: number) =>
      `Seu plano continua ativo até ${date}. Depois disso, o agente é pausado e seus dados ficam guardados por ${days} dias.`,
    paused: (days: number) => `O agente está parado. Seus dados ficam guardados por ${days} dias.`,
    cancelled: 'Plano cancelado. Você pode voltar quando quiser.',
    begins: (date: string) => `Seu plano começa em ${date}. Até lá, nada é cobrado.`,
    beginning: 'Seu teste terminou e seu plano está começando.',
    unpaid: (number: string, amount: string, date: string) =>
      `A fatura ${number}, de ${amount}, está em aberto e vence em ${date}.`,
    unpaidFirst: (number: string, amount: string) =>
      `Pague a fatura ${number}, de ${amount}, para usar este agente.`,
  },

  charge: {
    monthly: 'Mensalidade',
    next: 'Próxima cobrança',
    on: (amount: string, date: string) => `${amount} em ${date}`,
    trial: (charge: string) => `Só se continuar: ${charge}`,
    begins: (date: string, charge: string) => `Em ${date}: ${charge}`,
    none: 'Nenhuma',
    newPrice: (date: string, amount: string) => `A partir de ${date}, a mensalidade passa a ${amount}.`,
    guarantee: 'Garantia',
    until: (date: string) => `até ${date}`,
  },

  actions: {
    pay: 'Pagar fatura',
    subscribe: 'Assinar',
    continue: 'Assinar depois do teste',
    stop: 'Não assinar depois do teste',
    stopped: (name: string) => `${name} termina com o teste. Nada será cobrado.`,
    resume: 'Voltar a usar',
    cancel: 'Cancelar plano',
    undo: 'Desfazer cancelamento',
    undone: (name: string) => `Cancelamento desfeito. ${name} continua ativo.`,
    refund: 'Pedir reembolso',
  },

  others: {
    title: 'Adicionar outro agente',
    first: 'Escolha seu primeiro agente',
    add: 'Adicionar',
    popular: 'Mais popular',
    all: 'Sua empresa já tem todos os agentes.',
  },

  offer: {
    add: (name: string) => `Adicionar ${name}`,
    activate: (name: string) => `Assinar ${name}`,
    today: 'Hoje',
    free: (days: number) => `teste grátis de ${days} dias`,
    monthly: 'Mensalidade',
    afterTrial: 'Depois do teste',
    perMonth: 'por mês',
    next: 'Próxima cobrança',
    ifYouStay: 'Primeira cobrança, se continuar',
    on: (date: string) => `em ${date}`,
    noCard: 'Sem cartão. Nada é cobrado sem você confirmar.',
    trialGoesOn: (days: number) =>
      days === 1
        ? 'Ainda falta 1 dia do seu teste. Ao assinar agora, a cobrança começa hoje.'
        : `Ainda faltam ${days} dias do seu teste. Ao assinar agora, a cobrança começa hoje.`,
    usage: 'O uso de mensagens, envios e créditos é cobrado à parte.',
    changed: 'As condições mudaram. Confira antes de confirmar.',
    start: 'Começar teste grátis',
    confirm: (amount: string) => `Assinar e pagar ${amount}`,
    boleto: {
      name: 'Boleto',
      lead: (date: string) =>
        `O agente começa assim que o banco confirmar o pagamento, até ${date}. Os dias antes dessa data não são cobrados.`,
      confirm: (amount: string) => `Assinar e gerar boleto de ${amount}`,
    },
    back: 'Agora não',
    started: (name: string) => `Teste grátis de ${name} iniciado.`,
    active: (name: string) => `${name} está ativo.`,
  },

  afterTrial: {
    title: (name: string) => `Assinar ${name} depois do teste`,
    today: 'Hoje',
    nothing: 'você continua no teste, sem pagar nada',
    begins: (date: string) => `Em ${date}`,
    monthly: 'Depois',
    submit: 'Assinar depois do teste',
    done: (name: string, date: string) => `${name}: seu plano começa em ${date}.`,
  },

  cancellation: {
    title: (name: string) => `Cancelar ${name}?`,
    active: (date: string, days: number) =>
      `Seu plano continua ativo até ${date}. Depois disso, o agente é pausado e seus dados ficam guardados por ${days} dias.`,
    trialing: 'O teste termina agora e nada é cobrado. Cada agente tem um teste grátis só.',
    pastDue: 'O agente para agora. A fatura em aberto continua valendo.',
    resting: 'O agente sai da sua conta agora. Nada mais é cobrado.',
    reason: 'O que faltou? (opcional)',
    keep: 'Manter plano',
    submit: 'Cancelar plano',
    ends: (date: string) => `Plano cancelado. O agente continua ativo até ${date}.`,
    ended: 'Plano cancelado.',
  },

  refund: {
    title: (name: string) => `Reembolso de ${name}`,
    question: (amount: string) => `Você está na garantia de 30 dias. Quer o reembolso de ${amount}?`,
    consequence: 'O valor volta pela mesma forma de pagamento e o agente para agora.',
    byHand:
      'Pela forma como foi pago, este valor não volta sozinho: nossa equipe fala com você por e-mail e faz a transferência. O agente para agora.',
    partlyByHand: (amount: string) =>
      `Pela forma como foram pagos, ${amount} não voltam sozinhos: nossa equipe fala com você por e-mail e faz a transferência. O resto volta pela mesma forma de pagamento. O agente para agora.`,
    submit: 'Quero o reembolso',
    done: (amount: string) => `Reembolso de ${amount} a caminho.`,
    doneLead: 'O plano foi cancelado e nada mais é cobrado.',
    doneByHand: 'O plano foi cancelado. Nossa equipe fala com você por e-mail para fazer a transferência.',
  },
} as const
