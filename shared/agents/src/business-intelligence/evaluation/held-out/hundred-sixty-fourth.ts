import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A bakery's cash register with its expenses, a driving school and a small hotel. */

const { next, whole, among } = seededBusiness('a cash register of a bakery, a driving school, a small hotel')

interface Expense {
  kind: string
  from: number
  to: number
}
const expenses: [entry: Expense, weight: number][] = [
  [{ kind: 'Farinha', from: 18_000, to: 65_000 }, 5],
  [{ kind: 'Laticínios', from: 9_000, to: 38_000 }, 4],
  [{ kind: 'Embalagens', from: 5_000, to: 21_000 }, 3],
  [{ kind: 'Gás', from: 12_000, to: 34_000 }, 2],
  [{ kind: 'Manutenção', from: 8_000, to: 90_000 }, 1.5],
  [{ kind: 'Limpeza', from: 2_500, to: 12_000 }, 1],
]
// June to March, every day; only the morning on Sundays. A row is one closing of the register.
const closings = new Rows(
  daysFrom('2025-06-01', 304).flatMap((day) =>
    (weekdayIn(day) === 0 ? ['Manhã'] : ['Manhã', 'Tarde']).map((shift) => {
      const busy = weekdayIn(day) === 6 ? 1.3 : 1
      const cash = cents((busy * whole(18_000, 55_000)) / 100)
      const pix = cents((busy * whole(30_000, 95_000)) / 100)
      const card = cents((busy * whole(40_000, 120_000)) / 100)
      const expense = next() < 0.45 ? undefined : among(...expenses)
      return {
        day,
        shift,
        operator: among(['Sueli', 5], ['Jonas', 3], ['Kelly', 2]),
        clients: shift === 'Manhã' ? whole(90, 190) : whole(60, 140),
        cash,
        pix,
        card,
        total: cents(cash + pix + card),
        kind: expense?.kind ?? '',
        spent: expense === undefined ? undefined : whole(expense.from, expense.to) / 100,
        short: next() < 0.75 ? 0 : whole(100, 3_500) / 100,
        checked: next() < 0.85 ? 'Sim' : 'Não',
      }
    }),
  ),
)

interface Licence {
  licence: string
  from: number
  to: number
}
const licences: [entry: Licence, weight: number][] = [
  [{ licence: 'B', from: 189, to: 269 }, 6],
  [{ licence: 'AB', from: 275, to: 369 }, 3],
  [{ licence: 'A', from: 119, to: 178 }, 2],
  [{ licence: 'D', from: 239, to: 329 }, 1],
]
// July to February, closed on Sundays. A row is one student.
const students = new Rows(
  daysFrom('2025-07-01', 243)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: whole(1, 3) }, () => {
        const { licence, from, to } = among(...licences)
        const payment = among(['Cartão', 5], ['Boleto', 3], ['Pix', 2], ['Dinheiro', 1])
        const waits = next() < (day >= '2026-01-01' ? 0.6 : 0.05)
        return {
          day,
          licence,
          instructor: among(['Gilberto', 6], ['Rosana', 4], ['Wesley', 3], ['Ednaldo', 2]),
          unit: among(['Centro', 5], ['Vila Maria', 3], ['Jardim Paulista', 2]),
          source: among(['Indicação', 5], ['Instagram', 3], ['Google', 2], ['Panfleto', 1]),
          age: next() < 0.6 ? whole(18, 24) : whole(25, 48),
          payment,
          instalments: payment === 'Cartão' ? whole(1, 10) : payment === 'Boleto' ? whole(2, 6) : 1,
          price: whole(from, to) * 10,
          extra: next() < 0.4 ? 0 : whole(1, 8),
          passed: waits ? '' : next() < 0.7 ? 'sim' : 'não',
        }
      }),
    )
    .map((student, place) => ({ ...student, number: 1_001 + place })),
)

interface Room {
  room: string
  from: number
  to: number
  fewest: number
  beds: number
}
const rooms: [entry: Room, weight: number][] = [
  [{ room: 'Standard', from: 180, to: 260, fewest: 1, beds: 2 }, 5],
  [{ room: 'Luxo', from: 280, to: 390, fewest: 1, beds: 3 }, 3],
  [{ room: 'Família', from: 320, to: 460, fewest: 3, beds: 5 }, 2],
  [{ room: 'Suíte Master', from: 470, to: 640, fewest: 1, beds: 2 }, 1.5],
]
// May to February, every day, most check-ins on Fridays. A row is one stay.
const stays = new Rows(
  daysFrom('2025-05-01', 304).flatMap((day) => {
    const weekday = weekdayIn(day)
    const arrivals = weekday === 5 ? whole(3, 5) : weekday === 6 ? whole(2, 4) : whole(1, 3)
    return Array.from({ length: arrivals }, () => {
      const { room, from, to, fewest, beds } = among(...rooms)
      const reason = among(['Lazer', 5], ['Trabalho', 3], ['Evento', 1])
      const nights = reason === 'Trabalho' ? whole(1, 3) : whole(1, 5)
      const rate = whole(from, to)
      const extras = next() < 0.4 ? undefined : whole(800, 18_000) / 100
      return {
        day,
        room,
        channel: among(['Booking', 5], ['WhatsApp', 3], ['Airbnb', 2], ['Balcão', 1]),
        city: among(
          ['São Paulo', 5],
          ['Campinas', 3],
          ['Rio de Janeiro', 2],
          ['Curitiba', 1.5],
          ['Belo Horizonte', 1],
        ),
        reason,
        breakfast: next() < 0.7 ? 'SIM' : 'NÃO',
        guests: whole(fewest, beds),
        nights,
        rate,
        extras,
        total: cents(nights * rate + (extras ?? 0)),
        rating: next() < 0.35 ? undefined : whole(12, 20) / 2,
      }
    })
  }),
)

const bakery = 'Fechamento Caixa Padaria'
const school = 'matriculas_autoescola'
const hotel = 'HOSPEDAGENS HOTEL'

export const files = [
  file(bakery, closings, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Turno', ({ shift }) => shift],
    ['Operador', ({ operator }) => operator],
    ['Clientes', ({ clients }) => clients],
    ['Dinheiro', ({ cash }) => commaPrice(cash)],
    ['Pix', ({ pix }) => commaPrice(pix)],
    ['Cartão', ({ card }) => commaPrice(card)],
    ['Total Vendas', ({ total }) => commaPrice(total)],
    ['Tipo de Despesa', ({ kind }) => kind],
    ['Valor Despesa', ({ spent }) => (spent === undefined ? '' : commaPrice(spent))],
    ['Quebra de Caixa', ({ short }) => commaPrice(short)],
    ['Conferido', ({ checked }) => checked],
  ]),
  file(
    school,
    students,
    [
      ['data_matricula', ({ day }) => day],
      ['num_matricula', ({ number }) => number],
      ['categoria', ({ licence }) => licence],
      ['instrutor', ({ instructor }) => instructor],
      ['unidade', ({ unit }) => unit],
      ['origem', ({ source }) => source],
      ['idade', ({ age }) => age],
      ['forma_pagto', ({ payment }) => payment],
      ['parcelas', ({ instalments }) => instalments],
      ['valor_curso', ({ price }) => price.toFixed(2)],
      ['aulas_extras', ({ extra }) => extra],
      ['aprovado', ({ passed }) => passed],
    ],
    ',',
  ),
  file(hotel, stays, [
    ['CHECKIN', ({ day }) => brazilianDay(day)],
    ['TIPO_QUARTO', ({ room }) => room],
    ['CANAL_RESERVA', ({ channel }) => channel],
    ['CIDADE_ORIGEM', ({ city }) => city],
    ['MOTIVO', ({ reason }) => reason],
    ['CAFE_MANHA', ({ breakfast }) => breakfast],
    ['QTD_HOSPEDES', ({ guests }) => guests],
    ['QTD_DIARIAS', ({ nights }) => nights],
    ['VLR_DIARIA', ({ rate }) => decimal(rate)],
    ['VLR_CONSUMO', ({ extras }) => (extras === undefined ? '' : decimal(extras))],
    ['VLR_TOTAL', ({ total }) => dotted(decimal(total))],
    ['NOTA', ({ rating }) => (rating === undefined ? '' : decimal(rating, 1))],
  ]),
]

export const labelled: Labelled[] = [
  // The bakery
  ['total de vendas da padaria por mês', bakery, closings.byMonth((g) => g.sum('total'))],
  ['quanto a padaria vendeu em outubro?', bakery, closings.during('2025-10').sum('total')],
  ['qto entrou em pix no caixa da padaria em dezembro', bakery, closings.during('2025-12').sum('pix')],
  [
    'quanto a gente gastou com farinha no total?',
    bakery,
    closings.when((r) => r.kind === 'Farinha').sum('spent'),
  ],
  [
    'valor das despesas da padaria por tipo de despesa',
    bakery,
    closings.when((r) => r.spent !== undefined).by('kind', (g) => g.sum('spent')),
  ],
  [
    'em que tipo de despesa a padaria gastou menos?',
    bakery,
    least(closings.when((r) => r.spent !== undefined).by('kind', (g) => g.sum('spent'))),
  ],
  [
    'top 3 tipos de despesa em valor no segundo semestre de 2025',
    bakery,
    most(
      closings
        .during('2025-07', '2025-12')
        .when((r) => r.spent !== undefined)
        .by('kind', (g) => g.sum('spent')),
      3,
    ),
  ],
  ['quantas despesas de gas a padaria teve?', bakery, closings.when((r) => r.kind === 'Gás').count()],
  ['quantos clientes a padaria atendeu em agosto', bakery, closings.during('2025-08').sum('clients')],
  [
    'média de clientes da padaria no turno da tarde',
    bakery,
    closings.when((r) => r.shift === 'Tarde').mean('clients'),
  ],
  [
    'total de clientes atendidos na padaria em cada turno',
    bakery,
    closings.by('shift', (g) => g.sum('clients')),
  ],
  [
    'qual dia da semana somou mais vendas na padaria, em reais?',
    bakery,
    most(closings.byWeekday((g) => g.sum('total'))),
  ],
  ['em média quanto a padaria vende por dia?', bakery, closings.sum('total') / closings.distinct('day')],
  [
    'compara as vendas da padaria de novembro com as de dezembro',
    bakery,
    { before: closings.during('2025-11').sum('total'), after: closings.during('2025-12').sum('total') },
  ],
  [
    'quanto a sueli vendeu no caixa em setembro?',
    bakery,
    closings
      .during('2025-09')
      .when((r) => r.operator === 'Sueli')
      .sum('total'),
  ],
  [
    'qual operador tem a maior soma de quebra de caixa?',
    bakery,
    most(closings.by('operator', (g) => g.sum('short'))),
  ],
  [
    'to fechando o ano com o contador: quanto a padaria teve de despesa em 2025?',
    bakery,
    closings.during('2025-01', '2025-12').sum('spent'),
  ],
  [
    'quantos fechamentos tiveram quebra de caixa acima de 10 reais',
    bakery,
    closings.when((r) => r.short > 10).count(),
  ],
  [
    'quantos fechamentos de caixa não foram conferidos?',
    bakery,
    closings.when((r) => r.checked === 'Não').count(),
  ],
  [
    'quantos por cento do total de vendas da padaria foi em pix?',
    bakery,
    { share: closings.sum('pix') / closings.sum('total') },
  ],
  [
    'que parte do valor vendido na padaria vem do turno da manhã?',
    bakery,
    closings.share((r) => r.shift === 'Manhã', 'total'),
  ],
  [
    'total de vendas menos despesas da padaria em janeiro',
    bakery,
    closings.during('2026-01').sum('total') - closings.during('2026-01').sum('spent'),
  ],
  ['valor da maior despesa lançada num fechamento só', bakery, closings.max('spent')],
  [
    'quanto deu laticinios e embalagens juntos de julho a setembro?',
    bakery,
    closings
      .during('2025-07', '2025-09')
      .when((r) => r.kind === 'Laticínios' || r.kind === 'Embalagens')
      .sum('spent'),
  ],
  ['quanto a padaria vendeu no cartao aos domingos', bakery, closings.on(0).sum('card')],
  [
    'quantos fechamentos passaram de 2 mil reais em total de vendas?',
    bakery,
    closings.when((r) => r.total > 2000).count(),
  ],
  [
    'valor medio das despesas com manutençao',
    bakery,
    closings.when((r) => r.kind === 'Manutenção').mean('spent'),
  ],
  [
    'kelly x jonas: quanto cada um vendeu no caixa da padaria',
    bakery,
    closings
      .when((r) => r.operator === 'Kelly' || r.operator === 'Jonas')
      .by('operator', (g) => g.sum('total')),
  ],
  [
    'total vendido no turno da tarde entre 10/11/2025 e 24/12/2025',
    bakery,
    closings
      .from('2025-11-10', '2025-12-24')
      .when((r) => r.shift === 'Tarde')
      .sum('total'),
  ],
  [
    'despesas da padaria em fevereiro tirando a farinha, quanto deu',
    bakery,
    closings
      .during('2026-02')
      .when((r) => r.kind !== 'Farinha')
      .sum('spent'),
  ],

  // The driving school
  ['quantas matriculas a autoescola fez em setembro?', school, students.during('2025-09').count()],
  ['quantidade de matrículas por mês na autoescola', school, students.byMonth((g) => g.count())],
  ['valor total dos cursos por categoria', school, students.by('licence', (g) => g.sum('price'))],
  ['qual instrutor tem mais alunos?', school, most(students.by('instructor', (g) => g.count()))],
  [
    'quantos alunos da categoria b vieram do instagram',
    school,
    students.when((r) => r.licence === 'B' && r.source === 'Instagram').count(),
  ],
  ['valor medio do curso na categoria AB', school, students.when((r) => r.licence === 'AB').mean('price')],
  ['idade média dos alunos da autoescola', school, students.mean('age')],
  ['média de aulas extras por aluno em cada unidade', school, students.by('unit', (g) => g.mean('extra'))],
  [
    'quantos alunos reprovaram? os que tão com não em aprovado',
    school,
    students.when((r) => r.passed === 'não').count(),
  ],
  [
    'quantos alunos da rosana foram aprovados',
    school,
    students.when((r) => r.instructor === 'Rosana' && r.passed === 'sim').count(),
  ],
  [
    'número de alunos aprovados por instrutor',
    school,
    students.when((r) => r.passed === 'sim').by('instructor', (g) => g.count()),
  ],
  [
    'que porcentagem das matrículas da autoescola é da categoria A?',
    school,
    students.share((r) => r.licence === 'A'),
  ],
  [
    'quantos % do valor dos cursos foi no boleto?',
    school,
    students.share((r) => r.payment === 'Boleto', 'price'),
  ],
  ['total de aulas extras de cada instrutor', school, students.by('instructor', (g) => g.sum('extra'))],
  [
    'qual unidade da autoescola vendeu menos em valor de curso?',
    school,
    least(students.by('unit', (g) => g.sum('price'))),
  ],
  [
    'qtas matriculas teve na vila maria em outubro',
    school,
    students
      .during('2025-10')
      .when((r) => r.unit === 'Vila Maria')
      .count(),
  ],
  [
    'compara a quantidade de matrículas de julho com a de agosto na autoescola',
    school,
    { before: students.during('2025-07').count(), after: students.during('2025-08').count() },
  ],
  [
    'quanto deu o valor dos cursos vendidos no quarto trimestre de 2025?',
    school,
    students.during('2025-10', '2025-12').sum('price'),
  ],
  ['quantos alunos tem mais de 30 anos', school, students.when((r) => r.age > 30).count()],
  [
    'quantos alunos com menos de 20 anos se matricularam em janeiro?',
    school,
    students
      .during('2026-01')
      .when((r) => r.age < 20)
      .count(),
  ],
  [
    'quantas matrículas foram em mais de 6 parcelas?',
    school,
    students.when((r) => r.instalments > 6).count(),
  ],
  [
    'media de parcelas das matriculas feitas no cartao',
    school,
    students.when((r) => r.payment === 'Cartão').mean('instalments'),
  ],
  ['qual o valor do curso mais caro que a autoescola vendeu?', school, students.max('price')],
  [
    'centro x jardim paulista: quantas matrículas cada unidade fez',
    school,
    students.when((r) => r.unit === 'Centro' || r.unit === 'Jardim Paulista').by('unit', (g) => g.count()),
  ],
  [
    'quais as 3 origens que mais trouxeram alunos?',
    school,
    most(
      students.by('source', (g) => g.count()),
      3,
    ),
  ],
  ['número de alunos da autoescola por forma de pagamento', school, students.by('payment', (g) => g.count())],
  [
    'valor dos cursos dos alunos do wesley sem contar a categoria D',
    school,
    students.when((r) => r.instructor === 'Wesley' && r.licence !== 'D').sum('price'),
  ],
  ['quantas matriculas foram feitas aos sábados?', school, students.on(6).count()],
  [
    'em média quantas matrículas a autoescola faz por mês?',
    school,
    students.count() / students.byMonth((g) => g.count()).length,
  ],
  [
    'quantas matrículas estão com o campo aprovado em branco?',
    school,
    students.when((r) => r.passed === '').count(),
  ],

  // The hotel
  ['faturamento total do hotel por mes', hotel, stays.byMonth((g) => g.sum('total'))],
  ['quantas hospedagens tivemos em julho?', hotel, stays.during('2025-07').count()],
  ['quantos hóspedes o hotel recebeu em janeiro', hotel, stays.during('2026-01').sum('guests')],
  [
    'quantas diarias vendemos pelo booking em setembro?',
    hotel,
    stays
      .during('2025-09')
      .when((r) => r.channel === 'Booking')
      .sum('nights'),
  ],
  ['total faturado por tipo de quarto', hotel, stays.by('room', (g) => g.sum('total'))],
  [
    'qual canal traz mais reservas pro hotel, em quantidade?',
    hotel,
    most(stays.by('channel', (g) => g.count())),
  ],
  [
    'top 3 cidades de origem em faturamento do hotel',
    hotel,
    most(
      stays.by('city', (g) => g.sum('total')),
      3,
    ),
  ],
  ['qual a nota média do hotel?', hotel, stays.mean('rating')],
  ['nota media de cada canal de reserva', hotel, stays.by('channel', (g) => g.mean('rating'))],
  ['qual tipo de quarto tem a menor nota média?', hotel, least(stays.by('room', (g) => g.mean('rating')))],
  [
    'quantas hospedagens com café da manhã em novembro',
    hotel,
    stays
      .during('2025-11')
      .when((r) => r.breakfast === 'SIM')
      .count(),
  ],
  ['qual a porcentagem de hospedagens sem café da manha?', hotel, stays.share((r) => r.breakfast === 'NÃO')],
  [
    'valor total de consumo das hospedagens a trabalho',
    hotel,
    stays.when((r) => r.reason === 'Trabalho').sum('extras'),
  ],
  ['valor médio de consumo das hospedagens que tiveram consumo', hotel, stays.mean('extras')],
  [
    'quantas hospedagens estão com o valor de consumo em branco?',
    hotel,
    stays.when((r) => r.extras === undefined).count(),
  ],
  ['em qual dia da semana o hotel tem mais checkins?', hotel, most(stays.byWeekday((g) => g.count()))],
  ['maior valor total de uma hospedagem', hotel, stays.max('total')],
  [
    'qual foi o valor da diária mais cara na suite master?',
    hotel,
    stays.when((r) => r.room === 'Suíte Master').max('rate'),
  ],
  ['quantas hospedagens tiveram mais de 3 diárias?', hotel, stays.when((r) => r.nights > 3).count()],
  [
    'quanto o hotel faturou com gente de curitiba de outubro a dezembro',
    hotel,
    stays
      .during('2025-10', '2025-12')
      .when((r) => r.city === 'Curitiba')
      .sum('total'),
  ],
  [
    'compare o faturamento do hotel de dezembro com o de janeiro',
    hotel,
    { before: stays.during('2025-12').sum('total'), after: stays.during('2026-01').sum('total') },
  ],
  [
    'faturamento do airbnb e do whatsapp, um do lado do outro',
    hotel,
    stays
      .when((r) => r.channel === 'Airbnb' || r.channel === 'WhatsApp')
      .by('channel', (g) => g.sum('total')),
  ],
  [
    'faturamento total do hotel dividido pela quantidade de diárias',
    hotel,
    stays.sum('total') / stays.sum('nights'),
  ],
  [
    'média de hospedes por hospedagem no quarto familia',
    hotel,
    stays.when((r) => r.room === 'Família').mean('guests'),
  ],
  [
    'qual a participação do booking no faturamento do hotel?',
    hotel,
    stays.share((r) => r.channel === 'Booking', 'total'),
  ],
  [
    'quanto o hotel faturou em agosto sem contar o booking',
    hotel,
    stays
      .during('2025-08')
      .when((r) => r.channel !== 'Booking')
      .sum('total'),
  ],
  [
    'quantas hospedagens deram nota abaixo de 7?',
    hotel,
    stays.when((r) => r.rating !== undefined && r.rating < 7).count(),
  ],
  [
    'valor total médio das hospedagens que vieram do balcão',
    hotel,
    stays.when((r) => r.channel === 'Balcão').mean('total'),
  ],
  [
    'meu sócio perguntou: quantas hospedagens por motivo desde dezembro?',
    hotel,
    stays.during('2025-12', '2026-02').by('reason', (g) => g.count()),
  ],
  ['qual foi o pior mês do hotel em faturamneto?', hotel, least(stays.byMonth((g) => g.sum('total')))],
]

export const unanswerable: string[] = [
  'qual o salário da sueli?',
  'quantos pães franceses a padaria vendeu em julho?',
  'quantos quilos de farinha tem no estoque',
  'quanto a padaria paga de aluguel por mês?',
  'quantos km os carros da autoescola rodaram em outubro?',
  'quanto gastamos de gasolina nas aulas práticas',
  'qual a placa do carro do gilberto?',
  'quantas reservas do hotel foram canceladas?',
  'quantas camareiras trabalham no hotel',
  'qual a comissão que o booking cobra da gente?',
]
