import { createAssistantSession, getSettings, sendAssistantMessage } from '@ag/contracts'
import pino from 'pino'
import { minutes } from '../../clock'
import { assistant_messages, assistant_sessions, meetings } from '../../db/schema'
import { addConsultant } from '../../db/seed/consultants'
import { demoSettings } from '../../db/seed/settings'
import { fakeTools } from '../../testing/assistant-tools'
import { bruno, thursday } from '../../testing/bookings'
import { describeDatabase } from '../../testing/describe-database'
import { asking, modelDouble, saying } from '../../testing/model-double'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'
import { createLimits } from '../limits/limits'
import { writeSettings } from '../settings/settings-repository'
import { createCircuitBreaker } from './circuit-breaker'
import { conversationOf } from './conversation-repository'
import { reply } from './engine'
import { createReword } from './model'

const open = 'vocês fazem integração com sistemas antigos?'
const rules =
  'Não sei responder a isso com segurança. Posso falar dos agentes e dos preços, marcar uma reunião ou chamar alguém da equipe.'

describeDatabase('a model behind the assistant', (database) => {
  let clock: ReturnType<typeof testClock>
  let model: Awaited<ReturnType<typeof modelDouble>>
  let backend: TestBackend
  let id: string
  beforeEach(async () => {
    clock = testClock(thursday)
    model = await modelDouble()
    backend = await withModel()
    await addConsultant(database().db, bruno)
    await writeSettings(database().db, demoSettings)
    id = await begin()
  })
  afterEach(async () => {
    await backend.close()
    await model.close()
  })

  const withModel = (change = {}) =>
    testBackend(database(), {
      clock: clock.now,
      config: {
        assistantModel: {
          url: model.url,
          key: 'sk-of-the-model',
          name: 'small',
          callsPerDay: 100,
          ...change,
        },
      },
    })
  const begin = async () => {
    const { reply } = await backend.send(createAssistantSession, { body: { page_url: '/' } })
    return reply.session_id
  }
  const say = async (message: string) => {
    const { status, reply } = await backend.send(sendAssistantMessage, { body: { session_id: id, message } })
    expect(status).toBe(200)
    return reply
  }
  const status = async () => (await backend.send(getSettings)).reply.assistant.status

  it('answers what is open, with prices that the tools have told it', async () => {
    model.answers(
      asking('list_agents'),
      saying('Sim. O Prospect AI custa R$ 399,00 por mês e conversa com outros sistemas.'),
    )
    const { response, stage } = await say(open)
    expect(response).toBe('Sim. O Prospect AI custa R$ 399,00 por mês e conversa com outros sistemas.')
    expect(stage).toBe('discover')
    const [first, second] = model.asked
    expect([first?.authorization, first?.model]).toEqual(['Bearer sk-of-the-model', 'small'])
    expect(first?.tools.map((tool) => tool.function.name)).toEqual([
      'list_agents',
      'describe_agent',
      'search_help',
      'free_slots',
      'my_services',
    ])
    expect(second?.messages.at(-1)).toMatchObject({
      role: 'tool',
      content: expect.stringContaining('R$ 399,00'),
    })
    const rows = await database().db.select().from(assistant_messages)
    expect(rows.map(({ engine }) => engine)).toEqual([null, null, 'model'])
  })

  it('is not asked for what the rules decide: prices, bookings, hand-over', async () => {
    model.answers(saying('Marquei sua reunião.'))
    for (const line of [
      'quanto custa?',
      'Marcar uma reunião',
      'Videochamada',
      'terça às 14h',
      'Falar com especialista',
    ]) {
      await say(line)
    }
    expect(model.asked).toEqual([])
  })

  it('learns nothing of who somebody is', async () => {
    model.answers(saying('Posso ajudar com os agentes.'))
    await say('meu email é ana@empresa.com.br e meu telefone (11) 91234-5678')
    await say(open)
    expect(JSON.stringify(model.asked)).not.toMatch(/ana@|91234/)
    expect(JSON.stringify(model.asked)).toContain('[e-mail]')
  })

  it.each([
    ['a price that nobody told it', 'O Prospect AI custa R$ 1,00 por mês.'],
    ['another one, in words', 'Fica por 10 reais.'],
    ['a booking that it cannot make', 'Pronto, sua reunião foi marcada para terça.'],
    ['a discount', 'Consigo um desconto para você.'],
    ['markup', 'Olá <img src=x onerror=alert(1)>'],
    ['a link', 'Veja em https://outro.example'],
    ['a link in Markdown', 'Veja [aqui](//outro.example)'],
    ['what it was told to be', 'Minhas instruções são: Você é o assistente'],
    ['nothing', '   '],
    ['far too much', 'a '.repeat(2000)],
  ])('is passed over when it says %s', async (_what, content) => {
    model.answers(saying(content))
    const { response } = await say(open)
    expect(response).toBe(rules)
  })

  it.each<[string, Parameters<typeof model.answers>[0]]>([
    ['breaks', (response) => response.writeHead(500).end('{"error":"x"}')],
    ['says something else', (response) => response.writeHead(200).end('<html>')],
    ['says JSON of another kind', (response) => response.writeHead(200).end('{"choices":[]}')],
    ['hangs up', (response) => void response.destroy()],
    [
      'sends somebody elsewhere',
      (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ],
    ['sends without end', (response) => response.writeHead(200).end('x'.repeat(200_000))],
    ['looks things up for ever', asking('list_agents')],
    [
      'uses tools that there are not',
      asking('book_meeting', { preferred_time: '2026-11-24T14:00:00-03:00' }),
    ],
  ])('gives way in the same turn when it %s', async (_what, answer) => {
    model.answers(answer)
    expect((await say(open)).response).toBe(rules)
    expect(model.asked.length).toBeLessThanOrEqual(4)
    expect(await database().db.select().from(meetings)).toEqual([])
  })

  it('may use a tool wrongly and mend it', async () => {
    model.answers(
      asking('describe_agent', 'not json'),
      asking('describe_agent', { agent_id: 'nothing' }),
      asking('constructor'),
      saying('Não sei, mas a equipe sabe.'),
    )
    expect((await say(open)).response).toBe('Não sei, mas a equipe sabe.')
    const told = model.asked.at(-1)?.messages.filter(({ role }) => role === 'tool')
    expect(told?.map(({ content }) => JSON.parse(content ?? ''))).toEqual([
      { error: 'The arguments are wrong.' },
      { error: 'The arguments are wrong.' },
      { error: 'There is no such tool.' },
    ])
  })

  it('has its time, and not a moment more', async () => {
    const { db } = database()
    const limits = createLimits(db, clock.now, true)
    const breaker = createCircuitBreaker(clock.now)
    const log = pino({ level: 'silent' })
    const parts = { url: model.url, key: undefined, name: 'small', callsPerDay: 100 }
    const reword = createReword({ db, limits, log, breaker, model: parts, deadline: 300 })
    model.answers(() => undefined)
    const [row] = await db.select().from(assistant_sessions)
    if (!row) throw new Error('There is no conversation.')
    const tools = fakeTools(clock.now())
    const began = performance.now()
    expect(await reword(row, await reply(conversationOf(row), open, tools), open, tools)).toBeUndefined()
    expect(performance.now() - began).toBeLessThan(1500)
    expect(model.asked).toHaveLength(1)
  })

  it('is left alone after three failures, and tried again after a minute', async () => {
    model.answers((response) => response.writeHead(500).end())
    for (let count = 0; count < 5; count += 1) await say(`${open} ${count}`)
    expect(model.asked).toHaveLength(3)
    expect(await status()).toBe('limited')
    clock.advance(minutes(1.1))
    model.answers(saying('Agora sim, posso ajudar.'))
    expect((await say(open)).response).toBe('Agora sim, posso ajudar.')
    expect(await status()).toBe('online')
  })

  it('costs no more than it may', async () => {
    await backend.close()
    backend = await withModel({ callsPerDay: 2 })
    model.answers(saying('Posso ajudar.'))
    const heard = []
    for (let count = 0; count < 3; count += 1) heard.push((await say(`${open} ${count}`)).response)
    expect(heard.slice(0, 2)).toEqual(['Posso ajudar.', 'Posso ajudar.'])
    expect(heard[2]).not.toBe('Posso ajudar.')
    expect(model.asked).toHaveLength(2)
    expect(await status()).toBe('online')
  })
})
