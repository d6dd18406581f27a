import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A real-estate agency (rents and visits), a stationery and gifts shop and a clinic of aesthetics. */

const { next, whole, pick, among } = seededBusiness('rents and visits, stationery and gifts, aesthetics')

const homes = [
  { kind: 'Apartamento', few: 1, many: 3, small: 42, large: 110, cheap: 26, dear: 84, hasFee: true },
  { kind: 'Casa', few: 2, many: 4, small: 70, large: 220, cheap: 30, dear: 110, hasFee: false },
  { kind: 'Kitnet', few: 1, many: 1, small: 18, large: 35, cheap: 14, dear: 28, hasFee: true },
  { kind: 'Sala comercial', few: 0, many: 0, small: 25, large: 120, cheap: 20, dear: 120, hasFee: true },
  { kind: 'Sobrado', few: 3, many: 4, small: 110, large: 260, cheap: 56, dear: 160, hasFee: false },
]
// May to February, closed on Sundays, most on Saturdays.
const visits = new Rows(
  daysFrom('2025-05-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(3, 6) : whole(1, 3) }, () => {
        const { kind, few, many, small, large, cheap, dear, hasFee } = pick(homes)
        const asked = whole(cheap, dear) * 50
        const rented = next() < 0.28 ? 'Sim' : 'Não'
        return {
          day,
          kind,
          district: pick(['Centro', 'Boa Vista', 'Jardim Europa', 'Vila Mariana', 'Santa Mônica']),
          broker: among(['Fábio', 38], ['Vanessa', 29], ['Rogério', 20], ['Celso', 13]),
          source: among(['Portal', 40], ['Instagram', 30], ['Indicação', 20], ['Placa', 10]),
          rooms: many === 0 ? undefined : whole(few, many),
          area: whole(small, large),
          asked,
          fee: hasFee ? whole(18_000, 95_000) / 100 : undefined,
          pet: next() < 0.55 ? 'Sim' : 'Não',
          rented,
          deal: rented === 'Sim' ? cents((asked * whole(90, 100)) / 100) : undefined,
        }
      }),
    ),
)

const goods = [
  { product: 'Caderno universitário', sector: 'Material escolar', from: 1_890, to: 4_990, many: 8 },
  { product: 'Estojo', sector: 'Material escolar', from: 1_500, to: 6_900, many: 2 },
  { product: 'Caneca personalizada', sector: 'Presentes', from: 2_990, to: 6_990, many: 3 },
  { product: 'Caneta gel', sector: 'Escritório', from: 490, to: 1_690, many: 10 },
  { product: 'Pelúcia', sector: 'Presentes', from: 3_990, to: 17_900, many: 2 },
  { product: 'Planner', sector: 'Escritório', from: 3_900, to: 11_900, many: 2 },
  { product: 'Porta-retrato', sector: 'Presentes', from: 2_490, to: 8_990, many: 2 },
  { product: 'Balão metalizado', sector: 'Festas', from: 690, to: 2_490, many: 6 },
  { product: 'Papel de presente', sector: 'Festas', from: 350, to: 990, many: 12 },
]
// June to February, closed on Sundays, most on Saturdays.
const sales = new Rows(
  daysFrom('2025-06-01', 273)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(4, 7) : whole(2, 4) }, () => {
        const { product, sector, from, to, many } = pick(goods)
        const channel = among(['Loja', 60], ['WhatsApp', 25], ['Site', 15])
        const pieces = whole(1, many)
        const unit = whole(from, to) / 100
        const discount = next() < 0.65 ? undefined : cents((pieces * unit * whole(3, 15)) / 100)
        return {
          day,
          product,
          sector,
          seller: among(['Ivone', 45], ['Matheus', 33], ['Kelly', 22]),
          channel,
          payment: among(['Pix', 35], ['Crédito', 30], ['Débito', 20], ['Dinheiro', 15]),
          wrap: next() < 0.35 ? 'sim' : 'não',
          pieces,
          unit,
          discount,
          freight: channel === 'Loja' ? undefined : whole(800, 3_500) / 100,
          total: cents(pieces * unit - (discount ?? 0)),
        }
      }),
    ),
)

interface Treatment {
  procedure: string
  category: string
  staff: string[]
  weight: number
  /** In fives of minutes. */
  short: number
  long: number
  from: number
  to: number
}
const treatments: Treatment[] = [
  {
    procedure: 'Limpeza de pele',
    category: 'Facial',
    staff: ['Letícia', 'Sabrina'],
    weight: 26,
    short: 10,
    long: 18,
    from: 13_000,
    to: 24_000,
  },
  {
    procedure: 'Depilação a laser',
    category: 'Laser',
    staff: ['Sabrina', 'Letícia'],
    weight: 20,
    short: 3,
    long: 12,
    from: 12_000,
    to: 48_000,
  },
  {
    procedure: 'Drenagem linfática',
    category: 'Corporal',
    staff: ['Letícia', 'Sabrina'],
    weight: 15,
    short: 10,
    long: 15,
    from: 11_000,
    to: 19_000,
  },
  {
    procedure: 'Botox',
    category: 'Injetável',
    staff: ['Dra. Renata', 'Dra. Bianca'],
    weight: 11,
    short: 4,
    long: 9,
    from: 90_000,
    to: 190_000,
  },
  {
    procedure: 'Peeling',
    category: 'Facial',
    staff: ['Dra. Renata', 'Letícia'],
    weight: 9,
    short: 6,
    long: 10,
    from: 20_000,
    to: 45_000,
  },
  {
    procedure: 'Microagulhamento',
    category: 'Facial',
    staff: ['Dra. Bianca', 'Sabrina'],
    weight: 8,
    short: 12,
    long: 18,
    from: 35_000,
    to: 70_000,
  },
  {
    procedure: 'Preenchimento labial',
    category: 'Injetável',
    staff: ['Dra. Renata', 'Dra. Bianca'],
    weight: 7,
    short: 8,
    long: 14,
    from: 110_000,
    to: 220_000,
  },
  {
    procedure: 'Criolipólise',
    category: 'Corporal',
    staff: ['Sabrina'],
    weight: 4,
    short: 12,
    long: 24,
    from: 50_000,
    to: 130_000,
  },
]
const weighted = treatments.map((treatment): [Treatment, number] => [treatment, treatment.weight])
// August to March, closed on Sundays and Mondays, most on Saturdays.
const sessions = new Rows(
  daysFrom('2025-08-01', 243)
    .filter((day) => weekdayIn(day) > 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(5, 8) : whole(2, 5) }, () => {
        const { procedure, category, staff, short, long, from, to } = among(...weighted)
        const price = whole(from, to) / 100
        return {
          day,
          procedure,
          category,
          professional: pick(staff),
          room: among(['Sala 1', 50], ['Sala 2', 31], ['Sala 3', 19]),
          fresh: next() < 0.35 ? 'S' : 'N',
          age: whole(19, 68),
          payment: among(['PIX', 35], ['CREDITO', 40], ['DEBITO', 15], ['DINHEIRO', 10]),
          minutes: whole(short, long) * 5,
          cost: cents((price * whole(8, 30)) / 100),
          price,
          rating: next() < 0.4 ? undefined : whole(6, 10),
        }
      }),
    ),
)

const agency = 'Visitas Imobiliária'
const shop = 'vendas_papelaria_presentes'
const clinic = 'ATENDIMENTOS CLINICA ESTETICA'

export const files = [
  file(agency, visits, [
    ['Data da visita', ({ day }) => brazilianDay(day)],
    ['Tipo de imóvel', ({ kind }) => kind],
    ['Bairro', ({ district }) => district],
    ['Corretor', ({ broker }) => broker],
    ['Origem do contato', ({ source }) => source],
    ['Quartos', ({ rooms }) => rooms ?? ''],
    ['Área (m²)', ({ area }) => area],
    ['Aluguel pedido', ({ asked }) => dotted(commaPrice(asked))],
    ['Condomínio', ({ fee }) => (fee === undefined ? '' : dotted(commaPrice(fee)))],
    ['Aceita pet', ({ pet }) => pet],
    ['Alugou', ({ rented }) => rented],
    ['Aluguel fechado', ({ deal }) => (deal === undefined ? '' : dotted(commaPrice(deal)))],
  ]),
  file(
    shop,
    sales,
    [
      ['data_venda', ({ day }) => day],
      ['produto', ({ product }) => product],
      ['setor', ({ sector }) => sector],
      ['atendente', ({ seller }) => seller],
      ['canal', ({ channel }) => channel],
      ['pagamento', ({ payment }) => payment],
      ['embrulho', ({ wrap }) => wrap],
      ['qtd', ({ pieces }) => pieces],
      ['preco_unit', ({ unit }) => unit.toFixed(2)],
      ['desconto', ({ discount }) => discount?.toFixed(2) ?? ''],
      ['frete', ({ freight }) => freight?.toFixed(2) ?? ''],
      ['total_venda', ({ total }) => total.toFixed(2)],
    ],
    ',',
  ),
  file(clinic, sessions, [
    ['DT_ATENDIMENTO', ({ day }) => brazilianDay(day)],
    ['PROCEDIMENTO', ({ procedure }) => procedure],
    ['CATEGORIA', ({ category }) => category],
    ['PROFISSIONAL', ({ professional }) => professional],
    ['SALA', ({ room }) => room],
    ['CLIENTE_NOVA', ({ fresh }) => fresh],
    ['IDADE', ({ age }) => age],
    ['FORMA_PGTO', ({ payment }) => payment],
    ['DURACAO_MIN', ({ minutes }) => minutes],
    ['CUSTO_INSUMOS', ({ cost }) => decimal(cost)],
    ['VLR_COBRADO', ({ price }) => decimal(price)],
    ['NOTA', ({ rating }) => rating ?? ''],
  ]),
]

export const labelled: Labelled[] = [
  // The real-estate agency
  ['qts visitas a imobiliaria teve em cada mes', agency, visits.byMonth((g) => g.count())],
  ['qual corretor fez mais visitas?', agency, most(visits.by('broker', (g) => g.count()))],
  [
    'numero de visitas por bairro sem contar sala comercial',
    agency,
    visits.when((r) => r.kind !== 'Sala comercial').by('district', (g) => g.count()),
  ],
  [
    'aluguel pedido medio dos apartamentos',
    agency,
    visits.when((r) => r.kind === 'Apartamento').mean('asked'),
  ],
  ['em quantas visitas o cliente alugou?', agency, visits.when((r) => r.rented === 'Sim').count()],
  [
    'qual a porcentagem das visitas do fabio em que o cliente alugou',
    agency,
    visits.when((r) => r.broker === 'Fábio').share((r) => r.rented === 'Sim'),
  ],
  ['soma do aluguel fechado por corretor', agency, visits.by('broker', (g) => g.sum('deal'))],
  [
    'top 3 bairros na soma do aluguel fechado',
    agency,
    most(
      visits.by('district', (g) => g.sum('deal')),
      3,
    ),
  ],
  ['qual o maior aluguel pedido numa casa?', agency, visits.when((r) => r.kind === 'Casa').max('asked')],
  ['menor aluguel pedido de kitnet', agency, visits.when((r) => r.kind === 'Kitnet').min('asked')],
  [
    'compara o numero de visitas da imobiliaria em novembro com dezembro',
    agency,
    { before: visits.during('2025-11').count(), after: visits.during('2025-12').count() },
  ],
  [
    'quantas visitas em imovel com aluguel pedido acima de 3000',
    agency,
    visits.when((r) => r.asked > 3000).count(),
  ],
  ['quantas visitas foram em imovel que aceita pet?', agency, visits.when((r) => r.pet === 'Sim').count()],
  [
    'condominio medio dos apartamentos no centro',
    agency,
    visits.when((r) => r.kind === 'Apartamento' && r.district === 'Centro').mean('fee'),
  ],
  ['qual dia da semana tem mais visita na imobiliaria', agency, most(visits.byWeekday((g) => g.count()))],
  [
    'quantas visitas vieram do instagram em janeiro',
    agency,
    visits
      .during('2026-01')
      .when((r) => r.source === 'Instagram')
      .count(),
  ],
  ['media de quartos nas visitas a casas', agency, visits.when((r) => r.kind === 'Casa').mean('rooms')],
  [
    'quantas visitas em imovel com 3 quartos ou mais',
    agency,
    visits.when((r) => r.rooms !== undefined && r.rooms >= 3).count(),
  ],
  ['area media nas visitas a sobrado', agency, visits.when((r) => r.kind === 'Sobrado').mean('area')],
  [
    'quantos por cento das visitas vieram de indicacao?',
    agency,
    visits.share((r) => r.source === 'Indicação'),
  ],
  [
    'quantidade de visitas da vanessa x do rogerio',
    agency,
    visits.when((r) => r.broker === 'Vanessa' || r.broker === 'Rogério').by('broker', (g) => g.count()),
  ],
  [
    'total de aluguel fechado no ultimo trimestre de 2025',
    agency,
    visits.during('2025-10', '2025-12').sum('deal'),
  ],
  [
    'quantas visitas na vila mariana o cliente nao alugou',
    agency,
    visits.when((r) => r.district === 'Vila Mariana' && r.rented === 'Não').count(),
  ],
  [
    'em media quantas visitas a imobiliaria faz por dia que teve visita?',
    agency,
    visits.count() / visits.distinct('day'),
  ],
  ['qual origem do contato trouxe menos visitas?', agency, least(visits.by('source', (g) => g.count()))],
  ['aluguel pedido médio por bairro', agency, visits.by('district', (g) => g.mean('asked'))],
  [
    'quantas visitas o celso fez de 10/09/2025 a 31/10/2025',
    agency,
    visits
      .from('2025-09-10', '2025-10-31')
      .when((r) => r.broker === 'Celso')
      .count(),
  ],
  [
    'quantas visitas em apartamento aos sabados',
    agency,
    visits
      .on(6)
      .when((r) => r.kind === 'Apartamento')
      .count(),
  ],
  [
    'to montando a meta dos corretores: quanto a vanessa somou de aluguel fechado desde outubro?',
    agency,
    visits
      .during('2025-10', '2026-02')
      .when((r) => r.broker === 'Vanessa')
      .sum('deal'),
  ],
  ['em que mes a soma do aluguel fechado foi menor?', agency, least(visits.byMonth((g) => g.sum('deal')))],

  // The stationery and gifts shop
  ['total vendido na papelaria por mes', shop, sales.byMonth((g) => g.sum('total'))],
  [
    'quantas canecas personalizadas foram vendidas em dezembro? em unidades',
    shop,
    sales
      .during('2025-12')
      .when((r) => r.product === 'Caneca personalizada')
      .sum('pieces'),
  ],
  ['qual atendente vendeu mais em reais?', shop, most(sales.by('seller', (g) => g.sum('total')))],
  [
    'top 3 produtos em quantidade vendida',
    shop,
    most(
      sales.by('product', (g) => g.sum('pieces')),
      3,
    ),
  ],
  ['valor medio por venda na papelaria', shop, sales.mean('total')],
  [
    'qto vendemos em reais no setor festas em outubro',
    shop,
    sales
      .during('2025-10')
      .when((r) => r.sector === 'Festas')
      .sum('total'),
  ],
  ['quanto a papelaria deu de desconto no total?', shop, sales.sum('discount')],
  ['media do desconto nas vendas que tiveram desconto', shop, sales.mean('discount')],
  [
    'quantas vendas da papelaria foram sem desconto',
    shop,
    sales.when((r) => r.discount === undefined).count(),
  ],
  [
    'quantas vendas com embrulho teve em dezembro?',
    shop,
    sales
      .during('2025-12')
      .when((r) => r.wrap === 'sim')
      .count(),
  ],
  [
    '% do total vendido na papelaria que veio do site',
    shop,
    sales.share((r) => r.channel === 'Site', 'total'),
  ],
  [
    'quantas vendas pelo whatsapp foram pagas no pix',
    shop,
    sales.when((r) => r.channel === 'WhatsApp' && r.payment === 'Pix').count(),
  ],
  ['total vendido por setor', shop, sales.by('sector', (g) => g.sum('total'))],
  ['frete medio das vendas do site', shop, sales.when((r) => r.channel === 'Site').mean('freight')],
  ['soma do frete mes a mes', shop, sales.byMonth((g) => g.sum('freight'))],
  [
    'qual o valor da maior venda da papelaria no credito?',
    shop,
    sales.when((r) => r.payment === 'Crédito').max('total'),
  ],
  ['valor da menor venda de planner', shop, sales.when((r) => r.product === 'Planner').min('total')],
  [
    'compare o total vendido na papelaria em julho com agosto',
    shop,
    { before: sales.during('2025-07').sum('total'), after: sales.during('2025-08').sum('total') },
  ],
  [
    'em que dia da semana a papelaria vende mais em reais?',
    shop,
    most(sales.byWeekday((g) => g.sum('total'))),
  ],
  [
    'quantas vendas da papelaria tiveram total acima de 150 reais',
    shop,
    sales.when((r) => r.total > 150).count(),
  ],
  [
    'qtd de pelucias vendidas pela kelly',
    shop,
    sales.when((r) => r.product === 'Pelúcia' && r.seller === 'Kelly').sum('pieces'),
  ],
  ['total vendido na papelaria por forma de pagamento', shop, sales.by('payment', (g) => g.sum('total'))],
  [
    'qual produto da papelaria menos faturou em reais?',
    shop,
    least(sales.by('product', (g) => g.sum('total'))),
  ],
  [
    'ivone x matheus, total vendido de cada um em reais',
    shop,
    sales.when((r) => r.seller === 'Ivone' || r.seller === 'Matheus').by('seller', (g) => g.sum('total')),
  ],
  [
    'preço unitario medio do porta retrato',
    shop,
    sales.when((r) => r.product === 'Porta-retrato').mean('unit'),
  ],
  [
    'total vendido do setor presentes entre 01/12/2025 e 24/12/2025',
    shop,
    sales
      .from('2025-12-01', '2025-12-24')
      .when((r) => r.sector === 'Presentes')
      .sum('total'),
  ],
  [
    'quanto o matheus vendeu em reais sem contar o site?',
    shop,
    sales.when((r) => r.seller === 'Matheus' && r.channel !== 'Site').sum('total'),
  ],
  ['qtd media por venda em cada canal', shop, sales.by('channel', (g) => g.mean('pieces'))],
  [
    'participação do material escolar no total vendido em janeiro',
    shop,
    sales.during('2026-01').share((r) => r.sector === 'Material escolar', 'total'),
  ],
  [
    'volta as aulas aqui é forte. quantas unidades de caderno universitario sairam em janeiro e fevereiro, somando os dois?',
    shop,
    sales
      .during('2026-01', '2026-02')
      .when((r) => r.product === 'Caderno universitário')
      .sum('pieces'),
  ],

  // The clinic of aesthetics
  ['quantos atendimentos a clinica fez em novembro?', clinic, sessions.during('2025-11').count()],
  ['qtos atendimentos cada profissional fez', clinic, sessions.by('professional', (g) => g.count())],
  ['valor cobrado na clinica por mes', clinic, sessions.byMonth((g) => g.sum('price'))],
  [
    'quanto a clinica cobrou de botox em dezembro',
    clinic,
    sessions
      .during('2025-12')
      .when((r) => r.procedure === 'Botox')
      .sum('price'),
  ],
  [
    'qual procedimento tem o maior valor cobrado no total?',
    clinic,
    most(sessions.by('procedure', (g) => g.sum('price'))),
  ],
  [
    'os 3 procedimentos com mais atendimentos',
    clinic,
    most(
      sessions.by('procedure', (g) => g.count()),
      3,
    ),
  ],
  ['nota media dos atendimentos', clinic, sessions.mean('rating')],
  ['nota média por profissional', clinic, sessions.by('professional', (g) => g.mean('rating'))],
  ['quantos atendimentos ficaram sem nota?', clinic, sessions.when((r) => r.rating === undefined).count()],
  [
    'quantos atendimentos de cliente nova em janeiro',
    clinic,
    sessions
      .during('2026-01')
      .when((r) => r.fresh === 'S')
      .count(),
  ],
  ['qual % dos atendimentos é de cliente nova', clinic, sessions.share((r) => r.fresh === 'S')],
  [
    'idade media nos atendimentos de botox',
    clinic,
    sessions.when((r) => r.procedure === 'Botox').mean('age'),
  ],
  [
    'duracao media da drenagem linfatica em minutos',
    clinic,
    sessions.when((r) => r.procedure === 'Drenagem linfática').mean('minutes'),
  ],
  [
    'quantos minutos de atendimento a sabrina fez em fevereiro no total?',
    clinic,
    sessions
      .during('2026-02')
      .when((r) => r.professional === 'Sabrina')
      .sum('minutes'),
  ],
  ['custo total de insumos por procedimeto', clinic, sessions.by('procedure', (g) => g.sum('cost'))],
  [
    'valor cobrado menos custo de insumos em outubro',
    clinic,
    sessions.during('2025-10').sum('price') - sessions.during('2025-10').sum('cost'),
  ],
  [
    'quantos atendimentos com valor cobrado acima de 1000 reais?',
    clinic,
    sessions.when((r) => r.price > 1000).count(),
  ],
  ['numero de atendimentos da clinica por dia da semana', clinic, sessions.byWeekday((g) => g.count())],
  [
    'dra renata x dra bianca em valor cobrado total',
    clinic,
    sessions
      .when((r) => r.professional === 'Dra. Renata' || r.professional === 'Dra. Bianca')
      .by('professional', (g) => g.sum('price')),
  ],
  [
    'maior valor cobrado em um preenchimento labial',
    clinic,
    sessions.when((r) => r.procedure === 'Preenchimento labial').max('price'),
  ],
  [
    'valor cobrado médio por atendimento em cada categoria',
    clinic,
    sessions.by('category', (g) => g.mean('price')),
  ],
  [
    'quantos atendimentos na sala 2 em setembro',
    clinic,
    sessions
      .during('2025-09')
      .when((r) => r.room === 'Sala 2')
      .count(),
  ],
  ['quantos atendimentos de cliente com mais de 50 anos?', clinic, sessions.when((r) => r.age > 50).count()],
  [
    'compare o valor cobrado na clinica no ultimo trimestre de 2025 com o primeiro trimestre de 2026',
    clinic,
    {
      before: sessions.during('2025-10', '2025-12').sum('price'),
      after: sessions.during('2026-01', '2026-03').sum('price'),
    },
  ],
  [
    'que porcentagem do valor cobrado veio da categoria injetavel?',
    clinic,
    sessions.share((r) => r.category === 'Injetável', 'price'),
  ],
  [
    'quantos atendimentos da clinica foram pagos em dinheiro desde janeiro',
    clinic,
    sessions
      .during('2026-01', '2026-03')
      .when((r) => r.payment === 'DINHEIRO')
      .count(),
  ],
  ['qual sala teve menos atendimentos?', clinic, least(sessions.by('room', (g) => g.count()))],
  [
    'total cobrado de cliente nova sem contar botox',
    clinic,
    sessions.when((r) => r.fresh === 'S' && r.procedure !== 'Botox').sum('price'),
  ],
  [
    'custo medio de insumos por atendimento de peeling',
    clinic,
    sessions.when((r) => r.procedure === 'Peeling').mean('cost'),
  ],
  [
    'a equipe ta sobrecarregada, quantos atendimentos a leticia fez aos sabados?',
    clinic,
    sessions
      .on(6)
      .when((r) => r.professional === 'Letícia')
      .count(),
  ],
]

export const unanswerable: string[] = [
  'qual a comissao que o fabio recebeu em janeiro?',
  'quantos inquilinos estao com o aluguel atrasado?',
  'qual o valor do iptu dos apartamentos do centro',
  'qual o estoque atual de canecas personalizadas?',
  'qual fornecedor de pelucia é mais barato?',
  'quanto a papelaria pagou de energia em agosto?',
  'quantas horas extras a kelly fez em dezembro',
  'qual o peso medio das clientes da clinica?',
  'quantos atendimentos da clinica foram cancelados?',
  'quanto gastamos com anuncio no instagram?',
]
