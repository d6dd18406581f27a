/** How a column writes its numbers: '1.234,56' or '1,234.56'. */
export type NumberStyle = 'comma' | 'point'

const blank = /^(?:-+|–|—|n\/?[ad]|null|nan|vazio)?$/i

/** Is there nothing in this cell? */
export const isBlank = (cell: string): boolean => blank.test(cell.trim())

const comma = /^\d{1,3}(?:\.\d{3})*(?:,\d+)?$|^\d+(?:,\d+)?$/
const point = /^\d{1,3}(?:,\d{3})*(?:\.\d+)?$|^\d+(?:\.\d+)?$/

interface Bare {
  digits: string
  negative: boolean
  percent: boolean
}

/** Takes the currency, the sign and the percent sign off: '-R$ 1.234,56', '(12)', '12%'. */
function bare(cell: string): Bare {
  const text = cell
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(/^([-+(]?)(?:R\$|US\$|\$|€|£|BRL|USD|EUR)/i, '$1')
  const negative = /^-|^\(.*\)$|-$/.test(text)
  const digits = text.replace(/^[-+(]|[-)]$/g, '').replace(/^(?:R\$)/i, '')
  return { digits: digits.replace(/%$/, ''), negative, percent: digits.endsWith('%') }
}

/** A number written in a style; NaN for anything else. Percents come as parts of one. */
export function readNumber(cell: string, style: NumberStyle): number {
  const { digits, negative, percent } = bare(cell)
  if (!(style === 'comma' ? comma : point).test(digits)) return Number.NaN
  const plain = style === 'comma' ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '')
  const value = Number(plain) * (negative ? -1 : 1)
  return percent ? value / 100 : value
}

/** What a cell tells about the style, if only one fits. '1.234' tells nothing. */
export function styleTold(cell: string): NumberStyle | undefined {
  const { digits } = bare(cell)
  const fits = { comma: comma.test(digits), point: point.test(digits) }
  if (fits.comma === fits.point) return undefined
  return fits.comma ? 'comma' : 'point'
}

export const isMoney = (cell: string): boolean => /R\$/i.test(cell)
export const isPercent = (cell: string): boolean => cell.trim().endsWith('%')
