import { brazilianDay, commaPrice, daysFrom, fileOf, seededBusiness } from '../files'

/** A pet shop, a college that advertises and a dairy: the tables of the third hundred questions. */
export interface Visit {
  day: string
  service: string
  species: string
  size: string
  attendant: string
  payment: string
  price: number
}
export interface Ad {
  day: string
  platform: string
  campaign: string
  audience: string
  spent: number
  clicks: number
  leads: number
}
export interface Collection {
  day: string
  producer: string
  route: string
  result: string
  litres: number
  fat: number
  paid: number
}

const services = ['Banho', 'Tosa', 'Consulta', 'Vacina', 'Hospedagem']
const species = ['Cachorro', 'Gato', 'Coelho']
const sizes = ['Pequeno', 'Médio', 'Grande']
const attendants = ['Bruna', 'Edson', 'Patrícia', 'Yuri']
const payments = ['Pix', 'Cartão', 'Dinheiro']
const platforms = ['Google', 'Instagram', 'TikTok', 'LinkedIn']
const campaigns = ['Matrículas', 'Bolsas', 'Pós-graduação', 'Cursos livres']
const audiences = ['Jovens', 'Adultos', 'Empresas']
const producers = ['Fazenda Boa Vista', 'Sítio das Palmeiras', 'Sítio Santa Rita', 'Fazenda Três Irmãos']
const routes = ['Serra', 'Vale', 'Ribeira']
const results = ['Aprovada', 'Reprovada']

/** The rows of the three, the same at every call. */
export function thirdTables() {
  const { whole, pick } = seededBusiness('a pet shop, a college, a dairy')
  const visits: Visit[] = daysFrom('2025-07-01', 365).flatMap((day) =>
    Array.from({ length: whole(1, 6) }, () => ({
      day,
      service: pick(services),
      species: pick(species),
      size: pick(sizes),
      attendant: pick(attendants),
      payment: pick(payments),
      price: whole(4_000, 42_000) / 100,
    })),
  )
  const ads: Ad[] = daysFrom('2025-10-01', 273).flatMap((day) =>
    Array.from({ length: whole(1, 4) }, () => ({
      day,
      platform: pick(platforms),
      campaign: pick(campaigns),
      audience: pick(audiences),
      spent: whole(2_500, 60_000) / 100,
      clicks: whole(10, 900),
      leads: whole(0, 60),
    })),
  )
  const collections: Collection[] = daysFrom('2025-01-01', 516).flatMap((day) =>
    Array.from({ length: whole(1, 4) }, () => ({
      day,
      producer: pick(producers),
      route: pick(routes),
      result: pick(results),
      litres: whole(80, 1_500),
      fat: whole(28, 49) / 10,
      paid: whole(20_000, 390_000) / 100,
    })),
  )
  return { visits, ads, collections }
}

/** The same rows as the files that somebody would send. */
export const thirdFiles = ({ visits, ads, collections }: ReturnType<typeof thirdTables>) => [
  fileOf(
    'Atendimentos',
    'Data;Serviço;Espécie;Porte;Funcionário;Forma de pagamento;Valor',
    visits.map(
      ({ day, service, species, size, attendant, payment, price }) =>
        `${brazilianDay(day)};${service};${species};${size};${attendant};${payment};${commaPrice(price)}`,
    ),
  ),
  fileOf(
    'Anúncios',
    'data,plataforma,campanha,publico,valor_investido,cliques,cadastros',
    ads.map(
      ({ day, platform, campaign, audience, spent, clicks, leads }) =>
        `${day},${platform},${campaign},${audience},${spent.toFixed(2)},${clicks},${leads}`,
    ),
  ),
  fileOf(
    'Coletas de leite',
    'Dia\tProdutor\tRota\tResultado\tLitros\tGordura\tValor pago',
    collections.map(
      ({ day, producer, route, result, litres, fat, paid }) =>
        `${brazilianDay(day)}\t${producer}\t${route}\t${result}\t${litres}\t${fat.toFixed(1).replace('.', ',')}\t${commaPrice(paid)}`,
    ),
  ),
]
