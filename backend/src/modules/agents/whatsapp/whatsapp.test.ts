import {
  getChat,
  getChatPage,
  getChatResults,
  getChatSuggestions,
  getChats,
  getUsage,
  getWhatsappAgent,
  getWorkspace,
  moveChat,
  readChat,
  replyInChat,
  saveChatNote,
  saveUsageLimit,
  saveWhatsappKnowledge,
  saveWhatsappSettings,
  settleChatSuggestion,
  type WhatsappKnowledge,
  writeInChat,
} from '@ag/contracts'
import { eq } from 'drizzle-orm'
import { days, hours, minutes } from '../../../clock'
import { audit_log, usage_records, whatsapp_conversations, whatsapp_messages } from '../../../db/schema'
import { describeEachDatabase } from '../../../testing/describe-database'
import { type TestBackend, testBackend, testClock } from '../../../testing/test-backend'
import { forgetOld } from '../../retention/forget-old'

const open = { opens: '08:00', closes: '18:00' }
const knowledge: WhatsappKnowledge = {
  name: 'Padaria Sol',
  hours: [null, open, open, open, open, open, null],
  asks: 'order',
  items: [
    { name: 'Bolo de cenoura', price: 48, from: false, unit: '' },
    { name: 'Torta de limão', price: null, from: false, unit: '' },
  ],
  questions: [{ title: 'Entrega', answer: 'Entregamos até 3 km.' }],
}
const settings = { slug: 'padaria-sol', sites: ['https://padaria.example'], silence_hours: 0 as const }
const slug = { slug: settings.slug }
const visitor = 'v'.repeat(43)
let sent = 0
function message(text: string) {
  sent += 1
  return { visitor, id: `message-of-number-${sent}`, text }
}

describeEachDatabase('the customer-service agent of a company', (database, once) => {
  let backend: TestBackend
  let clock: ReturnType<typeof testClock>
  let ana: string
  let credentials: { email: string; password: string }
  beforeEach(async () => {
    clock = testClock()
    backend = await testBackend(database(), { clock: clock.now })
    credentials = await backend.customer('ana@padaria.com.br', {
      company: 'Padaria Sol',
      product_id: 'whatsapp',
    })
    ana = await backend.token(credentials)
  })
  afterEach(() => backend.close())

  async function setUp() {
    await backend.send(saveWhatsappKnowledge, { token: ana, body: { version: 0, knowledge } })
    await backend.send(saveWhatsappSettings, { token: ana, body: settings })
  }
  const write = (text: string) => backend.send(writeInChat, { params: slug, body: message(text) })
  const said = (reply: { messages: { from: string; text: string }[] }) =>
    reply.messages.map(({ from, text }) => `${from}: ${text.replaceAll('\u00a0', ' ')}`)
  async function onlyChat() {
    const { reply } = await backend.send(getChats, { token: ana, query: {} })
    return { ...reply, params: { id: reply.items[0]?.id ?? '' } }
  }
  const used = async () =>
    (await backend.send(getUsage, { token: ana })).reply.meters.find(({ key }) => key === 'whatsapp_messages')
      ?.used

  once('is set up in three steps, and answers from what it was taught', async () => {
    const steps = async () =>
      (await backend.send(getWorkspace, { token: ana, params: { agent: 'whatsapp' } })).reply.setup.map(
        ({ done }) => done,
      )
    expect(await steps()).toEqual([false, false, false])
    expect((await backend.send(getChatPage, { params: slug })).status).toBe(404)
    await setUp()
    expect(await steps()).toEqual([true, true, false])
    expect((await backend.send(getChatPage, { params: slug })).reply).toMatchObject({
      name: 'Padaria Sol',
      is_open: true,
    })

    const { reply } = await write('quanto é o bolo de cenoura? vcs entregam?')
    expect(said(reply)).toEqual([
      'customer: quanto é o bolo de cenoura? vcs entregam?',
      'agent: Bolo de cenoura: R$ 48,00\n\nEntregamos até 3 km.',
    ])
    expect(await steps()).toEqual([true, true, true])
    expect(await used()).toBe(1)
    const { reply: workspace } = await backend.send(getWorkspace, {
      token: ana,
      params: { agent: 'whatsapp' },
    })
    expect(workspace.results.map(({ key, value }) => [key, value])).toEqual([
      ['answered', 1],
      ['handed_over', 0],
      ['hours_saved', 0],
    ])
  })

  it('answers a message once, however often and at the same moment it is sent', async () => {
    await setUp()
    const body = message('bolo de cenoura?')
    await Promise.all([1, 2, 3, 4].map(() => backend.send(writeInChat, { params: slug, body })))
    const { reply } = await backend.send(readChat, { params: slug, body: { visitor, after: 0 } })
    expect(reply.messages.map(({ from }) => from)).toEqual(['customer', 'agent'])
    expect(await used()).toBe(1)
  })

  once(
    'calls the team once, waits in silence, and comes back when it is given the conversation',
    async () => {
      await setUp()
      await write('vocês consertam geladeira?')
      await write('alguém aí?')
      const { waiting, unread, items, params } = await onlyChat()
      expect([waiting, unread, items[0]?.mode]).toEqual([1, 1, 'called'])
      expect(
        (await backend.mailsTo('ana@padaria.com.br')).filter(({ subject }) =>
          /espera uma resposta$/.test(subject),
        ),
      ).toHaveLength(1)

      const body = { id: 'reply-of-the-team-1', text: 'Não consertamos, mas indico a Fria.' }
      await backend.send(replyInChat, { token: ana, params, body })
      await backend.send(replyInChat, { token: ana, params, body })
      const { reply: seen } = await write('obrigado, e o bolo de cenoura?')
      expect(said(seen).slice(3)).toEqual([
        'team: Não consertamos, mas indico a Fria.',
        'customer: obrigado, e o bolo de cenoura?',
      ])
      await backend.send(moveChat, { token: ana, params, body: { mode: 'agent' } })
      expect(said((await write('quanto é o bolo de cenoura?')).reply).at(-1)).toBe(
        'agent: Bolo de cenoura: R$ 48,00',
      )
      const { reply: chat } = await backend.send(getChat, { token: ana, params })
      expect(chat.messages.filter(({ from }) => from === 'note').map(({ text }) => text)).toEqual([
        'A equipe assumiu. O agente está em silêncio.',
        'A conversa voltou para o agente.',
      ])
      expect((await onlyChat()).unread).toBe(0)
      expect(await used()).toBe(2)

      // Who spoke in the agent's place is written down, each deed once and no word of it.
      const acts = await database().db.select().from(audit_log).where(eq(audit_log.entity, 'chat'))
      expect(
        acts.map(({ actor_name, entity_id, before, after }) => [actor_name, entity_id, before, after]),
      ).toEqual([
        ['Ana Souza', params.id, { mode: 'called' }, { mode: 'team', says: 'reply' }],
        ['Ana Souza', params.id, { mode: 'team' }, { mode: 'agent' }],
      ])
    },
  )

  once('takes a silent conversation back by itself after the hours that were chosen', async () => {
    await setUp()
    await backend.send(saveWhatsappSettings, { token: ana, body: { ...settings, silence_hours: 4 } })
    await write('quero falar com uma pessoa')
    clock.advance(hours(3))
    expect(said((await write('bolo de cenoura?')).reply).at(-1)).toMatch(/^customer/)
    clock.advance(hours(5))
    expect(said((await write('bolo de cenoura?')).reply).at(-1)).toBe('agent: Bolo de cenoura: R$ 48,00')
  })

  once('makes what it did not know into suggestions that are settled once', async () => {
    await setUp()
    await write('vocês consertam geladeira?')
    const { reply } = await backend.send(getChatSuggestions, { token: ana })
    expect(reply.items.map(({ text }) => text)).toEqual(['vocês consertam geladeira?'])
    await backend.send(settleChatSuggestion, { token: ana, params: { id: reply.items[0]?.id ?? '' } })
    expect((await backend.send(getChatSuggestions, { token: ana })).reply.items).toEqual([])
  })

  it('counts what it answered, what it handed over, and when customers write', async () => {
    await setUp()
    await write('bolo de cenoura?')
    clock.advance(hours(2))
    ana = await backend.token(credentials)
    await write('vocês consertam geladeira?')
    const { params } = await onlyChat()
    const body = { id: 'reply-of-the-team-1', text: 'Não consertamos.' }
    await backend.send(replyInChat, { token: ana, params, body })
    const { reply } = await backend.send(getChatResults, { token: ana })
    // Nine and eleven o'clock in São Paulo.
    const byHour = Array.from({ length: 24 }, (_, at) => (at === 9 || at === 11 ? 1 : 0))
    expect(reply).toEqual({
      conversations: 1,
      answered: 1,
      handed_over: 1,
      by_team: 1,
      unanswered: 1,
      hours_saved: 0,
      minutes_an_answer: 2,
      hours: byHour,
    })
    const bia = await backend.token(
      await backend.customer('bia@outra.com.br', { company: 'Outra', product_id: 'whatsapp' }),
    )
    expect((await backend.send(getChatResults, { token: bia })).reply.conversations).toBe(0)
  })

  it('is found by words, by who waits and by what is unread', async () => {
    await setUp()
    await write('quero uma pessoa, por favor')
    const found = async (query: { q?: string; filter?: 'waiting' | 'unread' }) =>
      (await backend.send(getChats, { token: ana, query })).reply.items.length
    expect([await found({ q: 'pesso' }), await found({ q: 'nada' }), await found({ q: 'Visit' })]).toEqual([
      1, 0, 1,
    ])
    expect([await found({ filter: 'waiting' }), await found({ filter: 'unread' })]).toEqual([1, 1])
    const { params } = await onlyChat()
    await backend.send(saveChatNote, { token: ana, params, body: { note: 'Cliente antigo.' } })
    expect((await backend.send(getChat, { token: ana, params })).reply.note).toBe('Cliente antigo.')
    const visible = await backend.send(readChat, { params: slug, body: { visitor, after: 0 } })
    expect(visible.text).not.toContain('Cliente antigo')
  })

  once('leaves everything to the team once the limit of the company is reached', async () => {
    await setUp()
    await backend.send(saveUsageLimit, {
      token: ana,
      params: { meter: 'whatsapp_messages' },
      body: { limit_amount: 1, limit_action: 'pause' },
    })
    const [row] = await database()
      .db.select({ id: whatsapp_conversations.company_id })
      .from(whatsapp_conversations)
    expect(row).toBeUndefined()
    const { reply: me } = await backend.send(getWhatsappAgent, { token: ana })
    expect(me.knowledge).toEqual(knowledge)
    await write('oi')
    const [{ company_id } = { company_id: '' }] = await database().db.select().from(whatsapp_conversations)
    await database().db.insert(usage_records).values({
      company_id,
      day: '2026-11-20',
      meter: 'whatsapp_messages',
      product_id: 'prospect',
      quantity: 200_000,
    })
    const { reply } = await write('bolo de cenoura?')
    expect(said(reply).at(-1)).toBe(
      'agent: Recebi a sua mensagem e chamei a equipe: uma pessoa responde por aqui assim que puder.',
    )
    expect(reply.mode).toBe('called')
  })

  once('rests politely when its trial is over, and can still be read', async () => {
    await setUp()
    await write('oi')
    clock.advance(days(15))
    expect((await backend.send(getChatPage, { params: slug })).reply.is_open).toBe(false)
    const refused = await write('oi?')
    expect([refused.status, refused.error.userMessage]).toEqual([
      409,
      'O atendimento por aqui está em pausa. Fale com a empresa por outro canal.',
    ])
    ana = await backend.token(credentials)
    const { params } = await onlyChat()
    expect((await backend.send(getChat, { token: ana, params })).status).toBe(200)
    expect((await backend.send(moveChat, { token: ana, params, body: { mode: 'team' } })).status).toBe(409)
  })

  it('refuses an edit over somebody else’s, and an address that is taken', async () => {
    await setUp()
    const stale = await backend.send(saveWhatsappKnowledge, { token: ana, body: { version: 0, knowledge } })
    expect([stale.status, stale.error.code]).toEqual([409, 'VERSION_CONFLICT'])
    const bia = await backend.token(
      await backend.customer('bia@outra.com.br', { company: 'Outra', product_id: 'whatsapp' }),
    )
    const taken = await backend.send(saveWhatsappSettings, { token: bia, body: settings })
    expect(taken.error.errors).toEqual([
      { field: 'slug', code: 'SLUG_TAKEN', message: 'Este endereço já é de outra empresa. Escolha outro.' },
    ])
    const wrong = { ...knowledge, hours: [{ opens: '18:00', closes: '08:00' }, ...knowledge.hours.slice(1)] }
    const refused = await backend.send(saveWhatsappKnowledge, {
      token: ana,
      body: { version: 1, knowledge: wrong },
    })
    expect(refused.error.errors[0]).toMatchObject({ message: 'O fechamento vem depois da abertura.' })
  })

  once('is nothing to another company, with the agent or without', async () => {
    await setUp()
    await write('vocês consertam geladeira?')
    const { params } = await onlyChat()
    const { reply } = await backend.send(getChatSuggestions, { token: ana })
    for (const product_id of ['whatsapp', 'prospect']) {
      const other = await backend.token(
        await backend.customer(`bia@${product_id}.com.br`, { company: 'Outra', product_id }),
      )
      const calls = await Promise.all([
        backend.send(getChat, { token: other, params }),
        backend.send(moveChat, { token: other, params, body: { mode: 'team' } }),
        backend.send(replyInChat, { token: other, params, body: { id: 'reply-of-a-stranger', text: 'oi' } }),
        backend.send(saveChatNote, { token: other, params, body: { note: 'x' } }),
      ])
      expect(calls.map(({ status }) => status)).toEqual([404, 404, 404, 404])
      await backend.send(settleChatSuggestion, { token: other, params: { id: reply.items[0]?.id ?? '' } })
      const { reply: theirs } = await backend.send(getChats, { token: other, query: {} })
      expect(theirs.items ?? []).toEqual([])
    }
    expect((await backend.send(getChatSuggestions, { token: ana })).reply.items).toHaveLength(1)
    const stranger = await backend.send(readChat, {
      params: slug,
      body: { visitor: 'w'.repeat(43), after: 0 },
    })
    expect(stranger.reply.messages).toEqual([])
  })

  once('refuses who writes too much', async () => {
    await setUp()
    const body = message('oi')
    const again = () => backend.send(writeInChat, { params: slug, body })
    await Promise.all(Array.from({ length: 30 }, again))
    expect((await write('oi')).status).toBe(429)
    clock.advance(minutes(11))
    expect((await write('oi')).status).toBe(200)
  })

  once('forgets conversations half a year after their last word', async () => {
    await setUp()
    await write('oi')
    await forgetOld(database().db, new Date(clock.now().getTime() + days(185)))
    expect(await database().db.select().from(whatsapp_messages)).toEqual([])
  })
})
