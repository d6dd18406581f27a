import { brazilianDay, cents, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A private dialysis and infusion clinic, a shop of curtains and rugs, an importer of parts for tractors. */

const { next, whole, pick, among } = seededBusiness('dialysis chairs, linen curtains and gears of tractors')
const days = daysFrom('2025-05-01', 365)
const end = '2026-04-30'

/** The second date of a row and the days until it; neither is known yet if it is after the end. */
function followed(day: string, wait: number): { second: string | undefined; wait: number | undefined } {
  const second = daysFrom(day, wait + 1).at(-1) ?? day
  return second > end ? { second: undefined, wait: undefined } : { second, wait }
}

const dayOrNothing = (day: string | undefined) => (day === undefined ? '' : brazilianDay(day))
const reais = (value: number) => `R$ ${dotted(decimal(value))}`
/** Groups by day, labelled as an answer shows a day. */
const byShownDay = (groups: [string, number][]): [string, number][] =>
  groups.map(([day, value]) => [shownDay(day), value])

const dialyses = [
  { procedure: 'Hemodiálise', from: 32_000, to: 46_000 },
  { procedure: 'Hemodiafiltração', from: 52_000, to: 78_000 },
]
const infusions = [
  { procedure: 'Ferro endovenoso', from: 28_000, to: 65_000 },
  { procedure: 'Hidratação venosa', from: 12_000, to: 26_000 },
  { procedure: 'Infliximabe', from: 280_000, to: 590_000 },
  { procedure: 'Pulsoterapia', from: 35_000, to: 90_000 },
]
const patients = [
  { patient: 'Antônio Queiroz', insurer: 'Unimed' },
  { patient: 'Benedita Ramos', insurer: 'Bradesco Saúde' },
  { patient: 'Célio Damasceno', insurer: 'Unimed' },
  { patient: 'Dirce Fontoura', insurer: 'Cassi' },
  { patient: 'Edmundo Vilela', insurer: 'Unimed' },
  { patient: 'Francisca Lobo', insurer: 'SulAmérica' },
  { patient: 'Gilson Portela', insurer: 'Particular' },
  { patient: 'Hortência Maia', insurer: 'Bradesco Saúde' },
  { patient: 'Ismael Craveiro', insurer: 'SulAmérica' },
  { patient: 'Jandira Seixas', insurer: 'Cassi' },
  { patient: 'Lázaro Pimentel', insurer: 'Particular' },
  { patient: 'Matilde Arruda', insurer: 'Unimed' },
]
let attendance = 48_200
// Closed on Sundays, few on Saturdays.
const sessions = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(1, 2) : whole(1, 4) }, () => {
        const isDialysis = next() < 0.68
        const { procedure, from, to } = pick(isDialysis ? dialyses : infusions)
        const { patient, insurer } = pick(patients)
        const isPrivate = insurer === 'Particular'
        const price = whole(from, to) / 100
        attendance += 1
        return {
          id: attendance,
          day,
          ...followed(day, isPrivate ? whole(0, 3) : whole(20, 60)),
          patient,
          insurer,
          therapy: isDialysis ? 'Diálise' : 'Infusão',
          procedure,
          shift: among(['Manhã', 5], ['Tarde', 3], ['Noite', 2]),
          doctor: among(['Dra. Helena Prado', 5], ['Dr. Murilo Sena', 3], ['Dra. Ivone Tavares', 1.5]),
          nurse: among(['Josiane', 5], ['Wesley', 3], ['Cíntia', 2], ['Railson', 1]),
          access: isDialysis ? among(['Fístula', 7], ['Cateter', 3]) : 'Veia periférica',
          incident: next() < 0.14 ? 'sim' : 'não',
          minutes: isDialysis ? whole(36, 54) * 5 : whole(6, 30) * 5,
          ampoules: whole(1, 6),
          price,
          refused: isPrivate || next() > 0.18 ? undefined : cents((price * whole(5, 60)) / 100),
        }
      }),
    ),
)

const furnishings = [
  { product: 'Cortina de linho', line: 'Cortinas', from: 38_000, to: 145_000 },
  { product: 'Cortina blackout', line: 'Cortinas', from: 22_000, to: 89_000 },
  { product: 'Persiana rolô', line: 'Persianas', from: 19_000, to: 74_000 },
  { product: 'Tapete felpudo', line: 'Tapetes', from: 25_000, to: 160_000 },
  { product: 'Persiana romana', line: 'Persianas', from: 31_000, to: 98_000 },
  { product: 'Tapete sisal', line: 'Tapetes', from: 18_000, to: 120_000 },
  { product: 'Passadeira', line: 'Tapetes', from: 7_900, to: 32_000 },
  { product: 'Varão', line: 'Acessórios', from: 4_900, to: 21_000 },
]
let orderNumber = 2_310
// Closed on Sundays, busiest on Saturdays.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(2, 4) : whole(1, 2) }, () => {
        const { product, line, from, to } = pick(furnishings)
        const isRug = line === 'Tapetes'
        const isMade = next() < (isRug ? 0.15 : 0.7)
        const pieces = whole(1, 4)
        const total = cents((pieces * whole(from, to)) / 100)
        orderNumber += 1
        return {
          id: `CT${orderNumber}`,
          day,
          ...followed(day, isRug ? whole(1, 8) : whole(7, 30)),
          product,
          line,
          color: among(['Bege', 6], ['Cinza', 4], ['Branco', 3], ['Terracota', 2], ['Azul-marinho', 1]),
          room: among(['Sala', 5], ['Quarto', 4], ['Escritório', 2], ['Varanda', 1]),
          district: pick(['Boa Vista', 'Jardim Europa', 'Centro', 'Vila Mariana', 'Alto da Serra']),
          seller: among(['Rosângela', 5], ['Thaís', 4], ['Ademir', 3]),
          // Nobody has to install a rug.
          installer: isRug ? '' : among(['Nivaldo', 5], ['Beto', 3], ['Genival', 1.5]),
          payment: pick(['Pix', 'Crédito 6x', 'Crédito 3x', 'Boleto', 'Espécie']),
          made: isMade ? 'SIM' : 'NÃO',
          pieces,
          deposit: isMade ? cents((total * whole(30, 50)) / 100) : undefined,
          total,
        }
      }),
    ),
)

const parts = [
  { part: 'Engrenagem', group: 'Transmissão', from: 9_000, to: 62_000 },
  { part: 'Pistão', group: 'Motor', from: 14_000, to: 48_000 },
  { part: 'Bomba hidráulica', group: 'Hidráulico', from: 55_000, to: 210_000 },
  { part: 'Disco de embreagem', group: 'Transmissão', from: 21_000, to: 83_000 },
  { part: 'Bomba injetora', group: 'Motor', from: 120_000, to: 390_000 },
  { part: 'Rolamento', group: 'Transmissão', from: 1_900, to: 14_500 },
  { part: 'Alternador', group: 'Elétrica', from: 32_000, to: 97_000 },
]
const suppliers = [
  { supplier: 'Jinma Trading', country: 'China' },
  { supplier: 'Anadolu Parts', country: 'Turquia' },
  { supplier: 'Punjab Gears', country: 'Índia' },
  { supplier: 'Weifang Agro', country: 'China' },
  { supplier: 'Agroricambi', country: 'Itália' },
]
let processNumber = 400
// From Monday to Friday.
const imports = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: whole(1, 2) }, () => {
        const { part, group, from, to } = pick(parts)
        const pieces = whole(5, 180)
        const fob = cents((pieces * whole(from, to)) / 100)
        processNumber += 1
        return {
          id: `IMP-${String(processNumber).padStart(4, '0')}`,
          day,
          ...followed(day, whole(28, 70)),
          part,
          group,
          brand: pick(['Massey Ferguson', 'John Deere', 'Valtra', 'New Holland']),
          ...pick(suppliers),
          port: among(['Santos', 5], ['Paranaguá', 3], ['Itajaí', 2]),
          broker: among(['Osvaldo', 4], ['Mirela', 3], ['Tarcísio', 2]),
          channel: among(['verde', 6], ['amarelo', 2.5], ['vermelho', 1.5]),
          urgent: next() < 0.22 ? 'sim' : 'não',
          pieces,
          weight: next() < 0.12 ? undefined : cents((pieces * whole(80, 1_900)) / 100),
          fob,
          tax: cents((fob * whole(28, 52)) / 100),
        }
      }),
    ),
)

const clinic = 'Sessoes Clinica Dialise e Infusao'
const shop = 'PEDIDOS CORTINAS E TAPETES'
const importer = 'importacao_pecas_trator'

export const files = [
  file(clinic, sessions, [
    ['Nº Atendimento', ({ id }) => id],
    ['Data da Sessão', ({ day }) => brazilianDay(day)],
    ['Data do Pagamento', ({ second }) => dayOrNothing(second)],
    ['Paciente', ({ patient }) => patient],
    ['Convênio', ({ insurer }) => insurer],
    ['Tipo de Terapia', ({ therapy }) => therapy],
    ['Procedimento', ({ procedure }) => procedure],
    ['Turno', ({ shift }) => shift],
    ['Médico Responsável', ({ doctor }) => doctor],
    ['Enfermagem', ({ nurse }) => nurse],
    ['Via de Acesso', ({ access }) => access],
    ['Intercorrência', ({ incident }) => incident],
    ['Duração (min)', ({ minutes }) => minutes],
    ['Qtde. Ampolas', ({ ampoules }) => ampoules],
    ['Valor da Sessão (R$)', ({ price }) => decimal(price)],
    ['Glosa (R$)', ({ refused }) => (refused === undefined ? '' : decimal(refused))],
  ]),
  file(
    shop,
    orders,
    [
      ['PEDIDO', ({ id }) => id],
      ['DT PEDIDO', ({ day }) => brazilianDay(day)],
      ['DT ENTREGA', ({ second }) => dayOrNothing(second)],
      ['PRODUTO', ({ product }) => product],
      ['LINHA', ({ line }) => line],
      ['COR', ({ color }) => color],
      ['AMBIENTE', ({ room }) => room],
      ['BAIRRO', ({ district }) => district],
      ['VENDEDOR(A)', ({ seller }) => seller],
      ['INSTALADOR', ({ installer }) => installer],
      ['COND PGTO', ({ payment }) => payment],
      ['SOB MEDIDA', ({ made }) => made],
      ['QTDE', ({ pieces }) => pieces],
      ['SINAL R$', ({ deposit }) => (deposit === undefined ? '' : reais(deposit))],
      ['VL TOTAL R$', ({ total }) => reais(total)],
    ],
    '\t',
  ),
  file(
    importer,
    imports,
    [
      ['proc_import', ({ id }) => id],
      ['dt_embarque', ({ day }) => day],
      ['dt_desembaraco', ({ second }) => second ?? ''],
      ['descr_peca', ({ part }) => part],
      ['grupo', ({ group }) => group],
      ['marca_trator', ({ brand }) => brand],
      ['fornecedor', ({ supplier }) => supplier],
      ['pais_origem', ({ country }) => country],
      ['porto_descarga', ({ port }) => port],
      ['despachante', ({ broker }) => broker],
      ['canal', ({ channel }) => channel],
      ['urgente', ({ urgent }) => urgent],
      ['qtd_pecas', ({ pieces }) => pieces],
      ['peso_kg', ({ weight }) => (weight === undefined ? '' : weight.toFixed(2))],
      ['vlr_fob_brl', ({ fob }) => fob.toFixed(2)],
      ['vlr_impostos_brl', ({ tax }) => tax.toFixed(2)],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The clinic
  [
    'me passa mês a mês a soma do valor das sessões da clínica',
    clinic,
    sessions.byMonth((g) => g.sum('price')),
  ],
  [
    'qtas hemodialises o turno da tarde fez em novembro',
    clinic,
    sessions
      .during('2025-11')
      .when((r) => r.procedure === 'Hemodiálise' && r.shift === 'Tarde')
      .count(),
  ],
  [
    'Por gentileza, qual convênio acumulou a maior glosa?',
    clinic,
    most(sessions.by('insurer', (g) => g.sum('refused'))),
  ],
  [
    'top 4 pacientes pelo valor somado das sessões',
    clinic,
    most(
      sessions.by('patient', (g) => g.sum('price')),
      4,
    ),
  ],
  [
    'quantos minutos dura em média uma hemodiafiltração?',
    clinic,
    sessions.when((r) => r.procedure === 'Hemodiafiltração').mean('minutes'),
  ],
  [
    'em quantas sessões da dra ivone tavares houve intercorrência?',
    clinic,
    sessions.when((r) => r.doctor === 'Dra. Ivone Tavares' && r.incident === 'sim').count(),
  ],
  [
    'a Unimed representa quantos por cento do valor das sessões?',
    clinic,
    sessions.share((r) => r.insurer === 'Unimed', 'price'),
  ],
  [
    'põe lado a lado o valor das sessões de julho e o de agosto',
    clinic,
    { before: sessions.during('2025-07').sum('price'), after: sessions.during('2025-08').sum('price') },
  ],
  ['sessões acima de R$ 3.000,00: quantas?', clinic, sessions.when((r) => r.price > 3000).count()],
  [
    'soma dos minutos que a Josiane passou em sessões de ferro endovenoso',
    clinic,
    sessions.when((r) => r.nurse === 'Josiane' && r.procedure === 'Ferro endovenoso').sum('minutes'),
  ],
  [
    'Quantos pacientes diferentes fizeram pulsoterapia este ano?',
    clinic,
    sessions
      .during('2026-01', '2026-04')
      .when((r) => r.procedure === 'Pulsoterapia')
      .distinct('patient'),
  ],
  [
    'em média, quantos dias passam entre a sessão e o pagamento quando o convênio é Bradesco Saúde?',
    clinic,
    sessions.when((r) => r.insurer === 'Bradesco Saúde').mean('wait'),
  ],
  [
    'quantos atendimentos ainda estão sem data de pagamento?',
    clinic,
    sessions.when((r) => r.second === undefined).count(),
  ],
  [
    'mês passado o Wesley acompanhou quantas sessões?',
    clinic,
    sessions
      .during('2026-03')
      .when((r) => r.nurse === 'Wesley')
      .count(),
  ],
  ['valor das sessoes nos ultimos 30 dias', clinic, sessions.from('2026-04-01', '2026-04-30').sum('price')],
  [
    'qual dia da semana é o mais vazio da clínica em número de sessões?',
    clinic,
    least(sessions.byWeekday((g) => g.count())),
  ],
  [
    'qual o valor mais alto cobrado do Gilson Portela numa única sessão?',
    clinic,
    sessions.when((r) => r.patient === 'Gilson Portela').max('price'),
  ],
  [
    'de quanto é, em média, cada glosa da SulAmérica?',
    clinic,
    sessions.when((r) => r.insurer === 'SulAmérica').mean('refused'),
  ],
  [
    'separa por convênio o número de sessões que tiveram glosa',
    clinic,
    sessions.when((r) => r.refused !== undefined).by('insurer', (g) => g.count()),
  ],
  ['ampolas gastas em cada procedimento', clinic, sessions.by('procedure', (g) => g.sum('ampoules'))],
  [
    'quantas sessões com cateter caíram num sábado',
    clinic,
    sessions
      .on(6)
      .when((r) => r.access === 'Cateter')
      .count(),
  ],
  [
    'tirando os particulares, quanto somam as sessões de infliximabe?',
    clinic,
    sessions.when((r) => r.procedure === 'Infliximabe' && r.insurer !== 'Particular').sum('price'),
  ],
  [
    'numero de sessoes do tipo diálise no 4º trimestre de 2025',
    clinic,
    sessions
      .during('2025-10', '2025-12')
      .when((r) => r.therapy === 'Diálise')
      .count(),
  ],
  [
    'quantas sessões levaram entre 60 e 120 minutos?',
    clinic,
    sessions.when((r) => r.minutes >= 60 && r.minutes <= 120).count(),
  ],
  ['qual o percentual de sessões com intercorrencia?', clinic, sessions.share((r) => r.incident === 'sim')],
  ['média de sessões por paciente', clinic, sessions.count() / sessions.distinct('patient')],
  [
    'Preciso pro contador: quanto perdemos de glosa nas sessões de setembro a dezembro?',
    clinic,
    sessions.during('2025-09', '2025-12').sum('refused'),
  ],
  ['valor médio da sessão de cada médico responsável', clinic, sessions.by('doctor', (g) => g.mean('price'))],
  ['quem é o médico com o menor número de sessões?', clinic, least(sessions.by('doctor', (g) => g.count()))],
  [
    'quantas sessões tiveram data de pagamento em dezembro?',
    clinic,
    sessions.when((r) => r.second?.startsWith('2025-12') === true).count(),
  ],

  // The shop of curtains and rugs
  [
    'a loja faturou quanto com tapete felpudo em dezembro?',
    shop,
    orders
      .during('2025-12')
      .when((r) => r.product === 'Tapete felpudo')
      .sum('total'),
  ],
  [
    'quantas persianas rolô os clientes encomendaram de fevereiro pra cá',
    shop,
    orders
      .during('2026-02', '2026-04')
      .when((r) => r.product === 'Persiana rolô')
      .sum('pieces'),
  ],
  [
    'ranking dos bairros pelo valor total dos pedidos',
    shop,
    most(
      orders.by('district', (g) => g.sum('total')),
      5,
    ),
  ],
  [
    'que cor sai menos, contando a quantidade vendida?',
    shop,
    least(orders.by('color', (g) => g.sum('pieces'))),
  ],
  [
    'em julho, quanto a Thais vendeu do que não é sob medida?',
    shop,
    orders
      .during('2025-07')
      .when((r) => r.seller === 'Thaís' && r.made === 'NÃO')
      .sum('total'),
  ],
  [
    'um pedido sob medida fica em quanto, na média?',
    shop,
    orders.when((r) => r.made === 'SIM').mean('total'),
  ],
  ['soma do sinal dos pedidos feitos em outubro', shop, orders.during('2025-10').sum('deposit')],
  ['quantos pedidos não têm sinal?', shop, orders.when((r) => r.deposit === undefined).count()],
  ['qtos % do valor dos pedidos é no pix', shop, orders.share((r) => r.payment === 'Pix', 'total')],
  [
    'quantos dias demora em média do pedido até a entrega da cortina de linho?',
    shop,
    orders.when((r) => r.product === 'Cortina de linho').mean('wait'),
  ],
  ['quantos pedidos continuam sem data de entrega', shop, orders.when((r) => r.second === undefined).count()],
  [
    'de quanto foi o maior pedido do Jardim Europa?',
    shop,
    orders.when((r) => r.district === 'Jardim Europa').max('total'),
  ],
  ['que dia da semana entram mais pedidos na loja?', shop, most(orders.byWeekday((g) => g.count()))],
  [
    'melhor mês do Ademir em valor vendido',
    shop,
    most(orders.when((r) => r.seller === 'Ademir').byMonth((g) => g.sum('total'))),
  ],
  [
    'qual instalador pegou mais pedidos?',
    shop,
    most(orders.when((r) => r.installer !== '').by('installer', (g) => g.count())),
  ],
  [
    'quantas cortinas de linho caíram pro Beto instalar?',
    shop,
    orders.when((r) => r.product === 'Cortina de linho' && r.installer === 'Beto').sum('pieces'),
  ],
  ['número de pedidos sem instalador', shop, orders.when((r) => r.installer === '').count()],
  [
    'total dos pedidos no crédito 6x de 15/06/2025 até 31/07/2025',
    shop,
    orders
      .from('2025-06-15', '2025-07-31')
      .when((r) => r.payment === 'Crédito 6x')
      .sum('total'),
  ],
  [
    'Número de pedidos da loja: novembro contra dezembro',
    shop,
    { before: orders.during('2025-11').count(), after: orders.during('2025-12').count() },
  ],
  [
    'valor vendido em cada linha de produto este ano',
    shop,
    orders.during('2026-01', '2026-04').by('line', (g) => g.sum('total')),
  ],
  [
    'pra quantos bairros diferentes vendemos varão este ano?',
    shop,
    orders
      .during('2026-01', '2026-04')
      .when((r) => r.product === 'Varão')
      .distinct('district'),
  ],
  [
    'quantos pedidos ficaram entre R$ 1.000 e R$ 2.000?',
    shop,
    orders.when((r) => r.total >= 1000 && r.total <= 2000).count(),
  ],
  [
    'nos últimos 15 dias a Rosangela fechou quantos pedidos?',
    shop,
    orders
      .from('2026-04-16', '2026-04-30')
      .when((r) => r.seller === 'Rosângela')
      .count(),
  ],
  [
    'sem contar a sala, qual ambiente dá mais valor em pedidos?',
    shop,
    most(orders.when((r) => r.room !== 'Sala').by('room', (g) => g.sum('total'))),
  ],
  [
    'quantidade média por pedido de cortina blackout',
    shop,
    orders.when((r) => r.product === 'Cortina blackout').mean('pieces'),
  ],
  [
    'fora branco e bege, quanto vendemos em reais de persiana romana?',
    shop,
    orders
      .when((r) => r.product === 'Persiana romana')
      .when((r) => r.color !== 'Branco' && r.color !== 'Bege')
      .sum('total'),
  ],
  [
    'dos pedidos do Centro, qual a porcentagem sob medida?',
    shop,
    orders.when((r) => r.district === 'Centro').share((r) => r.made === 'SIM'),
  ],
  [
    'em que data os pedidos fechados somaram o maior valor na loja?',
    shop,
    byShownDay(most(orders.by('day', (g) => g.sum('total')))),
  ],
  [
    'Boa tarde, saberia me dizer quantos pedidos foram entregues em agosto?',
    shop,
    orders.when((r) => r.second?.startsWith('2025-08') === true).count(),
  ],
  [
    'quem vendeu menos, em valor, na loja em maio?',
    shop,
    least(orders.during('2025-05').by('seller', (g) => g.sum('total'))),
  ],

  // The importer
  ['quantas peças embarcaram em setembro?', importer, imports.during('2025-09').sum('pieces')],
  [
    'valor fob das engrenagens que vêm da india',
    importer,
    imports.when((r) => r.part === 'Engrenagem' && r.country === 'Índia').sum('fob'),
  ],
  [
    'me diz as 3 peças que somam mais FOB',
    importer,
    most(
      imports.by('part', (g) => g.sum('fob')),
      3,
    ),
  ],
  [
    'quantos processos caíram no canal vermelho?',
    importer,
    imports.when((r) => r.channel === 'vermelho').count(),
  ],
  [
    'entre os processos do porto de Santos, quantos por cento são canal verde?',
    importer,
    imports.when((r) => r.port === 'Santos').share((r) => r.channel === 'verde'),
  ],
  [
    'tempo médio em dias entre embarque e desembaraço por despachante',
    importer,
    imports.by('broker', (g) => g.mean('wait')),
  ],
  [
    'kg embarcados da Turquia no primeiro trimestre deste ano',
    importer,
    imports
      .during('2026-01', '2026-03')
      .when((r) => r.country === 'Turquia')
      .sum('weight'),
  ],
  [
    'peso medio dos processos de alternador',
    importer,
    imports.when((r) => r.part === 'Alternador').mean('weight'),
  ],
  [
    'tem quantos processos sem peso preenchido?',
    importer,
    imports.when((r) => r.weight === undefined).count(),
  ],
  [
    'com qual fornecedor temos o menor FOB acumulado?',
    importer,
    least(imports.by('supplier', (g) => g.sum('fob'))),
  ],
  [
    'quantos processos urgentes ainda não foram desembaraçados?',
    importer,
    imports.when((r) => r.urgent === 'sim' && r.second === undefined).count(),
  ],
  [
    'impostos das peças John Deere nos embarques do mês passado',
    importer,
    imports
      .during('2026-03')
      .when((r) => r.brand === 'John Deere')
      .sum('tax'),
  ],
  [
    'valor FOB dos embarques de junho vs outubro',
    importer,
    { before: imports.during('2025-06').sum('fob'), after: imports.during('2025-10').sum('fob') },
  ],
  [
    'Quantos processos do Tarcísio foram desembaraçados em janeiro?',
    importer,
    imports.when((r) => r.broker === 'Tarcísio' && r.second?.startsWith('2026-01') === true).count(),
  ],
  [
    'qual o imposto mais alto que um processo da Valtra teve?',
    importer,
    imports.when((r) => r.brand === 'Valtra').max('tax'),
  ],
  [
    'qual foi a menor quantidade de disco de embreagem num processo?',
    importer,
    imports.when((r) => r.part === 'Disco de embreagem').min('pieces'),
  ],
  [
    'qtd de processos em cada canal em 2026',
    importer,
    imports.during('2026-01', '2026-04').by('channel', (g) => g.count()),
  ],
  [
    'em FOB, quanto sai cada pistão em média? (valor dividido pelas peças)',
    importer,
    imports.when((r) => r.part === 'Pistão').sum('fob') /
      imports.when((r) => r.part === 'Pistão').sum('pieces'),
  ],
  ['processos com mais de 100 peças, quantos temos?', importer, imports.when((r) => r.pieces > 100).count()],
  [
    'FOB do que embarcou em fevereiro e não era urgente',
    importer,
    imports
      .during('2026-02')
      .when((r) => r.urgent === 'não')
      .sum('fob'),
  ],
  ['mês em que mais peças embarcaram', importer, most(imports.byMonth((g) => g.sum('pieces')))],
  [
    'de quantos fornecedores diferentes trouxemos bomba injetora nos embarques de 2026?',
    importer,
    imports
      .during('2026-01', '2026-04')
      .when((r) => r.part === 'Bomba injetora')
      .distinct('supplier'),
  ],
  [
    'impostos da New Holland e da Valtra juntas',
    importer,
    imports.when((r) => r.brand === 'New Holland' || r.brand === 'Valtra').sum('tax'),
  ],
  [
    'quantos processos pelo porto de itajai, exceto os do canal verde?',
    importer,
    imports.when((r) => r.port === 'Itajaí' && r.channel !== 'verde').count(),
  ],
  ['quanto do FOB, em %, é da China?', importer, imports.share((r) => r.country === 'China', 'fob')],
  [
    'FOB por marca de trator nos embarques de maio a julho do ano passado',
    importer,
    imports.during('2025-05', '2025-07').by('brand', (g) => g.sum('fob')),
  ],
  ['quantos processos embarcaram numa segunda-feira?', importer, imports.on(1).count()],
  ['média de peças por processo em cada grupo', importer, imports.by('group', (g) => g.mean('pieces'))],
  [
    'quantos processos tiveram embarque de 20/12/2025 a 10/01/2026',
    importer,
    imports.from('2025-12-20', '2026-01-10').count(),
  ],
  [
    'quantos dias levou, do embarque ao desembaraço, o processo mais demorado do canal amarelo?',
    importer,
    imports.when((r) => r.channel === 'amarelo').max('wait'),
  ],
]

export const unanswerable: string[] = [
  'qual é o peso seco da Dirce Fontoura?',
  'quantas máquinas de diálise estão em manutenção?',
  'qual a faixa de idade dos pacientes da hemodiálise?',
  'qual o número do coren da Josiane',
  'quanto pagamos de comissão pra Thaís em março?',
  'qual a largura média das cortinas blackout?',
  'quantos tapetes ainda restam no estoque da loja hoje?',
  'a quanto estava o dólar no embarque das engrenagens?',
  'quanto custou o frete marítimo que veio da China?',
  'qual a margem de lucro na revenda dos alternadores?',
]
