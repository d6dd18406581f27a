import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A dental prosthetics laboratory, a taxi and executive transfer fleet, a wholesale of drinks and ice. */

const { next, whole, pick, among } = seededBusiness('a dental laboratory, a transfer fleet, drinks and ice')
const days = daysFrom('2025-07-01', 304)

interface Work {
  work: string
  weight: number
  materials: string[]
  /** Most teeth of one order, of those that are counted by tooth. */
  teeth?: number
  /** Days of making, the least and the most. */
  made: [number, number]
  /** Cents, by tooth where there are any. */
  from: number
  to: number
}
const works: Work[] = [
  {
    work: 'Coroa',
    weight: 7,
    materials: ['Zircônia', 'Metalocerâmica', 'Dissilicato de lítio'],
    teeth: 3,
    made: [5, 12],
    from: 28_000,
    to: 62_000,
  },
  {
    work: 'Faceta',
    weight: 4,
    materials: ['Dissilicato de lítio', 'Zircônia'],
    teeth: 6,
    made: [6, 12],
    from: 35_000,
    to: 70_000,
  },
  {
    work: 'Prótese total',
    weight: 3,
    materials: ['Resina acrílica'],
    made: [7, 14],
    from: 48_000,
    to: 120_000,
  },
  {
    work: 'Prótese parcial removível',
    weight: 2.5,
    materials: ['Cromo-cobalto', 'Resina acrílica'],
    made: [8, 15],
    from: 52_000,
    to: 110_000,
  },
  {
    work: 'Protocolo',
    weight: 1.5,
    materials: ['Resina acrílica', 'Zircônia'],
    made: [15, 28],
    from: 180_000,
    to: 460_000,
  },
  {
    work: 'Placa de bruxismo',
    weight: 2.5,
    materials: ['Acetato', 'Resina acrílica'],
    made: [2, 5],
    from: 12_000,
    to: 28_000,
  },
  {
    work: 'Provisório',
    weight: 3,
    materials: ['Resina acrílica'],
    teeth: 4,
    made: [1, 4],
    from: 6_000,
    to: 13_000,
  },
]
// Open from Monday to Friday, most comes in on Mondays.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(4, 7) : whole(1, 4) }, () => {
        const { work, materials, teeth, made, from, to } = among(
          ...works.map((each): [Work, number] => [each, each.weight]),
        )
        const { dentist, clinic } = among(
          [{ dentist: 'Dra. Helena Prado', clinic: 'OdontoPrime' }, 6],
          [{ dentist: 'Dr. Ricardo Mello', clinic: 'Clínica Bem Sorrir' }, 4],
          [{ dentist: 'Dra. Camila Sá', clinic: 'Instituto Oral Face' }, 3],
          [{ dentist: 'Dr. Paulo Tavares', clinic: 'Clínica Bem Sorrir' }, 2],
          [{ dentist: 'Dra. Renata Lopes', clinic: 'OdontoPrime' }, 1.4],
        )
        const elements = teeth === undefined ? undefined : whole(1, teeth)
        const price = cents(((elements ?? 1) * whole(from, to)) / 100)
        const urgent = next() < 0.22 ? 'Sim' : 'Não'
        const status = among(['Entregue', 8], ['Em produção', 1.5], ['Em prova', 1])
        const needed = whole(...made)
        return {
          day,
          dentist,
          clinic,
          work,
          material: pick(materials),
          technician: among(['Edson', 5], ['Miriam', 3], ['Fábio', 1.8]),
          elements,
          urgent,
          status,
          made: status !== 'Entregue' ? undefined : urgent === 'Sim' ? Math.ceil(needed / 2) : needed,
          cost: cents((price * whole(12, 38)) / 100),
          price,
        }
      }),
    ),
)

interface Service {
  service: string
  destinations: string[]
  /** The least and the most kilometres. */
  far: [number, number]
  /** How often there is a toll. */
  toll: number
  from: number
  to: number
}
const taxi: Service = {
  service: 'Táxi',
  destinations: ['Centro', 'Jardins', 'Moema'],
  far: [3, 25],
  toll: 0,
  from: 1_800,
  to: 9_500,
}
const airport: Service = {
  service: 'Transfer aeroporto',
  destinations: ['Aeroporto de Guarulhos', 'Aeroporto de Congonhas', 'Aeroporto de Viracopos'],
  far: [22, 110],
  toll: 0.5,
  from: 15_000,
  to: 42_000,
}
const wholeDay: Service = {
  service: 'Diária executiva',
  destinations: ['Alphaville', 'Berrini'],
  far: [60, 220],
  toll: 0.4,
  from: 65_000,
  to: 140_000,
}
const betweenTowns: Service = {
  service: 'Viagem intermunicipal',
  destinations: ['Campinas', 'Santos'],
  far: [75, 190],
  toll: 1,
  from: 45_000,
  to: 98_000,
}
// Every day, most on Fridays. The first trip of a day is always done.
const trips = new Rows(
  days.flatMap((day) =>
    Array.from({ length: weekdayIn(day) === 5 ? whole(4, 7) : whole(2, 4) }, (_, place) => {
      const { service, destinations, far, toll, from, to } = among(
        [airport, 5],
        [taxi, 4],
        [wholeDay, 1.5],
        [betweenTowns, 2],
      )
      const vehicle =
        service === 'Táxi'
          ? among(['Corolla', 3], ['Spin', 2], ['Cronos', 2])
          : among(['Corolla', 5], ['Spin', 3], ['Cronos', 2], ['Sprinter', 1.5])
      const status = place === 0 ? 'concluída' : among(['concluída', 8], ['cancelada', 1.3], ['no-show', 0.7])
      const isDone = status === 'concluída'
      return {
        day,
        driver: among(['Jurandir', 5], ['Wesley', 3.5], ['Sandra', 2.5], ['Ailton', 1.4]),
        vehicle,
        service,
        client: among(
          ['Hotel Atlântico', 5],
          ['Banco Meridiano', 3.6],
          ['Particular', 2.6],
          ['Farmacêutica Sanavita', 1.8],
          ['Agência Rota Sul', 1.2],
        ),
        destination: pick(destinations),
        passengers: isDone ? (vehicle === 'Sprinter' ? whole(5, 14) : whole(1, 4)) : undefined,
        km: isDone ? whole(far[0] * 10, far[1] * 10) / 10 : undefined,
        toll: isDone && next() < toll ? whole(480, 3_900) / 100 : undefined,
        back: next() < 0.3 ? 'sim' : 'não',
        status,
        price: isDone ? whole(from, to) / 100 : undefined,
      }
    }),
  ),
)

interface Good {
  product: string
  category: string
  weight: number
  pieces: [number, number]
  from: number
  to: number
}
const goods: Good[] = [
  { product: 'Gelo em cubo', category: 'Gelo', weight: 6, pieces: [20, 160], from: 900, to: 1_500 },
  { product: 'Gelo em escama', category: 'Gelo', weight: 3, pieces: [5, 60], from: 1_100, to: 1_900 },
  { product: 'Lata 350ml', category: 'Cerveja', weight: 4, pieces: [48, 360], from: 290, to: 480 },
  { product: 'Long neck', category: 'Cerveja', weight: 2.5, pieces: [24, 200], from: 450, to: 890 },
  { product: 'Chopp pilsen', category: 'Cerveja', weight: 2, pieces: [1, 8], from: 42_000, to: 68_000 },
  { product: 'Água mineral', category: 'Sem álcool', weight: 3, pieces: [48, 400], from: 120, to: 260 },
  { product: 'Refrigerante', category: 'Sem álcool', weight: 2, pieces: [12, 100], from: 650, to: 1_100 },
  { product: 'Energético', category: 'Sem álcool', weight: 1.5, pieces: [12, 96], from: 700, to: 1_400 },
  { product: 'Vodka', category: 'Destilados', weight: 1.2, pieces: [2, 30], from: 3_900, to: 9_900 },
  { product: 'Gin', category: 'Destilados', weight: 1, pieces: [2, 24], from: 5_900, to: 14_900 },
]
// Closed on Mondays, most on Saturdays.
const sales = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from(
        { length: weekdayIn(day) === 6 ? whole(5, 8) : weekdayIn(day) === 5 ? whole(3, 5) : whole(1, 3) },
        () => {
          const {
            product,
            category,
            pieces: [fewest, top],
            from,
            to,
          } = among(...goods.map((each): [Good, number] => [each, each.weight]))
          const client = among(
            ['Buffet Encanto', 5],
            ['Arena Shows', 3.5],
            ['Espaço Jardim', 2.6],
            ['Atlética Medicina', 1.9],
            ['Bar do Tião', 1.6],
          )
          const pieces = whole(fewest, top)
          const unit = whole(from, to) / 100
          return {
            day,
            client,
            event:
              client === 'Bar do Tião'
                ? 'Revenda'
                : among(
                    ['Casamento', 5],
                    ['Formatura', 3.4],
                    ['Show', 2.6],
                    ['Aniversário', 2],
                    ['Corporativo', 1.3],
                  ),
            category,
            product,
            seller: among(['Gustavo', 4.5], ['Priscila', 3], ['Neto', 1.8]),
            consigned: next() < 0.27 ? 'SIM' : 'NÃO',
            pieces,
            unit,
            freight: next() < 0.3 ? undefined : whole(3_500, 22_000) / 100,
            status: among(['PAGO', 7], ['PENDENTE', 2], ['ATRASADO', 1.5]),
            total: cents(pieces * unit),
          }
        },
      ),
    ),
)

const laboratory = 'Trabalhos Prótese Dentária'
const fleet = 'corridas_frota'
const drinks = 'PEDIDOS GELO E BEBIDAS'

export const files = [
  file(laboratory, orders, [
    ['Data de entrada', ({ day }) => brazilianDay(day)],
    ['Dentista', ({ dentist }) => dentist],
    ['Clínica', ({ clinic }) => clinic],
    ['Tipo de trabalho', ({ work }) => work],
    ['Material', ({ material }) => material],
    ['Técnico', ({ technician }) => technician],
    ['Elementos', ({ elements }) => elements ?? ''],
    ['Urgente', ({ urgent }) => urgent],
    ['Situação', ({ status }) => status],
    ['Dias de produção', ({ made }) => made ?? ''],
    ['Custo do material', ({ cost }) => commaPrice(cost)],
    ['Valor do trabalho', ({ price }) => commaPrice(price)],
  ]),
  file(
    fleet,
    trips,
    [
      ['data_corrida', ({ day }) => day],
      ['motorista', ({ driver }) => driver],
      ['veiculo', ({ vehicle }) => vehicle],
      ['tipo_servico', ({ service }) => service],
      ['cliente', ({ client }) => client],
      ['destino', ({ destination }) => destination],
      ['passageiros', ({ passengers }) => passengers ?? ''],
      ['km_rodado', ({ km }) => km?.toFixed(1) ?? ''],
      ['pedagio', ({ toll }) => toll?.toFixed(2) ?? ''],
      ['ida_e_volta', ({ back }) => back],
      ['status', ({ status }) => status],
      ['valor_corrida', ({ price }) => price?.toFixed(2) ?? ''],
    ],
    ',',
  ),
  file(drinks, sales, [
    ['DT_PEDIDO', ({ day }) => brazilianDay(day)],
    ['CLIENTE', ({ client }) => client],
    ['TIPO_EVENTO', ({ event }) => event],
    ['CATEGORIA', ({ category }) => category],
    ['PRODUTO', ({ product }) => product],
    ['VENDEDOR', ({ seller }) => seller],
    ['CONSIGNADO', ({ consigned }) => consigned],
    ['QTDE', ({ pieces }) => pieces],
    ['VLR_UNIT', ({ unit }) => decimal(unit)],
    ['VLR_FRETE', ({ freight }) => (freight === undefined ? '' : decimal(freight))],
    ['SIT_PAGTO', ({ status }) => status],
    ['VLR_TOTAL', ({ total }) => dotted(commaPrice(total))],
  ]),
]

export const labelled: Labelled[] = [
  // The dental laboratory
  ['valor dos trabalhos do laboratório por mês', laboratory, orders.byMonth((g) => g.sum('price'))],
  [
    'Quantos trabalhos deram entrada no laboratório em outubro?',
    laboratory,
    orders.during('2025-10').count(),
  ],
  [
    'qual dentista mandou o maior numero de trabalhos pro lab?',
    laboratory,
    most(orders.by('dentist', (g) => g.count())),
  ],
  [
    'top 3 dentistas em valor de trabalho',
    laboratory,
    most(
      orders.by('dentist', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'quantos elementos de coroa entraram em novembro',
    laboratory,
    orders
      .during('2025-11')
      .when((r) => r.work === 'Coroa')
      .sum('elements'),
  ],
  ['valor médio do trabalho de faceta', laboratory, orders.when((r) => r.work === 'Faceta').mean('price')],
  [
    'custo de material dos trabalhos em zirconia no primeiro trimestre de 2026',
    laboratory,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.material === 'Zircônia')
      .sum('cost'),
  ],
  [
    'qts trabalhos urgentes tivemos em dezembro?',
    laboratory,
    orders
      .during('2025-12')
      .when((r) => r.urgent === 'Sim')
      .count(),
  ],
  ['que porcentagem dos trabalhos é urgente?', laboratory, orders.share((r) => r.urgent === 'Sim')],
  ['média de dias de produção por técnico', laboratory, orders.by('technician', (g) => g.mean('made'))],
  [
    'qual tipo de trabalho leva mais dias de produção em média?',
    laboratory,
    most(orders.by('work', (g) => g.mean('made'))),
  ],
  [
    'valor dos trabalhos da OdontoPrime em janeiro comparado com dezembro',
    laboratory,
    {
      before: orders
        .during('2025-12')
        .when((r) => r.clinic === 'OdontoPrime')
        .sum('price'),
      after: orders
        .during('2026-01')
        .when((r) => r.clinic === 'OdontoPrime')
        .sum('price'),
    },
  ],
  ['quantos trabalhos têm valor acima de R$ 1.500?', laboratory, orders.when((r) => r.price > 1500).count()],
  [
    'Bom dia! Pode me dizer quanto deu o valor dos trabalhos menos o custo do material em março?',
    laboratory,
    orders.during('2026-03').sum('price') - orders.during('2026-03').sum('cost'),
  ],
  [
    'valor dos trabalhos por material tirando os provisorios',
    laboratory,
    orders.when((r) => r.work !== 'Provisório').by('material', (g) => g.sum('price')),
  ],
  [
    'quantas placas de bruxismo ficaram com o Fábio?',
    laboratory,
    orders.when((r) => r.work === 'Placa de bruxismo' && r.technician === 'Fábio').count(),
  ],
  [
    'quantos dentistas diferentes pediram prótese total em fevereiro?',
    laboratory,
    orders
      .during('2026-02')
      .when((r) => r.work === 'Prótese total')
      .distinct('dentist'),
  ],
  ['qual técnico pegou menos trabalhos?', laboratory, least(orders.by('technician', (g) => g.count()))],
  [
    'os trabalhos que estao em produção somam qto de valor?',
    laboratory,
    orders.when((r) => r.status === 'Em produção').sum('price'),
  ],
  [
    'quantos trabalhos estão em prova em cada clínica',
    laboratory,
    orders.when((r) => r.status === 'Em prova').by('clinic', (g) => g.count()),
  ],
  [
    'qual o maior valor de um trabalho da Dra. Renata Lopes?',
    laboratory,
    orders.when((r) => r.dentist === 'Dra. Renata Lopes').max('price'),
  ],
  [
    'em que dia da semana entram mais trabalhos no laboratorio?',
    laboratory,
    most(orders.byWeekday((g) => g.count())),
  ],
  [
    'em média quantos trabalhos entram por dia que o laboratório abre?',
    laboratory,
    orders.count() / orders.distinct('day'),
  ],
  [
    'quantos trabalhos de protocolo entraram entre 10/11/2025 e 20/12/2025?',
    laboratory,
    orders
      .from('2025-11-10', '2025-12-20')
      .when((r) => r.work === 'Protocolo')
      .count(),
  ],
  [
    'participação da coroa no valor total dos trabalhos',
    laboratory,
    orders.share((r) => r.work === 'Coroa', 'price'),
  ],
  [
    'Custo médio do material para cada tipo de trabalho',
    laboratory,
    orders.by('work', (g) => g.mean('cost')),
  ],
  [
    'quantos trabalhos do Edson ficaram com até 5 dias de produção',
    laboratory,
    orders.when((r) => r.technician === 'Edson' && r.made !== undefined && r.made <= 5).count(),
  ],
  [
    'qual foi o pior mês do laboratório em valor de trabalhos?',
    laboratory,
    least(orders.byMonth((g) => g.sum('price'))),
  ],
  ['custo total de material por clinica', laboratory, orders.by('clinic', (g) => g.sum('cost'))],
  [
    'valor dos trabalhos da Miriam em agosto e setembro, sem contar os urgentes',
    laboratory,
    orders
      .during('2025-08', '2025-09')
      .when((r) => r.technician === 'Miriam' && r.urgent !== 'Sim')
      .sum('price'),
  ],

  // The fleet
  ['quanto faturamos com corridas em dezembro?', fleet, trips.during('2025-12').sum('price')],
  [
    'corridas concluídas por motorista',
    fleet,
    trips.when((r) => r.status === 'concluída').by('driver', (g) => g.count()),
  ],
  ['valor das corridas por tipo de serviço', fleet, trips.by('service', (g) => g.sum('price'))],
  ['qual motorista rodou mais km?', fleet, most(trips.by('driver', (g) => g.sum('km')))],
  [
    'Quais os três clientes que mais gastaram com corridas?',
    fleet,
    most(
      trips.by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  ['qto foi de pedagio em janeiro', fleet, trips.during('2026-01').sum('toll')],
  ['gasto com pedágio por veículo', fleet, trips.by('vehicle', (g) => g.sum('toll'))],
  [
    'quantas corridas foram canceladas no último trimestre de 2025?',
    fleet,
    trips
      .during('2025-10', '2025-12')
      .when((r) => r.status === 'cancelada')
      .count(),
  ],
  [
    'de todas as corridas lançadas, qual a porcentagem de no-show?',
    fleet,
    trips.share((r) => r.status === 'no-show'),
  ],
  [
    'valor medio da corrida de transfer aeroporto',
    fleet,
    trips.when((r) => r.service === 'Transfer aeroporto').mean('price'),
  ],
  ['média de km rodado pra cada destino', fleet, trips.by('destination', (g) => g.mean('km'))],
  [
    'Quantos passageiros levamos para o Aeroporto de Guarulhos em novembro?',
    fleet,
    trips
      .during('2025-11')
      .when((r) => r.destination === 'Aeroporto de Guarulhos')
      .sum('passengers'),
  ],
  ['corridas acima de 500 reais, quantas foram?', fleet, trips.when((r) => (r.price ?? 0) > 500).count()],
  ['qual veículo faturou menos?', fleet, least(trips.by('vehicle', (g) => g.sum('price')))],
  [
    'faturamento das corridas do Jurandir: fevereiro x março',
    fleet,
    {
      before: trips
        .during('2026-02')
        .when((r) => r.driver === 'Jurandir')
        .sum('price'),
      after: trips
        .during('2026-03')
        .when((r) => r.driver === 'Jurandir')
        .sum('price'),
    },
  ],
  [
    'valor das corridas menos o pedágio em outubro',
    fleet,
    trips.during('2025-10').sum('price') - trips.during('2025-10').sum('toll'),
  ],
  ['em que dia da semana a frota fatura mais?', fleet, most(trips.byWeekday((g) => g.sum('price')))],
  ['quanto a frota fatura em média por dia de trabalho?', fleet, trips.sum('price') / trips.distinct('day')],
  [
    'quantas corridas de ida e volta a Sandra concluiu?',
    fleet,
    trips.when((r) => r.driver === 'Sandra' && r.back === 'sim' && r.status === 'concluída').count(),
  ],
  [
    'preciso mandar a fatura: quanto deram as corridas do Banco Meridiano desde fevereiro?',
    fleet,
    trips
      .during('2026-02', '2026-04')
      .when((r) => r.client === 'Banco Meridiano')
      .sum('price'),
  ],
  [
    'valor das corridas por cliente sem contar o táxi',
    fleet,
    trips.when((r) => r.service !== 'Táxi').by('client', (g) => g.sum('price')),
  ],
  [
    'qual o valor da corrida mais cara pra Campinas?',
    fleet,
    trips.when((r) => r.destination === 'Campinas').max('price'),
  ],
  [
    'quantos km o Corolla rodou entre 15/09/2025 e 31/10/2025',
    fleet,
    trips
      .from('2025-09-15', '2025-10-31')
      .when((r) => r.vehicle === 'Corolla')
      .sum('km'),
  ],
  [
    'quantos clientes diferentes tiveram diária executiva concluída em março?',
    fleet,
    trips
      .during('2026-03')
      .when((r) => r.service === 'Diária executiva' && r.status === 'concluída')
      .distinct('client'),
  ],
  [
    'quantos por cento do faturamento das corridas vem de viagem intermunicipal?',
    fleet,
    trips.share((r) => r.service === 'Viagem intermunicipal', 'price'),
  ],
  ['em qual mês gastamos mais com pedágio?', fleet, most(trips.byMonth((g) => g.sum('toll')))],
  [
    'quantas corridas de mais de 100 km cada motorista fez',
    fleet,
    trips.when((r) => (r.km ?? 0) > 100).by('driver', (g) => g.count()),
  ],
  ['valor total das corridas dividido pelo total de km rodado', fleet, trips.sum('price') / trips.sum('km')],
  [
    'média de passageiros por corrida concluida na Sprinter',
    fleet,
    trips.when((r) => r.vehicle === 'Sprinter' && r.status === 'concluída').mean('passengers'),
  ],
  [
    'qto o Wesley e o Ailton faturaram juntos em abril?',
    fleet,
    trips
      .during('2026-04')
      .when((r) => r.driver === 'Wesley' || r.driver === 'Ailton')
      .sum('price'),
  ],

  // The drinks and the ice
  [
    'quanto vendemos de gelo em dezembro, em reais?',
    drinks,
    sales
      .during('2025-12')
      .when((r) => r.category === 'Gelo')
      .sum('total'),
  ],
  [
    'quantos sacos de gelo em cubo sairam no primeiro trimestre de 2026?',
    drinks,
    sales
      .during('2026-01', '2026-03')
      .when((r) => r.product === 'Gelo em cubo')
      .sum('pieces'),
  ],
  ['valor total dos pedidos por tipo de evento', drinks, sales.by('event', (g) => g.sum('total'))],
  ['qual vendedor vendeu mais em reais?', drinks, most(sales.by('seller', (g) => g.sum('total')))],
  [
    'os 3 produtos que mais saem em quantidade',
    drinks,
    most(
      sales.by('product', (g) => g.sum('pieces')),
      3,
    ),
  ],
  ['ticket médio dos pedidos de casamento', drinks, sales.when((r) => r.event === 'Casamento').mean('total')],
  [
    'qual o valor total dos pedidos com pagamento pendente?',
    drinks,
    sales.when((r) => r.status === 'PENDENTE').sum('total'),
  ],
  [
    'qtos pedidos com pagamento atrasado cada cliente tem',
    drinks,
    sales.when((r) => r.status === 'ATRASADO').by('client', (g) => g.count()),
  ],
  ['total de frete em outubro', drinks, sales.during('2025-10').sum('freight')],
  [
    'frete médio dos pedidos de formatura que tiveram frete',
    drinks,
    sales.when((r) => r.event === 'Formatura' && r.freight !== undefined).mean('freight'),
  ],
  ['que % dos pedidos é consignado?', drinks, sales.share((r) => r.consigned === 'SIM')],
  ['quantos pedidos sairam sem frete?', drinks, sales.when((r) => r.freight === undefined).count()],
  ['quantos pedidos passaram de R$ 2.000 no total?', drinks, sales.when((r) => r.total > 2000).count()],
  [
    'compare o valor dos pedidos de novembro com o de dezembro',
    drinks,
    { before: sales.during('2025-11').sum('total'), after: sales.during('2025-12').sum('total') },
  ],
  ['em que dia da semana o valor dos pedidos é maior?', drinks, most(sales.byWeekday((g) => g.sum('total')))],
  [
    'quanto vendemos de bebida e gelo em média por dia aberto?',
    drinks,
    sales.sum('total') / sales.distinct('day'),
  ],
  [
    'valor dos pedidos por categoria tirando o Bar do Tião',
    drinks,
    sales.when((r) => r.client !== 'Bar do Tião').by('category', (g) => g.sum('total')),
  ],
  [
    'em reais, quanto o Buffet Encanto comprou da categoria cerveja em fevereiro?',
    drinks,
    sales
      .during('2026-02')
      .when((r) => r.client === 'Buffet Encanto' && r.category === 'Cerveja')
      .sum('total'),
  ],
  [
    'quantos barris de chopp pilsen vendemos aos sabados',
    drinks,
    sales
      .on(6)
      .when((r) => r.product === 'Chopp pilsen')
      .sum('pieces'),
  ],
  ['preço unitário médio da vodka', drinks, sales.when((r) => r.product === 'Vodka').mean('unit')],
  [
    'qual o menor valor total de um pedido da Arena Shows?',
    drinks,
    sales.when((r) => r.client === 'Arena Shows').min('total'),
  ],
  [
    'quantos produtos diferentes a atletica medicina pediu em setembro?',
    drinks,
    sales
      .during('2025-09')
      .when((r) => r.client === 'Atlética Medicina')
      .distinct('product'),
  ],
  [
    'qual a participação dos destilados no valor total dos pedidos?',
    drinks,
    sales.share((r) => r.category === 'Destilados', 'total'),
  ],
  ['qual categoria tem menos pedidos?', drinks, least(sales.by('category', (g) => g.count()))],
  [
    'valor dos pedidos da Priscila de novembro a janeiro sem contar os consignados',
    drinks,
    sales
      .during('2025-11', '2026-01')
      .when((r) => r.seller === 'Priscila' && r.consigned !== 'SIM')
      .sum('total'),
  ],
  [
    'valor total dos pedidos mais o frete em março',
    drinks,
    sales.during('2026-03').sum('total') + sales.during('2026-03').sum('freight'),
  ],
  [
    'quantidade vezes o valor unitário do energetico, somando tudo',
    drinks,
    sales.when((r) => r.product === 'Energético').sum('total'),
  ],
  [
    'quantos pedidos o Neto fechou entre 05/01/2026 e 14/02/2026?',
    drinks,
    sales
      .from('2026-01-05', '2026-02-14')
      .when((r) => r.seller === 'Neto')
      .count(),
  ],
  [
    'quantidade de agua mineral vendida por mês',
    drinks,
    sales.when((r) => r.product === 'Água mineral').byMonth((g) => g.sum('pieces')),
  ],
  [
    'Oi, tudo bem? Quais foram os 2 piores meses em valor de pedidos?',
    drinks,
    least(
      sales.byMonth((g) => g.sum('total')),
      2,
    ),
  ],
]

export const unanswerable: string[] = [
  'qual o salário do técnico Edson?',
  'quanto gastamos de gasolina com o Corolla em outubro?',
  'qual o estoque atual de gelo em cubo na câmara fria?',
  'qual paciente mais reclamou da prótese?',
  'nota média de avaliação do motorista Wesley',
  'qual o telefone da Dra. Helena Prado?',
  'quantas multas de trânsito a Sandra levou?',
  'quanto vendemos de gelo em maio de 2025?',
  'quantos trabalhos vão entrar no laboratório em agosto de 2026?',
  'quantos convidados teve o casamento do Buffet Encanto?',
]
