import { type Dataset, type Metric, noDay, sumOf, type TimeColumn } from './dataset'
import { isNamedBy, isPartly } from './date-columns'
import type { Lexicon } from './lexicon'
import type { LimitFilter } from './plan'
import { phraseKey, wordsOf } from './words'

/* What two dates of a row tell together, 'quantos dias da venda até o envio', and what a date tells that is not there. */

/** The days that lie between two dates, row by row; NaN where one of them is missing. */
function daysBetween({ days: from }: TimeColumn, { days: to }: TimeColumn): Float64Array {
  const between = new Float64Array(from.length)
  for (let row = 0; row < between.length; row += 1) {
    const [start = noDay, end = noDay] = [from[row], to[row]]
    between[row] = start === noDay || end === noDay ? Number.NaN : end - start
  }
  return between
}

const nameOfGap = (from: TimeColumn, to: TimeColumn): string => `dias de ${from.label} a ${to.label}`

/** The numbers of a measure that no column holds: days between two dates, or a date as a number, by row. */
export function measureOfDates({ dates = [] }: Dataset, id: string): Float64Array | undefined {
  const date = dates.find((one) => one.id === id)
  if (date) return Float64Array.from(date.days, (day) => (day === noDay ? Number.NaN : day))
  for (const from of dates)
    for (const to of dates) if (nameOfGap(from, to) === id) return daysBetween(from, to)
  return undefined
}

/** The word that stands in a question for the days between two dates. */
const gapWord = 'intervalo0'

function meanGap(from: TimeColumn, to: TimeColumn): Metric {
  const name = nameOfGap(from, to)
  return {
    id: `${name}:mean`,
    label: `média de ${name}`,
    words: [],
    unit: 'number',
    definition: `Média dos dias que vão de “${from.label}” a “${to.label}”, nas linhas que têm as duas datas.`,
    formula: `AVG(${JSON.stringify(to.id)} - ${JSON.stringify(from.id)})`,
    top: [sumOf(name)],
    bottom: [{ of: { filled: name }, sign: 1 }],
  }
}

export interface DatesRead {
  question: string
  lexicon: Lexicon
  /** Rows without a date. */
  without: LimitFilter[]
}

/** Takes out of a question what it says of two dates at once, and of dates that are missing. */
export function readDates(question: string, data: Dataset, lexicon: Lexicon): DatesRead {
  const { dates = [] } = data
  const read: DatesRead = { question, lexicon, without: [] }
  if (dates.length < 2) return read
  const words = question.split(/\s+/)
  const told = words.map((word) => wordsOf(word).join(' '))
  for (let at = 0; at < words.length; at += 1) {
    const gap = gapAt(told, at, dates)
    if (gap && told.slice(0, at).some((word) => tellsTime.test(word))) {
      const kept = words.filter(
        (_, place) => place < at && !isOfGap(told, place) && !isOneRow(told, place, lexicon),
      )
      const [from, to] = inOrder(gap.from, gap.to)
      const metric = meanGap(from, to)
      const meanings = new Map(lexicon.meanings)
      for (const name of [gapWord, `media de ${gapWord}`, `${gapWord} medio`])
        meanings.set(phraseKey(wordsOf(name)), [{ is: 'metric', metric }])
      return {
        ...read,
        question: [...kept, gapWord, ...words.slice(gap.end)].join(' '),
        lexicon: { ...lexicon, meanings },
      }
    }
    const date = told[at] === 'sem' ? dateAt(told, at + 1, dates) : undoneAt(told, at, dates)
    const isCalledSo = /^(?:data|dia)$/.test(told[at + 1] ?? '')
    if (
      date &&
      (isCalledSo || (isPartly(date.date) && !namesElse(told.slice(date.end - 1, date.end), lexicon)))
    ) {
      read.without.push({ measure: date.date.id, is: 'none', value: 0, unit: 'count' })
      words.splice(at, date.end - at)
      told.splice(at, date.end - at)
      read.question = words.join(' ')
    }
  }
  return read
}

const tellsTime = /^(?:dias?|tempo|prazo|intervalo|demor|lev[ao]|esper)/
const isOfGap = (told: string[], at: number): boolean =>
  /^(?:quant[oa]s?|dias?|tempo|prazo|intervalo|se|demor\w*|lev(?:a|am|ou|aram|amos)|esper(?:a|am|ou)|pass(?:a|am|ou|aram)|decorr\w*)$/.test(
    told[at] ?? '',
  ) ||
  (told[at] === 'em' && told[at + 1] === 'dias')

/** 'Não foram pagos': they are without that date. */
function undoneAt(told: string[], at: number, dates: TimeColumn[]) {
  if (!/^(?:nao|n)$/.test(told[at] ?? '')) return undefined
  const verb = /^(?:foi|foram|esta|estao)$/.test(told[at + 1] ?? '') ? at + 2 : at + 1
  return /(?:[ai]d|pag|entregu)[aeo]s?$/.test(told[verb] ?? '') ? dateAt(told, verb, dates) : undefined
}

/** 'Uma OS leva …': its row. */
function isOneRow(told: string[], at: number, { meanings }: Lexicon): boolean {
  const isOne = (place: number) => /^(?:uma?|cada)$/.test(told[place] ?? '')
  const isRows = (place: number) =>
    meanings
      .get(phraseKey([told[place] ?? '']))
      ?.some((one) => one.is === 'metric' && one.metric.id === 'rows') ?? false
  return (isOne(at) && isRows(at + 1)) || (isRows(at) && isOne(at - 1))
}

/** Does a column that is no date go by these words as well? */
const namesElse = (told: string[], { meanings }: Lexicon): boolean =>
  [told.join(' '), ...told].some((name) =>
    meanings.get(phraseKey(wordsOf(name)))?.some(({ is }) => is !== 'grain' && is !== 'filler'),
  )

/** 'Entre a venda e o envio', 'da venda até o envio' */
function gapAt(told: string[], at: number, dates: TimeColumn[]) {
  const isBetween = told[at] === 'entre'
  if (!isBetween && !/^(?:d[aeo]|desde)$/.test(told[at] ?? '')) return undefined
  const from = dateAt(told, at + 1, dates)
  const link = from && told[from.end]
  if (!link || !(isBetween ? /^e$/ : /^(?:ate|ao?)$/).test(link)) return undefined
  const to = dateAt(told, from.end + 1, dates)
  return to && to.date !== from.date ? { from: from.date, to: to.date, end: to.end } : undefined
}

/** The date that is named from a word on: 'a data da venda', 'o check-in', 'ao envio'. */
function dateAt(told: string[], at: number, dates: TimeColumn[]) {
  let start = at
  while (/^(?:[ao]|ao|data|dia|d[aeo])$/.test(told[start] ?? '')) start += 1
  for (const length of [2, 1]) {
    const words = told.slice(start, start + length).flatMap((word) => word.split(' '))
    const [date, ...others] = dates.filter((one) => words.every((word) => isNamedBy(word, one)))
    if (date && others.length === 0 && start + length <= told.length) return { date, end: start + length }
  }
  return undefined
}

/** What comes first, whichever was told first. */
function inOrder(one: TimeColumn, other: TimeColumn): [TimeColumn, TimeColumn] {
  const sum = daysBetween(one, other).reduce((sum, days) => sum + (days || 0), 0)
  return sum < 0 ? [other, one] : [one, other]
}
