import { type BodyOf, bookForCustomer, contactInfo, meetingChannel, nameFieldSaying } from '@ag/contracts'
import { AppError } from '@ag/core'
import { call, newRequestKey } from '@ag/platform'
import * as z from 'zod/mini'
import { inSight } from '../slots/use-slot-choice'

/** What the form asks, by the names of its fields; when it is to be is chosen beside it. */
export const bookingForm = z
  .extend(contactInfo, {
    // Of somebody else than who fills it in.
    name: nameFieldSaying('Informe o nome do cliente.'),
    consent: z.literal(true, 'Confirme que o cliente autorizou.'),
    channel: meetingChannel,
    product_id: z._default(z.string(), ''),
  })
  .check(
    z.refine(({ channel, phone }) => channel === 'video' || phone !== null, {
      path: ['phone'],
      message: 'Informe um telefone com DDD.',
    }),
  )
export type BookingForm = z.output<typeof bookingForm>

/** Books for somebody; sent again as it was it books once. */
export function createBooking() {
  let last: { said: string; key: string } | undefined
  return async (form: BookingForm, start: string, consultantId: string) => {
    const { channel, product_id, ...contact } = form
    const body: BodyOf<typeof bookForCustomer> = {
      channel,
      preferred_time: start,
      consultant_id: consultantId || undefined,
      product_id: product_id || undefined,
      contact_info: { ...contact, phone: contact.phone ?? '' },
    }
    const said = JSON.stringify(body)
    if (last?.said !== said) last = { said, key: newRequestKey() }
    return call(bookForCustomer, { body }, { idempotencyKey: last.key }).catch((error: unknown) => {
      throw onFields(error)
    })
  }
}

/** The form's fields are flat: `contact_info.email` is its `email`. */
function onFields(error: unknown): unknown {
  if (!(error instanceof AppError) || !error.details.errors) return error
  const errors = error.details.errors.map((refused) => ({
    ...refused,
    field: refused.field.replace(/^contact_info\./, ''),
  }))
  return inSight(new AppError(error.code, { ...error.details, errors }))
}
