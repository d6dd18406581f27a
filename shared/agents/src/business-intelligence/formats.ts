import type { Unit } from './dataset'

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })
const precise = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })
const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 })
const shortMoney = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  notation: 'compact',
  maximumFractionDigits: 1,
})
const shortNumber = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 })

/** 'a, b e c'; 'a, b ou c'. */
export const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' })
export const either = new Intl.ListFormat('pt-BR', { type: 'disjunction' })
export const quoted = (word: string) => `“${word}”`

/** A value of a metric as people read it; no value is a dash. */
export function formatValue(value: number, unit: Unit): string {
  if (!Number.isFinite(value)) return '–'
  if (unit === 'money') return money.format(value)
  if (unit === 'percent') return percent.format(value)
  return (unit === 'count' ? whole : precise).format(value)
}

/** The same, short enough for the scale of a chart. */
export function formatShort(value: number, unit: Unit): string {
  if (!Number.isFinite(value)) return '–'
  if (unit === 'percent') return percent.format(value)
  return (unit === 'money' ? shortMoney : shortNumber).format(value)
}

export const formatShare = (share: number): string => (Number.isFinite(share) ? percent.format(share) : '–')
/** A change with its sign; a share cannot be told of nothing. */
export const formatChange = (change: number): string =>
  Number.isFinite(change) ? `${change > 0 ? '+' : ''}${percent.format(change)}` : '–'
/** A difference between two percentages. */
export const formatPoints = (difference: number): string => `${precise.format(difference * 100)} p.p.`
export const formatCount = (count: number): string => whole.format(count)
