import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A second-hand car dealer, a metalworking shop that quotes jobs and weekly boxes of organic vegetables. */

const { next, whole, pick } = seededBusiness(
  'a second-hand car dealer, a metalworking shop, boxes of vegetables',
)

// Prices in hundreds of reais.
const models = [
  { model: 'Onix', brand: 'Chevrolet', from: 480, to: 790 },
  { model: 'HB20', brand: 'Hyundai', from: 450, to: 780 },
  { model: 'Gol', brand: 'Volkswagen', from: 280, to: 560 },
  { model: 'Strada', brand: 'Fiat', from: 520, to: 980 },
  { model: 'Argo', brand: 'Fiat', from: 490, to: 760 },
  { model: 'Polo', brand: 'Volkswagen', from: 560, to: 920 },
  { model: 'Corolla', brand: 'Toyota', from: 690, to: 1_390 },
  { model: 'Compass', brand: 'Jeep', from: 890, to: 1_590 },
  { model: 'Tracker', brand: 'Chevrolet', from: 780, to: 1_290 },
  { model: 'Kwid', brand: 'Renault', from: 330, to: 580 },
]
// Closed on Sundays, most on Saturdays.
const sold = new Rows(
  daysFrom('2025-01-01', 365)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) => {
      const sales = weekdayIn(day) === 6 ? whole(1, 3) : next() < 0.35 ? 0 : whole(1, 2)
      return Array.from({ length: sales }, () => {
        const { model, brand, from, to } = pick(models)
        const bought = whole(from, to) * 100
        return {
          day,
          model,
          brand,
          colour: pick(['Branco', 'Prata', 'Preto', 'Cinza', 'Vermelho']),
          gear: pick(['Manual', 'Manual', 'Automático']),
          km: whole(80, 1_600) * 100,
          seller: pick(['Cláudio', 'Cláudio', 'Jéssica', 'Jéssica', 'Wesley', 'Rubens']),
          payment: pick(['Financiado', 'Financiado', 'À vista', 'Troca', 'Consórcio']),
          stay: whole(3, 140),
          bought,
          repair: next() < 0.3 ? undefined : whole(15_000, 420_000) / 100,
          price: Math.round((bought * whole(97, 124)) / 10_000) * 100,
        }
      })
    }),
)

// Only on working days, most on Mondays.
const quotes = new Rows(
  daysFrom('2025-08-01', 304)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(2, 3) : whole(1, 2) }, () => {
        const status = pick(['Aprovado', 'Aprovado', 'Recusado', 'Aguardando'])
        const hours = whole(8, 120) / 2
        const cost = whole(15_000, 350_000) / 100
        return {
          day,
          client: pick([
            'Construtora Prisma',
            'Condomínio Solar',
            'Seu Arlindo',
            'Galpão do Beto',
            'Escola Monteiro',
            'Padaria Pão Quente',
            'Igreja Batista',
            'Mercadinho Central',
            'Dra. Simone',
          ]),
          piece: pick([
            'Portão',
            'Portão',
            'Grade',
            'Grade',
            'Corrimão',
            'Escada',
            'Cobertura',
            'Guarda-corpo',
          ]),
          metal: pick(['Ferro', 'Ferro', 'Alumínio', 'Galvanizado', 'Inox']),
          service: pick(['Fabricação', 'Fabricação', 'Reforma', 'Solda']),
          status,
          owner: pick(['Genival', 'Genival', 'Toninho', 'Adriano']),
          weight: whole(120, 4_200) / 10,
          hours,
          cost,
          price: cents((cost * whole(140, 210)) / 100 + hours * 60),
          delivered: status === 'Aprovado' ? daysFrom(day, whole(6, 31)).at(-1) : undefined,
        }
      }),
    ),
)

const subscribers = [
  { client: 'Helena Prado', district: 'Pinheiros', plan: 'Semanal' },
  { client: 'Marina Duarte', district: 'Vila Madalena', plan: 'Semanal' },
  { client: 'Otto Brandt', district: 'Perdizes', plan: 'Quinzenal' },
  { client: 'Cecília Ramos', district: 'Lapa', plan: 'Semanal' },
  { client: 'Rogério Tanaka', district: 'Butantã', plan: 'Quinzenal' },
  { client: 'Família Siqueira', district: 'Pinheiros', plan: 'Quinzenal' },
  { client: 'Lívia Macedo', district: 'Vila Madalena', plan: 'Avulsa' },
  { client: 'Bruno Falcão', district: 'Lapa', plan: 'Quinzenal' },
  { client: 'Teresa Nunes', district: 'Perdizes', plan: 'Semanal' },
  { client: 'Caio Bittencourt', district: 'Butantã', plan: 'Avulsa' },
  { client: 'Ivone Castelo', district: 'Pinheiros', plan: 'Avulsa' },
  { client: 'Daniel Werneck', district: 'Lapa', plan: 'Avulsa' },
]
// Weights in tenths of a kilo.
const baskets = [
  { basket: 'Média', base: 84.9, few: 8, many: 11, light: 45, heavy: 72 },
  { basket: 'Pequena', base: 59.9, few: 5, many: 8, light: 28, heavy: 52 },
  { basket: 'Grande', base: 119.9, few: 10, many: 15, light: 62, heavy: 104 },
  { basket: 'Família', base: 159.9, few: 13, many: 20, light: 82, heavy: 135 },
]
// On Tuesdays, Thursdays and, most, Saturdays.
const boxes = new Rows(
  daysFrom('2025-10-01', 273)
    .filter((day) => [2, 4, 6].includes(weekdayIn(day)))
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(5, 7) : whole(3, 5) }, () => {
        const { client, district, plan } = pick(subscribers)
        const { basket, base, few, many, light, heavy } = pick(baskets)
        const factor = plan === 'Semanal' ? 0.95 : plan === 'Quinzenal' ? 1 : 1.1
        return {
          day,
          client,
          district,
          plan,
          basket,
          driver: pick(['Edson', 'Edson', 'Marcinho', 'Luana']),
          items: whole(few, many),
          weight: whole(light, heavy) / 10,
          extras: next() < 0.55 ? 0 : whole(500, 6_500) / 100,
          fee: plan === 'Semanal' ? 0 : pick([12, 9.5, 15, 18.5]),
          rating: next() < 0.35 ? undefined : pick([5, 5, 4, 4, 3, 2, 1]),
          price: cents(base * factor * (day < '2026-01-01' ? 1 : 1.06)),
        }
      }),
    ),
)

const dealer = 'vendas_seminovos'
const metalwork = 'Orçamentos Serralheria'
const vegetables = 'ENTREGAS CESTAS ORGANICAS'

/** 'R$ 45.900,00' */
const dottedPrice = (value: number) => dotted(commaPrice(value))

export const files = [
  file(dealer, sold, [
    ['Data Venda', ({ day }) => brazilianDay(day)],
    ['Modelo', ({ model }) => model],
    ['Marca', ({ brand }) => brand],
    ['Cor', ({ colour }) => colour],
    ['Câmbio', ({ gear }) => gear],
    ['KM', ({ km }) => km],
    ['Vendedor', ({ seller }) => seller],
    ['Forma Pgto', ({ payment }) => payment],
    ['Dias Pátio', ({ stay }) => stay],
    ['Valor Compra', ({ bought }) => dottedPrice(bought)],
    ['Gasto Oficina', ({ repair }) => (repair === undefined ? '' : dottedPrice(repair))],
    ['Valor Venda', ({ price }) => dottedPrice(price)],
  ]),
  file(
    metalwork,
    quotes,
    [
      ['dt_orcamento', ({ day }) => day],
      ['cliente', ({ client }) => client],
      ['peca', ({ piece }) => piece],
      ['material', ({ metal }) => metal],
      ['tipo_servico', ({ service }) => service],
      ['situacao', ({ status }) => status],
      ['responsavel', ({ owner }) => owner],
      ['peso_kg', ({ weight }) => weight.toFixed(1)],
      ['horas', ({ hours }) => hours.toFixed(1)],
      ['custo_material', ({ cost }) => cost.toFixed(2)],
      ['valor_orcado', ({ price }) => price.toFixed(2)],
      ['dt_entrega', ({ delivered }) => delivered ?? ''],
    ],
    ',',
  ),
  file(vegetables, boxes, [
    ['DATA', ({ day }) => brazilianDay(day)],
    ['ASSINANTE', ({ client }) => client],
    ['BAIRRO', ({ district }) => district],
    ['PLANO', ({ plan }) => plan],
    ['TAMANHO', ({ basket }) => basket],
    ['ENTREGADOR', ({ driver }) => driver],
    ['QTD ITENS', ({ items }) => items],
    ['PESO (KG)', ({ weight }) => decimal(weight, 1)],
    ['EXTRAS (R$)', ({ extras }) => decimal(extras)],
    ['TX ENTREGA', ({ fee }) => decimal(fee)],
    ['NOTA', ({ rating }) => rating ?? ''],
    ['VALOR CESTA', ({ price }) => decimal(price)],
  ]),
]

export const labelled: Labelled[] = [
  // The second-hand car dealer
  ['quantos carros vendemos em março', dealer, sold.during('2025-03').count()],
  [
    'Bom dia! Me diz por favor quanto faturamos com as vendas de carros no primeiro semestre de 2025?',
    dealer,
    sold.during('2025-01', '2025-06').sum('price'),
  ],
  ['qual vendedor vendeu mais carro?', dealer, most(sold.by('seller', (g) => g.count()))],
  ['carros vendidos por mês', dealer, sold.byMonth((g) => g.count())],
  [
    'top 3 modelos de carro mais vendidos',
    dealer,
    most(
      sold.by('model', (g) => g.count()),
      3,
    ),
  ],
  [
    'quanto que deu de gasto de oficina com os onix',
    dealer,
    sold.when((r) => r.model === 'Onix').sum('repair'),
  ],
  ['preço médio de venda do hb20', dealer, sold.when((r) => r.model === 'HB20').mean('price')],
  ['qual o valor do carro mais caro que a gente vendeu?', dealer, sold.max('price')],
  [
    'quantos automaticos o wesley vendeu',
    dealer,
    sold.when((r) => r.gear === 'Automático' && r.seller === 'Wesley').count(),
  ],
  [
    'qts carros financiados tivemos entre outubro e dezembro?',
    dealer,
    sold
      .during('2025-10', '2025-12')
      .when((r) => r.payment === 'Financiado')
      .count(),
  ],
  ['quantos % dos carros vendidos foram à vista?', dealer, sold.share((r) => r.payment === 'À vista')],
  [
    'Qual a participação da Fiat no valor total vendido?',
    dealer,
    sold.share((r) => r.brand === 'Fiat', 'price'),
  ],
  ['quantos carros ficaram mais de 90 dias no pátio?', dealer, sold.when((r) => r.stay > 90).count()],
  ['media de dias de patio por marca', dealer, sold.by('brand', (g) => g.mean('stay'))],
  [
    'qual modelo fica menos tempo no pátio, em média?',
    dealer,
    least(sold.by('model', (g) => g.mean('stay'))),
  ],
  [
    'Compara o valor de venda dos seminovos em julho com o de agosto',
    dealer,
    { before: sold.during('2025-07').sum('price'), after: sold.during('2025-08').sum('price') },
  ],
  [
    'quantos carros brancos com cambio manual sairam em novembro',
    dealer,
    sold
      .during('2025-11')
      .when((r) => r.colour === 'Branco' && r.gear === 'Manual')
      .count(),
  ],
  ['valro de venda por forma de pgto', dealer, sold.by('payment', (g) => g.sum('price'))],
  [
    'quanto a revenda faturou em carros sem contar o Rubens?',
    dealer,
    sold.when((r) => r.seller !== 'Rubens').sum('price'),
  ],
  ['quantos carros saíram por mais de R$ 100 mil?', dealer, sold.when((r) => r.price > 100_000).count()],
  ['dia da semana que mais sai carro', dealer, most(sold.byWeekday((g) => g.count()))],
  [
    'qual foi nosso melhor mês em valor de venda dos carros',
    dealer,
    most(sold.byMonth((g) => g.sum('price'))),
  ],
  [
    'quantos modelos diferentes da Volkswagen já vendemos?',
    dealer,
    sold.when((r) => r.brand === 'Volkswagen').distinct('model'),
  ],
  [
    'somando todos os corollas, qual a diferença entre o valor de venda e o valor de compra',
    dealer,
    sold.when((r) => r.model === 'Corolla').sum('price') -
      sold.when((r) => r.model === 'Corolla').sum('bought'),
  ],
  ['km média dos carros pretos', dealer, sold.when((r) => r.colour === 'Preto').mean('km')],
  [
    'quantos carros com menos de 50 mil km a jessica vendeu no terceiro trimestre?',
    dealer,
    sold
      .during('2025-07', '2025-09')
      .when((r) => r.km < 50_000 && r.seller === 'Jéssica')
      .count(),
  ],
  [
    'quanto pagamos na compra dos Compass e dos Tracker juntos?',
    dealer,
    sold.when((r) => r.model === 'Compass' || r.model === 'Tracker').sum('bought'),
  ],
  ['menor quilometragem de um Toyota vendido', dealer, sold.when((r) => r.brand === 'Toyota').min('km')],
  [
    'tô preparando a reunião de sexta com os vendedores, me passa quantos carros cada um vendeu desde setembro',
    dealer,
    sold.during('2025-09', '2025-12').by('seller', (g) => g.count()),
  ],
  [
    'quem faturou mais com onix, o Claudio ou a Jéssica?',
    dealer,
    most(
      sold
        .when((r) => r.model === 'Onix' && (r.seller === 'Cláudio' || r.seller === 'Jéssica'))
        .by('seller', (g) => g.sum('price')),
    ),
  ],

  // The metalworking shop
  ['Quantos orçamentos fizemos em fevereiro?', metalwork, quotes.during('2026-02').count()],
  ['valor orçado por peça', metalwork, quotes.by('piece', (g) => g.sum('price'))],
  [
    'quantos por cento dos orçamentos do Genival foram aprovados?',
    metalwork,
    quotes.when((r) => r.owner === 'Genival').share((r) => r.status === 'Aprovado'),
  ],
  [
    'valor total orçado em portao de aluminio',
    metalwork,
    quotes.when((r) => r.piece === 'Portão' && r.metal === 'Alumínio').sum('price'),
  ],
  ['qual cliente pediu mais orçamento', metalwork, most(quotes.by('client', (g) => g.count()))],
  [
    'ticket médio dos orçamentos aprovados',
    metalwork,
    quotes.when((r) => r.status === 'Aprovado').mean('price'),
  ],
  [
    'quantos kg de inox tinha nos orçamentos de janeiro que foram aprovados?',
    metalwork,
    quotes
      .during('2026-01')
      .when((r) => r.metal === 'Inox' && r.status === 'Aprovado')
      .sum('weight'),
  ],
  [
    'qual o valor do maior orçamento da construtora prisma',
    metalwork,
    quotes.when((r) => r.client === 'Construtora Prisma').max('price'),
  ],
  [
    'quantos orçamentos acima de R$ 5.000 foram recusados?',
    metalwork,
    quotes.when((r) => r.price > 5_000 && r.status === 'Recusado').count(),
  ],
  [
    'os 3 clientes da serralheria com maior valor aprovado',
    metalwork,
    most(
      quotes.when((r) => r.status === 'Aprovado').by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  ['total de horas por responsavel', metalwork, quotes.by('owner', (g) => g.sum('hours'))],
  ['qual material aparece em menos orçamentos?', metalwork, least(quotes.by('metal', (g) => g.count()))],
  [
    'custo de material das escadas orçadas no ultimo trimestre de 2025',
    metalwork,
    quotes
      .during('2025-10', '2025-12')
      .when((r) => r.piece === 'Escada')
      .sum('cost'),
  ],
  [
    'valor orçado menos o custo de material, só dos orçamentos aprovados',
    metalwork,
    quotes.when((r) => r.status === 'Aprovado').sum('price') -
      quotes.when((r) => r.status === 'Aprovado').sum('cost'),
  ],
  [
    'compara o valor orçado de dezembro com o de janeiro pfv',
    metalwork,
    { before: quotes.during('2025-12').sum('price'), after: quotes.during('2026-01').sum('price') },
  ],
  [
    'quantos serviços a serralheria entregou em novembro?',
    metalwork,
    quotes.when((r) => r.delivered?.slice(0, 7) === '2025-11').count(),
  ],
  [
    'qtos orçametos de reforma de grade a gente fez',
    metalwork,
    quotes.when((r) => r.service === 'Reforma' && r.piece === 'Grade').count(),
  ],
  [
    'Dividindo o valor orçado pelas horas, quanto sai a hora nos serviços de solda?',
    metalwork,
    quotes.when((r) => r.service === 'Solda').sum('price') /
      quotes.when((r) => r.service === 'Solda').sum('hours'),
  ],
  [
    'quantos clientes diferentes pediram guarda corpo no primeiro trimestre de 2026',
    metalwork,
    quotes
      .during('2026-01', '2026-03')
      .when((r) => r.piece === 'Guarda-corpo')
      .distinct('client'),
  ],
  [
    'quanto tem parado em orçamento aguardando resposta?',
    metalwork,
    quotes.when((r) => r.status === 'Aguardando').sum('price'),
  ],
  [
    'número de orçamentos por situação, fora os do Seu Arlindo',
    metalwork,
    quotes.when((r) => r.client !== 'Seu Arlindo').by('status', (g) => g.count()),
  ],
  ['em que dia da semana fazemos mais orçamentos?', metalwork, most(quotes.byWeekday((g) => g.count()))],
  ['qual o pior mês em valor orçado', metalwork, least(quotes.byMonth((g) => g.sum('price')))],
  [
    'peso médio das peças: ferro x galvanizado',
    metalwork,
    quotes.when((r) => r.metal === 'Ferro' || r.metal === 'Galvanizado').by('metal', (g) => g.mean('weight')),
  ],
  [
    'quantos orçamentos do Toninho têm mais de 40 horas?',
    metalwork,
    quotes.when((r) => r.owner === 'Toninho' && r.hours > 40).count(),
  ],
  [
    'media de horas dos orçamentos de corrimao',
    metalwork,
    quotes.when((r) => r.piece === 'Corrimão').mean('hours'),
  ],
  [
    'tô fechando as contas aqui com meu sócio, quanto deu em reais os orçamentos de cobertura aprovados desde janeiro?',
    metalwork,
    quotes
      .during('2026-01', '2026-05')
      .when((r) => r.piece === 'Cobertura' && r.status === 'Aprovado')
      .sum('price'),
  ],
  [
    'que porcentagem do custo de material é ferro?',
    metalwork,
    quotes.share((r) => r.metal === 'Ferro', 'cost'),
  ],
  [
    'quanto o adriano orçou entre 15/09/2025 e 31/10/2025 tirando os recusados',
    metalwork,
    quotes
      .from('2025-09-15', '2025-10-31')
      .when((r) => r.owner === 'Adriano' && r.status !== 'Recusado')
      .sum('price'),
  ],
  [
    'orçamentos recusados por mês',
    metalwork,
    quotes.when((r) => r.status === 'Recusado').byMonth((g) => g.count()),
  ],

  // The boxes of vegetables
  ['quantas cestas entregamos em dezembro', vegetables, boxes.during('2025-12').count()],
  [
    'Quantas cestas grandes saíram no primeiro trimestre de 2026?',
    vegetables,
    boxes
      .during('2026-01', '2026-03')
      .when((r) => r.basket === 'Grande')
      .count(),
  ],
  ['quantidade de cestas por bairro', vegetables, boxes.by('district', (g) => g.count())],
  ['valor das cestas por plano', vegetables, boxes.by('plan', (g) => g.sum('price'))],
  ['qual entregaodr levou mais cestas?', vegetables, most(boxes.by('driver', (g) => g.count()))],
  ['nota média do edson', vegetables, boxes.when((r) => r.driver === 'Edson').mean('rating')],
  [
    'qual bairro dá a pior nota média pras cestas?',
    vegetables,
    least(boxes.by('district', (g) => g.mean('rating'))),
  ],
  [
    'quanto entrou de extras em janeiro e fevereiro somados',
    vegetables,
    boxes.during('2026-01', '2026-02').sum('extras'),
  ],
  [
    'qts assinantes diferentes pegaram cesta tamanho familia em junho',
    vegetables,
    boxes
      .during('2026-06')
      .when((r) => r.basket === 'Família')
      .distinct('client'),
  ],
  [
    'quantos por cento das cestas são do plano quinzenal',
    vegetables,
    boxes.share((r) => r.plan === 'Quinzenal'),
  ],
  [
    'Olá, tudo bem? Poderia me informar o total de taxa de entrega cobrado na Lapa?',
    vegetables,
    boxes.when((r) => r.district === 'Lapa').sum('fee'),
  ],
  ['peso médio das cestas pequenas', vegetables, boxes.when((r) => r.basket === 'Pequena').mean('weight')],
  [
    'os 5 assinantes que mais gastaram com extras',
    vegetables,
    most(
      boxes.by('client', (g) => g.sum('extras')),
      5,
    ),
  ],
  ['cestas entregues por dia da semana', vegetables, boxes.byWeekday((g) => g.count())],
  [
    'valor medio por cesta em pinheiros',
    vegetables,
    boxes.when((r) => r.district === 'Pinheiros').mean('price'),
  ],
  [
    'quantas cestas receberam nota abaixo de 3?',
    vegetables,
    boxes.when((r) => r.rating !== undefined && r.rating < 3).count(),
  ],
  ['quantas cestas saíram sem extras', vegetables, boxes.when((r) => r.extras === 0).count()],
  [
    'compare a quantidade de cestas de abril com a de maio',
    vegetables,
    { before: boxes.during('2026-04').count(), after: boxes.during('2026-05').count() },
  ],
  [
    'quantos itens foram nas cestas da Marina Duarte em março?',
    vegetables,
    boxes
      .during('2026-03')
      .when((r) => r.client === 'Marina Duarte')
      .sum('items'),
  ],
  ['qual foi o melhor mês de extras?', vegetables, most(boxes.byMonth((g) => g.sum('extras')))],
  [
    'quanto deu o valor das cestas avulsas sem contar a vila madalena',
    vegetables,
    boxes.when((r) => r.plan === 'Avulsa' && r.district !== 'Vila Madalena').sum('price'),
  ],
  ['quantos quilos de cesta entregamos por mês?', vegetables, boxes.byMonth((g) => g.sum('weight'))],
  [
    'valor total das cestas grandes dividido pelo peso total delas',
    vegetables,
    boxes.when((r) => r.basket === 'Grande').sum('price') /
      boxes.when((r) => r.basket === 'Grande').sum('weight'),
  ],
  [
    'quantas cestas a luana entregou em perdizes desde janeiro',
    vegetables,
    boxes
      .during('2026-01', '2026-06')
      .when((r) => r.driver === 'Luana' && r.district === 'Perdizes')
      .count(),
  ],
  ['quanto pesou a cesta mais pesada que já entregamos?', vegetables, boxes.max('weight')],
  [
    'cestas com mais de 7 kg no plano semanal, quantas foram?',
    vegetables,
    boxes.when((r) => r.weight > 7 && r.plan === 'Semanal').count(),
  ],
  ['média de itens por tamanho de cesta', vegetables, boxes.by('basket', (g) => g.mean('items'))],
  ['qual tamanho de cesta sai menos?', vegetables, least(boxes.by('basket', (g) => g.count()))],
  [
    'em média quantas cestas a gente entrega por dia de entrega?',
    vegetables,
    boxes.count() / boxes.distinct('day'),
  ],
  [
    'minha filha que cuida do financeiro quer saber: do total de extras, quantos por cento veio do Marcinho?',
    vegetables,
    boxes.share((r) => r.driver === 'Marcinho', 'extras'),
  ],
]

export const unanswerable: string[] = [
  'qual a comissão do Wesley?',
  'quanto pagamos de IPVA em fevereiro?',
  'qual o CPF de quem comprou o Corolla',
  'idade média dos clientes da revenda',
  'quanto gastamos com eletrodo em março?',
  'quanto o Condomínio Solar ainda está devendo?',
  'me passa o telefone da construtora prisma',
  'quantos pés de alface foram nas cestas de maio?',
  'quantos assinantes cancelaram em abril',
  'quanto o Edson gastou de gasolina nas entregas?',
]
