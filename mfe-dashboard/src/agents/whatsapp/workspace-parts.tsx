import { DataBoundary, Skeleton } from '@ag/ui'
import { AddressForm } from './address-form'
import { ChannelForm } from './channel-form'
import { Inbox } from './inbox'
import { KnowledgeForm } from './knowledge-form'
import { Results } from './results'
import { Suggestions } from './suggestions'
import styles from './workspace-parts.module.css'

/** What is done day by day: talking to customers, and teaching what was not known. */
function Work() {
  return (
    <div className={styles.parts}>
      <DataBoundary loading={<Skeleton shape="card" rows={4} />}>
        <Inbox />
      </DataBoundary>
      <DataBoundary loading={<Skeleton rows={2} />}>
        <Suggestions />
      </DataBoundary>
    </div>
  )
}

/** What the agent knows and where it is to be found. */
function Settings() {
  return (
    <DataBoundary loading={<Skeleton shape="card" rows={4} />}>
      <div className={styles.parts}>
        <KnowledgeForm />
        <AddressForm />
        <ChannelForm />
      </div>
    </DataBoundary>
  )
}

/** What the workspace shows of the agent. */
export const parts = { Work, Results, Settings }
