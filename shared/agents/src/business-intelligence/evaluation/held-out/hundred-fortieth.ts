import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A veterinary shop with bath and grooming, a transport firm of grain and a language-exchange agency. */

const { next, whole, pick, among } = seededBusiness('a veterinary shop, lorries of grain, courses abroad')

const bath = ['Jéssica', 'Jéssica', 'Jéssica', 'Wesley', 'Wesley', 'Tainara']
const vets = ['Dra. Helena', 'Dra. Helena', 'Dr. Murilo']
const clerks = ['Rosana', 'Edinho']
const cares = [
  { service: 'Banho', sector: 'Estética', team: bath, from: 4_500, to: 12_000, min: 30, max: 70 },
  { service: 'Consulta', sector: 'Clínica', team: vets, from: 12_000, to: 22_000, min: 20, max: 45 },
  { service: 'Ração', sector: 'Loja', team: clerks, from: 8_900, to: 34_900, min: 0, max: 0 },
  { service: 'Tosa higiênica', sector: 'Estética', team: bath, from: 3_500, to: 7_000, min: 15, max: 35 },
  { service: 'Vacina', sector: 'Clínica', team: vets, from: 8_000, to: 14_000, min: 10, max: 20 },
  { service: 'Antipulgas', sector: 'Loja', team: clerks, from: 4_900, to: 18_900, min: 0, max: 0 },
  { service: 'Tosa na tesoura', sector: 'Estética', team: bath, from: 9_000, to: 18_000, min: 60, max: 130 },
  { service: 'Petisco', sector: 'Loja', team: clerks, from: 1_200, to: 4_900, min: 0, max: 0 },
  { service: 'Castração', sector: 'Clínica', team: vets, from: 45_000, to: 110_000, min: 60, max: 120 },
  { service: 'Hidratação', sector: 'Estética', team: bath, from: 3_000, to: 6_500, min: 20, max: 40 },
]
/** In kilos. */
function weightOf(species: string, size: string): number {
  if (species === 'Gato') return whole(25, 70) / 10
  if (species === 'Coelho') return whole(10, 30) / 10
  if (size === 'Pequeno') return whole(20, 95) / 10
  return size === 'Médio' ? whole(100, 220) / 10 : whole(221, 480) / 10
}
// August 2025 to May 2026, closed on Sundays, full on Saturdays.
const pets = new Rows(
  daysFrom('2025-08-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(3, 5) : whole(1, 3) }, () => {
        const { service, sector, team, from, to, min, max } = pick(cares)
        const species = among(['Cachorro', 7], ['Gato', 4], ['Coelho', 1])
        const size = species === 'Cachorro' ? pick(['Pequeno', 'Médio', 'Grande']) : 'Pequeno'
        const pieces = sector === 'Loja' ? whole(1, 3) : 1
        const full = (pieces * whole(from, to)) / 100
        const discount = next() < 0.7 ? 0 : cents((full * whole(5, 20)) / 100)
        return {
          day,
          sector,
          service,
          species,
          size,
          worker: pick(team),
          taxi: sector === 'Loja' ? 'Não' : among(['Não', 7], ['Sim', 3]),
          payment: among(['Pix', 9], ['Crédito', 6], ['Débito', 4], ['Dinheiro', 3]),
          pieces,
          // Nothing bought at the counter takes time or is put on the scales.
          minutes: sector === 'Loja' ? undefined : whole(min, max),
          weight: sector === 'Loja' ? undefined : weightOf(species, size),
          discount,
          paid: cents(full - discount),
        }
      }),
    ),
)

const lorries = [
  { plate: 'QRT4B12', kind: 'Bitrem', lightest: 3_550, heaviest: 4_050 },
  { plate: 'RBX7E30', kind: 'Rodotrem', lightest: 4_600, heaviest: 5_200 },
  { plate: 'OMK2J85', kind: 'Carreta LS', lightest: 3_000, heaviest: 3_350 },
  { plate: 'SCA9D41', kind: 'Rodotrem', lightest: 4_600, heaviest: 5_200 },
  { plate: 'PQZ5H67', kind: 'Bitrem', lightest: 3_550, heaviest: 4_050 },
]
const routes = [
  { origin: 'Rio Verde', destination: 'Santos', road: 960, tolls: 24 },
  { origin: 'Rio Verde', destination: 'Uberlândia', road: 330, tolls: 12 },
  { origin: 'Sorriso', destination: 'Rondonópolis', road: 620, tolls: 18 },
  { origin: 'Sorriso', destination: 'Miritituba', road: 1_070, tolls: 0 },
  { origin: 'Sorriso', destination: 'Paranaguá', road: 2_180, tolls: 21 },
  { origin: 'Jataí', destination: 'Santos', road: 1_040, tolls: 23 },
  { origin: 'Jataí', destination: 'Paranaguá', road: 1_180, tolls: 22 },
  { origin: 'Cristalina', destination: 'Paranaguá', road: 1_220, tolls: 20 },
]
// September 2025 to June 2026, no loading on Sundays, most on Mondays.
const trips = new Rows(
  daysFrom('2025-09-01', 303)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(3, 4) : whole(1, 2) }, () => {
        const { plate, kind, lightest, heaviest } = pick(lorries)
        const { origin, destination, road, tolls } = pick(routes)
        const km = road + whole(0, 60)
        const tons = whole(lightest, heaviest) / 100
        const litres = Math.round(km / (whole(18, 25) / 10))
        return {
          day,
          plate,
          kind,
          driver: pick(['Adilson', 'Adilson', 'Genivaldo', 'Genivaldo', 'Sidnei', 'Vanderlei', 'Claudemir']),
          client: pick([
            'Cooperativa Grão Forte',
            'Agro Cerrado',
            'Agro Cerrado',
            'Cerealista São João',
            'Fazenda Boa Esperança',
            'Nutri Rações',
          ]),
          grain: pick(['Soja', 'Soja', 'Soja', 'Milho', 'Milho', 'Sorgo', 'Trigo']),
          origin,
          destination,
          km,
          tons,
          // Empty when the lorry was not weighed again where it unloaded.
          loss: next() < 0.25 ? undefined : whole(0, 180),
          litres,
          diesel: cents((litres * whole(565, 645)) / 100),
          toll: cents((km * tolls * whole(90, 110)) / 10_000),
          freight: cents((km * tons * whole(170, 260)) / 1_000),
          status: among(['RECEBIDO', 7], ['A RECEBER', 3]),
        }
      }),
    ),
)

const places = [
  { country: 'Irlanda', city: 'Dublin', language: 'Inglês' },
  { country: 'Canadá', city: 'Toronto', language: 'Inglês' },
  { country: 'Malta', city: 'Sliema', language: 'Inglês' },
  { country: 'Canadá', city: 'Vancouver', language: 'Inglês' },
  { country: 'Inglaterra', city: 'Londres', language: 'Inglês' },
  { country: 'Espanha', city: 'Barcelona', language: 'Espanhol' },
  { country: 'África do Sul', city: 'Cidade do Cabo', language: 'Inglês' },
  { country: 'Canadá', city: 'Montreal', language: 'Francês' },
  { country: 'França', city: 'Lyon', language: 'Francês' },
]
// January to October 2025, closed on Sundays.
const courses = new Rows(
  daysFrom('2025-01-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: whole(0, 3) }, () => {
        const weeks = among([whole(2, 8), 5], [whole(9, 24), 3], [whole(25, 48), 2])
        const fee = next() < 0.15 ? 0 : whole(15_000, 42_000) / 100
        const price = cents((weeks * whole(90_000, 190_000)) / 100 + fee)
        return {
          day,
          consultant: pick(['Larissa', 'Larissa', 'Larissa', 'Thiago', 'Thiago', 'Bianca', 'Renan']),
          channel: pick(['Instagram', 'Instagram', 'Indicação', 'Indicação', 'Site', 'Evento']),
          ...pick(places),
          course: pick(['Regular', 'Regular', 'Intensivo', 'Preparatório para exame', 'Negócios']),
          housing: pick(['Casa de família', 'Casa de família', 'Residência estudantil', 'Por conta própria']),
          weeks,
          age: whole(16, 58),
          instalments: whole(1, 12),
          insurance: among(['sim', 7], ['não', 3]),
          visa: among(['aprovado', 5], ['em análise', 3], ['dispensado', 2]),
          fee,
          // Empty while the school has not confirmed the place.
          commission: next() < 0.2 ? undefined : cents((price * whole(6, 14)) / 100),
          price,
        }
      }),
    ),
)

const petShop = 'Atendimentos Pet Shop'
const haulage = 'FRETES_GRAOS'
const agency = 'vendas_intercambio'

export const files = [
  file(petShop, pets, [
    ['Data Atend.', ({ day }) => brazilianDay(day)],
    ['Setor', ({ sector }) => sector],
    ['Serviço/Item', ({ service }) => service],
    ['Espécie', ({ species }) => species],
    ['Porte', ({ size }) => size],
    ['Atendente', ({ worker }) => worker],
    ['Táxi Dog', ({ taxi }) => taxi],
    ['Forma Pgto', ({ payment }) => payment],
    ['Qtd', ({ pieces }) => pieces],
    ['Tempo (min)', ({ minutes }) => minutes ?? ''],
    ['Peso (kg)', ({ weight }) => (weight === undefined ? '' : decimal(weight, 1))],
    ['Desconto', ({ discount }) => commaPrice(discount)],
    ['Valor Pago', ({ paid }) => commaPrice(paid)],
  ]),
  file(haulage, trips, [
    ['DT_CARREGAMENTO', ({ day }) => shownDay(day)],
    ['PLACA', ({ plate }) => plate],
    ['TIPO_CAMINHAO', ({ kind }) => kind],
    ['MOTORISTA', ({ driver }) => driver],
    ['CLIENTE', ({ client }) => client],
    ['PRODUTO', ({ grain }) => grain],
    ['ORIGEM', ({ origin }) => origin],
    ['DESTINO', ({ destination }) => destination],
    ['KM_RODADO', ({ km }) => km],
    ['PESO_TON', ({ tons }) => decimal(tons)],
    ['QUEBRA_KG', ({ loss }) => loss ?? ''],
    ['LITROS_DIESEL', ({ litres }) => litres],
    ['VLR_DIESEL', ({ diesel }) => dotted(decimal(diesel))],
    ['VLR_PEDAGIO', ({ toll }) => dotted(decimal(toll))],
    ['VLR_FRETE', ({ freight }) => dotted(decimal(freight))],
    ['SITUACAO', ({ status }) => status],
  ]),
  file(
    agency,
    courses,
    [
      ['data_venda', ({ day }) => day],
      ['consultor', ({ consultant }) => consultant],
      ['canal', ({ channel }) => channel],
      ['pais', ({ country }) => country],
      ['cidade', ({ city }) => city],
      ['idioma', ({ language }) => language],
      ['tipo_curso', ({ course }) => course],
      ['acomodacao', ({ housing }) => housing],
      ['semanas', ({ weeks }) => weeks],
      ['idade_aluno', ({ age }) => age],
      ['parcelas', ({ instalments }) => instalments],
      ['seguro', ({ insurance }) => insurance],
      ['visto', ({ visa }) => visa],
      ['taxa_matricula', ({ fee }) => fee.toFixed(2)],
      ['comissao', ({ commission }) => (commission === undefined ? '' : commission.toFixed(2))],
      ['valor_pacote', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The veterinary shop
  ['Quanto cada setor do pet shop recebeu?', petShop, pets.by('sector', (g) => g.sum('paid'))],
  [
    'qto entrou de banho em dezembro, em reais?',
    petShop,
    pets
      .during('2025-12')
      .when((r) => r.service === 'Banho')
      .sum('paid'),
  ],
  [
    'Quantas consultas a Dra. Helena atendeu em setembro?',
    petShop,
    pets
      .during('2025-09')
      .when((r) => r.service === 'Consulta' && r.worker === 'Dra. Helena')
      .count(),
  ],
  [
    'quanto tempo em média leva uma tosa na tesoura, em minutos',
    petShop,
    pets.when((r) => r.service === 'Tosa na tesoura').mean('minutes'),
  ],
  [
    'qtos atendimentos de gato teve na estetica',
    petShop,
    pets.when((r) => r.species === 'Gato' && r.sector === 'Estética').count(),
  ],
  [
    'Qual forma de pagamento somou o maior valor pago?',
    petShop,
    most(pets.by('payment', (g) => g.sum('paid'))),
  ],
  [
    'atendimentos com taxi dog, mês a mês',
    petShop,
    pets.when((r) => r.taxi === 'Sim').byMonth((g) => g.count()),
  ],
  ['De quanto foi o maior desconto dado num único atendimento?', petShop, pets.max('discount')],
  [
    'soma dos descontos da loja em novembro e dezembro',
    petShop,
    pets
      .during('2025-11', '2025-12')
      .when((r) => r.sector === 'Loja')
      .sum('discount'),
  ],
  [
    'Qual o peso médio nos atendimentos de cachorro de porte grande?',
    petShop,
    pets.when((r) => r.species === 'Cachorro' && r.size === 'Grande').mean('weight'),
  ],
  [
    'Compare o valor pago em banho de março com o de abril',
    petShop,
    {
      before: pets
        .during('2026-03')
        .when((r) => r.service === 'Banho')
        .sum('paid'),
      after: pets
        .during('2026-04')
        .when((r) => r.service === 'Banho')
        .sum('paid'),
    },
  ],
  [
    'quantas unidades de racao sairam entre 10/10/2025 e 20/11/2025?',
    petShop,
    pets
      .from('2025-10-10', '2025-11-20')
      .when((r) => r.service === 'Ração')
      .sum('pieces'),
  ],
  [
    'qual a porcentagem do valor pago que veio por pix',
    petShop,
    pets.share((r) => r.payment === 'Pix', 'paid'),
  ],
  [
    'top 4 serviços/itens em valor pago',
    petShop,
    most(
      pets.by('service', (g) => g.sum('paid')),
      4,
    ),
  ],
  [
    'Qual atendente tem o menor número de atendimentos na Estética?',
    petShop,
    least(pets.when((r) => r.sector === 'Estética').by('worker', (g) => g.count())),
  ],
  ['quantos atendimentos o pet shop tem em cada dia da semana', petShop, pets.byWeekday((g) => g.count())],
  [
    'qto a Jessica faturou aos sábados?',
    petShop,
    pets
      .on(6)
      .when((r) => r.worker === 'Jéssica')
      .sum('paid'),
  ],
  [
    'Quantas vacinas aplicamos no quarto trimestre de 2025?',
    petShop,
    pets
      .during('2025-10', '2025-12')
      .when((r) => r.service === 'Vacina')
      .count(),
  ],
  [
    'Quantas castrações tiveram valor pago acima de R$ 600?',
    petShop,
    pets.when((r) => r.service === 'Castração' && r.paid > 600).count(),
  ],
  ['média do valor pago para cada porte', petShop, pets.by('size', (g) => g.mean('paid'))],
  [
    'quantos atendimentos por mês o pet shop faz, em média?',
    petShop,
    pets.count() / pets.byMonth((g) => g.count()).length,
  ],
  [
    'qto recebemos em dinheiro no pet, tirando o setor loja',
    petShop,
    pets.when((r) => r.payment === 'Dinheiro' && r.sector !== 'Loja').sum('paid'),
  ],
  [
    'Quantas formas de pagamento diferentes apareceram nos atendimentos do Edinho?',
    petShop,
    pets.when((r) => r.worker === 'Edinho').distinct('payment'),
  ],
  [
    'menor valor pago numa consulta do dr. murilo',
    petShop,
    pets.when((r) => r.service === 'Consulta' && r.worker === 'Dr. Murilo').min('paid'),
  ],
  [
    'Em qual mês o setor Estética arrecadou mais?',
    petShop,
    most(pets.when((r) => r.sector === 'Estética').byMonth((g) => g.sum('paid'))),
  ],
  [
    'quantos atendimentos levaram de 30 a 60 minutos',
    petShop,
    pets.when((r) => r.minutes !== undefined && r.minutes >= 30 && r.minutes <= 60).count(),
  ],
  [
    'Dos atendimentos da Estética, quantos por cento usaram o táxi dog?',
    petShop,
    pets.when((r) => r.sector === 'Estética').share((r) => r.taxi === 'Sim'),
  ],
  [
    'valor pago em fevereiro na Loja separado por forma de pgto',
    petShop,
    pets
      .during('2026-02')
      .when((r) => r.sector === 'Loja')
      .by('payment', (g) => g.sum('paid')),
  ],
  [
    'compara pra mim o valor pago do Wesley com o da Tainara',
    petShop,
    pets.when((r) => ['Wesley', 'Tainara'].includes(r.worker)).by('worker', (g) => g.sum('paid')),
  ],
  [
    'to fechando a planilha do pet aqui, qto foi pago em atendimento de gato desde fevereiro de 2026?',
    petShop,
    pets
      .during('2026-02', '2026-05')
      .when((r) => r.species === 'Gato')
      .sum('paid'),
  ],

  // The lorries of grain
  ['Valor total dos fretes carregados em outubro de 2025', haulage, trips.during('2025-10').sum('freight')],
  ['quantas toneladas a gente levou de cada produto', haulage, trips.by('grain', (g) => g.sum('tons'))],
  [
    'qtas viagens o Genivaldo fez em novembro',
    haulage,
    trips
      .during('2025-11')
      .when((r) => r.driver === 'Genivaldo')
      .count(),
  ],
  ['Qual placa rodou mais quilômetros?', haulage, most(trips.by('plate', (g) => g.sum('km')))],
  ['litros de diesel por mes', haulage, trips.byMonth((g) => g.sum('litres'))],
  [
    'Quanto gastamos de pedágio nas viagens para Santos?',
    haulage,
    trips.when((r) => r.destination === 'Santos').sum('toll'),
  ],
  [
    'valor médio por viagem do frete de soja saindo de Sorriso',
    haulage,
    trips.when((r) => r.grain === 'Soja' && r.origin === 'Sorriso').mean('freight'),
  ],
  [
    'Quais são os 3 motoristas que transportaram mais toneladas?',
    haulage,
    most(
      trips.by('driver', (g) => g.sum('tons')),
      3,
    ),
  ],
  [
    'qto de frete ta a receber do cliente Agro Cerrado?',
    haulage,
    trips.when((r) => r.status === 'A RECEBER' && r.client === 'Agro Cerrado').sum('freight'),
  ],
  [
    'Do valor total de frete, qual percentual já está como recebido?',
    haulage,
    trips.share((r) => r.status === 'RECEBIDO', 'freight'),
  ],
  [
    'toneladas carregadas: fevereiro de 2026 comparado com março de 2026',
    haulage,
    { before: trips.during('2026-02').sum('tons'), after: trips.during('2026-03').sum('tons') },
  ],
  [
    'fretes com valor acima de 10.000 reais, qtos foram?',
    haulage,
    trips.when((r) => r.freight > 10_000).count(),
  ],
  [
    'Qual a quebra média, em kg, nas viagens de milho?',
    haulage,
    trips.when((r) => r.grain === 'Milho').mean('loss'),
  ],
  ['maior quebra numa viagem do Sidnei', haulage, trips.when((r) => r.driver === 'Sidnei').max('loss')],
  [
    'quantos clientes diferentes carregaram sorgo em maio',
    haulage,
    trips
      .during('2026-05')
      .when((r) => r.grain === 'Sorgo')
      .distinct('client'),
  ],
  [
    'Valor de frete por tipo de caminhão no primeiro trimestre de 2026',
    haulage,
    trips.during('2026-01', '2026-03').by('kind', (g) => g.sum('freight')),
  ],
  ['Qual origem teve menos viagens?', haulage, least(trips.by('origin', (g) => g.count()))],
  [
    'km rodados de rodotrem em abril',
    haulage,
    trips
      .during('2026-04')
      .when((r) => r.kind === 'Rodotrem')
      .sum('km'),
  ],
  [
    'qtas viagens foram pra Paranagua sem contar as de soja',
    haulage,
    trips.when((r) => r.destination === 'Paranaguá' && r.grain !== 'Soja').count(),
  ],
  [
    'Gasto médio com diesel por viagem em cada destino, em reais',
    haulage,
    trips.by('destination', (g) => g.mean('diesel')),
  ],
  [
    'valor total dos fretes menos o valor total do diesel',
    haulage,
    trips.sum('freight') - trips.sum('diesel'),
  ],
  [
    'Entre 15/01/2026 e 28/02/2026, quantas toneladas de soja foram para Santos?',
    haulage,
    trips
      .from('2026-01-15', '2026-02-28')
      .when((r) => r.grain === 'Soja' && r.destination === 'Santos')
      .sum('tons'),
  ],
  ['Em que mês o gasto com pedágio foi o mais baixo?', haulage, least(trips.byMonth((g) => g.sum('toll')))],
  [
    'qual o dia da semana mais forte em toneladas carregadas',
    haulage,
    most(trips.byWeekday((g) => g.sum('tons'))),
  ],
  [
    'Quantas viagens os caminhões fazem por mês, na média?',
    haulage,
    trips.count() / trips.byMonth((g) => g.count()).length,
  ],
  [
    'valor de frete de cada cliente tirando o q foi pra uberlandia',
    haulage,
    trips.when((r) => r.destination !== 'Uberlândia').by('client', (g) => g.sum('freight')),
  ],
  ['quantas viagens passaram de 1200 km rodados', haulage, trips.when((r) => r.km > 1_200).count()],
  [
    'Número de viagens com peso entre 36 e 39 toneladas',
    haulage,
    trips.when((r) => r.tons >= 36 && r.tons <= 39).count(),
  ],
  [
    'Qual a participação do Vanderlei no total de km rodados?',
    haulage,
    trips.share((r) => r.driver === 'Vanderlei', 'km'),
  ],
  [
    'o contador ta me cobrando: quanto gastei de diesel no último trimestre de 2025, em reais, só no bitrem?',
    haulage,
    trips
      .during('2025-10', '2025-12')
      .when((r) => r.kind === 'Bitrem')
      .sum('diesel'),
  ],

  // The language-exchange agency
  [
    'Quantos pacotes de intercâmbio vendemos para cada país?',
    agency,
    courses.by('country', (g) => g.count()),
  ],
  [
    'valor dos pacotes q a Larissa vendeu em março',
    agency,
    courses
      .during('2025-03')
      .when((r) => r.consultant === 'Larissa')
      .sum('price'),
  ],
  [
    'Qual consultor vendeu o maior valor em pacotes?',
    agency,
    most(courses.by('consultant', (g) => g.sum('price'))),
  ],
  [
    'qtas semanas de curso a gente vendeu pra Dublin, somando tudo',
    agency,
    courses.when((r) => r.city === 'Dublin').sum('weeks'),
  ],
  [
    'Qual a idade média dos alunos que compraram pacote para o Canadá?',
    agency,
    courses.when((r) => r.country === 'Canadá').mean('age'),
  ],
  ['total de comissao em cada mes', agency, courses.byMonth((g) => g.sum('commission'))],
  [
    'Quantas vendas de intercâmbio estão com o visto em análise?',
    agency,
    courses.when((r) => r.visa === 'em análise').count(),
  ],
  [
    'Em número de vendas de intercâmbio, quantos por cento vieram do Instagram?',
    agency,
    courses.share((r) => r.channel === 'Instagram'),
  ],
  [
    'quanto deu em valor de pacote o curso intensivo no segundo trimestre de 2025',
    agency,
    courses
      .during('2025-04', '2025-06')
      .when((r) => r.course === 'Intensivo')
      .sum('price'),
  ],
  ['Valor médio do pacote em cada idioma', agency, courses.by('language', (g) => g.mean('price'))],
  [
    'qual o valor do pacote mais caro vendido pra Malta?',
    agency,
    courses.when((r) => r.country === 'Malta').max('price'),
  ],
  [
    'Compare o valor vendido em pacotes em julho e em agosto',
    agency,
    { before: courses.during('2025-07').sum('price'), after: courses.during('2025-08').sum('price') },
  ],
  [
    'qtas vendas foram com seguro e acomodação em casa de familia',
    agency,
    courses.when((r) => r.insurance === 'sim' && r.housing === 'Casa de família').count(),
  ],
  [
    'Quais os dois canais que trouxeram mais dinheiro em pacotes?',
    agency,
    most(
      courses.by('channel', (g) => g.sum('price')),
      2,
    ),
  ],
  [
    'para quantas cidades diferentes o Thiago vendeu em maio?',
    agency,
    courses
      .during('2025-05')
      .when((r) => r.consultant === 'Thiago')
      .distinct('city'),
  ],
  ['pacotes com mais de 24 semanas, qtos são', agency, courses.when((r) => r.weeks > 24).count()],
  [
    'Média de parcelas das vendas que vieram pelo canal Site',
    agency,
    courses.when((r) => r.channel === 'Site').mean('instalments'),
  ],
  [
    'quantas vendas a Bianca fechou sem contar as da Irlanda',
    agency,
    courses.when((r) => r.consultant === 'Bianca' && r.country !== 'Irlanda').count(),
  ],
  [
    'Quanto arrecadamos de taxa de matrícula de 01/02/2025 a 15/04/2025?',
    agency,
    courses.from('2025-02-01', '2025-04-15').sum('fee'),
  ],
  [
    'qual foi o mês mais fraco em taxa de matricula arrecadada',
    agency,
    least(courses.byMonth((g) => g.sum('fee'))),
  ],
  ['semanas vendidas por tipo de curso', agency, courses.by('course', (g) => g.sum('weeks'))],
  [
    'Quantos alunos de intercâmbio têm idade entre 18 e 25 anos?',
    agency,
    courses.when((r) => r.age >= 18 && r.age <= 25).count(),
  ],
  [
    'quanto o idioma frances representa, em %, do valor total dos pacotes?',
    agency,
    courses.share((r) => r.language === 'Francês', 'price'),
  ],
  [
    'Qual é a média por mês do valor total vendido em pacotes?',
    agency,
    courses.sum('price') / courses.byMonth((g) => g.count()).length,
  ],
  ['numero de vendas de intercambio em cada dia da semana', agency, courses.byWeekday((g) => g.count())],
  [
    'em junho, qtos alunos escolheram residencia estudantil?',
    agency,
    courses
      .during('2025-06')
      .when((r) => r.housing === 'Residência estudantil')
      .count(),
  ],
  [
    'Qual a idade do aluno mais novo que comprou pacote para Londres?',
    agency,
    courses.when((r) => r.city === 'Londres').min('age'),
  ],
  [
    'Dentro do Canadá, qual cidade soma o maior valor de pacotes?',
    agency,
    most(courses.when((r) => r.country === 'Canadá').by('city', (g) => g.sum('price'))),
  ],
  ['comissão média do Renan', agency, courses.when((r) => r.consultant === 'Renan').mean('commission')],
  [
    'to vendo aqui nosso programa de indicação: qto vendemos em valor de pacote pelo canal indicacao desde agosto?',
    agency,
    courses
      .during('2025-08', '2025-10')
      .when((r) => r.channel === 'Indicação')
      .sum('price'),
  ],
]

export const unanswerable: string[] = [
  'Quantas doses de vacina ainda temos na geladeira?',
  'qual raça de cachorro aparece mais?',
  'qto pagamos de conta de agua do banho em janeiro',
  'Qual é o salário do Wesley?',
  'quanto gastamos com pneus do rodotrem em fevereiro?',
  'Qual a umidade média da soja carregada em Sorriso?',
  'qtas horas o Adilson ficou parado na fila de descarga',
  'Quantas multas de trânsito o Genivaldo levou?',
  'preço médio da passagem aérea pra Dublin',
  'Qual a nota média dos alunos no exame de inglês?',
]
