import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A bakery of cakes to order, a maker of garage doors and gates, and a psychiatry and psychology clinic. */

const { next, whole, among } = seededBusiness('cakes to order, garage gates, a psychiatry clinic')
const days = daysFrom('2025-07-01', 304)

const flavours: [{ flavour: string; perKilo: number }, number][] = [
  [{ flavour: 'Brigadeiro', perKilo: 68 }, 30],
  [{ flavour: 'Ninho com morango', perKilo: 79 }, 22],
  [{ flavour: 'Prestígio', perKilo: 72 }, 16],
  [{ flavour: 'Red velvet', perKilo: 89 }, 12],
  [{ flavour: 'Abacaxi com coco', perKilo: 64 }, 8],
  [{ flavour: 'Nozes', perKilo: 95 }, 5],
]
// Closed on Mondays, most on Saturdays.
const ordersOn = (day: string) => {
  const weekday = weekdayIn(day)
  if (weekday === 6) return whole(5, 7)
  return weekday === 2 ? whole(1, 2) : whole(2, 4)
}
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: ordersOn(day) }, () => {
        const { flavour, perKilo } = among(...flavours)
        const occasion = among(
          ['Aniversário', 50],
          ['Chá de bebê', 22],
          ['Corporativo', 15],
          ['Casamento', 10],
          ['Batizado', 6],
        )
        const topper = next() < 0.35 ? 'sim' : 'não'
        const kilos = occasion === 'Casamento' ? whole(8, 24) / 2 : whole(2, 12) / 2
        const total = cents(kilos * perKilo + (topper === 'sim' ? whole(2_000, 6_000) / 100 : 0))
        const deposit = next() < 0.25 ? undefined : cents((total * whole(30, 50)) / 100)
        return {
          day,
          flavour,
          occasion,
          icing: among(['Chantilly', 40], ['Ganache', 25], ['Buttercream', 15], ['Pasta americana', 8]),
          baker: among(['Solange', 45], ['Rute', 28], ['Kelly', 15]),
          channel: among(['WhatsApp', 45], ['Instagram', 27], ['Loja', 16], ['Site', 8]),
          topper,
          kilos,
          deposit,
          freight: next() < 0.55 ? undefined : whole(1_000, 4_500) / 100,
          state: deposit !== undefined && next() < 0.3 ? 'Só sinal' : 'Quitado',
          total,
        }
      }),
    ),
)

const tasks: [{ service: string; from: number; to: number; parts: number }, number][] = [
  [{ service: 'Manutenção', from: 15_000, to: 60_000, parts: 20 }, 40],
  [{ service: 'Instalação', from: 180_000, to: 950_000, parts: 50 }, 22],
  [{ service: 'Troca de motor', from: 60_000, to: 180_000, parts: 60 }, 18],
  [{ service: 'Solda', from: 20_000, to: 90_000, parts: 15 }, 12],
  [{ service: 'Pintura', from: 30_000, to: 150_000, parts: 30 }, 7],
]
// Closed on Sundays, few on Saturdays.
const jobs = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? 1 : whole(2, 4) }, () => {
        const { service, from, to, parts } = among(...tasks)
        const hasMotor = service !== 'Solda' && service !== 'Pintura'
        const price = whole(from, to) / 100
        const hours = service === 'Instalação' ? whole(8, 24) / 2 : whole(1, 10) / 2
        const rate = whole(12, 28) * 5
        return {
          day,
          district: among(
            ['Morumbi', 34],
            ['Alphaville', 25],
            ['Tatuapé', 18],
            ['Moema', 12],
            ['Santana', 7],
          ),
          gate: among(['deslizante', 42], ['basculante', 28], ['pivotante', 16], ['porta de enrolar', 10]),
          service,
          motor: hasMotor ? among(['PPA', 42], ['Garen', 27], ['Rossi', 16], ['Peccinin', 8]) : undefined,
          technician: among(['Adilson', 42], ['Wagner', 27], ['Cícero', 17], ['Bruno', 9]),
          urgent: next() < 0.28 ? 'sim' : 'não',
          hours,
          rate,
          labour: hours * rate,
          parts:
            service === 'Manutenção' && next() < 0.4
              ? undefined
              : cents((price * whole(parts - 10, parts + 10)) / 100),
          state: among(['pago', 60], ['parcelado', 25], ['pendente', 14]),
          price,
        }
      }),
    ),
)

const professionals: [{ professional: string; specialty: string; from: number; to: number }, number][] = [
  [{ professional: 'Dra. Helena', specialty: 'Psiquiatria', from: 38_000, to: 62_000 }, 30],
  [{ professional: 'Psic. Tatiane', specialty: 'Psicologia', from: 16_000, to: 28_000 }, 25],
  [{ professional: 'Dr. Murilo', specialty: 'Psiquiatria', from: 35_000, to: 55_000 }, 18],
  [{ professional: 'Psic. Renan', specialty: 'Psicologia', from: 15_000, to: 24_000 }, 13],
  [{ professional: 'Dra. Lívia', specialty: 'Neuropsicologia', from: 45_000, to: 90_000 }, 9],
]
const patients: [{ patient: string; plan: string }, number][] = [
  [{ patient: 'Caio Ferraz', plan: 'Unimed' }, 14],
  [{ patient: 'Ana Beatriz Lopes', plan: 'Particular' }, 11],
  [{ patient: 'Marcos Tavares', plan: 'Unimed' }, 8],
  [{ patient: 'Joana Prates', plan: 'Bradesco Saúde' }, 7],
  [{ patient: 'Elisa Moura', plan: 'Particular' }, 6],
  [{ patient: 'Rogério Pinho', plan: 'Amil' }, 5],
  [{ patient: 'Sílvia Campos', plan: 'Unimed' }, 5],
  [{ patient: 'Davi Antunes', plan: 'Particular' }, 4],
  [{ patient: 'Lúcia Barreto', plan: 'SulAmérica' }, 4],
  [{ patient: 'Heitor Sales', plan: 'Bradesco Saúde' }, 3],
  [{ patient: 'Priscila Neves', plan: 'Amil' }, 3],
  [{ patient: 'Gustavo Reis', plan: 'Unimed' }, 3],
  [{ patient: 'Teresa Vilela', plan: 'Particular' }, 2],
  [{ patient: 'Otávio Brandão', plan: 'SulAmérica' }, 2],
]
// Closed on Sundays; most on Mondays, when most stay away.
const bookingsOn = (day: string) => {
  const weekday = weekdayIn(day)
  if (weekday === 1) return whole(4, 6)
  return weekday === 6 ? whole(1, 2) : whole(2, 4)
}
const bookings = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: bookingsOn(day) }, () => {
        const { professional, specialty, from, to } = among(...professionals)
        const { patient, plan } = among(...patients)
        const state = among(['REALIZADO', 75], ['FALTOU', weekdayIn(day) === 1 ? 32 : 13], ['CANCELADO', 9])
        const isDone = state === 'REALIZADO'
        const price = cents((whole(from, to) / 100) * (plan === 'Particular' ? 1 : 0.6))
        return {
          day,
          patient,
          professional,
          specialty,
          plan,
          mode: among(['Presencial', 62], ['Online', 38]),
          first: next() < 0.15 ? 'S' : 'N',
          state,
          minutes: isDone ? (specialty === 'Neuropsicologia' ? whole(12, 24) : whole(5, 12)) * 5 : undefined,
          price: isDone ? price : undefined,
          denied:
            isDone && plan !== 'Particular' && next() < 0.25
              ? cents((price * whole(10, 60)) / 100)
              : undefined,
          payout: isDone ? cents((price * whole(45, 60)) / 100) : undefined,
        }
      }),
    ),
)

const cakes = 'Encomendas Bolos'
const gates = 'os_portoes'
const clinic = 'ATENDIMENTOS CLINICA'

const optional = (value: number | undefined, write: (known: number) => string) =>
  value === undefined ? '' : write(value)

export const files = [
  file(cakes, orders, [
    ['Data da entrega', ({ day }) => brazilianDay(day)],
    ['Sabor', ({ flavour }) => flavour],
    ['Ocasião', ({ occasion }) => occasion],
    ['Cobertura', ({ icing }) => icing],
    ['Confeiteira', ({ baker }) => baker],
    ['Canal', ({ channel }) => channel],
    ['Topo personalizado', ({ topper }) => topper],
    ['Peso (kg)', ({ kilos }) => decimal(kilos, 1)],
    ['Sinal', ({ deposit }) => optional(deposit, (known) => dotted(commaPrice(known)))],
    ['Frete', ({ freight }) => optional(freight, commaPrice)],
    ['Situação', ({ state }) => state],
    ['Valor total', ({ total }) => dotted(commaPrice(total))],
  ]),
  file(
    gates,
    jobs,
    [
      ['data_servico', ({ day }) => day],
      ['bairro', ({ district }) => district],
      ['tipo_portao', ({ gate }) => gate],
      ['servico', ({ service }) => service],
      ['marca_motor', ({ motor }) => motor ?? ''],
      ['tecnico', ({ technician }) => technician],
      ['urgente', ({ urgent }) => urgent],
      ['horas', ({ hours }) => hours.toFixed(1)],
      ['valor_hora', ({ rate }) => rate.toFixed(2)],
      ['custo_pecas', ({ parts }) => optional(parts, (known) => known.toFixed(2))],
      ['status_pagamento', ({ state }) => state],
      ['valor_os', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
  file(clinic, bookings, [
    ['DT_ATEND', ({ day }) => brazilianDay(day)],
    ['PACIENTE', ({ patient }) => patient],
    ['PROFISSIONAL', ({ professional }) => professional],
    ['ESPECIALIDADE', ({ specialty }) => specialty],
    ['CONVENIO', ({ plan }) => plan],
    ['MODALIDADE', ({ mode }) => mode],
    ['PRIMEIRA_VEZ', ({ first }) => first],
    ['SITUACAO', ({ state }) => state],
    ['DURACAO_MIN', ({ minutes }) => minutes ?? ''],
    ['VLR_ATEND', ({ price }) => optional(price, decimal)],
    ['VLR_GLOSA', ({ denied }) => optional(denied, decimal)],
    ['VLR_REPASSE', ({ payout }) => optional(payout, decimal)],
  ]),
]

export const labelled: Labelled[] = [
  // The cakes to order
  ['valor total das encomendas de bolo por mês', cakes, orders.byMonth((g) => g.sum('total'))],
  [
    'quantos bolos de brigadeiro saíram em dezembro?',
    cakes,
    orders
      .during('2025-12')
      .when((r) => r.flavour === 'Brigadeiro')
      .count(),
  ],
  ['Qual sabor de bolo rendeu mais em valor?', cakes, most(orders.by('flavour', (g) => g.sum('total')))],
  [
    'top 3 sabores em numero de encomendas',
    cakes,
    most(
      orders.by('flavour', (g) => g.count()),
      3,
    ),
  ],
  ['qual o ticket médio das encomendas de bolo?', cakes, orders.mean('total')],
  ['quantos kg de bolo a gente entregou em novembro?', cakes, orders.during('2025-11').sum('kilos')],
  ['peso médio dos bolos de casamento', cakes, orders.when((r) => r.occasion === 'Casamento').mean('kilos')],
  [
    'valor das encomendas da Solange em outubro',
    cakes,
    orders
      .during('2025-10')
      .when((r) => r.baker === 'Solange')
      .sum('total'),
  ],
  [
    'qtas encomendas com topo personalizado teve em março',
    cakes,
    orders
      .during('2026-03')
      .when((r) => r.topper === 'sim')
      .count(),
  ],
  [
    'Que porcentagem das encomendas de bolo veio pelo Instagram?',
    cakes,
    orders.share((r) => r.channel === 'Instagram'),
  ],
  [
    'quanto falta receber das encomendas que estão só no sinal, ou seja, valor total menos o sinal?',
    cakes,
    orders.when((r) => r.state === 'Só sinal').sum('total') -
      orders.when((r) => r.state === 'Só sinal').sum('deposit'),
  ],
  ['soma dos sinais das encomendas de janeiro', cakes, orders.during('2026-01').sum('deposit')],
  ['media do frete nas encomendas que tiveram frete', cakes, orders.mean('freight')],
  ['quantas encomendas tiveram frete?', cakes, orders.when((r) => r.freight !== undefined).count()],
  [
    'compara o valor das encomendas de bolo de dezembro com o de novembro',
    cakes,
    { before: orders.during('2025-11').sum('total'), after: orders.during('2025-12').sum('total') },
  ],
  [
    'encomendas com valor total acima de 500 reais, quantas são?',
    cakes,
    orders.when((r) => r.total > 500).count(),
  ],
  [
    'em que dia da semana sai mais bolo, em número de encomendas?',
    cakes,
    most(orders.byWeekday((g) => g.count())),
  ],
  [
    'em media quantas encomendas saem por dia q a gente abre?',
    cakes,
    orders.count() / orders.distinct('day'),
  ],
  [
    'valor das encomendas por cobertura, tirando casamento',
    cakes,
    orders.when((r) => r.occasion !== 'Casamento').by('icing', (g) => g.sum('total')),
  ],
  ['quantidade de encomendas por canal', cakes, orders.by('channel', (g) => g.count())],
  ['qual confeiteira tem menos encomendas?', cakes, least(orders.by('baker', (g) => g.count()))],
  [
    'qual o valor da maior encomenda da ocasião corporativo?',
    cakes,
    orders.when((r) => r.occasion === 'Corporativo').max('total'),
  ],
  [
    'quantos kg de red velvet saem aos sabados no total',
    cakes,
    orders
      .on(6)
      .when((r) => r.flavour === 'Red velvet')
      .sum('kilos'),
  ],
  [
    'Boa tarde! Pode me dizer quanto deram as encomendas de aniversário entre 15/09/2025 e 31/10/2025?',
    cakes,
    orders
      .from('2025-09-15', '2025-10-31')
      .when((r) => r.occasion === 'Aniversário')
      .sum('total'),
  ],
  [
    'participação do WhatsApp no valor total das encomendas',
    cakes,
    orders.share((r) => r.channel === 'WhatsApp', 'total'),
  ],
  [
    'valor somado das encomendas com pasta americana ou buttercream no primeiro trimestre de 2026',
    cakes,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.icing === 'Pasta americana' || r.icing === 'Buttercream')
      .sum('total'),
  ],
  [
    'quantos sabores diferentes a Kelly fez em agosto?',
    cakes,
    orders
      .during('2025-08')
      .when((r) => r.baker === 'Kelly')
      .distinct('flavour'),
  ],
  ['pior mes em valor de encomendas de bolo', cakes, least(orders.byMonth((g) => g.sum('total')))],
  ['peso total de bolo por confeiteira', cakes, orders.by('baker', (g) => g.sum('kilos'))],
  [
    'quantas encomendas desde fevereiro estao com situação só sinal',
    cakes,
    orders
      .during('2026-02', '2026-04')
      .when((r) => r.state === 'Só sinal')
      .count(),
  ],

  // The garage doors and gates
  ['quantas OS de portão fizemos em agosto?', gates, jobs.during('2025-08').count()],
  ['valor das os por tipo de portao', gates, jobs.by('gate', (g) => g.sum('price'))],
  ['Qual técnico tem o maior valor total de OS?', gates, most(jobs.by('technician', (g) => g.sum('price')))],
  [
    'top 3 bairros em valor de os',
    gates,
    most(
      jobs.by('district', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'qtas horas o Wagner trabalhou em setembro',
    gates,
    jobs
      .during('2025-09')
      .when((r) => r.technician === 'Wagner')
      .sum('hours'),
  ],
  [
    'quanto deu a mão de obra das OS em janeiro, horas vezes valor da hora?',
    gates,
    jobs.during('2026-01').sum('labour'),
  ],
  ['custo de peças por serviço', gates, jobs.by('service', (g) => g.sum('parts'))],
  [
    'qual bairro teve o menor custo total de peças?',
    gates,
    least(jobs.by('district', (g) => g.sum('parts'))),
  ],
  [
    'quantidade de OS urgentes por mês',
    gates,
    jobs.when((r) => r.urgent === 'sim').byMonth((g) => g.count()),
  ],
  ['quantos % das OS foram urgentes?', gates, jobs.share((r) => r.urgent === 'sim')],
  [
    'valor médio da OS de instalação de portão deslizante',
    gates,
    jobs.when((r) => r.service === 'Instalação' && r.gate === 'deslizante').mean('price'),
  ],
  [
    'quantas trocas de motor foram com PPA?',
    gates,
    jobs.when((r) => r.service === 'Troca de motor' && r.motor === 'PPA').count(),
  ],
  [
    'valor pendente das os por bairro',
    gates,
    jobs.when((r) => r.state === 'pendente').by('district', (g) => g.sum('price')),
  ],
  [
    'qual o valor das OS de manutenção do último trimestre de 2025 com status pago?',
    gates,
    jobs
      .during('2025-10', '2025-12')
      .when((r) => r.service === 'Manutenção' && r.state === 'pago')
      .sum('price'),
  ],
  [
    'valor das os menos o custo das pecas em fevereiro',
    gates,
    jobs.during('2026-02').sum('price') - jobs.during('2026-02').sum('parts'),
  ],
  ['quantas OS com valor acima de R$ 3.000?', gates, jobs.when((r) => r.price > 3000).count()],
  [
    'qual marca de motor aparece em mais OS?',
    gates,
    most(jobs.when((r) => r.motor !== undefined).by('motor', (g) => g.count())),
  ],
  ['quantas OS estão sem marca de motor preenchida?', gates, jobs.when((r) => r.motor === undefined).count()],
  [
    'compare as horas trabalhadas pelos técnicos em abril com as de março',
    gates,
    { before: jobs.during('2026-03').sum('hours'), after: jobs.during('2026-04').sum('hours') },
  ],
  ['dia da semana com menor valor total de OS', gates, least(jobs.byWeekday((g) => g.sum('price')))],
  ['em média, quanto dá de valor de OS por dia trabalhado?', gates, jobs.sum('price') / jobs.distinct('day')],
  [
    'valor das OS do Adilson sem contar Alphaville',
    gates,
    jobs.when((r) => r.technician === 'Adilson' && r.district !== 'Alphaville').sum('price'),
  ],
  [
    'em quantos bairros diferentes o Bruno fez serviço em novembro?',
    gates,
    jobs
      .during('2025-11')
      .when((r) => r.technician === 'Bruno')
      .distinct('district'),
  ],
  [
    'maior custo de peças numa troca de motor',
    gates,
    jobs.when((r) => r.service === 'Troca de motor').max('parts'),
  ],
  ['média do valor da hora de cada técnico', gates, jobs.by('technician', (g) => g.mean('rate'))],
  ['quantas os levaram até 2 horas', gates, jobs.when((r) => r.hours <= 2).count()],
  [
    'participacao da instalaçao no valor total das os',
    gates,
    jobs.share((r) => r.service === 'Instalação', 'price'),
  ],
  [
    'quanto deram somadas as OS de porta de enrolar e de basculante entre 01/10/2025 e 15/12/2025?',
    gates,
    jobs
      .from('2025-10-01', '2025-12-15')
      .when((r) => r.gate === 'porta de enrolar' || r.gate === 'basculante')
      .sum('price'),
  ],
  ['número de OS por status de pagamento', gates, jobs.by('state', (g) => g.count())],
  [
    'oi, me passa quanto foi o custo de peças das OS com motor Garen desde janeiro?',
    gates,
    jobs
      .during('2026-01', '2026-04')
      .when((r) => r.motor === 'Garen')
      .sum('parts'),
  ],

  // The clinic
  [
    'Quantos atendimentos foram realizados na clínica em outubro?',
    clinic,
    bookings
      .during('2025-10')
      .when((r) => r.state === 'REALIZADO')
      .count(),
  ],
  [
    'numero de faltas por profissional da clínica',
    clinic,
    bookings.when((r) => r.state === 'FALTOU').by('professional', (g) => g.count()),
  ],
  ['valor dos atendimentos por convenio', clinic, bookings.by('plan', (g) => g.sum('price'))],
  [
    'qual profissional gerou mais valor em atendimentos?',
    clinic,
    most(bookings.by('professional', (g) => g.sum('price'))),
  ],
  [
    'os 3 pacientes com maior valor de atendimento somado',
    clinic,
    most(
      bookings.by('patient', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'que porcentagem dos agendamentos da clínica ficou como faltou?',
    clinic,
    bookings.share((r) => r.state === 'FALTOU'),
  ],
  [
    'quantos atendimentos foram cancelados em janeiro?',
    clinic,
    bookings
      .during('2026-01')
      .when((r) => r.state === 'CANCELADO')
      .count(),
  ],
  ['total de glosa da unimed', clinic, bookings.when((r) => r.plan === 'Unimed').sum('denied')],
  ['qual convênio teve mais glosa em reais?', clinic, most(bookings.by('plan', (g) => g.sum('denied')))],
  [
    'repasse da Dra. Helena em dezembro',
    clinic,
    bookings
      .during('2025-12')
      .when((r) => r.professional === 'Dra. Helena')
      .sum('payout'),
  ],
  [
    'duração média dos atendimentos por especialidade',
    clinic,
    bookings.by('specialty', (g) => g.mean('minutes')),
  ],
  [
    'qtos atendimentos online de psiquiatria realizados no primeiro trimestre de 2026',
    clinic,
    bookings
      .during('2026-01', '2026-03')
      .when((r) => r.mode === 'Online' && r.specialty === 'Psiquiatria' && r.state === 'REALIZADO')
      .count(),
  ],
  [
    'valor médio dos atendimentos realizados no particular',
    clinic,
    bookings.when((r) => r.plan === 'Particular' && r.state === 'REALIZADO').mean('price'),
  ],
  [
    'valor dos atendimentos menos o repasse em novembro',
    clinic,
    bookings.during('2025-11').sum('price') - bookings.during('2025-11').sum('payout'),
  ],
  [
    'quantos pacientes diferentes tiveram atendimento realizado com a Psic. Tatiane em fevereiro?',
    clinic,
    bookings
      .during('2026-02')
      .when((r) => r.professional === 'Psic. Tatiane' && r.state === 'REALIZADO')
      .distinct('patient'),
  ],
  [
    'quantos atendimentos realizados eram primeira vez do paciente?',
    clinic,
    bookings.when((r) => r.state === 'REALIZADO' && r.first === 'S').count(),
  ],
  ['valor dos atendimentos da clinica mes a mes', clinic, bookings.byMonth((g) => g.sum('price'))],
  [
    'compare o valor dos repasses de setembro com o de agosto',
    clinic,
    { before: bookings.during('2025-08').sum('payout'), after: bookings.during('2025-09').sum('payout') },
  ],
  [
    'em qual dia da semana mais paciente faltou?',
    clinic,
    most(bookings.when((r) => r.state === 'FALTOU').byWeekday((g) => g.count())),
  ],
  [
    'quantos agendamentos a clínica tem por dia aberto, em média? pode contar faltas e cancelados',
    clinic,
    bookings.count() / bookings.distinct('day'),
  ],
  [
    'quantos atendimentos com valor acima de 400 reais?',
    clinic,
    bookings.when((r) => (r.price ?? 0) > 400).count(),
  ],
  [
    'total de minutos de atendimento presencial em março',
    clinic,
    bookings
      .during('2026-03')
      .when((r) => r.mode === 'Presencial')
      .sum('minutes'),
  ],
  [
    'valor dos atendimentos por modalidade tirando o particular',
    clinic,
    bookings.when((r) => r.plan !== 'Particular').by('mode', (g) => g.sum('price')),
  ],
  [
    'quanto deu de atendimento de psicologia aos sabados, em valor?',
    clinic,
    bookings
      .on(6)
      .when((r) => r.specialty === 'Psicologia')
      .sum('price'),
  ],
  [
    'quanto o Bradesco Saúde representa no valor dos atendimentos, em %?',
    clinic,
    bookings.share((r) => r.plan === 'Bradesco Saúde', 'price'),
  ],
  [
    'qual foi o menor repasse num atendimento de neuropsicologia?',
    clinic,
    bookings.when((r) => r.specialty === 'Neuropsicologia').min('payout'),
  ],
  [
    'valor dos atendimentos de Amil e SulAmérica juntos entre 10/01/2026 e 20/03/2026',
    clinic,
    bookings
      .from('2026-01-10', '2026-03-20')
      .when((r) => r.plan === 'Amil' || r.plan === 'SulAmérica')
      .sum('price'),
  ],
  [
    'quantos atendimentos tiveram glosa no segundo semestre de 2025?',
    clinic,
    bookings
      .during('2025-07', '2025-12')
      .when((r) => r.denied !== undefined)
      .count(),
  ],
  [
    'qual especialidade da clínica tem menos atendimentos realizados?',
    clinic,
    least(bookings.when((r) => r.state === 'REALIZADO').by('specialty', (g) => g.count())),
  ],
  [
    'Por gentileza, qual o valor dos atendimentos online do Dr. Murilo em abril?',
    clinic,
    bookings
      .during('2026-04')
      .when((r) => r.professional === 'Dr. Murilo' && r.mode === 'Online')
      .sum('price'),
  ],
]

export const unanswerable: string[] = [
  'qual o salário da Solange?',
  'quanto gastamos com leite condensado em dezembro?',
  'qual o estoque atual de motores PPA?',
  'quanto pagamos de aluguel da clínica?',
  'qual a previsão de encomendas de bolo para agosto de 2026?',
  'quantas OS de portão fizemos em maio de 2025?',
  'qual a idade média dos pacientes?',
  'qual remédio o Dr. Murilo mais receitou?',
  'qual a nota de satisfação do técnico Adilson?',
  'quantos km o Wagner rodou com a van em setembro?',
]
