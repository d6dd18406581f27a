import { capitalize } from '@ag/core'
import { plainWeekday } from '@ag/core/day-names'
import {
  dimensionOf,
  distinctGroups,
  distinctIn,
  edgeRows,
  extremeRow,
  type Group,
  groupsOf,
  isFilledIn,
  measureOf,
  noValue,
  rowsIn,
  totalOf,
} from './aggregate'
import type { Answer, Answered } from './answer'
import { countOfRows, type Dataset, datesOf, type Metric, measureIn, noDay, type Unit } from './dataset'
import { datedBy } from './date-columns'
import { formatDay } from './days'
import { formatChange, formatCount, formatPoints, formatShare, formatValue, list, quoted } from './formats'
import { type Lexicon, yesOf } from './lexicon'
import { inPeriod } from './periods'
import type { Filter, Grouping, LimitFilter, Plan, Understood } from './plan'
import { groupingName, unknown } from './plan-context'
import { queryOf } from './query-of'
import { readQuestion } from './read-question'
import { canCompare, suggestedQuestions } from './suggested-questions'
import { plain } from './words'

/** Answers a question in Portuguese over a table, or says that it cannot. */
export function answerQuestion(question: string, data: Dataset, lexicon: Lexicon): Answer {
  const reading = readQuestion(question, data, lexicon)
  if (reading.kind !== 'plan') return reading
  return answerPlan(reading.plan, data, reading.understood)
}

/** Works a plan out. What was `understood` otherwise than it was written is told beside the number; 'Ana' is seen to be 'Ana Lima'. */
export function answerPlan(plan: Plan, table: Dataset, understood: Understood[] = []): Answer {
  const data = datedBy(table, plan.date)
  const about = aboutOf(plan, data)
  if (rowsIn(data, plan) === 0)
    return unknown({ data }, `Não há ${data.rowsName} com este filtro: ${about.filter}.`)
  // Nothing to add up is not zero.
  const measure = 'distinct' in plan.metric ? undefined : measureIn(plan.metric)
  if (measure !== undefined && !isFilledIn(data, measure, plan))
    return unknown({ data }, `Nenhuma linha tem “${about.label}” com este filtro: ${about.filter}.`)
  const worked = workers[plan.kind](plan, data, about)
  const guesses = understood
    .filter(({ said, as }) => !plain(as).includes(plain(said)))
    .map(({ said, as }) => `Entendi ${quoted(said)} como ${quoted(as)}.`)
  return {
    kind: 'answer',
    unit: about.unit,
    title: titleOf(plan, data, about),
    ...worked,
    sentence: [worked.sentence + dateTold(plan, data), ...guesses].join(' '),
    ...(!isDrawable(worked.chart) && { chart: undefined }),
    how: {
      definition: about.definition,
      filter: about.filter,
      query: queryOf(plan, data),
      notes: [...(worked.notes ?? []), ...notesOf(plan, data, about)],
    },
    offers: offersOf(plan, data, about),
  }
}

/** Of several dates, the one that an answer depends on. */
function dateTold({ by, period, filters }: Plan, { dates, time }: Dataset): string {
  const isDated = period || (by && !('dimension' in by)) || filters.some((filter) => 'weekdays' in filter)
  return dates && time && isDated ? ` Datas da coluna “${time.label}”.` : ''
}

/** Charts start at zero: what is below it is told by the table alone. */
const isDrawable = (chart: Answered['chart']): boolean =>
  chart?.points.every(({ value }) => value >= 0) ?? false

interface About {
  label: string
  unit: Unit
  definition: string
  filter: string
  /** The metric, where it is one; a count of distinct values is worked out by itself. */
  metric?: Metric
  note?: string
}

type Worked = Pick<Answered, 'sentence' | 'figure' | 'chart' | 'table'> & { notes?: string[] }

const figureOf = (value = Number.NaN) => (Number.isFinite(value) ? { figure: value } : {})

function aboutOf({ metric, filters, period, kind, against }: Plan, data: Dataset): About {
  const applied = filters.map((filter) => {
    if (!('dimension' in filter)) return filterName(filter, data)
    const { dimension, values, except } = filter
    const names = list.format(values.map(quoted))
    return `${dimensionOf(data, dimension).label} ${except ? 'exceto ' : ''}${names}`
  })
  if (period)
    applied.push(kind === 'change' && against ? `${period.label} contra ${against.label}` : period.label)
  const filter = applied.length > 0 ? applied.join('; ') : 'Nenhum: todos os dados'
  const measure = 'distinct' in metric || kind !== 'extreme' ? undefined : measureIn(metric)
  if (measure !== undefined && !('distinct' in metric)) {
    const label = data.measures.find(({ id }) => id === measure)?.label ?? measure
    return {
      label,
      unit: metric.unit,
      definition: `Compara os valores de “${label}”, linha por linha.`,
      filter,
      metric,
    }
  }
  if (!('distinct' in metric)) {
    const { label, unit, definition, note } = metric
    return { label, unit, definition, filter, metric, ...(note !== undefined && { note }) }
  }
  if (metric.distinct === data.time?.id)
    return {
      label: 'dias diferentes',
      unit: 'count',
      definition: `Conta cada dia de “${data.time.label}” uma vez só.`,
      filter,
    }
  const { label } = dimensionOf(data, metric.distinct)
  return {
    label: `valores diferentes de ${label}`,
    unit: 'count',
    definition: `Conta cada valor de “${label}” uma vez só.`,
    filter,
  }
}

const workers: Record<Plan['kind'], (plan: Plan, data: Dataset, about: About) => Worked> = {
  total: workTotal,
  groups: workGroups,
  change: workChange,
  mean: workMean,
  share: workShare,
  extreme: workExtreme,
  edge: workEdge,
  gap: workGap,
}

/* One number */

function workTotal(plan: Plan, data: Dataset, about: About): Worked {
  const value =
    'distinct' in plan.metric
      ? distinctIn(data, plan.metric.distinct, plan)
      : totalOf(data, plan.metric, plan)
  const written = formatValue(value, about.unit)
  return {
    sentence: `${capitalize(about.label)}${scopeOf(plan, data)}: ${written}.`,
    ...figureOf(value),
    table: { header: ['', capitalize(about.label)], rows: [['Total', written]] },
  }
}

/* One number a group */

const mostBars = 12
const mostRows = 50

function workGroups(plan: Plan, data: Dataset, about: About): Worked {
  const by = plan.by as Grouping
  const { metric } = plan
  const distinct = 'distinct' in metric
  const found = (
    distinct ? distinctGroups(data, metric.distinct, by, plan) : groupsOf(data, metric, by, plan)
  ).filter(({ label, value }) => !Number.isNaN(value) && !(label === noValue && value === 0))
  // Which has the most is not answered by those that have none.
  const named = found.filter(({ label }) => label !== noValue)
  const all = plan.rank && named.length > 0 ? named : found
  const inOrder = !('dimension' in by)
  const sorted = inOrder && !plan.rank ? all : sortedBy(all, plan.rank?.order ?? 'most')
  const shown = shownOf(sorted, plan)
  const whole = distinct ? 0 : totalOf(data, metric, plan)
  const adds = !distinct && !metric.bottom && all.every(({ value }) => value >= 0) && whole > 0
  const change = inOrder && !plan.rank && 'grain' in by
  const name = groupingName(data, by)
  const rows = shown.map(({ label, value }, place) => [
    label,
    formatValue(value, about.unit),
    ...(adds && !change ? [formatShare(value / whole)] : []),
    ...(change ? [place === 0 ? '–' : formatChange(changeOf(value, shown[place - 1]?.value ?? 0))] : []),
  ])
  const notes = [
    ...(all.length < found.length ? [`Ficam de fora as linhas sem ${name}.`] : []),
    ...(sorted.length > shown.length ? [`Mostrando ${shown.length} de ${formatCount(sorted.length)}.`] : []),
  ]
  return {
    sentence: change
      ? trendSentence(shown, about, name)
      : rankSentence(
          inOrder && !plan.rank ? sortedBy(all, 'most') : sorted,
          plan,
          data,
          about,
          adds ? whole : undefined,
        ),
    ...(change && figureOf(shown.at(-1)?.value)),
    ...(shown.length > 1 && {
      chart: change
        ? { shape: 'line' as const, points: shown }
        : { shape: 'bar' as const, points: shown.slice(0, mostBars) },
    }),
    table: {
      header: [
        capitalize(name),
        capitalize(about.label),
        ...(adds && !change ? ['Parte do total'] : []),
        ...(change ? ['Variação'] : []),
      ],
      rows,
    },
    notes,
  }
}

const shownOf = <Entry>(sorted: Entry[], { rank }: Plan): Entry[] =>
  rank?.at === undefined ? sorted.slice(0, rank?.limit ?? mostRows) : sorted.slice(rank.at - 1, rank.at)

const changeOf = (now: number, before: number): number =>
  before === 0 ? Number.NaN : (now - before) / Math.abs(before)

function sortedBy(groups: Group[], order: 'most' | 'least'): Group[] {
  return groups.toSorted((one, other) =>
    order === 'most' ? other.value - one.value : one.value - other.value,
  )
}

function rankSentence(sorted: Group[], plan: Plan, data: Dataset, about: About, whole?: number): string {
  const at = plan.rank?.at
  const placed = at === undefined ? undefined : sorted[at - 1]
  // 'Mesa 4', where 4 is told by 'Mesa'.
  const column = plan.by && 'dimension' in plan.by ? dimensionOf(data, plan.by.dimension).label : ''
  const nameOf = ({ label }: Group) => (column && isNumber(label) ? capitalize(`${column} ${label}`) : label)
  if (placed)
    return `${nameOf(placed)} fica em ${at}º lugar em ${about.label}${scopeOf(plan, data)}: ${formatValue(placed.value, about.unit)}.`
  const [first, ...rest] = at === undefined ? sorted : []
  if (!first) return `Não há valores de ${about.label} para mostrar.`
  const write = ({ label, value }: Group) => `${label} (${formatValue(value, about.unit)})`
  const share = whole === undefined ? '' : `, ${formatShare(first.value / whole)} do total`
  const best = `${nameOf(first)} ${plan.rank?.order === 'least' ? 'tem o menor valor' : 'vem na frente'} em ${about.label}${scopeOf(plan, data)}: ${formatValue(first.value, about.unit)}${share}.`
  const tied = rest.some(({ value }) => value === first.value)
  const next = rest.slice(0, 2)
  if (next.length === 0) return best
  return `${best} ${tied ? 'Há empate. ' : ''}Em seguida: ${list.format(next.map(write))}.`
}

function trendSentence(groups: Group[], about: About, name: string): string {
  const sorted = sortedBy(groups, 'most')
  const [highest, lowest] = [sorted[0], sorted.at(-1)]
  const [first, last] = [groups[0], groups.at(-1)]
  if (!highest || !lowest || !first || !last) return `Não há valores de ${about.label} para mostrar.`
  const write = ({ label, value }: Group) => `${label} (${formatValue(value, about.unit)})`
  if (groups.length === 1) return `${capitalize(about.label)} em ${write(first)}.`
  const change = changeOf(last.value, first.value)
  const moved = Number.isFinite(change) ? ` De ${first.label} a ${last.label}: ${formatChange(change)}.` : ''
  return `${capitalize(about.label)} por ${name}: o maior valor foi em ${write(highest)} e o menor em ${write(lowest)}.${moved}`
}

/* Against another period */

function workChange(plan: Plan, data: Dataset, about: About): Worked {
  const metric = metricOf(plan)
  const { period, against, by, filters } = plan
  if (!period || !against) throw new RangeError('a change needs two periods')
  const before = { filters, period: against }
  const header = [capitalize(against.label), capitalize(period.label), 'Diferença', 'Variação']
  if (!by) {
    const [now, then] = [totalOf(data, metric, plan), totalOf(data, metric, before)]
    return {
      sentence: changeSentence(capitalize(about.label), now, then, plan, about),
      ...figureOf(now),
      chart: {
        shape: 'bar',
        points: [
          { label: against.label, value: then || 0 },
          { label: period.label, value: now || 0 },
        ],
      },
      table: {
        header: ['', ...header],
        rows: [[capitalize(about.label), ...changeCells(now, then, about.unit)]],
      },
      notes: lengthNotes(plan),
    }
  }
  const then = new Map(groupsOf(data, metric, by, before).map(({ label, value }) => [label, value]))
  const now = new Map(groupsOf(data, metric, by, plan).map(({ label, value }) => [label, value]))
  const none = metric.bottom ? Number.NaN : 0
  const changes = [...new Set([...then.keys(), ...now.keys()])].map((label) => {
    const [was, is] = [then.get(label) ?? none, now.get(label) ?? none]
    return { label, was, is, value: changeOf(is, was) }
  })
  const known = changes.filter(({ value }) => Number.isFinite(value))
  const sorted = sortedBy(known, plan.rank?.order ?? 'most') as typeof known
  const rest = changes.filter(({ value }) => !Number.isFinite(value))
  const shown = [...sorted, ...rest].slice(0, plan.rank?.limit ?? mostRows)
  const [first] = sorted
  return {
    sentence: first
      ? `${changeSentence(first.label, first.is, first.was, plan, about)} ${superlativeOf(plan, first.value)} entre ${sorted.length} em ${about.label}.`
      : 'Não há valores nos dois períodos para comparar.',
    table: {
      header: [capitalize(groupingName(data, by)), ...header],
      rows: shown.map(({ label, was, is }) => [label, ...changeCells(is, was, about.unit)]),
    },
    ...(shown.length > 1 && {
      chart: {
        shape: 'bar' as const,
        points: shown.slice(0, mostBars).map(({ label, is }) => ({ label, value: is || 0 })),
      },
    }),
    notes: [
      ...(shown.length > 1 ? [`O gráfico mostra ${about.label} em ${period.label}.`] : []),
      ...lengthNotes(plan),
    ],
  }
}

const superlativeOf = ({ rank }: Plan, change: number): string =>
  rank?.order === 'least'
    ? change < 0
      ? 'É a maior queda'
      : 'É a menor alta'
    : change < 0
      ? 'É a menor queda'
      : 'É a maior alta'

function changeCells(now: number, then: number, unit: Unit): string[] {
  return [
    formatValue(then, unit),
    formatValue(now, unit),
    unit === 'percent' ? formatPoints(now - then) : formatValue(now - then, unit),
    unit === 'percent' ? '–' : formatChange(changeOf(now, then)),
  ]
}

function changeSentence(
  subject: string,
  now: number,
  then: number,
  { period, against }: Plan,
  { unit }: About,
): string {
  const change = changeOf(now, then)
  const moved = change > 0 ? 'subiu' : 'caiu'
  const values = `de ${formatValue(then, unit)} (${against?.label}) para ${formatValue(now, unit)} (${period?.label})`
  if (now === then) return `${subject}: sem mudança, ${formatValue(now, unit)} nos dois períodos.`
  if (!Number.isFinite(change)) return `${subject}: ${values}.`
  const much = unit === 'percent' ? formatPoints(Math.abs(now - then)) : formatShare(Math.abs(change))
  return `${subject} ${moved} ${much}: ${values}.`
}

const tolerable = 3

function lengthNotes({ period, against }: Plan): string[] {
  if (!period || !against) return []
  const [now, then] = [period.to - period.from + 1, against.to - against.from + 1]
  return Math.abs(now - then) > tolerable
    ? [`Os períodos têm durações diferentes: ${then} e ${now} dias.`]
    : []
}

/* A mean over groups */

const rowsMetric: Metric = {
  id: 'rows',
  label: 'linhas',
  words: [],
  unit: 'count',
  definition: '',
  formula: 'COUNT(*)',
  top: [countOfRows],
}

function workMean(plan: Plan, data: Dataset, about: About): Worked {
  const metric = metricOf(plan)
  const by = plan.by as Grouping
  const all = groupsOf(data, metric, by, plan)
  const rows = plan.active ? groupsOf(data, rowsMetric, by, plan) : []
  const groups = plan.active ? all.filter((_, place) => (rows[place]?.value ?? 0) > 0) : all
  const name = plan.active ? `${groupingName(data, by)} com registros` : groupingName(data, by)
  const total = groups.reduce((sum, { value }) => sum + (value || 0), 0)
  const mean = total / groups.length
  const written = formatValue(mean, about.unit === 'count' ? 'number' : about.unit)
  return {
    sentence: `Em média, ${written} de ${about.label} por ${name}${scopeOf(plan, data)}: ${formatValue(total, about.unit)} divididos por ${groups.length}.`,
    ...figureOf(mean),
    ...(groups.length > 1 && { chart: { shape: 'line' as const, points: groups } }),
    table: {
      header: [capitalize(name), capitalize(about.label)],
      rows: groups.slice(0, mostRows).map(({ label, value }) => [label, formatValue(value, about.unit)]),
    },
    notes:
      groups.length > mostRows ? [`Mostrando ${mostRows} de ${formatCount(groups.length)} na tabela.`] : [],
  }
}

/* A part of the whole */

function workShare(plan: Plan, data: Dataset, about: About): Worked {
  const metric = metricOf(plan)
  const part = totalOf(data, metric, plan)
  const { whole: kept = [], period } = plan
  const scope = { filters: kept, ...(period && { period }) }
  const whole = totalOf(data, metric, scope)
  const namesOf = (filters: Filter[]) => list.format(filters.map((filter) => filterName(filter, data)))
  const names = namesOf(plan.filters.filter((filter) => !kept.includes(filter)))
  const of = kept.length > 0 ? ` (${namesOf(kept)})` : ''
  if (plan.by) return workShares(plan, data, about, metric, names)
  return {
    sentence: `${names}: ${formatShare(part / whole)} do total de ${about.label}${of}${plan.period ? ` ${inPeriod(plan.period)}` : ''}, ${formatValue(part, about.unit)} de ${formatValue(whole, about.unit)}.`,
    chart: {
      shape: 'bar',
      points: [
        { label: names, value: part },
        { label: 'Restante', value: whole - part },
      ],
    },
    table: {
      header: ['', capitalize(about.label), 'Parte do total'],
      rows: [
        [names, formatValue(part, about.unit), formatShare(part / whole)],
        ['Restante', formatValue(whole - part, about.unit), formatShare(1 - part / whole)],
        ['Total', formatValue(whole, about.unit), formatShare(1)],
      ],
    },
  }
}

/** The part that rows with a filter have of each group. */
function workShares(plan: Plan, data: Dataset, about: About, metric: Metric, names: string): Worked {
  const by = plan.by as Grouping
  const { whole: filters = [], period } = plan
  const whole = groupsOf(data, metric, by, { filters, ...(period && { period }) })
  const parts = new Map(groupsOf(data, metric, by, plan).map(({ label, value }) => [label, value]))
  const groups = whole
    .filter(({ value }) => value !== 0)
    .map(({ label, value }) => ({
      label,
      value: (parts.get(label) ?? 0) / value,
      part: parts.get(label) ?? 0,
      whole: value,
    }))
  const sorted = 'dimension' in by ? (sortedBy(groups, plan.rank?.order ?? 'most') as typeof groups) : groups
  const shown = sorted.slice(0, plan.rank?.limit ?? mostRows)
  const [first] = sorted
  const name = groupingName(data, by)
  return {
    sentence: first
      ? `${first.label}: ${formatShare(first.value)} de ${about.label} são de ${names}${plan.period ? ` ${inPeriod(plan.period)}` : ''}, ${formatValue(first.part, about.unit)} de ${formatValue(first.whole, about.unit)}.`
      : `Não há valores de ${about.label} para mostrar.`,
    table: {
      header: [capitalize(name), 'Parte', names, 'Total'],
      rows: shown.map(({ label, value, part, whole }) => [
        label,
        formatShare(value),
        formatValue(part, about.unit),
        formatValue(whole, about.unit),
      ]),
    },
  }
}

/* The highest or lowest of the rows */

function workExtreme(plan: Plan, data: Dataset, about: About): Worked {
  const measure = measureIn(metricOf(plan)) ?? ''
  const row = extremeRow(data, measure, plan.rank?.order ?? 'most', plan)
  const value = row === undefined ? Number.NaN : (measureOf(data, measure)[row] ?? Number.NaN)
  const day = row === undefined ? noDay : (data.time?.days[row] ?? noDay)
  const written = formatValue(value, about.unit)
  const degree = plan.rank?.order === 'least' ? 'Menor' : 'Maior'
  const where = row === undefined ? [] : placesOf(data, row)
  const when = day === noDay ? [] : [formatDay(day)]
  return {
    sentence: `${degree} ${about.label} de uma só linha${scopeOf(plan, data)}: ${written} (${[...when, ...where].join(', ')}).`,
    ...figureOf(value),
    table: { header: ['', capitalize(about.label)], rows: [[`${degree} valor`, written]] },
  }
}

/* The first or the last of the rows */

const edgeNames = { first: 'Primeiro', last: 'Último' }
const mostAtEdge = 10

function workEdge(plan: Plan, data: Dataset, about: About): Worked {
  const { edge = 'last' } = plan
  const measure = measureIn(metricOf(plan))
  const values = measure === undefined ? undefined : measureOf(data, measure)
  const rows = edgeRows(data, edge, plan)
  const scope = scopeOf(plan, data)
  const header = [capitalize(data.time?.label ?? ''), capitalize(values ? about.label : data.rowsName)]
  const [first, ...others] = rows
  if (first === undefined) return { sentence: `Nenhuma linha com data${scope}.`, table: { header, rows: [] } }
  const day = formatDay(data.time?.days[first] ?? noDay)
  const placesIn = (row: number) => placesOf(data, row).join(', ')
  const written = rows
    .slice(0, mostAtEdge)
    .map((row) => (values ? formatValue(values[row] ?? Number.NaN, about.unit) : placesIn(row)))
  const table = { header, rows: written.map((one) => [day, one]) }
  if (others.length > 0)
    return {
      sentence: `No ${edgeNames[edge].toLowerCase()} dia com registros${scope}, ${day}, há ${formatCount(rows.length)}: ${list.format(written)}.`,
      table,
      notes: rows.length > mostAtEdge ? [`Mostrando ${mostAtEdge} de ${formatCount(rows.length)}.`] : [],
    }
  const told = values ? `${about.label} ${written[0]} (${placesIn(first)})` : written[0]
  return {
    sentence: `${edgeNames[edge]} registro${scope}, em ${day}: ${told}.`,
    ...figureOf(values?.[first]),
    table,
  }
}

/** What tells a row: the values of its first columns. */
const placesOf = (data: Dataset, row: number): string[] =>
  data.dimensions.slice(0, 4).flatMap(({ label, values, codes }) => {
    const name = values[codes[row] ?? -1]
    return name === undefined ? [] : [`${label} “${name}”`]
  })

/* Two groups, one less the other */

function workGap(plan: Plan, data: Dataset, about: About): Worked {
  const groups = sortedBy(groupsOf(data, metricOf(plan), plan.by as Grouping, plan), 'most')
  const [more, less] = groups
  const gap = (more?.value ?? Number.NaN) - (less?.value ?? Number.NaN)
  const written = formatValue(gap, about.unit)
  const write = ({ label, value }: Group) => `${label} (${formatValue(value, about.unit)})`
  return {
    sentence: `Diferença de ${about.label} entre ${list.format(groups.map(write))}${plan.period ? ` ${inPeriod(plan.period)}` : ''}: ${written}.`,
    ...figureOf(gap),
    chart: { shape: 'bar', points: groups },
    table: { header: ['', capitalize(about.label)], rows: [['Diferença', written]] },
  }
}

/* Words around the numbers */

/** The metric of a plan that is known to have one. */
function metricOf({ metric }: Plan): Metric {
  if ('distinct' in metric) throw new RangeError('distinct values are counted, not summed')
  return metric
}

const sides: Record<Exclude<LimitFilter['is'], 'none'>, string> = {
  '>': 'acima de',
  '>=': 'a partir de',
  '<': 'abaixo de',
  '<=': 'até',
}

const isNumber = (name: string): boolean => /^\d+$/.test(name)

/** A filter in a few words: 'exceto Site', 'distância km acima de 10', 'sábado e domingo'. */
function filterName(filter: Filter, data: Dataset): string {
  if ('measure' in filter) {
    const label =
      [...data.measures, ...datesOf(data)].find(({ id }) => id === filter.measure)?.label ?? filter.measure
    if (filter.is === 'none') return `sem ${label}`
    return `${label} ${sides[filter.is]} ${formatValue(filter.value, filter.unit)}`
  }
  const names = 'weekdays' in filter ? filter.weekdays.map(plainWeekday) : filter.values
  // 'Sim' or '5' alone says nothing.
  const isBare =
    'dimension' in filter &&
    (names.every(isNumber) || yesOf(dimensionOf(data, filter.dimension)) !== undefined)
  if (isBare)
    return `${dimensionOf(data, filter.dimension).label} ${filter.except ? 'diferente de ' : ''}${list.format(names)}`
  return `${filter.except ? 'exceto ' : ''}${list.format(names)}`
}

function scopeOf({ filters, period }: Plan, data: Dataset): string {
  const values = filters.map((filter) => filterName(filter, data))
  return `${values.length > 0 ? ` (${values.join(', ')})` : ''}${period ? ` ${inPeriod(period)}` : ''}`
}

function titleOf(plan: Plan, data: Dataset, about: About): string {
  const by = plan.by ? ` por ${groupingName(data, plan.by)}` : ''
  const kind = {
    total: '',
    groups: '',
    change: 'Variação: ',
    mean: 'Média: ',
    edge: `${edgeNames[plan.edge ?? 'last']} registro: `,
    gap: 'Diferença: ',
    share: 'Participação: ',
    extreme: plan.rank?.order === 'least' ? 'Menor ' : 'Maior ',
  }[plan.kind]
  const against = plan.against ? ` contra ${plan.against.label}` : ''
  return capitalize(`${kind}${about.label}${by}${scopeOf(plan, data)}${against}`)
}

function notesOf({ period, against, filters }: Plan, data: Dataset, { note }: About): string[] {
  const { time } = data
  const notes = [...(note === undefined ? [] : [note]), ...data.notes]
  const without = time && period ? time.days.filter((day) => day === noDay).length : 0
  if (without > 0) notes.push(`${without} linha(s) sem data em “${time?.label}” não entram em períodos.`)
  if (time && period && period.to > time.last) notes.push(`Os dados vão só até ${formatDay(time.last)}.`)
  if (time && period && Math.min(period.from, against?.from ?? period.from) < time.first)
    notes.push(`Os dados começam em ${formatDay(time.first)}.`)
  if (time && !period && filters.length === 0)
    notes.push(`Todo o período dos dados: ${formatDay(time.first)} a ${formatDay(time.last)}.`)
  return notes
}

/** What one would ask next. */
function offersOf({ by, kind, period }: Plan, data: Dataset, { metric, label }: About): string[] {
  if (!metric) return suggestedQuestions(data).slice(0, 2)
  const scope = period ? ` ${inPeriod(period)}` : ''
  const others = data.dimensions.filter(({ id }) => !by || !('dimension' in by) || by.dimension !== id)
  return [
    ...(others[0] ? [`${capitalize(label)} por ${others[0].label}${scope}`] : []),
    ...(data.time && !(by && 'grain' in by) ? [`${capitalize(label)} por mês`] : []),
    ...(canCompare(data) && kind !== 'change' ? [`${capitalize(label)} cresceu no último mês?`] : []),
  ]
}
