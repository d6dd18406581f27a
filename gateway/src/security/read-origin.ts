/**
 * An origin and nothing more, as somebody wrote it into a setting; a pattern would let in whom nobody has named. In production it
 * must be encrypted. Throws when it is anything else.
 */
export function readOrigin(text: string, production: boolean): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && !production)
  if (url?.origin !== text || !isSafe || text.includes('*')) throw new Error(`Not an origin: ${text}`)
  return text
}
