const withCents = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const withoutCents = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  maximumFractionDigits: 0,
})

/** 2900 → 'R$ 29,00'; the space does not break. */
export function formatBRL(cents: number): string {
  return withCents.format(cents / 100)
}

/** A monthly price: 2900 → 'R$ 29/mês', 2990 → 'R$ 29,90/mês'. */
export function formatMonthly(cents: number): string {
  return `${formatShortBRL(cents)}/mês`
}

/** 2900 → 'R$ 29', 2990 → 'R$ 29,90'. */
export function formatShortBRL(cents: number): string {
  return (cents % 100 === 0 ? withoutCents : withCents).format(cents / 100)
}

/** Reais, as contracts carry them, in cents. */
export function toCents(reais: number): number {
  return Math.round(reais * 100)
}
