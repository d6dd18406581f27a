import { weekdayOf } from '@ag/core/days'
import { brazilianDay, commaPrice, daysFrom, fileOf, seededBusiness } from '../files'

/** A language school, a beauty salon and a farm cooperative: the tables of the sixth hundred questions. */
export interface Enrolment {
  day: string
  language: string
  level: string
  branch: string
  channel: string
  hours: number
  /** Not known of a student who brought a book. */
  material?: number
  fee: number
}
export interface Service {
  day: string
  professional: string
  client: string
  service: string
  payment: string
  minutes: number
  tip: number
  price: number
}
export interface Delivery {
  day: string
  producer: string
  product: string
  community: string
  grade: string
  weight: number
  boxes: number
  paid: number
}

const languages = ['Inglês', 'Espanhol', 'Francês', 'Alemão', 'Italiano']
const levels = ['Básico', 'Intermediário', 'Avançado']
const branches = ['Tatuapé', 'Santana', 'Online']
const channels = ['Indicação', 'Instagram', 'Google', 'Panfleto']
const professionals = ['Kelly', 'Sandro', 'Tainá', 'Marlene']
const clients = [
  'Vanessa Lopes',
  'Iracema Dias',
  'Cleide Matos',
  'Luana Pires',
  'Patrícia Nunes',
  'Simone Reis',
  'Regina Braga',
  'Eliane Torres',
  'Fabiana Melo',
  'Mirela Castro',
  'Sônia Prado',
  'Daniele Rocha',
  'Zuleica Franco',
  'Rita Guedes',
  'Bianca Amaral',
  'Aparecida Lins',
]
const services = ['Corte', 'Escova', 'Manicure', 'Coloração', 'Hidratação', 'Sobrancelha']
const payments = ['Pix', 'Cartão', 'Dinheiro']
const producers = [
  'Sítio Alvorada',
  'Irmãos Batista',
  'Seu Anésio',
  'Dona Neuza',
  'Chácara Ipê',
  'Fazenda Lobo',
  'Joaquim Prates',
]
const products = ['Tomate', 'Banana', 'Mandioca', 'Alface', 'Milho verde']
const communities = ['Córrego Fundo', 'Boa Vista', 'São Bento']
const grades = ['Tipo A', 'Tipo B', 'Refugo']

/** The salon rests on Sundays and Mondays. */
const isRest = (day: string) => weekdayOf(day) % 7 < 2

/** The rows of the three, the same at every call. */
export function sixthTables() {
  const { next, whole, pick } = seededBusiness('a language school, a beauty salon, a farm cooperative')
  const days = daysFrom('2025-10-01', 273)
  const enrolments: Enrolment[] = days.flatMap((day) =>
    Array.from({ length: whole(0, 4) }, () => {
      const enrolment = {
        day,
        language: pick(languages),
        level: pick(levels),
        branch: pick(branches),
        channel: pick(channels),
        hours: whole(4, 18) * 5,
        fee: whole(18_900, 64_900) / 100,
      }
      const material = whole(8_000, 34_000) / 100
      return next() < 0.85 ? { ...enrolment, material } : enrolment
    }),
  )
  const work: Service[] = days
    .filter((day) => !isRest(day))
    .flatMap((day) =>
      Array.from({ length: whole(2, 5) }, () => ({
        day,
        professional: pick(professionals),
        client: pick(clients),
        service: pick(services),
        payment: pick(payments),
        minutes: whole(15, 150),
        tip: next() < 0.5 ? 0 : whole(200, 3_000) / 100,
        price: whole(2_500, 38_000) / 100,
      })),
    )
  const deliveries: Delivery[] = days.flatMap((day) =>
    Array.from({ length: whole(0, 4) }, () => {
      const weight = whole(400, 12_500) / 10
      return {
        day,
        producer: pick(producers),
        product: pick(products),
        community: pick(communities),
        grade: pick(grades),
        weight,
        boxes: Math.ceil(weight / whole(16, 24)),
        paid: Math.round(weight * whole(110, 640)) / 100,
      }
    }),
  )
  return { enrolments, work, deliveries }
}

const decimal = (value: number, digits = 2) => value.toFixed(digits).replace('.', ',')

/** The same rows as the files that somebody would send. */
export const sixthFiles = ({ enrolments, work, deliveries }: ReturnType<typeof sixthTables>) => [
  fileOf(
    'Matrículas',
    'Dt. matrícula;Idioma;Nível;Unidade;Como conheceu;Carga hor. (h);Material didático;Mensalidade',
    enrolments.map(
      ({ day, language, level, branch, channel, hours, material, fee }) =>
        `${brazilianDay(day)};${language};${level};${branch};${channel};${hours};${material === undefined ? '' : commaPrice(material)};${commaPrice(fee)}`,
    ),
  ),
  fileOf(
    'Serviços do salão',
    'data,profissional,cliente,servico,forma_pagto,duracao_min,gorjeta,valor_servico',
    work.map(
      ({ day, professional, client, service, payment, minutes, tip, price }) =>
        `${day},${professional},${client},${service},${payment},${minutes},${tip.toFixed(2)},${price.toFixed(2)}`,
    ),
  ),
  fileOf(
    'Entregas',
    'Data entrega\tProdutor\tProduto\tComunidade\tClassif.\tPeso (kg)\tNº caixas\tVlr. pago (R$)',
    deliveries.map(
      ({ day, producer, product, community, grade, weight, boxes, paid }) =>
        `${brazilianDay(day)}\t${producer}\t${product}\t${community}\t${grade}\t${decimal(weight, 1)}\t${boxes}\t${decimal(paid)}`,
    ),
  ),
]
