import { type Metric, measureIn, sumOf, type Unit } from './dataset'

/**
 * How two numbers make one: 'comissão em relação ao prêmio', 'aluguel por hora', 'o valor tirando o custo', 'frete e multa somados',
 * 'fardos vezes o valor unitário'.
 */
export type Making = 'part' | 'ratio' | 'difference' | 'sum' | 'product'

const signs: Record<Exclude<Making, 'product'>, [sign: string, word: string]> = {
  part: ['/', 'por'],
  ratio: ['/', 'por'],
  difference: ['-', 'menos'],
  sum: ['+', 'mais'],
}

/** One number made of two sums; none where one of them is a mean, or where two units would be mixed. */
export function madeMetric(how: Making, one: Metric, other: Metric): Metric | undefined {
  if (how === 'product') return productOf(one, other)
  if (one.bottom || other.bottom || one === other || (how !== 'ratio' && !areOfOneKind(one, other)))
    return undefined
  const [sign, word] = signs[how]
  const label = `${one.label} ${word} ${other.label}`
  const divides = sign === '/'
  const added = other.top.map((term) => (how === 'sum' ? term : { ...term, sign: -term.sign as 1 | -1 }))
  return {
    id: label,
    label,
    words: [],
    unit: unitOf(how, one, other),
    definition: `Calcula ${label}.`,
    formula: `${one.formula} ${sign} ${other.formula}`,
    top: divides ? one.top : [...one.top, ...added],
    ...(divides && { bottom: other.top }),
  }
}

/** Money is told as plain decimals where a column's name does not say that it is some. */
const areOfOneKind = ({ unit: one }: Metric, { unit: other }: Metric): boolean =>
  one === other || [one, other].toSorted().join() === 'money,number'

function unitOf(how: Making, { unit: one }: Metric, { unit: other }: Metric): Unit {
  if (how === 'part') return 'percent'
  if (how === 'ratio') return one === 'count' ? 'number' : one
  return other === 'money' ? 'money' : one
}

/** One times the other in each row, summed. */
function productOf(one: Metric, other: Metric): Metric | undefined {
  const [measure, times] = [measureIn(one), measureIn(other)]
  if (measure === undefined || times === undefined || (one.unit === 'money' && other.unit === 'money'))
    return undefined
  const nameOf = ({ label }: Metric) => label.replace(/^média de /, '')
  const label = `${nameOf(one)} vezes ${nameOf(other)}`
  return {
    id: label,
    label,
    words: [],
    unit: one.unit === 'money' || other.unit === 'money' ? 'money' : 'number',
    definition: `Soma ${label}, linha por linha.`,
    formula: `SUM(${JSON.stringify(measure)} * ${JSON.stringify(times)})`,
    top: [{ ...sumOf(measure), times }],
  }
}
