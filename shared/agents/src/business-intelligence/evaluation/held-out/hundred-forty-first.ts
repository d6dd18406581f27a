import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A shop of wheels and car tuning, a maternity photographer's studio and a distributor of ice and charcoal. */

const { next, whole, pick, among } = seededBusiness('wheels and tuning, maternity photos, ice and charcoal')

const parts = [
  {
    group: 'RODAS',
    item: 'Roda diamantada',
    brands: ['Volcano', 'KR Wheels'],
    lots: [4],
    from: 480,
    to: 1280,
  },
  {
    group: 'PNEUS',
    item: 'Pneu perfil baixo',
    brands: ['Pirelli', 'Goodyear'],
    lots: [4, 2],
    from: 390,
    to: 890,
  },
  { group: 'RODAS', item: 'Roda grafite', brands: ['Binno', 'Volcano'], lots: [4], from: 420, to: 990 },
  { group: 'SOM', item: 'Subwoofer', brands: ['JBL', 'Taramps'], lots: [1, 2], from: 280, to: 950 },
  { group: 'SUSPENSÃO', item: 'Kit rosca', brands: ['Fênix', 'Castor'], lots: [1], from: 1100, to: 2600 },
  {
    group: 'ILUMINAÇÃO',
    item: 'Farol de LED',
    brands: ['Philips', 'Osram'],
    lots: [2, 1],
    from: 120,
    to: 480,
  },
  {
    group: 'SUSPENSÃO',
    item: 'Mola esportiva',
    brands: ['Castor', 'Fênix'],
    lots: [4, 2],
    from: 160,
    to: 340,
  },
  { group: 'SOM', item: 'Módulo amplificador', brands: ['Taramps', 'JBL'], lots: [1], from: 250, to: 1100 },
  {
    group: 'ESCAPAMENTO',
    item: 'Ponteira dupla',
    brands: ['Mastra', 'Tuper'],
    lots: [1],
    from: 140,
    to: 450,
  },
]
// April to January; closed on Sundays, most on Saturdays.
const jobs = new Rows(
  daysFrom('2025-04-01', 306)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(3, 5) : whole(1, 2) }, () => {
        const { group, item, brands, lots, from, to } = pick(parts)
        const pieces = pick(lots)
        const unit = whole(from * 100, to * 100) / 100
        const discount = next() < 0.55 ? 0 : cents((pieces * unit * whole(2, 10)) / 100)
        const isInstalled = next() < 0.7
        const labor = isInstalled ? whole(8, 60) * 10 : undefined
        const paid = pick(['CRÉDITO', 'CRÉDITO', 'PIX', 'PIX', 'DÉBITO', 'DINHEIRO'])
        return {
          day,
          group,
          item,
          brand: pick(brands),
          car: pick(['Gol', 'Saveiro', 'Civic', 'Onix', 'Hilux', 'Jetta']),
          seller: pick(['Juninho', 'Juninho', 'Kelly', 'Rafael']),
          installed: isInstalled ? 'SIM' : 'NÃO',
          pieces,
          unit,
          discount,
          labor,
          hours: isInstalled ? whole(2, 16) / 2 : undefined,
          paid,
          installments: paid === 'CRÉDITO' ? whole(2, 10) : undefined,
          total: cents(pieces * unit - discount + (labor ?? 0)),
        }
      }),
    )
    .map((row, place) => ({ ...row, order: 4_101 + place })),
)

const kinds = [
  { type: 'Gestante', places: ['Estúdio', 'Externo', 'Residência'], from: 550, to: 900 },
  { type: 'Gestante', places: ['Externo', 'Estúdio', 'Residência'], from: 550, to: 900 },
  { type: 'Newborn', places: ['Estúdio', 'Estúdio', 'Residência'], from: 700, to: 1200 },
  { type: 'Parto', places: ['Hospital'], from: 1200, to: 1900 },
  { type: 'Acompanhamento', places: ['Estúdio', 'Externo'], from: 400, to: 650 },
  { type: 'Chá revelação', places: ['Externo', 'Residência'], from: 600, to: 1050 },
]
const mothers = [
  'Camila',
  'Juliana',
  'Patrícia',
  'Vanessa',
  'Débora',
  'Aline',
  'Tatiane',
  'Renata',
  'Priscila',
]
const surnames = ['Moura', 'Teixeira', 'Barros', 'Nogueira', 'Peixoto', 'Sales', 'Viana']
// May to February; closed on Mondays, most on Saturdays.
const shoots = new Rows(
  daysFrom('2025-05-01', 304)
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(3, 4) : whole(0, 2) }, () => {
        const { type, places, from, to } = pick(kinds)
        const pack = among(['Essencial', 6], ['Clássico', 3], ['Luxo', 1.2])
        const factor = pack === 'Luxo' ? 2.2 : pack === 'Clássico' ? 1.5 : 1
        const place = pick(places)
        return {
          day,
          client: `${pick(mothers)} ${pick(surnames)}`,
          type,
          pack,
          place,
          artist: among(['Lívia', 5], ['Bruna', 3], ['Heloísa', 2]),
          source: among(['Instagram', 5], ['Amigas', 3], ['Obstetra', 2], ['Google', 2]),
          weeks: type === 'Gestante' ? whole(26, 37) : undefined,
          hours: type === 'Parto' ? whole(6, 20) / 2 : whole(2, 9) / 2,
          photos: Math.round(whole(18, 55) * factor),
          editing: whole(4, 30),
          album: next() < 0.4 ? 'sim' : 'não',
          costume: place === 'Hospital' || next() < 0.35 ? 0 : whole(3_000, 24_000) / 100,
          price: cents((whole(from * 100, to * 100) / 100) * factor),
          extras: next() < 0.5 ? undefined : whole(4_000, 68_000) / 100,
        }
      }),
    ),
)

const customers = [
  { client: 'Bar do Tonho', segment: 'Bares', route: 'Centro', far: 8 },
  { client: 'Posto Avenida', segment: 'Postos', route: 'Norte', far: 14 },
  { client: 'Adega Imperial', segment: 'Adegas', route: 'Sul', far: 18 },
  { client: 'Quiosque Maré Alta', segment: 'Bares', route: 'Litoral', far: 36 },
  { client: 'Mercado Estrela', segment: 'Mercados', route: 'Centro', far: 6 },
  { client: 'Adega Dois Irmãos', segment: 'Adegas', route: 'Norte', far: 16 },
  { client: 'Boteco da Praça', segment: 'Bares', route: 'Norte', far: 12 },
  { client: 'Posto Beira-Mar', segment: 'Postos', route: 'Litoral', far: 40 },
  { client: 'Mercadinho da Vila', segment: 'Mercados', route: 'Sul', far: 21 },
  { client: 'Buffet Encanto', segment: 'Eventos', route: 'Sul', far: 24 },
]
const goods = [
  { line: 'Gelo', product: 'Gelo cubo 5kg', kilos: 5, bag: 900 },
  { line: 'Gelo', product: 'Gelo cubo 10kg', kilos: 10, bag: 1_600 },
  { line: 'Carvão', product: 'Carvão 3kg', kilos: 3, bag: 1_400 },
  { line: 'Gelo', product: 'Gelo moído 20kg', kilos: 20, bag: 2_800 },
  { line: 'Carvão', product: 'Carvão 8kg', kilos: 8, bag: 3_400 },
]
// September to April; closed on Mondays, most on Fridays and Saturdays, more in summer.
const trips = new Rows(
  daysFrom('2025-09-01', 242)
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) => {
      const summer = day >= '2025-12-01' && day <= '2026-02-28' ? 1 : 0
      const usual = weekdayIn(day) === 5 || weekdayIn(day) === 6 ? whole(3, 5) : whole(1, 2)
      return Array.from({ length: usual + summer }, () => {
        const { client, segment, route, far } = pick(customers)
        const { line, product, kilos, bag } = pick(goods)
        const bags = whole(5, 60)
        return {
          day,
          client,
          segment,
          route,
          driver: pick(['Adilson', 'Adilson', 'Wesley', 'Tião']),
          line,
          product,
          bags,
          swapped: next() < 0.7 ? 0 : whole(1, 5),
          weight: bags * kilos,
          km: far + whole(0, 12) / 2,
          freight: next() < 0.3 ? undefined : whole(1_500, 9_500) / 100,
          sale: cents((bags * (bag + whole(0, 180) - 60)) / 100),
          paid: pick(['Boleto', 'Boleto', 'Depósito', 'Espécie']),
          status: next() < 0.8 ? 'Quitado' : 'Pendente',
        }
      })
    }),
)

const tuning = 'ORDENS DE SERVICO TUNING'
const studio = 'ensaios_maternidade'
const ice = 'Distribuidora - Entregas Gelo e Carvão'

/** '' where nothing was filled in. */
const orEmpty = (value: number | undefined, shown: (value: number) => string) =>
  value === undefined ? '' : shown(value)
/** 'R$ 1.234,50' */
const reais = (value: number) => dotted(commaPrice(value))

export const files = [
  file(tuning, jobs, [
    ['DATA', ({ day }) => brazilianDay(day)],
    ['N_OS', ({ order }) => order],
    ['GRUPO', ({ group }) => group],
    ['ITEM', ({ item }) => item],
    ['MARCA', ({ brand }) => brand],
    ['CARRO', ({ car }) => car],
    ['VENDEDOR', ({ seller }) => seller],
    ['INSTALACAO', ({ installed }) => installed],
    ['QTD', ({ pieces }) => pieces],
    ['PRECO_UNIT', ({ unit }) => reais(unit)],
    ['DESCONTO', ({ discount }) => reais(discount)],
    ['MAO_DE_OBRA', ({ labor }) => orEmpty(labor, reais)],
    ['HORAS_INSTALACAO', ({ hours }) => orEmpty(hours, (value) => decimal(value, 1))],
    ['PAGTO', ({ paid }) => paid],
    ['PARCELAS', ({ installments }) => installments ?? ''],
    ['TOTAL', ({ total }) => reais(total)],
  ]),
  file(
    studio,
    shoots,
    [
      ['data_ensaio', ({ day }) => day],
      ['cliente', ({ client }) => client],
      ['tipo_ensaio', ({ type }) => type],
      ['pacote', ({ pack }) => pack],
      ['local', ({ place }) => place],
      ['fotografa', ({ artist }) => artist],
      ['origem', ({ source }) => source],
      ['semanas_gestacao', ({ weeks }) => weeks ?? ''],
      ['horas', ({ hours }) => hours.toFixed(1)],
      ['fotos_editadas', ({ photos }) => photos],
      ['dias_edicao', ({ editing }) => editing],
      ['album', ({ album }) => album],
      ['custo_figurino', ({ costume }) => costume.toFixed(2)],
      ['valor_pacote', ({ price }) => price.toFixed(2)],
      ['valor_extras', ({ extras }) => orEmpty(extras, (value) => value.toFixed(2))],
    ],
    ',',
  ),
  file(ice, trips, [
    ['Dt Entrega', ({ day }) => shownDay(day)],
    ['Cliente', ({ client }) => client],
    ['Segmento', ({ segment }) => segment],
    ['Rota', ({ route }) => route],
    ['Motorista', ({ driver }) => driver],
    ['Linha', ({ line }) => line],
    ['Produto', ({ product }) => product],
    ['Sacos entregues', ({ bags }) => bags],
    ['Sacos trocados', ({ swapped }) => swapped],
    ['Peso kg', ({ weight }) => weight],
    ['Km', ({ km }) => decimal(km, 1)],
    ['Frete', ({ freight }) => orEmpty(freight, decimal)],
    ['Valor venda', ({ sale }) => decimal(sale)],
    ['Recebimento', ({ paid }) => paid],
    ['Situação', ({ status }) => status],
  ]),
]

export const labelled: Labelled[] = [
  // The shop of wheels and tuning
  ['valor total das OS mês a mês', tuning, jobs.byMonth((g) => g.sum('total'))],
  [
    'Quanto faturamos com pneus em agosto?',
    tuning,
    jobs
      .during('2025-08')
      .when((r) => r.group === 'PNEUS')
      .sum('total'),
  ],
  [
    'qtas rodas a gente vendeu no terceiro trimestre de 2025?',
    tuning,
    jobs
      .during('2025-07', '2025-09')
      .when((r) => r.group === 'RODAS')
      .sum('pieces'),
  ],
  ['Qual vendedor tem o maior faturamento somado?', tuning, most(jobs.by('seller', (g) => g.sum('total')))],
  [
    'os 3 carros que mais deram faturamento',
    tuning,
    most(
      jobs.by('car', (g) => g.sum('total')),
      3,
    ),
  ],
  ['qual a média do total por OS', tuning, jobs.mean('total')],
  ['Qual marca trouxe menos faturamento?', tuning, least(jobs.by('brand', (g) => g.sum('total')))],
  ['soma dos descontos que a Kelly deu', tuning, jobs.when((r) => r.seller === 'Kelly').sum('discount')],
  ['Quantas OS foram pagas no débito?', tuning, jobs.when((r) => r.paid === 'DÉBITO').count()],
  ['Quantos % do faturamento das OS foi no PIX?', tuning, jobs.share((r) => r.paid === 'PIX', 'total')],
  ['qto deu de mao de obra de outubro a dezembro?', tuning, jobs.during('2025-10', '2025-12').sum('labor')],
  [
    'compara o faturamento de suspensao de novembro com o de dezembro',
    tuning,
    {
      before: jobs
        .during('2025-11')
        .when((r) => r.group === 'SUSPENSÃO')
        .sum('total'),
      after: jobs
        .during('2025-12')
        .when((r) => r.group === 'SUSPENSÃO')
        .sum('total'),
    },
  ],
  ['Quantas OS tiveram total acima de R$ 3.000?', tuning, jobs.when((r) => r.total > 3000).count()],
  ['em qual dia da semana abrimos mais OS?', tuning, most(jobs.byWeekday((g) => g.count()))],
  ['Média de horas de instalação por grupo', tuning, jobs.by('group', (g) => g.mean('hours'))],
  [
    'faturamento das OS por grupo, fora o que foi pago em dinheiro',
    tuning,
    jobs.when((r) => r.paid !== 'DINHEIRO').by('group', (g) => g.sum('total')),
  ],
  ['quantidade de peças vendidas de cada item', tuning, jobs.by('item', (g) => g.sum('pieces'))],
  [
    'Qual o preço unitário médio do subwoofer?',
    tuning,
    jobs.when((r) => r.item === 'Subwoofer').mean('unit'),
  ],
  [
    'qto a gente faturou com o Civic de outubro pra frente?',
    tuning,
    jobs
      .during('2025-10', '2026-01')
      .when((r) => r.car === 'Civic')
      .sum('total'),
  ],
  [
    'total das OS no crédito entre 15/06/2025 e 31/07/2025',
    tuning,
    jobs
      .from('2025-06-15', '2025-07-31')
      .when((r) => r.paid === 'CRÉDITO')
      .sum('total'),
  ],
  [
    'quantas unidades de farol de led da Philips foram vendidas',
    tuning,
    jobs.when((r) => r.item === 'Farol de LED' && r.brand === 'Philips').sum('pieces'),
  ],
  ['Contagem de OS por carro', tuning, jobs.by('car', (g) => g.count())],
  [
    'quanto o Rafael faturou em setembro sem contar o PIX?',
    tuning,
    jobs
      .during('2025-09')
      .when((r) => r.seller === 'Rafael' && r.paid !== 'PIX')
      .sum('total'),
  ],
  [
    'Quantas marcas diferentes há no grupo SOM?',
    tuning,
    jobs.when((r) => r.group === 'SOM').distinct('brand'),
  ],
  [
    'quanto o grupo rodas representa do faturamento, em porcentagem',
    tuning,
    jobs.share((r) => r.group === 'RODAS', 'total'),
  ],
  ['Maior desconto numa OS do Juninho', tuning, jobs.when((r) => r.seller === 'Juninho').max('discount')],
  ['quantas OS ficaram sem instalação?', tuning, jobs.when((r) => r.installed === 'NÃO').count()],
  ['Em que mês cobramos menos mão de obra no total?', tuning, least(jobs.byMonth((g) => g.sum('labor')))],
  [
    'media de parcelas das OS no credito',
    tuning,
    jobs.when((r) => r.paid === 'CRÉDITO').mean('installments'),
  ],
  [
    'quero ver se compensa abrir sabado: qto faturamos de ponteira dupla aos sabados?',
    tuning,
    jobs
      .on(6)
      .when((r) => r.item === 'Ponteira dupla')
      .sum('total'),
  ],

  // The maternity photographer's studio
  ['Quantos ensaios foram feitos em novembro?', studio, shoots.during('2025-11').count()],
  ['número de ensaios por fotógrafa', studio, shoots.by('artist', (g) => g.count())],
  ['Soma do valor dos pacotes por tipo de ensaio', studio, shoots.by('type', (g) => g.sum('price'))],
  ['qual fotografa soma mais fotos editadas?', studio, most(shoots.by('artist', (g) => g.sum('photos')))],
  [
    'qtas horas de newborn tivemos em julho',
    studio,
    shoots
      .during('2025-07')
      .when((r) => r.type === 'Newborn')
      .sum('hours'),
  ],
  [
    'tô revendo os gastos: quanto foi de figurino nos ensaios de gestante?',
    studio,
    shoots.when((r) => r.type === 'Gestante').sum('costume'),
  ],
  ['Valor médio do pacote Luxo', studio, shoots.when((r) => r.pack === 'Luxo').mean('price')],
  [
    'quantos partos a gente fotografou em cada mes?',
    studio,
    shoots.byMonth((g) => g.when((r) => r.type === 'Parto').count()),
  ],
  [
    'Quais os 2 locais com maior soma de valor de pacote?',
    studio,
    most(
      shoots.by('place', (g) => g.sum('price')),
      2,
    ),
  ],
  ['que porcentagem dos ensaios veio do instagram?', studio, shoots.share((r) => r.source === 'Instagram')],
  [
    'Total de fotos editadas da Bruna nos ensaios em local externo',
    studio,
    shoots.when((r) => r.artist === 'Bruna' && r.place === 'Externo').sum('photos'),
  ],
  ['ensaios com mais de 3 horas, quantos foram?', studio, shoots.when((r) => r.hours > 3).count()],
  ['Qual o dia da semana com mais ensaios?', studio, most(shoots.byWeekday((g) => g.count()))],
  [
    'quantos ensaios fazemos em média por mês?',
    studio,
    shoots.count() / shoots.byMonth((g) => g.count()).length,
  ],
  [
    'valor de extras nos ensaios em estudio, de agosto a outubro',
    studio,
    shoots
      .during('2025-08', '2025-10')
      .when((r) => r.place === 'Estúdio')
      .sum('extras'),
  ],
  [
    'fotos editadas no total: dezembro x janeiro',
    studio,
    { before: shoots.during('2025-12').sum('photos'), after: shoots.during('2026-01').sum('photos') },
  ],
  ['Qual pacote teve menos ensaios?', studio, least(shoots.by('pack', (g) => g.count()))],
  [
    'valor dos pacotes de newborn sem contar quem veio do Google',
    studio,
    shoots.when((r) => r.type === 'Newborn' && r.source !== 'Google').sum('price'),
  ],
  ['Custo médio de figurino por pacote', studio, shoots.by('pack', (g) => g.mean('costume'))],
  [
    'quantas clientes diferentes a Heloisa fotografou em outubro?',
    studio,
    shoots
      .during('2025-10')
      .when((r) => r.artist === 'Heloísa')
      .distinct('client'),
  ],
  ['maior valor de extras em um só ensaio', studio, shoots.max('extras')],
  ['Total de horas de ensaio por local', studio, shoots.by('place', (g) => g.sum('hours'))],
  [
    'qto a Lívia vendeu em valor de pacote no quarto trimestre de 2025?',
    studio,
    shoots
      .during('2025-10', '2025-12')
      .when((r) => r.artist === 'Lívia')
      .sum('price'),
  ],
  [
    'quantos ensaios com álbum tivemos de dezembro a fevereiro?',
    studio,
    shoots
      .during('2025-12', '2026-02')
      .when((r) => r.album === 'sim')
      .count(),
  ],
  [
    'Quantos por cento do valor dos pacotes vem do Clássico?',
    studio,
    shoots.share((r) => r.pack === 'Clássico', 'price'),
  ],
  [
    'soma do valor dos pacotes menos a soma do custo de figurino',
    studio,
    shoots.sum('price') - shoots.sum('costume'),
  ],
  ['Em qual mês o valor de extras somado foi maior?', studio, most(shoots.byMonth((g) => g.sum('extras')))],
  ['media de dias de edicao nos partos', studio, shoots.when((r) => r.type === 'Parto').mean('editing')],
  [
    'quantos ensaios tiveram de 40 a 80 fotos editadas?',
    studio,
    shoots.when((r) => r.photos >= 40 && r.photos <= 80).count(),
  ],
  [
    'Média de semanas de gestação nos ensaios da Bruna',
    studio,
    shoots.when((r) => r.artist === 'Bruna').mean('weeks'),
  ],

  // The distributor of ice and charcoal
  ['Valor de venda de gelo por mês', ice, trips.when((r) => r.line === 'Gelo').byMonth((g) => g.sum('sale'))],
  [
    'qtos sacos de carvao 3kg entregamos em dezembro',
    ice,
    trips
      .during('2025-12')
      .when((r) => r.product === 'Carvão 3kg')
      .sum('bags'),
  ],
  ['Peso total entregue em cada rota', ice, trips.by('route', (g) => g.sum('weight'))],
  ['qual motorista rodou mais km?', ice, most(trips.by('driver', (g) => g.sum('km')))],
  [
    'Quais os 4 clientes com maior valor de venda somado nas entregas?',
    ice,
    most(
      trips.by('client', (g) => g.sum('sale')),
      4,
    ),
  ],
  ['quanto cobramos de frete na rota Litoral?', ice, trips.when((r) => r.route === 'Litoral').sum('freight')],
  ['frete medio por segmento', ice, trips.by('segment', (g) => g.mean('freight'))],
  ['Quantas entregas estão com situação pendente?', ice, trips.when((r) => r.status === 'Pendente').count()],
  [
    'valor de venda pendente por cliente',
    ice,
    trips.when((r) => r.status === 'Pendente').by('client', (g) => g.sum('sale')),
  ],
  ['Que percentual do peso é da linha Carvão?', ice, trips.share((r) => r.line === 'Carvão', 'weight')],
  [
    'compare os sacos entregues em janeiro com os de fevereiro',
    ice,
    { before: trips.during('2026-01').sum('bags'), after: trips.during('2026-02').sum('bags') },
  ],
  ['quantas entregas pesaram mais de 400 kg', ice, trips.when((r) => r.weight > 400).count()],
  [
    'Qual dia da semana soma o maior valor de venda de gelo?',
    ice,
    most(trips.when((r) => r.line === 'Gelo').byWeekday((g) => g.sum('sale'))),
  ],
  [
    'sacos entregues por entrega nos Bares, em média',
    ice,
    trips.when((r) => r.segment === 'Bares').mean('bags'),
  ],
  [
    'qual o valor de venda no boleto de 10/12/2025 até 06/01/2026?',
    ice,
    trips
      .from('2025-12-10', '2026-01-06')
      .when((r) => r.paid === 'Boleto')
      .sum('sale'),
  ],
  [
    'quantos reais o Bar do Tonho comprou de gelo cubo 5kg?',
    ice,
    trips.when((r) => r.client === 'Bar do Tonho' && r.product === 'Gelo cubo 5kg').sum('sale'),
  ],
  ['Total de sacos trocados por produto', ice, trips.by('product', (g) => g.sum('swapped'))],
  [
    'qual produto teve menos sacos entregues no total?',
    ice,
    least(trips.by('product', (g) => g.sum('bags'))),
  ],
  [
    'qtas entregas o Wesley fez no primeiro trimestre de 2026',
    ice,
    trips
      .during('2026-01', '2026-03')
      .when((r) => r.driver === 'Wesley')
      .count(),
  ],
  [
    'valor de venda pras adegas tirando o que foi recebido em especie',
    ice,
    trips.when((r) => r.segment === 'Adegas' && r.paid !== 'Espécie').sum('sale'),
  ],
  [
    'Quantos clientes diferentes receberam entrega na rota Norte em março?',
    ice,
    trips
      .during('2026-03')
      .when((r) => r.route === 'Norte')
      .distinct('client'),
  ],
  [
    'qual o peso da entrega mais pesada do Adilson?',
    ice,
    trips.when((r) => r.driver === 'Adilson').max('weight'),
  ],
  [
    'Em média, quantos reais a distribuidora vende por mês?',
    ice,
    cents(trips.sum('sale')) / trips.byMonth((g) => g.sum('sale')).length,
  ],
  ['quantas entregas saem em cada dia da semana?', ice, trips.byWeekday((g) => g.count())],
  [
    'soma dos km nas entregas de carvao de fevereiro a abril',
    ice,
    trips
      .during('2026-02', '2026-04')
      .when((r) => r.line === 'Carvão')
      .sum('km'),
  ],
  ['Quantas entregas tiveram pelo menos um saco trocado?', ice, trips.when((r) => r.swapped >= 1).count()],
  ['qual mes teve o menor peso total entregue?', ice, least(trips.byMonth((g) => g.sum('weight')))],
  ['quantos por cento das entregas estão quitadas?', ice, trips.share((r) => r.status === 'Quitado')],
  ['quantas entregas foram de no máximo 15 km?', ice, trips.when((r) => r.km <= 15).count()],
  [
    'vou renegociar o preço com o Posto Avenida, qual foi o valor de venda pra ele entre novembro e janeiro?',
    ice,
    trips
      .during('2025-11', '2026-01')
      .when((r) => r.client === 'Posto Avenida')
      .sum('sale'),
  ],
]

export const unanswerable: string[] = [
  'qual a comissão da Kelly em setembro?',
  'quantos jogos de roda ainda temos no estoque?',
  'Qual o ano de fabricação médio dos carros que atendemos?',
  'quanto pagamos pro fornecedor da Volcano em julho',
  'Qual a idade média das mães fotografadas?',
  'quantos bebês fotografados eram meninas?',
  'quantos ensaios foram remarcados em dezembro?',
  'quanto gastamos de energia com a câmara fria?',
  'qual a placa do caminhão do Wesley?',
  'qto foi de diesel em janeiro?',
]
