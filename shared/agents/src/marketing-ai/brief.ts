import type { Day } from '@ag/core/days'
import type { SegmentId } from '../segments'

export const goals = [
  { id: 'sales', name: 'Vender mais' },
  { id: 'leads', name: 'Gerar contatos' },
  { id: 'launch', name: 'Lançar um produto ou serviço' },
  { id: 'loyalty', name: 'Fazer clientes voltarem' },
  { id: 'awareness', name: 'Ficar mais conhecido' },
] as const
export type GoalId = (typeof goals)[number]['id']

/** Channels that are paid by the click, and those that reach one's own contacts, paid by the message. */
export const channels = [
  { id: 'google', name: 'Google', kind: 'paid' },
  { id: 'meta', name: 'Instagram e Facebook', kind: 'paid' },
  { id: 'tiktok', name: 'TikTok', kind: 'paid' },
  { id: 'linkedin', name: 'LinkedIn', kind: 'paid' },
  { id: 'email', name: 'E-mail', kind: 'own' },
  { id: 'whatsapp', name: 'WhatsApp', kind: 'own' },
] as const
export type ChannelId = (typeof channels)[number]['id']
export type PaidId = Extract<(typeof channels)[number], { kind: 'paid' }>['id']
export type OwnId = Exclude<ChannelId, PaidId>

export const isPaid = (id: ChannelId): id is PaidId =>
  channels.some((channel) => channel.id === id && channel.kind === 'paid')
export const channelName = (id: ChannelId): string =>
  channels.find((channel) => channel.id === id)?.name ?? id

/** What the visitor tells about the month. */
export interface MarketingBrief {
  segment: SegmentId
  goal: GoalId
  /** In cents. */
  budget: number
  /** What a sale brings on average, in cents. */
  ticket: number
  channels: ChannelId[]
  /** People who agreed to hear from the business. */
  contacts: number
  /** The Monday on which the plan begins. */
  start: Day
}
