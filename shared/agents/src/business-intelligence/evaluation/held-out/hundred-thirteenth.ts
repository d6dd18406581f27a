import { brazilianDay, cents, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A hat and cap maker selling wholesale, a firm that rents photocopiers to offices, a swimming school. */

const { next, whole, pick, among } = seededBusiness('a hat maker, a photocopier rental, a swimming school')

const isWorkday = (day: string) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6
/** The first workday that is at least so many days after another. */
const workdayAfter = (day: string, wait: number): string =>
  daysFrom(day, wait + 3)
    .slice(wait)
    .find(isWorkday) ?? day
const daysBetween = (first: string, last: string) => (Date.parse(last) - Date.parse(first)) / 864e5
const lastDay = '2026-03-31'

const models = [
  { model: 'Boné Trucker', line: 'Urbana', materials: ['Poliéster', 'Sarja'], from: 1_450, to: 2_600 },
  { model: 'Boné Aba Reta', line: 'Urbana', materials: ['Sarja', 'Poliéster'], from: 1_800, to: 3_200 },
  { model: 'Chapéu Country', line: 'Rural', materials: ['Feltro', 'Palha'], from: 5_200, to: 14_900 },
  { model: 'Chapéu Panamá', line: 'Praia', materials: ['Palha'], from: 6_500, to: 18_900 },
  { model: 'Bucket', line: 'Urbana', materials: ['Sarja'], from: 1_600, to: 2_900 },
  { model: 'Viseira', line: 'Praia', materials: ['Poliéster', 'Palha'], from: 890, to: 1_990 },
  { model: 'Boina', line: 'Inverno', materials: ['Lã', 'Feltro'], from: 2_400, to: 5_900 },
]
const shops = [
  { client: 'Chapelaria Central', state: 'MG' },
  { client: 'Loja do Peão', state: 'SP' },
  { client: 'Selaria Boa Vista', state: 'GO' },
  { client: 'Surf Shop Maré', state: 'SC' },
  { client: 'Magazine Litoral', state: 'BA' },
  { client: 'Casa Tropeiro', state: 'SP' },
  { client: 'Armarinho Dois Irmãos', state: 'MG' },
]
// Most orders come on Mondays; those of the last weeks are not all delivered.
const orders = new Rows(
  daysFrom('2025-06-01', 304)
    .filter(isWorkday)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(3, 5) : whole(1, 2) }, () => {
        const { model, line, materials, from, to } = pick(models)
        const pieces = whole(2, 20) * 6
        const unit = whole(from, to) / 100
        const arrival = workdayAfter(day, whole(6, 38))
        const delivered = arrival > lastDay ? undefined : arrival
        return {
          day,
          delivered,
          wait: delivered === undefined ? undefined : daysBetween(day, delivered),
          ...pick(shops),
          agent: among(['Adalberto', 6], ['Ivone', 4], ['Cássio', 2]),
          model,
          line,
          material: pick(materials),
          color: among(['Preto', 6], ['Bege', 4], ['Marrom', 3], ['Azul-marinho', 1]),
          embroidered: next() < 0.35 ? 'S' : 'N',
          terms: among(['28 DIAS', 5], ['A VISTA', 3], ['45 DIAS', 2]),
          pieces,
          weight: Math.round((pieces * whole(60, 180)) / 100) / 10,
          unit,
          freight: next() < 0.25 ? 0 : whole(3_500, 28_000) / 100,
          total: cents(pieces * unit),
        }
      }),
    ),
)

const offices = [
  { client: 'Advocacia Prado', city: 'Campinas' },
  { client: 'Contábil Nunes', city: 'Jundiaí' },
  { client: 'Imobiliária Chaves', city: 'Campinas' },
  { client: 'Cartório Segundo Ofício', city: 'Sorocaba' },
  { client: 'Engenharia Pilar', city: 'Valinhos' },
  { client: 'Despachante Rocha', city: 'Sorocaba' },
  { client: 'Seguros Aliança', city: 'Jundiaí' },
]
const brands = ['Ricoh', 'Kyocera', 'Brother', 'Xerox']
const contracts = Array.from({ length: 36 }, (_, place) => {
  const kind = among(['Mono', 3], ['Colorida', 2])
  return {
    contract: `CT-${201 + place}`,
    ...(offices[place] ?? pick(offices)),
    brand: brands[place] ?? pick(brands),
    kind,
    allowance: kind === 'Mono' ? pick([2_000, 3_000, 5_000]) : pick([1_000, 1_500]),
    rent: (kind === 'Mono' ? whole(18_000, 45_000) : whole(39_000, 98_000)) / 100,
    dayOfMonth: whole(1, 26),
  }
})
// A contract has one invoice a month at most, on a workday.
const invoices = new Rows(
  [
    '2025-05',
    '2025-06',
    '2025-07',
    '2025-08',
    '2025-09',
    '2025-10',
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
    '2026-03',
  ]
    .flatMap((month) =>
      contracts
        .filter(() => next() < 0.95)
        .map(({ contract, client, city, brand, kind, allowance, rent, dayOfMonth }) => {
          const day = workdayAfter(`${month}-${String(dayOfMonth).padStart(2, '0')}`, 0)
          const isMono = kind === 'Mono'
          const black = (allowance * (isMono ? whole(40, 150) : whole(20, 90))) / 100 + whole(0, 4)
          const colored = isMono ? undefined : (allowance * whole(20, 80)) / 100 + whole(0, 4)
          const excess = Math.max(0, black + (colored ?? 0) - allowance)
          const extra = cents(excess * (isMono ? 0.08 : 0.35))
          const lateness = next() < 0.65 ? 0 : whole(1, 40)
          const settled = daysFrom(day, 60)[lateness === 0 ? whole(3, 10) : 10 + lateness] ?? day
          const paid = settled > lastDay || next() < 0.04 ? undefined : settled
          return {
            day,
            paid,
            daysToPay: paid === undefined ? undefined : daysBetween(day, paid),
            contract,
            client,
            city,
            brand,
            kind,
            technician: among(['Wagner', 6], ['Simone', 4], ['Edmilson', 2]),
            status: paid === undefined ? 'Em aberto' : 'Paga',
            payment: among(['Boleto', 6], ['Pix', 3], ['Transferência', 2]),
            toner: next() < 0.4 ? 'Sim' : 'Não',
            allowance,
            black,
            colored,
            pages: black + (colored ?? 0),
            excess,
            late: paid === undefined ? undefined : lateness,
            rent,
            extra,
            total: cents(rent + extra),
          }
        }),
    )
    .sort((a, b) => a.day.localeCompare(b.day)),
)

const groups = [
  { group: 'Hidroginástica', lengths: [50, 60], places: 18, fee: 38, weight: 8 },
  { group: 'Infantil', lengths: [45, 30], places: 12, fee: 45, weight: 6 },
  { group: 'Adulto', lengths: [60, 45, 75], places: 14, fee: 55, weight: 4 },
  { group: 'Juvenil', lengths: [60, 45], places: 13, fee: 48, weight: 3 },
  { group: 'Bebês', lengths: [30], places: 7, fee: 60, weight: 2 },
  { group: 'Competição', lengths: [90, 120], places: 10, fee: 50, weight: 2 },
]
const weighted = groups.map((one): [(typeof groups)[number], number] => [one, one.weight])
const lessonsOn = (day: string) => {
  const weekday = weekdayIn(day)
  return weekday === 2 ? whole(5, 7) : weekday === 4 ? whole(3, 4) : whole(1, 3)
}
// Closed on Sundays; on Saturdays only in the morning.
const lessons = new Rows(
  daysFrom('2025-08-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: lessonsOn(day) }, () => {
        const { group, lengths, places, fee } = among(...weighted)
        const minutes = pick(lengths)
        const pool = pick(['Aquecida', 'Semiolímpica', 'Descoberta'])
        const enrolled = whole(4, places)
        const visitors = next() < 0.6 ? 0 : whole(1, 4)
        return {
          day,
          shift: weekdayIn(day) === 6 ? 'manhã' : among(['manhã', 5], ['noite', 4], ['tarde', 2]),
          group,
          pool,
          teacher: among(['Renata', 6], ['Fábio', 4], ['Gilson', 2], ['Tatiane', 1]),
          makeUp: next() < 0.14 ? 'sim' : 'não',
          enrolled,
          present: whole(Math.ceil(enrolled / 2), enrolled),
          visitors,
          minutes,
          meters: group === 'Bebês' || group === 'Hidroginástica' ? undefined : whole(8, 44) * 50,
          water: (pool === 'Aquecida' ? whole(290, 325) : whole(240, 285)) / 10,
          income: visitors * fee,
          pay: cents((minutes / 60) * (whole(3_500, 6_500) / 100)),
          incident: among(['', 84], ['Chuva forte', 8], ['Queda de energia', 5], ['Manutenção da bomba', 3]),
        }
      }),
    ),
)

const hats = 'PEDIDOS ATACADO'
const copiers = 'Locação Copiadoras'
const swimming = 'aulas_natacao'

export const files = [
  file(hats, orders, [
    ['DT_PEDIDO', ({ day }) => brazilianDay(day)],
    ['DT_ENTREGA', ({ delivered }) => (delivered === undefined ? '' : brazilianDay(delivered))],
    ['CLIENTE', ({ client }) => client],
    ['UF', ({ state }) => state],
    ['REPRESENTANTE', ({ agent }) => agent],
    ['MODELO', ({ model }) => model],
    ['LINHA', ({ line }) => line],
    ['MATERIAL', ({ material }) => material],
    ['COR', ({ color }) => color],
    ['BORDADO', ({ embroidered }) => embroidered],
    ['COND_PGTO', ({ terms }) => terms],
    ['QTD_PCS', ({ pieces }) => pieces],
    ['PESO_KG', ({ weight }) => decimal(weight, 1)],
    ['VL_UNIT', ({ unit }) => decimal(unit)],
    ['VL_FRETE', ({ freight }) => decimal(freight)],
    ['VL_PEDIDO', ({ total }) => dotted(decimal(total))],
  ]),
  file(copiers, invoices, [
    ['Contrato', ({ contract }) => contract],
    ['Cliente', ({ client }) => client],
    ['Cidade', ({ city }) => city],
    ['Marca', ({ brand }) => brand],
    ['Tipo', ({ kind }) => kind],
    ['Técnico Leitura', ({ technician }) => technician],
    ['Data Fatura', ({ day }) => brazilianDay(day)],
    ['Data Pagto', ({ paid }) => (paid === undefined ? '' : brazilianDay(paid))],
    ['Situação', ({ status }) => status],
    ['Forma Pagto', ({ payment }) => payment],
    ['Trocou Toner', ({ toner }) => toner],
    ['Franquia (págs)', ({ allowance }) => allowance],
    ['Págs P&B', ({ black }) => black],
    ['Págs Cor', ({ colored }) => colored ?? ''],
    ['Págs Excedentes', ({ excess }) => excess],
    ['Dias Atraso', ({ late }) => late ?? ''],
    ['Aluguel (R$)', ({ rent }) => decimal(rent)],
    ['Valor Excedente (R$)', ({ extra }) => decimal(extra)],
    ['Total Fatura (R$)', ({ total }) => decimal(total)],
  ]),
  file(
    swimming,
    lessons,
    [
      ['data_aula', ({ day }) => day],
      ['turno', ({ shift }) => shift],
      ['turma', ({ group }) => group],
      ['piscina', ({ pool }) => pool],
      ['professor', ({ teacher }) => teacher],
      ['reposicao', ({ makeUp }) => makeUp],
      ['inscritos', ({ enrolled }) => enrolled],
      ['presentes', ({ present }) => present],
      ['avulsos', ({ visitors }) => visitors],
      ['duracao_min', ({ minutes }) => minutes],
      ['metros_treino', ({ meters }) => meters ?? ''],
      ['temp_agua_c', ({ water }) => water.toFixed(1)],
      ['receita_avulsos', ({ income }) => income.toFixed(2)],
      ['pagto_professor', ({ pay }) => pay.toFixed(2)],
      ['ocorrencia', ({ incident }) => incident],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The hat maker: 1 to 10
  ['valor dos pedidos mês a mês, pela data do pedido', hats, orders.byMonth((g) => g.sum('total'))],
  ['Bom dia! Quantos pedidos foram feitos em novembro?', hats, orders.during('2025-11').count()],
  [
    'qual representante vendeu mais em valor de pedido?',
    hats,
    most(orders.by('agent', (g) => g.sum('total'))),
  ],
  [
    'top 3 clientes do atacado por valor de pedido',
    hats,
    most(
      orders.by('client', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'qtas peças de viseira foram pedidas em janeiro',
    hats,
    orders
      .during('2026-01')
      .when((r) => r.model === 'Viseira')
      .sum('pieces'),
  ],
  [
    'valor médio por pedido da Loja do Peão',
    hats,
    orders.when((r) => r.client === 'Loja do Peão').mean('total'),
  ],
  ['quanto deu de frete nos pedidos da BA?', hats, orders.when((r) => r.state === 'BA').sum('freight')],
  [
    'qual a % do valor dos pedidos que vem da linha rural',
    hats,
    orders.share((r) => r.line === 'Rural', 'total'),
  ],
  [
    'compara o valor total dos pedidos feitos em outubro com os feitos em novembro',
    hats,
    { before: orders.during('2025-10').sum('total'), after: orders.during('2025-11').sum('total') },
  ],
  [
    'quantos pedidos foram entregues em dezembro?',
    hats,
    orders.when((r) => r.delivered?.slice(0, 7) === '2025-12').count(),
  ],
  // 11 to 20
  ['Quantos dias, em média, entre o pedido e a entrega?', hats, orders.mean('wait')],
  [
    'quantos pedidos ainda estao sem data de entrega',
    hats,
    orders.when((r) => r.delivered === undefined).count(),
  ],
  [
    'pedidos com valor acima de 5 mil reais, quantos foram?',
    hats,
    orders.when((r) => r.total > 5000).count(),
  ],
  ['em que dia da semana os clientes mais fazem pedido?', hats, most(orders.byWeekday((g) => g.count()))],
  ['quantas cores diferentes aparecem nos pedidos?', hats, orders.distinct('color')],
  ['peças pedidas por modelo', hats, orders.by('model', (g) => g.sum('pieces'))],
  ['qual material teve menos peças pedidas?', hats, least(orders.by('material', (g) => g.sum('pieces')))],
  [
    'qual o valor do maior pedido da Surf Shop Maré?',
    hats,
    orders.when((r) => r.client === 'Surf Shop Maré').max('total'),
  ],
  [
    'quantos pedidos com bordado o Cassio tirou?',
    hats,
    orders.when((r) => r.agent === 'Cássio' && r.embroidered === 'S').count(),
  ],
  ['que porcentagem dos pedidos leva bordado', hats, orders.share((r) => r.embroidered === 'S')],
  // 21 to 30
  [
    'maior preço unitário que já cobramos no chapeu panamá',
    hats,
    orders.when((r) => r.model === 'Chapéu Panamá').max('unit'),
  ],
  ['peso total em kg dos pedidos de feltro', hats, orders.when((r) => r.material === 'Feltro').sum('weight')],
  [
    'valor dos pedidos à vista feitos entre 15/09/2025 e 20/10/2025',
    hats,
    orders
      .from('2025-09-15', '2025-10-20')
      .when((r) => r.terms === 'A VISTA')
      .sum('total'),
  ],
  [
    'valor dos pedidos por UF tirando a linha Praia',
    hats,
    orders.when((r) => r.line !== 'Praia').by('state', (g) => g.sum('total')),
  ],
  [
    'Estou fechando as contas da Ivone, qual o valor total dos pedidos que ela fez em fevereiro?',
    hats,
    orders
      .during('2026-02')
      .when((r) => r.agent === 'Ivone')
      .sum('total'),
  ],
  ['qual foi o mês com mais peças pedidas?', hats, most(orders.byMonth((g) => g.sum('pieces')))],
  [
    'quantos clientes diferentes pediram boina desde janeiro?',
    hats,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.model === 'Boina')
      .distinct('client'),
  ],
  ['média de peças por pedido em cada linha', hats, orders.by('line', (g) => g.mean('pieces'))],
  [
    'compare as peças pedidas em MG e em SP',
    hats,
    orders.when((r) => r.state === 'MG' || r.state === 'SP').by('state', (g) => g.sum('pieces')),
  ],
  [
    'qual foi o dia com o maior valor somado de pedidos?',
    hats,
    most(orders.by('day', (g) => g.sum('total'))).map(([day, value]): [string, number] => [
      shownDay(day),
      value,
    ]),
  ],

  // The photocopiers: 1 to 10
  ['total das faturas de locação por mês da fatura', copiers, invoices.byMonth((g) => g.sum('total'))],
  [
    'quanto deu o total das faturas da Advocacia Prado em agosto?',
    copiers,
    invoices
      .during('2025-08')
      .when((r) => r.client === 'Advocacia Prado')
      .sum('total'),
  ],
  ['qtas faturas estao em aberto', copiers, invoices.when((r) => r.status === 'Em aberto').count()],
  [
    'oi, quanto temos pra receber nas faturas em aberto? valor total',
    copiers,
    invoices.when((r) => r.status === 'Em aberto').sum('total'),
  ],
  [
    'Qual cliente soma o maior total em faturas de locação?',
    copiers,
    most(invoices.by('client', (g) => g.sum('total'))),
  ],
  ['páginas p&b por marca', copiers, invoices.by('brand', (g) => g.sum('black'))],
  ['quantas págs cor nas faturas de setembro', copiers, invoices.during('2025-09').sum('colored')],
  [
    'páginas excedentes: novembro x dezembro',
    copiers,
    { before: invoices.during('2025-11').sum('excess'), after: invoices.during('2025-12').sum('excess') },
  ],
  [
    'aluguel médio por fatura das máquinas coloridas',
    copiers,
    invoices.when((r) => r.kind === 'Colorida').mean('rent'),
  ],
  [
    'que % do total faturado na locação é por boleto?',
    copiers,
    invoices.share((r) => r.payment === 'Boleto', 'total'),
  ],
  // 11 to 20
  [
    'quantas vezes o Edmilson trocou toner?',
    copiers,
    invoices.when((r) => r.technician === 'Edmilson' && r.toner === 'Sim').count(),
  ],
  [
    'quantas trocas de toner tivemos em cada mês',
    copiers,
    invoices.when((r) => r.toner === 'Sim').byMonth((g) => g.count()),
  ],
  [
    'quantas faturas tiveram mais de 20 dias de atraso?',
    copiers,
    invoices.when((r) => r.late !== undefined && r.late > 20).count(),
  ],
  [
    'média de dias de atraso contando só as faturas que atrasaram',
    copiers,
    invoices.when((r) => r.late !== undefined && r.late > 0).mean('late'),
  ],
  [
    'total das faturas que foram pagas em outubro, pela data de pagto',
    copiers,
    invoices.when((r) => r.paid?.slice(0, 7) === '2025-10').sum('total'),
  ],
  [
    'em media quantos dias passam entre a data da fatura e a data do pagamento?',
    copiers,
    invoices.mean('daysToPay'),
  ],
  [
    'quantos contratos diferentes temos em Campinas?',
    copiers,
    invoices.when((r) => r.city === 'Campinas').distinct('contract'),
  ],
  ['total das faturas por cidade', copiers, invoices.by('city', (g) => g.sum('total'))],
  [
    'os 3 contratos com mais páginas excedentes',
    copiers,
    most(
      invoices.by('contract', (g) => g.sum('excess')),
      3,
    ),
  ],
  [
    'qual o valor total da última fatura do contrato CT-205?',
    copiers,
    invoices.when((r) => r.contract === 'CT-205').all.at(-1)?.total ?? 0,
  ],
  // 21 to 30
  [
    'Qual foi o total da maior fatura de máquina Ricoh?',
    copiers,
    invoices.when((r) => r.brand === 'Ricoh').max('total'),
  ],
  ['quantas faturas tiveram páginas excedentes?', copiers, invoices.when((r) => r.excess > 0).count()],
  [
    'quantos por cento do total das faturas é valor excedente?',
    copiers,
    { share: invoices.sum('extra') / invoices.sum('total') },
  ],
  [
    'soma do aluguel das Kyocera no último trimestre de 2025',
    copiers,
    invoices
      .during('2025-10', '2025-12')
      .when((r) => r.brand === 'Kyocera')
      .sum('rent'),
  ],
  ['qual técnico fez menos leituras?', copiers, least(invoices.by('technician', (g) => g.count()))],
  [
    'faturas de Sorocaba de 10/06/2025 a 25/07/2025, quanto deu no total?',
    copiers,
    invoices
      .from('2025-06-10', '2025-07-25')
      .when((r) => r.city === 'Sorocaba')
      .sum('total'),
  ],
  [
    'total das faturas por tipo de máquina, sem contar a Xerox',
    copiers,
    invoices.when((r) => r.brand !== 'Xerox').by('kind', (g) => g.sum('total')),
  ],
  [
    'média de páginas P&B por fatura para cada cliente da locação',
    copiers,
    invoices.by('client', (g) => g.mean('black')),
  ],
  [
    'páginas p&b mais páginas cor, tudo somado, nas faturas de fevereiro',
    copiers,
    invoices.during('2026-02').sum('pages'),
  ],
  [
    'em qual dia da semana sai o maior valor total em faturas?',
    copiers,
    most(invoices.byWeekday((g) => g.sum('total'))),
  ],

  // The swimming school: 1 to 10
  ['quantas aulas demos em março?', swimming, lessons.during('2026-03').count()],
  ['numero de aulas por turma', swimming, lessons.by('group', (g) => g.count())],
  ['total de presentes nas aulas por mês', swimming, lessons.byMonth((g) => g.sum('present'))],
  ['qual prof deu mais aulas', swimming, most(lessons.by('teacher', (g) => g.count()))],
  [
    'qto pagamos pro Gilson em outubro?',
    swimming,
    lessons
      .during('2025-10')
      .when((r) => r.teacher === 'Gilson')
      .sum('pay'),
  ],
  ['receita de avulsos por turno', swimming, lessons.by('shift', (g) => g.sum('income'))],
  [
    'Qual a temperatura média da água na piscina aquecida?',
    swimming,
    lessons.when((r) => r.pool === 'Aquecida').mean('water'),
  ],
  [
    'média de presentes por aula na turma Adulto',
    swimming,
    lessons.when((r) => r.group === 'Adulto').mean('present'),
  ],
  [
    'na turma infantil, os presentes são quantos % dos inscritos?',
    swimming,
    {
      share:
        lessons.when((r) => r.group === 'Infantil').sum('present') /
        lessons.when((r) => r.group === 'Infantil').sum('enrolled'),
    },
  ],
  [
    'inscritos menos presentes em janeiro, quanto dá?',
    swimming,
    lessons.during('2026-01').sum('enrolled') - lessons.during('2026-01').sum('present'),
  ],
  // 11 to 20
  ['quantas aulas foram de reposicao?', swimming, lessons.when((r) => r.makeUp === 'sim').count()],
  ['que porcentagem das aulas foi no turno da noite?', swimming, lessons.share((r) => r.shift === 'noite')],
  ['soma de presentes nas aulas de terça-feira', swimming, lessons.on(2).sum('present')],
  [
    'compare o total de presentes de maio com o de abril',
    swimming,
    { before: lessons.during('2026-04').sum('present'), after: lessons.during('2026-05').sum('present') },
  ],
  [
    'quantas aulas tiveram queda de energia?',
    swimming,
    lessons.when((r) => r.incident === 'Queda de energia').count(),
  ],
  [
    'quantas aulas passaram sem nenhuma ocorrência registrada',
    swimming,
    lessons.when((r) => r.incident === '').count(),
  ],
  ['quantas aulas tiveram menos de 5 presentes?', swimming, lessons.when((r) => r.present < 5).count()],
  [
    'temperatura mais alta da agua na piscina descoberta',
    swimming,
    lessons.when((r) => r.pool === 'Descoberta').max('water'),
  ],
  ['Qual dia da semana tem mais aulas?', swimming, most(lessons.byWeekday((g) => g.count()))],
  [
    'minutos de aula do Fabio em cada mês, somados',
    swimming,
    lessons.when((r) => r.teacher === 'Fábio').byMonth((g) => g.sum('minutes')),
  ],
  // 21 to 30
  [
    'quantos metros de treino a turma de competição fez no primeiro trimestre de 2026?',
    swimming,
    lessons
      .during('2026-01', '2026-03')
      .when((r) => r.group === 'Competição')
      .sum('meters'),
  ],
  [
    'quanto pagamos ao professor em média por aula de hidroginástica?',
    swimming,
    lessons.when((r) => r.group === 'Hidroginástica').mean('pay'),
  ],
  [
    'as duas turmas que mais trouxeram receita de avulsos',
    swimming,
    most(
      lessons.by('group', (g) => g.sum('income')),
      2,
    ),
  ],
  [
    'quantos professores diferentes deram aula pra turma Juvenil em setembro?',
    swimming,
    lessons
      .during('2025-09')
      .when((r) => r.group === 'Juvenil')
      .distinct('teacher'),
  ],
  [
    'aula mais longa da turma Adulto, em minutos',
    swimming,
    lessons.when((r) => r.group === 'Adulto').max('minutes'),
  ],
  [
    'presentes por professor sem contar as aulas de reposição',
    swimming,
    lessons.when((r) => r.makeUp === 'não').by('teacher', (g) => g.sum('present')),
  ],
  [
    'quantas aulas a Renata deu na semiolimpica desde fevereiro?',
    swimming,
    lessons
      .during('2026-02', '2026-05')
      .when((r) => r.teacher === 'Renata' && r.pool === 'Semiolímpica')
      .count(),
  ],
  [
    'Boa tarde, me diz a receita de avulsos entre 05/12/2025 e 20/01/2026 por favor',
    swimming,
    lessons.from('2025-12-05', '2026-01-20').sum('income'),
  ],
  [
    'em média quantas aulas por dia, contando só os dias que teve aula?',
    swimming,
    lessons.count() / lessons.distinct('day'),
  ],
  ['duração média das aulas em cada piscina', swimming, lessons.by('pool', (g) => g.mean('minutes'))],
]

export const unanswerable: string[] = [
  'quanto a Ivone ganha de salário por mês?',
  'quantos metros de feltro ainda tem no estoque?',
  'quanto gastamos com a conta de luz da fábrica em outubro?',
  'me passa o telefone da Selaria Boa Vista',
  'quanto custou o conserto das copiadoras em janeiro?',
  'quantas faturas são de clientes de Indaiatuba?',
  'quantas páginas p&b as máquinas Canon fizeram em setembro',
  'qual a idade média dos alunos da hidroginástica?',
  'quantas aulas demos em julho de 2024?',
  'quantas mensalidades da natação estão atrasadas?',
]
