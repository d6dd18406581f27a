import { getDaysInMonth } from 'date-fns/getDaysInMonth'
import { seeded } from '../seeded'
import { countOfRows, type Dataset, type Dimension, type Metric, sumOf } from './dataset'
import { dayOf } from './days'

// Prices and costs in reais. The weight says how often a product is bought.
const products = [
  { name: 'Cafeteira Italiana', category: 'Cozinha', price: 129, cost: 71, weight: 9 },
  { name: 'Jogo de Panelas', category: 'Cozinha', price: 349, cost: 214, weight: 5 },
  { name: 'Garrafa Térmica', category: 'Cozinha', price: 89, cost: 38, weight: 12 },
  { name: 'Luminária de Mesa', category: 'Decoração', price: 159, cost: 84, weight: 7 },
  { name: 'Tapete de Algodão', category: 'Decoração', price: 219, cost: 131, weight: 4 },
  { name: 'Vaso de Cerâmica', category: 'Decoração', price: 74, cost: 29, weight: 10 },
  { name: 'Jogo de Lençóis', category: 'Cama e banho', price: 189, cost: 102, weight: 8 },
  { name: 'Toalha de Banho', category: 'Cama e banho', price: 59, cost: 24, weight: 14 },
  { name: 'Edredom', category: 'Cama e banho', price: 279, cost: 168, weight: 5 },
  { name: 'Rede de Descanso', category: 'Jardim', price: 169, cost: 93, weight: 5 },
  { name: 'Kit de Jardinagem', category: 'Jardim', price: 99, cost: 46, weight: 7 },
  { name: 'Churrasqueira Portátil', category: 'Jardim', price: 239, cost: 149, weight: 4 },
]
const channels = [
  { name: 'Site', weight: 9, growth: 0.01 },
  { name: 'WhatsApp', weight: 5, growth: 0.09 },
  { name: 'Marketplace', weight: 7, growth: -0.01 },
  { name: 'Balcão', weight: 6, growth: -0.035 },
]
const cities = [
  { name: 'São Paulo', state: 'SP', weight: 10 },
  { name: 'Rio de Janeiro', state: 'RJ', weight: 6 },
  { name: 'Belo Horizonte', state: 'MG', weight: 5 },
  { name: 'Curitiba', state: 'PR', weight: 4 },
  { name: 'Salvador', state: 'BA', weight: 4 },
  { name: 'Recife', state: 'PE', weight: 3 },
]
/** How busy each month is: mothers' day, winter sales, November and Christmas. */
const season = [0.82, 0.78, 0.95, 0.98, 1.28, 1.02, 1.08, 0.93, 0.97, 1.02, 1.62, 1.48]
/** What sells by season: blankets in winter, the garden in spring and summer. */
const warmth = [1.3, 1.2, 1, 0.9, 0.8, 0.6, 0.55, 0.7, 1, 1.2, 1.3, 1.4]

const year = 2025
const ordersInUsualMonth = 150

/** Twelve months of a shop that does not exist, the same at every call. */
export function sampleShop(): Dataset {
  const orders = makeOrders()
  const { dimension, measure } = columnsOf(orders)
  const days = Int32Array.from(orders, ({ day }) => day)
  return {
    name: 'vendas',
    rowsName: 'pedidos',
    rows: orders.length,
    dimensions: [
      dimension('produto', 'produto', ['item', 'mercadoria'], ({ product }) => product.name),
      dimension('categoria', 'categoria', ['departamento', 'linha'], ({ product }) => product.category),
      dimension('canal', 'canal', ['canal de venda'], ({ channel }) => channel),
      dimension('cidade', 'cidade', ['municipio', 'praca'], ({ city }) => city.name),
      { ...dimension('estado', 'estado', ['uf'], ({ city }) => city.state), aliases: stateNames },
    ],
    measures: [
      measure('quantidade', 'quantidade', ({ quantity }) => quantity),
      measure('receita', 'receita', ({ revenue }) => revenue),
      measure('custo', 'custo', ({ product, quantity }) => product.cost * quantity),
    ],
    time: { id: 'data', label: 'data', days, first: dayOf(year, 0, 1), last: dayOf(year, 11, 31) },
    metrics,
    sales: { money: 'receita', units: 'quantidade', count: 'pedidos', product: 'produto' },
    questions: readyQuestions,
    notes: [],
  }
}

const readyQuestions = [
  'Quanto vendi no último mês?',
  'Quais os 5 produtos mais vendidos?',
  'Receita por canal',
  'Como foram as vendas mês a mês?',
  'Qual categoria mais cresceu em novembro?',
  'Qual cidade tem o maior ticket médio?',
  'Margem por categoria',
  'Que parte da receita vem do WhatsApp?',
]

const stateNames = {
  MG: ['Minas Gerais', 'Minas'],
  BA: ['Bahia'],
  PR: ['Paraná'],
  PE: ['Pernambuco'],
}

const metrics: Metric[] = [
  {
    id: 'receita',
    label: 'receita',
    words: ['faturamento', 'valor vendido', 'valor de vendas', 'faturei', 'faturou', 'faturar', 'faturamos'],
    unit: 'money',
    definition: 'Receita é a soma do valor de todos os pedidos, já com desconto.',
    formula: 'SUM(receita)',
    top: [sumOf('receita')],
  },
  {
    id: 'pedidos',
    label: 'pedidos',
    words: [
      'numero de pedidos',
      'quantidade de pedidos',
      'numero de vendas',
      'quantidade de vendas',
      'compras',
    ],
    unit: 'count',
    definition: 'Pedidos é o número de pedidos fechados; cada linha da tabela é um.',
    formula: 'COUNT(*)',
    top: [countOfRows],
  },
  {
    id: 'quantidade',
    label: 'unidades vendidas',
    words: ['unidades', 'pecas', 'itens vendidos', 'quantidade', 'quantidade vendida', 'volume'],
    unit: 'count',
    definition: 'Unidades vendidas é a soma da quantidade de todos os pedidos.',
    formula: 'SUM(quantidade)',
    top: [sumOf('quantidade')],
  },
  {
    id: 'ticket',
    label: 'ticket médio',
    words: [
      'ticket',
      'tiquete medio',
      'valor medio',
      'valor medio do pedido',
      'gasto medio',
      'media por pedido',
    ],
    unit: 'money',
    definition: 'Ticket médio é a receita dividida pelo número de pedidos.',
    formula: 'SUM(receita) / COUNT(*)',
    top: [sumOf('receita')],
    bottom: [countOfRows],
  },
  {
    id: 'preco',
    label: 'preço médio',
    words: ['preco', 'preco por unidade', 'preco medio por unidade'],
    unit: 'money',
    definition: 'Preço médio é a receita dividida pelas unidades vendidas.',
    formula: 'SUM(receita) / SUM(quantidade)',
    top: [sumOf('receita')],
    bottom: [sumOf('quantidade')],
  },
  {
    id: 'custo',
    label: 'custo',
    words: ['custo dos produtos', 'custou'],
    unit: 'money',
    definition: 'Custo é a soma do que a loja pagou pelos produtos vendidos.',
    formula: 'SUM(custo)',
    top: [sumOf('custo')],
  },
  {
    id: 'lucro',
    label: 'lucro bruto',
    words: ['lucro', 'ganho', 'lucrei', 'lucrou', 'resultado'],
    unit: 'money',
    definition: 'Lucro bruto é a receita menos o custo dos produtos. Não desconta impostos nem despesas.',
    formula: 'SUM(receita) - SUM(custo)',
    top: [sumOf('receita'), sumOf('custo', -1)],
  },
  {
    id: 'margem',
    label: 'margem bruta',
    words: [
      'margem',
      'margem de lucro',
      'lucratividade',
      'rentabilidade',
      'rentavel',
      'lucrativo',
      'lucrativa',
    ],
    unit: 'percent',
    definition: 'Margem bruta é o lucro bruto dividido pela receita.',
    formula: '(SUM(receita) - SUM(custo)) / SUM(receita)',
    top: [sumOf('receita'), sumOf('custo', -1)],
    bottom: [sumOf('receita')],
  },
]

interface Order {
  day: number
  product: (typeof products)[number]
  channel: string
  city: (typeof cities)[number]
  quantity: number
  /** In whole cents' steps, in reais. */
  revenue: number
}

function makeOrders(): Order[] {
  const random = seeded('uma loja de exemplo')
  const weighted = <Entry>(list: Entry[], weightOf: (entry: Entry) => number): Entry => {
    let rest = random.next() * list.reduce((sum, entry) => sum + weightOf(entry), 0)
    for (const entry of list) {
      rest -= weightOf(entry)
      if (rest < 0) return entry
    }
    return list[0] as Entry
  }
  return season.flatMap((busy, month) => {
    const first = dayOf(year, month, 1)
    const lastDate = getDaysInMonth(new Date(year, month))
    return Array.from({ length: Math.round(ordersInUsualMonth * busy) }, () => {
      const warm = warmth[month] ?? 1
      const product = weighted(products, ({ name, category, weight }) => {
        if (category === 'Jardim') return weight * warm
        return name === 'Edredom' ? weight / warm : weight
      })
      const channel = weighted(channels, ({ weight, growth }) => weight * (1 + growth) ** month).name
      const city = weighted(cities, ({ weight }) => weight)
      const quantity = weighted([1, 2, 3, 4], (count) => 8 / count ** 2)
      const discount = random.pick([0, 0, 0, 5, 10]) / 100
      const revenue = Math.round(product.price * quantity * (1 - discount) * 100) / 100
      return { day: first + random.between(0, lastDate - 1), product, channel, city, quantity, revenue }
    }).sort((one, other) => one.day - other.day)
  })
}

function columnsOf(orders: Order[]) {
  return {
    dimension(id: string, label: string, words: string[], read: (order: Order) => string): Dimension {
      const values = [...new Set(orders.map(read))].sort((one, other) => one.localeCompare(other, 'pt-BR'))
      return {
        id,
        label,
        words,
        values,
        codes: Int32Array.from(orders, (order) => values.indexOf(read(order))),
      }
    },
    measure: (id: string, label: string, read: (order: Order) => number) => ({
      id,
      label,
      values: Float64Array.from(orders, read),
    }),
  }
}
