import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A pizzeria with delivery, a veterinary pharmacy and a maker of wooden pallets. */

const { next, whole, pick, among } = seededBusiness(
  'a pizzeria with delivery, a veterinary pharmacy, a maker of wooden pallets',
)

const flavours = [
  { flavour: 'Calabresa', from: 4_490, to: 5_490 },
  { flavour: 'Mussarela', from: 4_190, to: 4_990 },
  { flavour: 'Frango com catupiry', from: 4_890, to: 6_290 },
  { flavour: 'Portuguesa', from: 4_990, to: 6_490 },
  { flavour: 'Marguerita', from: 4_690, to: 5_890 },
  { flavour: 'Quatro queijos', from: 5_290, to: 6_990 },
  { flavour: 'Brigadeiro', from: 4_890, to: 5_990 },
]
const eaters = [
  { customer: 'Dona Cida', district: 'Centro' },
  { customer: 'Rafael Moura', district: 'Jardim Aurora' },
  { customer: 'Fernanda Lopes', district: 'Vila Operária' },
  { customer: 'Seu Jorge', district: 'Centro' },
  { customer: 'Wagner Dias', district: 'Parque das Águas' },
  { customer: 'Juliana Reis', district: 'Jardim Aurora' },
  { customer: 'Academia Corpo Livre', district: 'Vila Operária' },
  { customer: 'Camila Nunes', district: 'Alto da Serra' },
  { customer: 'Oficina do Beto', district: 'Parque das Águas' },
]
/** How many orders a day has: Saturdays are the fullest, and Mondays it is closed. */
const ordersOn = (day: string) => {
  const weekday = weekdayIn(day)
  if (weekday === 6) return whole(3, 5)
  if (weekday === 5) return whole(2, 3)
  return weekday === 0 ? whole(1, 3) : whole(1, 2)
}
const orders = new Rows(
  daysFrom('2025-10-01', 182)
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: ordersOn(day) }, () => {
        const { flavour, from, to } = pick(flavours)
        const size = among(['Grande', 5], ['Família', 3], ['Broto', 2])
        const part = size === 'Broto' ? 0.6 : size === 'Família' ? 1.35 : 1
        const isDelivered = next() < 0.75
        const pizzas = among([1, 5], [2, 3], [3, 1.5], [4, 0.5])
        const fee = isDelivered ? whole(8, 24) / 2 : undefined
        return {
          day,
          ...pick(eaters),
          channel: among(['WhatsApp', 5], ['iFood', 4], ['Telefone', 2]),
          kind: isDelivered ? 'Entrega' : 'Retirada',
          flavour,
          size,
          crust: next() < 0.35 ? 'Sim' : 'Não',
          coupon: next() < 0.25 ? 'Sim' : 'Não',
          rider: isDelivered ? among(['Maicon', 5], ['Jeferson', 3], ['Tiago', 1.5]) : '',
          minutes: isDelivered ? whole(20, 88) : undefined,
          payment: pick(['Pix', 'Cartão de crédito', 'Cartão de débito', 'Dinheiro']),
          rating: next() < 0.45 ? undefined : pick([5, 5, 5, 4, 4, 3, 2, 1]),
          pizzas,
          fee,
          total: cents(pizzas * cents((whole(from, to) / 100) * part) + (fee ?? 0)),
        }
      }),
    ),
)
const deliveries = orders.when((r) => r.kind === 'Entrega')

const medicines = [
  { medicine: 'Amoxicilina', category: 'Antibiótico', labs: ['Vetmax', 'Biofarma'], from: 3_200, to: 7_900 },
  { medicine: 'Ivermectina', category: 'Vermífugo', labs: ['Campovet', 'Vetmax'], from: 1_500, to: 4_200 },
  {
    medicine: 'Meloxicam',
    category: 'Anti-inflamatório',
    labs: ['Biofarma', 'Pata Forte'],
    from: 2_800,
    to: 6_500,
  },
  { medicine: 'Fluralaner', category: 'Antipulgas', labs: ['Pata Forte', 'Vetmax'], from: 9_800, to: 23_900 },
  {
    medicine: 'Enrofloxacina',
    category: 'Antibiótico',
    labs: ['Campovet', 'Biofarma'],
    from: 3_900,
    to: 8_800,
  },
  { medicine: 'Condroitina', category: 'Suplemento', labs: ['Vetmax', 'Nutripet'], from: 6_500, to: 14_900 },
  {
    medicine: 'Praziquantel',
    category: 'Vermífugo',
    labs: ['Pata Forte', 'Campovet'],
    from: 1_900,
    to: 5_500,
  },
  {
    medicine: 'Carprofeno',
    category: 'Anti-inflamatório',
    labs: ['Biofarma', 'Nutripet'],
    from: 4_500,
    to: 11_900,
  },
]
const owners = [
  { client: 'Clínica Patas', kinds: ['Cachorro', 'Gato'] },
  { client: 'Haras Santa Fé', kinds: ['Cavalo'] },
  { client: 'Marcos Vieira', kinds: ['Cachorro'] },
  { client: 'Patrícia Lemos', kinds: ['Gato', 'Cachorro'] },
  { client: 'Sítio Recanto', kinds: ['Cavalo', 'Cachorro', 'Ave'] },
  { client: 'Luciana Prado', kinds: ['Cachorro', 'Ave'] },
  { client: 'ONG Focinhos', kinds: ['Cachorro', 'Gato'] },
]
// Closed on Sundays, busiest on Mondays; some days without a sale.
const sales = new Rows(
  daysFrom('2025-06-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(1, 3) : whole(0, 2) }, () => {
        const { client, kinds } = pick(owners)
        const { medicine, category, labs, from, to } = pick(medicines)
        const isStrong = category === 'Antibiótico' || category === 'Anti-inflamatório'
        const units = whole(1, 6)
        const unit = whole(from, to) / 100
        const discount = next() < 0.65 ? 0 : cents((units * unit * whole(5, 15)) / 100)
        return {
          day,
          client,
          species: pick(kinds),
          medicine,
          category,
          lab: pick(labs),
          compounded: next() < 0.3 ? 'sim' : 'nao',
          prescription: isStrong && next() < 0.9 ? 'S' : 'N',
          attendant: among(['Rosângela', 5], ['Bruno', 3], ['Kelly', 2]),
          payment: among(['pix', 4], ['cartao', 3], ['dinheiro', 2], ['fiado', 2]),
          treatment: category === 'Suplemento' || category === 'Antipulgas' ? undefined : whole(3, 21),
          units,
          unit,
          discount,
          total: cents(units * unit - discount),
        }
      }),
    ),
)

const models = [
  { model: 'PBR', from: 5_500, to: 7_900 },
  { model: 'Descartável', from: 2_200, to: 3_800 },
  { model: 'Euro', from: 6_200, to: 8_900 },
  { model: 'Dupla face', from: 7_400, to: 11_500 },
  { model: 'Industrial', from: 4_300, to: 6_600 },
]
const buyers = [
  { client: 'Frigorífico Boa Vista', city: 'Chapecó', few: 80, many: 260 },
  { client: 'Distribuidora Aliança', city: 'Joinville', few: 120, many: 320 },
  { client: 'Cerâmica Santa Luzia', city: 'Criciúma', few: 60, many: 240 },
  { client: 'Cervejaria Vale Verde', city: 'Blumenau', few: 40, many: 180 },
  { client: 'Química Atlântica', city: 'Itajaí', few: 50, many: 200 },
  { client: 'Transportadora Rota Sul', city: 'Joinville', few: 30, many: 150 },
  { client: 'Vinícola Dal Pozzo', city: 'Videira', few: 20, many: 120 },
]
// Mondays to Fridays, most on Wednesdays; no client has two loads in a day.
const loads = new Rows(
  daysFrom('2025-04-01', 275)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) => {
      const start = whole(0, buyers.length - 1)
      const inTurn = [...buyers.slice(start), ...buyers.slice(0, start)]
      return inTurn
        .slice(0, weekdayIn(day) === 3 ? whole(2, 4) : whole(0, 2))
        .map(({ client, city, few, many }) => {
          const { model, from, to } = pick(models)
          const pallets = whole(few, many)
          const unit = whole(from, to) / 100
          return {
            day,
            client,
            city,
            model,
            wood: among(['Pinus', 6], ['Eucalipto', 3], ['Mista', 1]),
            treated: next() < 0.4 ? 'SIM' : 'NÃO',
            seller: among(['Ademir', 5], ['Sônia', 4], ['Cristiano', 2]),
            driver: pick(['Lauro', 'Lauro', 'Valmor', 'Edson']),
            pallets,
            unit,
            freight: next() < 0.3 ? 0 : whole(18_000, 165_000) / 100,
            total: cents(pallets * unit),
            returned: next() < 0.25 ? whole(1, 15) : undefined,
            status: among(['Pago', 6], ['A receber', 2], ['Atrasado', 2]),
          }
        })
    }),
)

const pizzeria = 'Pedidos Pizzaria'
const pharmacy = 'vendas_farmacia_vet'
const factory = 'Cargas de paletes'

/** A cell that may be empty. */
const orEmpty = (value: number | undefined, write: (known: number) => string = String) =>
  value === undefined ? '' : write(value)
/** Groups by day as a table of answers names them. */
const shown = (groups: [string, number][]): [string, number][] =>
  groups.map(([day, value]) => [shownDay(day), value])

export const files = [
  file(pizzeria, orders, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Cliente', ({ customer }) => customer],
    ['Bairro', ({ district }) => district],
    ['Canal', ({ channel }) => channel],
    ['Tipo', ({ kind }) => kind],
    ['Sabor', ({ flavour }) => flavour],
    ['Tamanho', ({ size }) => size],
    ['Borda recheada', ({ crust }) => crust],
    ['Cupom', ({ coupon }) => coupon],
    ['Motoboy', ({ rider }) => rider],
    ['Tempo de entrega (min)', ({ minutes }) => orEmpty(minutes)],
    ['Forma de pagamento', ({ payment }) => payment],
    ['Avaliação', ({ rating }) => orEmpty(rating)],
    ['Qtd Pizzas', ({ pizzas }) => pizzas],
    ['Taxa de entrega', ({ fee }) => orEmpty(fee, commaPrice)],
    ['Total do pedido', ({ total }) => commaPrice(total)],
  ]),
  file(
    pharmacy,
    sales,
    [
      ['data_venda', ({ day }) => day],
      ['cliente', ({ client }) => client],
      ['especie', ({ species }) => species],
      ['medicamento', ({ medicine }) => medicine],
      ['categoria', ({ category }) => category],
      ['laboratorio', ({ lab }) => lab],
      ['manipulado', ({ compounded }) => compounded],
      ['com_receita', ({ prescription }) => prescription],
      ['atendente', ({ attendant }) => attendant],
      ['forma_pagamento', ({ payment }) => payment],
      ['dias_tratamento', ({ treatment }) => orEmpty(treatment)],
      ['unidades', ({ units }) => units],
      ['preco_unitario', ({ unit }) => unit.toFixed(2)],
      ['desconto', ({ discount }) => discount.toFixed(2)],
      ['valor_venda', ({ total }) => total.toFixed(2)],
    ],
    ',',
  ),
  file(factory, loads, [
    ['Dt. Carga', ({ day }) => shownDay(day)],
    ['Cliente', ({ client }) => client],
    ['Cidade', ({ city }) => city],
    ['Modelo', ({ model }) => model],
    ['Madeira', ({ wood }) => wood],
    ['Tratamento térmico', ({ treated }) => treated],
    ['Vendedor', ({ seller }) => seller],
    ['Motorista', ({ driver }) => driver],
    ['Qtd. Paletes', ({ pallets }) => pallets],
    ['Preço unitário', ({ unit }) => decimal(unit)],
    ['Frete', ({ freight }) => dotted(decimal(freight))],
    ['Valor da carga', ({ total }) => dotted(decimal(total))],
    ['Paletes devolvidos', ({ returned }) => orEmpty(returned)],
    ['Situação pgto', ({ status }) => status],
  ]),
]

export const labelled: Labelled[] = [
  // The pizzeria
  ['Quanto a pizzaria faturou em dezembro?', pizzeria, orders.during('2025-12').sum('total')],
  [
    'quantas pizzas de calabresa a gente vendeu?',
    pizzeria,
    orders.when((r) => r.flavour === 'Calabresa').sum('pizzas'),
  ],
  [
    'qual o sabor que mais sai, em quantidade de pizzas?',
    pizzeria,
    most(orders.by('flavour', (g) => g.sum('pizzas'))),
  ],
  ['faturamento da pizzaria por bairro', pizzeria, orders.by('district', (g) => g.sum('total'))],
  [
    'quantas entregas o Maicon fez em janeiro',
    pizzeria,
    deliveries
      .during('2026-01')
      .when((r) => r.rider === 'Maicon')
      .count(),
  ],
  ['em média, quantos minutos demora uma entrega?', pizzeria, orders.mean('minutes')],
  ['tempo medio de entrega de cada motoboy', pizzeria, deliveries.by('rider', (g) => g.mean('minutes'))],
  ['em qual dia da semana sai mais pizza?', pizzeria, most(orders.byWeekday((g) => g.sum('pizzas')))],
  [
    'quantos pedidos foram com borda recheada e sem cupom?',
    pizzeria,
    orders.when((r) => r.crust === 'Sim' && r.coupon === 'Não').count(),
  ],
  [
    'Que porcentagem dos pedidos de pizza é para retirada?',
    pizzeria,
    orders.share((r) => r.kind === 'Retirada'),
  ],
  ['quanto entrou de taxa de entrega em novembro', pizzeria, orders.during('2025-11').sum('fee')],
  [
    'compara o faturamento da pizzaria de janeiro com o de fevereiro',
    pizzeria,
    { before: orders.during('2026-01').sum('total'), after: orders.during('2026-02').sum('total') },
  ],
  [
    'top 3 clientes que mais gastaram na pizzaria',
    pizzeria,
    most(
      orders.by('customer', (g) => g.sum('total')),
      3,
    ),
  ],
  ['ticket médio dos pedidos do iFood', pizzeria, orders.when((r) => r.channel === 'iFood').mean('total')],
  ['quantos pedidos passaram de 150 reais?', pizzeria, orders.when((r) => r.total > 150).count()],
  ['qtd de pedidos por canal', pizzeria, orders.by('channel', (g) => g.count())],
  ['qual foi o pior mês da pizzaria em faturamento?', pizzeria, least(orders.byMonth((g) => g.sum('total')))],
  [
    'avaliacao média da pizza de frango com catupiry',
    pizzeria,
    orders.when((r) => r.flavour === 'Frango com catupiry').mean('rating'),
  ],
  ['Quantos pedidos ficaram sem avaliação?', pizzeria, orders.when((r) => r.rating === undefined).count()],
  [
    'quanto vendemos de pizza familia pelo whatsapp',
    pizzeria,
    orders.when((r) => r.size === 'Família' && r.channel === 'WhatsApp').sum('total'),
  ],
  [
    'no total, quantas pizzas de tamanho grande já saíram aos sábados?',
    pizzeria,
    orders
      .on(6)
      .when((r) => r.size === 'Grande')
      .sum('pizzas'),
  ],
  ['qual a maior taxa de entrega que já cobramos?', pizzeria, orders.max('fee')],
  [
    'quantos por cento do faturamento da pizzaria vem do Pix?',
    pizzeria,
    orders.share((r) => r.payment === 'Pix', 'total'),
  ],
  [
    'a pizzaria fatura em média quanto por dia que abre?',
    pizzeria,
    orders.sum('total') / orders.distinct('day'),
  ],
  [
    'qtas pizzas a Dona Cida pediu desde dezembro?',
    pizzeria,
    orders
      .during('2025-12', '2026-03')
      .when((r) => r.customer === 'Dona Cida')
      .sum('pizzas'),
  ],
  [
    'entregas que demoraram mais de 60 minutos, quantas por motoboy',
    pizzeria,
    deliveries.when((r) => r.minutes !== undefined && r.minutes > 60).by('rider', (g) => g.count()),
  ],
  [
    'faturamento da pizzaria no primeiro trimestre de 2026 sem contar o iFood',
    pizzeria,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.channel !== 'iFood')
      .sum('total'),
  ],
  [
    'quanto deram no total os pedidos do Centro com borda recheada pagos em dinheiro?',
    pizzeria,
    orders.when((r) => r.district === 'Centro' && r.crust === 'Sim' && r.payment === 'Dinheiro').sum('total'),
  ],
  ['quantidade de pizzas por tamanho', pizzeria, orders.by('size', (g) => g.sum('pizzas'))],
  ['qual motoboy fez menos entregas?', pizzeria, least(deliveries.by('rider', (g) => g.count()))],

  // The veterinary pharmacy
  ['valor vendido na farmácia por mês', pharmacy, sales.byMonth((g) => g.sum('total'))],
  [
    'quanto vendemos de antibiótico em julho?',
    pharmacy,
    sales
      .during('2025-07')
      .when((r) => r.category === 'Antibiótico')
      .sum('total'),
  ],
  [
    'Quantas unidades de ivermectina saíram no segundo semestre de 2025?',
    pharmacy,
    sales
      .during('2025-07', '2025-12')
      .when((r) => r.medicine === 'Ivermectina')
      .sum('units'),
  ],
  [
    'qual medicamento rende mais dinheiro pra farmácia?',
    pharmacy,
    most(sales.by('medicine', (g) => g.sum('total'))),
  ],
  [
    'quantas vendas foram com receita e sem desconto?',
    pharmacy,
    sales.when((r) => r.prescription === 'S' && r.discount === 0).count(),
  ],
  ['total vendido por espécie de animal', pharmacy, sales.by('species', (g) => g.sum('total'))],
  [
    'quanto a Rosangela vendeu em agosto',
    pharmacy,
    sales
      .during('2025-08')
      .when((r) => r.attendant === 'Rosângela')
      .sum('total'),
  ],
  [
    'média de dias de tratamento dos antibioticos',
    pharmacy,
    sales.when((r) => r.category === 'Antibiótico').mean('treatment'),
  ],
  [
    'que porcentagem do valor vendido na farmácia é de manipulado?',
    pharmacy,
    sales.share((r) => r.compounded === 'sim', 'total'),
  ],
  [
    'qual a participação dos gatos no faturamento da farmácia?',
    pharmacy,
    sales.share((r) => r.species === 'Gato', 'total'),
  ],
  [
    'quanto já demos de desconto pro Haras Santa Fé?',
    pharmacy,
    sales.when((r) => r.client === 'Haras Santa Fé').sum('discount'),
  ],
  [
    'os três clientes que mais compraram na farmácia, em reais',
    pharmacy,
    most(
      sales.by('client', (g) => g.sum('total')),
      3,
    ),
  ],
  ['qual laboratório tem o menor valor vendido?', pharmacy, least(sales.by('lab', (g) => g.sum('total')))],
  [
    'Compare o valor vendido de vermífugo em setembro e em outubro',
    pharmacy,
    {
      before: sales
        .during('2025-09')
        .when((r) => r.category === 'Vermífugo')
        .sum('total'),
      after: sales
        .during('2025-10')
        .when((r) => r.category === 'Vermífugo')
        .sum('total'),
    },
  ],
  [
    'qual o menor preço unitário da ivermectina?',
    pharmacy,
    sales.when((r) => r.medicine === 'Ivermectina').min('unit'),
  ],
  [
    'valor vendido de anti inflamatorio em novembro',
    pharmacy,
    sales
      .during('2025-11')
      .when((r) => r.category === 'Anti-inflamatório')
      .sum('total'),
  ],
  [
    'quanto cada cliente comprou fiado?',
    pharmacy,
    sales.when((r) => r.payment === 'fiado').by('client', (g) => g.sum('total')),
  ],
  ['em que dia da semana a farmácia faz mais vendas?', pharmacy, most(sales.byWeekday((g) => g.count()))],
  [
    'vendas da farmácia acima de 300 reais, quantas foram?',
    pharmacy,
    sales.when((r) => r.total > 300).count(),
  ],
  [
    'qual o valor da maior venda de suplemento?',
    pharmacy,
    sales.when((r) => r.category === 'Suplemento').max('total'),
  ],
  [
    'qual foi o melhor mes da farmacia em valor vendido',
    pharmacy,
    most(sales.byMonth((g) => g.sum('total'))),
  ],
  [
    'quanto vendemos pra cachorro tirando os antipulgas?',
    pharmacy,
    sales.when((r) => r.species === 'Cachorro' && r.category !== 'Antipulgas').sum('total'),
  ],
  ['número de vendas por atendente', pharmacy, sales.by('attendant', (g) => g.count())],
  [
    'quanto a farmácia vendeu na primeira quinzena de dezembro?',
    pharmacy,
    sales.from('2025-12-01', '2025-12-15').sum('total'),
  ],
  [
    'Quantos medicamentos diferentes a ONG Focinhos comprou em 2026?',
    pharmacy,
    sales
      .during('2026-01', '2026-03')
      .when((r) => r.client === 'ONG Focinhos')
      .distinct('medicine'),
  ],
  [
    'valor médio da venda na farmácia por forma de pagamento',
    pharmacy,
    sales.by('payment', (g) => g.mean('total')),
  ],
  [
    'quantas vendas em dinheiro o Bruno fez desde janeiro?',
    pharmacy,
    sales
      .during('2026-01', '2026-03')
      .when((r) => r.attendant === 'Bruno' && r.payment === 'dinheiro')
      .count(),
  ],
  [
    'quantas vendas tem mais de 10 dias de tratamento',
    pharmacy,
    sales.when((r) => r.treatment !== undefined && r.treatment > 10).count(),
  ],
  [
    'quanto a farmácia vendeu entre 15/06/2025 e 20/07/2025?',
    pharmacy,
    sales.from('2025-06-15', '2025-07-20').sum('total'),
  ],
  [
    'quanto a farmacia vende em media por mes?',
    pharmacy,
    sales.sum('total') / sales.byMonth((g) => g.count()).length,
  ],

  // The maker of pallets
  ['quantas cargas saíram em maio?', factory, loads.during('2025-05').count()],
  ['valor das cargas por cidade', factory, loads.by('city', (g) => g.sum('total'))],
  [
    'qual cliente comprou mais paletes, em quantidade?',
    factory,
    most(loads.by('client', (g) => g.sum('pallets'))),
  ],
  [
    'quantos paletes PBR vendemos no segundo trimestre de 2025?',
    factory,
    loads
      .during('2025-04', '2025-06')
      .when((r) => r.model === 'PBR')
      .sum('pallets'),
  ],
  [
    'valor médio das cargas com tratamento térmico',
    factory,
    loads.when((r) => r.treated === 'SIM').mean('total'),
  ],
  ['total de frete por motorista', factory, loads.by('driver', (g) => g.sum('freight'))],
  [
    'quantas cargas com tratamento termico e sem frete?',
    factory,
    loads.when((r) => r.treated === 'SIM' && r.freight === 0).count(),
  ],
  [
    'quero comparar o valor das cargas de outubro com o de novembro',
    factory,
    { before: loads.during('2025-10').sum('total'), after: loads.during('2025-11').sum('total') },
  ],
  ['qual madeira dá menos faturamento?', factory, least(loads.by('wood', (g) => g.sum('total')))],
  ['quantos % do valor das cargas é de pinus?', factory, loads.share((r) => r.wood === 'Pinus', 'total')],
  [
    'qual o maior preço unitário que cobramos no modelo Euro?',
    factory,
    loads.when((r) => r.model === 'Euro').max('unit'),
  ],
  ['quantos paletes foram devolvidos em julho', factory, loads.during('2025-07').sum('returned')],
  [
    'Quantas cargas tiveram mais de 5 paletes devolvidos?',
    factory,
    loads.when((r) => r.returned !== undefined && r.returned > 5).count(),
  ],
  [
    'os 3 modelos de palete com maior valor vendido',
    factory,
    most(
      loads.by('model', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'quanto a Sônia vendeu de palete em agosto e setembro?',
    factory,
    loads
      .during('2025-08', '2025-09')
      .when((r) => r.seller === 'Sônia')
      .sum('total'),
  ],
  ['qual dia da semana tem mais cargas?', factory, most(loads.byWeekday((g) => g.count()))],
  [
    'valor das cargas com pagamento atrasado, por cliente',
    factory,
    loads.when((r) => r.status === 'Atrasado').by('client', (g) => g.sum('total')),
  ],
  ['quantas cargas foram de mais de 10 mil reais?', factory, loads.when((r) => r.total > 10_000).count()],
  ['quantas cargas tiveram até 100 paletes?', factory, loads.when((r) => r.pallets <= 100).count()],
  [
    'qual foi o valor da última carga do Frigorífico Boa Vista?',
    factory,
    loads.when((r) => r.client === 'Frigorífico Boa Vista').all.at(-1)?.total ?? 0,
  ],
  [
    'quantas cidades diferentes receberam palete de eucalipto em junho?',
    factory,
    loads
      .during('2025-06')
      .when((r) => r.wood === 'Eucalipto')
      .distinct('city'),
  ],
  ['que vendedor faturou menos com paletes?', factory, least(loads.by('seller', (g) => g.sum('total')))],
  ['media de pallets por carga', factory, loads.mean('pallets')],
  ['quanto pagamos de frete em cada mês', factory, loads.byMonth((g) => g.sum('freight'))],
  [
    'quantos paletes do modelo Descartável foram pra Joinville desde julho?',
    factory,
    loads
      .during('2025-07', '2025-12')
      .when((r) => r.model === 'Descartável' && r.city === 'Joinville')
      .sum('pallets'),
  ],
  ['valor total das cargas menos o total do frete', factory, loads.sum('total') - loads.sum('freight')],
  [
    'qual foi o valor das cargas do Ademir sem contar Joinville?',
    factory,
    loads.when((r) => r.seller === 'Ademir' && r.city !== 'Joinville').sum('total'),
  ],
  [
    'valor das cargas de 10/06/2025 até 25/07/2025',
    factory,
    loads.from('2025-06-10', '2025-07-25').sum('total'),
  ],
  ['em que data saiu mais palete?', factory, most(shown(loads.by('day', (g) => g.sum('pallets'))))],
  ['que porcentagem das cargas já está paga?', factory, loads.share((r) => r.status === 'Pago')],
]

export const unanswerable: string[] = [
  'quanto a gente paga de salário pro Maicon?',
  'quanto temos de mussarela em estoque?',
  'quantos quilômetros os motoboys rodaram em janeiro?',
  'quantas pizzas de atum vendemos?',
  'qual veterinário passou mais receitas?',
  'qual a data de validade da amoxicilina?',
  'idade média dos cachorros dos clientes',
  'quanto vendemos de palete de plástico?',
  'quanto gastamos com pregos em agosto?',
  'qual o peso de um palete PBR?',
]
