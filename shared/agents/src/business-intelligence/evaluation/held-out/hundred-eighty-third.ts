import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* Harvests of a coffee farm, sales of a farm shop, repairs of a phone repair shop. */

const { whole, pick, among } = seededBusiness('a coffee harvest, a farm shop, a phone repair shop')

const plots = [
  { plot: 'Baixada', variety: 'Mundo Novo' },
  { plot: 'Alto da Serra', variety: 'Bourbon Amarelo' },
  { plot: 'Mangueira', variety: 'Catuaí Vermelho' },
  { plot: 'Represa', variety: 'Mundo Novo' },
  { plot: 'Grota Funda', variety: 'Catuaí Vermelho' },
  { plot: 'Cruzeiro', variety: 'Arara' },
]
// One season, May to September; nobody picks on Sundays.
const lots = new Rows(
  daysFrom('2025-05-05', 149)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: whole(1, 3) }, () => {
        const method = among(['Manual', 5], ['Derriçadeira', 3], ['Máquina', 2])
        const litres = (method === 'Máquina' ? whole(20, 60) : whole(5, 40)) * 60
        return {
          day,
          ...pick(plots),
          method,
          foreman: among(['Adão', 5], ['Lurdinha', 3], ['Zeca', 2]),
          drying: among(['Terreiro', 6], ['Secador', 3], ['Estufa', 2]),
          litres,
          moisture: whole(100, 138) / 10,
          cost: cents((litres * whole(28, 46)) / 100),
        }
      }),
    ),
)

const goods = [
  { product: 'Queijo minas', section: 'Laticínios', from: 2_800, to: 4_800 },
  { product: 'Doce de leite', section: 'Laticínios', from: 1_800, to: 3_200 },
  { product: 'Café torrado', section: 'Mercearia', from: 2_600, to: 4_900 },
  { product: 'Mel', section: 'Mercearia', from: 2_500, to: 5_500 },
  { product: 'Cachaça', section: 'Bebidas', from: 3_500, to: 12_000 },
  { product: 'Geleia de jabuticaba', section: 'Mercearia', from: 1_600, to: 2_900 },
  { product: 'Suco de uva', section: 'Bebidas', from: 1_400, to: 2_600 },
]
// Open from Thursday to Sunday; November and December are there twice.
const sales = new Rows(
  daysFrom('2024-11-01', 426)
    .filter((day) => [0, 4, 5, 6].includes(weekdayIn(day)))
    .flatMap((day) =>
      Array.from({ length: whole(1, 2) }, () => {
        const { product, section, from, to } = pick(goods)
        const buyer = among(['Turista', 6], ['Morador', 4], ['Pousada', 2])
        const pieces = buyer === 'Pousada' ? whole(5, 20) : whole(1, 5)
        const unit = whole(from, to) / 100
        return {
          day,
          product,
          section,
          clerk: among(['Juliana', 5], ['Ivo', 3], ['Tonha', 2]),
          buyer,
          payment: among(['Pix', 5], ['Cartão', 4], ['Dinheiro', 3]),
          pieces,
          unit,
          total: cents(pieces * unit),
        }
      }),
    ),
)

const faults = [
  { fault: 'Tela quebrada', from: 14_000, to: 62_000 },
  { fault: 'Bateria', from: 6_000, to: 24_000 },
  { fault: 'Conector de carga', from: 2_500, to: 9_000 },
  { fault: 'Câmera', from: 8_000, to: 38_000 },
  { fault: 'Alto-falante', from: 2_000, to: 8_500 },
  { fault: 'Oxidação', from: 3_000, to: 29_000 },
]
// Closed on Sundays; March and April are there twice.
const repairs = new Rows(
  daysFrom('2025-03-01', 426)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: whole(0, 2) }, () => {
        const { fault, from, to } = pick(faults)
        const parts = whole(from, to) / 100
        return {
          day,
          brand: among(['Samsung', 5], ['Motorola', 4], ['Apple', 3], ['Xiaomi', 2]),
          fault,
          technician: among(['Wesley', 5], ['Priscila', 3], ['Caio', 2]),
          channel: among(['Balcão', 6], ['Motoboy', 3], ['Correios', 2]),
          status: among(['Entregue', 8], ['Aguardando peça', 3], ['Pronto', 2]),
          bench: whole(1, 15),
          parts,
          price: cents(parts + whole(6_000, 22_000) / 100),
        }
      }),
    ),
)

const harvest = 'Colheita Café'
const shop = 'VENDAS LOJINHA DA FAZENDA'
const workshop = 'consertos_celulares'

export const files = [
  file(harvest, lots, [
    ['Data da Colheita', ({ day }) => brazilianDay(day)],
    ['Talhão', ({ plot }) => plot],
    ['Variedade', ({ variety }) => variety],
    ['Método', ({ method }) => method],
    ['Encarregado', ({ foreman }) => foreman],
    ['Secagem', ({ drying }) => drying],
    ['Volume (litros)', ({ litres }) => litres],
    ['Umidade (%)', ({ moisture }) => decimal(moisture, 1)],
    ['Custo colheita (R$)', ({ cost }) => dotted(decimal(cost))],
  ]),
  file(shop, sales, [
    ['DATA', ({ day }) => brazilianDay(day)],
    ['PRODUTO', ({ product }) => product],
    ['SETOR', ({ section }) => section],
    ['ATENDENTE', ({ clerk }) => clerk],
    ['TIPO_CLIENTE', ({ buyer }) => buyer],
    ['PAGTO', ({ payment }) => payment],
    ['QTDE', ({ pieces }) => pieces],
    ['VLR_UNIT', ({ unit }) => commaPrice(unit)],
    ['VLR_TOTAL', ({ total }) => dotted(commaPrice(total))],
  ]),
  file(workshop, repairs, [
    ['Data entrada', ({ day }) => brazilianDay(day)],
    ['Marca', ({ brand }) => brand],
    ['Defeito', ({ fault }) => fault],
    ['Tecnico', ({ technician }) => technician],
    ['Chegou por', ({ channel }) => channel],
    ['Situação', ({ status }) => status],
    ['Dias na bancada', ({ bench }) => bench],
    ['Custo peças (R$)', ({ parts }) => decimal(parts)],
    ['Valor do conserto (R$)', ({ price }) => decimal(price)],
  ]),
]

export const labelled: Labelled[] = [
  // The coffee harvest
  ['quantos litros de café colhemos em junho?', harvest, lots.during('2025-06').sum('litres')],
  ['Litros colhidos por talhão', harvest, lots.by('plot', (g) => g.sum('litres'))],
  ['quantos lotes ficaram com o encarregado Adão?', harvest, lots.when((r) => r.foreman === 'Adão').count()],
  ['qual talhão rendeu mais litros na safra?', harvest, most(lots.by('plot', (g) => g.sum('litres')))],
  ['custo total da colheita em agosto', harvest, lots.during('2025-08').sum('cost')],
  [
    'Qual é o custo médio por lote na colheita manual?',
    harvest,
    lots.when((r) => r.method === 'Manual').mean('cost'),
  ],
  [
    'que porcentagem dos litros colhidos foi de Catuaí Vermelho?',
    harvest,
    lots.share((r) => r.variety === 'Catuaí Vermelho', 'litres'),
  ],
  [
    'quantos lotes colhidos em julho foram secos no terreiro',
    harvest,
    lots
      .during('2025-07')
      .when((r) => r.drying === 'Terreiro')
      .count(),
  ],
  [
    'Top 3 talhões em custo de colheita',
    harvest,
    most(
      lots.by('plot', (g) => g.sum('cost')),
      3,
    ),
  ],
  ['umidade media dos lotes por secagem', harvest, lots.by('drying', (g) => g.mean('moisture'))],
  ['quantos lotes deram umidade acima de 12%?', harvest, lots.when((r) => r.moisture > 12).count()],
  [
    'Qual o maior volume de um único lote de Mundo Novo?',
    harvest,
    lots.when((r) => r.variety === 'Mundo Novo').max('litres'),
  ],
  ['litros de cafe colhidos mes a mes', harvest, lots.byMonth((g) => g.sum('litres'))],
  [
    'compara os litros colhidos em maio com os de junho',
    harvest,
    { before: lots.during('2025-05').sum('litres'), after: lots.during('2025-06').sum('litres') },
  ],
  [
    'Somando a safra toda, em que dia da semana colhemos mais litros?',
    harvest,
    most(lots.byWeekday((g) => g.sum('litres'))),
  ],
  ['quantas variedades diferentes a gente colheu?', harvest, lots.distinct('variety')],
  ['lotes abaixo de 600 litros, quantos foram?', harvest, lots.when((r) => r.litres < 600).count()],
  [
    'Litros colhidos: Adão x Lurdinha',
    harvest,
    lots.when((r) => r.foreman === 'Adão' || r.foreman === 'Lurdinha').by('foreman', (g) => g.sum('litres')),
  ],
  [
    'quanto gastamos com a colheita no Cruzeiro?',
    harvest,
    lots.when((r) => r.plot === 'Cruzeiro').sum('cost'),
  ],
  ['qual variedade deu menos litros?', harvest, least(lots.by('variety', (g) => g.sum('litres')))],
  ['volume colhido de 10/06/2025 a 20/07/2025', harvest, lots.from('2025-06-10', '2025-07-20').sum('litres')],
  [
    'umidade mais baixa registrada num lote do Alto da Serra',
    harvest,
    lots.when((r) => r.plot === 'Alto da Serra').min('moisture'),
  ],
  ['custo da colheita por método', harvest, lots.by('method', (g) => g.sum('cost'))],
  ['qual método de colheita teve mais lotes?', harvest, most(lots.by('method', (g) => g.count()))],
  [
    'quantos litros de bourbon amarelo foram colhidos com derriçadeira',
    harvest,
    lots.when((r) => r.variety === 'Bourbon Amarelo' && r.method === 'Derriçadeira').sum('litres'),
  ],
  ['quantos lotes colhemos aos sábados?', harvest, lots.on(6).count()],
  ['em média, quantos litros por lote em setembro?', harvest, lots.during('2025-09').mean('litres')],
  [
    'tirando o talhão Baixada, quanto foi o custo da colheita?',
    harvest,
    lots.when((r) => r.plot !== 'Baixada').sum('cost'),
  ],
  ['mês com maior custo de colheita', harvest, most(lots.byMonth((g) => g.sum('cost')))],
  [
    'tô acertando as contas com o Zeca: quanto deu o custo da colheita nos lotes dele em julho e agosto, somados?',
    harvest,
    lots
      .during('2025-07', '2025-08')
      .when((r) => r.foreman === 'Zeca')
      .sum('cost'),
  ],

  // The farm shop
  ['faturamento da lojinha em março?', shop, sales.during('2025-03').sum('total')],
  ['quantos reais a lojinha vendeu em dezembro de 2024', shop, sales.during('2024-12').sum('total')],
  [
    'faturamento da lojinha mês a mês em 2025',
    shop,
    sales.during('2025-01', '2025-12').byMonth((g) => g.sum('total')),
  ],
  [
    'quantas unidades de doce de leite foram vendidas?',
    shop,
    sales.when((r) => r.product === 'Doce de leite').sum('pieces'),
  ],
  ['Qual produto da lojinha faturou mais?', shop, most(sales.by('product', (g) => g.sum('total')))],
  [
    'me dá os 3 produtos com maior valor vendido na lojinha',
    shop,
    most(
      sales.by('product', (g) => g.sum('total')),
      3,
    ),
  ],
  ['quantidade vendida de cada produto da lojinha', shop, sales.by('product', (g) => g.sum('pieces'))],
  ['ticket médio da lojinha', shop, sales.mean('total')],
  [
    'quantas vendas a Juliana fez em 2025?',
    shop,
    sales
      .during('2025-01', '2025-12')
      .when((r) => r.clerk === 'Juliana')
      .count(),
  ],
  [
    'valor total vendido pela Tonha no pix',
    shop,
    sales.when((r) => r.clerk === 'Tonha' && r.payment === 'Pix').sum('total'),
  ],
  [
    'Quantos por cento do faturamento da lojinha vem de turista?',
    shop,
    sales.share((r) => r.buyer === 'Turista', 'total'),
  ],
  ['vendas pagas em dinheiro: quantas foram?', shop, sales.when((r) => r.payment === 'Dinheiro').count()],
  [
    'quantas vendas da lojinha tiveram total acima de R$ 150?',
    shop,
    sales.when((r) => r.total > 150).count(),
  ],
  [
    'faturamento da lojinha: novembro de 2024 contra novembro de 2025',
    shop,
    { before: sales.during('2024-11').sum('total'), after: sales.during('2025-11').sum('total') },
  ],
  [
    'em qual dia da semana está o maior faturamento total da lojinha?',
    shop,
    most(sales.byWeekday((g) => g.sum('total'))),
  ],
  ['faturameto por setor', shop, sales.by('section', (g) => g.sum('total'))],
  ['preço unitário médio da cachaça', shop, sales.when((r) => r.product === 'Cachaça').mean('unit')],
  ['qual atendente vendeu menos em valor?', shop, least(sales.by('clerk', (g) => g.sum('total')))],
  [
    'qual o valor vendido pras pousadas no primeiro semestre de 2025',
    shop,
    sales
      .during('2025-01', '2025-06')
      .when((r) => r.buyer === 'Pousada')
      .sum('total'),
  ],
  [
    'Valor da maior venda de queijo minas',
    shop,
    sales.when((r) => r.product === 'Queijo minas').max('total'),
  ],
  ['quantos produtos diferentes já foram vendidos na lojinha?', shop, sales.distinct('product')],
  [
    'faturamento no cartão entre 15/04/2025 e 15/06/2025',
    shop,
    sales
      .from('2025-04-15', '2025-06-15')
      .when((r) => r.payment === 'Cartão')
      .sum('total'),
  ],
  ['quanto a lojinha faturou aos domingos?', shop, sales.on(0).sum('total')],
  [
    'mel e geleia de jabuticaba: quanto faturou cada um?',
    shop,
    sales
      .when((r) => r.product === 'Mel' || r.product === 'Geleia de jabuticaba')
      .by('product', (g) => g.sum('total')),
  ],
  ['quantidade média por venda em cada tipo de cliente', shop, sales.by('buyer', (g) => g.mean('pieces'))],
  [
    'qual foi o pior mês de 2025 em faturamento na lojinha?',
    shop,
    least(sales.during('2025-01', '2025-12').byMonth((g) => g.sum('total'))),
  ],
  [
    'quanto faturou o setor mercearia sem contar o café torrado?',
    shop,
    sales.when((r) => r.section === 'Mercearia' && r.product !== 'Café torrado').sum('total'),
  ],
  [
    'Em média, quanto a lojinha faturou por mês em 2025?',
    shop,
    sales.during('2025-01', '2025-12').sum('total') / 12,
  ],
  [
    'em que data a lojinha teve o maior faturamento?',
    shop,
    most(
      sales.by('day', (g) => g.sum('total')).map(([day, value]): [string, number] => [shownDay(day), value]),
    ),
  ],
  [
    'o patrão pediu o fechamento do natal, me diz quantos reais a lojinha vendeu de 01/12/2025 a 24/12/2025',
    shop,
    sales.from('2025-12-01', '2025-12-24').sum('total'),
  ],

  // The phone repair shop
  ['quantos aparelhos entraram pra conserto em maio?', workshop, repairs.during('2025-05').count()],
  ['quantidade de consertos por marca', workshop, repairs.by('brand', (g) => g.count())],
  ['valor total dos consertos que entraram em dezembro', workshop, repairs.during('2025-12').sum('price')],
  [
    'Com qual técnico está o maior número de consertos?',
    workshop,
    most(repairs.by('technician', (g) => g.count())),
  ],
  ['média de dias na bancada por defeito', workshop, repairs.by('fault', (g) => g.mean('bench'))],
  [
    'qual foi o custo total de peças nos aparelhos da Apple?',
    workshop,
    repairs.when((r) => r.brand === 'Apple').sum('parts'),
  ],
  [
    'quantos celulares estão aguardando peça?',
    workshop,
    repairs.when((r) => r.status === 'Aguardando peça').count(),
  ],
  ['que % dos consertos está entregue?', workshop, repairs.share((r) => r.status === 'Entregue')],
  [
    'Quais os 3 defeitos com maior valor total de conserto?',
    workshop,
    most(
      repairs.by('fault', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'valor médio do conserto de tela quebrada',
    workshop,
    repairs.when((r) => r.fault === 'Tela quebrada').mean('price'),
  ],
  [
    'quantos consertos ficaram mais de 10 dias na bancada',
    workshop,
    repairs.when((r) => r.bench > 10).count(),
  ],
  [
    'abril de 2025 x abril de 2026: quantos consertos entraram?',
    workshop,
    { before: repairs.during('2025-04').count(), after: repairs.during('2026-04').count() },
  ],
  [
    'quantos samsung entraram com defeito de bateria?',
    workshop,
    repairs.when((r) => r.brand === 'Samsung' && r.fault === 'Bateria').count(),
  ],
  [
    'Valor dos consertos menos o custo das peças, no total',
    workshop,
    repairs.sum('price') - repairs.sum('parts'),
  ],
  [
    'quanto dá a soma do valor dos consertos que chegaram por motoboy?',
    workshop,
    repairs.when((r) => r.channel === 'Motoboy').sum('price'),
  ],
  [
    'qual dia da semana de entrada soma o maior valor de consertos?',
    workshop,
    most(repairs.byWeekday((g) => g.sum('price'))),
  ],
  [
    'valor do conserto mais caro da Priscila',
    workshop,
    repairs.when((r) => r.technician === 'Priscila').max('price'),
  ],
  [
    'quantos defeitos diferentes já apareceram em Xiaomi?',
    workshop,
    repairs.when((r) => r.brand === 'Xiaomi').distinct('fault'),
  ],
  ['custo das peças por técnico', workshop, repairs.by('technician', (g) => g.sum('parts'))],
  [
    'quantos consertos têm valor do conserto acima de R$ 500?',
    workshop,
    repairs.when((r) => r.price > 500).count(),
  ],
  [
    'quantos dias na bancada, em média, ficam os aparelhos do Caio?',
    workshop,
    repairs.when((r) => r.technician === 'Caio').mean('bench'),
  ],
  [
    'numero de concertos por mes em 2025',
    workshop,
    repairs.during('2025-03', '2025-12').byMonth((g) => g.count()),
  ],
  [
    'em qual mês de 2025 o custo de peças foi maior?',
    workshop,
    most(repairs.during('2025-03', '2025-12').byMonth((g) => g.sum('parts'))),
  ],
  [
    'quanto somam em valor os consertos com situação Pronto?',
    workshop,
    repairs.when((r) => r.status === 'Pronto').sum('price'),
  ],
  [
    'Motorola e Samsung, quanto deu o valor total dos consertos de cada uma?',
    workshop,
    repairs.when((r) => r.brand === 'Motorola' || r.brand === 'Samsung').by('brand', (g) => g.sum('price')),
  ],
  [
    'participação da Apple no valor total dos consertos, em %',
    workshop,
    repairs.share((r) => r.brand === 'Apple', 'price'),
  ],
  [
    'quantos consertos entraram entre 10/09/2025 e 31/10/2025?',
    workshop,
    repairs.from('2025-09-10', '2025-10-31').count(),
  ],
  [
    'qnts consertos de camera entraram pro Wesley em 2025',
    workshop,
    repairs
      .during('2025-03', '2025-12')
      .when((r) => r.fault === 'Câmera' && r.technician === 'Wesley')
      .count(),
  ],
  [
    'menor custo de peças num conserto de conector de carga',
    workshop,
    repairs.when((r) => r.fault === 'Conector de carga').min('parts'),
  ],
  [
    'oi, preciso passar pro contador: qual o valor total dos consertos que entraram no primeiro trimestre de 2026?',
    workshop,
    repairs.during('2026-01', '2026-03').sum('price'),
  ],
]

export const unanswerable: string[] = [
  'quantos pés de café tem no talhão Represa?',
  'qual a cotação da saca de café na bolsa?',
  'quanto de diesel a máquina gastou na colheita?',
  'por que a umidade dos lotes aumentou?',
  'qual o estoque de queijo minas na lojinha?',
  'quanto a lojinha vai faturar no ano que vem?',
  'qual o salário da Juliana?',
  'quantos aparelhos voltaram na garantia?',
  'qual o telefone do dono do Samsung que está aguardando peça?',
  'quanto pagamos de aluguel da assistência técnica?',
]
