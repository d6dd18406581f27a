import { addDays, type Day } from '@ag/core/days'
import { csv } from '../csv'
import { dayAndMonth, weekdays } from '../week'
import { networkOf } from './networks'
import { angles } from './phrases'
import type { Post, PostState } from './plan-week'

export const stateNames: Record<PostState, string> = {
  draft: 'Rascunho',
  approved: 'Aprovado',
  scheduled: 'Agendado',
}

/** All posts of the week that begins on a Monday, for a spreadsheet. */
export function postsCsv(posts: Post[], monday: Day): string {
  const rows = posts.map(({ day, time, network, angle, state, text, alt }) => [
    addDays(monday, day),
    time,
    networkOf(network).name,
    nameOf(angle),
    stateNames[state],
    text,
    alt,
  ])
  return csv([['Data', 'Hora', 'Rede', 'Tipo', 'Situação', 'Texto', 'Texto alternativo'], ...rows])
}

/** All posts as text. */
export function postsText(posts: Post[], monday: Day): string {
  return posts
    .map(({ day, time, network, state, text, alt }) => {
      const when = `${weekdays[day]?.name}, ${dayAndMonth(addDays(monday, day))}, ${time}`
      return `${networkOf(network).name} · ${when} · ${stateNames[state]}\n\n${text}\n\nImagem: ${alt}`
    })
    .join('\n\n———\n\n')
}

/** What has been scheduled, as a calendar (RFC 5545) on the clock of São Paulo, which is three hours behind. */
export function postsIcs(posts: Post[], monday: Day): string {
  const events = posts.filter(({ state }) => state === 'scheduled').flatMap((post) => eventOf(post, monday))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Social Media//Semana//PT',
    ...events,
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function eventOf({ id, day, time, network, angle, text }: Post, monday: Day): string[] {
  const start = Date.parse(`${addDays(monday, day)}T${time}:00-03:00`)
  return [
    'BEGIN:VEVENT',
    `UID:${monday}-${id}@social-media`,
    `DTSTAMP:${stampOf(Date.parse(`${monday}T00:00:00-03:00`))}`,
    `DTSTART:${stampOf(start)}`,
    `DTEND:${stampOf(start + quarterHour)}`,
    `SUMMARY:${escaped(`${networkOf(network).name}: ${nameOf(angle)}`)}`,
    `DESCRIPTION:${escaped(text)}`,
    'END:VEVENT',
  ]
}

const quarterHour = 15 * 60 * 1000

/** 20261123T150000Z */
const stampOf = (moment: number): string => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n?|\n/g, '\\n')

/** Lines of at most 75 bytes; a longer one goes on after a space. */
function folded(line: string): string {
  let [result, width] = ['', 0]
  for (const letter of line) {
    const bytes = new TextEncoder().encode(letter).length
    if (width + bytes > 75) {
      result += '\r\n '
      width = 1
    }
    result += letter
    width += bytes
  }
  return result
}

const nameOf = (id: Post['angle']): string => angles.find((angle) => angle.id === id)?.name ?? ''
