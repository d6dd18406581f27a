import { useSuspenseQuery } from '@ag/platform'
import { DataBoundary, EmptyState, Skeleton, Text } from '@ag/ui'
import { BarChart } from '@ag/ui/data'
import { SectionCard } from '@ag/ui/work'
import ChartIcon from 'lucide-react/icons/chart-column'
import { results as resultsQuery } from './chat-queries'
import styles from './results.module.css'
import { Suggestions } from './suggestions'
import { texts } from './texts'

const words = texts.results

/** What conversations of the last thirty days came to, when customers write, and what the agent did not know. */
export function Results() {
  const data = useSuspenseQuery(resultsQuery).data
  if (data.conversations === 0)
    return (
      <EmptyState icon={<ChartIcon />} title={words.none}>
        {words.noneLead}
      </EmptyState>
    )
  const busiest = data.hours.indexOf(Math.max(...data.hours))
  // From the first hour in which anybody writes to the last.
  const first = data.hours.findIndex(Boolean)
  const shown = data.hours.slice(first, data.hours.findLastIndex(Boolean) + 1)
  return (
    <div className={styles.results}>
      <SectionCard id="chat-results" title={words.title} lead={words.lead}>
        <dl className={styles.figures}>
          <Figure name={words.conversations} value={data.conversations} />
          <Figure name={words.answered} value={data.answered} />
          <Figure name={words.handedOver} value={data.handed_over} />
          <Figure name={words.byTeam} value={data.by_team} />
          <Figure
            name={words.hours}
            value={words.hoursValue(data.hours_saved)}
            how={words.how(data.answered, data.minutes_an_answer)}
          />
        </dl>
      </SectionCard>
      <SectionCard id="chat-hours" title={words.busiest} lead={words.busiestLead(busiest)}>
        <BarChart
          title={words.byHour}
          unit={words.messages}
          points={shown.map((value, at) => ({ label: `${first + at}h`, value }))}
        />
      </SectionCard>
      <DataBoundary loading={<Skeleton rows={2} />}>
        <Suggestions />
      </DataBoundary>
    </div>
  )
}

/** One number, and how it is counted where that is not plain. */
function Figure({ name, value, how }: { name: string; value: number | string; how?: string }) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>
        <strong>{typeof value === 'number' ? value.toLocaleString('pt-BR') : value}</strong>
        {how && (
          <Text size="sm" tone="muted">
            {how}
          </Text>
        )}
      </dd>
    </div>
  )
}
