import { dayNames } from '../local-days'
import { plainText } from '../plain-text'
import type { Knowledge, KnownItem, KnownQuestion, OpenHours } from './knowledge'

/** What was found in a text, to be looked at before it is taken over. */
export interface FoundKnowledge {
  items: KnownItem[]
  questions: KnownQuestion[]
  /** From Sunday, where the text tells when it is open. */
  hours: Knowledge['hours'] | undefined
  /** Lines that were not understood. */
  leftOut: number
}

/** Letters of a text that are read at most. */
export const longestText = 50_000
const most = { items: 300, questions: 150 }

/**
 * Finds prices, questions and opening hours in a page that was copied or in a CSV: 'Corte: R$ 50,00', a line that ends
 * in '?' with its answer below, 'Segunda a sexta, das 9h às 18h', or cells with a name and a price or an answer.
 */
export function readKnowledge(text: string): FoundKnowledge {
  const lines = text
    .slice(0, longestText)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
  const found: FoundKnowledge = { items: [], questions: [], hours: undefined, leftOut: 0 }
  const separator = separatorOf(lines)
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const next = lines[at + 1] ?? ''
    const days = hoursIn(line)
    if (days) found.hours = withDays(found.hours, days)
    else if (line.endsWith('?') && next && !next.endsWith('?')) {
      found.questions.push(questionOf(line, next))
      at += 1
    } else if (separator && !isHeader(line)) fromCells(line.split(separator).map(unquoted), found)
    else if (priceIn(line)) found.items.push(itemOf(line))
    else if (!isHeader(line)) found.leftOut += 1
  }
  return {
    ...found,
    items: unique(found.items, ({ name }) => name).slice(0, most.items),
    questions: unique(found.questions, ({ title }) => title).slice(0, most.questions),
  }
}

/** What stands between the cells of a table, where most lines have it. */
function separatorOf(lines: string[]): string | undefined {
  return [';', '\t', '|'].find(
    (sign) => lines.length > 0 && lines.filter((line) => line.includes(sign)).length >= lines.length * 0.6,
  )
}

const unquoted = (cell: string) =>
  cell
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', '"')
    .trim()

const isHeader = (line: string) =>
  /^(?:nome|item|produto|servico|pergunta|titulo)\b/.test(plainText(line)) &&
  !/\d/.test(line) &&
  !line.endsWith('?')

function fromCells(cells: string[], found: FoundKnowledge): void {
  const [name = '', ...rest] = cells
  const price = rest.map((cell) => amountOf(cell)).find((amount) => amount !== undefined)
  if (name && price !== undefined) {
    const unit = rest.find((cell) => /^(?:o|a|por|cada)\s/i.test(cell)) ?? ''
    found.items.push({
      name: name.slice(0, 80),
      price,
      from: /partir|desde/i.test(rest.join(' ')),
      unit: unit.slice(0, 30),
    })
  } else if (name && rest.some((cell) => cell.length > 3)) {
    found.questions.push(questionOf(name, rest.filter(Boolean).join(' ')))
  } else found.leftOut += 1
}

const questionOf = (title: string, answer: string): KnownQuestion => ({
  title: title.slice(0, 120),
  answer: answer.slice(0, 1000),
})

const price = /R\$\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{2}))?/i
const priceIn = (line: string) => price.test(line)

function itemOf(line: string): KnownItem {
  const [whole = '', reais = '', cents = '0'] = price.exec(line) ?? []
  const before = line.slice(0, line.indexOf(whole))
  const after = line.slice(line.indexOf(whole) + whole.length).trim()
  const name = before
    .replace(/\b(?:a partir de|desde|por apenas|por)\s*$/i, '')
    .replace(/(?<![\s.:…–—-])[\s.:…–—-]+$/u, '')
    .replace(/^[\s•*·–-]+/u, '')
  return {
    name: (name || after).slice(0, 80),
    price: Number(reais.replaceAll('.', '')) + Number(cents) / 100,
    from: /\b(?:a partir de|desde)\s*$/i.test(before),
    unit: (/^(?:\/|o |a |por |cada )\s*\p{L}[\p{L} ]{0,20}/iu.exec(after)?.[0] ?? '')
      .replace(/^\//, 'por ')
      .trim(),
  }
}

/** '1.250,00', '35' or 'R$ 35,50' in a cell of its own. */
function amountOf(cell: string): number | undefined {
  const [, reais, cents = '0'] =
    /^(?:a partir de)?\s*(?:R\$\s*)?(\d{1,3}(?:\.\d{3})+|\d+)(?:[.,](\d{1,2}))?$/i.exec(cell) ?? []
  return reais === undefined
    ? undefined
    : Number(reais.replaceAll('.', '')) + Number(cents.padEnd(2, '0')) / 100
}

const weekdays = dayNames.map(plainText)
const weekday = new RegExp(`\\b(${weekdays.map((name) => `${name}s?`).join('|')})\\b`, 'g')
const range = new RegExp(`(?:${weekdays.map((name) => `${name}s?`).join('|')})\\s+(?:a|ate)\\s+`)

/** The days that a line names, with their hours; undefined when it is about something else. */
function hoursIn(line: string): { days: number[]; hours: OpenHours | null } | undefined {
  const text = plainText(line.replace(/(\d)[:hH](\d{2})/g, '$1h$2')).replace(/\bfeira\b/g, '')
  const named = [...text.matchAll(weekday)].map(({ 1: day = '' }) => weekdays.indexOf(day.replace(/s$/, '')))
  if (named.length === 0) return undefined
  const isRange = range.test(text) && named.length >= 2
  const [first = 0, last = 0] = named
  const days = isRange ? [...rangeOf(first, last), ...named.slice(2)] : named
  if (/\bfechad|\bnao abr/.test(text)) return { days, hours: null }
  const [opens, closes] = [...text.matchAll(/\b(\d{1,2})(?:h(\d{2})?|\b)/g)].map(
    ({ 1: hour = '', 2: minutes = '00' }) => `${hour.padStart(2, '0')}:${minutes}`,
  )
  return opens && closes && opens < closes && closes <= '24:00'
    ? { days, hours: { opens, closes } }
    : undefined
}

function rangeOf(first: number, last: number): number[] {
  const days = [first]
  while (days.at(-1) !== last && days.length < 7) days.push(((days.at(-1) ?? 0) + 1) % 7)
  return days
}

const withDays = (
  before: Knowledge['hours'] | undefined,
  { days, hours }: { days: number[]; hours: OpenHours | null },
) => Array.from({ length: 7 }, (_, day) => (days.includes(day) ? hours : (before?.[day] ?? null)))

function unique<Entry>(entries: Entry[], nameOf: (entry: Entry) => string): Entry[] {
  const seen = new Set<string>()
  return entries.filter((entry) => {
    const name = plainText(nameOf(entry))
    if (!name || seen.has(name)) return false
    seen.add(name)
    return true
  })
}
