import { createHash } from 'node:crypto'
import type { askBi, BodyOf, ReplyOf } from '@ag/contracts'
import { AppError } from '@ag/core'
import type { Clock } from '../../../clock'
import type { Db } from '../../../db/database'
import { pausedMeters, recordUsage } from '../../usage/record-usage'
import type { Tables } from './tables'

export const productId = 'business-intelligence'
const meter = 'ai_credits'

interface Needs {
  db: Db
  clock: Clock
  tables: Tables
}

/** Answers a question and counts one credit for it, once however often it is repeated; what is not answered is free. */
export const askTables =
  ({ db, clock, tables }: Needs) =>
  async (companyId: string, { id, question }: BodyOf<typeof askBi>): Promise<ReplyOf<typeof askBi>> => {
    const paused = await pausedMeters(db, clock(), [companyId])
    if (paused.some((one) => one.meter === meter))
      throw new AppError('LIMIT_REACHED', {
        userMessage:
          'Sua empresa chegou ao limite de créditos de IA deste mês e escolheu parar. Aumente o limite em Uso para perguntar de novo.',
      })
    const [given] = await tables.ask(companyId, [{ question }])
    if (!given) throw new AppError('INTERNAL')
    if (given.answer.kind === 'answer')
      await recordUsage({ db, clock })([
        {
          id: `bi_${createHash('sha256').update(`${companyId} ${id}`).digest('hex').slice(0, 40)}`,
          company_id: companyId,
          product_id: productId,
          meter,
          quantity: 1,
          occurred_at: clock().toISOString(),
        },
      ])
    return { answer: given.answer, table: given.table ?? null }
  }
