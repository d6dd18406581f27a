import {
  createAssistantSession,
  getAudit,
  getLabelledFile,
  getUnansweredQuestions,
  getUnderstoodDays,
  ignoreQuestion,
  labelQuestion,
  type MessageIntent,
  sendAssistantMessage,
} from '@ag/contracts'
import { days, hours } from '../../clock'
import { tokenOf } from '../../testing/administrators'
import { describeEachDatabase } from '../../testing/describe-database'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'

describeEachDatabase('learning from what was not understood', (database, once) => {
  let clock: ReturnType<typeof testClock>
  let backend: TestBackend
  let rita: string
  beforeEach(async () => {
    clock = testClock()
    backend = await testBackend(database(), { clock: clock.now })
    rita = await tokenOf(backend, database(), 'comercial')
  })
  afterEach(() => backend.close())

  async function converse(...lines: string[]): Promise<void> {
    const { reply } = await backend.send(createAssistantSession, { body: { page_url: '/' } })
    for (const message of lines) {
      await backend.send(sendAssistantMessage, { body: { session_id: reply.session_id, message } })
    }
  }
  const unanswered = async () => (await backend.send(getUnansweredQuestions, { token: rita })).reply
  const label = (id: string, intent: MessageIntent, similar: string[] = [], token = rita) =>
    backend.send(labelQuestion, { token, params: { id }, body: { intent, similar } })
  const file = (token = rita) =>
    backend.app.inject({
      url: getLabelledFile.path,
      headers: { authorization: `Bearer ${token}` },
    })

  once('groups what is similar, says what is likely meant, and takes a label in one press', async () => {
    await converse('conserta uma bomba de poço', 'qual a capital da Austrália?')
    await converse('conserta umas bombas de poço')
    const { items, labelled } = await unanswered()
    expect(items.map(({ question, times, similar }) => [question, times, similar.length])).toEqual([
      ['conserta umas bombas de poço', 2, 1],
      ['qual a capital da Austrália?', 1, 0],
    ])
    expect(labelled).toBe(0)
    expect(items[1]?.likely.map(({ intent }) => intent)).toContain('off_topic')
    const [group] = items
    const others = group?.similar.map(({ id }) => id) ?? []
    expect((await label(group?.id ?? '', 'off_topic', others)).status).toBe(204)
    // The same said again changes nothing; another meaning comes too late.
    expect((await label(group?.id ?? '', 'off_topic', others)).status).toBe(204)
    expect((await label(group?.id ?? '', 'prices')).status).toBe(404)
    expect(await unanswered()).toMatchObject({ labelled: 2, items: [{ times: 1 }] })
    const admin = await tokenOf(backend, database(), 'admin')
    const { reply } = await backend.send(getAudit, { token: admin })
    expect(reply.items.find(({ entity }) => entity === 'unanswered_question')).toMatchObject({
      action: 'edit',
      after: { intent: 'off_topic', questions: 2 },
    })
  })

  once('leaves as lines of the corpus, without names, addresses and numbers', async () => {
    await converse('meu nome é Zuleica Brandão', 'protocolo 12345678 do trator da Zuleica')
    const { items } = await unanswered()
    for (const { id } of items) await label(id, 'off_topic')
    const { headers, payload } = await file()
    expect(headers['content-disposition']).toBe('attachment; filename="mensagens-rotuladas.jsonl"')
    const lines = payload
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines).toEqual([
      {
        text: 'protocolo (11) 90000-0000 do trator da Fulano',
        stage: 'discover',
        intents: ['off_topic'],
        entities: [],
      },
    ])
  })

  once('is for those who may write answers', async () => {
    await converse('qual a capital da Austrália?')
    const { items } = await unanswered()
    const reader = await tokenOf(backend, database(), 'leitura')
    expect((await label(items[0]?.id ?? '', 'off_topic', [], reader)).status).toBe(403)
    expect((await file(reader)).statusCode).toBe(403)
    expect((await backend.send(getUnderstoodDays, { token: reader })).status).toBe(200)
  })

  it('counts a day once it is over, whatever is settled meanwhile', async () => {
    await converse('oi', 'quanto custa o prospect?', 'qual a capital da Austrália?')
    const { items } = await unanswered()
    await backend.send(ignoreQuestion, { token: rita, params: { id: items[0]?.id ?? '' } })
    const counted = async () => (await backend.send(getUnderstoodDays, { token: rita })).reply.days
    await backend.worker.runJobs()
    expect(await counted()).toEqual([])
    clock.advance(hours(24))
    rita = await tokenOf(backend, database(), 'comercial')
    await backend.worker.runJobs()
    await backend.worker.runJobs()
    expect(await counted()).toEqual([{ day: expect.any(String), turns: 3, understood: 2 }])
  })

  once('forgets labels after a year', async () => {
    await converse('qual a capital da Austrália?')
    const { items } = await unanswered()
    await label(items[0]?.id ?? '', 'off_topic')
    clock.advance(days(366))
    await backend.worker.runJobs()
    rita = await tokenOf(backend, database(), 'admin')
    expect((await unanswered()).labelled).toBe(0)
  })
})
