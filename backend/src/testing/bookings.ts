import type { BodyOf, bookMeeting } from '@ag/contracts'

/** Two who receive at the usual hours. */
export const bruno = {
  id: 'cs_bruno',
  name: 'Bruno Lima',
  role: 'Consultor',
  bio: 'Mostra tudo.',
  email: 'bruno@automatize.example',
  channels: ['video', 'phone'],
  is_default: true,
  created_at: new Date('2026-01-02T00:00:00Z'),
}
export const carla = {
  ...bruno,
  id: 'cs_carla',
  name: 'Carla Reis',
  email: 'carla@automatize.example',
  is_default: false,
  created_at: new Date('2026-01-01T00:00:00Z'),
}

type Booking = BodyOf<typeof bookMeeting>

/** A Thursday: the day before a holiday, and two working days before the bookings below. */
export const thursday = '2026-11-19T12:00:00.000Z'
export const tuesdayAt = (time: string) => `2026-11-24T${time}:00-03:00`

/** What Ana sends; somebody else's e-mail makes it somebody else's booking. */
export const anaBooks = (change: Partial<Booking> = {}, email = 'ana@empresa.com.br'): Booking => ({
  channel: 'video',
  preferred_time: tuesdayAt('14:00'),
  contact_info: {
    name: 'Ana Souza',
    email,
    phone: '(11) 91234-5678',
    company: 'Padaria Central',
    consent: true,
  },
  ...change,
})
