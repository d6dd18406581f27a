import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* A shop of baby clothes and pushchairs, an engineering office of reports and surveys, and a bakery supplier of frozen pastries. */

const { next, whole, pick } = seededBusiness(
  'a baby shop, an engineering office, a supplier of frozen pastries',
)
const days = daysFrom('2025-07-01', 304)

const clothSizes = ['P', 'M', 'RN', 'G']
const layette = [
  {
    item: 'Body',
    sector: 'Roupas',
    brands: ['Pipoquito', 'Lua Miúda', 'Ninho Bom'],
    sizes: clothSizes,
    from: 2_490,
    to: 6_900,
  },
  {
    item: 'Macacão',
    sector: 'Roupas',
    brands: ['Lua Miúda', 'Pipoquito'],
    sizes: clothSizes,
    from: 4_990,
    to: 13_900,
  },
  {
    item: 'Manta',
    sector: 'Enxoval',
    brands: ['Ninho Bom', 'Lua Miúda'],
    sizes: ['Único'],
    from: 3_990,
    to: 15_900,
  },
  {
    item: 'Pijama',
    sector: 'Roupas',
    brands: ['Pipoquito', 'Ninho Bom'],
    sizes: clothSizes,
    from: 3_990,
    to: 9_900,
  },
  {
    item: 'Carrinho',
    sector: 'Passeio',
    brands: ['Rodabem', 'Trilhinha'],
    sizes: ['Único'],
    from: 49_900,
    to: 249_000,
  },
  {
    item: 'Vestidinho',
    sector: 'Roupas',
    brands: ['Lua Miúda', 'Pipoquito'],
    sizes: clothSizes,
    from: 5_990,
    to: 17_900,
  },
  {
    item: 'Bebê conforto',
    sector: 'Passeio',
    brands: ['Trilhinha', 'Rodabem'],
    sizes: ['Único'],
    from: 39_900,
    to: 129_000,
  },
  {
    item: 'Kit berço',
    sector: 'Enxoval',
    brands: ['Ninho Bom'],
    sizes: ['Único'],
    from: 12_900,
    to: 45_900,
  },
]
// Closed on Sundays, busiest on Saturdays.
const sales = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(3, 6) : whole(1, 3) }, () => {
        const { item, sector, brands, sizes, from, to } = pick(layette)
        const channel = pick(['Balcão', 'Balcão', 'Balcão', 'Site', 'Site', 'Telefone'])
        const payment = pick(['Pix', 'Crédito parcelado', 'Débito', 'Crédito à vista'])
        const pieces = sector === 'Passeio' ? 1 : whole(1, 5)
        const unit = whole(from, to) / 100
        const freight = channel === 'Balcão' ? undefined : next() < 0.35 ? 0 : whole(1_200, 5_900) / 100
        return {
          day,
          item,
          sector,
          brand: pick(brands),
          size: pick(sizes),
          colour: pick(['Branco', 'Amarelo', 'Azul', 'Rosa', 'Cinza', 'Verde']),
          clerk: pick(['Jussara', 'Jussara', 'Kelly', 'Kelly', 'Ivone']),
          channel,
          payment,
          instalments: payment === 'Crédito parcelado' ? whole(2, 10) : 1,
          gift: next() < 0.35 ? 'sim' : 'não',
          exchanged: next() < 0.15 ? 'sim' : 'não',
          pieces,
          unit,
          freight,
          total: cents(pieces * unit + (freight ?? 0)),
        }
      }),
    ),
)

const applicants = [
  { client: 'Construtora Rocha Clara', kind: 'Empresa' },
  { client: 'Condomínio Aroeira', kind: 'Condomínio' },
  { client: 'Banco Sabiá', kind: 'Empresa' },
  { client: 'Secretaria de Obras', kind: 'Órgão público' },
  { client: 'Condomínio Vila das Garças', kind: 'Condomínio' },
  { client: 'Seguradora Farol', kind: 'Empresa' },
  { client: 'Câmara de Vereadores', kind: 'Órgão público' },
]
let lastReport = 1_000
// Monday to Friday.
const reports = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: whole(1, 3) }, () => {
        const status = pick(['ENTREGUE', 'ENTREGUE', 'ENTREGUE', 'EM ANDAMENTO', 'EM REVISÃO'])
        const isDelivered = status === 'ENTREGUE'
        lastReport += 1
        return {
          day,
          number: `L-${lastReport}`,
          ...pick(applicants),
          service: pick([
            'Vistoria cautelar',
            'Vistoria cautelar',
            'Inspeção predial',
            'Levantamento topográfico',
            'Levantamento topográfico',
            'Avaliação de imóvel',
            'Análise estrutural',
            'Perícia judicial',
          ]),
          engineer: pick(['Evandro', 'Evandro', 'Marilda', 'Otoniel']),
          city: pick(['Porto Caju', 'Vale Sereno', 'Monte Ruivo', 'Campo Lindo']),
          status,
          art: next() < 0.75 ? 'SIM' : 'NÃO',
          hours: whole(2, 24) / 2,
          km: whole(5, 260),
          pages: isDelivered ? whole(8, 95) : undefined,
          lead: isDelivered ? whole(4, 45) : undefined,
          score: isDelivered && next() < 0.8 ? whole(5, 10) : undefined,
          travel: whole(2_500, 48_000) / 100,
          fee: whole(90_000, 980_000) / 100,
        }
      }),
    ),
)

const bakeries = [
  { client: 'Padaria Sol da Manhã', route: 'Norte' },
  { client: 'Padaria Trigo Nobre', route: 'Sul' },
  { client: 'Café Andorinha', route: 'Litoral' },
  { client: 'Confeitaria Bela Aurora', route: 'Norte' },
  { client: 'Empório Dona Zica', route: 'Planalto' },
  { client: 'Mercearia do Tonho', route: 'Sul' },
]
const pastries = [
  { product: 'Pão de queijo', line: 'Salgado', kilos: 5, from: 6_800, to: 9_200 },
  { product: 'Croissant', line: 'Salgado', kilos: 3.5, from: 8_900, to: 12_500 },
  { product: 'Folhado de palmito', line: 'Salgado', kilos: 4, from: 9_500, to: 13_900 },
  { product: 'Mini sonho', line: 'Doce', kilos: 3, from: 5_400, to: 8_100 },
  { product: 'Torta de maçã', line: 'Doce', kilos: 6.5, from: 11_000, to: 16_800 },
]
// Every day but Sunday, most on Thursdays.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 4 ? whole(3, 5) : whole(1, 3) }, () => {
        const { product, line, kilos, from, to } = pick(pastries)
        const boxes = whole(3, 48)
        const boxPrice = whole(from, to) / 100
        const value = cents(boxes * boxPrice)
        return {
          day,
          ...pick(bakeries),
          product,
          line,
          rep: pick(['Gilson', 'Gilson', 'Neuza', 'Neuza', 'Claudemir']),
          boxes,
          kilos: boxes * kilos,
          temperature: -whole(110, 220) / 10,
          damaged: next() < 0.7 ? 0 : whole(1, 3),
          onTime: next() < 0.8 ? 'sim' : 'não',
          boxPrice,
          cost: cents((value * whole(45, 68)) / 100),
          value,
        }
      }),
    ),
)

const shop = 'Vendas Loja de Bebê'
const engineering = 'LAUDOS_ENGENHARIA'
const supplier = 'pedidos_congelados'

export const files = [
  file(shop, sales, [
    ['Data da venda', ({ day }) => brazilianDay(day)],
    ['Item', ({ item }) => item],
    ['Setor', ({ sector }) => sector],
    ['Marca', ({ brand }) => brand],
    ['Tamanho', ({ size }) => size],
    ['Cor', ({ colour }) => colour],
    ['Atendente', ({ clerk }) => clerk],
    ['Canal', ({ channel }) => channel],
    ['Pagamento', ({ payment }) => payment],
    ['Parcelas', ({ instalments }) => instalments],
    ['Presente', ({ gift }) => gift],
    ['Troca', ({ exchanged }) => exchanged],
    ['Peças', ({ pieces }) => pieces],
    ['Preço da peça', ({ unit }) => commaPrice(unit)],
    ['Frete', ({ freight }) => (freight === undefined ? '' : commaPrice(freight))],
    ['Total', ({ total }) => commaPrice(total)],
  ]),
  file(engineering, reports, [
    ['DT_ABERTURA', ({ day }) => brazilianDay(day)],
    ['NR_LAUDO', ({ number }) => number],
    ['SOLICITANTE', ({ client }) => client],
    ['TIPO_SOLICITANTE', ({ kind }) => kind],
    ['SERVICO', ({ service }) => service],
    ['ENGENHEIRO', ({ engineer }) => engineer],
    ['MUNICIPIO', ({ city }) => city],
    ['SITUACAO', ({ status }) => status],
    ['ART_EMITIDA', ({ art }) => art],
    ['HORAS_CAMPO', ({ hours }) => decimal(hours, 1)],
    ['KM_RODADOS', ({ km }) => km],
    ['PAGINAS', ({ pages }) => pages ?? ''],
    ['DIAS_ENTREGA', ({ lead }) => lead ?? ''],
    ['NOTA_CLIENTE', ({ score }) => score ?? ''],
    ['CUSTO_VIAGEM', ({ travel }) => decimal(travel)],
    ['HONORARIOS', ({ fee }) => decimal(fee)],
  ]),
  file(
    supplier,
    orders,
    [
      ['data_pedido', ({ day }) => day],
      ['cliente', ({ client }) => client],
      ['rota', ({ route }) => route],
      ['produto', ({ product }) => product],
      ['linha', ({ line }) => line],
      ['representante', ({ rep }) => rep],
      ['caixas', ({ boxes }) => boxes],
      ['peso_kg', ({ kilos }) => kilos.toFixed(1)],
      ['temperatura_entrega', ({ temperature }) => temperature.toFixed(1)],
      ['avarias', ({ damaged }) => damaged],
      ['entregue_no_prazo', ({ onTime }) => onTime],
      ['preco_caixa', ({ boxPrice }) => boxPrice.toFixed(2)],
      ['custo_producao', ({ cost }) => cost.toFixed(2)],
      ['valor_pedido', ({ value }) => value.toFixed(2)],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The baby shop
  ['faturamento da loja de bebê mês a mês', shop, sales.byMonth((g) => g.sum('total'))],
  [
    'quanto deu de venda de carrinho em novembro?',
    shop,
    sales
      .during('2025-11')
      .when((r) => r.item === 'Carrinho')
      .sum('total'),
  ],
  [
    'quantas peças de body tamanho RN saíram em agosto?',
    shop,
    sales
      .during('2025-08')
      .when((r) => r.item === 'Body' && r.size === 'RN')
      .sum('pieces'),
  ],
  ['Qual atendente vendeu mais em reais?', shop, most(sales.by('clerk', (g) => g.sum('total')))],
  [
    'top 3 itens da loja de bebê em valor vendido',
    shop,
    most(
      sales.by('item', (g) => g.sum('total')),
      3,
    ),
  ],
  ['valor medio por venda no site', shop, sales.when((r) => r.channel === 'Site').mean('total')],
  ['qual cor vendeu menos peças?', shop, least(sales.by('colour', (g) => g.sum('pieces')))],
  [
    'quanto a Jussara vendeu no crédito parcelado?',
    shop,
    sales.when((r) => r.clerk === 'Jussara' && r.payment === 'Crédito parcelado').sum('total'),
  ],
  [
    'quantas vendas foram pra presente em dezembro?',
    shop,
    sales
      .during('2025-12')
      .when((r) => r.gift === 'sim')
      .count(),
  ],
  [
    'quantos por cento do faturamento da loja de bebê vem do site?',
    shop,
    sales.share((r) => r.channel === 'Site', 'total'),
  ],
  [
    'total de frete cobrado no primeiro trimestre de 2026',
    shop,
    sales.during('2026-01', '2026-03').sum('freight'),
  ],
  ['frete médio das vendas por telefone', shop, sales.when((r) => r.channel === 'Telefone').mean('freight')],
  [
    'quantas vendas do site sairam com frete zero?',
    shop,
    sales.when((r) => r.channel === 'Site' && r.freight === 0).count(),
  ],
  [
    'quantas vendas com troca teve cada item?',
    shop,
    sales.when((r) => r.exchanged === 'sim').by('item', (g) => g.count()),
  ],
  ['peças vendidas por tamanho', shop, sales.by('size', (g) => g.sum('pieces'))],
  [
    'compara o faturamento do setor de roupas de outubro com o de novembro',
    shop,
    {
      before: sales
        .during('2025-10')
        .when((r) => r.sector === 'Roupas')
        .sum('total'),
      after: sales
        .during('2025-11')
        .when((r) => r.sector === 'Roupas')
        .sum('total'),
    },
  ],
  ['quantas vendas acima de 500 reais a loja de bebê fez?', shop, sales.when((r) => r.total > 500).count()],
  [
    'em que dia da semana a loja de bebê faz o maior número de vendas?',
    shop,
    most(sales.byWeekday((g) => g.count())),
  ],
  [
    'valor vendido por marca, fora o setor Passeio',
    shop,
    sales.when((r) => r.sector !== 'Passeio').by('brand', (g) => g.sum('total')),
  ],
  ['quantas marcas diferentes a loja de bebê vendeu?', shop, sales.distinct('brand')],
  ['preço médio da peça de pijama', shop, sales.when((r) => r.item === 'Pijama').mean('unit')],
  [
    'quanto a loja de bebê faturou entre 05/12/2025 e 24/12/2025?',
    shop,
    sales.from('2025-12-05', '2025-12-24').sum('total'),
  ],
  ['a maior venda da Kelly foi de quanto?', shop, sales.when((r) => r.clerk === 'Kelly').max('total')],
  [
    'quantas mantas na cor azul a gente vendeu?',
    shop,
    sales.when((r) => r.item === 'Manta' && r.colour === 'Azul').sum('pieces'),
  ],
  [
    'faturamento da Ivone em março tirando o que foi no pix',
    shop,
    sales
      .during('2026-03')
      .when((r) => r.clerk === 'Ivone' && r.payment !== 'Pix')
      .sum('total'),
  ],
  [
    'em número de vendas, qual a porcentagem que teve troca?',
    shop,
    sales.share((r) => r.exchanged === 'sim'),
  ],
  ['média de peças por venda de cada atendente', shop, sales.by('clerk', (g) => g.mean('pieces'))],
  [
    'qual o pior mês do setor passeio em faturamento?',
    shop,
    least(sales.when((r) => r.sector === 'Passeio').byMonth((g) => g.sum('total'))),
  ],
  ['quantas vendas foram em 6 parcelas ou mais?', shop, sales.when((r) => r.instalments >= 6).count()],
  [
    'quanto vendemos de bebe conforto nos sábados?',
    shop,
    sales
      .on(6)
      .when((r) => r.item === 'Bebê conforto')
      .sum('total'),
  ],

  // The engineering office
  ['Quantos laudos abrimos em setembro?', engineering, reports.during('2025-09').count()],
  ['total de honorários por engenheiro', engineering, reports.by('engineer', (g) => g.sum('fee'))],
  ['numero de laudos por municipio', engineering, reports.by('city', (g) => g.count())],
  ['qual engenheiro rodou mais km?', engineering, most(reports.by('engineer', (g) => g.sum('km')))],
  [
    'total de horas de campo em levantamento topográfico no último trimestre de 2025',
    engineering,
    reports
      .during('2025-10', '2025-12')
      .when((r) => r.service === 'Levantamento topográfico')
      .sum('hours'),
  ],
  [
    'nota média dos clientes nos laudos do Evandro',
    engineering,
    reports.when((r) => r.engineer === 'Evandro').mean('score'),
  ],
  [
    'quantos laudos estão em andamento',
    engineering,
    reports.when((r) => r.status === 'EM ANDAMENTO').count(),
  ],
  [
    'em média, quantos dias pra entrega de uma perícia judicial?',
    engineering,
    reports.when((r) => r.service === 'Perícia judicial').mean('lead'),
  ],
  [
    'média de honorarios da inspeção predial',
    engineering,
    reports.when((r) => r.service === 'Inspeção predial').mean('fee'),
  ],
  [
    'quais os 3 solicitantes com o maior total de honorários?',
    engineering,
    most(
      reports.by('client', (g) => g.sum('fee')),
      3,
    ),
  ],
  ['que % dos laudos já está entregue?', engineering, reports.share((r) => r.status === 'ENTREGUE')],
  [
    'quantos laudos sem ART emitida tem em cada serviço?',
    engineering,
    reports.when((r) => r.art === 'NÃO').by('service', (g) => g.count()),
  ],
  ['custo de viagem total por mês', engineering, reports.byMonth((g) => g.sum('travel'))],
  [
    'soma dos honorários de condomínio em janeiro',
    engineering,
    reports
      .during('2026-01')
      .when((r) => r.kind === 'Condomínio')
      .sum('fee'),
  ],
  [
    'qual serviço tem a menor nota média de cliente?',
    engineering,
    least(reports.by('service', (g) => g.mean('score'))),
  ],
  [
    'quantas páginas dão os laudos da Marilda, no total?',
    engineering,
    reports.when((r) => r.engineer === 'Marilda').sum('pages'),
  ],
  [
    'compare o total de honorários de fevereiro com o de março',
    engineering,
    { before: reports.during('2026-02').sum('fee'), after: reports.during('2026-03').sum('fee') },
  ],
  [
    'laudos com mais de 8 horas de campo, quantos são?',
    engineering,
    reports.when((r) => r.hours > 8).count(),
  ],
  [
    'quanto gastamos de viagem em Porto Caju desde janeiro?',
    engineering,
    reports
      .during('2026-01', '2026-04')
      .when((r) => r.city === 'Porto Caju')
      .sum('travel'),
  ],
  [
    'total de honorarios sem contar orgao publico',
    engineering,
    reports.when((r) => r.kind !== 'Órgão público').sum('fee'),
  ],
  [
    'qual o maior valor de honorários numa avaliação de imóvel?',
    engineering,
    reports.when((r) => r.service === 'Avaliação de imóvel').max('fee'),
  ],
  ['total de honorários menos o custo de viagem', engineering, reports.sum('fee') - reports.sum('travel')],
  [
    'quantos laudos do Banco Sabiá foram abertos entre 15/08/2025 e 30/11/2025?',
    engineering,
    reports
      .from('2025-08-15', '2025-11-30')
      .when((r) => r.client === 'Banco Sabiá')
      .count(),
  ],
  [
    'quantos solicitantes diferentes o Otoniel atendeu em outubro?',
    engineering,
    reports
      .during('2025-10')
      .when((r) => r.engineer === 'Otoniel')
      .distinct('client'),
  ],
  [
    'qual a fatia da vistoria cautelar no total de honorários?',
    engineering,
    reports.share((r) => r.service === 'Vistoria cautelar', 'fee'),
  ],
  [
    'em média, quantos laudos a gente abre por mês?',
    engineering,
    reports.count() / reports.byMonth((g) => g.count()).length,
  ],
  ['média de km rodados por laudo em cada município', engineering, reports.by('city', (g) => g.mean('km'))],
  [
    'quantos laudos passaram de 20 dias pra entrega?',
    engineering,
    reports.when((r) => r.lead !== undefined && r.lead > 20).count(),
  ],
  [
    'qual foi o mês com menos horas de campo no total?',
    engineering,
    least(reports.byMonth((g) => g.sum('hours'))),
  ],
  ['quantos laudos receberam nota 10 do cliente', engineering, reports.when((r) => r.score === 10).count()],

  // The supplier of frozen pastries
  [
    'quanto vendemos de pão de queijo em julho, em reais?',
    supplier,
    orders
      .during('2025-07')
      .when((r) => r.product === 'Pão de queijo')
      .sum('value'),
  ],
  ['total de caixas por rota', supplier, orders.by('route', (g) => g.sum('boxes'))],
  ['Qual cliente pediu mais kg de congelados?', supplier, most(orders.by('client', (g) => g.sum('kilos')))],
  ['quantidade de pedidos por representante', supplier, orders.by('rep', (g) => g.count())],
  ['valor total dos pedidos mês a mês', supplier, orders.byMonth((g) => g.sum('value'))],
  [
    'temperatura média de entrega na rota Litoral',
    supplier,
    orders.when((r) => r.route === 'Litoral').mean('temperature'),
  ],
  [
    'quantos pedidos chegaram com temperatura acima de -15 graus?',
    supplier,
    orders.when((r) => r.temperature > -15).count(),
  ],
  [
    'quantos pedidos não foram entregues no prazo em cada rota?',
    supplier,
    orders.when((r) => r.onTime === 'não').by('route', (g) => g.count()),
  ],
  ['que % dos pedidos foi entregue no prazo?', supplier, orders.share((r) => r.onTime === 'sim')],
  [
    'valor total dos pedidos da linha doce da Confeitaria Bela Aurora',
    supplier,
    orders.when((r) => r.line === 'Doce' && r.client === 'Confeitaria Bela Aurora').sum('value'),
  ],
  [
    'os 3 produtos congelados com mais caixas pedidas',
    supplier,
    most(
      orders.by('product', (g) => g.sum('boxes')),
      3,
    ),
  ],
  [
    'total de avarias de croissant no terceiro trimestre de 2025',
    supplier,
    orders
      .during('2025-07', '2025-09')
      .when((r) => r.product === 'Croissant')
      .sum('damaged'),
  ],
  [
    'qual produto congelado rendeu menos em valor total de pedidos?',
    supplier,
    least(orders.by('product', (g) => g.sum('value'))),
  ],
  [
    'valor medio do pedido do Café Andorinha',
    supplier,
    orders.when((r) => r.client === 'Café Andorinha').mean('value'),
  ],
  [
    'quantos kg de mini sonho o Gilson vendeu?',
    supplier,
    orders.when((r) => r.product === 'Mini sonho' && r.rep === 'Gilson').sum('kilos'),
  ],
  [
    'caixas pedidas: dezembro x janeiro',
    supplier,
    { before: orders.during('2025-12').sum('boxes'), after: orders.during('2026-01').sum('boxes') },
  ],
  ['pedidos com mais de 30 caixas, quantos foram?', supplier, orders.when((r) => r.boxes > 30).count()],
  [
    'quantos pedidos temos em média por dia que tem pedido?',
    supplier,
    orders.count() / orders.distinct('day'),
  ],
  [
    'valor dos pedidos menos o custo de produção, no total',
    supplier,
    orders.sum('value') - orders.sum('cost'),
  ],
  ['custo de produção total por linha', supplier, orders.by('line', (g) => g.sum('cost'))],
  [
    'em qual dia da semana saem mais caixas de congelados?',
    supplier,
    most(orders.byWeekday((g) => g.sum('boxes'))),
  ],
  [
    'quanto a rota Sul pediu em reais desde fevereiro?',
    supplier,
    orders
      .during('2026-02', '2026-04')
      .when((r) => r.route === 'Sul')
      .sum('value'),
  ],
  [
    'valor total dos pedidos de salgado, tirando a Mercearia do Tonho',
    supplier,
    orders.when((r) => r.line === 'Salgado' && r.client !== 'Mercearia do Tonho').sum('value'),
  ],
  [
    'quantos clientes diferentes pediram torta de maça em outubro?',
    supplier,
    orders
      .during('2025-10')
      .when((r) => r.product === 'Torta de maçã')
      .distinct('client'),
  ],
  [
    'participação da rota Norte no valor dos pedidos',
    supplier,
    orders.share((r) => r.route === 'Norte', 'value'),
  ],
  ['qual a menor temperatura de entrega registrada?', supplier, orders.min('temperature')],
  [
    'quantas caixas de croissant ou folhado de palmito a Neuza vendeu, somando os dois?',
    supplier,
    orders
      .when((r) => r.rep === 'Neuza' && (r.product === 'Croissant' || r.product === 'Folhado de palmito'))
      .sum('boxes'),
  ],
  ['quantos pedidos foram sem nenhuma avaria?', supplier, orders.when((r) => r.damaged === 0).count()],
  ['média de caixas por pedido de cada cliente', supplier, orders.by('client', (g) => g.mean('boxes'))],
  [
    'quanto deu em reais os pedidos de 20/12/2025 até 10/01/2026?',
    supplier,
    orders.from('2025-12-20', '2026-01-10').sum('value'),
  ],
]

export const unanswerable: string[] = [
  'qual foi a comissão da Kelly em março?',
  'quanto pagamos pro fornecedor dos carrinhos?',
  'quantas clientes da loja de bebê estão grávidas?',
  'quanto vendemos de mamadeira?',
  'qual o endereço do Condomínio Aroeira?',
  'qual o registro no CREA do Evandro?',
  'quantos drones temos pros levantamentos?',
  'qual a validade do mini sonho?',
  'quantos quilos de farinha compramos em dezembro',
  'quanto vendemos de coxinha em agosto?',
]
