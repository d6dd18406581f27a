import { brazilianDay, commaPrice, daysFrom, fileOf, seededBusiness } from '../files'

/** A bookshop, an installer of solar panels and a cinema: the tables of the fourth hundred questions. */
export interface Sale {
  day: string
  genre: string
  publisher: string
  shop: string
  seller: string
  copies: number
  total: number
}
export interface Installation {
  day: string
  city: string
  team: string
  customer: string
  state: string
  panels: number
  power: number
  price: number
}
export interface Session {
  day: string
  film: string
  room: string
  format: string
  seats: number
  snacks: number
  takings: number
}

const genres = ['Romance', 'Infantil', 'Suspense', 'Autoajuda', 'Didático']
const publishers = ['Aurora', 'Mar Aberto', 'Pena e Tinta']
const shops = ['Centro', 'Shopping', 'Online']
const sellers = ['Cíntia', 'Otávio', 'Priscila']
const cities = ['Campinas', 'Sorocaba', 'Itu', 'Jundiaí']
const teams = ['Equipe Azul', 'Equipe Verde']
const customers = ['Residencial', 'Comercial', 'Rural']
const states = ['Concluída', 'Atrasada', 'Cancelada']
const films = ['O Farol', 'Noite Longa', 'Maré Alta', 'Dois Irmãos']
const rooms = ['Sala 1', 'Sala 2', 'Sala VIP']
const formats = ['Dublado', 'Legendado']

/** The rows of the three, the same at every call. */
export function fourthTables() {
  const { whole, pick } = seededBusiness('a bookshop, an installer, a cinema')
  const sales: Sale[] = daysFrom('2025-04-01', 456).flatMap((day) =>
    Array.from({ length: whole(1, 5) }, () => ({
      day,
      genre: pick(genres),
      publisher: pick(publishers),
      shop: pick(shops),
      seller: pick(sellers),
      copies: whole(1, 8),
      total: whole(2_900, 52_000) / 100,
    })),
  )
  const installations: Installation[] = daysFrom('2025-07-01', 365).flatMap((day) =>
    Array.from({ length: whole(0, 4) }, () => ({
      day,
      city: pick(cities),
      team: pick(teams),
      customer: pick(customers),
      state: pick(states),
      panels: whole(4, 60),
      power: whole(20, 300) / 10,
      price: whole(800_000, 9_500_000) / 100,
    })),
  )
  const sessions: Session[] = daysFrom('2026-01-01', 181).flatMap((day) =>
    Array.from({ length: whole(2, 6) }, () => ({
      day,
      film: pick(films),
      room: pick(rooms),
      format: pick(formats),
      seats: whole(3, 180),
      snacks: whole(1_000, 240_000) / 100,
      takings: whole(5_000, 480_000) / 100,
    })),
  )
  return { sales, installations, sessions }
}

/** The same rows as the files that somebody would send. */
export const fourthFiles = ({ sales, installations, sessions }: ReturnType<typeof fourthTables>) => [
  fileOf(
    'Vendas de livros',
    'data_venda,genero,editora,loja,vendedor,exemplares,total',
    sales.map(
      ({ day, genre, publisher, shop, seller, copies, total }) =>
        `${day},${genre},${publisher},${shop},${seller},${copies},${total.toFixed(2)}`,
    ),
  ),
  fileOf(
    'Instalações',
    'Data;Cidade;Equipe;Tipo de cliente;Situação;Placas;Potência (kWp);Valor do contrato',
    installations.map(
      ({ day, city, team, customer, state, panels, power, price }) =>
        `${brazilianDay(day)};${city};${team};${customer};${state};${panels};${power.toFixed(1).replace('.', ',')};${commaPrice(price)}`,
    ),
  ),
  fileOf(
    'Sessões',
    'Dia\tFilme\tSala\tÁudio\tPúblico\tPipoca\tBilheteria',
    sessions.map(
      ({ day, film, room, format, seats, snacks, takings }) =>
        `${brazilianDay(day)}\t${film}\t${room}\t${format}\t${seats}\t${commaPrice(snacks)}\t${commaPrice(takings)}`,
    ),
  ),
]
