import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* Freights of a small haulier, fuelling of its fleet, course enrolments of a language school. */

const { next, whole, pick, among } = seededBusiness('a small haulier, its fuelling, a language school')

const driver = () => among(['Gilmar', 8], ['Ademir', 6], ['Wanderley', 4], ['Rosângela', 2])

// August to March; every day but Sunday, most on Mondays.
const freights = new Rows(
  daysFrom('2025-08-01', 243)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(2, 3) : whole(1, 2) }, () => {
        const { city, near, far } = among(
          [{ city: 'Belo Horizonte', near: 115, far: 150 }, 7],
          [{ city: 'São Paulo', near: 530, far: 580 }, 5],
          [{ city: 'Ribeirão Preto', near: 455, far: 495 }, 3],
          [{ city: 'Uberlândia', near: 430, far: 480 }, 2],
          [{ city: 'Vitória', near: 620, far: 680 }, 2],
          [{ city: 'Goiânia', near: 770, far: 840 }, 1],
        )
        const km = whole(near, far)
        return {
          day,
          city,
          client: among(
            ['Cerâmica Boa Vista', 7],
            ['Laticínios Serra Azul', 5],
            ['Supermercados Guará', 4],
            ['Café Três Irmãos', 3],
            ['Madeireira Pinhal', 2],
            ['Agropecuária Sol Nascente', 1],
          ),
          driver: driver(),
          status: among(['Pago', 7], ['A receber', 3]),
          km,
          price: cents((km * whole(420, 780)) / 100),
        }
      }),
    )
    .map((row, place) => ({ ...row, document: 10_421 + place })),
)
const lastFreight = freights.all.at(-1)?.day ?? ''

// Prices of a litre in thousandths.
const s10 = { fuel: 'Diesel S10', cheap: 5_890, dear: 6_390 }
const s500 = { fuel: 'Diesel S500', cheap: 5_690, dear: 6_190 }
const petrol = { fuel: 'Gasolina', cheap: 5_790, dear: 6_390 }
const ethanol = { fuel: 'Etanol', cheap: 3_890, dear: 4_490 }
const vehicles = [
  { plate: 'RTA4B19', fuels: [s10], from: 180, to: 420 },
  { plate: 'QPK7J32', fuels: [s10], from: 140, to: 360 },
  { plate: 'PWX2E58', fuels: [s500], from: 90, to: 260 },
  { plate: 'OLM9C04', fuels: [petrol, ethanol], from: 22, to: 52 },
]
const fuellingsOn = (day: string) => {
  if (weekdayIn(day) === 0) return 0
  return weekdayIn(day) === 1 ? whole(2, 3) : whole(0, 2)
}
// May to April, each month once; never on Sundays.
const fuellings = new Rows(
  daysFrom('2025-05-01', 365).flatMap((day) =>
    Array.from({ length: fuellingsOn(day) }, () => {
      const { plate, fuels, from, to } = pick(vehicles)
      const { fuel, cheap, dear } = pick(fuels)
      const litres = whole(from * 10, to * 10) / 10
      return {
        day,
        plate,
        driver: driver(),
        station: among(['Posto Trevo', 5], ['Posto Avenida', 3], ['Posto São Cristóvão', 2], ['Rede Sol', 1]),
        fuel,
        litres,
        total: cents((litres * whole(cheap, dear)) / 1000),
      }
    }),
  ),
)

const firstNames = [
  'Ana',
  'Bruno',
  'Camila',
  'Diego',
  'Eduarda',
  'Felipe',
  'Gabriela',
  'Heitor',
  'Isabela',
  'João',
  'Larissa',
  'Mateus',
  'Natália',
  'Priscila',
  'Rafael',
  'Thiago',
]
const lastNames = [
  'Almeida',
  'Barros',
  'Cardoso',
  'Duarte',
  'Esteves',
  'Farias',
  'Moreira',
  'Nogueira',
  'Pacheco',
  'Queiroz',
  'Rezende',
  'Teixeira',
]
// Most before a term starts, and on Saturdays.
const enrolmentsOn = (day: string) => {
  const isSeason = ['01', '02', '07', '08'].includes(day.slice(5, 7))
  if (weekdayIn(day) === 0) return 0
  if (weekdayIn(day) === 6) return isSeason ? whole(2, 4) : whole(1, 2)
  if (isSeason) return whole(0, 2)
  return next() < 0.35 ? 1 : 0
}
// January 2025 to March 2026: three months are there twice.
const enrolments = new Rows(
  daysFrom('2025-01-01', 455).flatMap((day) =>
    Array.from({ length: enrolmentsOn(day) }, () => {
      const { language, from, to } = among(
        [{ language: 'Inglês', from: 26, to: 42 }, 20],
        [{ language: 'Espanhol', from: 22, to: 36 }, 10],
        [{ language: 'Francês', from: 28, to: 44 }, 6],
        [{ language: 'Alemão', from: 30, to: 48 }, 3],
        [{ language: 'Italiano', from: 24, to: 38 }, 1],
      )
      return {
        day,
        student: `${pick(firstNames)} ${pick(lastNames)}`,
        language,
        level: among(['Básico', 11], ['Intermediário', 6], ['Avançado', 3]),
        shift: among(['Noite', 5], ['Manhã', 3], ['Tarde', 2]),
        start: daysFrom(day, whole(4, 21)).at(-1) ?? day,
        fee: among([80, 4], [50, 3], [120, 3], [0, 2]),
        monthly: cents(whole(from, to) * 10 - 0.1),
      }
    }),
  ),
)
const lastEnrolment = enrolments.all.at(-1)?.day ?? ''
/** The same rows by the day on which lessons start. */
const starts = new Rows(enrolments.all.map((row) => ({ ...row, day: row.start })))

const haulier = 'Fretes transportadora'
const fleet = 'ABASTECIMENTO_FROTA'
const school = 'matriculas escola de idiomas'

export const files = [
  file(haulier, freights, [
    ['CT-e', ({ document }) => document],
    ['Data saída', ({ day }) => brazilianDay(day)],
    ['Cliente', ({ client }) => client],
    ['Destino', ({ city }) => city],
    ['Motorista', ({ driver }) => driver],
    ['Situação', ({ status }) => status],
    ['Km rodados', ({ km }) => km],
    ['Valor do frete (R$)', ({ price }) => dotted(decimal(price))],
  ]),
  file(fleet, fuellings, [
    ['DATA_ABAST', ({ day }) => brazilianDay(day)],
    ['PLACA', ({ plate }) => plate],
    ['MOTORISTA', ({ driver }) => driver],
    ['POSTO', ({ station }) => station],
    ['COMBUSTIVEL', ({ fuel }) => fuel],
    ['LITROS', ({ litres }) => decimal(litres)],
    ['VLR_TOTAL', ({ total }) => dotted(commaPrice(total))],
  ]),
  file(school, enrolments, [
    ['Data da matrícula', ({ day }) => brazilianDay(day)],
    ['Aluno', ({ student }) => student],
    ['Idioma', ({ language }) => language],
    ['Nível', ({ level }) => level],
    ['Turno', ({ shift }) => shift],
    ['Início das aulas', ({ start }) => brazilianDay(start)],
    ['Taxa de matrícula (R$)', ({ fee }) => decimal(fee)],
    ['Mensalidade', ({ monthly }) => commaPrice(monthly)],
  ]),
]

export const labelled: Labelled[] = [
  // The freights
  ['faturamento dos fretes em março?', haulier, freights.during('2026-03').sum('price')],
  ['quantos fretes fizemos em outubro', haulier, freights.during('2025-10').count()],
  ['Valor total dos fretes por cliente', haulier, freights.by('client', (g) => g.sum('price'))],
  ['qual motorista fez mais fretes?', haulier, most(freights.by('driver', (g) => g.count()))],
  [
    'os 3 destinos que mais renderam em valor de frete',
    haulier,
    most(
      freights.by('city', (g) => g.sum('price')),
      3,
    ),
  ],
  ['valor medio do frete pra São Paulo', haulier, freights.when((r) => r.city === 'São Paulo').mean('price')],
  [
    'Quanto ainda temos a receber de frete?',
    haulier,
    freights.when((r) => r.status === 'A receber').sum('price'),
  ],
  ['km rodados nos fretes, mês a mês', haulier, freights.byMonth((g) => g.sum('km'))],
  [
    'Qual o valor do frete mais caro da Laticínios Serra Azul?',
    haulier,
    freights.when((r) => r.client === 'Laticínios Serra Azul').max('price'),
  ],
  [
    'que porcentagem do valor dos fretes já está paga?',
    haulier,
    freights.share((r) => r.status === 'Pago', 'price'),
  ],
  ['fretes acima de 3 mil reais: quantos foram?', haulier, freights.when((r) => r.price > 3000).count()],
  [
    'Compare o faturamento de frete de novembro com o de dezembro',
    haulier,
    { before: freights.during('2025-11').sum('price'), after: freights.during('2025-12').sum('price') },
  ],
  [
    'Gilmar x Ademir: km rodados nos fretes',
    haulier,
    freights.when((r) => r.driver === 'Gilmar' || r.driver === 'Ademir').by('driver', (g) => g.sum('km')),
  ],
  ['em que dia da semana saem mais fretes?', haulier, most(freights.byWeekday((g) => g.count()))],
  [
    'quantos clientes diferentes tiveram frete pra Goiania?',
    haulier,
    freights.when((r) => r.city === 'Goiânia').distinct('client'),
  ],
  ['média de km por frete do Wanderley', haulier, freights.when((r) => r.driver === 'Wanderley').mean('km')],
  [
    'quanto deu de frete da Madeireira Pinhal, em reais, no último trimestre de 2025?',
    haulier,
    freights
      .during('2025-10', '2025-12')
      .when((r) => r.client === 'Madeireira Pinhal')
      .sum('price'),
  ],
  [
    'quantos fretes do Café Três Irmãos ainda estão a receber',
    haulier,
    freights.when((r) => r.client === 'Café Três Irmãos' && r.status === 'A receber').count(),
  ],
  ['Quantos km teve o frete mais curto?', haulier, freights.min('km')],
  [
    'faturamneto de frete por motorista sem contar Belo Horizonte',
    haulier,
    freights.when((r) => r.city !== 'Belo Horizonte').by('driver', (g) => g.sum('price')),
  ],
  [
    'Quantos fretes pra Vitória o Ademir levou?',
    haulier,
    freights.when((r) => r.city === 'Vitória' && r.driver === 'Ademir').count(),
  ],
  [
    'valor somado dos fretes entre 15/09/2025 e 31/10/2025',
    haulier,
    freights.from('2025-09-15', '2025-10-31').sum('price'),
  ],
  [
    'quantos por cento dos fretes foram para Ribeirão Preto?',
    haulier,
    freights.share((r) => r.city === 'Ribeirão Preto'),
  ],
  ['qual cliente teve menos fretes', haulier, least(freights.by('client', (g) => g.count()))],
  [
    'quanto faturamos de frete nos sábados de janeiro e fevereiro, tudo junto?',
    haulier,
    freights.during('2026-01', '2026-02').on(6).sum('price'),
  ],
  [
    'Quanto faturamos de frete, em média, por dia que teve saída?',
    haulier,
    freights.sum('price') / freights.distinct('day'),
  ],
  [
    'valor total de frete de agosto a outubro da Cerâmica Boa Vista e do Supermercados Guará somados',
    haulier,
    freights
      .during('2025-08', '2025-10')
      .when((r) => r.client === 'Cerâmica Boa Vista' || r.client === 'Supermercados Guará')
      .sum('price'),
  ],
  [
    'o chefe tá perguntando aqui: quantos fretes de mais de 500 km a gente fez desde janeiro?',
    haulier,
    freights
      .during('2026-01', '2026-03')
      .when((r) => r.km > 500)
      .count(),
  ],
  [
    'Quantos reais deram os fretes do último dia que aparece na planilha de fretes?',
    haulier,
    freights.from(lastFreight, lastFreight).sum('price'),
  ],
  ['em qual mês rodamos menos km nos fretes?', haulier, least(freights.byMonth((g) => g.sum('km')))],

  // The fuelling
  ['gasto com combustivel por mês', fleet, fuellings.byMonth((g) => g.sum('total'))],
  ['quantos litros abastecemos em julho?', fleet, fuellings.during('2025-07').sum('litres')],
  [
    'Qual placa gastou mais dinheiro com abastecimento?',
    fleet,
    most(fuellings.by('plate', (g) => g.sum('total'))),
  ],
  ['litros por tipo de combustível', fleet, fuellings.by('fuel', (g) => g.sum('litres'))],
  [
    'quanto gastamos no Posto Trevo em setembro',
    fleet,
    fuellings
      .during('2025-09')
      .when((r) => r.station === 'Posto Trevo')
      .sum('total'),
  ],
  [
    'média de litros por abastecimento da placa QPK7J32',
    fleet,
    fuellings.when((r) => r.plate === 'QPK7J32').mean('litres'),
  ],
  ['quantos abastecimetos a Rosangela fez?', fleet, fuellings.when((r) => r.driver === 'Rosângela').count()],
  [
    'top 3 postos em valor abastecido',
    fleet,
    most(
      fuellings.by('station', (g) => g.sum('total')),
      3,
    ),
  ],
  ['quantas vezes abastecemos com etanol', fleet, fuellings.when((r) => r.fuel === 'Etanol').count()],
  ['Qual o valor do abastecimento mais caro da frota?', fleet, fuellings.max('total')],
  [
    'quanto por cento do gasto com abastecimento foi em Diesel S10?',
    fleet,
    fuellings.share((r) => r.fuel === 'Diesel S10', 'total'),
  ],
  [
    'abastecimentos com mais de 300 litros, quantos são?',
    fleet,
    fuellings.when((r) => r.litres > 300).count(),
  ],
  [
    'litros abastecidos em fevereiro comparado com janeiro',
    fleet,
    { before: fuellings.during('2026-01').sum('litres'), after: fuellings.during('2026-02').sum('litres') },
  ],
  [
    'Compare quanto gastamos no Posto Avenida e no Posto São Cristóvão',
    fleet,
    fuellings
      .when((r) => r.station === 'Posto Avenida' || r.station === 'Posto São Cristóvão')
      .by('station', (g) => g.sum('total')),
  ],
  ['qual dia da semana tem mais abastecimentos', fleet, most(fuellings.byWeekday((g) => g.count()))],
  [
    'quanto custa em média cada abastecimento de gasolina?',
    fleet,
    fuellings.when((r) => r.fuel === 'Gasolina').mean('total'),
  ],
  [
    'litros de diesel, juntando S10 e S500, no segundo semestre de 2025',
    fleet,
    fuellings
      .during('2025-07', '2025-12')
      .when((r) => r.fuel === 'Diesel S10' || r.fuel === 'Diesel S500')
      .sum('litres'),
  ],
  [
    'Em quantos postos diferentes o Gilmar abasteceu em dezembro?',
    fleet,
    fuellings
      .during('2025-12')
      .when((r) => r.driver === 'Gilmar')
      .distinct('station'),
  ],
  [
    'menor quantidade de litros num abastecimento da RTA4B19',
    fleet,
    fuellings.when((r) => r.plate === 'RTA4B19').min('litres'),
  ],
  [
    'gasto de combustível de cada motorista desde fevereiro',
    fleet,
    fuellings.during('2026-02', '2026-04').by('driver', (g) => g.sum('total')),
  ],
  [
    'Quanto foi gasto pra abastecer a placa OLM9C04 tirando o etanol?',
    fleet,
    fuellings.when((r) => r.plate === 'OLM9C04' && r.fuel !== 'Etanol').sum('total'),
  ],
  [
    'valor gasto com abastecimento de 10/06/2025 até 20/07/2025',
    fleet,
    fuellings.from('2025-06-10', '2025-07-20').sum('total'),
  ],
  ['quantos abastecimentos ficaram abaixo de R$ 250?', fleet, fuellings.when((r) => r.total < 250).count()],
  [
    'que porcentagem dos abastecimentos foi feita na Rede Sol?',
    fleet,
    fuellings.share((r) => r.station === 'Rede Sol'),
  ],
  [
    'qual motorista abasteceu menos litros no total?',
    fleet,
    least(fuellings.by('driver', (g) => g.sum('litres'))),
  ],
  [
    'Dividindo o valor total pelo total de litros, quanto saiu o litro do Diesel S10?',
    fleet,
    fuellings.when((r) => r.fuel === 'Diesel S10').sum('total') /
      fuellings.when((r) => r.fuel === 'Diesel S10').sum('litres'),
  ],
  ['número de abastecimentos por dia da semana', fleet, fuellings.byWeekday((g) => g.count())],
  [
    'oi, preciso saber quanto a gente gasta com abastecimento por mês, em média',
    fleet,
    fuellings.sum('total') / fuellings.byMonth((g) => g.count()).length,
  ],
  [
    'total pago no Posto Trevo nas sextas-feiras',
    fleet,
    fuellings
      .on(5)
      .when((r) => r.station === 'Posto Trevo')
      .sum('total'),
  ],
  ['em que mês abastecemos mais litros?', fleet, most(fuellings.byMonth((g) => g.sum('litres')))],

  // The language school
  ['quantas matriculas foram feitas em março de 2025?', school, enrolments.during('2025-03').count()],
  ['matrículas por idioma', school, enrolments.by('language', (g) => g.count())],
  [
    'total de taxa de matrícula das matrículas feitas em julho',
    school,
    enrolments.during('2025-07').sum('fee'),
  ],
  ['Qual turno tem mais matrículas?', school, most(enrolments.by('shift', (g) => g.count()))],
  [
    'quanto é em média a mensalidade no turno da manhã',
    school,
    enrolments.when((r) => r.shift === 'Manhã').mean('monthly'),
  ],
  ['mensalidade média por nível', school, enrolments.by('level', (g) => g.mean('monthly'))],
  [
    'qual a mensalidade mais alta de alemão?',
    school,
    enrolments.when((r) => r.language === 'Alemão').max('monthly'),
  ],
  [
    'os três idiomas com mais matrículas',
    school,
    most(
      enrolments.by('language', (g) => g.count()),
      3,
    ),
  ],
  ['que % das matrículas é do nível básico?', school, enrolments.share((r) => r.level === 'Básico')],
  [
    'quantas matrículas ficaram com taxa de matrícula zero?',
    school,
    enrolments.when((r) => r.fee === 0).count(),
  ],
  [
    'Compare o número de matrículas feitas em fevereiro de 2025 com as feitas em fevereiro de 2026',
    school,
    { before: enrolments.during('2025-02').count(), after: enrolments.during('2026-02').count() },
  ],
  ['quantas matrículas foram feitas em cada mês', school, enrolments.byMonth((g) => g.count())],
  ['Quantas matrículas têm início das aulas em agosto de 2025?', school, starts.during('2025-08').count()],
  [
    'quantos alunos diferentes fizeram matrícula em espanhol?',
    school,
    enrolments.when((r) => r.language === 'Espanhol').distinct('student'),
  ],
  ['em que dia da semana são feitas mais matrículas?', school, most(enrolments.byWeekday((g) => g.count()))],
  [
    'soma das mensalidades de frances no turno da noite',
    school,
    enrolments.when((r) => r.language === 'Francês' && r.shift === 'Noite').sum('monthly'),
  ],
  [
    'Quantas matrículas têm mensalidade acima de R$ 400?',
    school,
    enrolments.when((r) => r.monthly > 400).count(),
  ],
  [
    'mensalidade média: inglês x espanhol',
    school,
    enrolments
      .when((r) => r.language === 'Inglês' || r.language === 'Espanhol')
      .by('language', (g) => g.mean('monthly')),
  ],
  [
    'matrículas do nível avançado por turno, em quantidade',
    school,
    enrolments.when((r) => r.level === 'Avançado').by('shift', (g) => g.count()),
  ],
  [
    'quantas matrículas novas a escola fez no primeiro trimestre de 2026',
    school,
    enrolments.during('2026-01', '2026-03').count(),
  ],
  [
    'Somando taxa de matrícula e mensalidade, quanto dão as matrículas feitas em outubro?',
    school,
    enrolments.during('2025-10').sum('fee') + enrolments.during('2025-10').sum('monthly'),
  ],
  ['qual idioma tem menos matriculas?', school, least(enrolments.by('language', (g) => g.count()))],
  ['soma das mensalidades das matrículas feitas aos sábados', school, enrolments.on(6).sum('monthly')],
  ['número de matrículas por mês de início das aulas', school, starts.byMonth((g) => g.count())],
  [
    'inglês e francês juntos: quantas matrículas à tarde?',
    school,
    enrolments
      .when((r) => (r.language === 'Inglês' || r.language === 'Francês') && r.shift === 'Tarde')
      .count(),
  ],
  [
    'qual a participação do turno da noite na soma das mensalidades?',
    school,
    enrolments.share((r) => r.shift === 'Noite', 'monthly'),
  ],
  [
    'Nos dias em que houve matrícula, quantas foram feitas por dia em média?',
    school,
    enrolments.count() / enrolments.distinct('day'),
  ],
  [
    'em qual mês as matrículas feitas somaram o maior valor de mensalidade?',
    school,
    most(enrolments.byMonth((g) => g.sum('monthly'))),
  ],
  [
    'Qual a soma das mensalidades das matrículas feitas na data de matrícula mais recente?',
    school,
    enrolments.from(lastEnrolment, lastEnrolment).sum('monthly'),
  ],
  [
    'me ajuda com uma conta: quantas matrículas do nível básico foram feitas entre 01/12/2025 e 31/01/2026?',
    school,
    enrolments
      .from('2025-12-01', '2026-01-31')
      .when((r) => r.level === 'Básico')
      .count(),
  ],
]

export const unanswerable: string[] = [
  'qual o salário do Gilmar?',
  'quanto gastamos com pedágio em novembro?',
  'qual caminhão está com a revisão vencida?',
  'quantas toneladas levamos pra Cerâmica Boa Vista?',
  'por que os fretes pra Goiânia caíram em dezembro?',
  'quantos km por litro faz a placa RTA4B19?',
  'qual a nota média dos alunos de inglês?',
  'quantos alunos desistiram do curso de francês',
  'quanto vamos faturar com matrículas no ano que vem?',
  'qual professor dá aula de alemão à noite?',
]
