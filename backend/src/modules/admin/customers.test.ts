import {
  addCustomerNote,
  createAssistantSession,
  endCustomerSessions,
  getAdminInvoices,
  getAudit,
  getCustomer,
  getCustomerHistory,
  getCustomers,
  getCustomersFile,
  getMe,
  mostNotes,
  removeCustomerNote,
} from '@ag/contracts'
import { eq } from 'drizzle-orm'
import { companies, customer_notes, invoices, users } from '../../db/schema'
import { tokenOf } from '../../testing/administrators'
import { describeEachDatabase } from '../../testing/describe-database'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'

describeEachDatabase('a customer’s page', (database, once) => {
  let clock: ReturnType<typeof testClock>
  let backend: TestBackend
  let ana: { email: string; password: string }
  let params: { id: string }
  beforeEach(async () => {
    clock = testClock()
    backend = await testBackend(database(), { clock: clock.now })
    ana = await backend.customer('ana@empresa.com.br', { company: '=Padaria;"Central"' })
    const [user] = await database().db.select().from(users).where(eq(users.email, ana.email))
    params = { id: user?.company_id ?? '' }
  })
  afterEach(() => backend.close())

  const note = (token: string, text: string, key?: string) =>
    backend.send(addCustomerNote, {
      token,
      params,
      body: { text },
      headers: key ? { 'idempotency-key': key } : {},
    })

  once('tells mails without what they say, and whose conversations were theirs', async () => {
    const token = await tokenOf(backend, database(), 'owner')
    const visitor = await backend.token(ana)
    await backend.send(createAssistantSession, { token: visitor, body: { page_url: '/agents/prospect' } })
    await backend.send(createAssistantSession, { body: { page_url: '/' } })
    const { reply, text } = await backend.send(getCustomerHistory, { token, params })
    expect(reply.mails[0]).toMatchObject({ to: ana.email, state: 'waiting' })
    expect(text).not.toMatch(/html|https?:/)
    expect(reply.conversations?.map(({ page_path }) => page_path)).toEqual(['/agents/prospect'])
    expect(reply.meetings).toEqual([])
    expect(reply.usage.map(({ used }) => used)).toEqual([0, 0, 0])
  })

  once('has the company of nobody who runs the business', async () => {
    const token = await tokenOf(backend, database(), 'owner')
    const { reply } = await backend.send(getCustomers, { token })
    expect(reply.items.map(({ id }) => id)).toEqual([params.id])
    expect(reply.total).toBe(1)
    const { text } = await backend.send(getCustomersFile, { token })
    expect(text).not.toContain('Automatize')
  })

  it('is found by words, as its invoices are, or these by their numbers', async () => {
    const token = await tokenOf(backend, database(), 'owner')
    await backend.customer('rui@loja.com.br', { company: 'Loja do Rui' })
    const issued = { issued_at: clock.now(), due_date: '2026-01-10', total_cents: 9700 }
    await database()
      .db.insert(invoices)
      .values([
        { ...issued, id: 'inv_1', company_id: params.id, number: '2026-000042', status: 'paid' },
        { ...issued, id: 'inv_2', company_id: params.id, number: '2026-000043', status: 'overdue' },
        { ...issued, id: 'inv_3', company_id: params.id, number: '2025-000007', status: 'overdue' },
      ])
    const found = async (query: { q?: string; status?: 'overdue'; limit?: string }) => {
      const { reply: companiesFound } = await backend.send(getCustomers, { token, query: { q: query.q } })
      const { reply: invoicesFound } = await backend.send(getAdminInvoices, { token, query })
      return [
        [companiesFound.items.map(({ id }) => id), companiesFound.total],
        [invoicesFound.items.map(({ id }) => id), invoicesFound.total],
      ]
    }
    const mine = [[params.id], 1]
    expect(await found({ q: 'central pad' })).toEqual([mine, [['inv_3', 'inv_2', 'inv_1'], 3]])
    expect(await found({ q: 'central', limit: '1' })).toEqual([mine, [['inv_3'], 3]])
    expect(await found({ q: 'central', status: 'overdue' })).toEqual([mine, [['inv_3', 'inv_2'], 2]])
    expect(await found({ q: '2026-0000' })).toEqual([
      [[], 0],
      [['inv_2', 'inv_1'], 2],
    ])
    expect(await found({ q: '42' })).toEqual([
      [[], 0],
      [['inv_1'], 1],
    ])
    expect(await found({ q: 'automatize' })).toEqual([
      [[], 0],
      [[], 0],
    ])
  })

  once('leaves out what its reader may not read', async () => {
    const token = await tokenOf(backend, database(), 'financeiro')
    const { reply } = await backend.send(getCustomerHistory, { token, params })
    expect([reply.meetings, reply.conversations]).toEqual([null, null])
    const unknown = { token, params: { id: 'org_unknown' } }
    expect((await backend.send(getCustomerHistory, unknown)).status).toBe(404)
    expect((await backend.send(getCustomer, unknown)).status).toBe(404)
  })

  once('ends the sessions of one person, says who did it, and of nobody else', async () => {
    const token = await tokenOf(backend, database(), 'owner', 'Olga Dona')
    const [phone, laptop] = [await backend.token(ana), await backend.token(ana)]
    const rui = await backend.token(await backend.customer('rui@loja.com.br', { company: 'Loja do Rui' }))
    const { reply: customer } = await backend.send(getCustomer, { token, params })
    const person = customer.people[0]?.id ?? ''
    const end = (of: { id: string; person: string }) =>
      backend.send(endCustomerSessions, { token, params: of, body: { reason: 'Celular roubado' } })

    expect((await end({ id: 'org_unknown', person })).status).toBe(404)
    expect((await backend.send(getMe, { token: phone })).status).toBe(200)

    expect((await end({ ...params, person })).reply).toEqual({ ended: 2 })
    for (const ended of [phone, laptop])
      expect((await backend.send(getMe, { token: ended })).status).toBe(401)
    expect((await backend.send(getMe, { token: rui })).status).toBe(200)
    expect((await end({ ...params, person })).reply).toEqual({ ended: 0 })
    expect((await backend.send(getMe, { token: await backend.token(ana) })).status).toBe(200)

    const { reply: log } = await backend.send(getAudit, { token, query: { entity: 'session' } })
    expect(log.items.at(-1)).toMatchObject({
      actor: { name: 'Olga Dona' },
      entity: 'session',
      entity_id: person,
      reason: 'Celular roubado',
    })
  })

  it('keeps notes once, with who wrote them, for that company alone', async () => {
    const [owner, clerk] = [
      await tokenOf(backend, database(), 'owner', 'Olga Dona'),
      await tokenOf(backend, database(), 'financeiro', 'Rui Conta'),
    ]
    const key = 'a-key-of-sixteen-letters'
    const first = await note(clerk, ' Prefere ligação. ', key)
    const again = await note(clerk, 'Prefere ligação.', key)
    expect([first.status, again.reply.id]).toEqual([201, first.reply.id])
    const { reply } = await backend.send(getCustomerHistory, { token: owner, params })
    expect(reply.notes).toEqual([
      {
        id: first.reply.id,
        text: 'Prefere ligação.',
        author: 'Rui Conta',
        is_mine: false,
        created_at: clock.now().toISOString(),
      },
    ])
    const remove = (token: string, id = params.id) =>
      backend.send(removeCustomerNote, { token, params: { id, note_id: first.reply.id } })
    expect((await remove(owner)).error.userMessage).toBe('Só quem escreveu a anotação pode apagá-la.')
    await backend.customer('bia@empresa.com.br', { company: 'Oficina' })
    const { reply: others } = await backend.send(getCustomers, { token: owner, query: { q: 'Oficina' } })
    expect((await remove(clerk, others.items[0]?.id)).status).toBe(404)
    expect((await remove(clerk)).status).toBe(204)
    expect((await remove(clerk)).status).toBe(404)
    const { reply: log } = await backend.send(getAudit, { token: owner, query: { entity: 'customer_note' } })
    expect(log.items.map(({ action, actor }) => [action, actor.name])).toEqual([
      ['remove', 'Rui Conta'],
      ['create', 'Rui Conta'],
    ])
    expect(JSON.stringify(log)).not.toContain('ligação')
  })

  once('refuses more notes than a page can show, and none that say nothing', async () => {
    const token = await tokenOf(backend, database(), 'owner')
    await database()
      .db.insert(customer_notes)
      .values(
        Array.from({ length: mostNotes }, (_, index) => ({
          id: `note_${index}`,
          company_id: params.id,
          author_name: 'Olga',
          text: 'Nota',
          request_key: `key-${index}`,
          created_at: clock.now(),
        })),
      )
    expect((await note(token, 'Mais uma')).error).toMatchObject({
      code: 'LIMIT_REACHED',
      userMessage: 'Este cliente já tem 200 anotações. Apague uma antes.',
    })
    expect((await note(token, '  ')).error.errors[0]?.message).toBe('Escreva uma anotação.')
  })

  once('gives customers as a spreadsheet that computes nothing', async () => {
    const token = await tokenOf(backend, database(), 'leitura')
    const { text, headers } = await backend.send(getCustomersFile, { token, query: { q: 'padaria' } })
    expect(headers['content-disposition']).toBe('attachment; filename="clientes.csv"')
    const [, row] = text.split('\r\n')
    expect(row).toMatch(/^"'=Padaria;""Central""";Ana Souza;ana@empresa\.com\.br;/)
    expect(row).toMatch(/;1;[^;]*;0,00;20\/11\/2026$/)
    await database().db.update(companies).set({ name: 'Outra' }).where(eq(companies.id, params.id))
    const none = await backend.send(getCustomersFile, { token, query: { q: 'padaria' } })
    expect(none.text.split('\r\n')).toHaveLength(2)
  })
})
