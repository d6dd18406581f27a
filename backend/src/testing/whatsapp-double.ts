import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface SentMessage {
  to: string
  biz_opaque_callback_data: string
  type: 'text' | 'template'
  text?: { body: string }
  template?: { name: string; language: { code: string }; components?: unknown }
}

/** What a company enters, and what the double takes. */
export const whatsappNumber = {
  phone_number_id: '106540352242922',
  access_token: 'token-of-the-number-1',
  app_secret: 'secret-of-the-app-0001',
}
const accountId = '102290129340398'

const templates = [
  {
    name: 'retomar_conversa',
    language: 'pt_BR',
    status: 'APPROVED',
    components: [
      { type: 'HEADER', format: 'TEXT', text: 'Padaria Sol' },
      { type: 'BODY', text: 'Olá, {{1}}! Sobre {{2}}: podemos continuar?' },
    ],
  },
  {
    name: 'com_imagem',
    language: 'pt_BR',
    status: 'APPROVED',
    components: [
      { type: 'HEADER', format: 'IMAGE' },
      { type: 'BODY', text: 'Veja.' },
    ],
  },
]

/** Speaks like WhatsApp's Cloud API, as far as we listen, and makes its webhook's events. */
export async function whatsappDouble() {
  const sent: (SentMessage & { wamid: string })[] = []
  /** How the next calls end: an error of the API, a broken connection before or after it has done its work. */
  const next = { code: 0, status: 400, times: 0, breaks: 0, breaksAfter: 0 }
  let messages = 0

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const refuse = (status: number, code: number) =>
      answer(status, { error: { message: `(#${code}) refused`, type: 'OAuthException', code } })
    if (next.breaks > 0) {
      next.breaks -= 1
      request.socket.destroy()
      return
    }
    if (request.headers.authorization !== `Bearer ${whatsappNumber.access_token}`) return refuse(401, 190)
    if (next.times > 0) {
      next.times -= 1
      return refuse(next.status, next.code)
    }
    const { pathname } = new URL(request.url ?? '', 'http://double')
    if (request.method === 'POST' && pathname === `/v23.0/${whatsappNumber.phone_number_id}/messages`) {
      const message = JSON.parse(Buffer.concat(parts).toString()) as SentMessage
      messages += 1
      const wamid = `wamid.out${messages}`
      sent.push({ ...message, wamid })
      if (next.breaksAfter > 0) {
        next.breaksAfter -= 1
        request.socket.destroy()
        return
      }
      return answer(200, {
        messaging_product: 'whatsapp',
        contacts: [{ input: message.to, wa_id: message.to }],
        messages: [{ id: wamid }],
      })
    }
    if (pathname === `/v23.0/${whatsappNumber.phone_number_id}`)
      return answer(200, {
        display_phone_number: '+55 11 4000-0000',
        verified_name: 'Padaria Sol',
        id: whatsappNumber.phone_number_id,
      })
    if (pathname === `/v23.0/${accountId}/message_templates`) return answer(200, { data: templates })
    return refuse(400, 100)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    next,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** An event as WhatsApp would send and sign it. */
export function signedByWhatsapp(value: Record<string, unknown>, secret = whatsappNumber.app_secret) {
  const metadata = {
    display_phone_number: '551140000000',
    phone_number_id: whatsappNumber.phone_number_id,
  }
  const payload = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: accountId,
        changes: [{ field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } }],
      },
    ],
  })
  const signature = createHmac('sha256', secret).update(payload).digest('hex')
  return {
    payload,
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
  }
}

/** What a customer writes, as the value of an event. */
export const whatsappMessage = (id: string, at: Date, body: string, from = '5511988887777') => ({
  contacts: [{ profile: { name: 'Bia Ramos' }, wa_id: from }],
  messages: [{ from, id, timestamp: String(Math.floor(at.getTime() / 1000)), type: 'text', text: { body } }],
})

/** How far a message has come, as the value of an event. */
export const whatsappStatus = (
  id: string,
  status: string,
  more: { biz_opaque_callback_data?: string; errors?: { code: number }[] } = {},
) => ({
  statuses: [{ id, status, timestamp: '1795176000', recipient_id: '5511988887777', ...more }],
})
