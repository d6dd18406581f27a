import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* The bank statement of a print shop, the purchase orders of a builder and the tickets of a help desk. */

const { next, whole, pick, among } = seededBusiness('a bank statement, orders of a builder, a help desk')
const last = '2026-03-31'
const days = daysFrom('2025-06-01', 304)
const deskDays = daysFrom('2025-08-01', 243)
const later = (day: string, wait: number) => daysFrom(day, wait + 1).at(-1) ?? day

interface Reason {
  description: string
  parties: string[]
  ways: string[]
  centres: string[]
  from: number
  to: number
}
const receipts: Reason = {
  description: 'Recebimento de cliente',
  parties: ['Padaria Trigal', 'Hotel Atlântico', 'Colégio Santa Clara', 'Academia Movimento'],
  ways: ['Pix', 'Boleto', 'TED'],
  centres: ['Comercial'],
  from: 60_000,
  to: 950_000,
}
const cards: Reason = {
  description: 'Venda no cartão',
  parties: ['Stone', 'Cielo'],
  ways: ['Cartão'],
  centres: ['Comercial'],
  from: 20_000,
  to: 380_000,
}
const yields: Reason = {
  description: 'Rendimento de aplicação',
  parties: ['Tesouro Direto'],
  ways: ['TED'],
  centres: ['Administrativo'],
  from: 4_000,
  to: 35_000,
}
const supplies: Reason = {
  description: 'Matéria-prima',
  parties: ['Papéis Brasil', 'Kolor Insumos'],
  ways: ['Boleto', 'Pix'],
  centres: ['Produção'],
  from: 40_000,
  to: 650_000,
}
const wages: Reason = {
  description: 'Salários',
  parties: ['Funcionários'],
  ways: ['Pix', 'TED'],
  centres: ['Produção', 'Administrativo', 'Comercial', 'Logística'],
  from: 170_000,
  to: 380_000,
}
const taxes: Reason = {
  description: 'Impostos',
  parties: ['Receita Federal', 'Secretaria da Fazenda'],
  ways: ['Boleto'],
  centres: ['Administrativo'],
  from: 30_000,
  to: 270_000,
}
const fuel: Reason = {
  description: 'Combustível',
  parties: ['Posto Avenida'],
  ways: ['Cartão', 'Pix'],
  centres: ['Logística', 'Comercial'],
  from: 9_000,
  to: 36_000,
}
const ads: Reason = {
  description: 'Marketing',
  parties: ['Meta Ads', 'Google Ads'],
  ways: ['Cartão', 'Pix'],
  centres: ['Comercial'],
  from: 15_000,
  to: 120_000,
}
const energy: Reason = {
  description: 'Energia',
  parties: ['Enel'],
  ways: ['Boleto'],
  centres: ['Produção', 'Administrativo'],
  from: 60_000,
  to: 170_000,
}
const rent: Reason = {
  description: 'Aluguel',
  parties: ['Prado Imóveis'],
  ways: ['Boleto'],
  centres: ['Administrativo'],
  from: 345_000,
  to: 360_000,
}
let doc = 40_000
// On working days only.
const moves = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: whole(2, 5) }, () => {
        const kind = next() < 0.48 ? 'Crédito' : 'Débito'
        const { description, parties, ways, centres, from, to } =
          kind === 'Crédito'
            ? among([receipts, 5], [cards, 4], [yields, 1])
            : among([supplies, 6], [wages, 5], [taxes, 3], [fuel, 4], [ads, 3], [energy, 2], [rent, 1])
        const way = pick(ways)
        const isCharged = way === 'TED' || (way === 'Boleto' && next() < 0.6)
        doc += whole(1, 4)
        return {
          day,
          doc,
          description,
          party: pick(parties),
          kind,
          way,
          account: among(['Itaú', 50], ['Sicoob', 30], ['Nubank', 20]),
          centre: pick(centres),
          checked: next() < 0.8 ? 'Sim' : 'Não',
          fee: isCharged ? (way === 'TED' ? whole(850, 1_600) : whole(150, 390)) / 100 : undefined,
          value: whole(from, to) / 100,
        }
      }),
    ),
)
const debits = moves.when((r) => r.kind === 'Débito')
const credits = moves.when((r) => r.kind === 'Crédito')

const materials = [
  {
    material: 'Cimento',
    unit: 'saco',
    suppliers: ['Depósito São Jorge', 'Constrular'],
    few: 20,
    many: 200,
    from: 2_900,
    to: 4_200,
  },
  {
    material: 'Areia',
    unit: 'm³',
    suppliers: ['Pedreira Serra Azul', 'Depósito São Jorge'],
    few: 3,
    many: 30,
    from: 9_500,
    to: 16_000,
  },
  {
    material: 'Vergalhão',
    unit: 'barra',
    suppliers: ['Ferragens Paulista', 'Constrular'],
    few: 20,
    many: 250,
    from: 3_800,
    to: 9_500,
  },
  {
    material: 'Tijolo',
    unit: 'milheiro',
    suppliers: ['Depósito São Jorge', 'Bandeirante'],
    few: 2,
    many: 12,
    from: 75_000,
    to: 125_000,
  },
  {
    material: 'Brita',
    unit: 'm³',
    suppliers: ['Pedreira Serra Azul', 'Depósito São Jorge'],
    few: 3,
    many: 30,
    from: 10_000,
    to: 17_000,
  },
  {
    material: 'Porcelanato',
    unit: 'm²',
    suppliers: ['Bandeirante', 'Constrular'],
    few: 20,
    many: 180,
    from: 4_500,
    to: 13_000,
  },
  {
    material: 'Tinta',
    unit: 'lata',
    suppliers: ['Constrular', 'Bandeirante', 'Depósito São Jorge'],
    few: 2,
    many: 30,
    from: 18_000,
    to: 42_000,
  },
]
// Nothing is ordered on Sundays; what has not come has no day of delivery.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? 1 : whole(1, 3) }, () => {
        const { material, unit, suppliers, few, many, from, to } = pick(materials)
        const wait = whole(1, 18)
        const arrival = later(day, wait)
        const hasCome = next() < 0.86 && arrival <= last
        const quantity = whole(few, many)
        const price = whole(from, to) / 100
        const freight = next() < 0.3 ? 0 : whole(5_000, 60_000) / 100
        return {
          day,
          arrival: hasCome ? arrival : undefined,
          wait: hasCome ? wait : undefined,
          site: among(
            ['Residencial Aurora', 35],
            ['Edifício Mirante', 27],
            ['Galpão Anhanguera', 18],
            ['Casa Alphaville', 12],
            ['Escola Tiradentes', 8],
          ),
          supplier: pick(suppliers),
          material,
          unit,
          quantity,
          price,
          freight,
          total: cents(quantity * price + freight),
          delivered: hasCome ? 'sim' : 'não',
          buyer: among(['Sandra', 50], ['Wagner', 32], ['Ítalo', 18]),
        }
      }),
    ),
)

const technicians = {
  bruno: { technician: 'Bruno', praise: 0.2 },
  larissa: { technician: 'Larissa', praise: 0.6 },
  caio: { technician: 'Caio', praise: 0.38 },
  patricia: { technician: 'Patrícia', praise: 0.05 },
}
let ticket = 1_200
// Closed on Sundays, most tickets on Mondays; what is still open has neither a day of closing nor a mark.
const tickets = new Rows(
  deskDays
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from(
        { length: weekdayIn(day) === 1 ? whole(4, 7) : weekdayIn(day) === 6 ? whole(1, 2) : whole(1, 4) },
        () => {
          const { technician, praise } = among(
            [technicians.bruno, 38],
            [technicians.larissa, 28],
            [technicians.caio, 20],
            [technicians.patricia, 14],
          )
          const wait = whole(0, 6)
          const closed = later(day, wait)
          const isClosed = next() < 0.95 && closed <= last
          const mark = next() < praise ? 5 : whole(1, 5)
          const isRated = isClosed && next() < 0.7
          ticket += 1
          return {
            day,
            ticket,
            closed: isClosed ? closed : undefined,
            wait: isClosed ? wait : undefined,
            client: among(
              ['Supermercado União', 34],
              ['Clínica Bem Viver', 25],
              ['Transportadora Falcão', 18],
              ['Escritório Duarte', 13],
              ['Farmácia Popular', 10],
            ),
            category: among(
              ['Senha', 29],
              ['Rede', 22],
              ['Impressora', 18],
              ['E-mail', 15],
              ['Sistema', 12],
              ['Hardware', 4],
            ),
            priority: among(['Normal', 45], ['Alta', 25], ['Baixa', 18], ['Urgente', 12]),
            technician,
            channel: among(['WhatsApp', 50], ['Telefone', 30], ['Portal', 20]),
            hours: whole(1, 16) / 2,
            sla: next() < 0.78 ? 'SIM' : 'NAO',
            mark: isRated ? mark : undefined,
          }
        },
      ),
    ),
)

const statement = 'Extrato Bancário'
const purchases = 'pedidos_de_compra'
const desk = 'CHAMADOS HELPDESK'

export const files = [
  file(statement, moves, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Nº Doc', ({ doc: number }) => number],
    ['Descrição', ({ description }) => description],
    ['Contraparte', ({ party }) => party],
    ['Tipo', ({ kind }) => kind],
    ['Forma', ({ way }) => way],
    ['Conta', ({ account }) => account],
    ['Centro de Custo', ({ centre }) => centre],
    ['Conciliado', ({ checked }) => checked],
    ['Tarifa', ({ fee }) => (fee === undefined ? '' : commaPrice(fee))],
    ['Valor', ({ value }) => commaPrice(value)],
  ]),
  file(
    purchases,
    orders,
    [
      ['data_pedido', ({ day }) => day],
      ['data_entrega', ({ arrival }) => arrival ?? ''],
      ['obra', ({ site }) => site],
      ['fornecedor', ({ supplier }) => supplier],
      ['material', ({ material }) => material],
      ['unidade', ({ unit }) => unit],
      ['quantidade', ({ quantity }) => quantity],
      ['preco_unitario', ({ price }) => price.toFixed(2)],
      ['frete', ({ freight }) => freight.toFixed(2)],
      ['valor_total', ({ total }) => total.toFixed(2)],
      ['entregue', ({ delivered }) => delivered],
      ['comprador', ({ buyer }) => buyer],
    ],
    ',',
  ),
  file(desk, tickets, [
    ['NR_CHAMADO', ({ ticket: number }) => number],
    ['DT_ABERTURA', ({ day }) => brazilianDay(day)],
    ['DT_FECHAMENTO', ({ closed }) => (closed === undefined ? '' : brazilianDay(closed))],
    ['CLIENTE', ({ client }) => client],
    ['CATEGORIA', ({ category }) => category],
    ['PRIORIDADE', ({ priority }) => priority],
    ['TECNICO', ({ technician }) => technician],
    ['CANAL', ({ channel }) => channel],
    ['HORAS', ({ hours }) => decimal(hours, 1)],
    ['SLA_CUMPRIDO', ({ sla }) => sla],
    ['NOTA', ({ mark }) => mark ?? ''],
  ]),
]

export const labelled: Labelled[] = [
  // The bank statement
  ['quanto entrou de credito no extrato em dezembro?', statement, credits.during('2025-12').sum('value')],
  ['valor total de debitos por mes', statement, debits.byMonth((g) => g.sum('value'))],
  [
    'quanto saiu pelo itau em novembro',
    statement,
    debits
      .during('2025-11')
      .when((r) => r.account === 'Itaú')
      .sum('value'),
  ],
  [
    'quanto gastamos com combustivel no primeiro trimestre de 2026?',
    statement,
    moves
      .during('2026-01', '2026-03')
      .when((r) => r.description === 'Combustível')
      .sum('value'),
  ],
  [
    'qual centro de custo teve mais débito em reais?',
    statement,
    most(debits.by('centre', (g) => g.sum('value'))),
  ],
  [
    'as 3 descrições que mais pesaram nos debitos, em valor',
    statement,
    most(
      debits.by('description', (g) => g.sum('value')),
      3,
    ),
  ],
  ['valor dos debitos por centro de custo', statement, debits.by('centre', (g) => g.sum('value'))],
  [
    'quantos lançamentos tem no extrato do sicoob?',
    statement,
    moves.when((r) => r.account === 'Sicoob').count(),
  ],
  [
    'qts lançamentos do extrato ainda nao foram conciliados',
    statement,
    moves.when((r) => r.checked === 'Não').count(),
  ],
  [
    'que porcentagem dos lançamentos do itau está conciliada?',
    statement,
    moves.when((r) => r.account === 'Itaú').share((r) => r.checked === 'Sim'),
  ],
  [
    'creditos menos debitos no primeiro trimestre de 2026, em reais',
    statement,
    credits.during('2026-01', '2026-03').sum('value') - debits.during('2026-01', '2026-03').sum('value'),
  ],
  ['quanto pagamos de tarifa no nubank?', statement, moves.when((r) => r.account === 'Nubank').sum('fee')],
  [
    'tarifa média cobrada nos boletos do extrato',
    statement,
    moves.when((r) => r.way === 'Boleto').mean('fee'),
  ],
  ['valor do maior debito lançado em janeiro', statement, debits.during('2026-01').max('value')],
  [
    'qual o valor do menor recebimento de cliente?',
    statement,
    moves.when((r) => r.description === 'Recebimento de cliente').min('value'),
  ],
  ['quantos debitos acima de 5 mil reais', statement, debits.when((r) => r.value > 5000).count()],
  [
    'compara o valor dos creditos de outubro com o de novembro',
    statement,
    { before: credits.during('2025-10').sum('value'), after: credits.during('2025-11').sum('value') },
  ],
  [
    'quanto a padaria trigal pagou pra gente no segundo semestre de 2025?',
    statement,
    moves
      .during('2025-07', '2025-12')
      .when((r) => r.party === 'Padaria Trigal')
      .sum('value'),
  ],
  [
    'em que dia da semana sai mais dinheiro em debitos?',
    statement,
    most(debits.byWeekday((g) => g.sum('value'))),
  ],
  [
    'marketing pago no cartao x marketing pago no pix, em reais',
    statement,
    moves
      .when((r) => r.description === 'Marketing' && (r.way === 'Cartão' || r.way === 'Pix'))
      .by('way', (g) => g.sum('value')),
  ],
  ['valor medio dos creditos em cada conta', statement, credits.by('account', (g) => g.mean('value'))],
  [
    'quantos % do valor dos débitos foi salario?',
    statement,
    debits.share((r) => r.description === 'Salários', 'value'),
  ],
  [
    'quantos pagamentos de impostos teve entre 01/08/2025 e 15/09/2025?',
    statement,
    moves
      .from('2025-08-01', '2025-09-15')
      .when((r) => r.description === 'Impostos')
      .count(),
  ],
  ['quantas contrapartes diferentes aparecem nos debitos?', statement, debits.distinct('party')],
  [
    'valor dos debitos da produção sem contar materia prima',
    statement,
    debits.when((r) => r.centre === 'Produção' && r.description !== 'Matéria-prima').sum('value'),
  ],
  ['em qual mês entrou mais crédito, em reais?', statement, most(credits.byMonth((g) => g.sum('value')))],
  ['numero de lançamentos do extrato por forma', statement, moves.by('way', (g) => g.count())],
  [
    'em média quanto sai de debito por mês, em reais?',
    statement,
    debits.sum('value') / debits.byMonth((g) => g.count()).length,
  ],
  [
    'preciso mandar pro contador: total pago de impostos desde janeiro',
    statement,
    moves
      .during('2026-01', '2026-03')
      .when((r) => r.description === 'Impostos')
      .sum('value'),
  ],
  [
    'quanto entrou de credito por pix nas sextas feiras',
    statement,
    credits
      .on(5)
      .when((r) => r.way === 'Pix')
      .sum('value'),
  ],

  // The purchase orders
  ['valor total dos pedidos de compra por mês do pedido', purchases, orders.byMonth((g) => g.sum('total'))],
  [
    'valor total dos pedidos de cimento do residencial aurora',
    purchases,
    orders.when((r) => r.material === 'Cimento' && r.site === 'Residencial Aurora').sum('total'),
  ],
  [
    'quantos sacos de cimento pedimos em outubro?',
    purchases,
    orders
      .during('2025-10')
      .when((r) => r.material === 'Cimento')
      .sum('quantity'),
  ],
  [
    'qual obra tem o maior valor em pedidos de compra?',
    purchases,
    most(orders.by('site', (g) => g.sum('total'))),
  ],
  [
    'top 3 fornecedores em valor total dos pedidos',
    purchases,
    most(
      orders.by('supplier', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'quantos pedidos de compra ainda nao foram entregues?',
    purchases,
    orders.when((r) => r.delivered === 'não').count(),
  ],
  [
    'quantos pedidos nao entregues cada obra tem',
    purchases,
    orders.when((r) => r.delivered === 'não').by('site', (g) => g.count()),
  ],
  [
    'que porcentagem dos pedidos de tijolo foi entregue?',
    purchases,
    orders.when((r) => r.material === 'Tijolo').share((r) => r.delivered === 'sim'),
  ],
  ['total de frete por fornecedor', purchases, orders.by('supplier', (g) => g.sum('freight'))],
  [
    'frete medio por pedido da constrular',
    purchases,
    orders.when((r) => r.supplier === 'Constrular').mean('freight'),
  ],
  ['quantos pedidos sairam sem frete', purchases, orders.when((r) => r.freight === 0).count()],
  [
    'preço unitario medio do vergalhao',
    purchases,
    orders.when((r) => r.material === 'Vergalhão').mean('price'),
  ],
  [
    'valor do pedido mais caro do galpao anhanguera',
    purchases,
    orders.when((r) => r.site === 'Galpão Anhanguera').max('total'),
  ],
  [
    'quantos pedidos passaram de 10 mil reais no valor total?',
    purchases,
    orders.when((r) => r.total > 10_000).count(),
  ],
  [
    'valor total dos pedidos de compra: setembro x outubro',
    purchases,
    { before: orders.during('2025-09').sum('total'), after: orders.during('2025-10').sum('total') },
  ],
  ['qual comprador fez menos pedidos?', purchases, least(orders.by('buyer', (g) => g.count()))],
  [
    'quantos m3 de areia foram pedidos pro galpao anhanguera',
    purchases,
    orders.when((r) => r.material === 'Areia' && r.site === 'Galpão Anhanguera').sum('quantity'),
  ],
  [
    'quanto a sandra comprou em janeiro, em reais?',
    purchases,
    orders
      .during('2026-01')
      .when((r) => r.buyer === 'Sandra')
      .sum('total'),
  ],
  [
    'valor total dos pedidos por material, tirando a bandeirante',
    purchases,
    orders.when((r) => r.supplier !== 'Bandeirante').by('material', (g) => g.sum('total')),
  ],
  [
    'participação do porcelanato no valor total dos pedidos',
    purchases,
    orders.share((r) => r.material === 'Porcelanato', 'total'),
  ],
  ['em média quantos dias entre a data do pedido e a data de entrega?', purchases, orders.mean('wait')],
  [
    'quantos pedidos de compra têm data de entrega em novembro?',
    purchases,
    orders.when((r) => r.arrival?.slice(0, 7) === '2025-11').count(),
  ],
  [
    'quantos pedidos de compra foram feitos em cada dia da semana',
    purchases,
    orders.byWeekday((g) => g.count()),
  ],
  [
    'quantos fornecedores diferentes temos nos pedidos de tinta?',
    purchases,
    orders.when((r) => r.material === 'Tinta').distinct('supplier'),
  ],
  ['qual mês do pedido somou mais frete?', purchases, most(orders.byMonth((g) => g.sum('freight')))],
  [
    'quantidade de brita pedida por obra, em m3',
    purchases,
    orders.when((r) => r.material === 'Brita').by('site', (g) => g.sum('quantity')),
  ],
  [
    'valor total pedido no deposito sao jorge de 15/10/2025 a 30/11/2025',
    purchases,
    orders
      .from('2025-10-15', '2025-11-30')
      .when((r) => r.supplier === 'Depósito São Jorge')
      .sum('total'),
  ],
  ['valor total dos pedidos de compra menos o frete', purchases, orders.sum('total') - orders.sum('freight')],
  [
    'edificio mirante x casa alphaville: valor total dos pedidos',
    purchases,
    orders
      .when((r) => r.site === 'Edifício Mirante' || r.site === 'Casa Alphaville')
      .by('site', (g) => g.sum('total')),
  ],
  [
    'to revendo as compras: quantos pedidos o wagner fez desde fevereiro que ja foram entregues?',
    purchases,
    orders
      .during('2026-02', '2026-03')
      .when((r) => r.buyer === 'Wagner' && r.delivered === 'sim')
      .count(),
  ],

  // The help desk
  ['quantos chamados foram abertos em janeiro?', desk, tickets.during('2026-01').count()],
  ['quantos chamados cada tecnico pegou', desk, tickets.by('technician', (g) => g.count())],
  ['total de horas dos chamados por cliente', desk, tickets.by('client', (g) => g.sum('hours'))],
  ['qual tecnico tem a maior nota media?', desk, most(tickets.by('technician', (g) => g.mean('mark')))],
  ['nota média dos chamados de rede', desk, tickets.when((r) => r.category === 'Rede').mean('mark')],
  ['quantos % dos chamados cumpriram o sla?', desk, tickets.share((r) => r.sla === 'SIM')],
  [
    'quantos chamados urgentes estouraram o sla?',
    desk,
    tickets.when((r) => r.priority === 'Urgente' && r.sla === 'NAO').count(),
  ],
  [
    'qtd de chamados com sla nao cumprido por categoria',
    desk,
    tickets.when((r) => r.sla === 'NAO').by('category', (g) => g.count()),
  ],
  [
    'quantos chamados estao sem data de fechamento',
    desk,
    tickets.when((r) => r.closed === undefined).count(),
  ],
  [
    'os 3 clientes que mais abriram chamado',
    desk,
    most(
      tickets.by('client', (g) => g.count()),
      3,
    ),
  ],
  ['qual categoria teve menos chamados?', desk, least(tickets.by('category', (g) => g.count()))],
  ['média de horas por chamado em cada prioridade', desk, tickets.by('priority', (g) => g.mean('hours'))],
  ['em que dia da semana abrem mais chamados?', desk, most(tickets.byWeekday((g) => g.count()))],
  ['quantos chamados gastaram mais de 6 horas', desk, tickets.when((r) => r.hours > 6).count()],
  [
    'numero de chamados abertos em setembro comparado com outubro',
    desk,
    { before: tickets.during('2025-09').count(), after: tickets.during('2025-10').count() },
  ],
  [
    'quantas horas o bruno fez em chamados abertos em fevereiro?',
    desk,
    tickets
      .during('2026-02')
      .when((r) => r.technician === 'Bruno')
      .sum('hours'),
  ],
  [
    'numero de chamados por canal sem contar os de senha',
    desk,
    tickets.when((r) => r.category !== 'Senha').by('channel', (g) => g.count()),
  ],
  ['quantos chamados foram abertos aos sabados?', desk, tickets.on(6).count()],
  ['quantos chamados ficaram sem nota?', desk, tickets.when((r) => r.mark === undefined).count()],
  [
    'qual a porcentagem das horas dos chamados que foi com impressora?',
    desk,
    tickets.share((r) => r.category === 'Impressora', 'hours'),
  ],
  [
    'maior numero de horas num chamado só da larissa',
    desk,
    tickets.when((r) => r.technician === 'Larissa').max('hours'),
  ],
  [
    'quantos clientes diferentes abriram chamado de rede em dezembro?',
    desk,
    tickets
      .during('2025-12')
      .when((r) => r.category === 'Rede')
      .distinct('client'),
  ],
  [
    'em média quantos chamados são abertos por mês?',
    desk,
    tickets.count() / tickets.byMonth((g) => g.count()).length,
  ],
  [
    'total de horas em chamados: larissa x caio',
    desk,
    tickets
      .when((r) => r.technician === 'Larissa' || r.technician === 'Caio')
      .by('technician', (g) => g.sum('hours')),
  ],
  [
    'quantos chamados o supermercado uniao abriu por mes',
    desk,
    tickets.when((r) => r.client === 'Supermercado União').byMonth((g) => g.count()),
  ],
  ['qual mês de abertura somou mais horas de chamados?', desk, most(tickets.byMonth((g) => g.sum('hours')))],
  [
    'qtos chamados abriram pelo whatsapp entre 10/11/2025 e 10/12/2025?',
    desk,
    tickets
      .from('2025-11-10', '2025-12-10')
      .when((r) => r.channel === 'WhatsApp')
      .count(),
  ],
  [
    'em media quantos dias da abertura ate o fechamento nos chamados de prioridade alta?',
    desk,
    tickets.when((r) => r.priority === 'Alta').mean('wait'),
  ],
  [
    'vou reunir com a farmacia popular: quantos chamados eles abriram desde fevereiro com sla cumprido?',
    desk,
    tickets
      .during('2026-02', '2026-03')
      .when((r) => r.client === 'Farmácia Popular' && r.sla === 'SIM')
      .count(),
  ],
  [
    'quantos chamados tiveram nota até 2?',
    desk,
    tickets.when((r) => r.mark !== undefined && r.mark <= 2).count(),
  ],
]

export const unanswerable: string[] = [
  'qual o limite do cheque especial do sicoob?',
  'qual a taxa de juros do nosso emprestimo?',
  'quantos quilometros rodamos com o combustivel?',
  'quantos pedreiros trabalham no residencial aurora?',
  'quantos andares tem o edificio mirante?',
  'quantos sacos de cimento sobraram no estoque?',
  'qual o cnpj da constrular',
  'qual a idade da larissa?',
  'quantos computadores a clinica bem viver tem?',
  'quanto a farmacia popular paga de mensalidade pelo suporte?',
]
