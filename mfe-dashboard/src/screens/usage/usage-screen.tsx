import { getUsageFile, type Usage } from '@ag/contracts'
import { describeError, formatBRL, formatDay, isoDay, toCents } from '@ag/core'
import { callFile, notify, useMutation, useQuery, useSearchParams } from '@ag/platform'
import { Button, Card, DataBoundary, EmptyState, Skeleton, Text } from '@ag/ui'
import { Select } from '@ag/ui/form'
import { saveFile } from '@ag/ui/work'
import ChartIcon from 'lucide-react/icons/chart-column'
import { dashboard } from '../../dashboard-query'
import { DashboardPage } from '../../parts/dashboard-page/dashboard-page'
import { MeterCard } from './meter-card'
import { monthName, monthsBetween } from './months'
import { texts } from './texts'
import { filterQuery, type UsageFilter, usageOf } from './usage-query'
import styles from './usage-screen.module.css'

/** What the agents have used in a month. Month and agent are part of the address. */
export function UsageScreen() {
  const [address] = useSearchParams()
  const filter: UsageFilter = {
    month: /^20\d{2}-(?:0[1-9]|1[0-2])$/.exec(address.get('mes') ?? '')?.[0],
    product: address.get('agente') ?? undefined,
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
      <div className={styles.bar}>
        <Filters filter={filter} usage={data} />
        <Download filter={filter} disabled={isEmpty} />
      </div>
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

function Filters({ filter, usage: { first_month } }: { filter: UsageFilter; usage: Usage }) {
  const [, setAddress] = useSearchParams()
  const services = useQuery(dashboard).data?.services ?? []
  const current = isoDay(Date.now()).slice(0, 7)
  const shown = filter.month ?? current
  const set = (name: string, value: string) =>
    setAddress(
      (before) => {
        if (value) before.set(name, value)
        else before.delete(name)
        return before
      },
      { replace: true },
    )
  return (
    <div className={styles.filters}>
      <Select
        label={texts.month}
        name="mes"
        value={shown}
        onChange={({ target }) => set('mes', target.value)}
      >
        {monthsBetween(first_month < shown ? first_month : shown, current).map((month) => (
          <option key={month} value={month}>
            {month === current ? texts.current(monthName(month)) : monthName(month)}
          </option>
        ))}
      </Select>
      <Select
        label={texts.product}
        name="agente"
        value={filter.product ?? ''}
        onChange={({ target }) => set('agente', target.value)}
      >
        <option value="">{texts.all}</option>
        {services.map(({ product_id, name }) => (
          <option key={product_id} value={product_id}>
            {name}
          </option>
        ))}
      </Select>
    </div>
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
