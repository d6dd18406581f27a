import { capitalize, withoutAccents } from '@ag/core'
import { seeded } from '../seeded'
import type { SegmentId } from '../segments'
import { fitTo, type NetworkId, networkOf } from './networks'
import { type AngleId, asks, emojis, hooks, segmentWords, type ToneId } from './phrases'
import { noWishes, type Wishes } from './read-note'

/** What the visitor tells about the week. */
export interface SocialBrief {
  business: string
  segment: SegmentId
  /** What the week is about, in the visitor's words. */
  theme: string
  tone: ToneId
  networks: NetworkId[]
}

/** A card to go with a post: its words and its look. */
export interface Card {
  kicker: string
  title: string
  signature: string
  ground: (typeof grounds)[number]
  motif: (typeof motifs)[number]
}
const grounds = ['accent', 'loud', 'highlight', 'soft'] as const
const motifs = ['sun', 'hills', 'rings', 'grid'] as const

export interface WrittenPost {
  text: string
  alt: string
  card: Card
}

/** Writes one angle of the theme for a network, within its limit; versions, from 0 on, differ in their words. */
export function writePost(
  brief: SocialBrief,
  network: NetworkId,
  angle: AngleId,
  version = 0,
  wishes: Wishes = noWishes,
): WrittenPost {
  const business = oneLine(brief.business) || 'Sua empresa'
  const theme = capitalize(withoutEnd(brief.theme) || 'Novidades da semana')
  const tone = wishes.tone ?? brief.tone
  const words = segmentWords[brief.segment]
  const hook = hooks[angle][tone][version % 2] ?? ''
  const hashtags = wishes.noHashtags
    ? ''
    : hashtagsOf(theme, business, words.hashtags, networkOf(network).hashtags)
  const emoji = !wishes.noEmoji && takesEmoji(network, tone) ? ` ${emojis[angle]}` : ''
  const title = ended(`${theme}: ${hook}`) + emoji
  const points = pointsOf(brief.segment, angle, version)
  const ask =
    wishes.withQuestion && !asks[network][angle].endsWith('?') ? questions[tone] : asks[network][angle]
  const text = lay(network, { title, points: wishes.shorter ? points.slice(0, 1) : points, ask, hashtags })
  const card = cardOf(brief, angle, version, theme, business)
  return { text, alt: altOf(card, words.scene, network), card }
}

interface Parts {
  title: string
  points: string[]
  ask: string
  hashtags: string
}

const questions: Record<ToneId, string> = {
  close: 'E por aí, como é?',
  formal: 'Qual é a sua experiência?',
  playful: 'E aí, time sim ou time não?',
  inspiring: 'Qual vai ser o seu primeiro passo?',
}

/** Each network reads in its own way: lists, paragraphs, one breath, or the caption of a film. */
function lay(network: NetworkId, { title, points, ask, hashtags }: Parts): string {
  const parts = {
    instagram: () => [title, listed(points, '✓ '), ask],
    linkedin: () => [title, ...points, ask],
    facebook: () => [title, points.join(' '), ask],
    x: () => [`${title}\n${points[0] ?? ''}`, ask],
    tiktok: () => [title, `${points[0] ?? ''} ${ask}`],
  }[network]()
  const end = hashtags && `\n\n${hashtags}`
  const { limit } = networkOf(network)
  // What is cut is the text: hashtags cut in half would lead elsewhere.
  return fitTo(network, parts.filter(Boolean).join('\n\n'), limit - [...end].length) + end
}

const listed = (points: string[], mark: string): string =>
  points.length > 1 ? points.map((point) => mark + point).join('\n') : points.join('')

function pointsOf(segment: SegmentId, angle: AngleId, version: number): string[] {
  const words = segmentWords[segment]
  const points: Record<AngleId, string[]> = {
    tip: rotated(words.tips, version),
    backstage: [words.backstage],
    question: [words.question],
    myth: [`Dizem por aí: “${words.myth}”`, words.truth],
    invite: [words.invite],
  }
  return points[angle]
}

const rotated = <Entry>(list: Entry[], by: number): Entry[] =>
  list.map((_, index) => list[(index + by) % list.length] as Entry)

const takesEmoji = (network: NetworkId, tone: ToneId): boolean =>
  network !== 'linkedin' && (tone === 'playful' || (tone === 'close' && network !== 'x'))

/** The theme first, then the trade, then the business: letters and digits only, each once. */
export function hashtagsOf(theme: string, business: string, trade: readonly string[], most: number): string {
  const [first, second, third] = trade
  const names = [tagOf(theme), first, tagOf(business), second, third].filter((name) => name)
  return [...new Set(names)]
    .slice(0, most)
    .map((name) => `#${name}`)
    .join(' ')
}

const mostTagLetters = 24
const smallWords = new Set(
  'a o as os e de do da dos das em no na nos nas para por com um uma que seu sua'.split(' '),
)

function tagOf(text: string): string {
  const words = withoutAccents(text)
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word && !smallWords.has(word.toLowerCase()))
  let tag = ''
  for (const word of words) {
    if (tag.length + word.length > mostTagLetters) break
    tag += capitalize(word)
  }
  return /[A-Za-z]/.test(tag) ? tag : ''
}

function cardOf(brief: SocialBrief, angle: AngleId, version: number, theme: string, business: string): Card {
  const random = seeded([theme, business, brief.segment, angle, version].join('|'))
  return {
    kicker: kickers[angle],
    title: fitTo('instagram', theme, 60),
    signature: fitTo('instagram', business, 28),
    ground: random.pick(grounds),
    motif: random.pick(motifs),
  }
}

const kickers: Record<AngleId, string> = {
  tip: 'Dica da semana',
  backstage: 'Bastidores',
  question: 'Queremos saber',
  myth: 'Mito ou verdade?',
  invite: 'Convite',
}

const groundWords: Record<Card['ground'], string> = {
  accent: 'verde',
  loud: 'verde-escuro',
  highlight: 'manga',
  soft: 'claro',
}
const motifWords: Record<Card['motif'], string> = {
  sun: 'um sol estilizado',
  hills: 'colinas em camadas',
  rings: 'círculos concêntricos',
  grid: 'uma grade de pontos',
}

const altOf = (
  { kicker, title, signature, ground, motif }: Card,
  scene: string,
  network: NetworkId,
): string =>
  network === 'tiktok'
    ? `Capa do vídeo: ${scene}. Sobre a cena, o texto “${title}” e a assinatura ${signature}.`
    : `Cartão de fundo ${groundWords[ground]} com ${motifWords[motif]}. Texto: “${kicker}: ${title}”. Assinatura: ${signature}.`

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
const withoutEnd = (text: string): string => oneLine(text).replace(/(?<![\s.;,:!?])[\s.;,:!?]+$/, '')
const ended = (text: string): string => (/[.!?)]$/.test(text) ? text : `${text}.`)
