import type { BiPin, BiReport, BiReportState } from '@ag/contracts'
import { AppError, isoDay, timeZone } from '@ag/core'
import { addDays, weekdayOf } from '@ag/core/days'
import { and, asc, eq, isNotNull, lt } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { after, type Clock, days } from '../../../clock'
import type { Db } from '../../../db/database'
import { bi_reports, users } from '../../../db/schema'
import { firstName } from '../../auth/mails'
import { clockOf } from '../../meetings/zoned-day'
import type { MailContent } from '../../outbox/mail'
import type { Mailer } from '../../outbox/mailer'
import { findAgent } from '../life'
import type { Board } from './board'
import { productId } from './questions'

interface Needs {
  db: Db
  clock: Clock
  log: FastifyBaseLogger
  mailer: Mailer
  board: Board
  publicUrl: string
}

type When = Pick<BiReport, 'weekday' | 'hour'>

/** The last moment, now included, at which a report was due in São Paulo. */
export function lastDue({ weekday, hour }: When, now: Date): Date {
  const today = isoDay(now)
  const day = addDays(today, -((weekdayOf(today) - weekday + 7) % 7))
  const due = momentOf(day, hour)
  return due <= now ? due : momentOf(addDays(day, -7), hour)
}

const nextDue = (when: When, now: Date): Date => {
  const day = isoDay(after(lastDue(when, now), days(7)))
  return momentOf(day, when.hour)
}

const momentOf = (day: string, hour: number): Date => new Date(clockOf(day, timeZone)(hour * 60) ?? 0)

/** A company's board by mail, once a week. */
export function createReports({ db, clock, log, mailer, board, publicUrl }: Needs) {
  const peopleOf = (companyId: string) =>
    db
      .select({ id: users.id, name: users.name, email: users.email })
      .from(users)
      .where(and(eq(users.company_id, companyId), isNotNull(users.email_verified_at)))
      .orderBy(asc(users.created_at))

  async function read(companyId: string): Promise<BiReportState> {
    const people = await peopleOf(companyId)
    const [row] = await db.select().from(bi_reports).where(eq(bi_reports.company_id, companyId))
    const when = { weekday: row?.weekday ?? 1, hour: row?.hour ?? 8 }
    const enabled = row?.enabled ?? false
    return {
      enabled,
      ...when,
      recipients: (row?.recipients ?? people.map(({ id }) => id)).filter((id) =>
        people.some((one) => one.id === id),
      ),
      people,
      last_sent_at: row?.last_sent_at?.toISOString() ?? null,
      next_at: enabled ? nextDue(when, clock()).toISOString() : null,
    }
  }

  /** The mails and the note that they were written come into being together: whoever dies before has sent none. */
  async function sendOne(companyId: string, due: Date, signature: string): Promise<void> {
    const now = clock()
    const agent = await findAgent(db, now, companyId, productId)
    const pins = agent?.life === 'running' ? await board.read(companyId) : []
    const people = await peopleOf(companyId)
    await db.transaction(async (inside) => {
      const [row] = await inside
        .update(bi_reports)
        .set({ done_until: due, ...(pins.length > 0 && { last_sent_at: now }) })
        .where(and(eq(bi_reports.company_id, companyId), bi_reports.enabled, lt(bi_reports.done_until, due)))
        .returning()
      if (!row || pins.length === 0) return
      for (const person of people)
        if (row.recipients.includes(person.id))
          await mailer.send(inside, now, reportMail(person, pins, publicUrl), signature)
    })
  }

  return {
    read,

    async save(companyId: string, report: BiReport): Promise<BiReportState> {
      const known = new Set((await peopleOf(companyId)).map(({ id }) => id))
      if (report.recipients.some((id) => !known.has(id))) throw unknownPerson()
      if (report.enabled && report.recipients.length === 0)
        throw new AppError('VALIDATION_FAILED', {
          userMessage: 'Escolha pelo menos uma pessoa para receber.',
        })
      const now = clock()
      await db
        .insert(bi_reports)
        .values({ company_id: companyId, ...report, done_until: now })
        .onConflictDoUpdate({ target: bi_reports.company_id, set: { ...report, done_until: now } })
      return read(companyId)
    },

    /** Sends what is due; a company whose report fails is tried again at the next run. */
    async sendDue(): Promise<void> {
      const rows = await db.select().from(bi_reports).where(eq(bi_reports.enabled, true))
      const due = rows.flatMap((row) => {
        const moment = lastDue(row, clock())
        return moment > row.done_until ? [{ companyId: row.company_id, moment }] : []
      })
      if (due.length === 0) return
      const signature = await mailer.company()
      for (const { companyId, moment } of due)
        await sendOne(companyId, moment, signature).catch((error: unknown) =>
          log.error({ err: error, company_id: companyId }, 'a weekly report could not be written'),
        )
    },
  }
}

export type Reports = ReturnType<typeof createReports>

const unknownPerson = () =>
  new AppError('VALIDATION_FAILED', {
    userMessage: 'Uma das pessoas escolhidas já não é da empresa. Escolha de novo.',
  })

const reportMail = (
  person: { name: string; email: string },
  pins: BiPin[],
  publicUrl: string,
): MailContent => ({
  to: person.email,
  subject: 'Seus números da semana',
  greeting: `Olá, ${firstName(person.name)}!`,
  paragraphs: pins.map(({ question, answer, table }) => {
    const source = table ? ` (tabela ${table.name})` : ''
    return answer.kind === 'answer'
      ? `${answer.title}${source}: ${answer.sentence}`
      : `${question}: ${answer.message}`
  }),
  button: { label: 'Ver o painel', href: `${publicUrl}/dashboard/services/${productId}?aba=resultados` },
  after: [`Para mudar o dia ou deixar de receber: ${publicUrl}/dashboard/services/${productId}?aba=ajustes`],
})
