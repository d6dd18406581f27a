import { getUnderstoodDays, type UnderstoodDay } from '@ag/contracts'
import { formatNumber } from '@ag/core'
import { query, useSuspenseQuery } from '@ag/platform'
import { Text } from '@ag/ui'
import { LineChart } from '@ag/ui/data'
import { SectionCard } from '@ag/ui/work'
import { texts as all } from './texts'

const texts = all.understood
const understoodDays = query(getUnderstoodDays)
/** One point draws no line. */
const leastDays = 2

/** How much of what was written the assistant took for something, day by day. */
export function Understood() {
  const { days } = useSuspenseQuery(understoodDays).data
  const [turns, understood] = [total(days, 'turns'), total(days, 'understood')]
  return (
    <SectionCard id="understood" title={texts.title} lead={texts.lead}>
      {turns === 0 ? (
        <Text>{texts.none}</Text>
      ) : (
        <Text>{texts.sum(shareOf(understood, turns), formatNumber(understood), formatNumber(turns))}</Text>
      )}
      {days.length >= leastDays && (
        <LineChart
          title={texts.chart}
          unit={texts.unit}
          axis={texts.day}
          format={percent}
          points={days.map((day) => ({
            label: `${day.day.slice(8)}/${day.day.slice(5, 7)}`,
            value: (100 * day.understood) / day.turns,
          }))}
        />
      )}
    </SectionCard>
  )
}

const total = (days: UnderstoodDay[], count: 'turns' | 'understood') =>
  days.reduce((sum, day) => sum + day[count], 0)

const percent = (value: number) => `${Math.round(value)}%`
const shareOf = (part: number, whole: number) => percent((100 * part) / whole)
