import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A flower shop, a dance school and a small hotel. */

const { next, whole, pick, among } = seededBusiness('a flower shop, a dance school, a small hotel')

const flowers = [
  { product: 'Buquê de rosas', from: 8_900, to: 24_900 },
  { product: 'Orquídea', from: 6_900, to: 15_900 },
  { product: 'Girassol', from: 1_500, to: 4_900 },
  { product: 'Cesta de flores', from: 12_900, to: 32_900 },
  { product: 'Arranjo de mesa', from: 5_900, to: 18_900 },
  { product: 'Suculenta', from: 1_200, to: 3_900 },
  { product: 'Coroa de flores', from: 24_000, to: 68_000 },
]
// From March to the April of next year; closed on Mondays, most on Saturdays.
const orders = new Rows(
  daysFrom('2025-03-01', 426)
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(1, 2) : whole(0, 2) }, () => {
        const { product, from, to } = pick(flowers)
        const isWreath = product === 'Coroa de flores'
        const occasion = isWreath
          ? 'Luto'
          : pick(['Aniversário', 'Namoro', 'Casamento', 'Decoração', 'Maternidade'])
        const isBig = occasion === 'Casamento' || occasion === 'Decoração'
        const pieces = isBig ? whole(2, 12) : isWreath ? whole(1, 2) : whole(1, 3)
        return {
          day,
          product,
          occasion,
          channel: pick(['WhatsApp', 'Balcão', 'Instagram', 'Telefone']),
          attendant: pick(['Rita', 'Gustavo', 'Ivone']),
          pieces,
          total: cents((pieces * whole(from, to)) / 100),
        }
      }),
    ),
)

const dances = [
  { dance: 'Balé', from: 5, to: 14 },
  { dance: 'Forró', from: 8, to: 24 },
  { dance: 'Jazz', from: 5, to: 15 },
  { dance: 'Dança do ventre', from: 3, to: 10 },
  { dance: 'Hip hop', from: 8, to: 19 },
  { dance: 'Sapateado', from: 3, to: 9 },
]
// From August to June, every day but Sunday, most on Tuesdays.
const lessons = new Rows(
  daysFrom('2025-08-01', 334)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 2 ? whole(1, 3) : whole(0, 2) }, () => {
        const { dance, from, to } = pick(dances)
        return {
          day,
          dance,
          teacher: pick(['Camila', 'Juliano', 'Regiane', 'Wesley']),
          group: pick(['Adulto', 'Infantil', 'Juvenil', 'Melhor idade']),
          room: among(['Sala Grande', 5], ['Estúdio', 3], ['Sala Espelhada', 2]),
          students: whole(from, to),
          minutes: pick([60, 60, 90, 50, 75]),
        }
      }),
    ),
)

const suppliers = [
  { supplier: 'Hortifruti Sabiá', kind: 'Alimentos', from: 22_000, to: 140_000 },
  { supplier: 'Açougue Boi Bom', kind: 'Alimentos', from: 48_000, to: 260_000 },
  { supplier: 'Enerluz', kind: 'Energia', from: 240_000, to: 680_000 },
  { supplier: 'Roupa Limpa', kind: 'Lavanderia', from: 60_000, to: 210_000 },
  { supplier: 'Distribuidora Aurora', kind: 'Bebidas', from: 35_000, to: 190_000 },
  { supplier: 'Casa do Brilho', kind: 'Limpeza', from: 9_000, to: 62_000 },
  { supplier: 'Elétrica Souza', kind: 'Manutenção', from: 15_000, to: 370_000 },
  { supplier: 'Saneasul', kind: 'Água', from: 70_000, to: 230_000 },
]
// The day on which the hotel last kept its list.
const keptOn = '2026-04-15'
const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 864e5).toISOString().slice(0, 10)
// Due from September to May, on working days.
const bills = new Rows(
  daysFrom('2025-09-01', 273)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: whole(1, 2) }, () => {
        const { supplier, kind, from, to } = pick(suppliers)
        const delay = next() < 0.7 ? -whole(0, 3) : whole(1, 25)
        const isForgotten = next() < 0.14
        const payday = dayAfter(day, delay)
        const isDue = day < keptOn
        const paid = isDue && !isForgotten && payday < keptOn ? payday : undefined
        const unpaidDays = Math.round((Date.parse(keptOn) - Date.parse(day)) / 864e5)
        return {
          day,
          supplier,
          kind,
          means: pick(['Boleto', 'Pix', 'Débito automático']),
          status: paid !== undefined ? 'Paga' : isDue ? 'Vencida' : 'A vencer',
          paid,
          late: Math.max(0, paid !== undefined ? delay : unpaidDays),
          amount: whole(from, to) / 100,
        }
      }),
    ),
)
// The paid ones, by the day on which they were paid.
const payments = new Rows(
  bills.all.flatMap((bill) => (bill.paid === undefined ? [] : [{ ...bill, day: bill.paid }])),
)

const florist = 'Pedidos Floricultura'
const school = 'aulas_danca'
const hotel = 'CONTAS A PAGAR HOTEL'

export const files = [
  file(florist, orders, [
    ['Data do pedido', ({ day }) => brazilianDay(day)],
    ['Produto', ({ product }) => product],
    ['Ocasião', ({ occasion }) => occasion],
    ['Canal', ({ channel }) => channel],
    ['Atendente', ({ attendant }) => attendant],
    ['Qtd', ({ pieces }) => pieces],
    ['Total (R$)', ({ total }) => dotted(decimal(total))],
  ]),
  file(
    school,
    lessons,
    [
      ['data', ({ day }) => brazilianDay(day)],
      ['modalidade', ({ dance }) => dance],
      ['professor', ({ teacher }) => teacher],
      ['turma', ({ group }) => group],
      ['sala', ({ room }) => room],
      ['alunos presentes', ({ students }) => students],
      ['duração (min)', ({ minutes }) => minutes],
    ],
    ',',
  ),
  file(hotel, bills, [
    ['VENCTO', ({ day }) => brazilianDay(day)],
    ['FORNECEDOR', ({ supplier }) => supplier],
    ['TIPO DE DESPESA', ({ kind }) => kind],
    ['FORMA PGTO', ({ means }) => means],
    ['SITUAÇÃO', ({ status }) => status],
    ['DATA PAGAMENTO', ({ paid }) => (paid === undefined ? '' : brazilianDay(paid))],
    ['DIAS DE ATRASO', ({ late }) => late],
    ['VALOR', ({ amount }) => dotted(commaPrice(amount))],
  ]),
]

export const labelled: Labelled[] = [
  // The flower shop
  ['faturamento de maio?', florist, orders.during('2025-05').sum('total')],
  ['Quantos pedidos recebemos em dezembro?', florist, orders.during('2025-12').count()],
  ['valor total dos pedidos por canal', florist, orders.by('channel', (g) => g.sum('total'))],
  ['qual atendente vendeu mais em reais?', florist, most(orders.by('attendant', (g) => g.sum('total')))],
  [
    'top 3 produtos da floricultura em faturamento',
    florist,
    most(
      orders.by('product', (g) => g.sum('total')),
      3,
    ),
  ],
  ['ticket medio dos pedidos', florist, orders.mean('total')],
  [
    'quanto faturamos com buque de rosas em junho',
    florist,
    orders
      .during('2025-06')
      .when((r) => r.product === 'Buquê de rosas')
      .sum('total'),
  ],
  [
    'quantas unidades de orquídea saíram no segundo semestre de 2025?',
    florist,
    orders
      .during('2025-07', '2025-12')
      .when((r) => r.product === 'Orquídea')
      .sum('pieces'),
  ],
  ['número de pedidos por ocasião', florist, orders.by('occasion', (g) => g.count())],
  [
    'Que porcentagem do faturamento vem do WhatsApp?',
    florist,
    orders.share((r) => r.channel === 'WhatsApp', 'total'),
  ],
  [
    'faturamento de março de 2025 comparado com o de março de 2026',
    florist,
    { before: orders.during('2025-03').sum('total'), after: orders.during('2026-03').sum('total') },
  ],
  ['quantos pedidos passaram de R$ 500?', florist, orders.when((r) => r.total > 500).count()],
  [
    'somando tudo, em que dia da semana a floricultura fatura mais?',
    florist,
    most(orders.byWeekday((g) => g.sum('total'))),
  ],
  ['faturamento mês a mês da floricultura', florist, orders.byMonth((g) => g.sum('total'))],
  [
    'quantas unidades de girasol foram pra casamento',
    florist,
    orders.when((r) => r.product === 'Girassol' && r.occasion === 'Casamento').sum('pieces'),
  ],
  [
    'qual o valor do maior pedido atendido pela Rita?',
    florist,
    orders.when((r) => r.attendant === 'Rita').max('total'),
  ],
  ['valor médio do pedido em cada ocasião', florist, orders.by('occasion', (g) => g.mean('total'))],
  [
    'faturamento do Instagram sem contar a Ivone',
    florist,
    orders.when((r) => r.channel === 'Instagram' && r.attendant !== 'Ivone').sum('total'),
  ],
  [
    'quantos pedidos de aniversário tivemos em cada mês?',
    florist,
    orders.when((r) => r.occasion === 'Aniversário').byMonth((g) => g.count()),
  ],
  [
    'Compara pra mim o faturamento da Rita e do Gustavo em abril de 2026',
    florist,
    orders
      .during('2026-04')
      .when((r) => r.attendant === 'Rita' || r.attendant === 'Gustavo')
      .by('attendant', (g) => g.sum('total')),
  ],
  [
    'qual produto teve a menor quantidade vendida, em unidades?',
    florist,
    least(orders.by('product', (g) => g.sum('pieces'))),
  ],
  [
    'quantos produtos diferentes a Ivone vendeu em agosto',
    florist,
    orders
      .during('2025-08')
      .when((r) => r.attendant === 'Ivone')
      .distinct('product'),
  ],
  [
    'faturamento da floricultura entre 10/05/2025 e 12/06/2025',
    florist,
    orders.from('2025-05-10', '2025-06-12').sum('total'),
  ],
  ['qts pedidos tem mais de 5 unidades?', florist, orders.when((r) => r.pieces > 5).count()],
  [
    'qual a participação dos pedidos de namoro no número total de pedidos?',
    florist,
    orders.share((r) => r.occasion === 'Namoro'),
  ],
  [
    'faturamento médio mensal da floricultura',
    florist,
    orders.sum('total') / orders.byMonth((g) => g.count()).length,
  ],
  [
    'Oi, tô montando o relatório da loja e preciso saber quanto o canal Telefone vendeu em reais de janeiro a abril de 2026',
    florist,
    orders
      .during('2026-01', '2026-04')
      .when((r) => r.channel === 'Telefone')
      .sum('total'),
  ],
  [
    'quantos pedidos feitos no balcão ficaram abaixo de 100 reais?',
    florist,
    orders.when((r) => r.channel === 'Balcão' && r.total < 100).count(),
  ],
  [
    'qual foi o mês mais fraco em faturamento na floricultura?',
    florist,
    least(orders.byMonth((g) => g.sum('total'))),
  ],
  [
    'vendas de cesta de flores aos sabados, em reais',
    florist,
    orders
      .on(6)
      .when((r) => r.product === 'Cesta de flores')
      .sum('total'),
  ],

  // The dance school
  ['quantas aulas demos em outubro?', school, lessons.during('2025-10').count()],
  ['número de aulas por professor', school, lessons.by('teacher', (g) => g.count())],
  ['soma dos alunos presentes por modalidade', school, lessons.by('dance', (g) => g.sum('students'))],
  ['média de alunos por aula', school, lessons.mean('students')],
  [
    'Qual modalidade tem a maior média de alunos presentes por aula?',
    school,
    most(lessons.by('dance', (g) => g.mean('students'))),
  ],
  [
    'quantos minutos de balé em novembro?',
    school,
    lessons
      .during('2025-11')
      .when((r) => r.dance === 'Balé')
      .sum('minutes'),
  ],
  [
    'duração total das aulas da Camila em minutos',
    school,
    lessons.when((r) => r.teacher === 'Camila').sum('minutes'),
  ],
  ['quantas aulas tiveram menos de 6 alunos', school, lessons.when((r) => r.students < 6).count()],
  ['que dia da semana tem mais aula?', school, most(lessons.byWeekday((g) => g.count()))],
  ['quantas aulas de dança teve por mes', school, lessons.byMonth((g) => g.count())],
  ['que professor deu mais aulas?', school, most(lessons.by('teacher', (g) => g.count()))],
  [
    'número de aulas: fevereiro x março',
    school,
    { before: lessons.during('2026-02').count(), after: lessons.during('2026-03').count() },
  ],
  ['que porcentagem das aulas foi na Sala Grande?', school, lessons.share((r) => r.room === 'Sala Grande')],
  ['quantas aulas de 90 minutos a gente deu', school, lessons.when((r) => r.minutes === 90).count()],
  [
    'quantas aulas o Juliano deu no Estúdio de fevereiro a abril?',
    school,
    lessons
      .during('2026-02', '2026-04')
      .when((r) => r.teacher === 'Juliano' && r.room === 'Estúdio')
      .count(),
  ],
  [
    'as 3 modalidades com mais alunos presentes somando todas as aulas',
    school,
    most(
      lessons.by('dance', (g) => g.sum('students')),
      3,
    ),
  ],
  [
    'maior numero de alunos numa aula da turma infantil',
    school,
    lessons.when((r) => r.group === 'Infantil').max('students'),
  ],
  [
    'Quantos alunos teve a aula mais vazia de dança do ventre?',
    school,
    lessons.when((r) => r.dance === 'Dança do ventre').min('students'),
  ],
  [
    'quantos professores diferentes deram hip hop no último trimestre de 2025?',
    school,
    lessons
      .during('2025-10', '2025-12')
      .when((r) => r.dance === 'Hip hop')
      .distinct('teacher'),
  ],
  ['media de alunos por aula em cada sala', school, lessons.by('room', (g) => g.mean('students'))],
  [
    'quantas aulas não foram nem de balé nem de jazz?',
    school,
    lessons.when((r) => r.dance !== 'Balé' && r.dance !== 'Jazz').count(),
  ],
  ['minutos de aula por turma', school, lessons.by('group', (g) => g.sum('minutes'))],
  ['em que mês somamos mais minutos de aula?', school, most(lessons.byMonth((g) => g.sum('minutes')))],
  ['em média, quantas aulas acontecem por dia com aula?', school, lessons.count() / lessons.distinct('day')],
  [
    'quantas aulas de sábado tiveram mais de 10 alunos?',
    school,
    lessons
      .on(6)
      .when((r) => r.students > 10)
      .count(),
  ],
  [
    'a coordenadora me pediu o total de presenças de alunos da turma Melhor idade no primeiro trimestre de 2026, quanto deu?',
    school,
    lessons
      .during('2026-01', '2026-03')
      .when((r) => r.group === 'Melhor idade')
      .sum('students'),
  ],
  [
    'qual a fatia do Wesley no total de minutos de aula, em %?',
    school,
    lessons.share((r) => r.teacher === 'Wesley', 'minutes'),
  ],
  [
    'duração média das aulas de sapateado',
    school,
    lessons.when((r) => r.dance === 'Sapateado').mean('minutes'),
  ],
  ['qual sala recebeu menos aulas?', school, least(lessons.by('room', (g) => g.count()))],
  [
    'quantas aulas foram dadas na primeira quinzena de dezembro',
    school,
    lessons.from('2025-12-01', '2025-12-15').count(),
  ],

  // The small hotel
  ['valor das contas com vencimento em novembro', hotel, bills.during('2025-11').sum('amount')],
  [
    'quanto o hotel pagou em janeiro, pela data de pagamento?',
    hotel,
    payments.during('2026-01').sum('amount'),
  ],
  ['quantas contas estão vencidas?', hotel, bills.when((r) => r.status === 'Vencida').count()],
  [
    'quanto temos de contas a vencer, em reais',
    hotel,
    bills.when((r) => r.status === 'A vencer').sum('amount'),
  ],
  ['valor das contas por tipo de despesa', hotel, bills.by('kind', (g) => g.sum('amount'))],
  [
    'Quais os três fornecedores com o maior valor total de contas?',
    hotel,
    most(
      bills.by('supplier', (g) => g.sum('amount')),
      3,
    ),
  ],
  [
    'em média, quantos dias de atraso têm as contas com situação Vencida?',
    hotel,
    bills.when((r) => r.status === 'Vencida').mean('late'),
  ],
  ['valor medio da conta da Enerluz', hotel, bills.when((r) => r.supplier === 'Enerluz').mean('amount')],
  ['quantas contas tem em cada forma de pagamento', hotel, bills.by('means', (g) => g.count())],
  [
    'quantos por cento do valor das contas é de alimentos?',
    hotel,
    bills.share((r) => r.kind === 'Alimentos', 'amount'),
  ],
  ['valor total das contas por mês de vencimento', hotel, bills.byMonth((g) => g.sum('amount'))],
  ['quantas contas do hotel passam de 3 mil reais?', hotel, bills.when((r) => r.amount > 3000).count()],
  [
    'qual fornecedor soma mais em contas vencidas, em reais?',
    hotel,
    most(bills.when((r) => r.status === 'Vencida').by('supplier', (g) => g.sum('amount'))),
  ],
  [
    'compare o valor das contas de alimentos com vencimento em dezembro e com vencimento em janeiro',
    hotel,
    {
      before: bills
        .during('2025-12')
        .when((r) => r.kind === 'Alimentos')
        .sum('amount'),
      after: bills
        .during('2026-01')
        .when((r) => r.kind === 'Alimentos')
        .sum('amount'),
    },
  ],
  ['valor da maior conta já paga', hotel, bills.when((r) => r.status === 'Paga').max('amount')],
  [
    'de quanto foi a menor conta da Saneasul?',
    hotel,
    bills.when((r) => r.supplier === 'Saneasul').min('amount'),
  ],
  [
    'quantas contas foram pagas com atraso?',
    hotel,
    bills.when((r) => r.status === 'Paga' && r.late > 0).count(),
  ],
  [
    'Quantos fornecedores diferentes têm boleto com vencimento em fevereiro?',
    hotel,
    bills
      .during('2026-02')
      .when((r) => r.means === 'Boleto')
      .distinct('supplier'),
  ],
  [
    'pela data de pagamento, em qual mês pagamos o maior valor?',
    hotel,
    most(payments.byMonth((g) => g.sum('amount'))),
  ],
  [
    'quanto falta pagar pro Açougue Boi Bom, somando vencidas e a vencer?',
    hotel,
    bills.when((r) => r.supplier === 'Açougue Boi Bom' && r.status !== 'Paga').sum('amount'),
  ],
  [
    'total das contas tirando energia e agua',
    hotel,
    bills.when((r) => r.kind !== 'Energia' && r.kind !== 'Água').sum('amount'),
  ],
  ['qtas contas são de até 500 reais', hotel, bills.when((r) => r.amount <= 500).count()],
  [
    'quanto já foi pago via Pix?',
    hotel,
    bills.when((r) => r.means === 'Pix' && r.status === 'Paga').sum('amount'),
  ],
  ['quantas contas vencem em cada dia da semana?', hotel, bills.byWeekday((g) => g.count())],
  ['quantas contas têm mais de 30 dias de atraso?', hotel, bills.when((r) => r.late > 30).count()],
  [
    'valor das contas da Roupa Limpa com vencimento entre 01/10/2025 e 31/01/2026',
    hotel,
    bills
      .from('2025-10-01', '2026-01-31')
      .when((r) => r.supplier === 'Roupa Limpa')
      .sum('amount'),
  ],
  ['percentual de contas com situação paga', hotel, bills.share((r) => r.status === 'Paga')],
  [
    'qual tipo de despesa soma o menor valor de contas?',
    hotel,
    least(bills.by('kind', (g) => g.sum('amount'))),
  ],
  [
    'Bom dia! Preciso passar pro contador: quanto somam as contas em débito automático com vencimento no primeiro trimestre de 2026?',
    hotel,
    bills
      .during('2026-01', '2026-03')
      .when((r) => r.means === 'Débito automático')
      .sum('amount'),
  ],
  [
    'Elétrica Souza e Distribuidora Aurora: valor total das contas de cada uma',
    hotel,
    bills
      .when((r) => r.supplier === 'Elétrica Souza' || r.supplier === 'Distribuidora Aurora')
      .by('supplier', (g) => g.sum('amount')),
  ],
]

export const unanswerable: string[] = [
  'qual o salário da professora Camila?',
  'quanto a escola de dança cobra de mensalidade?',
  'por que o faturamento da floricultura caiu em fevereiro?',
  'qual a taxa de ocupação do hotel em janeiro?',
  'quantos hóspedes recebemos no feriado de novembro',
  'quanto a floricultura vai faturar em dezembro de 2026?',
  'idade média dos alunos de balé',
  'quantas rosas murcharam no estoque?',
  'qual o telefone do Hortifruti Sabiá?',
  'que nota os clientes deram para a entrega dos buquês?',
]
