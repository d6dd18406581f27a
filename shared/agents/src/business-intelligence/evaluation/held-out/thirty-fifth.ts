import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A locksmith, an events buffet for children and a wholesaler of packaging. */

const { next, whole, pick, among } = seededBusiness(
  'a locksmith, a buffet for children, a packaging wholesaler',
)
const days = daysFrom('2025-07-01', 304)

const jobs = [
  { service: 'Cópia de chave', places: ['Loja'], from: 1_200, to: 4_500, partsFrom: 200, partsTo: 1_000 },
  {
    service: 'Abertura de porta',
    places: ['Residência', 'Empresa'],
    from: 12_000,
    to: 32_000,
    partsFrom: 0,
    partsTo: 0,
  },
  {
    service: 'Troca de fechadura',
    places: ['Residência', 'Empresa'],
    from: 18_000,
    to: 65_000,
    partsFrom: 4_000,
    partsTo: 16_000,
  },
  { service: 'Abertura de carro', places: ['Rua'], from: 15_000, to: 42_000, partsFrom: 0, partsTo: 0 },
  {
    service: 'Chave codificada',
    places: ['Loja', 'Rua'],
    from: 38_000,
    to: 95_000,
    partsFrom: 8_000,
    partsTo: 35_000,
  },
  { service: 'Abertura de cofre', places: ['Empresa'], from: 40_000, to: 180_000, partsFrom: 0, partsTo: 0 },
]
// Every day, most on Saturdays and least on Sundays.
const calls = new Rows(
  days.flatMap((day) => {
    const weekday = weekdayIn(day)
    const few = weekday === 0 ? whole(1, 2) : weekday === 6 ? whole(4, 6) : whole(2, 4)
    return Array.from({ length: few }, () => {
      const { service, places, from, to, partsFrom, partsTo } = pick(jobs)
      const place = pick(places)
      const isAway = place !== 'Loja'
      return {
        day,
        service,
        place,
        district: among(
          ['Centro', 6],
          ['Boa Vista', 4],
          ['Santa Luzia', 3],
          ['Jardim Europa', 2.5],
          ['Cohab', 1],
        ),
        locksmith: among(['Adilson', 5], ['Wesley', 3], ['Rosângela', 1.8]),
        payment: pick(['Pix', 'Dinheiro', 'Cartão de débito', 'Cartão de crédito']),
        status: among(['Pago', 6], ['Pendente', 1]),
        emergency: isAway && next() < 0.4 ? 'Sim' : 'Não',
        km: isAway ? whole(2, 35) : undefined,
        parts: partsTo === 0 ? 0 : whole(partsFrom, partsTo) / 100,
        fee: isAway ? whole(2_000, 8_000) / 100 : undefined,
        price: whole(from, to) / 100,
      }
    })
  }),
)

const packages = [
  { pack: 'Completo', from: 380_000, to: 650_000 },
  { pack: 'Básico', from: 250_000, to: 420_000 },
  { pack: 'Premium', from: 580_000, to: 1_100_000 },
]
/** From Wednesday to Sunday, 0 is Sunday. */
const partiesOn = (weekday: number): number => {
  if (weekday === 6) return whole(3, 4)
  if (weekday === 0) return whole(1, 2)
  if (weekday === 5) return whole(1, 2)
  return weekday > 2 ? whole(0, 1) : 0
}
const parties = new Rows(
  days.flatMap((day) =>
    Array.from({ length: partiesOn(weekdayIn(day)) }, () => {
      const { pack, from, to } = pick(packages)
      const price = whole(from, to) / 100
      return {
        day,
        theme: among(
          ['Frozen', 30],
          ['Homem-Aranha', 22],
          ['Fazendinha', 16],
          ['Minecraft', 10],
          ['Princesas', 7],
          ['Patrulha Canina', 5],
        ),
        pack,
        hall: among(['Circo', 3], ['Floresta', 2]),
        seller: among(['Bruna', 5], ['Kelly', 3], ['Patrícia', 1.5]),
        origin: among(['Indicação', 5], ['Instagram', 4], ['Google', 2.5], ['Passou na porta', 1]),
        character: next() < 0.35 ? 'sim' : 'não',
        children: whole(20, 90),
        adults: whole(25, 110),
        food: cents((price * whole(18, 38)) / 100),
        price,
        mark: next() < 0.25 ? undefined : whole(6, 10),
      }
    }),
  ),
)

const buyers = [
  { client: 'Hamburgueria do Zé', city: 'Campinas' },
  { client: 'Padaria Pão Quente', city: 'Sorocaba' },
  { client: 'Mercado Avenida', city: 'Jundiaí' },
  { client: 'Doceria Mel', city: 'Campinas' },
  { client: 'Pizzaria Bella Napoli', city: 'Itu' },
  { client: 'Açaí da Praia', city: 'Sorocaba' },
  { client: 'Farmácia Saúde', city: 'Jundiaí' },
]
const stock = [
  { product: 'Caixa de pizza', material: 'Papelão', from: 4_500, to: 9_500, few: 3, many: 40 },
  { product: 'Copo descartável', material: 'Plástico', from: 6_000, to: 12_000, few: 3, many: 35 },
  { product: 'Sacola kraft', material: 'Papel', from: 5_500, to: 13_000, few: 4, many: 40 },
  { product: 'Pote com tampa', material: 'Plástico', from: 7_000, to: 16_000, few: 2, many: 30 },
  { product: 'Marmitex', material: 'Alumínio', from: 3_800, to: 8_900, few: 5, many: 45 },
  { product: 'Filme stretch', material: 'Plástico', from: 8_000, to: 18_000, few: 1, many: 8 },
]
// From Monday to Friday, most on Mondays.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(4, 6) : whole(1, 3) }, () => {
        const { product, material, from, to, few, many } = pick(stock)
        const bales = whole(few, many)
        const unit = whole(from, to) / 100
        const freight = next() < 0.3 ? undefined : whole(2_500, 18_000) / 100
        const goods = cents(bales * unit)
        return {
          day,
          ...pick(buyers),
          product,
          material,
          seller: among(['Gilberto', 5], ['Sônia', 3], ['Renan', 1.6]),
          payment: among(['Boleto', 5], ['Pix', 3], ['Cartão', 1.5]),
          status: among(['ENTREGUE', 7], ['CANCELADO', 1.8], ['PENDENTE', 1.4]),
          bales,
          unit,
          freight,
          goods,
          total: cents(goods + (freight ?? 0)),
        }
      }),
    ),
)

const locksmith = 'Atendimentos Chaveiro'
const buffet = 'festas_buffet'
const packaging = 'PEDIDOS EMBALAGENS'

export const files = [
  file(locksmith, calls, [
    ['Data do atendimento', ({ day }) => brazilianDay(day)],
    ['Serviço', ({ service }) => service],
    ['Local', ({ place }) => place],
    ['Bairro', ({ district }) => district],
    ['Chaveiro', ({ locksmith }) => locksmith],
    ['Forma de pagamento', ({ payment }) => payment],
    ['Situação', ({ status }) => status],
    ['Emergência', ({ emergency }) => emergency],
    ['Km rodados', ({ km }) => km ?? ''],
    ['Gasto com peças', ({ parts }) => commaPrice(parts)],
    ['Taxa de deslocamento', ({ fee }) => (fee === undefined ? '' : commaPrice(fee))],
    ['Valor cobrado', ({ price }) => dotted(commaPrice(price))],
  ]),
  file(
    buffet,
    parties,
    [
      ['data_festa', ({ day }) => day],
      ['tema', ({ theme }) => theme],
      ['pacote', ({ pack }) => pack],
      ['salao', ({ hall }) => hall],
      ['vendedora', ({ seller }) => seller],
      ['origem_cliente', ({ origin }) => origin],
      ['personagem_vivo', ({ character }) => character],
      ['criancas', ({ children }) => children],
      ['adultos', ({ adults }) => adults],
      ['custo_comida', ({ food }) => food.toFixed(2)],
      ['valor_festa', ({ price }) => price.toFixed(2)],
      ['nota_cliente', ({ mark }) => mark ?? ''],
    ],
    ',',
  ),
  file(packaging, orders, [
    ['DT_PEDIDO', ({ day }) => brazilianDay(day)],
    ['CLIENTE', ({ client }) => client],
    ['CIDADE', ({ city }) => city],
    ['PRODUTO', ({ product }) => product],
    ['MATERIAL', ({ material }) => material],
    ['VENDEDOR', ({ seller }) => seller],
    ['FORMA_PGTO', ({ payment }) => payment],
    ['SIT_PEDIDO', ({ status }) => status],
    ['QTD_FARDOS', ({ bales }) => bales],
    ['VLR_UNIT', ({ unit }) => decimal(unit)],
    ['VLR_FRETE', ({ freight }) => (freight === undefined ? '' : decimal(freight))],
    ['VLR_TOTAL', ({ total }) => dotted(decimal(total))],
  ]),
]

export const labelled: Labelled[] = [
  // The locksmith
  ['valor cobrado nos atendimentos mês a mês', locksmith, calls.byMonth((g) => g.sum('price'))],
  ['Quantos atendimentos tivemos em novembro?', locksmith, calls.during('2025-11').count()],
  [
    'qto deu de copia de chave em agosto',
    locksmith,
    calls
      .during('2025-08')
      .when((r) => r.service === 'Cópia de chave')
      .sum('price'),
  ],
  ['qual chaveiro fez mais atendimentos?', locksmith, most(calls.by('locksmith', (g) => g.count()))],
  [
    'os 3 serviços do chaveiro que mais renderam em valor cobrado',
    locksmith,
    most(
      calls.by('service', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'valor médio cobrado numa abertura de porta',
    locksmith,
    calls.when((r) => r.service === 'Abertura de porta').mean('price'),
  ],
  [
    'quantas emergencias a gente atendeu em janeiro',
    locksmith,
    calls
      .during('2026-01')
      .when((r) => r.emergency === 'Sim')
      .count(),
  ],
  [
    'quanto ainda tá pendente dos atendimentos, em reais? olhando o valor cobrado',
    locksmith,
    calls.when((r) => r.status === 'Pendente').sum('price'),
  ],
  [
    'Que porcentagem dos atendimentos foi de emergência?',
    locksmith,
    calls.share((r) => r.emergency === 'Sim'),
  ],
  [
    'boa tarde, me diz por favor quanto o Wesley cobrou em dezembro',
    locksmith,
    calls
      .during('2025-12')
      .when((r) => r.locksmith === 'Wesley')
      .sum('price'),
  ],
  ['total de km rodados de cada chaveiro', locksmith, calls.by('locksmith', (g) => g.sum('km'))],
  [
    'qual a média de km rodados nos atendimentos fora da loja?',
    locksmith,
    calls.when((r) => r.place !== 'Loja').mean('km'),
  ],
  ['qual bairro teve menos atendimento', locksmith, least(calls.by('district', (g) => g.count()))],
  [
    'gasto com peças nas trocas de fechadura no quarto trimestre de 2025',
    locksmith,
    calls
      .during('2025-10', '2025-12')
      .when((r) => r.service === 'Troca de fechadura')
      .sum('parts'),
  ],
  [
    'compara o valor cobrado pelo chaveiro em fevereiro com o de março',
    locksmith,
    { before: calls.during('2026-02').sum('price'), after: calls.during('2026-03').sum('price') },
  ],
  [
    'quantos atendimentos tiveram valor cobrado acima de 300 reais?',
    locksmith,
    calls.when((r) => r.price > 300).count(),
  ],
  ['em que dia da semana tem mais atendimentos?', locksmith, most(calls.byWeekday((g) => g.count()))],
  [
    'Em média, quantos atendimentos fazemos por dia trabalhado?',
    locksmith,
    calls.count() / calls.distinct('day'),
  ],
  [
    'quanto sobra do valor cobrado tirando o gasto com pecas',
    locksmith,
    calls.sum('price') - calls.sum('parts'),
  ],
  [
    'valor cobrado nos atendimentos por forma de pagamento',
    locksmith,
    calls.by('payment', (g) => g.sum('price')),
  ],
  [
    'quanto a Rosângela cobrou sem contar as cópias de chave?',
    locksmith,
    calls.when((r) => r.locksmith === 'Rosângela' && r.service !== 'Cópia de chave').sum('price'),
  ],
  [
    'quantos bairros diferentes o Adilson atendeu em setembro?',
    locksmith,
    calls
      .during('2025-09')
      .when((r) => r.locksmith === 'Adilson')
      .distinct('district'),
  ],
  [
    'maior valor cobrado numa abertura de cofre',
    locksmith,
    calls.when((r) => r.service === 'Abertura de cofre').max('price'),
  ],
  [
    'quanto foi cobrado em dinheiro nos atendimentos entre 15/08/2025 e 30/09/2025?',
    locksmith,
    calls
      .from('2025-08-15', '2025-09-30')
      .when((r) => r.payment === 'Dinheiro')
      .sum('price'),
  ],
  [
    'qts atendimentos foram feitos na loja aos sabados',
    locksmith,
    calls
      .on(6)
      .when((r) => r.place === 'Loja')
      .count(),
  ],
  [
    'soma das taxas de deslocamento do Wesley no primeiro trimestre de 2026',
    locksmith,
    calls
      .during('2026-01', '2026-03')
      .when((r) => r.locksmith === 'Wesley')
      .sum('fee'),
  ],
  ['quantos atendimentos não tiveram gasto com peças?', locksmith, calls.when((r) => r.parts === 0).count()],
  [
    'participação do bairro Centro no valor cobrado dos atendimentos',
    locksmith,
    calls.share((r) => r.district === 'Centro', 'price'),
  ],
  [
    'qual foi o mes mais fraco do chaveiro em valor cobrado?',
    locksmith,
    least(calls.byMonth((g) => g.sum('price'))),
  ],
  ['ticket medio de cada serviço do chaveiro', locksmith, calls.by('service', (g) => g.mean('price'))],

  // The buffet
  ['Quantas festas fizemos em outubro?', buffet, parties.during('2025-10').count()],
  ['número de festas por tema', buffet, parties.by('theme', (g) => g.count())],
  ['valor das festas por mês', buffet, parties.byMonth((g) => g.sum('price'))],
  ['qual pacote soma o maior valor de festas?', buffet, most(parties.by('pack', (g) => g.sum('price')))],
  [
    'quais os três temas de festa mais escolhidos?',
    buffet,
    most(
      parties.by('theme', (g) => g.count()),
      3,
    ),
  ],
  ['media de criancas por festa', buffet, parties.mean('children')],
  ['quantas crianças vieram nas festas de dezembro', buffet, parties.during('2025-12').sum('children')],
  ['qual vendedora fechou menos festas?', buffet, least(parties.by('seller', (g) => g.count()))],
  [
    'quanto a Kelly vendeu de pacote premium?',
    buffet,
    parties.when((r) => r.seller === 'Kelly' && r.pack === 'Premium').sum('price'),
  ],
  [
    'quantos por cento das festas tiveram personagem vivo?',
    buffet,
    parties.share((r) => r.character === 'sim'),
  ],
  [
    'custo de comida das festas no salao Floresta em março',
    buffet,
    parties
      .during('2026-03')
      .when((r) => r.hall === 'Floresta')
      .sum('food'),
  ],
  ['Valor das festas menos o custo da comida, no total', buffet, parties.sum('price') - parties.sum('food')],
  ['quantas festas tiveram mais de 60 crianças?', buffet, parties.when((r) => r.children > 60).count()],
  ['valor médio da festa aos domingos', buffet, parties.on(0).mean('price')],
  ['nota média dos clientes em cada salão', buffet, parties.by('hall', (g) => g.mean('mark'))],
  ['quantas festas ficaram sem nota do cliente?', buffet, parties.when((r) => r.mark === undefined).count()],
  [
    'qtas festas vieram do instagram de janeiro a março de 2026',
    buffet,
    parties
      .during('2026-01', '2026-03')
      .when((r) => r.origin === 'Instagram')
      .count(),
  ],
  [
    'que parte do valor das festas veio de indicação?',
    buffet,
    parties.share((r) => r.origin === 'Indicação', 'price'),
  ],
  ['valor da festa mais cara do tema Frozen', buffet, parties.when((r) => r.theme === 'Frozen').max('price')],
  [
    'compare o valor das festas de julho com o de agosto',
    buffet,
    { before: parties.during('2025-07').sum('price'), after: parties.during('2025-08').sum('price') },
  ],
  [
    'quantas festas de minecraft foram sem personagem vivo?',
    buffet,
    parties.when((r) => r.theme === 'Minecraft' && r.character === 'não').count(),
  ],
  ['total de adultos por pacote de festa', buffet, parties.by('pack', (g) => g.sum('adults'))],
  [
    'quanto deram as festas de novembro tirando o pacote Básico?',
    buffet,
    parties
      .during('2025-11')
      .when((r) => r.pack !== 'Básico')
      .sum('price'),
  ],
  ['qual dia da semana tem mais festa?', buffet, most(parties.byWeekday((g) => g.count()))],
  ['em quantos dias diferentes teve festa em janeiro?', buffet, parties.during('2026-01').distinct('day')],
  [
    'nos dias em que tem festa, quantas festas a gente faz por dia em media?',
    buffet,
    parties.count() / parties.distinct('day'),
  ],
  [
    'quantas festas tiveram valor de 5 mil reais ou mais?',
    buffet,
    parties.when((r) => r.price >= 5000).count(),
  ],
  [
    'oi, preciso saber quantos convidados deu nas festas de fevereiro, somando crianças e adultos',
    buffet,
    parties.during('2026-02').sum('children') + parties.during('2026-02').sum('adults'),
  ],
  [
    'de qual origem de cliente veio o menor valor em festas?',
    buffet,
    least(parties.by('origin', (g) => g.sum('price'))),
  ],
  ['custo médio de comida da festa por tema', buffet, parties.by('theme', (g) => g.mean('food'))],

  // The wholesaler of packaging
  ['valor total dos pedidos por mês', packaging, orders.byMonth((g) => g.sum('total'))],
  [
    'Quantos pedidos a Sônia tirou em setembro?',
    packaging,
    orders
      .during('2025-09')
      .when((r) => r.seller === 'Sônia')
      .count(),
  ],
  ['quantos fardos foram pedidos de cada produto?', packaging, orders.by('product', (g) => g.sum('bales'))],
  [
    'quais os 3 clientes que somam mais valor total em pedidos de embalagem?',
    packaging,
    most(
      orders.by('client', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'qto temos em reais de pedidos pendentes? pelo valor total',
    packaging,
    orders.when((r) => r.status === 'PENDENTE').sum('total'),
  ],
  [
    'quantos pedidos foram cancelados em cada mês?',
    packaging,
    orders.when((r) => r.status === 'CANCELADO').byMonth((g) => g.count()),
  ],
  [
    'que porcentagem dos pedidos de embalagem foi cancelada?',
    packaging,
    orders.share((r) => r.status === 'CANCELADO'),
  ],
  [
    'quanto deu de frete nos pedidos de sorocaba',
    packaging,
    orders.when((r) => r.city === 'Sorocaba').sum('freight'),
  ],
  [
    'valor médio do frete, só dos pedidos que têm frete',
    packaging,
    orders.when((r) => r.freight !== undefined).mean('freight'),
  ],
  ['quantos pedidos sairam sem frete?', packaging, orders.when((r) => r.freight === undefined).count()],
  [
    'valor total dos pedidos entregues de caixa de pizza em outubro',
    packaging,
    orders
      .during('2025-10')
      .when((r) => r.status === 'ENTREGUE' && r.product === 'Caixa de pizza')
      .sum('total'),
  ],
  ['qual produto teve menos fardos pedidos?', packaging, least(orders.by('product', (g) => g.sum('bales')))],
  [
    'quanto o Renan fez em pedidos entregues no 1º trimestre de 2026?',
    packaging,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.seller === 'Renan' && r.status === 'ENTREGUE')
      .sum('total'),
  ],
  [
    'valor total dos pedidos por material, sem contar os cancelados',
    packaging,
    orders.when((r) => r.status !== 'CANCELADO').by('material', (g) => g.sum('total')),
  ],
  [
    'quanto dá a quantidade de fardos vezes o valor unitário, somando todos os pedidos?',
    packaging,
    orders.sum('goods'),
  ],
  [
    'nos pedidos de dezembro, quanto dá o valor total menos o frete?',
    packaging,
    orders.during('2025-12').sum('total') - orders.during('2025-12').sum('freight'),
  ],
  [
    'quantos pedidos tiveram valor total acima de 2 mil reais?',
    packaging,
    orders.when((r) => r.total > 2000).count(),
  ],
  [
    'qual o valor total do maior pedido da Hamburgueria do Zé?',
    packaging,
    orders.when((r) => r.client === 'Hamburgueria do Zé').max('total'),
  ],
  [
    'menor valor unitario do copo descartavel',
    packaging,
    orders.when((r) => r.product === 'Copo descartável').min('unit'),
  ],
  [
    'quantas cidades diferentes fizeram pedido de marmitex em janeiro?',
    packaging,
    orders
      .during('2026-01')
      .when((r) => r.product === 'Marmitex')
      .distinct('city'),
  ],
  [
    'quanto deram no total os pedidos no boleto desde março?',
    packaging,
    orders
      .during('2026-03', '2026-04')
      .when((r) => r.payment === 'Boleto')
      .sum('total'),
  ],
  [
    'compara o valor total dos pedidos do Gilberto: novembro x dezembro',
    packaging,
    {
      before: orders
        .during('2025-11')
        .when((r) => r.seller === 'Gilberto')
        .sum('total'),
      after: orders
        .during('2025-12')
        .when((r) => r.seller === 'Gilberto')
        .sum('total'),
    },
  ],
  ['em que dia da semana entra mais pedido?', packaging, most(orders.byWeekday((g) => g.count()))],
  [
    'qual a média do valor total de pedidos por dia em que houve pedido?',
    packaging,
    orders.sum('total') / orders.distinct('day'),
  ],
  [
    'quantos pedidos do açai da praia tinham mais de 20 fardos?',
    packaging,
    orders.when((r) => r.client === 'Açaí da Praia' && r.bales > 20).count(),
  ],
  [
    'qual a participação do plástico no valor total dos pedidos?',
    packaging,
    orders.share((r) => r.material === 'Plástico', 'total'),
  ],
  ['valor total médio por pedido em cada cidade', packaging, orders.by('city', (g) => g.mean('total'))],
  [
    'quantos pedidos de sacola kraft teve entre 05/01/2026 e 20/02/2026',
    packaging,
    orders
      .from('2026-01-05', '2026-02-20')
      .when((r) => r.product === 'Sacola kraft')
      .count(),
  ],
  [
    'qual vendedor teve mais pedidos cancelados?',
    packaging,
    most(orders.when((r) => r.status === 'CANCELADO').by('seller', (g) => g.count())),
  ],
  [
    'me passa, por gentileza, o valor total dos pedidos da Doceria Mel e da Padaria Pão Quente juntas em agosto',
    packaging,
    orders
      .during('2025-08')
      .when((r) => r.client === 'Doceria Mel' || r.client === 'Padaria Pão Quente')
      .sum('total'),
  ],
]

export const unanswerable: string[] = [
  'qual o estoque atual de caixa de pizza?',
  'quanto pagamos de aluguel do salão Circo em agosto?',
  'qual vai ser o valor das festas em julho de 2027?',
  'quantos atendimentos fizemos em março de 2024?',
  'qual o telefone da Padaria Pão Quente?',
  'quanto o Wesley ganhou de comissão em janeiro?',
  'idade média das crianças das festas',
  'quantos minutos demora uma abertura de carro em média?',
  'quantos brigadeiros servimos em dezembro',
  'quanto gastamos de gasolina na entrega dos pedidos?',
]
