import { createHmac, hkdfSync } from 'node:crypto'
import type { BodyOf, ChannelProblem, saveWhatsappChannel, WhatsappChannel } from '@ag/contracts'
import { AppError } from '@ag/core'
import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../../../db/database'
import { whatsapp_channels } from '../../../db/schema'
import { newId } from '../../../ids'
import { createSecretBox } from '../../auth/secret-box'
import { type GraphApi, GraphFailure } from './graph-api'
import { begin } from './whatsapp-setup'

export type ChannelRow = typeof whatsapp_channels.$inferSelect

interface ChannelSecrets {
  access_token: string
  app_secret: string
}

/** Companies' numbers at WhatsApp: entered, shown without their secrets, and taken off. */
export type Channels = ReturnType<typeof createChannels>

interface Needs {
  db: Db
  secret: string
  publicUrl: string
  graph: GraphApi
}

export function createChannels({ db, secret, publicUrl, graph }: Needs) {
  const box = createSecretBox(secret, 'whatsapp channels')
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'whatsapp webhooks', 32))

  const ofCompany = async (inside: Db, companyId: string): Promise<ChannelRow | undefined> => {
    const [row] = await inside
      .select()
      .from(whatsapp_channels)
      .where(eq(whatsapp_channels.company_id, companyId))
    return row
  }

  /** Undefined when they were sealed with another key. */
  function secretsOf(row: ChannelRow): ChannelSecrets | undefined {
    const opened = box.open(row.secrets, row.company_id)
    return opened === undefined ? undefined : (JSON.parse(opened) as ChannelSecrets)
  }

  const verifyTokenOf = (id: string) => createHmac('sha256', key).update(id).digest('base64url').slice(0, 32)

  async function read(companyId: string): Promise<WhatsappChannel> {
    const row = await ofCompany(db, companyId)
    return {
      number: row
        ? {
            phone_number_id: row.phone_number_id,
            shown: row.number,
            name: row.name,
            is_verified: row.verified_at !== null,
            problem: row.problem as ChannelProblem | null,
            webhook: `${publicUrl}/webhooks/whatsapp/${row.id}`,
            verify_token: verifyTokenOf(row.id),
          }
        : null,
    }
  }

  return {
    ofCompany,
    secretsOf,
    verifyTokenOf,
    read,

    async withId(id: string): Promise<ChannelRow | undefined> {
      const [row] = await db.select().from(whatsapp_channels).where(eq(whatsapp_channels.id, id))
      return row
    },

    /** Asks WhatsApp about the number before anything is kept. Throws VALIDATION_FAILED in words for the form. */
    async save(now: Date, companyId: string, entered: BodyOf<typeof saveWhatsappChannel>) {
      const { phone_number_id, access_token, app_secret } = entered
      const [taken] = await db
        .select({ id: whatsapp_channels.id })
        .from(whatsapp_channels)
        .where(
          and(
            eq(whatsapp_channels.phone_number_id, phone_number_id),
            ne(whatsapp_channels.company_id, companyId),
          ),
        )
      if (taken) throw refused('phone_number_id', 'Este número já está ligado a outra empresa.')
      const { number, name } = await graph.phone(access_token, phone_number_id).catch((error: unknown) => {
        throw inWords(error)
      })
      await begin(db, now, companyId)
      const before = await ofCompany(db, companyId)
      const isSame = before?.phone_number_id === phone_number_id
      const row = {
        phone_number_id,
        number,
        name,
        secrets: box.seal(JSON.stringify({ access_token, app_secret }), companyId),
        account_id: isSame ? before.account_id : null,
        verified_at: isSame ? before.verified_at : null,
        problem: null,
        updated_at: now,
      }
      await db
        .insert(whatsapp_channels)
        .values({ ...row, company_id: companyId, id: newId('wac') })
        .onConflictDoUpdate({ target: whatsapp_channels.company_id, set: row })
      return read(companyId)
    },

    async remove(companyId: string): Promise<void> {
      await db.delete(whatsapp_channels).where(eq(whatsapp_channels.company_id, companyId))
    },

    async change(
      inside: Db,
      companyId: string,
      change: Partial<Pick<ChannelRow, 'problem' | 'verified_at' | 'account_id'>>,
    ): Promise<void> {
      await inside.update(whatsapp_channels).set(change).where(eq(whatsapp_channels.company_id, companyId))
    },
  }
}

const refused = (field: string, message: string) =>
  new AppError('VALIDATION_FAILED', { errors: [{ field, code: 'CHANNEL_REFUSED', message }] })

/** A refusal of WhatsApp as the form says it. */
function inWords(error: unknown): AppError {
  const problem = error instanceof GraphFailure ? error.problem : 'other'
  if (problem === 'token')
    return refused(
      'access_token',
      'O WhatsApp não aceitou este token. Gere um token permanente e tente de novo.',
    )
  if (problem === 'rate' || problem === 'unreachable')
    return new AppError('UNAVAILABLE', {
      userMessage: 'O WhatsApp não respondeu agora. Tente de novo em alguns minutos.',
      cause: error,
    })
  return refused(
    'phone_number_id',
    'O WhatsApp não conhece este número com este token. Confira a identificação.',
  )
}
