import { brazilianDay, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows } from './rows'

/* A depot of drinks, a laboratory and a school of music. */

const { next, whole, pick } = seededBusiness('drinks, a laboratory, a school of music')
const days = daysFrom('2025-07-01', 184)

const drinks = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(1, 6) }, () => {
      const boxes = whole(1, 60)
      return {
        day,
        item: pick(['Cerveja lata', 'Refrigerante 2L', 'Água mineral', 'Energético', 'Suco de uva']),
        brand: pick(['Brahma', 'Coca-Cola', 'Crystal', 'Red Bull', 'Aurora']),
        customer: pick([
          'Bar do Beto',
          'Mercado Pinheiro',
          'Lanchonete Sabor',
          'Padaria Real',
          'Consumidor final',
        ]),
        route: pick(['Rota Norte', 'Rota Sul', 'Retira']),
        seller: pick(['Adilson', 'Marta', 'Cléber']),
        payment: pick(['Boleto 15 dias', 'À vista', 'Pix']),
        boxes,
        broken: next() < 0.8 ? 0 : whole(1, 8),
        margin: whole(50, 350) / 10,
        freight: next() < 0.4 ? 0 : whole(500, 9_000) / 100,
        total: Math.round(boxes * whole(1_500, 9_000)) / 100,
      }
    }),
  ),
)
const exams = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(2, 6) }, () => ({
      day,
      exam: pick(['Hemograma', 'Glicemia', 'Colesterol', 'TSH', 'Urina']),
      agreement: pick(['Unimed', 'Particular', 'SUS', 'Bradesco Saúde']),
      unit: pick(['Matriz', 'Posto Savassi', 'Posto Barreiro']),
      collector: pick(['Enf. Rita', 'Enf. Paulo', 'Enf. Ângela']),
      sex: pick(['F', 'M']),
      age: whole(1, 95),
      urgent: pick(['Não', 'Sim']),
      result: pick(['Liberado', 'Em análise', 'Recoleta']),
      hours: whole(2, 96),
      total: whole(800, 22_000) / 100,
    })),
  ),
)
const lessons = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(1, 6) }, () => ({
      day,
      pupil: pick(['Caio', 'Manuela', 'Otávio', 'Lívia', 'Dona Zuleide', 'Pedro Henrique']),
      instrument: pick(['Violão', 'Piano', 'Bateria', 'Canto', 'Violino']),
      teacher: pick(['Prof. Renato', 'Profa. Bia', 'Prof. Davi']),
      mode: pick(['Presencial', 'Online']),
      level: pick(['Iniciante', 'Intermediário', 'Avançado']),
      presence: pick(['Presente', 'Faltou', 'Justificou']),
      minutes: pick([30, 45, 60]),
      fee: whole(5_000, 15_000) / 100,
      teacherFee: whole(2_000, 6_000) / 100,
      grade: next() < 0.3 ? undefined : whole(10, 50) / 5,
    })),
  ),
)

const depot = 'Pedidos depósito'
const lab = 'exames_laboratorio'
const school = 'AULAS ESCOLA MUSICA'

export const files = [
  file(depot, drinks, [
    ['Data do pedido', ({ day }) => brazilianDay(day)],
    ['Item', ({ item }) => item],
    ['Marca', ({ brand }) => brand],
    ['Cliente', ({ customer }) => customer],
    ['Rota', ({ route }) => route],
    ['Vend.', ({ seller }) => seller],
    ['Cond. pagto', ({ payment }) => payment],
    ['Caixas', ({ boxes }) => boxes],
    ['Cx avariadas', ({ broken }) => broken],
    ['Margem %', ({ margin }) => decimal(margin, 1)],
    ['Frete', ({ freight }) => commaPrice(freight)],
    ['Total pedido', ({ total }) => commaPrice(total)],
  ]),
  file(
    lab,
    exams,
    [
      ['data_coleta', ({ day }) => day],
      ['exame', ({ exam }) => exam],
      ['convenio', ({ agreement }) => agreement],
      ['unidade', ({ unit }) => unit],
      ['coletador', ({ collector }) => collector],
      ['sexo', ({ sex }) => sex],
      ['idade', ({ age }) => age],
      ['urgente', ({ urgent }) => urgent],
      ['resultado', ({ result }) => result],
      ['prazo_horas', ({ hours }) => hours],
      ['valor_exame', ({ total }) => total.toFixed(2)],
    ],
    ',',
  ),
  file(school, lessons, [
    ['DT_AULA', ({ day }) => brazilianDay(day)],
    ['ALUNO', ({ pupil }) => pupil],
    ['INSTRUMENTO', ({ instrument }) => instrument],
    ['PROFESSOR', ({ teacher }) => teacher],
    ['MODALIDADE', ({ mode }) => mode],
    ['NIVEL', ({ level }) => level],
    ['PRESENCA', ({ presence }) => presence],
    ['DUR_MIN', ({ minutes }) => minutes],
    ['VLR_AULA', ({ fee }) => decimal(fee)],
    ['REPASSE_PROF', ({ teacherFee }) => decimal(teacherFee)],
    ['NOTA', ({ grade }) => (grade === undefined ? '' : decimal(grade, 1))],
  ]),
]

export const labelled: Labelled[] = [
  // Drinks
  [
    'quantas caixas de cerveja vendemos em agosto?',
    depot,
    drinks
      .during('2025-08')
      .when((r) => r.item === 'Cerveja lata')
      .sum('boxes'),
  ],
  ['total dos pedidos por cliente', depot, drinks.by('customer', (g) => g.sum('total'))],
  ['quanto o bar do beto comprou', depot, drinks.when((r) => r.customer === 'Bar do Beto').sum('total')],
  ['cliente que mais pede', depot, most(drinks.by('customer', (g) => g.count()))],
  ['caixas avariadas por rota', depot, drinks.by('route', (g) => g.sum('broken'))],
  ['margem média da coca-cola', depot, drinks.when((r) => r.brand === 'Coca-Cola').mean('margin')],
  [
    'quantos pedidos a Marta tirou em setembro',
    depot,
    drinks
      .during('2025-09')
      .when((r) => r.seller === 'Marta')
      .count(),
  ],
  [
    'frete da rota norte em outubro',
    depot,
    drinks
      .during('2025-10')
      .when((r) => r.route === 'Rota Norte')
      .sum('freight'),
  ],
  ['quanto vendemos à vista?', depot, drinks.when((r) => r.payment === 'À vista').sum('total')],
  [
    'pedidos no boleto de 15 dias, quantos',
    depot,
    drinks.when((r) => r.payment === 'Boleto 15 dias').count(),
  ],
  [
    'qual vendedor vendeu menos em dezembro',
    depot,
    least(drinks.during('2025-12').by('seller', (g) => g.sum('total'))),
  ],
  ['pedido médio da padaria real', depot, drinks.when((r) => r.customer === 'Padaria Real').mean('total')],
  ['caixas por pedido em média', depot, drinks.mean('boxes')],
  ['pedidos com mais de 40 caixas', depot, drinks.when((r) => r.boxes > 40).count()],
  ['pedidos sem frete', depot, drinks.when((r) => r.freight === 0).count()],
  ['item com mais caixas vendidas', depot, most(drinks.by('item', (g) => g.sum('boxes')))],
  [
    'participação do energético no total dos pedidos',
    depot,
    drinks.share((r) => r.item === 'Energético', 'total'),
  ],
  [
    'total de suco de uva por mês',
    depot,
    drinks.when((r) => r.item === 'Suco de uva').byMonth((g) => g.sum('total')),
  ],
  ['frete em relação ao total dos pedidos', depot, { share: drinks.sum('freight') / drinks.sum('total') }],
  [
    'total dos pedidos, exceto consumidor final',
    depot,
    drinks.when((r) => r.customer !== 'Consumidor final').sum('total'),
  ],
  [
    'água mineral subiu ou caiu de novembro pra dezembro em caixas?',
    depot,
    {
      before: drinks
        .during('2025-11')
        .when((r) => r.item === 'Água mineral')
        .sum('boxes'),
      after: drinks
        .during('2025-12')
        .when((r) => r.item === 'Água mineral')
        .sum('boxes'),
    },
  ],
  [
    '5 clientes que mais compram, em reais',
    depot,
    most(
      drinks.by('customer', (g) => g.sum('total')),
      5,
    ),
  ],
  [
    'quantas caixas o cleber vendeu pro mercado pinheiro',
    depot,
    drinks.when((r) => r.seller === 'Cléber' && r.customer === 'Mercado Pinheiro').sum('boxes'),
  ],
  [
    'maior pedido da lanchonete sabor',
    depot,
    drinks.when((r) => r.customer === 'Lanchonete Sabor').max('total'),
  ],
  ['pedidos por dia da semana no depósito', depot, drinks.byWeekday((g) => g.count())],
  ['marca com a pior margem', depot, least(drinks.by('brand', (g) => g.mean('margin')))],
  ['quantos pedidos acima de 2 mil reais', depot, drinks.when((r) => r.total > 2000).count()],
  [
    'total do terceiro trimestre no pix',
    depot,
    drinks
      .during('2025-07', '2025-09')
      .when((r) => r.payment === 'Pix')
      .sum('total'),
  ],
  ['média de pedidos por mês', depot, drinks.count() / 6],
  [
    'brahma e aurora: caixas de cada uma',
    depot,
    drinks.when((r) => ['Brahma', 'Aurora'].includes(r.brand)).by('brand', (g) => g.sum('boxes')),
  ],

  // The laboratory
  ['quantos exames fizemos em julho?', lab, exams.during('2025-07').count()],
  ['exames por convênio', lab, exams.by('agreement', (g) => g.count())],
  ['faturamento do laboratório com a unimed', lab, exams.when((r) => r.agreement === 'Unimed').sum('total')],
  [
    'quantos hemogramas no posto savassi em agosto',
    lab,
    exams
      .during('2025-08')
      .when((r) => r.exam === 'Hemograma' && r.unit === 'Posto Savassi')
      .count(),
  ],
  ['exame mais pedido', lab, most(exams.by('exam', (g) => g.count()))],
  ['quantos exames urgentes?', lab, exams.when((r) => r.urgent === 'Sim').count()],
  [
    'percentual de exames urgentes na matriz',
    lab,
    exams.when((r) => r.unit === 'Matriz').share((r) => r.urgent === 'Sim'),
  ],
  ['idade média dos pacientes do SUS', lab, exams.when((r) => r.agreement === 'SUS').mean('age')],
  ['prazo médio do TSH em horas', lab, exams.when((r) => r.exam === 'TSH').mean('hours')],
  ['exames ainda em análise', lab, exams.when((r) => r.result === 'Em análise').count()],
  [
    'recoletas por coletador',
    lab,
    exams.when((r) => r.result === 'Recoleta').by('collector', (g) => g.count()),
  ],
  [
    'quanto entrou de exame particular em outubro',
    lab,
    exams
      .during('2025-10')
      .when((r) => r.agreement === 'Particular')
      .sum('total'),
  ],
  ['valor médio do exame por unidade', lab, exams.by('unit', (g) => g.mean('total'))],
  ['quantos exames a enfermeira Rita coletou', lab, exams.when((r) => r.collector === 'Enf. Rita').count()],
  ['unidade com menos exame em dezembro', lab, least(exams.during('2025-12').by('unit', (g) => g.count()))],
  ['exames de pacientes com mais de 60 anos', lab, exams.when((r) => r.age > 60).count()],
  ['exames que demoraram mais de 48 horas', lab, exams.when((r) => r.hours > 48).count()],
  ['exame mais caro que fizemos, qual o valor?', lab, exams.max('total')],
  [
    'exames por mês no barreiro',
    lab,
    exams.when((r) => r.unit === 'Posto Barreiro').byMonth((g) => g.count()),
  ],
  [
    'glicemia e colesterol somados, quantos exames',
    lab,
    exams.when((r) => ['Glicemia', 'Colesterol'].includes(r.exam)).count(),
  ],
  ['exames fora do SUS', lab, exams.when((r) => r.agreement !== 'SUS').count()],
  ['convênio que mais rende pro laboratório', lab, most(exams.by('agreement', (g) => g.sum('total')))],
  ['quantos exames no sábado', lab, exams.on(6).count()],
  ['de cada convênio, qual o valor médio do exame?', lab, exams.by('agreement', (g) => g.mean('total'))],
  ['exames de urina não urgentes', lab, exams.when((r) => r.exam === 'Urina' && r.urgent === 'Não').count()],
  [
    'exames aumentaram de agosto pra setembro?',
    lab,
    { before: exams.during('2025-08').count(), after: exams.during('2025-09').count() },
  ],
  ['média de exames por dia', lab, exams.count() / 184],
  ['quantos exames por sexo', lab, exams.by('sex', (g) => g.count())],
  [
    'ranking de exames por faturamento',
    lab,
    most(
      exams.by('exam', (g) => g.sum('total')),
      5,
    ),
  ],
  [
    'exames coletados de 10 a 20 de novembro pela Ângela',
    lab,
    exams
      .from('2025-11-10', '2025-11-20')
      .when((r) => r.collector === 'Enf. Ângela')
      .count(),
  ],

  // The school of music
  [
    'quantas aulas de violão em setembro?',
    school,
    lessons
      .during('2025-09')
      .when((r) => r.instrument === 'Violão')
      .count(),
  ],
  ['faltas por aluno', school, lessons.when((r) => r.presence === 'Faltou').by('pupil', (g) => g.count())],
  ['quanto faturamos com aula de piano', school, lessons.when((r) => r.instrument === 'Piano').sum('fee')],
  ['repasse dos professores por mês', school, lessons.byMonth((g) => g.sum('teacherFee'))],
  [
    'quanto repassamos pro Renato em outubro',
    school,
    lessons
      .during('2025-10')
      .when((r) => r.teacher === 'Prof. Renato')
      .sum('teacherFee'),
  ],
  ['nota média dos alunos avançados', school, lessons.when((r) => r.level === 'Avançado').mean('grade')],
  [
    'aulas online por instrumento',
    school,
    lessons.when((r) => r.mode === 'Online').by('instrument', (g) => g.count()),
  ],
  ['quem é o professor com mais aula', school, most(lessons.by('teacher', (g) => g.count()))],
  [
    'qual aluno mais faltou?',
    school,
    most(lessons.when((r) => r.presence === 'Faltou').by('pupil', (g) => g.count())),
  ],
  ['minutos de aula da Lívia', school, lessons.when((r) => r.pupil === 'Lívia').sum('minutes')],
  ['aulas de 60 minutos', school, lessons.when((r) => r.minutes === 60).count()],
  [
    'quantas aulas a dona zuleide fez de canto',
    school,
    lessons.when((r) => r.pupil === 'Dona Zuleide' && r.instrument === 'Canto').count(),
  ],
  [
    'valor da aula menos o repasse, por instrumento',
    school,
    lessons.by('instrument', (g) => g.sum('fee') - g.sum('teacherFee')),
  ],
  ['percentual de alunos presentes nas aulas', school, lessons.share((r) => r.presence === 'Presente')],
  [
    'aulas justificadas em dezembro',
    school,
    lessons
      .during('2025-12')
      .when((r) => r.presence === 'Justificou')
      .count(),
  ],
  ['valor médio da aula presencial', school, lessons.when((r) => r.mode === 'Presencial').mean('fee')],
  ['instrumento menos procurado', school, least(lessons.by('instrument', (g) => g.count()))],
  [
    'bateria: faturamento mês a mês',
    school,
    lessons.when((r) => r.instrument === 'Bateria').byMonth((g) => g.sum('fee')),
  ],
  [
    'iniciantes têm quantas aulas com a Bia?',
    school,
    lessons.when((r) => r.level === 'Iniciante' && r.teacher === 'Profa. Bia').count(),
  ],
  [
    'quanto o pedro henrique pagou de aula',
    school,
    lessons.when((r) => r.pupil === 'Pedro Henrique').sum('fee'),
  ],
  ['aulas na terça e na quinta', school, lessons.on(2, 4).count()],
  [
    'notas acima de 8 no violino, quantas aulas',
    school,
    lessons.when((r) => r.instrument === 'Violino' && r.grade !== undefined && r.grade > 8).count(),
  ],
  ['menor nota do Otávio', school, lessons.when((r) => r.pupil === 'Otávio').min('grade')],
  ['faturamos mais com aula online ou presencial?', school, lessons.by('mode', (g) => g.sum('fee'))],
  [
    'aulas do Davi sem contar as faltas',
    school,
    lessons.when((r) => r.teacher === 'Prof. Davi' && r.presence !== 'Faltou').count(),
  ],
  [
    'quantos alunos diferentes fizeram aula na primeira semana de julho',
    school,
    lessons.from('2025-07-01', '2025-07-07').distinct('pupil'),
  ],
  [
    'top 2 professores em repasse',
    school,
    most(
      lessons.by('teacher', (g) => g.sum('teacherFee')),
      2,
    ),
  ],
  ['média de aulas por mês na escola de música', school, lessons.count() / 6],
  [
    'o faturamento de aulas caiu em dezembro?',
    school,
    { before: lessons.during('2025-11').sum('fee'), after: lessons.during('2025-12').sum('fee') },
  ],
  [
    'dia da semana com mais faltas',
    school,
    most(lessons.when((r) => r.presence === 'Faltou').byWeekday((g) => g.count())),
  ],
]

/** What the tables do not hold. */
export const unanswerable: string[] = [
  'quantas garrafas quebraram no caminhão?',
  'qual cliente está devendo boleto?',
  'quanto pagamos de cerveja pra fábrica?',
  'quantos pacientes reclamaram da coleta?',
  'quanto custa o reagente do hemograma?',
  'qual médico pediu mais exame?',
  'quantos alunos trancaram a matrícula?',
  'qual o salário do Renato?',
  'quantos violões temos na escola?',
  'quantas aulas teremos em fevereiro?',
]
