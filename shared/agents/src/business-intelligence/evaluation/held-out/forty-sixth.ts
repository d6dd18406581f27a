import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A delicatessen of cheese and cold cuts, a firm that cleans swimming pools, a seller of online courses. */

const { next, whole, pick, among } = seededBusiness('a delicatessen, a pool cleaning firm, online courses')
const days = daysFrom('2025-07-01', 304)

/** One of these, by its own weight. */
const weighed = <Entry extends { weight: number }>(entries: Entry[]): Entry =>
  among(...entries.map((entry): [Entry, number] => [entry, entry.weight]))

const goods = [
  {
    weight: 9,
    product: 'Muçarela',
    category: 'Queijos',
    brands: ['Tirolez', 'Scala'],
    from: 3_990,
    to: 5_490,
  },
  {
    weight: 7,
    product: 'Presunto',
    category: 'Embutidos',
    brands: ['Sadia', 'Perdigão', 'Aurora'],
    from: 2_990,
    to: 4_290,
  },
  {
    weight: 3,
    product: 'Parmesão',
    category: 'Queijos',
    brands: ['Scala', 'Tirolez'],
    from: 8_990,
    to: 12_900,
  },
  { weight: 4, product: 'Queijo minas', category: 'Queijos', brands: ['Tirolez'], from: 3_590, to: 4_990 },
  {
    weight: 4,
    product: 'Mortadela',
    category: 'Embutidos',
    brands: ['Ceratti', 'Sadia'],
    from: 1_690,
    to: 2_490,
  },
  {
    weight: 2.6,
    product: 'Peito de peru',
    category: 'Defumados',
    brands: ['Sadia', 'Perdigão'],
    from: 5_290,
    to: 6_990,
  },
  {
    weight: 1.8,
    product: 'Salame',
    category: 'Embutidos',
    brands: ['Aurora', 'Ceratti'],
    from: 6_490,
    to: 8_990,
  },
  {
    weight: 0.9,
    product: 'Lombo canadense',
    category: 'Defumados',
    brands: ['Aurora', 'Sadia'],
    from: 6_990,
    to: 9_490,
  },
  { weight: 1.2, product: 'Gorgonzola', category: 'Queijos', brands: ['Tirolez'], from: 7_990, to: 10_900 },
  {
    weight: 1.2,
    product: 'Azeitona',
    category: 'Antepastos',
    brands: ['Vale Fértil'],
    from: 2_990,
    to: 4_490,
  },
  {
    weight: 0.5,
    product: 'Tomate seco',
    category: 'Antepastos',
    brands: ['Vale Fértil'],
    from: 4_490,
    to: 6_490,
  },
]
// Closed on Mondays, most on Saturdays and in December.
const sales = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from(
        {
          length: whole(2, 3) + (weekdayIn(day) === 6 ? 3 : 0) + (day.startsWith('2025-12') ? 1 : 0),
        },
        () => {
          const { product, category, brands, from, to } = weighed(goods)
          const channel = among(['Balcão', 7], ['Delivery', 2.5], ['Encomenda', 0.9])
          const kilos = (channel === 'Encomenda' ? whole(40, 300) : whole(3, 30)) / 20
          const unit = whole(from, to) / 100
          return {
            day,
            product,
            category,
            brand: pick(brands),
            clerk: among(['Jussara', 5], ['Edmilson', 3], ['Kelly', 1.5]),
            channel,
            payment: among(['Pix', 4], ['Cartão de débito', 3], ['Cartão de crédito', 2], ['Dinheiro', 1]),
            sliced: category !== 'Antepastos' && next() < 0.7 ? 'Sim' : 'Não',
            kilos,
            unit,
            fee: channel === 'Delivery' ? pick([5, 8, 10, 12.5]) : undefined,
            total: cents(kilos * unit),
          }
        },
      ),
    ),
)

const pools = [
  { weight: 5, client: 'Condomínio Flamboyant', district: 'Alphaville', kind: 'alvenaria' },
  { weight: 3.6, client: 'Hotel Solar', district: 'Centro', kind: 'alvenaria' },
  { weight: 2.6, client: 'Clube Náutico', district: 'Recreio', kind: 'vinil' },
  { weight: 1.9, client: 'Academia Corpo Livre', district: 'Centro', kind: 'fibra' },
  { weight: 1.4, client: 'Chácara Santa Rita', district: 'Vila Rica', kind: 'vinil' },
  { weight: 0.9, client: 'Família Tavares', district: 'Alphaville', kind: 'fibra' },
  { weight: 0.6, client: 'Dr. Renato', district: 'Recreio', kind: 'vinil' },
]
const services = [
  { weight: 6, service: 'Limpeza de rotina', from: 12_000, to: 28_000, chlorinated: true },
  { weight: 3, service: 'Aspiração', from: 15_000, to: 30_000, chlorinated: true },
  { weight: 2, service: 'Tratamento químico', from: 18_000, to: 42_000, chlorinated: true },
  { weight: 1, service: 'Troca de areia', from: 45_000, to: 90_000, chlorinated: false },
  { weight: 0.4, service: 'Conserto de bomba', from: 35_000, to: 120_000, chlorinated: false },
]
/** More in summer. */
const summer = (day: string) => (day.startsWith('2026-01') ? 2 : day.startsWith('2025-12') ? 1 : 0)
// Every day but Sunday, most on Fridays.
const visits = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: (weekdayIn(day) === 5 ? whole(4, 6) : whole(1, 3)) + summer(day) }, () => {
        const { client, district, kind } = weighed(pools)
        const { service, from, to, chlorinated } = weighed(services)
        const litres = whole(1, 12)
        const litrePrice = whole(680, 990) / 100
        return {
          day,
          client,
          district,
          kind,
          service,
          cleaner: among(['Gilson', 5], ['Wesley', 3], ['Toninho', 1.5]),
          green: next() < 0.2 ? 'sim' : 'não',
          minutes: whole(4, 30) * 5,
          litres: chlorinated ? litres : undefined,
          litrePrice: chlorinated ? litrePrice : undefined,
          // No column: what the litres cost.
          chlorine: chlorinated ? cents(litres * litrePrice) : 0,
          status: among(['pago', 6], ['pendente', 2], ['atrasado', 1]),
          price: whole(from, to) / 100,
        }
      }),
    ),
)

const courses = [
  { weight: 7, course: 'Excel Avançado', area: 'Tecnologia', teacher: 'Fabrício', from: 19_700, to: 29_700 },
  { weight: 5, course: 'Marketing Digital', area: 'Negócios', teacher: 'Rogério', from: 39_700, to: 119_700 },
  {
    weight: 3.5,
    course: 'Inglês para Viagem',
    area: 'Idiomas',
    teacher: 'Letícia',
    from: 14_700,
    to: 24_700,
  },
  {
    weight: 2.2,
    course: 'Python do Zero',
    area: 'Tecnologia',
    teacher: 'Fabrício',
    from: 29_700,
    to: 49_700,
  },
  { weight: 1.6, course: 'Finanças Pessoais', area: 'Negócios', teacher: 'Rogério', from: 9_700, to: 17_700 },
  { weight: 1.1, course: 'Espanhol Básico', area: 'Idiomas', teacher: 'Letícia', from: 12_700, to: 19_700 },
  { weight: 0.8, course: 'Confeitaria Caseira', area: 'Hobby', teacher: 'Dalva', from: 8_700, to: 15_700 },
  { weight: 0.6, course: 'Crochê Criativo', area: 'Hobby', teacher: 'Dalva', from: 4_700, to: 9_700 },
]
// Every day, most on Thursdays and in November, least on Saturdays.
const enrolments = new Rows(
  days.flatMap((day) =>
    Array.from(
      {
        length:
          (weekdayIn(day) === 4 ? whole(4, 7) : weekdayIn(day) === 6 ? 1 : whole(1, 3)) +
          (day.startsWith('2025-11') && weekdayIn(day) !== 6 ? 2 : 0),
      },
      () => {
        const { course, area, teacher, from, to } = weighed(courses)
        const status = among(['ATIVA', 4], ['CONCLUIDA', 3.5], ['CANCELADA', 1.2])
        const paid = whole(from, to) / 100
        const isGraded = next() < (status === 'CONCLUIDA' ? 0.7 : status === 'ATIVA' ? 0.2 : 0)
        return {
          day,
          course,
          area,
          teacher,
          origin: among(['Instagram', 5], ['Google', 3], ['Indicação', 1.8], ['YouTube', 0.9]),
          state: among(['SP', 5], ['MG', 3], ['BA', 1.8], ['PR', 1], ['PE', 0.6]),
          payment: among(['CARTAO', 5], ['PIX', 3], ['BOLETO', 1.2]),
          status,
          certificate: status === 'CONCLUIDA' && next() < 0.8 ? 'SIM' : 'NAO',
          grade: isGraded ? whole(3, 10) : undefined,
          paid,
          refund: status === 'CANCELADA' ? cents(paid * pick([1, 1, 0.5])) : undefined,
        }
      },
    ),
  ),
)

const deli = 'Vendas Frios e Queijos'
const cleaning = 'visitas_piscinas'
const school = 'MATRICULAS CURSOS ONLINE'

export const files = [
  file(deli, sales, [
    ['Data da venda', ({ day }) => brazilianDay(day)],
    ['Produto', ({ product }) => product],
    ['Categoria', ({ category }) => category],
    ['Marca', ({ brand }) => brand],
    ['Atendente', ({ clerk }) => clerk],
    ['Canal de venda', ({ channel }) => channel],
    ['Forma de pagamento', ({ payment }) => payment],
    ['Fatiado', ({ sliced }) => sliced],
    ['Peso (kg)', ({ kilos }) => decimal(kilos)],
    ['Preço do kg', ({ unit }) => commaPrice(unit)],
    ['Taxa de entrega', ({ fee }) => (fee === undefined ? '' : commaPrice(fee))],
    ['Valor da venda', ({ total }) => dotted(commaPrice(total))],
  ]),
  file(
    cleaning,
    visits,
    [
      ['data_visita', ({ day }) => day],
      ['cliente', ({ client }) => client],
      ['bairro', ({ district }) => district],
      ['tipo_piscina', ({ kind }) => kind],
      ['servico', ({ service }) => service],
      ['piscineiro', ({ cleaner }) => cleaner],
      ['agua_verde', ({ green }) => green],
      ['minutos', ({ minutes }) => minutes],
      ['litros_cloro', ({ litres }) => litres ?? ''],
      ['preco_litro', ({ litrePrice }) => litrePrice?.toFixed(2) ?? ''],
      ['status_pagamento', ({ status }) => status],
      ['valor_cobrado', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
  file(school, enrolments, [
    ['DT_MATRICULA', ({ day }) => brazilianDay(day)],
    ['CURSO', ({ course }) => course],
    ['AREA', ({ area }) => area],
    ['PROFESSOR', ({ teacher }) => teacher],
    ['ORIGEM', ({ origin }) => origin],
    ['UF_ALUNO', ({ state }) => state],
    ['FORMA_PGTO', ({ payment }) => payment],
    ['SITUACAO', ({ status }) => status],
    ['CERTIFICADO', ({ certificate }) => certificate],
    ['NOTA_AVALIACAO', ({ grade }) => grade ?? ''],
    ['VLR_PAGO', ({ paid }) => decimal(paid)],
    ['VLR_REEMBOLSO', ({ refund }) => (refund === undefined ? '' : decimal(refund))],
  ]),
]

export const labelled: Labelled[] = [
  // The delicatessen
  [
    'Qual foi o total vendido na loja de frios em dezembro de 2025?',
    deli,
    sales.during('2025-12').sum('total'),
  ],
  [
    'quantos kg de mussarela a gente vendeu em outubro',
    deli,
    sales
      .during('2025-10')
      .when((r) => r.product === 'Muçarela')
      .sum('kilos'),
  ],
  ['valor vendido por mes na loja de frios', deli, sales.byMonth((g) => g.sum('total'))],
  ['Qual atendente vendeu mais em valor?', deli, most(sales.by('clerk', (g) => g.sum('total')))],
  [
    'quais os 3 produtos que mais venderam no balcão, em reais?',
    deli,
    most(
      sales.when((r) => r.channel === 'Balcão').by('product', (g) => g.sum('total')),
      3,
    ),
  ],
  ['valor medio das vendas por delivery', deli, sales.when((r) => r.channel === 'Delivery').mean('total')],
  ['Quanto arrecadamos de taxa de entrega em janeiro?', deli, sales.during('2026-01').sum('fee')],
  ['qnts vendas foram pagas em dinheiro', deli, sales.when((r) => r.payment === 'Dinheiro').count()],
  [
    'Que porcentagem do valor vendido na loja de frios veio do Pix?',
    deli,
    sales.share((r) => r.payment === 'Pix', 'total'),
  ],
  [
    'compara o valor vendido de presunto em novembro com o de dezembro',
    deli,
    {
      before: sales
        .during('2025-11')
        .when((r) => r.product === 'Presunto')
        .sum('total'),
      after: sales
        .during('2025-12')
        .when((r) => r.product === 'Presunto')
        .sum('total'),
    },
  ],
  ['quantas vendas da loja de frios passaram de 100 reais?', deli, sales.when((r) => r.total > 100).count()],
  [
    'em que dia da semana a loja de frios vende mais quilos?',
    deli,
    most(sales.byWeekday((g) => g.sum('kilos'))),
  ],
  [
    'Em média, quanto a loja de frios vende em reais por dia aberto?',
    deli,
    sales.sum('total') / sales.distinct('day'),
  ],
  [
    'valor vendido por categoria tirando a Sadia',
    deli,
    sales.when((r) => r.brand !== 'Sadia').by('category', (g) => g.sum('total')),
  ],
  ['quantos quilos sairam de cada produto?', deli, sales.by('product', (g) => g.sum('kilos'))],
  [
    'média do preço do kg nas vendas de parmesão',
    deli,
    sales.when((r) => r.product === 'Parmesão').mean('unit'),
  ],
  [
    'boa tarde, me diz por favor quanto vendemos em reais de gorgonzola e parmesão juntos desde fevereiro',
    deli,
    sales
      .during('2026-02', '2026-04')
      .when((r) => r.product === 'Gorgonzola' || r.product === 'Parmesão')
      .sum('total'),
  ],
  [
    'Quantas encomendas tivemos entre 15/11/2025 e 24/12/2025?',
    deli,
    sales
      .from('2025-11-15', '2025-12-24')
      .when((r) => r.channel === 'Encomenda')
      .count(),
  ],
  ['qual o valor da maior encomenda?', deli, sales.when((r) => r.channel === 'Encomenda').max('total')],
  [
    'quanto a Kelly vendeu no cartao de credito no 1º trimestre de 2026?',
    deli,
    sales
      .during('2026-01', '2026-03')
      .when((r) => r.clerk === 'Kelly' && r.payment === 'Cartão de crédito')
      .sum('total'),
  ],
  [
    'quantas marcas diferentes de presunto a gente vende?',
    deli,
    sales.when((r) => r.product === 'Presunto').distinct('brand'),
  ],
  ['quantas vendas foram de produto fatiado?', deli, sales.when((r) => r.sliced === 'Sim').count()],
  ['qual marca vendeu menos, em reais?', deli, least(sales.by('brand', (g) => g.sum('total')))],
  [
    'percentual da categoria Queijos no peso total vendido',
    deli,
    sales.share((r) => r.category === 'Queijos', 'kilos'),
  ],
  ['Peso médio por venda em cada canal de venda', deli, sales.by('channel', (g) => g.mean('kilos'))],
  [
    'quanto vendemos em reais de salame fatiado aos sabados',
    deli,
    sales
      .on(6)
      .when((r) => r.product === 'Salame' && r.sliced === 'Sim')
      .sum('total'),
  ],
  [
    'kilos de mortadela q o Edmilson vendeu',
    deli,
    sales.when((r) => r.product === 'Mortadela' && r.clerk === 'Edmilson').sum('kilos'),
  ],
  ['pior mês da loja de frios em valor vendido', deli, least(sales.byMonth((g) => g.sum('total')))],
  [
    'Quanto a Jussara vendeu em setembro, sem contar o que saiu por delivery?',
    deli,
    sales
      .during('2025-09')
      .when((r) => r.clerk === 'Jussara' && r.channel !== 'Delivery')
      .sum('total'),
  ],
  [
    'quantas vendas não fatiadas tiveram mais de 1 kg?',
    deli,
    sales.when((r) => r.sliced === 'Não' && r.kilos > 1).count(),
  ],

  // The pool cleaning firm
  ['Quantas visitas os piscineiros fizeram em novembro?', cleaning, visits.during('2025-11').count()],
  ['numero de visitas por piscineiro', cleaning, visits.by('cleaner', (g) => g.count())],
  ['valor cobrado por bairro', cleaning, visits.by('district', (g) => g.sum('price'))],
  [
    'qual piscineiro usou mais litros de cloro?',
    cleaning,
    most(visits.by('cleaner', (g) => g.sum('litres'))),
  ],
  ['litros de cloro por mês', cleaning, visits.byMonth((g) => g.sum('litres'))],
  [
    'Quanto cobramos do Clube Náutico no último trimestre de 2025?',
    cleaning,
    visits
      .during('2025-10', '2025-12')
      .when((r) => r.client === 'Clube Náutico')
      .sum('price'),
  ],
  [
    'qtas visitas com agua verde tivemos em janeiro',
    cleaning,
    visits
      .during('2026-01')
      .when((r) => r.green === 'sim')
      .count(),
  ],
  ['Que porcentagem das visitas tinha água verde?', cleaning, visits.share((r) => r.green === 'sim')],
  [
    'valor medio cobrado no conserto de bomba',
    cleaning,
    visits.when((r) => r.service === 'Conserto de bomba').mean('price'),
  ],
  [
    'os 3 clientes de piscina com maior valor cobrado',
    cleaning,
    most(
      visits.by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'quanto temos em visitas de piscina com pagamento pendente?',
    cleaning,
    visits.when((r) => r.status === 'pendente').sum('price'),
  ],
  [
    'valor atrasado de cada cliente das piscinas',
    cleaning,
    visits.when((r) => r.status === 'atrasado').by('client', (g) => g.sum('price')),
  ],
  ['quantas visitas demoraram mais de 90 minutos', cleaning, visits.when((r) => r.minutes > 90).count()],
  ['qual dia da semana tem mais visita de piscina?', cleaning, most(visits.byWeekday((g) => g.count()))],
  [
    'quantas visitas fazemos por dia trabalhado, em média?',
    cleaning,
    visits.count() / visits.distinct('day'),
  ],
  [
    'minutos de aspiração: fevereiro x março',
    cleaning,
    {
      before: visits
        .during('2026-02')
        .when((r) => r.service === 'Aspiração')
        .sum('minutes'),
      after: visits
        .during('2026-03')
        .when((r) => r.service === 'Aspiração')
        .sum('minutes'),
    },
  ],
  ['qual serviço de piscina teve menos visitas?', cleaning, least(visits.by('service', (g) => g.count()))],
  [
    'quanto cobramos de troca de areia sem contar o Hotel Solar?',
    cleaning,
    visits.when((r) => r.service === 'Troca de areia' && r.client !== 'Hotel Solar').sum('price'),
  ],
  ['tempo médio em minutos de cada serviço', cleaning, visits.by('service', (g) => g.mean('minutes'))],
  [
    'quantos clientes diferentes o Toninho atendeu em outubro?',
    cleaning,
    visits
      .during('2025-10')
      .when((r) => r.cleaner === 'Toninho')
      .distinct('client'),
  ],
  [
    'maior valor cobrado numa visita em piscina de fibra',
    cleaning,
    visits.when((r) => r.kind === 'fibra').max('price'),
  ],
  [
    'Quanto gastamos com cloro ao todo, multiplicando os litros pelo preço do litro?',
    cleaning,
    visits.sum('chlorine'),
  ],
  [
    'piscina de vinil: quanto foi cobrado em agosto?',
    cleaning,
    visits
      .during('2025-08')
      .when((r) => r.kind === 'vinil')
      .sum('price'),
  ],
  [
    'quantas vezes fomos na chacara santa rita desde março',
    cleaning,
    visits
      .during('2026-03', '2026-04')
      .when((r) => r.client === 'Chácara Santa Rita')
      .count(),
  ],
  [
    'quantos por cento do valor cobrado foi de limpeza de rotina?',
    cleaning,
    visits.share((r) => r.service === 'Limpeza de rotina', 'price'),
  ],
  [
    'Em qual mês o valor cobrado nas visitas foi maior?',
    cleaning,
    most(visits.byMonth((g) => g.sum('price'))),
  ],
  [
    'oi, quantas visitas sem agua verde o Wesley fez em piscina de alvenaria em dezembro?',
    cleaning,
    visits
      .during('2025-12')
      .when((r) => r.cleaner === 'Wesley' && r.kind === 'alvenaria' && r.green === 'não')
      .count(),
  ],
  [
    'quanto já foi pago das visitas do Gilson do primeiro trimestre de 2026?',
    cleaning,
    visits
      .during('2026-01', '2026-03')
      .when((r) => r.cleaner === 'Gilson' && r.status === 'pago')
      .sum('price'),
  ],
  ['qual o menor preço do litro de cloro registrado?', cleaning, visits.min('litrePrice')],
  [
    'Quantas visitas fizemos entre 10/12/2025 e 20/01/2026, tirando as do Centro?',
    cleaning,
    visits
      .from('2025-12-10', '2026-01-20')
      .when((r) => r.district !== 'Centro')
      .count(),
  ],

  // The seller of online courses
  ['Quantas matrículas tivemos em novembro de 2025?', school, enrolments.during('2025-11').count()],
  ['valor pago por curso', school, enrolments.by('course', (g) => g.sum('paid'))],
  [
    'quanto os alunos pagaram no Marketing Digital em fevereiro?',
    school,
    enrolments
      .during('2026-02')
      .when((r) => r.course === 'Marketing Digital')
      .sum('paid'),
  ],
  [
    'top 3 cursos com mais matriculas',
    school,
    most(
      enrolments.by('course', (g) => g.count()),
      3,
    ),
  ],
  ['qual professor tem menos matrículas?', school, least(enrolments.by('teacher', (g) => g.count()))],
  [
    'quantas matrículas canceladas tem em cada área?',
    school,
    enrolments.when((r) => r.status === 'CANCELADA').by('area', (g) => g.count()),
  ],
  ['total de reembolso das matriculas de dezembro', school, enrolments.during('2025-12').sum('refund')],
  [
    'Quanto foi o valor pago menos o reembolso nas matrículas do primeiro trimestre de 2026?',
    school,
    enrolments.during('2026-01', '2026-03').sum('paid') -
      enrolments.during('2026-01', '2026-03').sum('refund'),
  ],
  [
    'que porcentagem das matriculas veio do Instagram?',
    school,
    enrolments.share((r) => r.origin === 'Instagram'),
  ],
  ['nota média de avaliação por professor', school, enrolments.by('teacher', (g) => g.mean('grade'))],
  [
    'quantas avaliações dos cursos ficaram com nota menor que 6?',
    school,
    enrolments.when((r) => r.grade !== undefined && r.grade < 6).count(),
  ],
  [
    'quantas matriculas de SP e MG somadas?',
    school,
    enrolments.when((r) => r.state === 'SP' || r.state === 'MG').count(),
  ],
  ['De quantas UFs diferentes são os nossos alunos?', school, enrolments.distinct('state')],
  [
    'numero de matrículas por origem em março',
    school,
    enrolments.during('2026-03').by('origin', (g) => g.count()),
  ],
  [
    'compare o valor pago nos cursos em outubro com o de novembro',
    school,
    { before: enrolments.during('2025-10').sum('paid'), after: enrolments.during('2025-11').sum('paid') },
  ],
  ['quantas matrículas com valor acima de R$ 500?', school, enrolments.when((r) => r.paid > 500).count()],
  ['em q dia da semana temos menos matricula?', school, least(enrolments.byWeekday((g) => g.count()))],
  [
    'quantas matrículas por dia a gente faz, em média?',
    school,
    enrolments.count() / enrolments.distinct('day'),
  ],
  [
    'quantas matriculas com certificado tem cada professor?',
    school,
    enrolments.when((r) => r.certificate === 'SIM').by('teacher', (g) => g.count()),
  ],
  [
    'Quantos % do valor pago nos cursos foi no boleto?',
    school,
    enrolments.share((r) => r.payment === 'BOLETO', 'paid'),
  ],
  [
    'maior valor pago em um curso de idiomas',
    school,
    enrolments.when((r) => r.area === 'Idiomas').max('paid'),
  ],
  [
    'Quanto os alunos de SP pagaram no Python do Zero?',
    school,
    enrolments.when((r) => r.state === 'SP' && r.course === 'Python do Zero').sum('paid'),
  ],
  [
    'qtd de matriculas do professor Rogério tirando as canceladas',
    school,
    enrolments.when((r) => r.teacher === 'Rogério' && r.status !== 'CANCELADA').count(),
  ],
  [
    'valor pago no pix nos cursos entre 01/08/2025 e 15/09/2025',
    school,
    enrolments
      .from('2025-08-01', '2025-09-15')
      .when((r) => r.payment === 'PIX')
      .sum('paid'),
  ],
  ['qual mês teve o maior número de matrículas?', school, most(enrolments.byMonth((g) => g.count()))],
  ['valor médio pago na matrícula, por origem', school, enrolments.by('origin', (g) => g.mean('paid'))],
  [
    'quantas matriculas de ingles para viagem estão ativas',
    school,
    enrolments.when((r) => r.course === 'Inglês para Viagem' && r.status === 'ATIVA').count(),
  ],
  [
    'Por favor, qual o valor médio de reembolso das matrículas canceladas?',
    school,
    enrolments.when((r) => r.status === 'CANCELADA').mean('refund'),
  ],
  [
    'quantas matrículas na área de idiomas tivemos desde janeiro, sem contar as que vieram do Google?',
    school,
    enrolments
      .during('2026-01', '2026-04')
      .when((r) => r.area === 'Idiomas' && r.origin !== 'Google')
      .count(),
  ],
  [
    'qual área de curso tem o maior valor pago no total?',
    school,
    most(enrolments.by('area', (g) => g.sum('paid'))),
  ],
]

export const unanswerable: string[] = [
  'qual o salário da Jussara?',
  'quanto temos de parmesão no estoque?',
  'quando vence o lote da mortadela Ceratti?',
  'quanto vamos vender de queijo no próximo natal?',
  'quantas visitas de piscina fizemos em março de 2025?',
  'quantos km o Gilson rodou em outubro?',
  'qual o ph medio da agua do Hotel Solar',
  'quanto gastamos com anúncio no Instagram?',
  'qual a idade média dos alunos de Python?',
  'quantas aulas tem o curso de Espanhol Básico?',
]
