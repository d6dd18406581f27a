import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, shownDay, weekdayIn } from './rows'

/* A buffet restaurant by weight, an upholsterer and a dermatology clinic. */

const { next, whole, pick, among } = seededBusiness(
  'a buffet by weight, an upholsterer, a dermatology clinic',
)
// The last is 30/04/2026.
const days = daysFrom('2025-06-01', 334)
const lastDay = '2026-04-30'

// Closed on Mondays, fullest at weekends, with dinner on Fridays and Saturdays.
const tabs = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) => {
      const isWeekend = weekdayIn(day) === 0 || weekdayIn(day) === 6
      const hasDinner = weekdayIn(day) === 5 || weekdayIn(day) === 6
      return Array.from({ length: isWeekend ? whole(3, 6) : whole(2, 3) }, () => {
        const mode = among<string>(['Self-service', 6], ['Marmita', 3], ['Buffet livre', 2])
        const kilos = mode === 'Buffet livre' ? undefined : whole(28, 96) / 100
        const perKilo = mode === 'Marmita' ? 64.9 : isWeekend ? 89.9 : 79.9
        const food = kilos === undefined ? (isWeekend ? 74.9 : 62.9) : cents(kilos * perKilo)
        const { drink, drinkPrice } = among<{ drink: string; drinkPrice: number | undefined }>(
          [{ drink: 'Refrigerante', drinkPrice: 7.5 }, 6],
          [{ drink: 'Suco natural', drinkPrice: 11 }, 4],
          [{ drink: 'Água', drinkPrice: 5 }, 2.3],
          [{ drink: 'Cerveja', drinkPrice: 14.9 }, 1.2],
          [{ drink: '', drinkPrice: undefined }, 4],
        )
        const loyal = next() < 0.28 ? 'S' : 'N'
        const discount = loyal === 'S' ? cents(food * 0.1) : 0
        return {
          day,
          period: hasDinner && next() < 0.45 ? 'Jantar' : 'Almoço',
          mode,
          room: mode === 'Marmita' ? 'Viagem' : among<string>(['Salão', 3], ['Varanda', 2]),
          cashier: among<string>(['Ivone', 5], ['Gilson', 3], ['Patrícia', 2]),
          payment: among<string>(
            ['Crédito', 5],
            ['Pix', 4],
            ['Vale-refeição', 3],
            ['Débito', 2],
            ['Dinheiro', 1],
          ),
          loyal,
          kilos,
          food,
          drink,
          drinkPrice,
          discount,
          total: cents(food + (drinkPrice ?? 0) - discount),
        }
      })
    })
    .map((row, at) => ({ number: 10_241 + at, ...row })),
)

const clients = [
  { client: 'Hotel Serra Azul', city: 'Gramado' },
  { client: 'Família Nogueira', city: 'Caxias do Sul' },
  { client: 'Bar do Tonho', city: 'Canela' },
  { client: 'Arquiteta Helena Prado', city: 'Gramado' },
  { client: 'Igreja São José', city: 'Farroupilha' },
  { client: 'Dona Zilda', city: 'Canela' },
  { client: 'Escritório Lobo e Reis', city: 'Caxias do Sul' },
  { client: 'Pousada Recanto', city: 'Canela' },
  { client: 'Auto Center Piratini', city: 'Caxias do Sul' },
  { client: 'Cine Paradiso', city: 'Farroupilha' },
]
interface Work {
  piece: string
  few: number
  many: number
  /** Half metres of fabric for each. */
  halves: [from: number, to: number]
  labor: [from: number, to: number]
}
/** This many days later, or a day more where that is a Sunday. */
const later = (day: string, count: number): string => {
  const then = daysFrom(day, count + 1).at(-1) ?? day
  return weekdayIn(then) === 0 ? later(day, count + 1) : then
}
// Every day but Sunday; a client comes once a day at most.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) => {
      const start = whole(0, clients.length - 1)
      return [...clients, ...clients].slice(start, start + whole(1, 2)).map(({ client, city }) => {
        const { piece, few, many, halves, labor } = among<Work>(
          [{ piece: 'Sofá', few: 1, many: 1, halves: [22, 44], labor: [90_000, 260_000] }, 6],
          [{ piece: 'Poltrona', few: 1, many: 2, halves: [8, 14], labor: [35_000, 90_000] }, 5],
          [{ piece: 'Cadeira', few: 4, many: 8, halves: [1, 3], labor: [8_000, 21_000] }, 4],
          [{ piece: 'Cabeceira', few: 1, many: 1, halves: [5, 10], labor: [28_000, 75_000] }, 2.5],
          [{ piece: 'Puff', few: 1, many: 3, halves: [2, 5], labor: [9_000, 24_000] }, 2],
          [{ piece: 'Banco de carro', few: 2, many: 5, halves: [4, 7], labor: [18_000, 39_000] }, 1.5],
        )
        const { fabric, perMeter } = among<{ fabric: string; perMeter: number }>(
          [{ fabric: 'Suede', perMeter: 48.9 }, 6],
          [{ fabric: 'Courino', perMeter: 39.5 }, 4.5],
          [{ fabric: 'Linho', perMeter: 86.9 }, 3.3],
          [{ fabric: 'Veludo', perMeter: 74.5 }, 2.3],
          [{ fabric: 'Jacquard', perMeter: 98 }, 1],
        )
        const pieces = whole(few, many)
        const meters = (pieces * whole(...halves)) / 2
        const material = cents(meters * perMeter + whole(1_500, 22_000) / 100)
        const work = cents((pieces * whole(...labor)) / 100)
        const total = cents(material + work)
        const planned = later(day, whole(5, 35))
        const status = next() < 0.05 ? 'Aguardando tecido' : planned > lastDay ? 'Em produção' : 'Entregue'
        const delivered = status === 'Entregue' ? planned : undefined
        return {
          day,
          delivered,
          deliveredMonth: delivered?.slice(0, 7),
          lead:
            delivered === undefined
              ? undefined
              : Math.round((Date.parse(delivered) - Date.parse(day)) / 864e5),
          client,
          city,
          piece,
          pieces,
          fabric,
          meters,
          worker: among<string>(['Seu Amaro', 5], ['Edmilson', 3.5], ['Rosângela', 2]),
          pickup: next() < 0.35 ? 'Sim' : 'Não',
          status,
          material,
          labor: work,
          total,
          deposit: next() < 0.2 ? 0 : cents((total * whole(3, 5)) / 10),
        }
      })
    })
    .map((row, at) => ({ number: 3_018 + at, ...row })),
)
const deliveredIn = (month: string) => orders.when((r) => r.deliveredMonth === month)

const patients = Array.from({ length: 420 }, (_, at) => ({
  record: 20_107 + at * 3,
  sex: next() < 0.66 ? 'F' : 'M',
  age: whole(9, 84),
}))
const seen = new Set<number>()
interface Procedure {
  procedure: string
  isCovered: boolean
  price: [from: number, to: number]
  lasts: [from: number, to: number]
}
// Every day but Sunday, few on Saturdays, most on Wednesdays.
const visits = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) => {
      const weekday = weekdayIn(day)
      return Array.from(
        { length: weekday === 3 ? whole(4, 6) : weekday === 6 ? whole(1, 2) : whole(2, 3) },
        () => {
          const { record, sex, age } = pick(patients)
          const firstTime = !seen.has(record) && next() < 0.7 ? 'sim' : 'nao'
          seen.add(record)
          const { procedure, isCovered, price, lasts } = among<Procedure>(
            [{ procedure: 'Consulta', isCovered: true, price: [28_000, 45_000], lasts: [15, 40] }, 8],
            [{ procedure: 'Botox', isCovered: false, price: [90_000, 210_000], lasts: [20, 50] }, 5],
            [{ procedure: 'Dermatoscopia', isCovered: true, price: [18_000, 36_000], lasts: [10, 30] }, 3],
            [{ procedure: 'Peeling químico', isCovered: false, price: [25_000, 62_000], lasts: [25, 55] }, 2],
            [
              { procedure: 'Laser fracionado', isCovered: false, price: [70_000, 160_000], lasts: [30, 75] },
              1.4,
            ],
            [{ procedure: 'Crioterapia', isCovered: true, price: [15_000, 30_000], lasts: [10, 25] }, 1.4],
            [
              { procedure: 'Biópsia de pele', isCovered: true, price: [32_000, 70_000], lasts: [25, 60] },
              1.4,
            ],
          )
          const plan = isCovered
            ? among<string>(['Unimed', 4], ['Particular', 3], ['Bradesco Saúde', 2], ['Amil', 1.5])
            : 'Particular'
          const charged = cents((whole(...price) / 100) * (plan === 'Particular' ? 1 : 0.6))
          return {
            day,
            record,
            sex,
            age,
            doctor: among<string>(['Dra. Renata', 5], ['Dr. Fábio', 3], ['Dra. Lívia', 1.8]),
            procedure,
            plan,
            unit: among<string>(['Centro', 3], ['Zona Sul', 2]),
            firstTime,
            wait: whole(2, 58),
            minutes: whole(...lasts),
            charged,
            disallowed:
              plan !== 'Particular' && next() < 0.16 ? cents((charged * whole(2, 10)) / 10) : undefined,
            passed: cents(charged * (isCovered ? 0.45 : 0.35)),
            rating: next() < 0.58 ? whole(5, 10) : undefined,
          }
        },
      )
    }),
)

const restaurant = 'COMANDAS RESTAURANTE'
const upholstery = 'OS Estofaria'
const clinic = 'atendimentos_dermatologia'

export const files = [
  file(restaurant, tabs, [
    ['COMANDA', ({ number }) => number],
    ['DATA', ({ day }) => brazilianDay(day)],
    ['PERIODO', ({ period }) => period],
    ['MODALIDADE', ({ mode }) => mode],
    ['AMBIENTE', ({ room }) => room],
    ['CAIXA', ({ cashier }) => cashier],
    ['FORMA PGTO', ({ payment }) => payment],
    ['FIDELIDADE', ({ loyal }) => loyal],
    ['PESO KG', ({ kilos }) => (kilos === undefined ? '' : decimal(kilos))],
    ['VL COMIDA', ({ food }) => decimal(food)],
    ['BEBIDA', ({ drink }) => drink],
    ['VL BEBIDA', ({ drinkPrice }) => (drinkPrice === undefined ? '' : decimal(drinkPrice))],
    ['DESCONTO', ({ discount }) => decimal(discount)],
    ['TOTAL', ({ total }) => decimal(total)],
  ]),
  file(upholstery, orders, [
    ['Nº OS', ({ number }) => number],
    ['Dt. Entrada', ({ day }) => brazilianDay(day)],
    ['Dt. Entrega', ({ delivered }) => (delivered === undefined ? '' : brazilianDay(delivered))],
    ['Cliente', ({ client }) => client],
    ['Cidade', ({ city }) => city],
    ['Peça', ({ piece }) => piece],
    ['Qtd', ({ pieces }) => pieces],
    ['Tecido', ({ fabric }) => fabric],
    ['Metragem (m)', ({ meters }) => decimal(meters, 1)],
    ['Tapeceiro', ({ worker }) => worker],
    ['Busca em casa', ({ pickup }) => pickup],
    ['Situação', ({ status }) => status],
    ['Material', ({ material }) => commaPrice(material)],
    ['Mão de obra', ({ labor }) => commaPrice(labor)],
    ['Vlr. Total', ({ total }) => commaPrice(total)],
    ['Sinal', ({ deposit }) => commaPrice(deposit)],
  ]),
  file(
    clinic,
    visits,
    [
      ['data_atendimento', ({ day }) => day],
      ['prontuario', ({ record }) => record],
      ['sexo', ({ sex }) => sex],
      ['idade', ({ age }) => age],
      ['medico', ({ doctor }) => doctor],
      ['procedimento', ({ procedure }) => procedure],
      ['convenio', ({ plan }) => plan],
      ['unidade', ({ unit }) => unit],
      ['primeira_vez', ({ firstTime }) => firstTime],
      ['espera_min', ({ wait }) => wait],
      ['duracao_min', ({ minutes }) => minutes],
      ['vlr_cobrado', ({ charged }) => charged.toFixed(2)],
      ['vlr_glosa', ({ disallowed }) => (disallowed === undefined ? '' : disallowed.toFixed(2))],
      ['repasse_medico', ({ passed }) => passed.toFixed(2)],
      ['nota', ({ rating }) => rating ?? ''],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The restaurant
  ['boa tarde, quanto o restaurante faturou em novembro?', restaurant, tabs.during('2025-11').sum('total')],
  ['quantas comandas por mes', restaurant, tabs.byMonth((g) => g.count())],
  ['Quantos quilos de comida vendemos em março?', restaurant, tabs.during('2026-03').sum('kilos')],
  ['peso medio das marmitas', restaurant, tabs.when((r) => r.mode === 'Marmita').mean('kilos')],
  [
    'qual forma de pgto soma o maior total nas comandas?',
    restaurant,
    most(tabs.by('payment', (g) => g.sum('total'))),
  ],
  ['ticket médio das comandas do jantar', restaurant, tabs.when((r) => r.period === 'Jantar').mean('total')],
  [
    'qto deu em valor de bebida só de cerveja em dezembro e janeiro?',
    restaurant,
    tabs
      .during('2025-12', '2026-01')
      .when((r) => r.drink === 'Cerveja')
      .sum('drinkPrice'),
  ],
  ['quantas comandas passaram de 80 reais no total?', restaurant, tabs.when((r) => r.total > 80).count()],
  [
    'em que dia da semana o restaurante fatura mais?',
    restaurant,
    most(tabs.byWeekday((g) => g.sum('total'))),
  ],
  ['Que % das comandas é de cliente fidelidade?', restaurant, tabs.share((r) => r.loyal === 'S')],
  ['desconto total dado em fevereiro', restaurant, tabs.during('2026-02').sum('discount')],
  [
    'compara o faturamento do restaurante em agosto com o de setembro',
    restaurant,
    { before: tabs.during('2025-08').sum('total'), after: tabs.during('2025-09').sum('total') },
  ],
  ['total das comandas por caixa', restaurant, tabs.by('cashier', (g) => g.sum('total'))],
  [
    'quantas comandas a Ivone fechou em outubro?',
    restaurant,
    tabs
      .during('2025-10')
      .when((r) => r.cashier === 'Ivone')
      .count(),
  ],
  ['quilos vendidos em cada periodo', restaurant, tabs.by('period', (g) => g.sum('kilos'))],
  [
    'quais as 2 bebidas que mais aparecem nas comandas?',
    restaurant,
    most(
      tabs.when((r) => r.drink !== '').by('drink', (g) => g.count()),
      2,
    ),
  ],
  ['quantas comandas ficaram sem bebida', restaurant, tabs.when((r) => r.drink === '').count()],
  [
    'qual o total da maior comanda do buffet livre?',
    restaurant,
    tabs.when((r) => r.mode === 'Buffet livre').max('total'),
  ],
  [
    'quanto o restaurante fatura em média por dia aberto?',
    restaurant,
    tabs.sum('total') / tabs.distinct('day'),
  ],
  [
    'Qual foi o dia de maior faturamento do restaurante?',
    restaurant,
    most(tabs.by('day', (g) => g.sum('total'))).map(([day, total]): [string, number] => [
      shownDay(day),
      total,
    ]),
  ],
  [
    'participação das marmitas no total faturado',
    restaurant,
    tabs.share((r) => r.mode === 'Marmita', 'total'),
  ],
  ['soma do valor de comida nos sábados e domingos', restaurant, tabs.on(0, 6).sum('food')],
  [
    'total em pix na varanda desde fevereiro',
    restaurant,
    tabs
      .during('2026-02', '2026-04')
      .when((r) => r.payment === 'Pix' && r.room === 'Varanda')
      .sum('total'),
  ],
  [
    'quanto o restaurante faturou entre 20/12/2025 e 04/01/2026?',
    restaurant,
    tabs.from('2025-12-20', '2026-01-04').sum('total'),
  ],
  ['qual mes o restaurante vendeu menos quilos?', restaurant, least(tabs.byMonth((g) => g.sum('kilos')))],
  [
    'quantas comandas pesaram mais de 0,5 kg?',
    restaurant,
    tabs.when((r) => r.kilos !== undefined && r.kilos > 0.5).count(),
  ],
  [
    'quanto deu o total das comandas do Gilson tirando vale refeição?',
    restaurant,
    tabs.when((r) => r.cashier === 'Gilson' && r.payment !== 'Vale-refeição').sum('total'),
  ],
  ['quantos dias o restaurante abriu em abril?', restaurant, tabs.during('2026-04').distinct('day')],
  [
    'numero de comandas por dia da semana no mes de janeiro',
    restaurant,
    tabs.during('2026-01').byWeekday((g) => g.count()),
  ],
  ['almoço x jantar: quanto faturou cada um', restaurant, tabs.by('period', (g) => g.sum('total'))],

  // The upholsterer
  ['quantas OS entraram em janeiro?', upholstery, orders.during('2026-01').count()],
  ['e quantas OS foram entregues em janeiro?', upholstery, deliveredIn('2026-01').count()],
  [
    'Bom dia! Me passa o valor total das OS entregues em dezembro, por favor',
    upholstery,
    deliveredIn('2025-12').sum('total'),
  ],
  [
    'quantas cadeiras entraram pra reforma no primeiro trimestre de 2026?',
    upholstery,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.piece === 'Cadeira')
      .sum('pieces'),
  ],
  [
    'quantos metros de linho foram no total?',
    upholstery,
    orders.when((r) => r.fabric === 'Linho').sum('meters'),
  ],
  ['qual tapeceiro soma mais mão de obra?', upholstery, most(orders.by('worker', (g) => g.sum('labor')))],
  ['mao de obra média das OS de cada tipo de peça', upholstery, orders.by('piece', (g) => g.mean('labor'))],
  ['quanto foi de material nos sofás?', upholstery, orders.when((r) => r.piece === 'Sofá').sum('material')],
  [
    'os 3 clientes com maior valor total na estofaria',
    upholstery,
    most(
      orders.by('client', (g) => g.sum('total')),
      3,
    ),
  ],
  ['Valor total das OS por cidade', upholstery, orders.by('city', (g) => g.sum('total'))],
  ['quantos dias em média da entrada até a entrega?', upholstery, orders.mean('lead')],
  ['a OS que mais demorou levou quantos dias entre a entrada e a entrega?', upholstery, orders.max('lead')],
  [
    'OS aguardando tecido, quantas sao?',
    upholstery,
    orders.when((r) => r.status === 'Aguardando tecido').count(),
  ],
  ['soma do sinal das OS que entraram em outubro', upholstery, orders.during('2025-10').sum('deposit')],
  ['que porcentagem das OS teve busca em casa?', upholstery, orders.share((r) => r.pickup === 'Sim')],
  [
    'qual o valor total da última OS que entrou do Hotel Serra Azul?',
    upholstery,
    orders.when((r) => r.client === 'Hotel Serra Azul').all.at(-1)?.total ?? 0,
  ],
  [
    'quantas OS deram mais de R$ 3.000 no valor total?',
    upholstery,
    orders.when((r) => r.total > 3000).count(),
  ],
  [
    'mão de obra das OS que entraram em fevereiro x as que entraram em março',
    upholstery,
    { before: orders.during('2026-02').sum('labor'), after: orders.during('2026-03').sum('labor') },
  ],
  ['Qual tecido gasta mais metros?', upholstery, most(orders.by('fabric', (g) => g.sum('meters')))],
  ['qual tecido aparece em menos OS?', upholstery, least(orders.by('fabric', (g) => g.count()))],
  [
    'quanto falta receber (valor total menos sinal) das OS em produção?',
    upholstery,
    orders.when((r) => r.status === 'Em produção').sum('total') -
      orders.when((r) => r.status === 'Em produção').sum('deposit'),
  ],
  [
    'quantos clientes diferentes tiveram OS com o Edmilson dando entrada em novembro',
    upholstery,
    orders
      .during('2025-11')
      .when((r) => r.worker === 'Edmilson')
      .distinct('client'),
  ],
  [
    'qual a parte do Seu Amaro no total de mão de obra?',
    upholstery,
    orders.share((r) => r.worker === 'Seu Amaro', 'labor'),
  ],
  [
    'gasto de material com poltrona de veludo',
    upholstery,
    orders.when((r) => r.piece === 'Poltrona' && r.fabric === 'Veludo').sum('material'),
  ],
  [
    'valor total das os de canela sem contar banco de carro',
    upholstery,
    orders.when((r) => r.city === 'Canela' && r.piece !== 'Banco de carro').sum('total'),
  ],
  ['quantas OS dão entrada em cada dia da semana?', upholstery, orders.byWeekday((g) => g.count())],
  ['metragem média das OS de sofá', upholstery, orders.when((r) => r.piece === 'Sofá').mean('meters')],
  [
    'valor total das OS por mês de entrega',
    upholstery,
    orders.when((r) => r.delivered !== undefined).by('deliveredMonth', (g) => g.sum('total')),
  ],
  [
    'considerando a data de entrada, qual mês teve o maior valor total na estofaria?',
    upholstery,
    most(orders.byMonth((g) => g.sum('total'))),
  ],
  [
    'quantas OS ainda estão sem data de entrega',
    upholstery,
    orders.when((r) => r.delivered === undefined).count(),
  ],

  // The clinic
  ['oi, quantos atendimentos a clínica fez em fevereiro?', clinic, visits.during('2026-02').count()],
  ['valor cobrado por mês na clinica', clinic, visits.byMonth((g) => g.sum('charged'))],
  [
    'quanto a Dra. Renata teve de repasse em março?',
    clinic,
    visits
      .during('2026-03')
      .when((r) => r.doctor === 'Dra. Renata')
      .sum('passed'),
  ],
  [
    'quantos botox fizemos de agosto a outubro',
    clinic,
    visits
      .during('2025-08', '2025-10')
      .when((r) => r.procedure === 'Botox')
      .count(),
  ],
  ['tempo médio de espera em cada unidade', clinic, visits.by('unit', (g) => g.mean('wait'))],
  [
    'qual foi a maior espera, em minutos, com o dr fabio?',
    clinic,
    visits.when((r) => r.doctor === 'Dr. Fábio').max('wait'),
  ],
  ['Qual convênio tem mais valor de glosa?', clinic, most(visits.by('plan', (g) => g.sum('disallowed')))],
  [
    'quanto a unimed glosou no ultimo trimestre de 2025',
    clinic,
    visits
      .during('2025-10', '2025-12')
      .when((r) => r.plan === 'Unimed')
      .sum('disallowed'),
  ],
  [
    'quantos atendimentos foram de pacientes com mais de 60 anos?',
    clinic,
    visits.when((r) => r.age > 60).count(),
  ],
  [
    'qual procedimento tem o maior valor cobrado somando tudo?',
    clinic,
    most(visits.by('procedure', (g) => g.sum('charged'))),
  ],
  ['nota média de cada médico', clinic, visits.by('doctor', (g) => g.mean('rating'))],
  ['quantos atendimentos ficaram sem nota?', clinic, visits.when((r) => r.rating === undefined).count()],
  ['percentual dos atendimentos que é particular', clinic, visits.share((r) => r.plan === 'Particular')],
  [
    'Qual o peso da Dra Lívia no valor cobrado pela clínica, em %?',
    clinic,
    visits.share((r) => r.doctor === 'Dra. Lívia', 'charged'),
  ],
  [
    'numero de atendimentos em janeiro: centro contra zona sul',
    clinic,
    visits.during('2026-01').by('unit', (g) => g.count()),
  ],
  [
    'quantos atendimentos de primeira vez tivemos em setembro?',
    clinic,
    visits
      .during('2025-09')
      .when((r) => r.firstTime === 'sim')
      .count(),
  ],
  [
    'valor cobrado médio da consulta particular',
    clinic,
    visits.when((r) => r.procedure === 'Consulta' && r.plan === 'Particular').mean('charged'),
  ],
  ['total de repasse aos medicos em 2025', clinic, visits.during('2025-06', '2025-12').sum('passed')],
  [
    'valor cobrado menos o repasse dos médicos em dezembro, quanto sobrou?',
    clinic,
    visits.during('2025-12').sum('charged') - visits.during('2025-12').sum('passed'),
  ],
  ['quantos atendimentos duraram mais de 40 minutos?', clinic, visits.when((r) => r.minutes > 40).count()],
  ['atendimentos com espera de até 10 min, quantos?', clinic, visits.when((r) => r.wait <= 10).count()],
  [
    'qual o dia da semana com mais atendimentos na clínica?',
    clinic,
    most(visits.byWeekday((g) => g.count())),
  ],
  [
    'quantos prontuários diferentes passaram pela clínica em novembro?',
    clinic,
    visits.during('2025-11').distinct('record'),
  ],
  [
    'de todos os atendimentos de botox, quantos % foram do sexo F?',
    clinic,
    visits.when((r) => r.procedure === 'Botox').share((r) => r.sex === 'F'),
  ],
  [
    'valor cobrado na Zona Sul entre 15/09/2025 e 15/10/2025',
    clinic,
    visits
      .from('2025-09-15', '2025-10-15')
      .when((r) => r.unit === 'Zona Sul')
      .sum('charged'),
  ],
  [
    'Os 3 procedimentos mais feitos na clínica',
    clinic,
    most(
      visits.by('procedure', (g) => g.count()),
      3,
    ),
  ],
  ['qual médico fez menos atendimentos', clinic, least(visits.by('doctor', (g) => g.count()))],
  ['duracao media por procedimento', clinic, visits.by('procedure', (g) => g.mean('minutes'))],
  [
    'total cobrado de crioterapia tirando a Amil',
    clinic,
    visits.when((r) => r.procedure === 'Crioterapia' && r.plan !== 'Amil').sum('charged'),
  ],
  [
    'to montando a apresentação pros sócios: em média quantos atendimentos a clínica faz por mês?',
    clinic,
    visits.count() / visits.byMonth((g) => g.count()).length,
  ],
]

export const unanswerable: string[] = [
  'quanto gastamos de gás na cozinha em março?',
  'qual prato o pessoal mais coloca no buffet?',
  'faturamento do restaurante em agosto de 2023',
  'que horas o restaurante fica mais cheio?',
  'quanto a gente tem de veludo em estoque?',
  'quantas OS o tapeceiro Jurandir pegou?',
  'qual o telefone da Dona Zilda',
  'quantos atendimentos pela SulAmérica tivemos em janeiro?',
  'quantas consultas foram desmarcadas em fevereiro?',
  'qual o aluguel da unidade Zona Sul?',
]
