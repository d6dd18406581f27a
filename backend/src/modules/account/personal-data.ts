import type { PersonalData } from '@ag/contracts'
import { and, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database'
import {
  admin_invitations,
  agent_drafts,
  agent_files,
  agent_tasks,
  analytics_events,
  assistant_messages,
  assistant_sessions,
  audit_log,
  auth_events,
  authenticators,
  bi_pins,
  bi_reports,
  bi_tables,
  billing_profiles,
  companies,
  consent_accounts,
  consent_records,
  customer_notes,
  invoice_lines,
  invoices,
  leads,
  meeting_history,
  meetings,
  one_time_tokens,
  outbox,
  page_views,
  passkeys,
  payment_methods,
  payments,
  refunds,
  saved_views,
  sessions,
  site_messages,
  site_versions,
  site_visits,
  sites,
  subscriptions,
  usage_alerts,
  usage_limits,
  usage_records,
  users,
  whatsapp_agents,
  whatsapp_channels,
  whatsapp_conversations,
  whatsapp_messages,
} from '../../db/schema'
import type { User } from '../auth/user-repository'
import { ownedBy } from '../meetings/owned-by'
import { sentTo } from './mails-about'

interface Kind {
  /** As the person knows it. */
  name: string
  table: PgTable
  columns: Record<string, PgColumn | SQL>
  whose: (db: Db, owner: User) => SQL | undefined
}

/** Rows that carry the owner's id. */
function ofPerson(key: PgColumn): Kind['whose'] {
  return (_db, owner) => eq(key, owner.id)
}

/** Rows that carry the id of the owner's company. */
function ofCompany(key: PgColumn): Kind['whose'] {
  return (_db, owner) => eq(key, owner.company_id)
}

/** Everything that is kept about people. What lets somebody in, even as a hash, is left out. */
export const exported: Kind[] = [
  {
    name: 'Conta',
    table: users,
    columns: without(users, 'password_hash', 'email_key'),
    whose: ofPerson(users.id),
  },
  {
    name: 'Empresa',
    table: companies,
    columns: without(companies),
    whose: ofCompany(companies.id),
  },
  {
    name: 'Sessões',
    table: sessions,
    columns: without(sessions, 'generation', 'previous_generation'),
    whose: ofPerson(sessions.user_id),
  },
  {
    name: 'Chaves de acesso',
    table: passkeys,
    columns: without(passkeys, 'id', 'public_key', 'counter'),
    whose: ofPerson(passkeys.user_id),
  },
  {
    name: 'Verificação em duas etapas',
    table: authenticators,
    columns: without(authenticators, 'secret', 'last_step'),
    whose: ofPerson(authenticators.user_id),
  },
  {
    name: 'Links enviados por e-mail',
    table: one_time_tokens,
    // What a link confirms was typed into the form and stands in the account; a password's hash is among it.
    columns: without(one_time_tokens, 'hash', 'payload'),
    whose: ofPerson(one_time_tokens.user_id),
  },
  {
    name: 'Registros de segurança',
    table: auth_events,
    columns: without(auth_events),
    whose: ofPerson(auth_events.user_id),
  },
  {
    name: 'Assinaturas',
    table: subscriptions,
    columns: without(subscriptions),
    whose: ofCompany(subscriptions.company_id),
  },
  {
    name: 'Rascunhos trazidos das demonstrações',
    table: agent_drafts,
    columns: without(agent_drafts),
    whose: ofCompany(agent_drafts.company_id),
  },
  {
    name: 'Passos feitos com a equipe',
    table: agent_tasks,
    columns: without(agent_tasks),
    whose: ofCompany(agent_tasks.company_id),
  },
  {
    name: 'Arquivos enviados à equipe',
    // The files themselves can be had in the agent's workspace.
    table: agent_files,
    columns: without(agent_files),
    whose: ofCompany(agent_files.company_id),
  },
  {
    name: 'Conteúdo do Atendimento WhatsApp',
    table: whatsapp_agents,
    columns: without(whatsapp_agents),
    whose: ofCompany(whatsapp_agents.company_id),
  },
  {
    name: 'Número do Atendimento WhatsApp',
    table: whatsapp_channels,
    columns: without(whatsapp_channels, 'secrets'),
    whose: ofCompany(whatsapp_channels.company_id),
  },
  {
    name: 'Conversas do Atendimento WhatsApp',
    table: whatsapp_conversations,
    columns: without(whatsapp_conversations, 'visitor', 'pending'),
    whose: ofCompany(whatsapp_conversations.company_id),
  },
  {
    name: 'Mensagens do Atendimento WhatsApp',
    table: whatsapp_messages,
    columns: without(whatsapp_messages, 'client_id'),
    whose: ofCompany(whatsapp_messages.company_id),
  },
  {
    name: 'Faturas',
    table: invoices,
    columns: without(invoices),
    whose: ofCompany(invoices.company_id),
  },
  {
    name: 'Itens das faturas',
    table: invoice_lines,
    columns: without(invoice_lines),
    whose: (db, owner) => inArray(invoice_lines.invoice_id, invoicesOf(db, owner)),
  },
  {
    name: 'Dados de faturamento',
    table: billing_profiles,
    columns: without(billing_profiles),
    whose: ofCompany(billing_profiles.company_id),
  },
  {
    name: 'Forma de pagamento',
    table: payment_methods,
    columns: without(payment_methods, 'token'),
    whose: ofCompany(payment_methods.company_id),
  },
  {
    name: 'Pagamentos',
    table: payments,
    columns: without(payments, 'recorded_by', 'card'),
    whose: ofCompany(payments.company_id),
  },
  {
    name: 'Reembolsos',
    table: refunds,
    columns: without(refunds),
    whose: ofCompany(refunds.company_id),
  },
  {
    name: 'Uso',
    table: usage_records,
    columns: without(usage_records),
    whose: ofCompany(usage_records.company_id),
  },
  {
    name: 'Tabelas enviadas',
    // Their rows can be had as CSV where they are asked about.
    table: bi_tables,
    columns: without(bi_tables),
    whose: ofCompany(bi_tables.company_id),
  },
  {
    name: 'Perguntas fixadas no painel',
    table: bi_pins,
    columns: without(bi_pins),
    whose: ofCompany(bi_pins.company_id),
  },
  {
    name: 'Relatório da semana',
    table: bi_reports,
    columns: without(bi_reports),
    whose: ofCompany(bi_reports.company_id),
  },
  {
    name: 'Limites de uso',
    table: usage_limits,
    columns: without(usage_limits),
    whose: ofCompany(usage_limits.company_id),
  },
  {
    name: 'Avisos de uso',
    table: usage_alerts,
    columns: without(usage_alerts),
    whose: ofCompany(usage_alerts.company_id),
  },
  {
    name: 'Anotações da equipe',
    table: customer_notes,
    // Who of the team wrote them is about somebody else.
    columns: without(customer_notes, 'id', 'author_id', 'author_name', 'request_key'),
    whose: ofCompany(customer_notes.company_id),
  },
  {
    name: 'Site',
    table: sites,
    columns: without(sites, 'host_proof'),
    whose: ofCompany(sites.company_id),
  },
  {
    name: 'Versões publicadas do site',
    table: site_versions,
    columns: without(site_versions),
    whose: ofCompany(site_versions.company_id),
  },
  {
    name: 'Mensagens recebidas pelo site',
    table: site_messages,
    columns: without(site_messages, 'digest'),
    whose: ofCompany(site_messages.company_id),
  },
  {
    name: 'Visitas ao site por dia',
    table: site_visits,
    columns: without(site_visits),
    whose: ofCompany(site_visits.company_id),
  },
  {
    name: 'Reuniões',
    table: meetings,
    columns: without(meetings, 'reservation_id', 'until', 'email_key'),
    whose: (_db, owner) => ownedBy(owner),
  },
  {
    name: 'Histórico das reuniões',
    table: meeting_history,
    columns: without(meeting_history, 'position'),
    whose: (db, owner) => inArray(meeting_history.meeting_id, meetingsOf(db, owner)),
  },
  {
    name: 'Conversas com o assistente',
    table: assistant_sessions,
    columns: without(assistant_sessions, 'id', 'memory', 'version', 'reference', 'unread'),
    whose: ofPerson(assistant_sessions.user_id),
  },
  {
    name: 'Mensagens ao assistente',
    table: assistant_messages,
    columns: without(assistant_messages, 'position', 'session_id', 'question_key'),
    whose: (db, owner) => inArray(assistant_messages.session_id, conversationsOf(db, owner)),
  },
  {
    name: 'Contatos deixados no assistente',
    table: leads,
    columns: without(leads, 'session_id', 'email_key'),
    // What a visitor said who named this address stays theirs; that the address was named is told.
    whose: (db, owner) =>
      or(inArray(leads.session_id, conversationsOf(db, owner)), eq(leads.email_key, owner.email_key)),
  },
  {
    name: 'Escolhas de privacidade',
    table: consent_records,
    columns: without(consent_records, 'request_key'),
    whose: (db, owner) =>
      or(eq(consent_records.user_id, owner.id), inArray(consent_records.consent_id, consentIdsOf(db, owner))),
  },
  {
    name: 'Comprovantes de privacidade ligados à conta',
    table: consent_accounts,
    columns: without(consent_accounts),
    whose: ofPerson(consent_accounts.user_id),
  },
  {
    name: 'Convites para administrar',
    table: admin_invitations,
    columns: without(admin_invitations, 'email_key'),
    whose: (_db, owner) => eq(admin_invitations.email_key, owner.email_key),
  },
  {
    name: 'Registros do que você fez pela equipe',
    table: audit_log,
    // What was changed is about the company and others.
    columns: without(audit_log, 'position', 'before', 'after'),
    whose: ofPerson(audit_log.actor_id),
  },
  {
    name: 'Visões salvas',
    table: saved_views,
    columns: without(saved_views),
    whose: ofPerson(saved_views.user_id),
  },
  {
    name: 'Eventos de uso do site',
    table: analytics_events,
    columns: without(analytics_events),
    whose: ofPerson(analytics_events.user_id),
  },
  {
    name: 'Páginas vistas',
    table: page_views,
    columns: without(page_views),
    whose: ofPerson(page_views.user_id),
  },
  {
    name: 'E-mails',
    table: outbox,
    // Without their text: the links in it are keys.
    columns: {
      to: sql`${outbox.payload} ->> 'to'`,
      subject: sql`${outbox.payload} ->> 'subject'`,
      created_at: outbox.created_at,
      sent_at: outbox.done_at,
    },
    whose: (_db, owner) => and(eq(outbox.kind, 'mail'), sentTo(owner.email)),
  },
]

/** Tables with a person's or a company's key that are not exported, and why. */
export const notExported: Record<string, string> = {
  auth_tickets:
    'A hash and its end: the ticket itself is with whoever has just begun to sign in, for minutes.',
  card_pages:
    'Visits to a page of the payment provider: when, and whether a card was kept, which is exported.',
  usage_events:
    'What agents reported, one by one and for weeks only; all of it is in the sums by day, which are exported.',
  usage_months: 'Sums of the sums by day, which are exported.',
  bi_uploads: 'Files on their way, for a day at most; what was read of them is a table, which is exported.',
  recovery_codes: 'Hashes only; the codes were shown once and are nowhere.',
}

/** Everything we hold about somebody, kind by kind. */
export async function readPersonalData(db: Db, now: Date, owner: User): Promise<PersonalData> {
  const records: PersonalData['records'] = {}
  for (const { name, table, columns, whose } of exported) {
    records[name] = await db.select(columns).from(table).where(whose(db, owner))
  }
  return { exported_at: now.toISOString(), records }
}

function without(table: PgTable, ...withheld: string[]): Record<string, PgColumn> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([name]) => !withheld.includes(name)),
  )
}

const invoicesOf = (db: Db, owner: User) =>
  db.select({ id: invoices.id }).from(invoices).where(eq(invoices.company_id, owner.company_id))

const meetingsOf = (db: Db, owner: User) =>
  db.select({ id: meetings.id }).from(meetings).where(ownedBy(owner))

const conversationsOf = (db: Db, owner: User) =>
  db
    .select({ id: assistant_sessions.id })
    .from(assistant_sessions)
    .where(eq(assistant_sessions.user_id, owner.id))

const consentIdsOf = (db: Db, owner: User) =>
  db
    .select({ id: consent_accounts.consent_id })
    .from(consent_accounts)
    .where(eq(consent_accounts.user_id, owner.id))
