import { capitalize } from '@ag/core'
import { dimensionOf, isFilledIn } from './aggregate'
import { isServiceColumn, isThingColumn } from './concepts'
import { fullName } from './csv/full-name'
import { countsRows, countsThings, type Dataset, type Metric, measureIn, moneyIn } from './dataset'
import { ranks } from './everyday-words'
import { list } from './formats'
import { madeMetric } from './made-metric'
import { inPeriod } from './periods'
import type { Grouping, Plan, Reading } from './plan'
import {
  byId,
  type Context,
  groupingName,
  isMove,
  isSold,
  rankOf,
  tangledMessage,
  unknown,
} from './plan-context'
import { plain, singular } from './words'

/** The number that is asked for, or what to ask back. */
export function metricOf(
  context: Context,
  by: Grouping | undefined,
  kind: Plan['kind'],
): Plan['metric'] | Reading {
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
    return mean ?? (metric.bottom ? metric : (meanOfRow(context, metric) ?? askMean(context, metric)))
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
  if (found && signs.has('mean') && kind !== 'mean' && !found.bottom)
    return meanOfRow(context, found) ?? askMean(context, found)
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

/** How many were sold, unless no row of what is asked for tells that: 'aulas' of a shop that also sells strings. */
function unitsOf({ data, values }: Context): string | undefined {
  const units = data.sales?.units
  // Values of one column are alternatives.
  const filters = values.map(({ dimension, except }) => ({
    dimension,
    values: values.flatMap((one) => (one.dimension === dimension ? [one.value] : [])),
    except,
  }))
  return units !== undefined && isFilledIn(data, units, { filters }) ? units : undefined
}

/** 'Quantas trocas de óleo': rows, where no column holds a number of things that may be meant instead. */
function countedRows(context: Context, by: Grouping | undefined): Metric | undefined {
  const { data, signs, values, flagged } = context
  if (flagged && (signs.has('share') || signs.has('how-many'))) return byId(data, 'rows')
  if (!signs.has('how-many')) return undefined
  const { product } = data.sales ?? {}
  const units = unitsOf(context)
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
        // 'Qtde (garrafas ou pessoas)' are things as well.
        plain(one.label).replace(/ ou .*/, ''),
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
  if (kind === 'share' && context.shareOfThings) return byId(data, sales.units) ?? byId(data, 'rows')
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

/** 'O valor médio de uma despesa' is that of what rows are told in. */
function meanOfRow({ data }: Context, metric: Metric): Metric | undefined {
  return data.outlay && countsRows(metric) ? byId(data, moneyIn(data)?.mean) : undefined
}

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

/** Asks what it is to be divided by. */
export function askGrouping(context: Context, metric: Plan['metric']): Reading {
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
