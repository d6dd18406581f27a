import { AdminPage, type Part } from '../../parts/admin-page/admin-page'
import { AuditPart } from './audit-part'
import { CustomersPart } from './customers-part'
import { InvoicesPart } from './invoices-part'
import { LeadsPart } from './leads-part'
import { NowPart } from './now-part'
import { ReleasesPart } from './releases/releases-part'
import { texts as releaseTexts } from './releases/texts'
import { SettingsPart } from './settings-part'
import { TeamPart } from './team-part'
import { texts } from './texts'

const parts: Part[] = [
  { id: '', name: texts.now, permission: 'overview:read', content: NowPart },
  { id: 'leads', name: texts.leads, permission: 'leads:read', content: LeadsPart },
  { id: 'clientes', name: texts.customers, permission: 'billing:read', content: CustomersPart },
  { id: 'faturas', name: texts.invoices, permission: 'billing:read', content: InvoicesPart },
  { id: 'publicacoes', name: releaseTexts.title, permission: 'overview:read', content: ReleasesPart },
  { id: 'auditoria', name: texts.audit, permission: 'audit:read', content: AuditPart },
  { id: 'equipe', name: texts.team, permission: 'administrators:read', content: TeamPart },
  { id: 'configuracoes', name: texts.settings, permission: 'settings:read', content: SettingsPart },
]

/** How the business stands, and everything that has no section of its own. */
export function OverviewScreen() {
  return <AdminPage section="/admin" title={texts.title} parts={parts} />
}
