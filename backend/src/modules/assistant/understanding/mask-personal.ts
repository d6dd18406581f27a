import type { ContactDraft } from '@ag/contracts'
import { readContact } from '../read-contact'

const email = /(?<![^\s@<>,;:"()])[^\s@<>,;:"()]+@[^\s@<>,;:"()]+/gu
/** Seven digits and more are a telephone, a document or a card. */
const longNumber = /\+?\(?\d(?:[ ().\-/]*\d){6,}/g
/** What names are put in: nobody's. */
const anyone = {
  name: 'Fulano',
  email: 'fulano@exemplo.com.br',
  number: '(11) 90000-0000',
  company: 'Empresa',
}

/** Words that may leave the conversation: addresses and numbers, and the names that were told in it, are somebody else's. */
export function maskPersonal(text: string, contact: ContactDraft = {}): string {
  const said = readContact(text)
  const names = [contact.name, said.name].flatMap((name) => name?.split(/\s+/) ?? [])
  const companies = [contact.company, said.company]
  const masked = replaceWords(
    replaceWords(
      text.replace(email, anyone.email).replace(longNumber, anyone.number),
      companies,
      anyone.company,
    ),
    names,
    anyone.name,
  )
  return masked.replace(
    new RegExp(`${anyone.name}(?:\\s+(?:d[aeo]s?\\s+)?${anyone.name})+`, 'g'),
    anyone.name,
  )
}

/** Whole words alone, however they are written; particles of names stay. */
function replaceWords(text: string, words: ReadonlyArray<string | null | undefined>, by: string): string {
  return words
    .flatMap((word) => (word && word.length > 2 ? word : []))
    .reduce(
      (left, word) =>
        left.replace(
          new RegExp(
            `(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
            'giu',
          ),
          by,
        ),
      text,
    )
}
