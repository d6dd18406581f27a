import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, shownDay, weekdayIn } from './rows'

/* A chicken rotisserie and take-away, a firm that rents out construction machines with operators,
   a tennis academy. */

const { next, whole, pick } = seededBusiness(
  'a chicken rotisserie and take-away, construction machines with operators, a tennis academy',
)
const days = daysFrom('2025-07-01', 304)

const dishes = [
  { item: 'Frango assado', group: 'Assados', from: 4_490, to: 6_290 },
  { item: 'Meio frango', group: 'Assados', from: 2_490, to: 3_490 },
  { item: 'Maionese', group: 'Guarnições', from: 1_290, to: 2_490 },
  { item: 'Costela no bafo', group: 'Assados', from: 6_900, to: 11_900 },
  { item: 'Refrigerante 2L', group: 'Bebidas', from: 990, to: 1_490 },
  { item: 'Farofa', group: 'Guarnições', from: 890, to: 1_890 },
  { item: 'Lasanha', group: 'Massas', from: 3_490, to: 5_990 },
  { item: 'Nhoque', group: 'Massas', from: 2_990, to: 4_490 },
]
// Closed on Mondays, most on Sundays.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 0 ? whole(5, 8) : whole(1, 4) }, () => {
        const { item, group, from, to } = pick(dishes)
        const channel = pick(['Balcão', 'Telefone', 'Aplicativo', 'Site'])
        const handling = channel === 'Balcão' ? 'Retirada' : pick(['Entrega', 'Retirada'])
        const ahead = next() < 0.25 ? 'Sim' : 'Não'
        const pieces = ahead === 'Sim' ? whole(2, 6) : whole(1, 3)
        const unit = whole(from, to) / 100
        const fee = handling === 'Entrega' ? pick([6, 8, 10.5]) : 0
        return {
          day,
          item,
          group,
          channel,
          handling,
          district: pick(['Centro', 'Vila Esperança', 'Jardim Paineiras', 'Alto da Serra']),
          clerk: pick(['Jurema', 'Jurema', 'Cícero', 'Dalva', 'Ronaldo']),
          payment: pick(['Pix', 'Cartão', 'Dinheiro']),
          ahead,
          wait: whole(5, 60),
          rating: next() < 0.4 ? undefined : pick([5, 4, 5, 3, 2]),
          pieces,
          unit,
          fee,
          total: cents(pieces * unit + fee),
        }
      }),
    ),
)

const machines = [
  { machine: 'Retroescavadeira', rate: 160, thirst: 9 },
  { machine: 'Escavadeira hidráulica', rate: 240, thirst: 16 },
  { machine: 'Pá carregadeira', rate: 190, thirst: 13 },
  { machine: 'Rolo compactador', rate: 150, thirst: 10 },
  { machine: 'Motoniveladora', rate: 260, thirst: 17 },
  { machine: 'Guindaste', rate: 330, thirst: 12 },
]
const sites = [
  { contractor: 'Construtora Aroeira', city: 'Pedra Mansa' },
  { contractor: 'Loteamento Vale Claro', city: 'Campo Sereno' },
  { contractor: 'Mineração Serra Funda', city: 'Riacho Novo' },
  { contractor: 'Irmãos Pinho', city: 'Pedra Mansa' },
  { contractor: 'Incorporadora Quatro Torres', city: 'Campo Sereno' },
  { contractor: 'Fazenda Boa Sombra', city: 'Riacho Novo' },
]
// Closed on Sundays, little on Saturdays.
const jobs = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? 1 : whole(2, 4) }, () => {
        const { machine, rate: usual, thirst } = pick(machines)
        const worked = whole(4, 20) / 2
        const rate = usual + whole(0, 8) * 5
        const litres = cents((worked * thirst * whole(85, 115)) / 100)
        return {
          day,
          machine,
          ...pick(sites),
          operator: pick(['Adilson', 'Adilson', 'Genival', 'Genival', 'Edmar', 'Tereza', 'Wilson']),
          work: pick(['Terraplenagem', 'Drenagem', 'Fundação', 'Demolição', 'Pavimentação']),
          shift: next() < 0.2 ? 'noturno' : 'diurno',
          worked,
          idle: whole(0, 6) / 2,
          litres,
          diesel: cents((litres * whole(575, 635)) / 100),
          freight: next() < 0.55 ? 0 : whole(15_000, 90_000) / 100,
          broke: next() < 0.14 ? 'VERDADEIRO' : 'FALSO',
          approved: next() < 0.8 ? 'S' : 'N',
          rate,
          price: cents(worked * rate),
        }
      }),
    ),
)

const students = [
  { student: 'Ícaro Bastos', age: 'Juvenil', level: 'Intermediário' },
  { student: 'Lorena Vidal', age: 'Adulto', level: 'Iniciante' },
  { student: 'Benício Prado', age: 'Infantil', level: 'Iniciante' },
  { student: 'Sônia Falcão', age: 'Adulto', level: 'Avançado' },
  { student: 'Otto Meireles', age: 'Juvenil', level: 'Avançado' },
  { student: 'Yasmin Queiroz', age: 'Infantil', level: 'Intermediário' },
  { student: 'Plínio Tavares', age: 'Adulto', level: 'Intermediário' },
  { student: 'Catarina Luz', age: 'Juvenil', level: 'Iniciante' },
  { student: 'Davi Nogueira', age: 'Infantil', level: 'Iniciante' },
  { student: 'Helga Moura', age: 'Adulto', level: 'Avançado' },
]
const courts = [
  { court: 'Quadra 1', floor: 'Saibro' },
  { court: 'Quadra 2', floor: 'Saibro' },
  { court: 'Quadra 3', floor: 'Rápido' },
  { court: 'Quadra 4', floor: 'Grama sintética' },
]
const formats = [
  { format: 'Individual', from: 12_000, to: 18_000 },
  { format: 'Grupo', from: 4_500, to: 7_500 },
  { format: 'Dupla', from: 8_000, to: 11_500 },
]
// Closed on Sundays.
const lessons = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: whole(2, 4) }, () => {
        const { format, from, to } = pick(formats)
        const present = next() < 0.85 ? 'SIM' : 'NÃO'
        return {
          day,
          ...pick(students),
          teacher: pick(['Mauro', 'Mauro', 'Silvana', 'Silvana', 'Kléber', 'Bianca']),
          ...pick(courts),
          format,
          time: pick(['Tarde', 'Manhã', 'Noite']),
          present,
          minutes: pick([60, 60, 90, 45]),
          balls: present === 'SIM' ? whole(0, 6) : 0,
          score: present === 'SIM' && next() < 0.8 ? whole(4, 20) / 2 : undefined,
          racket: next() < 0.7 ? 0 : whole(10, 25),
          status: pick(['PAGA', 'PAGA', 'PENDENTE']),
          price: whole(from, to) / 100,
        }
      }),
    ),
)

const rotisserie = 'Pedidos Rotisserie'
const rental = 'locacao_maquinas'
const tennis = 'AULAS TENIS'

export const files = [
  file(rotisserie, orders, [
    ['Data do pedido', ({ day }) => brazilianDay(day)],
    ['Item', ({ item }) => item],
    ['Grupo', ({ group }) => group],
    ['Canal', ({ channel }) => channel],
    ['Entrega ou retirada', ({ handling }) => handling],
    ['Bairro do cliente', ({ district }) => district],
    ['Atendente', ({ clerk }) => clerk],
    ['Pagamento', ({ payment }) => payment],
    ['Encomenda', ({ ahead }) => ahead],
    ['Espera (min)', ({ wait }) => wait],
    ['Nota do cliente', ({ rating }) => rating ?? ''],
    ['Unidades', ({ pieces }) => pieces],
    ['Preço unitário', ({ unit }) => commaPrice(unit)],
    ['Taxa de entrega', ({ fee }) => commaPrice(fee)],
    ['Total do pedido', ({ total }) => commaPrice(total)],
  ]),
  file(
    rental,
    jobs,
    [
      ['data_servico', ({ day }) => day],
      ['maquina', ({ machine }) => machine],
      ['contratante', ({ contractor }) => contractor],
      ['cidade', ({ city }) => city],
      ['operador', ({ operator }) => operator],
      ['tipo_obra', ({ work }) => work],
      ['turno', ({ shift }) => shift],
      ['horas_trabalhadas', ({ worked }) => worked.toFixed(1)],
      ['horas_paradas', ({ idle }) => idle.toFixed(1)],
      ['litros_diesel', ({ litres }) => litres.toFixed(2)],
      ['custo_diesel', ({ diesel }) => diesel.toFixed(2)],
      ['frete', ({ freight }) => freight.toFixed(2)],
      ['teve_quebra', ({ broke }) => broke],
      ['medicao_aprovada', ({ approved }) => approved],
      ['valor_hora', ({ rate }) => rate.toFixed(2)],
      ['valor_locacao', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
  file(tennis, lessons, [
    ['DT_AULA', ({ day }) => brazilianDay(day)],
    ['ALUNO', ({ student }) => student],
    ['CATEGORIA', ({ age }) => age],
    ['NIVEL', ({ level }) => level],
    ['PROFESSOR', ({ teacher }) => teacher],
    ['QUADRA', ({ court }) => court],
    ['PISO', ({ floor }) => floor],
    ['FORMATO', ({ format }) => format],
    ['PERIODO', ({ time }) => time],
    ['PRESENCA', ({ present }) => present],
    ['DURACAO_MIN', ({ minutes }) => minutes],
    ['BOLAS_PERDIDAS', ({ balls }) => balls],
    ['NOTA_TREINO', ({ score }) => (score === undefined ? '' : decimal(score, 1))],
    ['VLR_RAQUETE', ({ racket }) => decimal(racket)],
    ['SITUACAO', ({ status }) => status],
    ['VLR_AULA', ({ price }) => decimal(price)],
  ]),
]

export const labelled: Labelled[] = [
  // The chicken rotisserie
  ['faturamento da rotisserie mês a mês', rotisserie, orders.byMonth((g) => g.sum('total'))],
  [
    'quantas unidades de frango assado saíram em dezembro?',
    rotisserie,
    orders
      .during('2025-12')
      .when((r) => r.item === 'Frango assado')
      .sum('pieces'),
  ],
  [
    'Qual atendente da rotisserie registrou mais pedidos?',
    rotisserie,
    most(orders.by('clerk', (g) => g.count())),
  ],
  ['total dos pedidos em reais por canal', rotisserie, orders.by('channel', (g) => g.sum('total'))],
  [
    'media de espera em minutos dos pedidos pelo aplicativo',
    rotisserie,
    orders.when((r) => r.channel === 'Aplicativo').mean('wait'),
  ],
  [
    'quanto cobramos de taxa de entrega no Jardim Paineiras?',
    rotisserie,
    orders.when((r) => r.district === 'Jardim Paineiras').sum('fee'),
  ],
  [
    'quantos pedidos foram pra entrega em novembro?',
    rotisserie,
    orders
      .during('2025-11')
      .when((r) => r.handling === 'Entrega')
      .count(),
  ],
  ['que porcentagem dos pedidos foi por encomenda?', rotisserie, orders.share((r) => r.ahead === 'Sim')],
  [
    'top 3 itens da rotisserie em unidades',
    rotisserie,
    most(
      orders.by('item', (g) => g.sum('pieces')),
      3,
    ),
  ],
  [
    'quantos reais a costela no bafo fez aos domingos?',
    rotisserie,
    orders
      .on(0)
      .when((r) => r.item === 'Costela no bafo')
      .sum('total'),
  ],
  ['nota média do cliente por bairro', rotisserie, orders.by('district', (g) => g.mean('rating'))],
  [
    'qual foi a maior espera de quem veio pra retirada?',
    rotisserie,
    orders.when((r) => r.handling === 'Retirada').max('wait'),
  ],
  ['quantos pedidos esperaram mais de 40 minutos', rotisserie, orders.when((r) => r.wait > 40).count()],
  [
    'compara o faturamento da rotisserie de outubro com o de novembro',
    rotisserie,
    { before: orders.during('2025-10').sum('total'), after: orders.during('2025-11').sum('total') },
  ],
  [
    'quantos reais a Jurema vendeu no dinheiro em janeiro?',
    rotisserie,
    orders
      .during('2026-01')
      .when((r) => r.clerk === 'Jurema' && r.payment === 'Dinheiro')
      .sum('total'),
  ],
  [
    'faturamento da rotisserie por grupo, tirando as bebidas',
    rotisserie,
    orders.when((r) => r.group !== 'Bebidas').by('group', (g) => g.sum('total')),
  ],
  [
    'Em que dia da semana a rotisserie recebe mais pedidos?',
    rotisserie,
    most(orders.byWeekday((g) => g.count())),
  ],
  [
    'quantos pedidos, em média, a rotisserie pega por dia aberto?',
    rotisserie,
    orders.count() / orders.distinct('day'),
  ],
  [
    'quanto por cento do valor dos pedidos da rotisserie é pix?',
    rotisserie,
    orders.share((r) => r.payment === 'Pix', 'total'),
  ],
  [
    'em média, quanto vale um pedido do Alto da Serra?',
    rotisserie,
    orders.when((r) => r.district === 'Alto da Serra').mean('total'),
  ],
  [
    'qual é a média do preço unitario da lasanha?',
    rotisserie,
    orders.when((r) => r.item === 'Lasanha').mean('unit'),
  ],
  [
    'quantas unidades de refrigerante 2L foram na entrega desde fevereiro?',
    rotisserie,
    orders
      .during('2026-02', '2026-04')
      .when((r) => r.item === 'Refrigerante 2L' && r.handling === 'Entrega')
      .sum('pieces'),
  ],
  [
    'quantos pedidos com nota 5 cada atendente teve?',
    rotisserie,
    orders.when((r) => r.rating === 5).by('clerk', (g) => g.count()),
  ],
  [
    'quanto o balcão faturou entre 15/12/2025 e 31/12/2025?',
    rotisserie,
    orders
      .from('2025-12-15', '2025-12-31')
      .when((r) => r.channel === 'Balcão')
      .sum('total'),
  ],
  [
    'qual item trouxe menos dinheiro pra rotisserie em 2025?',
    rotisserie,
    least(orders.during('2025-07', '2025-12').by('item', (g) => g.sum('total'))),
  ],
  [
    'unidades de meio frango por mês',
    rotisserie,
    orders.when((r) => r.item === 'Meio frango').byMonth((g) => g.sum('pieces')),
  ],
  [
    'quantas entregas pro Centro não foram pagas em dinheiro?',
    rotisserie,
    orders
      .when((r) => r.handling === 'Entrega' && r.district === 'Centro' && r.payment !== 'Dinheiro')
      .count(),
  ],
  [
    'de quanto foi o pedido mais caro da Vila Esperança?',
    rotisserie,
    orders.when((r) => r.district === 'Vila Esperança').max('total'),
  ],
  [
    'em qual data a rotisserie faturou mais?',
    rotisserie,
    most(orders.by('day', (g) => g.sum('total'))).map(([day, total]): [string, number] => [
      shownDay(day),
      total,
    ]),
  ],
  [
    'quantos pedidos da rotisserie deram mais de 150 reais em março?',
    rotisserie,
    orders
      .during('2026-03')
      .when((r) => r.total > 150)
      .count(),
  ],

  // The construction machines
  ['horas trabalhadas de cada operador', rental, jobs.by('operator', (g) => g.sum('worked'))],
  ['Quanto deu de locação de máquina em agosto?', rental, jobs.during('2025-08').sum('price')],
  ['qual máquina rendeu mais em valor de locação?', rental, most(jobs.by('machine', (g) => g.sum('price')))],
  [
    'quantos serviços a retroescavadeira pegou no quarto trimestre de 2025?',
    rental,
    jobs
      .during('2025-10', '2025-12')
      .when((r) => r.machine === 'Retroescavadeira')
      .count(),
  ],
  ['custo do diesel por mês', rental, jobs.byMonth((g) => g.sum('diesel'))],
  [
    'quantos litros de diesel o guindaste bebeu em outubro?',
    rental,
    jobs
      .during('2025-10')
      .when((r) => r.machine === 'Guindaste')
      .sum('litres'),
  ],
  [
    'total de horas paradas nas obras de fundacao',
    rental,
    jobs.when((r) => r.work === 'Fundação').sum('idle'),
  ],
  [
    'os 2 contratantes com maior valor de locação',
    rental,
    most(
      jobs.by('contractor', (g) => g.sum('price')),
      2,
    ),
  ],
  ['em quantos serviços teve quebra?', rental, jobs.when((r) => r.broke === 'VERDADEIRO').count()],
  [
    'quantos serviços com quebra por máquina',
    rental,
    jobs.when((r) => r.broke === 'VERDADEIRO').by('machine', (g) => g.count()),
  ],
  ['valor de locação médio no turno noturno', rental, jobs.when((r) => r.shift === 'noturno').mean('price')],
  [
    'que fatia do valor de locação veio de Campo Sereno?',
    rental,
    jobs.share((r) => r.city === 'Campo Sereno', 'price'),
  ],
  [
    'quanto deu de frete pra Construtora Aroeira?',
    rental,
    jobs.when((r) => r.contractor === 'Construtora Aroeira').sum('freight'),
  ],
  [
    'valor das locações de terraplenagem de setembro a novembro',
    rental,
    jobs
      .during('2025-09', '2025-11')
      .when((r) => r.work === 'Terraplenagem')
      .sum('price'),
  ],
  ['Qual operador soma menos horas paradas?', rental, least(jobs.by('operator', (g) => g.sum('idle')))],
  ['serviços com mais de 8 horas trabalhadas, são quantos?', rental, jobs.when((r) => r.worked > 8).count()],
  [
    'qual o valor das locações com medição ainda não aprovada?',
    rental,
    jobs.when((r) => r.approved === 'N').sum('price'),
  ],
  [
    'horas trabalhadas das máquinas, fevereiro contra março',
    rental,
    { before: jobs.during('2026-02').sum('worked'), after: jobs.during('2026-03').sum('worked') },
  ],
  [
    'valor das locações por cidade, fora a Mineração Serra Funda',
    rental,
    jobs.when((r) => r.contractor !== 'Mineração Serra Funda').by('city', (g) => g.sum('price')),
  ],
  [
    'total de litros de diesel dividido pelo total de horas trabalhadas',
    rental,
    jobs.sum('litres') / jobs.sum('worked'),
  ],
  [
    'quanto sobra do valor de locação depois de descontar o custo do diesel?',
    rental,
    jobs.sum('price') - jobs.sum('diesel'),
  ],
  ['valor hora médio de cada máquina', rental, jobs.by('machine', (g) => g.mean('rate'))],
  ['qual foi o frete mais alto num serviço?', rental, jobs.max('freight')],
  [
    'quantos contratantes diferentes usaram a motoniveladora em janeiro?',
    rental,
    jobs
      .during('2026-01')
      .when((r) => r.machine === 'Motoniveladora')
      .distinct('contractor'),
  ],
  ['qual mês teve mais horas paradas?', rental, most(jobs.byMonth((g) => g.sum('idle')))],
  [
    'quantos serviços de demolição o Genival fez sem quebra?',
    rental,
    jobs.when((r) => r.operator === 'Genival' && r.work === 'Demolição' && r.broke === 'FALSO').count(),
  ],
  ['litros de diesel por tipo de obra', rental, jobs.by('work', (g) => g.sum('litres'))],
  [
    'quantos serviços o Adilson fez em Pedra Mansa desde janeiro?',
    rental,
    jobs
      .during('2026-01', '2026-04')
      .when((r) => r.operator === 'Adilson' && r.city === 'Pedra Mansa')
      .count(),
  ],
  [
    'média de horas trabalhadas por serviço do rolo compactador',
    rental,
    jobs.when((r) => r.machine === 'Rolo compactador').mean('worked'),
  ],
  ['quantos serviços de máquina ficaram sem frete?', rental, jobs.when((r) => r.freight === 0).count()],

  // The tennis academy
  ['Quantas aulas de tênis foram lançadas em julho?', tennis, lessons.during('2025-07').count()],
  ['quantidade de aulas por professor', tennis, lessons.by('teacher', (g) => g.count())],
  ['valor das aulas por mês', tennis, lessons.byMonth((g) => g.sum('price'))],
  [
    'qual aluno mais faltou nas aulas?',
    tennis,
    most(lessons.when((r) => r.present === 'NÃO').by('student', (g) => g.count())),
  ],
  [
    'em quantas aulas a Lorena Vidal faltou?',
    tennis,
    lessons.when((r) => r.student === 'Lorena Vidal' && r.present === 'NÃO').count(),
  ],
  [
    'valor total das aulas que ainda tao pendentes',
    tennis,
    lessons.when((r) => r.status === 'PENDENTE').sum('price'),
  ],
  ['nota de treino média por nível', tennis, lessons.by('level', (g) => g.mean('score'))],
  [
    'qual a melhor nota de treino do Otto?',
    tennis,
    lessons.when((r) => r.student === 'Otto Meireles').max('score'),
  ],
  ['quanto deu o valor de raquete em janeiro?', tennis, lessons.during('2026-01').sum('racket')],
  ['qual quadra recebe mais aulas?', tennis, most(lessons.by('court', (g) => g.count()))],
  ['que percentual das aulas foi no saibro?', tennis, lessons.share((r) => r.floor === 'Saibro')],
  [
    'quanto somam as aulas individuais da Silvana em novembro, em reais?',
    tennis,
    lessons
      .during('2025-11')
      .when((r) => r.format === 'Individual' && r.teacher === 'Silvana')
      .sum('price'),
  ],
  [
    'Os três alunos com mais bolas perdidas',
    tennis,
    most(
      lessons.by('student', (g) => g.sum('balls')),
      3,
    ),
  ],
  [
    'bolas perdidas na quadra 3 de agosto a outubro',
    tennis,
    lessons
      .during('2025-08', '2025-10')
      .when((r) => r.court === 'Quadra 3')
      .sum('balls'),
  ],
  [
    'quantas aulas de 90 minutos são da categoria infantil?',
    tennis,
    lessons.when((r) => r.minutes === 90 && r.age === 'Infantil').count(),
  ],
  ['valor médio da aula em dupla', tennis, lessons.when((r) => r.format === 'Dupla').mean('price')],
  [
    'quantas aulas tem na primeira quinzena de dezembro?',
    tennis,
    lessons.from('2025-12-01', '2025-12-15').count(),
  ],
  [
    'valor das aulas de tenis: março x abril',
    tennis,
    { before: lessons.during('2026-03').sum('price'), after: lessons.during('2026-04').sum('price') },
  ],
  [
    'qual professor tem o menor valor somado em aulas?',
    tennis,
    least(lessons.by('teacher', (g) => g.sum('price'))),
  ],
  [
    'quantos alunos diferentes tiveram aula marcada com o Kléber em fevereiro?',
    tennis,
    lessons
      .during('2026-02')
      .when((r) => r.teacher === 'Kléber')
      .distinct('student'),
  ],
  [
    'valor das aulas por período do dia, fora as de grupo',
    tennis,
    lessons.when((r) => r.format !== 'Grupo').by('time', (g) => g.sum('price')),
  ],
  [
    'em que dia da semana os alunos mais faltam?',
    tennis,
    most(lessons.when((r) => r.present === 'NÃO').byWeekday((g) => g.count())),
  ],
  [
    'quantas aulas da noite estão pendentes?',
    tennis,
    lessons.when((r) => r.time === 'Noite' && r.status === 'PENDENTE').count(),
  ],
  [
    'quantos % do valor das aulas vem da categoria adulto?',
    tennis,
    lessons.share((r) => r.age === 'Adulto', 'price'),
  ],
  [
    'quantos alunos têm mais de 70 aulas lançadas?',
    tennis,
    lessons.by('student', (g) => g.count()).filter(([, lessonsHeld]) => lessonsHeld > 70).length,
  ],
  [
    'duração média em minutos das aulas do nível avançado',
    tennis,
    lessons.when((r) => r.level === 'Avançado').mean('minutes'),
  ],
  [
    'quantas aulas ficaram com nota de treino abaixo de 5?',
    tennis,
    lessons.when((r) => r.score !== undefined && r.score < 5).count(),
  ],
  [
    'quanto dão, em reais, as aulas pagas do Benício desde fevereiro?',
    tennis,
    lessons
      .during('2026-02', '2026-04')
      .when((r) => r.student === 'Benício Prado' && r.status === 'PAGA')
      .sum('price'),
  ],
  [
    'nos dias com aula de tênis, quantas aulas tem por dia em média?',
    tennis,
    lessons.count() / lessons.distinct('day'),
  ],
  ['qual mês teve menos aulas de tênis?', tennis, least(lessons.byMonth((g) => g.count()))],
]

export const unanswerable: string[] = [
  'quanto gastamos com carvão pra assar os frangos em janeiro?',
  'quantas porções de torresmo saíram em dezembro?',
  'qual motoboy fez mais entregas?',
  'quanto o Cícero ganhou de comissão?',
  'qual o ano de fabricação do guindaste?',
  'quanto custou a manutenção da motoniveladora em setembro?',
  'valor das locações do trator de esteira em outubro',
  'quantos anos tem o Ícaro Bastos?',
  'quantos torneios a Yasmin ganhou',
  'qual o telefone da mãe do Davi Nogueira?',
]
