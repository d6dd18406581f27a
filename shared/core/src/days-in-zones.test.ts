import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** `CASES` makes more. */
const cases = Number(process.env.CASES ?? 2000)

// Browsers reckon with dates of their own zone: some skip midnight in spring.
const zones = [
  'America/Sao_Paulo',
  'America/Santiago',
  'America/New_York',
  'Europe/Lisbon',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
]

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'days-'))
  const esbuild = createRequire(__filename).resolve('esbuild/bin/esbuild')
  const options = ['--bundle', '--platform=node', '--format=esm', `--outfile=${join(folder, 'days.mjs')}`]
  await run(esbuild, [join(__dirname, 'days.ts'), ...options])
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs in a process of its own, which has one zone: counts from days as the calendar does, without any clock. */
const program = (module: string) => `
  const { addDays, daysBetween, weekdayOf, addMonths, daysIn, lastDayOf } = await import(${JSON.stringify(module)})
  const day = 86_400_000
  const textOf = (count) => new Date(count * day).toISOString().slice(0, 10)
  const wrong = []
  for (let nth = 0; nth < ${cases}; nth += 1) {
    const first = 10957 + Math.floor(Math.random() * 18000)
    const count = Math.floor(Math.random() * 800) - 400
    const text = textOf(first)
    if (addDays(text, count) !== textOf(first + count)) wrong.push(text + ' + ' + count + ': ' + addDays(text, count))
    if (weekdayOf(text) !== ((first + 3) % 7) + 1) wrong.push('the weekday of ' + text)
    const long = Math.abs(count) % 70
    const all = daysBetween(text, textOf(first + long))
    if (all.length !== long + 1 || all[long] !== textOf(first + long)) wrong.push(long + ' days from ' + text)
    const [year, month] = text.split('-').map(Number)
    const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
    if (daysIn(text.slice(0, 7)) !== length || lastDayOf(text.slice(0, 7)).slice(8) !== String(length)) wrong.push('the length of ' + text)
    const later = new Date(Date.UTC(year, month - 1 + long, 1)).toISOString().slice(0, 7)
    if (addMonths(text.slice(0, 7), long) !== later) wrong.push(text + ' + ' + long + ' months')
  }
  process.stdout.write(JSON.stringify({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone, wrong: wrong.slice(0, 5) }))
`

it.each(zones)('counts days right in a browser of %s', async (zone) => {
  const module = pathToFileURL(join(folder, 'days.mjs')).href
  const options = { env: { ...process.env, TZ: zone } }
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program(module)], options)
  expect(JSON.parse(stdout)).toEqual({ zone, wrong: [] })
})
