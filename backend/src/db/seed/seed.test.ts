import { getAdminMe, getDashboard, getMeetings, getSettings } from '@ag/contracts'
import { count } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { days } from '../../clock'
import { describeEachDatabase } from '../../testing/describe-database'
import { cheapPasswords, testBackend, testClock } from '../../testing/test-backend'
import {
  consultants,
  invoice_lines,
  invoices,
  meetings,
  subscriptions,
  usage_records,
  users,
} from '../schema'
import { seed } from './seed'

describeEachDatabase('demo data', (database, once) => {
  const start = testClock().now()
  const fill = (now = start, demo = true) => seed(database().db, { demo, passwords: cheapPasswords, now })
  const size = async (table: PgTable) => {
    const [row] = await database().db.select({ count: count() }).from(table)
    return row?.count
  }

  once('shows a customer with two agents and half a year behind them', async () => {
    await fill()
    const clock = testClock()
    const backend = await testBackend(database(), { clock: clock.now })
    const token = await backend.token({ email: 'cliente@demo.local', password: 'demonstracao-2026' })
    const { reply } = await backend.send(getDashboard, { token })
    expect(reply.greeting_name).toBe('Carlos')
    expect(reply.services.map(({ name, status }) => [name, status])).toEqual([
      ['Email Marketing', 'active'],
      ['Prospect AI', 'active'],
    ])
    expect(reply.next_invoice).toMatchObject({ amount: 448, due_date: '2026-12-01' })
    expect(reply.usage_alerts).toEqual([{ meter: 'ai_credits', percent: expect.any(Number) }])
    expect(reply.notices.map(({ id }) => id)).toEqual(['limit-ai_credits'])
    expect(reply.upcoming_meetings).toEqual([
      {
        id: expect.stringMatching(/^mt_/),
        title: 'Reunião sobre Prospect AI',
        start_at: '2026-11-23T15:00:00-03:00',
        status: 'confirmed',
      },
    ])
    const all = await backend.send(getMeetings, { token })
    expect(all.reply.items.map(({ status, start_at }) => [status, start_at])).toEqual([
      ['confirmed', '2026-11-23T15:00:00-03:00'],
      ['completed', '2026-11-13T10:00:00-03:00'],
    ])
    const bills = await database().db.select().from(invoices)
    const lines = await database().db.select().from(invoice_lines)
    expect(bills).toHaveLength(6)
    for (const bill of bills) {
      const sum = lines
        .filter(({ invoice_id }) => invoice_id === bill.id)
        .reduce((total, { amount_cents }) => total + amount_cents, 0)
      expect(bill.total_cents).toBe(sum)
      expect(sum).toBeGreaterThan(448_00)
    }
    await backend.close()
  })

  once('has an administrator and settings that nobody could take for real', async () => {
    await fill()
    const backend = await testBackend(database())
    const token = await backend.token({ email: 'admin@demo.local', password: 'demonstracao-2026' })
    expect((await backend.send(getAdminMe, { token })).reply.role).toBe('admin')
    const { reply } = await backend.send(getSettings)
    expect(reply.contact_email).toBe('contato@automatize.example')
    await backend.close()
  })

  it('can be filled in again, then adds only the days since', async () => {
    await fill()
    const before = await size(usage_records)
    await fill()
    expect([await size(users), await size(subscriptions), await size(invoices)]).toEqual([2, 2, 6])
    expect(await size(usage_records)).toBe(before)
    expect(await size(meetings)).toBe(2)
    await fill(new Date(start.getTime() + days(2)))
    expect(await size(usage_records)).toBe((before ?? 0) + 8)
  })

  once('always has a meeting to come, and people to meet', async () => {
    await fill()
    await fill(new Date(start.getTime() + days(30)))
    expect(await size(meetings)).toBe(3)
    expect(await size(consultants)).toBe(3)
  })

  once('is absent when it is off, and settings then claim nothing', async () => {
    await fill(start, false)
    expect([await size(users), await size(meetings), await size(consultants)]).toEqual([0, 0, 1])
    const backend = await testBackend(database())
    const { reply } = await backend.send(getSettings)
    expect([reply.contact_email, reply.contact_phone, reply.cnpj]).toEqual(['', '', null])
    await backend.close()
  })
})
