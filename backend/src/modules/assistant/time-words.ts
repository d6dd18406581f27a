import { anyWorkday, weekdayWords } from './day-words'
import { isAlmost } from './words'

/** Other names of the days of a week, from Monday on. */
const inTurn = (names: string[]) =>
  names.map((name, index): [pattern: RegExp, portuguese: string] => [
    new RegExp(`\\b(?:${name})\\b`, 'g'),
    weekdayWords[index] ?? '',
  ])

/** Days and hours as others say them, and as people shorten them, in the words that are read. */
const said: Array<[pattern: RegExp, portuguese: string]> = [
  [/\b(?:amn|amnh|amnha|amanhan|tomorrow)\b|(?<!la )\bmanana\b/g, 'amanha'],
  [/\bamh\b/g, 'amanha'],
  [/\b(?:hj|today|hoy)\b/g, 'hoje'],
  [/\b(?:qinta|kinta|quina)\b/g, 'quinta'],
  [/\bsabadao\b/g, 'sabado'],
  [/\bq vem\b/g, 'que vem'],
  [/\b(?:semana que entra|sem que vem)\b/g, 'semana que vem'],
  [/\bdespues de las\b/g, 'depois das'],
  [/\bbefore noon\b/g, 'antes do meio-dia'],
  [/\bdps\b/g, 'depois'],
  [/\b([2-6])[aª] ?(?:-| )?feira\b/g, '$1a-feira'],
  ...inTurn(['2a-feira', '3a-feira', '4a-feira', '5a-feira', '6a-feira']),
  [/\bnot (?=morning|afternoon|evening)/g, 'nao '],
  [/\b(?:no|n) (?=puedo|can do)/g, 'nao '],
  [/\bnext week\b|\bla (?:proxima semana|semana que viene)\b/g, 'semana que vem'],
  [/\bthis week\b/g, 'essa semana'],
  ...inTurn([
    'monday|lunes',
    'tuesday|martes',
    'wednesday|miercoles',
    'thursday|jueves',
    'friday|viernes',
    'saturday',
    'sunday',
  ]),
  [/\b(?:mornings?|la manana)\b/g, 'manha'],
  [/\bafternoons?\b/g, 'tarde'],
  [/\b(?:evenings?|nights?)\b/g, 'noite'],
  [/\b(\d{1,2}:\d{2}) ?pm\b/g, '$1 da tarde'],
  [/\b(\d{1,2}:\d{2}) ?am\b/g, '$1 da manha'],
  [/\b(\d{1,2}) ?pm\b/g, '$1h da tarde'],
  [/\b(\d{1,2}) ?am\b/g, '$1h da manha'],
  [/\bafter (?=\d)/g, 'depois das '],
  [/\bbefore (?=\d)/g, 'antes das '],
  [/\bpassando (?:das|de)\b|\bmais tarde que as\b/g, 'depois das'],
  [
    new RegExp(`\\bp[rl]?a semana\\b|\\bna proxima\\b(?! (?:semana|${anyWorkday}))`, 'g'),
    'na proxima semana',
  ],
  [/\b(\d{1,2}|[a-z]+) e pouco\b/g, '$1'],
  [/\bat (?=\d)|\ba las (?=\d)/g, 'as '],
]

const notMisspelt = new Set(
  'teria terei quanta quantas quinze quarto quartos texto testa festa cesta segundo segundos quintas sextas'.split(
    ' ',
  ),
)
const longest = 9

/** A day of the week with a letter wrong or drawn out is taken for it. */
function mended(word: string): string {
  if (word.length < 5 || word.length > longest || notMisspelt.has(word)) return word
  const plain = word.replace(/([a-z])\1{2,}/g, '$1')
  return (
    weekdayWords.find((day) => day.length === plain.length && day[0] === plain[0] && isAlmost(plain, day)) ??
    word
  )
}

/** A text without capitals and accents with its days and hours in Portuguese. */
export const inPortuguese = (folded: string): string =>
  said
    .reduce((text, [pattern, portuguese]) => text.replace(pattern, portuguese), folded)
    .replace(/[a-z]+/g, mended)
