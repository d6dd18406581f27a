import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, shownDay, weekdayIn } from './rows'

/* A gym with personal training, a shop that repairs mobile phones and a distributor of drinks to bars. */

const { next, whole, pick, among } = seededBusiness(
  'a gym, a phone repair shop, a drinks distributor to bars',
)
// From June to March.
const days = daysFrom('2025-06-01', 304).filter((day) => day !== '2025-12-25' && day !== '2026-01-01')

const students = [
  { student: 'Ana Beatriz', plan: 'Mensal' },
  { student: 'Gustavo', plan: 'Avulso' },
  { student: 'Carlos Eduardo', plan: 'Trimestral' },
  { student: 'Fernanda', plan: 'Mensal' },
  { student: 'Osvaldo', plan: 'Anual' },
  { student: 'Patrícia', plan: 'Mensal' },
  { student: 'Larissa', plan: 'Trimestral' },
  { student: 'Aparecida', plan: 'Anual' },
  { student: 'Igor', plan: 'Avulso' },
]
// Closed on Sundays, most on Mondays.
const lessonsOn = (day: string): number => {
  if (weekdayIn(day) === 1) return whole(5, 7)
  return weekdayIn(day) === 6 ? whole(1, 2) : whole(2, 4)
}
const lessons = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: lessonsOn(day) }, () => {
        const trainer = among(['Thaís', 40], ['Rodrigo', 30], ['Bruna', 20], ['Kleber', 10])
        const sport = among(
          ['Musculação', 36],
          ['Funcional', 24],
          ['Pilates', 18],
          ['Boxe', 14],
          ['Alongamento', 8],
        )
        const price = (sport === 'Pilates' ? whole(18, 30) : whole(12, 24)) * 5
        return {
          day,
          ...pick(students),
          trainer,
          sport,
          shift: weekdayIn(day) === 6 ? 'Manhã' : among(['Noite', 50], ['Manhã', 30], ['Tarde', 20]),
          online: next() < 0.2 ? 'sim' : 'não',
          minutes: among([60, 5], [45, 3], [30, 1], [90, 1]),
          rating: next() < 0.3 ? undefined : whole(sport === 'Pilates' ? 8 : 6, 10),
          commission: cents(price * (trainer === 'Thaís' ? 0.45 : 0.4)),
          price,
        }
      }),
    ),
)

const phones = [
  { brand: 'Samsung', model: 'Galaxy A54' },
  { brand: 'Samsung', model: 'Galaxy A15' },
  { brand: 'Samsung', model: 'Galaxy S21' },
  { brand: 'Motorola', model: 'Moto G84' },
  { brand: 'Motorola', model: 'Moto G54' },
  { brand: 'Apple', model: 'iPhone 11' },
  { brand: 'Apple', model: 'iPhone 13' },
  { brand: 'Xiaomi', model: 'Redmi Note 12' },
  { brand: 'Xiaomi', model: 'Poco X5' },
]
const screen = { service: 'Troca de tela', from: 12_000, to: 42_000, least: 8_000, most: 15_000 }
const battery = { service: 'Troca de bateria', from: 6_000, to: 18_000, least: 5_000, most: 9_000 }
const plug = { service: 'Conector de carga', from: 1_500, to: 5_000, least: 6_000, most: 11_000 }
const software = { service: 'Software', from: 0, to: 0, least: 5_000, most: 12_000 }
const camera = { service: 'Troca de câmera', from: 8_000, to: 26_000, least: 6_000, most: 12_000 }
const bath = { service: 'Banho químico', from: 0, to: 0, least: 9_000, most: 18_000 }
// Closed on Sundays, most on Saturdays.
const repairs = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(3, 5) : whole(1, 2) }, () => {
        const work = among([screen, 34], [battery, 24], [plug, 18], [software, 12], [camera, 9], [bath, 3])
        const technician = among(['Wesley', 42], ['Jéssica', 34], ['Anderson', 24])
        const status = among(['ENTREGUE', 66], ['AGUARDANDO PEÇA', 20], ['PRONTO', 14])
        const part = work.to === 0 ? undefined : whole(work.from, work.to) / 100
        const labour = whole(work.least, work.most) / 100
        const took = technician === 'Anderson' ? whole(2, 11) : whole(0, 8)
        return {
          day,
          ...pick(phones),
          service: work.service,
          technician,
          status,
          urgent: next() < 0.18 ? 'S' : 'N',
          took: status === 'ENTREGUE' ? took : undefined,
          part,
          labour,
          price: cents(labour + (part ?? 0) * 1.5),
        }
      }),
    )
    .map((row, at) => ({ ...row, number: 2_001 + at })),
)

const bars = [
  { bar: 'Bar do Zeca', city: 'Campinas' },
  { bar: 'Boteco da Esquina', city: 'Campinas' },
  { bar: 'Choperia Alemã', city: 'Valinhos' },
  { bar: 'Bar da Nice', city: 'Sumaré' },
  { bar: 'Espetinho do Baiano', city: 'Sumaré' },
  { bar: 'Pub Old Town', city: 'Valinhos' },
  { bar: 'Adega São João', city: 'Hortolândia' },
  { bar: 'Quiosque Sol Nascente', city: 'Hortolândia' },
]
const drinks = [
  { product: 'Skol 600ml', category: 'Cerveja', from: 11_000, to: 14_000 },
  { product: 'Heineken 600ml', category: 'Cerveja', from: 17_000, to: 21_000 },
  { product: 'Coca-Cola 2L', category: 'Refrigerante', from: 5_500, to: 7_000 },
  { product: 'Original 600ml', category: 'Cerveja', from: 15_000, to: 18_000 },
  { product: 'Red Bull', category: 'Energético', from: 16_000, to: 20_000 },
  { product: 'Cachaça 51', category: 'Destilado', from: 11_000, to: 14_000 },
  { product: 'Guaraná Antarctica 2L', category: 'Refrigerante', from: 4_500, to: 6_000 },
  { product: 'Água Crystal', category: 'Água', from: 1_800, to: 2_800 },
  { product: 'Smirnoff', category: 'Destilado', from: 24_000, to: 32_000 },
]
// From Monday to Friday, most on Thursdays.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 4 ? whole(5, 7) : whole(2, 4) }, () => {
        const { product, category, from, to } = pick(drinks)
        const boxes = whole(2, 30)
        const unit = whole(from, to) / 100
        return {
          day,
          ...pick(bars),
          product,
          category,
          seller: among(['Edson', 45], ['Vanessa', 32], ['Ronaldo', 23]),
          boxes,
          unit,
          returned: category === 'Cerveja' ? whole(0, boxes) : undefined,
          term: among([14, 4], [7, 3], [28, 2], [21, 2]),
          paid: next() < 0.78 ? 'Sim' : 'Não',
          total: cents(boxes * unit),
        }
      }),
    ),
)

const gym = 'Aulas Personal Academia'
const workshop = 'OS_ASSISTENCIA_CELULAR'
const distributor = 'pedidos_distribuidora_bebidas'

export const files = [
  file(gym, lessons, [
    ['Data da aula', ({ day }) => brazilianDay(day)],
    ['Aluno', ({ student }) => student],
    ['Plano', ({ plan }) => plan],
    ['Personal', ({ trainer }) => trainer],
    ['Modalidade', ({ sport }) => sport],
    ['Turno', ({ shift }) => shift],
    ['Online', ({ online }) => online],
    ['Duração (min)', ({ minutes }) => minutes],
    ['Nota', ({ rating }) => rating ?? ''],
    ['Comissão', ({ commission }) => commaPrice(commission)],
    ['Valor da aula', ({ price }) => commaPrice(price)],
  ]),
  file(workshop, repairs, [
    ['N_OS', ({ number }) => number],
    ['DT_ENTRADA', ({ day }) => brazilianDay(day)],
    ['MARCA', ({ brand }) => brand],
    ['MODELO', ({ model }) => model],
    ['SERVICO', ({ service }) => service],
    ['TECNICO', ({ technician }) => technician],
    ['STATUS', ({ status }) => status],
    ['URGENTE', ({ urgent }) => urgent],
    ['DIAS_CONSERTO', ({ took }) => took ?? ''],
    ['CUSTO_PECA', ({ part }) => (part === undefined ? '' : decimal(part))],
    ['MAO_DE_OBRA', ({ labour }) => decimal(labour)],
    ['VALOR_OS', ({ price }) => decimal(price)],
  ]),
  file(
    distributor,
    orders,
    [
      ['data_pedido', ({ day }) => day],
      ['bar', ({ bar }) => bar],
      ['cidade', ({ city }) => city],
      ['produto', ({ product }) => product],
      ['categoria', ({ category }) => category],
      ['vendedor', ({ seller }) => seller],
      ['caixas', ({ boxes }) => boxes],
      ['preco_caixa', ({ unit }) => unit.toFixed(2)],
      ['cascos_devolvidos', ({ returned }) => returned ?? ''],
      ['prazo_dias', ({ term }) => term],
      ['pago', ({ paid }) => paid],
      ['total_pedido', ({ total }) => total.toFixed(2)],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The gym
  ['quantas aulas de personal demos em setembro?', gym, lessons.during('2025-09').count()],
  ['valor total das aulas por mês', gym, lessons.byMonth((g) => g.sum('price'))],
  ['qtas aulas cada personal deu', gym, lessons.by('trainer', (g) => g.count())],
  [
    'qual personal tem o maior valor total de aulas?',
    gym,
    most(lessons.by('trainer', (g) => g.sum('price'))),
  ],
  [
    'total de comissao da thais em 2025',
    gym,
    lessons
      .during('2025-06', '2025-12')
      .when((r) => r.trainer === 'Thaís')
      .sum('commission'),
  ],
  ['valor medio da aula de pilates', gym, lessons.when((r) => r.sport === 'Pilates').mean('price')],
  [
    'quantas aulas online tivemos por mes',
    gym,
    lessons.when((r) => r.online === 'sim').byMonth((g) => g.count()),
  ],
  ['que % das aulas é no turno da noite?', gym, lessons.share((r) => r.shift === 'Noite')],
  [
    'top 3 alunos que mais gastaram em aulas',
    gym,
    most(
      lessons.by('student', (g) => g.sum('price')),
      3,
    ),
  ],
  ['qual personal deu menos aulas?', gym, least(lessons.by('trainer', (g) => g.count()))],
  ['nota media das aulas da bruna', gym, lessons.when((r) => r.trainer === 'Bruna').mean('rating')],
  [
    'qual modalidade tem a melhor nota média?',
    gym,
    most(lessons.when((r) => r.rating !== undefined).by('sport', (g) => g.mean('rating'))),
  ],
  ['total de minutos de aula por turno', gym, lessons.by('shift', (g) => g.sum('minutes'))],
  ['quantas aulas duraram mais de 45 minutos', gym, lessons.when((r) => r.minutes > 45).count()],
  [
    'compare o valor das aulas de outubro com o de novembro',
    gym,
    { before: lessons.during('2025-10').sum('price'), after: lessons.during('2025-11').sum('price') },
  ],
  ['em que dia da semana a academia tem mais aulas?', gym, most(lessons.byWeekday((g) => g.count()))],
  ['em média, quantas aulas a academia dá por dia que abre?', gym, lessons.count() / lessons.distinct('day')],
  [
    'valor das aulas dos alunos do plano anual de junho a agosto',
    gym,
    lessons
      .during('2025-06', '2025-08')
      .when((r) => r.plan === 'Anual')
      .sum('price'),
  ],
  [
    'quanto o gustavo gastou com aula de boxe?',
    gym,
    lessons.when((r) => r.student === 'Gustavo' && r.sport === 'Boxe').sum('price'),
  ],
  [
    'quantos alunos diferentes fizeram funcional em janeiro?',
    gym,
    lessons
      .during('2026-01')
      .when((r) => r.sport === 'Funcional')
      .distinct('student'),
  ],
  [
    'valor das aulas menos a comissão em dezembro',
    gym,
    lessons.during('2025-12').sum('price') - lessons.during('2025-12').sum('commission'),
  ],
  [
    'comissao por personal sem contar as aulas online',
    gym,
    lessons.when((r) => r.online === 'não').by('trainer', (g) => g.sum('commission')),
  ],
  [
    'quanto custou a aula mais cara de musculaçao?',
    gym,
    lessons.when((r) => r.sport === 'Musculação').max('price'),
  ],
  ['qual o valor total das aulas de sabado?', gym, lessons.on(6).sum('price')],
  [
    'bruna x rodrigo em total de minutos de aula',
    gym,
    lessons
      .when((r) => r.trainer === 'Bruna' || r.trainer === 'Rodrigo')
      .by('trainer', (g) => g.sum('minutes')),
  ],
  ['quantas aulas tiveram nota abaixo de 8?', gym, lessons.when((r) => (r.rating ?? 10) < 8).count()],
  ['quantas aulas ficaram sem nota', gym, lessons.when((r) => r.rating === undefined).count()],
  [
    'participação da musculação no valor das aulas',
    gym,
    lessons.share((r) => r.sport === 'Musculação', 'price'),
  ],
  [
    'valor das aulas da manha entre 15/08/2025 e 10/10/2025',
    gym,
    lessons
      .from('2025-08-15', '2025-10-10')
      .when((r) => r.shift === 'Manhã')
      .sum('price'),
  ],
  [
    'to montando o relatorio da academia: nota média das aulas por plano',
    gym,
    lessons.by('plan', (g) => g.mean('rating')),
  ],

  // The repair shop
  ['quantos celulares entraram na assistencia em janeiro?', workshop, repairs.during('2026-01').count()],
  ['valor total das OS por mês', workshop, repairs.byMonth((g) => g.sum('price'))],
  [
    'quantos iphone 11 entraram pra conserto?',
    workshop,
    repairs.when((r) => r.model === 'iPhone 11').count(),
  ],
  ['qual marca de celular mais entra na assistencia?', workshop, most(repairs.by('brand', (g) => g.count()))],
  ['valor total de OS por tecnico', workshop, repairs.by('technician', (g) => g.sum('price'))],
  [
    'quanto gastamos de peça com troca de tela?',
    workshop,
    repairs.when((r) => r.service === 'Troca de tela').sum('part'),
  ],
  [
    'qual tecnico tem a maior media de dias de conserto?',
    workshop,
    most(repairs.by('technician', (g) => g.mean('took'))),
  ],
  [
    'media de dias de conserto da troca de bateria',
    workshop,
    repairs.when((r) => r.service === 'Troca de bateria').mean('took'),
  ],
  ['quantas OS estão aguardando peça', workshop, repairs.when((r) => r.status === 'AGUARDANDO PEÇA').count()],
  ['que porcentagem das OS é urgente?', workshop, repairs.share((r) => r.urgent === 'S')],
  [
    'compara o valor das OS de novembro com dezembro',
    workshop,
    { before: repairs.during('2025-11').sum('price'), after: repairs.during('2025-12').sum('price') },
  ],
  [
    'os 3 modelos de celular com maior valor total de OS',
    workshop,
    most(
      repairs.by('model', (g) => g.sum('price')),
      3,
    ),
  ],
  ['quantas OS deram acima de 500 reais?', workshop, repairs.when((r) => r.price > 500).count()],
  [
    'quantos consertos de celular levaram mais de 5 dias?',
    workshop,
    repairs.when((r) => (r.took ?? 0) > 5).count(),
  ],
  [
    'qto deu a mao de obra do wesley em fevereiro',
    workshop,
    repairs
      .during('2026-02')
      .when((r) => r.technician === 'Wesley')
      .sum('labour'),
  ],
  ['total de mão de obra por serviço', workshop, repairs.by('service', (g) => g.sum('labour'))],
  [
    'quantos samsung entraram aos sabados?',
    workshop,
    repairs
      .on(6)
      .when((r) => r.brand === 'Samsung')
      .count(),
  ],
  [
    'valor medio das OS de celular da apple',
    workshop,
    repairs.when((r) => r.brand === 'Apple').mean('price'),
  ],
  [
    'qual o valor da maior OS da motorola?',
    workshop,
    repairs.when((r) => r.brand === 'Motorola').max('price'),
  ],
  [
    'quantas trocas de tela de xiaomi entraram desde dezembro?',
    workshop,
    repairs
      .during('2025-12', '2026-03')
      .when((r) => r.service === 'Troca de tela' && r.brand === 'Xiaomi')
      .count(),
  ],
  ['qual serviço tem menos OS?', workshop, least(repairs.by('service', (g) => g.count()))],
  [
    'custo de peças da assistencia entre 01/07/2025 e 15/08/2025',
    workshop,
    repairs.from('2025-07-01', '2025-08-15').sum('part'),
  ],
  [
    'quantos modelos diferentes a jessica atendeu em outubro?',
    workshop,
    repairs
      .during('2025-10')
      .when((r) => r.technician === 'Jéssica')
      .distinct('model'),
  ],
  [
    'qual o valor total das OS com status pronto?',
    workshop,
    repairs.when((r) => r.status === 'PRONTO').sum('price'),
  ],
  [
    'quantas OS entregues cada tecnico tem',
    workshop,
    repairs.when((r) => r.status === 'ENTREGUE').by('technician', (g) => g.count()),
  ],
  [
    'participação da troca de tela no valor total das OS',
    workshop,
    repairs.share((r) => r.service === 'Troca de tela', 'price'),
  ],
  [
    'anderson x wesley em numero de OS urgentes',
    workshop,
    repairs
      .when((r) => r.urgent === 'S' && (r.technician === 'Anderson' || r.technician === 'Wesley'))
      .by('technician', (g) => g.count()),
  ],
  [
    'valor das OS menos o custo das peças no ultimo trimestre de 2025',
    workshop,
    repairs.during('2025-10', '2025-12').sum('price') - repairs.during('2025-10', '2025-12').sum('part'),
  ],
  ['qual mês teve o menor valor total de OS?', workshop, least(repairs.byMonth((g) => g.sum('price')))],
  [
    'um cliente reclamou da demora. qual a média de dias de conserto por marca?',
    workshop,
    repairs.by('brand', (g) => g.mean('took')),
  ],

  // The distributor
  [
    'quanto a distribuidora vendeu em dezembro, em reais?',
    distributor,
    orders.during('2025-12').sum('total'),
  ],
  ['valor vendido pros bares por mes', distributor, orders.byMonth((g) => g.sum('total'))],
  [
    'quantas caixas de heineken vendemos em fevereiro?',
    distributor,
    orders
      .during('2026-02')
      .when((r) => r.product === 'Heineken 600ml')
      .sum('boxes'),
  ],
  ['qual bar comprou mais em reais?', distributor, most(orders.by('bar', (g) => g.sum('total')))],
  [
    'top 3 produtos em caixas vendidas',
    distributor,
    most(
      orders.by('product', (g) => g.sum('boxes')),
      3,
    ),
  ],
  ['total de caixas por categoria', distributor, orders.by('category', (g) => g.sum('boxes'))],
  [
    'valor medio por pedido da vanessa',
    distributor,
    orders.when((r) => r.seller === 'Vanessa').mean('total'),
  ],
  ['quantos pedidos dos bares não foram pagos?', distributor, orders.when((r) => r.paid === 'Não').count()],
  [
    'valor dos pedidos nao pagos do bar do zeca',
    distributor,
    orders.when((r) => r.bar === 'Bar do Zeca' && r.paid === 'Não').sum('total'),
  ],
  [
    'que % do valor vendido pros bares é cerveja?',
    distributor,
    orders.share((r) => r.category === 'Cerveja', 'total'),
  ],
  [
    'compare o total de caixas vendidas em julho com o de agosto',
    distributor,
    { before: orders.during('2025-07').sum('boxes'), after: orders.during('2025-08').sum('boxes') },
  ],
  ['quantos pedidos passaram de 3 mil reais?', distributor, orders.when((r) => r.total > 3000).count()],
  ['qual dia da semana tem mais pedidos de bar?', distributor, most(orders.byWeekday((g) => g.count()))],
  [
    'qual foi o maior preço de caixa da skol?',
    distributor,
    orders.when((r) => r.product === 'Skol 600ml').max('unit'),
  ],
  ['total vendido em reais por cidade', distributor, orders.by('city', (g) => g.sum('total'))],
  [
    'quanto vendemos em reais de refrigerante em campinas de setembro a novembro?',
    distributor,
    orders
      .during('2025-09', '2025-11')
      .when((r) => r.category === 'Refrigerante' && r.city === 'Campinas')
      .sum('total'),
  ],
  ['qual vendedor vendeu menos caixas?', distributor, least(orders.by('seller', (g) => g.sum('boxes')))],
  ['media de caixas por pedido pra cada bar', distributor, orders.by('bar', (g) => g.mean('boxes'))],
  [
    'quantos cascos o boteco da esquina devolveu?',
    distributor,
    orders.when((r) => r.bar === 'Boteco da Esquina').sum('returned'),
  ],
  ['quantos pedidos tem prazo de 28 dias', distributor, orders.when((r) => r.term === 28).count()],
  [
    'quantos bares diferentes compraram red bull em outubro?',
    distributor,
    orders
      .during('2025-10')
      .when((r) => r.product === 'Red Bull')
      .distinct('bar'),
  ],
  [
    'valor do maior pedido da choperia alema',
    distributor,
    orders.when((r) => r.bar === 'Choperia Alemã').max('total'),
  ],
  [
    'edson x ronaldo: total vendido em reais em janeiro',
    distributor,
    orders
      .during('2026-01')
      .when((r) => r.seller === 'Edson' || r.seller === 'Ronaldo')
      .by('seller', (g) => g.sum('total')),
  ],
  [
    'quantas caixas de cerveja vendemos sem contar a heineken?',
    distributor,
    orders.when((r) => r.category === 'Cerveja' && r.product !== 'Heineken 600ml').sum('boxes'),
  ],
  [
    'quantos pedidos de destilado entre 10/09/2025 e 20/11/2025?',
    distributor,
    orders
      .from('2025-09-10', '2025-11-20')
      .when((r) => r.category === 'Destilado')
      .count(),
  ],
  [
    'em média quantas caixas vendemos por mês?',
    distributor,
    orders.sum('boxes') / orders.byMonth((g) => g.count()).length,
  ],
  [
    'qual foi a data com o maior valor vendido pros bares?',
    distributor,
    most(orders.by('day', (g) => g.sum('total'))).map(([day, value]): [string, number] => [
      shownDay(day),
      value,
    ]),
  ],
  [
    'quantidade de pedidos pagos por vendedor',
    distributor,
    orders.when((r) => r.paid === 'Sim').by('seller', (g) => g.count()),
  ],
  [
    'qual a porcentagem dos pedidos de sumare que está paga?',
    distributor,
    orders.when((r) => r.city === 'Sumaré').share((r) => r.paid === 'Sim'),
  ],
  [
    'vou negociar com a fabrica: quantas caixas de agua vendemos no primeiro trimestre de 2026?',
    distributor,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.category === 'Água')
      .sum('boxes'),
  ],
]

export const unanswerable: string[] = [
  'qual o salario da recepcionista da academia?',
  'quanto a academia pagou de conta de luz em janeiro?',
  'qual o peso medio dos alunos em quilos?',
  'quantas esteiras tem na academia',
  'quantas telas temos no estoque da assistencia?',
  'qto foi o aluguel da loja de celular em outubro',
  'quantas capinhas e peliculas vendemos em dezembro?',
  'quantos km o caminhao da distribuidora rodou em fevereiro?',
  'quanto gastamos com diesel nas entregas?',
  'qual a idade media dos donos dos bares?',
]
