import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { monthNames, shortMonth, weekdayName } from './day-names'

const root = join(__dirname, '../../..')
const places = readdirSync(root).filter((name) =>
  /^(?:backend|gateway|shared|shell|tools|mfe-.*)$/.test(name),
)

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return /^(?:node_modules|dist|coverage)$/.test(entry.name) ? [] : filesIn(path)
    return /\.m?tsx?$|\.mjs$/.test(entry.name) && !/\.(?:test|stories)\./.test(entry.name) ? [path] : []
  })
}
const sources = places
  .flatMap((place) => filesIn(join(root, place)))
  .map((path) => ({ path: relative(root, path), code: readFileSync(path, 'utf8') }))

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => plain(weekdayName(weekday)))
const calendars = [
  new Set([...monthNames.map(plain), ...monthNames.map((_, month) => shortMonth(month))]),
  new Set([...week, ...week.flatMap((name) => [name.slice(0, 3), name.replace('-feira', '')])]),
]
/** More than this many are a list, whatever it is written as. */
const few = 3

/** Months or weekdays that a source lists: each a literal of its own, or many in one. */
function listedIn(code: string): string[] {
  const literals = [...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`|\/((?:[^/\n\\]|\\.)+)\//g)].map(
    (found) => plain(found.slice(1).find((text) => text !== undefined) ?? ''),
  )
  return (
    calendars.flatMap((names) => {
      const alone = literals.map((text) => text.replace(/\.$/, '')).filter((text) => names.has(text))
      const together = literals.map((text) => text.split(/[^a-z-]+/).filter((word) => names.has(word)))
      return [alone, ...together].map((found) => [...new Set(found)]).filter((found) => found.length > few)
    })[0] ?? []
  )
}

it.each([
  "const names = ['janeiro', 'fevereiro', 'março', 'abril', 'maio']",
  "const names = ['JAN', 'FEV', 'MAR', 'ABR']",
  "const months = 'jan fev mar abr mai jun'.split(' ')",
  'const day = /segunda|terça|quarta|quinta|sexta/',
  "const week = { dom: 'dom.', seg: 'seg.', ter: 'ter.', qua: 'qua.' }",
])('knows a list when it sees one: %s', (code) => expect(listedIn(code)).not.toEqual([]))

it('lets people speak of some days', () => {
  expect(listedIn("['Segunda a sexta: 6h às 20h', 'Sábado: 6h às 18h', 'Domingo: fechado']")).toEqual([])
})

it('is date-fns that names months and weekdays: no list of them is written by hand', () => {
  expect(sources.length).toBeGreaterThan(500)
  const lists = sources.flatMap(({ path, code }) => {
    const names = listedIn(code)
    return names.length > 0 ? [`${path}: ${names.join(' ')}`] : []
  })
  expect(lists).toEqual([])
})

it('is date-fns that reckons with days and months', () => {
  const byHand = /\.set(?:UTC)?(?:Date|Month|FullYear)\(|\.getUTC(?:Day|Date|Month|FullYear)\(|\bDate\.UTC\(/
  const found = sources.filter(({ path, code }) => !path.startsWith('tools/') && byHand.test(code))
  expect(found.map(({ path }) => path)).toEqual([])
})
