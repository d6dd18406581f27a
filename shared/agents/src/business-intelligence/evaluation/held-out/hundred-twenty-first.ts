import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A home-cleaning agency, a nursery that sells plants wholesale and an agent for vehicle and licence papers. */

const { next, whole, pick, among } = seededBusiness(
  'a cleaning agency, a plant nursery, a vehicle-papers agent',
)
const lastDay = '2026-05-31'
const shifted = (day: string, by: number) => new Date(Date.parse(day) + by * 864e5).toISOString().slice(0, 10)

const kinds: Record<string, { few: number; many: number; from: number; to: number }> = {
  Comum: { few: 6, many: 12, from: 2_800, to: 3_800 },
  Pesada: { few: 10, many: 16, from: 3_500, to: 4_500 },
  Mudança: { few: 8, many: 16, from: 3_600, to: 4_800 },
  'Pós-obra': { few: 12, many: 20, from: 4_500, to: 6_500 },
}
const cleaningsOn = (day: string): number => {
  const holidays = day.startsWith('2025-12') ? 2 : 0
  if (weekdayIn(day) === 5) return whole(5, 7) + holidays
  if (weekdayIn(day) === 6) return whole(1, 3) + holidays
  return whole(2, 4) + holidays
}
let order = 7_200
// Closed on Sundays and in the first weeks of January; most on Fridays and in December. Many give no mark.
const cleanings = new Rows(
  daysFrom('2025-07-01', 335)
    .filter((day) => weekdayIn(day) !== 0 && (day < '2026-01-01' || day > '2026-01-18'))
    .flatMap((day) =>
      Array.from({ length: cleaningsOn(day) }, () => {
        const kind = among(['Comum', 55], ['Pesada', 25], ['Mudança', 12], ['Pós-obra', 8])
        const { few, many, from, to } = kinds[kind] ?? { few: 6, many: 12, from: 2_800, to: 3_800 }
        const hours = whole(few, many) / 2
        const products = next() < 0.35 ? 'Sim' : 'Não'
        const price = cents((hours * whole(from, to)) / 100 + (products === 'Sim' ? 25 : 0))
        order += 1
        return {
          day,
          order,
          cleaner: among(['Ivanilde', 44], ['Cida', 28], ['Rosinete', 17], ['Jucélia', 11]),
          district: among(['Savassi', 38], ['Buritis', 27], ['Pampulha', 18], ['Castelo', 11], ['Sion', 6]),
          home: among(['Apartamento', 55], ['Casa', 28], ['Escritório', 12], ['Kitnet', 5]),
          kind,
          plan: among(['quinzenal', 45], ['avulso', 33], ['semanal', 22]),
          products,
          hours,
          fare: next() < 0.25 ? undefined : among([11.5, 5], [5.75, 3], [17.25, 1]),
          payout: cents(price * among([0.65, 3], [0.7, 2])),
          price,
          mark: next() < 0.3 ? undefined : among([5, 60], [4, 25], [3, 10], [2, 5]),
        }
      }),
    ),
)

const buyers = [
  { client: 'Garden Flora Viva', type: 'Garden center' },
  { client: 'Prefeitura de Holambra', type: 'Prefeitura' },
  { client: 'Paisagismo Verde Lar', type: 'Paisagista' },
  { client: 'Fazenda Santa Rita', type: 'Produtor rural' },
  { client: 'Floricultura Jasmim', type: 'Garden center' },
  { client: 'Prefeitura de Jaguariúna', type: 'Prefeitura' },
  { client: 'Ateliê do Jardim', type: 'Paisagista' },
  { client: 'Sítio Boa Esperança', type: 'Produtor rural' },
]
const buyersOf = (few: number) => {
  const free = [...buyers]
  return Array.from({ length: few }, () => {
    const chosen = pick(free)
    free.splice(free.indexOf(chosen), 1)
    return chosen
  })
}
const plants: Record<string, { from: number; to: number }> = {
  'Ipê-amarelo': { from: 1_800, to: 4_500 },
  Lavanda: { from: 400, to: 900 },
  'Palmeira-areca': { from: 2_000, to: 6_000 },
  Jabuticabeira: { from: 3_500, to: 9_000 },
  Manacá: { from: 1_500, to: 4_000 },
  Pitangueira: { from: 1_200, to: 3_000 },
}
const ordersOn = (day: string): number => {
  const rains = day.startsWith('2025-10') || day.startsWith('2025-11') ? 1 : 0
  return (weekdayIn(day) === 1 ? 3 : among([1, 5], [2, 4], [0, 1])) + rains
}
let invoice = 10_100
// On working days, most on Mondays, never two of a client on a day. What has not left yet has no such date.
const orders = new Rows(
  daysFrom('2025-04-01', 426)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      buyersOf(ordersOn(day)).map((buyer) => {
        const species = among(
          ['Ipê-amarelo', 27],
          ['Lavanda', 22],
          ['Palmeira-areca', 18],
          ['Jabuticabeira', 14],
          ['Manacá', 11],
          ['Pitangueira', 8],
        )
        const { from, to } = plants[species] ?? { from: 1_500, to: 4_000 }
        const pieces = whole(2, 40) * 10
        const own = next() < 0.6 ? 'SIM' : 'NÃO'
        const wait = whole(3, 40)
        const gone = shifted(day, wait)
        const isGone = gone <= lastDay
        invoice += 1
        return {
          day,
          invoice,
          gone: isGone ? gone : undefined,
          wait: isGone ? wait : undefined,
          ...buyer,
          species,
          container: among(['tubete', 46], ['saquinho', 34], ['vaso', 20]),
          size: among(['pequeno', 48], ['médio', 33], ['grande', 19]),
          seller: among(['Gilmar', 48], ['Rosângela', 32], ['Ademir', 20]),
          own,
          pieces,
          freight: own === 'SIM' ? whole(8_000, 95_000) / 100 : undefined,
          total: cents((pieces * whole(from, to)) / 100),
        }
      }),
    ),
)

const services: Record<string, { feeFrom: number; feeTo: number; payFrom: number; payTo: number }> = {
  Transferência: { feeFrom: 25_000, feeTo: 42_000, payFrom: 25_000, payTo: 45_000 },
  Licenciamento: { feeFrom: 16_000, feeTo: 17_500, payFrom: 8_000, payTo: 15_000 },
  'Renovação de CNH': { feeFrom: 11_000, feeTo: 20_000, payFrom: 12_000, payTo: 22_000 },
  Emplacamento: { feeFrom: 19_000, feeTo: 38_000, payFrom: 20_000, payTo: 35_000 },
  'Segunda via': { feeFrom: 6_000, feeTo: 18_000, payFrom: 9_000, payTo: 18_000 },
}
const casesOn = (day: string): number => {
  const season = day.startsWith('2026-01') ? 2 : 0
  if (weekdayIn(day) === 1) return whole(5, 7) + season
  if (weekdayIn(day) === 6) return whole(1, 2) + season
  return whole(2, 4) + season
}
let protocol = 0
// Closed on Sundays. A licence renewal has no vehicle; some clients pay the fee of the Detran themselves.
const cases = new Rows(
  daysFrom('2025-08-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: casesOn(day) }, () => {
        const service = among(
          ['Transferência', 34],
          ['Licenciamento', 27],
          ['Renovação de CNH', 18],
          ['Emplacamento', 13],
          ['Segunda via', 8],
        )
        const own = services[service] ?? { feeFrom: 16_000, feeTo: 17_500, payFrom: 8_000, payTo: 15_000 }
        const urgent = next() < 0.25 ? 'sim' : 'não'
        const wait = urgent === 'sim' ? whole(1, 5) : whole(4, 25)
        const isStuck = next() < 0.05
        const isDone = !isStuck && shifted(day, wait) <= lastDay
        protocol += 1
        return {
          day,
          code: `P-${String(protocol).padStart(4, '0')}`,
          done: isDone ? shifted(day, wait) : undefined,
          wait: isDone ? wait : undefined,
          service,
          vehicle:
            service === 'Renovação de CNH' ? undefined : among(['carro', 60], ['moto', 28], ['caminhão', 12]),
          city: among(['Sorocaba', 45], ['Votorantim', 28], ['Itu', 17], ['Salto', 10]),
          origin: among(['indicação', 40], ['balcão', 28], ['concessionária', 20], ['site', 12]),
          clerk: among(['Célia', 46], ['Murilo', 32], ['Dirce', 22]),
          urgent,
          status: isDone ? 'concluído' : isStuck ? 'exigência' : 'em análise',
          fee: next() < 0.12 ? undefined : whole(own.feeFrom, own.feeTo) / 100,
          pay: whole(own.payFrom, own.payTo) / 100,
          payment: among(['Pix', 45], ['dinheiro', 28], ['cartão', 18], ['boleto', 9]),
        }
      }),
    ),
)
const doneIn = (first: string, last = first) =>
  cases.when(({ done }) => done !== undefined && done.slice(0, 7) >= first && done.slice(0, 7) <= last)

const agency = 'Faxinas e diaristas'
const nursery = 'PEDIDOS VIVEIRO'
const agent = 'processos_despachante'

export const files = [
  file(agency, cleanings, [
    ['Nº OS', ({ order }) => order],
    ['Data', ({ day }) => brazilianDay(day)],
    ['Diarista', ({ cleaner }) => cleaner],
    ['Bairro', ({ district }) => district],
    ['Imóvel', ({ home }) => home],
    ['Tipo de faxina', ({ kind }) => kind],
    ['Plano', ({ plan }) => plan],
    ['Produtos inclusos?', ({ products }) => products],
    ['Horas', ({ hours }) => decimal(hours, 1)],
    ['Passagem (R$)', ({ fare }) => (fare === undefined ? '' : decimal(fare))],
    ['Repasse diarista (R$)', ({ payout }) => decimal(payout)],
    ['Valor cobrado (R$)', ({ price }) => decimal(price)],
    ['Nota do cliente', ({ mark }) => mark ?? ''],
  ]),
  file(nursery, orders, [
    ['Nº NF', ({ invoice }) => invoice],
    ['DT PEDIDO', ({ day }) => brazilianDay(day)],
    ['DT SAÍDA', ({ gone }) => (gone === undefined ? '' : brazilianDay(gone))],
    ['CLIENTE', ({ client }) => client],
    ['TIPO CLIENTE', ({ type }) => type],
    ['ESPÉCIE', ({ species }) => species],
    ['RECIPIENTE', ({ container }) => container],
    ['PORTE', ({ size }) => size],
    ['VENDEDOR', ({ seller }) => seller],
    ['FRETE NOSSO', ({ own }) => own],
    ['QTD MUDAS', ({ pieces }) => pieces],
    ['VLR FRETE', ({ freight }) => (freight === undefined ? '' : commaPrice(freight))],
    ['VLR PEDIDO', ({ total }) => dotted(commaPrice(total))],
  ]),
  file(
    agent,
    cases,
    [
      ['protocolo', ({ code }) => code],
      ['data_entrada', ({ day }) => day],
      ['data_conclusao', ({ done }) => done ?? ''],
      ['servico', ({ service }) => service],
      ['veiculo', ({ vehicle }) => vehicle ?? ''],
      ['cidade', ({ city }) => city],
      ['origem', ({ origin }) => origin],
      ['atendente', ({ clerk }) => clerk],
      ['urgente', ({ urgent }) => urgent],
      ['situacao', ({ status }) => status],
      ['taxa_detran', ({ fee }) => (fee === undefined ? '' : fee.toFixed(2))],
      ['honorario', ({ pay }) => pay.toFixed(2)],
      ['forma_pgto', ({ payment }) => payment],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The cleaning agency
  ['Quantas faxinas fizemos em cada mês?', agency, cleanings.byMonth((g) => g.count())],
  [
    'Quanto a Ivanilde recebeu de repasse em outubro de 2025?',
    agency,
    cleanings
      .during('2025-10')
      .when((r) => r.cleaner === 'Ivanilde')
      .sum('payout'),
  ],
  [
    'valor total cobrado em faxina pos obra',
    agency,
    cleanings.when((r) => r.kind === 'Pós-obra').sum('price'),
  ],
  ['Qual diarista fez mais faxinas?', agency, most(cleanings.by('cleaner', (g) => g.count()))],
  [
    'top 3 bairros em valor cobrado',
    agency,
    most(
      cleanings.by('district', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'qtas horas a cida trabalhou em marco de 2026',
    agency,
    cleanings
      .during('2026-03')
      .when((r) => r.cleaner === 'Cida')
      .sum('hours'),
  ],
  [
    'Que porcentagem das faxinas foi com produtos inclusos?',
    agency,
    cleanings.share((r) => r.products === 'Sim'),
  ],
  [
    'Qual a nota média que os clientes dão para cada diarista?',
    agency,
    cleanings.by('cleaner', (g) => g.mean('mark')),
  ],
  ['qnts faxinas ficaram sem nota do cliente', agency, cleanings.when((r) => r.mark === undefined).count()],
  ['Em que dia da semana temos mais faxinas?', agency, most(cleanings.byWeekday((g) => g.count()))],
  [
    'Compare o valor cobrado nas faxinas de novembro de 2025 com o de dezembro de 2025',
    agency,
    { before: cleanings.during('2025-11').sum('price'), after: cleanings.during('2025-12').sum('price') },
  ],
  [
    'número de faxinas em casa x em apartamento',
    agency,
    cleanings.when((r) => r.home === 'Casa' || r.home === 'Apartamento').by('home', (g) => g.count()),
  ],
  [
    'Quantas faxinas tiveram valor cobrado acima de R$ 300?',
    agency,
    cleanings.when((r) => r.price > 300).count(),
  ],
  ['qual o maior repase q ja pagamos por uma faxina', agency, cleanings.max('payout')],
  [
    'Quanto sobra do valor cobrado nas faxinas depois de descontar o repasse das diaristas?',
    agency,
    cleanings.sum('price') - cleanings.sum('payout'),
  ],
  [
    'qto gastamos de passagem com a rosinete no primeiro trimestre de 2026',
    agency,
    cleanings
      .during('2026-01', '2026-03')
      .when((r) => r.cleaner === 'Rosinete')
      .sum('fare'),
  ],
  [
    'Quantas horas dura, em média, uma faxina em cada tipo de imóvel?',
    agency,
    cleanings.by('home', (g) => g.mean('hours')),
  ],
  [
    'Quantas faxinas do plano quinzenal fizemos no Buritis?',
    agency,
    cleanings.when((r) => r.plan === 'quinzenal' && r.district === 'Buritis').count(),
  ],
  [
    'Qual a participação do plano semanal no valor cobrado das faxinas?',
    agency,
    cleanings.share((r) => r.plan === 'semanal', 'price'),
  ],
  ['qual mes teve menos horas de faxina', agency, least(cleanings.byMonth((g) => g.sum('hours')))],
  [
    'Quantas faxinas fazemos, em média, por dia trabalhado?',
    agency,
    cleanings.count() / cleanings.distinct('day'),
  ],
  [
    'qtas faxinas pesadas foram sem produtos inclusos',
    agency,
    cleanings.when((r) => r.kind === 'Pesada' && r.products === 'Não').count(),
  ],
  [
    'Qual o maior valor cobrado numa faxina na Savassi?',
    agency,
    cleanings.when((r) => r.district === 'Savassi').max('price'),
  ],
  [
    'quantos bairros diferentes a jucelia atendeu em dezembro',
    agency,
    cleanings
      .during('2025-12')
      .when((r) => r.cleaner === 'Jucélia')
      .distinct('district'),
  ],
  [
    'Valor cobrado por tipo de faxina, tirando o plano avulso',
    agency,
    cleanings.when((r) => r.plan !== 'avulso').by('kind', (g) => g.sum('price')),
  ],
  [
    'Quantas faxinas em escritório duraram mais de 6 horas?',
    agency,
    cleanings.when((r) => r.home === 'Escritório' && r.hours > 6).count(),
  ],
  ['quanto cobramos nas faxinas de sexta feira', agency, cleanings.on(5).sum('price')],
  ['Qual o valor cobrado na OS 7350?', agency, cleanings.when((r) => r.order === 7350).sum('price')],
  ['ticket medio da faxina de mudança', agency, cleanings.when((r) => r.kind === 'Mudança').mean('price')],
  [
    'Quantas faxinas receberam nota 5 em abril e maio de 2026?',
    agency,
    cleanings
      .during('2026-04', '2026-05')
      .when((r) => r.mark === 5)
      .count(),
  ],

  // The nursery
  ['Quantos pedidos de mudas foram feitos por mês?', nursery, orders.byMonth((g) => g.count())],
  [
    'Quantas mudas de jabuticabeira foram encomendadas em 2025?',
    nursery,
    orders
      .during('2025-01', '2025-12')
      .when((r) => r.species === 'Jabuticabeira')
      .sum('pieces'),
  ],
  ['valor dos pedidos por tipo de cliente', nursery, orders.by('type', (g) => g.sum('total'))],
  ['qual vendedor vendeu a maior qtd de mudas', nursery, most(orders.by('seller', (g) => g.sum('pieces')))],
  [
    'Quais as 3 espécies com maior valor em pedidos?',
    nursery,
    most(
      orders.by('species', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'qto os produtores rurais encomendaram em reais no segundo semestre de 2025',
    nursery,
    orders
      .during('2025-07', '2025-12')
      .when((r) => r.type === 'Produtor rural')
      .sum('total'),
  ],
  [
    'Quanto cobramos de frete nos pedidos da Fazenda Santa Rita?',
    nursery,
    orders.when((r) => r.client === 'Fazenda Santa Rita').sum('freight'),
  ],
  ['Que porcentagem dos pedidos vai com frete nosso?', nursery, orders.share((r) => r.own === 'SIM')],
  [
    'quantos pedidos sem frete nosso cada vendedor tem?',
    nursery,
    orders.when((r) => r.own === 'NÃO').by('seller', (g) => g.count()),
  ],
  [
    'Quantos pedidos de mudas tiveram saída em março de 2026?',
    nursery,
    orders.when((r) => r.gone !== undefined && r.gone.slice(0, 7) === '2026-03').count(),
  ],
  [
    'qtos pedidos de muda ainda estao sem data de saida',
    nursery,
    orders.when((r) => r.gone === undefined).count(),
  ],
  ['Quantos dias, em média, passam entre o pedido e a saída das mudas?', nursery, orders.mean('wait')],
  [
    'Compare o valor dos pedidos de mudas feitos em abril de 2025 e em abril de 2026',
    nursery,
    { before: orders.during('2025-04').sum('total'), after: orders.during('2026-04').sum('total') },
  ],
  [
    'valor dos pedidos de lavanda x manaca',
    nursery,
    orders
      .when((r) => r.species === 'Lavanda' || r.species === 'Manacá')
      .by('species', (g) => g.sum('total')),
  ],
  ['Quantos pedidos de mudas passaram de R$ 5.000?', nursery, orders.when((r) => r.total > 5000).count()],
  [
    'qual recipiente teve menos mudas encomedadas',
    nursery,
    least(orders.by('container', (g) => g.sum('pieces'))),
  ],
  [
    'Qual a média de mudas por pedido da Prefeitura de Holambra?',
    nursery,
    orders.when((r) => r.client === 'Prefeitura de Holambra').mean('pieces'),
  ],
  [
    'Qual o valor do último pedido feito pela Floricultura Jasmim?',
    nursery,
    orders.when((r) => r.client === 'Floricultura Jasmim').all.at(-1)?.total ?? 0,
  ],
  [
    'qtas mudas em tubete de porte pequeno foram encomendadas',
    nursery,
    orders.when((r) => r.container === 'tubete' && r.size === 'pequeno').sum('pieces'),
  ],
  [
    'Quantos clientes diferentes encomendaram palmeira-areca no primeiro trimestre de 2026?',
    nursery,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.species === 'Palmeira-areca')
      .distinct('client'),
  ],
  [
    'Qual o maior frete cobrado num pedido de ipê-amarelo?',
    nursery,
    orders.when((r) => r.species === 'Ipê-amarelo').max('freight'),
  ],
  [
    'menor valor de pedido de um paisagista',
    nursery,
    orders.when((r) => r.type === 'Paisagista').min('total'),
  ],
  [
    'Qual a participação dos garden centers na quantidade de mudas encomendadas?',
    nursery,
    orders.share((r) => r.type === 'Garden center', 'pieces'),
  ],
  [
    'Em que dia da semana são feitos mais pedidos de mudas?',
    nursery,
    most(orders.byWeekday((g) => g.count())),
  ],
  [
    'Quantas mudas o Ademir vendeu nos pedidos feitos em setembro de 2025, sem contar lavanda?',
    nursery,
    orders
      .during('2025-09')
      .when((r) => r.seller === 'Ademir' && r.species !== 'Lavanda')
      .sum('pieces'),
  ],
  [
    'valor medio do frete nos pedidos da rosangela com frete nosso',
    nursery,
    orders.when((r) => r.seller === 'Rosângela' && r.own === 'SIM').mean('freight'),
  ],
  [
    'Em qual mês de 2026 os pedidos feitos no viveiro deram o maior valor?',
    nursery,
    most(orders.during('2026-01', '2026-05').byMonth((g) => g.sum('total'))),
  ],
  [
    'Quantos pedidos com mais de 300 mudas cada cliente fez?',
    nursery,
    orders.when((r) => r.pieces > 300).by('client', (g) => g.count()),
  ],
  [
    'qto deram em reais os pedidos feitos no viveiro entre 10/11/2025 e 20/12/2025',
    nursery,
    orders.from('2025-11-10', '2025-12-20').sum('total'),
  ],
  ['Quantas mudas foram na NF 10250?', nursery, orders.when((r) => r.invoice === 10250).sum('pieces')],

  // The vehicle-papers agent
  ['Quantos processos deram entrada por mês no despachante?', agent, cases.byMonth((g) => g.count())],
  [
    'Quanto deram de honorários as transferências que entraram em janeiro de 2026?',
    agent,
    cases
      .during('2026-01')
      .when((r) => r.service === 'Transferência')
      .sum('pay'),
  ],
  ['honorario medio por servico', agent, cases.by('service', (g) => g.mean('pay'))],
  ['qual atendente do despachante abriu mais procesos', agent, most(cases.by('clerk', (g) => g.count()))],
  [
    'Quais os 3 serviços do despachante com maior total de honorários?',
    agent,
    most(
      cases.by('service', (g) => g.sum('pay')),
      3,
    ),
  ],
  [
    'qto deu de taxa do detran nos emplacamentos de moto',
    agent,
    cases.when((r) => r.service === 'Emplacamento' && r.vehicle === 'moto').sum('fee'),
  ],
  ['Que porcentagem dos processos é urgente?', agent, cases.share((r) => r.urgent === 'sim')],
  ['Quantos processos foram concluídos em abril de 2026?', agent, doneIn('2026-04').count()],
  ['qtos processos estao em analise', agent, cases.when((r) => r.status === 'em análise').count()],
  [
    'Quantos processos em exigência cada atendente tem?',
    agent,
    cases.when((r) => r.status === 'exigência').by('clerk', (g) => g.count()),
  ],
  [
    'Quantos dias, em média, um processo urgente leva da entrada até a conclusão?',
    agent,
    cases.when((r) => r.urgent === 'sim').mean('wait'),
  ],
  [
    'Compare o total de honorários dos processos de carro com o dos de moto',
    agent,
    cases.when((r) => r.vehicle === 'carro' || r.vehicle === 'moto').by('vehicle', (g) => g.sum('pay')),
  ],
  [
    'Compare quantos processos entraram em dezembro de 2025 e em janeiro de 2026',
    agent,
    { before: cases.during('2025-12').count(), after: cases.during('2026-01').count() },
  ],
  ['em q dia da semana entram mais processos', agent, most(cases.byWeekday((g) => g.count()))],
  [
    'qtas segundas vias foram pedidas em itu',
    agent,
    cases.when((r) => r.service === 'Segunda via' && r.city === 'Itu').count(),
  ],
  ['Quantos processos tiveram honorário acima de R$ 300?', agent, cases.when((r) => r.pay > 300).count()],
  [
    'Qual o maior honorário cobrado numa renovação de CNH?',
    agent,
    cases.when((r) => r.service === 'Renovação de CNH').max('pay'),
  ],
  [
    'menor taxa do detran paga numa transferencia',
    agent,
    cases.when((r) => r.service === 'Transferência').min('fee'),
  ],
  ['Quantos processos estão sem taxa do Detran?', agent, cases.when((r) => r.fee === undefined).count()],
  ['Qual cidade rendeu menos em honorários?', agent, least(cases.by('city', (g) => g.sum('pay')))],
  [
    'Que porcentagem dos honorários do despachante veio por Pix?',
    agent,
    cases.share((r) => r.payment === 'Pix', 'pay'),
  ],
  [
    'qtos processos vieram por indicacao em cada cidade',
    agent,
    cases.when((r) => r.origin === 'indicação').by('city', (g) => g.count()),
  ],
  [
    'Quantos licenciamentos de caminhão a Célia atendeu?',
    agent,
    cases
      .when((r) => r.service === 'Licenciamento' && r.vehicle === 'caminhão' && r.clerk === 'Célia')
      .count(),
  ],
  [
    'Total de honorários por origem, sem contar os processos urgentes',
    agent,
    cases.when((r) => r.urgent === 'não').by('origin', (g) => g.sum('pay')),
  ],
  [
    'qnts processos da dirce foram concluidos no primeiro trimestre de 2026',
    agent,
    doneIn('2026-01', '2026-03')
      .when((r) => r.clerk === 'Dirce')
      .count(),
  ],
  ['Qual foi o mês com mais entradas de processos?', agent, most(cases.byMonth((g) => g.count()))],
  [
    'Em média, quantos processos entram por dia de atendimento no despachante?',
    agent,
    cases.count() / cases.distinct('day'),
  ],
  [
    'Qual o total de honorários das segundas vias que deram entrada numa segunda-feira?',
    agent,
    cases
      .on(1)
      .when((r) => r.service === 'Segunda via')
      .sum('pay'),
  ],
  ['qual o honorario do protocolo P-0200', agent, cases.when((r) => r.code === 'P-0200').sum('pay')],
  [
    'Quanto somam os honorários pagos em dinheiro nos processos que entraram entre 05/01/2026 e 20/02/2026?',
    agent,
    cases
      .from('2026-01-05', '2026-02-20')
      .when((r) => r.payment === 'dinheiro')
      .sum('pay'),
  ],
]

export const unanswerable: string[] = [
  'Quanto gastamos com detergente e água sanitária em dezembro?',
  'qual a idade da cida',
  'Quantas vezes as diaristas faltaram em outubro?',
  'qtas mudas morreram na estufa em 2025',
  'Qual o estoque atual de lavanda no viveiro?',
  'quanto gastamos de adubo e substrato no viveiro',
  'Quantos pontos na carteira têm os clientes do despachante?',
  'qual a placa do caminhão do protocolo P-0150',
  'Quantos candidatos foram reprovados na prova de direção?',
  'Quanto pagamos de aluguel da sala do despachante em março?',
]
