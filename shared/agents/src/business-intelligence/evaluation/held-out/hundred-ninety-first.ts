import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A gym, a building-materials store, and the overtime and absences of a factory. */

const { next, whole, among } = seededBusiness('a gym, a building-materials store, overtime and absences')

// Closed on Sundays; most people join on Mondays.
const joins = new Rows(
  daysFrom('2025-01-01', 455)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from(
        { length: weekdayIn(day) === 1 ? whole(3, 6) : weekdayIn(day) === 6 ? whole(0, 2) : whole(1, 3) },
        () => {
          const { plan, base } = among(
            [{ plan: 'Mensal', base: 129.9 }, 6],
            [{ plan: 'Anual', base: 89.9 }, 4],
            [{ plan: 'Trimestral', base: 114.9 }, 2.5],
            [{ plan: 'Semestral', base: 99.9 }, 1.4],
          )
          const { sport, extra } = among(
            [{ sport: 'Musculação', extra: 0 }, 8],
            [{ sport: 'Crossfit', extra: 85 }, 4.5],
            [{ sport: 'Pilates', extra: 120 }, 3],
            [{ sport: 'Natação', extra: 65 }, 2],
            [{ sport: 'Funcional', extra: 30 }, 1],
          )
          const left = daysFrom(day, whole(20, 240)).at(-1)
          const cancelled = next() < 0.45 && left !== undefined && left <= '2026-03-31' ? left : undefined
          return {
            day,
            plan,
            sport,
            branch: among(['Centro', 6], ['Zona Sul', 3.5], ['Shopping', 2]),
            adviser: among(['Bruna', 6], ['Leandro', 3.5], ['Sílvia', 2], ['Caio', 1]),
            origin: among(['Instagram', 7], ['Indicação', 4], ['Google', 2], ['Fachada', 1]),
            sex: among(['F', 5], ['M', 4]),
            age: next() < 0.08 ? undefined : whole(15, 68),
            personal: among(['Não', 4], ['Sim', 1]),
            fee: cents(base + extra + whole(0, 40)),
            entry: next() < 0.35 ? 0 : whole(40, 120),
            cancelled,
            reason:
              cancelled === undefined
                ? undefined
                : among(['Sem tempo', 6], ['Financeiro', 3.5], ['Mudança de cidade', 2], ['Lesão', 1]),
          }
        },
      ),
    ),
)

interface Good {
  product: string
  category: string
  brands: [string, string]
  from: number
  to: number
  pieces: number
}
const goods: [Good, number][] = [
  [
    {
      product: 'Cimento',
      category: 'Básico',
      brands: ['Votoran', 'Nassau'],
      from: 3_290,
      to: 4_390,
      pieces: 40,
    },
    8,
  ],
  [
    {
      product: 'Piso cerâmico',
      category: 'Revestimento',
      brands: ['Eliane', 'Portobello'],
      from: 2_990,
      to: 8_900,
      pieces: 35,
    },
    5,
  ],
  [
    {
      product: 'Tinta acrílica',
      category: 'Tintas',
      brands: ['Suvinil', 'Coral'],
      from: 18_900,
      to: 42_900,
      pieces: 6,
    },
    4,
  ],
  [
    {
      product: 'Tubo PVC',
      category: 'Hidráulica',
      brands: ['Tigre', 'Amanco'],
      from: 1_490,
      to: 9_900,
      pieces: 12,
    },
    3.5,
  ],
  [
    {
      product: 'Fio elétrico',
      category: 'Elétrica',
      brands: ['Sil', 'Cobrecom'],
      from: 9_900,
      to: 28_900,
      pieces: 4,
    },
    3,
  ],
  [
    {
      product: 'Telha',
      category: 'Cobertura',
      brands: ['Brasilit', 'Eternit'],
      from: 3_900,
      to: 9_500,
      pieces: 30,
    },
    2,
  ],
  [
    {
      product: 'Torneira',
      category: 'Hidráulica',
      brands: ['Deca', 'Docol'],
      from: 5_900,
      to: 38_900,
      pieces: 3,
    },
    1.5,
  ],
]
// Closed on Sundays, full on Saturdays.
const sales = new Rows(
  daysFrom('2025-05-01', 365)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(4, 7) : whole(1, 4) }, () => {
        const { product, category, brands, from, to, pieces: atMost } = among(...goods)
        const [usual, other] = brands
        const pieces = whole(1, atMost)
        const unit = whole(from, to) / 100
        const isDelivered = next() < 0.6
        return {
          day,
          delivered: isDelivered ? daysFrom(day, whole(2, 8)).at(-1) : undefined,
          product,
          category,
          brand: among([usual, 3], [other, 1]),
          seller: among(['Valmir', 6], ['Solange', 3.5], ['Edson', 2]),
          buyer: among(['Pessoa física', 5], ['Pedreiro', 3], ['Construtora', 2]),
          district: isDelivered
            ? among(['Jardim Europa', 5], ['São José', 3], ['Boa Esperança', 2], ['Industrial', 1.2])
            : undefined,
          payment: among(['Pix', 5], ['Cartão', 4], ['Boleto', 2], ['Dinheiro', 1.5]),
          pieces,
          unit,
          freight: isDelivered ? whole(2_500, 18_000) / 100 : undefined,
          total: cents(pieces * unit),
        }
      }),
    ),
)

interface Employee {
  name: string
  role: string
  sector: string
  shift: string
  boss: string
  rate: number
}
const staff: [Employee, number][] = [
  [
    {
      name: 'Adriano Prates',
      role: 'Operador',
      sector: 'Estamparia',
      shift: 'Manhã',
      boss: 'Geraldo',
      rate: 24,
    },
    9,
  ],
  [
    { name: 'Jussara Lima', role: 'Operador', sector: 'Montagem', shift: 'Tarde', boss: 'Fátima', rate: 21 },
    6,
  ],
  [{ name: 'Wagner Tavares', role: 'Soldador', sector: 'Solda', shift: 'Noite', boss: 'Hélio', rate: 29 }, 4],
  [
    {
      name: 'Cláudio Reis',
      role: 'Operador',
      sector: 'Estamparia',
      shift: 'Tarde',
      boss: 'Geraldo',
      rate: 24.5,
    },
    2.4,
  ],
  [
    {
      name: 'Ivone Castro',
      role: 'Auxiliar',
      sector: 'Expedição',
      shift: 'Tarde',
      boss: 'Fátima',
      rate: 17.5,
    },
    2.2,
  ],
  [
    { name: 'Marinês Souza', role: 'Auxiliar', sector: 'Montagem', shift: 'Manhã', boss: 'Fátima', rate: 17 },
    2,
  ],
  [
    { name: 'Rogério Pinto', role: 'Soldador', sector: 'Solda', shift: 'Manhã', boss: 'Hélio', rate: 28 },
    1.6,
  ],
  [
    { name: 'Osmar Dias', role: 'Conferente', sector: 'Expedição', shift: 'Manhã', boss: 'Hélio', rate: 19 },
    1.5,
  ],
  [
    {
      name: 'Donizete Rocha',
      role: 'Mecânico',
      sector: 'Manutenção',
      shift: 'Noite',
      boss: 'Hélio',
      rate: 32,
    },
    1.2,
  ],
  [
    {
      name: 'Tatiane Alves',
      role: 'Mecânico',
      sector: 'Manutenção',
      shift: 'Manhã',
      boss: 'Geraldo',
      rate: 31,
    },
    0.6,
  ],
]
// On Saturdays there is overtime only, on Mondays many do not come.
const events = new Rows(
  daysFrom('2025-07-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(1, 3) : whole(2, 5) }, () => {
        const { name, role, sector, shift, boss, rate } = among(...staff)
        const isSaturday = weekdayIn(day) === 6
        const kind: string = isSaturday
          ? 'Hora extra'
          : among(
              ['Hora extra', 6],
              ['Atraso', 3],
              ['Falta', weekdayIn(day) === 1 ? 6 : 1.2],
              ['Atestado', 1.3],
            )
        const hours =
          kind === 'Hora extra'
            ? whole(2, 10) / 2
            : kind === 'Atraso'
              ? whole(1, 6) / 4
              : kind === 'Falta'
                ? 8
                : whole(1, 2) * 4
        const percent = kind === 'Hora extra' ? (isSaturday ? 100 : 50) : undefined
        const justified: string | undefined =
          kind === 'Hora extra' ? undefined : kind === 'Atestado' ? 'S' : among(['N', 3], ['S', 2])
        return {
          day,
          name,
          role,
          sector,
          shift,
          boss,
          kind,
          hours,
          percent,
          pay: percent === undefined ? undefined : cents(hours * rate * (1 + percent / 100)),
          discount: justified === 'N' ? cents(hours * rate) : undefined,
          justified,
        }
      }),
    ),
)
const overtime = events.when((r) => r.kind === 'Hora extra')
const absences = events.when((r) => r.kind === 'Falta')
const delays = events.when((r) => r.kind === 'Atraso')

const gym = 'Matrículas Academia'
const store = 'VENDAS_MATERIAL_CONSTRUCAO'
const hr = 'rh_horas_extras_faltas'

export const files = [
  file(gym, joins, [
    ['Dt. Matrícula', ({ day }) => brazilianDay(day)],
    ['Plano', ({ plan }) => plan],
    ['Modalidade', ({ sport }) => sport],
    ['Unidade', ({ branch }) => branch],
    ['Consultor(a)', ({ adviser }) => adviser],
    ['Origem', ({ origin }) => origin],
    ['Sexo', ({ sex }) => sex],
    ['Idade', ({ age }) => age ?? ''],
    ['Personal', ({ personal }) => personal],
    ['Mensalidade (R$)', ({ fee }) => decimal(fee)],
    ['Taxa de Matrícula (R$)', ({ entry }) => decimal(entry)],
    ['Dt. Cancelamento', ({ cancelled }) => (cancelled === undefined ? '' : brazilianDay(cancelled))],
    ['Motivo Cancelamento', ({ reason }) => reason ?? ''],
  ]),
  file(store, sales, [
    ['DATA_VENDA', ({ day }) => brazilianDay(day)],
    ['DATA_ENTREGA', ({ delivered }) => (delivered === undefined ? '' : brazilianDay(delivered))],
    ['PRODUTO', ({ product }) => product],
    ['CATEGORIA', ({ category }) => category],
    ['MARCA', ({ brand }) => brand],
    ['VENDEDOR', ({ seller }) => seller],
    ['TIPO_CLIENTE', ({ buyer }) => buyer],
    ['BAIRRO_ENTREGA', ({ district }) => district ?? ''],
    ['FORMA_PGTO', ({ payment }) => payment],
    ['QTDE', ({ pieces }) => pieces],
    ['VLR_UNIT', ({ unit }) => dotted(commaPrice(unit))],
    ['VLR_FRETE', ({ freight }) => (freight === undefined ? '' : dotted(commaPrice(freight)))],
    ['TOTAL_VENDA', ({ total }) => dotted(commaPrice(total))],
  ]),
  file(
    hr,
    events,
    [
      ['data', ({ day }) => day],
      ['funcionario', ({ name }) => name],
      ['cargo', ({ role }) => role],
      ['setor', ({ sector }) => sector],
      ['turno', ({ shift }) => shift],
      ['supervisor', ({ boss }) => boss],
      ['ocorrencia', ({ kind }) => kind],
      ['qtd_horas', ({ hours }) => hours.toFixed(2)],
      ['adicional (%)', ({ percent }) => percent ?? ''],
      ['valor_hora_extra', ({ pay }) => (pay === undefined ? '' : pay.toFixed(2))],
      ['valor_desconto', ({ discount }) => (discount === undefined ? '' : discount.toFixed(2))],
      ['justificada', ({ justified }) => justified ?? ''],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The gym
  ['matrículas da academia mês a mês', gym, joins.byMonth((g) => g.count())],
  ['quantas matriculas fizemos em outubro de 2025?', gym, joins.during('2025-10').count()],
  [
    'Quantos alunos entraram no plano anual no primeiro trimestre de 2026?',
    gym,
    joins
      .during('2026-01', '2026-03')
      .when((r) => r.plan === 'Anual')
      .count(),
  ],
  ['qual consultor fez mais matriculas?', gym, most(joins.by('adviser', (g) => g.count()))],
  ['mensalidade media por modalidade', gym, joins.by('sport', (g) => g.mean('fee'))],
  [
    'soma das mensalidades das matrículas feitas na unidade Shopping em 2025',
    gym,
    joins
      .during('2025-01', '2025-12')
      .when((r) => r.branch === 'Shopping')
      .sum('fee'),
  ],
  ['quanto arrecadamos com taxa de matrícula em julho de 2025?', gym, joins.during('2025-07').sum('entry')],
  [
    'qtas matriculas vieram do instagram desde setembro de 2025',
    gym,
    joins
      .during('2025-09', '2026-03')
      .when((r) => r.origin === 'Instagram')
      .count(),
  ],
  ['Que porcentagem das matrículas é do plano mensal?', gym, joins.share((r) => r.plan === 'Mensal')],
  [
    'ao todo, quantas matrículas já foram canceladas?',
    gym,
    joins.when((r) => r.cancelled !== undefined).count(),
  ],
  [
    'qual o motivo de cancelamento mais comum na academia?',
    gym,
    most(joins.when((r) => r.reason !== undefined).by('reason', (g) => g.count())),
  ],
  [
    'cancelamentos por motivo financeiro, quantos em cada unidade?',
    gym,
    joins.when((r) => r.reason === 'Financeiro').by('branch', (g) => g.count()),
  ],
  [
    'quantas matrículas no crossfit em 2025, tirando a unidade Centro?',
    gym,
    joins
      .during('2025-01', '2025-12')
      .when((r) => r.sport === 'Crossfit' && r.branch !== 'Centro')
      .count(),
  ],
  ['idade média de quem se matriculou na natação', gym, joins.when((r) => r.sport === 'Natação').mean('age')],
  [
    'matriculas de pilates do sexo F, quantas são?',
    gym,
    joins.when((r) => r.sport === 'Pilates' && r.sex === 'F').count(),
  ],
  ['quantos alunos com mais de 50 anos se matricularam', gym, joins.when((r) => (r.age ?? 0) > 50).count()],
  [
    'compara o número de matrículas de janeiro de 2025 com o de janeiro de 2026',
    gym,
    { before: joins.during('2025-01').count(), after: joins.during('2026-01').count() },
  ],
  ['em que dia da semana a academia faz mais matrícula?', gym, most(joins.byWeekday((g) => g.count()))],
  ['quantas matrículas tiveram taxa de matrícula zero?', gym, joins.when((r) => r.entry === 0).count()],
  [
    'qual a maior mensalidade do plano trimestral?',
    gym,
    joins.when((r) => r.plan === 'Trimestral').max('fee'),
  ],
  [
    'as 2 origens que mais trouxeram matrículas',
    gym,
    most(
      joins.by('origin', (g) => g.count()),
      2,
    ),
  ],
  [
    'Preciso decidir a grade: qual modalidade teve menos matrículas em 2025?',
    gym,
    least(joins.during('2025-01', '2025-12').by('sport', (g) => g.count())),
  ],
  [
    'matrículas por unidade entre 01/06/2025 e 31/08/2025',
    gym,
    joins.from('2025-06-01', '2025-08-31').by('branch', (g) => g.count()),
  ],
  [
    'quantas matriculas com personal a Bruna fechou no segundo semestre de 2025?',
    gym,
    joins
      .during('2025-07', '2025-12')
      .when((r) => r.adviser === 'Bruna' && r.personal === 'Sim')
      .count(),
  ],
  [
    'em média, quantas matrículas a academia faz por mês?',
    gym,
    joins.count() / joins.byMonth((g) => g.count()).length,
  ],
  ['taxa de matricula total por plano', gym, joins.by('plan', (g) => g.sum('entry'))],
  [
    'participação da Zona Sul na soma das mensalidades',
    gym,
    joins.share((r) => r.branch === 'Zona Sul', 'fee'),
  ],
  [
    'quantas matrículas têm data de cancelamento em fevereiro de 2026?',
    gym,
    joins.when((r) => r.cancelled?.slice(0, 7) === '2026-02').count(),
  ],
  [
    'mensalidade média: musculação x funcional',
    gym,
    [
      ['Musculação', joins.when((r) => r.sport === 'Musculação').mean('fee')],
      ['Funcional', joins.when((r) => r.sport === 'Funcional').mean('fee')],
    ],
  ],
  [
    'somando indicação e google, quantas matrículas entraram em novembro de 2025',
    gym,
    joins
      .during('2025-11')
      .when((r) => r.origin === 'Indicação' || r.origin === 'Google')
      .count(),
  ],

  // The building-materials store
  ['total vendido na loja de material de construção por mês', store, sales.byMonth((g) => g.sum('total'))],
  [
    'Quanto vendemos de cimento em agosto, em reais?',
    store,
    sales
      .during('2025-08')
      .when((r) => r.product === 'Cimento')
      .sum('total'),
  ],
  [
    'quantas telhas foram vendidas em dezembro?',
    store,
    sales
      .during('2025-12')
      .when((r) => r.product === 'Telha')
      .sum('pieces'),
  ],
  ['vendedor com maior valor vendido', store, most(sales.by('seller', (g) => g.sum('total')))],
  [
    'me diz os 3 produtos com maior total de venda',
    store,
    most(
      sales.by('product', (g) => g.sum('total')),
      3,
    ),
  ],
  ['valor médio por venda na loja de materiais', store, sales.mean('total')],
  [
    'frete medio por bairro de entrega',
    store,
    sales.when((r) => r.district !== undefined).by('district', (g) => g.mean('freight')),
  ],
  ['quanto cobramos de frete nas vendas de 2025?', store, sales.during('2025-05', '2025-12').sum('freight')],
  [
    'quantas vendas têm data de entrega preenchida?',
    store,
    sales.when((r) => r.delivered !== undefined).count(),
  ],
  [
    'quantas vendas da Solange ficaram sem data de entrega?',
    store,
    sales.when((r) => r.seller === 'Solange' && r.delivered === undefined).count(),
  ],
  [
    'valor das vendas pra construtoras no 4º trimestre de 2025',
    store,
    sales
      .during('2025-10', '2025-12')
      .when((r) => r.buyer === 'Construtora')
      .sum('total'),
  ],
  [
    'quantos % do valor vendido na loja foi pago no pix?',
    store,
    sales.share((r) => r.payment === 'Pix', 'total'),
  ],
  [
    'qual marca de tinta acrilica vendeu mais em quantidade?',
    store,
    most(sales.when((r) => r.product === 'Tinta acrílica').by('brand', (g) => g.sum('pieces'))),
  ],
  ['vendas acima de R$ 1.000 na loja, quantas foram?', store, sales.when((r) => r.total > 1000).count()],
  [
    'quanto a Solange vendeu de novembro a fevereiro',
    store,
    sales
      .during('2025-11', '2026-02')
      .when((r) => r.seller === 'Solange')
      .sum('total'),
  ],
  [
    'total vendido na loja em março x abril',
    store,
    { before: sales.during('2026-03').sum('total'), after: sales.during('2026-04').sum('total') },
  ],
  [
    'qual o valor unitário médio do piso cerâmico?',
    store,
    sales.when((r) => r.product === 'Piso cerâmico').mean('unit'),
  ],
  [
    'qual o dia da semana mais forte da loja em valor de venda?',
    store,
    most(sales.byWeekday((g) => g.sum('total'))),
  ],
  [
    'quantas vendas no boleto o Edson fez',
    store,
    sales.when((r) => r.seller === 'Edson' && r.payment === 'Boleto').count(),
  ],
  [
    'valor vendido por categoria, sem contar as vendas pra pedreiro',
    store,
    sales.when((r) => r.buyer !== 'Pedreiro').by('category', (g) => g.sum('total')),
  ],
  ['quantas marcas diferentes já vendemos na loja?', store, sales.distinct('brand')],
  [
    'qual foi o valor da maior venda pra pessoa física?',
    store,
    sales.when((r) => r.buyer === 'Pessoa física').max('total'),
  ],
  [
    'total das vendas com entrega no Jardim Europa desde janeiro de 2026',
    store,
    sales
      .during('2026-01', '2026-04')
      .when((r) => r.district === 'Jardim Europa')
      .sum('total'),
  ],
  [
    'em qual mês vendemos menos tubo de pvc, em valor?',
    store,
    least(sales.when((r) => r.product === 'Tubo PVC').byMonth((g) => g.sum('total'))),
  ],
  [
    'quantas vendas a loja de materiais faz em média por dia que abre?',
    store,
    sales.count() / sales.distinct('day'),
  ],
  [
    'total de vendas em dinheiro nas segundas-feiras',
    store,
    sales
      .on(1)
      .when((r) => r.payment === 'Dinheiro')
      .sum('total'),
  ],
  [
    'oi, quantas entregas estavam com data de entrega em janeiro de 2026? (não a data da venda)',
    store,
    sales.when((r) => r.delivered?.slice(0, 7) === '2026-01').count(),
  ],
  [
    'quanto deu eletrica e hidraulica juntas em outubro, em valor de venda',
    store,
    sales
      .during('2025-10')
      .when((r) => r.category === 'Elétrica' || r.category === 'Hidráulica')
      .sum('total'),
  ],
  [
    'frete mais caro pro bairro Industrial',
    store,
    sales.when((r) => r.district === 'Industrial').max('freight'),
  ],
  [
    'compare o total vendido pelo Valmir com o da Solange',
    store,
    [
      ['Valmir', sales.when((r) => r.seller === 'Valmir').sum('total')],
      ['Solange', sales.when((r) => r.seller === 'Solange').sum('total')],
    ],
  ],

  // The overtime and absences
  ['total de horas de hora extra por setor', hr, overtime.by('sector', (g) => g.sum('hours'))],
  ['Quantas faltas tivemos em novembro?', hr, absences.during('2025-11').count()],
  ['quanto pagamos de hora extra em dezembro?', hr, overtime.during('2025-12').sum('pay')],
  ['qual funcionário somou mais horas de hora extra?', hr, most(overtime.by('name', (g) => g.sum('hours')))],
  [
    'quantos atestados em cada turno',
    hr,
    events.when((r) => r.kind === 'Atestado').by('shift', (g) => g.count()),
  ],
  [
    'valor descontado por falta no primeiro trimestre de 2026',
    hr,
    absences.during('2026-01', '2026-03').sum('discount'),
  ],
  [
    'os três funcionarios com mais atrasos',
    hr,
    most(
      delays.by('name', (g) => g.count()),
      3,
    ),
  ],
  ['valor de hora extra por supervisor', hr, overtime.by('boss', (g) => g.sum('pay'))],
  ['que porcentagem das faltas foi justificada?', hr, absences.share((r) => r.justified === 'S')],
  [
    'quantas faltas não justificadas no setor de solda?',
    hr,
    absences.when((r) => r.sector === 'Solda' && r.justified === 'N').count(),
  ],
  [
    'quantas horas de atraso deu o turno da noite em setembro?',
    hr,
    delays
      .during('2025-09')
      .when((r) => r.shift === 'Noite')
      .sum('hours'),
  ],
  ['qual dia da semana o pessoal da fábrica mais falta?', hr, most(absences.byWeekday((g) => g.count()))],
  [
    'total de horas com adicional de 100% desde outubro de 2025',
    hr,
    overtime
      .during('2025-10', '2026-04')
      .when((r) => r.percent === 100)
      .sum('hours'),
  ],
  [
    'compare o valor das horas extras de janeiro com o de fevereiro',
    hr,
    { before: overtime.during('2026-01').sum('pay'), after: overtime.during('2026-02').sum('pay') },
  ],
  ['quantos funcionários diferentes faltaram em março?', hr, absences.during('2026-03').distinct('name')],
  [
    'Qual o maior valor de desconto lançado no setor de montagem?',
    hr,
    events.when((r) => r.sector === 'Montagem').max('discount'),
  ],
  ['quantos lançamentos de hora extra passaram de 3 horas', hr, overtime.when((r) => r.hours > 3).count()],
  ['qual setor da fabrica tem menos ocorrências?', hr, least(events.by('sector', (g) => g.count()))],
  ['quantidade de lançamentos por tipo de ocorrencia', hr, events.by('kind', (g) => g.count())],
  ['valor total de hora extra por cargo', hr, overtime.by('role', (g) => g.sum('pay'))],
  [
    'quanto o Wagner recebeu de hora extra entre 15/08/2025 e 15/10/2025?',
    hr,
    overtime
      .from('2025-08-15', '2025-10-15')
      .when((r) => r.name === 'Wagner Tavares')
      .sum('pay'),
  ],
  [
    'participação da estamparia no valor de horas extras',
    hr,
    overtime.share((r) => r.sector === 'Estamparia', 'pay'),
  ],
  [
    'faltas e atrasos somados da equipe da supervisora Fátima em outubro, quantos foram?',
    hr,
    events
      .during('2025-10')
      .when((r) => r.boss === 'Fátima' && (r.kind === 'Falta' || r.kind === 'Atraso'))
      .count(),
  ],
  [
    'valor de hora extra do turno da tarde sem contar a expedição',
    hr,
    overtime.when((r) => r.shift === 'Tarde' && r.sector !== 'Expedição').sum('pay'),
  ],
  ['em que mês a fábrica gastou mais com hora extra?', hr, most(overtime.byMonth((g) => g.sum('pay')))],
  [
    'em média quantas faltas por mês a gente tem?',
    hr,
    absences.count() / absences.byMonth((g) => g.count()).length,
  ],
  [
    'desconto medio dos atrasos não justificados',
    hr,
    delays.when((r) => r.justified === 'N').mean('discount'),
  ],
  ['soma das horas de hora extra feitas aos sábados', hr, overtime.on(6).sum('hours')],
  [
    'Para fechar a folha: valor de hora extra de cada funcionário da montagem no quarto trimestre de 2025',
    hr,
    overtime
      .during('2025-10', '2025-12')
      .when((r) => r.sector === 'Montagem')
      .by('name', (g) => g.sum('pay')),
  ],
  ['valor de hora extra menos o valor de desconto, no total', hr, events.sum('pay') - events.sum('discount')],
]

export const unanswerable: string[] = [
  'quantas vezes por semana os alunos vêm treinar?',
  'em que ano o Adriano foi contratado?',
  'quantas vendas de cimento foram devolvidas?',
  'quantos alunos vão se matricular em dezembro de 2026?',
  'por que as vendas de telha caíram?',
  'quanto gastamos com manutenção das esteiras em 2025',
  'qual a margem de lucro da tinta acrílica?',
  'quantos dias de férias a Jussara ainda tem?',
  'qual o telefone da construtora que mais compra?',
  'quantos acidentes de trabalho teve na estamparia',
]
