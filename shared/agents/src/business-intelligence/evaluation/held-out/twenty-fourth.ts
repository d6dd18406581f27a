import { brazilianDay, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* A craft brewery, a nail designer and an e-commerce of spare parts. */

const { next, whole, pick } = seededBusiness('a craft brewery, a nail designer, spare parts by post')
const days = daysFrom('2025-06-01', 273)

const bars = [
  { bar: 'Boteco do Alemão', city: 'Blumenau' },
  { bar: 'Boteco do Alemão', city: 'Blumenau' },
  { bar: 'Taverna Medieval', city: 'Joinville' },
  { bar: 'Bar da Praia', city: 'Itajaí' },
  { bar: 'Empório Lupulado', city: 'Blumenau' },
  { bar: 'Pizzaria Nonna', city: 'Joinville' },
  { bar: 'Rancho Grill', city: 'Brusque' },
]
const litrePrices: Record<string, number> = { Pilsen: 13, IPA: 19, Weiss: 16, APA: 18, Stout: 22 }
// From Monday to Friday.
const kegs = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: whole(1, 4) }, () => {
        const style = pick([
          'Pilsen',
          'Pilsen',
          'Pilsen',
          'IPA',
          'IPA',
          'Weiss',
          'Weiss',
          'APA',
          'APA',
          'Stout',
        ])
        const count = whole(1, 6)
        const litres = count * pick([30, 50, 20])
        return {
          day,
          ...pick(bars),
          style,
          agent: pick(['Gustavo', 'Márcia', 'Everton']),
          terms: pick(['28 dias', '28 dias', '28 dias', 'À vista', 'À vista', '14 dias']),
          count,
          litres,
          freight: next() < 0.3 ? 0 : whole(3_000, 18_000) / 100,
          returned: next() < 0.75 ? 'S' : 'N',
          price: Math.round(litres * (litrePrices[style] ?? 15) * whole(88, 112)) / 100,
        }
      }),
    ),
)

const procedures = [
  { procedure: 'Manutenção', from: 70, to: 110, cheap: 9_000, dear: 14_000 },
  { procedure: 'Esmaltação em gel', from: 40, to: 70, cheap: 5_500, dear: 9_000 },
  { procedure: 'Alongamento em gel', from: 120, to: 160, cheap: 15_000, dear: 22_000 },
  { procedure: 'Pedicure', from: 30, to: 60, cheap: 4_000, dear: 7_000 },
  { procedure: 'Fibra de vidro', from: 150, to: 210, cheap: 18_000, dear: 28_000 },
]
// From Tuesday to Saturday, most on Saturdays.
const nails = new Rows(
  days
    .filter((day) => weekdayIn(day) > 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(4, 7) : whole(1, 4) }, () => {
        const { procedure, from, to, cheap, dear } = pick(procedures)
        const status = next() < 0.76 ? 'Concluído' : next() < 0.5 ? 'Faltou' : 'Cancelado'
        const came = status === 'Concluído'
        const price = whole(cheap, dear) / 100
        const minutes = whole(from, to)
        return {
          day,
          client: pick([
            'Amanda Reis',
            'Bruna Telles',
            'Carla Pires',
            'Daniele Couto',
            'Érica Lopes',
            'Flávia Moura',
            'Gabi Nunes',
            'Helena Prado',
            'Iara Campos',
            'Juliana Sá',
          ]),
          procedure,
          artist: pick(['Jéssica', 'Jéssica', 'Jéssica', 'Lorena', 'Lorena', 'Paty']),
          period: pick(['Tarde', 'Manhã', 'Noite']),
          status,
          payment: came ? pick(['Pix', 'Cartão', 'Dinheiro']) : '',
          minutes: came ? minutes : undefined,
          tip: came && next() < 0.35 ? whole(5, 40) : 0,
          price: came ? price : undefined,
          score: came && next() < 0.7 ? pick([5, 4, 3, 2]) : undefined,
        }
      }),
    ),
)

let number = 10_480
// Every day, most in November.
const orders = new Rows(
  days.flatMap((day) =>
    Array.from({ length: day.startsWith('2025-11') ? whole(3, 6) : whole(1, 4) }, () => {
      number += whole(1, 3)
      return {
        day,
        number,
        channel: pick(['Mercado Livre', 'Shopee', 'Site próprio', 'Amazon']),
        part: pick([
          'Pastilha de freio',
          'Filtro de óleo',
          'Amortecedor',
          'Vela de ignição',
          'Correia dentada',
          'Farol',
          'Bateria',
        ]),
        maker: pick(['Fiat', 'Volkswagen', 'Chevrolet', 'Ford', 'Hyundai']),
        state: pick(['SP', 'SP', 'SP', 'SP', 'MG', 'MG', 'MG', 'RJ', 'RJ', 'RJ', 'PR', 'PR', 'PR', 'BA']),
        carrier: pick(['Correios', 'Jadlog', 'Loggi']),
        status: pick(['entregue', 'entregue', 'entregue', 'entregue', 'enviado', 'devolvido']),
        term: whole(2, 18),
        freight: whole(1_200, 8_500) / 100,
        price: whole(3_500, 98_000) / 100,
      }
    }),
  ),
)

const brewery = 'BARRIS VENDIDOS'
const salon = 'Agenda unhas'
const parts = 'pedidos_autopecas'

export const files = [
  file(brewery, kegs, [
    ['DT_VENDA', ({ day }) => brazilianDay(day)],
    ['BAR', ({ bar }) => bar],
    ['CIDADE', ({ city }) => city],
    ['ESTILO', ({ style }) => style],
    ['REPRESENTANTE', ({ agent }) => agent],
    ['COND_PAGTO', ({ terms }) => terms],
    ['QTD_BARRIS', ({ count }) => count],
    ['LITROS', ({ litres }) => litres],
    ['VLR_FRETE', ({ freight }) => decimal(freight)],
    ['DEVOLVIDO', ({ returned }) => returned],
    ['VLR_TOTAL', ({ price }) => decimal(price)],
  ]),
  file(salon, nails, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Cliente', ({ client }) => client],
    ['Procedimento', ({ procedure }) => procedure],
    ['Profissional', ({ artist }) => artist],
    ['Período', ({ period }) => period],
    ['Situação', ({ status }) => status],
    ['Pagamento', ({ payment }) => payment],
    ['Duração (min)', ({ minutes }) => minutes ?? ''],
    ['Gorjeta', ({ tip }) => commaPrice(tip)],
    ['Valor', ({ price }) => (price === undefined ? '' : commaPrice(price))],
    ['Nota', ({ score }) => score ?? ''],
  ]),
  file(
    parts,
    orders,
    [
      ['numero_pedido', (r) => r.number],
      ['data_pedido', ({ day }) => day],
      ['canal', ({ channel }) => channel],
      ['peca', ({ part }) => part],
      ['montadora', ({ maker }) => maker],
      ['uf', ({ state }) => state],
      ['transportadora', ({ carrier }) => carrier],
      ['status', ({ status }) => status],
      ['prazo_entrega_dias', ({ term }) => term],
      ['frete', ({ freight }) => freight.toFixed(2)],
      ['valor_pedido', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The brewery
  ['Quantos barris vendemos em dezembro?', brewery, kegs.during('2025-12').sum('count')],
  ['barris por estilo', brewery, kegs.by('style', (g) => g.sum('count'))],
  ['litros vendidos por mês', brewery, kegs.byMonth((g) => g.sum('litres'))],
  ['faturamento da cervejaria por cidade', brewery, kegs.by('city', (g) => g.sum('price'))],
  ['qual bar comprou mais barris?', brewery, most(kegs.by('bar', (g) => g.sum('count')))],
  [
    'quanto faturamos com IPA no último trimestre de 2025?',
    brewery,
    kegs
      .during('2025-10', '2025-12')
      .when((r) => r.style === 'IPA')
      .sum('price'),
  ],
  ['qual representante faturou mais?', brewery, most(kegs.by('agent', (g) => g.sum('price')))],
  [
    'frete médio das vendas de barris pra Joinville',
    brewery,
    kegs.when((r) => r.city === 'Joinville').mean('freight'),
  ],
  ['quantos barris ainda não foram devolvidos?', brewery, kegs.when((r) => r.returned === 'N').sum('count')],
  [
    'que porcentagem do faturamento dos barris foi à vista?',
    brewery,
    kegs.share((r) => r.terms === 'À vista', 'price'),
  ],
  ['estilo menos vendido em litros', brewery, least(kegs.by('style', (g) => g.sum('litres')))],
  [
    'quantos barris de pilsen vendemos em janeiro comparado com dezembro?',
    brewery,
    {
      before: kegs
        .during('2025-12')
        .when((r) => r.style === 'Pilsen')
        .sum('count'),
      after: kegs
        .during('2026-01')
        .when((r) => r.style === 'Pilsen')
        .sum('count'),
    },
  ],
  [
    'quantas vendas acima de 2 mil reais o Gustavo fez?',
    brewery,
    kegs.when((r) => r.agent === 'Gustavo' && r.price > 2000).count(),
  ],
  ['quanto vendemos com prazo de 28 dias', brewery, kegs.when((r) => r.terms === '28 dias').sum('price')],
  [
    'quantos bares diferentes compraram stout em 2025?',
    brewery,
    kegs
      .during('2025-01', '2025-12')
      .when((r) => r.style === 'Stout')
      .distinct('bar'),
  ],
  ['litros por dia da semana', brewery, kegs.byWeekday((g) => g.sum('litres'))],
  [
    'os 3 bares que mais gastam com a gente',
    brewery,
    most(
      kegs.by('bar', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'quanto a Taverna Medieval comprou desde novembro, em reais?',
    brewery,
    kegs
      .during('2025-11', '2026-02')
      .when((r) => r.bar === 'Taverna Medieval')
      .sum('price'),
  ],
  [
    'total de frete dos barris sem contar Blumenau',
    brewery,
    kegs.when((r) => r.city !== 'Blumenau').sum('freight'),
  ],
  ['media de barris por venda', brewery, kegs.mean('count')],
  [
    'Quantos litros foram pra Blumenau entre julho e setembro?',
    brewery,
    kegs
      .during('2025-07', '2025-09')
      .when((r) => r.city === 'Blumenau')
      .sum('litres'),
  ],
  ['valor da maior venda de barris', brewery, kegs.max('price')],
  ['qual mês faturou menos em barris?', brewery, least(kegs.byMonth((g) => g.sum('price')))],
  ['quantas vendas de barris saíram com frete zero?', brewery, kegs.when((r) => r.freight === 0).count()],
  ['que parte dos litros vendidos é de weiss?', brewery, kegs.share((r) => r.style === 'Weiss', 'litres')],
  [
    'faturamento por estilo sem o Boteco do Alemão',
    brewery,
    kegs.when((r) => r.bar !== 'Boteco do Alemão').by('style', (g) => g.sum('price')),
  ],
  [
    'qual condição de pagamento aparece em mais vendas de barris?',
    brewery,
    most(kegs.by('terms', (g) => g.count())),
  ],
  [
    'quanto a Márcia vendeu em Itajaí no segundo semestre de 2025?',
    brewery,
    kegs
      .during('2025-07', '2025-12')
      .when((r) => r.agent === 'Márcia' && r.city === 'Itajaí')
      .sum('price'),
  ],
  ['média mensal de litros vendidos', brewery, kegs.sum('litres') / kegs.byMonth((g) => g.count()).length],
  [
    'barris vendidos por representante em fevereiro',
    brewery,
    kegs.during('2026-02').by('agent', (g) => g.sum('count')),
  ],

  // The nail designer
  ['Quantos agendamentos tivemos em outubro?', salon, nails.during('2025-10').count()],
  [
    'quantas faltas tivemos no terceiro trimestre de 2025?',
    salon,
    nails
      .during('2025-07', '2025-09')
      .when((r) => r.status === 'Faltou')
      .count(),
  ],
  ['faturamento por procedimento', salon, nails.by('procedure', (g) => g.sum('price'))],
  [
    'quanto a Jéssica faturou em agosto',
    salon,
    nails
      .during('2025-08')
      .when((r) => r.artist === 'Jéssica')
      .sum('price'),
  ],
  ['gorjetas por profissional', salon, nails.by('artist', (g) => g.sum('tip'))],
  [
    'valor médio do alongamento em gel',
    salon,
    nails.when((r) => r.procedure === 'Alongamento em gel').mean('price'),
  ],
  ['qual procedimento demora mais em média?', salon, most(nails.by('procedure', (g) => g.mean('minutes')))],
  [
    'as 3 clientes que mais gastaram com unha',
    salon,
    most(
      nails.by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  ['que porcentagem dos agendamentos foi cancelada?', salon, nails.share((r) => r.status === 'Cancelado')],
  ['nota média da Lorena', salon, nails.when((r) => r.artist === 'Lorena').mean('score')],
  ['agendamentos por período', salon, nails.by('period', (g) => g.count())],
  [
    'quanto recebemos no pix das clientes de unha em dezembro?',
    salon,
    nails
      .during('2025-12')
      .when((r) => r.payment === 'Pix')
      .sum('price'),
  ],
  ['quantos agendamentos de sábado?', salon, nails.on(6).count()],
  ['em qual dia da semana as unhas faturam mais?', salon, most(nails.byWeekday((g) => g.sum('price')))],
  ['média de agendamentos por dia trabalhado', salon, nails.count() / nails.distinct('day')],
  [
    'quantas manutenções foram concluídas no segundo semestre de 2025?',
    salon,
    nails
      .during('2025-07', '2025-12')
      .when((r) => r.procedure === 'Manutenção' && r.status === 'Concluído')
      .count(),
  ],
  [
    'agendamentos da Lorena: setembro x outubro',
    salon,
    {
      before: nails
        .during('2025-09')
        .when((r) => r.artist === 'Lorena')
        .count(),
      after: nails
        .during('2025-10')
        .when((r) => r.artist === 'Lorena')
        .count(),
    },
  ],
  [
    'quantas clientes diferentes marcaram pedicure em janeiro?',
    salon,
    nails
      .during('2026-01')
      .when((r) => r.procedure === 'Pedicure')
      .distinct('client'),
  ],
  [
    'faturamento das unhas por mês sem contar fibra de vidro',
    salon,
    nails.when((r) => r.procedure !== 'Fibra de vidro').byMonth((g) => g.sum('price')),
  ],
  [
    'quantas vezes a Jéssica tirou nota 5?',
    salon,
    nails.when((r) => r.artist === 'Jéssica' && r.score === 5).count(),
  ],
  [
    'quantos procedimentos passaram de 120 minutos?',
    salon,
    nails.when((r) => (r.minutes ?? 0) > 120).count(),
  ],
  ['maior gorjeta que a Lorena ganhou', salon, nails.when((r) => r.artist === 'Lorena').max('tip')],
  [
    'tempo total, em minutos, gasto com esmaltacao em gel',
    salon,
    nails.when((r) => r.procedure === 'Esmaltação em gel').sum('minutes'),
  ],
  [
    'cancelados por profissional',
    salon,
    nails.when((r) => r.status === 'Cancelado').by('artist', (g) => g.count()),
  ],
  [
    'qual profissional teve mais clientes que faltaram?',
    salon,
    most(nails.when((r) => r.status === 'Faltou').by('artist', (g) => g.count())),
  ],
  [
    'quanto entrou de manutenção no período da noite?',
    salon,
    nails.when((r) => r.procedure === 'Manutenção' && r.period === 'Noite').sum('price'),
  ],
  ['participação da Paty no faturamento das unhas', salon, nails.share((r) => r.artist === 'Paty', 'price')],
  ['quantos agendamentos temos desde 15/01/2026', salon, nails.from('2026-01-15', '2026-02-28').count()],
  [
    'valor médio dos agendamentos concluídos por profissional',
    salon,
    nails.when((r) => r.status === 'Concluído').by('artist', (g) => g.mean('price')),
  ],
  [
    'queria saber quanto a Bruna Telles já gastou comigo, somando todos os procedimentos',
    salon,
    nails.when((r) => r.client === 'Bruna Telles').sum('price'),
  ],

  // The spare parts
  ['pedidos por canal', parts, orders.by('channel', (g) => g.count())],
  [
    'quanto vendemos na Shopee em novembro?',
    parts,
    orders
      .during('2025-11')
      .when((r) => r.channel === 'Shopee')
      .sum('price'),
  ],
  ['valor dos pedidos por mês', parts, orders.byMonth((g) => g.sum('price'))],
  [
    'top 3 peças em valor',
    parts,
    most(
      orders.by('part', (g) => g.sum('price')),
      3,
    ),
  ],
  ['quantos pedidos foram devolvidos', parts, orders.when((r) => r.status === 'devolvido').count()],
  [
    'Qual a porcentagem de pedidos da Amazon que foram devolvidos?',
    parts,
    orders.when((r) => r.channel === 'Amazon').share((r) => r.status === 'devolvido'),
  ],
  ['ticket médio do Mercado Livre', parts, orders.when((r) => r.channel === 'Mercado Livre').mean('price')],
  ['prazo medio de entrega por transportadora', parts, orders.by('carrier', (g) => g.mean('term'))],
  ['total de frete da Jadlog', parts, orders.when((r) => r.carrier === 'Jadlog').sum('freight')],
  [
    'quantos pedidos para SP em dezembro?',
    parts,
    orders
      .during('2025-12')
      .when((r) => r.state === 'SP')
      .count(),
  ],
  ['qual uf fez menos pedidos?', parts, least(orders.by('state', (g) => g.count()))],
  ['montadora com maior faturamento', parts, most(orders.by('maker', (g) => g.sum('price')))],
  ['quantos pedidos por dia a gente recebe em média?', parts, orders.count() / orders.distinct('day')],
  ['quantos pedidos entraram nos fins de semana?', parts, orders.on(0, 6).count()],
  [
    'pastilha de freio: compare o valor dos pedidos de janeiro com fevereiro',
    parts,
    {
      before: orders
        .during('2026-01')
        .when((r) => r.part === 'Pastilha de freio')
        .sum('price'),
      after: orders
        .during('2026-02')
        .when((r) => r.part === 'Pastilha de freio')
        .sum('price'),
    },
  ],
  [
    'quantos pedidos tiveram prazo de entrega maior que 10 dias?',
    parts,
    orders.when((r) => r.term > 10).count(),
  ],
  [
    'valor total dos pedidos sem contar o mercado livre',
    parts,
    orders.when((r) => r.channel !== 'Mercado Livre').sum('price'),
  ],
  [
    'quantas peças diferentes foram pedidas para o RJ em outubro?',
    parts,
    orders
      .during('2025-10')
      .when((r) => r.state === 'RJ')
      .distinct('part'),
  ],
  [
    'quanto vendemos de peça da Fiat no site próprio?',
    parts,
    orders.when((r) => r.maker === 'Fiat' && r.channel === 'Site próprio').sum('price'),
  ],
  ['frete médio por uf', parts, orders.by('state', (g) => g.mean('freight'))],
  [
    'valor dos pedidos entre 15/11/2025 e 30/11/2025',
    parts,
    orders.from('2025-11-15', '2025-11-30').sum('price'),
  ],
  [
    'que parte do valor dos pedidos vem da Volkswagen?',
    parts,
    orders.share((r) => r.maker === 'Volkswagen', 'price'),
  ],
  ['qual dia da semana tem o maior valor de pedidos?', parts, most(orders.byWeekday((g) => g.sum('price')))],
  [
    'quantos pedidos estão como enviado pela Correios?',
    parts,
    orders.when((r) => r.status === 'enviado' && r.carrier === 'Correios').count(),
  ],
  [
    'valor dos pedidos devolvidos por peça',
    parts,
    orders.when((r) => r.status === 'devolvido').by('part', (g) => g.sum('price')),
  ],
  [
    'pedido mais caro da Hyundai, qual o valor',
    parts,
    orders.when((r) => r.maker === 'Hyundai').max('price'),
  ],
  [
    'Pedidos de amortecedor por montadora, em quantidade',
    parts,
    orders.when((r) => r.part === 'Amortecedor').by('maker', (g) => g.count()),
  ],
  [
    'quantos pedidos abaixo de 150 reais na Shopee?',
    parts,
    orders.when((r) => r.channel === 'Shopee' && r.price < 150).count(),
  ],
  ['em que mês entraram mais pedidos?', parts, most(orders.byMonth((g) => g.count()))],
  [
    'faturamento por canal desde dezembro, sem os devolvidos',
    parts,
    orders
      .during('2025-12', '2026-02')
      .when((r) => r.status !== 'devolvido')
      .by('channel', (g) => g.sum('price')),
  ],
]

export const unanswerable: string[] = [
  'quanto malte compramos em agosto?',
  'quantos litros temos em estoque na câmara fria?',
  'qual o teor alcoólico médio das cervejas?',
  'qual a comissão da Jéssica?',
  'quantos seguidores ganhamos no Instagram?',
  'quanto gastei com esmalte em dezembro',
  'qual a idade das clientes da Lorena?',
  'qual fornecedor de amortecedor é mais barato?',
  'quanto gastamos de anúncio no Mercado Livre?',
  'quantos visitantes o site teve em novembro?',
]
