import { brazilianDay, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows } from './rows'

/* A fishmonger, a driving school and the upkeep of a block of flats. */

const { whole, pick } = seededBusiness('a fishmonger, a driving school, the upkeep of a block of flats')
const days = daysFrom('2025-08-01', 304)

const sales = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(1, 5) }, () => {
      const weight = whole(3, 180) / 10
      return {
        day,
        fish: pick(['Tilápia', 'Salmão', 'Camarão rosa', 'Sardinha', 'Polvo', 'Filé de pescada']),
        cut: pick(['Inteiro', 'Filé', 'Posta', 'Limpo']),
        buyer: pick(['Restaurante Marujo', 'Feira livre', 'Dona Cida', 'Hotel Praia Mar', 'Balcão']),
        seller: pick(['Tonho', 'Rosângela', 'Beto']),
        payment: pick(['Dinheiro', 'Pix', 'Fiado', 'Débito']),
        weight,
        price: Math.round(weight * whole(1_800, 9_000)) / 100,
      }
    }),
  ),
)
const lessons = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(1, 4) }, () => ({
      day,
      student: pick([
        'Alan Dutra',
        'Brenda Sousa',
        'Caio Lemos',
        'Denise Aguiar',
        'Everton Luz',
        'Fernanda Paes',
        'Gustavo Rios',
        'Helena Moura',
      ]),
      teacher: pick(['Sérgio', 'Ivete', 'Waldir']),
      category: pick(['A', 'B', 'AB', 'D']),
      kind: pick(['Prática', 'Teórica', 'Simulador']),
      car: pick(['Gol 01', 'Gol 02', 'HB20', 'Honda Biz']),
      outcome: pick(['Realizada', 'Faltou', 'Cancelada']),
      minutes: whole(5, 12) * 10,
      km: whole(0, 38),
      value: whole(5_000, 16_000) / 100,
    })),
  ),
)
const jobs = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(0, 3) }, () => ({
      day,
      tower: pick(['Torre Norte', 'Torre Sul', 'Área comum']),
      kind: pick(['Elétrica', 'Hidráulica', 'Pintura', 'Jardinagem', 'Elevador']),
      supplier: pick(['Casa & Cia', 'ElevaTech', 'Hidro Silva', 'Verde Vivo']),
      urgency: pick(['Baixa', 'Média', 'Alta']),
      status: pick(['Concluído', 'Pendente', 'Orçamento']),
      hours: whole(1, 30) / 2,
      spent: whole(6_000, 380_000) / 100,
    })),
  ),
)

const fishmonger = 'Vendas peixaria'
const school = 'Aulas'
const flats = 'Manutenções condomínio'

export const files = [
  file(fishmonger, sales, [
    ['DATA', ({ day }) => brazilianDay(day)],
    ['Pescado', ({ fish }) => fish],
    ['Corte', ({ cut }) => cut],
    ['Comprador', ({ buyer }) => buyer],
    ['Vendedor', ({ seller }) => seller],
    ['Pgto', ({ payment }) => payment],
    ['Peso (kg)', ({ weight }) => decimal(weight, 1)],
    ['Valor (R$)', ({ price }) => decimal(price)],
  ]),
  file(
    school,
    lessons,
    [
      ['dt_aula', ({ day }) => day],
      ['nome_aluno', ({ student }) => student],
      ['instrutor', ({ teacher }) => teacher],
      ['categoria_cnh', ({ category }) => category],
      ['tipo_aula', ({ kind }) => kind],
      ['veiculo', ({ car }) => car],
      ['situacao', ({ outcome }) => outcome],
      ['duracao_min', ({ minutes }) => minutes],
      ['km_rodado', ({ km }) => km],
      ['valor_aula', ({ value }) => value.toFixed(2)],
    ],
    ',',
  ),
  file(
    flats,
    jobs,
    [
      ['Data', ({ day }) => brazilianDay(day)],
      ['Torre', ({ tower }) => tower],
      ['Tipo de serviço', ({ kind }) => kind],
      ['Fornecedor', ({ supplier }) => supplier],
      ['Urgência', ({ urgency }) => urgency],
      ['Status', ({ status }) => status],
      ['Horas', ({ hours }) => decimal(hours, 1)],
      ['Custo', ({ spent }) => commaPrice(spent)],
    ],
    '\t',
  ),
]

export const labelled: Labelled[] = [
  // The fishmonger
  ['quanto a peixaria vendeu em dezembro?', fishmonger, sales.during('2025-12').sum('price')],
  [
    'quantos quilos de camarão a gente vendeu?',
    fishmonger,
    sales.when((r) => r.fish === 'Camarão rosa').sum('weight'),
  ],
  ['qual peixe dá mais dinheiro?', fishmonger, most(sales.by('fish', (g) => g.sum('price')))],
  ['venda por vendedor', fishmonger, sales.by('seller', (g) => g.sum('price'))],
  ['quem compra mais da gente, em reais?', fishmonger, most(sales.by('buyer', (g) => g.sum('price')))],
  ['quanto tem de fiado', fishmonger, sales.when((r) => r.payment === 'Fiado').sum('price')],
  [
    'fiado por comprador',
    fishmonger,
    sales.when((r) => r.payment === 'Fiado').by('buyer', (g) => g.sum('price')),
  ],
  ['kg vendidos por pescado', fishmonger, sales.by('fish', (g) => g.sum('weight'))],
  [
    'quanto o Restaurante Marujo comprou de salmão',
    fishmonger,
    sales.when((r) => r.buyer === 'Restaurante Marujo' && r.fish === 'Salmão').sum('price'),
  ],
  ['peso médio de cada venda', fishmonger, sales.mean('weight')],
  ['qual a forma de pagamento mais usada?', fishmonger, most(sales.by('payment', (g) => g.count()))],
  [
    'os dois pescados que menos vendem em quilo',
    fishmonger,
    least(
      sales.by('fish', (g) => g.sum('weight')),
      2,
    ),
  ],
  [
    'vendas da Rosângela no pix em janeiro',
    fishmonger,
    sales
      .during('2026-01')
      .when((r) => r.seller === 'Rosângela' && r.payment === 'Pix')
      .sum('price'),
  ],
  [
    'quanto deu a sardinha por mês',
    fishmonger,
    sales.when((r) => r.fish === 'Sardinha').byMonth((g) => g.sum('price')),
  ],
  ['em qual dia da semana sai mais peixe, em kg?', fishmonger, most(sales.byWeekday((g) => g.sum('weight')))],
  ['maior venda do Tonho', fishmonger, sales.when((r) => r.seller === 'Tonho').max('price')],
  ['quantas vendas acima de 500 reais', fishmonger, sales.when((r) => r.price > 500).count()],
  ['quantas vendas com mais de 10 kg', fishmonger, sales.when((r) => r.weight > 10).count()],
  [
    'porcentagem do faturamento da peixaria que vem do Hotel Praia Mar',
    fishmonger,
    sales.share((r) => r.buyer === 'Hotel Praia Mar', 'price'),
  ],
  ['faturamento da peixaria sem o balcão', fishmonger, sales.when((r) => r.buyer !== 'Balcão').sum('price')],
  [
    'a peixaria vendeu mais em abril ou maio?',
    fishmonger,
    { before: sales.during('2026-04').sum('price'), after: sales.during('2026-05').sum('price') },
  ],
  [
    'polvo e salmão juntos deram quantos kg em outubro',
    fishmonger,
    sales
      .during('2025-10')
      .when((r) => ['Polvo', 'Salmão'].includes(r.fish))
      .sum('weight'),
  ],
  ['ticket médio da dona Cida', fishmonger, sales.when((r) => r.buyer === 'Dona Cida').mean('price')],
  [
    'quantos compradores diferentes levaram polvo de 1 a 3 de março?',
    fishmonger,
    sales
      .from('2026-03-01', '2026-03-03')
      .when((r) => r.fish === 'Polvo')
      .distinct('buyer'),
  ],
  ['qual corte vende mais, em valor', fishmonger, most(sales.by('cut', (g) => g.sum('price')))],
  ['melhor mês da peixaria', fishmonger, most(sales.byMonth((g) => g.sum('price')))],
  [
    'vendas de tilápia no fim de semana',
    fishmonger,
    sales
      .on(0, 6)
      .when((r) => r.fish === 'Tilápia')
      .sum('price'),
  ],
  ['quanto a peixaria fatura por mês, em média', fishmonger, sales.sum('price') / 10],
  [
    'filé de pescada: quantos kg por vendedor?',
    fishmonger,
    sales.when((r) => r.fish === 'Filé de pescada').by('seller', (g) => g.sum('weight')),
  ],
  [
    'quanto entrou no débito no primeiro trimestre',
    fishmonger,
    sales
      .during('2026-01', '2026-03')
      .when((r) => r.payment === 'Débito')
      .sum('price'),
  ],

  // The driving school
  ['quantas aulas demos em setembro?', school, lessons.during('2025-09').count()],
  ['aulas por instrutor', school, lessons.by('teacher', (g) => g.count())],
  [
    'qual instrutor deu mais aula prática',
    school,
    most(lessons.when((r) => r.kind === 'Prática').by('teacher', (g) => g.count())),
  ],
  [
    'quantas faltas teve o Caio Lemos?',
    school,
    lessons.when((r) => r.student === 'Caio Lemos' && r.outcome === 'Faltou').count(),
  ],
  [
    'aluno que mais faltou',
    school,
    most(lessons.when((r) => r.outcome === 'Faltou').by('student', (g) => g.count())),
  ],
  [
    'quantas aulas foram canceladas em novembro',
    school,
    lessons
      .during('2025-11')
      .when((r) => r.outcome === 'Cancelada')
      .count(),
  ],
  ['taxa de cancelamento das aulas', school, lessons.share((r) => r.outcome === 'Cancelada')],
  ['km rodados por carro', school, lessons.by('car', (g) => g.sum('km'))],
  ['qual veículo rodou menos?', school, least(lessons.by('car', (g) => g.sum('km')))],
  [
    'quanto a autoescola faturou com aula teórica',
    school,
    lessons.when((r) => r.kind === 'Teórica').sum('value'),
  ],
  ['valor médio da aula na categoria D', school, lessons.when((r) => r.category === 'D').mean('value')],
  [
    'quantas aulas no simulador por mês?',
    school,
    lessons.when((r) => r.kind === 'Simulador').byMonth((g) => g.count()),
  ],
  [
    'quantos minutos de aula a Ivete deu em fevereiro',
    school,
    lessons
      .during('2026-02')
      .when((r) => r.teacher === 'Ivete')
      .sum('minutes'),
  ],
  ['duração média das aulas por tipo', school, lessons.by('kind', (g) => g.mean('minutes'))],
  [
    'quantos alunos diferentes fizeram aula no dia 10 de fevereiro de 2026',
    school,
    lessons.from('2026-02-10', '2026-02-10').distinct('student'),
  ],
  ['quanto a Brenda Sousa já pagou?', school, lessons.when((r) => r.student === 'Brenda Sousa').sum('value')],
  [
    'top 3 alunos com mais aulas',
    school,
    most(
      lessons.by('student', (g) => g.count()),
      3,
    ),
  ],
  [
    'aulas realizadas no sábado',
    school,
    lessons
      .on(6)
      .when((r) => r.outcome === 'Realizada')
      .count(),
  ],
  ['HB20: quantas aulas?', school, lessons.when((r) => r.car === 'HB20').count()],
  ['quantas aulas de mais de 100 minutos', school, lessons.when((r) => r.minutes > 100).count()],
  [
    'o Waldir e o Sérgio juntos deram quantas aulas em março?',
    school,
    lessons
      .during('2026-03')
      .when((r) => ['Waldir', 'Sérgio'].includes(r.teacher))
      .count(),
  ],
  ['que parte das aulas é prática?', school, lessons.share((r) => r.kind === 'Prática')],
  ['receita da autoescola por categoria da cnh', school, lessons.by('category', (g) => g.sum('value'))],
  [
    'aulas que não foram canceladas por instrutor',
    school,
    lessons.when((r) => r.outcome !== 'Cancelada').by('teacher', (g) => g.count()),
  ],
  [
    'a quantidade de aulas aumentou de janeiro pra fevereiro?',
    school,
    { before: lessons.during('2026-01').count(), after: lessons.during('2026-02').count() },
  ],
  ['mês com menos aula', school, least(lessons.byMonth((g) => g.count()))],
  ['média de km por aula', school, lessons.mean('km')],
  [
    'situação das aulas do Gustavo Rios, quantas em cada?',
    school,
    lessons.when((r) => r.student === 'Gustavo Rios').by('outcome', (g) => g.count()),
  ],
  ['quantas aulas por semana em média a autoescola dá', school, lessons.count() / 44],
  [
    'quantas aulas teve entre 15 de dezembro e 15 de janeiro',
    school,
    lessons.from('2025-12-15', '2026-01-15').count(),
  ],

  // The block of flats
  ['quanto o condomínio gastou com manutenção no total?', flats, jobs.sum('spent')],
  ['gasto por tipo de serviço', flats, jobs.by('kind', (g) => g.sum('spent'))],
  ['qual torre gasta mais?', flats, most(jobs.by('tower', (g) => g.sum('spent')))],
  [
    'quanto pagamos pra ElevaTech em 2026',
    flats,
    jobs
      .during('2026-01', '2026-05')
      .when((r) => r.supplier === 'ElevaTech')
      .sum('spent'),
  ],
  ['quantas manutenções de elevador tivemos?', flats, jobs.when((r) => r.kind === 'Elevador').count()],
  [
    'manutenções pendentes por torre',
    flats,
    jobs.when((r) => r.status === 'Pendente').by('tower', (g) => g.count()),
  ],
  [
    'quantas urgências altas em outubro',
    flats,
    jobs
      .during('2025-10')
      .when((r) => r.urgency === 'Alta')
      .count(),
  ],
  ['custo médio de uma pintura', flats, jobs.when((r) => r.kind === 'Pintura').mean('spent')],
  ['fornecedor que mais recebeu', flats, most(jobs.by('supplier', (g) => g.sum('spent')))],
  [
    'horas de jardinagem por mês',
    flats,
    jobs.when((r) => r.kind === 'Jardinagem').byMonth((g) => g.sum('hours')),
  ],
  ['a manutenção mais cara custou quanto?', flats, jobs.max('spent')],
  [
    'quantos serviços de hidráulica na torre norte',
    flats,
    jobs.when((r) => r.kind === 'Hidráulica' && r.tower === 'Torre Norte').count(),
  ],
  [
    'custo da área comum no último trimestre de 2025',
    flats,
    jobs
      .during('2025-10', '2025-12')
      .when((r) => r.tower === 'Área comum')
      .sum('spent'),
  ],
  ['quantas manutenções custaram menos de 300 reais', flats, jobs.when((r) => r.spent < 300).count()],
  ['quanto gastamos fora elevador?', flats, jobs.when((r) => r.kind !== 'Elevador').sum('spent')],
  ['porcentagem de manutenções concluídas', flats, jobs.share((r) => r.status === 'Concluído')],
  [
    'tempo total que a Hidro Silva trabalhou',
    flats,
    jobs.when((r) => r.supplier === 'Hidro Silva').sum('hours'),
  ],
  [
    'gasto mensal com elétrica',
    flats,
    jobs.when((r) => r.kind === 'Elétrica').byMonth((g) => g.sum('spent')),
  ],
  [
    '2 fornecedores mais chamados',
    flats,
    most(
      jobs.by('supplier', (g) => g.count()),
      2,
    ),
  ],
  [
    'gastamos mais em março ou abril com manutenção?',
    flats,
    { before: jobs.during('2026-03').sum('spent'), after: jobs.during('2026-04').sum('spent') },
  ],
  ['número de manutenções por urgência', flats, jobs.by('urgency', (g) => g.count())],
  [
    'orçamentos da torre sul',
    flats,
    jobs.when((r) => r.status === 'Orçamento' && r.tower === 'Torre Sul').count(),
  ],
  ['mês em que o condomínio mais gastou', flats, most(jobs.byMonth((g) => g.sum('spent')))],
  [
    'quantas horas em média leva um serviço de elevador',
    flats,
    jobs.when((r) => r.kind === 'Elevador').mean('hours'),
  ],
  ['qual serviço deu menos despesa?', flats, least(jobs.by('kind', (g) => g.sum('spent')))],
  [
    'quanto custou a pintura da torre sul em novembro e dezembro',
    flats,
    jobs
      .during('2025-11', '2025-12')
      .when((r) => r.kind === 'Pintura' && r.tower === 'Torre Sul')
      .sum('spent'),
  ],
  ['manutenções feitas na segunda-feira', flats, jobs.on(1).count()],
  ['quantos fornecedores diferentes vieram em maio?', flats, jobs.during('2026-05').distinct('supplier')],
  [
    'Casa & Cia: custo por urgência',
    flats,
    jobs.when((r) => r.supplier === 'Casa & Cia').by('urgency', (g) => g.sum('spent')),
  ],
  ['quanto gastamos por mês em média com manutenção', flats, jobs.sum('spent') / 10],
]

/** What the tables do not hold. */
export const unanswerable: string[] = [
  'quanto peixe estragou em janeiro?',
  'quanto pagamos pro pescador?',
  'qual o lucro do camarão?',
  'quantos alunos passaram na prova?',
  'qual aluno tirou a maior nota?',
  'quanto gastamos de gasolina no Gol 01?',
  'quantas aulas vamos dar em julho que vem?',
  'quantos moradores reclamaram do elevador?',
  'qual apartamento está devendo condomínio?',
  'por que a torre norte gasta mais?',
]
