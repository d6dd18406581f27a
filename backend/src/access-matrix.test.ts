import { businessKinds } from '@ag/agents/site-builder/business-kinds'
import { draftSite } from '@ag/agents/site-builder/site'
import * as contracts from '@ag/contracts'
import {
  activateSubscription,
  addPasskey,
  beginBiUpload,
  beginHandIn,
  beginPasskey,
  bookFromAssistant,
  bookMeeting,
  cancelMeeting,
  changePassword,
  createAssistantSession,
  type Endpoint,
  finishBiUpload,
  finishHandIn,
  getBiBoard,
  getChatSuggestions,
  getChats,
  getMe,
  getMeetingCalendar,
  getPublishedSite,
  getSessions,
  getSite,
  getSiteMessages,
  getSubscriptionOffer,
  holdSlot,
  logout,
  moveMeeting,
  openMeeting,
  pinBiQuestion,
  publishSite,
  recordUsage,
  refresh,
  saveBiReport,
  saveConsent,
  savePaymentMethod,
  saveSite,
  saveWhatsappKnowledge,
  saveWhatsappSettings,
  sendAssistantMessage,
  sendBiUploadPart,
  sendChatTemplate,
  sendHandInPart,
  sendSiteMessage,
  setAdministratorRole,
  tieConsent,
  writeInChat,
} from '@ag/contracts'
import { eq, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { hours, minutes } from './clock'
import { rowsOf } from './db/database'
import { card_pages, leads, subscriptions, users } from './db/schema'
import { addConsultant } from './db/seed/consultants'
import { tokenOf } from './testing/administrators'
import { anaBooks, bruno } from './testing/bookings'
import { bundledTableProgram } from './testing/bundled-table-program'
import { describeDatabase, ownTables } from './testing/describe-database'
import { type TestBackend, testBackend, testClock } from './testing/test-backend'
import { validInput, withUnknownField } from './testing/valid-input'
import { virtualAuthenticator } from './testing/virtual-authenticator'

/** What Ana's texts are known by, in any answer. */
const secret = 'segredo-da-ana'
const serviceKey = 'service-key-of-at-least-thirty-two-characters'

/** Everything with an id that a customer has, or that the team has about one. */
interface Objects {
  session: string
  passkey: string
  consent: string
  card_page: string
  invoice: string
  file: string
  meeting: string
  hold: string
  conversation: string
  site_message: string
  table: string
  upload: string
  pin: string
  chat: string
  suggestion: string
  lead: string
  user: string
  company: string
}

/** What stands in addresses: the kind of an object, or a name or number that is nobody's. */
const inAddresses: Record<string, keyof Objects | { name: string }> = {
  '/auth/sessions/:id': 'session',
  '/auth/passkeys/:id': 'passkey',
  '/cookies/consent/:id': 'consent',
  '/products/:id': { name: 'site-builder' },
  '/pictures/:name': { name: '0'.repeat(32) },
  '/dashboard/billing/card-page/:id': 'card_page',
  '/dashboard/billing/invoices/:id': 'invoice',
  '/dashboard/subscriptions/:product_id': { name: 'site-builder' },
  '/dashboard/usage/limits/:meter': { name: 'ai_credits' },
  '/dashboard/agents/:agent': { name: 'email-marketing' },
  '/dashboard/agents/:agent/tasks/:task': { name: 'files' },
  '/dashboard/agents/:agent/files/:file': 'file',
  '/dashboard/agents/:agent/files/:file/parts/:part': { name: '0' },
  '/dashboard/agents/site-builder/versions/:number': { name: '1' },
  '/dashboard/agents/site-builder/messages/:id': 'site_message',
  '/dashboard/agents/business-intelligence/tables/:table': 'table',
  '/dashboard/agents/business-intelligence/uploads/:upload': 'upload',
  '/dashboard/agents/business-intelligence/uploads/:upload/parts/:part': { name: '0' },
  '/dashboard/agents/business-intelligence/board/:pin': 'pin',
  '/dashboard/agents/whatsapp/conversations/:id': 'chat',
  '/dashboard/agents/whatsapp/suggestions/:id': 'suggestion',
  '/meetings/available-slots/:date': { name: '2026-11-24' },
  '/meetings/holds/:id': 'hold',
  '/meetings/:id': 'meeting',
  '/consultations/consultants/:id': { name: bruno.id },
  '/consultations/consultants/:id/availability/:date': { name: '2026-11-24' },
  '/assistant/session/:id': 'conversation',
  '/public/whatsapp/:slug': { name: 'loja-de-ninguem' },
  '/public/sites/:slug': { name: 'loja-de-ninguem' },
  '/admin/customers/:id': 'company',
  '/admin/customers/:id/people/:person': 'user',
  '/admin/customers/:id/notes/:note_id': { name: 'note_unknown' },
  '/admin/invoices/:id': 'invoice',
  '/admin/leads/:id': 'lead',
  '/admin/views/:id': { name: 'vw_unknown' },
  '/admin/meetings/:id': 'meeting',
  '/admin/consultants/:id': { name: bruno.id },
  '/admin/availability-rules/:id': { name: 'ar_unknown' },
  '/admin/holidays/:key': { name: 'carnaval-2027' },
  '/admin/blocked-days/:id': { name: 'bd_unknown' },
  '/admin/administrators/:id': 'user',
  '/admin/features/:id': { name: 'feat_unknown' },
  '/admin/pricing/:product_id': { name: 'site-builder' },
  '/admin/pricing/:product_id/prices/:price_version': { name: '1' },
  '/admin/pricing/transactional/:key': { name: 'ai_credits' },
  '/admin/products/:id': { name: 'site-builder' },
  '/admin/agent-files/:file': 'file',
  '/admin/agent-files/:file/parts/:part': { name: '0' },
  '/admin/agent-tasks/:company': 'company',
  '/admin/agent-tasks/:company/:agent': { name: 'email-marketing' },
  '/admin/agent-tasks/:company/:agent/:task': { name: 'files' },
  '/admin/conversations/:id': 'conversation',
  '/admin/unanswered/:id': { name: 'qu_unknown' },
}

/** The same of the fields of bodies, which are named alike in every call but those of `browsers`. */
const inBodies: Record<string, keyof Objects | { name: string }> = {
  session_id: 'conversation',
  hold_id: 'hold',
  replaces: 'hold',
  consent_id: 'consent',
  table: 'table',
  recipients: 'user',
  company_id: 'company',
  product_id: { name: 'site-builder' },
  consultant_id: { name: bruno.id },
  meters: { name: 'ai_credits' },
  user_id: 'user',
  /** Made by whoever sends, or of the catalogue. */
  id: { name: 'an-id-of-the-sender' },
  client_message_id: { name: 'an-id-of-the-sender' },
  ids: { name: 'ft_unknown' },
  similar: { name: 'qu_unknown' },
  demo_id: { name: 'padaria' },
  phone_number_id: { name: '123456789' },
}
/** A browser's own name for its visit. */
const browsers = /^\/analytics\//

/** Whoever has such an id may do what it is for, signed in or not. */
const keys: ReadonlySet<unknown> = new Set(['hold', 'consent'])

/** Every call that the backend takes: of browsers, of the gateway and of services; releases are the gateway's own. */
const calls = Object.values<unknown>(contracts)
  .filter(
    (each): each is Endpoint =>
      typeof each === 'object' && each !== null && 'method' in each && 'path' in each,
  )
  .filter(({ path }) => !path.startsWith('/api/v1/admin/releases'))
const shortPath = ({ path }: Endpoint) => path.replace('/api/v1', '')
const nameOf = (call: Endpoint) => `${call.method} ${shortPath(call)}`
const isOfAdministrators = ({ path }: Endpoint) => path.startsWith('/api/v1/admin/')
/** What an administration asks of anybody: am I invited? */
const isInvitation = ({ path }: Endpoint) =>
  path.startsWith('/api/v1/admin/invitation') && !path.includes('invitations')
const isWrite = ({ method }: Endpoint) => method !== 'GET'

/** What the texts of bodies do not give away by their form. */
const plain = {
  password: 'girassol trovão bicicleta',
  current_password: 'girassol trovão bicicleta',
  document: '52998224725',
  end: '18:00',
  builds: { shell: 'a1b2c3d4e5f6' },
}
const filled = ({ body }: Endpoint, ids: Readonly<Record<string, unknown>> = {}) =>
  (body ? validInput(body, { ...plain, ...ids }).value : {}) as object

/** The address up to each parameter. */
const kindsInAddress = (call: Endpoint) =>
  [...shortPath(call).matchAll(/:(\w+)/g)].map(
    ({ 0: { length }, 1: param = '', index }) => [param, shortPath(call).slice(0, index + length)] as const,
  )

/** What stands in the address of a call, with the ids of these objects. */
const addressOf = (call: Endpoint, idOf: (kind: keyof Objects) => string) =>
  Object.fromEntries(
    kindsInAddress(call).map(([param, prefix]) => {
      const kind = inAddresses[prefix] ?? { name: '' }
      return [param, typeof kind === 'string' ? idOf(kind) : kind.name]
    }),
  )

/** Names of the fields of a schema, at any depth, that take an id. */
function idFields(schema: z.core.$ZodType, name = ''): string[] {
  if (schema === contracts.idField || (/_ids?$/.test(name) && schema._zod.def.type === 'string'))
    return [name]
  const def = schema._zod.def as z.core.$ZodTypes['_zod']['def']
  if ('innerType' in def) return idFields(def.innerType, name)
  if (def.type === 'pipe') return idFields(def.in, name)
  if (def.type === 'array') return idFields(def.element, name)
  if (def.type === 'union') return def.options.flatMap((option) => idFields(option, name))
  if (def.type !== 'object') return []
  return Object.entries(def.shape).flatMap(([field, of]) => idFields(of, field))
}

/** What another customer may ask for and is answered, as there is nothing to do: so it is for what never was. */
const nothingToDo: ReadonlySet<string> = new Set([
  'DELETE /auth/sessions/:id',
  'POST /cookies/consent/:id/account',
  'DELETE /dashboard/agents/:agent/files/:file',
  'DELETE /dashboard/agents/site-builder/messages/:id',
  'DELETE /dashboard/agents/business-intelligence/tables/:table',
  'DELETE /dashboard/agents/business-intelligence/board/:pin',
  'DELETE /dashboard/agents/whatsapp/suggestions/:id',
])
/** What its owner cannot do here either: it takes the key of a mailed link, or a template that WhatsApp knows. */
const needsMore: ReadonlySet<Endpoint> = new Set([openMeeting, getMeetingCalendar, sendChatTemplate])
const endsSessions: ReadonlySet<Endpoint> = new Set([logout, refresh, changePassword])
/** Of the writes of administration, those of whoever may only look: their own views, and what a price would do. */
const ofReaders: ReadonlySet<string> = new Set([
  'POST /admin/views',
  'DELETE /admin/views/:id',
  'POST /admin/invitation/accept',
])

/** Kinds of the objects that a call is about, by its address, its body or the header that the assistant's booking has. */
function kindsOf(call: Endpoint): Array<keyof Objects> {
  const fields = call.body && !browsers.test(shortPath(call)) ? idFields(call.body) : []
  const kinds = [
    ...kindsInAddress(call).map(([, prefix]) => inAddresses[prefix]),
    ...fields.map((field) => inBodies[field]),
    ...(call === bookFromAssistant ? ['conversation' as const] : []),
  ]
  return kinds.filter((kind) => typeof kind === 'string')
}
const isAboutSomebody = (call: Endpoint) => kindsOf(call).length > 0
const isByIdAlone = (call: Endpoint) => isAboutSomebody(call) && kindsOf(call).every((kind) => keys.has(kind))

it('knows the kind of everything that an address or a body names', () => {
  const addresses = calls.flatMap((call) => kindsInAddress(call).map(([, prefix]) => prefix))
  expect(Object.keys(inAddresses).sort()).toEqual([...new Set(addresses)].sort())
  const fields = calls.flatMap(({ body }) => (body ? idFields(body) : []))
  expect([...new Set(fields)].filter((field) => !(field in inBodies))).toEqual([])
})

describeDatabase('every call', (database) => {
  const clock = testClock()
  let backend: TestBackend
  let ana: Customer
  let bia: Customer
  let expired: string
  beforeAll(async () => void (await bundledTableProgram()))
  beforeEach(async () => {
    backend = await testBackend(database(), {
      clock: clock.now,
      tableProgram: await bundledTableProgram(),
      config: { addressLimits: false, serviceKeys: [serviceKey], whatsappApiUrl: 'http://127.0.0.1:9' },
    })
    await addConsultant(database().db, bruno)
    const credentials = await backend.customer('ana@empresa.com.br', {
      company: secret,
      product_id: 'site-builder',
    })
    expired = await backend.token(credentials)
    clock.advance(hours(2))
    ana = await customerWithEverything(credentials, secret)
    const others = await backend.customer('bia@outra.com.br', {
      company: 'Outra',
      product_id: 'site-builder',
    })
    bia = await customerWithEverything(others, 'outra')
  }, minutes(1))
  afterEach(() => backend.close())

  type Customer = Awaited<ReturnType<typeof customerWithEverything>>

  /** Somebody with one at least of every kind. */
  async function customerWithEverything(credentials: { email: string; password: string }, word: string) {
    const { db } = database()
    const token = await backend.token(credentials)
    const { reply: user } = await backend.send(getMe, { token })
    const [{ company_id } = { company_id: '' }] = await db.select().from(users).where(eq(users.id, user.id))
    const [held] = await db.select().from(subscriptions).where(eq(subscriptions.company_id, company_id))
    if (!held) throw new Error('nothing is held')
    for (const product_id of ['whatsapp', 'business-intelligence', 'email-marketing'])
      await db.insert(subscriptions).values({ ...held, id: `sub_${product_id}_${user.id}`, product_id })

    const session = (await backend.send(getSessions, { token })).reply.items[0]?.id ?? ''
    const { ticket, options } = (await backend.send(beginPasskey, { token })).reply
    const key = { ticket, credential: virtualAuthenticator().make(options), name: word }
    const passkey = (await backend.send(addPasskey, { token, body: key })).reply.id
    const choice = { necessary: true, functional: true, analytics: false, marketing: false } as const
    const consent = `consent-${user.id}`
    const decided = { ...filled(saveConsent), ...choice, consent_id: consent }
    await backend.send(saveConsent, { token, body: decided as never })
    await backend.send(tieConsent, { token, params: { id: consent } })

    await backend.givePayer(token)
    await backend.send(savePaymentMethod, { token, body: { type: 'pix' } })
    const params = { product_id: 'site-builder' }
    const { due_today, price_version } = (await backend.send(getSubscriptionOffer, { token, params })).reply
    const activated = await backend.send(activateSubscription, {
      token,
      params,
      body: { due_today, price_version },
    })
    const card_page = `crd_${user.id}`
    await db
      .insert(card_pages)
      .values({ id: card_page, company_id, provider: 'stripe', created_at: clock.now() })

    const step = { agent: 'email-marketing', task: 'files' }
    const handed = (
      await backend.send(beginHandIn, { token, params: step, body: { name: `${word}.csv`, bytes: 5 } })
    ).reply.id
    const part = { content: Buffer.from('a;b;c').toString('base64') }
    await backend.send(sendHandInPart, {
      token,
      params: { agent: step.agent, file: handed, part: '0' },
      body: part,
    })
    await backend.send(finishHandIn, { token, params: { agent: step.agent, file: handed } })

    const time = word === secret ? '2026-11-24T14:00:00-03:00' : '2026-11-24T15:00:00-03:00'
    const booked = anaBooks({ preferred_time: time }, credentials.email)
    const { meeting } = (await backend.send(bookMeeting, { token, body: booked })).reply
    const holdAt = word === secret ? '2026-11-25T14:00:00-03:00' : '2026-11-25T15:00:00-03:00'
    const hold = (await backend.send(holdSlot, { body: { start_at: holdAt } })).reply.id

    const begun = await backend.send(createAssistantSession, { token, body: { page_url: '/' } })
    const conversation = begun.reply.session_id
    for (const message of [`Preciso do ${word} para vender mais`, 'qual a capital da Austrália?'])
      await backend.send(sendAssistantMessage, { token, body: { session_id: conversation, message } })
    const lead = `lead_${user.id}`
    const at = { created_at: clock.now(), updated_at: clock.now() }
    await db.delete(leads).where(eq(leads.session_id, conversation))
    await db
      .insert(leads)
      .values({ id: lead, session_id: conversation, name: word, score: 50, band: 'B', page_path: '/', ...at })

    const details = { title: word, description: '', address: '', phone: '', whatsapp: '', instagram: '' }
    const content = { ...draftSite('padaria', businessKinds.padaria.sample), details }
    const { reply: site } = await backend.send(saveSite, { token, body: { version: null, content } })
    await backend.send(publishSite, { token, body: { version: site.version } })
    const slug = (await backend.send(getSite, { token })).reply.site?.slug ?? ''
    const { html = '' } = (await backend.send(getPublishedSite, { params: { slug } })).reply as {
      html?: string
    }
    const stamp = /name="marca" value="([\w-]+)"/.exec(html)?.[1] ?? ''
    const said = { name: word, contact: '(11) 91234-5678', message: word, trap: '', stamp }
    await backend.send(sendSiteMessage, { params: { slug }, body: said })
    const site_message = (await backend.send(getSiteMessages, { token, query: {} })).reply.items[0]?.id ?? ''

    const csv = Buffer.from(`Data;Loja;Valor\n05/01/2026;${word};R$ 10,50\n06/01/2026;Praia;R$ 2,00\n`)
    const sheet = { name: `${word}.csv`, bytes: csv.length }
    const upload = (await backend.send(beginBiUpload, { token, body: sheet })).reply.id
    await backend.send(sendBiUploadPart, {
      token,
      params: { upload, part: '0' },
      body: { content: csv.toString('base64') },
    })
    const read = await backend.send(finishBiUpload, {
      token,
      params: { upload },
      body: { into: { as: 'new', name: word } },
    })
    const table = read.reply.table?.id ?? ''
    await backend.send(pinBiQuestion, { token, body: { question: 'valor por loja', table } })
    const pin = (await backend.send(getBiBoard, { token })).reply.pins[0]?.id ?? ''
    const report = { enabled: true, weekday: 1, hour: 8, recipients: [user.id] }
    await backend.send(saveBiReport, { token, body: report })
    /** One that is still on its way. */
    const begunUpload = (await backend.send(beginBiUpload, { token, body: sheet })).reply.id

    const week = Array.from({ length: 7 }, () => null)
    const knowledge = {
      name: word,
      hours: week,
      asks: 'team' as const,
      items: [],
      questions: [{ title: 'Entregam?', answer: 'Sim.' }],
    }
    await backend.send(saveWhatsappKnowledge, { token, body: { version: 0, knowledge } })
    const chatSlug = `chat-${word}`
    await backend.send(saveWhatsappSettings, { token, body: { slug: chatSlug, sites: [], silence_hours: 0 } })
    const written = {
      visitor: user.id.padEnd(43, 'v'),
      id: `message-${user.id}`,
      text: `vocês consertam ${word}?`,
    }
    await backend.send(writeInChat, { params: { slug: chatSlug }, body: written })
    const chat = (await backend.send(getChats, { token, query: {} })).reply.items[0]?.id ?? ''
    const suggestion = (await backend.send(getChatSuggestions, { token })).reply.items[0]?.id ?? ''

    const objects: Objects = {
      session,
      passkey,
      consent,
      card_page,
      invoice: activated.reply.invoice?.id ?? '',
      file: handed,
      meeting: meeting.id,
      hold,
      conversation,
      site_message,
      table,
      upload: begunUpload,
      pin,
      chat,
      suggestion,
      lead,
      user: user.id,
      company: company_id,
    }
    return { credentials, token, objects }
  }

  interface Asking {
    token?: string | undefined
    ids?: Objects
  }

  /** Makes a call with whatever it needs, about these objects. */
  async function ask(call: Endpoint, { token, ids = ana.objects }: Asking = {}) {
    const standing = (kind: keyof Objects | { name: string }) =>
      typeof kind === 'string' ? ids[kind] : kind.name
    const params = addressOf(call, (kind) => ids[kind])
    const fields = Object.entries(inBodies).filter(
      ([name]) => !(name === 'session_id' && browsers.test(shortPath(call))),
    )
    const given = Object.fromEntries(
      fields.map(([name, kind]) => [name, name === 'recipients' ? [standing(kind)] : standing(kind)]),
    )
    const whole = call.body && filled(call, given)
    // The owner of a meeting needs no key of its link.
    if (call === moveMeeting || call === cancelMeeting) Object.assign(whole ?? {}, { key: undefined })
    const { status, text } = await backend.send(call, {
      token: token ?? null,
      params: params as never,
      ...(call === getMeetingCalendar && { query: { key: 'unknown' } as never }),
      headers: { session_id: ids.conversation },
      ...(whole !== undefined && { body: whole as never }),
    })
    return { status, text: text.replaceAll(/"request_id":"\w+"/g, '') }
  }

  /** Ids of the same form that have never been. */
  const neverMade = (objects: Objects) =>
    Object.fromEntries(
      Object.entries(objects).map(([kind, id]) => [
        kind,
        id.replace(/[0-9a-f]{12}$/, 'abcdefabcdef').replace(/\w{2}$/, 'ff'),
      ]),
    ) as unknown as Objects

  /** All rows of all tables but counters, without when somebody was last here. */
  async function allRows(): Promise<string[]> {
    const { db } = database()
    const tables = await rowsOf<{ relname: string }>(db, sql.raw(ownTables))
    const rows = tables
      .filter(({ relname }) => relname !== 'limits')
      .map(
        ({ relname }) =>
          `select '${relname} ' || (to_jsonb(own) - 'last_seen_at' - 'last_login')::text as row from "${relname}" own`,
      )
    const found = await rowsOf<{ row: string }>(db, sql.raw(rows.join(' union all ')))
    return found.map(({ row }) => row).sort()
  }
  const changes = (before: readonly string[], after: readonly string[]) => {
    const [was, is] = [new Set(before), new Set(after)]
    return [
      ...before.filter((row) => !is.has(row)).map((row) => `- ${row}`),
      ...after.filter((row) => !was.has(row)).map((row) => `+ ${row}`),
    ]
  }

  const securedBy = () => {
    const { paths = {} } = backend.app.swagger() as {
      paths?: Record<string, Record<string, { security?: unknown }>>
    }
    return (call: Endpoint) =>
      paths[call.path.replace(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()]?.security !== undefined
  }

  const rowsOfAna = async () => {
    const words = [secret, ana.credentials.email, ...Object.values(ana.objects)]
    return (await allRows()).filter((row) => words.some((word) => row.includes(word)))
  }
  const tellsOfAna = (text: string) =>
    [secret, ana.credentials.email, ...Object.values(ana.objects)].filter((word) => text.includes(word))

  it(
    'is closed to whom it does not concern, as if nothing were there, and changes nothing for them',
    async () => {
      expect(Object.entries(ana.objects).filter(([, id]) => !id)).toEqual([])
      const isSecured = securedBy()
      const unknown = neverMade(ana.objects)
      const wrong: string[] = []
      let cells = 0
      const check = (who: string, call: Endpoint, is: unknown, expected: unknown) => {
        cells += 1
        if (JSON.stringify(is) !== JSON.stringify(expected))
          wrong.push(`${who}: ${nameOf(call)}: ${JSON.stringify(is)} and not ${JSON.stringify(expected)}`)
      }

      // Whoever has no session that holds.
      const ended = await backend.token(ana.credentials)
      await backend.send(logout, { token: ended })
      const [head = '', claims = '', signature = ''] = ana.token.split('.')
      const tampered = [head, claims, signature.split('').reverse().join('')].join('.')
      const strangers = Object.entries({ none: undefined, expired, revoked: ended, tampered })
      const before = await rowsOfAna()
      for (const [who, token] of strangers) {
        for (const call of calls.filter((each) => each !== logout)) {
          if (isSecured(call)) check(who, call, (await ask(call, { token })).status, 401)
          else if (isByIdAlone(call)) continue
          else if (isAboutSomebody(call)) {
            const told = await ask(call, { token })
            check(who, call, told, await ask(call, { token, ids: unknown }))
            check(who, call, told.status >= 400, true)
          } else check(who, call, tellsOfAna((await ask(call, { token })).text), [])
        }
      }
      expect({ wrong, changed: changes(before, await rowsOfAna()) }).toEqual({ wrong: [], changed: [] })

      // Another customer, who has the same of everything.
      for (const call of calls.filter((each) => !isOfAdministrators(each) && each !== recordUsage)) {
        if (isByIdAlone(call) && !isSecured(call)) continue
        const { token } = bia
        check('another', call, (await backend.send(getMe, { token })).status, 200)
        const told = await ask(call, { token })
        check('another', call, tellsOfAna(told.text), [])
        if (isAboutSomebody(call)) {
          check('another', call, told, await ask(call, { token, ids: unknown }))
          check('another', call, told.status < 300, nothingToDo.has(nameOf(call)))
        }
        if (endsSessions.has(call)) bia.token = await backend.token(bia.credentials)
      }
      expect({ wrong, changed: changes(before, await rowsOfAna()) }).toEqual({ wrong: [], changed: [] })

      // Customers, whoever administers no more, and who may only look.
      const demoted = await tokenOf(backend, database(), 'admin', 'Davi Era')
      const owner = await tokenOf(backend, database(), 'owner')
      const { reply: davi } = await backend.send(getMe, { token: demoted })
      const demotion = { role: null, reason: 'Mudou de área.' }
      await backend.send(setAdministratorRole, { token: owner, params: { id: davi.id }, body: demotion })
      const reader = await tokenOf(backend, database(), 'leitura')
      const outsiders = { ana: ana.token, another: await backend.token(bia.credentials), demoted }
      const ofTeam = calls.filter((each) => isOfAdministrators(each) && !isInvitation(each))
      const everything = await allRows()
      for (const [who, token] of Object.entries(outsiders))
        for (const call of ofTeam) check(who, call, (await ask(call, { token })).status, 403)
      for (const call of ofTeam.filter((each) => isWrite(each) && !ofReaders.has(nameOf(each))))
        check('who may only look', call, (await ask(call, { token: reader })).status, 403)
      expect({ wrong, changed: changes(everything, await allRows()) }).toEqual({ wrong: [], changed: [] })

      // All of it is there, for whom it is: what is asked for last takes away.
      const methods = ['GET', 'PATCH', 'PUT', 'POST', 'DELETE']
      const own = calls.filter(
        (each) =>
          isAboutSomebody(each) && !isByIdAlone(each) && !isOfAdministrators(each) && !needsMore.has(each),
      )
      const inTurn = methods.flatMap((method) =>
        own.filter((each) => each.method === method && each !== recordUsage),
      )
      for (const call of inTurn) {
        const { status, text } = await ask(call, { token: ana.token })
        const isThere = status < 300 || text !== (await ask(call, { token: ana.token, ids: unknown })).text
        check('ana', call, isThere ? 'there' : [status, text], 'there')
      }
      expect(wrong).toEqual([])
      if (process.env.TOLD) console.info(`${calls.length} calls: ${cells} answers compared`)
      expect(cells).toBeGreaterThan(1500)
    },
    minutes(1),
  )
})

describeDatabase('a write', (database) => {
  let backend: TestBackend
  beforeEach(async () => {
    backend = await testBackend(database(), { config: { addressLimits: false, serviceKeys: [serviceKey] } })
  })
  afterEach(() => backend.close())

  it('takes no field that it does not know, at any depth', async () => {
    const ana = await backend.token(await backend.customer())
    const owner = await tokenOf(backend, database(), 'owner')
    const tokenFor = (call: Endpoint) =>
      call === recordUsage ? serviceKey : isOfAdministrators(call) ? owner : ana
    const wrong: string[] = []
    let tried = 0
    for (const call of calls.filter(isWrite)) {
      const { value, objects, isValid } = call.body
        ? validInput(call.body, plain)
        : { value: {}, objects: [[]], isValid: true }
      if (!isValid) wrong.push(`${nameOf(call)}: ${JSON.stringify(value)} is not what it takes`)
      const params = addressOf(call, (kind) => `${kind}_1`)
      for (const path of objects) {
        tried += 1
        const body = withUnknownField(value, path) as never
        const { status, error } = await backend.send(call, {
          token: tokenFor(call),
          params: params as never,
          body,
        })
        const field = [...path, 'unexpected'].join('.')
        if (status !== 400 || !error.errors?.some((each) => each.field === field))
          wrong.push(`${nameOf(call)} with ${field}: ${status} ${JSON.stringify(error)}`)
      }
    }
    expect(wrong).toEqual([])
    if (process.env.TOLD) console.info(`${tried} fields more`)
  })
})
