import { formatBRL } from '@ag/core'
import { csv } from '../csv'
import { dayAndMonth, weekdays } from '../week'
import { channelName, goals, type MarketingBrief } from './brief'
import type { Forecast, Range } from './forecast'
import { resultNames } from './phrases'
import { ideasFor, type Week } from './plan-month'
import type { Allocation } from './split-budget'

/** A month, as it is shown and kept. */
export interface Plan {
  brief: MarketingBrief
  allocation: Allocation
  weeks: Week[]
  forecast: Forecast
}

const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })

/** '12 a 40' */
export const rangeText = ({ low, high }: Range, format: (value: number) => string = whole.format): string =>
  `${format(low)} a ${format(high)}`

/** The plan for a spreadsheet: the steps, then the money and the forecast of each channel. */
export function planCsv({ brief, allocation, weeks, forecast }: Plan): string {
  const results = resultNames[brief.goal].many
  const steps = weeks.flatMap((week, index) =>
    week.steps.map(({ date, channel, text }) => {
      const spent = allocation.byChannel.find((each) => each.channel === channel)?.weeks[index] ?? 0
      return [index + 1, date, channelName(channel), text, spent / 100]
    }),
  )
  const money = forecast.byChannel.map(({ channel, cents, clicks, results: range }) => [
    channelName(channel),
    cents / 100,
    clicks.low,
    clicks.high,
    range.low,
    range.high,
  ])
  return csv([
    ['Semana', 'Data', 'Canal', 'Ação', 'Verba (R$)'],
    ...steps,
    [],
    ['Canal', 'Verba (R$)', 'Cliques (mín.)', 'Cliques (máx.)', `${results} (mín.)`, `${results} (máx.)`],
    ...money,
    ['Reserva', allocation.reserve / 100],
    [
      'Total',
      brief.budget / 100,
      forecast.clicks.low,
      forecast.clicks.high,
      forecast.results.low,
      forecast.results.high,
    ],
  ])
}

/** The plan as text. */
export function planText({ brief, allocation, weeks, forecast }: Plan): string {
  const goal = goals.find(({ id }) => id === brief.goal)?.name ?? ''
  const head = [
    `Plano de quatro semanas: ${goal.toLocaleLowerCase('pt-BR')}`,
    `Verba: ${formatBRL(brief.budget)}`,
    ...allocation.byChannel.map(({ channel, cents }) => `  ${channelName(channel)}: ${formatBRL(cents)}`),
    `  Reserva: ${formatBRL(allocation.reserve)}`,
    `Previsão: ${rangeText(forecast.clicks)} cliques e ${rangeText(forecast.results)} ${resultNames[brief.goal].many}`,
  ]
  const calendar = weeks.map((week, index) =>
    [
      `Semana ${index + 1} (${dayAndMonth(week.start)}): ${week.title}. ${formatBRL(week.cents + week.reserve)}`,
      week.focus,
      ...week.steps.map(
        ({ day, date, channel, text }) =>
          `  ${weekdays[day]?.short} ${dayAndMonth(date)} · ${channelName(channel)}: ${text}`,
      ),
    ].join('\n'),
  )
  const ideas = ['Ideias de campanha', ...ideasFor(brief).map(({ title, text }) => `  ${title}: ${text}`)]
  return [head.join('\n'), ...calendar, ideas.join('\n')].join('\n\n')
}
