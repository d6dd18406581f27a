import { forgotPassword, getAdminOverview, signup } from '@ag/contracts'
import { count, eq } from 'drizzle-orm'
import { hours, minutes, seconds } from '../../clock'
import { outbox, users } from '../../db/schema'
import { describeEachDatabase } from '../../testing/describe-database'
import { mailServer } from '../../testing/mail-server'
import { anaSignsUp, type TestBackend, testBackend, testClock } from '../../testing/test-backend'
import { sendLater } from './mail'
import { takeDue, waitBefore } from './outbox'
import { smtpDelivery } from './smtp'

const hello = { to: 'pessoa@empresa.com.br', subject: 'Olá', text: 'Oi', html: '<p>Oi</p>' }

describeEachDatabase('the outbox', (database, once) => {
  let clock: ReturnType<typeof testClock>
  const open: TestBackend[] = []
  beforeEach(() => {
    clock = testClock()
  })
  afterEach(async () => {
    for (const backend of open.splice(0)) await backend.close()
  })

  async function start(changes: Parameters<typeof testBackend>[1] = {}) {
    const backend = await testBackend(database(), { clock: clock.now, ...changes })
    open.push(backend)
    return backend
  }

  once('delivers through a mail server, with an id that stays the same', async () => {
    const server = await mailServer()
    const mail = smtpDelivery(server.url, 'Empresa <ola@empresa.example>', 'empresa.example')
    const backend = await start({ deliver: mail.deliver })

    await backend.send(signup, { body: anaSignsUp })
    await backend.worker.drain()
    const [row] = await database().db.select().from(outbox).where(eq(outbox.kind, 'mail'))
    expect(server.received).toHaveLength(1)
    expect(server.received[0]).toContain(`Message-ID: <${row?.id}@empresa.example>`)
    expect(server.received[0]).toContain('To: ana@empresa.com.br')
    expect(server.received[0]).toContain('Subject: Confirme seu e-mail')
    expect(row?.done_at).not.toBeNull()
    expect(JSON.stringify(row?.payload)).not.toContain('token=')
    mail.close()
    await server.close()
  })

  it('does not lose what was promised when the process ends before doing it', async () => {
    const first = await start()
    await first.worker.stop()
    expect((await first.send(signup, { body: anaSignsUp })).status).toBe(202)
    const second = await start()
    expect(await second.mailsTo(anaSignsUp.email)).toHaveLength(1)
  })

  it('leaves a mail alone that another process has just taken, until that must have failed', async () => {
    const sent: string[] = []
    const first = await start()
    await first.send(signup, { body: anaSignsUp })
    await first.worker.drain()
    // Taken by a process that is never heard of again.
    expect(await takeDue(database().db, clock.now, ['mail'], 10)).toHaveLength(1)

    const second = await start({ deliver: async (id) => void sent.push(id) })
    await second.worker.drain()
    expect(sent).toEqual([])
    clock.advance(seconds(61))
    await second.worker.drain()
    await second.worker.drain()
    expect(sent).toHaveLength(1)
  })

  it('does what was promised, and taken, while its clock was a day ahead, as soon as that is put right', async () => {
    const sent: string[] = []
    clock.advance(hours(24))
    const first = await start()
    await first.send(signup, { body: anaSignsUp })
    await first.worker.drain()
    expect(await takeDue(database().db, clock.now, ['mail'], 10)).toHaveLength(1)
    await first.worker.stop()
    await first.send(signup, { body: { ...anaSignsUp, email: 'bia@empresa.com.br' } })
    clock.advance(-hours(24))
    const second = await start({ deliver: async (id) => void sent.push(id) })
    await second.worker.drain()
    await second.worker.drain()
    expect(sent).toHaveLength(2)
  })

  it('carries a request out once, however many work on it', async () => {
    const quiet = await start()
    await quiet.worker.stop()
    await quiet.send(signup, { body: anaSignsUp })
    const workers = await Promise.all([start(), start(), start()])
    await Promise.all(workers.map(({ worker }) => worker.drain()))
    expect(await workers[0]?.mailsTo(anaSignsUp.email)).toHaveLength(1)
    const [people] = await database().db.select({ count: count() }).from(users)
    expect(people?.count).toBe(1)
  })

  once('runs the scheduled jobs as soon as it starts', async () => {
    const first = await start()
    await first.customer()
    clock.advance(hours(25))
    const second = await start()
    second.worker.start()
    // What was asked for a day ago is forgotten; the mail it caused is not.
    const kinds = () => database().db.selectDistinct({ kind: outbox.kind }).from(outbox)
    while ((await kinds()).length > 1) await new Promise((resolve) => setTimeout(resolve, 20))
    expect(await kinds()).toEqual([{ kind: 'mail' }])
  })

  it('gives each mail to one of several workers', async () => {
    const sent: string[] = []
    const deliver = async (id: string) => void sent.push(id)
    const quiet = await start()
    await quiet.worker.stop()
    const emails = Array.from({ length: 20 }, (_, index) => `pessoa${index}@empresa.com.br`)
    for (const email of emails) {
      await quiet.send(signup, {
        body: { ...anaSignsUp, email },
        headers: { 'idempotency-key': `form-${email}`.replace(/\W/g, '-') },
      })
    }
    const workers = await Promise.all([start({ deliver }), start({ deliver }), start({ deliver })])
    await Promise.all(workers.map(({ worker }) => worker.drain()))
    expect(sent).toHaveLength(20)
    expect(new Set(sent).size).toBe(20)
  })

  once(
    'loses no mail and sends none twice while the mail server is away for ten minutes',
    async () => {
      const { url, port, close } = await mailServer()
      await close()
      const mail = smtpDelivery(url, 'Empresa <ola@empresa.example>', 'empresa.example')
      const backend = await start({ deliver: mail.deliver })
      const look = async () => {
        await backend.worker.drain()
        clock.advance(seconds(5))
      }
      const promised = Array.from({ length: 120 }, (_, number) => `pessoa${number}@empresa.com.br`)
      for (const to of promised) {
        await sendLater(database().db, clock.now(), { ...hello, to })
        await look()
      }

      const server = await mailServer(port)
      let waited = 0
      for (; server.received.length < promised.length; waited += seconds(5)) await look()
      clock.advance(hours(1))
      await look()
      const recipients = server.received.map((text) => /^To: (.*)\r$/m.exec(text)?.[1])
      expect(recipients.toSorted()).toEqual(promised.toSorted())
      expect(waited).toBeLessThanOrEqual(waitBefore(5) + seconds(5))
      mail.close()
      await server.close()
    },
    minutes(1),
  )

  it('sends no mail twice while the mail server takes its time over each', async () => {
    const sent: string[] = []
    const second = await start({ deliver: async (id) => void sent.push(id) })
    const first = await start({
      deliver: async (id) => {
        sent.push(id)
        clock.advance(seconds(15))
        await second.worker.drain()
      },
    })
    await second.worker.drain()
    for (let number = 0; number < 8; number += 1) await sendLater(database().db, clock.now(), hello)
    await first.worker.drain()
    clock.advance(minutes(2))
    await second.worker.drain()
    expect(sent).toHaveLength(8)
    expect(new Set(sent).size).toBe(8)
  })

  once('tries again after growing waits, then gives up where people can see it', async () => {
    let tries = 0
    const backend = await start({
      deliver: async () => {
        tries += 1
        throw new Error('451 try later')
      },
    })
    await backend.customer()
    await backend.send(forgotPassword, { body: { email: 'ninguem@empresa.com.br' } })
    await backend.worker.drain()
    expect(tries).toBe(1)
    clock.advance(seconds(29))
    await backend.worker.drain()
    expect(tries).toBe(1)
    clock.advance(seconds(1))
    await backend.worker.drain()
    expect(tries).toBe(2)
    for (let time = 0; time < 14; time += 1) {
      clock.advance(hours(24))
      await backend.worker.drain()
    }
    expect(tries).toBe(12)
    const [row] = await database().db.select().from(outbox).where(eq(outbox.kind, 'mail'))
    expect(row).toMatchObject({ done_at: null, last_error: 'Error: 451 try later' })
    expect(row?.dead_at).not.toBeNull()

    await database().db.update(users).set({ role: 'admin' })
    const token = await backend.token({ email: anaSignsUp.email, password: anaSignsUp.password })
    const { reply } = await backend.send(getAdminOverview, { token })
    expect(reply.mail).toEqual({ waiting: 0, sent: 0, dead: 1 })
  })
})

it.each([
  [1, seconds(30)],
  [2, minutes(1)],
  [6, minutes(16)],
  [12, hours(17.0666666666)],
  [30, hours(24)],
])('waits after try %i', (attempts, expected) => {
  expect(waitBefore(attempts)).toBeCloseTo(expected, -3)
})
