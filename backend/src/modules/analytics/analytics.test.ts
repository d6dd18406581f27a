import { recordEvent, recordPageView } from '@ag/contracts'
import { days } from '../../clock'
import { analytics_events, page_views } from '../../db/schema'
import { describeEachDatabase } from '../../testing/describe-database'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'
import { analyticsRepository } from './analytics-repository'

describeEachDatabase('analytics', (database, once) => {
  const clock = testClock()
  let backend: TestBackend
  beforeEach(async () => {
    backend = await testBackend(database(), { clock: clock.now })
  })
  afterEach(() => backend.close())
  const events = () => database().db.select().from(analytics_events)
  const views = () => database().db.select().from(page_views)

  it('records an event with its circumstances', async () => {
    const { status, reply } = await backend.send(recordEvent, {
      body: {
        event_name: 'demo_started',
        custom_parameters: { product_id: 'prospect' },
        session_id: 'a1b2c3',
        page_url: '/agents/prospect',
        user_agent: 'Navegador/1.0',
        timestamp: '2026-11-20T08:59:58-03:00',
      },
    })
    expect([status, reply]).toEqual([202, { recorded: true }])
    expect(await events()).toMatchObject([
      {
        event_name: 'demo_started',
        parameters: { product_id: 'prospect' },
        session_id: 'a1b2c3',
        page_url: '/agents/prospect',
        user_agent: 'Navegador/1.0',
        user_id: null,
        happened_at: new Date('2026-11-20T11:59:58Z'),
        recorded_at: clock.now(),
      },
    ])
  })

  once('takes the spelling of the assistant', async () => {
    const params = { session_id: 'ses_1', channel: 'video', preferred_time: '2026-11-24T15:00:00-03:00' }
    const { status } = await backend.send(recordEvent, { body: { name: 'assistant_booking', params } })
    expect(status).toBe(202)
    expect(await events()).toMatchObject([{ event_name: 'assistant_booking', parameters: params }])
  })

  once.each<[what: string, parameters: Record<string, unknown>]>([
    ['an e-mail', { channel: 'ana@empresa.com.br' }],
    ['a phone number', { channel: '+5511912345678' }],
    ['a sentence', { stage: 'quero saber mais' }],
    ['a long text', { step: 'a'.repeat(65) }],
  ])('refuses %s as a parameter', async (_what, custom_parameters) => {
    const body = { event_name: 'assistant_message', custom_parameters } as never
    const { status } = await backend.send(recordEvent, { body })
    expect(status).toBe(400)
    expect(await events()).toEqual([])
  })

  once('drops parameters that nobody has listed', async () => {
    const custom_parameters = { product_id: 'bi', name: 'Ana Souza', email: 'ana@empresa.com.br' } as never
    await backend.send(recordEvent, { body: { event_name: 'plan_selected', custom_parameters } })
    expect(await events()).toMatchObject([{ parameters: { product_id: 'bi' } }])
  })

  once.each([[{}], [{ event_name: 'made_up' }], [{ name: '' }]])('refuses the event %j', async (body) => {
    const { status } = await backend.send(recordEvent, { body: body as never })
    expect(status).toBe(400)
  })

  once('records a page view by its path, and of other sites only their name', async () => {
    const { status } = await backend.send(recordPageView, {
      body: {
        page_url: 'https://site.example/auth/reset-password?de=1#token=segredo',
        page_title: 'Nova senha',
        referrer: 'https://busca.example/resultados?q=ana+souza',
      },
    })
    expect(status).toBe(202)
    expect(await views()).toMatchObject([
      { page_url: '/auth/reset-password', page_title: 'Nova senha', referrer: 'https://busca.example' },
    ])
    expect(JSON.stringify(await views())).not.toMatch(/segredo|souza/)
  })

  once('knows whose it is from the token alone, and takes a dead one for nobody', async () => {
    const token = await backend.token(await backend.customer())
    const body = { event_name: 'cancel_started', user_id: 'usr_of_somebody_else' } as const
    await backend.send(recordEvent, { body, token })
    await backend.send(recordEvent, { body, token: 'dead' })
    const [mine, nobodys] = await events()
    expect(mine?.user_id).toMatch(/^usr_/)
    expect(mine?.user_id).not.toBe('usr_of_somebody_else')
    expect(nobodys?.user_id).toBeNull()
  })

  once('records nothing of a browser that refuses it', async () => {
    const { reply } = await backend.send(recordPageView, {
      body: { page_url: '/' },
      headers: { 'sec-gpc': '1' },
    })
    expect(reply).toEqual({ recorded: false })
    expect(await views()).toEqual([])
  })

  it('takes so many from one address and no more', async () => {
    const send = () => backend.send(recordPageView, { body: { page_url: '/' } })
    const statuses = []
    for (let sent = 0; sent < 241; sent++) statuses.push((await send()).status)
    expect(statuses.lastIndexOf(202)).toBe(239)
    expect(statuses.at(-1)).toBe(429)
  })

  it('forgets what is older than thirteen months', async () => {
    await backend.send(recordPageView, { body: { page_url: '/' } })
    clock.advance(days(390))
    await backend.send(recordEvent, { body: { event_name: 'plan_selected' } })
    clock.advance(days(10))
    await analyticsRepository(database().db).forgetOld(clock.now())
    expect(await views()).toEqual([])
    expect(await events()).toHaveLength(1)
  })
})
