import type {
  AdminConsultant,
  AdminHoliday,
  AvailabilityRule,
  BlockedDay,
  BodyOf,
  blockDays,
  ConsultantEdit,
  editConsultant,
  RuleEdit,
} from '@ag/contracts'
import { meetingZone } from '@ag/contracts'
import { AppError, isoDay } from '@ag/core'
import { addDays } from '@ag/core/days'
import { and, asc, count, desc, eq, gt, gte, inArray, lt } from 'drizzle-orm'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { availability_rules, blocked_days, consultants, meetings, optional_days } from '../../db/schema'
import { newId } from '../../ids'
import { holidaysOf, optionalDays } from '../meetings/holidays'
import { openStatuses } from '../meetings/meeting-repository'
import { refused } from '../meetings/refused'
import { startOfDay } from '../meetings/zoned-day'
import { type Actor, audit, checkVersion, difference } from './audit'

const mostConsultants = 200
const mostRules = 1_000
const mostBlocks = 500

type ConsultantRow = typeof consultants.$inferSelect
type RuleRow = typeof availability_rules.$inferSelect

/** Who receives, or the one of them, with how many meetings are ahead. */
export async function readConsultants(db: Db, now: Date, id?: string): Promise<AdminConsultant[]> {
  const rows = await db
    .select()
    .from(consultants)
    .where(id ? eq(consultants.id, id) : undefined)
    .orderBy(desc(consultants.is_active), desc(consultants.is_default), asc(consultants.name))
    .limit(mostConsultants)
  const ahead = await db
    .select({ id: meetings.consultant_id, count: count() })
    .from(meetings)
    .where(
      and(
        inArray(meetings.status, openStatuses),
        gt(meetings.end_at, now),
        id ? eq(meetings.consultant_id, id) : undefined,
      ),
    )
    .groupBy(meetings.consultant_id)
  return rows.map((row) => ({
    ...describe(row),
    upcoming: ahead.find((each) => each.id === row.id)?.count ?? 0,
  }))
}

const describe = ({ created_at, ...row }: ConsultantRow) => ({
  ...row,
  channels: row.channels as AdminConsultant['channels'],
})

export async function readRules(db: Db, consultantId: string | undefined): Promise<AvailabilityRule[]> {
  const rows = await db
    .select()
    .from(availability_rules)
    .where(consultantId ? eq(availability_rules.consultant_id, consultantId) : undefined)
    .orderBy(
      asc(availability_rules.consultant_id),
      asc(availability_rules.weekday),
      asc(availability_rules.start),
      asc(availability_rules.id),
    )
    .limit(mostRules)
  return rows.map(describeRule)
}

const describeRule = (row: RuleRow): AvailabilityRule => ({
  ...row,
  start: row.start.slice(0, 5),
  end: row.end.slice(0, 5),
  channels: row.channels as AvailabilityRule['channels'],
})

/** National holidays and optional days of a year. */
export async function readHolidays(db: Db, year: number): Promise<AdminHoliday[]> {
  const open = await db.select().from(optional_days).where(eq(optional_days.is_open, true))
  return holidaysOf(year).map(({ date, label, key }) => ({
    date,
    name: label,
    key: key ?? null,
    is_open: open.some((each) => each.key === key),
  }))
}

export const readBlocks = (db: Db, now: Date): Promise<BlockedDay[]> =>
  db
    .select()
    .from(blocked_days)
    .where(gte(blocked_days.last_day, isoDay(now)))
    .orderBy(asc(blocked_days.first_day), asc(blocked_days.id))
    .limit(mostBlocks)

/** Who receives, and when: each change with its audit row. */
export function createAgenda({ db, clock }: { db: Db; clock: Clock }) {
  async function described(inside: Db, id: string): Promise<AdminConsultant> {
    const [found] = await readConsultants(inside, clock(), id)
    if (!found) throw new AppError('NOT_FOUND')
    return found
  }

  /** There is one whom people meet who ask for nobody. */
  async function makeRoomForDefault(
    inside: Db,
    { is_default, is_active }: Partial<ConsultantEdit>,
    id: string,
  ) {
    if (is_default && is_active === false) throw defaultReceives()
    if (is_default) {
      await inside.update(consultants).set({ is_default: false }).where(eq(consultants.is_default, true))
      return
    }
    const [row] = await inside.select().from(consultants).where(eq(consultants.id, id))
    if (row?.is_default && (is_default === false || is_active === false)) throw defaultReceives()
  }

  async function checkConsultant(inside: Db, id: string | null): Promise<void> {
    if (id === null) return
    const [row] = await inside.select({ id: consultants.id }).from(consultants).where(eq(consultants.id, id))
    if (!row) throw refused('consultant_id', 'CONSULTANT_ID_INVALID', 'Escolha um consultor da lista.')
  }

  return {
    addConsultant: (actor: Actor, edit: ConsultantEdit) =>
      db.transaction(async (transaction) => {
        const now = clock()
        const id = newId('cs')
        await makeRoomForDefault(transaction, edit, id)
        await transaction.insert(consultants).values({ ...edit, id, created_at: now })
        const after = await described(transaction, id)
        await audit(transaction, now, actor, { action: 'create', entity: 'consultant', id, after })
        return after
      }),

    editConsultant: (actor: Actor, id: string, { version, ...edit }: BodyOf<typeof editConsultant>) =>
      db.transaction(async (transaction) => {
        await transaction.select().from(consultants).where(eq(consultants.id, id)).for('update')
        const before = await described(transaction, id)
        await checkVersion(transaction, { entity: 'consultant', id }, before, version)
        await makeRoomForDefault(transaction, edit, id)
        await transaction
          .update(consultants)
          .set({ ...edit, version: version + 1 })
          .where(eq(consultants.id, id))
        const after = await described(transaction, id)
        await audit(transaction, clock(), actor, {
          action: 'edit',
          entity: 'consultant',
          id,
          ...difference(before, after),
        })
        return after
      }),

    addRule: (actor: Actor, rule: RuleEdit) =>
      db.transaction(async (transaction) => {
        await checkConsultant(transaction, rule.consultant_id)
        const id = newId('ar')
        const [row] = await transaction
          .insert(availability_rules)
          .values({ ...rule, id })
          .returning()
        if (!row) throw new AppError('INTERNAL')
        const after = describeRule(row)
        await audit(transaction, clock(), actor, { action: 'create', entity: 'availability_rule', id, after })
        return after
      }),

    editRule: (actor: Actor, id: string, version: number, rule: RuleEdit) =>
      db.transaction(async (transaction) => {
        const before = await lockedRule(transaction, id)
        await checkVersion(transaction, { entity: 'availability_rule', id }, before, version)
        await checkConsultant(transaction, rule.consultant_id)
        const [row] = await transaction
          .update(availability_rules)
          .set({ ...rule, version: version + 1 })
          .where(eq(availability_rules.id, id))
          .returning()
        if (!row) throw new AppError('NOT_FOUND')
        const after = describeRule(row)
        await audit(transaction, clock(), actor, {
          action: 'edit',
          entity: 'availability_rule',
          id,
          ...difference(before, after),
        })
        return after
      }),

    removeRule: (actor: Actor, id: string, version: number) =>
      db.transaction(async (transaction) => {
        const before = await lockedRule(transaction, id)
        await checkVersion(transaction, { entity: 'availability_rule', id }, before, version)
        await transaction.delete(availability_rules).where(eq(availability_rules.id, id))
        await audit(transaction, clock(), actor, {
          action: 'remove',
          entity: 'availability_rule',
          id,
          before,
        })
      }),

    setOptionalDay: (actor: Actor, key: string, is_open: boolean) =>
      db.transaction(async (transaction) => {
        if (!optionalDays.some((each) => each === key)) throw new AppError('NOT_FOUND')
        const [before] = await transaction.select().from(optional_days).where(eq(optional_days.key, key))
        await transaction
          .insert(optional_days)
          .values({ key, is_open })
          .onConflictDoUpdate({ target: optional_days.key, set: { is_open } })
        await audit(transaction, clock(), actor, {
          action: 'edit',
          entity: 'optional_day',
          id: key,
          before: { is_open: before?.is_open ?? false },
          after: { is_open },
        })
        return { key, is_open }
      }),

    block: (actor: Actor, body: BodyOf<typeof blockDays>) =>
      db.transaction(async (transaction) => {
        await checkConsultant(transaction, body.consultant_id)
        const id = newId('bd')
        const [block] = await transaction
          .insert(blocked_days)
          .values({ ...body, id })
          .returning()
        if (!block) throw new AppError('INTERNAL')
        await audit(transaction, clock(), actor, {
          action: 'create',
          entity: 'blocked_day',
          id,
          after: block,
        })
        const [touched] = await transaction
          .select({ count: count() })
          .from(meetings)
          .where(
            and(
              inArray(meetings.status, openStatuses),
              gte(meetings.start_at, startOfDay(body.first_day, meetingZone)),
              lt(meetings.start_at, startOfDay(addDays(body.last_day, 1), meetingZone)),
              body.consultant_id ? eq(meetings.consultant_id, body.consultant_id) : undefined,
            ),
          )
        return { block, meetings: touched?.count ?? 0 }
      }),

    unblock: (actor: Actor, id: string, version: number) =>
      db.transaction(async (transaction) => {
        const [before] = await transaction
          .select()
          .from(blocked_days)
          .where(eq(blocked_days.id, id))
          .for('update')
        if (!before) throw new AppError('NOT_FOUND')
        await checkVersion(transaction, { entity: 'blocked_day', id }, before, version)
        await transaction.delete(blocked_days).where(eq(blocked_days.id, id))
        await audit(transaction, clock(), actor, { action: 'remove', entity: 'blocked_day', id, before })
      }),
  }
}

async function lockedRule(db: Db, id: string): Promise<AvailabilityRule> {
  const [row] = await db.select().from(availability_rules).where(eq(availability_rules.id, id)).for('update')
  if (!row) throw new AppError('NOT_FOUND')
  return describeRule(row)
}

const defaultReceives = () =>
  refused('is_default', 'DEFAULT_NEEDED', 'Defina outro consultor como padrão antes.')
