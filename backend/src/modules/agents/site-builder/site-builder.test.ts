import { businessKinds } from '@ag/agents/site-builder/business-kinds'
import { draftSite } from '@ag/agents/site-builder/site'
import {
  type BodyOf,
  checkSiteHost,
  countSiteVisits,
  type Endpoint,
  exportPersonalData,
  getPublishedSite,
  getSite,
  getSiteHosts,
  getSiteMessages,
  getSiteMessagesFile,
  getSiteVersions,
  getSiteVisits,
  getUsage,
  moveSiteMessage,
  publishSite,
  removeSiteMessage,
  restoreSiteVersion,
  type SiteContent,
  saveSite,
  saveSiteSettings,
  saveUsageLimit,
  sendSiteMessage,
  siteEndpoints,
  unpublishSite,
} from '@ag/contracts'
import { days } from '../../../clock'
import { site_messages, site_versions, sites, subscriptions, usage_records } from '../../../db/schema'
import { describeEachDatabase } from '../../../testing/describe-database'
import { type TestBackend, testBackend, testClock } from '../../../testing/test-backend'
import { forgetSites } from './forget-sites'
import { siteRules } from './site-rules'

const details = { title: '', description: '', address: '', phone: '', whatsapp: '', instagram: '' }
const contentOf = (name: string): SiteContent => ({
  ...draftSite('padaria', { ...businessKinds.padaria.sample, name }),
  details,
})
const content = contentOf('Padaria Aurora')
const signedUp = { email: 'ana@padaria.com.br', password: 'girassol trovão bicicleta' }

describeEachDatabase('the site of a company', (database, once) => {
  let backend: TestBackend
  let clock: ReturnType<typeof testClock>
  let ana: string
  let records: Record<string, string[][]>
  beforeEach(async () => {
    clock = testClock()
    records = {}
    backend = await testBackend(database(), {
      clock: clock.now,
      resolveTxt: async (name) => {
        const found = records[name]
        if (!found) throw new Error('ENOTFOUND')
        return found
      },
    })
    ana = await customer('ana@padaria.com.br', 'Padaria')
  })
  afterEach(() => backend.close())

  const customer = async (email: string, company: string, product_id: string | null = 'site-builder') =>
    backend.token(await backend.customer(email, { company, product_id }))
  const save = (version: number | null, kept = content, token = ana) =>
    backend.send(saveSite, { token, body: { version, content: kept } })
  const publish = (version: number, token = ana) => backend.send(publishSite, { token, body: { version } })
  const visit = (slug: string, headers = {}) => backend.send(getPublishedSite, { params: { slug }, headers })
  async function online() {
    const { reply } = await save(null)
    await publish(reply.version)
    return reply.slug
  }
  const stampIn = (html: string) => /name="marca" value="([\w-]+)"/.exec(html)?.[1] ?? ''
  const write = async (
    slug: string,
    change: Partial<BodyOf<typeof sendSiteMessage>> = {},
    address = '203.0.113.7',
  ) =>
    backend.send(sendSiteMessage, {
      params: { slug },
      address,
      body: {
        name: 'Bruno <b>',
        contact: '(11) 91234-5678',
        message: '=Quero 3 pães',
        stamp: stampIn((await visit(slug)).reply.html),
        ...change,
      },
    })
  const messages = async (token = ana) => (await backend.send(getSiteMessages, { token, query: {} })).reply

  it('is kept, refused where it was edited elsewhere meanwhile, and bounded', async () => {
    expect((await backend.send(getSite, { token: ana })).reply).toEqual({ site: null })
    const { reply: first } = await save(null)
    expect(first).toMatchObject({
      slug: 'padaria-aurora',
      address: 'http://localhost:3000/s/padaria-aurora',
      content,
      published: null,
      host: null,
    })
    const { reply: second } = await save(first.version, contentOf('Padaria Nova'))
    expect(second.content.name).toBe('Padaria Nova')
    expect((await save(null)).error.code).toBe('VERSION_CONFLICT')
    const late = await save(first.version)
    expect([late.status, late.error.code]).toEqual([409, 'VERSION_CONFLICT'])
    expect(late.error).toMatchObject({ current: { content: { name: 'Padaria Nova' } } })
    const long = { ...content, sections: [{ ...content.sections[0], words: { text: 'a'.repeat(2001) } }] }
    expect((await save(second.version, long as SiteContent)).status).toBe(400)
    const twice = { ...content, sections: [content.sections[0], content.sections[0]] }
    expect((await save(second.version, twice as SiteContent)).status).toBe(400)
  })

  once('is seen by visitors from its publication until it is taken off', async () => {
    const { reply } = await save(null)
    expect((await visit(reply.slug)).reply).toMatchObject({ status: 404, thanks: null })
    expect((await visit(reply.slug)).reply.html).not.toContain('Padaria Aurora')
    const { reply: shown } = await publish(reply.version)
    expect(shown.published).toMatchObject({ number: 1, is_current: true })
    const page = await visit(reply.slug)
    expect(page.reply.status).toBe(200)
    expect(page.reply.html).toContain('<h1>')
    expect(page.reply.html).toContain('<link rel="canonical" href="http://localhost:3000/s/padaria-aurora">')
    expect(page.reply.html).not.toMatch(/<script|mailto:/)
    expect(page.reply.thanks).toContain('Mensagem enviada')
    expect((await visit(reply.slug, { 'if-none-match': String(page.headers.etag) })).status).toBe(304)

    const { reply: edited } = await save(shown.version, contentOf('Outro nome'))
    expect(edited.published?.is_current).toBe(false)
    expect((await visit(reply.slug)).reply.html).not.toContain('Outro nome')
    await publish(edited.version)
    expect((await visit(reply.slug)).reply.html).toContain('Outro nome')

    await backend.send(unpublishSite, { token: ana })
    const off = await visit(reply.slug)
    expect(off.reply.status).toBe(404)
    expect(off.reply.html).toContain('Este site não está no ar agora')
    expect((await visit('nunca-houve')).reply.status).toBe(404)
  })

  once(
    'costs a credit for each page that is published, once, and rests at the limit that the company chose',
    async () => {
      const used = async () =>
        (await backend.send(getUsage, { token: ana })).reply.meters
          .find(({ key }) => key === 'ai_credits')
          ?.by_service.map(({ product_id, used }) => [product_id, used])
      const { reply: first } = await save(null)
      expect(await used()).toEqual([])
      await Promise.all([1, 2, 3].map(() => publish(first.version)))
      await publish(first.version)
      await backend.send(unpublishSite, { token: ana })
      const { reply: again } = await publish(first.version)
      expect([again.published?.number, await used()]).toEqual([1, [['site-builder', 1]]])
      const { reply: second } = await save(first.version, contentOf('Padaria Nova'))
      await publish(second.version)
      expect(await used()).toEqual([['site-builder', 2]])

      await backend.send(saveUsageLimit, {
        token: ana,
        params: { meter: 'ai_credits' },
        body: { limit_amount: 1, limit_action: 'pause' },
      })
      const [{ company_id } = { company_id: '' }] = await database().db.select().from(sites)
      const paid = { company_id, meter: 'ai_credits', product_id: 'prospect', quantity: 1_000 }
      await database()
        .db.insert(usage_records)
        .values({ ...paid, day: '2026-11-20' })
      const { reply: third } = await save(second.version, contentOf('Padaria Cara'))
      const refused = await publish(third.version)
      expect([refused.status, refused.error.code]).toEqual([409, 'LIMIT_REACHED'])
      expect(refused.error.userMessage).toMatch(/^Sua empresa chegou ao limite de créditos de IA/)
      // What is online stays so, comes off and back again.
      expect((await visit(first.slug)).reply.html).toContain('Padaria Nova')
      expect((await backend.send(unpublishSite, { token: ana })).status).toBe(200)
      expect((await backend.send(getSiteVersions, { token: ana })).reply.versions).toHaveLength(2)
    },
  )

  once('goes back to a version that was published, of which the latest twenty are kept', async () => {
    const { reply: first } = await save(null)
    const { db } = database()
    const [row] = await db.select().from(sites)
    const older = Array.from({ length: siteRules.versions + 1 }, (_, index) => ({
      company_id: row?.company_id ?? '',
      number: index + 1,
      content: contentOf(`Padaria ${index + 1}`),
      published_at: clock.now(),
    }))
    await db.insert(site_versions).values(older)
    await db.update(sites).set({ number: older.length })
    const { reply } = await save(first.version, contentOf('Padaria 22'))
    await publish(reply.version)
    const { reply: list } = await backend.send(getSiteVersions, { token: ana })
    expect(list.versions).toHaveLength(siteRules.versions)
    expect(list.versions[0]).toMatchObject({ number: 22, name: 'Padaria 22' })
    const restore = (number: string, version: number) =>
      backend.send(restoreSiteVersion, { token: ana, params: { number }, body: { version } })
    expect((await restore('1', reply.version)).status).toBe(404)
    const { reply: restored } = await restore('20', reply.version)
    expect([restored.content.name, restored.published?.is_current]).toEqual(['Padaria 20', false])
    expect((await visit(reply.slug)).reply.html).toContain('Padaria 22')
  })

  it('has an address of its own that nobody else has, and not one that looks like ours', async () => {
    const { reply } = await save(null)
    const bia = await customer('bia@outra.com.br', 'Outra')
    const { reply: other } = await save(null, content, bia)
    expect(other.slug).toMatch(/^padaria-aurora-[0-9a-f]{5}$/)
    const settings = (slug: string, version: number, host: string | null = null, token = ana) =>
      backend.send(saveSiteSettings, { token, body: { version, slug, notifies: true, host } })
    for (const slug of ['login', 'a', 'Não', 'a--', other.slug])
      expect([slug, (await settings(slug, reply.version)).status]).toEqual([slug, 400])
    await publish(reply.version)
    const { reply: moved } = await settings('aurora', reply.version)
    expect(moved).toMatchObject({ slug: 'aurora', published: { is_current: true } })
    expect((await visit('aurora')).reply.status).toBe(200)
    expect((await visit('padaria-aurora')).reply.status).toBe(404)
  })

  it('is shown on a domain once its owner is proved, and to one company only', async () => {
    const slug = await online()
    const point = (version: number, host: string | null, token: string, at: string) =>
      backend.send(saveSiteSettings, { token, body: { version, slug: at, notifies: true, host } })
    expect((await point(1, 'localhost', ana, slug)).status).toBe(400)
    const { reply } = await point(1, 'www.Padaria.com.br', ana, slug)
    expect(reply.host).toMatchObject({ name: 'www.padaria.com.br', verified_at: null })
    const check = (token: string) => backend.send(checkSiteHost, { token })
    const missing = await check(ana)
    expect([missing.status, missing.error.userMessage]).toEqual([
      409,
      'Ainda não encontramos o registro TXT em _site.www.padaria.com.br. Mudanças no domínio podem levar algumas horas.',
    ])
    const hosts = async () => (await backend.send(getSiteHosts)).reply.hosts
    expect(await hosts()).toEqual([])
    const { name, value } = reply.host?.record ?? { name: '', value: '' }
    records[name] = [['v=spf1'], [value.slice(0, 10), value.slice(10)]]
    expect((await check(ana)).reply).toMatchObject({
      address: 'https://www.padaria.com.br/',
      host: { verified_at: expect.any(String) },
    })
    expect(await hosts()).toEqual([{ host: 'www.padaria.com.br', slug }])
    expect((await visit(slug)).reply.html).toContain('rel="canonical" href="https://www.padaria.com.br/"')

    const bia = await customer('bia@outra.com.br', 'Outra')
    const { reply: other } = await save(null, content, bia)
    const { reply: claimed } = await point(other.version, 'www.padaria.com.br', bia, other.slug)
    records[name] = [[claimed.host?.record.value ?? '']]
    expect((await check(bia)).error.userMessage).toBe('Este domínio já mostra o site de outra conta.')
    expect((await point(reply.version, null, ana, slug)).reply.host).toBeNull()
    expect(await hosts()).toEqual([])
  })

  it('takes a message into the list and tells the company by mail, once', async () => {
    const slug = await online()
    expect((await write(slug)).reply).toEqual({ sent: true, refusal: null })
    await write(slug)
    const { items, total } = await messages()
    expect([total, items[0]]).toMatchObject([
      1,
      { name: 'Bruno <b>', contact: '(11) 91234-5678', message: '=Quero 3 pães', state: 'new' },
    ])
    const mails = (await backend.mailsTo('ana@padaria.com.br')).filter(
      ({ subject }) => subject === 'Nova mensagem no seu site',
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Para responder: (11) 91234-5678')

    const id = items[0]?.id ?? ''
    await backend.send(moveSiteMessage, { token: ana, params: { id }, body: { state: 'answered' } })
    const only = await backend.send(getSiteMessages, { token: ana, query: { state: 'new' } })
    expect(only.reply.items).toEqual([])
    const file = await backend.send(getSiteMessagesFile, { token: ana })
    expect(file.text).toContain(";Bruno <b>;(11) 91234-5678;'=Quero 3 pães;Respondida\r\n")
    await backend.send(removeSiteMessage, { token: ana, params: { id } })
    expect((await messages()).total).toBe(0)
  })

  once('refuses what nobody can answer, with all that was typed', async () => {
    const slug = await online()
    const { reply } = await write(slug, { contact: 'bruno@', message: '<script>' })
    expect(reply).toMatchObject({ sent: false, refusal: { status: 400 } })
    expect(reply.refusal?.html).toContain('Informe um e-mail ou um telefone com DDD.')
    expect(reply.refusal?.html).toContain('value="Bruno &lt;b&gt;"')
    expect(reply.refusal?.html).not.toContain('<script')
    expect((await messages()).total).toBe(0)
  })

  once('keeps machines out: the unseen field, forms that nobody asked for, and too many', async () => {
    const slug = await online()
    expect((await write(slug, { trap: 'http://spam' })).reply.sent).toBe(true)
    expect((await write(slug, { stamp: 'x' })).reply.refusal?.status).toBe(400)
    const old = stampIn((await visit(slug)).reply.html)
    clock.advance(days(3))
    ana = await backend.token(signedUp)
    expect((await write(slug, { stamp: old })).reply.refusal?.html).toContain('ficou aberta por muito tempo')
    expect((await messages()).total).toBe(0)
    const sent = []
    for (let count = 0; count < 7; count++)
      sent.push((await write(slug, { message: `Mensagem ${count}` })).reply.refusal?.status ?? 200)
    expect(sent).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect((await write(slug, { message: 'De outra casa' }, '198.51.100.4')).reply.sent).toBe(true)
  })

  it('counts visits by day, of what gateways report', async () => {
    const slug = await online()
    await write(slug)
    const count = (day: string, visits: number, at = slug) =>
      backend.send(countSiteVisits, { body: { visits: [{ slug: at, day, count: visits }] } })
    await count('2026-11-20', 3)
    await count('2026-11-20', 4)
    await count('2026-11-19', 2)
    await count('2020-01-01', 9)
    await count('2026-11-20', 5, 'nunca-houve')
    const { reply } = await backend.send(getSiteVisits, { token: ana })
    expect(reply.days).toHaveLength(30)
    expect(reply.days.slice(-2)).toEqual([
      { date: '2026-11-19', visits: 2, messages: 0 },
      { date: '2026-11-20', visits: 7, messages: 1 },
    ])
  })

  once(
    'rests politely when its agent does, can still be edited, and is forgotten long after the end',
    async () => {
      const slug = await online()
      await write(slug)
      clock.advance(days(15))
      const asleep = await visit(slug)
      expect(asleep.reply.status).toBe(503)
      expect(asleep.reply.html).toContain('Este site não está no ar agora')
      expect((await write(slug)).status).toBe(404)
      ana = await backend.token(signedUp)
      const { reply } = await backend.send(getSite, { token: ana })
      expect((await save(reply.site?.version ?? 0)).status).toBe(200)
      expect((await publish(reply.site?.version ?? 0)).status).not.toBe(200)
      const { db } = database()
      await forgetSites(db, clock.now())
      expect(await db.select().from(sites)).toHaveLength(1)
      await db.update(subscriptions).set({ status: 'cancelled', status_since: clock.now() })
      clock.advance(days(89))
      await forgetSites(db, clock.now())
      expect(await db.select().from(sites)).toHaveLength(1)
      clock.advance(days(2))
      await forgetSites(db, clock.now())
      expect(await db.select().from(sites)).toEqual([])
      expect(await db.select().from(site_messages)).toEqual([])
    },
  )

  once('belongs to its company alone', async () => {
    const slug = await online()
    await write(slug)
    const { items } = await messages()
    const id = items[0]?.id ?? ''
    const before = (await backend.send(getSite, { token: ana })).reply
    const bia = await customer('bia@outra.com.br', 'Outra')
    const { reply: hers } = await save(null, contentOf('Dela'), bia)
    const bodies = new Map<Endpoint, unknown>([
      [saveSite, { version: hers.version, content: contentOf('Dela') }],
      [saveSiteSettings, { version: hers.version + 1, slug: 'dela', notifies: true, host: null }],
      [publishSite, { version: hers.version + 2 }],
      [restoreSiteVersion, { version: hers.version + 2 }],
      [moveSiteMessage, { state: 'archived' }],
    ])
    for (const endpoint of siteEndpoints as readonly Endpoint[]) {
      const sending = {
        params: { id, number: '1' } as never,
        ...(bodies.has(endpoint) && { body: bodies.get(endpoint) as never }),
      }
      const { text } = await backend.send(endpoint, { token: bia, ...sending })
      expect([endpoint.path, text]).toEqual([endpoint.path, expect.not.stringMatching(/Aurora|Bruno/)])
      expect((await backend.send(endpoint, sending)).status).toBe(401)
    }
    expect((await messages()).items).toEqual(items)
    expect((await backend.send(getSite, { token: ana })).reply).toEqual(before)
  })

  once('is for those who hold the agent, and goes with what they take along', async () => {
    await write(await online())
    const cara = await customer('cara@sem.com.br', 'Sem', null)
    expect((await save(null, content, cara)).status).toBe(404)
    const { reply: data } = await backend.send(exportPersonalData, { token: ana })
    expect(data.records['Mensagens recebidas pelo site']).toMatchObject([{ name: 'Bruno <b>' }])
    expect(data.records.Site).toHaveLength(1)
  })
})
