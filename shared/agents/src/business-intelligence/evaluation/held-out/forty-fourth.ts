import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* An installer of security cameras and alarms, a nutritionist's practice and a shop of fabrics. */

const { next, whole, pick, among } = seededBusiness('security cameras, a nutritionist, a shop of fabrics')
const days = daysFrom('2025-07-01', 304)
const weighted = <Entry extends { weight: number }>(entries: Entry[]): Entry =>
  among(...entries.map((entry): [Entry, number] => [entry, entry.weight]))

const jobs = [
  { service: 'Instalação de câmeras', weight: 5, pieces: [2, 16], halves: [6, 20], labour: [600, 2_600] },
  { service: 'Manutenção', weight: 4, pieces: [1, 6], halves: [1, 6], labour: [120, 420] },
  { service: 'Instalação de alarme', weight: 3, pieces: [3, 12], halves: [4, 14], labour: [400, 1_500] },
  { service: 'Cerca elétrica', weight: 2.2, pieces: [1, 4], halves: [5, 16], labour: [500, 1_300] },
  { service: 'Troca de bateria', weight: 2, pieces: [1, 3], halves: [1, 3], labour: [60, 160] },
  { service: 'Interfone', weight: 1.5, pieces: [1, 2], halves: [2, 6], labour: [150, 500] },
] satisfies {
  service: string
  weight: number
  pieces: [number, number]
  halves: [number, number]
  labour: [number, number]
}[]
// Closed on Sundays, most on Mondays, few in February. What was cancelled has no work in it.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from(
        { length: weekdayIn(day) === 1 ? whole(3, 5) : day.startsWith('2026-02') ? 1 : whole(1, 3) },
        () => {
          const job = weighted(jobs)
          const status = among(['PAGA', 6.5], ['A RECEBER', 2.3], ['CANCELADA', 1.2])
          const isDone = status !== 'CANCELADA'
          const hasMaterial = isDone && !(job.service === 'Manutenção' && next() < 0.5)
          const labour = whole(job.labour[0] * 100, job.labour[1] * 100) / 100
          return {
            day,
            kind: among(['Residência', 5], ['Comércio', 3.5], ['Condomínio', 2]),
            district: among(
              ['Centro', 6],
              ['Jardim Europa', 4.5],
              ['Boa Vista', 3],
              ['Vila Mariana', 2],
              ['Distrito Industrial', 1],
            ),
            service: job.service,
            technician: among(['Wellington', 5], ['Marquinhos', 3], ['Edson', 2], ['Kelly', 1.3]),
            urgent: next() < 0.25 ? 'SIM' : 'NAO',
            pieces: isDone ? whole(job.pieces[0], job.pieces[1]) : undefined,
            hours: isDone ? whole(job.halves[0], job.halves[1]) / 2 : undefined,
            km: isDone && next() < 0.9 ? whole(3, 65) : undefined,
            material: hasMaterial ? cents((labour * whole(60, 260)) / 100) : undefined,
            labour: isDone ? labour : undefined,
            status,
          }
        },
      ),
    ),
)

const patients = [
  { patient: 'Marcos Vinícius', goal: 'Hipertrofia', plan: 'Particular', kilos: 84, weight: 5 },
  { patient: 'Ana Paula', goal: 'Emagrecimento', plan: 'Unimed', kilos: 79, weight: 4 },
  { patient: 'Juliana Prado', goal: 'Emagrecimento', plan: 'Particular', kilos: 72, weight: 3.5 },
  { patient: 'Célia Moura', goal: 'Diabetes', plan: 'Amil', kilos: 81, weight: 2.5 },
  { patient: 'Rodrigo Meireles', goal: 'Hipertrofia', plan: 'Unimed', kilos: 76, weight: 2 },
  { patient: 'Patrícia Dias', goal: 'Emagrecimento', plan: 'Amil', kilos: 88, weight: 2 },
  { patient: 'Sônia Teles', goal: 'Diabetes', plan: 'Bradesco Saúde', kilos: 69, weight: 1.5 },
  { patient: 'Thiago Nunes', goal: 'Esportivo', plan: 'Bradesco Saúde', kilos: 73, weight: 1.5 },
  { patient: 'Ivan Rocha', goal: 'Emagrecimento', plan: 'Bradesco Saúde', kilos: 104, weight: 1 },
  { patient: 'Lucas Amaral', goal: 'Esportivo', plan: 'Particular', kilos: 67, weight: 1 },
  { patient: 'Fernanda Lopes', goal: 'Gestante', plan: 'Unimed', kilos: 70, weight: 0.8 },
  { patient: 'Helena Castro', goal: 'Gestante', plan: 'Particular', kilos: 66, weight: 0.6 },
]
const kinds = [
  { kind: 'Retorno', weight: 5, fives: [4, 9], from: 90, to: 180 },
  { kind: 'Primeira consulta', weight: 3, fives: [10, 16], from: 220, to: 380 },
  { kind: 'Avaliação física', weight: 2, fives: [6, 12], from: 130, to: 240 },
  { kind: 'Plano trimestral', weight: 0.9, fives: [12, 18], from: 890, to: 1_490 },
] satisfies { kind: string; weight: number; fives: [number, number]; from: number; to: number }[]
const factorOf = (plan: string) =>
  plan === 'Particular' ? 1.25 : plan === 'Unimed' ? 1 : plan === 'Amil' ? 0.7 : 0.88
// Closed on Sundays, most on Tuesdays.
const sessions = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from(
        { length: weekdayIn(day) === 2 ? whole(4, 6) : weekdayIn(day) === 6 ? whole(1, 2) : whole(2, 4) },
        () => {
          const { patient, goal, plan, kilos } = weighted(patients)
          const { kind, fives, from, to } = weighted(kinds)
          const mode = among(['Presencial', 7], ['Online', 3])
          return {
            day,
            patient,
            nutritionist: among(['Carolina', 5], ['Renato', 3], ['Bianca', 2]),
            kind,
            goal,
            plan,
            mode,
            scan: mode === 'Presencial' && next() < 0.45 ? 'Sim' : 'Não',
            minutes: whole(fives[0], fives[1]) * 5,
            kilos: mode === 'Presencial' ? whole(kilos * 10 - 40, kilos * 10 + 40) / 10 : undefined,
            price: cents(whole(from, to) * factorOf(plan)),
            status:
              plan === 'Particular'
                ? among(['Pago', 8], ['Pendente', 2])
                : among(['Pago', 6], ['Pendente', 2], ['Glosado', 1.5]),
          }
        },
      ),
    ),
)

// Prices by the ten cents, so that half a metre never splits a cent.
const fabrics = [
  { fabric: 'Tricoline', weight: 5, suppliers: ['Fabricart', 'Döhler', 'Santista'], from: 240, to: 360 },
  { fabric: 'Malha', weight: 4, suppliers: ['Menegotti', 'Fabricart'], from: 160, to: 280 },
  { fabric: 'Oxford', weight: 3, suppliers: ['Fabricart', 'Döhler'], from: 90, to: 160 },
  { fabric: 'Viscose', weight: 2.5, suppliers: ['Fabricart', 'Menegotti'], from: 220, to: 320 },
  { fabric: 'Linho', weight: 1.6, suppliers: ['Döhler', 'Santista'], from: 450, to: 890 },
  { fabric: 'Jeans', weight: 1.2, suppliers: ['Vicunha', 'Santista'], from: 280, to: 480 },
  { fabric: 'Veludo', weight: 0.6, suppliers: ['Döhler', 'Fabricart'], from: 390, to: 690 },
]
const halvesOf = (buyer: string) =>
  buyer === 'Confecção'
    ? whole(30, 70)
    : buyer === 'Ateliê'
      ? whole(6, 28)
      : buyer === 'Costureira'
        ? whole(2, 16)
        : whole(1, 8)
// Closed on Sundays, most on Saturdays.
const sales = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(4, 7) : whole(1, 4) }, () => {
        const { fabric, suppliers, from, to } = weighted(fabrics)
        const buyer = among(['Costureira', 5], ['Consumidor final', 4], ['Ateliê', 2], ['Confecção', 1])
        const metres = halvesOf(buyer) / 2
        const unit = whole(from, to) / 10
        const discount = next() < 0.65 ? undefined : cents((metres * unit * whole(2, 12)) / 100)
        return {
          day,
          fabric,
          print: among(['Liso', 6], ['Floral', 4], ['Xadrez', 2.5], ['Listrado', 1.5], ['Poá', 0.7]),
          supplier: pick(suppliers),
          seller: among(['Dalva', 5], ['Sueli', 3], ['Priscila', 1.4]),
          buyer,
          payment: among(['Pix', 5], ['Cartão de crédito', 3.5], ['Dinheiro', 2], ['Fiado', 1]),
          isOrdered: next() < 0.2 ? 'sim' : 'não',
          metres,
          unit,
          // What a row has before the discount: not a column of the file.
          gross: metres * unit,
          discount,
          total: cents(metres * unit - (discount ?? 0)),
        }
      }),
    ),
)

const security = 'OS SEGURANCA ELETRONICA'
const nutrition = 'Atendimentos Nutricionista'
const shop = 'vendas_tecidos'

export const files = [
  file(security, orders, [
    ['DT_OS', ({ day }) => brazilianDay(day)],
    ['TIPO_CLIENTE', ({ kind }) => kind],
    ['BAIRRO', ({ district }) => district],
    ['SERVICO', ({ service }) => service],
    ['TECNICO', ({ technician }) => technician],
    ['URGENTE', ({ urgent }) => urgent],
    ['QTD_EQUIP', ({ pieces }) => pieces ?? ''],
    ['HORAS', ({ hours }) => (hours === undefined ? '' : decimal(hours, 1))],
    ['KM_RODADO', ({ km }) => km ?? ''],
    ['VLR_MATERIAL', ({ material }) => (material === undefined ? '' : decimal(material))],
    ['VLR_MAO_OBRA', ({ labour }) => (labour === undefined ? '' : decimal(labour))],
    ['SITUACAO', ({ status }) => status],
  ]),
  file(nutrition, sessions, [
    ['Data do atendimento', ({ day }) => brazilianDay(day)],
    ['Paciente', ({ patient }) => patient],
    ['Nutricionista', ({ nutritionist }) => nutritionist],
    ['Tipo de atendimento', ({ kind }) => kind],
    ['Objetivo', ({ goal }) => goal],
    ['Convênio', ({ plan }) => plan],
    ['Modalidade', ({ mode }) => mode],
    ['Bioimpedância', ({ scan }) => scan],
    ['Duração (min)', ({ minutes }) => minutes],
    ['Peso (kg)', ({ kilos }) => (kilos === undefined ? '' : decimal(kilos, 1))],
    ['Valor', ({ price }) => dotted(commaPrice(price))],
    ['Situação do pagamento', ({ status }) => status],
  ]),
  file(
    shop,
    sales,
    [
      ['data_venda', ({ day }) => day],
      ['tecido', ({ fabric }) => fabric],
      ['estampa', ({ print }) => print],
      ['fornecedor', ({ supplier }) => supplier],
      ['vendedora', ({ seller }) => seller],
      ['perfil_cliente', ({ buyer }) => buyer],
      ['forma_pagamento', ({ payment }) => payment],
      ['sob_encomenda', ({ isOrdered }) => isOrdered],
      ['metros', ({ metres }) => metres.toFixed(1)],
      ['preco_metro', ({ unit }) => unit.toFixed(2)],
      ['desconto', ({ discount }) => (discount === undefined ? '' : discount.toFixed(2))],
      ['valor_total', ({ total }) => total.toFixed(2)],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The installer of cameras and alarms
  ['Quantas OS foram abertas em setembro de 2025?', security, orders.during('2025-09').count()],
  ['qtd de OS por tecnico', security, orders.by('technician', (g) => g.count())],
  ['Valor total da mão de obra por mês', security, orders.byMonth((g) => g.sum('labour'))],
  [
    'quanto deu de material nas instalações de câmeras?',
    security,
    orders.when((r) => r.service === 'Instalação de câmeras').sum('material'),
  ],
  ['qual tecnico rodou mais km?', security, most(orders.by('technician', (g) => g.sum('km')))],
  [
    'top 3 serviços que mais renderam em mão de obra',
    security,
    most(
      orders.by('service', (g) => g.sum('labour')),
      3,
    ),
  ],
  [
    'Quais são os dois bairros com menos OS?',
    security,
    least(
      orders.by('district', (g) => g.count()),
      2,
    ),
  ],
  [
    'quantas horas leva em media uma cerca eletrica?',
    security,
    orders.when((r) => r.service === 'Cerca elétrica').mean('hours'),
  ],
  [
    'quantas OS foram canceladas no primeiro trimestre de 2026?',
    security,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.status === 'CANCELADA')
      .count(),
  ],
  [
    'bom dia! quanto temos a receber de mão de obra?',
    security,
    orders.when((r) => r.status === 'A RECEBER').sum('labour'),
  ],
  ['q porcentagem das OS era urgente', security, orders.share((r) => r.urgent === 'SIM')],
  ['quantas OS tiveram mais de 8 equipamentos?', security, orders.when((r) => (r.pieces ?? 0) > 8).count()],
  [
    'Compare o valor da mão de obra de novembro com o de dezembro',
    security,
    { before: orders.during('2025-11').sum('labour'), after: orders.during('2025-12').sum('labour') },
  ],
  [
    'mao de obra do edson em condominio, qto deu?',
    security,
    orders.when((r) => r.technician === 'Edson' && r.kind === 'Condomínio').sum('labour'),
  ],
  ['qual o dia da semana com mais OS?', security, most(orders.byWeekday((g) => g.count()))],
  [
    'em média quantas OS a gente tem por dia, contando só os dias que tiveram OS?',
    security,
    orders.count() / orders.distinct('day'),
  ],
  [
    'total de km rodado entre 15/10/2025 e 20/11/2025',
    security,
    orders.from('2025-10-15', '2025-11-20').sum('km'),
  ],
  [
    'valor da mão de obra por tipo de cliente, tirando manutenção',
    security,
    orders.when((r) => r.service !== 'Manutenção').by('kind', (g) => g.sum('labour')),
  ],
  [
    'qual foi o maior valor de material numa OS do Centro?',
    security,
    orders.when((r) => r.district === 'Centro').max('material'),
  ],
  [
    'em quantos bairros diferentes o Marquinhos teve OS em outubro?',
    security,
    orders
      .during('2025-10')
      .when((r) => r.technician === 'Marquinhos')
      .distinct('district'),
  ],
  [
    'mão de obra menos material nas instalações de alarme',
    security,
    orders.when((r) => r.service === 'Instalação de alarme').sum('labour') -
      orders.when((r) => r.service === 'Instalação de alarme').sum('material'),
  ],
  [
    'somando mão de obra e material, quanto deu janeiro?',
    security,
    orders.during('2026-01').sum('labour') + orders.during('2026-01').sum('material'),
  ],
  [
    'quantas OS urgentes o wellington teve aos sabados',
    security,
    orders
      .on(6)
      .when((r) => r.technician === 'Wellington' && r.urgent === 'SIM')
      .count(),
  ],
  [
    'quantos equipamentos foram nas OS de condomínio em março e abril?',
    security,
    orders
      .during('2026-03', '2026-04')
      .when((r) => r.kind === 'Condomínio')
      .sum('pieces'),
  ],
  ['valor médio da mão de obra por serviço', security, orders.by('service', (g) => g.mean('labour'))],
  [
    'quantas OS pagas temos no Jardim Europa?',
    security,
    orders.when((r) => r.status === 'PAGA' && r.district === 'Jardim Europa').count(),
  ],
  [
    'Que parte da mão de obra vem de comércio?',
    security,
    orders.share((r) => r.kind === 'Comércio', 'labour'),
  ],
  ['em que mês os técnicos trabalharam menos horas?', security, least(orders.byMonth((g) => g.sum('hours')))],
  [
    'quntas OS com material acima de 3 mil reais?',
    security,
    orders.when((r) => (r.material ?? 0) > 3000).count(),
  ],
  [
    'qts OS de troca de bateria desde janeiro de 2026',
    security,
    orders
      .during('2026-01', '2026-04')
      .when((r) => r.service === 'Troca de bateria')
      .count(),
  ],

  // The nutritionist's practice
  ['Quantos atendimentos tivemos em agosto?', nutrition, sessions.during('2025-08').count()],
  ['número de atendimentos por nutricionista', nutrition, sessions.by('nutritionist', (g) => g.count())],
  ['valor dos atendimentos por convenio', nutrition, sessions.by('plan', (g) => g.sum('price'))],
  [
    'valor total das primeiras consultas da Carolina',
    nutrition,
    sessions.when((r) => r.kind === 'Primeira consulta' && r.nutritionist === 'Carolina').sum('price'),
  ],
  [
    'quais os 3 objetivos com mais atendimentos?',
    nutrition,
    most(
      sessions.by('goal', (g) => g.count()),
      3,
    ),
  ],
  [
    'Qual paciente soma o maior valor em atendimentos?',
    nutrition,
    most(sessions.by('patient', (g) => g.sum('price'))),
  ],
  [
    'quantos reais estão pendentes nos atendimentos?',
    nutrition,
    sessions.when((r) => r.status === 'Pendente').sum('price'),
  ],
  [
    'valor glosado de cada convênio',
    nutrition,
    sessions.when((r) => r.status === 'Glosado').by('plan', (g) => g.sum('price')),
  ],
  [
    'duracao media do retorno em minutos',
    nutrition,
    sessions.when((r) => r.kind === 'Retorno').mean('minutes'),
  ],
  ['que porcentagem dos atendimentos é online?', nutrition, sessions.share((r) => r.mode === 'Online')],
  [
    'peso médio registrado nos atendimentos de hipertrofia',
    nutrition,
    sessions.when((r) => r.goal === 'Hipertrofia').mean('kilos'),
  ],
  ['qual o maior peso que a gente registrou?', nutrition, sessions.max('kilos')],
  [
    'quantos pacientes diferentes o Renato atendeu em outubro?',
    nutrition,
    sessions
      .during('2025-10')
      .when((r) => r.nutritionist === 'Renato')
      .distinct('patient'),
  ],
  [
    'qtos atendimentos com bioimpedancia em novembro',
    nutrition,
    sessions
      .during('2025-11')
      .when((r) => r.scan === 'Sim')
      .count(),
  ],
  [
    'quantos atendimentos sem bioimpedância por mês?',
    nutrition,
    sessions.when((r) => r.scan === 'Não').byMonth((g) => g.count()),
  ],
  [
    'compara o valor dos atendimentos de fevereiro com o de março',
    nutrition,
    { before: sessions.during('2026-02').sum('price'), after: sessions.during('2026-03').sum('price') },
  ],
  [
    'quantos atendimentos custaram mais de 300 reais?',
    nutrition,
    sessions.when((r) => r.price > 300).count(),
  ],
  [
    'qual dia da semana é mais cheio, com mais atendimentos?',
    nutrition,
    most(sessions.byWeekday((g) => g.count())),
  ],
  [
    'valor dos atendimentos particulares de outubro a dezembro',
    nutrition,
    sessions
      .during('2025-10', '2025-12')
      .when((r) => r.plan === 'Particular')
      .sum('price'),
  ],
  [
    'valor total dos planos trimestrais sem contar os da Bianca',
    nutrition,
    sessions.when((r) => r.kind === 'Plano trimestral' && r.nutritionist !== 'Bianca').sum('price'),
  ],
  [
    'ticket medio do atendimento presencial',
    nutrition,
    sessions.when((r) => r.mode === 'Presencial').mean('price'),
  ],
  [
    'Em média, quantos atendimentos fazemos por dia de funcionamento?',
    nutrition,
    sessions.count() / sessions.distinct('day'),
  ],
  [
    'qtos atendimentos de emagrecimento pela unimed?',
    nutrition,
    sessions.when((r) => r.goal === 'Emagrecimento' && r.plan === 'Unimed').count(),
  ],
  ['quantos atendimentos duraram até 30 minutos?', nutrition, sessions.when((r) => r.minutes <= 30).count()],
  [
    'qual convênio tem o menor valor médio por atendimento?',
    nutrition,
    least(sessions.by('plan', (g) => g.mean('price'))),
  ],
  [
    'participação do plano trimestral no valor dos atendimentos',
    nutrition,
    sessions.share((r) => r.kind === 'Plano trimestral', 'price'),
  ],
  [
    'quantos atendimentos do quarto trimestre de 2025 já estão pagos?',
    nutrition,
    sessions
      .during('2025-10', '2025-12')
      .when((r) => r.status === 'Pago')
      .count(),
  ],
  [
    'total de minutos de atendimento de cada nutricionista em janeiro',
    nutrition,
    sessions.during('2026-01').by('nutritionist', (g) => g.sum('minutes')),
  ],
  [
    'qual o tipo de atendimento menos feito em 2026?',
    nutrition,
    least(sessions.during('2026-01', '2026-04').by('kind', (g) => g.count())),
  ],
  [
    'oi, me passa por favor o valor já pago dos atendimentos da Amil entre 01/09/2025 e 31/10/2025',
    nutrition,
    sessions
      .from('2025-09-01', '2025-10-31')
      .when((r) => r.plan === 'Amil' && r.status === 'Pago')
      .sum('price'),
  ],

  // The shop of fabrics
  ['vendas de tecido por mês em reais', shop, sales.byMonth((g) => g.sum('total'))],
  [
    'quantos metros de tricoline sairam em dezembro?',
    shop,
    sales
      .during('2025-12')
      .when((r) => r.fabric === 'Tricoline')
      .sum('metres'),
  ],
  ['Qual tecido vendeu mais metros?', shop, most(sales.by('fabric', (g) => g.sum('metres')))],
  [
    'os tres tecidos que mais faturaram',
    shop,
    most(
      sales.by('fabric', (g) => g.sum('total')),
      3,
    ),
  ],
  ['qual estampa vende menos em valor?', shop, least(sales.by('print', (g) => g.sum('total')))],
  [
    'Quanto a Dalva vendeu no cartão de crédito em outubro?',
    shop,
    sales
      .during('2025-10')
      .when((r) => r.seller === 'Dalva' && r.payment === 'Cartão de crédito')
      .sum('total'),
  ],
  ['ticket médio das vendas pra confecção', shop, sales.when((r) => r.buyer === 'Confecção').mean('total')],
  ['quanto foi vendido no fiado ao todo?', shop, sales.when((r) => r.payment === 'Fiado').sum('total')],
  [
    'qual a porcentagem do valor das vendas que veio do pix?',
    shop,
    sales.share((r) => r.payment === 'Pix', 'total'),
  ],
  ['quantas vendas foram sob encomenda?', shop, sales.when((r) => r.isOrdered === 'sim').count()],
  ['qtas vendas de tecido passaram de R$ 500?', shop, sales.when((r) => r.total > 500).count()],
  [
    'compare os metros vendidos em janeiro com os de fevereiro',
    shop,
    { before: sales.during('2026-01').sum('metres'), after: sales.during('2026-02').sum('metres') },
  ],
  ['total de desconto dado por cada vendedora', shop, sales.by('seller', (g) => g.sum('discount'))],
  ['quantas vendas de tecido tiveram desconto', shop, sales.when((r) => r.discount !== undefined).count()],
  [
    'metros vezes preço do metro nas vendas de linho, quanto dá no total?',
    shop,
    sales.when((r) => r.fabric === 'Linho').sum('gross'),
  ],
  ['Qual o preço médio do metro do veludo?', shop, sales.when((r) => r.fabric === 'Veludo').mean('unit')],
  [
    'em que dia da semana a loja vende mais metros de tecido?',
    shop,
    most(sales.byWeekday((g) => g.sum('metres'))),
  ],
  [
    'quanto a loja de tecidos fatura em média por dia aberto?',
    shop,
    sales.sum('total') / sales.distinct('day'),
  ],
  [
    'valor vendido por fornecedor tirando malha',
    shop,
    sales.when((r) => r.fabric !== 'Malha').by('supplier', (g) => g.sum('total')),
  ],
  [
    'metros vendidos por perfil de cliente no primeiro trimestre de 2026',
    shop,
    sales.during('2026-01', '2026-03').by('buyer', (g) => g.sum('metres')),
  ],
  ['valor da maior venda de viscose', shop, sales.when((r) => r.fabric === 'Viscose').max('total')],
  [
    'quanto vendemos para ateliê entre 10/11/2025 e 24/12/2025?',
    shop,
    sales
      .from('2025-11-10', '2025-12-24')
      .when((r) => r.buyer === 'Ateliê')
      .sum('total'),
  ],
  [
    'quantas vendas de jeans da Vicunha a gente fez',
    shop,
    sales.when((r) => r.fabric === 'Jeans' && r.supplier === 'Vicunha').count(),
  ],
  [
    'quantos fornecedores diferentes temos de tricoline?',
    shop,
    sales.when((r) => r.fabric === 'Tricoline').distinct('supplier'),
  ],
  [
    'qto vendeu de tecido floral nos sabados, em reais',
    shop,
    sales
      .on(6)
      .when((r) => r.print === 'Floral')
      .sum('total'),
  ],
  [
    'participação das costureiras no valor total vendido',
    shop,
    sales.share((r) => r.buyer === 'Costureira', 'total'),
  ],
  ['numero de vendas por forma de pgto', shop, sales.by('payment', (g) => g.count())],
  [
    'Qual vendedora fez menos vendas em novembro?',
    shop,
    least(sales.during('2025-11').by('seller', (g) => g.count())),
  ],
  [
    'to fechando as contas da loja de tecidos: quanto vendemos desde fevereiro de 2026 sem contar o que foi sob encomenda?',
    shop,
    sales
      .during('2026-02', '2026-04')
      .when((r) => r.isOrdered === 'não')
      .sum('total'),
  ],
  ['média de metros por venda de cada tecido', shop, sales.by('fabric', (g) => g.mean('metres'))],
]

export const unanswerable: string[] = [
  'qual o salário do Wellington?',
  'quanto gastamos de gasolina em março?',
  'quantas câmeras temos no estoque?',
  'quantas tentativas de invasão os alarmes registraram?',
  'qual a altura média dos pacientes?',
  'quantas calorias tem a dieta da Juliana Prado?',
  'quantos atendimentos a nutri teve em maio de 2025?',
  'qual a margem de lucro da viscose?',
  'quanto vamos vender de tecido em agosto de 2026?',
  'quanto pagamos de aluguel da loja de tecidos?',
]
