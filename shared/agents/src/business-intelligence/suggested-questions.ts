import { capitalize } from '@ag/core'
import type { Dataset } from './dataset'
import { lastWhole, periodBefore, quietDays } from './periods'

/** Questions that a table can answer, made from its columns: at most eight. */
export function suggestedQuestions(data: Dataset): string[] {
  if (data.questions) return data.questions
  const { metrics, dimensions, time } = data
  const [first, second] = metrics.filter(({ bottom, id }) => !bottom && id !== 'rows')
  const mean = metrics.find(({ id }) => id === first?.mean)
  const main = first ?? metrics[0]
  if (!main) return []
  // A column with one value, or with a value of its own in each row, divides nothing.
  const useful = dimensions
    .filter(({ values }) => values.length > 1 && values.length < Math.max(60, data.rows / 3))
    .toSorted((one, other) => one.values.length - other.values.length)
  const [one, two] = useful
  const comparable = canCompare(data)
  return [
    one && `${capitalize(main.label)} por ${one.label}`,
    time && `${capitalize(main.label)} por mês`,
    two && `Top 5 em ${main.label} por ${two.label}`,
    mean && one && `${capitalize(mean.label)} por ${one.label}`,
    comparable && `${capitalize(main.label)} cresceu no último mês?`,
    comparable && one && `Qual ${one.label} mais cresceu em ${main.label}?`,
    second && one && `${capitalize(second.label)} por ${one.label}`,
    one && `Linhas por ${one.label}`,
    `${capitalize(main.label)} total`,
  ]
    .filter((question): question is string => typeof question === 'string')
    .slice(0, 8)
}

/** Is there a whole month before the last whole one? */
export const canCompare = ({ time }: Dataset): boolean =>
  time !== undefined && periodBefore(lastWhole(time, 'month')).from >= time.first - quietDays
