import type * as z from 'zod/mini'

/** What a screen gets in place of a word that its build does not know yet. No server says it. */
export const unknownWord = 'unknown'
export type UnknownWord = typeof unknownWord

/**
 * Words of a reply that there may be more of one day, such as a status. A server may say none but these: the schema is
 * as strict as the one that it is made from. `call` reads any other word as `unknown`, which screens show as neutral.
 */
export function openWords<Word extends string>(words: z.ZodMiniType<Word, Word>): OpenWords<Word> {
  return Object.assign(words.clone(), { isOpen: true }) as unknown as OpenWords<Word>
}

type OpenWords<Word extends string> = z.ZodMiniType<Word | UnknownWord, Word>
