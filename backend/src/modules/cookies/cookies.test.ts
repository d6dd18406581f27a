import {
  type CookieCategory,
  getConsentReceipt,
  getCookiePolicy,
  getCookies,
  getMe,
  saveConsent,
  tieConsent,
  withdrawConsent,
} from '@ag/contracts'
import { sql } from 'drizzle-orm'
import { hours } from '../../clock'
import { consent_accounts, consent_records } from '../../db/schema'
import { describeDatabase } from '../../testing/describe-database'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'
import { cookieCategories, fingerprintOf } from './cookie-list'

const yes = { necessary: true, functional: true, analytics: true, marketing: true } as const
const no = { necessary: true, functional: false, analytics: false, marketing: false } as const
const sent = {
  user_agent: 'Navegador/1.0',
  timestamp: '2026-11-20T08:59:58-03:00',
  page: '/agents',
  version: '1.0.0',
}

describe('the fingerprint', () => {
  const [first, ...rest] = cookieCategories as [CookieCategory, ...CookieCategory[]]
  const changed = (change: Partial<CookieCategory>) => fingerprintOf([{ ...first, ...change }, ...rest])
  const now = fingerprintOf(cookieCategories)

  it('stays when words are polished', () => {
    expect(changed({ name: 'Essenciais', description: 'Outras palavras.' })).toBe(now)
  })

  it.each<[what: string, change: Partial<CookieCategory>]>([
    ['the legal basis', { legal_basis: 'Consentimento' }],
    ['whether it can be refused', { required: false }],
    ['what is kept', { cookies: first.cookies.slice(1) }],
    ['a purpose', { cookies: first.cookies.map((cookie) => ({ ...cookie, purpose: 'Outra coisa' })) }],
    ['a duration', { cookies: first.cookies.map((cookie) => ({ ...cookie, duration: '2 anos' })) }],
  ])('changes with %s', (_what, change) => {
    expect(changed(change)).not.toBe(now)
  })
})

describeDatabase('cookies', (database) => {
  const clock = testClock()
  let backend: TestBackend
  beforeEach(async () => {
    backend = await testBackend(database(), { clock: clock.now })
  })
  afterEach(() => backend.close())
  const rows = () => database().db.select().from(consent_records).orderBy(consent_records.position)

  it('lists all that is kept, by category', async () => {
    const { status, reply, headers } = await backend.send(getCookies)
    expect([status, reply.version]).toEqual([200, '1.0.0'])
    expect(reply.categories.map(({ key, required }) => [key, required])).toEqual([
      ['necessary', true],
      ['functional', false],
      ['analytics', false],
      ['marketing', false],
    ])
    expect(reply.categories.flatMap(({ cookies }) => cookies.map(({ name }) => name))).toEqual([
      'ag_necessary',
      'ag_mix',
      'ag_preview',
      'ag_handover',
      'ag.privacy',
      'ag.token',
      'ag.org_id',
      'ag.device',
      'ag.assistant_session',
      'ag.demo',
      'ag.draft.*',
      'ag_functional',
      'ag_theme',
      'ag_lang',
      'ag.functional.passkey_offer',
      'ag_analytics',
      'ag_marketing',
    ])
    const again = await backend.send(getCookies, { headers: { 'if-none-match': String(headers.etag) } })
    expect(again.status).toBe(304)
  })

  it('says in full what it does', async () => {
    const { reply } = await backend.send(getCookiePolicy)
    expect(reply).toMatchObject({ version: '1.0.0', title: 'Política de cookies' })
    expect(reply.sections.length).toBeGreaterThan(2)
  })

  it.each([
    ['at the top level', { ...yes, ...sent }, 'accept_all'],
    ['inside preferences', { preferences: no, ...sent }, 'reject_all'],
    ['that is mixed', { ...no, analytics: true, ...sent }, 'accept_selected'],
    ['named by the browser', { ...no, ...sent, action: 'accept_selected' as const }, 'accept_selected'],
  ])('records a decision %s', async (_how, body, action) => {
    const { status, reply } = await backend.send(saveConsent, { body })
    expect(status).toBe(201)
    expect(reply).toEqual({
      consent_id: expect.stringMatching(/^cns_[0-9a-f]{32}$/),
      recorded_at: '2026-11-20T12:00:00.000Z',
      receipt_url: `http://localhost:3000/privacy#comprovante=${reply.consent_id}`,
    })
    expect(await rows()).toEqual([
      expect.objectContaining({
        action,
        user_agent: 'Navegador/1.0',
        page: '/agents',
        network: '203.0.113.0/24',
        language: 'pt-BR',
        user_id: null,
        decided_at: new Date('2026-11-20T11:59:58.000Z'),
        text_hash: expect.stringMatching(/^[0-9a-f]{32}$/),
      }),
    ])
  })

  it('refuses half a decision, and one against what is necessary', async () => {
    const half = await backend.send(saveConsent, { body: { necessary: true, functional: true } })
    expect([half.status, half.error.errors[0]?.field]).toEqual([400, 'preferences'])
    const body = { ...yes, necessary: false } as unknown as typeof yes
    expect((await backend.send(saveConsent, { body })).status).toBe(400)
    expect(await rows()).toEqual([])
  })

  it('takes a repeated request for one decision', async () => {
    const headers = { 'idempotency-key': 'b1946ac9-2492-4d23-8b11-0f6c' }
    const [first, second] = await Promise.all([
      backend.send(saveConsent, { body: { ...yes, ...sent }, headers }),
      backend.send(saveConsent, { body: { ...yes, ...sent }, headers }),
    ])
    expect(second.reply).toEqual(first.reply)
    expect(await rows()).toHaveLength(1)
  })

  it('keeps every change of mind under one id, and shows them as a receipt', async () => {
    const { reply } = await backend.send(saveConsent, { body: { ...yes, ...sent } })
    const body = { consent_id: reply.consent_id, ...sent }
    expect((await backend.send(saveConsent, { body: { ...no, ...body } })).reply.consent_id).toBe(
      reply.consent_id,
    )
    const withdrawn = await backend.send(withdrawConsent, { body })
    expect([withdrawn.status, withdrawn.reply.consent_id]).toEqual([201, reply.consent_id])

    const receipt = await backend.send(getConsentReceipt, { params: { id: reply.consent_id } })
    expect(receipt.reply.entries.map(({ action, preferences }) => [action, preferences])).toEqual([
      ['withdraw', no],
      ['reject_all', no],
      ['accept_all', yes],
    ])
    expect(receipt.text).not.toContain('203.0.113')
    expect(receipt.text).not.toContain('Navegador')
  })

  it('gives a decision under a foreign id an id of its own', async () => {
    const body = { consent_id: 'cns_000000000000000000000000', ...sent }
    const { status, reply } = await backend.send(withdrawConsent, { body })
    expect(status).toBe(201)
    expect(reply.consent_id).not.toBe(body.consent_id)
  })

  it('has no receipt for what nobody decided', async () => {
    expect((await backend.send(getConsentReceipt, { params: { id: 'cns_0' } })).status).toBe(404)
  })

  it('names who is signed in, and nobody when the session is not worth anything', async () => {
    const token = await backend.token(await backend.customer())
    const { reply: me } = await backend.send(getMe, { token })
    await backend.send(saveConsent, { body: { ...yes, ...sent }, token })
    const stale = await backend.send(saveConsent, { body: { ...yes, ...sent }, token: 'nothing' })
    expect(stale.status).toBe(201)
    expect((await rows()).map(({ user_id }) => user_id)).toEqual([me.id, null])
    await database().db.execute(sql`delete from users`)
    expect((await rows()).map(({ user_id }) => user_id)).toEqual([null, null])
  })

  describe('of somebody who signs in', () => {
    const owners = () => database().db.select().from(consent_accounts)
    const decide = async (token?: string, consent_id?: string) => {
      const { reply } = await backend.send(saveConsent, { body: { ...yes, ...sent, consent_id }, token })
      return reply.consent_id
    }
    const tie = async (id: string, token: string) =>
      (await backend.send(tieConsent, { params: { id }, token })).reply.tied
    const person = async (email = 'ana@empresa.com.br') => {
      const token = await backend.token(await backend.customer(email))
      return { token, id: (await backend.send(getMe, { token })).reply.id }
    }

    it('is tied to the account once, however often it is asked', async () => {
      const id = await decide()
      const { token, id: user_id } = await person()
      const answers = await Promise.all([tie(id, token), tie(id, token), tie(id, token)])
      expect(answers).toEqual([true, true, true])
      expect(await owners()).toEqual([expect.objectContaining({ consent_id: id, user_id })])
      expect((await rows()).map((row) => row.user_id)).toEqual([null])
    })

    it('never becomes the proof of another account', async () => {
      const id = await decide()
      const [first, second] = [await person(), await person('outra@empresa.com.br')]
      expect(await tie(id, first.token)).toBe(true)
      expect(await tie(id, second.token)).toBe(false)

      const another = await decide(second.token, id)
      expect(another).not.toBe(id)
      expect((await owners()).map(({ consent_id, user_id }) => [consent_id, user_id]).sort()).toEqual(
        [
          [id, first.id],
          [another, second.id],
        ].sort(),
      )
      expect(await decide(first.token, id)).toBe(id)
      await database().db.execute(sql`delete from users where id = ${first.id}`)
      expect(await tie(id, second.token)).toBe(false)
    })

    it('is theirs at once where they decide signed in', async () => {
      const [first, second] = [await person(), await person('outra@empresa.com.br')]
      const id = await decide(first.token)
      expect(await tie(id, second.token)).toBe(false)
      expect(await tie(id, first.token)).toBe(true)
    })

    it('goes on under its id when they have signed out', async () => {
      const { token } = await person()
      const id = await decide(token)
      const body = { consent_id: id, ...sent }
      expect((await backend.send(withdrawConsent, { body })).reply.consent_id).toBe(id)
    })

    it('is nobody’s where nobody decided, and not for strangers to ask', async () => {
      const { token } = await person()
      expect(await tie('cns_0', token)).toBe(false)
      expect(await owners()).toEqual([])
      expect((await backend.send(tieConsent, { params: { id: 'cns_0' } })).status).toBe(401)
    })
  })

  it('is not a place to fill up', async () => {
    const decide = () => backend.send(saveConsent, { body: { ...no, ...sent } })
    for (let time = 0; time < 60; time += 1) expect((await decide()).status).toBe(201)
    const { status, headers } = await decide()
    expect([status, headers['retry-after']]).toEqual([429, '3600'])
    clock.advance(hours(1))
    expect((await decide()).status).toBe(201)
  })
})
