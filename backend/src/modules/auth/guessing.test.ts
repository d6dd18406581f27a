import { login, requestPasswordReset } from '@ag/contracts'
import { days, hours } from '../../clock'
import { describeDatabase } from '../../testing/describe-database'
import { cheapPasswords, type TestBackend, testBackend, testClock } from '../../testing/test-backend'
import type { Passwords } from './passwords'

/** `npm run bench:guesses` plays 100,000 of them. */
const guesses = Number(process.env.GUESSES ?? 300)
const addresses = guesses / 10
const atOnce = 16

describeDatabase('guessing', (database) => {
  let clock: ReturnType<typeof testClock>
  let backend: TestBackend
  let evaluated: number
  beforeEach(async () => {
    clock = testClock()
    evaluated = 0
    const passwords: Passwords = {
      ...cheapPasswords,
      matches(...given) {
        evaluated += 1
        return cheapPasswords.matches(...given)
      },
    }
    backend = await testBackend(database(), { clock: clock.now, passwords })
  })
  afterEach(() => backend.close())

  const attempt = (email: string, password: string, address: string, device_note?: string) =>
    backend.send(login, { body: { email, password, device_note }, address })

  /** Half of the addresses are IPv4, half are spread over networks of IPv6. */
  const addressOf = (index: number) =>
    index % 2
      ? `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
      : `2001:db8:${(index >> 4).toString(16)}:${(index & 15).toString(16)}::${index.toString(16)}`

  it(
    'on one account from many addresses is heard a few times a day, and keeps nobody out of a browser that is known',
    async () => {
      const ana = await backend.customer()
      const { reply } = await attempt(ana.email, ana.password, '198.51.100.9')
      const before = evaluated
      for (let sent = 0; sent < guesses; sent += atOnce) {
        await Promise.all(
          Array.from({ length: Math.min(atOnce, guesses - sent) }, (_, index) =>
            attempt(ana.email, `tentativa ${sent + index}`, addressOf((sent + index) % addresses)),
          ),
        )
        clock.advance((days(1) / guesses) * atOnce * 0.9)
      }
      const heard = evaluated - before
      if (process.env.GUESSES)
        console.info(`${guesses} guesses from ${addresses} addresses: ${heard} evaluated`)
      expect(heard).toBeLessThanOrEqual(100)
      expect((await attempt(ana.email, ana.password, '198.51.100.77')).status).toBe(429)
      expect((await attempt(ana.email, ana.password, '10.0.0.1', reply.device_note)).status).toBe(200)
    },
    hours(1),
  )

  it('believes a note of a browser only for its account, whole, and for half a year', async () => {
    const ana = await backend.customer()
    const rui = await backend.customer('rui@empresa.com.br')
    const { device_note = '' } = (await attempt(ana.email, ana.password, '198.51.100.9')).reply
    const foreign = (await attempt(rui.email, rui.password, '198.51.100.9')).reply.device_note
    for (let index = 0; index < 10; index += 1) await attempt(ana.email, 'errada', `10.0.0.${index}`)
    const statusWith = async (note?: string) =>
      (await attempt(ana.email, ana.password, '10.0.1.1', note)).status
    expect(await statusWith()).toBe(429)
    expect(await statusWith(foreign)).toBe(429)
    expect(await statusWith(device_note.replace(/.$/, '!'))).toBe(429)
    expect(await statusWith(device_note.replace('.', '.z'))).toBe(429)
    expect(await statusWith(device_note)).toBe(200)
    clock.advance(days(181))
    for (let index = 0; index < 10; index += 1) await attempt(ana.email, 'errada', `10.0.0.${index}`)
    expect(await statusWith(device_note)).toBe(429)
  })

  it('is bounded in a browser that is known, too', async () => {
    const ana = await backend.customer()
    const { device_note } = (await attempt(ana.email, ana.password, '198.51.100.9')).reply
    const before = evaluated
    for (let index = 0; index < 8; index += 1)
      await attempt(ana.email, 'errada', addressOf(index), device_note)
    expect(evaluated - before).toBe(5)
  })

  it('takes all addresses of an IPv6 subscriber for one', async () => {
    const ana = await backend.customer()
    for (let index = 0; index < 5; index += 1) await attempt(ana.email, 'errada', `2001:db8:1:2::${index}`)
    expect((await attempt(ana.email, ana.password, '2001:db8:1:2:ffff::1')).status).toBe(429)
    expect((await attempt(ana.email, ana.password, '2001:db8:1:3::1')).status).toBe(200)
  })

  it('takes mails asked for from one IPv6 network for those of one address', async () => {
    const ask = (host: number, email = `pessoa${host}@empresa.com.br`) =>
      backend.send(requestPasswordReset, { body: { email }, address: `2001:db8:1:2::${host}` })
    for (let host = 0; host < 20; host += 1) expect((await ask(host)).status).toBe(200)
    expect((await ask(20)).status).toBe(429)
  })
})
