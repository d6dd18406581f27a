import { channelName, isPaid } from '@ag/agents/marketing-ai/brief'
import { type Plan, rangeText } from '@ag/agents/marketing-ai/export-plan'
import { resultNames } from '@ag/agents/marketing-ai/phrases'
import { thinChannels } from '@ag/agents/marketing-ai/split-budget'
import { capitalize, formatBRL } from '@ag/core'
import { Alert, Heading, Text } from '@ag/ui'
import { useId } from 'react'
import styles from './forecast-summary.module.css'
import { texts } from './texts'

const whole = new Intl.NumberFormat('pt-BR')
const names = new Intl.ListFormat('pt-BR')

/** Cents without their small change: a forecast is not that exact. */
const reais = (cents: number): string => formatBRL(Math.round(cents / 100) * 100).replace(/,00$/, '')

/** The ranges of the month, whether it pays, and what stands in its way. */
export function ForecastSummary({ plan: { brief, allocation, forecast } }: { plan: Plan }) {
  const id = useId()
  const { one, many } = resultNames[brief.goal]
  const { costPerResult: cost, revenue, breakEven, results } = forecast
  const figures: [string, string][] = [
    [texts.forecast.clicks, rangeText(forecast.clicks)],
    [capitalize(many), rangeText(results)],
    [
      texts.forecast.cost(one),
      cost === undefined
        ? texts.forecast.none
        : cost.high === undefined
          ? texts.forecast.unknownCost(reais(cost.low))
          : rangeText({ low: cost.low, high: cost.high }, reais),
    ],
  ]
  if (revenue) figures.push([texts.forecast.revenue, rangeText(revenue, reais)])
  const thin = thinChannels(allocation)
  return (
    <section className={styles.summary} aria-labelledby={id}>
      <div>
        <Heading level={4} size="lg" id={id}>
          {texts.forecast.title}
        </Heading>
        <Text size="sm" tone="muted">
          {texts.forecast.lead}
        </Text>
      </div>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {breakEven !== undefined && (
        <Alert tone={verdictTones[verdictOf(breakEven, results)]}>
          {texts.forecast.breakEven(whole.format(breakEven), breakEven === 1 ? one : many)}{' '}
          {texts.forecast.verdict[verdictOf(breakEven, results)]}
        </Alert>
      )}
      {thin.length > 0 && (
        <Alert tone="warning">{texts.forecast.thin(names.format(thin.map(channelName)))}</Alert>
      )}
      {!brief.channels.some(isPaid) && allocation.reserve > 0 && (
        <Alert tone="info">{texts.forecast.idle(formatBRL(allocation.reserve))}</Alert>
      )}
    </section>
  )
}

type Verdict = keyof typeof texts.forecast.verdict
const verdictTones = { above: 'success', between: 'info', below: 'warning' } as const

const verdictOf = (needed: number, { low, high }: { low: number; high: number }): Verdict =>
  low >= needed ? 'above' : high >= needed ? 'between' : 'below'
