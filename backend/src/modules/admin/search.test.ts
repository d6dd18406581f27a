import { type AdminRole, type BillingProfile, getCustomers, searchAdmin } from '@ag/contracts'
import { type SQL, sql } from 'drizzle-orm'
import { rowsOf } from '../../db/database'
import { billing_profiles, companies, consultants, invoices, meetings, users } from '../../db/schema'
import { tokenOf } from '../../testing/administrators'
import { describeDatabase, describeEachDatabase } from '../../testing/describe-database'
import { type TestBackend, testBackend } from '../../testing/test-backend'
import { companiesWith } from './customers'
import { invoiceNumbered } from './invoice-number'
import { search } from './search'

const profile: BillingProfile = {
  document_type: 'cnpj',
  document: '12ABC34501DE35',
  legal_name: 'Sabores da Serra Ltda.',
  address: {
    postal_code: '01001-000',
    street: 'Rua A',
    number: '1',
    complement: '',
    district: 'Centro',
    city: 'São Paulo',
    state: 'SP',
  },
}

describeEachDatabase('the search of the admin area', (database, once) => {
  const now = new Date('2026-11-20T12:00:00.000Z')
  const find = async (typed: string) => {
    const {
      customers,
      invoices: found,
      meetings: met,
      products,
    } = await search(database().db, now, () => true, typed)
    return [customers, found.map(({ number }) => ({ name: number })), met, products].flatMap((kind) =>
      kind.map(({ name }) => name),
    )
  }

  beforeEach(async () => {
    const { db } = database()
    const company_id = 'org_1'
    await db.insert(companies).values({ id: company_id, name: 'Pão & Água', created_at: now })
    await db.insert(users).values({
      id: 'usr_1',
      company_id,
      name: 'João Ávila',
      email: 'joao@paes.com.br',
      email_key: 'joao@paes.com.br',
      password_hash: '',
      created_at: now,
    })
    await db.insert(billing_profiles).values({ company_id, profile, updated_at: now })
    const invoice = {
      company_id,
      issued_at: now,
      due_date: '2026-11-27',
      total_cents: 39_900,
      status: 'open',
    }
    await db.insert(invoices).values([
      { ...invoice, id: 'inv_1', number: '2026-000042' },
      { ...invoice, id: 'inv_2', number: '2025-000042' },
      { ...invoice, id: 'inv_3', number: 'D-202611-0001' },
    ])
    await db.insert(consultants).values({
      id: 'cs_1',
      name: 'Bruno',
      role: '',
      bio: '',
      channels: [],
      created_at: now,
    })
    await db.insert(meetings).values({
      id: 'mt_1',
      consultant_id: 'cs_1',
      start_at: now,
      end_at: now,
      until: now,
      status: 'completed',
      channel: 'video',
      title: 'Reunião',
      name: 'Íris Conceição',
      email: 'iris@loja.com.br',
      email_key: 'iris@loja.com.br',
      company: 'Loja da Íris',
      notes: '',
      consented_at: now,
      source: 'consultation',
      created_at: now,
      updated_at: now,
    })
  })

  it.each([
    ['a company, without its accents', 'pao', ['Pão & Água']],
    ['a company in capitals', 'ÁGUA', ['Pão & Água']],
    ['a person', 'avila jo', ['Pão & Água']],
    ['an address', 'joao@paes.com', ['Pão & Água']],
    ['who invoices are for', 'sabores serra', ['Pão & Água']],
    ['a CNPJ with its marks', '12.abc.345/01', ['Pão & Água']],
    ['a CNPJ without them', '12ABC34501DE35', ['Pão & Água']],
    ['an invoice', '2026-0000', ['2026-000042']],
    ['the number of an invoice within its year', '42', ['2026-000042', '2025-000042']],
    ['an invoice in small letters', 'd-2026', ['D-202611-0001']],
    ['who comes to a meeting', 'iris conc', ['Íris Conceição']],
    ['a product', 'prosp', ['Prospect AI']],
    ['nothing by signs alone', '& :* | !', []],
    ['nothing where nothing is like it', 'padaria', []],
  ])('finds %s', async (_, typed, names) => {
    expect(await find(typed)).toEqual(names)
  })

  once('tells a company by the first of its people', async () => {
    const { customers } = await search(database().db, now, () => true, 'pao')
    expect(customers).toEqual([{ id: 'org_1', name: 'Pão & Água', email: 'joao@paes.com.br' }])
  })

  it('reads no table from its beginning to its end', async () => {
    const { db } = database()
    const plans: [index: string, statement: SQL][] = [
      ['companies_words', sql`select 1 from ${companies} where id in (${companiesWith('pao agua', 5)})`],
      ['users_words', sql`select 1 from ${companies} where id in (${companiesWith('pao agua', 5)})`],
      ['billing_profiles_words', sql`select 1 from ${companies} where id in (${companiesWith('12.abc', 5)})`],
      ['invoices_number_begins', sql`select 1 from ${invoices} where ${invoiceNumbered('2026-0', now)}`],
    ]
    for (const [index, statement] of plans) {
      // Of a handful of rows every plan would read all.
      const lines = await db.transaction(async (transaction) => {
        await transaction.execute(sql`set local enable_seqscan = off`)
        return rowsOf<{ 'QUERY PLAN': string }>(transaction, sql`explain ${statement}`)
      })
      const plan = lines.map((line) => line['QUERY PLAN']).join('\n')
      expect(plan).toMatch(new RegExp(`(on|using) ${index}\\b`))
    }
  })
})

describeDatabase('the search of the admin area', (database) => {
  let backend: TestBackend
  beforeEach(async () => {
    backend = await testBackend(database())
    await backend.customer('joao@paes.com.br', { company: 'Pão & Água' })
  })
  afterEach(() => backend.close())

  const find = async (q: string, role: AdminRole) =>
    backend.send(searchAdmin, { token: await tokenOf(backend, database(), role), query: { q } })

  it('finds nothing that its reader may not open, and asks for more than a letter', async () => {
    expect((await find('pao', 'leitura')).reply.customers).toHaveLength(1)
    expect((await find('pao', 'comercial')).reply.customers).toEqual([])
    expect((await find('prosp', 'comercial')).reply.products).toHaveLength(1)
    expect((await find(' p', 'comercial')).error.errors[0]?.message).toBe('Use pelo menos 2 letras.')
  })

  it('has the list find the same', async () => {
    const token = await tokenOf(backend, database(), 'owner')
    const { reply } = await backend.send(getCustomers, { token, query: { q: 'agua' } })
    expect(reply.items.map(({ name }) => name)).toEqual(['Pão & Água'])
  })
})
