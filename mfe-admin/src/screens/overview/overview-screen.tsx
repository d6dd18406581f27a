import { screen } from '@ag/platform'
import { AdminPage } from '../../parts/admin-page/admin-page'
import { AuditPart } from './audit-part'
import { ConversationsPart } from './conversations/conversations-part'
import { CustomersPart } from './customers-part'
import { InvoicesPart } from './invoices-part'
import { LeadsPart } from './leads-part'
import { NowPart } from './now-part'
import { ReleasesPart } from './releases/releases-part'
import { SettingsPart } from './settings-part'
import { TasksPart } from './tasks-part'
import { TeamPart } from './team-part'

/** Loaded like a screen, when it is shown: whoever looks at something else has no use for it. */
const { element: speed } = screen(
  'speed',
  () => import(/* webpackChunkName: "speed" */ './speed/speed-part').then((m) => m.SpeedPart),
  { title: '' },
)

const contents = {
  '': NowPart,
  conversas: ConversationsPart,
  leads: LeadsPart,
  clientes: CustomersPart,
  faturas: InvoicesPart,
  implantacao: TasksPart,
  publicacoes: ReleasesPart,
  velocidade: () => speed,
  auditoria: AuditPart,
  equipe: TeamPart,
  configuracoes: SettingsPart,
}

/** How the business stands, and everything that has no section of its own. */
export function OverviewScreen() {
  return <AdminPage section="/admin" contents={contents} />
}
