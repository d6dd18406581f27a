import { capitalize } from '@ag/core'
import { numbersRows } from './dataset'
import { formatDay } from './days'
import { ranks } from './everyday-words'
import { either } from './formats'
import { askGrouping, metricOf } from './metric-of'
import { lastWhole, type Period, periodAround, periodBefore, quietDays, spanOf } from './periods'
import type { Filter, Grouping, Plan, Reading, ValueFilter } from './plan'
import {
  type Context,
  groupingName,
  isMove,
  placeMessage,
  rankOf,
  strangeMessage,
  tangledMessage,
  unknown,
  wholeMessage,
} from './plan-context'
import { overlaps, rangeOf } from './read-periods'

/** The plan of what a question says, or what to ask back. */
export function planOf(context: Context): Reading {
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
      .filter((id) => id !== counted && id !== context.peopled && !isEachRow(context, id))
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

/** 'A maior comanda', 'a média de uma comanda', 'quantos por cento das comandas': rows, where no two have the same number. */
const isEachRow = ({ data, highest, limit, signs, values }: Context, id: string): boolean =>
  ((highest && limit === undefined) ||
    (signs.has('share') && values.length > 0) ||
    (signs.has('mean') && !ranks(signs))) &&
  numbersRows(data, id)

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
