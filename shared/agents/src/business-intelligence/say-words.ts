import { editDistance } from '@ag/core'
import type { Dataset, Metric } from './dataset'
import { addsNothing, isPaying, isWanted, sameStem, stemOf } from './deeds'
import { isKnown, type Lexicon, type Meaning, personOf, type Sign, saysName } from './lexicon'
import type { Grain } from './periods'
import { numberOf } from './read-periods'
import { phraseKey, plain, singular, tolerance } from './words'

/** What the words of a question say, each by itself. */
export interface Sayings {
  metrics: Metric[]
  /** Dimensions to divide by. */
  dimensions: string[]
  values: { dimension: string; value: string; except: boolean }[]
  grains: Grain[]
  weekday: boolean
  signs: Set<Sign>
  /** A number that is not about time: 'top 5'. */
  limit?: number
  /** The dimension that 'quantos' stands before. */
  counted?: string
  /** The number that a verb of money stands for, where no other is named: 'quanto gastamos'. */
  amount?: Metric
  /** The number is wanted for each row: 'frete por entrega'. */
  perRow: boolean
  /** Words that mean nothing here. */
  strange: string[]
  /** Words that may mean several things. */
  unsure?: { word: string; choices: string[] }
  understood: string[]
}

/** Puts right what is misspelled, where only one known word is near, and tells so. */
export function spelled(words: string[], lexicon: Lexicon): { words: string[]; corrections: string[] } {
  const corrections: string[] = []
  const fixed = words.map((word, at) => {
    const meant =
      isKnown(lexicon, word) || saysName(lexicon, word) || isVerb(word, words[at + 1])
        ? undefined
        : nearest(word, lexicon)
    if (!meant) return word
    corrections.push(`Entendi “${word}” como “${meant}”.`)
    return meant
  })
  return { words: fixed, corrections }
}

const isVerb = (word: string, next: string | undefined): boolean =>
  paidBy.test(word) || addsNothing(word, next) || isPaying(word, next) || word === 'quem'

const shortestMeant = 4

function nearest(word: string, { vocabulary }: Lexicon): string | undefined {
  let best: string[] = []
  let least = tolerance(word)
  if (least === 0) return undefined
  for (const known of vocabulary) {
    // Whoever mistypes seldom starts with another letter.
    if (known.length < shortestMeant || known[0] !== word[0]) continue
    const apart = editDistance(word, known, least)
    if (apart > least) continue
    if (apart < least) best = []
    least = apart
    best.push(known)
  }
  const byLength = (one: string, other: string) =>
    Math.abs(one.length - word.length) - Math.abs(other.length - word.length)
  return new Set(best.map(singular)).size === 1 ? best.toSorted(byLength)[0] : undefined
}

interface Item {
  text: string
  meanings: Meaning[]
}

/** Reads the words that are not about time. */
export function sayWords(words: string[], used: boolean[], data: Dataset, lexicon: Lexicon): Sayings {
  const said: Sayings = {
    metrics: [],
    dimensions: [],
    values: [],
    grains: [],
    weekday: false,
    signs: new Set(),
    perRow: false,
    strange: [],
    understood: [],
  }
  let named: string | undefined
  let except = false
  let counting = false
  let link = ''
  const items = withParts(itemsOf(words, used, lexicon), lexicon, said)
  const person = personOf(data)

  /** A word that is in no list: a verb may say an outcome, an amount, or nothing that the rows do not say. */
  function sayVerb(
    word: string,
    { before, rest, except }: { before: string; rest: Item[]; except: boolean },
  ) {
    const next = rest[0]?.text
    const outcomes = lexicon.outcomes.get(stemOf(word) ?? '') ?? []
    const [outcome] = outcomes
    const amount = sameStem(word, data.metrics)
    if (word === 'quem' && person) pushNew(said.dimensions, person)
    else if (outcome && outcomes.length === 1) {
      said.values.push({ ...outcome, except })
      said.understood.push(`Entendi “${word}” como “${outcome.value}”.`)
    } else if (amount && isNoun.test(word)) {
      pushNew(said.metrics, amount)
      said.understood.push(`Entendi “${word}” como “${amount.label}”.`)
    } else if (amount || isPaying(word, next)) {
      said.amount ??= amount ?? data.metrics.find(({ id }) => id === data.sales?.money)
    } else if (counting && !outcome) said.strange.push(word)
    else if (saysName(lexicon, word)) {
      // 'O mais reservado' of 'Reservas' is the one with most rows.
      if (/[ai]d[oa]s?$/.test(word) && /^(?:mais|menos)$/.test(before)) said.signs.add('frequent')
    } else if (isWanted(word, before)) said.signs.add('frequent')
    else if (!addsNothing(word, next) && !(paidBy.test(word) && namesValue(rest))) said.strange.push(word)
  }

  for (const [at, { text, meanings }] of items.entries()) {
    // 'Quantos … no total?' names no column, even where one is called so.
    if (text === 'total' && link === 'no' && at === items.length - 1) continue
    const meaning = chosen(meanings.filter(isSaidBy(text)), named, text)
    if (meaning === undefined) {
      const number = numberOf(text)
      if (number !== undefined && number > 0 && said.limit === undefined) said.limit = number
      else sayVerb(text, { before: link, rest: items.slice(at + 1), except })
    } else if (meaning.is === 'metric') {
      // 'Valor das consultas' and 'frete por entrega' are one number each; 'valor e consultas' are two.
      const ofRows = meaning.metric.id === 'rows' && (said.metrics.length > 0 || said.amount !== undefined)
      // 'A coleta em litros': rows are not what is wanted of them.
      if (link === 'em' && said.metrics.every(({ id }) => id === 'rows')) said.metrics = []
      if (ofRows && perEach.test(link)) said.perRow = true
      // Two columns may go by one name: both are kept, to be asked about.
      else if (!ofRows || !belonging.test(link))
        for (const one of meanings) if (one.is === 'metric') pushNew(said.metrics, one.metric)
    } else if (meaning.is === 'grain') pushNew(said.grains, meaning.grain)
    else if (meaning.is === 'weekday') said.weekday = true
    else if (meaning.is === 'sign') said.signs.add(meaning.sign)
    else if (meaning.is === 'dimension') {
      // 'Quanto pagamos aos produtores' is one amount, to all of them.
      if (link !== 'aos') pushNew(said.dimensions, meaning.id)
      if (counting) said.counted = meaning.id
    } else if (meaning.is === 'value') {
      if (named === meaning.dimension) said.dimensions = said.dimensions.filter((id) => id !== named)
      else said.unsure ??= severalPlaces(meanings, data)
      said.values.push({ dimension: meaning.dimension, value: meaning.value, except })
    }
    link = text
    if (meaning?.is === 'filler') continue
    counting = meaning?.is === 'sign' && meaning.sign === 'how-many'
    except ||= meaning?.is === 'sign' && meaning.sign === 'except'
    if (meaning?.is !== 'value') named = meaning?.is === 'dimension' ? meaning.id : undefined
  }
  return said
}

function itemsOf(words: string[], used: boolean[], { meanings, longest }: Lexicon): Item[] {
  const items: Item[] = []
  for (let at = 0; at < words.length; ) {
    if (used[at]) {
      at += 1
      continue
    }
    let length = Math.min(longest, words.length - at)
    const free = used.indexOf(true, at)
    if (free !== -1) length = Math.min(length, free - at)
    while (length > 1 && !meanings.has(phraseKey(words.slice(at, at + length)))) length -= 1
    const phrase = words.slice(at, at + length)
    items.push({ text: phrase.join(' '), meanings: meanings.get(phraseKey(phrase)) ?? [] })
    at += length
  }
  return items
}

/** Words that are a part of one value's name stand for it; those that are part of several must be asked about. */
function withParts(items: Item[], { parts }: Lexicon, said: Sayings): Item[] {
  const read: Item[] = []
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at] as Item
    let found = item.meanings.length === 0 ? parts.get(singular(item.text)) : undefined
    if (!found) {
      read.push(item)
      continue
    }
    // 'jogo panelas', 'jogo de panelas grandes': the words after it may tell which.
    for (let next = at + 1; next < items.length && found.length > 1; next += 1) {
      const { text, meanings } = items[next] as Item
      if (meanings.some(({ is }) => is === 'filler')) continue
      const among: typeof found = (parts.get(singular(text)) ?? []).filter(({ value }) =>
        found?.some((other) => other.value === value),
      )
      if (meanings.length > 0 || among.length === 0) break
      found = among
      items.splice(next, 1)
      next -= 1
    }
    if (found.length > 1) said.unsure ??= { word: item.text, choices: found.map(({ value }) => value) }
    else said.understood.push(`Entendi “${item.text}” como “${found[0]?.value}”.`)
    read.push({ text: item.text, meanings: found.map((value) => ({ is: 'value', ...value })) })
  }
  return read
}

const isNoun = /(?:mentos?|cao|coes|agem|agens)$/

/** 'Pagas em dinheiro', 'feitas por telefone': said of a value they add nothing, alone they would be one. */
const paidBy = /^(?:pag|recebid|usad|fechad|marcad|pedid|contratad)[oa]s?$/

function namesValue(rest: Item[]): boolean {
  const next = rest.find(({ meanings }) => !meanings.some(({ is }) => is === 'filler'))
  return next?.meanings.some(({ is }) => is === 'value') ?? false
}

const perEach = /^(por|cada)$/
const belonging = /^(d[aeo]s?|n[ao]s?|em)$/

const order: Meaning['is'][] = ['metric', 'dimension', 'weekday', 'grain', 'sign', 'filler', 'value']

/** Nouns that a table may have as a value: written just so they are meant, though alone they would add nothing. */
const weak = /^(?:empresas?|lojas?|negocios?|geral)$/

/** A value right after its dimension is meant as such; otherwise what a word does comes before what it may name. */
function chosen(meanings: Meaning[], named: string | undefined, text: string): Meaning | undefined {
  const own = meanings.find(
    (meaning) =>
      meaning.is === 'value' &&
      (meaning.dimension === named || (weak.test(text) && plain(meaning.value) === text)),
  )
  return own ?? meanings.toSorted((one, other) => order.indexOf(one.is) - order.indexOf(other.is))[0]
}

/** 'Quantos' counts and 'quanto' does not, though one looks like the plural of the other. */
const isSaidBy = (text: string) => (meaning: Meaning) =>
  !(meaning.is === 'sign' && meaning.sign === 'how-many' && /^(?:quant[oa]|qto)$/.test(text)) &&
  !(meaning.is === 'sign' && meaning.sign === 'how-much' && /^(?:quant[oa]s|qtos)$/.test(text))

function severalPlaces(meanings: Meaning[], data: Dataset): Sayings['unsure'] {
  const values = meanings.filter((meaning) => meaning.is === 'value')
  const places = new Set(values.map(({ dimension }) => dimension))
  const [first] = values
  if (!first || places.size < 2) return undefined
  const labelOf = (id: string) => data.dimensions.find((dimension) => dimension.id === id)?.label ?? id
  return { word: first.value, choices: [...places].map((id) => `${labelOf(id)} ${first.value}`) }
}

function pushNew<Entry>(list: Entry[], entry: Entry): void {
  if (!list.includes(entry)) list.push(entry)
}
