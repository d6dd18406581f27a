import { editDistance } from '@ag/core'
import { businessWords } from './concepts'
import { outcomesOf } from './items'
import { isKnown, type Lexicon, saysName } from './lexicon'
import type { Understood } from './plan'
import { limitWord } from './read-limits'
import { addsNothing, isOutcome, isPaying, paidBy, type VerbPlace } from './verbs'
import { phraseKey, singular, tolerance } from './words'

/**
 * Puts right what is misspelled, where only one known word is near, and tells so. A word of another table is written as
 * it is there: 'sinal' is no 'Sisal'.
 */
export function spelled(
  words: string[],
  lexicon: Lexicon,
  others: readonly Lexicon[],
): { words: string[]; corrections: Understood[] } {
  const corrections: Understood[] = []
  const fixed = words.map((written, at) => {
    const short = shortened[written]
    const known = short && isKnown(lexicon, short) ? short : withoutDiminutive(written, lexicon)
    // 'Cachorro' is known of pets, though here they are called 'Cão'.
    const isOtherwise = known === short && !lexicon.meanings.has(phraseKey([written]))
    const isMeant = unsaid.test(written) || !isKnown(lexicon, written) || isOtherwise
    const word = known && isMeant ? known : written
    const meant =
      limitWord.test(word) ||
      outcomesOf(word, lexicon).length > 0 ||
      isOutcome(word) ||
      isKnown(lexicon, word) ||
      saysName(lexicon, word) ||
      others.some(({ vocabulary }) => vocabulary.has(word)) ||
      isVerb(word, { before: words[at - 1], next: words[at + 1], hasSubject: true })
        ? undefined
        : nearest(word, lexicon)
    if (!meant) return word
    corrections.push({ said: word, as: meant })
    return meant
  })
  return { words: fixed, corrections }
}

/** Nobody says these, though a column may be called so. */
const unsaid = /^(?:qtde?|vlr?|kilos?)$/

/** As people shorten words when they type, or call what is called otherwise here. */
export const shortened: Record<string, string> = {
  qtd: 'quantidade',
  qtde: 'quantidade',
  vlr: 'valor',
  vl: 'valor',
  pgto: 'pagamento',
  pagto: 'pagamento',
  fat: 'faturamento',
  q: 'que',
  pq: 'porque',
  tb: 'tambem',
  kilo: 'quilo',
  kilos: 'quilos',
  cachorro: 'cao',
  cachorros: 'caes',
  bicicleta: 'bike',
  bicicletas: 'bikes',
  zap: 'whatsapp',
  zapzap: 'whatsapp',
  whats: 'whatsapp',
  wpp: 'whatsapp',
  insta: 'instagram',
  ig: 'instagram',
  face: 'facebook',
  fb: 'facebook',
}

/** 'Hotel' of 'hotelzinho', 'marmitas' of 'marmitinhas'. */
function withoutDiminutive(word: string, lexicon: Lexicon): string | undefined {
  const [, stem, ending = ''] = /^(\p{L}{3,}?)(?:zinh|inh)([oa]s?)$/u.exec(word) ?? []
  if (stem === undefined) return undefined
  return [stem, stem + ending].find((one) => lexicon.vocabulary.has(singular(one)))
}

const isVerb = (word: string, place: VerbPlace): boolean =>
  paidBy.test(word) || addsNothing(word, place) || isPaying(word, place) || word === 'quem'

const shortestMeant = 4

const standIns = new Set(businessWords())

/** Shorter words that add nothing are met by chance: 'minas' is not 'minha'. */
const shortestFiller = 6

function nearest(word: string, lexicon: Lexicon): string | undefined {
  const { vocabulary, strangers, fillers, names, meanings } = lexicon
  // Of words that only stand in for a column's name, short ones are met by chance, too: 'livre' is no 'livro'.
  const isChance = (known: string) =>
    word.length <= shortestFiller &&
    standIns.has(known) &&
    !names.has(known) &&
    !meanings.has(singular(known))
  const [turned, ...others] = swapped(word).filter(
    (one) => vocabulary.has(one) || vocabulary.has(singular(one)),
  )
  if (turned && others.length === 0) return turned
  let best: string[] = []
  let least = tolerance(word)
  if (least === 0) return undefined
  for (const known of [...vocabulary, ...strangers]) {
    // Whoever mistypes seldom starts with another letter.
    if (known.length < shortestMeant || known[0] !== word[0]) continue
    if (word.length < shortestFiller && fillers.has(known)) continue
    const apart = editDistance(word, known, least)
    if (apart > least) continue
    if (apart < least) best = []
    least = apart
    best.push(known)
  }
  const byLength = (one: string, other: string) =>
    Math.abs(one.length - word.length) - Math.abs(other.length - word.length)
  const [meant] = best.toSorted(byLength)
  const isOne = meant !== undefined && new Set(best.map(singular)).size === 1
  return isOne && !strangers.has(meant) && !isChance(meant) ? meant : undefined
}

const shortestSwapped = 5

/** The word with two neighbours in turn: 'valor' of 'valro'. */
const swapped = (word: string): string[] =>
  word.length < shortestSwapped
    ? []
    : Array.from(word).flatMap((letter, at) => {
        const next = word[at + 1]
        return next === undefined || next === letter || at === 0
          ? []
          : [word.slice(0, at) + next + letter + word.slice(at + 2)]
      })
