import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A crane and forklift hirer, a school of English for adults, an online seller of stickers and labels. */

const { next, whole, among } = seededBusiness('a crane hirer, a school of English, a seller of stickers')
const days = daysFrom('2025-07-01', 304)

const machines = {
  gas: { machine: 'Empilhadeira a gás', type: 'Empilhadeira', from: 75, to: 120 },
  electric: { machine: 'Empilhadeira elétrica', type: 'Empilhadeira', from: 60, to: 95 },
  truck: { machine: 'Caminhão munck', type: 'Munck', from: 150, to: 230 },
  crane: { machine: 'Guindaste 30t', type: 'Guindaste', from: 320, to: 430 },
  bigCrane: { machine: 'Guindaste 70t', type: 'Guindaste', from: 560, to: 790 },
  platform: { machine: 'Plataforma tesoura', type: 'Plataforma', from: 80, to: 140 },
}
// Closed on Sundays, most on Mondays.
const rentals = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(3, 5) : whole(1, 3) }, () => {
        const { machine, type, from, to } = among(
          [machines.gas, 7],
          [machines.electric, 5],
          [machines.truck, 5],
          [machines.crane, 4],
          [machines.bigCrane, 3],
          [machines.platform, 1.5],
        )
        const isHeavy = type === 'Guindaste' || type === 'Munck'
        const hours = whole(4, 40) / 2
        const rate = whole(from, to)
        const moving = isHeavy
          ? whole(40_000, 350_000) / 100
          : next() < 0.4
            ? undefined
            : whole(8_000, 45_000) / 100
        return {
          day,
          client: among(
            ['Construtora Alicerce', 7],
            ['Metalúrgica Ferraço', 5],
            ['Logística Rota Certa', 4],
            ['Usina Santa Clara', 3],
            ['Porto Seco Sul', 2],
            ['Moinho Dourado', 1],
          ),
          city: among(['Joinville', 6], ['Itajaí', 4], ['Curitiba', 3], ['Blumenau', 2]),
          machine,
          type,
          operator:
            !isHeavy && next() < 0.35
              ? undefined
              : among(['Genival', 7], ['Adilson', 4], ['Rosana', 2.5], ['Claudemir', 1]),
          insured: among(['Sim', 3], ['Não', 2]),
          status: among(['Paga', 6], ['Pendente', 2.5], ['Atrasada', 1.5]),
          hours,
          rate,
          moving,
          // Not a column of the table.
          hire: hours * rate,
          total: cents(hours * rate + (moving ?? 0)),
        }
      }),
    ),
)

const classes = {
  london: { group: 'Londres', level: 'Básico' },
  dublin: { group: 'Dublin', level: 'Básico' },
  boston: { group: 'Boston', level: 'Intermediário' },
  sydney: { group: 'Sydney', level: 'Intermediário' },
  toronto: { group: 'Toronto', level: 'Avançado' },
  oxford: { group: 'Oxford', level: 'Conversação' },
}
// Every day but Sunday, most on Tuesdays.
const lessons = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 2 ? whole(4, 6) : whole(1, 3) }, () => {
        const present = whole(2, 14)
        const minutes = among([60, 5], [90, 4], [120, 2])
        return {
          day,
          ...among(
            [classes.london, 7],
            [classes.dublin, 5],
            [classes.boston, 4],
            [classes.sydney, 3],
            [classes.toronto, 2],
            [classes.oxford, 1.5],
          ),
          teacher: among(['Kelly', 7], ['Jonathan', 4], ['Priscila', 3], ['Everton', 2]),
          mode: among(['presencial', 5], ['online', 3], ['híbrido', 1.5]),
          present,
          absent: whole(0, 5),
          minutes,
          makeup: next() < 0.15 ? 'sim' : 'não',
          grade: next() < 0.3 ? whole(40, 100) / 10 : undefined,
          cost: cents(((minutes / 60) * whole(4_500, 9_000)) / 100),
          revenue: cents((present * whole(2_800, 6_500)) / 100),
        }
      }),
    ),
)

const stickers = {
  round: { product: 'Adesivo redondo', from: 35, to: 95 },
  notebook: { product: 'Adesivo para notebook', from: 90, to: 260 },
  sheet: { product: 'Cartela de adesivos', from: 110, to: 320 },
  thermal: { product: 'Etiqueta térmica', from: 8, to: 25 },
  school: { product: 'Etiqueta escolar', from: 40, to: 110 },
  jar: { product: 'Rótulo de pote', from: 55, to: 150 },
}
// Open every day, most on Thursdays.
const orders = new Rows(
  days
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 4 ? whole(4, 6) : whole(1, 4) }, () => {
        const { product, from, to } = among(
          [stickers.round, 7],
          [stickers.school, 5],
          [stickers.jar, 4],
          [stickers.sheet, 3],
          [stickers.notebook, 2.5],
          [stickers.thermal, 2],
        )
        const channel = among(['Shopee', 7], ['Mercado Livre', 4], ['Site', 2.5], ['Instagram', 1.5])
        const units = whole(1, 45) * 10
        const total = cents((units * whole(from, to)) / 100)
        return {
          day,
          product,
          material: among(['Vinil brilho', 6], ['Vinil fosco', 4], ['BOPP', 2.5], ['Papel couchê', 1.5]),
          channel,
          state: among(['SP', 7], ['MG', 4], ['RJ', 3], ['PR', 2], ['BA', 1]),
          status: among(['ENTREGUE', 7], ['ENVIADO', 2], ['EM PRODUCAO', 1.5], ['CANCELADO', 1]),
          art: among(['N', 3], ['S', 2]),
          units,
          freight: next() < 0.25 ? 0 : whole(890, 4_900) / 100,
          commission:
            channel === 'Shopee' || channel === 'Mercado Livre'
              ? cents((total * whole(12, 20)) / 100)
              : undefined,
          total,
        }
      }),
    )
    .map((order, place) => ({ ...order, number: 18_201 + place })),
)

const hirer = 'Locações de Máquinas'
const school = 'aulas_ingles'
const shop = 'PEDIDOS ADESIVOS'

export const files = [
  file(hirer, rentals, [
    ['Data da locação', ({ day }) => brazilianDay(day)],
    ['Cliente', ({ client }) => client],
    ['Cidade', ({ city }) => city],
    ['Equipamento', ({ machine }) => machine],
    ['Tipo', ({ type }) => type],
    ['Operador', ({ operator }) => operator ?? ''],
    ['Seguro', ({ insured }) => insured],
    ['Situação', ({ status }) => status],
    ['Horas', ({ hours }) => decimal(hours, 1)],
    ['Valor da hora', ({ rate }) => commaPrice(rate)],
    ['Mobilização', ({ moving }) => (moving === undefined ? '' : dotted(commaPrice(moving)))],
    ['Valor total', ({ total }) => dotted(commaPrice(total))],
  ]),
  file(
    school,
    lessons,
    [
      ['data_aula', ({ day }) => day],
      ['turma', ({ group }) => group],
      ['nivel', ({ level }) => level],
      ['professor', ({ teacher }) => teacher],
      ['modalidade', ({ mode }) => mode],
      ['alunos_presentes', ({ present }) => present],
      ['faltas', ({ absent }) => absent],
      ['duracao_min', ({ minutes }) => minutes],
      ['reposicao', ({ makeup }) => makeup],
      ['nota_teste', ({ grade }) => (grade === undefined ? '' : grade.toFixed(1))],
      ['custo_professor', ({ cost }) => cost.toFixed(2)],
      ['receita_aula', ({ revenue }) => revenue.toFixed(2)],
    ],
    ',',
  ),
  file(shop, orders, [
    ['NR_PEDIDO', ({ number }) => number],
    ['DT_PEDIDO', ({ day }) => brazilianDay(day)],
    ['PRODUTO', ({ product }) => product],
    ['MATERIAL', ({ material }) => material],
    ['CANAL', ({ channel }) => channel],
    ['UF', ({ state }) => state],
    ['STATUS', ({ status }) => status],
    ['ARTE_INCLUSA', ({ art }) => art],
    ['QTD_UNIDADES', ({ units }) => units],
    ['VLR_FRETE', ({ freight }) => decimal(freight)],
    ['VLR_COMISSAO', ({ commission }) => (commission === undefined ? '' : decimal(commission))],
    ['VLR_PEDIDO', ({ total }) => decimal(total)],
  ]),
]

export const labelled: Labelled[] = [
  // The crane and forklift hirer
  ['valor total das locações por mês', hirer, rentals.byMonth((g) => g.sum('total'))],
  [
    'Quanto faturamos com locação de guindaste em novembro de 2025?',
    hirer,
    rentals
      .during('2025-11')
      .when((r) => r.type === 'Guindaste')
      .sum('total'),
  ],
  [
    'qtas locaçoes o Genival operou em outubro',
    hirer,
    rentals
      .during('2025-10')
      .when((r) => r.operator === 'Genival')
      .count(),
  ],
  [
    'qual cliente mais gastou com locação de máquina?',
    hirer,
    most(rentals.by('client', (g) => g.sum('total'))),
  ],
  [
    'top 3 equipamentos em valor total de locação',
    hirer,
    most(
      rentals.by('machine', (g) => g.sum('total')),
      3,
    ),
  ],
  ['qual equipamento foi locado menos vezes?', hirer, least(rentals.by('machine', (g) => g.count()))],
  ['ticket medio das locaçoes', hirer, rentals.mean('total')],
  [
    'média de horas por locação de empilhadeira',
    hirer,
    rentals.when((r) => r.type === 'Empilhadeira').mean('hours'),
  ],
  [
    'valor das locações com situação pendente da Usina Santa Clara',
    hirer,
    rentals.when((r) => r.status === 'Pendente' && r.client === 'Usina Santa Clara').sum('total'),
  ],
  ['que porcentagem das locações está atrasada?', hirer, rentals.share((r) => r.status === 'Atrasada')],
  [
    'Quantas locações foram feitas com seguro em dezembro?',
    hirer,
    rentals
      .during('2025-12')
      .when((r) => r.insured === 'Sim')
      .count(),
  ],
  [
    'qtd de locaçoes sem seguro por tipo',
    hirer,
    rentals.when((r) => r.insured === 'Não').by('type', (g) => g.count()),
  ],
  ['total de mobilização em Itajaí', hirer, rentals.when((r) => r.city === 'Itajaí').sum('moving')],
  [
    'quantas locações tiveram valor total acima de 5 mil reais?',
    hirer,
    rentals.when((r) => r.total > 5000).count(),
  ],
  ['quantas locações duraram mais de 15 horas', hirer, rentals.when((r) => r.hours > 15).count()],
  ['em qual dia da semana saem mais locações de máquina?', hirer, most(rentals.byWeekday((g) => g.count()))],
  [
    'em média, quantas locações fazemos por dia trabalhado?',
    hirer,
    rentals.count() / rentals.distinct('day'),
  ],
  [
    'faturamento das locações: agosto x setembro',
    hirer,
    { before: rentals.during('2025-08').sum('total'), after: rentals.during('2025-09').sum('total') },
  ],
  [
    'valor total das locações em Curitiba tirando o caminhão munck',
    hirer,
    rentals.when((r) => r.city === 'Curitiba' && r.machine !== 'Caminhão munck').sum('total'),
  ],
  [
    'faturamneto do munck no último trimestre de 2025',
    hirer,
    rentals
      .during('2025-10', '2025-12')
      .when((r) => r.type === 'Munck')
      .sum('total'),
  ],
  [
    'qual o valor médio da hora do Guindaste 70t?',
    hirer,
    rentals.when((r) => r.machine === 'Guindaste 70t').mean('rate'),
  ],
  [
    'maior valor da hora que cobramos na empilhadeira eletrica',
    hirer,
    rentals.when((r) => r.machine === 'Empilhadeira elétrica').max('rate'),
  ],
  [
    'quantos clientes diferentes locaram plataforma tesoura em 2026?',
    hirer,
    rentals
      .during('2026-01', '2026-04')
      .when((r) => r.machine === 'Plataforma tesoura')
      .distinct('client'),
  ],
  ['qual foi a menor mobilização que já cobramos?', hirer, rentals.min('moving')],
  [
    'horas de guindaste por operador',
    hirer,
    rentals.when((r) => r.type === 'Guindaste').by('operator', (g) => g.sum('hours')),
  ],
  ['quantas locações saíram sem operador?', hirer, rentals.when((r) => r.operator === undefined).count()],
  [
    'se eu multiplicar as horas pelo valor da hora de cada locação, quanto dá em fevereiro?',
    hirer,
    rentals.during('2026-02').sum('hire'),
  ],
  [
    'valor total menos a mobilização nas locações da Metalúrgica Ferraço',
    hirer,
    rentals.when((r) => r.client === 'Metalúrgica Ferraço').sum('total') -
      rentals.when((r) => r.client === 'Metalúrgica Ferraço').sum('moving'),
  ],
  [
    'Boa tarde! Pode me dizer quanto faturamos em locações entre 15/09/2025 e 31/10/2025?',
    hirer,
    rentals.from('2025-09-15', '2025-10-31').sum('total'),
  ],
  [
    'participação da Construtora Alicerce no faturamento das locações',
    hirer,
    rentals.share((r) => r.client === 'Construtora Alicerce', 'total'),
  ],

  // The school of English
  ['Quantas aulas demos em março?', school, lessons.during('2026-03').count()],
  ['receita das aulas por nível', school, lessons.by('level', (g) => g.sum('revenue'))],
  ['qual professor deu mais aulas?', school, most(lessons.by('teacher', (g) => g.count()))],
  [
    'as 3 turmas com mais faltas no total',
    school,
    most(
      lessons.by('group', (g) => g.sum('absent')),
      3,
    ),
  ],
  [
    'media de alunos presentes nas aulas online',
    school,
    lessons.when((r) => r.mode === 'online').mean('present'),
  ],
  [
    'quantas aulas de reposição tivemos em agosto',
    school,
    lessons
      .during('2025-08')
      .when((r) => r.makeup === 'sim')
      .count(),
  ],
  ['qual a % das aulas que foi de reposição?', school, lessons.share((r) => r.makeup === 'sim')],
  ['custo com professor por mês', school, lessons.byMonth((g) => g.sum('cost'))],
  [
    'qto foi o custo da professora Priscila em dezembro de 2025?',
    school,
    lessons
      .during('2025-12')
      .when((r) => r.teacher === 'Priscila')
      .sum('cost'),
  ],
  ['receita das aulas menos o custo com professor', school, lessons.sum('revenue') - lessons.sum('cost')],
  ['nota média dos testes da turma Dublin', school, lessons.when((r) => r.group === 'Dublin').mean('grade')],
  [
    'qual foi a maior nota de teste no nível intermediário?',
    school,
    lessons.when((r) => r.level === 'Intermediário').max('grade'),
  ],
  ['quantas aulas têm nota de teste lançada?', school, lessons.when((r) => r.grade !== undefined).count()],
  ['quantas aulas com menos de 5 alunos presentes?', school, lessons.when((r) => r.present < 5).count()],
  ['total de faltas por dia da semana', school, lessons.byWeekday((g) => g.sum('absent'))],
  ['Qual dia da semana tem mais aulas?', school, most(lessons.byWeekday((g) => g.count()))],
  ['em média quantas aulas damos por dia que tem aula?', school, lessons.count() / lessons.distinct('day')],
  [
    'compare a receita das aulas de janeiro com a de fevereiro',
    school,
    { before: lessons.during('2026-01').sum('revenue'), after: lessons.during('2026-02').sum('revenue') },
  ],
  [
    'receita das aulas presenciais no terceiro trimestre de 2025',
    school,
    lessons
      .during('2025-07', '2025-09')
      .when((r) => r.mode === 'presencial')
      .sum('revenue'),
  ],
  [
    'numero de aulas da Kelly por modalidade',
    school,
    lessons.when((r) => r.teacher === 'Kelly').by('mode', (g) => g.count()),
  ],
  [
    'quantos professores diferentes deram aula pra turma Oxford desde março?',
    school,
    lessons
      .during('2026-03', '2026-04')
      .when((r) => r.group === 'Oxford')
      .distinct('teacher'),
  ],
  [
    'total de minutos de aula do Jonathan em setembro',
    school,
    lessons
      .during('2025-09')
      .when((r) => r.teacher === 'Jonathan')
      .sum('minutes'),
  ],
  [
    'receita do nivel basico sem contar as aulas online',
    school,
    lessons.when((r) => r.level === 'Básico' && r.mode !== 'online').sum('revenue'),
  ],
  [
    'quantas faltas tivemos entre 01/10/2025 e 15/11/2025?',
    school,
    lessons.from('2025-10-01', '2025-11-15').sum('absent'),
  ],
  ['qual turma deu a menor receita?', school, least(lessons.by('group', (g) => g.sum('revenue')))],
  [
    'quanto por cento da receita das aulas veio da modalidade híbrido?',
    school,
    lessons.share((r) => r.mode === 'híbrido', 'revenue'),
  ],
  ['média de faltas por aula em cada turma', school, lessons.by('group', (g) => g.mean('absent'))],
  [
    'oi, bom dia! vc consegue ver o total de alunos presentes nas aulas da turma Boston desde fevereiro?',
    school,
    lessons
      .during('2026-02', '2026-04')
      .when((r) => r.group === 'Boston')
      .sum('present'),
  ],
  [
    'qnts aulas o Everton deu aos sabados',
    school,
    lessons
      .on(6)
      .when((r) => r.teacher === 'Everton')
      .count(),
  ],
  ['em qual mês a receita das aulas foi maior?', school, most(lessons.byMonth((g) => g.sum('revenue')))],

  // The online seller of stickers and labels
  ['quantos pedidos vieram de cada canal?', shop, orders.by('channel', (g) => g.count())],
  [
    'Qual o valor dos pedidos da Shopee em novembro?',
    shop,
    orders
      .during('2025-11')
      .when((r) => r.channel === 'Shopee')
      .sum('total'),
  ],
  ['vlr dos pedidos por mes', shop, orders.byMonth((g) => g.sum('total'))],
  [
    'quantos pedidos foram cancelados no primeiro trimestre de 2026?',
    shop,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.status === 'CANCELADO')
      .count(),
  ],
  ['qual produto teve mais unidades pedidas?', shop, most(orders.by('product', (g) => g.sum('units')))],
  [
    'as 3 UFs com maior valor de pedidos',
    shop,
    most(
      orders.by('state', (g) => g.sum('total')),
      3,
    ),
  ],
  ['valor médio dos pedidos do site', shop, orders.when((r) => r.channel === 'Site').mean('total')],
  [
    'quanto deu de comissão do mercado livre em dezembro',
    shop,
    orders
      .during('2025-12')
      .when((r) => r.channel === 'Mercado Livre')
      .sum('commission'),
  ],
  [
    'comissao media por pedido na shopee',
    shop,
    orders.when((r) => r.channel === 'Shopee').mean('commission'),
  ],
  [
    'qual canal levou mais comissão nos pedidos?',
    shop,
    most(orders.when((r) => r.commission !== undefined).by('channel', (g) => g.sum('commission'))),
  ],
  ['qual a porcentagem dos pedidos com arte inclusa?', shop, orders.share((r) => r.art === 'S')],
  [
    'quantos pedidos de etiqueta escolar sem arte inclusa entraram em fevereiro?',
    shop,
    orders
      .during('2026-02')
      .when((r) => r.product === 'Etiqueta escolar' && r.art === 'N')
      .count(),
  ],
  ['qto deu de frete nos pedidos pra MG', shop, orders.when((r) => r.state === 'MG').sum('freight')],
  ['quantos pedidos tiveram frete zero?', shop, orders.when((r) => r.freight === 0).count()],
  ['pedidos com valor acima de R$ 300, quantos foram?', shop, orders.when((r) => r.total > 300).count()],
  ['quantos pedidos tinham mais de 200 unidades', shop, orders.when((r) => r.units > 200).count()],
  [
    'valor dos pedidos de vinil fosco tirando os cancelados',
    shop,
    orders.when((r) => r.material === 'Vinil fosco' && r.status !== 'CANCELADO').sum('total'),
  ],
  [
    'compara o valor dos pedidos de julho com o de agosto pfv',
    shop,
    { before: orders.during('2025-07').sum('total'), after: orders.during('2025-08').sum('total') },
  ],
  ['em que dia da semana entram mais pedidos?', shop, most(orders.byWeekday((g) => g.count()))],
  ['em média, quanto dá o valor dos pedidos por dia?', shop, orders.sum('total') / orders.distinct('day')],
  ['valor dos pedidos por material', shop, orders.by('material', (g) => g.sum('total'))],
  ['qual material teve menos pedidos?', shop, least(orders.by('material', (g) => g.count()))],
  [
    'quantas unidades de cartela de adesivos pediram pelo instagram',
    shop,
    orders.when((r) => r.product === 'Cartela de adesivos' && r.channel === 'Instagram').sum('units'),
  ],
  [
    'valor dos pedidos menos a comissão no Mercado Livre',
    shop,
    orders.when((r) => r.channel === 'Mercado Livre').sum('total') -
      orders.when((r) => r.channel === 'Mercado Livre').sum('commission'),
  ],
  [
    'qual o valor do maior pedido de rotulo de pote?',
    shop,
    orders.when((r) => r.product === 'Rótulo de pote').max('total'),
  ],
  [
    'Por gentileza, quantos pedidos entregues foram para SP de 10/10/2025 a 20/12/2025?',
    shop,
    orders
      .from('2025-10-10', '2025-12-20')
      .when((r) => r.state === 'SP' && r.status === 'ENTREGUE')
      .count(),
  ],
  [
    'quantos produtos diferentes foram pedidos pelo site em setembro?',
    shop,
    orders
      .during('2025-09')
      .when((r) => r.channel === 'Site')
      .distinct('product'),
  ],
  [
    'participação do adesivo para notebook no valor dos pedidos',
    shop,
    orders.share((r) => r.product === 'Adesivo para notebook', 'total'),
  ],
  [
    'quantos pedidos em produção tem em cada uf?',
    shop,
    orders.when((r) => r.status === 'EM PRODUCAO').by('state', (g) => g.count()),
  ],
  ['média de unidades por pedido de cada produto', shop, orders.by('product', (g) => g.mean('units'))],
]

export const unanswerable: string[] = [
  'qual o salário do Genival?',
  'quanto gastamos com diesel dos guindastes em novembro?',
  'quantas locações vamos fazer em agosto de 2026?',
  'quando é a próxima manutenção da empilhadeira elétrica?',
  'qual a idade média dos alunos da turma Londres?',
  'quanto pagamos de aluguel da escola em janeiro?',
  'qual o telefone da professora Kelly?',
  'qual a nota de avaliação da nossa loja na Shopee?',
  'quantos rolos de vinil temos em estoque?',
  'valor dos pedidos em maio de 2025',
]
