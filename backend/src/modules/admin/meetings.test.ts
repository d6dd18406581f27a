import {
  blockDays,
  bookForCustomer,
  bookMeeting,
  createAvailabilityRule,
  createConsultant,
  editAvailabilityRule,
  editConsultant,
  getAdminMeeting,
  getAdminMeetings,
  getAudit,
  getAvailabilityRules,
  getAvailableSlots,
  getBlockedDays,
  getConsultants,
  getHolidays,
  getMeetingMonth,
  getMeetingsFile,
  moveForCustomer,
  removeAvailabilityRule,
  setMeetingStatus,
  setOptionalDay,
  unblockDays,
} from '@ag/contracts'
import { days, hours } from '../../clock'
import { addConsultant } from '../../db/seed/consultants'
import { tokenOf } from '../../testing/administrators'
import { anaBooks, bruno, carla, thursday, tuesdayAt } from '../../testing/bookings'
import { describeEachDatabase } from '../../testing/describe-database'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'

describeEachDatabase('meetings, for those who run them', (database, once) => {
  let clock: ReturnType<typeof testClock>
  let backend: TestBackend
  let token: string
  beforeEach(async () => {
    clock = testClock(thursday)
    backend = await testBackend(database(), { clock: clock.now })
    token = await tokenOf(backend, database(), 'agenda')
  })
  afterEach(() => backend.close())

  const subjectsTo = async (to: string) => (await backend.mailsTo(to)).map(({ subject }) => subject)
  const slotsOn = async (date: string) =>
    (await backend.send(getAvailableSlots, { params: { date } })).reply.slots.map(({ start_at }) =>
      start_at.slice(11, 16),
    )

  describe('that visitors booked', () => {
    let id: string
    beforeEach(async () => {
      await addConsultant(database().db, bruno)
      await addConsultant(database().db, carla)
      const { reply } = await backend.send(bookMeeting, { body: anaBooks() })
      id = reply.meeting.id
    })

    const read = async () => (await backend.send(getAdminMeeting, { token, params: { id } })).reply
    const list = async (query = {}) => (await backend.send(getAdminMeetings, { token, query })).reply
    const setStatus = (body: Record<string, unknown>) =>
      backend.send(setMeetingStatus, { token, params: { id }, body: { reason: '', ...body } as never })

    it('are found by words, state, person and days, and come as a month and a file', async () => {
      expect((await list()).items).toMatchObject([{ id, company: 'Padaria Central', status: 'confirmed' }])
      expect((await list({ q: 'padária cent' })).total).toBe(1)
      expect((await list({ q: 'ana@empresa' })).total).toBe(1)
      expect((await list({ q: 'bia' })).total).toBe(0)
      expect((await list({ status: 'pending' })).total).toBe(0)
      expect((await list({ consultant_id: 'cs_carla' })).total).toBe(0)
      expect((await list({ from: '2026-11-24', to: '2026-11-24' })).total).toBe(1)
      expect((await list({ from: '2026-11-25' })).total).toBe(0)
      const { reply } = await backend.send(getMeetingMonth, { token, query: { month: '2026-11' } })
      expect(reply.items).toMatchObject([{ id, date: '2026-11-24', time: '14:00', name: 'Ana Souza' }])
      const { text } = await backend.send(getMeetingsFile, { token })
      expect(text).toContain('24/11/2026;14:00;Reunião com um especialista;Confirmada;Ana Souza')
      clock.advance(days(6))
      token = await tokenOf(backend, database(), 'agenda', 'Alba Agenda')
      expect((await list({ status: 'completed' })).total).toBe(1)
    })

    it('move, later than their owner could, and the visitor hears of it', async () => {
      clock.advance(days(5) + hours(4))
      token = await tokenOf(backend, database(), 'agenda', 'Alba Agenda')
      const { meeting } = await read()
      const body = {
        version: meeting.version,
        start_at: tuesdayAt('16:00'),
        consultant_id: 'cs_carla',
        reason: 'Férias',
      }
      const { reply } = await backend.send(moveForCustomer, { token, params: { id }, body })
      expect(reply).toMatchObject({ time: '16:00', consultant: { id: 'cs_carla' }, moves: 0 })
      expect((await subjectsTo('ana@empresa.com.br'))[0]).toBe('Reunião remarcada')
      expect((await read()).history[0]).toMatchObject({ kind: 'moved', by: 'administrator' })
      const again = await backend.send(moveForCustomer, { token, params: { id }, body })
      expect(again.error).toMatchObject({
        code: 'VERSION_CONFLICT',
        userMessage: 'Alba Agenda salvou uma alteração às 13:00. Compare antes de salvar.',
        current: { time: '16:00' },
      })
      const owner = await tokenOf(backend, database(), 'owner', 'Olga Dona')
      const { reply: trail } = await backend.send(getAudit, { token: owner, query: { entity: 'meeting' } })
      expect(trail.items).toMatchObject([
        { before: { consultant_id: 'cs_bruno' }, after: { consultant_id: 'cs_carla' }, reason: 'Férias' },
      ])
      expect(JSON.stringify(trail)).not.toContain('Ana Souza')
    })

    once('are called off, with the time free again', async () => {
      const { meeting, next } = await read()
      expect(next).toEqual(['cancelled'])
      expect((await setStatus({ version: 99, status: 'cancelled' })).status).toBe(409)
      const { reply } = await setStatus({ version: meeting.version, status: 'cancelled', reason: 'Doença' })
      expect(reply.status).toBe('cancelled')
      expect((await subjectsTo('ana@empresa.com.br'))[0]).toBe('Reunião cancelada')
      expect((await read()).next).toEqual([])
      const { error } = await setStatus({ version: reply.version, status: 'confirmed' })
      expect(error.userMessage).toBe('Esta reunião não pode mudar para esse status agora.')
    })

    once('are completed once they have begun, with what came of them', async () => {
      const { meeting } = await read()
      expect((await setStatus({ version: meeting.version, status: 'completed' })).status).toBe(409)
      clock.advance(days(5) + hours(5) + hours(0.5))
      token = await tokenOf(backend, database(), 'agenda', 'Alba Agenda')
      const { reply } = await setStatus({ version: meeting.version, status: 'completed', outcome: 'no_show' })
      expect(reply).toMatchObject({ status: 'completed', outcome: 'no_show' })
      const corrected = await setStatus({ version: reply.version, status: 'completed', outcome: 'attended' })
      expect(corrected.reply.outcome).toBe('attended')
    })
  })

  it('are booked for somebody, once, without the limits of visitors', async () => {
    await addConsultant(database().db, bruno)
    const { contact_info } = anaBooks()
    const book = (time: string, key: string) =>
      backend.send(bookForCustomer, {
        token,
        headers: { 'idempotency-key': key },
        body: { channel: 'phone', preferred_time: tuesdayAt(time), contact_info },
      })
    const times = ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00']
    for (const time of times)
      expect((await book(time, `booking-of-ana-${time.slice(0, 2)}`)).status).toBe(201)
    const repeated = await book('09:00', 'booking-of-ana-09')
    expect(repeated.reply).toMatchObject({ source: 'admin', status: 'confirmed', time: '09:00' })
    expect((await book('09:00', 'another-booking-at-nine')).error.code).toBe('SLOT_TAKEN')
  })

  once('that ask for somebody are accepted', async () => {
    await addConsultant(database().db, bruno)
    await addConsultant(database().db, { ...carla, must_accept: true })
    const { reply } = await backend.send(bookMeeting, { body: anaBooks({ consultant_id: 'cs_carla' }) })
    expect(reply.meeting.status).toBe('pending')
    const accepted = await backend.send(setMeetingStatus, {
      token,
      params: { id: reply.meeting.id },
      body: { version: reply.meeting.version, status: 'confirmed', reason: '' },
    })
    expect(accepted.reply.status).toBe('confirmed')
    expect((await subjectsTo('ana@empresa.com.br'))[0]).toBe(
      'Reunião confirmada: 24 de novembro de 2026, 14:00',
    )
  })

  once('take place with whom, when and on which days the company says', async () => {
    const add = (change = {}) =>
      backend.send(createConsultant, {
        token,
        body: {
          name: 'Bia Brito',
          role: '',
          bio: '',
          photo_url: null,
          email: null,
          room_url: null,
          channels: ['video'],
          is_default: true,
          must_accept: false,
          is_active: true,
          ...change,
        },
      })
    const { reply: bia } = await add()
    const { reply: davi } = await add({ name: 'Davi', is_default: false })
    const editBia = (version: number, edit: Record<string, unknown>) =>
      backend.send(editConsultant, { token, params: { id: bia.id }, body: { version, ...edit } })
    expect((await editBia(1, { is_active: false })).error.errors[0]?.message).toBe(
      'Defina outro consultor como padrão antes.',
    )
    expect((await editBia(1, { role: 'Vendas' })).reply).toMatchObject({ role: 'Vendas', version: 2 })
    expect((await editBia(1, { role: 'Outra' })).error.current).toMatchObject({ role: 'Vendas' })

    const rule = {
      consultant_id: bia.id,
      weekday: 2,
      start: '09:00',
      end: '10:00',
      slot_minutes: 30,
      buffer_after: 0,
      channels: null,
      valid_from: null,
      valid_to: null,
    }
    const created = await backend.send(createAvailabilityRule, { token, body: rule })
    expect(await slotsOn('2026-11-24')).toEqual(['09:00', '09:30'])
    const wrong = await backend.send(createAvailabilityRule, { token, body: { ...rule, end: '08:00' } })
    expect(wrong.error.errors[0]).toMatchObject({ field: 'end', message: 'O fim vem depois do início.' })
    const params = { id: created.reply.id }
    await backend.send(editAvailabilityRule, {
      token,
      params,
      body: { version: 1, rule: { ...rule, end: '09:30' } },
    })
    expect(await slotsOn('2026-11-24')).toEqual(['09:00'])
    expect((await backend.send(removeAvailabilityRule, { token, params, body: { version: 1 } })).status).toBe(
      409,
    )

    const block = { consultant_id: davi.id, first_day: '2026-11-24', last_day: '2026-11-25', label: 'Feira' }
    await backend.send(blockDays, { token, body: block })
    expect(await slotsOn('2026-11-24')).toEqual(['09:00'])
    const all = await backend.send(blockDays, { token, body: { ...block, consultant_id: null } })
    expect(await slotsOn('2026-11-24')).toEqual([])
    expect((await backend.send(getBlockedDays, { token })).reply.items).toHaveLength(2)
    await backend.send(unblockDays, { token, params: { id: all.reply.block.id }, body: { version: 1 } })
    expect(await slotsOn('2026-11-24')).toEqual(['09:00'])

    expect((await backend.send(removeAvailabilityRule, { token, params, body: { version: 2 } })).status).toBe(
      204,
    )
    expect((await backend.send(getAvailabilityRules, { token })).reply.items).toEqual([])
    expect((await backend.send(getConsultants, { token })).reply.items).toHaveLength(2)
  })

  once('rest on holidays, and on optional days unless somebody opens them', async () => {
    const year = async () => (await backend.send(getHolidays, { token, query: { year: '2027' } })).reply.items
    const optional = (await year()).filter(({ key }) => key !== null)
    expect(optional).toEqual([
      { date: '2027-02-08', name: 'Carnaval', key: 'carnival_monday', is_open: false },
      { date: '2027-02-09', name: 'Carnaval', key: 'carnival_tuesday', is_open: false },
      { date: '2027-02-10', name: 'Quarta-feira de Cinzas', key: 'ash_wednesday', is_open: false },
      { date: '2027-05-27', name: 'Corpus Christi', key: 'corpus_christi', is_open: false },
    ])
    expect(await year()).toContainEqual({
      date: '2027-11-20',
      name: 'Dia da Consciência Negra',
      key: null,
      is_open: false,
    })
    const open = (key: string) =>
      backend.send(setOptionalDay, { token, params: { key }, body: { is_open: true } })
    expect((await open('natal')).status).toBe(404)
    await open('corpus_christi')
    expect(await year()).toContainEqual({ ...optional[3], is_open: true })
  })
})
