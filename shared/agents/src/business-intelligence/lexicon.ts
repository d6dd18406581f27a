import { businessWords, isPerson, isThingColumn } from './concepts'
import { fullName, wordsIn } from './csv/full-name'
import { wordsOfTrade } from './csv/things-of-trades'
import { type Dataset, type Dimension, datesOf, type Metric } from './dataset'
import { fillers, grains, type Sign, signs, strangers, weekdayNames } from './everyday-words'
import type { Grain } from './periods'
import { periodWords } from './read-periods'
import { isAkin, odd, rootOf, rootOfDoer, stemOf } from './verbs'
import { phraseKey, plain, singular, wordsOf } from './words'

export type Meaning =
  | { is: 'metric'; metric: Metric }
  | { is: 'dimension'; id: string }
  | { is: 'value'; dimension: string; value: string }
  | { is: 'grain'; grain: Grain; isDate?: true }
  | { is: 'weekday' }
  | { is: 'sign'; sign: Sign }
  | { is: 'filler' }
  | { is: 'weekdays'; weekdays: number[] }

/** All that can be said about a table, by phrase. */
export interface Lexicon {
  meanings: Map<string, Meaning[]>
  /** Single words: for misspellings, and for words that name one value only in part. */
  vocabulary: Set<string>
  parts: Map<string, { dimension: string; value: string }[]>
  longest: number
  /** Values by the stem of their verb: whoever says 'atrasaram' means 'Atrasada', and 'faltas' are those of 'Faltou'. */
  outcomes: Map<string, { dimension: string; value: string }[]>
  /** Columns whose values are told by one word, by what that word shares with its verbs and nouns. */
  roots: Map<string, string[]>
  /** Words of the columns' names: whoever says 'alugamos' of 'aluguel' adds nothing to it. */
  names: Set<string>
  /** Words of the table's name: saying them adds nothing, either. */
  tables: Set<string>
  /** Further words of a dimension's name: before its value they add nothing, as 'clientes' of 'Tipo de cliente'. */
  nouns: Map<string, string>
  /** What columns of money are for. */
  owners: Map<string, Metric>
  /** Words that mean nothing here, but are no misspellings. */
  strangers: Set<string>
  /** Words that change nothing: no other word is taken for a misspelling of a short one. */
  fillers: Set<string>
  /** Words that are part of the names of several columns. */
  shared: Record<string, string[]>
}

/** 'Vendedora' of 'Vendedor', 'aluna' of 'Aluno', 'expressas' of 'Expresso'. */
function otherGender(name: string, dimension: Dimension): string[] {
  if (/or$/.test(name)) return [`${name}a`]
  if (/ora$/.test(name)) return [name.slice(0, -1)]
  const swaps = /[oa]$/.test(name) && (isPerson(plain(name)) || yesOf(dimension) !== undefined)
  return swaps ? [name.replace(/[oa]$/, (end) => (end === 'a' ? 'o' : 'a'))] : []
}

/** 'Milkshake' of 'Milk-shake', 'cartão de crédito' of 'Crédito'. */
function otherwise(value: string): string[] {
  const joined = /\p{L}-\p{L}/u.test(value) ? [value.replaceAll('-', '')] : []
  // People call the bill for electricity that of the light.
  if (/^energia(?: eletrica)?$/.test(plain(value))) return [...joined, 'luz', 'conta de luz']
  return /^(?:credito|debito)$/.test(plain(value)) ? [...joined, `cartão de ${value}`] : joined
}

/** Columns with more values are of names, not of sorts or states. */
const mostRooted = 12

/** Values of a column that are looked at for misspellings and parts; the rest is matched whole. */
const mostParts = 5000

/** Makes the list of phrases of a table; worth keeping as long as the table. */
export function lexiconOf(data: Dataset): Lexicon {
  const lexicon: Lexicon = {
    meanings: new Map(),
    vocabulary: new Set(),
    parts: new Map(),
    outcomes: new Map(),
    roots: new Map(),
    longest: 1,
    names: new Set(),
    tables: new Set(),
    nouns: new Map(),
    strangers: new Set(),
    owners: new Map(
      data.metrics.flatMap((metric) => (metric.owner ? [[singular(metric.owner), metric] as const] : [])),
    ),
    fillers: new Set([...fillers, ...Object.values(signs).flat().flatMap(wordsOf)]),
    shared: data.shared ?? {},
  }
  // 'Que parte da meta foi realizada', where a column is 'Realizado'
  const done = new Set(data.metrics.flatMap(({ label }) => stemOfDone(fullName(label)) ?? []))
  for (const phrase of [
    ...fillers.filter((word) => !done.has(stemOfDone(singular(word)) ?? '')),
    'bom dia',
    'boa tarde',
    'boa noite',
    'quanto tempo',
    'ao todo',
    'mais ou menos',
    'em geral',
    'ate agora',
    'ate hoje',
  ])
    add(lexicon, phrase, { is: 'filler' })
  const labels = [...data.metrics, ...data.dimensions].map(({ label }) => label)
  for (const word of [...wordsOf(data.name), ...wordsOfTrade([data.name, ...labels])])
    lexicon.tables.add(word).add(singular(word))
  const ofRows = wordsOf(
    data.name
      .split(/[\s_]+/)
      .slice(1)
      .join(' '),
  )
  // 'Por rede social' of a table of 'Redes sociais' that has a column 'Rede' divides.
  const isColumn = data.dimensions.some(({ label }) => singular(plain(label)) === singular(ofRows[0] ?? ''))
  if (ofRows.length > 1 && !isColumn) add(lexicon, ofRows.join(' '), { is: 'filler' })
  for (const [sign, phrases] of entries(signs))
    for (const phrase of phrases) add(lexicon, phrase, { is: 'sign', sign })
  if (data.time) {
    for (const [grain, phrases] of entries(grains))
      for (const phrase of phrases) add(lexicon, phrase, { is: 'grain', grain })
    for (const { label } of datesOf(data)) add(lexicon, label, { is: 'grain', grain: 'day', isDate: true })
    for (const [phrase, weekdays] of weekdayNames) add(lexicon, phrase, { is: 'weekdays', weekdays })
    for (const phrase of ['dia da semana', 'dias da semana', 'por dia da semana'])
      add(lexicon, phrase, { is: 'weekday' })
  }
  for (const word of [...periodWords, ...strangers, ...businessWords()])
    lexicon.vocabulary.add(singular(word)).add(word)
  for (const metric of data.metrics)
    for (const phrase of new Set([metric.label, ...metric.words]))
      add(lexicon, phrase, { is: 'metric', metric })
  for (const { label } of [...data.metrics, ...data.dimensions, ...datesOf(data)])
    for (const word of wordsIn(label)) lexicon.names.add(word)
  const within = new Map<string, Meaning[]>()
  const kinds = new Set(data.dimensions.map(({ label }) => phraseKey(fullName(label).split(' '))))
  const things = data.dimensions.map(({ label }) => label).filter(isThingColumn)
  for (const dimension of data.dimensions) {
    const { id, label, words, values, aliases = {} } = dimension
    const isFlag = yesOf(dimension) !== undefined
    // 'Máquinas' are not those of 'Máquina parada'.
    const isHead = (word: string) =>
      isFlag && wordsOf(label).length > 1 && plain(word) === fullName(label).split(' ')[0]
    const names = new Set([label, ...words.filter((word) => !isHead(word) && !links.test(word))])
    for (const name of [...names].filter(({ length }) => length === 2)) names.add(`${name}s`)
    if (fullName(label) === 'nota fiscal') names.add('nota')
    const happened = yesOf(dimension)
    const [head = ''] = fullName(label).split(' ')
    const stem = happened === undefined ? undefined : (stemOfDone(head) ?? stemOf(head))
    if (happened !== undefined && stem) lexicon.outcomes.set(stem, [{ dimension: id, value: happened }])
    const refused = stem === 'aprov' ? values.find((value) => /^n/i.test(value)) : undefined
    if (refused !== undefined) lexicon.outcomes.set('reprov', [{ dimension: id, value: refused }])
    // 'Fora do prazo' of 'Dentro do prazo'
    const [, limit] = /^(?:dentro|no)(?: d[oa])? (.{2,30})$/.exec(plain(label).replaceAll('_', ' ')) ?? []
    const outside = limit && happened !== undefined && values.find((value) => /^n/i.test(value))
    if (outside) add(lexicon, `fora do ${limit}`, { is: 'value', dimension: id, value: outside })
    // 'Com urgência' of 'Urgente'
    const [, adjective] = /^(\p{L}{3,})ente$/u.exec(plain(label)) ?? []
    if (happened !== undefined && adjective)
      add(lexicon, `${adjective}encia`, { is: 'value', dimension: id, value: happened })
    // 'Sem atraso' of 'Atrasou' or 'Atrasado'
    const [, verb] = /^(\p{L}{4,})(?:ou|ad[oa])$/u.exec(plain(label)) ?? []
    if (happened !== undefined && verb)
      add(lexicon, `${verb}o`, { is: 'value', dimension: id, value: happened })
    // 'Apareceu parado' of 'Máquina parada'
    const last = fullName(label).split(' ').at(-1) ?? ''
    const state = happened !== undefined && /[ai]d[oa]$/.test(last) ? stemOf(last) : undefined
    if (happened !== undefined && state && !lexicon.outcomes.has(state))
      lexicon.outcomes.set(state, [{ dimension: id, value: happened }])
    const unpaid =
      happened === undefined
        ? undefined
        : values.find((value) => /^(?:nao|n|no|false|falso)$/.test(plain(value)))
    if (
      unpaid !== undefined &&
      wordsIn(label).some((word) => /^(?:pag[oa]|quitad[oa]|recebid[oa])$/.test(word))
    )
      for (const phrase of owed) add(lexicon, phrase, { is: 'value', dimension: id, value: unpaid })
    for (const word of fullName(label).split(' ').slice(1)) lexicon.nouns.set(singular(word), id)
    for (const phrase of [...names].flatMap((name) => [
      name,
      ...[`forma de ${name}`, `tipo de ${name}`].filter(
        (sort) => !kinds.has(phraseKey(wordsOf(sort))) && !kinds.has(wordsOf(sort)[0] ?? ''),
      ),
      // 'Tipo de lanche' of 'Tipo', where another column has the 'Lanche'
      ...(phraseKey(wordsOf(label)) === 'tipo' ? things.map((thing) => `tipo de ${thing}`) : []),
      `nome do ${name}`,
      ...otherGender(name, dimension),
    ]))
      add(lexicon, phrase, { is: 'dimension', id })
    // 'Aparecida' among other towns is no state.
    const told = values.filter((value) => tellsOutcome(value))
    const isState = told.length >= values.length / 4
    if (values.length <= mostRooted && !isFlag)
      for (const [word = '', ...more] of values.map(wordsOf))
        if (more.length === 0 && word.length > 3)
          lexicon.roots.set(rootOf(word), [...(lexicon.roots.get(rootOf(word)) ?? []), id])
    values.forEach((value, place) => {
      const meaning = { is: 'value', dimension: id, value } as const
      for (const phrase of [value, ...(aliases[value] ?? []), ...otherwise(value)])
        add(lexicon, phrase, meaning, place < mostParts)
      if (inCapitals.test(value) && fillers.includes(plain(value)))
        add(lexicon, `${shortForm} ${value}`, meaning, false)
      if (place < mostParts) {
        addParts(lexicon, id, value)
        for (const phrase of withinName(value)) within.set(phrase, [...(within.get(phrase) ?? []), meaning])
        if (isState) addOutcome(lexicon, id, value)
      }
    })
  }
  for (const [phrase, [meaning, ...others]] of within)
    if (meaning && others.length === 0 && !lexicon.meanings.has(phrase)) add(lexicon, phrase, meaning, false)
  return lexicon
}

/** What a value is told by that is a small word as well, such as the tax 'DAS': its capitals do. */
const shortForm = 'sigla'
const inCapitals = /^\p{Lu}{2,4}$/u

/** A question whose capitals tell values from small words. */
export const withShortForms = (question: string, { meanings }: Lexicon): string =>
  /\p{Ll}/u.test(question)
    ? question.replace(/(?<!\p{L})\p{Lu}{2,4}(?!\p{L})/gu, (word) =>
        meanings.has(`${shortForm} ${plain(word)}`) ? `${shortForm} ${word}` : word,
      )
    : question

/** Said of what is not paid. */
const owed = [
  'em aberto',
  'aberto',
  'aberta',
  'devendo',
  'deve',
  'devem',
  'pendente',
  'inadimplente',
  'falta receber',
  'falta pagar',
  'falta entrar',
  'a receber',
  'a pagar',
  'por receber',
  'por pagar',
]

const mostWithin = 6

/** Words that follow each other in a longer name: 'Dom Bosco' of 'Colégio Dom Bosco', which is no Sunday. */
function withinName(value: string): string[] {
  const words = wordsOf(value)
  if (words.length < 3 || words.length > mostWithin) return []
  const isEnd = (word = '') => word.length > 2 && !/^d[aeo]s$/.test(word)
  return words
    .flatMap((_, from) =>
      words
        .map((_, to) => words.slice(from, to + 1))
        .filter((part) => part.length > 1 && part.length < words.length),
    )
    .filter((part) => isEnd(part[0]) && isEnd(part.at(-1)))
    .map(phraseKey)
}

/** The same column or sum, under two of its names. */
const same = (one: Meaning, other: Meaning): boolean =>
  (one.is === 'metric' && other.is === 'metric' && one.metric.id === other.metric.id) ||
  (one.is === 'dimension' && other.is === 'dimension' && one.id === other.id)

const entries = <Key extends string, Value>(record: Record<Key, Value>) =>
  Object.entries(record) as [Key, Value][]

function add(lexicon: Lexicon, phrase: string, meaning: Meaning, spelled = true): void {
  const words = wordsOf(phrase)
  if (words.length === 0) return
  const key = phraseKey(words)
  const known = lexicon.meanings.get(key) ?? []
  if (!known.some((one) => same(one, meaning))) lexicon.meanings.set(key, [...known, meaning])
  lexicon.longest = Math.max(lexicon.longest, Math.min(2 * words.length - 1, 8))
  if (spelled) for (const word of words) lexicon.vocabulary.add(word).add(singular(word))
}

const shortestPart = 3
const denials = /^(?:negad|recusad|reprovad)[oa]$/

function addParts({ parts }: Lexicon, dimension: string, value: string): void {
  const words = wordsOf(value)
  if (words.length < 2) return
  // 'Financiamento' is no 'Financiamento negado'.
  const denied = words.filter((word) => denials.test(word))
  for (const word of new Set((denied.length > 0 ? denied : words).map(singular))) {
    // 'Casa do cliente' is no customer.
    if (word === 'cliente' || word.length < shortestPart || (/\d/.test(word) && !/^[a-z]+\d+$/.test(word)))
      continue
    parts.set(word, [...(parts.get(word) ?? []), { dimension, value }])
  }
}

/** Which words belong to a value of several words, such as a name that has a month in it, or to a number called 'Km no mês'. */
export function inValues(words: string[], { meanings, longest }: Lexicon): boolean[] {
  const inside = words.map(() => false)
  for (let at = 0; at < words.length; at += 1)
    for (let length = Math.min(longest, words.length - at); length > 1; length -= 1) {
      const phrase = words.slice(at, at + length)
      const isName = phrase.some((word) => !/^\d/.test(word) && !periodWords.includes(word))
      const isWhole = (meaning: Meaning) =>
        meaning.is === 'value' || (meaning.is === 'metric' && /\bn[oa]$/.test(phrase.slice(0, -1).join(' ')))
      // '2º bimestre' of a column 'Bimestre' is that of a school.
      const isOfOwn = (meaning: Meaning) =>
        meaning.is === 'value' && phrase.map(singular).includes(singular(plain(meaning.dimension)))
      const found = meanings.get(phraseKey(phrase)) ?? []
      if (found.some((one) => isOfOwn(one) || (isName && isWhole(one)))) inside.fill(true, at, at + length)
    }
  // 'Safra 2024' is no year of the calendar.
  for (const [at, word] of words.entries()) {
    // 'Procedência mar' is no March.
    if (!/^(?:19|20)\d\d$/.test(word) && !periodWords.includes(word)) continue
    const columns = meanings.get(phraseKey([words[at - 1] ?? ''])) ?? []
    const isOfColumn = (value: Meaning) =>
      value.is === 'value' && columns.some((one) => one.is === 'dimension' && one.id === value.dimension)
    if (meanings.get(word)?.some(isOfColumn)) inside[at] = true
  }
  return inside
}

/** How many words the longest name has that is told whole. */
export function longestName(words: string[], { meanings, longest }: Lexicon): number {
  const lengths = words.flatMap((_, at) =>
    words.slice(at, at + longest).flatMap((_, more) => {
      const phrase = words.slice(at, at + more + 1)
      const isName = meanings.get(phraseKey(phrase))?.some(({ is }) => is === 'value')
      return isName ? [phrase.filter((word) => !/^d[aeo]s?$/.test(word)).length] : []
    }),
  )
  return Math.max(0, ...lengths)
}

const irregular: Record<string, string> = {
  entregue: 'entreg',
  pago: 'pag',
  paga: 'pag',
  quitado: 'quit',
  aluguel: 'alug',
  conserto: 'consert',
  reparo: 'repar',
  ajuste: 'ajust',
  reforma: 'reform',
  ganho: 'ganh',
  ganha: 'ganh',
}

const tells = /(?:[ai]d[oa]|ou|eu|iu)$/

function tellsOutcome(value: string): boolean {
  const [word = '', ...more] = wordsOf(value)
  return more.length === 0 && (tells.test(word) || word in irregular || /acao$/.test(word))
}

/** The stem of the verb that a word tells to be done: 'pag' of 'Pago', 'devolv' of 'Devolvido'. */
export function stemOfDone(text: string): string | undefined {
  const [word = '', ...more] = wordsOf(text)
  if (more.length > 0) return undefined
  return tells.test(word) ? stemOf(word) : (irregular[word] ?? /^(\p{L}{4,})acao$/u.exec(word)?.[1])
}

function addOutcome({ outcomes }: Lexicon, dimension: string, value: string): void {
  const stem = stemOfDone(value)
  if (stem) outcomes.set(stem, [...(outcomes.get(stem) ?? []), { dimension, value }])
}

/** 'Por' is no name, though a column is called 'Chegou por'. */
const links = /^(?:por|de|em|com|para|pra|via)$/

/** Is this a word that the lexicon has, spelled like this? */
export const isKnown = ({ vocabulary, strangers }: Lexicon, word: string): boolean =>
  strangers.has(word) || vocabulary.has(word) || vocabulary.has(singular(word)) || /^\d+$/.test(word)

const yes = /^(?:sim|s|true|verdadeiro|x|yes)$/
const yesOrNo = /^(?:sim|s|true|verdadeiro|x|yes|nao|n|false|falso|no|)$/

/** The value that says yes in a column of yes and no. */
export function yesOf({ values }: Dimension): string | undefined {
  if (values.length > 3 || !values.every((value) => yesOrNo.test(plain(value)))) return undefined
  return values.find((value) => yes.test(plain(value)))
}

const sharedName = 6

/** Does it begin as the table's name does: 'aquários' of 'Aquarismo'? */
export const beginsAsName = ({ tables }: Lexicon, word: string): boolean =>
  word.length >= sharedName &&
  [...tables].some((name) => name.slice(0, sharedName) === word.slice(0, sharedName))

/** Is a table called after those who sell what has this root: a 'Pizzaria' after pizzas? */
export const isTradeIn = (tables: ReadonlySet<string>, root: string): boolean =>
  tables.has(`${root}aria`) || tables.has(`${root}eria`)

/**
 * A verb made of the name of the table or of a column ('alugamos' where there is an 'aluguel', 'produzidas' in 'Produção'),
 * or a word of the table's name itself.
 */
export function saysName({ names, tables }: Lexicon, word: string): boolean {
  if (tables.has(word) || tables.has(singular(word))) return true
  // 'Ortodontia' of 'Orto'
  if ([...tables].some((name) => name.length > 3 && word.length > name.length + 2 && word.startsWith(name)))
    return true
  // 'Sorvete' of 'Sorveteria'
  const sold = rootOf(singular(word))
  if (sold.length > 3 && isTradeIn(tables, sold)) return true
  const root = rootOf(word)
  const tells = stemOf(word) !== undefined
  // Production is no 'Produto'.
  const all = [...names, ...tables].filter((name) => !(name === 'produto' && word === 'producao'))
  if (root === word || root.length < 3)
    return all.some((name) => odd.some(([verb, noun]) => verb.test(word) && noun.test(name)))
  return all.some((name) => {
    const other = rootOf(name)
    return (
      // 'Seguro' of 'Seguradora', 'corretagem' of 'Corretor'
      (rootOfDoer(name) !== name && rootOfDoer(name) === root) ||
      (tells ? isAkin(root, other) : root === other) ||
      odd.some(([verb, noun]) => verb.test(word) && noun.test(name))
    )
  })
}
