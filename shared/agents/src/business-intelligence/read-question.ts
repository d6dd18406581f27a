import { capitalize } from '@ag/core'
import { dimensionOf } from './aggregate'
import { isServiceColumn, isThingColumn } from './concepts'
import { fullName } from './csv/full-name'
import { countsRows, countsThings, type Dataset, type Metric, measureIn, moneyIn } from './dataset'
import { type DateMeant, type DateNamed, datedBy, dateMeant, isPartly, saysValue } from './date-columns'
import { formatDay } from './days'
import { inValues, type Lexicon, ranks, type Sign } from './lexicon'
import { madeMetric } from './made-metric'
import {
  type Grain,
  inPeriod,
  lastWhole,
  type Period,
  periodAround,
  periodBefore,
  quietDays,
  spanOf,
} from './periods'
import type { Filter, Grouping, Plan, Reading, ValueFilter } from './plan'
import { readLimits } from './read-limits'
import { type FoundPeriod, overlaps, rangeOf, readPeriods } from './read-periods'
import { sayWords } from './say-words'
import type { Sayings } from './sayings/question'
import { spelled } from './spelling'
import { suggestedQuestions } from './suggested-questions'
import { isOutcome, isSpending } from './verbs'
import { inPlainWords, tellsHow, withoutAsides, withoutTelling } from './wording'
import { isPlural, phraseKey, plain, singular, wordsOf } from './words'

/** Longest question that is read, in characters. */
export const longestQuestion = 300

/**
 * Turns a question in Portuguese into a plan. Whatever it says must be understood: a word that means nothing here is
 * told, never passed over, since an answer that ignores it would be a wrong number that looks right. `others` are those of
 * the company's other tables.
 */
export function readQuestion(
  question: string,
  table: Dataset,
  lexicon: Lexicon,
  others: readonly Lexicon[] = [],
): Reading {
  const readWhole = (text: string) => readText(text, table, lexicon, others)
  const asked = withSides(inPlainWords(question.slice(0, longestQuestion)), lexicon)
  const plainly = withoutIncluded(asked, table, lexicon)
  const reading = readWhole(plainly)
  // What stands in brackets tells how it is to be worked out: it is told without them as well, or not understood.
  if (reading.kind === 'plan' && tellsHow(plainly)) {
    const bare = readWhole(withoutAsides(plainly))
    const isMade = bare.kind === 'plan' && 'top' in bare.plan.metric && / por /.test(bare.plan.metric.id)
    return isMade
      ? bare
      : { kind: 'unknown', message: tangledMessage, offers: suggestedQuestions(table).slice(0, 3) }
  }
  if (reading.kind !== 'unknown' || !reading.strange) return reading
  for (const { told, asked } of withoutTelling(plainly)) {
    const rest = readWhole(asked)
    if (rest.kind === 'plan' && isSmallTalk(told, table, lexicon)) return rest
  }
  return reading
}

/** 'Com entrega e sem entrega', 'com e sem chuva' are both sides of a column of yes and no. */
const withSides = (question: string, { meanings }: Lexicon): string =>
  question.replace(sides, (both, one: string | undefined, other: string | undefined) => {
    const name = one ?? other ?? ''
    const found = meanings.get(phraseKey(wordsOf(name))) ?? []
    const isColumn = found.some(({ is }) => is === 'dimension') && !found.some(({ is }) => is === 'metric')
    const yes = found.find((one) => one.is === 'value' && /^s(?:im)?$/i.test(one.value))
    if (yes?.is === 'value') return `cada ${yes.dimension}`
    return isColumn ? `cada ${name}` : both
  })

const sides =
  /\bcom (?:[oa] )?(\p{L}{3,20}(?: de \p{L}{3,20})?) e (?:quant[oa]s |n[oa]s )?sem(?: (?:[oa] )?\1)?(?!\p{L}| \p{L})|\bcom e sem (?:[oa] )?(\p{L}{3,20})/giu

/** 'Quantas sessões, contando as canceladas, …': what is included is left out of nothing. */
function withoutIncluded(question: string, data: Dataset, lexicon: Lexicon): string {
  return question.replace(included, (clause, told: string) => {
    const words = wordsOf(told)
    const { metrics, values, strange } = sayWords(
      words,
      words.map(() => false),
      [],
      data,
      lexicon,
    )
    return values.length > 0 && metrics.length + strange.length === 0 ? ' ' : clause
  })
}

const including = 'contando|incluindo|inclusive|pode (?:contar|incluir)'
const included = new RegExp(`[,(?.] *(?:${including})(?: com)? ([^,()?]{3,60})[,)]?`, 'giu')
const includes = new RegExp(String.raw`(?<!\b(?:sem|nao) )\b(?:${including}) (?!a partir|so\b)\p{L}`, 'u')

/** Fewer words tell what is asked for, no story. */
const shortestTold = 3

/** Does it tell no number, no value and no time? */
function isSmallTalk(text: string, data: Dataset, lexicon: Lexicon): boolean {
  // 'Dos pedidos de carvão, quantos …' tells the whole.
  if (/^d[ao]s |\b(?:vezes|quantidade|custo|preco|valor)\b/.test(plain(text))) return false
  const words = wordsOf(text)
  const { periods, used } = readPeriods(words, data.time, inValues(words, lexicon))
  const { metrics, values, strange } = sayWords(words, used, [], data, lexicon)
  // 'Ingressos vendidos: fevereiro versus março'
  if (words.length <= shortestTold && strange.length > 0) return false
  return metrics.filter((one) => !countsRows(one)).length + values.length + periods.length === 0
}

function readText(question: string, table: Dataset, lexicon: Lexicon, others: readonly Lexicon[]): Reading {
  const { question: rest, limits } = readLimits(question)
  const { words, corrections } = spelled(withoutNone(wordsOf(rest)), lexicon, others)
  const inside = inValues(words, lexicon)
  const meant = dateMeant(words, readPeriods(words, table.time, inside).used, table, lexicon)
  const data = datedBy(table, meant.date?.id)
  const time = readPeriods(words, data.time, inside)
  const said = sayWords(words, time.used, limits, data, lexicon, meant.places)
  const context: Context = {
    ...said,
    data,
    periods: time.periods,
    understood: [...corrections, ...said.understood],
  }
  if (words.length === 0) return unknown(context, 'Escreva uma pergunta sobre os dados.')
  if (said.signs.has('why'))
    return unknown(context, 'Não sei o motivo: os dados mostram o que mudou, mas não por quê.')
  if (said.signs.has('future'))
    return unknown(context, 'Não sei prever: respondo só sobre o que já está nos dados.')
  // Bills are no sales.
  const sold = data.outlay && isSold(said.signs) ? words.filter((word) => word.startsWith('vend')) : []
  const strange = [...said.strange, ...sold].map(asWritten(question))
  const missing = strange.length > 0 ? { strange } : {}
  if (time.problem) return { ...unknown(context, time.problem), ...missing }
  if (strange.length > 0) return { ...unknown(context, strangeMessage(strange)), ...missing }
  if (said.unsure) return askWhich(question, said.unsure)
  if (said.tangled || includes.test(words.join(' '))) return unknown(context, tangledMessage)
  const isDated = time.periods.length + said.grains.length + said.weekdays.days.length > 0 || said.weekday
  const happened = unknownDate(
    withoutPaying(meant, words, lexicon),
    isDated,
    time.periods.length > 1,
    lexicon,
  )
  if (happened) return unknown(context, happened)
  return planOf(context)
}

/** 'Pagaram multa': a number is named that was paid. */
const withoutPaying = (meant: DateMeant, words: string[], { meanings }: Lexicon): DateMeant => ({
  ...meant,
  own: meant.own.filter(
    ({ word, at }) =>
      !(
        isSpending(word) &&
        meanings
          .get(phraseKey([words[/^(?:de|em|com)$/.test(words[at + 1] ?? '') ? at + 2 : at + 1] ?? '']))
          ?.some((one) => one.is === 'metric' && one.metric.unit === 'money')
      ),
  ),
})

/** What is told to have happened is passed over only where it did to every row, or a value tells it as well. */
function unknownDate(
  { own, others }: DateMeant,
  isDated: boolean,
  isTwice: boolean,
  lexicon: Lexicon,
): string | undefined {
  const isLost = ({ tells, date, word }: DateNamed) =>
    (tells || (isPlural(word) && !lexicon.tables.has(singular(word)))) &&
    (isPartly(date) || isOutcome(word)) &&
    !saysValue(word, lexicon)
  const isJoined = ({ at }: DateNamed) => own.some((one) => one.tells && Math.abs(one.at - at) === 2)
  const other = others.find((one) => one.tells && (isLost(one) || isTwice || isJoined(one)))
  const [first] = own
  if (other && first)
    return `Uso uma data de cada vez: “${first.date.label}” ou “${other.date.label}”. Pergunte uma parte por vez.`
  const lost = isDated ? undefined : own.find(isLost)
  return lost && `“${lost.date.label}” diz quando foi: pergunte com um período.`
}

/** 'Sem nenhum desconto' is 'sem desconto'. */
const withoutNone = (words: string[]): string[] =>
  words.filter(
    (word, at) =>
      !(
        /^(?:nenhum|nenhuma|qualquer|algum|alguma)$/.test(word) &&
        /^(?:sem|com|teve|tiveram|tivemos|tem|usou|usaram|deu|deram|demos|houve)$/.test(words[at - 1] ?? '')
      ),
  )

interface Context extends Sayings {
  data: Dataset
  periods: FoundPeriod[]
}

const unknown = ({ data }: Context, message: string) => ({
  kind: 'unknown' as const,
  message,
  offers: suggestedQuestions(data).slice(0, 3),
})

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' })
const either = new Intl.ListFormat('pt-BR', { type: 'disjunction' })
const quoted = (word: string) => `“${word}”`

/** A word with the accents it was written with. */
const asWritten =
  (question: string) =>
  (word: string): string =>
    question.split(/[^\p{L}\p{N}%]+/u).find((written) => plain(written) === word) ?? word

const placeMessage = 'Não sei o lugar nisto: pergunte pelos maiores ou pelos menores de uma coluna.'

const wholeMessage = 'Não sei de que total é a parte: pergunte com um filtro só, ou a quantidade de cada um.'

const tangledMessage = 'Não sei ler o que fica dentro e o que fica fora. Pergunte uma parte por vez.'

const strangeMessage = (strange: string[]): string =>
  `Não sei responder sobre ${list.format([...new Set(strange)].slice(0, 3).map(quoted))}: isso não está nestes dados.`

function askWhich(question: string, { word, choices }: NonNullable<Sayings['unsure']>): Reading {
  const few = choices.slice(0, 4)
  const place = plain(question).indexOf(plain(word))
  const fits = plain(question).length === question.length && place >= 0
  return {
    kind: 'ask',
    message: `${quoted(word)} pode ser ${either.format(few)}. Qual deles?`,
    offers: few.map((choice) =>
      fits ? question.slice(0, place) + choice + question.slice(place + word.length) : choice,
    ),
  }
}

function planOf(context: Context): Reading {
  const by = groupingOf(context)
  if (by && 'kind' in by) return by
  const kind = kindOf(context, by)
  if (kind === 'too-many') return unknown(context, 'Só consigo comparar dois períodos por vez.')
  const metric = metricOf(context, by, kind)
  if ('kind' in metric) return metric
  if ('distinct' in metric && (kind !== 'groups' || (by && 'weekday' in by)))
    return unknown(
      context,
      'Não sei fazer essa conta com valores diferentes: conto quantos são, no total ou por grupo.',
    )
  // Means are no parts of a mean.
  if (kind === 'share' && 'bottom' in metric && metric.bottom) return unknown(context, wholeMessage)
  const rank = rankOf(context, kind)
  if (context.rankPlace !== undefined && (kind !== 'groups' || !rank)) return unknown(context, placeMessage)
  const filters = filtersOf(context)
  const whole = kind === 'share' && filters ? wholeOf(context, filters) : []
  if (!whole) return unknown(context, wholeMessage)
  if (context.limits.length > 0 && ('distinct' in metric || (by && 'dimension' in by && !context.divided)))
    return unknown(
      context,
      'Não sei escolher grupos por um limite: o limite vale para cada linha. Pergunte sem o grupo.',
    )
  // A rank among what is kept to one value of the same column tells nothing; 'cada um' of nothing does not, either.
  const [kept, ...others] = context.values.filter(
    ({ dimension, except }) => !except && by && 'dimension' in by && by.dimension === dimension,
  )
  const isAlone = kind === 'groups' && kept && others.length === 0
  if (filters === undefined || isAlone || (context.each && !by)) return unknown(context, tangledMessage)
  const isUnused = kind === 'groups' && !by && context.signs.has('share') && !context.made
  if (isUnused && !('top' in metric && (metric.unit === 'percent' || metric.bottom)))
    return unknown(context, wholeMessage)
  const grouped = by ?? defaultGrouping(context, rank !== undefined && kind === 'groups')
  const asksRank = context.signs.has('most') || context.signs.has('least')
  if (context.limit !== undefined && !grouped && !asksRank)
    return unknown(context, strangeMessage([String(context.limit)]))
  if (rank && kind === 'groups' && !grouped) return askGrouping(context, metric)
  const plan: Plan = {
    kind: kind !== 'groups' ? kind : !grouped ? 'total' : !rank && isGap(context, grouped) ? 'gap' : kind,
    metric,
    ...(kind === 'edge' && context.edge && { edge: context.edge }),
    filters,
    ...(whole.length > 0 && { whole }),
    ...(grouped && { by: grouped }),
    ...(rank && { rank }),
    ...(kind === 'mean' && context.active && { active: true as const }),
    ...(context.data.dates && context.data.time && { date: context.data.time.id }),
  }
  return withPeriods(context, plan)
}

/** 'A diferença entre o valor do Geraldo e o da Ivone': two values of one column, which nothing else divides by. */
function isGap({ gap, values, dimensions }: Context, by: Grouping): boolean {
  if (!gap || !('dimension' in by) || dimensions.includes(by.dimension)) return false
  return values.filter(({ dimension, except }) => dimension === by.dimension && !except).length === 2
}

/* What it is divided by */

function groupingOf(context: Context): Grouping | Reading | undefined {
  const { dimensions, grains, weekday, signs, values, counted, data } = context
  const wanted: Grouping[] = [
    ...dimensions
      .filter((id) => id !== counted && id !== context.peopled)
      .map((dimension) => ({ dimension })),
    ...(weekday ? [{ weekday: true } as const] : []),
    ...(isChange(context) && dimensions.length > 0 ? [] : grains.map((grain) => ({ grain }))),
  ]
  const twice = values.find(
    ({ dimension, except }, place) =>
      !except && values.findIndex((one) => one.dimension === dimension) !== place,
  )
  // 'Peso médio das peças: ferro x galvanizado'
  const isBeside =
    twice && values.length === 2 && signs.has('compare') && !context.divided && context.periods.length < 2
  const [other, ...more] = dimensions
  if (isBeside && wanted.length === 1 && other && more.length === 0 && other !== twice.dimension)
    return { dimension: twice.dimension }
  if (wanted.length > 1) {
    const names = wanted.slice(0, 3).map((one) => groupingName(data, one))
    return {
      kind: 'ask',
      message: `Divido por uma coisa de cada vez: ${either.format(names)}?`,
      offers: names.map((name) => `${capitalize(metricName(context))} por ${name}`),
    }
  }
  if (wanted[0]) return wanted[0]
  const picks = ranks(signs)
  const isAsked = context.metrics.length > 0 || signs.has('how-much') || signs.has('how-many')
  if (twice && (signs.has('compare') || (signs.has('or') && (picks || !isAsked))))
    return { dimension: twice.dimension }
  const { days, except } = context.weekdays
  if (((signs.has('or') && picks) || (signs.has('compare') && !except)) && days.length > 1)
    return { weekday: true }
  if (signs.has('trend') && data.time) return { grain: 'month' }
  if (twice && context.each) return { dimension: twice.dimension }
  // 'O maior gasto de motorista': what was named in passing is asked for, where nothing else is.
  const [mentioned, ...others] = context.mentioned
  if (mentioned && others.length === 0 && picks && context.periods.length < 2 && values.length === 0)
    return { dimension: mentioned }
  return undefined
}

const grainNames: Record<Grain, string> = {
  day: 'dia',
  week: 'semana',
  month: 'mês',
  quarter: 'trimestre',
  year: 'ano',
}

/** How a grouping is called after 'por'. */
export function groupingName(data: Dataset, by: Grouping): string {
  if ('dimension' in by) return dimensionOf(data, by.dimension).label
  return 'weekday' in by ? 'dia da semana' : grainNames[by.grain]
}

const metricName = ({ metrics, data }: Context): string =>
  metrics[0]?.label ??
  data.metrics.find(({ id }) => id === data.sales?.money)?.label ??
  data.metrics[0]?.label ??
  ''

/** 'Os mais vendidos' are products. */
const defaultGrouping = ({ signs, data }: Context, ranked: boolean): Grouping | undefined =>
  ranked && signs.has('bestselling') && data.sales?.product ? { dimension: data.sales.product } : undefined

/* What kind of answer */

const isChange = ({ signs, periods }: Context): boolean =>
  isMove(signs) || signs.has('compare') || periods.length > 1

function kindOf(context: Context, by: Grouping | undefined): Plan['kind'] | 'too-many' {
  const { signs, periods, grains, values, metrics } = context
  if (periods.length > 2) return 'too-many'
  if (context.edge) return 'edge'
  if (signs.has('mean') && grains.length > 0 && !context.perRow) return 'mean'
  const inOrder = by !== undefined && !('dimension' in by)
  if (inOrder && periods.length > 1) return 'too-many'
  if (context.made && periods.length < 2 && !isMove(signs)) return 'groups'
  if (isChange(context) && !inOrder && (isMove(signs) || periods.length > 1 || !by)) return 'change'
  const filtered = values.length + context.limits.length + context.weekdays.days.length > 0
  if (signs.has('share') && metrics[0]?.unit !== 'percent' && filtered && !(by && 'weekday' in by))
    return 'share'
  if (context.highest && !by && context.limit === undefined && !signs.has('mean')) return 'extreme'
  return 'groups'
}

/* Which number */

function metricOf(context: Context, by: Grouping | undefined, kind: Plan['kind']): Plan['metric'] | Reading {
  const { metrics, data, signs } = context
  if (kind === 'edge') return edgeMetric(context, by)
  const counted = context.counted ?? context.peopled
  const [first, second] = [metrics[0] ?? context.amount, metrics[1] ?? metrics[0]]
  if (context.made && metrics.length < 3) {
    const isPart = context.made === 'ratio' && signs.has('share')
    // 'Valor médio por peça' is all of it by all pieces; 'das vendidas, que parte foi feita' tells the whole first.
    const sumOf = (metric: Metric) => data.metrics.find(({ mean }) => mean === metric.id) ?? metric
    const isTurned =
      (context.wholeFirst && signs.has('share')) ||
      (context.made === 'ratio' && first !== second && first === context.per)
    const [part, whole] = isTurned ? [second, first] : [first, second]
    const made =
      kind === 'groups' && part && whole
        ? madeMetric(isPart ? 'part' : context.made, context.made === 'ratio' ? sumOf(part) : part, whole)
        : undefined
    return made ?? askMetric(context, by, metrics)
  }
  if (metrics.length > 1) return askMetric(context, by, metrics)
  if (context.daysCounted)
    return data.time && metrics.every(countsRows) && kind === 'groups' && !signs.has('mean')
      ? { distinct: data.time.id }
      : unknown(context, tangledMessage)
  const whole = kind === 'groups' && signs.has('share') && first && !by ? siblingOf(first, data) : undefined
  if (whole && first) {
    const [part, all] = context.wholeFirst ? [whole, first] : [first, whole]
    return madeMetric('part', part, all) ?? askMetric(context, by, [first, whole])
  }
  const [only] = metrics
  if (context.alsoOf && context.highest && only) return askMetric(context, by, [only, context.alsoOf])
  if ((context.priced || context.physical) && by && only && !only.bottom && !signs.has('mean'))
    return askMetric(context, by, [byId(data, only.mean) ?? only])
  const summed = context.asksHowMany || (context.whole && !/\btotal\b/.test(plain(only?.label ?? '')))
  if (only?.id.endsWith(':mean') && summed && !signs.has('mean'))
    return unknown(
      context,
      `Não somo ${only.label.replace(/^média de /, '')}: mostro a média. Pergunte por ela.`,
    )
  if (kind === 'extreme')
    return extremeMetric(context) ?? askGrouping(context, metrics[0] ?? (data.metrics[0] as Metric))
  // 'Quanto deu de locação' is no count.
  const isAmount =
    only?.id === 'rows' &&
    (kind === 'groups' || kind === 'change') &&
    signs.has('how-much') &&
    !signs.has('share') &&
    !signs.has('how-many')
  if (isAmount && !data.sales?.money && !context.flagged) return askMetric(context, by, data.metrics)
  // 'Quantos alunos pagaram em dia' are no days.
  if (counted && only && only.id !== 'rows' && kind === 'groups' && !by && !signs.has('mean'))
    return askMetric(context, by, [only])
  const metric = (isAmount && byId(data, data.sales?.money)) || (metrics[0] ?? amountOf(context))
  // 'Em quantos bairros temos locações' counts districts, not leases.
  if (counted && (!metric || (metric.id === 'rows' && kind === 'groups'))) {
    const isThing =
      counted === data.sales?.product ||
      (context.values.length > 0 && isThingColumn(dimensionOf(data, counted).label))
    if (isThing && !by && !context.differing && !signs.has('distinct'))
      return {
        kind: 'ask',
        message: 'Você quer quantos são ao todo ou quantos são diferentes?',
        offers: [
          `${data.sales?.units ? 'Unidades vendidas' : capitalize(`Quantidade de ${data.rowsName}`)}${scopeOf(context)}`,
          `Quantos ${counted}s diferentes${scopeOf(context)}`,
        ],
      }
    // 'Quantas urgências altas' are rows: there is one such urgency.
    const isKept = context.values.some(({ dimension, except }) => dimension === counted && !except)
    const isDone = context.limits.length > 0 && isServiceColumn(dimensionOf(data, counted).label)
    return ((isKept || isDone) && byId(data, 'rows')) || { distinct: counted }
  }
  if (metric) {
    if (!(signs.has('mean') || context.perRow) || kind === 'mean') return metric
    const mean = byId(data, metric.mean)
    return mean ?? (metric.bottom ? metric : askMean(context, metric))
  }
  const ranks = rankOf(context, kind) !== undefined
  // 'Top 3 modelos de carro mais vendidos', 'que tamanho de cesta sai menos'
  const isSoldSort = (signs.has('bestselling') || context.leaves) && !isOfUnits(data)
  const isOfRows =
    context.ofRows && (!ranks || isSoldSort || !data.metrics.some(({ unit }) => unit === 'money'))
  if (isOfRows && by && kind === 'groups' && !signs.has('how-much'))
    return byId(data, 'rows') ?? askMetric(context, by, data.metrics)
  if (signs.has('frequent')) return byId(data, 'rows') ?? askMetric(context, by, data.metrics)
  // 'Vendas acima de 100' may be how many or how much.
  if (context.sized && by && kind === 'groups') return byId(data, context.sized.mean) ?? context.sized
  if (context.limits.length > 0 && !signs.has('how-many') && !signs.has('how-much'))
    return askMetric(context, by, data.metrics)
  const found = countedRows(context, by) ?? soldMetric(context, by, kind)
  if (found && signs.has('mean') && kind !== 'mean' && !found.bottom) return askMean(context, found)
  return found ?? askMetric(context, by, data.metrics)
}

/** The number of the first or last row: one that its column tells, and nothing that several rows make. */
function edgeMetric(context: Context, by: Grouping | undefined): Metric | Reading {
  const { data, signs, metrics, grains, periods, amount } = context
  const isOfSeveral =
    by !== undefined ||
    context.counted !== undefined ||
    (context.asksHowMany && metrics.every(countsRows)) ||
    context.weekday ||
    grains.length > 0 ||
    periods.length > 1 ||
    isMove(signs) ||
    ranks(signs) ||
    (['mean', 'share', 'compare', 'trend', 'frequent'] as const).some((sign) => signs.has(sign))
  if (isOfSeveral || context.made || !data.time) return unknown(context, tangledMessage)
  const named = metrics.filter((one) => !countsRows(one))
  if (named.length > 1) return askMetric(context, by, named)
  const metric = named[0] ?? amount ?? moneyIn(data) ?? byId(data, 'rows')
  return metric && (countsRows(metric) || measureIn(metric) !== undefined)
    ? metric
    : unknown(context, tangledMessage)
}

/** Are things sold by number? */
const isOfUnits = ({ sales }: Dataset): boolean => sales?.units !== undefined && sales.product !== undefined

/** What a number of things is a part of: 'Peças produzidas' of 'Peças com defeito'. */
function siblingOf(part: Metric, { metrics }: Dataset): Metric | undefined {
  const thing = ({ label }: Metric) =>
    singular(
      fullName(label)
        .replace(/^quantidade (?:d[aeo]s? )?/, '')
        .split(' ')[0] ?? '',
    )
  const others = metrics.filter((one) => one !== part && countsThings(one) && thing(one) === thing(part))
  return countsThings(part) && others.length === 1 ? others[0] : undefined
}

/** The number of one row that 'a maior venda' or 'o menor sinal' asks for; takings as such are those of a time or a group. */
function extremeMetric(context: Context): Metric | undefined {
  const {
    metrics: [metric],
    data,
    signs,
    general,
  } = context
  // 'O valor da compra mais cara'
  if (general && !context.priced && !context.ofOne) return undefined
  const money = moneyIn(data)
  if (!metric) return isSold(signs) || context.priced ? money : context.sized
  if (context.physical && metric.id === 'rows') return context.sized
  if (context.physical && metric.unit === 'money') return undefined
  return metric.id === 'rows' ? money : measureIn(metric) === undefined ? undefined : metric
}

/** What 'quanto' and verbs of money stand for; of 'quantos' nothing. */
function amountOf(context: Context): Metric | undefined {
  const { amount, counted, signs, data } = context
  // 'A criançada, quantas foram' are as many as a column tells.
  const counts = amount !== undefined && countsThings(amount)
  if (counted || (signs.has('how-many') && !signs.has('share') && !counts)) return undefined
  return amount ?? (signs.has('how-much') && !context.acted ? byId(data, data.sales?.money) : undefined)
}

/** 'Quantas trocas de óleo': rows, where no column holds a number of things that may be meant instead. */
function countedRows(context: Context, by: Grouping | undefined): Metric | undefined {
  const { data, signs, values, flagged } = context
  if (flagged && (signs.has('share') || signs.has('how-many'))) return byId(data, 'rows')
  if (!signs.has('how-many')) return undefined
  const { units, product } = data.sales ?? {}
  const isGrouped = by !== undefined
  // 'Quantos kits premium saíram' of 'Qtd. kits'
  const told = new Set([
    ...values.map(({ dimension }) => dimension),
    ...(by && 'dimension' in by ? [by.dimension] : []),
  ])
  const number = data.metrics.find(
    ({ id, counts }) => id !== 'rows' && counts !== undefined && told.has(counts),
  )
  if (number && !context.ofRows) return number
  if (context.ranksThings && isSold(signs) && units) return undefined
  const isProduct = values.some(({ dimension }) => dimension === product)
  if (isProduct && units && (isSold(signs) || !context.ofRows)) return byId(data, units)
  const counts = data.metrics.some(
    (one) =>
      countsThings(one) &&
      !/\b(?:parcela|prestac|pessoa|convidad|acompanhante|participante|quarto|vaga|suite|banheiro|comodo)/.test(
        plain(one.label),
      ),
  )
  if (values.length === 0) return isGrouped && !counts && units === undefined ? byId(data, 'rows') : undefined
  return units !== undefined || (counts && (isSold(signs) || isProduct)) ? undefined : byId(data, 'rows')
}

function soldMetric(context: Context, by: Grouping | undefined, kind: Plan['kind']): Metric | undefined {
  const { data, signs } = context
  const { sales } = data
  if (!sales) return undefined
  const money = byId(data, sales.money)
  if (signs.has('how-many') && !signs.has('share')) return byId(data, sales.count)
  const ranked = ranks(signs)
  const products = by === undefined || ('dimension' in by && by.dimension === sales.product)
  // 'Vendas canceladas' came to nothing: they are as many.
  const isLost = context.values.some(({ value }) =>
    /^(?:cancelad|devolvid|estornad|recusad)/.test(plain(value)),
  )
  if (isLost && signs.has('sold') && !signs.has('how-much')) return byId(data, 'rows')
  if (context.leaves && ranked && by && sales.units === undefined) return byId(data, 'rows')
  if (signs.has('bestselling') && ranked && products && kind === 'groups')
    return byId(data, sales.units) ?? money
  if (context.priced && signs.has('mean')) return byId(data, money?.mean)
  if (isSold(signs)) return money
  // 'Qual categoria mais cresceu?' is about sales; 'qual o melhor produto?' may be about anything.
  // 'Percentual de cancelados' may be of rows or of money; 'participação do site' is of money.
  return kind === 'change' ||
    (kind === 'share' && context.participation) ||
    signs.has('trend') ||
    signs.has('compare') ||
    isMove(signs)
    ? money
    : undefined
}

const isSold = (signs: Set<Sign>): boolean => signs.has('sold') || signs.has('bestselling')
const isMove = (signs: Set<Sign>): boolean => signs.has('grow') || signs.has('fall')

const byId = (data: Dataset, id: string | undefined): Metric | undefined =>
  data.metrics.find((metric) => metric.id === id)

function askMetric(context: Context, by: Grouping | undefined, among: Metric[]): Reading {
  const { data, signs, dimensions, weekday, grains, values } = context
  const rank =
    signs.has('most') || signs.has('best')
      ? 'most'
      : signs.has('least') || signs.has('worst')
        ? 'least'
        : undefined
  // Values of one dimension, side by side, and nothing else to divide by.
  const beside = by && dimensions.length === 0 && !weekday && grains.length === 0 && values.length > 1
  const write = (metric: Metric): string => {
    if (beside) return `Compare ${metric.label}${withValues(context)}`
    if (by && rank)
      return `${capitalize(groupingName(data, by))} com ${degreeOf(metric, rank)}${withValues(context)}`
    return capitalize(metric.label) + withValues(context) + (by ? ` por ${groupingName(data, by)}` : '')
  }
  return {
    kind: 'ask',
    message:
      among === data.metrics ? 'Qual número você quer ver?' : 'Mostro um número de cada vez. Qual deles?',
    offers: among.slice(0, 4).map((metric) => write(metric) + scopeOf(context)),
  }
}

/** 'mais pedidos', 'maior receita'. */
const degreeOf = ({ label, unit }: Metric, rank: 'most' | 'least'): string =>
  `${unit === 'count' ? { most: 'mais', least: 'menos' }[rank] : { most: 'maior', least: 'menor' }[rank]} ${label}`

function askMean(context: Context, metric: Metric): Reading {
  const { data } = context
  const perRow = data.sales && byId(data, 'ticket')
  return {
    kind: 'ask',
    message: 'Média de quê?',
    offers: [
      ...(data.time ? [`Média de ${metric.label} por mês${scopeOf(context)}`] : []),
      ...(perRow ? [`${capitalize(perRow.label)}${scopeOf(context)}`] : []),
    ],
  }
}

function askGrouping(context: Context, metric: Plan['metric']): Reading {
  const { data, signs } = context
  const least = signs.has('least') || signs.has('worst')
  const name = 'distinct' in metric ? '' : degreeOf(metric, least ? 'least' : 'most')
  return {
    kind: 'ask',
    message: `${least ? 'Menor' : 'Maior'} entre o quê?`,
    offers: [...data.dimensions.slice(0, 3).map(({ label }) => label), ...(data.time ? ['mês'] : [])].map(
      (label) => `${capitalize(label)} com ${name}${scopeOf(context)}`,
    ),
  }
}

const scopeOf = ({ periods }: Context): string => (periods[0] ? ` ${inPeriod(periods[0])}` : '')
/** Values stand before a dimension: right after one they would be taken for its own. */
function withValues({ values }: Context): string {
  const names = (except: boolean) =>
    list.format(values.filter((one) => one.except === except).map(({ value }) => value))
  return `${names(false) && ` de ${names(false)}`}${names(true) && ` exceto ${names(true)}`}`
}
/* Filters and ranks */

/** Values of one dimension are alternatives; leaving some out and keeping others of the same makes no sense. */
function filtersOf({ values, limits, weekdays }: Context): Filter[] | undefined {
  const filters: ValueFilter[] = []
  for (const { dimension, value, except } of values) {
    const known = filters.find((filter) => filter.dimension === dimension)
    if (!known) filters.push({ dimension, values: [value], except })
    else if (known.except !== except) return undefined
    else if (!known.values.includes(value)) known.values.push(value)
  }
  return [
    ...filters,
    ...limits,
    ...(weekdays.days.length > 0 ? [{ weekdays: weekdays.days, except: weekdays.except }] : []),
  ]
}

/** What the whole of a share is kept to, where the question tells the part from it. */
function wholeOf({ values, limits, weekdays }: Context, filters: Filter[]): Filter[] | undefined {
  if (filters.length < 2) return []
  const told = values.filter(({ part }) => part)
  // What is left out is left out of the whole.
  const kept = told.length > 0 ? told : values.filter(({ except }) => !except)
  const parts = new Set(kept.map(({ dimension }) => dimension))
  if (parts.size !== 1 || limits.length + weekdays.days.length > 0) return undefined
  return filters.filter((filter) => 'dimension' in filter && !parts.has(filter.dimension))
}

function rankOf({ signs, limit, rankPlace }: Context, kind: Plan['kind']): Plan['rank'] {
  const least = signs.has('least') || signs.has('worst')
  const most = signs.has('most') || signs.has('best') || signs.has('frequent')
  const limited = rankPlace === undefined ? (limit === undefined ? {} : { limit }) : { at: rankPlace }
  if (kind === 'change') {
    if (signs.has('fall')) return { order: least ? 'most' : 'least', ...limited }
    return { order: least ? 'least' : 'most', ...limited }
  }
  if (least) return { order: 'least', ...limited }
  return most || limit !== undefined || rankPlace !== undefined ? { order: 'most', ...limited } : undefined
}

/* Time */

function withPeriods(context: Context, plan: Plan): Reading {
  const { data, periods, grains, understood } = context
  const { time } = data
  const done = (periods: Pick<Plan, 'period' | 'against'>): Reading => ({
    kind: 'plan',
    plan: { ...plan, ...periods },
    understood,
    named: context.named,
    guessed: context.guessed,
    offers: [],
  })
  if (plan.kind !== 'change') return done(periods[0] ? { period: bare(periods[0]) } : {})
  if (!time) return unknown(context, 'Não sei comparar períodos: estes dados não têm uma coluna de data.')
  const back = periods.find(({ previous }) => previous && periods.length + grains.length > 0)
  const mains = periods.filter((period) => period !== back).toSorted((one, other) => one.from - other.from)
  const grain = back?.previous ?? grains[0] ?? 'month'
  const last = lastWhole(time, grain === 'day' ? 'month' : grain)
  const period = mains.at(-1) ?? last
  const against =
    mains.length > 1
      ? (mains[0] as Period)
      : back?.previous === 'year' && mains[0]
        ? yearEarlier(mains[0])
        : periodBefore(period)
  if (!overlaps(period, time)) return unknown(context, rangeOf(time))
  if (against.from === period.from && against.to === period.to) return unknown(context, tangledMessage)
  if (against.from < time.first - quietDays)
    return unknown(
      context,
      `Não sei comparar ${period.label} com ${against.label}: os dados começam em ${formatDay(time.first)}.`,
    )
  return done({ period: bare(period), against: bare(against) })
}

const bare = ({ from, to, label }: Period): Period => ({ from, to, label })

function yearEarlier(period: Period): Period {
  const first = periodAround(period.from, 'month', 12)
  const last = periodAround(period.to, 'month', 12)
  return first.from === last.from ? first : spanOf(first, last)
}
