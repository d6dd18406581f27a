import type { BodyOf, bookMeeting } from '@ag/contracts'

/** What the plain form on the booking page sends, by the names of its fields. */
export type BookingFields = Partial<Record<(typeof fieldNames)[number], string>>
const fieldNames = [
  'preferred_time',
  'channel',
  'name',
  'email',
  'phone',
  'company',
  'notes',
  'consent',
  'product_id',
  'website',
] as const

/** Reads what a browser has sent; fields that nobody knows are left out. */
export function fieldsOf(given = new URLSearchParams()): BookingFields {
  return Object.fromEntries(
    fieldNames.flatMap((name) => {
      const value = given.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}

/** The booking that the fields stand for; whether it is a good one is the backend's to judge. */
export function bookingOf({
  channel,
  preferred_time,
  product_id,
  website,
  consent,
  ...contact
}: BookingFields) {
  return {
    channel,
    preferred_time,
    contact_info: { ...contact, consent: consent !== undefined },
    ...(product_id && { product_id }),
    ...(website && { website }),
  } as BodyOf<typeof bookMeeting>
}
