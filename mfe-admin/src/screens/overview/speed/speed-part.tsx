import {
  type AdminSpeed,
  deviceClass,
  getAdminSpeed,
  type MeasuredSpeed,
  measuredPages,
  type SpeedMetric,
} from '@ag/contracts'
import { Link, query, useQuery } from '@ag/platform'
import { Badge, EmptyState, Skeleton, Text, type Tone } from '@ag/ui'
import { type Column, LineChart, Table } from '@ag/ui/data'
import { FilterSelect, SectionCard } from '@ag/ui/work'
import GaugeIcon from 'lucide-react/icons/gauge'
import { useListAddress } from '../../../parts/list/list-address'
import { formatCount } from '../format-count'
import { releases } from '../releases/release-state'
import { texts as releaseTexts } from '../releases/texts'
import { isFew, limitTexts, measureText, ratingOf, speedMetrics } from './ratings'
import styles from './speed.module.css'
import { pageNames, texts } from './texts'

const periods = ['7', '28'] as const

/** How fast the site is for its visitors: by page, device and period, by day, and by build of each area. */
export function SpeedPart() {
  const { value, set } = useListAddress()
  // The address can be typed by anybody.
  const chosen = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((each) => each === value(name))
  const [page, device, days] = [
    chosen('page', measuredPages),
    chosen('device', deviceClass.options),
    chosen('days', periods),
  ]
  const asked = { ...(page && { page }), ...(device && { device }), ...(days && { days }) }
  const { data, isPlaceholderData } = useQuery({
    ...query(getAdminSpeed, { query: asked }),
    placeholderData: (before) => before,
    throwOnError: true,
  })
  if (!data) return <Skeleton rows={8} />
  const visited = measuredPages.filter((each) => each === page || data.pages.some((row) => row.page === each))
  return (
    <div className={styles.part} aria-busy={isPlaceholderData || undefined}>
      <Text tone="muted">{texts.lead}</Text>
      <div className={styles.bar}>
        <FilterSelect
          label={texts.page}
          name="page"
          value={page ?? ''}
          all={texts.allPages}
          options={visited.map((each) => [each, pageNames[each]])}
          onChoose={(next) => set({ page: next })}
        />
        <FilterSelect
          label={texts.device}
          name="device"
          value={device ?? ''}
          all={texts.allDevices}
          options={deviceClass.options.map((each) => [each, texts.devices[each]])}
          onChoose={(next) => set({ device: next })}
        />
        <FilterSelect
          label={texts.period}
          name="days"
          value={days ?? periods[0]}
          options={periods.map((each) => [each, texts.periods[each]])}
          onChoose={(next) => set({ days: next })}
        />
      </div>
      {data.total.visits === 0 ? (
        <EmptyState icon={<GaugeIcon />} title={texts.empty}>
          {page || device ? texts.emptyAsked : texts.emptyLead}
        </EmptyState>
      ) : (
        <Measured speed={data} isOfOnePage={page !== undefined} />
      )}
    </div>
  )
}

function Measured({ speed, isOfOnePage }: { speed: AdminSpeed; isOfOnePage: boolean }) {
  const { visits } = speed.total
  return (
    <>
      <p className={styles.visits} role="status">
        {texts.visitsOf(formatCount(visits), visits === 1)}
        {isFew(visits) && <Badge>{texts.ratings.few}</Badge>}
      </p>
      <div className={styles.metrics}>
        {speedMetrics.map((metric) => (
          <Metric key={metric} metric={metric} speed={speed} />
        ))}
      </div>
      {!isOfOnePage && (
        <SectionCard id="speed-pages" title={texts.byPage} lead={texts.byPageLead}>
          <Table
            caption={texts.pagesCaption}
            captionHidden
            columns={pageColumns}
            rows={speed.pages}
            rowKey={({ page }) => page}
          />
        </SectionCard>
      )}
      <SectionCard id="speed-builds" title={texts.byBuild} lead={texts.byBuildLead}>
        <Builds builds={speed.builds} />
      </SectionCard>
    </>
  )
}

const tones = {
  good: 'success',
  fair: 'warning',
  poor: 'danger',
  few: 'neutral',
  none: 'neutral',
} as const satisfies Record<ReturnType<typeof ratingOf>, Tone>

/** One figure of the period, what it means, and how it went. */
function Metric({ metric, speed }: { metric: SpeedMetric; speed: AdminSpeed }) {
  const figure = speed.total[metric]
  const rating = ratingOf(metric, figure)
  const { short, detail } = texts.metrics[metric]
  const points = speed.days.flatMap(({ day, ...of }) => {
    const value = of[metric]?.p75
    return value === undefined ? [] : { label: `${day.slice(8)}/${day.slice(5, 7)}`, value }
  })
  return (
    <SectionCard
      id={`speed-${metric}`}
      title={texts.titleOf(texts.metrics[metric])}
      status={<Badge tone={tones[rating]}>{texts.ratings[rating]}</Badge>}
      lead={detail}
    >
      <p className={styles.value}>{figure ? measureText(metric, figure.p75) : texts.noValue}</p>
      <Text size="sm" tone="muted">
        {texts.limits(...limitTexts(metric))}
      </Text>
      {points.length > 1 ? (
        <LineChart
          title={texts.byDay(short)}
          unit={short}
          axis={texts.day}
          format={(value) => measureText(metric, value)}
          points={points}
        />
      ) : (
        figure && (
          <Text size="sm" tone="muted">
            {texts.oneDay}
          </Text>
        )
      )}
    </SectionCard>
  )
}

type PageRow = AdminSpeed['pages'][number]
type BuildRow = AdminSpeed['builds'][number]

const speedColumns: Column<MeasuredSpeed>[] = [
  {
    id: 'visits',
    header: texts.visits,
    align: 'end',
    cell: ({ visits }) => (
      <>
        {formatCount(visits)} {isFew(visits) && <Badge>{texts.ratings.few}</Badge>}
      </>
    ),
  },
  ...speedMetrics.map(
    (metric): Column<MeasuredSpeed> => ({
      id: metric,
      header: texts.metrics[metric].short,
      align: 'end',
      cell: (row) => <Value metric={metric} figure={row[metric]} />,
    }),
  ),
]

/** A figure, and in words what is wrong with it. */
function Value({ metric, figure }: { metric: SpeedMetric; figure: MeasuredSpeed[SpeedMetric] }) {
  if (!figure) return texts.noValue
  const rating = ratingOf(metric, figure)
  return (
    <>
      {measureText(metric, figure.p75)}{' '}
      {(rating === 'fair' || rating === 'poor') && (
        <Badge tone={tones[rating]}>{texts.ratings[rating]}</Badge>
      )}
    </>
  )
}

const pageColumns: Column<PageRow>[] = [
  { id: 'page', header: texts.page, heads: true, cell: ({ page }) => <PageLink page={page} /> },
  ...speedColumns,
]

/** Narrows all of it to one page. */
function PageLink({ page }: { page: string }) {
  const { href } = useListAddress()
  const known = measuredPages.find((each) => each === page)
  return known ? <Link to={href({ page: known })}>{pageNames[known]}</Link> : page
}

/** What the gateway has given to visitors; without its answer the figures stand. */
function Builds({ builds }: { builds: BuildRow[] }) {
  const { data } = useQuery(releases)
  const roleOf = ({ remote, build }: BuildRow) =>
    data?.releases.find(({ name }) => name === remote)?.builds.find((each) => each.build === build)?.role
  const columns: Column<BuildRow>[] = [
    { id: 'area', header: texts.area, cell: ({ remote }) => releaseTexts.areas[remote] ?? remote },
    { id: 'build', header: texts.build, heads: true, cell: ({ build }) => <code>{build}</code> },
    {
      id: 'role',
      header: texts.role,
      cell: (row) => {
        const role = roleOf(row)
        if (!role) return texts.noValue
        return role === 'live' ? (
          <Badge tone="success">{releaseTexts.roles.live}</Badge>
        ) : (
          releaseTexts.roles[role]
        )
      },
    },
    ...speedColumns,
  ]
  return (
    <Table
      caption={texts.buildsCaption}
      captionHidden
      columns={columns}
      rows={builds}
      rowKey={({ remote, build }) => `${remote}/${build}`}
    />
  )
}
