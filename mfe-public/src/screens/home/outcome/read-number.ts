/** Reads a number as Brazilians write it: '1.200' is 1200, '35,50' and '35.5' are 35.5. NaN when it is none. */
export function readNumber(text: string): number {
  const plain = text.trim().replace(/^R\$\s*/, '')
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(plain)) return Number(plain.replaceAll('.', '').replace(',', '.'))
  return /^\d+(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN
}
