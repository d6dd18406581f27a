import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A bar of craft drinks, a removals of rubble by skip and a shop of sports shoes. */

const { next, whole, pick, among } = seededBusiness(
  'a bar of drinks, skips for rubble, a shop of sports shoes',
)
const days = daysFrom('2025-07-01', 304)

const menu: [{ drink: string; category: string; from: number; to: number }, number][] = [
  [{ drink: 'Gin tônica', category: 'Clássico', from: 2_800, to: 3_400 }, 22],
  [{ drink: 'Negroni', category: 'Clássico', from: 3_400, to: 4_000 }, 14],
  [{ drink: 'Caipirinha', category: 'Clássico', from: 1_800, to: 2_300 }, 15],
  [{ drink: 'Moscow Mule', category: 'Clássico', from: 3_000, to: 3_600 }, 8],
  [{ drink: 'Jabuticaba Sour', category: 'Autoral', from: 3_600, to: 4_300 }, 11],
  [{ drink: 'Cajá Spritz', category: 'Autoral', from: 3_300, to: 3_900 }, 6],
  [{ drink: 'IPA da casa', category: 'Cerveja artesanal', from: 1_900, to: 2_500 }, 13],
  [{ drink: 'Kombucha', category: 'Sem álcool', from: 1_400, to: 1_800 }, 6],
  [{ drink: 'Soda de hibisco', category: 'Sem álcool', from: 1_100, to: 1_500 }, 2],
]
// From Sunday to Saturday; closed on Mondays.
const crowds: [low: number, high: number][] = [
  [2, 4],
  [0, 0],
  [1, 2],
  [1, 3],
  [2, 3],
  [3, 5],
  [6, 8],
]
// Half as many in July, when it opened, and more in December.
const crowdOf = (day: string): number => {
  const [low, high] = crowds[weekdayIn(day)] ?? [1, 2]
  const usual = whole(low, high)
  if (day.startsWith('2025-07')) return Math.ceil(usual / 2)
  return day.startsWith('2025-12') ? usual + 2 : usual
}
const rounds = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: crowdOf(day) }, () => {
        const { drink, category, from, to } = among(...menu)
        const happy = next() < 0.3 ? 'sim' : 'não'
        const pieces = whole(1, 4)
        const unit = whole(from, to) / 100
        const gross = cents(pieces * unit)
        const discount = happy === 'sim' ? cents((gross * whole(15, 30)) / 100) : 0
        return {
          day,
          drink,
          category,
          bartender: among(['Rafa', 7], ['Bianca', 4], ['Téo', 3], ['Lorena', 2]),
          place: among(['Salão', 6], ['Balcão', 3], ['Deck', 2]),
          happy,
          payment: among(['Crédito', 6], ['Pix', 4], ['Débito', 2], ['Dinheiro', 1]),
          pieces,
          unit,
          gross,
          discount,
          tip: next() < 0.45 ? undefined : whole(200, 1_500) / 100,
          total: cents(gross - discount),
        }
      }),
    ),
)

// Every day but Sunday, most on Mondays.
const skips = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(4, 6) : whole(1, 3) }, () => {
        const residue = among(['Entulho', 10], ['Terra', 6], ['Madeira', 4], ['Gesso', 3], ['Galhada', 1])
        const size = among([3, 3], [4, 2], [5, 6], [7, 1])
        const extended = next() < 0.25 ? 'sim' : 'não'
        const isUnweighed = next() < (residue === 'Galhada' || residue === 'Madeira' ? 0.4 : 0.08)
        const weight = isUnweighed ? undefined : cents((size * whole(70, 150)) / 100)
        return {
          day,
          client: among(
            ['Construtora Alicerce', 7],
            ['Engenharia Prisma', 5],
            ['Condomínio Solar das Palmeiras', 3],
            ['Marcenaria Três Irmãos', 2],
            ['Hotel Mirante', 1],
            ['Padaria Pão Quente', 1],
          ),
          district: among(['Centro', 6], ['Jardim Europa', 4], ['Vila Industrial', 2], ['Alto da Serra', 1]),
          residue,
          size,
          driver: among(['Genival', 7], ['Wesley', 4], ['Tonhão', 2], ['Claudemir', 1]),
          extended,
          stay: extended === 'sim' ? whole(5, 14) : whole(1, 5),
          weight,
          fee: weight === undefined ? undefined : cents(weight * 32),
          price: cents((size * whole(6_500, 8_500)) / 100 + (extended === 'sim' ? whole(40, 150) : 0)),
          status: among(['pago', 7], ['pendente', 2], ['atrasado', 1]),
        }
      }),
    ),
)

const shelves: [
  {
    product: string
    department: string
    brands: string[]
    from: number
    to: number
    few: number
    many: number
  },
  number,
][] = [
  [
    {
      product: 'TENIS DE CORRIDA',
      department: 'CALCADOS',
      brands: ['NIKE', 'ADIDAS', 'MIZUNO', 'OLYMPIKUS'],
      from: 29_990,
      to: 89_990,
      few: 1,
      many: 2,
    },
    8,
  ],
  [
    {
      product: 'TENIS CASUAL',
      department: 'CALCADOS',
      brands: ['ADIDAS', 'NIKE', 'OLYMPIKUS'],
      from: 19_990,
      to: 49_990,
      few: 1,
      many: 2,
    },
    6,
  ],
  [
    {
      product: 'CHUTEIRA',
      department: 'CALCADOS',
      brands: ['NIKE', 'PENALTY', 'ADIDAS'],
      from: 17_990,
      to: 59_990,
      few: 1,
      many: 2,
    },
    5,
  ],
  [
    {
      product: 'CAMISETA DRY FIT',
      department: 'VESTUARIO',
      brands: ['NIKE', 'ADIDAS', 'MIZUNO'],
      from: 5_990,
      to: 14_990,
      few: 1,
      many: 3,
    },
    5,
  ],
  [
    {
      product: 'SHORT DE TREINO',
      department: 'VESTUARIO',
      brands: ['OLYMPIKUS', 'NIKE'],
      from: 4_990,
      to: 11_990,
      few: 1,
      many: 3,
    },
    3,
  ],
  [
    {
      product: 'MEIA ESPORTIVA',
      department: 'ACESSORIOS',
      brands: ['NIKE', 'MIZUNO', 'OLYMPIKUS'],
      from: 1_990,
      to: 4_990,
      few: 2,
      many: 6,
    },
    5,
  ],
  [
    {
      product: 'BOLA',
      department: 'ACESSORIOS',
      brands: ['PENALTY', 'ADIDAS'],
      from: 8_990,
      to: 24_990,
      few: 1,
      many: 3,
    },
    3,
  ],
]
// Closed on Sundays; more in November.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: whole(2, 4) + (day.startsWith('2025-11') ? 2 : 0) }, () => {
        const { product, department, brands, from, to, few, many } = among(...shelves)
        const channel = among(['PRESENCIAL', 6], ['SITE', 4], ['WHATSAPP', 2], ['INSTAGRAM', 1])
        const pieces = whole(few, many)
        const unit = whole(from, to) / 100
        const discount = next() < 0.55 ? 0 : cents((pieces * unit * whole(5, 20)) / 100)
        return {
          day,
          product,
          department,
          brand: pick(brands),
          seller: among(['INGRID', 5], ['MAICON', 3], ['SUELEN', 2]),
          channel,
          pieces,
          discount,
          freight: channel === 'PRESENCIAL' ? undefined : whole(1_200, 4_500) / 100,
          total: cents(pieces * unit - discount),
          exchange: next() < 0.15 ? 'SIM' : 'NAO',
          delivery:
            channel === 'PRESENCIAL'
              ? 'RETIRADO'
              : among(['ENTREGUE', 14], ['EM TRANSITO', 4], ['EXTRAVIADO', 1]),
        }
      }),
    ),
)

const bar = 'Vendas do bar'
const rubble = 'locacoes_cacambas'
const sports = 'VENDAS LOJA ESPORTES'

export const files = [
  file(bar, rounds, [
    ['Data da venda', ({ day }) => brazilianDay(day)],
    ['Bebida', ({ drink }) => drink],
    ['Categoria', ({ category }) => category],
    ['Bartender', ({ bartender }) => bartender],
    ['Ambiente', ({ place }) => place],
    ['Happy hour', ({ happy }) => happy],
    ['Forma de pagamento', ({ payment }) => payment],
    ['Quantidade', ({ pieces }) => pieces],
    ['Preço unitário', ({ unit }) => decimal(unit)],
    ['Desconto', ({ discount }) => decimal(discount)],
    ['Gorjeta', ({ tip }) => (tip === undefined ? '' : decimal(tip))],
    ['Valor total', ({ total }) => decimal(total)],
  ]),
  file(
    rubble,
    skips,
    [
      ['data_entrega', ({ day }) => day],
      ['cliente', ({ client }) => client],
      ['bairro', ({ district }) => district],
      ['residuo', ({ residue }) => residue],
      ['tamanho_m3', ({ size }) => size],
      ['motorista', ({ driver }) => driver],
      ['prorrogada', ({ extended }) => extended],
      ['dias_locacao', ({ stay }) => stay],
      ['peso_ton', ({ weight }) => (weight === undefined ? '' : weight.toFixed(2))],
      ['taxa_descarte', ({ fee }) => (fee === undefined ? '' : fee.toFixed(2))],
      ['valor_locacao', ({ price }) => price.toFixed(2)],
      ['status_pagamento', ({ status }) => status],
    ],
    ',',
  ),
  file(sports, orders, [
    ['DT_VENDA', ({ day }) => brazilianDay(day)],
    ['PRODUTO', ({ product }) => product],
    ['DEPTO', ({ department }) => department],
    ['MARCA', ({ brand }) => brand],
    ['VENDEDOR', ({ seller }) => seller],
    ['CANAL', ({ channel }) => channel],
    ['QTD_PECAS', ({ pieces }) => pieces],
    ['VLR_DESC', ({ discount }) => dotted(commaPrice(discount))],
    ['VLR_FRETE', ({ freight }) => (freight === undefined ? '' : dotted(commaPrice(freight)))],
    ['VLR_TOTAL', ({ total }) => dotted(commaPrice(total))],
    ['TROCA', ({ exchange }) => exchange],
    ['STATUS_ENTREGA', ({ delivery }) => delivery],
  ]),
]

export const labelled: Labelled[] = [
  // The bar
  ['faturamento do bar por mês', bar, rounds.byMonth((g) => g.sum('total'))],
  [
    'Quanto faturamos com Negroni em dezembro?',
    bar,
    rounds
      .during('2025-12')
      .when((r) => r.drink === 'Negroni')
      .sum('total'),
  ],
  [
    'qtas caipirinhas sairam em janeiro',
    bar,
    rounds
      .during('2026-01')
      .when((r) => r.drink === 'Caipirinha')
      .sum('pieces'),
  ],
  ['Qual bartender mais faturou?', bar, most(rounds.by('bartender', (g) => g.sum('total')))],
  [
    'top 3 bebidas do bar em valor vendido',
    bar,
    most(
      rounds.by('drink', (g) => g.sum('total')),
      3,
    ),
  ],
  ['ticket medio das vendas do bar', bar, rounds.mean('total')],
  ['qual bebida saiu menos em quantidade?', bar, least(rounds.by('drink', (g) => g.sum('pieces')))],
  ['total de gorjeta da Bianca', bar, rounds.when((r) => r.bartender === 'Bianca').sum('tip')],
  [
    'quantas vendas do bar foram pagas em dinheiro?',
    bar,
    rounds.when((r) => r.payment === 'Dinheiro').count(),
  ],
  [
    'Que porcentagem do faturamento do bar vem do happy hour?',
    bar,
    rounds.share((r) => r.happy === 'sim', 'total'),
  ],
  [
    'quanto o deck faturou no último trimestre de 2025',
    bar,
    rounds
      .during('2025-10', '2025-12')
      .when((r) => r.place === 'Deck')
      .sum('total'),
  ],
  [
    'compara o faturamento do bar em janeiro com o de fevereiro',
    bar,
    { before: rounds.during('2026-01').sum('total'), after: rounds.during('2026-02').sum('total') },
  ],
  ['quantas vendas do bar passaram de 100 reais?', bar, rounds.when((r) => r.total > 100).count()],
  ['em qual dia da semana o bar fatura mais?', bar, most(rounds.byWeekday((g) => g.sum('total')))],
  ['em média quanto o bar fatura por dia aberto?', bar, rounds.sum('total') / rounds.distinct('day')],
  [
    'faturamento por categoria de bebida sem contar o happy hour',
    bar,
    rounds.when((r) => r.happy !== 'sim').by('category', (g) => g.sum('total')),
  ],
  ['quantidade vendida de cada bebida', bar, rounds.by('drink', (g) => g.sum('pieces'))],
  ['preco unitario medio da gin tonica', bar, rounds.when((r) => r.drink === 'Gin tônica').mean('unit')],
  ['qual a maior gorjeta que a gente já recebeu?', bar, rounds.max('tip')],
  [
    'quanto foi vendido no balcão do bar entre 15/08/2025 e 30/09/2025, em reais?',
    bar,
    rounds
      .from('2025-08-15', '2025-09-30')
      .when((r) => r.place === 'Balcão')
      .sum('total'),
  ],
  [
    'quantas ipa da casa o teo vendeu aos sabados',
    bar,
    rounds
      .on(6)
      .when((r) => r.drink === 'IPA da casa' && r.bartender === 'Téo')
      .sum('pieces'),
  ],
  ['número de vendas por ambiente', bar, rounds.by('place', (g) => g.count())],
  [
    'quanto a Lorena faturou em novembro, tirando o que foi pago em dinheiro?',
    bar,
    rounds
      .during('2025-11')
      .when((r) => r.bartender === 'Lorena' && r.payment !== 'Dinheiro')
      .sum('total'),
  ],
  ['quantas bebidas diferentes a gente vendeu em julho?', bar, rounds.during('2025-07').distinct('drink')],
  [
    'qual a fatia da categoria Autoral no faturamento do bar?',
    bar,
    rounds.share((r) => r.category === 'Autoral', 'total'),
  ],
  ['valor da maior venda feita no deck', bar, rounds.when((r) => r.place === 'Deck').max('total')],
  ['qnts vendas do bar ficaram sem gorjeta', bar, rounds.when((r) => r.tip === undefined).count()],
  [
    'Boa noite, tô fechando o mês: quanto deu de gorjeta em abril pra cada bartender?',
    bar,
    rounds.during('2026-04').by('bartender', (g) => g.sum('tip')),
  ],
  [
    'no bar, quanto dá a quantidade vezes o preço unitário das vendas de março?',
    bar,
    rounds.during('2026-03').sum('gross'),
  ],
  ['qual foi o pior mês do bar em faturamento?', bar, least(rounds.byMonth((g) => g.sum('total')))],

  // The skips
  ['Quantas caçambas entregamos em outubro?', rubble, skips.during('2025-10').count()],
  ['quantas caçambas cada motorista entregou', rubble, skips.by('driver', (g) => g.count())],
  ['valor total das locações por bairro', rubble, skips.by('district', (g) => g.sum('price'))],
  ['qual motorista carregou mais toneladas?', rubble, most(skips.by('driver', (g) => g.sum('weight')))],
  [
    'toneladas de gesso recolhidas de 10/08/2025 a 25/09/2025',
    rubble,
    skips
      .from('2025-08-10', '2025-09-25')
      .when((r) => r.residue === 'Gesso')
      .sum('weight'),
  ],
  [
    'quanto pagamos de taxa de descarte com madeira?',
    rubble,
    skips.when((r) => r.residue === 'Madeira').sum('fee'),
  ],
  [
    'valor médio da locação pra Construtora Alicerce',
    rubble,
    skips.when((r) => r.client === 'Construtora Alicerce').mean('price'),
  ],
  [
    'quantas caçambas foram prorrogadas por mês?',
    rubble,
    skips.when((r) => r.extended === 'sim').byMonth((g) => g.count()),
  ],
  [
    'Quais os 3 clientes que mais gastaram com locação de caçamba?',
    rubble,
    most(
      skips.by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'qual a porcentagem de caçambas com pagamento pendente?',
    rubble,
    skips.share((r) => r.status === 'pendente'),
  ],
  [
    'qtas cacambas de galhada o genival entregou',
    rubble,
    skips.when((r) => r.residue === 'Galhada' && r.driver === 'Genival').count(),
  ],
  ['quantas cacambas ficaram alugadas mais de 5 dias', rubble, skips.when((r) => r.stay > 5).count()],
  ['qual dia da semana tem mais entrega de caçamba?', rubble, most(skips.byWeekday((g) => g.count()))],
  [
    'quantas caçambas a gente entrega em média por dia trabalhado?',
    rubble,
    skips.count() / skips.distinct('day'),
  ],
  [
    'valor das locações no Jardim Europa de novembro a janeiro',
    rubble,
    skips
      .during('2025-11', '2026-01')
      .when((r) => r.district === 'Jardim Europa')
      .sum('price'),
  ],
  [
    'taxa de descarte total: fevereiro x março',
    rubble,
    { before: skips.during('2026-02').sum('fee'), after: skips.during('2026-03').sum('fee') },
  ],
  ['qual resíduo teve menos caçambas?', rubble, least(skips.by('residue', (g) => g.count()))],
  [
    'quanto faturamos com caçamba de terra sem contar o Condomínio Solar das Palmeiras?',
    rubble,
    skips.when((r) => r.residue === 'Terra' && r.client !== 'Condomínio Solar das Palmeiras').sum('price'),
  ],
  ['peso medio em toneladas por tipo de residuo', rubble, skips.by('residue', (g) => g.mean('weight'))],
  [
    'quantos clientes diferentes o Tonhão atendeu em dezembro?',
    rubble,
    skips
      .during('2025-12')
      .when((r) => r.driver === 'Tonhão')
      .distinct('client'),
  ],
  ['qual foi a maior taxa de descarte paga numa caçamba?', rubble, skips.max('fee')],
  ['quantas caçambas alugamos de cada tamanho?', rubble, skips.by('size', (g) => g.count())],
  [
    'quanto o Genival rendeu em locação no primeiro trimestre de 2026?',
    rubble,
    skips
      .during('2026-01', '2026-03')
      .when((r) => r.driver === 'Genival')
      .sum('price'),
  ],
  [
    'quantas vezes a marcenaria tres irmaos alugou caçamba desde fevereiro',
    rubble,
    skips
      .during('2026-02', '2026-04')
      .when((r) => r.client === 'Marcenaria Três Irmãos')
      .count(),
  ],
  [
    'quantos por cento do peso recolhido foi do resíduo entulho?',
    rubble,
    skips.share((r) => r.residue === 'Entulho', 'weight'),
  ],
  ['valor das locações menos a taxa de descarte', rubble, skips.sum('price') - skips.sum('fee')],
  ['em que mês a gente gastou mais com taxa de descarte?', rubble, most(skips.byMonth((g) => g.sum('fee')))],
  [
    'por favor me diz quanto temos pendente ou atrasado de locação de caçamba, em reais',
    rubble,
    skips.when((r) => r.status === 'pendente' || r.status === 'atrasado').sum('price'),
  ],
  [
    'quantas caçambas de 5 m3 foram entregues em março?',
    rubble,
    skips
      .during('2026-03')
      .when((r) => r.size === 5)
      .count(),
  ],
  ['média de dias de locação em cada bairro', rubble, skips.by('district', (g) => g.mean('stay'))],

  // The shop of sports shoes
  ['total vendido na loja de esportes em novembro', sports, orders.during('2025-11').sum('total')],
  [
    'quantas chuteiras vendemos em cada mês?',
    sports,
    orders.when((r) => r.product === 'CHUTEIRA').byMonth((g) => g.sum('pieces')),
  ],
  [
    'faturamento da nike no terceiro trimestre de 2025',
    sports,
    orders
      .during('2025-07', '2025-09')
      .when((r) => r.brand === 'NIKE')
      .sum('total'),
  ],
  ['valor vendido por canal', sports, orders.by('channel', (g) => g.sum('total'))],
  [
    'quantas vendas a Ingrid fez em fevereiro?',
    sports,
    orders
      .during('2026-02')
      .when((r) => r.seller === 'INGRID')
      .count(),
  ],
  [
    'Quais as 3 marcas que mais vendem em valor?',
    sports,
    most(
      orders.by('brand', (g) => g.sum('total')),
      3,
    ),
  ],
  ['valor médio das vendas do site', sports, orders.when((r) => r.channel === 'SITE').mean('total')],
  ['valor do frete por mês', sports, orders.byMonth((g) => g.sum('freight'))],
  [
    'quanto deu de frete nas vendas pelo whatsapp em 2025?',
    sports,
    orders
      .during('2025-01', '2025-12')
      .when((r) => r.channel === 'WHATSAPP')
      .sum('freight'),
  ],
  [
    'total de desconto nas vendas da Adidas',
    sports,
    orders.when((r) => r.brand === 'ADIDAS').sum('discount'),
  ],
  [
    'que porcentagem das vendas da loja de esportes teve troca?',
    sports,
    orders.share((r) => r.exchange === 'SIM'),
  ],
  [
    'valor vendido de tênis casual em dezembro comparado com novembro',
    sports,
    {
      before: orders
        .during('2025-11')
        .when((r) => r.product === 'TENIS CASUAL')
        .sum('total'),
      after: orders
        .during('2025-12')
        .when((r) => r.product === 'TENIS CASUAL')
        .sum('total'),
    },
  ],
  ['quantas vendas acima de R$ 500 na loja de esportes?', sports, orders.when((r) => r.total > 500).count()],
  [
    'qual produto da loja de esportes vende mais peças?',
    sports,
    most(orders.by('product', (g) => g.sum('pieces'))),
  ],
  ['numero de vendas por status de entrega', sports, orders.by('delivery', (g) => g.count())],
  [
    'faturamento do depto calçados sem contar a Olympikus',
    sports,
    orders.when((r) => r.department === 'CALCADOS' && r.brand !== 'OLYMPIKUS').sum('total'),
  ],
  [
    'quantos produtos diferentes foram vendidos pelo instagram em outubro?',
    sports,
    orders
      .during('2025-10')
      .when((r) => r.channel === 'INSTAGRAM')
      .distinct('product'),
  ],
  [
    'qtas peças o maicon vendeu pelo site',
    sports,
    orders.when((r) => r.seller === 'MAICON' && r.channel === 'SITE').sum('pieces'),
  ],
  ['quantas vendas estão em trânsito?', sports, orders.when((r) => r.delivery === 'EM TRANSITO').count()],
  [
    'qual vendedor da loja de esportes vendeu menos em valor?',
    sports,
    least(orders.by('seller', (g) => g.sum('total'))),
  ],
  [
    'qual o menor frete que cobramos numa venda do site?',
    sports,
    orders.when((r) => r.channel === 'SITE').min('freight'),
  ],
  [
    'participação do depto acessórios no total vendido da loja de esportes',
    sports,
    orders.share((r) => r.department === 'ACESSORIOS', 'total'),
  ],
  [
    'qual o valor da maior venda de tenis de corrida',
    sports,
    orders.when((r) => r.product === 'TENIS DE CORRIDA').max('total'),
  ],
  [
    'quanto faturamos com bola em março e abril, somando os dois meses?',
    sports,
    orders
      .during('2026-03', '2026-04')
      .when((r) => r.product === 'BOLA')
      .sum('total'),
  ],
  ['número de vendas da loja de esportes por dia da semana', sports, orders.byWeekday((g) => g.count())],
  [
    'em média quantas vendas a loja de esportes faz por mês?',
    sports,
    orders.count() / orders.byMonth((g) => g.count()).length,
  ],
  [
    'quantas vendas do site tiveram troca?',
    sports,
    orders.when((r) => r.channel === 'SITE' && r.exchange === 'SIM').count(),
  ],
  [
    'valor total das vendas com entrega extraviada, por vendedor',
    sports,
    orders.when((r) => r.delivery === 'EXTRAVIADO').by('seller', (g) => g.sum('total')),
  ],
  [
    'quanto dá o total vendido menos o frete na loja de esportes?',
    sports,
    orders.sum('total') - orders.sum('freight'),
  ],
  [
    'oi, preciso mandar pro contador: quanto a loja de esportes vendeu pelo whatsapp desde janeiro, em reais?',
    sports,
    orders
      .during('2026-01', '2026-04')
      .when((r) => r.channel === 'WHATSAPP')
      .sum('total'),
  ],
]

export const unanswerable: string[] = [
  'qual o estoque de gin do bar?',
  'quanto gastamos com diesel dos caminhões em janeiro?',
  'quanto o bar vai faturar em julho de 2026?',
  'qual a numeração de tênis que mais vende?',
  'qual o salário do Genival?',
  'quantas caçambas entregamos em maio de 2025?',
  'qual a margem de lucro do Negroni?',
  'quantos clientes reclamaram da demora no bar?',
  'qual a placa do caminhão do Wesley?',
  'qual o telefone do Hotel Mirante?',
]
