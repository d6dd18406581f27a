import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A physiotherapy clinic, a mushroom grower and a shop of electrical materials. */

const { next, whole, pick, among } = seededBusiness(
  'a physiotherapy clinic, a mushroom grower, a shop of electrical materials',
)

const patients = [
  { patient: 'Antônio Prado', plan: 'Unimed', doctor: 'Dr. Paulo', chance: 0.3 },
  { patient: 'Beatriz Lemos', plan: 'Particular', doctor: '', chance: 0.26 },
  { patient: 'Cícero Rocha', plan: 'Amil', doctor: 'Dra. Marta', chance: 0.2 },
  { patient: 'Dalva Nunes', plan: 'Unimed', doctor: 'Dra. Marta', chance: 0.22 },
  { patient: 'Elis Farias', plan: 'Particular', doctor: '', chance: 0.12 },
  { patient: 'Geraldo Pinto', plan: 'Bradesco Saúde', doctor: 'Dr. Paulo', chance: 0.16 },
  { patient: 'Helena Couto', plan: 'Unimed', doctor: 'Dr. Paulo', chance: 0.14 },
  { patient: 'Ivone Teles', plan: 'Particular', doctor: '', chance: 0.1 },
]
const treatments = [
  { treatment: 'Ortopedia', from: 9_000, to: 15_000 },
  { treatment: 'Pilates', from: 7_000, to: 11_000 },
  { treatment: 'RPG', from: 12_000, to: 19_000 },
  { treatment: 'Neurologia', from: 13_000, to: 24_000 },
  { treatment: 'Drenagem linfática', from: 6_000, to: 10_000 },
]
// June to January, closed on Sundays, busiest on Mondays; nobody comes twice in a day.
const busy = (day: string) => (weekdayIn(day) === 1 ? 1.7 : weekdayIn(day) === 6 ? 0.4 : 1)
const sessions = new Rows(
  daysFrom('2025-06-01', 245)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      patients
        .filter(({ chance }) => next() < chance * busy(day))
        .map(({ patient, plan, doctor }) => {
          const { treatment, from, to } = pick(treatments)
          const price = whole(from, to) / 100
          const painBefore = whole(3, 10)
          return {
            day,
            patient,
            plan,
            doctor,
            therapist: among(['Camila', 5], ['Renato', 3], ['Sueli', 2]),
            treatment,
            shift: among(['Manhã', 5], ['Tarde', 4], ['Noite', 2]),
            home: next() < 0.2 ? 'Sim' : 'Não',
            minutes: pick([50, 40, 30, 60]),
            painBefore,
            painAfter: next() < 0.2 ? undefined : Math.max(0, painBefore - whole(0, 4)),
            price,
            pass: cents(price * 0.4),
            status:
              plan === 'Particular'
                ? among(['Recebido', 9], ['A receber', 1])
                : among(['Recebido', 6], ['A receber', 3], ['Glosado', 1.5]),
          }
        }),
    ),
)

const kinds = [
  { mushroom: 'Shimeji', from: 2_800, to: 4_200 },
  { mushroom: 'Shimeji', from: 2_800, to: 4_200 },
  { mushroom: 'Shiitake', from: 4_500, to: 7_000 },
  { mushroom: 'Champignon', from: 2_500, to: 3_600 },
  { mushroom: 'Portobello', from: 3_800, to: 5_500 },
  { mushroom: 'Hiratake', from: 2_200, to: 3_500 },
]
// April to December, no Sundays, most on Thursdays.
const harvests = new Rows(
  daysFrom('2025-04-01', 275)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 4 ? whole(2, 3) : whole(0, 2) }, () => {
        const { mushroom, from, to } = pick(kinds)
        const harvested = whole(30, 260) / 10
        const lost = next() < 0.3 ? undefined : whole(1, 25) / 10
        const sold = cents(harvested - (lost ?? 0))
        const unit = whole(from, to) / 100
        return {
          day,
          mushroom,
          greenhouse: among(['Estufa 1', 4], ['Estufa 2', 3], ['Estufa 3', 2]),
          substrate: among(['Serragem', 4], ['Palha', 3], ['Composto', 2]),
          picker: among(['Tonho', 4], ['Rosa', 3], ['Juninho', 2]),
          harvested,
          lost,
          sold,
          trays: Math.floor(sold * 5),
          temperature: whole(160, 260) / 10,
          humidity: whole(75, 95),
          contaminated: next() < 0.15 ? 'sim' : 'não',
          buyer: among(
            ['Empório Verde', 4],
            ['Restaurante Oka', 3],
            ['Ceasa', 3],
            ['Feira do Produtor', 2],
            ['Sushi Kaze', 2],
          ),
          unit,
          total: cents(sold * unit),
          cost: whole(2_000, 12_000) / 100,
          paid: next() < 0.8 ? 'sim' : 'não',
        }
      }),
    ),
)

const goods = [
  { product: 'Cabo flexível', group: 'Fios e cabos', brands: ['Sil', 'Cobrecom'], from: 18_900, to: 34_900 },
  { product: 'Lâmpada LED', group: 'Iluminação', brands: ['Philips', 'Avant'], from: 690, to: 2_990 },
  { product: 'Disjuntor', group: 'Proteção', brands: ['Schneider', 'Steck'], from: 1_290, to: 8_900 },
  { product: 'Tomada', group: 'Acabamento', brands: ['Tramontina', 'Pial'], from: 790, to: 3_290 },
  { product: 'Interruptor', group: 'Acabamento', brands: ['Tramontina', 'Pial'], from: 690, to: 2_890 },
  { product: 'Chuveiro', group: 'Banho', brands: ['Lorenzetti', 'Hydra'], from: 8_900, to: 32_900 },
  { product: 'Luminária', group: 'Iluminação', brands: ['Avant', 'Philips'], from: 3_900, to: 18_900 },
  { product: 'Eletroduto', group: 'Infraestrutura', brands: ['Tigre', 'Amanco'], from: 890, to: 4_500 },
]
const clients = [
  { client: 'Alicerce Engenharia', kind: 'Construtora' },
  { client: 'Nilton Instalações', kind: 'Eletricista' },
  { client: 'Dona Irene', kind: 'Consumidor' },
  { client: 'Obras Pereira', kind: 'Construtora' },
  { client: 'Volts Serviços', kind: 'Eletricista' },
  { client: 'Padaria Trigal', kind: 'Empresa' },
]
// August to January, closed on Sundays, most on Fridays.
const orders = new Rows(
  daysFrom('2025-08-01', 184)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 5 ? whole(3, 4) : whole(1, 2) }, () => {
        const { product, group, brands, from, to } = pick(goods)
        const { client, kind } = pick(clients)
        const pieces = kind === 'Consumidor' ? whole(1, 5) : whole(4, 30)
        const unit = whole(from, to) / 100
        const discount = next() < 0.55 ? 0 : cents((pieces * unit * whole(2, 12)) / 100)
        const delivery = next() < 0.5 ? 'S' : 'N'
        return {
          day,
          client,
          kind,
          seller: among(['Fábio', 4], ['Gisele', 3], ['Marcão', 2]),
          product,
          group,
          brand: pick(brands),
          payment: among(['Pix', 4], ['Boleto', 3], ['Cartão', 3], ['Crediário', 2]),
          pieces,
          returned: next() < 0.15 ? whole(1, Math.min(3, pieces)) : 0,
          unit,
          discount,
          total: cents(pieces * unit - discount),
          delivery,
          freight: delivery === 'S' ? whole(1_500, 8_000) / 100 : undefined,
        }
      }),
    )
    .map((sale, place) => ({ order: 1_041 + place, ...sale })),
)

const clinic = 'Sessões Fisioterapia'
const farm = 'colheitas_cogumelos'
const electrical = 'PEDIDOS LOJA ELETRICA'

export const files = [
  file(clinic, sessions, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Paciente', ({ patient }) => patient],
    ['Plano', ({ plan }) => plan],
    ['Médico que indicou', ({ doctor }) => doctor],
    ['Fisioterapeuta', ({ therapist }) => therapist],
    ['Tratamento', ({ treatment }) => treatment],
    ['Turno', ({ shift }) => shift],
    ['Domiciliar', ({ home }) => home],
    ['Duração (min)', ({ minutes }) => minutes],
    ['Dor antes', ({ painBefore }) => painBefore],
    ['Dor depois', ({ painAfter }) => painAfter ?? ''],
    ['Valor da sessão', ({ price }) => commaPrice(price)],
    ['Repasse', ({ pass }) => commaPrice(pass)],
    ['Situação', ({ status }) => status],
  ]),
  file(
    farm,
    harvests,
    [
      ['data_colheita', ({ day }) => day],
      ['cogumelo', ({ mushroom }) => mushroom],
      ['estufa', ({ greenhouse }) => greenhouse],
      ['substrato', ({ substrate }) => substrate],
      ['colhedor', ({ picker }) => picker],
      ['kg_colhido', ({ harvested }) => harvested.toFixed(1)],
      ['kg_perda', ({ lost }) => (lost === undefined ? '' : lost.toFixed(1))],
      ['kg_vendido', ({ sold }) => sold.toFixed(1)],
      ['bandejas', ({ trays }) => trays],
      ['temperatura', ({ temperature }) => temperature.toFixed(1)],
      ['umidade', ({ humidity }) => humidity],
      ['contaminacao', ({ contaminated }) => contaminated],
      ['comprador', ({ buyer }) => buyer],
      ['preco_kg', ({ unit }) => unit.toFixed(2)],
      ['valor_venda', ({ total }) => total.toFixed(2)],
      ['custo', ({ cost }) => cost.toFixed(2)],
      ['pago', ({ paid }) => paid],
    ],
    ',',
  ),
  file(electrical, orders, [
    ['NR_PEDIDO', ({ order }) => order],
    ['DT_PEDIDO', ({ day }) => shownDay(day)],
    ['CLIENTE', ({ client }) => client],
    ['TIPO_CLIENTE', ({ kind }) => kind],
    ['VENDEDOR', ({ seller }) => seller],
    ['PRODUTO', ({ product }) => product],
    ['GRUPO', ({ group }) => group],
    ['MARCA', ({ brand }) => brand],
    ['FORMA_PAGTO', ({ payment }) => payment],
    ['QTDE', ({ pieces }) => pieces],
    ['QTDE_DEVOLVIDA', ({ returned }) => returned],
    ['VLR_UNITARIO', ({ unit }) => decimal(unit)],
    ['VLR_DESCONTO', ({ discount }) => dotted(decimal(discount))],
    ['VLR_TOTAL', ({ total }) => dotted(decimal(total))],
    ['ENTREGA', ({ delivery }) => delivery],
    ['VLR_FRETE', ({ freight }) => (freight === undefined ? '' : decimal(freight))],
  ]),
]

export const labelled: Labelled[] = [
  // The physiotherapy clinic
  ['quantas sessões fizemos em outubro?', clinic, sessions.during('2025-10').count()],
  ['faturamento das sessões mês a mês', clinic, sessions.byMonth((g) => g.sum('price'))],
  ['qual fisioterapeuta fez mais sessoes?', clinic, most(sessions.by('therapist', (g) => g.count()))],
  [
    'valor das sessões da Unimed em novembro',
    clinic,
    sessions
      .during('2025-11')
      .when((r) => r.plan === 'Unimed')
      .sum('price'),
  ],
  [
    'Quanto ainda temos a receber da Amil?',
    clinic,
    sessions.when((r) => r.plan === 'Amil' && r.status === 'A receber').sum('price'),
  ],
  [
    'total de repasse da Camila em dezembro',
    clinic,
    sessions
      .during('2025-12')
      .when((r) => r.therapist === 'Camila')
      .sum('pass'),
  ],
  [
    'os 3 pacientes com maior valor em sessões',
    clinic,
    most(
      sessions.by('patient', (g) => g.sum('price')),
      3,
    ),
  ],
  ['valor médio da sessão de pilates', clinic, sessions.when((r) => r.treatment === 'Pilates').mean('price')],
  ['qual dia da semana tem mais sessão?', clinic, most(sessions.byWeekday((g) => g.count()))],
  ['que % das sessões é particular?', clinic, sessions.share((r) => r.plan === 'Particular')],
  [
    'quantas sessões domiciliares a Sueli fez?',
    clinic,
    sessions.when((r) => r.therapist === 'Sueli' && r.home === 'Sim').count(),
  ],
  [
    'compare o faturamento das sessões de setembro com o de outubro',
    clinic,
    { before: sessions.during('2025-09').sum('price'), after: sessions.during('2025-10').sum('price') },
  ],
  [
    'média da dor depois nas sessões de ortopedia',
    clinic,
    sessions.when((r) => r.treatment === 'Ortopedia').mean('painAfter'),
  ],
  ['em quantas sessões a dor antes era 8 ou mais?', clinic, sessions.when((r) => r.painBefore >= 8).count()],
  ['quantas sessões foram glosadas?', clinic, sessions.when((r) => r.status === 'Glosado').count()],
  [
    'valor glosado por plano',
    clinic,
    sessions.when((r) => r.status === 'Glosado').by('plan', (g) => g.sum('price')),
  ],
  [
    'quantos pacientes diferentes o Renato atendeu em agosto?',
    clinic,
    sessions
      .during('2025-08')
      .when((r) => r.therapist === 'Renato')
      .distinct('patient'),
  ],
  ['total de minutos de cada fisioterapeuta', clinic, sessions.by('therapist', (g) => g.sum('minutes'))],
  ['qual tratamento deu menos faturamento?', clinic, least(sessions.by('treatment', (g) => g.sum('price')))],
  ['quantas sessões em cada turno', clinic, sessions.by('shift', (g) => g.count())],
  [
    'quanto sobra do valor das sessões depois de tirar o repasse?',
    clinic,
    sessions.sum('price') - sessions.sum('pass'),
  ],
  [
    'quantas sessões o Antônio Prado fez desde novembro?',
    clinic,
    sessions
      .during('2025-11', '2026-01')
      .when((r) => r.patient === 'Antônio Prado')
      .count(),
  ],
  [
    'qual foi o valor da última sessão da Dalva Nunes?',
    clinic,
    sessions.when((r) => r.patient === 'Dalva Nunes').all.at(-1)?.price ?? 0,
  ],
  ['quantas sessões estão sem médico que indicou?', clinic, sessions.when((r) => r.doctor === '').count()],
  [
    'quantas sessões de rpg foram a noite',
    clinic,
    sessions.when((r) => r.treatment === 'RPG' && r.shift === 'Noite').count(),
  ],
  [
    'qual o maior valor de uma sessão de neurologia?',
    clinic,
    sessions.when((r) => r.treatment === 'Neurologia').max('price'),
  ],
  [
    'quanto deram as sessões indicadas pelo Dr. Paulo no segundo semestre de 2025?',
    clinic,
    sessions
      .during('2025-07', '2025-12')
      .when((r) => r.doctor === 'Dr. Paulo')
      .sum('price'),
  ],
  [
    'em média quantas sessões fazemos por dia com atendimento?',
    clinic,
    sessions.count() / sessions.distinct('day'),
  ],
  [
    'sessões de manhã com a Camila, pelo plano Unimed e que já foram recebidas: quantas são?',
    clinic,
    sessions
      .when(
        (r) =>
          r.shift === 'Manhã' && r.therapist === 'Camila' && r.plan === 'Unimed' && r.status === 'Recebido',
      )
      .count(),
  ],
  [
    'quanto a Camila faturou a mais que o Renato?',
    clinic,
    sessions.when((r) => r.therapist === 'Camila').sum('price') -
      sessions.when((r) => r.therapist === 'Renato').sum('price'),
  ],

  // The mushroom grower
  [
    'quantos kg de shimeji colhemos em julho?',
    farm,
    harvests
      .during('2025-07')
      .when((r) => r.mushroom === 'Shimeji')
      .sum('harvested'),
  ],
  ['valor das vendas por cogumelo', farm, harvests.by('mushroom', (g) => g.sum('total'))],
  [
    'Qual comprador gastou mais com os nossos cogumelos?',
    farm,
    most(harvests.by('buyer', (g) => g.sum('total'))),
  ],
  ['quantos kg a gente perdeu no total', farm, harvests.sum('lost')],
  ['kg colhidos por estufa', farm, harvests.by('greenhouse', (g) => g.sum('harvested'))],
  ['em que mês a colheita foi maior em kg?', farm, most(harvests.byMonth((g) => g.sum('harvested')))],
  ['quantas colheitas tiveram contaminação?', farm, harvests.when((r) => r.contaminated === 'sim').count()],
  [
    'que porcentagem das colheitas da estufa 1 teve contaminação?',
    farm,
    harvests.when((r) => r.greenhouse === 'Estufa 1').share((r) => r.contaminated === 'sim'),
  ],
  [
    'qual o preço do kg mais alto que conseguimos no shiitake?',
    farm,
    harvests.when((r) => r.mushroom === 'Shiitake').max('unit'),
  ],
  [
    'quanto o Restaurante Oka ainda nao pagou?',
    farm,
    harvests.when((r) => r.buyer === 'Restaurante Oka' && r.paid === 'não').sum('total'),
  ],
  [
    'quantas bandejas foram pra Ceasa em setembro e outubro?',
    farm,
    harvests
      .during('2025-09', '2025-10')
      .when((r) => r.buyer === 'Ceasa')
      .sum('trays'),
  ],
  [
    'número de colheitas de cada colhedor em dezembro',
    farm,
    harvests.during('2025-12').by('picker', (g) => g.count()),
  ],
  [
    'temperatura média da estufa 3',
    farm,
    harvests.when((r) => r.greenhouse === 'Estufa 3').mean('temperature'),
  ],
  [
    'umidade media das colheitas com contaminaçao',
    farm,
    harvests.when((r) => r.contaminated === 'sim').mean('humidity'),
  ],
  [
    'quanto cresceu o valor das vendas de cogumelo de agosto para setembro?',
    farm,
    { before: harvests.during('2025-08').sum('total'), after: harvests.during('2025-09').sum('total') },
  ],
  ['valor das vendas de cogumelo menos o custo', farm, harvests.sum('total') - harvests.sum('cost')],
  ['quantas colheitas passaram de 20 kg colhidos?', farm, harvests.when((r) => r.harvested > 20).count()],
  [
    'os três cogumelos com mais quilos colhidos',
    farm,
    most(
      harvests.by('mushroom', (g) => g.sum('harvested')),
      3,
    ),
  ],
  ['qual dia da semana tem mais colheitas', farm, most(harvests.byWeekday((g) => g.count()))],
  [
    'quanto a Feira do Produtor comprou em reais no segundo trimestre de 2025?',
    farm,
    harvests
      .during('2025-04', '2025-06')
      .when((r) => r.buyer === 'Feira do Produtor')
      .sum('total'),
  ],
  [
    'kg vendidos de champignon sem contar a Ceasa',
    farm,
    harvests.when((r) => r.mushroom === 'Champignon' && r.buyer !== 'Ceasa').sum('sold'),
  ],
  [
    'quantas colheitas a Rosa fez na estufa 2 sem contaminação?',
    farm,
    harvests
      .when((r) => r.picker === 'Rosa' && r.greenhouse === 'Estufa 2' && r.contaminated === 'não')
      .count(),
  ],
  ['custo médio da colheita em cada substrato', farm, harvests.by('substrate', (g) => g.mean('cost'))],
  [
    'a menor colheita de portobello foi de quantos kg?',
    farm,
    harvests.when((r) => r.mushroom === 'Portobello').min('harvested'),
  ],
  [
    'qual a participação do Sushi Kaze no valor das vendas?',
    farm,
    harvests.share((r) => r.buyer === 'Sushi Kaze', 'total'),
  ],
  [
    'em qual data vendemos mais cogumelo em reais, somando as vendas do dia?',
    farm,
    most(harvests.by('day', (g) => g.sum('total'))).map(([day, value]): [string, number] => [
      shownDay(day),
      value,
    ]),
  ],
  ['média de bandejas por colheita', farm, harvests.mean('trays')],
  ['quantas colheitas estão sem a perda anotada?', farm, harvests.when((r) => r.lost === undefined).count()],
  [
    'quanto vendemos de cogumelo, em reais, de 15/06/2025 a 31/07/2025?',
    farm,
    harvests.from('2025-06-15', '2025-07-31').sum('total'),
  ],
  [
    'colheitas do tonho com mais de 10 kg colhidos, sem contaminaçao e ja pagas, quantas sao?',
    farm,
    harvests
      .when((r) => r.picker === 'Tonho' && r.harvested > 10 && r.contaminated === 'não' && r.paid === 'sim')
      .count(),
  ],

  // The shop of electrical materials
  ['quanto a loja elétrica vendeu em dezembro?', electrical, orders.during('2025-12').sum('total')],
  ['valor total dos pedidos por vendedor', electrical, orders.by('seller', (g) => g.sum('total'))],
  [
    'quantos pedidos a Gisele fechou em novembro?',
    electrical,
    orders
      .during('2025-11')
      .when((r) => r.seller === 'Gisele')
      .count(),
  ],
  ['qual produto mais faturou na loja?', electrical, most(orders.by('product', (g) => g.sum('total')))],
  [
    'quantos disjuntores vendemos em outubro?',
    electrical,
    orders
      .during('2025-10')
      .when((r) => r.product === 'Disjuntor')
      .sum('pieces'),
  ],
  [
    'qual marca de lampada led vendeu mais em quantidade?',
    electrical,
    most(orders.when((r) => r.product === 'Lâmpada LED').by('brand', (g) => g.sum('pieces'))),
  ],
  [
    'ticket médio dos pedidos de eletricista',
    electrical,
    orders.when((r) => r.kind === 'Eletricista').mean('total'),
  ],
  [
    'quantos pedidos com entrega e sem desconto?',
    electrical,
    orders.when((r) => r.delivery === 'S' && r.discount === 0).count(),
  ],
  ['soma dos fretes em janeiro', electrical, orders.during('2026-01').sum('freight')],
  ['Frete médio dos pedidos com entrega', electrical, orders.when((r) => r.delivery === 'S').mean('freight')],
  [
    'qual o maior desconto que o Fábio deu num pedido?',
    electrical,
    orders.when((r) => r.seller === 'Fábio').max('discount'),
  ],
  [
    'quantos por cento do valor dos pedidos foi no crediario?',
    electrical,
    orders.share((r) => r.payment === 'Crediário', 'total'),
  ],
  [
    'top 3 clientes da loja em valor de pedidos',
    electrical,
    most(
      orders.by('client', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'valor dos pedidos: outubro x novembro',
    electrical,
    { before: orders.during('2025-10').sum('total'), after: orders.during('2025-11').sum('total') },
  ],
  ['quantos pedidos ficaram acima de R$ 3.000?', electrical, orders.when((r) => r.total > 3000).count()],
  ['qual dia da semana tem mais pedido?', electrical, most(orders.byWeekday((g) => g.count()))],
  [
    'total dos pedidos por grupo sem contar fios e cabos',
    electrical,
    orders.when((r) => r.group !== 'Fios e cabos').by('group', (g) => g.sum('total')),
  ],
  ['quantidade devolvida por produto', electrical, orders.by('product', (g) => g.sum('returned'))],
  ['quantos pedidos tiveram devolução?', electrical, orders.when((r) => r.returned > 0).count()],
  ['quanto deu o pedido 1120?', electrical, orders.when((r) => r.order === 1120).sum('total')],
  [
    'quanto vendemos de iluminação aos sábados?',
    electrical,
    orders
      .on(6)
      .when((r) => r.group === 'Iluminação')
      .sum('total'),
  ],
  [
    'quanto vendemos pra construtora na primeira quinzena de outubro?',
    electrical,
    orders
      .from('2025-10-01', '2025-10-15')
      .when((r) => r.kind === 'Construtora')
      .sum('total'),
  ],
  ['número de pedidos por forma de pagamento', electrical, orders.by('payment', (g) => g.count())],
  [
    'qual o menor preço unitário da tomada Pial?',
    electrical,
    orders.when((r) => r.product === 'Tomada' && r.brand === 'Pial').min('unit'),
  ],
  [
    'quantos clientes diferentes compraram eletroduto?',
    electrical,
    orders.when((r) => r.product === 'Eletroduto').distinct('client'),
  ],
  [
    'desconto médio nos pedidos que tiveram desconto',
    electrical,
    orders.when((r) => r.discount > 0).mean('discount'),
  ],
  [
    'quanto o Marcão vendeu no boleto em novembro e dezembro',
    electrical,
    orders
      .during('2025-11', '2025-12')
      .when((r) => r.seller === 'Marcão' && r.payment === 'Boleto')
      .sum('total'),
  ],
  [
    'em qual mês faturamos mais com chuveiro?',
    electrical,
    most(orders.when((r) => r.product === 'Chuveiro').byMonth((g) => g.sum('total'))),
  ],
  ['quanto dá o total dos pedidos mais o frete?', electrical, orders.sum('total') + orders.sum('freight')],
  [
    'to conferindo a obra: quantos pedidos da Alicerce Engenharia com entrega, acima de 500 reais e sem ser no Pix a gente teve desde setembro?',
    electrical,
    orders
      .during('2025-09', '2026-01')
      .when(
        (r) =>
          r.client === 'Alicerce Engenharia' && r.delivery === 'S' && r.total > 500 && r.payment !== 'Pix',
      )
      .count(),
  ],
]

export const unanswerable: string[] = [
  'quantos pacientes faltaram em novembro?',
  'qual a idade do Antônio Prado?',
  'quantas sessões a fisioterapeuta Patrícia fez em outubro?',
  'quanto a clínica paga de aluguel por mês?',
  'quanto gastamos de energia na estufa 2?',
  'quantos quilos de trufa colhemos em agosto?',
  'qual o salário do Tonho?',
  'qual o estoque de disjuntor hoje?',
  'quanto vendemos de ar-condicionado em dezembro?',
  'quanto a Gisele ganhou de comissão em outubro?',
]
