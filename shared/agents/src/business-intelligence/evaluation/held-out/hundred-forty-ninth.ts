import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A car wash with detailing, a distributor of dairy products to small markets, a physiotherapy and pilates studio. */

const { next, whole, pick, among } = seededBusiness('a car wash, a dairy distributor, a physiotherapy studio')
const holidays = ['2025-12-25', '2026-01-01']
const workdays = (first: string, count: number) =>
  daysFrom(first, count).filter((day) => weekdayIn(day) !== 0 && !holidays.includes(day))
const weighted = <Entry extends { weight: number }>(entries: readonly Entry[]) =>
  among(...entries.map((entry): [Entry, number] => [entry, entry.weight]))

const washServices = [
  { service: 'Lavagem simples', sector: 'Pista', weight: 8, fast: 6, slow: 10, from: 4_000, to: 7_000 },
  { service: 'Lavagem completa', sector: 'Pista', weight: 6, fast: 10, slow: 18, from: 7_000, to: 13_000 },
  { service: 'Lavagem a seco', sector: 'Pista', weight: 3, fast: 8, slow: 14, from: 6_000, to: 10_000 },
  {
    service: 'Higienização interna',
    sector: 'Estética',
    weight: 3,
    fast: 30,
    slow: 60,
    from: 25_000,
    to: 48_000,
  },
  { service: 'Polimento', sector: 'Estética', weight: 2, fast: 48, slow: 96, from: 35_000, to: 90_000 },
  { service: 'Vitrificação', sector: 'Estética', weight: 1, fast: 60, slow: 110, from: 90_000, to: 220_000 },
]
const vehicles = [
  { vehicle: 'Hatch', weight: 4, factor: 1 },
  { vehicle: 'Sedã', weight: 3, factor: 1.1 },
  { vehicle: 'SUV', weight: 3, factor: 1.2 },
  { vehicle: 'Picape', weight: 1.5, factor: 1.3 },
]
// June to March, closed on Sundays, most on Saturdays.
const washes = new Rows(
  workdays('2025-06-01', 304).flatMap((day) =>
    Array.from({ length: weekdayIn(day) === 6 ? whole(5, 7) : whole(1, 3) }, () => {
      const { service, sector, fast, slow, from, to } = weighted(washServices)
      const { vehicle, factor } = weighted(vehicles)
      const price = cents((whole(from, to) / 100) * factor)
      return {
        day,
        service,
        sector,
        vehicle,
        washer: among(['Wesley', 5], ['Cícero', 3], ['Dudu', 2], ['Rayane', 1.2]),
        client: among(['Avulso', 6], ['Mensalista', 3], ['Frota', 1.5]),
        booked: next() < 0.4 ? 'Sim' : 'Não',
        minutes: whole(fast, slow) * 5,
        supplies: cents((price * whole(6, 18)) / 100),
        tip: next() < 0.35 ? whole(2, 30) : undefined,
        payment: among(['Pix', 5], ['Crédito', 4], ['Débito', 2.5], ['Dinheiro', 1.3]),
        price,
      }
    }),
  ),
)

const markets = [
  { market: 'Mercadinho São José', city: 'Caruaru' },
  { market: 'Mercearia da Zefa', city: 'Caruaru' },
  { market: 'Minimercado Avenida', city: 'Gravatá' },
  { market: 'Mercado Popular', city: 'Bezerros' },
  { market: 'Empório Central', city: 'Gravatá' },
  { market: 'Quitanda do Nelson', city: 'Toritama' },
  { market: 'Mercadinho Boa Fé', city: 'Toritama' },
]
const dairy = [
  { product: 'Mussarela', line: 'Queijos', weight: 5, from: 17_000, to: 23_000 },
  { product: 'Minas frescal', line: 'Queijos', weight: 3, from: 11_000, to: 15_500 },
  { product: 'Provolone', line: 'Queijos', weight: 1, from: 21_000, to: 29_000 },
  { product: 'Iogurte de morango', line: 'Fermentados', weight: 4, from: 4_500, to: 7_000 },
  { product: 'Coalhada', line: 'Fermentados', weight: 1.2, from: 5_000, to: 8_000 },
  { product: 'Leite integral', line: 'Leites', weight: 5, from: 5_200, to: 6_800 },
  { product: 'Leite desnatado', line: 'Leites', weight: 2, from: 5_400, to: 7_100 },
  { product: 'Manteiga', line: 'Cremosos', weight: 2, from: 12_000, to: 18_000 },
  { product: 'Requeijão', line: 'Cremosos', weight: 1, from: 8_000, to: 12_500 },
]
// July to March, on weekdays, most on Mondays; many boxes come back in hot January.
const deliveries = new Rows(
  workdays('2025-07-01', 274)
    .filter((day) => weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(6, 9) : whole(2, 4) }, () => {
        const { product, line, from, to } = weighted(dairy)
        const boxes = whole(2, 14)
        const full = (boxes * whole(from, to)) / 100
        const discount = next() < 0.3 ? cents((full * whole(2, 8)) / 100) : undefined
        return {
          day,
          ...pick(markets),
          product,
          line,
          seller: among(['Sueli', 5], ['Fabiano', 3], ['Kátia', 2]),
          driver: among(['Edmilson', 4], ['Josenildo', 2.5], ['Valmir', 1.2]),
          boxes,
          returned: next() < (day.startsWith('2026-01') ? 0.5 : 0.15) ? whole(1, 2) : 0,
          discount,
          status:
            day >= '2026-03-03' ? among(['PAGO', 2], ['A VENCER', 5]) : among(['PAGO', 8], ['ATRASADO', 2]),
          total: cents(full - (discount ?? 0)),
        }
      }),
    ),
)

const patients = [
  { patient: 'Aparecida Lemos', plan: 'Unimed' },
  { patient: 'Bruno Teles', plan: 'Particular' },
  { patient: 'Celina Prado', plan: 'Particular' },
  { patient: 'Davi Moraes', plan: 'Amil' },
  { patient: 'Elza Furtado', plan: 'Unimed' },
  { patient: 'Gilberto Rocha', plan: 'Bradesco Saúde' },
  { patient: 'Helena Couto', plan: 'Particular' },
  { patient: 'Ivo Bastos', plan: 'Amil' },
  { patient: 'Joana Dantas', plan: 'Particular' },
]
const modalities = [
  { modality: 'Fisioterapia', weight: 5, hurts: true, fast: 8, slow: 12, from: 9_000, to: 14_000 },
  { modality: 'Pilates aparelhos', weight: 4, hurts: false, fast: 9, slow: 12, from: 7_000, to: 11_000 },
  { modality: 'Pilates solo', weight: 3, hurts: false, fast: 8, slow: 11, from: 4_500, to: 7_500 },
  { modality: 'RPG', weight: 2, hurts: true, fast: 10, slow: 13, from: 13_000, to: 20_000 },
  { modality: 'Drenagem linfática', weight: 1, hurts: false, fast: 12, slow: 18, from: 11_000, to: 17_000 },
]
// September to March, closed on Sundays, most on Wednesdays, only mornings on Saturdays.
const sessions = new Rows(
  workdays('2025-09-01', 212).flatMap((day) =>
    Array.from(
      { length: weekdayIn(day) === 3 ? whole(7, 9) : weekdayIn(day) === 6 ? whole(1, 2) : whole(3, 6) },
      () => {
        const { modality, hurts, fast, slow, from, to } = weighted(modalities)
        const price = whole(from, to) / 100
        return {
          day,
          ...pick(patients),
          modality,
          therapist: among(['Lígia', 5], ['Murilo', 3], ['Soraia', 2], ['Renan', 1.2]),
          shift: weekdayIn(day) === 6 ? 'manhã' : among(['manhã', 4], ['noite', 3], ['tarde', 2]),
          moved: next() < 0.2 ? 'sim' : 'não',
          minutes: whole(fast, slow) * 5,
          pain: hurts ? whole(0, 10) : undefined,
          payout: cents((price * whole(35, 50)) / 100),
          price,
        }
      },
    ),
  ),
)

const carWash = 'Lava Jato Brilho'
const distributor = 'ENTREGAS LATICINIOS'
const studio = 'sessoes_studio'

export const files = [
  file(carWash, washes, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Serviço', ({ service }) => service],
    ['Setor', ({ sector }) => sector],
    ['Veículo', ({ vehicle }) => vehicle],
    ['Lavador', ({ washer }) => washer],
    ['Tipo de cliente', ({ client }) => client],
    ['Agendado', ({ booked }) => booked],
    ['Tempo (min)', ({ minutes }) => minutes],
    ['Custo produtos', ({ supplies }) => commaPrice(supplies)],
    ['Gorjeta', ({ tip }) => (tip === undefined ? '' : commaPrice(tip))],
    ['Forma pgto', ({ payment }) => payment],
    ['Valor', ({ price }) => commaPrice(price)],
  ]),
  file(distributor, deliveries, [
    ['DT_ENTREGA', ({ day }) => brazilianDay(day)],
    ['MERCADO', ({ market }) => market],
    ['CIDADE', ({ city }) => city],
    ['PRODUTO', ({ product }) => product],
    ['LINHA', ({ line }) => line],
    ['VENDEDOR', ({ seller }) => seller],
    ['MOTORISTA', ({ driver }) => driver],
    ['CAIXAS', ({ boxes }) => boxes],
    ['CAIXAS_DEVOLVIDAS', ({ returned }) => returned],
    ['VLR_DESCONTO', ({ discount }) => (discount === undefined ? '' : decimal(discount))],
    ['SITUACAO', ({ status }) => status],
    ['VLR_TOTAL', ({ total }) => dotted(decimal(total))],
  ]),
  file(
    studio,
    sessions,
    [
      ['data_sessao', ({ day }) => day],
      ['paciente', ({ patient }) => patient],
      ['convenio', ({ plan }) => plan],
      ['modalidade', ({ modality }) => modality],
      ['profissional', ({ therapist }) => therapist],
      ['turno', ({ shift }) => shift],
      ['remarcada', ({ moved }) => moved],
      ['duracao_min', ({ minutes }) => minutes],
      ['nivel_dor', ({ pain }) => pain ?? ''],
      ['repasse', ({ payout }) => payout.toFixed(2)],
      ['valor_sessao', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The car wash
  ['faturamento do lava jato por mes', carWash, washes.byMonth((g) => g.sum('price'))],
  [
    'quanto entrou de polimento em outubro?',
    carWash,
    washes
      .during('2025-10')
      .when((r) => r.service === 'Polimento')
      .sum('price'),
  ],
  ['qual lavador fez mais atendimentos?', carWash, most(washes.by('washer', (g) => g.count()))],
  [
    'qtas lavagens completas a gente fez em dezembro',
    carWash,
    washes
      .during('2025-12')
      .when((r) => r.service === 'Lavagem completa')
      .count(),
  ],
  [
    'valor medio por atendimento no setor estetica',
    carWash,
    washes.when((r) => r.sector === 'Estética').mean('price'),
  ],
  [
    'top 3 serviços do lava jato em faturamento',
    carWash,
    most(
      washes.by('service', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'quantos atendimentos do lava jato foram agendados?',
    carWash,
    washes.when((r) => r.booked === 'Sim').count(),
  ],
  [
    'que porcentagem do faturamento do lava jato veio no pix?',
    carWash,
    washes.share((r) => r.payment === 'Pix', 'price'),
  ],
  ['total de gorjeta da Rayane', carWash, washes.when((r) => r.washer === 'Rayane').sum('tip')],
  ['gorjeta media de cada lavador', carWash, washes.by('washer', (g) => g.mean('tip'))],
  [
    'compara o faturamento do lava jato em janeiro com o de fevereiro',
    carWash,
    { before: washes.during('2026-01').sum('price'), after: washes.during('2026-02').sum('price') },
  ],
  [
    'quantos atendimentos do lava jato passaram de 300 reais',
    carWash,
    washes.when((r) => r.price > 300).count(),
  ],
  ['em que dia da semana o lava jato fatura mais?', carWash, most(washes.byWeekday((g) => g.sum('price')))],
  [
    'quantos atendimentos o lava jato faz em média por dia que abre?',
    carWash,
    washes.count() / washes.distinct('day'),
  ],
  [
    'custo de produtos com higienizaçao interna',
    carWash,
    washes.when((r) => r.service === 'Higienização interna').sum('supplies'),
  ],
  [
    'faturamento por veiculo, tirando os clientes frota',
    carWash,
    washes.when((r) => r.client !== 'Frota').by('vehicle', (g) => g.sum('price')),
  ],
  [
    'tempo medio da vitrificação em minutos',
    carWash,
    washes.when((r) => r.service === 'Vitrificação').mean('minutes'),
  ],
  [
    'quanto o cicero faturou em agosto?',
    carWash,
    washes
      .during('2025-08')
      .when((r) => r.washer === 'Cícero')
      .sum('price'),
  ],
  [
    'quantos SUVs atendemos aos sabados?',
    carWash,
    washes
      .on(6)
      .when((r) => r.vehicle === 'SUV')
      .count(),
  ],
  [
    'valor do maior atendimento de mensalista',
    carWash,
    washes.when((r) => r.client === 'Mensalista').max('price'),
  ],
  [
    'quantidade de atendimentos por tipo de cliente no lava jato',
    carWash,
    washes.by('client', (g) => g.count()),
  ],
  [
    'quanto o lava jato faturou em dinheiro entre 15/11/2025 e 15/12/2025?',
    carWash,
    washes
      .from('2025-11-15', '2025-12-15')
      .when((r) => r.payment === 'Dinheiro')
      .sum('price'),
  ],
  [
    'qual a forma de pagamento menos usada no lava jato?',
    carWash,
    least(washes.by('payment', (g) => g.count())),
  ],
  [
    'compare o faturamento do wesley com o do dudu',
    carWash,
    washes.when((r) => r.washer === 'Wesley' || r.washer === 'Dudu').by('washer', (g) => g.sum('price')),
  ],
  [
    'no lava jato, quantos atendimentos demoraram mais de 120 minutos',
    carWash,
    washes.when((r) => r.minutes > 120).count(),
  ],
  [
    'q mês foi o mais fraco em faturamento no lava jato?',
    carWash,
    least(washes.byMonth((g) => g.sum('price'))),
  ],
  [
    'qual a porcentagem de atendimentos de frota no lava jato',
    carWash,
    washes.share((r) => r.client === 'Frota'),
  ],
  [
    'faturamento do lava jato menos o custo dos produtos',
    carWash,
    washes.sum('price') - washes.sum('supplies'),
  ],
  [
    'quantos atendimentos ficaram sem gorjeta em novembro?',
    carWash,
    washes
      .during('2025-11')
      .when((r) => r.tip === undefined)
      .count(),
  ],
  [
    'quantas lavagens simples em picape desde dezembro?',
    carWash,
    washes
      .during('2025-12', '2026-03')
      .when((r) => r.service === 'Lavagem simples' && r.vehicle === 'Picape')
      .count(),
  ],

  // The distributor of dairy products
  ['faturamento dos laticinios por mes', distributor, deliveries.byMonth((g) => g.sum('total'))],
  [
    'quantas caixas de mussarela entregamos em setenbro?',
    distributor,
    deliveries
      .during('2025-09')
      .when((r) => r.product === 'Mussarela')
      .sum('boxes'),
  ],
  ['qual mercado comprou mais em reais?', distributor, most(deliveries.by('market', (g) => g.sum('total')))],
  [
    'os 3 produtos de laticinios com maior faturamento',
    distributor,
    most(
      deliveries.by('product', (g) => g.sum('total')),
      3,
    ),
  ],
  ['quantas entregas cada motorista fez', distributor, deliveries.by('driver', (g) => g.count())],
  ['caixas devolvidas por produto', distributor, deliveries.by('product', (g) => g.sum('returned'))],
  [
    'qual o valor atrasado dos mercados?',
    distributor,
    deliveries.when((r) => r.status === 'ATRASADO').sum('total'),
  ],
  [
    'percentual do faturamento dos laticinios que vem da linha queijos',
    distributor,
    deliveries.share((r) => r.line === 'Queijos', 'total'),
  ],
  [
    'quanto a sueli faturou em caruaru no ultimo trimestre de 2025?',
    distributor,
    deliveries
      .during('2025-10', '2025-12')
      .when((r) => r.seller === 'Sueli' && r.city === 'Caruaru')
      .sum('total'),
  ],
  [
    'qual linha de laticinios teve menos caixas entregues?',
    distributor,
    least(deliveries.by('line', (g) => g.sum('boxes'))),
  ],
  [
    'total de desconto nas vendas do fabiano',
    distributor,
    deliveries.when((r) => r.seller === 'Fabiano').sum('discount'),
  ],
  [
    'quantas entregas sairam com desconto em novembro',
    distributor,
    deliveries
      .during('2025-11')
      .when((r) => r.discount !== undefined)
      .count(),
  ],
  ['valor médio do desconto nas entregas que tiveram desconto', distributor, deliveries.mean('discount')],
  [
    'caixas de laticinios entregues: julho x agosto',
    distributor,
    { before: deliveries.during('2025-07').sum('boxes'), after: deliveries.during('2025-08').sum('boxes') },
  ],
  ['quantas entregas deram mais de 1000 reais?', distributor, deliveries.when((r) => r.total > 1000).count()],
  [
    'em qual dia da semana entregamos mais caixas?',
    distributor,
    most(deliveries.byWeekday((g) => g.sum('boxes'))),
  ],
  ['média de caixas por entrega em cada cidade', distributor, deliveries.by('city', (g) => g.mean('boxes'))],
  [
    'quantos mercados diferentes compraram provolone?',
    distributor,
    deliveries.when((r) => r.product === 'Provolone').distinct('market'),
  ],
  [
    'compare o faturamento do leite integral com o do leite desnatado',
    distributor,
    deliveries
      .when((r) => r.product === 'Leite integral' || r.product === 'Leite desnatado')
      .by('product', (g) => g.sum('total')),
  ],
  [
    'quanto faturamos com a mercearia da zefa sem contar manteiga?',
    distributor,
    deliveries.when((r) => r.market === 'Mercearia da Zefa' && r.product !== 'Manteiga').sum('total'),
  ],
  [
    'qual o valor da maior entrega em gravatá',
    distributor,
    deliveries.when((r) => r.city === 'Gravatá').max('total'),
  ],
  [
    'faturamento por cidade em dezembro',
    distributor,
    deliveries.during('2025-12').by('city', (g) => g.sum('total')),
  ],
  ['que mês teve mais caixas devolvidas?', distributor, most(deliveries.byMonth((g) => g.sum('returned')))],
  [
    'quantas entregas o edmilson fez nas segundas-feiras?',
    distributor,
    deliveries
      .on(1)
      .when((r) => r.driver === 'Edmilson')
      .count(),
  ],
  [
    'as devoluçoes tao me preocupando. quantos por cento das caixas entregues foram devolvidas?',
    distributor,
    { share: deliveries.sum('returned') / deliveries.sum('boxes') },
  ],
  [
    'quantas entregas tiveram caixa devolvida em janeiro?',
    distributor,
    deliveries
      .during('2026-01')
      .when((r) => r.returned > 0)
      .count(),
  ],
  [
    'quanto a katia faturou desde fevereiro?',
    distributor,
    deliveries
      .during('2026-02', '2026-03')
      .when((r) => r.seller === 'Kátia')
      .sum('total'),
  ],
  [
    'quanto os laticinios faturam em media por mes?',
    distributor,
    deliveries.sum('total') / deliveries.byMonth((g) => g.count()).length,
  ],
  [
    'valor a vencer por mercado',
    distributor,
    deliveries.when((r) => r.status === 'A VENCER').by('market', (g) => g.sum('total')),
  ],
  [
    'qtas caixas de iogurte de morango entregamos de 10/10/2025 a 20/11/2025',
    distributor,
    deliveries
      .from('2025-10-10', '2025-11-20')
      .when((r) => r.product === 'Iogurte de morango')
      .sum('boxes'),
  ],

  // The physiotherapy and pilates studio
  ['quantas sessoes teve no studio em novembro?', studio, sessions.during('2025-11').count()],
  ['faturamento do studio por modalidade', studio, sessions.by('modality', (g) => g.sum('price'))],
  ['qual profissional do studio fez mais sessões?', studio, most(sessions.by('therapist', (g) => g.count()))],
  ['numero de sessoes por turno', studio, sessions.by('shift', (g) => g.count())],
  [
    'nivel medio de dor da elza furtado na fisioterapia',
    studio,
    sessions.when((r) => r.patient === 'Elza Furtado' && r.modality === 'Fisioterapia').mean('pain'),
  ],
  [
    'to fechando os pagamentos do studio: qual o total de repasse do murilo em janeiro?',
    studio,
    sessions
      .during('2026-01')
      .when((r) => r.therapist === 'Murilo')
      .sum('payout'),
  ],
  ['que porcentagem das sessões é do convenio unimed?', studio, sessions.share((r) => r.plan === 'Unimed')],
  [
    'os 3 pacientes com maior valor total de sessões',
    studio,
    most(
      sessions.by('patient', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'quantas sessoes remarcadas por mês',
    studio,
    sessions.when((r) => r.moved === 'sim').byMonth((g) => g.count()),
  ],
  ['valor medio da sessão de rpg', studio, sessions.when((r) => r.modality === 'RPG').mean('price')],
  ['qual dia da semana tem mais sessões no studio?', studio, most(sessions.byWeekday((g) => g.count()))],
  [
    'faturamento do studio em outubro comparado com setembro',
    studio,
    { before: sessions.during('2025-09').sum('price'), after: sessions.during('2025-10').sum('price') },
  ],
  [
    'quantas sessões tiveram nivel de dor acima de 7?',
    studio,
    sessions.when((r) => r.pain !== undefined && r.pain > 7).count(),
  ],
  ['quanto dá o valor das sessões menos o repasse?', studio, sessions.sum('price') - sessions.sum('payout')],
  ['qual modalidade teve menos sessoes', studio, least(sessions.by('modality', (g) => g.count()))],
  [
    'quantas sessões a ligia fez no turno da noite em dezembro?',
    studio,
    sessions
      .during('2025-12')
      .when((r) => r.therapist === 'Lígia' && r.shift === 'noite')
      .count(),
  ],
  [
    'faturamento do studio com convenio particular por mes',
    studio,
    sessions.when((r) => r.plan === 'Particular').byMonth((g) => g.sum('price')),
  ],
  [
    'quantos pacientes diferentes fizeram drenagem linfatica?',
    studio,
    sessions.when((r) => r.modality === 'Drenagem linfática').distinct('patient'),
  ],
  [
    'compare o número de sessões da soraia com o do renan em fevereiro',
    studio,
    sessions
      .during('2026-02')
      .when((r) => r.therapist === 'Soraia' || r.therapist === 'Renan')
      .by('therapist', (g) => g.count()),
  ],
  ['valor total das sessoes de sábado', studio, sessions.on(6).sum('price')],
  ['duração media das sessões por modalidade', studio, sessions.by('modality', (g) => g.mean('minutes'))],
  [
    'total de repasse por profissional desde janeiro',
    studio,
    sessions.during('2026-01', '2026-03').by('therapist', (g) => g.sum('payout')),
  ],
  [
    'qual o valor da sessão mais barata de pilates solo?',
    studio,
    sessions.when((r) => r.modality === 'Pilates solo').min('price'),
  ],
  ['quantas sessoes duraram até 45 minutos?', studio, sessions.when((r) => r.minutes <= 45).count()],
  [
    'participação da amil no faturamento do studio',
    studio,
    sessions.share((r) => r.plan === 'Amil', 'price'),
  ],
  [
    'quanto faturamos com pilates solo e pilates aparelhos juntos em novembro?',
    studio,
    sessions
      .during('2025-11')
      .when((r) => r.modality === 'Pilates solo' || r.modality === 'Pilates aparelhos')
      .sum('price'),
  ],
  [
    'em média quantas sessões o studio faz por dia que funciona?',
    studio,
    sessions.count() / sessions.distinct('day'),
  ],
  ['em que mês o total de repasse foi maior?', studio, most(sessions.byMonth((g) => g.sum('payout')))],
  [
    'faturamento do turno da manha sem contar fisoterapia',
    studio,
    sessions.when((r) => r.shift === 'manhã' && r.modality !== 'Fisioterapia').sum('price'),
  ],
  [
    'quantas sessões o bruno teles fez entre 05/01/2026 e 28/02/2026?',
    studio,
    sessions
      .from('2026-01-05', '2026-02-28')
      .when((r) => r.patient === 'Bruno Teles')
      .count(),
  ],
]

export const unanswerable: string[] = [
  'quanto o lava jato gastou de água em janeiro?',
  'qual o salario do wesley?',
  'quilometragem média dos carros que lavamos',
  'qual nota os clientes deram pra rayane?',
  'quantos litros de diesel o edmilson gastou nas entregas?',
  'qual a temperatura média do baú do caminhão?',
  'quantas caixas de mussarela temos no estoque?',
  'qual a idade média dos pacientes do studio?',
  'quanto pagamos de aluguel do studio em dezembro',
  'quantas vagas livres tem na turma de pilates?',
]
