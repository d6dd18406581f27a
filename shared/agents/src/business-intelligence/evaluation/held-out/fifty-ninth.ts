import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A company of event security guards, a shop of phones and chargers, a homemade pasta factory. */

const { next, whole, pick, among } = seededBusiness('event guards, a phone shop, a pasta factory')
const days = daysFrom('2025-07-01', 304)

const contractors: [{ client: string; cities: string[]; kinds: string[] }, number][] = [
  [{ client: 'Buffet Encanto', cities: ['Campinas', 'Valinhos'], kinds: ['Casamento', 'Formatura'] }, 5],
  [{ client: 'Arena Central', cities: ['Campinas'], kinds: ['Show'] }, 4],
  [{ client: 'Clube Náutico', cities: ['Valinhos'], kinds: ['Casamento', 'Formatura', 'Corporativo'] }, 3],
  [{ client: 'Boate Lume', cities: ['Campinas'], kinds: ['Balada'] }, 3],
  [{ client: 'Agência Palco', cities: ['Paulínia', 'Campinas'], kinds: ['Rodeio', 'Show'] }, 2],
  [{ client: 'Expo Vale', cities: ['Valinhos', 'Paulínia'], kinds: ['Corporativo'] }, 1.5],
  [{ client: 'Colégio Atlas', cities: ['Sumaré'], kinds: ['Formatura'] }, 0.8],
]
const guardsAt = (kind: string): number => {
  if (kind === 'Show') return whole(12, 40)
  if (kind === 'Rodeio') return whole(15, 45)
  if (kind === 'Formatura') return whole(6, 14)
  if (kind === 'Balada') return whole(5, 12)
  return whole(3, 9)
}
// None on Mondays, most on Saturdays.
const eventsOn = (weekday: number): number => {
  if (weekday === 1) return 0
  if (weekday === 6) return whole(3, 5)
  if (weekday === 5) return whole(2, 3)
  if (weekday === 0) return whole(1, 2)
  return whole(0, 1)
}
const events = new Rows(
  days.flatMap((day) =>
    Array.from({ length: eventsOn(weekdayIn(day)) }, () => {
      const { client, cities, kinds } = among(...contractors)
      const kind = pick(kinds)
      const guards = guardsAt(kind)
      const hours = whole(8, 24) / 2
      return {
        day,
        client,
        kind,
        city: pick(cities),
        chief: among(['Cardoso', 5], ['Nogueira', 3], ['Jussara', 2], ['Batista', 1]),
        guards,
        hours,
        guardHours: guards * hours,
        incidents: next() < 0.6 ? 0 : whole(1, 5),
        brigade: next() < 0.35 ? 'Sim' : 'Não',
        cost: cents((guards * hours * whole(1_600, 2_100)) / 100),
        price: cents((guards * hours * whole(2_800, 3_600)) / 100),
        status: among(['Pago', 6], ['Pendente', 2], ['Atrasado', 1]),
      }
    }),
  ),
)

const goods: [{ product: string; brands: string[]; from: number; to: number }, number][] = [
  [
    {
      product: 'Celular',
      brands: ['Samsung', 'Samsung', 'Motorola', 'Xiaomi', 'Apple'],
      from: 89_900,
      to: 549_900,
    },
    5,
  ],
  [{ product: 'Carregador', brands: ['Baseus', 'Samsung', 'Apple'], from: 3_990, to: 19_900 }, 6],
  [{ product: 'Película', brands: ['Gshield'], from: 2_500, to: 7_990 }, 9],
  [{ product: 'Capinha', brands: ['Gshield', 'Samsung'], from: 2_990, to: 11_990 }, 4],
  [{ product: 'Fone Bluetooth', brands: ['JBL', 'Xiaomi', 'Samsung'], from: 9_900, to: 49_900 }, 3],
  [{ product: 'Cabo USB-C', brands: ['Baseus', 'Apple'], from: 2_500, to: 12_900 }, 2],
]
// Closed on Sundays.
const sales = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(4, 6) : whole(1, 4) }, () => {
        const { product, brands, from, to } = among(...goods)
        const isPhone = product === 'Celular'
        const pieces = isPhone ? 1 : whole(1, 3)
        const full = (pieces * whole(from, to)) / 100
        const discount = next() < 0.65 ? 0 : cents((full * whole(2, 10)) / 100)
        const payment = among(['Crédito', 5], ['Pix', 4], ['Débito', 2], ['Dinheiro', 1])
        return {
          day,
          product,
          brand: pick(brands),
          seller: among(['Kauã', 5], ['Letícia', 3], ['Diego', 2]),
          channel: among(['Balcão', 6], ['WhatsApp', 3], ['Instagram', 1]),
          payment,
          parts: payment === 'Crédito' ? whole(1, isPhone ? 12 : 3) : undefined,
          warranty: isPhone && next() < 0.4 ? 'sim' : 'não',
          pieces,
          discount,
          cost: cents((full * whole(55, 75)) / 100),
          total: cents(full - discount),
        }
      }),
    ),
)

const buyers: [{ client: string; type: string }, number][] = [
  [{ client: 'Cantina do Nono', type: 'Restaurante' }, 6],
  [{ client: 'Super Avenida', type: 'Mercado' }, 4.5],
  [{ client: 'Bella Itália', type: 'Restaurante' }, 3],
  [{ client: 'Pousada Serra Azul', type: 'Hotel' }, 2],
  [{ client: 'Empório Santa Rita', type: 'Mercado' }, 1.2],
  [{ client: 'Palace Lindoia', type: 'Hotel' }, 0.8],
]
const pastas: [{ pasta: string; fillings: string[]; from: number; to: number }, number][] = [
  [{ pasta: 'Nhoque', fillings: [], from: 1_800, to: 2_600 }, 7],
  [{ pasta: 'Ravioli', fillings: ['Queijo', 'Carne', 'Ricota'], from: 3_200, to: 4_200 }, 5],
  [{ pasta: 'Lasanha', fillings: ['Carne', 'Queijo', 'Frango'], from: 3_800, to: 5_200 }, 4],
  [{ pasta: 'Talharim', fillings: [], from: 1_600, to: 2_400 }, 3],
  [{ pasta: 'Capeletti', fillings: ['Frango', 'Carne'], from: 3_400, to: 4_400 }, 2],
  [{ pasta: 'Rondelli', fillings: ['Queijo', 'Ricota'], from: 3_600, to: 4_800 }, 1],
]
// Closed on Mondays, most on Fridays.
const ordersOn = (weekday: number): number => {
  if (weekday === 1) return 0
  if (weekday === 5) return whole(4, 6)
  if (weekday === 6) return whole(2, 4)
  if (weekday === 0) return whole(1, 2)
  return whole(1, 3)
}
const orders = new Rows(
  days.flatMap((day) =>
    Array.from({ length: ordersOn(weekdayIn(day)) }, () => {
      const { client, type } = among(...buyers)
      const { pasta, fillings, from, to } = among(...pastas)
      const kilos = whole(4, 60) / 2
      const perKilo = whole(from, to) / 100
      const isFetched = next() < 0.25
      return {
        day,
        client,
        type,
        pasta,
        filling: fillings.length === 0 ? undefined : pick(fillings),
        frozen: next() < 0.4 ? 'S' : 'N',
        driver: isFetched ? undefined : among(['Gilson', 5], ['Wesley', 3], ['Rita', 1.5]),
        kilos,
        perKilo,
        freight: isFetched ? undefined : whole(1_200, 4_500) / 100,
        price: cents(kilos * perKilo),
        status: among(['PAGO', 6], ['PENDENTE', 3], ['VENCIDO', 1]),
      }
    }),
  ),
)

const guarding = 'Eventos Segurança'
const phones = 'vendas_celulares'
const factory = 'PEDIDOS MASSAS'

export const files = [
  file(guarding, events, [
    ['Data do evento', ({ day }) => brazilianDay(day)],
    ['Contratante', ({ client }) => client],
    ['Tipo de evento', ({ kind }) => kind],
    ['Cidade', ({ city }) => city],
    ['Chefe de equipe', ({ chief }) => chief],
    ['Qtd de seguranças', ({ guards }) => guards],
    ['Horas de serviço', ({ hours }) => decimal(hours, 1)],
    ['Ocorrências', ({ incidents }) => incidents],
    ['Brigadista', ({ brigade }) => brigade],
    ['Custo da equipe', ({ cost }) => dotted(commaPrice(cost))],
    ['Valor cobrado', ({ price }) => dotted(commaPrice(price))],
    ['Pagamento', ({ status }) => status],
  ]),
  file(
    phones,
    sales,
    [
      ['data_venda', ({ day }) => day],
      ['produto', ({ product }) => product],
      ['marca', ({ brand }) => brand],
      ['vendedor', ({ seller }) => seller],
      ['canal', ({ channel }) => channel],
      ['forma_pagamento', ({ payment }) => payment],
      ['parcelas', ({ parts }) => parts ?? ''],
      ['garantia_estendida', ({ warranty }) => warranty],
      ['qtd', ({ pieces }) => pieces],
      ['desconto', ({ discount }) => discount.toFixed(2)],
      ['custo', ({ cost }) => cost.toFixed(2)],
      ['valor_venda', ({ total }) => total.toFixed(2)],
    ],
    ',',
  ),
  file(factory, orders, [
    ['DT_PEDIDO', ({ day }) => brazilianDay(day)],
    ['CLIENTE', ({ client }) => client],
    ['TP_CLIENTE', ({ type }) => type],
    ['MASSA', ({ pasta }) => pasta],
    ['RECHEIO', ({ filling }) => filling ?? ''],
    ['CONGELADA', ({ frozen }) => frozen],
    ['ENTREGADOR', ({ driver }) => driver ?? ''],
    ['QTD_KG', ({ kilos }) => decimal(kilos, 1)],
    ['VLR_KG', ({ perKilo }) => decimal(perKilo)],
    ['VLR_FRETE', ({ freight }) => (freight === undefined ? '' : decimal(freight))],
    ['VLR_PEDIDO', ({ price }) => decimal(price)],
    ['SIT_PGTO', ({ status }) => status],
  ]),
]

export const labelled: Labelled[] = [
  // The event guards
  ['quanto cobramos pelos eventos em dezembro?', guarding, events.during('2025-12').sum('price')],
  ['quantos eventos a gente fez em outubro', guarding, events.during('2025-10').count()],
  [
    'Boa tarde! Me passa o valor cobrado por tipo de evento, por favor',
    guarding,
    events.by('kind', (g) => g.sum('price')),
  ],
  [
    'qts shows fizemos em novembro',
    guarding,
    events
      .during('2025-11')
      .when((r) => r.kind === 'Show')
      .count(),
  ],
  ['qual chefe de equipe pegou mais eventos?', guarding, most(events.by('chief', (g) => g.count()))],
  [
    'os 3 contratantes com maior valor cobrado no total',
    guarding,
    most(
      events.by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  ['valor medio cobrado por casamento', guarding, events.when((r) => r.kind === 'Casamento').mean('price')],
  ['total de ocorrencias nas baladas', guarding, events.when((r) => r.kind === 'Balada').sum('incidents')],
  ['Que porcentagem dos eventos teve brigadista?', guarding, events.share((r) => r.brigade === 'Sim')],
  [
    'quanto ainda ta pendente de pagamento dos eventos da Arena Central',
    guarding,
    events.when((r) => r.client === 'Arena Central' && r.status === 'Pendente').sum('price'),
  ],
  [
    'Qual foi o custo da equipe em Campinas no último trimestre de 2025?',
    guarding,
    events
      .during('2025-10', '2025-12')
      .when((r) => r.city === 'Campinas')
      .sum('cost'),
  ],
  [
    'valor cobrado menos custo da equipe em janeiro',
    guarding,
    events.during('2026-01').sum('price') - events.during('2026-01').sum('cost'),
  ],
  [
    'compara o valor cobrado dos shows de agosto com os de setembro',
    guarding,
    {
      before: events
        .during('2025-08')
        .when((r) => r.kind === 'Show')
        .sum('price'),
      after: events
        .during('2025-09')
        .when((r) => r.kind === 'Show')
        .sum('price'),
    },
  ],
  [
    'quantos eventos precisaram de mais de 20 seguranças?',
    guarding,
    events.when((r) => r.guards > 20).count(),
  ],
  ['em q dia da semana tem mais evento?', guarding, most(events.byWeekday((g) => g.count()))],
  ['qual cidade teve menos eventos', guarding, least(events.by('city', (g) => g.count()))],
  [
    'em média quantos eventos fazemos por dia em que tem evento?',
    guarding,
    events.count() / events.distinct('day'),
  ],
  ['maior numero de seguranças num evento só', guarding, events.max('guards')],
  [
    'quantos seguranças foram escalados por mês, somando tudo?',
    guarding,
    events.byMonth((g) => g.sum('guards')),
  ],
  [
    'total de horas de serviço do Nogueira em fevereiro',
    guarding,
    events
      .during('2026-02')
      .when((r) => r.chief === 'Nogueira')
      .sum('hours'),
  ],
  [
    'quanto cobramos no total tirando os shows?',
    guarding,
    events.when((r) => r.kind !== 'Show').sum('price'),
  ],
  [
    'quantos contratantes diferentes atendemos em Valinhos?',
    guarding,
    events.when((r) => r.city === 'Valinhos').distinct('client'),
  ],
  [
    'média de ocorrências por evento na Boate Lume',
    guarding,
    events.when((r) => r.client === 'Boate Lume').mean('incidents'),
  ],
  [
    'valor cobrado em rodeios desde fevereiro',
    guarding,
    events
      .during('2026-02', '2026-04')
      .when((r) => r.kind === 'Rodeio')
      .sum('price'),
  ],
  [
    'quantos eventos com valor cobrado acima de R$ 5.000 estão com o pagamento atrasado?',
    guarding,
    events.when((r) => r.price > 5000 && r.status === 'Atrasado').count(),
  ],
  [
    'qual a participação da chefe Jussara no valor cobrado?',
    guarding,
    events.share((r) => r.chief === 'Jussara', 'price'),
  ],
  [
    'qtd de seguranças vezes horas de serviço, evento por evento: quanto soma nos casamentos de março?',
    guarding,
    events
      .during('2026-03')
      .when((r) => r.kind === 'Casamento')
      .sum('guardHours'),
  ],
  [
    'quantos eventos sem brigadista o Batista chefiou?',
    guarding,
    events.when((r) => r.chief === 'Batista' && r.brigade === 'Não').count(),
  ],
  ['custo medio da equipe por cidade', guarding, events.by('city', (g) => g.mean('cost'))],
  [
    'eventos entre 15/12/2025 e 10/01/2026, quanto foi cobrado no total?',
    guarding,
    events.from('2025-12-15', '2026-01-10').sum('price'),
  ],

  // The phone shop
  [
    'quanto vendemos de celular em dezembro, em reais?',
    phones,
    sales
      .during('2025-12')
      .when((r) => r.product === 'Celular')
      .sum('total'),
  ],
  [
    'quantos carregadores sairam em novembro?',
    phones,
    sales
      .during('2025-11')
      .when((r) => r.product === 'Carregador')
      .sum('pieces'),
  ],
  ['valor vendido por marca', phones, sales.by('brand', (g) => g.sum('total'))],
  ['Bom dia, qual vendedor vendeu mais em reais?', phones, most(sales.by('seller', (g) => g.sum('total')))],
  [
    'quais os 3 produtos que mais saíram em quantidade na loja?',
    phones,
    most(
      sales.by('product', (g) => g.sum('pieces')),
      3,
    ),
  ],
  ['ticket medio das vendas no credito', phones, sales.when((r) => r.payment === 'Crédito').mean('total')],
  [
    'qts vendas foram no pix em janeiro',
    phones,
    sales
      .during('2026-01')
      .when((r) => r.payment === 'Pix')
      .count(),
  ],
  ['qual canal teve o menor valor vendido?', phones, least(sales.by('channel', (g) => g.sum('total')))],
  [
    'que % das vendas de celular saiu com garantia estendida?',
    phones,
    sales.when((r) => r.product === 'Celular').share((r) => r.warranty === 'sim'),
  ],
  [
    'média de parcelas das vendas de celular no crédito',
    phones,
    sales.when((r) => r.product === 'Celular' && r.payment === 'Crédito').mean('parts'),
  ],
  [
    'qto a Leticia deu de desconto pelo whatsapp',
    phones,
    sales.when((r) => r.seller === 'Letícia' && r.channel === 'WhatsApp').sum('discount'),
  ],
  [
    'quanto rendeu capinha aos sábados?',
    phones,
    sales
      .on(6)
      .when((r) => r.product === 'Capinha')
      .sum('total'),
  ],
  [
    'valor total vendido de fone bluetooth da JBL',
    phones,
    sales.when((r) => r.product === 'Fone Bluetooth' && r.brand === 'JBL').sum('total'),
  ],
  [
    'Compare o valor vendido de celulares Samsung no terceiro trimestre de 2025 com o quarto trimestre de 2025',
    phones,
    {
      before: sales
        .during('2025-07', '2025-09')
        .when((r) => r.product === 'Celular' && r.brand === 'Samsung')
        .sum('total'),
      after: sales
        .during('2025-10', '2025-12')
        .when((r) => r.product === 'Celular' && r.brand === 'Samsung')
        .sum('total'),
    },
  ],
  [
    'valor da venda menos o custo na loja, mês a mês',
    phones,
    sales.byMonth((g) => g.sum('total') - g.sum('cost')),
  ],
  ['quantas vendas passaram de 2 mil reais?', phones, sales.when((r) => r.total > 2000).count()],
  [
    'quanto deu de venda de celular tirando Apple?',
    phones,
    sales.when((r) => r.product === 'Celular' && r.brand !== 'Apple').sum('total'),
  ],
  [
    'em qual mês as películas renderam mais em reais?',
    phones,
    most(sales.when((r) => r.product === 'Película').byMonth((g) => g.sum('total'))),
  ],
  [
    'de quantas marcas diferentes a gente vendeu carregador?',
    phones,
    sales.when((r) => r.product === 'Carregador').distinct('brand'),
  ],
  ['menor valor de venda de um celular', phones, sales.when((r) => r.product === 'Celular').min('total')],
  [
    'quantas vendas o Diego fez sem desconto',
    phones,
    sales.when((r) => r.seller === 'Diego' && r.discount === 0).count(),
  ],
  [
    'quantidade de peças vendidas por forma de pagamento',
    phones,
    sales.by('payment', (g) => g.sum('pieces')),
  ],
  [
    'custo dos carregadores Baseus desde janeiro',
    phones,
    sales
      .during('2026-01', '2026-04')
      .when((r) => r.product === 'Carregador' && r.brand === 'Baseus')
      .sum('cost'),
  ],
  [
    'qual o valor das vendas pagas em dinheiro entre 20/11/2025 e 24/12/2025?',
    phones,
    sales
      .from('2025-11-20', '2025-12-24')
      .when((r) => r.payment === 'Dinheiro')
      .sum('total'),
  ],
  [
    'participação do instagram no valor vendido',
    phones,
    sales.share((r) => r.channel === 'Instagram', 'total'),
  ],
  [
    'quantas vendas foram parceladas em 10x ou mais?',
    phones,
    sales.when((r) => r.parts !== undefined && r.parts >= 10).count(),
  ],
  ['em média quantas vendas a loja faz por dia que abre?', phones, sales.count() / sales.distinct('day')],
  ['numero de vendas da loja por dia da semana', phones, sales.byWeekday((g) => g.count())],
  [
    'cabo usb-c: quantos o Kauã e a Letícia venderam juntos no primeiro trimestre de 2026',
    phones,
    sales
      .during('2026-01', '2026-03')
      .when((r) => r.product === 'Cabo USB-C' && (r.seller === 'Kauã' || r.seller === 'Letícia'))
      .sum('pieces'),
  ],
  [
    'qual marca de celular deixou mais lucro (valor da venda menos custo)?',
    phones,
    most(sales.when((r) => r.product === 'Celular').by('brand', (g) => g.sum('total') - g.sum('cost'))),
  ],

  // The pasta factory
  [
    'quantos quilos de nhoque saíram em agosto?',
    factory,
    orders
      .during('2025-08')
      .when((r) => r.pasta === 'Nhoque')
      .sum('kilos'),
  ],
  ['valor dos pedidos de massa por mês', factory, orders.byMonth((g) => g.sum('price'))],
  ['qual massa vende mais em kg?', factory, most(orders.by('pasta', (g) => g.sum('kilos')))],
  [
    'top 3 clientes da fabrica de massas em valor de pedido',
    factory,
    most(
      orders.by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'kg de ravioli de carne em 2026',
    factory,
    orders
      .during('2026-01', '2026-04')
      .when((r) => r.pasta === 'Ravioli' && r.filling === 'Carne')
      .sum('kilos'),
  ],
  [
    'quanto tem em reais de pedido vencido da Cantina do Nono?',
    factory,
    orders.when((r) => r.client === 'Cantina do Nono' && r.status === 'VENCIDO').sum('price'),
  ],
  [
    'qual o frete médio das entregas do Gilson?',
    factory,
    orders.when((r) => r.driver === 'Gilson').mean('freight'),
  ],
  [
    'que entregador levou mais pedidos?',
    factory,
    most(orders.when((r) => r.driver !== undefined).by('driver', (g) => g.count())),
  ],
  [
    'que porcentagem dos quilos pedidos foi de massa congelada?',
    factory,
    orders.share((r) => r.frozen === 'S', 'kilos'),
  ],
  ['quantidade de pedidos por tipo de cliente', factory, orders.by('type', (g) => g.count())],
  ['valor medio do pedido dos hoteis', factory, orders.when((r) => r.type === 'Hotel').mean('price')],
  [
    'quantos pedidos de lasanha tiveram mais de 15 kg?',
    factory,
    orders.when((r) => r.pasta === 'Lasanha' && r.kilos > 15).count(),
  ],
  [
    'valor total dos pedidos pendentes, sem contar os mercados',
    factory,
    orders.when((r) => r.status === 'PENDENTE' && r.type !== 'Mercado').sum('price'),
  ],
  [
    'kg de talharim: janeiro x fevereiro',
    factory,
    {
      before: orders
        .during('2026-01')
        .when((r) => r.pasta === 'Talharim')
        .sum('kilos'),
      after: orders
        .during('2026-02')
        .when((r) => r.pasta === 'Talharim')
        .sum('kilos'),
    },
  ],
  ['em que dia da semana sai mais quilo de massa?', factory, most(orders.byWeekday((g) => g.sum('kilos')))],
  ['qual massa teve menos pedidos?', factory, least(orders.by('pasta', (g) => g.count()))],
  [
    'média do vlr_kg nos pedidos de lasanha',
    factory,
    orders.when((r) => r.pasta === 'Lasanha').mean('perKilo'),
  ],
  ['maior valor do kg de capeletti', factory, orders.when((r) => r.pasta === 'Capeletti').max('perKilo')],
  [
    'quanto a Bella Itália pediu, em reais, entre 01/10/2025 e 15/11/2025?',
    factory,
    orders
      .from('2025-10-01', '2025-11-15')
      .when((r) => r.client === 'Bella Itália')
      .sum('price'),
  ],
  [
    'quantos clientes diferentes pediram capeletti em dezembro',
    factory,
    orders
      .during('2025-12')
      .when((r) => r.pasta === 'Capeletti')
      .distinct('client'),
  ],
  ['quantos pedidos estão sem entregador?', factory, orders.when((r) => r.driver === undefined).count()],
  ['qual foi o mês mais fraco da fábrica em kg?', factory, least(orders.byMonth((g) => g.sum('kilos')))],
  [
    'Por gentileza, qual a participação da Pousada Serra Azul no valor dos pedidos?',
    factory,
    orders.share((r) => r.client === 'Pousada Serra Azul', 'price'),
  ],
  ['kg médio por pedido de cada massa', factory, orders.by('pasta', (g) => g.mean('kilos'))],
  [
    'qtos kg o Wesley entregou nas sextas?',
    factory,
    orders
      .on(5)
      .when((r) => r.driver === 'Wesley')
      .sum('kilos'),
  ],
  [
    'quantos pedidos a fábrica recebe em média por dia de funcionamento?',
    factory,
    orders.count() / orders.distinct('day'),
  ],
  ['soma do frete no 4º trimestre de 2025', factory, orders.during('2025-10', '2025-12').sum('freight')],
  [
    'valor dos pedidos de massa congelada do Super Avenida desde fevereiro',
    factory,
    orders
      .during('2026-02', '2026-04')
      .when((r) => r.client === 'Super Avenida' && r.frozen === 'S')
      .sum('price'),
  ],
  [
    'valor dos pedidos ja pagos com recheio de frango',
    factory,
    orders.when((r) => r.filling === 'Frango' && r.status === 'PAGO').sum('price'),
  ],
  [
    'quantos pedidos pendentes cada cliente tem?',
    factory,
    orders.when((r) => r.status === 'PENDENTE').by('client', (g) => g.count()),
  ],
]

export const unanswerable: string[] = [
  'qual o salário do Cardoso?',
  'quantos rádios comunicadores a gente tem?',
  'quanto vamos faturar com eventos em agosto de 2026?',
  'qual a validade do nhoque congelado?',
  'qual o estoque de carregador hoje?',
  'quanto gastamos com farinha em outubro',
  'quanto vendemos de celular em maio de 2025?',
  'que nota os clientes deram pro atendimento da Letícia?',
  'qual o telefone da Cantina do Nono?',
  'de quanto foi a comissão do Kauã em janeiro?',
]
