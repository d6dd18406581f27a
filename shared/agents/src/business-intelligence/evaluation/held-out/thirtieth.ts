import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* A pizzeria's delivery, a clinic of aesthetics and a distributor of cleaning products. */

const { next, whole, pick } = seededBusiness(
  "a pizzeria's delivery, a clinic of aesthetics, a distributor of cleaning products",
)

const flavors = [
  { flavor: 'Calabresa', base: 5_290 },
  { flavor: 'Mussarela', base: 4_990 },
  { flavor: 'Frango com catupiry', base: 5_890 },
  { flavor: 'Portuguesa', base: 5_990 },
  { flavor: 'Quatro queijos', base: 6_490 },
  { flavor: 'Marguerita', base: 5_490 },
  { flavor: 'Chocolate', base: 5_690 },
]
const sizes = [
  { size: 'Grande', factor: 1 },
  { size: 'Média', factor: 0.8 },
  { size: 'Família', factor: 1.3 },
  { size: 'Broto', factor: 0.6 },
]
const districts = [
  { district: 'Centro', rate: 5, far: 0 },
  { district: 'Boa Vista', rate: 7, far: 6 },
  { district: 'Jardim das Flores', rate: 9, far: 12 },
  { district: 'Santa Rita', rate: 8.5, far: 9 },
  { district: 'Cohab', rate: 10, far: 16 },
]
// Closed on Mondays, most from Friday to Sunday.
const orders = new Rows(
  daysFrom('2025-01-01', 365)
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: [5, 6, 0].includes(weekdayIn(day)) ? whole(2, 3) : whole(1, 2) }, () => {
        const { flavor, base } = pick(flavors)
        const { size, factor } = pick(sizes)
        const { district, rate, far } = pick(districts)
        const pieces = pick([1, 1, 1, 2, 2, 3])
        const fee = next() < 0.12 ? 0 : rate
        const drinks = next() < 0.4 ? whole(500, 2_800) / 100 : 0
        return {
          day,
          channel: pick(['iFood', 'iFood', 'WhatsApp', 'WhatsApp', 'Telefone', 'Site']),
          district,
          flavor,
          size,
          pieces,
          courier: pick(['Jefferson', 'Jefferson', 'Wesley', 'Wesley', 'Cleiton', 'Gilmar']),
          minutes: far + whole(18, 55),
          fee,
          rating: next() < 0.35 ? undefined : pick([5, 5, 5, 4, 4, 3, 2, 1]),
          payment: pick(['Pix', 'Pix', 'Cartão de crédito', 'Cartão de débito', 'Dinheiro', 'Vale-refeição']),
          total: cents(pieces * cents((base * factor) / 100) + drinks + fee),
        }
      }),
    ),
)

const treatments = [
  { procedure: 'Limpeza de pele', region: 'Facial', from: 11_000, to: 19_000 },
  { procedure: 'Depilação a laser', region: 'Corporal', from: 9_000, to: 24_000 },
  { procedure: 'Drenagem linfática', region: 'Corporal', from: 9_500, to: 16_000 },
  { procedure: 'Microagulhamento', region: 'Facial', from: 22_000, to: 42_000 },
  { procedure: 'Criolipólise', region: 'Corporal', from: 30_000, to: 65_000 },
  { procedure: 'Peeling químico', region: 'Facial', from: 14_000, to: 28_000 },
  { procedure: 'Massagem relaxante', region: 'Bem-estar', from: 8_000, to: 15_000 },
]
// Closed on Sundays, most on Saturdays.
const packs = new Rows(
  daysFrom('2025-07-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(1, 3) : whole(0, 2) }, () => {
        const { procedure, region, from, to } = pick(treatments)
        const kind = pick(['Pacote', 'Pacote', 'Avulsa'])
        const sessions = kind === 'Pacote' ? pick([5, 10, 4, 8]) : 1
        const list = (sessions * whole(from, to)) / 100
        const discount = kind === 'Pacote' && next() < 0.6 ? cents((list * whole(5, 20)) / 100) : 0
        return {
          day,
          client: pick([
            'Patrícia Nunes',
            'Fernanda Lopes',
            'Camila Duarte',
            'Juliana Prado',
            'Vanessa Teixeira',
            'Aline Moreira',
            'Sônia Barreto',
            'Gabriela Pires',
            'Débora Antunes',
            'Letícia Ramos',
            'Mônica Farias',
            'Priscila Gomes',
            'Tatiane Rocha',
            'Eduardo Sales',
            'Rosângela Dias',
            'Yasmin Cardoso',
          ]),
          procedure,
          region,
          professional: pick(['Dra. Renata', 'Bianca', 'Bianca', 'Luana', 'Marcela']),
          kind,
          sessions,
          done: whole(0, sessions),
          installments: kind === 'Pacote' ? pick([3, 1, 6, 10, 2]) : 1,
          discount,
          price: cents(list - discount),
          source:
            next() < 0.15
              ? ''
              : pick(['Instagram', 'Instagram', 'Indicação', 'Indicação', 'Google', 'Passou na frente']),
        }
      }),
    ),
)

const shops = [
  { client: 'Supermercado Economia', trade: 'Mercado', city: 'Contagem' },
  { client: 'Mercadinho São José', trade: 'Mercado', city: 'Betim' },
  { client: 'Padaria Pão Quente', trade: 'Padaria', city: 'Contagem' },
  { client: 'Drogaria Saúde', trade: 'Farmácia', city: 'Sete Lagoas' },
  { client: 'Lar Utilidades', trade: 'Utilidades', city: 'Betim' },
  { client: 'Padaria Trigo Bom', trade: 'Padaria', city: 'Nova Lima' },
  { client: 'Agro Campo Verde', trade: 'Agropecuária', city: 'Sete Lagoas' },
  { client: 'Empório da Serra', trade: 'Mercado', city: 'Nova Lima' },
  { client: 'Bazar Dona Zefa', trade: 'Utilidades', city: 'Contagem' },
]
const cleaners = [
  { product: 'Detergente', from: 3_600, to: 5_200 },
  { product: 'Água sanitária', from: 2_800, to: 4_400 },
  { product: 'Sabão em pó', from: 7_800, to: 11_900 },
  { product: 'Desinfetante', from: 4_200, to: 6_800 },
  { product: 'Amaciante', from: 5_400, to: 8_900 },
  { product: 'Esponja de aço', from: 3_900, to: 6_100 },
  { product: 'Álcool em gel', from: 6_200, to: 9_800 },
]
// Closed on weekends.
const requests = new Rows(
  daysFrom('2025-09-01', 273)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: whole(0, 2) }, () => {
        const { product, from, to } = pick(cleaners)
        const boxes = whole(2, 45)
        const total = cents((boxes * whole(from, to)) / 100)
        return {
          day,
          delivered: daysFrom(day, whole(2, 12)).at(-1) ?? day,
          agent: pick(['Simone', 'Simone', 'Leandro', 'Leandro', 'Aparecido', 'Kátia']),
          ...pick(shops),
          product,
          boxes,
          freight: next() < 0.2 ? undefined : whole(2_500, 18_000) / 100,
          commission: cents((total * pick([4, 3, 5, 6])) / 100),
          status: pick(['PAGO', 'PAGO', 'PAGO', 'EM ABERTO', 'VENCIDO']),
          total,
        }
      }),
    ),
)

const pizzeria = 'Entregas Pizzaria'
const clinic = 'vendas_clinica_estetica'
const distributor = 'PEDIDOS DISTRIBUIDORA'

export const files = [
  file(pizzeria, orders, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Canal', ({ channel }) => channel],
    ['Bairro', ({ district }) => district],
    ['Sabor', ({ flavor }) => flavor],
    ['Tamanho', ({ size }) => size],
    ['Qtd pizzas', ({ pieces }) => pieces],
    ['Motoboy', ({ courier }) => courier],
    ['Tempo entrega (min)', ({ minutes }) => minutes],
    ['Taxa entrega', ({ fee }) => commaPrice(fee)],
    ['Nota cliente', ({ rating }) => rating ?? ''],
    ['Forma pgto', ({ payment }) => payment],
    ['Total pedido', ({ total }) => commaPrice(total)],
  ]),
  file(
    clinic,
    packs,
    [
      ['data_venda', ({ day }) => day],
      ['cliente', ({ client }) => client],
      ['procedimento', ({ procedure }) => procedure],
      ['area', ({ region }) => region],
      ['profissional', ({ professional }) => professional],
      ['tipo_venda', ({ kind }) => kind],
      ['sessoes_vendidas', ({ sessions }) => sessions],
      ['sessoes_feitas', ({ done }) => done],
      ['parcelas', ({ installments }) => installments],
      ['desconto', ({ discount }) => discount.toFixed(2)],
      ['valor_venda', ({ price }) => price.toFixed(2)],
      ['origem', ({ source }) => source],
    ],
    ',',
  ),
  file(distributor, requests, [
    ['DT_PEDIDO', ({ day }) => brazilianDay(day)],
    ['DT_ENTREGA', ({ delivered }) => brazilianDay(delivered)],
    ['REPRESENTANTE', ({ agent }) => agent],
    ['CLIENTE', ({ client }) => client],
    ['RAMO', ({ trade }) => trade],
    ['CIDADE', ({ city }) => city],
    ['PRODUTO', ({ product }) => product],
    ['QTD_CAIXAS', ({ boxes }) => boxes],
    ['VLR_FRETE', ({ freight }) => (freight === undefined ? '' : decimal(freight))],
    ['VLR_COMISSAO', ({ commission }) => decimal(commission)],
    ['SITUACAO', ({ status }) => status],
    ['VLR_PEDIDO', ({ total }) => decimal(total)],
  ]),
]

export const labelled: Labelled[] = [
  // The pizzeria
  ['faturamento da pizzaria mês a mês', pizzeria, orders.byMonth((g) => g.sum('total'))],
  [
    'qto que deu de venda no ifood em março, em reais?',
    pizzeria,
    orders
      .during('2025-03')
      .when((r) => r.channel === 'iFood')
      .sum('total'),
  ],
  [
    'Quantas pizzas de calabresa saíram no primeiro semestre de 2025?',
    pizzeria,
    orders
      .during('2025-01', '2025-06')
      .when((r) => r.flavor === 'Calabresa')
      .sum('pieces'),
  ],
  ['Qual motoboy fez mais entregas?', pizzeria, most(orders.by('courier', (g) => g.count()))],
  [
    'me diz os 3 sabores que mais saem em quantidade de pizza',
    pizzeria,
    most(
      orders.by('flavor', (g) => g.sum('pieces')),
      3,
    ),
  ],
  [
    'ticket medio dos pedidos que chegam pelo zap (whatsapp)',
    pizzeria,
    orders.when((r) => r.channel === 'WhatsApp').mean('total'),
  ],
  ['quanto a gente arrecadou só de taxa de entrega em julho', pizzeria, orders.during('2025-07').sum('fee')],
  ['tempo médio de entrega por bairro', pizzeria, orders.by('district', (g) => g.mean('minutes'))],
  ['quantas entregas demoraram mais de 60 min?', pizzeria, orders.when((r) => r.minutes > 60).count()],
  ['em que dia da semana sai mais pizza?', pizzeria, most(orders.byWeekday((g) => g.sum('pieces')))],
  [
    'quantos por cento do faturamento da pizzaria vem do iFood',
    pizzeria,
    orders.share((r) => r.channel === 'iFood', 'total'),
  ],
  [
    'Boa noite! Quanto vendemos, em reais, de pizza família no Jardim das Flores, por favor?',
    pizzeria,
    orders.when((r) => r.size === 'Família' && r.district === 'Jardim das Flores').sum('total'),
  ],
  [
    'quantas entregas do Cleiton foram pagas em dinheiro',
    pizzeria,
    orders.when((r) => r.courier === 'Cleiton' && r.payment === 'Dinheiro').count(),
  ],
  [
    'compara o faturamento da pizzaria de novembro com o de dezembro',
    pizzeria,
    { before: orders.during('2025-11').sum('total'), after: orders.during('2025-12').sum('total') },
  ],
  [
    'faturamento por tamanho, fora as pizzas de chocolate',
    pizzeria,
    orders.when((r) => r.flavor !== 'Chocolate').by('size', (g) => g.sum('total')),
  ],
  ['nota média de cada motoboy', pizzeria, orders.by('courier', (g) => g.mean('rating'))],
  ['qual foi o pior mes da pizzaria em faturamento?', pizzeria, least(orders.byMonth((g) => g.sum('total')))],
  [
    'qual o valor do pedido mais caro que ja saiu pro Centro?',
    pizzeria,
    orders.when((r) => r.district === 'Centro').max('total'),
  ],
  ['qtas entregas sairam com taxa zerada', pizzeria, orders.when((r) => r.fee === 0).count()],
  ['número de entregas por canal aos domingos', pizzeria, orders.on(0).by('channel', (g) => g.count())],
  [
    'quanto deu em reais de portuguesa grande paga no pix?',
    pizzeria,
    orders.when((r) => r.flavor === 'Portuguesa' && r.size === 'Grande' && r.payment === 'Pix').sum('total'),
  ],
  [
    'qual bairro tem a entrega mais demorada na média?',
    pizzeria,
    most(orders.by('district', (g) => g.mean('minutes'))),
  ],
  [
    'quantas pizzas médias de frango com catupiry a gente vendeu no segundo semestre?',
    pizzeria,
    orders
      .during('2025-07', '2025-12')
      .when((r) => r.size === 'Média' && r.flavor === 'Frango com catupiry')
      .sum('pieces'),
  ],
  [
    'quanto sai em média cada pizza de quatro queijos? total dos pedidos dividido pela qtd de pizzas',
    pizzeria,
    orders.when((r) => r.flavor === 'Quatro queijos').sum('total') /
      orders.when((r) => r.flavor === 'Quatro queijos').sum('pieces'),
  ],
  [
    'quantas entregas o Wesley fez desde outubro?',
    pizzeria,
    orders
      .during('2025-10', '2025-12')
      .when((r) => r.courier === 'Wesley')
      .count(),
  ],
  [
    'soma pra mim o que entrou de vale refeição e dinheiro no 2º trimestre de 2025',
    pizzeria,
    orders
      .during('2025-04', '2025-06')
      .when((r) => r.payment === 'Vale-refeição' || r.payment === 'Dinheiro')
      .sum('total'),
  ],
  [
    'em quantos bairros diferentes o Gilmar entregou em agosto?',
    pizzeria,
    orders
      .during('2025-08')
      .when((r) => r.courier === 'Gilmar')
      .distinct('district'),
  ],
  [
    'quantas notas 5 o jefferson recebeu dos clientes',
    pizzeria,
    orders.when((r) => r.courier === 'Jefferson' && r.rating === 5).count(),
  ],
  ['fatramento da pizzaria: sexta x sábado', pizzeria, orders.on(5, 6).byWeekday((g) => g.sum('total'))],
  [
    'qual a participação do Centro no total de taxa de entrega?',
    pizzeria,
    orders.share((r) => r.district === 'Centro', 'fee'),
  ],

  // The clinic
  ['Quanto a clínica vendeu em outubro?', clinic, packs.during('2025-10').sum('price')],
  [
    'quantos pacotes de drenagem linfatica foram vendidos',
    clinic,
    packs.when((r) => r.kind === 'Pacote' && r.procedure === 'Drenagem linfática').count(),
  ],
  [
    'quantas sessões de depilação a laser já foram feitas?',
    clinic,
    packs.when((r) => r.procedure === 'Depilação a laser').sum('done'),
  ],
  [
    'somando tudo, quantas sessões vendidas ainda não foram feitas?',
    clinic,
    packs.sum('sessions') - packs.sum('done'),
  ],
  ['faturamento por procedimento', clinic, packs.by('procedure', (g) => g.sum('price'))],
  [
    'qual profissional da clínica vendeu mais em valor?',
    clinic,
    most(packs.by('professional', (g) => g.sum('price'))),
  ],
  [
    'top 5 clientes da clinica por valor gasto',
    clinic,
    most(
      packs.by('client', (g) => g.sum('price')),
      5,
    ),
  ],
  ['ticket médio da clínica', clinic, packs.mean('price')],
  ['valor médio da venda por tipo, pacote e avulsa', clinic, packs.by('kind', (g) => g.mean('price'))],
  [
    'quanto de desconto a Bianca deu no primeiro trimestre de 2026?',
    clinic,
    packs
      .during('2026-01', '2026-03')
      .when((r) => r.professional === 'Bianca')
      .sum('discount'),
  ],
  [
    'Qual das profissionais deu menos desconto no total?',
    clinic,
    least(packs.by('professional', (g) => g.sum('discount'))),
  ],
  [
    'oi, tudo bem? quantas vendas vieram do insta (instagram) em jan/2026?',
    clinic,
    packs
      .during('2026-01')
      .when((r) => r.source === 'Instagram')
      .count(),
  ],
  [
    'quantos clientes diferentes já compraram criolipólise?',
    clinic,
    packs.when((r) => r.procedure === 'Criolipólise').distinct('client'),
  ],
  [
    'que % do valor vendido na clínica veio de pacotes?',
    clinic,
    packs.share((r) => r.kind === 'Pacote', 'price'),
  ],
  ['quantas vendas acima de mil reais teve na clínica', clinic, packs.when((r) => r.price > 1000).count()],
  ['quantas vendas foram parceladas em 10 vezes?', clinic, packs.when((r) => r.installments === 10).count()],
  [
    'valor vendido de facial em dezembro, sem contar limpeza de pele',
    clinic,
    packs
      .during('2025-12')
      .when((r) => r.region === 'Facial' && r.procedure !== 'Limpeza de pele')
      .sum('price'),
  ],
  [
    'em média quantas sessões vendidas tem cada pacote?',
    clinic,
    packs.when((r) => r.kind === 'Pacote').mean('sessions'),
  ],
  ['qual foi o melhor mês da clínica em valor de venda?', clinic, most(packs.byMonth((g) => g.sum('price')))],
  ['número de vendas da clínica por dia da semana', clinic, packs.byWeekday((g) => g.count())],
  [
    'sessões vendidas: compara novembro com dezembro',
    clinic,
    { before: packs.during('2025-11').sum('sessions'), after: packs.during('2025-12').sum('sessions') },
  ],
  [
    'quanto a patricia nunes já gastou aqui com a gente?',
    clinic,
    packs.when((r) => r.client === 'Patrícia Nunes').sum('price'),
  ],
  [
    'quantas vendas sem desconto a Dra Renata fez?',
    clinic,
    packs.when((r) => r.professional === 'Dra. Renata' && r.discount === 0).count(),
  ],
  [
    'valor médio por sessão vendida de microagulhamento',
    clinic,
    packs.when((r) => r.procedure === 'Microagulhamento').sum('price') /
      packs.when((r) => r.procedure === 'Microagulhamento').sum('sessions'),
  ],
  [
    'qual o maior desconto que já demos num pacote só?',
    clinic,
    packs.when((r) => r.kind === 'Pacote').max('discount'),
  ],
  [
    'total de descontos da clinica mes a mes desde novembro',
    clinic,
    packs.during('2025-11', '2026-04').byMonth((g) => g.sum('discount')),
  ],
  [
    'quanto vendemos em reais por indicação entre agosto e outubro?',
    clinic,
    packs
      .during('2025-08', '2025-10')
      .when((r) => r.source === 'Indicação')
      .sum('price'),
  ],
  ['soma das sessões feitas por área', clinic, packs.by('region', (g) => g.sum('done'))],
  [
    'tô conferindo as vendas das meninas: pacote de limpeza de pele vendido pela Luana, quanto deu em reais?',
    clinic,
    packs
      .when((r) => r.kind === 'Pacote' && r.procedure === 'Limpeza de pele' && r.professional === 'Luana')
      .sum('price'),
  ],
  [
    'das sessões vendidas, qual a porcentagem que já foi feita?',
    clinic,
    { share: packs.sum('done') / packs.sum('sessions') },
  ],

  // The distributor
  [
    'total vendido pela distribuidora por representante, em reais',
    distributor,
    requests.by('agent', (g) => g.sum('total')),
  ],
  [
    'quantas caixas de detergente vendemos em novembro?',
    distributor,
    requests
      .during('2025-11')
      .when((r) => r.product === 'Detergente')
      .sum('boxes'),
  ],
  [
    'preciso fechar a comissão da Simone de fevereiro, quanto deu?',
    distributor,
    requests
      .during('2026-02')
      .when((r) => r.agent === 'Simone')
      .sum('commission'),
  ],
  [
    'Qual representante tem a maior comissão somando todos os pedidos?',
    distributor,
    most(requests.by('agent', (g) => g.sum('commission'))),
  ],
  [
    'valor total dos pedidos com situação em aberto',
    distributor,
    requests.when((r) => r.status === 'EM ABERTO').sum('total'),
  ],
  [
    'quanto tem de pedido vencido em Contagem, em reais?',
    distributor,
    requests.when((r) => r.status === 'VENCIDO' && r.city === 'Contagem').sum('total'),
  ],
  [
    'as 3 cidades que mais compram da distribuidora em valor',
    distributor,
    most(
      requests.by('city', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'quantos clientes diferentes o Leandro atendeu no último trimestre de 2025?',
    distributor,
    requests
      .during('2025-10', '2025-12')
      .when((r) => r.agent === 'Leandro')
      .distinct('client'),
  ],
  [
    'valor medio do pedido das padarias',
    distributor,
    requests.when((r) => r.trade === 'Padaria').mean('total'),
  ],
  ['quanto gastamos de frete em janeiro?', distributor, requests.during('2026-01').sum('freight')],
  [
    'quantos pedidos estão sem valor de frete preenchido?',
    distributor,
    requests.when((r) => r.freight === undefined).count(),
  ],
  [
    'quantos pedidos da distribuidora foram entregues em março?',
    distributor,
    requests.when((r) => r.delivered.slice(0, 7) === '2026-03').count(),
  ],
  [
    'quantos pedidos da distribuidora passaram de 2 mil reais',
    distributor,
    requests.when((r) => r.total > 2000).count(),
  ],
  [
    'faturamento por produto de limpeza no 1º trimestre de 2026',
    distributor,
    requests.during('2026-01', '2026-03').by('product', (g) => g.sum('total')),
  ],
  [
    'qual produto vendeu menos caixas até agora?',
    distributor,
    least(requests.by('product', (g) => g.sum('boxes'))),
  ],
  [
    'Qual a participação da agua sanitaria no total de caixas vendidas?',
    distributor,
    requests.share((r) => r.product === 'Água sanitária', 'boxes'),
  ],
  [
    'preço médio por caixa do sabão em pó',
    distributor,
    requests.when((r) => r.product === 'Sabão em pó').sum('total') /
      requests.when((r) => r.product === 'Sabão em pó').sum('boxes'),
  ],
  [
    'valor dos pedidos da distribuidora em janeiro comparado com dezembro',
    distributor,
    { before: requests.during('2025-12').sum('total'), after: requests.during('2026-01').sum('total') },
  ],
  [
    'quantso pedidos a katia tirou desde fevereiro?',
    distributor,
    requests
      .during('2026-02', '2026-05')
      .when((r) => r.agent === 'Kátia')
      .count(),
  ],
  [
    'Bom dia, me passa quanto vendemos em reais para mercado e farmácia sem contar detergente',
    distributor,
    requests
      .when((r) => (r.trade === 'Mercado' || r.trade === 'Farmácia') && r.product !== 'Detergente')
      .sum('total'),
  ],
  [
    'qual cliente do Aparecido compra mais em valor?',
    distributor,
    most(requests.when((r) => r.agent === 'Aparecido').by('client', (g) => g.sum('total'))),
  ],
  [
    'que ramo compra mais caixas de amaciante?',
    distributor,
    most(requests.when((r) => r.product === 'Amaciante').by('trade', (g) => g.sum('boxes'))),
  ],
  ['número de pedidos da distribuidora por mês', distributor, requests.byMonth((g) => g.count())],
  [
    'qual o valor do maior pedido do supermercado economia',
    distributor,
    requests.when((r) => r.client === 'Supermercado Economia').max('total'),
  ],
  [
    'média de caixas por pedido de cada representante',
    distributor,
    requests.by('agent', (g) => g.mean('boxes')),
  ],
  [
    'quanto o Leandro vendeu entre 15/10/2025 e 20/12/2025?',
    distributor,
    requests
      .from('2025-10-15', '2025-12-20')
      .when((r) => r.agent === 'Leandro')
      .sum('total'),
  ],
  ['quantos pedidos com mais de 30 caixas?', distributor, requests.when((r) => r.boxes > 30).count()],
  [
    'em qual dia da semana os representantes tiram mais pedidos?',
    distributor,
    most(requests.byWeekday((g) => g.count())),
  ],
  [
    'quanto sobra do valor dos pedidos depois de tirar a comissão dos representantes?',
    distributor,
    requests.sum('total') - requests.sum('commission'),
  ],
  [
    'quantos % dos pedidos da distribuidora já estão pagos?',
    distributor,
    requests.share((r) => r.status === 'PAGO'),
  ],
]

export const unanswerable: string[] = [
  'quanto gastamos de gasolina com os motoboys em maio?',
  'qual o salário da Bianca?',
  'quantas caixas de amaciante tem no estoque?',
  'quantos refrigerantes saíram junto com as pizzas?',
  'qual a idade média das clientes da clínica?',
  'quanto pagamos de conta de luz em dezembro?',
  'qual a margem de lucro do desinfetante?',
  'quantas clientes faltaram na sessão em novembro?',
  'qual a meta de vendas do Aparecido?',
  'qual o telefone do Supermercado Economia?',
]
