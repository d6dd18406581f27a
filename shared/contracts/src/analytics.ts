import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { idField } from './fields'

/** What we record about the use of the site; nothing else is taken. */
export const eventNames = [
  'assistant_opened',
  'assistant_message',
  'assistant_booking',
  'assistant_handoff',
  'demo_started',
  'demo_completed',
  'booking_started',
  'booking_completed',
  'signup_started',
  'signup_completed',
  'plan_selected',
  'trial_started',
  'checkout_completed',
  'cancel_started',
  'cancel_undone',
] as const
export type EventName = (typeof eventNames)[number]

/** A word of ours, such as a slug or a moment; never a name, an address, a phone number or what somebody wrote. */
const word = z.string().check(
  z.regex(/^[\w.:+-]{1,64}$/),
  z.refine((text) => !/\d{8}/.test(text)),
)

/** Everything a record may say. What is not listed is dropped. */
export const eventParameters = z.object({
  product_id: z.optional(word),
  channel: z.optional(word),
  preferred_time: z.optional(word),
  session_id: z.optional(idField),
  stage: z.optional(word),
  step: z.optional(word),
})
/** Whoever tells more than is listed is heard all the same. */
const toldParameters = z.catchall(eventParameters, z.unknown())
export type EventParameters = z.infer<typeof eventParameters>

/** An address as it may be kept: its path. Queries and fragments can hold what nobody should read. */
const pageField = z.pipe(
  z.string().check(z.minLength(1), z.maxLength(2000)),
  z.transform(
    (address) =>
      address
        .replace(/^https?:\/\/[^/?#]+/i, '')
        .replace(/[?#].*/s, '')
        .slice(0, 300) || '/',
  ),
)

/** Where somebody came from: site and path of ours, of others the site alone. */
const referrerField = z.pipe(
  z.string().check(z.maxLength(2000)),
  z.transform((address) => /^(?:https?:\/\/[^/?#@]+|\/[^?#]*)/i.exec(address)?.[0].slice(0, 300) ?? null),
)

const timestampField = z.string().check(
  z.maxLength(40),
  z.refine((text) => !Number.isNaN(Date.parse(text)), 'Informe uma data válida.'),
)

/** Circumstances of what is recorded. Whose it is comes from the token of the call, not from here. */
const circumstances = {
  user_id: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  session_id: z.optional(idField),
  page_url: z.optional(pageField),
  user_agent: z.optional(z.string().check(z.maxLength(1000))),
  timestamp: z.optional(timestampField),
}

export const recorded = z.object({ recorded: z.boolean() })

/** Records one event; a booking of the assistant's is told as `name` and `params`. */
export const recordEvent = endpoint({
  method: 'POST',
  path: '/api/v1/analytics/event',
  status: 202,
  body: z
    .object({
      event_name: z.optional(z.enum(eventNames)),
      custom_parameters: z.optional(toldParameters),
      name: z.optional(z.enum(eventNames)),
      params: z.optional(toldParameters),
      ...circumstances,
    })
    .check(
      z.refine(({ event_name, name }) => (event_name ?? name) !== undefined, {
        message: 'Informe o nome do evento.',
        path: ['event_name'],
      }),
    ),
  reply: recorded,
})

/** Records that a page was seen. */
export const recordPageView = endpoint({
  method: 'POST',
  path: '/api/v1/analytics/pageview',
  status: 202,
  body: z.object({
    ...circumstances,
    page_url: pageField,
    page_title: z.optional(z.string().check(z.maxLength(300))),
    referrer: z.optional(z.nullable(referrerField)),
  }),
  reply: recorded,
})
