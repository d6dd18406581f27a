import { brazilianDay, commaPrice, daysFrom, fileOf, seededBusiness } from '../files'

/** A restaurant, an estate agency and a bakery's factory: three trades more, the tables of the first hundred questions. */
export interface Bill {
  day: string
  waiter: string
  shift: string
  payment: string
  guests: number
  total: number
  tip: number
}
export interface Lease {
  day: string
  district: string
  kind: string
  agent: string
  rent: number
  area: number
  state: string
}
export interface Batch {
  day: string
  line: string
  product: string
  operator: string
  pieces: number
  rejects: number
  stopped: number
}

const waiters = ['Joana', 'Cláudio', 'Wesley', 'Priscila']
const shifts = ['Almoço', 'Jantar']
const payments = ['Pix', 'Crédito', 'Débito', 'Dinheiro']
const districts = ['Centro', 'Batel', 'Água Verde', 'Portão', 'Cabral']
const kinds = ['Apartamento', 'Casa', 'Sala comercial', 'Kitnet']
const agents = ['Lúcia Ferraz', 'Bruno Sato', 'Eliane Costa']
const states = ['Vigente', 'Encerrado', 'Rescindido']
const lines = ['Linha A', 'Linha B', 'Linha C']
const products = ['Pão francês', 'Bisnaguinha', 'Panetone', 'Torrada']
const operators = ['Adilson', 'Neide', 'Rogério', 'Sueli']

/** The rows of the three, the same at every call. */
export function firstTables() {
  const { next, whole, pick } = seededBusiness('three companies more')
  const bills: Bill[] = daysFrom('2025-09-01', 365).flatMap((day) =>
    Array.from({ length: whole(2, 8) }, () => ({
      day,
      waiter: pick(waiters),
      shift: pick(shifts),
      payment: pick(payments),
      guests: whole(1, 9),
      total: whole(3_500, 78_000) / 100,
      tip: whole(0, 6_000) / 100,
    })),
  )
  const leases: Lease[] = daysFrom('2025-01-01', 600)
    .filter(() => next() < 0.7)
    .map((day) => ({
      day,
      district: pick(districts),
      kind: pick(kinds),
      agent: pick(agents),
      rent: whole(80_000, 690_000) / 100,
      area: whole(22, 260),
      state: pick(states),
    }))
  const batches: Batch[] = daysFrom('2026-01-01', 240).flatMap((day) =>
    Array.from({ length: whole(1, 5) }, () => ({
      day,
      line: pick(lines),
      product: pick(products),
      operator: pick(operators),
      pieces: whole(200, 4_800),
      rejects: whole(0, 140),
      stopped: whole(0, 95),
    })),
  )
  return { bills, leases, batches }
}

/** The same rows as the files that somebody would send. */
export const firstFiles = ({ bills, leases, batches }: ReturnType<typeof firstTables>) => [
  fileOf(
    'Comandas',
    'Data;Garçom;Turno;Pagamento;Pessoas;Total;Gorjeta',
    bills.map(
      ({ day, waiter, shift, payment, guests, total, tip }) =>
        `${brazilianDay(day)};${waiter};${shift};${payment};${guests};${commaPrice(total)};${commaPrice(tip)}`,
    ),
  ),
  fileOf(
    'Locações',
    'Início,Bairro,Tipo,Corretor,Aluguel (R$),Área (m²),Situação',
    leases.map(
      ({ day, district, kind, agent, rent, area, state }) =>
        `${day},${district},${kind},${agent},${rent.toFixed(2)},${area},${state}`,
    ),
  ),
  fileOf(
    'Produção',
    'dia\tlinha\tproduto\toperador\tpecas\trefugo\tminutos_parados',
    batches.map(
      ({ day, line, product, operator, pieces, rejects, stopped }) =>
        `${brazilianDay(day)}\t${line}\t${product}\t${operator}\t${pieces}\t${rejects}\t${stopped}`,
    ),
  ),
]
