import type { companySizes, leadTimings, MeetingChannel } from '@ag/contracts'
import { numberWordsUpTo } from '@ag/core'
import { weekdayOf } from '@ag/core/days'
import type { OfferedSlot } from './memory'
import { readMoment, type WishedTime } from './read-moment'
import { fold, isAlmost, pointOf, wordsOf } from './words'

const says = (text: string, words: string[]) => {
  const said = pointOf(text)
  return words.some((each) => each.split(' ').every((part) => said.some((word) => isAlmost(word, part))))
}

const yesWords = new Set(
  'sim confirmar confirmo confirma confirmado confirmada pode podem marcar marca agendar agenda isso mesmo ai claro que com certeza ok certo certa tudo beleza bora fechado quero esta correto aceito concordo autorizo acordo de positivo manda ver uhum aham por favor obrigado ser perfeito eu entao ta bom otimo legal show'.split(
    ' ',
  ),
)
const mostYesWords = 7

/** A yes and nothing besides: what somebody agrees to must not be read into other words. */
export function isPlainYes(text: string): boolean {
  const words = wordsOf(text)
  return (
    words.length <= mostYesWords &&
    /^[\p{L}\s,.!]+$/u.test(text.replace(/\p{Extended_Pictographic}/gu, '')) &&
    words.every((word) => yesWords.has(word))
  )
}

/** How somebody would like to meet. */
export function readChannel(text: string): MeetingChannel | undefined {
  if (says(text, ['whatsapp'])) return 'whatsapp'
  if (says(text, ['telefone', 'ligacao', 'ligar', 'fone', 'celular', 'telefonema', 'me liga', 'me ligue']))
    return 'phone'
  if (says(text, ['videochamada', 'videoconferencia', 'online', 'camera', 'virtual', 'teams', 'google']))
    return 'video'
  return undefined
}

/** How many work there. */
export function readSize(text: string): (typeof companySizes)[number] | undefined {
  const folded = fold(text)
  if (/\bmais de (?:50|cinquenta)\b|\bcentenas\b|\bmil\b/.test(folded)) return '50+'
  if (
    /\bso eu\b|\bsozinh[oa]\b|\bapenas eu\b|\bsomente eu\b|\bmei\b|\bautonom[oa]\b|\beu mesm[oa]\b/.test(
      folded,
    )
  )
    return '1'
  const numbers = (folded.match(/\d+/g) ?? wordNumbers(folded)).map(Number)
  const most = numbers.at(-1)
  if (most === undefined) return undefined
  if (most <= 1) return '1'
  if (most <= 10) return '2-10'
  return most <= 50 ? '11-50' : '50+'
}

const spelled = numberWordsUpTo(100)
const wordNumbers = (folded: string) => folded.split(' ').flatMap((word) => spelled.get(word) ?? [])

/** When it is needed. */
export function readTiming(text: string): (typeof leadTimings)[number] | undefined {
  const folded = fold(text)
  if (
    /pesquisa|sem pressa|ainda nao|olhando|\bso vendo\b|\bfuturo\b|ano que vem|conhecendo|curios|nao sei/.test(
      folded,
    )
  )
    return 'research'
  if (/\b30\b|\btrinta\b|\bmes\b|\bsemanas\b|mes que vem/.test(folded)) return '30d'
  if (/\bagora\b|urgent|\bja\b|\bhoje\b|imediat|quanto antes|\brapido\b|semana|amanha|pra ontem/.test(folded))
    return 'now'
  return undefined
}

const places: Array<[RegExp, number]> = [
  [/\b(?:1|1a|1o|primeir[oa])\b/, 0],
  [/\b(?:2|2a|2o|segund[oa])\b/, 1],
  [/\b(?:3|3a|3o|terceir[oa]|ultim[oa])\b/, 2],
  [/\bd?o meio\b/, 1],
]

/** A place in the list, with the words around it. */
const isPlace =
  /\b(?:opcao|alternativa)\b|^(?:(?:pode|vai) ser|quero|prefiro|fico com|vou de|vou n?[ao]|escolho|marca|me marca|bota|coloca|fechado|entao)? ?(?:n?[oa] )?(?:numero )?(?:[123][ao]?|primeir[oa]|segundo|terceir[oa]|ultim[oa]|d?[oa] (?:do )?meio)(?: (?:horario|mesmo|ta bom|ta otimo|serve|por favor|entao|da lista|pra mim|esta bom))*[.!]*$/

/** Whoever leaves the choice to us takes the first. */
const anyOfThem =
  /\b(?:qualquer (?:um|uma|horario|hora|opcao)|tanto faz|voces? (?:escolhe|decide|que sabe)m?|pode escolher|o que (?:for melhor|tiver)|o mais (?:cedo|proximo)|o quanto antes|quanto antes melhor|todos servem|todos dao|o primeiro que (?:tiver|der))\b/

/** Which of the offered slots somebody chose: its label, its place in the list, or its hour. */
export function chooseSlot(
  text: string,
  offered: readonly OfferedSlot[],
  now: Date,
): OfferedSlot | undefined {
  const folded = fold(text)
  const named = offered.find(({ label, start_at }) => folded === fold(label) || text.includes(start_at))
  if (named) return named
  if (isPlace.test(folded)) {
    const place = places.find(([pattern]) => pattern.test(folded))?.[1]
    if (place !== undefined) return offered[Math.min(place, offered.length - 1)]
  }
  if (anyOfThem.test(folded)) return offered[0]
  const wish = readMoment(text, now) ?? bareHour(folded)
  if (!wish) return undefined
  const fitting = offered.filter(({ start_at }) => {
    const minute = Number(start_at.slice(11, 13)) * 60 + Number(start_at.slice(14, 16))
    const day = start_at.slice(0, 10)
    return (
      (wish.minute === undefined || wish.minute === minute) &&
      (wish.from === undefined || minute >= wish.from) &&
      (wish.until === undefined || minute < wish.until) &&
      (wish.first === undefined || (day >= wish.first && day <= (wish.last ?? wish.first))) &&
      !wish.without?.includes(weekdayOf(day))
    )
  })
  // Of several that fit nobody has chosen yet.
  return fitting.length === 1 ? fitting[0] : undefined
}

/** '15:00' and '9' name an hour where hours were offered. */
export function bareHour(folded: string): WishedTime | undefined {
  const found = /^(?:as )?(\d{1,2})(?::(\d{2}))?[.!]?$/.exec(folded)
  const hour = Number(found?.[1])
  if (!found || hour > 23 || (hour < 7 && !found[2] && hour <= 3)) return undefined
  return { minute: (hour < 7 ? hour + 12 : hour) * 60 + Number(found[2] ?? 0) }
}
