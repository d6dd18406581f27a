import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type Endpoint,
  getUsage,
  login,
  outboxMails,
  readChat,
  type SuccessOf,
  saveWhatsappKnowledge,
  saveWhatsappSettings,
  signup,
  verifyEmail,
  writeInChat,
} from '@ag/contracts'
import * as z from 'zod/mini'
import { minutes } from '../../../clock'
import { createOwnDatabase } from '../../../testing/describe-database'
import { buildServer, type ServerProcess, startServer } from '../../../testing/server-process'
import { anaSignsUp } from '../../../testing/test-backend'

jest.setTimeout(minutes(3))

const knowledge = {
  name: 'Padaria Sol',
  hours: Array.from({ length: 7 }, () => null),
  asks: 'team' as const,
  items: [{ name: 'Bolo de cenoura', price: 48, from: false, unit: '' }],
  questions: [],
}
const visitors = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(40))
const messagesOfEach = 10

const databases: Array<[string, boolean]> = [['PGlite', false]]
if (process.env.TEST_DATABASE_URL) databases.push(['PostgreSQL', true])

beforeAll(buildServer)

it.each(databases)(
  'answers each message once, killed in between or not, on %s',
  async (_name, isOwnServer) => {
    const folder = await mkdtemp(join(tmpdir(), 'backend-'))
    const own = isOwnServer ? await createOwnDatabase(process.env.TEST_DATABASE_URL ?? '') : undefined
    const env = { DATA_DIR: folder, ...(own && { DATABASE_URL: own.url }) }
    let server = await startServer(env)
    try {
      const token = await agentOf(server)
      const sent = visitors.map((visitor) =>
        Array.from({ length: messagesOfEach }, (_, at) => `${visitor.slice(0, 20)}-${at}`),
      )
      let acknowledged = 0
      const running = server
      const writing = visitors.map(async (visitor, index) => {
        for (const id of sent[index] ?? []) {
          await write(running, visitor, id).catch(() => undefined)
          acknowledged += 1
        }
      })
      while (acknowledged < 12) await wait(5)
      await running.kill('SIGKILL')
      await Promise.all(writing)

      server = await startServer(env)
      // Whoever heard no answer sends the same again; so does somebody who did.
      for (const [index, visitor] of visitors.entries())
        for (const id of sent[index] ?? []) await write(server, visitor, id)
      for (const visitor of visitors) {
        const { messages } = await ask(server, readChat, { visitor, after: 0 })
        expect(messages.map(({ from }) => from)).toEqual(
          Array.from({ length: messagesOfEach }, () => ['customer', 'agent']).flat(),
        )
      }
      const { meters } = await ask(server, getUsage, undefined, token)
      expect(meters.find(({ key }) => key === 'whatsapp_messages')?.used).toBe(
        visitors.length * messagesOfEach,
      )
    } finally {
      await server.kill('SIGKILL')
      await own?.drop()
      await rm(folder, { recursive: true, force: true })
    }
  },
)

/** A company with an agent that is ready; its token. */
async function agentOf(server: ServerProcess): Promise<string> {
  await ask(server, signup, { ...anaSignsUp, product_id: 'whatsapp' })
  await ask(server, verifyEmail, { token: await mailedToken(server) })
  const { token } = await ask(server, login, { email: anaSignsUp.email, password: anaSignsUp.password })
  await ask(server, saveWhatsappKnowledge, { version: 0, knowledge }, token ?? '')
  await ask(server, saveWhatsappSettings, { slug: 'padaria-sol', sites: [], silence_hours: 0 }, token ?? '')
  return token ?? ''
}

const write = (server: ServerProcess, visitor: string, id: string) =>
  ask(server, writeInChat, { visitor, id, text: 'quanto é o bolo de cenoura?' })

async function ask<E extends Endpoint>(
  { url }: ServerProcess,
  { method, path }: E,
  body?: unknown,
  token?: string,
): Promise<SuccessOf<E>> {
  const response = await fetch(`${url}${path.replace(':slug', 'padaria-sol')}`, {
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
      .map(({ text }) => /#token=([\w-]+)/.exec(text)?.[1])
      .find(Boolean)
    if (token) return token
    await wait(50)
  }
  throw new Error('no mail')
}
