/** An amount as Brazilians write it, in cents: '1.500,50', 'R$ 1500' or '1500.5'. Nothing for what is no amount. */
export function parseReais(text: string): number | undefined {
  const plain = text.replace(/^\s*R\$/i, '').replace(/\s/g, '')
  const [, grouped, single, decimals = ''] =
    /^(?:(\d{1,3}(?:\.\d{3})+)|(\d+))(?:,(\d{1,2}))?$/.exec(plain) ?? /^()(\d+)\.(\d{1,2})$/.exec(plain) ?? []
  const whole = grouped?.replaceAll('.', '') || single
  if (!whole) return undefined
  const cents = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return Number.isSafeInteger(cents) ? cents : undefined
}

/** A number as Brazilians write it, with at most two decimals: '2,5' or '2.5'. */
export function parseDecimal(text: string): number | undefined {
  const [whole] = /^\d{1,7}(?:[.,]\d{1,2})?$/.exec(text.trim()) ?? []
  return whole === undefined ? undefined : Number(whole.replace(',', '.'))
}
