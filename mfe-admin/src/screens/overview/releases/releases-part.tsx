import type { BuildHealth, LoadPhases, ReleasesHealth } from '@ag/contracts'
import { formatDay, formatTime } from '@ag/core'
import { useSuspenseQuery } from '@ag/platform'
import { Badge, Text } from '@ag/ui'
import { type Column, Sparkline, Table } from '@ag/ui/data'
import { SectionCard } from '@ag/ui/work'
import { formatCount } from '../format-count'
import { ReleaseActions } from './release-actions'
import { releases, stateOf } from './release-state'
import styles from './releases.module.css'
import { changeWords, texts, whoOf } from './texts'

type Change = ReleasesHealth['recent'][number]

/** What is live in each area, how it loads, and who changed what. */
export function ReleasesPart() {
  const { data } = useSuspenseQuery({ ...releases, refetchInterval: 30_000 })
  return (
    <>
      <Text tone="muted">{texts.lead}</Text>
      {data.releases.map((release) => (
        <Release key={release.name} release={release} set={data.set} />
      ))}
      <SectionCard id="recent" title={texts.recent}>
        <Table
          caption={texts.recentCaption}
          captionHidden
          columns={changeColumns}
          rows={data.recent.map((change, index) => ({ ...change, key: `${change.at}-${index}` }))}
          rowKey={({ key }) => key}
        />
      </SectionCard>
    </>
  )
}

const tones = {
  well: 'success',
  failing: 'danger',
  off: 'warning',
  none: 'warning',
  unknown: 'neutral',
} as const

interface ReleaseProps {
  release: ReleasesHealth['releases'][number]
  /** Of all that was live when this was told. */
  set: string
}

function Release({ release, set }: ReleaseProps) {
  const { name, disabled, builds, last_change } = release
  const area = texts.areas[name] ?? name
  const state = stateOf(release)
  const told = builds.filter(({ hours }) => hours.some(({ loads }) => loads > 0))
  return (
    <SectionCard
      id={`release-${name}`}
      title={area}
      status={<Badge tone={tones[state]}>{texts.states[state]}</Badge>}
    >
      {disabled !== null && <Text>{texts.off(disabled)}</Text>}
      {builds.length > 0 && (
        <Table
          caption={texts.buildsOf(area)}
          captionHidden
          columns={buildColumns}
          rows={builds}
          rowKey={({ build, role }) => `${role}-${build}`}
        />
      )}
      {told.length > 0 && (
        <ul className={styles.items} aria-label={texts.hoursOf(area)}>
          {told.map(({ role, build, hours }) => (
            <Hours key={`${role}-${build}`} build={build} hours={hours} />
          ))}
        </ul>
      )}
      <ReleaseActions release={release} area={area} set={set} />
      {last_change && (
        <Text size="sm" tone="muted">
          {texts.lastChange}: {when(last_change)}, {whoOf(last_change)}, {changeWords(last_change.what).words}
        </Text>
      )}
    </SectionCard>
  )
}

/** More about a figure, for whoever asks. */
function Details({ summary, items, code }: { summary: string; items: string[]; code?: boolean }) {
  return (
    <details>
      <summary className={styles.more}>{summary}</summary>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item}>{code ? <code>{item}</code> : item}</li>
        ))}
      </ul>
    </details>
  )
}

/** How often a build was loaded in each hour of the last day, and how often that failed. */
function Hours({ build, hours }: Pick<BuildHealth, 'build' | 'hours'>) {
  const points = (value: (hour: BuildHealth['hours'][number]) => number) =>
    hours.map((hour) => ({ label: texts.hour(formatTime(hour.at)), value: value(hour) }))
  const sum = (value: (hour: BuildHealth['hours'][number]) => number) =>
    formatCount(hours.reduce((total, hour) => total + value(hour), 0))
  return (
    <li className={styles.hours}>
      <code>{build}</code>
      <span>{texts.loadsOfDay(sum(({ loads }) => loads))}</span>
      <Sparkline title={texts.loadsByHour} points={points(({ loads }) => loads)} />
      <span>{texts.failuresOfDay(sum(({ failed }) => failed))}</span>
      <span className={styles.failures}>
        <Sparkline title={texts.failuresByHour} points={points(({ failed }) => failed)} />
      </span>
    </li>
  )
}

const phaseWords = ({ entry, chunks, run }: LoadPhases) =>
  texts.phases({ entry: formatCount(entry), chunks: formatCount(chunks), run: formatCount(run) })
const percent = (rate: number) => (rate * 100).toLocaleString('pt-BR', { maximumFractionDigits: 1 })

const buildColumns: Column<BuildHealth>[] = [
  { id: 'build', header: texts.columns.build, heads: true, cell: ({ build }) => <code>{build}</code> },
  { id: 'role', header: texts.columns.role, cell: ({ role }) => texts.roles[role] },
  {
    id: 'share',
    header: texts.columns.share,
    align: 'end',
    cell: ({ share }) => texts.share(share.toLocaleString('pt-BR')),
  },
  {
    id: 'success',
    header: texts.columns.success,
    align: 'end',
    cell: ({ success_rate, loads, failures }) => (
      <>
        {success_rate === null ? texts.noLoads : texts.success(percent(success_rate), formatCount(loads))}
        {Object.keys(failures).length > 0 && (
          <Details
            summary={texts.failuresTitle}
            items={Object.entries(failures).map(([kind, count]) => texts.failures(kind, count))}
          />
        )}
      </>
    ),
  },
  {
    id: 'time',
    header: texts.columns.time,
    align: 'end',
    cell: ({ load_ms, phases }) => {
      if (!load_ms) return texts.none
      const time = texts.time(formatCount(load_ms.median), formatCount(load_ms.p95))
      return phases ? <Details summary={time} items={phaseWords(phases)} /> : time
    },
  },
  {
    id: 'needs',
    header: texts.columns.needs,
    cell: ({ platform, shared }) => (
      <Details
        summary={texts.platform(platform)}
        items={Object.entries(shared).map(([library, version]) => `${library} ${version}`)}
        code
      />
    ),
  },
]

const when = ({ at }: Change) => `${formatDay(at)}, ${formatTime(at)}`

const changeColumns: Column<Change & { key: string }>[] = [
  { id: 'when', header: texts.when, heads: true, cell: when },
  { id: 'who', header: texts.who, cell: whoOf },
  {
    id: 'what',
    header: texts.what,
    cell: ({ what }) => {
      const { area, words } = changeWords(what)
      return `${area}: ${words}`
    },
  },
  { id: 'why', header: texts.why, cell: ({ why }) => why || texts.none },
]
