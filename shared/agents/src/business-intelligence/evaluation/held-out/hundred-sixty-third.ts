import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* A law office, a maker of cakes and sweets by order and a shop of cell-phone accessories. */

const { next, whole, pick } = seededBusiness('a law office, a cake and sweets maker, cell-phone accessories')
// All three end on 2026-03-31.
const officeDays = daysFrom('2025-06-01', 304)
const bakeryDays = daysFrom('2025-08-01', 243)
const shopDays = daysFrom('2025-09-01', 212)

const clients = [
  { client: 'Metalúrgica Aurora', areas: ['Trabalhista', 'Tributário'] },
  { client: 'Supermercado Estrela', areas: ['Trabalhista', 'Cível'] },
  { client: 'Transportadora Rota Sul', areas: ['Cível', 'Trabalhista', 'Tributário'] },
  { client: 'Clínica Santa Rita', areas: ['Tributário', 'Cível'] },
  { client: 'Sônia Barreto', areas: ['Família'] },
  { client: 'Marcos Pimentel', areas: ['Família', 'Cível'] },
  { client: 'José Amaral', areas: ['Previdenciário'] },
]
const lawyers = [
  { lawyer: 'Renata Lopes', base: 420 },
  { lawyer: 'Augusto Faria', base: 360 },
  { lawyer: 'Bianca Moura', base: 270 },
  { lawyer: 'Henrique Sales', base: 210 },
]
// Monday to Friday, most on Wednesdays; closed while the courts are.
const works = new Rows(
  officeDays
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .filter((day) => day < '2025-12-20' || day > '2026-01-06')
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 3 ? whole(4, 7) : whole(2, 5) }, () => {
        const { client, areas } = pick(clients)
        const { lawyer, base } = pick(lawyers)
        const hours = whole(1, 16) / 2
        const rate = base + whole(0, 4) * 10
        const isBillable = next() < 0.75
        return {
          day,
          client,
          area: pick(areas),
          lawyer,
          activity: pick(['Petição', 'Petição', 'Audiência', 'Reunião', 'Pesquisa', 'Diligência']),
          format: pick(['Presencial', 'Online']),
          billable: isBillable ? 'Sim' : 'Não',
          hours,
          rate,
          fees: isBillable ? cents(hours * rate) : 0,
          expense: next() < 0.65 ? undefined : whole(1_500, 38_000) / 100,
          received: isBillable ? (next() < 0.7 ? 'Sim' : 'Não') : '',
        }
      }),
    ),
)

// `from` and `to` are the price of a kilo of what is heavy, and of a piece of all else.
const sweets = [
  {
    product: 'Bolo decorado',
    category: 'Bolos',
    flavours: ['Chocolate', 'Ninho', 'Morango', 'Abacaxi'],
    few: 1,
    many: 2,
    isHeavy: true,
    from: 8_500,
    to: 12_000,
  },
  {
    product: 'Brigadeiro',
    category: 'Docinhos',
    flavours: ['Chocolate', 'Ninho', 'Café'],
    few: 25,
    many: 200,
    isHeavy: false,
    from: 130,
    to: 250,
  },
  {
    product: 'Bolo naked',
    category: 'Bolos',
    flavours: ['Ninho', 'Morango', 'Nozes'],
    few: 1,
    many: 2,
    isHeavy: true,
    from: 7_500,
    to: 10_500,
  },
  {
    product: 'Cupcake',
    category: 'Docinhos',
    flavours: ['Chocolate', 'Baunilha'],
    few: 6,
    many: 24,
    isHeavy: false,
    from: 700,
    to: 1_300,
  },
  {
    product: 'Beijinho',
    category: 'Docinhos',
    flavours: ['Coco'],
    few: 25,
    many: 150,
    isHeavy: false,
    from: 120,
    to: 230,
  },
  {
    product: 'Cheesecake',
    category: 'Tortas',
    flavours: ['Frutas vermelhas', 'Maracujá'],
    few: 1,
    many: 3,
    isHeavy: true,
    from: 6_500,
    to: 9_500,
  },
  {
    product: 'Bem-casado',
    category: 'Docinhos',
    flavours: ['Doce de leite'],
    few: 40,
    many: 180,
    isHeavy: false,
    from: 280,
    to: 480,
  },
  {
    product: 'Banoffee',
    category: 'Tortas',
    flavours: ['Banana'],
    few: 1,
    many: 3,
    isHeavy: true,
    from: 6_000,
    to: 8_500,
  },
  {
    product: 'Bolo vulcão',
    category: 'Bolos',
    flavours: ['Chocolate', 'Cenoura'],
    few: 1,
    many: 2,
    isHeavy: true,
    from: 5_500,
    to: 7_500,
  },
]
// Closed on Mondays, most on Saturdays.
const orders = new Rows(
  bakeryDays
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(4, 6) : whole(1, 3) }, () => {
        const { product, category, flavours, few, many, isHeavy, from, to } = pick(sweets)
        const pieces = whole(few, many)
        const weight = isHeavy ? (pieces * whole(3, 9)) / 2 : undefined
        const price = cents(((weight ?? pieces) * whole(from, to)) / 100)
        return {
          day,
          product,
          category,
          flavour: pick(flavours),
          occasion: pick([
            'Aniversário',
            'Aniversário',
            'Casamento',
            'Corporativo',
            'Chá de bebê',
            'Batizado',
          ]),
          channel: pick([
            'WhatsApp',
            'WhatsApp',
            'WhatsApp',
            'Instagram',
            'Instagram',
            'Indicação',
            'Indicação',
            'iFood',
          ]),
          isNew: next() < 0.35 ? 'sim' : 'não',
          pieces,
          weight,
          cost: cents((price * whole(25, 48)) / 100),
          fee: next() < 0.45 ? undefined : whole(8, 25),
          price,
        }
      }),
    ),
)

const goods = [
  {
    product: 'Capinha',
    brands: ['Hrebos', 'Spigen', 'X-One'],
    fits: true,
    many: 3,
    from: 2_500,
    to: 9_900,
    back: 0.05,
  },
  {
    product: 'Película',
    brands: ['X-One', 'Hrebos'],
    fits: true,
    many: 3,
    from: 1_500,
    to: 5_900,
    back: 0.22,
  },
  {
    product: 'Carregador',
    brands: ['Baseus', 'Kaidi', 'Xiaomi'],
    fits: false,
    many: 2,
    from: 3_900,
    to: 14_900,
    back: 0.06,
  },
  {
    product: 'Cabo USB',
    brands: ['Kaidi', 'Baseus'],
    fits: false,
    many: 4,
    from: 1_500,
    to: 6_900,
    back: 0.05,
  },
  {
    product: 'Fone bluetooth',
    brands: ['JBL', 'Xiaomi', 'Baseus'],
    fits: false,
    many: 2,
    from: 7_900,
    to: 39_900,
    back: 0.06,
  },
  {
    product: 'Suporte veicular',
    brands: ['Kaidi', 'Baseus'],
    fits: false,
    many: 2,
    from: 2_900,
    to: 8_900,
    back: 0.04,
  },
  {
    product: 'Power bank',
    brands: ['Xiaomi', 'Baseus'],
    fits: false,
    many: 2,
    from: 8_900,
    to: 24_900,
    back: 0.04,
  },
]
// Closed on Sundays, most on Saturdays.
const sales = new Rows(
  shopDays
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(5, 8) : whole(2, 5) }, () => {
        const { product, brands, fits, many, from, to, back } = pick(goods)
        const pieces = whole(1, many)
        const full = (pieces * whole(from, to)) / 100
        const discount = next() < 0.68 ? undefined : cents((full * whole(3, 15)) / 100)
        return {
          day,
          product,
          brand: pick(brands),
          model: fits ? pick(['iPhone 13', 'Galaxy A15', 'Moto G54', 'iPhone 15', 'Redmi 13']) : undefined,
          seller: pick(['Patrícia', 'Patrícia', 'Wesley', 'Jéssica']),
          store: pick(['Centro', 'Shopping']),
          payment: pick(['Pix', 'Crédito', 'Débito', 'Dinheiro']),
          swapped: next() < back ? 'SIM' : 'NÃO',
          pieces,
          discount,
          cost: cents((full * whole(35, 60)) / 100),
          total: cents(full - (discount ?? 0)),
        }
      }),
    ),
)

const office = 'Lançamentos de Horas Advocacia'
const bakery = 'encomendas_confeitaria'
const shop = 'VENDAS ACESSORIOS CELULAR'

export const files = [
  file(office, works, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Cliente', ({ client }) => client],
    ['Área', ({ area }) => area],
    ['Advogado', ({ lawyer }) => lawyer],
    ['Atividade', ({ activity }) => activity],
    ['Formato', ({ format }) => format],
    ['Faturável', ({ billable }) => billable],
    ['Horas', ({ hours }) => decimal(hours, 1)],
    ['Valor Hora', ({ rate }) => commaPrice(rate)],
    ['Honorários', ({ fees }) => commaPrice(fees)],
    ['Despesas', ({ expense }) => (expense === undefined ? '' : commaPrice(expense))],
    ['Recebido', ({ received }) => received],
  ]),
  file(
    bakery,
    orders,
    [
      ['data_entrega', ({ day }) => day],
      ['produto', ({ product }) => product],
      ['categoria', ({ category }) => category],
      ['sabor', ({ flavour }) => flavour],
      ['ocasiao', ({ occasion }) => occasion],
      ['canal', ({ channel }) => channel],
      ['cliente_novo', ({ isNew }) => isNew],
      ['qtd', ({ pieces }) => pieces],
      ['peso_kg', ({ weight }) => (weight === undefined ? '' : weight.toFixed(1))],
      ['custo_ingredientes', ({ cost }) => cost.toFixed(2)],
      ['taxa_entrega', ({ fee }) => (fee === undefined ? '' : fee.toFixed(2))],
      ['valor_pedido', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
  file(shop, sales, [
    ['DT_VENDA', ({ day }) => brazilianDay(day)],
    ['PRODUTO', ({ product }) => product],
    ['MARCA', ({ brand }) => brand],
    ['MODELO_CELULAR', ({ model }) => model ?? ''],
    ['VENDEDOR', ({ seller }) => seller],
    ['LOJA', ({ store }) => store],
    ['FORMA_PGTO', ({ payment }) => payment],
    ['TROCA', ({ swapped }) => swapped],
    ['QTDE', ({ pieces }) => pieces],
    ['VLR_DESCONTO', ({ discount }) => (discount === undefined ? '' : decimal(discount))],
    ['VLR_CUSTO', ({ cost }) => decimal(cost)],
    ['VLR_VENDA', ({ total }) => decimal(total)],
  ]),
]

export const labelled: Labelled[] = [
  // The law office
  ['total de honorarios do escritorio por mes', office, works.byMonth((g) => g.sum('fees'))],
  [
    'quantas horas a Renata trabalhou em agosto?',
    office,
    works
      .during('2025-08')
      .when((r) => r.lawyer === 'Renata Lopes')
      .sum('hours'),
  ],
  ['qual advogado gerou mais honorarios?', office, most(works.by('lawyer', (g) => g.sum('fees')))],
  ['honorários por área do direito', office, works.by('area', (g) => g.sum('fees'))],
  [
    'quantas audiencias fizemos no ultimo trimestre de 2025?',
    office,
    works
      .during('2025-10', '2025-12')
      .when((r) => r.activity === 'Audiência')
      .count(),
  ],
  [
    'horas não faturaveis de cada advogado',
    office,
    works.when((r) => r.billable === 'Não').by('lawyer', (g) => g.sum('hours')),
  ],
  [
    'quanto de honorarios ainda não foi recebido?',
    office,
    works.when((r) => r.received === 'Não').sum('fees'),
  ],
  [
    'quantos % dos honorarios vieram da area trabalhista?',
    office,
    works.share((r) => r.area === 'Trabalhista', 'fees'),
  ],
  [
    'top 3 clientes em honorarios',
    office,
    most(
      works.by('client', (g) => g.sum('fees')),
      3,
    ),
  ],
  [
    'em media quantas horas tem cada lançamento de petição?',
    office,
    works.when((r) => r.activity === 'Petição').mean('hours'),
  ],
  [
    'total de despesas da metalurgica aurora em 2025',
    office,
    works
      .during('2025-06', '2025-12')
      .when((r) => r.client === 'Metalúrgica Aurora')
      .sum('expense'),
  ],
  [
    'valor médio das despesas do escritorio, só dos lançamentos que tiveram despesa',
    office,
    works.mean('expense'),
  ],
  [
    'compara os honorarios de outubro com os de novembro',
    office,
    { before: works.during('2025-10').sum('fees'), after: works.during('2025-11').sum('fees') },
  ],
  ['quantos lançamentos tiveram mais de 5 horas?', office, works.when((r) => r.hours > 5).count()],
  [
    'em que dia da semana os advogados somam mais horas?',
    office,
    most(works.byWeekday((g) => g.sum('hours'))),
  ],
  ['qual área deu menos honorarios no total?', office, least(works.by('area', (g) => g.sum('fees')))],
  [
    'honorairos da Bianca sem contar o Supermercado Estrela',
    office,
    works.when((r) => r.lawyer === 'Bianca Moura' && r.client !== 'Supermercado Estrela').sum('fees'),
  ],
  [
    'quantos clientes diferentes o Henrique atendeu em outubro?',
    office,
    works
      .during('2025-10')
      .when((r) => r.lawyer === 'Henrique Sales')
      .distinct('client'),
  ],
  ['maior valor de honorarios em um único lançamento', office, works.max('fees')],
  [
    'quantas reuniões online tivemos em 2025?',
    office,
    works
      .during('2025-06', '2025-12')
      .when((r) => r.activity === 'Reunião' && r.format === 'Online')
      .count(),
  ],
  [
    'que porcentagem das horas do escritorio não é faturável?',
    office,
    works.share((r) => r.billable === 'Não', 'hours'),
  ],
  ['total de horas por atividade', office, works.by('activity', (g) => g.sum('hours'))],
  [
    'honorarios recebidos por cliente',
    office,
    works.when((r) => r.received === 'Sim').by('client', (g) => g.sum('fees')),
  ],
  [
    'quantas horas de diligencia entre 15/09/2025 e 31/10/2025?',
    office,
    works
      .from('2025-09-15', '2025-10-31')
      .when((r) => r.activity === 'Diligência')
      .sum('hours'),
  ],
  ['qual foi o mês com menos horas dos advogados?', office, least(works.byMonth((g) => g.sum('hours')))],
  [
    'em media quanto deu de honorarios por dia com lançamento?',
    office,
    works.sum('fees') / works.distinct('day'),
  ],
  ['quantos lançamentos estão sem despesa?', office, works.when((r) => r.expense === undefined).count()],
  [
    'total de horas do Augusto e do Henrique, de cada um',
    office,
    works
      .when((r) => r.lawyer === 'Augusto Faria' || r.lawyer === 'Henrique Sales')
      .by('lawyer', (g) => g.sum('hours')),
  ],
  [
    'vou fechar o balanço do escritorio. quanto deu de honorarios de família no primeiro trimestre de 2026?',
    office,
    works
      .during('2026-01', '2026-03')
      .when((r) => r.area === 'Família')
      .sum('fees'),
  ],
  [
    'honorarios recebidos da clinica santa rita desde dezembro',
    office,
    works
      .during('2025-12', '2026-03')
      .when((r) => r.client === 'Clínica Santa Rita' && r.received === 'Sim')
      .sum('fees'),
  ],

  // The maker of cakes and sweets
  ['quantas encomedas tivemos em dezembro?', bakery, orders.during('2025-12').count()],
  ['faturmento da confeitaria por mes', bakery, orders.byMonth((g) => g.sum('price'))],
  ['qual sabor aparece em mais pedidos?', bakery, most(orders.by('flavour', (g) => g.count()))],
  [
    'quantos brigadeiros vendemos em outubro?',
    bakery,
    orders
      .during('2025-10')
      .when((r) => r.product === 'Brigadeiro')
      .sum('pieces'),
  ],
  [
    'valor total dos pedidos de bolos por sabor',
    bakery,
    orders.when((r) => r.category === 'Bolos').by('flavour', (g) => g.sum('price')),
  ],
  [
    'quantos kg de bolo naked a gente fez?',
    bakery,
    orders.when((r) => r.product === 'Bolo naked').sum('weight'),
  ],
  [
    'peso medio em kg das encomendas da categoria bolos',
    bakery,
    orders.when((r) => r.category === 'Bolos').mean('weight'),
  ],
  [
    'que porcentagem das encomendas veio do instagram?',
    bakery,
    orders.share((r) => r.channel === 'Instagram'),
  ],
  [
    'qual ocasião dá mais faturamento pra confeitaria?',
    bakery,
    most(orders.by('occasion', (g) => g.sum('price'))),
  ],
  [
    'top 3 produtos da confeitaria em faturamento',
    bakery,
    most(
      orders.by('product', (g) => g.sum('price')),
      3,
    ),
  ],
  ['quanto deu de taxa de entrega em novembro?', bakery, orders.during('2025-11').sum('fee')],
  ['quantos pedidos sairam sem taxa de entrega?', bakery, orders.when((r) => r.fee === undefined).count()],
  [
    'valor medio por pedido nas encomendas de casamento',
    bakery,
    orders.when((r) => r.occasion === 'Casamento').mean('price'),
  ],
  [
    'faturamento dos docinhos: janeiro x fevereiro',
    bakery,
    {
      before: orders
        .during('2026-01')
        .when((r) => r.category === 'Docinhos')
        .sum('price'),
      after: orders
        .during('2026-02')
        .when((r) => r.category === 'Docinhos')
        .sum('price'),
    },
  ],
  [
    'quantos pedidos de bolo decorado passaram de 300 reais?',
    bakery,
    orders.when((r) => r.product === 'Bolo decorado' && r.price > 300).count(),
  ],
  ['em q dia da semana entregamos mais encomendas?', bakery, most(orders.byWeekday((g) => g.count()))],
  [
    'quantas encomendas de cliente novo vieram de cada canal?',
    bakery,
    orders.when((r) => r.isNew === 'sim').by('channel', (g) => g.count()),
  ],
  [
    'que % do faturamento da confeitaria veio de cliente novo?',
    bakery,
    orders.share((r) => r.isNew === 'sim', 'price'),
  ],
  [
    'valor dos pedidos menos o custo dos ingredientes em 2025',
    bakery,
    orders.during('2025-08', '2025-12').sum('price') - orders.during('2025-08', '2025-12').sum('cost'),
  ],
  ['custo médio de ingredientes por produto', bakery, orders.by('product', (g) => g.mean('cost'))],
  [
    'quantas encomendas de cupcake sem contar as do ifood?',
    bakery,
    orders.when((r) => r.product === 'Cupcake' && r.channel !== 'iFood').count(),
  ],
  [
    'qual o valor do maior pedido de bem-casado?',
    bakery,
    orders.when((r) => r.product === 'Bem-casado').max('price'),
  ],
  ['qual canal trouxe menos encomendas?', bakery, least(orders.by('channel', (g) => g.count()))],
  [
    'quanto faturamos de cheesecake aos domingos?',
    bakery,
    orders
      .on(0)
      .when((r) => r.product === 'Cheesecake')
      .sum('price'),
  ],
  [
    'em média quantas encomendas entregamos por mês?',
    bakery,
    orders.count() / orders.byMonth((g) => g.count()).length,
  ],
  [
    'quantos sabores diferentes de docinhos a gente já vendeu?',
    bakery,
    orders.when((r) => r.category === 'Docinhos').distinct('flavour'),
  ],
  [
    'quanto gastamos de ingredientes nos pedidos corporativos de setembro a novembro?',
    bakery,
    orders
      .during('2025-09', '2025-11')
      .when((r) => r.occasion === 'Corporativo')
      .sum('cost'),
  ],
  [
    'faturamento com cha de bebe entre 10/01/2026 e 28/02/2026',
    bakery,
    orders
      .from('2026-01-10', '2026-02-28')
      .when((r) => r.occasion === 'Chá de bebê')
      .sum('price'),
  ],
  [
    'whatsapp e indicação: quanto faturou cada canal?',
    bakery,
    orders
      .when((r) => r.channel === 'WhatsApp' || r.channel === 'Indicação')
      .by('channel', (g) => g.sum('price')),
  ],
  [
    'to pensando em mudar o cardapio. qual produto da categoria docinhos vendeu menos unidades?',
    bakery,
    least(orders.when((r) => r.category === 'Docinhos').by('product', (g) => g.sum('pieces'))),
  ],

  // The shop of accessories
  ['valor das vendas de acessorios por mês', shop, sales.byMonth((g) => g.sum('total'))],
  [
    'qtas capinhas vendemos em dezembro?',
    shop,
    sales
      .during('2025-12')
      .when((r) => r.product === 'Capinha')
      .sum('pieces'),
  ],
  ['qual vendedor vendeu mais em valor?', shop, most(sales.by('seller', (g) => g.sum('total')))],
  ['total vendido em reais por marca de acessorio', shop, sales.by('brand', (g) => g.sum('total'))],
  [
    'os 3 acessorios com mais unidades vendidas',
    shop,
    most(
      sales.by('product', (g) => g.sum('pieces')),
      3,
    ),
  ],
  [
    'quanto entrou no pix na loja shopping?',
    shop,
    sales.when((r) => r.payment === 'Pix' && r.store === 'Shopping').sum('total'),
  ],
  [
    'qual % do valor vendido em acessorios foi no credito?',
    shop,
    sales.share((r) => r.payment === 'Crédito', 'total'),
  ],
  ['quantas vendas tiveram troca?', shop, sales.when((r) => r.swapped === 'SIM').count()],
  [
    'qual acessorio teve mais vendas com troca?',
    shop,
    most(sales.when((r) => r.swapped === 'SIM').by('product', (g) => g.count())),
  ],
  [
    'quantas peliculas de iphone 13 foram vendidas?',
    shop,
    sales.when((r) => r.product === 'Película' && r.model === 'iPhone 13').sum('pieces'),
  ],
  [
    'quantidade vendida de capinha por modelo de celular',
    shop,
    sales.when((r) => r.product === 'Capinha').by('model', (g) => g.sum('pieces')),
  ],
  [
    'total de desconto que o Wesley deu em novembro',
    shop,
    sales
      .during('2025-11')
      .when((r) => r.seller === 'Wesley')
      .sum('discount'),
  ],
  ['desconto medio em reais, só das vendas que tiveram desconto', shop, sales.mean('discount')],
  ['quantas vendas foram sem desconto?', shop, sales.when((r) => r.discount === undefined).count()],
  [
    'compara o valor vendido de fone bluetooth em novembro com dezembro',
    shop,
    {
      before: sales
        .during('2025-11')
        .when((r) => r.product === 'Fone bluetooth')
        .sum('total'),
      after: sales
        .during('2025-12')
        .when((r) => r.product === 'Fone bluetooth')
        .sum('total'),
    },
  ],
  ['loja centro e loja shopping, valor vendido de cada uma', shop, sales.by('store', (g) => g.sum('total'))],
  [
    'quantas vendas acima de 150 reais a Jessica fez?',
    shop,
    sales.when((r) => r.seller === 'Jéssica' && r.total > 150).count(),
  ],
  ['valor vendido em acessorios por dia da semana', shop, sales.byWeekday((g) => g.sum('total'))],
  [
    'nos carregadores, quanto deu o valor de venda menos o custo?',
    shop,
    sales.when((r) => r.product === 'Carregador').sum('total') -
      sales.when((r) => r.product === 'Carregador').sum('cost'),
  ],
  [
    'qual marca de acessorio teve o menor valor total vendido?',
    shop,
    least(sales.by('brand', (g) => g.sum('total'))),
  ],
  [
    'quanto a Patrícia vendeu em reais no primeiro trimestre de 2026?',
    shop,
    sales
      .during('2026-01', '2026-03')
      .when((r) => r.seller === 'Patrícia')
      .sum('total'),
  ],
  [
    'quanto vendemos em reais de power bank tirando a xiaomi?',
    shop,
    sales.when((r) => r.product === 'Power bank' && r.brand !== 'Xiaomi').sum('total'),
  ],
  ['ticket médio por venda da loja shopping', shop, sales.when((r) => r.store === 'Shopping').mean('total')],
  [
    'valor da maior venda de fone bluetooth',
    shop,
    sales.when((r) => r.product === 'Fone bluetooth').max('total'),
  ],
  ['valor da menor venda de cabo usb', shop, sales.when((r) => r.product === 'Cabo USB').min('total')],
  [
    'quanto a loja vendeu em dinheiro aos sabados?',
    shop,
    sales
      .on(6)
      .when((r) => r.payment === 'Dinheiro')
      .sum('total'),
  ],
  [
    'quantas marcas diferentes de carregador a gente vendeu?',
    shop,
    sales.when((r) => r.product === 'Carregador').distinct('brand'),
  ],
  ['custo total dos acessorios vendidos em fevereiro', shop, sales.during('2026-02').sum('cost')],
  ['numero de vendas por forma de pgto', shop, sales.by('payment', (g) => g.count())],
  [
    'vou renovar o contrato do ponto. qual o valor vendido na loja shopping desde janeiro?',
    shop,
    sales
      .during('2026-01', '2026-03')
      .when((r) => r.store === 'Shopping')
      .sum('total'),
  ],
]

export const unanswerable: string[] = [
  'qual o salario da recepcionista do escritorio?',
  'quantos processos o Augusto ganhou na justiça?',
  'idade media dos clientes do escritorio de advocacia',
  'quantos ovos usamos em dezembro?',
  'quantas calorias tem o brigadeiro?',
  'qual a nota de satisfação dos clientes da confeitaria?',
  'quanto gastamos com anuncio no instagram?',
  'qual o estoque atual de capinhas?',
  'quanto pagamos de aluguel da loja shopping em janeiro?',
  'qual a comissão da Jéssica em fevereiro?',
]
