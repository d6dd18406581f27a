import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A boat and jet-ski hire on a lake, a meat and barbecue boutique with kits, a school-photography studio. */

const { next, whole, pick, among } = seededBusiness('a boat hire, a meat boutique, a school photographer')
const lastDay = '2026-05-31'

const shifted = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 864e5).toISOString().slice(0, 10)

const fleet = [
  { boat: 'Focker 240', kind: 'Lancha', seats: 10, hour: 320, use: 1.4 },
  { boat: 'Ventura 195', kind: 'Lancha', seats: 8, hour: 240, use: 1.1 },
  { boat: 'Coral 28', kind: 'Lancha', seats: 12, hour: 450, use: 0.8 },
  { boat: 'Pontoon Lagoa Azul', kind: 'Pontoon', seats: 16, hour: 380, use: 0.6 },
  { boat: 'Sea-Doo GTI', kind: 'Jet ski', seats: 3, hour: 260, use: 1.3 },
  { boat: 'Sea-Doo Spark', kind: 'Jet ski', seats: 2, hour: 190, use: 0.9 },
  { boat: 'Yamaha VX', kind: 'Jet ski', seats: 3, hour: 240, use: 1 },
]
const demand = (day: string): number => {
  const season = ['12', '01', '02'].includes(day.slice(5, 7)) ? 1.3 : 1
  const weekday = weekdayIn(day)
  if (weekday === 1) return 0
  return season * (weekday === 0 || weekday === 6 ? 0.48 : weekday === 5 ? 0.22 : 0.08)
}
// Closed on Mondays; a boat goes out once a day at most. A jet ski has no skipper, and some fuel is not noted.
const rentals = new Rows(
  daysFrom('2025-05-01', 396)
    .flatMap((day) =>
      fleet
        .filter(({ use }) => next() < demand(day) * use)
        .map(({ boat, kind, seats, hour }) => {
          const hours = kind === 'Jet ski' ? whole(1, 6) / 2 : whole(4, 16) / 2
          const lead = whole(0, 30)
          return {
            day,
            booked: shifted(day, -lead),
            lead,
            boat,
            kind,
            shift: hours > 5 ? 'Dia todo' : among(['Manhã', 4], ['Tarde', 5], ['Pôr do sol', 2]),
            skipper: kind === 'Jet ski' ? undefined : among(['Tião', 5], ['Gerson', 3], ['Luana', 2]),
            hours,
            people: whole(1, seats),
            channel: among(['Instagram', 5], ['WhatsApp', 3], ['Indicação', 2], ['Site', 1]),
            fuel: next() < 0.12 ? undefined : cents((hours * whole(3_500, 9_000)) / 100),
            damage: next() < 0.09 ? 'Sim' : 'Não',
            price: cents((hours * hour * whole(90, 115)) / 100),
          }
        }),
    )
    .map((row, at) => ({ ...row, contract: `LG-${String(at + 312).padStart(5, '0')}` })),
)

const goods = [
  { product: 'Picanha', line: 'Bovino', from: 7_990, to: 11_990 },
  { product: 'Kit Churrasco Família', line: 'Kits', from: 18_900, to: 25_900 },
  { product: 'Linguiça toscana', line: 'Suíno', from: 2_490, to: 3_490 },
  { product: 'Costela', line: 'Bovino', from: 2_990, to: 4_490 },
  { product: 'Kit Hambúrguer', line: 'Kits', from: 7_900, to: 10_900 },
  { product: 'Fraldinha', line: 'Bovino', from: 4_490, to: 6_490 },
  { product: 'Ancho', line: 'Bovino', from: 8_990, to: 13_990 },
  { product: 'Coxinha da asa', line: 'Frango', from: 1_990, to: 2_890 },
  { product: 'Pancetta', line: 'Suíno', from: 3_490, to: 4_990 },
  { product: 'Carré de cordeiro', line: 'Cordeiro', from: 11_990, to: 16_990 },
]
// Closed on Mondays, full on Saturdays. Kits are not weighed; who takes it away pays no delivery fee.
const meats = new Rows(
  daysFrom('2025-07-01', 335)
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(4, 7) : whole(1, 4) }, () => {
        const { product, line, from, to } = pick(goods)
        const pieces = whole(1, 4)
        const weight = line === 'Kits' ? undefined : cents((pieces * whole(60, 160)) / 100)
        const full = ((weight ?? pieces) * whole(from, to)) / 100
        const discount = next() < 0.7 ? 0 : cents((full * whole(3, 12)) / 100)
        const delivery = next() < 0.35 ? 'S' : 'N'
        return {
          day,
          product,
          line,
          keep:
            line === 'Bovino'
              ? among(['Resfriado', 4], ['Maturado', 3], ['Congelado', 2])
              : among(['Resfriado', 5], ['Congelado', 3]),
          clerk: among(['Zeca', 5], ['Rosana', 3], ['Wesley', 2]),
          pieces,
          weight,
          discount,
          total: cents(full - discount),
          payment: among(['Pix', 5], ['Crédito', 4], ['Débito', 3], ['Dinheiro', 1]),
          delivery,
          fee: delivery === 'S' ? among([8, 3], [12, 2], [15, 1]) : undefined,
        }
      }),
    )
    .map((row, at) => ({ ...row, ticket: 20_417 + at })),
)

const keepsakes = [
  { product: 'Álbum', from: 28_000, to: 95_000, few: 20, many: 60 },
  { product: 'Pacote digital', from: 9_000, to: 26_000, few: 5, many: 30 },
  { product: 'Quadro', from: 12_000, to: 38_000, few: 1, many: 4 },
  { product: 'Caneca', from: 3_900, to: 6_900, few: 1, many: 2 },
]
const ordersOn = (day: string): number => {
  const month = day.slice(5, 7)
  if (month === '01') return whole(0, 1)
  return (weekdayIn(day) === 1 ? whole(3, 6) : whole(1, 3)) + (month === '11' ? 1 : 0)
}
// Monday to Friday, little in January. No deposit in some; no day of delivery in what is not delivered.
const orders = new Rows(
  daysFrom('2025-08-01', 304)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: ordersOn(day) }, () => {
        const { product, from, to, few, many } = pick(keepsakes)
        const price = whole(from, to) / 100
        const wait = whole(5, 40)
        const isDelivered = next() > 0.06 && shifted(day, wait) <= lastDay
        return {
          day,
          delivered: isDelivered ? shifted(day, wait) : undefined,
          wait: isDelivered ? wait : undefined,
          school: among(
            ['Colégio Santa Clara', 8],
            ['Escola Monteiro Lobato', 5],
            ['Instituto Aquarela', 3],
            ['Escola Pequeno Príncipe', 2],
          ),
          level: among(['Fundamental', 5], ['Infantil', 4], ['Médio', 3]),
          event: among(['Formatura', 5], ['Turma', 4], ['Retrato', 3], ['Festa', 2]),
          photographer: among(['Iara', 5], ['Caio', 3], ['Bento', 2]),
          product,
          photos: whole(few, many),
          consent: next() < 0.72 ? 'sim' : 'não',
          payment: among(['pix', 5], ['cartão', 4], ['boleto', 2]),
          deposit: next() < 0.3 ? undefined : cents((price * whole(20, 50)) / 100),
          price,
        }
      }),
    )
    .map((row, at) => ({ ...row, code: `FT${1_050 + at}` })),
)

const marina = 'Locações Marina'
const butcher = 'VENDAS CASA DE CARNES'
const studio = 'pedidos_fotos_escolares'

export const files = [
  file(marina, rentals, [
    ['Nº contrato', ({ contract }) => contract],
    ['Data passeio', ({ day }) => brazilianDay(day)],
    ['Data reserva', ({ booked }) => brazilianDay(booked)],
    ['Embarcação', ({ boat }) => boat],
    ['Tipo', ({ kind }) => kind],
    ['Turno', ({ shift }) => shift],
    ['Marinheiro', ({ skipper }) => skipper ?? ''],
    ['Qtd. horas', ({ hours }) => decimal(hours, 1)],
    ['Nº pessoas', ({ people }) => people],
    ['Canal', ({ channel }) => channel],
    ['Combustível (R$)', ({ fuel }) => (fuel === undefined ? '' : decimal(fuel))],
    ['Avaria?', ({ damage }) => damage],
    ['Valor locação', ({ price }) => dotted(commaPrice(price))],
  ]),
  file(butcher, meats, [
    ['CUPOM', ({ ticket }) => ticket],
    ['DATA', ({ day }) => brazilianDay(day)],
    ['PRODUTO', ({ product }) => product],
    ['LINHA', ({ line }) => line],
    ['CONSERVAÇÃO', ({ keep }) => keep],
    ['ATENDENTE', ({ clerk }) => clerk],
    ['QTD', ({ pieces }) => pieces],
    ['PESO_KG', ({ weight }) => (weight === undefined ? '' : decimal(weight))],
    ['DESCONTO_R$', ({ discount }) => decimal(discount)],
    ['TOTAL_R$', ({ total }) => decimal(total)],
    ['PGTO', ({ payment }) => payment],
    ['DELIVERY', ({ delivery }) => delivery],
    ['TAXA_DELIVERY', ({ fee }) => (fee === undefined ? '' : decimal(fee))],
  ]),
  file(
    studio,
    orders,
    [
      ['cod_pedido', ({ code }) => code],
      ['data_pedido', ({ day }) => day],
      ['data_entrega', ({ delivered }) => delivered ?? ''],
      ['escola', ({ school }) => school],
      ['nivel', ({ level }) => level],
      ['evento', ({ event }) => event],
      ['fotografo', ({ photographer }) => photographer],
      ['produto', ({ product }) => product],
      ['qtd_fotos', ({ photos }) => photos],
      ['uso_imagem', ({ consent }) => consent],
      ['forma_pgto', ({ payment }) => payment],
      ['sinal', ({ deposit }) => (deposit === undefined ? '' : deposit.toFixed(2))],
      ['valor_total', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The boat hire
  ['Quanto faturamos com os passeios de janeiro de 2026?', marina, rentals.during('2026-01').sum('price')],
  ['qtas locacoes cada embarcacao teve', marina, rentals.by('boat', (g) => g.count())],
  ['Qual embarcação mais faturou?', marina, most(rentals.by('boat', (g) => g.sum('price')))],
  ['Valor das locações por tipo', marina, rentals.by('kind', (g) => g.sum('price'))],
  [
    'qnts saidas de jet ski teve em fevereiro de 2026',
    marina,
    rentals
      .during('2026-02')
      .when((r) => r.kind === 'Jet ski')
      .count(),
  ],
  [
    'Quantas horas a Focker 240 navegou em dezembro de 2025?',
    marina,
    rentals
      .during('2025-12')
      .when((r) => r.boat === 'Focker 240')
      .sum('hours'),
  ],
  [
    'Qual marinheiro fez mais passeios?',
    marina,
    most(rentals.when((r) => r.skipper !== undefined).by('skipper', (g) => g.count())),
  ],
  ['gasto de combustivel dos passeios por mes', marina, rentals.byMonth((g) => g.sum('fuel'))],
  [
    'Que porcentagem das locações veio do Instagram?',
    marina,
    rentals.share((r) => r.channel === 'Instagram'),
  ],
  [
    'Quantas reservas foram feitas em novembro de 2025, pela data da reserva?',
    marina,
    rentals.when((r) => r.booked.slice(0, 7) === '2025-11').count(),
  ],
  [
    'Compare o valor dos passeios de janeiro de 2026 com os de fevereiro de 2026',
    marina,
    { before: rentals.during('2026-01').sum('price'), after: rentals.during('2026-02').sum('price') },
  ],
  ['passeios com mais de 8 pessoas, quantos foram?', marina, rentals.when((r) => r.people > 8).count()],
  ['Em que dia da semana os passeios faturam mais?', marina, most(rentals.byWeekday((g) => g.sum('price')))],
  [
    'qual o valor da locação mais cara de jet ski?',
    marina,
    rentals.when((r) => r.kind === 'Jet ski').max('price'),
  ],
  [
    'quantas pessoas passearam no pontoon lagoa azul em 2025',
    marina,
    rentals
      .during('2025-05', '2025-12')
      .when((r) => r.boat === 'Pontoon Lagoa Azul')
      .sum('people'),
  ],
  ['Quantas locações voltaram com avaria?', marina, rentals.when((r) => r.damage === 'Sim').count()],
  ['Média de pessoas por passeio de lancha', marina, rentals.when((r) => r.kind === 'Lancha').mean('people')],
  [
    'Qual foi o valor do último passeio da Coral 28?',
    marina,
    rentals.when((r) => r.boat === 'Coral 28').all.at(-1)?.price ?? Number.NaN,
  ],
  [
    'Quantas horas durou o primeiro passeio da Ventura 195 em 2026?',
    marina,
    rentals.during('2026-01', '2026-05').when((r) => r.boat === 'Ventura 195').all[0]?.hours ?? Number.NaN,
  ],
  ['Com quantos dias de antecedência, em média, o passeio é reservado?', marina, rentals.mean('lead')],
  [
    'Compare o valor das locações do turno da manhã com o do turno da tarde',
    marina,
    rentals.when((r) => r.shift === 'Manhã' || r.shift === 'Tarde').by('shift', (g) => g.sum('price')),
  ],
  [
    'top 3 embarcacoes em horas alugadas',
    marina,
    most(
      rentals.by('boat', (g) => g.sum('hours')),
      3,
    ),
  ],
  [
    'Quanto faturamos em locações que vieram por indicação, tirando jet ski?',
    marina,
    rentals.when((r) => r.channel === 'Indicação' && r.kind !== 'Jet ski').sum('price'),
  ],
  [
    'qto gastamos de combustivel com a yamaha vx?',
    marina,
    rentals.when((r) => r.boat === 'Yamaha VX').sum('fuel'),
  ],
  ['locações acima de R$ 2.000, quantas?', marina, rentals.when((r) => r.price > 2_000).count()],
  [
    'Qual foi o dia de passeio com maior faturamento em locações?',
    marina,
    most(rentals.by('day', (g) => g.sum('price'))).map(([day, value]): [string, number] => [
      shownDay(day),
      value,
    ]),
  ],
  [
    'quantos passeios o tiao pilotou no por do sol',
    marina,
    rentals.when((r) => r.skipper === 'Tião' && r.shift === 'Pôr do sol').count(),
  ],
  [
    'Valor das locações menos o combustível nos passeios de 2026',
    marina,
    rentals.during('2026-01', '2026-05').sum('price') - rentals.during('2026-01', '2026-05').sum('fuel'),
  ],
  ['valor medio da locaçao por canal', marina, rentals.by('channel', (g) => g.mean('price'))],
  [
    'Quantos passeios saíram entre 15/12/2025 e 15/01/2026?',
    marina,
    rentals.from('2025-12-15', '2026-01-15').count(),
  ],

  // The meat boutique
  ['Quanto a casa de carnes vendeu em reais, mês a mês?', butcher, meats.byMonth((g) => g.sum('total'))],
  [
    'Quantos quilos de picanha vendemos em dezembro de 2025?',
    butcher,
    meats
      .during('2025-12')
      .when((r) => r.product === 'Picanha')
      .sum('weight'),
  ],
  [
    'qts kits hamburguer vendemos em novembro de 2025? quero a qtd de kits',
    butcher,
    meats
      .during('2025-11')
      .when((r) => r.product === 'Kit Hambúrguer')
      .sum('pieces'),
  ],
  ['Qual atendente vendeu mais em reais?', butcher, most(meats.by('clerk', (g) => g.sum('total')))],
  [
    'os 3 produtos da casa de carnes q mais faturaram',
    butcher,
    most(
      meats.by('product', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'Quilos vendidos de cada produto da linha bovino',
    butcher,
    meats.when((r) => r.line === 'Bovino').by('product', (g) => g.sum('weight')),
  ],
  ['qnts vendas no pix teve na casa de carnes', butcher, meats.when((r) => r.payment === 'Pix').count()],
  [
    'Que parte do valor vendido na casa de carnes veio da linha de kits?',
    butcher,
    meats.share((r) => r.line === 'Kits', 'total'),
  ],
  [
    'Quanto a Rosana deu de desconto ao todo?',
    butcher,
    meats.when((r) => r.clerk === 'Rosana').sum('discount'),
  ],
  ['quantas vendas sairam por delivery', butcher, meats.when((r) => r.delivery === 'S').count()],
  ['Total de taxa de delivery em março de 2026', butcher, meats.during('2026-03').sum('fee')],
  [
    'Valor médio das vendas de costela, em reais',
    butcher,
    meats.when((r) => r.product === 'Costela').mean('total'),
  ],
  [
    'quantos reais vendemos de cordeiro em 2026',
    butcher,
    meats
      .during('2026-01', '2026-05')
      .when((r) => r.line === 'Cordeiro')
      .sum('total'),
  ],
  ['Quantas vendas da casa de carnes passaram de R$ 300?', butcher, meats.when((r) => r.total > 300).count()],
  ['qual dia da semana a casa de carnes fatura mais', butcher, most(meats.byWeekday((g) => g.sum('total')))],
  [
    'Faturamento da casa de carnes: novembro de 2025 x dezembro de 2025',
    butcher,
    { before: meats.during('2025-11').sum('total'), after: meats.during('2025-12').sum('total') },
  ],
  [
    'Total vendido por forma de pagamento na casa de carnes',
    butcher,
    meats.by('payment', (g) => g.sum('total')),
  ],
  [
    'vendas em reais de congelado x resfriado',
    butcher,
    meats.when((r) => r.keep === 'Congelado' || r.keep === 'Resfriado').by('keep', (g) => g.sum('total')),
  ],
  ['Quantas vendas tiveram desconto?', butcher, meats.when((r) => r.discount > 0).count()],
  ['Qual o valor da maior venda do Wesley?', butcher, meats.when((r) => r.clerk === 'Wesley').max('total')],
  [
    'quantos quilos de linguica toscana sairam aos sabados',
    butcher,
    meats
      .on(6)
      .when((r) => r.product === 'Linguiça toscana')
      .sum('weight'),
  ],
  [
    'Qual produto da linha suíno vendeu menos em valor?',
    butcher,
    least(meats.when((r) => r.line === 'Suíno').by('product', (g) => g.sum('total'))),
  ],
  [
    'Faturamento dos maturados sem contar a picanha',
    butcher,
    meats.when((r) => r.keep === 'Maturado' && r.product !== 'Picanha').sum('total'),
  ],
  [
    'Quanto a casa de carnes vendeu no crédito entre 20/12/2025 e 10/01/2026, em reais?',
    butcher,
    meats
      .from('2025-12-20', '2026-01-10')
      .when((r) => r.payment === 'Crédito')
      .sum('total'),
  ],
  [
    'Quantos produtos diferentes o Wesley vendeu em abril de 2026?',
    butcher,
    meats
      .during('2026-04')
      .when((r) => r.clerk === 'Wesley')
      .distinct('product'),
  ],
  [
    'Média de quilos por venda de fraldinha',
    butcher,
    meats.when((r) => r.product === 'Fraldinha').mean('weight'),
  ],
  [
    'quanto a casa de carnes fatura em media por dia que abre?',
    butcher,
    meats.sum('total') / meats.distinct('day'),
  ],
  [
    'numero de vendas por atendente em maio de 2026',
    butcher,
    meats.during('2026-05').by('clerk', (g) => g.count()),
  ],
  [
    'Qual foi o pior mês de faturamento da casa de carnes?',
    butcher,
    least(meats.byMonth((g) => g.sum('total'))),
  ],
  [
    'quantas vendas de ancho tiveram mais de 3 kg',
    butcher,
    meats.when((r) => r.product === 'Ancho' && (r.weight ?? 0) > 3).count(),
  ],

  // The photography studio
  ['Quantos pedidos de fotos foram feitos em novembro de 2025?', studio, orders.during('2025-11').count()],
  ['valor dos pedidos por escola', studio, orders.by('school', (g) => g.sum('price'))],
  ['Qual escola tem mais pedidos?', studio, most(orders.by('school', (g) => g.count()))],
  [
    'qtas fotos tem nos pedidos de formatura do caio',
    studio,
    orders.when((r) => r.photographer === 'Caio' && r.event === 'Formatura').sum('photos'),
  ],
  ['Total de sinal dos pedidos feitos em outubro de 2025', studio, orders.during('2025-10').sum('deposit')],
  [
    'Em que porcentagem dos pedidos o uso de imagem foi autorizado?',
    studio,
    orders.share((r) => r.consent === 'sim'),
  ],
  [
    'quantos pedidos de album por nivel',
    studio,
    orders.when((r) => r.product === 'Álbum').by('level', (g) => g.count()),
  ],
  [
    'ticket medio dos pedidos de formatura',
    studio,
    orders.when((r) => r.event === 'Formatura').mean('price'),
  ],
  [
    'Valor total dos pedidos de fotos mês a mês, pela data do pedido',
    studio,
    orders.byMonth((g) => g.sum('price')),
  ],
  [
    'Quantos pedidos foram entregues em dezembro de 2025?',
    studio,
    orders.when((r) => r.delivered?.slice(0, 7) === '2025-12').count(),
  ],
  [
    'quantos pedidos de foto ainda tao sem data de entrega',
    studio,
    orders.when((r) => r.delivered === undefined).count(),
  ],
  ['Quantos dias em média passam do pedido até a entrega das fotos?', studio, orders.mean('wait')],
  [
    'Os 2 fotógrafos com maior valor de pedidos',
    studio,
    most(
      orders.by('photographer', (g) => g.sum('price')),
      2,
    ),
  ],
  [
    'Compare a quantidade de pedidos do Colégio Santa Clara feitos em outubro de 2025 com os de novembro de 2025',
    studio,
    {
      before: orders
        .during('2025-10')
        .when((r) => r.school === 'Colégio Santa Clara')
        .count(),
      after: orders
        .during('2025-11')
        .when((r) => r.school === 'Colégio Santa Clara')
        .count(),
    },
  ],
  ['pedidos de foto acima de 500 reais, qtos sao?', studio, orders.when((r) => r.price > 500).count()],
  [
    'valor dos pedidos do evento retrato x evento turma',
    studio,
    orders.when((r) => r.event === 'Retrato' || r.event === 'Turma').by('event', (g) => g.sum('price')),
  ],
  [
    'Qual o valor do maior pedido do Instituto Aquarela?',
    studio,
    orders.when((r) => r.school === 'Instituto Aquarela').max('price'),
  ],
  [
    'Qual a participação da formatura no valor total dos pedidos?',
    studio,
    orders.share((r) => r.event === 'Formatura', 'price'),
  ],
  [
    'Qual produto dos pedidos de fotos escolares tem o menor valor total?',
    studio,
    least(orders.by('product', (g) => g.sum('price'))),
  ],
  ['quantos pedidos pagos no boleto', studio, orders.when((r) => r.payment === 'boleto').count()],
  [
    'qual o valor total dos pedidos do infantil pagos no pix',
    studio,
    orders.when((r) => r.level === 'Infantil' && r.payment === 'pix').sum('price'),
  ],
  [
    'quantidade media de fotos por pedido em cada evento',
    studio,
    orders.by('event', (g) => g.mean('photos')),
  ],
  ['Quantos pedidos ficaram sem sinal?', studio, orders.when((r) => r.deposit === undefined).count()],
  [
    'Valor total dos pedidos menos o que foi pago de sinal',
    studio,
    orders.sum('price') - orders.sum('deposit'),
  ],
  ['em q dia da semana são feitos mais pedidos de foto?', studio, most(orders.byWeekday((g) => g.count()))],
  [
    'Quantos pedidos a Iara teve na Escola Monteiro Lobato feitos desde fevereiro de 2026?',
    studio,
    orders
      .during('2026-02', '2026-05')
      .when((r) => r.photographer === 'Iara' && r.school === 'Escola Monteiro Lobato')
      .count(),
  ],
  [
    'Valor dos pedidos de quadro feitos entre 01/10/2025 e 15/12/2025',
    studio,
    orders
      .from('2025-10-01', '2025-12-15')
      .when((r) => r.product === 'Quadro')
      .sum('price'),
  ],
  [
    'quantas escolas diferentes fizeram pedido de caneca em março de 2026',
    studio,
    orders
      .during('2026-03')
      .when((r) => r.product === 'Caneca')
      .distinct('school'),
  ],
  ['quantos pedidos tem menos de 10 fotos', studio, orders.when((r) => r.photos < 10).count()],
  [
    'Valor dos pedidos do Bento tirando os de formatura',
    studio,
    orders.when((r) => r.photographer === 'Bento' && r.event !== 'Formatura').sum('price'),
  ],
]

export const unanswerable: string[] = [
  'qual a idade média dos alunos fotografados?',
  'quanto pagamos de seguro das lanchas em 2025?',
  'quanto de picanha tem no estoque hoje?',
  'quanto custou a revisão do motor da Yamaha VX?',
  'qual a comissão do Zeca em abril de 2026?',
  'de qual frigorífico compramos mais costela?',
  'quantos alunos faltaram no dia da foto da turma?',
  'qual a nota média das avaliações dos passeios de lancha?',
  'qual a data de validade da linguiça toscana congelada?',
  'qual o salário do marinheiro Gerson?',
]
