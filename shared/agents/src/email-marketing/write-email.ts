import { capitalize } from '@ag/core'
import type { SegmentId } from '../segments'
import {
  type AudienceId,
  type GoalId,
  goalWords,
  greetings,
  openings,
  segmentWords,
  signOffs,
  type ToneId,
  usualOffer,
} from './phrases'

/** What the visitor tells about the campaign. */
export interface EmailBrief {
  business: string
  segment: SegmentId
  goal: GoalId
  tone: ToneId
  audience: AudienceId
  /** What is announced, in the visitor's words; may be empty. */
  offer: string
}

/** An e-mail as text. Paragraphs are parted by an empty line; one that begins with `> ` stands out. */
export interface EmailDraft {
  /** Straight, curious and useful. */
  subjects: [string, string, string]
  preview: string
  body: string
  button: string
}

/** Writes the e-mail; each version, counted from 0, tells the same brief in other words. */
export function writeEmail(brief: EmailBrief, version = 0): EmailDraft {
  const { goal, tone, segment, audience } = brief
  const words = goalWords[goal]
  const { wish, scene, care } = segmentWords[segment]
  const business = senderName(brief.business)
  const offer = withoutEnd(brief.offer) || usualOffer[goal]
  const slots = { business, offer: inSentence(offer), wish }
  const [straight, curious, useful] = version % 2 === 0 ? words.subjects[tone] : words.others
  const other = Math.floor(version / 2) + version
  const paragraphs = [
    greetings[tone],
    other % 3 === 0 ? openings[audience][tone] : `${openings[audience][tone]} ${scene}`,
    words.body[tone](slots),
    `> ${capitalize(offer)}`,
    pick(care, other),
    pick(words.closing, other),
    `${signOffs[tone]}\nEquipe ${business}`,
  ]
  return {
    subjects: [straight(slots), curious(slots), useful(slots)],
    preview: words.preview[tone](slots),
    body: paragraphs.join('\n\n'),
    button: words.button,
  }
}

/** Who signs; an e-mail never goes out without a name. */
export const senderName = (business: string): string => oneLine(business) || 'Sua empresa'

/** A text without line breaks and double spaces. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const pick = <Entry>([one, other]: [Entry, Entry], index: number): Entry => (index % 2 === 0 ? one : other)

const withoutEnd = (text: string): string => oneLine(text).replace(/(?<![\s.;,:])[\s.;,:]+$/, '')

/** Begins small after a colon, unless its first word is a name, an abbreviation or a number. */
function inSentence(text: string): string {
  const [word = ''] = text.split(' ')
  const common = /^\p{Lu}\p{Ll}*$/u.test(word) && commonStarts.has(word.toLocaleLowerCase('pt-BR'))
  return common ? text.charAt(0).toLocaleLowerCase('pt-BR') + text.slice(1) : text
}

/** First words that are never names. */
const commonStarts = new Set(
  'a o as os um uma uns umas novo nova novos novas desconto descontos frete café almoço jantar compre ganhe leve cupom brinde oferta ofertas promoção kit coleção linha aula curso oficina encontro como por para três dois duas cinco dez até entrega consulta avaliação banho primeira primeiro pacote combo menu cardápio'.split(
    ' ',
  ),
)
