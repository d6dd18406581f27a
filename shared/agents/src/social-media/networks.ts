export interface Network {
  id: NetworkId
  name: string
  /** Characters that it takes. */
  limit: number
  /** Characters shown before "mais". */
  shown: number
  hashtags: number
}
export type NetworkId = 'instagram' | 'linkedin' | 'facebook' | 'x' | 'tiktok'

/** The networks and what each takes; hashtags are as many as read well there. */
export const networks: Network[] = [
  { id: 'instagram', name: 'Instagram', limit: 2200, shown: 125, hashtags: 5 },
  { id: 'linkedin', name: 'LinkedIn', limit: 3000, shown: 210, hashtags: 3 },
  { id: 'facebook', name: 'Facebook', limit: 63_206, shown: 477, hashtags: 1 },
  { id: 'x', name: 'X', limit: 280, shown: 280, hashtags: 2 },
  { id: 'tiktok', name: 'TikTok', limit: 2200, shown: 90, hashtags: 4 },
]

/** The network of an id. */
export function networkOf(id: NetworkId): Network {
  const found = networks.find((network) => network.id === id)
  if (!found) throw new Error(`no network ${id}`)
  return found
}

/** Characters as a network counts them: X takes an address for 23, and an emoji or a wide letter for 2. */
export function countFor(network: NetworkId, text: string): number {
  if (network !== 'x') return [...text].length
  const withoutUrls = text.replace(urls, '')
  const links = (text.match(urls) ?? []).length * urlLength
  return links + [...graphemes.segment(withoutUrls)].reduce((sum, { segment }) => sum + weightOf(segment), 0)
}

/** The text, cut after a whole word so that it fits. */
export function fitTo(network: NetworkId, text: string, limit = networkOf(network).limit): string {
  if (countFor(network, text) <= limit) return text
  const pieces = text.split(/(?<=\s)/)
  let shortened = ''
  for (const piece of pieces) {
    if (countFor(network, `${(shortened + piece).trimEnd()}…`) > limit) break
    shortened += piece
  }
  if (shortened.trim()) return `${shortened.trimEnd().replace(/[,;:]$/, '')}…`
  const letters = [...graphemes.segment(text)].map(({ segment }) => segment)
  while (letters.length > 0 && countFor(network, `${letters.join('')}…`) > limit) letters.pop()
  return limit > 0 ? `${letters.join('')}…` : ''
}

const urlLength = 23
const urls = /https?:\/\/\S+/g
const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' })

function weightOf(grapheme: string): number {
  if (/\p{Extended_Pictographic}/u.test(grapheme)) return 2
  return [...grapheme].reduce((sum, letter) => sum + (isLight(letter.codePointAt(0) ?? 0) ? 1 : 2), 0)
}

const lightRanges = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
] as const
const isLight = (code: number): boolean => lightRanges.some(([from, to]) => code >= from && code <= to)
