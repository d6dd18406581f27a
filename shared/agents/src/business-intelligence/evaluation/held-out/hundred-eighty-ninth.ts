import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A paint shop, a laundry and the purchases ledger of a restaurant group. */

const { next, whole, among } = seededBusiness('a paint shop, a laundry, purchases of restaurants')

interface Paint {
  product: string
  line: string
  brands: [string, number][]
  /** Litres in a can; none in what is not poured. */
  can: number
  from: number
  to: number
  isColoured: boolean
}
const paints: [Paint, number][] = [
  [
    {
      product: 'Tinta acrílica',
      line: 'Parede',
      brands: [
        ['Suvinil', 5],
        ['Coral', 3],
        ['Sherwin-Williams', 1.6],
      ],
      can: 18,
      from: 32_000,
      to: 58_000,
      isColoured: true,
    },
    8,
  ],
  [
    {
      product: 'Esmalte sintético',
      line: 'Madeira e metal',
      brands: [
        ['Suvinil', 4],
        ['Coral', 3],
        ['Sherwin-Williams', 1.5],
      ],
      can: 3.6,
      from: 9_000,
      to: 16_000,
      isColoured: true,
    },
    5,
  ],
  [
    {
      product: 'Massa corrida',
      line: 'Preparo',
      brands: [
        ['Suvinil', 4],
        ['Coral', 2],
      ],
      can: 18,
      from: 6_500,
      to: 11_000,
      isColoured: false,
    },
    3.5,
  ],
  [
    {
      product: 'Rolo de lã',
      line: 'Acessórios',
      brands: [['Atlas', 1]],
      can: 0,
      from: 1_500,
      to: 4_200,
      isColoured: false,
    },
    2.5,
  ],
  [
    {
      product: 'Verniz',
      line: 'Madeira e metal',
      brands: [['Sayerlack', 1]],
      can: 0.9,
      from: 3_500,
      to: 7_500,
      isColoured: false,
    },
    1.6,
  ],
  [
    {
      product: 'Textura',
      line: 'Parede',
      brands: [
        ['Suvinil', 3],
        ['Coral', 2],
      ],
      can: 18,
      from: 12_000,
      to: 21_000,
      isColoured: true,
    },
    1,
  ],
]
// September to May; closed on Sundays, most on Saturdays.
const sales = new Rows(
  daysFrom('2025-09-01', 273)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(4, 7) : whole(1, 4) }, () => {
        const { product, line, brands, can, from, to, isColoured } = among(...paints)
        const buyer = among(['Pintor', 5], ['Consumidor final', 3], ['Construtora', 1.5])
        const pieces = buyer === 'Construtora' ? whole(3, 12) : whole(1, 4)
        const gross = (pieces * whole(from, to)) / 100
        const discount = next() < 0.55 ? 0 : cents((gross * whole(2, 12)) / 100)
        return {
          day,
          product,
          line,
          brand: among(...brands),
          color: isColoured
            ? among(
                ['Branco neve', 8],
                ['Gelo', 4.5],
                ['Palha', 2.6],
                ['Cinza chumbo', 1.6],
                ['Azul sereno', 0.9],
              )
            : undefined,
          tinted: isColoured && next() < 0.4 ? 'Sim' : 'Não',
          pieces,
          litres: can === 0 ? undefined : cents(pieces * can),
          seller: among(['Rosana', 5], ['Cléber', 3], ['Ivo', 1.8]),
          buyer,
          payment: among(['Pix', 5], ['Cartão', 3.2], ['Dinheiro', 2], ['Boleto', 1.1]),
          discount,
          total: cents(gross - discount),
        }
      }),
    ),
)

interface Service {
  service: string
  pieces: [number, number]
  /** Of a piece, in tens of grams. */
  grams: [number, number]
  from: number
  to: number
}
const services: [Service, number][] = [
  [{ service: 'Lavar e passar', pieces: [5, 30], grams: [20, 60], from: 4_000, to: 22_000 }, 7],
  [{ service: 'Lavagem a seco', pieces: [1, 12], grams: [40, 110], from: 6_000, to: 32_000 }, 4],
  [{ service: 'Edredom', pieces: [1, 4], grams: [180, 350], from: 3_500, to: 12_000 }, 2.4],
  [{ service: 'Passadoria', pieces: [6, 40], grams: [20, 50], from: 2_500, to: 9_000 }, 1.5],
  [{ service: 'Tapete', pieces: [1, 3], grams: [300, 900], from: 9_000, to: 30_000 }, 0.6],
]
// March to February; closed on Sundays, most on Mondays.
const orders = new Rows(
  daysFrom('2025-03-01', 365)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(3, 6) : whole(1, 3) }, () => {
        const { service, pieces: few, grams, from, to } = among(...services)
        const client = among(['Residencial', 6], ['Hotel', 3], ['Salão de beleza', 1.7], ['Academia', 0.9])
        const times = client === 'Hotel' ? 2 : 1
        const pieces = whole(few[0], few[1]) * times
        return {
          day,
          delivered: next() < 0.05 ? undefined : daysFrom(day, whole(2, 7)).at(-1),
          client,
          district: among(['Boa Vista', 5], ['Casa Forte', 3.2], ['Espinheiro', 2], ['Torre', 1.1]),
          service,
          pieces,
          weight: Math.round((pieces * whole(grams[0], grams[1])) / 10) / 10,
          attendant: among(['Jucélia', 5], ['Wagner', 3], ['Priscila', 1.9]),
          urgent: among(['nao', 7.5], ['sim', 2.5]),
          pickup: next() < 0.55 ? undefined : whole(16, 50) / 2,
          price: cents((whole(from, to) * times) / 100),
          paid: among(['sim', 8], ['nao', 2]),
          rating: next() < 0.45 ? undefined : among([5, 6], [4, 3], [3, 1.2], [2, 0.5], [1, 0.3]),
        }
      }),
    ),
)

interface Supplier {
  supplier: string
  category: string
  isWeighed: boolean
  from: number
  to: number
}
const suppliers: [Supplier, number][] = [
  [
    {
      supplier: 'Frigorífico Boi Nobre',
      category: 'Carnes',
      isWeighed: true,
      from: 120_000,
      to: 680_000,
    },
    6,
  ],
  [
    {
      supplier: 'Sítio São José',
      category: 'Verduras e frutas',
      isWeighed: true,
      from: 25_000,
      to: 160_000,
    },
    4.2,
  ],
  [
    {
      supplier: 'Distribuidora Sul',
      category: 'Bebidas',
      isWeighed: false,
      from: 60_000,
      to: 420_000,
    },
    3,
  ],
  [{ supplier: 'Granja Ouro', category: 'Carnes', isWeighed: true, from: 50_000, to: 240_000 }, 2.1],
  [{ supplier: 'Serra Alta', category: 'Laticínios', isWeighed: true, from: 40_000, to: 210_000 }, 1.5],
  [{ supplier: 'Atlântico Mar', category: 'Peixes', isWeighed: true, from: 90_000, to: 560_000 }, 1.05],
  [{ supplier: 'Adega Primavera', category: 'Bebidas', isWeighed: false, from: 80_000, to: 390_000 }, 0.7],
  [{ supplier: 'Embala Tudo', category: 'Descartáveis', isWeighed: false, from: 15_000, to: 90_000 }, 0.45],
]
// A year and a half, Monday to Friday.
const notes = new Rows(
  daysFrom('2024-10-01', 547)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: whole(1, 4) }, () => {
        const { supplier, category, isWeighed, from, to } = among(...suppliers)
        const goods = whole(from, to) / 100
        const freight = next() < 0.5 ? 0 : whole(3_000, 25_000) / 100
        return {
          day,
          due: daysFrom(day, whole(9, 46)).at(-1) ?? day,
          unit: among(
            ['Churrascaria Fogo Alto', 6],
            ['Cantina Bela', 3.5],
            ['Bistrô do Porto', 2],
            ['Sushi Kenzo', 1.1],
          ),
          supplier,
          category,
          buyer: among(['Samira', 5], ['Hélio', 3], ['Túlio', 1.7]),
          payment: among(['Boleto', 6], ['Pix', 3], ['Cartão corporativo', 1.2]),
          status: among(['Pago', 7], ['A pagar', 2], ['Em atraso', 1]),
          weight: isWeighed ? whole(15, 380) : undefined,
          goods,
          freight,
          total: cents(goods + freight),
          returned: among(['N', 8.8], ['S', 1.2]),
        }
      }),
    ),
)

const shop = 'VENDAS LOJA DE TINTAS'
const laundry = 'pedidos_lavanderia'
const ledger = 'Compras do Grupo - Notas'

export const files = [
  file(shop, sales, [
    ['DATA DA VENDA', ({ day }) => brazilianDay(day)],
    ['PRODUTO', ({ product }) => product],
    ['LINHA', ({ line }) => line],
    ['MARCA', ({ brand }) => brand],
    ['COR', ({ color }) => color ?? ''],
    ['TINGIDA', ({ tinted }) => tinted],
    ['QTD', ({ pieces }) => pieces],
    ['LITROS', ({ litres }) => (litres === undefined ? '' : decimal(litres, 1))],
    ['VENDEDOR', ({ seller }) => seller],
    ['TIPO DE CLIENTE', ({ buyer }) => buyer],
    ['FORMA PGTO', ({ payment }) => payment],
    ['DESCONTO', ({ discount }) => dotted(commaPrice(discount))],
    ['VL. TOTAL', ({ total }) => dotted(commaPrice(total))],
  ]),
  file(
    laundry,
    orders,
    [
      ['data_entrada', ({ day }) => day],
      ['data_entrega', ({ delivered }) => delivered ?? ''],
      ['tipo_cliente', ({ client }) => client],
      ['bairro', ({ district }) => district],
      ['servico', ({ service }) => service],
      ['qtde_pecas', ({ pieces }) => pieces],
      ['peso_kg', ({ weight }) => weight.toFixed(1)],
      ['atendente', ({ attendant }) => attendant],
      ['urgente', ({ urgent }) => urgent],
      ['taxa_coleta', ({ pickup }) => (pickup === undefined ? '' : pickup.toFixed(2))],
      ['valor_pedido', ({ price }) => price.toFixed(2)],
      ['pago', ({ paid }) => paid],
      ['nota_cliente', ({ rating }) => rating ?? ''],
    ],
    ',',
  ),
  file(ledger, notes, [
    ['Dt. Lançto', ({ day }) => brazilianDay(day)],
    ['Dt. Vencto', ({ due }) => brazilianDay(due)],
    ['Unidade', ({ unit }) => unit],
    ['Fornecedor', ({ supplier }) => supplier],
    ['Categoria', ({ category }) => category],
    ['Comprador', ({ buyer }) => buyer],
    ['Forma Pagto', ({ payment }) => payment],
    ['Situação', ({ status }) => status],
    ['Peso (kg)', ({ weight }) => weight ?? ''],
    ['Vl. Produtos (R$)', ({ goods }) => decimal(goods)],
    ['Frete (R$)', ({ freight }) => decimal(freight)],
    ['Vl. Total NF (R$)', ({ total }) => decimal(total)],
    ['Devolução (S/N)', ({ returned }) => returned],
  ]),
]

export const labelled: Labelled[] = [
  // The paint shop
  ['faturamento da loja de tintas mês a mês', shop, sales.byMonth((g) => g.sum('total'))],
  [
    'Quantos litros de tinta acrílica saíram em novembro?',
    shop,
    sales
      .during('2025-11')
      .when((r) => r.product === 'Tinta acrílica')
      .sum('litres'),
  ],
  [
    'qual a cor mais vendida em litros?',
    shop,
    most(sales.when((r) => r.color !== undefined).by('color', (g) => g.sum('litres'))),
  ],
  [
    'quanto a Rosana vendeu em reais entre 15/01/2026 e 28/02/2026?',
    shop,
    sales
      .from('2026-01-15', '2026-02-28')
      .when((r) => r.seller === 'Rosana')
      .sum('total'),
  ],
  [
    'Quantas vendas a loja de tintas fez para construtoras?',
    shop,
    sales.when((r) => r.buyer === 'Construtora').count(),
  ],
  ['total de descontos dados a pintores', shop, sales.when((r) => r.buyer === 'Pintor').sum('discount')],
  [
    'valor medio das vendas pra consumidor final na loja de tintas',
    shop,
    sales.when((r) => r.buyer === 'Consumidor final').mean('total'),
  ],
  [
    'quanto faturamos com verniz no 4º trimestre de 2025',
    shop,
    sales
      .during('2025-10', '2025-12')
      .when((r) => r.product === 'Verniz')
      .sum('total'),
  ],
  [
    'loja de tintas: qtd vendida de cada produto em maio',
    shop,
    sales.during('2026-05').by('product', (g) => g.sum('pieces')),
  ],
  [
    'qual vendedor deu menos desconto em reais na loja de tintas?',
    shop,
    least(sales.by('seller', (g) => g.sum('discount'))),
  ],
  [
    'que porcentagem do faturamento da loja de tintas vem da Suvinil?',
    shop,
    sales.share((r) => r.brand === 'Suvinil', 'total'),
  ],
  [
    'compare o faturamento da loja de tintas de março com o de abril',
    shop,
    { before: sales.during('2026-03').sum('total'), after: sales.during('2026-04').sum('total') },
  ],
  [
    'Qual foi o dia de maior faturamento na loja de tintas?',
    shop,
    most(sales.by('day', (g) => g.sum('total'))).map(([day, value]): [string, number] => [
      shownDay(day),
      value,
    ]),
  ],
  [
    'vendas da loja de tintas acima de R$ 1.500, quantas foram?',
    shop,
    sales.when((r) => r.total > 1500).count(),
  ],
  [
    'quantidade de esmalte sintetico da Coral vendida aos sábados',
    shop,
    sales
      .on(6)
      .when((r) => r.product === 'Esmalte sintético' && r.brand === 'Coral')
      .sum('pieces'),
  ],
  [
    'faturamento da loja de tintas por vendedor, fora o que foi pra construtora',
    shop,
    sales.when((r) => r.buyer !== 'Construtora').by('seller', (g) => g.sum('total')),
  ],
  [
    'quem vendeu mais massa corrida em quantidade, o Cléber ou o Ivo?',
    shop,
    most(
      sales
        .when((r) => r.product === 'Massa corrida' && (r.seller === 'Cléber' || r.seller === 'Ivo'))
        .by('seller', (g) => g.sum('pieces')),
    ),
  ],
  [
    'quantas vendas tingidas a loja de tintas teve por mês?',
    shop,
    sales.when((r) => r.tinted === 'Sim').byMonth((g) => g.count()),
  ],
  [
    'desconto médio por venda de cada vendedor da loja de tintas',
    shop,
    sales.by('seller', (g) => g.mean('discount')),
  ],
  [
    'maior desconto que a gente deu numa venda de textura',
    shop,
    sales.when((r) => r.product === 'Textura').max('discount'),
  ],
  [
    'quantas cores diferentes o Ivo vendeu em outubro?',
    shop,
    sales
      .during('2025-10')
      .when((r) => r.seller === 'Ivo' && r.color !== undefined)
      .distinct('color'),
  ],
  ['quanto a loja de tintas faturou nas terças?', shop, sales.on(2).sum('total')],
  [
    'loja de tintas, vendas em reais no pix desde fevereiro',
    shop,
    sales
      .during('2026-02', '2026-05')
      .when((r) => r.payment === 'Pix')
      .sum('total'),
  ],
  [
    'qual a porcentagem das vendas da loja de tintas que teve desconto?',
    shop,
    sales.share((r) => r.discount > 0),
  ],
  [
    'Oi, preciso saber quanto a linha Madeira e metal faturou em dezembro',
    shop,
    sales
      .during('2025-12')
      .when((r) => r.line === 'Madeira e metal')
      .sum('total'),
  ],
  ['litros vendidos por tipo de cliente', shop, sales.by('buyer', (g) => g.sum('litres'))],
  [
    'os 2 produtos que menos faturaram na loja de tintas',
    shop,
    least(
      sales.by('product', (g) => g.sum('total')),
      2,
    ),
  ],
  [
    'quanto vendemos de branco neve em reais sem contar a marca Suvinil',
    shop,
    sales.when((r) => r.color === 'Branco neve' && r.brand !== 'Suvinil').sum('total'),
  ],
  [
    'quanto a loja de tintas fatura em média por mês?',
    shop,
    sales.sum('total') / sales.byMonth((g) => g.count()).length,
  ],
  [
    'faturametno da Coral x Sherwin-Williams na loja de tintas',
    shop,
    sales
      .when((r) => r.brand === 'Coral' || r.brand === 'Sherwin-Williams')
      .by('brand', (g) => g.sum('total')),
  ],

  // The laundry
  ['Quantos pedidos entraram na lavanderia em junho?', laundry, orders.during('2025-06').count()],
  ['valor dos pedidos da lavanderia por bairro', laundry, orders.by('district', (g) => g.sum('price'))],
  [
    'quantas peças de lavagem a seco entraram em agosto e setembro?',
    laundry,
    orders
      .during('2025-08', '2025-09')
      .when((r) => r.service === 'Lavagem a seco')
      .sum('pieces'),
  ],
  [
    'quantos pedidos foram entregues em dezembro de 2025, pela data de entrega?',
    laundry,
    orders.when((r) => r.delivered?.slice(0, 7) === '2025-12').count(),
  ],
  [
    'qual atendente recebeu mais peças na lavanderia?',
    laundry,
    most(orders.by('attendant', (g) => g.sum('pieces'))),
  ],
  ['peso médio dos pedidos de hotel', laundry, orders.when((r) => r.client === 'Hotel').mean('weight')],
  ['quantos kg entraram na lavanderia em cada mês', laundry, orders.byMonth((g) => g.sum('weight'))],
  ['nota média dos clientes por atendente', laundry, orders.by('attendant', (g) => g.mean('rating'))],
  [
    'qtos pedidos urgentes a Priscila atendeu de maio a julho, pela data de entrada',
    laundry,
    orders
      .during('2025-05', '2025-07')
      .when((r) => r.attendant === 'Priscila' && r.urgent === 'sim')
      .count(),
  ],
  [
    'quanto soma o valor dos pedidos da lavanderia que não foram pagos?',
    laundry,
    orders.when((r) => r.paid === 'nao').sum('price'),
  ],
  ['que % dos pedidos da lavanderia é urgente?', laundry, orders.share((r) => r.urgent === 'sim')],
  [
    'numero de pedidos da lavanderia por dia da semana, pela entrada',
    laundry,
    orders.byWeekday((g) => g.count()),
  ],
  [
    'total de taxa de coleta em Casa Forte',
    laundry,
    orders.when((r) => r.district === 'Casa Forte').sum('pickup'),
  ],
  [
    'quantos pedidos da lavanderia estão sem data de entrega?',
    laundry,
    orders.when((r) => r.delivered === undefined).count(),
  ],
  [
    'quantos pedidos da lavanderia têm nota 5 do cliente?',
    laundry,
    orders.when((r) => r.rating === 5).count(),
  ],
  [
    'os tres servicos da lavanderia com maior valor de pedidos',
    laundry,
    most(
      orders.by('service', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'valor dos pedidos de academias que entraram no segundo semestre de 2025',
    laundry,
    orders
      .during('2025-07', '2025-12')
      .when((r) => r.client === 'Academia')
      .sum('price'),
  ],
  [
    'compara a quantidade de pedidos que entraram na lavanderia em janeiro com fevereiro',
    laundry,
    { before: orders.during('2026-01').count(), after: orders.during('2026-02').count() },
  ],
  [
    'valor médio do pedido de edredom em cada bairro',
    laundry,
    orders.when((r) => r.service === 'Edredom').by('district', (g) => g.mean('price')),
  ],
  ['quantos pedidos da lavanderia passaram de 15 kg?', laundry, orders.when((r) => r.weight > 15).count()],
  [
    'Qual o menor valor de um pedido de tapete?',
    laundry,
    orders.when((r) => r.service === 'Tapete').min('price'),
  ],
  [
    'quantos pedidos do Espinheiro entraram entre 10/05/2025 e 20/08/2025',
    laundry,
    orders
      .from('2025-05-10', '2025-08-20')
      .when((r) => r.district === 'Espinheiro')
      .count(),
  ],
  [
    'peças dos salões de beleza por serviço',
    laundry,
    orders.when((r) => r.client === 'Salão de beleza').by('service', (g) => g.sum('pieces')),
  ],
  [
    'qual bairro tem o menor número de pedidos pagos na lavanderia?',
    laundry,
    least(orders.when((r) => r.paid === 'sim').by('district', (g) => g.count())),
  ],
  ['quantos pedidos tiveram taxa de coleta', laundry, orders.when((r) => r.pickup !== undefined).count()],
  [
    'quantos pedidos entram na lavanderia em média por segunda-feira?',
    laundry,
    orders.on(1).count() / orders.on(1).distinct('day'),
  ],
  [
    'valor dos pedidos que entraram na lavanderia desde outubro, tirando os hotéis',
    laundry,
    orders
      .during('2025-10', '2026-02')
      .when((r) => r.client !== 'Hotel')
      .sum('price'),
  ],
  [
    'boa tarde! em que mês de entrada o valor dos pedidos da lavanderia foi mais alto?',
    laundry,
    most(orders.byMonth((g) => g.sum('price'))),
  ],
  [
    'participação do Wagner no valor dos pedidos da lavanderia',
    laundry,
    orders.share((r) => r.attendant === 'Wagner', 'price'),
  ],
  [
    'em quantos bairros diferentes teve pedido de tapete?',
    laundry,
    orders.when((r) => r.service === 'Tapete').distinct('district'),
  ],

  // The purchases ledger
  ['valor total das notas lançadas em março de 2025', ledger, notes.during('2025-03').sum('total')],
  [
    'valor total das notas lançadas em 2025 por unidade do grupo',
    ledger,
    notes.during('2025-01', '2025-12').by('unit', (g) => g.sum('total')),
  ],
  [
    'diferença do frete das notas lançadas em outubro de 2024 para outubro de 2025',
    ledger,
    { before: notes.during('2024-10').sum('freight'), after: notes.during('2025-10').sum('freight') },
  ],
  [
    'qual fornecedor teve o maior valor total de notas lançadas em 2025?',
    ledger,
    most(notes.during('2025-01', '2025-12').by('supplier', (g) => g.sum('total'))),
  ],
  [
    'quanto deu de frete da Distribuidora Sul nas notas lançadas desde julho de 2025?',
    ledger,
    notes
      .during('2025-07', '2026-03')
      .when((r) => r.supplier === 'Distribuidora Sul')
      .sum('freight'),
  ],
  [
    'quantas notas têm vencimento em fevereiro de 2026?',
    ledger,
    notes.when((r) => r.due.slice(0, 7) === '2026-02').count(),
  ],
  [
    'valor total das notas em atraso por unidade',
    ledger,
    notes.when((r) => r.status === 'Em atraso').by('unit', (g) => g.sum('total')),
  ],
  ['peso medio em kg das notas de carnes', ledger, notes.when((r) => r.category === 'Carnes').mean('weight')],
  [
    'Quantos kg de peixe a Cantina Bela comprou no primeiro trimestre de 2025, pela data de lançamento?',
    ledger,
    notes
      .during('2025-01', '2025-03')
      .when((r) => r.category === 'Peixes' && r.unit === 'Cantina Bela')
      .sum('weight'),
  ],
  [
    'os 3 fornecedores com mais notas',
    ledger,
    most(
      notes.by('supplier', (g) => g.count()),
      3,
    ),
  ],
  [
    'valor total das notas de carnes lançadas no Fogo Alto: 1º semestre de 2025 x 2º semestre de 2025',
    ledger,
    {
      before: notes
        .during('2025-01', '2025-06')
        .when((r) => r.category === 'Carnes' && r.unit === 'Churrascaria Fogo Alto')
        .sum('total'),
      after: notes
        .during('2025-07', '2025-12')
        .when((r) => r.category === 'Carnes' && r.unit === 'Churrascaria Fogo Alto')
        .sum('total'),
    },
  ],
  [
    'que percentual do valor total das notas de compra foi no boleto?',
    ledger,
    notes.share((r) => r.payment === 'Boleto', 'total'),
  ],
  [
    'quantas notas com devolução em cada categoria?',
    ledger,
    notes.when((r) => r.returned === 'S').by('category', (g) => g.count()),
  ],
  [
    'valor dos produtos das notas do Hélio lançadas em novembro de 2025',
    ledger,
    notes
      .during('2025-11')
      .when((r) => r.buyer === 'Hélio')
      .sum('goods'),
  ],
  [
    'maior frete de uma nota da Adega Primavera',
    ledger,
    notes.when((r) => r.supplier === 'Adega Primavera').max('freight'),
  ],
  ['quantas notas têm valor total acima de 5 mil reais?', ledger, notes.when((r) => r.total > 5000).count()],
  [
    'quantos fornecedores diferentes venderam pro Sushi Kenzo em 2025, pelo lançamento das notas?',
    ledger,
    notes
      .during('2025-01', '2025-12')
      .when((r) => r.unit === 'Sushi Kenzo')
      .distinct('supplier'),
  ],
  [
    'valor total das notas menos o frete, lançamentos de dezembro de 2025',
    ledger,
    notes.during('2025-12').sum('total') - notes.during('2025-12').sum('freight'),
  ],
  ['notas de compra sem frete, quantas são?', ledger, notes.when((r) => r.freight === 0).count()],
  ['frete médio por nota de cada fornecdor', ledger, notes.by('supplier', (g) => g.mean('freight'))],
  [
    'qual comprador teve menos notas lançadas em 2025?',
    ledger,
    least(notes.during('2025-01', '2025-12').by('buyer', (g) => g.count())),
  ],
  [
    'qual o valor total das notas da Serra Alta com situação a pagar?',
    ledger,
    notes.when((r) => r.supplier === 'Serra Alta' && r.status === 'A pagar').sum('total'),
  ],
  [
    'valor dos produtos de bebidas que a Samira comprou, fora a Distribuidora Sul',
    ledger,
    notes
      .when((r) => r.category === 'Bebidas' && r.buyer === 'Samira' && r.supplier !== 'Distribuidora Sul')
      .sum('goods'),
  ],
  [
    'frete por mês de lançamento em 2025',
    ledger,
    notes.during('2025-01', '2025-12').byMonth((g) => g.sum('freight')),
  ],
  [
    'participacao do Bistrô do Porto no frete total',
    ledger,
    notes.share((r) => r.unit === 'Bistrô do Porto', 'freight'),
  ],
  [
    'em média quantas notas são lançadas por dia que tem lançamento?',
    ledger,
    notes.count() / notes.distinct('day'),
  ],
  [
    'Em qual dia da semana de lançamento o valor total das notas é maior?',
    ledger,
    most(notes.byWeekday((g) => g.sum('total'))),
  ],
  [
    'notas no cartão corporativo lançadas entre 01/06/2025 e 15/09/2025, qtas foram',
    ledger,
    notes
      .from('2025-06-01', '2025-09-15')
      .when((r) => r.payment === 'Cartão corporativo')
      .count(),
  ],
  [
    'média do valor total das notas por categoria, só as sem devolução',
    ledger,
    notes.when((r) => r.returned === 'N').by('category', (g) => g.mean('total')),
  ],
  [
    'tô fechando as compras do grupo: qual o valor total das notas de verduras e frutas lançadas nas quintas de 2025?',
    ledger,
    notes
      .during('2025-01', '2025-12')
      .on(4)
      .when((r) => r.category === 'Verduras e frutas')
      .sum('total'),
  ],
]

export const unanswerable: string[] = [
  'qual o telefone da Granja Ouro?',
  'quantos galões de branco neve ainda tem no estoque?',
  'por que as vendas de textura caíram em janeiro?',
  'quanto gastamos de água e luz na lavanderia em julho?',
  'quanto a loja de tintas vai faturar em dezembro de 2026?',
  'quantas horas extras a Jucélia fez em maio',
  'qual a comissão do Cléber em dezembro?',
  'qual prato vende mais na Churrascaria Fogo Alto?',
  'quantas peças mancharam na lavagem a seco em outubro?',
  'qual a margem de lucro do esmalte sintético?',
]
