import { bookMeeting, cancelMeeting, getAvailableSlots, holdSlot, releaseSlot } from '@ag/contracts'
import { eq } from 'drizzle-orm'
import { minutes } from '../../clock'
import { consultants, meeting_history, meetings, reservations } from '../../db/schema'
import { addConsultant } from '../../db/seed/consultants'
import { anaBooks, bruno, carla, thursday, tuesdayAt } from '../../testing/bookings'
import { describeEachDatabase } from '../../testing/describe-database'
import { proveWork } from '../../testing/prove-work'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'

describeEachDatabase('booking a meeting', (database, once) => {
  let clock: ReturnType<typeof testClock>
  let backend: TestBackend
  beforeEach(async () => {
    clock = testClock(thursday)
    backend = await testBackend(database(), { clock: clock.now })
    await addConsultant(database().db, bruno)
  })
  afterEach(() => backend.close())

  /** Everybody comes from elsewhere unless a test says otherwise. */
  let visitors = 0
  const elsewhere = () => {
    visitors += 1
    return `10.0.${Math.floor(visitors / 250)}.${visitors % 250}`
  }
  type Sending = Parameters<typeof backend.send<typeof bookMeeting>>[1]
  const book = (change = {}, email?: string, sending: Sending = {}) =>
    backend.send(bookMeeting, { body: anaBooks(change, email), address: elsewhere(), ...sending })
  const hold = (time: string, change = {}, sending = {}) =>
    backend.send(holdSlot, {
      body: { start_at: tuesdayAt(time), ...change },
      address: elsewhere(),
      ...sending,
    })
  const free = async () => {
    const { reply } = await backend.send(getAvailableSlots, { params: { date: '2026-11-24' } })
    return reply.slots.map(({ start_at }) => start_at.slice(11, 16))
  }
  const fieldsOf = ({ error }: { error: { errors: Array<{ field: string; message: string }> } }) =>
    error.errors.map(({ field, message }) => [field, message])

  it('confirms at once, and takes the slot with its buffer', async () => {
    const { status, reply } = await book({ product_id: 'prospect' })
    expect(status).toBe(201)
    expect(reply).toEqual({
      success: true,
      message: 'Reunião confirmada: ter., 24/11, 14:00 (horário de Brasília).',
      meeting: {
        id: expect.stringMatching(/^mt_[0-9a-f]{24}$/),
        title: 'Reunião sobre Prospect AI',
        date: '2026-11-24',
        time: '14:00',
        status: 'confirmed',
        start_at: '2026-11-24T14:00:00-03:00',
        end_at: '2026-11-24T14:30:00-03:00',
        timezone: 'America/Sao_Paulo',
        channel: 'video',
        contact_info: { name: 'Ana Souza', email: 'ana@empresa.com.br', phone: '+5511912345678' },
        consultant: { id: bruno.id, name: 'Bruno Lima' },
        join_url: null,
        manage_url: expect.stringMatching(
          /^http:\/\/localhost:3000\/consultation\/manage#mt_\w+\.[\w-]{43}$/,
        ),
        ics_url: expect.stringContaining('http://localhost:3000/api/proxy?path=%2Fapi%2Fv1%2Fmeetings%2Fmt_'),
        source: 'consultation',
        outcome: null,
        version: 1,
        created_at: thursday,
        updated_at: thursday,
      },
    })
    expect(await free()).not.toEqual(expect.arrayContaining(['13:30']))
    expect((await free()).slice(6, 8)).toEqual(['13:00', '15:00'])
    const steps = await database().db.select().from(meeting_history)
    expect(steps.map(({ kind, by }) => [kind, by])).toEqual([['booked', 'customer']])
  })

  once('names the three nearest free slots to whoever comes second', async () => {
    await book()
    const { status, error } = await book({}, 'bia@outra.com.br')
    expect([status, error.code]).toEqual([409, 'SLOT_TAKEN'])
    expect(error.alternatives).toEqual([
      { start_at: tuesdayAt('13:00'), end_at: tuesdayAt('13:30'), label: 'ter., 24/11, 13:00' },
      { start_at: tuesdayAt('15:00'), end_at: tuesdayAt('15:30'), label: 'ter., 24/11, 15:00' },
      { start_at: tuesdayAt('15:30'), end_at: tuesdayAt('16:00'), label: 'ter., 24/11, 15:30' },
    ])
    expect(JSON.stringify(error)).not.toMatch(/Ana|ana@/)
  })

  once('asks who has least to do first', async () => {
    await addConsultant(database().db, carla)
    const names = []
    for (const [time, email] of [
      ['10:00', 'a@x.com.br'],
      ['10:00', 'b@x.com.br'],
      ['15:00', 'c@x.com.br'],
      ['16:00', 'd@x.com.br'],
    ] as const) {
      const { reply } = await book({ preferred_time: tuesdayAt(time) }, email)
      names.push(reply.meeting.consultant.name)
    }
    expect(names).toEqual(['Bruno Lima', 'Carla Reis', 'Bruno Lima', 'Carla Reis'])
  })

  once.each([
    ['in the break', tuesdayAt('12:00')],
    ['beside the grid', tuesdayAt('14:10')],
    ['on a holiday', '2026-11-20T14:00:00-03:00'],
    ['on a Saturday', '2026-11-21T14:00:00-03:00'],
    ['too soon', '2026-11-19T10:30:00-03:00'],
    ['in the past', '2026-11-18T14:00:00-03:00'],
    ['too far ahead', '2027-01-19T14:00:00-03:00'],
    ['in another age', '9999-11-24T14:00:00-03:00'],
  ])('refuses a time %s', async (_where, preferred_time) => {
    const { status, error } = await book({ preferred_time })
    expect([status, error.code]).toEqual([400, 'SLOT_INVALID'])
  })

  once('wants to know whom it is with', async () => {
    const contact_info = { name: '1', email: 'x', phone: '12', consent: false as never }
    expect(fieldsOf(await book({ contact_info }))).toEqual([
      ['contact_info.name', 'Informe seu nome.'],
      ['contact_info.email', 'Informe um e-mail válido.'],
      ['contact_info.phone', 'Informe um telefone com DDD.'],
      ['contact_info.consent', 'Autorize o uso dos dados para marcar a reunião.'],
    ])
    const { phone, ...rest } = anaBooks().contact_info
    expect(fieldsOf(await book({ channel: 'phone', contact_info: rest }))).toEqual([
      ['contact_info.phone', 'Informe um telefone com DDD.'],
    ])
    expect((await book({ contact_info: rest })).status).toBe(201)
    expect(fieldsOf(await book({ product_id: 'nothing' }))[0]?.[0]).toBe('product_id')
    expect(fieldsOf(await book({ consultant_id: 'nobody' }))[0]?.[0]).toBe('consultant_id')
    expect(fieldsOf(await book({ channel: 'whatsapp', preferred_time: tuesdayAt('16:00') }))[0]?.[0]).toBe(
      'channel',
    )
  })

  once('refuses what only a machine would fill in, and says so', async () => {
    expect(fieldsOf(await book({ website: 'https://spam.example' }))).toEqual([
      ['website', 'Deixe este campo em branco.'],
    ])
  })

  once('leaves requests pending that somebody must accept, and takes their time all the same', async () => {
    await addConsultant(database().db, { ...carla, must_accept: true })
    const asked = await book({ consultant_id: carla.id })
    expect([asked.reply.meeting.status, asked.reply.message]).toEqual([
      'pending',
      'Recebemos seu pedido para ter., 24/11, 14:00 (horário de Brasília). Avisamos por e-mail assim que for aceito.',
    ])
    expect((await book({ consultant_id: carla.id }, 'bia@outra.com.br')).error.code).toBe('SLOT_TAKEN')
    expect((await book({}, 'bia@outra.com.br')).reply.meeting.consultant.id).toBe(bruno.id)

    const early = { preferred_time: tuesdayAt('08:30'), outside_hours: true }
    const wish = await book(early, 'eva@outra.com.br')
    expect(wish.reply.meeting).toMatchObject({ status: 'pending', end_at: tuesdayAt('09:00') })
    expect(await free()).not.toContain('09:00')
    expect((await book(early, 'rui@outra.com.br')).error.code).toBe('SLOT_TAKEN')
    const offGrid = { preferred_time: tuesdayAt('09:15'), outside_hours: true }
    expect((await book(offGrid, 'rui@outra.com.br')).error.code).toBe('SLOT_INVALID')
  })

  once('keeps three open meetings for one address', async () => {
    const at = async (time: string, email = 'ana@empresa.com.br') => {
      clock.advance(minutes(61))
      return book({ preferred_time: tuesdayAt(time) }, email)
    }
    for (const time of ['09:00', '10:00', '11:00']) expect((await at(time)).status).toBe(201)
    const { status, error } = await at('13:00', 'ANA@empresa.com.br ')
    expect([status, error.code]).toEqual([409, 'LIMIT_REACHED'])
    expect((await at('13:00', 'bia@outra.com.br')).status).toBe(201)
    await database().db.update(meetings).set({ status: 'cancelled', reservation_id: null })
    expect((await at('14:00')).status).toBe(201)
  })

  describe('a hold', () => {
    once('keeps a slot for five minutes, for whoever has its id', async () => {
      const held = await hold('14:00')
      expect([held.status, held.reply]).toEqual([
        201,
        {
          id: expect.stringMatching(/^hold_[0-9a-f]{32}$/),
          start_at: tuesdayAt('14:00'),
          end_at: tuesdayAt('14:30'),
          expires_at: '2026-11-19T12:05:00.000Z',
          challenge: null,
        },
      ])
      expect(await free()).not.toContain('14:00')
      expect((await book({}, 'bia@outra.com.br')).error.code).toBe('SLOT_TAKEN')
      clock.advance(minutes(5) - 1)
      expect((await book({ hold_id: held.reply.id })).status).toBe(201)
      expect((await book({ hold_id: held.reply.id }, 'bia@outra.com.br')).error.code).toBe('HOLD_EXPIRED')
    })

    once('is in nobody’s way once it has ended', async () => {
      const held = await hold('14:00')
      clock.advance(minutes(5))
      expect((await book({ hold_id: held.reply.id })).error.code).toBe('HOLD_EXPIRED')
      expect((await book({}, 'bia@outra.com.br')).status).toBe(201)
      expect(await database().db.select().from(reservations)).toHaveLength(1)
    })

    once('is good for its own time only', async () => {
      const held = await hold('14:00')
      const other = { preferred_time: tuesdayAt('16:00'), hold_id: held.reply.id }
      expect((await book(other)).error.code).toBe('HOLD_EXPIRED')
    })

    once('keeps the notice it was made with', async () => {
      clock.advance(minutes(30))
      const soon = { start_at: '2026-11-19T11:30:00-03:00' }
      const held = await backend.send(holdSlot, { body: soon })
      clock.advance(minutes(4))
      const late = { preferred_time: soon.start_at }
      expect((await book(late, 'bia@outra.com.br')).error.code).toBe('SLOT_INVALID')
      expect((await book({ ...late, hold_id: held.reply.id })).status).toBe(201)
    })

    it('makes way for another of the same person, also for the slot beside it', async () => {
      const first = await hold('14:00')
      const second = await hold('14:30', { replaces: first.reply.id })
      expect(second.status).toBe(201)
      expect(await free()).toContain('13:30')
      expect(await database().db.select().from(reservations)).toHaveLength(1)
    })

    it('stays when what was to replace it is taken', async () => {
      await book({ preferred_time: tuesdayAt('10:00') })
      const first = await hold('14:00')
      const second = await hold('10:00', { replaces: first.reply.id })
      expect([second.status, second.error.code]).toEqual([409, 'SLOT_TAKEN'])
      expect((await book({ hold_id: first.reply.id }, 'bia@outra.com.br')).status).toBe(201)
    })

    once('can be given back; a meeting cannot, that way', async () => {
      const held = await hold('14:00')
      expect((await backend.send(releaseSlot, { params: { id: held.reply.id } })).status).toBe(204)
      expect(await free()).toContain('14:00')
      await book()
      const [taken] = await database().db.select().from(reservations)
      expect((await backend.send(releaseSlot, { params: { id: taken?.id ?? '' } })).status).toBe(204)
      expect(await free()).not.toContain('14:00')
    })
  })

  describe('a busy address', () => {
    const address = '198.51.100.9'

    once('is asked for work from its third hold on, and a booking without it is refused', async () => {
      for (const time of ['09:00', '10:00']) {
        expect((await hold(time, {}, { address })).reply.challenge).toBeNull()
      }
      const { reply } = await hold('14:00', {}, { address })
      expect(reply.challenge).not.toBeNull()
      const withHold = { hold_id: reply.id }
      for (const proof of [undefined, 'nothing']) {
        expect(fieldsOf(await book({ ...withHold, proof }, undefined, { address }))[0]?.[0]).toBe('proof')
      }
      expect(
        fieldsOf(await book({ preferred_time: tuesdayAt('16:00') }, undefined, { address }))[0]?.[0],
      ).toBe('proof')
      const proof = await proveWork(reply.challenge)
      expect((await book({ ...withHold, proof }, undefined, { address })).status).toBe(201)
      expect((await hold('16:00')).reply.challenge).toBeNull()
    })

    once('books five times an hour, and only bookings that were made count', async () => {
      for (const [index, time] of ['09:00', '10:00', '11:00', '13:00', '14:00'].entries()) {
        const held = await hold(time, {}, { address })
        const proof = held.reply.challenge ? await proveWork(held.reply.challenge) : undefined
        const mine = { preferred_time: tuesdayAt(time), hold_id: held.reply.id, proof }
        expect((await book({ ...mine, product_id: 'nothing' }, 'x@x.com.br', { address })).status).toBe(400)
        expect((await book(mine, `${index}@x.com.br`, { address })).status).toBe(201)
      }
      const { status, error } = await book({ preferred_time: tuesdayAt('16:00') }, 'y@x.com.br', { address })
      expect([status, error.code, error.retry_after]).toEqual([429, 'RATE_LIMITED', 3600])
    })
  })

  describe('sent again', () => {
    const headers = { 'idempotency-key': '5f0c3c1e-8f1d-4b5e-9a55-0c9d2f4e7a10' }
    const rows = () => database().db.select().from(meetings)

    once('is refused without a key', async () => {
      const { status, error } = await book({}, undefined, { headers: { 'idempotency-key': 'short' } })
      expect([status, error.errors?.[0]?.code]).toEqual([400, 'IDEMPOTENCY_KEY_MISSING'])
      expect(await rows()).toEqual([])
    })

    it('is the same booking, also when both arrive at once', async () => {
      await addConsultant(database().db, carla)
      const answers = await Promise.all([1, 2, 3].map(() => book({}, undefined, { headers })))
      answers.push(await book({}, undefined, { headers }))
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
      expect(await rows()).toHaveLength(1)
    })

    it('is the same booking with a hold, which is used up once', async () => {
      const held = await hold('14:00')
      const withHold = { hold_id: held.reply.id }
      const answers = await Promise.all([1, 2, 3].map(() => book(withHold, undefined, { headers })))
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
      expect(await rows()).toHaveLength(1)
    })

    once('is refused with another content, whoever sends it', async () => {
      await book({}, undefined, { headers })
      const { status, error } = await book({}, 'bia@outra.com.br', { headers })
      expect([status, error.code]).toEqual([409, 'VALIDATION_FAILED'])
      expect(error.userMessage).toContain('já foi usado')
    })

    it('books anew once it was cancelled', async () => {
      const { reply } = await book({}, undefined, { headers })
      const { id, manage_url } = reply.meeting
      await backend.send(cancelMeeting, { params: { id }, body: { key: manage_url.split('.').at(-1) } })
      const again = await book({}, undefined, { headers })
      expect([again.status, again.reply.meeting.status]).toEqual([201, 'confirmed'])
      expect(again.reply.meeting.id).not.toBe(id)
    })

    once('may be tried anew after a refusal', async () => {
      await book({}, 'bia@outra.com.br')
      expect((await book({}, undefined, { headers })).error.code).toBe('SLOT_TAKEN')
      expect((await book({ preferred_time: tuesdayAt('16:00') }, undefined, { headers })).status).toBe(201)
    })
  })

  once('goes to nobody who has left meanwhile', async () => {
    const held = await hold('14:00')
    await database().db.update(consultants).set({ is_active: false }).where(eq(consultants.id, bruno.id))
    expect((await book({ hold_id: held.reply.id })).status).toBe(400)
    expect((await book()).error.code).toBe('SLOT_INVALID')
  })
})
