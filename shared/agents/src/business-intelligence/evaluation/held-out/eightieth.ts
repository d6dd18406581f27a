import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* A hair-transplant and laser clinic, a sand, gravel and topsoil haulier and a shop of board games and comics. */

const { next, whole, pick } = seededBusiness('a hair clinic, a sand haulier, a shop of board games')
const days = daysFrom('2025-07-01', 304)

const patients = [
  { patient: 'Adalgisa Ramires', gender: 'Feminino' },
  { patient: 'Benício Taveira', gender: 'Masculino' },
  { patient: 'Cândida Moura', gender: 'Feminino' },
  { patient: 'Deodato Simões', gender: 'Masculino' },
  { patient: 'Eulália Brandão', gender: 'Feminino' },
  { patient: 'Fabrício Quintela', gender: 'Masculino' },
  { patient: 'Graziela Lobato', gender: 'Feminino' },
  { patient: 'Hermínio Paes', gender: 'Masculino' },
  { patient: 'Isadora Vilhena', gender: 'Feminino' },
  { patient: 'Leandro Sarmento', gender: 'Masculino' },
]
const surgery = 'Transplante capilar'
// Durations in steps of five minutes.
const treatments = [
  {
    procedure: 'Depilação a laser',
    areas: ['Axilas', 'Pernas', 'Virilha', 'Rosto'],
    short: 4,
    long: 15,
    from: 9_000,
    to: 42_000,
  },
  { procedure: 'Laser capilar', areas: ['Couro cabeludo'], short: 4, long: 8, from: 15_000, to: 38_000 },
  {
    procedure: 'Mesoterapia',
    areas: ['Couro cabeludo', 'Rosto'],
    short: 6,
    long: 14,
    from: 25_000,
    to: 70_000,
  },
  {
    procedure: 'Avaliação',
    areas: ['Couro cabeludo', 'Barba', 'Sobrancelha'],
    short: 4,
    long: 10,
    from: 10_000,
    to: 30_000,
  },
  {
    procedure: surgery,
    areas: ['Couro cabeludo', 'Couro cabeludo', 'Barba', 'Sobrancelha'],
    short: 48,
    long: 96,
    from: 890_000,
    to: 2_450_000,
  },
  {
    procedure: 'Remoção de tatuagem',
    areas: ['Braço', 'Costas', 'Pernas'],
    short: 3,
    long: 14,
    from: 30_000,
    to: 98_000,
  },
]
// Closed on Sundays.
const sessions = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 4 ? whole(3, 5) : whole(1, 3) }, () => {
        const { procedure, areas, short, long, from, to } = pick(treatments)
        const isSurgery = procedure === surgery
        return {
          day,
          ...pick(patients),
          procedure,
          area: pick(areas),
          professional: isSurgery
            ? pick(['Dr. Caetano', 'Dra. Heloísa'])
            : pick(['Dra. Yasmin', 'Dra. Yasmin', 'Dra. Heloísa', 'Dr. Caetano', 'Dra. Ludmila']),
          source: pick(['Indicação', 'Rede social', 'Busca na internet', 'Fachada']),
          payment: pick(['Cartão parcelado', 'Pix', 'Boleto', 'Dinheiro']),
          returning: pick(['Não', 'Não', 'Sim']),
          minutes: whole(short, long) * 5,
          grafts: isSurgery ? whole(80, 380) * 10 : undefined,
          score: next() < 0.2 ? undefined : whole(5, 10),
          supplies: isSurgery ? whole(90_000, 310_000) / 100 : whole(800, 9_500) / 100,
          price: whole(from, to) / 100,
        }
      }),
    ),
)

const sites = [
  { client: 'Depósito Tijolão', city: 'Monte Sereno' },
  { client: 'Construtora Lajedo', city: 'Santa Edwirges' },
  { client: 'Loteamento Alvorada', city: 'Barra do Jequi' },
  { client: 'Concreteira Três Barras', city: 'Santa Edwirges' },
  { client: 'Seu Epaminondas', city: 'Ribeirão das Garças' },
  { client: 'Viveiro Flor de Lis', city: 'Monte Sereno' },
  { client: 'Haras Capim Dourado', city: 'Ribeirão das Garças' },
]
const loads = [
  { material: 'Areia média', origin: 'Porto Jacaré', from: 7_000, to: 11_000 },
  { material: 'Brita 1', origin: 'Pedreira Morro Alto', from: 8_500, to: 13_000 },
  { material: 'Terra vegetal', origin: 'Sítio Boa Terra', from: 6_000, to: 12_000 },
  { material: 'Areia fina', origin: 'Porto Jacaré', from: 7_500, to: 11_500 },
  { material: 'Pedrisco', origin: 'Pedreira Morro Alto', from: 8_000, to: 12_500 },
  { material: 'Cascalho', origin: 'Porto Jacaré', from: 5_000, to: 9_000 },
]
const trucks = [
  { truck: 'Truck', least: 8, full: 12 },
  { truck: 'Toco', least: 4, full: 7 },
  { truck: 'Carreta', least: 18, full: 27 },
]
// No deliveries on Sundays, few on Saturdays.
const deliveries = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? 1 : whole(2, 4) }, () => {
        const { material, origin, from, to } = pick(loads)
        const { truck, least: light, full } = pick(trucks)
        const volume = whole(light * 2, full * 2) / 2
        const distance = whole(8, 140)
        return {
          day,
          ...pick(sites),
          material,
          origin,
          driver: pick(['Gumercindo', 'Gumercindo', 'Anacleto', 'Juvenal', 'Zuleide']),
          truck,
          shift: pick(['manhã', 'manhã', 'tarde']),
          invoice: next() < 0.8 ? 'sim' : 'não',
          volume,
          distance,
          diesel: Math.round(distance * whole(28, 48) * 0.1) / 10,
          toll: next() < 0.45 ? 0 : whole(900, 6_400) / 100,
          late: next() < 0.6 ? 0 : whole(5, 120),
          freight: cents(90 + (distance * whole(550, 980)) / 100),
          value: cents((volume * whole(from, to)) / 100),
        }
      }),
    ),
)

const titles = [
  { title: 'Capitã Araruta', line: 'Quadrinho', publisher: 'Balão Amarelo', from: 2_900, to: 6_900 },
  { title: 'Ronin da Garoa', line: 'Mangá', publisher: 'Tinta Nanquim', from: 2_400, to: 4_500 },
  { title: 'Reinos de Cobre', line: 'Jogo de tabuleiro', publisher: 'Mesa Torta', from: 14_900, to: 38_900 },
  { title: 'Baralho Arcano', line: 'Jogo de cartas', publisher: 'Dado Manco', from: 3_900, to: 11_900 },
  { title: 'Detetives do Mangue', line: 'Quadrinho', publisher: 'Tinta Nanquim', from: 3_500, to: 8_900 },
  { title: 'Ilha dos Faróis', line: 'Jogo de tabuleiro', publisher: 'Dado Manco', from: 11_900, to: 29_900 },
  { title: 'Lendas do Barro', line: 'RPG', publisher: 'Mesa Torta', from: 7_900, to: 21_900 },
]
// Closed on Mondays, full on Saturdays.
const purchases = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(4, 6) : whole(1, 3) }, () => {
        const { title, line, publisher, from, to } = pick(titles)
        const pieces = whole(1, 5)
        const unit = whole(from, to) / 100
        const club = pick(['NÃO', 'SIM'])
        const discount = next() < 0.55 ? 0 : cents((pieces * unit * whole(3, 20)) / 100)
        const total = cents(pieces * unit - discount)
        return {
          day,
          title,
          line,
          publisher,
          clerk: pick(['Iara', 'Iara', 'Wesley', 'Quitéria']),
          channel: pick(['Balcão', 'Balcão', 'Site', 'Evento']),
          payment: pick(['Pix', 'Crédito', 'Débito', 'Dinheiro', 'Vale-presente']),
          condition: pick(['NOVO', 'NOVO', 'USADO']),
          club,
          pieces,
          unit,
          discount,
          points: club === 'SIM' ? Math.floor(total / 5) : undefined,
          total,
        }
      }),
    ),
)

const clinic = 'Atendimentos Clínica Capilar'
const haulier = 'entregas_areia_brita'
const games = 'VENDAS LOJA DE JOGOS'

export const files = [
  file(clinic, sessions, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Paciente', ({ patient }) => patient],
    ['Sexo', ({ gender }) => gender],
    ['Procedimento', ({ procedure }) => procedure],
    ['Área tratada', ({ area }) => area],
    ['Profissional', ({ professional }) => professional],
    ['Como conheceu', ({ source }) => source],
    ['Pagamento', ({ payment }) => payment],
    ['Retorno', ({ returning }) => returning],
    ['Duração (min)', ({ minutes }) => minutes],
    ['Folículos', ({ grafts }) => (grafts === undefined ? '' : grafts)],
    ['Nota', ({ score }) => (score === undefined ? '' : score)],
    ['Custo de insumos', ({ supplies }) => commaPrice(supplies)],
    ['Valor cobrado', ({ price }) => commaPrice(price)],
  ]),
  file(
    haulier,
    deliveries,
    [
      ['data_entrega', ({ day }) => day],
      ['cliente', ({ client }) => client],
      ['cidade', ({ city }) => city],
      ['material', ({ material }) => material],
      ['origem', ({ origin }) => origin],
      ['motorista', ({ driver }) => driver],
      ['tipo_caminhao', ({ truck }) => truck],
      ['turno', ({ shift }) => shift],
      ['nota_fiscal', ({ invoice }) => invoice],
      ['volume_m3', ({ volume }) => volume.toFixed(1)],
      ['km_rodados', ({ distance }) => distance],
      ['litros_diesel', ({ diesel }) => diesel.toFixed(1)],
      ['pedagio', ({ toll }) => toll.toFixed(2)],
      ['atraso_min', ({ late }) => late],
      ['frete', ({ freight }) => freight.toFixed(2)],
      ['valor_material', ({ value }) => value.toFixed(2)],
    ],
    ',',
  ),
  file(games, purchases, [
    ['DATA_VENDA', ({ day }) => brazilianDay(day)],
    ['TITULO', ({ title }) => title],
    ['LINHA', ({ line }) => line],
    ['EDITORA', ({ publisher }) => publisher],
    ['ATENDENTE', ({ clerk }) => clerk],
    ['CANAL', ({ channel }) => channel],
    ['FORMA_PGTO', ({ payment }) => payment],
    ['CONDICAO', ({ condition }) => condition],
    ['CLUBE', ({ club }) => club],
    ['QTD', ({ pieces }) => pieces],
    ['VLR_UNITARIO', ({ unit }) => decimal(unit)],
    ['VLR_DESCONTO', ({ discount }) => decimal(discount)],
    ['PONTOS', ({ points }) => (points === undefined ? '' : points)],
    ['VLR_TOTAL', ({ total }) => decimal(total)],
  ]),
]

export const labelled: Labelled[] = [
  // The clinic
  ['quantos atendimentos a clínica fez em outubro?', clinic, sessions.during('2025-10').count()],
  ['valor cobrado na clinica mês a mês', clinic, sessions.byMonth((g) => g.sum('price'))],
  [
    'quanto cobramos de transplante capilar no total?',
    clinic,
    sessions.when((r) => r.procedure === 'Transplante capilar').sum('price'),
  ],
  [
    'média de folículos por transplante capilar',
    clinic,
    sessions.when((r) => r.procedure === 'Transplante capilar').mean('grafts'),
  ],
  [
    'Qual profissional tem a melhor nota média?',
    clinic,
    most(sessions.by('professional', (g) => g.mean('score'))),
  ],
  ['nota media de cada procedimento', clinic, sessions.by('procedure', (g) => g.mean('score'))],
  [
    'quantos folículos o Dr. Caetano implantou em novembro e dezembro, somando os dois meses?',
    clinic,
    sessions
      .during('2025-11', '2025-12')
      .when((r) => r.professional === 'Dr. Caetano')
      .sum('grafts'),
  ],
  [
    'duração média da depilação a laser',
    clinic,
    sessions.when((r) => r.procedure === 'Depilação a laser').mean('minutes'),
  ],
  [
    'que fatia do valor cobrado vem da mesoterapia?',
    clinic,
    sessions.share((r) => r.procedure === 'Mesoterapia', 'price'),
  ],
  [
    'quantas pacientes diferentes do sexo feminino a clínica atendeu em janeiro?',
    clinic,
    sessions
      .during('2026-01')
      .when((r) => r.gender === 'Feminino')
      .distinct('patient'),
  ],
  [
    'me passa a quantidade de atendimentos em cada forma de pagamento da clínica',
    clinic,
    sessions.by('payment', (g) => g.count()),
  ],
  [
    'total cobrado no pix na clínica desde fevereiro',
    clinic,
    sessions
      .during('2026-02', '2026-04')
      .when((r) => r.payment === 'Pix')
      .sum('price'),
  ],
  [
    'atendimentos com duração acima de 60 minutos, quantos foram?',
    clinic,
    sessions.when((r) => r.minutes > 60).count(),
  ],
  [
    'maior valor cobrado numa remoção de tatuagem',
    clinic,
    sessions.when((r) => r.procedure === 'Remoção de tatuagem').max('price'),
  ],
  [
    'os 3 procedimentos com maior custo total de insumos',
    clinic,
    most(
      sessions.by('procedure', (g) => g.sum('supplies')),
      3,
    ),
  ],
  ['custo total de insumos por área tratada', clinic, sessions.by('area', (g) => g.sum('supplies'))],
  [
    'quantos atendimentos de retorno a Dra. Heloísa fez?',
    clinic,
    sessions.when((r) => r.professional === 'Dra. Heloísa' && r.returning === 'Sim').count(),
  ],
  [
    'valor cobrado de pacientes do sexo masculino, fora transplante capilar',
    clinic,
    sessions.when((r) => r.gender === 'Masculino' && r.procedure !== 'Transplante capilar').sum('price'),
  ],
  [
    'em que dia da semana a clínica tem mais atendimentos?',
    clinic,
    most(sessions.byWeekday((g) => g.count())),
  ],
  [
    'valor cobrado na clínica: setembro x outubro',
    clinic,
    { before: sessions.during('2025-09').sum('price'), after: sessions.during('2025-10').sum('price') },
  ],
  [
    'quantos atendimentos receberam nota abaixo de 7?',
    clinic,
    sessions.when((r) => r.score !== undefined && r.score < 7).count(),
  ],
  ['quantos atendimentos ficaram sem nota', clinic, sessions.when((r) => r.score === undefined).count()],
  [
    'valor cobrado de quem conheceu a clínica por indicação',
    clinic,
    sessions.when((r) => r.source === 'Indicação').sum('price'),
  ],
  [
    'quantos % dos atendimentos são de gente que nos conheceu pela fachada?',
    clinic,
    sessions.share((r) => r.source === 'Fachada'),
  ],
  [
    'valor médio por atendimento de cada profissional',
    clinic,
    sessions.by('professional', (g) => g.mean('price')),
  ],
  [
    'valor cobrado na clínica tirando o custo de insumos, quanto sobra?',
    clinic,
    sessions.sum('price') - sessions.sum('supplies'),
  ],
  [
    'Qual foi o mês com menos transplantes capilares?',
    clinic,
    least(sessions.when((r) => r.procedure === 'Transplante capilar').byMonth((g) => g.count())),
  ],
  [
    'quantos atendimentos nas axilas entre 15/08/2025 e 30/09/2025?',
    clinic,
    sessions
      .from('2025-08-15', '2025-09-30')
      .when((r) => r.area === 'Axilas')
      .count(),
  ],
  ['qual paciente gastou mais na clínica?', clinic, most(sessions.by('patient', (g) => g.sum('price')))],
  [
    'total de minutos de laser capilar da Dra. Yasmin em março',
    clinic,
    sessions
      .during('2026-03')
      .when((r) => r.procedure === 'Laser capilar' && r.professional === 'Dra. Yasmin')
      .sum('minutes'),
  ],

  // The haulier
  [
    'quantos m3 de areia média entregamos em novembro?',
    haulier,
    deliveries
      .during('2025-11')
      .when((r) => r.material === 'Areia média')
      .sum('volume'),
  ],
  ['total de frete em cada mês', haulier, deliveries.byMonth((g) => g.sum('freight'))],
  ['qual motorista rodou mais km?', haulier, most(deliveries.by('driver', (g) => g.sum('distance')))],
  [
    'quantas entregas de carreta a gente fez em dezembro',
    haulier,
    deliveries
      .during('2025-12')
      .when((r) => r.truck === 'Carreta')
      .count(),
  ],
  [
    'litros de diesel que o Gumercindo gastou no 1º trimestre de 2026',
    haulier,
    deliveries
      .during('2026-01', '2026-03')
      .when((r) => r.driver === 'Gumercindo')
      .sum('diesel'),
  ],
  ['volume entregue por material', haulier, deliveries.by('material', (g) => g.sum('volume'))],
  [
    'Qual cidade recebeu o menor volume de terra vegetal?',
    haulier,
    least(deliveries.when((r) => r.material === 'Terra vegetal').by('city', (g) => g.sum('volume'))),
  ],
  ['quantas entregas foram sem nota fiscal?', haulier, deliveries.when((r) => r.invoice === 'não').count()],
  ['percentual das entregas feitas no turno da manhã', haulier, deliveries.share((r) => r.shift === 'manhã')],
  [
    'pedágio médio por entrega em cada tipo de caminhão',
    haulier,
    deliveries.by('truck', (g) => g.mean('toll')),
  ],
  [
    'qual o maior atraso, em minutos, numa entrega da Concreteira Três Barras?',
    haulier,
    deliveries.when((r) => r.client === 'Concreteira Três Barras').max('late'),
  ],
  ['quantas entregas atrasaram mais de 45 minutos', haulier, deliveries.when((r) => r.late > 45).count()],
  [
    'quantas entregas de agosto não tiveram atraso?',
    haulier,
    deliveries
      .during('2025-08')
      .when((r) => r.late === 0)
      .count(),
  ],
  [
    'valor de material do Loteamento Alvorada fora o cascalho',
    haulier,
    deliveries.when((r) => r.client === 'Loteamento Alvorada' && r.material !== 'Cascalho').sum('value'),
  ],
  [
    'top 3 clientes em volume de m3',
    haulier,
    most(
      deliveries.by('client', (g) => g.sum('volume')),
      3,
    ),
  ],
  [
    'quanto deu de frete a brita 1 em Santa Edwirges?',
    haulier,
    deliveries.when((r) => r.material === 'Brita 1' && r.city === 'Santa Edwirges').sum('freight'),
  ],
  [
    'volume médio por entrega de carreta',
    haulier,
    deliveries.when((r) => r.truck === 'Carreta').mean('volume'),
  ],
  [
    'compara os km rodados de janeiro com os de fevereiro',
    haulier,
    {
      before: deliveries.during('2026-01').sum('distance'),
      after: deliveries.during('2026-02').sum('distance'),
    },
  ],
  [
    'em qual dia da semana sai o maior volume de material, somando tudo?',
    haulier,
    most(deliveries.byWeekday((g) => g.sum('volume'))),
  ],
  [
    'quanto foi de pedagio no turno da tarde desde março?',
    haulier,
    deliveries
      .during('2026-03', '2026-04')
      .when((r) => r.shift === 'tarde')
      .sum('toll'),
  ],
  [
    'em quantas cidades diferentes o Anacleto entregou em setembro?',
    haulier,
    deliveries
      .during('2025-09')
      .when((r) => r.driver === 'Anacleto')
      .distinct('city'),
  ],
  [
    'entregas que o Juvenal fez sem pagar pedágio, quantas são?',
    haulier,
    deliveries.when((r) => r.driver === 'Juvenal' && r.toll === 0).count(),
  ],
  [
    'média de km rodados por entrega de cada motorista',
    haulier,
    deliveries.by('driver', (g) => g.mean('distance')),
  ],
  [
    'quanto por cento do volume saiu do Porto Jacaré?',
    haulier,
    deliveries.share((r) => r.origin === 'Porto Jacaré', 'volume'),
  ],
  [
    'quantas entregas de pedrisco tiveram pelo menos 10 m3?',
    haulier,
    deliveries.when((r) => r.material === 'Pedrisco' && r.volume >= 10).count(),
  ],
  ['número de entregas por tipo de caminhao', haulier, deliveries.by('truck', (g) => g.count())],
  ['qual mês entregou menos m3 no total?', haulier, least(deliveries.byMonth((g) => g.sum('volume')))],
  [
    'litros de diesel de 01/10/2025 até 15/11/2025',
    haulier,
    deliveries.from('2025-10-01', '2025-11-15').sum('diesel'),
  ],
  [
    'valor de material do Seu Epaminondas no segundo semestre de 2025',
    haulier,
    deliveries
      .during('2025-07', '2025-12')
      .when((r) => r.client === 'Seu Epaminondas')
      .sum('value'),
  ],
  [
    'qual o menor frete cobrado numa entrega de toco?',
    haulier,
    deliveries.when((r) => r.truck === 'Toco').min('freight'),
  ],

  // The shop of board games
  [
    'quantas unidades de Capitã Araruta saíram em dezembro?',
    games,
    purchases
      .during('2025-12')
      .when((r) => r.title === 'Capitã Araruta')
      .sum('pieces'),
  ],
  ['valor total vendido por canal', games, purchases.by('channel', (g) => g.sum('total'))],
  [
    'quanto a Iara vendeu em evento, em reais?',
    games,
    purchases.when((r) => r.clerk === 'Iara' && r.channel === 'Evento').sum('total'),
  ],
  ['Qual editora teve o maior valor vendido?', games, most(purchases.by('publisher', (g) => g.sum('total')))],
  [
    'valor vendido de mangá em cada mês',
    games,
    purchases.when((r) => r.line === 'Mangá').byMonth((g) => g.sum('total')),
  ],
  [
    'qual o total de desconto dado nas vendas de quem é do clube?',
    games,
    purchases.when((r) => r.club === 'SIM').sum('discount'),
  ],
  ['quantos pontos a loja deu em janeiro', games, purchases.during('2026-01').sum('points')],
  [
    'os usados representam quantos por cento do valor vendido?',
    games,
    purchases.share((r) => r.condition === 'USADO', 'total'),
  ],
  [
    'ranking dos 3 títulos com mais unidades vendidas',
    games,
    most(
      purchases.by('title', (g) => g.sum('pieces')),
      3,
    ),
  ],
  ['quantas vendas a loja de jogos fez aos domingos?', games, purchases.on(0).count()],
  ['qual atendente fez o menor número de vendas?', games, least(purchases.by('clerk', (g) => g.count()))],
  [
    'valor total das vendas pagas com vale-presente',
    games,
    purchases.when((r) => r.payment === 'Vale-presente').sum('total'),
  ],
  [
    'quantas vendas de jogo de tabuleiro deram mais de 300 reais?',
    games,
    purchases.when((r) => r.line === 'Jogo de tabuleiro' && r.total > 300).count(),
  ],
  [
    'de quanto foi a venda mais alta do site em março?',
    games,
    purchases
      .during('2026-03')
      .when((r) => r.channel === 'Site')
      .max('total'),
  ],
  [
    'loja de jogos: compara o valor vendido em outubro com o de novembro',
    games,
    { before: purchases.during('2025-10').sum('total'), after: purchases.during('2025-11').sum('total') },
  ],
  [
    'quanto vendemos de RPG em reais tirando o que saiu pelo site?',
    games,
    purchases.when((r) => r.line === 'RPG' && r.channel !== 'Site').sum('total'),
  ],
  ['valor unitário médio de cada linha', games, purchases.by('line', (g) => g.mean('unit'))],
  [
    'quantos títulos diferentes a Quitéria vendeu em julho?',
    games,
    purchases
      .during('2025-07')
      .when((r) => r.clerk === 'Quitéria')
      .distinct('title'),
  ],
  [
    'quantas vendas em cada forma de pagamento da loja de jogos?',
    games,
    purchases.by('payment', (g) => g.count()),
  ],
  [
    'nos dias que a loja de jogos abre, qual dia da semana tem o menor valor vendido?',
    games,
    least(purchases.byWeekday((g) => g.sum('total'))),
  ],
  [
    'unidades de usados vendidas por atendente',
    games,
    purchases.when((r) => r.condition === 'USADO').by('clerk', (g) => g.sum('pieces')),
  ],
  [
    'quantas vendas da loja tiveram desconto em fevereiro?',
    games,
    purchases
      .during('2026-02')
      .when((r) => r.discount > 0)
      .count(),
  ],
  [
    'valor vendido pelo Wesley de 10/01/2026 a 28/02/2026',
    games,
    purchases
      .from('2026-01-10', '2026-02-28')
      .when((r) => r.clerk === 'Wesley')
      .sum('total'),
  ],
  [
    'média de unidades por venda no canal evento',
    games,
    purchases.when((r) => r.channel === 'Evento').mean('pieces'),
  ],
  [
    'a loja de jogos faz quantas vendas por mês, na média?',
    games,
    purchases.count() / purchases.byMonth((g) => g.count()).length,
  ],
  [
    'do valor vendido de quadrinho, qual a % da editora Tinta Nanquim?',
    games,
    purchases.when((r) => r.line === 'Quadrinho').share((r) => r.publisher === 'Tinta Nanquim', 'total'),
  ],
  [
    'valor vendido pra quem não é do clube desde outubro',
    games,
    purchases
      .during('2025-10', '2026-04')
      .when((r) => r.club === 'NÃO')
      .sum('total'),
  ],
  [
    'vendas da loja de jogos em dinheiro com total abaixo de 50 reais, quantas?',
    games,
    purchases.when((r) => r.payment === 'Dinheiro' && r.total < 50).count(),
  ],
  ['em que mês a loja distribuiu mais pontos?', games, most(purchases.byMonth((g) => g.sum('points')))],
  [
    'qtas unidades do Baralho Arcano foram pelo site no primeiro trimestre de 2026?',
    games,
    purchases
      .during('2026-01', '2026-03')
      .when((r) => r.title === 'Baralho Arcano' && r.channel === 'Site')
      .sum('pieces'),
  ],
]

export const unanswerable: string[] = [
  'qual o telefone da Adalgisa Ramires?',
  'quantas sessões de criolipólise fizemos em dezembro?',
  'quanto a clínica gastou de energia elétrica em agosto?',
  'qual a idade do paciente mais novo do transplante?',
  'qual a placa do caminhão do Gumercindo?',
  'quanto custou a manutenção das carretas em outubro?',
  'quantos m3 de pó de brita a gente entregou?',
  'quem é o ilustrador de Capitã Araruta?',
  'quantas mesas foram reservadas pra jogar no sábado?',
  'qual a comissão da Iara em novembro?',
]
