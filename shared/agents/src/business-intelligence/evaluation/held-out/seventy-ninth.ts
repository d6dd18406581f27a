import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* A glass and picture-framing shop, a chemical-toilet and event-tent hire firm and a supplements online shop. */

const { next, whole, pick } = seededBusiness(
  'a framing shop, a toilet and tent hire firm, a supplements shop',
)
const days = daysFrom('2025-07-01', 304)

const works = [
  {
    item: 'Quadro',
    frames: ['Madeira', 'Madeira', 'Laminado', 'Alumínio'],
    glasses: ['Comum', 'Antirreflexo'],
    size: [15, 120],
    from: 6_000,
    to: 48_000,
  },
  {
    item: 'Espelho',
    frames: ['Sem moldura', 'Madeira', 'Alumínio'],
    glasses: ['Bisotê', 'Comum'],
    size: [30, 200],
    from: 11_000,
    to: 89_000,
  },
  {
    item: 'Porta-retrato',
    frames: ['Laminado', 'Madeira'],
    glasses: ['Comum', 'Antirreflexo'],
    size: [3, 12],
    from: 2_500,
    to: 9_000,
  },
  {
    item: 'Box',
    frames: ['Alumínio'],
    glasses: ['Temperado'],
    size: [180, 380],
    from: 70_000,
    to: 190_000,
  },
  {
    item: 'Tampo de mesa',
    frames: ['Sem moldura'],
    glasses: ['Temperado', 'Bisotê'],
    size: [60, 240],
    from: 25_000,
    to: 120_000,
  },
  {
    item: 'Janela',
    frames: ['Alumínio', 'Sem moldura'],
    glasses: ['Comum', 'Temperado'],
    size: [50, 260],
    from: 9_000,
    to: 75_000,
  },
]
// Closed on Sundays.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(1, 2) : whole(1, 4) }, () => {
        const { item, frames, glasses, size, from, to } = pick(works)
        const client = pick([
          'Pessoa física',
          'Pessoa física',
          'Pessoa física',
          'Arquiteto',
          'Galeria',
          'Hotel',
        ])
        const pieces = client === 'Pessoa física' ? whole(1, 3) : whole(2, 8)
        const urgent = next() < 0.2 ? 'Sim' : 'Não'
        const price = cents((pieces * whole(from, to)) / 100)
        return {
          day,
          item,
          frame: pick(frames),
          glass: pick(glasses),
          attendant: pick(['Odete', 'Odete', 'Odete', 'Murilo', 'Murilo', 'Jandira', 'Caíque']),
          client,
          urgent,
          delivery: pick(['Retirada', 'Retirada', 'Instalação', 'Motoboy']),
          pieces,
          area: cents((pieces * whole(size[0] as number, size[1] as number)) / 100),
          term: urgent === 'Sim' ? whole(1, 3) : whole(3, 20),
          cost: cents((price * whole(25, 60)) / 100),
          deposit: next() < 0.3 ? 0 : cents((price * whole(2, 5)) / 10),
          price,
        }
      }),
    ),
)

const hirers = [
  { client: 'Prefeitura', events: ['Show', 'Feira'] },
  { client: 'Buffet Lua Cheia', events: ['Casamento', 'Formatura'] },
  { client: 'Produtora Batuque', events: ['Show', 'Formatura'] },
  { client: 'Clube Aroeira', events: ['Casamento', 'Show'] },
  { client: 'Construtora Pedral', events: ['Obra'] },
  { client: 'Paróquia São Benício', events: ['Quermesse'] },
]
const equipments = [
  { group: 'Banheiros', equipment: 'Banheiro standard', most: 20, from: 9_000, to: 14_000 },
  { group: 'Tendas', equipment: 'Tenda 6x6', most: 6, from: 25_000, to: 42_000 },
  { group: 'Banheiros', equipment: 'Banheiro PCD', most: 4, from: 14_000, to: 21_000 },
  { group: 'Tendas', equipment: 'Tenda 3x3', most: 12, from: 9_000, to: 16_000 },
  { group: 'Tendas', equipment: 'Tenda 10x10', most: 4, from: 55_000, to: 98_000 },
  { group: 'Banheiros', equipment: 'Banheiro luxo', most: 5, from: 38_000, to: 70_000 },
]
// Every day, most on Saturdays.
const hires = new Rows(
  days.flatMap((day) => {
    const weekday = weekdayIn(day)
    const length = weekday === 6 ? whole(4, 6) : weekday === 5 ? whole(2, 4) : whole(1, 2)
    return Array.from({ length }, () => {
      const { client, events } = pick(hirers)
      const { group, equipment, most: limit, from, to } = pick(equipments)
      const event = pick(events)
      const units = whole(1, limit)
      const dailies = event === 'Obra' ? whole(8, 30) : whole(1, 4)
      const distance = whole(6, 180)
      return {
        day,
        client,
        city: pick(['Vale Sereno', 'Vale Sereno', 'Pedra Funda', 'Campo Lindo', 'Porto Alvo', 'Serra Miúda']),
        event,
        group,
        equipment,
        driver: pick(['Juvenal', 'Juvenal', 'Ademir', 'Ademir', 'Gérson']),
        damaged: next() < 0.12 ? 'true' : 'false',
        units,
        dailies,
        hours: whole(1, 16) / 2,
        distance,
        fuel: cents((distance * whole(95, 160)) / 100),
        score: next() < 0.35 ? undefined : whole(4, 10),
        price: cents((units * whole(from, to) * (1 + (dailies - 1) * 0.3)) / 100),
      }
    })
  }),
)

const supplements = [
  {
    product: 'Whey protein',
    line: 'Massa muscular',
    flavours: ['Chocolate', 'Baunilha', 'Morango'],
    from: 8_990,
    to: 21_900,
  },
  { product: 'Creatina', line: 'Massa muscular', flavours: ['Sem sabor'], from: 5_990, to: 13_900 },
  { product: 'Pré-treino', line: 'Energia', flavours: ['Limão', 'Morango'], from: 7_490, to: 16_900 },
  { product: 'Colágeno', line: 'Bem-estar', flavours: ['Limão', 'Sem sabor'], from: 4_990, to: 11_900 },
  { product: 'Multivitamínico', line: 'Bem-estar', flavours: ['Sem sabor'], from: 2_990, to: 8_900 },
  { product: 'Termogênico', line: 'Energia', flavours: ['Sem sabor'], from: 5_490, to: 12_900 },
  {
    product: 'Pasta de amendoim',
    line: 'Lanches',
    flavours: ['Chocolate', 'Baunilha'],
    from: 2_490,
    to: 5_900,
  },
]
const regions = [
  { region: 'Sudeste', slowest: 7 },
  { region: 'Sul', slowest: 9 },
  { region: 'Nordeste', slowest: 14 },
  { region: 'Centro-Oeste', slowest: 11 },
  { region: 'Norte', slowest: 18 },
]
// Every day; only the newest are still on the way.
const parcels = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(2, 4) }, () => {
      const { product, line, flavours, from, to } = pick(supplements)
      const { region, slowest } = pick(regions)
      const isMoving = day >= '2026-04-14' && next() < 0.6
      const status = isMoving ? 'A CAMINHO' : next() < 0.1 ? 'DEVOLVIDO' : 'ENTREGUE'
      const pots = whole(1, 5)
      return {
        day,
        product,
        line,
        brand: pick(['Fortavia', 'Fortavia', 'Nutrigal', 'Nutrigal', 'Zentupi', 'Vigorela']),
        flavour: pick(flavours),
        region,
        channel: pick(['Site', 'Site', 'Aplicativo', 'Marketplace', 'Televendas']),
        payment: pick(['Pix', 'Cartão', 'Boleto']),
        status,
        fresh: next() < 0.4 ? 'S' : 'N',
        coupon: next() < 0.6 ? undefined : pick(['BEMVINDO10', 'VERAO15', 'VOLTEI5']),
        pots,
        arrival: isMoving ? undefined : whole(2, slowest),
        score: isMoving || next() < 0.4 ? undefined : whole(1, 5),
        freight: next() < 0.25 ? 0 : whole(990, 5_900) / 100,
        price: cents((pots * whole(from, to)) / 100),
      }
    }),
  ),
)

const framing = 'Encomendas Vidraçaria'
const hiring = 'locacoes_eventos'
const nutrition = 'PEDIDOS SUPLEMENTOS'

export const files = [
  file(framing, orders, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Item', ({ item }) => item],
    ['Moldura', ({ frame }) => frame],
    ['Tipo de vidro', ({ glass }) => glass],
    ['Atendente', ({ attendant }) => attendant],
    ['Perfil do cliente', ({ client }) => client],
    ['Urgente', ({ urgent }) => urgent],
    ['Forma de entrega', ({ delivery }) => delivery],
    ['Peças', ({ pieces }) => pieces],
    ['Área (m²)', ({ area }) => decimal(area)],
    ['Prazo (dias)', ({ term }) => term],
    ['Custo do material', ({ cost }) => commaPrice(cost)],
    ['Sinal', ({ deposit }) => commaPrice(deposit)],
    ['Valor da encomenda', ({ price }) => commaPrice(price)],
  ]),
  file(
    hiring,
    hires,
    [
      ['data_evento', ({ day }) => day],
      ['contratante', ({ client }) => client],
      ['cidade', ({ city }) => city],
      ['tipo_evento', ({ event }) => event],
      ['grupo', ({ group }) => group],
      ['equipamento', ({ equipment }) => equipment],
      ['motorista', ({ driver }) => driver],
      ['avaria', ({ damaged }) => damaged],
      ['qtd_locada', ({ units }) => units],
      ['diarias', ({ dailies }) => dailies],
      ['horas_montagem', ({ hours }) => hours.toFixed(1)],
      ['km_rodados', ({ distance }) => distance],
      ['gasto_combustivel', ({ fuel }) => fuel.toFixed(2)],
      ['avaliacao', ({ score }) => score ?? ''],
      ['valor_locacao', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
  file(nutrition, parcels, [
    ['DT_PEDIDO', ({ day }) => brazilianDay(day)],
    ['PRODUTO', ({ product }) => product],
    ['LINHA', ({ line }) => line],
    ['MARCA', ({ brand }) => brand],
    ['SABOR', ({ flavour }) => flavour],
    ['REGIAO', ({ region }) => region],
    ['CANAL', ({ channel }) => channel],
    ['PAGAMENTO', ({ payment }) => payment],
    ['SITUACAO', ({ status }) => status],
    ['CLIENTE_NOVO', ({ fresh }) => fresh],
    ['CUPOM', ({ coupon }) => coupon ?? ''],
    ['POTES', ({ pots }) => pots],
    ['DIAS_ENTREGA', ({ arrival }) => arrival ?? ''],
    ['NOTA_CLIENTE', ({ score }) => score ?? ''],
    ['VLR_FRETE', ({ freight }) => decimal(freight)],
    ['VLR_PEDIDO', ({ price }) => decimal(price)],
  ]),
]

export const labelled: Labelled[] = [
  // The glass and picture-framing shop
  ['faturamento da vidraçaria mês a mês', framing, orders.byMonth((g) => g.sum('price'))],
  ['quantas encomendas entraram em agosto?', framing, orders.during('2025-08').count()],
  [
    'quanto deu de encomenda de espelho em novembro',
    framing,
    orders
      .during('2025-11')
      .when((r) => r.item === 'Espelho')
      .sum('price'),
  ],
  [
    'qual item tem o maior valor somado de encomendas?',
    framing,
    most(orders.by('item', (g) => g.sum('price'))),
  ],
  [
    'qtas encomendas urgentes tivemos de outubro a dezembro?',
    framing,
    orders
      .during('2025-10', '2025-12')
      .when((r) => r.urgent === 'Sim')
      .count(),
  ],
  ['prazo médio das encomendas de box', framing, orders.when((r) => r.item === 'Box').mean('term')],
  ['quantas encomendas cada atendente pegou', framing, orders.by('attendant', (g) => g.count())],
  [
    'Qual o valor total das encomendas de arquiteto?',
    framing,
    orders.when((r) => r.client === 'Arquiteto').sum('price'),
  ],
  [
    'que fatia do valor das encomendas é de moldura de madeira?',
    framing,
    orders.share((r) => r.frame === 'Madeira', 'price'),
  ],
  ['encomendas sem moldura, quantas foram?', framing, orders.when((r) => r.frame === 'Sem moldura').count()],
  ['custo do material por tipo de vidro', framing, orders.by('glass', (g) => g.sum('cost'))],
  [
    'fevereiro x março: quanto deu em encomendas com instalação?',
    framing,
    {
      before: orders
        .during('2026-02')
        .when((r) => r.delivery === 'Instalação')
        .sum('price'),
      after: orders
        .during('2026-03')
        .when((r) => r.delivery === 'Instalação')
        .sum('price'),
    },
  ],
  [
    'quantos m² de vidro temperado saíram em janeiro?',
    framing,
    orders
      .during('2026-01')
      .when((r) => r.glass === 'Temperado')
      .sum('area'),
  ],
  [
    'quantas peças de quadro a Odete vendeu?',
    framing,
    orders.when((r) => r.item === 'Quadro' && r.attendant === 'Odete').sum('pieces'),
  ],
  [
    'de quanto foi a encomenda mais cara de galeria?',
    framing,
    orders.when((r) => r.client === 'Galeria').max('price'),
  ],
  ['quantas encomendas ficaram com sinal zerado?', framing, orders.when((r) => r.deposit === 0).count()],
  ['quantas encomendas têm prazo acima de 10 dias?', framing, orders.when((r) => r.term > 10).count()],
  ['dia da semana mais fraco em número de encomendas', framing, least(orders.byWeekday((g) => g.count()))],
  ['valor médio da encomenda por perfil de cliente', framing, orders.by('client', (g) => g.mean('price'))],
  [
    'quanto a Odete e o Murilo venderam juntos em setembro?',
    framing,
    orders
      .during('2025-09')
      .when((r) => r.attendant === 'Odete' || r.attendant === 'Murilo')
      .sum('price'),
  ],
  [
    'valor das encomendas da vidraçaria, fora as de espelho',
    framing,
    orders.when((r) => r.item !== 'Espelho').sum('price'),
  ],
  ['total de peças por item', framing, orders.by('item', (g) => g.sum('pieces'))],
  [
    'top 2 atendentes em valor de encomenda',
    framing,
    most(
      orders.by('attendant', (g) => g.sum('price')),
      2,
    ),
  ],
  [
    'quantas encomendas de quadro foram com vidro antirreflexo',
    framing,
    orders.when((r) => r.item === 'Quadro' && r.glass === 'Antirreflexo').count(),
  ],
  [
    'quanto recebemos de sinal de 01/12/2025 a 15/12/2025?',
    framing,
    orders.from('2025-12-01', '2025-12-15').sum('deposit'),
  ],
  [
    'area media por encomenda de tampo de mesa',
    framing,
    orders.when((r) => r.item === 'Tampo de mesa').mean('area'),
  ],
  [
    'em que mês o custo do material foi mais baixo no total?',
    framing,
    least(orders.byMonth((g) => g.sum('cost'))),
  ],
  [
    'quanto sobra do valor das encomendas tirando o custo do material?',
    framing,
    orders.sum('price') - orders.sum('cost'),
  ],
  [
    'quantas encomendas de menos de 150 reais foram retirada?',
    framing,
    orders.when((r) => r.price < 150 && r.delivery === 'Retirada').count(),
  ],
  [
    'valor das encomendas em abril por forma de entrega',
    framing,
    orders.during('2026-04').by('delivery', (g) => g.sum('price')),
  ],

  // The chemical-toilet and event-tent hire firm
  [
    'quantas locações a gente fez de 20/12/2025 até 05/01/2026?',
    hiring,
    hires.from('2025-12-20', '2026-01-05').count(),
  ],
  ['valor das locações por tipo de evento', hiring, hires.by('event', (g) => g.sum('price'))],
  [
    'quantos banheiros alugamos pra show?',
    hiring,
    hires.when((r) => r.group === 'Banheiros' && r.event === 'Show').sum('units'),
  ],
  [
    'quantidade de tendas locadas por mês',
    hiring,
    hires.when((r) => r.group === 'Tendas').byMonth((g) => g.sum('units')),
  ],
  ['qual motorista rodou mais km no total?', hiring, most(hires.by('driver', (g) => g.sum('distance')))],
  [
    'gasto de combustível do Juvenal em outubro',
    hiring,
    hires
      .during('2025-10')
      .when((r) => r.driver === 'Juvenal')
      .sum('fuel'),
  ],
  ['avaliação média por motorista', hiring, hires.by('driver', (g) => g.mean('score'))],
  ['quantas locações voltaram com avaria?', hiring, hires.when((r) => r.damaged === 'true').count()],
  ['quantos % das locações são do grupo tendas?', hiring, hires.share((r) => r.group === 'Tendas')],
  [
    'quanto faturamos com a Prefeitura de julho a setembro?',
    hiring,
    hires
      .during('2025-07', '2025-09')
      .when((r) => r.client === 'Prefeitura')
      .sum('price'),
  ],
  [
    'quais 3 equipamentos têm a maior quantidade locada?',
    hiring,
    most(
      hires.by('equipment', (g) => g.sum('units')),
      3,
    ),
  ],
  ['média de diárias das locações de obra', hiring, hires.when((r) => r.event === 'Obra').mean('dailies')],
  ['locações com mais de 5 diárias, quantas são?', hiring, hires.when((r) => r.dailies > 5).count()],
  [
    'soma das horas de montagem da tenda 10x10 em fevereiro',
    hiring,
    hires
      .during('2026-02')
      .when((r) => r.equipment === 'Tenda 10x10')
      .sum('hours'),
  ],
  [
    'qual cidade deu o menor valor de locação somando tudo?',
    hiring,
    least(hires.by('city', (g) => g.sum('price'))),
  ],
  [
    'valor locado em Pedra Funda no segundo semestre de 2025',
    hiring,
    hires
      .during('2025-07', '2025-12')
      .when((r) => r.city === 'Pedra Funda')
      .sum('price'),
  ],
  [
    'compara o gasto com combustivel de novembro com o de dezembro',
    hiring,
    { before: hires.during('2025-11').sum('fuel'), after: hires.during('2025-12').sum('fuel') },
  ],
  [
    'pra quantas cidades diferentes o Gérson foi em janeiro?',
    hiring,
    hires
      .during('2026-01')
      .when((r) => r.driver === 'Gérson')
      .distinct('city'),
  ],
  ['quanto entrou de locação nos domingos?', hiring, hires.on(0).sum('price')],
  [
    'valor médio da locação de banheiro luxo',
    hiring,
    hires.when((r) => r.equipment === 'Banheiro luxo').mean('price'),
  ],
  [
    'valor das locações de casamento sem contar o Buffet Lua Cheia',
    hiring,
    hires.when((r) => r.event === 'Casamento' && r.client !== 'Buffet Lua Cheia').sum('price'),
  ],
  [
    'valor total das locações descontando o gasto com combustível',
    hiring,
    hires.sum('price') - hires.sum('fuel'),
  ],
  ['em que dia da semana saem mais locações?', hiring, most(hires.byWeekday((g) => g.count()))],
  [
    'quantas locações do Ademir ficaram sem avaria em março?',
    hiring,
    hires
      .during('2026-03')
      .when((r) => r.driver === 'Ademir' && r.damaged === 'false')
      .count(),
  ],
  ['total de km rodados por cidade', hiring, hires.by('city', (g) => g.sum('distance'))],
  ['maior valor de locação do grupo tendas', hiring, hires.when((r) => r.group === 'Tendas').max('price')],
  [
    'quantas locações levaram avaliação menor que 7?',
    hiring,
    hires.when((r) => r.score !== undefined && r.score < 7).count(),
  ],
  [
    'quantas locações a gente faz por mês, em média?',
    hiring,
    hires.count() / hires.byMonth((g) => g.count()).length,
  ],
  [
    'nas formaturas, quanto por cento do valor das locações é do grupo banheiros?',
    hiring,
    hires.when((r) => r.event === 'Formatura').share((r) => r.group === 'Banheiros', 'price'),
  ],
  ['qual foi o mês mais fraco em valor de locação?', hiring, least(hires.byMonth((g) => g.sum('price')))],

  // The nutrition-supplements online shop
  ['valor dos pedidos de suplementos mês a mês', nutrition, parcels.byMonth((g) => g.sum('price'))],
  [
    'quantos potes de creatina saíram em janeiro?',
    nutrition,
    parcels
      .during('2026-01')
      .when((r) => r.product === 'Creatina')
      .sum('pots'),
  ],
  [
    'qual produto tem mais pedidos na loja de suplementos?',
    nutrition,
    most(parcels.by('product', (g) => g.count())),
  ],
  ['quantos pedidos vieram de cada região?', nutrition, parcels.by('region', (g) => g.count())],
  [
    'qual canal teve o menor valor total de pedidos?',
    nutrition,
    least(parcels.by('channel', (g) => g.sum('price'))),
  ],
  [
    'total de frete dos pedidos do nordeste',
    nutrition,
    parcels.when((r) => r.region === 'Nordeste').sum('freight'),
  ],
  [
    'qtos pedidos devolvidos teve em novembro?',
    nutrition,
    parcels
      .during('2025-11')
      .when((r) => r.status === 'DEVOLVIDO')
      .count(),
  ],
  ['Qual a porcentagem de pedidos devolvidos?', nutrition, parcels.share((r) => r.status === 'DEVOLVIDO')],
  ['nota média dos clientes por produto', nutrition, parcels.by('product', (g) => g.mean('score'))],
  [
    'média de dias de entrega pro Norte',
    nutrition,
    parcels.when((r) => r.region === 'Norte').mean('arrival'),
  ],
  [
    'quantos pedidos usaram o cupom BEMVINDO10 em julho e agosto?',
    nutrition,
    parcels
      .during('2025-07', '2025-08')
      .when((r) => r.coupon === 'BEMVINDO10')
      .count(),
  ],
  ['quantos pedidos foram sem cupom', nutrition, parcels.when((r) => r.coupon === undefined).count()],
  ['valor dos pedidos de cliente novo', nutrition, parcels.when((r) => r.fresh === 'S').sum('price')],
  [
    'quanto deu em pedidos de suplementos de 24/11/2025 a 30/11/2025?',
    nutrition,
    parcels.from('2025-11-24', '2025-11-30').sum('price'),
  ],
  [
    'whey protein de chocolate: quantos potes foram?',
    nutrition,
    parcels.when((r) => r.product === 'Whey protein' && r.flavour === 'Chocolate').sum('pots'),
  ],
  [
    'valor dos pedidos no pix: março contra abril',
    nutrition,
    {
      before: parcels
        .during('2026-03')
        .when((r) => r.payment === 'Pix')
        .sum('price'),
      after: parcels
        .during('2026-04')
        .when((r) => r.payment === 'Pix')
        .sum('price'),
    },
  ],
  [
    'quais as 2 marcas com maior valor de pedidos?',
    nutrition,
    most(
      parcels.by('brand', (g) => g.sum('price')),
      2,
    ),
  ],
  ['ticket médio dos pedidos por canal', nutrition, parcels.by('channel', (g) => g.mean('price'))],
  [
    'valor dos pedidos da linha bem-estar tirando o colágeno',
    nutrition,
    parcels.when((r) => r.line === 'Bem-estar' && r.product !== 'Colágeno').sum('price'),
  ],
  ['quantos pedidos saíram com frete zero?', nutrition, parcels.when((r) => r.freight === 0).count()],
  [
    'quantos pedidos acima de 300 reais foram no boleto?',
    nutrition,
    parcels.when((r) => r.price > 300 && r.payment === 'Boleto').count(),
  ],
  [
    'valor dos pedidos do Sudeste em dezembro, sem contar os devolvidos',
    nutrition,
    parcels
      .during('2025-12')
      .when((r) => r.region === 'Sudeste' && r.status !== 'DEVOLVIDO')
      .sum('price'),
  ],
  [
    'quantos pedidos tiveram mais de 10 dias de entrega?',
    nutrition,
    parcels.when((r) => r.arrival !== undefined && r.arrival > 10).count(),
  ],
  ['potes vendidos por sabor', nutrition, parcels.by('flavour', (g) => g.sum('pots'))],
  [
    'média de potes por pedido no aplicativo',
    nutrition,
    parcels.when((r) => r.channel === 'Aplicativo').mean('pots'),
  ],
  [
    'qual a fatia do marketplace no valor dos pedidos?',
    nutrition,
    parcels.share((r) => r.channel === 'Marketplace', 'price'),
  ],
  ['em qual mês o total de frete foi maior?', nutrition, most(parcels.byMonth((g) => g.sum('freight')))],
  [
    'nº de pedidos a caminho por canal',
    nutrition,
    parcels.when((r) => r.status === 'A CAMINHO').by('channel', (g) => g.count()),
  ],
  [
    'quantos pedidos da Fortavia levaram nota 5?',
    nutrition,
    parcels.when((r) => r.brand === 'Fortavia' && r.score === 5).count(),
  ],
  [
    'quantos potes a loja de suplementos vende por dia, em média?',
    nutrition,
    parcels.sum('pots') / parcels.distinct('day'),
  ],
]

export const unanswerable: string[] = [
  'quanto o Murilo ganhou de comissão?',
  'qual o telefone do arquiteto que mais encomenda?',
  'qual a cor de moldura que mais sai?',
  'quantos vidros quebraram na oficina em março?',
  'qual a placa do caminhão do Ademir?',
  'quantos litros de desinfetante foram pros banheiros?',
  'quantos convidados teve em cada casamento?',
  'qual a data de validade da creatina?',
  'quanto investimos em anúncio em novembro?',
  'qual a margem de lucro do whey protein?',
]
