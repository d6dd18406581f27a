import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* A clockmaker and watch repairer, a firm of aerial drone surveys and a seller of firewood and charcoal. */

const { next, whole, pick } = seededBusiness('a clockmaker, a firm of drone surveys, a seller of firewood')
const days = daysFrom('2025-07-01', 304)

// What the parts of a job cost at most, and what is asked for the work on it, in cents.
const jobs = [
  { service: 'Troca de bateria', parts: 2_500, from: 2_000, to: 4_500 },
  { service: 'Revisão completa', parts: 18_000, from: 18_000, to: 72_000 },
  { service: 'Troca de pulseira', parts: 14_000, from: 1_500, to: 4_000 },
  { service: 'Polimento', parts: 0, from: 6_000, to: 19_000 },
  { service: 'Troca de vidro', parts: 9_000, from: 5_000, to: 12_000 },
  { service: 'Ajuste de máquina', parts: 4_000, from: 9_000, to: 35_000 },
]
// Closed on Sundays.
const repairs = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(2, 5) : whole(1, 4) }, () => {
        const { service, parts: dearest, from, to } = pick(jobs)
        const parts = dearest === 0 || next() < 0.15 ? 0 : whole(500, dearest) / 100
        const urgent = next() < 0.2
        return {
          day,
          piece: pick([
            'Relógio de pulso',
            'Relógio de pulso',
            'Relógio de pulso',
            'Relógio de parede',
            'Relógio de parede',
            'Despertador',
            'Relógio de bolso',
            'Carrilhão',
          ]),
          brand: pick(['Valtério', 'Ondrel', 'Korvane', 'Belisar', 'Tardim']),
          service,
          repairer: pick(['Anselmo', 'Anselmo', 'Matilde', 'Matilde', 'Gerson']),
          source: pick(['Balcão', 'Indicação', 'Internet', 'Fachada']),
          payment: pick(['Pix', 'Cartão de crédito', 'Dinheiro', 'Cartão de débito']),
          urgent: urgent ? 'Sim' : 'Não',
          stay: urgent ? whole(1, 3) : whole(1, 25),
          score: next() < 0.35 ? undefined : whole(5, 10),
          parts,
          price: cents(parts * 1.3 + whole(from, to) / 100),
        }
      }),
    ),
)

const sites = [
  { client: 'Fazenda Boa Sombra', town: 'Serra do Uivo' },
  { client: 'Construtora Pedra Fina', town: 'Campo Bonança' },
  { client: 'Usina Cana Doce', town: 'Porto Jatobá' },
  { client: 'Mineradora Lajedo Preto', town: 'Serra do Uivo' },
  { client: 'Cooperativa Grão Vivo', town: 'Vila Candeeiro' },
  { client: 'Loteamento Recanto dos Sabiás', town: 'Campo Bonança' },
  { client: 'Sítio Olho de Boi', town: 'Lagoa Mansinha' },
]
// Every day but Sunday, most on Wednesdays.
const flights = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 3 ? whole(3, 5) : whole(1, 3) }, () => ({
        day,
        ...pick(sites),
        survey: pick([
          'Topografia',
          'Topografia',
          'Mapeamento de lavoura',
          'Mapeamento de lavoura',
          'Acompanhamento de obra',
          'Inspeção de telhado',
          'Cálculo de volume',
        ]),
        pilot: pick(['Samir', 'Luana', 'Dirceu', 'Ivete']),
        drone: pick(['Gavião', 'Andorinha', 'Tucano']),
        wind: pick(['fraco', 'fraco', 'moderado', 'forte']),
        redone: next() < 0.18 ? 'sim' : 'não',
        minutes: whole(12, 58),
        hectares: whole(10, 1_800) / 10,
        photos: whole(60, 900),
        precision: next() < 0.2 ? undefined : whole(12, 80) / 10,
        travel: whole(2_500, 42_000) / 100,
        price: whole(45_000, 480_000) / 100,
      })),
    ),
)

// The price of a kilo, in cents.
const stock = [
  { product: 'Lenha de eucalipto', line: 'Lenha', packs: ['Feixe', 'Saco', 'Granel'], from: 55, to: 90 },
  { product: 'Carvão de acácia', line: 'Carvão', packs: ['Saco', 'Saco', 'Granel'], from: 380, to: 560 },
  { product: 'Lenha de bracatinga', line: 'Lenha', packs: ['Feixe', 'Granel', 'Saco'], from: 70, to: 120 },
  { product: 'Carvão de eucalipto', line: 'Carvão', packs: ['Saco', 'Saco', 'Granel'], from: 310, to: 450 },
  { product: 'Lenha de laranjeira', line: 'Lenha', packs: ['Feixe', 'Saco'], from: 95, to: 160 },
  { product: 'Graveto seco', line: 'Acendimento', packs: ['Feixe', 'Caixa'], from: 250, to: 420 },
  { product: 'Pinha', line: 'Acendimento', packs: ['Caixa', 'Saco'], from: 500, to: 900 },
]
// Closed on Mondays, busiest from Friday to Sunday.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: [0, 5, 6].includes(weekdayIn(day)) ? whole(3, 5) : whole(1, 3) }, () => {
        const { product, line, packs, from, to } = pick(stock)
        const pack = pick(packs)
        const packages = pack === 'Granel' ? 1 : whole(2, 30)
        const each = line === 'Lenha' ? 15 : line === 'Carvão' ? 5 : 3
        const kilos = pack === 'Granel' ? whole(15, 90) * 10 : packages * each
        return {
          day,
          product,
          line,
          pack,
          buyer: pick(['Pizzaria', 'Churrascaria', 'Residência', 'Padaria', 'Hotel']),
          driver: pick(['Tonico', 'Valmir', 'Jurema']),
          region: pick(['Centro', 'Zona Norte', 'Zona Rural', 'Zona Sul']),
          payment: pick(['Pix', 'Dinheiro', 'Fiado', 'Boleto']),
          late: next() < 0.22 ? 'S' : 'N',
          packages,
          kilos,
          moisture: line === 'Lenha' ? whole(120, 340) / 10 : undefined,
          distance: whole(1, 30),
          freight: next() < 0.25 ? 0 : whole(800, 9_500) / 100,
          price: cents((kilos * whole(from, to)) / 100),
        }
      }),
    ),
)

const clocks = 'Consertos Relojoaria'
const drones = 'levantamentos_aereos'
const firewood = 'PEDIDOS LENHARIA'

export const files = [
  file(clocks, repairs, [
    ['Data de entrada', ({ day }) => brazilianDay(day)],
    ['Tipo de relógio', ({ piece }) => piece],
    ['Marca', ({ brand }) => brand],
    ['Serviço', ({ service }) => service],
    ['Relojoeiro', ({ repairer }) => repairer],
    ['Origem do cliente', ({ source }) => source],
    ['Forma de pagamento', ({ payment }) => payment],
    ['Urgente', ({ urgent }) => urgent],
    ['Dias na oficina', ({ stay }) => stay],
    ['Nota do cliente', ({ score }) => score ?? ''],
    ['Custo das peças', ({ parts }) => commaPrice(parts)],
    ['Valor cobrado', ({ price }) => commaPrice(price)],
  ]),
  file(
    drones,
    flights,
    [
      ['data_voo', ({ day }) => day],
      ['cliente', ({ client }) => client],
      ['municipio', ({ town }) => town],
      ['tipo_levantamento', ({ survey }) => survey],
      ['piloto', ({ pilot }) => pilot],
      ['drone', ({ drone }) => drone],
      ['vento', ({ wind }) => wind],
      ['refeito', ({ redone }) => redone],
      ['minutos', ({ minutes }) => minutes],
      ['hectares', ({ hectares }) => hectares.toFixed(1)],
      ['fotos', ({ photos }) => photos],
      ['precisao_cm', ({ precision }) => (precision === undefined ? '' : precision.toFixed(1))],
      ['gasto_viagem', ({ travel }) => travel.toFixed(2)],
      ['valor_servico', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
  file(firewood, orders, [
    ['DT_PEDIDO', ({ day }) => brazilianDay(day)],
    ['PRODUTO', ({ product }) => product],
    ['LINHA', ({ line }) => line],
    ['EMBALAGEM', ({ pack }) => pack],
    ['TIPO_CLIENTE', ({ buyer }) => buyer],
    ['ENTREGADOR', ({ driver }) => driver],
    ['REGIAO', ({ region }) => region],
    ['PAGAMENTO', ({ payment }) => payment],
    ['ATRASOU', ({ late }) => late],
    ['QTD_VOLUMES', ({ packages }) => packages],
    ['PESO_KG', ({ kilos }) => kilos],
    ['UMIDADE', ({ moisture }) => (moisture === undefined ? '' : decimal(moisture, 1))],
    ['KM_ENTREGA', ({ distance }) => distance],
    ['VLR_FRETE', ({ freight }) => decimal(freight)],
    ['VLR_PEDIDO', ({ price }) => decimal(price)],
  ]),
]

export const labelled: Labelled[] = [
  // The clockmaker
  ['quanto a relojoaria cobrou em cada mês', clocks, repairs.byMonth((g) => g.sum('price'))],
  [
    'Quantos relógios de parede entraram em novembro?',
    clocks,
    repairs
      .during('2025-11')
      .when((r) => r.piece === 'Relógio de parede')
      .count(),
  ],
  [
    'total cobrado em revisao completa',
    clocks,
    repairs.when((r) => r.service === 'Revisão completa').sum('price'),
  ],
  ['qual relojoeiro fez mais consertos?', clocks, most(repairs.by('repairer', (g) => g.count()))],
  [
    'as duas marcas de relógio com maior valor cobrado',
    clocks,
    most(
      repairs.by('brand', (g) => g.sum('price')),
      2,
    ),
  ],
  ['valor médio cobrado por conserto de relógio', clocks, repairs.mean('price')],
  [
    'quanto já foi de custo de peças nos relógios da Ondrel?',
    clocks,
    repairs.when((r) => r.brand === 'Ondrel').sum('parts'),
  ],
  [
    'quantos serviços urgentes a Matilde pegou',
    clocks,
    repairs.when((r) => r.repairer === 'Matilde' && r.urgent === 'Sim').count(),
  ],
  [
    'qual a porcentagem de consertos de relógio que são urgentes?',
    clocks,
    repairs.share((r) => r.urgent === 'Sim'),
  ],
  [
    'quanto a relojoaria recebeu em dinheiro em dezembro?',
    clocks,
    repairs
      .during('2025-12')
      .when((r) => r.payment === 'Dinheiro')
      .sum('price'),
  ],
  [
    'número de trocas de bateria, fevereiro contra março',
    clocks,
    {
      before: repairs
        .during('2026-02')
        .when((r) => r.service === 'Troca de bateria')
        .count(),
      after: repairs
        .during('2026-03')
        .when((r) => r.service === 'Troca de bateria')
        .count(),
    },
  ],
  ['quantos consertos ficaram mais de 10 dias na oficina?', clocks, repairs.when((r) => r.stay > 10).count()],
  ['média de dias na oficina por serviço', clocks, repairs.by('service', (g) => g.mean('stay'))],
  [
    'Qual tipo de relógio tem a pior nota média dos clientes?',
    clocks,
    least(repairs.by('piece', (g) => g.mean('score'))),
  ],
  [
    'nota média que os clientes dão pro Gerson',
    clocks,
    repairs.when((r) => r.repairer === 'Gerson').mean('score'),
  ],
  [
    'quantidade de consertos por origem do cliente, sem contar o balcão',
    clocks,
    repairs.when((r) => r.source !== 'Balcão').by('source', (g) => g.count()),
  ],
  [
    'qual foi o maior valor cobrado num carrilhão?',
    clocks,
    repairs.when((r) => r.piece === 'Carrilhão').max('price'),
  ],
  ['quantos consertos tiveram custo de peças zero?', clocks, repairs.when((r) => r.parts === 0).count()],
  [
    'valor cobrado menos custo das peças no segundo semestre de 2025',
    clocks,
    repairs.during('2025-07', '2025-12').sum('price') - repairs.during('2025-07', '2025-12').sum('parts'),
  ],
  [
    'quanto o Anselmo faturou em janeiro, fora polimento?',
    clocks,
    repairs
      .during('2026-01')
      .when((r) => r.repairer === 'Anselmo' && r.service !== 'Polimento')
      .sum('price'),
  ],
  [
    'quantas marcas de relógio diferentes passaram pela oficina em agosto?',
    clocks,
    repairs.during('2025-08').distinct('brand'),
  ],
  ['em que dia da semana entra mais relógio?', clocks, most(repairs.byWeekday((g) => g.count()))],
  [
    'quantos consertos de relógio dá por mês, na média?',
    clocks,
    repairs.count() / repairs.byMonth((g) => g.count()).length,
  ],
  [
    'quanto somam os consertos com valor cobrado de 500 reais pra cima?',
    clocks,
    repairs.when((r) => r.price >= 500).sum('price'),
  ],
  [
    'que fatia do valor cobrado vem de relogio de bolso?',
    clocks,
    repairs.share((r) => r.piece === 'Relógio de bolso', 'price'),
  ],
  [
    'quantos despertadores da Korvane a gente já pegou pra consertar',
    clocks,
    repairs.when((r) => r.piece === 'Despertador' && r.brand === 'Korvane').count(),
  ],
  [
    'quantas trocas de pulseira foram pagas no Pix ou no cartão de débito?',
    clocks,
    repairs
      .when((r) => r.service === 'Troca de pulseira')
      .when((r) => r.payment === 'Pix' || r.payment === 'Cartão de débito')
      .count(),
  ],
  [
    'quanto cobramos nos relógios de pulso de 15/09/2025 a 31/10/2025?',
    clocks,
    repairs
      .from('2025-09-15', '2025-10-31')
      .when((r) => r.piece === 'Relógio de pulso')
      .sum('price'),
  ],
  ['mês com menos consertos de relógio', clocks, least(repairs.byMonth((g) => g.count()))],
  ['quantos consertos ganharam nota 10 do cliente?', clocks, repairs.when((r) => r.score === 10).count()],

  // The drone surveys
  ['quantos voos por mes?', drones, flights.byMonth((g) => g.count())],
  ['Quantos hectares sobrevoamos em outubro?', drones, flights.during('2025-10').sum('hectares')],
  ['total de hectares por piloto', drones, flights.by('pilot', (g) => g.sum('hectares'))],
  ['qual piloto tirou mais fotos?', drones, most(flights.by('pilot', (g) => g.sum('photos')))],
  [
    'total de fotos do Samir em dezembro',
    drones,
    flights
      .during('2025-12')
      .when((r) => r.pilot === 'Samir')
      .sum('photos'),
  ],
  [
    'quanto faturamos com topografia no primeiro trimestre de 2026',
    drones,
    flights
      .during('2026-01', '2026-03')
      .when((r) => r.survey === 'Topografia')
      .sum('price'),
  ],
  [
    'qual cliente dos voos de drone deu o menor faturamento?',
    drones,
    least(flights.by('client', (g) => g.sum('price'))),
  ],
  [
    'quantos voos refeitos cada drone teve?',
    drones,
    flights.when((r) => r.redone === 'sim').by('drone', (g) => g.count()),
  ],
  ['percentual de voos com vento forte', drones, flights.share((r) => r.wind === 'forte')],
  ['quantos minutos dura um voo em média?', drones, flights.mean('minutes')],
  [
    'total de minutos que a Luana voou com o Andorinha',
    drones,
    flights.when((r) => r.pilot === 'Luana' && r.drone === 'Andorinha').sum('minutes'),
  ],
  ['quantos voos passaram de 40 minutos?', drones, flights.when((r) => r.minutes > 40).count()],
  ['gasto total com viagem em cada município', drones, flights.by('town', (g) => g.sum('travel'))],
  [
    'top 3 municipios em hectares voados',
    drones,
    most(
      flights.by('town', (g) => g.sum('hectares')),
      3,
    ),
  ],
  ['precisão média em cm por tipo de levantamento', drones, flights.by('survey', (g) => g.mean('precision'))],
  [
    'qual o menor número de fotos num voo de mapeamento de lavoura?',
    drones,
    flights.when((r) => r.survey === 'Mapeamento de lavoura').min('photos'),
  ],
  [
    'valor dos serviços com o drone Gavião em agosto versus setembro',
    drones,
    {
      before: flights
        .during('2025-08')
        .when((r) => r.drone === 'Gavião')
        .sum('price'),
      after: flights
        .during('2025-09')
        .when((r) => r.drone === 'Gavião')
        .sum('price'),
    },
  ],
  [
    'em quantos municípios diferentes a Ivete voou em janeiro?',
    drones,
    flights
      .during('2026-01')
      .when((r) => r.pilot === 'Ivete')
      .distinct('town'),
  ],
  ['dia da semana com mais hectares voados', drones, most(flights.byWeekday((g) => g.sum('hectares')))],
  [
    'quanto faturamos com a Usina Cana Doce de fevereiro pra cá?',
    drones,
    flights
      .during('2026-02', '2026-04')
      .when((r) => r.client === 'Usina Cana Doce')
      .sum('price'),
  ],
  [
    'que parcela do gasto com viagem foi em Serra do Uivo?',
    drones,
    flights.share((r) => r.town === 'Serra do Uivo', 'travel'),
  ],
  [
    'quantos voos foram refeitos sem ter vento forte?',
    drones,
    flights.when((r) => r.redone === 'sim' && r.wind !== 'forte').count(),
  ],
  [
    'maior valor de serviço em acompanhamento de obra',
    drones,
    flights.when((r) => r.survey === 'Acompanhamento de obra').max('price'),
  ],
  ['média de hectares por voo de cada drone', drones, flights.by('drone', (g) => g.mean('hectares'))],
  [
    'quantas inspeções de telhado fizemos aos sábados',
    drones,
    flights
      .on(6)
      .when((r) => r.survey === 'Inspeção de telhado')
      .count(),
  ],
  [
    'valor dos serviços de drone menos o gasto com viagem em março',
    drones,
    flights.during('2026-03').sum('price') - flights.during('2026-03').sum('travel'),
  ],
  [
    'quantos voos têm valor de serviço abaixo de mil reais?',
    drones,
    flights.when((r) => r.price < 1000).count(),
  ],
  [
    'faturamento por tipo de levantamento tirando a Mineradora Lajedo Preto',
    drones,
    flights.when((r) => r.client !== 'Mineradora Lajedo Preto').by('survey', (g) => g.sum('price')),
  ],
  [
    'em que mês o drone Tucano voou mais minutos no total?',
    drones,
    most(flights.when((r) => r.drone === 'Tucano').byMonth((g) => g.sum('minutes'))),
  ],
  [
    'quantos voos tiveram 500 fotos ou mais na segunda quinzena de novembro?',
    drones,
    flights
      .from('2025-11-16', '2025-11-30')
      .when((r) => r.photos >= 500)
      .count(),
  ],

  // The firewood and charcoal
  [
    'quanto faturamos com carvão por mês?',
    firewood,
    orders.when((r) => r.line === 'Carvão').byMonth((g) => g.sum('price')),
  ],
  [
    'quantos quilos de lenha de eucalipto saíram em agosto?',
    firewood,
    orders
      .during('2025-08')
      .when((r) => r.product === 'Lenha de eucalipto')
      .sum('kilos'),
  ],
  ['total de kg por entregador', firewood, orders.by('driver', (g) => g.sum('kilos'))],
  [
    'qual entregador teve mais pedidos atrasados?',
    firewood,
    most(orders.when((r) => r.late === 'S').by('driver', (g) => g.count())),
  ],
  [
    'quanto as churrascarias compraram no fiado, em reais?',
    firewood,
    orders.when((r) => r.buyer === 'Churrascaria' && r.payment === 'Fiado').sum('price'),
  ],
  ['número de pedidos por tipo de cliente', firewood, orders.by('buyer', (g) => g.count())],
  ['valor médio do pedido das pizzarias', firewood, orders.when((r) => r.buyer === 'Pizzaria').mean('price')],
  [
    'total de frete da zona rural em 2026',
    firewood,
    orders
      .during('2026-01', '2026-12')
      .when((r) => r.region === 'Zona Rural')
      .sum('freight'),
  ],
  [
    'Quantos sacos de carvão vendemos em dezembro?',
    firewood,
    orders
      .during('2025-12')
      .when((r) => r.line === 'Carvão' && r.pack === 'Saco')
      .sum('packages'),
  ],
  [
    'de quanto foi o pedido mais caro de padaria?',
    firewood,
    orders.when((r) => r.buyer === 'Padaria').max('price'),
  ],
  [
    'quais os 3 produtos com mais quilos vendidos?',
    firewood,
    most(
      orders.by('product', (g) => g.sum('kilos')),
      3,
    ),
  ],
  [
    'quantos % do valor dos pedidos veio da linha lenha?',
    firewood,
    orders.share((r) => r.line === 'Lenha', 'price'),
  ],
  [
    'umidade media da lenha de laranjeira',
    firewood,
    orders.when((r) => r.product === 'Lenha de laranjeira').mean('moisture'),
  ],
  [
    'quantos pedidos de lenha saíram com umidade acima de 25?',
    firewood,
    orders.when((r) => r.line === 'Lenha' && (r.moisture ?? 0) > 25).count(),
  ],
  [
    'quanto somam em valor os pedidos com entrega a mais de 15 km?',
    firewood,
    orders.when((r) => r.distance > 15).sum('price'),
  ],
  [
    'o valor dos pedidos de lenha subiu ou caiu de outubro pra novembro?',
    firewood,
    {
      before: orders
        .during('2025-10')
        .when((r) => r.line === 'Lenha')
        .sum('price'),
      after: orders
        .during('2025-11')
        .when((r) => r.line === 'Lenha')
        .sum('price'),
    },
  ],
  [
    'que dia da semana sai mais carvão, em quilos?',
    firewood,
    most(orders.when((r) => r.line === 'Carvão').byWeekday((g) => g.sum('kilos'))),
  ],
  [
    'quantos pedidos atrasaram em cada região?',
    firewood,
    orders.when((r) => r.late === 'S').by('region', (g) => g.count()),
  ],
  [
    'quantos pedidos o Tonico entregou sem atraso em março?',
    firewood,
    orders
      .during('2026-03')
      .when((r) => r.driver === 'Tonico' && r.late === 'N')
      .count(),
  ],
  ['frete médio por região', firewood, orders.by('region', (g) => g.mean('freight'))],
  [
    'qual o valor total dos pedidos da Jurema sem contar hotel?',
    firewood,
    orders.when((r) => r.driver === 'Jurema' && r.buyer !== 'Hotel').sum('price'),
  ],
  [
    'quantos pedidos de pizzaria ou churrascaria tivemos até o fim de setembro?',
    firewood,
    orders
      .during('2025-07', '2025-09')
      .when((r) => r.buyer === 'Pizzaria' || r.buyer === 'Churrascaria')
      .count(),
  ],
  ['quantos pedidos foram com frete zero', firewood, orders.when((r) => r.freight === 0).count()],
  [
    'dos pedidos de carvão, quantos por cento foram pagos no Pix?',
    firewood,
    orders.when((r) => r.line === 'Carvão').share((r) => r.payment === 'Pix'),
  ],
  [
    'quantos quilos leva em média cada pedido de churrascaria?',
    firewood,
    orders.when((r) => r.buyer === 'Churrascaria').mean('kilos'),
  ],
  [
    'soma do valor dos pedidos mais o frete em fevereiro',
    firewood,
    orders.during('2026-02').sum('price') + orders.during('2026-02').sum('freight'),
  ],
  [
    'qual o mês mais fraco de faturamento do carvão de acácia?',
    firewood,
    least(orders.when((r) => r.product === 'Carvão de acácia').byMonth((g) => g.sum('price'))),
  ],
  [
    'pedidos com valor entre 100 e 300 reais, quantos são?',
    firewood,
    orders.when((r) => r.price >= 100 && r.price <= 300).count(),
  ],
  [
    'quantos km de entrega o Valmir rodou no segundo semestre de 2025?',
    firewood,
    orders
      .during('2025-07', '2025-12')
      .when((r) => r.driver === 'Valmir')
      .sum('distance'),
  ],
  [
    'qual embalagem vende mais em reais, fora granel?',
    firewood,
    most(orders.when((r) => r.pack !== 'Granel').by('pack', (g) => g.sum('price'))),
  ],
]

export const unanswerable: string[] = [
  'quanto a Matilde ganha de comissão?',
  'quantas pulseiras de couro tem no estoque da relojoaria?',
  'quantos consertos voltaram na garantia?',
  'quantos relógios cuco a gente consertou?',
  'qual a altitude média dos voos?',
  'quanto pagamos de seguro dos drones em outubro?',
  'quantas quedas de drone o Dirceu teve?',
  'quem é o fornecedor da lenha de bracatinga?',
  'quanto foi de diesel nas entregas de carvão?',
  'qual a placa do caminhão do Tonico?',
]
