import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, shownDay, weekdayIn } from './rows'

/* An air-conditioning installer, a cheese and sausage shop and a home-nursing agency. */

const { next, whole, pick, among } = seededBusiness(
  'an air-conditioning installer, a cheese and sausage shop, a home-nursing agency',
)

interface Job {
  service: string
  from: number
  to: number
  /** How often parts are used. */
  withParts: number
}
const jobs: [job: Job, weight: number][] = [
  [{ service: 'Instalação', from: 35_000, to: 65_000, withParts: 0.85 }, 6],
  [{ service: 'Limpeza', from: 12_000, to: 22_000, withParts: 0.1 }, 5],
  [{ service: 'Conserto', from: 20_000, to: 60_000, withParts: 0.8 }, 3.5],
  [{ service: 'Manutenção preventiva', from: 15_000, to: 28_000, withParts: 0.3 }, 2.5],
  [{ service: 'Recarga de gás', from: 18_000, to: 35_000, withParts: 0.15 }, 1.5],
]
// June 2025 to March 2026, closed on Sundays.
const calls = new Rows(
  daysFrom('2025-06-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: whole(1, 4) }, () => {
        const { service, from, to, withParts } = among(...jobs)
        const client = among(['Residencial', 6], ['Comercial', 3], ['Condomínio', 1.5])
        const units = client === 'Residencial' ? whole(1, 3) : whole(2, 7)
        const parts = next() < withParts ? whole(3_000, 42_000) / 100 : undefined
        return {
          day,
          district: among(['Moema', 8], ['Vila Mariana', 5], ['Ipiranga', 3], ['Centro', 1.8]),
          client,
          service,
          technician: among(['Wagner', 8], ['Edson', 5], ['Thiago', 3.5], ['Marcos', 2]),
          brand: among(['LG', 7], ['Samsung', 5], ['Midea', 3], ['Elgin', 1.3]),
          btus: among([12_000, 6], [9_000, 4], [18_000, 3], [24_000, 1.5]),
          units,
          parts,
          price: cents((units * whole(from, to)) / 100 + (parts ?? 0) * 1.3),
          status: among(['PAGO', 8], ['PENDENTE', 2]),
          rating: next() < 0.45 ? undefined : among([10, 5], [9, 4], [8, 2], [7, 1], [5, 0.7]),
        }
      }),
    ),
)

const dairies = [
  { producer: 'Fazenda Santa Rita', state: 'MG' },
  { producer: 'Laticínios Serra Azul', state: 'SP' },
]
const butchers = [
  { producer: 'Frigorífico São João', state: 'SC' },
  { producer: 'Casa Bertoldi', state: 'RS' },
  { producer: 'Sítio Boa Vista', state: 'MG' },
]
interface Good {
  product: string
  category: string
  producers: { producer: string; state: string }[]
  from: number
  to: number
}
const goods: [good: Good, weight: number][] = [
  [{ product: 'Queijo Minas', category: 'Queijos', producers: dairies, from: 3_800, to: 5_200 }, 8],
  [{ product: 'Linguiça', category: 'Embutidos', producers: butchers, from: 2_800, to: 4_200 }, 7],
  [{ product: 'Queijo Canastra', category: 'Queijos', producers: dairies, from: 7_500, to: 11_000 }, 6],
  [{ product: 'Parmesão', category: 'Queijos', producers: dairies, from: 9_000, to: 14_000 }, 4.2],
  [{ product: 'Salame', category: 'Embutidos', producers: butchers, from: 7_000, to: 11_000 }, 3.5],
  [{ product: 'Mortadela', category: 'Embutidos', producers: butchers, from: 2_200, to: 3_900 }, 3],
  [{ product: 'Bacon', category: 'Defumados', producers: butchers, from: 4_200, to: 5_900 }, 3],
  [{ product: 'Gorgonzola', category: 'Queijos', producers: dairies, from: 8_500, to: 12_500 }, 2],
  [{ product: 'Lombo', category: 'Defumados', producers: butchers, from: 5_500, to: 7_500 }, 1],
]
// July 2025 to April 2026, closed on Mondays, most on Saturdays.
const sales = new Rows(
  daysFrom('2025-07-01', 304)
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(4, 7) : whole(2, 4) }, () => {
        const { product, category, producers, from, to } = among(...goods)
        const kilos = whole(150, 2_500) / 1000
        const unit = whole(from, to) / 100
        const discount = next() < 0.7 ? undefined : cents((kilos * unit * whole(3, 12)) / 100)
        return {
          day,
          product,
          category,
          ...pick(producers),
          seller: among(['Lúcia', 7], ['Fábio', 4.5], ['Renata', 3]),
          channel: among(['Balcão', 8], ['WhatsApp', 4], ['iFood', 2]),
          payment: among(['Pix', 6], ['Crédito', 4], ['Débito', 3], ['Dinheiro', 2]),
          kilos,
          unit,
          discount,
          total: cents(kilos * unit - (discount ?? 0)),
        }
      }),
    ),
)

interface Patient {
  patient: string
  city: string
  plan: string
}
const patients: [patient: Patient, weight: number][] = [
  [{ patient: 'Iracema Lopes', city: 'Campinas', plan: 'Unimed' }, 7],
  [{ patient: 'Benedito Souza', city: 'Valinhos', plan: 'Particular' }, 5],
  [{ patient: 'Zilda Martins', city: 'Campinas', plan: 'Amil' }, 4],
  [{ patient: 'Osvaldo Reis', city: 'Vinhedo', plan: 'Unimed' }, 3],
  [{ patient: 'Neuza Ferraz', city: 'Campinas', plan: 'Particular' }, 2],
  [{ patient: 'Helena Duarte', city: 'Valinhos', plan: 'Bradesco Saúde' }, 1.5],
]
interface Carer {
  carer: string
  role: string
  from: number
  to: number
}
const carers: [carer: Carer, weight: number][] = [
  [{ carer: 'Aparecida', role: 'Cuidadora', from: 2_000, to: 2_800 }, 7],
  [{ carer: 'Rosângela', role: 'Técnica de enfermagem', from: 3_200, to: 4_500 }, 5],
  [{ carer: 'Simone', role: 'Técnica de enfermagem', from: 3_200, to: 4_500 }, 3.5],
  [{ carer: 'Juliana', role: 'Enfermeira', from: 5_500, to: 8_000 }, 3],
  [{ carer: 'Edna', role: 'Cuidadora', from: 2_000, to: 2_800 }, 2.5],
  [{ carer: 'Patrícia', role: 'Enfermeira', from: 5_500, to: 8_000 }, 1.2],
]
// March to December 2025, every day, most on Sundays.
const shifts = new Rows(
  daysFrom('2025-03-01', 306).flatMap((day) =>
    Array.from({ length: weekdayIn(day) === 0 ? whole(4, 6) : whole(2, 4) }, () => {
      const { patient, city, plan } = among(...patients)
      const { carer, role, from, to } = among(...carers)
      const hours = among([12, 6], [8, 2], [6, 2])
      const charged = cents((hours * whole(from, to)) / 100)
      return {
        day,
        patient,
        city,
        plan,
        carer,
        role,
        turn: among(['diurno', 6], ['noturno', 4]),
        hours,
        transport: next() < 0.4 ? undefined : whole(800, 4_500) / 100,
        charged,
        paid: cents((charged * whole(50, 65)) / 100),
        status:
          plan === 'Particular'
            ? among(['pago', 9], ['pendente', 2])
            : among(['pago', 7], ['pendente', 2], ['glosado', 1]),
      }
    }),
  ),
)

const cooling = 'ATENDIMENTOS AR CONDICIONADO'
const shop = 'Vendas Loja de Queijos'
const nursing = 'plantoes_home_care'

export const files = [
  file(cooling, calls, [
    ['DT_ATEND', ({ day }) => brazilianDay(day)],
    ['BAIRRO', ({ district }) => district],
    ['TIPO_CLIENTE', ({ client }) => client],
    ['SERVICO', ({ service }) => service],
    ['TECNICO', ({ technician }) => technician],
    ['MARCA', ({ brand }) => brand],
    ['BTUS', ({ btus }) => btus],
    ['QTD_APARELHOS', ({ units }) => units],
    ['CUSTO_PECAS', ({ parts }) => (parts === undefined ? '' : decimal(parts))],
    ['VLR_TOTAL', ({ price }) => decimal(price)],
    ['SITUACAO', ({ status }) => status],
    ['NOTA_CLIENTE', ({ rating }) => rating ?? ''],
  ]),
  file(shop, sales, [
    ['Data da venda', ({ day }) => brazilianDay(day)],
    ['Produto', ({ product }) => product],
    ['Categoria', ({ category }) => category],
    ['Produtor', ({ producer }) => producer],
    ['UF de origem', ({ state }) => state],
    ['Vendedor', ({ seller }) => seller],
    ['Canal', ({ channel }) => channel],
    ['Pagamento', ({ payment }) => payment],
    ['Peso (kg)', ({ kilos }) => decimal(kilos, 3)],
    ['Preço do kg', ({ unit }) => commaPrice(unit)],
    ['Desconto', ({ discount }) => (discount === undefined ? '' : commaPrice(discount))],
    ['Total', ({ total }) => commaPrice(total)],
  ]),
  file(
    nursing,
    shifts,
    [
      ['data_plantao', ({ day }) => day],
      ['paciente', ({ patient }) => patient],
      ['cidade', ({ city }) => city],
      ['convenio', ({ plan }) => plan],
      ['profissional', ({ carer }) => carer],
      ['cargo', ({ role }) => role],
      ['turno', ({ turn }) => turn],
      ['horas', ({ hours }) => hours],
      ['gasto_transporte', ({ transport }) => (transport === undefined ? '' : transport.toFixed(2))],
      ['valor_cobrado', ({ charged }) => charged.toFixed(2)],
      ['valor_repasse', ({ paid }) => paid.toFixed(2)],
      ['status_pagamento', ({ status }) => status],
    ],
    ',',
  ),
]

/** Groups of days, labelled as a table of answers shows a day. */
const onDays = (groups: [string, number][]): [string, number][] =>
  groups.map(([day, value]) => [shownDay(day), value])

const repairs = calls.when((r) => r.service === 'Conserto')
const gorgonzola = sales.when((r) => r.product === 'Gorgonzola')

export const labelled: Labelled[] = [
  // The air-conditioning installer
  ['faturamento do ar condicionado por mês', cooling, calls.byMonth((g) => g.sum('price'))],
  ['Quantos atendimentos fizemos em novembro?', cooling, calls.during('2025-11').count()],
  [
    'qto o Wagner faturou em janeiro?',
    cooling,
    calls
      .during('2026-01')
      .when((r) => r.technician === 'Wagner')
      .sum('price'),
  ],
  [
    'Qual técnico de ar condicionado fez mais atendimentos?',
    cooling,
    most(calls.by('technician', (g) => g.count())),
  ],
  ['quantos aparelhos da LG a gente atendeu?', cooling, calls.when((r) => r.brand === 'LG').sum('units')],
  [
    'qual o valor médio por atendimento de limpeza?',
    cooling,
    calls.when((r) => r.service === 'Limpeza').mean('price'),
  ],
  ['custo total de peças em cada tipo de serviço', cooling, calls.by('service', (g) => g.sum('parts'))],
  [
    'os 3 bairros que mais faturaram',
    cooling,
    most(
      calls.by('district', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'Que porcentagem do faturamento do ar condicionado veio de instalação?',
    cooling,
    calls.share((r) => r.service === 'Instalação', 'price'),
  ],
  ['quantos atendimentos estão pendentes', cooling, calls.when((r) => r.status === 'PENDENTE').count()],
  [
    'qto ainda ta pendente dos clientes comerciais, em reais?',
    cooling,
    calls.when((r) => r.status === 'PENDENTE' && r.client === 'Comercial').sum('price'),
  ],
  [
    'compare o faturamento do ar condicionado de dezembro com o de janeiro',
    cooling,
    { before: calls.during('2025-12').sum('price'), after: calls.during('2026-01').sum('price') },
  ],
  [
    'quantos atendimentos passaram de 1.000 reais no valor total?',
    cooling,
    calls.when((r) => r.price > 1000).count(),
  ],
  ['nota média dos clientes por técnico', cooling, calls.by('technician', (g) => g.mean('rating'))],
  [
    'nota media do Edson no terceiro trimestre de 2025',
    cooling,
    calls
      .during('2025-07', '2025-09')
      .when((r) => r.technician === 'Edson')
      .mean('rating'),
  ],
  [
    'em que dia da semana o ar condicionado fatura mais?',
    cooling,
    most(calls.byWeekday((g) => g.sum('price'))),
  ],
  [
    'em média, quantos atendimentos de ar condicionado por dia trabalhado?',
    cooling,
    calls.count() / calls.distinct('day'),
  ],
  [
    'faturamento por marca sem contar a Samsung',
    cooling,
    calls.when((r) => r.brand !== 'Samsung').by('brand', (g) => g.sum('price')),
  ],
  [
    'qual foi o maior valor total de uma recarga de gas?',
    cooling,
    calls.when((r) => r.service === 'Recarga de gás').max('price'),
  ],
  [
    'quantos aparelhos instalamos de outubro a dezembro?',
    cooling,
    calls
      .during('2025-10', '2025-12')
      .when((r) => r.service === 'Instalação')
      .sum('units'),
  ],
  ['quantos atendimentos foram de 12000 btus?', cooling, calls.when((r) => r.btus === 12_000).count()],
  ['qual marca teve menos atendimentos?', cooling, least(calls.by('brand', (g) => g.count()))],
  [
    'faturamento dos condomínios entre 15/07/2025 e 10/09/2025',
    cooling,
    calls
      .from('2025-07-15', '2025-09-10')
      .when((r) => r.client === 'Condomínio')
      .sum('price'),
  ],
  ['quantos atendimentos tiveram 5 aparelhos ou mais?', cooling, calls.when((r) => r.units >= 5).count()],
  [
    'custo médio de peças, só dos consertos que tiveram custo de peças',
    cooling,
    repairs.when((r) => r.parts !== undefined).mean('parts'),
  ],
  ['valor total dos atendimentos menos o custo de peças', cooling, calls.sum('price') - calls.sum('parts')],
  [
    'O custo de peças representa quantos por cento do valor total dos consertos?',
    cooling,
    { share: repairs.sum('parts') / repairs.sum('price') },
  ],
  [
    'quantos atendimentos o Thiago fez em Moema, tirando limpeza?',
    cooling,
    calls.when((r) => r.technician === 'Thiago' && r.district === 'Moema' && r.service !== 'Limpeza').count(),
  ],
  [
    'número de atendimentos por tipo de cliente em março',
    cooling,
    calls.during('2026-03').by('client', (g) => g.count()),
  ],
  [
    'quantas notas 10 o Marcos recebeu?',
    cooling,
    calls.when((r) => r.technician === 'Marcos' && r.rating === 10).count(),
  ],

  // The cheese and sausage shop
  ['total vendido na loja de queijos por mês', shop, sales.byMonth((g) => g.sum('total'))],
  [
    'Quantos quilos de queijo canastra vendemos em dezembro?',
    shop,
    sales
      .during('2025-12')
      .when((r) => r.product === 'Queijo Canastra')
      .sum('kilos'),
  ],
  [
    'qtos reais de salame a gente vendeu em outubro',
    shop,
    sales
      .during('2025-10')
      .when((r) => r.product === 'Salame')
      .sum('total'),
  ],
  ['Qual vendedor vendeu mais em valor?', shop, most(sales.by('seller', (g) => g.sum('total')))],
  [
    'os 3 produtos mais vendidos em quilos',
    shop,
    most(
      sales.by('product', (g) => g.sum('kilos')),
      3,
    ),
  ],
  ['ticket medio da loja de queijos', shop, sales.mean('total')],
  ['total vendido em reais por categoria', shop, sales.by('category', (g) => g.sum('total'))],
  [
    'que porcentagem do valor vendido veio do ifood?',
    shop,
    sales.share((r) => r.channel === 'iFood', 'total'),
  ],
  ['quantas vendas foram pagas no pix?', shop, sales.when((r) => r.payment === 'Pix').count()],
  ['quanto de desconto a Renata já deu?', shop, sales.when((r) => r.seller === 'Renata').sum('discount')],
  ['quantas vendas tiveram desconto?', shop, sales.when((r) => r.discount !== undefined).count()],
  [
    'Desconto médio das vendas que tiveram desconto',
    shop,
    sales.when((r) => r.discount !== undefined).mean('discount'),
  ],
  [
    'em que dia da semana a loja de queijos faz o maior número de vendas?',
    shop,
    most(sales.byWeekday((g) => g.count())),
  ],
  [
    'compare os quilos vendidos em novembro com os de dezembro',
    shop,
    { before: sales.during('2025-11').sum('kilos'), after: sales.during('2025-12').sum('kilos') },
  ],
  ['quantas vendas acima de 150 reais?', shop, sales.when((r) => r.total > 150).count()],
  ['De quantos produtores diferentes a loja vende?', shop, sales.distinct('producer')],
  [
    'total vendido em reais por produtor sem contar as vendas do balcão',
    shop,
    sales.when((r) => r.channel !== 'Balcão').by('producer', (g) => g.sum('total')),
  ],
  [
    'qual foi o maior preço do kg do parmesao?',
    shop,
    sales.when((r) => r.product === 'Parmesão').max('unit'),
  ],
  [
    'no gorgonzola, quanto dá o total vendido em reais dividido pelos quilos vendidos?',
    shop,
    gorgonzola.sum('total') / gorgonzola.sum('kilos'),
  ],
  [
    'quanto faturamos com produtos de MG no primeiro trimestre de 2026?',
    shop,
    sales
      .during('2026-01', '2026-03')
      .when((r) => r.state === 'MG')
      .sum('total'),
  ],
  [
    'faturamento da categoria Queijos aos domingos',
    shop,
    sales
      .on(0)
      .when((r) => r.category === 'Queijos')
      .sum('total'),
  ],
  ['qual o valor da menor venda da Lúcia?', shop, sales.when((r) => r.seller === 'Lúcia').min('total')],
  [
    'quantos kg de bacon do Frigorífico São João foram vendidos?',
    shop,
    sales.when((r) => r.product === 'Bacon' && r.producer === 'Frigorífico São João').sum('kilos'),
  ],
  ['qual produto faturou menos?', shop, least(sales.by('product', (g) => g.sum('total')))],
  ['número de vendas de cada canal', shop, sales.by('channel', (g) => g.count())],
  [
    'qto faturamos pelo whatsapp desde fevereiro?',
    shop,
    sales
      .during('2026-02', '2026-04')
      .when((r) => r.channel === 'WhatsApp')
      .sum('total'),
  ],
  [
    'faturamento em dinheiro entre 20/12/2025 e 05/01/2026',
    shop,
    sales
      .from('2025-12-20', '2026-01-05')
      .when((r) => r.payment === 'Dinheiro')
      .sum('total'),
  ],
  [
    'em quantos dias de janeiro vendemos mortadela?',
    shop,
    sales
      .during('2026-01')
      .when((r) => r.product === 'Mortadela')
      .distinct('day'),
  ],
  [
    'Em que data a loja de queijos teve o maior total vendido em reais?',
    shop,
    onDays(most(sales.by('day', (g) => g.sum('total')))),
  ],
  [
    'quantas vendas o fabio fez no crédito, fora as de salame?',
    shop,
    sales.when((r) => r.seller === 'Fábio' && r.payment === 'Crédito' && r.product !== 'Salame').count(),
  ],

  // The home-nursing agency
  ['Quantos plantões tivemos em maio?', nursing, shifts.during('2025-05').count()],
  ['valor cobrado nos plantoes por mes', nursing, shifts.byMonth((g) => g.sum('charged'))],
  [
    'qto deu o repasse da Aparecida em julho?',
    nursing,
    shifts
      .during('2025-07')
      .when((r) => r.carer === 'Aparecida')
      .sum('paid'),
  ],
  ['número de plantões por profissional', nursing, shifts.by('carer', (g) => g.count())],
  ['qual paciente teve mais plantões?', nursing, most(shifts.by('patient', (g) => g.count()))],
  [
    'Total de horas do paciente Benedito Souza no segundo trimestre de 2025',
    nursing,
    shifts
      .during('2025-04', '2025-06')
      .when((r) => r.patient === 'Benedito Souza')
      .sum('hours'),
  ],
  [
    'quantas horas a Simone fez em plantão noturno?',
    nursing,
    shifts.when((r) => r.carer === 'Simone' && r.turn === 'noturno').sum('hours'),
  ],
  ['total cobrado de cada convenio', nursing, shifts.by('plan', (g) => g.sum('charged'))],
  ['que porcentagem dos plantões foi glosada?', nursing, shifts.share((r) => r.status === 'glosado')],
  [
    'quanto está pendente da Unimed, em valor cobrado?',
    nursing,
    shifts.when((r) => r.plan === 'Unimed' && r.status === 'pendente').sum('charged'),
  ],
  [
    'valor cobrado em média por plantão de enfermeira',
    nursing,
    shifts.when((r) => r.role === 'Enfermeira').mean('charged'),
  ],
  [
    'quantos plantoes de 12 horas teve em agosto',
    nursing,
    shifts
      .during('2025-08')
      .when((r) => r.hours === 12)
      .count(),
  ],
  [
    'Quais as 3 profissionais com maior repasse total?',
    nursing,
    most(
      shifts.by('carer', (g) => g.sum('paid')),
      3,
    ),
  ],
  [
    'valor cobrado nos plantões: setembro x outubro',
    nursing,
    { before: shifts.during('2025-09').sum('charged'), after: shifts.during('2025-10').sum('charged') },
  ],
  [
    'total cobrado em dezembro menos o repasse de dezembro, nos plantões',
    nursing,
    shifts.during('2025-12').sum('charged') - shifts.during('2025-12').sum('paid'),
  ],
  [
    'total cobrado dividido pelo total de horas, para cada cargo',
    nursing,
    shifts.by('role', (g) => g.sum('charged') / g.sum('hours')),
  ],
  [
    'quantos pacientes diferentes a Juliana atendeu em junho?',
    nursing,
    shifts
      .during('2025-06')
      .when((r) => r.carer === 'Juliana')
      .distinct('patient'),
  ],
  ['gasto total com transporte por cidade', nursing, shifts.by('city', (g) => g.sum('transport'))],
  [
    'gasto medio com transporte nos plantoes que tiveram esse gasto',
    nursing,
    shifts.when((r) => r.transport !== undefined).mean('transport'),
  ],
  [
    'quantos plantões ficaram sem gasto de transporte?',
    nursing,
    shifts.when((r) => r.transport === undefined).count(),
  ],
  [
    'quantos plantões de técnica de enfermagem tiveram valor cobrado acima de R$ 400?',
    nursing,
    shifts.when((r) => r.role === 'Técnica de enfermagem' && r.charged > 400).count(),
  ],
  ['qual dia da semana tem mais plantões?', nursing, most(shifts.byWeekday((g) => g.count()))],
  [
    'em qual mês o valor cobrado dos plantões foi o menor?',
    nursing,
    least(shifts.byMonth((g) => g.sum('charged'))),
  ],
  [
    'quantos plantões fizemos em Vinhedo entre 10/04/2025 e 25/06/2025?',
    nursing,
    shifts
      .from('2025-04-10', '2025-06-25')
      .when((r) => r.city === 'Vinhedo')
      .count(),
  ],
  [
    'total cobrado dos particulares sem contar a Neuza Ferraz',
    nursing,
    shifts.when((r) => r.plan === 'Particular' && r.patient !== 'Neuza Ferraz').sum('charged'),
  ],
  [
    'qual o maior repasse de um plantão de cuidadora?',
    nursing,
    shifts.when((r) => r.role === 'Cuidadora').max('paid'),
  ],
  [
    'qual a participação da Unimed no total cobrado?',
    nursing,
    shifts.share((r) => r.plan === 'Unimed', 'charged'),
  ],
  [
    'quantos plantões diurnos a Edna fez aos sábados',
    nursing,
    shifts
      .on(6)
      .when((r) => r.carer === 'Edna' && r.turn === 'diurno')
      .count(),
  ],
  [
    'quantos plantões por dia, em média, em novembro?',
    nursing,
    shifts.during('2025-11').count() / shifts.during('2025-11').distinct('day'),
  ],
  [
    'vc consegue ver quanto foi cobrado nos plantões já pagos da Amil desde setembro?',
    nursing,
    shifts
      .during('2025-09', '2025-12')
      .when((r) => r.plan === 'Amil' && r.status === 'pago')
      .sum('charged'),
  ],
]

export const unanswerable: string[] = [
  'qual o salário do Wagner?',
  'quanto pagamos de conta de luz em agosto?',
  'qual o estoque de parmesão hoje?',
  'quantos anos tem a paciente Zilda Martins?',
  'quantos km os técnicos rodaram em dezembro',
  'qual a data de validade da linguiça da Casa Bertoldi?',
  'quanto a Vanessa vendeu em setembro?',
  'quantos quilos de queijo brie vendemos em novembro?',
  'Qual foi o faturamento do ar condicionado em março de 2024?',
  'que remédios a Iracema Lopes tomou em abril?',
]
