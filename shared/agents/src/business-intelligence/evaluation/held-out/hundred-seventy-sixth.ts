import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* A restaurant on delivery apps, the training of a company, the water and energy bills of a chain of shops. */

const { next, whole, pick, among } = seededBusiness(
  'payouts of delivery apps, trainings, water and energy bills',
)

const apps = [
  { app: 'iFood', from: 23, to: 27 },
  { app: 'iFood', from: 23, to: 27 },
  { app: 'Rappi', from: 17, to: 22 },
  { app: '99Food', from: 8, to: 12 },
]
// Closed on Mondays, fullest on Saturdays; a cancelled order keeps its value and has no other money.
const orders = new Rows(
  daysFrom('2025-09-01', 242)
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) => {
      const busy = weekdayIn(day) === 6 ? whole(6, 9) : weekdayIn(day) === 5 ? whole(4, 6) : whole(2, 4)
      return Array.from({ length: busy }, () => {
        const { app, from, to } = pick(apps)
        const gone = next() < 0.12
        const value = whole(3_500, 19_900) / 100
        const fee = cents((value * whole(from, to)) / 100)
        const coupon = gone || next() < 0.65 ? undefined : whole(5, 15)
        return {
          day,
          app,
          district: among(
            ['Boa Viagem', 30],
            ['Pina', 21],
            ['Espinheiro', 14],
            ['Casa Forte', 8],
            ['Imbiribeira', 6],
            ['Derby', 3],
          ),
          shift: among(['Jantar', 3], ['Almoço', 2]),
          payment: pick(['Pix', 'Cartão de crédito', 'Vale-refeição', 'Dinheiro']),
          items: whole(1, 6),
          value,
          fee: gone ? undefined : fee,
          delivery: gone ? undefined : next() < 0.15 ? 0 : whole(499, 1_299) / 100,
          coupon,
          net: gone ? undefined : cents(value - fee - (coupon ?? 0)),
          cancelled: gone ? 'Sim' : 'Não',
        }
      })
    }),
)
const delivered = orders.when((r) => r.cancelled === 'Não')

const staff = [
  { employee: 'Aline Souza', department: 'Comercial', rate: 0.35 },
  { employee: 'Bruno Teixeira', department: 'Comercial', rate: 0.3 },
  { employee: 'Camila Rocha', department: 'Comercial', rate: 0.4 },
  { employee: 'Diego Farias', department: 'Produção', rate: 0.8 },
  { employee: 'Elaine Prado', department: 'Produção', rate: 0.45 },
  { employee: 'Fábio Lins', department: 'Produção', rate: 0.4 },
  { employee: 'Gilberto Nunes', department: 'Produção', rate: 0.3 },
  { employee: 'Helena Castro', department: 'Administrativo', rate: 0.28 },
  { employee: 'Igor Matos', department: 'Administrativo', rate: 0.08 },
  { employee: 'Jéssica Moura', department: 'Logística', rate: 0.4 },
  { employee: 'Kleber Ramos', department: 'Logística', rate: 0.5 },
  { employee: 'Larissa Pinto', department: 'Logística', rate: 0.3 },
  { employee: 'Murilo Freitas', department: 'TI', rate: 0.26 },
  { employee: 'Natália Borges', department: 'TI', rate: 0.32 },
]
const courses = [
  { course: 'NR-35', modes: ['Presencial'], hours: [8, 16], from: 25_000, to: 65_000 },
  { course: 'Excel', modes: ['Online', 'Presencial'], hours: [4, 6, 8], from: 9_000, to: 30_000 },
  { course: 'Primeiros socorros', modes: ['Presencial', 'Online'], hours: [4, 8], from: 12_000, to: 35_000 },
  {
    course: 'Atendimento ao cliente',
    modes: ['Online', 'Presencial'],
    hours: [2, 4],
    from: 8_000,
    to: 28_000,
  },
  { course: 'Liderança', modes: ['Presencial', 'Online'], hours: [8, 12], from: 40_000, to: 90_000 },
  { course: 'Brigada de incêndio', modes: ['Presencial'], hours: [4, 6], from: 15_000, to: 42_000 },
  { course: 'LGPD', modes: ['Online'], hours: [2, 3], from: 6_000, to: 20_000 },
]
// From Monday to Friday, most on Wednesdays; a row for everybody who took part.
const trainings = new Rows(
  daysFrom('2025-06-01', 304)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .filter((day) => next() < (weekdayIn(day) === 3 ? 0.75 : 0.32))
    .flatMap((day) => {
      const { course, modes, hours, from, to } = pick(courses)
      const session = {
        day,
        course,
        mode: pick(modes),
        institution: pick(['SENAI', 'SEBRAE', 'Senac']),
        hours: pick(hours),
        cost: whole(from, to) / 100,
      }
      return staff
        .filter(({ rate }) => next() < rate)
        .map(({ employee, department }) => {
          const grade = next() < 0.15 ? undefined : whole(8, 20) / 2
          return {
            ...session,
            employee,
            department,
            grade,
            certificate: grade !== undefined && grade >= 7 ? 'S' : 'N',
          }
        })
    }),
)

const places = [
  { shop: 'Mooca', city: 'São Paulo', size: 1.6 },
  { shop: 'Tatuapé', city: 'São Paulo', size: 1.2 },
  { shop: 'Pinheiros', city: 'São Paulo', size: 2.3 },
  { shop: 'Lapa', city: 'São Paulo', size: 1 },
  { shop: 'Aclimação', city: 'São Paulo', size: 0.9 },
  { shop: 'Cambuí', city: 'Campinas', size: 1.4 },
  { shop: 'Taquaral', city: 'Campinas', size: 1.1 },
  { shop: 'Gonzaga', city: 'Santos', size: 1.3 },
  { shop: 'Boqueirão', city: 'Santos', size: 0.5 },
]
// One bill of water and one of energy for every shop and month; a month is written as its first day.
const bills = new Rows(
  daysFrom('2025-05-01', 365)
    .filter((day) => day.endsWith('-01'))
    .flatMap((day) =>
      places.flatMap(({ shop, city, size }) =>
        ['Água', 'Energia'].map((kind) => {
          const isWater = kind === 'Água'
          const used = Math.round(size * (isWater ? whole(18, 60) : whole(900, 1_600)))
          const amount = cents((used * (isWater ? whole(1_150, 1_900) : whole(86, 104))) / 100)
          const company = isWater
            ? city === 'Campinas'
              ? 'Sanasa'
              : 'Sabesp'
            : city === 'São Paulo'
              ? 'Enel'
              : 'CPFL'
          return {
            day,
            shop,
            city,
            kind,
            company,
            used,
            amount,
            fine: next() < 0.25 ? cents((amount * whole(20, 35)) / 1_000) : undefined,
            days: whole(28, 33),
            estimated: next() < 0.25 ? 'SIM' : 'NÃO',
            payment: pick(['Débito automático', 'Boleto', 'Pix']),
          }
        }),
      ),
    ),
)
const water = bills.when((r) => r.kind === 'Água')
const energy = bills.when((r) => r.kind === 'Energia')

const payouts = 'Repasses Delivery'
const training = 'treinamentos_equipe'
const utilities = 'CONSUMO LOJAS'

const priceOrBlank = (value: number | undefined) => (value === undefined ? '' : commaPrice(value))

export const files = [
  file(payouts, orders, [
    ['Data do pedido', ({ day }) => brazilianDay(day)],
    ['App', ({ app }) => app],
    ['Bairro', ({ district }) => district],
    ['Turno', ({ shift }) => shift],
    ['Forma de pagamento', ({ payment }) => payment],
    ['Qtd itens', ({ items }) => items],
    ['Valor do pedido', ({ value }) => commaPrice(value)],
    ['Taxa do app', ({ fee }) => priceOrBlank(fee)],
    ['Taxa de entrega', ({ delivery }) => priceOrBlank(delivery)],
    ['Cupom', ({ coupon }) => priceOrBlank(coupon)],
    ['Repasse líquido', ({ net }) => priceOrBlank(net)],
    ['Cancelado', ({ cancelled }) => cancelled],
  ]),
  file(
    training,
    trainings,
    [
      ['data', ({ day }) => day],
      ['curso', ({ course }) => course],
      ['modalidade', ({ mode }) => mode],
      ['instituicao', ({ institution }) => institution],
      ['funcionario', ({ employee }) => employee],
      ['departamento', ({ department }) => department],
      ['carga_horaria', ({ hours }) => hours],
      ['nota', ({ grade }) => (grade === undefined ? '' : grade.toFixed(1))],
      ['certificado', ({ certificate }) => certificate],
      ['custo_inscricao', ({ cost }) => cost.toFixed(2)],
    ],
    ',',
  ),
  file(utilities, bills, [
    ['MES_REFERENCIA', ({ day }) => brazilianDay(day)],
    ['LOJA', ({ shop }) => shop],
    ['CIDADE', ({ city }) => city],
    ['TIPO', ({ kind }) => kind],
    ['CONCESSIONARIA', ({ company }) => company],
    ['CONSUMO', ({ used }) => used],
    ['VALOR_CONTA', ({ amount }) => decimal(amount)],
    ['MULTA', ({ fine }) => (fine === undefined ? '' : decimal(fine))],
    ['DIAS_FATURADOS', ({ days }) => days],
    ['LEITURA_ESTIMADA', ({ estimated }) => estimated],
    ['FORMA_PGTO', ({ payment }) => payment],
  ]),
]

export const labelled: Labelled[] = [
  // The restaurant on delivery apps
  ['repasse liquido por mes', payouts, orders.byMonth((g) => g.sum('net'))],
  [
    'quanto o ifood me repassou em dezembro?',
    payouts,
    orders
      .during('2025-12')
      .when((r) => r.app === 'iFood')
      .sum('net'),
  ],
  [
    'qtos pedidos vieram pelo rappi em novembro',
    payouts,
    orders
      .during('2025-11')
      .when((r) => r.app === 'Rappi')
      .count(),
  ],
  ['qual app repassou mais no total?', payouts, most(orders.by('app', (g) => g.sum('net')))],
  ['total de taxa do app que paguei pra 99food', payouts, orders.when((r) => r.app === '99Food').sum('fee')],
  ['quantos pedidos foram cancelados?', payouts, orders.when((r) => r.cancelled === 'Sim').count()],
  [
    'que porcentagem dos pedidos do rappi foi cancelada?',
    payouts,
    orders.when((r) => r.app === 'Rappi').share((r) => r.cancelled === 'Sim'),
  ],
  ['quantos pedidos por bairro', payouts, orders.by('district', (g) => g.count())],
  [
    'os 3 bairros com mais pedidos',
    payouts,
    most(
      orders.by('district', (g) => g.count()),
      3,
    ),
  ],
  ['valor medio dos pedidos que nao foram cancelados', payouts, delivered.mean('value')],
  ['em que dia da semana tem mais pedidos?', payouts, most(orders.byWeekday((g) => g.count()))],
  ['quanto demos de cupom em janeiro', payouts, orders.during('2026-01').sum('coupon')],
  [
    'quantos pedidos do jantar usaram cupom?',
    payouts,
    orders.when((r) => r.shift === 'Jantar' && r.coupon !== undefined).count(),
  ],
  [
    'compara o repasse liquido de fevereiro com o de março',
    payouts,
    { before: orders.during('2026-02').sum('net'), after: orders.during('2026-03').sum('net') },
  ],
  ['quantos pedidos com valor acima de 150 reais', payouts, orders.when((r) => r.value > 150).count()],
  ['maior repasse liquido de um pedido só', payouts, orders.max('net')],
  ['taxa de entrega média por bairro', payouts, orders.by('district', (g) => g.mean('delivery'))],
  [
    'quantos por cento do repasse liquido veio do ifood?',
    payouts,
    orders.share((r) => r.app === 'iFood', 'net'),
  ],
  [
    'quanto entrou de repasse liquido de boa viagem no almoço',
    payouts,
    orders.when((r) => r.district === 'Boa Viagem' && r.shift === 'Almoço').sum('net'),
  ],
  [
    'quanto deu de repasse liquido no almoço e quanto deu no jantar?',
    payouts,
    orders.by('shift', (g) => g.sum('net')),
  ],
  [
    'quantidade de itens por app sem contar os pedidos cancelados',
    payouts,
    delivered.by('app', (g) => g.sum('items')),
  ],
  [
    'quantos pedidos sairam com taxa de entrega igual a zero?',
    payouts,
    orders.when((r) => r.delivery === 0).count(),
  ],
  [
    'quantos pedidos em dinheiro teve em outubro?',
    payouts,
    orders
      .during('2025-10')
      .when((r) => r.payment === 'Dinheiro')
      .count(),
  ],
  [
    'quantos pedidos o restaurante recebe em média por dia que abre',
    payouts,
    orders.count() / orders.distinct('day'),
  ],
  [
    'repasse liquido total entre 15/12/2025 e 15/01/2026',
    payouts,
    orders.from('2025-12-15', '2026-01-15').sum('net'),
  ],
  ['qual foi o pior mes de repasse liquido?', payouts, least(orders.byMonth((g) => g.sum('net')))],
  [
    'repasse liquido do ifood aos domingos',
    payouts,
    orders
      .on(0)
      .when((r) => r.app === 'iFood')
      .sum('net'),
  ],
  ['quanto pagamos de taxa do app desde fevereiro?', payouts, orders.during('2026-02', '2026-04').sum('fee')],
  [
    'to conferindo o extrato: quantos pedidos cancelados teve no 99food no primeiro trimestre de 2026?',
    payouts,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.app === '99Food' && r.cancelled === 'Sim')
      .count(),
  ],
  [
    'nos pedidos nao cancelados, quantos % do valor do pedido vai pra taxa do app?',
    payouts,
    { share: delivered.sum('fee') / delivered.sum('value') },
  ],

  // The training of a company
  ['quantas participações em treinamento por mes', training, trainings.byMonth((g) => g.count())],
  ['custo total das inscrições por departamento', training, trainings.by('department', (g) => g.sum('cost'))],
  [
    'quantas horas de treinamento o diego fez?',
    training,
    trainings.when((r) => r.employee === 'Diego Farias').sum('hours'),
  ],
  [
    'qual funcionario fez mais horas de treinamento?',
    training,
    most(trainings.by('employee', (g) => g.sum('hours'))),
  ],
  ['nota media no curso de excel', training, trainings.when((r) => r.course === 'Excel').mean('grade')],
  [
    'quantos certificados a gente teve em setembro',
    training,
    trainings
      .during('2025-09')
      .when((r) => r.certificate === 'S')
      .count(),
  ],
  [
    'que porcentagem das participações nos cursos deu certificado?',
    training,
    trainings.share((r) => r.certificate === 'S'),
  ],
  [
    'quanto gastamos com inscrição no senai',
    training,
    trainings.when((r) => r.institution === 'SENAI').sum('cost'),
  ],
  [
    'os 3 cursos em que mais gastamos com inscrição',
    training,
    most(
      trainings.by('course', (g) => g.sum('cost')),
      3,
    ),
  ],
  ['qual curso tem a menor nota media?', training, least(trainings.by('course', (g) => g.mean('grade')))],
  [
    'quantos funcionarios diferentes fizeram o curso de nr-35?',
    training,
    trainings.when((r) => r.course === 'NR-35').distinct('employee'),
  ],
  ['total de horas de treinamento por modalidade', training, trainings.by('mode', (g) => g.sum('hours'))],
  [
    'compare o gasto com inscrição em cursos de outubro com o de novembro',
    training,
    { before: trainings.during('2025-10').sum('cost'), after: trainings.during('2025-11').sum('cost') },
  ],
  [
    'quantas notas abaixo de 6 o pessoal do departamento de ti tirou',
    training,
    trainings.when((r) => r.department === 'TI' && r.grade !== undefined && r.grade < 6).count(),
  ],
  [
    'quantas participações em curso ficaram sem nota?',
    training,
    trainings.when((r) => r.grade === undefined).count(),
  ],
  [
    'qual foi a maior nota da camila nos cursos?',
    training,
    trainings.when((r) => r.employee === 'Camila Rocha').max('grade'),
  ],
  ['nota média por departamento', training, trainings.by('department', (g) => g.mean('grade'))],
  [
    'custo medio da inscrição nos cursos online',
    training,
    trainings.when((r) => r.mode === 'Online').mean('cost'),
  ],
  [
    'dia da semana com mais participações em treinamento',
    training,
    most(trainings.byWeekday((g) => g.count())),
  ],
  [
    'quantas horas de curso de liderança a logistica fez no segundo semestre de 2025?',
    training,
    trainings
      .during('2025-07', '2025-12')
      .when((r) => r.course === 'Liderança' && r.department === 'Logística')
      .sum('hours'),
  ],
  [
    'quantos % do gasto com inscrição em treinamento foi da produção',
    training,
    trainings.share((r) => r.department === 'Produção', 'cost'),
  ],
  [
    'quantas inscrições em curso custaram mais de 500 reais?',
    training,
    trainings.when((r) => r.cost > 500).count(),
  ],
  [
    'quanto gastamos em inscrição de curso de janeiro a março tirando o sebrae?',
    training,
    trainings
      .during('2026-01', '2026-03')
      .when((r) => r.institution !== 'SEBRAE')
      .sum('cost'),
  ],
  [
    'qual funcionario tem menos participações em treinamento?',
    training,
    least(trainings.by('employee', (g) => g.count())),
  ],
  [
    'compara a nota media da aline com a da helena nos treinamentos',
    training,
    trainings
      .when((r) => r.employee === 'Aline Souza' || r.employee === 'Helena Castro')
      .by('employee', (g) => g.mean('grade')),
  ],
  [
    'quantos certificados por instituição',
    training,
    trainings.when((r) => r.certificate === 'S').by('institution', (g) => g.count()),
  ],
  [
    'em media quanto gastamos por mes com inscrição em treinameto?',
    training,
    trainings.sum('cost') / trainings.byMonth((g) => g.count()).length,
  ],
  [
    'quantos dias diferentes tiveram treinamento em agosto?',
    training,
    trainings.during('2025-08').distinct('day'),
  ],
  [
    'quantas horas de primeiros socorros foram no presencial',
    training,
    trainings.when((r) => r.course === 'Primeiros socorros' && r.mode === 'Presencial').sum('hours'),
  ],
  [
    'preciso fechar o orçamento: quanto custaram as inscrições do departamento comercial desde janeiro?',
    training,
    trainings
      .during('2026-01', '2026-03')
      .when((r) => r.department === 'Comercial')
      .sum('cost'),
  ],

  // The water and energy bills of a chain of shops
  ['valor das contas de energia por mes', utilities, energy.byMonth((g) => g.sum('amount'))],
  ['consumo de agua por loja', utilities, water.by('shop', (g) => g.sum('used'))],
  ['qual o valor total das contas de luz em janeiro?', utilities, energy.during('2026-01').sum('amount')],
  [
    'qual loja tem o maior valor total de contas de energia?',
    utilities,
    most(energy.by('shop', (g) => g.sum('amount'))),
  ],
  [
    'consumo medio mensal de energia da loja mooca',
    utilities,
    energy.when((r) => r.shop === 'Mooca').mean('used'),
  ],
  [
    'quanto deu de multa nas contas das lojas em 2025?',
    utilities,
    bills.during('2025-05', '2025-12').sum('fine'),
  ],
  ['quantas contas vieram com multa', utilities, bills.when((r) => r.fine !== undefined).count()],
  [
    'quantas contas com leitura estimada por cidade?',
    utilities,
    bills.when((r) => r.estimated === 'SIM').by('city', (g) => g.count()),
  ],
  ['que porcentagem das contas teve leitura estimada?', utilities, bills.share((r) => r.estimated === 'SIM')],
  [
    'os 3 meses com maior consumo de energia',
    utilities,
    most(
      energy.byMonth((g) => g.sum('used')),
      3,
    ),
  ],
  ['qual loja consumiu menos agua?', utilities, least(water.by('shop', (g) => g.sum('used')))],
  ['qual o valor da conta de energia mais cara?', utilities, energy.max('amount')],
  [
    'quantas contas de enegia passaram de 1500 reais?',
    utilities,
    energy.when((r) => r.amount > 1500).count(),
  ],
  ['valor total das contas por cidade', utilities, bills.by('city', (g) => g.sum('amount'))],
  [
    'compare o consumo de agua de dezembro com o de janeiro',
    utilities,
    { before: water.during('2025-12').sum('used'), after: water.during('2026-01').sum('used') },
  ],
  [
    'qual o valor das contas da sabesp no ultimo trimestre de 2025',
    utilities,
    bills
      .during('2025-10', '2025-12')
      .when((r) => r.company === 'Sabesp')
      .sum('amount'),
  ],
  ['media de dias faturados nas contas de agua', utilities, water.mean('days')],
  ['quantas contas tiveram mais de 31 dias faturados?', utilities, bills.when((r) => r.days > 31).count()],
  [
    'quantos % do valor das contas das lojas é energia',
    utilities,
    bills.share((r) => r.kind === 'Energia', 'amount'),
  ],
  [
    'consumo de energia em campinas desde fevereiro',
    utilities,
    energy
      .during('2026-02', '2026-04')
      .when((r) => r.city === 'Campinas')
      .sum('used'),
  ],
  [
    'valor das contas no débito automático em março',
    utilities,
    bills
      .during('2026-03')
      .when((r) => r.payment === 'Débito automático')
      .sum('amount'),
  ],
  ['total de multa por cidade', utilities, bills.by('city', (g) => g.sum('fine'))],
  ['valor medio da conta de agua por cidade', utilities, water.by('city', (g) => g.mean('amount'))],
  [
    'consumo total de energia: loja lapa x loja pinheiros',
    utilities,
    energy.when((r) => r.shop === 'Lapa' || r.shop === 'Pinheiros').by('shop', (g) => g.sum('used')),
  ],
  [
    'valor total das contas de energia dividido pelo consumo total de energia',
    utilities,
    energy.sum('amount') / energy.sum('used'),
  ],
  ['em qual mes o total de multa foi maior?', utilities, most(bills.byMonth((g) => g.sum('fine')))],
  [
    'valor das contas de agua sem contar as lojas de sao paulo',
    utilities,
    water.when((r) => r.city !== 'São Paulo').sum('amount'),
  ],
  [
    'qual o valor da menor conta de agua da loja taquaral?',
    utilities,
    water.when((r) => r.shop === 'Taquaral').min('amount'),
  ],
  [
    'quantas contas da enel vieram com leitura estimada em 2026',
    utilities,
    bills
      .during('2026-01', '2026-04')
      .when((r) => r.company === 'Enel' && r.estimated === 'SIM')
      .count(),
  ],
  [
    'to montando a planilha da rede, qual o valor das contas de agua da loja gonzaga de agosto a outubro?',
    utilities,
    water
      .during('2025-08', '2025-10')
      .when((r) => r.shop === 'Gonzaga')
      .sum('amount'),
  ],
]

export const unanswerable: string[] = [
  'quantas estrelas o restaurante tem no rappi?',
  'qual o tempo medio de entrega dos motoboys?',
  'qual prato sai mais no 99food?',
  'quanto gastamos com embalagem em novembro?',
  'qual o salario do fábio?',
  'qual a idade media dos funcionarios da logistica?',
  'quantos atestados medicos a jéssica entregou em outubro',
  'quanto custa o aluguel da loja mooca?',
  'quanto a loja pinheiros faturou em vendas em dezembro?',
  'quantos paineis solares tem na loja gonzaga',
]
