import { meetingZone } from '@ag/contracts'
import { numberWordsUpTo } from '@ag/core'
import { plainWeekday } from '@ag/core/day-names'
import { addDays, addMonths, type Day, firstDayOf, lastDayOf, monthOf, weekdayOf } from '@ag/core/days'
import { isExists } from 'date-fns/isExists'
import { lightFormat } from 'date-fns/lightFormat'
import { dayIn } from '../meetings/zoned-day'
import { anyWeekday, anyWorkday, monthWords, weekdayWords } from './day-words'
import { inPortuguese } from './time-words'
import { fold } from './words'

const noon = 12 * 60
const evening = 18 * 60

/** Parts of a day as people name them; minutes count from midnight. */
const partsOfDay = {
  morning: { until: noon },
  noon: { from: noon, until: 14 * 60 },
  afternoon: { from: noon, until: evening },
  late_afternoon: { from: 16 * 60, until: evening },
  evening: { from: evening },
} as const
type PartOfDay = keyof typeof partsOfDay

interface Hours {
  minute?: number
  from?: number
  until?: number
  /** The part of the day that `from` and `until` were said as. */
  part?: PartOfDay
}

/** What does not suit: all that it names together, a weekday being 1 for Monday. */
export interface Exclusion extends Hours {
  first?: Day
  last?: Day
  weekday?: number
}

interface Days {
  first: Day
  last: Day
}

/** When somebody would like to meet, as far as they said. Minutes count from midnight. */
export interface WishedTime extends Hours, Partial<Days> {
  /** Where several days were named, each of them; `first` and `last` span them all. */
  days?: Days[]
  except?: Exclusion[]
}

/** Is a moment, a day with its minute, what is wished for? */
export const suitsWish = (wish: WishedTime, day: Day, minute: number): boolean =>
  isWithin(wish, day, minute) &&
  (wish.days?.some((each) => isWithin(each, day, minute)) ?? true) &&
  !wish.except?.some(
    (each) => isWithin(each, day, minute) && (each.weekday === undefined || each.weekday === weekdayOf(day)),
  )

const isWithin = (
  { first, last = first, minute, from, until }: Hours & Partial<Days>,
  day: Day,
  of: number,
): boolean =>
  (first === undefined || (day >= first && (last === undefined || day <= last))) &&
  (minute === undefined || of === minute) &&
  (from === undefined || of >= from) &&
  (until === undefined || of < until)

/** 'segunda', 'seg' and all others, as people shorten them. */
const weekdayNames = new Map(
  weekdayWords.flatMap(
    (name, index): Array<[name: string, weekday: number]> => [
      [name, index + 1],
      [name.slice(0, 3), index + 1],
    ],
  ),
)
const monthPattern = monthWords.map((each) => `${each}|${each.slice(0, 3)}`).join('|')
/** No day and no hour that people spell is beyond it. */
const numbers = numberWordsUpTo(20)
/** Days of a month as they are spelled. */
const spelledDays = numberWordsUpTo(31)
const dayNumber = `\\d{1,2}|primeiro|vinte e (?:um|dois|tres|quatro|cinco|seis|sete|oito|nove)|trinta e um|${[...spelledDays.keys()].join('|')}`
const number = `\\d{1,2}|${[...numbers.keys()].join('|')}`

/** Reads days and hours in Portuguese, as seen from `now` in the meetings' zone; undefined where there are neither. */
export function readMoment(text: string, now: Date): WishedTime | undefined {
  const today = dayIn(meetingZone, now)
  const clauses = plainly(text).split(clauseEnd)
  const except = clauses.filter((clause) => refuses.test(clause)).flatMap((each) => excludedBy(each, today))
  const wanted = clauses.filter((clause) => !refuses.test(clause)).join(', ')
  const [first, ...others] = readDays(wanted, today)
  const wish: WishedTime = {
    ...(first && others.length === 0 && first),
    ...(first && others.length > 0 && spanOf([first, ...others])),
    ...readHours(wanted),
    ...(except.length > 0 && { except }),
  }
  return Object.keys(wish).length > 0 ? wish : undefined
}

/** 'Entre os dias 7 e 11 de dezembro' names the month once. */
const daysOfOneMonth = new RegExp(
  `\\b(?:entre|de|do) (?:os? )?dias? (\\d{1,2}) (?:e|a|ao|ate) (?:o )?(?:dia )?(\\d{1,2}) de (${monthPattern})\\b`,
  'g',
)

/** 'Sexta tem enterro', 'quinta eu viajo' and 'tenho prova quinta' say what does not suit; 'sexta tem horário?' does not. */
const occasions =
  'aula|audiencia|balanco|banho e tosa|batizado|casamento|cirurgia|compromisso|concurso|consulta|culto|curso|dentista|ensaio|enterro|entrega|evento|exame|faculdade|feira|feriado|festa|fisioterapia|formatura|inventario|jogo|medico|missa|mudanca|pericia|plantao|prova|rodizio|terapia|treino|velorio|vestibular|viagem|vistoria'
const namedDay = `(?:${anyWeekday}|amanha|hoje)(?:[- ]feira)?`
const dayName = `(${namedDay}|(?:de|a|pela) (?:manha|tarde|noite)|dia \\d{1,2}(?! de ))`
/** What somebody can do on a day says that it suits. */
const free =
  'posso|poss|consigo|quero|queria|prefiro|gostaria|topo|fecho|aceito|estou (?:livre|disponivel|aqui|em casa)|to (?:livre|disponivel|aqui|em casa|de boa)|fico (?:livre|em casa)|sou livre|tenho (?:tempo|livre|hora|horario|agenda|disponibilidade|janela|folga|vaga|um tempo|uma janela|a (?:manha|tarde)|[ao] dia)|folgo|so|abro|acordo|chego|saio|vou (?:poder|conseguir|estar)|marc|agend|acho|te|lhe|ja (?:posso|to|estou)'
const busyOn = new RegExp(
  [
    `\\b${dayName}s? (?:eu )?(?:ja )?(?:tem|tenho|temos|e|sao|tinha) (?:o |a |um |uma |o meu |meu |minha |dia d[aeo] )?(?:${occasions})\\b`,
    `\\b${dayName}s? (?:eu|a gente) (?!(?:ja )?(?:${free}))\\p{L}{3,}\\b`,
    `\\b${dayName}s? (?:viajo|trabalho|pesco|dou aula|vou viajar|estou fora|to fora|to viajando|encavalou|lotou)\\b`,
  ].join('|'),
  'gu',
)
const engagedOn = new RegExp(
  `\\b(?:tenho|tem) (?:um |uma )?(?:${occasions}) (?:na |n?o |de )?(${namedDay})\\b`,
  'g',
)
/** 'Nove em ponto', '9 da matina' */
const emPonto = new RegExp(`\\b(?:as |a )?(${number}) ?(?:h )?(?:em ponto|da matina|badaladas)`, 'g')
/** 'Quinta onze', 'segunda 11, e já' */
const afterWeekday = new RegExp(
  `\\b(${anyWorkday}|amanha|hoje)(?:[- ]feira)? (1[0-9]|[89]|nove|dez|onze)(?= ?(?:$|[,.!?]| e ja| fechou))`,
  'g',
)
const bareClock = '(\\d{1,2}(?:(?:h|:)\\d{0,2})?)h?'
/** 'Fecho o caixa às 19h, então depois disso', 'depois que o banco fecha, umas 16h' */
const onlyAfter = new RegExp(
  `\\b(?:(?:a partir )?d?as|chego|volto|umas)? ?${bareClock},? (?:e ai|entao|so|teria que ser|dai|e dai|tem que ser|depois disso pode)? ?(?:so )?(?:em diante|depois(?: disso)?(?= ?(?:$|[,.]| pode))|dai (?:em diante|pra frente)|pra la\\b|pra frente)`,
  'g',
)
const onlyBefore = new RegExp(
  `\\b(?:as )?${bareClock},? (?:teria que ser|tem que ser|so) antes(?: disso)?`,
  'g',
)
const shortNo = new RegExp(`\\bn\\b(?=[,.]|$| (?:${anyWeekday}|hoje|amanha)\\b)`, 'g')
const insteadOf = new RegExp(
  `\\b(?:em vez|ao inves|[en][mo] lugar) (?:d[aeo]s? )(${namedDay}|\\d{1,2}(?::\\d{2}|h\\d{0,2})?)(?![\\d:])`,
  'g',
)

/** What is neither a day nor an hour, though it has a word of one, is taken out. */
const plainly = (text: string): string =>
  inPortuguese(fold(text))
    .replace(/(?<!\S)\S+@\S+/g, ' ')
    .replace(/\b(?:bom dia|boa tarde|boa noite)\b/g, ' ')
    .replace(/(?<!\d)[2-6]ª (?:opcao|alternativa|data|via|vez|parcela)s?\b/g, ' ')
    .replace(/(?<!\d)([2-6])ª(?:[ -]feira)?/g, (_, place) => fold(plainWeekday(Number(place) - 1)))
    .replace(
      /\b(?:primeira|segunda|terceira|quarta|quinta) (?:opcao|alternativa|data|via|vez|guerra|pessoa|parcela)s?\b/g,
      ' ',
    )
    .replace(/\bmais (?:tarde|cedo)\b|\bmais pra tarde\b|\bmais pro (?:fim|final) do dia\b/g, ' ')
    // 'Não é 14h, é 15h' and 'trocar 15h por 16h' refuse the one for the other.
    .replace(/\bnao e (?:as )?(\S+?),? e (?:as )?(?=\d)/g, 'nao as $1, as ')
    .replace(/\btroc\w+ (?:d?as? )?(\d\S*) (?:por|pra|pelas?|pras) (?=\d)/g, 'nao as $1, as ')
    .replace(
      /\b(?:marcar|agendar?|mais|menos|d?uma|uma) (?:uma )?hora\b(?= (?:com|pra|a menos|$))|\buma hora (?:a menos|pra frente|antes|depois)\b|\bse nao\b|\bdesde que\b/g,
      ' ',
    )
    // How long, and by how much, are no hours.
    .replace(
      /\b(?:dura(?:r)?|demora|agend\w+|adia\w*|atras\w+(?: (?:a |minha )?\w+)?|em|de) (?:em )?(?:uma|duas|meia) horas?\b(?! d[ae])|\b(?:uma|duas|meia) horas? (?:depois|antes|a mais)\b/g,
      ' ',
    )
    .replace(emPonto, 'as $1h ')
    .replace(afterWeekday, '$1 as $2')
    .replace(/\b([oa]) das (?=\d|[a-z])/g, '$1 as ')
    .replace(/\bmeio[ -]?dia e (?:quinze|15)\b/g, '12:15')
    .replace(onlyAfter, 'depois das $1')
    .replace(onlyBefore, 'antes das $1')
    .replace(/\bdesde (?:cedo|ontem|hoje)\b(?: de \w+)?/g, ' ')
    .replace(/\b([01]?\d|2[0-3])\.([0-5]\d)(?![.\d])/g, '$1:$2')
    .replace(/^([01]\d|2[0-3])([0-5]\d)$/, '$1:$2')
    // Bounds as others say them: 'não antes das 10', 'no máximo 17h', '16h pra frente', 'das 10 até meio-dia', '13-15h'.
    .replace(/\bnao antes d(?:as|e) (?=\d)/g, 'a partir das ')
    .replace(/\bnao depois d(?:as|e) (?=\d)/g, 'ate as ')
    .replace(/\b(?:no maximo|[on]o? mais tardar)(?: ate)?(?: as)? (?=\d)/g, 'ate as ')
    .replace(/\b(\d{1,2}(?::\d{2}|h\d{0,2})?) (?:pra frente|ou depois|em diante)\b/g, 'a partir das $1')
    .replace(/\b(\d{1,2}(?:h\d{0,2})?) (?:ate|ao|a|as)(?: o)? meio[ -]?dia\b/g, '$1 as 12h')
    .replace(/\b(\d{1,2}) ?- ?(\d{1,2})h\b/g, '$1h-$2h')
    .replace(daysOfOneMonth, 'do dia $1 de $3 ao dia $2 de $3')
    .replace(/\bn (?=\d)/g, ', nao as ')
    .replace(shortNo, 'nao')
    .replace(insteadOf, (_, gone) => (/^\d/.test(gone) ? `, nao as ${gone}, ` : `, menos ${gone}, `))
    .replace(busyOn, (_, ...days) => `menos ${days.find((day) => typeof day === 'string')} , `)
    .replace(engagedOn, 'menos $1 ')

const spanOf = (days: Days[]): WishedTime => ({
  first: days.map(({ first }) => first).toSorted()[0] ?? '',
  last:
    days
      .map(({ last }) => last)
      .toSorted()
      .at(-1) ?? '',
  days,
})

/** 'De manhã não dá, só de tarde' says two things; so does 'qualquer dia menos sexta'. */
const clauseEnd = new RegExp(
  String.raw`[,;.!]+\s*|(?<!\s)\s+(?:mas|porem|so)\s+|(?<!\s)\s+(?:e\s+)?(?=(?:menos|exceto|tirando|sem ser|fora)\s+(?:n?[ao]s?\s+|de\s+|d[ao]s?\s+)?\p{L})|(?<!\s)\s+(?:e )?(?=nao (?:e |n[ao] |as |de )?(?:${anyWeekday}|amanha|hoje|manha|tarde|ness[ae]|\d{1,2}(?:h\d{0,2}| d[ae]))\b)|(?<!\s)\s+(?=(?:em vez|ao inves|no lugar|do que) d)|\s(?:que eu|porque|pq|pois)\s`,
  'u',
)
const refuses =
  /\b(?:nao(?! (?:pera|espera|calma|e melhor))|nem|nunca|jamais|(?<!mais ou )menos|exceto|tirando|sem ser|fora|impossive(?:l|is)|complicad[oa]|ruim|pessimo|em vez|ao inves d|no lugar d|do que de|(?:e|muito) (?:muito )?cedo)\b(?!.*\b(?:sei|tem|teria)\b)/

function excludedBy(clause: string, today: Day): Exclusion[] {
  const days = takeAll(clause, today).map(
    ({ days: { first, last }, weekday }): Exclusion =>
      weekday === undefined ? { first, last } : { weekday },
  )
  const hours = readHours(clause)
  if (Object.keys(hours).length === 0) return days
  return days.length > 0 ? days.map((each) => ({ ...each, ...hours })) : [hours]
}

const readDays = (text: string, today: Day): Days[] => {
  const found = takeAll(text, today).map(({ days }) => days)
  return found.filter(
    ({ first, last }, index) =>
      found.findIndex((each) => each.first === first && each.last === last) === index,
  )
}

interface Taken {
  at: number
  end: number
  days: Days
  /** Where it is a day of the week, which. */
  weekday?: number
}

/** Every day that a text names, in the order said; what one reader has taken is not read by the next. */
function takeAll(text: string, today: Day): Taken[] {
  let rest = text
  const taken: Taken[] = []
  const isNextMonth = /\b(?:mes que vem|proximo mes)\b/.test(text)
  for (const [pattern, read] of dayReaders) {
    rest = rest.replace(pattern, (...found) => {
      const groups = found.slice(
        1,
        found.findIndex((each) => typeof each === 'number'),
      )
      const at = Number(found.find((each) => typeof each === 'number'))
      const days = read(groups, today, isNextMonth)
      if (!days) return found[0]
      const weekday = pattern === weekdayPattern ? weekdayNames.get(groups[0] ?? '') : undefined
      taken.push({ at, end: at + found[0].length, days, ...(weekday !== undefined && { weekday }) })
      return ' '.repeat(found[0].length)
    })
  }
  const inOrder = joined(
    taken.toSorted((one, other) => one.at - other.at),
    text,
  )
  // A day of the month that is named says more than its month.
  return inOrder.length > 1 && isNextMonth && /\bdia (?:\d|primeiro)/.test(text)
    ? inOrder.filter(({ days }) => days.first === days.last)
    : inOrder
}

/** 'De segunda a quarta' and 'entre o dia 2 e o dia 4' name all the days from the one to the other. */
function joined(taken: readonly Taken[], text: string): Taken[] {
  const all: Taken[] = []
  for (const each of taken) {
    const before = all.at(-1)
    const link = before && text.slice(before.end, each.at)
    const lead = before && text.slice(0, before.at)
    const isSpan =
      (/^ ?(?:a|ao|ate|ate [ao]) (?:dia )?$/.test(link ?? '') &&
        /\b(?:de|do|da|desde) (?:dia )?$/.test(lead ?? '')) ||
      (/^ ?e (?:o |a )?$/.test(link ?? '') && /\bentre (?:os? |as? )?$/.test(lead ?? ''))
    if (!before || !isSpan) {
      all.push(each)
      continue
    }
    // 'De segunda a quarta', said on a Tuesday, ends in the week it begins in.
    const last = each.days.last < before.days.first ? addDays(each.days.last, 7) : each.days.last
    all[all.length - 1] = { at: before.at, end: each.end, days: { first: before.days.first, last } }
  }
  return all
}

type ReadDays = (groups: Array<string | undefined>, today: Day, isNextMonth: boolean) => Days | undefined

const oneDay = (day: Day): Days => ({ first: day, last: day })

/** 'ter' is a verb where nothing of a day follows. */
const shortWeekdays = weekdayWords.map((name) => {
  const short = name.slice(0, 3)
  return short === 'ter' ? 'ter(?=-feira| feira|,|$| \\d| as | de (?:manha|tarde))' : short
})
const weekdayPattern = new RegExp(
  `\\b(${anyWeekday}|${shortWeekdays.join('|')})(?:[- ]feiras?|s)?\\b(?:( que vem| da (?:(?:outra|proxima) semana|semana (?:que vem|seguinte)))\\b)?`,
  'g',
)

const dayReaders: Array<[pattern: RegExp, read: ReadDays]> = [
  [
    /\b(20\d{2})-(\d{2})-(\d{2})\b/g,
    ([year, month, day]) => existing(Number(year), Number(month), Number(day)),
  ],
  [
    /\b(\d{1,2})[/-](\d{1,2})(?:[/-](\d{2,4}))?\b/g,
    ([day, month, year], today) => dated(Number(day), Number(month), yearOf(year), today),
  ],
  [
    new RegExp(`\\b(${dayNumber})[ºo°]? (?:de |do )?(${monthPattern})\\b(?: (?:de |do )?(20\\d{2}))?`, 'g'),
    ([day, month, year], today) => dated(numberedDay(day), monthNumber(month), yearOf(year), today),
  ],
  [
    new RegExp(`\\b(?:depois|apos) (?:do )?dia (${dayNumber})\\b`, 'g'),
    ([day], today) => {
      const named = nextNumbered(numberedDay(day), today, 0)
      const first = named && addDays(named.first, 1)
      return first === undefined ? undefined : { first, last: lastDayOf(monthOf(first)) }
    },
  ],
  [
    new RegExp(`\\bdia (${dayNumber})[ºo°]?(?![\\p{L}\\d/])`, 'gu'),
    ([day], today, isNextMonth) => nextNumbered(numberedDay(day), today, isNextMonth ? 1 : 0),
  ],
  [/\bdepois de amanha\b/g, (_, today) => oneDay(addDays(today, 2))],
  [/\bamanha\b/g, (_, today) => oneDay(addDays(today, 1))],
  [/\bhoje\b/g, (_, today) => oneDay(today)],
  [
    new RegExp(`\\b(?:daqui a?|em)(?: uns| umas)? (${number}) (dia|semana)s?\\b`, 'g'),
    ([count, unit], today) => oneDay(addDays(today, numberOf(count) * (unit === 'semana' ? 7 : 1))),
  ],
  [
    new RegExp(`\\b(?:a )?outra (${anyWorkday})\\b`, 'g'),
    ([name], today) => oneDay(addDays(comingWeekday(name, today).first, 7)),
  ],
  [new RegExp(`\\bproxim[ao] (${anyWeekday})\\b`, 'g'), ([name], today) => nextWeekday(name, today)],
  [
    weekdayPattern,
    ([name, isNext], today) => (isNext ? nextWeekday(name, today) : comingWeekday(name, today)),
  ],
  [
    /\b(?:semana que vem|proxima semana|outra semana|semana seguinte)\b/g,
    (_, today) => ({ first: addDays(mondayOf(today), 7), last: addDays(mondayOf(today), 11) }),
  ],
  [
    /\b(?:fim|final) de semana\b/g,
    (_, today) => ({ first: addDays(mondayOf(today), 5), last: addDays(mondayOf(today), 6) }),
  ],
  [
    /\b(?:ess[ae]|est[ae]|dess[ae]|dest[ae]|nest[ae]|ness[ae]) semana\b|\bness[ae]$/g,
    (_, today) => ({ first: today, last: addDays(mondayOf(today), 4) }),
  ],
  [/\b(?:mes que vem|proximo mes)\b/g, (_, today) => monthDays(addMonths(monthOf(today), 1))],
  [
    new RegExp(`\\b(?:em|pra|para|de|no mes de) (${monthWords.join('|')})\\b`, 'g'),
    ([month], today) => comingMonth(month, today),
  ],
]

const mondayOf = (day: Day) => addDays(day, 1 - weekdayOf(day))
const monthNumber = (name = '') => monthWords.findIndex((each) => each.startsWith(name.slice(0, 3))) + 1
const numberedDay = (text = '') =>
  text === 'primeiro'
    ? 1
    : text.split(' e ').reduce((day, word) => day + (spelledDays.get(word) ?? Number(word)), 0)
const monthDays = (month: string): Days => ({ first: firstDayOf(month), last: lastDayOf(month) })

/** The next one to come, never today. */
function comingWeekday(name: string | undefined, today: Day): Days {
  const day = addDays(mondayOf(today), (weekdayNames.get(name ?? '') ?? 1) - 1)
  return oneDay(day > today ? day : addDays(day, 7))
}

const nextWeekday = (name: string | undefined, today: Day): Days =>
  oneDay(addDays(mondayOf(today), 7 + (weekdayNames.get(name ?? '') ?? 1) - 1))

/** This month or the first one to come that has the day. */
function nextNumbered(day: number, today: Day, from: number): Days | undefined {
  for (let ahead = from; ahead < 4; ahead += 1) {
    const [year, month] = addMonths(monthOf(today), ahead).split('-').map(Number)
    const found = existing(year, month, day)
    if (found && found.first >= today) return found
  }
  return undefined
}

function comingMonth(name: string | undefined, today: Day): Days {
  const [year = 0, current = 1] = today.split('-').map(Number)
  const month = monthNumber(name)
  return monthDays(`${month < current ? year + 1 : year}-${String(month).padStart(2, '0')}`)
}

function yearOf(text: string | undefined): number | undefined {
  if (!text) return undefined
  return text.length === 2 ? 2000 + Number(text) : Number(text)
}

function dated(day: number, month: number, year: number | undefined, today: Day): Days | undefined {
  if (year) return existing(year, month, day)
  const current = Number(today.slice(0, 4))
  const soon = existing(current, month, day)
  // Somebody who names a day of the last weeks means it, and is told that it is over.
  if (soon && soon.first >= addDays(today, -60)) return soon
  return existing(current + 1, month, day)
}

function existing(year = 0, month = 1, day = 1): Days | undefined {
  const date = new Date(year, month - 1, day)
  return isExists(year, month - 1, day) ? oneDay(lightFormat(date, 'yyyy-MM-dd')) : undefined
}

/** An hour with what may follow it, so that 'umas 12 pessoas' and 'as duas faturas' are none. */
const clock = `(?:${number})(?: ?(?:h|:)\\d{2}| ?(?:hrs|hs|h|horas?)(?: e meia)?| e meia)?`
const between = new RegExp(
  `\\b(?:entre(?: as)?|das?|de) (${clock}) (?:e|as|ate|a)(?: as)? (${clock})(?!\\d)(?! (?:pessoas|funcionarios|dias)\\b)`,
)
const dashed = /\b(\d{1,2}(?:h|:)(?:\d{2})?) ?(?:-|–|a|ate) ?(\d{1,2}(?:h|:)(?:\d{2})?)(?!\d)/
const bounded = new RegExp(
  `\\b(depois|apos|a partir|antes|ate)(?: d?as?)?(?: as)? (${clock})(?!\\d)(?! (?:dias|pessoas|mes|semanas)\\b)`,
)
const boundedByNoon = /\b(depois|apos|a partir|antes|ate)(?: d?o)? meio[ -]?dia\b/
/** 'Eu largo às cinco, depois tô livre' says when others would say 'depois das cinco'. */
const endsAt = new RegExp(
  `\\b(?:trabalho|largo|saio|acaba|termina|entro|comeco|fico)\\b.{0,30}\\b(as|ate as) (${clock})\\b.{0,40}\\b(antes|depois)\\b`,
)
const workEnds = evening

function readHours(text: string): Hours {
  const range = between.exec(text) ?? dashed.exec(text)
  if (range && (/[h:]|meia/.test(range[0]) || /^(?:entre|das)/.test(range[0]))) {
    const [from, until] = [minuteIn(range[1], text), minuteIn(range[2], text)]
    if (from !== undefined && until !== undefined && from < until) return { from, until }
  }
  const byNoon = boundedByNoon.exec(text)
  if (byNoon) return /^(?:antes|ate)/.test(byNoon[0]) ? { until: noon } : { from: noon }
  const bound = bounded.exec(text)
  if (bound && !/\b(?:depois|antes) de amanha\b/.test(bound[0])) {
    const minute = minuteIn(bound[2], text)
    if (minute !== undefined) return /^(?:antes|ate)/.test(bound[0]) ? { until: minute } : { from: minute }
  }
  if (/\b(?:depois|apos) do (?:expediente|trabalho|servico)\b/.test(text)) return { from: workEnds }
  const ends = endsAt.exec(text)
  const end = ends && minuteIn(ends[2], text)
  if (ends && typeof end === 'number') return ends[3] === 'antes' ? { until: end } : { from: end }
  const minute = readMinute(text)
  if (minute !== undefined) return { minute }
  const part = partPatterns.find(([, pattern]) => pattern.test(text))?.[0]
  return part ? { ...partsOfDay[part], part } : {}
}

const partPatterns: Array<[PartOfDay, RegExp]> = [
  [
    'late_afternoon',
    /\b(?:fim|final|finalzinho|fimzinho|finzinho|ultimo horario) d[ae] tarde\b|\b(?:fim|final) do dia\b|\btard(?:ez)?inha\b/,
  ],
  ['afternoon', /\b(?:depois|apos)(?: do| o)? almoco\b/],
  ['morning', /\bantes do almoco\b/],
  ['noon', /\b(?:hora|horario|intervalo) d[oe] almoco\b|\bno almoco\b/],
  ['morning', /\bmanha(?:s|zinha)?\b|\bcedo\b|\bcedinho\b|\bmatutino\b/],
  ['afternoon', /\btardes?\b|\bvespertino\b/],
  ['evening', /\bnoites?\b|\bnoitinha\b|\bnoturno\b/],
]

/** What may stand behind an hour that is spelled without 'horas'. */
const spelledEnd =
  '(?=\\s*(?:$|[,.;!?]|em ponto|da |de |na |no |por |pelo |pode|esta|ta\\b|se |serve|fica|depois|eu ))'
const notCounted =
  '(?! ?(?:mil\\b|pessoa|func|minut|dia|mensag|msg|email|agente|client|anos|mes|semana|reais|vez|fatura|conta))'
const minutePatterns = [
  /\b(\d{1,2}) ?(?:hs|h|:)(\d{2})\b/,
  new RegExp(`\\b(${number}) ?(?:h|hs|hrs|horas?)\\b(?: e (meia|\\d{2}))?`),
  new RegExp(`\\b(${number}) e (meia|quinze|dez|vinte|trinta|quarenta|cinquenta)\\b${notCounted}`),
  /\b(\d{1,2}) e (\d{2})\b/,
  new RegExp(`\\b(?:as|pras|para as|la pelas|pelas|umas|a) (${number})${spelledEnd}`),
  new RegExp(
    `\\b(?:as|pras?|para as|la pelas|pelas|umas) (\\d{1,2})(?: e (\\d{2}))?\\b(?![/\\d])${notCounted}`,
  ),
  new RegExp(`\\b(${number}) da (?:manha|tarde|noite)\\b`),
]

const minutesPast = new Map([...numberWordsUpTo(59), ['meia', 30]])
const minutesBefore = new RegExp(`\\b(cinco|dez|quinze|vinte|\\d{1,2}) (?:pras|para as) (${number})\\b`)

function readMinute(text: string): number | undefined {
  if (/\bmeio[ -]?dia e meia\b/.test(text)) return noon + 30
  if (/\bmeio[ -]?dia\b/.test(text)) return noon
  const before = minutesBefore.exec(text)
  if (before)
    return ofDay(numberOf(before[2]), text) * 60 - (spelledDays.get(before[1] ?? '') ?? Number(before[1]))
  for (const pattern of minutePatterns) {
    const written = pattern.exec(text)
    if (!written) continue
    const hour = numberOf(written[1])
    const rest = minutesPast.get(written[2] ?? '') ?? Number(written[2] ?? 0)
    if (hour <= 23 && rest <= 59) return ofDay(hour, text) * 60 + rest
  }
  return undefined
}

/** '9h30', 'nove e meia' and '16' as minutes. */
function minuteIn(written = '', text: string): number | undefined {
  const [, hour, rest] = new RegExp(`^(${number})(?: ?(?:h|:)(\\d{2}))?`).exec(written) ?? []
  const minutes = /e meia$/.test(written) ? 30 : Number(rest ?? 0)
  const of = numberOf(hour)
  return of <= 23 && minutes <= 59 ? ofDay(of, text) * 60 + minutes : undefined
}

/** Nobody means the small hours: 'às 3' is in the afternoon. */
function ofDay(hour: number, text: string): number {
  if (hour > 12) return hour
  if (/\bda manha\b/.test(text)) return hour
  if (/\bda (?:tarde|noite)\b/.test(text)) return hour === 12 ? 12 : hour + 12
  return hour >= 1 && hour <= 7 ? hour + 12 : hour
}

const numberOf = (text = '') => numbers.get(text) ?? Number(text)
