import { brazilianDay, cents, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A swimming-pool builder with a chemicals shop, a school transport firm, gluten-free mixes online. */

const { next, whole, pick, among } = seededBusiness('swimming pools, school transport, gluten-free mixes')

const reais = (value: number) => `R$ ${dotted(decimal(value))}`

// `lot` is the most pieces of a sale, `crew` the most half hours of work: 0 for what is only sold.
const catalogue = [
  { item: 'Cloro granulado', sector: 'Químicos', from: 12_900, to: 28_900, lot: 10, crew: 0 },
  { item: 'Algicida', sector: 'Químicos', from: 2_490, to: 5_900, lot: 8, crew: 0 },
  { item: 'Barrilha leve', sector: 'Químicos', from: 1_800, to: 4_200, lot: 12, crew: 0 },
  { item: 'Clarificante', sector: 'Químicos', from: 2_200, to: 4_800, lot: 6, crew: 0 },
  { item: 'Limpeza', sector: 'Manutenção', from: 25_000, to: 60_000, lot: 1, crew: 8 },
  { item: 'Bomba', sector: 'Equipamentos', from: 65_000, to: 180_000, lot: 3, crew: 10 },
  { item: 'Refletor LED', sector: 'Equipamentos', from: 15_000, to: 42_000, lot: 6, crew: 8 },
  { item: 'Filtro de areia', sector: 'Equipamentos', from: 90_000, to: 260_000, lot: 2, crew: 12 },
  { item: 'Reparo de vazamento', sector: 'Manutenção', from: 40_000, to: 190_000, lot: 1, crew: 24 },
  { item: 'Aquecedor solar', sector: 'Equipamentos', from: 180_000, to: 480_000, lot: 1, crew: 28 },
  { item: 'Piscina de vinil', sector: 'Obras', from: 1_800_000, to: 4_500_000, lot: 1, crew: 240 },
  { item: 'Piscina de fibra', sector: 'Obras', from: 2_200_000, to: 5_200_000, lot: 1, crew: 160 },
]
// From June to March; closed on Sundays, more on Saturdays.
const sales = new Rows(
  daysFrom('2025-06-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(2, 5) : whole(1, 3) }, () => {
        const { item, sector, from, to, lot, crew } = pick(catalogue)
        const pieces = whole(1, lot)
        const total = cents((pieces * whole(from, to)) / 100)
        return {
          day,
          sector,
          item,
          city: among(['Jundiaí', 4], ['Atibaia', 5], ['Itu', 3], ['Indaiatuba', 2]),
          client: among(['Residência', 8], ['Condomínio', 4], ['Hotel', 2], ['Clube', 2]),
          seller: among(['Wagner', 5], ['Simone', 4], ['Tadeu', 3]),
          payment:
            sector === 'Obras'
              ? among(['Financiamento', 5], ['Boleto', 3], ['Pix', 2])
              : among(['Pix', 6], ['Cartão', 4], ['Boleto', 2]),
          invoice: next() < 0.72 ? 'Sim' : 'Não',
          pieces,
          total,
          cost: cents((total * whole(45, 75)) / 100),
          hours: crew === 0 ? undefined : whole(2, crew) / 2,
        }
      }),
    ),
)

const schools = [
  'Colégio São Lucas',
  'Escola Pingo de Gente',
  'Instituto Dom Bosco',
  'Creche Arco-Íris',
  'Colégio Monte Azul',
]
const zones = ['Zona Norte', 'Zona Sul', 'Zona Leste']
const sights = ['Zoológico', 'Fazendinha', 'Planetário', 'Parque aquático']
const halls = ['Teatro Municipal', 'Ginásio de Esportes']
// `tolls` is how often such a trip passes one.
const regular = { kind: 'linha fixa', places: zones, near: 8, far: 35, from: 18_000, to: 42_000, tolls: 0 }
const excursion = {
  kind: 'excursão',
  places: sights,
  near: 30,
  far: 180,
  from: 90_000,
  to: 380_000,
  tolls: 0.65,
}
const charter = {
  kind: 'fretamento',
  places: halls,
  near: 15,
  far: 90,
  from: 60_000,
  to: 210_000,
  tolls: 0.35,
}
const tripsOn = (weekday: number) => {
  if (weekday === 6) return 1
  return weekday === 5 ? whole(2, 4) : whole(1, 3)
}
// The school year; most on Fridays, only outings on Saturdays and in July.
const trips = new Rows(
  daysFrom('2025-02-03', 313)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: tripsOn(weekdayIn(day)) }, () => {
        const { kind, places, near, far, from, to, tolls } =
          weekdayIn(day) === 6 || day.startsWith('2025-07')
            ? among([excursion, 3], [charter, 1])
            : among([regular, 6], [excursion, 3], [charter, 1.5])
        const km = whole(near, far)
        return {
          day,
          kind,
          school: pick(schools),
          place: pick(places),
          driver: among(['Genivaldo', 5], ['Edson', 4], ['Marta', 3], ['Cícero', 3]),
          monitor: among(['Sônia', 5], ['Ivone', 4], ['Rita', 2]),
          vehicle: among(['Sprinter', 6], ['Ducato', 4], ['Volare', 3], ['Marcopolo', 2]),
          shift: among(['manhã', 5], ['tarde', 4], ['integral', 2]),
          riders: whole(8, 46),
          km,
          litres: Math.round((km * whole(14, 32)) / 10) / 10,
          toll: next() < tolls ? whole(840, 6_400) / 100 : undefined,
          late: next() < 0.62 ? 0 : whole(2, 45),
          price: whole(from, to) / 100,
        }
      }),
    ),
)

const blends = [
  { mix: 'Pão de forma', category: 'Pães', grams: 500, from: 1_990, to: 2_790 },
  { mix: 'Brownie', category: 'Doces', grams: 300, from: 1_690, to: 2_490 },
  { mix: 'Pizza', category: 'Massas', grams: 400, from: 1_790, to: 2_590 },
  { mix: 'Pão francês', category: 'Pães', grams: 500, from: 2_190, to: 3_190 },
  { mix: 'Bolo de cenoura', category: 'Doces', grams: 400, from: 1_890, to: 2_890 },
  { mix: 'Panqueca', category: 'Massas', grams: 300, from: 1_490, to: 2_190 },
  { mix: 'Cookie', category: 'Doces', grams: 300, from: 1_590, to: 2_390 },
]
const carriers = [
  { carrier: 'Correios', soonest: 5, latest: 14 },
  { carrier: 'Jadlog', soonest: 3, latest: 9 },
  { carrier: 'Loggi', soonest: 1, latest: 5 },
]
const clock = (hour: number, minute: number) =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
// Fifteen whole months, from October 2024 to December 2025; more in November.
const orders = new Rows(
  daysFrom('2024-10-01', 457).flatMap((day) =>
    Array.from({ length: day.slice(5, 7) === '11' ? whole(2, 3) : whole(1, 2) }, () => {
      const { mix, category, grams, from, to } = pick(blends)
      const { carrier, soonest, latest } = pick(carriers)
      const profile = among(['Consumidor final', 9], ['Padaria', 4], ['Cafeteria', 3], ['Restaurante', 3])
      const packs = profile === 'Consumidor final' ? whole(1, 6) : whole(8, 40)
      return {
        day,
        time: clock(whole(7, 22), whole(0, 59)),
        channel: among(['Site próprio', 6], ['Mercado Livre', 4], ['Shopee', 3], ['WhatsApp', 3]),
        mix,
        category,
        profile,
        state: among(['SP', 7], ['MG', 4], ['RJ', 3], ['SC', 2], ['RS', 1]),
        carrier,
        coupon: next() < 0.3 ? 'SIM' : 'NAO',
        packs,
        kg: Math.round((packs * grams) / 100) / 10,
        freight: next() < 0.2 ? 0 : whole(990, 6_800) / 100,
        term: whole(soonest, latest),
        rating: next() < 0.45 ? undefined : among([5, 6], [4, 4], [3, 2], [2, 1], [1, 1]),
        value: cents((packs * whole(from, to)) / 100),
      }
    }),
  ),
)

const pools = 'Vendas Piscinas'
const rides = 'viagens_escolares'
const mixes = 'PEDIDOS MIX SEM GLUTEN'

export const files = [
  file(pools, sales, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Setor', ({ sector }) => sector],
    ['Item', ({ item }) => item],
    ['Cidade', ({ city }) => city],
    ['Tipo de Cliente', ({ client }) => client],
    ['Vendedor', ({ seller }) => seller],
    ['Forma Pgto', ({ payment }) => payment],
    ['Nota Fiscal', ({ invoice }) => invoice],
    ['Qtde', ({ pieces }) => pieces],
    ['Vl. Total', ({ total }) => reais(total)],
    ['Custo', ({ cost }) => reais(cost)],
    ['Horas Equipe', ({ hours }) => (hours === undefined ? '' : decimal(hours, 1))],
  ]),
  file(
    rides,
    trips,
    [
      ['data_viagem', ({ day }) => day],
      ['tipo', ({ kind }) => kind],
      ['escola', ({ school }) => school],
      ['destino', ({ place }) => place],
      ['motorista', ({ driver }) => driver],
      ['monitora', ({ monitor }) => monitor],
      ['veiculo', ({ vehicle }) => vehicle],
      ['turno', ({ shift }) => shift],
      ['alunos', ({ riders }) => riders],
      ['km', ({ km }) => km],
      ['litros_diesel', ({ litres }) => litres.toFixed(1)],
      ['pedagio', ({ toll }) => (toll === undefined ? '' : toll.toFixed(2))],
      ['atraso_min', ({ late }) => late],
      ['valor_viagem', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
  file(mixes, orders, [
    ['DT_PEDIDO', ({ day, time }) => `${brazilianDay(day)} ${time}`],
    ['CANAL', ({ channel }) => channel],
    ['MIX', ({ mix }) => mix],
    ['CATEGORIA', ({ category }) => category],
    ['PERFIL_CLIENTE', ({ profile }) => profile],
    ['UF', ({ state }) => state],
    ['TRANSPORTADORA', ({ carrier }) => carrier],
    ['USOU_CUPOM', ({ coupon }) => coupon],
    ['PACOTES', ({ packs }) => packs],
    ['PESO_KG', ({ kg }) => decimal(kg, 1)],
    ['FRETE', ({ freight }) => decimal(freight)],
    ['PRAZO_DIAS', ({ term }) => term],
    ['AVALIACAO', ({ rating }) => rating ?? ''],
    ['VLR_PEDIDO', ({ value }) => decimal(value)],
  ]),
]

export const labelled: Labelled[] = [
  // The swimming-pool builder and chemicals shop
  ['Quanto deu o valor total das vendas em cada setor?', pools, sales.by('sector', (g) => g.sum('total'))],
  [
    'qtas unidades de cloro granulado sairam em dezembro?',
    pools,
    sales
      .during('2025-12')
      .when((r) => r.item === 'Cloro granulado')
      .sum('pieces'),
  ],
  [
    'Qual cidade nos rendeu o maior valor somado de vendas?',
    pools,
    most(sales.by('city', (g) => g.sum('total'))),
  ],
  [
    'horas de equipe gastas em obras no quarto trimestre de 2025',
    pools,
    sales
      .during('2025-10', '2025-12')
      .when((r) => r.sector === 'Obras')
      .sum('hours'),
  ],
  [
    'qto a Simone vendeu, em reais, de equipamentos em setembro',
    pools,
    sales
      .during('2025-09')
      .when((r) => r.seller === 'Simone' && r.sector === 'Equipamentos')
      .sum('total'),
  ],
  [
    'Qual foi o custo total das vendas feitas para condomínio?',
    pools,
    sales.when((r) => r.client === 'Condomínio').sum('cost'),
  ],
  [
    'Que percentual do valor vendido veio de Jundiaí?',
    pools,
    sales.share((r) => r.city === 'Jundiaí', 'total'),
  ],
  ['quantas vendas sairam sem nota fiscal', pools, sales.when((r) => r.invoice === 'Não').count()],
  [
    'Somando bomba e filtro de areia, quanto vendemos em reais?',
    pools,
    sales.when((r) => r.item === 'Bomba' || r.item === 'Filtro de areia').sum('total'),
  ],
  [
    'põe lado a lado o valor total das vendas de piscina de vinil e de piscina de fibra',
    pools,
    sales
      .when((r) => ['Piscina de vinil', 'Piscina de fibra'].includes(r.item))
      .by('item', (g) => g.sum('total')),
  ],
  [
    'De quanto foi a venda mais alta de aquecedor solar?',
    pools,
    sales.when((r) => r.item === 'Aquecedor solar').max('total'),
  ],
  [
    'top 4 itens em unidades vendidas',
    pools,
    most(
      sales.by('item', (g) => g.sum('pieces')),
      4,
    ),
  ],
  [
    'numero de vendas dos quimicos em cada dia da semana',
    pools,
    sales.when((r) => r.sector === 'Químicos').byWeekday((g) => g.count()),
  ],
  [
    'Qual o valor médio de uma venda para hotel?',
    pools,
    sales.when((r) => r.client === 'Hotel').mean('total'),
  ],
  [
    'em janeiro, qual vendedor vendeu menos em valor somado?',
    pools,
    least(sales.during('2026-01').by('seller', (g) => g.sum('total'))),
  ],
  [
    'Quanto sobra do valor total das vendas depois de descontar o custo?',
    pools,
    sales.sum('total') - sales.sum('cost'),
  ],
  [
    'valor vendido mes a mes em Atibaia',
    pools,
    sales.when((r) => r.city === 'Atibaia').byMonth((g) => g.sum('total')),
  ],
  ['quantas vendas passaram de 10 mil reais', pools, sales.when((r) => r.total > 10_000).count()],
  [
    'Quantas vendas ficaram com valor total entre R$ 500 e R$ 1.500?',
    pools,
    sales.when((r) => r.total >= 500 && r.total <= 1500).count(),
  ],
  [
    'qto deu em reais de piscina de fibra sem contar o que foi pra clube?',
    pools,
    sales.when((r) => r.item === 'Piscina de fibra' && r.client !== 'Clube').sum('total'),
  ],
  [
    'quantas horas de equipe em média a gente gasta numa venda de bomba?',
    pools,
    sales.when((r) => r.item === 'Bomba').mean('hours'),
  ],
  [
    'desde novembro, quanto o Tadeu vendeu em reais no pix?',
    pools,
    sales
      .during('2025-11', '2026-03')
      .when((r) => r.seller === 'Tadeu' && r.payment === 'Pix')
      .sum('total'),
  ],
  [
    'Número de vendas de manutenção feitas aos sábados',
    pools,
    sales
      .on(6)
      .when((r) => r.sector === 'Manutenção')
      .count(),
  ],
  ['Em que mês o custo somado foi mais alto?', pools, most(sales.byMonth((g) => g.sum('cost')))],
  [
    'quantos itens diferentes foram vendidos em Itu em julho',
    pools,
    sales
      .during('2025-07')
      .when((r) => r.city === 'Itu')
      .distinct('item'),
  ],
  [
    'em média, qto a loja de piscinas vende em reais por mês?',
    pools,
    sales.sum('total') / sales.byMonth((g) => g.count()).length,
  ],
  [
    'Dentro do setor de obras, que porcentagem do valor vendido foi por financiamento?',
    pools,
    sales.when((r) => r.sector === 'Obras').share((r) => r.payment === 'Financiamento', 'total'),
  ],
  [
    'Entre 15/12/2025 e 10/01/2026, quantas vendas foram feitas com nota fiscal?',
    pools,
    sales
      .from('2025-12-15', '2026-01-10')
      .when((r) => r.invoice === 'Sim')
      .count(),
  ],
  [
    'o contador tá me cobrando: valor total das vendas sem nota fiscal no primeiro trimestre de 2026',
    pools,
    sales
      .during('2026-01', '2026-03')
      .when((r) => r.invoice === 'Não')
      .sum('total'),
  ],
  [
    'qual forma de pagamento aparece em mais vendas pra residencia?',
    pools,
    most(sales.when((r) => r.client === 'Residência').by('payment', (g) => g.count())),
  ],

  // The school transport and excursions firm
  ['Quantas viagens cada motorista fez?', rides, trips.by('driver', (g) => g.count())],
  ['total de km rodados por veiculo', rides, trips.by('vehicle', (g) => g.sum('km'))],
  [
    'qtos litros de diesel a Sprinter gastou em maio',
    rides,
    trips
      .during('2025-05')
      .when((r) => r.vehicle === 'Sprinter')
      .sum('litres'),
  ],
  ['Qual escola soma mais em valor de viagens?', rides, most(trips.by('school', (g) => g.sum('price')))],
  [
    'quantos alunos no total a gente levou pro zoologico?',
    rides,
    trips.when((r) => r.place === 'Zoológico').sum('riders'),
  ],
  [
    'Qual é o valor médio de uma viagem de excursão?',
    rides,
    trips.when((r) => r.kind === 'excursão').mean('price'),
  ],
  ['Total pago de pedágio de agosto a outubro', rides, trips.during('2025-08', '2025-10').sum('toll')],
  ['qtas viagens atrasaram mais de 15 minutos?', rides, trips.when((r) => r.late > 15).count()],
  ['Quantos % das viagens são de linha fixa?', rides, trips.share((r) => r.kind === 'linha fixa')],
  [
    'quantas viagens a Ivone acompanhou no turno da tarde',
    rides,
    trips.when((r) => r.monitor === 'Ivone' && r.shift === 'tarde').count(),
  ],
  [
    'Compare o total de km rodados em abril com o de junho.',
    rides,
    { before: trips.during('2025-04').sum('km'), after: trips.during('2025-06').sum('km') },
  ],
  [
    'quais os dois destinos de excursão que somaram mais alunos?',
    rides,
    most(
      trips.when((r) => r.kind === 'excursão').by('place', (g) => g.sum('riders')),
      2,
    ),
  ],
  [
    'de quantos km foi a viagem mais comprida do Genivaldo',
    rides,
    trips.when((r) => r.driver === 'Genivaldo').max('km'),
  ],
  ['Litros de diesel gastos mês a mês', rides, trips.byMonth((g) => g.sum('litres'))],
  ['Quantas viagens levaram 40 alunos ou mais?', rides, trips.when((r) => r.riders >= 40).count()],
  [
    'valor das viagens de fretamento somado no segundo semestre de 2025',
    rides,
    trips
      .during('2025-07', '2025-12')
      .when((r) => r.kind === 'fretamento')
      .sum('price'),
  ],
  ['Qual dia da semana concentra o maior número de viagens?', rides, most(trips.byWeekday((g) => g.count()))],
  [
    'qto somam em valor as viagens do colegio sao lucas, tirando as de excursao?',
    rides,
    trips.when((r) => r.school === 'Colégio São Lucas' && r.kind !== 'excursão').sum('price'),
  ],
  ['Média de alunos por viagem em cada turno', rides, trips.by('shift', (g) => g.mean('riders'))],
  [
    'quantas viagens tiveram pedagio acima de 30 reais',
    rides,
    trips.when((r) => r.toll !== undefined && r.toll > 30).count(),
  ],
  [
    'Qual o valor médio do pedágio nas viagens ao Planetário?',
    rides,
    trips.when((r) => r.place === 'Planetário').mean('toll'),
  ],
  [
    'quantos motoristas diferentes fizeram viagem pra Creche Arco-Íris em março?',
    rides,
    trips
      .during('2025-03')
      .when((r) => r.school === 'Creche Arco-Íris')
      .distinct('driver'),
  ],
  [
    'Qual o menor valor que já cobramos por uma viagem de excursão?',
    rides,
    trips.when((r) => r.kind === 'excursão').min('price'),
  ],
  [
    'de 10/03/2025 até 30/04/2025, quanto deu o valor das viagens no total?',
    rides,
    trips.from('2025-03-10', '2025-04-30').sum('price'),
  ],
  [
    'qual monitora somou mais alunos acompanhados em setembro?',
    rides,
    most(trips.during('2025-09').by('monitor', (g) => g.sum('riders'))),
  ],
  [
    'quantos km o Edson rodou ao todo nas sextas-feiras',
    rides,
    trips
      .on(5)
      .when((r) => r.driver === 'Edson')
      .sum('km'),
  ],
  [
    'Que porcentagem do valor das viagens vem da Escola Pingo de Gente?',
    rides,
    trips.share((r) => r.school === 'Escola Pingo de Gente', 'price'),
  ],
  [
    'Total de alunos transportados por escola no turno da manhã',
    rides,
    trips.when((r) => r.shift === 'manhã').by('school', (g) => g.sum('riders')),
  ],
  [
    'qual veículo consumiu menos litros de diesel ao todo?',
    rides,
    least(trips.by('vehicle', (g) => g.sum('litres'))),
  ],
  [
    'o Cícero merece elogio: quantas viagens dele tiveram atraso igual a zero?',
    rides,
    trips.when((r) => r.driver === 'Cícero' && r.late === 0).count(),
  ],

  // The gluten-free mixes online
  ['Quantos pedidos entraram por canal?', mixes, orders.by('channel', (g) => g.count())],
  [
    'valor total dos pedidos: novembro de 2024 contra novembro de 2025',
    mixes,
    { before: orders.during('2024-11').sum('value'), after: orders.during('2025-11').sum('value') },
  ],
  [
    'qtos pacotes de brownie vendemos em 2025',
    mixes,
    orders
      .during('2025-01', '2025-12')
      .when((r) => r.mix === 'Brownie')
      .sum('packs'),
  ],
  ['Qual mix soma o maior valor de pedidos?', mixes, most(orders.by('mix', (g) => g.sum('value')))],
  ['frete medio por transportadora', mixes, orders.by('carrier', (g) => g.mean('freight'))],
  [
    'quantos kg foram enviados pra MG no primeiro trimestre de 2025?',
    mixes,
    orders
      .during('2025-01', '2025-03')
      .when((r) => r.state === 'MG')
      .sum('kg'),
  ],
  ['Avaliação média dos pedidos em cada canal', mixes, orders.by('channel', (g) => g.mean('rating'))],
  ['pedidos com prazo acima de 8 dias, quantos foram?', mixes, orders.when((r) => r.term > 8).count()],
  ['Que porcentagem dos pedidos usou cupom?', mixes, orders.share((r) => r.coupon === 'SIM')],
  [
    'quanto somam em valor os pedidos de padaria, tirando a Shopee',
    mixes,
    orders.when((r) => r.profile === 'Padaria' && r.channel !== 'Shopee').sum('value'),
  ],
  [
    'As 3 UFs com mais kg enviados',
    mixes,
    most(
      orders.by('state', (g) => g.sum('kg')),
      3,
    ),
  ],
  [
    'De quanto é, em média, o pedido de uma cafeteria, em reais?',
    mixes,
    orders.when((r) => r.profile === 'Cafeteria').mean('value'),
  ],
  [
    'qtos pedidos tiveram frete zero em dezembro de 2025',
    mixes,
    orders
      .during('2025-12')
      .when((r) => r.freight === 0)
      .count(),
  ],
  [
    'Evolução mensal do valor dos pedidos pelo WhatsApp em 2025',
    mixes,
    orders
      .during('2025-01', '2025-12')
      .when((r) => r.channel === 'WhatsApp')
      .byMonth((g) => g.sum('value')),
  ],
  [
    'qual transportadora tem o prazo médio mais longo?',
    mixes,
    most(orders.by('carrier', (g) => g.mean('term'))),
  ],
  [
    'soma dos fretes dos pedidos de mix de pizza',
    mixes,
    orders.when((r) => r.mix === 'Pizza').sum('freight'),
  ],
  [
    'Qual perfil de cliente levou menos pacotes ao todo?',
    mixes,
    least(orders.by('profile', (g) => g.sum('packs'))),
  ],
  [
    'quantos kg teve o pedido mais pesado de restaurante?',
    mixes,
    orders.when((r) => r.profile === 'Restaurante').max('kg'),
  ],
  [
    'Em média, quantos pedidos recebemos por mês?',
    mixes,
    orders.count() / orders.byMonth((g) => g.count()).length,
  ],
  [
    'to preocupada com isso: quantos pedidos vieram com avaliacao menor que 3?',
    mixes,
    orders.when((r) => r.rating !== undefined && r.rating < 3).count(),
  ],
  [
    'em que mês de 2025 saiu a maior quantidade de pacotes de doces?',
    mixes,
    most(
      orders
        .during('2025-01', '2025-12')
        .when((r) => r.category === 'Doces')
        .byMonth((g) => g.sum('packs')),
    ),
  ],
  [
    'Compare o peso total enviado pelos Correios com o enviado pela Jadlog.',
    mixes,
    {
      before: orders.when((r) => r.carrier === 'Correios').sum('kg'),
      after: orders.when((r) => r.carrier === 'Jadlog').sum('kg'),
    },
  ],
  [
    'quanto deu o valor dos pedidos somado entre 20/11/2025 e 05/12/2025?',
    mixes,
    orders.from('2025-11-20', '2025-12-05').sum('value'),
  ],
  [
    'pacotes vendidos por categoria nos pedidos sem cupom',
    mixes,
    orders.when((r) => r.coupon === 'NAO').by('category', (g) => g.sum('packs')),
  ],
  [
    'valor total dos pedidos de SP que usaram cupom',
    mixes,
    orders.when((r) => r.state === 'SP' && r.coupon === 'SIM').sum('value'),
  ],
  [
    'Quantos mixes diferentes o perfil restaurante pediu em julho de 2025?',
    mixes,
    orders
      .during('2025-07')
      .when((r) => r.profile === 'Restaurante')
      .distinct('mix'),
  ],
  [
    'quantos por cento do total de frete foi da Loggi?',
    mixes,
    orders.share((r) => r.carrier === 'Loggi', 'freight'),
  ],
  [
    'Em qual dia da semana o valor somado dos pedidos é maior?',
    mixes,
    most(orders.byWeekday((g) => g.sum('value'))),
  ],
  [
    'Quantos pedidos tiveram valor entre R$ 100 e R$ 300?',
    mixes,
    orders.when((r) => r.value >= 100 && r.value <= 300).count(),
  ],
  [
    'to revendo a produção: qual o peso total de pão francês pedido de outubro a dezembro de 2024?',
    mixes,
    orders
      .during('2024-10', '2024-12')
      .when((r) => r.mix === 'Pão francês')
      .sum('kg'),
  ],
]

export const unanswerable: string[] = [
  'qual o pH médio da água das piscinas que a gente trata?',
  'Quanto tenho de cloro granulado em estoque?',
  'qual foi a comissão do Wagner em dezembro?',
  'Qual o salário da monitora Rita?',
  'quando vence a cnh do Genivaldo',
  'Quanto pagamos de seguro da Ducato em 2025?',
  'quantos pneus trocamos na Volare?',
  'Quantos pedidos de mix de pizza foram devolvidos?',
  'qual a data de validade do mix de brownie',
  'quanto gastei com anuncio no Instagram em novembro de 2025?',
]
