import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, shownDay, weekdayIn } from './rows'

/* A curtain and blinds maker, a running-coach group with monthly plans, a distributor of frozen food to schools. */

const { next, whole, pick, among } = seededBusiness(
  'a curtain and blinds maker, a running-coach group, a distributor of frozen food to schools',
)
const days = daysFrom('2025-06-01', 304)
const lastDay = '2026-03-31'
const later = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 864e5).toISOString().slice(0, 10)

const models = [
  { product: 'Persiana rolô', materials: ['Tela solar', 'Blackout'], from: 180, to: 340 },
  { product: 'Cortina wave', materials: ['Linho', 'Voil', 'Blackout'], from: 210, to: 460 },
  { product: 'Persiana horizontal', materials: ['Alumínio', 'PVC'], from: 140, to: 260 },
  { product: 'Cortina romana', materials: ['Linho', 'Tela solar'], from: 230, to: 410 },
  { product: 'Persiana vertical', materials: ['PVC', 'Tela solar'], from: 110, to: 210 },
]
// Closed on Sundays; every row is an order, and those of the last weeks wait for their installation.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(2, 4) : whole(1, 3) }, () => {
        const { product, materials, from, to } = pick(models)
        const buyer = pick(['Residencial', 'Residencial', 'Comercial', 'Arquiteto'])
        const width = whole(8, 42) / 10
        const height = whole(10, 30) / 10
        const pieces = buyer === 'Comercial' ? whole(2, 9) : whole(1, 5)
        const motor = next() < 0.2 ? 'S' : 'N'
        const price = cents(
          (width * height * pieces * whole(from * 100, to * 100)) / 100 +
            (motor === 'S' ? pieces * whole(890, 1_390) : 0),
        )
        const planned = whole(7, 28)
        const wait = weekdayIn(later(day, planned)) === 0 ? planned + 1 : planned
        const isInstalled = later(day, wait) <= lastDay
        const installer = among(['Zeca', 5], ['Adilson', 3], ['Wesley', 2])
        return {
          day,
          product,
          material: pick(materials),
          room: among(['Sala', 5], ['Quarto', 4], ['Escritório', 2.5], ['Varanda', 1.5], ['Cozinha', 0.8]),
          buyer,
          seller: among(['Ivone', 5], ['Kelly', 3], ['Sueli', 2]),
          payment: among(['Cartão parcelado', 5], ['Pix', 3], ['Boleto', 2]),
          width,
          height,
          pieces,
          motor,
          price,
          deposit: next() < 0.15 ? undefined : cents((price * whole(30, 50)) / 100),
          installed: isInstalled ? later(day, wait) : undefined,
          installer: isInstalled ? installer : undefined,
          wait: isInstalled ? wait : undefined,
        }
      }),
    )
    .map((row, at) => ({ number: 3_181 + at, ...row })),
)

const months = [
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
const plans = [
  { plan: 'Intermediário', full: 169.9 },
  { plan: 'Iniciante', full: 129.9 },
  { plan: 'Performance', full: 239.9 },
  { plan: 'Online', full: 89.9 },
]
const roster = [
  'Luciana Teles',
  'Fábio Quintana',
  'Marta Siqueira',
  'Igor Pacheco',
  'Renata Bonfim',
  'César Lacerda',
  'Patrícia Moura',
  'Hugo Valente',
  'Simone Garcez',
  'Leandro Pires',
  'Débora Furtado',
  'Vinícius Arruda',
  'Aline Brandão',
  'Otávio Seabra',
  'Cíntia Rocha',
  'Murilo Antunes',
  'Sabrina Leal',
  'Jonas Medeiros',
  'Priscila Veiga',
  'Emerson Falcão',
  'Talita Cordeiro',
  'Ricardo Bastos',
  'Gisele Amorim',
  'Nelson Travassos',
  'Viviane Dutra',
  'Caio Mesquita',
  'Elaine Peixoto',
  'Douglas Rangel',
  'Mônica Salles',
  'Breno Vasques',
  'Carla Nogueira',
  'Sérgio Tavares',
  'Juliana Couto',
  'Alex Barreto',
  'Fernanda Guedes',
  'Marcelo Assis',
  'Tatiane Lopes',
  'Gustavo Prado',
  'Helena Vidal',
  'Rogério Maia',
  'Bianca Torres',
  'Daniel Fontes',
  'Larissa Queiroz',
  'Evandro Reis',
  'Michele Duarte',
  'Samuel Braga',
].map((student) => {
  const { plan, full } = pick(plans)
  const joined = next() < 0.6 ? 0 : whole(1, 4)
  return {
    student,
    plan,
    full,
    group: plan === 'Online' ? 'À distância' : among(['Manhã', 5], ['Noite', 4], ['Almoço', 1.5]),
    coach: among(['Rafael', 5], ['Bruna', 3.5], ['Thiago', 2]),
    goal: among(['Saúde', 5], ['Meia maratona', 3], ['Primeira corrida', 2.5], ['Trilha', 1.5]),
    rebate: among([0, 6], [10, 2], [15, 1]),
    due: among(['05', 3], ['10', 4], ['15', 2], ['20', 1]),
    joined,
    left: next() < 0.75 ? months.length : whole(joined + 3, months.length),
  }
})
// A student has one fee for each month; those that are not paid have no day, no way and no amount of payment.
const fees = new Rows(
  roster
    .flatMap(({ student, plan, full, group, coach, goal, rebate, due, joined, left }) =>
      months.slice(joined, left).map((month) => {
        const day = `${month}-${due}`
        const late = next() < 0.22 ? whole(1, 18) : -whole(0, 4)
        const isPending = next() < 0.05 || later(day, late) > lastDay
        const method = among(['Pix', 5], ['Cartão recorrente', 4], ['Dinheiro', 1.5])
        const discount = cents((full * rebate) / 100)
        const fine = !isPending && late > 0 ? cents((full - discount) * 0.02 + late * 0.15) : undefined
        const sessions = whole(3, 16)
        return {
          day,
          student,
          plan,
          group,
          coach,
          goal,
          status: isPending ? 'Pendente' : 'Pago',
          checked: next() < 0.2 ? 'sim' : 'não',
          sessions,
          km: Math.round((sessions * whole(420, 1_130)) / 10) / 10,
          full,
          discount,
          fine,
          amount: isPending ? undefined : cents(full - discount + (fine ?? 0)),
          paid: isPending ? undefined : later(day, late),
          method: isPending ? undefined : method,
          late: isPending ? undefined : late,
        }
      }),
    )
    .sort((a, b) => a.day.localeCompare(b.day)),
)

const schools = [
  { school: 'EM Monteiro Lobato', network: 'Municipal', city: 'Betim', route: 'Norte' },
  { school: 'EE Tiradentes', network: 'Estadual', city: 'Nova Lima', route: 'Sul' },
  { school: 'EM Cecília Meireles', network: 'Municipal', city: 'Nova Lima', route: 'Sul' },
  { school: 'Colégio Santa Rita', network: 'Particular', city: 'Betim', route: 'Norte' },
  { school: 'EM Paulo Freire', network: 'Municipal', city: 'Ibirité', route: 'Oeste' },
  { school: 'EE Duque de Caxias', network: 'Estadual', city: 'Betim', route: 'Norte' },
  { school: 'Creche Pingo de Gente', network: 'Municipal', city: 'Ibirité', route: 'Oeste' },
  { school: 'Colégio Nova Era', network: 'Particular', city: 'Nova Lima', route: 'Sul' },
]
const foods = [
  { product: 'Nuggets de frango', line: 'Proteínas', kg: 6, from: 8_900, to: 12_500 },
  { product: 'Pão de queijo', line: 'Salgados', kg: 5, from: 7_200, to: 9_800 },
  { product: 'Polpa de fruta', line: 'Polpas', kg: 4, from: 4_500, to: 7_400 },
  { product: 'Brócolis', line: 'Vegetais', kg: 7.5, from: 6_800, to: 9_900 },
  { product: 'Filé de tilápia', line: 'Proteínas', kg: 10, from: 24_900, to: 36_500 },
  { product: 'Batata palito', line: 'Vegetais', kg: 12.5, from: 9_900, to: 15_900 },
  { product: 'Almôndega', line: 'Proteínas', kg: 8, from: 13_500, to: 18_900 },
]
const dropsOn = (day: string): number => {
  if (day.slice(5, 7) === '01') return whole(1, 2)
  return weekdayIn(day) === 2 ? whole(4, 6) : whole(1, 4)
}
// From Monday to Friday, few in the holidays of January; every row is a delivery with its invoice.
const deliveries = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: dropsOn(day) }, () => {
        const { product, line, kg, from, to } = pick(foods)
        const boxes = whole(3, 40)
        return {
          day,
          ...pick(schools),
          product,
          line,
          driver: among(['Gilmar', 6], ['Edvaldo', 3], ['Neusa', 2]),
          delayed: next() < 0.16 ? 'sim' : 'não',
          boxes,
          returned: next() < 0.14 ? whole(1, 3) : 0,
          weight: boxes * kg,
          temperature: next() < 0.08 ? undefined : -whole(80, 215) / 10,
          minutes: whole(8, 65),
          freight: whole(2_500, 14_000) / 100,
          price: cents((boxes * whole(from, to)) / 100),
        }
      }),
    )
    .map((row, at) => ({ invoice: 20_457 + at, ...row })),
)

const curtains = 'PEDIDOS CORTINAS'
const running = 'Mensalidades Grupo de Corrida'
const frozen = 'entregas_congelados'

export const files = [
  file(curtains, orders, [
    ['N. PEDIDO', ({ number }) => number],
    ['DT PEDIDO', ({ day }) => brazilianDay(day)],
    ['DT INSTALAÇÃO', ({ installed }) => (installed === undefined ? '' : brazilianDay(installed))],
    ['TIPO CLIENTE', ({ buyer }) => buyer],
    ['PRODUTO', ({ product }) => product],
    ['MATERIAL', ({ material }) => material],
    ['AMBIENTE', ({ room }) => room],
    ['VENDEDORA', ({ seller }) => seller],
    ['INSTALADOR', ({ installer }) => installer ?? ''],
    ['MOTORIZADA', ({ motor }) => motor],
    ['LARGURA (M)', ({ width }) => decimal(width, 1)],
    ['ALTURA (M)', ({ height }) => decimal(height, 1)],
    ['QTDE PÇS', ({ pieces }) => pieces],
    ['FORMA PGTO', ({ payment }) => payment],
    ['VLR SINAL', ({ deposit }) => (deposit === undefined ? '' : commaPrice(deposit))],
    ['VLR PEDIDO', ({ price }) => commaPrice(price)],
  ]),
  file(running, fees, [
    ['Vencimento', ({ day }) => brazilianDay(day)],
    ['Pago em', ({ paid }) => (paid === undefined ? '' : brazilianDay(paid))],
    ['Aluno(a)', ({ student }) => student],
    ['Plano', ({ plan }) => plan],
    ['Turma', ({ group }) => group],
    ['Treinador(a)', ({ coach }) => coach],
    ['Objetivo', ({ goal }) => goal],
    ['Status', ({ status }) => status],
    ['Forma Pgto', ({ method }) => method ?? ''],
    ['Avaliação física', ({ checked }) => checked],
    ['Treinos no mês', ({ sessions }) => sessions],
    ['Km no mês', ({ km }) => decimal(km, 1)],
    ['Vlr plano (R$)', ({ full }) => decimal(full)],
    ['Desconto (R$)', ({ discount }) => decimal(discount)],
    ['Multa (R$)', ({ fine }) => (fine === undefined ? '' : decimal(fine))],
    ['Vlr pago (R$)', ({ amount }) => (amount === undefined ? '' : decimal(amount))],
  ]),
  file(
    frozen,
    deliveries,
    [
      ['nro_nf', ({ invoice }) => invoice],
      ['dt_entrega', ({ day }) => day],
      ['escola', ({ school }) => school],
      ['rede', ({ network }) => network],
      ['municipio', ({ city }) => city],
      ['rota', ({ route }) => route],
      ['produto', ({ product }) => product],
      ['linha', ({ line }) => line],
      ['motorista', ({ driver }) => driver],
      ['atrasou', ({ delayed }) => delayed],
      ['qtd_cx', ({ boxes }) => boxes],
      ['cx_devolvidas', ({ returned }) => returned],
      ['peso_kg', ({ weight }) => weight.toFixed(1)],
      ['temp_chegada_c', ({ temperature }) => (temperature === undefined ? '' : temperature.toFixed(1))],
      ['tempo_descarga_min', ({ minutes }) => minutes],
      ['vl_frete', ({ freight }) => freight.toFixed(2)],
      ['vl_nf', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The curtain and blinds maker
  [
    'bom dia, qual o valor dos pedidos de persiana rolô feitos em outubro?',
    curtains,
    orders
      .during('2025-10')
      .when((r) => r.product === 'Persiana rolô')
      .sum('price'),
  ],
  ['valor dos pedidos mês a mês, pela data do pedido', curtains, orders.byMonth((g) => g.sum('price'))],
  [
    'Qual vendedora vendeu mais em valor de pedido?',
    curtains,
    most(orders.by('seller', (g) => g.sum('price'))),
  ],
  [
    'qntos pedidos a Ivone fechou em novembro',
    curtains,
    orders
      .during('2025-11')
      .when((r) => r.seller === 'Ivone')
      .count(),
  ],
  [
    'quantas peças em blackout foram pedidas no total?',
    curtains,
    orders.when((r) => r.material === 'Blackout').sum('pieces'),
  ],
  ['ticket médio dos pedidos motorizados', curtains, orders.when((r) => r.motor === 'S').mean('price')],
  ['que porcentagem dos pedidos é motorizada?', curtains, orders.share((r) => r.motor === 'S')],
  ['total de sinal dos pedidos feitos em janeiro', curtains, orders.during('2026-01').sum('deposit')],
  ['quantos pedidos ficaram sem sinal?', curtains, orders.when((r) => r.deposit === undefined).count()],
  [
    'valor total dos pedidos menos o total dos sinais, quanto dá?',
    curtains,
    orders.sum('price') - orders.sum('deposit'),
  ],
  [
    'compara o valor dos pedidos feitos em agosto com os de setembro',
    curtains,
    { before: orders.during('2025-08').sum('price'), after: orders.during('2025-09').sum('price') },
  ],
  [
    'quantos pedidos foram instalados em dezembro?',
    curtains,
    orders.when((r) => r.installed?.slice(0, 7) === '2025-12').count(),
  ],
  [
    'quantos pedidos cada instalador instalou',
    curtains,
    orders.when((r) => r.installer !== undefined).by('installer', (g) => g.count()),
  ],
  [
    'tem quantos pedidos ainda sem data de instalação?',
    curtains,
    orders.when((r) => r.installed === undefined).count(),
  ],
  ['em media quantos dias leva do pedido até a instalação?', curtains, orders.mean('wait')],
  [
    'qual foi o maior prazo, em dias, entre o pedido e a instalação numa cortina wave?',
    curtains,
    orders.when((r) => r.product === 'Cortina wave').max('wait'),
  ],
  [
    'os 3 ambientes com maior valor de pedidos',
    curtains,
    most(
      orders.by('room', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'largura média dos pedidos de persiana vertical',
    curtains,
    orders.when((r) => r.product === 'Persiana vertical').mean('width'),
  ],
  ['quantos pedidos passaram de 5 mil reais?', curtains, orders.when((r) => r.price > 5000).count()],
  ['pedidos com altura acima de 2,5 m, quantos são?', curtains, orders.when((r) => r.height > 2.5).count()],
  [
    'em qual dia da semana a gente fecha mais pedidos em valor?',
    curtains,
    most(orders.byWeekday((g) => g.sum('price'))),
  ],
  [
    'quanto a Kelly vendeu pra arquiteto no segundo semestre de 2025, em reais?',
    curtains,
    orders
      .during('2025-07', '2025-12')
      .when((r) => r.seller === 'Kelly' && r.buyer === 'Arquiteto')
      .sum('price'),
  ],
  [
    'valor dos pedidos por tipo de cliente sem contar os de alumínio',
    curtains,
    orders.when((r) => r.material !== 'Alumínio').by('buyer', (g) => g.sum('price')),
  ],
  [
    'valor do pedido mais caro de cortina romana',
    curtains,
    orders.when((r) => r.product === 'Cortina romana').max('price'),
  ],
  [
    'valor dos pedidos no boleto feitos entre 10/09/2025 e 25/10/2025',
    curtains,
    orders
      .from('2025-09-10', '2025-10-25')
      .when((r) => r.payment === 'Boleto')
      .sum('price'),
  ],
  [
    'qtos materiais diferentes ja usamos em cortina wave?',
    curtains,
    orders.when((r) => r.product === 'Cortina wave').distinct('material'),
  ],
  [
    'participação da persiana rolô no valor dos pedidos',
    curtains,
    orders.share((r) => r.product === 'Persiana rolô', 'price'),
  ],
  [
    'qual o pior mês em valor de pedidos, pela data do pedido?',
    curtains,
    least(orders.byMonth((g) => g.sum('price'))),
  ],
  [
    'média de peças por pedido para cada produto de cortina e persiana',
    curtains,
    orders.by('product', (g) => g.mean('pieces')),
  ],
  [
    'persiana rolô e persiana vertical juntas: qual o valor dos pedidos feitos desde janeiro?',
    curtains,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.product === 'Persiana rolô' || r.product === 'Persiana vertical')
      .sum('price'),
  ],

  // The running group
  ['oi! quantas mensalidades têm vencimento em setembro?', running, fees.during('2025-09').count()],
  ['total pago em mensalidades por plano', running, fees.by('plan', (g) => g.sum('amount'))],
  [
    'qual o valor pago das mensalidades com vencimento em janeiro?',
    running,
    fees.during('2026-01').sum('amount'),
  ],
  ['quantas mensalidades estao pendentes', running, fees.when((r) => r.status === 'Pendente').count()],
  ['que % das mensalidades está pendente?', running, fees.share((r) => r.status === 'Pendente')],
  ['os alunos de qual treinador somam mais km?', running, most(fees.by('coach', (g) => g.sum('km')))],
  [
    'média de treinos no mês no plano Performance',
    running,
    fees.when((r) => r.plan === 'Performance').mean('sessions'),
  ],
  ['Qual aluno correu mais km no total?', running, most(fees.by('student', (g) => g.sum('km')))],
  [
    'top 3 alunos em km em fevereiro, pelo vencimento',
    running,
    most(
      fees.during('2026-02').by('student', (g) => g.sum('km')),
      3,
    ),
  ],
  [
    'quantos alunos diferentes têm mensalidade vencendo em março?',
    running,
    fees.during('2026-03').distinct('student'),
  ],
  [
    'quanto demos de desconto pra turma da manhã?',
    running,
    fees.when((r) => r.group === 'Manhã').sum('discount'),
  ],
  [
    'total de multa nas mensalidades com vencimento no segundo semestre de 2025',
    running,
    fees.during('2025-07', '2025-12').sum('fine'),
  ],
  [
    'quantas mensalidades foram pagas depois do vencimento?',
    running,
    fees.when((r) => r.late !== undefined && r.late > 0).count(),
  ],
  [
    'das mensalidades pagas depois do vencimento, quantos dias se passaram em média entre o vencimento e o pagamento?',
    running,
    fees.when((r) => r.late !== undefined && r.late > 0).mean('late'),
  ],
  [
    'quantas mensalidades foram pagas em dezembro, olhando a data em que pagaram?',
    running,
    fees.when((r) => r.paid?.slice(0, 7) === '2025-12').count(),
  ],
  [
    'valor pago no cartao recorrente das mensalidades com vencimento desde dezembro',
    running,
    fees
      .during('2025-12', '2026-03')
      .when((r) => r.method === 'Cartão recorrente')
      .sum('amount'),
  ],
  ['quantidade de mensalidades por turma', running, fees.by('group', (g) => g.count())],
  [
    'soma dos km dos alunos, vencimento em novembro x dezembro',
    running,
    { before: fees.during('2025-11').sum('km'), after: fees.during('2025-12').sum('km') },
  ],
  ['quantas mensalidades tem mais de 12 treinos no mês?', running, fees.when((r) => r.sessions > 12).count()],
  [
    'quanto o objetivo trilha representa do total de km, em porcentagem?',
    running,
    fees.share((r) => r.goal === 'Trilha', 'km'),
  ],
  [
    'qual o maior km no mês de um aluno da treinadora Bruna?',
    running,
    fees.when((r) => r.coach === 'Bruna').max('km'),
  ],
  [
    'qtas mensalidades com vencimento em julho tiveram avaliação física',
    running,
    fees
      .during('2025-07')
      .when((r) => r.checked === 'sim')
      .count(),
  ],
  [
    'número de mensalidades sem avaliação física por treinador',
    running,
    fees.when((r) => r.checked === 'não').by('coach', (g) => g.count()),
  ],
  [
    'em qual mês de vencimento o valor pago em mensalidades foi menor?',
    running,
    least(fees.byMonth((g) => g.sum('amount'))),
  ],
  [
    'valor pago médio das mensalidades quitadas da turma da noite',
    running,
    fees.when((r) => r.group === 'Noite').mean('amount'),
  ],
  ['quantos objetivos diferentes os alunos da corrida têm?', running, fees.distinct('goal')],
  ['média de km no mês por objetivo dos alunos', running, fees.by('goal', (g) => g.mean('km'))],
  [
    'total pago no plano intermediario tirando o que foi em dinheiro',
    running,
    fees.when((r) => r.plan === 'Intermediário' && r.method !== 'Dinheiro').sum('amount'),
  ],
  [
    'me diz aí quanto a Luciana Teles já pagou ao todo?',
    running,
    fees.when((r) => r.student === 'Luciana Teles').sum('amount'),
  ],
  [
    'quantos km no mês tem a última mensalidade do Fábio Quintana, pelo vencimento?',
    running,
    fees.when((r) => r.student === 'Fábio Quintana').all.at(-1)?.km ?? 0,
  ],

  // The distributor of frozen food
  ['quantas entregas fizemos em agosto?', frozen, deliveries.during('2025-08').count()],
  ['peso entregue por escola', frozen, deliveries.by('school', (g) => g.sum('weight'))],
  [
    'quantos kg de file de tilapia entregamos para a rede municipal?',
    frozen,
    deliveries.when((r) => r.product === 'Filé de tilápia' && r.network === 'Municipal').sum('weight'),
  ],
  ['valor das notas fiscais de congelados por mês', frozen, deliveries.byMonth((g) => g.sum('price'))],
  [
    'qual motorista teve mais entregas que atrasaram?',
    frozen,
    most(deliveries.when((r) => r.delayed === 'sim').by('driver', (g) => g.count())),
  ],
  ['que parte das entregas atrasou?', frozen, deliveries.share((r) => r.delayed === 'sim')],
  [
    'temperatura média de chegada da polpa de fruta',
    frozen,
    deliveries.when((r) => r.product === 'Polpa de fruta').mean('temperature'),
  ],
  [
    'quantas entregas chegaram com temperatura acima de -12 graus',
    frozen,
    deliveries.when((r) => r.temperature !== undefined && r.temperature > -12).count(),
  ],
  [
    'quantas entregas estão sem a temperatura de chegada anotada?',
    frozen,
    deliveries.when((r) => r.temperature === undefined).count(),
  ],
  [
    'qual a temperatura de chegada mais alta dos nuggets de frango na rota Oeste?',
    frozen,
    deliveries.when((r) => r.product === 'Nuggets de frango' && r.route === 'Oeste').max('temperature'),
  ],
  [
    'Boa tarde. Preciso do total de frete das entregas de julho a dezembro de 2025.',
    frozen,
    deliveries.during('2025-07', '2025-12').sum('freight'),
  ],
  [
    'quanto sobra do valor das notas descontando o frete?',
    frozen,
    deliveries.sum('price') - deliveries.sum('freight'),
  ],
  [
    'qts caixas o Colégio Santa Rita devolveu',
    frozen,
    deliveries.when((r) => r.school === 'Colégio Santa Rita').sum('returned'),
  ],
  ['em quantas entregas teve caixa devolvida?', frozen, deliveries.when((r) => r.returned > 0).count()],
  [
    'top 3 produtos congelados em valor de nota',
    frozen,
    most(
      deliveries.by('product', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'qual escola recebeu menos em valor de nota?',
    frozen,
    least(deliveries.by('school', (g) => g.sum('price'))),
  ],
  [
    'qual dia da semana tem mais peso entregue nas escolas?',
    frozen,
    most(deliveries.byWeekday((g) => g.sum('weight'))),
  ],
  [
    'em média quantas entregas fazemos por dia que tem entrega?',
    frozen,
    deliveries.count() / deliveries.distinct('day'),
  ],
  [
    'fevereiro contra março: valor das notas da rede estadual',
    frozen,
    {
      before: deliveries
        .during('2026-02')
        .when((r) => r.network === 'Estadual')
        .sum('price'),
      after: deliveries
        .during('2026-03')
        .when((r) => r.network === 'Estadual')
        .sum('price'),
    },
  ],
  [
    'entrgas da Neusa na rota Norte entre 15/09/2025 e 31/10/2025, quantas foram?',
    frozen,
    deliveries
      .from('2025-09-15', '2025-10-31')
      .when((r) => r.driver === 'Neusa' && r.route === 'Norte')
      .count(),
  ],
  ['tempo médio de descarga por município', frozen, deliveries.by('city', (g) => g.mean('minutes'))],
  [
    'quantos minutos levou a descarga mais demorada na EE Tiradentes?',
    frozen,
    deliveries.when((r) => r.school === 'EE Tiradentes').max('minutes'),
  ],
  [
    'peso medio por entrega na rede particular',
    frozen,
    deliveries.when((r) => r.network === 'Particular').mean('weight'),
  ],
  [
    'quantos por cento do peso entregue é da linha vegetais?',
    frozen,
    deliveries.share((r) => r.line === 'Vegetais', 'weight'),
  ],
  [
    'quantas escolas diferentes o Edvaldo atendeu em junho?',
    frozen,
    deliveries
      .during('2025-06')
      .when((r) => r.driver === 'Edvaldo')
      .distinct('school'),
  ],
  [
    'valor das notas por linha tirando Ibirité',
    frozen,
    deliveries.when((r) => r.city !== 'Ibirité').by('line', (g) => g.sum('price')),
  ],
  ['entregas de até 50 kg, quantas foram?', frozen, deliveries.when((r) => r.weight <= 50).count()],
  [
    'em que dia o valor total das notas das escolas foi maior?',
    frozen,
    most(deliveries.by('day', (g) => g.sum('price'))).map(([day, value]): [string, number] => [
      shownDay(day),
      value,
    ]),
  ],
  [
    'quantas caixas de pão de queijo entregamos nas segundas-feiras',
    frozen,
    deliveries
      .on(1)
      .when((r) => r.product === 'Pão de queijo')
      .sum('boxes'),
  ],
  [
    'frete medio por entrega na rota sul desde janeiro',
    frozen,
    deliveries
      .during('2026-01', '2026-03')
      .when((r) => r.route === 'Sul')
      .mean('freight'),
  ],
]

export const unanswerable: string[] = [
  'quanto paguei de comissão pra Ivone em outubro?',
  'quantos metros de linho temos no estoque',
  'qual o custo do tecido da cortina wave?',
  'quantos pedidos tiveram reclamação do cliente depois da instalação?',
  'qual o pace médio da Luciana Teles?',
  'idade média dos alunos do plano Performance',
  'quanto gastamos de diesel com a rota Norte em setembro?',
  'valor das notas da EM Monteiro Lobato em agosto de 2023',
  'quantas caixas de coxinha a gente entregou?',
  'qual a placa do caminhão do Gilmar?',
]
