import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* A boat and jet-ski marina, a shop of curtains and blinds with installation, an after-school reading and maths centre. */

const { next, whole, pick } = seededBusiness('a marina, a curtain shop, a reading and maths centre')
const days = daysFrom('2025-07-01', 304)

const fleet = [
  { boat: 'Brisa Mansa', kind: 'Lancha', owner: 'Ademir', member: 'sim', berth: 'Galpão A' },
  { boat: 'Tubarão Azul', kind: 'Jet ski', owner: 'Solange', member: 'não', berth: 'Galpão A' },
  { boat: 'Dona Zica', kind: 'Lancha', owner: 'Família Prado', member: 'sim', berth: 'Galpão B' },
  { boat: 'Foguetinho', kind: 'Jet ski', owner: 'Ademir', member: 'sim', berth: 'Galpão B' },
  { boat: 'Vento Leste', kind: 'Veleiro', owner: 'Doutor Hélio', member: 'sim', berth: 'Píer' },
  { boat: 'Relâmpago', kind: 'Jet ski', owner: 'Karina', member: 'não', berth: 'Galpão A' },
  { boat: 'Maré Cheia', kind: 'Lancha', owner: 'Solange', member: 'não', berth: 'Galpão B' },
  { boat: 'Gaivota', kind: 'Veleiro', owner: 'Família Prado', member: 'sim', berth: 'Píer' },
]
const jobs = [
  { service: 'Descida na água', from: 8_000, to: 19_000, shortest: 15, longest: 50 },
  { service: 'Abastecimento', from: 0, to: 0, shortest: 10, longest: 30 },
  { service: 'Lavagem', from: 9_000, to: 32_000, shortest: 30, longest: 110 },
  { service: 'Revisão de motor', from: 35_000, to: 140_000, shortest: 60, longest: 240 },
  { service: 'Polimento', from: 28_000, to: 95_000, shortest: 90, longest: 300 },
]
// Closed on Mondays, fullest at the weekend.
const services = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 0 || weekdayIn(day) === 6 ? whole(3, 6) : whole(1, 3) }, () => {
        const { service, from, to, shortest, longest } = pick(jobs)
        const liters = service === 'Abastecimento' ? whole(200, 1_800) / 10 : undefined
        const full = liters === undefined ? whole(from, to) / 100 : cents((liters * whole(640, 720)) / 100)
        const discount = next() < 0.7 ? 0 : cents((full * whole(3, 10)) / 100)
        return {
          day,
          ...pick(fleet),
          service,
          sailor: pick(['Zeca', 'Zeca', 'Dirceu', 'Dirceu', 'Ivone']),
          payment: pick(['Pix', 'Cartão', 'Boleto', 'Dinheiro']),
          minutes: whole(shortest, longest),
          liters,
          parts: service === 'Revisão de motor' ? whole(5_000, 90_000) / 100 : undefined,
          discount,
          price: cents(full - discount),
        }
      }),
    ),
)

const catalogue = [
  { product: 'Persiana rolô', kind: 'Persiana', from: 28_000, to: 95_000 },
  { product: 'Cortina de voil', kind: 'Cortina', from: 25_000, to: 80_000 },
  { product: 'Cortina blackout', kind: 'Cortina', from: 35_000, to: 120_000 },
  { product: 'Persiana romana', kind: 'Persiana', from: 45_000, to: 160_000 },
  { product: 'Persiana vertical', kind: 'Persiana', from: 22_000, to: 70_000 },
]
// Closed on Sundays.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: whole(1, 4) }, () => {
        const { product, kind, from, to } = pick(catalogue)
        const pieces = whole(1, 6)
        const fee = next() < 0.2 ? 0 : (pieces * whole(4_000, 9_000)) / 100
        return {
          day,
          product,
          kind,
          room: pick(['Quarto', 'Sala', 'Escritório', 'Varanda']),
          color: pick(['Branco', 'Bege', 'Cinza', 'Verde']),
          district: pick(['Jardim das Palmas', 'Vila Rosa', 'Morro Alto', 'Centro Velho']),
          seller: pick(['Gislaine', 'Gislaine', 'Everton', 'Nádia']),
          installer: pick(['Tião', 'Tião', 'Marquinhos', 'Jonas']),
          channel: pick(['Balcão', 'Telefone', 'Indicação', 'Site']),
          motor: next() < 0.25 ? 'sim' : 'não',
          pieces,
          area: (pieces * whole(15, 60)) / 10,
          wait: whole(5, 35),
          fee: cents(fee),
          price: cents((pieces * whole(from, to)) / 100 + fee),
        }
      }),
    ),
)

const pupils = [
  { pupil: 'Theo', year: '3º ano' },
  { pupil: 'Lívia', year: '4º ano' },
  { pupil: 'Benício', year: '2º ano' },
  { pupil: 'Yasmin', year: '5º ano' },
  { pupil: 'Caio', year: '3º ano' },
  { pupil: 'Manuela', year: '4º ano' },
  { pupil: 'Davi', year: '2º ano' },
  { pupil: 'Rebeca', year: '5º ano' },
]
const activities = [
  { subject: 'Matemática', activity: 'Tabuada' },
  { subject: 'Leitura', activity: 'Interpretação de texto' },
  { subject: 'Matemática', activity: 'Problemas' },
  { subject: 'Leitura', activity: 'Ditado' },
  { subject: 'Matemática', activity: 'Frações' },
  { subject: 'Leitura', activity: 'Fluência' },
]
// Monday to Friday.
const lessons = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: whole(2, 5) }, () => {
        const exercises = whole(6, 30)
        const hits = whole(Math.ceil(exercises * 0.3), exercises)
        return {
          day,
          ...pick(pupils),
          ...pick(activities),
          teacher: pick(['Rosângela', 'Rosângela', 'Bete', 'Luana']),
          shift: pick(['TARDE', 'TARDE', 'MANHÃ']),
          format: pick(['INDIVIDUAL', 'DUPLA', 'GRUPO']),
          homework: next() < 0.7 ? 'SIM' : 'NÃO',
          minutes: whole(6, 18) * 5,
          exercises,
          hits,
          score: next() < 0.2 ? undefined : Math.round((hits / exercises) * 100) / 10,
          status: pick(['PAGO', 'PAGO', 'PAGO', 'PENDENTE']),
          price: whole(3_500, 12_000) / 100,
        }
      }),
    ),
)

const marina = 'Serviços Marina'
const curtains = 'pedidos_cortinas'
const tutoring = 'AULAS REFORCO'

export const files = [
  file(marina, services, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Embarcação', ({ boat }) => boat],
    ['Tipo', ({ kind }) => kind],
    ['Proprietário', ({ owner }) => owner],
    ['Sócio', ({ member }) => member],
    ['Vaga', ({ berth }) => berth],
    ['Serviço', ({ service }) => service],
    ['Marinheiro', ({ sailor }) => sailor],
    ['Forma de pagamento', ({ payment }) => payment],
    ['Tempo (min)', ({ minutes }) => minutes],
    ['Litros', ({ liters }) => (liters === undefined ? '' : decimal(liters, 1))],
    ['Custo de peças', ({ parts }) => (parts === undefined ? '' : commaPrice(parts))],
    ['Desconto', ({ discount }) => commaPrice(discount)],
    ['Valor cobrado', ({ price }) => commaPrice(price)],
  ]),
  file(
    curtains,
    orders,
    [
      ['data_pedido', ({ day }) => day],
      ['produto', ({ product }) => product],
      ['linha', ({ kind }) => kind],
      ['ambiente', ({ room }) => room],
      ['cor', ({ color }) => color],
      ['bairro', ({ district }) => district],
      ['vendedor', ({ seller }) => seller],
      ['instalador', ({ installer }) => installer],
      ['canal', ({ channel }) => channel],
      ['motorizada', ({ motor }) => motor],
      ['pecas', ({ pieces }) => pieces],
      ['area_m2', ({ area }) => area.toFixed(1)],
      ['dias_entrega', ({ wait }) => wait],
      ['taxa_instalacao', ({ fee }) => fee.toFixed(2)],
      ['valor_pedido', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
  file(tutoring, lessons, [
    ['DT_AULA', ({ day }) => brazilianDay(day)],
    ['ALUNO', ({ pupil }) => pupil],
    ['SERIE', ({ year }) => year],
    ['MATERIA', ({ subject }) => subject],
    ['ATIVIDADE', ({ activity }) => activity],
    ['PROFESSORA', ({ teacher }) => teacher],
    ['TURNO', ({ shift }) => shift],
    ['FORMATO', ({ format }) => format],
    ['TAREFA_FEITA', ({ homework }) => homework],
    ['MINUTOS', ({ minutes }) => minutes],
    ['EXERCICIOS', ({ exercises }) => exercises],
    ['ACERTOS', ({ hits }) => hits],
    ['NOTA', ({ score }) => (score === undefined ? '' : decimal(score, 1))],
    ['SITUACAO_PGTO', ({ status }) => status],
    ['VLR_AULA', ({ price }) => decimal(price)],
  ]),
]

export const labelled: Labelled[] = [
  // The marina
  ['valor cobrado na marina mês a mês', marina, services.byMonth((g) => g.sum('price'))],
  [
    'quantas lavagens fizemos em dezembro?',
    marina,
    services
      .during('2025-12')
      .when((r) => r.service === 'Lavagem')
      .count(),
  ],
  ['quantos litros abastecemos em janeiro?', marina, services.during('2026-01').sum('liters')],
  ['Qual marinheiro fez mais serviços?', marina, most(services.by('sailor', (g) => g.count()))],
  [
    'quanto a marina faturou com jet ski em fevereiro?',
    marina,
    services
      .during('2026-02')
      .when((r) => r.kind === 'Jet ski')
      .sum('price'),
  ],
  ['faturamento da marina por tipo de embarcação', marina, services.by('kind', (g) => g.sum('price'))],
  [
    'as 3 embarcações com maior valor cobrado no total',
    marina,
    most(
      services.by('boat', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'tempo médio da revisão de motor em minutos',
    marina,
    services.when((r) => r.service === 'Revisão de motor').mean('minutes'),
  ],
  [
    'qual serviço da marina tem o menor faturamento total?',
    marina,
    least(services.by('service', (g) => g.sum('price'))),
  ],
  ['total gasto com peças na Dona Zica', marina, services.when((r) => r.boat === 'Dona Zica').sum('parts')],
  [
    'quantos serviços da marina foram pagos no boleto?',
    marina,
    services.when((r) => r.payment === 'Boleto').count(),
  ],
  [
    'Que porcentagem do valor cobrado na marina veio de abastecimento?',
    marina,
    services.share((r) => r.service === 'Abastecimento', 'price'),
  ],
  [
    'quantas descidas na agua fizemos aos domingos',
    marina,
    services
      .on(0)
      .when((r) => r.service === 'Descida na água')
      .count(),
  ],
  ['em qual dia da semana a marina tem menos serviços?', marina, least(services.byWeekday((g) => g.count()))],
  [
    'litros por embarcação de novembro a janeiro',
    marina,
    services
      .during('2025-11', '2026-01')
      .when((r) => r.service === 'Abastecimento')
      .by('boat', (g) => g.sum('liters')),
  ],
  [
    'compara o faturamento da marina de janeiro com o de abril',
    marina,
    { before: services.during('2026-01').sum('price'), after: services.during('2026-04').sum('price') },
  ],
  [
    'quantos serviços da marina passaram de R$ 500 de valor cobrado?',
    marina,
    services.when((r) => r.price > 500).count(),
  ],
  [
    'quanto faturamos com lavagem sem contar os veleiros?',
    marina,
    services.when((r) => r.service === 'Lavagem' && r.kind !== 'Veleiro').sum('price'),
  ],
  [
    'quantas embarcações diferentes abasteceram em setembro?',
    marina,
    services
      .during('2025-09')
      .when((r) => r.service === 'Abastecimento')
      .distinct('boat'),
  ],
  ['desconto total nos serviços do Zeca', marina, services.when((r) => r.sailor === 'Zeca').sum('discount')],
  [
    'quanto a marina faturou com quem não é sócio?',
    marina,
    services.when((r) => r.member === 'não').sum('price'),
  ],
  ['qual foi o maior abastecimento, em litros?', marina, services.max('liters')],
  [
    'valor cobrado nos serviços da Ivone entre 20/12/2025 e 31/01/2026',
    marina,
    services
      .from('2025-12-20', '2026-01-31')
      .when((r) => r.sailor === 'Ivone')
      .sum('price'),
  ],
  [
    'em média quantos serviços a marina faz por dia que abre?',
    marina,
    services.count() / services.distinct('day'),
  ],
  ['quantidade de serviços por vaga', marina, services.by('berth', (g) => g.count())],
  [
    'minutos de polimento de cada marinheiro',
    marina,
    services.when((r) => r.service === 'Polimento').by('sailor', (g) => g.sum('minutes')),
  ],
  ['qual proprietário abasteceu mais litros?', marina, most(services.by('owner', (g) => g.sum('liters')))],
  ['em que mês a marina gastou mais com peças?', marina, most(services.byMonth((g) => g.sum('parts')))],
  [
    'quantos serviços em lancha do Galpão B desde março?',
    marina,
    services
      .during('2026-03', '2026-04')
      .when((r) => r.kind === 'Lancha' && r.berth === 'Galpão B')
      .count(),
  ],
  [
    'quantas revisões de motor levaram mais de 120 minutos?',
    marina,
    services.when((r) => r.service === 'Revisão de motor' && r.minutes > 120).count(),
  ],

  // The curtain shop
  ['quantos pedidos a loja teve em cada mês?', curtains, orders.byMonth((g) => g.count())],
  [
    'quanto vendemos de persiana rolo em outubro',
    curtains,
    orders
      .during('2025-10')
      .when((r) => r.product === 'Persiana rolô')
      .sum('price'),
  ],
  ['valor dos pedidos por vendedor', curtains, orders.by('seller', (g) => g.sum('price'))],
  ['qual instalador pegou mais pedidos?', curtains, most(orders.by('installer', (g) => g.count()))],
  [
    'quantas peças de cortina blackout saíram no primeiro trimestre de 2026?',
    curtains,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.product === 'Cortina blackout')
      .sum('pieces'),
  ],
  [
    'média de dias de entrega das persianas',
    curtains,
    orders.when((r) => r.kind === 'Persiana').mean('wait'),
  ],
  [
    'os dois bairros com mais pedidos',
    curtains,
    most(
      orders.by('district', (g) => g.count()),
      2,
    ),
  ],
  [
    'quanto somaram os pedidos do Jardim das Palmas em dezembro?',
    curtains,
    orders
      .during('2025-12')
      .when((r) => r.district === 'Jardim das Palmas')
      .sum('price'),
  ],
  [
    'quantos pedidos motorizados tivemos em 2025?',
    curtains,
    orders
      .during('2025-01', '2025-12')
      .when((r) => r.motor === 'sim')
      .count(),
  ],
  ['que parte dos pedidos é pra varanda?', curtains, orders.share((r) => r.room === 'Varanda')],
  ['total de m2 por produto', curtains, orders.by('product', (g) => g.sum('area'))],
  [
    'ticket médio dos pedidos da Gislaine',
    curtains,
    orders.when((r) => r.seller === 'Gislaine').mean('price'),
  ],
  ['qual cor teve menos pedidos?', curtains, least(orders.by('color', (g) => g.count()))],
  ['quantos pedidos acima de 3 mil reais?', curtains, orders.when((r) => r.price > 3000).count()],
  [
    'valor dos pedidos: setembro x novembro',
    curtains,
    { before: orders.during('2025-09').sum('price'), after: orders.during('2025-11').sum('price') },
  ],
  ['total de taxa de instalação por instalador', curtains, orders.by('installer', (g) => g.sum('fee'))],
  ['quantos pedidos ficaram com taxa de instalacao zero?', curtains, orders.when((r) => r.fee === 0).count()],
  [
    'quanto vendemos pelo site, tirando o Centro Velho?',
    curtains,
    orders.when((r) => r.channel === 'Site' && r.district !== 'Centro Velho').sum('price'),
  ],
  ['quantos pedidos passaram de 20 dias de entrega?', curtains, orders.when((r) => r.wait > 20).count()],
  ['valor do maior pedido da linha Cortina', curtains, orders.when((r) => r.kind === 'Cortina').max('price')],
  ['valor médio do pedido por ambiente', curtains, orders.by('room', (g) => g.mean('price'))],
  [
    'Qual foi o melhor mês da loja em valor de pedidos?',
    curtains,
    most(orders.byMonth((g) => g.sum('price'))),
  ],
  [
    'quantos pedidos pra quarto o Everton fechou em janeiro e fevereiro?',
    curtains,
    orders
      .during('2026-01', '2026-02')
      .when((r) => r.seller === 'Everton' && r.room === 'Quarto')
      .count(),
  ],
  ['quantos m2 foram pedidos nas sextas-feiras?', curtains, orders.on(5).sum('area')],
  [
    'participação da indicação no valor dos pedidos',
    curtains,
    orders.share((r) => r.channel === 'Indicação', 'price'),
  ],
  [
    'maior número de peças num pedido só do Morro Alto em julho',
    curtains,
    orders
      .during('2025-07')
      .when((r) => r.district === 'Morro Alto')
      .max('pieces'),
  ],
  [
    'número de pedidos por canal, fora os motorizados',
    curtains,
    orders.when((r) => r.motor === 'não').by('channel', (g) => g.count()),
  ],
  [
    'quantas peças de persiana na cor cinza a gente vendeu?',
    curtains,
    orders.when((r) => r.kind === 'Persiana' && r.color === 'Cinza').sum('pieces'),
  ],
  [
    'valor dos pedidos da Nádia entre 15/09/2025 e 30/10/2025',
    curtains,
    orders
      .from('2025-09-15', '2025-10-30')
      .when((r) => r.seller === 'Nádia')
      .sum('price'),
  ],
  ['valor dos pedidos menos a taxa de instalação', curtains, orders.sum('price') - orders.sum('fee')],

  // The reading and maths centre
  [
    'Quantas aulas de matemática demos em agosto?',
    tutoring,
    lessons
      .during('2025-08')
      .when((r) => r.subject === 'Matemática')
      .count(),
  ],
  ['nota média por aluno', tutoring, lessons.by('pupil', (g) => g.mean('score'))],
  ['qual professora deu mais aulas?', tutoring, most(lessons.by('teacher', (g) => g.count()))],
  ['valor total das aulas de março', tutoring, lessons.during('2026-03').sum('price')],
  [
    'valor das aulas já pagas, por mês',
    tutoring,
    lessons.when((r) => r.status === 'PAGO').byMonth((g) => g.sum('price')),
  ],
  [
    'quanto tem de aula com pagamento pendente, em reais?',
    tutoring,
    lessons.when((r) => r.status === 'PENDENTE').sum('price'),
  ],
  [
    'quantas aulas a Lívia teve em cada matéria?',
    tutoring,
    lessons.when((r) => r.pupil === 'Lívia').by('subject', (g) => g.count()),
  ],
  [
    'os 3 alunos com maior total de exercicios',
    tutoring,
    most(
      lessons.by('pupil', (g) => g.sum('exercises')),
      3,
    ),
  ],
  ['em quantas aulas a tarefa não foi feita?', tutoring, lessons.when((r) => r.homework === 'NÃO').count()],
  ['que porcentagem das aulas foi em grupo?', tutoring, lessons.share((r) => r.format === 'GRUPO')],
  [
    'qual a menor nota do Caio em leitura?',
    tutoring,
    lessons.when((r) => r.pupil === 'Caio' && r.subject === 'Leitura').min('score'),
  ],
  [
    'quantas aulas tiveram nota abaixo de 6?',
    tutoring,
    lessons.when((r) => r.score !== undefined && r.score < 6).count(),
  ],
  ['média de minutos por aula em cada formato', tutoring, lessons.by('format', (g) => g.mean('minutes'))],
  ['em que dia da semana tem menos aula?', tutoring, least(lessons.byWeekday((g) => g.count()))],
  [
    'total de acertos em tabuada no quarto trimestre de 2025',
    tutoring,
    lessons
      .during('2025-10', '2025-12')
      .when((r) => r.activity === 'Tabuada')
      .sum('hits'),
  ],
  [
    'quantos minutos de aula a Bete deu no turno da manhã?',
    tutoring,
    lessons.when((r) => r.teacher === 'Bete' && r.shift === 'MANHÃ').sum('minutes'),
  ],
  [
    'compare a nota média de matemática de outubro com a de março',
    tutoring,
    {
      before: lessons
        .during('2025-10')
        .when((r) => r.subject === 'Matemática')
        .mean('score'),
      after: lessons
        .during('2026-03')
        .when((r) => r.subject === 'Matemática')
        .mean('score'),
    },
  ],
  [
    'quantos alunos diferentes tiveram aula com a Luana em janeiro?',
    tutoring,
    lessons
      .during('2026-01')
      .when((r) => r.teacher === 'Luana')
      .distinct('pupil'),
  ],
  ['numero de aulas por serie', tutoring, lessons.by('year', (g) => g.count())],
  [
    'valor total das aulas sem contar as em grupo',
    tutoring,
    lessons.when((r) => r.format !== 'GRUPO').sum('price'),
  ],
  ['qual atividade tem a menor nota média?', tutoring, least(lessons.by('activity', (g) => g.mean('score')))],
  [
    'quantas aulas da tarde tiveram nota de 8 pra cima, contando o 8?',
    tutoring,
    lessons.when((r) => r.shift === 'TARDE' && r.score !== undefined && r.score >= 8).count(),
  ],
  ['qual é a média mensal de aulas?', tutoring, lessons.count() / lessons.byMonth((g) => g.count()).length],
  [
    'quantos por cento dos minutos de aula são de leitura?',
    tutoring,
    lessons.share((r) => r.subject === 'Leitura', 'minutes'),
  ],
  [
    'quantas aulas a Rosângela deu entre 03/11/2025 e 12/12/2025?',
    tutoring,
    lessons
      .from('2025-11-03', '2025-12-12')
      .when((r) => r.teacher === 'Rosângela')
      .count(),
  ],
  [
    'nota média das aulas com tarefa feita',
    tutoring,
    lessons.when((r) => r.homework === 'SIM').mean('score'),
  ],
  [
    'maior quantidade de exercícios que o Theo fez numa aula',
    tutoring,
    lessons.when((r) => r.pupil === 'Theo').max('exercises'),
  ],
  [
    'total de exercícios de matemática do 5º ano',
    tutoring,
    lessons.when((r) => r.subject === 'Matemática' && r.year === '5º ano').sum('exercises'),
  ],
  ['qual mês teve a maior nota média?', tutoring, most(lessons.byMonth((g) => g.mean('score')))],
  [
    'tô conferindo o caixa do reforço: quanto já foi pago das aulas da Yasmin desde fevereiro?',
    tutoring,
    lessons
      .during('2026-02', '2026-04')
      .when((r) => r.pupil === 'Yasmin' && r.status === 'PAGO')
      .sum('price'),
  ],
]

export const unanswerable: string[] = [
  'quantos coletes salva-vidas tem na marina?',
  'quando vence o seguro do Relâmpago?',
  'quantos pés tem a Brisa Mansa?',
  'quanto a marina pagou de luz em fevereiro?',
  'quanto vendemos de toldo em novembro?',
  'qual a comissão da Gislaine?',
  'quantas persianas voltaram na garantia?',
  'quantas faltas o Davi teve em outubro?',
  'qual a nota média de inglês?',
  'qual o telefone da mãe do Benício?',
]
