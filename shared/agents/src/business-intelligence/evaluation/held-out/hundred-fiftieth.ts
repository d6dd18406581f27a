import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A pizzeria with delivery, a firm that rents construction containers, a school of languages. */

const { next, whole, among } = seededBusiness('a pizzeria, construction containers, a school of languages')

const pizzas: [pizza: { flavour: string; price: number }, weight: number][] = [
  [{ flavour: 'Calabresa', price: 4_290 }, 8],
  [{ flavour: 'Mussarela', price: 3_990 }, 6],
  [{ flavour: 'Frango com catupiry', price: 4_690 }, 5],
  [{ flavour: 'Portuguesa', price: 4_890 }, 3],
  [{ flavour: 'Quatro queijos', price: 5_190 }, 2],
  [{ flavour: 'Chocolate', price: 4_490 }, 1],
]
const sizes: [size: { size: string; part: number }, weight: number][] = [
  [{ size: 'Grande', part: 1 }, 6],
  [{ size: 'Média', part: 0.8 }, 3],
  [{ size: 'Broto', part: 0.6 }, 1.5],
]
const districts: [district: { district: string; ride: number }, weight: number][] = [
  [{ district: 'Centro', ride: 5 }, 5],
  [{ district: 'Jardim Europa', ride: 7 }, 3],
  [{ district: 'Vila Nova', ride: 8 }, 2],
  [{ district: 'Santa Rita', ride: 11 }, 1],
]
const ordersOn = (weekday: number): number => {
  if (weekday === 6) return whole(8, 11)
  if (weekday === 5) return whole(5, 8)
  return weekday === 0 ? whole(4, 6) : whole(2, 4)
}
// August 2025 to March 2026, closed on Mondays; what is taken at the counter is not delivered.
const orders = new Rows(
  daysFrom('2025-08-01', 243)
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: ordersOn(weekdayIn(day)) }, () => {
        const { flavour, price } = among(...pizzas)
        const { size, part } = among(...sizes)
        const { district, ride } = among(...districts)
        const channel = among(['iFood', 6], ['WhatsApp', 4], ['Balcão', 2.2], ['Telefone', 1.2])
        const isDelivered = channel !== 'Balcão'
        const crust = next() < 0.3 ? 'sim' : 'não'
        const pieces = among([1, 6], [2, 3], [3, 1])
        const fee = isDelivered ? ride + whole(0, 3) : undefined
        return {
          day,
          channel,
          flavour,
          size,
          crust,
          pieces,
          district,
          rider: isDelivered ? among(['Juninho', 5], ['Cleber', 3], ['Biel', 1.5]) : '',
          minutes: isDelivered ? whole(18, 75) : undefined,
          fee,
          payment: among(['Pix', 5], ['Crédito', 3.5], ['Débito', 2], ['Dinheiro', 1.2]),
          total: cents((pieces * (price * part + (crust === 'sim' ? 800 : 0))) / 100 + (fee ?? 0)),
        }
      }),
    ),
)

const boxes: [box: { kind: string; from: number; to: number; cooled: number }, weight: number][] = [
  [{ kind: 'Almoxarifado', from: 1_800, to: 3_000, cooled: 0 }, 6],
  [{ kind: 'Escritório', from: 2_800, to: 4_500, cooled: 0.6 }, 5],
  [{ kind: 'Banheiro', from: 2_000, to: 3_400, cooled: 0 }, 3],
  [{ kind: 'Alojamento', from: 3_500, to: 6_000, cooled: 0.7 }, 2],
  [{ kind: 'Refeitório', from: 4_000, to: 6_500, cooled: 0.5 }, 1],
]
const rentalsOn = (weekday: number): number => {
  if (weekday === 1) return whole(2, 4)
  return weekday === 6 ? whole(0, 1) : whole(1, 2)
}
// May 2025 to February 2026, never on a Sunday, most on Mondays.
const rentals = new Rows(
  daysFrom('2025-05-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: rentalsOn(weekdayIn(day)) }, () => {
        const { kind, from, to, cooled } = among(...boxes)
        const pieces = among([1, 5], [2, 3], [3, 1], [4, 1])
        const length = whole(10, 180)
        return {
          day,
          client: among(
            ['Engepav', 4],
            ['Construtora Alvorada', 3],
            ['Prefeitura Municipal', 2],
            ['Obras Vale Verde', 2],
            ['Consórcio Rodosul', 1.5],
            ['Montagens Delta', 1],
          ),
          city: among(['Sorocaba', 5], ['Campinas', 4], ['Jundiaí', 2.5], ['Itu', 1.3], ['Salto', 0.8]),
          kind,
          size: among(['20 pés', 4], ['40 pés', 2], ['10 pés', 1]),
          seller: among(['Rosana', 5], ['Everton', 3], ['Marcão', 1.8]),
          pieces,
          length,
          cooling: next() < cooled ? 'SIM' : 'NÃO',
          damage: next() < 0.2 ? whole(15_000, 350_000) / 100 : undefined,
          freight: next() < 0.15 ? 0 : whole(25_000, 180_000) / 100,
          price: cents((pieces * length * whole(from, to)) / 100),
        }
      }),
    ),
)

const months = [
  '2025-04',
  '2025-05',
  '2025-06',
  '2025-07',
  '2025-08',
  '2025-09',
  '2025-10',
  '2025-11',
  '2025-12',
  '2026-01',
  '2026-02',
  '2026-03',
]
const firstNames = [
  'Camila',
  'Diego',
  'Fernanda',
  'Gustavo',
  'Helena',
  'Igor',
  'Júlia',
  'Leandro',
  'Mariana',
  'Nicolas',
  'Priscila',
  'Rafael',
]
const lastNames = ['Almeida', 'Barros', 'Cardoso', 'Duarte', 'Esteves', 'Fonseca', 'Guimarães']
const names = firstNames.flatMap((first) => lastNames.map((last) => `${first} ${last}`))
// As many pupils as there are names.
const courses = [
  { language: 'Inglês', teacher: 'Sheila', monthly: 31_900, pupils: 30 },
  { language: 'Inglês', teacher: 'Wagner', monthly: 31_900, pupils: 12 },
  { language: 'Espanhol', teacher: 'Carmen', monthly: 27_900, pupils: 24 },
  { language: 'Francês', teacher: 'Odete', monthly: 33_900, pupils: 12 },
  { language: 'Alemão', teacher: 'Klaus', monthly: 38_900, pupils: 6 },
]
// Somebody enrols in every month; most in February, many in April and August.
const students = courses
  .flatMap(({ pupils, ...course }) => Array.from({ length: pupils }, () => course))
  .map(({ language, teacher, monthly }, at) => {
    const scholar = next() < 0.18 ? 'Sim' : 'Não'
    const otherRate = next() < 0.2 ? 10 : 0
    return {
      student: names[at] as string,
      language,
      teacher,
      level: among(['Básico', 5], ['Intermediário', 3], ['Avançado', 2]),
      mode: among(['Presencial', 3], ['Online', 1.6]),
      scholar,
      start:
        at % 7 === 0
          ? at / 7
          : among(
              [0, 4],
              [1, 1],
              [2, 1],
              [3, 1],
              [4, 4],
              [5, 1],
              [6, 1],
              [7, 1],
              [8, 1],
              [9, 1],
              [10, 9],
              [11, 1],
            ),
      stay: whole(5, 12),
      due: among([10, 3], [15, 2], [20, 1]),
      monthly: (monthly + whole(0, 6_000)) / 100,
      rate: scholar === 'Sim' ? whole(30, 50) : otherRate,
    }
  })
const chargeOf = (day: string, kind: string, gross: number, rate: number) => {
  const status = among(['Paga', 7], ['Atrasada', 2], ['Negociada', 1])
  const discount = cents((gross * rate) / 100)
  const value = cents(gross - discount)
  return {
    day,
    kind,
    status,
    discount,
    fine: status === 'Atrasada' ? cents(value * 0.02) : undefined,
    value,
  }
}
// April 2025 to March 2026: an enrolment, perhaps the books, and a fee every month.
const charges = new Rows(
  students
    .flatMap(({ start, stay, due, monthly, rate, ...student }) =>
      months.slice(start, start + stay).flatMap((month, at) => {
        const enrolled = `${month}-0${whole(1, 9)}`
        return [
          ...(at === 0 ? [chargeOf(enrolled, 'Matrícula', whole(12_000, 20_000) / 100, 0)] : []),
          ...(at === 0 && next() < 0.75
            ? [chargeOf(enrolled, 'Material didático', whole(18_000, 34_000) / 100, 0)]
            : []),
          chargeOf(`${month}-${due}`, 'Mensalidade', monthly, rate),
        ].map((charge) => ({ ...student, ...charge }))
      }),
    )
    .sort((a, b) => a.day.localeCompare(b.day)),
)
const enrolments = charges.when((r) => r.kind === 'Matrícula')
const fees = charges.when((r) => r.kind === 'Mensalidade')

const pizzeria = 'pedidos_pizzaria'
const containers = 'LOCACOES CONTAINERS'
const school = 'Cobranças Escola de Idiomas'

export const files = [
  file(
    pizzeria,
    orders,
    [
      ['data_pedido', ({ day }) => day],
      ['canal', ({ channel }) => channel],
      ['sabor', ({ flavour }) => flavour],
      ['tamanho', ({ size }) => size],
      ['borda_recheada', ({ crust }) => crust],
      ['qtd_pizzas', ({ pieces }) => pieces],
      ['bairro', ({ district }) => district],
      ['motoboy', ({ rider }) => rider],
      ['tempo_entrega_min', ({ minutes }) => minutes ?? ''],
      ['taxa_entrega', ({ fee }) => (fee === undefined ? '' : fee.toFixed(2))],
      ['forma_pagamento', ({ payment }) => payment],
      ['total_pedido', ({ total }) => total.toFixed(2)],
    ],
    ',',
  ),
  file(containers, rentals, [
    ['DT_LOCACAO', ({ day }) => brazilianDay(day)],
    ['CLIENTE', ({ client }) => client],
    ['CIDADE', ({ city }) => city],
    ['TIPO_CONTAINER', ({ kind }) => kind],
    ['TAMANHO', ({ size }) => size],
    ['VENDEDOR', ({ seller }) => seller],
    ['QTD_CONTAINERS', ({ pieces }) => pieces],
    ['DIAS_LOCADOS', ({ length }) => length],
    ['AR_CONDICIONADO', ({ cooling }) => cooling],
    ['CUSTO_AVARIA', ({ damage }) => (damage === undefined ? '' : dotted(decimal(damage)))],
    ['VLR_FRETE', ({ freight }) => dotted(decimal(freight))],
    ['VLR_LOCACAO', ({ price }) => dotted(decimal(price))],
  ]),
  file(school, charges, [
    ['Vencimento', ({ day }) => brazilianDay(day)],
    ['Aluno', ({ student }) => student],
    ['Idioma', ({ language }) => language],
    ['Nível', ({ level }) => level],
    ['Modalidade', ({ mode }) => mode],
    ['Professor(a)', ({ teacher }) => teacher],
    ['Bolsista', ({ scholar }) => scholar],
    ['Tipo de cobrança', ({ kind }) => kind],
    ['Situação', ({ status }) => status],
    ['Desconto', ({ discount }) => commaPrice(discount)],
    ['Multa', ({ fine }) => (fine === undefined ? '' : commaPrice(fine))],
    ['Valor', ({ value }) => commaPrice(value)],
  ]),
]

export const labelled: Labelled[] = [
  // The pizzeria
  ['quantos pedidos a pizzaria teve em dezembro?', pizzeria, orders.during('2025-12').count()],
  ['faturamento da pizzaria por mes', pizzeria, orders.byMonth((g) => g.sum('total'))],
  ['qual sabor teve mais pizzas vendidas?', pizzeria, most(orders.by('flavour', (g) => g.sum('pieces')))],
  [
    'top 3 sabores em faturamento',
    pizzeria,
    most(
      orders.by('flavour', (g) => g.sum('total')),
      3,
    ),
  ],
  ['ticket medio dos pedidos do ifood', pizzeria, orders.when((r) => r.channel === 'iFood').mean('total')],
  [
    'qtas pizzas de calabresa sairam em janeiro',
    pizzeria,
    orders
      .during('2026-01')
      .when((r) => r.flavour === 'Calabresa')
      .sum('pieces'),
  ],
  [
    'qual motoboy fez mais entregas?',
    pizzeria,
    most(orders.when((r) => r.rider !== '').by('rider', (g) => g.count())),
  ],
  [
    'tempo medio de entrega de cada motoboy',
    pizzeria,
    orders.when((r) => r.rider !== '').by('rider', (g) => g.mean('minutes')),
  ],
  ['quanto deu de taxa de entrega em novembro', pizzeria, orders.during('2025-11').sum('fee')],
  [
    'que porcentagem dos pedidos veio pelo whatsapp?',
    pizzeria,
    orders.share((r) => r.channel === 'WhatsApp'),
  ],
  ['quantos pedidos foram com borda recheada?', pizzeria, orders.when((r) => r.crust === 'sim').count()],
  ['em qual dia da semana a pizzaria tem mais pedidos', pizzeria, most(orders.byWeekday((g) => g.count()))],
  [
    'compara o faturamento da pizzaria de outubro com o de novembro',
    pizzeria,
    { before: orders.during('2025-10').sum('total'), after: orders.during('2025-11').sum('total') },
  ],
  ['quantos pedidos passaram de 100 reais?', pizzeria, orders.when((r) => r.total > 100).count()],
  ['quantidade de pizzas por tamanho', pizzeria, orders.by('size', (g) => g.sum('pieces'))],
  [
    'quanto a pizzaria vendeu no pix aos domingos?',
    pizzeria,
    orders
      .on(0)
      .when((r) => r.payment === 'Pix')
      .sum('total'),
  ],
  ['qual bairro teve menos pedidos de pizza?', pizzeria, least(orders.by('district', (g) => g.count()))],
  [
    'quantas entregas demoraram mais de 60 minutos',
    pizzeria,
    orders.when((r) => r.minutes !== undefined && r.minutes > 60).count(),
  ],
  [
    'quanto faturou o balcao no primeiro trimestre de 2026?',
    pizzeria,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.channel === 'Balcão')
      .sum('total'),
  ],
  [
    'valor do maior pedido do bairro santa rita',
    pizzeria,
    orders.when((r) => r.district === 'Santa Rita').max('total'),
  ],
  [
    'faturamento por canal sem contar dezembro',
    pizzeria,
    orders.when((r) => r.day.slice(0, 7) !== '2025-12').by('channel', (g) => g.sum('total')),
  ],
  ['em media quantas pizzas saem por pedido?', pizzeria, orders.mean('pieces')],
  [
    'to fechando o caixa da pizzaria aqui, quanto entrou em dinheiro em fevereiro?',
    pizzeria,
    orders
      .during('2026-02')
      .when((r) => r.payment === 'Dinheiro')
      .sum('total'),
  ],
  [
    'quantos % do faturamento da pizzaria vem do tamanho grande',
    pizzeria,
    orders.share((r) => r.size === 'Grande', 'total'),
  ],
  ['qual foi o pior mês da pizzaria em faturamento?', pizzeria, least(orders.byMonth((g) => g.sum('total')))],
  [
    'calabresa x mussarela, quantas pizzas vendidas de cada?',
    pizzeria,
    orders
      .when((r) => r.flavour === 'Calabresa' || r.flavour === 'Mussarela')
      .by('flavour', (g) => g.sum('pieces')),
  ],
  [
    'quantas entregas o cleber fez na vila nova',
    pizzeria,
    orders.when((r) => r.rider === 'Cleber' && r.district === 'Vila Nova').count(),
  ],
  [
    'quanto a pizzaria fatura em média por dia que abre?',
    pizzeria,
    orders.sum('total') / orders.distinct('day'),
  ],
  [
    'qual foi a entrega mais demorada do Biel, em minutos?',
    pizzeria,
    orders.when((r) => r.rider === 'Biel').max('minutes'),
  ],
  [
    'numero de pedidos da pizzaria entre 20/12/2025 e 10/01/2026',
    pizzeria,
    orders.from('2025-12-20', '2026-01-10').count(),
  ],

  // The containers
  ['quantas locações de container fizemos em agosto?', containers, rentals.during('2025-08').count()],
  ['valor de locacao dos containers por mes', containers, rentals.byMonth((g) => g.sum('price'))],
  [
    'qual cliente tem o maior valor total de locação?',
    containers,
    most(rentals.by('client', (g) => g.sum('price'))),
  ],
  [
    'as 3 cidades com mais containers alugados',
    containers,
    most(
      rentals.by('city', (g) => g.sum('pieces')),
      3,
    ),
  ],
  [
    'quantos containers de 20 pés a gente alugou?',
    containers,
    rentals.when((r) => r.size === '20 pés').sum('pieces'),
  ],
  ['total de frete em setembro', containers, rentals.during('2025-09').sum('freight')],
  ['media de dias locados por tipo de container', containers, rentals.by('kind', (g) => g.mean('length'))],
  ['quantas locacoes tem ar condicionado', containers, rentals.when((r) => r.cooling === 'SIM').count()],
  [
    'que parte do valor de locação vem de alojamento?',
    containers,
    rentals.share((r) => r.kind === 'Alojamento', 'price'),
  ],
  [
    'quanto deu de custo de avaria no segundo semestre de 2025?',
    containers,
    rentals.during('2025-07', '2025-12').sum('damage'),
  ],
  [
    'quantas locações de container tiveram avaria?',
    containers,
    rentals.when((r) => r.damage !== undefined).count(),
  ],
  [
    'qual vendedor fechou mais locações de container?',
    containers,
    most(rentals.by('seller', (g) => g.count())),
  ],
  [
    'numero de locações da rosana por mês',
    containers,
    rentals.when((r) => r.seller === 'Rosana').byMonth((g) => g.count()),
  ],
  [
    'qto o everton vendeu em valor de locação no terceiro trimestre de 2025',
    containers,
    rentals
      .during('2025-07', '2025-09')
      .when((r) => r.seller === 'Everton')
      .sum('price'),
  ],
  [
    'valor de locação de fevereiro comparado com janeiro',
    containers,
    { before: rentals.during('2026-01').sum('price'), after: rentals.during('2026-02').sum('price') },
  ],
  ['quantas locações foram de mais de 90 dias?', containers, rentals.when((r) => r.length > 90).count()],
  ['maior valor de locação da engepav', containers, rentals.when((r) => r.client === 'Engepav').max('price')],
  ['qual tipo de container teve menos locações?', containers, least(rentals.by('kind', (g) => g.count()))],
  ['quantos containers alugamos de cada tamanho', containers, rentals.by('size', (g) => g.sum('pieces'))],
  ['numero de locacoes de container por dia da semana', containers, rentals.byWeekday((g) => g.count())],
  [
    'quantos clientes diferentes alugaram banheiro em dezembro?',
    containers,
    rentals
      .during('2025-12')
      .when((r) => r.kind === 'Banheiro')
      .distinct('client'),
  ],
  [
    'valor de locação da prefeitura municipal desde outubro',
    containers,
    rentals
      .during('2025-10', '2026-02')
      .when((r) => r.client === 'Prefeitura Municipal')
      .sum('price'),
  ],
  [
    'valor de locação em sorocaba sem contar refeitorio',
    containers,
    rentals.when((r) => r.city === 'Sorocaba' && r.kind !== 'Refeitório').sum('price'),
  ],
  ['total de frete por cidade', containers, rentals.by('city', (g) => g.sum('freight'))],
  [
    'campinas e jundiai: valor de locação de cada uma',
    containers,
    rentals.when((r) => r.city === 'Campinas' || r.city === 'Jundiaí').by('city', (g) => g.sum('price')),
  ],
  [
    'participação da Rosana na quantidade de containers alugados',
    containers,
    rentals.share((r) => r.seller === 'Rosana', 'pieces'),
  ],
  [
    'o contador me pediu: qual o valor total de locação dos containers de outubro a dezembro?',
    containers,
    rentals.during('2025-10', '2025-12').sum('price'),
  ],
  ['quantas locacoes sairam com frete zero', containers, rentals.when((r) => r.freight === 0).count()],
  [
    'quantas locações a Construtora Alvorada fez entre 15/06/2025 e 15/08/2025?',
    containers,
    rentals
      .from('2025-06-15', '2025-08-15')
      .when((r) => r.client === 'Construtora Alvorada')
      .count(),
  ],
  ['custo medio por avaria, só das locações que tiveram avaria', containers, rentals.mean('damage')],

  // The school of languages
  ['quantas matriculas tivemos em fevereiro?', school, enrolments.during('2026-02').count()],
  ['numero de matrículas por mês', school, enrolments.byMonth((g) => g.count())],
  ['valor das mensalidades por idioma', school, fees.by('language', (g) => g.sum('value'))],
  [
    'quantos alunos diferentes temos no espanhol?',
    school,
    charges.when((r) => r.language === 'Espanhol').distinct('student'),
  ],
  ['quanto temos de mensalidade atrasada?', school, fees.when((r) => r.status === 'Atrasada').sum('value')],
  [
    'qual professor tem mais alunos diferentes',
    school,
    most(charges.by('teacher', (g) => g.distinct('student'))),
  ],
  ['valor medio da mensalidade online', school, fees.when((r) => r.mode === 'Online').mean('value')],
  ['total de multa da escola em 2025', school, charges.during('2025-04', '2025-12').sum('fine')],
  ['que porcentagem das mensalidades está atrasada?', school, fees.share((r) => r.status === 'Atrasada')],
  ['total de desconto dado pros bolsistas', school, charges.when((r) => r.scholar === 'Sim').sum('discount')],
  [
    'quantos alunos diferentes são bolsistas?',
    school,
    charges.when((r) => r.scholar === 'Sim').distinct('student'),
  ],
  [
    'compare o valor das mensalidades de dezembro com janeiro',
    school,
    { before: fees.during('2025-12').sum('value'), after: fees.during('2026-01').sum('value') },
  ],
  ['qual idioma teve menos matrículas?', school, least(enrolments.by('language', (g) => g.count()))],
  ['em que mês teve mais matriculas', school, most(enrolments.byMonth((g) => g.count()))],
  [
    'quantas cobranças de material didático foram acima de 250 reais?',
    school,
    charges.when((r) => r.kind === 'Material didático' && r.value > 250).count(),
  ],
  [
    'valor das mensalidades pagas do nivel avançado',
    school,
    fees.when((r) => r.level === 'Avançado' && r.status === 'Paga').sum('value'),
  ],
  [
    'qual o valor da maior mensalidade de frances?',
    school,
    fees.when((r) => r.language === 'Francês').max('value'),
  ],
  [
    'valor das mensalidades da sheila no segundo trimestre de 2025',
    school,
    fees
      .during('2025-04', '2025-06')
      .when((r) => r.teacher === 'Sheila')
      .sum('value'),
  ],
  [
    'quantas mensalidades negociadas tem cada professor?',
    school,
    fees.when((r) => r.status === 'Negociada').by('teacher', (g) => g.count()),
  ],
  [
    'participação do inglês no valor das mensalidades',
    school,
    fees.share((r) => r.language === 'Inglês', 'value'),
  ],
  ['multa media das mensalidades atrasadas', school, fees.when((r) => r.status === 'Atrasada').mean('fine')],
  [
    'quanto deu de matricula paga em agosto?',
    school,
    enrolments
      .during('2025-08')
      .when((r) => r.status === 'Paga')
      .sum('value'),
  ],
  ['presencial e online, quantas matrículas de cada?', school, enrolments.by('mode', (g) => g.count())],
  [
    'os 3 professores com maior valor de mensalidades',
    school,
    most(
      fees.by('teacher', (g) => g.sum('value')),
      3,
    ),
  ],
  [
    'alemao e frances juntos deram quanto de mensalidade em março?',
    school,
    fees
      .during('2026-03')
      .when((r) => r.language === 'Alemão' || r.language === 'Francês')
      .sum('value'),
  ],
  [
    'quantas mensalidades venceram entre 10/07/2025 e 20/09/2025',
    school,
    fees.from('2025-07-10', '2025-09-20').count(),
  ],
  [
    'valor das mensalidades por nível sem contar bolsistas',
    school,
    fees.when((r) => r.scholar === 'Não').by('level', (g) => g.sum('value')),
  ],
  [
    'a mãe da aluna perguntou, qual o valor total das mensalidades da camila almeida?',
    school,
    fees.when((r) => r.student === 'Camila Almeida').sum('value'),
  ],
  [
    'quantas mensalidades de mais de 350 reais tivemos desde janeiro?',
    school,
    fees
      .during('2026-01', '2026-03')
      .when((r) => r.value > 350)
      .count(),
  ],
  ['mensalidade média por idioma', school, fees.by('language', (g) => g.mean('value'))],
]

export const unanswerable: string[] = [
  'qual o salario do motoboy juninho?',
  'quantos kg de mussarela tem no estoque?',
  'quanto pagamos de comissão pro ifood em janeiro?',
  'quanto gastamos com gás em outubro',
  'quantos km o caminhao rodou levando os containers?',
  'quanto custou a compra dos containers novos?',
  'quantas faltas os alunos tiveram em setembro?',
  'qual a nota media dos alunos na prova de inglês',
  'idade média dos alunos de espanhol',
  'quanto pagamos de aluguel do prédio da escola em 2025?',
]
