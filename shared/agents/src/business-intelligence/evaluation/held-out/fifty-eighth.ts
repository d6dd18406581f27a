import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A dermatology clinic, a pet hotel and day care, a seller of water pumps and irrigation. */

const { next, whole, pick, among } = seededBusiness('a dermatology clinic, a pet hotel, a seller of pumps')
const days = daysFrom('2025-07-01', 304)
const weighed = <Entry extends { weight: number }>(entries: Entry[]): Entry =>
  among(...entries.map((entry): [Entry, number] => [entry, entry.weight]))

const treatments = [
  { procedure: 'Consulta', category: 'Diagnóstico', weight: 9, from: 25_000, to: 45_000, supplies: 0 },
  { procedure: 'Botox', category: 'Estética', weight: 5, from: 90_000, to: 220_000, supplies: 38 },
  { procedure: 'Peeling químico', category: 'Estética', weight: 4, from: 25_000, to: 60_000, supplies: 22 },
  { procedure: 'Laser CO2', category: 'Estética', weight: 3, from: 80_000, to: 190_000, supplies: 16 },
  {
    procedure: 'Retirada de pinta',
    category: 'Cirurgia',
    weight: 2.6,
    from: 40_000,
    to: 110_000,
    supplies: 20,
  },
  {
    procedure: 'Preenchimento labial',
    category: 'Estética',
    weight: 2.2,
    from: 120_000,
    to: 260_000,
    supplies: 42,
  },
  { procedure: 'Dermatoscopia', category: 'Diagnóstico', weight: 2, from: 18_000, to: 40_000, supplies: 0 },
  { procedure: 'Crioterapia', category: 'Cirurgia', weight: 0.9, from: 15_000, to: 35_000, supplies: 14 },
]
// Closed on Sundays, most on Wednesdays.
const visits = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from(
        { length: weekdayIn(day) === 6 ? whole(1, 2) : weekdayIn(day) === 3 ? whole(4, 6) : whole(2, 4) },
        () => {
          const { procedure, category, from, to, supplies } = weighed(treatments)
          const insurance =
            category === 'Estética'
              ? 'Particular'
              : among(['Unimed', 4], ['Particular', 3], ['Bradesco Saúde', 2.2], ['Amil', 1.2])
          const full = whole(from, to) / 100
          const price = insurance === 'Particular' ? full : cents(full * 0.55)
          return {
            day,
            procedure,
            category,
            insurance,
            patient: pick([
              'Cláudia Ramos',
              'Ana Beatriz Souza',
              'João Pedro Lima',
              'Isabela Nunes',
              'Sérgio Tavares',
              'Larissa Campos',
              'Mateus Farias',
              'Vera Lúcia Pinto',
              'Gustavo Rocha',
              'Rogério Alves',
              'Simone Batista',
              'Eduardo Prates',
              'Teresa Fonseca',
              'Wagner Peixoto',
            ]),
            doctor: among(['Dra. Helena', 5], ['Dr. Murilo', 3], ['Dra. Yara', 1.9]),
            unit: among(['Moema', 3], ['Santana', 2]),
            first: next() < 0.3 ? 'Sim' : 'Não',
            status:
              insurance === 'Particular'
                ? among(['Pago', 17], ['Pendente', 3])
                : among(['Pago', 13], ['Pendente', 4], ['Glosado', 3]),
            minutes: whole(3, 18) * 5,
            supplies: supplies === 0 ? undefined : cents((price * whole(8, supplies)) / 100),
            price,
          }
        },
      ),
    ),
)

const dogs = [
  { dog: 'Thor', breed: 'Labrador', size: 'Grande', owner: 'Fernanda', weight: 7 },
  { dog: 'Mel', breed: 'Shih Tzu', size: 'Pequeno', owner: 'Marcelo', weight: 5.5 },
  { dog: 'Luna', breed: 'Golden Retriever', size: 'Grande', owner: 'Sueli', weight: 4.2 },
  { dog: 'Bob', breed: 'Vira-lata', size: 'Médio', owner: 'Rodrigo', weight: 3.3 },
  { dog: 'Nina', breed: 'Lhasa Apso', size: 'Pequeno', owner: 'Fernanda', weight: 2.6 },
  { dog: 'Amora', breed: 'Maltês', size: 'Pequeno', owner: 'Patrícia', weight: 2 },
  { dog: 'Fred', breed: 'Bulldog Francês', size: 'Médio', owner: 'Otávio', weight: 1.4 },
  { dog: 'Zeca', breed: 'Vira-lata', size: 'Grande', owner: 'Sueli', weight: 0.8 },
  { dog: 'Pipoca', breed: 'Poodle', size: 'Pequeno', owner: 'Rodrigo', weight: 0.4 },
]
const cares = [
  { service: 'Creche', weight: 5, from: 5_500, to: 8_000, nights: 5 },
  { service: 'Hospedagem', weight: 4, from: 9_000, to: 16_000, nights: 7 },
  { service: 'Banho', weight: 2.4, from: 6_000, to: 14_000, nights: 0 },
  { service: 'Passeio', weight: 1.3, from: 3_000, to: 6_000, nights: 0 },
]
// Every day, most on Fridays; what was cancelled has no days and no amounts.
const stays = new Rows(
  days.flatMap((day) =>
    Array.from({ length: weekdayIn(day) === 5 ? whole(4, 6) : whole(1, 3) }, () => {
      const { dog, breed, size, owner } = weighed(dogs)
      const { service, from, to, nights: longest } = weighed(cares)
      const status = among(['pago', 15], ['pendente', 3.5], ['cancelado', 2.2])
      const isKept = status !== 'cancelado'
      const nights = longest === 0 ? undefined : whole(1, longest)
      const rate = whole(from, to) / 100
      const extras = next() < 0.4 ? whole(1_500, 9_000) / 100 : undefined
      return {
        day,
        dog,
        breed,
        size,
        owner,
        service,
        minder: among(['Kátia', 5], ['Bruno', 3], ['Léo', 1.6]),
        taxi: next() < 0.35 ? 'sim' : 'não',
        nights: isKept ? nights : undefined,
        extras: isKept ? extras : undefined,
        total: isKept ? cents((nights ?? 1) * rate + (extras ?? 0)) : undefined,
        status,
      }
    }),
  ),
)

const farms = [
  { client: 'FAZENDA SANTA RITA', town: 'PETROLINA', weight: 5 },
  { client: 'SITIO BOA ESPERANCA', town: 'JUAZEIRO', weight: 4 },
  { client: 'AGRO VALE VERDE', town: 'PETROLINA', weight: 3 },
  { client: 'FAZENDA UMBUZEIRO', town: 'CASA NOVA', weight: 2.3 },
  { client: 'COOPERATIVA UVALE', town: 'JUAZEIRO', weight: 1.5 },
  { client: 'HARAS SAO JORGE', town: 'LAGOA GRANDE', weight: 0.8 },
]
const goods = [
  {
    product: 'BOMBA SUBMERSA',
    brands: ['SCHNEIDER', 'DANCOR'],
    from: 120_000,
    to: 480_000,
    few: 3,
    weight: 4.2,
  },
  { product: 'ASPERSOR', brands: ['ASPERBRAS', 'NETAFIM'], from: 1_900, to: 8_900, few: 60, weight: 3.7 },
  {
    product: 'BOMBA CENTRIFUGA',
    brands: ['SCHNEIDER', 'KSB'],
    from: 90_000,
    to: 350_000,
    few: 3,
    weight: 3.1,
  },
  {
    product: 'MANGUEIRA DE GOTEJO',
    brands: ['NETAFIM', 'AMANCO'],
    from: 15_000,
    to: 42_000,
    few: 12,
    weight: 2.6,
  },
  { product: 'FILTRO DE DISCO', brands: ['AMANCO', 'NETAFIM'], from: 9_000, to: 38_000, few: 6, weight: 2 },
  { product: 'PAINEL ELETRICO', brands: ['DANCOR', 'KSB'], from: 45_000, to: 160_000, few: 2, weight: 1 },
]
// Closed on Sundays, most on Mondays; no freight when fetched at the counter.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(4, 5) : whole(1, 3) }, () => {
        const { client, town } = weighed(farms)
        const { product, brands, from, to, few } = weighed(goods)
        const pieces = whole(1, few)
        const unit = whole(from, to) / 100
        const goodsOnly = cents(pieces * unit)
        const freight = next() < 0.3 ? undefined : whole(4_000, 38_000) / 100
        return {
          day,
          client,
          town,
          seller: among(['ADEMIR', 4], ['SILVIA', 2.8], ['JONAS', 1.7]),
          product,
          brand: pick(brands),
          fitting: next() < 0.35 ? 'SIM' : 'NAO',
          status: among(['ENTREGUE', 7], ['EM TRANSITO', 1.8], ['EM SEPARACAO', 1]),
          pieces,
          unit,
          goodsOnly,
          freight,
          total: cents(goodsOnly + (freight ?? 0)),
        }
      }),
    ),
)

const clinic = 'Atendimentos Dermatologia'
const hotel = 'reservas_hotel_caes'
const irrigation = 'PEDIDOS IRRIGACAO'

export const files = [
  file(clinic, visits, [
    ['Data do atendimento', ({ day }) => brazilianDay(day)],
    ['Paciente', ({ patient }) => patient],
    ['Dermatologista', ({ doctor }) => doctor],
    ['Procedimento', ({ procedure }) => procedure],
    ['Categoria', ({ category }) => category],
    ['Convênio', ({ insurance }) => insurance],
    ['Unidade', ({ unit }) => unit],
    ['Primeira vez', ({ first }) => first],
    ['Situação', ({ status }) => status],
    ['Duração (min)', ({ minutes }) => minutes],
    ['Custo de insumos', ({ supplies }) => (supplies === undefined ? '' : dotted(commaPrice(supplies)))],
    ['Valor cobrado', ({ price }) => dotted(commaPrice(price))],
  ]),
  file(
    hotel,
    stays,
    [
      ['data_entrada', ({ day }) => day],
      ['cao', ({ dog }) => dog],
      ['raca', ({ breed }) => breed],
      ['porte', ({ size }) => size],
      ['tutor', ({ owner }) => owner],
      ['servico', ({ service }) => service],
      ['monitor', ({ minder }) => minder],
      ['taxi_dog', ({ taxi }) => taxi],
      ['diarias', ({ nights }) => nights ?? ''],
      ['valor_extras', ({ extras }) => extras?.toFixed(2) ?? ''],
      ['valor_total', ({ total }) => total?.toFixed(2) ?? ''],
      ['status', ({ status }) => status],
    ],
    ',',
  ),
  file(irrigation, orders, [
    ['DT_PEDIDO', ({ day }) => brazilianDay(day)],
    ['CLIENTE', ({ client }) => client],
    ['MUNICIPIO', ({ town }) => town],
    ['VENDEDOR', ({ seller }) => seller],
    ['PRODUTO', ({ product }) => product],
    ['MARCA', ({ brand }) => brand],
    ['INSTALACAO', ({ fitting }) => fitting],
    ['SITUACAO', ({ status }) => status],
    ['QTD', ({ pieces }) => pieces],
    ['VLR_UNIT', ({ unit }) => decimal(unit)],
    ['VLR_FRETE', ({ freight }) => (freight === undefined ? '' : decimal(freight))],
    ['VLR_TOTAL', ({ total }) => decimal(total)],
  ]),
]

export const labelled: Labelled[] = [
  // The dermatology clinic
  ['valor cobrado pela clínica por mês', clinic, visits.byMonth((g) => g.sum('price'))],
  [
    'Quantos atendimentos de botox fizemos em novembro?',
    clinic,
    visits
      .during('2025-11')
      .when((r) => r.procedure === 'Botox')
      .count(),
  ],
  [
    'bom dia! quanto a dra helena faturou em agosto?',
    clinic,
    visits
      .during('2025-08')
      .when((r) => r.doctor === 'Dra. Helena')
      .sum('price'),
  ],
  ['qual dermatologista fez mais atendimentos?', clinic, most(visits.by('doctor', (g) => g.count()))],
  [
    'os 3 procedimentos que mais faturam na clinica',
    clinic,
    most(
      visits.by('procedure', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'ticket médio dos atendimentos da Unimed',
    clinic,
    visits.when((r) => r.insurance === 'Unimed').mean('price'),
  ],
  [
    'qtos pacientes diferentes passaram na clinica em fevereiro?',
    clinic,
    visits.during('2026-02').distinct('patient'),
  ],
  [
    'quanto foi glosado no Bradesco Saúde?',
    clinic,
    visits.when((r) => r.insurance === 'Bradesco Saúde' && r.status === 'Glosado').sum('price'),
  ],
  [
    'Que porcentagem dos atendimentos é particular?',
    clinic,
    visits.share((r) => r.insurance === 'Particular'),
  ],
  ['custo de insumos por unidade', clinic, visits.by('unit', (g) => g.sum('supplies'))],
  [
    'gasto com insumos no peeling quimico de setembro a novembro',
    clinic,
    visits
      .during('2025-09', '2025-11')
      .when((r) => r.procedure === 'Peeling químico')
      .sum('supplies'),
  ],
  [
    'compara o faturamento da clinica em outubro com o de novembro',
    clinic,
    { before: visits.during('2025-10').sum('price'), after: visits.during('2025-11').sum('price') },
  ],
  ['quantos atendimentos passaram de 1000 reais?', clinic, visits.when((r) => r.price > 1000).count()],
  ['Em que dia da semana a clínica tem mais atendimentos?', clinic, most(visits.byWeekday((g) => g.count()))],
  [
    'em media quantos atendimentos por dia que a clinica abre?',
    clinic,
    visits.count() / visits.distinct('day'),
  ],
  [
    'valor cobrado por categoria sem contar a unidade Santana',
    clinic,
    visits.when((r) => r.unit !== 'Santana').by('category', (g) => g.sum('price')),
  ],
  [
    'duração média da consulta, em minutos',
    clinic,
    visits.when((r) => r.procedure === 'Consulta').mean('minutes'),
  ],
  [
    'quantos atendimentos de primeira vez a unidade moema teve em janeiro?',
    clinic,
    visits
      .during('2026-01')
      .when((r) => r.unit === 'Moema' && r.first === 'Sim')
      .count(),
  ],
  [
    'Quanto sobra do valor cobrado depois de tirar o custo de insumos?',
    clinic,
    visits.sum('price') - visits.sum('supplies'),
  ],
  [
    'maior valor cobrado num preenchimento labial',
    clinic,
    visits.when((r) => r.procedure === 'Preenchimento labial').max('price'),
  ],
  [
    'qual a menor duração de um laser co2?',
    clinic,
    visits.when((r) => r.procedure === 'Laser CO2').min('minutes'),
  ],
  [
    'quanto tem pendente na clinica por convenio?',
    clinic,
    visits.when((r) => r.status === 'Pendente').by('insurance', (g) => g.sum('price')),
  ],
  ['qual procedimento teve menos atendimentos?', clinic, least(visits.by('procedure', (g) => g.count()))],
  [
    'quanto o Dr. Murilo faturou no último trimestre de 2025, tirando consulta?',
    clinic,
    visits
      .during('2025-10', '2025-12')
      .when((r) => r.doctor === 'Dr. Murilo' && r.procedure !== 'Consulta')
      .sum('price'),
  ],
  [
    'Qual a participação da categoria Estética no valor cobrado?',
    clinic,
    visits.share((r) => r.category === 'Estética', 'price'),
  ],
  ['nº de atendimentos por convênio', clinic, visits.by('insurance', (g) => g.count())],
  [
    'atendimentos da clinica entre 15/09/2025 e 10/10/2025, qtos foram?',
    clinic,
    visits.from('2025-09-15', '2025-10-10').count(),
  ],
  ['pior mês da clínica em faturamento', clinic, least(visits.byMonth((g) => g.sum('price')))],
  [
    'quanto a gente cobrou de retirada de pinta e crioterapia somados desde janeiro?',
    clinic,
    visits
      .during('2026-01', '2026-04')
      .when((r) => r.procedure === 'Retirada de pinta' || r.procedure === 'Crioterapia')
      .sum('price'),
  ],
  [
    'quantos atendimentos da dra yara não eram de primeira vez?',
    clinic,
    visits.when((r) => r.doctor === 'Dra. Yara' && r.first === 'Não').count(),
  ],

  // The pet hotel and day care
  ['valor total das reservas do hotel por mês', hotel, stays.byMonth((g) => g.sum('total'))],
  [
    'Quanto faturamos com hospedagem em dezembro?',
    hotel,
    stays
      .during('2025-12')
      .when((r) => r.service === 'Hospedagem')
      .sum('total'),
  ],
  [
    'quantas diarias de creche tivemos em agosto',
    hotel,
    stays
      .during('2025-08')
      .when((r) => r.service === 'Creche')
      .sum('nights'),
  ],
  ['qual cão rendeu mais em valor total?', hotel, most(stays.by('dog', (g) => g.sum('total')))],
  [
    'top 3 tutores que mais gastaram no hotel',
    hotel,
    most(
      stays.by('owner', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'quantas reservas foram canceladas em janeiro?',
    hotel,
    stays
      .during('2026-01')
      .when((r) => r.status === 'cancelado')
      .count(),
  ],
  [
    'número de reservas canceladas por serviço',
    hotel,
    stays.when((r) => r.status === 'cancelado').by('service', (g) => g.count()),
  ],
  [
    'oi, tudo bem? me diz quanto temos pendente de pagamento nas reservas',
    hotel,
    stays.when((r) => r.status === 'pendente').sum('total'),
  ],
  [
    'valor médio da reserva de hospedagem',
    hotel,
    stays.when((r) => r.service === 'Hospedagem').mean('total'),
  ],
  ['Que porcentagem de todas as reservas pediu taxi dog?', hotel, stays.share((r) => r.taxi === 'sim')],
  [
    'qts banhos a katia fez sem contar os cancelados?',
    hotel,
    stays.when((r) => r.service === 'Banho' && r.minder === 'Kátia' && r.status !== 'cancelado').count(),
  ],
  ['qual raça somou mais diárias?', hotel, most(stays.by('breed', (g) => g.sum('nights')))],
  ['total de diarias por porte', hotel, stays.by('size', (g) => g.sum('nights'))],
  [
    'quanto entrou de extras no primeiro trimestre de 2026?',
    hotel,
    stays.during('2026-01', '2026-03').sum('extras'),
  ],
  [
    'valor da hospedagem: outubro x novembro',
    hotel,
    {
      before: stays
        .during('2025-10')
        .when((r) => r.service === 'Hospedagem')
        .sum('total'),
      after: stays
        .during('2025-11')
        .when((r) => r.service === 'Hospedagem')
        .sum('total'),
    },
  ],
  [
    'reservas com valor total acima de 500 reais, quantas são?',
    hotel,
    stays.when((r) => r.total !== undefined && r.total > 500).count(),
  ],
  ['qual dia da semana tem mais entrada de reserva?', hotel, most(stays.byWeekday((g) => g.count()))],
  ['Quantas reservas o hotel registra por dia, em média?', hotel, stays.count() / stays.distinct('day')],
  [
    'quanto a Fernanda gastou tirando creche?',
    hotel,
    stays.when((r) => r.owner === 'Fernanda' && r.service !== 'Creche').sum('total'),
  ],
  [
    'quantos cães diferentes têm reserva de creche paga em março?',
    hotel,
    stays
      .during('2026-03')
      .when((r) => r.service === 'Creche' && r.status === 'pago')
      .distinct('dog'),
  ],
  ['qual o valor da maior reserva do Thor?', hotel, stays.when((r) => r.dog === 'Thor').max('total')],
  ['menor valor total de um passeio', hotel, stays.when((r) => r.service === 'Passeio').min('total')],
  ['qual monitor tem menos reservas no nome dele?', hotel, least(stays.by('minder', (g) => g.count()))],
  ['valor total das reservas menos o valor dos extras', hotel, stays.sum('total') - stays.sum('extras')],
  [
    'participação dos cães de porte grande no faturamento do hotel',
    hotel,
    stays.share((r) => r.size === 'Grande', 'total'),
  ],
  [
    'quantas diarias em media tem uma hospedagem?',
    hotel,
    stays.when((r) => r.service === 'Hospedagem').mean('nights'),
  ],
  [
    'quanto o Bob e a Nina renderam juntos pro hotel?',
    hotel,
    stays.when((r) => r.dog === 'Bob' || r.dog === 'Nina').sum('total'),
  ],
  [
    'valor das reservas pagas de 20/12/2025 a 05/01/2026',
    hotel,
    stays
      .from('2025-12-20', '2026-01-05')
      .when((r) => r.status === 'pago')
      .sum('total'),
  ],
  [
    'quantas reservas com taxi dog cada tutor fez?',
    hotel,
    stays.when((r) => r.taxi === 'sim').by('owner', (g) => g.count()),
  ],
  ['em que mês o hotel ganhou mais com extras?', hotel, most(stays.byMonth((g) => g.sum('extras')))],

  // The seller of water pumps and irrigation
  ['valor total dos pedidos por mês', irrigation, orders.byMonth((g) => g.sum('total'))],
  [
    'Quanto a gente vendeu de bomba submersa em fevereiro?',
    irrigation,
    orders
      .during('2026-02')
      .when((r) => r.product === 'BOMBA SUBMERSA')
      .sum('total'),
  ],
  [
    'qts aspersores sairam no terceiro trimestre de 2025?',
    irrigation,
    orders
      .during('2025-07', '2025-09')
      .when((r) => r.product === 'ASPERSOR')
      .sum('pieces'),
  ],
  ['vendedor que mais vendeu em valor', irrigation, most(orders.by('seller', (g) => g.sum('total')))],
  [
    'quais as 3 marcas com maior valor de pedidos?',
    irrigation,
    most(
      orders.by('brand', (g) => g.sum('total')),
      3,
    ),
  ],
  ['valor do frete por municipio', irrigation, orders.by('town', (g) => g.sum('freight'))],
  ['quantos pedidos sairam sem frete?', irrigation, orders.when((r) => r.freight === undefined).count()],
  [
    'quanto de frete foi cobrado da Fazenda Santa Rita em 2025?',
    irrigation,
    orders
      .during('2025-01', '2025-12')
      .when((r) => r.client === 'FAZENDA SANTA RITA')
      .sum('freight'),
  ],
  ['valor medio dos pedidos da silvia', irrigation, orders.when((r) => r.seller === 'SILVIA').mean('total')],
  [
    'quantos pedidos com instalação tivemos em outubro?',
    irrigation,
    orders
      .during('2025-10')
      .when((r) => r.fitting === 'SIM')
      .count(),
  ],
  ['Que porcentagem dos pedidos inclui instalação?', irrigation, orders.share((r) => r.fitting === 'SIM')],
  [
    'quantos pedidos em transito cada cliente tem?',
    irrigation,
    orders.when((r) => r.status === 'EM TRANSITO').by('client', (g) => g.count()),
  ],
  [
    'valor dos pedidos que ainda estão em separação',
    irrigation,
    orders.when((r) => r.status === 'EM SEPARACAO').sum('total'),
  ],
  [
    'vendas do Ademir em valor: novembro x dezembro',
    irrigation,
    {
      before: orders
        .during('2025-11')
        .when((r) => r.seller === 'ADEMIR')
        .sum('total'),
      after: orders
        .during('2025-12')
        .when((r) => r.seller === 'ADEMIR')
        .sum('total'),
    },
  ],
  ['qtos pedidos deram mais de 5 mil reais?', irrigation, orders.when((r) => r.total > 5000).count()],
  ['que dia da semana entra mais pedido?', irrigation, most(orders.byWeekday((g) => g.count()))],
  [
    'quanto a loja de irrigação vende em média por dia aberto?',
    irrigation,
    orders.sum('total') / orders.distinct('day'),
  ],
  [
    'multiplicando a quantidade pelo valor unitário, quanto dá o total de filtro de disco?',
    irrigation,
    orders.when((r) => r.product === 'FILTRO DE DISCO').sum('goodsOnly'),
  ],
  [
    'valor total dos pedidos menos o frete em março',
    irrigation,
    orders.during('2026-03').sum('total') - orders.during('2026-03').sum('freight'),
  ],
  [
    'quanto o jonas vendeu sem contar bomba submersa',
    irrigation,
    orders.when((r) => r.seller === 'JONAS' && r.product !== 'BOMBA SUBMERSA').sum('total'),
  ],
  [
    'quantos clientes diferentes compraram mangueira de gotejo em janeiro?',
    irrigation,
    orders
      .during('2026-01')
      .when((r) => r.product === 'MANGUEIRA DE GOTEJO')
      .distinct('client'),
  ],
  [
    'qual o valor do maior pedido da Cooperativa Uvale?',
    irrigation,
    orders.when((r) => r.client === 'COOPERATIVA UVALE').max('total'),
  ],
  ['qual produto teve menos pedidos?', irrigation, least(orders.by('product', (g) => g.count()))],
  [
    'participação da Netafim no valor total dos pedidos',
    irrigation,
    orders.share((r) => r.brand === 'NETAFIM', 'total'),
  ],
  [
    'preço unitario medio da bomba centrifuga',
    irrigation,
    orders.when((r) => r.product === 'BOMBA CENTRIFUGA').mean('unit'),
  ],
  [
    'quanto deram os pedidos de Petrolina entre 01/08/2025 e 15/09/2025?',
    irrigation,
    orders
      .from('2025-08-01', '2025-09-15')
      .when((r) => r.town === 'PETROLINA')
      .sum('total'),
  ],
  [
    'quantos pedidos o haras sao jorge fez desde fevereiro?',
    irrigation,
    orders
      .during('2026-02', '2026-04')
      .when((r) => r.client === 'HARAS SAO JORGE')
      .count(),
  ],
  [
    'por favor, me passa quanto vendemos de bomba submersa e bomba centrífuga juntas em 2026',
    irrigation,
    orders
      .during('2026-01', '2026-04')
      .when((r) => r.product === 'BOMBA SUBMERSA' || r.product === 'BOMBA CENTRIFUGA')
      .sum('total'),
  ],
  [
    'os 2 clientes que menos compraram em valor',
    irrigation,
    least(
      orders.by('client', (g) => g.sum('total')),
      2,
    ),
  ],
  [
    'ranking dos municípios por valor de pedido',
    irrigation,
    most(
      orders.by('town', (g) => g.sum('total')),
      4,
    ),
  ],
]

export const unanswerable: string[] = [
  'qual a idade média dos pacientes?',
  'quanto a clínica faturou em junho de 2026?',
  'quanto o hotel vai faturar em dezembro de 2026?',
  'quantos quilos de ração os cães comeram em outubro?',
  'qual o salário da Kátia?',
  'quantas bombas submersas temos em estoque?',
  'qual a vazão da bomba centrífuga?',
  'quanto pagamos de aluguel em novembro?',
  'qual a nota de avaliação do Dr. Murilo?',
  'qual o telefone do tutor do Thor?',
]
