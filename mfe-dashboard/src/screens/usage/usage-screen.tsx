import { getUsageFile, type Usage } from '@ag/contracts'
import { describeError, formatBRL, formatDay, isoDay, toCents } from '@ag/core'
import { monthName } from '@ag/core/day-names'
import { callFile, notify, useMutation, useQuery } from '@ag/platform'
import { Button, Card, DataBoundary, EmptyState, Skeleton, Text } from '@ag/ui'
import { FilterSelect, saveFile } from '@ag/ui/work'
import ChartIcon from 'lucide-react/icons/chart-column'
import { dashboard } from '../../dashboard-query'
import { DashboardPage } from '../../parts/dashboard-page/dashboard-page'
import { FilterBar, Filters } from '../../parts/filter-bar/filter-bar'
import { useFilters } from '../../parts/filter-bar/use-filters'
import { MeterCard } from './meter-card'
import { monthsBetween } from './months'
import { texts } from './texts'
import { filterQuery, type UsageFilter, usageOf } from './usage-query'
import styles from './usage-screen.module.css'

/** What the agents have used in a month. Month and agent are part of the address. */
export function UsageScreen() {
  const { value } = useFilters()
  const filter: UsageFilter = {
    month: /^20\d{2}-(?:0[1-9]|1[0-2])$/.exec(value('mes'))?.[0],
    product: value('agente') || undefined,
  }
  return (
    <DashboardPage title={texts.title} lead={texts.lead}>
      <DataBoundary loading={<Skeleton shape="card" rows={3} />}>
        <UsageOf filter={filter} />
      </DataBoundary>
    </DashboardPage>
  )
}

/** Another month or agent is chosen at once; the numbers before it stay until its own are here. */
function UsageOf({ filter }: { filter: UsageFilter }) {
  const { data, isPlaceholderData } = useQuery({
    ...usageOf(filter),
    placeholderData: (before) => before,
    throwOnError: true,
  })
  if (!data) return <Skeleton shape="card" rows={3} />
  const isCurrent = data.period.end >= isoDay(Date.now())
  const isEmpty = data.meters.every(({ used }) => used === 0)
  return (
    <div className={styles.usage}>
      <FilterBar>
        <UsageFilters filter={filter} usage={data} />
        <Download filter={filter} disabled={isEmpty} />
      </FilterBar>
      <div className={styles.numbers} aria-busy={isPlaceholderData || undefined}>
        <Total usage={data} isCurrent={isCurrent} />
        {isEmpty && (
          <EmptyState icon={<ChartIcon />} title={texts.empty}>
            {texts.emptyLead}
          </EmptyState>
        )}
        {data.meters.map((meter) => (
          <MeterCard key={meter.key} meter={meter} isCurrent={isCurrent} filter={filter} />
        ))}
      </div>
    </div>
  )
}

function UsageFilters({ filter, usage: { first_month } }: { filter: UsageFilter; usage: Usage }) {
  const { set } = useFilters()
  const services = useQuery(dashboard).data?.services ?? []
  const current = isoDay(Date.now()).slice(0, 7)
  const shown = filter.month ?? current
  return (
    <Filters>
      <FilterSelect
        label={texts.month}
        name="mes"
        value={shown}
        options={monthsBetween(first_month < shown ? first_month : shown, current).map((month) => [
          month,
          month === current ? texts.current(monthName(month)) : monthName(month),
        ])}
        onChoose={(mes) => set({ mes })}
      />
      <FilterSelect
        label={texts.product}
        name="agente"
        value={filter.product ?? ''}
        options={services.map(({ product_id, name }) => [product_id, name])}
        all={texts.all}
        onChoose={(agente) => set({ agente })}
      />
    </Filters>
  )
}

function Download({ filter, disabled }: { filter: UsageFilter; disabled: boolean }) {
  const download = useMutation({
    mutationFn: (chosen: UsageFilter) => callFile(getUsageFile, { query: filterQuery(chosen) }),
    onSuccess: (file, { month }) => saveFile(`uso-${month ?? isoDay(Date.now()).slice(0, 7)}.csv`, file),
    onError: (error) => notify({ type: 'error', ...describeError(error), action: undefined }),
  })
  return (
    <Button
      variant="outline"
      disabled={disabled}
      loading={download.isPending}
      onClick={() => download.mutate(filter)}
    >
      {texts.download}
    </Button>
  )
}

function Total({ usage: { meters, period }, isCurrent }: { usage: Usage; isCurrent: boolean }) {
  const sum = (amounts: number[]) => formatBRL(amounts.reduce((total, amount) => total + toCents(amount), 0))
  return (
    <Card>
      <Text tone="muted">
        {texts.total} {isCurrent ? texts.soFar : texts.ofMonth}
      </Text>
      <p className={styles.total}>{sum(meters.map(({ cost }) => cost))}</p>
      {isCurrent && (
        <Text tone="muted">
          {texts.projected(sum(meters.map(({ projected_cost }) => projected_cost)), formatDay(period.end))}
        </Text>
      )}
    </Card>
  )
}
