import { brazilianDay, commaPrice, daysFrom, fileOf, seededBusiness } from '../files'

/** A hotel, a workshop and a gym: the tables of the second hundred questions. */
export interface Booking {
  day: string
  room: string
  origin: string
  state: string
  nights: number
  price: number
}
export interface Order {
  day: string
  mechanic: string
  service: string
  brand: string
  labour: number
  parts: number
  hours: number
}
export interface Lesson {
  day: string
  sport: string
  teacher: string
  period: string
  present: number
  missing: number
}

const rooms = ['Standard', 'Luxo', 'Suíte', 'Chalé']
const origins = ['Site próprio', 'Booking', 'Telefone', 'Agência']
const bookingStates = ['Confirmada', 'Cancelada', 'No-show']
const mechanics = ['Tião', 'Marcelo', 'Jéssica']
const services = ['Troca de óleo', 'Freios', 'Suspensão', 'Alinhamento', 'Revisão']
const brands = ['Fiat', 'Chevrolet', 'Toyota', 'Volkswagen']
const sports = ['Pilates', 'Spinning', 'Musculação', 'Dança']
const teachers = ['Renata', 'Caio', 'Ingrid', 'Valdir']
const periods = ['Manhã', 'Tarde', 'Noite']

/** The rows of the three, the same at every call. */
export function secondTables() {
  const { whole, pick } = seededBusiness('a hotel, a workshop, a gym')
  const bookings: Booking[] = daysFrom('2025-06-01', 420).flatMap((day) =>
    Array.from({ length: whole(1, 5) }, () => ({
      day,
      room: pick(rooms),
      origin: pick(origins),
      state: pick(bookingStates),
      nights: whole(1, 9),
      price: whole(18_000, 240_000) / 100,
    })),
  )
  const orders: Order[] = daysFrom('2025-08-01', 380).flatMap((day) =>
    Array.from({ length: whole(0, 6) }, () => ({
      day,
      mechanic: pick(mechanics),
      service: pick(services),
      brand: pick(brands),
      labour: whole(6_000, 95_000) / 100,
      parts: whole(0, 180_000) / 100,
      hours: whole(1, 18) / 2,
    })),
  )
  const lessons: Lesson[] = daysFrom('2026-01-05', 200).flatMap((day) =>
    Array.from({ length: whole(2, 6) }, () => ({
      day,
      sport: pick(sports),
      teacher: pick(teachers),
      period: pick(periods),
      present: whole(2, 28),
      missing: whole(0, 9),
    })),
  )
  return { bookings, orders, lessons }
}

/** The same rows as the files that somebody would send. */
export const secondFiles = ({ bookings, orders, lessons }: ReturnType<typeof secondTables>) => [
  fileOf(
    'Reservas',
    'Entrada;Quarto;Origem;Situação;Diárias;Valor',
    bookings.map(
      ({ day, room, origin, state, nights, price }) =>
        `${brazilianDay(day)};${room};${origin};${state};${nights};${commaPrice(price)}`,
    ),
  ),
  fileOf(
    'Ordens de serviço',
    'data,mecanico,servico,marca,mao_de_obra,valor_pecas,horas',
    orders.map(
      ({ day, mechanic, service, brand, labour, parts, hours }) =>
        `${day},${mechanic},${service},${brand},${labour.toFixed(2)},${parts.toFixed(2)},${hours}`,
    ),
  ),
  fileOf(
    'Aulas',
    'Dia\tModalidade\tProfessor\tPeríodo\tPresentes\tFaltas',
    lessons.map(
      ({ day, sport, teacher, period, present, missing }) =>
        `${brazilianDay(day)}\t${sport}\t${teacher}\t${period}\t${present}\t${missing}`,
    ),
  ),
]
