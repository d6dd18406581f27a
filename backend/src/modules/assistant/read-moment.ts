import { meetingZone } from '@ag/contracts'
import { monthNames } from '../billing/months'
import { addDays, type Day, dayIn, weekdayOf } from '../meetings/zoned-day'
import { fold, numberWordsUpTo } from './words'

/** When somebody would like to meet, as far as they said. Minutes count from midnight. */
export interface WishedTime {
  first?: Day
  last?: Day
  minute?: number
  from?: number
  until?: number
}

const weekdays: Array<[pattern: string, weekday: number]> = [
  ['segunda', 1],
  ['seg', 1],
  ['terca', 2],
  ['ter', 2],
  ['quarta', 3],
  ['qua', 3],
  ['quinta', 4],
  ['qui', 4],
  ['sexta', 5],
  ['sex', 5],
  ['sabado', 6],
  ['sab', 6],
  ['domingo', 7],
  ['dom', 7],
]
const months = monthNames.map(fold)
/** No day and no hour that people spell is beyond it. */
const numbers = numberWordsUpTo(18)
const numberWords = [...numbers.keys()].join('|')
const number = `\\d{1,2}|${numberWords}`
const noon = 12 * 60
const evening = 18 * 60

/** Reads a day and an hour in Portuguese, as seen from `now` in the meetings' zone; undefined where there is neither. */
export function readMoment(text: string, now: Date): WishedTime | undefined {
  const folded = fold(text)
    .replace(/\b(?:bom dia|boa tarde|boa noite)\b/g, ' ')
    .replace(/\b(?:amn|amnh|amnha)\b/g, 'amanha')
    .replace(/\bhj\b/g, 'hoje')
    .replace(/\b(?:primeira|segunda|terceira|quarta|quinta) (?:opcao|alternativa|data)\b/g, ' ')
    // What is reached for is a person or a product, not a number of hours.
    .replace(/\S+@\S+/g, ' ')
  const wish = { ...readDay(folded, dayIn(meetingZone, now)), ...readHour(folded) }
  return Object.keys(wish).length > 0 ? wish : undefined
}

function readDay(text: string, today: Day): WishedTime {
  return (
    readDate(text, today) ??
    readRelative(text, today) ??
    readWeekday(text, today) ??
    readSpan(text, today) ??
    {}
  )
}

const oneDay = (day: Day): WishedTime => ({ first: day, last: day })

function readDate(text: string, today: Day): WishedTime | undefined {
  const iso = /\b(20\d{2})-(\d{2})-(\d{2})\b/.exec(text)
  if (iso) return existing(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const numeric = /\b(\d{1,2})[/-](\d{1,2})(?:[/-](\d{2,4}))?\b/.exec(text)
  if (numeric) return dated(Number(numeric[1]), Number(numeric[2]), yearOf(numeric[3]), today)
  const named = new RegExp(
    `\\b(\\d{1,2}|primeiro)[ºo°]? (?:de |do )?(${months.map((each) => `${each}|${each.slice(0, 3)}`).join('|')})\\b(?: (?:de |do )?(20\\d{2}))?`,
  ).exec(text)
  if (named) {
    const month = months.findIndex((each) => each.startsWith(named[2]?.slice(0, 3) ?? '')) + 1
    return dated(named[1] === 'primeiro' ? 1 : Number(named[1]), month, yearOf(named[3]), today)
  }
  const numbered = /\bdia (\d{1,2}|primeiro)\b(?! de)/.exec(text)
  if (!numbered) return undefined
  const day = numbered[1] === 'primeiro' ? 1 : Number(numbered[1])
  const isNextMonth = /\b(?:mes que vem|proximo mes)\b/.test(text)
  // This month or the first one to come that has the day.
  for (let ahead = isNextMonth ? 1 : 0; ahead < 4; ahead += 1) {
    const [year, month] = monthAhead(today, ahead)
    const found = existing(year, month, day)
    if (found?.first && found.first >= today) return found
  }
  return undefined
}

function yearOf(text: string | undefined): number | undefined {
  if (!text) return undefined
  return text.length === 2 ? 2000 + Number(text) : Number(text)
}

function dated(day: number, month: number, year: number | undefined, today: Day): WishedTime | undefined {
  if (year) return existing(year, month, day)
  const current = Number(today.slice(0, 4))
  const soon = existing(current, month, day)
  // Somebody who names a day of the last weeks means it, and is told that it is over.
  if (soon?.first && soon.first >= addDays(today, -60)) return soon
  return existing(current + 1, month, day)
}

function existing(year: number, month: number, day: number): WishedTime | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? oneDay(date.toISOString().slice(0, 10)) : undefined
}

function monthAhead(today: Day, ahead: number): [year: number, month: number] {
  const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + ahead
  return [Math.floor(months / 12), (months % 12) + 1]
}

function readRelative(text: string, today: Day): WishedTime | undefined {
  if (/\bdepois de amanha\b/.test(text)) return oneDay(addDays(today, 2))
  if (/\bamanha\b/.test(text)) return oneDay(addDays(today, 1))
  if (/\bhoje\b|\bagora\b|\bo quanto antes\b/.test(text)) return oneDay(today)
  const ahead = new RegExp(`\\b(?:daqui a?|em) (${number}) (dia|semana)s?\\b`).exec(text)
  if (!ahead) return undefined
  return oneDay(addDays(today, numberOf(ahead[1]) * (ahead[2] === 'semana' ? 7 : 1)))
}

function readWeekday(text: string, today: Day): WishedTime | undefined {
  for (const [name, weekday] of weekdays) {
    const found = new RegExp(`\\b${name}(?:[- ]feira)?\\b`).exec(text)
    if (!found) continue
    const monday = addDays(today, 1 - weekdayOf(today))
    const isNextWeek = /\bque vem\b|\bproxim[ao]\b|\bda outra semana\b/.test(text)
    if (isNextWeek) return oneDay(addDays(monday, 7 + weekday - 1))
    const thisWeek = addDays(monday, weekday - 1)
    return oneDay(thisWeek > today ? thisWeek : addDays(thisWeek, 7))
  }
  return undefined
}

function readSpan(text: string, today: Day): WishedTime | undefined {
  const monday = addDays(today, 1 - weekdayOf(today))
  if (/\b(?:semana que vem|proxima semana|outra semana)\b/.test(text)) {
    return { first: addDays(monday, 7), last: addDays(monday, 11) }
  }
  if (/\b(?:fim|final) de semana\b/.test(text)) return { first: addDays(monday, 5), last: addDays(monday, 6) }
  if (/\b(?:ess[ae]|est[ae]|dess[ae]|dest[ae]|nest[ae]|ness[ae]) semana\b/.test(text)) {
    return { first: today, last: addDays(monday, 4) }
  }
  if (/\b(?:mes que vem|proximo mes)\b/.test(text)) {
    const [year, month] = monthAhead(today, 1)
    const first = `${year}-${String(month).padStart(2, '0')}-01`
    return { first, last: addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1) }
  }
  return undefined
}

function readHour(text: string): WishedTime {
  const bounded = new RegExp(
    `\\b(depois|apos|a partir|antes|ate)(?: d?as?)? (?:as )?(${number})(?:h|:| ?horas?)?\\b`,
  ).exec(text)
  if (bounded && !/\b(?:depois|antes) de amanha\b/.test(bounded[0])) {
    const minute = ofDay(numberOf(bounded[2]), text) * 60
    return /^(?:antes|ate)/.test(bounded[0]) ? { until: minute } : { from: minute }
  }
  const minute = readMinute(text)
  if (minute !== undefined) return { minute }
  if (/\b(?:fim|final) da tarde\b/.test(text)) return { from: 16 * 60, until: evening }
  if (/\b(?:de|da|pela|a|na|por) manha\b|\bmanha\b|\bcedo\b/.test(text)) return { until: noon }
  if (/\btarde\b/.test(text)) return { from: noon, until: evening }
  if (/\bnoite\b/.test(text)) return { from: evening }
  return {}
}

function readMinute(text: string): number | undefined {
  if (/\bmeio[ -]?dia e meia\b/.test(text)) return noon + 30
  if (/\bmeio[ -]?dia\b/.test(text)) return noon
  const written =
    /\b(\d{1,2})(?:h|:|hs)(\d{2})\b/.exec(text) ??
    new RegExp(`\\b(${number}) ?(?:h|hs|hrs|horas?)(?: e (meia|\\d{2}))?\\b`).exec(text) ??
    new RegExp(`\\b(?:as|pras?|para as|la pelas|umas) (${number})(?: e (meia|quinze|\\d{2}))?\\b(?!/)`).exec(
      text,
    ) ??
    new RegExp(`\\b(${number})(?: e (meia|quinze))? da (?:manha|tarde|noite)\\b`).exec(text)
  if (!written) return undefined
  const hour = numberOf(written[1])
  const rest = written[2] === 'meia' ? 30 : written[2] === 'quinze' ? 15 : Number(written[2] ?? 0)
  if (hour > 23 || rest > 59) return undefined
  return ofDay(hour, text) * 60 + rest
}

/** Nobody means the small hours: 'às 3' is in the afternoon. */
function ofDay(hour: number, text: string): number {
  if (hour > 12) return hour
  if (/\bda manha\b/.test(text)) return hour
  if (/\bda (?:tarde|noite)\b/.test(text)) return hour === 12 ? 12 : hour + 12
  return hour >= 1 && hour <= 7 ? hour + 12 : hour
}

const numberOf = (text = '') => numbers.get(text) ?? Number(text)
