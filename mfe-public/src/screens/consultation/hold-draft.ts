import { type MeetingHold, meetingHold } from '@ag/contracts'
import { draftPrefix } from '@ag/core'
import * as z from 'zod/mini'

const key = `${draftPrefix}booking-hold`
const holdDraft = z.object({
  slot: z.object({ start_at: z.string(), end_at: z.string() }),
  hold: meetingHold,
  until: z.number(),
})
type HoldDraft = z.infer<typeof holdDraft>

/** What this tab holds: a page that is loaded again must not find its own hour taken. */
export function readHoldDraft(now: number): (HoldDraft & { hold: MeetingHold }) | undefined {
  try {
    const found = holdDraft.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    if (found.success && found.data.until > now) return found.data
  } catch {
    // Storage that is blocked, or holds something else, holds nothing of ours.
  }
  return undefined
}

export function storeHoldDraft(held: HoldDraft | undefined): void {
  try {
    if (held === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(held))
  } catch {
    // Without storage it lasts as long as the page.
  }
}
