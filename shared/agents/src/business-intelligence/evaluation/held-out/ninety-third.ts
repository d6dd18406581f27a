import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* An air-conditioning servicer, a sushi restaurant and a wedding photographer. */

const { next, whole, among } = seededBusiness(
  'an air-conditioning servicer, a sushi restaurant, a wedding photographer',
)
const weighted = <Entry extends { weight: number }>(entries: Entry[]): Entry =>
  among<Entry>(...entries.map((entry): [Entry, number] => [entry, entry.weight]))

const clients = [
  { client: 'Hotel Maré Alta', kind: 'Comercial', district: 'Boa Viagem', weight: 5 },
  { client: 'Academia Força Total', kind: 'Comercial', district: 'Espinheiro', weight: 4 },
  { client: 'Clínica Bem Estar', kind: 'Comercial', district: 'Casa Forte', weight: 3 },
  { client: 'Padaria Pão Quente', kind: 'Comercial', district: 'Pina', weight: 2 },
  { client: 'Edifício Atlântico', kind: 'Residencial', district: 'Pina', weight: 3 },
  { client: 'Dona Marilene', kind: 'Residencial', district: 'Boa Viagem', weight: 2 },
  { client: 'Seu Osvaldo', kind: 'Residencial', district: 'Casa Forte', weight: 2 },
]
// Cents of labour and half hours, both for one appliance.
const jobs = [
  { service: 'Higienização', from: 14_000, to: 24_000, short: 2, long: 3, withParts: 0.1, weight: 6 },
  { service: 'Conserto', from: 18_000, to: 38_000, short: 2, long: 5, withParts: 0.85, weight: 4 },
  { service: 'Instalação', from: 45_000, to: 70_000, short: 5, long: 7, withParts: 0.7, weight: 3 },
  { service: 'Recarga de gás', from: 20_000, to: 32_000, short: 1, long: 3, withParts: 0.3, weight: 2 },
  {
    service: 'Manutenção preventiva',
    from: 12_000,
    to: 20_000,
    short: 2,
    long: 4,
    withParts: 0.2,
    weight: 2,
  },
]
// September to March; closed on Sundays, most on Mondays.
const orders = new Rows(
  daysFrom('2025-09-01', 212)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(2, 3) : whole(1, 2) }, () => {
        const { client, kind, district } = weighted(clients)
        const { service, from, to, short, long, withParts } = weighted(jobs)
        const units = kind === 'Comercial' ? whole(1, 5) : whole(1, 3)
        const labour = cents((units * whole(from, to)) / 100)
        const parts = next() < withParts ? whole(3_500, 48_000) / 100 : undefined
        return {
          day,
          client,
          kind,
          district,
          service,
          technician: among<string>(['Wellington', 5], ['Edson', 3], ['Jaqueline', 2]),
          brand: among<string>(['LG', 6], ['Samsung', 4], ['Gree', 3], ['Midea', 2.5], ['Elgin', 1]),
          units,
          hours: (units * whole(short, long)) / 2,
          returned: next() < 0.14 ? 'Sim' : 'Não',
          parts,
          labour,
          total: cents(labour + (parts ?? 0)),
          rating: next() < 0.3 ? undefined : whole(2, 5),
        }
      }),
    ),
)

const dishes = [
  { dish: 'Temaki', from: 2_490, to: 3_990, many: 4, weight: 6 },
  { dish: 'Combinado', from: 6_990, to: 15_990, many: 2, weight: 4 },
  { dish: 'Uramaki', from: 2_290, to: 4_290, many: 4, weight: 3.5 },
  { dish: 'Hot roll', from: 1_990, to: 3_490, many: 4, weight: 3 },
  { dish: 'Sashimi', from: 3_490, to: 6_990, many: 3, weight: 2.5 },
  { dish: 'Yakisoba', from: 3_290, to: 4_990, many: 3, weight: 2 },
  { dish: 'Poke', from: 3_490, to: 5_290, many: 2, weight: 1.5 },
]
// December to March; closed on Mondays, most on Fridays and Saturdays.
const meals = new Rows(
  daysFrom('2025-12-01', 121)
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) > 4 ? whole(3, 5) : whole(1, 3) }, () => {
        const { dish, from, to, many } = weighted(dishes)
        const channel = among<string>(['salão', 5], ['delivery', 4], ['retirada', 2])
        const quantity = whole(1, many)
        const unit = whole(from, to) / 100
        const coupon = among<string | undefined>([undefined, 7], ['BEMVINDO', 2], ['NIVER10', 1.5])
        const discount = coupon === undefined ? 0 : cents(quantity * unit * 0.1)
        const total = cents(quantity * unit - discount)
        return {
          day,
          shift: among<string>(['jantar', 7], ['almoço', 3]),
          channel,
          attendant: among<string>(['Kenji', 5], ['Luana', 3], ['Tadeu', 2.5]),
          dish,
          quantity,
          unit,
          coupon,
          discount,
          total,
          fee: channel === 'delivery' ? whole(500, 1_500) / 100 : undefined,
          tip: channel === 'salão' && next() < 0.7 ? whole(200, 2_500) / 100 : undefined,
          minutes: whole(12, 58),
          payment: among<string>(
            ['pix', 4],
            ['cartão de crédito', 3],
            ['vale-refeição', 2],
            ['dinheiro', 1.5],
          ),
          newcomer: next() < 0.35 ? 'sim' : 'não',
        }
      }),
    ),
)

const brides = [
  'Aline',
  'Bianca',
  'Carolina',
  'Débora',
  'Elisa',
  'Fabiana',
  'Gabriela',
  'Helena',
  'Isadora',
  'Juliana',
  'Karina',
  'Letícia',
  'Mariana',
  'Natália',
  'Priscila',
  'Renata',
]
const grooms = [
  'Tiago',
  'Rafael',
  'Bruno',
  'Diego',
  'Fernando',
  'Gustavo',
  'Henrique',
  'Igor',
  'João',
  'Leandro',
  'Mateus',
  'Paulo',
  'Ricardo',
  'Sérgio',
  'Vinícius',
  'Yuri',
]
const wedding = { service: 'Casamento', part: 1, short: 6, long: 12, weight: 4 }
const events = [
  wedding,
  { service: 'Ensaio', part: 0.25, short: 2, long: 4, weight: 3 },
  { service: 'Noivado', part: 0.5, short: 3, long: 6, weight: 1.5 },
  { service: 'Bodas', part: 0.6, short: 3, long: 7, weight: 1 },
]
const packages = [
  { bundle: 'Clássico', from: 450_000, to: 680_000, weight: 5 },
  { bundle: 'Essencial', from: 280_000, to: 450_000, weight: 3 },
  { bundle: 'Premium', from: 700_000, to: 1_200_000, weight: 2.5 },
]
// May to February; one event a day at most, on every Saturday; every couple once.
const shoots = new Rows(
  daysFrom('2025-05-01', 304)
    .filter((day) => {
      const weekday = weekdayIn(day)
      return next() < (weekday === 6 ? 1 : weekday === 0 || weekday === 5 ? 0.65 : 0.35)
    })
    .map((day, place) => {
      const { service, part, short, long } = weekdayIn(day) === 6 && next() < 0.6 ? wedding : weighted(events)
      const { bundle, from, to } = weighted(packages)
      const city = among<string>(
        ['Campinas', 8],
        ['Vinhedo', 3],
        ['Valinhos', 3],
        ['Holambra', 3],
        ['Jaguariúna', 2],
      )
      const price = cents((whole(from, to) / 100) * part)
      const hours = whole(short, long)
      return {
        day,
        couple: `${brides[place % 16]} e ${grooms[(place + Math.floor(place / 16)) % 16]}`,
        service,
        city,
        photographer: among<string>(['Lívia', 5], ['Otto', 3], ['Samara', 2]),
        planner: among<string | undefined>(
          ['Doce Enlace', 4],
          ['Márcia Prado', 3],
          ['Villa Festa', 2],
          ['Patrícia Lemos', 1.5],
          [undefined, 4],
        ),
        bundle,
        source: among<string>(['Instagram', 5], ['Indicação', 4], ['Google', 2], ['Feira de noivas', 1.5]),
        hours,
        guests: service === 'Ensaio' ? undefined : service === 'Casamento' ? whole(60, 320) : whole(25, 120),
        photos: next() < (day < '2026-02-01' ? 0.08 : 0.7) ? undefined : hours * whole(40, 75),
        album: next() < 0.5 ? 'SIM' : 'NAO',
        travel: city === 'Campinas' ? undefined : whole(8_000, 42_000) / 100,
        deposit: cents(price * 0.3),
        price,
        status: among<string>(['QUITADO', 7], ['PENDENTE', 3]),
      }
    }),
)
type Shoot = (typeof shoots.all)[number]
/** Of rows in the order of their days, of which no two are the same. */
const firstOf = (rows: Rows<Shoot>) => rows.all.at(0) as Shoot
const lastOf = (rows: Rows<Shoot>) => rows.all.at(-1) as Shoot

const cooling = 'OS Ar Condicionado'
const sushi = 'pedidos_restaurante_sushi'
const studio = 'CONTRATOS FOTOGRAFIA'

export const files = [
  file(cooling, orders, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Cliente', ({ client }) => client],
    ['Tipo de cliente', ({ kind }) => kind],
    ['Bairro', ({ district }) => district],
    ['Serviço', ({ service }) => service],
    ['Técnico', ({ technician }) => technician],
    ['Marca', ({ brand }) => brand],
    ['Qtd. aparelhos', ({ units }) => units],
    ['Horas', ({ hours }) => decimal(hours, 1)],
    ['Retorno', ({ returned }) => returned],
    ['Valor peças', ({ parts }) => (parts === undefined ? '' : dotted(commaPrice(parts)))],
    ['Mão de obra', ({ labour }) => dotted(commaPrice(labour))],
    ['Valor total', ({ total }) => dotted(commaPrice(total))],
    ['Nota do cliente', ({ rating }) => rating ?? ''],
  ]),
  file(
    sushi,
    meals,
    [
      ['data_pedido', ({ day }) => day],
      ['turno', ({ shift }) => shift],
      ['canal', ({ channel }) => channel],
      ['atendente', ({ attendant }) => attendant],
      ['prato', ({ dish }) => dish],
      ['quantidade', ({ quantity }) => quantity],
      ['preco_unitario', ({ unit }) => unit.toFixed(2)],
      ['cupom', ({ coupon }) => coupon ?? ''],
      ['desconto', ({ discount }) => discount.toFixed(2)],
      ['total_pedido', ({ total }) => total.toFixed(2)],
      ['taxa_entrega', ({ fee }) => (fee === undefined ? '' : fee.toFixed(2))],
      ['gorjeta', ({ tip }) => (tip === undefined ? '' : tip.toFixed(2))],
      ['tempo_preparo_min', ({ minutes }) => minutes],
      ['forma_pagamento', ({ payment }) => payment],
      ['cliente_novo', ({ newcomer }) => newcomer],
    ],
    ',',
  ),
  file(studio, shoots, [
    ['DATA EVENTO', ({ day }) => shownDay(day)],
    ['CASAL', ({ couple }) => couple],
    ['TIPO EVENTO', ({ service }) => service],
    ['CIDADE', ({ city }) => city],
    ['FOTOGRAFO', ({ photographer }) => photographer],
    ['CERIMONIALISTA', ({ planner }) => planner ?? ''],
    ['PACOTE', ({ bundle }) => bundle],
    ['ORIGEM', ({ source }) => source],
    ['HORAS', ({ hours }) => hours],
    ['CONVIDADOS', ({ guests }) => guests ?? ''],
    ['FOTOS ENTREGUES', ({ photos }) => photos ?? ''],
    ['ALBUM', ({ album }) => album],
    ['DESLOCAMENTO', ({ travel }) => (travel === undefined ? '' : decimal(travel))],
    ['SINAL', ({ deposit }) => decimal(deposit)],
    ['VALOR CONTRATO', ({ price }) => decimal(price)],
    ['SITUACAO', ({ status }) => status],
  ]),
]

export const labelled: Labelled[] = [
  // The air-conditioning servicer
  [
    'Quanto faturamos com higienização em janeiro?',
    cooling,
    orders
      .during('2026-01')
      .when((r) => r.service === 'Higienização')
      .sum('total'),
  ],
  [
    'quantas ordens de serviço de instalação tivemos em dezembro?',
    cooling,
    orders
      .during('2025-12')
      .when((r) => r.service === 'Instalação')
      .count(),
  ],
  ['quantas OS cada técnico fez', cooling, orders.by('technician', (g) => g.count())],
  ['qual técnico faturou mais?', cooling, most(orders.by('technician', (g) => g.sum('total')))],
  ['mão de obra por mês', cooling, orders.byMonth((g) => g.sum('labour'))],
  ['quanto deu de peças nos consertos?', cooling, orders.when((r) => r.service === 'Conserto').sum('parts')],
  [
    'quantos aparelhos o edson atendeu em novenbro?',
    cooling,
    orders
      .during('2025-11')
      .when((r) => r.technician === 'Edson')
      .sum('units'),
  ],
  [
    'valor total médio das OS em Boa Viagem',
    cooling,
    orders.when((r) => r.district === 'Boa Viagem').mean('total'),
  ],
  [
    'Quais os 3 clientes que mais pagaram nas ordens de serviço do ar condicionado?',
    cooling,
    most(
      orders.by('client', (g) => g.sum('total')),
      3,
    ),
  ],
  ['que porcentagem das ordens de serviço foi retorno?', cooling, orders.share((r) => r.returned === 'Sim')],
  ['quantas OS tiveram valor total acima de R$ 1.000?', cooling, orders.when((r) => r.total > 1000).count()],
  ['nota media da Jaqueline', cooling, orders.when((r) => r.technician === 'Jaqueline').mean('rating')],
  ['quantas OS ficaram sem nota do cliente?', cooling, orders.when((r) => r.rating === undefined).count()],
  ['em que dia da semana atendemos mais aparelhos?', cooling, most(orders.byWeekday((g) => g.sum('units')))],
  [
    'compare a mão de obra de outubro com a de novembro',
    cooling,
    { before: orders.during('2025-10').sum('labour'), after: orders.during('2025-11').sum('labour') },
  ],
  ['maior valor de peças numa OS só', cooling, orders.max('parts')],
  ['qual marca de ar aparece em menos OS?', cooling, least(orders.by('brand', (g) => g.count()))],
  [
    'valor total das OS por tipo de cliente, sem contar instalação',
    cooling,
    orders.when((r) => r.service !== 'Instalação').by('kind', (g) => g.sum('total')),
  ],
  [
    'quantas horas o Wellington trabalhou entre 10/11/2025 e 20/12/2025?',
    cooling,
    orders
      .from('2025-11-10', '2025-12-20')
      .when((r) => r.technician === 'Wellington')
      .sum('hours'),
  ],
  [
    'quantos clientes diferentes a Jaqueline atendeu em fevereiro?',
    cooling,
    orders
      .during('2026-02')
      .when((r) => r.technician === 'Jaqueline')
      .distinct('client'),
  ],
  [
    'valor total médio de cada serviço de ar condicionado',
    cooling,
    orders.by('service', (g) => g.mean('total')),
  ],
  [
    'quanto a Academia Força Total pagou de mão de obra desde janeiro?',
    cooling,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.client === 'Academia Força Total')
      .sum('labour'),
  ],
  [
    'qual a participação do bairro Pina no valor total das OS?',
    cooling,
    orders.share((r) => r.district === 'Pina', 'total'),
  ],
  [
    'quantas ordens de serviço de clientes comerciais tiveram peças e não foram retorno?',
    cooling,
    orders.when((r) => r.kind === 'Comercial' && r.parts !== undefined && r.returned === 'Não').count(),
  ],
  ['qual foi o mês mais fraco no valor total das OS?', cooling, least(orders.byMonth((g) => g.sum('total')))],
  ['quantas OS a gente faz por dia trabalhado, em média?', cooling, orders.count() / orders.distinct('day')],
  ['valor total das OS menos o valor das peças', cooling, orders.sum('total') - orders.sum('parts')],
  [
    'quantas OS de higienizacao foram feitas aos sabados',
    cooling,
    orders
      .on(6)
      .when((r) => r.service === 'Higienização')
      .count(),
  ],
  [
    'qual serviço do ar condicionado leva mais horas em média?',
    cooling,
    most(orders.by('service', (g) => g.mean('hours'))),
  ],
  [
    'quanto faturamos com aparelhos Gree no primeiro trimestre de 2026?',
    cooling,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.brand === 'Gree')
      .sum('total'),
  ],

  // The sushi restaurant
  [
    'quantos temakis vendemos em fevereiro?',
    sushi,
    meals
      .during('2026-02')
      .when((r) => r.dish === 'Temaki')
      .sum('quantity'),
  ],
  ['faturameto do restaurante por mês', sushi, meals.byMonth((g) => g.sum('total'))],
  ['qual prato vende mais unidades?', sushi, most(meals.by('dish', (g) => g.sum('quantity')))],
  [
    'quantos pedidos de delivery tivemos em janeiro',
    sushi,
    meals
      .during('2026-01')
      .when((r) => r.channel === 'delivery')
      .count(),
  ],
  ['total de gorjeta da Luana', sushi, meals.when((r) => r.attendant === 'Luana').sum('tip')],
  [
    'Que porcentagem do faturamento do restaurante vem do delivery?',
    sushi,
    meals.share((r) => r.channel === 'delivery', 'total'),
  ],
  ['ticket medio do salao', sushi, meals.when((r) => r.channel === 'salão').mean('total')],
  ['qual a taxa de entrega média?', sushi, meals.mean('fee')],
  ['quantos pedidos usaram o cupom NIVER10?', sushi, meals.when((r) => r.coupon === 'NIVER10').count()],
  [
    'quantos pedidos do jantar foram sem cupom?',
    sushi,
    meals.when((r) => r.shift === 'jantar' && r.coupon === undefined).count(),
  ],
  ['tempo médio de preparo de cada prato', sushi, meals.by('dish', (g) => g.mean('minutes'))],
  ['em qual dia da semana o restaurante fatura mais?', sushi, most(meals.byWeekday((g) => g.sum('total')))],
  ['faturamento do restaurante por turno', sushi, meals.by('shift', (g) => g.sum('total'))],
  [
    'quanto o faturamento do delivery mudou de janeiro pra fevereiro?',
    sushi,
    {
      before: meals
        .during('2026-01')
        .when((r) => r.channel === 'delivery')
        .sum('total'),
      after: meals
        .during('2026-02')
        .when((r) => r.channel === 'delivery')
        .sum('total'),
    },
  ],
  [
    'os três pratos que menos faturam',
    sushi,
    least(
      meals.by('dish', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'quantos pedidos demoraram mais de 40 minutos no preparo?',
    sushi,
    meals.when((r) => r.minutes > 40).count(),
  ],
  ['quanto a gente deu de desconto em dezembro', sushi, meals.during('2025-12').sum('discount')],
  [
    'número de pedidos de retirada por forma de pagamento',
    sushi,
    meals.when((r) => r.channel === 'retirada').by('payment', (g) => g.count()),
  ],
  ['qual atendente ganhou mais gorjeta?', sushi, most(meals.by('attendant', (g) => g.sum('tip')))],
  [
    'qual o valor do maior pedido pago com vale refeição?',
    sushi,
    meals.when((r) => r.payment === 'vale-refeição').max('total'),
  ],
  [
    'quanto vendemos de sashimi às sextas e sábados?',
    sushi,
    meals
      .on(5, 6)
      .when((r) => r.dish === 'Sashimi')
      .sum('total'),
  ],
  ['quantos por cento dos pedidos são de cliente novo?', sushi, meals.share((r) => r.newcomer === 'sim')],
  ['preco unitario medio do hot roll', sushi, meals.when((r) => r.dish === 'Hot roll').mean('unit')],
  ['em média quantos pedidos o sushi tem por dia que abre?', sushi, meals.count() / meals.distinct('day')],
  [
    'quanto o Kenji vendeu no delivery em março, tirando o yakisoba?',
    sushi,
    meals
      .during('2026-03')
      .when((r) => r.attendant === 'Kenji' && r.channel === 'delivery' && r.dish !== 'Yakisoba')
      .sum('total'),
  ],
  [
    'quantos pratos diferentes saíram na retirada em dezembro?',
    sushi,
    meals
      .during('2025-12')
      .when((r) => r.channel === 'retirada')
      .distinct('dish'),
  ],
  [
    'quanto o restaurante faturou no pix entre 15/12/2025 e 15/01/2026?',
    sushi,
    meals
      .from('2025-12-15', '2026-01-15')
      .when((r) => r.payment === 'pix')
      .sum('total'),
  ],
  ['menor gorjeta que o Tadeu recebeu', sushi, meals.when((r) => r.attendant === 'Tadeu').min('tip')],
  [
    'qual foi a data em que o restaurante mais faturou?',
    sushi,
    most(meals.by('day', (g) => g.sum('total'))).map(([day, total]): [string, number] => [
      shownDay(day),
      total,
    ]),
  ],
  [
    'quantos pedidos de até 60 reais saíram no almoço?',
    sushi,
    meals.when((r) => r.total <= 60 && r.shift === 'almoço').count(),
  ],

  // The wedding photographer
  [
    'Quantos casamentos fotografamos em setembro?',
    studio,
    shoots
      .during('2025-09')
      .when((r) => r.service === 'Casamento')
      .count(),
  ],
  ['valor dos contratos de fotografia por mês', studio, shoots.byMonth((g) => g.sum('price'))],
  [
    'qual o valor dos contratos de casamento da Lívia no segundo semestre de 2025?',
    studio,
    shoots
      .during('2025-07', '2025-12')
      .when((r) => r.photographer === 'Lívia' && r.service === 'Casamento')
      .sum('price'),
  ],
  ['qual cidade tem mais eventos?', studio, most(shoots.by('city', (g) => g.count()))],
  [
    'valor médio dos contratos do pacote premium',
    studio,
    shoots.when((r) => r.bundle === 'Premium').mean('price'),
  ],
  [
    'quantos casamentos com álbum e sem cerimonialista tivemos?',
    studio,
    shoots.when((r) => r.service === 'Casamento' && r.album === 'SIM' && r.planner === undefined).count(),
  ],
  ['quantos % dos contratos vieram do instagram', studio, shoots.share((r) => r.source === 'Instagram')],
  [
    'top 3 cerimonialistas em valor de contrato',
    studio,
    most(
      shoots.when((r) => r.planner !== undefined).by('planner', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'qual o valor do contrato do último evento da Samara?',
    studio,
    lastOf(shoots.when((r) => r.photographer === 'Samara')).price,
  ],
  [
    'quantos convidados teve o primeiro casamento de outubro?',
    studio,
    firstOf(shoots.during('2025-10').when((r) => r.service === 'Casamento')).guests as number,
  ],
  [
    'quanto foi o contrato de Aline e Tiago?',
    studio,
    shoots.when((r) => r.couple === 'Aline e Tiago').sum('price'),
  ],
  [
    'to fechando as contas do estúdio: quanto deu de sinal nos eventos de outubro a dezembro?',
    studio,
    shoots.during('2025-10', '2025-12').sum('deposit'),
  ],
  [
    'valor dos contratos pendentes menos o sinal',
    studio,
    shoots.when((r) => r.status === 'PENDENTE').sum('price') -
      shoots.when((r) => r.status === 'PENDENTE').sum('deposit'),
  ],
  [
    'quanto deu de deslocamento pra Holambra em 2025?',
    studio,
    shoots
      .during('2025-05', '2025-12')
      .when((r) => r.city === 'Holambra')
      .sum('travel'),
  ],
  [
    'média de convidados nos casamentos',
    studio,
    shoots.when((r) => r.service === 'Casamento').mean('guests'),
  ],
  ['qual fotógrafo trabalhou menos horas?', studio, least(shoots.by('photographer', (g) => g.sum('hours')))],
  [
    'valor dos contratos: maio x junho',
    studio,
    { before: shoots.during('2025-05').sum('price'), after: shoots.during('2025-06').sum('price') },
  ],
  [
    'quantos ensaios têm contrato de menos de 1500 reais?',
    studio,
    shoots.when((r) => r.service === 'Ensaio' && r.price < 1500).count(),
  ],
  ['quantos eventos foram no domingo?', studio, shoots.on(0).count()],
  [
    'qual dia da semana tem mais casamentos?',
    studio,
    most(shoots.when((r) => r.service === 'Casamento').byWeekday((g) => g.count())),
  ],
  [
    'fotos entreges por fotógrafo em dezembro',
    studio,
    shoots.during('2025-12').by('photographer', (g) => g.sum('photos')),
  ],
  [
    'em média quantas fotos foram entregues por casamento do pacote clássico?',
    studio,
    shoots.when((r) => r.service === 'Casamento' && r.bundle === 'Clássico').mean('photos'),
  ],
  [
    'quantos contratos ainda estão sem fotos entregues?',
    studio,
    shoots.when((r) => r.photos === undefined).count(),
  ],
  [
    'participação da Samara no valor total dos contratos',
    studio,
    shoots.share((r) => r.photographer === 'Samara', 'price'),
  ],
  ['qual casal fechou o contrato mais caro?', studio, most(shoots.by('couple', (g) => g.sum('price')))],
  ['quantos contratos de cada pacote', studio, shoots.by('bundle', (g) => g.count())],
  [
    'valor dos contratos por origem, sem contar bodas',
    studio,
    shoots.when((r) => r.service !== 'Bodas').by('source', (g) => g.sum('price')),
  ],
  [
    'quantos eventos fotografamos por mês, em média?',
    studio,
    shoots.count() / shoots.byMonth((g) => g.count()).length,
  ],
  [
    'quantos casamentos com mais de 200 convidados tivemos em Vinhedo ou Valinhos?',
    studio,
    shoots
      .when(
        (r) =>
          r.service === 'Casamento' &&
          (r.guests ?? 0) > 200 &&
          (r.city === 'Vinhedo' || r.city === 'Valinhos'),
      )
      .count(),
  ],
  [
    'dos contratos acima de 6 mil reais, quantos são do Otto?',
    studio,
    shoots.when((r) => r.price > 6000 && r.photographer === 'Otto').count(),
  ],
]

export const unanswerable: string[] = [
  'qual o telefone do Seu Osvaldo?',
  'quanto o Wellington ganha de comissão?',
  'quanto faturamos com aparelhos Fujitsu em janeiro?',
  'quantos quilômetros a van dos técnicos rodou em novembro?',
  'quanto pagamos de salmão pro fornecedor em fevereiro?',
  'quantas reservas de mesa tivemos em janeiro?',
  'qual o aluguel do restaurante?',
  'idade média das noivas',
  'quantos casamentos fizemos em Ubatuba?',
  'quanto o estúdio gastou com a impressão dos álbuns?',
]
