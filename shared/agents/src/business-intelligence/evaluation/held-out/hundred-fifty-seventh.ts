import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* A pet shop that delivers, a consultancy in accounting and a small restaurant. */

const { next, whole, pick } = seededBusiness('a pet shop with motorbikes, fees by the hour, twelve tables')

const goods = [
  { product: 'Golden', category: 'Ração', pets: ['Cachorro'], from: 8_990, to: 18_990 },
  { product: 'Whiskas', category: 'Ração', pets: ['Gato'], from: 4_990, to: 15_990 },
  { product: 'Areia sanitária', category: 'Higiene', pets: ['Gato'], from: 1_890, to: 5_990 },
  { product: 'Bifinho', category: 'Petiscos', pets: ['Cachorro'], from: 590, to: 2_490 },
  { product: 'Premier', category: 'Ração', pets: ['Cachorro', 'Gato'], from: 12_990, to: 32_990 },
  { product: 'Antipulgas', category: 'Medicamentos', pets: ['Cachorro', 'Gato'], from: 4_500, to: 18_900 },
  { product: 'Shampoo', category: 'Higiene', pets: ['Cachorro', 'Gato'], from: 1_990, to: 5_490 },
  { product: 'Dreamies', category: 'Petiscos', pets: ['Gato'], from: 790, to: 2_290 },
  { product: 'Vermífugo', category: 'Medicamentos', pets: ['Cachorro', 'Gato'], from: 1_990, to: 8_900 },
  { product: 'Bolinha', category: 'Brinquedos', pets: ['Cachorro', 'Gato'], from: 990, to: 3_490 },
  { product: 'Coleira', category: 'Acessórios', pets: ['Cachorro', 'Gato'], from: 1_990, to: 8_990 },
  { product: 'Arranhador', category: 'Brinquedos', pets: ['Gato'], from: 7_990, to: 24_990 },
  { product: 'Colírio', category: 'Medicamentos', pets: ['Cachorro', 'Gato'], from: 2_490, to: 6_900 },
  { product: 'Alpiste', category: 'Ração', pets: ['Pássaro'], from: 690, to: 1_990 },
]
// July to April; closed on Sundays, most on Saturdays.
const sales = new Rows(
  daysFrom('2025-07-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(4, 7) : whole(1, 4) }, () => {
        const { product, category, pets, from, to } = pick(goods)
        const delivered = next() < 0.55
        const pieces = whole(1, 4)
        return {
          day,
          product,
          category,
          pet: pick(pets),
          clerk: pick(['Bruna', 'Bruna', 'Bruna', 'Igor', 'Igor', 'Letícia']),
          delivery: delivered ? 'Sim' : 'Não',
          district: delivered ? pick(['Centro', 'Boa Vista', 'Santa Mônica', 'Tibery', 'Martins']) : '',
          rider: delivered
            ? pick(['Wesley', 'Wesley', 'Wesley', 'Cauã', 'Cauã', 'Jefferson', 'Jefferson'])
            : '',
          fee: delivered ? whole(10, 30) / 2 : undefined,
          minutes: delivered ? whole(12, 75) : undefined,
          pieces,
          price: cents((pieces * whole(from, to)) / 100),
        }
      }),
    ),
)
const deliveries = sales.when((r) => r.delivery === 'Sim')

const clients = [
  { client: 'Metalúrgica Aço Forte', sector: 'Indústria' },
  { client: 'Padaria Pão Quente', sector: 'Comércio' },
  { client: 'Transportadora Rota Sul', sector: 'Transporte' },
  { client: 'Farmácia Bem Estar', sector: 'Comércio' },
  { client: 'Colégio Saber', sector: 'Educação' },
  { client: 'Fazenda Santa Rita', sector: 'Agronegócio' },
  { client: 'Têxtil Fio Nobre', sector: 'Indústria' },
]
const heloisa = { consultant: 'Heloísa', level: 'Sênior', from: 56, to: 70 }
const fabio = { consultant: 'Fábio', level: 'Pleno', from: 36, to: 48 }
const renata = { consultant: 'Renata', level: 'Sênior', from: 56, to: 70 }
const thiago = { consultant: 'Thiago', level: 'Júnior', from: 22, to: 30 }
const camila = { consultant: 'Camila', level: 'Pleno', from: 36, to: 48 }
// May to April; from Monday to Friday.
const jobs = new Rows(
  daysFrom('2025-05-01', 365)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: whole(1, 4) }, () => {
        const { consultant, level, from, to } = pick([
          heloisa,
          heloisa,
          heloisa,
          fabio,
          fabio,
          renata,
          renata,
          thiago,
          thiago,
          camila,
        ])
        const mode = pick(['presencial', 'remoto'])
        const hours = whole(2, 16) / 2
        const rate = whole(from, to) * 5
        return {
          day,
          ...pick(clients),
          consultant,
          level,
          service: pick([
            'Auditoria',
            'Auditoria',
            'Planejamento tributário',
            'Planejamento tributário',
            'Revisão fiscal',
            'Treinamento',
            'Perícia contábil',
          ]),
          mode,
          hours,
          rate,
          expenses: mode === 'presencial' ? whole(2_000, 45_000) / 100 : undefined,
          fee: cents(hours * rate),
          received: next() < (day < '2026-03-01' ? 0.8 : 0.4) ? 'S' : 'N',
        }
      }),
    ),
)

/** How many bills a day has, by its weekday: 5 is Friday. */
function billsOn(weekday: number): number {
  if (weekday === 6) return whole(8, 12)
  return weekday === 5 ? whole(6, 9) : whole(3, 6)
}
// October to March; closed on Mondays, on Sundays for lunch only.
const bills = new Rows(
  daysFrom('2025-10-01', 182)
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: billsOn(weekdayIn(day)) }, () => {
        const people = whole(1, 6)
        const food = cents((people * whole(2_800, 7_500)) / 100)
        const drink = next() < 0.15 ? 0 : cents((people * whole(600, 3_200)) / 100)
        const tip = next() < 0.7 ? cents((food + drink) * 0.1) : undefined
        return {
          day,
          shift: weekdayIn(day) === 0 ? 'Almoço' : pick(['Jantar', 'Jantar', 'Almoço']),
          table: whole(1, 12),
          waiter: pick([
            'Edson',
            'Edson',
            'Edson',
            'Rosângela',
            'Rosângela',
            'Rosângela',
            'Luan',
            'Luan',
            'Mirela',
            'Dirceu',
          ]),
          people,
          booked: next() < 0.3 ? 'S' : 'N',
          payment: pick(['Crédito', 'Pix', 'Débito', 'Dinheiro', 'Vale-refeição']),
          food,
          drink,
          tip,
          score: next() < 0.35 ? undefined : pick([5, 5, 5, 4, 4, 3, 2, 1]),
          total: cents(food + drink + (tip ?? 0)),
        }
      }),
    ),
)

const petShop = 'Vendas Pet Shop'
const consultancy = 'apontamentos_consultoria'
const restaurant = 'COMANDAS RESTAURANTE'

export const files = [
  file(petShop, sales, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Produto', ({ product }) => product],
    ['Categoria', ({ category }) => category],
    ['Animal', ({ pet }) => pet],
    ['Atendente', ({ clerk }) => clerk],
    ['Entrega', ({ delivery }) => delivery],
    ['Bairro', ({ district }) => district],
    ['Motoboy', ({ rider }) => rider],
    ['Taxa de entrega', ({ fee }) => (fee === undefined ? '' : commaPrice(fee))],
    ['Minutos de entrega', ({ minutes }) => minutes ?? ''],
    ['Qtde', ({ pieces }) => pieces],
    ['Valor da venda', ({ price }) => commaPrice(price)],
  ]),
  file(
    consultancy,
    jobs,
    [
      ['data', ({ day }) => day],
      ['cliente', ({ client }) => client],
      ['setor', ({ sector }) => sector],
      ['consultor', ({ consultant }) => consultant],
      ['nivel', ({ level }) => level],
      ['servico', ({ service }) => service],
      ['modalidade', ({ mode }) => mode],
      ['horas', ({ hours }) => hours.toFixed(1)],
      ['valor_hora', ({ rate }) => rate.toFixed(2)],
      ['despesas', ({ expenses }) => (expenses === undefined ? '' : expenses.toFixed(2))],
      ['honorarios', ({ fee }) => fee.toFixed(2)],
      ['recebido', ({ received }) => received],
    ],
    ',',
  ),
  file(restaurant, bills, [
    ['DATA', ({ day }) => brazilianDay(day)],
    ['TURNO', ({ shift }) => shift],
    ['MESA', ({ table }) => table],
    ['GARCOM', ({ waiter }) => waiter],
    ['PESSOAS', ({ people }) => people],
    ['RESERVA', ({ booked }) => booked],
    ['FORMA_PGTO', ({ payment }) => payment],
    ['VLR_COMIDA', ({ food }) => decimal(food)],
    ['VLR_BEBIDA', ({ drink }) => decimal(drink)],
    ['GORJETA', ({ tip }) => (tip === undefined ? '' : decimal(tip))],
    ['NOTA', ({ score }) => score ?? ''],
    ['TOTAL_CONTA', ({ total }) => decimal(total)],
  ]),
]

export const labelled: Labelled[] = [
  // The pet shop
  ['valor vendido no petshop por mes', petShop, sales.byMonth((g) => g.sum('price'))],
  [
    'quanto em reais vendemos de areia sanitaria em novembro e dezembro, somando os dois?',
    petShop,
    sales
      .during('2025-11', '2025-12')
      .when((r) => r.product === 'Areia sanitária')
      .sum('price'),
  ],
  [
    'quantas unidades de bifinho sairam no ultimo trimestre de 2025',
    petShop,
    sales
      .during('2025-10', '2025-12')
      .when((r) => r.product === 'Bifinho')
      .sum('pieces'),
  ],
  ['qual motoboy fez mais entregas?', petShop, most(deliveries.by('rider', (g) => g.count()))],
  [
    'top 3 produtos do pet shop em valor vendido',
    petShop,
    most(
      sales.by('product', (g) => g.sum('price')),
      3,
    ),
  ],
  ['ticket medio por venda do pet shop', petShop, sales.mean('price')],
  [
    'qual categoria do pet shop vendeu menos em reais?',
    petShop,
    least(sales.by('category', (g) => g.sum('price'))),
  ],
  ['quanto entrou de taxa de entrega em outubro?', petShop, sales.during('2025-10').sum('fee')],
  ['quantas entregas fizemos em cada bairro', petShop, deliveries.by('district', (g) => g.count())],
  [
    'que porcentagem das vendas do petshop foi com entrega?',
    petShop,
    sales.share((r) => r.delivery === 'Sim'),
  ],
  [
    'tempo medio das entregas do Cauã em minutos',
    petShop,
    deliveries.when((r) => r.rider === 'Cauã').mean('minutes'),
  ],
  [
    'entegas que demoraram mais de 45 minutos, quantas foram?',
    petShop,
    deliveries.when((r) => (r.minutes ?? 0) > 45).count(),
  ],
  [
    'compara o valor vendido pra gato em janeiro com fevereiro',
    petShop,
    {
      before: sales
        .during('2026-01')
        .when((r) => r.pet === 'Gato')
        .sum('price'),
      after: sales
        .during('2026-02')
        .when((r) => r.pet === 'Gato')
        .sum('price'),
    },
  ],
  ['em que dia da semana saem mais entregas?', petShop, most(deliveries.byWeekday((g) => g.count()))],
  [
    'qto a Bruna vendeu em reais em agosto?',
    petShop,
    sales
      .during('2025-08')
      .when((r) => r.clerk === 'Bruna')
      .sum('price'),
  ],
  ['valor vendido por animal', petShop, sales.by('pet', (g) => g.sum('price'))],
  ['quantas vendas do pet shop passaram de 300 reais?', petShop, sales.when((r) => r.price > 300).count()],
  ['valor da maior venda de antipulgas', petShop, sales.when((r) => r.product === 'Antipulgas').max('price')],
  ['taxa de entrega média por bairro', petShop, deliveries.by('district', (g) => g.mean('fee'))],
  [
    'em quantos bairros diferentes o Jefferson entregou em setembro?',
    petShop,
    deliveries
      .during('2025-09')
      .when((r) => r.rider === 'Jefferson')
      .distinct('district'),
  ],
  [
    'valor das vendas entregues no Centro de outubro a dezembro',
    petShop,
    deliveries
      .during('2025-10', '2025-12')
      .when((r) => r.district === 'Centro')
      .sum('price'),
  ],
  [
    'to vendo se vale a pena manter motoboy. quantas vendas do pet shop em março foram sem entrega?',
    petShop,
    sales
      .during('2026-03')
      .when((r) => r.delivery === 'Não')
      .count(),
  ],
  [
    'participação da categoria ração no valor vendido do pet shop',
    petShop,
    sales.share((r) => r.category === 'Ração', 'price'),
  ],
  ['qual foi o pior mes do petshop em valor vendido?', petShop, least(sales.byMonth((g) => g.sum('price')))],
  ['qtde de unidades vendidas por categoria', petShop, sales.by('category', (g) => g.sum('pieces'))],
  [
    'quanto em reais vendemos pra cachorro desde fevereiro?',
    petShop,
    sales
      .during('2026-02', '2026-04')
      .when((r) => r.pet === 'Cachorro')
      .sum('price'),
  ],
  [
    'valor vendido Bruna x Igor',
    petShop,
    sales.when((r) => r.clerk === 'Bruna' || r.clerk === 'Igor').by('clerk', (g) => g.sum('price')),
  ],
  [
    'valor vendido de medicamentos sem contar vermifugo',
    petShop,
    sales.when((r) => r.category === 'Medicamentos' && r.product !== 'Vermífugo').sum('price'),
  ],
  [
    'quantas vendas o pet shop faz em média por dia que abre?',
    petShop,
    sales.count() / sales.distinct('day'),
  ],
  [
    'total vendido no petshop entre 15/12/2025 e 10/01/2026',
    petShop,
    sales.from('2025-12-15', '2026-01-10').sum('price'),
  ],

  // The consultancy
  ['total de horas por cliente', consultancy, jobs.by('client', (g) => g.sum('hours'))],
  ['honorarios da consultoria por mês', consultancy, jobs.byMonth((g) => g.sum('fee'))],
  [
    'quantas horas a Heloisa fez em setembro?',
    consultancy,
    jobs
      .during('2025-09')
      .when((r) => r.consultant === 'Heloísa')
      .sum('hours'),
  ],
  ['qual cliente dá mais honorarios?', consultancy, most(jobs.by('client', (g) => g.sum('fee')))],
  [
    'top 3 serviços em valor de honorarios',
    consultancy,
    most(
      jobs.by('service', (g) => g.sum('fee')),
      3,
    ),
  ],
  [
    'quanto de honorarios ainda não foi recebido?',
    consultancy,
    jobs.when((r) => r.received === 'N').sum('fee'),
  ],
  [
    'qual a % do valor dos honorarios que já foi recebida?',
    consultancy,
    jobs.share((r) => r.received === 'S', 'fee'),
  ],
  [
    'horas de auditoria na metalurgica aço forte',
    consultancy,
    jobs.when((r) => r.service === 'Auditoria' && r.client === 'Metalúrgica Aço Forte').sum('hours'),
  ],
  ['valor médio de honorarios por apontamento', consultancy, jobs.mean('fee')],
  ['media de horas por apontamento em cada serviço', consultancy, jobs.by('service', (g) => g.mean('hours'))],
  [
    'compare o total de horas de junho com o de julho',
    consultancy,
    { before: jobs.during('2025-06').sum('hours'), after: jobs.during('2025-07').sum('hours') },
  ],
  [
    'quantos apontamentos presenciais tivemos em outubro?',
    consultancy,
    jobs
      .during('2025-10')
      .when((r) => r.mode === 'presencial')
      .count(),
  ],
  [
    'total de despesas do setor agronegocio em 2026',
    consultancy,
    jobs
      .during('2026-01', '2026-04')
      .when((r) => r.sector === 'Agronegócio')
      .sum('expenses'),
  ],
  [
    'despesa média dos apontamentos presenciais',
    consultancy,
    jobs.when((r) => r.mode === 'presencial').mean('expenses'),
  ],
  ['qual foi o maior valor hora que cobramos?', consultancy, jobs.max('rate')],
  ['quantos apontamentos com mais de 6 horas?', consultancy, jobs.when((r) => r.hours > 6).count()],
  ['total de honorários por setor', consultancy, jobs.by('sector', (g) => g.sum('fee'))],
  [
    'qual consultor tem menos horas no total?',
    consultancy,
    least(jobs.by('consultant', (g) => g.sum('hours'))),
  ],
  ['total de horas remoto x presencial', consultancy, jobs.by('mode', (g) => g.sum('hours'))],
  [
    'honorarios do Fabio com planejamento tributario no segundo semestre de 2025',
    consultancy,
    jobs
      .during('2025-07', '2025-12')
      .when((r) => r.consultant === 'Fábio' && r.service === 'Planejamento tributário')
      .sum('fee'),
  ],
  [
    'vou ligar pra Padaria Pão Quente: quanto ela tem de honorarios não recebidos?',
    consultancy,
    jobs.when((r) => r.client === 'Padaria Pão Quente' && r.received === 'N').sum('fee'),
  ],
  [
    'total de honorarios menos o total de despesas da consultoria',
    consultancy,
    jobs.sum('fee') - jobs.sum('expenses'),
  ],
  ['total de honorarios dividido pelo total de horas', consultancy, jobs.sum('fee') / jobs.sum('hours')],
  ['em que mes fizemos mais horas?', consultancy, most(jobs.byMonth((g) => g.sum('hours')))],
  [
    'quantos clientes diferentes o Thiago atendeu em fevereiro?',
    consultancy,
    jobs
      .during('2026-02')
      .when((r) => r.consultant === 'Thiago')
      .distinct('client'),
  ],
  [
    'total de horas por nivel, tirando treinamento',
    consultancy,
    jobs.when((r) => r.service !== 'Treinamento').by('level', (g) => g.sum('hours')),
  ],
  [
    'quanto deu de honorários dos seniores entre 01/08/2025 e 15/09/2025',
    consultancy,
    jobs
      .from('2025-08-01', '2025-09-15')
      .when((r) => r.level === 'Sênior')
      .sum('fee'),
  ],
  ['numero de apontamentos por dia da semana', consultancy, jobs.byWeekday((g) => g.count())],
  [
    'honorarios de pericia contabil desde janeiro de 2026',
    consultancy,
    jobs
      .during('2026-01', '2026-04')
      .when((r) => r.service === 'Perícia contábil')
      .sum('fee'),
  ],
  [
    'quantos por cento das horas foram pra transportadora rota sul?',
    consultancy,
    jobs.share((r) => r.client === 'Transportadora Rota Sul', 'hours'),
  ],

  // The restaurant
  ['total das contas do restaurante por mes', restaurant, bills.byMonth((g) => g.sum('total'))],
  [
    'quantas comandas o Edson atendeu em dezembro?',
    restaurant,
    bills
      .during('2025-12')
      .when((r) => r.waiter === 'Edson')
      .count(),
  ],
  ['total de gorjeta por garçom', restaurant, bills.by('waiter', (g) => g.sum('tip'))],
  ['qual garcom recebeu menos gorjeta no total?', restaurant, least(bills.by('waiter', (g) => g.sum('tip')))],
  [
    'quantas pessoas vieram no almoço em novembro?',
    restaurant,
    bills
      .during('2025-11')
      .when((r) => r.shift === 'Almoço')
      .sum('people'),
  ],
  ['valor medio da conta no jantar', restaurant, bills.when((r) => r.shift === 'Jantar').mean('total')],
  ['qual mesa tem o maior total de contas?', restaurant, most(bills.by('table', (g) => g.sum('total')))],
  [
    'total das contas da mesa 5 em janeiro',
    restaurant,
    bills
      .during('2026-01')
      .when((r) => r.table === 5)
      .sum('total'),
  ],
  ['qtas comandas foram pagas no pix?', restaurant, bills.when((r) => r.payment === 'Pix').count()],
  [
    'qual a porcentagem do valor total das contas que foi paga no credito?',
    restaurant,
    bills.share((r) => r.payment === 'Crédito', 'total'),
  ],
  ['nota média de cada garçom', restaurant, bills.by('waiter', (g) => g.mean('score'))],
  [
    'quantas comandas do Luan tiveram nota 5?',
    restaurant,
    bills.when((r) => r.waiter === 'Luan' && r.score === 5).count(),
  ],
  [
    'quantas comandas com nota abaixo de 3',
    restaurant,
    bills.when((r) => r.score !== undefined && r.score < 3).count(),
  ],
  [
    'em que dia da semana o restaurante recebe mais pessoas no total?',
    restaurant,
    most(bills.byWeekday((g) => g.sum('people'))),
  ],
  [
    'compara o valor de bebida de fevereiro com o de março',
    restaurant,
    { before: bills.during('2026-02').sum('drink'), after: bills.during('2026-03').sum('drink') },
  ],
  ['contas acima de 400 reais, quantas foram?', restaurant, bills.when((r) => r.total > 400).count()],
  [
    'qual o valor da maior conta da Rosangela?',
    restaurant,
    bills.when((r) => r.waiter === 'Rosângela').max('total'),
  ],
  [
    'quantas comandas com reserva tivemos aos sabados?',
    restaurant,
    bills
      .on(6)
      .when((r) => r.booked === 'S')
      .count(),
  ],
  ['que porcentagem das comandas veio com reserva', restaurant, bills.share((r) => r.booked === 'S')],
  ['valor de comida: almoço x jantar', restaurant, bills.by('shift', (g) => g.sum('food'))],
  [
    'gasto por pessoa: total das contas dividido pelo total de pessoas',
    restaurant,
    bills.sum('total') / bills.sum('people'),
  ],
  ['quantas comandas com valor de bebida zero?', restaurant, bills.when((r) => r.drink === 0).count()],
  ['valor médio da gorjeta de quem deixou gorjeta', restaurant, bills.mean('tip')],
  [
    'quantas mesas diferentes a Mirela atendeu em outubro?',
    restaurant,
    bills
      .during('2025-10')
      .when((r) => r.waiter === 'Mirela')
      .distinct('table'),
  ],
  [
    'numero de comandas por forma de pagamento sem contar dinheiro',
    restaurant,
    bills.when((r) => r.payment !== 'Dinheiro').by('payment', (g) => g.count()),
  ],
  [
    'os 3 garçons com maior total de contas',
    restaurant,
    most(
      bills.by('waiter', (g) => g.sum('total')),
      3,
    ),
  ],
  ['em qual mes vendemos mais bebida em valor?', restaurant, most(bills.byMonth((g) => g.sum('drink')))],
  [
    'quantas comandas o restaurante tem em média por dia aberto?',
    restaurant,
    bills.count() / bills.distinct('day'),
  ],
  ['quantas comandas tinham 5 pessoas ou mais?', restaurant, bills.when((r) => r.people >= 5).count()],
  [
    'total das contas pagas com vale refeicao de 01/12/2025 a 24/12/2025',
    restaurant,
    bills
      .from('2025-12-01', '2025-12-24')
      .when((r) => r.payment === 'Vale-refeição')
      .sum('total'),
  ],
]

export const unanswerable: string[] = [
  'quanto pagamos de aluguel do pet shop em janeiro?',
  'qual o salario do Edson?',
  'quantos sacos de ração temos no estoque?',
  'quanto gastamos de gasolina com as motos?',
  'qual a idade media dos cachorros?',
  'quantos banhos e tosas fizemos em fevereiro?',
  'quantas pizzas vendemos em dezembro?',
  'quanto custou a carne comprada pro restaurante em novembro?',
  'quantos funcionarios tem a Fazenda Santa Rita?',
  'quantos km os motoboys rodaram em março?',
]
