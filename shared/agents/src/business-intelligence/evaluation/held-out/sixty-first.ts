import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A marble and granite workshop, a cooking school and a shop of school uniforms. */

const { next, whole, pick, among } = seededBusiness(
  'a marble and granite workshop, a cooking school, a shop of school uniforms',
)
const days = daysFrom('2025-07-01', 304)

const stones = [
  { stone: 'Preto São Gabriel', material: 'Granito', from: 65_000, to: 90_000 },
  { stone: 'Branco Itaúnas', material: 'Granito', from: 50_000, to: 70_000 },
  { stone: 'Verde Ubatuba', material: 'Granito', from: 35_000, to: 48_000 },
  { stone: 'Carrara', material: 'Mármore', from: 110_000, to: 150_000 },
  { stone: 'Travertino', material: 'Mármore', from: 80_000, to: 100_000 },
  { stone: 'Branco Polar', material: 'Quartzo', from: 180_000, to: 240_000 },
]
// Areas in twentieths of a square metre.
const works = [
  { product: 'Bancada', least: 30, most: 100 },
  { product: 'Pia', least: 20, most: 50 },
  { product: 'Soleira', least: 4, most: 16 },
  { product: 'Lavatório', least: 10, most: 30 },
  { product: 'Peitoril', least: 6, most: 20 },
  { product: 'Escada', least: 80, most: 180 },
]
// Closed on Sundays, one order on a Saturday.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? 1 : whole(1, 3) }, () => {
        const { stone, material, from, to } = pick(stones)
        const work = pick(works)
        const area = cents(whole(work.least, work.most) / 20)
        const price = cents((area * whole(from, to)) / 100)
        return {
          day,
          product: work.product,
          stone,
          material,
          seller: pick(['Cláudio', 'Cláudio', 'Cláudio', 'Simone', 'Simone', 'Everton']),
          client: pick(['Residencial', 'Residencial', 'Arquiteto', 'Construtora']),
          area,
          slab: cents((price * whole(35, 55)) / 100),
          deposit: next() < 0.3 ? undefined : cents((price * whole(30, 60)) / 100),
          price,
          installed: next() < 0.6 ? 'Sim' : 'Não',
          status: pick(['Entregue', 'Entregue', 'Entregue', 'Em produção', 'Aguardando medição']),
        }
      }),
    ),
)

const courses: [{ course: string; category: string; fee: number; rated: number }, number][] = [
  [{ course: 'Bolos decorados', category: 'Confeitaria', fee: 14_000, rated: 80 }, 7],
  [{ course: 'Massas frescas', category: 'Salgados', fee: 16_000, rated: 78 }, 5],
  [{ course: 'Pães artesanais', category: 'Panificação', fee: 12_000, rated: 82 }, 4],
  [{ course: 'Sushi', category: 'Salgados', fee: 21_000, rated: 64 }, 2.5],
  [{ course: 'Bombons e trufas', category: 'Confeitaria', fee: 11_000, rated: 76 }, 2],
  [{ course: 'Risotos', category: 'Salgados', fee: 15_000, rated: 74 }, 2],
  [{ course: 'Focaccia', category: 'Panificação', fee: 9_000, rated: 79 }, 1.5],
]
// Closed on Sundays and Mondays, most classes on Saturdays.
const classes = new Rows(
  days
    .filter((day) => weekdayIn(day) > 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(3, 5) : whole(1, 2) }, () => {
        const { course, category, fee, rated } = among(...courses)
        const seats = pick([12, 10, 8, 16])
        const students = seats - whole(0, 4)
        return {
          day,
          course,
          category,
          chef: pick(['Beatriz', 'Beatriz', 'Beatriz', 'Henrique', 'Henrique', 'Yumi', 'Rafael']),
          shift: among(['noite', 5], ['tarde', 3], ['manhã', 1.5]),
          audience: among(['iniciante', 5], ['avançado', 3], ['infantil', 2]),
          closed: next() < 0.2 ? 'sim' : 'não',
          seats,
          students,
          ingredients: cents((students * whole(1_800, 5_200)) / 100),
          raised: cents((students * whole(fee, fee + 4_000)) / 100),
          rating: next() < 0.25 ? undefined : (rated + whole(0, 16)) / 10,
        }
      }),
    ),
)

const garments = [
  { garment: 'Camiseta', from: 3_200, to: 4_800 },
  { garment: 'Camiseta', from: 3_200, to: 4_800 },
  { garment: 'Calça', from: 6_000, to: 9_000 },
  { garment: 'Bermuda', from: 4_000, to: 6_000 },
  { garment: 'Agasalho', from: 12_000, to: 17_000 },
  { garment: 'Moletom', from: 9_500, to: 14_000 },
  { garment: 'Saia', from: 4_500, to: 6_500 },
]
const isBusy = (day: string) => day >= '2026-01-01' && day < '2026-03-01'
// Closed on Sundays, most before school begins.
const sales = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: isBusy(day) ? whole(4, 7) : whole(1, 3) }, () => {
        const { garment, from, to } = pick(garments)
        const pieces = next() < 0.15 ? whole(8, 20) : whole(1, 4)
        const unit = whole(from, to) / 100
        const gross = cents(pieces * unit)
        const discount = next() < 0.6 ? undefined : cents((gross * whole(3, 12)) / 100)
        return {
          day,
          school: among(
            ['Colégio Santa Clara', 6],
            ['Instituto Dom Bosco', 4],
            ['Escola Arco-Íris', 3],
            ['Colégio São José', 2],
            ['Escola Pequeno Príncipe', 1],
          ),
          garment,
          size: among(['M', 5], ['P', 4], ['G', 3], ['GG', 2], ['PP', 1]),
          clerk: pick(['Jéssica', 'Jéssica', 'Jéssica', 'Lorena', 'Lorena', 'Dirce']),
          channel: among(['BALCÃO', 5], ['WHATSAPP', 3], ['SITE', 2]),
          embroidery: next() < 0.4 ? 'S' : 'N',
          pieces,
          unit,
          gross,
          discount,
          total: cents(gross - (discount ?? 0)),
          status: among(['PAGO', 6], ['PENDENTE', 2], ['VENCIDO', 1]),
        }
      }),
    ),
)

const workshop = 'Pedidos Marmoraria'
const cooking = 'aulas_gastronomia'
const uniforms = 'VENDAS UNIFORMES'

export const files = [
  file(workshop, orders, [
    ['Data do pedido', ({ day }) => brazilianDay(day)],
    ['Produto', ({ product }) => product],
    ['Pedra', ({ stone }) => stone],
    ['Material', ({ material }) => material],
    ['Vendedor', ({ seller }) => seller],
    ['Tipo de cliente', ({ client }) => client],
    ['Área (m²)', ({ area }) => decimal(area)],
    ['Custo da chapa', ({ slab }) => dotted(commaPrice(slab))],
    ['Sinal', ({ deposit }) => (deposit === undefined ? '' : dotted(commaPrice(deposit)))],
    ['Valor do pedido', ({ price }) => dotted(commaPrice(price))],
    ['Instalação inclusa', ({ installed }) => installed],
    ['Status', ({ status }) => status],
  ]),
  file(
    cooking,
    classes,
    [
      ['data_aula', ({ day }) => day],
      ['curso', ({ course }) => course],
      ['categoria', ({ category }) => category],
      ['chef', ({ chef }) => chef],
      ['turno', ({ shift }) => shift],
      ['publico', ({ audience }) => audience],
      ['turma_fechada', ({ closed }) => closed],
      ['vagas', ({ seats }) => seats],
      ['alunos', ({ students }) => students],
      ['custo_ingredientes', ({ ingredients }) => ingredients.toFixed(2)],
      ['valor_arrecadado', ({ raised }) => raised.toFixed(2)],
      ['nota_avaliacao', ({ rating }) => (rating === undefined ? '' : rating.toFixed(1))],
    ],
    ',',
  ),
  file(uniforms, sales, [
    ['DT_VENDA', ({ day }) => brazilianDay(day)],
    ['ESCOLA', ({ school }) => school],
    ['PECA', ({ garment }) => garment],
    ['TAMANHO', ({ size }) => size],
    ['ATENDENTE', ({ clerk }) => clerk],
    ['CANAL', ({ channel }) => channel],
    ['BORDADO', ({ embroidery }) => embroidery],
    ['QTDE', ({ pieces }) => pieces],
    ['VLR_UNIT', ({ unit }) => decimal(unit)],
    ['VLR_DESC', ({ discount }) => (discount === undefined ? '' : decimal(discount))],
    ['VLR_TOTAL', ({ total }) => decimal(total)],
    ['SITUACAO', ({ status }) => status],
  ]),
]

export const labelled: Labelled[] = [
  // The marble and granite workshop
  ['valor dos pedidos da marmoraria por mês', workshop, orders.byMonth((g) => g.sum('price'))],
  [
    'Quantos pedidos de bancada entraram em outubro?',
    workshop,
    orders
      .during('2025-10')
      .when((r) => r.product === 'Bancada')
      .count(),
  ],
  [
    'quantos m2 de granito foram pedidos no primeiro trimestre de 2026?',
    workshop,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.material === 'Granito')
      .sum('area'),
  ],
  [
    'Qual pedra teve o maior valor total em pedidos?',
    workshop,
    most(orders.by('stone', (g) => g.sum('price'))),
  ],
  [
    'top 3 produtos da marmoraria em valor total dos pedidos',
    workshop,
    most(
      orders.by('product', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'ticket medio dos pedidos de arquiteto',
    workshop,
    orders.when((r) => r.client === 'Arquiteto').mean('price'),
  ],
  [
    'bom dia, me diz quanto o Cláudio vendeu em dezembro na marmoraria',
    workshop,
    orders
      .during('2025-12')
      .when((r) => r.seller === 'Cláudio')
      .sum('price'),
  ],
  ['qntos pedidos ainda tao em producao?', workshop, orders.when((r) => r.status === 'Em produção').count()],
  [
    'Que porcentagem do valor dos pedidos é de mármore?',
    workshop,
    orders.share((r) => r.material === 'Mármore', 'price'),
  ],
  [
    'compare o valor dos pedidos da marmoraria em novembro com o de dezembro',
    workshop,
    { before: orders.during('2025-11').sum('price'), after: orders.during('2025-12').sum('price') },
  ],
  ['quantos pedidos passaram de 5 mil reais', workshop, orders.when((r) => r.price > 5000).count()],
  [
    'qual dia da semana é o mais fraco da marmoraria em valor de pedidos?',
    workshop,
    least(orders.byWeekday((g) => g.sum('price'))),
  ],
  [
    'quanto a marmoraria vende em média por dia que abre?',
    workshop,
    orders.sum('price') / orders.distinct('day'),
  ],
  [
    'valor dos pedidos por material sem contar os de construtora',
    workshop,
    orders.when((r) => r.client !== 'Construtora').by('material', (g) => g.sum('price')),
  ],
  ['total de m² pedido de cada produto', workshop, orders.by('product', (g) => g.sum('area'))],
  [
    'custo da chapa no travertino em agosto',
    workshop,
    orders
      .during('2025-08')
      .when((r) => r.stone === 'Travertino')
      .sum('slab'),
  ],
  [
    'quanto sobra do valor dos pedidos da marmoraria tirando o custo da chapa?',
    workshop,
    orders.sum('price') - orders.sum('slab'),
  ],
  ['quanto entrou de sinal em janeiro?', workshop, orders.during('2026-01').sum('deposit')],
  ['quantos pedidos ficaram sem sinal?', workshop, orders.when((r) => r.deposit === undefined).count()],
  [
    'qual o valor do pedido mais caro em Verde Ubatuba?',
    workshop,
    orders.when((r) => r.stone === 'Verde Ubatuba').max('price'),
  ],
  ['menor valor de pedido de escada', workshop, orders.when((r) => r.product === 'Escada').min('price')],
  [
    'quantos pedidos com instalação inclusa a Simone fechou desde fevereiro?',
    workshop,
    orders
      .during('2026-02', '2026-04')
      .when((r) => r.seller === 'Simone' && r.installed === 'Sim')
      .count(),
  ],
  [
    'quantas pedras diferentes apareceram nos pedidos de construtora em setembro?',
    workshop,
    orders
      .during('2025-09')
      .when((r) => r.client === 'Construtora')
      .distinct('stone'),
  ],
  [
    'valor dos pedidos de soleira entre 15/09/2025 e 31/10/2025',
    workshop,
    orders
      .from('2025-09-15', '2025-10-31')
      .when((r) => r.product === 'Soleira')
      .sum('price'),
  ],
  ['qual vendedor da marmoraria tem menos pedidos', workshop, least(orders.by('seller', (g) => g.count()))],
  ['média de m² por pedido pra cada tipo de cliente', workshop, orders.by('client', (g) => g.mean('area'))],
  ['número de pedidos da marmoraria em cada status', workshop, orders.by('status', (g) => g.count())],
  [
    'qto deram os pedidos de lavatorio tirando os de marmore?',
    workshop,
    orders.when((r) => r.product === 'Lavatório' && r.material !== 'Mármore').sum('price'),
  ],
  ['qual foi o melhor mês da marmoraria em valor?', workshop, most(orders.byMonth((g) => g.sum('price')))],
  ['percentual de pedidos com instalação inclusa', workshop, orders.share((r) => r.installed === 'Sim')],

  // The cooking school
  [
    'quantas aulas de sushi teve em novembro?',
    cooking,
    classes
      .during('2025-11')
      .when((r) => r.course === 'Sushi')
      .count(),
  ],
  ['valor arrecadado por curso', cooking, classes.by('course', (g) => g.sum('raised'))],
  [
    'quantos alunos a chef Yumi atendeu no quarto trimestre de 2025?',
    cooking,
    classes
      .during('2025-10', '2025-12')
      .when((r) => r.chef === 'Yumi')
      .sum('students'),
  ],
  ['Qual chef arrecadou mais com as aulas?', cooking, most(classes.by('chef', (g) => g.sum('raised')))],
  [
    'os 3 cursos com mais alunos na escola de gastronomia',
    cooking,
    most(
      classes.by('course', (g) => g.sum('students')),
      3,
    ),
  ],
  ['media de alunos por aula', cooking, classes.mean('students')],
  [
    'Quanto a gente gastou com ingredientes em cada mês?',
    cooking,
    classes.byMonth((g) => g.sum('ingredients')),
  ],
  ['nota média das aulas do Henrique', cooking, classes.when((r) => r.chef === 'Henrique').mean('rating')],
  ['qual curso tem a pior nota média?', cooking, least(classes.by('course', (g) => g.mean('rating')))],
  [
    'que fatia do valor arrecadado nas aulas vem da confeitaria?',
    cooking,
    classes.share((r) => r.category === 'Confeitaria', 'raised'),
  ],
  [
    'quantas aulas à noite foram dadas em março',
    cooking,
    classes
      .during('2026-03')
      .when((r) => r.shift === 'noite')
      .count(),
  ],
  [
    'quantas vagas sobraram nas aulas de fevereiro? (vagas menos alunos)',
    cooking,
    classes.during('2026-02').sum('seats') - classes.during('2026-02').sum('students'),
  ],
  [
    'quantas aulas tiveram todas as vagas ocupadas pelos alunos?',
    cooking,
    classes.when((r) => r.students === r.seats).count(),
  ],
  [
    'valor arrecadado menos custo dos ingredientes por chef',
    cooking,
    classes.by('chef', (g) => g.sum('raised') - g.sum('ingredients')),
  ],
  [
    'total de alunos na escola de gastronomia: setembro x outubro',
    cooking,
    { before: classes.during('2025-09').sum('students'), after: classes.during('2025-10').sum('students') },
  ],
  ['qts aulas tiveram mais de 10 alunos', cooking, classes.when((r) => r.students > 10).count()],
  [
    'quanto arrecadamos com aulas de turma fechada em 2025?',
    cooking,
    classes
      .during('2025-07', '2025-12')
      .when((r) => r.closed === 'sim')
      .sum('raised'),
  ],
  [
    'em qual dia da semana as aulas somam mais alunos?',
    cooking,
    most(classes.byWeekday((g) => g.sum('students'))),
  ],
  ['qual turno teve menos aulas?', cooking, least(classes.by('shift', (g) => g.count()))],
  [
    'custo médio de ingredientes por aula em cada categoria',
    cooking,
    classes.by('category', (g) => g.mean('ingredients')),
  ],
  [
    'quantos alunos atendemos por dia de aula, em média?',
    cooking,
    classes.sum('students') / classes.distinct('day'),
  ],
  [
    'quanto arrecadaram as aulas do público infantil, tirando as do Rafael?',
    cooking,
    classes.when((r) => r.audience === 'infantil' && r.chef !== 'Rafael').sum('raised'),
  ],
  [
    'quantas aulas ficaram sem nota de avaliacao',
    cooking,
    classes.when((r) => r.rating === undefined).count(),
  ],
  [
    'maior valor arrecadado numa única aula de risotos',
    cooking,
    classes.when((r) => r.course === 'Risotos').max('raised'),
  ],
  [
    'quantos cursos diferentes o Rafael deu em janeiro?',
    cooking,
    classes
      .during('2026-01')
      .when((r) => r.chef === 'Rafael')
      .distinct('course'),
  ],
  [
    'quantas aulas p/ iniciante teve entre 10/11/2025 e 20/12/2025?',
    cooking,
    classes
      .from('2025-11-10', '2025-12-20')
      .when((r) => r.audience === 'iniciante')
      .count(),
  ],
  ['percentual de aulas no turno da manha', cooking, classes.share((r) => r.shift === 'manhã')],
  [
    'oi, preciso saber quanto o curso de paes artesanais arrecadou desde janeiro',
    cooking,
    classes
      .during('2026-01', '2026-04')
      .when((r) => r.course === 'Pães artesanais')
      .sum('raised'),
  ],
  [
    'custo total dos ingredientes dividido pelo total de alunos',
    cooking,
    classes.sum('ingredients') / classes.sum('students'),
  ],
  ['qual foi o pior mês de arrecadação das aulas?', cooking, least(classes.byMonth((g) => g.sum('raised')))],

  // The shop of school uniforms
  ['total vendido de uniforme em fevereiro', uniforms, sales.during('2026-02').sum('total')],
  ['valor vendido por escola na loja de uniformes', uniforms, sales.by('school', (g) => g.sum('total'))],
  [
    'quantas camisetas vendemos em janeiro?',
    uniforms,
    sales
      .during('2026-01')
      .when((r) => r.garment === 'Camiseta')
      .sum('pieces'),
  ],
  [
    'qual peça de uniforme mais sai em quantidade?',
    uniforms,
    most(sales.by('garment', (g) => g.sum('pieces'))),
  ],
  [
    'Quais as 3 escolas que mais compraram uniforme, em reais?',
    uniforms,
    most(
      sales.by('school', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'qual tamanho de uniforme vendeu a menor quantidade?',
    uniforms,
    least(sales.by('size', (g) => g.sum('pieces'))),
  ],
  [
    'valor médio por venda de uniforme no whatsapp',
    uniforms,
    sales.when((r) => r.channel === 'WHATSAPP').mean('total'),
  ],
  [
    'qto tem pendente do colegio santa clara?',
    uniforms,
    sales.when((r) => r.school === 'Colégio Santa Clara' && r.status === 'PENDENTE').sum('total'),
  ],
  ['quantas vendas de uniforme estão vencidas?', uniforms, sales.when((r) => r.status === 'VENCIDO').count()],
  [
    'total de desconto que a Jéssica deu nos uniformes',
    uniforms,
    sales.when((r) => r.clerk === 'Jéssica').sum('discount'),
  ],
  [
    'desconto médio das vendas de uniforme que tiveram desconto',
    uniforms,
    sales.when((r) => r.discount !== undefined).mean('discount'),
  ],
  [
    'em número de vendas, quantos por cento das vendas de uniforme tiveram bordado?',
    uniforms,
    sales.share((r) => r.embroidery === 'S'),
  ],
  [
    'participação do site no valor total vendido de uniformes',
    uniforms,
    sales.share((r) => r.channel === 'SITE', 'total'),
  ],
  [
    'valor vendido de agasalho em agosto comparado com julho',
    uniforms,
    {
      before: sales
        .during('2025-07')
        .when((r) => r.garment === 'Agasalho')
        .sum('total'),
      after: sales
        .during('2025-08')
        .when((r) => r.garment === 'Agasalho')
        .sum('total'),
    },
  ],
  ['quantas vendas de uniforme passaram de R$ 500?', uniforms, sales.when((r) => r.total > 500).count()],
  ['preco unitario medio da calça', uniforms, sales.when((r) => r.garment === 'Calça').mean('unit')],
  ['qual atendente vendeu mais em reais?', uniforms, most(sales.by('clerk', (g) => g.sum('total')))],
  [
    'valor vendido por canal sem contar as camisetas',
    uniforms,
    sales.when((r) => r.garment !== 'Camiseta').by('channel', (g) => g.sum('total')),
  ],
  [
    'quantidade de peças por tamanho no Instituto Dom Bosco',
    uniforms,
    sales.when((r) => r.school === 'Instituto Dom Bosco').by('size', (g) => g.sum('pieces')),
  ],
  [
    'Em que dia da semana a loja de uniformes vende mais em valor?',
    uniforms,
    most(sales.byWeekday((g) => g.sum('total'))),
  ],
  [
    'quanto a loja de uniformes vende em media por dia aberto',
    uniforms,
    sales.sum('total') / sales.distinct('day'),
  ],
  [
    'quanto foi vendido de uniforme de 20/01/2026 até 15/02/2026?',
    uniforms,
    sales.from('2026-01-20', '2026-02-15').sum('total'),
  ],
  [
    'saias de quantas escolas diferentes foram vendidas em março?',
    uniforms,
    sales
      .during('2026-03')
      .when((r) => r.garment === 'Saia')
      .distinct('school'),
  ],
  [
    'qual o valor da maior venda de uniforme no balcão?',
    uniforms,
    sales.when((r) => r.channel === 'BALCÃO').max('total'),
  ],
  [
    'qual o valor já pago das bermudas da Escola Arco-Íris?',
    uniforms,
    sales
      .when((r) => r.school === 'Escola Arco-Íris' && r.garment === 'Bermuda' && r.status === 'PAGO')
      .sum('total'),
  ],
  [
    'valor vendido de moletom com bordado no último trimestre de 2025',
    uniforms,
    sales
      .during('2025-10', '2025-12')
      .when((r) => r.garment === 'Moletom' && r.embroidery === 'S')
      .sum('total'),
  ],
  [
    'quantas vendas de uniforme foram de 10 peças ou mais?',
    uniforms,
    sales.when((r) => r.pieces >= 10).count(),
  ],
  [
    'qual foi o pior mês da loja de uniformes em valor vendido?',
    uniforms,
    least(sales.byMonth((g) => g.sum('total'))),
  ],
  [
    'valor pendente ou vencido por atendente',
    uniforms,
    sales.when((r) => r.status === 'PENDENTE' || r.status === 'VENCIDO').by('clerk', (g) => g.sum('total')),
  ],
  [
    'soma de quantidade vezes preço unitário dos uniformes vendidos em dezembro',
    uniforms,
    sales.during('2025-12').sum('gross'),
  ],
]

export const unanswerable: string[] = [
  'qual o estoque de chapas de granito?',
  'quanto vamos vender de uniforme em dezembro de 2026?',
  'qual o salário do marmorista?',
  'qual o telefone da chef Yumi?',
  'quantas aulas de sushi teve em maio de 2025?',
  'prazo medio de entrega dos pedidos da marmoraria',
  'qual fornecedor de tecido cobra menos?',
  'quantos alunos da escola de gastronomia são mulheres?',
  'quanto gastamos com frete das pedras em outubro?',
  'qual a idade média das crianças que usam os uniformes?',
]
