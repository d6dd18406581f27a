import {
  bookMeeting,
  cancelMeeting,
  getMeetingCalendar,
  holdSlot,
  moveMeeting,
  openMeeting,
} from '@ag/contracts'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { addConsultant } from '../../db/seed/consultants'
import { loggerOptions } from '../../plugins/logging'
import { anaBooks, bruno, thursday, tuesdayAt } from '../../testing/bookings'
import { describeDatabase } from '../../testing/describe-database'
import { testBackend, testClock } from '../../testing/test-backend'

describeDatabase('what is written and told about meetings', (database) => {
  it('keeps keys and people out of the log, and people out of what others are told', async () => {
    const logged: string[] = []
    const log = pino(loggerOptions('trace'), { write: (line: string) => void logged.push(line) })
    const backend = await testBackend(database(), { log, clock: testClock(thursday).now })
    await addConsultant(database().db, bruno)
    const contact_info = { ...anaBooks().contact_info, notes: 'canário na nota' }
    const { reply } = await backend.send(bookMeeting, {
      body: anaBooks({ contact_info }),
      headers: { 'idempotency-key': 'canario-do-pedido-0001' },
    })
    const { id, manage_url } = reply.meeting
    const key = manage_url.split('.').at(-1) ?? ''
    const wrong = `${key.slice(0, -1)}-`
    const calendar = getMeetingCalendar.path.replace(':id', id)
    await backend.app.inject({ url: calendar, query: { key } })

    const told = [
      await backend.send(bookMeeting, { body: anaBooks({}, 'bia@outra.com.br') }),
      await backend.send(holdSlot, { body: { start_at: tuesdayAt('14:00') } }),
      await backend.send(openMeeting, { params: { id }, body: { key } }),
      await backend.send(openMeeting, { params: { id }, body: { key: wrong } }),
      await backend.send(moveMeeting, { params: { id }, body: { start_at: tuesdayAt('16:00'), key } }),
      await backend.send(cancelMeeting, { params: { id }, body: { key: wrong } }),
    ].map(({ text }) => text)
    told.push((await backend.app.inject({ url: calendar, query: { key } })).body)

    // A statement that fails quotes what it was given.
    for (const table of ['outbox', 'meeting_history']) {
      await database().db.execute(sql`alter table ${sql.identifier(table)} rename to lost`)
      await backend.send(bookMeeting, {
        body: anaBooks({ contact_info, preferred_time: tuesdayAt('10:00') }),
      })
      await backend.send(cancelMeeting, { params: { id }, body: { key } })
      await database().db.execute(sql`alter table lost rename to ${sql.identifier(table)}`)
    }
    await backend.send(cancelMeeting, { params: { id }, body: { key } })
    await backend.worker.drain()
    await backend.close()

    expect(logged.length).toBeGreaterThan(15)
    expect(logged.some((line) => line.includes('"failed"'))).toBe(true)
    expect(logged.some((line) => line.includes('/calendar'))).toBe(true)
    // So many digits that no random id has them by chance.
    const people = ['ana@empresa', 'Souza', '91234-5678', '912345678', 'Padaria', 'canário', 'canario']
    for (const secret of [key, wrong, ...people]) {
      expect({ secret, found: logged.filter((line) => line.includes(secret)) }).toEqual({ secret, found: [] })
    }
    for (const person of people) {
      expect({ person, found: told.filter((text) => text.includes(person)) }).toEqual({ person, found: [] })
    }
  })
})
