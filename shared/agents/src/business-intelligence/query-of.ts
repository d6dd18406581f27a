import { dimensionOf } from './aggregate'
import { type Dataset, type Metric, measureIn } from './dataset'
import { isoDay } from './days'
import type { Grain, Period } from './periods'
import type { Filter, Grouping, Plan } from './plan'

/** The plan as a query that somebody who knows SQL can check. */
export function queryOf(plan: Plan, data: Dataset): string {
  const { metric, by, filters, period, against, rank, kind } = plan
  const name = by && columnOf(data, by)
  const formula =
    'distinct' in metric
      ? `COUNT(DISTINCT ${id(metric.distinct)})`
      : kind === 'extreme'
        ? `${rank?.order === 'least' ? 'MIN' : 'MAX'}(${valueIn(metric, data)})`
        : kind === 'edge'
          ? id(measureIn(metric) ?? '*')
          : metric.formula
  if (kind === 'change' && period && against) {
    const one = (within: Period) => select(name, formula, data, where(data, filters, within))
    return `-- ${period.label}\n${one(period)}\n-- ${against.label}\n${one(against)}`
  }
  if (kind === 'edge')
    return `${select(undefined, formula, data, where(data, filters, period))}\nORDER BY ${id(data.time?.id ?? '')}${plan.edge === 'last' ? ' DESC' : ''}\nLIMIT 1`
  const order = rank && kind !== 'extreme' ? `\nORDER BY 2 ${rank.order === 'most' ? 'DESC' : 'ASC'}` : ''
  const limit = rank?.at ? `\nLIMIT 1 OFFSET ${rank.at - 1}` : rank?.limit ? `\nLIMIT ${rank.limit}` : ''
  const named = rank && by && 'dimension' in by && dimensionOf(data, by.dimension).codes.includes(-1)
  const conditions = where(data, filters, period, named ? name : undefined)
  return select(name, formula, data, conditions) + order + limit
}

/** What a metric sums or averages: a column, or what is worked out of two dates. */
function valueIn(metric: Metric, { measures }: Dataset): string {
  const measure = measureIn(metric)
  return measures.some((one) => one.id === measure)
    ? id(measure ?? '')
    : metric.formula.slice('AVG('.length, -1)
}

function select(name: string | undefined, formula: string, data: Dataset, conditions: string): string {
  const group = name === undefined ? '' : `\nGROUP BY ${name}`
  return `SELECT ${name === undefined ? '' : `${name}, `}${formula}\nFROM ${id(data.name)}${conditions}${group}`
}

const grains: Record<Grain, string> = {
  day: 'dia',
  week: 'semana',
  month: 'mês',
  quarter: 'trimestre',
  year: 'ano',
}

function columnOf(data: Dataset, by: Grouping): string {
  if ('dimension' in by) return id(dimensionOf(data, by.dimension).id)
  const day = id(data.time?.id ?? '')
  return 'weekday' in by ? `DIA_DA_SEMANA(${day})` : `${grains[by.grain].toUpperCase()}(${day})`
}

function where(data: Dataset, filters: Filter[], period: Period | undefined, named?: string): string {
  const conditions = filters.map((filter) => {
    if ('measure' in filter)
      return `${id(filter.measure)} ${filter.is === 'none' ? 'IS NULL' : `${filter.is} ${filter.value}`}`
    if ('weekdays' in filter)
      return `DIA_DA_SEMANA(${id(data.time?.id ?? '')}) ${filter.except ? 'NOT IN' : 'IN'} (${filter.weekdays.join(', ')})`
    const { dimension, values, except } = filter
    const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')
    return `${id(dimension)} ${except ? 'NOT IN' : 'IN'} (${list})`
  })
  if (period && data.time)
    conditions.push(`${id(data.time.id)} BETWEEN '${isoDay(period.from)}' AND '${isoDay(period.to)}'`)
  if (named) conditions.push(`${named} IS NOT NULL`)
  return conditions.length === 0 ? '' : `\nWHERE ${conditions.join('\n  AND ')}`
}

const id = (name: string): string =>
  /^[a-z_][a-z0-9_]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`
