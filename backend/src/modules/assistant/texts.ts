import type { MeetingChannel, MessageIntent } from '@ag/contracts'
import { formatTime, suggestionTexts } from '@ag/core'

/** What buttons under an answer say; the engine knows each of them when it comes back. */
export const replies = {
  ...suggestionTexts,
  confirm: 'Confirmar',
  changeSlot: 'Trocar horário',
  changeContact: 'Corrigir dados',
  moreSlots: 'Ver mais horários',
  skip: 'Prefiro não responder',
  agree: 'Concordo',
  stop: 'Agora não',
  calendar: 'Adicionar à agenda',
  move: 'Remarcar',
  cancel: 'Cancelar reunião',
  prices: 'Ver preços',
  advice: 'Qual agente é melhor para mim?',
  trial: 'Como funciona o teste grátis?',
  continue: 'Continuar o agendamento',
  demo: (name: string) => `Ver demo do ${name}`,
  about: (name: string) => `Saber mais sobre ${name}`,
} as const

export const channelNames: Record<MeetingChannel, string> = {
  video: 'Videochamada',
  phone: 'Telefone',
  whatsapp: 'WhatsApp',
}

export const sizeNames = {
  '1': 'Só eu',
  '2-10': '2 a 10',
  '11-50': '11 a 50',
  '50+': 'Mais de 50',
} as const

export const timingNames = {
  now: 'Agora',
  '30d': 'Em 30 dias',
  research: 'Estou pesquisando',
} as const

const day = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  day: '2-digit',
  month: '2-digit',
  timeZone: 'America/Sao_Paulo',
})

/** 'terça-feira, 24/11' */
export const dayOf = (start: string) => day.format(new Date(start))

/** What the assistant says. */
export const texts = {
  greeting:
    'Olá! Posso explicar nossos agentes, informar preços e marcar uma reunião. Por onde quer começar?',
  welcomeBack: 'Bem-vindo de volta! Quer continuar de onde paramos?',
  thanks: 'Por nada! Se precisar de mais alguma coisa, é só escrever.',
  goodbye: 'Até logo! Esta conversa fica guardada aqui por 30 dias, se quiser continuar depois.',
  stopped: 'Tudo bem, parei por aqui. Nada foi marcado. Posso ajudar com outra coisa?',
  startOver: 'Vamos do começo. O que você quer saber?',
  bot: 'Sou um assistente virtual, uma inteligência artificial. Se preferir, chamo uma pessoa da equipe.',
  unknown:
    'Não sei responder a isso com segurança. Posso falar dos agentes e dos preços, marcar uma reunião ou chamar alguém da equipe.',
  source: (source: string) => `Fonte: ${source}.`,
  whichOf: 'Não tenho certeza do que você quer. É uma destas coisas?',
  unknownAgain:
    'Ainda não entendi, desculpe. Uma pessoa da equipe pode ajudar melhor: quer falar com um especialista ou marcar uma reunião?',
  notForUs:
    'Isso eu não posso fazer. Só falo dos nossos agentes, dos preços e de reuniões, e nunca de outras pessoas ou de outras conversas.',
  yesToWhat: 'Certo! O que você gostaria de fazer?',
  noToWhat: 'Sem problema. Posso ajudar com outra coisa?',

  prices: (lines: string[]) => `Estes são os preços por mês:\n${lines.join('\n')}`,
  priceLine: (name: string, price: string, popular: boolean) =>
    `- ${name}: ${price}${popular ? ' (o mais procurado)' : ''}`,
  priceSum: (sum: string) => `Juntos: ${sum} por mês.`,
  price: (name: string, price: string) => `O ${name} custa ${price} por mês.`,
  trialLine: (days: number) => `Você testa por ${days} dias grátis, sem cartão.`,
  usage: (lines: string[]) => `Além da mensalidade, o uso é cobrado assim:\n${lines.join('\n')}`,
  usageLine: (label: string, price: string, per: string) => `- ${label}: ${price} a cada ${per}`,
  usageOf: (count: string, label: string, cost: string) =>
    `${count} ${label.charAt(0).toLowerCase()}${label.slice(1)} por mês custam ${cost}, além da mensalidade do agente.`,
  about: (name: string, description: string, features: string[]) =>
    `${name}: ${description}\n${features.map((feature) => `- ${feature}`).join('\n')}`,
  integrations: (names: string) => `Funciona com ${names}.`,
  products: (lines: string[]) => `Temos estes agentes:\n${lines.join('\n')}\nSobre qual quer saber mais?`,
  productLine: (name: string, description: string) => `- ${name}: ${description}`,
  compare: (one: string, other: string) => `Comparando:\n${one}\n${other}`,
  compareLine: (name: string, price: string, description: string) =>
    `- ${name}, ${price} por mês: ${description}`,
  cheapest: (name: string, price: string, dearest: string, dearestPrice: string) =>
    `O mais em conta é o ${name}, por ${price} por mês. O de maior valor é o ${dearest}, por ${dearestPrice} por mês.`,
  demo: (name: string) => `A demonstração do ${name} está na página dele e abre sem cadastro.`,
  noDemo: (name: string) =>
    `O ${name} não tem demonstração no site. A página dele conta o que ele faz, e o teste é grátis e sem cartão.`,
  demos: 'Estes agentes têm uma demonstração que abre sem cadastro. Qual você quer ver?',
  trial: (days: number, guarantee: number) =>
    `Você testa qualquer agente por ${days} dias grátis, sem cartão. Depois da primeira cobrança ainda há ${guarantee} dias de garantia. Para começar, crie sua conta.`,
  buy: (name: string) =>
    `Boa escolha. Para começar com o ${name}, crie sua conta: o teste é grátis e sem cartão. Se quiser, mostro tudo em uma reunião antes.`,
  paymentMethods:
    'Você escolhe a forma de pagamento no painel, em Faturamento, só quando quiser continuar depois do teste. Lá aparecem as formas aceitas no momento.',
  recommend: (name: string, description: string, price: string) =>
    `Pelo que você contou, o ${name} é o mais indicado: ${description} Custa ${price} por mês.`,
  recommendMeeting:
    'Para indicar o melhor agente, o ideal é uma conversa rápida com a nossa equipe. Quer marcar?',

  login:
    'Entre com seu e-mail e sua senha. Se não lembrar da senha, peça uma nova. Se o e-mail ainda não foi confirmado, a página de entrada envia um novo link.',
  signup:
    'Para criar sua conta, informe nome, e-mail, empresa e uma senha com pelo menos 12 caracteres. Depois confirme o e-mail pelo link que enviamos.',
  password:
    'Informe seu e-mail na página de recuperação. Se houver uma conta, enviamos um link que vale por 60 minutos para criar uma nova senha.',
  privacy:
    'Guardamos esta conversa por 30 dias para você continuar quando quiser e, se deixar seu contato, por até 12 meses para a equipe. A equipe pode ler a conversa para atender você. Você pode baixar ou apagar a conversa no menu do painel. Não vendemos dados.',
  hours: (hours: string) =>
    hours
      ? `Nossa equipe atende ${lowerFirst(hours)}. Eu respondo a qualquer hora.`
      : 'Eu respondo a qualquer hora. Reuniões são de segunda a sexta-feira.',
  contacts: (company: string, email: string, phone: string) => {
    const ways = [email && `pelo e-mail ${email}`, phone && `pelo telefone ${phone}`].filter(Boolean)
    return ways.length > 0
      ? `Você fala com a ${company} ${ways.join(' ou ')}.`
      : `Você fala com a ${company} por aqui: posso marcar uma reunião.`
  },

  qualify: {
    interest: 'Qual área você quer melhorar primeiro?',
    need: 'Em poucas palavras, o que você gostaria de resolver?',
    size: 'Quantas pessoas trabalham na sua empresa?',
    timing: 'Para quando você precisa disso?',
  },

  channel: 'Como prefere conversar?',
  slots: 'Tenho estes horários (horário de Brasília):',
  slotsAround: 'Esse horário não está livre. Os mais próximos são (horário de Brasília):',
  slotLost: 'Esse horário acabou de ser reservado. Estes são os mais próximos:',
  noSlots: 'Não encontrei horários livres para esse período. Quer tentar outro dia ou falar com a equipe?',
  noOtherChannel: (channel: string) =>
    `Não há horários livres por ${channel} nos próximos dias. Quer escolher outra forma de conversar?`,
  holdsRefused:
    'Você já reservou vários horários há pouco. Aguarde um pouco e escolha de novo, ou fale com a nossa equipe.',
  held: (when: string) => `Reservei ${when} para você por 5 minutos.`,
  closed: {
    weekend: 'Não atendemos aos sábados e domingos.',
    holiday: (label: string) => `Nesse dia é feriado${label ? ` (${label})` : ''}.`,
    past: 'Esse dia já passou.',
    notice: 'Para esse dia já está em cima da hora: marcamos com pelo menos 2 horas de antecedência.',
    full: 'Esse dia já está cheio.',
    beyond_horizon: 'Marcamos reuniões para os próximos 60 dias.',
    blocked: 'Não atendemos nesse dia.',
  },
  slotUnclear: 'Não entendi o horário. Escolha um destes ou escreva, por exemplo, "terça às 15h":',

  nameAndEmail: 'Para enviar o convite, preciso do seu nome e e-mail.',
  name: 'Qual é o seu nome?',
  email: 'Para qual e-mail envio o convite?',
  emailUnclear: 'Esse e-mail não parece completo. Escreva como em nome@empresa.com.br.',
  phone: 'Em qual número podemos falar com você?',
  phoneUnclear: 'Informe um telefone com DDD, como (11) 91234-5678.',
  consent: 'Concordo com o uso destes dados para agendar e realizar a reunião.',
  consentAsk:
    'Para marcar, preciso do seu acordo: usamos estes dados só para agendar e realizar a reunião. Você concorda?',
  consentRefused:
    'Sem o seu acordo não posso marcar a reunião, e nada foi agendado. Você também pode falar com a equipe pelo WhatsApp.',
  review: (when: string, time: string, channel: string, name: string, email: string) =>
    `Confira: ${when}, ${time} (horário de Brasília), ${channel}, ${name}, ${email}. Posso confirmar?`,
  reviewAgain: 'Só confirmo com o seu "Confirmar". O que você quer fazer?',
  confirming: 'Certo! Estou confirmando sua reunião.',
  contactSaved: 'Anotei seu contato. Quer marcar uma reunião ou falar com um especialista?',
  corrected: 'Vamos corrigir. Qual é o seu nome e o seu e-mail?',
  done: (start: string, email: string) =>
    `Reunião confirmada para ${dayOf(start)} às ${formatTime(start)}. Enviamos o convite para ${email}.`,
  pending: (start: string, email: string) =>
    `Recebemos seu pedido para ${dayOf(start)} às ${formatTime(start)}. Avisamos em ${email} assim que for aceito.`,
  bookedAt: (when: string, time: string, channel: string) =>
    `Sua reunião é ${when}, às ${time}, por ${channel}.`,
  manage: 'Você pode remarcar ou cancelar até 2 horas antes, pelo link da sua reunião.',
  whichMeeting:
    'Para ver, remarcar ou cancelar sua reunião, envio o link dela por e-mail. Com qual e-mail você marcou?',
  linkMailed: (email: string) =>
    `Se houver uma reunião marcada com ${email}, o link para ver, remarcar ou cancelar chega lá em instantes. Por segurança, só envio por e-mail.`,

  handOver:
    'Vou passar você para a nossa equipe no WhatsApp. Confira o resumo, mude o que quiser e abra a conversa.',
  handOverWithoutNumber: 'Nossa equipe fala com você por estes contatos.',
  teamTold: 'Também avisei a equipe: se quiser, espere aqui que uma pessoa responde nesta conversa.',
  personTakes: (person: string) => `${person}, da equipe, assumiu a conversa e responde por aqui.`,
  personLeaves: (person: string) =>
    `${person} devolveu a conversa ao assistente virtual. Posso ajudar com mais alguma coisa?`,

  signInFirst: 'Para ver isso, entre na sua conta e abra a Ajuda no painel.',
  services: (lines: string[]) => `Seus agentes:\n${lines.join('\n')}`,
  noServices: 'Você ainda não tem agentes ativos. Comece um teste grátis em Serviços.',
  serviceLine: (name: string, status: string, note?: string) =>
    `- ${name}: ${status}${note ? `. ${note}` : ''}`,
  invoice: (amount: string, date: string, estimate?: string) =>
    `Sua próxima fatura é de ${amount}, com vencimento em ${date}.${estimate ? ` O uso estimado até lá é de ${estimate}, à parte.` : ''}`,
  invoiceIfContinued: (amount: string, date: string) =>
    `Você está no teste grátis, até ${date}: nada é cobrado sozinho. Se continuar, a primeira fatura será de ${amount}.`,
  noInvoice: 'Não há fatura a vencer no momento. As anteriores ficam em Faturamento.',
  meetings: (lines: string[]) => `Suas próximas reuniões:\n${lines.join('\n')}`,
  noMeetings: 'Você não tem reuniões marcadas. Quer marcar uma?',
  sections: {
    Painel: 'No Painel você vê seus agentes, a próxima fatura, avisos e as próximas reuniões.',
    Serviços: 'Em Serviços você começa um teste, contrata, cancela e desfaz o cancelamento de cada agente.',
    Faturamento: 'Em Faturamento ficam as faturas, a forma de pagamento e os dados para cobrança.',
    Uso: 'Em Uso você acompanha o consumo do mês, define limites e baixa os números em um arquivo.',
    Configurações:
      'Em Configurações você muda nome, senha e empresa, liga a verificação em duas etapas e baixa seus dados.',
  } as Record<string, string>,
} as const

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** How each wish is asked for, where somebody has to choose what they meant. */
export const choiceOf: Partial<Record<MessageIntent, string>> = {
  book: 'Marcar uma reunião',
  prices: 'Ver os preços',
  usage_prices: 'O que é cobrado por uso?',
  products: 'Quais agentes vocês têm?',
  product: 'Quais agentes vocês têm?',
  compare: 'Qual a diferença entre os agentes?',
  demo: 'Quero ver uma demonstração',
  trial: 'Como funciona o teste grátis?',
  buy: 'Como faço para contratar?',
  advice: 'Qual agente é melhor para mim?',
  discount: 'Vocês dão desconto?',
  payment_methods: 'Quais as formas de pagamento?',
  guarantee: 'Como peço reembolso?',
  cancel_plan: 'Como cancelo minha assinatura?',
  contract_terms: 'Tem fidelidade ou multa?',
  requirements: 'Preciso instalar alguma coisa?',
  meeting_info: 'Como funciona a reunião?',
  login_help: 'Não consigo entrar na minha conta',
  signup_help: 'Como crio uma conta?',
  password_help: 'Esqueci minha senha',
  invoice: 'Quando vence minha fatura?',
  services: 'Ver meus serviços',
  find_meeting: 'Quando é minha reunião?',
  cancel_meeting: 'Cancelar minha reunião',
  move_meeting: 'Remarcar minha reunião',
  company: 'Qual é o contato de vocês?',
  hours: 'Qual o horário de atendimento?',
  privacy: 'O que vocês fazem com meus dados?',
}
