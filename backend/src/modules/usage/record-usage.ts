import type { MeterKey, UsageEvent } from '@ag/contracts'
import { AppError, isoDay } from '@ag/core'
import { monthOf } from '@ag/core/days'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { after, type Clock, clocksDiffer, days } from '../../clock'
import { type Db, rowsOf } from '../../db/database'
import { companies, products, usage_limits } from '../../db/schema'
import { readMeters } from './meters'
import { usageRepository } from './usage-repository'

/** How late a report may come; so long are single events remembered, so that a repeat is recognised. */
export const latestReport = days(35)

/** Counts what agents report: each event once, however often and in whatever order it comes. */
export const recordUsage =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  async (events: readonly UsageEvent[]) => {
    const now = clock()
    refuseOutOfTime(events, now)
    await refuseUnknown(db, events)
    const accepted = await count(db, events)
    return {
      accepted,
      repeated: events.length - accepted,
      paused: await pausedMeters(db, now, [...new Set(events.map(({ company_id }) => company_id))]),
    }
  }

/** Does a company want a meter to rest that has reached its limit? */
export const isPaused = async (db: Db, now: Date, companyId: string, meter: MeterKey): Promise<boolean> =>
  (await pausedMeters(db, now, [companyId])).some((paused) => paused.meter === meter)

/** Keeps the events that are new and adds them to their days, in one statement: both happen or neither. */
async function count(db: Db, events: readonly UsageEvent[]): Promise<number> {
  const given = JSON.stringify(events.map((event) => ({ ...event, day: isoDay(event.occurred_at) })))
  // A key holds within the month of the event; one that is told again with another time is found by looking.
  // Rows are taken in one order everywhere, also those of the months that a trigger adds to, so that two batches at once wait for
  // each other instead of deadlocking.
  const [row] = await rowsOf<{ accepted: number }>(
    db,
    sql`
    with given as (
      select distinct on (id) * from jsonb_to_recordset(${given}::text::jsonb) as event (
        id text, company_id text, product_id text, meter text, quantity integer, occurred_at timestamptz, day date
      )
      order by id
    ), added as (
      insert into usage_events (id, company_id, product_id, meter, quantity, occurred_at)
      select id, company_id, product_id, meter, quantity, occurred_at from given
      where not exists (select from usage_events as known where known.id = given.id)
      on conflict do nothing
      returning id
    ), summed as (
      insert into usage_records (company_id, day, meter, product_id, quantity)
      select company_id, day, meter, product_id, sum(quantity)
      from given join added using (id)
      group by company_id, day, meter, product_id
      order by company_id, meter, product_id, day
      on conflict (company_id, day, meter, product_id)
      do update set quantity = usage_records.quantity + excluded.quantity
    )
    select count(*)::int as accepted from added`,
  )
  return row?.accepted ?? 0
}

function refuseOutOfTime(events: readonly UsageEvent[], now: Date): void {
  const [oldest, newest] = [after(now, -latestReport), after(now, clocksDiffer)]
  const index = events.findIndex(({ occurred_at }) => {
    const moment = new Date(occurred_at)
    return moment < oldest || moment > newest
  })
  if (index >= 0) throw refused(index, 'occurred_at', 'Fora do prazo de registro.')
}

async function refuseUnknown(db: Db, events: readonly UsageEvent[]): Promise<void> {
  const known = async (table: typeof companies | typeof products, ids: readonly string[]) => {
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(inArray(table.id, [...new Set(ids)]))
    return new Set(rows.map(({ id }) => id))
  }
  const knownCompanies = await known(
    companies,
    events.map(({ company_id }) => company_id),
  )
  const knownProducts = await known(
    products,
    events.map(({ product_id }) => product_id),
  )
  for (const [index, { company_id, product_id }] of events.entries()) {
    if (!knownCompanies.has(company_id)) throw refused(index, 'company_id', 'Empresa desconhecida.')
    if (!knownProducts.has(product_id)) throw refused(index, 'product_id', 'Produto desconhecido.')
  }
}

const refused = (index: number, field: string, message: string) =>
  new AppError('VALIDATION_FAILED', {
    errors: [
      { field: `events.${index}.${field}`, code: `EVENTS_${index}_${field.toUpperCase()}_INVALID`, message },
    ],
  })

/** Meters that a company wants to rest once their limit is reached: its agents have to stop using them. */
export async function pausedMeters(db: Db, now: Date, companyIds: string[]) {
  const limits = await db
    .selectDistinct({ company_id: usage_limits.company_id })
    .from(usage_limits)
    .where(and(inArray(usage_limits.company_id, companyIds), eq(usage_limits.action, 'pause')))
  const paused = []
  for (const { company_id } of limits) {
    const month = await usageRepository(db).month(company_id, monthOf(isoDay(now)), now)
    for (const { key, limit, reachedOn } of readMeters(month)) {
      if (limit?.action === 'pause' && reachedOn) paused.push({ company_id, meter: key })
    }
  }
  return paused
}
