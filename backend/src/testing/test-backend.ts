import { randomUUID } from 'node:crypto'
import type { BodyOf, Endpoint, ErrorReply, OutboxMail, ParamsOf, QueryOf, SuccessOf } from '@ag/contracts'
import { login, saveBillingProfile, signup, verifyEmail } from '@ag/contracts'
import pino from 'pino'
import { type Backend, buildApp, type Parts } from '../app'
import { type Config, readConfig } from '../config'
import type { Database } from '../db/database'
import { type IsGuessable, isGuessable } from '../modules/auth/password-rules'
import { createPasswords, quickHashing } from '../modules/auth/passwords'

export const cheapPasswords = createPasswords(quickHashing)

/** The password that all customers of suites have is hard to guess; to judge it for each took a twentieth of what suites take. */
const isGuessableUnlessAnas: IsGuessable = async (password, words) =>
  password !== anaSignsUp.password && isGuessable(password, words)

/** A clock that moves when told. */
export function testClock(start = '2026-11-20T12:00:00.000Z') {
  let now = new Date(start)
  return {
    now: () => new Date(now),
    advance(span: number) {
      now = new Date(now.getTime() + span)
    },
  }
}

export interface Sending<E extends Endpoint> {
  body?: BodyOf<E>
  params?: ParamsOf<E>
  query?: QueryOf<E>
  token?: string | null
  headers?: Record<string, string>
  /** Where the request seems to come from. */
  address?: string
}

export interface Answer<E extends Endpoint> {
  status: number
  headers: Record<string, number | string | string[] | undefined>
  /** The answer of a success. */
  reply: SuccessOf<E>
  error: ErrorReply
  text: string
}

export type TestBackend = Awaited<ReturnType<typeof testBackend>>

/** A whole backend without a port, spoken to through the contracts. */
export async function testBackend(
  database: Database,
  changes: Partial<Omit<Parts, 'config' | 'database'>> & { config?: Partial<Config> } = {},
) {
  const { config, ...parts } = changes
  const backend: Backend = await buildApp({
    database,
    secret: 'a secret of at least thirty-two characters',
    log: pino({ level: 'silent' }),
    passwords: cheapPasswords,
    isGuessable: isGuessableUnlessAnas,
    answerDelay: 0,
    workCost: 1,
    ...parts,
    config: { ...readConfig({ DOCS: 'off' }), ...config },
  })
  const { app, worker } = backend

  async function send<E extends Endpoint>(endpoint: E, sending: Sending<E> = {}): Promise<Answer<E>> {
    const { body, params, query, token, headers = {}, address = '203.0.113.7' } = sending
    const url = Object.entries(params ?? {}).reduce<string>(
      (path, [key, value]) => path.replace(`:${key}`, encodeURIComponent(String(value))),
      endpoint.path,
    )
    const response = await app.inject({
      method: endpoint.method,
      url,
      ...(query && { query: query as Record<string, string> }),
      headers: {
        'x-forwarded-for': address,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(endpoint.isKeyed && { 'idempotency-key': randomUUID() }),
        ...headers,
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })
    const isJson = String(response.headers['content-type']).includes('json')
    const parsed = isJson && response.body ? JSON.parse(response.body) : undefined
    return {
      status: response.statusCode,
      headers: response.headers,
      reply: parsed,
      error: parsed,
      text: response.body,
    }
  }

  /** Everything mailed to an address, newest first, once all work is done. */
  async function mailsTo(to: string): Promise<OutboxMail[]> {
    await worker.drain()
    const response = await app.inject({ url: '/internal/mail', query: { to } })
    return response.json()
  }

  /** The token of the newest link that was mailed to an address under a subject. */
  async function linkTo(to: string, subject: string): Promise<string> {
    const mail = (await mailsTo(to)).find((each) => each.subject === subject)
    const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    if (!token) throw new Error(`No mail "${subject}" with a link for ${to}.`)
    return token
  }

  return {
    ...backend,
    send,
    mailsTo,
    linkTo,

    /** Somebody with a confirmed account. */
    async customer(email = 'ana@empresa.com.br', change: Partial<BodyOf<typeof signup>> = {}) {
      await send(signup, { body: { ...anaSignsUp, email, ...change } })
      await send(verifyEmail, { body: { token: await linkTo(email, 'Confirme seu e-mail') } })
      return { email, password: change.password ?? anaSignsUp.password }
    },

    /** A token of somebody who has just signed in. */
    async token(credentials: { email: string; password: string; remember_me?: boolean }): Promise<string> {
      const { reply } = await send(login, { body: credentials })
      if (!reply.token) throw new Error('The login was refused.')
      return reply.token
    },

    /** Says whom the invoices of a company are for, as is asked for before its first charge. */
    async givePayer(token: string) {
      await send(saveBillingProfile, { token, body: payer })
    },

    async close() {
      await worker.stop()
      await app.close()
    },
  }
}

export const anaSignsUp: BodyOf<typeof signup> = {
  name: 'Ana Souza',
  email: 'ana@empresa.com.br',
  company: 'Padaria Central',
  password: 'girassol trovão bicicleta',
  accept_terms: true,
}

/** Whom invoices are for in tests. */
export const payer: BodyOf<typeof saveBillingProfile> = {
  document_type: 'cnpj',
  document: '12ABC34501DE35',
  legal_name: 'Padaria São João Ltda.',
}

/** Where invoices of tests go, and boletos are made out to. */
export const address = {
  postal_code: '01001-000',
  street: 'Praça da Sé',
  number: '1',
  complement: '',
  district: 'Sé',
  city: 'São Paulo',
  state: 'SP',
}
