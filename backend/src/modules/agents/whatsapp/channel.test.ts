import {
  getChat,
  getChats,
  getUsage,
  getWhatsappChannel,
  getWhatsappTemplates,
  removeWhatsappChannel,
  replyInChat,
  saveWhatsappChannel,
  saveWhatsappKnowledge,
  sendChatTemplate,
} from '@ag/contracts'
import { days, hours, minutes, seconds } from '../../../clock'
import { outbox, whatsapp_channels } from '../../../db/schema'
import { describeEachDatabase } from '../../../testing/describe-database'
import { type TestBackend, testBackend, testClock } from '../../../testing/test-backend'
import {
  signedByWhatsapp,
  whatsappDouble,
  whatsappMessage,
  whatsappNumber,
  whatsappStatus,
} from '../../../testing/whatsapp-double'

const knowledge = {
  name: 'Padaria Sol',
  hours: Array.from({ length: 7 }, () => null),
  asks: 'team' as const,
  items: [{ name: 'Bolo de cenoura', price: 48, from: false, unit: '' }],
  questions: [],
}

describeEachDatabase('the agent on WhatsApp', (database, once) => {
  let whatsapp: Awaited<ReturnType<typeof whatsappDouble>>
  let backend: TestBackend
  let clock: ReturnType<typeof testClock>
  let ana: string
  let credentials: { email: string; password: string }

  beforeEach(async () => {
    whatsapp = await whatsappDouble()
    clock = testClock()
    backend = await testBackend(database(), {
      clock: clock.now,
      config: { whatsappApiUrl: whatsapp.address },
    })
    credentials = await backend.customer('ana@padaria.com.br', {
      company: 'Padaria Sol',
      product_id: 'whatsapp',
    })
    ana = await backend.token(credentials)
    await backend.send(saveWhatsappKnowledge, { token: ana, body: { version: 0, knowledge } })
  })
  afterEach(async () => {
    await backend.close()
    await whatsapp.close()
  })

  const save = (change: Partial<typeof whatsappNumber> = {}) =>
    backend.send(saveWhatsappChannel, { token: ana, body: { ...whatsappNumber, ...change } })
  const path = async () => {
    const { reply } = await backend.send(getWhatsappChannel, { token: ana })
    return `/api/v1/webhooks/whatsapp/${reply.number?.webhook.split('/').at(-1)}`
  }
  async function event(value: Record<string, unknown>, secret?: string) {
    const told = await backend.app.inject({
      method: 'POST',
      url: await path(),
      ...signedByWhatsapp(value, secret),
    })
    await backend.worker.drain()
    return told.statusCode
  }
  const hears = (id: string, text: string) => event(whatsappMessage(id, clock.now(), text))
  async function onlyChat() {
    const { reply } = await backend.send(getChats, { token: ana, query: {} })
    const params = { id: reply.items[0]?.id ?? '' }
    return {
      params,
      count: reply.items.length,
      ...(await backend.send(getChat, { token: ana, params })).reply,
    }
  }
  const texts = () => whatsapp.sent.map(({ text }) => text?.body.replaceAll('\u00a0', ' '))
  const deliveries = async () =>
    (await onlyChat()).messages.map(({ from, delivery, problem }) => [from, delivery, problem])

  once('is entered once, and never shows its secrets again', async () => {
    const { reply, text } = await save()
    expect(reply.number).toMatchObject({ shown: '+55 11 4000-0000', name: 'Padaria Sol', is_verified: false })
    expect(reply.number?.webhook).toMatch(/^http:\/\/localhost:3000\/webhooks\/whatsapp\/wac_/)
    const kept = JSON.stringify(await database().db.select().from(whatsapp_channels))
    for (const secret of [whatsappNumber.access_token, whatsappNumber.app_secret])
      expect(kept + text).not.toContain(secret)
    await backend.send(removeWhatsappChannel, { token: ana })
    expect((await backend.send(getWhatsappChannel, { token: ana })).reply.number).toBeNull()
  })

  once('is refused in words when WhatsApp does not know the number or the token', async () => {
    const field = async (change: Partial<typeof whatsappNumber>) =>
      (await save(change)).error.errors?.map((each) => each.field)
    expect(await field({ access_token: 'token-of-somebody-else' })).toEqual(['access_token'])
    expect(await field({ phone_number_id: '999999999' })).toEqual(['phone_number_id'])
    whatsapp.next.breaks = 1
    const { status, error } = await save()
    expect([status, error.userMessage]).toEqual([
      503,
      'O WhatsApp não respondeu agora. Tente de novo em alguns minutos.',
    ])
    await save()
    const bia = await backend.token(
      await backend.customer('bia@outra.com.br', { company: 'Outra', product_id: 'whatsapp' }),
    )
    const taken = await backend.send(saveWhatsappChannel, { token: bia, body: whatsappNumber })
    expect(taken.error.errors?.[0]?.message).toBe('Este número já está ligado a outra empresa.')
    expect((await backend.send(getWhatsappChannel, { token: bia })).reply.number).toBeNull()
  })

  once('proves itself to WhatsApp with its own token, and to nobody with another', async () => {
    const { reply } = await save()
    const ask = async (token: string) =>
      backend.app.inject({
        url: await path(),
        query: { 'hub.mode': 'subscribe', 'hub.verify_token': token, 'hub.challenge': '1158201444' },
      })
    expect((await ask('another')).statusCode).toBe(403)
    const { statusCode, body } = await ask(reply.number?.verify_token ?? '')
    expect([statusCode, body]).toEqual([200, '1158201444'])
    expect((await backend.send(getWhatsappChannel, { token: ana })).reply.number?.is_verified).toBe(true)
    const unknown = await backend.app.inject({ url: '/api/v1/webhooks/whatsapp/wac_unknown' })
    expect(unknown.statusCode).toBe(404)
  })

  once('takes only what the app of the company has signed', async () => {
    await save()
    const value = whatsappMessage('wamid.1', clock.now(), 'oi')
    expect(await event(value, 'secret-of-another-app')).toBe(403)
    const { payload, headers } = signedByWhatsapp(value)
    const changed = payload.replace('"oi"', '"ai"')
    const sent = await backend.app.inject({ method: 'POST', url: await path(), payload: changed, headers })
    expect(sent.statusCode).toBe(403)
    expect((await backend.send(getChats, { token: ana, query: {} })).reply.items).toEqual([])
  })

  it('answers a message once, however often it comes, and follows it to its reader', async () => {
    await save()
    expect(await hears('wamid.1', 'quanto é o bolo de cenoura?')).toBe(200)
    expect(await hears('wamid.1', 'quanto é o bolo de cenoura?')).toBe(200)
    expect(texts()).toEqual(['Bolo de cenoura: R$ 48,00'])
    expect(whatsapp.sent[0]?.to).toBe('5511988887777')
    const { name, channel, answer_until } = await onlyChat()
    expect([name, channel, answer_until]).toEqual(['Bia Ramos', 'whatsapp', '2026-11-21T12:00:00.000Z'])

    await event(whatsappStatus('wamid.out1', 'delivered'))
    await event(whatsappStatus('wamid.out1', 'sent'))
    expect(await deliveries()).toEqual([
      ['customer', null, null],
      ['agent', 'delivered', null],
    ])
    await event(whatsappStatus('wamid.out1', 'read'))
    await event(whatsappStatus('wamid.out1', 'failed', { errors: [{ code: 131047 }] }))
    expect((await deliveries())[1]).toEqual(['agent', 'read', null])
    const { reply } = await backend.send(getUsage, { token: ana })
    expect(reply.meters.find(({ key }) => key === 'whatsapp_messages')?.used).toBe(1)
    const rows = JSON.stringify(await database().db.select().from(outbox))
    expect(rows).not.toContain('5511988887777')
  })

  once(
    'tries again while WhatsApp does not answer or has too much, and not when it was told that it went',
    async () => {
      await save()
      whatsapp.next.times = 1
      whatsapp.next.code = 130429
      await hears('wamid.1', 'bolo de cenoura?')
      expect([texts(), (await deliveries())[1]]).toEqual([[], ['agent', 'waiting', null]])
      clock.advance(seconds(31))
      await backend.worker.drain()
      expect([texts().length, (await deliveries())[1]]).toEqual([1, ['agent', 'sent', null]])

      // The connection breaks after WhatsApp has taken it; its status tells.
      whatsapp.next.breaksAfter = 1
      await hears('wamid.2', 'bolo de cenoura?')
      const sent = whatsapp.sent[1]
      await event(
        whatsappStatus('wamid.out2', 'sent', {
          biz_opaque_callback_data: sent?.biz_opaque_callback_data ?? '',
        }),
      )
      clock.advance(minutes(2))
      await backend.worker.drain()
      expect(whatsapp.sent).toHaveLength(2)
      expect((await deliveries())[3]).toEqual(['agent', 'sent', null])
    },
  )

  once('says in the inbox what did not go, and in the settings that the token is over', async () => {
    await save()
    Object.assign(whatsapp.next, { times: 1, code: 190, status: 401 })
    await hears('wamid.1', 'bolo de cenoura?')
    expect((await deliveries())[1]).toEqual(['agent', 'failed', 'token'])
    const problem = async () => (await backend.send(getWhatsappChannel, { token: ana })).reply.number?.problem
    expect(await problem()).toBe('token')
    await hears('wamid.2', 'bolo de cenoura?')
    expect(await problem()).toBeNull()
    await event(whatsappStatus('wamid.out1', 'failed', { errors: [{ code: 131026 }] }))
    expect((await deliveries())[3]).toEqual(['agent', 'failed', 'number'])
  })

  once('takes only an approved template once the customer has been silent for a day', async () => {
    await save()
    await hears('wamid.1', 'quero falar com uma pessoa')
    const { params } = await onlyChat()
    const body = { id: 'reply-of-the-team-1', text: 'Pois não?' }
    expect((await backend.send(replyInChat, { token: ana, params, body })).status).toBe(200)
    await backend.worker.drain()
    expect(texts().at(-1)).toBe('Pois não?')

    clock.advance(hours(24))
    ana = await backend.token(credentials)
    const late = await backend.send(replyInChat, {
      token: ana,
      params,
      body: { id: 'reply-of-the-team-2', text: 'Ainda aí?' },
    })
    expect([late.status, late.error.errors?.[0]?.message]).toEqual([
      400,
      'Passaram 24 horas da última mensagem do cliente: o WhatsApp só aceita um modelo aprovado.',
    ])
    const { reply: offered } = await backend.send(getWhatsappTemplates, { token: ana })
    expect(offered.items).toEqual([
      {
        name: 'retomar_conversa',
        language: 'pt_BR',
        text: 'Olá, {{1}}! Sobre {{2}}: podemos continuar?',
        values: 2,
      },
    ])
    const template = { name: 'retomar_conversa', language: 'pt_BR', values: ['Bia', 'o bolo'] }
    const refused = await backend.send(sendChatTemplate, {
      token: ana,
      params,
      body: { ...template, id: 'reply-of-the-team-3', values: [] },
    })
    expect(refused.status).toBe(400)
    const sending = { token: ana, params, body: { ...template, id: 'reply-of-the-team-3' } }
    await backend.send(sendChatTemplate, sending)
    const { reply } = await backend.send(sendChatTemplate, sending)
    await backend.worker.drain()
    expect(reply.messages.at(-1)?.text).toBe('Olá, Bia! Sobre o bolo: podemos continuar?')
    expect(whatsapp.sent).toHaveLength(3)
    expect(whatsapp.sent[2]?.template).toEqual({
      name: 'retomar_conversa',
      language: { code: 'pt_BR' },
      components: [
        {
          type: 'body',
          parameters: [
            { type: 'text', text: 'Bia' },
            { type: 'text', text: 'o bolo' },
          ],
        },
      ],
    })
  })

  once('hands pictures and voices over, and passes over what it does not know', async () => {
    await save()
    const at = String(Math.floor(clock.now().getTime() / 1000))
    const from = '5511988887777'
    await event({
      messages: [
        { from, id: 'wamid.1', timestamp: at, type: 'reaction', reaction: { emoji: '👍' } },
        { from, id: 'wamid.2', timestamp: at, type: 'audio', audio: { id: '1' } },
        { broken: true },
      ],
      statuses: [{ id: 'wamid.unknown', status: 'deleted' }],
    })
    const { messages, mode, name } = await onlyChat()
    expect(messages[0]?.text).toBe('(Enviou um áudio.)')
    expect([messages.length, mode, name]).toEqual([2, 'called', '+5511988887777'])
    expect(texts()[0]).toMatch(/^Ainda não abro áudios/)
  })

  once('keeps what is written while the agent rests, and leaves it to the team', async () => {
    await save()
    clock.advance(days(15))
    ana = await backend.token(credentials)
    expect(await hears('wamid.1', 'bolo de cenoura?')).toBe(200)
    const { reply } = await backend.send(getChats, { token: ana, query: {} })
    expect([texts(), reply.items[0]?.unread]).toEqual([[], 1])
  })
})
