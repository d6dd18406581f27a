import * as z from 'zod/mini'
import { adminRole } from './admin'
import { listQuery, pageOf, reasonField, textField, versionField } from './admin-lists'
import { endpoint } from './endpoint'
import { emailField, idField } from './fields'
import { dayField } from './meetings'
import { openWords } from './open-words'
import { assistantCorners, assistantSides, hexColor, settings, socialShape } from './settings'
import { isCnpj } from './tax-id'

export const administrator = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: openWords(adminRole),
  /** Their login asks for a second step. */
  second_factor: z.boolean(),
  last_login: z.nullable(z.string()),
  is_me: z.boolean(),
})
export type Administrator = z.infer<typeof administrator>

export const adminInvitation = z.object({
  email: z.string(),
  role: openWords(adminRole),
  invited_by: z.string(),
  expires_at: z.string(),
})
export type AdminInvitation = z.infer<typeof adminInvitation>

export const getAdministrators = endpoint({
  method: 'GET',
  path: '/api/v1/admin/administrators',
  reply: z.object({ items: z.array(administrator), invitations: z.array(adminInvitation) }),
})

/** Invites by mail; an invitation to the same address takes the place of the one before. */
export const inviteAdministrator = endpoint({
  method: 'POST',
  path: '/api/v1/admin/invitations',
  status: 201,
  body: z.object({ email: emailField, role: adminRole }),
  reply: adminInvitation,
})

export const withdrawInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/admin/invitations/withdraw',
  status: 204,
  body: z.object({ email: emailField }),
})

/** Another role, or none. The last owner stays one. */
export const setAdministratorRole = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/administrators/:id/role',
  params: z.object({ id: idField }),
  body: z.object({ role: z.nullable(adminRole), reason: reasonField }),
  reply: z.object({ role: z.nullable(adminRole) }),
})

/** The invitation of whoever is signed in, by the address that they have confirmed. */
export const getMyInvitation = endpoint({
  method: 'GET',
  path: '/api/v1/admin/invitation',
  reply: z.object({ invitation: z.nullable(adminInvitation) }),
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/admin/invitation/accept',
  reply: z.object({ role: adminRole }),
})

export const auditEntry = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.object({ id: z.nullable(z.string()), name: z.string() }),
  action: z.string(),
  entity: z.string(),
  entity_id: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string(),
  request_id: z.string(),
  /** Where the request can be looked at, where it was traced. */
  trace_url: z.optional(z.string()),
})
export type AuditEntry = z.infer<typeof auditEntry>

const auditFilters = {
  entity: z.optional(z.string().check(z.regex(/^[a-z_]{1,40}$/))),
  entity_id: z.optional(idField),
  actor_id: z.optional(idField),
  from: z.optional(dayField),
  to: z.optional(dayField),
}

/** The newest first. */
export const getAudit = endpoint({
  method: 'GET',
  path: '/api/v1/admin/audit',
  query: z.object({ cursor: listQuery.cursor, limit: listQuery.limit, ...auditFilters }),
  reply: pageOf(auditEntry),
})

export const getAuditFile = endpoint({
  method: 'GET',
  path: '/api/v1/admin/audit/export',
  query: z.object(auditFilters),
})

/** Empty, or a page that is safe to lead people to. */
const socialField = z
  .string()
  .check(
    z.trim(),
    z.regex(/^(?:https:\/\/[^\s/.]+\.[^\s]{1,300})?$/, 'Informe um endereço que comece com https://.'),
  )

const optionalHexColor = new RegExp(`${hexColor.source}|^$`, hexColor.flags)
const cnpjMessage = 'Informe um CNPJ válido.'

/** What an owner may say of the company; empty means not told. */
export const settingsEdit = z.object({
  company_name: textField(80, 'Informe o nome da empresa.'),
  legal_name: textField(120),
  cnpj: z.nullable(
    z.string().check(
      z.trim(),
      z.refine((text) => isCnpj(text), cnpjMessage),
    ),
  ),
  address: z.nullable(textField(200)),
  contact_email: z.union([z.literal(''), emailField]),
  contact_phone: textField(40),
  whatsapp_number: z.string().check(z.regex(/^(?:\d{8,15})?$/, 'Use só números, com código do país.')),
  ...socialShape(socialField),
  product_name: textField(40, 'Informe o nome do produto.'),
  hours: textField(80),
  assistant_enabled: z.boolean(),
  /** Empty: the colours of the site. */
  assistant_color: z.string().check(z.trim(), z.regex(optionalHexColor, 'Use uma cor como #0a6b4e.')),
  assistant_corner: z.enum(assistantCorners),
  assistant_side: z.enum(assistantSides),
  /** Whose account a Pix goes to that no provider handles; empty: as the server was started with. */
  pix_key: textField(77),
  pix_name: textField(25),
  pix_city: textField(15),
})
export type SettingsEdit = z.infer<typeof settingsEdit>

export const adminSettings = z.object({
  ...z.omit(settings, { assistant: true }).shape,
  assistant_enabled: z.boolean(),
  assistant_color: z.string(),
  assistant_corner: z.enum(assistantCorners),
  assistant_side: z.enum(assistantSides),
  pix_key: z.string(),
  pix_name: z.string(),
  pix_city: z.string(),
  version: z.number(),
})
export type AdminSettings = z.infer<typeof adminSettings>

export const getAdminSettings = endpoint({
  method: 'GET',
  path: '/api/v1/admin/settings',
  reply: adminSettings,
})

export const saveAdminSettings = endpoint({
  method: 'PATCH',
  path: '/api/v1/admin/settings',
  body: z.object({ version: versionField, ...z.partial(settingsEdit).shape }),
  reply: adminSettings,
})
