import { numberWordsUpTo } from '@ag/core'
import { fold } from './words'

const tens = numberWordsUpTo(100)
const hundreds: Record<string, number> = {
  cento: 100,
  duzentos: 200,
  duzentas: 200,
  trezentos: 300,
  trezentas: 300,
  quatrocentos: 400,
  quatrocentas: 400,
  quinhentos: 500,
  quinhentas: 500,
  seiscentos: 600,
  seiscentas: 600,
  setecentos: 700,
  setecentas: 700,
  oitocentos: 800,
  oitocentas: 800,
  novecentos: 900,
  novecentas: 900,
}
/** No count that anybody asks about is beyond it. */
const largest = 1_000_000_000

/** How many of something a text speaks of: '5 mil', '5.000', '2,5 mil', '10k', 'mil e quinhentas', 'duzentos'. */
export function readQuantity(text: string): number | undefined {
  const words = fold(text)
    .replace(/(\d)\.(?=\d{3}\b)/g, '$1')
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/(\d)k\b/g, '$1 mil')
    .match(/\d+(?:\.\d+)?|[a-z]+/g)
  let [total, group] = [0, 0]
  let isNumber = false
  for (const [index, word] of (words ?? []).entries()) {
    const value = numberIn(word)
    if (word === 'mil' || word === 'milhao' || word === 'milhoes') {
      total += (group || 1) * (word === 'mil' ? 1000 : 1_000_000)
      group = 0
      isNumber = true
    } else if (value !== undefined && !isArticle(word, words?.[index + 1])) {
      group += value
      isNumber = true
    } else if (isNumber && word !== 'e') break
  }
  const found = total + group
  return isNumber && found > 0 && found <= largest ? found : undefined
}

const numberIn = (word: string): number | undefined =>
  /^\d/.test(word) ? Number(word) : (tens.get(word) ?? hundreds[word])

/** 'Uma mensagem' is one; 'um agente que' counts nothing. */
const isArticle = (word: string, next: string | undefined) =>
  (word === 'um' || word === 'uma') &&
  next !== 'mil' &&
  next !== 'milhao' &&
  !/^(?:mensage|envi|email|credit)/.test(next ?? '')
