import { mentions, plainText } from '../plain-text'
import type { CompanySize, LeadFacts, ScorePart } from './lead-score'

/**
 * The word by which somebody asks to be left alone, if a message holds one. In doubt it counts: one conversation too few
 * is better than a message nobody wants.
 */
export function optOutWord(message: string): string | undefined {
  const text = ` ${plainText(message)} `
  return optOutWords.find((word) => text.includes(` ${plainText(word)} `))
}

const optOutWords = [
  'parar',
  'pare',
  'para de',
  'sair',
  'não quero',
  'descadastrar',
  'descadastro',
  'cancelar',
  'remover',
  'me tira',
  'me tire',
  'stop',
  'não me mande',
  'não perturbe',
]

/** Everything a message tells about a lead; short words such as 'sim' count for what was asked. */
export function readLead(message: string, asked: ScorePart | undefined): LeadFacts {
  const text = plainText(message)
  return withoutGaps({
    interest: interestIn(text, asked === 'interest'),
    size: sizeIn(text, asked === 'size'),
    timing: timingIn(text),
    contact: contactIn(message, text, asked === 'contact'),
  })
}

/** A message without what looks like a telephone number: the demonstration never keeps one. */
export const withoutPhone = (message: string): string =>
  message.replace(/\+?\(?\d(?:[\s().-]*\d){7,14}/g, '[número oculto]')

function interestIn(text: string, asked: boolean): LeadFacts['interest'] {
  if (
    says(text, [
      'sem interesse',
      'nao tenho interesse',
      'nao preciso',
      'nao obrigado',
      'nao obrigada',
      'agora nao',
    ])
  )
    return 'no'
  if (asked && (text === 'nao' || text.startsWith('nao '))) return 'no'
  if (
    says(text, [
      'talvez',
      'depende',
      'como funciona',
      'saber mais',
      'quanto custa',
      'qual o preco',
      'quem sabe',
    ])
  )
    return 'maybe'
  if (says(text, ['tenho interesse', 'interessada', 'interessado', 'me interessa', 'quero', 'gostei']))
    return 'yes'
  return asked && says(text, ['sim', 'pode', 'claro', 'bora', 'vamos', 'ok', 'fala', 'interesse'])
    ? 'yes'
    : undefined
}

function sizeIn(text: string, asked: boolean): CompanySize | undefined {
  if (says(text, ['so eu', 'sozinho', 'sozinha', 'autonomo', 'autonoma', 'mei'])) return 'one'
  if (/mais de (50|cinquenta)/.test(text)) return 'many'
  const people =
    /(\d{1,5}) (?:a \d+ )?(?:pessoas|funcionarios|colaboradores|vendedores)/.exec(text) ??
    (asked ? /(\d{1,5})/.exec(text) : null)
  if (!people) return undefined
  const count = Number(people[1])
  return count <= 1 ? 'one' : count <= 10 ? 'few' : count <= 50 ? 'some' : 'many'
}

function timingIn(text: string): LeadFacts['timing'] {
  if (
    says(text, [
      'pesquisando',
      'sem pressa',
      'ainda nao sei',
      'ano que vem',
      'so olhando',
      'mais para frente',
    ])
  )
    return 'research'
  if (/\b(30|trinta) dias\b/.test(text) || says(text, ['mes que vem', 'proximo mes', 'este mes', 'esse mes']))
    return 'month'
  if (says(text, ['agora nao'])) return undefined
  return says(text, [
    'agora',
    'urgente',
    'ja',
    'hoje',
    'esta semana',
    'essa semana',
    'o quanto antes',
    'imediato',
  ])
    ? 'now'
    : undefined
}

/** Something before '@', and a dot with something around it after. */
function isEmail(word: string): boolean {
  const at = word.indexOf('@', 1)
  const dot = word.indexOf('.', at + 2)
  return at > 0 && dot > 0 && dot < word.length - 1
}

function contactIn(message: string, text: string, asked: boolean): LeadFacts['contact'] {
  const email = message.split(/\s+/).some(isEmail)
  if (!asked && !email) return undefined
  if (asked && says(text, ['prefiro nao'])) return { name: false, email: false, company: false }
  const given = message
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part && !part.includes('@') && /\p{L}{2}/u.test(part))
  if (!email && given.length === 0) return undefined
  return { name: given.length > 0, email, company: given.length > 1 }
}

const says = (text: string, known: string[]) => known.some((phrase) => mentions(text, phrase))

const withoutGaps = (facts: { [Fact in keyof LeadFacts]: LeadFacts[Fact] | undefined }): LeadFacts =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined))
