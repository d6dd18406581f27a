import { groupsOf, totalOf } from './aggregate'
import type { Answered } from './answer'
import { answerPlan } from './answer-question'
import type { Dataset } from './dataset'
import { lastWhole, periodBefore, quietDays } from './periods'

/** Groups below this part of the whole move much and matter little. */
const leastPart = 0.08

/** The group whose sales moved most from the month before to the last whole one, with the question that shows it. */
export function biggestChange(data: Dataset): { sentence: string; question: string } | undefined {
  const metric = data.metrics.find(({ id }) => id === data.sales?.money)
  if (!metric || !data.time) return undefined
  const period = lastWhole(data.time, 'month')
  const against = periodBefore(period)
  if (against.from < data.time.first - quietDays) return undefined
  const whole = totalOf(data, metric, { filters: [], period: against })
  const moves = data.dimensions.flatMap(({ id, label }) => {
    const now = new Map(
      groupsOf(data, metric, { dimension: id }, { filters: [], period }).map((group) => [
        group.label,
        group.value,
      ]),
    )
    return groupsOf(data, metric, { dimension: id }, { filters: [], period: against })
      .filter(({ value }) => value >= whole * leastPart)
      .map((was) => ({ id, label, value: was.label, change: (now.get(was.label) ?? 0) / was.value - 1 }))
  })
  const most = moves.toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))[0]
  if (!most) return undefined
  const filters = [{ dimension: most.id, values: [most.value], except: false }]
  const answer = answerPlan({ kind: 'change', metric, filters, period, against }, data) as Answered
  return {
    sentence: `${most.value}: ${answer.sentence.charAt(0).toLowerCase()}${answer.sentence.slice(1)}`,
    question: `Qual ${most.label} mais ${most.change > 0 ? 'cresceu' : 'caiu'} no último mês?`,
  }
}
