import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A hostel by the beach, a seller of second-hand furniture and a poultry farm that sells eggs. */

const { next, whole, pick, among } = seededBusiness(
  'a hostel by the beach, a seller of second-hand furniture, a poultry farm that sells eggs',
)

/** '2025-03-04' for '2025-03-01' and 3. */
const later = (day: string, more: number) =>
  new Date(Date.parse(day) + more * 864e5).toISOString().slice(0, 10)
/** Days as an answer shows them. */
const shown = (groups: [string, number][]) =>
  groups.map(([day, value]): [string, number] => [shownDay(day), value])

const fees = new Map([
  ['Booking', 0.15],
  ['Hostelworld', 0.18],
  ['Airbnb', 0.03],
])
// Full in January, and most come on Saturdays.
const arrivals = (day: string) => {
  const month = day.slice(5, 7)
  const usual = month === '01' ? whole(3, 5) : month === '12' || month === '02' ? whole(2, 4) : whole(0, 2)
  return usual + (weekdayIn(day) === 6 ? 2 : weekdayIn(day) === 5 ? 1 : 0)
}
const stays = new Rows(
  daysFrom('2025-03-01', 365)
    .flatMap((day) =>
      Array.from({ length: arrivals(day) }, () => {
        const { room, guests, from, to } = among(
          [{ room: 'Dormitório misto', guests: whole(1, 4), from: 5_500, to: 9_500 }, 9],
          [{ room: 'Dormitório feminino', guests: whole(1, 3), from: 6_000, to: 9_900 }, 6],
          [{ room: 'Suíte casal', guests: 2, from: 11_000, to: 17_000 }, 5],
          [{ room: 'Suíte família', guests: whole(3, 5), from: 9_000, to: 13_000 }, 3],
          [{ room: 'Chalé', guests: whole(2, 4), from: 12_000, to: 19_000 }, 2],
        )
        const channel = among(
          ['Booking', 9],
          ['Hostelworld', 5],
          ['WhatsApp', 4],
          ['Airbnb', 3],
          ['Balcão', 2],
        )
        const nights = pick([2, 3, 1, 4, 5, 7, 6, 8, 10, 14])
        const rate = (whole(from, to) * guests) / 100
        const lodging = cents(nights * rate)
        const fee = fees.get(channel)
        return {
          day,
          booked: later(day, channel === 'Balcão' ? 0 : -whole(1, 55)),
          left: later(day, nights),
          room,
          channel,
          country: among(
            ['Brasil', 14],
            ['Argentina', 8],
            ['Chile', 5],
            ['Uruguai', 3],
            ['França', 2],
            ['Alemanha', 2],
            ['Israel', 1],
          ),
          guests,
          nights,
          breakfast: next() < 0.55 ? 'Sim' : 'Não',
          rate,
          lodging,
          bar: next() < 0.35 ? 0 : whole(1_200, 38_000) / 100,
          fee: fee === undefined ? undefined : cents(lodging * fee),
          score: next() < 0.3 ? undefined : among([10, 5], [9, 4], [8, 3], [7, 2], [5, 1]),
        }
      }),
    )
    .map((row, at) => ({
      ...row,
      code: 4_101 + at,
      ahead: Math.round((Date.parse(row.day) - Date.parse(row.booked)) / 864e5),
    })),
)
/** The same by the day they were booked, and by the day the guests left. */
const bookings = new Rows(stays.all.map((row) => ({ ...row, day: row.booked })))
const departures = new Rows(stays.all.map((row) => ({ ...row, day: row.left })))

const furniture = [
  { piece: 'Guarda-roupa', place: 'Quarto', made: ['MDF', 'Madeira maciça'], from: 45, to: 240 },
  { piece: 'Sofá', place: 'Sala', made: ['Tecido', 'Couro'], from: 35, to: 260 },
  { piece: 'Cômoda', place: 'Quarto', made: ['MDF', 'Madeira maciça'], from: 18, to: 95 },
  { piece: 'Mesa de jantar', place: 'Copa', made: ['Madeira maciça', 'MDF', 'Ferro'], from: 40, to: 310 },
  { piece: 'Rack', place: 'Sala', made: ['MDF', 'Madeira maciça'], from: 15, to: 80 },
  { piece: 'Poltrona', place: 'Sala', made: ['Tecido', 'Couro'], from: 20, to: 120 },
  { piece: 'Escrivaninha', place: 'Escritório', made: ['MDF', 'Ferro', 'Madeira maciça'], from: 15, to: 90 },
  { piece: 'Cristaleira', place: 'Copa', made: ['Madeira maciça'], from: 60, to: 280 },
]
// Closed on Sundays, most is sold on Saturdays.
const sold = new Rows(
  daysFrom('2025-04-01', 334)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(3, 5) : whole(1, 2) }, () => {
        const { piece, place, made, from, to } = pick(furniture)
        const price = whole(from, to) * 10
        const stocked = whole(3, 150)
        const isRestored = next() < 0.4
        const isDelivered = next() < 0.65
        return {
          day,
          bought: later(day, -stocked),
          piece,
          place,
          made: pick(made),
          state: among(['bom', 5], ['ótimo', 3], ['regular', 2]),
          origin: among(['Mudança', 6], ['Desapego', 4], ['Herança', 3], ['Leilão', 2]),
          seller: among(['Edson', 5], ['Lúcia', 4], ['Rafaela', 3]),
          channel: among(['OLX', 5], ['Loja física', 4], ['Facebook', 3], ['Instagram', 2]),
          payment: among(['Pix', 5], ['Cartão', 4], ['Dinheiro', 2]),
          restored: isRestored ? 'S' : 'N',
          district: isDelivered
            ? among(['Tatuapé', 6], ['Mooca', 4], ['Penha', 3], ['Vila Prudente', 2])
            : '',
          stocked,
          cost: cents((price * whole(25, 60)) / 100),
          repair: isRestored ? whole(2_500, 32_000) / 100 : undefined,
          freight: isDelivered ? whole(40, 180) : 0,
          price,
        }
      }),
    ),
)
/** The same by the day they were bought. */
const purchases = new Rows(sold.all.map((row) => ({ ...row, day: row.bought })))

const buyers = [
  { client: 'Supermercado Avenida', segment: 'Mercado', city: 'Marília' },
  { client: 'Padaria Trigo de Ouro', segment: 'Padaria', city: 'Bastos' },
  { client: 'Mercado São José', segment: 'Mercado', city: 'Tupã' },
  { client: 'Confeitaria Doce Mel', segment: 'Confeitaria', city: 'Marília' },
  { client: 'Restaurante Fogão de Lenha', segment: 'Restaurante', city: 'Tupã' },
  { client: 'Feira do Produtor', segment: 'Feira', city: 'Bastos' },
  { client: 'Lanchonete do Beto', segment: 'Lanchonete', city: 'Tupã' },
]
const lastDay = '2026-03-31'
// Every day but Sunday, most on Mondays.
const orders = new Rows(
  daysFrom('2025-05-01', 335)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(4, 6) : whole(1, 3) }, () => {
        const { kind, from, to, grams } = among(
          [{ kind: 'Branco', from: 780, to: 1_090, grams: 720 }, 8],
          [{ kind: 'Vermelho', from: 890, to: 1_250, grams: 740 }, 5],
          [{ kind: 'Caipira', from: 1_290, to: 1_890, grams: 700 }, 3],
          [{ kind: 'Codorna', from: 450, to: 690, grams: 130 }, 2],
        )
        const dozens = whole(5, 130)
        const unit = whole(from, to) / 100
        const discount = next() < 0.65 ? 0 : cents((dozens * unit * whole(2, 10)) / 100)
        const settled = later(day, whole(0, 40))
        const isPaid = settled <= lastDay && next() < 0.88
        return {
          day,
          ...pick(buyers),
          kind,
          size: kind === 'Codorna' ? 'Único' : among(['Grande', 6], ['Extra', 4], ['Médio', 3], ['Jumbo', 2]),
          shed: among(['Galpão 1', 5], ['Galpão 2', 4], ['Galpão 3', 3]),
          driver: among(['Zé Carlos', 6], ['Adriano', 4], ['Ivone', 2]),
          dozens,
          weight: Math.round((dozens * grams * whole(92, 108)) / 10_000) / 10,
          broken: next() < 0.4 ? 0 : whole(1, 24),
          unit,
          discount,
          total: cents(dozens * unit - discount),
          paid: isPaid ? 'SIM' : 'NÃO',
          settled: isPaid ? settled : undefined,
        }
      }),
    ),
)
/** Those that were paid, by the day of that. */
const payments = new Rows(
  orders.all.flatMap((row) => (row.settled === undefined ? [] : [{ ...row, day: row.settled }])),
)

const hostel = 'RESERVAS HOSTEL'
const used = 'vendas_moveis_usados'
const farm = 'Pedidos Granja'

export const files = [
  file(hostel, stays, [
    ['Cód. Reserva', ({ code }) => code],
    ['Data reserva', ({ booked }) => brazilianDay(booked)],
    ['Check-in', ({ day }) => brazilianDay(day)],
    ['Check-out', ({ left }) => brazilianDay(left)],
    ['Quarto', ({ room }) => room],
    ['Canal', ({ channel }) => channel],
    ['País', ({ country }) => country],
    ['Hóspedes', ({ guests }) => guests],
    ['Noites', ({ nights }) => nights],
    ['Café da manhã', ({ breakfast }) => breakfast],
    ['Diária (R$)', ({ rate }) => dotted(decimal(rate))],
    ['Total hospedagem (R$)', ({ lodging }) => dotted(decimal(lodging))],
    ['Consumo bar (R$)', ({ bar }) => dotted(decimal(bar))],
    ['Comissão canal (R$)', ({ fee }) => (fee === undefined ? '' : dotted(decimal(fee)))],
    ['Nota', ({ score }) => score ?? ''],
  ]),
  file(
    used,
    sold,
    [
      ['dt_compra', ({ bought }) => bought],
      ['dt_venda', ({ day }) => day],
      ['movel', ({ piece }) => piece],
      ['ambiente', ({ place }) => place],
      ['material', ({ made }) => made],
      ['estado_conservacao', ({ state }) => state],
      ['origem', ({ origin }) => origin],
      ['vendedor', ({ seller }) => seller],
      ['canal_venda', ({ channel }) => channel],
      ['forma_pgto', ({ payment }) => payment],
      ['restaurado', ({ restored }) => restored],
      ['bairro_entrega', ({ district }) => district],
      ['dias_estoque', ({ stocked }) => stocked],
      ['vlr_compra', ({ cost }) => cost.toFixed(2)],
      ['vlr_reforma', ({ repair }) => (repair === undefined ? '' : repair.toFixed(2))],
      ['gasto_frete', ({ freight }) => freight.toFixed(2)],
      ['vlr_venda', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
  file(farm, orders, [
    ['DT_PEDIDO', ({ day }) => brazilianDay(day)],
    ['CLIENTE', ({ client }) => client],
    ['SEGMENTO', ({ segment }) => segment],
    ['CIDADE', ({ city }) => city],
    ['TIPO_OVO', ({ kind }) => kind],
    ['TAMANHO', ({ size }) => size],
    ['GALPAO', ({ shed }) => shed],
    ['ENTREGADOR', ({ driver }) => driver],
    ['QTD_DUZIAS', ({ dozens }) => dozens],
    ['PESO_KG', ({ weight }) => decimal(weight, 1)],
    ['OVOS_QUEBRADOS', ({ broken }) => broken],
    ['VLR_DUZIA', ({ unit }) => commaPrice(unit)],
    ['VLR_DESCONTO', ({ discount }) => commaPrice(discount)],
    ['VLR_TOTAL', ({ total }) => commaPrice(total)],
    ['PAGO', ({ paid }) => paid],
    ['DT_PAGTO', ({ settled }) => (settled === undefined ? '' : brazilianDay(settled))],
  ]),
]

export const labelled: Labelled[] = [
  // The hostel
  ['bom dia! quantas reservas com check-in em janeiro?', hostel, stays.during('2026-01').count()],
  ['total de hospedagem por mês de check-in', hostel, stays.byMonth((g) => g.sum('lodging'))],
  [
    'Qual canal trouxe mais dinheiro de hospedagem?',
    hostel,
    most(stays.by('channel', (g) => g.sum('lodging'))),
  ],
  ['qto de comissão já foi pro Booking?', hostel, stays.when((r) => r.channel === 'Booking').sum('fee')],
  [
    'quantos hospedes da Argentina o hostel recebeu no total',
    hostel,
    stays.when((r) => r.country === 'Argentina').sum('guests'),
  ],
  ['media de noites por reserva', hostel, stays.mean('nights')],
  ['nota média de cada quarto', hostel, stays.by('room', (g) => g.mean('score'))],
  ['quantas reservas do hostel ficaram sem nota?', hostel, stays.when((r) => r.score === undefined).count()],
  ['que porcentagem das reservas é com café da manhã?', hostel, stays.share((r) => r.breakfast === 'Sim')],
  [
    'consumo do bar dos check-ins de dezembro x janeiro',
    hostel,
    { before: stays.during('2025-12').sum('bar'), after: stays.during('2026-01').sum('bar') },
  ],
  [
    'os 3 países com maior total de hospedagem',
    hostel,
    most(
      stays.by('country', (g) => g.sum('lodging')),
      3,
    ),
  ],
  [
    'quantas reservas foram feitas em novembro, pela data da reserva?',
    hostel,
    bookings.during('2025-11').count(),
  ],
  ['estadia mais longa que já tivemos, em noites', hostel, stays.max('nights')],
  ['Reservas com mais de 7 noites, quantas foram?', hostel, stays.when((r) => r.nights > 7).count()],
  ['em qual dia da semana tem mais check-in?', hostel, most(stays.byWeekday((g) => g.count()))],
  ['valor medio da diaria da suite casal', hostel, stays.when((r) => r.room === 'Suíte casal').mean('rate')],
  [
    'quanto deu de hospedagem a suíte família com check-in entre 20/12/2025 e 10/01/2026?',
    hostel,
    stays
      .from('2025-12-20', '2026-01-10')
      .when((r) => r.room === 'Suíte família')
      .sum('lodging'),
  ],
  ['qual quarto tem o menor total de consumo no bar?', hostel, least(stays.by('room', (g) => g.sum('bar')))],
  ['de quantos países diferentes vieram as reservas?', hostel, stays.distinct('country')],
  [
    'total de hospedagem sem contar o Brasil',
    hostel,
    stays.when((r) => r.country !== 'Brasil').sum('lodging'),
  ],
  [
    'qual a participação do Airbnb no total de hospedagem?',
    hostel,
    stays.share((r) => r.channel === 'Airbnb', 'lodging'),
  ],
  ['total de hóspedes por canal de reserva', hostel, stays.by('channel', (g) => g.sum('guests'))],
  [
    'qtas reservas do whatsapp foram sem café da manhã',
    hostel,
    stays.when((r) => r.channel === 'WhatsApp' && r.breakfast === 'Não').count(),
  ],
  [
    'quantas noites o chalé teve reservadas com check-in em fevereiro?',
    hostel,
    stays
      .during('2026-02')
      .when((r) => r.room === 'Chalé')
      .sum('nights'),
  ],
  ['em média, quantos dias passam entre a data da reserva e o check-in?', hostel, stays.mean('ahead')],
  [
    'preciso da soma de hospedagem mais consumo do bar dos check-ins de julho',
    hostel,
    stays.during('2025-07').sum('lodging') + stays.during('2025-07').sum('bar'),
  ],
  ['total de hospedagem de quem faz check-in no sabado', hostel, stays.on(6).sum('lodging')],
  ['quantos check-outs tivemos em outubro?', hostel, departures.during('2025-10').count()],
  [
    'quantas reservas da Suíte Casal levaram nota 10?',
    hostel,
    stays.when((r) => r.room === 'Suíte casal' && r.score === 10).count(),
  ],
  [
    'qual data de check-in somou o maior total de hospedagem?',
    hostel,
    shown(most(stays.by('day', (g) => g.sum('lodging')))),
  ],

  // The second-hand furniture
  ['quanto vendi de móveis usados em agosto?', used, sold.during('2025-08').sum('price')],
  ['qual móvel trouxe mais dinheiro em vendas?', used, most(sold.by('piece', (g) => g.sum('price')))],
  ['qtos sofas foram vendidos?', used, sold.when((r) => r.piece === 'Sofá').count()],
  ['valor de venda de móveis por vendedor', used, sold.by('seller', (g) => g.sum('price'))],
  ['média de dias em estoque de cada móvel', used, sold.by('piece', (g) => g.mean('stocked'))],
  [
    'Quanto gastei na compra dos móveis que foram comprados em setembro?',
    used,
    purchases.during('2025-09').sum('cost'),
  ],
  ['total gasto com reforma de comoda', used, sold.when((r) => r.piece === 'Cômoda').sum('repair')],
  [
    'valor médio da reforma dos móveis restaurados',
    used,
    sold.when((r) => r.restored === 'S').mean('repair'),
  ],
  ['quantos móveis vendidos não foram restaurados?', used, sold.when((r) => r.restored === 'N').count()],
  [
    'quantos por cento do valor vendido em móveis veio do OLX?',
    used,
    sold.share((r) => r.channel === 'OLX', 'price'),
  ],
  [
    'que porcentagem dos móveis vendidos tem origem de herança',
    used,
    sold.share((r) => r.origin === 'Herança'),
  ],
  [
    'compara o valor vendido em móveis em novembro com dezembro pra mim',
    used,
    { before: sold.during('2025-11').sum('price'), after: sold.during('2025-12').sum('price') },
  ],
  ['móveis vendidos acima de R$ 1.500, quantos?', used, sold.when((r) => r.price > 1500).count()],
  ['quantos moveis ficaram mais de 90 dias em estoque', used, sold.when((r) => r.stocked > 90).count()],
  [
    'maior tempo em estoque de um guarda-roupa, em dias',
    used,
    sold.when((r) => r.piece === 'Guarda-roupa').max('stocked'),
  ],
  [
    'top 3 bairros de entrega em valor de venda',
    used,
    most(
      sold.when((r) => r.district !== '').by('district', (g) => g.sum('price')),
      3,
    ),
  ],
  ['quanto foi gasto de frete pra Mooca?', used, sold.when((r) => r.district === 'Mooca').sum('freight')],
  [
    'valor de venda menos valor de compra dos móveis vendidos em outubro',
    used,
    sold.during('2025-10').sum('price') - sold.during('2025-10').sum('cost'),
  ],
  [
    'em que dia da semana sai mais móvel, em quantidade de vendas?',
    used,
    most(sold.byWeekday((g) => g.count())),
  ],
  [
    'Quantas vendas a Rafaela fez nos sábados?',
    used,
    sold
      .on(6)
      .when((r) => r.seller === 'Rafaela')
      .count(),
  ],
  [
    'ticket médio de venda dos móveis de madeira maciça',
    used,
    sold.when((r) => r.made === 'Madeira maciça').mean('price'),
  ],
  [
    'qual vendedor teve o menor valor de venda em móveis do ambiente quarto?',
    used,
    least(sold.when((r) => r.place === 'Quarto').by('seller', (g) => g.sum('price'))),
  ],
  [
    'quanto a Lucia vendeu em dinheiro vivo, tirando sofá?',
    used,
    sold.when((r) => r.seller === 'Lúcia' && r.payment === 'Dinheiro' && r.piece !== 'Sofá').sum('price'),
  ],
  [
    'valor vendido por ambiente em janeiro e fevereiro somados',
    used,
    sold.during('2026-01', '2026-02').by('place', (g) => g.sum('price')),
  ],
  [
    'por quanto saiu a escrivaninha mais barata que vendemos?',
    used,
    sold.when((r) => r.piece === 'Escrivaninha').min('price'),
  ],
  [
    'quantas peças em estado regular foram vendidas pelo facebook?',
    used,
    sold.when((r) => r.state === 'regular' && r.channel === 'Facebook').count(),
  ],
  [
    'quanto vendemos em móveis nos 10 primeiros dias de dezembro',
    used,
    sold.from('2025-12-01', '2025-12-10').sum('price'),
  ],
  ['qual foi o pior mês de venda de móveis em reais?', used, least(sold.byMonth((g) => g.sum('price')))],
  [
    'em média quantos móveis a gente vende por mês?',
    used,
    sold.count() / sold.byMonth((g) => g.count()).length,
  ],
  [
    'oi, quantos móveis de leilão foram vendidos de novembro pra cá?',
    used,
    sold
      .during('2025-11', '2026-02')
      .when((r) => r.origin === 'Leilão')
      .count(),
  ],

  // The poultry farm
  ['qtas dúzias de ovos vendemos em março?', farm, orders.during('2026-03').sum('dozens')],
  ['valor total dos pedidos da granja por mês do pedido', farm, orders.byMonth((g) => g.sum('total'))],
  ['Qual cliente da granja comprou mais em reais?', farm, most(orders.by('client', (g) => g.sum('total')))],
  [
    'os dois tipos de ovo que mais saem em duzias',
    farm,
    most(
      orders.by('kind', (g) => g.sum('dozens')),
      2,
    ),
  ],
  ['total de ovos quebrados em cada galpão', farm, orders.by('shed', (g) => g.sum('broken'))],
  ['quantos pedidos ainda não foram pagos?', farm, orders.when((r) => r.paid === 'NÃO').count()],
  [
    'valor dos pedidos não pagos por cliente',
    farm,
    orders.when((r) => r.paid === 'NÃO').by('client', (g) => g.sum('total')),
  ],
  [
    'quanto o Mercado Sao José ainda tem em pedidos não pagos, em reais?',
    farm,
    orders.when((r) => r.client === 'Mercado São José' && r.paid === 'NÃO').sum('total'),
  ],
  ['média do valor da dúzia do ovo caipira', farm, orders.when((r) => r.kind === 'Caipira').mean('unit')],
  [
    'peso total em kg dos ovos Jumbo que foram pra Marília',
    farm,
    orders.when((r) => r.size === 'Jumbo' && r.city === 'Marília').sum('weight'),
  ],
  [
    'que % das dúzias vendidas foi de ovo vermelho?',
    farm,
    orders.share((r) => r.kind === 'Vermelho', 'dozens'),
  ],
  [
    'dúzias vendidas em junho comparadas com julho',
    farm,
    { before: orders.during('2025-06').sum('dozens'), after: orders.during('2025-07').sum('dozens') },
  ],
  ['pedidos com mais de 100 duzias, quantos deu?', farm, orders.when((r) => r.dozens > 100).count()],
  [
    'quanto de desconto o Supermercado Avenida já levou?',
    farm,
    orders.when((r) => r.client === 'Supermercado Avenida').sum('discount'),
  ],
  ['qual entregador levou menos dúzias?', farm, least(orders.by('driver', (g) => g.sum('dozens')))],
  [
    'valor total dos pedidos da granja de 15/08/2025 a 15/09/2025',
    farm,
    orders.from('2025-08-15', '2025-09-15').sum('total'),
  ],
  ['em que dia da semana tem mais pedido de ovo?', farm, most(orders.byWeekday((g) => g.count()))],
  [
    'quanto somam os pedidos com data de pagamento em outubro?',
    farm,
    payments.during('2025-10').sum('total'),
  ],
  [
    'maior quantidade de dúzias num pedido da Feira do Produtor',
    farm,
    orders.when((r) => r.client === 'Feira do Produtor').max('dozens'),
  ],
  [
    'quantos pedidos da Confeitaria Doce Mel tiveram algum ovo quebrado?',
    farm,
    orders.when((r) => r.client === 'Confeitaria Doce Mel' && r.broken > 0).count(),
  ],
  [
    'ovo de codorna: valor total em cada cidade',
    farm,
    orders.when((r) => r.kind === 'Codorna').by('city', (g) => g.sum('total')),
  ],
  [
    'media de ovos quebrados por pedido no galpao 2',
    farm,
    orders.when((r) => r.shed === 'Galpão 2').mean('broken'),
  ],
  [
    'Boa tarde, me passa o valor total vendido de ovo branco tamanho extra',
    farm,
    orders.when((r) => r.kind === 'Branco' && r.size === 'Extra').sum('total'),
  ],
  [
    'quantos clientes diferentes pediram ovo caipira em janeiro?',
    farm,
    orders
      .during('2026-01')
      .when((r) => r.kind === 'Caipira')
      .distinct('client'),
  ],
  [
    'dúzias por tamanho de ovo, sem o galpão 3',
    farm,
    orders.when((r) => r.shed !== 'Galpão 3').by('size', (g) => g.sum('dozens')),
  ],
  [
    'quanto faturamos com os segmentos restaurante e lanchonete juntos no quarto trimestre de 2025?',
    farm,
    orders
      .during('2025-10', '2025-12')
      .when((r) => r.segment === 'Restaurante' || r.segment === 'Lanchonete')
      .sum('total'),
  ],
  [
    'qual foi o melhor mes da granja em quantidade de dúzias pedidas?',
    farm,
    most(orders.byMonth((g) => g.sum('dozens'))),
  ],
  [
    'quantos pedidos a granja recebe em média por dia que tem pedido?',
    farm,
    orders.count() / orders.distinct('day'),
  ],
  [
    'valor dos pedidos já pagos que o Zé Carlos entregou, pedidos feitos desde dezembro',
    farm,
    orders
      .during('2025-12', '2026-03')
      .when((r) => r.driver === 'Zé Carlos' && r.paid === 'SIM')
      .sum('total'),
  ],
  [
    'em que data de pedido a granja teve o maior valor total?',
    farm,
    shown(most(orders.by('day', (g) => g.sum('total')))),
  ],
]

export const unanswerable: string[] = [
  'quanto gastamos com lavanderia no hostel em janeiro?',
  'qual a idade média dos hóspedes?',
  'quanto deu de hospedagem pelo Expedia?',
  'quantas pranchas de surf foram alugadas em fevereiro',
  'quanto vendi de geladeira usada em agosto?',
  'qual o salário da Rafaela?',
  'quanto custou a ração das galinhas em novembro?',
  'quantas galinhas tem no galpão 1',
  'qual o telefone da Padaria Trigo de Ouro?',
  'quantas dúzias de ovos a granja vendeu em 2022?',
]
