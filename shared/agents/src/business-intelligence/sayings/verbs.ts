// Words of no list: a verb may say an outcome, an amount, or nothing that the rows do not say.

import { isCrowd, isServed, isStandIn } from '../concepts'
import { fullName, wordsIn } from '../csv/full-name'
import { countsThings, type Dataset, type Dimension, type Metric, measureIn } from '../dataset'
import { type Item, isValueOf, namesNumber, namesValue, nextSaid, outcomesOf } from '../items'
import { beginsAsName, isTradeIn, saysName, stemOfDone, yesOf } from '../lexicon'
import {
  addsNothing,
  isAkin,
  isDoing,
  isOutcome,
  isPaying,
  isSpending,
  isWanted,
  paidBy,
  rootOf,
  sameStem,
  stemOf,
  type VerbPlace,
} from '../verbs'
import {
  asks,
  attached,
  buys,
  containers,
  endsWith,
  feelings,
  has,
  headed,
  isCounted,
  isDone,
  isExcept,
  isHighest,
  isMean,
  isNoun,
  isUnit,
  isUnitOf,
  measured,
  namesWorker,
  perEach,
  spendingIn,
  spendings,
  spentOn,
  titles,
  workings,
} from '../word-kinds'
import { isPlural, plain, singular, wordsOf } from '../words'
import { areRowsLast, doerOf, givesNote, isInName, namesAmount } from './context'
import { flagOf, sayValue, sayWhere, sayWho } from './dimensions'
import { sayHaving } from './limits'
import { pushNew, type Question } from './question'

/** A word with what stands around it and what columns share with it. */
interface Verb {
  word: string
  /** Its singular. */
  one: string
  before: string
  rest: Item[]
  next: string | undefined
  place: VerbPlace
  /** Does it name the date? */
  isDate: boolean
  /** Next to 'mais' or 'menos'. */
  isRanked: boolean
  /** 'Gastamos', 'a gente gastou' */
  isOurs: boolean
  outcomes: { dimension: string; value: string }[]
  /** The money that is paid for what it names. */
  owner: Metric | undefined
  asksAmount: boolean
  /** The number whose name is made of the same verb. */
  amount: Metric | undefined
}

/** Reads a word that is in no list. */
export function sayVerb(question: Question, at: number): void {
  const verb = verbAt(question, at)
  question.hasSubject = false
  // The first that knows the word takes it: a later one would take it for something weaker.
  const isRead =
    sayDone(question, verb) ||
    sayAlone(question, verb) ||
    sayDeed(question, verb) ||
    sayOwner(question, verb) ||
    sayEarning(question, verb) ||
    sayBuying(question, verb) ||
    sayOutcome(question, verb) ||
    sayPartly(question, verb) ||
    sayAmount(question, verb) ||
    saySpending(question, verb) ||
    sayCounted(question, verb)
  if (!isRead) sayName(question, at, verb)
}

/** The column of what was done, which the verb tells: 'Pago' of 'pagou'. */
export function columnOfDone({ dimensions }: Dataset, word: string): Dimension | undefined {
  const stem = stemOf(word)
  return stem ? dimensions.find(({ label }) => stemOfDone(label) === stem) : undefined
}

/** 'Quanto já pagou' is a yes of 'Pago', 'o que não pagou' a no. */
function sayDone(question: Question, { word, before }: Verb): boolean {
  const { said, data, except } = question
  const column = before === 'ja' || (except && before === 'nao') ? columnOfDone(data, word) : undefined
  const value = column && yesOf(column)
  if (!column || value === undefined) return false
  said.flagged = true
  sayValue(question, flagOf(column, value, except))
  question.except = false
  said.understood.push({ said: word, as: `${column.label}: ${value}` })
  return true
}

function verbAt({ items, said, data, lexicon, link, dated, hasSubject }: Question, at: number): Verb {
  const word = items[at]?.text ?? ''
  const one = singular(word)
  const rest = items.slice(at + 1)
  // 'Valor locado' is no 'Qtd. locada'.
  const numbers = link === 'valor' ? data.metrics.filter(({ unit }) => unit === 'money') : data.metrics
  const next = rest[0]?.text
  return {
    word,
    one,
    before: link,
    rest,
    next,
    place: { before: link, next, hasSubject },
    isDate: dated.has(items[at]?.at ?? -1),
    isRanked: /^(?:mais|menos)$/.test(link) || /^(?:mais|menos)$/.test(next ?? ''),
    isOurs: /(?:mos|ei)$/.test(word) || link === 'gente',
    outcomes: outcomesOf(word, lexicon),
    owner: lexicon.owners.get(one),
    asksAmount: said.signs.has('how-much') || said.amount !== undefined || said.general,
    // Where rows are 'entregas', 'Taxa entrega' is not said by them.
    amount: lexicon.tables.has(one)
      ? sameStem(word, [...headed(one, numbers), ...numbers.filter(({ label }) => isDone.test(plain(label)))])
      : sameStem(word, numbers, lexicon.tables),
  }
}

/** Words that mean the same in any table: 'quem', 'onde', titles, the date of a row. */
function sayAlone(question: Question, { word, before, rest, next, place, ...verb }: Verb): boolean {
  const { said, data, rows, takings, counting } = question
  const isOutcome = verb.outcomes.length > 0
  const stands = { before, next, shares: said.signs.has('share'), drives: said.acted }
  if (word === 'quem') sayWho(question, rest)
  else if (word === 'vivo' && before === 'dinheiro') return true
  else if (/^dura[m]?$/.test(word) && said.metrics.length > 0) return true
  else if (said.active && /^(?:dias?|de)$/.test(before) && /^(?:abert|trabalh)/.test(word)) return true
  // 'Quantas ordens foram abertas em setembro'
  else if (
    !isOutcome &&
    /^(?:foram|foi)$/.test(before) &&
    /^abert/.test(word) &&
    question.used.includes(true)
  )
    return true
  else if (titles.test(word) && namesValue(rest)) return true
  else if (feelings.test(word) && (said.metrics.length > 0 || said.signs.has('sold')))
    said.signs.add(/^m/.test(word) ? 'grow' : 'fall')
  else if (
    /^(?:faturad|arrecadad|cobrad)[oa]s?$/.test(word) &&
    takings &&
    !isOutcome &&
    said.metrics.length === 0
  )
    said.amount ??= takings
  // 'Pedidos entregues' are told by their date, not by 'Taxa de entrega'.
  else if (verb.isDate && counting && isPlural(word) && rows && data.dates) {
    said.asksHowMany = true
    pushNew(said.metrics, rows)
  } else if (verb.isDate && !counting && !isOutcome && !verb.isRanked && !isPaying(word, place))
    said.named += 1
  else if (!isOutcome && isStandIn(word, stands, data)) question.hasSubject = true
  else if (
    /^sobr(?:am?|ou|aram)$/.test(word) &&
    (question.items.some(isExcept) || question.words.includes('menos'))
  )
    return true
  else if (word === 'onde') sayWhere(question, before === 'de')
  else return false
  return true
}

/** What is done with a number or with rows adds nothing to them. */
function sayDeed(question: Question, { word, before, rest, isRanked, outcomes }: Verb): boolean {
  const { said, rows, counting } = question
  const near = said.metrics.at(-1)
  const of = isMean(rest[0]) ? rest.slice(1) : rest
  // 'Consumo no bar', 'multa por atraso': of a number whose name has both words.
  if (
    outcomes.length === 0 &&
    near &&
    near.id !== 'rows' &&
    (before === 'por' || attached.test(before)) &&
    wordsIn(near.label).includes(word)
  )
    said.named += 1
  // What is divided by has to be a column.
  else if (outcomes.length === 0 && perEach.test(before)) said.strange.push(word)
  // 'Consumo de ração', 'produção de ovos': what is done with a number adds nothing to it.
  else if (workings.test(word) && /^d[aeo]s?$/.test(of[0]?.text ?? '') && namesNumber(of.slice(1, 2)))
    return true
  else {
    const doer = isPlural(word) && rows && (counting || isRanked) ? doerOf(question, word) : undefined
    if (!doer || !rows) return false
    said.asksHowMany ||= counting
    pushNew(said.metrics, rows)
    if (doer.codes.includes(-1)) question.doneBy = doer
  }
  return true
}

const isRowsNoun = ({ data }: Question, word: string): boolean =>
  singular(wordsOf(data.name)[0] ?? '') === word

/** What rows are called, and what money is paid for. */
function sayOwner(question: Question, { word, one, rest, next, owner, asksAmount }: Verb): boolean {
  const { said, data, lexicon, rows, units, counting } = question
  // 'Pizzas' of a 'Pizzaria'
  const isSoldHere = isTradeIn(lexicon.tables, rootOf(one))
  const sold = units ?? rows
  if (counting && isPlural(word) && isSoldHere && sold) pushNew(said.metrics, sold)
  else if (counting && isPlural(word) && lexicon.tables.has(one) && rows && !data.sales?.units)
    pushNew(said.metrics, rows)
  // 'Quantas baterias' of 'Notas de baterias' with their number
  else if (counting && isPlural(word) && units && lexicon.tables.has(one) && !isRowsNoun(question, one))
    pushNew(said.metrics, units)
  else if (owner && asksAmount) {
    said.metrics = said.metrics.filter(({ id }) => id !== data.sales?.money)
    pushNew(said.metrics, owner)
  } else if (owner && (said.highest || /^mais (?:car|barat)[oa]$/.test(next ?? '')))
    pushNew(said.metrics, owner)
  // 'Quantos kits' of 'Total kits (R$)' beside 'Qtd kits'
  else if (owner && counting && rows) pushNew(said.metrics, numberOfThings(question, one) ?? rows)
  else if (lexicon.nouns.has(one) && isValueOf(rest, lexicon.nouns.get(one))) said.named += 1
  else return false
  return true
}

const numberOfThings = ({ data }: Question, thing: string): Metric | undefined =>
  data.metrics.find((one) => countsThings(one) && wordsIn(one.label).some((word) => singular(word) === thing))

/** 'Quanto ganhamos' is takings. */
function sayEarning(question: Question, { word, before, outcomes, asksAmount, ...verb }: Verb): boolean {
  const { said, items, data, takings } = question
  if (!/^ganh(?:ei|ou|amos|aram|a|am)$/.test(word) || outcomes.length > 0) return false
  const isNamed = namesAmount(question, false)
  if (!asksAmount && !verb.isRanked && !isNamed) return false
  if (isNamed) return true
  // What one of the staff earns is no takings.
  const isWage =
    /^ganham?$/.test(word) && items.some(({ meanings }) => meanings.some(({ is }) => is === 'value'))
  if (verb.isOurs || !(isWage || namesWorker(items, data))) said.amount ??= takings
  else said.strange.push(word)
  return true
}

/** What customers want and buy, and words that several columns share. */
function sayBuying(question: Question, { word, one, before, place, amount, ...verb }: Verb): boolean {
  const { said, data, lexicon, rows, takings, subject } = question
  // 'No bar' of 'Consumo bar'
  const parts = data.metrics.filter(
    ({ id, unit, bottom, label }) =>
      id !== 'rows' && unit === 'money' && !bottom && wordsIn(label).includes(word),
  )
  // 'Vendeu no caixa' is of all, though another column is the 'Quebra de caixa'.
  const isHere = lexicon.tables.has(word) && !lexicon.owners.has(word)
  const isPart = attached.test(before) && parts.length === 1 && !isHere
  const part = isPart ? parts[0] : undefined
  if (amount?.unit === 'money' && isWanted(word, before)) said.signs.add('frequent')
  else if (part && verb.outcomes.length === 0) {
    said.named += 1
    said.amount = part
  } else if (buys.test(word) && verb.isRanked && subject !== undefined && subject === rows?.counts)
    said.signs.add('frequent')
  else if (buys.test(word) && isDoing(word, place) && !/(?:mos|ei)$/.test(word))
    said.amount ??= amount ?? takings
  else if (lexicon.shared[one] && sayShared(question, word, lexicon.shared[one], verb.rest)) return true
  else if (lexicon.shared[one]) said.unsure ??= { word, choices: lexicon.shared[one] }
  else return false
  return true
}

/** 'Quantas sessões foram feitas' of 'Sessões feitas' and 'Sessões vendidas': a word after it tells which. */
function sayShared(
  { said, data, items, link, lastNumber, words }: Question,
  word: string,
  labels: string[],
  rest: Item[],
): boolean {
  // 'A que horas' is no number of them.
  if (link === 'que') return false
  // 'A espera em minutos', where other columns are told in those, too
  if (link === 'em' && lastNumber && isUnitOf(word, lastNumber)) return true
  // 'Quem concluiu mais vias' of 'Vias concluídas'
  const done = items.flatMap(({ text, meanings }) => (meanings.length === 0 ? (stemOf(text) ?? []) : []))
  const telling = (label: string) =>
    rest.some(({ text }) => wordsIn(label).includes(text)) ||
    wordsIn(label).some((word) => isDone.test(word) && done.some((stem) => stemOf(word) === stem))
  const named = labels.filter(telling)
  // 'Quantos kg a gente perdeu' of 'Kg perda', beside 'Kg colhido'; 'quantas horas' of 'Total de horas', beside 'Horas extras'
  const told = [
    named,
    labels.filter((label) => isToldOf(label, word, words)),
    labels.filter((label) => wordsIn(label).every((one) => one === word || /^(?:total|de)$/.test(one))),
  ].find((some) => some.length > 0)
  const metric = data.metrics.find(({ label }) => label === told?.[0])
  if (!metric || told?.length !== 1) return false
  pushNew(said.metrics, metric)
  return true
}

/** Is a verb or a noun of the question made of what the label tells of its unit? */
const isToldOf = (label: string, unit: string, words: string[]): boolean =>
  wordsIn(label).some((one) => one !== unit && words.some((word) => isAkin(rootOf(word), rootOf(one))))

/** 'Faltaram' is the value 'Faltou'. */
function sayOutcome(question: Question, { word, rest, outcomes, isRanked, isOurs }: Verb): boolean {
  const { said, data, except } = question
  const [outcome] = outcomes
  if (!outcome) return false
  // 'Os alunos que mais pagaram' paid the most, not most often.
  if (isRanked && isPaying(word) && question.takings && !said.signs.has('how-many')) {
    said.amount ??= question.takings
    return true
  }
  // 'Quanto pagamos de pedágio' is no bill that was paid.
  if (isOurs && isSpending(word) && said.signs.has('how-much') && namesNumber(rest)) return false
  if (/[aei]r(?:em)?$/.test(word) && said.limits.some((one) => isInName(question, word, one.measure)))
    said.named += 1
  else if (outcomes.length === 1) {
    const column = data.dimensions.find(({ id }) => id === outcome.dimension)
    const isFlag = column && yesOf(column) === outcome.value
    sayValue(question, isFlag ? flagOf(column, outcome.value, except) : { ...outcome, except })
    // 'Faltas por dentista' and 'cancelamentos' are counted.
    if (isCounted.test(word)) said.signs.add('how-many')
    if (isRanked) said.signs.add('frequent')
    if (column && yesOf(column) !== undefined) said.flagged = true
    said.understood.push({ said: word, as: outcome.value })
  } else return false
  return true
}

/** 'O atraso médio das que atrasaram' is one of some rows, which 'Atraso (min)' alone does not tell. */
function sayPartly({ said }: Question, { word, before }: Verb): boolean {
  const asksMean = said.signs.has('mean') || said.metrics.some(({ bottom }) => bottom)
  const isPart = before === 'que' && asksMean && isOutcome(word)
  if (isPart) said.strange.push(word)
  return isPart
}

/** The number whose name is made of the same verb. */
function sayAmount(question: Question, { word, before, amount }: Verb): boolean {
  const { said, afterNumber, lastNumber } = question
  // 'Que parte da meta foi realizada' of 'Meta' and 'Realizado'
  const [whole, ...others] = said.metrics
  if (
    amount &&
    whole &&
    others.length === 0 &&
    amount !== whole &&
    amount.unit === whole.unit &&
    said.signs.has('share') &&
    /^(?:foi|foram)$/.test(before)
  ) {
    pushNew(said.metrics, amount)
    said.made = 'ratio'
    said.wholeFirst = true
    return true
  }
  // 'Mais de 40 minutos no preparo'
  const isLimited = amount && said.limits.some(({ measure }) => measure === measureIn(amount))
  if (isLimited && /^(?:d[eoa]|em|n[oa]|pr?a|para)$/.test(before)) return true
  // 'A caução cobrada' of 'Valor cobrado'
  if (afterNumber && lastNumber?.unit === 'money' && spentOn.test(word)) return true
  if (
    afterNumber &&
    amount &&
    lastNumber &&
    amount !== lastNumber &&
    lastNumber.id !== 'rows' &&
    // 'Trajes alugados' are no money.
    (amount.unit === 'money') === (lastNumber.unit === 'money') &&
    (/[ai]d[oa]s?$/.test(word) ||
      wordsIn(amount.label).some((one) => wordsIn(lastNumber.label).includes(one)))
  ) {
    // 'Unidades perdidas' are the 'Perdas (un)', not other units.
    const measure = measureIn(amount)
    const limited = said.limits.filter(({ measure }) => measure === measureIn(lastNumber))
    if (said.metrics.at(-1) === lastNumber) said.metrics.splice(-1, 1, amount)
    else if (measure) for (const one of limited) one.measure = measure
    return true
  }
  // 'Quantos pedidos tiveram devolução'
  if (amount && isNoun.test(word) && has.test(before) && areRowsLast(question) && measureIn(amount)) {
    sayHaving(question, amount)
    return true
  }
  if (
    amount &&
    (isNoun.test(word) ||
      (amount.unit !== 'money' && said.signs.has('how-many') && said.counted === undefined))
  ) {
    // 'Quantos pães produzimos' are the 'Unidades produzidas'.
    if (said.metrics.includes(amount)) said.named += 1
    else said.understood.push({ said: word, as: amount.label })
    pushNew(said.metrics, amount)
    return true
  }
  // 'Farinha gasta', 'valor cobrado'
  const near = said.metrics.at(-1)
  const isAmountNamed = (afterNumber || (isHighest.test(before) && near)) && near?.id !== 'rows'
  if (isAmountNamed && spentOn.test(word)) return true
  // Rows are new on their day.
  return afterNumber && areRowsLast(question) && /^nov[oa]s?$/.test(word)
}

/** What was spent, paid or received. */
function saySpending(question: Question, verb: Verb): boolean {
  const { said, items, data, takings } = question
  const { word, place, amount } = verb
  // 'Quantos pedidos a loja recebe por dia'
  if (/^receb(?:e|em|eu|emos|eram)$/.test(word) && areRowsLast(question) && said.asksHowMany) return true
  if (spendings.test(word) || isSpending(word, place)) sayOutlay(question, verb)
  else if (/^recebem?$/.test(word) && !amount && !namesAmount(question, false) && namesWorker(items, data))
    said.strange.push(word)
  else if (amount || isPaying(word, place)) {
    question.paidFor ??= verb.owner
    // What somebody received was paid to them.
    said.amount ??=
      amount ??
      (word.startsWith('receb') ? paidIn(data) : undefined) ??
      takings ??
      (/(?:mos|ei)$/.test(word) ? undefined : spendingIn(data, false))
  } else return false
  return true
}

/** What came in of what was asked for: 'Valor pago' beside 'Valor'. */
function paidIn({ metrics, outlay }: Dataset): Metric | undefined {
  const paid = metrics.filter(
    ({ unit, bottom, label }) =>
      unit === 'money' && !bottom && /^(?:valor |total )?(?:pag|recebid)[oa]$/.test(fullName(label)),
  )
  return paid.length === 1 && !outlay ? paid[0] : undefined
}

const isMoney = (item: Item | undefined): boolean =>
  item?.meanings.some((one) => one.is === 'metric' && one.metric.unit === 'money') ?? false

function sayOutlay(question: Question, { word, rest, amount, isOurs }: Verb) {
  const { said, data, lexicon, takings, subject, words } = question
  const label = data.dimensions.find(({ id }) => id === subject)?.label ?? ''
  const isTaken = takings && subject && /^(?:gast|desembols|pag)/.test(word) && wordsIn(label).some(isServed)
  const isNoun = spendings.test(word)
  // 'O gasto com pedágio' is that of the column.
  const of = isMean(rest[0]) ? rest.slice(1) : rest
  if (isNoun && !amount && /^(?:d[aeo]|com|em)$/.test(of[0]?.text ?? '') && isMoney(nextSaid(of))) return
  // 'Gastamos mais com taxa de descarte'
  const rank = of.findIndex((item) => /^(?:com|em)$/.test(item.text))
  if (!isNoun && !amount && rank !== -1 && rank < 2 && isMoney(nextSaid(of.slice(rank)))) return
  const spent = isTaken ? takings : (amount ?? spendingIn(data, isOurs || isNoun))
  // 'Quanto custa uma remoção' may be what is paid for it, or what goes for it.
  if (/^cust/.test(word) && /^uma?$/.test(rest[0]?.text ?? '') && takings && spent && spent !== takings)
    said.tangled = true
  const owner = rest.flatMap(({ text }) => lexicon.owners.get(singular(text)) ?? []).at(0)
  if (!spent && owner) {
    if (isNoun) pushNew(said.metrics, owner)
    return
  }
  // 'Quantos litros gastamos', 'quem paga mensalidade acima de 500': the number is named.
  const isOther = /^gast/.test(word) && !said.signs.has('how-much')
  if (!spent && !isNoun && namesAmount(question, isOther)) return
  // Whose people, where no value tells?
  const isTold = isTaken || said.values.length > 0
  if (!spent || (!isTold && words.some((one) => isCrowd.test(one)))) said.strange.push(word)
  else if (isNoun) pushNew(said.metrics, spent)
  else said.amount ??= spent
}

/** What 'quantos' or 'qual' asks for. */
function sayCounted(question: Question, { word, one, before, rest, outcomes }: Verb): boolean {
  const { said, data, lexicon, rows, units, counting } = question
  if (counting && containers.test(word) && units && isValueOf(rest, data.sales?.product))
    pushNew(said.metrics, units)
  else if (counting && isServed(one) && givesNote(question, rest) && rows) {
    said.asksHowMany = true
    pushNew(said.metrics, rows)
  } else if (counting && outcomes.length === 0 && !lexicon.tables.has(one) && !beginsAsName(lexicon, one))
    said.strange.push(word)
  // 'Qual peixe' of 'Peixaria' asks for a column.
  else if (asks.test(before) && !namesWord(question, one)) said.strange.push(word)
  else return false
  return true
}

const namesWord = ({ lexicon }: Question, word: string): boolean =>
  lexicon.tables.has(word) || [...lexicon.names].some((name) => rootOf(name) === rootOf(word))

/** 'Grupo de planta' of 'Grupo': what there are sorts of. */
function isSortOf({ items, link, data }: Question, at: number): boolean {
  const column = items[at - 2]?.meanings.find(({ is }) => is === 'dimension')
  const label = data.dimensions.find(({ id }) => column?.is === 'dimension' && id === column.id)?.label ?? ''
  return /^d[aeo]s?$/.test(link) && /^(?:tipo|grupo|categoria|linha|classe|genero)$/.test(plain(label))
}

/** A word of a name, or one that adds nothing; any other is strange. */
function sayName(
  question: Question,
  at: number,
  { word, one, before, rest, next, place, isRanked, owner, amount }: Verb,
) {
  const { said, lexicon, items } = question
  // 'Quantos kg' of 'preco_kg' alone is told by no column.
  const isTold = isOutcome(word) && isDone.test(word) && !amount && !lexicon.tables.has(one)
  if (!isTold && (saysName(lexicon, word) || beginsAsName(lexicon, word)) && !isUnit(word)) {
    said.named += 1
    question.ofNames.push(word)
    question.paidFor ??= owner
    question.hasSubject = true
    const isDone = isDoing(word, place) || (/[ai]d[oa]s?$/.test(word) && before !== next)
    if (lexicon.tables.size > 0 && !said.acted && !namesNumber(rest) && isRanked && isDone)
      said.signs.add('frequent')
  } else if (isSortOf(question, at)) said.named += 1
  else if (isWanted(word, before)) said.signs.add('frequent')
  else if (!addsNothing(word, place) && !(paidBy.test(word) && namesValue(rest))) said.strange.push(word)
  else if (isRanked && !measured.test(word) && endsWith(rest) && !namesNumber(items) && !said.acted)
    said.signs.add('frequent')
}
