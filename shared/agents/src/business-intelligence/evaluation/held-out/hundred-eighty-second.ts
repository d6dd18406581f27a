import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A print shop, a dealer of water and gas, and a warehouse. */

const { next, whole, pick, among } = seededBusiness('a print shop, a water-and-gas dealer, a warehouse')

/** Runs are so many steps of pieces; the price of a piece is in tenths of a cent. */
interface Work {
  product: string
  step: number
  steps: [from: number, to: number]
  each: [from: number, to: number]
}
const works: [entry: Work, weight: number][] = [
  [{ product: 'Cartão de visita', step: 500, steps: [1, 10], each: [120, 250] }, 9],
  [{ product: 'Panfleto', step: 500, steps: [2, 20], each: [60, 140] }, 7],
  [{ product: 'Banner', step: 1, steps: [1, 8], each: [65_000, 140_000] }, 5],
  [{ product: 'Adesivo', step: 100, steps: [1, 20], each: [250, 900] }, 3],
  [{ product: 'Convite', step: 25, steps: [2, 12], each: [2_200, 6_500] }, 2.6],
  [{ product: 'Talão', step: 1, steps: [5, 40], each: [9_000, 18_000] }, 2.2],
  [{ product: 'Calendário', step: 50, steps: [1, 10], each: [4_000, 9_000] }, 0.9],
]
// Most orders come on Mondays, few on Saturdays, none on Sundays.
const ordersOn = (weekday: number): number =>
  weekday === 1 ? whole(2, 3) : weekday === 6 ? (next() < 0.35 ? 1 : 0) : whole(1, 2)

const orders = new Rows(
  daysFrom('2025-04-01', 306)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: ordersOn(weekdayIn(day)) }, () => {
        const { product, step, steps, each } = among(...works)
        const run = step * whole(steps[0], steps[1])
        const price = cents((run * whole(each[0], each[1])) / 1000)
        return {
          day,
          client: among(
            ['Padaria Trigo Bom', 6],
            ['Colégio Anchieta', 5],
            ['Auto Peças Silva', 4],
            ['Buffet Alegria', 3.2],
            ['Igreja Batista Central', 2.5],
            ['Imobiliária Lar Feliz', 2],
            ['Academia Corpo Ativo', 1.5],
          ),
          product,
          finish: among(['Brilho', 5], ['Fosco', 4], ['Sem acabamento', 3], ['Laminado', 2]),
          clerk: among(['Rosana', 5], ['Cláudio', 3], ['Bete', 2]),
          run,
          deposit: next() < 0.45 ? 0 : cents(price * pick([0.5, 0.3])),
          price,
        }
      }),
    )
    .map((row, at) => ({ ...row, number: 3101 + at })),
)

/** The price of a piece is in cents. */
interface Good {
  product: string
  upTo: number
  each: [from: number, to: number]
}
const goods: [entry: Good, weight: number][] = [
  [{ product: 'Gás P13', upTo: 2, each: [10_500, 12_500] }, 9],
  [{ product: 'Água 20L', upTo: 3, each: [1_200, 1_800] }, 7],
  [{ product: 'Água 10L', upTo: 4, each: [800, 1_100] }, 3],
  [{ product: 'Gás P45', upTo: 1, each: [38_000, 44_000] }, 2],
  [{ product: 'Kit mangueira', upTo: 1, each: [4_500, 7_000] }, 1.5],
]
// Closed on Sundays, busiest on Saturdays.
const drops = new Rows(
  daysFrom('2025-09-01', 181)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(3, 4) : among([1, 2], [2, 3], [3, 1]) }, () => {
        const { product, upTo, each } = among(...goods)
        const kind = among(['Residência', 7], ['Comércio', 3])
        const quantity = whole(1, kind === 'Comércio' ? upTo * 2 : upTo)
        return {
          day,
          product,
          district: among(
            ['Centro', 6],
            ['São José', 4.5],
            ['Vila Mariana', 3],
            ['Boa Vista', 2],
            ['Jardim Paulista', 0.9],
          ),
          driver: among(['Edson', 6], ['Wesley', 4], ['Tiago', 2.5], ['Marquinhos', 1]),
          kind,
          payment: among(['Pix', 6], ['Dinheiro', 4], ['Cartão', 3], ['Fiado', 1.3]),
          quantity,
          // Not always noted down.
          minutes: next() < 0.08 ? undefined : whole(10, 70),
          total: cents((quantity * whole(each[0], each[1])) / 100),
        }
      }),
    ),
)

/** How many come in and go out at a time; the cost of a piece is in cents. */
interface Stocked {
  item: string
  category: string
  comes: [from: number, to: number]
  goes: [from: number, to: number]
  each: [from: number, to: number]
}
const stocked: [entry: Stocked, weight: number][] = [
  [{ item: 'Luva nitrílica', category: 'EPI', comes: [200, 600], goes: [20, 120], each: [90, 140] }, 6],
  [
    { item: 'Parafuso sextavado', category: 'Ferragem', comes: [500, 2000], goes: [50, 300], each: [35, 60] },
    5,
  ],
  [
    { item: 'Caixa de papelão', category: 'Embalagem', comes: [200, 500], goes: [30, 120], each: [250, 420] },
    4,
  ],
  [{ item: 'Detergente', category: 'Limpeza', comes: [48, 144], goes: [6, 30], each: [210, 300] }, 3.5],
  [{ item: 'Fita adesiva', category: 'Embalagem', comes: [60, 180], goes: [8, 40], each: [400, 650] }, 3],
  [{ item: 'Óculos de proteção', category: 'EPI', comes: [30, 80], goes: [4, 20], each: [900, 1400] }, 2.5],
  [{ item: 'Abraçadeira', category: 'Ferragem', comes: [100, 300], goes: [10, 60], each: [180, 320] }, 2.2],
  [{ item: 'Capacete', category: 'EPI', comes: [15, 40], goes: [2, 10], each: [2800, 4500] }, 1.8],
]
const held = new Map<string, number>()
// Closed at weekends, busiest on Tuesdays; nothing goes out that is not there.
const moves = new Rows(
  daysFrom('2025-01-02', 454)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from(
        { length: weekdayIn(day) === 2 ? among([1, 1], [2, 3], [3, 1]) : among([0, 2], [1, 4], [2, 1]) },
        () => {
          const { item, category, comes, goes, each } = among(...stocked)
          const before = held.get(item) ?? 0
          const wanted = whole(goes[0], goes[1])
          const isOut = before >= wanted && next() < 0.85
          const quantity = isOut ? wanted : whole(comes[0], comes[1])
          held.set(item, isOut ? before - quantity : before + quantity)
          const unit = whole(each[0], each[1]) / 100
          return {
            day,
            kind: isOut ? 'SAIDA' : 'ENTRADA',
            item,
            category,
            sector: isOut
              ? among(['Produção', 6], ['Manutenção', 4], ['Expedição', 2.5], ['Administrativo', 1.2])
              : 'Almoxarifado',
            keeper: among(['Geraldo', 5], ['Simone', 3], ['Ivan', 1.8]),
            quantity,
            unit,
            cost: cents(quantity * unit),
          }
        },
      ),
    ),
)
const ins = moves.when((r) => r.kind === 'ENTRADA')
const outs = moves.when((r) => r.kind === 'SAIDA')

const printing = 'Pedidos Gráfica'
const dealer = 'entregas_agua_gas'
const warehouse = 'MOVIMENTACAO ESTOQUE'

export const files = [
  file(printing, orders, [
    ['Nº Pedido', ({ number }) => number],
    ['Data do Pedido', ({ day }) => brazilianDay(day)],
    ['Cliente', ({ client }) => client],
    ['Produto', ({ product }) => product],
    ['Acabamento', ({ finish }) => finish],
    ['Atendente', ({ clerk }) => clerk],
    ['Tiragem (un.)', ({ run }) => run],
    ['Sinal (R$)', ({ deposit }) => dotted(decimal(deposit))],
    ['Valor do pedido (R$)', ({ price }) => dotted(decimal(price))],
  ]),
  file(dealer, drops, [
    ['data', ({ day }) => brazilianDay(day)],
    ['produto', ({ product }) => product],
    ['bairro', ({ district }) => district],
    ['entregador', ({ driver }) => driver],
    ['tipo cliente', ({ kind }) => kind],
    ['forma pgto', ({ payment }) => payment],
    ['qtd', ({ quantity }) => quantity],
    ['tempo entrega (min)', ({ minutes }) => minutes ?? ''],
    ['vlr total', ({ total }) => commaPrice(total)],
  ]),
  file(warehouse, moves, [
    ['DT_MOV', ({ day }) => brazilianDay(day)],
    ['TIPO_MOV', ({ kind }) => kind],
    ['ITEM', ({ item }) => item],
    ['CATEGORIA', ({ category }) => category],
    ['SETOR', ({ sector }) => sector],
    ['RESPONSÁVEL', ({ keeper }) => keeper],
    ['QTDE', ({ quantity }) => quantity],
    ['CUSTO UNIT (R$)', ({ unit }) => decimal(unit)],
    ['CUSTO TOTAL (R$)', ({ cost }) => decimal(cost)],
  ]),
]

export const labelled: Labelled[] = [
  // The print shop
  ['faturamento da gráfica em outubro?', printing, orders.during('2025-10').sum('price')],
  ['quantos pedidos a gráfica recebeu em maio', printing, orders.during('2025-05').count()],
  ['valor dos pedidos por mês', printing, orders.byMonth((g) => g.sum('price'))],
  [
    'Qual atendente da gráfica vendeu mais em reais?',
    printing,
    most(orders.by('clerk', (g) => g.sum('price'))),
  ],
  [
    'top 3 clientes da gráfica por valor de pedidos',
    printing,
    most(
      orders.by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  ['ticket médio dos pedidos da gráfica', printing, orders.mean('price')],
  [
    'tiragem total de panfleto nos pedidos de agosto',
    printing,
    orders
      .during('2025-08')
      .when((r) => r.product === 'Panfleto')
      .sum('run'),
  ],
  [
    'qantos pedidos de banner o Claudio atendeu?',
    printing,
    orders.when((r) => r.product === 'Banner' && r.clerk === 'Cláudio').count(),
  ],
  [
    'Que porcentagem do valor dos pedidos veio de cartão de visita?',
    printing,
    orders.share((r) => r.product === 'Cartão de visita', 'price'),
  ],
  [
    'compara o valor dos pedidos de novembro com o de dezembro',
    printing,
    { before: orders.during('2025-11').sum('price'), after: orders.during('2025-12').sum('price') },
  ],
  [
    'pedidos com valor acima de R$ 800,00, quantos foram?',
    printing,
    orders.when((r) => r.price > 800).count(),
  ],
  ['em que dia da semana a gráfica recebe mais pedidos?', printing, most(orders.byWeekday((g) => g.count()))],
  [
    'valor do maior pedido do Colégio Anchieta',
    printing,
    orders.when((r) => r.client === 'Colégio Anchieta').max('price'),
  ],
  ['em quantos pedidos o sinal foi zero?', printing, orders.when((r) => r.deposit === 0).count()],
  [
    'soma dos sinais da Padaria Trigo Bom em 2025',
    printing,
    orders
      .during('2025-01', '2025-12')
      .when((r) => r.client === 'Padaria Trigo Bom')
      .sum('deposit'),
  ],
  ['tiragem média dos pedidos de convite', printing, orders.when((r) => r.product === 'Convite').mean('run')],
  ['número de pedidos por tipo de acabamento', printing, orders.by('finish', (g) => g.count())],
  [
    'quanto deu o valor dos pedidos com acabamento fosco no terceiro trimestre de 2025?',
    printing,
    orders
      .during('2025-07', '2025-09')
      .when((r) => r.finish === 'Fosco')
      .sum('price'),
  ],
  ['valor total dos pedidos menos o total de sinal', printing, orders.sum('price') - orders.sum('deposit')],
  ['Qual produto da gráfica teve menos pedidos?', printing, least(orders.by('product', (g) => g.count()))],
  [
    'em média, quantos pedidos por mês a gráfica tem?',
    printing,
    orders.count() / orders.byMonth((g) => g.count()).length,
  ],
  [
    'quantos clientes diferentes fizeram pedido de adesivo?',
    printing,
    orders.when((r) => r.product === 'Adesivo').distinct('client'),
  ],
  [
    'quanto a Igreja Batista Central e o Buffet Alegria somam em valor de pedidos, cada um?',
    printing,
    orders
      .when((r) => r.client === 'Igreja Batista Central' || r.client === 'Buffet Alegria')
      .by('client', (g) => g.sum('price')),
  ],
  [
    'qual foi a data com o maior valor somado de pedidos na gráfica?',
    printing,
    most(orders.by('day', (g) => g.sum('price'))).map(([day, value]): [string, number] => [
      shownDay(day),
      value,
    ]),
  ],
  ['total de sinal mês a mês', printing, orders.byMonth((g) => g.sum('deposit'))],
  [
    'faturamento da gráfica sem contar banner nem panfleto',
    printing,
    orders.when((r) => r.product !== 'Banner' && r.product !== 'Panfleto').sum('price'),
  ],
  [
    'oi, preciso fechar a comissão: quanto a Rosana vendeu em pedidos de cartao de visita de setembro a novembro?',
    printing,
    orders
      .during('2025-09', '2025-11')
      .when((r) => r.clerk === 'Rosana' && r.product === 'Cartão de visita')
      .sum('price'),
  ],
  [
    'quantos pedidos têm valor entre 300 e 600 reais?',
    printing,
    orders.when((r) => r.price >= 300 && r.price <= 600).count(),
  ],
  ['menor valor de pedido de talão', printing, orders.when((r) => r.product === 'Talão').min('price')],
  [
    'quantos pedidos a gráfica teve de 01/07/2025 a 15/07/2025?',
    printing,
    orders.from('2025-07-01', '2025-07-15').count(),
  ],

  // The dealer of water and gas
  ['quantas entregas fizemos em janeiro?', dealer, drops.during('2026-01').count()],
  [
    'quantas unidades de gás P13 foram entregues em dezembro?',
    dealer,
    drops
      .during('2025-12')
      .when((r) => r.product === 'Gás P13')
      .sum('quantity'),
  ],
  ['total em reais das entregas por bairro', dealer, drops.by('district', (g) => g.sum('total'))],
  ['entregador com mais entregas', dealer, most(drops.by('driver', (g) => g.count()))],
  [
    'tempo médio de entrega no Centro, em minutos',
    dealer,
    drops.when((r) => r.district === 'Centro').mean('minutes'),
  ],
  ['Quanto deu em entregas no fiado?', dealer, drops.when((r) => r.payment === 'Fiado').sum('total')],
  [
    'unidades de agua 20L entregues em cada mês',
    dealer,
    drops.when((r) => r.product === 'Água 20L').byMonth((g) => g.sum('quantity')),
  ],
  ['quantos por cento das entregas foram pagas no pix?', dealer, drops.share((r) => r.payment === 'Pix')],
  [
    'valor das entregas de gás P45 somando outubro e novembro',
    dealer,
    drops
      .during('2025-10', '2025-11')
      .when((r) => r.product === 'Gás P45')
      .sum('total'),
  ],
  [
    'entregas que demoraram mais de 50 minutos, quantas foram?',
    dealer,
    drops.when((r) => (r.minutes ?? 0) > 50).count(),
  ],
  ['qual dia da semana tem mais entregas?', dealer, most(drops.byWeekday((g) => g.count()))],
  ['valor médio por entrega para comércio', dealer, drops.when((r) => r.kind === 'Comércio').mean('total')],
  ['valor das entregas: residência x comércio', dealer, drops.by('kind', (g) => g.sum('total'))],
  [
    'Quais os 3 produtos com maior valor total nas entregas?',
    dealer,
    most(
      drops.by('product', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'quantas entregas o Wesley fez na Vila Mariana?',
    dealer,
    drops.when((r) => r.driver === 'Wesley' && r.district === 'Vila Mariana').count(),
  ],
  [
    'quanto deu, em reais, as entregas do Edson pagas em dinheiro',
    dealer,
    drops.when((r) => r.driver === 'Edson' && r.payment === 'Dinheiro').sum('total'),
  ],
  [
    'compare o número de entregas de setembro com o de outubro',
    dealer,
    { before: drops.during('2025-09').count(), after: drops.during('2025-10').count() },
  ],
  ['tempo medio de entrega de cada entregador', dealer, drops.by('driver', (g) => g.mean('minutes'))],
  [
    'qual o maior tempo de entrega no bairro São José?',
    dealer,
    drops.when((r) => r.district === 'São José').max('minutes'),
  ],
  [
    'menor valor de uma entrega de água 10L',
    dealer,
    drops.when((r) => r.product === 'Água 10L').min('total'),
  ],
  [
    'em quantos bairros diferentes já entregamos kit mangueira?',
    dealer,
    drops.when((r) => r.product === 'Kit mangueira').distinct('district'),
  ],
  [
    'valor das entregas pagas no cartão de dezembro a fevereiro',
    dealer,
    drops
      .during('2025-12', '2026-02')
      .when((r) => r.payment === 'Cartão')
      .sum('total'),
  ],
  [
    'valor das entregas por entregador, tirando as do fiado',
    dealer,
    drops.when((r) => r.payment !== 'Fiado').by('driver', (g) => g.sum('total')),
  ],
  ['qual bairro teve menos entregas?', dealer, least(drops.by('district', (g) => g.count()))],
  ['quantas entregas fazemos em média por dia com entrega?', dealer, drops.count() / drops.distinct('day')],
  [
    'quantas entregas do Tiago levaram até 20 minutos',
    dealer,
    drops.when((r) => r.driver === 'Tiago' && (r.minutes ?? 99) <= 20).count(),
  ],
  [
    'participação do Centro no valor total das entregas',
    dealer,
    drops.share((r) => r.district === 'Centro', 'total'),
  ],
  ['quantas entregas tiveram valor maior que R$ 200?', dealer, drops.when((r) => r.total > 200).count()],
  [
    'quanto vendemos nas entregas entre 15/12/2025 e 24/12/2025?',
    dealer,
    drops.from('2025-12-15', '2025-12-24').sum('total'),
  ],
  [
    'boa tarde, to conferindo o caixa aqui, quanto deu de pix nas entregas dos sabados de janeiro?',
    dealer,
    drops
      .during('2026-01')
      .on(6)
      .when((r) => r.payment === 'Pix')
      .sum('total'),
  ],

  // The warehouse
  [
    'quantas unidades entraram no estoque em março de 2025?',
    warehouse,
    ins.during('2025-03').sum('quantity'),
  ],
  [
    'qtde de luva nitrilica que saiu em 2025',
    warehouse,
    outs
      .during('2025-01', '2025-12')
      .when((r) => r.item === 'Luva nitrílica')
      .sum('quantity'),
  ],
  ['custo total das saídas por setor', warehouse, outs.by('sector', (g) => g.sum('cost'))],
  ['quantas movimentações de entrada tem no estoque?', warehouse, ins.count()],
  [
    'qual responsável tem mais movimentações no estoque?',
    warehouse,
    most(moves.by('keeper', (g) => g.count())),
  ],
  [
    'saldo de caixa de papelão: unidades que entraram menos unidades que saíram',
    warehouse,
    ins.when((r) => r.item === 'Caixa de papelão').sum('quantity') -
      outs.when((r) => r.item === 'Caixa de papelão').sum('quantity'),
  ],
  [
    'os 3 itens com maior custo total de saída',
    warehouse,
    most(
      outs.by('item', (g) => g.sum('cost')),
      3,
    ),
  ],
  ['Custo total das entradas por categoria', warehouse, ins.by('category', (g) => g.sum('cost'))],
  [
    'qual setor teve mais unidades em saídas do estoque?',
    warehouse,
    most(outs.by('sector', (g) => g.sum('quantity'))),
  ],
  [
    'que porcentagem do custo total das saídas foi da Produção?',
    warehouse,
    outs.share((r) => r.sector === 'Produção', 'cost'),
  ],
  [
    'compare o custo total das saídas de janeiro de 2025 com o de janeiro de 2026',
    warehouse,
    { before: outs.during('2025-01').sum('cost'), after: outs.during('2026-01').sum('cost') },
  ],
  [
    'média simples do custo unitário do capacete nas entradas',
    warehouse,
    ins.when((r) => r.item === 'Capacete').mean('unit'),
  ],
  ['maior custo total de uma única entrada', warehouse, ins.max('cost')],
  [
    'quantos lançamentos de saída de parafuso sextavado o Geraldo fez?',
    warehouse,
    outs.when((r) => r.item === 'Parafuso sextavado' && r.keeper === 'Geraldo').count(),
  ],
  [
    'unidades que saíram do estoque por mês em 2025',
    warehouse,
    outs.during('2025-01', '2025-12').byMonth((g) => g.sum('quantity')),
  ],
  ['numero de movimentacoes por categoria', warehouse, moves.by('category', (g) => g.count())],
  [
    'quantos itens diferentes saíram para a Expedição?',
    warehouse,
    outs.when((r) => r.sector === 'Expedição').distinct('item'),
  ],
  [
    'média do custo total das saídas da Manutenção',
    warehouse,
    outs.when((r) => r.sector === 'Manutenção').mean('cost'),
  ],
  [
    'movimentações de saída com custo total acima de R$ 150, quantas são?',
    warehouse,
    outs.when((r) => r.cost > 150).count(),
  ],
  [
    'em que mês e ano o custo total das entradas foi mais alto?',
    warehouse,
    most(ins.byMonth((g) => g.sum('cost'))),
  ],
  [
    'qual o custo total das saídas de EPI no primeiro trimestre de 2026?',
    warehouse,
    outs
      .during('2026-01', '2026-03')
      .when((r) => r.category === 'EPI')
      .sum('cost'),
  ],
  [
    'quantas unidades de detergente saíram para a Produção e quantas para a Manutenção?',
    warehouse,
    outs
      .when((r) => r.item === 'Detergente' && (r.sector === 'Produção' || r.sector === 'Manutenção'))
      .by('sector', (g) => g.sum('quantity')),
  ],
  ['custo total das entradas da Simone', warehouse, ins.when((r) => r.keeper === 'Simone').sum('cost')],
  [
    'Em qual dia da semana há mais movimentações de saída?',
    warehouse,
    most(outs.byWeekday((g) => g.count())),
  ],
  [
    'custo total das saidas, menos as do setor administrativo',
    warehouse,
    outs.when((r) => r.sector !== 'Administrativo').sum('cost'),
  ],
  [
    'quanto dá o custo total das entradas menos o custo total das saídas?',
    warehouse,
    ins.sum('cost') - outs.sum('cost'),
  ],
  ['item com menos unidades somadas nas saídas', warehouse, least(outs.by('item', (g) => g.sum('quantity')))],
  [
    'quantas movimentações de saída foram de menos de 10 unidades?',
    warehouse,
    outs.when((r) => r.quantity < 10).count(),
  ],
  [
    'em média, quantas unidades vêm em cada entrada de fita adesiva?',
    warehouse,
    ins.when((r) => r.item === 'Fita adesiva').mean('quantity'),
  ],
  [
    'pessoal, o contador pediu: qual o custo total das entradas de ferragem no segundo semestre de 2025?',
    warehouse,
    ins
      .during('2025-07', '2025-12')
      .when((r) => r.category === 'Ferragem')
      .sum('cost'),
  ],
]

export const unanswerable: string[] = [
  'qual a gramatura do papel dos panfletos?',
  'quanto gastamos com tinta na gráfica em setembro?',
  'qual o telefone do Colégio Anchieta?',
  'quanto a gráfica vai faturar em junho de 2027?',
  'quantos km o Edson rodou em janeiro?',
  'por que as entregas caíram em fevereiro?',
  'quantos botijões voltaram com vazamento?',
  'qual fornecedor vende a luva nitrílica mais barata?',
  'em que prateleira ficam as fitas adesivas?',
  'qual a data de validade do detergente?',
]
