import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A mattress shop, an advertising agency and a motorcycle workshop. */

const { next, whole, pick, among } = seededBusiness(
  'a mattress shop, an advertising agency, a motorcycle workshop',
)
const days = daysFrom('2025-07-01', 304)

const bedding = [
  { product: 'Colchão de molas', sized: true, from: 89_000, to: 210_000 },
  { product: 'Cama box', sized: true, from: 52_000, to: 130_000 },
  { product: 'Travesseiro', sized: false, from: 4_900, to: 18_900 },
  { product: 'Colchão de espuma', sized: true, from: 39_000, to: 95_000 },
  { product: 'Cabeceira', sized: true, from: 24_000, to: 80_000 },
]
const sizes = [
  { size: 'Casal', factor: 1.3 },
  { size: 'Queen', factor: 1.6 },
  { size: 'Solteiro', factor: 1 },
  { size: 'King', factor: 2 },
]
// Closed on Sundays, busiest on Saturdays and in November.
const sales = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from(
        {
          length:
            weekdayIn(day) === 6 ? whole(4, 6) : day.slice(0, 7) === '2025-11' ? whole(3, 5) : whole(1, 3),
        },
        () => {
          const { product, sized, from, to } = pick(bedding)
          const { size, factor } = pick(sizes)
          const pieces = sized ? among([1, 8], [2, 2]) : whole(1, 4)
          const unit = cents((whole(from, to) / 100) * (sized ? factor : 1))
          const discount = next() < 0.55 ? 0 : cents((pieces * unit * whole(3, 15)) / 100)
          const delivered = next() < (sized ? 0.75 : 0.15) ? 'sim' : 'não'
          return {
            day,
            product,
            brand: among(['Ortobom', 5], ['Castor', 3], ['Probel', 2], ['Herval', 1]),
            size: sized ? size : '',
            seller: among(['Rosângela', 5], ['Wesley', 3], ['Tânia', 2], ['Iuri', 1]),
            payment: among(['Cartão de crédito', 5], ['Pix', 3], ['Crediário', 2], ['Dinheiro', 1]),
            delivered,
            pieces,
            unit,
            gross: cents(pieces * unit),
            discount,
            freight: delivered === 'sim' ? whole(3_000, 18_000) / 100 : undefined,
            total: cents(pieces * unit - discount),
          }
        },
      ),
    ),
)

const advertisers = [
  { client: 'Padaria Trigo Nobre', segment: 'Alimentação' },
  { client: 'Construtora Alvorada', segment: 'Imóveis' },
  { client: 'Loja Mundo Kids', segment: 'Varejo' },
  { client: 'Clínica Derma Bela', segment: 'Saúde' },
  { client: 'Burger do Zé', segment: 'Alimentação' },
  { client: 'Colégio Saber', segment: 'Educação' },
  { client: 'Ótica Visão Clara', segment: 'Varejo' },
]
// From Monday to Friday, most on Mondays.
const jobs = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(3, 5) : whole(1, 3) }, () => ({
        day,
        ...pick(advertisers),
        service: among(
          ['Social media', 6],
          ['Tráfego pago', 4],
          ['Vídeo', 3],
          ['Identidade visual', 2],
          ['Site', 1],
        ),
        attendant: among(['Camila', 5], ['Bruno', 3], ['Letícia', 2]),
        urgent: next() < 0.25 ? 'sim' : 'não',
        status: among(['pago', 6], ['pendente', 2], ['atrasado', 1]),
        hours: whole(2, 40) / 2,
        redone: next() < 0.4 ? 0 : whole(1, 5),
        score: next() < 0.35 ? undefined : whole(4, 10),
        cost: next() < 0.4 ? 0 : whole(5_000, 150_000) / 100,
        price: whole(40_000, 850_000) / 100,
      })),
    ),
)

const motorcycles = {
  cg: { brand: 'HONDA', model: 'CG 160' },
  biz: { brand: 'HONDA', model: 'BIZ 125' },
  fazer: { brand: 'YAMAHA', model: 'FAZER 250' },
  pcx: { brand: 'HONDA', model: 'PCX 160' },
  factor: { brand: 'YAMAHA', model: 'FACTOR 150' },
  intruder: { brand: 'SUZUKI', model: 'INTRUDER 125' },
  bmw: { brand: 'BMW', model: 'G 310 GS' },
}
const repairs = {
  oil: { service: 'TROCA DE OLEO', parts: [3_500, 9_000], labour: [2_000, 4_000] },
  check: { service: 'REVISAO', parts: [8_000, 45_000], labour: [12_000, 30_000] },
  brakes: { service: 'FREIOS', parts: [9_000, 38_000], labour: [4_000, 12_000] },
  chain: { service: 'RELACAO', parts: [14_000, 42_000], labour: [6_000, 11_000] },
  suspension: { service: 'SUSPENSAO', parts: [18_000, 95_000], labour: [12_000, 35_000] },
  tyre: { service: 'PNEU', parts: [17_000, 68_000], labour: [3_000, 6_000] },
  wiring: { service: 'ELETRICA', parts: [5_000, 60_000], labour: [9_000, 28_000] },
}
const within = ([from = 0, to = 0]: number[]) => whole(from, to) / 100
// Closed on Sundays, most on Saturdays. A cancelled order has no amounts, and only a finished one a payment.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(5, 7) : whole(2, 4) }, () => {
        const { brand, model } = among(
          [motorcycles.cg, 7],
          [motorcycles.biz, 5],
          [motorcycles.fazer, 4],
          [motorcycles.pcx, 3],
          [motorcycles.factor, 3],
          [motorcycles.intruder, 2],
          [motorcycles.bmw, 1],
        )
        const repair = among(
          [repairs.oil, 6],
          [repairs.check, 4],
          [repairs.brakes, 3],
          [repairs.chain, 3],
          [repairs.suspension, 2],
          [repairs.tyre, 2],
          [repairs.wiring, 1],
        )
        const status = among(['FINALIZADA', 9], ['AGUARDANDO PECA', 2], ['EM EXECUCAO', 1], ['CANCELADA', 1])
        const isCancelled = status === 'CANCELADA'
        const parts = within(repair.parts)
        const labour = within(repair.labour)
        const payment = among(['PIX', 4], ['CARTAO', 3], ['DINHEIRO', 1])
        return {
          day,
          brand,
          model,
          service: repair.service,
          mechanic: among(['TONINHO', 5], ['GERSON', 3], ['MAICON', 2], ['DUDU', 1]),
          payment: status === 'FINALIZADA' ? payment : '',
          status,
          towed: next() < 0.13 ? 'SIM' : 'NAO',
          km: next() < 0.1 ? undefined : whole(500, 90_000),
          parts: isCancelled ? undefined : parts,
          labour: isCancelled ? undefined : labour,
          total: isCancelled ? undefined : cents(parts + labour),
        }
      }),
    ),
)

const shop = 'Vendas Loja de Colchões'
const agency = 'jobs_agencia_publicidade'
const workshop = 'OS OFICINA MOTOS'

const inReais = (amount: number | undefined) => (amount === undefined ? '' : dotted(commaPrice(amount)))
const withComma = (amount: number | undefined) => (amount === undefined ? '' : decimal(amount))

export const files = [
  file(shop, sales, [
    ['Data da venda', ({ day }) => brazilianDay(day)],
    ['Produto', ({ product }) => product],
    ['Marca', ({ brand }) => brand],
    ['Tamanho', ({ size }) => size],
    ['Vendedor', ({ seller }) => seller],
    ['Forma de pagamento', ({ payment }) => payment],
    ['Entrega em casa', ({ delivered }) => delivered],
    ['Quantidade', ({ pieces }) => pieces],
    ['Preço unitário', ({ unit }) => inReais(unit)],
    ['Desconto', ({ discount }) => inReais(discount)],
    ['Frete', ({ freight }) => inReais(freight)],
    ['Valor total', ({ total }) => inReais(total)],
  ]),
  file(
    agency,
    jobs,
    [
      ['data_job', ({ day }) => day],
      ['cliente', ({ client }) => client],
      ['segmento', ({ segment }) => segment],
      ['servico', ({ service }) => service],
      ['atendente', ({ attendant }) => attendant],
      ['urgente', ({ urgent }) => urgent],
      ['status_pagamento', ({ status }) => status],
      ['horas_criacao', ({ hours }) => hours.toFixed(1)],
      ['refacoes', ({ redone }) => redone],
      ['nota_cliente', ({ score }) => score ?? ''],
      ['custo_terceiros', ({ cost }) => cost.toFixed(2)],
      ['valor_job', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
  file(workshop, orders, [
    ['DT_ABERTURA', ({ day }) => brazilianDay(day)],
    ['MARCA_MOTO', ({ brand }) => brand],
    ['MODELO', ({ model }) => model],
    ['SERVICO', ({ service }) => service],
    ['MECANICO', ({ mechanic }) => mechanic],
    ['FORMA_PGTO', ({ payment }) => payment],
    ['SITUACAO', ({ status }) => status],
    ['GUINCHO', ({ towed }) => towed],
    ['KM', ({ km }) => km ?? ''],
    ['VLR_PECAS', ({ parts }) => withComma(parts)],
    ['VLR_MAO_OBRA', ({ labour }) => withComma(labour)],
    ['VLR_TOTAL', ({ total }) => withComma(total)],
  ]),
]

export const labelled: Labelled[] = [
  // The mattress shop
  ['total vendido na loja de colchões por mês', shop, sales.byMonth((g) => g.sum('total'))],
  [
    'Quanto vendemos de colchão de molas em novembro, em reais?',
    shop,
    sales
      .during('2025-11')
      .when((r) => r.product === 'Colchão de molas')
      .sum('total'),
  ],
  [
    'qtas camas box sairam em dezembro',
    shop,
    sales
      .during('2025-12')
      .when((r) => r.product === 'Cama box')
      .sum('pieces'),
  ],
  [
    'quem foi o vendedor que mais faturou na loja de colchões?',
    shop,
    most(sales.by('seller', (g) => g.sum('total'))),
  ],
  [
    'me mostra os 3 produtos q mais faturam na loja de colchoes',
    shop,
    most(
      sales.by('product', (g) => g.sum('total')),
      3,
    ),
  ],
  ['ticket medio da loja de colchões', shop, sales.mean('total')],
  [
    'Qual marca teve o menor valor vendido na loja de colchões?',
    shop,
    least(sales.by('brand', (g) => g.sum('total'))),
  ],
  [
    'quanto de desconto o Wesley deu em outubro',
    shop,
    sales
      .during('2025-10')
      .when((r) => r.seller === 'Wesley')
      .sum('discount'),
  ],
  ['quantas vendas foram no crediario?', shop, sales.when((r) => r.payment === 'Crediário').count()],
  [
    'Que porcentagem do valor vendido na loja de colchões foi no Pix?',
    shop,
    sales.share((r) => r.payment === 'Pix', 'total'),
  ],
  [
    'quanto a gente vendeu em reais no tamanho queen no quarto trimestre de 2025?',
    shop,
    sales
      .during('2025-10', '2025-12')
      .when((r) => r.size === 'Queen')
      .sum('total'),
  ],
  [
    'compara o faturamento da loja de colchoes em novembro com o de dezembro',
    shop,
    { before: sales.during('2025-11').sum('total'), after: sales.during('2025-12').sum('total') },
  ],
  [
    'Quantas vendas da loja de colchões passaram de R$ 3.000?',
    shop,
    sales.when((r) => r.total > 3000).count(),
  ],
  [
    'em que dia da semana a loja de colchões mais vende, em valor?',
    shop,
    most(sales.byWeekday((g) => g.sum('total'))),
  ],
  [
    'em média, quanto a loja de colchões fatura por dia aberto?',
    shop,
    sales.sum('total') / sales.distinct('day'),
  ],
  [
    'tirando a Ortobom, quanto vendemos de cada produto em reais?',
    shop,
    sales.when((r) => r.brand !== 'Ortobom').by('product', (g) => g.sum('total')),
  ],
  [
    'quantidade de cama box vendida por tamanho',
    shop,
    sales.when((r) => r.product === 'Cama box').by('size', (g) => g.sum('pieces')),
  ],
  ['preço unitário médio do travesseiro', shop, sales.when((r) => r.product === 'Travesseiro').mean('unit')],
  ['quanto cobramos de frete em janeiro?', shop, sales.during('2026-01').sum('freight')],
  ['qual o valor do frete mais caro que a gente já cobrou?', shop, sales.max('freight')],
  [
    'quantas vendas da Tânia em fevereiro foram com entrega em casa?',
    shop,
    sales
      .during('2026-02')
      .when((r) => r.seller === 'Tânia' && r.delivered === 'sim')
      .count(),
  ],
  ['percentual de vendas com entrega em casa', shop, sales.share((r) => r.delivered === 'sim')],
  [
    'valor vendido por vendedor de 15/11/2025 a 05/12/2025',
    shop,
    sales.from('2025-11-15', '2025-12-05').by('seller', (g) => g.sum('total')),
  ],
  [
    'quantidade vezes preço unitário do colchão de espuma, quanto dá no total?',
    shop,
    sales.when((r) => r.product === 'Colchão de espuma').sum('gross'),
  ],
  [
    'nas vendas no crediário, quanto dá o valor total mais o frete?',
    shop,
    sales.when((r) => r.payment === 'Crediário').sum('total') +
      sales.when((r) => r.payment === 'Crediário').sum('freight'),
  ],
  [
    'bom dia! por favor, me diz quanto faturamos com travesseiro da Castor em março',
    shop,
    sales
      .during('2026-03')
      .when((r) => r.product === 'Travesseiro' && r.brand === 'Castor')
      .sum('total'),
  ],
  [
    'quantas vendas sem desconto a rosangela fez',
    shop,
    sales.when((r) => r.seller === 'Rosângela' && r.discount === 0).count(),
  ],
  [
    'Qual foi o melhor mês da loja de colchões em quantidade vendida?',
    shop,
    most(sales.byMonth((g) => g.sum('pieces'))),
  ],
  ['faturamento da loja de colchoes aos sabados em agosto', shop, sales.during('2025-08').on(6).sum('total')],
  ['desconto médio por venda de cada vendedor', shop, sales.by('seller', (g) => g.mean('discount'))],

  // The advertising agency
  ['Quantos jobs a agência fez em setembro?', agency, jobs.during('2025-09').count()],
  ['valor dos jobs por cliente', agency, jobs.by('client', (g) => g.sum('price'))],
  [
    'qual cliente da agência rendeu mais em valor de jobs?',
    agency,
    most(jobs.by('client', (g) => g.sum('price'))),
  ],
  [
    'top 3 serviços da agencia em valor',
    agency,
    most(
      jobs.by('service', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'total de horas de criação em vídeo em outubro',
    agency,
    jobs
      .during('2025-10')
      .when((r) => r.service === 'Vídeo')
      .sum('hours'),
  ],
  [
    'quantos jobs urgentes a Camila atendeu?',
    agency,
    jobs.when((r) => r.attendant === 'Camila' && r.urgent === 'sim').count(),
  ],
  [
    'Qual o valor dos jobs com pagamento pendente?',
    agency,
    jobs.when((r) => r.status === 'pendente').sum('price'),
  ],
  [
    'qto a construtora alvorada ja pagou pra agencia em jobs',
    agency,
    jobs.when((r) => r.client === 'Construtora Alvorada' && r.status === 'pago').sum('price'),
  ],
  ['que parte dos jobs está com pagamento atrasado?', agency, jobs.share((r) => r.status === 'atrasado')],
  ['nota média dos clientes para cada atendente', agency, jobs.by('attendant', (g) => g.mean('score'))],
  ['média de refações por serviço da agência', agency, jobs.by('service', (g) => g.mean('redone'))],
  ['qual serviço da agência teve menos jobs?', agency, least(jobs.by('service', (g) => g.count()))],
  ['quantos jobs passaram de 10 horas de criação?', agency, jobs.when((r) => r.hours > 10).count()],
  ['Jobs de até R$ 1.000, quantos foram?', agency, jobs.when((r) => r.price <= 1000).count()],
  [
    'valor dos jobs: quarto trimestre de 2025 x primeiro trimestre de 2026',
    agency,
    {
      before: jobs.during('2025-10', '2025-12').sum('price'),
      after: jobs.during('2026-01', '2026-03').sum('price'),
    },
  ],
  [
    'valor dos jobs menos o custo de terceiros em dezembro',
    agency,
    jobs.during('2025-12').sum('price') - jobs.during('2025-12').sum('cost'),
  ],
  ['custo com terceiros por mês', agency, jobs.byMonth((g) => g.sum('cost'))],
  ['valor médio dos jobs urgentes', agency, jobs.when((r) => r.urgent === 'sim').mean('price')],
  [
    'qual o maior valor de um job de identidade visual?',
    agency,
    jobs.when((r) => r.service === 'Identidade visual').max('price'),
  ],
  ['valor do job mais barato da agência', agency, jobs.min('price')],
  [
    'quantos clientes diferentes pediram video em fevereiro?',
    agency,
    jobs
      .during('2026-02')
      .when((r) => r.service === 'Vídeo')
      .distinct('client'),
  ],
  [
    'valor dos jobs do segmento Alimentação sem contar tráfego pago',
    agency,
    jobs.when((r) => r.segment === 'Alimentação' && r.service !== 'Tráfego pago').sum('price'),
  ],
  ['em média, quantos jobs a agência pega por dia de trabalho?', agency, jobs.count() / jobs.distinct('day')],
  ['em que dia da semana entra mais job?', agency, most(jobs.byWeekday((g) => g.count()))],
  [
    'qual o percentual do valor dos jobs que veio do varejo?',
    agency,
    jobs.share((r) => r.segment === 'Varejo', 'price'),
  ],
  [
    'oi, td bem? me ve quantos jobs o Bruno pegou entre 10/01/2026 e 20/02/2026',
    agency,
    jobs
      .from('2026-01-10', '2026-02-20')
      .when((r) => r.attendant === 'Bruno')
      .count(),
  ],
  [
    'quantos jobs tiveram nota do cliente abaixo de 7?',
    agency,
    jobs.when((r) => r.score !== undefined && r.score < 7).count(),
  ],
  [
    'em qual mês a agencia gastou mais horas de criação no total',
    agency,
    most(jobs.byMonth((g) => g.sum('hours'))),
  ],
  [
    'qtas refaçoes a clinica derma bela pediu no total',
    agency,
    jobs.when((r) => r.client === 'Clínica Derma Bela').sum('redone'),
  ],
  [
    'Quais os 2 segmentos que menos renderam em valor de jobs?',
    agency,
    least(
      jobs.by('segment', (g) => g.sum('price')),
      2,
    ),
  ],

  // The motorcycle workshop
  ['valor total das OS por mês', workshop, orders.byMonth((g) => g.sum('total'))],
  ['Quantas OS foram abertas em julho?', workshop, orders.during('2025-07').count()],
  [
    'quantas OS de moto honda no primeiro trimestre de 2026',
    workshop,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.brand === 'HONDA')
      .count(),
  ],
  ['qual mecânico pegou mais OS?', workshop, most(orders.by('mechanic', (g) => g.count()))],
  [
    'quanto o Toninho fez de mão de obra em agosto, em reais?',
    workshop,
    orders
      .during('2025-08')
      .when((r) => r.mechanic === 'TONINHO')
      .sum('labour'),
  ],
  [
    'os 3 serviços da oficina com maior valor total',
    workshop,
    most(
      orders.by('service', (g) => g.sum('total')),
      3,
    ),
  ],
  ['valor de peças por marca de moto', workshop, orders.by('brand', (g) => g.sum('parts'))],
  [
    'qts OS estao com a situação aguardando peça?',
    workshop,
    orders.when((r) => r.status === 'AGUARDANDO PECA').count(),
  ],
  ['Que porcentagem das OS foi cancelada?', workshop, orders.share((r) => r.status === 'CANCELADA')],
  [
    'quantas motos chegaram de guincho em cada mês?',
    workshop,
    orders.when((r) => r.towed === 'SIM').byMonth((g) => g.count()),
  ],
  [
    'valor médio da mao de obra na troca de oleo',
    workshop,
    orders.when((r) => r.service === 'TROCA DE OLEO').mean('labour'),
  ],
  [
    'tirando as canceladas, quantas OS cada mecânico pegou?',
    workshop,
    orders.when((r) => r.status !== 'CANCELADA').by('mechanic', (g) => g.count()),
  ],
  ['quantas OS passaram de 800 reais no total?', workshop, orders.when((r) => (r.total ?? 0) > 800).count()],
  [
    'qual o maior valor de peças numa revisão?',
    workshop,
    orders.when((r) => r.service === 'REVISAO').max('parts'),
  ],
  ['Qual modelo de moto teve menos OS?', workshop, least(orders.by('model', (g) => g.count()))],
  ['km médio das motos Yamaha', workshop, orders.when((r) => r.brand === 'YAMAHA').mean('km')],
  [
    'valor de mão de obra em novembro comparado com outubro',
    workshop,
    { before: orders.during('2025-10').sum('labour'), after: orders.during('2025-11').sum('labour') },
  ],
  [
    'quantas OS a oficina abre em média por dia de funcionamento?',
    workshop,
    orders.count() / orders.distinct('day'),
  ],
  ['qual dia da semana a oficina abre mais OS', workshop, most(orders.byWeekday((g) => g.count()))],
  [
    'valor total das OS pagas em dinheiro',
    workshop,
    orders.when((r) => r.payment === 'DINHEIRO').sum('total'),
  ],
  [
    'quantos por cento do valor total das OS veio de pneu?',
    workshop,
    orders.share((r) => r.service === 'PNEU', 'total'),
  ],
  [
    'qto deu de peças pra Biz 125 desde fevereiro, em valor',
    workshop,
    orders
      .during('2026-02', '2026-04')
      .when((r) => r.model === 'BIZ 125')
      .sum('parts'),
  ],
  [
    'valor de peças menos mão de obra nas OS de freios',
    workshop,
    orders.when((r) => r.service === 'FREIOS').sum('parts') -
      orders.when((r) => r.service === 'FREIOS').sum('labour'),
  ],
  [
    'quantos modelos diferentes de moto o Dudu atendeu em outubro?',
    workshop,
    orders
      .during('2025-10')
      .when((r) => r.mechanic === 'DUDU')
      .distinct('model'),
  ],
  [
    'Por gentileza, qual o valor total das OS abertas de 01/12/2025 a 15/01/2026?',
    workshop,
    orders.from('2025-12-01', '2026-01-15').sum('total'),
  ],
  [
    'o chefe quer saber: qnto deu no total as OS de suspensao do Gerson',
    workshop,
    orders.when((r) => r.service === 'SUSPENSAO' && r.mechanic === 'GERSON').sum('total'),
  ],
  ['quantas OS tem em cada situação?', workshop, orders.by('status', (g) => g.count())],
  [
    'quantas OS de revisão foram de motos com menos de 10.000 km?',
    workshop,
    orders.when((r) => r.service === 'REVISAO' && r.km !== undefined && r.km < 10_000).count(),
  ],
  [
    'valor total das OS de sábado sem contar troca de óleo',
    workshop,
    orders
      .on(6)
      .when((r) => r.service !== 'TROCA DE OLEO')
      .sum('total'),
  ],
  [
    'qual mecânico somou menos mão de obra em reais?',
    workshop,
    least(orders.by('mechanic', (g) => g.sum('labour'))),
  ],
]

export const unanswerable: string[] = [
  'qual o salário da Rosângela?',
  'quantos colchões king temos em estoque?',
  'qual a previsão de faturamento da oficina para dezembro de 2026?',
  'qual a placa da moto que mais veio na oficina?',
  'quanto a agência pagou de aluguel em outubro?',
  'quanto vendemos de travesseiro em maio de 2025?',
  'quantos seguidores a Padaria Trigo Nobre ganhou no instagram?',
  'qual o telefone da Construtora Alvorada?',
  'quantos clientes devolveram o colchão?',
  'idade média dos donos das motos',
]
