import { businessKinds } from '@ag/agents/site-builder/business-kinds'
import { draftSite } from '@ag/agents/site-builder/site'
import {
  bookMeeting,
  exportPersonalData,
  forgotPassword,
  getAccountDeletion,
  getDashboard,
  getMailChoices,
  getMe,
  getProfile,
  login,
  productSignup,
  recordEvent,
  recordPageView,
  requestAccountDeletion,
  saveConsent,
  saveMailChoices,
  saveProfile,
  signup,
  undoAccountDeletion,
} from '@ag/contracts'
import { pageContext } from '@ag/core'
import { asc, count, eq, getTableName, sql } from 'drizzle-orm'
import { days, minutes, seconds } from '../../clock'
import { rowsOf } from '../../db/database'
import {
  admin_invitations,
  agent_drafts,
  agent_file_parts,
  agent_files,
  agent_tasks,
  assistant_messages,
  assistant_sessions,
  audit_log,
  auth_events,
  auth_tickets,
  authenticators,
  bi_pins,
  bi_reports,
  bi_tables,
  billing_profiles,
  companies,
  consent_records,
  customer_notes,
  invoice_lines,
  invoices,
  leads,
  one_time_tokens,
  outbox,
  passkeys,
  payment_methods,
  payments,
  recovery_codes,
  refunds,
  reservations,
  saved_views,
  site_messages,
  site_versions,
  site_visits,
  sites,
  subscriptions,
  usage_alerts,
  usage_limits,
  usage_records,
  users,
  whatsapp_agents,
  whatsapp_channels,
  whatsapp_conversations,
  whatsapp_messages,
} from '../../db/schema'
import { addConsultant } from '../../db/seed/consultants'
import { demoSettings } from '../../db/seed/settings'
import { anaBooks, bruno } from '../../testing/bookings'
import { describeDatabase, ownTables } from '../../testing/describe-database'
import { address, anaSignsUp, type TestBackend, testBackend, testClock } from '../../testing/test-backend'
import type { Mail } from '../outbox/mail'
import { writeSettings } from '../settings/settings-repository'
import { exported, notExported } from './personal-data'

const phone = '+5511912345678'
const noDetails = { title: '', description: '', address: '', phone: '', whatsapp: '', instagram: '' }
const ana = { email: 'ana@empresa.com.br', password: anaSignsUp.password }
const anasProfile = {
  document_type: 'cpf',
  document: '52998224725',
  legal_name: 'Ana Souza',
  address,
} as const
const allowed = { necessary: true, functional: true, analytics: true, marketing: true } as const

describeDatabase('an account', (database) => {
  let clock: ReturnType<typeof testClock>
  let backend: TestBackend
  let token: string
  const delivered: Mail[] = []
  beforeEach(async () => {
    clock = testClock()
    delivered.length = 0
    backend = await testBackend(database(), { clock: clock.now })
    await backend.customer(ana.email, { phone, product_id: 'prospect' })
    token = await backend.token(ana)
  })
  afterEach(() => backend.close())

  const subjects = async () => (await backend.mailsTo(ana.email)).map(({ subject }) => subject)
  const kinds = async () => (await database().db.select().from(auth_events)).map(({ kind }) => kind)
  const anaRow = async () =>
    (await database().db.select().from(users).where(eq(users.email_key, ana.email)))[0]

  /** Leaves a trace of Ana wherever somebody can leave one. */
  async function liveALittle(): Promise<void> {
    const { db } = database()
    const user = await anaRow()
    if (!user) throw new Error('Ana has no account.')
    const { id: user_id, company_id } = user
    const at = clock.now()
    await writeSettings(db, demoSettings)
    await backend.send(productSignup, {
      body: {
        product_id: 'prospect',
        product_name: 'Agente',
        user_name: anaSignsUp.name,
        user_email: ana.email,
      },
    })
    await backend.send(saveConsent, { token, body: { preferences: allowed, user_agent: 'Navegador/1.0' } })
    await backend.send(recordEvent, {
      token,
      body: { event_name: 'plan_selected', custom_parameters: { product_id: 'prospect' } },
    })
    await backend.send(recordPageView, { token, body: { page_url: '/agents', page_title: 'Agentes' } })
    await addConsultant(db, bruno)
    const { contact_info } = anaBooks()
    for (const [email, preferred_time] of [
      [ana.email, '2026-11-24T14:00:00-03:00'],
      // Somebody else's address, but her account and her name.
      ['socio@outra.com.br', '2026-12-10T14:00:00-03:00'],
    ] as const) {
      const body = anaBooks({ preferred_time, contact_info: { ...contact_info, email } })
      await backend.send(bookMeeting, { token, body })
    }
    await backend.send(login, { body: { ...ana, password: 'errada' } })
    await backend.send(forgotPassword, { body: { email: ana.email } })
    await backend.worker.drain()
    await backend.worker.stop()
    // A request that nobody has got round to yet.
    await backend.send(signup, { body: { ...anaSignsUp, phone } })
    const invoice = { id: 'inv_1', company_id, number: '2026-0001', issued_at: at, due_date: '2026-12-01' }
    await db
      .insert(invoices)
      .values({ ...invoice, total_cents: 7900, status: 'open', billed_to: anasProfile })
    await db
      .insert(invoice_lines)
      .values({ invoice_id: 'inv_1', position: 1, label: 'Agente de Prospecção', amount_cents: 7900 })
    await db
      .insert(usage_records)
      .values({ company_id, product_id: 'prospect', meter: 'ai_credits', day: '2026-11-20', quantity: 12 })
    await db.insert(usage_limits).values({ company_id, meter: 'ai_credits', amount_cents: 8000 })
    await db
      .insert(usage_alerts)
      .values({ company_id, month: '2026-11', meter: 'ai_credits', threshold: '50', told_at: at })
    await db.insert(billing_profiles).values({ company_id, profile: anasProfile, updated_at: at })
    await db.insert(customer_notes).values({
      id: 'note_1',
      company_id,
      author_name: 'Olga',
      text: 'Ana Souza prefere ligação.',
      request_key: 'key',
      created_at: at,
    })
    const held = { company_id, product_id: 'prospect' }
    await db.insert(agent_drafts).values({ ...held, summary: 'Padaria', content: {}, made_at: at })
    await db
      .insert(agent_tasks)
      .values({ ...held, task: 'about', state: 'sent', answers: { business: 'Pães' }, updated_at: at })
    const file = { name: 'lista.csv', type: 'text/plain', bytes: 3, created_at: at }
    await db.insert(agent_files).values({ ...held, ...file, task: 'files', id: 'fil_1' })
    await db.insert(agent_file_parts).values({ file_id: 'fil_1', part: 0, content: Buffer.from('a;b') })
    const table = { name: 'Vendas', columns: [], rows: 0, bytes: 0, created_at: at, updated_at: at }
    await db.insert(bi_tables).values({ ...table, id: 'tbl_1', company_id })
    await db.insert(bi_pins).values({ id: 'pin_1', company_id, question: 'Vendas?', created_at: at })
    await db
      .insert(bi_reports)
      .values({ company_id, enabled: false, weekday: 1, hour: 8, recipients: [ana.email], done_until: at })
    const content = { ...draftSite('padaria', businessKinds.padaria.sample), details: noDetails }
    const times = { created_at: at, updated_at: at }
    await db.insert(sites).values({ company_id, slug: 'padaria', content, host_proof: 'proof', ...times })
    await db.insert(site_versions).values({ company_id, number: 1, content, published_at: at })
    await db.insert(site_visits).values({ company_id, day: '2026-11-20', count: 3 })
    const message = { name: 'Bruno', contact: 'bruno@x.com.br', message: 'Oi', digest: 'digest' }
    await db.insert(site_messages).values({ id: 'msg_1', company_id, ...message, created_at: at })
    await db.insert(whatsapp_agents).values({ company_id, slug: 'padaria', updated_at: at })
    const number = {
      id: 'wac_1',
      phone_number_id: '106540352242922',
      number: '+55 11 4000-0000',
      name: 'Padaria',
    }
    await db.insert(whatsapp_channels).values({ company_id, ...number, secrets: 'sealed', updated_at: at })
    const conversation = {
      company_id,
      visitor: 'hash-of-a-visitor',
      name: 'Visitante',
      last_at: at,
      created_at: at,
    }
    await db
      .insert(whatsapp_conversations)
      .values({ ...conversation, id: 'cnv_1', note: 'Falar com Ana Souza' })
    const asked = { company_id, conversation_id: 'cnv_1', from: 'customer', text: 'Oi', created_at: at }
    await db.insert(whatsapp_messages).values({ ...asked, id: 'msg_1' })
    await db
      .insert(payment_methods)
      .values({ company_id, type: 'card', provider: 'sandbox', token: 'token-of-a-card', updated_at: at })
    const payment = { id: 'pay_1', invoice_id: 'inv_1', company_id, amount_cents: 7900, created_at: at }
    await db.insert(payments).values({ ...payment, provider: 'sandbox', type: 'card', status: 'paid' })
    await db.insert(refunds).values({
      id: 'ref_1',
      payment_id: 'pay_1',
      company_id,
      amount_cents: 7900,
      status: 'done',
      created_at: at,
    })
    await db.insert(passkeys).values({
      id: 'credential-id-of-ana',
      user_id,
      name: 'Celular de Ana Souza',
      public_key: 'public-key-of-ana',
      counter: 3,
      transports: ['internal'],
      synced: true,
      created_at: at,
    })
    await db
      .insert(authenticators)
      .values({ user_id, secret: 'sealed-secret-of-ana', confirmed_at: at, created_at: at })
    const keyed = {
      email: ana.email,
      email_key: ana.email,
      role: 'leitura',
      invited_by: 'Rui',
      created_at: at,
    }
    await db.insert(admin_invitations).values({ ...keyed, expires_at: at })
    await db.insert(audit_log).values({
      at,
      actor_id: user_id,
      actor_name: 'Ana',
      action: 'edit',
      entity: 'product',
      entity_id: 'prospect',
      request_id: 'req_1',
    })
    await db
      .insert(saved_views)
      .values({ id: 'vw_1', user_id, list: 'meetings', name: 'Pendentes', query: '', created_at: at })
    await db.insert(recovery_codes).values({ user_id, hash: 'hash-of-a-recovery-code' })
    for (const id of ['as_hers', 'as_visitor']) {
      await db.insert(assistant_sessions).values({
        id,
        user_id: id === 'as_hers' ? user_id : null,
        stage: 'discover',
        context: { page_context: pageContext({ path: '/', company: 'Automatize' }) },
        memory: {},
        page_path: '/',
        created_at: at,
        last_active_at: at,
      })
      await db.insert(assistant_messages).values({
        id: `msg_${id}`,
        session_id: id,
        type: 'user',
        content: `Meu e-mail é ${ana.email}`,
        suggestions: [],
        cards: [],
        stage: 'discover',
        created_at: at,
      })
      await db.insert(leads).values({
        id: `lead_${id}`,
        session_id: id,
        name: 'Ana Souza',
        email: ana.email,
        email_key: ana.email,
        score: 20,
        band: 'C',
        page_path: '/',
        created_at: at,
        updated_at: at,
      })
    }
    await db
      .insert(auth_tickets)
      .values({ hash: 'hash-of-a-ticket', purpose: 'second_factor', user_id, expires_at: at })
  }

  describe('mails that are a choice', () => {
    it('are those about limits, and news for who asked for them', async () => {
      const read = async () => (await backend.send(getMailChoices, { token })).reply
      expect(await read()).toEqual({ usage_alerts_opt_in: true, marketing_opt_in: false })
      const body = { usage_alerts_opt_in: false, marketing_opt_in: true }
      expect((await backend.send(saveMailChoices, { token, body })).reply).toEqual(body)
      expect(await read()).toEqual(body)
      const half = { marketing_opt_in: true } as typeof body
      expect((await backend.send(saveMailChoices, { token, body: half })).status).toBe(400)
      expect((await backend.send(getMailChoices, {})).status).toBe(401)
    })
  })

  describe('profile', () => {
    const read = async () => (await backend.send(getProfile, { token })).reply
    const write = (body: Parameters<typeof backend.send<typeof saveProfile>>[1]) =>
      backend.send(saveProfile, { token, ...body })

    it('shows what was said at sign-up', async () => {
      expect(await read()).toEqual({
        name: 'Ana Souza',
        email: ana.email,
        company: 'Padaria Central',
        phone,
      })
    })

    it('is changed, and so is what others read of it', async () => {
      const body = {
        name: ' Ana Lima ',
        company: 'Padaria do Sol',
        phone: '(21) 2345-6789',
      }
      const { status, reply } = await write({ body })
      const changed = {
        name: 'Ana Lima',
        email: ana.email,
        company: 'Padaria do Sol',
        phone: '+552123456789',
      }
      expect([status, reply]).toEqual([200, changed])
      expect(await read()).toEqual(changed)
      const { reply: me } = await backend.send(getMe, { token })
      expect([me.name, me.company]).toEqual(['Ana Lima', 'Padaria do Sol'])
      expect(await kinds()).toContain('profile_changed')
    })

    it('goes without a phone', async () => {
      await write({ body: { name: 'Ana Souza', company: 'Padaria Central', phone: ' ' } })
      expect((await read()).phone).toBeNull()
    })

    it('refuses what is no name, company or phone', async () => {
      const { status, error } = await write({ body: { name: '1', company: ' ', phone: '123' } })
      expect(status).toBe(400)
      expect(error.errors.map(({ field, message }) => [field, message])).toEqual([
        ['name', 'Informe seu nome.'],
        ['company', 'Informe o nome da empresa.'],
        ['phone', 'Informe um telefone com DDD.'],
      ])
    })
  })

  describe('export', () => {
    const take = () => backend.send(exportPersonalData, { token })

    it('holds something of every kind', async () => {
      await liveALittle()
      const { status, reply } = await take()
      expect(status).toBe(200)
      expect(reply.exported_at).toBe('2026-11-20T12:00:00.000Z')
      const counts = Object.fromEntries(
        Object.entries(reply.records).map(([name, rows]) => [name, rows.length]),
      )
      expect(counts).toEqual({
        'Registros do que você fez pela equipe': 1,
        'Anotações da equipe': 1,
        'Convites para administrar': 1,
        'Visões salvas': 1,
        Conta: 1,
        Empresa: 1,
        Sessões: 1,
        'Chaves de acesso': 1,
        'Verificação em duas etapas': 1,
        'Links enviados por e-mail': 2,
        'Registros de segurança': expect.any(Number),
        Assinaturas: 1,
        'Rascunhos trazidos das demonstrações': 1,
        'Passos feitos com a equipe': 1,
        'Arquivos enviados à equipe': 1,
        'Tabelas enviadas': 1,
        'Perguntas fixadas no painel': 1,
        'Relatório da semana': 1,
        'Conteúdo do Atendimento WhatsApp': 1,
        'Conversas do Atendimento WhatsApp': 1,
        'Mensagens do Atendimento WhatsApp': 1,
        Faturas: 1,
        'Itens das faturas': 1,
        Uso: 1,
        'Dados de faturamento': 1,
        'Forma de pagamento': 1,
        Pagamentos: 1,
        Reembolsos: 1,
        'Limites de uso': 1,
        'Avisos de uso': 1,
        Site: 1,
        'Versões publicadas do site': 1,
        'Mensagens recebidas pelo site': 1,
        'Número do Atendimento WhatsApp': 1,
        'Visitas ao site por dia': 1,
        Reuniões: 2,
        'Histórico das reuniões': 2,
        'Conversas com o assistente': 1,
        'Mensagens ao assistente': 1,
        'Contatos deixados no assistente': 2,
        'Escolhas de privacidade': 1,
        'Comprovantes de privacidade ligados à conta': 1,
        'Eventos de uso do site': 1,
        'Páginas vistas': 1,
        'E-mails': 6,
      })
      expect(reply.records.Conta?.[0]).toMatchObject({ name: 'Ana Souza', email: ana.email, phone })
      expect(reply.records['E-mails']).toContainEqual(
        expect.objectContaining({ to: ana.email, subject: 'Confirme seu e-mail' }),
      )
      expect(await kinds()).toContain('data_exported')
    })

    it('holds nothing that lets anybody in', async () => {
      await liveALittle()
      const link = await backend.linkTo(ana.email, 'Crie uma nova senha')
      const user = await anaRow()
      const { text } = await take()
      const hashes = await database().db.select({ hash: one_time_tokens.hash }).from(one_time_tokens)
      const secrets = [
        user?.password_hash ?? '',
        link,
        token,
        token.split('.')[2] ?? '',
        ...hashes.map(({ hash }) => hash),
        'credential-id-of-ana',
        'public-key-of-ana',
        'sealed-secret-of-ana',
        'hash-of-a-recovery-code',
        'hash-of-a-ticket',
        'token-of-a-card',
        'hash-of-a-visitor',
        '$argon2',
        '#token=',
      ]
      for (const secret of secrets) {
        expect(secret).not.toBe('')
        expect(text).not.toContain(secret)
      }
    })

    it('holds nothing of anybody else', async () => {
      await liveALittle()
      const { reply } = await take()
      await backend.close()
      backend = await testBackend(database(), { clock: clock.now })
      const bia = await backend.customer('bia@outra.com.br', { name: 'Bia Reis', company: 'Outra' })
      const hers = await backend.send(exportPersonalData, { token: await backend.token(bia) })
      expect(hers.text).not.toMatch(/ana@|Souza|Padaria/)
      expect(hers.reply.records.Faturas).toEqual([])
      const again = await backend.send(exportPersonalData, { token })
      expect(again.text).not.toMatch(/bia@|Reis/)
      expect(Object.keys(again.reply.records)).toEqual(Object.keys(reply.records))
    })

    it('knows every table with a key of a person or a company', async () => {
      const rows = await rowsOf<{ table_name: string }>(
        database().db,
        sql`
        select distinct table_name from information_schema.columns join (${sql.raw(ownTables)}) as own on relname = table_name
        where table_schema = 'public' and column_name in ('user_id', 'company_id') order by table_name`,
      )
      const known = [...exported.map(({ table }) => getTableName(table)), ...Object.keys(notExported)]
      const forgotten = rows
        .map(({ table_name }) => String(table_name))
        .filter((name) => !known.includes(name))
      expect(forgotten).toEqual([])
      expect(rows.length).toBeGreaterThan(10)
      for (const reason of Object.values(notExported)) expect(reason.length).toBeGreaterThan(20)
    })

    it('is made a few times an hour', async () => {
      for (let time = 0; time < 10; time += 1) expect((await take()).status).toBe(200)
      expect((await take()).status).toBe(429)
    })
  })

  describe('deletion', () => {
    const request = (current_password = ana.password) =>
      backend.send(requestAccountDeletion, { token, body: { current_password } })
    const undo = () => backend.send(undoAccountDeletion, { token })
    const standing = async () => (await backend.send(getAccountDeletion, { token })).reply.deletion
    const inAWeek = { requested_at: '2026-11-20T12:00:00.000Z', deletes_at: '2026-11-27T12:00:00.000Z' }

    /** A second process, which delivers mails. */
    const deliverer = () =>
      testBackend(database(), {
        clock: clock.now,
        deliver: async (_id, mail) => void delivered.push(mail),
      })

    it('is asked for with the password, and announced by mail', async () => {
      expect(await standing()).toBeNull()
      expect((await request('errada')).error.errors).toEqual([
        { field: 'current_password', code: 'PASSWORD_WRONG', message: 'Senha incorreta.' },
      ])
      expect(await standing()).toBeNull()
      const { status, reply } = await request()
      expect([status, reply.deletion]).toEqual([200, inAWeek])
      expect(await standing()).toEqual(inAWeek)
      const [mail] = await backend.mailsTo(ana.email)
      expect(mail?.subject).toBe('Sua conta será excluída')
      expect(mail?.text).toContain('27 de novembro de 2026, às 09:00 (horário de Brasília)')
      expect(mail?.text).toContain('desfaça o pedido em Configurações')
      expect(mail?.text).toContain('http://localhost:3000/dashboard/settings')
    })

    it('does not begin anew when it is asked for again', async () => {
      await request()
      clock.advance(days(2))
      token = await backend.token(ana)
      expect((await request()).reply.deletion).toEqual(inAWeek)
      expect((await subjects()).filter((subject) => subject === 'Sua conta será excluída')).toHaveLength(1)
    })

    it('is taken back by whoever signs in during the week', async () => {
      await request()
      clock.advance(days(7) - seconds(1))
      token = await backend.token(ana)
      expect((await undo()).status).toBe(204)
      expect(await standing()).toBeNull()
      expect((await undo()).status).toBe(204)
      clock.advance(days(1))
      await backend.worker.runJobs()
      expect((await backend.send(login, { body: ana })).status).toBe(200)
      expect((await kinds()).filter((kind) => kind === 'deletion_undone')).toHaveLength(1)
    })

    it('cannot be taken back once the week is over, however late the work is done', async () => {
      await request()
      clock.advance(days(7) - minutes(1))
      token = await backend.token(ana)
      clock.advance(minutes(1))
      expect((await undo()).error.code).toBe('AUTH_SESSION_EXPIRED')
      await backend.worker.runJobs()
      expect(await anaRow()).toBeUndefined()
    })

    it('touches nobody before the week is over', async () => {
      await request()
      clock.advance(days(7) - seconds(1))
      await backend.worker.runJobs()
      expect(await anaRow()).toBeDefined()
    })

    it('leaves nothing of the person behind', async () => {
      await liveALittle()
      const traces = [
        'ana@empresa.com.br',
        'Ana Souza',
        '52998224725',
        '5511912345678',
        '91234-5678',
        'Padaria Central',
      ]
      const before = await tablesWith(traces)
      expect(before).toEqual(
        expect.arrayContaining([
          'billing_profiles',
          'companies',
          'invoices',
          'one_time_tokens',
          'outbox',
          'passkeys',
          'users',
        ]),
      )
      await request()
      clock.advance(days(7))
      await backend.worker.runJobs()

      // The word that it is done, and to whoever waits that nobody comes: nothing else, until it is delivered.
      const mails = await database().db.select().from(outbox).orderBy(asc(outbox.position))
      expect(mails.map(({ payload }) => [(payload as Mail).to, (payload as Mail).subject])).toEqual([
        [bruno.email, 'Reunião cancelada'],
        [ana.email, 'Sua conta foi excluída'],
      ])
      expect(JSON.stringify(mails[0])).not.toMatch(/Ana|Souza|Padaria|socio@/)
      expect(await database().db.select().from(reservations)).toEqual([])
      expect(await tablesWith(traces)).toEqual(['outbox'])
      const second = await deliverer()
      await second.worker.drain()
      await second.close()
      expect(delivered.map(({ to }) => to)).toEqual([bruno.email, ana.email])
      expect(await tablesWith(traces)).toEqual([])
      expect((await backend.send(getMe, { token })).error.code).toMatch(/^AUTH_/)
      expect((await backend.send(login, { body: ana })).status).toBe(401)
    })

    it('keeps what the law asks for, without a name', async () => {
      await liveALittle()
      await request()
      clock.advance(days(7))
      await backend.worker.runJobs()
      const { db } = database()
      expect((await db.select().from(companies)).map(({ name }) => name)).toEqual(['Conta encerrada'])
      expect(await db.select().from(invoices)).toHaveLength(1)
      expect(await db.select().from(invoice_lines)).toHaveLength(1)
      expect((await db.select().from(subscriptions)).map(({ status }) => status)).toEqual(['cancelled'])
      const [consent] = await db.select().from(consent_records)
      expect(consent).toMatchObject({ action: 'accept_all', user_id: null })
      const events = await db.select().from(auth_events)
      // The work of its agents is the company's, and goes with its last person.
      for (const table of [agent_drafts, agent_tasks, agent_file_parts, bi_tables, sites, whatsapp_messages])
        expect(await db.select().from(table)).toEqual([])
      expect(events.length).toBeGreaterThan(3)
      expect(new Set(events.map(({ user_id }) => user_id))).toEqual(new Set([null]))
    })

    it('leaves a company to those who are still there', async () => {
      const user = await anaRow()
      const colleague = { id: 'usr_rui', name: 'Rui Dias', email: 'rui@empresa.com.br' }
      await database()
        .db.insert(users)
        .values({ ...(user as NonNullable<typeof user>), ...colleague, email_key: colleague.email })
      await request()
      clock.advance(days(7))
      await backend.worker.runJobs()
      const his = await backend.token({ ...ana, email: colleague.email })
      expect((await backend.send(getMe, { token: his })).reply.company).toBe('Padaria Central')
      expect((await backend.send(getDashboard, { token: his })).reply.services).toHaveLength(1)
    })

    it('happens once, and to all that are due, with two processes at it', async () => {
      const others = ['bia@outra.com.br', 'rui@outra.com.br']
      for (const email of others) {
        const body = { current_password: (await backend.customer(email)).password }
        await backend.send(requestAccountDeletion, { token: await backend.token({ ...ana, email }), body })
      }
      // Two of one company go together: the last one still closes it.
      const user = await anaRow()
      await database()
        .db.update(users)
        .set({ company_id: user?.company_id ?? '' })
        .where(eq(users.email_key, 'bia@outra.com.br'))
      await request()
      clock.advance(days(7))
      const second = await deliverer()
      await Promise.all([backend.worker.runJobs(), second.worker.runJobs(), backend.worker.runJobs()])
      await second.worker.runJobs()
      await second.worker.drain()
      await second.close()
      expect(delivered.map(({ to }) => to).sort()).toEqual([ana.email, ...others])
      expect((await kinds()).filter((kind) => kind === 'account_deleted')).toHaveLength(3)
      expect(await database().db.select({ left: count() }).from(users)).toEqual([{ left: 0 }])
      const [company] = await database()
        .db.select()
        .from(companies)
        .where(eq(companies.id, user?.company_id ?? ''))
      expect(company?.name).toBe('Conta encerrada')
    })

    it('lets the same address begin anew', async () => {
      await request()
      clock.advance(days(7))
      await backend.worker.runJobs()
      await backend.customer(ana.email)
      expect(await backend.token(ana)).toBeTruthy()
    })
  })

  it('is shown and changed by its owner alone', async () => {
    for (const call of [getProfile, exportPersonalData, getAccountDeletion, undoAccountDeletion]) {
      expect((await backend.send(call)).status).toBe(401)
    }
    for (const call of [saveProfile, requestAccountDeletion]) {
      expect((await backend.send(call, { body: {} as never })).status).toBe(401)
    }
  })

  /** Tables that hold one of these texts anywhere, in whatever column. */
  async function tablesWith(texts: string[]): Promise<string[]> {
    const { db } = database()
    const tables = await rowsOf<{ table_name: string }>(
      db,
      sql`select relname as table_name from (${sql.raw(ownTables)}) as own order by relname`,
    )
    const found: string[] = []
    for (const { table_name: name } of tables) {
      const rows = await rowsOf<{ row: string }>(
        db,
        sql`select to_jsonb(each)::text as row from ${sql.identifier(name)} as each`,
      )
      const text = rows.map(({ row }) => row.toLowerCase()).join('\n')
      if (texts.some((each) => text.includes(each.toLowerCase()))) found.push(name)
    }
    return found
  }
})
