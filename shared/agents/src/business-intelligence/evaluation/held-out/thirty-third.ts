import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, shownDay, weekdayIn } from './rows'

/* A mechanic's workshop, a bar for events and an online seller of handmade soaps and candles. */

const { next, whole, pick } = seededBusiness(
  "a mechanic's workshop, a bar for events, an online seller of soaps and candles",
)

const cars = [
  { brand: 'Volkswagen', model: 'Gol' },
  { brand: 'Fiat', model: 'Uno' },
  { brand: 'Chevrolet', model: 'Onix' },
  { brand: 'Fiat', model: 'Strada' },
  { brand: 'Volkswagen', model: 'Saveiro' },
  { brand: 'Hyundai', model: 'HB20' },
  { brand: 'Ford', model: 'Ka' },
  { brand: 'Fiat', model: 'Palio' },
]
// Prices in reais, time in half hours.
const repairs = [
  { service: 'Troca de óleo', partsPrice: 190, laborPrice: 60, longest: 3 },
  { service: 'Revisão', partsPrice: 420, laborPrice: 280, longest: 9 },
  { service: 'Freios', partsPrice: 310, laborPrice: 180, longest: 6 },
  { service: 'Suspensão', partsPrice: 680, laborPrice: 320, longest: 10 },
  { service: 'Alinhamento e balanceamento', partsPrice: 0, laborPrice: 130, longest: 3 },
  { service: 'Troca de correia dentada', partsPrice: 380, laborPrice: 260, longest: 8 },
  { service: 'Embreagem', partsPrice: 890, laborPrice: 520, longest: 16 },
  { service: 'Injeção eletrônica', partsPrice: 240, laborPrice: 210, longest: 7 },
]
// Closed on Sundays, and little on Saturdays.
const jobs = new Rows(
  daysFrom('2025-08-01', 273)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(0, 1) : whole(1, 3) }, () => {
        const { service, partsPrice, laborPrice, longest } = pick(repairs)
        const parts = cents((partsPrice * whole(60, 170)) / 100)
        const labor = cents((laborPrice * whole(75, 140)) / 100)
        return {
          day,
          ...pick(cars),
          service,
          mechanic: pick(['Tonho', 'Tonho', 'Tonho', 'Zezinho', 'Zezinho', 'Marcelo', 'Wesley']),
          km: next() < 0.12 ? undefined : whole(9_000, 210_000),
          hours: whole(1, longest) / 2,
          parts,
          labor,
          total: cents(parts + labor),
          payment: pick(['Pix', 'Crédito', 'Débito', 'Dinheiro', 'Boleto']),
        }
      }),
    )
    .map((row, place) => ({ number: 4_121 + place, ...row })),
)

const feasts = [
  { kind: 'Casamento', fewest: 80, largest: 260 },
  { kind: 'Aniversário', fewest: 40, largest: 150 },
  { kind: 'Corporativo', fewest: 50, largest: 320 },
  { kind: '15 anos', fewest: 70, largest: 220 },
  { kind: 'Formatura', fewest: 100, largest: 350 },
]
const packages = [
  { pack: 'Clássico', perGuest: 48 },
  { pack: 'Premium', perGuest: 74 },
  { pack: 'Sem álcool', perGuest: 31 },
  { pack: 'Caipirinhas', perGuest: 39 },
]
// Most on Saturdays, and none from Monday to Wednesday.
const feastsOn = (weekday: number): number => {
  if (weekday === 6) return whole(1, 3)
  if (weekday === 5) return whole(0, 2)
  if (weekday === 0) return whole(0, 1)
  return weekday === 4 && next() < 0.3 ? 1 : 0
}
const events = new Rows(
  daysFrom('2025-03-01', 365).flatMap((day) =>
    Array.from({ length: feastsOn(weekdayIn(day)) }, () => {
      const { kind, fewest, largest } = pick(feasts)
      const { pack, perGuest } = pick(packages)
      const guests = whole(fewest, largest)
      const drinks = Math.round((guests * whole(20, 45)) / 10)
      return {
        day,
        kind,
        city: pick(['Campinas', 'Campinas', 'Valinhos', 'Vinhedo', 'Jundiaí', 'São Paulo']),
        pack,
        boss: pick(['Dudu', 'Dudu', 'Nanda', 'Fabrício']),
        origin: pick(['Instagram', 'Indicação', 'Cerimonialista', 'Google']),
        guests,
        drinks,
        extra: next() < 0.7 ? 0 : whole(1, 3),
        cost: cents((drinks * whole(350, 700)) / 100),
        tip: next() < 0.35 ? undefined : whole(5_000, 60_000) / 100,
        price: cents((guests * perGuest * whole(85, 120)) / 100),
      }
    }),
  ),
)

const buyers = [
  { client: 'Ana Paula Reis', state: 'SP' },
  { client: 'Juliana Prado', state: 'SP' },
  { client: 'Ana Clara Dias', state: 'MG' },
  { client: 'Mariana Lopes', state: 'RJ' },
  { client: 'Pousada Maré', state: 'BA' },
  { client: 'Loja Zen', state: 'SP' },
  { client: 'Camila Torres', state: 'PR' },
  { client: 'Beatriz Nunes', state: 'MG' },
  { client: 'Empório Flor', state: 'RJ' },
  { client: 'Renata Vaz', state: 'BA' },
  { client: 'Sônia Melo', state: 'PR' },
  { client: 'Patrícia Gomes', state: 'SP' },
]
const goods = [
  { product: 'Sabonete em barra', line: 'Banho', from: 1_290, to: 2_490 },
  { product: 'Vela aromática', line: 'Casa', from: 2_990, to: 6_990 },
  { product: 'Sabonete líquido', line: 'Banho', from: 2_490, to: 3_990 },
  { product: 'Difusor de varetas', line: 'Casa', from: 4_490, to: 7_990 },
  { product: 'Kit presente', line: 'Presente', from: 5_990, to: 14_990 },
  { product: 'Sal de banho', line: 'Banho', from: 1_890, to: 3_290 },
]
const resellers = ['Pousada Maré', 'Loja Zen', 'Empório Flor']
// Every day of the week.
const orders = new Rows(
  daysFrom('2025-05-01', 365).flatMap((day) =>
    Array.from({ length: whole(0, 3) }, () => {
      const { client, state } = pick(buyers)
      const { product, line, from, to } = pick(goods)
      const pieces = resellers.includes(client) ? whole(3, 16) : whole(1, 4)
      const coupon = next() < 0.65 ? '' : pick(['BEMVINDA10', 'FRETEGRATIS', 'MAE15'])
      const wait = whole(0, 6)
      return {
        day,
        sent: daysFrom(day, wait + 1).at(-1) as string,
        wait,
        client,
        state,
        channel: pick(['Instagram', 'Shopee', 'Elo7', 'Site']),
        product,
        line,
        scent: pick(['Lavanda', 'Capim-limão', 'Baunilha', 'Alecrim', 'Flor de laranjeira']),
        pieces,
        freight: coupon === 'FRETEGRATIS' ? 0 : whole(990, 3_590) / 100,
        coupon,
        total: cents((pieces * whole(from, to)) / 100),
      }
    }),
  ),
)

const workshop = 'OS_OFICINA'
const bar = 'eventos open bar'
const store = 'Pedidos Loja Virtual'

export const files = [
  file(workshop, jobs, [
    ['NR_OS', ({ number }) => number],
    ['DATA', ({ day }) => brazilianDay(day)],
    ['MONTADORA', ({ brand }) => brand],
    ['MODELO', ({ model }) => model],
    ['SERVICO', ({ service }) => service],
    ['MECANICO', ({ mechanic }) => mechanic],
    ['KM', ({ km }) => km ?? ''],
    ['HS_TRAB', ({ hours }) => decimal(hours, 1)],
    ['VL_PECAS', ({ parts }) => decimal(parts)],
    ['VL_MAO_OBRA', ({ labor }) => decimal(labor)],
    ['VL_TOTAL', ({ total }) => decimal(total)],
    ['FORMA_PGTO', ({ payment }) => payment],
  ]),
  file(
    bar,
    events,
    [
      ['data_evento', ({ day }) => day],
      ['tipo_evento', ({ kind }) => kind],
      ['cidade', ({ city }) => city],
      ['pacote', ({ pack }) => pack],
      ['chefe_bar', ({ boss }) => boss],
      ['origem', ({ origin }) => origin],
      ['qtd_convidados', ({ guests }) => guests],
      ['qtd_drinks', ({ drinks }) => drinks],
      ['horas_extras', ({ extra }) => extra],
      ['custo_insumos', ({ cost }) => cost.toFixed(2)],
      ['gorjeta', ({ tip }) => (tip === undefined ? '' : tip.toFixed(2))],
      ['valor_evento', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
  file(store, orders, [
    ['Data do pedido', ({ day }) => brazilianDay(day)],
    ['Data de envio', ({ sent }) => brazilianDay(sent)],
    ['Cliente', ({ client }) => client],
    ['UF', ({ state }) => state],
    ['Canal', ({ channel }) => channel],
    ['Produto', ({ product }) => product],
    ['Linha', ({ line }) => line],
    ['Aroma', ({ scent }) => scent],
    ['Qtd (un)', ({ pieces }) => pieces],
    ['Frete', ({ freight }) => commaPrice(freight)],
    ['Cupom', ({ coupon }) => coupon],
    ['Valor da venda', ({ total }) => commaPrice(total)],
  ]),
]

/** Days as a table of answers shows them. */
const shown = (groups: [string, number][]) =>
  groups.map(([day, value]): [string, number] => [shownDay(day), value])

export const labelled: Labelled[] = [
  // The workshop
  ['quanto a oficina faturou em outubro?', workshop, jobs.during('2025-10').sum('total')],
  ['faturamento da oficina mes a mes', workshop, jobs.byMonth((g) => g.sum('total'))],
  [
    'Quantas OS o Tonho fez em novembro?',
    workshop,
    jobs
      .during('2025-11')
      .when((r) => r.mechanic === 'Tonho')
      .count(),
  ],
  ['me diz o total de mao de obra de cada mecanico', workshop, jobs.by('mechanic', (g) => g.sum('labor'))],
  [
    'quantas trocas de oleo a gente fez de agosto a dezembro',
    workshop,
    jobs
      .during('2025-08', '2025-12')
      .when((r) => r.service === 'Troca de óleo')
      .count(),
  ],
  [
    'qual mecânico trouxe mais dinheiro pra oficina no total?',
    workshop,
    most(jobs.by('mechanic', (g) => g.sum('total'))),
  ],
  ['ticket médio das OS de embreagem', workshop, jobs.when((r) => r.service === 'Embreagem').mean('total')],
  [
    'os 3 modelos de carro que mais faturaram na oficina',
    workshop,
    most(
      jobs.by('model', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'quantas ordens de serviço de Gol tivemos no primeiro trimestre de 2026',
    workshop,
    jobs
      .during('2026-01', '2026-03')
      .when((r) => r.model === 'Gol')
      .count(),
  ],
  [
    'quanto que deu de peças nos carros da Fiat em janeiro?',
    workshop,
    jobs
      .during('2026-01')
      .when((r) => r.brand === 'Fiat')
      .sum('parts'),
  ],
  [
    'Bom dia! Poderia me informar quantas ordens de serviço foram pagas no débito?',
    workshop,
    jobs.when((r) => r.payment === 'Débito').count(),
  ],
  [
    'qual a porcentagem do faturamento da oficina que foi no pix',
    workshop,
    jobs.share((r) => r.payment === 'Pix', 'total'),
  ],
  ['Quantas OS passaram de R$ 1.000?', workshop, jobs.when((r) => r.total > 1000).count()],
  ['quantidade de OS por dia da semana', workshop, jobs.byWeekday((g) => g.count())],
  ['media de horas trabalhadas por serviço na oficina', workshop, jobs.by('service', (g) => g.mean('hours'))],
  [
    'qual servico q mais rende de mão de obra no total',
    workshop,
    most(jobs.by('service', (g) => g.sum('labor'))),
  ],
  [
    'compara a mão de obra de fevereiro com a de março pra mim',
    workshop,
    { before: jobs.during('2026-02').sum('labor'), after: jobs.during('2026-03').sum('labor') },
  ],
  [
    'quanto o Wesley faturou tirando as revisões?',
    workshop,
    jobs.when((r) => r.mechanic === 'Wesley' && r.service !== 'Revisão').sum('total'),
  ],
  [
    'faturamento da oficina por forma de pagto, fora o que foi em dinheiro',
    workshop,
    jobs.when((r) => r.payment !== 'Dinheiro').by('payment', (g) => g.sum('total')),
  ],
  [
    'km médio dos carros que vieram fazer revisão',
    workshop,
    jobs.when((r) => r.service === 'Revisão').mean('km'),
  ],
  ['qual o valor da OS mais cara de freio?', workshop, jobs.when((r) => r.service === 'Freios').max('total')],
  [
    'quantas OS com mais de 3 horas de trabalho o Marcelo pegou',
    workshop,
    jobs.when((r) => r.mechanic === 'Marcelo' && r.hours > 3).count(),
  ],
  ['Qual foi o melhor mês da oficina em faturamento?', workshop, most(jobs.byMonth((g) => g.sum('total')))],
  [
    'quantos % do total faturado na oficina é mão de obra?',
    workshop,
    { share: jobs.sum('labor') / jobs.sum('total') },
  ],
  [
    'qnt deu de peça em suspensão de Uno',
    workshop,
    jobs.when((r) => r.service === 'Suspensão' && r.model === 'Uno').sum('parts'),
  ],
  ['quanto a oficina faturou aos sábados', workshop, jobs.on(6).sum('total')],
  [
    'quantos modelos diferentes da Volkswagen a gente já atendeu?',
    workshop,
    jobs.when((r) => r.brand === 'Volkswagen').distinct('model'),
  ],
  [
    'quem faturou mais em dezembro, o Tonho ou o Zezinho?',
    workshop,
    most(
      jobs
        .during('2025-12')
        .when((r) => r.mechanic === 'Tonho' || r.mechanic === 'Zezinho')
        .by('mechanic', (g) => g.sum('total')),
    ),
  ],
  [
    'total de mao de obra entre 15/09/2025 e 15/11/2025',
    workshop,
    jobs.from('2025-09-15', '2025-11-15').sum('labor'),
  ],
  [
    'Quanto a oficina fatura em média por dia trabalhado?',
    workshop,
    jobs.sum('total') / jobs.distinct('day'),
  ],

  // The bar for events
  ['quantos eventos fizemos em dezembro', bar, events.during('2025-12').count()],
  [
    'Quanto faturamos com casamentos em 2025?',
    bar,
    events
      .during('2025-01', '2025-12')
      .when((r) => r.kind === 'Casamento')
      .sum('price'),
  ],
  [
    'Boa tarde, gostaria de saber o total de convidados por mês nos eventos',
    bar,
    events.byMonth((g) => g.sum('guests')),
  ],
  ['qual tipo de evento mais faturou?', bar, most(events.by('kind', (g) => g.sum('price')))],
  ['drinks servidos por pacote', bar, events.by('pack', (g) => g.sum('drinks'))],
  ['qtos drinques saíram nas festas de 15 anos', bar, events.when((r) => r.kind === '15 anos').sum('drinks')],
  ['valor medio do evento em vinhedo', bar, events.when((r) => r.city === 'Vinhedo').mean('price')],
  [
    'quantos eventos sem alcool teve no primeiro semestre de 2025?',
    bar,
    events
      .during('2025-01', '2025-06')
      .when((r) => r.pack === 'Sem álcool')
      .count(),
  ],
  [
    'ranking das cidades por faturamento dos eventos',
    bar,
    most(
      events.by('city', (g) => g.sum('price')),
      5,
    ),
  ],
  ['qual chefe de bar fez mais eventos?', bar, most(events.by('boss', (g) => g.count()))],
  ['que porcentagem dos eventos veio por indicação', bar, events.share((r) => r.origin === 'Indicação')],
  [
    'quanto gastei de insumo nos eventos corporativos',
    bar,
    events.when((r) => r.kind === 'Corporativo').sum('cost'),
  ],
  [
    'Quanto sobra do valor dos eventos tirando o custo dos insumos?',
    bar,
    events.sum('price') - events.sum('cost'),
  ],
  [
    'total de gorjeta nos eventos da Nanda entre novembro e janeiro',
    bar,
    events
      .during('2025-11', '2026-01')
      .when((r) => r.boss === 'Nanda')
      .sum('tip'),
  ],
  ['gorjeta média por tipo de evento', bar, events.by('kind', (g) => g.mean('tip'))],
  ['qual o maior numero de convidados q ja tivemos num evento', bar, events.max('guests')],
  ['quantos eventos tiveram mais de 200 convidados?', bar, events.when((r) => r.guests > 200).count()],
  ['média de drinks por convidado', bar, events.sum('drinks') / events.sum('guests')],
  [
    'faturamento dos eventos: novembro x dezembro',
    bar,
    { before: events.during('2025-11').sum('price'), after: events.during('2025-12').sum('price') },
  ],
  [
    'qual foi o mês mais fraco de faturamento dos eventos?',
    bar,
    least(events.byMonth((g) => g.sum('price'))),
  ],
  ['quantos eventos por dia da semana', bar, events.byWeekday((g) => g.count())],
  [
    'to fechando as contas aqui, quanto deu o pacote premium em Campinas desde setembro?',
    bar,
    events
      .during('2025-09', '2026-02')
      .when((r) => r.pack === 'Premium' && r.city === 'Campinas')
      .sum('price'),
  ],
  [
    'quantas formaturas o Dudu comandou',
    bar,
    events.when((r) => r.kind === 'Formatura' && r.boss === 'Dudu').count(),
  ],
  [
    'faturamento dos eventos por origem, sem contar o instagram',
    bar,
    events.when((r) => r.origin !== 'Instagram').by('origin', (g) => g.sum('price')),
  ],
  [
    'quanto em % o pacote Clássico representa no valor dos eventos?',
    bar,
    events.share((r) => r.pack === 'Clássico', 'price'),
  ],
  [
    'em quantas cidades diferentes fizemos casamento em outubro?',
    bar,
    events
      .during('2025-10')
      .when((r) => r.kind === 'Casamento')
      .distinct('city'),
  ],
  [
    'quantas horas extras rolaram nos aniversários?',
    bar,
    events.when((r) => r.kind === 'Aniversário').sum('extra'),
  ],
  ['em que data a gente serviu mais drinks?', bar, shown(most(events.by('day', (g) => g.sum('drinks'))))],
  [
    'qual pacote tem o menor custo médio de insumos por evento',
    bar,
    least(events.by('pack', (g) => g.mean('cost'))),
  ],
  [
    'quantos eventos a gente fez em Valinhos e Vinhedo somando os dois?',
    bar,
    events.when((r) => r.city === 'Valinhos' || r.city === 'Vinhedo').count(),
  ],

  // The online seller
  ['qto vendi na loja em maio/2025?', store, orders.during('2025-05').sum('total')],
  [
    'quantos sabonetes em barra vendi em junho',
    store,
    orders
      .during('2025-06')
      .when((r) => r.product === 'Sabonete em barra')
      .sum('pieces'),
  ],
  [
    'Quantos sabonetes saíram entre outubro e dezembro, somando barra e líquido?',
    store,
    orders
      .during('2025-10', '2025-12')
      .when((r) => r.product === 'Sabonete em barra' || r.product === 'Sabonete líquido')
      .sum('pieces'),
  ],
  ['valor vendido em cada canal', store, orders.by('channel', (g) => g.sum('total'))],
  [
    'qual aroma vende mais em quantidade de unidades?',
    store,
    most(orders.by('scent', (g) => g.sum('pieces'))),
  ],
  [
    'quantos pedidos vieram pelo insta em agosto?',
    store,
    orders
      .during('2025-08')
      .when((r) => r.channel === 'Instagram')
      .count(),
  ],
  [
    'quantas clientes diferentes compraram vela em julho',
    store,
    orders
      .during('2025-07')
      .when((r) => r.product === 'Vela aromática')
      .distinct('client'),
  ],
  ['ticket medio dos pedidos da shopee', store, orders.when((r) => r.channel === 'Shopee').mean('total')],
  ['quanto deu de frete nos pedidos pra Bahia?', store, orders.when((r) => r.state === 'BA').sum('freight')],
  [
    'top 5 clientes que mais gastaram na lojinha',
    store,
    most(
      orders.by('client', (g) => g.sum('total')),
      5,
    ),
  ],
  ['quantos pedidos usaram o cupom BEMVINDA10', store, orders.when((r) => r.coupon === 'BEMVINDA10').count()],
  [
    'Que percentual do faturamento da loja veio da linha Casa?',
    store,
    orders.share((r) => r.line === 'Casa', 'total'),
  ],
  [
    'qual o melhor dia da semana pra loja virtual em valor vendido?',
    store,
    most(orders.byWeekday((g) => g.sum('total'))),
  ],
  [
    'quantos pedidos foram enviados em dezembro?',
    store,
    orders.when((r) => r.sent.slice(0, 7) === '2025-12').count(),
  ],
  ['quantos dias em média entre a data do pedido e a data de envio?', store, orders.mean('wait')],
  [
    'qtas velas de lavanda foram vendidas desde janeiro',
    store,
    orders
      .during('2026-01', '2026-04')
      .when((r) => r.product === 'Vela aromática' && r.scent === 'Lavanda')
      .sum('pieces'),
  ],
  [
    'Faturamento do kit presente: compara novembro com dezembro por favor',
    store,
    {
      before: orders
        .during('2025-11')
        .when((r) => r.product === 'Kit presente')
        .sum('total'),
      after: orders
        .during('2025-12')
        .when((r) => r.product === 'Kit presente')
        .sum('total'),
    },
  ],
  [
    'total vendido por linha sem contar a Shopee',
    store,
    orders.when((r) => r.channel !== 'Shopee').by('line', (g) => g.sum('total')),
  ],
  ['quantos pedidos tiveram mais de 3 unidades?', store, orders.when((r) => r.pieces > 3).count()],
  [
    'quantos pedidos acima de 150 reais foram pra SP',
    store,
    orders.when((r) => r.total > 150 && r.state === 'SP').count(),
  ],
  [
    'qual o valor da maior venda pra Pousada Maré?',
    store,
    orders.when((r) => r.client === 'Pousada Maré').max('total'),
  ],
  [
    'valor médio por unidade vendida de sal de banho',
    store,
    orders.when((r) => r.product === 'Sal de banho').sum('total') /
      orders.when((r) => r.product === 'Sal de banho').sum('pieces'),
  ],
  ['frete médio por estado', store, orders.by('state', (g) => g.mean('freight'))],
  [
    'quais os 3 produtos que menos venderam em reais na loja?',
    store,
    least(
      orders.by('product', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'qual foi o dia que a loja virtual mais vendeu, em reais? quero a data',
    store,
    shown(most(orders.by('day', (g) => g.sum('total')))),
  ],
  [
    'quanto a ana clara dias comprou no segundo semestre de 2025',
    store,
    orders
      .during('2025-07', '2025-12')
      .when((r) => r.client === 'Ana Clara Dias')
      .sum('total'),
  ],
  [
    'em media quantos pedidos entram por mes na loja',
    store,
    orders.count() / orders.byMonth((g) => g.count()).length,
  ],
  [
    'quem vendeu mais em reais, a Elo7 ou o site?',
    store,
    most(
      orders.when((r) => r.channel === 'Elo7' || r.channel === 'Site').by('channel', (g) => g.sum('total')),
    ),
  ],
  [
    'número de pedidos de vela aromática por mês',
    store,
    orders.when((r) => r.product === 'Vela aromática').byMonth((g) => g.count()),
  ],
  ['quantos pedidos foram feitos sem cupom?', store, orders.when((r) => r.coupon === '').count()],
]

export const unanswerable: string[] = [
  'qual a placa do carro que mais veio na oficina?',
  'quanto de óleo temos em estoque na oficina?',
  'qual o salário do Wesley?',
  'quanto pago de aluguel do galpão por mês?',
  'qual fornecedor de peças é o mais barato?',
  'qual a nota que os noivos deram pro bar?',
  'quantas garrafas de gin foram usadas nos casamentos',
  'qual a idade média das clientes da loja?',
  'quanto gastei com anúncio no Instagram em novembro?',
  'quantos sabonetes foram devolvidos em fevereiro?',
]
