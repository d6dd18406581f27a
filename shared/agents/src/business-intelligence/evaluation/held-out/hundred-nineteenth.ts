import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A small winery with a shop, a van company that takes patients to dialysis, an upholsterer. */

const { next, whole, pick, among } = seededBusiness('a winery, vans for patients, an upholsterer')
const days = daysFrom('2025-04-01', 395)
const today = '2026-04-30'
const since = (first: string) => days.filter((day) => day >= first)
const ifAny = (value: number | undefined) => (value === undefined ? '' : decimal(value))

const wines = [
  { wine: 'Merlot', kind: 'Tinto', list: 69.9 },
  { wine: 'Cabernet Sauvignon', kind: 'Tinto', list: 79.9 },
  { wine: 'Moscatel', kind: 'Espumante', list: 54.9 },
  { wine: 'Chardonnay', kind: 'Branco', list: 64.5 },
  { wine: 'Brut', kind: 'Espumante', list: 89.9 },
  { wine: 'Tannat', kind: 'Tinto', list: 98 },
  { wine: 'Riesling', kind: 'Branco', list: 57.9 },
  { wine: 'Suco de uva', kind: 'Sem álcool', list: 24.9 },
]
// Closed on Mondays, fullest at weekends; dearer from 2026 on. Only still wines have a vintage,
// and freight is a column of its own, never a part of the total.
const sales = new Rows(
  since('2025-05-01')
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: [0, 6].includes(weekdayIn(day)) ? whole(3, 5) : whole(1, 2) }, () => {
        const { wine, kind, list } = pick(wines)
        const channel = among(['Balcão', 6], ['Site', 3], ['Degustação', 2], ['Revenda', 1.5])
        const isResold = channel === 'Revenda'
        const member = !isResold && next() < 0.25 ? 'sim' : 'não'
        const bottles = isResold ? 6 * whole(1, 6) : whole(1, 8)
        const unit = cents(list * (isResold ? 0.8 : 1) * (day >= '2026-01-01' ? 1.08 : 1))
        const rate = member === 'sim' ? 0.1 : next() < 0.15 ? 0.05 : 0
        const discount = rate === 0 ? undefined : cents(bottles * unit * rate)
        const isSent = channel === 'Site' || (isResold && next() < 0.5)
        return {
          day,
          wine,
          kind,
          vintage: kind === 'Tinto' || kind === 'Branco' ? pick(['2022', '2023', '2021', '2020']) : '',
          channel,
          seller: among(['Giovana', 5], ['Ênio', 3], ['Lurdes', 2]),
          member,
          bottles,
          unit,
          discount,
          freight: isSent ? whole(1_800, 6_500) / 100 : undefined,
          total: cents(bottles * unit - (discount ?? 0)),
        }
      }),
    )
    .map((sale, at) => ({ order: `VIN-${String(at + 1).padStart(4, '0')}`, ...sale })),
)

const patients = [
  { patient: 'Amadeu Pires', treatment: 'Hemodiálise', clinic: 'Nefrocentro', payer: 'SUS', chair: 'N' },
  {
    patient: 'Zilda Moraes',
    treatment: 'Hemodiálise',
    clinic: 'Nefrocentro',
    payer: 'Prefeitura',
    chair: 'S',
  },
  { patient: 'Benedito Lemos', treatment: 'Hemodiálise', clinic: 'Santa Casa', payer: 'SUS', chair: 'N' },
  {
    patient: 'Odete Farias',
    treatment: 'Fisioterapia',
    clinic: 'Reabilitar',
    payer: 'Particular',
    chair: 'S',
  },
  {
    patient: 'Jorge Tavares',
    treatment: 'Quimioterapia',
    clinic: 'Hospital Santa Rita',
    payer: 'Unimed',
    chair: 'N',
  },
  { patient: 'Ivete Rocha', treatment: 'Hemodiálise', clinic: 'Santa Casa', payer: 'Unimed', chair: 'N' },
  {
    patient: 'Nelson Prado',
    treatment: 'Consulta',
    clinic: 'Hospital Santa Rita',
    payer: 'Particular',
    chair: 'N',
  },
  {
    patient: 'Célia Antunes',
    treatment: 'Fisioterapia',
    clinic: 'Reabilitar',
    payer: 'Prefeitura',
    chair: 'S',
  },
]
// No trips on Sundays, most on Wednesdays; waiting and toll are empty where there was none.
const trips = new Rows(
  since('2025-07-01')
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 3 ? whole(4, 5) : whole(2, 3) }, () => {
        const km = whole(60, 620) / 10
        const wait = next() < 0.4 ? undefined : whole(5, 120)
        return {
          day,
          ...pick(patients),
          shift: among(['Manhã', 5], ['Tarde', 3], ['Noite', 1]),
          driver: among(['Gilberto', 6], ['Sandro', 4], ['Nair', 2.5], ['Wesley', 1]),
          vehicle: among(['Ducato', 4], ['Master', 3], ['Spin', 2]),
          km,
          wait,
          toll: next() < 0.7 ? undefined : pick([7.9, 15.8]),
          price: cents(35 + km * 2.8 + (wait ?? 0) * 0.3),
        }
      }),
    ),
)

const customers = [
  'Hotel Aurora',
  'Decora Interiores',
  'Cinema Rex',
  'Igreja Matriz',
  'Bar do Chico',
  'Dona Mercedes',
  'Família Brandão',
  'Seu Orlando',
]
const furniture = [
  { piece: 'Sofá', many: 2, cloth: 18, from: 70_000, to: 260_000 },
  { piece: 'Poltrona', many: 2, cloth: 8, from: 40_000, to: 110_000 },
  { piece: 'Cadeira', many: 8, cloth: 2, from: 9_000, to: 26_000 },
  { piece: 'Puff', many: 2, cloth: 3, from: 12_000, to: 35_000 },
  { piece: 'Cabeceira', many: 1, cloth: 5, from: 38_000, to: 95_000 },
]
// Closed on Sundays; no customer brings two orders on one day. Not delivered yet: no delivery date.
// Foam and cleaning take no fabric.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) => {
      const first = pick(customers)
      const second = pick(customers.filter((name) => name !== first))
      return [first, second].slice(0, weekdayIn(day) === 1 ? 2 : whole(1, 2)).map((client) => {
        const { piece, many, cloth, from, to } = pick(furniture)
        const service = among(
          ['Troca de tecido', 5],
          ['Reforma completa', 3],
          ['Troca de espuma', 2],
          ['Higienização', 1],
        )
        const isCovered = service === 'Troca de tecido' || service === 'Reforma completa'
        const pieces = whole(many > 2 ? 2 : 1, many)
        const part = service === 'Reforma completa' ? 1 : service === 'Higienização' ? 0.2 : 0.6
        const price = cents((pieces * whole(from, to) * part) / 100)
        const took = whole(5, 35)
        const ready = daysFrom(day, took + 1).at(-1) ?? ''
        const isOut = ready <= today && next() > 0.04
        return {
          day,
          delivery: isOut ? ready : '',
          took: isOut ? took : undefined,
          client,
          piece,
          service,
          fabric: isCovered ? among(['Suede', 5], ['Veludo', 3], ['Linho', 2], ['Courino', 1]) : '',
          worker: among(['Aroldo', 5], ['Ivone', 3], ['Tadeu', 2]),
          pieces,
          meters: isCovered ? (pieces * whole(cloth, cloth + 6)) / 2 : undefined,
          cost: cents((price * whole(15, 45)) / 100),
          price,
          paid: next() < (isOut ? 0.9 : 0.2) ? 'Sim' : 'Não',
        }
      })
    })
    .map((order, at) => ({ os: 4001 + at, ...order })),
)
const delivered = new Rows(
  orders.when((r) => r.delivery !== '').all.map((order) => ({ ...order, day: order.delivery })),
)

const winery = 'Vendas Vinícola'
const vans = 'transporte_pacientes'
const upholstery = 'OS ESTOFARIA'

export const files = [
  file(winery, sales, [
    ['Nº pedido', ({ order }) => order],
    ['Data', ({ day }) => brazilianDay(day)],
    ['Produto', ({ wine }) => wine],
    ['Tipo', ({ kind }) => kind],
    ['Safra', ({ vintage }) => vintage],
    ['Canal', ({ channel }) => channel],
    ['Atendente', ({ seller }) => seller],
    ['Sócio do clube', ({ member }) => member],
    ['Garrafas', ({ bottles }) => bottles],
    ['Preço garrafa (R$)', ({ unit }) => decimal(unit)],
    ['Desconto (R$)', ({ discount }) => ifAny(discount)],
    ['Frete (R$)', ({ freight }) => ifAny(freight)],
    ['Valor total (R$)', ({ total }) => dotted(decimal(total))],
  ]),
  file(
    vans,
    trips,
    [
      ['DATA', ({ day }) => day],
      ['TURNO', ({ shift }) => shift],
      ['PACIENTE', ({ patient }) => patient],
      ['TRATAMENTO', ({ treatment }) => treatment],
      ['DESTINO', ({ clinic }) => clinic],
      ['MOTORISTA', ({ driver }) => driver],
      ['VEICULO', ({ vehicle }) => vehicle],
      ['CADEIRANTE', ({ chair }) => chair],
      ['CONVENIO', ({ payer }) => payer],
      ['KM_RODADOS', ({ km }) => km.toFixed(1)],
      ['ESPERA_MIN', ({ wait }) => wait ?? ''],
      ['PEDAGIO', ({ toll }) => (toll === undefined ? '' : toll.toFixed(2))],
      ['VLR_CORRIDA', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
  file(upholstery, orders, [
    ['Nº OS', ({ os }) => os],
    ['Data entrada', ({ day }) => brazilianDay(day)],
    ['Data entrega', ({ delivery }) => (delivery === '' ? '' : brazilianDay(delivery))],
    ['Cliente', ({ client }) => client],
    ['Peça', ({ piece }) => piece],
    ['Serviço', ({ service }) => service],
    ['Tecido', ({ fabric }) => fabric],
    ['Tapeceiro', ({ worker }) => worker],
    ['Qtd peças', ({ pieces }) => pieces],
    ['Metros de tecido', ({ meters }) => (meters === undefined ? '' : decimal(meters, 1))],
    ['Custo material', ({ cost }) => dotted(commaPrice(cost))],
    ['Valor cobrado', ({ price }) => dotted(commaPrice(price))],
    ['Quitado', ({ paid }) => paid],
  ]),
]

export const labelled: Labelled[] = [
  // The winery
  ['faturamento da vinícola mês a mês', winery, sales.byMonth((g) => g.sum('total'))],
  ['Quanto a vinícola vendeu em dezembro de 2025, em reais?', winery, sales.during('2025-12').sum('total')],
  [
    'quantas garrafas de merlot sairam em julho de 2025',
    winery,
    sales
      .during('2025-07')
      .when((r) => r.wine === 'Merlot')
      .sum('bottles'),
  ],
  ['Qual produto da vinícola faturou menos?', winery, least(sales.by('wine', (g) => g.sum('total')))],
  [
    'top 3 produtos da vinicola em faturamento',
    winery,
    most(
      sales.by('wine', (g) => g.sum('total')),
      3,
    ),
  ],
  ['Qual o ticket médio das vendas da vinícola?', winery, sales.mean('total')],
  [
    'quanto demos de desconto pros socios do clube',
    winery,
    sales.when((r) => r.member === 'sim').sum('discount'),
  ],
  [
    'Quantas vendas a Giovana fez em outubro de 2025?',
    winery,
    sales
      .during('2025-10')
      .when((r) => r.seller === 'Giovana')
      .count(),
  ],
  [
    'Que porcentagem do faturamento da vinícola veio do site?',
    winery,
    sales.share((r) => r.channel === 'Site', 'total'),
  ],
  ['Garrafas vendidas por tipo de vinho', winery, sales.by('kind', (g) => g.sum('bottles'))],
  [
    'compare o faturamento do vinho tinto com o do branco',
    winery,
    most(
      sales.when((r) => r.kind === 'Tinto' || r.kind === 'Branco').by('kind', (g) => g.sum('total')),
      2,
    ),
  ],
  [
    'Compare o faturamento da vinícola em novembro de 2025 com o de dezembro de 2025',
    winery,
    { before: sales.during('2025-11').sum('total'), after: sales.during('2025-12').sum('total') },
  ],
  ['qtas vendas da vinicola passaram de R$ 500', winery, sales.when((r) => r.total > 500).count()],
  ['Em que dia da semana a vinícola fatura mais?', winery, most(sales.byWeekday((g) => g.sum('total')))],
  [
    'Quanto cobramos de frete nas vendas pelo site no primeiro trimestre de 2026?',
    winery,
    sales
      .during('2026-01', '2026-03')
      .when((r) => r.channel === 'Site')
      .sum('freight'),
  ],
  ['qual foi o maior frete que cobramos numa venda de vinho?', winery, sales.max('freight')],
  [
    'quantas garrafas da safra 2022 a gente vendeu',
    winery,
    sales.when((r) => r.vintage === '2022').sum('bottles'),
  ],
  [
    'Faturamento dos vinhos tintos por safra',
    winery,
    sales.when((r) => r.kind === 'Tinto').by('vintage', (g) => g.sum('total')),
  ],
  [
    'Qual o preço mais alto que já cobramos por uma garrafa de Tannat?',
    winery,
    sales.when((r) => r.wine === 'Tannat').max('unit'),
  ],
  [
    'quanto o enio vendeu em reais sem contar a degustaçao',
    winery,
    sales.when((r) => r.seller === 'Ênio' && r.channel !== 'Degustação').sum('total'),
  ],
  ['Quantas vendas saíram sem desconto?', winery, sales.when((r) => r.discount === undefined).count()],
  [
    'Quantas safras diferentes de vinho tinto foram vendidas?',
    winery,
    sales.when((r) => r.kind === 'Tinto').distinct('vintage'),
  ],
  [
    'valor total vendido no balcão entre 15/12/2025 e 31/12/2025',
    winery,
    sales
      .from('2025-12-15', '2025-12-31')
      .when((r) => r.channel === 'Balcão')
      .sum('total'),
  ],
  [
    'qto vendemos de moscatel aos domingos em reais',
    winery,
    sales
      .on(0)
      .when((r) => r.wine === 'Moscatel')
      .sum('total'),
  ],
  ['Número de vendas por canal', winery, sales.by('channel', (g) => g.count())],
  ['quantas vendas tiveram 12 garrafas ou mais?', winery, sales.when((r) => r.bottles >= 12).count()],
  ['qual o valor total do pedido VIN-0321?', winery, sales.when((r) => r.order === 'VIN-0321').sum('total')],
  [
    'Qual foi o dia de maior faturamento da vinícola?',
    winery,
    most(sales.by('day', (g) => g.sum('total'))).map(([day, total]): [string, number] => [
      shownDay(day),
      total,
    ]),
  ],
  ['média de garrafas por venda em cada canal', winery, sales.by('channel', (g) => g.mean('bottles'))],
  [
    'quantos % do número de vendas da vinicola foi pra socio do clube',
    winery,
    sales.share((r) => r.member === 'sim'),
  ],

  // The vans
  ['Quantas corridas fizemos em janeiro de 2026?', vans, trips.during('2026-01').count()],
  ['corridas por motorista', vans, trips.by('driver', (g) => g.count())],
  ['Valor total das corridas por convênio', vans, trips.by('payer', (g) => g.sum('price'))],
  ['Qual motorista rodou mais km?', vans, most(trips.by('driver', (g) => g.sum('km')))],
  [
    'km rodados c/ hemodialise em setembro de 2025',
    vans,
    trips
      .during('2025-09')
      .when((r) => r.treatment === 'Hemodiálise')
      .sum('km'),
  ],
  ['Quanto gastamos de pedágio em cada mês?', vans, trips.byMonth((g) => g.sum('toll'))],
  [
    'valor médio da corrida para o Nefrocentro',
    vans,
    trips.when((r) => r.clinic === 'Nefrocentro').mean('price'),
  ],
  [
    'quantas corridas com cadeirante por turno',
    vans,
    trips.when((r) => r.chair === 'S').by('shift', (g) => g.count()),
  ],
  [
    'Quais os 3 pacientes com maior valor somado de corridas?',
    vans,
    most(
      trips.by('patient', (g) => g.sum('price')),
      3,
    ),
  ],
  ['Que parte das corridas é do SUS?', vans, trips.share((r) => r.payer === 'SUS')],
  ['qtas corridas passaram de 40 km', vans, trips.when((r) => r.km > 40).count()],
  ['Qual dia da semana tem mais corridas?', vans, most(trips.byWeekday((g) => g.count()))],
  ['Quantas corridas fazemos por dia trabalhado, em média?', vans, trips.count() / trips.distinct('day')],
  [
    'valor das corridas da unimed entre outubro e dezembro de 2025',
    vans,
    trips
      .during('2025-10', '2025-12')
      .when((r) => r.payer === 'Unimed')
      .sum('price'),
  ],
  [
    'total de km rodados: fevereiro de 2026 x março de 2026',
    vans,
    { before: trips.during('2026-02').sum('km'), after: trips.during('2026-03').sum('km') },
  ],
  ['qual turno tem menos corridas?', vans, least(trips.by('shift', (g) => g.count()))],
  [
    'Quanto renderam as corridas de quimioterapia tirando o turno da tarde?',
    vans,
    trips.when((r) => r.treatment === 'Quimioterapia' && r.shift !== 'Tarde').sum('price'),
  ],
  [
    'Média de minutos de espera por destino, só das corridas que tiveram espera',
    vans,
    trips.when((r) => r.wait !== undefined).by('clinic', (g) => g.mean('wait')),
  ],
  [
    'Quantos pacientes diferentes a Nair levou em dezembro de 2025?',
    vans,
    trips
      .during('2025-12')
      .when((r) => r.driver === 'Nair')
      .distinct('patient'),
  ],
  [
    'maior tempo de espera, em minutos, numa corrida da zilda moraes',
    vans,
    trips.when((r) => r.patient === 'Zilda Moraes').max('wait'),
  ],
  ['quantas corridas tiveram pedagio', vans, trips.when((r) => r.toll !== undefined).count()],
  [
    'Qual o valor das corridas da Prefeitura desde fevereiro de 2026?',
    vans,
    trips
      .during('2026-02', '2026-04')
      .when((r) => r.payer === 'Prefeitura')
      .sum('price'),
  ],
  [
    'qtas vezes levamos o amadeu pires de manha',
    vans,
    trips.when((r) => r.patient === 'Amadeu Pires' && r.shift === 'Manhã').count(),
  ],
  [
    'Quantos por cento dos km rodados foram feitos com a Ducato?',
    vans,
    trips.share((r) => r.vehicle === 'Ducato', 'km'),
  ],
  ['quanto sobra do valor das corridas tirando os pedágios?', vans, trips.sum('price') - trips.sum('toll')],
  ['Qual foi o mês com maior valor de corridas?', vans, most(trips.byMonth((g) => g.sum('price')))],
  [
    'Quantas corridas o Sandro fez com a Spin em novembro de 2025?',
    vans,
    trips
      .during('2025-11')
      .when((r) => r.driver === 'Sandro' && r.vehicle === 'Spin')
      .count(),
  ],
  [
    'quem fez mais corridas, o Sandro ou a Nair?',
    vans,
    most(trips.when((r) => r.driver === 'Sandro' || r.driver === 'Nair').by('driver', (g) => g.count())),
  ],
  ['km medio por corrida de cada veiculo', vans, trips.by('vehicle', (g) => g.mean('km'))],
  [
    'qual o valor da corrida mais barata pra santa casa?',
    vans,
    trips.when((r) => r.clinic === 'Santa Casa').min('price'),
  ],

  // The upholsterer
  ['Quantas OS entraram na estofaria em agosto de 2025?', upholstery, orders.during('2025-08').count()],
  ['Valor cobrado na estofaria por mês de entrada', upholstery, orders.byMonth((g) => g.sum('price'))],
  ['Quantas OS foram entregues em março de 2026?', upholstery, delivered.during('2026-03').count()],
  ['qtd de os por mes de entrega', upholstery, delivered.byMonth((g) => g.count())],
  ['quantas OS ainda nao tem data de entrega?', upholstery, orders.when((r) => r.delivery === '').count()],
  [
    'Qual tapeceiro soma o maior valor cobrado?',
    upholstery,
    most(orders.by('worker', (g) => g.sum('price'))),
  ],
  [
    'quantos sofas o aroldo fez, somando as peças',
    upholstery,
    orders.when((r) => r.piece === 'Sofá' && r.worker === 'Aroldo').sum('pieces'),
  ],
  [
    'Quantos metros de veludo usamos ao todo?',
    upholstery,
    orders.when((r) => r.fabric === 'Veludo').sum('meters'),
  ],
  [
    'Qual tecido foi o mais usado, em metros?',
    upholstery,
    most(orders.when((r) => r.fabric !== '').by('fabric', (g) => g.sum('meters'))),
  ],
  ['custo de material por serviço', upholstery, orders.by('service', (g) => g.sum('cost'))],
  [
    'valor cobrado médio numa reforma completa',
    upholstery,
    orders.when((r) => r.service === 'Reforma completa').mean('price'),
  ],
  [
    'quanto cobramos do hotel aurora nas OS de sofá?',
    upholstery,
    orders.when((r) => r.client === 'Hotel Aurora' && r.piece === 'Sofá').sum('price'),
  ],
  [
    'Quais os 3 clientes da estofaria com maior valor cobrado?',
    upholstery,
    most(
      orders.by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  ['que porcentagem das os ta quitada', upholstery, orders.share((r) => r.paid === 'Sim')],
  [
    'Qual o valor cobrado total das OS que não estão quitadas?',
    upholstery,
    orders.when((r) => r.paid === 'Não').sum('price'),
  ],
  ['em quantas OS cobramos mais de R$ 2.000?', upholstery, orders.when((r) => r.price > 2000).count()],
  [
    'Compare o valor cobrado das OS que entraram em janeiro de 2026 com as que entraram em fevereiro de 2026',
    upholstery,
    { before: orders.during('2026-01').sum('price'), after: orders.during('2026-02').sum('price') },
  ],
  [
    'compare poltrona e cadeira na quantidade de peças',
    upholstery,
    most(
      orders.when((r) => r.piece === 'Poltrona' || r.piece === 'Cadeira').by('piece', (g) => g.sum('pieces')),
      2,
    ),
  ],
  ['em que dia da semana dá entrada mais OS?', upholstery, most(orders.byWeekday((g) => g.count()))],
  ['qual o valor cobrado na OS 4120?', upholstery, orders.when((r) => r.os === 4120).sum('price')],
  [
    'quanto foi cobrado na ultima OS que deu entrada do cinema rex',
    upholstery,
    orders.when((r) => r.client === 'Cinema Rex').all.at(-1)?.price ?? 0,
  ],
  [
    'Qual o valor cobrado na primeira OS que entrou da Igreja Matriz?',
    upholstery,
    orders.when((r) => r.client === 'Igreja Matriz').all.at(0)?.price ?? 0,
  ],
  [
    'valor cobrado menos custo de material nas trocas de espuma',
    upholstery,
    orders.when((r) => r.service === 'Troca de espuma').sum('price') -
      orders.when((r) => r.service === 'Troca de espuma').sum('cost'),
  ],
  [
    'Quantos clientes diferentes pediram higienização?',
    upholstery,
    orders.when((r) => r.service === 'Higienização').distinct('client'),
  ],
  ['Quantos dias, em média, uma OS leva da entrada até a entrega?', upholstery, orders.mean('took')],
  [
    'Qual a participação dos sofás no valor cobrado pela estofaria?',
    upholstery,
    orders.share((r) => r.piece === 'Sofá', 'price'),
  ],
  [
    'qtas OS em courino a ivone fez',
    upholstery,
    orders.when((r) => r.fabric === 'Courino' && r.worker === 'Ivone').count(),
  ],
  [
    'Média de metros de tecido por OS para cada peça, só nas OS que levaram tecido',
    upholstery,
    orders.when((r) => r.meters !== undefined).by('piece', (g) => g.mean('meters')),
  ],
  [
    'Quantas peças deram entrada por serviço desde janeiro de 2026?',
    upholstery,
    orders.during('2026-01', '2026-04').by('service', (g) => g.sum('pieces')),
  ],
  ['qual serviço da estofaria teve menos OS?', upholstery, least(orders.by('service', (g) => g.count()))],
]

export const unanswerable: string[] = [
  'quantos litros de vinho a gente produziu em março de 2026?',
  'Qual o estoque atual de garrafas de Tannat?',
  'quantas pessoas visitaram a vinícola em janeiro de 2026?',
  'que nota os visitantes deram pra degustação?',
  'quantos litros de diesel a Ducato gastou?',
  'Qual a idade do Amadeu Pires?',
  'quantas multas de trânsito o Gilberto levou?',
  'em que bairro mora a Zilda Moraes?',
  'qual fornecedor de espuma cobra menos?',
  'quanto pagamos de comissão pra Ivone?',
]
