import {
  answerAdminConversation,
  answerQuestion,
  createAssistantSession,
  deleteAssistantSession,
  getAdminConversation,
  getAdminConversations,
  getAssistantSession,
  getAssistantTranscript,
  getAudit,
  getGeneralFaq,
  getUnansweredQuestions,
  holdAdminConversation,
  ignoreQuestion,
  saveGeneralFaq,
  sendAssistantMessage,
} from '@ag/contracts'
import { days, hours, minutes, seconds } from '../../clock'
import { demoSettings } from '../../db/seed/settings'
import { tokenOf } from '../../testing/administrators'
import { describeEachDatabase } from '../../testing/describe-database'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'
import { writeSettings } from '../settings/settings-repository'

describeEachDatabase('the inbox of the assistant', (database, once) => {
  let clock: ReturnType<typeof testClock>
  let backend: TestBackend
  let rita: string
  beforeEach(async () => {
    clock = testClock()
    backend = await testBackend(database(), { clock: clock.now })
    await writeSettings(database().db, demoSettings)
    rita = await tokenOf(backend, database(), 'comercial')
  })
  afterEach(() => backend.close())

  let sent = 0
  const nextId = () => {
    sent += 1
    return `message-${String(sent).padStart(8, '0')}`
  }
  async function begin(...lines: string[]): Promise<string> {
    const { reply } = await backend.send(createAssistantSession, { body: { page_url: '/agents/prospect' } })
    for (const line of lines) await say(reply.session_id, line)
    return reply.session_id
  }
  const say = (session_id: string, message: string, client_message_id = nextId()) =>
    backend.send(sendAssistantMessage, { body: { session_id, message, client_message_id } })
  const inbox = async (query = {}) =>
    (await backend.send(getAdminConversations, { token: rita, query })).reply
  const only = async () => (await inbox()).items[0]?.id ?? ''
  const read = (id: string, token = rita) => backend.send(getAdminConversation, { token, params: { id } })
  const hold = (id: string, holder: 'person' | 'assistant', token = rita) =>
    backend.send(holdAdminConversation, { token, params: { id }, body: { holder } })
  const write = (id: string, text: string, message = nextId()) =>
    backend.send(answerAdminConversation, { token: rita, params: { id }, body: { id: message, text } })
  const heard = async (id: string, after?: string) =>
    (await backend.send(getAssistantSession, { params: { id }, query: after ? { after } : {} })).reply
  const mails = async () =>
    (
      await Promise.all(
        ['comercial.ritaregra', 'leitura.lialeitora'].map((name) =>
          backend.mailsTo(`${name}@empresa.com.br`),
        ),
      )
    )
      .flat()
      .filter(({ subject }) => /quer falar com uma pessoa/.test(subject))

  it('lists who waits for a person before all others, what nobody has read, and nobody who has said nothing', async () => {
    await begin()
    await begin('quanto custa o prospect?')
    clock.advance(minutes(1))
    await begin('quero falar com um atendente')
    clock.advance(minutes(1))
    await begin('quais os preços?', 'e o teste?')
    const { items, waiting, unread, total } = await inbox()
    expect(items.map(({ last_text, unread: news }) => [last_text, news])).toEqual([
      ['quero falar com um atendente', 1],
      ['e o teste?', 2],
      ['quanto custa o prospect?', 1],
    ])
    expect([waiting, unread, total]).toEqual([1, 3, 3])
    expect(items[0]).toMatchObject({
      name: expect.stringMatching(/^Visitante [0-9a-f]{4}$/),
      is_customer: false,
      person: null,
      page_path: '/agents/prospect',
    })
    await read(items[1]?.id ?? '')
    expect((await inbox({ filter: 'unread' })).items).toHaveLength(2)
    expect((await inbox({ filter: 'waiting' })).items).toHaveLength(1)
    expect((await inbox({ q: 'prospect custa' })).items.map(({ last_text }) => last_text)).toEqual([
      'quanto custa o prospect?',
    ])
    expect((await inbox({ q: '!!!' })).items).toEqual([])
    const later = async (span: number) => {
      clock.advance(span)
      rita = await tokenOf(backend, database(), 'comercial')
      return inbox()
    }
    expect((await later(hours(24))).waiting).toBe(0)
    expect((await later(days(30))).items).toEqual([])
  })

  it('has pages', async () => {
    for (let each = 0; each < 27; each += 1) {
      await begin(`pergunta ${each}`)
      clock.advance(seconds(10))
    }
    const { items, next_cursor } = await inbox()
    expect([items.length, items[0]?.last_text]).toEqual([25, 'pergunta 26'])
    const second = await inbox({ cursor: next_cursor })
    expect(second.items.map(({ last_text }) => last_text)).toEqual(['pergunta 1', 'pergunta 0'])
    expect(second.next_cursor).toBeNull()
  })

  it('tells those who may answer by mail that somebody waits, once for each conversation', async () => {
    await tokenOf(backend, database(), 'leitura', 'Lia Leitora')
    const id = await begin('quero falar com um atendente', 'quanto custa?', 'quero falar com um humano')
    expect((await mails()).map(({ to, text }) => [to, text])).toEqual([
      [
        'comercial.ritaregra@empresa.com.br',
        expect.stringMatching(
          new RegExp(`“quero falar com um atendente”[^]*/admin\\?aba=conversas&conversa=${await only()}`),
        ),
      ],
    ])
    expect((await heard(id)).messages.at(-1)?.content).toMatch(/uma pessoa responde nesta conversa/)
  })

  once('is silent while a person answers, and says who does', async () => {
    const id = await begin('quero falar com um atendente')
    const reference = await only()
    const { reply: taken } = await hold(reference, 'person')
    expect(taken).toMatchObject({ person: 'Rita', waiting_since: null, unread: 0 })
    const before = await heard(id)
    expect(before.person).toBe('Rita')
    expect(before.messages.at(-1)).toMatchObject({
      content: 'Rita, da equipe, assumiu a conversa e responde por aqui.',
      metadata: { person: 'Rita' },
    })

    const key = nextId()
    const { reply } = await say(id, 'Vocês emitem nota?', key)
    expect(reply).toMatchObject({ response: '', suggestions: [], person: 'Rita' })
    expect((await say(id, 'Vocês emitem nota?', key)).reply.message_id).toBe(reply.message_id)
    expect((await inbox({ filter: 'unread' })).items[0]).toMatchObject({ unread: 1, person: 'Rita' })

    const message = nextId()
    await write(reference, 'Sim, a cada pagamento.', message)
    const { reply: shown } = await write(reference, 'Sim, a cada pagamento.', message)
    expect(shown.messages.map(({ content }) => content).slice(-2)).toEqual([
      'Vocês emitem nota?',
      'Sim, a cada pagamento.',
    ])
    const news = await heard(id, before.messages.at(-1)?.id)
    expect(news.messages.map(({ type, content, metadata }) => [type, content, metadata.person])).toEqual([
      ['user', 'Vocês emitem nota?', undefined],
      ['assistant', 'Sim, a cada pagamento.', 'Rita'],
    ])
    expect((await backend.send(getAssistantTranscript, { params: { id } })).text).toMatch(
      /Rita, da equipe: Sim, a cada pagamento\./,
    )

    await hold(reference, 'assistant')
    const after = await heard(id)
    expect([after.person, after.messages.at(-1)?.content]).toEqual([
      undefined,
      expect.stringMatching(/^Rita devolveu a conversa/),
    ])
    expect((await say(id, 'quanto custa o prospect?')).reply.response).toMatch(/R\$/)
  })

  once('takes a conversation over by the first answer, and from a colleague', async () => {
    await begin('oi')
    const reference = await only()
    expect((await write(reference, 'Olá! Sou da equipe.')).reply.person).toBe('Rita')
    const bia = await tokenOf(backend, database(), 'admin', 'Bia Braga')
    expect((await hold(reference, 'person', bia)).reply.person).toBe('Bia')
    expect((await hold(reference, 'person', bia)).reply.messages).toHaveLength(6)
    const { reply } = await backend.send(getAudit, {
      token: await tokenOf(backend, database(), 'owner', 'Olga Dona'),
      query: { entity: 'conversation' },
    })
    expect(
      reply.items.map(({ actor, action, before, after }) => [actor.name, action, before, after]),
    ).toEqual([
      ['Bia Braga', 'edit', { person: 'Rita' }, { person: 'Bia' }],
      ['Rita Regra', 'create', null, { message: expect.any(String) }],
      ['Rita Regra', 'edit', { person: null }, { person: 'Rita' }],
    ])
  })

  once('lets the assistant answer again once the person has said nothing for half an hour', async () => {
    const id = await begin('oi')
    await hold(await only(), 'person')
    clock.advance(minutes(31))
    expect((await say(id, 'quanto custa o prospect?')).reply.response).toMatch(/R\$/)
    expect((await heard(id)).person).toBeUndefined()
  })

  once(
    'opens nothing by the name that the team has for a conversation, and nothing that is gone',
    async () => {
      const id = await begin('oi')
      const reference = await only()
      expect(JSON.stringify(await inbox())).not.toContain(id)
      expect((await backend.send(getAssistantSession, { params: { id: reference } })).status).toBe(404)
      expect((await read(id)).status).toBe(404)
      await backend.send(deleteAssistantSession, { params: { id } })
      expect((await read(reference)).status).toBe(404)
      expect((await hold(reference, 'person')).status).toBe(404)
      expect((await write(reference, 'Olá?')).status).toBe(404)
    },
  )

  describe('questions that the assistant did not understand', () => {
    const listed = async () =>
      (await backend.send(getUnansweredQuestions, { token: rita })).reply.items.map(({ question, times }) => [
        question,
        times,
      ])
    const first = async () =>
      (await backend.send(getUnansweredQuestions, { token: rita })).reply.items[0]?.id ?? ''
    const answer = (id: string, question: string, words: string) =>
      backend.send(answerQuestion, { token: rita, params: { id }, body: { question, answer: words } })

    once('are counted by their words, and become answers', async () => {
      await begin('Vocês vendem geladeira usada?', 'qual a capital da Austrália?')
      const id = await begin('vcs vendem geladeira usada', '😀😀😀', 'quanto custa?')
      expect(await listed()).toEqual([
        ['vcs vendem geladeira usada', 2],
        ['qual a capital da Austrália?', 1],
      ])
      const group = await first()
      expect((await answer(group, 'Vendem geladeira usada?', 'Sim, na loja.')).status).toBe(204)
      expect((await answer(group, 'Vendem geladeira usada?', 'Sim, na loja.')).status).toBe(204)
      const late = await answer(group, 'Vendem geladeira?', 'Não.')
      expect([late.status, late.error.userMessage]).toEqual([404, expect.stringMatching(/já foi resolvida/)])
      expect(await listed()).toEqual([['qual a capital da Austrália?', 1]])
      expect((await backend.send(getGeneralFaq, { token: rita })).reply.items.at(-1)).toEqual({
        question: 'Vendem geladeira usada?',
        answer: 'Sim, na loja.',
      })
      expect((await say(id, 'vocês vendem geladeira usada?')).reply.response).toMatch(
        /Sim, na loja\.\nFonte: perguntas frequentes\.$/,
      )
    })

    once('are let be, and go with their conversation', async () => {
      const id = await begin('qual a capital da Austrália?')
      const group = await first()
      const ignore = () => backend.send(ignoreQuestion, { token: rita, params: { id: group } })
      expect([(await ignore()).status, (await ignore()).status, await listed()]).toEqual([204, 204, []])
      await say(id, 'Qual a capital da Austrália')
      expect(await listed()).toEqual([['Qual a capital da Austrália', 1]])
      await backend.send(deleteAssistantSession, { params: { id } })
      expect(await listed()).toEqual([])
    })

    once('are not added to a list that is full', async () => {
      await begin('qual a capital da Austrália?')
      const items = Array.from({ length: 30 }, (_, each) => ({ question: `P${each}?`, answer: 'Sim.' }))
      const { version } = (await backend.send(getGeneralFaq, { token: rita })).reply
      await backend.send(saveGeneralFaq, { token: rita, body: { version, items } })
      const { status, error } = await answer(await first(), 'Capital?', 'Camberra.')
      expect([status, error.errors[0]?.message]).toEqual([400, expect.stringMatching(/já são 30/)])
      expect(await listed()).toHaveLength(1)
    })
  })
})
