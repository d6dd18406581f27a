import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* A nursery school, a bicycle shop and a coffee roaster. */

const { next, whole, pick } = seededBusiness('a nursery school, a bicycle shop, a coffee roaster')

const firstNames = [
  'Helena',
  'Miguel',
  'Alice',
  'Theo',
  'Laura',
  'Davi',
  'Manuela',
  'Gael',
  'Isis',
  'Bento',
  'Cecília',
  'Noah',
  'Lívia',
  'Joaquim',
  'Maitê',
  'Otto',
  'Clara',
  'Ravi',
  'Antonella',
  'Caleb',
  'Eloá',
  'Levi',
  'Stella',
  'Benício',
]
const lastNames = [
  'Prado',
  'Moura',
  'Teles',
  'Fontes',
  'Bastos',
  'Arruda',
  'Queiroz',
  'Sampaio',
  'Brandão',
  'Pacheco',
  'Falcão',
  'Vilela',
]
const schoolMonths = [
  '2025-08',
  '2025-09',
  '2025-10',
  '2025-11',
  '2025-12',
  '2026-01',
  '2026-02',
  '2026-03',
  '2026-04',
  '2026-05',
]
const classFees: Record<string, number> = {
  Berçário: 1350,
  'Maternal 1': 1200,
  'Maternal 2': 1150,
  Pré: 1050,
}
const periodParts: Record<string, number> = { Integral: 1.45, Manhã: 1, Tarde: 0.95 }
const children = Array.from({ length: 50 }, (_, number) => ({
  student: `${firstNames[number % 24]} ${lastNames[(number * 5 + Math.floor(number / 24) * 3) % 12]}`,
  group:
    ['Berçário', 'Pré', 'Maternal 2', 'Maternal 1'][number] ??
    pick(['Maternal 2', 'Maternal 2', 'Maternal 1', 'Maternal 1', 'Berçário', 'Pré']),
  period: pick(['Integral', 'Manhã', 'Tarde']),
  dueOn: ['05', '10', '15'][whole(0, 2)] ?? '10',
  started: number > 35 ? whole(0, 6) : 0,
  sibling: number % 3 === 0 ? whole(5, 15) : 0,
}))
const fees = new Rows(
  schoolMonths.flatMap((month, number) =>
    children.flatMap(({ student, group, period, dueOn, started, sibling }) => {
      if (number < started) return []
      const chance = next()
      const open = number === 9 ? 0.4 : number === 8 ? 0.12 : 0.03
      const behind = open + (group === 'Maternal 2' ? 0.14 : 0.05)
      const state = chance < open ? 'Em aberto' : chance < behind ? 'Atrasada' : 'Paga'
      const daysLate =
        state === 'Atrasada' ? whole(16, 75) : state === 'Paga' && next() < 0.25 ? whole(1, 15) : 0
      const fee = cents((classFees[group] ?? 0) * (periodParts[period] ?? 0) * (month < '2026' ? 1 : 1.08))
      const discount = cents((fee * sibling) / 100)
      const fine = daysLate === 0 ? 0 : cents(fee * (0.02 + daysLate * 0.00033) + whole(1, 99) / 100)
      return [
        {
          day: `${month}-${dueOn}`,
          student,
          group,
          period,
          state,
          payment: state === 'Paga' ? pick(['Boleto', 'Boleto', 'Pix', 'Débito automático']) : '',
          daysLate,
          fee,
          discount,
          fine,
          paid: state === 'Paga' ? cents(fee - discount + fine) : 0,
        },
      ]
    }),
  ),
)

const bikeDays = daysFrom('2025-09-01', 273)
const repairs = new Rows(
  bikeDays.flatMap((day) =>
    Array.from({ length: whole(1, 3) + (weekdayIn(day) === 6 ? 2 : 0) }, () => {
      const parts = whole(0, 32_000) / 100
      const labour = whole(3_000, 25_000) / 100
      return {
        day,
        service: pick([
          'Revisão completa',
          'Revisão completa',
          'Revisão completa',
          'Troca de pneu',
          'Troca de pneu',
          'Revisão simples',
          'Revisão simples',
          'Regulagem de câmbio',
          'Troca de corrente',
          'Pintura',
        ]),
        kind: pick(['Mountain bike', 'Mountain bike', 'Urbana', 'Speed', 'Infantil', 'Elétrica']),
        brand: pick([
          'Caloi',
          'Caloi',
          'Caloi',
          'Caloi',
          'Caloi',
          'Sense',
          'Sense',
          'Sense',
          'Oggi',
          'Oggi',
          'Monark',
          'Specialized',
        ]),
        mechanic: pick(['Valdir', 'Valdir', 'Tonho', 'Tonho', 'Priscila']),
        payment: pick(['Pix', 'Cartão', 'Dinheiro']),
        stay: whole(1, 9),
        parts,
        labour,
        total: cents(parts + labour),
        score: next() < 0.35 ? undefined : pick([5, 5, 4, 4, 3, 2, 1]),
      }
    }),
  ),
)

const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 864e5).toISOString().slice(0, 10)
const towns: Record<string, string> = {
  'Padaria Bela Massa': 'Varginha',
  'Mercado São Jorge': 'Varginha',
  'Hotel Mirante': 'Poços de Caldas',
  'Cafeteria Grão Fino': 'Poços de Caldas',
  'Empório da Serra': 'Lavras',
  'Restaurante Tempero': 'Lavras',
  'Cantina do Porto': 'Três Corações',
  'Livraria Aurora': 'Varginha',
}
const deliveries = new Rows(
  daysFrom('2025-07-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: whole(0, 4) }, () => {
        const client = pick([
          'Mercado São Jorge',
          'Mercado São Jorge',
          'Mercado São Jorge',
          'Padaria Bela Massa',
          'Padaria Bela Massa',
          'Hotel Mirante',
          'Cafeteria Grão Fino',
          'Empório da Serra',
          'Restaurante Tempero',
          'Livraria Aurora',
          'Cantina do Porto',
        ])
        const kilos = whole(5, 90)
        return {
          day,
          ordered: dayBefore(day, whole(1, 6)),
          client,
          town: towns[client] as string,
          coffee: pick([
            'Blend da Casa',
            'Blend da Casa',
            'Bourbon Amarelo',
            'Catuaí',
            'Mundo Novo',
            'Descafeinado',
          ]),
          roast: pick(['Média', 'Média', 'Escura', 'Clara']),
          grind: pick(['Em grãos', 'Em grãos', 'Moído']),
          driver: pick(['Gildo', 'Gildo', 'Gildo', 'Samuel', 'Edvaldo']),
          kilos,
          freight: whole(1_500, 12_000) / 100,
          total: (kilos * whole(3_800, 7_200)) / 100,
        }
      }),
    ),
)

const school = 'MENSALIDADES_ESCOLINHA'
const bikeShop = 'Serviços Bicicletaria'
const roaster = 'entregas_atacado_cafe'

export const files = [
  file(school, fees, [
    ['VENCIMENTO', ({ day }) => brazilianDay(day)],
    ['ALUNO', ({ student }) => student],
    ['TURMA', ({ group }) => group],
    ['PERIODO', ({ period }) => period],
    ['SITUACAO', ({ state }) => state],
    ['FORMA_PGTO', ({ payment }) => payment],
    ['DIAS_ATRASO', ({ daysLate }) => daysLate],
    ['VLR_MENSALIDADE', ({ fee }) => decimal(fee)],
    ['VLR_DESCONTO', ({ discount }) => decimal(discount)],
    ['VLR_MULTA', ({ fine }) => decimal(fine)],
    ['VLR_PAGO', ({ paid }) => decimal(paid)],
  ]),
  file(bikeShop, repairs, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Serviço', ({ service }) => service],
    ['Tipo de Bicicleta', ({ kind }) => kind],
    ['Marca', ({ brand }) => brand],
    ['Mecânico', ({ mechanic }) => mechanic],
    ['Pagamento', ({ payment }) => payment],
    ['Dias na Oficina', ({ stay }) => stay],
    ['Valor Peças', ({ parts }) => commaPrice(parts)],
    ['Mão de Obra', ({ labour }) => commaPrice(labour)],
    ['Total', ({ total }) => commaPrice(total)],
    ['Nota do Cliente', ({ score }) => score ?? ''],
  ]),
  file(
    roaster,
    deliveries,
    [
      ['data_pedido', ({ ordered }) => ordered],
      ['data_entrega', ({ day }) => day],
      ['cliente', ({ client }) => client],
      ['cidade', ({ town }) => town],
      ['cafe', ({ coffee }) => coffee],
      ['torra', ({ roast }) => roast],
      ['moagem', ({ grind }) => grind],
      ['motorista', ({ driver }) => driver],
      ['kg', ({ kilos }) => kilos],
      ['frete', ({ freight }) => freight.toFixed(2)],
      ['valor_total', ({ total }) => total.toFixed(2)],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The nursery school
  ['valor das mensalidades por mês', school, fees.byMonth((g) => g.sum('fee'))],
  ['quantas mensalidades estão atrasadas?', school, fees.when((r) => r.state === 'Atrasada').count()],
  ['qual o valor das mensalidades em aberto', school, fees.when((r) => r.state === 'Em aberto').sum('fee')],
  ['quantos alunos diferentes em cada turma?', school, fees.by('group', (g) => g.distinct('student'))],
  [
    'valor pago pelo berçário em março',
    school,
    fees
      .during('2026-03')
      .when((r) => r.group === 'Berçário')
      .sum('paid'),
  ],
  ['mensalidade média por turma', school, fees.by('group', (g) => g.mean('fee'))],
  ['total de multa em 2026', school, fees.during('2026-01', '2026-05').sum('fine')],
  [
    'quanto demos de desconto pras crianças do integral?',
    school,
    fees.when((r) => r.period === 'Integral').sum('discount'),
  ],
  ['quantos alunos diferentes já passaram pela escolinha', school, fees.distinct('student')],
  [
    'qual turma tem mais mensalidades atrasadas?',
    school,
    most(fees.when((r) => r.state === 'Atrasada').by('group', (g) => g.count())),
  ],
  ['que percentual das mensalidades está atrasado?', school, fees.share((r) => r.state === 'Atrasada')],
  ['quantas mensalidades foram pagas no boleto?', school, fees.when((r) => r.payment === 'Boleto').count()],
  [
    'quanto foi pago por débito automático?',
    school,
    fees.when((r) => r.payment === 'Débito automático').sum('paid'),
  ],
  [
    'média de dias de atraso das mensalidades atrasadas',
    school,
    fees.when((r) => r.state === 'Atrasada').mean('daysLate'),
  ],
  ['quantas mensalidades tem mais de 30 dias de atraso', school, fees.when((r) => r.daysLate > 30).count()],
  [
    'Quanto já foi pago pela Helena Prado?',
    school,
    fees.when((r) => r.student === 'Helena Prado').sum('paid'),
  ],
  [
    'os 3 alunos com mais multa',
    school,
    most(
      fees.by('student', (g) => g.sum('fine')),
      3,
    ),
  ],
  [
    'quantas mensalidades do período da tarde em fevereiro?',
    school,
    fees
      .during('2026-02')
      .when((r) => r.period === 'Tarde')
      .count(),
  ],
  [
    'compare o valor das mensalidades de dezembro com o de janeiro',
    school,
    { before: fees.during('2025-12').sum('fee'), after: fees.during('2026-01').sum('fee') },
  ],
  ['desconto total do maternal 1', school, fees.when((r) => r.group === 'Maternal 1').sum('discount')],
  [
    'valor total das mensalidades sem contar o berçário',
    school,
    fees.when((r) => r.group !== 'Berçário').sum('fee'),
  ],
  ['quantas mensalidades passam de 1.700 reais?', school, fees.when((r) => r.fee > 1700).count()],
  [
    'quanto foi pago na escolinha no primeiro trimestre de 2026?',
    school,
    fees.during('2026-01', '2026-03').sum('paid'),
  ],
  [
    'quantos alunos tinha no maternal 2 em maio',
    school,
    fees
      .during('2026-05')
      .when((r) => r.group === 'Maternal 2')
      .distinct('student'),
  ],
  ['multa por mês', school, fees.byMonth((g) => g.sum('fine'))],
  ['qual foi a maior multa?', school, fees.max('fine')],
  [
    'quantas mensalidades vencem entre 1 e 10 de abril?',
    school,
    fees.from('2026-04-01', '2026-04-10').count(),
  ],
  [
    'quanto por cento do valor das mensalidades vem do integral?',
    school,
    fees.share((r) => r.period === 'Integral', 'fee'),
  ],
  [
    'Em qual mês tem mais mensalidades em aberto?',
    school,
    most(fees.when((r) => r.state === 'Em aberto').byMonth((g) => g.count())),
  ],
  [
    'Me diz o valor das mensalidades do maternal 2 da manhã só em 2025, por favor',
    school,
    fees
      .during('2025-08', '2025-12')
      .when((r) => r.group === 'Maternal 2' && r.period === 'Manhã')
      .sum('fee'),
  ],

  // The bicycle shop
  ['quanto a bicicletaria faturou em janeiro?', bikeShop, repairs.during('2026-01').sum('total')],
  ['serviços por mês', bikeShop, repairs.byMonth((g) => g.count())],
  ['faturamento por mecânico', bikeShop, repairs.by('mechanic', (g) => g.sum('total'))],
  ['qual serviço é o mais feito?', bikeShop, most(repairs.by('service', (g) => g.count()))],
  [
    'quantas revisões completas o Valdir fez?',
    bikeShop,
    repairs.when((r) => r.service === 'Revisão completa' && r.mechanic === 'Valdir').count(),
  ],
  ['valor médio de peças por marca', bikeShop, repairs.by('brand', (g) => g.mean('parts'))],
  [
    'total de mao de obra da Priscila em março',
    bikeShop,
    repairs
      .during('2026-03')
      .when((r) => r.mechanic === 'Priscila')
      .sum('labour'),
  ],
  ['média de dias na oficina por tipo de bicicleta', bikeShop, repairs.by('kind', (g) => g.mean('stay'))],
  [
    'quantas bicicletas elétricas atendemos em fevereiro?',
    bikeShop,
    repairs
      .during('2026-02')
      .when((r) => r.kind === 'Elétrica')
      .count(),
  ],
  [
    'as 3 marcas com maior faturamento',
    bikeShop,
    most(
      repairs.by('brand', (g) => g.sum('total')),
      3,
    ),
  ],
  ['quantos serviços a bicicletaria fez aos sábados e domingos?', bikeShop, repairs.on(6, 0).count()],
  [
    'qual dia da semana tem mais serviço na bicicletaria?',
    bikeShop,
    most(repairs.byWeekday((g) => g.count())),
  ],
  ['quantos serviços fazemos por dia, em média', bikeShop, repairs.count() / bikeDays.length],
  ['nota média do Tonho', bikeShop, repairs.when((r) => r.mechanic === 'Tonho').mean('score')],
  ['quantos clientes deram nota 5?', bikeShop, repairs.when((r) => r.score === 5).count()],
  [
    'quantas notas abaixo de 3 cada mecânico levou',
    bikeShop,
    repairs.when((r) => r.score !== undefined && r.score < 3).by('mechanic', (g) => g.count()),
  ],
  [
    'porcentagem dos serviços que é troca de pneu',
    bikeShop,
    repairs.share((r) => r.service === 'Troca de pneu'),
  ],
  [
    'faturamento da caloi no primeiro trimestre de 2026',
    bikeShop,
    repairs
      .during('2026-01', '2026-03')
      .when((r) => r.brand === 'Caloi')
      .sum('total'),
  ],
  [
    'como o faturamento com troca de corrente mudou de outubro pra novembro?',
    bikeShop,
    {
      before: repairs
        .during('2025-10')
        .when((r) => r.service === 'Troca de corrente')
        .sum('total'),
      after: repairs
        .during('2025-11')
        .when((r) => r.service === 'Troca de corrente')
        .sum('total'),
    },
  ],
  ['quantos serviços passaram de 400 reais?', bikeShop, repairs.when((r) => r.total > 400).count()],
  [
    'quantas bicicletas ficaram mais de 5 dias na oficina em dezembro?',
    bikeShop,
    repairs
      .during('2025-12')
      .when((r) => r.stay > 5)
      .count(),
  ],
  [
    'quanto a bicicletaria faturou sem contar pintura',
    bikeShop,
    repairs.when((r) => r.service !== 'Pintura').sum('total'),
  ],
  [
    'qual o maior total cobrado numa Specialized?',
    bikeShop,
    repairs.when((r) => r.brand === 'Specialized').max('total'),
  ],
  [
    'quanto deu de peças em bicicleta infantil desde fevereiro?',
    bikeShop,
    repairs
      .during('2026-02', '2026-05')
      .when((r) => r.kind === 'Infantil')
      .sum('parts'),
  ],
  ['qual mecânico fez menos serviços?', bikeShop, least(repairs.by('mechanic', (g) => g.count()))],
  [
    'que parte do faturamento da bicicletaria é da marca Sense?',
    bikeShop,
    repairs.share((r) => r.brand === 'Sense', 'total'),
  ],
  ['faturamento da bicicletaria por dia da semana', bikeShop, repairs.byWeekday((g) => g.sum('total'))],
  [
    'quantos serviços em mountain bike por marca',
    bikeShop,
    repairs.when((r) => r.kind === 'Mountain bike').by('brand', (g) => g.count()),
  ],
  [
    'quanto a bicicletaria recebeu em dinheiro em abril?',
    bikeShop,
    repairs
      .during('2026-04')
      .when((r) => r.payment === 'Dinheiro')
      .sum('total'),
  ],
  [
    'Me mostra mês a mês quanto faturamos com as revisões completas feitas pelo Tonho',
    bikeShop,
    repairs
      .when((r) => r.service === 'Revisão completa' && r.mechanic === 'Tonho')
      .byMonth((g) => g.sum('total')),
  ],

  // The coffee roaster
  ['quantos kg de café entregamos em março?', roaster, deliveries.during('2026-03').sum('kilos')],
  ['entregas por mês', roaster, deliveries.byMonth((g) => g.count())],
  ['valor total de café por cliente', roaster, deliveries.by('client', (g) => g.sum('total'))],
  [
    'os 2 clientes que mais compram em kg',
    roaster,
    most(
      deliveries.by('client', (g) => g.sum('kilos')),
      2,
    ),
  ],
  ['frete por motorista', roaster, deliveries.by('driver', (g) => g.sum('freight'))],
  ['qual café sai mais em kg?', roaster, most(deliveries.by('coffee', (g) => g.sum('kilos')))],
  [
    'quantos kg de torra média entregamos?',
    roaster,
    deliveries.when((r) => r.roast === 'Média').sum('kilos'),
  ],
  [
    'valor médio das entregas pro Hotel Mirante',
    roaster,
    deliveries.when((r) => r.client === 'Hotel Mirante').mean('total'),
  ],
  [
    'quantas entregas o Gildo fez em Lavras',
    roaster,
    deliveries.when((r) => r.driver === 'Gildo' && r.town === 'Lavras').count(),
  ],
  ['entregas por dia da semana', roaster, deliveries.byWeekday((g) => g.count())],
  ['qual cidade recebe menos café em kg?', roaster, least(deliveries.by('town', (g) => g.sum('kilos')))],
  ['que porcentagem dos kg sai moído?', roaster, deliveries.share((r) => r.grind === 'Moído', 'kilos')],
  [
    'kg de bourbon amarelo entregues por mês',
    roaster,
    deliveries.when((r) => r.coffee === 'Bourbon Amarelo').byMonth((g) => g.sum('kilos')),
  ],
  ['quantas entregas com mais de 50 kg?', roaster, deliveries.when((r) => r.kilos > 50).count()],
  [
    'frete medio pra pocos de caldas',
    roaster,
    deliveries.when((r) => r.town === 'Poços de Caldas').mean('freight'),
  ],
  [
    'os kg entregues subiram de novembro pra dezembro?',
    roaster,
    { before: deliveries.during('2025-11').sum('kilos'), after: deliveries.during('2025-12').sum('kilos') },
  ],
  [
    'valor total das entregas no segundo semestre de 2025',
    roaster,
    deliveries.during('2025-07', '2025-12').sum('total'),
  ],
  [
    'faturamento do atacado de café sem a Cafeteria Grão Fino',
    roaster,
    deliveries.when((r) => r.client !== 'Cafeteria Grão Fino').sum('total'),
  ],
  [
    'quantos clientes diferentes receberam descafeinado em fevereiro?',
    roaster,
    deliveries
      .during('2026-02')
      .when((r) => r.coffee === 'Descafeinado')
      .distinct('client'),
  ],
  [
    'quantas entregas com data do pedido em outubro?',
    roaster,
    deliveries.when((r) => r.ordered.slice(0, 7) === '2025-10').count(),
  ],
  [
    'motorista com mais entregas na segunda-feira',
    roaster,
    most(deliveries.on(1).by('driver', (g) => g.count())),
  ],
  [
    'quantos kg em grãos entregamos desde fevereiro?',
    roaster,
    deliveries
      .during('2026-02', '2026-04')
      .when((r) => r.grind === 'Em grãos')
      .sum('kilos'),
  ],
  [
    'quanto deu o frete das entregas de setembro a outubro?',
    roaster,
    deliveries.during('2025-09', '2025-10').sum('freight'),
  ],
  [
    'maior entrega em kg pra Livraria Aurora',
    roaster,
    deliveries.when((r) => r.client === 'Livraria Aurora').max('kilos'),
  ],
  ['quantidade de entregas por torra', roaster, deliveries.by('roast', (g) => g.count())],
  ['que % das entregas foi o Samuel que fez?', roaster, deliveries.share((r) => r.driver === 'Samuel')],
  [
    'Quanto a Padaria Bela Massa comprou de catuaí, em reais?',
    roaster,
    deliveries.when((r) => r.client === 'Padaria Bela Massa' && r.coffee === 'Catuaí').sum('total'),
  ],
  ['média de kg por entrega de cada café', roaster, deliveries.by('coffee', (g) => g.mean('kilos'))],
  ['qual mês teve menos kg entregues?', roaster, least(deliveries.byMonth((g) => g.sum('kilos')))],
  [
    'Preciso do valor total que o Samuel e o Edvaldo, juntos, entregaram em Varginha em 2026',
    roaster,
    deliveries
      .during('2026-01', '2026-04')
      .when((r) => (r.driver === 'Samuel' || r.driver === 'Edvaldo') && r.town === 'Varginha')
      .sum('total'),
  ],
]

export const unanswerable: string[] = [
  'quantas professoras a escolinha tem?',
  'qual o telefone da mãe da Helena Prado?',
  'quantas faltas os alunos do maternal 1 tiveram',
  'quanto pagamos de aluguel da oficina?',
  'qual o salário do Valdir?',
  'quantas bicicletas Caloi temos em estoque?',
  'qual a temperatura da torra escura?',
  'qual foi nosso lucro com o café em março?',
  'quanto gastamos de gasolina nas entregas',
  'quanto devemos pro produtor do bourbon amarelo?',
]
