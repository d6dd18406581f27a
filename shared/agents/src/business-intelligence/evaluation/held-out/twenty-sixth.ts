import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A country inn with day-use guests, a screen printer of t-shirts and a dog grooming and hotel business. */

const { next, whole, pick, among } = seededBusiness('a country inn, a screen printer, a dog groomer')

// Most come from Friday to Sunday.
const stays = new Rows(
  daysFrom('2025-01-01', 365).flatMap((day) =>
    Array.from({ length: [0, 5, 6].includes(weekdayIn(day)) ? whole(1, 3) : whole(0, 1) }, () => {
      const plan = among(['Day use', 4], ['Café da manhã', 4], ['Meia pensão', 2], ['Pensão completa', 1])
      const isDay = plan === 'Day use'
      const nights = isDay ? 0 : among([1, 3], [2, 5], [3, 2], [5, 1])
      const adults = whole(1, 4)
      const children = among([0, 5], [1, 3], [2, 2], [3, 1])
      const extras = next() < 0.25 ? 0 : whole(1_500, 42_000) / 100
      const lodging = isDay ? adults * 95 + children * 45 : (nights * whole(28_000, 69_000)) / 100
      return {
        day,
        plan,
        room: isDay ? 'Sem quarto' : pick(['Chalé', 'Chalé', 'Suíte', 'Quarto standard', 'Bangalô']),
        channel: pick(['WhatsApp', 'Booking', 'Instagram', 'Airbnb', 'Indicação']),
        city: pick(['São Paulo', 'Campinas', 'Pouso Alegre', 'Belo Horizonte', 'São José dos Campos']),
        payment: pick(['Pix', 'Crédito', 'Débito', 'Dinheiro']),
        adults,
        children,
        nights,
        extras,
        total: cents(lodging + extras),
        rating: next() < 0.35 ? undefined : whole(2, 5),
      }
    }),
  ),
)

const garments = [
  { garment: 'Camiseta', from: 2_400, to: 4_200 },
  { garment: 'Baby look', from: 2_500, to: 4_300 },
  { garment: 'Moletom', from: 6_900, to: 12_900 },
  { garment: 'Regata', from: 2_200, to: 3_800 },
  { garment: 'Polo', from: 3_900, to: 6_500 },
  { garment: 'Ecobag', from: 1_200, to: 2_600 },
]
// Closed on Saturdays and Sundays.
const orders = new Rows(
  daysFrom('2025-03-01', 337)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: whole(1, 2) }, () => {
        const { garment, from, to } = pick(garments)
        const status = among(
          ['ENTREGUE', day < '2025-12-15' ? 12 : 3],
          ['EM PRODUÇÃO', 2],
          ['AGUARDANDO ARTE', 1],
        )
        const wait = status === 'ENTREGUE' ? whole(4, 21) : undefined
        const pieces = next() < 0.75 ? whole(8, 60) : whole(60, 240)
        const art = next() < 0.4 ? 0 : whole(3_000, 15_000) / 100
        return {
          day,
          delivered: wait === undefined ? '' : (daysFrom(day, wait + 1).at(-1) ?? ''),
          wait,
          client: pick([
            'Igreja Nova Aliança',
            'Academia Corpo Livre',
            'Bloco do Sapo',
            'Escola Monteiro Lobato',
            'Cervejaria Trem Bom',
            'Loja Maré Alta',
            'Unidos da Vila FC',
          ]),
          garment,
          technique: pick(['Serigrafia', 'Serigrafia', 'DTF', 'Sublimação', 'Bordado']),
          color: pick(['Preta', 'Branca', 'Vermelha', 'Azul marinho', 'Off white']),
          seller: pick(['Jéssica', 'Wellington', 'Bia']),
          status,
          pieces,
          lost: next() < 0.6 ? 0 : whole(1, 6),
          art,
          price: cents((pieces * whole(from, to)) / 100 + art),
        }
      }),
    ),
)

const dogs = [
  { pet: 'Thor', breed: 'Golden', size: 'grande', kilos: 32, factor: 1.9 },
  { pet: 'Mel', breed: 'Shih-tzu', size: 'pequeno', kilos: 6, factor: 1 },
  { pet: 'Luna', breed: 'Poodle', size: 'pequeno', kilos: 7, factor: 1 },
  { pet: 'Bob', breed: 'SRD', size: 'médio', kilos: 15, factor: 1.4 },
  { pet: 'Nina', breed: 'Yorkshire', size: 'pequeno', kilos: 3, factor: 1 },
  { pet: 'Zeus', breed: 'Labrador', size: 'grande', kilos: 30, factor: 1.9 },
  { pet: 'Amora', breed: 'SRD', size: 'pequeno', kilos: 8, factor: 1 },
  { pet: 'Fred', breed: 'Bulldog', size: 'médio', kilos: 21, factor: 1.4 },
  { pet: 'Pipoca', breed: 'Shih-tzu', size: 'pequeno', kilos: 7, factor: 1 },
  { pet: 'Maya', breed: 'Border collie', size: 'médio', kilos: 18, factor: 1.4 },
  { pet: 'Simba', breed: 'Golden', size: 'grande', kilos: 35, factor: 1.9 },
  { pet: 'Belinha', breed: 'Poodle', size: 'pequeno', kilos: 5, factor: 1 },
]
const services = [
  { service: 'Banho', base: 4_500 },
  { service: 'Banho', base: 4_500 },
  { service: 'Tosa completa', base: 8_000 },
  { service: 'Hotel', base: 6_000 },
  { service: 'Tosa higiênica', base: 3_500 },
  { service: 'Creche', base: 5_000 },
]
// Closed on Sundays, most on Saturdays.
const groomings = new Rows(
  daysFrom('2025-02-01', 273)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(3, 5) : whole(1, 3) }, () => {
        const { pet, breed, size, kilos, factor } = pick(dogs)
        const { service, base } = pick(services)
        const nights = service === 'Hotel' ? whole(1, 7) : undefined
        return {
          day,
          pet,
          breed,
          size,
          service,
          groomer: pick(['Kelly', 'Kelly', 'Marquinhos', 'Marquinhos', 'Dani']),
          plan: pick(['avulso', 'avulso', 'pacote']),
          ride: next() < 0.35 ? 'sim' : 'não',
          nights,
          weight: Math.round(kilos * (0.94 + next() * 0.12) * 10) / 10,
          tip: next() < 0.65 ? 0 : whole(2, 30),
          price: cents(((nights ?? 1) * factor * whole(base, base + 2_000)) / 100),
        }
      }),
    ),
)

const inn = 'Reservas da Pousada'
const printer = 'PEDIDOS_ESTAMPARIA'
const kennel = 'atendimentos_pet'

/** 'R$ 1.234,50' */
const dottedPrice = (value: number) => dotted(commaPrice(value))

export const files = [
  file(inn, stays, [
    ['Check-in', ({ day }) => brazilianDay(day)],
    ['Plano', ({ plan }) => plan],
    ['Acomodação', ({ room }) => room],
    ['Canal', ({ channel }) => channel],
    ['Cidade de origem', ({ city }) => city],
    ['Adultos', ({ adults }) => adults],
    ['Crianças', ({ children }) => children],
    ['Qtde noites', ({ nights }) => nights],
    ['Forma pgto', ({ payment }) => payment],
    ['Consumo extra', ({ extras }) => dottedPrice(extras)],
    ['Total da conta', ({ total }) => dottedPrice(total)],
    ['Nota', ({ rating }) => rating ?? ''],
  ]),
  file(printer, orders, [
    ['DT_PEDIDO', ({ day }) => brazilianDay(day)],
    ['DT_ENTREGA', ({ delivered }) => brazilianDay(delivered)],
    ['CLIENTE', ({ client }) => client],
    ['PECA', ({ garment }) => garment],
    ['TECNICA', ({ technique }) => technique],
    ['COR_MALHA', ({ color }) => color],
    ['ATENDENTE', ({ seller }) => seller],
    ['STATUS', ({ status }) => status],
    ['QTD_PCS', ({ pieces }) => pieces],
    ['PCS_PERDIDAS', ({ lost }) => lost],
    ['VLR_ARTE', ({ art }) => decimal(art)],
    ['VLR_TOTAL', ({ price }) => decimal(price)],
  ]),
  file(
    kennel,
    groomings,
    [
      ['data', ({ day }) => day],
      ['pet', ({ pet }) => pet],
      ['raca', ({ breed }) => breed],
      ['porte', ({ size }) => size],
      ['servico', ({ service }) => service],
      ['profissional', ({ groomer }) => groomer],
      ['plano', ({ plan }) => plan],
      ['leva_e_traz', ({ ride }) => ride],
      ['diarias', ({ nights }) => nights ?? ''],
      ['peso_kg', ({ weight }) => weight.toFixed(1)],
      ['gorjeta', ({ tip }) => tip.toFixed(2)],
      ['valor', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The country inn
  ['quanto a pousada faturou em julho?', inn, stays.during('2025-07').sum('total')],
  ['faturamento da pousada mes a mes', inn, stays.byMonth((g) => g.sum('total'))],
  [
    'qntas reservas de day use tivemos em janeiro',
    inn,
    stays
      .during('2025-01')
      .when((r) => r.plan === 'Day use')
      .count(),
  ],
  ['qual canal trouxe mais reservas pra pousada?', inn, most(stays.by('channel', (g) => g.count()))],
  ['me diz o ticket médio do day use', inn, stays.when((r) => r.plan === 'Day use').mean('total')],
  [
    'Bom dia! Preciso saber quanto entrou no Pix na pousada entre outubro e dezembro, por favor',
    inn,
    stays
      .during('2025-10', '2025-12')
      .when((r) => r.payment === 'Pix')
      .sum('total'),
  ],
  ['total de consumo extra por acomodação', inn, stays.by('room', (g) => g.sum('extras'))],
  ['quantas crianças recebemos em julho?', inn, stays.during('2025-07').sum('children')],
  [
    'as 3 cidades que mais deram faturamento pra pousada',
    inn,
    most(
      stays.by('city', (g) => g.sum('total')),
      3,
    ),
  ],
  ['quantos % das reservas são day use?', inn, stays.share((r) => r.plan === 'Day use')],
  [
    'qtas noites de chalé vendemos no primeiro semestre de 2025',
    inn,
    stays
      .during('2025-01', '2025-06')
      .when((r) => r.room === 'Chalé')
      .sum('nights'),
  ],
  ['Qual é a nota média da pousada?', inn, stays.mean('rating')],
  ['nota media por tipo de acomodacao', inn, stays.by('room', (g) => g.mean('rating'))],
  [
    'faturamento da pousada tirando o day use: janeiro x fevereiro',
    inn,
    {
      before: stays
        .during('2025-01')
        .when((r) => r.plan !== 'Day use')
        .sum('total'),
      after: stays
        .during('2025-02')
        .when((r) => r.plan !== 'Day use')
        .sum('total'),
    },
  ],
  ['quantas reservas fecharam a conta acima de R$ 1.500?', inn, stays.when((r) => r.total > 1500).count()],
  [
    'em que dia da semana tem mais reserva de day use?',
    inn,
    most(stays.when((r) => r.plan === 'Day use').byWeekday((g) => g.count())),
  ],
  [
    'qual o valor da conta mais alta que veio pelo booking?',
    inn,
    stays.when((r) => r.channel === 'Booking').max('total'),
  ],
  ['quantas reservas com mais de 2 crianças', inn, stays.when((r) => r.children > 2).count()],
  [
    'quanto o airbnb representa do faturamento da pousada, em %?',
    inn,
    stays.share((r) => r.channel === 'Airbnb', 'total'),
  ],
  [
    'quantas reservas vieram do insta em maio',
    inn,
    stays
      .during('2025-05')
      .when((r) => r.channel === 'Instagram')
      .count(),
  ],
  [
    'quanto o pessoal de Campinas pagou no cartão de crédito?',
    inn,
    stays.when((r) => r.city === 'Campinas' && r.payment === 'Crédito').sum('total'),
  ],
  ['número de reservas por forma de pagamento', inn, stays.by('payment', (g) => g.count())],
  [
    'média de noites por reserva sem contar day use',
    inn,
    stays.when((r) => r.plan !== 'Day use').mean('nights'),
  ],
  ['pior mês da pousada em faturamento', inn, least(stays.byMonth((g) => g.sum('total')))],
  [
    'qual acomodação vendeu menos noites, fora o sem quarto?',
    inn,
    least(stays.when((r) => r.room !== 'Sem quarto').by('room', (g) => g.sum('nights'))),
  ],
  [
    'quantos check-ins fizemos de 20/12/2025 a 31/12/2025?',
    inn,
    stays.from('2025-12-20', '2025-12-31').count(),
  ],
  [
    'consumo extra da turma da meia pensao no segundo trimestre',
    inn,
    stays
      .during('2025-04', '2025-06')
      .when((r) => r.plan === 'Meia pensão')
      .sum('extras'),
  ],
  [
    'total das contas da pousada menos o consumo extra, quanto que dá?',
    inn,
    stays.sum('total') - stays.sum('extras'),
  ],
  ['quantas reservas deram nota 5?', inn, stays.when((r) => r.rating === 5).count()],
  [
    'quantas pessoas, somando adultos e crianças, vieram de Belo Horizonte?',
    inn,
    stays.when((r) => r.city === 'Belo Horizonte').sum('adults') +
      stays.when((r) => r.city === 'Belo Horizonte').sum('children'),
  ],

  // The screen printer
  [
    'quanto que deu os pedidos feitos em novembro na estamparia',
    printer,
    orders.during('2025-11').sum('price'),
  ],
  [
    'quantas camisetas o Bloco do Sapo pediu?',
    printer,
    orders.when((r) => r.garment === 'Camiseta' && r.client === 'Bloco do Sapo').sum('pieces'),
  ],
  ['quantos pedidos de cada técnica?', printer, orders.by('technique', (g) => g.count())],
  [
    'qual cliente da estamparia comprou mais em valor?',
    printer,
    most(orders.by('client', (g) => g.sum('price'))),
  ],
  [
    'quanto sai em média cada peça na estamparia? valor total dividido pela qtd de peças',
    printer,
    orders.sum('price') / orders.sum('pieces'),
  ],
  ['qts pedidos tão em produção?', printer, orders.when((r) => r.status === 'EM PRODUÇÃO').count()],
  ['pecas perdidas por tecnica', printer, orders.by('technique', (g) => g.sum('lost'))],
  [
    'quantos pedidos foram entregues em dezembro?',
    printer,
    orders.when((r) => r.delivered.startsWith('2025-12')).count(),
  ],
  [
    'Quantas peças de moletom foram pedidas em junho e julho?',
    printer,
    orders
      .during('2025-06', '2025-07')
      .when((r) => r.garment === 'Moletom')
      .sum('pieces'),
  ],
  [
    'ranking dos atendentes por valor vendido',
    printer,
    most(
      orders.by('seller', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'qual cor de camiseta vendeu mais peças?',
    printer,
    most(orders.when((r) => r.garment === 'Camiseta').by('color', (g) => g.sum('pieces'))),
  ],
  [
    'que porcentagem do valor dos pedidos é serigrafia',
    printer,
    orders.share((r) => r.technique === 'Serigrafia', 'price'),
  ],
  ['quantas peças foram pedidas por mês', printer, orders.byMonth((g) => g.sum('pieces'))],
  ['qto cobramos de arte nos pedidos de 2025?', printer, orders.during('2025-01', '2025-12').sum('art')],
  [
    'oi, tudo bem? vê pra mim quantos pedidos tiveram mais de 100 peças',
    printer,
    orders.when((r) => r.pieces > 100).count(),
  ],
  [
    'compare as peças pedidas em agosto com as de setembro',
    printer,
    { before: orders.during('2025-08').sum('pieces'), after: orders.during('2025-09').sum('pieces') },
  ],
  [
    'ticket médio dos pedidos de bordado',
    printer,
    orders.when((r) => r.technique === 'Bordado').mean('price'),
  ],
  [
    'quanto a jessica vendeu fora o dtf?',
    printer,
    orders.when((r) => r.seller === 'Jéssica' && r.technique !== 'DTF').sum('price'),
  ],
  [
    'valor do maior pedido da Escola Monteiro Lobato',
    printer,
    orders.when((r) => r.client === 'Escola Monteiro Lobato').max('price'),
  ],
  [
    'quantos clientes diferentes pediram sublimação desde outubro?',
    printer,
    orders
      .during('2025-10', '2026-01')
      .when((r) => r.technique === 'Sublimação')
      .distinct('client'),
  ],
  ['qual técnica deu menos dinheiro?', printer, least(orders.by('technique', (g) => g.sum('price')))],
  [
    'valor total dos pedidos entregues entre junho e agosto',
    printer,
    orders.when((r) => r.delivered >= '2025-06-01' && r.delivered <= '2025-08-31').sum('price'),
  ],
  [
    'qual a porcentagem de peças perdidas sobre o total de peças pedidas?',
    printer,
    { share: orders.sum('lost') / orders.sum('pieces') },
  ],
  ['em qual mês a estamparia pegou mais pedidos?', printer, most(orders.byMonth((g) => g.count()))],
  [
    'quantas baby looks pretas o Wellington vendeu',
    printer,
    orders
      .when((r) => r.garment === 'Baby look' && r.color === 'Preta' && r.seller === 'Wellington')
      .sum('pieces'),
  ],
  ['média de peças por pedido pra cada cliente', printer, orders.by('client', (g) => g.mean('pieces'))],
  [
    'quantas regatas brancas e vermelhas foram pedidas ao todo?',
    printer,
    orders
      .when((r) => r.garment === 'Regata' && (r.color === 'Branca' || r.color === 'Vermelha'))
      .sum('pieces'),
  ],
  [
    'valor dos pedidos feitos no segundo semestre de 2025 que estão aguardando arte',
    printer,
    orders
      .during('2025-07', '2025-12')
      .when((r) => r.status === 'AGUARDANDO ARTE')
      .sum('price'),
  ],
  [
    'quem vendeu mais em reais, a Bia ou o Wellington?',
    printer,
    most(
      orders.when((r) => r.seller === 'Bia' || r.seller === 'Wellington').by('seller', (g) => g.sum('price')),
    ),
  ],
  ['em média quantos dias demora do pedido até a entrega?', printer, orders.mean('wait')],

  // The dog grooming and hotel
  ['valor dos atendimentos do pet mês a mês', kennel, groomings.byMonth((g) => g.sum('price'))],
  [
    'quantos banhos demos em março?',
    kennel,
    groomings
      .during('2025-03')
      .when((r) => r.service === 'Banho')
      .count(),
  ],
  ['qual cachorro veio mais vezes?', kennel, most(groomings.by('pet', (g) => g.count()))],
  [
    'quanto a Kelly faturou com tosa higienica',
    kennel,
    groomings.when((r) => r.groomer === 'Kelly' && r.service === 'Tosa higiênica').sum('price'),
  ],
  [
    'quantas diárias de hotel tivemos de fevereiro a junho?',
    kennel,
    groomings
      .during('2025-02', '2025-06')
      .when((r) => r.service === 'Hotel')
      .sum('nights'),
  ],
  ['gorjeta total de cada profissional', kennel, groomings.by('groomer', (g) => g.sum('tip'))],
  [
    'valor médio do banho em golden',
    kennel,
    groomings.when((r) => r.service === 'Banho' && r.breed === 'Golden').mean('price'),
  ],
  ['qual porte dá mais faturamento?', kennel, most(groomings.by('size', (g) => g.sum('price')))],
  [
    'Preço médio do banho por porte do cachorro',
    kennel,
    groomings.when((r) => r.service === 'Banho').by('size', (g) => g.mean('price')),
  ],
  [
    'qtos atendimentos com leva e traz teve em agosto?',
    kennel,
    groomings
      .during('2025-08')
      .when((r) => r.ride === 'sim')
      .count(),
  ],
  ['quantos por cento dos atendimentos são de pacote?', kennel, groomings.share((r) => r.plan === 'pacote')],
  [
    'top 5 dogs que mais gastaram com a gente',
    kennel,
    most(
      groomings.by('pet', (g) => g.sum('price')),
      5,
    ),
  ],
  [
    'quantos cachorros diferentes o Marquinhos atendeu em julho?',
    kennel,
    groomings
      .during('2025-07')
      .when((r) => r.groomer === 'Marquinhos')
      .distinct('pet'),
  ],
  [
    'hotel ou creche, qual faturou mais?',
    kennel,
    most(
      groomings
        .when((r) => r.service === 'Hotel' || r.service === 'Creche')
        .by('service', (g) => g.sum('price')),
    ),
  ],
  [
    'qual foi a diferença no valor dos banhos de junho pra julho?',
    kennel,
    {
      before: groomings
        .during('2025-06')
        .when((r) => r.service === 'Banho')
        .sum('price'),
      after: groomings
        .during('2025-07')
        .when((r) => r.service === 'Banho')
        .sum('price'),
    },
  ],
  ['atendimentos do pet por dia da semana', kennel, groomings.byWeekday((g) => g.count())],
  ['qnto deu de gorgeta em outubro', kennel, groomings.during('2025-10').sum('tip')],
  [
    'quantos atendimentos foram de cachorro com mais de 20 kg?',
    kennel,
    groomings.when((r) => r.weight > 20).count(),
  ],
  [
    'quanto sai em média a diária do hotel dos cachorros (valor do hotel dividido pelas diárias)?',
    kennel,
    groomings.when((r) => r.service === 'Hotel').sum('price') /
      groomings.when((r) => r.service === 'Hotel').sum('nights'),
  ],
  [
    'do faturamento do hotel, quantos por cento é de cachorro de porte grande?',
    kennel,
    groomings.when((r) => r.service === 'Hotel').share((r) => r.size === 'grande', 'price'),
  ],
  [
    'quanto o Thor gastou sem contar o hotel?',
    kennel,
    groomings.when((r) => r.pet === 'Thor' && r.service !== 'Hotel').sum('price'),
  ],
  [
    'quanto deram os atendimentos avulsos de cachorro grande em abril e maio?',
    kennel,
    groomings
      .during('2025-04', '2025-05')
      .when((r) => r.plan === 'avulso' && r.size === 'grande')
      .sum('price'),
  ],
  [
    'quantos atendimentos de vira lata tivemos desde setembro',
    kennel,
    groomings
      .during('2025-09', '2025-10')
      .when((r) => r.breed === 'SRD')
      .count(),
  ],
  [
    'em média quantos atendimentos o pet faz por dia de funcionamento?',
    kennel,
    groomings.count() / groomings.distinct('day'),
  ],
  [
    'qual a maior gorjeta que a Dani já ganhou?',
    kennel,
    groomings.when((r) => r.groomer === 'Dani').max('tip'),
  ],
  [
    'quantas vezes o hotelzinho teve estadia de mais de 3 diárias?',
    kennel,
    groomings.when((r) => r.service === 'Hotel' && (r.nights ?? 0) > 3).count(),
  ],
  [
    'melhor mês da creche em valor',
    kennel,
    most(groomings.when((r) => r.service === 'Creche').byMonth((g) => g.sum('price'))),
  ],
  ['quantos atendimentos ficaram sem gorjeta?', kennel, groomings.when((r) => r.tip === 0).count()],
  [
    'quantos atendimentos o pet fez entre 10/06/2025 e 25/06/2025',
    kennel,
    groomings.from('2025-06-10', '2025-06-25').count(),
  ],
  [
    'tô vendo se compensa abrir sábado: quanto faturamos com banho aos sábados?',
    kennel,
    groomings
      .on(6)
      .when((r) => r.service === 'Banho')
      .sum('price'),
  ],
]

export const unanswerable: string[] = [
  'qual o salário da Kelly?',
  'quanto gastamos de tinta de serigrafia em novembro?',
  'qual a conta de luz da pousada em julho?',
  'quanto pagamos de comissão pro Booking?',
  'qual o telefone do tutor do Thor?',
  'quanto gastamos com ração no hotel',
  'quantos anos tem o Zeus?',
  'quantas camisetas pretas tamanho M tem no estoque',
  'quantos seguidores temos no instagram?',
  'quantas toalhas a lavanderia da pousada lavou em maio?',
]
