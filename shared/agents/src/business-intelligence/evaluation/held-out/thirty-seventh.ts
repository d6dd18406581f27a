import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A stained-glass and mirror maker, a call centre of collections and an açaí shop with delivery. */

const { next, whole, pick, among } = seededBusiness('stained glass and mirrors, collections, açaí')
const days = daysFrom('2025-07-01', 304)

// Closed on Sundays, fullest on Wednesdays.
const jobs = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from(
        { length: weekdayIn(day) === 6 ? 1 : weekdayIn(day) === 3 ? whole(3, 5) : whole(1, 3) },
        () => {
          const { piece, glasses, from, to } = among(
            [{ piece: 'Espelho', glasses: ['Comum', 'Bisotado'], from: 28_000, to: 52_000 }, 6],
            [{ piece: 'Box de banheiro', glasses: ['Temperado'], from: 35_000, to: 62_000 }, 4.5],
            [{ piece: 'Vitral', glasses: ['Colorido', 'Jateado'], from: 120_000, to: 260_000 }, 3],
            [{ piece: 'Porta de vidro', glasses: ['Temperado', 'Laminado'], from: 42_000, to: 78_000 }, 2],
            [{ piece: 'Tampo de mesa', glasses: ['Temperado', 'Bisotado'], from: 30_000, to: 56_000 }, 1.4],
            [{ piece: 'Guarda-corpo', glasses: ['Laminado', 'Temperado'], from: 60_000, to: 95_000 }, 1],
          )
          const client = among(
            [{ client: 'Studio Marés', kind: 'Arquiteto' }, 5],
            [{ client: 'Construtora Alvorada', kind: 'Empresa' }, 4],
            [{ client: 'Paróquia Santa Rita', kind: 'Igreja' }, 3],
            [{ client: 'Dona Cidinha', kind: 'Residencial' }, 2],
            [{ client: 'Ateliê Nogueira', kind: 'Arquiteto' }, 1.5],
            [{ client: 'Hotel Beira Rio', kind: 'Empresa' }, 1.2],
            [{ client: 'Seu Orlando', kind: 'Residencial' }, 1],
          )
          const area = whole(5, 60) / 10
          const price = cents((area * whole(from, to)) / 100)
          return {
            day,
            ...client,
            piece,
            glass: pick(glasses),
            glazier: among(['Anselmo', 5], ['Getúlio', 3], ['Bianca', 2], ['Rui', 1]),
            area,
            material: cents((price * whole(30, 55)) / 100),
            price,
            deposit: next() < 0.35 ? undefined : cents((price * whole(30, 50)) / 100),
            fitted: next() < 0.7 ? 'Sim' : 'Não',
            status:
              day < '2026-03-01'
                ? among(['Finalizado', 20], ['Em produção', 1], ['Aguardando medida', 0.5])
                : among(['Finalizado', 3], ['Em produção', 3], ['Aguardando medida', 2]),
          }
        },
      ),
    ),
)

// From Monday to Saturday; few on Saturdays.
const contacts = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? 1 : whole(2, 5) }, () => {
        const { creditor, from, to } = among(
          [{ creditor: 'BANCO AURORA', from: 80_000, to: 900_000 }, 5],
          [{ creditor: 'LOJAS PRIMAVERA', from: 15_000, to: 180_000 }, 4],
          [{ creditor: 'FINANCEIRA ALFA', from: 60_000, to: 600_000 }, 3],
          [{ creditor: 'FACULDADE SABER', from: 90_000, to: 500_000 }, 2],
          [{ creditor: 'TELECOM SUL', from: 6_000, to: 70_000 }, 2],
        )
        const result = among(
          ['SEM CONTATO', 6],
          ['ACORDO', 5],
          ['PROMESSA', 3],
          ['RECUSA', 2.5],
          ['RECADO', 1.5],
        )
        const isDeal = result === 'ACORDO'
        const debt = whole(from, to) / 100
        return {
          day,
          creditor,
          operator: among(['JESSICA', 6], ['WESLEY', 3], ['PATRICIA', 2], ['RUAN', 1.2]),
          channel: among(['LIGAÇÃO', 6], ['SMS', 3], ['E-MAIL', 2], ['URA', 1]),
          state: among(['SP', 5], ['MG', 3], ['PR', 2], ['BA', 1.5]),
          result,
          reached: result === 'SEM CONTATO' || result === 'RECADO' ? 'NAO' : 'SIM',
          late: whole(31, 400),
          debt,
          deal: isDeal ? cents((debt * whole(35, 95)) / 100) : undefined,
          instalments: isDeal ? among([1, 4], [3, 2], [6, 2], [10, 1], [12, 1]) : undefined,
          outcome: isDeal ? among(['PAGO', 5], ['PENDENTE', 3], ['QUEBRADO', 2]) : '',
        }
      }),
    ),
)

// Closed on Mondays, fullest on Sundays. No money, courier or time for what was cancelled.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from(
        { length: weekdayIn(day) === 0 ? whole(4, 7) : weekdayIn(day) === 6 ? whole(3, 5) : whole(1, 3) },
        (_, place) => {
          const { product, from, to } = among(
            [{ product: 'Copo 500 ml', from: 1_800, to: 2_600 }, 6],
            [{ product: 'Copo 300 ml', from: 1_200, to: 1_800 }, 4.5],
            [{ product: 'Barca', from: 4_500, to: 9_000 }, 3],
            [{ product: 'Tigela', from: 2_200, to: 3_400 }, 2],
            [{ product: 'Pote 1 litro', from: 3_200, to: 4_800 }, 1.5],
            [{ product: 'Milk-shake', from: 1_400, to: 2_200 }, 0.8],
          )
          const channel = among(['iFood', 5], ['WhatsApp', 3], ['Balcão', 2])
          const home = among(
            [{ district: 'Jardim Tropical', fee: 500, minutes: 22 }, 5],
            [{ district: 'Centro', fee: 350, minutes: 14 }, 3],
            [{ district: 'Vila Rica', fee: 700, minutes: 32 }, 2],
            [{ district: 'Morada do Sol', fee: 900, minutes: 44 }, 1],
          )
          // Some order of every open day is kept.
          const isCancelled = place > 0 && next() < 0.12
          const isDelivered = channel !== 'Balcão' && !isCancelled
          const quantity = whole(1, 4)
          return {
            day,
            channel,
            district: channel === 'Balcão' ? '' : home.district,
            product,
            quantity,
            courier: isDelivered ? among(['Maicon', 5], ['Duda', 3], ['Kléber', 1.5]) : '',
            payment: among(
              ['Pix', 5],
              ['Crédito', 3],
              ['Débito', 2],
              ['Dinheiro', 1.5],
              ['Vale-refeição', 1],
            ),
            coupon: !isCancelled && next() < 0.3 ? 'sim' : 'não',
            fee: isDelivered ? (home.fee + whole(0, 6) * 50) / 100 : undefined,
            minutes: isDelivered ? home.minutes + whole(0, 22) : undefined,
            value: isCancelled ? undefined : cents((quantity * whole(from, to)) / 100),
            status: isCancelled ? 'cancelado' : 'concluído',
          }
        },
      ),
    ),
)

const glass = 'Serviços Vidraçaria'
const collections = 'ACIONAMENTOS_COBRANCA'
const acai = 'pedidos_acai'

export const files = [
  file(glass, jobs, [
    ['Data do serviço', ({ day }) => brazilianDay(day)],
    ['Cliente', ({ client }) => client],
    ['Tipo de cliente', ({ kind }) => kind],
    ['Peça', ({ piece }) => piece],
    ['Vidro', ({ glass: kindOfGlass }) => kindOfGlass],
    ['Vidraceiro', ({ glazier }) => glazier],
    ['Área (m²)', ({ area }) => decimal(area, 1)],
    ['Custo do material', ({ material }) => dotted(commaPrice(material))],
    ['Valor do serviço', ({ price }) => dotted(commaPrice(price))],
    ['Sinal', ({ deposit }) => (deposit === undefined ? '' : dotted(commaPrice(deposit)))],
    ['Instalação', ({ fitted }) => fitted],
    ['Situação', ({ status }) => status],
  ]),
  file(collections, contacts, [
    ['DT_ACIONAMENTO', ({ day }) => brazilianDay(day)],
    ['CREDOR', ({ creditor }) => creditor],
    ['OPERADOR', ({ operator }) => operator],
    ['CANAL', ({ channel }) => channel],
    ['UF', ({ state }) => state],
    ['RESULTADO', ({ result }) => result],
    ['FALOU_TITULAR', ({ reached }) => reached],
    ['DIAS_ATRASO', ({ late }) => late],
    ['VLR_DIVIDA', ({ debt }) => decimal(debt)],
    ['VLR_ACORDO', ({ deal }) => (deal === undefined ? '' : decimal(deal))],
    ['QTD_PARCELAS', ({ instalments }) => instalments ?? ''],
    ['SIT_ACORDO', ({ outcome }) => outcome],
  ]),
  file(
    acai,
    orders,
    [
      ['data_pedido', ({ day }) => day],
      ['canal', ({ channel }) => channel],
      ['bairro', ({ district }) => district],
      ['produto', ({ product }) => product],
      ['quantidade', ({ quantity }) => quantity],
      ['entregador', ({ courier }) => courier],
      ['forma_pagamento', ({ payment }) => payment],
      ['usou_cupom', ({ coupon }) => coupon],
      ['taxa_entrega', ({ fee }) => (fee === undefined ? '' : fee.toFixed(2))],
      ['tempo_entrega_min', ({ minutes }) => minutes ?? ''],
      ['valor_pedido', ({ value }) => (value === undefined ? '' : value.toFixed(2))],
      ['status', ({ status }) => status],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The stained-glass and mirror maker
  ['valor dos serviços da vidraçaria por mês', glass, jobs.byMonth((g) => g.sum('price'))],
  [
    'Qual o valor total dos serviços de vitral em novembro?',
    glass,
    jobs
      .during('2025-11')
      .when((r) => r.piece === 'Vitral')
      .sum('price'),
  ],
  [
    'qts servicos de espelho tivemos em outubro',
    glass,
    jobs
      .during('2025-10')
      .when((r) => r.piece === 'Espelho')
      .count(),
  ],
  ['qual vidraceiro fez mais serviços?', glass, most(jobs.by('glazier', (g) => g.count()))],
  [
    'os 3 clientes q mais gastaram na vidraçaria',
    glass,
    most(
      jobs.by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  ['valor medio por servico na vidracaria', glass, jobs.mean('price')],
  [
    'área total de box de banheiro de julho a setembro',
    glass,
    jobs
      .during('2025-07', '2025-09')
      .when((r) => r.piece === 'Box de banheiro')
      .sum('area'),
  ],
  [
    'quanto gastamos de material com guarda-corpo?',
    glass,
    jobs.when((r) => r.piece === 'Guarda-corpo').sum('material'),
  ],
  ['quantos servicos tao em producao', glass, jobs.when((r) => r.status === 'Em produção').count()],
  [
    'qual o valor dos serviços que estão aguardando medida?',
    glass,
    jobs.when((r) => r.status === 'Aguardando medida').sum('price'),
  ],
  [
    'Que porcentagem dos serviços da vidraçaria teve instalação?',
    glass,
    jobs.share((r) => r.fitted === 'Sim'),
  ],
  ['quanto recebemos de sinal em dezembro', glass, jobs.during('2025-12').sum('deposit')],
  ['quantos serviços ficaram sem sinal?', glass, jobs.when((r) => r.deposit === undefined).count()],
  [
    'compare o valor dos serviços da vidraçaria em março com o de abril',
    glass,
    { before: jobs.during('2026-03').sum('price'), after: jobs.during('2026-04').sum('price') },
  ],
  ['qtos serviços da vidraçaria passaram de 2 mil reais?', glass, jobs.when((r) => r.price > 2000).count()],
  ['em qual dia da semana a vidraçaria tem mais serviços', glass, most(jobs.byWeekday((g) => g.count()))],
  ['média de serviços da vidraçaria por dia trabalhado', glass, jobs.count() / jobs.distinct('day')],
  ['Custo do material por tipo de vidro', glass, jobs.by('glass', (g) => g.sum('material'))],
  [
    'quanto sobrou em janeiro tirando o custo do material do valor dos serviços?',
    glass,
    jobs.during('2026-01').sum('price') - jobs.during('2026-01').sum('material'),
  ],
  [
    'valor dos serviços por vidraceiro, sem contar a Construtora Alvorada',
    glass,
    jobs.when((r) => r.client !== 'Construtora Alvorada').by('glazier', (g) => g.sum('price')),
  ],
  [
    'quantos clientes diferentes o Getúlio atendeu no primeiro trimestre de 2026?',
    glass,
    jobs
      .during('2026-01', '2026-03')
      .when((r) => r.glazier === 'Getúlio')
      .distinct('client'),
  ],
  [
    'Qual o valor do serviço mais caro que fizemos para igreja?',
    glass,
    jobs.when((r) => r.kind === 'Igreja').max('price'),
  ],
  [
    'o serviço mais barato de tampo de mesa saiu por quanto?',
    glass,
    jobs.when((r) => r.piece === 'Tampo de mesa').min('price'),
  ],
  [
    'participação dos arquitetos no valor dos serviços da vidraçaria',
    glass,
    jobs.share((r) => r.kind === 'Arquiteto', 'price'),
  ],
  ['area media das portas de vidro', glass, jobs.when((r) => r.piece === 'Porta de vidro').mean('area')],
  [
    'valor dos serviços com vidro temperado entre 15/09/2025 e 31/10/2025',
    glass,
    jobs
      .from('2025-09-15', '2025-10-31')
      .when((r) => r.glass === 'Temperado')
      .sum('price'),
  ],
  [
    'qual peça dá menos dinheiro pra vidraçaria, olhando o valor dos serviços?',
    glass,
    least(jobs.by('piece', (g) => g.sum('price'))),
  ],
  [
    'bom dia! qual o valor dos serviços da Bianca com instalação em fevereiro?',
    glass,
    jobs
      .during('2026-02')
      .when((r) => r.glazier === 'Bianca' && r.fitted === 'Sim')
      .sum('price'),
  ],
  ['Quantos serviços têm área de no mínimo 3 m²?', glass, jobs.when((r) => r.area >= 3).count()],
  [
    'qual foi o pior mes da vidraçaria em valor de serviços?',
    glass,
    least(jobs.byMonth((g) => g.sum('price'))),
  ],

  // The call centre of collections
  ['número de acionamentos da cobrança por mês', collections, contacts.byMonth((g) => g.count())],
  [
    'Quantos acordos fechamos em agosto?',
    collections,
    contacts
      .during('2025-08')
      .when((r) => r.result === 'ACORDO')
      .count(),
  ],
  [
    'qual operador fechou mais acordos em quantidade?',
    collections,
    most(contacts.when((r) => r.result === 'ACORDO').by('operator', (g) => g.count())),
  ],
  ['valor total dos acordos por credor', collections, contacts.by('creditor', (g) => g.sum('deal'))],
  [
    'top 3 credores em valor de dívida acionada',
    collections,
    most(
      contacts.by('creditor', (g) => g.sum('debt')),
      3,
    ),
  ],
  ['valor medio dos acordos', collections, contacts.mean('deal')],
  [
    'quantas ligações a Jessica fez em novembro?',
    collections,
    contacts
      .during('2025-11')
      .when((r) => r.operator === 'JESSICA' && r.channel === 'LIGAÇÃO')
      .count(),
  ],
  ['os acordos saem em quantas parcelas, na média?', collections, contacts.mean('instalments')],
  ['qtos acordos foram quebrados', collections, contacts.when((r) => r.outcome === 'QUEBRADO').count()],
  [
    'quanto temos em valor de acordos pendentes?',
    collections,
    contacts.when((r) => r.outcome === 'PENDENTE').sum('deal'),
  ],
  [
    'Em que percentual dos acionamentos falamos com o titular?',
    collections,
    contacts.share((r) => r.reached === 'SIM'),
  ],
  [
    'quantos acionamentos tivemos em abril, tirando os sem contato?',
    collections,
    contacts
      .during('2026-04')
      .when((r) => r.result !== 'SEM CONTATO')
      .count(),
  ],
  [
    'valor dos acordos: dezembro x janeiro',
    collections,
    { before: contacts.during('2025-12').sum('deal'), after: contacts.during('2026-01').sum('deal') },
  ],
  [
    'acordos acima de 1500 reais, quantos foram?',
    collections,
    contacts.when((r) => (r.deal ?? 0) > 1500).count(),
  ],
  [
    'média de dias de atraso na Financeira Alfa',
    collections,
    contacts.when((r) => r.creditor === 'FINANCEIRA ALFA').mean('late'),
  ],
  ['qual dia da semana tem menos acionamentos?', collections, least(contacts.byWeekday((g) => g.count()))],
  [
    'quantos acionamentos fazemos em média por dia de trabalho?',
    collections,
    contacts.count() / contacts.distinct('day'),
  ],
  [
    'quantidade de recusas por UF',
    collections,
    contacts.when((r) => r.result === 'RECUSA').by('state', (g) => g.count()),
  ],
  [
    'qual o vlaor dos acordos da Jessica sem contar a Telecom Sul?',
    collections,
    contacts.when((r) => r.operator === 'JESSICA' && r.creditor !== 'TELECOM SUL').sum('deal'),
  ],
  [
    'quantos acordos foram fechados em 1 parcela só?',
    collections,
    contacts.when((r) => r.instalments === 1).count(),
  ],
  [
    'quantos acordos com mais de 6 parcelas no último trimestre de 2025?',
    collections,
    contacts
      .during('2025-10', '2025-12')
      .when((r) => (r.instalments ?? 0) > 6)
      .count(),
  ],
  [
    'Qual o valor da maior dívida acionada em MG?',
    collections,
    contacts.when((r) => r.state === 'MG').max('debt'),
  ],
  [
    'qual credor tem o maior valor em acordos quebrados?',
    collections,
    most(contacts.when((r) => r.outcome === 'QUEBRADO').by('creditor', (g) => g.sum('deal'))),
  ],
  ['que parte dos acionamentos foi por sms', collections, contacts.share((r) => r.channel === 'SMS')],
  [
    'valor das dívidas de SP acionadas desde fevereiro',
    collections,
    contacts
      .during('2026-02', '2026-04')
      .when((r) => r.state === 'SP')
      .sum('debt'),
  ],
  [
    'qtas promessas o Wesley pegou no primeiro trimestre de 2026',
    collections,
    contacts
      .during('2026-01', '2026-03')
      .when((r) => r.operator === 'WESLEY' && r.result === 'PROMESSA')
      .count(),
  ],
  [
    'nos acionamentos que deram acordo, quanto dá o valor da dívida menos o valor do acordo?',
    collections,
    contacts.when((r) => r.result === 'ACORDO').sum('debt') -
      contacts.when((r) => r.result === 'ACORDO').sum('deal'),
  ],
  [
    'acionamentos com mais de 180 dias de atraso em outubro, quantos foram?',
    collections,
    contacts
      .during('2025-10')
      .when((r) => r.late > 180)
      .count(),
  ],
  ['quantos acionamentos de cada resultado?', collections, contacts.by('result', (g) => g.count())],
  [
    'pfv me manda o valor dos acordos pagos da Faculdade Saber entre 01/10/2025 e 15/12/2025',
    collections,
    contacts
      .from('2025-10-01', '2025-12-15')
      .when((r) => r.creditor === 'FACULDADE SABER' && r.outcome === 'PAGO')
      .sum('deal'),
  ],

  // The açaí shop
  ['quantos pedidos de açaí entraram em cada mês?', acai, orders.byMonth((g) => g.count())],
  [
    'quanto vendemos de barca em janeiro, em reais?',
    acai,
    orders
      .during('2026-01')
      .when((r) => r.product === 'Barca')
      .sum('value'),
  ],
  ['ticket medio do açai', acai, orders.mean('value')],
  [
    'qual bairro gera mais taxa de entrega no total?',
    acai,
    most(orders.when((r) => r.district !== '').by('district', (g) => g.sum('fee'))),
  ],
  [
    'top 3 produtos do açaí em valor vendido',
    acai,
    most(
      orders.by('product', (g) => g.sum('value')),
      3,
    ),
  ],
  [
    'Qual entregador fez mais entregas?',
    acai,
    most(orders.when((r) => r.courier !== '').by('courier', (g) => g.count())),
  ],
  ['tempo médio de entrega do Maicon', acai, orders.when((r) => r.courier === 'Maicon').mean('minutes')],
  ['total de taxa de entrega em fevereiro', acai, orders.during('2026-02').sum('fee')],
  [
    'qts pedidos foram cancelados em dezembro',
    acai,
    orders
      .during('2025-12')
      .when((r) => r.status === 'cancelado')
      .count(),
  ],
  ['Que porcentagem dos pedidos de açaí foi cancelada?', acai, orders.share((r) => r.status === 'cancelado')],
  [
    'quantos pedidos usaram cupom em outubro?',
    acai,
    orders
      .during('2025-10')
      .when((r) => r.coupon === 'sim')
      .count(),
  ],
  ['valor dos pedidos de açaí por canal', acai, orders.by('channel', (g) => g.sum('value'))],
  [
    'compara o valor dos pedidos de açaí de agosto com o de setembro',
    acai,
    { before: orders.during('2025-08').sum('value'), after: orders.during('2025-09').sum('value') },
  ],
  ['qtos pedidos passaram de 60 reais?', acai, orders.when((r) => (r.value ?? 0) > 60).count()],
  [
    'em que dia da semana a gente vende mais açaí em valor?',
    acai,
    most(orders.byWeekday((g) => g.sum('value'))),
  ],
  ['quanto o açaí vende em média por dia que abre?', acai, orders.sum('value') / orders.distinct('day')],
  [
    'valor dos pedidos no pix sem contar o ifood',
    acai,
    orders.when((r) => r.payment === 'Pix' && r.channel !== 'iFood').sum('value'),
  ],
  [
    'quantas unidades de Copo 500 ml saíram em março, sem contar os pedidos cancelados?',
    acai,
    orders
      .during('2026-03')
      .when((r) => r.product === 'Copo 500 ml' && r.status !== 'cancelado')
      .sum('quantity'),
  ],
  ['qtas entregas demoraram mais de 45 minutos?', acai, orders.when((r) => (r.minutes ?? 0) > 45).count()],
  ['taxa de entrega média na Vila Rica', acai, orders.when((r) => r.district === 'Vila Rica').mean('fee')],
  [
    'quantos por cento do valor vendido de açaí veio do iFood?',
    acai,
    orders.share((r) => r.channel === 'iFood', 'value'),
  ],
  ['valor do maior pedido no balcão', acai, orders.when((r) => r.channel === 'Balcão').max('value')],
  ['qual produto do açaí vende menos em reais?', acai, least(orders.by('product', (g) => g.sum('value')))],
  [
    'me diz qauntas entregas a Duda fez no jardim tropical',
    acai,
    orders.when((r) => r.courier === 'Duda' && r.district === 'Jardim Tropical').count(),
  ],
  [
    'pedidos concluídos por forma de pagamento',
    acai,
    orders.when((r) => r.status === 'concluído').by('payment', (g) => g.count()),
  ],
  [
    'quanto vendemos no débito entre 20/12/2025 e 10/01/2026?',
    acai,
    orders
      .from('2025-12-20', '2026-01-10')
      .when((r) => r.payment === 'Débito')
      .sum('value'),
  ],
  [
    'Qual foi o dia com o maior valor vendido no açaí?',
    acai,
    most(orders.by('day', (g) => g.sum('value'))).map(([day, value]): [string, number] => [
      shownDay(day),
      value,
    ]),
  ],
  [
    'quais os dois bairros com maior tempo médio de entrega?',
    acai,
    most(
      orders.when((r) => r.district !== '').by('district', (g) => g.mean('minutes')),
      2,
    ),
  ],
  [
    'quanto o açaí vendeu nos sábados e domingos de novembro?',
    acai,
    orders.during('2025-11').on(6, 0).sum('value'),
  ],
  [
    'oi, consegue ver pra mim quantos entregadores diferentes rodaram em julho?',
    acai,
    orders
      .during('2025-07')
      .when((r) => r.courier !== '')
      .distinct('courier'),
  ],
]

export const unanswerable: string[] = [
  'qual a margem de lucro da barca de açaí?',
  'quanto o Maicon ganha de salário?',
  'qual o estoque de polpa de açaí?',
  'quantos serviços a vidraçaria vai ter em junho de 2026?',
  'quantos acordos fechamos em maio de 2025?',
  'qual o telefone da Paróquia Santa Rita?',
  'quantas peças de vidro quebraram no transporte',
  'qual a duração média das ligações da Jessica?',
  'nota média que os clientes deram no iFood',
  'qual a idade média dos devedores de SP?',
]
