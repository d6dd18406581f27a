import { bookMeeting, cancelMeeting, holdSlot, moveMeeting } from '@ag/contracts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import ICAL from 'ical.js'
import { days, hours, minutes } from '../../clock'
import { meetings, outbox } from '../../db/schema'
import { addConsultant } from '../../db/seed/consultants'
import { demoSettings } from '../../db/seed/settings'
import { anaBooks, bruno, carla, thursday, tuesdayAt } from '../../testing/bookings'
import { describeDatabase } from '../../testing/describe-database'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'
import type { Mail } from '../outbox/mail'
import { writeSettings } from '../settings/settings-repository'
import { reminderKind } from './reminders'

describeDatabase('mails about a meeting', (database) => {
  const ana = 'ana@empresa.com.br'
  let clock: ReturnType<typeof testClock>
  let backend: TestBackend
  beforeEach(async () => {
    clock = testClock(thursday)
    backend = await testBackend(database(), { clock: clock.now })
    await writeSettings(database().db, demoSettings)
    await addConsultant(database().db, bruno)
  })
  afterEach(() => backend.close())

  async function book(change = {}) {
    const { reply } = await backend.send(bookMeeting, { body: anaBooks(change) })
    const { id, manage_url } = reply.meeting
    const key = manage_url.split('.').at(-1) ?? ''
    const move = (time: string) =>
      backend.send(moveMeeting, { params: { id }, body: { start_at: tuesdayAt(time), key } })
    return {
      id,
      manage_url,
      move,
      cancel: () => backend.send(cancelMeeting, { params: { id }, body: { key } }),
    }
  }

  const subjectsTo = async (to: string) => (await backend.mailsTo(to)).map(({ subject }) => subject)
  const queuedMails = async () => {
    const rows = await database()
      .db.select()
      .from(outbox)
      .where(eq(outbox.kind, 'mail'))
      .orderBy(asc(outbox.position))
    return rows.map(({ payload }) => payload as Mail)
  }
  const eventOf = (mail: Mail | undefined) => {
    const calendar = new ICAL.Component(ICAL.parse(mail?.calendar?.content ?? ''))
    const event = calendar.getFirstSubcomponent('vevent')
    const value = (name: string) => event?.getFirstPropertyValue(name)?.toString()
    return { method: calendar.getFirstPropertyValue('method'), event, value }
  }
  const planned = async () => {
    const rows = await database()
      .db.select()
      .from(outbox)
      .where(and(eq(outbox.kind, reminderKind), isNull(outbox.done_at)))
      .orderBy(asc(outbox.due_at))
    return rows.map(({ due_at }) => due_at.toISOString())
  }

  it('confirm it, with the zone, the way and the link', async () => {
    const { manage_url } = await book({ channel: 'phone', product_id: 'prospect' })
    const [mail] = await backend.mailsTo(ana)
    expect(mail?.subject).toBe('Reunião confirmada: 24 de novembro de 2026, 14:00')
    expect(mail?.text).toContain(
      'Sua reunião com Bruno Lima, terça-feira, 24 de novembro de 2026, às 14:00 (horário de Brasília)',
    )
    expect(mail?.text).toContain('Ligamos para (11) 91234-5678')
    expect(mail?.text).toContain(manage_url)
  })

  it('carry an invitation that another library reads', async () => {
    const { id } = await book({ product_id: 'prospect' })
    const [mail] = await queuedMails()
    const { method, event, value } = eventOf(mail)
    expect([mail?.calendar?.method, method]).toEqual(['REQUEST', 'REQUEST'])
    expect([value('uid'), value('sequence'), value('status')]).toEqual([`${id}@meetings`, '0', 'CONFIRMED'])
    expect(value('summary')).toBe('Reunião sobre Prospect AI')
    expect([value('dtstart'), value('dtend')]).toEqual(['2026-11-24T17:00:00Z', '2026-11-24T17:30:00Z'])
    expect(value('organizer')).toBe('mailto:contato@automatize.example')
    const attendee = event?.getFirstProperty('attendee')
    expect([attendee?.getFirstValue(), attendee?.getParameter('cn')]).toEqual([`MAILTO:${ana}`, 'Ana Souza'])
  })

  it('keep a hostile name and note in their places', async () => {
    const contact_info = {
      ...anaBooks().contact_info,
      name: 'Ana "x;ATTENDEE:mailto:evil@x.com',
      notes: 'fim\r\nEND:VEVENT\r\nBEGIN:VEVENT <b>',
    }
    const lines = { contact_info: { ...contact_info, name: 'Ana "x\r\nATTENDEE:mailto:evil@x.com' } }
    expect((await backend.send(bookMeeting, { body: anaBooks(lines) })).status).toBe(400)
    await book({ contact_info })
    const [mail, copy] = await queuedMails()
    const { event } = eventOf(mail)
    expect(event?.getAllProperties('attendee')).toHaveLength(1)
    expect(event?.parent?.getAllSubcomponents('vevent')).toHaveLength(1)
    expect(copy?.html).not.toContain('<b>')
  })

  it('tell the consultant who comes, and the company where the consultant has no address', async () => {
    await book({ contact_info: { ...anaBooks().contact_info, notes: 'Quero ver o relatório.' } })
    const [copy] = await backend.mailsTo(bruno.email)
    expect(copy?.subject).toBe('Nova reunião: 24 de novembro de 2026, 14:00')
    expect(copy?.text).toContain(
      'Ana Souza (Padaria Central) · ana@empresa.com.br · (11) 91234-5678 · Videochamada',
    )
    expect(copy?.text).toContain('Quero ver o relatório.')
    expect(copy?.text).not.toContain('/manage#')
    await addConsultant(database().db, { ...bruno, id: 'cs_x', email: null, is_default: false })
    await book({ consultant_id: 'cs_x' })
    expect(await subjectsTo(demoSettings.contact_email)).toHaveLength(1)
  })

  it('tell of a move and a cancellation, and update the calendar', async () => {
    const { id, move, cancel } = await book()
    await move('16:00')
    await cancel()
    expect(await subjectsTo(ana)).toEqual([
      'Reunião cancelada',
      'Reunião remarcada',
      'Reunião confirmada: 24 de novembro de 2026, 14:00',
    ])
    expect(await subjectsTo(bruno.email)).toHaveLength(3)
    const mails = (await queuedMails()).filter(({ to }) => to === ana).map(eventOf)
    expect(
      mails.map(({ method, value }) => [method, value('uid'), value('sequence'), value('dtstart')]),
    ).toEqual([
      ['REQUEST', `${id}@meetings`, '0', '2026-11-24T17:00:00Z'],
      ['REQUEST', `${id}@meetings`, '1', '2026-11-24T19:00:00Z'],
      ['CANCEL', `${id}@meetings`, '2', '2026-11-24T19:00:00Z'],
    ])
  })

  it('tell both when it goes from one to the other', async () => {
    await addConsultant(database().db, carla)
    const { id, manage_url } = await book()
    const held = await backend.send(holdSlot, {
      body: { start_at: tuesdayAt('16:00'), consultant_id: carla.id },
    })
    const body = {
      start_at: tuesdayAt('16:00'),
      hold_id: held.reply.id,
      key: manage_url.split('.').at(-1),
    }
    await backend.send(moveMeeting, { params: { id }, body })
    expect((await subjectsTo(bruno.email))[0]).toBe('Reunião cancelada')
    expect(await subjectsTo(carla.email)).toEqual(['Nova reunião: 24 de novembro de 2026, 16:00'])
    const [off, on] = (await queuedMails()).slice(-2).map(eventOf)
    expect([off?.method, off?.value('sequence'), off?.value('dtstart')]).toEqual([
      'CANCEL',
      '1',
      '2026-11-24T17:00:00Z',
    ])
    const guests = on?.event?.getAllProperties('attendee').map((each) => each.getFirstValue())
    expect([on?.method, guests]).toEqual(['REQUEST', [`MAILTO:${ana}`, `MAILTO:${carla.email}`]])
  })

  it('say that a request has arrived, and put nothing into a calendar yet', async () => {
    await book({ preferred_time: tuesdayAt('08:00'), outside_hours: true })
    expect(await subjectsTo(ana)).toEqual(['Pedido de reunião recebido: 24 de novembro de 2026, 08:00'])
    expect(await subjectsTo(bruno.email)).toEqual(['Novo pedido de reunião: 24 de novembro de 2026, 08:00'])
    expect((await queuedMails()).map(({ calendar }) => calendar)).toEqual([undefined, undefined])
    expect(await planned()).toEqual([])
  })

  it('exist only together with the meeting', async () => {
    await database().db.execute('alter table outbox rename to outbox_away')
    const { status } = await backend.send(bookMeeting, { body: anaBooks() })
    await database().db.execute('alter table outbox_away rename to outbox')
    expect(status).toBe(500)
    expect(await database().db.select().from(meetings)).toEqual([])
    expect((await backend.send(bookMeeting, { body: anaBooks() })).status).toBe(201)
  })

  describe('before it', () => {
    it('remind a day and an hour ahead', async () => {
      const { manage_url } = await book()
      expect(await planned()).toEqual(['2026-11-23T17:00:00.000Z', '2026-11-24T16:00:00.000Z'])
      clock.advance(days(4) + hours(5) - 1)
      expect(await subjectsTo(ana)).toHaveLength(1)
      clock.advance(1)
      const [mail] = await backend.mailsTo(ana)
      expect(mail?.subject).toBe('Lembrete: sua reunião é amanhã')
      expect(mail?.text).toContain('às 14:00 (horário de Brasília)')
      expect(mail?.text).toContain(manage_url)
      clock.advance(hours(23))
      expect((await subjectsTo(ana))[0]).toBe('Lembrete: sua reunião é daqui a uma hora')
      clock.advance(days(1))
      expect(await subjectsTo(ana)).toHaveLength(3)
    })

    it('do not remind of what has moved or is off', async () => {
      const { move, cancel } = await book()
      await move('16:00')
      expect(await planned()).toEqual(['2026-11-23T19:00:00.000Z', '2026-11-24T18:00:00.000Z'])
      await cancel()
      expect(await planned()).toEqual([])
    })

    it('do not remind of a version that is gone, even where the reminder is still there', async () => {
      const { id } = await book()
      await database().db.update(meetings).set({ version: 2 }).where(eq(meetings.id, id))
      clock.advance(days(4) + hours(5))
      expect(await subjectsTo(ana)).toHaveLength(1)
    })

    it('leave out a reminder whose time has passed, and one that would no longer be true', async () => {
      await book({ preferred_time: '2026-11-19T15:00:00-03:00' })
      expect(await planned()).toEqual(['2026-11-19T17:00:00.000Z'])
      clock.advance(hours(6) + minutes(1))
      expect(await subjectsTo(ana)).toHaveLength(1)
    })
  })
})
