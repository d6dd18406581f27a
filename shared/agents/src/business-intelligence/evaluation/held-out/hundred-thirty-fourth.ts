import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A beach kiosk with chairs for rent, a firm that refills ink cartridges, a centre that tutors for exams. */

const { next, whole, pick } = seededBusiness('chairs on the sand, ink for offices, cramming for exams')
const lastDay = '2026-04-30'
const daysBetween = (first: string, last: string) => (Date.parse(last) - Date.parse(first)) / 864e5
const dayOrNone = (day: string | undefined) => (day === undefined ? '' : brazilianDay(day))

const gear = [
  { item: 'Cadeira', unit: 15, limit: 8 },
  { item: 'Guarda-sol', unit: 20, limit: 4 },
  { item: 'Espreguiçadeira', unit: 35, limit: 5 },
  { item: 'Mesinha', unit: 12.5, limit: 3 },
  { item: 'Tenda', unit: 90, limit: 2 },
]
// Closed on Mondays; weekends and summer are the busiest.
const rentals = new Rows(
  daysFrom('2025-09-01', 242)
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) => {
      const isWeekend = weekdayIn(day) === 0 || weekdayIn(day) === 6
      const isSummer = day >= '2025-12-01' && day <= '2026-02-28'
      const sky = pick(['sol', 'sol', 'nublado', 'chuva'])
      const length = isWeekend ? whole(isSummer ? 4 : 2, isSummer ? 6 : 4) : whole(1, 3)
      return Array.from({ length }, () => {
        const { item, unit, limit } = pick(gear)
        const pieces = whole(1, limit)
        const hours = whole(2, 16) / 2
        return {
          day,
          item,
          stretch: pick(['Canto do Farol', 'Píer', 'Pedra Grande', 'Canal']),
          helper: pick(['Tião', 'Michele', 'Juninho', 'Dora']),
          guest: pick(['Turista', 'Turista', 'Morador', 'Hóspede']),
          payment: pick(['Pix', 'Débito', 'Crédito', 'Dinheiro']),
          sky,
          pieces,
          hours,
          damage: next() < 0.12 ? 'sim' : 'não',
          rent: cents(pieces * unit * (isWeekend ? 1.2 : 1) * (hours > 4 ? 1.5 : 1)),
          spent: next() < 0.3 ? undefined : whole(1_200, 28_000) / 100,
        }
      })
    })
    .map((row, at) => ({ ...row, slip: 1_101 + at })),
)

const offices = [
  { client: 'Advocacia Prado', district: 'Aldeota' },
  { client: 'Contábil Exata', district: 'Benfica' },
  { client: 'Imobiliária Morada', district: 'Papicu' },
  { client: 'Cartório Nobre', district: 'Aldeota' },
  { client: 'Seguros Atlântico', district: 'Montese' },
  { client: 'Despachante Ligeiro', district: 'Benfica' },
  { client: 'Arquitetos Unidos', district: 'Papicu' },
]
const works = [
  { service: 'Recarga', usesInk: true, from: 1_800, to: 4_500, quickest: 1 },
  { service: 'Recarga', usesInk: true, from: 1_800, to: 4_500, quickest: 1 },
  { service: 'Limpeza', usesInk: false, from: 1_200, to: 2_500, quickest: 1 },
  { service: 'Remanufatura', usesInk: true, from: 6_000, to: 13_000, quickest: 4 },
  { service: 'Troca de chip', usesInk: false, from: 2_500, to: 5_000, quickest: 1 },
]
const workdays = daysFrom('2025-05-02', 364).filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
const orders = new Rows(
  workdays
    .flatMap((day, at) =>
      Array.from({ length: whole(1, 3) }, () => {
        const { service, usesInk, from, to, quickest } = pick(works)
        const pieces = whole(1, 8)
        const price = cents((pieces * whole(from, to)) / 100)
        // Past the last workday there is none: what has been collected of late is not yet back.
        const due = workdays[at + whole(quickest, quickest + 3)]
        const back = next() < 0.04 ? undefined : due
        return {
          day,
          back,
          wait: back === undefined ? undefined : daysBetween(day, back),
          ...pick(offices),
          brand: pick(['HP', 'Epson', 'Canon', 'Lexmark']),
          colour: pick(['Preto', 'Preto', 'Colorido', 'Ciano', 'Magenta', 'Amarelo']),
          service,
          technician: pick(['Gilson', 'Wesley', 'Ivone']),
          pieces,
          ink: usesInk ? pieces * whole(8, 22) : undefined,
          urgent: next() < 0.2 ? 'SIM' : 'NÃO',
          supplies: next() < 0.12 ? undefined : cents((price * whole(10, 35)) / 100),
          price,
        }
      }),
    )
    .map((row, at) => ({ ...row, order: 4_301 + at })),
)

const courses = [
  { course: 'Extensivo', from: 89_000, to: 149_000, fewest: 18, mostLessons: 24 },
  { course: 'Semiextensivo', from: 69_000, to: 119_000, fewest: 12, mostLessons: 16 },
  { course: 'Intensivo', from: 59_000, to: 99_000, fewest: 8, mostLessons: 14 },
  { course: 'Exatas', from: 38_000, to: 64_000, fewest: 4, mostLessons: 6 },
  { course: 'Redação', from: 24_000, to: 42_000, fewest: 1, mostLessons: 3 },
]
// No enrolment on Sundays, most of them before the classes of the new year.
const enrolments = new Rows(
  daysFrom('2025-08-01', 273)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) => {
      const isRush = day >= '2026-01-01' && day <= '2026-02-28'
      return Array.from({ length: isRush ? whole(2, 4) : whole(1, 2) }, () => {
        const { course, from, to, fewest, mostLessons } = pick(courses)
        const scholar = next() < 0.22 ? 'sim' : 'não'
        const full = whole(from, to) / 100
        const gone = next() < 0.3 ? daysFrom(day, whole(10, 150)).at(-1) : undefined
        const left = gone !== undefined && gone <= lastDay ? gone : undefined
        return {
          day,
          left,
          stay: left === undefined ? undefined : daysBetween(day, left),
          course,
          exam: pick(['Enem', 'Fuvest', 'Unicamp', 'Vunesp', 'EsPCEx']),
          shift: pick(['Manhã', 'Noite', 'Tarde']),
          branch: pick(['Tijuca', 'Méier', 'Niterói']),
          adviser: pick(['Rosângela', 'Priscila', 'Jaqueline']),
          source: pick(['Indicação', 'Instagram', 'Google', 'Panfleto']),
          scholar,
          lessons: whole(fewest, mostLessons),
          fee: scholar === 'sim' || next() < 0.1 ? undefined : whole(9, 18) * 10,
          monthly: scholar === 'sim' ? cents(full / 2) : full,
        }
      })
    })
    .map((row, at) => ({ ...row, number: 20_501 + at })),
)

const kiosk = 'Comandas Quiosque'
const refills = 'OS_CARTUCHOS'
const school = 'matrículas cursinho'

export const files = [
  file(kiosk, rentals, [
    ['Nº comanda', ({ slip }) => slip],
    ['Data', ({ day }) => brazilianDay(day)],
    ['Item alugado', ({ item }) => item],
    ['Trecho da praia', ({ stretch }) => stretch],
    ['Quem atendeu', ({ helper }) => helper],
    ['Tipo de freguês', ({ guest }) => guest],
    ['Forma pgto', ({ payment }) => payment],
    ['Clima', ({ sky }) => sky],
    ['Qtd. peças', ({ pieces }) => pieces],
    ['Horas de uso', ({ hours }) => decimal(hours, 1)],
    ['Teve avaria?', ({ damage }) => damage],
    ['Aluguel', ({ rent }) => commaPrice(rent)],
    ['Consumo no quiosque', ({ spent }) => (spent === undefined ? '' : commaPrice(spent))],
  ]),
  file(refills, orders, [
    ['N_OS', ({ order }) => order],
    ['DT_COLETA', ({ day }) => brazilianDay(day)],
    ['DT_ENTREGA', ({ back }) => dayOrNone(back)],
    ['CLIENTE', ({ client }) => client],
    ['BAIRRO', ({ district }) => district],
    ['MARCA', ({ brand }) => brand],
    ['COR', ({ colour }) => colour],
    ['SERVICO', ({ service }) => service],
    ['TECNICO', ({ technician }) => technician],
    ['QTD_CARTUCHOS', ({ pieces }) => pieces],
    ['TINTA_ML', ({ ink }) => ink ?? ''],
    ['URGENTE', ({ urgent }) => urgent],
    ['CUSTO_INSUMOS', ({ supplies }) => (supplies === undefined ? '' : dotted(decimal(supplies)))],
    ['VLR_OS', ({ price }) => dotted(decimal(price))],
  ]),
  file(
    school,
    enrolments,
    [
      ['Matrícula nº', ({ number }) => number],
      ['Data da matrícula', ({ day }) => brazilianDay(day)],
      ['Data do cancelamento', ({ left }) => dayOrNone(left)],
      ['Curso', ({ course }) => course],
      ['Vestibular pretendido', ({ exam }) => exam],
      ['Turno', ({ shift }) => shift],
      ['Unidade', ({ branch }) => branch],
      ['Consultora', ({ adviser }) => adviser],
      ['Como conheceu o cursinho', ({ source }) => source],
      ['Bolsista', ({ scholar }) => scholar],
      ['Aulas por semana', ({ lessons }) => lessons],
      ['Tx. de matrícula (R$)', ({ fee }) => (fee === undefined ? '' : decimal(fee))],
      ['Valor da mensalidade (R$)', ({ monthly }) => dotted(decimal(monthly))],
    ],
    '\t',
  ),
]

export const labelled: Labelled[] = [
  // The beach kiosk
  ['me mostra o aluguel do quiosque mês a mês', kiosk, rentals.byMonth((g) => g.sum('rent'))],
  [
    'Quantas cadeiras alugamos em janeiro?',
    kiosk,
    rentals
      .during('2026-01')
      .when((r) => r.item === 'Cadeira')
      .sum('pieces'),
  ],
  ['quem foi que atendeu mais comandas', kiosk, most(rentals.by('helper', (g) => g.count()))],
  [
    'top 3 itens da praia em valor de aluguel',
    kiosk,
    most(
      rentals.by('item', (g) => g.sum('rent')),
      3,
    ),
  ],
  ['qual o consumo medio no quiosque, contando só comanda que consumiu?', kiosk, rentals.mean('spent')],
  ['qual trecho da praia rende menos aluguel?', kiosk, least(rentals.by('stretch', (g) => g.sum('rent')))],
  [
    'soma do aluguel nas comandas que o Tião atendeu em fevereiro',
    kiosk,
    rentals
      .during('2026-02')
      .when((r) => r.helper === 'Tião')
      .sum('rent'),
  ],
  ['comandas no pix, são quantas?', kiosk, rentals.when((r) => r.payment === 'Pix').count()],
  [
    'Qual a fatia dos turistas no valor dos aluguéis?',
    kiosk,
    rentals.share((r) => r.guest === 'Turista', 'rent'),
  ],
  [
    'o aluguel da praia subiu ou caiu de dezembro para janeiro?',
    kiosk,
    { before: rentals.during('2025-12').sum('rent'), after: rentals.during('2026-01').sum('rent') },
  ],
  ['tem quantas comandas com aluguel acima de R$ 100?', kiosk, rentals.when((r) => r.rent > 100).count()],
  [
    'o pessoal consome mais no quiosque, em reais, em qual dia da semana?',
    kiosk,
    most(rentals.byWeekday((g) => g.sum('spent'))),
  ],
  [
    'Por dia trabalhado na praia, entra quanto de aluguel em média?',
    kiosk,
    rentals.sum('rent') / rentals.distinct('day'),
  ],
  [
    'peças alugadas em cada trecho, exceto tenda',
    kiosk,
    rentals.when((r) => r.item !== 'Tenda').by('stretch', (g) => g.sum('pieces')),
  ],
  ['horas de uso somadas de cada item alugado', kiosk, rentals.by('item', (g) => g.sum('hours'))],
  [
    'este ano deu avaria em quantas comandas?',
    kiosk,
    rentals
      .during('2026-01', '2026-04')
      .when((r) => r.damage === 'sim')
      .count(),
  ],
  [
    'numero de comandas da Michele sem avaria em novembro',
    kiosk,
    rentals
      .during('2025-11')
      .when((r) => r.helper === 'Michele' && r.damage === 'não')
      .count(),
  ],
  [
    'quantas comandas ficaram entre 2 e 4 horas de uso?',
    kiosk,
    rentals.when((r) => r.hours >= 2 && r.hours <= 4).count(),
  ],
  ['quantas comandas estão sem consumo lançado', kiosk, rentals.when((r) => r.spent === undefined).count()],
  [
    'Qual foi o maior consumo de morador numa comanda só?',
    kiosk,
    rentals.when((r) => r.guest === 'Morador').max('spent'),
  ],
  ['menor aluguel lançado numa comanda de tenda', kiosk, rentals.when((r) => r.item === 'Tenda').min('rent')],
  [
    'aluguel de guarda sol somando sabados e domingos',
    kiosk,
    rentals
      .on(6, 0)
      .when((r) => r.item === 'Guarda-sol')
      .sum('rent'),
  ],
  [
    'com chuva, quantas comandas saíram no canto do farol?',
    kiosk,
    rentals.when((r) => r.sky === 'chuva' && r.stretch === 'Canto do Farol').count(),
  ],
  ['quanto foi o consumo no quiosque mês passado?', kiosk, rentals.during('2026-03').sum('spent')],
  ['nos ultimos 30 dias abrimos quantas comandas?', kiosk, rentals.from('2026-04-01', lastDay).count()],
  [
    'somando aluguel com consumo, quanto o quiosque fez em novembro?',
    kiosk,
    rentals.during('2025-11').sum('rent') + rentals.during('2025-11').sum('spent'),
  ],
  [
    'No quarto trimestre de 2025 foram alugadas quantas espreguiçadeiras?',
    kiosk,
    rentals
      .during('2025-10', '2025-12')
      .when((r) => r.item === 'Espreguiçadeira')
      .sum('pieces'),
  ],
  [
    'em quantos dias diferentes trabalhamos com sol em março?',
    kiosk,
    rentals
      .during('2026-03')
      .when((r) => r.sky === 'sol')
      .distinct('day'),
  ],
  ['média de horas de uso pra cada forma de pgto', kiosk, rentals.by('payment', (g) => g.mean('hours'))],
  [
    'qual foi o dia com mais aluguel em reais na praia?',
    kiosk,
    most(rentals.by('day', (g) => g.sum('rent'))).map(([day, value]): [string, number] => [
      shownDay(day),
      value,
    ]),
  ],

  // The firm that refills cartridges
  [
    'valor das OS de recarga coletadas em outubro',
    refills,
    orders
      .during('2025-10')
      .when((r) => r.service === 'Recarga')
      .sum('price'),
  ],
  ['quantos cartuxos cada cliente mandou?', refills, orders.by('client', (g) => g.sum('pieces'))],
  ['qual tecnico mexeu em mais cartuchos?', refills, most(orders.by('technician', (g) => g.sum('pieces')))],
  [
    'OS entregues em janeiro: quantas?',
    refills,
    orders.when((r) => (r.back ?? '').startsWith('2026-01')).count(),
  ],
  ['quantas OS estão sem data de entrega?', refills, orders.when((r) => r.back === undefined).count()],
  ['prazo médio em dias da coleta até a entrega', refills, orders.mean('wait')],
  [
    'o Wesley leva em média quantos dias entre a coleta e a entrega?',
    refills,
    orders.when((r) => r.technician === 'Wesley').mean('wait'),
  ],
  [
    'Em quantas OS passaram mais de 5 dias entre coleta e entrega?',
    refills,
    orders.when((r) => r.wait !== undefined && r.wait > 5).count(),
  ],
  [
    'quantos ml de tinta foram em cartucho preto',
    refills,
    orders.when((r) => r.colour === 'Preto').sum('ink'),
  ],
  ['custo de insumos de cada marca de cartucho', refills, orders.by('brand', (g) => g.sum('supplies'))],
  [
    'os dois bairros com maior valor de OS',
    refills,
    most(
      orders.by('district', (g) => g.sum('price')),
      2,
    ),
  ],
  [
    'descontando o custo de insumos, quanto sobra do valor das OS da Imobiliária Morada?',
    refills,
    orders.when((r) => r.client === 'Imobiliária Morada').sum('price') -
      orders.when((r) => r.client === 'Imobiliária Morada').sum('supplies'),
  ],
  ['quantos % das OS são urgentes?', refills, orders.share((r) => r.urgent === 'SIM')],
  [
    'custo medio de insumos numa OS de remanufatura',
    refills,
    orders.when((r) => r.service === 'Remanufatura').mean('supplies'),
  ],
  ['OS acima de 500 reais, qtas tem?', refills, orders.when((r) => r.price > 500).count()],
  [
    'quanto cobramos nas OS de limpeza de cartucho que não é HP?',
    refills,
    orders.when((r) => r.service === 'Limpeza' && r.brand !== 'HP').sum('price'),
  ],
  [
    'total de cartuchos coletados em agosto em comparação com julho',
    refills,
    { before: orders.during('2025-07').sum('pieces'), after: orders.during('2025-08').sum('pieces') },
  ],
  [
    'de quanto foi a OS mais cara da Contábil Exata?',
    refills,
    orders.when((r) => r.client === 'Contábil Exata').max('price'),
  ],
  [
    'valor da OS mais barata de troca de chip',
    refills,
    orders.when((r) => r.service === 'Troca de chip').min('price'),
  ],
  ['como as OS se distribuem por dia da semana da coleta?', refills, orders.byWeekday((g) => g.count())],
  ['a cada dia de coleta são quantas OS em média?', refills, orders.count() / orders.distinct('day')],
  [
    'mês mais fraco em quantidade de cartuchos coletados',
    refills,
    least(orders.byMonth((g) => g.sum('pieces'))),
  ],
  [
    'quantos clientes distintos tiveram coleta nos últimos 7 dias?',
    refills,
    orders.from('2026-04-24', lastDay).distinct('client'),
  ],
  [
    'nº de OS da Aldeota coletadas nos últimos 90 dias',
    refills,
    orders
      .from('2026-01-31', lastDay)
      .when((r) => r.district === 'Aldeota')
      .count(),
  ],
  [
    'Valor das OS coletadas no mês passado, separado por técnico',
    refills,
    orders.during('2026-03').by('technician', (g) => g.sum('price')),
  ],
  [
    'dividindo o valor total das OS pelo total de cartuchos, quanto sai cada cartucho?',
    refills,
    orders.sum('price') / orders.sum('pieces'),
  ],
  [
    'Por favor, o valor total das OS da Advocacia Prado com coleta no segundo semestre de 2025',
    refills,
    orders
      .during('2025-07', '2025-12')
      .when((r) => r.client === 'Advocacia Prado')
      .sum('price'),
  ],
  [
    'quantas OS vieram com 3 a 6 cartuchos',
    refills,
    orders.when((r) => r.pieces >= 3 && r.pieces <= 6).count(),
  ],
  [
    'OS urgentes do Gilson que não são recarga, quantas?',
    refills,
    orders.when((r) => r.urgent === 'SIM' && r.technician === 'Gilson' && r.service !== 'Recarga').count(),
  ],
  [
    'que serviço demora mais dias, na média, da coleta à entrega?',
    refills,
    most(orders.by('service', (g) => g.mean('wait'))),
  ],

  // The tutoring centre
  ['quantos alunos se matricularam em fevereiro?', school, enrolments.during('2026-02').count()],
  [
    'turno por turno, quantas matrículas teve a Tijuca?',
    school,
    enrolments.when((r) => r.branch === 'Tijuca').by('shift', (g) => g.count()),
  ],
  ['taxa de matricula arrecadada a cada mes', school, enrolments.byMonth((g) => g.sum('fee'))],
  ['Qual consultora fechou mais matrículas?', school, most(enrolments.by('adviser', (g) => g.count()))],
  [
    'mensalidade média de quem quer Fuvest',
    school,
    enrolments.when((r) => r.exam === 'Fuvest').mean('monthly'),
  ],
  ['até agora quantos alunos cancelaram?', school, enrolments.when((r) => r.left !== undefined).count()],
  [
    'quantos cancelamentos aconteceram em março?',
    school,
    enrolments.when((r) => (r.left ?? '').startsWith('2026-03')).count(),
  ],
  [
    'da data da matrícula até a do cancelamento passam quantos dias em média?',
    school,
    enrolments.mean('stay'),
  ],
  [
    'quantos alunos cancelaram com menos de 60 dias de matrícula?',
    school,
    enrolments.when((r) => r.stay !== undefined && r.stay < 60).count(),
  ],
  ['qual o percentual de bolsistas nas matrículas', school, enrolments.share((r) => r.scholar === 'sim')],
  [
    'quantos alunos que não são bolsistas pegaram o extensivo?',
    school,
    enrolments.when((r) => r.scholar === 'não' && r.course === 'Extensivo').count(),
  ],
  [
    'soma das mensalidades do intensivo da noite',
    school,
    enrolments.when((r) => r.course === 'Intensivo' && r.shift === 'Noite').sum('monthly'),
  ],
  [
    'ranking dos 3 vestibulares com mais matrículas',
    school,
    most(
      enrolments.by('exam', (g) => g.count()),
      3,
    ),
  ],
  [
    'como conheceu o cursinho: qual resposta trouxe menos alunos?',
    school,
    least(enrolments.by('source', (g) => g.count())),
  ],
  [
    'número de matriculas de janeiro em relação a dezembro',
    school,
    { before: enrolments.during('2025-12').count(), after: enrolments.during('2026-01').count() },
  ],
  [
    'quantos alunos têm mensalidade entre 600 e 900 reais?',
    school,
    enrolments.when((r) => r.monthly >= 600 && r.monthly <= 900).count(),
  ],
  [
    'mensalidade mais alta da unidade Méier',
    school,
    enrolments.when((r) => r.branch === 'Méier').max('monthly'),
  ],
  [
    'quanto é a menor mensalidade do curso de redacao?',
    school,
    enrolments.when((r) => r.course === 'Redação').min('monthly'),
  ],
  [
    'alunos que chegaram pelo instagram este ano, quantos foram?',
    school,
    enrolments
      .during('2026-01', '2026-04')
      .when((r) => r.source === 'Instagram')
      .count(),
  ],
  ['aulas por semana em média, curso a curso', school, enrolments.by('course', (g) => g.mean('lessons'))],
  [
    'Quanto a Priscila trouxe de taxa de matrícula nos últimos 60 dias?',
    school,
    enrolments
      .from('2026-03-02', lastDay)
      .when((r) => r.adviser === 'Priscila')
      .sum('fee'),
  ],
  ['quantas matrículas ficaram sem taxa?', school, enrolments.when((r) => r.fee === undefined).count()],
  ['quatas matriculas foram feitas num sábado?', school, enrolments.on(6).count()],
  [
    'média mensal de matrículas do cursinho',
    school,
    enrolments.count() / enrolments.byMonth((g) => g.count()).length,
  ],
  [
    'Niterói responde por quantos por cento da soma das mensalidades?',
    school,
    enrolments.share((r) => r.branch === 'Niterói', 'monthly'),
  ],
  [
    'matrículas com 12 aulas ou mais por semana, qual o total?',
    school,
    enrolments.when((r) => r.lessons >= 12).count(),
  ],
  [
    'soma da mensalidade de quem se matriculou entre 15/01/2026 e 20/02/2026',
    school,
    enrolments.from('2026-01-15', '2026-02-20').sum('monthly'),
  ],
  [
    'quantidade de matriculados por turno, fora quem vai prestar Enem',
    school,
    enrolments.when((r) => r.exam !== 'Enem').by('shift', (g) => g.count()),
  ],
  [
    'a unidade com a mensalidade média mais baixa é qual?',
    school,
    least(enrolments.by('branch', (g) => g.mean('monthly'))),
  ],
  [
    'Oi, consegue ver pra mim quantos cancelamentos teve em cada unidade?',
    school,
    enrolments.when((r) => r.left !== undefined).by('branch', (g) => g.count()),
  ],
]

export const unanswerable: string[] = [
  'quanto custou a licença da prefeitura para o quiosque?',
  'quantos cocos sobraram na geladeira ontem?',
  'qual era a temperatura da água do mar em fevereiro?',
  'quantos km o motoboy rodou nas coletas de julho?',
  'quanto devemos ao fornecedor de tinta?',
  'qual o telefone do Cartório Nobre?',
  'quantos alunos foram aprovados na Fuvest?',
  'qual a nota média no simulado de matemática?',
  'que professor mais faltou em março?',
  'quantas mensalidades estão atrasadas na unidade Méier?',
]
