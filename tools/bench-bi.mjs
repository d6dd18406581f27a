import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import {
  circumstances,
  conclude,
  neededServer,
  numberAfter,
  percentile,
  send,
  withBackend,
} from './lib/bench.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'

// `DATABASE_URL=postgres://… npm run bench:bi [-- --rows N --rounds N]`: how long twenty questions over a table of a million rows take, and how long
// another call takes meanwhile. In a database of its own on the server that DATABASE_URL names. The figures go into docs/performance.md.

const limits = { answerP95: 1000, otherP95: 50 }
const rows = numberAfter('--rows') ?? 1_000_000
const rounds = numberAfter('--rounds') ?? 5
const apiPort = 4322
const base = `http://127.0.0.1:${apiPort}/api/v1`
const agentPath = `${base}/dashboard/agents/business-intelligence`
const partBytes = 512 * 1024
const fileRows = 250_000
const demo = { email: 'cliente@demo.local', password: 'demonstracao-2026' }
const agent = new Agent({ keepAlive: true, maxSockets: 4 })

const questions = [
  'receita total',
  'receita por loja',
  'receita por mês',
  'receita por dia da semana',
  'top 5 lojas em receita',
  'quantidade por categoria',
  'receita de Centro por categoria',
  'receita em março de 2025',
  'a receita cresceu em maio de 2025?',
  'qual categoria mais cresceu em receita em maio de 2025?',
  'receita média por loja',
  'quantos clientes diferentes?',
  'quantas linhas por canal',
  'receita exceto Praia',
  'que parte da receita vem do canal Site?',
  'média de receita por mês',
  'receita por trimestre',
  'compare o primeiro trimestre de 2025 com o segundo trimestre de 2025',
  'receita nos últimos 3 meses por canal',
  'quantidade média por canal',
]

const server = neededServer()
await ensureDependencies()
await withBackend('bench-bi', { server, apiPort, env: {} }, async () => report(await measure()))
process.exit()

async function measure() {
  const { token } = (await call('POST', `${base}/auth/login`, undefined, demo)).json()
  const subscription = `${base}/dashboard/subscriptions/business-intelligence`
  const { price_version, due_today } = (await call('GET', `${subscription}/offer`, token)).json()
  await call('POST', subscription, token, { price_version, due_today })
  const uploads = []
  let table
  for (let from = 0; from < rows; from += fileRows) {
    const begun = performance.now()
    table = await upload(token, fileOf(from, Math.min(fileRows, rows - from)), table)
    uploads.push(performance.now() - begun)
  }
  const first = await timedQuestion(token, 'receita total', 'first')
  const others = []
  let isAsking = true
  const aside = (async () => {
    while (isAsking) {
      const begun = performance.now()
      await call('GET', `${base}/pricing`)
      others.push(performance.now() - begun)
    }
  })()
  const times = []
  for (let round = 0; round < rounds; round += 1) {
    // A version of its own for each round: an answer that was kept would be no measurement.
    await call('PATCH', `${agentPath}/tables/${table}`, token, { name: `Vendas ${round}` })
    await timedQuestion(token, 'linhas', `load-${round}`)
    for (const [place, question] of questions.entries())
      times.push(await timedQuestion(token, question, `q-${round}-${place}`))
  }
  isAsking = false
  await aside
  agent.destroy()
  return { uploads, first, times, others }
}

async function timedQuestion(token, question, id) {
  const begun = performance.now()
  const body = { id: `bench-${id}`, question }
  const ask = () => call('POST', `${agentPath}/questions`, token, body)
  let answer = await ask()
  // A large table may take longer to load than a call may wait; whoever asks again finds it loaded.
  while (answer.status === 503) answer = await ask()
  const { json, status, text } = answer
  const took = performance.now() - begun
  if (status !== 200 || json().answer.kind !== 'answer')
    throw new Error(`“${question}” was answered ${status}: ${text}`)
  return took
}

async function upload(token, text, table) {
  const bytes = Buffer.from(text)
  const begun = await call('POST', `${agentPath}/uploads`, token, { name: 'vendas.csv', bytes: bytes.length })
  const { id } = begun.json()
  for (let part = 0; part * partBytes < bytes.length; part += 1) {
    const content = bytes.subarray(part * partBytes, (part + 1) * partBytes).toString('base64')
    await call('PUT', `${agentPath}/uploads/${id}/parts/${part}`, token, { content })
  }
  const into = table ? { as: 'append', table } : { as: 'new', name: 'Vendas' }
  for (;;) {
    const {
      status,
      text: said,
      json,
    } = await call('POST', `${agentPath}/uploads/${id}/finish`, token, { into })
    if (status !== 200) throw new Error(`A file was answered ${status}: ${said}`)
    if (json().table) return json().table.id
  }
}

/** Sales of two years: eight columns, a few thousand customers. */
function fileOf(from, count) {
  const shops = ['Centro', 'Praia', 'Norte', 'Sul', 'Leste', 'Oeste', 'Jardins', 'Porto']
  const kinds = ['Cozinha', 'Cama', 'Banho', 'Jardim', 'Mesa']
  const channels = ['Site', 'Loja', 'Telefone']
  const lines = Array.from({ length: count }, (_, at) => {
    const number = (from + at) * 7919
    const day = new Date(Date.UTC(2024, 0, 1 + (number % 731))).toISOString().slice(0, 10)
    const value = ((number % 90_000) + 1_000) / 100
    return [
      day.split('-').reverse().join('/'),
      shops[number % 8],
      kinds[Math.floor(number / 8) % 5],
      channels[Math.floor(number / 40) % 3],
      `Cliente ${number % 4001}`,
      `${value.toFixed(2).replace('.', ',')}`,
      1 + (number % 6),
    ].join(';')
  })
  return `Data;Loja;Categoria;Canal;Cliente;Receita;Quantidade\n${lines.join('\n')}\n`
}

function call(method, url, token, body) {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), 'idempotency-key': randomUUID() }
  return send(agent, method, url, body, headers)
}

function report({ uploads, first, times, others }) {
  const ms = (value) => value.toFixed(0)
  const [median, p95] = [percentile(times, 0.5), percentile(times, 0.95)]
  const other = percentile(others, 0.95)
  const table = [
    `PostgreSQL: ${rows} rows in ${uploads.length} files; ${questions.length} questions, ${rounds} times, none answered from what was kept. ` +
      circumstances(),
    '',
    '| A file sent and read, median ms | first question (table is loaded), ms | question, median ms | p95 ms (≤ 1000) | another call meanwhile, p95 ms (≤ 50) |',
    '|---|---|---|---|---|',
    `| ${ms(percentile(uploads, 0.5))} | ${ms(first)} | ${ms(median)} | ${ms(p95)} | ${ms(other)} |`,
  ].join('\n')
  const missed = []
  if (p95 > limits.answerP95) missed.push(`a question takes ${ms(p95)} ms at p95`)
  if (other > limits.otherP95) missed.push(`another call takes ${ms(other)} ms meanwhile`)
  conclude('bi', table, missed)
}
