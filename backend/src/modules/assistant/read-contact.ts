import { type ContactDraft, emailField, nameField, phoneNumber } from '@ag/contracts'
import * as z from 'zod/mini'

const emailIn = /(?<![^\s@<>,;:"()])[^\s@<>,;:"()]+@[^\s@<>,;:"().]+(?:\.[^\s@<>,;:"().]+)+/u
const phoneIn = /(?:\+|\()?\d[\d\s().-]{7,20}\d/g

/** Words around details that are no part of them. */
const introductions =
  /\b(?:o\s+)?(?:(?:meu|minha)\s*)?(?:nome(?:\s+completo)?|e-?mail|telefone|fone|celular|cel|whats(?:app)?|zap|n[uú]mero|contato)\s*(?:é|e|eh|:|=)\s*|\b(?:(?:eu\s+)?me\s+chamo|pode\s+me\s+chamar\s+de|aqui\s+(?:é|e|quem\s+fala\s+é)\s+(?:o|a)?|(?:eu\s+)?sou\s+(?:o|a)\b)\s*|\b(?:oi|olá|ola|bom dia|boa tarde|boa noite)\b[,!.]*\s*/giu
const namePrefix =
  /(?:\bnome(?:\s+completo)?\s*(?:é|e|eh|:)|\bme\s+chamo|\bchamar\s+de|\baqui\s+(?:é|e|eh)\s+(?:o|a)|\bsou\s+(?:o|a))\s+/iu
const companyIn =
  /\b(?:da\s+empresa|minha\s+empresa\s+(?:é|e|eh)(?:\s+a)?|empresa\s*:|trabalho\s+na)\s+([^,.;\n]{2,60})/iu

/** The details that a line holds; a bare name is taken for one only where a name was asked for. */
export function readContact(text: string, { nameAsked = false } = {}): ContactDraft {
  const found: ContactDraft = {}
  let rest = text.replace(/<[^<>]*>/g, ' ')
  const email = emailIn.exec(rest)?.[0]?.replace(/(?<![!?])[!?]+$/, '')
  if (email) {
    rest = rest.replace(email, ' , ')
    const parsed = z.safeParse(emailField, email.toLowerCase())
    if (parsed.success) found.email = parsed.data
  }
  const phone = (rest.match(phoneIn) ?? [])
    .map((run) => ({ run, number: readPhone(run) }))
    .find(({ number }) => number)
  if (phone?.number) {
    rest = rest.replace(phone.run, ' , ')
    found.phone = phone.number
  }
  const company = companyIn.exec(rest)
  if (company?.[1]) {
    rest = rest.replace(company[0], ' , ')
    found.company = company[1].trim()
  }
  const name = readName(rest, nameAsked)
  if (name) found.name = name
  return found
}

/** A Brazilian number with its area code, however it is written; one from abroad needs its +. */
function readPhone(run: string): string | undefined {
  const digits = run.replace(/\D/g, '').replace(/^0+/, '')
  if (run.trim().startsWith('+')) return phoneNumber(run)
  return phoneNumber(digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : digits)
}

function readName(text: string, isAsked: boolean): string | undefined {
  const introduced = namePrefix.exec(text)
  const from = introduced ? text.slice(introduced.index + introduced[0].length) : isAsked ? text : ''
  const candidate = from
    .split(/[,;:|\n/]|\s[-–—]\s|\.\s|(?<!\s)\s+e\s+(?:o\s+)?(?=meu|minha|email|e-mail|telefone|whats)/iu)
    .map((part) =>
      part
        .replace(introductions, ' ')
        .replace(/[^\p{L}\p{M}'’. -]/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .find((part) => /\p{L}{2}/u.test(part))
  if (!candidate || candidate.split(' ').length > 6) return undefined
  const parsed = z.safeParse(nameField, written(candidate))
  return parsed.success ? parsed.data : undefined
}

const small = ['da', 'de', 'do', 'das', 'dos', 'e']

/** Names typed without capitals, or in nothing else, get theirs. */
function written(name: string): string {
  if (name !== name.toLowerCase() && name !== name.toUpperCase()) return name
  return name
    .toLowerCase()
    .split(' ')
    .map((word) => (small.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
}
