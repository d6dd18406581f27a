import { channelName, goals, type MarketingBrief } from '@ag/agents/marketing-ai/brief'
import { type Plan, planCsv, planText, rangeText } from '@ag/agents/marketing-ai/export-plan'
import { type Assumptions, forecast, startingAssumptions } from '@ag/agents/marketing-ai/forecast'
import { resultNames } from '@ag/agents/marketing-ai/phrases'
import { ideasFor, planMonth } from '@ag/agents/marketing-ai/plan-month'
import { allocate } from '@ag/agents/marketing-ai/split-budget'
import { nameOf } from '@ag/agents/named'
import { segments } from '@ag/agents/segments'
import { nextMonday } from '@ag/agents/week'
import { capitalize, formatBRL, isoDay } from '@ag/core'
import { Card, Heading, Text } from '@ag/ui'
import { BarChart, Table } from '@ag/ui/data'
import { useState } from 'react'
import { DemoActions } from '../demo-frame/demo-actions'
import { DemoFrame } from '../demo-frame/demo-frame'
import { DemoResult } from '../demo-frame/demo-result'
import { DemoTakeaway } from '../demo-frame/demo-takeaway'
import { AssumptionTable } from './assumption-table'
import { ForecastSummary } from './forecast-summary'
import { MarketingForm } from './marketing-form'
import styles from './marketingai-demo.module.css'
import { MonthPlan } from './month-plan'
import { RangeChart } from './range-chart'
import { texts } from './texts'

const example = (today: string): MarketingBrief => ({
  segment: 'food',
  goal: 'sales',
  budget: 3000_00,
  ticket: 60_00,
  channels: ['google', 'meta', 'email', 'whatsapp'],
  contacts: 2000,
  start: nextMonday(today),
})

/** A month of marketing from a goal and a budget: where the money goes, what may come of it, and what to do when. */
export function Demo() {
  const [initial] = useState(() => example(isoDay(Date.now())))
  const [brief, setBrief] = useState(initial)
  const [assumptions, setAssumptions] = useState<Assumptions>(() => startOf(initial))
  // Fields keep what was typed until there are other ranges to begin with.
  const [round, setRound] = useState(0)
  const [said, setSaid] = useState('')
  const allocation = allocate(brief)
  const plan: Plan = {
    brief,
    allocation,
    weeks: planMonth(brief, allocation),
    forecast: forecast(brief, allocation, assumptions),
  }
  const { one, many } = resultNames[brief.goal]
  const begin = (next: MarketingBrief) => {
    setAssumptions(startOf(next))
    setRound(round + 1)
  }

  return (
    <DemoFrame title={texts.title} lead={texts.lead}>
      <MarketingForm
        initial={initial}
        onPlan={(next) => {
          setBrief(next)
          if (next.goal !== brief.goal || next.segment !== brief.segment) begin(next)
          setSaid(texts.brief.planned)
        }}
      />
      <p className={styles.said} role="status">
        {said}
      </p>
      <ForecastSummary plan={plan} />
      <Money plan={plan} results={many} />
      <details className={styles.details} open>
        <summary>{texts.assumptions.title}</summary>
        <AssumptionTable
          key={round}
          channels={brief.channels}
          assumptions={assumptions}
          result={one}
          onChange={(channel, change) =>
            setAssumptions({ ...assumptions, [channel]: { ...assumptions[channel], ...change } })
          }
          onReset={() => begin(brief)}
        />
      </details>
      <DemoResult
        text={planText(plan)}
        fileName="plano-de-marketing.csv"
        fileType="text/csv"
        content={planCsv(plan)}
      >
        <Heading level={4} size="lg">
          {texts.calendar.title}
        </Heading>
        <MonthPlan weeks={plan.weeks} />
        <Heading level={4} size="lg">
          {texts.ideas}
        </Heading>
        <ul className={styles.ideas}>
          {ideasFor(brief).map(({ title, text }) => (
            <Card key={title} as="li" tone="soft">
              <strong>{title}</strong>
              <Text size="sm">{text}</Text>
            </Card>
          ))}
        </ul>
        <DemoTakeaway title={texts.takeaway.title} lead={texts.takeaway.lead} />
      </DemoResult>
      <DemoActions
        agent="marketing-ai"
        summary={texts.summary(
          nameOf(goals, brief.goal),
          nameOf(segments, brief.segment),
          formatBRL(brief.budget),
          brief.channels.map(channelName),
          `${rangeText(plan.forecast.results)} ${many}`,
        )}
        draft={brief === initial ? undefined : { content: { brief, assumptions } }}
      />
    </DemoFrame>
  )
}

/** The money by channel, to the cent, beside what each channel may bring. */
function Money({
  plan: { brief, allocation, forecast: expected },
  results,
}: {
  plan: Plan
  results: string
}) {
  const rows = [
    ...expected.byChannel.map((each) => ({
      name: channelName(each.channel),
      cents: each.cents,
      clicks: rangeText(each.clicks),
      results: rangeText(each.results),
    })),
    { name: texts.money.reserve, cents: allocation.reserve, clicks: '–', results: '–' },
    {
      name: texts.money.total,
      cents: brief.budget,
      clicks: rangeText(expected.clicks),
      results: rangeText(expected.results),
    },
  ]
  const bars = [...allocation.byChannel, { channel: 'reserve' as const, cents: allocation.reserve }]
  const title = capitalize(results)
  return (
    <section className={styles.money} aria-label={texts.money.title}>
      <Heading level={4} size="lg">
        {texts.money.title}
      </Heading>
      <div className={styles.charts}>
        <BarChart
          title={texts.money.chart}
          unit={texts.money.unit}
          axis={texts.money.channel}
          format={(reais) => formatBRL(Math.round(reais * 100)).replace(/,00$/, '')}
          points={bars.map(({ channel, cents }) => ({
            label: shortNames[channel],
            value: cents / 100,
          }))}
        />
        <RangeChart
          title={texts.money.ranges(title)}
          rows={expected.byChannel.map((each) => ({
            label: channelName(each.channel),
            range: each.results,
            words: rangeText(each.results),
          }))}
        />
      </div>
      <Table
        caption={texts.money.table}
        captionHidden
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          { id: 'name', header: texts.money.channel, cell: ({ name }) => name, heads: true },
          { id: 'cents', header: texts.money.unit, cell: ({ cents }) => formatBRL(cents), align: 'end' },
          {
            id: 'clicks',
            header: texts.money.clicks,
            cell: ({ clicks }) => <span className={styles.range}>{clicks}</span>,
            align: 'end',
          },
          {
            id: 'results',
            header: title,
            cell: (row) => <span className={styles.range}>{row.results}</span>,
            align: 'end',
          },
        ]}
      />
    </section>
  )
}

const shortNames = {
  google: 'Google',
  meta: 'Meta',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
  email: 'E-mail',
  whatsapp: 'Whats',
  reserve: texts.money.reserve,
}

const startOf = ({ segment, goal }: MarketingBrief): Assumptions => startingAssumptions(segment, goal)
