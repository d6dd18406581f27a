import { fullName } from './csv/full-name'
import { type Dataset, datesOf, noDay, type TimeColumn } from './dataset'
import { outcomesOf } from './items'
import { type Lexicon, type Meaning, stemOfDone, yesOf } from './lexicon'
import { isAkin, odd, rootOf } from './verbs'
import { isPlural, phraseKey, singular, wordsOf } from './words'

/* Which of several dates a question is about: an order has a day on which it was made, and one on which it was delivered. */

const infinitive = /[aei]r$/

/** Words of a date's name that tell nothing of what happened then. */
const general = /^(?:data|dia|mes|ano|hora|horario|em|d[aeo]s?|n[ao]|[ao])$/

/** What happened on the day: 'entrega' of 'Data da entrega', 'aberto' of 'aberto_em'. */
const eventsOf = ({ label }: TimeColumn): string[] =>
  wordsOf(fullName(label)).filter((word) => !general.test(word))

const isNoun = (word: string, event: string): boolean => singular(word) === singular(event)

/** 'Entregamos' and 'entregues' of 'entrega', 'vencem' of 'vencimento'. */
const tellsOf = (word: string, event: string): boolean =>
  isNoun(word, event) ||
  isAkin(rootOf(word), rootOf(event)) ||
  odd.some(([verb, noun]) => verb.test(word) && noun.test(event)) ||
  alike.some((one) => one.test(word) && one.test(event))

/** Verbs and nouns for one event: what is 'fechado' has its 'conclusão'. */
const alike = [
  /^(?:fech|encerr|finaliz|conclu|termin)/,
  /^(?:abert|abr[ie]|inici|comec)/,
  /^(?:pag|quit)/,
  /^(?:emit|emiss)/,
  /^(?:admit|admiss)/,
]

/** Does a word name what a date is the day of? */
export const isNamedBy = (word: string, date: TimeColumn): boolean =>
  eventsOf(date).some((event) => tellsOf(word, event))

/** The date that a table is about: that of the delivery in a table of deliveries, that of the sale; else its first one. */
export function mainDate(table: string, dates: TimeColumn[]): TimeColumn | undefined {
  const words = wordsOf(table)
  const isOwed = words.some((word) => /^(?:pagar|receber)$/.test(word))
  const about = words.filter((word) => !infinitive.test(word))
  for (const word of [...(isOwed ? ['vencimento'] : []), ...about, 'venda']) {
    const [date, ...others] = dates.filter((one) => isNamedBy(word, one))
    if (date && others.length === 0) return date
  }
  return dates[0]
}

/** A table seen by another one of its dates. */
export const datedBy = (data: Dataset, id: string | undefined): Dataset => {
  const time = data.dates?.find((date) => date.id === id)
  return time ? { ...data, time } : data
}

/** A word of a question that names a date. */
export interface DateNamed {
  date: TimeColumn
  at: number
  word: string
  /** It tells that something happened, as 'entregues' does and 'entrega' does not. */
  tells: boolean
}

export interface DateMeant {
  /** The date that is meant, where a word names one of several. */
  date?: TimeColumn
  /** The places of the words that name it. */
  places: Set<number>
  /** Something else that is told to have happened, which only another date knows of. */
  others: DateNamed[]
  own: DateNamed[]
}

/** Finds the date that the words name; `used` are those about time. */
export function dateMeant(words: string[], used: boolean[], data: Dataset, lexicon: Lexicon): DateMeant {
  const dates = datesOf(data)
  const taken = inNames(words, used, data, lexicon)
  const named = words.flatMap((word, at): DateNamed[] =>
    used[at] ||
    (taken[at] && !isAfterDate(words, at)) ||
    isWithinTable(word, lexicon) ||
    isAmount(words, at) ||
    isPlace(words, at, used)
      ? []
      : dates
          .filter((date) => isNamedBy(word, date))
          .map((date) => ({ date, at, word, tells: !eventsOf(date).some((event) => isNoun(word, event)) })),
  )
  const start = used.indexOf(true)
  // 'As ordens de março que foram entregues' or 'que fizemos em março' are those of March, where a value tells that they were.
  const isOfTime = ({ at, tells, word }: DateNamed) =>
    tells &&
    start > 0 &&
    start < at &&
    /^(?:d[aeo]|desde|em|fez|fizemos|fizeram)$/.test(words[start - 1] ?? '') &&
    words.slice(start, at).some((one) => /^(?:que|ja)$/.test(one)) &&
    saysValue(word, lexicon)
  const ranks = (one: DateNamed): number[] => [
    Number(isAfterDate(words, one.at) || isBeforeMade(words, one.at)),
    Number(!namesRows(one.word, lexicon)),
    start > one.at ? one.at : -one.at,
    named.filter(({ date }) => date === one.date).length,
    -eventsOf(one.date).length,
  ]
  const [first] = named
    .filter((one) => !isOfTime(one))
    .toSorted((one, other) => compare(ranks(other), ranks(one)))
  const own = named.filter(({ date }) => date === first?.date)
  return {
    ...(first && data.dates && { date: first.date }),
    places: new Set(own.filter(({ word }) => !namesRows(word, lexicon)).map(({ at }) => at)),
    own,
    others: named.filter(({ date, at }) => date !== first?.date && own.every((one) => one.at !== at)),
  }
}

/** Does a value tell it as well? */
export const saysValue = (word: string, lexicon: Lexicon): boolean =>
  outcomesOf(word, lexicon).length > 0 ||
  lexicon.outcomes.has(stemOfDone(singular(word)) ?? '') ||
  // 'Contas pagas' are those of 'Pago'.
  [word, singular(word).replace(/a$/, 'o')].some((one) =>
    lexicon.meanings.get(phraseKey([one]))?.some(({ is }) => is === 'value'),
  )

/** 'Contas a pagar' are not of the day on which they were paid. */
const isWithinTable = (word: string, { tables }: Lexicon): boolean =>
  infinitive.test(word) && tables.has(word)

/** 'Valor contratado' is no day. */
const isAmount = (words: string[], at: number): boolean =>
  /^(?:valor|total)$/.test(words[at - 1] ?? '') && /[ai]d[oa]$/.test(words[at] ?? '')

/** 'Com entrega no Jardim Europa' tells where. */
const isPlace = (words: string[], at: number, used: boolean[]): boolean =>
  words[at - 1] === 'com' && /^(?:em|n[oa]s?)$/.test(words[at + 1] ?? '') && used[at + 2] === false

/** 'Pedidos feitos em maio' go by the day of the order, whatever became of them. */
const isBeforeMade = (words: string[], at: number): boolean =>
  /^(?:feit|realizad|fechad)[oa]s?$/.test(words[at + 1] ?? '') && isPlural(words[at] ?? '')

/** 'Data de pagamento', 'mês da entrega' */
const isAfterDate = (words: string[], at: number): boolean => {
  const before = words.slice(/^d[aeo]$/.test(words[at - 1] ?? '') ? at - 2 : at - 1, at).join(' ')
  return /^(?:data|dia|mes|semana|trimestre|ano)(?: d[aeo])?$/.test(before)
}

function compare(one: number[], other: number[]): number {
  const at = one.findIndex((rank, place) => rank !== other[place])
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}

const namesRows = (word: string, { meanings }: Lexicon): boolean =>
  (meanings.get(phraseKey([word])) ?? []).some((one) => one.is === 'metric' && one.metric.id === 'rows')

/** Which words name something else: 'entrega' of 'prazo de entrega'. */
function inNames(
  words: string[],
  used: boolean[],
  { dimensions }: Dataset,
  { meanings, longest }: Lexicon,
): boolean[] {
  const start = used.indexOf(true)
  // 'Pagas em fevereiro' were paid then, though a column tells whether they were; 'as de fevereiro que foram pagas' were not.
  const isDone = (meaning: Meaning, at: number) =>
    meaning.is === 'dimension' &&
    start !== -1 &&
    !(start < at && /^d[aeo]$/.test(words[start - 1] ?? '')) &&
    !words.slice(Math.max(0, at - 3), at).includes('nao') &&
    dimensions.some((one) => one.id === meaning.id && yesOf(one) !== undefined)
  const inside = words.map(() => false)
  for (let at = 0; at < words.length; at += 1)
    for (let length = 1; length <= Math.min(longest, words.length - at); length += 1) {
      const found = meanings.get(phraseKey(words.slice(at, at + length))) ?? []
      if (found.some((one) => namesOther(one, length) && !(length === 1 && isDone(one, at))))
        inside.fill(true, at, at + length)
    }
  return inside
}

const namesOther = (meaning: Meaning, length: number): boolean =>
  meaning.is === 'dimension' ||
  (meaning.is === 'metric' && meaning.metric.id !== 'rows') ||
  (meaning.is === 'value' && length > 1)

/** Are there rows without this date, so that what it tells of did not happen to all? */
export const isPartly = ({ days }: TimeColumn): boolean => days.includes(noDay)
