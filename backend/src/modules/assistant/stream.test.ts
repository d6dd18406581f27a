import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import {
  type AssistantAnswer,
  createAssistantSession,
  deleteAssistantSession,
  getAssistantSession,
  sendAssistantMessage,
} from '@ag/contracts'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { demoSettings } from '../../db/seed/settings'
import { thursday } from '../../testing/bookings'
import { describeDatabase } from '../../testing/describe-database'
import { beginning, modelDouble, saying, streaming, streamingTool } from '../../testing/model-double'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'
import { writeSettings } from '../settings/settings-repository'

const open = 'vocês fazem integração com sistemas antigos?'
const rules =
  'Não sei responder a isso com segurança. Posso falar dos agentes e dos preços, marcar uma reunião ou chamar alguém da equipe.'

describeDatabase('an answer as it comes', (database) => {
  let model: Awaited<ReturnType<typeof modelDouble>>
  let backend: TestBackend
  let origin: string
  let id: string
  beforeEach(async () => {
    model = await modelDouble()
    backend = await testBackend(database(), {
      clock: testClock(thursday).now,
      config: { assistantModel: { url: model.url, key: undefined, name: 'small', callsPerDay: 100 } },
    })
    await writeSettings(database().db, demoSettings)
    origin = await backend.app.listen({ port: 0, host: '127.0.0.1' })
    const { reply } = await backend.send(createAssistantSession, { body: { page_url: '/' } })
    id = reply.session_id
  })
  afterEach(async () => {
    await backend.close()
    await model.close()
  })

  const bodyOf = (message: string, more = {}) => ({
    message,
    session_id: id,
    client_message_id: 'written-1',
    ...more,
  })

  /** Says something over a connection of its own, and listens. */
  async function listen(message: string, more = {}) {
    const leaving = new AbortController()
    const response = await fetch(origin + sendAssistantMessage.path, {
      method: 'POST',
      signal: leaving.signal,
      headers: { accept: 'text/event-stream, application/json', 'content-type': 'application/json' },
      body: JSON.stringify(bodyOf(message, more)),
    })
    const events = response.body
      ?.pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream())
    const reader = events?.getReader()
    return {
      response,
      leave: () => leaving.abort(),
      async next() {
        const { value } = (await reader?.read()) ?? {}
        return value && { event: value.event, data: JSON.parse(value.data) }
      },
    }
  }
  type Heard = Awaited<ReturnType<typeof listen>>

  async function hearAll(heard: Heard) {
    const all = []
    for (let each = await heard.next(); each; each = await heard.next()) all.push(each)
    return all
  }
  const answerOf = (all: { event?: string | undefined; data: AssistantAnswer }[]) =>
    all.find(({ event }) => event === 'answer')?.data.response
  const wordsOf = (all: { event?: string | undefined; data: { text: string } }[]) =>
    all.filter(({ event }) => event === 'words').map(({ data }) => data.text)
  const said = async () => {
    const { reply } = await backend.send(getAssistantSession, { params: { id } })
    return reply.success ? reply.messages.slice(1).map(({ content }) => content) : undefined
  }

  it('is told sentence by sentence, and then as a whole', async () => {
    model.answers(streaming('Sim', ', fazemos', '. A equi', 'pe ajuda. ', 'Quer', ' marcar?'))
    const all = await hearAll(await listen(open))
    expect(all.map(({ event }) => event)).toEqual(['words', 'words', 'words', 'answer'])
    expect(wordsOf(all)).toEqual(['', 'Sim, fazemos.', 'Sim, fazemos. A equipe ajuda.'])
    expect(all.at(-1)?.data).toMatchObject({
      success: true,
      response: 'Sim, fazemos. A equipe ajuda. Quer marcar?',
      stage: 'discover',
    })
    expect(model.asked.map(({ stream }) => stream)).toEqual([true])
    expect(await said()).toEqual([open, 'Sim, fazemos. A equipe ajuda. Quer marcar?'])
  })

  it('is one event where rules know it, and never begins with the model', async () => {
    const { response, next } = await listen('quanto custa?')
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(await next()).toMatchObject({ event: 'answer', data: { success: true } })
    expect(await next()).toBeUndefined()
    expect(model.asked).toEqual([])
  })

  it('comes whole where nobody asked for events', async () => {
    model.answers(streaming('Sim. ', 'Fazemos.'))
    const { reply, headers } = await backend.send(sendAssistantMessage, { body: bodyOf(open) })
    expect(headers['content-type']).toMatch(/^application\/json/)
    expect(reply).toMatchObject({ response: 'Sim. Fazemos.' })
  })

  it('uses tools whose arguments come in pieces', async () => {
    model.answers(
      streamingTool('describe_agent', '{"agent', '_id":"prosp', 'ect"}'),
      streaming('O Prospect AI custa R$ 399,00 por mês. ', 'Ajudo em algo mais?'),
    )
    const all = await hearAll(await listen(open))
    expect(wordsOf(all)).toEqual(['', 'O Prospect AI custa R$ 399,00 por mês.'])
    expect(answerOf(all)).toBe('O Prospect AI custa R$ 399,00 por mês. Ajudo em algo mais?')
  })

  it.each([
    ['a price that nobody told it', 'O Prospect AI custa R$ 1,00 por mês. '],
    ['a booking that it cannot make', 'Sua reunião foi marcada. '],
    ['a link', 'Veja https://outro.example agora. '],
    ['far more than it may', `${'palavra '.repeat(200)}. `],
  ])('holds back %s, and the rules answer in the same turn', async (_what, sentence) => {
    model.answers(beginning('Claro. ', sentence, 'E mais. '))
    const all = await hearAll(await listen(open))
    expect(wordsOf(all)).toEqual(['', 'Claro.'])
    expect(answerOf(all)).toBe(rules)
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['breaks off', (response) => response.end()],
    ['hangs up', (response) => response.destroy()],
    ['sends what is no JSON', (response) => response.end('data: {"choices"\n\n')],
    ['sends JSON of another kind', (response) => response.end('data: {"choices":[{}]}\n\n')],
    ['never stops', (response) => response.end(`data: ${'x'.repeat(600_000)}\n\n`)],
  ])('is the rules’ when the model %s in the middle', async (_what, then) => {
    model.answers((response, asked, call) => {
      beginning('Claro. ', 'Um momento')(response, asked, call)
      then(response)
    })
    const all = await hearAll(await listen(open))
    expect(answerOf(all)).toBe(rules)
    expect(await said()).toEqual([open, rules])
  })

  it('ends where somebody stops it: with what was told, and the model is left', async () => {
    let left: Promise<unknown> | undefined
    model.answers((response, asked, call) => {
      left = once(response, 'close')
      beginning('Sim, fazemos. ', 'A equipe ')(response, asked, call)
    })
    const heard = await listen(open)
    expect([await heard.next(), await heard.next()].map((each) => each?.data.text)).toEqual([
      '',
      'Sim, fazemos.',
    ])
    heard.leave()
    await left
    const again = await hearAll(await listen(open, { rules_only: true }))
    expect(wordsOf(again)).toEqual([])
    expect([rules, 'Sim, fazemos.']).toContain(answerOf(again))
    expect(await said()).toEqual([open, answerOf(again)])
    expect(model.asked).toHaveLength(1)
  })

  it('is the rules’ where somebody stops it before the first words', async () => {
    model.answers(beginning())
    const heard = await listen(open)
    expect(await heard.next()).toEqual({ event: 'words', data: { text: '' } })
    heard.leave()
    expect(answerOf(await hearAll(await listen(open, { rules_only: true })))).toBe(rules)
    expect(await said()).toEqual([open, rules])
  })

  it('is the rules’ alone where that is asked for', async () => {
    model.answers(saying('Sim.'))
    const { reply } = await backend.send(sendAssistantMessage, { body: bodyOf(open, { rules_only: true }) })
    expect(reply).toMatchObject({ response: rules })
    expect(model.asked).toEqual([])
  })

  it('is refused with a status of its own before it begins', async () => {
    const { response } = await listen('oi', { session_id: 'as_nobodys' })
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      'application/json; charset=utf-8',
    ])
  })

  it('is cut off where it cannot be kept any more', async () => {
    let answering: ServerResponse | undefined
    model.answers((response, asked, call) => {
      answering = response
      beginning('Sim. ', 'Fazemos')(response, asked, call)
    })
    const heard = await listen(open)
    await heard.next()
    await heard.next()
    await backend.send(deleteAssistantSession, { params: { id } })
    answering?.end('data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\n')
    await expect(hearAll(heard)).rejects.toThrow('terminated')
  })
})
