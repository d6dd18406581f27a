import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* A seafood restaurant, deliveries of a rural vet and feed shop, a firm of fire extinguishers and inspections. */

const { next, whole, pick } = seededBusiness('a seafood restaurant, a rural feed shop, fire extinguishers')
const days = daysFrom('2025-07-01', 304)

// Closed on Mondays, full at weekends.
const meals = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 0 || weekdayIn(day) === 6 ? whole(4, 7) : whole(2, 4) }, () => {
        const table = whole(1, 18)
        const people = whole(1, 8)
        const food = cents((people * whole(3_800, 9_800)) / 100)
        const drinks = cents((people * whole(600, 3_900)) / 100)
        const service = next() < 0.2 ? 0 : cents((food + drinks) * 0.1)
        return {
          day,
          table,
          area: table <= 8 ? 'Salão' : table <= 14 ? 'Varanda' : 'Deck',
          shift: pick(['Almoço', 'Jantar']),
          waiter: pick(['Wesley', 'Rosângela', 'Davi', 'Ivone']),
          dish: pick([
            'Moqueca de peixe',
            'Camarão na moranga',
            'Peixada',
            'Bobó de camarão',
            'Caldeirada',
            'Casquinha de siri',
            'Polvo grelhado',
          ]),
          people,
          booked: next() < 0.35 ? 'sim' : 'não',
          minutes: whole(35, 170),
          food,
          drinks,
          service,
          total: cents(food + drinks + service),
          payment: pick(['Cartão de crédito', 'Pix', 'Cartão de débito', 'Dinheiro']),
          score: next() < 0.25 ? undefined : pick([5, 5, 4, 4, 3, 2, 1]),
        }
      }),
    ),
)

const farms = [
  { farm: 'Fazenda Santa Rita', place: 'Córrego Fundo' },
  { farm: 'Sítio Três Irmãos', place: 'Barreiro' },
  { farm: 'Granja Ovo de Ouro', place: 'Pedra Branca' },
  { farm: 'Haras Campo Alto', place: 'Alto do Cedro' },
  { farm: 'Fazenda Boa Esperança', place: 'Barreiro' },
  { farm: 'Chácara do Tião', place: 'Pedra Branca' },
  { farm: 'Rancho Sossego', place: 'Córrego Fundo' },
]
const supplies = [
  { product: 'Ração de engorda', category: 'Ração', animals: ['Bovinos', 'Suínos'], from: 7_900, to: 12_500 },
  {
    product: 'Sal mineral',
    category: 'Suplemento',
    animals: ['Bovinos', 'Equinos'],
    from: 8_500,
    to: 16_000,
  },
  { product: 'Ração de postura', category: 'Ração', animals: ['Aves'], from: 6_500, to: 9_900 },
  {
    product: 'Vermífugo',
    category: 'Medicamento',
    animals: ['Bovinos', 'Equinos', 'Suínos'],
    from: 2_200,
    to: 9_000,
  },
  {
    product: 'Vacina contra raiva',
    category: 'Vacina',
    animals: ['Bovinos', 'Equinos'],
    from: 3_100,
    to: 7_400,
  },
  { product: 'Ração para potro', category: 'Ração', animals: ['Equinos'], from: 9_400, to: 14_800 },
  {
    product: 'Antibiótico',
    category: 'Medicamento',
    animals: ['Equinos', 'Bovinos', 'Aves'],
    from: 4_500,
    to: 13_000,
  },
]
// Every day but Sunday, most on Wednesdays.
const deliveries = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 3 ? whole(3, 6) : whole(1, 3) }, () => {
        const { product, category, animals, from, to } = pick(supplies)
        const isHeavy = category === 'Ração' || category === 'Suplemento'
        const volumes = isHeavy ? whole(4, 40) : whole(1, 12)
        const km = whole(30, 620) / 10
        const vet = next() < 0.3 ? 'sim' : 'não'
        return {
          day,
          ...pick(farms),
          product,
          category,
          animal: pick(animals),
          driver: pick(['Zeca', 'Adalberto', 'Juninho']),
          vehicle: isHeavy ? pick(['Caminhonete', 'Caminhão']) : pick(['Moto', 'Caminhonete']),
          volumes,
          weight: isHeavy ? volumes * 25 : volumes * 2,
          km,
          late: next() < 0.6 ? 0 : whole(5, 90),
          vet,
          visit: vet === 'sim' ? whole(12_000, 48_000) / 100 : undefined,
          freight: cents(15 + km * 2.4),
          goods: cents((volumes * whole(from, to)) / 100),
          paid: next() < 0.75 ? 'true' : 'false',
        }
      }),
    ),
)

const protectedPlaces = [
  { client: 'Metalúrgica Ferrão', city: 'Rio Manso', sector: 'Indústria' },
  { client: 'Hotel Mirante', city: 'Porto Velame', sector: 'Comércio' },
  { client: 'Edifício Aroeira', city: 'Rio Manso', sector: 'Condomínio' },
  { client: 'Colégio Novo Saber', city: 'Vale Claro', sector: 'Escola' },
  { client: 'Padaria Trigo Fino', city: 'Rio Manso', sector: 'Comércio' },
  { client: 'Tecelagem Fio Bom', city: 'Vale Claro', sector: 'Indústria' },
  { client: 'Solar das Palmas', city: 'Porto Velame', sector: 'Condomínio' },
  { client: 'Creche Pingo de Luz', city: 'Porto Velame', sector: 'Escola' },
]
const works = [
  { service: 'Recarga', from: 18_000, to: 140_000, quick: 30, slow: 120 },
  { service: 'Inspeção', from: 15_000, to: 90_000, quick: 40, slow: 180 },
  { service: 'Teste hidrostático', from: 30_000, to: 210_000, quick: 80, slow: 240 },
  { service: 'Instalação', from: 25_000, to: 260_000, quick: 50, slow: 210 },
]
// From Monday to Friday.
const checks = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: whole(1, 4) }, () => {
        const { service, from, to, quick, slow } = pick(works)
        const units = whole(2, 40)
        return {
          day,
          ...pick(protectedPlaces),
          service,
          kind: pick(['Pó químico', 'CO2', 'Água', 'Espuma']),
          tech: pick(['Reginaldo', 'Sandra', 'Everton']),
          units,
          replaced: Math.min(units, whole(0, 5)),
          minutes: whole(quick, slow),
          result: pick(['APROVADO', 'APROVADO', 'PENDENTE', 'REPROVADO']),
          score: whole(35, 100) / 10,
          report: next() < 0.7 ? 'SIM' : 'NÃO',
          parts: next() < 0.4 ? undefined : whole(2_500, 68_000) / 100,
          price: whole(from, to) / 100,
        }
      }),
    ),
)

const restaurant = 'Contas Restaurante'
const feed = 'entregas_agropecuaria'
const extinguishers = 'ATENDIMENTOS EXTINTORES'

export const files = [
  file(restaurant, meals, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Mesa', ({ table }) => table],
    ['Ambiente', ({ area }) => area],
    ['Turno', ({ shift }) => shift],
    ['Garçom', ({ waiter }) => waiter],
    ['Prato principal', ({ dish }) => dish],
    ['Pessoas', ({ people }) => people],
    ['Reserva', ({ booked }) => booked],
    ['Minutos na mesa', ({ minutes }) => minutes],
    ['Comida', ({ food }) => commaPrice(food)],
    ['Bebidas', ({ drinks }) => commaPrice(drinks)],
    ['Taxa de serviço', ({ service }) => commaPrice(service)],
    ['Total da conta', ({ total }) => commaPrice(total)],
    ['Forma de pagamento', ({ payment }) => payment],
    ['Nota', ({ score }) => (score === undefined ? '' : score)],
  ]),
  file(
    feed,
    deliveries,
    [
      ['data_entrega', ({ day }) => day],
      ['produtor', ({ farm }) => farm],
      ['localidade', ({ place }) => place],
      ['produto', ({ product }) => product],
      ['categoria', ({ category }) => category],
      ['animal', ({ animal }) => animal],
      ['motorista', ({ driver }) => driver],
      ['veiculo', ({ vehicle }) => vehicle],
      ['volumes', ({ volumes }) => volumes],
      ['peso_kg', ({ weight }) => weight],
      ['distancia_km', ({ km }) => km.toFixed(1)],
      ['minutos_atraso', ({ late }) => late],
      ['foi_veterinario', ({ vet }) => vet],
      ['valor_consulta', ({ visit }) => (visit === undefined ? '' : visit.toFixed(2))],
      ['frete', ({ freight }) => freight.toFixed(2)],
      ['valor_produtos', ({ goods }) => goods.toFixed(2)],
      ['pago', ({ paid }) => paid],
    ],
    ',',
  ),
  file(extinguishers, checks, [
    ['DT_ATENDIMENTO', ({ day }) => brazilianDay(day)],
    ['CLIENTE', ({ client }) => client],
    ['CIDADE', ({ city }) => city],
    ['SETOR', ({ sector }) => sector],
    ['SERVICO', ({ service }) => service],
    ['TIPO_EXTINTOR', ({ kind }) => kind],
    ['TECNICO', ({ tech }) => tech],
    ['QTD_EXTINTORES', ({ units }) => units],
    ['QTD_TROCADOS', ({ replaced }) => replaced],
    ['DURACAO_MIN', ({ minutes }) => minutes],
    ['RESULTADO', ({ result }) => result],
    ['NOTA_SEGURANCA', ({ score }) => decimal(score, 1)],
    ['LAUDO_EMITIDO', ({ report }) => report],
    ['VLR_PECAS', ({ parts }) => (parts === undefined ? '' : decimal(parts))],
    ['VLR_SERVICO', ({ price }) => decimal(price)],
  ]),
]

export const labelled: Labelled[] = [
  // The seafood restaurant
  ['faturamento do restaurante mês a mês', restaurant, meals.byMonth((g) => g.sum('total'))],
  ['Quanto o restaurante faturou em dezembro?', restaurant, meals.during('2025-12').sum('total')],
  ['qual garçom tem o maior faturamento?', restaurant, most(meals.by('waiter', (g) => g.sum('total')))],
  [
    'quantas contas foram fechadas no jantar às sextas?',
    restaurant,
    meals
      .on(5)
      .when((r) => r.shift === 'Jantar')
      .count(),
  ],
  ['ticket médio do almoço', restaurant, meals.when((r) => r.shift === 'Almoço').mean('total')],
  ['quantas pessoas a gente atendeu em janeiro?', restaurant, meals.during('2026-01').sum('people')],
  ['total de bebidas na varanda', restaurant, meals.when((r) => r.area === 'Varanda').sum('drinks')],
  ['quantas contas teve em cada forma de pagamento', restaurant, meals.by('payment', (g) => g.count())],
  [
    'quantos % do faturamento do restaurante vem do deck?',
    restaurant,
    meals.share((r) => r.area === 'Deck', 'total'),
  ],
  ['nota média de cada garçom', restaurant, meals.by('waiter', (g) => g.mean('score'))],
  ['quantas contas passaram de 500 reais no total?', restaurant, meals.when((r) => r.total > 500).count()],
  [
    'qual foi o total da conta mais cara da mesa 7?',
    restaurant,
    meals.when((r) => r.table === 7).max('total'),
  ],
  [
    'quantas contas com reserva tivemos em novembro?',
    restaurant,
    meals
      .during('2025-11')
      .when((r) => r.booked === 'sim')
      .count(),
  ],
  ['qual prato principal aparece em mais contas?', restaurant, most(meals.by('dish', (g) => g.count()))],
  [
    'os 3 pratos principais com menos contas',
    restaurant,
    least(
      meals.by('dish', (g) => g.count()),
      3,
    ),
  ],
  [
    'quanto deu de taxa de serviço nas contas do Wesley de janeiro a março?',
    restaurant,
    meals
      .during('2026-01', '2026-03')
      .when((r) => r.waiter === 'Wesley')
      .sum('service'),
  ],
  ['quantas contas ficaram sem taxa de serviço?', restaurant, meals.when((r) => r.service === 0).count()],
  [
    'compara o faturamento do restaurante em julho com o de agosto',
    restaurant,
    { before: meals.during('2025-07').sum('total'), after: meals.during('2025-08').sum('total') },
  ],
  ['média de minutos na mesa no jantar', restaurant, meals.when((r) => r.shift === 'Jantar').mean('minutes')],
  [
    'quanto deu comida mais bebidas em outubro?',
    restaurant,
    meals.during('2025-10').sum('food') + meals.during('2025-10').sum('drinks'),
  ],
  [
    'valor total das contas de caldeirada, fora as do almoço',
    restaurant,
    meals.when((r) => r.dish === 'Caldeirada' && r.shift !== 'Almoço').sum('total'),
  ],
  [
    'faturamento por ambiente do restaurante sem contar o que foi no Pix',
    restaurant,
    meals.when((r) => r.payment !== 'Pix').by('area', (g) => g.sum('total')),
  ],
  [
    'em que dia da semana recebemos mais pessoas no restaurante?',
    restaurant,
    most(meals.byWeekday((g) => g.sum('people'))),
  ],
  [
    'valor total das contas da Ivone em dinheiro desde fevereiro',
    restaurant,
    meals
      .during('2026-02', '2026-04')
      .when((r) => r.waiter === 'Ivone' && r.payment === 'Dinheiro')
      .sum('total'),
  ],
  [
    'quantas contas tiveram nota menor que 3?',
    restaurant,
    meals.when((r) => r.score !== undefined && r.score < 3).count(),
  ],
  [
    'numero de contas do Davi por mes',
    restaurant,
    meals.when((r) => r.waiter === 'Davi').byMonth((g) => g.count()),
  ],
  [
    'qual o menor total de conta pago no cartão de débito?',
    restaurant,
    meals.when((r) => r.payment === 'Cartão de débito').min('total'),
  ],
  ['média de pessoas por conta em cada turno', restaurant, meals.by('shift', (g) => g.mean('people'))],
  [
    'quanto faturamos no salão entre 20/12/2025 e 10/01/2026?',
    restaurant,
    meals
      .from('2025-12-20', '2026-01-10')
      .when((r) => r.area === 'Salão')
      .sum('total'),
  ],
  ['em que mês o total de bebidas foi mais baixo?', restaurant, least(meals.byMonth((g) => g.sum('drinks')))],

  // The rural vet and animal-feed shop
  ['quantas entregas fizemos em agosto?', feed, deliveries.during('2025-08').count()],
  ['entregas por motorista', feed, deliveries.by('driver', (g) => g.count())],
  [
    'quantos kg de ração a gente entregou em cada mês?',
    feed,
    deliveries.when((r) => r.category === 'Ração').byMonth((g) => g.sum('weight')),
  ],
  ['valor dos produtos por localidade', feed, deliveries.by('place', (g) => g.sum('goods'))],
  ['quanto a gente cobrou de frete em dezembro', feed, deliveries.during('2025-12').sum('freight')],
  ['qual motorista rodou mais km?', feed, most(deliveries.by('driver', (g) => g.sum('km')))],
  ['frete médio pro Barreiro', feed, deliveries.when((r) => r.place === 'Barreiro').mean('freight')],
  [
    'quantas entregas tiveram mais de 30 minutos de atraso?',
    feed,
    deliveries.when((r) => r.late > 30).count(),
  ],
  ['quantas entregas ainda não foram pagas?', feed, deliveries.when((r) => r.paid === 'false').count()],
  [
    'valor dos produtos não pagos do Sítio Três Irmãos',
    feed,
    deliveries.when((r) => r.farm === 'Sítio Três Irmãos' && r.paid === 'false').sum('goods'),
  ],
  [
    'em quantas entregas de março o veterinário foi junto?',
    feed,
    deliveries
      .during('2026-03')
      .when((r) => r.vet === 'sim')
      .count(),
  ],
  ['qual o valor médio da consulta?', feed, deliveries.mean('visit')],
  ['soma do valor das consultas para cada animal', feed, deliveries.by('animal', (g) => g.sum('visit'))],
  [
    'os 3 produtores com maior valor de produtos',
    feed,
    most(
      deliveries.by('farm', (g) => g.sum('goods')),
      3,
    ),
  ],
  ['qual produto teve menos entregas?', feed, least(deliveries.by('product', (g) => g.count()))],
  ['que % das entregas foi de moto?', feed, deliveries.share((r) => r.vehicle === 'Moto')],
  [
    'quantos volumes de sal mineral foram pra Fazenda Santa Rita?',
    feed,
    deliveries.when((r) => r.product === 'Sal mineral' && r.farm === 'Fazenda Santa Rita').sum('volumes'),
  ],
  [
    'qual a maior distância numa entrega de caminhão?',
    feed,
    deliveries.when((r) => r.vehicle === 'Caminhão').max('km'),
  ],
  [
    'total de frete: fevereiro comparado com janeiro',
    feed,
    {
      before: deliveries.during('2026-01').sum('freight'),
      after: deliveries.during('2026-02').sum('freight'),
    },
  ],
  ['qual o dia da semana com mais entregas?', feed, most(deliveries.byWeekday((g) => g.count()))],
  [
    'valor dos produtos para bovinos sem contar vacina',
    feed,
    deliveries.when((r) => r.animal === 'Bovinos' && r.category !== 'Vacina').sum('goods'),
  ],
  [
    'quantos produtores diferentes receberam vacina em novembro?',
    feed,
    deliveries
      .during('2025-11')
      .when((r) => r.category === 'Vacina')
      .distinct('farm'),
  ],
  [
    'quantas entregas do Zeca chegaram sem atraso em outubro?',
    feed,
    deliveries
      .during('2025-10')
      .when((r) => r.driver === 'Zeca' && r.late === 0)
      .count(),
  ],
  ['peso médio por entrega em cada veículo', feed, deliveries.by('vehicle', (g) => g.mean('weight'))],
  [
    'frete total da caminhonete entre 01/10/2025 e 15/11/2025',
    feed,
    deliveries
      .from('2025-10-01', '2025-11-15')
      .when((r) => r.vehicle === 'Caminhonete')
      .sum('freight'),
  ],
  ['quantas entregas foram a menos de 10 km?', feed, deliveries.when((r) => r.km < 10).count()],
  ['em que mes o total de frete foi maior?', feed, most(deliveries.byMonth((g) => g.sum('freight')))],
  [
    'quanto deu o valor dos produtos de medicamento pra equinos desde janeiro?',
    feed,
    deliveries
      .during('2026-01', '2026-04')
      .when((r) => r.category === 'Medicamento' && r.animal === 'Equinos')
      .sum('goods'),
  ],
  [
    'qual a participação da Pedra Branca no total de frete?',
    feed,
    deliveries.share((r) => r.place === 'Pedra Branca', 'freight'),
  ],
  [
    'quantos km rodamos em média por dia com entrega?',
    feed,
    deliveries.sum('km') / deliveries.distinct('day'),
  ],

  // The fire extinguishers and inspections
  ['Quantos atendimentos fizemos em outubro?', extinguishers, checks.during('2025-10').count()],
  ['valor dos serviços por cidade', extinguishers, checks.by('city', (g) => g.sum('price'))],
  [
    'quantidade de extintores em recarga por mês',
    extinguishers,
    checks.when((r) => r.service === 'Recarga').byMonth((g) => g.sum('units')),
  ],
  ['qual técnico fez mais atendimentos?', extinguishers, most(checks.by('tech', (g) => g.count()))],
  [
    'quantos extintores de CO2 foram trocados?',
    extinguishers,
    checks.when((r) => r.kind === 'CO2').sum('replaced'),
  ],
  ['média da nota de segurança por setor', extinguishers, checks.by('sector', (g) => g.mean('score'))],
  [
    'quantos atendimentos deram reprovado em fevereiro',
    extinguishers,
    checks
      .during('2026-02')
      .when((r) => r.result === 'REPROVADO')
      .count(),
  ],
  [
    'qual percentual dos atendimentos teve resultado aprovado?',
    extinguishers,
    checks.share((r) => r.result === 'APROVADO'),
  ],
  [
    'valor medio do servico de teste hidrostatico',
    extinguishers,
    checks.when((r) => r.service === 'Teste hidrostático').mean('price'),
  ],
  [
    'quanto deu de peças na Metalúrgica Ferrão?',
    extinguishers,
    checks.when((r) => r.client === 'Metalúrgica Ferrão').sum('parts'),
  ],
  [
    'top 3 clientes em valor de serviço',
    extinguishers,
    most(
      checks.by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'quantos atendimentos sem laudo emitido tem cada técnico?',
    extinguishers,
    checks.when((r) => r.report === 'NÃO').by('tech', (g) => g.count()),
  ],
  [
    'quantos atendimentos duraram mais de 120 minutos?',
    extinguishers,
    checks.when((r) => r.minutes > 120).count(),
  ],
  [
    'qual cliente tem a menor média de nota de segurança?',
    extinguishers,
    least(checks.by('client', (g) => g.mean('score'))),
  ],
  [
    'duração média dos atendimentos de inspeção, em minutos',
    extinguishers,
    checks.when((r) => r.service === 'Inspeção').mean('minutes'),
  ],
  [
    'valor dos serviços: novembro x dezembro',
    extinguishers,
    { before: checks.during('2025-11').sum('price'), after: checks.during('2025-12').sum('price') },
  ],
  [
    'valor dos serviços na indústria, tirando recarga',
    extinguishers,
    checks.when((r) => r.sector === 'Indústria' && r.service !== 'Recarga').sum('price'),
  ],
  [
    'quantos clientes diferentes a gente atendeu em Rio Manso?',
    extinguishers,
    checks.when((r) => r.city === 'Rio Manso').distinct('client'),
  ],
  [
    'em qual mês tivemos mais extintores trocados?',
    extinguishers,
    most(checks.byMonth((g) => g.sum('replaced'))),
  ],
  ['quantidade de extintores por tipo de extintor', extinguishers, checks.by('kind', (g) => g.sum('units'))],
  [
    'valor de serviço do Reginaldo no último trimestre de 2025',
    extinguishers,
    checks
      .during('2025-10', '2025-12')
      .when((r) => r.tech === 'Reginaldo')
      .sum('price'),
  ],
  [
    'quantos atendimentos no Hotel Mirante entre 05/01/2026 e 20/02/2026?',
    extinguishers,
    checks
      .from('2026-01-05', '2026-02-20')
      .when((r) => r.client === 'Hotel Mirante')
      .count(),
  ],
  ['maior valor de peças num atendimento', extinguishers, checks.max('parts')],
  [
    'quantos atendimentos com nota de segurança maior ou igual a 8?',
    extinguishers,
    checks.when((r) => r.score >= 8).count(),
  ],
  [
    'que fatia do valor dos serviços é da Sandra?',
    extinguishers,
    checks.share((r) => r.tech === 'Sandra', 'price'),
  ],
  [
    'qual serviço tem a menor duração média?',
    extinguishers,
    least(checks.by('service', (g) => g.mean('minutes'))),
  ],
  ['extintores trocados por dia da semana', extinguishers, checks.byWeekday((g) => g.sum('replaced'))],
  [
    'menor valor de serviço cobrado no setor escola',
    extinguishers,
    checks.when((r) => r.sector === 'Escola').min('price'),
  ],
  [
    'quantos atendimentos com resultado pendente o Edifício Aroeira teve desde janeiro?',
    extinguishers,
    checks
      .during('2026-01', '2026-04')
      .when((r) => r.client === 'Edifício Aroeira' && r.result === 'PENDENTE')
      .count(),
  ],
  [
    'valor dos serviços dos setores escola e condomínio juntos',
    extinguishers,
    checks.when((r) => r.sector === 'Escola' || r.sector === 'Condomínio').sum('price'),
  ],
]

export const unanswerable: string[] = [
  'quanto vendemos de lagosta em janeiro?',
  'qual a idade do garçom Wesley?',
  'quantas sobremesas saíram em fevereiro?',
  'quanto pagamos pro fornecedor de peixe?',
  'quantas cabeças de gado tem a Fazenda Santa Rita?',
  'quantos litros de diesel o caminhão gastou em outubro?',
  'quantas entregas foram para caprinos?',
  'qual a data de vencimento dos extintores do Hotel Mirante?',
  'quantas horas extras o Reginaldo fez em março?',
  'valor dos serviços na cidade de Monte Raso',
]
