import { stemmer } from '@orama/stemmers/portuguese'
import MiniSearch from 'minisearch'
import { fold, pointOf } from './words'

/** A question that has an answer. */
export interface Entry {
  question: string
  answer: string
  /** Other ways to ask, or what a text is about. */
  about?: string
  product_id?: string | null
  /** Where the answer stands, as it is named to whoever asked. */
  source?: string
}

export interface Found extends Entry {
  /** How much of what was asked the entry speaks of, from 0 to 1. */
  coverage: number
  /** How many words of what was asked say something. */
  words: number
}

const leastCoverage = 0.6

/** Words that say nothing about what is asked. */
const empty = new Set(
  'a o as os um uma de do da dos das em no na nos nas por para pra pro com sem e ou que se eu voce voces me meu minha meus minhas seu sua como qual quais quando quanto onde e eh esta estou tem ter tenho ser sao posso pode podem quero queria gostaria preciso saber isso esse essa este esta ao aos mais muito tambem sobre favor nao sim funciona funcionar funcionam precisa precisam quiser fica ficam vai vou faz faco fazer oi ola ai la ja so mas the'.split(
    ' ',
  ),
)

/** Finds answers by what is asked, whatever the endings, the accents and small mistakes in writing. */
export function createKnowledge(entries: readonly Entry[]) {
  const index = new MiniSearch<Entry & { id: number }>({
    fields: ['question', 'about'],
    storeFields: ['id'],
    tokenize: (text) => text.match(/[\p{L}\p{N}]+/gu) ?? [],
    processTerm: termsOf,
    searchOptions: {
      boost: { question: 3, about: 2 },
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  })
  index.addAll(entries.map((entry, id) => ({ ...entry, id })))

  return {
    /** The best answer to a question; about one product rather than about another. */
    find(question: string, productId?: string): Found | undefined {
      const asked = pointOf(question).filter((word) => !empty.has(word))
      if (asked.length === 0) return undefined
      const results = index.search(asked.join(' ')).flatMap(({ id, score, queryTerms }) => {
        const entry = entries[id as number]
        if (!entry || (entry.product_id && entry.product_id !== productId)) return []
        const covered = asked.filter((word) => termsOf(word).some((term) => queryTerms.includes(term)))
        return [{ ...entry, score, coverage: covered.length / asked.length, words: asked.length }]
      })
      const [best] = results.sort((one, other) => other.coverage - one.coverage || other.score - one.score)
      if (!best || best.coverage < leastCoverage) return undefined
      const { score, ...found } = best
      return found
    },
  }
}

export type Knowledge = ReturnType<typeof createKnowledge>

/** A word's stems, with its accents and as it is written without them: the stemmer knows endings by their accents. */
function termsOf(word: string): string[] {
  const lower = word.toLowerCase()
  if (empty.has(fold(lower))) return []
  return [...new Set([fold(stemmer(lower)), stemmer(fold(lower))])]
}
