import { groupThousands } from './numbers'

/** 2900 → 'R$ 29,00'; the space does not break. */
export function formatBRL(cents: number): string {
  const whole = Math.round(cents)
  const [reais, rest] = [Math.floor(Math.abs(whole) / 100), Math.abs(whole) % 100]
  return `${signed(whole)}${grouped(reais)},${String(rest).padStart(2, '0')}`
}

/** A monthly price: 2900 → 'R$ 29/mês', 2990 → 'R$ 29,90/mês'. */
export function formatMonthly(cents: number): string {
  return `${formatShortBRL(cents)}/mês`
}

/** 2900 → 'R$ 29', 2990 → 'R$ 29,90'. */
export function formatShortBRL(cents: number): string {
  return cents % 100 === 0 ? `${signed(cents)}${grouped(Math.abs(cents) / 100)}` : formatBRL(cents)
}

/** Reais, as contracts carry them, in cents. */
export function toCents(reais: number): number {
  return Math.round(reais * 100)
}

const signed = (cents: number) => (cents < 0 ? '-R$\u00a0' : 'R$\u00a0')
const grouped = (reais: number) => groupThousands(String(reais))
