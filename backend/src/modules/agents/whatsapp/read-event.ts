import { type ChannelProblem, type ChatDelivery, longestChatMessage } from '@ag/contracts'
import { AppError } from '@ag/core'
import * as z from 'zod/mini'
import { problemOf } from './graph-api'

/** A message of a customer, as the webhook tells it. */
export interface HeardMessage {
  wamid: string
  /** Phone number in digits, with the country's code. */
  from: string
  /** As the customer calls themselves; empty where they do not say. */
  name: string
  text: string
  /** Something that is no text came along: a picture, a voice message, a place. */
  isMedia: boolean
  /** When it was written, in ISO. */
  at: string
}

/** How far a message of ours has come. */
export interface MessageStatus {
  wamid: string
  /** Our own name of it, where it was sent along. */
  id: string | undefined
  delivery: Exclude<ChatDelivery, 'waiting'>
  problem: ChannelProblem | null
}

const event = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(
    z.object({
      id: z.string(),
      changes: z.array(z.object({ field: z.string(), value: z.unknown() })),
    }),
  ),
})
const change = z.object({
  metadata: z.object({ phone_number_id: z.string() }),
  contacts: z._default(z.array(z.unknown()), []),
  messages: z._default(z.array(z.unknown()), []),
  statuses: z._default(z.array(z.unknown()), []),
})
const contact = z.object({ wa_id: z.string(), profile: z.object({ name: z.string() }) })
const words = z.optional(z.object({ body: z.string() }))
const captioned = z.optional(z.object({ caption: z.optional(z.string()) }))
const titled = z.optional(z.object({ title: z.string() }))
const message = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(256)),
  from: z.string().check(z.regex(/^\d{5,20}$/)),
  timestamp: z.string().check(z.regex(/^\d{1,11}$/)),
  type: z.string(),
  text: words,
  button: z.optional(z.object({ text: z.string() })),
  interactive: z.optional(z.object({ button_reply: titled, list_reply: titled })),
  image: captioned,
  video: captioned,
  document: captioned,
})
const status = z.object({
  id: z.string().check(z.maxLength(256)),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  biz_opaque_callback_data: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ code: z.number() }))),
})

const media: Record<string, string> = {
  image: 'uma imagem',
  audio: 'um áudio',
  video: 'um vídeo',
  document: 'um documento',
  sticker: 'uma figurinha',
  location: 'um local',
  contacts: 'um contato',
}

/** What an event tells about one number; what we do not know in it is passed over. Throws VALIDATION_FAILED. */
export function readEvent(body: Buffer, phoneNumberId: string) {
  const messages: HeardMessage[] = []
  const statuses: MessageStatus[] = []
  let accountId: string | undefined
  for (const { id, changes } of parse(body).entry)
    for (const { field, value } of changes) {
      const told = change.safeParse(value).data
      if (field !== 'messages' || told?.metadata.phone_number_id !== phoneNumberId) continue
      accountId = id
      const names = new Map(known(contact, told.contacts).map(({ wa_id, profile }) => [wa_id, profile.name]))
      for (const heard of known(message, told.messages)) {
        const text = textOf(heard)
        const kind = media[heard.type]
        if (text || kind)
          messages.push({
            wamid: heard.id,
            from: heard.from,
            name: (names.get(heard.from) ?? '').trim().slice(0, 60),
            text: text || `(Enviou ${kind}.)`,
            isMedia: kind !== undefined,
            at: new Date(Number(heard.timestamp) * 1000).toISOString(),
          })
      }
      for (const { id: wamid, status: delivery, biz_opaque_callback_data, errors } of known(
        status,
        told.statuses,
      ))
        statuses.push({
          wamid,
          id: biz_opaque_callback_data,
          delivery,
          problem: delivery === 'failed' ? problemOf(errors?.[0]?.code ?? -1) : null,
        })
    }
  return { accountId, messages, statuses }
}

function parse(body: Buffer) {
  try {
    return z.parse(event, JSON.parse(body.toString('utf8')))
  } catch (cause) {
    throw new AppError('VALIDATION_FAILED', { cause })
  }
}

const known = <S extends z.ZodMiniType>(schema: S, list: unknown[]) =>
  list.flatMap((each) => {
    const read = schema.safeParse(each)
    return read.success ? [read.data as z.output<S>] : []
  })

const textOf = ({ text, button, interactive, image, video, document }: z.infer<typeof message>) =>
  (
    text?.body ??
    button?.text ??
    interactive?.button_reply?.title ??
    interactive?.list_reply?.title ??
    image?.caption ??
    video?.caption ??
    document?.caption ??
    ''
  )
    .trim()
    .slice(0, 4 * longestChatMessage)
