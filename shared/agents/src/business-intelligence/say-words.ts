import { isHouse, isPerson, isWorker } from './concepts'
import { fullName, wordsIn } from './csv/full-name'
import {
  countsRows,
  countsThings,
  type Dataset,
  datesOf,
  type Metric,
  measureIn,
  moneyIn,
  numbersRows,
} from './dataset'
import { ranks, type Sign } from './everyday-words'
import { type Item, isFilled, isShop, nextSaid, tellsWhat } from './items'
import { type Lexicon, type Meaning, yesOf } from './lexicon'
import type { Edge } from './plan'
import { limitWord, type SaidLimit } from './read-limits'
import {
  areRowsLast,
  contentBefore,
  countsSales,
  isColumnNext,
  isOfColumn,
  isValueNext,
} from './sayings/context'
import { sayDimension, sayNamedValue, sayValue } from './sayings/dimensions'
import { hasSome, readLimit, readNumber, sayHaving, sayLimit } from './sayings/limits'
import { meantOf } from './sayings/meaning'
import { isNamedThing, isSum, sayMetric } from './sayings/metrics'
import { newQuestion, pushNew, type Question, type Sayings } from './sayings/question'
import { columnOfDone, sayVerb } from './sayings/verbs'
import { isDoing, isPaying, isSpending, paidBy, rootOf } from './verbs'
import {
  chosen,
  has,
  hasNone,
  isExcept,
  isHighest,
  isRelated,
  isSaidBy,
  isTakings,
  isUnit,
  isUnitOf,
  leavesNumber,
  measuresSize,
  movedIn,
  nouns,
  ordinalAt,
  otherUnits,
  type Party,
  perEach,
  severalNouns,
  spentOn,
  tellsPart,
} from './word-kinds'
import { isPlural, plain, singular } from './words'

/** Reads the words that are not about time. */
export function sayWords(
  words: string[],
  used: boolean[],
  limits: SaidLimit[],
  data: Dataset,
  lexicon: Lexicon,
  /** Where words stand that name the date. */
  dated: ReadonlySet<number> = new Set(),
): Sayings {
  const question = newQuestion(words, used, limits, data, lexicon, dated)
  for (const [at, item] of question.items.entries()) readItem(question, item, at)
  dropDimensions(question)
  completeMetrics(question)
  const { said } = question
  const lost = question.passed.find(({ dimension }) => !isTold(said, dimension))
  if (lost) said.strange.push(lost.word)
  // A word that is a value and nothing else is part of what is asked for.
  for (const { text, meanings } of question.items)
    if (
      text !== 'dinheiro' &&
      !isHouseOf(lexicon, text) &&
      meanings.length > 0 &&
      meanings.every((one) => one.is === 'value' && !isTold(said, one.dimension))
    )
      said.strange.push(text)
  const isOfTable = (word: string) => lexicon.tables.has(word) || lexicon.tables.has(singular(word))
  said.strange.push(
    ...question.ofNames.filter(
      (word) => !isOfTable(word) && (isOfOtherNumber(question, word) || isOfFlag(question, word)),
    ),
    ...question.items.flatMap(({ text, meanings }) =>
      meanings.length === 0 && isDoneByOther(question, text) ? text : [],
    ),
  )
  return question.said
}

/** 'Produzem a maior quantidade' is told by no 'Qtd. vendida', where there is a 'Qtd. produzida'. */
function isDoneByOther({ said, data }: Question, text: string): boolean {
  if (!isDoing(text)) return false
  const isOfIt = ({ label }: Metric) =>
    wordsIn(label).some((word) => isPart.test(word) && rootOf(word) === rootOf(text))
  const told = said.metrics.filter(isSum)
  return told.length > 0 && !told.some(isOfIt) && data.metrics.some((one) => isSum(one) && isOfIt(one))
}
/** A 'pedido' is a thing. */
const isPart = /(?<!^ped)[ai]d[oa]s?$/

const isTold = ({ values, dimensions, mentioned }: Sayings, id: string): boolean =>
  values.some(({ dimension }) => dimension === id) || [...dimensions, ...mentioned].includes(id)

const hasWord =
  (word: string) =>
  ({ label }: { label: string }): boolean =>
    wordsIn(label).includes(word)

/** 'Com garantia' may be a yes of 'Garantia estendida', or not: it is not passed over. */
function isOfFlag({ said, data }: Question, word: string): boolean {
  const has = hasWord(word)
  const named = data.dimensions.filter(has)
  return (
    named.length > 0 &&
    named.every((one) => yesOf(one) !== undefined && !isTold(said, one.id)) &&
    ![...data.metrics, ...datesOf(data)].some(has)
  )
}

/** 'Cantina' is said of no number but 'Consumo na cantina': another one is not what is asked for. */
function isOfOtherNumber({ said, data }: Question, word: string): boolean {
  const has = hasWord(word)
  const numbers = data.metrics.filter(has)
  const told = [...said.metrics, said.amount, said.sized, said.per]
  const limited = said.limits.map(({ measure }) => measure)
  return (
    numbers.length > 0 &&
    ![...data.dimensions, ...datesOf(data)].some(has) &&
    !numbers.some((one) => told.includes(one) || limited.includes(measureIn(one) ?? ''))
  )
}

/** Shorter names end in others by chance. */
const shortestTrade = 4

function readItem(question: Question, { text, meanings }: Item, at: number) {
  const { items, said, link, lexicon } = question
  const place = limitWord.exec(text)?.[1]
  if (place !== undefined) {
    readLimit(question, at, Number(place))
    question.link = text
    return
  }
  if (limitWord.test(link) && meanings.length === 0 && otherUnits.test(text)) return
  // 'Área de no mínimo 3 m2'
  const limited = said.limits.at(-1)?.measure
  if (
    limitWord.test(link) &&
    limited !== undefined &&
    (meanings.some((one) => one.is === 'metric' && measureIn(one.metric) === limited) ||
      (isUnit(text) &&
        question.data.metrics.some((one) => measureIn(one) === limited && isUnitOf(text, one))))
  )
    return
  if (sayEdge(question, at) || sayPlace(question, at) || sayPartOfTotal(question, at)) {
    question.link = text
    return
  }
  // 'Quantos … no total?' names no column, even where one is called so; neither does 'quantidade total'.
  const isWhole = link === 'no' && !/^d[aeo]s?$/.test(items[at + 1]?.text ?? '')
  const isAfterNumber =
    (question.afterNumber && said.metrics.length > 0) || isWhole || said.made === 'product'
  if (text === 'total' && ((link === 'no' && at === items.length - 1) || isAfterNumber)) return
  if (namesBusiness(question, at)) {
    question.hasSubject = true
    question.link = text
    return
  }
  // 'Bebida e gelo' of a table of both
  const isOfTable = (place: number) => lexicon.tables.has(singular(items[place]?.text ?? ''))
  const isBesides = (link === 'e' && isOfTable(at - 2)) || (items[at + 1]?.text === 'e' && isOfTable(at + 2))
  if (isBesides && isOfTable(at) && meanings.every(({ is }) => is === 'value')) {
    said.named += 1
    question.link = text
    return
  }
  if (sayTakings(question, text, meanings)) {
    question.link = text
    return
  }
  // 'O maior vale pago num plantão'
  const isOfNumber = question.afterNumber && question.lastNumber?.unit === 'money' && !isPlural(text)
  if (said.highest && isOfNumber && !isFilled(items[at - 1]) && spentOn.test(text)) return
  const beside = /^(?:x|vs|versus|contra|ou|e)$/.test(link) ? said.values.at(-1)?.dimension : undefined
  const named = question.named ?? beside
  const meaning = meantOf(question, chosen(meanings.filter(isSaidBy(text)), named, text, link), at)
  const before = said.values.length + said.named
  const moved = movedIn(text, lexicon, question.data, () => partyOf(question))
  if (moved === 'either') said.tangled = true
  else if (moved) sayValue(question, { ...moved, except: question.except })
  sayMeaning(question, meaning, meanings, at)
  const isPassed =
    !meaning || meaning.is === 'filler' || (meaning.is === 'metric' && countsRows(meaning.metric))
  if (isPassed && said.values.length + said.named === before) passOver(question, text)
  question.link = text
  moveOn(question, meaning, text, at)
}

/** Who is told to have received or paid, by the column that was named last; nobody where no column is of takings. */
function partyOf({ data, subject, words, takings }: Question): Party | undefined {
  if (!takings) return undefined
  if (data.sales?.product !== undefined) return 'trader'
  if (words.includes('quem')) return 'unknown'
  const column = data.dimensions.find(({ id }) => id === subject)
  if (!column) return 'own'
  const names = wordsIn(column.label)
  if (names.some((name) => isPerson(name) || isWorker(name) || /^(?:fornecedor|favorecid|credor)/.test(name)))
    return 'other'
  return names.some((name) => /^(?:setor|unidade|loja|filial|departamento|area|projeto|caixa)$/.test(name))
    ? 'own'
    : 'unknown'
}

/** A word that looks like a value of some column is not passed over for certain: 'alugaram' where a service is 'Aluguel'. */
function passOver({ lexicon, passed }: Question, text: string) {
  const isOfMoney = isPaying(text) || isSpending(text) || paidBy.test(text)
  if (lexicon.fillers.has(text) || isOfMoney || lexicon.tables.has(singular(text))) return
  for (const dimension of lexicon.roots.get(rootOf(text)) ?? []) passed.push({ word: text, dimension })
}

/** Is it the business that the table is called after, and not what is told of its rows? */
function namesBusiness({ items, link, lexicon }: Question, at: number): boolean {
  const { text = '', meanings = [] } = items[at] ?? {}
  const next = items[at + 1]?.text ?? ''
  const ofWhat = next === 'de' ? (items[at + 2]?.text ?? '') : ''
  const isValue = text !== 'loja' && meanings.some(({ is }) => is === 'value')
  // 'A loja de instrumentos', where a channel is called 'Loja', too.
  if (isShop(text) && !isValue && lexicon.tables.has(singular(ofWhat))) return true
  // 'O estúdio fez' of 'Ensaios estúdio', though some were made in one
  const isAsked = (link === 'o' && does.test(next)) || (link === 'no' && ofWhat !== '')
  if (isHouseOf(lexicon, text) && isAsked) return true
  // 'A loja de peças' of 'Vendas autopeças', though a column is called so
  const isTrade =
    text.length >= shortestTrade && [...lexicon.tables].some((name) => name.endsWith(singular(text)))
  return isTrade && link === 'de' && isShop(items[at - 2]?.text ?? '')
}

const does = /^(?:fez|faz|fechou|fatura|faturou|vende|vendeu|recebe|recebeu|atende|atendeu)$/

/** The word for a business that is in the table's own name. */
const isHouseOf = ({ tables }: Lexicon, text: string): boolean => isHouse(text) && tables.has(text)

const edges: [RegExp, Edge][] = [
  [/^primeir[oa]$/, 'first'],
  [/^ultim[oa]$/, 'last'],
]

/** 'O último pedido', and 'quando' where that is asked of it. */
function sayEdge({ items, said }: Question, at: number): boolean {
  const edgeOf = ({ text }: Item) => edges.find(([word]) => word.test(text))?.[1]
  const item = items[at]
  const edge = item && edgeOf(item)
  if (!edge) return item?.text === 'quando' && items.some(edgeOf)
  if (said.edge) said.tangled = true
  said.edge = edge
  return true
}

/** 'A segunda maior cidade' */
function sayPlace({ items, said, link }: Question, at: number): boolean {
  const ordinal = ordinalAt(items, at)
  if (ordinal === undefined) return false
  said.rankPlace = ordinal
  // 'Na segunda maior cidade' would first have to be found.
  if (/^[nd][oa]$/.test(link)) said.tangled = true
  return true
}

/** 'Desconto em relação ao total' is a part of what came in. */
function sayPartOfTotal(question: Question, at: number): boolean {
  const { items, said, takings } = question
  if (items[at]?.text !== 'total' || !isRelated(contentBefore(question, at))) return false
  if (said.values.length > 0 && said.metrics.length < 2) {
    said.signs.delete('compare')
    said.signs.add('share')
    for (const one of said.values.slice(-1)) one.part = true
    return true
  }
  if (!takings || said.metrics.length !== 1) return false
  said.made = 'part'
  pushNew(said.metrics, takings)
  return true
}

/** 'Quem trouxe mais dinheiro', 'em reais' */
function sayTakings(question: Question, text: string, meanings: Meaning[]): boolean {
  const { said, link, data, takings } = question
  const money = text === 'reais' ? (moneyIn(data) ?? takings) : takings
  if (text === 'reais' && link === 'em' && said.metrics.some(({ unit }) => unit === 'money')) return true
  if (!isTakings(text, link, meanings) || !money) return false
  question.afterRank = false
  said.amount ??= money
  if (said.metrics.some(countsThings))
    said.metrics = said.metrics.filter((one) => !isNamedThing(question, one))
  if (text !== 'reais') return true
  if (said.metrics.every(countsRows)) said.metrics = []
  if (said.ranksThings) said.signs.delete('how-many')
  if (said.metrics.some(({ id, unit }) => id !== 'rows' && unit !== 'money')) said.tangled = true
  return true
}

function sayMeaning(question: Question, meaning: Meaning | undefined, meanings: Meaning[], at: number) {
  const { items, said, link, openLimit } = question
  const text = items[at]?.text ?? ''
  if (meaning === undefined) {
    if (!readNumber(question, at)) sayVerb(question, at)
  } else if (meaning.is === 'metric') {
    if (openLimit) {
      sayLimit(question, openLimit, meaning.metric)
      question.openLimit = undefined
    } else if (hasSome(question, meaning.metric, at)) sayHaving(question, meaning.metric)
    // 'Quanto vendemos em livros' is money, whatever their number.
    else if (link === 'em' && countsThings(meaning.metric) && said.signs.has('how-much') && question.takings)
      said.amount ??= question.takings
    else {
      const all = meanings.includes(meaning) ? [meaning, ...meanings] : [meaning]
      sayMetric(question, all, meaning.metric, at)
    }
  } else if (meaning.is === 'grain') pushNew(said.grains, meaning.grain)
  else if (meaning.is === 'weekday') said.weekday = true
  else if (meaning.is === 'weekdays') sayWeekdays(question, meaning.weekdays)
  else if (meaning.is === 'sign') saySign(question, meaning.sign, at)
  else if (meaning.is === 'dimension') sayDimension(question, meaning.id, at)
  else if (meaning.is === 'value') sayNamedValue(question, meaning, meanings, at)
  else if (severalNouns.test(text) || (perEach.test(link) && nouns.test(text))) said.strange.push(text)
  // 'O mais feito' has most rows.
  const isDone = /^(?:mais|menos)$/.test(link) && /^(?:feit|realizad)[oa]s?$/.test(text)
  if (meaning?.is === 'filler' && isDone) said.signs.add('frequent')
}

function sayWeekdays({ said, link, except }: Question, weekdays: number[]) {
  said.weekdays.except = except
  const last = said.weekdays.days.at(-1)
  const [next] = weekdays
  if (/^(?:a|ate)$/.test(link) && last !== undefined && next !== undefined)
    for (let day = last + 1; day < next; day += 1) pushNew(said.weekdays.days, day)
  for (const day of weekdays) pushNew(said.weekdays.days, day)
}

function saySign(question: Question, sign: Sign, at: number) {
  const { items, said, link, data, rows, takings } = question
  const text = items[at]?.text ?? ''
  if (question.counting && rows && text === 'vendas' && !data.sales?.count) {
    pushNew(said.metrics, rows)
    said.asksHowMany = true
    return
  }
  // 'Quem fez menos vendas'
  const isMade =
    /^(?:mais|menos)$/.test(link) &&
    /^(?:fez|faz|fizeram|fazem|tem|teve|tiveram)$/.test(items[at - 2]?.text ?? '')
  if (isMade && rows && text === 'vendas' && !data.sales?.count) {
    pushNew(said.metrics, rows)
    return
  }
  if (text === 'venda' && perEach.test(link)) {
    said.perRow = true
    return
  }
  // 'Processos contra a Metalúrgica' are compared with nothing.
  if (text === 'contra' && !isBetween(question, at)) return
  // 'Quantas quedas de drone' are things that happened, not less of them.
  if (question.counting && /^(?:quedas?|altas?|aumentos?)$/.test(text)) {
    said.strange.push(text)
    return
  }
  // 'Quantas formas de pagamento diferentes tem nas vendas?'
  if (text === 'vendas' && said.differing && /^[nd]as$/.test(link)) return
  said.signs.add(sign)
  saySold(question, text)
  if (text === 'vendas' && isOfColumn(question, at)) said.ofRows = true
  // 'Doação média' is the amount of one.
  const isAdjective = sign === 'mean' && text !== 'em media'
  if (isAdjective && question.afterNumber && areRowsLast(question) && !isPlural(link) && takings)
    said.metrics.splice(-1, 1, takings)
  if (isHighest.test(text)) said.highest = true
  // 'Valor da maior venda'
  if (isHighest.test(text) && /^d[aeo]$/.test(link)) said.general = false
  if (/^mais (?:car|barat)/.test(text)) said.priced = true
  if (/^mais (?:long|curt|demorad|rapid|pesad|lev)/.test(text)) {
    said.physical = true
    question.size = text
    const sizing = data.metrics.filter((one) => !one.bottom && measuresSize(text, one))
    if (sizing[0] && sizing.length === 1) said.sized = sizing[0]
  }
}

/** Does a time come right after it, or another value of the column that was named last? */
function isBetween({ items, said, used }: Question, at: number): boolean {
  const dimension = said.values.at(-1)?.dimension
  const place = items[at]?.at ?? 0
  return (
    used.slice(place, place + 4).includes(true) ||
    items
      .slice(at + 1)
      .some(({ meanings }) => meanings.some((one) => one.is === 'value' && one.dimension === dimension))
  )
}

/** 'Vendemos' where rows are of sales and of something else: 'Venda' beside 'Conserto'. */
function saySold(question: Question, text: string) {
  if (!text.startsWith('vend')) return
  const value = question.lexicon.meanings.get('venda')?.find(({ is }) => is === 'value')
  if (value?.is === 'value' && !question.said.values.some(({ dimension }) => dimension === value.dimension))
    sayValue(question, { dimension: value.dimension, value: value.value, except: question.except })
}

/** 'Que parte dos pedidos não foi paga', and not 'dos pedidos que não foram pagos': what is denied is the part. */
function denies({ items, said }: Question, at: number): boolean {
  const { text = '' } = items[at] ?? {}
  const isPast = /(?:ou|eu|iu|ram)$/.test(items[at + 1]?.text ?? '')
  return (
    said.signs.has('share') &&
    items[at - 1]?.text !== 'que' &&
    (/^nao (?:foi|foram)$/.test(text) || (text === 'nao' && isPast))
  )
}

/** Keeps what the next word is read by. */
function moveOn(question: Question, meaning: Meaning | undefined, text: string, at: number) {
  const { said } = question
  // 'De barata que tiveram retorno'
  const tells = tellsPart.test(text) || (has.test(text) && said.signs.has('share') && said.values.length > 0)
  if (tells || denies(question, at)) question.afterTelling = true
  // 'A loja de tecidos'
  if (
    meaning?.is === 'filler' &&
    text.includes(' ') &&
    text.split(' ').every((one) => question.lexicon.tables.has(one) || /^d[aeo]s?$/.test(one))
  )
    question.hasSubject = true
  if (meaning?.is === 'filler') return
  const sign = meaning?.is === 'sign' ? meaning.sign : undefined
  question.afterTelling &&= sign === 'except'
  question.afterRank = /^(?:mais|menos)$/.test(text)
  // 'Percentual de exames urgentes'
  const isShared =
    question.afterShare &&
    meaning?.is === 'metric' &&
    meaning.metric.id === 'rows' &&
    (isValueNext(question, at) || isColumnNext(question, at))
  // 'Que parte chegou no prazo'
  const isVerb = meaning === undefined && question.afterShare && isDoing(text)
  question.afterShare = isShared || isVerb || sign === 'share'
  if (question.afterShare && /^representa/.test(text))
    for (const one of said.values.slice(-1)) one.part = true
  question.afterNumber = meaning?.is === 'metric'
  if (meaning?.is === 'metric') question.lastNumber = meaning.metric
  const isRows = meaning?.is === 'metric' && countsRows(meaning.metric)
  if (meaning) question.hasSubject = meaning.is === 'value' || meaning.is === 'dimension' || isRows
  if (meaning?.is === 'value') question.subject = meaning.dimension
  if (meaning?.is === 'dimension') question.subject = meaning.id
  question.counting = sign === 'how-many'
  if (sign === 'except') leaveOut(question, text, at)
  if (meaning?.is !== 'value') question.named = meaning?.is === 'dimension' ? meaning.id : undefined
}

function leaveOut(question: Question, text: string, at: number) {
  const { items, said, lexicon } = question
  question.except = true
  question.leftOut = undefined
  const rest = items.slice(at + 1)
  // 'Não tiveram desconto', 'entregas sem taxa', 'tirando o custo'
  const none = hasNone(text, rest) ? rest.slice(1) : rest
  const isLacking = text === 'sem' && countsSales(question)
  const isOfNumber = (none !== rest || isExcept(items[at]) || isLacking) && leavesNumber(none, isLacking)
  const isDone = text === 'nao' && columnOfDone(question.data, nextSaid(rest)?.text ?? '') !== undefined
  if (!isOfNumber && !isDone && !tellsWhat(rest, lexicon)) said.tangled = true
}

/** Drops columns that the question as a whole does not divide by. */
function dropDimensions({ said, used, bare, ofAll, ...question }: Question) {
  // 'Quanto os motoristas rodaram' and 'vendas de flores, valor total' are one number.
  const asksOne =
    said.whole ||
    question.ofSold ||
    (said.signs.has('how-many') && question.ofPeople) ||
    // 'Idade média dos aniversariantes'
    said.metrics.some(({ label }) => wordsIn(label).includes('idade')) ||
    said.signs.has('how-much') ||
    (question.isTopic && said.signs.size + said.metrics.length > 0)
  const ranksGroups =
    ranks(said.signs) || (['compare', 'grow', 'fall'] as const).some((sign) => said.signs.has(sign))
  const groupings = said.dimensions.length + said.grains.length + Number(said.weekday)
  // 'Vendas de móveis por mês' of a table of those
  const isOfTable = bare !== undefined && question.lexicon.tables.has(singular(plain(bare)))
  const isSecond = (question.ofValue || question.ofPeople || isOfTable) && groupings > 1
  const isOne = asksOne && !ranksGroups && !said.each && said.limit === undefined
  if (bare !== undefined && (isOne || isSecond) && bare !== said.counted) {
    said.dimensions = said.dimensions.filter((id) => id !== bare)
    pushNew(said.mentioned, bare)
  }
  // Of those of some rows alone, or of two columns, another number may be meant.
  if (said.dimensions.length !== 2 || said.values.length + said.metrics.length > 0 || said.signs.has('mean'))
    delete said.peopled
  const { listed } = question
  if (
    listed !== undefined &&
    said.values.filter(({ dimension, except }) => dimension === listed && !except).length > 1
  )
    pushNew(said.dimensions, listed)
  const isBeside = used.filter((one, at) => one && !used[at - 1]).length > 1 && !said.divided
  if (ofAll !== undefined && isBeside && !said.signs.has('most') && !said.signs.has('least'))
    said.dimensions = said.dimensions.filter((id) => id !== ofAll)
}

/** Adds numbers that only the question as a whole tells. */
/** The one number that columns of sorts are of, by their names: 'Valor despesa' of 'Tipo de despesa'. */
function ownerOfSorts({ said, data, lexicon, takings }: Question): Metric | undefined {
  const named = new Set([...said.dimensions, ...said.values.map(({ dimension }) => dimension)])
  const owners = new Set(
    data.dimensions
      .filter(({ id, label }) => named.has(id) && /^tipo\b/.test(fullName(label)))
      .flatMap(({ label }) => fullName(label).split(' ').slice(1))
      .flatMap((word) => lexicon.owners.get(singular(word)) ?? []),
  )
  const [owner] = owners
  return owners.size === 1 && owner !== takings ? owner : undefined
}

function completeMetrics(question: Question) {
  const { said, words, items, data, rows, paidFor, doneBy } = question
  // What nobody did was not done.
  if (doneBy && !said.values.some(({ dimension }) => dimension === doneBy.id))
    for (const value of doneBy.values) sayValue(question, { dimension: doneBy.id, value, except: false })
  // 'Cada peça sai a quanto, o valor dividido pelas peças'
  if (said.made === 'ratio' && said.per?.counts !== undefined)
    said.dimensions = said.dimensions.filter((id) => id !== said.per?.counts)
  // 'Mão de obra e peças' are two numbers.
  if (paidFor && said.metrics.some(({ id }) => id !== 'rows')) pushNew(said.metrics, paidFor)
  // 'Quanto custa o quilo' is no quantity.
  if (
    words.some((word) => /^cust(?:a|am|ou|aram)$/.test(word)) &&
    said.metrics.some(({ id, unit }) => id !== 'rows' && unit !== 'money')
  )
    said.tangled = true
  // 'Percentual de vendas sem bordado'
  const isOfSales = items.some(({ text }) => text === 'vendas') && said.signs.has('share') && said.flagged
  if (rows && isOfSales && said.metrics.length === 1 && said.metrics[0] === question.takings)
    said.metrics = [rows]
  // 'Qual o total das contas': what they come to
  const isTotalOf = /^(?:qual (?:foi |e )?)?(?:o )?total d[oa]s /.test(words.join(' '))
  if (rows && question.takings && isTotalOf && said.metrics.length === 1 && said.metrics[0] === rows)
    said.metrics = [question.takings]
  // 'Em que mês os pedidos deram o maior valor', 'as locações faturaram menos'
  const isOfTakings =
    /\b(?:d|ger|rend|som)(?:ou|eu|eram|aram) (?:o )?(?:maior|menor|mais|menos) valor(?! d)|\b(?:fatur|rend)(?:ou|eu|aram|eram|am|em|a|e) (?:mais|menos)\b(?! de)/
  if (question.takings && isOfTakings.test(words.join(' ')) && said.metrics.every(countsRows))
    said.metrics = [question.takings]
  // 'Quanto deu gás' of 'Tipo de despesa' is the 'Valor despesa', not what was sold
  const owner = ownerOfSorts(question)
  const isAsked = said.signs.has('how-much') && said.metrics.length === 0
  if (owner && (said.amount === question.takings || (said.amount === undefined && isAsked)))
    said.amount = owner
  if (owner && said.metrics.length === 1 && said.metrics[0] === question.takings && words.includes('valor'))
    said.metrics = [owner]
  // 'Percentual das comandas' of which each has its number
  const numbered = rows?.counts !== undefined && numbersRows(data, rows.counts) ? rows.counts : undefined
  const areRowsNamed = items.some(({ text }) => singular(text) === singular(plain(numbered ?? '')))
  if (rows && areRowsNamed && said.signs.has('share') && said.metrics.length === 0) said.metrics.push(rows)
  // 'Vendas acima de 500, quantas foram?'
  const salesSaid = items.some(({ text }) => text === 'vendas') && !data.sales?.count
  const asked = items.findLast((one) => !isFilled(one))?.text
  if (rows && said.metrics.length === 0 && salesSaid && asked === 'quantas') said.metrics.push(rows)
}
