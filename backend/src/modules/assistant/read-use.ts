import { readQuantity } from './read-quantity'
import { fold } from './words'

/** A quantity is meant for each of these. */
type Period = 'day' | 'week' | 'month'

/** How much of what is used, as far as it is said. */
export interface Use {
  units?: number
  /** By their keys in the price list. */
  meters: string[]
  period?: Period
}

const mails =
  /\bnewsletters?\b|\b(?:malas? diretas?|informativos?)(?: eletronic\w+)?\b|\b(?:e?mails?|emeios?|correos?)\b|\benvios?\b|\bdisparos?\b|\bdisparar\b/
const meterWords: Array<[key: string, pattern: RegExp]> = [
  [
    'whatsapp_messages',
    /\bmensage\w*|\bzaps\b|\bzap(?= (?:extra|a mais|cada))|\b(?:mil|cem|cada) zap\b|\btorpedos?\b|\bconversas? (?=no zap|por dia|com cliente)|\bmsgs?\b|\bmensajes?\b|\bmessages?\b|\blembretes?\b/,
  ],
  ['email_sends', mails],
  ['ai_credits', /\bcreditos?\b|\bcredits?\b|\btextinhos? da ia\b/],
]

const periods: Array<[Period, RegExp]> = [
  ['day', /\b(?:por|ao|cada|todo|todos os) dias?\b|\bdiari\w+/],
  ['week', /\b(?:por|cada|toda|na) semana\b|\bseman(?:al|ais)\b/],
  ['month', /\b(?:por|ao|no|cada|todo) mes\b|\bmens(?:al|ais)\b/],
]
const periodsOfMonth: Record<Period, number> = { day: 30, week: 30 / 7, month: 1 }

/** What a text says of use: '300 mensagens por dia', 'cada envio', 'mil créditos'. */
export function readUse(text: string): Use {
  const folded = fold(text)
  const said = readQuantity(countable(folded))
  // 'Um crédito' is each of them.
  const units = said === 1 ? undefined : said
  const found = meterWords.filter(([, pattern]) => pattern.test(folded)).map(([key]) => key)
  const isMail = found.includes('email_sends')
  // A message that is sent by mail is a mail; a number of what goes through WhatsApp is of messages.
  const meters =
    found.length === 0 && units !== undefined && /\bwhats\w*|\bzap\b/.test(folded)
      ? ['whatsapp_messages']
      : found.filter(
          (key) =>
            !(
              key === 'whatsapp_messages' &&
              isMail &&
              /\b(?:mensagens?|msgs?) (?:por|de) email/.test(folded)
            ),
        )
  const period = periods.find(([, pattern]) => pattern.test(folded))?.[0]
  return { meters, ...(units !== undefined && { units }), ...(period && { period }) }
}

/** A number that counts something else, or one thing as an example, is none of use. */
const countable = (folded: string): string =>
  folded
    .replace(
      /\bos (?:dois|tres)\b|\b(?:14|catorze|quatorze) dias\b|\bcada (?:um|uma)\b|\b(?:por|cada|a cada) mil\b/g,
      ' ',
    )
    .replace(/\buma? (?:mensagem|msg|email|envio|credito)\b(?=.*\d)/g, ' ')

/** Units of a month: what is said for a day or a week is reckoned up. */
export const monthlyUnits = ({ units, period = 'month' }: Use): number | undefined =>
  units === undefined ? undefined : Math.ceil(units * periodsOfMonth[period])
