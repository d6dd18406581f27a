import type { MeetingHold } from '@ag/contracts'
import { type BodyOf, bookMeeting, type Meeting } from '@ag/contracts'
import { AppError } from '@ag/core'
import { call, newRequestKey } from '@ag/platform'
import type { BookingForm } from './booking-schema'
import { proofOf } from './proof'

interface Subject {
  start: string
  hold: MeetingHold | undefined
  product: string | undefined
}

type Body = BodyOf<typeof bookMeeting>

/** Books what the form says; the same booking sent again is one booking. */
export async function book(
  form: BookingForm,
  { start, hold, product }: Subject,
  keys: RequestKeys,
): Promise<Meeting> {
  const { channel, website, ...contact } = form
  const body: Body = {
    channel,
    preferred_time: start,
    contact_info: { ...contact, phone: contact.phone ?? '' },
    product_id: product,
    hold_id: hold?.id,
    website,
  }
  const idempotencyKey = keys.of(JSON.stringify(body))
  const proof = hold && (await proofOf(hold))
  try {
    const { meeting } = await call(bookMeeting, { body: { ...body, proof } }, { idempotencyKey })
    return meeting
  } catch (error) {
    throw onFields(error)
  }
}

export interface RequestKeys {
  /** The key of a request; another one as soon as it says something else. */
  of: (said: string) => string
}

export function requestKeys(): RequestKeys {
  let last: { said: string; key: string } | undefined
  return {
    of(said) {
      if (last?.said !== said) last = { said, key: newRequestKey() }
      return last.key
    },
  }
}

/** The form's fields are flat: `contact_info.email` is its `email`. What is refused and no field of it is said above. */
function onFields(error: unknown): unknown {
  if (!(error instanceof AppError) || !error.details.errors) return error
  const errors = error.details.errors.map((refused) => ({
    ...refused,
    field: refused.field.replace(/^contact_info\./, ''),
  }))
  const elsewhere = errors.find(({ field }) => notInSight.includes(field))
  return new AppError(error.code, {
    ...error.details,
    userMessage: error.details.userMessage ?? elsewhere?.message,
    errors,
  })
}

const notInSight = ['website', 'proof', 'product_id', 'hold_id', 'preferred_time']
