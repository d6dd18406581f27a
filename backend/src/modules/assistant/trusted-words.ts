import { cleanText } from './clean-text'

const longest = 1200

/**
 * A model's answer as it may be shown: short, plain, with no price that it was not told, no link and no claim to have
 * done something. Undefined where it cannot be.
 */
export function trustedWords(answer: string, seen: readonly string[]): string | undefined {
  const words = cleanText(answer)
  if (!words || words.length > longest) return undefined
  if (/<\/?[a-z!]|https?:|www\.|\]\(|javascript:|data:/i.test(words)) return undefined
  if (claims.some((claim) => claim.test(words))) return undefined
  const told = new Set(seen.flatMap(amountsIn))
  if (amountsIn(words).some((amount) => !told.has(amount))) return undefined
  // Of Markdown only what reads well as it stands is left.
  return words.replace(/^#{1,6}\s+/gm, '').replace(/\*{3,}|`{1,3}|_{2,}/g, '')
}

/** Things that only the visitor and the rules can do, and promises that nobody has made. */
const claims = [
  /\breuni[aã]o\s+(?:j[aá]\s+)?(?:foi\s+|est[aá]\s+)?(?:confirmada|marcada|agendada|reservada|cancelada|remarcada)/i,
  /\b(?:marquei|agendei|confirmei|reservei|cancelei|remarquei)\b/i,
  /\bdesconto\b/i,
  /instru[cç][oõ]es|prompt|system/i,
]

/** 'R$ 1.399,00' and '1399 reais' are the same amount, in cents. */
function amountsIn(text: string): number[] {
  const found = text.matchAll(
    /R\$\s*([\d.]+(?:,\d{1,2})?)|(?<![\w.])([\d.]+(?:,\d{1,2})?)\s*(?:reais|por m[eê]s|\/m[eê]s)/gi,
  )
  return [...found].map(([, sign, word]) =>
    Math.round(Number((sign ?? word ?? '').replaceAll('.', '').replace(',', '.')) * 100),
  )
}
