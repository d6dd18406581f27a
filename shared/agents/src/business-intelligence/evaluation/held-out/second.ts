import { by, count, inMonth, type Labelled, least, mean, most, sum, within } from '../judge'
import { type Booking, type Lesson, type Order, secondFiles, secondTables } from './second-tables'

const rows = secondTables()
const { bookings, orders, lessons } = rows
const price = ({ price }: Booking) => price
const nights = ({ nights }: Booking) => nights
const labour = ({ labour }: Order) => labour
const parts = ({ parts }: Order) => parts
const hours = ({ hours }: Order) => hours
const present = ({ present }: Lesson) => present
const missing = ({ missing }: Lesson) => missing
const b = (key: keyof Booking, work: (group: Booking[]) => number, from = bookings) =>
  by(from, (row) => String(row[key]), work)
const o = (key: keyof Order, work: (group: Order[]) => number, from = orders) =>
  by(from, (row) => String(row[key]), work)
const l = (key: keyof Lesson, work: (group: Lesson[]) => number, from = lessons) =>
  by(from, (row) => String(row[key]), work)
const size = (group: unknown[]) => group.length
const month = ({ day }: { day: string }) => day.slice(0, 7)

export const labelled: Labelled[] = [
  // The hotel
  ['quantas reservas tivemos?', 'Reservas', count(bookings)],
  ['quantas reservas vieram pelo Booking', 'Reservas', count(bookings, (r) => r.origin === 'Booking')],
  ['valor das reservas por origem', 'Reservas', b('origin', (g) => sum(g, price))],
  ['qual origem traz mais reservas?', 'Reservas', most(b('origin', size))],
  [
    'reservas canceladas em janeiro',
    'Reservas',
    count(bookings, (r) => r.state === 'Cancelada' && inMonth('2026-01')(r)),
  ],
  ['quantas diárias vendemos em 2026', 'Reservas', sum(bookings, nights, within('2026-01-01', '2026-12-31'))],
  ['média de diárias por reserva', 'Reservas', mean(bookings, nights)],
  ['valor médio das reservas por quarto', 'Reservas', b('room', (g) => mean(g, price))],
  ['qual quarto é o mais reservado', 'Reservas', most(b('room', size))],
  ['valor total da suíte', 'Reservas', sum(bookings, price, (r) => r.room === 'Suíte')],
  [
    'quantas reservas no chalé em julho de 2025',
    'Reservas',
    count(bookings, (r) => r.room === 'Chalé' && inMonth('2025-07')(r)),
  ],
  [
    'reservas por mês em 2026',
    'Reservas',
    by(bookings.filter(within('2026-01-01', '2026-12-31')), month, size),
  ],
  ['qual o mês com mais reservas', 'Reservas', most(by(bookings, month, size))],
  [
    'qual foi o pior mês em valor das reservas?',
    'Reservas',
    least(by(bookings, month, (g) => sum(g, price))),
  ],
  [
    'percentual de reservas canceladas',
    'Reservas',
    { share: count(bookings, (r) => r.state === 'Cancelada') / bookings.length },
  ],
  [
    'quanto por cento das reservas vem do site próprio',
    'Reservas',
    { share: count(bookings, (r) => r.origin === 'Site próprio') / bookings.length },
  ],
  [
    'compare reservas de março e abril de 2026',
    'Reservas',
    { before: count(bookings, inMonth('2026-03')), after: count(bookings, inMonth('2026-04')) },
  ],
  [
    'diárias por quarto no primeiro trimestre de 2026',
    'Reservas',
    b('room', (g) => sum(g, nights), bookings.filter(within('2026-01-01', '2026-03-31'))),
  ],
  ['valor das reservas confirmadas', 'Reservas', sum(bookings, price, (r) => r.state === 'Confirmada')],
  [
    'quantas reservas foram feitas por telefone?',
    'Reservas',
    count(bookings, (r) => r.origin === 'Telefone'),
  ],
  ['quantas reservas desde maio de 2026', 'Reservas', count(bookings, (r) => r.day >= '2026-05-01')],
  [
    'reservas de luxo por origem',
    'Reservas',
    b(
      'origin',
      size,
      bookings.filter((r) => r.room === 'Luxo'),
    ),
  ],
  ['reservas por situação', 'Reservas', b('state', size)],
  ['valor entre 01/12/2025 e 31/12/2025 das reservas', 'Reservas', sum(bookings, price, inMonth('2025-12'))],
  ['que quarto tem o maior valor médio', 'Reservas', most(b('room', (g) => mean(g, price)))],
  ['origem com menos diárias', 'Reservas', least(b('origin', (g) => sum(g, nights)))],
  [
    'duas origens que mais faturaram',
    'Reservas',
    most(
      b('origin', (g) => sum(g, price)),
      2,
    ),
  ],
  [
    'valor da agência em fevereiro',
    'Reservas',
    sum(bookings, price, (r) => r.origin === 'Agência' && inMonth('2026-02')(r)),
  ],
  [
    'diárias na suíte por mês em 2026',
    'Reservas',
    by(
      bookings.filter((r) => r.room === 'Suíte' && r.day >= '2026-01-01'),
      month,
      (g) => sum(g, nights),
    ),
  ],
  ['quantas reservas deram no-show', 'Reservas', count(bookings, (r) => r.state === 'No-show')],
  // The workshop
  ['quantas ordens de serviço abrimos', 'Ordens de serviço', count(orders)],
  ['mão de obra por mecânico', 'Ordens de serviço', o('mechanic', (g) => sum(g, labour))],
  [
    'quanto o Tião fez de mão de obra em novembro',
    'Ordens de serviço',
    sum(orders, labour, (r) => r.mechanic === 'Tião' && inMonth('2025-11')(r)),
  ],
  ['qual mecânico trabalhou mais horas?', 'Ordens de serviço', most(o('mechanic', (g) => sum(g, hours)))],
  ['horas por serviço', 'Ordens de serviço', o('service', (g) => sum(g, hours))],
  ['serviço que leva mais horas em média', 'Ordens de serviço', most(o('service', (g) => mean(g, hours)))],
  [
    'quantas trocas de óleo fizemos?',
    'Ordens de serviço',
    count(orders, (r) => r.service === 'Troca de óleo'),
  ],
  ['valor das peças por marca', 'Ordens de serviço', o('brand', (g) => sum(g, parts))],
  ['valor de peças da Toyota', 'Ordens de serviço', sum(orders, parts, (r) => r.brand === 'Toyota')],
  ['média de mão de obra por serviço', 'Ordens de serviço', o('service', (g) => mean(g, labour))],
  ['mão de obra média', 'Ordens de serviço', mean(orders, labour)],
  [
    'serviço com a mão de obra média mais barata',
    'Ordens de serviço',
    least(o('service', (g) => mean(g, labour))),
  ],
  [
    'ordens de serviço da Jéssica por marca',
    'Ordens de serviço',
    o(
      'brand',
      size,
      orders.filter((r) => r.mechanic === 'Jéssica'),
    ),
  ],
  [
    'quantas ordens de freios em 2026?',
    'Ordens de serviço',
    count(orders, (r) => r.service === 'Freios' && r.day >= '2026-01-01'),
  ],
  ['mão de obra por mês', 'Ordens de serviço', by(orders, month, (g) => sum(g, labour))],
  [
    'em qual mês gastamos mais com peças?',
    'Ordens de serviço',
    most(by(orders, month, (g) => sum(g, parts))),
  ],
  [
    'ordens da Fiat e da Chevrolet',
    'Ordens de serviço',
    count(orders, (r) => ['Fiat', 'Chevrolet'].includes(r.brand)),
  ],
  [
    'quantas ordens não são da Volkswagen',
    'Ordens de serviço',
    count(orders, (r) => r.brand !== 'Volkswagen'),
  ],
  ['quantos mecânicos diferentes', 'Ordens de serviço', 3],
  ['quantas marcas de carro atendemos', 'Ordens de serviço', 4],
  [
    'mecânico que fez menos revisões',
    'Ordens de serviço',
    least(
      o(
        'mechanic',
        size,
        orders.filter((r) => r.service === 'Revisão'),
      ),
    ),
  ],
  [
    'horas do Marcelo em suspensão',
    'Ordens de serviço',
    sum(orders, hours, (r) => r.mechanic === 'Marcelo' && r.service === 'Suspensão'),
  ],
  ['participação de cada marca na mão de obra', 'Ordens de serviço', o('brand', (g) => sum(g, labour))],
  [
    'mão de obra em dezembro comparada com novembro',
    'Ordens de serviço',
    { before: sum(orders, labour, inMonth('2025-11')), after: sum(orders, labour, inMonth('2025-12')) },
  ],
  ['os 3 serviços mais pedidos', 'Ordens de serviço', most(o('service', size), 3)],
  [
    'horas trabalhadas até outubro de 2025',
    'Ordens de serviço',
    sum(orders, hours, (r) => r.day <= '2025-10-31'),
  ],
  [
    'alinhamentos no segundo trimestre de 2026',
    'Ordens de serviço',
    count(orders, (r) => r.service === 'Alinhamento' && within('2026-04-01', '2026-06-30')(r)),
  ],
  [
    'ordens por mecânico em março',
    'Ordens de serviço',
    o('mechanic', size, orders.filter(inMonth('2026-03'))),
  ],
  [
    'quanto faturamos de mão de obra com a Fiat',
    'Ordens de serviço',
    sum(orders, labour, (r) => r.brand === 'Fiat'),
  ],
  ['total de horas', 'Ordens de serviço', sum(orders, hours)],
  // The gym
  ['quantas aulas demos?', 'Aulas', count(lessons)],
  ['quantas aulas de pilates', 'Aulas', count(lessons, (r) => r.sport === 'Pilates')],
  ['presentes por modalidade', 'Aulas', l('sport', (g) => sum(g, present))],
  ['qual modalidade tem mais presentes?', 'Aulas', most(l('sport', (g) => sum(g, present)))],
  ['média de presentes por aula', 'Aulas', mean(lessons, present)],
  ['média de presentes nas aulas da manhã', 'Aulas', mean(lessons, present, (r) => r.period === 'Manhã')],
  ['faltas por professor', 'Aulas', l('teacher', (g) => sum(g, missing))],
  ['qual professor teve menos faltas', 'Aulas', least(l('teacher', (g) => sum(g, missing)))],
  ['faltas em abril', 'Aulas', sum(lessons, missing, inMonth('2026-04'))],
  ['aulas por período', 'Aulas', l('period', size)],
  ['qual período é o mais cheio de aulas', 'Aulas', most(l('period', size))],
  ['aulas do Caio à noite', 'Aulas', count(lessons, (r) => r.teacher === 'Caio' && r.period === 'Noite')],
  [
    'presentes nas aulas da Renata em maio',
    'Aulas',
    sum(lessons, present, (r) => r.teacher === 'Renata' && inMonth('2026-05')(r)),
  ],
  ['faltas por mês', 'Aulas', by(lessons, month, (g) => sum(g, missing))],
  ['quando houve mais faltas: qual mês?', 'Aulas', most(by(lessons, month, (g) => sum(g, missing)))],
  ['média de faltas por modalidade', 'Aulas', l('sport', (g) => mean(g, missing))],
  ['modalidade com a maior média de faltas', 'Aulas', most(l('sport', (g) => mean(g, missing)))],
  ['quantos professores temos na equipe?', 'Aulas', 4],
  ['quantas modalidades oferecemos', 'Aulas', 4],
  [
    'aulas de dança por professor',
    'Aulas',
    l(
      'teacher',
      size,
      lessons.filter((r) => r.sport === 'Dança'),
    ),
  ],
  [
    'professor que mais deu aulas de spinning',
    'Aulas',
    most(
      l(
        'teacher',
        size,
        lessons.filter((r) => r.sport === 'Spinning'),
      ),
    ),
  ],
  [
    'quantos alunos presentes em 10/03/2026',
    'Aulas',
    sum(lessons, present, within('2026-03-10', '2026-03-10')),
  ],
  [
    'qual a porcentagem de aulas à tarde?',
    'Aulas',
    { share: count(lessons, (r) => r.period === 'Tarde') / lessons.length },
  ],
  [
    'presentes em junho contra maio',
    'Aulas',
    { before: sum(lessons, present, inMonth('2026-05')), after: sum(lessons, present, inMonth('2026-06')) },
  ],
  [
    'aulas de musculação e de dança',
    'Aulas',
    count(lessons, (r) => ['Musculação', 'Dança'].includes(r.sport)),
  ],
  [
    'faltas da Ingrid por período',
    'Aulas',
    l(
      'period',
      (g) => sum(g, missing),
      lessons.filter((r) => r.teacher === 'Ingrid'),
    ),
  ],
  [
    'total de presentes em fevereiro e março',
    'Aulas',
    sum(lessons, present, within('2026-02-01', '2026-03-31')),
  ],
  [
    'aulas em junho sem contar pilates',
    'Aulas',
    count(lessons, (r) => r.sport !== 'Pilates' && inMonth('2026-06')(r)),
  ],
  [
    'ranking de professores por presentes',
    'Aulas',
    l('teacher', (g) => sum(g, present)).sort((x, y) => y[1] - x[1]),
  ],
  [
    'aulas no primeiro trimestre por modalidade',
    'Aulas',
    l('sport', size, lessons.filter(within('2026-01-01', '2026-03-31'))),
  ],
]

/** What the tables do not hold, or what is not worked out. */
export const unanswerable = [
  'taxa de ocupação dos quartos',
  'lucro por quarto',
  'reservas com café da manhã',
  'quantos hóspedes estrangeiros',
  'garantias por mecânico',
  'presentes por mecânico',
  'previsão de reservas para dezembro',
  'por que tivemos tantas faltas?',
  'aulas em 2022',
  'mensalidades atrasadas',
]

export const files = secondFiles(rows)
