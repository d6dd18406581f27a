import { brazilianDay, cents, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, shownDay, weekdayIn } from './rows'

/* A cold-press juice bar with deliveries, a document service office, a maker of wooden toys. */

const { next, whole, pick, among } = seededBusiness('a juice bar, a document office, a maker of wooden toys')
const days = daysFrom('2025-08-01', 304)
const lastDay = '2026-05-31'

const juices = [
  { juice: 'Couve com Maçã', line: 'Detox', small: 1_390 },
  { juice: 'Laranja com Cenoura', line: 'Imunidade', small: 1_190 },
  { juice: 'Beterraba com Limão', line: 'Energia', small: 1_290 },
  { juice: 'Abacaxi com Hortelã', line: 'Detox', small: 1_250 },
  { juice: 'Melancia com Coco', line: 'Hidratação', small: 1_150 },
  { juice: 'Acerola com Gengibre', line: 'Imunidade', small: 1_490 },
]
const bottleSizes = [
  { size: 300, times: 1 },
  { size: 500, times: 1.5 },
  { size: 1000, times: 2.7 },
]
// Closed on Sundays, most on Saturdays; nothing is delivered to who buys at the counter.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(3, 7) : whole(1, 4) }, () => {
        const { juice, line, small } = pick(juices)
        const { size, times } = pick(bottleSizes)
        const channel = among(['Balcão', 4], ['WhatsApp', 3], ['iFood', 2], ['Site', 1.2])
        const delivered = channel !== 'Balcão'
        const subscriber = next() < 0.28 ? 'Sim' : 'Não'
        const bottles = subscriber === 'Sim' ? whole(3, 10) : whole(1, 5)
        const courier = delivered ? among(['Wesley', 4], ['Diego', 2.5], ['Rafaela', 1.5]) : ''
        const slower = courier === 'Diego' ? 9 : courier === 'Rafaela' ? 4 : 0
        return {
          day,
          juice,
          line,
          size,
          channel,
          district: delivered ? pick(['Moema', 'Pinheiros', 'Vila Mariana', 'Brooklin', 'Itaim']) : '',
          courier,
          subscriber,
          bottles,
          amount: cents((bottles * small * times * whole(90, 100)) / 10_000),
          fee: delivered ? whole(490, 1_690) / 100 : undefined,
          minutes: delivered ? whole(14, 58) + slower : undefined,
          rating: next() < 0.4 ? undefined : among([5, 5], [4, 3], [3, 1.5], [2, 0.6], [1, 0.4]),
        }
      }),
    ),
)

const services = [
  { service: 'Reconhecimento de firma', from: 1_200, to: 4_500, papers: 8, slow: 1 },
  { service: 'Autenticação', from: 900, to: 6_800, papers: 15, slow: 1 },
  { service: 'Certidão', from: 4_500, to: 13_900, papers: 3, slow: 6 },
  { service: 'Procuração', from: 9_000, to: 32_000, papers: 4, slow: 4 },
  { service: 'Apostilamento', from: 13_000, to: 59_000, papers: 6, slow: 8 },
  { service: 'Ata notarial', from: 38_000, to: 139_000, papers: 5, slow: 15 },
]
// Closed on weekends, most on Mondays; what is not handed out has no second date.
const protocols = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(4, 6) : whole(1, 4) }, () => {
        const { service, from, to, papers, slow } = pick(services)
        const urgent = next() < 0.22 ? 'S' : 'N'
        const emolument = whole(from, to) / 100
        const waited = urgent === 'S' ? whole(0, Math.ceil(slow / 3)) : whole(0, slow + 4)
        const planned = daysFrom(day, waited + 1).at(-1) ?? day
        const wanted = among(['ENTREGUE', 8], ['PENDENTE', 1], ['EM EXIGENCIA', 0.5])
        const status = wanted === 'ENTREGUE' && planned > lastDay ? 'PENDENTE' : wanted
        return {
          day,
          handedOut: status === 'ENTREGUE' ? planned : '',
          waited: status === 'ENTREGUE' ? waited : undefined,
          service,
          clerk: among(['Ivone', 4], ['Gilmar', 3], ['Priscila', 2]),
          person: among(['Física', 3], ['Jurídica', 2]),
          urgent,
          documents: whole(1, papers),
          payment: among(['Pix', 5], ['Cartão de débito', 3], ['Dinheiro', 2], ['Boleto', 0.8]),
          status,
          emolument,
          tax: cents((emolument * whole(8, 14)) / 100),
        }
      }),
    ),
)

const toys = [
  { toy: 'Carrinho', from: 2_900, to: 5_900, effort: 1 },
  { toy: 'Quebra-cabeça', from: 3_900, to: 7_900, effort: 1.5 },
  { toy: 'Trenzinho', from: 6_900, to: 12_900, effort: 2 },
  { toy: 'Blocos de montar', from: 5_500, to: 11_500, effort: 1.5 },
  { toy: 'Cavalinho de balanço', from: 18_900, to: 34_900, effort: 4 },
  { toy: 'Casinha de boneca', from: 22_900, to: 48_900, effort: 5 },
]
// Closed on Sundays; what the buyer fetches has no freight.
const commissions = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: whole(1, 3) }, () => {
        const { toy, from, to, effort } = pick(toys)
        const buyer = among(['Loja', 3], ['Consumidor', 4], ['Escola', 2])
        const pieces = buyer === 'Consumidor' ? whole(1, 3) : whole(3, 14)
        const value = (pieces * whole(from, to)) / 100
        return {
          day,
          toy,
          wood: among(['Pinus', 5], ['MDF', 3], ['Eucalipto', 2], ['Imbuia', 0.9]),
          artisan: among(['Ademir', 4.5], ['Luzia', 2.5], ['Caio', 1.5]),
          buyer,
          state: among(['SP', 5], ['MG', 3], ['PR', 2], ['SC', 1.2]),
          personal: next() < 0.35 ? 'sim' : 'não',
          pieces,
          faulty: next() < 0.7 ? 0 : whole(1, Math.min(pieces, 4)),
          hours: Math.max(1, Math.round(pieces * effort * (0.7 + next() * 0.6) * 2)) / 2,
          timber: cents(value * (0.12 + next() * 0.16)),
          freight: next() < 0.2 ? undefined : whole(1_800, 14_900) / 100,
          value: cents(value),
        }
      }),
    ),
)

const juiceBar = 'Pedidos Sucos'
const office = 'PROTOCOLOS DOCUMENTOS'
const workshop = 'encomendas_brinquedos'

export const files = [
  file(juiceBar, orders, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Suco', ({ juice }) => juice],
    ['Linha', ({ line }) => line],
    ['Tamanho (ml)', ({ size }) => size],
    ['Canal', ({ channel }) => channel],
    ['Bairro', ({ district }) => district],
    ['Entregador', ({ courier }) => courier],
    ['Assinante', ({ subscriber }) => subscriber],
    ['Qtd garrafas', ({ bottles }) => bottles],
    ['Valor dos sucos (R$)', ({ amount }) => decimal(amount)],
    ['Taxa de entrega (R$)', ({ fee }) => (fee === undefined ? '' : decimal(fee))],
    ['Tempo de entrega (min)', ({ minutes }) => minutes ?? ''],
    ['Nota do cliente', ({ rating }) => rating ?? ''],
  ]),
  file(office, protocols, [
    ['DT_ENTRADA', ({ day }) => brazilianDay(day)],
    ['DT_ENTREGA', ({ handedOut }) => (handedOut === '' ? '' : brazilianDay(handedOut))],
    ['SERVICO', ({ service }) => service],
    ['ATENDENTE', ({ clerk }) => clerk],
    ['TIPO_PESSOA', ({ person }) => person],
    ['URGENTE', ({ urgent }) => urgent],
    ['QTD_DOCUMENTOS', ({ documents }) => documents],
    ['FORMA_PGTO', ({ payment }) => payment],
    ['SITUACAO', ({ status }) => status],
    ['VLR_EMOLUMENTO', ({ emolument }) => decimal(emolument)],
    ['VLR_TAXA_ESTADUAL', ({ tax }) => decimal(tax)],
  ]),
  file(
    workshop,
    commissions,
    [
      ['data_encomenda', ({ day }) => day],
      ['brinquedo', ({ toy }) => toy],
      ['madeira', ({ wood }) => wood],
      ['artesao', ({ artisan }) => artisan],
      ['tipo_cliente', ({ buyer }) => buyer],
      ['uf', ({ state }) => state],
      ['personalizado', ({ personal }) => personal],
      ['qtd_pecas', ({ pieces }) => pieces],
      ['pecas_defeito', ({ faulty }) => faulty],
      ['horas_oficina', ({ hours }) => hours.toFixed(1)],
      ['custo_madeira', ({ timber }) => timber.toFixed(2)],
      ['frete', ({ freight }) => freight?.toFixed(2) ?? ''],
      ['valor_encomenda', ({ value }) => value.toFixed(2)],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The juice bar
  [
    'bom dia! quantos reais de suco a gente vendeu em novembro?',
    juiceBar,
    orders.during('2025-11').sum('amount'),
  ],
  ['valor dos sucos mes a mes', juiceBar, orders.byMonth((g) => g.sum('amount'))],
  [
    'quantas garrafas de couve com maça sairam em janeiro',
    juiceBar,
    orders
      .during('2026-01')
      .when((r) => r.juice === 'Couve com Maçã')
      .sum('bottles'),
  ],
  ['Qual suco vende mais garrafas?', juiceBar, most(orders.by('juice', (g) => g.sum('bottles')))],
  [
    'top 3 bairros em taxa de entrega',
    juiceBar,
    most(
      orders.when((r) => r.district !== '').by('district', (g) => g.sum('fee')),
      3,
    ),
  ],
  [
    'valor medio dos sucos por pedido no ifood',
    juiceBar,
    orders.when((r) => r.channel === 'iFood').mean('amount'),
  ],
  [
    'quantos pedidos demoraram mais de 45 min pra entregar?',
    juiceBar,
    orders.when((r) => (r.minutes ?? 0) > 45).count(),
  ],
  [
    'tempo médio de entrega de cada entregador',
    juiceBar,
    orders.when((r) => r.courier !== '').by('courier', (g) => g.mean('minutes')),
  ],
  [
    'qual entregador é o mais lento na média do tempo de entrega?',
    juiceBar,
    most(orders.when((r) => r.courier !== '').by('courier', (g) => g.mean('minutes'))),
  ],
  ['Quantos % dos pedidos de suco são de assinante?', juiceBar, orders.share((r) => r.subscriber === 'Sim')],
  [
    'qual a fatia do WhatsApp no valor dos sucos',
    juiceBar,
    orders.share((r) => r.channel === 'WhatsApp', 'amount'),
  ],
  [
    'valor dos sucos: fevereiro contra março',
    juiceBar,
    { before: orders.during('2026-02').sum('amount'), after: orders.during('2026-03').sum('amount') },
  ],
  [
    'em que dia da semana sai mais garrafa de suco?',
    juiceBar,
    most(orders.byWeekday((g) => g.sum('bottles'))),
  ],
  [
    'nota média que os clientes deram nos pedidos de balcao',
    juiceBar,
    orders.when((r) => r.channel === 'Balcão').mean('rating'),
  ],
  [
    'quantos pedidos ficaram sem nota do cliente?',
    juiceBar,
    orders.when((r) => r.rating === undefined).count(),
  ],
  ['total de taxa de entrega em dez/2025', juiceBar, orders.during('2025-12').sum('fee')],
  ['qtd de pedidos por canal', juiceBar, orders.by('channel', (g) => g.count())],
  [
    'qts garrafas de 1000 ml vendemos no primeiro trimestre de 2026',
    juiceBar,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.size === 1000)
      .sum('bottles'),
  ],
  [
    'valor dos sucos que foram pra Moema, tirando o iFood',
    juiceBar,
    orders.when((r) => r.district === 'Moema' && r.channel !== 'iFood').sum('amount'),
  ],
  [
    'a entrega mais demorada do Diego levou quantos minutos?',
    juiceBar,
    orders.when((r) => r.courier === 'Diego').max('minutes'),
  ],
  ['qual linha de suco rendeu menos em reais?', juiceBar, least(orders.by('line', (g) => g.sum('amount')))],
  [
    'pra quantos bairros diferentes a gente entregou suco?',
    juiceBar,
    orders.when((r) => r.district !== '').distinct('district'),
  ],
  [
    'qual foi o dia com o maior valor de sucos vendidos?',
    juiceBar,
    most(orders.by('day', (g) => g.sum('amount'))).map(([day, total]): [string, number] => [
      shownDay(day),
      total,
    ]),
  ],
  [
    'em média quanto dá o valor dos sucos por dia que teve pedido?',
    juiceBar,
    orders.sum('amount') / orders.distinct('day'),
  ],
  [
    'quanto deu o valor dos sucos mais a taxa de entrega em abril?',
    juiceBar,
    orders.during('2026-04').sum('amount') + orders.during('2026-04').sum('fee'),
  ],
  [
    'quantos pedidos de suco tivemos de 10/12/2025 a 24/12/2025?',
    juiceBar,
    orders.from('2025-12-10', '2025-12-24').count(),
  ],
  ['média de garrafas por pedido em cada canal', juiceBar, orders.by('channel', (g) => g.mean('bottles'))],
  [
    'quantos pedidos de assinantes em cada mês',
    juiceBar,
    orders.when((r) => r.subscriber === 'Sim').byMonth((g) => g.count()),
  ],
  [
    'quanto vendemos em valor da linha imunidade aos sábados?',
    juiceBar,
    orders
      .on(6)
      .when((r) => r.line === 'Imunidade')
      .sum('amount'),
  ],
  [
    'oi, me diz quantos pedidos tiveram valor dos sucos acima de 100 reais',
    juiceBar,
    orders.when((r) => r.amount > 100).count(),
  ],

  // The document office
  ['quantos protocolos entraram em outubro?', office, protocols.during('2025-10').count()],
  ['total de emolumentos por mês de entrada', office, protocols.byMonth((g) => g.sum('emolument'))],
  [
    'Quantos protocolos foram entregues em dezembro, pela data de entrega?',
    office,
    protocols.when((r) => r.handedOut.slice(0, 7) === '2025-12').count(),
  ],
  ['qual serviço deu mais emolumento?', office, most(protocols.by('service', (g) => g.sum('emolument')))],
  [
    'emolumento medio de uma procuracao',
    office,
    protocols.when((r) => r.service === 'Procuração').mean('emolument'),
  ],
  [
    'qtd de documentos que a Ivone fez de autenticação',
    office,
    protocols.when((r) => r.clerk === 'Ivone' && r.service === 'Autenticação').sum('documents'),
  ],
  [
    'nº de protocolos urgentes por atendente',
    office,
    protocols.when((r) => r.urgent === 'S').by('clerk', (g) => g.count()),
  ],
  ['que percentual dos protocolos é urgente?', office, protocols.share((r) => r.urgent === 'S')],
  [
    'quanto foi a taxa estadual dos protocolos que entraram em janeiro de 2026?',
    office,
    protocols.during('2026-01').sum('tax'),
  ],
  [
    'quantos protocolos estao com situação pendente',
    office,
    protocols.when((r) => r.status === 'PENDENTE').count(),
  ],
  [
    'compara os emolumentos de pessoa jurídica dos protocolos que entraram em novembro com os de dezembro',
    office,
    {
      before: protocols
        .during('2025-11')
        .when((r) => r.person === 'Jurídica')
        .sum('emolument'),
      after: protocols
        .during('2025-12')
        .when((r) => r.person === 'Jurídica')
        .sum('emolument'),
    },
  ],
  ['em média quantos dias passam da entrada até a entrega do protocolo?', office, protocols.mean('waited')],
  ['qual dia da semana entra mais protocolo?', office, most(protocols.byWeekday((g) => g.count()))],
  ['quantos protocolos tem em cada situação', office, protocols.by('status', (g) => g.count())],
  [
    'emolumentos mais taxa estadual do que foi pago em boleto, quanto dá?',
    office,
    protocols.when((r) => r.payment === 'Boleto').sum('emolument') +
      protocols.when((r) => r.payment === 'Boleto').sum('tax'),
  ],
  [
    'os 2 atendentes com maior valor de emolumentos',
    office,
    most(
      protocols.by('clerk', (g) => g.sum('emolument')),
      2,
    ),
  ],
  [
    'qual o maior emolumento cobrado numa ata notarial?',
    office,
    protocols.when((r) => r.service === 'Ata notarial').max('emolument'),
  ],
  [
    'quantos protocolos de apostilamento tiveram emolumento acima de R$ 300?',
    office,
    protocols.when((r) => r.service === 'Apostilamento' && r.emolument > 300).count(),
  ],
  [
    'quantos protocolos ainda estão sem data de entrega?',
    office,
    protocols.when((r) => r.handedOut === '').count(),
  ],
  [
    'media de documentos por protocolo em cada tipo de serviço',
    office,
    protocols.by('service', (g) => g.mean('documents')),
  ],
  [
    'participação das certidões no total de emolumentos',
    office,
    protocols.share((r) => r.service === 'Certidão', 'emolument'),
  ],
  [
    'quanto a Ivone gerou de emolumentos nos protocolos que entraram de outubro a dezembro, sem contar os urgentes?',
    office,
    protocols
      .during('2025-10', '2025-12')
      .when((r) => r.clerk === 'Ivone' && r.urgent === 'N')
      .sum('emolument'),
  ],
  [
    'quantos protocolos de pessoa fisica entraram desde março',
    office,
    protocols
      .during('2026-03', '2026-05')
      .when((r) => r.person === 'Física')
      .count(),
  ],
  ['qual forma de pagamento tem menos protocolos?', office, least(protocols.by('payment', (g) => g.count()))],
  [
    'quantos protocolos pagos em dinheiro entraram nas segundas-feiras?',
    office,
    protocols
      .on(1)
      .when((r) => r.payment === 'Dinheiro')
      .count(),
  ],
  [
    'qual mês de entrada teve a maior soma de taxa estadual?',
    office,
    most(protocols.byMonth((g) => g.sum('tax'))),
  ],
  [
    'protocolos de reconhecimento de firma com mais de 5 documentos, quantos foram?',
    office,
    protocols.when((r) => r.service === 'Reconhecimento de firma' && r.documents > 5).count(),
  ],
  [
    'soma dos emolumentos dos protocolos que entraram entre 15/01/2026 e 15/02/2026',
    office,
    protocols.from('2026-01-15', '2026-02-15').sum('emolument'),
  ],
  [
    'quantos serviços diferentes tiveram protocolo do Gilmar com entrada em maio?',
    office,
    protocols
      .during('2026-05')
      .when((r) => r.clerk === 'Gilmar')
      .distinct('service'),
  ],
  [
    'em média quantos protocolos entram por mês?',
    office,
    protocols.count() / protocols.byMonth((g) => g.count()).length,
  ],

  // The maker of wooden toys
  ['qual o valor total das encomendas em outubro?', workshop, commissions.during('2025-10').sum('value')],
  [
    'quantas peças de trenzinho foram encomendadas em dezembro',
    workshop,
    commissions
      .during('2025-12')
      .when((r) => r.toy === 'Trenzinho')
      .sum('pieces'),
  ],
  ['valor das encomendas por estado', workshop, commissions.by('state', (g) => g.sum('value'))],
  ['custo de madeira por mes', workshop, commissions.byMonth((g) => g.sum('timber'))],
  [
    'Qual artesão passou mais horas na oficina?',
    workshop,
    most(commissions.by('artisan', (g) => g.sum('hours'))),
  ],
  [
    'quais os 3 brinquedos com maior valor de encomendas',
    workshop,
    most(
      commissions.by('toy', (g) => g.sum('value')),
      3,
    ),
  ],
  [
    'valor médio da encomenda qdo o cliente é loja',
    workshop,
    commissions.when((r) => r.buyer === 'Loja').mean('value'),
  ],
  [
    'quantas encomendas personalizadas entraram em novembro?',
    workshop,
    commissions
      .during('2025-11')
      .when((r) => r.personal === 'sim')
      .count(),
  ],
  [
    'qual a porcentagem de encomendas que são personalizadas',
    workshop,
    commissions.share((r) => r.personal === 'sim'),
  ],
  [
    'do custo de madeira, quantos por cento foi com imbuia?',
    workshop,
    commissions.share((r) => r.wood === 'Imbuia', 'timber'),
  ],
  [
    'quanto sobra do valor das encomendas menos o custo da madeira?',
    workshop,
    commissions.sum('value') - commissions.sum('timber'),
  ],
  [
    'valor das encomendas de brinquedos janeiro x fevereiro',
    workshop,
    {
      before: commissions.during('2026-01').sum('value'),
      after: commissions.during('2026-02').sum('value'),
    },
  ],
  [
    'quantas encomendas passaram de mil reais de valor?',
    workshop,
    commissions.when((r) => r.value > 1000).count(),
  ],
  ['quantidade de peças por tipo de cliente', workshop, commissions.by('buyer', (g) => g.sum('pieces'))],
  [
    'horas de oficina do Ademir em setembro',
    workshop,
    commissions
      .during('2025-09')
      .when((r) => r.artisan === 'Ademir')
      .sum('hours'),
  ],
  ['a encomenda que mais tomou tempo levou quantas horas de oficina?', workshop, commissions.max('hours')],
  ['qual madeira aparece em menos encomendas?', workshop, least(commissions.by('wood', (g) => g.count()))],
  [
    'total de frete das encomendas pra MG',
    workshop,
    commissions.when((r) => r.state === 'MG').sum('freight'),
  ],
  [
    'quantas encomendas estão com o frete em branco?',
    workshop,
    commissions.when((r) => r.freight === undefined).count(),
  ],
  [
    'pecas com defeito da Luzia no total',
    workshop,
    commissions.when((r) => r.artisan === 'Luzia').sum('faulty'),
  ],
  [
    'qual artesao teve mais peças com defeito?',
    workshop,
    most(commissions.by('artisan', (g) => g.sum('faulty'))),
  ],
  [
    'que dia da semana rende mais em valor de encomenda?',
    workshop,
    most(commissions.byWeekday((g) => g.sum('value'))),
  ],
  [
    'boa tarde, quanto as escolas encomendaram em valor no 1º trimestre de 2026?',
    workshop,
    commissions
      .during('2026-01', '2026-03')
      .when((r) => r.buyer === 'Escola')
      .sum('value'),
  ],
  [
    'quantas peças de casinha de boneca em pinus encomendaram?',
    workshop,
    commissions.when((r) => r.toy === 'Casinha de boneca' && r.wood === 'Pinus').sum('pieces'),
  ],
  [
    'custo da madeira por brinquedo sem contar o mdf',
    workshop,
    commissions.when((r) => r.wood !== 'MDF').by('toy', (g) => g.sum('timber')),
  ],
  [
    'quantos brinquedos diferentes o Caio pegou de encomenda em abril?',
    workshop,
    commissions
      .during('2026-04')
      .when((r) => r.artisan === 'Caio')
      .distinct('toy'),
  ],
  [
    'valor das encomendas entre 01/12/2025 e 20/12/2025',
    workshop,
    commissions.from('2025-12-01', '2025-12-20').sum('value'),
  ],
  [
    'qual foi o pior mês em valor de encomendas de brinquedo?',
    workshop,
    least(commissions.byMonth((g) => g.sum('value'))),
  ],
  [
    'tempo medio de oficina, em horas, por encomenda de cada brinquedo',
    workshop,
    commissions.by('toy', (g) => g.mean('hours')),
  ],
  [
    'tô montando a planilha de preço: qual foi a encomenda de menor valor de quebra-cabeça, em reais?',
    workshop,
    commissions.when((r) => r.toy === 'Quebra-cabeça').min('value'),
  ],
]

export const unanswerable: string[] = [
  'quanto gastamos com fruta em janeiro?',
  'qual o salario do Wesley?',
  'quantas garrafas de suco de maracujá vendemos?',
  'quanto vendemos de suco em julho de 2024?',
  'qual a placa da moto da Rafaela?',
  'quantos protocolos de divórcio entraram em março?',
  'qual o cpf do cliente da última procuração?',
  'quanto pagamos de aluguel da oficina em dezembro?',
  'quantos trenzinhos ainda tem no estoque?',
  'de qual fornecedor a gente compra o pinus mais barato?',
]
