import { weekdayOf } from '@ag/core/days'
import { brazilianDay, daysFrom, fileOf, seededBusiness } from '../files'

/** A dental clinic, a carrier and a clothes shop: the tables of the fifth hundred questions. */
export interface Visit {
  day: string
  dentist: string
  procedure: string
  plan: string
  state: string
  /** Neither is known of a patient who did not come. */
  minutes?: number
  price?: number
}
export interface Trip {
  day: string
  driver: string
  client: string
  destination: string
  cargo: string
  distance: number
  diesel: number
  freight: number
}
export interface Purchase {
  day: string
  seller: string
  garment: string
  size: string
  payment: string
  pieces: number
  discount: number
  total: number
}

const dentists = ['Dra. Helena', 'Dr. Maurício', 'Dra. Letícia', 'Dr. Samuel']
const procedures = ['Limpeza', 'Restauração', 'Canal', 'Clareamento', 'Extração', 'Implante']
const plans = ['Particular', 'OdontoBem', 'Sorria Mais']
const visitStates = ['Compareceu', 'Faltou', 'Remarcou']
const drivers = ['Valdir', 'Josué', 'Edmilson', 'Tonho', 'Rosângela']
const clients = [
  'Moinho Sul',
  'Cerâmica Leal',
  'Atacado Rio',
  'Laticínio Serra',
  'Ferragens Prado',
  'Papelaria Lume',
  'Móveis Astro',
  'Tintas Coral Azul',
]
const destinations = ['Curitiba', 'Goiânia', 'Belo Horizonte', 'Salvador', 'Vitória', 'Cuiabá']
const cargos = ['Seca', 'Refrigerada', 'Granel', 'Frágil']
const sellers = ['Jussara', 'Nádia', 'Wesley', 'Beatriz']
const garments = ['Blusa', 'Calça jeans', 'Vestido', 'Saia', 'Jaqueta', 'Bermuda']
const sizes = ['M', 'P', 'G', 'GG']
const payments = ['Crédito', 'Pix', 'Débito', 'Dinheiro']

const isSunday = (day: string) => weekdayOf(day) === 7

/** The rows of the three, the same at every call. */
export function fifthTables() {
  const { next, whole, pick } = seededBusiness('a dental clinic, a carrier, a clothes shop')
  const days = daysFrom('2025-10-01', 273)
  const visits: Visit[] = days
    .filter((day) => !isSunday(day))
    .flatMap((day) =>
      Array.from({ length: whole(1, 4) }, () => {
        const state = next() < 0.8 ? 'Compareceu' : pick(visitStates.slice(1))
        const visit = { day, dentist: pick(dentists), procedure: pick(procedures), plan: pick(plans), state }
        const [minutes, price] = [whole(4, 24) * 5, whole(9_000, 185_000) / 100]
        return state === 'Compareceu' ? { ...visit, minutes, price } : visit
      }),
    )
  const trips: Trip[] = days.flatMap((day) =>
    Array.from({ length: whole(0, 4) }, () => {
      const distance = whole(180, 2_300)
      return {
        day,
        driver: pick(drivers),
        client: pick(clients),
        destination: pick(destinations),
        cargo: pick(cargos),
        distance,
        diesel: Math.round((distance / whole(22, 36)) * 100) / 10,
        freight: whole(95_000, 1_280_000) / 100,
      }
    }),
  )
  const purchases: Purchase[] = days.flatMap((day) =>
    Array.from({ length: whole(1, 4) }, () => ({
      day,
      seller: pick(sellers),
      garment: pick(garments),
      size: pick(sizes),
      payment: pick(payments),
      pieces: whole(1, 5),
      discount: next() < 0.6 ? 0 : whole(300, 4_500) / 100,
      total: whole(4_990, 69_900) / 100,
    })),
  )
  return { visits, trips, purchases }
}

const decimal = (value: number | undefined) => value?.toFixed(2).replace('.', ',') ?? ''

/** The same rows as the files that somebody would send. */
export const fifthFiles = ({ visits, trips, purchases }: ReturnType<typeof fifthTables>) => [
  fileOf(
    'Consultas',
    'Dt. atendimento;Dentista;Procedimento;Convênio;Situação;Tempo min;Valor (R$)',
    visits.map(
      ({ day, dentist, procedure, plan, state, minutes, price }) =>
        `${brazilianDay(day)};${dentist};${procedure};${plan};${state};${minutes ?? ''};${decimal(price)}`,
    ),
  ),
  fileOf(
    'Viagens',
    'data_saida,motorista,cliente,destino,tipo_carga,km_rodados,diesel_l,vlr_frete',
    trips.map(
      ({ day, driver, client, destination, cargo, distance, diesel, freight }) =>
        `${day},${driver},${client},${destination},${cargo},${distance},${diesel.toFixed(1)},${freight.toFixed(2)}`,
    ),
  ),
  fileOf(
    'Vendas da loja',
    'Data\tVendedora\tPeça\tTam.\tForma pgto.\tQtd. peças\tDesconto (R$)\tTotal (R$)',
    purchases.map(
      ({ day, seller, garment, size, payment, pieces, discount, total }) =>
        `${brazilianDay(day)}\t${seller}\t${garment}\t${size}\t${payment}\t${pieces}\t${decimal(discount)}\t${decimal(total)}`,
    ),
  ),
]
