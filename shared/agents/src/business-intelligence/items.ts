import { isHouse } from './concepts'
import { countsRows, countsThings } from './dataset'
import type { Lexicon, Meaning } from './lexicon'
import type { Understood } from './plan'
import { odd, paidBy, stemOf } from './verbs'
import { isPlural, phraseKey, singular } from './words'

/** A phrase of a question with what it may mean here; nothing, where it is in no list. */
export interface Item {
  text: string
  meanings: Meaning[]
  /** Where it begins among the words. */
  at?: number
  /** Does a time come right after it: 'abertos em janeiro'? */
  beforeTime?: boolean
}

/** Does it add nothing? */
export const isFilled = (item: Item | undefined): boolean =>
  item?.meanings.some(({ is }) => is === 'filler') ?? false

/** What comes next, but for words that add nothing. */
export const nextSaid = (rest: Item[]): Item | undefined => rest.find((item) => !isFilled(item))

/** Is it a word for the rows of the table? */
export const meansRows = (item: Item | undefined): boolean =>
  item?.meanings.some((one) => one.is === 'metric' && countsRows(one.metric)) ?? false

/** Is what comes next, but for words that add nothing, a value of this dimension? */
export const isValueOf = (rest: Item[], dimension: string | undefined): boolean => {
  const next = nextSaid(rest)
  return next?.meanings.some((meaning) => meaning.is === 'value' && meaning.dimension === dimension) ?? false
}

/** Is a number named among these? */
export const namesNumber = (rest: Item[]): boolean =>
  rest.some(({ meanings }) => meanings.some(({ is }) => is === 'metric'))

/** Values that a verb, or the noun made of it, says: 'faltaram' and 'faltas' of 'Faltou'. */
export function outcomesOf(word: string, { outcomes }: Lexicon) {
  // 'Vencimento' and 'vencem' tell the day, whether it has passed or not.
  const byVerb = /^(?:pagamentos?|vencimentos?|vencem?)$/.test(word)
    ? undefined
    : outcomes.get(stemOf(word) ?? word.replace(/(?<=\p{L}{4})i$/u, ''))
  if (byVerb) return byVerb
  const pair = odd.find(([, noun]) => noun.test(word))
  const byOdd = pair && [...outcomes].find(([stem]) => pair[0].test(stem))?.[1]
  if (byOdd) return byOdd
  const byNoun = outcomes.get(word.replace(/[aeo]s?$/, '')) ?? []
  return byNoun.filter(({ value }) => /(?:ou|eu|iu)$/i.test(value))
}

/** What stands after a word that leaves something out: a value, a verb that says one, a column or a day. */
export function tellsWhat(rest: Item[], lexicon: Lexicon): boolean {
  const at = rest.findIndex((item) => !isFilled(item))
  const next = rest[at]
  // 'Sem contar o que foi pago em dinheiro'
  if (next?.meanings.length === 0 && paidBy.test(next.text) && namesValue(rest.slice(at + 1))) return true
  // 'Sem contar o que saiu por delivery'
  if (
    next?.meanings.some((one) => one.is === 'sign' && /^(?:best)?sell?ing$|^sold$/.test(one.sign)) &&
    namesValue(rest.slice(at + 1))
  )
    return true
  // 'Que não foram de carga seca', where the column is 'Tipo de carga'.
  const noun = next?.meanings.length === 0 ? lexicon.nouns.get(singular(next.text)) : undefined
  if (noun) return isValueOf(rest.slice(at + 1), noun)
  if (next?.meanings.length === 0 && outcomesOf(next.text, lexicon).length === 1) return true
  const isRows = next?.meanings.some(
    (one) => one.is === 'metric' && (countsRows(one.metric) || countsThings(one.metric)),
  )
  if (isRows) return namesValue(rest.slice(at + 1))
  return next?.meanings.some(({ is }) => is === 'value' || is === 'dimension' || is === 'weekdays') ?? false
}

const placesTime = /^(?:em|n[oa]s?|d[eoa]s?|entre|a|ate|desde|igual|e|foi|sendo)$/

/** Between the name of a column and one of its numbers: 'mesas 4 e 5' */
const joinsNumbers = /^(?:\d{1,3}|e|ou|x|vs|versus|contra|a|o|com|numero)$/

/** The phrases of a question, the longest that are known; words that are `used` are about time. */
export function itemsOf(words: string[], used: boolean[], { meanings, longest, fillers }: Lexicon): Item[] {
  const items: Item[] = []
  // 'Doses' are no 'dos'.
  const isMore = ([word = '', ...others]: string[]) =>
    others.length === 0 &&
    isPlural(word) &&
    singular(word).length < 4 &&
    !fillers.has(word) &&
    !fillers.has(word.slice(0, -1))
  // 'Quantidade de linha' ends where 'linha de costura' begins.
  const isName = (at: number) =>
    [3, 4, 5].some((length) =>
      meanings.get(phraseKey(words.slice(at, at + length)))?.some(({ is }) => is === 'value'),
    )
  // 'Os 3 garçons' are not those of 'Mesa 3'.
  const isOfColumn = (at: number, dimension: string) => {
    const before = words.slice(0, at).findLast((word) => !joinsNumbers.test(word)) ?? ''
    return (
      meanings.get(phraseKey([before]))?.some((one) => one.is === 'dimension' && one.id === dimension) ??
      false
    )
  }
  const isPhrase = (at: number, length: number) =>
    meanings.has(phraseKey(words.slice(at, at + length))) &&
    !(length > 2 && words[at + length] === 'de' && isName(at + length - 1))
  for (let at = 0; at < words.length; ) {
    if (used[at]) {
      at += 1
      continue
    }
    let length = Math.min(longest, words.length - at)
    const free = used.indexOf(true, at)
    if (free !== -1) length = Math.min(length, free - at)
    while (length > 1 && !isPhrase(at, length)) length -= 1
    const phrase = words.slice(at, at + length)
    const next = words.findIndex((word, place) => place >= at + length && !placesTime.test(word))
    items.push({
      text: phrase.join(' '),
      meanings: (meanings.get(phraseKey(phrase)) ?? []).filter(
        (one) =>
          (one.is !== 'filler' || !isMore(phrase)) &&
          (one.is !== 'value' || !/^\d{1,3}$/.test(one.value) || isOfColumn(at, one.dimension)),
      ),
      at,
      beforeTime: used[next] ?? false,
    })
    at += length
  }
  return items
}

/** Words that are a part of one value's name stand for it; those that are part of several must be asked about. */
export function withParts(
  items: Item[],
  lexicon: Lexicon,
  said: { unsure?: { word: string; choices: string[] }; understood: Understood[]; active: boolean },
): Item[] {
  const { parts } = lexicon
  const read: Item[] = []
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at] as Item
    // 'Por dia de trabalho' is no 'Retorno ao trabalho'.
    if (said.active && item.text === 'trabalho') {
      read.push({ ...item, meanings: [{ is: 'filler' }] })
      continue
    }
    if (item.meanings.length === 0)
      item.meanings = inOtherGender(
        item.text,
        lexicon,
        items[at - 1]?.meanings.some(({ is }) => is === 'metric') ||
          // 'Quantas reservas de creche paga'
          (/^pag[oa]$/.test(item.text) &&
            items.some(({ text }) => /^(?:quant[oa]s|porcentagem|percentual|parte)$/.test(text))),
      )
    let found =
      item.meanings.length === 0 || startsLonger(items, at, parts)
        ? parts.get(singular(item.text))
        : undefined
    // 'A loja de bike', 'na bike shop', where a table is called so
    const isInTable = (place: number) => lexicon.tables.has(items[place]?.text ?? '')
    const [ahead = '', near = ''] = [items[at - 2]?.text, items[at - 1]?.text]
    const isName = isInTable(at + 1) || (near === 'de' && (isShop(ahead) || isInTable(at - 2)))
    if (found && isInTable(at) && (found.length === 1 || isName)) {
      read.push({ ...item, meanings: [{ is: 'filler' }] })
      continue
    }
    // 'A prof Aline', where others are 'Prof. Marcos'
    if (
      found &&
      found.length > 1 &&
      /^profa?$/.test(item.text) &&
      parts.has(singular(items[at + 1]?.text ?? ''))
    ) {
      read.push({ ...item, meanings: [{ is: 'filler' }] })
      continue
    }
    // 'Motor Garen' of 'Marca do motor' is no 'Troca de motor'.
    const noun = lexicon.nouns.get(singular(item.text))
    if (noun && isValueOf(items.slice(at + 1), noun)) found = undefined
    // 'Em reais' is not 'Padaria Real', 'idade média' no 'Melhor idade'.
    if (item.text === 'reais' || (item.text === 'idade' && items[at + 1]?.text.startsWith('medi')))
      found = undefined
    // 'Peça' of 'Vlr. peças' is no part of 'Aguardando peça'.
    if (!found || lexicon.owners.has(singular(item.text))) {
      read.push(item)
      continue
    }
    // 'jogo panelas', 'jogo de panelas grandes': the words after it may tell which.
    for (let next = at + 1; next < items.length && found.length > 1; next += 1) {
      const { text, meanings } = items[next] as Item
      if (isFilled(items[next])) continue
      const among: typeof found = (parts.get(singular(text)) ?? []).filter(({ value }) =>
        found?.some((other) => other.value === value),
      )
      if (meanings.length > 0 || among.length === 0) break
      found = among
      items.splice(next, 1)
      next -= 1
    }
    const isOurs = isHouse(item.text) && /^(?:[oa]|[dn][oa])$/.test(items[at - 1]?.text ?? '')
    if (found.length > 1 || isOurs)
      said.unsure ??= { word: item.text, choices: found.map(({ value }) => value) }
    else said.understood.push({ said: item.text, as: found[0]?.value ?? '' })
    read.push({ text: item.text, meanings: found.map((value) => ({ is: 'value', ...value })) })
  }
  return read
}

/** Is it a word for a business that has customers in: 'loja', 'clínica'? */
export const isShop = (word: string): boolean => word === 'loja' || isHouse(word)

/** 'Doações anônimas' are those of 'Anônimo'. */
function inOtherGender(word: string, { meanings }: Lexicon, ofNumber = false): Meaning[] {
  const one = singular(word)
  const other = one.replace(/[ao]$/, (end) => (end === 'a' ? 'o' : 'a'))
  if (other === one || one.length < (ofNumber || isPlural(word) ? 4 : 5)) return []
  return (meanings.get(other) ?? []).filter(({ is }) => is === 'value')
}

/** 'Tinta acrílica' begins 'Tinta acrílica 18L', though 'Tintas' is a value, too. */
function startsLonger(items: Item[], at: number, parts: Lexicon['parts']): boolean {
  const [item, next] = items.slice(at, at + 2)
  if (!item || !next || next.meanings.length > 0 || !item.meanings.every(({ is }) => is === 'value'))
    return false
  const among = parts.get(singular(item.text)) ?? []
  return (parts.get(singular(next.text)) ?? []).some(({ value }) => among.some((one) => one.value === value))
}

/** Is what comes next, but for words that add nothing, a value? */
export function namesValue(rest: Item[]): boolean {
  return nextSaid(rest)?.meanings.some(({ is }) => is === 'value') ?? false
}
