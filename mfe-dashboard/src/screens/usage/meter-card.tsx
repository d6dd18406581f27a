import type { UsageMeter } from '@ag/contracts'
import { formatBRL, formatDay, formatNumber, toCents } from '@ag/core'
import { Alert, Button, Card, Heading, Text } from '@ag/ui'
import { BarChart, Progress, Table } from '@ag/ui/data'
import { useState } from 'react'
import { LimitDialog } from './limit-dialog'
import styles from './meter-card.module.css'
import { texts } from './texts'
import type { UsageFilter } from './usage-query'

interface MeterCardProps {
  meter: UsageMeter
  /** The month is still going on. */
  isCurrent: boolean
  filter: UsageFilter
}

/** What was used of one thing: amount, cost, where it leads, the limit, each day, each agent. */
export function MeterCard({ meter, isCurrent, filter }: MeterCardProps) {
  const { label, used, cost, price_per_1000, included } = meter
  return (
    <Card as="section" className={styles.card} aria-labelledby={meter.key}>
      <div className={styles.head}>
        <Heading level={2} size="lg" id={meter.key} tabIndex={-1}>
          {label}
        </Heading>
        <Text size="sm" tone="muted">
          {texts.meter.price(reais(price_per_1000))}
        </Text>
      </div>
      <p className={styles.amounts}>
        <span className={styles.used}>{formatNumber(used)}</span> {unitsOf(meter, used)}
        <strong>{reais(cost)}</strong>
      </p>
      {included > 0 && <Text size="sm">{texts.meter.free(formatNumber(included))}</Text>}
      {isCurrent && used > 0 && (
        <Text size="sm" tone="muted">
          {texts.meter.projected(
            `${formatNumber(meter.projected_used)} ${unitsOf(meter, meter.projected_used)}`,
            reais(meter.projected_cost),
          )}
        </Text>
      )}
      {isCurrent && !filter.product && <Limit meter={meter} />}
      {used > 0 && (
        <div className={styles.details}>
          <BarChart
            title={texts.meter.chart(label)}
            unit={label}
            axis={texts.meter.day}
            points={meter.daily.map(({ date, value }) => ({ label: formatDay(date).slice(0, 5), value }))}
          />
          {meter.by_service.length > 0 && (
            <Table
              caption={texts.meter.byService(label)}
              columns={[
                { id: 'name', header: texts.meter.agent, cell: ({ name }) => name, heads: true },
                { id: 'used', header: label, cell: (row) => formatNumber(row.used), align: 'end' },
              ]}
              rows={meter.by_service}
              rowKey={({ product_id }) => product_id}
            />
          )}
        </div>
      )}
    </Card>
  )
}

function Limit({ meter }: { meter: UsageMeter }) {
  const [isOpen, setOpen] = useState(false)
  const { cost, limit_amount, limit_action, limit_reached_on, limit_projected_on } = meter
  const percent = limit_amount ? Math.floor((toCents(cost) * 100) / toCents(limit_amount)) : 0
  return (
    <div className={styles.limit}>
      {limit_amount === null ? (
        <Text size="sm">{texts.limit.none}</Text>
      ) : (
        <>
          <Progress
            label={texts.limit.title}
            detail={texts.limit.of(formatNumber(percent), reais(limit_amount))}
            tone={percent >= 100 ? 'danger' : percent >= 80 ? 'warning' : 'accent'}
            value={Math.min(percent, 100)}
            max={100}
          />
          {limit_reached_on && (
            <Alert tone="warning">{texts.limit.reached(formatDay(limit_reached_on))}</Alert>
          )}
          {!limit_reached_on && limit_projected_on && (
            <Alert tone="info">{texts.limit.willReach(formatDay(limit_projected_on))}</Alert>
          )}
          <Text size="sm" tone="muted">
            {texts.limit[limit_action]}
          </Text>
        </>
      )}
      <div>
        <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
          {limit_amount === null ? texts.limit.set : texts.limit.change}
        </Button>
      </div>
      {isOpen && <LimitDialog meter={meter} onClose={() => setOpen(false)} />}
    </div>
  )
}

const unitsOf = ({ unit }: UsageMeter, count: number) => (count === 1 ? unit : texts.units[unit]) ?? unit
const reais = (amount: number) => formatBRL(toCents(amount))
