import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A shoe repair and leather shop, a kiosk on the beach and a chemical cleaning products factory. */

const { next, whole, pick, among } = seededBusiness(
  'a shoe repair and leather shop, a kiosk on the beach, a chemical cleaning products factory',
)

/** Some of them, none twice. */
const some = <Entry>(all: readonly Entry[], few: number): Entry[] => {
  const left = [...all]
  return Array.from({ length: few }, () => {
    const one = pick(left)
    left.splice(left.indexOf(one), 1)
    return one
  })
}

const clients = [
  'Dona Zuleide',
  'Marcos Antônio',
  'Patrícia Lemos',
  'Loja Passo Firme',
  'Renata Coelho',
  'Seu Anselmo',
  'Igor Batista',
  'Brechó da Vilma',
]
const articles = [
  { item: 'Sapato social', services: ['Troca de sola', 'Colagem', 'Pintura'], from: 3_500, to: 12_000 },
  { item: 'Bota', services: ['Troca de sola', 'Troca de zíper', 'Colagem'], from: 4_500, to: 16_000 },
  { item: 'Bolsa', services: ['Troca de zíper', 'Costura', 'Pintura'], from: 4_000, to: 19_000 },
  { item: 'Sandália', services: ['Colagem', 'Costura'], from: 2_000, to: 6_500 },
  { item: 'Jaqueta', services: ['Troca de zíper', 'Costura', 'Pintura'], from: 7_000, to: 29_000 },
  { item: 'Cinto', services: ['Costura', 'Pintura'], from: 1_500, to: 5_000 },
]
// September to March, closed on Sundays, most on Saturdays; nobody comes twice in a day.
const repairs = new Rows(
  daysFrom('2025-09-01', 212)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      some(clients, weekdayIn(day) === 6 ? whole(3, 4) : whole(1, 2)).map((client) => {
        const { item, services, from, to } = pick(articles)
        const pieces = among([1, 6], [2, 3], [3, 1])
        const isPaid = next() < 0.8
        const isDelivered = next() < 0.85
        return {
          day,
          client,
          item,
          service: pick(services),
          material: among(['Couro', 5], ['Sintético', 3], ['Camurça', 2]),
          cobbler: among(['Geraldo', 6], ['Ivone', 3], ['Kleber', 2]),
          pieces,
          price: cents((pieces * whole(from, to)) / 100),
          cost: next() < 0.2 ? undefined : cents((pieces * whole(250, 1_400)) / 100),
          delivered: isDelivered ? 'Sim' : 'Não',
          wait: isDelivered ? whole(1, 15) : undefined,
          paid: isPaid ? 'Sim' : 'Não',
          payment: isPaid ? among(['Pix', 5], ['Dinheiro', 3], ['Cartão', 3]) : undefined,
        }
      }),
    )
    .map((row, place) => ({ order: 2_301 + place, ...row })),
)

const goods = [
  { product: 'Cerveja', kind: 'Bebida', few: 2, many: 6, from: 900, to: 1_600 },
  { product: 'Água de coco', kind: 'Bebida', few: 1, many: 4, from: 800, to: 1_200 },
  { product: 'Caipirinha', kind: 'Bebida', few: 1, many: 3, from: 1_800, to: 3_200 },
  { product: 'Pastel', kind: 'Comida', few: 1, many: 4, from: 1_000, to: 1_600 },
  { product: 'Porção de camarão', kind: 'Comida', few: 1, many: 2, from: 6_500, to: 12_000 },
  { product: 'Cadeira', kind: 'Aluguel', few: 1, many: 4, from: 1_000, to: 2_000 },
  { product: 'Guarda-sol', kind: 'Aluguel', few: 1, many: 2, from: 2_500, to: 5_000 },
  { product: 'Milho cozido', kind: 'Comida', few: 1, many: 3, from: 800, to: 1_200 },
]
const twoDigits = (value: number) => String(value).padStart(2, '0')
// December to March, closed on Mondays, most at weekends; one weather a day.
const sales = new Rows(
  daysFrom('2025-12-01', 121)
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) => {
      const weather = among(['sol', 6], ['nublado', 3], ['chuva', 2])
      const isWeekend = weekdayIn(day) === 0 || weekdayIn(day) === 6
      return Array.from({ length: isWeekend ? whole(4, 5) : whole(1, 3) }, (_, place) => {
        const { product, kind, few, many, from, to } = pick(goods)
        const pieces = whole(few, many)
        const unit = whole(from, to) / 100
        const total = cents(pieces * unit)
        return {
          day,
          time: `${twoDigits(9 + place * 2 + whole(0, 1))}:${twoDigits(whole(0, 59))}:00`,
          product,
          kind,
          spot: among(['Areia', 5], ['Deck', 3], ['Balcão', 2]),
          waiter: among(['Juninho', 5], ['Nalva', 3], ['Bia', 3], ['Dirceu', 2]),
          weather,
          tourist: next() < 0.45 ? 'S' : 'N',
          pieces,
          unit,
          total,
          tip: next() < 0.4 ? cents(total * 0.1) : undefined,
          payment: among(['Pix', 5], ['Crédito', 3], ['Débito', 3], ['Dinheiro', 3]),
        }
      })
    }),
)

const formulas = [
  { product: 'Detergente', line: 'Doméstica', low: 65, high: 80, from: 80, to: 150 },
  { product: 'Desinfetante', line: 'Doméstica', low: 70, high: 90, from: 90, to: 170 },
  { product: 'Água sanitária', line: 'Doméstica', low: 115, high: 130, from: 60, to: 110 },
  { product: 'Amaciante', line: 'Doméstica', low: 35, high: 55, from: 120, to: 220 },
  { product: 'Desengraxante', line: 'Profissional', low: 110, high: 130, from: 210, to: 350 },
  { product: 'Limpa-pisos', line: 'Profissional', low: 80, high: 110, from: 140, to: 240 },
]
// July to December, Monday to Friday, most on Wednesdays.
const batches = new Rows(
  daysFrom('2025-07-01', 184)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 3 ? whole(3, 4) : whole(1, 2) }, () => {
        const { product, line, low, high, from, to } = pick(formulas)
        const litres = whole(8, 60) * 50
        const isApproved = next() < 0.85
        return {
          day,
          product,
          line,
          shift: among(['Manhã', 5], ['Tarde', 4], ['Noite', 3]),
          operator: among(['Adilson', 5], ['Rosângela', 3], ['Wesley', 3], ['Tatiane', 2]),
          tank: among(['Tanque 1', 5], ['Tanque 2', 3], ['Tanque 3', 2]),
          litres,
          lost: next() < 0.25 ? 0 : whole(3, 90),
          ph: next() < 0.08 ? undefined : whole(low, high) / 10,
          approved: isApproved ? 'SIM' : 'NÃO',
          reason: isApproved ? undefined : among(['pH fora da faixa', 7], ['Viscosidade', 2], ['Cor', 1]),
          supplies: cents((litres * whole(from, to)) / 100),
          packing: cents((litres * whole(25, 60)) / 100),
        }
      }),
    )
    .map((row, place) => ({ batch: `L-${411 + place}`, ...row })),
)

const cobblers = 'Consertos Sapataria'
const kiosk = 'vendas_quiosque'
const factory = 'PRODUCAO FABRICA'

export const files = [
  file(cobblers, repairs, [
    ['Nº OS', ({ order }) => order],
    ['Data Entrada', ({ day }) => brazilianDay(day)],
    ['Cliente', ({ client }) => client],
    ['Artigo', ({ item }) => item],
    ['Serviço', ({ service }) => service],
    ['Material', ({ material }) => material],
    ['Sapateiro', ({ cobbler }) => cobbler],
    ['Qtde Peças', ({ pieces }) => pieces],
    ['Valor Total', ({ price }) => commaPrice(price)],
    ['Custo', ({ cost }) => (cost === undefined ? '' : commaPrice(cost))],
    ['Entregue', ({ delivered }) => delivered],
    ['Dias até Entrega', ({ wait }) => wait ?? ''],
    ['Pago', ({ paid }) => paid],
    ['Forma de Pagamento', ({ payment }) => payment ?? ''],
  ]),
  file(
    kiosk,
    sales,
    [
      ['data_hora', ({ day, time }) => `${day} ${time}`],
      ['produto', ({ product }) => product],
      ['tipo', ({ kind }) => kind],
      ['local', ({ spot }) => spot],
      ['atendente', ({ waiter }) => waiter],
      ['clima', ({ weather }) => weather],
      ['turista', ({ tourist }) => tourist],
      ['qtd', ({ pieces }) => pieces],
      ['preco_unitario', ({ unit }) => unit.toFixed(2)],
      ['valor_total', ({ total }) => total.toFixed(2)],
      ['gorjeta', ({ tip }) => (tip === undefined ? '' : tip.toFixed(2))],
      ['pagamento', ({ payment }) => payment],
    ],
    ',',
  ),
  file(factory, batches, [
    ['DT_PRODUCAO', ({ day }) => shownDay(day)],
    ['LOTE', ({ batch }) => batch],
    ['PRODUTO', ({ product }) => product],
    ['LINHA', ({ line }) => line],
    ['TURNO', ({ shift }) => shift],
    ['OPERADOR', ({ operator }) => operator],
    ['TANQUE', ({ tank }) => tank],
    ['LITROS_PRODUZIDOS', ({ litres }) => litres],
    ['LITROS_PERDIDOS', ({ lost }) => lost],
    ['PH', ({ ph }) => (ph === undefined ? '' : decimal(ph, 1))],
    ['APROVADO', ({ approved }) => approved],
    ['MOTIVO_REPROVA', ({ reason }) => reason ?? ''],
    ['CUSTO_INSUMOS', ({ supplies }) => dotted(decimal(supplies))],
    ['CUSTO_EMBALAGEM', ({ packing }) => dotted(decimal(packing))],
  ]),
]

export const labelled: Labelled[] = [
  // The shoe repair and leather shop
  ['Quantos consertos entraram em outubro?', cobblers, repairs.during('2025-10').count()],
  ['valor total dos consertos mês a mês', cobblers, repairs.byMonth((g) => g.sum('price'))],
  ['qual sapateiro fez mais consertos?', cobblers, most(repairs.by('cobbler', (g) => g.count()))],
  [
    'quanto deu no total os consertos da dona zuleide',
    cobblers,
    repairs.when((r) => r.client === 'Dona Zuleide').sum('price'),
  ],
  ['qtos consertos ainda nao foram pagos', cobblers, repairs.when((r) => r.paid === 'Não').count()],
  [
    'quanto temos pra receber dos consertos não pagos?',
    cobblers,
    repairs.when((r) => r.paid === 'Não').sum('price'),
  ],
  [
    'top 3 clientes da sapataria em valor',
    cobblers,
    most(
      repairs.by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  ['ticket médio dos consertos', cobblers, repairs.mean('price')],
  [
    'Quantos consertos já entregues ainda não foram pagos?',
    cobblers,
    repairs.when((r) => r.delivered === 'Sim' && r.paid === 'Não').count(),
  ],
  ['que porcentagem dos consertos é de couro?', cobblers, repairs.share((r) => r.material === 'Couro')],
  [
    'compara o valor dos consertos de novembro com o de dezembro',
    cobblers,
    { before: repairs.during('2025-11').sum('price'), after: repairs.during('2025-12').sum('price') },
  ],
  ['em que dia da semana entra mais conserto?', cobblers, most(repairs.byWeekday((g) => g.count()))],
  [
    'qual foi o custo das trocas de sola em janeiro?',
    cobblers,
    repairs
      .during('2026-01')
      .when((r) => r.service === 'Troca de sola')
      .sum('cost'),
  ],
  [
    'quanto sobra na sapataria: valor total menos o custo dos consertos',
    cobblers,
    repairs.sum('price') - repairs.sum('cost'),
  ],
  ['valor dos consertos por tipo de serviço', cobblers, repairs.by('service', (g) => g.sum('price'))],
  [
    'quantas peças o Kleber consertou em fevereiro?',
    cobblers,
    repairs
      .during('2026-02')
      .when((r) => r.cobbler === 'Kleber')
      .sum('pieces'),
  ],
  [
    'em média, quantos dias até a entrega de uma bota?',
    cobblers,
    repairs.when((r) => r.item === 'Bota').mean('wait'),
  ],
  [
    'qual a diferença entre o valor dos consertos do Geraldo e o da Ivone?',
    cobblers,
    repairs.when((r) => r.cobbler === 'Geraldo').sum('price') -
      repairs.when((r) => r.cobbler === 'Ivone').sum('price'),
  ],
  ['consertos acima de R$ 150, quantos foram?', cobblers, repairs.when((r) => r.price > 150).count()],
  [
    'número de consertos pagos em cada forma de pagamento',
    cobblers,
    repairs.when((r) => r.paid === 'Sim').by('payment', (g) => g.count()),
  ],
  [
    'valor dos consertos do Geraldo no último trimestre de 2025',
    cobblers,
    repairs
      .during('2025-10', '2025-12')
      .when((r) => r.cobbler === 'Geraldo')
      .sum('price'),
  ],
  [
    'quantos clientes diferentes trouxeram jaqueta em dezembro?',
    cobblers,
    repairs
      .during('2025-12')
      .when((r) => r.item === 'Jaqueta')
      .distinct('client'),
  ],
  [
    'qual serviço tem o menor valor total na sapataria?',
    cobblers,
    least(repairs.by('service', (g) => g.sum('price'))),
  ],
  [
    'valor dos consertos que entraram entre 10/12/2025 e 24/12/2025',
    cobblers,
    repairs.from('2025-12-10', '2025-12-24').sum('price'),
  ],
  [
    'quantos consertos do Igor Batista tivemos, sem contar colagem?',
    cobblers,
    repairs.when((r) => r.client === 'Igor Batista' && r.service !== 'Colagem').count(),
  ],
  ['valor médio do conserto por cliente', cobblers, repairs.by('client', (g) => g.mean('price'))],
  [
    'quanto deu o valor dos consertos que entraram aos sabados em março',
    cobblers,
    repairs.during('2026-03').on(6).sum('price'),
  ],
  [
    'Qual mês teve o menor valor total de consertos?',
    cobblers,
    least(repairs.byMonth((g) => g.sum('price'))),
  ],
  [
    'qual a participação da Ivone no valor dos consertos?',
    cobblers,
    repairs.share((r) => r.cobbler === 'Ivone', 'price'),
  ],
  [
    'qual o valor do último conserto da Patrícia Lemos?',
    cobblers,
    repairs.when((r) => r.client === 'Patrícia Lemos').all.at(-1)?.price ?? 0,
  ],

  // The kiosk on the beach
  ['Quanto o quiosque vendeu em janeiro?', kiosk, sales.during('2026-01').sum('total')],
  [
    'quantas águas de coco a gente vendeu no total?',
    kiosk,
    sales.when((r) => r.product === 'Água de coco').sum('pieces'),
  ],
  ['vendas do quiosque por mês em reais', kiosk, sales.byMonth((g) => g.sum('total'))],
  [
    'qual produto do quiosque sai mais em quantidade?',
    kiosk,
    most(sales.by('product', (g) => g.sum('pieces'))),
  ],
  ['quanto deu de gorjeta em dezembro?', kiosk, sales.during('2025-12').sum('tip')],
  [
    'quantas vendas com gorjeta e sem chuva tivemos no quiosque?',
    kiosk,
    sales.when((r) => r.tip !== undefined && r.weather !== 'chuva').count(),
  ],
  ['qual atendente ganhou mais gorjeta?', kiosk, most(sales.by('waiter', (g) => g.sum('tip')))],
  ['total vendido por tipo no quiosque', kiosk, sales.by('kind', (g) => g.sum('total'))],
  ['ticket medio das vendas no deck', kiosk, sales.when((r) => r.spot === 'Deck').mean('total')],
  [
    'que porcentagem do valor vendido no quiosque veio de turista?',
    kiosk,
    sales.share((r) => r.tourist === 'S', 'total'),
  ],
  ['quanto vendemos em dia de chuva?', kiosk, sales.when((r) => r.weather === 'chuva').sum('total')],
  [
    'quantos dias de sol o quiosque teve em fevereiro?',
    kiosk,
    sales
      .during('2026-02')
      .when((r) => r.weather === 'sol')
      .distinct('day'),
  ],
  [
    'Em qual dia da semana o quiosque vende mais em valor?',
    kiosk,
    most(sales.byWeekday((g) => g.sum('total'))),
  ],
  ['média vendida por dia que o quiosque abre', kiosk, sales.sum('total') / sales.distinct('day')],
  [
    'compare o valor vendido no quiosque em janeiro e fevereiro',
    kiosk,
    { before: sales.during('2026-01').sum('total'), after: sales.during('2026-02').sum('total') },
  ],
  [
    'quanto cresceu o valor vendido de cerveja de dezembro pra janeiro?',
    kiosk,
    {
      before: sales
        .during('2025-12')
        .when((r) => r.product === 'Cerveja')
        .sum('total'),
      after: sales
        .during('2026-01')
        .when((r) => r.product === 'Cerveja')
        .sum('total'),
    },
  ],
  [
    'quantas caipirinhas a Bia vendeu?',
    kiosk,
    sales.when((r) => r.product === 'Caipirinha' && r.waiter === 'Bia').sum('pieces'),
  ],
  ['preço unitário médio do pastel', kiosk, sales.when((r) => r.product === 'Pastel').mean('unit')],
  ['qual o valor da maior venda do quiosque?', kiosk, sales.max('total')],
  [
    'quantas vendas de mais de 100 reais teve no deck?',
    kiosk,
    sales.when((r) => r.spot === 'Deck' && r.total > 100).count(),
  ],
  [
    'quanto o quiosque vendeu no pix desde fevereiro?',
    kiosk,
    sales
      .during('2026-02', '2026-03')
      .when((r) => r.payment === 'Pix')
      .sum('total'),
  ],
  [
    'quanto entrou de aluguel de guarda-sol em março?',
    kiosk,
    sales
      .during('2026-03')
      .when((r) => r.product === 'Guarda-sol')
      .sum('total'),
  ],
  [
    'os três produtos com menor faturamento no quiosque',
    kiosk,
    least(
      sales.by('product', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'quanto o Dirceu vendeu sem contar bebida?',
    kiosk,
    sales.when((r) => r.waiter === 'Dirceu' && r.kind !== 'Bebida').sum('total'),
  ],
  [
    'quantas vendas fizemos na areia em cada clima?',
    kiosk,
    sales.when((r) => r.spot === 'Areia').by('weather', (g) => g.count()),
  ],
  [
    'total vendido no quiosque de 26/12/2025 a 04/01/2026',
    kiosk,
    sales.from('2025-12-26', '2026-01-04').sum('total'),
  ],
  [
    'em que data o quiosque vendeu mais em valor?',
    kiosk,
    most(sales.by('day', (g) => g.sum('total'))).map(([day, total]): [string, number] => [
      shownDay(day),
      total,
    ]),
  ],
  ['gorjeta média nas vendas que tiveram gorjeta', kiosk, sales.mean('tip')],
  [
    'quantas vendas em dinheiro foram pra quem nao é turista',
    kiosk,
    sales.when((r) => r.payment === 'Dinheiro' && r.tourist === 'N').count(),
  ],
  [
    'quantidade média por venda de cada produto do quiosque',
    kiosk,
    sales.by('product', (g) => g.mean('pieces')),
  ],

  // The chemical cleaning products factory
  ['Quantos litros a fábrica produziu em agosto?', factory, batches.during('2025-08').sum('litres')],
  ['litros produzidos por produto', factory, batches.by('product', (g) => g.sum('litres'))],
  ['quantos lotes foram reprovados?', factory, batches.when((r) => r.approved === 'NÃO').count()],
  ['qual operador perdeu mais litros?', factory, most(batches.by('operator', (g) => g.sum('lost')))],
  ['quantos lotes cada turno produziu', factory, batches.by('shift', (g) => g.count())],
  ['que porcentagem dos lotes foi aprovada?', factory, batches.share((r) => r.approved === 'SIM')],
  [
    'quantos por cento dos litros produzidos foram perdidos?',
    factory,
    { share: batches.sum('lost') / batches.sum('litres') },
  ],
  [
    'custo de insumos do detergente no terceiro trimestre de 2025',
    factory,
    batches
      .during('2025-07', '2025-09')
      .when((r) => r.product === 'Detergente')
      .sum('supplies'),
  ],
  [
    'custo médio de insumos por lote de desinfetante',
    factory,
    batches.when((r) => r.product === 'Desinfetante').mean('supplies'),
  ],
  ['quanto gastamos com embalagem por mês?', factory, batches.byMonth((g) => g.sum('packing'))],
  [
    'quantos lotes saíram com ph acima de 10?',
    factory,
    batches.when((r) => r.ph !== undefined && r.ph > 10).count(),
  ],
  ['pH médio da agua sanitaria', factory, batches.when((r) => r.product === 'Água sanitária').mean('ph')],
  ['quantos lotes estão com o pH em branco?', factory, batches.when((r) => r.ph === undefined).count()],
  [
    'qual o menor pH registrado no desengraxante?',
    factory,
    batches.when((r) => r.product === 'Desengraxante').min('ph'),
  ],
  [
    'compare os litros perdidos em novembro com os de dezembro',
    factory,
    { before: batches.during('2025-11').sum('lost'), after: batches.during('2025-12').sum('lost') },
  ],
  ['qual tanque produziu mais litros?', factory, most(batches.by('tank', (g) => g.sum('litres')))],
  [
    '3 produtos com maior custo de insumos na fábrica',
    factory,
    most(
      batches.by('product', (g) => g.sum('supplies')),
      3,
    ),
  ],
  [
    'Qual o motivo de reprova mais comum dos lotes reprovados?',
    factory,
    most(batches.when((r) => r.approved === 'NÃO').by('reason', (g) => g.count())),
  ],
  [
    'qtos litros o Wesley produziu no turno da noite?',
    factory,
    batches.when((r) => r.operator === 'Wesley' && r.shift === 'Noite').sum('litres'),
  ],
  [
    'quantos lotes passaram de 2000 litros produzidos?',
    factory,
    batches.when((r) => r.litres > 2000).count(),
  ],
  [
    'quanto deu o custo de insumos mais o de embalagem em julho?',
    factory,
    batches.during('2025-07').sum('supplies') + batches.during('2025-07').sum('packing'),
  ],
  [
    'custo de insumos por litro produzido de amaciante',
    factory,
    batches.when((r) => r.product === 'Amaciante').sum('supplies') /
      batches.when((r) => r.product === 'Amaciante').sum('litres'),
  ],
  [
    'participação da linha profissional nos litros produzidos',
    factory,
    batches.share((r) => r.line === 'Profissional', 'litres'),
  ],
  [
    'em que dia da semana a fábrica produz mais litros?',
    factory,
    most(batches.byWeekday((g) => g.sum('litres'))),
  ],
  [
    'quantos lotes foram produzidos entre 15/08/2025 e 15/09/2025?',
    factory,
    batches.from('2025-08-15', '2025-09-15').count(),
  ],
  [
    'quantos produtos diferentes a Tatiane produziu em outubro?',
    factory,
    batches
      .during('2025-10')
      .when((r) => r.operator === 'Tatiane')
      .distinct('product'),
  ],
  [
    'litros produzidos nos lotes reprovados, por turno',
    factory,
    batches.when((r) => r.approved === 'NÃO').by('shift', (g) => g.sum('litres')),
  ],
  [
    'média de litros produzidos por lote em cada tanque',
    factory,
    batches.by('tank', (g) => g.mean('litres')),
  ],
  [
    'preciso pro relatório: quantos lotes de detergente foram aprovados e não perderam nenhum litro?',
    factory,
    batches.when((r) => r.product === 'Detergente' && r.approved === 'SIM' && r.lost === 0).count(),
  ],
  [
    'qual foi o mes que a fabrica gastou menos com insumos?',
    factory,
    least(batches.byMonth((g) => g.sum('supplies'))),
  ],
]

export const unanswerable: string[] = [
  'qual o telefone da Dona Zuleide?',
  'quanto a sapataria pagou de aluguel em janeiro?',
  'qual a numeração de sapato que a gente mais conserta?',
  'qual o salário do Juninho?',
  'quantos cocos temos em estoque?',
  'quanto o quiosque vendeu de sorvete em janeiro?',
  'quantos litros de cera líquida a fábrica produziu em agosto?',
  'qual cliente comprou mais detergente?',
  'qual fornecedor de soda cáustica é mais barato?',
  'qual a data de validade dos lotes de amaciante?',
]
