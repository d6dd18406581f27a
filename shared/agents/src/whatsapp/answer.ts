import { capitalize, formatBRL } from '@ag/core'
import { clock, dayAndTime, dayNames, minutesOf, momentOn, weekdayOf } from '../local-days'
import { plainText } from '../plain-text'
import { seeded } from '../seeded'
import type { Business, Item } from './businesses'
import { hasHours, openingAt, openingWords, timeOn, weekLines } from './opening-hours'
import { type Intent, type OrderLine, understand } from './understand'

/** What the agent waits for an answer to. */
export type Pending =
  | { asks: 'order'; lines: OrderLine[] }
  | { asks: 'slot'; item: Item | undefined; slots: Date[] }

export interface Answer {
  text: string
  /** What the customer may press instead of writing. */
  replies?: string[]
  pending?: Pending
  /** The agent does not know, was asked for somebody, or leaves the rest to people: a person is called. */
  calls?: true
  /** Part of the message is not answered by what the business taught. */
  isUnknown?: true
}

/** What the agent says to a customer. Everything in it comes from the business' content and the time. */
export function answer(business: Business, message: string, now: Date, pending?: Pending): Answer {
  if (pending?.asks === 'slot') {
    const slot = slotIn(pending.slots, message, now)
    if (slot)
      return {
        text: `Pronto! ${pending.item ? `${pending.item.name}: ` : 'Horário pedido: '}${dayAndTime(now, slot)}. A equipe confirma por aqui.`,
      }
  }
  const intents = understand(business, message)
  const settled = pending && settle(business, pending, intents[0])
  const rest = settled ? intents.slice(1) : intents
  return together([
    ...(settled ? [settled] : []),
    ...rest.map((intent) => answerTo(intent, business, now, isEnglish(message))),
  ])
}

/** Several answers as one: all that is known first, then what is left to people. */
function together(answers: Answer[]): Answer {
  const known = answers.filter(({ calls }) => !calls)
  const calling = answers.filter(({ calls }) => calls)
  const last = known.findLast(({ replies }) => replies)
  const unknown = answers.some(({ isUnknown }) => isUnknown)
  const [firstCall, ...moreCalls] = calling
  const texts = [
    ...known,
    ...(firstCall ? [firstCall, ...moreCalls.filter(({ isUnknown }) => !isUnknown)] : []),
  ]
  const pending = answers.find((one) => one.pending)?.pending
  return {
    text: [...new Set(texts.map(({ text }) => text))].join('\n\n'),
    ...(last?.replies && calling.length === 0 && { replies: last.replies }),
    ...(pending && calling.length === 0 && { pending }),
    ...(calling.length > 0 && { calls: true as const }),
    ...(unknown && { isUnknown: true as const }),
  }
}

function answerTo(intent: Intent, business: Business, now: Date, english: boolean): Answer {
  switch (intent.name) {
    case 'greeting':
      return {
        text: english
          ? `Hello! I am the AI agent of ${business.name}. I answer in Portuguese; short questions in English are fine too.`
          : `Olá! Sou o agente de IA da ${business.name}. Posso informar ${offers(business)}.`,
        replies: business.suggestions.slice(0, 3),
      }
    case 'robot':
      return {
        text: `Sou o agente de IA da ${business.name}. Se preferir, chamo alguém da equipe.`,
        replies: ['Falar com a equipe'],
      }
    case 'thanks':
    case 'yes':
      return { text: 'Por nada! Se precisar, é só chamar.' }
    case 'no':
      return { text: 'Tudo bem. Se precisar, é só chamar.' }
    case 'hours':
      return hasHours(business) ? { text: hoursAnswer(business, now, intent) } : unknown(business, now)
    case 'list':
      return business.items.length > 0
        ? { text: [`${business.list}:`, ...shortened(business.items).map(priceLine)].join('\n') }
        : unknown(business, now)
    case 'prices':
      return {
        text: shortened(intent.items).map(priceLine).join('\n'),
        ...(intent.items.every(({ cents }) => cents === undefined)
          ? {
              text: `${intent.items.map(priceLine).join('\n')}\nChamei a equipe para informar. ${whenTeamComes(business, now)}`,
              calls: true as const,
            }
          : business.asks !== 'team' && { replies: [nextStep(business, intent.items)] }),
      }
    case 'missing':
      return {
        text: [
          `${capitalize(intent.asked)} não temos.`,
          ...(intent.near.length > 0 ? ['O que temos de parecido:', ...intent.near.map(priceLine)] : []),
        ].join('\n'),
        replies:
          intent.near.length > 0 && business.asks === 'order'
            ? [nextStep(business, intent.near)]
            : ['Falar com a equipe'],
      }
    case 'question':
      return { text: intent.question.answer }
    case 'order':
      return {
        text: `Anotei:\n${intent.lines.map(orderLine).join('\n')}\n${totalWords(intent.lines)} Confirmo?`,
        replies: ['Sim, confirmo', 'Não'],
        pending: { asks: 'order', lines: intent.lines },
      }
    case 'appointment':
      return appointmentAnswer(intent.item, business, now)
    case 'person':
      return { text: `Claro, vou chamar alguém da equipe. ${whenTeamComes(business, now)}`, calls: true }
    case 'unknown':
      return unknown(business, now)
  }
}

const unknown = (business: Business, now: Date): Answer => ({
  text: `Não sei responder isso com o que a ${business.name} me ensinou. Chamei a equipe. ${whenTeamComes(business, now)}`,
  calls: true,
  isUnknown: true,
})

const offers = ({ asks }: Business): string =>
  ({
    order: 'horários, preços e anotar pedidos',
    appointment: 'horários, preços e marcar um horário',
    team: 'horários e preços e chamar a equipe',
  })[asks]

function appointmentAnswer(item: Item | undefined, business: Business, now: Date): Answer {
  const what = item ? ` para ${lower(item.name)}` : ''
  if (!business.isShown)
    return {
      text: `Para marcar um horário${what}, chamei a equipe: ela confirma com você por aqui. ${whenTeamComes(business, now)}`,
      calls: true,
    }
  const slots = nextSlots(business, now)
  const words = slots.map((slot) => dayAndTime(now, slot))
  return {
    text: `Tenho estes horários${what}:\n${words.map((slot, index) => `${index + 1}. ${slot}`).join('\n')}\nQual prefere?`,
    replies: words,
    pending: { asks: 'slot', item, slots },
  }
}

/** The answer to what the agent asked; nothing when the message is about something else. */
function settle(business: Business, pending: Pending, intent: Intent | undefined): Answer | undefined {
  if (intent?.name !== 'yes' && intent?.name !== 'no') return undefined
  if (pending.asks === 'slot')
    return intent.name === 'no' ? { text: 'Tudo bem, não marquei nada.' } : undefined
  if (intent.name === 'no') return { text: 'Tudo bem, não anotei nada. Quer mudar alguma coisa?' }
  return {
    text: `Pedido anotado! ${totalWords(pending.lines)} ${business.isShown ? 'Avisamos quando puder retirar.' : 'A equipe confirma por aqui.'}`,
    ...(!business.isShown && { calls: true as const }),
  }
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

function hoursAnswer(business: Business, now: Date, asked: Extract<Intent, { name: 'hours' }>): string {
  const days = asked.tomorrow ? [(weekdayOf(now) + 1) % 7] : asked.weekdays
  if (days.length > 0) return days.map((day) => dayAnswer(business, day, asked.tomorrow)).join('\n')
  const state = `${openingWords(business, now)}.`
  if (!asked.week) return state
  return [...weekLines(business).map(([line, time]) => `${line}: ${time}`), state].join('\n')
}

function dayAnswer({ hours }: Business, day: number, tomorrow?: true): string {
  const time = timeOn(hours[day])
  const name = tomorrow
    ? `Amanhã, ${dayNames[day]}`
    : day === 0 || day === 6
      ? `No ${dayNames[day]}`
      : `Na ${dayNames[day]}`
  return time === 'fechado' ? `${name}, não abrimos.` : `${name}, abrimos das ${time}.`
}

function whenTeamComes(business: Business, now: Date): string {
  if (!hasHours(business)) return 'Uma pessoa responde por aqui assim que puder.'
  const { open, until } = openingAt(business, now)
  return open
    ? 'Uma pessoa já vem falar com você.'
    : `Estamos fechados: respondemos ${dayAndTime(now, until)}.`
}

/** As many as a message can hold. */
const shortened = (items: Item[]) => items.slice(0, 30)

const priceLine = (item: Item): string => `${item.name}: ${priceOf(item)}`

/** 'a partir de R$ 189,00', 'R$ 19,90 o quilo', 'preço sob consulta' */
export const priceOf = ({ cents, from, unit }: Item): string =>
  cents === undefined
    ? 'preço sob consulta'
    : `${from ? 'a partir de ' : ''}${formatBRL(cents)}${unit ? ` ${unit}` : ''}`

const orderLine = ({ item, amount }: OrderLine) => `${amount} × ${item.name}`

/** A sum only where every price is fixed. */
function totalWords(lines: OrderLine[]): string {
  const isFixed = lines.every(({ item }) => item.cents !== undefined && !item.from)
  if (!isFixed) return 'A equipe informa o total.'
  return `Total: ${formatBRL(lines.reduce((sum, { item, amount }) => sum + (item.cents ?? 0) * amount, 0))}.`
}

function nextStep({ asks }: Business, [item]: Item[]): string {
  const name = lower(item?.name ?? '')
  return asks === 'order' ? `Quero 1 ${name}` : `Quero marcar: ${name}`
}

const isEnglish = (message: string) =>
  /^\W*(?:hi|hello|hey|good (?:morning|afternoon|evening))\b/i.test(message)

const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
