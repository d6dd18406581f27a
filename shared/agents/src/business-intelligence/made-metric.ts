import type { Metric, Term } from './dataset'

/** How two numbers make one: 'comissão em relação ao prêmio', 'o valor tirando o custo', 'frete e multa somados'. */
export type Making = 'part' | 'ratio' | 'difference' | 'sum'

/** One number made of two sums; none where one of them is a mean, or where they are of two units. */
export function madeMetric(how: Making, one: Metric, other: Metric): Metric | undefined {
  if (one.bottom || other.bottom || one === other) return undefined
  const isAlike = one.unit === other.unit
  if (how === 'ratio' || how === 'part') {
    if (how === 'part' && !isAlike) return undefined
    const unit = how === 'part' ? 'percent' : one.unit === 'count' ? 'number' : one.unit
    return made(how, `${one.label} por ${other.label}`, `${one.formula} / ${other.formula}`, {
      unit,
      definition: `Divide ${one.label} por ${other.label}.`,
      top: one.top,
      bottom: other.top,
    })
  }
  if (!isAlike) return undefined
  const sign = how === 'sum' ? '+' : '-'
  const top = [...one.top, ...(how === 'sum' ? other.top : other.top.map(negative))]
  return made(
    how,
    `${one.label} ${how === 'sum' ? 'mais' : 'menos'} ${other.label}`,
    `${one.formula} ${sign} ${other.formula}`,
    {
      unit: one.unit,
      definition: `${how === 'sum' ? 'Soma' : 'Tira'} ${other.label} ${how === 'sum' ? 'a' : 'de'} ${one.label}.`,
      top,
    },
  )
}

const made = (
  how: Making,
  label: string,
  formula: string,
  rest: Pick<Metric, 'unit' | 'definition' | 'top' | 'bottom'>,
): Metric => ({ id: `${how}:${label}`, label, words: [], formula, ...rest })

const negative = ({ of, sign }: Term): Term => ({ of, sign: sign === 1 ? -1 : 1 })
