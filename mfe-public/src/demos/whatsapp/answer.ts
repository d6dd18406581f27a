import { formatBRL } from '@ag/core'
import { clock, dayAndTime, dayNames, minutesOf, momentOn, weekdayOf } from '../chat/local-days'
import { plainText } from '../chat/plain-text'
import { seeded } from '../demo-frame/seeded'
import type { Business, Item } from './businesses'
import { openingAt, openingWords, timeOn } from './opening-hours'
import { agrees, type Intent, type OrderLine, understand } from './understand'

/** What the agent waits for an answer to. */
export type Pending =
  | { asks: 'order'; lines: OrderLine[] }
  | { asks: 'slot'; item: Item | undefined; slots: Date[] }

export interface Answer {
  text: string
  /** What the customer may press instead of writing. */
  replies?: string[]
  pending?: Pending
  /** The agent does not know, or was asked for somebody: a person is called. */
  calls?: true
}

/** What the agent says to a customer. Everything in it comes from the business' content and the time. */
export function answer(business: Business, message: string, now: Date, pending?: Pending): Answer {
  return (pending && settled(pending, message, now)) ?? answers(understand(business, message), business, now)
}

function answers(intent: Intent, business: Business, now: Date): Answer {
  switch (intent.name) {
    case 'greeting':
      return {
        text: `Olá! Sou o agente de IA da ${business.name}. Posso informar horários, preços e ${business.asks === 'order' ? 'anotar pedidos' : 'marcar um horário'}.`,
        replies: business.suggestions.slice(0, 3),
      }
    case 'thanks':
      return { text: 'Por nada! Se precisar, é só chamar.' }
    case 'hours':
      return { text: hoursAnswer(business, now, intent) }
    case 'list':
      return {
        text: [`${business.list}:`, ...business.items.map(priceLine)].join('\n'),
      }
    case 'prices':
      return { text: intent.items.map(priceLine).join('\n'), replies: [nextStep(business, intent.items)] }
    case 'question':
      return { text: intent.question.answer }
    case 'order':
      return {
        text: `Anotei:\n${intent.lines.map(orderLine).join('\n')}\n${totalWords(intent.lines)} Confirmo?`,
        replies: ['Sim, confirmo', 'Não'],
        pending: { asks: 'order', lines: intent.lines },
      }
    case 'appointment': {
      const slots = nextSlots(business, now)
      const what = intent.item ? ` para ${lower(intent.item.name)}` : ''
      const words = slots.map((slot) => dayAndTime(now, slot))
      return {
        text: `Tenho estes horários${what}:\n${words.map((slot, index) => `${index + 1}. ${slot}`).join('\n')}\nQual prefere?`,
        replies: words,
        pending: { asks: 'slot', item: intent.item, slots },
      }
    }
    case 'person':
      return { text: `Claro, vou chamar alguém da equipe. ${whenTeamComes(business, now)}`, calls: true }
    case 'unknown':
      return {
        text: `Não sei responder isso com o que a ${business.name} me ensinou. Chamei a equipe. ${whenTeamComes(business, now)}`,
        calls: true,
      }
  }
}

/** The answer to what the agent asked; nothing when the message is about something else. */
function settled(pending: Pending, message: string, now: Date): Answer | undefined {
  if (pending.asks === 'slot') {
    const slot = slotIn(pending.slots, message, now)
    if (slot)
      return {
        text: `Pronto! ${pending.item ? `${pending.item.name}: ` : 'Horário pedido: '}${dayAndTime(now, slot)}. A equipe confirma por aqui.`,
      }
    return agrees(message) === false ? { text: 'Tudo bem, não marquei nada.' } : undefined
  }
  const yes = agrees(message)
  if (yes === undefined) return undefined
  return yes
    ? { text: `Pedido anotado! ${totalWords(pending.lines)} Avisamos quando puder retirar.` }
    : { text: 'Tudo bem, não anotei nada. Quer mudar alguma coisa?' }
}

/** '2', '14h' or the words of a slot. */
function slotIn(slots: Date[], message: string, now: Date): Date | undefined {
  const text = plainText(message)
  return (
    slots.find((slot) => text === plainText(dayAndTime(now, slot))) ??
    slots[Number(/^(?:opcao )?([1-3])$/.exec(text)?.[1]) - 1] ??
    slots.find((slot) => text.split(' ').includes(clock(minutesOf(slot))))
  )
}

const slotMinutes = [9 * 60, 10 * 60 + 30, 14 * 60, 15 * 60 + 30, 17 * 60]

/** Three free times within opening hours, at least two hours from now. The same day gives the same times. */
export function nextSlots(business: Business, now: Date): Date[] {
  const random = seeded(`${business.id} ${momentOn(now, 0, 0).toISOString()}`)
  const earliest = now.getTime() + 2 * 60 * 60_000
  return Array.from({ length: 8 }, (_, days) => days)
    .flatMap((days) => {
      const [opens = 0, closes = 0] = business.hours[(weekdayOf(now) + days) % 7] ?? []
      const open = slotMinutes.filter((minutes) => minutes >= opens && minutes < closes)
      return random
        .shuffle(open)
        .slice(0, 2)
        .toSorted((a, b) => a - b)
        .map((minutes) => momentOn(now, days, minutes))
    })
    .filter((slot) => slot.getTime() >= earliest)
    .slice(0, 3)
}

function hoursAnswer(
  business: Business,
  now: Date,
  { weekday, tomorrow }: { weekday?: number; tomorrow?: true },
): string {
  const day = tomorrow ? (weekdayOf(now) + 1) % 7 : weekday
  if (day === undefined) return `${openingWords(business, now)}.`
  const time = timeOn(business.hours[day])
  const name = tomorrow
    ? `Amanhã, ${dayNames[day]}`
    : day === 0 || day === 6
      ? `No ${dayNames[day]}`
      : `Na ${dayNames[day]}`
  return time === 'fechado' ? `${name}, não abrimos.` : `${name}, abrimos das ${time}.`
}

const whenTeamComes = (business: Business, now: Date): string => {
  const { open, until } = openingAt(business, now)
  return open
    ? 'Uma pessoa já vem falar com você.'
    : `Estamos fechados: respondemos ${dayAndTime(now, until)}.`
}

const priceLine = (item: Item): string => `${item.name}: ${priceOf(item)}`

/** 'a partir de R$ 189,00', 'R$ 19,90 o quilo' */
export const priceOf = ({ cents, from, unit }: Item): string =>
  `${from ? 'a partir de ' : ''}${formatBRL(cents)}${unit ? ` ${unit}` : ''}`

const orderLine = ({ item, amount }: OrderLine) => `${amount} × ${item.name}`

const totalWords = (lines: OrderLine[]): string =>
  `Total: ${formatBRL(lines.reduce((sum, { item, amount }) => sum + item.cents * amount, 0))}.`

function nextStep({ asks }: Business, [item]: Item[]): string {
  const name = lower(item?.name ?? '')
  return asks === 'order' ? `Quero 1 ${name}` : `Quero marcar: ${name}`
}

const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
