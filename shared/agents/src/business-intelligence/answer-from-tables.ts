import type { Answer } from './answer'
import { answerPlan } from './answer-question'
import { houseOf } from './concepts'
import { wordsIn } from './csv/full-name'
import { isOfHouse } from './csv/things-of-trades'
import type { Dataset } from './dataset'
import { either, list, quoted } from './formats'
import { type Lexicon, longestName } from './lexicon'
import type { Reading } from './plan'
import { readQuestion } from './read-question'
import { suggestedQuestions } from './suggested-questions'
import { rootOf, rootOfDoer } from './verbs'
import { isPlural, phraseKey, plain, remembered, singular, wordsOf } from './words'

/** One of a company's tables, ready to be asked about. */
export interface Table {
  id: string
  /** What the company calls it; no two of its tables have the same name. */
  name: string
  data: Dataset
  lexicon: Lexicon
}

export interface TablesAnswer {
  answer: Answer
  /** The table that it was worked out from; none where nothing was. */
  table?: Pick<Table, 'id' | 'name'>
}

interface TableReading {
  table: Table
  reading: Reading
}
type PlanReading = TableReading & { reading: Extract<Reading, { kind: 'plan' }> }

/**
 * Answers a question over the one of several tables that it is about. Where more than one would do it is asked which: each
 * would give another number.
 */
export function answerFromTables(question: string, tables: Table[]): TablesAnswer {
  const named = withoutTable(question, tables)
  const among = named.table ? [named.table] : ofHouse(named.question, tables)
  const readings = havingName(named.question, among).map((table) => ({
    table,
    reading: readQuestion(
      named.question,
      table.data,
      table.lexicon,
      tables.flatMap((other) => (other === table ? [] : other.lexicon)),
    ),
  }))
  const plans = bestOf(
    readings
      .filter(isPlan)
      .filter((one) => !isNamedElsewhere(one, readings) && !isOfAnother(one, readings, named.question)),
    named.question,
  )
  const [only] = plans
  if (only && plans.length === 1) return worked(only, tables)
  if (plans.length > 1)
    return {
      answer: askWhichTable(
        named.question,
        plans.map(({ table }) => table),
      ),
    }
  return { answer: notWorked(named.question, readings, tables) }
}

const longName = 3

/** 'Mercado Bom Preço' is not taken apart in tables that do not know it. */
function havingName(question: string, tables: Table[]): Table[] {
  const lengths = tables.map(({ lexicon }) => longestName(wordsOf(question), lexicon))
  const most = Math.max(...lengths)
  return most < longName ? tables : tables.filter((_, place) => lengths[place] === most)
}

/** 'Na farmácia' is asked of the tables that are called so, where some are. */
function ofHouse(question: string, tables: Table[]): Table[] {
  const said = wordsOf(question)
  // 'Café torrado' is no café.
  const isInValue = (word: string) =>
    tables.some(({ lexicon }) =>
      lexicon.parts
        .get(singular(word))
        ?.some(({ value }) => wordsOf(value).every((one) => said.includes(one))),
    )
  const houses = said.flatMap((word) => (isInValue(word) ? [] : (houseOf(word) ?? [])))
  // 'No bar' is asked of the table that has the 'Consumo bar'.
  const own = tables.filter(({ name, data }) =>
    [name, ...data.metrics.filter(({ id }) => id !== 'rows').map(({ label }) => label)]
      .flatMap(wordsOf)
      .some((word) => houses.includes(word)),
  )
  return own.length > 0 ? own : tables
}

/** Questions that several tables can answer, in turns: at most eight, each of which names one table only. */
export function tablesQuestions(tables: Table[]): string[] {
  const each = tables.map((table) =>
    suggestedQuestions(table.data).map((question) => toldApart(question, table, tables)),
  )
  const longest = Math.max(0, ...each.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) =>
    each.flatMap((questions) => questions.slice(turn, turn + 1)),
  )
    .flat()
    .slice(0, 8)
}

const isPlan = (one: TableReading): one is PlanReading => one.reading.kind === 'plan'

function worked({ table, reading }: PlanReading, tables: Table[]): TablesAnswer {
  const answer = answerPlan(reading.plan, table.data, reading.understood)
  const offers = answer.offers.map((offer) => toldApart(offer, table, tables))
  const { id, name } = table
  if (answer.kind !== 'answer') return { answer: { ...answer, offers } }
  const notes =
    tables.length > 1 ? [`Respondi com a tabela “${name}”.`, ...answer.how.notes] : answer.how.notes
  return { answer: { ...answer, offers, how: { ...answer.how, notes } }, table: { id, name } }
}

/** Is a word guessed here the name of a column in another table, which has to be asked about more? */
const isNamedElsewhere = ({ table, reading }: PlanReading, readings: TableReading[]): boolean =>
  reading.guessed.some((word) =>
    readings.some(
      (other) =>
        other.table !== table &&
        other.reading.kind !== 'plan' &&
        other.table.lexicon.meanings
          .get(phraseKey(wordsOf(word)))
          ?.some(({ is }) => is === 'dimension' || is === 'metric'),
    ),
  )

/** Does a question speak of what only another table has, which cannot answer it: 'as horas dos vigilantes' of a shop's orders? */
const isOfAnother = ({ table }: PlanReading, readings: TableReading[], question: string): boolean =>
  wordsOf(question).some(
    (word) =>
      isPlural(word) &&
      !isDone.test(word) &&
      !isKnownTo(table, word) &&
      readings.some(
        (other) => other.table !== table && other.reading.kind !== 'plan' && isNameIn(other.table, word),
      ),
  )

/** 'Pagos', 'vendidas': of anything. */
const isDone = /(?:[ai]d[oa]|^pag[oa]|^gast[oa]|^entregue)s$/

const meaningsIn = ({ lexicon }: Table, word: string) => lexicon.meanings.get(phraseKey([word])) ?? []
const isNameIn = (table: Table, word: string): boolean =>
  table.lexicon.tables.has(singular(word)) ||
  meaningsIn(table, word).some(({ is }) => is === 'dimension' || is === 'metric')
const isKnownTo = (table: Table, word: string): boolean =>
  meaningsIn(table, word).length > 0 ||
  [table.lexicon.tables, table.lexicon.names].some((known) => known.has(word) || known.has(singular(word)))

const shortestName = 4

/** A table that says a word as it is written is meant before one in which it had to be guessed; then one that is named, if only in part. */
function bestOf(plans: PlanReading[], question: string): PlanReading[] {
  const fewest = Math.min(...plans.map(({ reading }) => reading.understood.length))
  const sure = plans.filter(({ reading }) => reading.understood.length === fewest)
  const most = Math.max(...sure.map(({ reading }) => reading.named))
  const own = sure.filter(({ reading }) => reading.named === most)
  if (own.length === 1) return own
  // 'Na clínica' is asked of the one with consultations.
  const houses = wordsOf(question).flatMap((word) => houseOf(word) ?? [])
  const ofTrade = own.filter(({ table: { name, data } }) =>
    houses.some((house) => isOfHouse(house, [name, ...data.dimensions.map(({ label }) => label)])),
  )
  if (ofTrade.length === 1) return ofTrade
  const words = new Set(wordsOf(question).map(singular))
  const named = own.filter(({ table }) => wordsOf(table.name).every((word) => words.has(singular(word))))
  if (named.length === 1) return named
  const roots = new Set(wordsOf(question).flatMap((word) => [rootOf(word), rootOf(singular(word))]))
  const partly = own.filter(({ table }) =>
    wordsOf(table.name).some((word) => word.length >= shortestName && roots.has(rootOf(singular(word)))),
  )
  if (partly.length === 1) return partly
  // 'O que mais vende' is asked of a table with a column of sales.
  const labelled = own.filter(({ table }) =>
    [...table.data.metrics, ...table.data.dimensions].some(({ label }) =>
      wordsIn(label).some(
        (word) => word.length >= shortestName && (roots.has(rootOf(word)) || roots.has(rootOfDoer(word))),
      ),
    ),
  )
  return labelled.length === 1 ? labelled : own
}

/* Naming a table */

const before = String.raw`(?:(?:n|d|pel)[ao]s?|em|de|com)?\s*(?:tabela|planilha|base|arquivo)\s+(?:d[aeo]s?\s+)?`

/** The table that a question names with 'na tabela …', and the question without it. */
function withoutTable(question: string, tables: Table[]): { question: string; table?: Table } {
  const byLength = tables.toSorted((one, other) => other.name.length - one.name.length)
  for (const table of byLength) {
    const name = table.name
      .trim()
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\s+/g, '\\s+')
    const found = new RegExp(`${before}["“'‘]?${name}["”'’]?(?![\\p{L}\\p{N}])`, 'iu').exec(question)
    if (found)
      return {
        table,
        question: `${question.slice(0, found.index)} ${question.slice(found.index + found[0].length)}`.trim(),
      }
  }
  return { question }
}

const inTable = (question: string, { name }: Table): string =>
  `${question.replace(/(?<!\s)\s*\?\s*$/, '')} na tabela ${name}`

/** A question as it has to be asked for this table to answer it. */
function toldApart(question: string, table: Table, tables: Table[]): string {
  const others = tables.filter((other) => other !== table)
  const alone = others.every((other) => isUnknownTo(other, question))
  return alone ? question : inTable(question, table)
}

const readers = new WeakMap<Table, (question: string) => boolean>()

/** Does a table know nothing about a question? The same ones are offered again and again. */
function isUnknownTo(table: Table, question: string): boolean {
  const { data, lexicon } = table
  const reads =
    readers.get(table) ?? remembered((text) => readQuestion(text, data, lexicon).kind === 'unknown')
  readers.set(table, reads)
  return reads(question)
}

/* No answer */

function askWhichTable(question: string, tables: Table[]): Answer {
  const few = tables.slice(0, 4)
  return {
    kind: 'ask',
    message: `Mais de uma tabela responde a isso. Qual delas: ${either.format(tables.map(({ name }) => quoted(name)))}?`,
    offers: few.map((table) => inTable(question, table)),
  }
}

/** What is missing, told of the table that came nearest. */
function notWorked(question: string, readings: TableReading[], tables: Table[]): Answer {
  const first = readings[0]
  if (!first) return { kind: 'unknown', message: 'Envie uma tabela para começar.', offers: [] }
  const asks = readings.filter(({ reading }) => reading.kind === 'ask')
  if (asks.length > 1)
    return askWhichTable(
      question,
      asks.map(({ table }) => table),
    )
  // Words that all tables understand, yet something about them cannot be done, such as a time that has no data.
  const understood = readings.find(({ reading }) => reading.kind === 'unknown' && !reading.strange)
  const near = asks[0] ?? understood
  if (near) return toldAs(near, tables)
  if (readings.length === 1) return toldAs(first, tables)
  return { kind: 'unknown', message: missingIn(readings), offers: tablesQuestions(tables).slice(0, 3) }
}

function toldAs({ table, reading }: TableReading, tables: Table[]): Answer {
  if (reading.kind === 'plan') throw new RangeError('a plan is worked out')
  const { kind, message, offers } = reading
  return { kind, message, offers: offers.map((offer) => toldApart(offer, table, tables)) }
}

function missingIn(readings: TableReading[]): string {
  const strangeIn = ({ reading }: TableReading): string[] =>
    (reading.kind === 'unknown' && reading.strange) || []
  const all = [...new Map(readings.flatMap(strangeIn).map((word) => [plain(word), word])).values()]
  const nowhere = all.filter((word) =>
    readings.every((one) => strangeIn(one).some((own) => plain(own) === plain(word))),
  )
  const names = list.format(readings.map(({ table }) => table.name))
  if (nowhere.length > 0)
    return `Não sei responder sobre ${list.format(nowhere.slice(0, 3).map(quoted))}: isso não está em nenhuma das suas tabelas (${names}).`
  const places = all.slice(0, 3).map((word) => {
    const holders = readings.filter((one) => !strangeIn(one).some((own) => plain(own) === plain(word)))
    return `${quoted(word)} está em ${either.format(holders.map(({ table }) => table.name))}`
  })
  return `Respondo com uma tabela de cada vez, e a pergunta junta várias: ${list.format(places)}.`
}
