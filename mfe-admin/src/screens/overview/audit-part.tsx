import { type AuditEntry, getAudit, getAuditFile } from '@ag/contracts'
import { formatDay, formatTime } from '@ag/core'
import { ExternalLink } from '@ag/ui'
import type { Column } from '@ag/ui/data'
import { inWords } from '../../parts/conflict/conflict-dialog'
import { AdminList } from '../../parts/list/admin-list'
import styles from './overview-screen.module.css'
import { texts } from './texts'

/** Who changed what: to be read and taken along, never to be changed. */
export function AuditPart() {
  return (
    <AdminList<AuditEntry>
      list="audit"
      caption={texts.auditCaption}
      endpoint={getAudit}
      rowKey={({ id }) => id}
      searchable={false}
      columns={columns}
      optional={['what', 'reason', 'request']}
      filters={[
        { name: 'entity', label: texts.entity, options: Object.entries(texts.entities) },
        { name: 'from', label: texts.from },
        { name: 'to', label: texts.to },
      ]}
      file={{ endpoint: getAuditFile, name: 'auditoria.csv' }}
    />
  )
}

const columns: Column<AuditEntry>[] = [
  { id: 'at', header: texts.day, heads: true, cell: ({ at }) => `${formatDay(at)}, ${formatTime(at)}` },
  { id: 'who', header: texts.who, cell: ({ actor }) => actor.name },
  { id: 'action', header: texts.action, cell: ({ action }) => texts.actions[action] ?? action },
  {
    id: 'entity',
    header: texts.entity,
    cell: ({ entity, entity_id }) => `${texts.entities[entity] ?? entity}: ${entity_id}`,
  },
  { id: 'what', header: texts.what, cell: (entry) => <Changes entry={entry} /> },
  { id: 'reason', header: texts.reason, cell: ({ reason }) => reason || texts.none },
  { id: 'request', header: texts.request, cell: (entry) => <Request entry={entry} /> },
]

/** Its id is what the log of the servers is searched by. */
function Request({ entry: { request_id, trace_url } }: { entry: AuditEntry }) {
  if (trace_url === undefined) return <code>{request_id}</code>
  return (
    <ExternalLink href={trace_url} title={request_id}>
      {texts.openTrace}
    </ExternalLink>
  )
}

/** Before and after, field by field. */
function Changes({ entry: { before, after } }: { entry: AuditEntry }) {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (field) => field !== 'version',
  )
  if (fields.length === 0) return texts.none
  return (
    <details>
      <summary className={styles.changes}>{fields.length}</summary>
      <ul>
        {fields.map((field) => (
          <li key={field}>
            <code>{field}</code>: {texts.changed(inWords(old[field]), inWords(now[field]))}
          </li>
        ))}
      </ul>
    </details>
  )
}

const fieldsOf = (record: unknown): Record<string, unknown> =>
  typeof record === 'object' && record !== null ? (record as Record<string, unknown>) : {}
