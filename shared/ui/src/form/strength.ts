/// <reference path="./dictionaries.d.ts" />
import { products } from '@ag/core'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
// One by one: the list of encyclopedia words would make the download a third larger and changes no verdict that matters.
import commonWords from '@zxcvbn-ts/language-pt-br/dist/commonWords.json.mjs'
import firstNames from '@zxcvbn-ts/language-pt-br/dist/firstnames.json.mjs'
import lastNames from '@zxcvbn-ts/language-pt-br/dist/lastnames.json.mjs'
import sequences from '@zxcvbn-ts/language-pt-br/dist/wordSequences.json.mjs'

/** From this score on the server takes a password that is long enough. */
export const good = 3

/** What is thought of a password: its score from 0 to 4, and what makes it weak, as the library names it. */
export interface Judgement {
  score: number
  weakness?: string
}

/** A longer password is judged by its beginning. */
const judgedLength = 64

/** The same lists and limits as the server's, which has the last word. */
const judge = new ZxcvbnFactory({
  dictionary: {
    ...common.dictionary,
    'commonWords-pt-br': commonWords,
    'firstnames-pt-br': firstNames,
    'lastnames-pt-br': lastNames,
    ...sequences,
    ours: [
      ...products.flatMap(({ name }) => name.toLowerCase().split(' ')),
      'agentes',
      'automacao',
      'painel',
    ],
  },
  graphs: common.adjacencyGraphs,
  // Every digit may stand for letters: more readings of a password take seconds and change nothing.
  l33tMaxSubstitutions: 10,
})

/**
 * Judges a password as the server will.
 * @param about texts about its owner, whose words make it easier to guess
 */
export function strengthOf(password: string, about: string[]): Judgement {
  const words = about.flatMap((text) => text.toLowerCase().split(/[\s@.]+/))
  const { score, feedback } = judge.check(password.slice(0, judgedLength), words)
  if (namesOneOf([...about, ...words], password))
    return { score: Math.min(score, good - 1), weakness: 'userInputs' }
  return { score, weakness: feedback.warning ?? undefined }
}

/** Short words stand in too many others. */
const shortestName = 4

function namesOneOf(names: string[], password: string): boolean {
  const plain = simplify(password)
  return names.map(simplify).some((name) => name.length >= shortestName && plain.includes(name))
}

const simplify = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
