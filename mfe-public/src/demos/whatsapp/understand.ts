import { numberWordsUpTo } from '@ag/core'
import { dayNames } from '../chat/local-days'
import { isClose, mentions, plainText } from '../chat/plain-text'
import type { Business, Item, Question } from './businesses'

/** What a customer wants, as far as the business' content can tell. */
export type Intent =
  | { name: 'person' | 'list' | 'thanks' | 'greeting' | 'unknown' }
  | { name: 'hours'; weekday?: number; tomorrow?: true }
  | { name: 'prices'; items: Item[] }
  | { name: 'order'; lines: OrderLine[] }
  | { name: 'appointment'; item?: Item }
  | { name: 'question'; question: Question }

export interface OrderLine {
  item: Item
  amount: number
}

/** Reads a message against what one business knows. Accents, plurals and small slips do not matter. */
export function understand(business: Business, message: string): Intent {
  const text = plainText(message)
  const items = itemsIn(business, text)
  const [item] = items
  if (says(text, phrases.person)) return { name: 'person' }
  if (business.asks === 'appointment' && says(text, phrases.appointment)) return { name: 'appointment', item }
  if (business.asks === 'order' && item && says(text, phrases.order))
    return { name: 'order', lines: items.map((one) => ({ item: one, amount: amountOf(text, one) })) }
  if (item && says(text, phrases.price)) return { name: 'prices', items }
  const question = questionIn(business, text)
  if (question) return { name: 'question', question }
  if (says(text, phrases.hours)) return { name: 'hours', ...dayIn(text) }
  if (item) return { name: 'prices', items }
  if (says(text, phrases.price) || says(text, phrases.list)) return { name: 'list' }
  if (says(text, phrases.thanks)) return { name: 'thanks' }
  if (says(text, phrases.greeting)) return { name: 'greeting' }
  return { name: 'unknown' }
}

/** Does a message agree? `undefined` when it neither agrees nor refuses. */
export function agrees(message: string): boolean | undefined {
  const text = plainText(message)
  if (says(text, ['nao', 'cancela', 'cancelar', 'deixa', 'errado'])) return false
  return (
    says(text, [
      'sim',
      'pode',
      'confirmo',
      'confirmar',
      'confirma',
      'isso',
      'ok',
      'certo',
      'claro',
      'fechado',
      's',
    ]) || undefined
  )
}

const phrases = {
  person: [
    'atendente',
    'humano',
    'pessoa',
    'gerente',
    'falar com alguem',
    'alguem da equipe',
    'reclamacao',
    'reclamar',
  ],
  appointment: [
    'marcar',
    'agendar',
    'agendamento',
    'tem horario',
    'horario livre',
    'horario disponivel',
    'vaga',
    'visitar',
    'visita',
    'reservar',
  ],
  order: [
    'quero',
    'queria',
    'gostaria',
    'pedir',
    'pedido',
    'encomendar',
    'comprar',
    'reservar',
    'reserva',
    'separa',
    'separar',
    'manda',
    'me ve',
  ],
  price: ['preco', 'valor', 'quanto', 'custa', 'custo', 'aluguel'],
  hours: [
    'horario',
    'aberto',
    'abertos',
    'abre',
    'abrem',
    'fecha',
    'fecham',
    'funciona',
    'funcionam',
    'que horas',
    'atendem',
    'domingo',
    'sabado',
  ],
  list: [
    'cardapio',
    'menu',
    'lista',
    'catalogo',
    'colecao',
    'produto',
    'servico',
    'tabela',
    'imovel',
    'imoveis',
    'opcoes',
    'o que tem',
    'que voces tem',
    'que voces fazem',
  ],
  thanks: ['obrigado', 'obrigada', 'valeu', 'agradeco', 'brigado', 'tchau'],
  greeting: ['oi', 'ola', 'bom dia', 'boa tarde', 'boa noite', 'opa', 'alo'],
}

const says = (text: string, known: string[]) => known.some((phrase) => mentions(text, phrase))

/** The items a text names; who says 'pão de queijo' does not mean 'pão' as well. */
function itemsIn({ items }: Business, text: string): Item[] {
  const found = items.flatMap((item) => {
    const [longest] = namesOf(item)
      .filter((name) => mentions(text, name))
      .toSorted((one, other) => lengthOf(other) - lengthOf(one))
    return longest ? [{ item, name: longest }] : []
  })
  return found
    .filter(
      ({ name }) =>
        !found.some((other) => lengthOf(other.name) > lengthOf(name) && mentions(other.name, name)),
    )
    .map(({ item }) => item)
}

const namesOf = ({ name, words }: Item) => [withoutLinks(plainText(name)), ...words.map(withoutLinks)]
const withoutLinks = (phrase: string) => phrase.replace(/\b(de|do|da|e|no|na)\b ?/g, '').trim()
const lengthOf = (phrase: string) => phrase.split(' ').length

/** The question whose phrases a text holds most of. */
function questionIn({ questions }: Business, text: string): Question | undefined {
  const scored = questions.map((question) => ({
    question,
    score: question.words.filter((phrase) => mentions(text, phrase)).length,
  }))
  const best = scored.reduce((most, one) => (one.score > most.score ? one : most), {
    question: undefined,
    score: 0,
  } as {
    question: Question | undefined
    score: number
  })
  return best.question
}

const numbers = new Map([...numberWordsUpTo(10), ['meia', 6], ['duzia', 12]])

/** How many of an item a text asks for: the number that stands closest before it, one if there is none, 99 at most. */
function amountOf(text: string, item: Item): number {
  const words = text.split(' ')
  const known = namesOf(item).flatMap((name) => name.split(' '))
  const place = words.findIndex((word) => known.some((name) => isClose(word, name)))
  for (let at = place; at >= Math.max(0, place - 3); at -= 1) {
    const word = words[at] ?? ''
    const amount = /^\d{1,2}$/.test(word) ? Number(word) : numbers.get(word)
    if (amount) return amount
  }
  return 1
}

const weekdays = dayNames.map(plainText)

function dayIn(text: string): { weekday?: number; tomorrow?: true } {
  if (mentions(text, 'amanha')) return { tomorrow: true }
  const weekday = weekdays.findIndex((day) => mentions(text, day))
  return weekday < 0 ? {} : { weekday }
}
