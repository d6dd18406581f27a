import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* What an online shop spends on advertising, the payroll of a shop, a fleet's refuelling log. */

const { next, whole, pick } = seededBusiness('advertising spend, a payroll, a refuelling log')

const channels = [
  { platform: 'Instagram', formats: ['Vídeo', 'Imagem', 'Carrossel'], daily: 0.95, reach: 30_000 },
  { platform: 'Google', formats: ['Texto', 'Texto', 'Vídeo'], daily: 0.9, reach: 24_000 },
  { platform: 'Facebook', formats: ['Imagem', 'Carrossel', 'Vídeo'], daily: 0.7, reach: 18_000 },
  { platform: 'TikTok', formats: ['Vídeo', 'Vídeo', 'Carrossel'], daily: 0.5, reach: 14_000 },
]
const seasons = new Map<string, string[]>([
  ['2025-11', ['Black Friday']],
  ['2025-12', ['Natal']],
  ['2026-01', ['Volta às Aulas']],
  ['2026-02', ['Volta às Aulas']],
])
// July to March. A revenue is either blank or above zero.
const ads = new Rows(
  daysFrom('2025-07-01', 274).flatMap((day) =>
    channels
      .filter(({ daily }) => next() < daily)
      .map(({ platform, formats, reach }) => {
        const season = seasons.get(day.slice(0, 7)) ?? []
        const impressions = whole(reach / 10, reach)
        const clicks = Math.round((impressions * whole(8, 40)) / 1000)
        const leads = next() < 0.06 ? 0 : Math.round((clicks * whole(2, 12)) / 100)
        return {
          day,
          platform,
          campaign: pick([...season, 'Institucional', 'Remarketing', 'Frete Grátis', 'Primeira Compra']),
          format: pick(formats),
          impressions,
          clicks,
          leads,
          cost: cents((clicks * whole(25, 180)) / 100),
          revenue: leads === 0 || next() < 0.1 ? undefined : cents((leads * whole(1_500, 9_000)) / 100),
        }
      }),
  ),
)

const always = { first: '2025-05', last: '2026-04' }
const staff = [
  { employee: 'Sandra Lima', role: 'Gerente', contract: 'CLT', bus: 'N', pay: 4_200, ...always },
  {
    employee: 'Renato Farias',
    role: 'Assistente Administrativo',
    contract: 'CLT',
    bus: 'S',
    pay: 2_610,
    ...always,
  },
  { employee: 'Bianca Moura', role: 'Caixa', contract: 'CLT', bus: 'S', pay: 1_850, ...always },
  { employee: 'Fábio Teixeira', role: 'Caixa', contract: 'CLT', bus: 'N', pay: 1_870, ...always },
  { employee: 'Ivone Prado', role: 'Caixa', contract: 'CLT', bus: 'S', pay: 1_920, ...always },
  { employee: 'Cláudia Neves', role: 'Vendedor', contract: 'CLT', bus: 'S', pay: 2_240, ...always },
  { employee: 'Marcos Vieira', role: 'Vendedor', contract: 'CLT', bus: 'N', pay: 2_150, ...always },
  { employee: 'Patrícia Gomes', role: 'Vendedor', contract: 'CLT', bus: 'S', pay: 2_090, ...always },
  { employee: 'Thiago Rocha', role: 'Vendedor', contract: 'CLT', bus: 'S', pay: 1_980, ...always },
  { employee: 'Yasmin Freitas', role: 'Vendedor', contract: 'CLT', bus: 'S', pay: 1_940, ...always },
  {
    employee: 'Diego Antunes',
    role: 'Vendedor',
    contract: 'Temporário',
    bus: 'S',
    pay: 1_790,
    first: '2025-05',
    last: '2025-09',
  },
  {
    employee: 'Larissa Melo',
    role: 'Vendedor',
    contract: 'Temporário',
    bus: 'N',
    pay: 1_810,
    first: '2025-11',
    last: '2026-04',
  },
  { employee: 'Jonas Barreto', role: 'Estoquista', contract: 'CLT', bus: 'S', pay: 1_890, ...always },
  { employee: 'Vanderlei Cunha', role: 'Estoquista', contract: 'CLT', bus: 'N', pay: 2_020, ...always },
  {
    employee: 'Neusa Ramos',
    role: 'Auxiliar de Limpeza',
    contract: 'Intermitente',
    bus: 'S',
    pay: 1_620,
    ...always,
  },
  { employee: 'Kauã Borges', role: 'Vitrinista', contract: 'Intermitente', bus: 'S', pay: 1_730, ...always },
]
// One row a month for everybody, May to April; a rise in January and many extra hours in December.
const payroll = new Rows(
  daysFrom('2025-05-01', 365)
    .filter((day) => day.endsWith('-01'))
    .flatMap((day) =>
      staff
        .filter(({ first, last }) => day.slice(0, 7) >= first && day.slice(0, 7) <= last)
        .map(({ employee, role, contract, bus, pay }) => {
          const base = day >= '2026-01-01' ? cents(pay * 1.05) : pay
          const extra = day === '2025-12-01' ? whole(30, 80) / 2 : whole(2, 48) / 2
          const hours = next() < 0.35 ? 0 : extra
          const overtime = hours === 0 ? undefined : cents((hours * base * 1.5) / 220)
          const absences = next() < 0.55 ? 0 : whole(1, 3)
          const deductions = cents((base * whole(9, 15)) / 100 + (absences * base) / 30)
          return {
            day,
            employee,
            role,
            contract,
            bus,
            base,
            hours,
            overtime,
            deductions,
            net: cents(base + (overtime ?? 0) - deductions),
            absences,
          }
        }),
    ),
)

const diesel = { fuel: 'Diesel S10', from: 589, to: 649 }
const petrol = { fuel: 'Gasolina', from: 575, to: 659 }
const ethanol = { fuel: 'Etanol', from: 389, to: 459 }
const vehicles = [
  {
    plate: 'RTK4E27',
    drivers: ['Gilberto', 'Gilberto', 'Anselmo'],
    fuels: [diesel],
    tank: 90,
    range: 7,
    start: 84_310,
  },
  {
    plate: 'SFB2J90',
    drivers: ['Edmilson', 'Anselmo'],
    fuels: [diesel],
    tank: 120,
    range: 6,
    start: 132_775,
  },
  {
    plate: 'RVA9H55',
    drivers: ['Luciana', 'Wagner'],
    fuels: [petrol, ethanol],
    tank: 50,
    range: 11,
    start: 41_020,
  },
  {
    plate: 'GHT3D81',
    drivers: ['Wagner', 'Rosana'],
    fuels: [ethanol, petrol],
    tank: 44,
    range: 10,
    start: 57_640,
  },
  { plate: 'SLM6F04', drivers: ['Rosana', 'Luciana'], fuels: [petrol], tank: 14, range: 35, start: 12_480 },
]
const odometers = new Map<string, number>()
// August to April, never on Sundays, most on Mondays.
const refuels = new Rows(
  daysFrom('2025-08-01', 273)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(3, 5) : whole(1, 3) }, () => {
        const { plate, drivers, fuels, tank, range, start } = pick(vehicles)
        const { fuel, from, to } = pick(fuels)
        const litres = whole(tank * 35, tank * 95) / 100
        const unit = whole(from, to) / 100
        const km = (odometers.get(plate) ?? start) + Math.round((litres * range * whole(8, 12)) / 10)
        odometers.set(plate, km)
        return {
          day,
          plate,
          driver: pick(drivers),
          fuel,
          station: pick(['Ipiranga Centro', 'Shell Rodovia', 'Petrobras Sul', 'Posto Trevo']),
          full: next() < 0.6 ? 'sim' : 'não',
          litres,
          unit,
          total: cents(litres * unit),
          km: next() < 0.08 ? undefined : km,
        }
      }),
    ),
)

const marketing = 'Campanhas'
const wages = 'FOLHA DE PAGAMENTO'
const fleet = 'abastecimentos_frota'

export const files = [
  file(marketing, ads, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Plataforma', ({ platform }) => platform],
    ['Campanha', ({ campaign }) => campaign],
    ['Formato', ({ format }) => format],
    ['Impressões', ({ impressions }) => impressions],
    ['Cliques', ({ clicks }) => clicks],
    ['Leads', ({ leads }) => leads],
    ['Custo', ({ cost }) => commaPrice(cost)],
    ['Receita', ({ revenue }) => (revenue === undefined ? '' : commaPrice(revenue))],
  ]),
  file(wages, payroll, [
    ['COMPETENCIA', ({ day }) => brazilianDay(day)],
    ['FUNCIONARIO', ({ employee }) => employee],
    ['CARGO', ({ role }) => role],
    ['TIPO_CONTRATO', ({ contract }) => contract],
    ['VALE_TRANSPORTE', ({ bus }) => bus],
    ['SALARIO_BASE', ({ base }) => dotted(decimal(base))],
    ['HORAS_EXTRAS', ({ hours }) => decimal(hours, 1)],
    ['VLR_HORAS_EXTRAS', ({ overtime }) => (overtime === undefined ? '' : dotted(decimal(overtime)))],
    ['DESCONTOS', ({ deductions }) => dotted(decimal(deductions))],
    ['SALARIO_LIQUIDO', ({ net }) => dotted(decimal(net))],
    ['FALTAS', ({ absences }) => absences],
  ]),
  file(
    fleet,
    refuels,
    [
      ['data', ({ day }) => day],
      ['placa', ({ plate }) => plate],
      ['motorista', ({ driver }) => driver],
      ['combustivel', ({ fuel }) => fuel],
      ['posto', ({ station }) => station],
      ['tanque_cheio', ({ full }) => full],
      ['litros', ({ litres }) => litres.toFixed(2)],
      ['preco_litro', ({ unit }) => unit.toFixed(2)],
      ['valor_total', ({ total }) => total.toFixed(2)],
      ['hodometro_km', ({ km }) => km ?? ''],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The advertising spend
  ['quanto gastamo com anuncio no google', marketing, ads.when((r) => r.platform === 'Google').sum('cost')],
  ['leads por mes', marketing, ads.byMonth((g) => g.sum('leads'))],
  [
    'total de cliques nos anuncios entre 10/11/2025 e 28/11/2025',
    marketing,
    ads.from('2025-11-10', '2025-11-28').sum('clicks'),
  ],
  ['receita das campanhas por plataforma', marketing, ads.by('platform', (g) => g.sum('revenue'))],
  ['qual plataforma trouxe mais leads?', marketing, most(ads.by('platform', (g) => g.sum('leads')))],
  [
    'top 3 campanhas em receita total',
    marketing,
    most(
      ads.by('campaign', (g) => g.sum('revenue')),
      3,
    ),
  ],
  ['qual campanha somou menos cliques', marketing, least(ads.by('campaign', (g) => g.sum('clicks')))],
  [
    'custo total da campanha black friday',
    marketing,
    ads.when((r) => r.campaign === 'Black Friday').sum('cost'),
  ],
  [
    'quantas impressoes o tiktok teve em dezembro?',
    marketing,
    ads
      .during('2025-12')
      .when((r) => r.platform === 'TikTok')
      .sum('impressions'),
  ],
  [
    'que % do custo dos anuncios foi no instagram',
    marketing,
    ads.share((r) => r.platform === 'Instagram', 'cost'),
  ],
  [
    'porcentagem do total de leads que veio do facebook',
    marketing,
    ads.share((r) => r.platform === 'Facebook', 'leads'),
  ],
  [
    'custo total dos anuncios: janeiro x fevereiro',
    marketing,
    { before: ads.during('2026-01').sum('cost'), after: ads.during('2026-02').sum('cost') },
  ],
  [
    'receita da campanha frete gratis em outubro comparada com setembro',
    marketing,
    {
      before: ads
        .during('2025-09')
        .when((r) => r.campaign === 'Frete Grátis')
        .sum('revenue'),
      after: ads
        .during('2025-10')
        .when((r) => r.campaign === 'Frete Grátis')
        .sum('revenue'),
    },
  ],
  [
    'quantos registros de campanha tiveram custo acima de 500 reais?',
    marketing,
    ads.when((r) => r.cost > 500).count(),
  ],
  ['qtos registros de anuncio tiveram mais de 40 leads', marketing, ads.when((r) => r.leads > 40).count()],
  ['quantos registros de campanha ficaram com zero leads', marketing, ads.when((r) => r.leads === 0).count()],
  [
    'em que dia da semana a gente consegue mais leads no total?',
    marketing,
    most(ads.byWeekday((g) => g.sum('leads'))),
  ],
  ['custo total dos anuncios por dia da semana', marketing, ads.byWeekday((g) => g.sum('cost'))],
  ['maior receita num unico registro de campanha', marketing, ads.max('revenue')],
  [
    'quantos cliques a campanha de natal teve no instagram',
    marketing,
    ads.when((r) => r.campaign === 'Natal' && r.platform === 'Instagram').sum('clicks'),
  ],
  ['receita total menos o custo total das campanhas', marketing, ads.sum('revenue') - ads.sum('cost')],
  [
    'to revendo a verba de marketing. custo total dividido pelo total de leads, quanto dá?',
    marketing,
    ads.sum('cost') / ads.sum('leads'),
  ],
  [
    'em media quantos leads as campanhas trazem por mes?',
    marketing,
    ads.sum('leads') / ads.byMonth((g) => g.count()).length,
  ],
  [
    'quantas campanhas diferentes rodaram no facebook em julho',
    marketing,
    ads
      .during('2025-07')
      .when((r) => r.platform === 'Facebook')
      .distinct('campaign'),
  ],
  ['custo medio por registro de cada formato de anuncio', marketing, ads.by('format', (g) => g.mean('cost'))],
  ['total de impressoes por formato', marketing, ads.by('format', (g) => g.sum('impressions'))],
  [
    'custo dos anuncios em video no tiktok de agosto a outubro',
    marketing,
    ads
      .during('2025-08', '2025-10')
      .when((r) => r.format === 'Vídeo' && r.platform === 'TikTok')
      .sum('cost'),
  ],
  ['total de leads sem contar o google', marketing, ads.when((r) => r.platform !== 'Google').sum('leads')],
  [
    'qual mes teve a menor receita total de campanhas?',
    marketing,
    least(ads.byMonth((g) => g.sum('revenue'))),
  ],
  [
    'quantos registros de campanha estao com a receita em branco',
    marketing,
    ads.when((r) => r.revenue === undefined).count(),
  ],

  // The payroll
  ['total do salario liquido por mes', wages, payroll.byMonth((g) => g.sum('net'))],
  ['quantos reais paguei de hora extra em dezembro?', wages, payroll.during('2025-12').sum('overtime')],
  [
    'quantas horas extras o marcos fez ao todo',
    wages,
    payroll.when((r) => r.employee === 'Marcos Vieira').sum('hours'),
  ],
  [
    'qual funcionario recebeu mais dinheiro de hora extra no total?',
    wages,
    most(payroll.by('employee', (g) => g.sum('overtime'))),
  ],
  ['soma do salario liquido por cargo', wages, payroll.by('role', (g) => g.sum('net'))],
  [
    'quantas faltas a yasmin teve no total',
    wages,
    payroll.when((r) => r.employee === 'Yasmin Freitas').sum('absences'),
  ],
  ['salario base medio em março', wages, payroll.during('2026-03').mean('base')],
  [
    'media do salario liquido de cada cargo em fevereiro',
    wages,
    payroll.during('2026-02').by('role', (g) => g.mean('net')),
  ],
  [
    'qual cargo teve a menor soma de descontos na folha?',
    wages,
    least(payroll.by('role', (g) => g.sum('deductions'))),
  ],
  [
    'os 3 funcionarios com maior total de descontos',
    wages,
    most(
      payroll.by('employee', (g) => g.sum('deductions')),
      3,
    ),
  ],
  [
    'total de descontos da bianca em 2025',
    wages,
    payroll
      .during('2025-05', '2025-12')
      .when((r) => r.employee === 'Bianca Moura')
      .sum('deductions'),
  ],
  [
    'que % do salario liquido total foi pros vendedores?',
    wages,
    payroll.share((r) => r.role === 'Vendedor', 'net'),
  ],
  [
    'total de salario liquido da folha: dezembro x janeiro',
    wages,
    { before: payroll.during('2025-12').sum('net'), after: payroll.during('2026-01').sum('net') },
  ],
  [
    'quantidade de horas extras em agosto comparada com a de julho',
    wages,
    { before: payroll.during('2025-07').sum('hours'), after: payroll.during('2025-08').sum('hours') },
  ],
  [
    'quantos lançamentos da folha tem salario liquido acima de 3 mil?',
    wages,
    payroll.when((r) => r.net > 3000).count(),
  ],
  ['quantos funcionarios diferentes aparecem na folha', wages, payroll.distinct('employee')],
  [
    'qtos funcionarios tinham vale transporte em abril',
    wages,
    payroll
      .during('2026-04')
      .when((r) => r.bus === 'S')
      .count(),
  ],
  [
    'quantos funcionarios tiveram pelo menos uma falta em outubro?',
    wages,
    payroll
      .during('2025-10')
      .when((r) => r.absences > 0)
      .count(),
  ],
  [
    'quantos lançamentos da folha estao com zero horas extras',
    wages,
    payroll.when((r) => r.hours === 0).count(),
  ],
  ['qual o maior salario liquido pago a alguem num unico mes?', wages, payroll.max('net')],
  ['menor salario base da folha de janeiro', wages, payroll.during('2026-01').min('base')],
  [
    'quanto a sandra recebeu de salario liquido no primeiro trimestre de 2026',
    wages,
    payroll
      .during('2026-01', '2026-03')
      .when((r) => r.employee === 'Sandra Lima')
      .sum('net'),
  ],
  [
    'valor em reais de horas extras por tipo de contrato',
    wages,
    payroll.by('contract', (g) => g.sum('overtime')),
  ],
  ['total de faltas dos funcionarios por mes', wages, payroll.byMonth((g) => g.sum('absences'))],
  [
    'soma do salario base dos caixas em novembro',
    wages,
    payroll
      .during('2025-11')
      .when((r) => r.role === 'Caixa')
      .sum('base'),
  ],
  [
    'total de salario liquido dos vendedores em setembro sem contar a patricia',
    wages,
    payroll
      .during('2025-09')
      .when((r) => r.role === 'Vendedor' && r.employee !== 'Patrícia Gomes')
      .sum('net'),
  ],
  [
    'em quantos lançamentos da folha as horas extras passaram de 20?',
    wages,
    payroll.when((r) => r.hours > 20).count(),
  ],
  [
    'em media quantas faltas a equipe toda soma por mes?',
    wages,
    payroll.sum('absences') / payroll.byMonth((g) => g.count()).length,
  ],
  ['qual mes teve a maior quantidade de horas extras?', wages, most(payroll.byMonth((g) => g.sum('hours')))],
  [
    'a contadora pediu aqui: quanto deu de descontos na folha desde novembro?',
    wages,
    payroll.during('2025-11', '2026-04').sum('deductions'),
  ],

  // The fleet
  ['quanto gastamos de combustivel por mes', fleet, refuels.byMonth((g) => g.sum('total'))],
  [
    'litros de diesel em outubro',
    fleet,
    refuels
      .during('2025-10')
      .when((r) => r.fuel === 'Diesel S10')
      .sum('litres'),
  ],
  ['quantos abastecimetos o gilberto fez?', fleet, refuels.when((r) => r.driver === 'Gilberto').count()],
  ['qual placa gastou mais com combustivel', fleet, most(refuels.by('plate', (g) => g.sum('total')))],
  [
    'qual motorista colocou menos litros no total?',
    fleet,
    least(refuels.by('driver', (g) => g.sum('litres'))),
  ],
  ['valor total abastecido por posto', fleet, refuels.by('station', (g) => g.sum('total'))],
  [
    'top 3 motoristas em valor total abastecido',
    fleet,
    most(
      refuels.by('driver', (g) => g.sum('total')),
      3,
    ),
  ],
  ['quantos abastecimentos passaram de 400 reais?', fleet, refuels.when((r) => r.total > 400).count()],
  [
    'qtos abastecimentos com tanque cheio em janeiro',
    fleet,
    refuels
      .during('2026-01')
      .when((r) => r.full === 'sim')
      .count(),
  ],
  ['que porcentagem dos abastecimentos foi de tanque cheio?', fleet, refuels.share((r) => r.full === 'sim')],
  [
    'quanto por cento do valor gasto com combustivel foi diesel',
    fleet,
    refuels.share((r) => r.fuel === 'Diesel S10', 'total'),
  ],
  ['qual o maior abastecimento em litros?', fleet, refuels.max('litres')],
  [
    'menor preço por litro que a gente pagou no etanol',
    fleet,
    refuels.when((r) => r.fuel === 'Etanol').min('unit'),
  ],
  [
    'media simples do preço por litro da gasolina em novembro',
    fleet,
    refuels
      .during('2025-11')
      .when((r) => r.fuel === 'Gasolina')
      .mean('unit'),
  ],
  [
    'valor abastecido no shell: fevereiro x março',
    fleet,
    {
      before: refuels
        .during('2026-02')
        .when((r) => r.station === 'Shell Rodovia')
        .sum('total'),
      after: refuels
        .during('2026-03')
        .when((r) => r.station === 'Shell Rodovia')
        .sum('total'),
    },
  ],
  ['quantos abastecimentos foram de até 20 litros', fleet, refuels.when((r) => r.litres <= 20).count()],
  ['em qual dia da semana tem mais abastecimentos?', fleet, most(refuels.byWeekday((g) => g.count()))],
  [
    'compara o valor total gasto com gasolina e com etanol',
    fleet,
    refuels.when((r) => r.fuel === 'Gasolina' || r.fuel === 'Etanol').by('fuel', (g) => g.sum('total')),
  ],
  [
    'quantos litros de etanol o wagner colocou',
    fleet,
    refuels.when((r) => r.driver === 'Wagner' && r.fuel === 'Etanol').sum('litres'),
  ],
  ['valor medio por abastecimento de cada placa', fleet, refuels.by('plate', (g) => g.mean('total'))],
  ['maior hodometro anotado da placa GHT3D81', fleet, refuels.when((r) => r.plate === 'GHT3D81').max('km')],
  [
    'na placa SLM6F04, maior hodometro menos o menor hodometro anotado dá quantos km?',
    fleet,
    refuels.when((r) => r.plate === 'SLM6F04').max('km') -
      refuels.when((r) => r.plate === 'SLM6F04').min('km'),
  ],
  [
    'quantos abastecimentos estao com o hodometro em branco',
    fleet,
    refuels.when((r) => r.km === undefined).count(),
  ],
  [
    'quanto gastamos abastecendo a placa RVA9H55 entre 01/09/2025 e 15/11/2025?',
    fleet,
    refuels
      .from('2025-09-01', '2025-11-15')
      .when((r) => r.plate === 'RVA9H55')
      .sum('total'),
  ],
  [
    'so na gasolina: valor total gasto dividido pelo total de litros',
    fleet,
    refuels.when((r) => r.fuel === 'Gasolina').sum('total') /
      refuels.when((r) => r.fuel === 'Gasolina').sum('litres'),
  ],
  [
    'quanto gastamos de combustivel em agosto tirando o diesel?',
    fleet,
    refuels
      .during('2025-08')
      .when((r) => r.fuel !== 'Diesel S10')
      .sum('total'),
  ],
  [
    'quantos motoristas diferentes abasteceram no posto trevo em dezembro',
    fleet,
    refuels
      .during('2025-12')
      .when((r) => r.station === 'Posto Trevo')
      .distinct('driver'),
  ],
  ['em que mes a frota gastou menos com combustivel?', fleet, least(refuels.byMonth((g) => g.sum('total')))],
  [
    'numero de abastecimentos da luciana por mes',
    fleet,
    refuels.when((r) => r.driver === 'Luciana').byMonth((g) => g.count()),
  ],
  [
    'to montando o orçamento da frota, quantos reais gastamos de combustivel desde fevereiro?',
    fleet,
    refuels.during('2026-02', '2026-04').sum('total'),
  ],
]

export const unanswerable: string[] = [
  'quanto a gente pagou de aluguel em dezembro?',
  'quantas multas de transito o gilberto levou',
  'quanto gastamos com troca de oleo dos caminhões?',
  'quantos seguidores ganhamos no instagram em janeiro',
  'qual o estoque atual de mochilas?',
  'quanto depositamos de fgts da sandra',
  'idade media dos vendedores',
  'quantos dias de ferias o marcos ainda tem?',
  'qual o valor do seguro da placa RTK4E27',
  'quantos comentarios teve a campanha de natal?',
]
