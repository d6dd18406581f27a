// The numbers that a question asks for.

import { isHouse, paidFor } from '../concepts'
import { tellsLoss } from '../csv/column-names'
import { fullName, wordsIn } from '../csv/full-name'
import { countsThings, type Metric, measureIn, moneyIn } from '../dataset'
import { isFilled, meansRows, namesValue } from '../items'
import type { Meaning } from '../lexicon'
import { limitWord } from '../read-limits'
import { numberOf } from '../read-periods'
import { isSpending, odd } from '../verbs'
import {
  asksMoney,
  general,
  hangs,
  isAmount,
  isDone,
  isExcept,
  isHighest,
  isRelated,
  measuresSize,
  perEach,
  spendings,
  verbal,
  workings,
} from '../word-kinds'
import { isPlural, singular } from '../words'
import { areRowsLast, contentBefore, isOfColumn, isOver } from './context'
import { isLimited } from './limits'
import { pushNew, type Question } from './question'

/** Reads the name of a number; `meanings` are all columns of that name. */
export function sayMetric(question: Question, meanings: Meaning[], metric: Metric, at: number): void {
  const { items, said, link, data, rows, lexicon } = question
  const text = items[at]?.text ?? ''
  const lost = lossOf(question, metric, text)
  if (lost) {
    sayMetric(question, [{ is: 'metric', metric: lost }], lost, at)
    return
  }
  // 'Fora as pizzas de chocolate'
  if (question.except && countsThings(metric) && namesValue(items.slice(at + 1))) return
  if (isSaidOtherwise(question, metric, at) || sayNotes(question, metric, at)) return
  const last = said.metrics.at(-1)
  if (sayRows(question, metric, at)) return
  if (question.counting) said.asksHowMany = true
  sayMaking(question, metric, at)
  dropRows(question, metric, last, at)
  // 'Média de sacas por dia' is one of days; without a time it is one of rows.
  const sum = /^media d/.test(text) ? data.metrics.find(({ mean }) => mean === metric.id) : undefined
  if (sum) {
    said.signs.add('mean')
    const isOfRows = rows && isPlural(text) && isRowsOf(question, sum, text.split(' ').at(-1) ?? '')
    pushNew(said.metrics, isOfRows ? rows : sum)
    said.named += text.split(' ').length
    return
  }
  dropWhole(question, metric, last, at)
  // 'Que técnico atendeu mais chamados'
  const hasReceived = said.signs.has('most') && /^receb/.test(link) && !said.signs.has('how-much')
  if (metric.id === 'rows' && (/^(?:mais|menos)$/.test(link) || hasReceived)) said.amount = undefined
  // 'Valor das consultas' and 'frete por entrega' are one number each; 'valor e consultas' are two.
  const ofRows = metric.id === 'rows' && (said.metrics.length > 0 || said.amount !== undefined)
  // 'A coleta em litros': rows are not what is wanted of them.
  const isInMoney = (one: Metric) => metric.unit === 'money' && countsThings(one)
  if (link === 'em' && !said.asksHowMany && said.metrics.every((one) => one.id === 'rows' || isInMoney(one)))
    said.metrics = []
  if (ofRows && perEach.test(link)) said.perRow = true
  // Two columns may go by one name: both are kept, to be asked about.
  else if (!ofRows || link === 'e')
    for (const one of meanings) if (one.is === 'metric') sayNumber(question, one.metric)
  const owner = lexicon.owners.get(singular(text))
  if (owner && owner.id !== metric.id && metric.id !== 'rows') said.alsoOf = owner
  if (general.test(text)) said.general = true
  else said.named += text.split(' ').length
}

/** Does the word only tell what another number is of, or is it no number here? */
function isSaidOtherwise(question: Question, metric: Metric, at: number): boolean {
  const { items, said, link, rows, lexicon } = question
  const text = items[at]?.text ?? ''
  // 'Laudos' are no 'DIAS_LAUDO'.
  const named = fullName(metric.label).split(' ')
  if (
    isPlural(text) &&
    !text.includes(' ') &&
    !isDone.test(text) &&
    /^(?:dias|minutos|horas)$/.test(named[0] ?? '') &&
    !named.includes(text)
  ) {
    said.strange.push(text)
    return true
  }
  // 'Quantos peixes' are not the 'Peixes mortos', unless that is told as well.
  if (tellsLoss(metric.label) && !tellsLoss(text) && !isLossTold(question, metric)) {
    if (question.counting) said.strange.push(text)
    else said.named += 1
    return true
  }
  // 'Avaliação da pizza de calabresa', 'pedidos de pizza' of 'Qtd. pizzas'
  const isOne = countsThings(metric) && !isPlural(text) && !text.includes(' ') && /^d[aeo]s?$/.test(link)
  if (isOne && (areRowsLast(question) || (said.metrics.length > 0 && namesValue(items.slice(at + 1))))) {
    said.named += 1
    return true
  }
  // 'Umidade do mel' of 'Colheitas de mel', where there are 'KG MEL'
  const isOfTable =
    isSum(metric) &&
    metric.unit !== 'money' &&
    lexicon.tables.has(text) &&
    !isPlural(text) &&
    /^d[aeo]$/.test(link)
  if (isOfTable && !/^(?:quant|total|soma|media|quilo|kg|litro)/.test(items[at - 2]?.text ?? '')) {
    said.named += 1
    return true
  }
  // 'A loja de tecidos'
  const shop = items[at - 2]?.text ?? ''
  if (metric.id === 'rows' && link === 'de' && (shop === 'loja' || isHouse(shop))) {
    said.named += 1
    return true
  }
  // 'No peso total vendido'
  const last = said.metrics.at(-1)
  if (question.afterNumber && last && last.id !== 'rows' && /^total (?:vendid|faturad|recebid)o$/.test(text))
    return true
  // 'Fardos vezes o valor unitário'
  if (text === 'vezes' && question.afterNumber && said.metrics.some((one) => one.id !== 'rows')) {
    said.made = 'product'
    return true
  }
  // 'Quantos clientes diferentes compraram muda'
  const isCounted = said.counted !== undefined && said.differing && countsThings(metric)
  // 'Pedidos de mudas' of 'Qtd mudas'
  const before = meansRows(items[at - 2])
  if (before && link === 'de' && countsThings(metric) && areRowsLast(question)) {
    said.named += 1
    return true
  }
  // 'Quantas vendas de barris'
  const isOfSales = link === 'de' && items[at - 2]?.text === 'vendas'
  const appears = isOfSales && question.words.some((word) => /^aparec/.test(word)) && rows !== undefined
  if (appears) pushNew(said.metrics, rows)
  const isOfRows = appears || (isOfSales && areRowsLast(question) && said.asksHowMany)
  if (isCounted || (isOfRows && countsThings(metric)) || isWhatIsSold(question, metric, at)) {
    said.named += text.split(' ').length
    return true
  }
  // 'Nota 5 de satisfação'
  const isLimited = said.limits.some(({ measure }) => measure === measureIn(metric))
  if (/^(?:d[eoa]|em|n[oa]|pr?a|para|ate)$/.test(link) && isLimited && metric.id !== 'rows') return true
  // 'Linha' may be what is sewn with; rows are 'linhas'.
  if (text === 'linha' && !perEach.test(link)) {
    said.strange.push(text)
    return true
  }
  return false
}

/** 'Quem perdeu mais litros' of 'Litros perdidos', beside 'Litros produzidos' */
function lossOf({ items, data }: Question, metric: Metric, text: string): Metric | undefined {
  const isTold = items.some((one) => tellsLoss(one.text) && one.meanings.every(({ is }) => is !== 'value'))
  if (metric.bottom || tellsLoss(metric.label) || tellsLoss(text) || !isTold) return undefined
  const losses = data.metrics.filter(
    (one) =>
      !one.bottom &&
      tellsLoss(one.label) &&
      wordsIn(one.label).some((word) => singular(word) === singular(text)),
  )
  return losses.length === 1 ? losses[0] : undefined
}

/** Is what went wrong told by another word: 'quantas aves morreram'? */
const isLossTold = ({ words }: Question, { label }: Metric): boolean =>
  words.some(
    (word) =>
      tellsLoss(word) ||
      wordsIn(label).some((one) => odd.some(([verb, noun]) => verb.test(word) && noun.test(one))),
  )

/** What was said before, but for what tells that it is spent: 'menos o gasto com produtos'. */
const takenBefore = (question: Question, at: number) => {
  const place = question.items
    .slice(0, at)
    .findLastIndex((item) => !isFilled(item) && !spendings.test(item.text))
  return question.items[place]
}

/** Takes the word for the rows of the table, where it is said so that they are meant. */
function sayRows(question: Question, metric: Metric, at: number): boolean {
  const { items, said, rows, lexicon } = question
  const text = items[at]?.text ?? ''
  // 'Tipo de festa', 'cliente do pedido': rows, named as what a column is of.
  const isTopic =
    /^n[oa]s$/.test(question.link) && items.slice(0, at).every(isFilled) && items.length > at + 3
  if (metric.id === 'rows' && (isTopic || isOfColumn(question, at))) {
    said.ofRows = true
    return true
  }
  if (metric.unit !== 'money' || !isPlural(text) || !rows) return false
  // 'Vendas acima de 500, quantas foram?'
  if (
    text === 'vendas' &&
    metric === question.takings &&
    items.slice(at + 1).some((one) => /^quant[ao]s$/.test(one.text))
  ) {
    pushNew(said.metrics, rows)
    return true
  }
  // 'Quantas mensalidades' of 'Mensalidades' are rows; so many of another amount nobody knows.
  if (question.counting) {
    said.asksHowMany = true
    // 'Quantas gorjetas de 10 reais ou mais'
    if (isLimitNext(question, at)) pushNew(said.metrics, rows)
    else if (lexicon.tables.has(text) || isRowsOf(question, metric, text)) pushNew(said.metrics, rows)
    else said.tangled = true
    return true
  }
  const isBare = said.asksHowMany || !asksMoney.test(question.words.join(' '))
  const asksValue = said.general || said.highest || said.amount
  if (!isBare || !isRowsOf(question, metric, text) || isLimited(question, at) || asksValue) return false
  said.named += 1
  pushNew(said.metrics, rows)
  return true
}

/** 'Quantas notas 5', 'quantas notas abaixo de 3' are as many rows. */
function sayNotes(question: Question, metric: Metric, at: number): boolean {
  const { items, said, rows } = question
  const isTold = isLimitNext(question, at) || numberOf(items[at + 1]?.text) !== undefined
  if (!question.counting || !metric.bottom || !rows || !isTold) return false
  said.asksHowMany = true
  pushNew(said.metrics, rows)
  pushNew(said.metrics, metric)
  return true
}

/** Does a number that rows have to pass come soon after? */
const isLimitNext = ({ items }: Question, at: number): boolean =>
  items.slice(at + 1, at + 5).some(({ text }) => limitWord.test(text))

/** 'Locações' are as many as there is a 'Valor da locação' for; 'fretes' may be what was paid. */
const isRowsOf = ({ takings }: Question, metric: Metric, text: string): boolean =>
  metric === takings && metric.owner === singular(text) && !paidFor.test(metric.owner)

/** A number of its own, neither the rows nor a mean. */
export const isSum = ({ id, bottom }: Metric): boolean => id !== 'rows' && !bottom

/** Tells whether this number and another make one. */
function sayMaking(question: Question, metric: Metric, at: number) {
  const { items, said, link, words, takings } = question
  if (isSum(metric)) {
    if (perEach.test(link) && isAmount(metric)) said.per ??= metric
    const joint = /^[oa]s?$/.test(link) ? (items[at - 2]?.text ?? '') : link
    const isJoined = joint === 'e'
    const isSecond = said.metrics.some(({ id }) => id !== 'rows' && id !== metric.id)
    const ofValue =
      items.slice(0, at).some(({ text }) => /^(?:valor|preco)$/.test(text)) &&
      takings !== undefined &&
      metric !== takings
    if ((isSecond || said.amount || ofValue) && perEach.test(link) && isAmount(metric)) said.made = 'ratio'
    else if (isSecond && (isRelated(contentBefore(question, at)) || isOver(question, at))) said.made = 'part'
    else if (isSecond && /^(?:mais|menos)$/.test(joint)) {
      said.made = joint === 'mais' ? 'sum' : 'difference'
      said.signs.delete(joint === 'mais' ? 'most' : 'least')
    } else if (question.except && isExcept(takenBefore(question, at))) {
      said.made = 'difference'
      question.except = false
    } else if (isSecond && isJoined && said.gap) said.made = 'difference'
    else if (isSecond && isJoined && isSummed(words)) said.made = 'sum'
    // 'Quanto demos pra cada família'
    if (link === 'cada' && said.signs.has('how-much') && said.metrics.length === 0 && !said.amount)
      said.tangled = true
  }
  if (said.made && said.metrics.every(({ id }) => id === 'rows')) {
    const whole = said.amount ?? takings
    said.metrics = whole ? [whole] : []
  }
}

const isSummed = (words: string[]): boolean =>
  /\b(?:somad[oa]s|junt[oa]s|soma|somando)\b/.test(words.join(' '))

/** Drops the rows, where they were only named as what this number is of; `last` was the last number before it. */
function dropRows(question: Question, metric: Metric, last: Metric | undefined, at: number) {
  const { items, said, link, data } = question
  // 'Pedidos de adesivo, valor total' asks for one number of those.
  if (
    isSum(metric) &&
    !said.asksHowMany &&
    said.metrics.length === 1 &&
    last?.id === 'rows' &&
    !question.afterNumber &&
    // 'Os trabalhos em produção somam quanto de valor?'
    (!isFilled(items[at - 1]) || (said.signs.has('how-much') && metric.unit === 'money')) &&
    !said.made &&
    !limitWord.test(link)
  )
    said.metrics = []
  if (said.made && said.metrics.length > 1) said.metrics = said.metrics.filter(({ id }) => id !== 'rows')
  // 'A consulta mais demorada levou quantos minutos' asks for minutes, of one row.
  const isTold = measuresSize(question.size, metric) || (said.priced && metric === moneyIn(data))
  if (last?.id === 'rows' && said.metrics.length === 1 && isTold) said.metrics.pop()
}

/** Drops the last number, where this one tells what it is of. */
function dropWhole(question: Question, metric: Metric, last: Metric | undefined, at: number) {
  const { items, said, link } = question
  const before = items[at - 2]?.text ?? ''
  // 'Quanto faturamos de mão de obra' is that alone.
  if (last && /^(?:de|com|em)$/.test(link) && verbal.test(before) && metric.id !== 'rows') said.metrics.pop()
  // 'Total de diárias' is the sum of those, not of a column 'Total' as well; 'total de pedidos' is how many, 'total dos pedidos' not.
  const isTotal =
    before === 'total' &&
    (last?.id === 'rows' || wordsIn(last?.label ?? '').includes('total')) &&
    (metric.id !== 'rows' || link === 'de')
  const isWhole = before === 'valor total' && metric.id !== 'rows'
  // 'O gasto total com pedágio', where another column is called 'Gasto com diesel'
  const spent = items.slice(0, at).findLast(({ meanings }) => meanings.some(({ is }) => is === 'metric'))
  const isSpent =
    metric.unit === 'money' && spendings.test(spent?.text ?? '') && /^(?:com|d[aeo])$/.test(link)
  // 'O valor da maior despesa'
  const isOfOne =
    isHighest.test(link) &&
    metric.unit === 'money' &&
    /^d[aeo]$/.test(before) &&
    items[at - 3]?.text === 'valor'
  if (
    last &&
    ((question.afterNumber && /^d[aeo]s?$/.test(link) && (isTotal || isWhole)) || isSpent || isOfOne)
  )
    said.metrics.pop()
}

/** A number and its mean are one, and the mean is wanted: 'tempo médio de permanência'. */
function sayNumber({ said }: Question, metric: Metric) {
  const sum = said.metrics.findIndex(({ mean }) => mean === metric.id)
  if (sum !== -1) said.metrics.splice(sum, 1, metric)
  else if (!said.metrics.some(({ id }) => id === metric.mean)) pushNew(said.metrics, metric)
}

/** 'Faturamento de mudas', 'quanto vendeu de muda': the money is asked for. */
function isWhatIsSold(question: Question, metric: Metric, at: number): boolean {
  const { items, said, link, words, takings } = question
  if (items[at - 2]?.text === 'total' && isPlural(items[at]?.text ?? '')) return false
  // 'O menor consumo de doses'
  if (workings.test(items[at - 2]?.text ?? '')) return false
  const isIn = link === 'em' && words.some((word) => verbal.test(word))
  if (question.counting || metric === takings || !(isIn || hangs.test(link))) return false
  if (!isSoldThing(question, metric)) return false
  return said.metrics.some(({ unit }) => unit === 'money') || asksTakings(question)
}

/** Is it what is sold, and no part of it as children are of guests? */
function isSoldThing(question: Question, metric: Metric): boolean {
  const { data, takings } = question
  const names = wordsIn(metric.label).map(singular)
  const isOther = (one: Metric) =>
    one !== metric && countsThings(one) && !wordsIn(one.label).some((word) => names.includes(singular(word)))
  return (
    isNamedThing(question, metric) ||
    (takings !== undefined && countsThings(metric) && !data.metrics.some(isOther))
  )
}

/** Units of what is sold, or what the table is called after. */
export function isNamedThing({ data, lexicon, takings }: Question, metric: Metric): boolean {
  if (!takings || metric === takings || !countsThings(metric)) return false
  return (
    metric.id === data.sales?.units ||
    wordsIn(metric.label).some((name) => lexicon.tables.has(singular(name)))
  )
}

/** 'Quanto vendeu', 'a maior venda', 'vendas' are money; 'quanto saiu' may be as many. */
function asksTakings({ items, said, words, takings }: Question): boolean {
  if (words.some((word) => isSpending(word))) return said.amount === takings
  const isAmount =
    said.signs.has('how-much') || said.highest || items.some(({ text }) => limitWord.test(text))
  return said.amount === takings || (isAmount && !said.leaves && !said.signs.has('how-many'))
}
