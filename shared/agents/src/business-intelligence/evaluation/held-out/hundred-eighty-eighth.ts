import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A travel agency's tours, a wholesale grocer and a call centre that sells internet plans. */

const { next, whole, among } = seededBusiness('tours, a wholesale grocer, a call centre for internet plans')

const later = (day: string, count: number) =>
  new Date(Date.parse(day) + count * 864e5).toISOString().slice(0, 10)

const routes: [{ route: string; from: number; to: number }, number][] = [
  [{ route: 'Gramado e Canela', from: 12_000, to: 18_000 }, 9],
  [{ route: 'Maria Fumaça', from: 24_000, to: 29_000 }, 7],
  [{ route: 'Vale dos Vinhedos', from: 19_000, to: 23_000 }, 5],
  [{ route: 'Tour Uva e Vinho', from: 21_000, to: 26_000 }, 3],
  [{ route: 'Cânion Itaimbezinho', from: 26_000, to: 34_000 }, 2],
  [{ route: 'Caminhos de Pedra', from: 9_000, to: 13_000 }, 1],
]
// At most one departure a day, so first and last are plain; none on Mondays.
const tours = new Rows(
  daysFrom('2025-03-01', 426)
    .filter((day) => weekdayIn(day) !== 1 && next() < 0.85)
    .map((day) => {
      const { route, from, to } = among(...routes)
      const mode = among(['Regular', 7], ['Privativo', 3])
      const weekday = weekdayIn(day)
      const people =
        mode === 'Privativo'
          ? whole(2, 6)
          : weekday === 6
            ? whole(14, 30)
            : weekday === 0
              ? whole(8, 22)
              : whole(4, 16)
      const unit = whole(from, to) / 100
      return {
        day,
        route,
        guide: among(['Jussara', 8], ['Everton', 5], ['Milena', 3], ['Anselmo', 1]),
        mode,
        channel: among(['Site', 8], ['Hotel parceiro', 5], ['Balcão', 3], ['Instagram', 2]),
        people,
        paid: cents(people * unit * (mode === 'Privativo' ? 1.5 : 1)),
      }
    }),
)

const goods: [{ product: string; from: number; to: number }, number][] = [
  [{ product: 'Arroz tipo 1', from: 11_500, to: 13_900 }, 8],
  [{ product: 'Feijão carioca', from: 8_200, to: 10_400 }, 6],
  [{ product: 'Óleo de soja', from: 12_800, to: 15_600 }, 5],
  [{ product: 'Café torrado', from: 19_000, to: 24_000 }, 4],
  [{ product: 'Açúcar cristal', from: 3_900, to: 4_900 }, 3],
  [{ product: 'Macarrão espaguete', from: 5_200, to: 6_400 }, 2],
  [{ product: 'Farinha de trigo', from: 4_200, to: 5_100 }, 1],
]
// Closed on Sundays, most orders on Tuesdays; every month once.
const orders = new Rows(
  daysFrom('2025-06-01', 365)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) => {
      const weekday = weekdayIn(day)
      const length = weekday === 2 ? whole(1, 3) : weekday === 6 ? whole(0, 1) : whole(0, 2)
      return Array.from({ length }, () => {
        const { product, from, to } = among(...goods)
        const boxes = whole(3, 45)
        return {
          day,
          store: among(
            ['Mercadinho São Jorge', 8],
            ['Mercearia do Tonho', 6],
            ['Empório da Vila', 5],
            ['Padaria Pão Quente', 4],
            ['Minimercado Aurora', 3],
            ['Quitanda Sabiá', 1],
          ),
          product,
          seller: among(['Gilberto', 8], ['Sueli', 5], ['Wagner', 3], ['Patrícia', 2]),
          terms: among(['Boleto 28 dias', 6], ['Boleto 14 dias', 4], ['À vista', 3]),
          boxes,
          total: cents((boxes * whole(from, to)) / 100),
        }
      })
    })
    .map((row, at) => ({ ...row, order: 4_101 + at })),
)

const plans: [{ plan: string; from: number; to: number }, number][] = [
  [{ plan: 'Fibra 400', from: 8_490, to: 10_490 }, 6],
  [{ plan: 'Fibra 600', from: 10_990, to: 13_490 }, 4],
  [{ plan: 'Fibra 200', from: 6_990, to: 8_490 }, 3],
  [{ plan: 'Fibra 1 Giga', from: 15_990, to: 19_990 }, 1],
]
// Closed on Sundays, most contacts on Mondays; a fee and an installation only where it was sold.
const contacts = new Rows(
  daysFrom('2025-08-01', 273)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(2, 3) : whole(1, 2) }, () => {
        const { plan, from, to } = among(...plans)
        const result = among(
          ['Sem interesse', 7],
          ['Venda', 5],
          ['Retornar depois', 3],
          ['Não respondeu', 1.5],
        )
        const isSold = result === 'Venda'
        return {
          day,
          agent: among(['Larissa', 9], ['Diego', 5], ['Bruna', 4], ['Felipe', 2], ['Tatiane', 1]),
          means: among(['Ligação', 6], ['WhatsApp', 4], ['Chat', 2]),
          plan,
          result,
          minutes: isSold ? whole(12, 40) : result === 'Não respondeu' ? whole(1, 2) : whole(2, 18),
          fee: isSold ? whole(from, to) / 100 : undefined,
          install: isSold ? later(day, whole(2, 12)) : undefined,
        }
      }),
    ),
)
const sold = contacts.when((r) => r.result === 'Venda')
// The same rows under the day of the installation.
const installs = new Rows(
  contacts.all.flatMap((row) => (row.install === undefined ? [] : [{ ...row, day: row.install }])),
)

const agency = 'Passeios agência'
const grocer = 'VENDAS ATACADO'
const centre = 'contatos_internet'

export const files = [
  file(agency, tours, [
    ['Data da saída', ({ day }) => brazilianDay(day)],
    ['Roteiro', ({ route }) => route],
    ['Guia', ({ guide }) => guide],
    ['Modalidade', ({ mode }) => mode],
    ['Canal de venda', ({ channel }) => channel],
    ['Nº passageiros', ({ people }) => people],
    ['Valor recebido (R$)', ({ paid }) => dotted(decimal(paid))],
  ]),
  file(grocer, orders, [
    ['DATA', ({ day }) => brazilianDay(day)],
    ['PEDIDO', ({ order }) => order],
    ['LOJA', ({ store }) => store],
    ['PRODUTO', ({ product }) => product],
    ['VENDEDOR', ({ seller }) => seller],
    ['COND PGTO', ({ terms }) => terms],
    ['QTD (CX)', ({ boxes }) => boxes],
    ['VLR TOTAL', ({ total }) => dotted(commaPrice(total))],
  ]),
  file(
    centre,
    contacts,
    [
      ['Dt contato', ({ day }) => brazilianDay(day)],
      ['Atendente', ({ agent }) => agent],
      ['Meio de contato', ({ means }) => means],
      ['Plano oferecido', ({ plan }) => plan],
      ['Resultado', ({ result }) => result],
      ['Duração (min)', ({ minutes }) => minutes],
      ['Mensalidade fechada (R$)', ({ fee }) => (fee === undefined ? '' : fee.toFixed(2))],
      ['Data instalação', ({ install }) => (install === undefined ? '' : brazilianDay(install))],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The travel agency
  ['faturamento dos passeios em março de 2026?', agency, tours.during('2026-03').sum('paid')],
  ['Quantos passageiros levamos em julho?', agency, tours.during('2025-07').sum('people')],
  ['total de passageiros por roteiro', agency, tours.by('route', (g) => g.sum('people'))],
  ['qual guia fez mais saídas?', agency, most(tours.by('guide', (g) => g.count()))],
  [
    'Quais os 3 roteiros com maior valor recebido no total?',
    agency,
    most(
      tours.by('route', (g) => g.sum('paid')),
      3,
    ),
  ],
  ['valor medio recebido por saida', agency, tours.mean('paid')],
  ['quantas saídas privativas a agência fez?', agency, tours.when((r) => r.mode === 'Privativo').count()],
  [
    'quanto recebemos da Maria Fumaça vendida pelo site',
    agency,
    tours.when((r) => r.route === 'Maria Fumaça' && r.channel === 'Site').sum('paid'),
  ],
  [
    'que porcentagem do valor recebido nos passeios veio do hotel parceiro?',
    agency,
    tours.share((r) => r.channel === 'Hotel parceiro', 'paid'),
  ],
  ['valor recebido nos passeios, mês a mês', agency, tours.byMonth((g) => g.sum('paid'))],
  [
    'somando tudo, em que dia da semana viajam mais passageiros?',
    agency,
    most(tours.byWeekday((g) => g.sum('people'))),
  ],
  [
    'compare o número de passageiros de dezembro com o de janeiro',
    agency,
    { before: tours.during('2025-12').sum('people'), after: tours.during('2026-01').sum('people') },
  ],
  ['quantas saídas levaram mais de 15 passageiros?', agency, tours.when((r) => r.people > 15).count()],
  [
    'maior número de passageiros numa saída do roteiro Gramado e Canela',
    agency,
    tours.when((r) => r.route === 'Gramado e Canela').max('people'),
  ],
  [
    'Quantas saídas a Jussara guiou em abril de 2025?',
    agency,
    tours
      .during('2025-04')
      .when((r) => r.guide === 'Jussara')
      .count(),
  ],
  ['número de saídas em cada canal de venda', agency, tours.by('channel', (g) => g.count())],
  [
    'quanto entrou com passeio regular e quanto entrou com privativo?',
    agency,
    tours.by('mode', (g) => g.sum('paid')),
  ],
  ['média de passageiros por saída de cada guia', agency, tours.by('guide', (g) => g.mean('people'))],
  [
    'qual foi o menor valor recebido em uma saída regular?',
    agency,
    tours.when((r) => r.mode === 'Regular').min('paid'),
  ],
  [
    'passageros do Vale dos Vinhedos aos sabados, no total',
    agency,
    tours
      .on(6)
      .when((r) => r.route === 'Vale dos Vinhedos')
      .sum('people'),
  ],
  [
    'valor recebido nas saídas do Everton entre 15/06/2025 e 31/08/2025',
    agency,
    tours
      .from('2025-06-15', '2025-08-31')
      .when((r) => r.guide === 'Everton')
      .sum('paid'),
  ],
  [
    'Quantos roteiros diferentes o Anselmo já guiou?',
    agency,
    tours.when((r) => r.guide === 'Anselmo').distinct('route'),
  ],
  [
    'quantos passageiros foram na primeira saída pro Cânion Itaimbezinho?',
    agency,
    tours.when((r) => r.route === 'Cânion Itaimbezinho').all[0]?.people ?? 0,
  ],
  [
    'valor recebido na última saída guiada pela Milena',
    agency,
    tours.when((r) => r.guide === 'Milena').all.at(-1)?.paid ?? 0,
  ],
  [
    'qual foi o mês mais fraco dos passeios em valor recebido?',
    agency,
    least(tours.byMonth((g) => g.sum('paid'))),
  ],
  [
    'oi, estou montando a escala dos guias: quantas saídas da Maria Fumaça tivemos em setembro e outubro, somando os dois?',
    agency,
    tours
      .during('2025-09', '2025-10')
      .when((r) => r.route === 'Maria Fumaça')
      .count(),
  ],
  [
    'total recebido dos passeios tirando o roteiro Caminhos de Pedra',
    agency,
    tours.when((r) => r.route !== 'Caminhos de Pedra').sum('paid'),
  ],
  [
    'participação da Jussara no total de passageiros',
    agency,
    tours.share((r) => r.guide === 'Jussara', 'people'),
  ],
  [
    'quanto recebemos das vendas no balcão no segundo semestre de 2025?',
    agency,
    tours
      .during('2025-07', '2025-12')
      .when((r) => r.channel === 'Balcão')
      .sum('paid'),
  ],
  ['quantas saídas renderam até R$ 1.000?', agency, tours.when((r) => r.paid <= 1000).count()],

  // The wholesale grocer
  ['valor vendido por loja', grocer, orders.by('store', (g) => g.sum('total'))],
  [
    'quantas caixas de arroz vendemos em novembro?',
    grocer,
    orders
      .during('2025-11')
      .when((r) => r.product === 'Arroz tipo 1')
      .sum('boxes'),
  ],
  [
    'qual vendedor do atacado vendeu mais em reais?',
    grocer,
    most(orders.by('seller', (g) => g.sum('total'))),
  ],
  [
    'top 3 produtos em caixas vendidas',
    grocer,
    most(
      orders.by('product', (g) => g.sum('boxes')),
      3,
    ),
  ],
  ['ticket médio dos pedidos', grocer, orders.mean('total')],
  [
    'Quantos pedidos a Mercearia do Tonho fez?',
    grocer,
    orders.when((r) => r.store === 'Mercearia do Tonho').count(),
  ],
  ['faturamento do atacado em fevereiro', grocer, orders.during('2026-02').sum('total')],
  ['vendas do atacado por mês, em reais', grocer, orders.byMonth((g) => g.sum('total'))],
  ['que parte do valor vendido foi à vista?', grocer, orders.share((r) => r.terms === 'À vista', 'total')],
  [
    'caixas vendidas: agosto x setembro',
    grocer,
    { before: orders.during('2025-08').sum('boxes'), after: orders.during('2025-09').sum('boxes') },
  ],
  ['Quantos pedidos passaram de R$ 3.000,00?', grocer, orders.when((r) => r.total > 3000).count()],
  ['pedidos com menos de 10 caixas, quantos foram?', grocer, orders.when((r) => r.boxes < 10).count()],
  [
    'quanto o Empório da Vila comprou de óleo de soja, em reais?',
    grocer,
    orders.when((r) => r.store === 'Empório da Vila' && r.product === 'Óleo de soja').sum('total'),
  ],
  ['qual loja fez menos pedidos?', grocer, least(orders.by('store', (g) => g.count()))],
  ['em qual dia da semana entram mais pedidos?', grocer, most(orders.byWeekday((g) => g.count()))],
  ['valor medio do pedido por condicao de pagamento', grocer, orders.by('terms', (g) => g.mean('total'))],
  [
    'de dezembro a janeiro a Sueli vendeu quantas caixas?',
    grocer,
    orders
      .during('2025-12', '2026-01')
      .when((r) => r.seller === 'Sueli')
      .sum('boxes'),
  ],
  [
    'valor do pedido mais caro da Padaria Pão Quente',
    grocer,
    orders.when((r) => r.store === 'Padaria Pão Quente').max('total'),
  ],
  [
    'qual a menor quantidade de caixas num pedido de feijão?',
    grocer,
    orders.when((r) => r.product === 'Feijão carioca').min('boxes'),
  ],
  [
    'quantas lojas diferentes compraram farinha de trigo?',
    grocer,
    orders.when((r) => r.product === 'Farinha de trigo').distinct('store'),
  ],
  [
    'Compare em reais o que compraram o Mercadinho São Jorge e o Minimercado Aurora',
    grocer,
    orders
      .when((r) => r.store === 'Mercadinho São Jorge' || r.store === 'Minimercado Aurora')
      .by('store', (g) => g.sum('total')),
  ],
  [
    'valor vendido no boleto 28 dias desde janeiro de 2026',
    grocer,
    orders
      .during('2026-01', '2026-05')
      .when((r) => r.terms === 'Boleto 28 dias')
      .sum('total'),
  ],
  [
    'total de caixas por vendedor no último trimestre de 2025',
    grocer,
    orders.during('2025-10', '2025-12').by('seller', (g) => g.sum('boxes')),
  ],
  [
    'qual o valor vendido no atacado sem contar arroz nem feijão?',
    grocer,
    orders.when((r) => r.product !== 'Arroz tipo 1' && r.product !== 'Feijão carioca').sum('total'),
  ],
  [
    'em média, quantas caixas tem um pedido de açucar?',
    grocer,
    orders.when((r) => r.product === 'Açúcar cristal').mean('boxes'),
  ],
  ['quanto deu em reais tudo o que o atacado vendeu nas terças?', grocer, orders.on(2).sum('total')],
  [
    'quantos pedidos foram feitos entre 10/10/2025 e 20/11/2025?',
    grocer,
    orders.from('2025-10-10', '2025-11-20').count(),
  ],
  [
    'quantos porcento das caixas foi o Wagner que vendeu',
    grocer,
    orders.share((r) => r.seller === 'Wagner', 'boxes'),
  ],
  [
    'Bom dia! preciso saber quanto o Gilberto vendeu em reais pra Mercearia do Tonho, consegue ver pra mim?',
    grocer,
    orders.when((r) => r.seller === 'Gilberto' && r.store === 'Mercearia do Tonho').sum('total'),
  ],
  ['melhor mês do atacado em reais', grocer, most(orders.byMonth((g) => g.sum('total')))],

  // The call centre
  ['Quantos contatos tivemos em outubro?', centre, contacts.during('2025-10').count()],
  ['contatos por atendente', centre, contacts.by('agent', (g) => g.count())],
  ['qual atendente fechou o maior número de vendas?', centre, most(sold.by('agent', (g) => g.count()))],
  ['que porcentagem dos contatos virou venda?', centre, contacts.share((r) => r.result === 'Venda')],
  ['duração média dos contatos para cada resultado', centre, contacts.by('result', (g) => g.mean('minutes'))],
  [
    'quantas vendas do plano Fibra 600 foram fechadas?',
    centre,
    sold.when((r) => r.plan === 'Fibra 600').count(),
  ],
  ['soma das mensalidades fechadas, por mês do contato', centre, contacts.byMonth((g) => g.sum('fee'))],
  [
    'mensalidade média fechada no Fibra 400',
    centre,
    contacts.when((r) => r.plan === 'Fibra 400').mean('fee'),
  ],
  ['quantas instalações ficaram com data em janeiro?', centre, installs.during('2026-01').count()],
  ['número de instalações por mês da instalação', centre, installs.byMonth((g) => g.count())],
  [
    'quantos contatos por WhatsApp duraram mais de 20 minutos?',
    centre,
    contacts.when((r) => r.means === 'WhatsApp' && r.minutes > 20).count(),
  ],
  [
    'total de minutos dos contatos do Felipe',
    centre,
    contacts.when((r) => r.agent === 'Felipe').sum('minutes'),
  ],
  [
    'os três atendentes com mais minutos de contato no total',
    centre,
    most(
      contacts.by('agent', (g) => g.sum('minutes')),
      3,
    ),
  ],
  ['qual o resultado que mais aparece nos contatos?', centre, most(contacts.by('result', (g) => g.count()))],
  [
    'quantidade de contatos em dezembro comparada com novembro',
    centre,
    { before: contacts.during('2025-11').count(), after: contacts.during('2025-12').count() },
  ],
  [
    'Larissa e Diego: quantas vendas cada um fechou?',
    centre,
    sold.when((r) => r.agent === 'Larissa' || r.agent === 'Diego').by('agent', (g) => g.count()),
  ],
  [
    'quantos minutos durou o contato mais longo da Bruna?',
    centre,
    contacts.when((r) => r.agent === 'Bruna').max('minutes'),
  ],
  ['quantos contatos foram feitos em segunda-feira', centre, contacts.on(1).count()],
  [
    'qual dia da semana soma mais minutos de contato?',
    centre,
    most(contacts.byWeekday((g) => g.sum('minutes'))),
  ],
  [
    'Contatos de fevereiro separados por plano oferecido, em quantidade',
    centre,
    contacts.during('2026-02').by('plan', (g) => g.count()),
  ],
  ['valor da mensalidade fechada mais alta', centre, contacts.max('fee')],
  [
    'contatos de whatsapp com resultado nao respondeu, quantos?',
    centre,
    contacts.when((r) => r.means === 'WhatsApp' && r.result === 'Não respondeu').count(),
  ],
  [
    'entre 01/12/2025 e 31/01/2026, quantos contatos ficaram como retornar depois?',
    centre,
    contacts
      .from('2025-12-01', '2026-01-31')
      .when((r) => r.result === 'Retornar depois')
      .count(),
  ],
  [
    'quantos contatos por ligacao a Larissa fez em março?',
    centre,
    contacts
      .during('2026-03')
      .when((r) => r.agent === 'Larissa' && r.means === 'Ligação')
      .count(),
  ],
  [
    'qual plano teve a menor quantidade de vendas fechadas?',
    centre,
    least(sold.by('plan', (g) => g.count())),
  ],
  ['quanto por cento dos contatos foi pelo chat?', centre, contacts.share((r) => r.means === 'Chat')],
  [
    'mensalidades fechadas de até 90 reais, quantas são?',
    centre,
    contacts.when((r) => r.fee !== undefined && r.fee <= 90).count(),
  ],
  [
    'tirando o plano Fibra 200, quantos contatos deram em venda?',
    centre,
    sold.when((r) => r.plan !== 'Fibra 200').count(),
  ],
  [
    'to fechando a meta da equipe e queria a média de contatos por dia que teve contato',
    centre,
    contacts.count() / contacts.distinct('day'),
  ],
  [
    'pela data de instalação, em que mês a soma das mensalidades fechadas foi maior?',
    centre,
    most(installs.byMonth((g) => g.sum('fee'))),
  ],
]

export const unanswerable: string[] = [
  'quanto pagamos de comissão para os guias em janeiro?',
  'qual a nota que os turistas deram para a Maria Fumaça?',
  'de que cidade vêm os passageiros?',
  'quanto gastamos de diesel nas vans dos passeios',
  'por que a venda de café caiu em fevereiro?',
  'quantas caixas de feijão ainda tem no estoque?',
  'qual vai ser o faturamento do atacado no ano que vem?',
  'me passa o telefone do Mercadinho São Jorge',
  'quantos clientes cancelaram o Fibra 400 depois de instalado?',
  'qual o salário da Larissa?',
]
