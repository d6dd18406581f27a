import { type BiPin, type BodyOf, biLimits, type pinBiQuestion } from '@ag/contracts'
import { AppError } from '@ag/core'
import { and, asc, eq } from 'drizzle-orm'
import type { Clock } from '../../../clock'
import type { Db } from '../../../db/database'
import { bi_pins, companies } from '../../../db/schema'
import { newId } from '../../../ids'
import { tableRepository } from './table-repository'
import type { Tables } from './tables'

interface Needs {
  db: Db
  clock: Clock
  tables: Tables
}

/** Questions that a company keeps in sight. They are answered anew from what the tables say, and cost nothing more. */
export function createBoard({ db, clock, tables }: Needs) {
  return {
    async read(companyId: string): Promise<BiPin[]> {
      const pins = await db
        .select()
        .from(bi_pins)
        .where(eq(bi_pins.company_id, companyId))
        .orderBy(asc(bi_pins.created_at), asc(bi_pins.id))
      if (pins.length === 0) return []
      const answers = await tables.ask(
        companyId,
        pins.map(({ question, table_id }) => ({ question, ...(table_id && { table: table_id }) })),
      )
      return pins.flatMap(({ id, question, alert_when, alert_limit }, place) => {
        const given = answers[place]
        if (!given) return []
        const alert =
          alert_when === null || alert_limit === null ? null : { when: alert_when, limit: alert_limit }
        return [{ id, question, answer: given.answer, table: given.table ?? null, alert }]
      })
    },

    async pin(companyId: string, { question, table }: BodyOf<typeof pinBiQuestion>): Promise<{ id: string }> {
      if (table) await tableRepository(db, companyId).find(table)
      const [given] = await tables.ask(companyId, [{ question, ...(table && { table }) }])
      if (given?.answer.kind !== 'answer')
        throw new AppError('VALIDATION_FAILED', {
          userMessage: 'Só uma pergunta com resposta pode ficar no painel.',
        })
      return db.transaction(async (inside) => {
        await inside.select().from(companies).where(eq(companies.id, companyId)).for('update')
        const pins = await inside.select().from(bi_pins).where(eq(bi_pins.company_id, companyId))
        const known = pins.find((pin) => pin.question === question)
        if (known) {
          await inside.update(bi_pins).set({ table_id: table }).where(eq(bi_pins.id, known.id))
          return { id: known.id }
        }
        if (pins.length >= biLimits.pins)
          throw new AppError('VALIDATION_FAILED', {
            userMessage: `O painel já tem ${biLimits.pins} perguntas. Tire uma para pôr outra.`,
          })
        const id = newId('pin')
        await inside
          .insert(bi_pins)
          .values({ id, company_id: companyId, question, table_id: table, created_at: clock() })
        return { id }
      })
    },

    async unpin(companyId: string, id: string): Promise<void> {
      await db.delete(bi_pins).where(and(eq(bi_pins.company_id, companyId), eq(bi_pins.id, id)))
    },
  }
}

export type Board = ReturnType<typeof createBoard>
