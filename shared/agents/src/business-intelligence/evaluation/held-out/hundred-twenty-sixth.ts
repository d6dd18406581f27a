import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A mobile dog groomer, a marble workshop and the ticket office of a small theatre. */

const { next, whole, pick, among } = seededBusiness('a dog groomer, a marble workshop, a ticket office')
const days = daysFrom('2025-06-01', 334)
const today = '2026-04-30'

const pets = [
  { tutor: 'Dona Célia', breed: 'Poodle', size: 'Pequeno', district: 'Buritis', far: 2 },
  { tutor: 'Renato', breed: 'Golden', size: 'Grande', district: 'Pampulha', far: 12 },
  { tutor: 'Família Prado', breed: 'Shih Tzu', size: 'Pequeno', district: 'Castelo', far: 9 },
  { tutor: 'Aline', breed: 'Vira-lata', size: 'Médio', district: 'Buritis', far: 2 },
  { tutor: 'Sr. Osvaldo', breed: 'Cocker', size: 'Médio', district: 'Savassi', far: 5 },
  { tutor: 'Priscila', breed: 'Shih Tzu', size: 'Pequeno', district: 'Pampulha', far: 12 },
  { tutor: 'Tiago', breed: 'Labrador', size: 'Grande', district: 'Castelo', far: 9 },
  { tutor: 'Dra. Helena', breed: 'Poodle', size: 'Pequeno', district: 'Savassi', far: 5 },
  { tutor: 'Marcos', breed: 'Vira-lata', size: 'Médio', district: 'Castelo', far: 9 },
]
let slip = 1_200
// From Tuesday to Saturday, most on Saturdays; a cell of the tip is empty if there was none.
const baths = new Rows(
  days
    .filter((day) => weekdayIn(day) > 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(4, 6) : whole(1, 3) }, () => {
        const pet = pick(pets)
        const km = cents(pet.far + whole(0, 40) / 10)
        slip += 1
        return {
          day,
          slip: `OS-${slip}`,
          ...pet,
          service: among(
            ['Banho simples', 44],
            ['Banho e tosa', 27],
            ['Tosa higiênica', 15],
            ['Hidratação', 10],
            ['Desembolo', 4],
          ),
          groomer: among(['Jéssica', 45], ['Wagner', 34], ['Bruna', 21]),
          km,
          fee: km > 8 ? whole(2, 5) * 5 : 0,
          price:
            pet.size === 'Grande'
              ? whole(20, 40) * 5
              : pet.size === 'Médio'
                ? whole(14, 28) * 5
                : whole(10, 20) * 5,
          tip: next() < 0.3 ? whole(1, 6) * 5 : undefined,
          fierce: next() < 0.15 ? 'Sim' : 'Não',
        }
      }),
    ),
)

let code = 3_050
// A cell of the delivery is empty until the order is delivered, one of the deposit if there was none.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: whole(1, 4) }, () => {
        const { product, upTo } = among(
          [{ product: 'Bancada', upTo: 3 }, 40],
          [{ product: 'Soleira', upTo: 10 }, 23],
          [{ product: 'Peitoril', upTo: 8 }, 17],
          [{ product: 'Pia esculpida', upTo: 2 }, 12],
          [{ product: 'Lápide', upTo: 2 }, 8],
        )
        const { stone, rate } = among(
          [{ stone: 'Preto São Gabriel', rate: 420 }, 35],
          [{ stone: 'Branco Itaúnas', rate: 350 }, 22],
          [{ stone: 'Mármore Carrara', rate: 980 }, 16],
          [{ stone: 'Verde Ubatuba', rate: 310 }, 15],
          [{ stone: 'Travertino', rate: 760 }, 12],
        )
        const pieces = whole(1, upTo)
        const area = cents((pieces * whole(4, 30)) / 10)
        const price = cents((area * rate * whole(85, 130)) / 100)
        const wait = whole(6, 35)
        const due = daysFrom(day, wait + 1).at(-1) ?? day
        const isDelivered = due <= today && next() > 0.04
        code += 1
        return {
          day,
          delivered: isDelivered ? due : undefined,
          wait: isDelivered ? wait : undefined,
          code: `M${code}`,
          buyer: among(['Particular', 48], ['Construtora', 32], ['Arquiteto', 20]),
          product,
          stone,
          finish: among(['Polido', 55], ['Levigado', 21], ['Escovado', 15], ['Bruto', 9]),
          worker: among(['Edson', 46], ['Gilmar', 32], ['Tadeu', 22]),
          pieces,
          area,
          installed: next() < 0.6 ? 'S' : 'N',
          deposit: next() < 0.2 ? undefined : cents((price * whole(30, 50)) / 100),
          price,
        }
      }),
    ),
)
const deliveries = new Rows(
  orders.all.flatMap((row) => (row.delivered === undefined ? [] : [{ ...row, day: row.delivered }])),
)

let sale = 70_210
// Nothing is sold on Mondays; only the site takes a fee, and nobody knows yet who comes to a session ahead.
const tickets = new Rows(
  days
    .filter((day) => day >= '2025-07-01' && weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: whole(2, 5) }, () => {
        const { show, genre, full } = among(
          [{ show: 'O Auto da Rua Larga', genre: 'Comédia', full: 62 }, 35],
          [{ show: 'A Girafa Cantora', genre: 'Infantil', full: 38 }, 24],
          [{ show: 'Noite de Maré', genre: 'Drama', full: 47 }, 18],
          [{ show: 'Sogra em Férias', genre: 'Comédia', full: 56 }, 14],
          [{ show: 'Bossa na Janela', genre: 'Musical', full: 84 }, 9],
        )
        const { sector, factor } = among(
          [{ sector: 'Plateia', factor: 1 }, 60],
          [{ sector: 'Mezanino', factor: 0.7 }, 27],
          [{ sector: 'Camarote', factor: 1.6 }, 13],
        )
        const { kind, part } = among(
          [{ kind: 'Meia', part: 0.5 }, 46],
          [{ kind: 'Inteira', part: 1 }, 38],
          [{ kind: 'Promocional', part: 0.35 }, 16],
        )
        const session = pick(daysFrom(day, 24).filter((other) => [0, 4, 5, 6].includes(weekdayIn(other))))
        const channel = among(['Site', 50], ['Guichê', 32], ['WhatsApp', 18])
        const seats = whole(1, 6)
        const price = cents(seats * full * factor * part)
        sale += 1
        return {
          day,
          session,
          sale,
          show,
          genre,
          sector,
          kind,
          channel,
          payment: among(['Pix', 44], ['Cartão de crédito', 33], ['Cartão de débito', 15], ['Dinheiro', 8]),
          seats,
          fee: channel === 'Site' ? cents(price * 0.12) : undefined,
          price,
          came: session > today ? '' : next() < 0.85 ? 'Sim' : 'Não',
        }
      }),
    ),
)
const sessions = new Rows(tickets.all.map((row) => ({ ...row, day: row.session })))

const grooming = 'Agenda Banho e Tosa'
const marble = 'PEDIDOS_MARMORARIA'
const theatre = 'bilheteria-teatro'

export const files = [
  file(grooming, baths, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Nº OS', (row) => row.slip],
    ['Tutor', ({ tutor }) => tutor],
    ['Raça', ({ breed }) => breed],
    ['Porte', ({ size }) => size],
    ['Serviço', ({ service }) => service],
    ['Profissional', ({ groomer }) => groomer],
    ['Bairro', ({ district }) => district],
    ['Km rodados', ({ km }) => decimal(km, 1)],
    ['Taxa deslocamento', ({ fee }) => commaPrice(fee)],
    ['Valor serviço', ({ price }) => commaPrice(price)],
    ['Gorjeta', ({ tip }) => (tip === undefined ? '' : commaPrice(tip))],
    ['Pet bravo?', ({ fierce }) => fierce],
  ]),
  file(marble, orders, [
    ['DT_PEDIDO', ({ day }) => brazilianDay(day)],
    ['DT_ENTREGA', ({ delivered }) => (delivered === undefined ? '' : brazilianDay(delivered))],
    ['COD_PEDIDO', (row) => row.code],
    ['TIPO_CLIENTE', ({ buyer }) => buyer],
    ['PRODUTO', ({ product }) => product],
    ['PEDRA', ({ stone }) => stone],
    ['ACABAMENTO', ({ finish }) => finish],
    ['MARMORISTA', ({ worker }) => worker],
    ['QTD_PECAS', ({ pieces }) => pieces],
    ['AREA_M2', ({ area }) => decimal(area, 1)],
    ['INSTALACAO', ({ installed }) => installed],
    ['VLR_SINAL', ({ deposit }) => (deposit === undefined ? '' : dotted(decimal(deposit)))],
    ['VLR_TOTAL', ({ price }) => dotted(decimal(price))],
  ]),
  file(
    theatre,
    tickets,
    [
      ['Data da venda', ({ day }) => day],
      ['Data da sessão', ({ session }) => session],
      ['Nº venda', (row) => row.sale],
      ['Espetáculo', ({ show }) => show],
      ['Gênero', ({ genre }) => genre],
      ['Setor', ({ sector }) => sector],
      ['Tipo de ingresso', ({ kind }) => kind],
      ['Canal', ({ channel }) => channel],
      ['Forma pgto', ({ payment }) => payment],
      ['Qtd ingressos', ({ seats }) => seats],
      ['Taxa conveniência (R$)', ({ fee }) => (fee === undefined ? '' : fee.toFixed(2))],
      ['Valor ingressos (R$)', ({ price }) => price.toFixed(2)],
      ['Compareceu?', ({ came }) => came],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The groomer
  [
    'Quantos atendimentos a Jéssica fez em outubro?',
    grooming,
    baths
      .during('2025-10')
      .when((r) => r.groomer === 'Jéssica')
      .count(),
  ],
  ['valor dos serviços nos pets por mês', grooming, baths.byMonth((g) => g.sum('price'))],
  ['quantos km rodamos em novembro', grooming, baths.during('2025-11').sum('km')],
  [
    'Qual bairro rende mais em valor de serviço?',
    grooming,
    most(baths.by('district', (g) => g.sum('price'))),
  ],
  [
    'Quais os 3 tutores que somam o maior valor em serviços?',
    grooming,
    most(
      baths.by('tutor', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'valor médio do serviço de banho simples',
    grooming,
    baths.when((r) => r.service === 'Banho simples').mean('price'),
  ],
  [
    'qts atendimentos de poodle em dezembro',
    grooming,
    baths
      .during('2025-12')
      .when((r) => r.breed === 'Poodle')
      .count(),
  ],
  [
    'quanto a bruna recebeu de gorgeta no total',
    grooming,
    baths.when((r) => r.groomer === 'Bruna').sum('tip'),
  ],
  [
    'Qual profissional juntou menos gorjeta, somando tudo?',
    grooming,
    least(baths.by('groomer', (g) => g.sum('tip'))),
  ],
  ['Que porcentagem dos atendimentos foi com pet bravo?', grooming, baths.share((r) => r.fierce === 'Sim')],
  [
    'Quanto entrou de taxa de deslocamento na Pampulha?',
    grooming,
    baths.when((r) => r.district === 'Pampulha').sum('fee'),
  ],
  [
    'Compare o valor dos serviços em pets de porte grande em janeiro com o de fevereiro',
    grooming,
    {
      before: baths
        .during('2026-01')
        .when((r) => r.size === 'Grande')
        .sum('price'),
      after: baths
        .during('2026-02')
        .when((r) => r.size === 'Grande')
        .sum('price'),
    },
  ],
  [
    'Quantos atendimentos tiveram valor de serviço acima de R$ 150?',
    grooming,
    baths.when((r) => r.price > 150).count(),
  ],
  [
    'em que dia da semana fazemos mais atendimentos de pets?',
    grooming,
    most(baths.byWeekday((g) => g.count())),
  ],
  ['numero de atendimentos por porte', grooming, baths.by('size', (g) => g.count())],
  ['km medio por atendimento em cada bairro', grooming, baths.by('district', (g) => g.mean('km'))],
  [
    'Quantos atendimentos saíram sem cobrar taxa de deslocamento?',
    grooming,
    baths.when((r) => r.fee === 0).count(),
  ],
  [
    'quantas raças diferentes a Bruna já atendeu?',
    grooming,
    baths.when((r) => r.groomer === 'Bruna').distinct('breed'),
  ],
  ['maior gorjeta q o wagner ganhou', grooming, baths.when((r) => r.groomer === 'Wagner').max('tip')],
  [
    'Jéssica x Wagner: valor dos serviços de cada um em março',
    grooming,
    baths
      .during('2026-03')
      .when((r) => r.groomer === 'Jéssica' || r.groomer === 'Wagner')
      .by('groomer', (g) => g.sum('price')),
  ],
  [
    'Quantos banhos simples fizemos aos sábados?',
    grooming,
    baths
      .on(6)
      .when((r) => r.service === 'Banho simples')
      .count(),
  ],
  [
    'valor total dos serviços de hidratação entre 15/08/2025 e 15/11/2025',
    grooming,
    baths
      .from('2025-08-15', '2025-11-15')
      .when((r) => r.service === 'Hidratação')
      .sum('price'),
  ],
  [
    'Quantos atendimentos com gorjeta teve cada profissional?',
    grooming,
    baths.when((r) => r.tip !== undefined).by('groomer', (g) => g.count()),
  ],
  ['qual servico de pet teve menos atendimentos', grooming, least(baths.by('service', (g) => g.count()))],
  [
    'Qual a participação do bairro Castelo no valor dos serviços?',
    grooming,
    baths.share((r) => r.district === 'Castelo', 'price'),
  ],
  ['Quando o tutor deu gorjeta, de quanto ela foi em média?', grooming, baths.mean('tip')],
  ['em media qtos atendimentos de pet por dia trabalhado', grooming, baths.count() / baths.distinct('day')],
  [
    'valor dos serviços em shih tzu na pampulha desde janeiro',
    grooming,
    baths
      .during('2026-01', '2026-04')
      .when((r) => r.breed === 'Shih Tzu' && r.district === 'Pampulha')
      .sum('price'),
  ],
  ['em qual mes a gente rodou mais km', grooming, most(baths.byMonth((g) => g.sum('km')))],
  [
    'Tirando o banho simples, qual foi o valor dos serviços por porte?',
    grooming,
    baths.when((r) => r.service !== 'Banho simples').by('size', (g) => g.sum('price')),
  ],

  // The marble workshop
  ['Quantos pedidos a marmoraria recebeu em setembro?', marble, orders.during('2025-09').count()],
  ['valor total dos pedidos da marmoraria por mês', marble, orders.byMonth((g) => g.sum('price'))],
  ['Qual pedra saiu mais em metros quadrados?', marble, most(orders.by('stone', (g) => g.sum('area')))],
  [
    'qtos m2 de marmore carrara nos pedidos de 2026',
    marble,
    orders
      .during('2026-01', '2026-04')
      .when((r) => r.stone === 'Mármore Carrara')
      .sum('area'),
  ],
  [
    'Quantas soleiras foram pedidas em 2025?',
    marble,
    orders
      .during('2025-06', '2025-12')
      .when((r) => r.product === 'Soleira')
      .sum('pieces'),
  ],
  ['quantos pedidos foram entregues em janeiro', marble, deliveries.during('2026-01').count()],
  [
    'Quantos pedidos ainda estão sem data de entrega?',
    marble,
    orders.when((r) => r.delivered === undefined).count(),
  ],
  ['valor medio dos pedidos de bancada', marble, orders.when((r) => r.product === 'Bancada').mean('price')],
  [
    'Quanto recebemos de sinal das construtoras?',
    marble,
    orders.when((r) => r.buyer === 'Construtora').sum('deposit'),
  ],
  ['Valor total dos pedidos menos o sinal, quanto dá?', marble, orders.sum('price') - orders.sum('deposit')],
  [
    'Qual marmorista tem menos metros quadrados em pedidos?',
    marble,
    least(orders.by('worker', (g) => g.sum('area'))),
  ],
  ['quantidade de pedidos por acabamento', marble, orders.by('finish', (g) => g.count())],
  ['Que parte dos pedidos leva instalação?', marble, orders.share((r) => r.installed === 'S')],
  [
    'Qual a participação dos arquitetos no valor total dos pedidos?',
    marble,
    orders.share((r) => r.buyer === 'Arquiteto', 'price'),
  ],
  [
    'Valor total dos pedidos no terceiro trimestre de 2025 contra o quarto trimestre de 2025',
    marble,
    {
      before: orders.during('2025-07', '2025-09').sum('price'),
      after: orders.during('2025-10', '2025-12').sum('price'),
    },
  ],
  ['quantos pedidos passaram de 5 mil reais?', marble, orders.when((r) => r.price > 5000).count()],
  [
    'top 3 produtos da marmoraria em valor total',
    marble,
    most(
      orders.by('product', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'Qual o valor do maior pedido de travertino?',
    marble,
    orders.when((r) => r.stone === 'Travertino').max('price'),
  ],
  [
    'menor metragem em m2 de um pedido de pia esculpida',
    marble,
    orders.when((r) => r.product === 'Pia esculpida').min('area'),
  ],
  [
    'qtd de pecas por produto nos pedidos de particular',
    marble,
    orders.when((r) => r.buyer === 'Particular').by('product', (g) => g.sum('pieces')),
  ],
  ['Nos pedidos que tiveram sinal, qual foi o valor médio do sinal?', marble, orders.mean('deposit')],
  ['quantos pedidos ficaram sem sinal', marble, orders.when((r) => r.deposit === undefined).count()],
  ['Quantos dias, em média, passam entre o pedido e a entrega?', marble, orders.mean('wait')],
  [
    'valor total dos pedidos com acabamento bruto',
    marble,
    orders.when((r) => r.finish === 'Bruto').sum('price'),
  ],
  [
    'valor total dos pedidos do gilmar em fevereiro e março',
    marble,
    orders
      .during('2026-02', '2026-03')
      .when((r) => r.worker === 'Gilmar')
      .sum('price'),
  ],
  ['pedidos da marmoraria por dia da semana, em quantidade', marble, orders.byWeekday((g) => g.count())],
  [
    'Edson ou Tadeu: quem tem o maior valor total em pedidos?',
    marble,
    most(
      orders.when((r) => r.worker === 'Edson' || r.worker === 'Tadeu').by('worker', (g) => g.sum('price')),
    ),
  ],
  ['m2 entregues em cada mes', marble, deliveries.byMonth((g) => g.sum('area'))],
  [
    'quantos pedidos de preto sao gabriel polido tivemos',
    marble,
    orders.when((r) => r.stone === 'Preto São Gabriel' && r.finish === 'Polido').count(),
  ],
  [
    'Sem contar as construtoras, qual o valor total dos pedidos de cada pedra?',
    marble,
    orders.when((r) => r.buyer !== 'Construtora').by('stone', (g) => g.sum('price')),
  ],

  // The ticket office
  ['Quantos ingressos vendemos em dezembro?', theatre, tickets.during('2025-12').sum('seats')],
  ['valor dos ingressos por espetaculo', theatre, tickets.by('show', (g) => g.sum('price'))],
  ['Qual peça de teatro vendeu mais ingressos?', theatre, most(tickets.by('show', (g) => g.sum('seats')))],
  [
    'quantas meias foram vendidas no guiche',
    theatre,
    tickets.when((r) => r.kind === 'Meia' && r.channel === 'Guichê').sum('seats'),
  ],
  [
    'Que porcentagem do valor dos ingressos veio do site?',
    theatre,
    tickets.share((r) => r.channel === 'Site', 'price'),
  ],
  [
    'Quanto deu de taxa de conveniência nas vendas de janeiro?',
    theatre,
    tickets.during('2026-01').sum('fee'),
  ],
  ['Quantos ingressos saíram para as sessões de março?', theatre, sessions.during('2026-03').sum('seats')],
  [
    'Em que dia da semana caem as sessões que somam mais ingressos?',
    theatre,
    most(sessions.byWeekday((g) => g.sum('seats'))),
  ],
  ['qts vendas de ingresso foram no camarote', theatre, tickets.when((r) => r.sector === 'Camarote').count()],
  [
    'Em média, qual o valor em ingressos de uma venda pelo WhatsApp?',
    theatre,
    tickets.when((r) => r.channel === 'WhatsApp').mean('price'),
  ],
  [
    'Os 3 espetáculos com maior valor de ingressos vendidos no último trimestre de 2025',
    theatre,
    most(
      tickets.during('2025-10', '2025-12').by('show', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'ingressos vendidos: outubro x novembro',
    theatre,
    { before: tickets.during('2025-10').sum('seats'), after: tickets.during('2025-11').sum('seats') },
  ],
  ['nr de vendas de ingresso por forma de pgto', theatre, tickets.by('payment', (g) => g.count())],
  [
    'Em quantas vendas da bilheteria o público não compareceu?',
    theatre,
    tickets.when((r) => r.came === 'Não').count(),
  ],
  [
    'quantos ingressos de drama foram pagos no pix',
    theatre,
    tickets.when((r) => r.genre === 'Drama' && r.payment === 'Pix').sum('seats'),
  ],
  [
    'Em qual data de venda somamos o maior valor de ingressos?',
    theatre,
    most(tickets.by('day', (g) => g.sum('price'))).map(([day, value]): [string, number] => [
      shownDay(day),
      value,
    ]),
  ],
  [
    'Qual setor do teatro teve menos ingressos vendidos?',
    theatre,
    least(tickets.by('sector', (g) => g.sum('seats'))),
  ],
  [
    'quantas vendas tiveram mais de 200 reais em ingressos?',
    theatre,
    tickets.when((r) => r.price > 200).count(),
  ],
  ['media de ingressos por venda em cada canal', theatre, tickets.by('channel', (g) => g.mean('seats'))],
  [
    'Quantos espetáculos diferentes tiveram ingresso promocional vendido em agosto?',
    theatre,
    tickets
      .during('2025-08')
      .when((r) => r.kind === 'Promocional')
      .distinct('show'),
  ],
  [
    'Quantos ingressos do infantil são para sessões de domingo?',
    theatre,
    sessions
      .on(0)
      .when((r) => r.genre === 'Infantil')
      .sum('seats'),
  ],
  ['maior taxa de conveniencia cobrada numa venda', theatre, tickets.max('fee')],
  [
    'Quantas vendas ficaram com a taxa de conveniência em branco?',
    theatre,
    tickets.when((r) => r.fee === undefined).count(),
  ],
  [
    'Qual a participação da meia na quantidade de ingressos?',
    theatre,
    tickets.share((r) => r.kind === 'Meia', 'seats'),
  ],
  ['ingressos vendidos mes a mes', theatre, tickets.byMonth((g) => g.sum('seats'))],
  [
    'valor dos ingressos de Sogra em Férias vendidos no cartão de crédito em 2026',
    theatre,
    tickets
      .during('2026-01', '2026-04')
      .when((r) => r.show === 'Sogra em Férias' && r.payment === 'Cartão de crédito')
      .sum('price'),
  ],
  [
    'Plateia contra mezanino em valor de ingressos',
    theatre,
    tickets
      .when((r) => r.sector === 'Plateia' || r.sector === 'Mezanino')
      .by('sector', (g) => g.sum('price')),
  ],
  [
    'Somando o valor dos ingressos e a taxa de conveniência, quanto deu ao todo?',
    theatre,
    tickets.sum('price') + tickets.sum('fee'),
  ],
  [
    'em media quantos ingressos a gente vende por dia que tem venda',
    theatre,
    tickets.sum('seats') / tickets.distinct('day'),
  ],
  [
    'valor dos ingressos de comédia vendidos entre 10/11/2025 e 20/12/2025',
    theatre,
    tickets
      .from('2025-11-10', '2025-12-20')
      .when((r) => r.genre === 'Comédia')
      .sum('price'),
  ],
]

export const unanswerable: string[] = [
  'quanto gastamos de gasolina na van em dezembro?',
  'qual xampu a gente mais usa nos banhos?',
  'Quantos cachorros estão com a vacina antirrábica em dia?',
  'qual o salário do Wagner?',
  'Quanto pagamos ao fornecedor pelas chapas de Verde Ubatuba?',
  'quantos discos de corte o Edson gastou em novembro',
  'qual foi o aluguel do galpão da marmoraria em fevereiro?',
  'Quanto custou o cachê do elenco de Noite de Maré?',
  'qual a idade média do público do infantil?',
  'quantas poltronas tem o teatro',
]
