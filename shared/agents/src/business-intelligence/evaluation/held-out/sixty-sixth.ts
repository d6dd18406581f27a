import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A charter of fishing boats, a laboratory of water analysis, gift baskets and flowers sold online. */

const { next, whole, among } = seededBusiness('fishing boats, a water laboratory, gift baskets and flowers')
const days = daysFrom('2025-07-01', 304)

const routes: [{ route: string; from: number; to: number }, number][] = [
  [{ route: 'Ilha das Couves', from: 120_000, to: 220_000 }, 4],
  [{ route: 'Alto-mar', from: 250_000, to: 480_000 }, 3],
  [{ route: 'Parcel', from: 90_000, to: 160_000 }, 2.5],
  [{ route: 'Manguezal', from: 50_000, to: 95_000 }, 2],
]
// In port on Mondays, most trips on Saturdays.
const trips = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) => {
      const weekday = weekdayIn(day)
      const few = weekday === 6 ? whole(4, 5) : weekday === 0 ? whole(2, 3) : whole(1, 2)
      return Array.from({ length: few }, () => {
        const { route, from, to } = among(...routes)
        const price = whole(from, to) / 100
        return {
          day,
          boat: among(['Albatroz', 5], ['Marlim Azul', 3.5], ['Netuno', 2], ['Estrela do Mar', 1.2]),
          master: among(['Tonho', 5], ['Juca', 3], ['Ademar', 2], ['Zeca', 1.2]),
          route,
          payment: among(['Pix', 5], ['Cartão', 3], ['Dinheiro', 2.5]),
          people: whole(2, 10),
          bait: next() < 0.6 ? 'sim' : 'não',
          fish: among(['Anchova', 6], ['Robalo', 3.5], ['Dourado', 2], ['Garoupa', 1]),
          // Not always weighed.
          kilos: next() < 0.1 ? undefined : whole(15, 820) / 10,
          diesel: cents((price * whole(12, 30)) / 100),
          price,
          state: among(['Pago', 7], ['Sinal', 2], ['Pendente', 1]),
        }
      })
    }),
)

const clients: [{ client: string; city: string }, number][] = [
  [{ client: 'Condomínio Solar', city: 'Campinas' }, 6],
  [{ client: 'Laticínios Serra Verde', city: 'Bragança Paulista' }, 4.5],
  [{ client: 'Clube Primavera', city: 'Jundiaí' }, 3.2],
  [{ client: 'Fazenda Santa Rita', city: 'Atibaia' }, 2.2],
  [{ client: 'Metalbras', city: 'Jundiaí' }, 1.6],
  [{ client: 'Escola Pequeno Mundo', city: 'Campinas' }, 1.1],
]
const tests: [{ test: string; from: number; to: number }, number][] = [
  [{ test: 'Microbiológico', from: 9_000, to: 18_000 }, 5],
  [{ test: 'Físico-químico', from: 15_000, to: 30_000 }, 4],
  [{ test: 'Metais', from: 35_000, to: 80_000 }, 2],
  [{ test: 'Cloro residual', from: 4_000, to: 8_000 }, 2],
]
// From Monday to Friday, most on Tuesdays.
const analyses = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 2 ? whole(4, 6) : whole(1, 3) }, () => {
        const { test, from, to } = among(...tests)
        const isUrgent = next() < 0.25
        return {
          day,
          ...among(...clients),
          source: among(
            ['Poço', 5],
            ['Torneira', 3.5],
            ["Caixa d'água", 2.5],
            ['Piscina', 2],
            ['Nascente', 1.2],
          ),
          test,
          analyst: among(['Renata', 5], ['Fábio', 3], ['Priscila', 2]),
          ph: whole(540, 920) / 100,
          turbidity: test === 'Microbiológico' ? undefined : whole(10, 900) / 100,
          passed: next() < 0.78 ? 'sim' : 'não',
          urgent: isUrgent ? 'sim' : 'não',
          wait: isUrgent ? whole(1, 4) : whole(5, 15),
          price: cents((whole(from, to) / 100) * (isUrgent ? 1.3 : 1)),
        }
      }),
    ),
)

const gifts: [{ product: string; category: string; from: number; to: number }, number][] = [
  [{ product: 'Buquê de rosas', category: 'Flores', from: 8_990, to: 27_990 }, 6],
  [{ product: 'Cesta de café da manhã', category: 'Cestas', from: 14_990, to: 32_990 }, 4],
  [{ product: 'Cesta de chocolates', category: 'Cestas', from: 9_990, to: 24_990 }, 3],
  [{ product: 'Orquídea', category: 'Flores', from: 7_990, to: 15_990 }, 2.2],
  [{ product: 'Kit vinho', category: 'Kits', from: 15_990, to: 39_990 }, 2],
  [{ product: 'Girassóis', category: 'Flores', from: 5_990, to: 12_990 }, 1.6],
  [{ product: 'Kit spa', category: 'Kits', from: 11_990, to: 21_990 }, 1],
]
// Every day, most on Fridays.
const orders = new Rows(
  days.flatMap((day) =>
    Array.from({ length: weekdayIn(day) === 5 ? whole(4, 6) : whole(1, 4) }, () => {
      const { product, category, from, to } = among(...gifts)
      const pieces = among([1, 6], [2, 2], [3, 1])
      return {
        day,
        product,
        category,
        occasion: among(['Aniversário', 6], ['Casamento', 3], ['Maternidade', 2], ['Agradecimento', 1]),
        district: among(['Moema', 5], ['Pinheiros', 3.6], ['Tatuapé', 2.6], ['Santana', 1.8], ['Lapa', 1.1]),
        channel: among(['Site', 5], ['Instagram', 3.5], ['WhatsApp', 2.5], ['Marketplace', 1]),
        coupon: among(['', 6], ['FLOR10', 2.5], ['VOLTEI15', 1]),
        pieces,
        freight: next() < 0.2 ? 0 : whole(990, 3_990) / 100,
        note: next() < 0.7 ? 'SIM' : 'NAO',
        status: among(['ENTREGUE', 7], ['EM ROTA', 1.2], ['CANCELADO', 1], ['DEVOLVIDO', 0.6]),
        price: cents((pieces * whole(from, to)) / 100),
      }
    }),
  ),
)

const fishing = 'Passeios de Pesca'
const laboratory = 'analises_agua'
const presents = 'PEDIDOS_PRESENTES'

export const files = [
  file(fishing, trips, [
    ['Data do passeio', ({ day }) => brazilianDay(day)],
    ['Barco', ({ boat }) => boat],
    ['Mestre', ({ master }) => master],
    ['Roteiro', ({ route }) => route],
    ['Forma de pagamento', ({ payment }) => payment],
    ['Pescadores', ({ people }) => people],
    ['Isca inclusa', ({ bait }) => bait],
    ['Peixe principal', ({ fish }) => fish],
    ['Peso pescado (kg)', ({ kilos }) => (kilos === undefined ? '' : decimal(kilos, 1))],
    ['Gasto com diesel', ({ diesel }) => dotted(commaPrice(diesel))],
    ['Valor do passeio', ({ price }) => dotted(commaPrice(price))],
    ['Situação', ({ state }) => state],
  ]),
  file(
    laboratory,
    analyses,
    [
      ['data_coleta', ({ day }) => day],
      ['cliente', ({ client }) => client],
      ['cidade', ({ city }) => city],
      ['origem_agua', ({ source }) => source],
      ['ensaio', ({ test }) => test],
      ['analista', ({ analyst }) => analyst],
      ['ph', ({ ph }) => ph.toFixed(2)],
      ['turbidez_ntu', ({ turbidity }) => (turbidity === undefined ? '' : turbidity.toFixed(2))],
      ['conforme', ({ passed }) => passed],
      ['urgente', ({ urgent }) => urgent],
      ['dias_laudo', ({ wait }) => wait],
      ['valor_analise', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
  file(presents, orders, [
    ['DT_PEDIDO', ({ day }) => brazilianDay(day)],
    ['PRODUTO', ({ product }) => product],
    ['CATEGORIA', ({ category }) => category],
    ['OCASIAO', ({ occasion }) => occasion],
    ['BAIRRO_ENTREGA', ({ district }) => district],
    ['CANAL_VENDA', ({ channel }) => channel],
    ['CUPOM', ({ coupon }) => coupon],
    ['QTD', ({ pieces }) => pieces],
    ['VLR_FRETE', ({ freight }) => decimal(freight)],
    ['CARTAO_MSG', ({ note }) => note],
    ['STATUS', ({ status }) => status],
    ['VLR_PEDIDO', ({ price }) => decimal(price)],
  ]),
]

export const labelled: Labelled[] = [
  // The fishing boats
  ['valor dos passeios de pesca por mês', fishing, trips.byMonth((g) => g.sum('price'))],
  [
    'Quantos passeios o Albatroz fez em janeiro?',
    fishing,
    trips
      .during('2026-01')
      .when((r) => r.boat === 'Albatroz')
      .count(),
  ],
  ['qual barco faturou mais?', fishing, most(trips.by('boat', (g) => g.sum('price')))],
  [
    'top 3 roteiros em valor de passeio',
    fishing,
    most(
      trips.by('route', (g) => g.sum('price')),
      3,
    ),
  ],
  ['bom dia! qual mestre fez menos passeios?', fishing, least(trips.by('master', (g) => g.count()))],
  ['qtos kg de peixe a gente pescou em dezembro', fishing, trips.during('2025-12').sum('kilos')],
  [
    'peso pescado médio nos passeios de alto-mar',
    fishing,
    trips.when((r) => r.route === 'Alto-mar').mean('kilos'),
  ],
  ['quantos passeios foram com isca inclusa?', fishing, trips.when((r) => r.bait === 'sim').count()],
  [
    'qual a porcentagem dos passeios que saiu sem isca inclusa?',
    fishing,
    trips.share((r) => r.bait === 'não'),
  ],
  ['valor dos passeios pendentes', fishing, trips.when((r) => r.state === 'Pendente').sum('price')],
  [
    'quantos passeios ainda estão na situação de sinal?',
    fishing,
    trips.when((r) => r.state === 'Sinal').count(),
  ],
  [
    'Compare o gasto com diesel de outubro com o de novembro',
    fishing,
    { before: trips.during('2025-10').sum('diesel'), after: trips.during('2025-11').sum('diesel') },
  ],
  ['qts passeios passaram de 3 mil reais', fishing, trips.when((r) => r.price > 3000).count()],
  ['qual dia da semana tem mais passeio de pesca?', fishing, most(trips.byWeekday((g) => g.count()))],
  ['valor medio do passeio no manguezal', fishing, trips.when((r) => r.route === 'Manguezal').mean('price')],
  ['total de pescadores que levamos em cada mês', fishing, trips.byMonth((g) => g.sum('people'))],
  ['em média, quantos passeios saem por dia que tem saída?', fishing, trips.count() / trips.distinct('day')],
  [
    'gasto com diesel de cada barco, tirando o roteiro Alto-mar',
    fishing,
    trips.when((r) => r.route !== 'Alto-mar').by('boat', (g) => g.sum('diesel')),
  ],
  [
    'valor dos passeios do juca no pix em fevereiro',
    fishing,
    trips
      .during('2026-02')
      .when((r) => r.master === 'Juca' && r.payment === 'Pix')
      .sum('price'),
  ],
  ['Qual peixe principal aparece em mais passeios?', fishing, most(trips.by('fish', (g) => g.count()))],
  ['qual foi o maior peso pescado num passeio só?', fishing, trips.max('kilos')],
  [
    'valor dos passeios menos o gasto com diesel no quarto trimestre de 2025',
    fishing,
    trips.during('2025-10', '2025-12').sum('price') - trips.during('2025-10', '2025-12').sum('diesel'),
  ],
  [
    'quantos passeios fizemos entre 20/12/2025 e 05/01/2026?',
    fishing,
    trips.from('2025-12-20', '2026-01-05').count(),
  ],
  [
    'qtos passeios do Netuno tiveram robalo como peixe principal',
    fishing,
    trips.when((r) => r.boat === 'Netuno' && r.fish === 'Robalo').count(),
  ],
  [
    'Que porcentagem do valor dos passeios veio do Marlim Azul?',
    fishing,
    trips.share((r) => r.boat === 'Marlim Azul', 'price'),
  ],
  ['quantos passeios levaram 8 pescadores ou mais?', fishing, trips.when((r) => r.people >= 8).count()],
  ['média de pescadores por passeio em cada barco', fishing, trips.by('boat', (g) => g.mean('people'))],
  [
    'quais os dois barcos que menos gastaram com diesel?',
    fishing,
    least(
      trips.by('boat', (g) => g.sum('diesel')),
      2,
    ),
  ],
  [
    'quanto deu o valor dos passeios de domingo em dinheiro vivo',
    fishing,
    trips
      .on(0)
      .when((r) => r.payment === 'Dinheiro')
      .sum('price'),
  ],
  [
    'o pessoal do píer quer saber: quantos roteiros diferentes o Ademar fez em março?',
    fishing,
    trips
      .during('2026-03')
      .when((r) => r.master === 'Ademar')
      .distinct('route'),
  ],

  // The laboratory of water
  ['Quantas análises de água fizemos em outubro?', laboratory, analyses.during('2025-10').count()],
  ['número de análises por analista', laboratory, analyses.by('analyst', (g) => g.count())],
  ['valor total das analises por cidade', laboratory, analyses.by('city', (g) => g.sum('price'))],
  [
    'qual cliente gastou mais com análises de água?',
    laboratory,
    most(analyses.by('client', (g) => g.sum('price'))),
  ],
  [
    'os 3 clientes do laboratório com mais coletas',
    laboratory,
    most(
      analyses.by('client', (g) => g.count()),
      3,
    ),
  ],
  ['qtas analises deram nao conforme?', laboratory, analyses.when((r) => r.passed === 'não').count()],
  [
    'das análises de água de poço, qual a porcentagem que deu conforme?',
    laboratory,
    analyses.when((r) => r.source === 'Poço').share((r) => r.passed === 'sim'),
  ],
  ['ph medio por origem da agua', laboratory, analyses.by('source', (g) => g.mean('ph'))],
  [
    'turbidez média na Fazenda Santa Rita',
    laboratory,
    analyses.when((r) => r.client === 'Fazenda Santa Rita').mean('turbidity'),
  ],
  [
    'qual a maior turbidez que já deu em poço?',
    laboratory,
    analyses.when((r) => r.source === 'Poço').max('turbidity'),
  ],
  [
    'quantas analises urgentes tivemos em janeiro',
    laboratory,
    analyses
      .during('2026-01')
      .when((r) => r.urgent === 'sim')
      .count(),
  ],
  [
    'Valor das análises urgentes mês a mês',
    laboratory,
    analyses.when((r) => r.urgent === 'sim').byMonth((g) => g.sum('price')),
  ],
  [
    'em média quantos dias leva o laudo de cada ensaio?',
    laboratory,
    analyses.by('test', (g) => g.mean('wait')),
  ],
  ['laudos que levaram mais de 10 dias, quantos são?', laboratory, analyses.when((r) => r.wait > 10).count()],
  [
    'valor das análises: agosto x setembro',
    laboratory,
    { before: analyses.during('2025-08').sum('price'), after: analyses.during('2025-09').sum('price') },
  ],
  [
    'faturamento do ensaio microbiologico sem contar campinas',
    laboratory,
    analyses.when((r) => r.test === 'Microbiológico' && r.city !== 'Campinas').sum('price'),
  ],
  ['qual ensaio fatura menos?', laboratory, least(analyses.by('test', (g) => g.sum('price')))],
  ['valor médio do ensaio de metais', laboratory, analyses.when((r) => r.test === 'Metais').mean('price')],
  [
    'Quantos clientes diferentes fizeram análise de piscina em dezembro?',
    laboratory,
    analyses
      .during('2025-12')
      .when((r) => r.source === 'Piscina')
      .distinct('client'),
  ],
  ['qtas coletas vieram com ph abaixo de 6', laboratory, analyses.when((r) => r.ph < 6).count()],
  [
    'quantas análises a Renata fez no terceiro trimestre de 2025?',
    laboratory,
    analyses
      .during('2025-07', '2025-09')
      .when((r) => r.analyst === 'Renata')
      .count(),
  ],
  [
    'participação da Priscila no valor das análises',
    laboratory,
    analyses.share((r) => r.analyst === 'Priscila', 'price'),
  ],
  ['em que dia da semana tem mais coleta?', laboratory, most(analyses.byWeekday((g) => g.count()))],
  [
    'média de análises por dia que o laboratório faz coleta',
    laboratory,
    analyses.count() / analyses.distinct('day'),
  ],
  [
    'valor das analises de Jundiai entre 15/11/2025 e 31/01/2026',
    laboratory,
    analyses
      .from('2025-11-15', '2026-01-31')
      .when((r) => r.city === 'Jundiaí')
      .sum('price'),
  ],
  [
    'quantas análises não conformes por origem da água?',
    laboratory,
    analyses.when((r) => r.passed === 'não').by('source', (g) => g.count()),
  ],
  [
    'valor das análises por origem da água, tirando as urgentes',
    laboratory,
    analyses.when((r) => r.urgent !== 'sim').by('source', (g) => g.sum('price')),
  ],
  ['menor ph que apareceu em nascente', laboratory, analyses.when((r) => r.source === 'Nascente').min('ph')],
  [
    'em que mês o laboratório faturou mais com as análises?',
    laboratory,
    most(analyses.byMonth((g) => g.sum('price'))),
  ],
  [
    'oi, me diz por favor qto deu em análises o Laticínios Serra Verde de fevereiro a abril, em reais',
    laboratory,
    analyses
      .during('2026-02', '2026-04')
      .when((r) => r.client === 'Laticínios Serra Verde')
      .sum('price'),
  ],

  // The presents sold online
  [
    'valor dos pedidos entregues por mês',
    presents,
    orders.when((r) => r.status === 'ENTREGUE').byMonth((g) => g.sum('price')),
  ],
  ['Quantos pedidos foram cancelados?', presents, orders.when((r) => r.status === 'CANCELADO').count()],
  [
    'quantas orquideas pediram em novembro?',
    presents,
    orders
      .during('2025-11')
      .when((r) => r.product === 'Orquídea')
      .sum('pieces'),
  ],
  [
    'qual produto teve a maior quantidade pedida na loja de presentes?',
    presents,
    most(orders.by('product', (g) => g.sum('pieces'))),
  ],
  [
    'os 3 bairros com maior valor de pedidos',
    presents,
    most(
      orders.by('district', (g) => g.sum('price')),
      3,
    ),
  ],
  ['ticket medio dos pedidos entregues', presents, orders.when((r) => r.status === 'ENTREGUE').mean('price')],
  ['frete médio por bairro', presents, orders.by('district', (g) => g.mean('freight'))],
  ['quantos pedidos tiveram frete zero?', presents, orders.when((r) => r.freight === 0).count()],
  [
    'total de frete dos pedidos do instagram',
    presents,
    orders.when((r) => r.channel === 'Instagram').sum('freight'),
  ],
  ['quantos pedidos usaram o cupom FLOR10?', presents, orders.when((r) => r.coupon === 'FLOR10').count()],
  ['qtos pedidos vieram sem cupom', presents, orders.when((r) => r.coupon === '').count()],
  [
    'dos pedidos do site, quantos por cento foram cancelados?',
    presents,
    orders.when((r) => r.channel === 'Site').share((r) => r.status === 'CANCELADO'),
  ],
  [
    'quantos pedidos com cartão de mensagem em cada ocasião',
    presents,
    orders.when((r) => r.note === 'SIM').by('occasion', (g) => g.count()),
  ],
  [
    'valor dos pedidos de flores em dezembro comparado com novembro',
    presents,
    {
      before: orders
        .during('2025-11')
        .when((r) => r.category === 'Flores')
        .sum('price'),
      after: orders
        .during('2025-12')
        .when((r) => r.category === 'Flores')
        .sum('price'),
    },
  ],
  ['pedidos acima de 400 reais, quantos foram?', presents, orders.when((r) => r.price > 400).count()],
  [
    'Valor dos pedidos por categoria, tirando os cancelados',
    presents,
    orders.when((r) => r.status !== 'CANCELADO').by('category', (g) => g.sum('price')),
  ],
  ['qual canal de venda trouxe menos pedidos?', presents, least(orders.by('channel', (g) => g.count()))],
  [
    'valor dos pedidos menos o frete em janeiro',
    presents,
    orders.during('2026-01').sum('price') - orders.during('2026-01').sum('freight'),
  ],
  ['quantos pedidos entram por dia, em média?', presents, orders.count() / orders.distinct('day')],
  ['em qual dia da semana tem mais pedidos de presente?', presents, most(orders.byWeekday((g) => g.count()))],
  [
    'valor dos pedidos de kit vinho pelo whatsapp de outubro a dezembro',
    presents,
    orders
      .during('2025-10', '2025-12')
      .when((r) => r.product === 'Kit vinho' && r.channel === 'WhatsApp')
      .sum('price'),
  ],
  [
    'participação das cestas no valor dos pedidos',
    presents,
    orders.share((r) => r.category === 'Cestas', 'price'),
  ],
  [
    'qual o valor do pedido mais caro de aniversário?',
    presents,
    orders.when((r) => r.occasion === 'Aniversário').max('price'),
  ],
  [
    'qtos pedidos de casamento sem contar os cancelados e os devolvidos',
    presents,
    orders
      .when((r) => r.occasion === 'Casamento')
      .when((r) => r.status !== 'CANCELADO' && r.status !== 'DEVOLVIDO')
      .count(),
  ],
  [
    'Em quantos bairros diferentes teve pedido de girassóis em agosto?',
    presents,
    orders
      .during('2025-08')
      .when((r) => r.product === 'Girassóis')
      .distinct('district'),
  ],
  [
    'valor dos pedidos pro Tatuapé entre 01/12/2025 e 24/12/2025',
    presents,
    orders
      .from('2025-12-01', '2025-12-24')
      .when((r) => r.district === 'Tatuapé')
      .sum('price'),
  ],
  [
    'quantidade média por pedido em cada canal de venda',
    presents,
    orders.by('channel', (g) => g.mean('pieces')),
  ],
  ['pedidos em rota: qual o valor total?', presents, orders.when((r) => r.status === 'EM ROTA').sum('price')],
  [
    'qual ocasião tem o menor valor de pedidos entregues?',
    presents,
    least(orders.when((r) => r.status === 'ENTREGUE').by('occasion', (g) => g.sum('price'))),
  ],
  [
    'to fechando o relatorio aqui: qtos pedidos de cesta de chocolates vieram do insta em março e abril?',
    presents,
    orders
      .during('2026-03', '2026-04')
      .when((r) => r.product === 'Cesta de chocolates' && r.channel === 'Instagram')
      .count(),
  ],
]

export const unanswerable: string[] = [
  'qual o salário do mestre Tonho?',
  'quantos coletes salva-vidas tem no Albatroz?',
  'quanto vamos faturar com passeios em julho de 2026?',
  'qual a potência do motor do Marlim Azul?',
  'quanto gastamos com reagentes em janeiro?',
  'qual o CNPJ do Clube Primavera?',
  'quantos coliformes deu na água da Fazenda Santa Rita?',
  'quantos pedidos tivemos em maio de 2026?',
  'qual fornecedor de rosas é mais barato?',
  'nota de avaliação dos clientes que compraram orquídea',
]
