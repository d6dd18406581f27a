import {
  acceptInvitation,
  createAssistantSession,
  getAdministrators,
  getAdminMe,
  getAdminOverview,
  getAdminSettings,
  getAudit,
  getAuditFile,
  getBilling,
  getCustomer,
  getCustomers,
  getCustomersFile,
  getLead,
  getLeads,
  getLeadsFile,
  getMeetingsFile,
  getMyInvitation,
  getSavedViews,
  getSettings,
  inviteAdministrator,
  removeLead,
  removeView,
  saveAdminSettings,
  saveView,
  sendAssistantMessage,
  setAdministratorRole,
  withdrawInvitation,
} from '@ag/contracts'
import { days } from '../../clock'
import { audit_log, leads, settings } from '../../db/schema'
import { demoSettings } from '../../db/seed/settings'
import { tokenOf } from '../../testing/administrators'
import { describeEachDatabase } from '../../testing/describe-database'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'
import { writeSettings } from '../settings/settings-repository'

describeEachDatabase('administrators', (database, once) => {
  let clock: ReturnType<typeof testClock>
  let backend: TestBackend
  let token: string
  beforeEach(async () => {
    clock = testClock()
    backend = await testBackend(database(), { clock: clock.now })
    token = await tokenOf(backend, database(), 'owner', 'Olga Dona')
  })
  afterEach(() => backend.close())

  const invite = (email: string) =>
    backend.send(inviteAdministrator, { token, body: { email, role: 'comercial' } })

  once('are led from what they did to the trace of its request, where traces are kept', async () => {
    await invite('bia@empresa.com.br')
    const [entry] = (await backend.send(getAudit, { token })).reply.items
    expect(entry).not.toHaveProperty('trace_url')
    await backend.close()
    const traceUrl = 'https://traces.example/search?tags=request.id%3D{requestId}'
    backend = await testBackend(database(), { clock: clock.now, config: { traceUrl } })
    const [led] = (await backend.send(getAudit, { token })).reply.items
    expect(led?.trace_url).toBe(`https://traces.example/search?tags=request.id%3D${entry?.request_id}`)
  })

  once('are invited by mail, and become it when they prove the address and accept', async () => {
    await invite('Bia@Empresa.com.br')
    const [mail] = await backend.mailsTo('Bia@Empresa.com.br')
    expect(mail?.subject).toBe('Convite para a área administrativa')
    expect(mail?.text).toContain('Olga Dona convidou você')
    const bia = await backend.token(await backend.customer('bia@empresa.com.br'))
    const eva = await backend.token(await backend.customer('eva@empresa.com.br'))
    expect((await backend.send(getAdminMe, { token: bia })).status).toBe(403)
    expect((await backend.send(acceptInvitation, { token: eva })).status).toBe(404)
    expect((await backend.send(getMyInvitation, { token: bia })).reply.invitation).toMatchObject({
      role: 'comercial',
      invited_by: 'Olga Dona',
    })
    expect((await backend.send(acceptInvitation, { token: bia })).reply).toEqual({ role: 'comercial' })
    expect((await backend.send(acceptInvitation, { token: bia })).status).toBe(404)
    expect((await backend.send(getAdminMe, { token: bia })).reply.role).toBe('comercial')
    const { reply } = await backend.send(getAdministrators, { token })
    expect(reply.items.map(({ role, is_me }) => [role, is_me])).toEqual([
      ['comercial', false],
      ['owner', true],
    ])
    expect(reply.invitations).toEqual([])
  })

  once('are not invited any more when it was taken back, or after seven days', async () => {
    await invite('bia@empresa.com.br')
    const bia = await backend.token(await backend.customer('bia@empresa.com.br'))
    await backend.send(withdrawInvitation, { token, body: { email: 'bia@empresa.com.br' } })
    expect((await backend.send(getMyInvitation, { token: bia })).reply).toEqual({ invitation: null })
    await invite('bia@empresa.com.br')
    clock.advance(days(7))
    const later = await backend.token({ email: 'bia@empresa.com.br', password: 'girassol trovão bicicleta' })
    expect((await backend.send(acceptInvitation, { token: later })).status).toBe(404)
  })

  it('never are without an owner', async () => {
    const { reply } = await backend.send(getAdministrators, { token })
    const id = reply.items[0]?.id ?? ''
    const setRole = (role: 'leitura' | null) =>
      backend.send(setAdministratorRole, { token, params: { id }, body: { role, reason: '' } })
    expect((await setRole(null)).error.userMessage).toBe(
      'Esta é a única pessoa proprietária. Dê esse papel a outra pessoa antes.',
    )
    await tokenOf(backend, database(), 'owner', 'Outra Dona')
    expect((await setRole('leitura')).reply).toEqual({ role: 'leitura' })
    expect((await backend.send(getAdministrators, { token })).status).toBe(403)
  })

  once('say who the company is, field by field', async () => {
    await writeSettings(database().db, demoSettings)
    const { reply: before } = await backend.send(getAdminSettings, { token })
    const save = (edit: Record<string, unknown>) =>
      backend.send(saveAdminSettings, { token, body: { version: before.version, ...edit } })
    expect((await save({ cnpj: '11.222.333/0001-82' })).error.errors[0]?.message).toBe(
      'Informe um CNPJ válido.',
    )
    for (const instagram_url of ['http://instagram.example/nova', 'javascript:alert(1)', 'https://'])
      expect((await save({ instagram_url })).error.errors[0]?.message).toBe(
        'Informe um endereço que comece com https://.',
      )
    expect((await save({ assistant_color: 'red;' })).error.errors[0]?.message).toBe(
      'Use uma cor como #0a6b4e.',
    )
    const { reply } = await save({
      assistant_color: '#7a1fa2',
      assistant_side: 'left',
      company_name: 'Nova',
      instagram_url: 'https://instagram.example/nova',
      youtube_url: '',
      cnpj: '12.abc.345/01de-35',
      pix_key: 'pix@nova.example',
    })
    expect(reply).toMatchObject({ company_name: 'Nova', cnpj: '12ABC34501DE35', pix_key: 'pix@nova.example' })
    const shown = await backend.send(getSettings)
    expect(shown.reply).toMatchObject({
      company_name: 'Nova',
      contact_phone: '(11) 0000-0000',
      instagram_url: 'https://instagram.example/nova',
      youtube_url: '',
      x_url: '',
    })
    expect(shown.reply.assistant).toEqual({
      enabled: true,
      status: 'online',
      brand: { color: '#7a1fa2', corner: 'round', side: 'left' },
    })
    expect(shown.text).not.toContain('pix')
    expect((await save({ company_name: 'Outra' })).error).toMatchObject({
      code: 'VERSION_CONFLICT',
      current: { company_name: 'Nova' },
    })
  })

  once('are asked for no address elsewhere: what was said before there were any still holds', async () => {
    const { instagram_url, facebook_url, linkedin_url, youtube_url, x_url, ...value } = demoSettings
    await database().db.insert(settings).values({ key: 'site', value })
    const none = { instagram_url: '', facebook_url: '', linkedin_url: '', youtube_url: '', x_url: '' }
    expect((await backend.send(getSettings)).reply).toMatchObject({ company_name: 'Automatize', ...none })
    expect((await backend.send(getAdminSettings, { token })).reply).toMatchObject(none)
  })

  it('leave a trail that can be read, narrowed and taken along', async () => {
    await invite('bia@empresa.com.br')
    const audit = async (query = {}) => (await backend.send(getAudit, { token, query })).reply
    expect((await audit()).items).toMatchObject([
      {
        action: 'create',
        entity: 'invitation',
        entity_id: 'bia@empresa.com.br',
        after: { role: 'comercial' },
      },
    ])
    expect((await audit({ entity: 'product' })).total).toBe(0)
    expect((await audit({ from: '2026-11-20', to: '2026-11-20' })).total).toBe(1)
    const { text } = await backend.send(getAuditFile, { token })
    expect(text).toContain('20/11/2026;09:00;Olga Dona;create;invitation')
  })

  it('find what happened in one moment in the order in which it did, from page to page', async () => {
    const same = {
      at: clock.now(),
      actor_name: 'Olga Dona',
      action: 'update',
      entity: 'lead',
      request_id: 'one',
    }
    await database()
      .db.insert(audit_log)
      .values(
        [99_998, 99_999, 100_000, 100_001].map((position) => ({
          ...same,
          position,
          entity_id: `l${position}`,
        })),
      )
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const query = { entity: 'lead', limit: '1', ...(cursor && { cursor }) }
      const { reply } = await backend.send(getAudit, { token, query })
      seen.push(...reply.items.map(({ entity_id }) => entity_id))
      cursor = reply.next_cursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(['l100001', 'l100000', 'l99999', 'l99998'])
  })

  once('are named wherever customers, leads or meetings were taken along as a file', async () => {
    for (const file of [getCustomersFile, getLeadsFile, getMeetingsFile]) await backend.send(file, { token })
    const { items } = (await backend.send(getAudit, { token })).reply
    expect(items.map(({ action, entity_id, after }) => [entity_id, action, after]).sort()).toEqual([
      ['clientes.csv', 'read', { rows: expect.any(Number) }],
      ['leads.csv', 'read', { rows: 0 }],
      ['reunioes.csv', 'read', { rows: 0 }],
    ])
  })

  once('keep views of lists, their own and shared ones', async () => {
    const other = await tokenOf(backend, database(), 'leitura', 'Lia Leitora')
    const save = (name: string, is_shared: boolean) =>
      backend.send(saveView, { token, body: { list: 'meetings', name, query: 'status=pending', is_shared } })
    await save('Minhas', false)
    const { reply } = await save('De todos', true)
    await save('De todos', true)
    const seenBy = async (who: string) =>
      (await backend.send(getSavedViews, { token: who, query: { list: 'meetings' } })).reply.items.map(
        ({ name, is_mine }) => [name, is_mine],
      )
    expect(await seenBy(token)).toEqual([
      ['De todos', true],
      ['Minhas', true],
    ])
    expect(await seenBy(other)).toEqual([['De todos', false]])
    const params = { id: reply.id }
    expect((await backend.send(removeView, { token: other, params })).status).toBe(404)
    expect((await backend.send(removeView, { token, params })).status).toBe(204)
  })

  once('see leads with their conversation, find them, and forget them when asked to', async () => {
    const { reply: conversation } = await backend.send(createAssistantSession, {
      body: { page_url: '/agents/prospect' },
    })
    const say = (message: string) =>
      backend.send(sendAssistantMessage, { body: { message, session_id: conversation.session_id } })
    await say('Quero marcar uma reunião')
    await say('Videochamada')
    await database().db.insert(leads).values({
      id: 'lead_1',
      session_id: conversation.session_id,
      name: 'João Ávila',
      email: 'joao@loja.example',
      email_key: 'joao@loja.example',
      agent_interest: 'prospect',
      score: 80,
      band: 'A',
      page_path: '/agents/prospect',
      created_at: clock.now(),
      updated_at: clock.now(),
    })
    const list = async (query = {}) => (await backend.send(getLeads, { token, query })).reply
    expect((await list({ q: 'joao avila' })).items).toMatchObject([
      { id: 'lead_1', band: 'A', booking: null },
    ])
    expect((await list({ band: 'B' })).total).toBe(0)
    expect((await list({ agent: 'prospect', from: '2026-11-20', sort: '-score' })).total).toBe(1)
    expect((await backend.send(getAdminOverview, { token })).reply).toMatchObject({
      leads_today: 1,
      meetings_today: 0,
      failed_payments: 0,
      refunds_to_send: 0,
      assistant: 'online',
    })
    const params = { id: 'lead_1' }
    const { reply } = await backend.send(getLead, { token, params })
    expect(reply.transcript.map(({ content }) => content)).toContain('Quero marcar uma reunião')
    expect((await backend.send(getLeadsFile, { token })).text).toContain('A;80;João Ávila;joao@loja.example')
    expect((await backend.send(removeLead, { token, params })).status).toBe(204)
    expect((await backend.send(getLead, { token, params })).status).toBe(404)
    expect(JSON.stringify((await backend.send(getAudit, { token })).reply)).not.toContain('João')
  })

  once('see each customer with what they hold and owe', async () => {
    const ana = await backend.token(
      await backend.customer('ana@empresa.com.br', { company: 'Padaria', product_id: 'prospect' }),
    )
    await backend.send(getBilling, { token: ana })
    const list = async (query = {}) => (await backend.send(getCustomers, { token, query })).reply
    expect((await list({ q: 'ana@' })).items).toMatchObject([
      { name: 'Padaria', people: 1, owes: 0, subscriptions: [{ name: 'Prospect AI', status: 'trialing' }] },
    ])
    expect((await list({ status: 'trialing' })).total).toBe(1)
    expect((await list({ status: 'paused' })).total).toBe(0)
    const [first] = (await list({ q: 'padaria' })).items
    const { reply } = await backend.send(getCustomer, { token, params: { id: first?.id ?? '' } })
    expect(reply).toMatchObject({
      people: [{ email: 'ana@empresa.com.br', email_verified: true }],
      subscriptions: [{ product_id: 'prospect', price: 399, guarantee_until: null }],
      invoices: [],
    })
    expect((await backend.send(getCustomer, { token, params: { id: 'org_none' } })).status).toBe(404)
  })
})
