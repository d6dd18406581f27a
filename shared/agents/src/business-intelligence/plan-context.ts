import { dimensionOf } from './aggregate'
import type { Dataset, Metric } from './dataset'
import type { Sign } from './everyday-words'
import { list, quoted } from './formats'
import type { Grain } from './periods'
import type { Grouping, Plan } from './plan'
import type { FoundPeriod } from './read-periods'
import type { Sayings } from './sayings/question'
import { suggestedQuestions } from './suggested-questions'

/** What a question says, and of what table. */
export interface Context extends Sayings {
  data: Dataset
  periods: FoundPeriod[]
}

/** Says that it is not known, and offers what this table can be asked. */
export const unknown = ({ data }: Pick<Context, 'data'>, message: string) => ({
  kind: 'unknown' as const,
  message,
  offers: suggestedQuestions(data).slice(0, 3),
})

export const placeMessage = 'Não sei o lugar nisto: pergunte pelos maiores ou pelos menores de uma coluna.'

export const wholeMessage =
  'Não sei de que total é a parte: pergunte com um filtro só, ou a quantidade de cada um.'

export const tangledMessage = 'Não sei ler o que fica dentro e o que fica fora. Pergunte uma parte por vez.'

export const strangeMessage = (strange: string[]): string =>
  `Não sei responder sobre ${list.format([...new Set(strange)].slice(0, 3).map(quoted))}: isso não está nestes dados.`

const grainNames: Record<Grain, string> = {
  day: 'dia',
  week: 'semana',
  month: 'mês',
  quarter: 'trimestre',
  year: 'ano',
}

/** How a grouping is called after 'por'. */
export function groupingName(data: Dataset, by: Grouping): string {
  if ('dimension' in by) return dimensionOf(data, by.dimension).label
  return 'weekday' in by ? 'dia da semana' : grainNames[by.grain]
}

/** Is it about what was sold; about what went up or down? */
export const isSold = (signs: Set<Sign>): boolean => signs.has('sold') || signs.has('bestselling')
export const isMove = (signs: Set<Sign>): boolean => signs.has('grow') || signs.has('fall')

/** The number of a table with this name. */
export const byId = (data: Dataset, id: string | undefined): Metric | undefined =>
  data.metrics.find((metric) => metric.id === id)

/** How groups are ordered, where the question orders them. */
export function rankOf({ signs, limit, rankPlace }: Context, kind: Plan['kind']): Plan['rank'] {
  const least = signs.has('least') || signs.has('worst')
  const most = signs.has('most') || signs.has('best') || signs.has('frequent')
  const limited = rankPlace === undefined ? (limit === undefined ? {} : { limit }) : { at: rankPlace }
  if (kind === 'change') {
    if (signs.has('fall')) return { order: least ? 'most' : 'least', ...limited }
    return { order: least ? 'least' : 'most', ...limited }
  }
  if (least) return { order: 'least', ...limited }
  return most || limit !== undefined || rankPlace !== undefined ? { order: 'most', ...limited } : undefined
}
