import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import {
  circumstances,
  conclude,
  numberAfter,
  percentile,
  processorTime,
  row,
  send,
  withBackend,
} from './lib/bench.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'

// `npm run bench:assistant [-- --rounds N]`: how long the assistant's own answers take while fifty people chat with it at once, first at the pace of people,
// then with no pause at all. On PostgreSQL where DATABASE_URL names a server (in a database of its own), otherwise on the embedded database. The figures
// go into docs/performance.md.

const limit = 30
const conversations = 50
/** From an answer to the next message: sooner than most people have read one and written the other. */
const pause = { least: 2000, most: 6000 }
const rounds = numberAfter('--rounds') ?? 3
const apiPort = Number(process.env.API_PORT || 4350)
const origin = `http://127.0.0.1:${apiPort}`
const server = process.env.DATABASE_URL
const kind = server ? 'PostgreSQL' : 'PGlite'

/** What is said; a number stands for that suggestion of the last answer. No conversation reaches its limit. */
const scripts = [
  [
    'oi',
    'quanto custa o prospect?',
    'e o site builder, qto eh?',
    'qual a diferença entre prospect e marketing ai?',
    'tem fidelidade ou multa?',
    'quais as formas de pagamento?',
    'vocês guardam meus dados?',
    'funciona com o meu crm?',
    'obrigada!',
  ],
  [
    'quero marcar uma videochamada',
    0,
    'Ana Souza, ana@empresa.example',
    'Concordo',
    'Trocar horário',
    'amanhã às 15h',
    'cancelar',
  ],
  [
    'qual agente serve pra mim?',
    'quero mais clientes',
    'prospectar empresas da região',
    '2 a 10',
    'Agora',
    'quero saber mais',
    'tem teste grátis?',
    'asdkjh qwe',
    'o que é cobrado por uso?',
    'tchau',
  ],
]

await ensureDependencies()
await withBackend('bench-assistant', { server, apiPort }, async () => {
  // A server that has just begun is not what people chat with.
  await chatAtOnce(1, shortPause)
  const paced = await chatAtOnce(rounds, shortPause)
  // The embedded database answers one at a time, and says that it is busy rather than let fifty wait.
  report(paced, server ? await chatAtOnce(rounds, () => 0) : undefined)
})
process.exit()

/** Fifty people, each with one conversation after the other. */
async function chatAtOnce(count, pauseNow) {
  const agent = new Agent({ keepAlive: true, maxSockets: conversations })
  const times = []
  const worked = await processorTime(agent, origin)
  const begun = performance.now()
  const person = async (_, index) => {
    // Nobody begins in step with the others.
    await sleep(pauseNow())
    for (let round = 0; round < count; round += 1) {
      times.push(...(await chat(agent, scripts[(index + round) % scripts.length], pauseNow)))
    }
  }
  await Promise.all(Array.from({ length: conversations }, person))
  const seconds = (performance.now() - begun) / 1000
  const work = ((await processorTime(agent, origin)) - worked) / times.length
  agent.destroy()
  return { times, rate: times.length / seconds, work }
}

/** One conversation from its first word to its last; tells how long each answer took. */
async function chat(agent, script, pauseNow) {
  const { session_id } = await ask(agent, 'session', { page_url: '/' })
  const times = []
  let suggestions = []
  for (const line of script) {
    const message = typeof line === 'number' ? suggestions[line] : line
    const begun = performance.now()
    const answer = await ask(agent, 'chat', { session_id, message, client_message_id: randomUUID() })
    times.push(performance.now() - begun)
    suggestions = answer.suggestions
    await sleep(pauseNow())
  }
  return times
}

async function ask(agent, path, body) {
  const answer = await send(agent, 'POST', `${origin}/api/v1/assistant/${path}`, body)
  if (answer.status >= 300)
    throw new Error(`${JSON.stringify(body)} was answered ${answer.status}: ${answer.text}`)
  return answer.json()
}

function shortPause() {
  return pause.least + Math.random() * (pause.most - pause.least)
}

function sleep(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function report(paced, pressed) {
  const line = (name, { times, rate, work }) =>
    row(
      name,
      times.length,
      rate.toFixed(0),
      percentile(times, 0.5).toFixed(1),
      percentile(times, 0.95).toFixed(1),
      work.toFixed(1),
    )
  const text = [
    `${kind}. ${circumstances()}`,
    '',
    `| ${conversations} conversations at once | answers | a second | median, ms | 95 of 100, ms (≤ ${limit} at people's pace) | the server's work on each, ms |`,
    '|---|---|---|---|---|---|',
    line(`${pause.least / 1000} to ${pause.most / 1000} s from an answer to the next message`, paced),
    ...(pressed ? [line('no pause: each message follows the answer', pressed)] : []),
  ].join('\n')
  const p95 = percentile(paced.times, 0.95)
  conclude(`assistant ${kind}`, text, p95 > limit ? [`an answer takes ${p95.toFixed(1)} ms at p95`] : [])
}
