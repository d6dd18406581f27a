import { withoutAccents } from '@ag/core'
import { monthNames } from '@ag/core/day-names'
import type { LimitFilter } from './plan'

/** A number that rows have to pass, as it stands in a question: 'mais de 10', 'acima de R$ 1.500,50', 'menos de 2 mil'. */
export interface SaidLimit {
  is: LimitFilter['is']
  value: number
  /** The other end of 'entre 5 e 10'. */
  upTo?: number
  /** Was it said of money? */
  money: boolean
}

const amount = String.raw`(r\$ ?)?(?:(\d[\d.]*(?:,\d+)?)(?: ?(mil|k)\b)?|(mil)\b)(?!\d)`
const number = String.raw`${amount}(?: (reais)\b| ?(?:%|por cento\b))?`
/** 'Entre 5 e 10 km', 'de 100 a 200 reais'; what a month follows are days, which `readPeriods` reads. */
const between = new RegExp(
  String.raw`\b(?:entre ${amount} e|de ${amount} (?:a|ate)) ${amount}(?: (reais)\b| ?%|(?= [a-z])(?! (?:de|do|a|ate|e)\b)|(?= ?(?:[?.!]*$|[,:;])))`,
  'g',
)
const isYear = (value: number) => value >= 1900 && value < 2100
/** 'Até 200 m2' is an amount; 'até 15 de março' and 'até 2025' are times. */
const notDay = String.raw`(?!(?:19|20)\d\d\b)\d[\d.,]* (?:mil|k[gm]|m[2²3³]?|l|h|min|un|%|[a-z]{4,20})\b(?<!\b(?:${monthNames.map(withoutAccents).join('|')}))`
const sides: [LimitFilter['is'], string][] = [
  [
    '>',
    'mais (?:de|do que|que)|acima d[eo]s?|maior(?:es)? (?:do )?que|superior(?:es)? a|pass(?:a|am|ou|aram|amos|em|ar) d[eo]s?|ultrapass(?:a|am|ou|aram|amos|em|ar)',
  ],
  ['<', 'menos (?:de|do que|que)|abaixo d[eo]s?|menor(?:es)? (?:do )?que|inferior(?:es)? a'],
  ['>=', 'maior(?:es)? ou igua(?:l|is) a|pelo menos|no minimo|a partir de(?= r\\$)'],
  ['<=', `menor(?:es)? ou igua(?:l|is) a|no maximo|ate(?= r\\$)|ate(?= ${notDay})`],
]
const readers = sides.map(([is, words]) => ({ is, found: new RegExp(`\\b(?:${words}) ${number}`, 'g') }))

/** '10 ou mais pessoas', '4 unidades ou mais', '500 reais pra cima': the number is told first. */
const afterwards: [RegExp, string][] = [
  [/\b(\d[\d.,]*(?: mil)?(?: reais)?) (?:ou mais|ou acima|(?:para|pra) cima)\b/gi, 'pelo menos $1'],
  [/\b(\d[\d.,]*(?: mil)?(?: reais)?) (?:ou menos|ou abaixo|(?:para|pra) baixo)\b/gi, 'no máximo $1'],
  [/\b(\d[\d.,]*) ([\p{L}²]{1,20}(?: n[ao] \p{L}{3,20})?) ou mais\b/giu, 'pelo menos $1 $2'],
  [/\b(\d[\d.,]*) ((?!mais\b)[\p{L}²]{1,20}) ou menos\b/giu, 'no máximo $1 $2'],
]
const told = (question: string): string =>
  afterwards.reduce((text, [found, instead]) => text.replace(found, instead), question)

/** The word that stands in a question for its first, second … limit. */
export const limitWord = /^limite(\d)$/

/** Takes the limits out of a question; a word stands where each was. */
export function readLimits(question: string): { question: string; limits: SaidLimit[] } {
  const limits: SaidLimit[] = []
  let rest = withoutRanges(told(question).replace(/\b(?<=mais de |menos de )uma(?= hora\b)/i, '1'), limits)
  for (const { is, found } of readers) {
    const text = withoutAccents(rest).toLowerCase()
    if (text.length !== rest.length) return { question, limits: [] }
    let read = ''
    let end = 0
    for (const hit of text.matchAll(found)) {
      const [whole, sign, digits, thousand, alone, reais] = hit
      const value = numberIn(digits, thousand ?? alone)
      if (!Number.isFinite(value)) continue
      read += `${rest.slice(end, hit.index)} limite${limits.length} `
      end = hit.index + whole.length
      limits.push({ is, value, money: Boolean(sign || reais) })
    }
    rest = read + rest.slice(end)
  }
  return { question: rest, limits }
}

const numberIn = (digits: string | undefined, thousand: string | undefined): number =>
  Number((digits ?? '1').replace(/\.(?=\d{3}(?!\d))/g, '').replace(',', '.')) * (thousand ? 1000 : 1)

/** Takes limits with two ends out of a question, and adds them to those read. */
function withoutRanges(question: string, limits: SaidLimit[]): string {
  const text = withoutAccents(question).toLowerCase()
  if (text.length !== question.length) return question
  let read = ''
  let end = 0
  for (const hit of text.matchAll(between)) {
    const [whole, ...groups] = hit
    const low = (groups[1] ?? groups[3]) ? groups.slice(0, 4) : groups.slice(4, 8)
    const high = groups.slice(8, 12)
    const value = numberIn(low[1], low[2] ?? low[3])
    const upTo = numberIn(high[1], high[2] ?? high[3])
    const money = Boolean(low[0] ?? high[0] ?? groups[12])
    const isEnd = /^ ?(?:[?.!]*$|[,:;])/.test(text.slice(hit.index + whole.length))
    // 'De 5 a 10' may be days.
    const mayBeDays = isEnd && !whole.startsWith('entre')
    if (!(value < upTo) || (!money && (mayBeDays || (isYear(value) && isYear(upTo))))) continue
    read += `${question.slice(end, hit.index)} limite${limits.length} `
    end = hit.index + whole.length
    limits.push({ is: '>=', value, upTo, money })
  }
  return read + question.slice(end)
}
