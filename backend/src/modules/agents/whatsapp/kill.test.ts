import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type Endpoint,
  getChat,
  getChats,
  getUsage,
  getWhatsappChannel,
  login,
  outboxMails,
  readChat,
  type SuccessOf,
  saveWhatsappChannel,
  saveWhatsappKnowledge,
  saveWhatsappSettings,
  signup,
  verifyEmail,
  writeInChat,
} from '@ag/contracts'
import * as z from 'zod/mini'
import { minutes } from '../../../clock'
import { createBegunDatabase } from '../../../testing/describe-database'
import { buildServer, copyBegun, type ServerProcess, startServer } from '../../../testing/server-process'
import { anaSignsUp } from '../../../testing/test-backend'
import {
  signedByWhatsapp,
  whatsappDouble,
  whatsappMessage,
  whatsappNumber,
  whatsappStatus,
} from '../../../testing/whatsapp-double'

jest.setTimeout(minutes(15))

const knowledge = {
  name: 'Padaria Sol',
  hours: Array.from({ length: 7 }, () => null),
  asks: 'team' as const,
  items: [{ name: 'Bolo de cenoura', price: 48, from: false, unit: '' }],
  questions: [],
}
const text = 'quanto é o bolo de cenoura?'
/** `npm run bench:kills` asks for more, and then for every answer to have reached WhatsApp. */
const kills = Number(process.env.KILLS ?? 1)
const isWhole = process.env.KILLS !== undefined
/** Who writes while one process lives: so many on the page and by WhatsApp, so many messages each. */
const writers = 3
const messagesOfEach = 5

const databases: Array<[string, boolean]> = [['PGlite', false]]
if (process.env.TEST_DATABASE_URL) databases.push(['PostgreSQL', true])

beforeAll(buildServer)

it.each(databases)(
  'answers each message once, by page and by WhatsApp, however often it is killed during them, on %s',
  async (_name, isOwnServer) => {
    const folder = await mkdtemp(join(tmpdir(), 'backend-'))
    if (!isOwnServer) await copyBegun(folder)
    const own = isOwnServer ? await createBegunDatabase(process.env.TEST_DATABASE_URL ?? '') : undefined
    const whatsapp = await whatsappDouble()
    const env = {
      DATA_DIR: folder,
      WHATSAPP_API_URL: whatsapp.address,
      ...(own && { DATABASE_URL: own }),
    }
    let server = await startServer(env)
    try {
      const token = await agentOf(server)
      const hook = await ask(server, getWhatsappChannel, undefined, token)
      const path = `/api/v1/webhooks/whatsapp/${hook.number?.webhook.split('/').at(-1)}`
      const visitors: string[] = []
      const phones: string[] = []
      let told = 0
      /** WhatsApp repeats what nobody took, and tells of what it has taken. */
      const tellStatuses = async () => {
        for (const { wamid, biz_opaque_callback_data } of whatsapp.sent.slice(told)) {
          await event(server, path, whatsappStatus(wamid, 'sent', { biz_opaque_callback_data }))
          told += 1
        }
      }
      for (let round = 0; round < kills; round += 1) {
        const here = Array.from({ length: writers }, (_, at) => `visitor-${round}-${at}`.padEnd(40, 'x'))
        const there = Array.from(
          { length: writers },
          (_, at) => `55119${String(round * writers + at).padStart(8, '0')}`,
        )
        visitors.push(...here)
        phones.push(...there)
        const running = server
        const isOver = { yet: false }
        const writing = [
          ...here.map((visitor) => each((id) => write(running, visitor, id))),
          ...there.map((phone) => each((id) => hear(running, path, phone, id))),
        ]
        const statuses = (async () => {
          while (!isOver.yet) {
            await tellStatuses().catch(() => undefined)
            await wait(20)
          }
        })()
        await wait(20 + Math.random() * 400)
        await running.kill('SIGKILL')
        isOver.yet = true
        await Promise.all([...writing.map((one) => one.catch(() => undefined)), statuses])
        server = await startServer(env)
        await tellStatuses()
        // Whoever heard no answer sends the same again; so does somebody who did.
        for (const visitor of here) await each((id) => write(server, visitor, id))
        for (const phone of there) await each((id) => hear(server, path, phone, id))
      }

      const turns = Array.from({ length: messagesOfEach }, () => ['customer', 'agent']).flat()
      for (const visitor of visitors) {
        const { messages } = await ask(server, readChat, { visitor, after: 0 })
        expect(messages.map(({ from }) => from)).toEqual(turns)
      }
      const answered = messagesOfEach * (visitors.length + phones.length)
      await until(async () => (await used(server, token)) >= answered)
      expect(await used(server, token)).toBe(answered)
      for (const phone of phones) {
        const found = await ask(server, getChats, undefined, token, `?q=%2B${phone}`)
        const { messages } = await ask(server, getChat, undefined, token, '', found.items[0]?.id)
        expect(messages.map(({ from }) => from)).toEqual(turns)
      }
      const ids = () => whatsapp.sent.map(({ biz_opaque_callback_data }) => biz_opaque_callback_data)
      if (isWhole) await until(async () => new Set(ids()).size >= messagesOfEach * phones.length)
      expect(ids()).toHaveLength(new Set(ids()).size)
    } finally {
      await server.kill('SIGKILL')
      await whatsapp.close()
      await rm(folder, { recursive: true, force: true })
    }
  },
)

async function each(send: (id: string) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < messagesOfEach; at += 1) await send(`message-of-number-${at}`)
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + minutes(2)
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('it did not come to that')
    await wait(100)
  }
}

const used = async (server: ServerProcess, token: string) =>
  (await ask(server, getUsage, undefined, token)).meters.find(({ key }) => key === 'whatsapp_messages')
    ?.used ?? 0

/** A company with an agent that is ready, on its page and on WhatsApp; its token. */
async function agentOf(server: ServerProcess): Promise<string> {
  await ask(server, signup, { ...anaSignsUp, product_id: 'whatsapp' })
  await ask(server, verifyEmail, { token: await mailedToken(server) })
  const { token } = await ask(server, login, { email: anaSignsUp.email, password: anaSignsUp.password })
  await ask(server, saveWhatsappKnowledge, { version: 0, knowledge }, token ?? '')
  await ask(server, saveWhatsappSettings, { slug: 'padaria-sol', sites: [], silence_hours: 0 }, token ?? '')
  await ask(server, saveWhatsappChannel, whatsappNumber, token ?? '')
  return token ?? ''
}

const write = (server: ServerProcess, visitor: string, id: string) =>
  ask(server, writeInChat, { visitor, id, text })

const hear = (server: ServerProcess, path: string, phone: string, id: string) => {
  const { messages } = whatsappMessage(`wamid.${phone}.${id}`, new Date(), text, phone)
  return event(server, path, { messages })
}

async function event({ url }: ServerProcess, path: string, value: Record<string, unknown>): Promise<void> {
  const { payload, headers } = signedByWhatsapp(value)
  const { ok, status } = await fetch(`${url}${path}`, { method: 'POST', body: payload, headers })
  if (!ok) throw new Error(`an event was answered ${status}`)
}

async function ask<E extends Endpoint>(
  { url }: ServerProcess,
  { method, path }: E,
  body?: unknown,
  token?: string,
  query = '',
  id = '',
): Promise<SuccessOf<E>> {
  const address = path.replace(':slug', 'padaria-sol').replace(':id', id)
  const response = await fetch(`${url}${address}${query}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return (response.status === 204 ? undefined : await response.json()) as SuccessOf<E>
}

async function mailedToken({ url }: ServerProcess): Promise<string> {
  const deadline = Date.now() + 20_000
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/internal/mail?to=${encodeURIComponent(anaSignsUp.email)}`)
    const token = z
      .parse(outboxMails, await answer.json())
      .map((mail) => /#token=([\w-]+)/.exec(mail.text)?.[1])
      .find(Boolean)
    if (token) return token
    await wait(50)
  }
  throw new Error('no mail')
}
