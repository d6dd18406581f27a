import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* A nursery of seedlings and ornamental plants, a ferry and small-boat crossing, a repairer of musical instruments. */

const { next, whole, pick, among } = seededBusiness(
  'a plant nursery, a ferry crossing, an instrument repairer',
)

const plants = [
  { plant: 'Lavanda', group: 'Ornamental', from: 790, to: 1_890 },
  { plant: 'Buxinho', group: 'Ornamental', from: 590, to: 2_490 },
  { plant: 'Ipê amarelo', group: 'Nativa', from: 690, to: 3_500 },
  { plant: 'Rosa do deserto', group: 'Ornamental', from: 2_500, to: 6_000 },
  { plant: 'Grama preta', group: 'Forração', from: 150, to: 420 },
  { plant: 'Jabuticabeira', group: 'Frutífera', from: 3_500, to: 11_900 },
  { plant: 'Manacá da serra', group: 'Nativa', from: 1_200, to: 4_500 },
  { plant: 'Limão siciliano', group: 'Frutífera', from: 1_890, to: 4_990 },
  { plant: 'Palmeira ráfia', group: 'Ornamental', from: 2_900, to: 8_900 },
  { plant: 'Alface crespa', group: 'Hortaliça', from: 35, to: 110 },
]
// From March to November, closed on Mondays, most on Saturdays.
const orders = new Rows(
  daysFrom('2025-03-01', 275)
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(4, 6) : whole(1, 3) }, () => {
        const { plant, group, from, to } = pick(plants)
        const { buyer, low, high } = among(
          [{ buyer: 'Pessoa física', low: 1, high: 8 }, 50],
          [{ buyer: 'Paisagista', low: 10, high: 40 }, 25],
          [{ buyer: 'Produtor rural', low: 20, high: 80 }, 14],
          [{ buyer: 'Prefeitura', low: 30, high: 120 }, 11],
        )
        const pieces = whole(low, high)
        const unit = whole(from, to) / 100
        return {
          day,
          plant,
          group,
          pot: among(['Saquinho', 40], ['Tubete', 29], ['Pote', 19], ['Vaso', 12]),
          sector: among(['Estufa 1', 38], ['Sombrite', 28], ['Estufa 2', 20], ['Céu aberto', 14]),
          attendant: among(['Dirce', 50], ['Genival', 32], ['Luana', 18]),
          buyer,
          channel: among(['Balcão', 44], ['WhatsApp', 28], ['Feira', 18], ['Instagram', 10]),
          fertilizer: among(['SIM', 35], ['NÃO', 65]),
          pieces,
          unit,
          freight: next() < 0.55 ? undefined : whole(1_500, 12_000) / 100,
          replaced: next() < 0.75 ? 0 : whole(1, Math.min(pieces, 6)),
          total: cents(pieces * unit),
        }
      }),
    ),
)

// From October to March, every day, most on Sundays. Only the two ferries take cars and motorcycles.
const trips = new Rows(
  daysFrom('2025-10-01', 182).flatMap((day) =>
    Array.from(
      { length: weekdayIn(day) === 0 ? whole(5, 6) : weekdayIn(day) === 6 ? whole(3, 5) : whole(2, 4) },
      () => {
        const { boat, seats, deck, thirst } = among(
          [{ boat: 'Balsa Estrela do Mar', seats: 130, deck: 24, thirst: 900 }, 38],
          [{ boat: 'Balsa Rainha', seats: 110, deck: 18, thirst: 780 }, 28],
          [{ boat: 'Lancha Gaivota', seats: 40, deck: 0, thirst: 420 }, 20],
          [{ boat: 'Barco Boa Sorte', seats: 60, deck: 0, thirst: 350 }, 14],
        )
        const { destination, fare } = among(
          [{ destination: 'Ilha do Mel', fare: 9.5 }, 42],
          [{ destination: 'Vila dos Pescadores', fare: 7 }, 28],
          [{ destination: 'Praia Mansa', fare: 8.25 }, 19],
          [{ destination: 'Porto Novo', fare: 12.75 }, 11],
        )
        const passengers = whole(6, seats)
        const cars = deck === 0 ? undefined : whole(0, deck)
        const bikes = deck === 0 ? undefined : whole(0, 12)
        return {
          day,
          boat,
          destination,
          shift: among(['manhã', 47], ['tarde', 34], ['noite', 19]),
          master: among(['Adalberto', 44], ['Jussara', 29], ['Nilo', 18], ['Wilson', 9]),
          weather: among(['sol', 54], ['nublado', 27], ['chuva', 19]),
          passengers,
          cars,
          bikes,
          late: next() < 0.55 ? 0 : whole(3, 65),
          diesel: whole(thirst - 250, thirst + 150) / 10,
          full: passengers > seats * 0.85 ? 'sim' : 'não',
          incident: among(['', 80], ['Neblina', 11], ['Vento forte', 6], ['Falha no motor', 3]),
          revenue: cents(passengers * fare + (cars ?? 0) * 32.5 + (bikes ?? 0) * 14),
        }
      },
    ),
  ),
)

// From June to March, closed on Sundays, most on Mondays.
const repairs = new Rows(
  daysFrom('2025-06-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(3, 4) : whole(1, 2) }, () => {
        const { instrument, family, brands } = among(
          [{ instrument: 'Violão', family: 'Cordas', brands: ['Giannini', 'Yamaha', 'Takamine'] }, 29],
          [{ instrument: 'Guitarra', family: 'Cordas', brands: ['Tagima', 'Fender'] }, 20],
          [{ instrument: 'Saxofone', family: 'Sopro', brands: ['Yamaha', 'Eagle'] }, 14],
          [{ instrument: 'Teclado', family: 'Teclas', brands: ['Yamaha', 'Casio'] }, 9],
          [{ instrument: 'Cavaquinho', family: 'Cordas', brands: ['Rozini', 'Giannini'] }, 8],
          [{ instrument: 'Violino', family: 'Cordas', brands: ['Eagle', 'Yamaha'] }, 7],
          [{ instrument: 'Clarinete', family: 'Sopro', brands: ['Jupiter', 'Eagle'] }, 5],
          [{ instrument: 'Flauta transversal', family: 'Sopro', brands: ['Yamaha', 'Jupiter'] }, 4],
          [{ instrument: 'Acordeon', family: 'Teclas', brands: ['Todeschini', 'Scandalli'] }, 4],
        )
        const status = among(['ENTREGUE', 70], ['PRONTO', 18], ['AGUARDANDO PEÇA', 12])
        const parts = next() < 0.4 ? undefined : whole(1_500, 48_000) / 100
        const labour = whole(6_000, 62_000) / 100
        return {
          day,
          instrument,
          family,
          brand: pick(brands),
          service: among(
            ['Regulagem', 36],
            ['Limpeza', 25],
            ['Troca de peça', 18],
            ['Restauração', 12],
            ['Colagem', 9],
          ),
          luthier: among(['Evaristo', 49], ['Sônia', 32], ['Beto', 19]),
          client: among(['Músico profissional', 40], ['Estudante', 28], ['Igreja', 20], ['Orquestra', 12]),
          urgent: among(['SIM', 24], ['NÃO', 76]),
          status,
          bench: whole(1, 38),
          payment: status === 'ENTREGUE' ? among(['Pix', 50], ['Cartão', 32], ['Dinheiro', 18]) : '',
          parts,
          labour,
          total: cents((parts ?? 0) + labour),
        }
      }),
    ),
)

const nursery = 'Pedidos Viveiro'
const crossing = 'travessias_balsa'
const workshop = 'ORDENS LUTHIERIA'

export const files = [
  file(nursery, orders, [
    ['Dt Pedido', ({ day }) => brazilianDay(day)],
    ['Espécie', ({ plant }) => plant],
    ['Grupo', ({ group }) => group],
    ['Embalagem', ({ pot }) => pot],
    ['Setor', ({ sector }) => sector],
    ['Atendente', ({ attendant }) => attendant],
    ['Comprador', ({ buyer }) => buyer],
    ['Canal', ({ channel }) => channel],
    ['Adubo incluso', ({ fertilizer }) => fertilizer],
    ['Qtd Mudas', ({ pieces }) => pieces],
    ['Preço Unit.', ({ unit }) => commaPrice(unit)],
    ['Frete (R$)', ({ freight }) => (freight === undefined ? '' : decimal(freight))],
    ['Mudas Repostas', ({ replaced }) => replaced],
    ['Valor Pedido', ({ total }) => commaPrice(total)],
  ]),
  file(
    crossing,
    trips,
    [
      ['data_viagem', ({ day }) => day],
      ['embarcacao', ({ boat }) => boat],
      ['destino', ({ destination }) => destination],
      ['turno', ({ shift }) => shift],
      ['mestre', ({ master }) => master],
      ['clima', ({ weather }) => weather],
      ['passageiros', ({ passengers }) => passengers],
      ['carros', ({ cars }) => cars ?? ''],
      ['motos', ({ bikes }) => bikes ?? ''],
      ['atraso_min', ({ late }) => late],
      ['diesel_litros', ({ diesel }) => diesel.toFixed(1)],
      ['lotada', ({ full }) => full],
      ['ocorrencia', ({ incident }) => incident],
      ['receita_rs', ({ revenue }) => revenue.toFixed(2)],
    ],
    ',',
  ),
  file(workshop, repairs, [
    ['DT_ENTRADA', ({ day }) => brazilianDay(day)],
    ['INSTRUMENTO', ({ instrument }) => instrument],
    ['FAMILIA', ({ family }) => family],
    ['MARCA', ({ brand }) => brand],
    ['SERVICO', ({ service }) => service],
    ['LUTHIER', ({ luthier }) => luthier],
    ['TIPO_CLIENTE', ({ client }) => client],
    ['URGENTE', ({ urgent }) => urgent],
    ['SITUACAO', ({ status }) => status],
    ['DIAS_BANCADA', ({ bench }) => bench],
    ['FORMA_PGTO', ({ payment }) => payment],
    ['VLR_PECAS', ({ parts }) => (parts === undefined ? '' : decimal(parts))],
    ['VLR_MAO_OBRA', ({ labour }) => decimal(labour)],
    ['VLR_TOTAL', ({ total }) => decimal(total)],
  ]),
]

export const labelled: Labelled[] = [
  // The nursery
  ['quanto o viveiro vendeu em maio, em reais?', nursery, orders.during('2025-05').sum('total')],
  [
    'mudas de lavanda vendidas em junho, quantas foram?',
    nursery,
    orders
      .during('2025-06')
      .when((r) => r.plant === 'Lavanda')
      .sum('pieces'),
  ],
  ['qual espécie deu mais dinheiro?', nursery, most(orders.by('plant', (g) => g.sum('total')))],
  ['quantidade de pedidos por canal', nursery, orders.by('channel', (g) => g.count())],
  [
    'valor médio dos pedidos de paisagista',
    nursery,
    orders.when((r) => r.buyer === 'Paisagista').mean('total'),
  ],
  [
    'top 3 espécies em número de mudas vendidas',
    nursery,
    most(
      orders.by('plant', (g) => g.sum('pieces')),
      3,
    ),
  ],
  ['Quanto cobramos de frete em setembro?', nursery, orders.during('2025-09').sum('freight')],
  [
    'que porcentagem dos pedidos foi com adubo incluso?',
    nursery,
    orders.share((r) => r.fertilizer === 'SIM'),
  ],
  [
    'na feira, quantos pedidos passaram de 500 reais',
    nursery,
    orders.when((r) => r.channel === 'Feira' && r.total > 500).count(),
  ],
  [
    'compara pra mim o valor dos pedidos de julho com o de agosto',
    nursery,
    { before: orders.during('2025-07').sum('total'), after: orders.during('2025-08').sum('total') },
  ],
  ['quem atendeu menos pedidos?', nursery, least(orders.by('attendant', (g) => g.count()))],
  ['valor vendido mês a mês no viveiro', nursery, orders.byMonth((g) => g.sum('total'))],
  [
    'em que dia da semana a gente vende mais mudas em quantidade?',
    nursery,
    most(orders.byWeekday((g) => g.sum('pieces'))),
  ],
  [
    'quanto deu em reais o que a prefeitura comprou de ipe amarelo?',
    nursery,
    orders.when((r) => r.buyer === 'Prefeitura' && r.plant === 'Ipê amarelo').sum('total'),
  ],
  [
    'número de pedidos sem frete de abril pra cá',
    nursery,
    orders
      .during('2025-04', '2025-11')
      .when((r) => r.freight === undefined)
      .count(),
  ],
  ['valor do maior pedido do balcão', nursery, orders.when((r) => r.channel === 'Balcão').max('total')],
  [
    'qual o preço unitário mais baixo da jabuticabera?',
    nursery,
    orders.when((r) => r.plant === 'Jabuticabeira').min('unit'),
  ],
  ['total de mudas repostas por espécie', nursery, orders.by('plant', (g) => g.sum('replaced'))],
  [
    'produtor rural leva quantas mudas por pedido, em média?',
    nursery,
    orders.when((r) => r.buyer === 'Produtor rural').mean('pieces'),
  ],
  [
    'soma o valor dos pedidos que não vieram pelo whatsapp',
    nursery,
    orders.when((r) => r.channel !== 'WhatsApp').sum('total'),
  ],
  [
    'quantos % da quantidade de mudas vendidas é do grupo ornamental?',
    nursery,
    orders.share((r) => r.group === 'Ornamental', 'pieces'),
  ],
  [
    'valor dos pedidos por grupo, tirando a prefeitura',
    nursery,
    orders.when((r) => r.buyer !== 'Prefeitura').by('group', (g) => g.sum('total')),
  ],
  [
    'a Luana vendeu quantas espécies diferentes em outubro',
    nursery,
    orders
      .during('2025-10')
      .when((r) => r.attendant === 'Luana')
      .distinct('plant'),
  ],
  [
    'conta os pedidos do viveiro feitos entre 15/04/2025 e 20/05/2025',
    nursery,
    orders.from('2025-04-15', '2025-05-20').count(),
  ],
  ['mês mais fraco do viveiro em valor de pedido', nursery, least(orders.byMonth((g) => g.sum('total')))],
  [
    'nos domingos, quanto em reais deu de muda com embalagem vaso?',
    nursery,
    orders
      .on(0)
      .when((r) => r.pot === 'Vaso')
      .sum('total'),
  ],
  ['teve quantos pedidos com mais de 2 mudas repostas?', nursery, orders.when((r) => r.replaced > 2).count()],
  ['ticket medio por atendente do viveiro', nursery, orders.by('attendant', (g) => g.mean('total'))],
  [
    'quantos pedidos entram por mês no viveiro, em média',
    nursery,
    orders.count() / orders.byMonth((g) => g.count()).length,
  ],
  [
    'me diz uma coisa: o setor sombrite fez quanto em valor de pedidos no segundo trimestre de 2025?',
    nursery,
    orders
      .during('2025-04', '2025-06')
      .when((r) => r.sector === 'Sombrite')
      .sum('total'),
  ],

  // The ferry and the boats
  ['Quantos passageiros atravessaram em dezembro?', crossing, trips.during('2025-12').sum('passengers')],
  ['receita das travessias por destino', crossing, trips.by('destination', (g) => g.sum('revenue'))],
  [
    'qual embarcação consumiu mais litros de diesel no total?',
    crossing,
    most(trips.by('boat', (g) => g.sum('diesel'))),
  ],
  ['teve neblina em quantas viagens?', crossing, trips.when((r) => r.incident === 'Neblina').count()],
  ['atraso médio em minutos das viagens de cada mestre', crossing, trips.by('master', (g) => g.mean('late'))],
  [
    'quantos carros foram pra Ilha do Mel em janeiro',
    crossing,
    trips
      .during('2026-01')
      .when((r) => r.destination === 'Ilha do Mel')
      .sum('cars'),
  ],
  ['percentual de viagens que saíram lotadas', crossing, trips.share((r) => r.full === 'sim')],
  [
    'quanto entrou de receita nas viagens do dia 10/02/2026 até 20/02/2026?',
    crossing,
    trips.from('2026-02-10', '2026-02-20').sum('revenue'),
  ],
  [
    'total de passageiros: fevereiro contra janeiro',
    crossing,
    { before: trips.during('2026-01').sum('passengers'), after: trips.during('2026-02').sum('passengers') },
  ],
  [
    'qual o dia da semana com menor receita na travessia?',
    crossing,
    least(trips.byWeekday((g) => g.sum('revenue'))),
  ],
  [
    'os dois mestres que fizeram mais viagens',
    crossing,
    most(
      trips.by('master', (g) => g.count()),
      2,
    ),
  ],
  [
    'das viagens da noite, quantas foram sem atraso?',
    crossing,
    trips.when((r) => r.shift === 'noite' && r.late === 0).count(),
  ],
  ['motos transportadas em cada mês', crossing, trips.byMonth((g) => g.sum('bikes'))],
  [
    'média de pasageiros por viagem da Lancha Gaivota',
    crossing,
    trips.when((r) => r.boat === 'Lancha Gaivota').mean('passengers'),
  ],
  [
    'com chuva, quantas viagens atrasaram mais de 30 minutos',
    crossing,
    trips.when((r) => r.weather === 'chuva' && r.late > 30).count(),
  ],
  ['qual foi o maior numero de passageiros numa viagem só?', crossing, trips.max('passengers')],
  [
    'menor gasto de diesel em litros numa viagem do Barco Boa Sorte',
    crossing,
    trips.when((r) => r.boat === 'Barco Boa Sorte').min('diesel'),
  ],
  [
    'qual a fatia da receita das viagens que vem do turno da manha?',
    crossing,
    trips.share((r) => r.shift === 'manhã', 'revenue'),
  ],
  [
    'quantas viagens a Jussara fez sem ser pra Praia Mansa?',
    crossing,
    trips.when((r) => r.master === 'Jussara' && r.destination !== 'Praia Mansa').count(),
  ],
  ['passageiros por turno aos sábados', crossing, trips.on(6).by('shift', (g) => g.sum('passengers'))],
  ['em que mês a travessia teve mais receita?', crossing, most(trips.byMonth((g) => g.sum('revenue')))],
  [
    'litros de diesel gastos de outubro a dezembro',
    crossing,
    trips.during('2025-10', '2025-12').sum('diesel'),
  ],
  [
    'pra quantos destinos diferentes o Wilson foi em novembro?',
    crossing,
    trips
      .during('2025-11')
      .when((r) => r.master === 'Wilson')
      .distinct('destination'),
  ],
  [
    'conta aí as viagens pra Vila dos Pescadores que levaram mais de 80 passageiros',
    crossing,
    trips.when((r) => r.destination === 'Vila dos Pescadores' && r.passengers > 80).count(),
  ],
  [
    'que ocorrência acontece em mais viagens?',
    crossing,
    most(trips.when((r) => r.incident !== '').by('incident', (g) => g.count())),
  ],
  ['receita média das viagens lotadas', crossing, trips.when((r) => r.full === 'sim').mean('revenue')],
  [
    'viagens por embarcasão desde janeiro',
    crossing,
    trips.during('2026-01', '2026-03').by('boat', (g) => g.count()),
  ],
  ['a gente faz em média quantas viagens por dia?', crossing, trips.count() / trips.distinct('day')],
  [
    'carros levados pela Balsa Rainha tirando o turno da manhã',
    crossing,
    trips.when((r) => r.boat === 'Balsa Rainha' && r.shift !== 'manhã').sum('cars'),
  ],
  [
    'some os minutos de atraso do Adalberto no mês de março',
    crossing,
    trips
      .during('2026-03')
      .when((r) => r.master === 'Adalberto')
      .sum('late'),
  ],

  // The repairer of instruments
  ['faturamento total da luthieria em novembro', workshop, repairs.during('2025-11').sum('total')],
  [
    'quantos violões entraram em julho?',
    workshop,
    repairs
      .during('2025-07')
      .when((r) => r.instrument === 'Violão')
      .count(),
  ],
  ['número de ordens de cada luthier', workshop, repairs.by('luthier', (g) => g.count())],
  ['deu quanto de mão de obra em dezembro?', workshop, repairs.during('2025-12').sum('labour')],
  [
    'qual instrumento fica mais dias na bancada em média?',
    workshop,
    most(repairs.by('instrument', (g) => g.mean('bench'))),
  ],
  ['valor gasto em peças por marca de instrumento', workshop, repairs.by('brand', (g) => g.sum('parts'))],
  [
    'tem quantas ordens aguardando peça?',
    workshop,
    repairs.when((r) => r.status === 'AGUARDANDO PEÇA').count(),
  ],
  [
    'que parte do valor total das ordens veio de saxofone',
    workshop,
    repairs.share((r) => r.instrument === 'Saxofone', 'total'),
  ],
  [
    'Quais os 3 instrumentos com mais ordens?',
    workshop,
    most(
      repairs.by('instrument', (g) => g.count()),
      3,
    ),
  ],
  [
    'qual serviço da luthieria rendeu menos em valor total?',
    workshop,
    least(repairs.by('service', (g) => g.sum('total'))),
  ],
  ['valor total médio das ordens urgentes', workshop, repairs.when((r) => r.urgent === 'SIM').mean('total')],
  [
    'em outubro, quantas ordens não eram urgentes?',
    workshop,
    repairs
      .during('2025-10')
      .when((r) => r.urgent === 'NÃO')
      .count(),
  ],
  [
    'quanto os clientes da luthieria pagaram no pix?',
    workshop,
    repairs.when((r) => r.payment === 'Pix').sum('total'),
  ],
  [
    'a mão de obra cresceu de janeiro pra fevereiro?',
    workshop,
    { before: repairs.during('2026-01').sum('labour'), after: repairs.during('2026-02').sum('labour') },
  ],
  [
    'ordens que ficaram mais de 20 dias na bancada, quantas temos',
    workshop,
    repairs.when((r) => r.bench > 20).count(),
  ],
  [
    'maior valor de peças numa ordem de guitara',
    workshop,
    repairs.when((r) => r.instrument === 'Guitarra').max('parts'),
  ],
  [
    'qual o valor total da ordem mais barata da Sônia?',
    workshop,
    repairs.when((r) => r.luthier === 'Sônia').min('total'),
  ],
  [
    'mao de obra de limpeza por mes',
    workshop,
    repairs.when((r) => r.service === 'Limpeza').byMonth((g) => g.sum('labour')),
  ],
  ['ordens da luthieria por dia da semana', workshop, repairs.byWeekday((g) => g.count())],
  [
    'quantas marcas diferentes da família sopro já atendemos?',
    workshop,
    repairs.when((r) => r.family === 'Sopro').distinct('brand'),
  ],
  [
    'valor total das ordens de igreja de agosto até outubro',
    workshop,
    repairs
      .during('2025-08', '2025-10')
      .when((r) => r.client === 'Igreja')
      .sum('total'),
  ],
  [
    'quanto deu no total a família cordas sem contar violão?',
    workshop,
    repairs.when((r) => r.family === 'Cordas' && r.instrument !== 'Violão').sum('total'),
  ],
  ['quantos por cento das ordens estão entregues', workshop, repairs.share((r) => r.status === 'ENTREGUE')],
  [
    'quantas ordens do Beto estão sem valor de peças?',
    workshop,
    repairs.when((r) => r.luthier === 'Beto' && r.parts === undefined).count(),
  ],
  [
    'uma ordem de orquestra sai por quanto em média no valor total?',
    workshop,
    repairs.when((r) => r.client === 'Orquestra').mean('total'),
  ],
  [
    'valor total por tipo de cliente em 2026',
    workshop,
    repairs.during('2026-01', '2026-03').by('client', (g) => g.sum('total')),
  ],
  [
    'valor total das ordens da Yamaha que não são de teclado',
    workshop,
    repairs.when((r) => r.brand === 'Yamaha' && r.instrument !== 'Teclado').sum('total'),
  ],
  [
    'quem é o luthier que mais faturou com restauração?',
    workshop,
    most(repairs.when((r) => r.service === 'Restauração').by('luthier', (g) => g.sum('total'))),
  ],
  [
    'quantas ordens ficaram entre 300 e 600 reais no valor total?',
    workshop,
    repairs.when((r) => r.total >= 300 && r.total <= 600).count(),
  ],
  [
    'tô fechando as contas da oficina, quanto foi de peças nas ordens de estudante desde dezembro?',
    workshop,
    repairs
      .during('2025-12', '2026-03')
      .when((r) => r.client === 'Estudante')
      .sum('parts'),
  ],
]

export const unanswerable: string[] = [
  'qual o salário do Genival?',
  'quanto gastamos com substrato no viveiro?',
  'quantas mudas de lavanda temos em estoque hoje?',
  'quem é o fornecedor das sementes de alface?',
  'idade média dos passageiros',
  'quanto custou a reforma da Lancha Gaivota?',
  'que nota os passageiros deram pro Adalberto?',
  'qual o telefone do dono do violino?',
  'quanto pagamos de aluguel da oficina em janeiro?',
  'quantos meses de garantia tem a restauração',
]
