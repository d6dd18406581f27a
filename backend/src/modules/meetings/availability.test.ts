import {
  getAvailableDays,
  getAvailableSlots,
  getConsultantDay,
  getDefaultConsultant,
  getNextSlots,
} from '@ag/contracts'
import { eq } from 'drizzle-orm'
import { blocked_days, consultants, optional_days, reservations } from '../../db/schema'
import { addConsultant } from '../../db/seed/consultants'
import { bruno, carla, thursday } from '../../testing/bookings'
import { describeEachDatabase } from '../../testing/describe-database'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'

describeEachDatabase('availability', (database, once) => {
  let clock: ReturnType<typeof testClock>
  let backend: TestBackend
  beforeEach(async () => {
    clock = testClock(thursday)
    backend = await testBackend(database(), { clock: clock.now })
    await addConsultant(database().db, bruno)
    await addConsultant(database().db, carla)
  })
  afterEach(() => backend.close())

  const day = async (date: string) => (await backend.send(getAvailableSlots, { params: { date } })).reply
  const month = async (text?: string) =>
    (await backend.app.inject({ url: getAvailableDays.path, query: text ? { month: text } : {} })).json()
  const starts = async (date: string) => (await day(date)).slots.map(({ start_at }) => start_at.slice(11, 16))

  const reserve = (consultant_id: string, start: string, end: string, change: object = {}) =>
    database()
      .db.insert(reservations)
      .values({
        id: `${consultant_id} ${start}`,
        consultant_id,
        start_at: new Date(start),
        end_at: new Date(end),
        until: new Date(end),
        created_at: clock.now(),
        ...change,
      })

  it('shows the free hours of a day, each once', async () => {
    const monday = await day('2026-11-23')
    expect(monday).toMatchObject({
      date: '2026-11-23',
      timezone: 'America/Sao_Paulo',
      slot_minutes: 30,
      closed_reason: null,
      next_available_date: null,
    })
    expect(monday.slots).toHaveLength(16)
    expect(monday.slots[10]).toEqual({
      start_at: '2026-11-23T15:00:00-03:00',
      end_at: '2026-11-23T15:30:00-03:00',
      label: 'seg., 23/11, 15:00',
      consultant_id: bruno.id,
    })
  })

  once('names the day after a closed one, past the weekend', async () => {
    expect(await day('2026-11-20')).toMatchObject({
      slots: [],
      closed_reason: 'holiday',
      closed_label: 'Dia da Consciência Negra',
      next_available_date: '2026-11-23',
    })
    expect((await day('2020-01-01')).next_available_date).toBe('2026-11-19')
    expect(await day('9999-12-31')).toMatchObject({
      closed_reason: 'beyond_horizon',
      next_available_date: null,
    })
  })

  once('gives an hour to the other when one is taken, and to nobody when both are', async () => {
    await reserve(bruno.id, '2026-11-23T14:00:00-03:00', '2026-11-23T14:45:00-03:00')
    const atTwo = async () =>
      (await day('2026-11-23')).slots.find(({ start_at }) => start_at.includes('T14:00'))?.consultant_id
    expect(await atTwo()).toBe(carla.id)
    await reserve(carla.id, '2026-11-23T14:30:00-03:00', '2026-11-23T15:15:00-03:00')
    expect(await atTwo()).toBeUndefined()
    expect((await starts('2026-11-23')).slice(7, 10)).toEqual(['13:30', '15:00', '15:30'])
  })

  once('hides a hold for as long as it runs', async () => {
    await database().db.delete(consultants).where(eq(consultants.id, carla.id))
    const expires_at = new Date(clock.now().getTime() + 1000)
    await reserve(bruno.id, '2026-11-23T14:00:00-03:00', '2026-11-23T14:45:00-03:00', { expires_at })
    expect(await starts('2026-11-23')).not.toContain('14:00')
    clock.advance(1000)
    expect(await starts('2026-11-23')).toContain('14:00')
  })

  it('counts the free hours of a month', async () => {
    await database().db.insert(blocked_days).values({
      id: 'bd_1',
      first_day: '2026-11-25',
      last_day: '2026-11-27',
      label: 'Recesso',
    })
    const november = await month()
    expect(november).toMatchObject({ month: '2026-11', first_date: '2026-11-19', last_date: '2027-01-18' })
    expect(november.days).toHaveLength(30)
    const free = (first: number, last: number) =>
      november.days
        .slice(first - 1, last)
        .map((each: { free: number; closed_reason: string | null }) => [each.free, each.closed_reason])
    expect(free(18, 21)).toEqual([
      [0, 'past'],
      [12, null],
      [0, 'holiday'],
      [0, 'weekend'],
    ])
    expect(free(24, 26)).toEqual([
      [16, null],
      [0, 'blocked'],
      [0, 'blocked'],
    ])
    expect(november.days[24].closed_label).toBe('Recesso')
    expect((await month('2027-01')).days.at(-1)).toMatchObject({
      date: '2027-01-31',
      closed_reason: 'beyond_horizon',
    })
    expect((await month('2027-13')).code).toBe('VALIDATION_FAILED')
  })

  it('reads a month in one statement, however many ask at once', async () => {
    const { db } = database()
    const statements = [jest.spyOn(db, 'execute'), jest.spyOn(db, 'select')]
    await month()
    expect(statements.map(({ mock }) => mock.calls.length)).toEqual([1, 0])
    await Promise.all(Array.from({ length: 20 }, () => month()))
    expect(statements.map(({ mock }) => mock.calls.length)).toEqual([3, 0])
    for (const statement of statements) statement.mockRestore()
  })

  once('works on an optional day that somebody opened', async () => {
    clock = testClock('2027-02-01T12:00:00.000Z')
    await backend.close()
    backend = await testBackend(database(), { clock: clock.now })
    expect((await day('2027-02-09')).closed_label).toBe('Carnaval')
    await database().db.insert(optional_days).values({ key: 'carnival_tuesday', is_open: true })
    expect(await starts('2027-02-09')).toHaveLength(16)
    expect((await starts('2027-02-10'))[0]).toBe('14:00')
  })

  once('lists the next ten free slots, over days', async () => {
    clock.advance(5.5 * 3_600_000)
    const { reply } = await backend.send(getNextSlots)
    expect(reply.slots.map(({ label }) => label)).toEqual([
      ...['qui., 19/11, 16:30', 'qui., 19/11, 17:00', 'qui., 19/11, 17:30'],
      ...['seg., 23/11, 09:00', 'seg., 23/11, 09:30', 'seg., 23/11, 10:00', 'seg., 23/11, 10:30'],
      ...['seg., 23/11, 11:00', 'seg., 23/11, 11:30', 'seg., 23/11, 13:00'],
    ])
  })

  once('shows one consultant, also one who must accept and is offered to nobody else', async () => {
    await database().db.update(consultants).set({ must_accept: true }).where(eq(consultants.id, carla.id))
    await reserve(bruno.id, '2026-11-23T09:00:00-03:00', '2026-11-23T18:15:00-03:00')
    expect((await day('2026-11-23')).closed_reason).toBe('full')
    const of = async (id: string) =>
      (await backend.send(getConsultantDay, { params: { id, date: '2026-11-23' } })).reply
    expect([(await of(carla.id)).consultant_id, (await of(carla.id)).slots.length]).toEqual([carla.id, 16])
    expect((await of('nobody')) as unknown).toMatchObject({ code: 'NOT_FOUND' })
  })

  once('introduces the default consultant', async () => {
    const { reply } = await backend.send(getDefaultConsultant)
    expect(reply).toEqual({
      id: bruno.id,
      name: 'Bruno Lima',
      role: 'Consultor',
      bio: 'Mostra tudo.',
      photo_url: null,
      channels: ['video', 'phone'],
      slot_minutes: 30,
      timezone: 'America/Sao_Paulo',
    })
    await database().db.delete(consultants)
    expect((await backend.send(getDefaultConsultant)).error.code).toBe('NOT_FOUND')
    expect((await day('2026-11-23')).closed_reason).toBe('blocked')
  })
})
