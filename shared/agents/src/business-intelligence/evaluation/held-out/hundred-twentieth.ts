import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A surf school with board rental, a supplier of uniforms and a computer-games café that mends consoles. */

const { next, whole, pick, among } = seededBusiness('a surf school, a supplier of uniforms, a games café')

// Closed on Mondays; summer and Saturdays are busiest. A rental has no instructor, a lesson no deposit.
let bookingCount = 0
const bookings = new Rows(
  daysFrom('2025-06-01', 334)
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) => {
      const isSummer = ['2025-12', '2026-01', '2026-02'].includes(day.slice(0, 7))
      const extra = weekdayIn(day) === 6 ? 3 : weekdayIn(day) === 0 ? 1 : 0
      return Array.from({ length: (isSummer ? whole(3, 6) : whole(1, 3)) + extra }, () => {
        bookingCount += 1
        const type = among(['Aula', 3], ['Aluguel', 2])
        const isLesson = type === 'Aula'
        const people = isLesson
          ? among([1, 4], [2, 4], [3, 2], [4, 2], [5, 1], [6, 1])
          : among([1, 5], [2, 3], [3, 1], [4, 1])
        const hours = isLesson ? among([1, 2], [1.5, 4], [2, 3]) : whole(1, 8)
        const hourly = isLesson ? whole(6_000, 12_000) / 100 : whole(1_500, 3_900) / 100
        return {
          day,
          code: `SF-${String(bookingCount).padStart(4, '0')}`,
          type,
          board: among(['Softboard', 6], ['Funboard', 3.5], ['Longboard', 2], ['SUP', 1]),
          beach: among(['Campeche', 6], ['Barra da Lagoa', 4], ['Joaquina', 2.5], ['Mole', 1.2]),
          instructor: isLesson ? among(['Kauã', 5], ['Marina', 3], ['Téo', 1.5]) : undefined,
          sea: among(['liso', 5], ['mexido', 3], ['grande', 1.5]),
          tourist: next() < 0.6 ? 'Sim' : 'Não',
          channel: among(['WhatsApp', 5], ['Instagram', 3], ['Balcão', 2], ['Site', 1]),
          people,
          hours,
          deposit: isLesson || next() < 0.15 ? undefined : people * whole(50, 150),
          price: cents(people * hours * hourly),
        }
      })
    }),
)
const lessons = bookings.when((r) => r.type === 'Aula')
const rentals = bookings.when((r) => r.type === 'Aluguel')

const buyers = [
  { client: 'Hospital Santa Clara', segment: 'Saúde' },
  { client: 'Metalúrgica Ferraz', segment: 'Indústria' },
  { client: 'Restaurante Tempero da Vovó', segment: 'Alimentação' },
  { client: 'Colégio Saber', segment: 'Educação' },
  { client: 'Clínica Odonto Mais', segment: 'Saúde' },
  { client: 'Hotel Bela Serra', segment: 'Hotelaria' },
  { client: 'Padaria Estrela', segment: 'Alimentação' },
  { client: 'Construtora Alicerce', segment: 'Indústria' },
]
const clothes = [
  { garment: 'Jaleco', from: 5_500, to: 9_900 },
  { garment: 'Camisa polo', from: 3_800, to: 6_500 },
  { garment: 'Calça', from: 4_900, to: 8_500 },
  { garment: 'Avental', from: 2_200, to: 4_500 },
  { garment: 'Colete', from: 3_500, to: 7_000 },
]
const lastOrderDay = '2026-04-30'
// On working days only, never two orders of a client on a day. What is not delivered yet has no such date.
let orderCount = 1000
const orders = new Rows(
  daysFrom('2025-03-01', 426)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) => {
      const first = pick(buyers)
      const second = pick(buyers.filter((buyer) => buyer !== first))
      return [first, second].slice(0, among([0, 1], [1, 5], [2, 3])).map((buyer) => {
        orderCount += 1
        const { garment, from, to } = pick(clothes)
        const pieces = whole(5, 120)
        const total = cents((pieces * whole(from, to)) / 100)
        const wait = whole(2, 9) * 7
        const due = daysFrom(day, wait + 1).at(-1) ?? day
        const isDelivered = due <= lastOrderDay
        return {
          day,
          code: `UN-${orderCount}`,
          ...buyer,
          garment,
          color: among(['branco', 5], ['azul', 3], ['preto', 2], ['verde', 0.8]),
          embroidered: next() < 0.55 ? 'sim' : 'não',
          seller: among(['Solange', 5], ['Fabiana', 3], ['Ivone', 1.5]),
          pieces,
          advance: next() < 0.3 ? undefined : cents((total * whole(20, 50)) / 100),
          total,
          delivered: isDelivered ? due : undefined,
          wait: isDelivered ? wait : undefined,
          status: isDelivered ? 'entregue' : among(['em produção', 3], ['aguardando tecido', 2]),
        }
      })
    }),
)

// Open every day. Minutes are of games only, the cost of parts of repairs only; many give no mark.
let tabCount = 3000
const tabs = new Rows(
  daysFrom('2025-08-01', 273).flatMap((day) =>
    Array.from(
      { length: weekdayIn(day) === 6 ? whole(5, 8) : weekdayIn(day) === 5 ? whole(3, 6) : whole(2, 5) },
      () => {
        tabCount += 1
        const service = among(['Hora de jogo', 6], ['Conserto', 2.5], ['Campeonato', 1.4], ['Limpeza', 1])
        const isPlay = service === 'Hora de jogo'
        const isGame = isPlay || service === 'Campeonato'
        const minutes = isPlay ? whole(1, 8) * 30 : isGame ? whole(2, 6) * 60 : undefined
        const isRepair = service === 'Conserto'
        const parts = isRepair ? (next() < 0.25 ? 0 : whole(1_500, 32_000) / 100) : undefined
        const work = isRepair
          ? whole(8_000, 28_000) / 100
          : isPlay
            ? ((minutes ?? 0) / 60) * (whole(500, 1_200) / 100)
            : isGame
              ? whole(2_000, 5_000) / 100
              : whole(6_000, 15_000) / 100
        return {
          day,
          tab: tabCount,
          service,
          machine: isGame
            ? among(['PC gamer', 6], ['PS5', 3], ['Xbox', 2], ['Switch', 1])
            : among(['PS4', 4], ['PS5', 3], ['Xbox', 2], ['Switch', 1]),
          attendant: among(['Wesley', 5], ['Bianca', 3], ['Juca', 1.5]),
          shift: among(['tarde', 5], ['noite', 3], ['manhã', 1.5]),
          member: next() < 0.4 ? 'S' : 'N',
          minutes,
          parts,
          total: cents(work + (parts ?? 0)),
          payment: among(['Pix', 5], ['dinheiro', 3], ['cartão', 1.5]),
          mark: next() < 0.35 ? undefined : among([5, 5], [4, 3], [3, 1], [2, 0.5], [1, 0.5]),
        }
      },
    ),
  ),
)
const repairs = tabs.when((r) => r.service === 'Conserto')

const surf = 'Surf - aulas e aluguéis'
const uniforms = 'PEDIDOS UNIFORMES'
const games = 'comandas_lan_house'

export const files = [
  file(surf, bookings, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Cód.', ({ code }) => code],
    ['Tipo', ({ type }) => type],
    ['Prancha', ({ board }) => board],
    ['Praia', ({ beach }) => beach],
    ['Instrutor(a)', ({ instructor }) => instructor ?? ''],
    ['Mar', ({ sea }) => sea],
    ['Turista?', ({ tourist }) => tourist],
    ['Canal', ({ channel }) => channel],
    ['Nº pessoas', ({ people }) => people],
    ['Horas', ({ hours }) => decimal(hours, 1)],
    ['Caução (R$)', ({ deposit }) => (deposit === undefined ? '' : decimal(deposit))],
    ['Valor (R$)', ({ price }) => decimal(price)],
  ]),
  file(uniforms, orders, [
    ['Nº PEDIDO', ({ code }) => code],
    ['DT PEDIDO', ({ day }) => brazilianDay(day)],
    ['DT ENTREGA', ({ delivered }) => (delivered === undefined ? '' : brazilianDay(delivered))],
    ['CLIENTE', ({ client }) => client],
    ['SEGMENTO', ({ segment }) => segment],
    ['PEÇA', ({ garment }) => garment],
    ['COR', ({ color }) => color],
    ['BORDADO', ({ embroidered }) => embroidered],
    ['VENDEDORA', ({ seller }) => seller],
    ['QTD PÇS', ({ pieces }) => pieces],
    ['SINAL', ({ advance }) => (advance === undefined ? '' : dotted(commaPrice(advance)))],
    ['VLR TOTAL', ({ total }) => dotted(commaPrice(total))],
    ['SITUAÇÃO', ({ status }) => status],
  ]),
  file(
    games,
    tabs,
    [
      ['data', ({ day }) => day],
      ['comanda', ({ tab }) => tab],
      ['servico', ({ service }) => service],
      ['equipamento', ({ machine }) => machine],
      ['atendente', ({ attendant }) => attendant],
      ['turno', ({ shift }) => shift],
      ['socio', ({ member }) => member],
      ['minutos', ({ minutes }) => minutes ?? ''],
      ['custo_pecas', ({ parts }) => (parts === undefined ? '' : parts.toFixed(2))],
      ['total', ({ total }) => total.toFixed(2)],
      ['forma_pgto', ({ payment }) => payment],
      ['nota_cliente', ({ mark }) => mark ?? ''],
    ],
    ',',
  ),
]

const shown = (groups: [string, number][]): [string, number][] =>
  groups.map(([day, value]) => [shownDay(day), value])

export const labelled: Labelled[] = [
  // The surf school
  ['Faturamento total de aulas e aluguéis de surfe por mês', surf, bookings.byMonth((g) => g.sum('price'))],
  [
    'quantas aulas demos na praia mole em janeiro de 2026',
    surf,
    lessons
      .during('2026-01')
      .when((r) => r.beach === 'Mole')
      .count(),
  ],
  [
    'Quantas pessoas fizeram aula na Joaquina?',
    surf,
    lessons.when((r) => r.beach === 'Joaquina').sum('people'),
  ],
  ['quanto entrou de aluguel de longboard?', surf, rentals.when((r) => r.board === 'Longboard').sum('price')],
  ['Qual instrutor deu mais aulas?', surf, most(lessons.by('instructor', (g) => g.count()))],
  [
    'top 3 praias em faturamento',
    surf,
    most(
      bookings.by('beach', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'Que porcentagem do faturamento de aulas e aluguéis veio de turistas?',
    surf,
    bookings.share((r) => r.tourist === 'Sim', 'price'),
  ],
  ['valor medio de cada aluguel na escola de surf', surf, rentals.mean('price')],
  [
    'Quanto ficou de caução nos aluguéis de dezembro a fevereiro?',
    surf,
    rentals.during('2025-12', '2026-02').sum('deposit'),
  ],
  ['qtos alugueis sairam sem caucao', surf, rentals.when((r) => r.deposit === undefined).count()],
  ['Qual a maior caução que pedimos em um aluguel?', surf, rentals.max('deposit')],
  [
    'quantas aulas com mar grande o Kauã deu?',
    surf,
    lessons.when((r) => r.sea === 'grande' && r.instructor === 'Kauã').count(),
  ],
  ['Qual prancha teve mais locações?', surf, most(rentals.by('board', (g) => g.count()))],
  [
    'compare o faturamento das aulas de surfe em dezembro com o de janeiro',
    surf,
    { before: lessons.during('2025-12').sum('price'), after: lessons.during('2026-01').sum('price') },
  ],
  ['Quantas aulas chegaram por cada canal?', surf, lessons.by('channel', (g) => g.count())],
  ['em que dia da semana tem mais aluguel de prancha?', surf, most(rentals.byWeekday((g) => g.count()))],
  [
    'horas de aula da marina em marco',
    surf,
    lessons
      .during('2026-03')
      .when((r) => r.instructor === 'Marina')
      .sum('hours'),
  ],
  ['qtos alugueis de prancha passaram de 150 reais', surf, rentals.when((r) => r.price > 150).count()],
  [
    'Duração média das aulas, em horas, por instrutor',
    surf,
    lessons.by('instructor', (g) => g.mean('hours')),
  ],
  [
    'Faturamento das aulas: Kauã x Téo',
    surf,
    lessons
      .when((r) => r.instructor === 'Kauã' || r.instructor === 'Téo')
      .by('instructor', (g) => g.sum('price')),
  ],
  [
    'Qual a participação da Barra da Lagoa no número de aluguéis?',
    surf,
    rentals.share((r) => r.beach === 'Barra da Lagoa'),
  ],
  [
    'Qual foi o mês mais fraco em faturamento com aluguel de pranchas?',
    surf,
    least(rentals.byMonth((g) => g.sum('price'))),
  ],
  ['media de pessoas por aula de surf', surf, lessons.mean('people')],
  [
    'Quanto faturamos com turistas no Campeche entre 15/12/2025 e 15/01/2026?',
    surf,
    bookings
      .from('2025-12-15', '2026-01-15')
      .when((r) => r.tourist === 'Sim' && r.beach === 'Campeche')
      .sum('price'),
  ],
  [
    'qto faturamos com aulas vindas do instagram desde fevereiro de 2026',
    surf,
    lessons
      .during('2026-02', '2026-04')
      .when((r) => r.channel === 'Instagram')
      .sum('price'),
  ],
  [
    'Quantos instrutores diferentes deram aula em julho?',
    surf,
    lessons.during('2025-07').distinct('instructor'),
  ],
  ['quantas aulas de surfe tiveram 4 pessoas ou mais?', surf, lessons.when((r) => r.people >= 4).count()],
  ['faturamento por praia sem contar os alugueis', surf, lessons.by('beach', (g) => g.sum('price'))],
  [
    'Em qual data as aulas de surfe faturaram mais?',
    surf,
    shown(most(lessons.by('day', (g) => g.sum('price')))),
  ],
  ['percentual das aulas q foram com mar mexido', surf, lessons.share((r) => r.sea === 'mexido')],

  // The supplier of uniforms
  [
    'Quantos pedidos de uniforme foram feitos em outubro de 2025?',
    uniforms,
    orders.during('2025-10').count(),
  ],
  ['Quantas peças cada segmento encomendou?', uniforms, orders.by('segment', (g) => g.sum('pieces'))],
  [
    'valor total dos pedidos sem bordado por vendedora',
    uniforms,
    orders.when((r) => r.embroidered === 'não').by('seller', (g) => g.sum('total')),
  ],
  [
    'qual vendedora vendeu mais uniformes em reais?',
    uniforms,
    most(orders.by('seller', (g) => g.sum('total'))),
  ],
  [
    'Quais os 3 clientes com maior valor em pedidos de uniforme?',
    uniforms,
    most(
      orders.by('client', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'Quantos jalecos brancos já foram encomendados?',
    uniforms,
    orders.when((r) => r.garment === 'Jaleco' && r.color === 'branco').sum('pieces'),
  ],
  [
    'ticket medio dos pedidos do hospital santa clara',
    uniforms,
    orders.when((r) => r.client === 'Hospital Santa Clara').mean('total'),
  ],
  [
    'Quanto recebemos de sinal nos pedidos feitos em dezembro de 2025?',
    uniforms,
    orders.during('2025-12').sum('advance'),
  ],
  [
    'Quantos pedidos de uniforme foram entregues em março de 2026?',
    uniforms,
    orders.when((r) => r.delivered !== undefined && r.delivered.slice(0, 7) === '2026-03').count(),
  ],
  ['qtos pedidos estao em producao', uniforms, orders.when((r) => r.status === 'em produção').count()],
  [
    'Qual o valor total dos pedidos que estão aguardando tecido?',
    uniforms,
    orders.when((r) => r.status === 'aguardando tecido').sum('total'),
  ],
  ['Que porcentagem dos pedidos leva bordado?', uniforms, orders.share((r) => r.embroidered === 'sim')],
  [
    'quanto deram em reais os pedidos do Hotel Bela Serra, sem contar camisa polo?',
    uniforms,
    orders.when((r) => r.client === 'Hotel Bela Serra' && r.garment !== 'Camisa polo').sum('total'),
  ],
  [
    'qual a cor de uniforme com menos pecas encomendadas',
    uniforms,
    least(orders.by('color', (g) => g.sum('pieces'))),
  ],
  [
    'Quantos pedidos de uniforme deram mais de R$ 5.000?',
    uniforms,
    orders.when((r) => r.total > 5000).count(),
  ],
  [
    'Compare o valor total dos pedidos de uniforme feitos em março de 2025 e em março de 2026',
    uniforms,
    { before: orders.during('2025-03').sum('total'), after: orders.during('2026-03').sum('total') },
  ],
  [
    'quanto a solange vendeu de avental em reais',
    uniforms,
    orders.when((r) => r.seller === 'Solange' && r.garment === 'Avental').sum('total'),
  ],
  [
    'Quantos clientes diferentes pediram camisa polo em 2025?',
    uniforms,
    orders
      .during('2025-01', '2025-12')
      .when((r) => r.garment === 'Camisa polo')
      .distinct('client'),
  ],
  [
    'Qual o valor total do último pedido do Colégio Saber?',
    uniforms,
    orders.when((r) => r.client === 'Colégio Saber').all.at(-1)?.total ?? 0,
  ],
  ['qual o valor total do pedido UN-1042?', uniforms, orders.when((r) => r.code === 'UN-1042').sum('total')],
  ['Quantos dias, em média, passam entre o pedido e a entrega do uniforme?', uniforms, orders.mean('wait')],
  [
    'qtos pedidos sem sinal cada vendedora tem',
    uniforms,
    orders.when((r) => r.advance === undefined).by('seller', (g) => g.count()),
  ],
  [
    'Quantas peças teve o maior pedido da Metalúrgica Ferraz em quantidade?',
    uniforms,
    orders.when((r) => r.client === 'Metalúrgica Ferraz').max('pieces'),
  ],
  [
    'Quantos pedidos de uniforme foram feitos em cada dia da semana?',
    uniforms,
    orders.byWeekday((g) => g.count()),
  ],
  [
    'qual a participacao da industria no valor total dos pedidos',
    uniforms,
    orders.share((r) => r.segment === 'Indústria', 'total'),
  ],
  [
    'qtas calças foram encomendadas no segundo semestre de 2025?',
    uniforms,
    orders
      .during('2025-07', '2025-12')
      .when((r) => r.garment === 'Calça')
      .sum('pieces'),
  ],
  [
    'media de pecas por pedido com bordado',
    uniforms,
    orders.when((r) => r.embroidered === 'sim').mean('pieces'),
  ],
  [
    'Valor total vendido em uniformes na cor azul x na cor preto',
    uniforms,
    orders.when((r) => r.color === 'azul' || r.color === 'preto').by('color', (g) => g.sum('total')),
  ],
  [
    'Em qual mês de 2026 foram encomendadas mais peças de uniforme?',
    uniforms,
    most(orders.during('2026-01', '2026-04').byMonth((g) => g.sum('pieces'))),
  ],
  [
    'menor sinal pago em pedido de jaleco',
    uniforms,
    orders.when((r) => r.garment === 'Jaleco').min('advance'),
  ],

  // The games café
  ['Quantas comandas a lan house abriu em cada mês?', games, tabs.byMonth((g) => g.count())],
  ['faturamento da lan house em janeiro', games, tabs.during('2026-01').sum('total')],
  ['Quanto faturamos com conserto de PS5?', games, repairs.when((r) => r.machine === 'PS5').sum('total')],
  [
    'qto gastamos com pecas nos consertos de xbox',
    games,
    repairs.when((r) => r.machine === 'Xbox').sum('parts'),
  ],
  ['Qual atendente fez mais consertos?', games, most(repairs.by('attendant', (g) => g.count()))],
  [
    'os 3 equipamentos que mais faturam na lan house',
    games,
    most(
      tabs.by('machine', (g) => g.sum('total')),
      3,
    ),
  ],
  ['total de minutos no pc gamer', games, tabs.when((r) => r.machine === 'PC gamer').sum('minutes')],
  [
    'Quantos minutos dura, em média, uma comanda de hora de jogo?',
    games,
    tabs.when((r) => r.service === 'Hora de jogo').mean('minutes'),
  ],
  ['Que percentual das comandas foi pago no Pix?', games, tabs.share((r) => r.payment === 'Pix')],
  [
    'Qual o valor das comandas pagas em dinheiro no turno da noite?',
    games,
    tabs.when((r) => r.payment === 'dinheiro' && r.shift === 'noite').sum('total'),
  ],
  ['nota media dos clientes por atendente', games, tabs.by('attendant', (g) => g.mean('mark'))],
  [
    'quantas comandas de sócios tivemos em fevereiro?',
    games,
    tabs
      .during('2026-02')
      .when((r) => r.member === 'S')
      .count(),
  ],
  [
    'Faturamento da lan house: turno da manhã x turno da noite',
    games,
    tabs.when((r) => r.shift === 'manhã' || r.shift === 'noite').by('shift', (g) => g.sum('total')),
  ],
  ['Quantos consertos tiveram total acima de R$ 300?', games, repairs.when((r) => r.total > 300).count()],
  ['qual o maior total cobrado em um conserto', games, repairs.max('total')],
  ['Qual o custo médio de peças por conserto?', games, repairs.mean('parts')],
  ['Total dos consertos menos o custo das peças deles', games, repairs.sum('total') - repairs.sum('parts')],
  ['em q dia da semana a lan house tem mais comandas', games, most(tabs.byWeekday((g) => g.count()))],
  ['Quantas comandas por dia a lan house tem em média?', games, tabs.count() / tabs.distinct('day')],
  [
    'qtas comandas o juca atendeu em novembro e dezembro',
    games,
    tabs
      .during('2025-11', '2025-12')
      .when((r) => r.attendant === 'Juca')
      .count(),
  ],
  [
    'Faturamento com campeonato por mês',
    games,
    tabs.when((r) => r.service === 'Campeonato').byMonth((g) => g.sum('total')),
  ],
  [
    'faturamento com limpeza de consoles em outubro comparado com novembro',
    games,
    {
      before: tabs
        .during('2025-10')
        .when((r) => r.service === 'Limpeza')
        .sum('total'),
      after: tabs
        .during('2025-11')
        .when((r) => r.service === 'Limpeza')
        .sum('total'),
    },
  ],
  [
    'Quantas vezes a Bianca recebeu nota 5 dos clientes?',
    games,
    tabs.when((r) => r.attendant === 'Bianca' && r.mark === 5).count(),
  ],
  ['quantas comandas ficaram sem nota do cliente', games, tabs.when((r) => r.mark === undefined).count()],
  [
    'Qual forma de pagamento rendeu menos na lan house?',
    games,
    least(tabs.by('payment', (g) => g.sum('total'))),
  ],
  [
    'Faturamento da lan house por turno, tirando os consertos',
    games,
    tabs.when((r) => r.service !== 'Conserto').by('shift', (g) => g.sum('total')),
  ],
  [
    'Qual a participação dos sócios no faturamento da lan house?',
    games,
    tabs.share((r) => r.member === 'S', 'total'),
  ],
  [
    'qtas comandas de switch desde marco de 2026',
    games,
    tabs
      .during('2026-03', '2026-04')
      .when((r) => r.machine === 'Switch')
      .count(),
  ],
  [
    'quanto a lan house faturou de 1 a 15 de dezembro de 2025?',
    games,
    tabs.from('2025-12-01', '2025-12-15').sum('total'),
  ],
  [
    'Quantas comandas passaram de 120 minutos?',
    games,
    tabs.when((r) => r.minutes !== undefined && r.minutes > 120).count(),
  ],
]

export const unanswerable: string[] = [
  'quanto gastamos com parafina em janeiro?',
  'Qual o salário do Kauã?',
  'quantas pranchas quebraram em fevereiro',
  'idade média dos alunos de surfe',
  'quantos metros de tecido temos em estoque?',
  'qual costureira produziu mais jalecos?',
  'quantos uniformes voltaram com defeito em 2025?',
  'qual jogo foi o mais jogado na lan house?',
  'quanto veio a conta de luz da lan house em janeiro',
  'Qual o telefone da Padaria Estrela?',
]
