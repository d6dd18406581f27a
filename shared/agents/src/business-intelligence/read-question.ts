import { houseOf, isWorker } from './concepts'
import { contradicts } from './contradicts'
import { countsRows, type Dataset } from './dataset'
import { type DateMeant, type DateNamed, datedBy, dateMeant, isPartly, saysValue } from './date-columns'
import { readDates } from './date-gaps'
import { either, quoted } from './formats'
import { isShop } from './items'
import { inValues, type Lexicon, withShortForms } from './lexicon'
import type { Reading } from './plan'
import { type Context, isSold, strangeMessage, tangledMessage, unknown } from './plan-context'
import { planOf } from './plan-of'
import { readLimits } from './read-limits'
import { readPeriods } from './read-periods'
import { sayWords } from './say-words'
import type { Sayings } from './sayings/question'
import { shortened, spelled } from './spelling'
import { isOutcome, isSpending } from './verbs'
import { inPlainWords, tellsHow, withoutAsides, withoutTelling } from './wording'
import { isPlural, phraseKey, plain, singular, wordsOf } from './words'

/** Longest question that is read, in characters. */
export const longestQuestion = 300

/**
 * Turns a question in Portuguese into a plan. Whatever it says must be understood: a word that means nothing here is
 * told, never passed over, since an answer that ignores it would be a wrong number that looks right. `others` are those of
 * the company's other tables.
 */
export function readQuestion(
  question: string,
  table: Dataset,
  lexicon: Lexicon,
  others: readonly Lexicon[] = [],
): Reading {
  const reading = readAsTold(question, table, lexicon, others)
  return reading.kind === 'plan' && contradicts(reading.plan, plain(question))
    ? unknown({ data: table }, tangledMessage)
    : reading
}

const futureMessage = 'Não sei prever: respondo só sobre o que já está nos dados.'

function readAsTold(question: string, table: Dataset, lexicon: Lexicon, others: readonly Lexicon[]): Reading {
  const readWhole = (text: string) => readText(text, table, lexicon, others)
  const asked = withoutTrade(withSides(inPlainWords(question.slice(0, longestQuestion)), lexicon), lexicon)
  const plainly = withoutIncluded(asked, table, lexicon)
  const reading = readWhole(plainly)
  // What stands in brackets tells how it is to be worked out: it is told without them as well, or not understood.
  if (reading.kind === 'plan' && tellsHow(plainly)) {
    const bare = readWhole(withoutAsides(plainly))
    const isMade = bare.kind === 'plan' && 'top' in bare.plan.metric && / por /.test(bare.plan.metric.id)
    return isMade ? bare : unknown({ data: table }, tangledMessage)
  }
  if (reading.kind !== 'unknown' || !(reading.strange || reading.message === futureMessage)) return reading
  for (const { told, asked } of withoutTelling(plainly)) {
    const named = withNamed(told, asked, table, lexicon)
    const rest = named === undefined ? undefined : readWhole(named)
    if (rest?.kind === 'plan' && isSmallTalk(told, table, lexicon, named === asked ? 0 : 1)) return rest
  }
  return reading
}

/** 'O síndico do Jardim Europa ligou: quantas visitas fizemos lá?' asks for those of what was told before; nothing, where that is no one value. */
function withNamed(told: string, asked: string, data: Dataset, lexicon: Lexicon): string | undefined {
  if (told === '' || !pronoun.test(asked)) return asked
  const { values } = sayTold(told, data, lexicon)
  const [named, ...others] = values
  return named && !named.except && others.length === 0
    ? asked.replace(pronoun, (said) => (doer.test(said) ? `o ${named.value}` : `de ${named.value}`))
    : undefined
}

/** 'Dele', 'lá', 'com ela', 'ela vendeu' */
const pronoun = /(?<!\p{L})(?:[dn]el[ae]|l[aá]|ali|(?:(?:pr[ao]|para|com|por) )?el[ae])(?!\p{L})/iu
const doer = /^el[ae]$/i

/** What is told beside a question. */
function sayTold(text: string, data: Dataset, lexicon: Lexicon) {
  const words = wordsOf(text)
  const { periods, used } = readPeriods(words, data.time, inValues(words, lexicon))
  return { words, periods, ...sayWords(words, used, [], data, lexicon) }
}

/** 'Com entrega e sem entrega', 'com e sem chuva' are both sides of a column of yes and no. */
const withSides = (question: string, { meanings }: Lexicon): string => {
  const meaningsOf = (name: string) => meanings.get(phraseKey(wordsOf(name))) ?? []
  return question
    .replace(twoSides, (both, word: string) => {
      const flag = meaningsOf(word).find(({ is }) => is === 'dimension' || is === 'value')
      if (flag?.is === 'dimension') return `cada ${word}`
      return flag?.is === 'value' ? `cada ${flag.dimension}` : both
    })
    .replace(sides, (both, one: string | undefined, other: string | undefined) => {
      const name = one ?? other ?? ''
      const found = meaningsOf(name)
      const isColumn = found.some(({ is }) => is === 'dimension') && !found.some(({ is }) => is === 'metric')
      const yes = found.find((one) => one.is === 'value' && /^s(?:im)?$/i.test(one.value))
      if (yes?.is === 'value') return `cada ${yes.dimension}`
      return isColumn ? `cada ${name}` : both
    })
}

/** 'Do financiado e do não financiado' */
const twoSides = /\b(?:d?[oa]s? )?(\p{L}{4,20}) e (?:d?[oa]s? )?n[aã]o \1(?!\p{L})/giu
const sides =
  /\bcom (?:[oa] )?(\p{L}{3,20}(?: de \p{L}{3,20})?) e (?:quant[oa]s |n[oa]s )?sem(?: (?:[oa] )?\1)?(?!\p{L}| \p{L})|\bcom e sem (?:[oa] )?(\p{L}{3,20})/giu

/**
 * 'Cada loja de bike', 'procedimento veterinário', 'clínica vet': where the table is called after the trade it adds nothing to a
 * column's name.
 */
const withoutTrade = (question: string, { meanings, tables }: Lexicon): string =>
  question.replace(namedTrade, (all, head: string, link: string | undefined, trade: string) => {
    const named = (...words: string[]) => meanings.get(phraseKey(words.map(plain))) ?? []
    const isColumn = (word: string) => named(word).some(({ is }) => is === 'dimension')
    const one = singular(plain(trade))
    const stem = one.replace(/[oa]$/, '')
    const isOfTable = (is: (name: string) => boolean) => [...tables].some(is)
    if (named(trade).some(({ is }) => is === 'value') || named(head, trade).length > 0) return all
    const said = singular(plain(head))
    const isOfIt = isShop(said) || isWorker(said)
    if (link !== undefined)
      return isOfIt && isColumn(head) && isOfTable((name) => [one, shortened[one]].includes(name)) ? '' : all
    const isShort = houseOf(plain(head)) !== undefined && isOfTable((name) => name.startsWith(one))
    const isAdjective =
      isColumn(head) && isColumn(trade) && isOfTable((name) => name.replace(/[oa]$/, '') === stem)
    return isShort || isAdjective ? '' : all
  })
const namedTrade =
  /(?<=(?<!\p{L})(\p{L}{4,20})) (?:(d(?:e|[ao]s?)) )?(?!d(?:e|[ao]s?) )(\p{L}{3,20})(?!\p{L})/giu

/** 'Quantas sessões, contando as canceladas, …': what is included is left out of nothing. */
function withoutIncluded(question: string, data: Dataset, lexicon: Lexicon): string {
  return question.replace(included, (clause, told: string) => {
    const words = wordsOf(told)
    const { metrics, values, strange } = sayWords(
      words,
      words.map(() => false),
      [],
      data,
      lexicon,
    )
    return values.length > 0 && metrics.length + strange.length === 0 ? ' ' : clause
  })
}

const including = 'contando|incluindo|inclusive|pode (?:contar|incluir)'
const included = new RegExp(`[,(?.] *(?:${including})(?: com)? ([^,()?]{3,60})[,)]?`, 'giu')
const includes = new RegExp(String.raw`(?<!\b(?:sem|nao) )\b(?:${including}) (?!a partir|so\b)\p{L}`, 'u')

/** Fewer words tell what is asked for, no story. */
const shortestTold = 3

/** Does it tell no number, no time, and of values no more than are asked about? */
function isSmallTalk(text: string, data: Dataset, lexicon: Lexicon, values: number): boolean {
  // 'Vou rever os preços' tells no number, either.
  const isIntent = /^(?:vou|vamos) /.test(plain(text))
  // 'Dos pedidos de carvão, quantos …' tells the whole.
  if (!isIntent && /^d[ao]s |\b(?:vezes|quantidade|custo|preco|valor)\b/.test(plain(text))) return false
  const told = sayTold(text, data, lexicon)
  // 'Ingressos vendidos: fevereiro versus março'
  if (told.words.length <= shortestTold && told.strange.length > 0 && !asksFor.test(plain(text))) return false
  return (
    (isIntent || told.metrics.every(countsRows)) && told.periods.length === 0 && told.values.length === values
  )
}

/** 'O contador pediu' */
const asksFor = /\b(?:pediu|pediram|perguntou|perguntaram|quer(?:em|ia)? saber)$/

function readText(text: string, table: Dataset, own: Lexicon, others: readonly Lexicon[]): Reading {
  const { question, lexicon, without } = readDates(withShortForms(text, own), table, own)
  const { question: rest, limits } = readLimits(question)
  const { words, corrections } = spelled(withoutNone(wordsOf(rest)), lexicon, others)
  const inside = inValues(words, lexicon)
  const meant = dateMeant(words, readPeriods(words, table.time, inside).used, table, lexicon)
  const data = datedBy(table, meant.date?.id)
  const time = readPeriods(words, data.time, inside)
  const said = sayWords(words, time.used, limits, data, lexicon, meant.places)
  const context: Context = {
    ...said,
    limits: [...said.limits, ...without],
    data,
    periods: time.periods,
    understood: [...corrections, ...said.understood].map((one) => ({
      ...one,
      said: asWritten(question)(one.said),
    })),
  }
  if (words.length === 0) return unknown(context, 'Escreva uma pergunta sobre os dados.')
  if (said.signs.has('why'))
    return unknown(context, 'Não sei o motivo: os dados mostram o que mudou, mas não por quê.')
  if (said.signs.has('future')) return unknown(context, futureMessage)
  // Bills are no sales.
  const sold = data.outlay && isSold(said.signs) ? words.filter((word) => word.startsWith('vend')) : []
  const strange = [...said.strange, ...sold].map(asWritten(question))
  const missing = strange.length > 0 ? { strange } : {}
  if (time.problem) return { ...unknown(context, time.problem), ...missing }
  if (strange.length > 0) return { ...unknown(context, strangeMessage(strange)), ...missing }
  if (said.unsure) return askWhich(question, said.unsure)
  if (said.tangled || includes.test(words.join(' '))) return unknown(context, tangledMessage)
  const isDated = time.periods.length + said.grains.length + said.weekdays.days.length > 0 || said.weekday
  const happened = unknownDate(
    withoutPaying(meant, words, lexicon),
    isDated,
    time.periods.length > 1,
    lexicon,
  )
  if (happened) return unknown(context, happened)
  return planOf(context)
}

/** 'Pagaram multa': a number is named that was paid. */
const withoutPaying = (meant: DateMeant, words: string[], { meanings }: Lexicon): DateMeant => ({
  ...meant,
  own: meant.own.filter(
    ({ word, at }) =>
      !(
        isSpending(word) &&
        meanings
          .get(phraseKey([words[/^(?:de|em|com)$/.test(words[at + 1] ?? '') ? at + 2 : at + 1] ?? '']))
          ?.some((one) => one.is === 'metric' && one.metric.unit === 'money')
      ),
  ),
})

/** What is told to have happened is passed over only where it did to every row, or a value tells it as well. */
function unknownDate(
  { own, others }: DateMeant,
  isDated: boolean,
  isTwice: boolean,
  lexicon: Lexicon,
): string | undefined {
  const isLost = ({ tells, date, word }: DateNamed) =>
    (tells || (isPlural(word) && !lexicon.tables.has(singular(word)))) &&
    (isPartly(date) || isOutcome(word)) &&
    !saysValue(word, lexicon)
  const isJoined = ({ at }: DateNamed) => own.some((one) => one.tells && Math.abs(one.at - at) === 2)
  const other = others.find((one) => one.tells && (isLost(one) || isTwice || isJoined(one)))
  const [first] = own
  if (other && first)
    return `Uso uma data de cada vez: “${first.date.label}” ou “${other.date.label}”. Pergunte uma parte por vez.`
  const lost = isDated ? undefined : own.find(isLost)
  return lost && `“${lost.date.label}” diz quando foi: pergunte com um período.`
}

/** 'Sem nenhum desconto' is 'sem desconto'. */
const withoutNone = (words: string[]): string[] =>
  words.filter(
    (word, at) =>
      !(
        /^(?:nenhum|nenhuma|qualquer|algum|alguma)$/.test(word) &&
        /^(?:sem|com|teve|tiveram|tivemos|tem|usou|usaram|deu|deram|demos|houve)$/.test(words[at - 1] ?? '')
      ),
  )

/** A word with the accents it was written with. */
const asWritten =
  (question: string) =>
  (word: string): string =>
    question.split(/[^\p{L}\p{N}%]+/u).find((written) => plain(written) === word) ?? word

function askWhich(question: string, { word, choices }: NonNullable<Sayings['unsure']>): Reading {
  const few = choices.slice(0, 4)
  const place = plain(question).indexOf(plain(word))
  const fits = plain(question).length === question.length && place >= 0
  return {
    kind: 'ask',
    message: `${quoted(word)} pode ser ${either.format(few)}. Qual deles?`,
    offers: few.map((choice) =>
      fits ? question.slice(0, place) + choice + question.slice(place + word.length) : choice,
    ),
  }
}
