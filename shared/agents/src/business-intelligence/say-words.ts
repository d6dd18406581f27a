import { columnAlike, isCrowd, isServed, isStandIn, paidFor, personOf, placeOf } from './concepts'
import { wordsIn } from './csv/full-name'
import {
  countsRows,
  countsThings,
  type Dataset,
  type Dimension,
  datesOf,
  type Metric,
  measureIn,
  moneyIn,
} from './dataset'
import {
  type Item,
  isFilled,
  isValueOf,
  itemsOf,
  namesNumber,
  namesValue,
  nextSaid,
  outcomesOf,
  tellsWhat,
  withParts,
} from './items'
import { type Lexicon, type Meaning, type Sign, saysName, yesOf } from './lexicon'
import type { Making } from './made-metric'
import type { Grain } from './periods'
import type { LimitFilter } from './plan'
import { limitWord, type SaidLimit } from './read-limits'
import { numberOf } from './read-periods'
import {
  addsNothing,
  isAkin,
  isDoing,
  isPaying,
  isSpending,
  isWanted,
  paidBy,
  rootOf,
  sameStem,
  type VerbPlace,
} from './verbs'
import {
  activeDays,
  asks,
  asksForThings,
  asksMoney,
  attached,
  buys,
  chosen,
  containers,
  endsWith,
  feelings,
  general,
  goesOnAverage,
  hangs,
  has,
  hasNone,
  headed,
  isAmount,
  isCounted,
  isDeedOfName,
  isDoerOf,
  isDone,
  isExcept,
  isHighest,
  isMean,
  isNoun,
  isOn,
  isRelated,
  isSaidBy,
  isTakings,
  isTimeAgain,
  isUnit,
  isUnitOf,
  leavesNumber,
  measured,
  measuresSize,
  mostNamed,
  movedIn,
  namesRank,
  namesWorker,
  nouns,
  ordinalAt,
  otherUnits,
  perEach,
  physical,
  places,
  rankings,
  severalNouns,
  spendingIn,
  spendings,
  spentOn,
  tellsOnlyValues,
  tellsPart,
  titles,
  toldIn,
  unitLinks,
  verbal,
  wholes,
  workings,
} from './word-kinds'
import { isPlural, phraseKey, plain, singular, wordsOf } from './words'

interface SaidValue {
  dimension: string
  value: string
  except: boolean
  /** What a share was asked of: 'taxa de faltas', 'quantos por cento são da Amil'. */
  part: boolean
}

/** What the words of a question say, each by itself. */
export interface Sayings {
  metrics: Metric[]
  /** Dimensions to divide by. */
  dimensions: string[]
  /** Dimensions that were named in passing: 'o gasto com combustível'. */
  mentioned: string[]
  values: SaidValue[]
  grains: Grain[]
  weekday: boolean
  signs: Set<Sign>
  /** A number that is not about time: 'top 5'. */
  limit?: number
  /** The dimension that 'quantos' stands before. */
  counted?: string
  /** People who are counted for each of another column: 'alunos por turma'. */
  peopled?: string
  /** The number that a verb of money stands for, where no other is named: 'quanto gastamos'. */
  amount?: Metric | undefined
  /** The number is wanted for each row: 'frete por entrega'. */
  perRow: boolean
  /** Rows that pass a number. */
  limits: LimitFilter[]
  weekdays: { days: number[]; except: boolean }
  /** Only days on which something was done are meant: 'por dia trabalhado'. */
  active: boolean
  /** A column of yes and no was named. */
  flagged: boolean
  /** 'Numa Specialized', 'de um serviço': of one row. */
  ofOne: boolean
  /** 'O maior', 'o mais caro': of rows, where nothing is divided. */
  highest: boolean
  /** 'O mais caro' or 'o mais barato'. */
  priced: boolean
  /** 'O mais longo': no money tells that. */
  physical: boolean
  /** What 'o mais longo' is told in, where only one number tells it. */
  sized?: Metric
  /** What is paid for the thing that a number counts, where both go by one word: 'a menor diária'. */
  alsoOf?: Metric
  /** 'O que mais sai' goes out often, where nothing tells in what number. */
  leaves: boolean
  /** 'Cada um': of what was named. */
  each: boolean
  /** Rows were named as what a column is of: 'situação das ordens'. */
  ofRows: boolean
  /** Two numbers that make one: 'comissão em relação ao prêmio', 'frete e multa somados', 'o valor tirando o custo'. */
  made?: Making
  /** The place that is asked for in a ranking: 'a segunda loja com mais vendas'. */
  rankPlace?: number
  /** The groups were asked for with 'por' or 'cada'. */
  divided: boolean
  /** What is left out and what is kept in cannot be told apart. */
  tangled: boolean
  /** Something was done that no money tells of: 'quanto rodamos'. */
  acted: boolean
  /** A part of what is sold was asked for, in so many words. */
  participation: boolean
  /** 'Quantos' stands right before the number. */
  asksHowMany: boolean
  /** 'Total' or 'soma' was said. */
  whole: boolean
  /** 'Quem vendeu mais piso': as many, or for as much. */
  ranksThings: boolean
  /** 'Diferentes' was said. */
  differing: boolean
  /** Takings were named as such, by no column's name: 'faturamento'. */
  general: boolean
  /** How many words name this table, its columns or their values. */
  named: number
  /** Words that mean nothing here. */
  strange: string[]
  /** Words that may mean several things. */
  unsure?: { word: string; choices: string[] }
  understood: string[]
  /** Words that are no name here, taken for a column that is called otherwise. */
  guessed: string[]
}

/** Reads the words that are not about time. */
export function sayWords(
  words: string[],
  used: boolean[],
  limits: SaidLimit[],
  data: Dataset,
  lexicon: Lexicon,
  /** Where words stand that name the date. */
  dated: ReadonlySet<number> = new Set(),
): Sayings {
  const said: Sayings = {
    metrics: [],
    dimensions: [],
    mentioned: [],
    values: [],
    grains: [],
    weekday: false,
    signs: new Set(),
    perRow: false,
    limits: [],
    weekdays: { days: [], except: false },
    active: activeDays.test(words.join(' ')),
    flagged: false,
    highest: false,
    ofOne: /\b(?:numa?|(?:de|em) uma?)\b/.test(words.join(' ')),
    priced: false,
    physical: false,
    divided: false,
    each: /\bcada (?:um|uma)\b/.test(words.join(' ')),
    ofRows: false,
    leaves: words.some((word) => /^sa(?:i|em|indo|iu|iram)$/.test(word)),
    // 'Quantos no Jardim e quantos no Cristal' are two numbers.
    tangled:
      /\b(?:com (?:e|ou) sem|sem (?:e|ou) com)\b/.test(words.join(' ')) ||
      words.some(
        (word, at) =>
          word === 'e' &&
          /^quant[ao]s?$/.test(words[at + 1] ?? '') &&
          words.slice(0, at).some((one) => /^(?:quant|qt)[ao]s?$/.test(one)) &&
          !isTimeAgain(words, used, at + 2),
      ),
    acted: words.some((word) => physical.test(word)),
    whole: /\b(?:total|totais|soma|somad[oa]s?)\b/.test(words.join(' ')),
    differing: /\b(?:diferente|distint[oa])s?\b/.test(words.join(' ')),
    general: false,
    asksHowMany: false,
    ranksThings: false,
    participation: /\b(?:participacao|fatia)\b/.test(words.join(' ')),
    named: 0,
    strange: [],
    understood: [],
    guessed: [],
  }
  let named: string | undefined
  let except = false
  let counting = false
  let link = ''
  let adjacent = false
  const isSummed = /\b(?:somad[oa]s|junt[oa]s|soma|somando)\b/.test(words.join(' '))
  let hasSubject = false
  /** The column of who or what was last named. */
  let subject: string | undefined
  /** Right after the share; after 'são' or 'vieram', but for words that add nothing. */
  let lastNumber: Metric | undefined
  let afterShare = false
  /** After 'mais' or 'menos', but for words that add nothing: 'menos faz sobrancelha'. */
  let afterRank = false
  let told = false
  const items = withAlikes(withParts(itemsOf(words, used, lexicon), lexicon, said), data, lexicon, said)
  const person = personOf(
    data,
    words.filter((word) => !lexicon.tables.has(word) && !lexicon.tables.has(singular(word))),
  )
  let left: string | undefined
  /** What was said of what money is for: 'peças' of 'Valor das peças'. */
  let passed: Metric | undefined
  let limit: SaidLimit | undefined
  let size = ''
  /** The column of things that were named as such: 'vendas de flores'. */
  let bare: string | undefined
  let topic = false
  let ofValue = false
  let ofSold = false
  /** 'Horas dos jardineiros' are those of all, where two times are compared. */
  let ofAll: string | undefined

  /** A word that is in no list: a verb may say an outcome, an amount, or nothing that the rows do not say. */
  function sayVerb(
    word: string,
    { before, rest, except, isDate }: VerbPlace & { rest: Item[]; except: boolean; isDate: boolean },
  ) {
    const one = singular(word)
    const next = rest[0]?.text
    const place: VerbPlace = { before, next, hasSubject }
    hasSubject = false
    const isRanked = /^(?:mais|menos)$/.test(before ?? '') || /^(?:mais|menos)$/.test(next ?? '')
    if (word === 'quem') return sayWho(rest)
    if (word === 'vivo' && before === 'dinheiro') return
    if (titles.test(word) && namesValue(rest)) return
    if (feelings.test(word) && (said.metrics.length > 0 || said.signs.has('sold'))) {
      said.signs.add(/^m/.test(word) ? 'grow' : 'fall')
      return
    }
    const outcomes = outcomesOf(word, lexicon)
    const [outcome] = outcomes
    if (
      /^(?:faturad|arrecadad)[oa]s?$/.test(word) &&
      takings &&
      outcomes.length === 0 &&
      said.metrics.length === 0
    ) {
      said.amount ??= takings
      return
    }
    // 'Pedidos entregues' are told by their date, not by 'Taxa de entrega'.
    if (isDate && counting && isPlural(word) && rows && data.dates) {
      said.asksHowMany = true
      pushNew(said.metrics, rows)
      return
    }
    if (isDate && !counting && outcomes.length === 0 && !isRanked && !isPaying(word, place)) {
      said.named += 1
      return
    }
    const stands = { before: before ?? '', next, shares: said.signs.has('share'), drives: said.acted }
    if (outcomes.length === 0 && isStandIn(word, stands, data)) {
      hasSubject = true
      return
    }
    if (/^sobr(?:a|ou)$/.test(word) && rest.some(isExcept)) return
    if (word === 'onde') return sayWhere(before === 'de')
    // 'Consumo no bar', 'multa por atraso': of a number whose name has both words.
    const near = said.metrics.at(-1)
    if (
      outcomes.length === 0 &&
      near &&
      near.id !== 'rows' &&
      (before === 'por' || attached.test(before ?? '')) &&
      wordsIn(near.label).includes(word)
    ) {
      said.named += 1
      return
    }
    // What is divided by has to be a column.
    if (outcomes.length === 0 && perEach.test(before ?? '')) {
      said.strange.push(word)
      return
    }
    // 'Consumo de ração', 'produção de ovos': what is done with a number adds nothing to it.
    const of = isMean(rest[0]) ? rest.slice(1) : rest
    if (workings.test(word) && /^d[aeo]s?$/.test(of[0]?.text ?? '') && namesNumber(of.slice(1, 2))) return
    if (isPlural(word) && rows && isDeed(word) && (counting || isRanked)) {
      said.asksHowMany ||= counting
      pushNew(said.metrics, rows)
      return
    }
    const owner = lexicon.owners.get(one)
    const asksAmount = said.signs.has('how-much') || said.amount !== undefined || said.general
    // Where rows are 'entregas', 'Taxa entrega' is not said by them.
    const amount = lexicon.tables.has(one)
      ? sameStem(word, [
          ...headed(one, data.metrics),
          ...data.metrics.filter(({ label }) => isDone.test(plain(label))),
        ])
      : sameStem(word, data.metrics, lexicon.tables)
    // 'No bar' of 'Consumo bar'
    const parts = data.metrics.filter(
      ({ id, unit, bottom, label }) =>
        id !== 'rows' && unit === 'money' && !bottom && wordsIn(label).includes(word),
    )
    const part = attached.test(before ?? '') && parts.length === 1 ? parts[0] : undefined
    if (counting && isPlural(word) && lexicon.tables.has(one) && rows && !data.sales?.units)
      pushNew(said.metrics, rows)
    else if (owner && asksAmount) {
      said.metrics = said.metrics.filter(({ id }) => id !== data.sales?.money)
      pushNew(said.metrics, owner)
    } else if (owner && (said.highest || /^mais (?:car|barat)[oa]$/.test(next ?? '')))
      pushNew(said.metrics, owner)
    else if (owner && counting && rows) pushNew(said.metrics, rows)
    else if (lexicon.nouns.has(one) && isValueOf(rest, lexicon.nouns.get(one))) said.named += 1
    else if (
      /^ganh(?:ei|ou|amos|aram|a|am)$/.test(word) &&
      outcomes.length === 0 &&
      (asksAmount || isRanked || namesAmount(false))
    ) {
      if (namesAmount(false)) return
      // What one of the staff earns is no takings.
      const isOurs = /(?:mos|ei)$/.test(word) || before === 'gente'
      const isWage =
        /^ganham?$/.test(word) && items.some(({ meanings }) => meanings.some(({ is }) => is === 'value'))
      if (isOurs || !(isWage || namesWorker(items, data))) said.amount ??= takings
      else said.strange.push(word)
    } else if (amount?.unit === 'money' && isWanted(word, before ?? '')) said.signs.add('frequent')
    else if (part && outcomes.length === 0) {
      said.named += 1
      said.amount = part
    } else if (buys.test(word) && isRanked && subject !== undefined && subject === rows?.counts)
      said.signs.add('frequent')
    else if (buys.test(word) && isDoing(word, place) && !/(?:mos|ei)$/.test(word)) said.amount ??= takings
    else if (lexicon.shared[one]) said.unsure ??= { word, choices: lexicon.shared[one] }
    else if (outcome && /[aei]r(?:em)?$/.test(word) && said.limits.some((one) => isInName(word, one.measure)))
      said.named += 1
    else if (outcome && outcomes.length === 1) {
      sayValue({ ...outcome, except })
      // 'Faltas por dentista' and 'cancelamentos' are counted.
      if (isCounted.test(word)) said.signs.add('how-many')
      if (isRanked) said.signs.add('frequent')
      const column = data.dimensions.find(({ id }) => id === outcome.dimension)
      if (column && yesOf(column) !== undefined) said.flagged = true
      said.understood.push(`Entendi “${word}” como “${outcome.value}”.`)
    } else if (
      adjacent &&
      amount &&
      lastNumber &&
      amount !== lastNumber &&
      lastNumber.id !== 'rows' &&
      (/[ai]d[oa]s?$/.test(word) ||
        wordsIn(amount.label).some((one) => wordsIn(lastNumber?.label ?? '').includes(one)))
    ) {
      // 'Unidades perdidas' are the 'Perdas (un)', not other units.
      const measure = measureIn(amount)
      const limited = said.limits.filter(({ measure }) => measure === measureIn(lastNumber as Metric))
      if (said.metrics.at(-1) === lastNumber) said.metrics.splice(-1, 1, amount)
      else if (measure) for (const one of limited) one.measure = measure
    } else if (
      amount &&
      (isNoun.test(word) ||
        (amount.unit !== 'money' && said.signs.has('how-many') && said.counted === undefined))
    ) {
      // 'Quantos pães produzimos' are the 'Unidades produzidas'.
      if (said.metrics.includes(amount)) said.named += 1
      else said.understood.push(`Entendi “${word}” como “${amount.label}”.`)
      pushNew(said.metrics, amount)
    } else if (
      (adjacent || isHighest.test(before ?? '')) &&
      spentOn.test(word) &&
      said.metrics.at(-1)?.id !== 'rows'
    ) {
      // 'Farinha gasta', 'valor cobrado'
    } else if (adjacent && rowsSaid() && /^nov[oa]s?$/.test(word)) {
      // Rows are new on their day.
    } else if (spendings.test(word) || isSpending(word, place)) {
      const isTaken =
        takings && subject && /^(?:gast|desembols|pag)/.test(word) && wordsIn(labelOf(subject)).some(isServed)
      const spent = isTaken
        ? takings
        : (amount ?? spendingIn(data, /(?:mos|ei)$/.test(word) || before === 'gente' || spendings.test(word)))
      if (!spent && rest.some(({ text }) => lexicon.owners.has(singular(text)))) return
      // 'Quantos litros gastamos', 'quem paga mensalidade acima de 500': the number is named.
      if (!spent && !spendings.test(word) && namesAmount(/^gast/.test(word) && !said.signs.has('how-much')))
        return
      // Whose people, where no value tells?
      if (!spent || (!isTaken && words.some((word) => isCrowd.test(word)))) said.strange.push(word)
      else if (spendings.test(word)) pushNew(said.metrics, spent)
      else said.amount ??= spent
    } else if (/^recebem?$/.test(word) && !amount && !namesAmount(false) && namesWorker(items, data))
      said.strange.push(word)
    else if (amount || isPaying(word, place)) {
      passed ??= owner
      // What somebody received was paid to them.
      said.amount ??= amount ?? takings ?? (/(?:mos|ei)$/.test(word) ? undefined : spendingIn(data, false))
    } else if (counting && containers.test(word) && units && isValueOf(rest, data.sales?.product))
      pushNew(said.metrics, units)
    else if (counting && isServed(one) && givesNote(rest) && rows) {
      said.asksHowMany = true
      pushNew(said.metrics, rows)
    } else if (counting && !outcome && !lexicon.tables.has(one)) said.strange.push(word)
    // 'Qual peixe' of 'Peixaria' asks for a column.
    else if (asks.test(before ?? '') && !namesWord(one)) said.strange.push(word)
    // 'Quantos kg' of 'preco_kg' alone is told by no column.
    else if (saysName(lexicon, word) && !isUnit(word)) {
      said.named += 1
      passed ??= owner
      hasSubject = true
      if (
        lexicon.tables.size > 0 &&
        !said.acted &&
        !namesNumber(rest) &&
        isRanked &&
        (isDoing(word, place) || (/[ai]d[oa]s?$/.test(word) && before !== next))
      )
        said.signs.add('frequent')
    } else if (isWanted(word, before ?? '')) said.signs.add('frequent')
    else if (!addsNothing(word, place) && !(paidBy.test(word) && namesValue(rest))) said.strange.push(word)
    else if (isRanked && !measured.test(word) && endsWith(rest) && !namesNumber(items) && !said.acted)
      said.signs.add('frequent')
  }

  /** 'Mais de 240 minutos para resolver' of 'tempo_resolucao' */
  function isInName(word: string, measure: string): boolean {
    const label = data.measures.find(({ id }) => id === measure)?.label ?? ''
    return wordsIn(label).some((one) => isAkin(rootOf(one), rootOf(word)))
  }

  /** 'Quantos clientes deram nota 5', where no column has the customers: each row has one note. */
  function givesNote([verb, ...rest]: Item[]): boolean {
    const isNote = ({ meanings }: Item) => meanings.some((one) => one.is === 'metric' && one.metric.bottom)
    const isKnown = data.dimensions.some(({ label }) => wordsIn(label).some(isServed))
    return has.test(verb?.text ?? '') && !isKnown && rest.some(isNote)
  }

  /** 'Entregas' where each row has its 'Entregador' */
  function isDeed(word: string): boolean {
    const doers = data.dimensions.filter(({ label }) => isDoerOf(label, word))
    const others = [...data.metrics, ...datesOf(data)].some(({ label }) =>
      wordsIn(label).some((one) => rootOf(one) === rootOf(word)),
    )
    return doers.length === 1 && !others && !doers[0]?.codes.includes(-1)
  }

  function namesWord(word: string): boolean {
    return lexicon.tables.has(word) || [...lexicon.names].some((name) => rootOf(name) === rootOf(word))
  }

  function sayWhere(isFrom: boolean) {
    const place = placeOf(data, isFrom)
    if (place) pushNew(said.dimensions, place)
    else said.strange.push('onde')
  }

  /** A value right after the share, or after what tells how the rest is to be taken, is the part that is asked for. */
  function sayValue(value: Omit<SaidValue, 'part'>) {
    const isPart = afterShare || told
    if (told) for (const one of said.values) one.part &&= one.dimension === value.dimension
    said.values.push({ ...value, part: isPart })
  }

  /** Is a number named that is money, or that is none? */
  const namesAmount = (isOther: boolean): boolean =>
    items.some(({ text, meanings }) =>
      meanings.some(
        (one) =>
          one.is === 'metric' &&
          text !== 'total' &&
          one.metric.id !== 'rows' &&
          (one.metric.unit === 'money' || paidFor.test(plain(one.metric.label))) !== isOther,
      ),
    )

  function sayWho(rest: Item[]) {
    if (rest.some(({ meanings }) => meanings.some(({ is }) => is === 'dimension'))) return
    if (said.values.length > 1) return
    // 'Quantas peças leva quem paga no débito' are those of the value.
    if (!person && said.metrics.length > 0 && tellsOnlyValues(rest)) return
    if (person) pushNew(said.dimensions, person)
    else said.strange.push('quem')
    subject = person
  }

  const labelOf = (id: string) => data.dimensions.find((dimension) => dimension.id === id)?.label ?? ''
  const rows = data.metrics.find(countsRows)
  const units = data.metrics.find(({ id }) => id === data.sales?.units)
  const takings = data.metrics.find(({ id }) => id === data.sales?.money)

  /** A limit belongs to the number named right after it, or to the one right before it. */
  function sayLimit(of: SaidLimit, metric: Metric | undefined) {
    const measure = metric && measureIn(metric)
    if (!measure || !metric) {
      said.tangled = true
      return
    }
    const { unit } = metric
    // 'Sessões que duraram mais de 4 horas'
    if (said.metrics[0]?.id === 'rows') said.metrics = said.metrics.filter((one) => one !== metric)
    said.limits.push({ measure, is: of.is, value: of.value, unit })
    if (of.upTo !== undefined) said.limits.push({ measure, is: '<=', value: of.upTo, unit })
  }

  /** 'Quanto pagamos aos produtores' is one amount, to all of them; so is 'o gasto com combustível'. */
  function isMentioned(text: string, at: number): boolean {
    if (link === 'aos') return true
    const [before] = items.slice(Math.max(0, at - 2), at)
    const ranks = rankings.test(before?.text ?? '')
    return attached.test(link) && !isPlural(text) && !ranks && said.signs.size + said.metrics.length > 0
  }

  function sayDimension(id: string, text: string, at: number) {
    const dimension = data.dimensions.find((one) => one.id === id)
    const divides = perEach.test(link) || asks.test(link)
    const value = dimension && !divides ? yesOf(dimension) : undefined
    const next = nextSaid(items.slice(at + 1))
    const valued =
      next?.meanings.some((meaning) => meaning.is === 'value' && meaning.dimension === id) ?? false
    said.named += text.split(' ').length
    if (value !== undefined && !valued) {
      said.flagged = true
      if (counting && rows) pushNew(said.metrics, rows)
      sayValue({ dimension: id, value, except })
      except = false
      return
    }
    // 'Pedidos com cupom', 'sem cupom': where cells are empty, there was none.
    if (dimension && !valued && !divides && isHad(dimension)) {
      for (const one of dimension.values) sayValue({ dimension: id, value: one, except })
      except = false
      return
    }
    // 'De todos os convênios' leaves none out.
    const all = /^(?:tod[oa]s|tod[oa]s [oa]s)$/.test(
      items.slice(0, at).findLast(({ text }) => !/^[oa]s$/.test(text))?.text ?? '',
    )
    if (all) return
    // 'Por rota e não por produtor' tells what is not wanted; 'sem vendedor' tells nothing that can be worked out.
    if (except && left === undefined && perEach.test(link)) except = false
    else if (except && !valued && left === undefined) said.tangled = true
    else if (/^n[oa]s$/.test(link) && said.highest && said.metrics.length > 0) return
    else if (
      afterRank &&
      said.dimensions.length > 0 &&
      items[at + 1]?.text === 'em' &&
      namesNumber(items.slice(at + 2, at + 3))
    )
      return
    else if (isMentioned(text, at)) pushNew(said.mentioned, id)
    else pushNew(said.dimensions, id)
    const isTopic = namesValue(items.slice(at + 1)) && !valued
    const isQualified = isValueNext(at)
    const isOfKept = nextSaid(items.slice(at + 1))?.meanings.some(({ is }) => is === 'value') && !valued
    if (/^d[oa]s$/.test(link) && (id === data.sales?.product || isOfKept)) ofSold = true
    const isOwned = /^(?:mais|menos)$/.test(link) && /^(?:tem|possui)$/.test(items[at - 2]?.text ?? '')
    const isEach = items.slice(0, at).every(isFilled) && perEach.test(items[at + 1]?.text ?? '')
    if ((isOwned || isEach) && isPlural(text) && isServed(singular(text))) said.peopled = id
    if (/^d[oa]s$/.test(link) && isPlural(text) && said.metrics.length > 0 && !asksForEach(at)) ofAll = id
    if (!divides && (isPlural(text) || isTopic) && !asksForEach(at)) {
      bare = id
      ofValue = isTopic
      if (isTopic && (isQualified || items.slice(0, at).every(isFilled))) topic = true
    }
    if (perEach.test(link)) said.divided = true
    if (counting && !perEach.test(link)) said.counted = id
  }

  function isHad({ codes, values }: Dimension): boolean {
    const says = has.test(link) || /^(?:com|sem|us(?:ou|aram))$/.test(link)
    return says && rowsSaid() && codes.includes(-1) && values.length <= mostNamed
  }

  /** 'Quais os vendedores', 'vendedores com mais vendas': one number of all of them is not asked for. */
  function asksForEach(at: number): boolean {
    const before = items
      .slice(0, at)
      .findLast(({ text }) => !/^[oa]s$/.test(text) && numberOf(text) === undefined)
    return (
      asks.test(before?.text ?? '') || perEach.test(before?.text ?? '') || rankings.test(before?.text ?? '')
    )
  }

  /** Values left out are those of one column; one of another is left out no more, where a word tells that it is kept. */
  function isLeftOut(dimension: string): boolean {
    if (!except) return false
    left ??= dimension
    if (left === dimension) return true
    if (!places.test(link)) said.tangled = true
    except = false
    return false
  }

  /** The number that a limit is of, where it is named right after: 'mais de 10 km', 'mais de 15 dias'. */
  function limitedBy(next: Item | undefined): Metric | undefined {
    const own = next?.meanings.find((meaning) => meaning.is === 'metric')
    const isGrain = isPlural(next?.text ?? '') && next?.meanings.some(({ is }) => is === 'grain')
    if (own?.is !== 'metric' && !isGrain) return undefined
    return own?.is === 'metric'
      ? own.metric
      : data.metrics.find((one) => one !== lastNumber && toldIn(next?.text ?? '', one.label))
  }

  /** 'Quantos dias', 'em dias' and 'mais de 10 dias' are a number of them, where a column tells one: no division by days. */
  function inDays(text: string): Meaning | undefined {
    const isIn = ({ id, label }: Metric) => id !== 'rows' && toldIn(text, label)
    if (lastNumber && isIn(lastNumber)) return { is: 'filler' }
    const [metric, ...others] = data.metrics.filter(
      (one) => isIn(one) && !data.metrics.some(({ mean }) => mean === one.id),
    )
    if (metric && others.length === 0) return { is: 'metric', metric }
    said.tangled = true
    return { is: 'filler' }
  }

  /** What words around a phrase make of it. */
  function meantOf(meaning: Meaning | undefined, at: number): Meaning | undefined {
    const rest = items.slice(at + 1)
    const text = items[at]?.text ?? ''
    // 'Abertos em janeiro' of 'aberto_em' names the date of that time.
    const isOfGrain = said.grains.length > 0 && /^d[aeo]$/.test(link)
    if (meaning?.is === 'grain' && meaning.isDate && isOfGrain) return { is: 'filler' }
    // 'Tempo médio de entrega' is no division by days.
    if (
      meaning?.is === 'grain' &&
      meaning.isDate &&
      /^d[aeo]$/.test(link) &&
      !items[at]?.beforeTime &&
      isNumberBefore(at)
    ) {
      said.tangled = true
      return { is: 'filler' }
    }
    // 'Pela data de pagamento' tells which date counts.
    if (meaning?.is === 'grain' && meaning.isDate && link === 'pela' && used.includes(true))
      return { is: 'filler' }
    if (
      meaning?.is === 'grain' &&
      meaning.isDate &&
      items[at]?.beforeTime &&
      !perEach.test(link) &&
      !asks.test(link)
    )
      return { is: 'filler' }
    if (meaning?.is === 'sign' && meaning.sign === 'fall' && said.signs.has('how-many'))
      // 'Quantas caíram no sábado' were on that day.
      return isOn(rest) ? { is: 'filler' } : meaning
    if (meaning?.is === 'sign' && meaning.sign === 'future' && /^va[io]$/.test(text))
      // 'Quanto vai em média' tells no future.
      return goesOnAverage(rest) || (/^(?:pr[ao]|para)$/.test(rest[0]?.text ?? '') && namesValue(rest))
        ? { is: 'filler' }
        : meaning
    // 'Do hotel que vem do site'
    if (meaning?.is === 'sign' && text === 'que vem' && /^d[eoa]s?$/.test(rest[0]?.text ?? ''))
      return { is: 'filler' }
    // 'Qual serviço' of 'Tipo de serviço' is no row.
    const sort =
      meaning?.is === 'metric' && meaning.metric.id === 'rows' ? lexicon.nouns.get(singular(text)) : undefined
    if (sort && !lexicon.tables.has(singular(text)) && asks.test(link)) return { is: 'dimension', id: sort }
    // 'Garantia de 12 meses' of 'GARANTIA MESES'
    if (
      meaning?.is === 'grain' &&
      numberOf(link) !== undefined &&
      lastNumber &&
      toldIn(text, lastNumber.label)
    )
      return { is: 'filler' }
    if (meaning?.is === 'grain' && isPlural(text) && (counting || link === 'em' || limitWord.test(link)))
      return inDays(text)
    // 'Valor total das mensalidades' is no count.
    const [ahead, near] = [items[at - 3], items[at - 2]]
    const money = near?.text === 'total' ? ahead : near
    const isValue =
      money !== undefined &&
      ((money.text === 'valor' && isFilled(money)) ||
        (/^som(?:a|am|ando|atorio|atoria)$/.test(money.text) && isPlural(text)))
    if (isValue && /^d[aeo]s?$/.test(link) && meaning?.is === 'metric' && meaning.metric.id === 'rows') {
      const metric = lexicon.owners.get(singular(text)) ?? moneyIn(data)
      if (metric) return { is: 'metric', metric }
      said.tangled = true
    }
    // 'Deve mais em mensalidades' is told in money.
    const inOwn = link === 'em' && /^(?:mais|menos)$/.test(items[at - 2]?.text ?? '')
    const worth = inOwn ? lexicon.owners.get(singular(text)) : undefined
    if (worth && meaning?.is === 'metric' && meaning.metric.id === 'rows')
      return { is: 'metric', metric: worth }
    // 'Total de locação' beside 'Valor da locação' is no count.
    const isTotal = link === 'de' && items[at - 2]?.text === 'total' && !isPlural(text)
    const paid = isTotal ? lexicon.owners.get(singular(text)) : undefined
    if (paid && meaning?.is === 'metric' && meaning.metric.id === 'rows')
      return { is: 'metric', metric: paid }
    // 'A diária mais cara' of 'Valor diária'
    if (meaning?.is === 'grain' && lexicon.owners.has(singular(text)) && namesRank(rest))
      return { is: 'metric', metric: lexicon.owners.get(singular(text)) as Metric }
    // 'Taxa de fiado' may be what was charged, or how many of all.
    if (text === 'taxa' && meaning?.is === 'metric' && rest[0]?.text === 'de' && namesValue(rest))
      said.tangled = true
    // 'Desconto em kg', 'o preço no kg': the unit of the number that was named.
    if (
      meaning?.is === 'metric' &&
      lastNumber &&
      !counting &&
      unitLinks.test(link) &&
      isUnitOf(text, lastNumber)
    )
      return { is: 'filler' }
    if (meaning?.is !== 'dimension') return meaning
    const metric = data.metrics.find(({ counts }) => counts === meaning.id)
    const isBare = metric?.id === 'rows' && isBareNoun(items, at, said)
    return metric && !said.differing && (isBare || !asksForThings(items, at, meaning.id))
      ? { is: 'metric', metric }
      : meaning
  }

  for (const [at, { text, meanings }] of items.entries()) {
    const place = limitWord.exec(text)?.[1]
    if (place !== undefined) {
      limit = limits[Number(place)]
      // 'Dias' may add nothing elsewhere.
      const told = items[at + 1]
      const isTold = told?.meanings.some(({ is }) => is === 'metric' || is === 'grain') && isPlural(told.text)
      const next = isTold ? told : nextSaid(items.slice(at + 1))
      if (limit && limit.upTo === undefined && next?.meanings.length === 0 && /^horas?$/.test(next.text)) {
        const [minutes, ...others] = data.metrics.filter((one) => !one.bottom && isUnitOf('min', one))
        if (minutes && others.length === 0) {
          next.meanings = [{ is: 'metric', metric: minutes }]
          limit = { ...limit, value: limit.value * 60 }
        }
      }
      const unit = limitedBy(next)
      // 'Prazo maior que 10 dias' is of the number named before.
      const own = adjacent && unit === lastNumber ? undefined : unit
      const before = adjacent && said.metrics.at(-1)
      if (limit && own === undefined) {
        const number = before && !countsRows(before) ? before : undefined
        if (number) said.metrics.pop()
        // 'A soma das reservas acima de 500 reais'
        if (number && said.whole && !said.asksHowMany && number.unit === 'money') said.amount ??= number
        // 'Quantas avaliações abaixo de 3'
        if (number?.bottom && said.asksHowMany && rows && said.metrics.length === 0) said.metrics.push(rows)
        const money = moneyIn(data)
        sayLimit(limit, number ?? (limit.money ? money : undefined))
        limit = undefined
      }
      link = text
      continue
    }
    if (limitWord.test(link) && meanings.length === 0 && otherUnits.test(text)) continue
    const ordinal = ordinalAt(items, at)
    if (ordinal !== undefined) {
      said.rankPlace = ordinal
      // 'Na segunda maior cidade' would first have to be found.
      if (/^[nd][oa]$/.test(link)) said.tangled = true
      link = text
      continue
    }
    // 'Desconto em relação ao total' is a part of what came in.
    if (
      text === 'total' &&
      isRelated(contentBefore(at)) &&
      said.values.length > 0 &&
      said.metrics.length < 2
    ) {
      said.signs.delete('compare')
      said.signs.add('share')
      for (const one of said.values.slice(-1)) one.part = true
      link = text
      continue
    }
    if (text === 'total' && isRelated(contentBefore(at)) && takings && said.metrics.length === 1) {
      said.made = 'part'
      pushNew(said.metrics, takings)
      link = text
      continue
    }
    // 'Quantos … no total?' names no column, even where one is called so; neither does 'quantidade total'.
    if (
      text === 'total' &&
      ((link === 'no' && at === items.length - 1) || ((adjacent || link === 'no') && said.metrics.length > 0))
    )
      continue
    const meantMoney = text === 'reais' ? moneyIn(data) : takings
    if (isTakings(text, link, meanings) && meantMoney) {
      afterRank = false
      said.amount ??= meantMoney
      if (said.metrics.some(countsThings)) said.metrics = said.metrics.filter((one) => !isNamedThing(one))
      if (text === 'reais' && said.metrics.every(countsRows)) said.metrics = []
      if (text === 'reais' && said.ranksThings) said.signs.delete('how-many')
      if (text === 'reais' && said.metrics.some(({ id, unit }) => id !== 'rows' && unit !== 'money'))
        said.tangled = true
      link = text
      continue
    }
    const beside = /^(?:x|vs|versus|contra|ou|e)$/.test(link) ? said.values.at(-1)?.dimension : undefined
    const meaning = meantOf(chosen(meanings.filter(isSaidBy(text)), named ?? beside, text), at)
    const moved = movedIn(text, lexicon)
    if (moved) sayValue({ ...moved, except })
    const isFiller = meaning?.is === 'filler'
    if (meaning === undefined) {
      const number = numberOf(text)
      const isOfRows =
        adjacent &&
        (said.asksHowMany || items[at - 2]?.text === 'com') &&
        said.metrics[0]?.id === 'rows' &&
        said.metrics.length === 2
      const told = items[at + 1]?.meanings.find((one) => one.is === 'metric')
      const isNone = /^(?:zero|zerad[oa]s?)$/.test(text) && adjacent && rowsCounted()
      if (isNone && lastNumber && lastNumber.id !== 'rows') sayEqual(0, lastNumber)
      else if (number !== undefined && isOfRows && lastNumber) sayEqual(number, lastNumber)
      else if (number !== undefined && rowsSaid() && /^(?:de|com)$/.test(link) && told?.is === 'metric')
        limit = { is: '>=', value: number, upTo: number, money: false }
      else if (number !== undefined && link === 'ou' && numberOf(items[at - 2]?.text) !== undefined)
        sayOrEqual(number)
      else if (number !== undefined && number > 0 && said.limit === undefined) said.limit = number
      else
        sayVerb(text, {
          before: link,
          rest: items.slice(at + 1),
          except,
          isDate: dated.has(items[at]?.at ?? -1),
        })
    } else if (meaning.is === 'metric') {
      if (limit) {
        sayLimit(limit, meaning.metric)
        limit = undefined
      } else if (hasSome(meaning.metric, text, at)) sayHaving(meaning.metric)
      else
        sayMetric(meanings.includes(meaning) ? [meaning, ...meanings] : [meaning], meaning.metric, text, at)
    } else if (meaning.is === 'grain') pushNew(said.grains, meaning.grain)
    else if (meaning.is === 'weekday') said.weekday = true
    else if (meaning.is === 'weekdays') {
      said.weekdays.except = except
      const last = said.weekdays.days.at(-1)
      const [next] = meaning.weekdays
      if (/^(?:a|ate)$/.test(link) && last !== undefined && next !== undefined)
        for (let day = last + 1; day < next; day += 1) pushNew(said.weekdays.days, day)
      for (const day of meaning.weekdays) pushNew(said.weekdays.days, day)
    } else if (meaning.is === 'sign' && counting && rows && text === 'vendas' && !data.sales?.count) {
      pushNew(said.metrics, rows)
      said.asksHowMany = true
    } else if (meaning.is === 'sign' && text === 'venda' && perEach.test(link)) said.perRow = true
    else if (meaning.is === 'sign') {
      said.signs.add(meaning.sign)
      if (text === 'vendas' && isOfColumn(at)) said.ofRows = true
      // 'Doação média' is the amount of one.
      if (meaning.sign === 'mean' && adjacent && rowsSaid() && !isPlural(link) && takings)
        said.metrics.splice(-1, 1, takings)
      if (isHighest.test(text)) said.highest = true
      // 'Valor da maior venda'
      if (isHighest.test(text) && /^d[aeo]$/.test(link)) said.general = false
      if (/^mais (?:car|barat)/.test(text)) said.priced = true
      if (/^mais (?:long|curt|demorad|rapid|pesad|lev)/.test(text)) {
        said.physical = true
        size = text
        const sizing = data.metrics.filter((one) => !one.bottom && measuresSize(size, one))
        if (sizing[0] && sizing.length === 1) said.sized = sizing[0]
      }
    } else if (meaning.is === 'dimension') sayDimension(meaning.id, text, at)
    else if (meaning.is === 'value') {
      if (named === meaning.dimension) said.dimensions = said.dimensions.filter((id) => id !== named)
      else said.unsure ??= severalPlaces(meanings, data)
      said.named += text.split(' ').length
      // 'Quantos violões temos' are things, not rows.
      const isOwned = counting && /^(?:temos|tenho|existem|ha|tem)$/.test(items[at + 1]?.text ?? '')
      if (isOwned && !/[ai]d[oa]$/.test(plain(meaning.value)) && isPlural(text)) said.strange.push(text)
      // How many work for a client is not told by those who work for it here.
      const has = link === 'tem' || (/^[oa]s?$/.test(link) && items[at - 2]?.text === 'tem')
      if (has && said.counted !== undefined && said.guessed.length > 0) said.strange.push(...said.guessed)
      // 'Bairros com menos corridas que o Centro' are measured against it, not found in it.
      const against = link === 'que' || (/^[oa]s?$/.test(link) && items[at - 2]?.text === 'que')
      // 'A maior gorjeta que a Lorena ganhou' is hers.
      const isHers = items[at + 1]?.meanings.length === 0 && numberOf(items[at + 1]?.text) === undefined
      if (
        against &&
        !isHers &&
        (said.signs.has('most') || said.signs.has('least')) &&
        said.values.length === 0
      )
        said.tangled = true
      // 'Tudo menos o pátio' was read before; so is 'todos os convênios menos particular'.
      if (
        link === 'menos' &&
        (words.some((word) => wholes.test(word)) || said.dimensions.includes(meaning.dimension))
      ) {
        except = true
        said.signs.delete('least')
      }
      // 'Valor médio por peça' is not that of 'Auto Peças Lima'.
      const isPart = phraseKey(wordsOf(meaning.value)) !== phraseKey(text.split(' '))
      if (perEach.test(link) && isPart) said.strange.push(text)
      // 'Média por carro' is that of one.
      if (perEach.test(link) && said.signs.has('mean')) said.perRow = true
      // 'Total pago' is money.
      if (link === 'total' && isPaying(text.replace(/[oa]s?$/, 'ou'))) said.amount ??= takings
      sayValue({
        dimension: meaning.dimension,
        value: meaning.value,
        except: isLeftOut(meaning.dimension),
      })
      // 'Quem fez menos revisões', 'exames por mês': things of which there are many are counted.
      const many =
        plain(meaning.value) !== text && phraseKey(text.split(' ')) === phraseKey(wordsOf(meaning.value))
      const begins = items.slice(0, at).every(isFilled)
      if (afterRank) said.ranksThings = true
      if (said.ranksThings || (begins && many)) said.signs.add('how-many')
    } else if (isFiller && (severalNouns.test(text) || (perEach.test(link) && nouns.test(text))))
      said.strange.push(text)
    // 'O mais feito' has most rows.
    if (isFiller && /^(?:mais|menos)$/.test(link) && /^(?:feit|realizad)[oa]s?$/.test(text))
      said.signs.add('frequent')
    link = text
    // 'De barata que tiveram retorno'
    const tells =
      tellsPart.test(text) || (has.test(text) && said.signs.has('share') && said.values.length > 0)
    if (tells) told = true
    if (isFiller) continue
    told = false
    afterRank = /^(?:mais|menos)$/.test(text)
    // 'Percentual de exames urgentes'
    const isShared: boolean =
      afterShare &&
      meaning?.is === 'metric' &&
      meaning.metric.id === 'rows' &&
      (isValueNext(at) || isColumnNext(at))
    afterShare = isShared || (meaning?.is === 'sign' && meaning.sign === 'share')
    if (afterShare && /^representa/.test(text)) for (const one of said.values.slice(-1)) one.part = true
    adjacent = meaning?.is === 'metric'
    if (meaning?.is === 'metric') lastNumber = meaning.metric
    if (meaning) hasSubject = meaning.is === 'value' || meaning.is === 'dimension'
    if (meaning?.is === 'value') subject = meaning.dimension
    if (meaning?.is === 'dimension') subject = meaning.id
    counting = meaning?.is === 'sign' && meaning.sign === 'how-many'
    if (meaning?.is === 'sign' && meaning.sign === 'except') {
      except = true
      left = undefined
      const rest = items.slice(at + 1)
      // 'Não tiveram desconto', 'entregas sem taxa', 'tirando o custo'
      const none = hasNone(text, rest) ? rest.slice(1) : rest
      const isOfNumber =
        (none !== rest || isExcept(items[at]) || (text === 'sem' && countsSales())) && leavesNumber(none)
      if (!isOfNumber && !tellsWhat(rest, lexicon)) said.tangled = true
    }
    if (meaning?.is !== 'value') named = meaning?.is === 'dimension' ? meaning.id : undefined
  }
  // 'Quanto os motoristas rodaram' and 'vendas de flores, valor total' are one number.
  const asksOne =
    said.whole || ofSold || said.signs.has('how-much') || (topic && said.signs.size + said.metrics.length > 0)
  const ranksGroups = ['most', 'least', 'best', 'worst', 'compare', 'grow', 'fall'].some((sign) =>
    said.signs.has(sign as Sign),
  )
  const isSecond = ofValue && said.dimensions.length + said.grains.length + Number(said.weekday) > 1
  const isOne = asksOne && !ranksGroups && !said.each && said.limit === undefined
  if (bare !== undefined && (isOne || isSecond) && bare !== said.counted) {
    said.dimensions = said.dimensions.filter((id) => id !== bare)
    pushNew(said.mentioned, bare)
  }
  // Of those of some rows alone, or of two columns, another number may be meant.
  if (said.dimensions.length !== 2 || said.values.length + said.metrics.length > 0 || said.signs.has('mean'))
    delete said.peopled
  const isBeside = used.filter((one, at) => one && !used[at - 1]).length > 1 && !said.divided
  if (ofAll !== undefined && isBeside && !said.signs.has('most') && !said.signs.has('least'))
    said.dimensions = said.dimensions.filter((id) => id !== ofAll)
  // 'Mão de obra e peças' are two numbers.
  if (passed && said.metrics.some(({ id }) => id !== 'rows')) pushNew(said.metrics, passed)
  // 'Quanto custa o quilo' is no quantity.
  if (
    words.some((word) => /^cust(?:a|am|ou|aram)$/.test(word)) &&
    said.metrics.some(({ id, unit }) => id !== 'rows' && unit !== 'money')
  )
    said.tangled = true
  // 'Vendas acima de 500, quantas foram?'
  const salesSaid = items.some(({ text }) => text === 'vendas') && !data.sales?.count
  if (
    rows &&
    said.metrics.length === 0 &&
    salesSaid &&
    items.findLast((one) => !isFilled(one))?.text === 'quantas'
  )
    said.metrics.push(rows)
  return said

  /** 'Quantas lavagens receberam nota 5' */
  function sayEqual(value: number, metric: Metric) {
    said.metrics = said.metrics.filter((one) => one !== metric)
    sayLimit({ is: '>=', value, upTo: value, money: false }, metric)
  }

  /** 'Nota 9 ou 10': whole numbers that follow each other. */
  function sayOrEqual(value: number) {
    const last = said.limits.at(-1)
    const { values } = data.measures.find(({ id }) => id === last?.measure) ?? {}
    const isWhole = values?.every((one) => Number.isNaN(one) || Number.isInteger(one)) ?? false
    if (last?.is === '<=' && last.value === value - 1 && isWhole) last.value = value
    else said.strange.push(String(value))
  }

  /** Rows, or 'vendas' of which it is asked how many. */
  function countsSales(): boolean {
    const asked = items.some(({ text }) => /^(?:quantas|qtas|qts)$/.test(text))
    return rowsSaid() || (said.signs.has('sold') && asked)
  }

  /** 'Locações acima de 500' may be of money, where no unit tells of what else. */
  function isLimited(at: number): boolean {
    const place = items.findIndex((one, next) => next > at && limitWord.test(one.text))
    if (place === -1 || place > at + 2) return false
    return limitedBy(items[place + 1]) === undefined
  }

  /** Does 'de' hang this on a number or a mean of it? */
  function isNumberBefore(at: number): boolean {
    const before = items[at - 2]
    return (
      before?.meanings.some((one) => one.is === 'metric' || (one.is === 'sign' && one.sign === 'mean')) ??
      false
    )
  }

  /** 'Locações' are as many as there is a 'Valor da locação' for; 'fretes' may be what was paid. */
  function isRowsOf(metric: Metric, text: string): boolean {
    return metric === takings && metric.owner === singular(text) && !paidFor.test(metric.owner)
  }

  function rowsCounted(): boolean {
    return said.metrics[0]?.id === 'rows' || said.signs.has('how-many')
  }

  function rowsSaid(): boolean {
    return said.metrics.at(-1)?.id === 'rows'
  }

  /** 'Vendas com desconto', 'quantas locações tiveram multa': rows that had any. */
  function hasSome(metric: Metric, text: string, at: number): boolean {
    if (!(rowsSaid() || (link === 'sem' && countsSales())) || !measureIn(metric)) return false
    const next = items[at + 1]?.text === 'de' ? items[at + 2] : items[at + 1]
    if (limitWord.test(next?.text ?? '') || numberOf(next?.text) !== undefined) return false
    if (/^zer/.test(next?.text ?? '')) return false
    return (
      link === 'sem' ||
      (link === 'com' && (!isPlural(text) || text === 'juros')) ||
      ((said.asksHowMany || except || items[at - 2]?.text === 'que') && has.test(link))
    )
  }

  /** 'Não tiveram desconto' is none: where cells are empty, nobody knows. */
  function sayHaving(metric: Metric) {
    const measure = measureIn(metric) ?? ''
    if (except && data.measures.find(({ id }) => id === measure)?.values.some(Number.isNaN))
      said.tangled = true
    said.limits.push({ measure, is: except ? '<=' : '>', value: 0, unit: metric.unit })
    except = false
  }

  function isColumnNext(at: number): boolean {
    return items[at + 1]?.meanings.some(({ is }) => is === 'dimension') ?? false
  }

  function isValueNext(at: number): boolean {
    return items[at + 1]?.meanings.some(({ is }) => is === 'value') ?? false
  }

  /** 'Perdidas sobre o total de mudas' */
  function isOver(at: number): boolean {
    const before = items.slice(0, at).findLast(({ text }) => !/^(?:[oa]s?|total|d[eoa]s?)$/.test(text))
    return before?.text === 'sobre' && said.signs.has('share')
  }

  /** The last thing said before that adds something. */
  function contentBefore(at: number): Item | undefined {
    return items.slice(0, at).findLast((item) => !isFilled(item))
  }

  /** Does 'de' hang this on a column: 'tipo de festa', 'situação das ordens'? */
  function isOfColumn(at: number): boolean {
    const [column] = items.slice(Math.max(0, at - 2), at)
    return /^d[aeo]s?$/.test(link) && (column?.meanings.some(({ is }) => is === 'dimension') ?? false)
  }

  /** A number and its mean are one, and the mean is wanted: 'tempo médio de permanência'. */
  function sayNumber(metric: Metric) {
    const sum = said.metrics.findIndex(({ mean }) => mean === metric.id)
    if (sum !== -1) said.metrics.splice(sum, 1, metric)
    else if (!said.metrics.some(({ id }) => id === metric.mean)) pushNew(said.metrics, metric)
  }

  /** Is it what is sold, and no part of it as children are of guests? */
  function isSoldThing(metric: Metric): boolean {
    const names = wordsIn(metric.label).map(singular)
    const isOther = (one: Metric) =>
      one !== metric &&
      countsThings(one) &&
      !wordsIn(one.label).some((word) => names.includes(singular(word)))
    return (
      isNamedThing(metric) || (takings !== undefined && countsThings(metric) && !data.metrics.some(isOther))
    )
  }

  /** Units of what is sold, or what the table is called after. */
  function isNamedThing(metric: Metric): boolean {
    if (!takings || metric === takings || !countsThings(metric)) return false
    return (
      metric.id === data.sales?.units ||
      wordsIn(metric.label).some((name) => lexicon.tables.has(singular(name)))
    )
  }

  /** 'Faturamento de mudas', 'quanto vendeu de muda': the money is asked for. */
  function isWhatIsSold(metric: Metric, at: number): boolean {
    if (items[at - 2]?.text === 'total' && isPlural(items[at]?.text ?? '')) return false
    const isIn = link === 'em' && words.some((word) => verbal.test(word))
    if (counting || metric === takings || !(isIn || hangs.test(link)) || !isSoldThing(metric)) return false
    return said.metrics.some(({ unit }) => unit === 'money') || asksTakings()
  }

  /** 'Quanto vendeu', 'a maior venda', 'vendas' are money; 'quanto saiu' may be as many. */
  function asksTakings(): boolean {
    if (words.some((word) => isSpending(word))) return said.amount === takings
    const isAmount =
      said.signs.has('how-much') || said.highest || items.some(({ text }) => limitWord.test(text))
    return said.amount === takings || (isAmount && !said.leaves && !said.signs.has('how-many'))
  }

  function sayMetric(meanings: Meaning[], metric: Metric, text: string, at: number) {
    // 'Quantos clientes diferentes compraram muda'
    const isCounted = said.counted !== undefined && said.differing && countsThings(metric)
    // 'Quantas vendas de barris'
    const isOfSales = link === 'de' && items[at - 2]?.text === 'vendas'
    const appears = isOfSales && words.some((word) => /^aparec/.test(word)) && rows !== undefined
    if (appears) pushNew(said.metrics, rows)
    const isOfRows = appears || (isOfSales && rowsSaid() && said.asksHowMany)
    if (isCounted || (isOfRows && countsThings(metric)) || isWhatIsSold(metric, at)) {
      said.named += text.split(' ').length
      return
    }
    // 'Nota 5 de satisfação'
    if (
      link === 'de' &&
      said.limits.some(({ measure }) => measure === measureIn(metric)) &&
      metric.id !== 'rows'
    )
      return
    // 'Linha' may be what is sewn with; rows are 'linhas'.
    if (text === 'linha' && !perEach.test(link)) {
      said.strange.push(text)
      return
    }
    const last = said.metrics.at(-1)
    // 'Tipo de festa', 'cliente do pedido': rows, named as what a column is of.
    if (metric.id === 'rows' && isOfColumn(at)) {
      said.ofRows = true
      return
    }
    // 'Quantas mensalidades' of 'Mensalidades' are rows; so many of another amount nobody knows.
    if (counting && isPlural(text) && metric.unit === 'money' && rows) {
      said.asksHowMany = true
      if (lexicon.tables.has(text) || isRowsOf(metric, text)) pushNew(said.metrics, rows)
      else said.tangled = true
      return
    }
    const isBare =
      metric.unit === 'money' && isPlural(text) && (said.asksHowMany || !asksMoney.test(words.join(' ')))
    if (
      isBare &&
      rows &&
      isRowsOf(metric, text) &&
      !isLimited(at) &&
      !said.general &&
      !said.highest &&
      !said.amount
    ) {
      said.named += 1
      pushNew(said.metrics, rows)
      return
    }
    if (counting) said.asksHowMany = true
    const isOther = metric.id !== 'rows' && !metric.bottom
    const isSecond = said.metrics.some(({ id }) => id !== 'rows' && id !== metric.id)
    const ofValue =
      /^(?:valor|preco)$/.test(items[at - 2]?.text ?? '') && takings !== undefined && metric !== takings
    if (isOther && (isSecond || said.amount || ofValue) && perEach.test(link) && isAmount(metric))
      said.made = 'ratio'
    else if (isOther && isSecond && (isRelated(contentBefore(at)) || isOver(at))) said.made = 'part'
    else if (isOther && isSecond && /^(?:mais|menos)$/.test(link)) {
      said.made = link === 'mais' ? 'sum' : 'difference'
      said.signs.delete(link === 'mais' ? 'most' : 'least')
    } else if (isOther && except && isExcept(contentBefore(at))) {
      said.made = 'difference'
      except = false
    } else if (isOther && isSecond && link === 'e' && isSummed) said.made = 'sum'
    else if (isOther && isSecond && link === 'e' && words.includes('diferenca')) said.made = 'difference'
    // 'Quanto demos pra cada família'
    if (isOther && link === 'cada' && said.signs.has('how-much') && said.metrics.length === 0 && !said.amount)
      said.tangled = true
    if (said.made && said.metrics.every(({ id }) => id === 'rows')) {
      const whole = said.amount ?? takings
      said.metrics = whole ? [whole] : []
    }
    // 'Pedidos de adesivo, valor total' asks for one number of those.
    if (
      isOther &&
      !said.asksHowMany &&
      said.metrics.length === 1 &&
      last?.id === 'rows' &&
      !adjacent &&
      !isFilled(items[at - 1]) &&
      !said.made &&
      !limitWord.test(link)
    )
      said.metrics = []
    if (said.made && said.metrics.length > 1) said.metrics = said.metrics.filter(({ id }) => id !== 'rows')
    // 'A consulta mais demorada levou quantos minutos' asks for minutes, of one row.
    const isTold = measuresSize(size, metric) || (said.priced && metric === moneyIn(data))
    if (last?.id === 'rows' && said.metrics.length === 1 && isTold) said.metrics.pop()
    // 'Média de sacas por dia' is one of days; without a time it is one of rows.
    const sum = /^media d/.test(text) ? data.metrics.find(({ mean }) => mean === metric.id) : undefined
    if (sum) {
      said.signs.add('mean')
      const isOfRows = rows && isPlural(text) && isRowsOf(sum, text.split(' ').at(-1) ?? '')
      pushNew(said.metrics, isOfRows ? rows : sum)
      said.named += text.split(' ').length
      return
    }
    // 'Quanto faturamos de mão de obra' is that alone.
    if (
      last &&
      verbal.test(/^(?:de|com|em)$/.test(link) ? (items[at - 2]?.text ?? '') : '') &&
      metric.id !== 'rows'
    )
      said.metrics.pop()
    // 'Total de diárias' is the sum of those, not of a column 'Total' as well; 'total de pedidos' is how many, 'total dos pedidos' not.
    if (
      last &&
      adjacent &&
      items[at - 2]?.text === 'total' &&
      (last.id === 'rows' || wordsIn(last.label).includes('total')) &&
      /^d[aeo]s?$/.test(link) &&
      (metric.id !== 'rows' || link === 'de')
    )
      said.metrics.pop()
    // 'Que técnico atendeu mais chamados'
    const isDone = said.signs.has('most') && /^receb/.test(link) && !said.signs.has('how-much')
    if (metric.id === 'rows' && (/^(?:mais|menos)$/.test(link) || isDone)) said.amount = undefined
    // 'Valor das consultas' and 'frete por entrega' are one number each; 'valor e consultas' are two.
    const ofRows = metric.id === 'rows' && (said.metrics.length > 0 || said.amount !== undefined)
    // 'A coleta em litros': rows are not what is wanted of them.
    const isInMoney = (one: Metric) => metric.unit === 'money' && countsThings(one)
    if (
      link === 'em' &&
      !said.asksHowMany &&
      said.metrics.every((one) => one.id === 'rows' || isInMoney(one))
    )
      said.metrics = []
    if (ofRows && perEach.test(link)) said.perRow = true
    // Two columns may go by one name: both are kept, to be asked about.
    else if (!ofRows || link === 'e')
      for (const one of meanings) if (one.is === 'metric') sayNumber(one.metric)
    const owner = lexicon.owners.get(singular(text))
    if (owner && owner.id !== metric.id && metric.id !== 'rows') said.alsoOf = owner
    if (general.test(text)) said.general = true
    else said.named += text.split(' ').length
  }
}

/** Words of no column that mean the only one of their kind: 'funcionário' of 'Balconista', 'permanência' of 'Tempo (h)'. */
function withAlikes(
  items: Item[],
  data: Dataset,
  lexicon: Lexicon,
  said: Pick<Sayings, 'understood' | 'guessed'>,
): Item[] {
  return items.map((item, at) => {
    const noun = lexicon.nouns.get(singular(item.text))
    // 'Carga seca' of 'Tipo de carga' are no rows, though each row is a load.
    if (
      noun &&
      !isPlural(item.text) &&
      !lexicon.tables.has(item.text) &&
      isValueOf(items.slice(at + 1), noun) &&
      !item.meanings.some(({ is }) => is === 'value' || is === 'dimension')
    )
      return { ...item, meanings: [] }
    const isTime = /^(?:quanto )?tempo$/.test(item.text) && item.meanings.every(({ is }) => is === 'filler')
    if ((item.meanings.length > 0 && !isTime) || outcomesOf(item.text, lexicon).length > 0) return item
    const rows = data.metrics.find(countsRows)
    if (rows && isDeedOfName(item.text, lexicon))
      return { ...item, meanings: [{ is: 'metric', metric: rows }] }
    const alike = columnAlike(item.text.replace(/^quanto tempo$/, 'tempo'), data)
    const isNamed = lexicon.owners.has(singular(item.text)) || saysName(lexicon, item.text)
    if (!alike || (isNamed && !('short' in alike))) return item
    const label = 'metric' in alike ? alike.metric.label : alike.label
    if (!('short' in alike)) {
      said.understood.push(`Entendi “${item.text}” como “${label}”.`)
      said.guessed.push(item.text)
    }
    return {
      ...item,
      meanings: [
        'metric' in alike ? { is: 'metric', metric: alike.metric } : { is: 'dimension', id: alike.id },
      ],
    }
  })
}

/** 'Passeio mais caro', 'passeio vendeu mais em março' and 'o dia que mais vende passeio' are of rows, not of their sorts. */
function isBareNoun(items: Item[], at: number, { dimensions, weekday, grains }: Sayings): boolean {
  const [before, next] = [items[at - 1]?.text ?? '', items[at + 1]?.text ?? '']
  if (/^(?:qua(?:l|is)|que|por|cada|d[eoa])$/.test(before)) return false
  if (/^mais (?:car|barat)/.test(next)) return !items.slice(0, at).some(({ text }) => asks.test(text))
  const isDivided = weekday || dimensions.length + grains.length > 0
  return (at === 0 && /^vende/.test(next)) || (isDivided && /^vende|^compra/.test(before))
}

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
