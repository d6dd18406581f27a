import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, shownDay, weekdayIn } from './rows'

/* An optician's shop, a pest-control firm and a maker of gift baskets for companies. */

const { next, whole, pick, among } = seededBusiness('an optician, a pest-control firm, gift baskets')

const wares = [
  {
    product: 'Armação',
    brands: ['Ray-Ban', 'Vogue', 'Ana Hickmann'],
    lab: false,
    upTo: 2,
    from: 19_900,
    to: 89_900,
  },
  {
    product: 'Lente multifocal',
    brands: ['Varilux', 'Zeiss', 'Hoya'],
    lab: true,
    upTo: 1,
    from: 69_000,
    to: 248_000,
  },
  { product: 'Lente monofocal', brands: ['Hoya', 'Zeiss'], lab: true, upTo: 1, from: 14_900, to: 58_000 },
  {
    product: 'Óculos de sol',
    brands: ['Ray-Ban', 'Oakley', 'Vogue'],
    lab: false,
    upTo: 2,
    from: 24_900,
    to: 99_900,
  },
  {
    product: 'Lente de contato',
    brands: ['Acuvue', 'Biofinity'],
    lab: false,
    upTo: 6,
    from: 8_900,
    to: 29_900,
  },
  { product: 'Estojo', brands: ['Ana Hickmann', 'Vogue'], lab: false, upTo: 3, from: 1_990, to: 7_900 },
]
// June to March, closed on Sundays.
const sales = new Rows(
  daysFrom('2025-06-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: whole(1, 5) }, () => {
        const { product, brands, lab, upTo, from, to } = pick(wares)
        const plan = pick(['Particular', 'Particular', 'Unimed', 'Prefeitura', 'Sindicato'])
        const payment = pick(['Cartão de crédito', 'Pix', 'Carnê', 'Cartão de débito', 'Dinheiro'])
        const pieces = whole(1, upTo)
        const gross = (pieces * whole(from, to)) / 100
        const percent = plan !== 'Particular' ? whole(5, 20) : next() < 0.6 ? 0 : whole(2, 10)
        const discount = cents((gross * percent) / 100)
        return {
          day,
          product,
          brand: pick(brands),
          seller: among(['Jussara', 5], ['Kelly', 3], ['Amanda', 3]),
          plan,
          prescription: next() < (lab ? 0.85 : 0.2) ? 'Sim' : 'Não',
          payment,
          parts: payment === 'Cartão de crédito' ? whole(1, 10) : payment === 'Carnê' ? whole(2, 8) : 1,
          pieces,
          discount,
          total: cents(gross - discount),
          wait: lab ? whole(3, 15) : undefined,
        }
      }),
    ),
)

const roaches = { pest: 'Baratas', methods: ['Gel', 'Pulverização'] }
const pests = [
  roaches,
  roaches,
  { pest: 'Cupins', methods: ['Injeção', 'Injeção', 'Pulverização'] },
  { pest: 'Ratos', methods: ['Isca'] },
  { pest: 'Formigas', methods: ['Gel', 'Isca'] },
  { pest: 'Escorpiões', methods: ['Pulverização'] },
  { pest: 'Mosquitos', methods: ['Pulverização', 'Pulverização', 'Termonebulização'] },
]
const places = [
  { place: 'Residência', small: 4, large: 25 },
  { place: 'Restaurante', small: 8, large: 40 },
  { place: 'Condomínio', small: 30, large: 180 },
  { place: 'Galpão', small: 40, large: 250 },
]
// August to April, every day but Sunday, most on Mondays.
const calls = new Rows(
  daysFrom('2025-08-01', 273)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(4, 6) : whole(1, 3) }, () => {
        const { pest, methods } = pick(pests)
        const { place, small, large } = pick(places)
        const urgent = next() < 0.22
        const price = whole(15_000, 98_000) / 100
        return {
          day,
          place,
          city: pick(['Londrina', 'Cambé', 'Ibiporã', 'Rolândia']),
          pest,
          method: pick(methods),
          technician: among(['Edson', 5], ['Gilmar', 3], ['Wesley', 2]),
          urgent: urgent ? 'sim' : 'não',
          area: whole(small, large) * 10,
          minutes: whole(4, 36) * 5,
          cost: whole(1_500, 14_000) / 100,
          price: urgent ? cents(price * 1.3) : price,
          rating: next() < 0.35 ? undefined : among([5, 6], [4, 3], [3, 1], [2, 1]),
        }
      }),
    ),
)

const companies = [
  { company: 'Metalúrgica Aço Forte', segment: 'Indústria' },
  { company: 'Hospital Santa Clara', segment: 'Saúde' },
  { company: 'Cooperativa Sicrevale', segment: 'Financeiro' },
  { company: 'TechNova Sistemas', segment: 'Tecnologia' },
  { company: 'Colégio Dom Pedro', segment: 'Educação' },
  { company: 'Clínica Orto Mais', segment: 'Saúde' },
  { company: 'Laticínios Serra Azul', segment: 'Indústria' },
  { company: 'Construtora Vila Rica', segment: 'Construção' },
]
const everyMonth = [
  { basket: 'Café da manhã', from: 8_900, to: 16_900, few: 5, many: 60 },
  { basket: 'Boas-vindas', from: 6_900, to: 13_900, few: 5, many: 50 },
  { basket: 'Aniversário', from: 7_500, to: 14_900, few: 5, many: 40 },
]
const christmas = [
  { basket: 'Natal Tradicional', from: 9_900, to: 17_900, few: 20, many: 150 },
  { basket: 'Natal Luxo', from: 21_900, to: 38_900, few: 10, many: 80 },
]
const easter = [{ basket: 'Páscoa', from: 5_900, to: 12_900, few: 15, many: 90 }]
/** Christmas from September to December, Easter from February to April. */
function basketsOf(day: string) {
  const month = day.slice(5, 7)
  if (month >= '09') return [...christmas, ...everyMonth]
  return month >= '02' && month <= '04' ? [...easter, ...everyMonth] : everyMonth
}
// May to April, Mondays to Fridays.
const orders = new Rows(
  daysFrom('2025-05-01', 365)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: ['11', '12'].includes(day.slice(5, 7)) ? whole(3, 5) : whole(1, 3) }, () => {
        const { basket, from, to, few, many } = pick(basketsOf(day))
        const baskets = whole(few, many)
        const freight = next() < 0.4 ? 0 : whole(3_000, 45_000) / 100
        return {
          day,
          ...pick(companies),
          basket,
          agent: among(['Rogério', 5], ['Fernanda', 3], ['Patrícia', 2]),
          channel: among(['WhatsApp', 5], ['Site', 3], ['Indicação', 2], ['Feira', 1]),
          custom: next() < 0.4 ? 'SIM' : 'NAO',
          baskets,
          lead: next() < 0.12 ? undefined : whole(2, 20),
          freight,
          total: cents((baskets * whole(from, to)) / 100 + freight),
          status: among(['PAGO', 6], ['A VENCER', 2], ['ATRASADO', 2]),
        }
      }),
    ),
)

const optician = 'Vendas Ótica'
const pestControl = 'atendimentos_dedetizadora'
const gifts = 'PEDIDOS CESTAS'

export const files = [
  file(optician, sales, [
    ['Data da venda', ({ day }) => brazilianDay(day)],
    ['Produto', ({ product }) => product],
    ['Marca', ({ brand }) => brand],
    ['Vendedora', ({ seller }) => seller],
    ['Convênio', ({ plan }) => plan],
    ['Com receita', ({ prescription }) => prescription],
    ['Forma de pagamento', ({ payment }) => payment],
    ['Parcelas', ({ parts }) => parts],
    ['Qtde', ({ pieces }) => pieces],
    ['Desconto', ({ discount }) => commaPrice(discount)],
    ['Valor final', ({ total }) => commaPrice(total)],
    ['Prazo (dias)', ({ wait }) => wait ?? ''],
  ]),
  file(
    pestControl,
    calls,
    [
      ['data_atendimento', ({ day }) => day],
      ['tipo_cliente', ({ place }) => place],
      ['cidade', ({ city }) => city],
      ['praga', ({ pest }) => pest],
      ['metodo', ({ method }) => method],
      ['tecnico', ({ technician }) => technician],
      ['urgente', ({ urgent }) => urgent],
      ['area_m2', ({ area }) => area],
      ['duracao_min', ({ minutes }) => minutes],
      ['custo_produtos', ({ cost }) => cost.toFixed(2)],
      ['valor_cobrado', ({ price }) => price.toFixed(2)],
      ['nota_cliente', ({ rating }) => rating ?? ''],
    ],
    ',',
  ),
  file(gifts, orders, [
    ['DATA PEDIDO', ({ day }) => brazilianDay(day)],
    ['EMPRESA', ({ company }) => company],
    ['SEGMENTO', ({ segment }) => segment],
    ['TIPO CESTA', ({ basket }) => basket],
    ['REPRESENTANTE', ({ agent }) => agent],
    ['CANAL', ({ channel }) => channel],
    ['PERSONALIZADA', ({ custom }) => custom],
    ['QTD CESTAS', ({ baskets }) => baskets],
    ['DIAS ENTREGA', ({ lead }) => lead ?? ''],
    ['FRETE', ({ freight }) => decimal(freight)],
    ['VALOR TOTAL', ({ total }) => decimal(total)],
    ['STATUS PGTO', ({ status }) => status],
  ]),
]

export const labelled: Labelled[] = [
  // The optician's shop
  ['valor vendido na otica por mes', optician, sales.byMonth((g) => g.sum('total'))],
  [
    'quanto deu de oculos de sol em dezembro',
    optician,
    sales
      .during('2025-12')
      .when((r) => r.product === 'Óculos de sol')
      .sum('total'),
  ],
  [
    'quantas armacoes vendemos em outubro?',
    optician,
    sales
      .during('2025-10')
      .when((r) => r.product === 'Armação')
      .sum('pieces'),
  ],
  ['qual vendedora vendeu mais em reais', optician, most(sales.by('seller', (g) => g.sum('total')))],
  [
    'top 3 marcas da otica em valor vendido',
    optician,
    most(
      sales.by('brand', (g) => g.sum('total')),
      3,
    ),
  ],
  ['valor medio por venda na otica', optician, sales.mean('total')],
  ['qual marca da otica faturou menos', optician, least(sales.by('brand', (g) => g.sum('total')))],
  ['qto a kelly deu de desconto no total', optician, sales.when((r) => r.seller === 'Kelly').sum('discount')],
  ['quantas vendas foram no carnê?', optician, sales.when((r) => r.payment === 'Carnê').count()],
  [
    'quantos % do faturamento da otica veio da unimed',
    optician,
    sales.share((r) => r.plan === 'Unimed', 'total'),
  ],
  [
    'prazo medio em dias da lente multifocal',
    optician,
    sales.when((r) => r.product === 'Lente multifocal').mean('wait'),
  ],
  [
    'total vendido pelo convenio prefeitura de julho a setembro',
    optician,
    sales
      .during('2025-07', '2025-09')
      .when((r) => r.plan === 'Prefeitura')
      .sum('total'),
  ],
  [
    'compara o faturamento da otica de novembro com o de dezembro',
    optician,
    { before: sales.during('2025-11').sum('total'), after: sales.during('2025-12').sum('total') },
  ],
  ['quantas vendas da otica passaram de 1000 reais', optician, sales.when((r) => r.total > 1000).count()],
  ['em qual dia da semana a otica fatura mais?', optician, most(sales.byWeekday((g) => g.sum('total')))],
  [
    'qual foi a data em que a otica mais faturou?',
    optician,
    most(sales.by('day', (g) => g.sum('total'))).map(([day, value]): [string, number] => [
      shownDay(day),
      value,
    ]),
  ],
  ['valor vendido por forma de pagamento na otica', optician, sales.by('payment', (g) => g.sum('total'))],
  [
    'quantas vendas com receita em fevereiro',
    optician,
    sales
      .during('2026-02')
      .when((r) => r.prescription === 'Sim')
      .count(),
  ],
  ['numero de vendas por convenio', optician, sales.by('plan', (g) => g.count())],
  [
    'quanto a jussara vendeu de ray-ban, em reais',
    optician,
    sales.when((r) => r.seller === 'Jussara' && r.brand === 'Ray-Ban').sum('total'),
  ],
  ['valor da maior venda da oakley', optician, sales.when((r) => r.brand === 'Oakley').max('total')],
  ['quantas vendas foram parceladas em mais de 6 vezes', optician, sales.when((r) => r.parts > 6).count()],
  [
    'media de parcelas das vendas no cartao de credito',
    optician,
    sales.when((r) => r.payment === 'Cartão de crédito').mean('parts'),
  ],
  [
    'quantas unidades de lente de contato vendemos no primeiro trimestre de 2026?',
    optician,
    sales
      .during('2026-01', '2026-03')
      .when((r) => r.product === 'Lente de contato')
      .sum('pieces'),
  ],
  ['quantas marcas diferentes a otica vendeu em agosto', optician, sales.during('2025-08').distinct('brand')],
  ['qual o pior mes da otica em faturamento?', optician, least(sales.byMonth((g) => g.sum('total')))],
  ['quanto a otica faturou aos sabados', optician, sales.on(6).sum('total')],
  [
    'faturamento da otica sem contar lente multifocal',
    optician,
    sales.when((r) => r.product !== 'Lente multifocal').sum('total'),
  ],
  [
    'vou pagar a comissao da amanda, quanto ela vendeu em reais em janeiro?',
    optician,
    sales
      .during('2026-01')
      .when((r) => r.seller === 'Amanda')
      .sum('total'),
  ],
  ['total de desconto por produto na otica', optician, sales.by('product', (g) => g.sum('discount'))],

  // The pest-control firm
  ['quantos atendimentos a dedetizadora fez em novembro', pestControl, calls.during('2025-11').count()],
  ['numero de atendimentos por tecnico', pestControl, calls.by('technician', (g) => g.count())],
  ['total cobrado por cidade na dedetizadora', pestControl, calls.by('city', (g) => g.sum('price'))],
  ['qual praga dá mais atendimentos?', pestControl, most(calls.by('pest', (g) => g.count()))],
  ['quanto gastamos de produtos com cupim', pestControl, calls.when((r) => r.pest === 'Cupins').sum('cost')],
  [
    'valor medio cobrado por atendimento em restaurante',
    pestControl,
    calls.when((r) => r.place === 'Restaurante').mean('price'),
  ],
  [
    'quantos atendimentos urgentes tivemos por mes',
    pestControl,
    calls.when((r) => r.urgent === 'sim').byMonth((g) => g.count()),
  ],
  [
    'as 3 pragas que mais faturam',
    pestControl,
    most(
      calls.by('pest', (g) => g.sum('price')),
      3,
    ),
  ],
  ['qual a porcentagem de atendimentos urgentes?', pestControl, calls.share((r) => r.urgent === 'sim')],
  [
    'quantos m2 o gilmar tratou em janeiro',
    pestControl,
    calls
      .during('2026-01')
      .when((r) => r.technician === 'Gilmar')
      .sum('area'),
  ],
  [
    'quantos atendimentos demoraram mais de 120 minutos',
    pestControl,
    calls.when((r) => r.minutes > 120).count(),
  ],
  ['qual dia da semana tem mais atendimentos', pestControl, most(calls.byWeekday((g) => g.count()))],
  [
    'em media quantos atendimentos a dedetizadora faz por dia trabalhado?',
    pestControl,
    calls.count() / calls.distinct('day'),
  ],
  [
    'quanto cobramos em cambe de outubro a dezembro',
    pestControl,
    calls
      .during('2025-10', '2025-12')
      .when((r) => r.city === 'Cambé')
      .sum('price'),
  ],
  [
    'faturamento da dedetizadora: fevereiro x março',
    pestControl,
    { before: calls.during('2026-02').sum('price'), after: calls.during('2026-03').sum('price') },
  ],
  ['qual metodo foi usado em menos atendimentos?', pestControl, least(calls.by('method', (g) => g.count()))],
  ['nota media de cada tecnico', pestControl, calls.by('technician', (g) => g.mean('rating'))],
  [
    'quantos atendimentos ficaram sem nota do cliente',
    pestControl,
    calls.when((r) => r.rating === undefined).count(),
  ],
  ['maior custo de produtos em um unico atendimento', pestControl, calls.max('cost')],
  ['duracao media em minutos por praga', pestControl, calls.by('pest', (g) => g.mean('minutes'))],
  [
    'total cobrado nos atendimentos menos o custo dos produtos',
    pestControl,
    calls.sum('price') - calls.sum('cost'),
  ],
  [
    'quantos atendimentos de escorpiao em condominio?',
    pestControl,
    calls.when((r) => r.pest === 'Escorpiões' && r.place === 'Condomínio').count(),
  ],
  [
    'quanto o wesley faturou desde fevereiro',
    pestControl,
    calls
      .during('2026-02', '2026-04')
      .when((r) => r.technician === 'Wesley')
      .sum('price'),
  ],
  ['quantos atendimentos em area de até 100 m2', pestControl, calls.when((r) => r.area <= 100).count()],
  [
    'compara o total cobrado pelo edson com o do wesley',
    pestControl,
    calls
      .when((r) => r.technician === 'Edson' || r.technician === 'Wesley')
      .by('technician', (g) => g.sum('price')),
  ],
  [
    'quanto entrou de pulverizacao sem contar ibipora',
    pestControl,
    calls.when((r) => r.method === 'Pulverização' && r.city !== 'Ibiporã').sum('price'),
  ],
  ['qual cidade faturou menos na dedetizadora?', pestControl, least(calls.by('city', (g) => g.sum('price')))],
  [
    'qtos atendimentos entre 15/09/2025 e 15/10/2025',
    pestControl,
    calls.from('2025-09-15', '2025-10-15').count(),
  ],
  ['area media em m2 por tipo de cliente', pestControl, calls.by('place', (g) => g.mean('area'))],
  [
    'o edson ta pedindo aumento, quantos atendimentos ele fez em dezembro?',
    pestControl,
    calls
      .during('2025-12')
      .when((r) => r.technician === 'Edson')
      .count(),
  ],

  // The gift baskets
  ['faturameto das cestas por mes', gifts, orders.byMonth((g) => g.sum('total'))],
  ['quantas cestas vendemos em dezembro', gifts, orders.during('2025-12').sum('baskets')],
  [
    'quanto deu em reais de pedidos não personalizados em agosto',
    gifts,
    orders
      .during('2025-08')
      .when((r) => r.custom === 'NAO')
      .sum('total'),
  ],
  ['qual empresa comprou mais em valor de cestas?', gifts, most(orders.by('company', (g) => g.sum('total')))],
  [
    'top 3 empresas em quantidade de cestas',
    gifts,
    most(
      orders.by('company', (g) => g.sum('baskets')),
      3,
    ),
  ],
  ['qual tipo de cesta faturou menos', gifts, least(orders.by('basket', (g) => g.sum('total')))],
  [
    'qual o valor total dos pedidos com pgto atrasado?',
    gifts,
    orders.when((r) => r.status === 'ATRASADO').sum('total'),
  ],
  ['valor medio por pedido de cesta', gifts, orders.mean('total')],
  ['total de frete por segmento', gifts, orders.by('segment', (g) => g.sum('freight'))],
  ['quantos pedidos de cesta tiveram frete zero', gifts, orders.when((r) => r.freight === 0).count()],
  [
    'quanto faturou a cesta natal luxo em novembro',
    gifts,
    orders
      .during('2025-11')
      .when((r) => r.basket === 'Natal Luxo')
      .sum('total'),
  ],
  [
    'quantas cestas de pascoa a fernanda vendeu?',
    gifts,
    orders.when((r) => r.basket === 'Páscoa' && r.agent === 'Fernanda').sum('baskets'),
  ],
  ['quantos % dos pedidos de cesta são personalizados', gifts, orders.share((r) => r.custom === 'SIM')],
  ['qual representante trouxe o maior numero de pedidos', gifts, most(orders.by('agent', (g) => g.count()))],
  ['quantos pedidos de cesta acima de 5 mil reais?', gifts, orders.when((r) => r.total > 5000).count()],
  [
    'quantidade de cestas vendidas: outubro x novembro',
    gifts,
    { before: orders.during('2025-10').sum('baskets'), after: orders.during('2025-11').sum('baskets') },
  ],
  [
    'quanto o hospital santa clara comprou em 2025, em reais',
    gifts,
    orders
      .during('2025-01', '2025-12')
      .when((r) => r.company === 'Hospital Santa Clara')
      .sum('total'),
  ],
  [
    'faturamento das cestas pelo whatsapp comparado com o do site',
    gifts,
    orders.when((r) => r.channel === 'WhatsApp' || r.channel === 'Site').by('channel', (g) => g.sum('total')),
  ],
  ['media de dias de entrega por representante', gifts, orders.by('agent', (g) => g.mean('lead'))],
  [
    'quantos pedidos estao sem os dias de entrega preenchidos',
    gifts,
    orders.when((r) => r.lead === undefined).count(),
  ],
  [
    'valor do maior pedido da technova sistemas',
    gifts,
    orders.when((r) => r.company === 'TechNova Sistemas').max('total'),
  ],
  [
    'quanto faturamos em cestas no segundo semestre de 2025?',
    gifts,
    orders.during('2025-07', '2025-12').sum('total'),
  ],
  [
    'quantas empresas diferentes compraram cesta em janeiro',
    gifts,
    orders.during('2026-01').distinct('company'),
  ],
  [
    'participacao do segmento saude no valor total dos pedidos',
    gifts,
    orders.share((r) => r.segment === 'Saúde', 'total'),
  ],
  [
    'faturamento das cestas sem contar natal luxo nem natal tradicional',
    gifts,
    orders.when((r) => r.basket !== 'Natal Luxo' && r.basket !== 'Natal Tradicional').sum('total'),
  ],
  [
    'em qual dia da semana o faturamento das cestas é menor?',
    gifts,
    least(orders.byWeekday((g) => g.sum('total'))),
  ],
  [
    'em media quantos pedidos de cesta por mes',
    gifts,
    orders.count() / orders.byMonth((g) => g.count()).length,
  ],
  [
    'preciso cobrar a construtora vila rica, qual o valor dos pedidos dela com pgto atrasado?',
    gifts,
    orders.when((r) => r.company === 'Construtora Vila Rica' && r.status === 'ATRASADO').sum('total'),
  ],
  ['numero de pedidos por canal', gifts, orders.by('channel', (g) => g.count())],
  [
    'total de frete das cestas entre 01/12/2025 e 20/12/2025',
    gifts,
    orders.from('2025-12-01', '2025-12-20').sum('freight'),
  ],
]

export const unanswerable: string[] = [
  'qual o grau medio dos clientes da otica?',
  'quanto pagamos de aluguel da otica em dezembro',
  'quantas armacoes ainda tem no estoque?',
  'quantos clientes cada oftalmologista indicou',
  'quantos km a equipe da dedetizadora rodou em janeiro',
  'qual o salario do gilmar?',
  'quantos litros de veneno usamos em outubro',
  'quanto gastamos comprando panetone pras cestas de natal?',
  'quantas cestas voltaram com defeito',
  'quantos funcionarios tem o hospital santa clara?',
]
