import { meetingZone } from '@ag/contracts'
import { numberWordsUpTo } from '@ag/core'
import { monthNames, plainWeekday } from '@ag/core/day-names'
import { addDays, addMonths, type Day, firstDayOf, lastDayOf, monthOf, weekdayOf } from '@ag/core/days'
import { isExists } from 'date-fns/isExists'
import { lightFormat } from 'date-fns/lightFormat'
import { dayIn } from '../meetings/zoned-day'
import { fold } from './words'

/** When somebody would like to meet, as far as they said. Minutes count from midnight. */
export interface WishedTime {
  first?: Day
  last?: Day
  minute?: number
  from?: number
  until?: number
  /** Days of the week that do not suit, Monday being 1. */
  without?: number[]
}

/** 'segunda', 'seg' and all others, as people shorten them. */
const weekdays = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday): [pattern: string, weekday: number][] => {
  const name = fold(plainWeekday(weekday))
  return [
    [name, weekday],
    [name.slice(0, 3), weekday],
  ]
})
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
    .replace(/(?<!\S)\S+@\S+/g, ' ')
  const clauses = folded.split(clauseEnd)
  const wanted = clauses.filter((clause) => !refuses.test(clause)).join(', ')
  const wish = {
    ...clauses.filter((clause) => refuses.test(clause)).reduce(withoutClause, {}),
    ...readDay(wanted, dayIn(meetingZone, now)),
    ...readHour(wanted),
  }
  return Object.keys(wish).length > 0 ? wish : undefined
}

/** 'De manhã não dá, só de tarde' says two things; so does 'qualquer dia menos sexta'. */
const clauseEnd =
  /[,;.!]+\s*|(?<!\s)\s+(?:mas|porem|so)\s+|(?<!\s)\s+(?=(?:menos|exceto|tirando|sem ser|fora)\s+(?:n?[ao]s?\s+|de\s+|d[ao]s?\s+)?\p{L})/u
const refuses =
  /\b(?:nao|nem|menos|exceto|tirando|sem ser|fora|impossivel|complicado|ruim)\b(?!.*\b(?:sei|tem|teria)\b)/

/** What is left of a day, or of a week, once what a clause refuses is gone. */
function withoutClause(wish: WishedTime, clause: string): WishedTime {
  const { from, until, minute } = readHour(clause)
  const without = weekdays.flatMap(([name, weekday]) =>
    name.length > 3 && new RegExp(`\\b${name}s?\\b`).test(clause) ? weekday : [],
  )
  return {
    ...wish,
    ...(without.length > 0 && { without: [...(wish.without ?? []), ...without] }),
    // An hour that does not suit says nothing of the others.
    ...(minute === undefined && until !== undefined && from === undefined && { from: until }),
    ...(minute === undefined && from !== undefined && { until: from }),
  }
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
    const [year, month] = addMonths(monthOf(today), ahead).split('-').map(Number)
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

function existing(year = 0, month = 1, day = 1): WishedTime | undefined {
  const date = new Date(year, month - 1, day)
  return isExists(year, month - 1, day) ? oneDay(lightFormat(date, 'yyyy-MM-dd')) : undefined
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
    const next = addMonths(monthOf(today), 1)
    return { first: firstDayOf(next), last: lastDayOf(next) }
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
