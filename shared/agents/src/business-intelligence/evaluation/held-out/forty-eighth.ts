import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* Home care for the elderly, a shop that hires and sells costumes and a small paint factory. */

const { next, whole, pick, among } = seededBusiness('home care, a costume shop, a paint factory')
const days = daysFrom('2025-07-01', 304)

const patients: [{ patient: string; district: string; degree: string }, number][] = [
  [{ patient: 'Dona Iracema', district: 'Tijuca', degree: 'Severo' }, 5],
  [{ patient: 'Seu Osvaldo', district: 'Méier', degree: 'Moderado' }, 4],
  [{ patient: 'Dona Zilda', district: 'Tijuca', degree: 'Moderado' }, 3],
  [{ patient: 'Seu Hermes', district: 'Grajaú', degree: 'Leve' }, 2.4],
  [{ patient: 'Seu Benedito', district: 'Grajaú', degree: 'Leve' }, 1.7],
  [{ patient: 'Dona Carmela', district: 'Vila Isabel', degree: 'Severo' }, 1.2],
]
// Every day, most on Sundays.
const shifts = new Rows(
  days.flatMap((day) =>
    Array.from({ length: weekdayIn(day) === 0 ? whole(4, 7) : whole(2, 4) }, () => {
      const turn: string = among(['Diurno', 5], ['Noturno', 3], ['Integral', 1.2])
      const hours: number = turn === 'Integral' ? 24 : turn === 'Noturno' ? pick([12, 10]) : pick([12, 8, 6])
      const rate = (turn === 'Noturno' ? whole(56, 80) : whole(44, 62)) / 2
      const price = cents(hours * rate)
      return {
        day,
        ...among(...patients),
        caregiver: among<string>(['Rosângela', 6], ['Sueli', 4], ['Edvaldo', 2.5], ['Marilda', 1.4]),
        turn,
        hours,
        price,
        pay: cents((price * whole(55, 70)) / 100),
        bus: next() < 0.3 ? undefined : whole(860, 2_400) / 100,
        incident: next() < 0.15 ? 'Sim' : 'Não',
        status: among<string>(['Pago', 7], ['Pendente', 2], ['Atrasado', 1.3]),
      }
    }),
  ),
)

const costumes: [{ costume: string; from: number; to: number }, number][] = [
  [{ costume: 'Princesa', from: 120, to: 220 }, 6],
  [{ costume: 'Homem-Aranha', from: 110, to: 190 }, 4.5],
  [{ costume: 'Bruxa', from: 100, to: 180 }, 3.4],
  [{ costume: 'Pirata', from: 90, to: 160 }, 2.6],
  [{ costume: 'Vampiro', from: 90, to: 150 }, 2],
  [{ costume: 'Palhaço', from: 70, to: 120 }, 1.6],
  [{ costume: 'Caipira', from: 60, to: 100 }, 1],
]
const occasionIn = (month: string): string => {
  if (month === '10') return among<string>(['Halloween', 6], ['Aniversário', 3], ['Festa escolar', 1])
  if (month === '01' || month === '02') return among<string>(['Carnaval', 6], ['Aniversário', 3])
  return among<string>(['Aniversário', 6], ['Festa escolar', 4], ['Teatro', 0.6])
}
const leavingOn = (day: string): number => {
  const season = day.slice(5, 7) === '10' || day.slice(5, 7) === '02' ? 2 : 0
  return season + (weekdayIn(day) === 6 ? whole(4, 7) : weekdayIn(day) === 5 ? whole(2, 4) : whole(1, 3))
}
// Closed on Sundays and Mondays, most on Saturdays, busy before Halloween and Carnival.
const outings = new Rows(
  days
    .filter((day) => weekdayIn(day) > 1)
    .flatMap((day) =>
      Array.from({ length: leavingOn(day) }, () => {
        const { costume, from, to } = among(...costumes)
        const operation: string = among(['aluguel', 7], ['venda', 2.2])
        const isHire = operation === 'aluguel'
        const daily = whole(from, to) / 2
        const nights = isHire ? whole(1, 5) : undefined
        return {
          day,
          costume,
          size: among<string>(['M', 5], ['G', 3.5], ['P', 2.4], ['GG', 1.2]),
          operation,
          occasion: occasionIn(day.slice(5, 7)),
          attendant: among<string>(['Valéria', 5], ['Diego', 3], ['Nair', 1.8]),
          payment: among<string>(
            ['pix', 5],
            ['cartão crédito', 3.5],
            ['cartão débito', 2],
            ['dinheiro', 1.2],
          ),
          accessory: next() < 0.4 ? 'sim' : 'não',
          nights,
          deposit: isHire ? whole(4, 20) * 10 : undefined,
          fine: isHire && next() < 0.18 ? whole(1_500, 9_000) / 100 : undefined,
          price: cents(daily * (nights ?? whole(4, 6))),
        }
      }),
    ),
)

const clients: [{ client: string; state: string }, number][] = [
  [{ client: 'Casa das Tintas', state: 'SP' }, 6],
  [{ client: 'Depósito São Jorge', state: 'MG' }, 4.4],
  [{ client: 'Construtora Alvorada', state: 'SP' }, 3.2],
  [{ client: 'Loja Arco-Íris', state: 'PR' }, 2.3],
  [{ client: 'Pinturas Teixeira', state: 'RJ' }, 1.6],
  [{ client: 'Condomínio Solar', state: 'MG' }, 1],
]
const paints: [{ line: string; litresOfCan: number; isTinted: boolean; from: number; to: number }, number][] =
  [
    [{ line: 'Acrílica', litresOfCan: 18, isTinted: true, from: 27_900, to: 42_900 }, 6],
    [{ line: 'Esmalte', litresOfCan: 3.6, isTinted: true, from: 8_900, to: 15_900 }, 4],
    [{ line: 'Látex PVA', litresOfCan: 18, isTinted: true, from: 15_900, to: 23_900 }, 3],
    [{ line: 'Textura', litresOfCan: 14, isTinted: true, from: 11_900, to: 17_900 }, 2.2],
    [{ line: 'Verniz', litresOfCan: 3.6, isTinted: false, from: 11_900, to: 18_900 }, 1.8],
    [{ line: 'Selador', litresOfCan: 18, isTinted: false, from: 8_900, to: 13_900 }, 0.8],
  ]
// From Monday to Friday, most on Mondays.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(4, 7) : whole(2, 4) }, () => {
        const { line, litresOfCan, isTinted, from, to } = among(...paints)
        const cans = whole(2, 40)
        const unit = whole(from, to) / 100
        const gross = cents(cans * unit)
        return {
          day,
          ...among(...clients),
          line,
          color: isTinted
            ? among<string>(
                ['Branco Neve', 6],
                ['Branco Gelo', 4],
                ['Areia', 2.8],
                ['Cinza Urbano', 2],
                ['Azul Serenidade', 1],
              )
            : '',
          agent: among<string>(['Gilmar', 5], ['Tânia', 3], ['Adauto', 1.9]),
          cans,
          litres: Math.round(cans * litresOfCan * 10) / 10,
          unit,
          // A column by a column; in the table only as its two factors.
          gross,
          freight: next() < 0.25 ? undefined : whole(3_000, 38_000) / 100,
          price: cents((gross * (100 - pick([0, 3, 5, 8]))) / 100),
          status: among<string>(['FATURADO', 7], ['PENDENTE', 2], ['CANCELADO', 1]),
        }
      }),
    ),
)

const care = 'Plantões Cuidadores'
const costumeShop = 'movimento_fantasias'
const factory = 'PEDIDOS FABRICA TINTAS'

const reais = (value: number) => dotted(commaPrice(value))

export const files = [
  file(care, shifts, [
    ['Data do plantão', ({ day }) => brazilianDay(day)],
    ['Paciente', ({ patient }) => patient],
    ['Bairro', ({ district }) => district],
    ['Grau de dependência', ({ degree }) => degree],
    ['Cuidador', ({ caregiver }) => caregiver],
    ['Turno', ({ turn }) => turn],
    ['Horas', ({ hours }) => hours],
    ['Valor do plantão', ({ price }) => reais(price)],
    ['Repasse ao cuidador', ({ pay }) => reais(pay)],
    ['Vale-transporte', ({ bus }) => (bus === undefined ? '' : reais(bus))],
    ['Intercorrência', ({ incident }) => incident],
    ['Situação do pagamento', ({ status }) => status],
  ]),
  file(
    costumeShop,
    outings,
    [
      ['data_saida', ({ day }) => day],
      ['fantasia', ({ costume }) => costume],
      ['tamanho', ({ size }) => size],
      ['operacao', ({ operation }) => operation],
      ['ocasiao', ({ occasion }) => occasion],
      ['atendente', ({ attendant }) => attendant],
      ['forma_pagto', ({ payment }) => payment],
      ['levou_acessorio', ({ accessory }) => accessory],
      ['diarias', ({ nights }) => nights ?? ''],
      ['caucao', ({ deposit }) => (deposit === undefined ? '' : deposit.toFixed(2))],
      ['multa_atraso', ({ fine }) => (fine === undefined ? '' : fine.toFixed(2))],
      ['valor_total', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
  file(factory, orders, [
    ['DT_PEDIDO', ({ day }) => brazilianDay(day)],
    ['CLIENTE', ({ client }) => client],
    ['UF', ({ state }) => state],
    ['LINHA', ({ line }) => line],
    ['COR', ({ color }) => color],
    ['REPRESENTANTE', ({ agent }) => agent],
    ['QTD_LATAS', ({ cans }) => cans],
    ['LITROS', ({ litres }) => decimal(litres, 1)],
    ['VLR_LATA', ({ unit }) => decimal(unit)],
    ['VLR_FRETE', ({ freight }) => (freight === undefined ? '' : decimal(freight))],
    ['VLR_PEDIDO', ({ price }) => decimal(price)],
    ['STATUS_PED', ({ status }) => status],
  ]),
]

export const labelled: Labelled[] = [
  // Home care
  ['quantos plantões tivemos por mês?', care, shifts.byMonth((g) => g.count())],
  ['Qual o valor total dos plantões de novembro?', care, shifts.during('2025-11').sum('price')],
  ['qual cuidador fez mais horas?', care, most(shifts.by('caregiver', (g) => g.sum('hours')))],
  [
    'qtos plantoes noturnos a sueli fez em dezembro',
    care,
    shifts
      .during('2025-12')
      .when((r) => r.caregiver === 'Sueli' && r.turn === 'Noturno')
      .count(),
  ],
  [
    'quanto foi o repasse da Rosângela em janeiro?',
    care,
    shifts
      .during('2026-01')
      .when((r) => r.caregiver === 'Rosângela')
      .sum('pay'),
  ],
  [
    'top 3 pacientes em valor de plantão',
    care,
    most(
      shifts.by('patient', (g) => g.sum('price')),
      3,
    ),
  ],
  ['quantos plantões tiveram intercorrência?', care, shifts.when((r) => r.incident === 'Sim').count()],
  ['Qual a porcentagem dos plantões com intercorrência?', care, shifts.share((r) => r.incident === 'Sim')],
  [
    'bom dia! quanto a gente tem em plantões com pagamento pendente?',
    care,
    shifts.when((r) => r.status === 'Pendente').sum('price'),
  ],
  ['valor medio do plantao por turno', care, shifts.by('turn', (g) => g.mean('price'))],
  ['total de vale transporte de cada cuidador', care, shifts.by('caregiver', (g) => g.sum('bus'))],
  [
    'quantas horas de plantão demos na Tijuca entre outubro e dezembro?',
    care,
    shifts
      .during('2025-10', '2025-12')
      .when((r) => r.district === 'Tijuca')
      .sum('hours'),
  ],
  [
    'valor dos plantões menos o repasse aos cuidadores em março',
    care,
    shifts.during('2026-03').sum('price') - shifts.during('2026-03').sum('pay'),
  ],
  ['plantões acima de 500 reais, quantos foram?', care, shifts.when((r) => r.price > 500).count()],
  ['qual dia da semana tem mais plantão?', care, most(shifts.byWeekday((g) => g.count()))],
  ['em média, quantos plantões a gente faz por dia?', care, shifts.count() / shifts.distinct('day')],
  [
    'compare a quantidade de plantões do turno integral em fevereiro com a de março',
    care,
    {
      before: shifts
        .during('2026-02')
        .when((r) => r.turn === 'Integral')
        .count(),
      after: shifts
        .during('2026-03')
        .when((r) => r.turn === 'Integral')
        .count(),
    },
  ],
  [
    'quantos pacientes diferentes o Edvaldo atendeu em agosto?',
    care,
    shifts
      .during('2025-08')
      .when((r) => r.caregiver === 'Edvaldo')
      .distinct('patient'),
  ],
  [
    'totla de repasse sem contar a Rosângela',
    care,
    shifts.when((r) => r.caregiver !== 'Rosângela').sum('pay'),
  ],
  ['número de plantões por grau de dependência', care, shifts.by('degree', (g) => g.count())],
  ['qual bairro soma o menor valor de plantões?', care, least(shifts.by('district', (g) => g.sum('price')))],
  [
    'participação dos pacientes de grau severo no valor dos plantões',
    care,
    shifts.share((r) => r.degree === 'Severo', 'price'),
  ],
  ['qual foi o maior vale-transporte pago num plantão?', care, shifts.max('bus')],
  [
    'quantas horas dura em média um plantão da Dona Carmela?',
    care,
    shifts.when((r) => r.patient === 'Dona Carmela').mean('hours'),
  ],
  [
    'quantos plantões no Méier de 01/09/2025 a 20/09/2025',
    care,
    shifts
      .from('2025-09-01', '2025-09-20')
      .when((r) => r.district === 'Méier')
      .count(),
  ],
  [
    'valor dos plantões com pagamento atrasado por paciente',
    care,
    shifts.when((r) => r.status === 'Atrasado').by('patient', (g) => g.sum('price')),
  ],
  [
    'qual o valor dos plantões noturnos aos domingos?',
    care,
    shifts
      .on(0)
      .when((r) => r.turn === 'Noturno')
      .sum('price'),
  ],
  ['em que mês o repasse aos cuidadores foi maior?', care, most(shifts.byMonth((g) => g.sum('pay')))],
  [
    'quantos plantoes sem intercorrencia a marilda fez no primeiro trimestre de 2026',
    care,
    shifts
      .during('2026-01', '2026-03')
      .when((r) => r.caregiver === 'Marilda' && r.incident === 'Não')
      .count(),
  ],
  [
    'tirando o turno diurno, quantas horas de plantão o Seu Osvaldo teve desde janeiro?',
    care,
    shifts
      .during('2026-01', '2026-04')
      .when((r) => r.patient === 'Seu Osvaldo' && r.turn !== 'Diurno')
      .sum('hours'),
  ],

  // The costume shop
  [
    'Qual o valor total das fantasias que saíram em outubro?',
    costumeShop,
    outings.during('2025-10').sum('price'),
  ],
  [
    'quantas fantasias alugamos em fevereiro',
    costumeShop,
    outings
      .during('2026-02')
      .when((r) => r.operation === 'aluguel')
      .count(),
  ],
  [
    'qual fantasia teve mais aluguéis?',
    costumeShop,
    most(outings.when((r) => r.operation === 'aluguel').by('costume', (g) => g.count())),
  ],
  [
    'top 3 fantasias em valor de venda',
    costumeShop,
    most(
      outings.when((r) => r.operation === 'venda').by('costume', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'valor medio do aluguel de fantasia',
    costumeShop,
    outings.when((r) => r.operation === 'aluguel').mean('price'),
  ],
  [
    'quanto deu de multa por atraso nas fantasias que a Valéria atendeu?',
    costumeShop,
    outings.when((r) => r.attendant === 'Valéria').sum('fine'),
  ],
  [
    'qto entrou no pix com fantasia de bruxa',
    costumeShop,
    outings.when((r) => r.payment === 'pix' && r.costume === 'Bruxa').sum('price'),
  ],
  ['total de caução por tamanho', costumeShop, outings.by('size', (g) => g.sum('deposit'))],
  [
    'quantas diárias de pirata tivemos no último trimestre de 2025?',
    costumeShop,
    outings
      .during('2025-10', '2025-12')
      .when((r) => r.costume === 'Pirata')
      .sum('nights'),
  ],
  [
    'quantos por cento do valor total das fantasias veio de venda?',
    costumeShop,
    outings.share((r) => r.operation === 'venda', 'price'),
  ],
  [
    'quantas fantasias sairam pro halloween?',
    costumeShop,
    outings.when((r) => r.occasion === 'Halloween').count(),
  ],
  [
    'qual ocasião rendeu menos na loja de fantasias, em valor total?',
    costumeShop,
    least(outings.by('occasion', (g) => g.sum('price'))),
  ],
  ['em que dia da semana saem mais fantasias?', costumeShop, most(outings.byWeekday((g) => g.count()))],
  [
    'quantas fantasias saem em média por dia que a loja abre?',
    costumeShop,
    outings.count() / outings.distinct('day'),
  ],
  [
    'valor total das fantasias em janeiro comparado com fevereiro',
    costumeShop,
    { before: outings.during('2026-01').sum('price'), after: outings.during('2026-02').sum('price') },
  ],
  [
    'quantos aluguéis de fantasia passaram de R$ 300?',
    costumeShop,
    outings.when((r) => r.operation === 'aluguel' && r.price > 300).count(),
  ],
  [
    'numero de alugueis de fantasia por atendente',
    costumeShop,
    outings.when((r) => r.operation === 'aluguel').by('attendant', (g) => g.count()),
  ],
  [
    'por favor, o valor das vendas de fantasia do Diego tirando o que foi pago em dinheiro',
    costumeShop,
    outings
      .when((r) => r.operation === 'venda' && r.attendant === 'Diego' && r.payment !== 'dinheiro')
      .sum('price'),
  ],
  [
    'quantas fantasias levaram acessório em março?',
    costumeShop,
    outings
      .during('2026-03')
      .when((r) => r.accessory === 'sim')
      .count(),
  ],
  [
    'que parte dos aluguéis de fantasia foi no tamanho G?',
    costumeShop,
    outings.when((r) => r.operation === 'aluguel').share((r) => r.size === 'G'),
  ],
  [
    'quantas fantasias diferentes saíram para o carnaval?',
    costumeShop,
    outings.when((r) => r.occasion === 'Carnaval').distinct('costume'),
  ],
  [
    'maior caução cobrada numa fantasia de vampiro',
    costumeShop,
    outings.when((r) => r.costume === 'Vampiro').max('deposit'),
  ],
  [
    'fantasias tamanho M alugadas por mês, em quantidade',
    costumeShop,
    outings.when((r) => r.size === 'M' && r.operation === 'aluguel').byMonth((g) => g.count()),
  ],
  [
    'quanto deu de aluguel de fantasia entre 20/12/2025 e 15/01/2026?',
    costumeShop,
    outings
      .from('2025-12-20', '2026-01-15')
      .when((r) => r.operation === 'aluguel')
      .sum('price'),
  ],
  [
    'média de diárias por aluguel de cada fantasia',
    costumeShop,
    outings.when((r) => r.operation === 'aluguel').by('costume', (g) => g.mean('nights')),
  ],
  [
    'valor das vendas de fantasia por forma de pagamento',
    costumeShop,
    outings.when((r) => r.operation === 'venda').by('payment', (g) => g.sum('price')),
  ],
  [
    'qual foi o mes mais fraco da loja de fantasias em valor total?',
    costumeShop,
    least(outings.byMonth((g) => g.sum('price'))),
  ],
  [
    'valor total das fantasias pagas no cartão crédito aos sábados',
    costumeShop,
    outings
      .on(6)
      .when((r) => r.payment === 'cartão crédito')
      .sum('price'),
  ],
  [
    'quantas fantasias foram alugadas por mais de 3 diarias?',
    costumeShop,
    outings.when((r) => r.operation === 'aluguel' && (r.nights ?? 0) > 3).count(),
  ],
  [
    'valor total das fantasias mais as multas de atraso em dezembro, quanto dá somado?',
    costumeShop,
    outings.during('2025-12').sum('price') + outings.during('2025-12').sum('fine'),
  ],

  // The paint factory
  ['valor dos pedidos de tinta por linha', factory, orders.by('line', (g) => g.sum('price'))],
  [
    'quantos pedidos faturados tivemos em agosto?',
    factory,
    orders
      .during('2025-08')
      .when((r) => r.status === 'FATURADO')
      .count(),
  ],
  [
    'qual o valor dos pedidos pendentes da fábrica?',
    factory,
    orders.when((r) => r.status === 'PENDENTE').sum('price'),
  ],
  [
    'Quantos litros de acrílica foram pedidos no primeiro trimestre de 2026?',
    factory,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.line === 'Acrílica')
      .sum('litres'),
  ],
  ['qual representante tirou mais pedidos?', factory, most(orders.by('agent', (g) => g.count()))],
  [
    'os 3 clientes que mais pediram latas',
    factory,
    most(
      orders.by('client', (g) => g.sum('cans')),
      3,
    ),
  ],
  ['media de litros por pedido', factory, orders.mean('litres')],
  ['valor médio da lata de esmalte', factory, orders.when((r) => r.line === 'Esmalte').mean('unit')],
  [
    'quantos pedidos cancelados cada representante teve?',
    factory,
    orders.when((r) => r.status === 'CANCELADO').by('agent', (g) => g.count()),
  ],
  ['que porcentagem dos pedidos foi cancelada?', factory, orders.share((r) => r.status === 'CANCELADO')],
  [
    'qto deu de frete pra MG em novembro',
    factory,
    orders
      .during('2025-11')
      .when((r) => r.state === 'MG')
      .sum('freight'),
  ],
  [
    'pedidos de branco neve acima de 3 mil reais, quantos são?',
    factory,
    orders.when((r) => r.color === 'Branco Neve' && r.price > 3000).count(),
  ],
  [
    'quantas latas de textura a Construtora Alvorada pediu?',
    factory,
    orders.when((r) => r.line === 'Textura' && r.client === 'Construtora Alvorada').sum('cans'),
  ],
  [
    'compare o valor dos pedidos de setembro com o de outubro',
    factory,
    { before: orders.during('2025-09').sum('price'), after: orders.during('2025-10').sum('price') },
  ],
  [
    'valor dos pedidos por UF tirando os cancelados',
    factory,
    orders.when((r) => r.status !== 'CANCELADO').by('state', (g) => g.sum('price')),
  ],
  [
    'qual cor teve menos litros na linha acrilica?',
    factory,
    least(orders.when((r) => r.line === 'Acrílica').by('color', (g) => g.sum('litres'))),
  ],
  ['em qual dia da semana entram mais pedidos?', factory, most(orders.byWeekday((g) => g.count()))],
  [
    'em média quantos pedidos entram por dia de trabalho na fábrica?',
    factory,
    orders.count() / orders.distinct('day'),
  ],
  [
    'quanto dá a quantidade de latas vezes o valor da lata nos pedidos do Adauto em dezembro?',
    factory,
    orders
      .during('2025-12')
      .when((r) => r.agent === 'Adauto')
      .sum('gross'),
  ],
  [
    'qual o valor do maior pedido do Depósito São Jorge?',
    factory,
    orders.when((r) => r.client === 'Depósito São Jorge').max('price'),
  ],
  [
    'valor do menor pedido faturado da Pinturas Teixeira',
    factory,
    orders.when((r) => r.client === 'Pinturas Teixeira' && r.status === 'FATURADO').min('price'),
  ],
  ['participação do PR no valor dos pedidos', factory, orders.share((r) => r.state === 'PR', 'price')],
  [
    'qual o valor dos pedidos da Tânia de 10/11/2025 a 05/12/2025?',
    factory,
    orders
      .from('2025-11-10', '2025-12-05')
      .when((r) => r.agent === 'Tânia')
      .sum('price'),
  ],
  [
    'quantos clientes diferentes pediram verniz em março?',
    factory,
    orders
      .during('2026-03')
      .when((r) => r.line === 'Verniz')
      .distinct('client'),
  ],
  ['quatidade de latas por mês', factory, orders.byMonth((g) => g.sum('cans'))],
  [
    'valor dos pedidos menos o frete em fevereiro',
    factory,
    orders.during('2026-02').sum('price') - orders.during('2026-02').sum('freight'),
  ],
  [
    'valor médio do frete por UF, só dos pedidos que têm frete',
    factory,
    orders.when((r) => r.freight !== undefined).by('state', (g) => g.mean('freight')),
  ],
  ['quantos pedidos passaram de 300 litros?', factory, orders.when((r) => r.litres > 300).count()],
  [
    'qual linha de tinta tem o menor valor em pedidos faturados?',
    factory,
    least(orders.when((r) => r.status === 'FATURADO').by('line', (g) => g.sum('price'))),
  ],
  [
    'vê pra mim quantas latas de látex pva e acrílica SP pediu ao todo desde fevereiro',
    factory,
    orders
      .during('2026-02', '2026-04')
      .when((r) => r.state === 'SP' && (r.line === 'Látex PVA' || r.line === 'Acrílica'))
      .sum('cans'),
  ],
]

export const unanswerable: string[] = [
  'qual a idade da Dona Iracema?',
  'quanto vamos faturar com plantões em julho de 2026?',
  'quantas fantasias alugamos em maio de 2025?',
  'qual remédio o Seu Hermes toma à noite?',
  'quanto gastamos com lavanderia das fantasias?',
  'qual o estoque de tinta branca na fábrica?',
  'quanto pagamos de resina em outubro?',
  'telefone da família do Seu Osvaldo',
  'quantas fantasias precisam de conserto?',
  'qual a validade das latas de verniz?',
]
