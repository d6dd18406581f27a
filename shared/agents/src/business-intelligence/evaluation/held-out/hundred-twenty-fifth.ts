import { brazilianDay, cents, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, shownDay, weekdayIn } from './rows'

/* A laundry for hotels, a maker of signs and banners, a beekeeping supplies shop. */

const { next, whole, pick, among } = seededBusiness('a hotel laundry, a sign maker, a beekeeping shop')
const today = '2026-03-31'

/** One of these, by how often it comes. */
const usual = <Entry extends { often: number }>(entries: Entry[]): Entry =>
  among(...entries.map((entry): [Entry, number] => [entry, entry.often]))

const hotels = [
  { hotel: 'Hotel Atlântico', city: 'Balneário Camboriú', often: 7 },
  { hotel: 'Resort Costa Azul', city: 'Itapema', often: 5 },
  { hotel: 'Plaza Executivo', city: 'Itajaí', often: 4 },
  { hotel: 'Pousada das Gaivotas', city: 'Bombinhas', often: 3 },
  { hotel: 'Flat Marina', city: 'Balneário Camboriú', often: 2 },
  { hotel: 'Hotel Serra Verde', city: 'Blumenau', often: 2 },
  { hotel: 'Hostel Maresia', city: 'Bombinhas', often: 1 },
]
const linens = [
  { linen: 'Lençol', grams: 600, torn: 0.15, often: 6 },
  { linen: 'Toalha de banho', grams: 500, torn: 0.4, often: 5 },
  { linen: 'Fronha', grams: 120, torn: 0.1, often: 3 },
  { linen: 'Edredom', grams: 1_800, torn: 0.1, often: 2 },
  { linen: 'Toalha de mesa', grams: 400, torn: 0.2, often: 2 },
  { linen: 'Uniforme', grams: 450, torn: 0.1, often: 1 },
]
const rates = { Leve: 6.5, Normal: 7.8, Pesada: 10.4 }
let roll = 4_100
// Every day of the week, most on Mondays; what was fetched last has no day of delivery yet.
const loads = new Rows(
  daysFrom('2025-06-01', 304).flatMap((day) =>
    Array.from({ length: day === today ? 1 : weekdayIn(day) === 1 ? whole(4, 6) : whole(2, 3) }, () => {
      const { hotel, city } = usual(hotels)
      const { linen, grams, torn } = usual(linens)
      const soil = among<keyof typeof rates>(['Normal', 6], ['Leve', 3], ['Pesada', 2])
      const express = next() < 0.2 ? 'Sim' : 'Não'
      const pieces = whole(20, 220)
      const weight = Math.round((pieces * grams) / 100) / 10
      const lead = express === 'Sim' ? 1 : whole(2, 4)
      const back = daysFrom(day, lead + 1).at(-1) ?? ''
      const delivered = back > today ? '' : back
      const torns = next() < torn ? whole(1, 4) : 0
      roll += 1
      return {
        day,
        delivered,
        lead: delivered === '' ? undefined : lead,
        roll,
        hotel,
        city,
        linen,
        soil,
        express,
        driver: among(['Ademir', 5], ['Jonas', 3], ['Sueli', 2]),
        pieces,
        weight,
        // Nobody looked for it in some.
        damaged: next() < 0.06 ? undefined : torns,
        price: cents(weight * rates[soil] * (express === 'Sim' ? 1.3 : 1)),
      }
    }),
  ),
)

const clients = [
  { client: 'Padaria Trigo Bom', segment: 'Alimentação', often: 6 },
  { client: 'Farmácia Santa Rita', segment: 'Saúde', often: 4 },
  { client: 'Pizzaria Dona Rosa', segment: 'Alimentação', often: 4 },
  { client: 'Colégio Novo Saber', segment: 'Educação', often: 3 },
  { client: 'Academia Corpo Livre', segment: 'Esporte', often: 2 },
  { client: 'Imobiliária Chave Certa', segment: 'Imóveis', often: 2 },
  { client: 'Clínica Bem Estar', segment: 'Saúde', often: 1 },
]
/** Price, size and pieces from and to, and how often. */
type Ranges = [number, number, number, number, number, number, number]
const signs = (
  [
    ['Banner', ['Lona'], [4_500, 9_500, 5, 30, 1, 12, 6]],
    ['Adesivo', ['Vinil'], [3_800, 8_900, 2, 40, 1, 20, 6]],
    ['Placa', ['PVC', 'ACM', 'Acrílico'], [12_000, 38_000, 3, 30, 1, 6, 4]],
    ['Faixa', ['Lona'], [3_500, 6_500, 15, 50, 1, 6, 3]],
    ['Fachada', ['ACM', 'Lona'], [28_000, 62_000, 40, 250, 1, 1, 3]],
    // Sold by the letter: no area.
    ['Letra caixa', ['Acrílico', 'Inox'], [18_000, 65_000, 0, 0, 4, 14, 2]],
    ['Totem', ['ACM', 'PVC'], [45_000, 90_000, 15, 50, 1, 2, 1]],
  ] as [string, string[], Ranges][]
).map(([product, materials, [from, to, small, large, few, many, often]]) => ({
  product,
  materials,
  from,
  to,
  small,
  large,
  few,
  many,
  often,
}))
let order = 7_000
// Mondays to Fridays; a single order on the last day.
const orders = new Rows(
  daysFrom('2025-05-01', 335)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: day === today ? 1 : whole(1, 4) }, () => {
        const { client, segment } = usual(clients)
        const { product, materials, from, to, small, large, few, many } = usual(signs)
        const pieces = whole(few, many)
        const area = large === 0 ? undefined : (pieces * whole(small, large)) / 10
        const total = cents(((area ?? pieces) * whole(from, to)) / 100)
        order += 1
        return {
          day,
          order,
          client,
          segment,
          product,
          material: pick(materials),
          designer: among(['Kelly', 5], ['Thiago', 3], ['Bruna', 2]),
          pieces,
          area,
          installed: next() < 0.4 ? 'SIM' : 'NÃO',
          stage: among(['ENTREGUE', 14], ['PRODUÇÃO', 3], ['PRONTA', 2], ['ARTE', 2]),
          // Empty where nothing was paid in advance.
          deposit: next() < 0.6 ? cents(total / 2) : undefined,
          total,
        }
      }),
    ),
)

const goods = (
  [
    ['Cera alveolada', 'Insumo', ['Apis Sul', 'Flor do Campo'], [5_900, 9_800, 2, 14, 6]],
    ['Pote de mel', 'Embalagem', ['Vidromax', 'Embala Bem'], [190, 690, 10, 60, 5]],
    ['Luva', 'Vestimenta', ['Zangão', 'Apis Sul'], [3_900, 8_900, 1, 4, 4]],
    ['Melgueira', 'Madeira', ['Flor do Campo', 'Rainha'], [4_900, 9_900, 2, 12, 4]],
    ['Caixa Langstroth', 'Madeira', ['Flor do Campo', 'Rainha'], [15_000, 32_000, 1, 8, 3]],
    ['Macacão', 'Vestimenta', ['Zangão', 'Apis Sul'], [18_900, 42_000, 1, 3, 3]],
    ['Formão', 'Ferramenta', ['Rainha'], [2_500, 6_900, 1, 3, 2]],
    ['Fumigador', 'Ferramenta', ['Rainha', 'Apis Sul'], [8_900, 24_000, 1, 2, 2]],
  ] as [string, string, string[], [number, number, number, number, number]][]
).map(([item, group, makers, [from, to, few, many, often]]) => ({
  item,
  group,
  makers,
  from,
  to,
  few,
  many,
  often,
}))
// Closed on Sundays, most on Saturdays.
const sales = new Rows(
  daysFrom('2025-04-01', 365)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(3, 5) : whole(1, 4) }, () => {
        const { item, group, makers, from, to, few, many } = usual(goods)
        const channel = among(['balcão', 5], ['whatsapp', 3], ['feira', 2], ['site', 2])
        const pieces = whole(few, many)
        const unit = whole(from, to) / 100
        return {
          day,
          item,
          group,
          maker: pick(makers),
          buyer: among(['apicultor', 6], ['iniciante', 3], ['associação', 2], ['revenda', 1]),
          channel,
          seller: among(['Neusa', 5], ['Flávio', 3], ['Iara', 2]),
          pieces,
          unit,
          // Nothing is sent from the counter or the fair.
          freight: channel === 'whatsapp' || channel === 'site' ? whole(1_500, 6_800) / 100 : undefined,
          payment: among(['pix', 5], ['cartão', 3], ['boleto', 2], ['dinheiro', 2]),
          invoice: next() < 0.75 ? 'sim' : 'não',
          value: cents(pieces * unit),
        }
      }),
    ),
)

const laundry = 'Coletas Lavanderia'
const signmaker = 'OS COMUNICACAO VISUAL'
const bees = 'vendas_apicultura'

export const files = [
  file(laundry, loads, [
    ['Nº do rol', (r) => r.roll],
    ['Data coleta', ({ day }) => brazilianDay(day)],
    ['Data entrega', ({ delivered }) => (delivered === '' ? '' : brazilianDay(delivered))],
    ['Hotel', ({ hotel }) => hotel],
    ['Cidade', ({ city }) => city],
    ['Enxoval', ({ linen }) => linen],
    ['Sujidade', ({ soil }) => soil],
    ['Expressa?', ({ express }) => express],
    ['Motorista', ({ driver }) => driver],
    ['Qtd. peças', ({ pieces }) => pieces],
    ['Peso (kg)', ({ weight }) => decimal(weight, 1)],
    ['Danificadas', ({ damaged }) => damaged ?? ''],
    ['Valor (R$)', ({ price }) => decimal(price)],
  ]),
  file(signmaker, orders, [
    ['OS', (r) => r.order],
    ['DT_ABERTURA', ({ day }) => brazilianDay(day)],
    ['CLIENTE', ({ client }) => client],
    ['SEGMENTO', ({ segment }) => segment],
    ['PRODUTO', ({ product }) => product],
    ['MATERIAL', ({ material }) => material],
    ['DESIGNER', ({ designer }) => designer],
    ['QTDE', ({ pieces }) => pieces],
    ['AREA_M2', ({ area }) => (area === undefined ? '' : decimal(area, 1))],
    ['INSTALACAO', ({ installed }) => installed],
    ['ETAPA', ({ stage }) => stage],
    ['VLR_SINAL', ({ deposit }) => (deposit === undefined ? '' : decimal(deposit))],
    ['VLR_TOTAL', ({ total }) => decimal(total)],
  ]),
  file(
    bees,
    sales,
    [
      ['data_venda', ({ day }) => day],
      ['item', ({ item }) => item],
      ['grupo', ({ group }) => group],
      ['fabricante', ({ maker }) => maker],
      ['tipo_cliente', ({ buyer }) => buyer],
      ['canal', ({ channel }) => channel],
      ['vendedor', ({ seller }) => seller],
      ['qtd', ({ pieces }) => pieces],
      ['preco_unit', ({ unit }) => unit.toFixed(2)],
      ['frete', ({ freight }) => (freight === undefined ? '' : freight.toFixed(2))],
      ['pagamento', ({ payment }) => payment],
      ['nota_fiscal', ({ invoice }) => invoice],
      ['valor_venda', ({ value }) => value.toFixed(2)],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The laundry
  ['faturamento da lavanderia por mês de coleta', laundry, loads.byMonth((g) => g.sum('price'))],
  [
    'Quantos quilos de lençol coletamos em dezembro de 2025?',
    laundry,
    loads
      .during('2025-12')
      .when((r) => r.linen === 'Lençol')
      .sum('weight'),
  ],
  [
    'qtas peças coletamos do resort costa azul em janeiro',
    laundry,
    loads
      .during('2026-01')
      .when((r) => r.hotel === 'Resort Costa Azul')
      .sum('pieces'),
  ],
  ['Qual hotel deu mais faturamento?', laundry, most(loads.by('hotel', (g) => g.sum('price')))],
  [
    'os 3 hoteis com mais kg de roupa',
    laundry,
    most(
      loads.by('hotel', (g) => g.sum('weight')),
      3,
    ),
  ],
  ['valor médio por rol', laundry, loads.mean('price')],
  [
    'Quantas coletas expressas o Plaza Executivo pediu?',
    laundry,
    loads.when((r) => r.hotel === 'Plaza Executivo' && r.express === 'Sim').count(),
  ],
  [
    'Que porcentagem do peso total coletado era de sujidade pesada?',
    laundry,
    loads.share((r) => r.soil === 'Pesada', 'weight'),
  ],
  [
    'qtas coletas o ademir fez em fevereiro',
    laundry,
    loads
      .during('2026-02')
      .when((r) => r.driver === 'Ademir')
      .count(),
  ],
  ['total de peças danificadas por hotel', laundry, loads.by('hotel', (g) => g.sum('damaged'))],
  [
    'Qual tipo de enxoval teve mais peças danificadas?',
    laundry,
    most(loads.by('linen', (g) => g.sum('damaged'))),
  ],
  ['quantas coletas passaram de 100 kg?', laundry, loads.when((r) => r.weight > 100).count()],
  ['em que dia da semana a lavanderia faz mais coletas?', laundry, most(loads.byWeekday((g) => g.count()))],
  ['peso médio por coleta de cada motorista', laundry, loads.by('driver', (g) => g.mean('weight'))],
  [
    'Compare os quilos coletados em dezembro de 2025 com os de janeiro de 2026',
    laundry,
    { before: loads.during('2025-12').sum('weight'), after: loads.during('2026-01').sum('weight') },
  ],
  ['quantos kg a lavanderia coleta por dia em media?', laundry, loads.sum('weight') / loads.distinct('day')],
  [
    'Quantas peças foram entregues em março de 2026, pela data de entrega?',
    laundry,
    loads.when((r) => r.delivered.startsWith('2026-03')).sum('pieces'),
  ],
  ['quantas coletas estao sem data de entrega', laundry, loads.when((r) => r.delivered === '').count()],
  [
    'qto faturamos com o hotel atlantico sem contar edredom',
    laundry,
    loads.when((r) => r.hotel === 'Hotel Atlântico' && r.linen !== 'Edredom').sum('price'),
  ],
  ['Qual o maior peso em um único rol?', laundry, loads.max('weight')],
  ['kg de roupa por cidade', laundry, loads.by('city', (g) => g.sum('weight'))],
  [
    'Em quantos hotéis diferentes o Jonas fez coleta em novembro de 2025?',
    laundry,
    loads
      .during('2025-11')
      .when((r) => r.driver === 'Jonas')
      .distinct('hotel'),
  ],
  [
    'quantos quilos de toalha de banho coletamos aos domingos?',
    laundry,
    loads
      .on(0)
      .when((r) => r.linen === 'Toalha de banho')
      .sum('weight'),
  ],
  [
    'participação da Pousada das Gaivotas no faturamento da lavanderia',
    laundry,
    loads.share((r) => r.hotel === 'Pousada das Gaivotas', 'price'),
  ],
  ['qtas coletas tiveram alguma peca danificada?', laundry, loads.when((r) => (r.damaged ?? 0) > 0).count()],
  [
    'Quanto cobramos pelas coletas de Bombinhas feitas de outubro a dezembro de 2025?',
    laundry,
    loads
      .during('2025-10', '2025-12')
      .when((r) => r.city === 'Bombinhas')
      .sum('price'),
  ],
  ['quanto pesou o rol 4350?', laundry, loads.when((r) => r.roll === 4350).sum('weight')],
  ['peso total coletado por sujidade', laundry, loads.by('soil', (g) => g.sum('weight'))],
  ['Quantos dias, em média, se passam entre a coleta e a entrega?', laundry, loads.mean('lead')],
  ['hotel q mandou menos peças pra lavar', laundry, least(loads.by('hotel', (g) => g.sum('pieces')))],

  // The sign maker
  ['Quantas OS foram abertas em cada mês?', signmaker, orders.byMonth((g) => g.count())],
  [
    'Qual o valor total das OS de fachada abertas em 2025?',
    signmaker,
    orders
      .during('2025-01', '2025-12')
      .when((r) => r.product === 'Fachada')
      .sum('total'),
  ],
  ['qto entrou de sinal em novembro', signmaker, orders.during('2025-11').sum('deposit')],
  ['Qual designer pegou mais OS?', signmaker, most(orders.by('designer', (g) => g.count()))],
  [
    'os tres clientes com maior valor total em OS',
    signmaker,
    most(
      orders.by('client', (g) => g.sum('total')),
      3,
    ),
  ],
  ['Qual o valor total médio de uma OS?', signmaker, orders.mean('total')],
  ['Quantas OS estão na etapa de produção?', signmaker, orders.when((r) => r.stage === 'PRODUÇÃO').count()],
  ['quantas os ainda tao na arte', signmaker, orders.when((r) => r.stage === 'ARTE').count()],
  [
    'Quantos m² de lona saíram nas OS de julho a setembro de 2025?',
    signmaker,
    orders
      .during('2025-07', '2025-09')
      .when((r) => r.material === 'Lona')
      .sum('area'),
  ],
  ['Que porcentagem das OS teve instalação?', signmaker, orders.share((r) => r.installed === 'SIM')],
  [
    'valor total por produto, só das OS entregues',
    signmaker,
    orders.when((r) => r.stage === 'ENTREGUE').by('product', (g) => g.sum('total')),
  ],
  [
    'Quantas unidades de banner a Farmácia Santa Rita encomendou?',
    signmaker,
    orders.when((r) => r.product === 'Banner' && r.client === 'Farmácia Santa Rita').sum('pieces'),
  ],
  ['quantas OS têm valor total acima de R$ 5.000?', signmaker, orders.when((r) => r.total > 5000).count()],
  [
    'qual material rendeu menos no valor total das OS?',
    signmaker,
    least(orders.by('material', (g) => g.sum('total'))),
  ],
  [
    'Compare o valor total das OS de outubro de 2025 com o de novembro de 2025',
    signmaker,
    { before: orders.during('2025-10').sum('total'), after: orders.during('2025-11').sum('total') },
  ],
  ['qual segmento abriu mais OS', signmaker, most(orders.by('segment', (g) => g.count()))],
  ['média do valor total das OS por segmento', signmaker, orders.by('segment', (g) => g.mean('total'))],
  ['qtas OS foram abertas sem sinal?', signmaker, orders.when((r) => r.deposit === undefined).count()],
  [
    'Quantos clientes diferentes pediram letra caixa?',
    signmaker,
    orders.when((r) => r.product === 'Letra caixa').distinct('client'),
  ],
  [
    'qtas unidades de faixa em marco de 2026',
    signmaker,
    orders
      .during('2026-03')
      .when((r) => r.product === 'Faixa')
      .sum('pieces'),
  ],
  [
    'valor total das os da kelly tirando adesivo',
    signmaker,
    orders.when((r) => r.designer === 'Kelly' && r.product !== 'Adesivo').sum('total'),
  ],
  [
    'Qual o maior valor total de uma OS com instalação?',
    signmaker,
    orders.when((r) => r.installed === 'SIM').max('total'),
  ],
  ['qual o valor total da última OS aberta?', signmaker, orders.when((r) => r.day === today).sum('total')],
  ['qual o valor total da os 7150', signmaker, orders.when((r) => r.order === 7150).sum('total')],
  ['valor total das OS menos o sinal recebido', signmaker, orders.sum('total') - orders.sum('deposit')],
  [
    'Em média, quantos m² tem uma OS de placa?',
    signmaker,
    orders.when((r) => r.product === 'Placa').mean('area'),
  ],
  ['valor total das OS por dia da semana', signmaker, orders.byWeekday((g) => g.sum('total'))],
  [
    'qual o percentual do acrilico no valor total das os?',
    signmaker,
    orders.share((r) => r.material === 'Acrílico', 'total'),
  ],
  [
    'Quantas OS da Educação foram abertas entre 15/08/2025 e 31/10/2025?',
    signmaker,
    orders
      .from('2025-08-15', '2025-10-31')
      .when((r) => r.segment === 'Educação')
      .count(),
  ],
  ['em qual mes entrou mais sinal', signmaker, most(orders.byMonth((g) => g.sum('deposit')))],

  // The beekeeping shop
  ['vendas da apicultura por mês, em reais', bees, sales.byMonth((g) => g.sum('value'))],
  [
    'Quanto vendemos de cera alveolada em agosto de 2025?',
    bees,
    sales
      .during('2025-08')
      .when((r) => r.item === 'Cera alveolada')
      .sum('value'),
  ],
  [
    'Quantos macacões foram vendidos no terceiro trimestre de 2025?',
    bees,
    sales
      .during('2025-07', '2025-09')
      .when((r) => r.item === 'Macacão')
      .sum('pieces'),
  ],
  [
    'qual vendedor da apicultura vendeu mais em reais?',
    bees,
    most(sales.by('seller', (g) => g.sum('value'))),
  ],
  [
    'top 3 itens da apicultura em unidades vendidas',
    bees,
    most(
      sales.by('item', (g) => g.sum('pieces')),
      3,
    ),
  ],
  ['ticket medio da apicultura', bees, sales.mean('value')],
  ['qto vendemos na feira em reais', bees, sales.when((r) => r.channel === 'feira').sum('value')],
  [
    'Que porcentagem do valor vendido veio do WhatsApp?',
    bees,
    sales.share((r) => r.channel === 'whatsapp', 'value'),
  ],
  ['Quantas vendas saíram sem nota fiscal?', bees, sales.when((r) => r.invoice === 'não').count()],
  ['frete médio das vendas pelo site', bees, sales.when((r) => r.channel === 'site').mean('freight')],
  ['Quanto cobramos de frete em dezembro de 2025?', bees, sales.during('2025-12').sum('freight')],
  ['qtas vendas foram pra associacao?', bees, sales.when((r) => r.buyer === 'associação').count()],
  ['valor vendido por grupo de itens', bees, sales.by('group', (g) => g.sum('value'))],
  ['Qual o preço unitário médio do fumigador?', bees, sales.when((r) => r.item === 'Fumigador').mean('unit')],
  ['quantas vendas acima de 500 reais', bees, sales.when((r) => r.value > 500).count()],
  ['Qual fabricante vendeu menos unidades?', bees, least(sales.by('maker', (g) => g.sum('pieces')))],
  [
    'valor vendido na apicultura: novembro x dezembro de 2025',
    bees,
    { before: sales.during('2025-11').sum('value'), after: sales.during('2025-12').sum('value') },
  ],
  [
    'Quanto vendemos, em reais, para iniciantes aos sábados?',
    bees,
    sales
      .on(6)
      .when((r) => r.buyer === 'iniciante')
      .sum('value'),
  ],
  [
    'quanto a iara vendeu no pix',
    bees,
    sales.when((r) => r.seller === 'Iara' && r.payment === 'pix').sum('value'),
  ],
  [
    'Quantos itens diferentes o Flávio vendeu em janeiro de 2026?',
    bees,
    sales
      .during('2026-01')
      .when((r) => r.seller === 'Flávio')
      .distinct('item'),
  ],
  ['valor da maior venda pra revenda', bees, sales.when((r) => r.buyer === 'revenda').max('value')],
  [
    'Quanto faturamos com o grupo Madeira, fora as melgueiras?',
    bees,
    sales.when((r) => r.group === 'Madeira' && r.item !== 'Melgueira').sum('value'),
  ],
  ['número de vendas por forma de pagamento', bees, sales.by('payment', (g) => g.count())],
  [
    'Em que dia a apicultura teve o maior valor vendido?',
    bees,
    most(sales.by('day', (g) => g.sum('value'))).map(([day, value]): [string, number] => [
      shownDay(day),
      value,
    ]),
  ],
  [
    'quantidade média de unidades por venda para cada tipo de cliente da apicultura',
    bees,
    sales.by('buyer', (g) => g.mean('pieces')),
  ],
  ['qtas vendas tiveram frete', bees, sales.when((r) => r.freight !== undefined).count()],
  ['em qual mes a apicultura vendeu menos em valor', bees, least(sales.byMonth((g) => g.sum('value')))],
  [
    'qts potes de mel vendemos em abril e maio de 2025',
    bees,
    sales
      .during('2025-04', '2025-05')
      .when((r) => r.item === 'Pote de mel')
      .sum('pieces'),
  ],
  [
    'Quantas vendas de até R$ 100 foram feitas no balcão?',
    bees,
    sales.when((r) => r.value <= 100 && r.channel === 'balcão').count(),
  ],
  [
    'qto deu em vendas no boleto entre 01/10/2025 e 15/12/2025?',
    bees,
    sales
      .from('2025-10-01', '2025-12-15')
      .when((r) => r.payment === 'boleto')
      .sum('value'),
  ],
]

export const unanswerable: string[] = [
  'quanto gastamos de sabão e amaciante em janeiro?',
  'Qual o consumo de água da lavanderia por mês?',
  'quantos km o Ademir rodou em fevereiro',
  'Qual a taxa de ocupação do Resort Costa Azul?',
  'quanto pagamos ao fornecedor de lona em outubro?',
  'Quantas horas a impressora ficou parada em novembro?',
  'qual o telefone da Pizzaria Dona Rosa?',
  'qual o estoque de cera alveolada hoje',
  'Qual a margem de lucro do macacão?',
  'qual a comissao da iara em dezembro',
]
