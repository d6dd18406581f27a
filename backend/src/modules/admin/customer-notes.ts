import { type CustomerNote, mostNotes } from '@ag/contracts'
import { AppError } from '@ag/core'
import { and, count, desc, eq } from 'drizzle-orm'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { companies, customer_notes } from '../../db/schema'
import { newId } from '../../ids'
import { type Actor, audit } from './audit'

type NoteRow = typeof customer_notes.$inferSelect

const entity = 'customer_note'

/** What the team has written down about a company, the newest first, as one of them reads it. */
export async function readNotes(db: Db, companyId: string, readerId: string): Promise<CustomerNote[]> {
  const rows = await db
    .select()
    .from(customer_notes)
    .where(eq(customer_notes.company_id, companyId))
    .orderBy(desc(customer_notes.created_at), desc(customer_notes.id))
    .limit(mostNotes)
  return rows.map((row) => describeNote(row, readerId))
}

const describeNote = ({ id, text, author_id, author_name, created_at }: NoteRow, readerId: string) => ({
  id,
  text,
  author: author_name,
  is_mine: author_id === readerId,
  created_at: created_at.toISOString(),
})

/** Writes a note down, or takes back one's own; the log knows who did so when, and not what it said. */
export const customerNotes = ({ db, clock }: { db: Db; clock: Clock }) => ({
  /** @param key under which the same note may be sent again */
  add: (actor: Actor, companyId: string, text: string, key: string): Promise<CustomerNote> =>
    db.transaction(async (transaction) => {
      const [company] = await transaction
        .select()
        .from(companies)
        .where(eq(companies.id, companyId))
        .for('update')
      if (!company) throw new AppError('NOT_FOUND')
      const [known] = await transaction
        .select()
        .from(customer_notes)
        .where(and(eq(customer_notes.company_id, companyId), eq(customer_notes.request_key, key)))
      if (known) return describeNote(known, actor.id)
      const [held] = await transaction
        .select({ count: count() })
        .from(customer_notes)
        .where(eq(customer_notes.company_id, companyId))
      if ((held?.count ?? 0) >= mostNotes) throw new AppError('LIMIT_REACHED', { userMessage: full })
      const now = clock()
      const id = newId('note')
      const [row] = await transaction
        .insert(customer_notes)
        .values({
          id,
          company_id: companyId,
          author_id: actor.id,
          author_name: actor.name,
          text,
          request_key: key,
          created_at: now,
        })
        .returning()
      if (!row) throw new AppError('INTERNAL')
      await audit(transaction, now, actor, { action: 'create', entity, id, after: { company_id: companyId } })
      return describeNote(row, actor.id)
    }),

  remove: (actor: Actor, companyId: string, id: string): Promise<undefined> =>
    db.transaction(async (transaction) => {
      const [row] = await transaction
        .select()
        .from(customer_notes)
        .where(and(eq(customer_notes.id, id), eq(customer_notes.company_id, companyId)))
        .for('update')
      if (!row) throw new AppError('NOT_FOUND')
      if (row.author_id !== actor.id) throw new AppError('FORBIDDEN', { userMessage: foreign })
      await transaction.delete(customer_notes).where(eq(customer_notes.id, id))
      const before = { company_id: companyId }
      await audit(transaction, clock(), actor, { action: 'remove', entity, id, before })
      return undefined
    }),
})

const full = `Este cliente já tem ${mostNotes} anotações. Apague uma antes.`
const foreign = 'Só quem escreveu a anotação pode apagá-la.'
