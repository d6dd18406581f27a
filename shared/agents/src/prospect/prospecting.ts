import { clock, dayAndTime, minutesOf } from '../local-days'
import { mentions, plainText } from '../plain-text'
import { type CompanySize, type LeadFacts, type ScorePart, scoreParts } from './lead-score'
import { meetingSlots } from './meeting-slots'
import { optOutWord, readLead, withoutPhone } from './read-lead'

/** Who prospects: what a visitor told about the own business. */
export interface Seller {
  company: string
  product: string
  ideal: string
  city: string
  idealSize: CompanySize
}

interface Line {
  id: number
  from: 'agent' | 'lead'
  text: string
  at: Date
}

/** How a conversation stands; `asking` holds what is asked, the other states are about meeting or have ended. */
export type Standing =
  | { status: 'asking'; part: ScorePart; misses: number }
  | { status: 'offering'; slots: Date[]; page: number }
  | { status: 'proposed'; slot: Date }
  | { status: 'declined' }
  | { status: 'opted-out'; word: string; at: Date }

export interface Prospecting {
  seller: Seller
  lines: Line[]
  facts: LeadFacts
  /** Parts that the lead passed over. */
  skipped: ScorePart[]
  standing: Standing
}

/** Begins a conversation with the approach: who writes, why, by what right, and how to make it stop. */
export function approach(seller: Seller, at: Date): Prospecting {
  const { company, product, ideal, city } = seller
  const text = `Olá! Sou o agente de IA da ${company}, de ${city}. Trabalhamos com ${product} para ${ideal}. Posso fazer quatro perguntas rápidas para ver se faz sentido conversarmos?

Contato profissional obtido em fonte pública. Base legal: legítimo interesse (LGPD, art. 7º, IX). Não quer receber? Responda PARAR.`
  return {
    seller,
    lines: [{ id: 0, from: 'agent', text, at }],
    facts: {},
    skipped: [],
    standing: { status: 'asking', part: 'interest', misses: 0 },
  }
}

/** The conversation after the lead has written. Once it asked to be left alone, nothing is ever added. */
export function leadSays(conversation: Prospecting, message: string, at: Date): Prospecting {
  const text = withoutPhone(message).trim()
  if (text === '' || conversation.standing.status === 'opted-out') return conversation
  const heard = withLine(conversation, 'lead', text, at)
  const word = optOutWord(text)
  if (word)
    return {
      ...withLine(heard, 'agent', words.optedOut(conversation.seller.company), at),
      standing: { status: 'opted-out', word, at },
    }
  switch (conversation.standing.status) {
    case 'asking':
      return answered(heard, conversation.standing, text, at)
    case 'offering':
      return slotAnswered(heard, conversation.standing, text, at)
    default:
      return withLine(heard, 'agent', words.ended, at)
  }
}

/** What the lead may press: for a question its usual answers, for an offer its times. */
export function repliesTo({ standing }: Prospecting, now: Date): string[] {
  if (standing.status === 'asking') return choices[standing.part]
  if (standing.status === 'offering')
    return [...standing.slots.map((slot) => dayAndTime(now, slot)), words.otherTimes]
  return []
}

type Asking = Extract<Standing, { status: 'asking' }>
type Offering = Extract<Standing, { status: 'offering' }>

function answered(conversation: Prospecting, { part, misses }: Asking, text: string, at: Date): Prospecting {
  const facts = { ...conversation.facts, ...readLead(text, part) }
  const known = { ...conversation, facts }
  if (facts.interest === 'no')
    return { ...withLine(known, 'agent', words.declined, at), standing: { status: 'declined' } }
  const aside = asideIn(plainText(text))
  const settled = facts[part] !== undefined
  if (!settled && misses === 0)
    return {
      ...withLine(known, 'agent', `${aside ?? words.again} ${questions[part]}`, at),
      standing: { status: 'asking', part, misses: aside ? 0 : 1 },
    }
  return next(
    settled ? known : { ...known, skipped: [...known.skipped, part] },
    aside ?? (settled ? words.thanks[part] : words.skipped),
    at,
  )
}

/** Asks what is still open; when nothing is, offers times to meet. */
function next(conversation: Prospecting, lead: string, at: Date): Prospecting {
  const part = scoreParts.find(
    (one) => conversation.facts[one] === undefined && !conversation.skipped.includes(one),
  )
  if (part)
    return {
      ...withLine(conversation, 'agent', `${lead} ${questions[part]}`, at),
      standing: { status: 'asking', part, misses: 0 },
    }
  return offered(conversation, `${lead} Podemos conversar por vídeo, 20 minutos.`, 0, at)
}

function offered(conversation: Prospecting, lead: string, page: number, at: Date): Prospecting {
  const slots = meetingSlots(at, page)
  const list = slots.map((slot, index) => `${index + 1}. ${dayAndTime(at, slot)}`).join('\n')
  return {
    ...withLine(conversation, 'agent', `${lead} Tenho estes horários (horário de Brasília):\n${list}`, at),
    standing: { status: 'offering', slots, page },
  }
}

function slotAnswered(
  conversation: Prospecting,
  { slots, page }: Offering,
  text: string,
  at: Date,
): Prospecting {
  const said = plainText(text)
  const slot =
    slots.find((one) => said === plainText(dayAndTime(at, one))) ??
    slots[Number(/^(?:opcao )?([1-3])$/.exec(said)?.[1]) - 1] ??
    slots.find((one) => said.split(' ').includes(clock(minutesOf(one))))
  if (slot)
    return {
      ...withLine(
        conversation,
        'agent',
        words.proposed(dayAndTime(at, slot), conversation.seller.company),
        at,
      ),
      standing: { status: 'proposed', slot },
    }
  if (['outro', 'outros', 'nenhum', 'nao posso', 'nao da'].some((phrase) => mentions(said, phrase)))
    return offered(conversation, 'Sem problema.', page + 1, at)
  return offered(conversation, 'Não entendi qual. Responda com o número.', page, at)
}

/** Answers to what leads ask in between; the question stays open. */
function asideIn(text: string): string | undefined {
  return asides.find(({ asked }) => asked.some((phrase) => mentions(text, phrase)))?.said
}

const asides = [
  {
    asked: ['robo', 'voce e real', 'inteligencia artificial', 'e uma pessoa'],
    said: 'Sou um agente de IA, e uma pessoa da equipe lê esta conversa.',
  },
  {
    asked: ['como conseguiu', 'meu contato', 'meu numero', 'quem passou', 'lgpd'],
    said: 'Seu contato profissional estava em fonte pública. Se preferir, responda PARAR e eu apago.',
  },
  {
    asked: ['quanto custa', 'qual o preco', 'valor'],
    said: 'O preço depende do seu caso, e quem mostra é a equipe, na conversa.',
  },
  { asked: ['como funciona'], said: 'Em resumo: entendemos o seu caso, mostramos um exemplo e você decide.' },
]

const questions: Record<ScorePart, string> = {
  interest: 'Isso interessa à sua empresa?',
  size: 'Quantas pessoas trabalham com você?',
  timing: 'Para quando você precisa disso?',
  contact: 'Para o convite: nome, e-mail e empresa? Nesta demonstração, use dados inventados.',
}

const choices: Record<ScorePart, string[]> = {
  interest: ['Tenho interesse', 'Talvez, quero saber mais', 'Agora não'],
  size: ['Só eu', '2 a 10 pessoas', '11 a 50 pessoas', 'Mais de 50'],
  timing: ['Agora', 'Em 30 dias', 'Estou pesquisando'],
  contact: ['Alex, alex@exemplo.com.br, Loja Exemplo', 'Só o nome: Alex', 'Prefiro não responder'],
}

const words = {
  otherTimes: 'Outros horários',
  again: 'Não entendi bem.',
  skipped: 'Tudo bem, seguimos sem isso.',
  thanks: {
    interest: 'Que bom!',
    size: 'Anotado.',
    timing: 'Entendi.',
    contact: 'Obrigado!',
  } satisfies Record<ScorePart, string>,
  declined: 'Sem problema, obrigado pela resposta. Não vou insistir.',
  ended: 'Esta conversa já terminou. A equipe segue daqui.',
  optedOut: (company: string) =>
    `Pronto, a ${company} não vai mais escrever para você. O pedido foi registrado.`,
  proposed: (when: string, company: string) =>
    `Combinado! Propus a reunião para ${when}, por vídeo. A equipe da ${company} confirma o convite.`,
}

const withLine = (conversation: Prospecting, from: Line['from'], text: string, at: Date): Prospecting => ({
  ...conversation,
  lines: [...conversation.lines, { id: conversation.lines.length, from, text, at }],
})
