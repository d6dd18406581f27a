// Numbers that rows have to pass: 'mais de 10 km', 'com desconto', 'nota 9 ou 10'.

import { wordsIn } from '../csv/full-name'
import { countsRows, type Metric, measureIn, moneyIn } from '../dataset'
import { type Item, meansRows, nextSaid } from '../items'
import { limitWord, type SaidLimit } from '../read-limits'
import { numberOf } from '../read-periods'
import { has, isUnitOf, toldIn } from '../word-kinds'
import { isPlural, singular } from '../words'
import { areRowsCounted, areRowsLast, countsSales } from './context'
import type { Question } from './question'

/** A limit belongs to the number named right after it, or to the one right before it. */
export function sayLimit({ said }: Question, of: SaidLimit, metric: Metric | undefined): void {
  const measure = metric && measureIn(metric)
  if (!measure || !metric) {
    said.tangled = true
    return
  }
  const { unit } = metric
  // 'Sessões que duraram mais de 4 horas'
  if (said.metrics[0]?.id === 'rows') said.metrics = said.metrics.filter((one) => one !== metric)
  said.limits.push({ measure, is: of.is, value: of.value, unit })
  if (of.upTo !== undefined) said.limits.push({ measure, is: '<=', value: of.upTo, unit })
}

/** Reads the word that stands for a limit; where its number comes next, it stays open until then. */
export function readLimit(question: Question, at: number, place: number): void {
  const { items, data, said, rows, lastNumber, afterNumber } = question
  let limit = question.limits[place]
  // 'Dias' may add nothing elsewhere.
  const told = items[at + 1]
  const isTold = told?.meanings.some(({ is }) => is === 'metric' || is === 'grain') && isPlural(told.text)
  const next = isTold ? told : nextSaid(items.slice(at + 1))
  if (limit && limit.upTo === undefined && next?.meanings.length === 0 && /^horas?$/.test(next.text)) {
    const [minutes, ...others] = data.metrics.filter((one) => !one.bottom && isUnitOf('min', one))
    if (minutes && others.length === 0) {
      next.meanings = [{ is: 'metric', metric: minutes }]
      limit = { ...limit, value: limit.value * 60 }
    }
  }
  if (next) readUnit(question, next)
  question.openLimit = limit
  const unit = limitedBy(question, next)
  // 'Prazo maior que 10 dias' is of the number named before.
  const own = afterNumber && unit === lastNumber ? undefined : unit
  if (!limit || own !== undefined) return
  const before = afterNumber ? said.metrics.at(-1) : undefined
  // 'Quantas gorjetas de 10 reais ou mais' were counted as rows.
  const counted =
    afterNumber && lastNumber && !countsRows(lastNumber) && said.asksHowMany ? lastNumber : undefined
  const named = before && !countsRows(before) ? before : counted
  // 'Vendas de mudas acima de 300 reais'
  const number = limit.money && named && named.unit !== 'money' && moneyIn(data) ? undefined : named
  if (number && number === before) said.metrics.pop()
  // 'A soma das reservas acima de 500 reais'
  if (number && said.whole && !said.asksHowMany && number.unit === 'money') said.amount ??= number
  // 'Quantas avaliações abaixo de 3'
  if (number?.bottom && said.asksHowMany && rows && said.metrics.length === 0) said.metrics.push(rows)
  sayLimit(
    question,
    limit,
    number ?? (limit.money ? (ownerBefore(question, at) ?? moneyIn(data)) : undefined),
  )
  question.openLimit = undefined
}

/** '40 minutos de espera', where other columns are told in minutes, too. */
function readUnit({ items, data, lexicon }: Question, unit: Item): void {
  const labels = unit.meanings.length === 0 ? (lexicon.shared[singular(unit.text)] ?? []) : []
  const of = nextSaid(items.slice(items.indexOf(unit) + 1))
  const told = labels.filter((label) => wordsIn(label).includes(of?.text ?? ''))
  const metric = data.metrics.find(({ label }) => label === told[0])
  if (metric && told.length === 1) unit.meanings = [{ is: 'metric', metric }]
}

/** 'Quantas mensalidades passam de 500 reais' is of 'Valor da mensalidade', whatever was paid. */
function ownerBefore({ items, lexicon }: Question, at: number): Metric | undefined {
  const owners = items.slice(0, at).flatMap(({ text }) => lexicon.owners.get(singular(text)) ?? [])
  return owners.at(-1)
}

/** The number that a limit is of, where it is named right after: 'mais de 10 km', 'mais de 15 dias'. */
function limitedBy({ data, lastNumber }: Question, next: Item | undefined): Metric | undefined {
  const own = next?.meanings.find((meaning) => meaning.is === 'metric')
  if (own?.is === 'metric') return own.metric
  // 'Mais de 100 peças' of 'Qtd. peças', beside a column of which pieces they are.
  const thing = next?.meanings.find((meaning) => meaning.is === 'dimension')
  const counts = thing?.is === 'dimension' && data.metrics.find((one) => one.counts === thing.id)
  if (counts && isPlural(next?.text ?? '')) return counts
  const isGrain = isPlural(next?.text ?? '') && next?.meanings.some(({ is }) => is === 'grain')
  if (isGrain && lastNumber && toldIn(next?.text ?? '', lastNumber.label)) return lastNumber
  return isGrain
    ? data.metrics.find((one) => one !== lastNumber && toldIn(next?.text ?? '', one.label))
    : undefined
}

/** 'Locações acima de 500' may be of money, where no unit tells of what else. */
export function isLimited(question: Question, at: number): boolean {
  const { items } = question
  const place = items.findIndex((one, next) => next > at && limitWord.test(one.text))
  return place !== -1 && place <= at + 2 && limitedBy(question, items[place + 1]) === undefined
}

/** Reads a word that is a number, where it is told what of: a limit, or how many are wanted. */
export function readNumber(question: Question, at: number): boolean {
  const { items, said, link, afterNumber, lastNumber } = question
  const text = items[at]?.text ?? ''
  const number = numberOf(text)
  const isOfRows =
    afterNumber &&
    (said.asksHowMany || items[at - 2]?.text === 'com') &&
    said.metrics[0]?.id === 'rows' &&
    said.metrics.length === 2
  const isNumberNext = items[at + 1]?.meanings.some(({ is }) => is === 'metric')
  const isNone = /^(?:zero|zerad[oa]s?)$/.test(text) && afterNumber && areRowsCounted(question)
  // 'Valor dos pedidos com prazo de 28 dias'
  const isWith =
    number !== undefined &&
    afterNumber &&
    link === 'de' &&
    items[at - 3]?.text === 'com' &&
    said.metrics.length > 1
  if (isWith && lastNumber?.unit === 'count') sayEqual(question, number, lastNumber)
  else if (isNone && lastNumber && lastNumber.id !== 'rows') sayEqual(question, 0, lastNumber)
  else if (number === undefined) return false
  else if (isOfRows && lastNumber) sayEqual(question, number, lastNumber)
  else if (
    (areRowsLast(question) || said.signs.has('how-many')) &&
    /^(?:de|com|em)$/.test(link) &&
    isNumberNext
  )
    question.openLimit = { is: '>=', value: number, upTo: number, money: false }
  else if (link === 'ou' && numberOf(items[at - 2]?.text) !== undefined) sayOrEqual(question, number)
  else if (number > 0 && said.limit === undefined) said.limit = number
  else return false
  return true
}

/** 'Quantas lavagens receberam nota 5' */
function sayEqual(question: Question, value: number, metric: Metric) {
  const { said } = question
  said.metrics = said.metrics.filter((one) => one !== metric)
  sayLimit(question, { is: '>=', value, upTo: value, money: false }, metric)
}

/** 'Nota 9 ou 10': whole numbers that follow each other. */
function sayOrEqual({ said, data }: Question, value: number) {
  const last = said.limits.at(-1)
  const { values } = data.measures.find(({ id }) => id === last?.measure) ?? {}
  const isWhole = values?.every((one) => Number.isNaN(one) || Number.isInteger(one)) ?? false
  if (last?.is === '<=' && last.value === value - 1 && isWhole) last.value = value
  else said.strange.push(String(value))
}

/** 'Vendas com desconto', 'quantas locações tiveram multa': rows that had any. */
export function hasSome(question: Question, metric: Metric, at: number): boolean {
  const { items, said, link, except } = question
  const text = items[at]?.text ?? ''
  // 'Vendas que tiveram desconto, desconto médio'
  const isAgain =
    items[at - 2]?.text === 'que' &&
    has.test(link) &&
    (said.metrics.some((one) => measureIn(one) === measureIn(metric)) ||
      items
        .slice(at + 1)
        .some(({ meanings }) => meanings.some((one) => one.is === 'metric' && one.metric.id === metric.id)))
  // 'A média de dias de atraso das mensalidades com atraso'
  const isOfRows =
    /^(?:com|sem)$/.test(link) &&
    said.metrics.some((one) => measureIn(one) === measureIn(metric)) &&
    items.slice(0, at).some(meansRows)
  if ((isAgain || isOfRows) && measureIn(metric)) return true
  if (!(areRowsLast(question) || (link === 'sem' && countsSales(question))) || !measureIn(metric))
    return false
  const next = items[at + 1]?.text === 'de' ? items[at + 2] : items[at + 1]
  if (limitWord.test(next?.text ?? '') || numberOf(next?.text) !== undefined) return false
  // 'Consumo no bar acima de 100 reais'
  if (items.slice(at + 1, at + 4).some((one) => limitWord.test(one.text))) return false
  if (/^zer/.test(next?.text ?? '')) return false
  return (
    link === 'sem' ||
    (link === 'com' && (!isPlural(text) || text === 'juros')) ||
    ((said.asksHowMany || except || items[at - 2]?.text === 'que') && has.test(link))
  )
}

/** 'Não tiveram desconto' is none: empty cells where none says zero; where there are both, nobody knows. */
export function sayHaving(question: Question, metric: Metric): void {
  const { said, data, except } = question
  const measure = measureIn(metric) ?? ''
  const values = data.measures.find(({ id }) => id === measure)?.values
  const isEmpty = except && values?.some(Number.isNaN)
  if (isEmpty && values?.includes(0)) said.tangled = true
  said.limits.push({ measure, is: isEmpty ? 'none' : except ? '<=' : '>', value: 0, unit: metric.unit })
  question.except = false
}
