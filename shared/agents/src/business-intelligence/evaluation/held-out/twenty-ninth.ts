import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A car wash with monthly plans, a wedding photographer's studio and a shop of phone accessories. */

const { next, whole, pick, among } = seededBusiness(
  'a car wash, a wedding photographer, a shop of phone accessories',
)

const cars = [
  { client: 'Renato Alves', vehicle: 'Sedan', plan: 'Plano Básico' },
  { client: 'Imobiliária Prisma', vehicle: 'Hatch', plan: 'Plano Premium' },
  { client: 'Sônia Prado', vehicle: 'Hatch', plan: 'Avulso' },
  { client: 'Dra. Helena', vehicle: 'SUV', plan: 'Plano Família' },
  { client: 'Marcão do Uber', vehicle: 'Sedan', plan: 'Plano Premium' },
  { client: 'Gilmar Tavares', vehicle: 'Picape', plan: 'Avulso' },
  { client: 'Cíntia Rocha', vehicle: 'SUV', plan: 'Avulso' },
  { client: 'Tonhão', vehicle: 'Picape', plan: 'Plano Família' },
  { client: 'Padaria Estrela', vehicle: 'Furgão', plan: 'Plano Básico' },
  { client: 'Patrícia Lemos', vehicle: 'Hatch', plan: 'Avulso' },
  { client: 'Lucas Motoboy', vehicle: 'Moto', plan: 'Avulso' },
  { client: 'Seu Nestor', vehicle: 'Sedan', plan: 'Avulso' },
]
const percentOff: Record<string, number> = { 'Plano Básico': 10, 'Plano Família': 20, 'Plano Premium': 30 }
const care = [
  { service: 'Ducha', from: 30, to: 45, shortest: 15, longest: 30 },
  { service: 'Lavagem completa', from: 60, to: 110, shortest: 45, longest: 80 },
  { service: 'Lavagem a seco', from: 50, to: 80, shortest: 30, longest: 60 },
  { service: 'Higienização interna', from: 180, to: 320, shortest: 120, longest: 240 },
  { service: 'Polimento', from: 250, to: 450, shortest: 150, longest: 260 },
]
// Closed on Sundays and Mondays, most on Saturdays.
const washes = new Rows(
  daysFrom('2025-01-01', 365)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(3, 5) : whole(1, 2) }, () => {
        const { client, vehicle, plan } = pick(cars)
        const { service, from, to, shortest, longest } = pick(care)
        const price = whole(from, to)
        const discount = cents((price * (percentOff[plan] ?? 0)) / 100)
        return {
          day,
          client,
          vehicle,
          plan,
          service,
          washer: pick(['Wesley', 'Wesley', 'Wesley', 'Dudu', 'Dudu', 'Keila', 'Jonas']),
          payment: pick(['Pix', 'Débito', 'Crédito', 'Dinheiro']),
          minutes: whole(shortest, longest),
          discount,
          paid: cents(price - discount),
          tip: next() < 0.65 ? undefined : whole(2, 20),
        }
      }),
    ),
)

const later = (day: string, count: number) => daysFrom(day, count + 1).at(-1) as string
const wedding = { kind: 'Casamento', from: 76, to: 250, shortest: 6, longest: 12 }
const shoots = [
  wedding,
  wedding,
  wedding,
  { kind: 'Ensaio pré-wedding', from: 16, to: 44, shortest: 2, longest: 4 },
  { kind: 'Aniversário infantil', from: 18, to: 56, shortest: 3, longest: 5 },
  { kind: 'Ensaio gestante', from: 10, to: 32, shortest: 1, longest: 3 },
  { kind: 'Formatura', from: 24, to: 80, shortest: 4, longest: 8 },
  { kind: 'Batizado', from: 12, to: 36, shortest: 2, longest: 4 },
]
// Signed on some days, never on Sundays; weddings are on Saturdays.
const contracts = new Rows(
  daysFrom('2025-03-01', 365)
    .filter((day) => weekdayIn(day) !== 0 && next() < 0.6)
    .map((day) => {
      const { kind, from, to, shortest, longest } = pick(shoots)
      const about = later(day, whole(15, 240))
      const city = pick([
        'Campinas',
        'Campinas',
        'Campinas',
        'Vinhedo',
        'Vinhedo',
        'Valinhos',
        'Jundiaí',
        'Ilhabela',
      ])
      const hours = whole(shortest, longest)
      const price = whole(from, to) * 50
      return {
        day,
        event: kind === 'Casamento' ? later(about, 6 - weekdayIn(about)) : about,
        kind,
        pack: pick(['Clássico', 'Clássico', 'Essencial', 'Premium']),
        photographer: pick(['Bruna', 'Bruna', 'Thales', 'Thales', 'Heitor']),
        city,
        origin: pick([
          'Instagram',
          'Instagram',
          'Instagram',
          'Indicação',
          'Indicação',
          'Indicação',
          'Site',
          'Feira de noivas',
        ]),
        hours,
        photos: hours * whole(40, 70),
        deposit: cents((price * among([30, 3], [20, 1], [50, 1])) / 100),
        travel: city === 'Campinas' ? undefined : whole(8, 90) * 10,
        price,
      }
    }),
)
/** The same contracts, on the day of what is photographed. */
const events = new Rows(contracts.all.map((row) => ({ ...row, day: row.event })))

const goods = [
  { product: 'Capinha', from: 1_990, to: 5_990, fits: true },
  { product: 'Película 3D', from: 1_290, to: 3_990, fits: true },
  { product: 'Cabo USB-C', from: 1_490, to: 4_490, fits: false },
  { product: 'Carregador turbo', from: 3_990, to: 11_990, fits: false },
  { product: 'Fone Bluetooth', from: 4_990, to: 18_990, fits: false },
  { product: 'Carregador veicular', from: 2_490, to: 6_990, fits: false },
  { product: 'Suporte veicular', from: 2_290, to: 7_990, fits: false },
]
const percentFee: Record<string, number> = { 'Mercado Livre': 16, Shopee: 20, 'Site próprio': 5 }
const orders = new Rows(
  daysFrom('2025-08-01', 304).flatMap((day) =>
    Array.from({ length: whole(1, 3) }, () => {
      const { product, from, to, fits } = pick(goods)
      const channel = among(['Mercado Livre', 5], ['Shopee', 4], ['Site próprio', 1])
      const pieces = among([1, 12], [2, 5], [3, 2], [4, 1], [6, 1])
      const total = cents((pieces * whole(from, to)) / 100)
      return {
        day,
        channel,
        product,
        model: fits ? pick(['iPhone 13', 'Galaxy A54', 'iPhone 15', 'Moto G84', 'Redmi 12']) : 'Universal',
        uf: pick(['SP', 'SP', 'SP', 'MG', 'MG', 'RJ', 'PR', 'BA']),
        shipping: pick(['Full', 'Full', 'Coleta', 'Correios']),
        returned: next() < 0.1 ? 'sim' : 'não',
        pieces,
        fee: cents((total * (percentFee[channel] ?? 0)) / 100),
        stars: next() < 0.35 ? undefined : among([5, 7], [4, 3], [3, 1], [2, 1], [1, 1]),
        total,
      }
    }),
  ),
)

/** '4.500,00' */
const dottedPrice = (value: number) => dotted(decimal(value))

const wash = 'Lava-rápido 2025'
const studio = 'CONTRATOS_ESTUDIO_FOTO'
const accessories = 'pedidos_acessorios'

export const files = [
  file(wash, washes, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Cliente', ({ client }) => client],
    ['Veículo', ({ vehicle }) => vehicle],
    ['Plano', ({ plan }) => plan],
    ['Serviço', ({ service }) => service],
    ['Lavador', ({ washer }) => washer],
    ['Forma pgto', ({ payment }) => payment],
    ['Tempo (min)', ({ minutes }) => minutes],
    ['Desconto', ({ discount }) => commaPrice(discount)],
    ['Valor pago', ({ paid }) => commaPrice(paid)],
    ['Gorjeta', ({ tip }) => (tip === undefined ? '' : commaPrice(tip))],
  ]),
  file(studio, contracts, [
    ['DATA_CONTRATO', ({ day }) => brazilianDay(day)],
    ['DATA_EVENTO', ({ event }) => brazilianDay(event)],
    ['TIPO_EVENTO', ({ kind }) => kind],
    ['PACOTE', ({ pack }) => pack],
    ['FOTOGRAFO', ({ photographer }) => photographer],
    ['CIDADE', ({ city }) => city],
    ['ORIGEM', ({ origin }) => origin],
    ['HORAS', ({ hours }) => hours],
    ['QTD_FOTOS', ({ photos }) => photos],
    ['VLR_SINAL', ({ deposit }) => dottedPrice(deposit)],
    ['TX_DESLOCAMENTO', ({ travel }) => (travel === undefined ? '' : dottedPrice(travel))],
    ['VLR_CONTRATO', ({ price }) => dottedPrice(price)],
  ]),
  file(
    accessories,
    orders,
    [
      ['data_venda', ({ day }) => day],
      ['canal', ({ channel }) => channel],
      ['produto', ({ product }) => product],
      ['modelo_celular', ({ model }) => model],
      ['uf', ({ uf }) => uf],
      ['envio', ({ shipping }) => shipping],
      ['devolvido', ({ returned }) => returned],
      ['qtd', ({ pieces }) => pieces],
      ['taxa_canal', ({ fee }) => fee.toFixed(2)],
      ['nota_comprador', ({ stars }) => stars ?? ''],
      ['valor_pedido', ({ total }) => total.toFixed(2)],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The car wash
  ['quanto o lava-rápido faturou em março?', wash, washes.during('2025-03').sum('paid')],
  [
    'qtas lavagens completas a gente fez no primeiro semestre de 2025',
    wash,
    washes
      .during('2025-01', '2025-06')
      .when((r) => r.service === 'Lavagem completa')
      .count(),
  ],
  ['faturamento do lava rapido mes a mes', wash, washes.byMonth((g) => g.sum('paid'))],
  ['Me diz qual lavador fez mais serviços no ano', wash, most(washes.by('washer', (g) => g.count()))],
  ['total de gorjeta da Keila', wash, washes.when((r) => r.washer === 'Keila').sum('tip')],
  [
    'quanto que deu de ducha no pix em julho',
    wash,
    washes
      .during('2025-07')
      .when((r) => r.service === 'Ducha' && r.payment === 'Pix')
      .sum('paid'),
  ],
  ['ticket médio dos avulsos no lava-rápido', wash, washes.when((r) => r.plan === 'Avulso').mean('paid')],
  [
    'quantos por cento do faturamento do lava-rápido vem do Plano Premium?',
    wash,
    washes.share((r) => r.plan === 'Plano Premium', 'paid'),
  ],
  [
    'top 3 clientes que mais gastaram no lava rapido',
    wash,
    most(
      washes.by('client', (g) => g.sum('paid')),
      3,
    ),
  ],
  [
    'Quantos atendimentos de SUV tivemos entre abril e junho?',
    wash,
    washes
      .during('2025-04', '2025-06')
      .when((r) => r.vehicle === 'SUV')
      .count(),
  ],
  ['quanto de desconto foi dado em cada plano', wash, washes.by('plan', (g) => g.sum('discount'))],
  [
    'tempo médio de uma higienização interna, em minutos',
    wash,
    washes.when((r) => r.service === 'Higienização interna').mean('minutes'),
  ],
  ['quantos servicos do lava-rapido passaram de R$ 200?', wash, washes.when((r) => r.paid > 200).count()],
  [
    'faturameto do Dudu em setembro sem contar polimento',
    wash,
    washes
      .during('2025-09')
      .when((r) => r.washer === 'Dudu' && r.service !== 'Polimento')
      .sum('paid'),
  ],
  ['em qual dia da semana o lava rápido mais fatura?', wash, most(washes.byWeekday((g) => g.sum('paid')))],
  [
    'compara o faturamento do lava-rápido em novembro com o de dezembro',
    wash,
    { before: washes.during('2025-11').sum('paid'), after: washes.during('2025-12').sum('paid') },
  ],
  [
    'quantos clientes diferentes vieram no lava-rápido em agosto',
    wash,
    washes.during('2025-08').distinct('client'),
  ],
  [
    'qual serviço do lava rápido rende menos no total?',
    wash,
    least(washes.by('service', (g) => g.sum('paid'))),
  ],
  [
    'Boa tarde, queria saber quanto foi pago em dinheiro no lava-rápido no último trimestre de 2025',
    wash,
    washes
      .during('2025-10', '2025-12')
      .when((r) => r.payment === 'Dinheiro')
      .sum('paid'),
  ],
  [
    'quantas gorjetas de 10 reais ou mais a equipe ganhou',
    wash,
    washes.when((r) => (r.tip ?? 0) >= 10).count(),
  ],
  [
    'media de faturamento por dia trabalhado no lava rápido',
    wash,
    washes.sum('paid') / washes.distinct('day'),
  ],
  ['qtd de atendimentos por tipo de veiculo', wash, washes.by('vehicle', (g) => g.count())],
  [
    'qual o valor do serviço mais caro que o Tonhão pagou?',
    wash,
    washes.when((r) => r.client === 'Tonhão').max('paid'),
  ],
  [
    'quanto a Imobiliária Prisma pagou desde outubro?',
    wash,
    washes
      .during('2025-10', '2025-12')
      .when((r) => r.client === 'Imobiliária Prisma')
      .sum('paid'),
  ],
  [
    'valor pago por serviço só das picapes',
    wash,
    washes.when((r) => r.vehicle === 'Picape').by('service', (g) => g.sum('paid')),
  ],
  [
    'total de minutos trabalhados por cada lavador em maio',
    wash,
    washes.during('2025-05').by('washer', (g) => g.sum('minutes')),
  ],
  [
    'quanto demos de desconto pro pessoal do plano familia no 2º trimestre',
    wash,
    washes
      .during('2025-04', '2025-06')
      .when((r) => r.plan === 'Plano Família')
      .sum('discount'),
  ],
  [
    'quantos serviços o Jonas fez aos sábados?',
    wash,
    washes
      .on(6)
      .when((r) => r.washer === 'Jonas')
      .count(),
  ],
  ['em que mês o pessoal ganhou mais gorjeta em reais?', wash, most(washes.byMonth((g) => g.sum('tip')))],
  ['que % dos atendimentos do lava-rápido não é avulso?', wash, washes.share((r) => r.plan !== 'Avulso')],

  // The photographer's studio
  ['Quantos contratos o estúdio fechou em novembro?', studio, contracts.during('2025-11').count()],
  [
    'valor dos contratos de casamento por mês de fechamento',
    studio,
    contracts.when((r) => r.kind === 'Casamento').byMonth((g) => g.sum('price')),
  ],
  [
    'qual fotografo tem o maior valor em contratos?',
    studio,
    most(contracts.by('photographer', (g) => g.sum('price'))),
  ],
  [
    'Por quanto sai em média um contrato de casamento?',
    studio,
    contracts.when((r) => r.kind === 'Casamento').mean('price'),
  ],
  [
    'quantos casamentos temos marcados pra maio de 2026',
    studio,
    events
      .during('2026-05')
      .when((r) => r.kind === 'Casamento')
      .count(),
  ],
  [
    'contratos que vieram do insta, quantos foram?',
    studio,
    contracts.when((r) => r.origin === 'Instagram').count(),
  ],
  [
    'me diz quanto de sinal a gente recebeu dos contratos fechados em janeiro e fevereiro',
    studio,
    contracts.during('2026-01', '2026-02').sum('deposit'),
  ],
  [
    'quantas fotos a Bruna fez no total',
    studio,
    contracts.when((r) => r.photographer === 'Bruna').sum('photos'),
  ],
  [
    'porcentagem dos contratos que são do pacote premium',
    studio,
    contracts.share((r) => r.pack === 'Premium'),
  ],
  [
    'as 3 cidades que dão mais dinheiro em contrato pro estúdio',
    studio,
    most(
      contracts.by('city', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'quantas horas de formatura a gente vendeu?',
    studio,
    contracts.when((r) => r.kind === 'Formatura').sum('hours'),
  ],
  [
    'quantos ensaios de gestante passaram de mil reais',
    studio,
    contracts.when((r) => r.kind === 'Ensaio gestante' && r.price > 1000).count(),
  ],
  [
    'Qual o total de taxa de deslocamento cobrada em Ilhabela?',
    studio,
    contracts.when((r) => r.city === 'Ilhabela').sum('travel'),
  ],
  ['em que dia da semana caem mais eventos?', studio, most(events.byWeekday((g) => g.count()))],
  [
    'compare o valor dos contratos fechados em junho com os de julho',
    studio,
    { before: contracts.during('2025-06').sum('price'), after: contracts.during('2025-07').sum('price') },
  ],
  [
    'nas formaturas, quanto dá o valor dos contratos menos o sinal?',
    studio,
    contracts.when((r) => r.kind === 'Formatura').sum('price') -
      contracts.when((r) => r.kind === 'Formatura').sum('deposit'),
  ],
  [
    'qual origem trouxe menos valor em contrato?',
    studio,
    least(contracts.by('origin', (g) => g.sum('price'))),
  ],
  [
    'quanto deram os casamentos do Thales em Vinhedo',
    studio,
    contracts
      .when((r) => r.kind === 'Casamento' && r.photographer === 'Thales' && r.city === 'Vinhedo')
      .sum('price'),
  ],
  ['valor do maior contrato do estúdio', studio, contracts.max('price')],
  ['qtos cotratos por pacote', studio, contracts.by('pack', (g) => g.count())],
  [
    'faturamento do estudio por tipo de evento tirando casamento',
    studio,
    contracts.when((r) => r.kind !== 'Casamento').by('kind', (g) => g.sum('price')),
  ],
  [
    'dividindo o valor dos casamentos pelo total de horas, quanto sai a hora?',
    studio,
    contracts.when((r) => r.kind === 'Casamento').sum('price') /
      contracts.when((r) => r.kind === 'Casamento').sum('hours'),
  ],
  [
    'média de fotos por evento de cada fotógrafo',
    studio,
    contracts.by('photographer', (g) => g.mean('photos')),
  ],
  [
    'quantos contratos foram assinados entre 15/08/2025 e 30/09/2025?',
    studio,
    contracts.from('2025-08-15', '2025-09-30').count(),
  ],
  [
    'em quantas cidades diferentes a gente tem batizado',
    studio,
    contracts.when((r) => r.kind === 'Batizado').distinct('city'),
  ],
  [
    'qual foi o melhor mês em valor de contrato fechado?',
    studio,
    most(contracts.byMonth((g) => g.sum('price'))),
  ],
  [
    'quantos contratos a mais vieram por indicação do que pelo site?',
    studio,
    contracts.when((r) => r.origin === 'Indicação').count() -
      contracts.when((r) => r.origin === 'Site').count(),
  ],
  [
    'participação do Heitor no valor dos contratos fechados no segundo semestre de 2025',
    studio,
    contracts.during('2025-07', '2025-12').share((r) => r.photographer === 'Heitor', 'price'),
  ],
  [
    'qual foi o menor sinal pago em casamento?',
    studio,
    contracts.when((r) => r.kind === 'Casamento').min('deposit'),
  ],
  [
    'Quantos eventos fora de Campinas caem em 2026?',
    studio,
    events
      .during('2026-01', '2026-12')
      .when((r) => r.city !== 'Campinas')
      .count(),
  ],

  // The phone accessories
  [
    'quanto vendi na shopee em fevereiro?',
    accessories,
    orders
      .during('2026-02')
      .when((r) => r.channel === 'Shopee')
      .sum('total'),
  ],
  ['quantos pedidos tive em cada canal', accessories, orders.by('channel', (g) => g.count())],
  [
    'quantas capinhas sairam em dezembro?',
    accessories,
    orders
      .during('2025-12')
      .when((r) => r.product === 'Capinha')
      .sum('pieces'),
  ],
  [
    'Qual acessório vende mais em quantidade de peças?',
    accessories,
    most(orders.by('product', (g) => g.sum('pieces'))),
  ],
  [
    'faturamento do mercado livre por mes',
    accessories,
    orders.when((r) => r.channel === 'Mercado Livre').byMonth((g) => g.sum('total')),
  ],
  [
    'quanto paguei de taxa pro Mercado Livre no primeiro trimestre de 2026?',
    accessories,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.channel === 'Mercado Livre')
      .sum('fee'),
  ],
  ['tkt medio dos pedidos da shopee', accessories, orders.when((r) => r.channel === 'Shopee').mean('total')],
  [
    'qual a nota média que os compradores deram pro fone bluetooth?',
    accessories,
    orders.when((r) => r.product === 'Fone Bluetooth').mean('stars'),
  ],
  [
    'quantos pedidos foram devolvidos em janeiro',
    accessories,
    orders
      .during('2026-01')
      .when((r) => r.returned === 'sim')
      .count(),
  ],
  [
    'Que porcentagem dos pedidos da Shopee foi devolvida?',
    accessories,
    orders.when((r) => r.channel === 'Shopee').share((r) => r.returned === 'sim'),
  ],
  [
    'os 3 modelos de celular que mais faturaram, sem contar universal',
    accessories,
    most(
      orders.when((r) => r.model !== 'Universal').by('model', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'no site próprio, quanto sobrou das vendas depois de tirar a taxa?',
    accessories,
    orders.when((r) => r.channel === 'Site próprio').sum('total') -
      orders.when((r) => r.channel === 'Site próprio').sum('fee'),
  ],
  [
    'valor médio por peça da película (total vendido dividido pela quantidade)',
    accessories,
    orders.when((r) => r.product === 'Película 3D').sum('total') /
      orders.when((r) => r.product === 'Película 3D').sum('pieces'),
  ],
  ['pedidos com mais de 3 peças, quantos foram?', accessories, orders.when((r) => r.pieces > 3).count()],
  [
    'quanto vendi pra Minas Gerais de outubro a dezembro',
    accessories,
    orders
      .during('2025-10', '2025-12')
      .when((r) => r.uf === 'MG')
      .sum('total'),
  ],
  [
    'compare shopee e mercado livre em valor vendido',
    accessories,
    orders
      .when((r) => r.channel === 'Shopee' || r.channel === 'Mercado Livre')
      .by('channel', (g) => g.sum('total')),
  ],
  ['Qual UF comprou menos em reais?', accessories, least(orders.by('uf', (g) => g.sum('total')))],
  [
    'qts pedidos sairam pelo full em março',
    accessories,
    orders
      .during('2026-03')
      .when((r) => r.shipping === 'Full')
      .count(),
  ],
  [
    'qual o melhor dia da semana pra venda de acessórios, em valor?',
    accessories,
    most(orders.byWeekday((g) => g.sum('total'))),
  ],
  [
    'valor vendido de carregador turbo em maio comparado com abril',
    accessories,
    {
      before: orders
        .during('2026-04')
        .when((r) => r.product === 'Carregador turbo')
        .sum('total'),
      after: orders
        .during('2026-05')
        .when((r) => r.product === 'Carregador turbo')
        .sum('total'),
    },
  ],
  [
    'quantos pedidos tiveram nota 1 ou 2 do comprador?',
    accessories,
    orders.when((r) => r.stars === 1 || r.stars === 2).count(),
  ],
  [
    'quanto vendi de cada acessorio desde março, em reais',
    accessories,
    orders.during('2026-03', '2026-05').by('product', (g) => g.sum('total')),
  ],
  [
    'qual o valor do maior pedido da Shopee?',
    accessories,
    orders.when((r) => r.channel === 'Shopee').max('total'),
  ],
  [
    'que parte do faturamento dos acessórios veio do Mercado Livre',
    accessories,
    orders.share((r) => r.channel === 'Mercado Livre', 'total'),
  ],
  [
    'quantos reais de capinha de iphone 13 eu vendi no mercado livre?',
    accessories,
    orders
      .when((r) => r.product === 'Capinha' && r.model === 'iPhone 13' && r.channel === 'Mercado Livre')
      .sum('total'),
  ],
  [
    'valor dos pedidos devolvidos por mês',
    accessories,
    orders.when((r) => r.returned === 'sim').byMonth((g) => g.sum('total')),
  ],
  [
    'quantos pedidos abaixo de 30 reais teve em cada canal',
    accessories,
    orders.when((r) => r.total < 30).by('channel', (g) => g.count()),
  ],
  [
    'oi, to fechando as contas da lojinha de acessórios: quanto vendi pra fora de SP em 2025?',
    accessories,
    orders
      .during('2025-01', '2025-12')
      .when((r) => r.uf !== 'SP')
      .sum('total'),
  ],
  [
    'média de pedidos por dia em novembro nos acessórios',
    accessories,
    orders.during('2025-11').count() / orders.during('2025-11').distinct('day'),
  ],
  [
    'quantos produtos diferentes vendi pro Paraná em maio?',
    accessories,
    orders
      .during('2026-05')
      .when((r) => r.uf === 'PR')
      .distinct('product'),
  ],
]

export const unanswerable: string[] = [
  'quanto gastei de shampoo automotivo em junho?',
  'qual o salário do Wesley?',
  'quantos litros de água o lava-rápido consumiu em agosto',
  'qual a placa do carro da Dra. Helena?',
  'quanto pagamos de aluguel do estúdio em janeiro?',
  'quantos convidados tinha em média nos casamentos?',
  'qual câmera a Bruna usa',
  'quantas capinhas tenho em estoque?',
  'quanto gastei com anúncio na Shopee em março?',
  'qual fornecedor de película é mais barato?',
]
