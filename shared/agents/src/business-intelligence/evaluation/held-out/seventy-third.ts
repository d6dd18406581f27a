import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* An eye clinic, a welding and gases supplier and a theatre box office. */

const { next, whole, pick } = seededBusiness('an eye clinic, a welding and gases supplier, a box office')
const days = daysFrom('2025-07-01', 304)

const procedures = [
  { procedure: 'Consulta', from: 18_000, to: 32_000 },
  { procedure: 'Mapeamento de retina', from: 9_000, to: 22_000 },
  { procedure: 'Teste de lente', from: 7_000, to: 15_000 },
  { procedure: 'Topografia', from: 9_500, to: 18_000 },
  { procedure: 'Campimetria', from: 8_000, to: 16_000 },
  { procedure: 'Cirurgia de catarata', from: 280_000, to: 520_000 },
]
// Closed on Sundays, most on Tuesdays.
const care = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 2 ? whole(4, 6) : whole(1, 3) }, () => {
        const { procedure, from, to } = pick(procedures)
        const isSurgery = procedure === 'Cirurgia de catarata'
        const price = whole(from, to) / 100
        return {
          day,
          procedure,
          doctor: pick(['Dra. Helena', 'Dra. Helena', 'Dr. Ciro', 'Dr. Ciro', 'Dra. Noemi']),
          plan: pick(['Particular', 'Lumivida', 'Serena Plus', 'Planmar']),
          unit: pick(['Centro', 'Mirante', 'Porto']),
          age: isSurgery ? whole(52, 88) : whole(4, 88),
          first: next() < 0.35 ? 'Sim' : 'Não',
          dilated: next() < 0.4 ? 'Sim' : 'Não',
          wait: whole(2, 75),
          pressure: isSurgery ? undefined : whole(10, 28),
          note: next() < 0.35 ? undefined : whole(4, 10),
          passed: cents((price * whole(30, 50)) / 100),
          price,
        }
      }),
    ),
)

const stock = [
  { product: 'Oxigênio', line: 'Gases', kilos: 48.5, from: 9_000, to: 16_000 },
  { product: 'Eletrodo', line: 'Consumíveis', kilos: 5, from: 7_500, to: 14_000 },
  { product: 'Acetileno', line: 'Gases', kilos: 62, from: 21_000, to: 34_000 },
  { product: 'Arame MIG', line: 'Consumíveis', kilos: 15, from: 16_000, to: 29_000 },
  { product: 'Argônio', line: 'Gases', kilos: 55.5, from: 19_000, to: 31_000 },
  { product: 'Disco de corte', line: 'Consumíveis', kilos: 0.3, from: 600, to: 1_900 },
  { product: 'Maçarico', line: 'Equipamentos', kilos: 2.5, from: 18_000, to: 46_000 },
  { product: 'Inversora', line: 'Equipamentos', kilos: 7.5, from: 69_000, to: 210_000 },
]
const workshops = [
  { client: 'Ferro Nobre', segment: 'Serralheria' },
  { client: 'Vulcano Caldeiras', segment: 'Indústria' },
  { client: 'Funilaria do Tonho', segment: 'Oficina' },
  { client: 'Portões Aliança', segment: 'Serralheria' },
  { client: 'Santa Efigênia', segment: 'Saúde' },
  { client: 'Boa Maré', segment: 'Naval' },
  { client: 'Radiadores Guará', segment: 'Oficina' },
  { client: 'Metal Sete', segment: 'Indústria' },
]
// Every day but Sunday, most on Mondays.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(4, 6) : whole(1, 3) }, () => {
        const { product, line, kilos, from, to } = pick(stock)
        const delivery = pick(['caminhão', 'caminhão', 'balcão', 'balcão', 'transportadora'])
        const pieces = line === 'Equipamentos' ? whole(1, 2) : whole(1, 9)
        return {
          day,
          ...pick(workshops),
          product,
          line,
          seller: pick(['Edmar', 'Edmar', 'Jurema', 'Jurema', 'Silvano']),
          delivery,
          own: line === 'Gases' && next() < 0.4 ? 'sim' : 'não',
          pieces,
          weight: pieces * kilos,
          term: pick([0, 28, 14, 42, 56]),
          freight: delivery === 'balcão' ? 0 : whole(1_800, 16_500) / 100,
          price: cents((pieces * whole(from, to)) / 100),
        }
      }),
    ),
)

const shows = [
  { show: 'Tia Zuleica Ataca', genre: 'Comédia', hours: ['19h', '21h'] },
  { show: 'Sertão de Vidro', genre: 'Musical', hours: ['19h', '21h'] },
  { show: 'A Menina e o Farol', genre: 'Infantil', hours: ['16h'] },
  { show: 'O Baile das Sombras', genre: 'Drama', hours: ['19h', '21h'] },
  { show: 'Noite do Riso Solto', genre: 'Stand-up', hours: ['21h'] },
  { show: 'Três Cadeiras Vazias', genre: 'Drama', hours: ['19h', '21h'] },
]
const sectors = [
  { sector: 'Plateia', full: 90 },
  { sector: 'Mezanino', full: 64 },
  { sector: 'Camarote', full: 150 },
]
// From Thursday to Sunday, most on Saturdays.
const admissions = new Rows(
  days
    .filter((day) => [0, 4, 5, 6].includes(weekdayIn(day)))
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(6, 9) : whole(1, 4) }, () => {
        const { show, genre, hours } = pick(shows)
        const { sector, full } = pick(sectors)
        const kind = pick(['Inteira', 'Meia', 'Meia', 'Promocional'])
        const channel = pick(['Site', 'Site', 'Guichê', 'Aplicativo'])
        const isGroup = next() < 0.15
        const seats = isGroup ? whole(8, 25) : whole(1, 7)
        const price = cents(seats * full * (kind === 'Inteira' ? 1 : kind === 'Meia' ? 0.5 : 0.65))
        return {
          day,
          show,
          genre,
          hour: pick(hours),
          sector,
          kind,
          channel,
          payment: pick(['Pix', 'Crédito', 'Débito', 'Vale-cultura']),
          group: isGroup ? 'SIM' : 'NÃO',
          seats,
          stars: next() < 0.4 ? undefined : whole(1, 5),
          fee: channel === 'Guichê' ? undefined : cents((price * whole(8, 14)) / 100),
          price,
        }
      }),
    ),
)

const clinic = 'Atendimentos Clínica de Olhos'
const welding = 'pedidos_solda_gases'
const theatre = 'BILHETERIA TEATRO'

export const files = [
  file(clinic, care, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Procedimento', ({ procedure }) => procedure],
    ['Médico', ({ doctor }) => doctor],
    ['Convênio', ({ plan }) => plan],
    ['Unidade', ({ unit }) => unit],
    ['Idade', ({ age }) => age],
    ['Primeira vez', ({ first }) => first],
    ['Dilatou pupila', ({ dilated }) => dilated],
    ['Espera (min)', ({ wait }) => wait],
    ['Pressão ocular', ({ pressure }) => pressure ?? ''],
    ['Nota', ({ note }) => note ?? ''],
    ['Repasse', ({ passed }) => commaPrice(passed)],
    ['Valor', ({ price }) => commaPrice(price)],
  ]),
  file(
    welding,
    orders,
    [
      ['data_pedido', ({ day }) => day],
      ['cliente', ({ client }) => client],
      ['segmento', ({ segment }) => segment],
      ['produto', ({ product }) => product],
      ['linha', ({ line }) => line],
      ['vendedor', ({ seller }) => seller],
      ['entrega', ({ delivery }) => delivery],
      ['cilindro_proprio', ({ own }) => own],
      ['quantidade', ({ pieces }) => pieces],
      ['peso_kg', ({ weight }) => weight.toFixed(1)],
      ['prazo_pagamento_dias', ({ term }) => term],
      ['frete', ({ freight }) => freight.toFixed(2)],
      ['valor_pedido', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
  file(theatre, admissions, [
    ['DT_SESSAO', ({ day }) => brazilianDay(day)],
    ['ESPETACULO', ({ show }) => show],
    ['GENERO', ({ genre }) => genre],
    ['HORARIO', ({ hour }) => hour],
    ['SETOR', ({ sector }) => sector],
    ['TIPO_INGRESSO', ({ kind }) => kind],
    ['CANAL', ({ channel }) => channel],
    ['PAGAMENTO', ({ payment }) => payment],
    ['GRUPO', ({ group }) => group],
    ['QTD_INGRESSOS', ({ seats }) => seats],
    ['AVALIACAO', ({ stars }) => stars ?? ''],
    ['VLR_TAXA', ({ fee }) => (fee === undefined ? '' : decimal(fee))],
    ['VLR_VENDA', ({ price }) => decimal(price)],
  ]),
]

export const labelled: Labelled[] = [
  // The eye clinic
  ['quantos atendimentos a clínica fez em novembro?', clinic, care.during('2025-11').count()],
  ['faturamento da clínica por médico', clinic, care.by('doctor', (g) => g.sum('price'))],
  [
    'quanto entrou de consulta em fevereiro',
    clinic,
    care
      .during('2026-02')
      .when((r) => r.procedure === 'Consulta')
      .sum('price'),
  ],
  ['tempo médio de espera na unidade Mirante', clinic, care.when((r) => r.unit === 'Mirante').mean('wait')],
  [
    'fora particular, qual convênio trouxe mais atendimentos?',
    clinic,
    most(care.when((r) => r.plan !== 'Particular').by('plan', (g) => g.count())),
  ],
  [
    'qtas cirurgias de catarata o Dr. Ciro fez?',
    clinic,
    care.when((r) => r.procedure === 'Cirurgia de catarata' && r.doctor === 'Dr. Ciro').count(),
  ],
  ['nota média de cada médico', clinic, care.by('doctor', (g) => g.mean('note'))],
  [
    'qual procedimento tem o maior valor total na clínica?',
    clinic,
    most(care.by('procedure', (g) => g.sum('price'))),
  ],
  [
    'os 2 procedimentos com menos atendimentos',
    clinic,
    least(
      care.by('procedure', (g) => g.count()),
      2,
    ),
  ],
  ['que porcentagem dos atendimentos foi de primeira vez?', clinic, care.share((r) => r.first === 'Sim')],
  [
    'em agosto, quantos atendimentos dilataram a pupila?',
    clinic,
    care
      .during('2025-08')
      .when((r) => r.dilated === 'Sim')
      .count(),
  ],
  [
    'qual foi a maior espera com a Dra. Noemi?',
    clinic,
    care.when((r) => r.doctor === 'Dra. Noemi').max('wait'),
  ],
  ['repasse total mês a mês', clinic, care.byMonth((g) => g.sum('passed'))],
  [
    'valor médio dos atendimentos particulares',
    clinic,
    care.when((r) => r.plan === 'Particular').mean('price'),
  ],
  ['quantos atendimentos esperaram mais de 45 minutos?', clinic, care.when((r) => r.wait > 45).count()],
  [
    'compara o valor dos atendimentos de julho com os de agosto',
    clinic,
    { before: care.during('2025-07').sum('price'), after: care.during('2025-08').sum('price') },
  ],
  ['pressão ocular média de quem tem mais de 60 anos', clinic, care.when((r) => r.age > 60).mean('pressure')],
  [
    'quantos atendimentos deram pressao ocular acima de 21',
    clinic,
    care.when((r) => r.pressure !== undefined && r.pressure > 21).count(),
  ],
  [
    'qual a fatia da Lumivida no faturamento da clínica?',
    clinic,
    care.share((r) => r.plan === 'Lumivida', 'price'),
  ],
  ['valor dos atendimentos menos o repasse', clinic, care.sum('price') - care.sum('passed')],
  ['qual o dia da semana com mais atendimentos?', clinic, most(care.byWeekday((g) => g.count()))],
  ['menor nota que a unidade Porto recebeu', clinic, care.when((r) => r.unit === 'Porto').min('note')],
  ['quantos atendimentos ficaram sem nota?', clinic, care.when((r) => r.note === undefined).count()],
  [
    'quanto a Dra. Helena faturou no último trimestre de 2025, fora cirurgia de catarata?',
    clinic,
    care
      .during('2025-10', '2025-12')
      .when((r) => r.doctor === 'Dra. Helena' && r.procedure !== 'Cirurgia de catarata')
      .sum('price'),
  ],
  ['espera media por procedimento', clinic, care.by('procedure', (g) => g.mean('wait'))],
  [
    'valor dos atendimentos de março por convênio',
    clinic,
    care.during('2026-03').by('plan', (g) => g.sum('price')),
  ],
  ['quantos atendimentos de paciente com idade até 12 anos?', clinic, care.when((r) => r.age <= 12).count()],
  [
    'a clínica faz quantos atendimentos por dia aberto, em média?',
    clinic,
    care.count() / care.distinct('day'),
  ],
  [
    'quanto deu de mapeamento de retina de 05/01/2026 a 20/02/2026?',
    clinic,
    care
      .from('2026-01-05', '2026-02-20')
      .when((r) => r.procedure === 'Mapeamento de retina')
      .sum('price'),
  ],
  ['qual foi o melhor mês da clínica em faturamento?', clinic, most(care.byMonth((g) => g.sum('price')))],

  // The welding and gases supplier
  [
    'quantos pedidos de oxigênio saíram em dezembro?',
    welding,
    orders
      .during('2025-12')
      .when((r) => r.product === 'Oxigênio')
      .count(),
  ],
  ['valor dos pedidos por vendedor', welding, orders.by('seller', (g) => g.sum('price'))],
  [
    'quantas unidades de argonio vendemos ao todo',
    welding,
    orders.when((r) => r.product === 'Argônio').sum('pieces'),
  ],
  [
    'qual cliente comprou mais acetileno, em reais?',
    welding,
    most(orders.when((r) => r.product === 'Acetileno').by('client', (g) => g.sum('price'))),
  ],
  ['total de frete em janeiro', welding, orders.during('2026-01').sum('freight')],
  [
    'top 4 clientes em valor de pedido',
    welding,
    most(
      orders.by('client', (g) => g.sum('price')),
      4,
    ),
  ],
  [
    'qual produto teve o menor valor total de pedidos?',
    welding,
    least(orders.by('product', (g) => g.sum('price'))),
  ],
  [
    'peso médio dos pedidos do segmento indústria',
    welding,
    orders.when((r) => r.segment === 'Indústria').mean('weight'),
  ],
  [
    'valor dos pedidos de consumiveis por mes',
    welding,
    orders.when((r) => r.line === 'Consumíveis').byMonth((g) => g.sum('price')),
  ],
  [
    'que parte do valor dos pedidos vem da linha de gases?',
    welding,
    orders.share((r) => r.line === 'Gases', 'price'),
  ],
  [
    'quantos pedidos tiveram entrega no balcão?',
    welding,
    orders.when((r) => r.delivery === 'balcão').count(),
  ],
  [
    'quantos pedidos de caminhão com frete acima de R$ 80?',
    welding,
    orders.when((r) => r.delivery === 'caminhão' && r.freight > 80).count(),
  ],
  ['prazo médio de pagamento por segmento', welding, orders.by('segment', (g) => g.mean('term'))],
  ['quantos pedidos com prazo maior que 28 dias', welding, orders.when((r) => r.term > 28).count()],
  [
    'quanto a Jurema vendeu pra Ferro Nobre?',
    welding,
    orders.when((r) => r.seller === 'Jurema' && r.client === 'Ferro Nobre').sum('price'),
  ],
  [
    'valor dos pedidos do segmento naval sem o oxigênio',
    welding,
    orders.when((r) => r.segment === 'Naval' && r.product !== 'Oxigênio').sum('price'),
  ],
  [
    'compare o valor dos pedidos de setembro com o de outubro',
    welding,
    { before: orders.during('2025-09').sum('price'), after: orders.during('2025-10').sum('price') },
  ],
  [
    'maior valor de pedido da Vulcano Caldeiras',
    welding,
    orders.when((r) => r.client === 'Vulcano Caldeiras').max('price'),
  ],
  [
    'quantos kg foram de transportadora no terceiro trimestre de 2025?',
    welding,
    orders
      .during('2025-07', '2025-09')
      .when((r) => r.delivery === 'transportadora')
      .sum('weight'),
  ],
  [
    'quantos clientes diferentes já compraram maçarico?',
    welding,
    orders.when((r) => r.product === 'Maçarico').distinct('client'),
  ],
  [
    'ticket médio dos pedidos da linha de equipamentos',
    welding,
    orders.when((r) => r.line === 'Equipamentos').mean('price'),
  ],
  [
    'dos pedidos da linha gases, quantos por cento são com cilindro próprio?',
    welding,
    orders.when((r) => r.line === 'Gases').share((r) => r.own === 'sim'),
  ],
  [
    'quantidade de eletrodo vendida em cada mês',
    welding,
    orders.when((r) => r.product === 'Eletrodo').byMonth((g) => g.sum('pieces')),
  ],
  ['em que dia da semana cai mais pedido?', welding, most(orders.byWeekday((g) => g.count()))],
  ['número de pedidos por tipo de entrega', welding, orders.by('delivery', (g) => g.count())],
  [
    'quanto o Edmar vendeu de fevereiro pra cá?',
    welding,
    orders
      .during('2026-02', '2026-04')
      .when((r) => r.seller === 'Edmar')
      .sum('price'),
  ],
  [
    'frete médio quando a entrega é de caminhão',
    welding,
    orders.when((r) => r.delivery === 'caminhão').mean('freight'),
  ],
  [
    'quanto vendemos de arame mig entre 1 e 15 de março de 2026',
    welding,
    orders
      .from('2026-03-01', '2026-03-15')
      .when((r) => r.product === 'Arame MIG')
      .sum('price'),
  ],
  [
    'quantos pedidos ficaram entre 500 e 1000 reais?',
    welding,
    orders.when((r) => r.price >= 500 && r.price <= 1000).count(),
  ],
  ['em qual mês o total de frete foi maior?', welding, most(orders.byMonth((g) => g.sum('freight')))],

  // The theatre box office
  ['quantos ingressos vendemos em outubro?', theatre, admissions.during('2025-10').sum('seats')],
  ['valor das vendas por espetáculo', theatre, admissions.by('show', (g) => g.sum('price'))],
  ['qual espetáculo vendeu mais ingressos?', theatre, most(admissions.by('show', (g) => g.sum('seats')))],
  [
    'quantidade de ingressos meia por mês',
    theatre,
    admissions.when((r) => r.kind === 'Meia').byMonth((g) => g.sum('seats')),
  ],
  [
    'quanto deu a venda de camarote em dezembro?',
    theatre,
    admissions
      .during('2025-12')
      .when((r) => r.sector === 'Camarote')
      .sum('price'),
  ],
  [
    'que porcentagem dos ingressos foi vendida pelo site?',
    theatre,
    admissions.share((r) => r.channel === 'Site', 'seats'),
  ],
  [
    'avaliação média de A Menina e o Farol',
    theatre,
    admissions.when((r) => r.show === 'A Menina e o Farol').mean('stars'),
  ],
  ['avaliacao media por genero', theatre, admissions.by('genre', (g) => g.mean('stars'))],
  ['quantas vendas de grupo o teatro teve?', theatre, admissions.when((r) => r.group === 'SIM').count()],
  [
    'total de taxa cobrada no aplicativo',
    theatre,
    admissions.when((r) => r.channel === 'Aplicativo').sum('fee'),
  ],
  [
    'valor vendido no guichê sem contar pix',
    theatre,
    admissions.when((r) => r.channel === 'Guichê' && r.payment !== 'Pix').sum('price'),
  ],
  ['quantos ingressos vendidos por setor', theatre, admissions.by('sector', (g) => g.sum('seats'))],
  [
    'qual gênero teve o menor valor de vendas?',
    theatre,
    least(admissions.by('genre', (g) => g.sum('price'))),
  ],
  [
    'ingressos vendidos: fevereiro versus março',
    theatre,
    { before: admissions.during('2026-02').sum('seats'), after: admissions.during('2026-03').sum('seats') },
  ],
  [
    'valor médio por venda no mezanino',
    theatre,
    admissions.when((r) => r.sector === 'Mezanino').mean('price'),
  ],
  ['quantas vendas com mais de 6 ingressos?', theatre, admissions.when((r) => r.seats > 6).count()],
  [
    'qual o valor da maior venda do Sertão de Vidro?',
    theatre,
    admissions.when((r) => r.show === 'Sertão de Vidro').max('price'),
  ],
  [
    'quanto faturamos com ingresso nos domingos de novembro?',
    theatre,
    admissions.during('2025-11').on(0).sum('price'),
  ],
  ['dia da semana que mais vende ingressos', theatre, most(admissions.byWeekday((g) => g.sum('seats')))],
  [
    'quantos ingressos de inteira na plateia?',
    theatre,
    admissions.when((r) => r.kind === 'Inteira' && r.sector === 'Plateia').sum('seats'),
  ],
  [
    'me dá os 3 espetáculos com maior valor vendido',
    theatre,
    most(
      admissions.by('show', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'quantos espetáculos diferentes tivemos em agosto?',
    theatre,
    admissions.during('2025-08').distinct('show'),
  ],
  [
    'quanto a comédia representa no valor das vendas do teatro?',
    theatre,
    admissions.share((r) => r.genre === 'Comédia', 'price'),
  ],
  [
    'quantos ingressos da Noite do Riso Solto no segundo semestre de 2025?',
    theatre,
    admissions
      .during('2025-07', '2025-12')
      .when((r) => r.show === 'Noite do Riso Solto')
      .sum('seats'),
  ],
  [
    'em média, quantos ingressos vendemos por dia de sessão?',
    theatre,
    admissions.sum('seats') / admissions.distinct('day'),
  ],
  [
    'quantas vendas no vale-cultura a partir de 10/02/2026',
    theatre,
    admissions
      .from('2026-02-10', '2026-04-30')
      .when((r) => r.payment === 'Vale-cultura')
      .count(),
  ],
  [
    'valor vendido por canal tirando o ingresso promocional',
    theatre,
    admissions.when((r) => r.kind !== 'Promocional').by('channel', (g) => g.sum('price')),
  ],
  [
    'quantas vendas receberam avaliação menor que 3?',
    theatre,
    admissions.when((r) => r.stars !== undefined && r.stars < 3).count(),
  ],
  [
    'valor das vendas das sessões das 21h em abril',
    theatre,
    admissions
      .during('2026-04')
      .when((r) => r.hour === '21h')
      .sum('price'),
  ],
  ['qual mês o teatro vendeu menos ingressos?', theatre, least(admissions.byMonth((g) => g.sum('seats')))],
]

export const unanswerable: string[] = [
  'quantos óculos vendemos em março?',
  'qual o telefone da Dra. Noemi?',
  'quantos pacientes da clínica usam colírio?',
  'qual a data de validade dos cilindros de acetileno?',
  'quantos km o caminhão rodou em janeiro?',
  'qual a margem de lucro do eletrodo?',
  'quantas poltronas ficaram vazias nos sábados?',
  'quanto pagamos de cachê pro elenco em dezembro?',
  'quem é o diretor de Sertão de Vidro?',
  'idade média do público de A Menina e o Farol',
]
