import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, shownDay, weekdayIn } from './rows'

/* Barbecue kits of a butcher, an orthodontist and a broker of motorcycle couriers. */

const { next, whole, pick, among } = seededBusiness(
  'barbecue kits of a butcher, an orthodontist, a broker of motorcycle couriers',
)

const kits = [
  { kit: 'Kit Família', from: 15_900, to: 24_900, kilosEach: 4 },
  { kit: 'Kit Básico', from: 8_900, to: 12_900, kilosEach: 2 },
  { kit: 'Kit Costela', from: 14_900, to: 21_900, kilosEach: 3.5 },
  { kit: 'Kit Espetinho', from: 6_900, to: 11_900, kilosEach: 1.5 },
  { kit: 'Kit Premium', from: 27_900, to: 45_900, kilosEach: 5 },
]
const customers = [
  { customer: 'Bar do Tonho', district: 'Centro' },
  { customer: 'Patrícia Lemos', district: 'Boa Vista' },
  { customer: 'Marcão', district: 'Jardim Europa' },
  { customer: 'Família Tavares', district: 'Santa Rita' },
  { customer: 'Igreja São José', district: 'Vila Industrial' },
  { customer: 'Seu Jorge', district: 'Centro' },
  { customer: 'Dona Ivone', district: 'Boa Vista' },
  { customer: 'Condomínio Santa Rita', district: 'Santa Rita' },
  { customer: 'Academia Corpo em Forma', district: 'Jardim Europa' },
  { customer: 'Escritório Almeida', district: 'Centro' },
  { customer: 'Rogério Pinheiro', district: 'Vila Industrial' },
  { customer: 'Vanessa Brito', district: 'Jardim Europa' },
  { customer: 'Time do Domingão', district: 'Boa Vista' },
  { customer: 'Oficina do Paulo', district: 'Vila Industrial' },
]
// Closed on Mondays, most on Saturdays.
const ordersOn = (weekday: number) =>
  weekday === 6 ? whole(3, 4) : weekday === 0 || weekday === 5 ? whole(2, 4) : whole(1, 2)
const orders = new Rows(
  daysFrom('2025-08-01', 243)
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: ordersOn(weekdayIn(day)) }, () => {
        const { kit, from, to, kilosEach } = pick(kits)
        const quantity = among([1, 7], [2, 3], [3, 1.5], [5, 0.5])
        const unit = whole(from, to) / 100
        const fee = next() < 0.25 ? 0 : whole(500, 1_800) / 100
        return {
          day,
          ...pick(customers),
          kit,
          quantity,
          kilos: Math.round((quantity * kilosEach * whole(90, 115)) / 10) / 10,
          channel: pick(['WhatsApp', 'WhatsApp', 'iFood', 'Instagram', 'Telefone']),
          courier: pick(['Edmilson', 'Edmilson', 'Gil', 'Ronaldo']),
          payment: pick(['Pix', 'Pix', 'Cartão de crédito', 'Dinheiro', 'Cartão de débito']),
          fee,
          rating: next() < 0.2 ? undefined : among([5, 6], [4, 3], [3, 1], [2, 0.5]),
          total: cents(quantity * unit + fee),
        }
      }),
    ),
)

const patients = [
  { patient: 'Ana Clara Souza', age: 'Adolescente', plan: 'Uniodonto', brace: 'Metálico' },
  { patient: 'Bruno Siqueira', age: 'Adulto', plan: 'Particular', brace: 'Alinhador' },
  { patient: 'Enzo Ribeiro', age: 'Criança', plan: 'Amil Dental', brace: 'Metálico' },
  { patient: 'Júlia Prado', age: 'Adolescente', plan: 'Particular', brace: 'Estético' },
  { patient: 'Marcos Vinícius', age: 'Adulto', plan: 'Odontoprev', brace: 'Autoligado' },
  { patient: 'Sofia Andrade', age: 'Criança', plan: 'Uniodonto', brace: 'Metálico' },
  { patient: 'Larissa Moura', age: 'Adulto', plan: 'Particular', brace: 'Estético' },
  { patient: 'Pedro Henrique', age: 'Adolescente', plan: 'Amil Dental', brace: 'Autoligado' },
  { patient: 'Regina Campos', age: 'Adulto', plan: 'Particular', brace: 'Alinhador' },
  { patient: 'Davi Luca', age: 'Criança', plan: 'Particular', brace: 'Estético' },
  { patient: 'Helena Castro', age: 'Adolescente', plan: 'Odontoprev', brace: 'Metálico' },
  { patient: 'Tiago Bastos', age: 'Adulto', plan: 'Uniodonto', brace: 'Autoligado' },
]
const procedures = [
  { procedure: 'Manutenção', from: 12_000, to: 28_000 },
  { procedure: 'Manutenção', from: 12_000, to: 28_000 },
  { procedure: 'Manutenção', from: 12_000, to: 28_000 },
  { procedure: 'Colagem de bráquete', from: 6_000, to: 18_000 },
  { procedure: 'Avaliação', from: 8_000, to: 20_000 },
  { procedure: 'Contenção', from: 25_000, to: 70_000 },
  { procedure: 'Documentação', from: 15_000, to: 35_000 },
  { procedure: 'Instalação de aparelho', from: 90_000, to: 320_000 },
]
const appointments = new Rows(
  daysFrom('2025-01-01', 304)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: whole(1, 3) }, () => {
        const { procedure, from, to } = pick(procedures)
        return {
          day,
          ...pick(patients),
          procedure,
          dentist: pick(['Dra. Fernanda', 'Dra. Fernanda', 'Dr. Maurício', 'Dra. Lia']),
          shift: pick(['Tarde', 'Tarde', 'Manhã', 'Manhã', 'Noite']),
          urgent: next() < 0.2 ? 'SIM' : 'NÃO',
          minutes: next() < 0.1 ? undefined : whole(2, 12) * 5,
          material: procedure === 'Avaliação' ? 0 : whole(500, 9_000) / 100,
          price: whole(from, to) / 100,
        }
      }),
    ),
)

const companies = [
  { client: 'Laboratório Biolab', loads: ['Exame', 'Documento'] },
  { client: 'Farmácia São Jorge', loads: ['Medicamento', 'Documento'] },
  { client: 'Cartório Central', loads: ['Documento'] },
  { client: 'Autopeças Nunes', loads: ['Peça', 'Documento'] },
  { client: 'Ótica Visão', loads: ['Óculos', 'Documento'] },
  { client: 'Floricultura Jasmim', loads: ['Flores'] },
]
// Every day but Sunday, most on Fridays.
const rides = new Rows(
  daysFrom('2025-10-01', 243)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 5 ? whole(2, 3) : whole(1, 2) }, () => {
        const { client, loads } = pick(companies)
        const priority = among(['normal', 6], ['urgente', 3], ['agendada', 1.5])
        const km = whole(20, 280) / 10
        const freight = cents(9 + (km * whole(180, 320)) / 100 + (priority === 'urgente' ? 8 : 0))
        return {
          day,
          client,
          load: pick(loads),
          rider: pick(['Juninho', 'Juninho', 'Wellington', 'Wellington', 'Dedé', 'Cláudia', 'Rafa']),
          zone: pick(['Centro', 'Zona Sul', 'Zona Norte', 'Zona Leste']),
          priority,
          km,
          wait: next() < 0.12 ? undefined : whole(0, 9) * 5,
          payout: cents((freight * whole(60, 75)) / 100),
          freight,
          due: daysFrom(day, whole(8, 31)).at(-1) ?? day,
          status: among(['pago', 7], ['pendente', 2], ['atrasado', 2]),
        }
      }),
    ),
)

const butcher = 'Pedidos Kit Churrasco'
const orthodontist = 'CONSULTAS ORTO'
const couriers = 'corridas_motoboys'

export const files = [
  file(butcher, orders, [
    ['Data do pedido', ({ day }) => brazilianDay(day)],
    ['Cliente', ({ customer }) => customer],
    ['Bairro', ({ district }) => district],
    ['Kit', ({ kit }) => kit],
    ['Qtd kits', ({ quantity }) => quantity],
    ['Carne (kg)', ({ kilos }) => decimal(kilos, 1)],
    ['Canal', ({ channel }) => channel],
    ['Entregador', ({ courier }) => courier],
    ['Forma pgto', ({ payment }) => payment],
    ['Tx entrega', ({ fee }) => commaPrice(fee)],
    ['Nota cliente', ({ rating }) => rating ?? ''],
    ['Valor total', ({ total }) => commaPrice(total)],
  ]),
  file(orthodontist, appointments, [
    ['DT_CONSULTA', ({ day }) => brazilianDay(day)],
    ['PACIENTE', ({ patient }) => patient],
    ['FAIXA_ETARIA', ({ age }) => age],
    ['CONVENIO', ({ plan }) => plan],
    ['TIPO_APARELHO', ({ brace }) => brace],
    ['PROCEDIMENTO', ({ procedure }) => procedure],
    ['DENTISTA', ({ dentist }) => dentist],
    ['TURNO', ({ shift }) => shift],
    ['URGENCIA', ({ urgent }) => urgent],
    ['MIN_CADEIRA', ({ minutes }) => minutes ?? ''],
    ['VLR_MATERIAL', ({ material }) => decimal(material)],
    ['VLR_COBRADO', ({ price }) => decimal(price)],
  ]),
  file(
    couriers,
    rides,
    [
      ['dt_corrida', ({ day }) => day],
      ['cliente', ({ client }) => client],
      ['tipo_carga', ({ load }) => load],
      ['motoboy', ({ rider }) => rider],
      ['zona_destino', ({ zone }) => zone],
      ['prioridade', ({ priority }) => priority],
      ['km', ({ km }) => km.toFixed(1)],
      ['espera_min', ({ wait }) => wait ?? ''],
      ['repasse_motoboy', ({ payout }) => payout.toFixed(2)],
      ['vlr_frete', ({ freight }) => freight.toFixed(2)],
      ['vencimento', ({ due }) => due],
      ['situacao', ({ status }) => status],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The butcher
  ['quanto vendi de kit churrasco por mês', butcher, orders.byMonth((g) => g.sum('total'))],
  [
    'bom dia! me diz quanto que deu de venda dos kits em dezembro',
    butcher,
    orders.during('2025-12').sum('total'),
  ],
  [
    'quantos kits premium sairam em dezembro e janeiro?',
    butcher,
    orders
      .during('2025-12', '2026-01')
      .when((r) => r.kit === 'Kit Premium')
      .sum('quantity'),
  ],
  ['Qual kit vende mais em quantidade?', butcher, most(orders.by('kit', (g) => g.sum('quantity')))],
  [
    'top 3 clientes que mais gastaram com kit de churrasco',
    butcher,
    most(
      orders.by('customer', (g) => g.sum('total')),
      3,
    ),
  ],
  ['ticket medio dos pedidos do zap', butcher, orders.when((r) => r.channel === 'WhatsApp').mean('total')],
  [
    'Quanto deu de taxa de entrega nos pedidos do iFood?',
    butcher,
    orders.when((r) => r.channel === 'iFood').sum('fee'),
  ],
  [
    'quantos pedidos de sábado ficaram com o Edmilson?',
    butcher,
    orders
      .on(6)
      .when((r) => r.courier === 'Edmilson')
      .count(),
  ],
  [
    'que porcentagem do faturamento dos kits veio do pix',
    butcher,
    orders.share((r) => r.payment === 'Pix', 'total'),
  ],
  ['quantos pedidos de kit por bairro?', butcher, orders.by('district', (g) => g.count())],
  [
    'quantos kg de carne foram no Kit Costela em novembro',
    butcher,
    orders
      .during('2025-11')
      .when((r) => r.kit === 'Kit Costela')
      .sum('kilos'),
  ],
  [
    'compara as vendas de kit de novembro com as de dezembro, em reais',
    butcher,
    { before: orders.during('2025-11').sum('total'), after: orders.during('2025-12').sum('total') },
  ],
  [
    'Em que dia da semana a gente vende mais kits?',
    butcher,
    most(orders.byWeekday((g) => g.sum('quantity'))),
  ],
  ['quantos pedidos de churrasco passaram de R$ 300?', butcher, orders.when((r) => r.total > 300).count()],
  [
    'faturamento do kit familia sem contar os pedidos do ifood',
    butcher,
    orders.when((r) => r.kit === 'Kit Família' && r.channel !== 'iFood').sum('total'),
  ],
  ['nota média de cada entregador', butcher, orders.by('courier', (g) => g.mean('rating'))],
  [
    'quantos clientes diferentes pediram kit em janeiro',
    butcher,
    orders.during('2026-01').distinct('customer'),
  ],
  [
    'qual o valor do maior pedido da Patricia Lemos?',
    butcher,
    orders.when((r) => r.customer === 'Patrícia Lemos').max('total'),
  ],
  [
    'Por gentileza, gostaria de saber o valor total vendido em dinheiro no primeiro trimestre de 2026 nos kits de churrasco.',
    butcher,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.payment === 'Dinheiro')
      .sum('total'),
  ],
  [
    'qto vendemos pro Bar do Tonho desde janeiro',
    butcher,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.customer === 'Bar do Tonho')
      .sum('total'),
  ],
  ['quantos pedidos sairam com entrega grátis?', butcher, orders.when((r) => r.fee === 0).count()],
  ['qual foi o pior mês de faturamento dos kits?', butcher, least(orders.byMonth((g) => g.sum('total')))],
  [
    'total de kg de carne dividido pela qtd de kits dá quanto?',
    butcher,
    orders.sum('kilos') / orders.sum('quantity'),
  ],
  [
    'quantos kits cada entregador levou em fevereiro, fora os do Centro?',
    butcher,
    orders
      .during('2026-02')
      .when((r) => r.district !== 'Centro')
      .by('courier', (g) => g.sum('quantity')),
  ],
  ['pedidos com 3 kits ou mais, quantos foram?', butcher, orders.when((r) => r.quantity >= 3).count()],
  [
    'pix x dinheiro nos pedidos de kit, quanto entrou em cada?',
    butcher,
    orders.when((r) => r.payment === 'Pix' || r.payment === 'Dinheiro').by('payment', (g) => g.sum('total')),
  ],
  [
    'quanto vendeu de kit de 15/12/2025 a 31/12/2025',
    butcher,
    orders.from('2025-12-15', '2025-12-31').sum('total'),
  ],
  [
    'os 2 bairros que menos compram kit, em reais',
    butcher,
    least(
      orders.by('district', (g) => g.sum('total')),
      2,
    ),
  ],
  [
    'quanto faturamos com kit no nosso melhor dia? só o valor',
    butcher,
    most(orders.by('day', (g) => g.sum('total'))).map(([day, value]) => [shownDay(day), value]),
  ],
  [
    'quantos pedidos de kit tiveram nota menor que 4?',
    butcher,
    orders.when((r) => (r.rating ?? 5) < 4).count(),
  ],

  // The orthodontist
  ['quanto faturamos com as consultas em março?', orthodontist, appointments.during('2025-03').sum('price')],
  [
    'qts manutenções foram feitas no primeiro semestre de 2025',
    orthodontist,
    appointments
      .during('2025-01', '2025-06')
      .when((r) => r.procedure === 'Manutenção')
      .count(),
  ],
  ['faturamento por dentista', orthodontist, appointments.by('dentist', (g) => g.sum('price'))],
  ['Qual dentista fez mais consultas?', orthodontist, most(appointments.by('dentist', (g) => g.count()))],
  ['número de consultas por convênio', orthodontist, appointments.by('plan', (g) => g.count())],
  [
    'qual procedimento trouxe mais dinheiro na orto?',
    orthodontist,
    most(appointments.by('procedure', (g) => g.sum('price'))),
  ],
  [
    'me passa o top 5 pacientes que mais pagaram em consultas pfv',
    orthodontist,
    most(
      appointments.by('patient', (g) => g.sum('price')),
      5,
    ),
  ],
  [
    'quantos minutos de cadeira a Dra Fernanda teve em maio?',
    orthodontist,
    appointments
      .during('2025-05')
      .when((r) => r.dentist === 'Dra. Fernanda')
      .sum('minutes'),
  ],
  [
    'tempo médio de cadeira por procedimento',
    orthodontist,
    appointments.by('procedure', (g) => g.mean('minutes')),
  ],
  [
    'valor médio cobrado na instalação de aparelho',
    orthodontist,
    appointments.when((r) => r.procedure === 'Instalação de aparelho').mean('price'),
  ],
  [
    'Quantas consultas de urgência tivemos por mês?',
    orthodontist,
    appointments.when((r) => r.urgent === 'SIM').byMonth((g) => g.count()),
  ],
  ['que % das consultas é particular?', orthodontist, appointments.share((r) => r.plan === 'Particular')],
  [
    'gasto com material nas colagens de braquete',
    orthodontist,
    appointments.when((r) => r.procedure === 'Colagem de bráquete').sum('material'),
  ],
  [
    'consultas de manhã x à tarde: quanto faturou cada turno?',
    orthodontist,
    appointments.when((r) => r.shift === 'Manhã' || r.shift === 'Tarde').by('shift', (g) => g.sum('price')),
  ],
  [
    'quantos pacientes diferentes vieram em julho',
    orthodontist,
    appointments.during('2025-07').distinct('patient'),
  ],
  [
    'quantas consultas passaram de 40 min de cadeira',
    orthodontist,
    appointments.when((r) => (r.minutes ?? 0) > 40).count(),
  ],
  [
    'quanto rendeu contenção entre abril e junho?',
    orthodontist,
    appointments
      .during('2025-04', '2025-06')
      .when((r) => r.procedure === 'Contenção')
      .sum('price'),
  ],
  [
    'Compare o faturamento da orto no primeiro e no segundo trimestre de 2025',
    orthodontist,
    {
      before: appointments.during('2025-01', '2025-03').sum('price'),
      after: appointments.during('2025-04', '2025-06').sum('price'),
    },
  ],
  [
    'quanto o Dr. Mauricio faturou sem contar instalação de aparelho?',
    orthodontist,
    appointments
      .when((r) => r.dentist === 'Dr. Maurício' && r.procedure !== 'Instalação de aparelho')
      .sum('price'),
  ],
  [
    'quantas consultas de crianças com aparelho metalico',
    orthodontist,
    appointments.when((r) => r.age === 'Criança' && r.brace === 'Metálico').count(),
  ],
  [
    'valor cobrado menos o material em agosto, quanto fica?',
    orthodontist,
    appointments.during('2025-08').sum('price') - appointments.during('2025-08').sum('material'),
  ],
  ['em qual mês a ortodontia faturou mais?', orthodontist, most(appointments.byMonth((g) => g.sum('price')))],
  ['consultas por dia da semana, em quantidade', orthodontist, appointments.byWeekday((g) => g.count())],
  [
    'Em média, quantas consultas fazemos por dia de atendimento?',
    orthodontist,
    appointments.count() / appointments.distinct('day'),
  ],
  [
    'quanto cobramos dos pacientes da uniodonto desde julho?',
    orthodontist,
    appointments
      .during('2025-07', '2025-10')
      .when((r) => r.plan === 'Uniodonto')
      .sum('price'),
  ],
  [
    'maior valor cobrado numa manutençao',
    orthodontist,
    appointments.when((r) => r.procedure === 'Manutenção').max('price'),
  ],
  [
    'qual tipo de aparelho dá menos faturamento?',
    orthodontist,
    least(appointments.by('brace', (g) => g.sum('price'))),
  ],
  [
    'participação dos adultos no faturamento das consultas',
    orthodontist,
    appointments.share((r) => r.age === 'Adulto', 'price'),
  ],
  [
    'Boa tarde, preciso mandar pro contador: quanto deu de consulta particular em setembro e outubro?',
    orthodontist,
    appointments
      .during('2025-09', '2025-10')
      .when((r) => r.plan === 'Particular')
      .sum('price'),
  ],
  [
    'fora a Amil e a Odontoprev, quantas consultas teve em fevereiro?',
    orthodontist,
    appointments
      .during('2025-02')
      .when((r) => r.plan !== 'Amil Dental' && r.plan !== 'Odontoprev')
      .count(),
  ],

  // The couriers
  [
    'quantas corridas o juninho fez de sabado em abril?',
    couriers,
    rides
      .during('2026-04')
      .on(6)
      .when((r) => r.rider === 'Juninho')
      .count(),
  ],
  ['quantas corridas foram feitas em cada mês', couriers, rides.byMonth((g) => g.count())],
  [
    'valor de frete atrasado por cliente',
    couriers,
    rides.when((r) => r.status === 'atrasado').by('client', (g) => g.sum('freight')),
  ],
  [
    'ranking dos motoboys por km rodado',
    couriers,
    most(
      rides.by('rider', (g) => g.sum('km')),
      5,
    ),
  ],
  [
    'quanto q o Wellington recebeu de repasse nas corridas de novembro',
    couriers,
    rides
      .during('2025-11')
      .when((r) => r.rider === 'Wellington')
      .sum('payout'),
  ],
  ['frete médio por zona', couriers, rides.by('zone', (g) => g.mean('freight'))],
  [
    'quantas corridas urgentes da Farmacia Sao Jorge?',
    couriers,
    rides.when((r) => r.client === 'Farmácia São Jorge' && r.priority === 'urgente').count(),
  ],
  ['quantos por cento das corridas são urgentes', couriers, rides.share((r) => r.priority === 'urgente')],
  ['Quanto temos de frete pendente?', couriers, rides.when((r) => r.status === 'pendente').sum('freight')],
  [
    'quanto de frete vence em março de 2026?',
    couriers,
    rides.when((r) => r.due.slice(0, 7) === '2026-03').sum('freight'),
  ],
  [
    'frete menos o repasse dos motoboys, nas corridas do primeiro trimestre de 2026',
    couriers,
    rides.during('2026-01', '2026-03').sum('freight') - rides.during('2026-01', '2026-03').sum('payout'),
  ],
  ['km total das corridas pra zona sul', couriers, rides.when((r) => r.zone === 'Zona Sul').sum('km')],
  ['no geral, qual o valor do frete por km rodado?', couriers, rides.sum('freight') / rides.sum('km')],
  ['quantas corridas tiveram mais de 15 km', couriers, rides.when((r) => r.km > 15).count()],
  [
    'Qual cliente faz os motoboys esperarem mais, em média?',
    couriers,
    most(rides.by('client', (g) => g.mean('wait'))),
  ],
  [
    'tempo total de espera no Laboratório Biolab, em minutos',
    couriers,
    rides.when((r) => r.client === 'Laboratório Biolab').sum('wait'),
  ],
  [
    'os 3 maiores clientes em valor de frete',
    couriers,
    most(
      rides.by('client', (g) => g.sum('freight')),
      3,
    ),
  ],
  [
    'Claudia e Rafa: quantas corridas cada um fez?',
    couriers,
    rides.when((r) => r.rider === 'Cláudia' || r.rider === 'Rafa').by('rider', (g) => g.count()),
  ],
  [
    'compare a quantidade de corridas de janeiro com a de fevereiro',
    couriers,
    { before: rides.during('2026-01').count(), after: rides.during('2026-02').count() },
  ],
  ['quantas corridas por tipo de carga', couriers, rides.by('load', (g) => g.count())],
  [
    'quanto deu de frete de documento, tirando as corridas urgentes?',
    couriers,
    rides.when((r) => r.load === 'Documento' && r.priority !== 'urgente').sum('freight'),
  ],
  [
    'qual o valor do maior frete da Autopecas Nunes',
    couriers,
    rides.when((r) => r.client === 'Autopeças Nunes').max('freight'),
  ],
  [
    'qual o valor do frete mais barato pra Zona Norte?',
    couriers,
    rides.when((r) => r.zone === 'Zona Norte').min('freight'),
  ],
  ['qual dia da semana tem mais corrida?', couriers, most(rides.byWeekday((g) => g.count()))],
  [
    'em que mês as corridas deram menos frete, em reais?',
    couriers,
    least(rides.byMonth((g) => g.sum('freight'))),
  ],
  [
    'frete já pago das corridas de março pra cá',
    couriers,
    rides
      .during('2026-03', '2026-05')
      .when((r) => r.status === 'pago')
      .sum('freight'),
  ],
  [
    'quantos clientes diferentes o Dedé atendeu em dezembro?',
    couriers,
    rides
      .during('2025-12')
      .when((r) => r.rider === 'Dedé')
      .distinct('client'),
  ],
  [
    'fora a Floricultura Jasmim, quanto deu de frete nas corridas de maio?',
    couriers,
    rides
      .during('2026-05')
      .when((r) => r.client !== 'Floricultura Jasmim')
      .sum('freight'),
  ],
  [
    'qual a participação do Cartório Central no total dos fretes?',
    couriers,
    rides.share((r) => r.client === 'Cartório Central', 'freight'),
  ],
  [
    'oi, vc consegue ver quantas corridas de exame fizemos pro Centro entre dezembro e fevereiro?',
    couriers,
    rides
      .during('2025-12', '2026-02')
      .when((r) => r.load === 'Exame' && r.zone === 'Centro')
      .count(),
  ],
]

export const unanswerable: string[] = [
  'quanto gastei com carvão em dezembro?',
  'qual o preço de custo da picanha?',
  'me passa o telefone da Dona Ivone',
  'que horas chega mais pedido de kit?',
  'quanto a clínica paga de aluguel?',
  'quantos bráquetes tem no estoque',
  'qual o salário da recepcionista da orto?',
  'quanto gastamos de gasolina com os motoboys em março?',
  'qual a placa da moto do Dedé?',
  'quantas multas de trânsito o Juninho levou',
]
