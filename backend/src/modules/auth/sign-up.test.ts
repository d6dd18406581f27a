import {
  getDashboard,
  getMe,
  login,
  resendVerification,
  resetPassword,
  signup,
  verifyEmail,
} from '@ag/contracts'
import { days, hours, minutes } from '../../clock'
import { describeEachDatabase } from '../../testing/describe-database'
import { anaSignsUp, type TestBackend, testBackend, testClock } from '../../testing/test-backend'

const subject = 'Confirme seu e-mail'
const ana = { email: anaSignsUp.email, password: anaSignsUp.password }

describeEachDatabase('signing up', (database, once) => {
  let clock: ReturnType<typeof testClock>
  let backend: TestBackend
  beforeEach(async () => {
    clock = testClock()
    backend = await testBackend(database(), { clock: clock.now })
  })
  afterEach(() => backend.close())

  once('takes a visitor from the form to the dashboard with a trial', async () => {
    const answer = await backend.send(signup, { body: { ...anaSignsUp, product_id: 'prospect' } })
    expect(answer.status).toBe(202)
    expect(answer.reply.email_verification_required).toBe(true)

    const token = await backend.linkTo(ana.email, subject)
    const early = await backend.send(login, { body: ana })
    expect(early.reply).toEqual({ token: null, user_id: expect.any(String), email_verified: false })

    const verified = await backend.send(verifyEmail, { body: { token } })
    expect(verified.reply).toEqual({
      message: 'E-mail confirmado. Você já pode entrar.',
      email_verified: true,
    })

    const session = await backend.token(ana)
    const me = await backend.send(getMe, { token: session })
    expect(me.reply).toMatchObject({ name: 'Ana Souza', company: 'Padaria Central', email_verified: true })
    const { reply: dashboard } = await backend.send(getDashboard, { token: session })
    expect(dashboard.greeting_name).toBe('Ana')
    expect(dashboard.services).toEqual([
      {
        product_id: 'prospect',
        name: 'Prospect AI',
        icon_path: expect.stringMatching(/^[Mm]/),
        status: 'trialing',
        trial_ends_at: new Date(clock.now().getTime() + days(14)).toISOString(),
        continues_after_trial: false,
        setup: { done: 0, total: 5 },
        results: [],
      },
    ])
    expect(dashboard.next_invoice).toEqual({
      amount: 360.39,
      due_date: '2026-12-04',
      estimated_usage: 0,
      ends_trial: true,
      if_continued: true,
    })
  })

  once('answers a new, a pending and a known address alike', async () => {
    await backend.customer('conhecida@empresa.com.br')
    await backend.send(signup, { body: { ...anaSignsUp, email: 'pendente@empresa.com.br' } })
    const answers = []
    for (const name of ['nova', 'pendente', 'conhecida']) {
      answers.push(await backend.send(signup, { body: { ...anaSignsUp, email: `${name}@empresa.com.br` } }))
    }
    const seen = answers.map(({ status, text, headers }) => ({ status, text, names: Object.keys(headers) }))
    expect(seen[1]).toEqual(seen[0])
    expect(seen[2]).toEqual(seen[0])
    const mails = await backend.mailsTo('conhecida@empresa.com.br')
    expect(mails.map((mail) => mail.subject)).toEqual(['Você já tem uma conta', subject])
    expect(mails[0]?.text).toContain('/auth/login')
  })

  it('knows an address whatever its case', async () => {
    await backend.customer()
    await backend.send(signup, { body: { ...anaSignsUp, email: 'ANA@Empresa.com.br' } })
    expect((await backend.mailsTo(ana.email))[0]?.subject).toBe('Você já tem uma conta')
    expect(await backend.token({ ...ana, email: 'Ana@EMPRESA.com.br' })).toBeTruthy()
  })

  once('answers a second use of the link the same for a day and no longer', async () => {
    await backend.send(signup, { body: anaSignsUp })
    const token = await backend.linkTo(ana.email, subject)
    const first = await backend.send(verifyEmail, { body: { token } })
    clock.advance(hours(23))
    expect((await backend.send(verifyEmail, { body: { token } })).text).toBe(first.text)
    clock.advance(hours(2))
    const late = await backend.send(verifyEmail, { body: { token } })
    expect(late.status).toBe(400)
    expect(late.error).toMatchObject({
      code: 'AUTH_TOKEN_INVALID',
      userMessage: 'Este link expirou ou já foi usado. Peça um novo.',
      requiresAuth: false,
    })
  })

  once('confirms what the opened mail was about, not what a stranger sent later', async () => {
    await backend.send(signup, { body: anaSignsUp })
    const own = await backend.linkTo(ana.email, subject)
    clock.advance(minutes(2))
    const stranger = { ...anaSignsUp, name: 'Outra Pessoa', password: 'lampião cachoeira violino' }
    await backend.send(signup, { body: stranger })
    const strangers = await backend.linkTo(ana.email, subject)
    expect(strangers).not.toBe(own)

    await backend.send(verifyEmail, { body: { token: own } })
    await backend.send(verifyEmail, { body: { token: strangers } })
    const refused = await backend.send(login, { body: { ...ana, password: stranger.password } })
    expect(refused.status).toBe(401)
    const me = await backend.send(getMe, { token: await backend.token(ana) })
    expect(me.reply.name).toBe('Ana Souza')
  })

  it('begins a trial once, however often and at once the link is used', async () => {
    await backend.send(signup, { body: { ...anaSignsUp, product_id: 'whatsapp' } })
    const token = await backend.linkTo(ana.email, subject)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => backend.send(verifyEmail, { body: { token } })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const { reply } = await backend.send(getDashboard, { token: await backend.token(ana) })
    expect(reply.services).toHaveLength(1)
  })

  once('lets a trial end by the clock', async () => {
    await backend.customer(ana.email, { product_id: 'whatsapp' })
    const statusAfter = async (span: number) => {
      clock.advance(span)
      const { reply } = await backend.send(getDashboard, { token: await backend.token(ana) })
      return [reply.services[0]?.status, reply.notices[0]?.text]
    }
    expect(await statusAfter(days(12))).toEqual([
      'trialing',
      'Atendimento WhatsApp: faltam 2 dias do seu teste.',
    ])
    expect(await statusAfter(days(3))).toEqual([
      'trial_ended',
      'Atendimento WhatsApp: seu teste terminou. Escolha uma forma de pagamento para continuar.',
    ])
    expect(await statusAfter(days(15))).toEqual(['paused', undefined])
  })

  it('makes one sign-up of a repeated form', async () => {
    const headers = { 'idempotency-key': 'form-1234-5678-9012' }
    for (let time = 0; time < 3; time += 1) await backend.send(signup, { body: anaSignsUp, headers })
    expect(await backend.mailsTo(ana.email)).toHaveLength(1)
  })

  once('sends another link when asked, once a minute, and tells nobody whether it did', async () => {
    await backend.send(signup, { body: anaSignsUp })
    const first = await backend.linkTo(ana.email, subject)
    const resend = (email: string) => backend.send(resendVerification, { body: { email } })
    const pending = await resend(ana.email)
    const unknown = await resend('ninguem@empresa.com.br')
    expect(pending.text).toBe(unknown.text)
    expect(pending.reply.retry_after).toBe(60)
    await resend(ana.email)
    expect(await backend.mailsTo(ana.email)).toHaveLength(2)
    expect(await backend.mailsTo('ninguem@empresa.com.br')).toHaveLength(0)

    const second = await backend.linkTo(ana.email, subject)
    expect(second).not.toBe(first)
    expect((await backend.send(verifyEmail, { body: { token: second } })).status).toBe(200)
    await backend.worker.drain()
    clock.advance(minutes(5))
    await resend(ana.email)
    expect(await backend.mailsTo(ana.email)).toHaveLength(2)
  })

  once('keeps links to their purpose', async () => {
    await backend.send(signup, { body: anaSignsUp })
    const token = await backend.linkTo(ana.email, subject)
    const answer = await backend.send(resetPassword, {
      body: { token, password: 'lampião cachoeira violino' },
    })
    expect(answer.status).toBe(400)
    expect(answer.error.code).toBe('AUTH_TOKEN_INVALID')
  })

  once.each([
    [
      'password',
      { password: 'senha1234567' },
      'Essa senha é fácil de adivinhar. Use uma frase ou palavras pouco comuns.',
    ],
    [
      'password',
      { password: 'qwertyuiop123' },
      'Essa senha é fácil de adivinhar. Use uma frase ou palavras pouco comuns.',
    ],
    [
      'password',
      { password: '123456789012' },
      'Essa senha é fácil de adivinhar. Use uma frase ou palavras pouco comuns.',
    ],
    [
      'password',
      { password: 'padaria central 77 xk' },
      'A senha não pode conter seu nome, e-mail ou empresa.',
    ],
    ['password', { password: 'curta' }, 'Use pelo menos 12 caracteres.'],
    ['email', { email: 'ana@' }, 'Informe um e-mail válido.'],
    ['product_id', { product_id: 'nothing' }, 'Escolha um agente da lista.'],
  ])('refuses a bad %s %j in words', async (field, change, message) => {
    const { status, error } = await backend.send(signup, { body: { ...anaSignsUp, ...change } })
    expect(status).toBe(400)
    expect(error.code).toBe('VALIDATION_FAILED')
    expect(error.errors).toEqual([{ field, code: expect.stringMatching(/^[A-Z_]+$/), message }])
    expect(await backend.mailsTo(anaSignsUp.email)).toEqual([])
  })

  once('writes mails whose names cannot become markup', async () => {
    await backend.send(signup, { body: { ...anaSignsUp, name: '<img/src=x> Ana' } })
    const [mail] = await backend.mailsTo(ana.email)
    expect(mail?.html).not.toContain('<img')
    expect(mail?.html).toContain('&lt;img/src=x&gt;')
  })
})
