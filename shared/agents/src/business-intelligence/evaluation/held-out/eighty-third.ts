import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A shop of hammocks and baskets, a blood-test home collection service and a metal-roofing sheet maker. */

const { next, whole, pick } = seededBusiness(
  'a shop of hammocks and baskets, a blood-test home collection service, a metal-roofing sheet maker',
)
const days = daysFrom('2025-07-01', 304)

const wares = [
  { item: 'Rede de casal', line: 'Redes', materials: ['Algodão', 'Náilon'], from: 18_900, to: 42_900 },
  { item: 'Rede de solteiro', line: 'Redes', materials: ['Algodão', 'Náilon'], from: 11_900, to: 24_900 },
  {
    item: 'Cesto de roupa',
    line: 'Cestaria',
    materials: ['Palha', 'Vime', 'Sisal'],
    from: 8_900,
    to: 21_900,
  },
  { item: 'Balaio', line: 'Cestaria', materials: ['Palha', 'Vime'], from: 5_900, to: 16_900 },
  { item: 'Cesto de pão', line: 'Cestaria', materials: ['Palha', 'Sisal'], from: 2_900, to: 7_900 },
  { item: 'Rede infantil', line: 'Redes', materials: ['Algodão', 'Náilon'], from: 6_900, to: 13_900 },
  { item: 'Manta', line: 'Decoração', materials: ['Algodão'], from: 7_900, to: 18_900 },
  { item: 'Almofada', line: 'Decoração', materials: ['Algodão'], from: 3_500, to: 8_500 },
]
// Closed on Mondays, most on Saturdays.
const sales = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(4, 6) : whole(1, 3) }, () => {
        const { item, line, materials, from, to } = pick(wares)
        const channel = pick(['Balcão', 'Balcão', 'Balcão', 'Feira', 'Feira', 'Site', 'Encomenda'])
        const pieces = channel === 'Encomenda' ? whole(2, 8) : whole(1, 3)
        const unit = whole(from, to) / 100
        const total = cents(pieces * unit)
        return {
          day,
          item,
          line,
          material: pick(materials),
          maker: pick(['Raimunda', 'Raimunda', 'Zefinha', 'Cícera', 'Benedita']),
          clerk: pick(['Jussara', 'Jussara', 'Jussara', 'Dalva', 'Dalva', 'Wesley']),
          channel,
          payment: pick(['Pix', 'Pix', 'Cartão', 'Cartão', 'Dinheiro']),
          embroidered: line === 'Redes' && next() < 0.4 ? 'Sim' : 'Não',
          pieces,
          unit,
          freight: channel === 'Site' || channel === 'Encomenda' ? whole(1_500, 6_500) / 100 : 0,
          commission: cents(total * 0.05),
          total,
        }
      }),
    ),
)

// Every day but Sunday, most on Mondays.
const collections = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(3, 6) : whole(1, 3) }, () => {
        const exam = pick([
          'Hemograma',
          'Hemograma',
          'Hemograma',
          'Glicemia',
          'Glicemia',
          'Colesterol',
          'Colesterol',
          'TSH',
          'TSH',
          'Vitamina D',
        ])
        return {
          day,
          exam,
          plan: pick(['Particular', 'Particular', 'Zelo Saúde', 'Planlume', 'Ararinha']),
          district: pick([
            'Vila Esperança',
            'Vila Esperança',
            'Vila Esperança',
            'Vila Esperança',
            'Parque dos Ipês',
            'Parque dos Ipês',
            'Parque dos Ipês',
            'Jardim das Acácias',
            'Jardim das Acácias',
            'Morro Azul',
          ]),
          collector: pick(['Solange', 'Solange', 'Solange', 'Ederson', 'Ederson', 'Priscila']),
          shift: pick(['manhã', 'manhã', 'manhã', 'tarde']),
          fasting: exam === 'Glicemia' || exam === 'Colesterol' || next() < 0.3 ? 'sim' : 'não',
          again: next() < 0.14 ? 'sim' : 'não',
          tubes: whole(1, 6),
          kilometres: whole(8, 260) / 10,
          minutes: whole(8, 45),
          score: next() < 0.25 ? undefined : pick([5, 5, 5, 4, 4, 3, 2, 1]),
          fee: next() < 0.2 ? 0 : whole(1_800, 6_000) / 100,
          price: whole(2_500, 22_000) / 100,
        }
      }),
    ),
)

const builders = [
  { client: 'Galpões Aurora', city: 'Serra Clara' },
  { client: 'Engenharia Pedra Alta', city: 'Porto Lume' },
  { client: 'Granja Três Penas', city: 'Vale Dourado' },
  { client: 'Cooperativa Boa Safra', city: 'Vale Dourado' },
  { client: 'Madeireira Jatobá', city: 'Serra Clara' },
  { client: 'Posto Cruzeirinho', city: 'Porto Lume' },
  { client: 'Serralheria do Nivaldo', city: 'Lagoa Funda' },
]
// Monday to Friday.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: whole(1, 4) }, () => {
        const thickness = pick([0.43, 0.5, 0.65])
        const sheets = whole(10, 180)
        const metres = Math.round(sheets * whole(20, 120)) / 10
        return {
          day,
          ...pick(builders),
          model: pick([
            'Trapezoidal',
            'Trapezoidal',
            'Trapezoidal',
            'Ondulada',
            'Ondulada',
            'Termoacústica',
            'Zipada',
            'Cumeeira',
          ]),
          finish: pick(['GALVANIZADA', 'GALVANIZADA', 'PINTADA', 'RESINADA']),
          thickness,
          agent: pick(['Adalberto', 'Adalberto', 'Adalberto', 'Ivone', 'Ivone', 'Quitéria']),
          status: pick(['ENTREGUE', 'ENTREGUE', 'ENTREGUE', 'EM PRODUÇÃO', 'ATRASADO']),
          sheets,
          metres,
          weight: Math.round(metres * thickness * 9),
          scrap: next() < 0.2 ? undefined : whole(5, 400) / 10,
          term: whole(3, 30),
          freight: next() < 0.35 ? 0 : whole(8_000, 90_000) / 100,
          price: cents((metres * whole(2_800, 7_900)) / 100),
        }
      }),
    )
    .map((order, place) => ({ ...order, number: 10_201 + place })),
)

const crafts = 'Vendas Artesanato'
const laboratory = 'coletas_domiciliares'
const roofing = 'PEDIDOS TELHAS METALICAS'

export const files = [
  file(crafts, sales, [
    ['Data da venda', ({ day }) => brazilianDay(day)],
    ['Mercadoria', ({ item }) => item],
    ['Linha', ({ line }) => line],
    ['Material', ({ material }) => material],
    ['Artesã', ({ maker }) => maker],
    ['Atendente', ({ clerk }) => clerk],
    ['Canal', ({ channel }) => channel],
    ['Pagamento', ({ payment }) => payment],
    ['Bordado', ({ embroidered }) => embroidered],
    ['Qtd de peças', ({ pieces }) => pieces],
    ['Preço unit.', ({ unit }) => commaPrice(unit)],
    ['Frete', ({ freight }) => commaPrice(freight)],
    ['Comissão', ({ commission }) => commaPrice(commission)],
    ['Total da venda', ({ total }) => commaPrice(total)],
  ]),
  file(
    laboratory,
    collections,
    [
      ['data_coleta', ({ day }) => day],
      ['exame', ({ exam }) => exam],
      ['convenio', ({ plan }) => plan],
      ['bairro', ({ district }) => district],
      ['coletor', ({ collector }) => collector],
      ['turno', ({ shift }) => shift],
      ['jejum', ({ fasting }) => fasting],
      ['recoleta', ({ again }) => again],
      ['tubos', ({ tubes }) => tubes],
      ['km_rodados', ({ kilometres }) => kilometres.toFixed(1)],
      ['minutos_atendimento', ({ minutes }) => minutes],
      ['nota', ({ score }) => score ?? ''],
      ['taxa_visita', ({ fee }) => fee.toFixed(2)],
      ['valor_exame', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
  file(roofing, orders, [
    ['DT_PEDIDO', ({ day }) => brazilianDay(day)],
    ['NUM_PEDIDO', ({ number }) => number],
    ['CLIENTE', ({ client }) => client],
    ['CIDADE', ({ city }) => city],
    ['MODELO', ({ model }) => model],
    ['ACABAMENTO', ({ finish }) => finish],
    ['ESPESSURA_MM', ({ thickness }) => decimal(thickness)],
    ['REPRESENTANTE', ({ agent }) => agent],
    ['SITUACAO', ({ status }) => status],
    ['QTD_TELHAS', ({ sheets }) => sheets],
    ['METROS', ({ metres }) => decimal(metres, 1)],
    ['PESO_KG', ({ weight }) => weight],
    ['SUCATA_KG', ({ scrap }) => (scrap === undefined ? '' : decimal(scrap, 1))],
    ['PRAZO_DIAS', ({ term }) => term],
    ['VLR_FRETE', ({ freight }) => decimal(freight)],
    ['VLR_PEDIDO', ({ price }) => dotted(decimal(price))],
  ]),
]

export const labelled: Labelled[] = [
  // The shop of hammocks and baskets
  ['faturamento do artesanato mês a mês', crafts, sales.byMonth((g) => g.sum('total'))],
  [
    'quantas redes infantis a gente vendeu em outubro?',
    crafts,
    sales
      .during('2025-10')
      .when((r) => r.item === 'Rede infantil')
      .sum('pieces'),
  ],
  [
    'total vendido na feira em dezembro',
    crafts,
    sales
      .during('2025-12')
      .when((r) => r.channel === 'Feira')
      .sum('total'),
  ],
  ['Qual atendente vendeu mais em valor?', crafts, most(sales.by('clerk', (g) => g.sum('total')))],
  [
    'top 5 mercadorias em faturamento',
    crafts,
    most(
      sales.by('item', (g) => g.sum('total')),
      5,
    ),
  ],
  ['de quanto é em média uma venda do artesanato?', crafts, sales.mean('total')],
  ['qual material faturou menos?', crafts, least(sales.by('material', (g) => g.sum('total')))],
  [
    'quanto a Jussara ganhou de comissao?',
    crafts,
    sales.when((r) => r.clerk === 'Jussara').sum('commission'),
  ],
  ['quantas vendas foram com bordado', crafts, sales.when((r) => r.embroidered === 'Sim').count()],
  [
    'o site representa quantos por cento do faturamento do artesanato?',
    crafts,
    sales.share((r) => r.channel === 'Site', 'total'),
  ],
  [
    'compara a comissão de novembro com a de dezembro',
    crafts,
    {
      before: sales.during('2025-11').sum('commission'),
      after: sales.during('2025-12').sum('commission'),
    },
  ],
  ['vendas do artesanato acima de R$ 500, quantas foram?', crafts, sales.when((r) => r.total > 500).count()],
  [
    'qual o dia da semana mais forte em faturamento no artesanato?',
    crafts,
    most(sales.byWeekday((g) => g.sum('total'))),
  ],
  [
    'total vendido por canal, fora o que foi pago em dinheiro',
    crafts,
    sales.when((r) => r.payment !== 'Dinheiro').by('channel', (g) => g.sum('total')),
  ],
  ['quantas peças de cada artesã a gente vendeu?', crafts, sales.by('maker', (g) => g.sum('pieces'))],
  [
    'preço unitario médio da rede de casal de algodao',
    crafts,
    sales.when((r) => r.item === 'Rede de casal' && r.material === 'Algodão').mean('unit'),
  ],
  ['qual o valor do frete mais caro cobrado no artesanato?', crafts, sales.max('freight')],
  [
    'quanto faturamos com balaio de fevereiro até abril',
    crafts,
    sales
      .during('2026-02', '2026-04')
      .when((r) => r.item === 'Balaio')
      .sum('total'),
  ],
  [
    'quantas vendas a Dalva fez de 05/11/2025 a 20/01/2026?',
    crafts,
    sales
      .from('2025-11-05', '2026-01-20')
      .when((r) => r.clerk === 'Dalva')
      .count(),
  ],
  [
    'Valor vendido no cartão no 4º trimestre de 2025',
    crafts,
    sales
      .during('2025-10', '2025-12')
      .when((r) => r.payment === 'Cartão')
      .sum('total'),
  ],
  [
    'quantas artesãs diferentes tiveram peça vendida em agosto?',
    crafts,
    sales.during('2025-08').distinct('maker'),
  ],
  ['percentual de vendas sem bordado', crafts, sales.share((r) => r.embroidered === 'Não')],
  [
    'qual o valor da maior venda de peça da Raimunda',
    crafts,
    sales.when((r) => r.maker === 'Raimunda').max('total'),
  ],
  ['numero de vendas por pagamento', crafts, sales.by('payment', (g) => g.count())],
  [
    'em que mês a palha faturou mais?',
    crafts,
    most(sales.when((r) => r.material === 'Palha').byMonth((g) => g.sum('total'))),
  ],
  [
    'quantas vendas da linha Cestaria foram por encomenda?',
    crafts,
    sales.when((r) => r.line === 'Cestaria' && r.channel === 'Encomenda').count(),
  ],
  [
    'quanto o Wesley vendeu em reais aos domingos?',
    crafts,
    sales
      .on(0)
      .when((r) => r.clerk === 'Wesley')
      .sum('total'),
  ],
  ['média de peças por venda em cada canal', crafts, sales.by('channel', (g) => g.mean('pieces'))],
  [
    'faturamento da Zefinha e da Cícera juntas em janeiro',
    crafts,
    sales
      .during('2026-01')
      .when((r) => r.maker === 'Zefinha' || r.maker === 'Cícera')
      .sum('total'),
  ],
  [
    'quanto cobramos de frete da linha Redes em janeiro e fevereiro?',
    crafts,
    sales
      .during('2026-01', '2026-02')
      .when((r) => r.line === 'Redes')
      .sum('freight'),
  ],

  // The blood-test home collection service
  ['Quantas coletas tivemos em novembro?', laboratory, collections.during('2025-11').count()],
  ['coletas de cada coletor, em número', laboratory, collections.by('collector', (g) => g.count())],
  ['valor dos exames por convênio', laboratory, collections.by('plan', (g) => g.sum('price'))],
  ['qual coletor rodou mais km?', laboratory, most(collections.by('collector', (g) => g.sum('kilometres')))],
  [
    'km rodados pela Priscila em março',
    laboratory,
    collections
      .during('2026-03')
      .when((r) => r.collector === 'Priscila')
      .sum('kilometres'),
  ],
  [
    'soma do valor dos exames de hemograma no particular',
    laboratory,
    collections.when((r) => r.exam === 'Hemograma' && r.plan === 'Particular').sum('price'),
  ],
  ['nota média da Solange', laboratory, collections.when((r) => r.collector === 'Solange').mean('score')],
  [
    'quantas coletas com recoleta em cada mês?',
    laboratory,
    collections.when((r) => r.again === 'sim').byMonth((g) => g.count()),
  ],
  [
    'os 3 bairros com mais coletas',
    laboratory,
    most(
      collections.by('district', (g) => g.count()),
      3,
    ),
  ],
  [
    'quantos por cento das coletas são no turno da tarde?',
    laboratory,
    collections.share((r) => r.shift === 'tarde'),
  ],
  [
    'quantos tubos de glicemia o Ederson colheu',
    laboratory,
    collections.when((r) => r.exam === 'Glicemia' && r.collector === 'Ederson').sum('tubes'),
  ],
  [
    'quantas coletas demoraram mais de 30 minutos?',
    laboratory,
    collections.when((r) => r.minutes > 30).count(),
  ],
  [
    'em qual dia da semana a gente faz mais coletas?',
    laboratory,
    most(collections.byWeekday((g) => g.count())),
  ],
  ['média de coletas por dia trabalhado', laboratory, collections.count() / collections.distinct('day')],
  [
    'quanto deu de taxa de visita no Morro Azul de agosto a outubro?',
    laboratory,
    collections
      .during('2025-08', '2025-10')
      .when((r) => r.district === 'Morro Azul')
      .sum('fee'),
  ],
  [
    'total de tubos: fevereiro contra março',
    laboratory,
    {
      before: collections.during('2026-02').sum('tubes'),
      after: collections.during('2026-03').sum('tubes'),
    },
  ],
  ['qual exame teve menos coletas?', laboratory, least(collections.by('exam', (g) => g.count()))],
  [
    'valor dos exames de vitamina d fora o Planlume',
    laboratory,
    collections.when((r) => r.exam === 'Vitamina D' && r.plan !== 'Planlume').sum('price'),
  ],
  [
    'minutos de atendimento em média por bairro',
    laboratory,
    collections.by('district', (g) => g.mean('minutes')),
  ],
  [
    'em quantos bairros diferentes a Priscila fez coleta em janeiro?',
    laboratory,
    collections
      .during('2026-01')
      .when((r) => r.collector === 'Priscila')
      .distinct('district'),
  ],
  ['total da taxa de visita por turno', laboratory, collections.by('shift', (g) => g.sum('fee'))],
  [
    'valor dos exames da Zelo Saúde no segundo semestre de 2025',
    laboratory,
    collections
      .during('2025-07', '2025-12')
      .when((r) => r.plan === 'Zelo Saúde')
      .sum('price'),
  ],
  [
    'quantas coletas em jejum foram feitas de janeiro a abril de 2026',
    laboratory,
    collections
      .during('2026-01', '2026-04')
      .when((r) => r.fasting === 'sim')
      .count(),
  ],
  [
    'quantos % dos km rodados foram no Parque dos Ipês?',
    laboratory,
    collections.share((r) => r.district === 'Parque dos Ipês', 'kilometres'),
  ],
  [
    'valor dos exames mais a taxa de visita, quanto dá no total?',
    laboratory,
    collections.sum('price') + collections.sum('fee'),
  ],
  ['mês com mais km rodados', laboratory, most(collections.byMonth((g) => g.sum('kilometres')))],
  [
    'quantas coletas sem jejum o Ederson fez no turno da manhã?',
    laboratory,
    collections.when((r) => r.fasting === 'não' && r.collector === 'Ederson' && r.shift === 'manhã').count(),
  ],
  [
    'quantas coletas levaram nota menor que 3?',
    laboratory,
    collections.when((r) => r.score !== undefined && r.score < 3).count(),
  ],
  [
    'quantas coletas teve no Jardim das Acácias entre 15/12/2025 e 15/01/2026',
    laboratory,
    collections
      .from('2025-12-15', '2026-01-15')
      .when((r) => r.district === 'Jardim das Acácias')
      .count(),
  ],
  [
    'quantas coletas ficaram com taxa de visita zerada?',
    laboratory,
    collections.when((r) => r.fee === 0).count(),
  ],

  // The metal-roofing sheet maker
  ['valor total dos pedidos de telha em setembro', roofing, orders.during('2025-09').sum('price')],
  [
    'quantos pedidos atrasados por cliente?',
    roofing,
    orders.when((r) => r.status === 'ATRASADO').by('client', (g) => g.count()),
  ],
  [
    'quanto tem de valor em pedidos em produção?',
    roofing,
    orders.when((r) => r.status === 'EM PRODUÇÃO').sum('price'),
  ],
  ['valor dos pedidos por modelo', roofing, orders.by('model', (g) => g.sum('price'))],
  [
    'quantos pedidos a Ivone tirou em abril?',
    roofing,
    orders
      .during('2026-04')
      .when((r) => r.agent === 'Ivone')
      .count(),
  ],
  [
    'ranking dos 3 clientes com mais valor em pedidos',
    roofing,
    most(
      orders.by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'prazo médio em dias dos pedidos da Granja Três Penas',
    roofing,
    orders.when((r) => r.client === 'Granja Três Penas').mean('term'),
  ],
  [
    'qual o valor médio do pedido em Porto Lume?',
    roofing,
    orders.when((r) => r.city === 'Porto Lume').mean('price'),
  ],
  ['kg de sucata por mês', roofing, orders.byMonth((g) => g.sum('scrap'))],
  [
    'peso total dos pedidos de trapezoidal em 2025',
    roofing,
    orders
      .during('2025-01', '2025-12')
      .when((r) => r.model === 'Trapezoidal')
      .sum('weight'),
  ],
  [
    'quanto deu o frete dos pedidos de telha no 1º trimestre de 2026?',
    roofing,
    orders.during('2026-01', '2026-03').sum('freight'),
  ],
  [
    'quantos por cento dos pedidos já estão entregues?',
    roofing,
    orders.share((r) => r.status === 'ENTREGUE'),
  ],
  [
    'metros de telha pintada: outubro x novembro',
    roofing,
    {
      before: orders
        .during('2025-10')
        .when((r) => r.finish === 'PINTADA')
        .sum('metres'),
      after: orders
        .during('2025-11')
        .when((r) => r.finish === 'PINTADA')
        .sum('metres'),
    },
  ],
  ['quantos pedidos passaram de 20 mil reais?', roofing, orders.when((r) => r.price > 20_000).count()],
  ['qual acabamento dá mais valor em pedidos?', roofing, most(orders.by('finish', (g) => g.sum('price')))],
  ['numero de pedidos por cidade', roofing, orders.by('city', (g) => g.count())],
  [
    'valor dos pedidos da Cooperativa Boa Safra tirando a cumeeira',
    roofing,
    orders.when((r) => r.client === 'Cooperativa Boa Safra' && r.model !== 'Cumeeira').sum('price'),
  ],
  [
    'quantos modelos diferentes o Galpões Aurora pediu em dezembro?',
    roofing,
    orders
      .during('2025-12')
      .when((r) => r.client === 'Galpões Aurora')
      .distinct('model'),
  ],
  [
    'quantas telhas onduladas o Adalberto vendeu?',
    roofing,
    orders.when((r) => r.model === 'Ondulada' && r.agent === 'Adalberto').sum('sheets'),
  ],
  ['quantos pedidos têm prazo maior que 20 dias?', roofing, orders.when((r) => r.term > 20).count()],
  ['representante com o menor valor de pedidos', roofing, least(orders.by('agent', (g) => g.sum('price')))],
  [
    'quantos pedidos entraram entre 10/09/2025 e 25/10/2025?',
    roofing,
    orders.from('2025-09-10', '2025-10-25').count(),
  ],
  [
    'qual a fatia de Serra Clara no valor dos pedidos?',
    roofing,
    orders.share((r) => r.city === 'Serra Clara', 'price'),
  ],
  [
    'quantos kg pesa o pedido mais pesado da Engenharia Pedra Alta?',
    roofing,
    orders.when((r) => r.client === 'Engenharia Pedra Alta').max('weight'),
  ],
  [
    'valor dos pedidos de telha zipada em março e abril, somados',
    roofing,
    orders
      .during('2026-03', '2026-04')
      .when((r) => r.model === 'Zipada')
      .sum('price'),
  ],
  ['quantos pedidos entram em cada dia da semana?', roofing, orders.byWeekday((g) => g.count())],
  [
    'a fábrica recebe quantos pedidos por mês em média?',
    roofing,
    orders.count() / orders.byMonth((g) => g.count()).length,
  ],
  [
    'quantos pedidos com espessura de 0,65 mm estão atrasados?',
    roofing,
    orders.when((r) => r.thickness === 0.65 && r.status === 'ATRASADO').count(),
  ],
  [
    'metros por representante só dos pedidos entregues',
    roofing,
    orders.when((r) => r.status === 'ENTREGUE').by('agent', (g) => g.sum('metres')),
  ],
  [
    'to preparando a reunião da fábrica: qual o valor dos pedidos de termoacustica da Quitéria desde dezembro?',
    roofing,
    orders
      .during('2025-12', '2026-04')
      .when((r) => r.model === 'Termoacústica' && r.agent === 'Quitéria')
      .sum('price'),
  ],
]

export const unanswerable: string[] = [
  'quantas redes de casal ainda tem no estoque?',
  'quanto o artesanato pagou de conta de luz em janeiro?',
  'qual o horário de entrada da Jussara?',
  'quantas devoluções de cesto de roupa tivemos em março?',
  'idade média dos pacientes das coletas',
  'quantas coletas deram resultado alterado?',
  'quanto gastamos de gasolina com as coletas?',
  'qual o telefone da Granja Três Penas?',
  'quantas horas a perfiladeira ficou parada em fevereiro',
  'qual o custo da bobina de aço dos pedidos de telha?',
]
