import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A coworking space that rents rooms, a chocolate maker and a firm of security guards. */

const { next, whole, pick, among } = seededBusiness('a coworking space, a chocolate maker, security guards')

/** Some of these, none of them twice. */
const differing = <Entry>(entries: readonly Entry[], few: number): Entry[] => {
  const chosen = new Set<Entry>()
  while (chosen.size < few) chosen.add(pick(entries))
  return [...chosen]
}

const rooms = [
  { room: 'Sala Ipê', floor: '1º andar', seats: 8, hour: 60, weight: 8 },
  { room: 'Aquário', floor: 'Térreo', seats: 4, hour: 40, weight: 6 },
  { room: 'Sala Jatobá', floor: '1º andar', seats: 16, hour: 85, weight: 5 },
  { room: 'Estúdio de Podcast', floor: '2º andar', seats: 5, hour: 110, weight: 4 },
  { room: 'Auditório', floor: 'Térreo', seats: 60, hour: 190, weight: 2 },
]
type Room = (typeof rooms)[number]
const tenants = [
  { client: 'Nuvem Contábil', plan: 'Anual', part: 0.8 },
  { client: 'Studio Frida', plan: 'Mensal', part: 0.9 },
  { client: 'Lume Arquitetura', plan: 'Mensal', part: 0.9 },
  { client: 'Helena Prado Psicologia', plan: 'Avulso', part: 1 },
  { client: 'Agência Tucano', plan: 'Anual', part: 0.8 },
  { client: 'Coletivo Raiz', plan: 'Avulso', part: 1 },
  { client: 'Kaizen Treinamentos', plan: 'Mensal', part: 0.9 },
  { client: 'Escola de Ioga Sol', plan: 'Avulso', part: 1 },
]
const bookingsOn = (weekday: number): number =>
  weekday === 6 ? whole(1, 2) : weekday === 3 ? whole(3, 5) : whole(1, 4)
// Closed on Sundays, fullest on Wednesdays; nobody books twice for a day.
const bookings = new Rows(
  daysFrom('2025-05-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      differing(tenants, bookingsOn(weekdayIn(day))).map(({ client, plan, part }) => {
        const { room, floor, seats, hour } = among(
          ...rooms.map((entry): [Room, number] => [entry, entry.weight]),
        )
        const hours = whole(2, 16) / 2
        return {
          day,
          room,
          floor,
          client,
          plan,
          period: among(['Manhã', 5], ['Tarde', 4], ['Noite', 2]),
          coffee: next() < 0.35 ? 'S' : 'N',
          people: whole(1, seats),
          hours,
          rent: cents(hours * hour * part),
          extras: next() < 0.45 ? whole(1_500, 32_000) / 100 : undefined,
          payment: among(['Pix', 6], ['Boleto', 4], ['Cartão', 3]),
        }
      }),
    ),
)

const sweets = [
  { product: 'Trufa', line: 'Tradicional', unit: 6.5, grams: 30, weight: 6 },
  { product: 'Barra ao leite', line: 'Tradicional', unit: 17.9, grams: 100, weight: 5 },
  { product: 'Bombom sortido', line: 'Presente', unit: 42, grams: 200, weight: 4 },
  { product: 'Barra 70% cacau', line: 'Intenso', unit: 22.9, grams: 100, weight: 4 },
  { product: 'Drágea de café', line: 'Intenso', unit: 19.5, grams: 120, weight: 2 },
  { product: 'Nibs de cacau', line: 'Intenso', unit: 28.9, grams: 150, weight: 1 },
]
type Sweet = (typeof sweets)[number]
const egg: Sweet = { product: 'Ovo de Páscoa', line: 'Sazonal', unit: 79.9, grams: 350, weight: 9 }
const shops = [
  { shop: 'Empório Santa Rita', city: 'Campinas', state: 'SP' },
  { shop: 'Café Ateliê', city: 'Belo Horizonte', state: 'MG' },
  { shop: 'Padaria Trigo Bom', city: 'São Paulo', state: 'SP' },
  { shop: 'Mercearia do Porto', city: 'Santos', state: 'SP' },
  { shop: 'Quitanda da Vila', city: 'São Paulo', state: 'SP' },
  { shop: 'Doce Serra', city: 'Petrópolis', state: 'RJ' },
  { shop: 'Boutique do Grão', city: 'Curitiba', state: 'PR' },
  { shop: 'Armazém Mineiro', city: 'Belo Horizonte', state: 'MG' },
]
const homes = [
  { shop: '', city: 'São Paulo', state: 'SP' },
  { shop: '', city: 'São Paulo', state: 'SP' },
  { shop: '', city: 'Campinas', state: 'SP' },
  { shop: '', city: 'Rio de Janeiro', state: 'RJ' },
  { shop: '', city: 'Belo Horizonte', state: 'MG' },
  { shop: '', city: 'Curitiba', state: 'PR' },
]
const ordersOn = (day: string): number =>
  (['12', '03'].includes(day.slice(5, 7)) ? whole(2, 5) : whole(1, 3)) + (weekdayIn(day) === 5 ? 2 : 0)
let lastOrder = 1_000
// Shops order on any day but Sunday, and none of them twice a day.
const orders = new Rows(
  daysFrom('2025-06-01', 334).flatMap((day) =>
    differing(shops, ordersOn(day)).map((shop) => {
      const channel =
        weekdayIn(day) === 0
          ? among(['Site', 3], ['WhatsApp', 1])
          : among(['Lojista', 5], ['Site', 4], ['WhatsApp', 2])
      const isShop = channel === 'Lojista'
      const isBeforeEaster = day >= '2026-02-10' && day <= '2026-04-05'
      const { product, line, unit, grams } = among(
        ...[...sweets, ...(isBeforeEaster ? [egg] : [])].map((entry): [Sweet, number] => [
          entry,
          entry.weight,
        ]),
      )
      const pieces = isShop ? whole(10, 60) : whole(1, 20)
      const days = isShop ? whole(1, 8) : whole(2, 13)
      const arrival = daysFrom(day, days + 1).at(-1) ?? day
      const isDelivered = arrival <= '2026-04-30'
      lastOrder += 1
      return {
        number: `PED-${lastOrder}`,
        day,
        delivered: isDelivered ? arrival : undefined,
        lead: isDelivered ? days : undefined,
        channel,
        ...(isShop ? shop : pick(homes)),
        product,
        line,
        gift: !isShop && next() < 0.4 ? 'Sim' : 'Não',
        payment: isShop ? among(['Boleto', 5], ['Pix', 3]) : among(['Pix', 4], ['Cartão', 5]),
        pieces,
        weight: cents((pieces * grams) / 1000),
        freight: next() < (isShop ? 0.5 : 0.2) ? 0 : whole(990, 5_900) / 100,
        rating:
          !isShop && isDelivered && next() < 0.6 ? among([5, 6], [4, 4], [3, 2], [2, 1], [1, 1]) : undefined,
        total: cents(pieces * unit * (isShop ? 0.7 : 1)),
      }
    }),
  ),
)

const guards = [
  { guard: 'Edmilson', bond: 'CLT' },
  { guard: 'Jurandir', bond: 'CLT' },
  { guard: 'Patrícia', bond: 'Intermitente' },
  { guard: 'Wagner', bond: 'Intermitente' },
  { guard: 'Ivone', bond: 'CLT' },
  { guard: 'Roberval', bond: 'Freelancer' },
  { guard: 'Cláudio', bond: 'Intermitente' },
  { guard: 'Sueli', bond: 'Freelancer' },
  { guard: 'Tiago', bond: 'Freelancer' },
]
const posts = [
  { post: 'Shopping Aurora', kind: 'Shopping' },
  { post: 'Condomínio Solar das Palmeiras', kind: 'Condomínio' },
  { post: 'Agência Banco Sul', kind: 'Banco' },
  { post: 'Residencial Vila Real', kind: 'Condomínio' },
  { post: 'Galpão Rodovia', kind: 'Indústria' },
  { post: 'Casa de Shows Arena', kind: 'Evento' },
  { post: 'Fábrica São Jorge', kind: 'Indústria' },
]
// Every day, most on Saturdays; nobody has two shifts in a day.
const shifts = new Rows(
  daysFrom('2025-09-01', 212).flatMap((day) =>
    differing(guards, weekdayIn(day) === 6 ? whole(5, 7) : whole(3, 5)).map((guard) => {
      const { post, kind } = pick(posts)
      const rate = whole(1_550, 2_300) / 100
      const hours = among([12, 6], [8, 3], [6, 2])
      const overtime = next() < 0.65 ? 0 : whole(1, 8) / 2
      const pay = cents(hours * rate + overtime * rate * 1.5)
      return {
        day,
        ...guard,
        post,
        kind,
        turn: among(['Diurno', 5], ['Noturno', 4]),
        supervisor: among(['Fátima', 5], ['Douglas', 4], ['Anselmo', 2]),
        armed: kind === 'Banco' || next() < 0.25 ? 'sim' : 'não',
        hours,
        overtime,
        late: next() < 0.7 ? 0 : whole(3, 95),
        incidents: among([0, 16], [1, 4], [2, 2], [3, 1]),
        fare: next() < 0.4 ? undefined : whole(2, 6) * 4.8,
        pay,
        charged: cents((pay * whole(150, 195)) / 100),
      }
    }),
  ),
)

const coworking = 'RESERVAS_COWORKING'
const chocolate = 'Pedidos Chocolate'
const security = 'escala_vigilantes'

export const files = [
  file(coworking, bookings, [
    ['DT_USO', ({ day }) => brazilianDay(day)],
    ['SALA', ({ room }) => room],
    ['ANDAR', ({ floor }) => floor],
    ['CLIENTE', ({ client }) => client],
    ['PLANO', ({ plan }) => plan],
    ['PERIODO', ({ period }) => period],
    ['COFFEE_BREAK', ({ coffee }) => coffee],
    ['QTD_PESSOAS', ({ people }) => people],
    ['HORAS', ({ hours }) => decimal(hours, 1)],
    ['VLR_LOCACAO', ({ rent }) => decimal(rent)],
    ['VLR_EXTRAS', ({ extras }) => (extras === undefined ? '' : decimal(extras))],
    ['FORMA_PGTO', ({ payment }) => payment],
  ]),
  file(chocolate, orders, [
    ['Nº Ped.', ({ number }) => number],
    ['Data do Pedido', ({ day }) => brazilianDay(day)],
    ['Data de Entrega', ({ delivered }) => (delivered === undefined ? '' : brazilianDay(delivered))],
    ['Canal', ({ channel }) => channel],
    ['Loja', ({ shop }) => shop],
    ['Cidade', ({ city }) => city],
    ['UF', ({ state }) => state],
    ['Produto', ({ product }) => product],
    ['Linha', ({ line }) => line],
    ['Presente', ({ gift }) => gift],
    ['Forma Pagto', ({ payment }) => payment],
    ['Qtd (un)', ({ pieces }) => pieces],
    ['Peso (kg)', ({ weight }) => decimal(weight)],
    ['Frete', ({ freight }) => commaPrice(freight)],
    ['Avaliação (1 a 5)', ({ rating }) => rating ?? ''],
    ['Valor do Pedido (R$)', ({ total }) => dotted(decimal(total))],
  ]),
  file(
    security,
    shifts,
    [
      ['data_plantao', ({ day }) => day],
      ['vigilante', ({ guard }) => guard],
      ['vinculo', ({ bond }) => bond],
      ['posto', ({ post }) => post],
      ['tipo_posto', ({ kind }) => kind],
      ['turno', ({ turn }) => turn],
      ['supervisor', ({ supervisor }) => supervisor],
      ['armado', ({ armed }) => armed],
      ['hs_trabalhadas', ({ hours }) => hours],
      ['hs_extras', ({ overtime }) => overtime.toFixed(1)],
      ['atraso_min', ({ late }) => late],
      ['qtd_ocorrencias', ({ incidents }) => incidents],
      ['vale_transporte', ({ fare }) => (fare === undefined ? '' : fare.toFixed(2))],
      ['vlr_diaria', ({ pay }) => pay.toFixed(2)],
      ['vlr_cobrado', ({ charged }) => charged.toFixed(2)],
    ],
    ',',
  ),
]

/** Days as a table of answers shows them. */
const withShownDays = (groups: [string, number][]): [string, number][] =>
  groups.map(([day, value]) => [shownDay(day), value])

export const labelled: Labelled[] = [
  // The coworking space
  ['bom dia, qto deu de locação em outubro?', coworking, bookings.during('2025-10').sum('rent')],
  ['quantas reservas cada sala teve', coworking, bookings.by('room', (g) => g.count())],
  ['valor de locacao por mes', coworking, bookings.byMonth((g) => g.sum('rent'))],
  ['Qual sala rendeu mais em locação?', coworking, most(bookings.by('room', (g) => g.sum('rent')))],
  [
    'horas reservadas do auditorio em novembro',
    coworking,
    bookings
      .during('2025-11')
      .when((r) => r.room === 'Auditório')
      .sum('hours'),
  ],
  ['valor médio de locação por reserva', coworking, bookings.mean('rent')],
  ['qtas reservas foram com coffee break?', coworking, bookings.when((r) => r.coffee === 'S').count()],
  ['que % das reservas é do plano avulso?', coworking, bookings.share((r) => r.plan === 'Avulso')],
  [
    'me mostra os 3 clientes que mais gastaram com locação de sala',
    coworking,
    most(
      bookings.by('client', (g) => g.sum('rent')),
      3,
    ),
  ],
  [
    'quanto o Studio Frida gastou em extras de maio até agosto?',
    coworking,
    bookings
      .during('2025-05', '2025-08')
      .when((r) => r.client === 'Studio Frida')
      .sum('extras'),
  ],
  [
    'compara a locação de dezembro com a de janeiro pfv',
    coworking,
    { before: bookings.during('2025-12').sum('rent'), after: bookings.during('2026-01').sum('rent') },
  ],
  ['quantas reservas tiveram mais de 10 pessoas', coworking, bookings.when((r) => r.people > 10).count()],
  [
    'A reserva mais longa do Estúdio de Podcast foi de quantas horas?',
    coworking,
    bookings.when((r) => r.room === 'Estúdio de Podcast').max('hours'),
  ],
  ['qual dia da semana tem mais reservas?', coworking, most(bookings.byWeekday((g) => g.count()))],
  ['valor médio dos extras, só das reservas que tiveram extra', coworking, bookings.mean('extras')],
  [
    'quantas reservas estão com o valor de extras em branco?',
    coworking,
    bookings.when((r) => r.extras === undefined).count(),
  ],
  ['total de pessoas em cada período do dia', coworking, bookings.by('period', (g) => g.sum('people'))],
  [
    'locação das salas do 1º andar entre 15/09/2025 e 31/10/2025',
    coworking,
    bookings
      .from('2025-09-15', '2025-10-31')
      .when((r) => r.floor === '1º andar')
      .sum('rent'),
  ],
  [
    'quantos clientes diferentes usaram o Aquário em julho?',
    coworking,
    bookings
      .during('2025-07')
      .when((r) => r.room === 'Aquário')
      .distinct('client'),
  ],
  [
    'quanto de locação foi pago por pix e quanto por boleto?',
    coworking,
    bookings.when((r) => r.payment === 'Pix' || r.payment === 'Boleto').by('payment', (g) => g.sum('rent')),
  ],
  ['qual a sala menos reservada?', coworking, least(bookings.by('room', (g) => g.count()))],
  ['média de pessoas por reserva em cada sala', coworking, bookings.by('room', (g) => g.mean('people'))],
  [
    'Oi! Somando locação e extras, quanto deu em dezembro no coworking?',
    coworking,
    bookings.during('2025-12').sum('rent') + bookings.during('2025-12').sum('extras'),
  ],
  [
    'horas reservadas aos sábados pelo pessoal do plano anual',
    coworking,
    bookings
      .on(6)
      .when((r) => r.plan === 'Anual')
      .sum('hours'),
  ],
  ['melhor mês em valor de locação', coworking, most(bookings.byMonth((g) => g.sum('rent')))],
  [
    'quantas reservas da noite passaram de R$ 300 de locação?',
    coworking,
    bookings.when((r) => r.period === 'Noite' && r.rent > 300).count(),
  ],
  [
    'qual foi o valor da locação da primeira reserva do Coletivo Raiz?',
    coworking,
    bookings.when((r) => r.client === 'Coletivo Raiz').all.at(0)?.rent ?? 0,
  ],
  [
    'em média, quantas reservas temos por mês?',
    coworking,
    bookings.count() / bookings.byMonth((g) => g.count()).length,
  ],
  [
    'qual a participação da Sala Jatobá no valor total de locação',
    coworking,
    bookings.share((r) => r.room === 'Sala Jatobá', 'rent'),
  ],
  [
    'quanto a agencia tucano pagou de locação tirando o auditório?',
    coworking,
    bookings.when((r) => r.client === 'Agência Tucano' && r.room !== 'Auditório').sum('rent'),
  ],

  // The chocolate maker
  ['quanto vendemos de chocolate em dezembro?', chocolate, orders.during('2025-12').sum('total')],
  ['qtos pedidos entraram por cada canal', chocolate, orders.by('channel', (g) => g.count())],
  ['valor dos pedidos mês a mês, pela data do pedido', chocolate, orders.byMonth((g) => g.sum('total'))],
  ['qual produto vende mais em unidades?', chocolate, most(orders.by('product', (g) => g.sum('pieces')))],
  [
    'top 3 lojas q mais compraram em valor',
    chocolate,
    most(
      orders.when((r) => r.shop !== '').by('shop', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'quanto deu de frete nos pedidos do site?',
    chocolate,
    orders.when((r) => r.channel === 'Site').sum('freight'),
  ],
  [
    'Quantos pedidos ainda estão sem data de entrega?',
    chocolate,
    orders.when((r) => r.delivered === undefined).count(),
  ],
  [
    'quantos pedidos tiveram a entrega em janeiro?',
    chocolate,
    orders.when((r) => r.delivered?.startsWith('2026-01') === true).count(),
  ],
  ['quantos dias em média entre o pedido e a entrega', chocolate, orders.mean('lead')],
  [
    'avaliação média do bombom sortido',
    chocolate,
    orders.when((r) => r.product === 'Bombom sortido').mean('rating'),
  ],
  ['peso vendido por linha em kg', chocolate, orders.by('line', (g) => g.sum('weight'))],
  ['qual UF comprou menos em valor de pedido?', chocolate, least(orders.by('state', (g) => g.sum('total')))],
  [
    'quantas unidades de ovo de pascoa foram pedidas em março?',
    chocolate,
    orders
      .during('2026-03')
      .when((r) => r.product === 'Ovo de Páscoa')
      .sum('pieces'),
  ],
  ['ticket médio do pedido por canal', chocolate, orders.by('channel', (g) => g.mean('total'))],
  [
    'quantos % do valor dos pedidos vem de lojista?',
    chocolate,
    orders.share((r) => r.channel === 'Lojista', 'total'),
  ],
  [
    'pedidos pra presente feitos em dezembro, quantos foram?',
    chocolate,
    orders
      .during('2025-12')
      .when((r) => r.gift === 'Sim')
      .count(),
  ],
  [
    'compare o valor dos pedidos feitos em fevereiro com os feitos em março',
    chocolate,
    { before: orders.during('2026-02').sum('total'), after: orders.during('2026-03').sum('total') },
  ],
  [
    'maior pedido do Empório Santa Rita em reais',
    chocolate,
    orders.when((r) => r.shop === 'Empório Santa Rita').max('total'),
  ],
  ['quantos pedidos sairam com frete zero', chocolate, orders.when((r) => r.freight === 0).count()],
  [
    'quantos pedidos do site foram acima de 200 reais?',
    chocolate,
    orders.when((r) => r.channel === 'Site' && r.total > 200).count(),
  ],
  [
    'em qual data do pedido a soma dos pedidos foi maior em reais?',
    chocolate,
    withShownDays(most(orders.by('day', (g) => g.sum('total')))),
  ],
  ['em que dia da semana entram mais pedidos?', chocolate, most(orders.byWeekday((g) => g.count()))],
  [
    'quanto a Padaria Trigo Bom comprou no segundo semestre de 2025?',
    chocolate,
    orders
      .during('2025-07', '2025-12')
      .when((r) => r.shop === 'Padaria Trigo Bom')
      .sum('total'),
  ],
  [
    'quantas lojas diferentes compraram trufa em outubro?',
    chocolate,
    orders
      .during('2025-10')
      .when((r) => r.product === 'Trufa' && r.shop !== '')
      .distinct('shop'),
  ],
  [
    'valor do último pedido do Café Ateliê',
    chocolate,
    orders.when((r) => r.shop === 'Café Ateliê').all.at(-1)?.total ?? 0,
  ],
  [
    'quanto vendemos de barra 70% cacau sem contar SP?',
    chocolate,
    orders.when((r) => r.product === 'Barra 70% cacau' && r.state !== 'SP').sum('total'),
  ],
  ['frete medio por pedido em cada estado', chocolate, orders.by('state', (g) => g.mean('freight'))],
  ['quantos pedidos receberam avaliação 5?', chocolate, orders.when((r) => r.rating === 5).count()],
  [
    'valor dos pedidos pagos no cartão, feitos entre 01/11/2025 e 24/12/2025',
    chocolate,
    orders
      .from('2025-11-01', '2025-12-24')
      .when((r) => r.payment === 'Cartão')
      .sum('total'),
  ],
  [
    'boa tarde, quantas unidades de chocolate a gente vende aos domingos no total?',
    chocolate,
    orders.on(0).sum('pieces'),
  ],

  // The firm of security guards
  ['quantos plantões fizemos em janeiro?', security, shifts.during('2026-01').count()],
  ['plantoes por vigilante', security, shifts.by('guard', (g) => g.count())],
  ['total pago em diárias por mês', security, shifts.byMonth((g) => g.sum('pay'))],
  ['qual vigilante fez mais horas extras?', security, most(shifts.by('guard', (g) => g.sum('overtime')))],
  [
    'qto foi cobrado do Shopping Aurora em dezembro',
    security,
    shifts
      .during('2025-12')
      .when((r) => r.post === 'Shopping Aurora')
      .sum('charged'),
  ],
  ['valor cobrado por tipo de posto', security, shifts.by('kind', (g) => g.sum('charged'))],
  ['valor médio da diária no turno noturno', security, shifts.when((r) => r.turn === 'Noturno').mean('pay')],
  ['Qual a porcentagem dos plantões com vigilante armado?', security, shifts.share((r) => r.armed === 'sim')],
  [
    'quantas ocorrencias no total teve na Casa de Shows Arena?',
    security,
    shifts.when((r) => r.post === 'Casa de Shows Arena').sum('incidents'),
  ],
  [
    'total cobrado menos o total de diárias em fevereiro',
    security,
    shifts.during('2026-02').sum('charged') - shifts.during('2026-02').sum('pay'),
  ],
  ['soma dos minutos de atraso do wagner', security, shifts.when((r) => r.guard === 'Wagner').sum('late')],
  ['plantões com atraso acima de 30 min, quantos?', security, shifts.when((r) => r.late > 30).count()],
  ['qual posto somou mais ocorrências?', security, most(shifts.by('post', (g) => g.sum('incidents')))],
  [
    'horas trabalhadas pelos vigilantes: novembro x dezembro',
    security,
    { before: shifts.during('2025-11').sum('hours'), after: shifts.during('2025-12').sum('hours') },
  ],
  [
    'os três vigilantes que mais receberam em diárias',
    security,
    most(
      shifts.by('guard', (g) => g.sum('pay')),
      3,
    ),
  ],
  ['quanto foi de vale transporte em fevereiro?', security, shifts.during('2026-02').sum('fare')],
  [
    'quantos plantões estão sem vale-transporte preenchido?',
    security,
    shifts.when((r) => r.fare === undefined).count(),
  ],
  [
    'quantos vigilantes diferentes passaram pela Agência Banco Sul em outubro?',
    security,
    shifts
      .during('2025-10')
      .when((r) => r.post === 'Agência Banco Sul')
      .distinct('guard'),
  ],
  ['dia da semana com mais plantões', security, most(shifts.byWeekday((g) => g.count()))],
  [
    'média de minutos de atraso por plantão de cada vigilante, contando os que chegaram na hora',
    security,
    shifts.by('guard', (g) => g.mean('late')),
  ],
  [
    'quanto pagamos de diaria pros intermitentes em março?',
    security,
    shifts
      .during('2026-03')
      .when((r) => r.bond === 'Intermitente')
      .sum('pay'),
  ],
  [
    'quantos plantões noturnos a Patricia fez desde janeiro?',
    security,
    shifts
      .during('2026-01', '2026-03')
      .when((r) => r.guard === 'Patrícia' && r.turn === 'Noturno')
      .count(),
  ],
  [
    'qual supervisor tem o menor total cobrado?',
    security,
    least(shifts.by('supervisor', (g) => g.sum('charged'))),
  ],
  [
    'total de diárias nos postos tipo condomínio sem contar o Residencial Vila Real',
    security,
    shifts.when((r) => r.kind === 'Condomínio' && r.post !== 'Residencial Vila Real').sum('pay'),
  ],
  ['valor cobrado no turno diurno x noturno', security, shifts.by('turn', (g) => g.sum('charged'))],
  [
    'qual foi o maior atraso da Sueli em minutos?',
    security,
    shifts.when((r) => r.guard === 'Sueli').max('late'),
  ],
  [
    'quanto por cento do valor cobrado vem da indústria?',
    security,
    shifts.share((r) => r.kind === 'Indústria', 'charged'),
  ],
  ['média de plantões por dia', security, shifts.count() / shifts.distinct('day')],
  [
    'quantas horas extras tivemos entre 20/12/2025 e 05/01/2026?',
    security,
    shifts.from('2025-12-20', '2026-01-05').sum('overtime'),
  ],
  [
    'preciso conferir: de quanto foi a última diária do Cláudio?',
    security,
    shifts.when((r) => r.guard === 'Cláudio').all.at(-1)?.pay ?? 0,
  ],
]

export const unanswerable: string[] = [
  'quanto pagamos de IPTU do prédio do coworking?',
  'quantas reservas foram canceladas em setembro?',
  'quanto rendeu de locação a Sala Araucária?',
  'quanto deu de locação em março de 2024?',
  'quanto pagamos pro fornecedor de cacau em novembro?',
  'qual o estoque de trufas hoje?',
  'quanto vendemos pelo iFood em dezembro?',
  'quando vence o porte de arma do Jurandir?',
  'quantas faltas o Roberval teve em fevereiro?',
  'valor cobrado do Hospital Santa Clara',
]
