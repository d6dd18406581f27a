import { isAlmost } from './words'

/** Days and hours as others say them, and as people shorten them, in the words that are read. */
const said: Array<[pattern: RegExp, portuguese: string]> = [
  [/\b(?:amn|amnh|amnha|amanhan|tomorrow)\b|(?<!la )\bmanana\b/g, 'amanha'],
  [/\bamh\b/g, 'amanha'],
  [/\b(?:hj|today|hoy)\b/g, 'hoje'],
  [/\b(?:qinta|kinta|quina)\b/g, 'quinta'],
  [/\bsabadao\b/g, 'sabado'],
  [/\bsemana q vem\b/g, 'semana que vem'],
  [/\bdespues de las\b/g, 'depois das'],
  [/\bbefore noon\b/g, 'antes do meio-dia'],
  [/\bdps\b/g, 'depois'],
  [/\b([2-6])[aª] ?(?:-| )?feira\b/g, '$1a-feira'],
  [/\b2a-feira\b/g, 'segunda'],
  [/\b3a-feira\b/g, 'terca'],
  [/\b4a-feira\b/g, 'quarta'],
  [/\b5a-feira\b/g, 'quinta'],
  [/\b6a-feira\b/g, 'sexta'],
  [/\bnot (?=morning|afternoon|evening)/g, 'nao '],
  [/\b(?:no|n) (?=puedo|can do)/g, 'nao '],
  [/\bnext week\b|\bla (?:proxima semana|semana que viene)\b/g, 'semana que vem'],
  [/\bthis week\b/g, 'essa semana'],
  [/\b(?:monday|lunes)\b/g, 'segunda'],
  [/\b(?:tuesday|martes)\b/g, 'terca'],
  [/\b(?:wednesday|miercoles)\b/g, 'quarta'],
  [/\b(?:thursday|jueves)\b/g, 'quinta'],
  [/\b(?:friday|viernes)\b/g, 'sexta'],
  [/\bsaturday\b/g, 'sabado'],
  [/\bsunday\b/g, 'domingo'],
  [/\b(?:mornings?|la manana)\b/g, 'manha'],
  [/\bafternoons?\b/g, 'tarde'],
  [/\b(?:evenings?|nights?)\b/g, 'noite'],
  [/\b(\d{1,2}) ?pm\b/g, '$1h da tarde'],
  [/\b(\d{1,2}) ?am\b/g, '$1h da manha'],
  [/\bafter (?=\d)/g, 'depois das '],
  [/\bbefore (?=\d)/g, 'antes das '],
  [/\bpassando (?:das|de)\b|\bmais tarde que as\b/g, 'depois das'],
  [
    /\bp[rl]?a semana\b|\bna proxima\b(?! (?:semana|segunda|terca|quarta|quinta|sexta))/g,
    'na proxima semana',
  ],
  [/\b(\d{1,2}|[a-z]+) e pouco\b/g, '$1'],
  [/\bat (?=\d)|\ba las (?=\d)/g, 'as '],
]

/** A day of the week with a letter wrong or drawn out. */
const weekdays = ['segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado', 'domingo']
const notMisspelt = new Set(
  'teria terei quanta quantas quinze quarto quartos texto testa festa cesta segundo segundos quintas sextas'.split(
    ' ',
  ),
)
const longest = 9

function mended(word: string): string {
  if (word.length < 5 || word.length > longest || notMisspelt.has(word)) return word
  const plain = word.replace(/([a-z])\1{2,}/g, '$1')
  return (
    weekdays.find((day) => day.length === plain.length && day[0] === plain[0] && isAlmost(plain, day)) ?? word
  )
}

/** A text without capitals and accents with its days and hours in Portuguese. */
export const inPortuguese = (folded: string): string =>
  said
    .reduce((text, [pattern, portuguese]) => text.replace(pattern, portuguese), folded)
    .replace(/[a-z]+/g, mended)
