import { meetingZone } from '@ag/contracts'
import { addDays, daysBetween, weekdayOf } from '@ag/core/days'
import { eq } from 'drizzle-orm'
import { after, days, minutes } from '../../clock'
import { newId } from '../../ids'
import type { User } from '../../modules/auth/user-repository'
import { offerOf } from '../../modules/meetings/free-slots'
import { holidayOn } from '../../modules/meetings/holidays'
import { meetingRepository } from '../../modules/meetings/meeting-repository'
import { reserve } from '../../modules/meetings/reservations'
import { bookingRules } from '../../modules/meetings/rules'
import type { Opening } from '../../modules/meetings/schedule'
import { readSchedule } from '../../modules/meetings/schedule-repository'
import { clockOf, dayIn } from '../../modules/meetings/zoned-day'
import type { Db } from '../database'
import { consultants, meetings } from '../schema'

const since = new Date('2026-01-01T00:00:00-03:00')
const receives = { channels: ['video', 'phone', 'whatsapp'], created_at: since }

/** Who receives in a demonstration; addresses lie in a domain that cannot exist. */
export const demoTeam: Array<typeof consultants.$inferInsert> = [
  {
    ...receives,
    id: 'cs_bruno',
    name: 'Bruno Lima',
    role: 'Especialista em automação de vendas',
    bio: 'Há oito anos põe agentes para trabalhar em pequenas e médias empresas.',
    email: 'bruno@automatize.example',
    is_default: true,
  },
  {
    ...receives,
    id: 'cs_carla',
    name: 'Carla Reis',
    role: 'Especialista em marketing',
    bio: 'Ajuda a escolher por onde começar e a medir o que muda.',
    email: 'carla@automatize.example',
  },
  {
    ...receives,
    id: 'cs_diego',
    name: 'Diego Alves',
    role: 'Arquiteto de soluções',
    bio: 'Recebe quem já tem um projeto em mente. Confirma cada pedido.',
    email: 'diego@automatize.example',
    must_accept: true,
  },
]

/** How many days ahead the meeting to come lies at least, and how many back the one that has been. */
const ahead = 2
const back = 7
const morning = 10 * 60
const afternoon = 15 * 60

/** A meeting that has been and, whenever none is left, another to come. */
export async function seedDemoMeetings(db: Db, now: Date, customer: User): Promise<void> {
  await db.transaction(async (transaction) => {
    const repository = meetingRepository(transaction)
    const [receiver] = await transaction.select().from(consultants).where(eq(consultants.is_default, true))
    if (!receiver) return
    await transaction
      .insert(meetings)
      .values({
        ...meetingOf(customer, receiver.id, pastStart(now)),
        id: 'mt_demo_past',
        status: 'completed',
        outcome: 'attended',
        created_at: after(pastStart(now), -days(3)),
      })
      .onConflictDoNothing()
    const [coming] = await repository.upcomingOf(customer, now, 1)
    const opening = coming ? undefined : await nextOpening(transaction, now, receiver.id)
    if (!opening) return
    const { consultant_id, start, end, until } = opening
    const place = { consultant_id, start: new Date(start), end: new Date(end), until: new Date(until) }
    const reservation = await reserve(transaction, now, place)
    if (!reservation) return
    const meeting = await repository.add({
      ...meetingOf(customer, receiver.id, place.start),
      id: newId('mt'),
      reservation_id: reservation.id,
      end_at: place.end,
      until: place.until,
      status: 'confirmed',
      created_at: now,
    })
    await repository.record(meeting, now, { kind: 'booked', by: 'customer' })
  })
}

const meetingOf = ({ id, name, email, email_key }: User, consultant_id: string, start_at: Date) => ({
  consultant_id,
  start_at,
  end_at: after(start_at, minutes(30)),
  until: after(start_at, minutes(45)),
  channel: 'video',
  title: 'Reunião sobre Prospect AI',
  product_id: 'prospect',
  user_id: id,
  name,
  email,
  email_key,
  company: 'Padaria Central',
  notes: '',
  source: 'consultation',
  consented_at: start_at,
  updated_at: start_at,
})

/** The first free afternoon slot that is a few days away. */
async function nextOpening(db: Db, now: Date, consultantId: string): Promise<Opening | undefined> {
  const first = addDays(dayIn(meetingZone, now), ahead)
  const last = addDays(dayIn(meetingZone, now), bookingRules.horizon)
  const schedule = await readSchedule(db, now, { first, last })
  return daysBetween(first, last)
    .flatMap((day) =>
      offerOf(schedule, day, now, consultantId).openings.filter(
        ({ start }) => start === clockOf(day, meetingZone)(afternoon),
      ),
    )
    .at(0)
}

/** The morning of a working day, a week ago or a little more. */
function pastStart(now: Date): Date {
  let day = addDays(dayIn(meetingZone, now), -back)
  while (weekdayOf(day) > 5 || holidayOn(day)) day = addDays(day, -1)
  return new Date(clockOf(day, meetingZone)(morning) ?? now)
}
