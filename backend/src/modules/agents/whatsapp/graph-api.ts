import type { ChannelProblem, WhatsappTemplate } from '@ag/contracts'
import * as z from 'zod/mini'

/** Pinned: a version lives for two years, and says what a call means. */
const version = 'v23.0'
const patience = 4_000
const mostTemplates = 100

/** What goes out: words, or an approved template with its values. */
export type Outgoing =
  | { text: string }
  | { template: Pick<WhatsappTemplate, 'name' | 'language'> & { values: string[] } }

/** The part of WhatsApp's Cloud API that we use; every call has an end and fails with a GraphFailure. */
export interface GraphApi {
  /** Number and name of a phone number, as customers see them. */
  phone(token: string, phoneNumberId: string): Promise<{ number: string; name: string }>
  /** Sends once; `id` comes back with every status of it. Returns WhatsApp's own name of the message. */
  send(token: string, phoneNumberId: string, to: string, id: string, message: Outgoing): Promise<string>
  /** Approved templates of a business account that take values in their text alone. */
  templates(token: string, accountId: string): Promise<WhatsappTemplate[]>
}

/** Why WhatsApp did not do what it was asked. */
export class GraphFailure extends Error {
  override name = 'GraphFailure'

  constructor(
    readonly problem: ChannelProblem,
    detail: string,
    cause?: unknown,
  ) {
    super(`WhatsApp: ${problem} (${detail})`, { cause })
  }

  /** It may go well later, without anybody doing anything. */
  get passes(): boolean {
    return this.problem === 'rate' || this.problem === 'unreachable'
  }
}

const problems: Record<number, ChannelProblem> = {
  0: 'token',
  3: 'token',
  10: 'token',
  190: 'token',
  4: 'rate',
  80007: 'rate',
  130429: 'rate',
  131048: 'rate',
  131056: 'rate',
  1: 'unreachable',
  2: 'unreachable',
  131000: 'unreachable',
  131016: 'unreachable',
  131026: 'number',
  131030: 'number',
  131047: 'window',
}

/** What an error code of WhatsApp means for us; the same codes come in answers and in statuses. */
export function problemOf(code: number): ChannelProblem {
  if (code >= 200 && code < 300) return 'token'
  if (code >= 132000 && code < 133000) return 'template'
  return problems[code] ?? 'other'
}

const failure = z.object({ error: z.object({ code: z.number() }) })
const phoneReply = z.object({ display_phone_number: z.string(), verified_name: z._default(z.string(), '') })
const sendReply = z.object({ messages: z.array(z.object({ id: z.string() })).check(z.minLength(1)) })
const component = z.object({ type: z.string(), format: z.optional(z.string()), text: z.optional(z.string()) })
const templatesReply = z.object({
  data: z.array(z.object({ name: z.string(), language: z.string(), components: z.array(component) })),
})

/** Speaks with WhatsApp's Cloud API at an address, e.g. `https://graph.facebook.com`. */
export function graphApi(address: string): GraphApi {
  async function call<S extends z.ZodMiniType>(reply: S, token: string, path: string, body?: unknown) {
    const response = await fetch(`${address}/${version}/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    }).catch((cause: unknown) => {
      throw new GraphFailure('unreachable', 'no answer', cause)
    })
    const answer: unknown = await response.json().catch(() => undefined)
    if (response.ok) {
      const read = reply.safeParse(answer)
      if (read.success) return read.data as z.output<S>
      throw new GraphFailure('unreachable', 'an answer of another shape')
    }
    const code = failure.safeParse(answer).data?.error.code
    if (response.status >= 500) throw new GraphFailure('unreachable', `status ${response.status}`)
    if (response.status === 429) throw new GraphFailure('rate', `code ${code}`)
    if (response.status === 401) throw new GraphFailure('token', `code ${code}`)
    throw new GraphFailure(code === undefined ? 'other' : problemOf(code), `code ${code}`)
  }

  return {
    async phone(token, phoneNumberId) {
      const path = `${phoneNumberId}?fields=display_phone_number,verified_name`
      const { display_phone_number, verified_name } = await call(phoneReply, token, path)
      return { number: display_phone_number, name: verified_name }
    },

    async send(token, phoneNumberId, to, id, message) {
      const { messages } = await call(sendReply, token, `${phoneNumberId}/messages`, {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to,
        biz_opaque_callback_data: id,
        ...('text' in message
          ? { type: 'text', text: { preview_url: false, body: message.text } }
          : { type: 'template', template: templateOf(message.template) }),
      })
      return messages[0]?.id ?? ''
    },

    async templates(token, accountId) {
      const fields = `fields=name,language,components&status=APPROVED&limit=${mostTemplates}`
      const { data } = await call(templatesReply, token, `${accountId}/message_templates?${fields}`)
      return data.slice(0, mostTemplates).flatMap(({ name, language, components }) => {
        const text = components.find(({ type }) => type === 'BODY')?.text
        const isPlain = components.every(
          ({ type, format, text: words = '' }) =>
            type === 'BODY' || ((format === undefined || format === 'TEXT') && !words.includes('{{')),
        )
        return text && isPlain ? [{ name, language, text, values: placesIn(text) }] : []
      })
    },
  }
}

/** A template with its values, as the customer reads it. */
export const filledIn = (text: string, values: string[]) =>
  text.replace(place, (_whole, number: string) => values[Number(number) - 1] ?? '')

const place = /\{\{(\d{1,2})\}\}/g
const placesIn = (text: string) => Math.max(0, ...Array.from(text.matchAll(place), ([, at]) => Number(at)))

const templateOf = ({ name, language, values }: Extract<Outgoing, { template: unknown }>['template']) => ({
  name,
  language: { code: language },
  ...(values.length > 0 && {
    components: [{ type: 'body', parameters: values.map((text) => ({ type: 'text', text })) }],
  }),
})
