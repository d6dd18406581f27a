import { brazilianDay, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows } from './rows'

/* A physiotherapy practice, a shop of building materials and a car park. */

const { next, whole, pick } = seededBusiness(
  'a physiotherapy practice, a shop of building materials, a car park',
)
const days = daysFrom('2026-01-01', 243)

const sessions = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(1, 5) }, () => ({
      day,
      therapist: pick(['Dra. Luciana', 'Dr. Fábio', 'Dra. Priscila']),
      patient: pick([
        'Antônio Freitas',
        'Beatriz Camargo',
        'Carlos Eduardo',
        'Dirce Monteiro',
        'Elza Pacheco',
        'Flávio Teles',
        'Gilda Novaes',
        'Humberto Sá',
        'Ivone Barreto',
        'Jonas Queiroz',
      ]),
      kind: pick(['Pilates', 'RPG', 'Fisioterapia', 'Acupuntura']),
      plan: pick(['Particular', 'Unimed', 'Amil', 'SulAmérica']),
      attendance: pick(['Compareceu', 'Faltou', 'Remarcou']),
      minutes: whole(4, 12) * 10,
      value: whole(6_000, 26_000) / 100,
    })),
  ),
)
const orders = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(1, 4) }, () => {
      const units = whole(1, 60)
      const total = Math.round(units * whole(900, 8_900)) / 100
      return {
        day,
        customer: pick([
          'Construtora Horizonte',
          'Reforma Fácil',
          'Zé da Obra',
          'Pedro Pedreiro',
          'Consumidor',
        ]),
        material: pick([
          'Cimento',
          'Areia média',
          'Tijolo baiano',
          'Piso cerâmico',
          'Tinta acrílica',
          'Telha',
        ]),
        brand: pick(['Votoran', 'Suvinil', 'Portobello', 'Sem marca']),
        seller: pick(['Robson', 'Michele', 'Tadeu']),
        delivery: pick(['Retirada', 'Entrega própria', 'Transportadora']),
        payment: pick(['À vista', '30 dias', 'Cartão', 'Cheque']),
        status: pick(['Pago', 'Em aberto', 'Atrasado']),
        units,
        freight: next() < 0.5 ? 0 : whole(3_000, 19_000) / 100,
        cost: Math.round(total * whole(55, 80)) / 100,
        total,
      }
    }),
  ),
)
const stays = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(2, 6) }, () => ({
      day,
      yard: pick(['Pátio A', 'Pátio B', 'Subsolo']),
      vehicle: pick(['Carro', 'Moto', 'Caminhonete']),
      kind: pick(['Avulso', 'Mensalista', 'Convênio loja']),
      shift: pick(['Manhã', 'Tarde', 'Noite']),
      attendant: pick(['Neide', 'Edmilson', 'Jurandir']),
      hours: whole(1, 22) / 2,
      washed: pick(['N', 'S']),
      paid: whole(500, 7_500) / 100,
    })),
  ),
)

const practice = 'sessoes'
const shop = 'Pedidos 2026'
const park = 'Estacionamento'

export const files = [
  file(practice, sessions, [
    ['data_sessao', ({ day }) => day],
    ['fisioterapeuta', ({ therapist }) => therapist],
    ['paciente', ({ patient }) => patient],
    ['tipo_atendimento', ({ kind }) => kind],
    ['convenio', ({ plan }) => plan],
    ['presenca', ({ attendance }) => attendance],
    ['duracao_minutos', ({ minutes }) => minutes],
    ['valor_sessao', ({ value }) => value.toFixed(2).replace('.', ',')],
  ]),
  file(shop, orders, [
    ['Data pedido', ({ day }) => brazilianDay(day)],
    ['Cliente', ({ customer }) => customer],
    ['Material', ({ material }) => material],
    ['Marca', ({ brand }) => brand],
    ['Vendedor(a)', ({ seller }) => seller],
    ['Forma entrega', ({ delivery }) => delivery],
    ['Cond. pagto', ({ payment }) => payment],
    ['Situação', ({ status }) => status],
    ['Qtd.', ({ units }) => units],
    ['Frete', ({ freight }) => commaPrice(freight)],
    ['Custo', ({ cost }) => commaPrice(cost)],
    ['Valor total', ({ total }) => commaPrice(total)],
  ]),
  file(
    park,
    stays,
    [
      ['DATA ENTRADA', ({ day }) => brazilianDay(day)],
      ['PATIO', ({ yard }) => yard],
      ['TIPO VEICULO', ({ vehicle }) => vehicle],
      ['TIPO CLIENTE', ({ kind }) => kind],
      ['TURNO', ({ shift }) => shift],
      ['ATENDENTE', ({ attendant }) => attendant],
      ['TEMPO (H)', ({ hours }) => decimal(hours, 1)],
      ['LAVAGEM', ({ washed }) => washed],
      ['VL PAGO', ({ paid }) => decimal(paid)],
    ],
    '\t',
  ),
]

export const labelled: Labelled[] = [
  // The practice
  ['quantas sessões a clínica fez em fevereiro?', practice, sessions.during('2026-02').count()],
  [
    'quantos pacientes diferentes atendemos de 1 a 5 de março',
    practice,
    sessions.from('2026-03-01', '2026-03-05').distinct('patient'),
  ],
  ['faturamento de pilates', practice, sessions.when((r) => r.kind === 'Pilates').sum('value')],
  ['sessoes por fisioterapeuta', practice, sessions.by('therapist', (g) => g.count())],
  ['qual fisio atende mais?', practice, most(sessions.by('therapist', (g) => g.count()))],
  [
    'quem mais falta?',
    practice,
    most(sessions.when((r) => r.attendance === 'Faltou').by('patient', (g) => g.count())),
  ],
  [
    'quantas faltas tivemos em maio',
    practice,
    sessions
      .during('2026-05')
      .when((r) => r.attendance === 'Faltou')
      .count(),
  ],
  [
    'taxa de faltas da Dra. Priscila',
    practice,
    sessions.when((r) => r.therapist === 'Dra. Priscila').share((r) => r.attendance === 'Faltou'),
  ],
  ['quanto cada convênio rendeu pra clínica', practice, sessions.by('plan', (g) => g.sum('value'))],
  ['valor médio da sessão particular', practice, sessions.when((r) => r.plan === 'Particular').mean('value')],
  [
    'receita da unimed em abril',
    practice,
    sessions
      .during('2026-04')
      .when((r) => r.plan === 'Unimed')
      .sum('value'),
  ],
  [
    'quanto tempo dura em média uma sessão de rpg?',
    practice,
    sessions.when((r) => r.kind === 'RPG').mean('minutes'),
  ],
  ['atendimento mais longo, em minutos', practice, sessions.max('minutes')],
  [
    'quantas vezes a dona Dirce Monteiro veio no primeiro semestre?',
    practice,
    sessions
      .during('2026-01', '2026-06')
      .when((r) => r.patient === 'Dirce Monteiro')
      .count(),
  ],
  [
    'top 3 pacientes que mais gastam',
    practice,
    most(
      sessions.by('patient', (g) => g.sum('value')),
      3,
    ),
  ],
  [
    'evolução mensal do faturamento da acupuntura',
    practice,
    sessions.when((r) => r.kind === 'Acupuntura').byMonth((g) => g.sum('value')),
  ],
  [
    'sessões da Luciana por tipo de atendimento',
    practice,
    sessions.when((r) => r.therapist === 'Dra. Luciana').by('kind', (g) => g.count()),
  ],
  [
    'Dr Fabio fez quantos minutos de fisioterapia em junho',
    practice,
    sessions
      .during('2026-06')
      .when((r) => r.therapist === 'Dr. Fábio' && r.kind === 'Fisioterapia')
      .sum('minutes'),
  ],
  [
    'qual convenio paga menos por sessão, em média?',
    practice,
    least(sessions.by('plan', (g) => g.mean('value'))),
  ],
  ['que percentual das sessões é da Amil', practice, sessions.share((r) => r.plan === 'Amil')],
  [
    'quantos remarcaram na terça-feira?',
    practice,
    sessions
      .on(2)
      .when((r) => r.attendance === 'Remarcou')
      .count(),
  ],
  ['dia da semana com mais sessão', practice, most(sessions.byWeekday((g) => g.count()))],
  [
    'receita de todos os convênios menos particular',
    practice,
    sessions.when((r) => r.plan !== 'Particular').sum('value'),
  ],
  ['quantas sessões custaram mais de R$ 200', practice, sessions.when((r) => r.value > 200).count()],
  [
    'atendemos mais em julho ou agosto?',
    practice,
    { before: sessions.during('2026-07').count(), after: sessions.during('2026-08').count() },
  ],
  [
    'presenças por mês',
    practice,
    sessions.when((r) => r.attendance === 'Compareceu').byMonth((g) => g.count()),
  ],
  [
    'pilates e rpg somados, quantas sessões dá?',
    practice,
    sessions.when((r) => ['Pilates', 'RPG'].includes(r.kind)).count(),
  ],
  [
    'sulamerica: valor por fisioterapeuta',
    practice,
    sessions.when((r) => r.plan === 'SulAmérica').by('therapist', (g) => g.sum('value')),
  ],
  [
    'qual tipo de atendimento teve menos procura em janeiro',
    practice,
    least(sessions.during('2026-01').by('kind', (g) => g.count())),
  ],
  ['média de sessões por mês', practice, sessions.count() / 8],

  // The shop
  [
    'quanto a loja vendeu de cimento em março',
    shop,
    orders
      .during('2026-03')
      .when((r) => r.material === 'Cimento')
      .sum('total'),
  ],
  ['total de pedidos', shop, orders.count()],
  ['quem comprou mais da gente?', shop, most(orders.by('customer', (g) => g.sum('total')))],
  [
    'quanto a construtora horizonte já comprou',
    shop,
    orders.when((r) => r.customer === 'Construtora Horizonte').sum('total'),
  ],
  [
    'vendas por vendedor no segundo trimestre',
    shop,
    orders.during('2026-04', '2026-06').by('seller', (g) => g.sum('total')),
  ],
  ['quanto tem em aberto?', shop, orders.when((r) => r.status === 'Em aberto').sum('total')],
  [
    'quem está devendo mais, olhando só os atrasados',
    shop,
    most(orders.when((r) => r.status === 'Atrasado').by('customer', (g) => g.sum('total'))),
  ],
  [
    'pedidos atrasados por cliente',
    shop,
    orders.when((r) => r.status === 'Atrasado').by('customer', (g) => g.count()),
  ],
  ['frete total de abril', shop, orders.during('2026-04').sum('freight')],
  ['qual material tem o maior custo?', shop, most(orders.by('material', (g) => g.sum('cost')))],
  ['custo médio dos pedidos da Michele', shop, orders.when((r) => r.seller === 'Michele').mean('cost')],
  [
    'quantos sacos de cimento saíram em junho?',
    shop,
    orders
      .during('2026-06')
      .when((r) => r.material === 'Cimento')
      .sum('units'),
  ],
  ['quantidade vendida por marca', shop, orders.by('brand', (g) => g.sum('units'))],
  ['vendas no cheque', shop, orders.when((r) => r.payment === 'Cheque').sum('total')],
  [
    'quantos pedidos foram pra transportadora?',
    shop,
    orders.when((r) => r.delivery === 'Transportadora').count(),
  ],
  ['qual a forma de entrega mais usada', shop, most(orders.by('delivery', (g) => g.count()))],
  ['maior pedido do Zé da Obra', shop, orders.when((r) => r.customer === 'Zé da Obra').max('total')],
  [
    'pedidos acima de 2 mil reais em maio',
    shop,
    orders
      .during('2026-05')
      .when((r) => r.total > 2000)
      .count(),
  ],
  ['quanto por cento do que vendemos é à vista', shop, orders.share((r) => r.payment === 'À vista', 'total')],
  [
    'Robson x Tadeu: quem vendeu mais?',
    shop,
    most(orders.when((r) => ['Robson', 'Tadeu'].includes(r.seller)).by('seller', (g) => g.sum('total'))),
  ],
  [
    'piores 2 meses de venda',
    shop,
    least(
      orders.byMonth((g) => g.sum('total')),
      2,
    ),
  ],
  ['ticket medio por condição de pagamento', shop, orders.by('payment', (g) => g.mean('total'))],
  [
    'quanto foi vendido de tinta acrilica da suvinil',
    shop,
    orders.when((r) => r.material === 'Tinta acrílica' && r.brand === 'Suvinil').sum('total'),
  ],
  [
    'quanto vendemos sem contar consumidor?',
    shop,
    orders.when((r) => r.customer !== 'Consumidor').sum('total'),
  ],
  [
    'a venda de telha aumentou de fevereiro pra março?',
    shop,
    {
      before: orders
        .during('2026-02')
        .when((r) => r.material === 'Telha')
        .sum('total'),
      after: orders
        .during('2026-03')
        .when((r) => r.material === 'Telha')
        .sum('total'),
    },
  ],
  [
    'quantos materiais diferentes o Pedro Pedreiro levou na semana de 6 a 12 de abril',
    shop,
    orders
      .from('2026-04-06', '2026-04-12')
      .when((r) => r.customer === 'Pedro Pedreiro')
      .distinct('material'),
  ],
  [
    'quantos tijolos vendemos por mês?',
    shop,
    orders.when((r) => r.material === 'Tijolo baiano').byMonth((g) => g.sum('units')),
  ],
  [
    'qual vendedora vendeu mais piso',
    shop,
    most(orders.when((r) => r.material === 'Piso cerâmico').by('seller', (g) => g.sum('total'))),
  ],
  [
    'pedidos pagos entre 500 e 1000 reais',
    shop,
    orders.when((r) => r.status === 'Pago' && r.total >= 500 && r.total <= 1000).count(),
  ],
  [
    'quanto gastamos de frete com entrega própria por mês',
    shop,
    orders.when((r) => r.delivery === 'Entrega própria').byMonth((g) => g.sum('freight')),
  ],

  // The car park
  [
    'quantos carros entraram em janeiro?',
    park,
    stays
      .during('2026-01')
      .when((r) => r.vehicle === 'Carro')
      .count(),
  ],
  ['faturamento do estacionamento por pátio', park, stays.by('yard', (g) => g.sum('paid'))],
  ['qual turno dá mais movimento?', park, most(stays.by('shift', (g) => g.count()))],
  [
    'quanto os mensalistas pagaram em agosto',
    park,
    stays
      .during('2026-08')
      .when((r) => r.kind === 'Mensalista')
      .sum('paid'),
  ],
  [
    'quantas motos no subsolo?',
    park,
    stays.when((r) => r.vehicle === 'Moto' && r.yard === 'Subsolo').count(),
  ],
  ['tempo médio de permanência dos avulsos', park, stays.when((r) => r.kind === 'Avulso').mean('hours')],
  ['quantos veículos ficaram mais de 8 horas', park, stays.when((r) => r.hours > 8).count()],
  ['valor pago por tipo de veiculo', park, stays.by('vehicle', (g) => g.sum('paid'))],
  ['quantos veículos fizeram lavagem?', park, stays.when((r) => r.washed === 'S').count()],
  [
    'atendente que mais recebeu à noite',
    park,
    most(stays.when((r) => r.shift === 'Noite').by('attendant', (g) => g.sum('paid'))),
  ],
  [
    'quantas caminhonetes entraram de manhã no pátio b em março',
    park,
    stays
      .during('2026-03')
      .when((r) => r.vehicle === 'Caminhonete' && r.shift === 'Manhã' && r.yard === 'Pátio B')
      .count(),
  ],
  ['movimento por dia da semana no estacionamento', park, stays.byWeekday((g) => g.count())],
  [
    'qto a Neide recebeu ontem não, em 15 de julho',
    park,
    stays
      .from('2026-07-15', '2026-07-15')
      .when((r) => r.attendant === 'Neide')
      .sum('paid'),
  ],
  ['qual pátio fatura menos no domingo', park, least(stays.on(0).by('yard', (g) => g.sum('paid')))],
  [
    'participação dos mensalistas no faturamento do estacionamento',
    park,
    stays.share((r) => r.kind === 'Mensalista', 'paid'),
  ],
  ['quantas horas as motos ficaram ao todo', park, stays.when((r) => r.vehicle === 'Moto').sum('hours')],
  [
    'entradas por turno no primeiro bimestre',
    park,
    stays.during('2026-01', '2026-02').by('shift', (g) => g.count()),
  ],
  ['qual o maior valor pago por uma moto?', park, stays.when((r) => r.vehicle === 'Moto').max('paid')],
  [
    'convênio loja: quantas entradas por mês?',
    park,
    stays.when((r) => r.kind === 'Convênio loja').byMonth((g) => g.count()),
  ],
  [
    'quanto o jurandir e o edmilson receberam juntos em junho',
    park,
    stays
      .during('2026-06')
      .when((r) => ['Jurandir', 'Edmilson'].includes(r.attendant))
      .sum('paid'),
  ],
  ['média paga por carro', park, stays.when((r) => r.vehicle === 'Carro').mean('paid')],
  [
    'quantos veículos entraram depois do dia 20 de agosto?',
    park,
    stays.from('2026-08-21', '2026-08-31').count(),
  ],
  [
    'o pátio a arrecadou quanto no fim de semana',
    park,
    stays
      .on(0, 6)
      .when((r) => r.yard === 'Pátio A')
      .sum('paid'),
  ],
  [
    'quantos carros que não são de mensalista no turno da tarde',
    park,
    stays.when((r) => r.vehicle === 'Carro' && r.kind !== 'Mensalista' && r.shift === 'Tarde').count(),
  ],
  ['mês de maior movimento do estacionamento', park, most(stays.byMonth((g) => g.count()))],
  ['ranking de pátios por horas', park, stays.by('yard', (g) => g.sum('hours'))],
  ['arrecadação por atendente em maio', park, stays.during('2026-05').by('attendant', (g) => g.sum('paid'))],
  [
    'julho foi melhor que junho no estacionamento, em dinheiro?',
    park,
    { before: stays.during('2026-06').sum('paid'), after: stays.during('2026-07').sum('paid') },
  ],
  ['quantas entradas de menos de 1 hora', park, stays.when((r) => r.hours < 1).count()],
  ['quantos veículos por dia em média o estacionamento recebe?', park, stays.count() / 243],
]

/** What the tables do not hold. */
export const unanswerable: string[] = [
  'qual paciente melhorou mais com a acupuntura?',
  'quantas sessões estão marcadas para dezembro?',
  'quanto a Dra. Luciana ganha de salário?',
  'qual a idade média dos pacientes de pilates?',
  'quanto cimento ainda tem no depósito?',
  'quantos clientes reclamaram da entrega própria?',
  'qual concorrente vende tijolo mais barato?',
  'quantas vagas livres tem no pátio A?',
  'quantos carros foram riscados no subsolo?',
  'por que entraram menos motos em junho?',
]
