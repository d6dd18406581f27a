import type { AssistantContext, ContactDraft, LeadContext } from '@ag/contracts'

const sizePoints = { '1': 5, '2-10': 10, '11-50': 15, '50+': 20 } as const
const timingPoints = { now: 30, '30d': 20, research: 5 } as const
const interestPoints = 30
const contactPoints = { name: 5, email: 10, phone: 5 } as const

/** From this many points on a lead is in the band. */
const leastOf = { A: 70, B: 40 } as const

/** How promising a conversation is, from 0 to 100; never told to the visitor. */
export function scoreLead(lead: LeadContext, contact: ContactDraft = {}): number {
  const { agent_interest, company_size, timing } = lead
  const known = (['name', 'email', 'phone'] as const).filter((field) => contact[field])
  return (
    (agent_interest ? interestPoints : 0) +
    (company_size ? sizePoints[company_size] : 0) +
    (timing ? timingPoints[timing] : 0) +
    known.reduce((sum, field) => sum + contactPoints[field], 0)
  )
}

/** The band that a score falls into. */
export function bandOf(score: number): 'A' | 'B' | 'C' {
  if (score >= leastOf.A) return 'A'
  return score >= leastOf.B ? 'B' : 'C'
}

/** What is known of a lead, with the band that it is in by now. */
export function banded(context: AssistantContext): AssistantContext {
  const { lead, contact_info } = context
  return lead ? { ...context, lead: { ...lead, band: bandOf(scoreLead(lead, contact_info)) } } : context
}
