import type { AssistantCard, Dashboard, Pricing, Product } from '@ag/contracts'
import {
  afterSpecialistSuggestions,
  agentPath,
  dashboardSections,
  formatBRL,
  formatDay,
  formatNumber,
  formatTime,
  hasDemo,
  joinWords,
  subscriptionLabel,
  toCents,
  trialMessage,
} from '@ag/core'
import { divideHalfEven, usageCost } from '@ag/core/charges'
import { type Conversation, changed, type Turn, turn, withLead } from './conversation'
import { findProducts } from './find-products'
import type { Memory } from './memory'
import { readContact } from './read-contact'
import type { Intent } from './read-intent'
import { monthlyUnits, readUse } from './read-use'
import { summarize } from './summarize'
import { channelNames, dayOf, replies, texts } from './texts'
import type { Tools } from './tools'
import { fold } from './words'

type Answer = (conversation: Conversation, text: string, tools: Tools) => Turn | Promise<Turn>

const plain = (money: string) => money.replace(/\u00a0/g, ' ')
const reais = (amount: number) => plain(formatBRL(toCents(amount)))

/** What comes next for somebody who looks around. */
export const openSuggestions = ({ customer }: Tools): string[] =>
  customer
    ? [replies.services, replies.meeting, replies.support]
    : [replies.prices, replies.advice, replies.meeting]

const demoOf = ({ id, name }: Product): string[] => (hasDemo(id) ? [replies.demo(name)] : [])

const aboutOne = (product: Product) => [...demoOf(product), replies.meeting, replies.specialist]

const cardOf = ({ id, name, description, price_formatted, demo_url }: Product): AssistantCard => ({
  type: 'product',
  id,
  name,
  description,
  price_formatted,
  demo_url,
})

const links = (...entries: Array<[label: string, path: string]>): AssistantCard[] => [
  { type: 'links', links: entries.map(([label, path]) => ({ label, path })) },
]

/** The agent that is spoken of: named now, of this page, or named before. */
function topicOf(
  conversation: Conversation,
  text: string,
  products: readonly Product[],
): Product | undefined {
  const [named] = findProducts(text, products)
  return named ?? lastTopic(conversation, products)
}

export function lastTopic(
  { memory, context }: Conversation,
  products: readonly Product[],
): Product | undefined {
  const slug = context.page_context.agentType
  return (
    products.find(({ id }) => id === memory.topic) ??
    products.find(({ id }) => slug && agentPath(id) === `/agents/${slug}`)
  )
}

/** The conversation once somebody has asked about an agent: what it is named for is known, and kept as their interest. */
const about = (conversation: Conversation, { id }: Product): Conversation =>
  changed(withLead(conversation, { agent_interest: id }), { stage: 'recommend', memory: { topic: id } })

const discovering = (conversation: Conversation): Conversation => changed(conversation, { stage: 'discover' })

/** Several together, not one of them. */
const wantsSum =
  /\b(?:junt[oa]s?|soma(?:ndo|r|dos)?|total|combo|pacote|ambos|os dois|os tres|todos|tudo|mais o|mais a|mais \d|com o de)\b|\+/

const prices: Answer = async (conversation, text, tools) => {
  const pricing = await tools.pricing()
  const named = findProducts(text, pricing.products, { each: wantsSum.test(fold(text)) })
  const isAboutThis =
    /\b(?:ele|ela|esse|esta|este|desse|dele|dela|isso)\b|^(?:e )?(?:quanto|qual o (?:preco|valor))/.test(
      fold(text),
    )
  const one =
    named.length === 1
      ? named[0]
      : named.length === 0 && isAboutThis
        ? lastTopic(conversation, pricing.products)
        : undefined
  const use = usageEstimate(text, pricing)
  const isSumWithUse = use && named.length > 0 && wantsSum.test(fold(text))
  if (one && !isSumWithUse) return priceOf(conversation, one, pricing)
  if (named.length === 0 && use) return usagePrices(conversation, text, tools)
  const listed = named.length > 0 ? named : pricing.products
  const lines = listed.map(({ name, price_formatted, popular }) =>
    texts.priceLine(name, price_formatted, popular),
  )
  const isSum = named.length > 1 || wantsSum.test(fold(text))
  const cents = listed.reduce((total, product) => total + product.price_cents, isSumWithUse ? use.cents : 0)
  const sum = isSum ? texts.priceSum(plain(formatBRL(cents))) : ''
  return turn('prices', discovering(conversation), {
    text: [texts.prices(lines), isSumWithUse ? use.line : '', sum, texts.trialLine(pricing.trial_days)]
      .filter(Boolean)
      .join('\n'),
    suggestions: [replies.advice, replies.trial, replies.meeting],
  })
}

function priceOf(conversation: Conversation, product: Product, { trial_days }: Pricing): Turn {
  return turn('prices', about(conversation, product), {
    text: `${texts.price(product.name, product.price_formatted)} ${texts.trialLine(trial_days)}`,
    suggestions: aboutOne(product),
    cards: [cardOf(product)],
  })
}

interface UseCost {
  line: string
  cents: number
}

/** What a number of messages, mails or credits costs in a month; undefined where none is named. */
function usageEstimate(text: string, { transactional }: Pricing): UseCost | undefined {
  const use = readUse(text)
  const units = monthlyUnits(use)
  const meter = transactional.find(({ key }) => use.meters.includes(key))
  if (!units || !meter) return undefined
  const cents = usageCost(units, divideHalfEven(toCents(meter.price) * 1000, meter.per))
  return { line: texts.usageOf(formatNumber(units), meter.label, plain(formatBRL(cents))), cents }
}

const usagePrices: Answer = async (conversation, text, tools) => {
  const pricing = await tools.pricing()
  const lines = pricing.transactional.map(({ label, price, per }) =>
    texts.usageLine(label, reais(price), formatNumber(per)),
  )
  return turn('usage_prices', conversation.stage === 'done' ? discovering(conversation) : conversation, {
    text: usageEstimate(text, pricing)?.line ?? texts.usage(lines),
    suggestions: [replies.prices, replies.trial, replies.meeting],
  })
}

/** What one agent does. */
export const describeProduct = (conversation: Conversation, product: Product): Turn =>
  turn('product', about(conversation, product), {
    text: [
      texts.about(product.name, product.description, product.features),
      product.integrations.length > 0 ? texts.integrations(joinWords(product.integrations)) : '',
      texts.price(product.name, product.price_formatted),
    ]
      .filter(Boolean)
      .join('\n'),
    suggestions: aboutOne(product),
    cards: [cardOf(product)],
    isOpen: true,
  })

const listProducts: Answer = async (conversation, _text, tools) => {
  const { products } = await tools.pricing()
  const lines = products.map(({ name, description }) => texts.productLine(name, description))
  return turn('products', discovering(conversation), {
    text: texts.products(lines),
    suggestions: [replies.prices, replies.advice, replies.meeting],
  })
}

const compare: Answer = async (conversation, text, tools) => {
  const { products } = await tools.pricing()
  const named = findProducts(text, products, { each: true })
  const topic = lastTopic(conversation, products)
  const both = named.length === 1 && topic && named[0]?.id !== topic.id ? [topic, ...named] : named
  const [one, other] = both
  if (one && other) {
    const line = ({ name, price_formatted, description }: Product) =>
      texts.compareLine(name, price_formatted, description)
    return turn('compare', changed(conversation, { stage: 'recommend', memory: { topic: one.id } }), {
      text: texts.compare(line(one), line(other)),
      suggestions: [...demoOf(one), ...demoOf(other), replies.meeting],
      cards: [cardOf(one), cardOf(other)],
      isOpen: true,
    })
  }
  const inOrder = products.toSorted((a, b) => a.price_cents - b.price_cents)
  const [least, most] = [inOrder[0], inOrder.at(-1)]
  if (!least || !most) return listProducts(conversation, text, tools)
  return turn('compare', discovering(conversation), {
    text: texts.cheapest(least.name, least.price_formatted, most.name, most.price_formatted),
    suggestions: [replies.prices, replies.advice, replies.meeting],
    isOpen: true,
  })
}

const demo: Answer = async (conversation, text, tools) => {
  const { products } = await tools.pricing()
  const product = topicOf(conversation, text, products)
  if (!product) {
    const shown = products.filter(({ id }) => hasDemo(id))
    return turn('demo', discovering(conversation), {
      text: texts.demos,
      suggestions: shown.slice(0, 3).map(({ name }) => replies.demo(name)),
      cards: links(...shown.map(({ name, demo_url }): [string, string] => [name, `${demo_url}#demo`])),
    })
  }
  if (!hasDemo(product.id)) {
    return turn('demo', about(conversation, product), {
      text: texts.noDemo(product.name),
      suggestions: [replies.meeting, replies.trial, replies.specialist],
      cards: [cardOf(product)],
    })
  }
  return turn('demo', about(conversation, product), {
    text: texts.demo(product.name),
    suggestions: [replies.meeting, replies.trial, replies.specialist],
    cards: links([replies.demo(product.name), `${product.demo_url}#demo`]),
  })
}

const trial: Answer = async (conversation, text, tools) => {
  const { products, trial_days, guarantee_days } = await tools.pricing()
  const [product] = findProducts(text, products)
  return turn('trial', product ? about(conversation, product) : discovering(conversation), {
    text: texts.trial(trial_days, guarantee_days),
    suggestions: [replies.prices, replies.meeting, replies.specialist],
    cards: links(['Criar conta', product ? `/auth/signup?product=${product.id}` : '/auth/signup']),
  })
}

const buy: Answer = async (conversation, text, tools) => {
  const { products } = await tools.pricing()
  const product = topicOf(conversation, text, products)
  if (!product) return turn('buy', conversation, { text: '' })
  return turn('buy', about(conversation, product), {
    text: texts.buy(product.name),
    suggestions: [replies.meeting, ...demoOf(product), replies.specialist],
    cards: links(['Criar conta', `/auth/signup?product=${product.id}`]),
  })
}

/** Hands over to the team; the line about it is said once, when the visitor opens the chat. */
export const handOver: Answer = async (conversation, _text, tools) => {
  const settings = await tools.settings()
  if (!settings.whatsapp_number) {
    return turn('human', changed(conversation, { stage: 'handoff' }), {
      text: `${texts.handOverWithoutNumber} ${texts.contacts(settings.company_name, settings.contact_email, settings.contact_phone)} ${texts.teamTold}`,
      suggestions: afterSpecialistSuggestions,
    })
  }
  return turn('human', changed(conversation, { stage: 'handoff', memory: { handedOver: false } }), {
    text: `${texts.handOver} ${texts.teamTold}`,
    suggestions: afterSpecialistSuggestions,
    cards: [{ type: 'handoff', target: 'whatsapp', summary: summarize(conversation, await namesOf(tools)) }],
  })
}

/** Names by id, and none while the catalogue cannot be read: nobody is kept from a person by that. */
export async function namesOf(tools: Pick<Tools, 'pricing'>): Promise<Map<string, string>> {
  const products = await tools.pricing().then(
    (pricing) => pricing.products,
    () => [],
  )
  return new Map(products.map(({ id, name }) => [id, name]))
}

const say =
  (intent: Intent, text: string, suggestions?: string[], cards?: AssistantCard[]): Answer =>
  (conversation, _text, tools) =>
    turn(
      intent,
      conversation.stage === 'done' || conversation.stage === 'handoff'
        ? discovering(conversation)
        : conversation,
      {
        text,
        suggestions: suggestions ?? openSuggestions(tools),
        ...(cards && { cards }),
      },
    )

const services: Answer = async (conversation, _text, { customer, now }) => {
  if (!customer) return signInFirst('services', conversation)
  const { services } = await customer.dashboard()
  const lines = services.map(({ name, status, trial_ends_at }) =>
    texts.serviceLine(name, subscriptionLabel(status), trialMessage({ status, trial_ends_at }, now())),
  )
  return turn('services', discovering(conversation), {
    text: lines.length > 0 ? texts.services(lines) : texts.noServices,
    suggestions: customerSuggestions,
    cards: links(['Abrir Serviços', '/dashboard/services']),
  })
}

const customerSuggestions = ['Quando vence minha fatura?', replies.meeting, replies.support]

const tellInvoice = ({
  amount,
  due_date,
  estimated_usage,
  if_continued,
}: NonNullable<Dashboard['next_invoice']>): string =>
  if_continued
    ? texts.invoiceIfContinued(reais(amount), formatDay(due_date))
    : texts.invoice(
        reais(amount),
        formatDay(due_date),
        estimated_usage > 0 ? reais(estimated_usage) : undefined,
      )

const invoice: Answer = async (conversation, _text, { customer }) => {
  if (!customer) return signInFirst('invoice', conversation)
  const { next_invoice: next } = await customer.dashboard()
  return turn('invoice', discovering(conversation), {
    text: next ? tellInvoice(next) : texts.noInvoice,
    suggestions: [replies.services, replies.support],
    cards: links(['Abrir Faturamento', '/dashboard/billing']),
  })
}

const myMeetings: Answer = async (conversation, text, tools) => {
  const { customer } = tools
  if (!customer) return manageMeeting('my_meetings')(conversation, text, tools)
  const { upcoming_meetings: meetings } = await customer.dashboard()
  const lines = meetings.map(
    ({ title, start_at }) => `- ${title}: ${formatDay(start_at)}, ${start_at.slice(11, 16)}`,
  )
  return turn('my_meetings', discovering(conversation), {
    text: lines.length > 0 ? texts.meetings(lines) : texts.noMeetings,
    suggestions: [replies.meeting, replies.support],
    cards: links(['Abrir o Painel', '/dashboard']),
  })
}

const signInFirst = (intent: Intent, conversation: Conversation): Turn =>
  turn(intent, discovering(conversation), {
    text: texts.signInFirst,
    suggestions: ['Preciso de ajuda para fazer login', replies.prices, replies.specialist],
    cards: links(['Entrar', '/auth/login']),
  })

const sectionWords: Record<string, RegExp> = {
  Faturamento: /fatur|pagament|cobran|nota|boleto|pix/,
  Uso: /\buso\b|consumo|limite|alerta/,
  Serviços: /servico|agente|assinatura/,
  Configurações: /config|senha|dados|perfil|conta\b|etapas/,
}

const sectionHelp: Answer = (conversation, text, tools) => {
  const folded = fold(text)
  const name =
    dashboardSections.find((section) => folded.includes(fold(section.name)))?.name ??
    Object.keys(sectionWords).find((section) => sectionWords[section]?.test(folded)) ??
    'Painel'
  const path = dashboardSections.find((section) => section.name === name)?.path ?? '/dashboard'
  return turn('section_help', discovering(conversation), {
    text: texts.sections[name] ?? '',
    suggestions: tools.customer
      ? [replies.services, 'Quando vence minha fatura?', replies.support]
      : openSuggestions(tools),
    cards: links([`Abrir ${name}`, path]),
  })
}

const whenBooked = ({ preferred_time, channel }: NonNullable<Memory['booked']>): string =>
  texts.bookedAt(dayOf(preferred_time), formatTime(preferred_time), channelNames[channel].toLowerCase())

/** A meeting of this conversation has its link at once; of any other the link is mailed to the address that booked it. */
const manageMeeting =
  (intent: Intent): Answer =>
  async (conversation, text, tools) => {
    const { booked } = conversation.memory
    const suggestions = [replies.meeting, replies.specialist, replies.backToStart]
    if (booked)
      return turn(intent, conversation, {
        text: `${whenBooked(booked)} ${texts.manage}`,
        suggestions,
        cards: [
          {
            type: 'meeting',
            id: booked.meeting_id,
            label: texts.manage,
            manage_url: tools.manageUrl(booked.meeting_id),
            ics_url: tools.calendarUrl(booked.meeting_id),
          },
        ],
      })
    return (
      (await mailLink(intent, conversation, text, tools)) ??
      turn(intent, changed(conversation, { memory: { linkWanted: true } }), {
        text: texts.whichMeeting,
        suggestions,
      })
    )
  }

/** Mails the link where the message has an address; the answer is the same whether or not there is a meeting. */
export async function mailLink(
  intent: Intent,
  conversation: Conversation,
  text: string,
  tools: Tools,
): Promise<Turn | undefined> {
  const { email } = readContact(text)
  if (!email) return undefined
  await tools.mailLinks(email)
  return turn(intent, changed(conversation, { memory: { linkWanted: false } }), {
    text: texts.linkMailed(email),
    suggestions: [replies.meeting, replies.specialist, replies.backToStart],
  })
}

const company: Answer = async (conversation, _text, tools) => {
  const { company_name, contact_email, contact_phone } = await tools.settings()
  return turn('company', discovering(conversation), {
    text: texts.contacts(company_name, contact_email, contact_phone),
    suggestions: [replies.specialist, replies.meeting, replies.products],
  })
}

const hours: Answer = async (conversation, _text, tools) => {
  const settings = await tools.settings()
  return turn('hours', discovering(conversation), {
    text: texts.hours(settings.hours),
    suggestions: [replies.meeting, replies.specialist, replies.products],
  })
}

const greeting: Answer = (conversation, _text, tools) => {
  const { page_context: page } = conversation.context
  return turn('greeting', discovering(conversation), {
    text: texts.greeting,
    suggestions: page.suggestions.length > 0 ? page.suggestions : openSuggestions(tools),
  })
}

const startOver: Answer = (conversation) =>
  turn(
    'start_over',
    changed(discovering(conversation), {
      context: { channel: undefined, preferred_time: undefined, hold: undefined },
      memory: { asked: undefined, offered: undefined, wish: undefined, unclear: 0 },
    }),
    { text: texts.startOver, suggestions: conversation.context.page_context.suggestions },
  )

/** Answers that do not depend on where the conversation stands. */
export const answers: Partial<Record<Intent, Answer>> = {
  prices,
  usage_prices: usagePrices,
  products: listProducts,
  compare,
  demo,
  trial,
  buy,
  human: handOver,
  services,
  invoice,
  my_meetings: myMeetings,
  section_help: sectionHelp,
  manage_meeting: manageMeeting('manage_meeting'),
  calendar_file: manageMeeting('calendar_file'),
  company,
  hours,
  greeting,
  start_over: startOver,
  thanks: say('thanks', texts.thanks),
  goodbye: say('goodbye', texts.goodbye, []),
  bot: say('bot', texts.bot, [replies.specialist, replies.products, replies.meeting]),
  not_for_us: say('not_for_us', texts.notForUs, [replies.products, replies.meeting, replies.specialist]),
  privacy: say('privacy', texts.privacy, undefined, links(['Política de privacidade', '/privacy'])),
  login_help: say(
    'login_help',
    texts.login,
    ['Esqueci minha senha', 'Quero criar uma conta', replies.support],
    links(['Entrar', '/auth/login']),
  ),
  signup_help: say(
    'signup_help',
    texts.signup,
    [replies.trial, 'Preciso de ajuda para fazer login', replies.support],
    links(['Criar conta', '/auth/signup']),
  ),
  password_help: say(
    'password_help',
    texts.password,
    ['Preciso de ajuda para fazer login', replies.support],
    links(['Recuperar senha', '/auth/forgot-password']),
  ),
  payment_methods: say('payment_methods', texts.paymentMethods, [
    replies.trial,
    replies.prices,
    replies.specialist,
  ]),
  yes: say('yes', texts.yesToWhat),
  no: say('no', texts.noToWhat),
  skip: say('skip', texts.noToWhat),
  stop: say('stop', texts.noToWhat),
}
