import { formatValue } from '@ag/agents/business-intelligence/formats'
import type { BiAlert, BiPin } from '@ag/contracts'
import { AppError } from '@ag/core'
import { and, eq, exists, gte, isNotNull, isNull, or } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../../clock'
import type { Db } from '../../../db/database'
import { bi_pins, bi_tables } from '../../../db/schema'
import { firstName } from '../../auth/mails'
import type { MailContent } from '../../outbox/mail'
import type { Mailer } from '../../outbox/mailer'
import { findAgent } from '../life'
import type { Board } from './board'
import { productId } from './questions'
import type { Reports } from './report'

interface Needs {
  db: Db
  clock: Clock
  log: FastifyBaseLogger
  mailer: Mailer
  board: Board
  reports: Reports
  publicUrl: string
}

/** Mails about pinned numbers that pass a limit: once each time, to those who get the weekly report. */
export function createAlerts({ db, clock, log, mailer, board, reports, publicUrl }: Needs) {
  async function checkOne(companyId: string, signature: string): Promise<void> {
    const now = clock()
    const agent = await findAgent(db, now, companyId, productId)
    if (agent?.life !== 'running') return
    const pins = await board.read(companyId)
    const { people, recipients } = await reports.read(companyId)
    const told = recipients.length > 0 ? people.filter(({ id }) => recipients.includes(id)) : people
    await db.transaction(async (inside) => {
      for (const pin of pins) {
        if (!pin.alert) continue
        // Whoever finds the limit passed first tells of it; a limit that was changed meanwhile is looked at again.
        const [before] = await inside
          .select()
          .from(bi_pins)
          .where(
            and(
              eq(bi_pins.company_id, companyId),
              eq(bi_pins.id, pin.id),
              eq(bi_pins.alert_when, pin.alert.when),
              eq(bi_pins.alert_limit, pin.alert.limit),
            ),
          )
          .for('update')
        if (!before) continue
        const passed = isPast(pin, pin.alert)
        await inside
          .update(bi_pins)
          .set({ alert_passed: passed, alert_checked_at: now })
          .where(eq(bi_pins.id, pin.id))
        if (passed && !before.alert_passed)
          for (const person of told)
            await mailer.send(inside, now, alertMail(person, pin, pin.alert, publicUrl), signature)
      }
    })
  }

  return {
    /** A number that is past its limit already is told of when it passes it again. */
    async save(companyId: string, id: string, alert: BiAlert | null): Promise<void> {
      const now = clock()
      const pin = (await board.read(companyId)).find((one) => one.id === id)
      if (!pin) throw new AppError('NOT_FOUND')
      if (alert && figureOf(pin) === undefined)
        throw new AppError('VALIDATION_FAILED', {
          userMessage: 'Só uma pergunta que tem um número como resposta pode ter um aviso.',
        })
      await db
        .update(bi_pins)
        .set({
          alert_when: alert?.when ?? null,
          alert_limit: alert?.limit ?? null,
          alert_passed: alert !== null && isPast(pin, alert),
          alert_checked_at: alert && now,
        })
        .where(and(eq(bi_pins.company_id, companyId), eq(bi_pins.id, id)))
    },

    /** Looks at the numbers of companies whose tables have changed; what fails is tried again at the next run. */
    async sendDue(): Promise<void> {
      const changed = db
        .select({ id: bi_tables.id })
        .from(bi_tables)
        .where(
          and(
            eq(bi_tables.company_id, bi_pins.company_id),
            gte(bi_tables.updated_at, bi_pins.alert_checked_at),
          ),
        )
      const due = await db
        .selectDistinct({ companyId: bi_pins.company_id })
        .from(bi_pins)
        .where(and(isNotNull(bi_pins.alert_when), or(isNull(bi_pins.alert_checked_at), exists(changed))))
      if (due.length === 0) return
      const signature = await mailer.company()
      for (const { companyId } of due)
        await checkOne(companyId, signature).catch((error: unknown) =>
          log.error({ err: error, company_id: companyId }, 'the limits of a board could not be looked at'),
        )
    },
  }
}

const figureOf = ({ answer }: BiPin) => (answer.kind === 'answer' ? answer.figure : undefined)

function isPast(pin: BiPin, { when, limit }: BiAlert): boolean {
  const figure = figureOf(pin)
  if (figure === undefined) return false
  return when === 'above' ? figure > limit : figure < limit
}

function alertMail(
  person: { name: string; email: string },
  { question, answer, table }: BiPin,
  { when, limit }: BiAlert,
  publicUrl: string,
): MailContent {
  const board = `${publicUrl}/dashboard/services/${productId}?aba=resultados`
  const source = table ? ` (tabela ${table.name})` : ''
  const [words, written] =
    answer.kind === 'answer'
      ? [`${answer.title}${source}: ${answer.sentence}`, formatValue(limit, answer.unit)]
      : [`${question}: ${answer.message}`, formatValue(limit, 'number')]
  return {
    to: person.email,
    subject: 'Um número do seu painel passou do limite',
    greeting: `Olá, ${firstName(person.name)}!`,
    paragraphs: [
      words,
      `O aviso foi pedido para quando este número ${when === 'above' ? 'passar de' : 'ficar abaixo de'} ${written}.`,
    ],
    button: { label: 'Ver o painel', href: board },
    after: [`Para mudar ou tirar o aviso: ${board}`],
  }
}
