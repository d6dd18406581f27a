import { brazilianDay, cents, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, shownDay, weekdayIn } from './rows'

/* A speech and occupational therapy clinic, a snack distributor, a locksmith and alarm installer. */

const { next, whole, pick, among } = seededBusiness('a therapy clinic, a snack distributor, a locksmith')
const days = daysFrom('2025-06-01', 334)
const weighted = <Entry extends { weight: number }>(entries: readonly Entry[]): Entry =>
  among(...entries.map((entry): [Entry, number] => [entry, entry.weight]))

const patients = [
  { patient: 'Theo', plan: 'Unimed' },
  { patient: 'Manuela', plan: 'Particular' },
  { patient: 'Enzo', plan: 'Amil' },
  { patient: 'Dona Cecília', plan: 'Particular' },
  { patient: 'Heitor', plan: 'Unimed' },
  { patient: 'Laura', plan: 'Bradesco Saúde' },
  { patient: 'Samuel', plan: 'Particular' },
  { patient: 'Alice', plan: 'Unimed' },
  { patient: 'Seu Antenor', plan: 'Amil' },
]
const therapists = [
  { therapist: 'Lívia', specialty: 'Fonoaudiologia', weight: 6, part: 0.5 },
  { therapist: 'Caio', specialty: 'Terapia ocupacional', weight: 4, part: 0.5 },
  { therapist: 'Renata', specialty: 'Fonoaudiologia', weight: 3, part: 0.4 },
  { therapist: 'Sabrina', specialty: 'Terapia ocupacional', weight: 2, part: 0.4 },
]
const modes = [
  { mode: 'Individual', weight: 10, from: 11_000, to: 19_000 },
  { mode: 'Em grupo', weight: 4, from: 6_000, to: 9_500 },
  { mode: 'Avaliação', weight: 3, from: 20_000, to: 35_000 },
]
// One on a Saturday, most on Wednesdays; some have no minutes, number of the insurer or transfer yet.
const sessions = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) => {
      const length = weekdayIn(day) === 6 ? 1 : weekdayIn(day) === 3 ? whole(4, 6) : whole(2, 4)
      return Array.from({ length }, () => {
        const { patient, plan } = pick(patients)
        const { therapist, specialty, part } = weighted(therapists)
        const { mode, from, to } = weighted(modes)
        const price = whole(from, to) / 100
        return {
          day,
          patient,
          plan,
          therapist,
          specialty,
          mode,
          guide: plan === 'Particular' || next() < 0.12 ? undefined : whole(100_000, 999_999),
          room: among(['Azul', 5], ['Verde', 3], ['Amarela', 2]),
          makeup: next() < 0.13 ? 'Sim' : 'Não',
          minutes: next() < 0.05 ? undefined : among([40, 6], [30, 3], [50, 2]),
          price,
          transfer: next() < 0.04 ? undefined : cents(price * part),
        }
      })
    })
    .map((session, at) => ({ ...session, code: 4001 + at })),
)

const kiosks = [
  { kiosk: 'Quiosque Maré Alta', route: 'Norte' },
  { kiosk: 'Quiosque do Beto', route: 'Sul' },
  { kiosk: 'Barraca da Jô', route: 'Sul' },
  { kiosk: 'Quiosque Coqueiral', route: 'Norte' },
  { kiosk: 'Trailer do Parque', route: 'Centro' },
  { kiosk: 'Quiosque Sol Nascente', route: 'Norte' },
  { kiosk: 'Banca da Praça', route: 'Centro' },
]
const snacks = [
  { product: 'Batata palha', weight: 8, from: 350, to: 980 },
  { product: 'Amendoim', weight: 5, from: 180, to: 620 },
  { product: 'Pipoca doce', weight: 4, from: 150, to: 480 },
  { product: 'Biscoito de polvilho', weight: 4, from: 290, to: 850 },
  { product: 'Torresmo', weight: 3, from: 420, to: 1_150 },
  { product: 'Mandiopã', weight: 2, from: 260, to: 700 },
]
// One row is one order of one product. The last are not delivered yet; the very last is alone on its day.
const orders = new Rows(
  days
    .filter((day) => day >= '2025-07-01' && weekdayIn(day) !== 0)
    .flatMap((day) => {
      const length = day === '2026-04-30' ? 1 : weekdayIn(day) === 5 ? whole(4, 6) : whole(1, 3)
      return Array.from({ length }, () => {
        const { product, from, to } = weighted(snacks)
        const due = days[days.indexOf(day) + whole(1, 4)]
        const packs = whole(8, 90)
        const unit = whole(from, to) / 100
        return {
          day,
          delivery: next() < 0.02 ? undefined : due,
          ...pick(kiosks),
          product,
          size: among(['pequeno', 5], ['grande', 3], ['família', 2]),
          packs,
          unit,
          total: cents(packs * unit),
          returns: next() < 0.7 ? undefined : whole(1, 6),
          courier: among(['Juninho', 6], ['Marcão', 3], ['Dirce', 2]),
          paid: next() < 0.82 ? 'sim' : 'não',
        }
      })
    })
    .map((order, at) => ({ ...order, code: 20_301 + at })),
)
const delivered = new Rows(
  orders.all.flatMap((order) => (order.delivery === undefined ? [] : [{ ...order, day: order.delivery }])),
)

const works = [
  { service: 'Cópia de chave', weight: 9, from: 1_200, to: 4_500, parts: 0.25, months: 0 },
  { service: 'Abertura de porta', weight: 6, from: 9_000, to: 28_000, parts: 0, months: 0 },
  { service: 'Instalação de câmeras', weight: 5, from: 80_000, to: 380_000, parts: 0.5, months: 12 },
  { service: 'Troca de segredo', weight: 4, from: 8_000, to: 22_000, parts: 0.3, months: 3 },
  { service: 'Instalação de alarme', weight: 4, from: 60_000, to: 240_000, parts: 0.45, months: 12 },
  { service: 'Manutenção', weight: 3, from: 15_000, to: 45_000, parts: 0.1, months: 6 },
]
// Every day of the week, most on Saturdays. Keys are copied at the counter: no km. Some have no material.
const jobs = new Rows(
  days
    .flatMap((day) => {
      const length = day === '2025-06-01' ? 1 : weekdayIn(day) === 6 ? whole(4, 6) : whole(1, 3)
      return Array.from({ length }, () => {
        const { service, from, to, parts, months } = weighted(works)
        const price = whole(from, to) / 100
        return {
          day,
          client: among(['Residência', 6], ['Comércio', 3], ['Condomínio', 2]),
          district: among(['Cambuí', 6], ['Taquaral', 4], ['Bonfim', 3], ['Barão Geraldo', 2], ['Swift', 1]),
          service,
          technician: among(['Edson', 6], ['Waldemar', 4], ['Priscila', 2]),
          shift: among(['TARDE', 6], ['MANHÃ', 4], ['NOITE', 2]),
          urgent: next() < 0.28 ? 'SIM' : 'NÃO',
          km: service === 'Cópia de chave' ? undefined : whole(10, 320) / 10,
          material: parts === 0 ? undefined : cents((price * parts * whole(70, 130)) / 100),
          price,
          payment: among(['PIX', 6], ['CARTÃO', 4], ['DINHEIRO', 2], ['BOLETO', 1]),
          warranty: months === 0 ? undefined : months,
        }
      })
    })
    .map((job, at) => ({ ...job, code: 7_801 + at })),
)

const clinic = 'Sessões Clínica'
const distributor = 'pedidos_salgadinhos'
const locksmith = 'SERVIÇOS CHAVEIRO E ALARMES'

export const files = [
  file(clinic, sessions, [
    ['Nº sessão', ({ code }) => code],
    ['Data da sessão', ({ day }) => brazilianDay(day)],
    ['Paciente', ({ patient }) => patient],
    ['Especialidade', ({ specialty }) => specialty],
    ['Profissional', ({ therapist }) => therapist],
    ['Modalidade', ({ mode }) => mode],
    ['Convênio', ({ plan }) => plan],
    ['Nº guia', ({ guide }) => guide ?? ''],
    ['Sala', ({ room }) => room],
    ['Reposição?', ({ makeup }) => makeup],
    ['Duração (min)', ({ minutes }) => minutes ?? ''],
    ['Valor sessão (R$)', ({ price }) => decimal(price)],
    ['Repasse (R$)', ({ transfer }) => (transfer === undefined ? '' : decimal(transfer))],
  ]),
  file(
    distributor,
    orders,
    [
      ['pedido', ({ code }) => code],
      ['data_pedido', ({ day }) => day],
      ['data_entrega', ({ delivery }) => delivery ?? ''],
      ['quiosque', ({ kiosk }) => kiosk],
      ['rota', ({ route }) => route],
      ['produto', ({ product }) => product],
      ['tamanho', ({ size }) => size],
      ['pacotes', ({ packs }) => packs],
      ['preco_pacote', ({ unit }) => unit.toFixed(2)],
      ['valor_total', ({ total }) => total.toFixed(2)],
      ['trocas', ({ returns }) => returns ?? ''],
      ['entregador', ({ courier }) => courier],
      ['pago', ({ paid }) => paid],
    ],
    ',',
  ),
  file(locksmith, jobs, [
    ['Nº OS', ({ code }) => code],
    ['DATA', ({ day }) => brazilianDay(day)],
    ['TIPO CLIENTE', ({ client }) => client],
    ['BAIRRO', ({ district }) => district],
    ['SERVIÇO', ({ service }) => service],
    ['TÉCNICO', ({ technician }) => technician],
    ['TURNO', ({ shift }) => shift],
    ['URGENTE', ({ urgent }) => urgent],
    ['KM RODADOS', ({ km }) => (km === undefined ? '' : decimal(km, 1))],
    ['CUSTO MATERIAL R$', ({ material }) => (material === undefined ? '' : decimal(material))],
    ['VALOR COBRADO R$', ({ price }) => decimal(price)],
    ['FORMA PGTO', ({ payment }) => payment],
    ['GARANTIA (MESES)', ({ warranty }) => warranty ?? ''],
  ]),
]

export const labelled: Labelled[] = [
  // The clinic
  ['Quantas sessões a clínica fez em outubro de 2025?', clinic, sessions.during('2025-10').count()],
  ['faturamento da clinica por mes', clinic, sessions.byMonth((g) => g.sum('price'))],
  [
    'Qual profissional da clínica atendeu mais sessões?',
    clinic,
    most(sessions.by('therapist', (g) => g.count())),
  ],
  [
    'qto a gente repassou pra livia em janeiro de 2026',
    clinic,
    sessions
      .during('2026-01')
      .when((r) => r.therapist === 'Lívia')
      .sum('transfer'),
  ],
  [
    'Qual o valor médio de uma sessão de avaliação?',
    clinic,
    sessions.when((r) => r.mode === 'Avaliação').mean('price'),
  ],
  ['qtas sessoes por convenio', clinic, sessions.by('plan', (g) => g.count())],
  ['Que porcentagem das sessões é particular?', clinic, sessions.share((r) => r.plan === 'Particular')],
  [
    'Quais são os 3 pacientes que mais renderam em valor de sessões?',
    clinic,
    most(
      sessions.by('patient', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'quantas sessoes de fonoaudiologia foram pela unimed?',
    clinic,
    sessions.when((r) => r.specialty === 'Fonoaudiologia' && r.plan === 'Unimed').count(),
  ],
  [
    'Quantas sessões da Unimed estão sem número de guia?',
    clinic,
    sessions.when((r) => r.plan === 'Unimed' && r.guide === undefined).count(),
  ],
  ['Qual sala é a menos usada nas sessões?', clinic, least(sessions.by('room', (g) => g.count()))],
  [
    'Compare o faturamento da clínica em novembro de 2025 com o de dezembro de 2025',
    clinic,
    { before: sessions.during('2025-11').sum('price'), after: sessions.during('2025-12').sum('price') },
  ],
  ['duracao media das sessoes em grupo', clinic, sessions.when((r) => r.mode === 'Em grupo').mean('minutes')],
  [
    'qts reposicoes a clinica fez em março de 2026?',
    clinic,
    sessions
      .during('2026-03')
      .when((r) => r.makeup === 'Sim')
      .count(),
  ],
  [
    'Quantos pacientes diferentes o Caio atendeu em agosto de 2025?',
    clinic,
    sessions
      .during('2025-08')
      .when((r) => r.therapist === 'Caio')
      .distinct('patient'),
  ],
  [
    'Quanto faturamos com terapia ocupacional no primeiro trimestre de 2026?',
    clinic,
    sessions
      .during('2026-01', '2026-03')
      .when((r) => r.specialty === 'Terapia ocupacional')
      .sum('price'),
  ],
  ['Quantas sessões custaram mais de R$ 150?', clinic, sessions.when((r) => r.price > 150).count()],
  ['em q dia da semana a clinica faz mais sessoes', clinic, most(sessions.byWeekday((g) => g.count()))],
  [
    'valor das sessões particulares de cada profissional',
    clinic,
    sessions.when((r) => r.plan === 'Particular').by('therapist', (g) => g.sum('price')),
  ],
  [
    'Qual foi o maior valor de uma sessão da Manuela?',
    clinic,
    sessions.when((r) => r.patient === 'Manuela').max('price'),
  ],
  [
    'Quantos minutos de sessão a Renata fez em 2026?',
    clinic,
    sessions
      .during('2026-01', '2026-04')
      .when((r) => r.therapist === 'Renata')
      .sum('minutes'),
  ],
  [
    'Qual é a participação da fonoaudiologia no faturamento das sessões?',
    clinic,
    sessions.share((r) => r.specialty === 'Fonoaudiologia', 'price'),
  ],
  [
    'valor das sessões menos o repasse em setembro de 2025',
    clinic,
    sessions.during('2025-09').sum('price') - sessions.during('2025-09').sum('transfer'),
  ],
  [
    'Quantas avaliações cada profissional fez?',
    clinic,
    sessions.when((r) => r.mode === 'Avaliação').by('therapist', (g) => g.count()),
  ],
  [
    'qto deram as sessoes do Theo entre 15/07/2025 e 30/09/2025?',
    clinic,
    sessions
      .from('2025-07-15', '2025-09-30')
      .when((r) => r.patient === 'Theo')
      .sum('price'),
  ],
  ['qual mes a clinica faturou menos?', clinic, least(sessions.byMonth((g) => g.sum('price')))],
  [
    'Quantas sessões foram na sala verde, sem contar as reposições?',
    clinic,
    sessions.when((r) => r.room === 'Verde' && r.makeup === 'Não').count(),
  ],
  ['valor medio da sessao em cada convenio', clinic, sessions.by('plan', (g) => g.mean('price'))],
  [
    'Em média, quantas sessões a clínica faz por dia de atendimento?',
    clinic,
    sessions.count() / sessions.distinct('day'),
  ],
  [
    'Quem recebeu mais repasse, a Renata ou a Sabrina?',
    clinic,
    most(
      sessions
        .when((r) => r.therapist === 'Renata' || r.therapist === 'Sabrina')
        .by('therapist', (g) => g.sum('transfer')),
    ),
  ],

  // The distributor of snacks
  [
    'Quantos pedidos os quiosques fizeram em dezembro de 2025?',
    distributor,
    orders.during('2025-12').count(),
  ],
  ['valor dos pedidos por quiosque', distributor, orders.by('kiosk', (g) => g.sum('total'))],
  ['Qual salgadinho vendeu mais pacotes?', distributor, most(orders.by('product', (g) => g.sum('packs')))],
  [
    'qtos pacotes de amendoim vendemos na rota sul',
    distributor,
    orders.when((r) => r.product === 'Amendoim' && r.route === 'Sul').sum('packs'),
  ],
  [
    'quanto falta receber dos pedidos nao pagos?',
    distributor,
    orders.when((r) => r.paid === 'não').sum('total'),
  ],
  [
    'Quantos pacotes foram entregues em novembro de 2025, pela data de entrega?',
    distributor,
    delivered.during('2025-11').sum('packs'),
  ],
  [
    'qts pedidos ainda tao sem data de entrega?',
    distributor,
    orders.when((r) => r.delivery === undefined).count(),
  ],
  ['Qual entregador ficou com mais pedidos?', distributor, most(orders.by('courier', (g) => g.count()))],
  [
    'top 3 quiosques em valor de pedidos',
    distributor,
    most(
      orders.by('kiosk', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'preço médio do pacote de torresmo',
    distributor,
    orders.when((r) => r.product === 'Torresmo').mean('unit'),
  ],
  [
    'Que porcentagem do valor dos pedidos vem do Quiosque Maré Alta?',
    distributor,
    orders.share((r) => r.kiosk === 'Quiosque Maré Alta', 'total'),
  ],
  ['Total de trocas por salgadinho', distributor, orders.by('product', (g) => g.sum('returns'))],
  ['qtos pedidos passaram de 400 reais?', distributor, orders.when((r) => r.total > 400).count()],
  [
    'Compare o valor dos pedidos feitos em janeiro de 2026 com os feitos em fevereiro de 2026',
    distributor,
    { before: orders.during('2026-01').sum('total'), after: orders.during('2026-02').sum('total') },
  ],
  ['Quantos pacotes vendemos de cada tamanho?', distributor, orders.by('size', (g) => g.sum('packs'))],
  [
    'Qual o valor dos pedidos da Dirce feitos em outubro de 2025?',
    distributor,
    orders
      .during('2025-10')
      .when((r) => r.courier === 'Dirce')
      .sum('total'),
  ],
  [
    'em que dia da semana os quiosques fazem mais pedido',
    distributor,
    most(orders.byWeekday((g) => g.count())),
  ],
  [
    'Quantos quiosques diferentes fizeram pedido de pipoca doce em março de 2026?',
    distributor,
    orders
      .during('2026-03')
      .when((r) => r.product === 'Pipoca doce')
      .distinct('kiosk'),
  ],
  [
    'Qual foi o máximo de pacotes num só pedido do Trailer do Parque?',
    distributor,
    orders.when((r) => r.kiosk === 'Trailer do Parque').max('packs'),
  ],
  ['valor medio do pedido em cada rota', distributor, orders.by('route', (g) => g.mean('total'))],
  [
    'Quem comprou mais em reais, o Quiosque do Beto ou a Barraca da Jô?',
    distributor,
    most(
      orders
        .when((r) => r.kiosk === 'Quiosque do Beto' || r.kiosk === 'Barraca da Jô')
        .by('kiosk', (g) => g.sum('total')),
    ),
  ],
  [
    'Quanto deram, em reais, os pedidos de tamanho família fora da rota Norte?',
    distributor,
    orders.when((r) => r.size === 'família' && r.route !== 'Norte').sum('total'),
  ],
  [
    'quantas entregas o juninho fez em abril de 2026, pela data da entrega?',
    distributor,
    delivered
      .during('2026-04')
      .when((r) => r.courier === 'Juninho')
      .count(),
  ],
  [
    'Quantos pacotes de biscoito de polvilho foram pedidos entre 10/01/2026 e 20/02/2026?',
    distributor,
    orders
      .from('2026-01-10', '2026-02-20')
      .when((r) => r.product === 'Biscoito de polvilho')
      .sum('packs'),
  ],
  ['Qual o valor do último pedido feito na distribuidora?', distributor, orders.all.at(-1)?.total ?? 0],
  ['media de pacotes por pedido', distributor, orders.mean('packs')],
  [
    'Qual mês teve o maior valor em pedidos, pela data do pedido?',
    distributor,
    most(orders.byMonth((g) => g.sum('total'))),
  ],
  [
    'Quantos pedidos de batata palha tiveram troca?',
    distributor,
    orders.when((r) => r.product === 'Batata palha' && r.returns !== undefined).count(),
  ],
  ['q % dos pedidos dos quiosques nao foi pago?', distributor, orders.share((r) => r.paid === 'não')],
  [
    'Em que data do pedido a distribuidora somou o maior valor total?',
    distributor,
    most(orders.by('day', (g) => g.sum('total'))).map(([day, value]): [string, number] => [
      shownDay(day),
      value,
    ]),
  ],

  // The locksmith
  [
    'Quantas aberturas de porta fizemos em julho de 2025?',
    locksmith,
    jobs
      .during('2025-07')
      .when((r) => r.service === 'Abertura de porta')
      .count(),
  ],
  ['valor cobrado por tecnico', locksmith, jobs.by('technician', (g) => g.sum('price'))],
  [
    'Qual tipo de serviço do chaveiro deu mais dinheiro em valor cobrado?',
    locksmith,
    most(jobs.by('service', (g) => g.sum('price'))),
  ],
  [
    'qtas OS urgentes foram no turno da noite?',
    locksmith,
    jobs.when((r) => r.urgent === 'SIM' && r.shift === 'NOITE').count(),
  ],
  [
    'Quantas OS foram pagas no Pix em março de 2026?',
    locksmith,
    jobs
      .during('2026-03')
      .when((r) => r.payment === 'PIX')
      .count(),
  ],
  [
    'quanto gastamos de material nas instalacoes de cameras?',
    locksmith,
    jobs.when((r) => r.service === 'Instalação de câmeras').sum('material'),
  ],
  [
    'Quantos km o Edson rodou em fevereiro de 2026?',
    locksmith,
    jobs
      .during('2026-02')
      .when((r) => r.technician === 'Edson')
      .sum('km'),
  ],
  [
    'media de km rodados nas aberturas de porta',
    locksmith,
    jobs.when((r) => r.service === 'Abertura de porta').mean('km'),
  ],
  ['Que porcentagem das OS é urgente?', locksmith, jobs.share((r) => r.urgent === 'SIM')],
  [
    'Quais os 3 bairros com maior valor cobrado?',
    locksmith,
    most(
      jobs.by('district', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'qtas OS de copia de chave por mes',
    locksmith,
    jobs.when((r) => r.service === 'Cópia de chave').byMonth((g) => g.count()),
  ],
  [
    'Valor cobrado menos custo de material nas instalações de alarme',
    locksmith,
    jobs.when((r) => r.service === 'Instalação de alarme').sum('price') -
      jobs.when((r) => r.service === 'Instalação de alarme').sum('material'),
  ],
  ['Qual turno tem menos OS?', locksmith, least(jobs.by('shift', (g) => g.count()))],
  [
    'ticket medio dos condominios no chaveiro',
    locksmith,
    jobs.when((r) => r.client === 'Condomínio').mean('price'),
  ],
  [
    'Quantos serviços do chaveiro ficaram acima de R$ 1.000?',
    locksmith,
    jobs.when((r) => r.price > 1000).count(),
  ],
  [
    'Compare o valor cobrado pelo chaveiro em agosto de 2025 com o de setembro de 2025',
    locksmith,
    { before: jobs.during('2025-08').sum('price'), after: jobs.during('2025-09').sum('price') },
  ],
  ['Quantas OS têm garantia de 12 meses?', locksmith, jobs.when((r) => r.warranty === 12).count()],
  ['forma de pgto mais usada nas OS', locksmith, most(jobs.by('payment', (g) => g.count()))],
  [
    'Quanto a Priscila cobrou em serviços não urgentes?',
    locksmith,
    jobs.when((r) => r.technician === 'Priscila' && r.urgent === 'NÃO').sum('price'),
  ],
  [
    'qual o maior valor cobrado numa manutençao?',
    locksmith,
    jobs.when((r) => r.service === 'Manutenção').max('price'),
  ],
  [
    'Qual o menor valor cobrado numa instalação de alarme?',
    locksmith,
    jobs.when((r) => r.service === 'Instalação de alarme').min('price'),
  ],
  [
    'Qual a participação dos comércios no valor cobrado?',
    locksmith,
    jobs.share((r) => r.client === 'Comércio', 'price'),
  ],
  ['quantidade de OS por dia da semana', locksmith, jobs.byWeekday((g) => g.count())],
  [
    'Em quantos bairros diferentes a Priscila fez instalação de câmeras?',
    locksmith,
    jobs
      .when((r) => r.technician === 'Priscila' && r.service === 'Instalação de câmeras')
      .distinct('district'),
  ],
  ['Quanto cobramos na primeira OS registrada?', locksmith, jobs.all[0]?.price ?? 0],
  ['qto o chaveiro cobrou aos domingos', locksmith, jobs.on(0).sum('price')],
  [
    'Valor cobrado por forma de pagamento, sem contar residência',
    locksmith,
    jobs.when((r) => r.client !== 'Residência').by('payment', (g) => g.sum('price')),
  ],
  [
    'Quem fez mais instalações de câmeras, o Edson ou a Priscila?',
    locksmith,
    most(
      jobs
        .when(
          (r) =>
            r.service === 'Instalação de câmeras' &&
            (r.technician === 'Edson' || r.technician === 'Priscila'),
        )
        .by('technician', (g) => g.count()),
    ),
  ],
  [
    'quanto foi cobrado no cartao entre 01/12/2025 e 15/01/2026?',
    locksmith,
    jobs
      .from('2025-12-01', '2026-01-15')
      .when((r) => r.payment === 'CARTÃO')
      .sum('price'),
  ],
  [
    'em media qtas OS o chaveiro faz por mes?',
    locksmith,
    jobs.count() / jobs.byMonth((g) => g.count()).length,
  ],
]

export const unanswerable: string[] = [
  'qual a idade do Theo?',
  'Qual é o diagnóstico mais comum entre os pacientes?',
  'quanto pagamos de aluguel da clínica em janeiro?',
  'Quem indicou a Manuela para a clínica?',
  'qual o estoque de amendoim hoje?',
  'Quanto gastamos de gasolina nas entregas dos salgadinhos?',
  'telefone do Quiosque do Beto',
  'Qual a marca de câmera mais instalada?',
  'quantos alarmes dispararam em janeiro de 2026?',
  'Que nota os clientes deram para o Edson?',
]
