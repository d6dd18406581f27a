// What stands around a word of a question, and what was said before it.

import { isServed, paidFor } from '../concepts'
import { wordsIn } from '../csv/full-name'
import { type Dimension, datesOf } from '../dataset'
import { type Item, isFilled } from '../items'
import { numberOf } from '../read-periods'
import { isAkin, rootOf } from '../verbs'
import { asks, attached, has, isDoerOf, perEach, rankings } from '../word-kinds'
import { isPlural, plain } from '../words'
import type { Question } from './question'

/** The last thing said before that adds something. */
export const contentBefore = ({ items }: Question, at: number): Item | undefined =>
  items.slice(0, at).findLast((item) => !isFilled(item))

/** Does 'de' hang this on a number or a mean of it? */
export const isNumberBefore = ({ items }: Question, at: number): boolean =>
  items[at - 2]?.meanings.some((one) => one.is === 'metric' || (one.is === 'sign' && one.sign === 'mean')) ??
  false

/** Does 'de' hang this on a column: 'tipo de festa', 'situação das ordens'? */
export function isOfColumn({ items, link }: Question, at: number): boolean {
  const [column] = items.slice(Math.max(0, at - 2), at)
  return /^d[aeo]s?$/.test(link) && (column?.meanings.some(({ is }) => is === 'dimension') ?? false)
}

/** Does a column come right after it? */
export const isColumnNext = ({ items }: Question, at: number): boolean =>
  items[at + 1]?.meanings.some(({ is }) => is === 'dimension') ?? false

/** Does a value come right after it? */
export const isValueNext = ({ items }: Question, at: number): boolean =>
  items[at + 1]?.meanings.some(({ is }) => is === 'value') ?? false

/** 'Perdidas sobre o total de mudas' */
export function isOver({ items, said }: Question, at: number): boolean {
  const before = items.slice(0, at).findLast(({ text }) => !/^(?:[oa]s?|total|d[eoa]s?)$/.test(text))
  return before?.text === 'sobre' && said.signs.has('share')
}

/** 'Quanto pagamos aos produtores' is one amount, to all of them; so is 'o gasto com combustível'. */
export function isMentioned({ items, link, said }: Question, at: number): boolean {
  // 'O valor coberto pelos planos'
  if (link === 'aos' || (/^pel[ao]s$/.test(link) && isPlural(items[at]?.text ?? ''))) return true
  // 'O valor pago nos cursos'
  if (/^n[oa]s$/.test(link) && isPlural(items[at]?.text ?? '') && said.signs.size + said.metrics.length > 0)
    return true
  // 'Km rodados com os pacientes'
  const isWith = link === 'com' || (/^[oa]s$/.test(link) && items[at - 2]?.text === 'com')
  if (isWith && isPlural(items[at]?.text ?? '') && said.metrics.length > 0) return true
  const [before] = items.slice(Math.max(0, at - 2), at)
  const ranks = rankings.test(before?.text ?? '')
  const isOne = attached.test(link) && !isPlural(items[at]?.text ?? '')
  return isOne && !ranks && said.signs.size + said.metrics.length > 0
}

/** 'Quais os vendedores', 'vendedores com mais vendas': one number of all of them is not asked for. */
export function asksForEach({ items }: Question, at: number): boolean {
  const before = items
    .slice(0, at)
    .findLast(({ text }) => !/^[oa]s$/.test(text) && numberOf(text) === undefined)
  return [asks, perEach, rankings].some((words) => words.test(before?.text ?? ''))
}

/** Was a count of the rows named last? */
export const areRowsLast = ({ said }: Question): boolean => said.metrics.at(-1)?.id === 'rows'

/** Are rows counted, or was 'quantos' said? */
export const areRowsCounted = ({ said }: Question): boolean =>
  said.metrics[0]?.id === 'rows' || said.signs.has('how-many')

/** Rows, or 'vendas' of which it is asked how many. */
export function countsSales(question: Question): boolean {
  const { items, said } = question
  const asked = items.some(({ text }) => /^(?:quantas|qtas|qts)$/.test(text))
  return areRowsLast(question) || (said.signs.has('sold') && asked)
}

/** Is a number named that is money, or that is none? */
export const namesAmount = ({ items }: Question, isOther: boolean): boolean =>
  items.some(({ text, meanings }) =>
    meanings.some(
      (one) =>
        one.is === 'metric' &&
        text !== 'total' &&
        one.metric.id !== 'rows' &&
        (one.metric.unit === 'money' || paidFor.test(plain(one.metric.label))) !== isOther,
    ),
  )

/** Does this word stand right before it, or before its article: 'que o Centro'? */
export const isAfter = ({ items, link }: Question, at: number, word: string): boolean =>
  link === word || (/^[oa]s?$/.test(link) && items[at - 2]?.text === word)

/** Who does what is counted: 'Entregador' of 'entregas'; another number of them may be meant, but no fee or time of each. */
export function doerOf({ data }: Question, word: string): Dimension | undefined {
  const doers = data.dimensions.filter(({ label }) => isDoerOf(label, word))
  const others = [...data.metrics, ...datesOf(data)].some(
    ({ label }) =>
      !/^(?:media de )?(?:taxa|tempo|prazo)\b/.test(plain(label)) &&
      wordsIn(label).some((one) => rootOf(one) === rootOf(word)),
  )
  return doers.length === 1 && !others ? doers[0] : undefined
}

/** 'Mais de 240 minutos para resolver' of 'tempo_resolucao' */
export function isInName({ data }: Question, word: string, measure: string): boolean {
  const label = data.measures.find(({ id }) => id === measure)?.label ?? ''
  return wordsIn(label).some((one) => isAkin(rootOf(one), rootOf(word)))
}

/** 'Quantos clientes deram nota 5', where no column has the customers: each row has one note. */
export function givesNote({ data }: Question, [verb, ...rest]: Item[]): boolean {
  const isNote = ({ meanings }: Item) => meanings.some((one) => one.is === 'metric' && one.metric.bottom)
  const isKnown = data.dimensions.some(({ label }) => wordsIn(label).some(isServed))
  return has.test(verb?.text ?? '') && !isKnown && rest.some(isNote)
}
