import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A barber shop with three chairs, a builders' merchant and a travel agency. */

const { next, whole, pick, among } = seededBusiness('three barber chairs, cement and sand, trips to the sea')

interface Treatment {
  service: string
  from: number
  to: number
  /** How long it takes, in five minutes. */
  fives: [number, number]
}
const treatments: [entry: Treatment, weight: number][] = [
  [{ service: 'Corte', from: 40, to: 55, fives: [5, 9] }, 8],
  [{ service: 'Combo', from: 65, to: 85, fives: [9, 14] }, 5],
  [{ service: 'Barba', from: 30, to: 40, fives: [4, 7] }, 4],
  [{ service: 'Pezinho', from: 15, to: 25, fives: [2, 4] }, 3],
  [{ service: 'Sobrancelha', from: 15, to: 20, fives: [2, 3] }, 2],
  [{ service: 'Pigmentação', from: 50, to: 80, fives: [6, 12] }, 1],
]
const barbers: [entry: { barber: string; chairs: number[] }, weight: number][] = [
  [{ barber: 'Wesley', chairs: [1] }, 40],
  [{ barber: 'Ítalo', chairs: [2] }, 30],
  [{ barber: 'Cauã', chairs: [3] }, 20],
  // Comes when somebody is missing.
  [{ barber: 'Sandro', chairs: [1, 2, 3] }, 10],
]
const cutsOn = (weekday: number) => {
  if (weekday === 6) return whole(6, 9)
  return weekday === 2 ? whole(1, 2) : whole(2, 5)
}
// May to March. Closed on Sundays and Mondays, full on Saturdays, quiet on Tuesdays.
const cuts = new Rows(
  daysFrom('2025-05-01', 335)
    .filter((day) => weekdayIn(day) > 1)
    .flatMap((day) =>
      Array.from({ length: cutsOn(weekdayIn(day)) }, () => {
        const { service, from, to, fives } = among(...treatments)
        const { barber, chairs } = among(...barbers)
        const price = whole(from, to)
        return {
          day,
          shift: pick(['Tarde', 'Manhã', 'Noite']),
          barber,
          chair: pick(chairs),
          service,
          fresh: next() < 0.2 ? 'Sim' : 'Não',
          minutes: whole(...fives) * 5,
          payment: pick(['Pix', 'Débito', 'Crédito', 'Dinheiro']),
          price,
          commission: cents(price * 0.45),
          tip: next() < 0.35 ? whole(2, 20) : undefined,
          grade: next() < 0.6 ? pick([5, 4, 3]) : undefined,
        }
      }),
    ),
)

interface Good {
  product: string
  section: string
  usual: [number, number]
  /** The price of one, in cents. */
  from: number
  to: number
}
const goods: Good[] = [
  { product: 'Cimento 50kg', section: 'Básico', usual: [5, 60], from: 3_400, to: 4_200 },
  { product: 'Areia média', section: 'Básico', usual: [1, 10], from: 11_000, to: 16_000 },
  { product: 'Tijolo baiano', section: 'Básico', usual: [200, 2_000], from: 90, to: 160 },
  { product: 'Piso cerâmico', section: 'Acabamento', usual: [10, 120], from: 2_800, to: 7_500 },
  { product: 'Tinta acrílica 18L', section: 'Pintura', usual: [1, 8], from: 19_000, to: 52_000 },
  { product: 'Tubo PVC 100mm', section: 'Hidráulica', usual: [2, 20], from: 4_800, to: 8_500 },
  { product: 'Telha colonial', section: 'Cobertura', usual: [100, 900], from: 220, to: 390 },
  { product: 'Fio flexível', section: 'Elétrica', usual: [1, 8], from: 15_000, to: 32_000 },
  { product: 'Massa corrida', section: 'Pintura', usual: [1, 12], from: 3_500, to: 9_000 },
  { product: 'Torneira', section: 'Hidráulica', usual: [1, 6], from: 3_900, to: 26_000 },
  { product: 'Disjuntor', section: 'Elétrica', usual: [1, 10], from: 1_400, to: 6_000 },
]
// August to April. Closed on Sundays.
const orders = new Rows(
  daysFrom('2025-08-01', 273)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: whole(2, 5) }, () => {
        const { product, section, usual, from, to } = pick(goods)
        const pieces = whole(...usual)
        const unit = whole(from, to) / 100
        const delivery = next() < 0.55 ? 'S' : 'N'
        return {
          day,
          product,
          section,
          seller: among(['Gilmar', 5], ['Sueli', 4], ['Anderson', 3], ['Edna', 2]),
          buyer: among(['Pessoa física', 5], ['Pedreiro', 3], ['Construtora', 2]),
          district: among(['Santa Rita', 6], ['Vila Operária', 4], ['Centro', 3], ['Parque das Flores', 2]),
          payment: among(['Pix', 5], ['Cartão', 4], ['Boleto', 3], ['Crediário', 2]),
          delivery,
          freight: delivery === 'S' ? whole(3_000, 15_000) / 100 : undefined,
          pieces,
          unit,
          total: cents(pieces * unit),
        }
      }),
    ),
)

const places: [entry: { destination: string; kind: string; from: number; to: number }, weight: number][] = [
  [{ destination: 'Gramado', kind: 'Nacional', from: 1_200, to: 2_800 }, 11],
  [{ destination: 'Porto de Galinhas', kind: 'Nacional', from: 1_500, to: 3_500 }, 8],
  [{ destination: 'Buenos Aires', kind: 'Internacional', from: 1_800, to: 4_200 }, 6],
  [{ destination: 'Maceió', kind: 'Nacional', from: 1_300, to: 3_000 }, 3],
  [{ destination: 'Orlando', kind: 'Internacional', from: 5_500, to: 9_800 }, 3],
  [{ destination: 'Cancún', kind: 'Internacional', from: 4_800, to: 8_900 }, 2],
  [{ destination: 'Lisboa', kind: 'Internacional', from: 5_200, to: 9_500 }, 2],
  [{ destination: 'Foz do Iguaçu', kind: 'Nacional', from: 900, to: 2_200 }, 2],
]
const kindsOfBooking: [entry: { booking: string; part: number }, weight: number][] = [
  [{ booking: 'Pacote', part: 1 }, 5],
  [{ booking: 'Passagem aérea', part: 0.5 }, 4],
  [{ booking: 'Hospedagem', part: 0.6 }, 3],
  [{ booking: 'Aluguel de carro', part: 0.2 }, 2],
]
// June to March. Closed on Sundays, most on Fridays.
const trips = new Rows(
  daysFrom('2025-06-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 5 ? whole(3, 5) : whole(1, 2) }, () => {
        const { destination, kind, from, to } = among(...places)
        const { booking, part } = among(...kindsOfBooking)
        const passengers = whole(1, 5)
        const price = cents(((passengers * whole(from * 100, to * 100)) / 100) * part)
        return {
          day,
          consultant: among(['Patrícia', 4], ['Luana', 3], ['Igor', 2]),
          destination,
          kind,
          booking,
          operator: among(['CVC', 5], ['Azul Viagens', 4], ['Orinter', 3], ['Visual Turismo', 1]),
          situation: among(['QUITADA', 5], ['PARCELADA', 3], ['PENDENTE', 2]),
          insurance: next() < 0.4 ? 'SIM' : 'NÃO',
          passengers,
          nights: booking === 'Passagem aérea' ? undefined : whole(2, 12),
          commission: cents((price * whole(8, 14)) / 100),
          price,
        }
      }),
    ),
)

const barberShop = 'Atendimentos Barbearia'
const merchant = 'pedidos_material_construcao'
const agency = 'RESERVAS AGENCIA VIAGENS'

export const files = [
  file(barberShop, cuts, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Turno', ({ shift }) => shift],
    ['Barbeiro', ({ barber }) => barber],
    ['Cadeira', ({ chair }) => chair],
    ['Serviço', ({ service }) => service],
    ['Cliente novo', ({ fresh }) => fresh],
    ['Duração (min)', ({ minutes }) => minutes],
    ['Forma de pgto', ({ payment }) => payment],
    ['Valor', ({ price }) => commaPrice(price)],
    ['Comissão', ({ commission }) => commaPrice(commission)],
    ['Gorjeta', ({ tip }) => (tip === undefined ? '' : commaPrice(tip))],
    ['Nota', ({ grade }) => grade ?? ''],
  ]),
  file(
    merchant,
    orders,
    [
      ['data_pedido', ({ day }) => day],
      ['produto', ({ product }) => product],
      ['setor', ({ section }) => section],
      ['vendedor', ({ seller }) => seller],
      ['tipo_cliente', ({ buyer }) => buyer],
      ['bairro', ({ district }) => district],
      ['pagamento', ({ payment }) => payment],
      ['entrega', ({ delivery }) => delivery],
      ['frete', ({ freight }) => (freight === undefined ? '' : freight.toFixed(2))],
      ['qtd', ({ pieces }) => pieces],
      ['preco_unit', ({ unit }) => unit.toFixed(2)],
      ['valor_total', ({ total }) => total.toFixed(2)],
    ],
    ',',
  ),
  file(agency, trips, [
    ['DT_VENDA', ({ day }) => brazilianDay(day)],
    ['CONSULTOR', ({ consultant }) => consultant],
    ['DESTINO', ({ destination }) => destination],
    ['CATEGORIA', ({ kind }) => kind],
    ['TIPO_RESERVA', ({ booking }) => booking],
    ['OPERADORA', ({ operator }) => operator],
    ['SITUACAO', ({ situation }) => situation],
    ['SEGURO', ({ insurance }) => insurance],
    ['PASSAGEIROS', ({ passengers }) => passengers],
    ['DIARIAS', ({ nights }) => nights ?? ''],
    ['VL_COMISSAO', ({ commission }) => dotted(decimal(commission))],
    ['VL_VENDA', ({ price }) => dotted(decimal(price))],
  ]),
]

export const labelled: Labelled[] = [
  // The barber shop
  ['faturamento da barbearia por mes', barberShop, cuts.byMonth((g) => g.sum('price'))],
  ['qnts atendimentos fizemos em julho na barbearia?', barberShop, cuts.during('2025-07').count()],
  ['qual barbeiro faturou mais?', barberShop, most(cuts.by('barber', (g) => g.sum('price')))],
  [
    'qto o wesley ganhou de comissao em dezembro',
    barberShop,
    cuts
      .during('2025-12')
      .when((r) => r.barber === 'Wesley')
      .sum('commission'),
  ],
  ['qual o valor medio da barba?', barberShop, cuts.when((r) => r.service === 'Barba').mean('price')],
  ['total de gorjeta por barbeiro', barberShop, cuts.by('barber', (g) => g.sum('tip'))],
  [
    'quantos clientes novos vieram em janeiro',
    barberShop,
    cuts
      .during('2026-01')
      .when((r) => r.fresh === 'Sim')
      .count(),
  ],
  [
    'que % dos atendimentos da barbearia foi de cliente novo?',
    barberShop,
    cuts.share((r) => r.fresh === 'Sim'),
  ],
  ['faturamento por cadeira', barberShop, cuts.by('chair', (g) => g.sum('price'))],
  ['qual cadeira teve menos atendimentos?', barberShop, least(cuts.by('chair', (g) => g.count()))],
  [
    'quantos pezinhos o italo fez de setembro a novembro?',
    barberShop,
    cuts
      .during('2025-09', '2025-11')
      .when((r) => r.barber === 'Ítalo' && r.service === 'Pezinho')
      .count(),
  ],
  ['em q dia da semana a barbearia fatura mais', barberShop, most(cuts.byWeekday((g) => g.sum('price')))],
  [
    'os 3 serviços da barbearia que mais faturam',
    barberShop,
    most(
      cuts.by('service', (g) => g.sum('price')),
      3,
    ),
  ],
  ['nota media de cada barbeiro', barberShop, cuts.by('barber', (g) => g.mean('grade'))],
  [
    'faturamento da barbearia no pix em outubro',
    barberShop,
    cuts
      .during('2025-10')
      .when((r) => r.payment === 'Pix')
      .sum('price'),
  ],
  ['duração media do combo em minutos', barberShop, cuts.when((r) => r.service === 'Combo').mean('minutes')],
  [
    'quantos atendimentos demoraram mais de 45 minutos?',
    barberShop,
    cuts.when((r) => r.minutes > 45).count(),
  ],
  [
    'qual foi a maior gorjeta que o cauã ganhou?',
    barberShop,
    cuts.when((r) => r.barber === 'Cauã').max('tip'),
  ],
  ['quantidade de atendimentos por turno', barberShop, cuts.by('shift', (g) => g.count())],
  [
    'faturamento da barbearia agosto x setembro',
    barberShop,
    { before: cuts.during('2025-08').sum('price'), after: cuts.during('2025-09').sum('price') },
  ],
  [
    'quanto faturamos com sobrancelha aos sabados?',
    barberShop,
    cuts
      .on(6)
      .when((r) => r.service === 'Sobrancelha')
      .sum('price'),
  ],
  ['quantos atendimentos ficaram sem gorjeta', barberShop, cuts.when((r) => r.tip === undefined).count()],
  [
    'participação do combo no faturamento da barbearia',
    barberShop,
    cuts.share((r) => r.service === 'Combo', 'price'),
  ],
  [
    'wesley x cauã: faturamento de cada um em fevereiro',
    barberShop,
    cuts
      .during('2026-02')
      .when((r) => r.barber === 'Wesley' || r.barber === 'Cauã')
      .by('barber', (g) => g.sum('price')),
  ],
  [
    'faturamento do turno da noite sem contar pigmentação',
    barberShop,
    cuts.when((r) => r.shift === 'Noite' && r.service !== 'Pigmentação').sum('price'),
  ],
  [
    'total de comissao dos barbeiros entre 15/06/2025 e 31/07/2025',
    barberShop,
    cuts.from('2025-06-15', '2025-07-31').sum('commission'),
  ],
  ['qual foi o mês que a barbearia menos faturou?', barberShop, least(cuts.byMonth((g) => g.sum('price')))],
  [
    'quantas notas 5 o sandro recebeu?',
    barberShop,
    cuts.when((r) => r.barber === 'Sandro' && r.grade === 5).count(),
  ],
  [
    'to montando a escala: quantos atendimentos a barbearia faz em média por dia que abre?',
    barberShop,
    cuts.count() / cuts.distinct('day'),
  ],
  ['quanto deu de gorjeta em dezembro', barberShop, cuts.during('2025-12').sum('tip')],

  // The builders' merchant
  ['total vendido por setor', merchant, orders.by('section', (g) => g.sum('total'))],
  [
    'quantos sacos de cimento sairam em novembro?',
    merchant,
    orders
      .during('2025-11')
      .when((r) => r.product === 'Cimento 50kg')
      .sum('pieces'),
  ],
  ['qual vendedor vendeu mais em valor?', merchant, most(orders.by('seller', (g) => g.sum('total')))],
  [
    'top 3 produtos em valor vendido no material de construção',
    merchant,
    most(
      orders.by('product', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'qts pedidos tiveram entrega em dezembro',
    merchant,
    orders
      .during('2025-12')
      .when((r) => r.delivery === 'S')
      .count(),
  ],
  ['frete total por bairro', merchant, orders.by('district', (g) => g.sum('freight'))],
  ['frete médio dos pedidos com entrega', merchant, orders.when((r) => r.delivery === 'S').mean('freight')],
  [
    'quanto vendemos pra construtora no ultimo trimestre de 2025?',
    merchant,
    orders
      .during('2025-10', '2025-12')
      .when((r) => r.buyer === 'Construtora')
      .sum('total'),
  ],
  [
    'valor medio dos pedidos no crediario',
    merchant,
    orders.when((r) => r.payment === 'Crediário').mean('total'),
  ],
  [
    'que porcentagem do valor total dos pedidos foi no boleto?',
    merchant,
    orders.share((r) => r.payment === 'Boleto', 'total'),
  ],
  ['numero de pedidos por dia da semana', merchant, orders.byWeekday((g) => g.count())],
  ['quantos pedidos passaram de 3 mil reais?', merchant, orders.when((r) => r.total > 3000).count()],
  [
    'compara o valor vendido pelo gilmar em fevereiro com março',
    merchant,
    {
      before: orders
        .during('2026-02')
        .when((r) => r.seller === 'Gilmar')
        .sum('total'),
      after: orders
        .during('2026-03')
        .when((r) => r.seller === 'Gilmar')
        .sum('total'),
    },
  ],
  ['qual bairro comprou menos em reais?', merchant, least(orders.by('district', (g) => g.sum('total')))],
  [
    'preço unitario medio da telha colonial',
    merchant,
    orders.when((r) => r.product === 'Telha colonial').mean('unit'),
  ],
  [
    'qual o valor do maior pedido da vila operaria?',
    merchant,
    orders.when((r) => r.district === 'Vila Operária').max('total'),
  ],
  [
    'quantos tijolos a sueli vendeu',
    merchant,
    orders.when((r) => r.product === 'Tijolo baiano' && r.seller === 'Sueli').sum('pieces'),
  ],
  [
    'valor vendido do setor pintura por mês',
    merchant,
    orders.when((r) => r.section === 'Pintura').byMonth((g) => g.sum('total')),
  ],
  [
    'quanto vendemos pra pedreiro em janeiro, fora o que foi no crediário?',
    merchant,
    orders
      .during('2026-01')
      .when((r) => r.buyer === 'Pedreiro' && r.payment !== 'Crediário')
      .sum('total'),
  ],
  [
    'quantos produtos diferentes vendemos no setor basico?',
    merchant,
    orders.when((r) => r.section === 'Básico').distinct('product'),
  ],
  ['quanto cobramos de frete desde fevereiro', merchant, orders.during('2026-02', '2026-04').sum('freight')],
  [
    'hidráulica é quantos por cento do número de pedidos?',
    merchant,
    orders.share((r) => r.section === 'Hidráulica'),
  ],
  [
    'quantos pedidos sem entrega cada vendedor fez',
    merchant,
    orders.when((r) => r.delivery === 'N').by('seller', (g) => g.count()),
  ],
  [
    'em média quanto a gente vende de material de construção por mês, em reais?',
    merchant,
    orders.sum('total') / orders.byMonth((g) => g.count()).length,
  ],
  [
    'qtd de fio flexivel vendida aos sábados',
    merchant,
    orders
      .on(6)
      .when((r) => r.product === 'Fio flexível')
      .sum('pieces'),
  ],
  [
    'qual o menor valor de um pedido de tinta acrilica?',
    merchant,
    orders.when((r) => r.product === 'Tinta acrílica 18L').min('total'),
  ],
  [
    'pedidos da edna e do anderson, quantos de cada um?',
    merchant,
    orders.when((r) => r.seller === 'Edna' || r.seller === 'Anderson').by('seller', (g) => g.count()),
  ],
  ['valor médio do pedido por tipo de cliente', merchant, orders.by('buyer', (g) => g.mean('total'))],
  [
    'quanto vendemos de areia em reais de 10/09/2025 a 25/10/2025?',
    merchant,
    orders
      .from('2025-09-10', '2025-10-25')
      .when((r) => r.product === 'Areia média')
      .sum('total'),
  ],
  [
    'o caminhao ta rodando demais, em qual mês cobramos mais frete?',
    merchant,
    most(orders.byMonth((g) => g.sum('freight'))),
  ],

  // The travel agency
  ['valor das reservas por mês', agency, trips.byMonth((g) => g.sum('price'))],
  [
    'quantas reservas pra gramado a gente fechou?',
    agency,
    trips.when((r) => r.destination === 'Gramado').count(),
  ],
  ['qual destino deu mais comissao?', agency, most(trips.by('destination', (g) => g.sum('commission')))],
  [
    'top 3 destinos em número de passageiros',
    agency,
    most(
      trips.by('destination', (g) => g.sum('passengers')),
      3,
    ),
  ],
  [
    'quanto a patricia vendeu em viagens em setembro?',
    agency,
    trips
      .during('2025-09')
      .when((r) => r.consultant === 'Patrícia')
      .sum('price'),
  ],
  ['comissão total por consultor', agency, trips.by('consultant', (g) => g.sum('commission'))],
  [
    'qts passageiros tem nas reservas internacionais vendidas em dezembro',
    agency,
    trips
      .during('2025-12')
      .when((r) => r.kind === 'Internacional')
      .sum('passengers'),
  ],
  ['que porcentagem das reservas tem seguro?', agency, trips.share((r) => r.insurance === 'SIM')],
  [
    'média de diarias das reservas de maceio',
    agency,
    trips.when((r) => r.destination === 'Maceió').mean('nights'),
  ],
  ['qual operadora teve menos reservas?', agency, least(trips.by('operator', (g) => g.count()))],
  ['valor total das reservas pendentes', agency, trips.when((r) => r.situation === 'PENDENTE').sum('price')],
  ['quantas reservas acima de R$ 10.000?', agency, trips.when((r) => r.price > 10_000).count()],
  [
    'valor das reservas de passagem aerea em outubro comparado com novembro',
    agency,
    {
      before: trips
        .during('2025-10')
        .when((r) => r.booking === 'Passagem aérea')
        .sum('price'),
      after: trips
        .during('2025-11')
        .when((r) => r.booking === 'Passagem aérea')
        .sum('price'),
    },
  ],
  [
    'valor das reservas: orlando x lisboa',
    agency,
    trips
      .when((r) => r.destination === 'Orlando' || r.destination === 'Lisboa')
      .by('destination', (g) => g.sum('price')),
  ],
  [
    'comissão média por reserva da luana',
    agency,
    trips.when((r) => r.consultant === 'Luana').mean('commission'),
  ],
  ['numero de reservas por tipo de reserva', agency, trips.by('booking', (g) => g.count())],
  ['qual o valor da maior reserva nacional?', agency, trips.when((r) => r.kind === 'Nacional').max('price')],
  [
    'quanto a azul viagens deu de comissao de julho a dezembro',
    agency,
    trips
      .during('2025-07', '2025-12')
      .when((r) => r.operator === 'Azul Viagens')
      .sum('commission'),
  ],
  ['em que dia da semana fechamos mais reservas?', agency, most(trips.byWeekday((g) => g.count()))],
  [
    'participação dos pacotes no total de comissão da agência',
    agency,
    trips.share((r) => r.booking === 'Pacote', 'commission'),
  ],
  [
    'valor das reservas internacionais sem contar orlando',
    agency,
    trips.when((r) => r.kind === 'Internacional' && r.destination !== 'Orlando').sum('price'),
  ],
  [
    'pra quantos destinos diferentes o igor vendeu em janeiro?',
    agency,
    trips
      .during('2026-01')
      .when((r) => r.consultant === 'Igor')
      .distinct('destination'),
  ],
  [
    'quantas reservas quitadas cada consultor tem',
    agency,
    trips.when((r) => r.situation === 'QUITADA').by('consultant', (g) => g.count()),
  ],
  [
    'pra cancun, quanto dá o valor total das reservas dividido pelo total de passageiros?',
    agency,
    trips.when((r) => r.destination === 'Cancún').sum('price') /
      trips.when((r) => r.destination === 'Cancún').sum('passengers'),
  ],
  [
    'quantas reservas de hospedagem com mais de 7 diárias?',
    agency,
    trips.when((r) => r.booking === 'Hospedagem' && (r.nights ?? 0) > 7).count(),
  ],
  [
    'quanto deu em reservas de aluguel de carro no primeiro trimestre de 2026',
    agency,
    trips
      .during('2026-01', '2026-03')
      .when((r) => r.booking === 'Aluguel de carro')
      .sum('price'),
  ],
  [
    'reservas da cvc entre 01/08/2025 e 20/09/2025, quantas foram?',
    agency,
    trips
      .from('2025-08-01', '2025-09-20')
      .when((r) => r.operator === 'CVC')
      .count(),
  ],
  ['valor médio da reserva por categoria', agency, trips.by('kind', (g) => g.mean('price'))],
  [
    'em qual mês a agencia de viagens teve menos comissão?',
    agency,
    least(trips.byMonth((g) => g.sum('commission'))),
  ],
  [
    'vou conversar com a equipe: quanto a luana vendeu em reservas com seguro desde janeiro?',
    agency,
    trips
      .during('2026-01', '2026-03')
      .when((r) => r.consultant === 'Luana' && r.insurance === 'SIM')
      .sum('price'),
  ],
]

export const unanswerable: string[] = [
  'quanto gastamos de luz na barbearia em agosto?',
  'quantas navalhas temos no estoque?',
  'qual a idade media dos clientes da barbearia',
  'qual o salário fixo do Gilmar?',
  'quantos km o caminhão rodou em dezembro?',
  'quanto pagamos ao fornecedor de cimento em outubro?',
  'qual a margem de lucro do piso ceramico?',
  'qual o CNPJ da Orinter?',
  'quantos passageiros estão com passaporte vencido',
  'quanto a agencia gastou com anuncio no instagram?',
]
