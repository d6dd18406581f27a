/** 3840 → '3.840', 2.5 with one decimal → '2,5'. Written out: the browser's own formatter takes milliseconds to wake up. */
export function formatNumber(value: number, mostDecimals = 0): string {
  // Moving the point in its decimal form: 1.005 × 100 is a little less than 100.5.
  const rounded = Math.round(Number(`${Math.abs(value)}e${mostDecimals}`)) / 10 ** mostDecimals
  const [whole = '', decimals] = String(rounded).split('.')
  const sign = value < 0 && rounded > 0 ? '-' : ''
  return `${sign}${groupThousands(whole)}${decimals ? `,${decimals}` : ''}`
}

/** '1234567' → '1.234.567' */
export const groupThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.')

/** 'a, b e c' */
export function joinWords(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' e ')
}

/** 'são paulo' → 'São paulo' */
export const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1)
