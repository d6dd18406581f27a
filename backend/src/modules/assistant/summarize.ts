import type { Conversation } from './conversation'
import { channelNames, dayOf, sizeNames, timingNames } from './texts'

const longestNeed = 140

/** Two lines for the team: what the conversation is about, and whom it is with. */
export function summarize({ context, memory }: Conversation, names: ReadonlyMap<string, string>): string {
  const { lead = {}, contact_info: contact = {}, channel, preferred_time } = context
  const agent = names.get(lead.agent_interest ?? memory.topic ?? '')
  const subject = [
    agent ? `interesse em ${agent}` : 'quer conhecer os agentes',
    lead.need?.slice(0, longestNeed),
    lead.company_size && `empresa: ${sizeNames[lead.company_size].toLowerCase()}`,
    lead.timing && `prazo: ${timingNames[lead.timing].toLowerCase()}`,
  ]
  const person = [
    contact.name && `meu nome é ${contact.name}`,
    contact.company,
    preferred_time &&
      `reunião por ${channelNames[channel ?? 'video'].toLowerCase()} em ${dayOf(preferred_time)}, ${preferred_time.slice(11, 16)}`,
  ].filter(Boolean)
  const lines = [subject.filter(Boolean).join('; '), person.join('; ') || 'prefiro falar com uma pessoa']
  return lines.join('.\n')
}
