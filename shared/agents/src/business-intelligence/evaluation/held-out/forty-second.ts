import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* The ultrasound unit of a small hospital, a removal firm and a craft chocolate maker. */

const { next, whole, among } = seededBusiness('an ultrasound unit, a removal firm, a chocolate maker')
const days = daysFrom('2025-07-01', 304)

const orBlank = (
  value: number | undefined,
  shown: (known: number) => string | number = (known) => known,
): string | number => (value === undefined ? '' : shown(value))

const scans: [{ exam: string; from: number; to: number; minutes: number }, number][] = [
  [{ exam: 'Abdome total', from: 12_000, to: 18_000, minutes: 20 }, 5],
  [{ exam: 'Obstétrico', from: 13_000, to: 17_000, minutes: 25 }, 4],
  [{ exam: 'Transvaginal', from: 11_000, to: 16_000, minutes: 15 }, 3],
  [{ exam: 'Tireoide', from: 10_000, to: 15_000, minutes: 10 }, 2.2],
  [{ exam: 'Mamas', from: 11_000, to: 16_000, minutes: 18 }, 1.6],
  [{ exam: 'Doppler venoso', from: 25_000, to: 40_000, minutes: 35 }, 0.9],
  [{ exam: 'Próstata', from: 10_000, to: 14_000, minutes: 14 }, 0.7],
]
const plans: [{ plan: string; factor: number }, number][] = [
  [{ plan: 'SUS', factor: 0.4 }, 6],
  [{ plan: 'Unimed', factor: 0.8 }, 5],
  [{ plan: 'Particular', factor: 1.3 }, 1.5],
  [{ plan: 'Cassi', factor: 0.9 }, 1],
]
const origins: [{ origin: string; longest: number; urgency: number }, number][] = [
  [{ origin: 'Ambulatório', longest: 95, urgency: 0.06 }, 5],
  [{ origin: 'Pronto-socorro', longest: 45, urgency: 0.65 }, 2.5],
  [{ origin: 'Internação', longest: 70, urgency: 0.15 }, 1.2],
]
const doctors: [{ doctor: string; slower: number }, number][] = [
  [{ doctor: 'Dra. Helena', slower: 0 }, 4],
  [{ doctor: 'Dr. Augusto', slower: 4 }, 2.5],
  [{ doctor: 'Dra. Sílvia', slower: 10 }, 1.3],
]
// Closed on Sundays, crowded on Mondays, quiet in December.
const exams = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) => {
      const weekday = weekdayIn(day)
      const few = weekday === 6 || day.startsWith('2025-12')
      return Array.from({ length: few ? whole(1, 2) : weekday === 1 ? whole(5, 7) : whole(2, 4) }, () => {
        const { exam, from, to, minutes } = among(...scans)
        const { plan, factor } = among(...plans)
        const { origin, longest, urgency } = among(...origins)
        const { doctor, slower } = among(...doctors)
        const status = among(['REALIZADO', 8], ['FALTOU', 2], ['CANCELADO', 1])
        const isDone = status === 'REALIZADO'
        return {
          day,
          exam,
          doctor,
          plan,
          origin,
          room: among(['Sala 1', 3], ['Sala 2', 2]),
          urgent: next() < urgency ? 'S' : 'N',
          status,
          wait: isDone ? whole(3, longest) : undefined,
          duration: isDone ? minutes + slower + whole(-5, 10) : undefined,
          report: isDone && next() < 0.9 ? whole(1, 72) : undefined,
          price: isDone ? cents((whole(from, to) * factor) / 100) : undefined,
        }
      })
    }),
)
const performed = exams.when((r) => r.status === 'REALIZADO')

const cities: [{ city: string; near: number; far: number; tolls: number }, number][] = [
  [{ city: 'Campinas', near: 5, far: 40, tolls: 0 }, 5],
  [{ city: 'São Paulo', near: 90, far: 130, tolls: 3 }, 3],
  [{ city: 'Sorocaba', near: 80, far: 110, tolls: 2 }, 1.8],
  [{ city: 'Belo Horizonte', near: 560, far: 620, tolls: 9 }, 1],
  [{ city: 'Curitiba', near: 460, far: 520, tolls: 7 }, 0.6],
]
const services: [{ service: string; from: number; to: number; fewest: number; crew: number }, number][] = [
  [{ service: 'Mudança residencial', from: 90_000, to: 350_000, fewest: 2, crew: 4 }, 5],
  [{ service: 'Frete', from: 15_000, to: 70_000, fewest: 0, crew: 2 }, 3],
  [{ service: 'Mudança comercial', from: 180_000, to: 700_000, fewest: 3, crew: 6 }, 1.6],
  [{ service: 'Içamento', from: 80_000, to: 200_000, fewest: 1, crew: 3 }, 0.6],
]
const vehicleFor = (service: string): string =>
  service === 'Frete'
    ? among(['Fiorino', 2], ['HR', 1])
    : service === 'Içamento'
      ? 'Caminhão munck'
      : among(['Caminhão baú', 3], ['Caminhão toco', 1.6])
// Closed on Sundays, most on Saturdays and in January; some days have no work.
const jobs = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) => {
      const many = weekdayIn(day) === 6 || day.startsWith('2026-01')
      return Array.from({ length: many ? whole(2, 4) : whole(0, 3) }, () => {
        const { service, from, to, fewest, crew } = among(...services)
        const { city, near, far, tolls } = among(...cities)
        const km = whole(near, far)
        return {
          day,
          service,
          city,
          vehicle: vehicleFor(service),
          driver: among(['Genivaldo', 4], ['Ademir', 2.5], ['Wesley', 1.4], ['Cícero', 0.7]),
          helpers: whole(fewest, crew),
          km,
          dismantling: service.startsWith('Mudança') && next() < 0.55 ? 'sim' : 'não',
          status: among(['pago', 6], ['pendente', 2], ['atrasado', 1.5]),
          toll: tolls === 0 ? undefined : (tolls * whole(900, 1_600)) / 100,
          // Not every receipt was handed in.
          fuel: next() < 0.08 ? undefined : cents((2_000 + km * whole(180, 260)) / 100),
          price: cents(whole(from, to) / 100 + km * 2),
        }
      })
    }),
)

interface Chocolate {
  product: string
  line: string
  cacao: number
  from: number
  to: number
}
const everyday: [Chocolate, number][] = [
  [{ product: 'Barra 70%', line: 'Barras', cacao: 70, from: 1_800, to: 2_600 }, 5],
  [{ product: 'Barra ao leite', line: 'Barras', cacao: 45, from: 1_600, to: 2_200 }, 3.6],
  [{ product: 'Trufa de maracujá', line: 'Bombons', cacao: 54, from: 600, to: 900 }, 3],
  [{ product: 'Bombom de cupuaçu', line: 'Bombons', cacao: 60, from: 500, to: 800 }, 2],
  [{ product: 'Caixa degustação', line: 'Presentes', cacao: 60, from: 7_900, to: 14_900 }, 1.2],
  [{ product: 'Nibs de cacau', line: 'Ingredientes', cacao: 100, from: 2_500, to: 3_800 }, 1],
]
const beforeEaster: [Chocolate, number][] = [
  ...everyday,
  [{ product: 'Ovo de colher', line: 'Presentes', cacao: 54, from: 6_500, to: 12_000 }, 3],
]
// Closed on Mondays, most on Saturdays, in December and in March.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) => {
      const weekday = weekdayIn(day)
      const isBeforeEaster = day >= '2026-02-01' && day <= '2026-04-05'
      const extra = day.startsWith('2025-12') || day.startsWith('2026-03') ? 2 : 0
      const usual = weekday === 6 ? whole(4, 6) : weekday === 0 ? whole(2, 3) : whole(1, 3)
      return Array.from({ length: usual + extra }, () => {
        const { product, line, cacao, from, to } = among(...(isBeforeEaster ? beforeEaster : everyday))
        const channel = among(['Loja', 5], ['Site', 3], ['Feira', 1.8], ['Revenda', 1])
        const isResale = channel === 'Revenda'
        const pieces = isResale ? whole(8, 30) : whole(1, 4)
        const unit = whole(from, to) / 100
        return {
          day,
          product,
          line,
          cacao,
          channel,
          payment: among(
            ['Pix', 4],
            ['Cartão de crédito', 2.5],
            ['Cartão de débito', 1.4],
            ['Dinheiro', 0.8],
          ),
          status: next() < (isResale ? 0.5 : 0.08) ? 'Pendente' : 'Pago',
          gift: !isResale && next() < 0.35 ? 'Sim' : 'Não',
          pieces,
          unit,
          delivery: isResale
            ? whole(3_000, 8_000) / 100
            : channel === 'Site'
              ? whole(1_200, 3_500) / 100
              : undefined,
          total: cents(pieces * unit),
        }
      })
    }),
)

const ultrasound = 'EXAMES_ULTRASSOM'
const removals = 'mudancas_e_fretes'
const chocolate = 'Vendas Chocolates Artesanais'

export const files = [
  file(ultrasound, exams, [
    ['DT_EXAME', ({ day }) => brazilianDay(day)],
    ['TIPO_EXAME', ({ exam }) => exam],
    ['MEDICO', ({ doctor }) => doctor],
    ['CONVENIO', ({ plan }) => plan],
    ['ORIGEM', ({ origin }) => origin],
    ['SALA', ({ room }) => room],
    ['URGENTE', ({ urgent }) => urgent],
    ['STATUS', ({ status }) => status],
    ['MIN_ESPERA', ({ wait }) => orBlank(wait)],
    ['MIN_DURACAO', ({ duration }) => orBlank(duration)],
    ['HRS_LAUDO', ({ report }) => orBlank(report)],
    ['VLR_EXAME', ({ price }) => orBlank(price, (known) => decimal(known))],
  ]),
  file(
    removals,
    jobs,
    [
      ['data_servico', ({ day }) => day],
      ['tipo_servico', ({ service }) => service],
      ['cidade_destino', ({ city }) => city],
      ['veiculo', ({ vehicle }) => vehicle],
      ['motorista', ({ driver }) => driver],
      ['ajudantes', ({ helpers }) => helpers],
      ['km_rodados', ({ km }) => km],
      ['desmontagem', ({ dismantling }) => dismantling],
      ['situacao', ({ status }) => status],
      ['pedagio', ({ toll }) => orBlank(toll, (known) => known.toFixed(2))],
      ['combustivel', ({ fuel }) => orBlank(fuel, (known) => known.toFixed(2))],
      ['valor_servico', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
  file(chocolate, orders, [
    ['Data da venda', ({ day }) => brazilianDay(day)],
    ['Produto', ({ product }) => product],
    ['Linha', ({ line }) => line],
    ['Cacau (%)', ({ cacao }) => cacao],
    ['Canal de venda', ({ channel }) => channel],
    ['Forma de pagamento', ({ payment }) => payment],
    ['Situação', ({ status }) => status],
    ['Embalagem para presente', ({ gift }) => gift],
    ['Quantidade', ({ pieces }) => pieces],
    ['Preço unitário', ({ unit }) => commaPrice(unit)],
    ['Taxa de entrega', ({ delivery }) => orBlank(delivery, commaPrice)],
    ['Valor total', ({ total }) => dotted(commaPrice(total))],
  ]),
]

export const labelled: Labelled[] = [
  // The ultrasound unit
  ['quantos exames foram realizados em agosto?', ultrasound, performed.during('2025-08').count()],
  ['Quantidade de exames realizados por médico', ultrasound, performed.by('doctor', (g) => g.count())],
  ['valor total dos exames por convênio', ultrasound, exams.by('plan', (g) => g.sum('price'))],
  [
    'em novembro qtos exames ficaram com status faltou?',
    ultrasound,
    exams
      .during('2025-11')
      .when((r) => r.status === 'FALTOU')
      .count(),
  ],
  [
    'tempo medio de espera dos exames do pronto-socorro',
    ultrasound,
    exams.when((r) => r.origin === 'Pronto-socorro').mean('wait'),
  ],
  [
    'Qual médico tem a maior duração média de exame?',
    ultrasound,
    most(exams.by('doctor', (g) => g.mean('duration'))),
  ],
  [
    'os 3 tipos de exame que mais faturam',
    ultrasound,
    most(
      exams.by('exam', (g) => g.sum('price')),
      3,
    ),
  ],
  ['Que porcentagem dos exames foi cancelada?', ultrasound, exams.share((r) => r.status === 'CANCELADO')],
  [
    'ticket médio dos exames particulares',
    ultrasound,
    exams.when((r) => r.plan === 'Particular').mean('price'),
  ],
  [
    'quanto a gente faturou de exame pelo sus no ultimo trimestre de 2025',
    ultrasound,
    exams
      .during('2025-10', '2025-12')
      .when((r) => r.plan === 'SUS')
      .sum('price'),
  ],
  [
    'compara o valor dos exames de janeiro com o de fevereiro',
    ultrasound,
    { before: exams.during('2026-01').sum('price'), after: exams.during('2026-02').sum('price') },
  ],
  [
    'quantos exames tiveram espera acima de 60 minutos?',
    ultrasound,
    exams.when((r) => r.wait !== undefined && r.wait > 60).count(),
  ],
  ['qual dia da semana tem mais exames realizados?', ultrasound, most(performed.byWeekday((g) => g.count()))],
  [
    'contando todos os status, quantos exames temos em média por dia de atendimento?',
    ultrasound,
    exams.count() / exams.distinct('day'),
  ],
  [
    'quantos exames marcados como urgentes por mês',
    ultrasound,
    exams.when((r) => r.urgent === 'S').byMonth((g) => g.count()),
  ],
  [
    'quanto dura em média um doppler venoso?',
    ultrasound,
    exams.when((r) => r.exam === 'Doppler venoso').mean('duration'),
  ],
  [
    'faturamento dos exames transvaginal da dra helena desde janeiro',
    ultrasound,
    exams
      .during('2026-01', '2026-04')
      .when((r) => r.exam === 'Transvaginal' && r.doctor === 'Dra. Helena')
      .sum('price'),
  ],
  [
    'valor total dos exames tirando SUS e Particular',
    ultrasound,
    exams.when((r) => r.plan !== 'SUS' && r.plan !== 'Particular').sum('price'),
  ],
  [
    'qual foi o maior tempo de espera na sala 2?',
    ultrasound,
    exams.when((r) => r.room === 'Sala 2').max('wait'),
  ],
  [
    'Quantos tipos de exame diferentes a Dra. Sílvia realizou em março?',
    ultrasound,
    performed
      .during('2026-03')
      .when((r) => r.doctor === 'Dra. Sílvia')
      .distinct('exam'),
  ],
  ['valor do exame mais caro da unimed', ultrasound, exams.when((r) => r.plan === 'Unimed').max('price')],
  [
    'quantos por cento do faturamento dos exames vem da Unimed?',
    ultrasound,
    exams.share((r) => r.plan === 'Unimed', 'price'),
  ],
  [
    'qts exames cancelados teve cada convenio',
    ultrasound,
    exams.when((r) => r.status === 'CANCELADO').by('plan', (g) => g.count()),
  ],
  ['média de horas do laudo por médico', ultrasound, exams.by('doctor', (g) => g.mean('report'))],
  [
    'quantos exames tiveram laudo em até 24 horas?',
    ultrasound,
    exams.when((r) => r.report !== undefined && r.report <= 24).count(),
  ],
  [
    'exames realizados entre 10/09/2025 e 25/10/2025, quantos foram?',
    ultrasound,
    performed.from('2025-09-10', '2025-10-25').count(),
  ],
  [
    'bom dia! consegue ver pra mim qual foi o valor total dos exames de tireoide em outubro e novembro?',
    ultrasound,
    exams
      .during('2025-10', '2025-11')
      .when((r) => r.exam === 'Tireoide')
      .sum('price'),
  ],
  ['que mes teve menos exames realizados', ultrasound, least(performed.byMonth((g) => g.count()))],
  ['Qual convênio rendeu menos em exames?', ultrasound, least(exams.by('plan', (g) => g.sum('price')))],
  [
    'quantos exames realizados na sala 1 não eram urgentes?',
    ultrasound,
    performed.when((r) => r.room === 'Sala 1' && r.urgent === 'N').count(),
  ],

  // The removal firm
  ['quantos serviços os motoristas fizeram em dezembro?', removals, jobs.during('2025-12').count()],
  ['valor dos serviços por motorista', removals, jobs.by('driver', (g) => g.sum('price'))],
  [
    'quanto faturamos com mudanca residencial em janeiro',
    removals,
    jobs
      .during('2026-01')
      .when((r) => r.service === 'Mudança residencial')
      .sum('price'),
  ],
  [
    'qnts km o genivaldo rodou em outubro?',
    removals,
    jobs
      .during('2025-10')
      .when((r) => r.driver === 'Genivaldo')
      .sum('km'),
  ],
  ['qual cidade de destino somou mais km rodados?', removals, most(jobs.by('city', (g) => g.sum('km')))],
  [
    'top 3 motoristas em número de serviços',
    removals,
    most(
      jobs.by('driver', (g) => g.count()),
      3,
    ),
  ],
  [
    'gasto médio de combustível nos serviços pra São Paulo',
    removals,
    jobs.when((r) => r.city === 'São Paulo').mean('fuel'),
  ],
  ['gasto com pedagio mes a mes', removals, jobs.byMonth((g) => g.sum('toll'))],
  ['Qual a porcentagem de serviços com situação pago?', removals, jobs.share((r) => r.status === 'pago')],
  [
    'quanto tá pendente nos serviços de frete, em valor?',
    removals,
    jobs.when((r) => r.service === 'Frete' && r.status === 'pendente').sum('price'),
  ],
  [
    'valor dos serviços atrasados por tipo de serviço',
    removals,
    jobs.when((r) => r.status === 'atrasado').by('service', (g) => g.sum('price')),
  ],
  [
    'valor médio da mudança comercial',
    removals,
    jobs.when((r) => r.service === 'Mudança comercial').mean('price'),
  ],
  ['quantos serviços passaram de 3 mil reais?', removals, jobs.when((r) => r.price > 3000).count()],
  [
    'em que dia da semana os motoristas fazem mais serviços?',
    removals,
    most(jobs.byWeekday((g) => g.count())),
  ],
  [
    'compare o gasto de combustivel de março com o de abril',
    removals,
    { before: jobs.during('2026-03').sum('fuel'), after: jobs.during('2026-04').sum('fuel') },
  ],
  [
    'valor dos serviços menos o combustível em fevereiro',
    removals,
    jobs.during('2026-02').sum('price') - jobs.during('2026-02').sum('fuel'),
  ],
  [
    'quantos servicos com desmontagem o Ademir fez',
    removals,
    jobs.when((r) => r.driver === 'Ademir' && r.dismantling === 'sim').count(),
  ],
  [
    'participação de Belo Horizonte no valor dos serviços',
    removals,
    jobs.share((r) => r.city === 'Belo Horizonte', 'price'),
  ],
  [
    'Qual a soma de ajudantes nas mudanças comerciais do terceiro trimestre de 2025?',
    removals,
    jobs
      .during('2025-07', '2025-09')
      .when((r) => r.service === 'Mudança comercial')
      .sum('helpers'),
  ],
  ['qual veículo rodou menos km?', removals, least(jobs.by('vehicle', (g) => g.sum('km')))],
  [
    'tirando campinas, quantos serviços por cidade de destino',
    removals,
    jobs.when((r) => r.city !== 'Campinas').by('city', (g) => g.count()),
  ],
  [
    'quantos km teve a viagem mais longa do Wesley?',
    removals,
    jobs.when((r) => r.driver === 'Wesley').max('km'),
  ],
  ['quantos serviços fazemos em média por dia trabalhado?', removals, jobs.count() / jobs.distinct('day')],
  [
    'quanto pagamos de pedágio entre 01/11/2025 e 15/01/2026?',
    removals,
    jobs.from('2025-11-01', '2026-01-15').sum('toll'),
  ],
  [
    'pra quantas cidades diferentes o Cícero foi no primeiro trimestre de 2026?',
    removals,
    jobs
      .during('2026-01', '2026-03')
      .when((r) => r.driver === 'Cícero')
      .distinct('city'),
  ],
  [
    'Qual foi o mês com maior valor de serviços dos motoristas?',
    removals,
    most(jobs.byMonth((g) => g.sum('price'))),
  ],
  [
    'qto faturou de mudança residencial aos sabados',
    removals,
    jobs
      .on(6)
      .when((r) => r.service === 'Mudança residencial')
      .sum('price'),
  ],
  [
    'oi, me fala por favor quantos fretes foram feitos com a fiorino de julho a setembro',
    removals,
    jobs
      .during('2025-07', '2025-09')
      .when((r) => r.service === 'Frete' && r.vehicle === 'Fiorino')
      .count(),
  ],
  ['quantos serviços foram feitos com zero ajudantes?', removals, jobs.when((r) => r.helpers === 0).count()],
  ['média de km rodados por tipo de serviço', removals, jobs.by('service', (g) => g.mean('km'))],

  // The chocolate maker
  ['valor total das vendas de chocolate por mês', chocolate, orders.byMonth((g) => g.sum('total'))],
  [
    'quantas unidades da barra 70% vendemos em novembro?',
    chocolate,
    orders
      .during('2025-11')
      .when((r) => r.product === 'Barra 70%')
      .sum('pieces'),
  ],
  [
    'quanto vendeu de ovo de colher em marco, em reais',
    chocolate,
    orders
      .during('2026-03')
      .when((r) => r.product === 'Ovo de colher')
      .sum('total'),
  ],
  [
    'qual produto teve a maior quantidade vendida?',
    chocolate,
    most(orders.by('product', (g) => g.sum('pieces'))),
  ],
  [
    'Quais os 3 canais de venda com maior valor total?',
    chocolate,
    most(
      orders.by('channel', (g) => g.sum('total')),
      3,
    ),
  ],
  ['tiket médio das vendas na loja', chocolate, orders.when((r) => r.channel === 'Loja').mean('total')],
  [
    'qual produto da chocolateria faturou menos?',
    chocolate,
    least(orders.by('product', (g) => g.sum('total'))),
  ],
  [
    'quantas vendas com embalagem para presente em dezembro?',
    chocolate,
    orders
      .during('2025-12')
      .when((r) => r.gift === 'Sim')
      .count(),
  ],
  [
    'quanto recebemos de taxa de entrega nas vendas do site?',
    chocolate,
    orders.when((r) => r.channel === 'Site').sum('delivery'),
  ],
  [
    'taxa de entrega média na revenda',
    chocolate,
    orders.when((r) => r.channel === 'Revenda').mean('delivery'),
  ],
  [
    'quantos por cento do valor vendido de chocolate foi no pix',
    chocolate,
    orders.share((r) => r.payment === 'Pix', 'total'),
  ],
  [
    'qtas vendas da revenda estão pendentes?',
    chocolate,
    orders.when((r) => r.channel === 'Revenda' && r.status === 'Pendente').count(),
  ],
  [
    'valor vendido na feira: novembro x dezembro',
    chocolate,
    {
      before: orders
        .during('2025-11')
        .when((r) => r.channel === 'Feira')
        .sum('total'),
      after: orders
        .during('2025-12')
        .when((r) => r.channel === 'Feira')
        .sum('total'),
    },
  ],
  [
    'quantas vendas de chocolate passaram de 200 reais?',
    chocolate,
    orders.when((r) => r.total > 200).count(),
  ],
  [
    'Em que dia da semana a chocolateria vende mais em valor?',
    chocolate,
    most(orders.byWeekday((g) => g.sum('total'))),
  ],
  [
    'quanto vendemos de chocolate em média por dia aberto, em reais?',
    chocolate,
    orders.sum('total') / orders.distinct('day'),
  ],
  [
    'valor vendido por linha sem contar a revenda',
    chocolate,
    orders.when((r) => r.channel !== 'Revenda').by('line', (g) => g.sum('total')),
  ],
  [
    'preço unitario medio da trufa de maracuja',
    chocolate,
    orders.when((r) => r.product === 'Trufa de maracujá').mean('unit'),
  ],
  [
    'quanto faturamos com chocolates com mais de 60% de cacau?',
    chocolate,
    orders.when((r) => r.cacao > 60).sum('total'),
  ],
  [
    'quantos produtos diferentes foram vendidos na feira em agosto?',
    chocolate,
    orders
      .during('2025-08')
      .when((r) => r.channel === 'Feira')
      .distinct('product'),
  ],
  ['valor da maior venda do site', chocolate, orders.when((r) => r.channel === 'Site').max('total')],
  [
    'multiplicando a quantidade pelo preço unitário, quanto deu de barra ao leite em outubro?',
    chocolate,
    orders
      .during('2025-10')
      .when((r) => r.product === 'Barra ao leite')
      .sum('total'),
  ],
  [
    'participação da linha Barras no valor total vendido',
    chocolate,
    orders.share((r) => r.line === 'Barras', 'total'),
  ],
  [
    'quanto deu de venda no cartao de credito entre 15/11/2025 e 24/12/2025',
    chocolate,
    orders
      .from('2025-11-15', '2025-12-24')
      .when((r) => r.payment === 'Cartão de crédito')
      .sum('total'),
  ],
  [
    'número de vendas por canal desde janeiro',
    chocolate,
    orders.during('2026-01', '2026-04').by('channel', (g) => g.count()),
  ],
  [
    'em qual mês o bombom de cupuaçu faturou mais?',
    chocolate,
    most(orders.when((r) => r.product === 'Bombom de cupuaçu').byMonth((g) => g.sum('total'))),
  ],
  [
    'quantas vendas em dinheiro foram sem embalagem para presente?',
    chocolate,
    orders.when((r) => r.payment === 'Dinheiro' && r.gift === 'Não').count(),
  ],
  [
    'por gentileza, quanto dá o valor total mais a taxa de entrega das vendas do site?',
    chocolate,
    orders.when((r) => r.channel === 'Site').sum('total') +
      orders.when((r) => r.channel === 'Site').sum('delivery'),
  ],
  [
    'quanto a caixa degustacao faturou no segundo semestre de 2025',
    chocolate,
    orders
      .during('2025-07', '2025-12')
      .when((r) => r.product === 'Caixa degustação')
      .sum('total'),
  ],
  ['quantidade média por venda em cada canal', chocolate, orders.by('channel', (g) => g.mean('pieces'))],
]

export const unanswerable: string[] = [
  'qual a idade média das pacientes do obstétrico?',
  'quantos exames foram realizados em maio de 2025?',
  'qual o CRM da Dra. Helena?',
  'quanto gastamos de gel nos exames em outubro?',
  'qual o salário do Genivaldo?',
  'quantos móveis quebraram nas mudanças residenciais?',
  'quanto foi a manutenção da fiorino em janeiro',
  'quanto vamos vender de chocolate no próximo natal?',
  'qual o estoque de barra 70%?',
  'qual cliente comprou mais ovo de colher?',
]
