import { contactInfo, meetingChannel } from '@ag/contracts'
import * as z from 'zod/mini'

/** What the form asks, by the names of its fields; which slot it is for is chosen beside it. */
export const bookingForm = z
  .extend(contactInfo, { channel: meetingChannel, website: z.optional(z.string()) })
  .check(
    z.refine(({ channel, phone }) => channel === 'video' || phone !== null, {
      path: ['phone'],
      message: 'Informe um telefone com DDD.',
    }),
  )
export type BookingForm = z.output<typeof bookingForm>
