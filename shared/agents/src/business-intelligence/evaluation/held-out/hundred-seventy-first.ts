import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* The maintenance of a factory, the attendance of a gym and the losses of a supermarket. */

const { next, whole, pick } = seededBusiness('maintenance of a factory, a gym, losses of a supermarket')

const machines = [
  { machine: 'Prensa hidráulica', sector: 'Estamparia' },
  { machine: 'Torno CNC', sector: 'Usinagem' },
  { machine: 'Injetora 1', sector: 'Injeção' },
  { machine: 'Injetora 2', sector: 'Injeção' },
  { machine: 'Fresadora', sector: 'Usinagem' },
  { machine: 'Compressor', sector: 'Utilidades' },
  { machine: 'Esteira', sector: 'Expedição' },
  { machine: 'Empilhadeira', sector: 'Expedição' },
]
let lastOrder = 1_830
// Closed on Sundays, most on Mondays; parts are blank where none was changed.
const orders = new Rows(
  daysFrom('2025-06-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(3, 6) : whole(1, 3) }, () => {
        const kind = pick(['Corretiva', 'Corretiva', 'Preventiva'])
        const isRepair = kind === 'Corretiva'
        lastOrder += 1
        return {
          order: lastOrder,
          day,
          ...pick(machines),
          kind,
          priority: pick(['Normal', 'Normal', 'Urgente', 'Baixa']),
          hours: isRepair ? whole(1, 36) / 2 : whole(0, 8) / 2,
          parts:
            next() < (isRepair ? 0.15 : 0.5) ? undefined : whole(3_500, isRepair ? 480_000 : 60_000) / 100,
          labour: whole(8_000, 120_000) / 100,
          technician: pick(['Adilson', 'Adilson', 'Adilson', 'Gerson', 'Gerson', 'Rosângela', 'Wellington']),
          done: next() < 0.88 ? 'Sim' : 'Não',
        }
      }),
    ),
)

interface Student {
  student: string
  plan: string
  unit: string
}
const firstNames = [
  'Ana',
  'Lucas',
  'Juliana',
  'Pedro',
  'Fernanda',
  'Gustavo',
  'Larissa',
  'Mateus',
  'Patrícia',
  'Diego',
  'Carla',
  'Vinícius',
  'Beatriz',
  'André',
  'Sônia',
  'Leandro',
]
const surnames = [
  'Souza',
  'Oliveira',
  'Pereira',
  'Lima',
  'Carvalho',
  'Ribeiro',
  'Almeida',
  'Barbosa',
  'Martins',
  'Rocha',
  'Mendes',
]
// Sixteen first names and eleven surnames, in step, make 176 different students.
const enrol = (
  place: number,
  plan = pick(['Mensal', 'Mensal', 'Mensal', 'Gympass', 'Gympass', 'Anual', 'Trimestral']),
): Student => ({
  student: `${firstNames[place % firstNames.length]} ${surnames[place % surnames.length]}`,
  plan,
  unit: pick(['Centro', 'Centro', 'Zona Sul']),
})
let enrolled = 30
// Three of them come far more often than others.
const students = Array.from({ length: enrolled }, (_, place) =>
  enrol(place, ['Anual', 'Mensal', 'Gympass'][place]),
).flatMap((student, place) => Array.from({ length: [8, 5, 3][place] ?? 1 }, () => student))

const lessons = [
  { lesson: 'Musculação', teachers: ['Thiago', 'Camila'] },
  { lesson: 'Spinning', teachers: ['Camila', 'Rafael'] },
  { lesson: 'Funcional', teachers: ['Rafael', 'Thiago'] },
  { lesson: 'Pilates', teachers: ['Priscila'] },
  { lesson: 'Zumba', teachers: ['Priscila', 'Camila'] },
  { lesson: 'Jiu-jitsu', teachers: ['Rafael'] },
]
const attend = (day: string, student: Student, first: string) => {
  const { lesson, teachers } = pick(lessons)
  return {
    day,
    ...student,
    lesson,
    teacher: pick(teachers),
    period: pick(['Noite', 'Noite', 'Manhã', 'Tarde']),
    minutes: whole(6, 18) * 5,
    rating: next() < 0.55 ? undefined : whole(2, 5),
    first,
  }
}
const usual = (day: string): number => {
  const weekday = weekdayIn(day)
  if (weekday === 1) return whole(5, 8)
  if (weekday === 5) return whole(2, 4)
  if (weekday === 6) return whole(1, 3)
  return whole(3, 6)
}
// Closed on Sundays, fullest in January; a first visit is told once of a student.
const visits = new Rows(
  daysFrom('2025-07-01', 274)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) => {
      const more = day.startsWith('2026-01') ? 2 : 0
      const rows = Array.from({ length: usual(day) + more }, () => attend(day, pick(students), 'não'))
      if (next() < 0.25 + more / 5) {
        const newcomer = enrol(enrolled)
        enrolled += 1
        students.push(newcomer)
        rows.push(attend(day, newcomer, 'sim'))
      }
      return rows
    }),
)

const ofGreens = ['Deterioração', 'Deterioração', 'Avaria']
const ofCold = ['Vencimento', 'Deterioração', 'Furto', 'Avaria']
const ofDry = ['Vencimento', 'Avaria', 'Furto']
const goods = [
  { product: 'Tomate', section: 'Hortifruti', reasons: ofGreens, from: 300, to: 900 },
  { product: 'Banana', section: 'Hortifruti', reasons: ofGreens, from: 200, to: 600 },
  { product: 'Alface', section: 'Hortifruti', reasons: ofGreens, from: 150, to: 400 },
  { product: 'Iogurte', section: 'Laticínios', reasons: ofCold, from: 250, to: 800 },
  { product: 'Pão francês', section: 'Padaria', reasons: ofDry, from: 60, to: 110 },
  { product: 'Queijo mussarela', section: 'Laticínios', reasons: ofCold, from: 2_500, to: 4_500 },
  { product: 'Carne moída', section: 'Açougue', reasons: ofCold, from: 2_200, to: 3_800 },
  { product: 'Frango', section: 'Açougue', reasons: ofCold, from: 900, to: 1_800 },
  { product: 'Bolo', section: 'Padaria', reasons: ofDry, from: 900, to: 2_500 },
  { product: 'Arroz', section: 'Mercearia', reasons: ofDry, from: 1_800, to: 3_200 },
  { product: 'Biscoito', section: 'Mercearia', reasons: ofDry, from: 250, to: 700 },
  { product: 'Cerveja', section: 'Bebidas', reasons: ofDry, from: 300, to: 900 },
]
// Every day, most on Mondays; what was recovered is blank where nothing was.
const losses = new Rows(
  daysFrom('2025-05-01', 335).flatMap((day) =>
    Array.from({ length: weekdayIn(day) === 1 ? whole(3, 5) : whole(1, 3) }, () => {
      const { product, section, reasons, from, to } = pick(goods)
      const reason = pick(reasons)
      const pieces = whole(1, 20)
      const cost = cents((pieces * whole(from, to)) / 100)
      const isReturnable = reason === 'Vencimento' || reason === 'Avaria'
      return {
        day,
        store: pick(['Matriz', 'Matriz', 'Filial']),
        section,
        product,
        reason,
        pieces,
        cost,
        recovered: reason === 'Furto' || next() < 0.55 ? undefined : cents((cost * whole(10, 60)) / 100),
        employee: pick(['Jussara', 'Jussara', 'Jussara', 'Edson', 'Edson', 'Luana', 'Valmir']),
        exchange: isReturnable && next() < 0.45 ? 'S' : 'N',
      }
    }),
  ),
)

const factory = 'Ordens de Manutenção'
const gym = 'presencas_academia'
const market = 'PERDAS SUPERMERCADO'

export const files = [
  file(factory, orders, [
    ['Nº OS', ({ order }) => order],
    ['Data abertura', ({ day }) => brazilianDay(day)],
    ['Máquina', ({ machine }) => machine],
    ['Setor', ({ sector }) => sector],
    ['Tipo', ({ kind }) => kind],
    ['Prioridade', ({ priority }) => priority],
    ['Horas parada', ({ hours }) => decimal(hours, 1)],
    ['Custo peças', ({ parts }) => (parts === undefined ? '' : commaPrice(parts))],
    ['Custo mão de obra', ({ labour }) => commaPrice(labour)],
    ['Técnico', ({ technician }) => technician],
    ['Concluída', ({ done }) => done],
  ]),
  file(
    gym,
    visits,
    [
      ['data', ({ day }) => day],
      ['aluno', ({ student }) => student],
      ['plano', ({ plan }) => plan],
      ['aula', ({ lesson }) => lesson],
      ['professor', ({ teacher }) => teacher],
      ['unidade', ({ unit }) => unit],
      ['periodo', ({ period }) => period],
      ['minutos', ({ minutes }) => minutes],
      ['nota_aula', ({ rating }) => rating ?? ''],
      ['primeira_visita', ({ first }) => first],
    ],
    ',',
  ),
  file(market, losses, [
    ['DATA', ({ day }) => brazilianDay(day)],
    ['LOJA', ({ store }) => store],
    ['SECAO', ({ section }) => section],
    ['PRODUTO', ({ product }) => product],
    ['MOTIVO', ({ reason }) => reason],
    ['QTD', ({ pieces }) => pieces],
    ['CUSTO_PERDA', ({ cost }) => decimal(cost)],
    ['VLR_RECUPERADO', ({ recovered }) => (recovered === undefined ? '' : decimal(recovered))],
    ['FUNCIONARIO', ({ employee }) => employee],
    ['TROCA_FORNECEDOR', ({ exchange }) => exchange],
  ]),
]

export const labelled: Labelled[] = [
  // The maintenance of the factory
  ['quantas ordens de manutenção abrimos em outubro?', factory, orders.during('2025-10').count()],
  ['numero de ordens de manutencao por maquina', factory, orders.by('machine', (g) => g.count())],
  ['total gasto com peças por setor', factory, orders.by('sector', (g) => g.sum('parts'))],
  ['qual máquina somou mais horas parada?', factory, most(orders.by('machine', (g) => g.sum('hours')))],
  [
    'horas parada da injetora 2 em novembro',
    factory,
    orders
      .during('2025-11')
      .when((r) => r.machine === 'Injetora 2')
      .sum('hours'),
  ],
  [
    'quanto foi de mao de obra nas preventivas?',
    factory,
    orders.when((r) => r.kind === 'Preventiva').sum('labour'),
  ],
  [
    'custo médio da mão de obra nas ordens corretivas',
    factory,
    orders.when((r) => r.kind === 'Corretiva').mean('labour'),
  ],
  [
    'top 3 maquinas com maior gasto total em peças',
    factory,
    most(
      orders.by('machine', (g) => g.sum('parts')),
      3,
    ),
  ],
  ['que porcentagem das ordens é corretiva?', factory, orders.share((r) => r.kind === 'Corretiva')],
  ['quantas ordens não foram concluidas?', factory, orders.when((r) => r.done === 'Não').count()],
  ['total de horas parada das maquinas por mes', factory, orders.byMonth((g) => g.sum('hours'))],
  [
    'gasto com peças da manutenção: janeiro x fevereiro',
    factory,
    { before: orders.during('2026-01').sum('parts'), after: orders.during('2026-02').sum('parts') },
  ],
  [
    'das ordens abertas em dezembro, quantas do adilson estão concluídas?',
    factory,
    orders
      .during('2025-12')
      .when((r) => r.technician === 'Adilson' && r.done === 'Sim')
      .count(),
  ],
  ['quantas ordens passaram de 10 horas de parada', factory, orders.when((r) => r.hours > 10).count()],
  ['maior custo de peças em uma única ordem de manutenção', factory, orders.max('parts')],
  [
    'qual técnico pegou mais ordens urgentes?',
    factory,
    most(orders.when((r) => r.priority === 'Urgente').by('technician', (g) => g.count())),
  ],
  ['total de mao de obra por tecnico', factory, orders.by('technician', (g) => g.sum('labour'))],
  [
    'quanto gastamos de peças na usinagem no primeiro trimestre de 2026?',
    factory,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.sector === 'Usinagem')
      .sum('parts'),
  ],
  ['média de horas parada por tipo de manutençao', factory, orders.by('kind', (g) => g.mean('hours'))],
  [
    'quantas corretivas a prensa hidraulica teve?',
    factory,
    orders.when((r) => r.kind === 'Corretiva' && r.machine === 'Prensa hidráulica').count(),
  ],
  ['qual setor teve menos ordens?', factory, least(orders.by('sector', (g) => g.count()))],
  [
    'quantos por cento do custo de mão de obra foi no setor de injeção?',
    factory,
    orders.share((r) => r.sector === 'Injeção', 'labour'),
  ],
  [
    'somando peças e mão de obra, quanto gastamos de manutenção em março?',
    factory,
    orders.during('2026-03').sum('parts') + orders.during('2026-03').sum('labour'),
  ],
  [
    'em que dia da semana abrem mais ordens de manutenção?',
    factory,
    most(orders.byWeekday((g) => g.count())),
  ],
  [
    'horas parada do compressor sem contar as preventivas',
    factory,
    orders.when((r) => r.machine === 'Compressor' && r.kind !== 'Preventiva').sum('hours'),
  ],
  [
    'quantas ordens estão com o custo de peças em branco?',
    factory,
    orders.when((r) => r.parts === undefined).count(),
  ],
  [
    'qtas ordens de manutencao foram abertas entre 15/08/2025 e 30/09/2025',
    factory,
    orders.from('2025-08-15', '2025-09-30').count(),
  ],
  [
    'total de mão de obra: gerson x wellington',
    factory,
    orders
      .when((r) => r.technician === 'Gerson' || r.technician === 'Wellington')
      .by('technician', (g) => g.sum('labour')),
  ],
  [
    'em média quantas ordens de manutenção abrimos por mês?',
    factory,
    orders.count() / orders.byMonth((g) => g.count()).length,
  ],
  [
    'to vendo se compensa trocar a empilhadeira: quanto ela gastou de peças desde setembro?',
    factory,
    orders
      .during('2025-09', '2026-03')
      .when((r) => r.machine === 'Empilhadeira')
      .sum('parts'),
  ],

  // The attendance of the gym
  ['quantas presenças a academia teve em agosto?', gym, visits.during('2025-08').count()],
  ['numero de presenças em cada aula', gym, visits.by('lesson', (g) => g.count())],
  ['qual aula tem mais presenças?', gym, most(visits.by('lesson', (g) => g.count()))],
  ['total de minutos de treino por mês', gym, visits.byMonth((g) => g.sum('minutes'))],
  ['média de minutos no spinning', gym, visits.when((r) => r.lesson === 'Spinning').mean('minutes')],
  ['quantos alunos diferentes vieram em janeiro?', gym, visits.during('2026-01').distinct('student')],
  ['quantas presenças foram primeira visita?', gym, visits.when((r) => r.first === 'sim').count()],
  [
    'numero de primeiras visitas na academia por mes',
    gym,
    visits.when((r) => r.first === 'sim').byMonth((g) => g.count()),
  ],
  ['que porcentagem das presenças é do gympass?', gym, visits.share((r) => r.plan === 'Gympass')],
  ['quantas presensas tem em cada periodo', gym, visits.by('period', (g) => g.count())],
  ['qual professor soma mais minutos de treino?', gym, most(visits.by('teacher', (g) => g.sum('minutes')))],
  [
    'os 3 alunos com mais presenças',
    gym,
    most(
      visits.by('student', (g) => g.count()),
      3,
    ),
  ],
  ['quantas presenças a ana souza tem?', gym, visits.when((r) => r.student === 'Ana Souza').count()],
  ['nota média das aulas do thiago', gym, visits.when((r) => r.teacher === 'Thiago').mean('rating')],
  ['qual a nota média de cada aula?', gym, visits.by('lesson', (g) => g.mean('rating'))],
  [
    'presenças na unidade centro em dezembro',
    gym,
    visits
      .during('2025-12')
      .when((r) => r.unit === 'Centro')
      .count(),
  ],
  [
    'total de minutos: plano anual x plano trimestral',
    gym,
    visits.when((r) => r.plan === 'Anual' || r.plan === 'Trimestral').by('plan', (g) => g.sum('minutes')),
  ],
  [
    'compara o numero de presenças da academia em janeiro com o de fevereiro',
    gym,
    { before: visits.during('2026-01').count(), after: visits.during('2026-02').count() },
  ],
  ['qts presenças passaram de 60 minutos?', gym, visits.when((r) => r.minutes > 60).count()],
  [
    'quantas presenças deram nota abaixo de 4 pra aula?',
    gym,
    visits.when((r) => r.rating !== undefined && r.rating < 4).count(),
  ],
  [
    'quantas presenças tivemos aos sabados de manha',
    gym,
    visits
      .on(6)
      .when((r) => r.period === 'Manhã')
      .count(),
  ],
  ['qual mês teve mais presenças na academia?', gym, most(visits.byMonth((g) => g.count()))],
  [
    'quantas presenças do plano mensal no funcional?',
    gym,
    visits.when((r) => r.plan === 'Mensal' && r.lesson === 'Funcional').count(),
  ],
  ['qual plano tem menos presenças?', gym, least(visits.by('plan', (g) => g.count()))],
  [
    'quantos alunos diferentes cada professor atendeu?',
    gym,
    visits.by('teacher', (g) => g.distinct('student')),
  ],
  [
    'em média quantas presenças a academia tem por dia que abre?',
    gym,
    visits.count() / visits.distinct('day'),
  ],
  [
    'quantas presenças de noite sem contar musculacao',
    gym,
    visits.when((r) => r.period === 'Noite' && r.lesson !== 'Musculação').count(),
  ],
  [
    'quero ver se a divulgação deu certo. quantas primeiras visitas teve no spinning desde outubro?',
    gym,
    visits
      .during('2025-10', '2026-03')
      .when((r) => r.first === 'sim' && r.lesson === 'Spinning')
      .count(),
  ],
  [
    'quantos por cento dos minutos de treino foram com a camila?',
    gym,
    visits.share((r) => r.teacher === 'Camila', 'minutes'),
  ],
  [
    'quantos minutos durou o treino mais curto de pilates em outubro?',
    gym,
    visits
      .during('2025-10')
      .when((r) => r.lesson === 'Pilates')
      .min('minutes'),
  ],

  // The losses of the supermarket
  ['custo total das perdas do mercado em junho', market, losses.during('2025-06').sum('cost')],
  ['custo das perdas por seção', market, losses.by('section', (g) => g.sum('cost'))],
  ['qual motivo soma o maior custo de perda?', market, most(losses.by('reason', (g) => g.sum('cost')))],
  [
    'os 5 produtos com maior custo total de perda',
    market,
    most(
      losses.by('product', (g) => g.sum('cost')),
      5,
    ),
  ],
  ['quantos registros de perda por furto temos?', market, losses.when((r) => r.reason === 'Furto').count()],
  [
    'qtd perdida de tomate por mês',
    market,
    losses.when((r) => r.product === 'Tomate').byMonth((g) => g.sum('pieces')),
  ],
  [
    'quanto foi recuperado das perdas da padaria?',
    market,
    losses.when((r) => r.section === 'Padaria').sum('recovered'),
  ],
  [
    'que porcentagem do custo das perdas é do hortifruti?',
    market,
    losses.share((r) => r.section === 'Hortifruti', 'cost'),
  ],
  [
    'custo das perdas em dezembro comparado com novembro',
    market,
    { before: losses.during('2025-11').sum('cost'), after: losses.during('2025-12').sum('cost') },
  ],
  [
    'quantos registros de perda tiveram troca com o fornecedor?',
    market,
    losses.when((r) => r.exchange === 'S').count(),
  ],
  ['média do valor recuperado nas perdas, só onde teve valor recuperado', market, losses.mean('recovered')],
  [
    'custo médio por registro de perda no açougue',
    market,
    losses.when((r) => r.section === 'Açougue').mean('cost'),
  ],
  [
    'quantos registros de perda tem custo acima de 100 reais?',
    market,
    losses.when((r) => r.cost > 100).count(),
  ],
  [
    'maior custo em um só registro de perda de queijo mussarela',
    market,
    losses.when((r) => r.product === 'Queijo mussarela').max('cost'),
  ],
  ['numero de registros de perda por dia da semana', market, losses.byWeekday((g) => g.count())],
  ['qual funcionario tem mais registros de perda?', market, most(losses.by('employee', (g) => g.count()))],
  [
    'qtd de biscoito perdida por avaria',
    market,
    losses.when((r) => r.product === 'Biscoito' && r.reason === 'Avaria').sum('pieces'),
  ],
  ['custo das perdas: matriz x filial', market, losses.by('store', (g) => g.sum('cost'))],
  [
    'em 2025, custo das perdas menos o valor recuperado',
    market,
    losses.during('2025-05', '2025-12').sum('cost') - losses.during('2025-05', '2025-12').sum('recovered'),
  ],
  [
    'quantos produtos diferentes tem nas perdas registradas pela luana em fevereiro?',
    market,
    losses
      .during('2026-02')
      .when((r) => r.employee === 'Luana')
      .distinct('product'),
  ],
  [
    'em qual mês o custo total das perdas por furto foi maior?',
    market,
    most(losses.when((r) => r.reason === 'Furto').byMonth((g) => g.sum('cost'))),
  ],
  [
    'qual seção tem o menor custo total de perdas?',
    market,
    least(losses.by('section', (g) => g.sum('cost'))),
  ],
  [
    'custo das perdas da filial no segundo semestre de 2025',
    market,
    losses
      .during('2025-07', '2025-12')
      .when((r) => r.store === 'Filial')
      .sum('cost'),
  ],
  [
    'quanto custaram as perdas do mercado entre 20/12/2025 e 05/01/2026?',
    market,
    losses.from('2025-12-20', '2026-01-05').sum('cost'),
  ],
  ['total recuperado por funcionario', market, losses.by('employee', (g) => g.sum('recovered'))],
  [
    'custo das perdas do acougue tirando furto',
    market,
    losses.when((r) => r.section === 'Açougue' && r.reason !== 'Furto').sum('cost'),
  ],
  [
    'qtd de banana perdida aos domingos',
    market,
    losses
      .on(0)
      .when((r) => r.product === 'Banana')
      .sum('pieces'),
  ],
  [
    'quantos registros de perda de laticinios tiveram custo de até 20 reais?',
    market,
    losses.when((r) => r.section === 'Laticínios' && r.cost <= 20).count(),
  ],
  [
    'que parte dos registros de perda é por vencimento?',
    market,
    losses.share((r) => r.reason === 'Vencimento'),
  ],
  [
    'to montando a apresentação do mercado: qual o custo do iogurte perdido por vencimento desde novembro?',
    market,
    losses
      .during('2025-11', '2026-03')
      .when((r) => r.product === 'Iogurte' && r.reason === 'Vencimento')
      .sum('cost'),
  ],
]

export const unanswerable: string[] = [
  'qual o salário do adilson?',
  'qual o ano de fabricação da fresadora?',
  'quanto a fábrica gastou de energia eletrica em janeiro?',
  'quando vence a garantia do torno cnc?',
  'qual a idade média dos alunos da academia?',
  'quanto custa a mensalidade do plano anual?',
  'quantos alunos cancelaram a matricula em fevereiro?',
  'qual foi o faturamento do supermercado em dezembro?',
  'qual o estoque atual de arroz?',
  'qual o preço de venda da cerveja?',
]
