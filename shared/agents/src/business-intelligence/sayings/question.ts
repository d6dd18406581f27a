import { columnAlike, personOf } from '../concepts'
import { wordsIn } from '../csv/full-name'
import { countsRows, type Dataset, type Dimension, datesOf, type Metric } from '../dataset'
import type { Sign } from '../everyday-words'
import { type Item, isValueOf, itemsOf, meansRows, outcomesOf, withParts } from '../items'
import { type Lexicon, saysName, yesOf } from '../lexicon'
import type { Making } from '../made-metric'
import type { Grain } from '../periods'
import type { Edge, LimitFilter, Understood } from '../plan'
import type { SaidLimit } from '../read-limits'
import { activeDays, isDeedOfName, isTimeAgain, physical } from '../word-kinds'
import { isPlural, plain, singular } from '../words'

export interface SaidValue {
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
  /** 'O último pedido' is the last one there is. */
  edge?: Edge
  /** 'A diferença entre' was said. */
  gap: boolean
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
  /** 'Que porcentagem dos móveis vendidos': of as many, not of their money. */
  shareOfThings: boolean
  /** 'Quantos' stands right before the number. */
  asksHowMany: boolean
  /** The number that another is wanted for each of: 'por quilo'. */
  per?: Metric
  /** The whole was told before the part: 'das sessões vendidas, que parte foi feita'. */
  wholeFirst: boolean
  /** 'Total' or 'soma' was said. */
  whole: boolean
  /** 'Quem vendeu mais piso': as many, or for as much. */
  ranksThings: boolean
  /** Days on which something was are counted: 'em quantos dias teve festa'. */
  daysCounted?: boolean
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
  understood: Understood[]
  /** Words that are no name here, taken for a column that is called otherwise. */
  guessed: string[]
}

/** A question while its words are read, one item after the other. */
export interface Question {
  words: string[]
  /** Which words are about time. */
  used: boolean[]
  /** Where words stand that name the date. */
  dated: ReadonlySet<number>
  limits: SaidLimit[]
  items: Item[]
  data: Dataset
  lexicon: Lexicon
  said: Sayings

  /* What the table has. */
  rows: Metric | undefined
  units: Metric | undefined
  takings: Metric | undefined
  /** The dimension that 'quem' asks for. */
  person: string | undefined

  /* What stands before the word that is read. Most of it outlasts words that add nothing: 'menos faz sobrancelha'. */
  /** The text right before. */
  link: string
  /** After 'quantos'. */
  counting: boolean
  afterNumber: boolean
  /** After a share: 'que parte'. */
  afterShare: boolean
  /** After 'mais' or 'menos'. */
  afterRank: boolean
  /** After 'são' or 'vieram', which tell how the rest is to be taken. */
  afterTelling: boolean
  /** After one who may do something. */
  hasSubject: boolean
  /** The dimension right before, whose value may come next. */
  named?: string | undefined
  /** The column of who or what was last named. */
  subject?: string | undefined
  lastNumber?: Metric
  /** A limit whose number is still to come: 'mais de 10 km'. */
  openLimit?: SaidLimit | undefined
  /** After 'exceto', until it is told what is left out. */
  except: boolean
  /** The dimension whose values are left out. */
  leftOut?: string | undefined

  /* What decides at the end. */
  /** Words that add nothing, but look like values of these columns. */
  passed: { word: string; dimension: string }[]
  /** Words that are told only because the name of the table or of a column has them. */
  ofNames: string[]
  /** 'Mais longo' */
  size: string
  /** What was said of what money is for: 'peças' of 'Valor das peças'. */
  paidFor?: Metric | undefined
  /** The column of things that were named as such: 'vendas de flores'. */
  bare?: string
  /** The question is about those: 'flores do tipo rosa, valor total'. */
  isTopic: boolean
  /** The column after 'por' or 'cada' whose values come right after it. */
  listed?: string
  /** A value of another column comes right after those. */
  ofValue: boolean
  ofSold: boolean
  /** People were named as those who do it: 'o mês com maior valor dos motoristas'. */
  ofPeople?: boolean
  /** Who does what is counted, where not every row has one: 'entregas' of 'Entregador'. */
  doneBy?: Dimension
  /** 'Horas dos jardineiros' are those of all, where two times are compared. */
  ofAll?: string
}

/** A question of which no word is read yet. */
export function newQuestion(
  words: string[],
  used: boolean[],
  limits: SaidLimit[],
  data: Dataset,
  lexicon: Lexicon,
  dated: ReadonlySet<number>,
): Question {
  const said = nothingSaid(words, used)
  // 'Por dia de feira' of a table of fairs
  const day = words.findIndex(
    (word, at) =>
      word === 'dia' &&
      words[at + 1] === 'de' &&
      (lexicon.tables.has(words[at + 2] ?? '') ||
        datesOf(data).some(({ label }) => wordsIn(label).includes(words[at + 2] ?? ''))),
  )
  if (day > 0 && /^(?:por|cada)$/.test(words[day - 1] ?? '')) said.active = true
  return {
    words,
    used,
    dated,
    limits,
    items: withAlikes(withParts(itemsOf(words, used, lexicon), lexicon, said), data, lexicon, said),
    data,
    lexicon,
    said,
    rows: data.metrics.find(countsRows),
    units: data.metrics.find(({ id }) => id === data.sales?.units),
    takings: data.metrics.find(({ id }) => id === data.sales?.money),
    person: personOf(
      data,
      words.filter((word) => !lexicon.tables.has(word) && !lexicon.tables.has(singular(word))),
    ),
    link: '',
    counting: false,
    afterNumber: false,
    afterShare: false,
    afterRank: false,
    afterTelling: false,
    hasSubject: false,
    except: false,
    size: '',
    passed: [],
    ofNames: [],
    isTopic: false,
    ofValue: false,
    ofSold: false,
  }
}

/** 'Quantos dias passam entre a entrada e a entrega' are told by two dates, and by no column. */
const spansDates = /\b(?:dias|semanas|meses) (?:\p{L}+ ){0,2}entre [oa] \p{L}{3,20} e [oa] \p{L}/u

/** What can be told of a question before its words are read one by one. */
function nothingSaid(words: string[], used: boolean[]): Sayings {
  const text = words.join(' ')
  return {
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
    active: activeDays.test(text),
    flagged: false,
    highest: false,
    ofOne: /\b(?:numa?|(?:de|em) uma?)\b/.test(text),
    priced: false,
    physical: false,
    divided: false,
    each: /\bcada (?:um|uma)\b/.test(text),
    ofRows: false,
    leaves: words.some((word) => /^sa(?:i|em|indo|iu|iram)$/.test(word)),
    // 'Quantos no Jardim e quantos no Cristal' are two numbers.
    tangled:
      /\b(?:com (?:e|ou) sem|sem (?:e|ou) com)\b/.test(text) ||
      spansDates.test(text) ||
      words.some(
        (word, at) =>
          word === 'e' &&
          /^quant[ao]s?$/.test(words[at + 1] ?? '') &&
          words.slice(0, at).some((one) => /^(?:quant|qt)[ao]s?$/.test(one)) &&
          !isTimeAgain(words, used, at + 2),
      ),
    acted: words.some((word) => physical.test(word)),
    wholeFirst: /^d[aeo]s? /.test(text),
    whole: /\b(?:total|totais|soma|somad[oa]s?)\b/.test(text),
    differing: /\b(?:diferente|distint[oa])s?\b/.test(text),
    general: false,
    gap: words.includes('diferenca'),
    asksHowMany: false,
    ranksThings: false,
    shareOfThings:
      /(?:\bporcentagem|\bpercentual|\bpor cento|%|\bparte) d[ao]s (?!vendas)\p{L}+s vendid[oa]s\b/u.test(
        text,
      ),
    participation: /\b(?:participacao|fatia)\b/.test(text),
    named: 0,
    strange: [],
    understood: [],
    guessed: [],
  }
}

/** Words of no column that mean the only one of their kind: 'funcionário' of 'Balconista', 'permanência' of 'Tempo (h)'. */
function withAlikes(
  items: Item[],
  data: Dataset,
  lexicon: Lexicon,
  said: Pick<Sayings, 'understood' | 'guessed' | 'active'>,
): Item[] {
  return items.map((item, at) => {
    if (said.active && /^(?:trabalh|abert)/.test(item.text)) return item
    const noun = lexicon.nouns.get(singular(item.text))
    // 'Carga seca' of 'Tipo de carga' are no rows, though each row is a load.
    if (
      noun &&
      !isPlural(item.text) &&
      (!lexicon.tables.has(item.text) || isOneOf(items[at - 1]?.text)) &&
      isValueOf(items.slice(at + 1), noun) &&
      !item.meanings.some(({ is }) => is === 'value' || is === 'dimension')
    )
      return { ...item, meanings: [] }
    // 'Alunos diferentes' of a table of their enrolments are not its rows.
    const isDistinct = /^(?:diferente|distint[oa])s$/.test(items[at + 1]?.text ?? '')
    const distinct =
      isDistinct && meansRows(item)
        ? data.dimensions.find(({ label }) => wordsIn(label).includes(singular(item.text)))
        : undefined
    if (distinct) return { ...item, meanings: [{ is: 'dimension', id: distinct.id }] }
    // 'Que horas' are told by no 'Período'.
    if (/^horas?$/.test(item.text) && items[at - 1]?.text === 'que') return item
    const isTime = /^(?:quanto )?tempo$/.test(item.text) && item.meanings.every(({ is }) => is === 'filler')
    if ((item.meanings.length > 0 && !isTime) || outcomesOf(item.text, lexicon).length > 0) return item
    // 'Cada acessório' of a table of orders of them are its products.
    const product = data.sales?.product
    const isThing =
      lexicon.tables.has(singular(item.text)) && /^(?:cada|por|qual|que)$/.test(items[at - 1]?.text ?? '')
    if (product !== undefined && isThing) return { ...item, meanings: [{ is: 'dimension', id: product }] }
    const rows = data.metrics.find(countsRows)
    // 'Por atendimento', 'o maior atendimento' are one row, not one of the column 'Serviço'.
    const isOneRow =
      item.text === 'atendimento' && /^(?:por|cada|maior|menor)$/.test(items[at - 1]?.text ?? '')
    if (rows && (isOneRow || isDeedOfName(item.text, lexicon)))
      return { ...item, meanings: [{ is: 'metric', metric: rows }] }
    // 'Foram pedidas' names no 'Nº Ped.'.
    if (/^(?:foi|foram)$/.test(items[at - 1]?.text ?? '') && /[ai]d[oa]s?$/.test(item.text)) return item
    const alike = columnAlike(item.text.replace(/^quanto tempo$/, 'tempo'), data)
    const isNamed = lexicon.owners.has(singular(item.text)) || saysName(lexicon, item.text)
    if (!alike || lexicon.tables.has(item.text) || (isNamed && !('short' in alike))) return item
    // Whether somebody is a 'Sócio' says nothing of other people.
    const column = 'id' in alike ? data.dimensions.find(({ id }) => id === alike.id) : undefined
    if (column && !alike.short && yesOf(column) !== undefined) return item
    const label = 'metric' in alike ? alike.metric.label : alike.label
    // Of one who is responsible nobody counts the waiters.
    const isSort = !/^(?:funcionari|colaborador|pesso|empregad)/.test(item.text)
    if (isSort && /^quant[oa]s$/.test(items[at - 1]?.text ?? '') && plain(label) === 'responsavel')
      return item
    if (!('short' in alike)) {
      said.understood.push({ said: item.text, as: label })
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

/** 'A cesta natal', where an article stands before a thing. */
const isOneOf = (before = ''): boolean => /^[dn]?[oa]$/.test(before)

/** Adds to a list what is not there yet. */
export function pushNew<Entry>(list: Entry[], entry: Entry): void {
  if (!list.includes(entry)) list.push(entry)
}
