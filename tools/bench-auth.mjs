import { createHash, randomBytes } from 'node:crypto'
import { Agent } from 'node:http'
import {
  circumstances,
  conclude,
  fromBackend,
  numberAfter,
  percentile,
  row,
  send,
  timed,
  withBackend,
} from './lib/bench.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'

// `npm run bench:auth [-- --pairs N --logins N]`: whether calls about accounts tell a known address from an unknown one by their time or their bytes,
// and how many logins a second there are beside argon2id alone. On PostgreSQL where DATABASE_URL names a server (in a database of its own), otherwise on
// the embedded database. The figures go into docs/performance.md.

const limits = { slowerLeast: 0.45, slowerMost: 0.55, medians: 5, ratio: 0.9 }
const pairs = numberAfter('--pairs') ?? 1000
const logins = numberAfter('--logins') ?? 1000
const atOnce = 20
const rounds = 10
const apiPort = 4310
const origin = `http://127.0.0.1:${apiPort}`
const server = process.env.DATABASE_URL
/** Each known address is written to at most five times an hour: once to confirm it, twice for each call that writes. */
const people = Math.max(atOnce, Math.ceil(pairs / 2))
const password = 'girassol trovão bicicleta'

await ensureDependencies()
const { hash, verify } = fromBackend('@node-rs/argon2')
const { register } = await import('tsx/esm/api')
const unregister = register()
const { strongHashing } = await import('../backend/src/modules/auth/passwords.ts')
await unregister()
const env = { BREACH_CHECK_URL: '', DEMO: 'off' }
await withBackend('bench-auth', { server, apiPort, env }, async () => {
  const known = await makePeople()
  const timings = []
  for (const call of calls()) timings.push(await compare(call, known))
  report(timings, await rate(known))
})
process.exit()

/** The calls that must not tell whether an address is known, by what they send. */
function calls() {
  const signUp = (email) => ({
    name: 'Pessoa Qualquer',
    email,
    company: 'Empresa',
    password,
    accept_terms: true,
  })
  return [
    {
      name: 'login, wrong password',
      path: 'login',
      body: (email) => ({ email, password: 'outra senha qualquer' }),
    },
    { name: 'signup', path: 'signup', body: signUp },
    { name: 'forgot-password', path: 'forgot-password', body: (email) => ({ email }) },
  ]
}

/** One after the other on one connection, the first of each pair by lot. */
async function compare({ name, path, body }, known) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times = { known: [], unknown: [] }
  let different = 0
  for (let index = 0; index < pairs; index += 1) {
    const emails = { known: known[index % known.length], unknown: freshAddress() }
    const answers = {}
    for (const which of Math.random() < 0.5 ? ['known', 'unknown'] : ['unknown', 'known']) {
      const begun = performance.now()
      answers[which] = await call(agent, path, body(emails[which]))
      times[which].push(performance.now() - begun)
    }
    if (fingerprint(answers.known) !== fingerprint(answers.unknown)) different += 1
  }
  agent.destroy()
  return {
    name,
    slower: probabilitySlower(times.known, times.unknown),
    medianKnown: percentile(times.known, 0.5),
    medianUnknown: percentile(times.unknown, 0.5),
    different,
  }
}

/** Logins and argon2id alone take turns, so that whatever else the machine does falls on both. */
async function rate(known) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const passwordHash = await hash(password, strongHashing)
  const each = Math.ceil(logins / rounds)
  const count = each * rounds
  let errors = 0
  const logIn = async (index) => {
    const { status } = await call(agent, 'login', { email: known[index % known.length], password })
    if (status !== 200) errors += 1
  }
  const spent = { logins: 0, argon2: 0 }
  for (let round = 0; round < rounds; round += 1) {
    spent.logins += await timed(each, atOnce, (index) => logIn(round * each + index))
    spent.argon2 += await timed(each, atOnce, () => verify(passwordHash, password))
  }
  agent.destroy()
  return {
    count,
    errors,
    logins: count / (spent.logins / 1000),
    argon2: count / (spent.argon2 / 1000),
    ratio: spent.argon2 / spent.logins,
  }
}

/** People with confirmed accounts. */
async function makePeople() {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const emails = Array.from({ length: people }, freshAddress)
  await timed(people, atOnce, async (index) => {
    const email = emails[index]
    await call(agent, 'signup', {
      name: 'Ana Souza',
      email,
      company: 'Padaria',
      password,
      accept_terms: true,
    })
    for (let link; !link; ) {
      const mails = await (await fetch(`${origin}/internal/mail?to=${encodeURIComponent(email)}`)).json()
      link = /#token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1]
      if (link) await call(agent, 'verify-email', { token: link })
    }
    const { status } = await call(agent, 'login', { email, password })
    if (status !== 200) throw new Error(`A new account could not sign in: ${status}.`)
  })
  agent.destroy()
  return emails
}

/** A call as the gateway would forward it, each from an address of its own: failures of one do not add up. */
function call(agent, path, body) {
  const headers = { 'x-forwarded-for': `10.${randomBytes(3).join('.')}` }
  return send(agent, 'POST', `${origin}/api/v1/auth/${path}`, body, headers)
}

/** All that an answer shows, apart from the moment and the number that every answer has of its own. */
function fingerprint({ status, headers, text }) {
  const shown = headers.filter(
    (_text, index) => !/^(?:date|x-request-id)$/i.test(headers[index - (index % 2)]),
  )
  const body = text.replace(/"request_id":"[^"]*"/, '')
  return createHash('sha256')
    .update(JSON.stringify([status, shown, body]))
    .digest('hex')
}

/** How likely a known address takes longer than an unknown one: the rank statistic of Mann and Whitney. */
function probabilitySlower(known, unknown) {
  const wins = known.reduce((sum, one) => {
    const less = unknown.filter((other) => other < one).length
    const equal = unknown.filter((other) => other === one).length
    return sum + less + equal / 2
  }, 0)
  return wins / (known.length * unknown.length)
}

function freshAddress() {
  return `pessoa-${randomBytes(6).toString('hex')}@empresa.example`
}

function report(timings, rates) {
  const kind = server ? 'PostgreSQL' : 'PGlite'
  const table = [
    `${kind}: ${pairs} interleaved pairs of each call; ${rates.count} logins, ${atOnce} at a time. ` +
      circumstances(),
    '',
    '| Call | Known is slower with probability (0.45–0.55) | median known, ms | unknown, ms | apart, ms (≤ 5) | answers that differ (0) |',
    '|---|---|---|---|---|---|',
    ...timings.map(({ name, slower, medianKnown, medianUnknown, different }) =>
      row(
        name,
        slower.toFixed(3),
        medianKnown.toFixed(1),
        medianUnknown.toFixed(1),
        Math.abs(medianKnown - medianUnknown).toFixed(2),
        different,
      ),
    ),
    '',
    '| Logins a second | argon2id alone, a second | ratio (≥ 0.9) | errors (0) |',
    '|---|---|---|---|',
    row(rates.logins.toFixed(1), rates.argon2.toFixed(1), rates.ratio.toFixed(2), rates.errors),
  ].join('\n')
  const missed = timings.flatMap(({ name, slower, medianKnown, medianUnknown, different }) => [
    ...(slower < limits.slowerLeast || slower > limits.slowerMost
      ? [`${name}: the known address is slower with probability ${slower.toFixed(3)}`]
      : []),
    ...(Math.abs(medianKnown - medianUnknown) > limits.medians
      ? [`${name}: the medians lie too far apart`]
      : []),
    ...(different > 0 ? [`${name}: ${different} answers differ`] : []),
  ])
  if (rates.errors > 0) missed.push(`${rates.errors} logins failed`)
  if (rates.ratio < limits.ratio) missed.push(`logins reach ${rates.ratio.toFixed(2)} of argon2id alone`)
  conclude(`auth ${kind}`, table, missed)
}
