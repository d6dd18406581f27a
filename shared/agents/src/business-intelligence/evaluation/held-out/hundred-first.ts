import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A repairer of notebooks, a gluten-free bakery that sells to cafés, a dance hall's ticket office. */

const { next, whole, pick, among } = seededBusiness('a notebook repairer, a gluten-free bakery, a dance hall')

const lastRepairDay = '2026-03-31'
interface Machine {
  machine: string
  brands: string[]
  faults: [fault: string, weight: number][]
}
const notebook: Machine = {
  machine: 'NOTEBOOK',
  brands: ['DELL', 'LENOVO', 'ACER', 'SAMSUNG'],
  faults: [
    ['TELA QUEBRADA', 6],
    ['BATERIA', 3],
    ['NAO LIGA', 3],
    ['TECLADO', 2],
    ['LENTIDAO', 1],
  ],
}
const desktop: Machine = {
  machine: 'DESKTOP',
  brands: ['POSITIVO', 'DELL', 'LENOVO'],
  faults: [
    ['NAO LIGA', 4],
    ['LENTIDAO', 4],
    ['VIRUS', 2],
    ['SUPERAQUECIMENTO', 2],
  ],
}
const allInOne: Machine = {
  machine: 'ALL IN ONE',
  brands: ['LENOVO', 'POSITIVO'],
  faults: [
    ['NAO LIGA', 2],
    ['LENTIDAO', 2],
    ['TELA QUEBRADA', 1],
  ],
}
const monitor: Machine = {
  machine: 'MONITOR',
  brands: ['LG', 'SAMSUNG'],
  faults: [
    ['NAO LIGA', 3],
    ['TELA QUEBRADA', 1],
  ],
}
let lastOrder = 4_310
// May to March; closed on Sundays, most on Mondays.
const repairs = new Rows(
  daysFrom('2025-05-01', 335)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(3, 5) : whole(1, 3) }, () => {
        lastOrder += 1
        const { machine, brands, faults } = among(
          [notebook, 6],
          [desktop, 3],
          [allInOne, 1.2],
          [monitor, 0.8],
        )
        const planned = whole(1, 18)
        const after = daysFrom(day, planned + 2)
        const wait = weekdayIn(after[planned] as string) === 0 ? planned + 1 : planned
        const ready = after[wait] as string
        const drawn = among(
          ['ENTREGUE', 14],
          ['AGUARDANDO PECA', 2],
          ['EM CONSERTO', 1],
          ['ORCAMENTO RECUSADO', 3],
        )
        const status = drawn === 'ENTREGUE' && ready > lastRepairDay ? 'EM CONSERTO' : drawn
        const isDelivered = status === 'ENTREGUE'
        const isRefused = status === 'ORCAMENTO RECUSADO'
        const hasParts = next() < 0.65
        const parts = isRefused ? undefined : hasParts ? whole(4_000, 92_000) / 100 : 0
        const labour = isRefused ? undefined : whole(6_000, 38_000) / 100
        return {
          day,
          order: lastOrder,
          out: isDelivered ? ready : undefined,
          wait: isDelivered ? wait : undefined,
          machine,
          brand: pick(brands),
          fault: among(...faults),
          technician: among(['ADEMIR', 6], ['KELVIN', 4], ['ROSANA', 2.5], ['TIAGO', 1.5]),
          status,
          parts,
          labour,
          total: parts === undefined || labour === undefined ? undefined : cents(parts + labour),
          warranty: isDelivered ? among([90, 6], [30, 3], [60, 2]) : undefined,
        }
      }),
    ),
)

const cafes = [
  { cafe: 'Café Aurora', district: 'Savassi' },
  { cafe: 'Grão Nobre', district: 'Lourdes' },
  { cafe: 'Doce Pausa', district: 'Serra' },
  { cafe: 'Xícara Azul', district: 'Savassi' },
  { cafe: 'Bistrô da Praça', district: 'Santa Efigênia' },
  { cafe: 'Empório Verde', district: 'Lourdes' },
]
const bakes = [
  { product: 'Pão de queijo', line: 'Salgados', from: 280, to: 450 },
  { product: 'Brownie', line: 'Doces', from: 600, to: 950 },
  { product: 'Pão de forma', line: 'Pães', from: 1_600, to: 2_200 },
  { product: 'Coxinha de frango', line: 'Salgados', from: 500, to: 800 },
  { product: 'Bolo de cenoura', line: 'Doces', from: 3_800, to: 5_500 },
  { product: 'Empada de palmito', line: 'Salgados', from: 650, to: 980 },
  { product: 'Pão australiano', line: 'Pães', from: 1_800, to: 2_400 },
  { product: 'Cookie de castanha', line: 'Doces', from: 450, to: 750 },
]
// August to April; closed on Sundays, most on Fridays.
const orders = new Rows(
  daysFrom('2025-08-01', 273)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 5 ? whole(5, 7) : whole(1, 4) }, () => {
        const { product, line, from, to } = pick(bakes)
        const pieces = whole(6, 60)
        const unit = whole(from, to) / 100
        // A café that fetches its order has no courier; not every café tells what it gives back.
        const courier = among(['Wesley', 5], ['Jussara', 3], ['Paulinho', 2], ['', 1.4])
        const given = next()
        return {
          day,
          ...pick(cafes),
          product,
          line,
          pieces,
          returned: given < 0.15 ? undefined : given < 0.65 ? 0 : whole(1, 5),
          unit,
          total: cents(pieces * unit),
          courier,
          delivery: courier === '' ? undefined : whole(800, 3_500) / 100,
          paid: next() < 0.8 ? 'Sim' : 'Não',
        }
      }),
    ),
)

const acts = [
  { act: 'Trio Candeeiro', rhythm: 'Forró', price: 4_000 },
  { act: 'Banda Xodó', rhythm: 'Forró', price: 5_000 },
  { act: 'Orquestra Luar', rhythm: 'Bolero', price: 7_000 },
  { act: 'Grupo Sapato Branco', rhythm: 'Samba', price: 4_500 },
  { act: 'Dupla Rancho Fundo', rhythm: 'Sertanejo', price: 6_000 },
  { act: 'Zé da Sanfona', rhythm: 'Forró', price: 3_500 },
]
const partOfPrice = { inteira: 100, meia: 50, promocional: 70 }
// All of 2025; one act an evening, from Thursday to Sunday.
const tickets = new Rows(
  daysFrom('2025-01-01', 365)
    .filter((day) => [0, 4, 5, 6].includes(weekdayIn(day)))
    .flatMap((day) => {
      const { act, rhythm, price } = pick(acts)
      return Array.from({ length: weekdayIn(day) > 4 ? whole(5, 9) : whole(2, 5) }, () => {
        const kind = among<keyof typeof partOfPrice>(['inteira', 5], ['meia', 3], ['promocional', 2])
        const seats = among([2, 6], [1, 3], [4, 3], [3, 2], [6, 1])
        return {
          day,
          act,
          rhythm,
          channel: among(['portaria', 5], ['site', 3], ['whatsapp', 1.5]),
          cashier: among(['Lucimara', 5], ['Edson', 3], ['Priscila', 2]),
          kind,
          payment: among(['pix', 5], ['credito', 3], ['dinheiro', 2], ['debito', 1.5]),
          reserved: next() < 0.35 ? 'sim' : 'nao',
          seats,
          price: cents((seats * price * partOfPrice[kind]) / 10_000),
          bar: next() < 0.22 ? undefined : whole(1_500, 42_000) / 100,
        }
      })
    }),
)

const repairer = 'OS_ASSISTENCIA_TECNICA'
const bakery = 'Pedidos Padaria Sem Glúten'
const hall = 'vendas_bilheteria_salao_danca'

export const files = [
  file(repairer, repairs, [
    ['NUM_OS', ({ order }) => order],
    ['DT_ENTRADA', ({ day }) => brazilianDay(day)],
    ['DT_ENTREGA', ({ out }) => (out === undefined ? '' : brazilianDay(out))],
    ['EQUIPAMENTO', ({ machine }) => machine],
    ['MARCA', ({ brand }) => brand],
    ['DEFEITO', ({ fault }) => fault],
    ['TECNICO', ({ technician }) => technician],
    ['SITUACAO', ({ status }) => status],
    ['VL_PECAS', ({ parts }) => (parts === undefined ? '' : dotted(decimal(parts)))],
    ['VL_MAO_OBRA', ({ labour }) => (labour === undefined ? '' : dotted(decimal(labour)))],
    ['VL_TOTAL', ({ total }) => (total === undefined ? '' : dotted(decimal(total)))],
    ['DIAS_GARANTIA', ({ warranty }) => warranty ?? ''],
  ]),
  file(bakery, orders, [
    ['Dt. Pedido', ({ day }) => brazilianDay(day)],
    ['Cafeteria', ({ cafe }) => cafe],
    ['Bairro', ({ district }) => district],
    ['Produto', ({ product }) => product],
    ['Linha', ({ line }) => line],
    ['Qtde', ({ pieces }) => pieces],
    ['Qtde Devolvida', ({ returned }) => returned ?? ''],
    ['Preço Unit.', ({ unit }) => commaPrice(unit)],
    ['Vl. Total', ({ total }) => commaPrice(total)],
    ['Entregador', ({ courier }) => courier],
    ['Custo Entrega', ({ delivery }) => (delivery === undefined ? '' : commaPrice(delivery))],
    ['Pago', ({ paid }) => paid],
  ]),
  file(
    hall,
    tickets,
    [
      ['data_show', ({ day }) => day],
      ['atracao', ({ act }) => act],
      ['ritmo', ({ rhythm }) => rhythm],
      ['canal_venda', ({ channel }) => channel],
      ['caixa', ({ cashier }) => cashier],
      ['tipo_ingresso', ({ kind }) => kind],
      ['forma_pagamento', ({ payment }) => payment],
      ['mesa_reservada', ({ reserved }) => reserved],
      ['qtd_ingressos', ({ seats }) => seats],
      ['valor_ingressos', ({ price }) => price.toFixed(2)],
      ['consumo_bar', ({ bar }) => (bar === undefined ? '' : bar.toFixed(2))],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The repairer
  ['quantas OS entraram em setembro?', repairer, repairs.during('2025-09').count()],
  ['Qual técnico tem mais ordens de serviço?', repairer, most(repairs.by('technician', (g) => g.count()))],
  ['mao de obra por tecnico', repairer, repairs.by('technician', (g) => g.sum('labour'))],
  [
    'valor total das OS entregues, por marca',
    repairer,
    repairs.when((r) => r.status === 'ENTREGUE').by('brand', (g) => g.sum('total')),
  ],
  [
    'Qual o valor de peças nas OS de notebook?',
    repairer,
    repairs.when((r) => r.machine === 'NOTEBOOK').sum('parts'),
  ],
  [
    'qtos notebooks da dell chegaram com tela quebrada',
    repairer,
    repairs
      .when((r) => r.machine === 'NOTEBOOK' && r.brand === 'DELL' && r.fault === 'TELA QUEBRADA')
      .count(),
  ],
  [
    'Que porcentagem das OS teve o orçamento recusado?',
    repairer,
    repairs.share((r) => r.status === 'ORCAMENTO RECUSADO'),
  ],
  [
    'quais os 3 defeitos mais comuns?',
    repairer,
    most(
      repairs.by('fault', (g) => g.count()),
      3,
    ),
  ],
  [
    'total de mão de obra do Kelvin nas OS que entraram em novembro',
    repairer,
    repairs
      .during('2025-11')
      .when((r) => r.technician === 'KELVIN')
      .sum('labour'),
  ],
  [
    'qual marca aparece menos nas ordens da assistencia?',
    repairer,
    least(repairs.by('brand', (g) => g.count())),
  ],
  ['Em média, quantos dias passam entre a entrada e a entrega?', repairer, repairs.mean('wait')],
  [
    'quantas OS entregues saíram com 90 dias de garantia?',
    repairer,
    repairs.when((r) => r.status === 'ENTREGUE' && r.warranty === 90).count(),
  ],
  [
    'quantos aparelhos a assistência entregou em janeiro?',
    repairer,
    repairs.when((r) => r.out?.slice(0, 7) === '2026-01').count(),
  ],
  [
    'valor total das OS que entraram de outubro a dezembro',
    repairer,
    repairs.during('2025-10', '2025-12').sum('total'),
  ],
  [
    'compare a quantidade de OS que entraram em fevereiro com a de março',
    repairer,
    { before: repairs.during('2026-02').count(), after: repairs.during('2026-03').count() },
  ],
  [
    'quantas OS deram valor total acima de 800 reais?',
    repairer,
    repairs.when((r) => r.total !== undefined && r.total > 800).count(),
  ],
  ['ticket medio das OS entregues', repairer, repairs.when((r) => r.status === 'ENTREGUE').mean('total')],
  [
    'qual o maior valor de peças numa OS de aparelho Lenovo?',
    repairer,
    repairs.when((r) => r.brand === 'LENOVO').max('parts'),
  ],
  [
    'em que dia da semana entram mais aparelhos na assistência?',
    repairer,
    most(repairs.byWeekday((g) => g.count())),
  ],
  [
    'pela data de entrada, qual mês teve o maior valor total de OS?',
    repairer,
    most(repairs.byMonth((g) => g.sum('total'))),
  ],
  [
    'valor total das OS de desktop sem contar a Positivo',
    repairer,
    repairs.when((r) => r.machine === 'DESKTOP' && r.brand !== 'POSITIVO').sum('total'),
  ],
  [
    'qtas OS o Ademir tem aguardando peça?',
    repairer,
    repairs.when((r) => r.technician === 'ADEMIR' && r.status === 'AGUARDANDO PECA').count(),
  ],
  ['Valor médio da mão de obra por defeito', repairer, repairs.by('fault', (g) => g.mean('labour'))],
  [
    'a mão de obra representa quantos por cento do valor total das OS?',
    repairer,
    { share: repairs.sum('labour') / repairs.sum('total') },
  ],
  [
    'quantas marcas diferentes de notebook chegaram com problema de bateria?',
    repairer,
    repairs.when((r) => r.machine === 'NOTEBOOK' && r.fault === 'BATERIA').distinct('brand'),
  ],
  [
    'quanto somam as OS entregues com data de entrada entre 10/06/2025 e 25/07/2025?',
    repairer,
    repairs
      .from('2025-06-10', '2025-07-25')
      .when((r) => r.status === 'ENTREGUE')
      .sum('total'),
  ],
  ['valor das peças por equipamento', repairer, repairs.by('machine', (g) => g.sum('parts'))],
  [
    'quantas ordens tiveram mão de obra de até 100 reais?',
    repairer,
    repairs.when((r) => r.labour !== undefined && r.labour <= 100).count(),
  ],
  [
    'qual tecnico tem o menor valor total em OS entregues?',
    repairer,
    least(repairs.when((r) => r.status === 'ENTREGUE').by('technician', (g) => g.sum('total'))),
  ],
  ['quantas OS deram entrada aos sabados?', repairer, repairs.on(6).count()],

  // The bakery
  ['valor vendido pela padaria por mês', bakery, orders.byMonth((g) => g.sum('total'))],
  [
    'Quanto o Café Aurora comprou em outubro?',
    bakery,
    orders
      .during('2025-10')
      .when((r) => r.cafe === 'Café Aurora')
      .sum('total'),
  ],
  ['qual cafeteria compra mais, em reais?', bakery, most(orders.by('cafe', (g) => g.sum('total')))],
  [
    'top 3 produtos da padaria em faturamento',
    bakery,
    most(
      orders.by('product', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'qtos brownies vendemos em dezembro',
    bakery,
    orders
      .during('2025-12')
      .when((r) => r.product === 'Brownie')
      .sum('pieces'),
  ],
  [
    'qto falta receber dos pedidos nao pagos da padaria?',
    bakery,
    orders.when((r) => r.paid === 'Não').sum('total'),
  ],
  ['Qual o valor médio do pedido em cada cafeteria?', bakery, orders.by('cafe', (g) => g.mean('total'))],
  ['unidades devolvidas por produto', bakery, orders.by('product', (g) => g.sum('returned'))],
  [
    'dividindo o valor total pela quantidade, quanto saiu cada coxinha de frango?',
    bakery,
    orders.when((r) => r.product === 'Coxinha de frango').sum('total') /
      orders.when((r) => r.product === 'Coxinha de frango').sum('pieces'),
  ],
  [
    'custo das entregas do Wesley no primeiro trimestre de 2026',
    bakery,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.courier === 'Wesley')
      .sum('delivery'),
  ],
  [
    'qual entregador teve o maior custo de entrega somado?',
    bakery,
    most(orders.by('courier', (g) => g.sum('delivery'))),
  ],
  ['quantos pedidos estão sem entregador?', bakery, orders.when((r) => r.courier === '').count()],
  [
    'compare o total vendido pela padaria em novembro com o de dezembro',
    bakery,
    { before: orders.during('2025-11').sum('total'), after: orders.during('2025-12').sum('total') },
  ],
  [
    'Qual a participação da linha Doces no valor total dos pedidos?',
    bakery,
    orders.share((r) => r.line === 'Doces', 'total'),
  ],
  [
    'quanto a gente vendeu no bairro Savassi desde janeiro',
    bakery,
    orders
      .during('2026-01', '2026-04')
      .when((r) => r.district === 'Savassi')
      .sum('total'),
  ],
  ['pedidos acima de 500 reais, quantos foram?', bakery, orders.when((r) => r.total > 500).count()],
  [
    'quantas cafeterias diferentes pediram empada de palmito em março?',
    bakery,
    orders
      .during('2026-03')
      .when((r) => r.product === 'Empada de palmito')
      .distinct('cafe'),
  ],
  ['valor do maior pedido da xicara azul', bakery, orders.when((r) => r.cafe === 'Xícara Azul').max('total')],
  ['em que dia da semana a padaria fatura mais?', bakery, most(orders.byWeekday((g) => g.sum('total')))],
  [
    'em média, quantos pedidos a padaria recebe por dia com pedido?',
    bakery,
    orders.count() / orders.distinct('day'),
  ],
  [
    'quanto vendemos da linha salgados tirando o pao de queijo?',
    bakery,
    orders.when((r) => r.line === 'Salgados' && r.product !== 'Pão de queijo').sum('total'),
  ],
  ['quantidade vendida por linha', bakery, orders.by('line', (g) => g.sum('pieces'))],
  [
    'preço unitário médio do bolo de cenoura',
    bakery,
    orders.when((r) => r.product === 'Bolo de cenoura').mean('unit'),
  ],
  [
    'quantos pedidos tiveram mais de 2 unidades devolvidas?',
    bakery,
    orders.when((r) => r.returned !== undefined && r.returned > 2).count(),
  ],
  [
    'valor total dos pedidos de fevereiro menos o custo de entrega',
    bakery,
    orders.during('2026-02').sum('total') - orders.during('2026-02').sum('delivery'),
  ],
  [
    'total vendido no bairro Lourdes entre 15/09/2025 e 10/10/2025',
    bakery,
    orders
      .from('2025-09-15', '2025-10-10')
      .when((r) => r.district === 'Lourdes')
      .sum('total'),
  ],
  [
    'número de pedidos pagos por bairro',
    bakery,
    orders.when((r) => r.paid === 'Sim').by('district', (g) => g.count()),
  ],
  [
    'que porcentagem dos pedidos do Grão Nobre não foi paga?',
    bakery,
    orders.when((r) => r.cafe === 'Grão Nobre').share((r) => r.paid === 'Não'),
  ],
  ['qual bairro compra menos em reais?', bakery, least(orders.by('district', (g) => g.sum('total')))],
  [
    'em qual dia, com a data, a padaria faturou mais?',
    bakery,
    most(
      orders.by('day', (g) => g.sum('total')).map(([day, total]): [string, number] => [shownDay(day), total]),
    ),
  ],

  // The dance hall
  ['Quantos ingressos vendemos em junho?', hall, tickets.during('2025-06').sum('seats')],
  ['valor dos ingressos por mes', hall, tickets.byMonth((g) => g.sum('price'))],
  ['qual atração vendeu mais ingressos?', hall, most(tickets.by('act', (g) => g.sum('seats')))],
  ['qto o bar vendeu em dezembro', hall, tickets.during('2025-12').sum('bar')],
  ['consumo médio no bar por ritmo', hall, tickets.by('rhythm', (g) => g.mean('bar'))],
  [
    'somando ingressos e bar, quanto entrou em julho?',
    hall,
    tickets.during('2025-07').sum('price') + tickets.during('2025-07').sum('bar'),
  ],
  [
    'quantos por cento da quantidade de ingressos vendidos foi de meia?',
    hall,
    tickets.share((r) => r.kind === 'meia', 'seats'),
  ],
  [
    'número de vendas da bilheteria em cada forma de pagamento',
    hall,
    tickets.by('payment', (g) => g.count()),
  ],
  ['Qual caixa vendeu mais em valor de ingressos?', hall, most(tickets.by('cashier', (g) => g.sum('price')))],
  [
    'valor de ingressos que a priscila vendeu em dinheiro no segundo semestre de 2025',
    hall,
    tickets
      .during('2025-07', '2025-12')
      .when((r) => r.cashier === 'Priscila' && r.payment === 'dinheiro')
      .sum('price'),
  ],
  [
    'qual dia da semana tem o maior consumo total no bar?',
    hall,
    most(tickets.byWeekday((g) => g.sum('bar'))),
  ],
  ['em quantos dias diferentes teve show no salão?', hall, tickets.distinct('day')],
  [
    'quantos dias a Orquestra Luar se apresentou?',
    hall,
    tickets.when((r) => r.act === 'Orquestra Luar').distinct('day'),
  ],
  [
    'preço médio por ingresso do samba: valor dos ingressos dividido pela quantidade de ingressos',
    hall,
    tickets.when((r) => r.rhythm === 'Samba').sum('price') /
      tickets.when((r) => r.rhythm === 'Samba').sum('seats'),
  ],
  [
    'quantas vendas aos sábados tinham mesa reservada?',
    hall,
    tickets
      .on(6)
      .when((r) => r.reserved === 'sim')
      .count(),
  ],
  [
    'valor dos ingressos de forro sem contar a banda xodo',
    hall,
    tickets.when((r) => r.rhythm === 'Forró' && r.act !== 'Banda Xodó').sum('price'),
  ],
  ['quantas vendas ficaram sem consumo no bar?', hall, tickets.when((r) => r.bar === undefined).count()],
  [
    'quantas vendas tiveram consumo no bar acima de 300 reais?',
    hall,
    tickets.when((r) => r.bar !== undefined && r.bar > 300).count(),
  ],
  [
    'Compare o consumo do bar em março com o de abril',
    hall,
    { before: tickets.during('2025-03').sum('bar'), after: tickets.during('2025-04').sum('bar') },
  ],
  [
    'quantidade de ingressos vendidos pelo site no primeiro trimestre de 2025',
    hall,
    tickets
      .during('2025-01', '2025-03')
      .when((r) => r.channel === 'site')
      .sum('seats'),
  ],
  [
    'as 3 atrações com maior consumo total no bar',
    hall,
    most(
      tickets.by('act', (g) => g.sum('bar')),
      3,
    ),
  ],
  [
    'por qual canal de venda saem menos ingressos?',
    hall,
    least(tickets.by('channel', (g) => g.sum('seats'))),
  ],
  ['maior consumo de bar em uma única venda', hall, tickets.max('bar')],
  ['quantas atrações diferentes se apresentaram em agosto?', hall, tickets.during('2025-08').distinct('act')],
  [
    'valor dos ingressos por tipo de ingresso entre 01/05/2025 e 15/06/2025',
    hall,
    tickets.from('2025-05-01', '2025-06-15').by('kind', (g) => g.sum('price')),
  ],
  [
    'do total de ingressos mais bar, em reais, que porcentagem veio do bar?',
    hall,
    { share: tickets.sum('bar') / (tickets.sum('bar') + tickets.sum('price')) },
  ],
  ['qual foi o mês com o menor consumo total no bar?', hall, least(tickets.byMonth((g) => g.sum('bar')))],
  [
    'valor de ingressos da Lucimara no credito e no debito juntos',
    hall,
    tickets
      .when((r) => r.cashier === 'Lucimara' && (r.payment === 'credito' || r.payment === 'debito'))
      .sum('price'),
  ],
  [
    'média de ingressos por venda na portaria',
    hall,
    tickets.when((r) => r.channel === 'portaria').mean('seats'),
  ],
  [
    'qtos ingressos promocionais vendemos nas quintas?',
    hall,
    tickets
      .on(4)
      .when((r) => r.kind === 'promocional')
      .sum('seats'),
  ],
]

export const unanswerable: string[] = [
  'qual o salário do Ademir?',
  'quantas impressoras a assistência recebeu em outubro?',
  'quantas OS entraram em 2023?',
  'qual a nota que os clientes deram pro Kelvin?',
  'quantos quilos de farinha de arroz a padaria comprou em janeiro?',
  'qual o telefone da Doce Pausa?',
  'quanto a padaria pagou de energia elétrica em novembro?',
  'qual foi o cachê da Orquestra Luar?',
  'quantos litros de cerveja o bar vendeu em julho?',
  'quanto a Fernanda vendeu de ingressos?',
]
