import {
  checkResetLink,
  forgotPassword,
  getMe,
  login,
  requestPasswordReset,
  resetPassword,
  signup,
  verifyEmail,
} from '@ag/contracts'
import { minutes } from '../../clock'
import { one_time_tokens } from '../../db/schema'
import { describeDatabase } from '../../testing/describe-database'
import { anaSignsUp, type TestBackend, testBackend, testClock } from '../../testing/test-backend'

const subject = 'Crie uma nova senha'
const fresh = 'lampião cachoeira violino'

describeDatabase('a forgotten password', (database) => {
  let clock: ReturnType<typeof testClock>
  let backend: TestBackend
  let ana: { email: string; password: string }
  beforeEach(async () => {
    clock = testClock()
    backend = await testBackend(database(), { clock: clock.now })
    ana = await backend.customer()
  })
  afterEach(() => backend.close())

  const forget = (email: string) => backend.send(forgotPassword, { body: { email } })
  const reset = (token: string, password = fresh) =>
    backend.send(resetPassword, { body: { token, password } })
  const isUsable = async (token: string) =>
    (await backend.send(checkResetLink, { body: { token } })).reply.usable

  it('is replaced through the mailed link', async () => {
    await forget(ana.email)
    const answer = await reset(await backend.linkTo(ana.email, subject))
    expect(answer.reply).toEqual({ message: 'Senha alterada. Entre novamente.' })
    expect((await backend.send(login, { body: ana })).status).toBe(401)
    expect((await backend.send(login, { body: { ...ana, password: fresh } })).status).toBe(200)
  })

  it('ends every session and tells the owner', async () => {
    const tokens = [await backend.token(ana), await backend.token({ ...ana, remember_me: true })]
    await forget(ana.email)
    await reset(await backend.linkTo(ana.email, subject))
    for (const token of tokens) {
      expect((await backend.send(getMe, { token })).error.code).toBe('AUTH_SESSION_EXPIRED')
    }
    expect((await backend.mailsTo(ana.email))[0]?.subject).toBe('Sua senha foi alterada')
  })

  it('is answered alike for every address, by both names of the call', async () => {
    await backend.send(signup, { body: { ...anaSignsUp, email: 'pendente@empresa.com.br' } })
    const texts = []
    for (const email of [ana.email, 'pendente@empresa.com.br', 'ninguem@empresa.com.br']) {
      texts.push((await forget(email)).text)
      texts.push((await backend.send(requestPasswordReset, { body: { email } })).text)
    }
    expect(new Set(texts).size).toBe(1)
    expect(await backend.mailsTo('ninguem@empresa.com.br')).toEqual([])
  })

  it('has a link for one use', async () => {
    await forget(ana.email)
    const token = await backend.linkTo(ana.email, subject)
    expect([await isUsable(token), await isUsable('abc')]).toEqual([true, false])
    const answers = await Promise.all(Array.from({ length: 20 }, () => reset(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set(['AUTH_TOKEN_INVALID']))
    expect(await isUsable(token)).toBe(false)
    expect((await reset(token)).error).toMatchObject({
      code: 'AUTH_TOKEN_INVALID',
      userMessage: 'Este link expirou ou já foi usado. Peça um novo.',
      requiresAuth: false,
    })
  })

  it('has a link for an hour', async () => {
    await forget(ana.email)
    const token = await backend.linkTo(ana.email, subject)
    clock.advance(minutes(60))
    expect(await isUsable(token)).toBe(false)
    expect((await reset(token)).status).toBe(400)
  })

  it.each(['older', 'newer'])(
    'makes every other link useless once it has been replaced through the %s',
    async (used) => {
      await forget(ana.email)
      const older = await backend.linkTo(ana.email, subject)
      await forget(ana.email)
      const newer = await backend.linkTo(ana.email, subject)
      const [first, second] = used === 'older' ? [older, newer] : [newer, older]
      expect((await reset(first)).status).toBe(200)
      expect(await isUsable(second)).toBe(false)
      expect((await reset(second)).status).toBe(400)
    },
  )

  it('keeps the link when the new password is refused', async () => {
    await forget(ana.email)
    const token = await backend.linkTo(ana.email, subject)
    const weak = await reset(token, 'senha1234567')
    expect(weak.error.errors).toEqual([
      {
        field: 'password',
        code: 'PASSWORD_COMMON',
        message: 'Essa senha é fácil de adivinhar. Use uma frase ou palavras pouco comuns.',
      },
    ])
    expect((await reset(token, 'Padaria Central 99 kkk')).error.errors).toEqual([
      {
        field: 'password',
        code: 'PASSWORD_NAMES_OWNER',
        message: 'A senha não pode conter seu nome, e-mail ou empresa.',
      },
    ])
    expect((await reset(token)).status).toBe(200)
  })

  it('does not flood a mailbox', async () => {
    for (let time = 0; time < 12; time += 1) {
      const { status } = await backend.send(forgotPassword, {
        body: { email: ana.email },
        address: `198.51.100.${time}`,
      })
      expect(status).toBe(200)
    }
    expect((await backend.mailsTo(ana.email)).length).toBeLessThanOrEqual(5)
  })

  it('sends the confirmation to whoever has not confirmed yet', async () => {
    const email = 'pendente@empresa.com.br'
    await backend.send(signup, { body: { ...anaSignsUp, email } })
    await backend.worker.drain()
    clock.advance(minutes(2))
    await forget(email)
    const mails = await backend.mailsTo(email)
    expect(mails.map((mail) => mail.subject)).toEqual(['Confirme seu e-mail', 'Confirme seu e-mail'])
  })

  it('never keeps the token of a link, and never takes it for another purpose', async () => {
    await forget(ana.email)
    const token = await backend.linkTo(ana.email, subject)
    expect(JSON.stringify(await database().db.select().from(one_time_tokens))).not.toContain(token)
    expect((await backend.send(verifyEmail, { body: { token } })).status).toBe(400)
  })

  it('links to the site with the token where no server sees it', async () => {
    await forget(ana.email)
    const [mail] = await backend.mailsTo(ana.email)
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/auth\/reset-password#token=[\w-]{43}\n/)
  })
})
