import type { Workspace } from '@ag/contracts'
import { AppError, productById, withParams } from '@ag/core'
import { useParams, useQuery, useSearchParams, useSuspenseQuery } from '@ag/platform'
import { Alert, ButtonLink, DataBoundary, EmptyState, Skeleton } from '@ag/ui'
import { Tabs } from '@ag/ui/overlay'
import LayersIcon from 'lucide-react/icons/layers'
import { agentParts } from '../../agents/agent-parts'
import { DashboardPage } from '../../parts/dashboard-page/dashboard-page'
import { StatusBadge } from '../../parts/service-list/status-badge'
import { workspaceOf } from '../../workspace-query'
import { Beginning } from './beginning'
import { texts } from './texts'
import styles from './workspace-screen.module.css'

/** One agent at work: its steps and results, its work, and how it is set. */
export function WorkspaceScreen() {
  const { agent = '' } = useParams()
  const { data, error } = useQuery(workspaceOf(agent))
  const isMissing = error instanceof AppError && error.code === 'NOT_FOUND'
  return (
    <DashboardPage title={data?.name ?? productById(agent)?.name ?? texts.agent}>
      {isMissing ? (
        <EmptyState
          icon={<LayersIcon />}
          title={texts.notHeld}
          action={<ButtonLink href={`/dashboard/services?product=${agent}`}>{texts.begin}</ButtonLink>}
        />
      ) : (
        <DataBoundary key={agent} loading={<Skeleton shape="card" rows={2} />}>
          <Parts agent={agent} />
        </DataBoundary>
      )}
    </DashboardPage>
  )
}

function Parts({ agent }: { agent: string }) {
  const { data } = useSuspenseQuery(workspaceOf(agent))
  const [address, setAddress] = useSearchParams()
  const parts = { inicio: <Beginning workspace={data} />, ...partsOf(agent) }
  const ids = (Object.keys(texts.tabs) as (keyof typeof texts.tabs)[]).filter((id) => id in parts)
  const shown = ids.find((id) => id === address.get('aba')) ?? 'inicio'
  const tabs = ids.map((id) => ({
    id,
    label: texts.tabs[id],
    // What nobody looks at asks the server for nothing.
    content: id === shown && (
      <DataBoundary loading={<Skeleton shape="card" rows={2} />}>{parts[id]}</DataBoundary>
    ),
  }))
  return (
    <>
      <div className={styles.state}>
        <StatusBadge status={data.status} />
      </div>
      <Life workspace={data} />
      <Tabs
        label={texts.parts(data.name)}
        tabs={tabs}
        selected={shown}
        onSelect={(id) =>
          setAddress((before) => withParams(before, { aba: id === 'inicio' ? undefined : id }), {
            replace: true,
          })
        }
      />
    </>
  )
}

function partsOf(agent: string) {
  const { work, results, settings } = agentParts[agent as keyof typeof agentParts] ?? {}
  return {
    ...(work && { trabalho: work }),
    ...(results && { resultados: results }),
    ...(settings && { ajustes: settings }),
  }
}

/** Why an agent does nothing, and the way back. */
function Life({ workspace: { life, product_id } }: { workspace: Workspace }) {
  if (life === 'running' || life === 'unknown') return null
  return (
    <Alert
      tone="warning"
      action={<a href={`/dashboard/services?product=${product_id}`}>{texts.life.action}</a>}
    >
      {texts.life[life]}
    </Alert>
  )
}
