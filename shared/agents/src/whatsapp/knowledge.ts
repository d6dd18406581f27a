import { plainText } from '../plain-text'
import type { Business } from './businesses'

/** What a company tells its agent, as its form holds it. Prices are in reais, times are 'HH:MM'. */
export interface Knowledge {
  name: string
  /** From Sunday; null is closed. */
  hours: (OpenHours | null)[]
  asks: Business['asks']
  items: KnownItem[]
  questions: KnownQuestion[]
}

export interface OpenHours {
  opens: string
  /** Later than it opens; '24:00' is midnight. */
  closes: string
}

export interface KnownItem {
  name: string
  /** Null: told on request. */
  price: number | null
  from: boolean
  unit: string
}

export interface KnownQuestion {
  title: string
  answer: string
}

export const emptyKnowledge = (name: string): Knowledge => ({
  name,
  hours: Array.from({ length: 7 }, () => null),
  asks: 'team',
  items: [],
  questions: [],
})

/** The frame of a business like another: its hours and what is usually asked, for answers and prices of its own. */
export const knowledgeLike = ({ hours, asks, questions }: Business): Knowledge => ({
  ...emptyKnowledge(''),
  hours: hours.map((day) => (day ? { opens: timeOf(day[0]), closes: timeOf(day[1]) } : null)),
  asks,
  questions: questions.map(({ title }) => ({ title, answer: '' })),
})

const timeOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

const lists = { order: 'O que temos', appointment: 'Nossos serviços', team: 'O que oferecemos' }

/** The business that the rules answer for. */
export function businessOf(knowledge: Knowledge): Business {
  const { name, hours, asks, items, questions } = knowledge
  return {
    id: plainText(name),
    name,
    kind: '',
    hours: hours.map((day) => (day ? [minutesOfTime(day.opens), minutesOfTime(day.closes)] : undefined)),
    asks,
    list: lists[asks],
    items: items.map((item) => ({
      name: item.name,
      words: [],
      ...(item.price !== null && { cents: Math.round(item.price * 100) }),
      ...(item.from && { from: true as const }),
      ...(item.unit && { unit: item.unit }),
    })),
    questions: questions.map(({ title, answer }) => ({ title, answer, words: [] })),
    suggestions: suggestionsOf(knowledge),
  }
}

/** What a customer may begin with, out of what is known. */
function suggestionsOf({ hours, items, questions }: Knowledge): string[] {
  const [item] = items
  return [
    ...(hours.some(Boolean) ? ['Que horas vocês abrem?'] : []),
    ...(item ? [`Quanto custa: ${item.name}?`] : []),
    ...questions.slice(0, 2).map(({ title }) => title),
  ].slice(0, 3)
}

const minutesOfTime = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
