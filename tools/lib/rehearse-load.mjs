import { randomBytes, randomInt } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { fromBackend, percentile, send } from './bench.mjs'
import { newBooking } from './bench-bookings.mjs'

const pages = ['/', '/agents', '/agents/prospect', '/auth/login', '/privacy']
const password = 'quatro rios cruzam a serra azul'
/** Nobody waits longer for an answer. */
const patience = 15_000
const mostTries = 8
/** A session may ask for 120 tokens in an hour, which no browser comes near: those that time out and are asked for again count, too. */
const mostRefreshes = 80
/** An administrator's browser asks for the next token after so many milliseconds. */
const tokenIsYoung = 600_000
/** Without asking for the next one a session ends after an hour; a little less is surely good. */
const tokenIsGood = 3_500_000
/** Between two deeds of one person, in milliseconds. */
const longestPause = 85

/**
 * Everybody who uses a site while its processes come and go. Whoever gets no answer, or word of a failure, asks again as a
 * browser would, under the same key; how often that was so, and when, is kept.
 * @param {{ site: string, mailbox: any, hours: string[], minutes: number, owner: { email: string, password: string } }} given
 *   `hours` are those that can be booked, and last for so many minutes
 */
export function createLoad({ site, mailbox, hours, minutes, owner }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const answers = new Map()
  /** Requests that failed: what, how, and from when to when. */
  const failures = []
  const booked = []
  const betweenBookings = (minutes * 60_000) / hours.length
  const messages = []
  const members = []
  const paid = []
  let isOver = false

  /** Asks until there is an answer that will do; `deed` names it in the figures. */
  async function ask(deed, person, method, path, { body, key, expected = [200] } = {}) {
    const headers = {
      'x-forwarded-for': person.address,
      ...(person.token && { authorization: `Bearer ${person.token}` }),
      ...(key && { 'idempotency-key': key }),
    }
    for (let tries = 1; ; tries += 1) {
      const begun = Date.now()
      const answer = await Promise.race([
        send(agent, method, site + path, body, headers).catch((error) => ({ status: error.code, text: '' })),
        wait(patience, { status: 'no answer', text: '' }, { ref: false }),
      ])
      const ended = Date.now()
      if (!answers.has(deed)) answers.set(deed, [])
      answers.get(deed).push(ended - begun)
      if (expected.includes(answer.status)) return answer
      failures.push({ deed, path, status: answer.status, text: answer.text.slice(0, 200), begun, ended })
      if (tries === mostTries) throw new Error(`${deed}: ${answer.status} for ${path}`)
      await wait(100 * tries)
    }
  }
  const call = (deed, person, method, path, more) =>
    ask(deed, person, method, `/api/proxy?path=${encodeURIComponent(path)}`, more)
  const json = async (...asked) => (await call(...asked)).json()

  async function visit() {
    const { text } = await ask('a page', newPerson(), 'GET', pages[randomInt(pages.length)])
    const files = [...text.matchAll(/"(\/r\/[^" ]+\.(?:js|css))"/g)].map(([, path]) => path)
    if (files.length > 0) await ask('a file', newPerson(), 'GET', files[randomInt(files.length)])
  }

  async function book() {
    const hour = hours.pop()
    if (hour === undefined) return wait(1000)
    const booking = newBooking(hour)
    const { body, key } = booking
    const { meeting } = await json('a booking', newPerson(), 'POST', '/api/v1/meetings/', {
      body,
      key,
      expected: [201],
    })
    booked.push({ ...booking, id: meeting.id })
    await wait(betweenBookings)
  }

  async function chat() {
    const person = newPerson()
    const begun = await json('a message', person, 'POST', '/api/v1/assistant/session', {
      body: { page_url: `${site}/agents` },
      expected: [201],
    })
    for (const message of ['Olá', 'Quanto custa o agente de WhatsApp?', 'Quero marcar uma reunião']) {
      const client_message_id = randomBytes(8).toString('hex')
      const { success } = await json('a message', person, 'POST', '/api/v1/assistant/chat', {
        body: { message, session_id: begun.session_id, client_message_id },
      })
      if (success) messages.push(client_message_id)
      await pause()
    }
  }

  /** From signing up to a paid agent. */
  async function becomeCustomer() {
    const person = {
      ...newPerson(),
      email: `c-${randomBytes(8).toString('hex')}@empresa.example`,
      refreshes: 0,
    }
    const form = {
      name: 'Helena Prado',
      email: person.email,
      company: 'Oficina do Bairro',
      password,
      accept_terms: true,
    }
    const signup = { body: form, key: randomBytes(16).toString('hex'), expected: [202] }
    await call('a signup', person, 'POST', '/api/v1/auth/signup', signup)
    members.push(person)
    let token
    for (const late = Date.now() + 90_000; !token; token = mailbox.tokenFor(person.email)) {
      // The mails are counted in the end.
      if (Date.now() > late) return
      await wait(200)
    }
    await call('a signup', person, 'POST', '/api/v1/auth/verify-email', { body: { token } })
    const login = { email: person.email, password }
    receive(person, await json('a login', person, 'POST', '/api/v1/auth/login', { body: login }))
    const payer = { document_type: 'cnpj', document: '12ABC34501DE35', legal_name: 'Oficina Ltda.' }
    await call('a payment', person, 'PUT', '/api/v1/dashboard/billing/profile', { body: payer })
    const product = '/api/v1/dashboard/subscriptions/whatsapp'
    for (const [path, expected] of [
      [product, [201]],
      [`${product}/activate`, [200]],
    ]) {
      const offer = await json('a payment', person, 'GET', `${product}/offer`)
      const { due_today, price_version } = offer
      const payment = { type: 'card', token: 'sandbox_passes' }
      const body = { due_today, price_version, ...(due_today > 0 && { payment }) }
      const key = randomBytes(16).toString('hex')
      const { invoice } = await json('a payment', person, 'POST', path, { body, key, expected })
      if (invoice?.status === 'paid') paid.push(invoice.id)
    }
    person.isAtHome = true
  }

  /** A customer looks around, and every now and then the browser asks for the next token. */
  async function useDashboard() {
    const home = members.filter(({ isAtHome }) => isAtHome)
    const person = home[randomInt(home.length || 1)]
    if (!person) return wait(500)
    person.isAtHome = false
    for (const path of ['/api/v1/auth/me', '/api/v1/dashboard', '/api/v1/dashboard/billing'])
      await call('a customer’s page', person, 'GET', path)
    await nextToken(person)
    // Who has had all the tokens of an hour is done for today.
    person.isAtHome = person.refreshes < mostRefreshes
  }

  async function nextToken(person) {
    receive(person, await json('a next token', person, 'POST', '/api/v1/auth/refresh', {}))
    person.refreshes += 1
  }

  function receive(person, { token }) {
    person.token = token
    person.tokenAt = Date.now()
  }

  const administrator = { ...newPerson(), refreshes: 0 }
  async function administer() {
    const lists = ['overview', 'leads?limit=25', 'meetings?limit=25', 'customers?limit=25', 'search?q=pa']
    if (Date.now() - administrator.tokenAt > tokenIsYoung) await nextToken(administrator)
    for (const list of lists) {
      await call('an admin list', administrator, 'GET', `/api/v1/admin/${list}`)
      await pause()
    }
  }

  /** The owner signs in with an authenticator, as the admin area asks for. */
  async function enterAdminArea() {
    const { Secret, TOTP } = fromBackend('otpauth')
    const enter = (path, body) => json('a login', administrator, 'POST', `/api/v1/auth/${path}`, { body })
    receive(administrator, await enter('login', owner))
    const { secret } = await enter('second-factor/setup', { current_password: owner.password })
    await enter('second-factor/confirm', { code: TOTP.generate({ secret: Secret.fromBase32(secret) }) })
  }

  async function lane(deed) {
    while (!isOver) {
      // Who got no further has said so in a failure, and goes home.
      await deed().catch((error) => console.error(error.message))
      await pause()
    }
  }
  let lanes

  return {
    failures,
    /** Begins, once the owner has signed in. */
    async start() {
      await enterAdminArea()
      const deeds = [
        visit,
        visit,
        visit,
        visit,
        visit,
        book,
        chat,
        becomeCustomer,
        useDashboard,
        useDashboard,
        administer,
      ]
      lanes = Promise.all(deeds.map(lane))
    },
    /** Ends what has been begun and says what was answered; every session is asked for once more. */
    async finish() {
      isOver = true
      await lanes
      const signedIn = [administrator, ...members].filter(({ tokenAt }) => tokenAt > Date.now() - tokenIsGood)
      const looks = []
      for (const person of signedIn) looks.push(call('a last look', person, 'GET', '/api/v1/auth/me'))
      const harmed = (await Promise.allSettled(looks)).filter(({ status }) => status === 'rejected').length
      agent.destroy()
      return { booked, messages, paid, members, sessions: { told: signedIn.length, harmed } }
    },
    /** Requests by deed: how many, and how long they took. */
    figures: () =>
      [...answers].map(([deed, times]) => ({
        deed,
        count: times.length,
        p50: percentile(times, 0.5),
        p95: percentile(times, 0.95),
      })),
  }
}

/** Everybody has an address of their own, so that only what is meant to be counted together is. */
const newPerson = () => ({ address: `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(1, 255)}` })
const pause = () => wait(Math.random() * longestPause)
