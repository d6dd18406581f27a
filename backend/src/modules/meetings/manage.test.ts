import {
  bookMeeting,
  cancelMeeting,
  getAvailableSlots,
  getMeeting,
  getMeetingCalendar,
  getMeetings,
  holdSlot,
  moveMeeting,
  openMeeting,
} from '@ag/contracts'
import { asc } from 'drizzle-orm'
import ICAL from 'ical.js'
import { days, hours, minutes } from '../../clock'
import { consultants, meeting_history, reservations } from '../../db/schema'
import { addConsultant } from '../../db/seed/consultants'
import { anaBooks, bruno, carla, thursday, tuesdayAt } from '../../testing/bookings'
import { describeDatabase } from '../../testing/describe-database'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'

describeDatabase('a meeting', (database) => {
  let clock: ReturnType<typeof testClock>
  let backend: TestBackend
  let id: string
  let key: string
  beforeEach(async () => {
    clock = testClock(thursday)
    backend = await testBackend(database(), { clock: clock.now })
    await addConsultant(database().db, bruno)
    const { reply } = await backend.send(bookMeeting, { body: anaBooks() })
    id = reply.meeting.id
    key = reply.meeting.manage_url.split('.').at(-1) ?? ''
  })
  afterEach(() => backend.close())

  const open = (given = key, of = id) =>
    backend.send(openMeeting, { params: { id: of }, body: { key: given } })
  const move = (time: string, change = {}) =>
    backend.send(moveMeeting, { params: { id }, body: { start_at: tuesdayAt(time), key, ...change } })
  const cancel = (reason?: string) => backend.send(cancelMeeting, { params: { id }, body: { key, reason } })
  const free = async () => {
    const { reply } = await backend.send(getAvailableSlots, { params: { date: '2026-11-24' } })
    return reply.slots.map(({ start_at }) => start_at.slice(11, 16))
  }
  const history = () => database().db.select().from(meeting_history).orderBy(asc(meeting_history.position))

  describe('by its link', () => {
    it('shows when and with whom, and of the person only the first name', async () => {
      const { status, reply, text } = await open()
      expect([status, reply]).toEqual([
        200,
        {
          id,
          title: 'Reunião com um especialista',
          first_name: 'Ana',
          status: 'confirmed',
          start_at: tuesdayAt('14:00'),
          end_at: tuesdayAt('14:30'),
          timezone: 'America/Sao_Paulo',
          channel: 'video',
          consultant: { id: bruno.id, name: 'Bruno Lima' },
          join_url: null,
          ics_url: expect.stringContaining('/api/proxy?path='),
          can_change: true,
          moves_left: 3,
          version: 1,
        },
      ])
      expect(text).not.toMatch(/Souza|ana@|91234|Padaria/)
    })

    it('answers a wrong key like a meeting that is not there', async () => {
      const answers = [
        await open(`${key}x`),
        await open(key, 'mt_0123456789'),
        await open(''),
        await backend.send(moveMeeting, { params: { id }, body: { start_at: tuesdayAt('16:00') } }),
        await backend.send(cancelMeeting, { params: { id }, body: {} }),
      ]
      const shown = answers.map(({ status, error }) => ({ status, ...error, request_id: '' }))
      expect(shown[0]).toMatchObject({ status: 404, code: 'NOT_FOUND' })
      expect(new Set(shown.map((each) => JSON.stringify(each))).size).toBe(1)
    })

    it('opens until it begins', async () => {
      clock.advance(days(5) + hours(5) - 1)
      expect((await open()).status).toBe(200)
      clock.advance(1)
      expect((await open()).status).toBe(404)
    })
  })

  describe('moving it', () => {
    it('frees the old time, keeps the id and writes down the step', async () => {
      const { status, reply } = await move('16:00')
      expect([status, reply]).toMatchObject([
        200,
        { id, start_at: tuesdayAt('16:00'), end_at: tuesdayAt('16:30'), moves_left: 2, version: 2 },
      ])
      expect(await free()).toEqual(expect.arrayContaining(['13:30', '14:00', '14:30']))
      expect(await free()).not.toEqual(expect.arrayContaining(['16:00']))
      expect(
        (await history()).map(({ kind, from_start_at, start_at }) => [kind, from_start_at, start_at]),
      ).toEqual([
        ['booked', null, new Date(tuesdayAt('14:00'))],
        ['moved', new Date(tuesdayAt('14:00')), new Date(tuesdayAt('16:00'))],
      ])
    })

    it('may go to the slot beside it, which its own buffer blocks for others', async () => {
      expect((await move('14:30')).status).toBe(200)
      expect((await move('14:00')).reply.moves_left).toBe(1)
      expect(await database().db.select().from(reservations)).toHaveLength(1)
    })

    it('happens once when it is asked for twice', async () => {
      const answers = await Promise.all([move('16:00'), move('16:00'), move('16:00')])
      expect(answers.map(({ reply }) => [reply.start_at, reply.moves_left])).toEqual(
        answers.map(() => [tuesdayAt('16:00'), 2]),
      )
    })

    it('takes the hold of whoever moves it, with somebody else if need be', async () => {
      await addConsultant(database().db, carla)
      const held = await backend.send(holdSlot, {
        body: { start_at: tuesdayAt('16:00'), consultant_id: carla.id },
      })
      const { reply } = await move('16:00', { hold_id: held.reply.id })
      expect(reply.consultant.name).toBe('Carla Reis')
      expect(await database().db.select().from(reservations)).toHaveLength(1)
      expect((await move('17:00', { hold_id: held.reply.id })).error.code).toBe('HOLD_EXPIRED')
    })

    it('stays with the same person where they are free', async () => {
      await addConsultant(database().db, carla)
      expect((await move('16:00')).reply.consultant.name).toBe('Bruno Lima')
    })

    it('stays where it is when the new time is taken or is none', async () => {
      await backend.send(bookMeeting, {
        body: anaBooks({ preferred_time: tuesdayAt('16:00') }, 'bia@x.com.br'),
      })
      const { status, error } = await move('16:00')
      expect([status, error.code, error.alternatives?.length]).toEqual([409, 'SLOT_TAKEN', 3])
      expect((await move('12:30')).error.code).toBe('SLOT_INVALID')
      expect((await open()).reply).toMatchObject({ start_at: tuesdayAt('14:00'), version: 1 })
    })

    it('is done three times at most', async () => {
      for (const time of ['15:00', '16:00', '17:00']) expect((await move(time)).status).toBe(200)
      const { status, error } = await move('10:00')
      expect([status, error.code]).toEqual([409, 'LIMIT_REACHED'])
      expect(error.userMessage).toContain('três vezes')
      expect((await open()).reply.moves_left).toBe(0)
    })

    it('makes a request a meeting when nobody has to accept it any more', async () => {
      const body = anaBooks({ preferred_time: tuesdayAt('08:00'), outside_hours: true }, 'eva@x.com.br')
      const { reply } = await backend.send(bookMeeting, { body })
      expect(reply.meeting.status).toBe('pending')
      id = reply.meeting.id
      key = reply.meeting.manage_url.split('.').at(-1) ?? ''
      expect((await move('10:00')).reply.status).toBe('confirmed')
    })
  })

  describe('cancelling it', () => {
    it('frees its time and keeps it as cancelled, however often', async () => {
      const { status, reply } = await cancel('Mudei de ideia')
      expect([status, reply.status, reply.can_change, reply.version]).toEqual([200, 'cancelled', false, 2])
      expect(await free()).toContain('14:00')
      expect(await database().db.select().from(reservations)).toEqual([])
      expect((await cancel()).reply).toMatchObject({ status: 'cancelled', version: 2 })
      expect((await history()).at(-1)).toMatchObject({
        kind: 'cancelled',
        by: 'customer',
        reason: 'Mudei de ideia',
      })
      expect((await move('16:00')).error.code).toBe('VERSION_CONFLICT')
    })

    it('and moving it end two hours before', async () => {
      clock.advance(days(5) + hours(3))
      expect((await open()).reply.can_change).toBe(true)
      clock.advance(1)
      expect((await open()).reply.can_change).toBe(false)
      for (const { status, error } of [await cancel(), await move('17:00')]) {
        expect([status, error.code]).toEqual([409, 'LIMIT_REACHED'])
        expect(error.userMessage).toContain('menos de duas horas')
      }
    })
  })

  describe('by who is signed in', () => {
    it('is listed with others of theirs, what is to come first', async () => {
      await backend.send(bookMeeting, {
        body: anaBooks({ preferred_time: tuesdayAt('16:00') }, 'bia@x.com.br'),
      })
      const ana = await backend.customer()
      const token = await backend.token(ana)
      const later = await backend.send(bookMeeting, {
        token,
        address: '198.51.100.9',
        body: anaBooks({ preferred_time: tuesdayAt('10:00') }, 'outra@empresa.com.br'),
      })
      await cancel()
      const { reply } = await backend.send(getMeetings, { token })
      expect(reply.items.map((each) => [each.id, each.status])).toEqual([
        [later.reply.meeting.id, 'confirmed'],
        [id, 'cancelled'],
      ])
      clock.advance(days(6))
      const again = await backend.token(ana)
      const past = await backend.send(getMeetings, { token: again })
      expect(past.reply.items.map(({ status }) => status)).toEqual(['cancelled', 'completed'])
    })

    it('is shown to its owner, and to nobody else', async () => {
      const token = await backend.token(await backend.customer())
      const own = await backend.send(getMeeting, { token, params: { id } })
      expect(own.reply).toMatchObject({ id, contact_info: { name: 'Ana Souza' } })
      const other = await backend.token(await backend.customer('bia@outra.com.br'))
      const calls = [
        { call: getMeeting, body: undefined },
        { call: cancelMeeting, body: {} },
        { call: moveMeeting, body: { start_at: tuesdayAt('16:00') } },
      ]
      for (const { call, body } of calls) {
        const { status } = await backend.send(call, { token: other, params: { id }, body: body as never })
        expect(status).toBe(404)
      }
      expect((await backend.send(getMeeting, { params: { id } })).status).toBe(401)
    })

    it('is moved and cancelled without a key', async () => {
      const token = await backend.token(await backend.customer())
      const moved = await backend.send(moveMeeting, {
        token,
        params: { id },
        body: { start_at: tuesdayAt('16:00') },
      })
      expect(moved.reply.start_at).toBe(tuesdayAt('16:00'))
      expect((await backend.send(cancelMeeting, { token, params: { id }, body: {} })).reply.status).toBe(
        'cancelled',
      )
      const expired = await backend.send(cancelMeeting, { token: 'x.y.z', params: { id }, body: {} })
      expect([expired.status, expired.error.requiresAuth]).toEqual([401, true])
    })
  })

  describe('as a calendar file', () => {
    const file = (given = key) =>
      backend.app.inject({ url: getMeetingCalendar.path.replace(':id', id), query: { key: given } })
    const eventOf = (text: string) => {
      const calendar = new ICAL.Component(ICAL.parse(text))
      const event = calendar.getFirstSubcomponent('vevent')
      const value = (name: string) => event?.getFirstPropertyValue(name)?.toString()
      return { method: calendar.getFirstPropertyValue('method'), value }
    }

    it('is one entry that grows with each change', async () => {
      const response = await file()
      expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8')
      expect(response.headers['content-disposition']).toBe('attachment; filename="reuniao.ics"')
      expect(response.headers['cache-control']).toBe('no-store')
      const { method, value } = eventOf(response.body)
      expect([method, value('uid'), value('sequence'), value('status')]).toEqual([
        'PUBLISH',
        `${id}@meetings`,
        '0',
        'CONFIRMED',
      ])
      expect([value('dtstart'), value('dtend')]).toEqual(['2026-11-24T17:00:00Z', '2026-11-24T17:30:00Z'])
      expect(response.body).not.toMatch(/ATTENDEE|ana@/)

      await move('16:00')
      const moved = eventOf((await file()).body)
      expect([moved.value('uid'), moved.value('sequence')]).toEqual([`${id}@meetings`, '1'])
      await cancel()
      const cancelled = eventOf((await file()).body)
      expect([cancelled.value('sequence'), cancelled.value('status')]).toEqual(['2', 'CANCELLED'])
    })

    it('asks for the key', async () => {
      expect((await file('x')).statusCode).toBe(404)
    })

    it('leads into the room where the consultant has one', async () => {
      await database().db.update(consultants).set({ room_url: 'https://sala.example/bruno' })
      expect(eventOf((await file()).body).value('location')).toBe('https://sala.example/bruno')
      expect((await open()).reply.join_url).toBe('https://sala.example/bruno')
    })
  })

  it('is over when it is over, and gives its time back without being asked', async () => {
    const pending = anaBooks({ preferred_time: tuesdayAt('08:00'), outside_hours: true }, 'eva@x.com.br')
    await backend.send(bookMeeting, { body: pending })
    clock.advance(days(5) + hours(5) + minutes(30))
    await backend.worker.runJobs()
    expect(
      (await history())
        .slice(2)
        .map(({ kind, by }) => `${kind} by ${by}`)
        .sort(),
    ).toEqual(['cancelled by system', 'completed by system'])
    expect(await database().db.select().from(reservations)).toEqual([])
    await backend.worker.runJobs()
    expect(await history()).toHaveLength(4)
  })
})
