// Columns that a question divides by or counts, and their values, which rows are kept to.

import { isPerson, isServed, isWorker, placeOf } from '../concepts'
import { wordsIn } from '../csv/full-name'
import type { Dataset, Dimension } from '../dataset'
import { ranks } from '../everyday-words'
import { type Item, isFilled, isValueOf, namesNumber, namesValue, nextSaid } from '../items'
import { type Meaning, yesOf } from '../lexicon'
import { numberOf } from '../read-periods'
import { isPaying } from '../verbs'
import { asks, has, mostNamed, perEach, places, tellsOnlyValues, tellsPart, wholes } from '../word-kinds'
import { isPlural, phraseKey, plain, singular, wordsOf } from '../words'
import {
  areRowsCounted,
  areRowsLast,
  asksForEach,
  isAfter,
  isMentioned,
  isOfColumn,
  isValueNext,
} from './context'
import { pushNew, type Question, type SaidValue, type Sayings } from './question'

/** Reads the name of a column. */
export function sayDimension(question: Question, id: string, at: number): void {
  const { items, data, said, link, counting, rows } = question
  const text = items[at]?.text ?? ''
  const dimension = data.dimensions.find((one) => one.id === id)
  // 'Que parte foi por encomenda' is of those that were.
  const isAsked = said.signs.has('share') || said.signs.has('how-many')
  const isToldBy =
    link === 'por' && isAsked && (tellsPart.test(items[at - 2]?.text ?? '') || text === 'encomenda')
  const divides = (perEach.test(link) && !isToldBy) || asks.test(link)
  const value = dimension && !divides ? yesOf(dimension) : undefined
  const next = nextSaid(items.slice(at + 1))
  const valued = next?.meanings.some((meaning) => meaning.is === 'value' && meaning.dimension === id) ?? false
  said.named += text.split(' ').length
  // 'Quanto pagamos ao professor' of 'Pagto professor', 'quem entregou suco' of 'Pedidos Sucos'
  const isOfNumber =
    /^aos?$/.test(link) &&
    [...said.metrics, said.amount].some((one) => one && wordsIn(one.label).includes(text))
  const isOfRows = /(?:ou|[aei]mos|[aei]ram)$/.test(link) && question.lexicon.tables.has(text)
  if ((isOfNumber || isOfRows) && !valued && !isPlural(text)) return
  // 'O cachê pago pra Lívia' was paid to her, whatever 'Pago' says.
  if (
    value !== undefined &&
    /^pag[oa]s?$/.test(text) &&
    /^(?:pra|para|pro|aos?)$/.test(items[at + 1]?.text ?? '')
  )
    return
  if (dimension && value !== undefined && !valued) {
    said.flagged = true
    // 'Fez mais entregas' of 'Entrega?'
    const isRanked = /^(?:mais|menos)$/.test(link) && isPlural(text)
    if ((counting || isRanked) && rows) pushNew(said.metrics, rows)
    sayValue(question, flagOf(dimension, value, question.except))
    question.except = false
    return
  }
  // 'Pedidos com cupom', 'sem cupom': where cells are empty, there was none.
  if (dimension && !valued && !divides && isHad(question, dimension)) {
    for (const one of dimension.values)
      sayValue(question, { dimension: id, value: one, except: question.except })
    question.except = false
    return
  }
  // 'Valor pendente de reembolso' of the column 'Reembolso'
  if (/^d[aeo]$/.test(link) && said.values.at(-1)?.dimension === id && !valued) {
    pushNew(said.mentioned, id)
    return
  }
  // 'Área de curso' is the area.
  if (/^d[aeo]s?$/.test(link) && !valued && said.dimensions.length > 0 && isOfColumn(question, at)) return
  // 'Que fatia foi de veículos levados para …' is that of no vehicle in particular.
  const isWhole = link === 'de' && said.signs.has('share') && tellsPart.test(items[at - 2]?.text ?? '')
  if (isWhole && isPlural(text) && !valued) {
    pushNew(said.mentioned, id)
    return
  }
  // 'De todos os convênios' leaves none out.
  const before = items.slice(0, at).findLast(({ text }) => !/^[oa]s$/.test(text))?.text ?? ''
  if (/^(?:tod[oa]s|tod[oa]s [oa]s)$/.test(before)) return
  if (!keepDimension(question, id, at, valued)) return
  const isTopic = namesValue(items.slice(at + 1)) && !valued
  const isQualified = isValueNext(question, at)
  const isOfKept =
    !valued && (next?.meanings.some(({ is }) => is === 'value') || namesValueOf(items.slice(at + 1)))
  if (/^d[oa]s$/.test(link) && (id === data.sales?.product || isOfKept)) question.ofSold = true
  // 'Valor cobrado de pacientes do sexo masculino'
  if (link === 'de' && isOfKept && isPlural(text) && isPerson(singular(text))) question.ofSold = true
  const isOwned = /^(?:mais|menos)$/.test(link) && /^(?:tem|possui)$/.test(items[at - 2]?.text ?? '')
  const isFirst = items.slice(0, at).every(isFilled)
  const isEach = isFirst && perEach.test(items[at + 1]?.text ?? '')
  if ((isOwned || isEach) && isPlural(text) && isServed(singular(text))) said.peopled = id
  const isForEach = asksForEach(question, at)
  if (/^d[oa]s$/.test(link) && isPlural(text) && said.metrics.length > 0 && !isForEach) question.ofAll = id
  if (!divides && (isPlural(text) || isTopic) && !isForEach) {
    question.bare = id
    question.ofValue = isTopic
    // 'Atendimentos de pacientes de São Belmiro'
    const isOf = /^d?os$|^d?as$/.test(link) || (isTopic && link === 'de')
    question.ofPeople = isOf && (isPerson(singular(text)) || isWorker(singular(text)))
    if (isTopic && (isQualified || isFirst)) question.isTopic = true
  }
  if (perEach.test(link) && !isToldBy) said.divided = true
  // 'Que professor teve menos alunos diferentes'
  const isCountedEach =
    /^(?:mais|menos)$/.test(link) && /^(?:diferente|distint[oa])s$/.test(items[at + 1]?.text ?? '')
  if ((counting && !perEach.test(link)) || isCountedEach) said.counted = id
}

/** 'Pacientes de grau severo': another column with its value. */
function namesValueOf(rest: Item[]): boolean {
  const place = rest.findIndex((item) => !isFilled(item))
  const column = rest[place]?.meanings.find(({ is }) => is === 'dimension')
  return column?.is === 'dimension' && isValueOf(rest.slice(place + 1), column.id)
}

/** Keeps a column that is divided by, or named in passing; not one that only tells what another word is of. */
function keepDimension(question: Question, id: string, at: number, valued: boolean): boolean {
  const { items, said, link, leftOut, except } = question
  // 'Por rota e não por produtor' tells what is not wanted; 'sem vendedor' tells nothing that can be worked out.
  if (except && leftOut === undefined && perEach.test(link)) question.except = false
  else if (except && !valued && leftOut === undefined) said.tangled = true
  else if (/^n[oa]s$/.test(link) && said.highest && said.metrics.length > 0) return false
  else if (
    question.afterRank &&
    said.dimensions.length > 0 &&
    items[at + 1]?.text === 'em' &&
    namesNumber(items.slice(at + 2, at + 3))
  )
    return false
  else if (isMentioned(question, at)) pushNew(said.mentioned, id)
  else pushNew(said.dimensions, id)
  return true
}

function isHad(question: Question, { codes, values }: Dimension): boolean {
  const { link } = question
  const says = has.test(link) || /^(?:com|sem|us(?:ou|aram))$/.test(link)
  return (
    says &&
    ((link === 'sem' && question.said.signs.has('how-much')) ||
      areRowsLast(question) ||
      areRowsCounted(question)) &&
    codes.includes(-1) &&
    values.length <= mostNamed
  )
}

/** 'Quem' asks for people, where none are named. */
export function sayWho(question: Question, rest: Item[]): void {
  const { said, person } = question
  // 'Quem vendeu menos no turno da tarde' names a column for its value alone.
  const isAsked = rest.some(({ meanings }, at) =>
    meanings.some((one) => one.is === 'dimension' && !isValueOf(rest.slice(at + 1), one.id)),
  )
  if (isAsked) return
  if (said.values.length > 1) return
  // 'Idade média de quem fez periódico' is that of all of them.
  const isRanked = ranks(said.signs)
  const isOfValue = rest.some((_, at) => namesValue(rest.slice(at)))
  if (/^de$/.test(question.link) && said.metrics.length > 0 && isOfValue && (!isRanked || said.highest))
    return
  // 'Quantas peças leva quem paga no débito' are those of the value.
  if (!person && said.metrics.length > 0 && tellsOnlyValues(rest)) return
  // 'Quem vendeu mais, a Bia ou o site?'
  const named = rest.flatMap(({ meanings }) =>
    meanings.flatMap((one) => (one.is === 'value' ? [one.dimension] : [])),
  )
  const [only] = named.length > 1 && new Set(named).size === 1 ? named : []
  const who = person ?? only
  if (who) pushNew(said.dimensions, who)
  else said.strange.push('quem')
  question.subject = who
}

/** 'Onde' asks for places, 'de onde' for where things come from. */
export function sayWhere({ data, said }: Question, isFrom: boolean): void {
  const place = placeOf(data, isFrom)
  if (place) pushNew(said.dimensions, place)
  else said.strange.push('onde')
}

/** A value right after the share, or after what tells how the rest is to be taken, is the part that is asked for. */
export function sayValue(question: Question, value: Omit<SaidValue, 'part'>): void {
  const { said, afterShare, afterTelling } = question
  if (afterTelling) for (const one of said.values) one.part &&= one.dimension === value.dimension
  said.values.push({ ...value, part: afterShare || afterTelling })
}

/** 'Não escaparam' are those that say no, where of others nothing is said. */
export function flagOf(
  { id, values, codes }: Dimension,
  value: string,
  except: boolean,
): Omit<SaidValue, 'part'> {
  const no = values.find((one) => /^n/i.test(one))
  const isOpen = values.includes('') || codes.includes(-1)
  return except && isOpen && no !== undefined
    ? { dimension: id, value: no, except: false }
    : { dimension: id, value, except }
}

/** Reads the name of a value. */
export function sayNamedValue(
  question: Question,
  { dimension, value }: { dimension: string; value: string },
  meanings: Meaning[],
  at: number,
): void {
  const { items, said, data, named, link, takings } = question
  const text = items[at]?.text ?? ''
  const next = items[at + 1]
  if (named === dimension) {
    said.dimensions = said.dimensions.filter((id) => id !== named)
    // 'Por tipo, pacote e avulsa' names what it is divided by.
    if (said.divided) question.listed = dimension
  } else said.unsure ??= severalPlaces(meanings, data)
  said.named += text.split(' ').length
  // 'Quantos violões temos' are things, not rows.
  const isOwned = question.counting && /^(?:temos|tenho|existem|ha|tem)$/.test(next?.text ?? '')
  if (isOwned && !/[ai]d[oa]$/.test(plain(value)) && isPlural(text)) said.strange.push(text)
  // How many work for a client is not told by those who work for it here.
  if (isAfter(question, at, 'tem') && said.counted !== undefined && said.guessed.length > 0)
    said.strange.push(...said.guessed)
  // 'Bairros com menos corridas que o Centro' are measured against it, not found in it; 'a maior gorjeta que a Lorena
  // ganhou' is hers.
  const isHers =
    (next?.meanings.length === 0 && numberOf(next.text) === undefined) ||
    (isFilled(next) && /^(?:deu|fez|teve|levou|pegou)$/.test(next?.text ?? '')) ||
    next?.meanings.some((one) => one.is === 'sign' && /^(?:sold|bestselling)$/.test(one.sign))
  const isRanked = said.signs.has('most') || said.signs.has('least')
  if (isAfter(question, at, 'que') && !isHers && isRanked && said.values.length === 0) said.tangled = true
  // 'Tudo menos o pátio' was read before; so is 'todos os convênios menos particular'.
  const isOfWhole = question.words.some((word) => wholes.test(word)) || said.dimensions.includes(dimension)
  if (link === 'menos' && isOfWhole) {
    question.except = true
    said.signs.delete('least')
  }
  // 'Valor médio por peça' is not that of 'Auto Peças Lima'.
  const isWhole = phraseKey(wordsOf(value)) === phraseKey(text.split(' '))
  if (perEach.test(link) && !isWhole) said.strange.push(text)
  // 'Média por carro' is that of one.
  if (perEach.test(link) && said.signs.has('mean')) said.perRow = true
  // 'Total pago' is money.
  if (link === 'total' && isPaying(text.replace(/[oa]s?$/, 'ou'))) said.amount ??= takings
  sayValue(question, { dimension, value, except: isLeftOut(question, dimension) })
  // 'Quem fez menos revisões', 'exames por mês': things of which there are many are counted.
  const many = plain(value) !== text && isWhole
  // 'Quem vendeu mais, a Cida ou o Wagner', 'rendeu menos no banho', 'consumiu menos água' of 'Consumo'
  const isPlace = said.amount !== undefined && (said.amount !== takings || /^(?:n[oa]s?|em|com)$/.test(link))
  if (question.afterRank && !/^[oa]$/.test(link) && !isPlace) said.ranksThings = true
  // 'Valor das consultas' is money.
  const isValue = items[at - 2]?.text === 'valor' && /^d[aeo]s?$/.test(link)
  if (isValue && many && takings) said.amount ??= takings
  else if (said.ranksThings || (many && items.slice(0, at).every(isFilled))) said.signs.add('how-many')
}

/** Values left out are those of one column; one of another is left out no more, where a word tells that it is kept. */
function isLeftOut(question: Question, dimension: string): boolean {
  if (!question.except) return false
  question.leftOut ??= dimension
  if (question.leftOut === dimension) return true
  if (!places.test(question.link)) question.said.tangled = true
  question.except = false
  return false
}

function severalPlaces(meanings: Meaning[], data: Dataset): Sayings['unsure'] {
  const values = meanings.filter((meaning) => meaning.is === 'value')
  const places = new Set(values.map(({ dimension }) => dimension))
  const [first] = values
  if (!first || places.size < 2) return undefined
  const labelOf = (id: string) => data.dimensions.find((dimension) => dimension.id === id)?.label ?? id
  return { word: first.value, choices: [...places].map((id) => `${labelOf(id)} ${first.value}`) }
}
