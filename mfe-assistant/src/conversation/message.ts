import type { Settings } from '@ag/contracts'
import { afterSpecialist, afterSpecialistSuggestions, type PageContext } from '@ag/core'

/** One entry of the talk, as the backend keeps it too. */
export interface Message {
  id: string
  type: 'user' | 'assistant'
  content: string
  /** ISO 8601. */
  timestamp: string
  metadata: { suggestions: string[] }
}

/** What the assistant opens with on a page. */
export const welcomeMessage = (context: PageContext, now: Date): Message =>
  said(`welcome-${context.agentType ?? context.pageType}`, context.welcomeMessage, context.suggestions, now)

/** What the assistant adds once the specialist's chat was opened. */
export const specialistMessage = (settings: Settings, now: Date): Message =>
  said(
    `specialist-${now.getTime()}`,
    afterSpecialist({ email: settings.contact_email, phone: settings.contact_phone }),
    afterSpecialistSuggestions,
    now,
  )

function said(id: string, content: string, suggestions: string[], now: Date): Message {
  return { id, type: 'assistant', content, timestamp: now.toISOString(), metadata: { suggestions } }
}
