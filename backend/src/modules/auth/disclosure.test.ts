import {
  changePassword,
  type Endpoint,
  forgotPassword,
  getMe,
  login,
  logout,
  refresh,
  requestAccountDeletion,
  resendVerification,
  resetPassword,
  signup,
  verifyEmail,
} from '@ag/contracts'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { minutes } from '../../clock'
import { loggerOptions } from '../../plugins/logging'
import { describeDatabase } from '../../testing/describe-database'
import { anaSignsUp, type TestBackend, testBackend, testClock } from '../../testing/test-backend'

describeDatabase('guessing a password', (database) => {
  it('is stopped with a wait, and never keeps the owner out elsewhere', async () => {
    const clock = testClock()
    const backend = await testBackend(database(), { clock: clock.now })
    const ana = await backend.customer()
    const attempt = (password: string, address?: string) =>
      backend.send(login, { body: { email: ana.email, password }, address })
    const answers = []
    for (let time = 0; time < 20; time += 1) answers.push(await attempt(`errada ${time}`))
    expect(answers.map(({ status }) => status)).toEqual([...Array(5).fill(401), ...Array(15).fill(429)])
    for (const { error, headers } of answers.slice(5)) {
      expect([error.code, error.retry_after, headers['retry-after']]).toEqual(['RATE_LIMITED', 900, '900'])
    }
    expect((await attempt(ana.password)).status).toBe(429)
    expect((await attempt(ana.password, '198.51.100.9')).status).toBe(200)
    clock.advance(minutes(15))
    expect((await attempt(ana.password)).status).toBe(200)
    await backend.close()
  })
})

describeDatabase('logs and answers', (database) => {
  const passwords = {
    first: 'canário-um girassol trovão',
    second: 'canário-dois lampião violino',
    third: 'canário-três trombone canoa',
    wrong: 'canário-errado',
  }
  const links: string[] = []
  const tokens: string[] = []
  const logged: string[] = []
  /** What was answered, apart from the tokens that a call exists to hand out. */
  const answered: string[] = []
  let backend: TestBackend

  async function ask<E extends Endpoint>(call: E, sending: Parameters<typeof backend.send<E>>[1]) {
    const answer = await backend.send(call, sending)
    const issued = JSON.parse(answer.text || '{}').token
    if (issued) tokens.push(issued)
    answered.push(issued ? answer.text.replaceAll(issued, '') : answer.text, JSON.stringify(answer.headers))
    return answer
  }

  async function follow(subject: string): Promise<string> {
    const link = await backend.linkTo(anaSignsUp.email, subject)
    links.push(link)
    return link
  }

  /** Every way through the accounts, with a failure of each kind. */
  async function live(): Promise<void> {
    const { email } = anaSignsUp
    const { first, second, third, wrong } = passwords
    await ask(signup, { body: { ...anaSignsUp, password: first } })
    await ask(signup, { body: { ...anaSignsUp, password: `${first}${'x'.repeat(200)}` } })
    await ask(login, { body: { email, password: first } })
    await ask(resendVerification, { body: { email } })
    const verification = await follow('Confirme seu e-mail')
    await ask(verifyEmail, { body: { token: verification } })
    await ask(verifyEmail, { body: { token: verification } })
    await ask(verifyEmail, { body: { token: `${verification}x` } })
    await ask(login, { body: { email, password: wrong } })
    await ask(login, { body: { email, password: first, remember_me: first as never } })
    await ask(login, { body: { email, password: first } })
    await ask(refresh, { token: tokens.at(-1) })
    const body = { current_password: first, password: second }
    await ask(changePassword, { token: tokens.at(-1), body: { ...body, current_password: wrong } })
    await ask(changePassword, { token: tokens.at(-1), body: { ...body, password: first.slice(0, 11) } })
    await ask(changePassword, { token: tokens.at(-1), body: { ...body, password: `${email} ${wrong}` } })
    await ask(changePassword, { token: tokens.at(-1), body })
    await ask(requestAccountDeletion, { token: tokens.at(-1), body: { current_password: wrong } })
    await ask(forgotPassword, { body: { email } })
    const reset = await follow('Crie uma nova senha')
    await ask(resetPassword, { body: { token: reset, password: 'canário' } })
    await ask(resetPassword, { body: { token: reset, password: third } })
    await ask(resetPassword, { body: { token: reset, password: third } })
    await ask(getMe, { token: tokens.at(-1) })
    await ask(getMe, { token: `${tokens.at(-1)}x` })
    await ask(login, { body: { email, password: third } })
    await ask(logout, { token: tokens.at(-1) })

    const broken = await backend.app.inject({
      method: 'POST',
      url: `${login.path}?password=${encodeURIComponent(first)}&token=${reset}`,
      headers: { 'content-type': 'application/json', cookie: `session=${tokens.at(-1)}` },
      payload: `{"email": "${email}", "password": "${first}`,
    })
    answered.push(broken.body)
    // A statement that fails quotes what it was given.
    for (const table of ['outbox', 'users']) {
      await database().db.execute(sql`alter table ${sql.identifier(table)} rename to lost`)
      await ask(signup, { body: { ...anaSignsUp, password: second } })
      await ask(login, { body: { email, password: third } })
      await ask(forgotPassword, { body: { email } })
      await database().db.execute(sql`alter table lost rename to ${sql.identifier(table)}`)
    }
  }

  it('hold no password, token or link', async () => {
    for (const list of [links, tokens, logged, answered]) list.length = 0
    const log = pino(loggerOptions('trace'), { write: (line: string) => void logged.push(line) })
    backend = await testBackend(database(), { log })
    await live()
    await backend.close()

    expect(tokens.length).toBeGreaterThanOrEqual(3)
    expect(links).toHaveLength(2)
    expect(logged.some((line) => line.includes('"failed"'))).toBe(true)
    expect(logged.length).toBeGreaterThan(60)
    expect(answered.some((text) => text.includes('Senha incorreta.'))).toBe(true)

    const secrets = [
      ...Object.values(passwords),
      'canário',
      ...links,
      '#token=',
      ...tokens,
      ...tokens.map((token) => token.split('.')[2] ?? ''),
      '$argon2',
    ]
    for (const [place, texts] of Object.entries({ logged, answered })) {
      for (const secret of secrets) {
        const found = texts.filter(
          (text) => text.includes(secret) || text.includes(encodeURIComponent(secret)),
        )
        expect({ place, secret, found }).toEqual({ place, secret, found: [] })
      }
    }
    expect(logged.filter((line) => line.includes(anaSignsUp.email))).toEqual([])
  })
})
