import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* An ice cream parlour, a company that installs and services air conditioners and a private tutoring school. */

const { next, whole, pick, among } = seededBusiness(
  'an ice cream parlour, an air conditioning company, a tutoring school',
)

const menu = [
  {
    product: 'Açaí',
    sizes: [
      { size: 'Médio', price: 19.9 },
      { size: 'Grande', price: 26.9 },
      { size: 'Pequeno', price: 14.9 },
    ],
    flavours: ['Tradicional', 'Morango', 'Banana'],
  },
  {
    product: 'Casquinha',
    sizes: [
      { size: 'Pequeno', price: 7.5 },
      { size: 'Grande', price: 12 },
    ],
    flavours: ['Chocolate', 'Flocos', 'Morango', 'Creme', 'Limão'],
  },
  {
    product: 'Picolé',
    sizes: [{ size: 'Único', price: 6 }],
    flavours: ['Limão', 'Coco', 'Morango', 'Chocolate'],
  },
  {
    product: 'Self-service',
    sizes: [{ size: 'Único', price: 0 }],
    flavours: ['Variados'],
  },
  {
    product: 'Milk-shake',
    sizes: [
      { size: 'Médio', price: 17.5 },
      { size: 'Grande', price: 22 },
      { size: 'Pequeno', price: 13.5 },
    ],
    flavours: ['Ovomaltine', 'Chocolate', 'Morango'],
  },
  {
    product: 'Pote 2 litros',
    sizes: [{ size: 'Único', price: 44.9 }],
    flavours: ['Flocos', 'Napolitano', 'Chocolate', 'Creme'],
  },
  {
    product: 'Banana split',
    sizes: [{ size: 'Único', price: 28.5 }],
    flavours: ['Napolitano', 'Creme'],
  },
]
// Closed on Mondays, most on Saturdays and Sundays.
const sales = new Rows(
  daysFrom('2025-08-01', 243)
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 || weekdayIn(day) === 0 ? whole(3, 5) : whole(1, 3) }, () => {
        const { product, sizes, flavours } = pick(menu)
        const { size, price } = pick(sizes)
        const weight = product === 'Self-service' ? whole(180, 950) : undefined
        const channel =
          weight === undefined ? pick(['Balcão', 'Balcão', 'Balcão', 'iFood', 'iFood', 'WhatsApp']) : 'Balcão'
        const pieces = weight === undefined ? pick([1, 1, 2, 2, 3, 4, 6]) : 1
        const unit = weight === undefined ? price * (channel === 'iFood' ? 1.15 : 1) : weight * 0.0649
        const discount = next() < 0.7 ? 0 : cents((pieces * unit * whole(5, 20)) / 100)
        return {
          day,
          shift: pick(['Tarde', 'Noite']),
          product,
          size,
          flavour: pick(flavours),
          channel,
          attendant: pick(['Kelly', 'Jonas', 'Bia', 'Wesley']),
          payment: pick(['Pix', 'Crédito', 'Débito', 'Dinheiro']),
          pieces,
          weight,
          discount,
          total: cents(pieces * unit - discount),
        }
      }),
    ),
)

const customers = [
  { client: 'Hotel Atlântico', kind: 'Comercial' },
  { client: 'Dona Célia', kind: 'Residencial' },
  { client: 'Condomínio Solar', kind: 'Comercial' },
  { client: 'Sr. Antônio', kind: 'Residencial' },
  { client: 'Padaria Pão Quente', kind: 'Comercial' },
  { client: 'Dra. Fernanda', kind: 'Residencial' },
  { client: 'Academia Corpo Livre', kind: 'Comercial' },
  { client: 'Família Nogueira', kind: 'Residencial' },
  { client: 'Escritório Martins', kind: 'Comercial' },
]
const jobs = [
  { service: 'Limpeza', from: 12_000, to: 26_000, chance: 0.1, parts: 9_000 },
  { service: 'Instalação', from: 38_000, to: 95_000, chance: 0.8, parts: 60_000 },
  { service: 'Conserto', from: 18_000, to: 52_000, chance: 0.75, parts: 110_000 },
  { service: 'Recarga de gás', from: 22_000, to: 45_000, chance: 0.6, parts: 25_000 },
  { service: 'Manutenção preventiva', from: 15_000, to: 34_000, chance: 0.25, parts: 18_000 },
  { service: 'Desinstalação', from: 14_000, to: 30_000, chance: 0.1, parts: 8_000 },
]
// Never on Sundays, more in the hot months.
const orders = new Rows(
  daysFrom('2025-01-01', 365)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: day < '2025-04-01' || day >= '2025-10-01' ? whole(1, 2) : whole(0, 2) }, () => {
        const { service, from, to, chance, parts: dearest } = pick(jobs)
        const { client, kind } = pick(customers)
        const units = kind === 'Comercial' ? pick([1, 2, 3, 4, 5]) : pick([1, 1, 1, 2])
        const parts = next() < chance ? whole(2_500, dearest) / 100 : 0
        return {
          day,
          paid: next() < 0.2 ? undefined : daysFrom(day, whole(0, 40) + 1).at(-1),
          client,
          kind,
          service,
          brand: pick(['LG', 'Samsung', 'Gree', 'Midea', 'Elgin']),
          power: pick([12_000, 9_000, 18_000, 24_000, 30_000]),
          technician: pick(['Cláudio', 'Edson', 'Fabiano', 'Nildo']),
          units,
          parts,
          total: cents((units * whole(from, to)) / 100 + parts),
        }
      }),
    )
    .map((order, place) => ({ number: 2_301 + place, ...order })),
)

const pupils = [
  { student: 'Enzo', grade: '6º ano' },
  { student: 'Maria Clara', grade: '9º ano' },
  { student: 'João Pedro', grade: '1º EM' },
  { student: 'Valentina', grade: '7º ano' },
  { student: 'Lucas', grade: '3º EM' },
  { student: 'Helena', grade: '9º ano' },
  { student: 'Davi', grade: '8º ano' },
  { student: 'Sofia', grade: '6º ano' },
  { student: 'Arthur', grade: '3º EM' },
]
const subjects = [
  { subject: 'Matemática', teachers: ['Prof. Marcos', 'Prof. Ricardo'] },
  { subject: 'Português', teachers: ['Profa. Aline', 'Profa. Juliana'] },
  { subject: 'Física', teachers: ['Prof. Ricardo', 'Prof. Marcos'] },
  { subject: 'Inglês', teachers: ['Profa. Juliana'] },
  { subject: 'Química', teachers: ['Prof. Ricardo'] },
  { subject: 'Redação', teachers: ['Profa. Aline'] },
]
const groups = [
  { group: 'individual', hour: 85 },
  { group: 'dupla', hour: 60 },
  { group: 'grupo', hour: 42 },
]
// Never on Sundays nor in July.
const lessons = new Rows(
  daysFrom('2025-02-03', 313)
    .filter((day) => weekdayIn(day) !== 0 && day.slice(0, 7) !== '2025-07')
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? 1 : whole(1, 3) }, () => {
        const { subject, teachers } = pick(subjects)
        const { group, hour } = pick(groups)
        const mode = among(['online', 3], ['presencial', 2])
        const minutes = pick([60, 60, 90, 50, 120])
        return {
          day,
          ...pick(pupils),
          subject,
          teacher: pick(teachers),
          mode,
          group,
          homework: among(['sim', 2], ['não', 1]),
          minutes,
          score: next() < 0.45 ? whole(25, 100) / 10 : undefined,
          price: cents(((hour * minutes) / 60) * (mode === 'online' ? 0.9 : 1)),
          payment: among(['pago', 4], ['pendente', 1]),
        }
      }),
    ),
)

/** '1.234,50' */
const dottedPrice = (value: number) => dotted(decimal(value))

const parlour = 'Vendas Sorveteria'
const cooling = 'OS Climatização 2025'
const tutoring = 'aulas_reforco'

export const files = [
  file(parlour, sales, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Turno', ({ shift }) => shift],
    ['Produto', ({ product }) => product],
    ['Tamanho', ({ size }) => size],
    ['Sabor', ({ flavour }) => flavour],
    ['Canal', ({ channel }) => channel],
    ['Atendente', ({ attendant }) => attendant],
    ['Forma Pgto', ({ payment }) => payment],
    ['Qtde', ({ pieces }) => pieces],
    ['Peso (g)', ({ weight }) => weight ?? ''],
    ['Desconto', ({ discount }) => commaPrice(discount)],
    ['Valor Total', ({ total }) => commaPrice(total)],
  ]),
  file(cooling, orders, [
    ['Nº OS', ({ number }) => number],
    ['Dt serviço', ({ day }) => brazilianDay(day)],
    ['Dt pgto', ({ paid }) => (paid === undefined ? '' : brazilianDay(paid))],
    ['Cliente', ({ client }) => client],
    ['Tipo cliente', ({ kind }) => kind],
    ['Serviço', ({ service }) => service],
    ['Marca', ({ brand }) => brand],
    ['BTUs', ({ power }) => power],
    ['Técnico', ({ technician }) => technician],
    ['Qtd aparelhos', ({ units }) => units],
    ['Vlr peças (R$)', ({ parts }) => dottedPrice(parts)],
    ['Vlr total (R$)', ({ total }) => dottedPrice(total)],
  ]),
  file(
    tutoring,
    lessons,
    [
      ['data_aula', ({ day }) => day],
      ['aluno', ({ student }) => student],
      ['serie', ({ grade }) => grade],
      ['materia', ({ subject }) => subject],
      ['professor', ({ teacher }) => teacher],
      ['modalidade', ({ mode }) => mode],
      ['tipo_aula', ({ group }) => group],
      ['fez_tarefa', ({ homework }) => homework],
      ['duracao_min', ({ minutes }) => minutes],
      ['nota_simulado', ({ score }) => (score === undefined ? '' : score.toFixed(1))],
      ['valor_aula', ({ price }) => price.toFixed(2)],
      ['status_pagamento', ({ payment }) => payment],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The ice cream parlour
  [
    'quanto que deu de açaí em janeiro, em reais?',
    parlour,
    sales
      .during('2026-01')
      .when((r) => r.product === 'Açaí')
      .sum('total'),
  ],
  [
    'me diz quantas casquinhas saíram em dezembro',
    parlour,
    sales
      .during('2025-12')
      .when((r) => r.product === 'Casquinha')
      .sum('pieces'),
  ],
  ['faturamento da sorveteria mês a mês', parlour, sales.byMonth((g) => g.sum('total'))],
  ['Qual atendente vendeu mais em valor?', parlour, most(sales.by('attendant', (g) => g.sum('total')))],
  [
    'top 3 sabores q mais saem em quantidade',
    parlour,
    most(
      sales.by('flavour', (g) => g.sum('pieces')),
      3,
    ),
  ],
  ['ticket medio do ifood', parlour, sales.when((r) => r.channel === 'iFood').mean('total')],
  [
    'qto entrou no pix em fev/26',
    parlour,
    sales
      .during('2026-02')
      .when((r) => r.payment === 'Pix')
      .sum('total'),
  ],
  [
    'Quantos potes de 2 litros a gente vendeu aos domingos?',
    parlour,
    sales
      .on(0)
      .when((r) => r.product === 'Pote 2 litros')
      .sum('pieces'),
  ],
  [
    'Bom dia! Qual é o dia da semana mais forte da sorveteria em faturamento?',
    parlour,
    most(sales.byWeekday((g) => g.sum('total'))),
  ],
  ['valor vendido na sorveteria por forma de pagamento', parlour, sales.by('payment', (g) => g.sum('total'))],
  ['quantas vendas da sorveteria passaram de R$ 50?', parlour, sales.when((r) => r.total > 50).count()],
  [
    'quanto a Kelly deu de desconto desde dezembro?',
    parlour,
    sales
      .during('2025-12', '2026-03')
      .when((r) => r.attendant === 'Kelly')
      .sum('discount'),
  ],
  [
    'quantos % do faturamento da sorveteria vem do turno da noite',
    parlour,
    sales.share((r) => r.shift === 'Noite', 'total'),
  ],
  [
    'compara pra mim o faturamento de milkshake de novembro com o de dezembro',
    parlour,
    {
      before: sales
        .during('2025-11')
        .when((r) => r.product === 'Milk-shake')
        .sum('total'),
      after: sales
        .during('2025-12')
        .when((r) => r.product === 'Milk-shake')
        .sum('total'),
    },
  ],
  [
    'quantos reais rendeu o picole de limao',
    parlour,
    sales.when((r) => r.product === 'Picolé' && r.flavour === 'Limão').sum('total'),
  ],
  [
    'quantos sabores diferentes de casquinha vendemos em outubro?',
    parlour,
    sales
      .during('2025-10')
      .when((r) => r.product === 'Casquinha')
      .distinct('flavour'),
  ],
  [
    'qual o valor da maior venda pelo zap?',
    parlour,
    sales.when((r) => r.channel === 'WhatsApp').max('total'),
  ],
  ['peso médio do self service em gramas', parlour, sales.mean('weight')],
  [
    'total vendido por canal, sem contar o açaí',
    parlour,
    sales.when((r) => r.product !== 'Açaí').by('channel', (g) => g.sum('total')),
  ],
  [
    'quantos açaís grandes saíram à noite entre outubro e dezembro?',
    parlour,
    sales
      .during('2025-10', '2025-12')
      .when((r) => r.product === 'Açaí' && r.size === 'Grande' && r.shift === 'Noite')
      .sum('pieces'),
  ],
  ['qual foi o pior mes de faturamento da sorvetria', parlour, least(sales.byMonth((g) => g.sum('total')))],
  ['Qual produto vendeu menos unidades?', parlour, least(sales.by('product', (g) => g.sum('pieces')))],
  [
    'na sorveteria, qual o valor médio por unidade do milk-shake? (total vendido dividido pela qtde)',
    parlour,
    sales.when((r) => r.product === 'Milk-shake').sum('total') /
      sales.when((r) => r.product === 'Milk-shake').sum('pieces'),
  ],
  [
    'quantas vendas o Jonas fez no cartão de crédito em março?',
    parlour,
    sales
      .during('2026-03')
      .when((r) => r.attendant === 'Jonas' && r.payment === 'Crédito')
      .count(),
  ],
  [
    'nas vendas da sorveteria que tiveram desconto, de quanto foi o desconto em média?',
    parlour,
    sales.when((r) => r.discount > 0).mean('discount'),
  ],
  [
    'total vendido na sorveteria de 15/12/2025 a 31/12/2025',
    parlour,
    sales.from('2025-12-15', '2025-12-31').sum('total'),
  ],
  [
    'quanto a sorveteria faturou no ultimo trimestre de 2025 fora o que foi em dinheiro',
    parlour,
    sales
      .during('2025-10', '2025-12')
      .when((r) => r.payment !== 'Dinheiro')
      .sum('total'),
  ],
  [
    'Quem vendeu mais em reais, a Kelly ou a Bia? quero o valor das duas',
    parlour,
    sales
      .when((r) => r.attendant === 'Kelly' || r.attendant === 'Bia')
      .by('attendant', (g) => g.sum('total')),
  ],
  [
    'em média quanto a sorveteria fatura por dia de funcionamento',
    parlour,
    sales.sum('total') / sales.distinct('day'),
  ],
  [
    'quantos gramas de self-service vendemos em cada mês?',
    parlour,
    sales.when((r) => r.product === 'Self-service').byMonth((g) => g.sum('weight')),
  ],

  // The air conditioning company
  [
    'quantas OS de instalação tivemos em novembro?',
    cooling,
    orders
      .during('2025-11')
      .when((r) => r.service === 'Instalação')
      .count(),
  ],
  ['valor total das OS por tecnico', cooling, orders.by('technician', (g) => g.sum('total'))],
  [
    'Qual técnico mais faturou com limpeza?',
    cooling,
    most(orders.when((r) => r.service === 'Limpeza').by('technician', (g) => g.sum('total'))),
  ],
  [
    'quanto deu de peças no primeiro semestre de 2025?',
    cooling,
    orders.during('2025-01', '2025-06').sum('parts'),
  ],
  [
    'as 3 marcas que mais renderam em conserto, em R$',
    cooling,
    most(
      orders.when((r) => r.service === 'Conserto').by('brand', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'ticket médio das OS de clientes comerciais',
    cooling,
    orders.when((r) => r.kind === 'Comercial').mean('total'),
  ],
  ['quantas OS estão sem data de pagamento?', cooling, orders.when((r) => r.paid === undefined).count()],
  [
    'Por favor, quanto ainda temos a receber das OS que não foram pagas?',
    cooling,
    orders.when((r) => r.paid === undefined).sum('total'),
  ],
  [
    'quanto faturamos com recarga de gas nos serviços de fevereiro',
    cooling,
    orders
      .during('2025-02')
      .when((r) => r.service === 'Recarga de gás')
      .sum('total'),
  ],
  [
    'que porcentagem do valor das OS é de cliente residencial?',
    cooling,
    orders.share((r) => r.kind === 'Residencial', 'total'),
  ],
  [
    'quantos aparelhos o Claudio instalou?',
    cooling,
    orders.when((r) => r.technician === 'Cláudio' && r.service === 'Instalação').sum('units'),
  ],
  ['quantidade de OS de cada tipo de serviço', cooling, orders.by('service', (g) => g.count())],
  ['qtas OS acima de R$ 1.000?', cooling, orders.when((r) => r.total > 1000).count()],
  [
    'total das OS: serviços de agosto x serviços de setembro',
    cooling,
    { before: orders.during('2025-08').sum('total'), after: orders.during('2025-09').sum('total') },
  ],
  [
    'quanto deram os serviços do Hotel Atlantico feitos entre março e junho?',
    cooling,
    orders
      .during('2025-03', '2025-06')
      .when((r) => r.client === 'Hotel Atlântico')
      .sum('total'),
  ],
  [
    'valor médio da OS de instalação de ar de 12000 btus',
    cooling,
    orders.when((r) => r.service === 'Instalação' && r.power === 12_000).mean('total'),
  ],
  ['quantos clientes diferentes atendemos em julho?', cooling, orders.during('2025-07').distinct('client')],
  ['valor da OS mais cara da Samsung', cooling, orders.when((r) => r.brand === 'Samsung').max('total')],
  ['me passa o total das OS de cada cliente', cooling, orders.by('client', (g) => g.sum('total'))],
  [
    'quanto sobra do total das OS tirando o valor das peças?',
    cooling,
    orders.sum('total') - orders.sum('parts'),
  ],
  [
    'quantas OS de conserto não tiveram gasto com peça (peças zero)?',
    cooling,
    orders.when((r) => r.service === 'Conserto' && r.parts === 0).count(),
  ],
  [
    'olha, tô montando a apresentação pros sócios: em qual mês os serviços de ar condicionado faturaram mais?',
    cooling,
    most(orders.byMonth((g) => g.sum('total'))),
  ],
  [
    'quantos atendimentos o Edson fez nas segundas-feiras',
    cooling,
    orders
      .on(1)
      .when((r) => r.technician === 'Edson')
      .count(),
  ],
  [
    'somando as OS com data de pagamento em outubro de 2025, quanto dá?',
    cooling,
    orders.when((r) => r.paid?.slice(0, 7) === '2025-10').sum('total'),
  ],
  [
    'quantas OS de preventiva o Fabiano fez no segundo semestre de 2025',
    cooling,
    orders
      .during('2025-07', '2025-12')
      .when((r) => r.technician === 'Fabiano' && r.service === 'Manutenção preventiva')
      .count(),
  ],
  [
    'quantas os foram de aparelhos com 24000 btus ou mais',
    cooling,
    orders.when((r) => r.power >= 24_000).count(),
  ],
  ['Média de aparelhos por OS para cada tipo de cliente', cooling, orders.by('kind', (g) => g.mean('units'))],
  ['qual marca de ar rendeu menos no total?', cooling, least(orders.by('brand', (g) => g.sum('total')))],
  [
    'valor das OS da LG no 2º trimestre de 2025, sem contar limpeza',
    cooling,
    orders
      .during('2025-04', '2025-06')
      .when((r) => r.brand === 'LG' && r.service !== 'Limpeza')
      .sum('total'),
  ],
  [
    'valor de peças por marca nos serviços de dezembro',
    cooling,
    orders.during('2025-12').by('brand', (g) => g.sum('parts')),
  ],

  // The tutoring school
  ['Quantas aulas tivemos em maio?', tutoring, lessons.during('2025-05').count()],
  ['quantas aulas de cada matéria', tutoring, lessons.by('subject', (g) => g.count())],
  [
    'valor das aulas on-line no primeiro semestre de 2025',
    tutoring,
    lessons
      .during('2025-01', '2025-06')
      .when((r) => r.mode === 'online')
      .sum('price'),
  ],
  [
    'Oi, tudo bem? Qual aluno deu o maior valor total em aulas?',
    tutoring,
    most(lessons.by('student', (g) => g.sum('price'))),
  ],
  ['nota média do simulado por materia', tutoring, lessons.by('subject', (g) => g.mean('score'))],
  [
    'media das notas do Enzo em matematica no simulado',
    tutoring,
    lessons.when((r) => r.student === 'Enzo' && r.subject === 'Matemática').mean('score'),
  ],
  [
    'quantas aulas a prof Aline deu em agosto?',
    tutoring,
    lessons
      .during('2025-08')
      .when((r) => r.teacher === 'Profa. Aline')
      .count(),
  ],
  [
    'qual o valor das aulas com pagamento pendente?',
    tutoring,
    lessons.when((r) => r.payment === 'pendente').sum('price'),
  ],
  ['que porcentagem das aulas foi online', tutoring, lessons.share((r) => r.mode === 'online')],
  [
    'quantos alunos diferentes fizeram aula de redacao?',
    tutoring,
    lessons.when((r) => r.subject === 'Redação').distinct('student'),
  ],
  [
    'quantas vezes o João Pedro não fez a tarefa?',
    tutoring,
    lessons.when((r) => r.student === 'João Pedro' && r.homework === 'não').count(),
  ],
  [
    'ranking dos professores pelo valor das aulas',
    tutoring,
    most(
      lessons.by('teacher', (g) => g.sum('price')),
      4,
    ),
  ],
  [
    'total de minutos de aula de ingles em setembro',
    tutoring,
    lessons
      .during('2025-09')
      .when((r) => r.subject === 'Inglês')
      .sum('minutes'),
  ],
  [
    'Qual foi a maior nota de simulado em física?',
    tutoring,
    lessons.when((r) => r.subject === 'Física').max('score'),
  ],
  ['menor nota do Davi no simulado', tutoring, lessons.when((r) => r.student === 'Davi').min('score')],
  [
    'quanto custa em média uma aula individual?',
    tutoring,
    lessons.when((r) => r.group === 'individual').mean('price'),
  ],
  [
    'qtd de aulas do terceirão por mês',
    tutoring,
    lessons.when((r) => r.grade === '3º EM').byMonth((g) => g.count()),
  ],
  [
    'presencial ou online: quanto deu cada modalidade em valor de aula?',
    tutoring,
    lessons.by('mode', (g) => g.sum('price')),
  ],
  [
    'numero de aulas em abril comparado com março',
    tutoring,
    { before: lessons.during('2025-03').count(), after: lessons.during('2025-04').count() },
  ],
  ['quantas aulas duraram mais de 60 minutos?', tutoring, lessons.when((r) => r.minutes > 60).count()],
  [
    'quantas notas de simulado ficaram abaixo de 5?',
    tutoring,
    lessons.when((r) => r.score !== undefined && r.score < 5).count(),
  ],
  [
    'qual dia da semana tem mais minutos de aula no reforço',
    tutoring,
    most(lessons.byWeekday((g) => g.sum('minutes'))),
  ],
  [
    'valor das aulas por série, tirando as aulas em grupo',
    tutoring,
    lessons.when((r) => r.group !== 'grupo').by('grade', (g) => g.sum('price')),
  ],
  [
    'a mãe da Helena perguntou quanto ela tem de aula pendente de pagamento, em reais. quanto é?',
    tutoring,
    lessons.when((r) => r.student === 'Helena' && r.payment === 'pendente').sum('price'),
  ],
  [
    'em média, quantas aulas deu pra cada aluno? (aulas dividido por alunos)',
    tutoring,
    lessons.count() / lessons.distinct('student'),
  ],
  [
    'quantas aulas de matematica do 9º ano o prof Marcos deu desde agosto?',
    tutoring,
    lessons
      .during('2025-08', '2025-12')
      .when((r) => r.subject === 'Matemática' && r.grade === '9º ano' && r.teacher === 'Prof. Marcos')
      .count(),
  ],
  [
    'quais as duas matérias que menos renderam em valor de aula?',
    tutoring,
    least(
      lessons.by('subject', (g) => g.sum('price')),
      2,
    ),
  ],
  [
    'soma do valor das aulas entre 10/03/2025 e 25/04/2025',
    tutoring,
    lessons.from('2025-03-10', '2025-04-25').sum('price'),
  ],
  [
    'os alunos de qual professor tem a melhor média de nota no simulado?',
    tutoring,
    most(lessons.by('teacher', (g) => g.mean('score'))),
  ],
  [
    'qunatas aulas de junho estão pendentes de pagamento',
    tutoring,
    lessons
      .during('2025-06')
      .when((r) => r.payment === 'pendente')
      .count(),
  ],
]

export const unanswerable: string[] = [
  'qual o estoque de casquinha?',
  'quanto pagamos de conta de luz na sorveteria em janeiro?',
  'qual a nota da nossa loja no ifood',
  'qual o salário da Bia?',
  'quem é nosso fornecedor de polpa de açaí?',
  'Qual o telefone do Hotel Atlântico?',
  'quantos km o Cláudio rodou em maio?',
  'quanto gastamos com gasolina da van dos técnicos',
  'qual a idade do Enzo?',
  'quantos alunos cancelaram a matrícula em setembro?',
]
