import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* A shop of kitchenware and cutlery, a small airport transfer and parking firm and a cardiology practice. */

const { next, whole, pick } = seededBusiness(
  'a shop of kitchenware and cutlery, an airport transfer and parking firm, a cardiology practice',
)
const days = daysFrom('2025-07-01', 304)

const goods = [
  { product: 'Frigideira', line: 'Fogão', made: ['Alumínio', 'Ferro'], from: 5_900, to: 24_900 },
  { product: 'Faca do chef', line: 'Cutelaria', made: ['Aço inox', 'Aço carbono'], from: 4_900, to: 38_900 },
  { product: 'Tábua de corte', line: 'Preparo', made: ['Bambu', 'Madeira'], from: 2_900, to: 15_900 },
  { product: 'Panela de pressão', line: 'Fogão', made: ['Alumínio', 'Aço inox'], from: 11_900, to: 42_900 },
  { product: 'Jogo de talheres', line: 'Mesa', made: ['Aço inox'], from: 7_900, to: 49_900 },
  { product: 'Assadeira', line: 'Forno', made: ['Alumínio', 'Cerâmica'], from: 3_500, to: 18_900 },
  { product: 'Travessa', line: 'Mesa', made: ['Cerâmica', 'Vidro'], from: 3_900, to: 16_900 },
  { product: 'Amolador', line: 'Cutelaria', made: ['Aço carbono', 'Cerâmica'], from: 1_900, to: 9_900 },
]
// Closed on Sundays, busiest on Saturdays.
const sales = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(3, 5) : whole(1, 4) }, () => {
        const { product, line, made, from, to } = pick(goods)
        const pieces = whole(1, 5)
        const unit = whole(from, to) / 100
        const discount = next() < 0.6 ? 0 : cents((pieces * unit * whole(3, 15)) / 100)
        return {
          day,
          product,
          line,
          material: pick(made),
          seller: pick(['Dalva', 'Dalva', 'Ivone', 'Solange']),
          channel: pick(['Balcão', 'Balcão', 'Site', 'Telefone']),
          payment: pick(['Pix', 'Cartão de crédito', 'Cartão de débito', 'Dinheiro']),
          gift: next() < 0.25 ? 'sim' : 'não',
          pieces,
          unit,
          discount,
          cost: cents((pieces * unit * whole(45, 65)) / 100),
          total: cents(pieces * unit - discount),
        }
      }),
    ),
)

const services = [
  { service: 'Traslado de ida', isParking: false, from: 9_000, to: 38_000 },
  { service: 'Pátio coberto', isParking: true, from: 3_500, to: 4_900 },
  { service: 'Traslado de volta', isParking: false, from: 9_000, to: 36_000 },
  { service: 'Pátio descoberto', isParking: true, from: 2_200, to: 3_200 },
]
// Every day of the week; who parks is driven to the terminal too.
const bookings = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(1, 4) }, () => {
      const { service, isParking, from, to } = pick(services)
      const nights = isParking ? whole(1, 14) : undefined
      const isWashed = isParking && next() < 0.35
      const rate = whole(from, to) / 100
      return {
        day,
        service,
        client: pick(['Pessoa física', 'Pessoa física', 'Empresa', 'Agência', 'Hotel']),
        district: pick(['Centro', 'Vale Verde', 'Morro Alto', 'Praia Mansa', 'Vila Aurora']),
        driver: pick(['Gilson', 'Adalberto', 'Rosângela', 'Wesley']),
        vehicle: pick(['Van', 'Van', 'Sedã', 'Micro-ônibus']),
        delayed: next() < 0.2 ? 'S' : 'N',
        washed: isWashed ? 'S' : 'N',
        nights,
        passengers: whole(1, 9),
        distance: isParking ? whole(30, 80) / 10 : whole(90, 720) / 10,
        toll: isParking || next() < 0.4 ? 0 : whole(480, 2_960) / 100,
        rating: next() < 0.3 ? undefined : pick([5, 5, 4, 4, 5, 3, 2, 1]),
        price: cents((nights ?? 1) * rate + (isWashed ? 45 : 0)),
      }
    }),
  ),
)

const procedures = [
  { procedure: 'Consulta', from: 18_000, to: 52_000, shortest: 20, longest: 50 },
  { procedure: 'Consulta', from: 18_000, to: 52_000, shortest: 20, longest: 50 },
  { procedure: 'Eletrocardiograma', from: 6_000, to: 16_000, shortest: 10, longest: 20 },
  { procedure: 'Ecocardiograma', from: 19_000, to: 46_000, shortest: 25, longest: 45 },
  { procedure: 'Teste ergométrico', from: 17_000, to: 39_000, shortest: 30, longest: 55 },
  { procedure: 'Holter', from: 15_000, to: 34_000, shortest: 15, longest: 30 },
  { procedure: 'MAPA', from: 14_000, to: 31_000, shortest: 15, longest: 30 },
]
// Closed at weekends.
const appointments = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: whole(2, 5) }, () => {
        const { procedure, from, to, shortest, longest } = pick(procedures)
        const insurer = pick(['Jacarandá Saúde', 'Particular', 'Mutual do Cerrado', 'PlanoVale'])
        const isHypertensive = next() < 0.45
        const price = whole(from, to) / 100
        const status =
          insurer === 'Particular'
            ? pick(['Recebido', 'Recebido', 'Recebido', 'A receber'])
            : pick(['Recebido', 'Recebido', 'A receber', 'A receber', 'Glosado'])
        return {
          day,
          doctor: pick(['Dra. Helenice', 'Dra. Helenice', 'Dr. Amauri', 'Dra. Quitéria']),
          procedure,
          insurer,
          sex: pick(['Feminino', 'Masculino']),
          age: whole(24, 88),
          firstTime: next() < 0.3 ? 'Sim' : 'Não',
          hypertensive: isHypertensive ? 'Sim' : 'Não',
          pressure: isHypertensive ? whole(130, 192) : whole(104, 138),
          wait: whole(2, 75),
          length: whole(shortest, longest),
          status,
          denied: status === 'Glosado' ? cents((price * whole(20, 90)) / 100) : undefined,
          price,
        }
      }),
    ),
)

const shop = 'vendas_loja_cozinha'
const airport = 'RESERVAS AEROPORTO'
const practice = 'Atendimentos Cardiologia'

export const files = [
  file(
    shop,
    sales,
    [
      ['data_venda', ({ day }) => day],
      ['produto', ({ product }) => product],
      ['linha', ({ line }) => line],
      ['material', ({ material }) => material],
      ['vendedora', ({ seller }) => seller],
      ['canal', ({ channel }) => channel],
      ['forma_pagamento', ({ payment }) => payment],
      ['para_presente', ({ gift }) => gift],
      ['pecas', ({ pieces }) => pieces],
      ['preco_unitario', ({ unit }) => unit.toFixed(2)],
      ['desconto', ({ discount }) => discount.toFixed(2)],
      ['custo', ({ cost }) => cost.toFixed(2)],
      ['valor_total', ({ total }) => total.toFixed(2)],
    ],
    ',',
  ),
  file(airport, bookings, [
    ['DATA', ({ day }) => brazilianDay(day)],
    ['SERVICO', ({ service }) => service],
    ['TIPO_CLIENTE', ({ client }) => client],
    ['BAIRRO', ({ district }) => district],
    ['MOTORISTA', ({ driver }) => driver],
    ['VEICULO', ({ vehicle }) => vehicle],
    ['VOO_ATRASADO', ({ delayed }) => delayed],
    ['LAVAGEM', ({ washed }) => washed],
    ['DIARIAS', ({ nights }) => nights ?? ''],
    ['PASSAGEIROS', ({ passengers }) => passengers],
    ['KM', ({ distance }) => decimal(distance, 1)],
    ['PEDAGIO', ({ toll }) => decimal(toll)],
    ['NOTA', ({ rating }) => rating ?? ''],
    ['VALOR', ({ price }) => decimal(price)],
  ]),
  file(practice, appointments, [
    ['Data do atendimento', ({ day }) => brazilianDay(day)],
    ['Médico', ({ doctor }) => doctor],
    ['Procedimento', ({ procedure }) => procedure],
    ['Convênio', ({ insurer }) => insurer],
    ['Sexo', ({ sex }) => sex],
    ['Idade', ({ age }) => age],
    ['Primeira vez', ({ firstTime }) => firstTime],
    ['Hipertenso', ({ hypertensive }) => hypertensive],
    ['Pressão sistólica', ({ pressure }) => pressure],
    ['Espera (min)', ({ wait }) => wait],
    ['Duração (min)', ({ length }) => length],
    ['Situação', ({ status }) => status],
    ['Glosa', ({ denied }) => (denied === undefined ? '' : commaPrice(denied))],
    ['Valor', ({ price }) => commaPrice(price)],
  ]),
]

export const labelled: Labelled[] = [
  // The shop of kitchenware and cutlery
  ['faturamento da loja de cozinha mês a mês', shop, sales.byMonth((g) => g.sum('total'))],
  [
    'quanto saiu de frigideira em novembro, em reais?',
    shop,
    sales
      .during('2025-11')
      .when((r) => r.product === 'Frigideira')
      .sum('total'),
  ],
  [
    'Quantas peças de panela de pressão vendemos em 2025?',
    shop,
    sales
      .during('2025-07', '2025-12')
      .when((r) => r.product === 'Panela de pressão')
      .sum('pieces'),
  ],
  ['qual vendedora vendeu mais em valor?', shop, most(sales.by('seller', (g) => g.sum('total')))],
  [
    'top 5 produtos por faturamento',
    shop,
    most(
      sales.by('product', (g) => g.sum('total')),
      5,
    ),
  ],
  ['ticket médio das vendas do site', shop, sales.when((r) => r.channel === 'Site').mean('total')],
  ['qual material teve o menor faturamento?', shop, least(sales.by('material', (g) => g.sum('total')))],
  [
    'quanto a Dalva deu de desconto de janeiro pra cá',
    shop,
    sales
      .during('2026-01', '2026-04')
      .when((r) => r.seller === 'Dalva')
      .sum('discount'),
  ],
  ['quantas vendas foram para presente?', shop, sales.when((r) => r.gift === 'sim').count()],
  [
    'Quantos % do faturamento da loja veio da linha Cutelaria?',
    shop,
    sales.share((r) => r.line === 'Cutelaria', 'total'),
  ],
  [
    'quantas vendas no pix acima de 300 reais',
    shop,
    sales.when((r) => r.payment === 'Pix' && r.total > 300).count(),
  ],
  [
    'compara o valor vendido na loja em outubro com o de novembro',
    shop,
    { before: sales.during('2025-10').sum('total'), after: sales.during('2025-11').sum('total') },
  ],
  [
    'qual o dia da semana mais fraco da loja em valor total vendido?',
    shop,
    least(sales.byWeekday((g) => g.sum('total'))),
  ],
  [
    'faturamento por canal tirando o que foi em dinheiro',
    shop,
    sales.when((r) => r.payment !== 'Dinheiro').by('channel', (g) => g.sum('total')),
  ],
  ['total de peças vendidas em cada linha', shop, sales.by('line', (g) => g.sum('pieces'))],
  [
    'em média, qual o preço unitário da faca do chef?',
    shop,
    sales.when((r) => r.product === 'Faca do chef').mean('unit'),
  ],
  [
    'de quanto foi a maior venda feita por telefone?',
    shop,
    sales.when((r) => r.channel === 'Telefone').max('total'),
  ],
  [
    'quantas peças de tabua de corte de bambu a gente vendeu',
    shop,
    sales.when((r) => r.product === 'Tábua de corte' && r.material === 'Bambu').sum('pieces'),
  ],
  [
    'a Ivone fez quantas vendas em fevereiro?',
    shop,
    sales
      .during('2026-02')
      .when((r) => r.seller === 'Ivone')
      .count(),
  ],
  [
    'quanto a loja vendeu em valor entre 01/12/2025 e 24/12/2025?',
    shop,
    sales.from('2025-12-01', '2025-12-24').sum('total'),
  ],
  ['qual o produto menos vendido em peças?', shop, least(sales.by('product', (g) => g.sum('pieces')))],
  ['em quantas vendas demos algum desconto?', shop, sales.when((r) => r.discount > 0).count()],
  ['média de peças por venda em cada canal', shop, sales.by('channel', (g) => g.mean('pieces'))],
  [
    'quantos produtos diferentes saíram pelo site em agosto?',
    shop,
    sales
      .during('2025-08')
      .when((r) => r.channel === 'Site')
      .distinct('product'),
  ],
  [
    'valor total das vendas menos o custo em março, quanto sobrou?',
    shop,
    sales.during('2026-03').sum('total') - sales.during('2026-03').sum('cost'),
  ],
  [
    'quanto a linha Mesa faturou aos sábados?',
    shop,
    sales
      .on(6)
      .when((r) => r.line === 'Mesa')
      .sum('total'),
  ],
  ['em que mês a loja vendeu mais peças?', shop, most(sales.byMonth((g) => g.sum('pieces')))],
  [
    'por dia de porta aberta, a loja fecha quantas vendas em média?',
    shop,
    sales.count() / sales.distinct('day'),
  ],
  [
    'quanto entrou no cartao de credito no último trimestre de 2025',
    shop,
    sales
      .during('2025-10', '2025-12')
      .when((r) => r.payment === 'Cartão de crédito')
      .sum('total'),
  ],
  ['ranking das vendedoras por número de peças', shop, sales.by('seller', (g) => g.sum('pieces'))],

  // The airport transfer and parking firm
  ['quantas reservas tivemos em julho?', airport, bookings.during('2025-07').count()],
  ['Quantas reservas cada motorista atendeu?', airport, bookings.by('driver', (g) => g.count())],
  ['faturamento das reservas por serviço', airport, bookings.by('service', (g) => g.sum('price'))],
  [
    'quanto entrou de pátio coberto em dezembro?',
    airport,
    bookings
      .during('2025-12')
      .when((r) => r.service === 'Pátio coberto')
      .sum('price'),
  ],
  ['qual motorista rodou mais km no total?', airport, most(bookings.by('driver', (g) => g.sum('distance')))],
  [
    'total de diarias do patio descoberto em janeiro e fevereiro',
    airport,
    bookings
      .during('2026-01', '2026-02')
      .when((r) => r.service === 'Pátio descoberto')
      .sum('nights'),
  ],
  [
    'passageiros do traslado de ida por mês',
    airport,
    bookings.when((r) => r.service === 'Traslado de ida').byMonth((g) => g.sum('passengers')),
  ],
  [
    'qual o valor médio das reservas de agência?',
    airport,
    bookings.when((r) => r.client === 'Agência').mean('price'),
  ],
  ['quanto foi de pedágio desde março?', airport, bookings.during('2026-03', '2026-04').sum('toll')],
  ['qual o percentual de reservas com voo atrasado?', airport, bookings.share((r) => r.delayed === 'S')],
  [
    'quantas reservas o Gilson fez de micro-ônibus',
    airport,
    bookings.when((r) => r.driver === 'Gilson' && r.vehicle === 'Micro-ônibus').count(),
  ],
  [
    'os 2 bairros com mais passageiros no total',
    airport,
    most(
      bookings.by('district', (g) => g.sum('passengers')),
      2,
    ),
  ],
  [
    'total de pedágio: setembro x outubro',
    airport,
    { before: bookings.during('2025-09').sum('toll'), after: bookings.during('2025-10').sum('toll') },
  ],
  ['nota média por motorista', airport, bookings.by('driver', (g) => g.mean('rating'))],
  [
    'quantas reservas receberam nota abaixo de 3?',
    airport,
    bookings.when((r) => r.rating !== undefined && r.rating < 3).count(),
  ],
  [
    'quantas reservas passaram de 5 diárias?',
    airport,
    bookings.when((r) => r.nights !== undefined && r.nights > 5).count(),
  ],
  [
    'que dia da semana junta mais passageiros no total?',
    airport,
    most(bookings.byWeekday((g) => g.sum('passengers'))),
  ],
  [
    'em média quantas diárias tem uma reserva de pátio coberto?',
    airport,
    bookings.when((r) => r.service === 'Pátio coberto').mean('nights'),
  ],
  [
    'quanto faturamos com as reservas de empresa, fora as de van?',
    airport,
    bookings.when((r) => r.client === 'Empresa' && r.vehicle !== 'Van').sum('price'),
  ],
  [
    'somando traslado de ida e traslado de volta, quanto faturamos no primeiro trimestre de 2026?',
    airport,
    bookings
      .during('2026-01', '2026-03')
      .when((r) => r.service === 'Traslado de ida' || r.service === 'Traslado de volta')
      .sum('price'),
  ],
  ['qual veículo teve menos reservas?', airport, least(bookings.by('vehicle', (g) => g.count()))],
  [
    'a Rosângela atendeu quantos bairros diferentes em novembro?',
    airport,
    bookings
      .during('2025-11')
      .when((r) => r.driver === 'Rosângela')
      .distinct('district'),
  ],
  [
    'valor das reservas menos o pedágio em 2026',
    airport,
    bookings.during('2026-01', '2026-04').sum('price') - bookings.during('2026-01', '2026-04').sum('toll'),
  ],
  ['maior km numa reserva só', airport, bookings.max('distance')],
  [
    'quantas reservas com lavagem por mês?',
    airport,
    bookings.when((r) => r.washed === 'S').byMonth((g) => g.count()),
  ],
  [
    'quanto % do faturamento das reservas vem de hotel?',
    airport,
    bookings.share((r) => r.client === 'Hotel', 'price'),
  ],
  [
    'número de reservas entre 20/12/2025 e 05/01/2026',
    airport,
    bookings.from('2025-12-20', '2026-01-05').count(),
  ],
  ['km médio por reserva em cada tipo de cliente', airport, bookings.by('client', (g) => g.mean('distance'))],
  [
    'quantas reservas a gente atende por dia, em média?',
    airport,
    bookings.count() / bookings.distinct('day'),
  ],
  [
    'qual mês teve o menor faturamento com reservas?',
    airport,
    least(bookings.byMonth((g) => g.sum('price'))),
  ],

  // The cardiology practice
  ['Quantos atendimentos o consultório fez em outubro?', practice, appointments.during('2025-10').count()],
  ['quantidade de atendimentos por convênio', practice, appointments.by('insurer', (g) => g.count())],
  ['valor dos atendimentos por médico', practice, appointments.by('doctor', (g) => g.sum('price'))],
  [
    'quanto faturamos com ecocardiograma no segundo semestre de 2025',
    practice,
    appointments
      .during('2025-07', '2025-12')
      .when((r) => r.procedure === 'Ecocardiograma')
      .sum('price'),
  ],
  [
    'tempo médio de espera do Dr. Amauri',
    practice,
    appointments.when((r) => r.doctor === 'Dr. Amauri').mean('wait'),
  ],
  ['qual procedimento faturou mais?', practice, most(appointments.by('procedure', (g) => g.sum('price')))],
  [
    'qual médico tem a menor espera média?',
    practice,
    least(appointments.by('doctor', (g) => g.mean('wait'))),
  ],
  [
    'qual convênio tem o maior total de glosa em reais?',
    practice,
    most(appointments.by('insurer', (g) => g.sum('denied'))),
  ],
  [
    'quanto temos a receber da Jacarandá Saúde?',
    practice,
    appointments.when((r) => r.status === 'A receber' && r.insurer === 'Jacarandá Saúde').sum('price'),
  ],
  [
    'quantas consultas de primeira vez tivemos em janeiro?',
    practice,
    appointments
      .during('2026-01')
      .when((r) => r.procedure === 'Consulta' && r.firstTime === 'Sim')
      .count(),
  ],
  [
    'que porcentagem dos atendimentos é particular?',
    practice,
    appointments.share((r) => r.insurer === 'Particular'),
  ],
  [
    'idade media de quem fez teste ergometrico',
    practice,
    appointments.when((r) => r.procedure === 'Teste ergométrico').mean('age'),
  ],
  [
    'quantos atendimentos do sexo feminino com mais de 60 anos de idade?',
    practice,
    appointments.when((r) => r.sex === 'Feminino' && r.age > 60).count(),
  ],
  [
    'valor dos atendimentos por mês em 2026',
    practice,
    appointments.during('2026-01', '2026-04').byMonth((g) => g.sum('price')),
  ],
  [
    'quantos Holter fizemos desde fevereiro?',
    practice,
    appointments
      .during('2026-02', '2026-04')
      .when((r) => r.procedure === 'Holter')
      .count(),
  ],
  [
    'em que dia da semana a espera média é maior?',
    practice,
    most(appointments.byWeekday((g) => g.mean('wait'))),
  ],
  [
    'compara o número de consultas da Dra. Helenice em novembro e dezembro',
    practice,
    {
      before: appointments
        .during('2025-11')
        .when((r) => r.procedure === 'Consulta' && r.doctor === 'Dra. Helenice')
        .count(),
      after: appointments
        .during('2025-12')
        .when((r) => r.procedure === 'Consulta' && r.doctor === 'Dra. Helenice')
        .count(),
    },
  ],
  [
    'os 3 procedimentos com mais atendimentos',
    practice,
    most(
      appointments.by('procedure', (g) => g.count()),
      3,
    ),
  ],
  [
    'valor médio da consulta particular',
    practice,
    appointments.when((r) => r.procedure === 'Consulta' && r.insurer === 'Particular').mean('price'),
  ],
  [
    'quantos atendimentos tiveram espera de mais de 45 minutos',
    practice,
    appointments.when((r) => r.wait > 45).count(),
  ],
  [
    'pressão sistólica média dos hipertensos',
    practice,
    appointments.when((r) => r.hypertensive === 'Sim').mean('pressure'),
  ],
  ['qual a maior pressão sistólica de abril?', practice, appointments.during('2026-04').max('pressure')],
  [
    'faturamento da Mutual do Cerrado fora consulta',
    practice,
    appointments.when((r) => r.insurer === 'Mutual do Cerrado' && r.procedure !== 'Consulta').sum('price'),
  ],
  ['quanto deu de glosa em março?', practice, appointments.during('2026-03').sum('denied')],
  ['duração média de cada procedimento', practice, appointments.by('procedure', (g) => g.mean('length'))],
  [
    'quantos por cento do valor dos atendimentos já está recebido?',
    practice,
    appointments.share((r) => r.status === 'Recebido', 'price'),
  ],
  [
    'quantos MAPA foram em paciente não hipertenso?',
    practice,
    appointments.when((r) => r.procedure === 'MAPA' && r.hypertensive === 'Não').count(),
  ],
  [
    'quantos atendimentos fizemos de 15/08/2025 a 15/09/2025?',
    practice,
    appointments.from('2025-08-15', '2025-09-15').count(),
  ],
  [
    'quantos procedimentos diferentes a Dra. Quitéria fez em setembro?',
    practice,
    appointments
      .during('2025-09')
      .when((r) => r.doctor === 'Dra. Quitéria')
      .distinct('procedure'),
  ],
  [
    'valor dos atendimentos descontando a glosa em 2025',
    practice,
    appointments.during('2025-07', '2025-12').sum('price') -
      appointments.during('2025-07', '2025-12').sum('denied'),
  ],
]

export const unanswerable: string[] = [
  'quanto a Dalva ganhou de comissão em março?',
  'quantas devoluções de panela de pressão tivemos?',
  'qual marca de faca do chef vende mais?',
  'quanto vendemos de liquidificador em dezembro?',
  'qual companhia aérea tem mais voo atrasado?',
  'quantas vagas livres tem no pátio coberto?',
  'qual a placa do carro que ficou mais diárias?',
  'qual o peso médio dos pacientes da cardiologia?',
  'quantos pacientes estão com colesterol alto?',
  'quanto faturamos com cateterismo em 2026?',
]
