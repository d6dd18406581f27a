import type { AssistantContext } from '@ag/contracts'
import { formatBRL, pageContext } from '@ag/core'
import { fakeTools } from '../../testing/assistant-tools'
import type { Conversation } from './conversation'
import { reply } from './engine'
import { choiceOf } from './texts'
import type { Tools } from './tools'
import { examples, type Given } from './turns'

/** A Monday, at nine in the morning. */
const monday = new Date('2026-11-23T12:00:00Z')
const visitor = fakeTools(monday)
const customer = fakeTools(monday, {
  customer: {
    name: 'Ana Souza',
    email: 'ana@empresa.com.br',
    phone: null,
    company: 'Padaria Central',
    dashboard: async () => ({
      greeting_name: 'Ana',
      services: [
        {
          product_id: 'prospect',
          name: 'Prospect AI',
          status: 'trialing',
          trial_ends_at: '2026-12-01T12:00:00Z',
          icon_path: 'M4 12h16',
          continues_after_trial: false,
          setup: { done: 1, total: 4 },
          results: [],
        },
      ],
      next_invoice: {
        amount: 360.39,
        due_date: '2026-12-04',
        estimated_usage: 0,
        ends_trial: true,
        if_continued: true,
      },
      usage_alerts: [],
      upcoming_meetings: [],
      notices: [],
    }),
  },
})

const conversationOn = (
  path: string,
  change: Partial<Omit<Conversation, 'context'>> & { context?: Partial<AssistantContext> } = {},
): Conversation => ({
  stage: 'discover',
  memory: {},
  ...change,
  context: { page_context: pageContext({ path, company: 'Automatize' }), ...change.context },
})

/** Says one thing after another. */
async function say(
  conversation: Conversation,
  lines: string[],
  tools: Tools = visitor,
): Promise<Conversation> {
  let now = conversation
  for (const line of lines) now = (await reply(now, line, tools)).conversation
  return now
}

const plan = ['Marcar uma reunião', 'Telefone', 'terça às 14h']
const paths: Record<Given, [path: string, ...lines: string[]]> = {
  new: ['/'],
  customer: ['/dashboard'],
  'agent page': ['/agents/prospect'],
  'after a price': ['/', 'quanto custa o prospect?'],
  'asked interest': ['/', 'qual agente é melhor para mim?'],
  'asked need': ['/', 'qual agente é melhor para mim?', 'Social Media'],
  'asked size': ['/', 'qual agente é melhor para mim?', 'Social Media', 'postar mais'],
  'asked timing': ['/', 'qual agente é melhor para mim?', 'Social Media', 'postar mais', '2 a 10'],
  'asked channel': ['/', 'Marcar uma reunião'],
  'asked slot': ['/', 'Marcar uma reunião', 'Videochamada', 'terça'],
  'asked name': ['/', ...plan],
  'asked email': ['/', ...plan, 'Ana Souza'],
  'asked phone': ['/', ...plan, 'Ana Souza', 'ana@empresa.com.br'],
  'asked consent': ['/', ...plan, 'Ana Souza', 'ana@empresa.com.br', '(11) 91234-5678'],
  review: ['/', ...plan, 'Ana Souza', 'ana@empresa.com.br', '(11) 91234-5678', 'Concordo'],
  confirm: ['/', ...plan, 'Ana Souza', 'ana@empresa.com.br', '(11) 91234-5678', 'Concordo', 'Confirmar'],
  done: ['/'],
  handoff: ['/', 'Falar com especialista'],
}

async function after(given: Given): Promise<Conversation> {
  const [path, ...lines] = paths[given]
  const conversation = await say(conversationOn(path), lines)
  if (given !== 'done') return conversation
  const booked = {
    meeting_id: 'mt_1',
    preferred_time: '2026-11-24T14:00:00-03:00',
    channel: 'video' as const,
  }
  return { ...conversation, stage: 'done', memory: { booked } }
}

const toolsFor = (given: Given) => (given === 'customer' ? customer : visitor)

it('holds two hundred examples, each once', () => {
  expect(examples.length).toBeGreaterThanOrEqual(200)
  expect(new Set(examples.map(([given, text]) => `${given}: ${text}`)).size).toBe(examples.length)
})

test.each(examples)('%s: “%s” is %s and leads to %s', async (given, text, intent, stage) => {
  const turn = await reply(await after(given), text, toolsFor(given))
  expect([turn.intent, turn.conversation.stage]).toEqual([intent, stage])
  expect(turn.saying.text).not.toBe('')
  expect(turn.saying.text).not.toMatch(/undefined|null|NaN|\[object/)
})

describe('what things cost together', () => {
  const priceOf = async (id: string) => (await visitor.product(id)).price_cents
  const answerTo = async (text: string) =>
    (await reply(conversationOn('/'), text, visitor)).saying.text.replace(/\u00a0/g, ' ')

  it('adds agents up', async () => {
    const sum = (await priceOf('prospect')) + (await priceOf('whatsapp'))
    const said = await answerTo('quanto fica o prospect junto com o de whatsapp?')
    expect(said).toContain(`Juntos: ${formatBRL(sum).replace(/\u00a0/g, ' ')} por mês.`)
    expect(said).not.toContain('Site Builder')
  })

  it.each([
    ['quanto custam 5 mil mensagens de whatsapp', '5.000 mensagens de WhatsApp por mês custam R$ 50,00'],
    ['quanto pago por 200 e-mails por dia', '6.000 envios de e-mail por mês custam R$ 30,00'],
    ['preço de mil e quinhentos créditos', '1.500 créditos de IA por mês custam R$ 30,00'],
  ])('%s', async (text, cost) => {
    expect(await answerTo(text)).toContain(cost)
  })
})

describe('several wishes in one message', () => {
  it('are answered in the order said', async () => {
    const { saying } = await reply(conversationOn('/'), 'tem fidelidade? e como pago?', visitor)
    expect(saying.text).toMatch(/fidelidade[\s\S]*formas? de pagamento/)
  })

  it('end with what goes on with the conversation', async () => {
    const turn = await reply(
      conversationOn('/'),
      'quanto custa o prospect? quero marcar uma reunião',
      visitor,
    )
    expect(turn.saying.text.replace(/\u00a0/g, ' ')).toContain(
      (await visitor.product('prospect')).price_formatted.replace(/\u00a0/g, ' '),
    )
    expect(turn.conversation.memory.asked).toBe('channel')
  })

  it('leave a booking that is under way where it was', async () => {
    const offered = await say(conversationOn('/'), ['quero marcar uma reunião', 'vídeo'])
    const turn = await reply(offered, 'o segundo, e quanto custa o prospect?', visitor)
    expect(turn.conversation.stage).toBe('contact')
    expect(turn.saying.text).toContain('Prospect AI custa')
  })

  it('never agree to a booking beside something else', async () => {
    const asked = await say(conversationOn('/'), [
      'quero marcar uma reunião',
      'vídeo',
      'o primeiro',
      'Ana Souza, ana@empresa.com.br',
      'concordo',
    ])
    expect(asked.stage).toBe('review')
    const turn = await reply(asked, 'sim, e quanto tempo dura?', visitor)
    expect(turn.conversation.stage).toBe('review')
  })
})

it('takes along who somebody is as they choose a slot', async () => {
  const offered = await say(conversationOn('/'), ['quero marcar uma reunião', 'vídeo'])
  const { conversation } = await reply(offered, 'o segundo, meu nome é Rita Camargo', visitor)
  expect(conversation.context.contact_info?.name).toBe('Rita Camargo')
  expect(conversation.memory.asked).toBe('email')
})

it('names the source of what it knows from our policy', async () => {
  const { saying } = await reply(conversationOn('/'), 'tem fidelidade ou multa?', visitor)
  expect(saying.text).toContain('Fonte: nossas condições.')
})

it('takes “e o de e-mail?” for the agent', async () => {
  const asked = await say(conversationOn('/'), ['quanto custa o prospect?'])
  expect((await reply(asked, 'e o de e-mail?', visitor)).saying.text).toContain('Email Marketing')
})

it('tells when the meeting is that was booked here', async () => {
  const booked = conversationOn('/', {
    stage: 'done',
    memory: { booked: { meeting_id: 'm1', preferred_time: '2026-11-26T11:00:00-03:00', channel: 'video' } },
  })
  const { saying } = await reply(booked, 'que horas é a minha reunião?', visitor)
  expect(saying.text).toMatch(/26.*11:00/)
})

it('says of a trial that nothing is charged by itself, and what going on would cost', async () => {
  const { saying } = await reply(conversationOn('/dashboard'), 'quando vence minha fatura?', customer)
  expect(saying.text.replace(/\u00a0/g, ' ')).toBe(
    'Você está no teste grátis, até 04/12/2026: nada é cobrado sozinho. Se continuar, a primeira fatura será de R$ 360,39.',
  )
})

it('adds agents and their use up', async () => {
  const { saying } = await reply(
    conversationOn('/'),
    'quanto dá o plano do prospect mais 2 mil mensagens junto?',
    visitor,
  )
  const cents = (await visitor.product('prospect')).price_cents + 2000
  expect(saying.text.replace(/\u00a0/g, ' ')).toContain(`Juntos: ${formatBRL(cents).replace(/\u00a0/g, ' ')}`)
})

it.each(Object.entries(choiceOf))('offers “%s” in words that it understands itself', async (_, words) => {
  const turn = await reply(conversationOn('/'), words, visitor)
  expect(turn.intent).not.toBe('unknown')
})
