import { newId } from '../../ids'
import type { Db } from '../database'
import { availability_rules, consultants } from '../schema'

type Consultant = typeof consultants.$inferInsert

/** Monday to Friday, nine to six with an hour's break: half an hour each, and a quarter to breathe. */
const workingDays = [1, 2, 3, 4, 5]
const workingHours = [
  { start: '09:00', end: '12:00' },
  { start: '13:00', end: '18:00' },
]

/** Who receives until the owner says who does. */
const team: Consultant = {
  id: 'cs_1',
  name: 'Equipe de especialistas',
  role: 'Especialista em automação',
  bio: 'Mostra os agentes em uso e ajuda a escolher o certo para a sua empresa.',
  channels: ['video', 'phone', 'whatsapp'],
  is_default: true,
  created_at: new Date('2026-01-01T00:00:00-03:00'),
}

/** Somebody to be met where there is nobody yet. */
export async function seedConsultants(db: Db, people: Consultant[] = [team]): Promise<void> {
  const [any] = await db.select({ id: consultants.id }).from(consultants).limit(1)
  if (any) return
  await db.transaction(async (transaction) => {
    for (const person of people) await addConsultant(transaction, person)
  })
}

/** Adds a consultant who keeps the usual hours; one who is there already stays as they are. */
export async function addConsultant(db: Db, consultant: Consultant): Promise<void> {
  const added = await db.insert(consultants).values(consultant).onConflictDoNothing().returning()
  if (added.length === 0) return
  await db.insert(availability_rules).values(
    workingDays.flatMap((weekday) =>
      workingHours.map((hours) => ({
        id: newId('ar'),
        consultant_id: consultant.id,
        weekday,
        ...hours,
        slot_minutes: 30,
        buffer_after: 15,
      })),
    ),
  )
}
