import {
  type AssistantContext,
  type AssistantStage,
  type BodyOf,
  bookFromAssistant,
  type ReplyOf,
} from '@ag/contracts'
import { call, track } from '@ag/platform'

/** What a conversation has come to. */
export interface Outcome {
  stage: AssistantStage
  context: Partial<AssistantContext>
}

export type Plan = Pick<BodyOf<typeof bookFromAssistant>, 'channel' | 'preferred_time' | 'product_id'> & {
  contact_info: NonNullable<AssistantContext['contact_info']>
  hold: AssistantContext['hold']
}

/** The meeting that a conversation has agreed on; only the stage `confirm` with everything a booking takes is one. */
export function planOf({ stage, context }: Outcome): Plan | undefined {
  const { channel, preferred_time, contact_info, lead, hold } = context
  if (stage !== 'confirm' || !channel || !preferred_time || !contact_info) return undefined
  return { channel, preferred_time, contact_info, product_id: lead?.agent_interest, hold }
}

/** Books what a conversation has agreed on, and says so to whoever counts. Sent again it is the same booking. */
export async function bookMeeting(
  session: string,
  { channel, preferred_time, contact_info, product_id, hold }: Plan,
): Promise<ReplyOf<typeof bookFromAssistant>> {
  const { name = '', email = '', phone, company = '', notes = '' } = contact_info
  const reply = await call(
    bookFromAssistant,
    {
      body: {
        channel,
        preferred_time,
        // The contract's field of a phone takes what somebody has typed, and nothing as nothing.
        contact_info: { name, email, phone: phone ?? '', company, notes, consent: agreed(contact_info) },
        product_id,
        hold_id: hold?.id,
        proof: hold?.challenge ? await proofOf(hold.challenge) : undefined,
      },
    },
    {
      idempotencyKey: bookingKey(session, preferred_time),
      // Many proxies drop header names with an underscore.
      headers: { session_id: session, 'x-session-id': session },
    },
  )
  track('assistant_booking', { session_id: session, channel, preferred_time })
  return reply
}

/** One conversation, one time: one booking, whatever happens to the page in between. */
export const bookingKey = (session: string, time: string): string =>
  `${session}-${Date.parse(time)}`.replace(/[^\w-]/g, '-').slice(0, 128)

/** The backend asks for the agreement again, and alone decides. */
const agreed = ({ consent }: Plan['contact_info']) => consent as true

async function proofOf(challenge: Record<string, unknown>): Promise<string> {
  const { solve } = await import(/* webpackChunkName: "solve-challenge" */ './solve-challenge')
  return solve(challenge)
}
