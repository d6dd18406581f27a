import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A vaccination clinic, a shop of musical instruments and an escape room. */

const { next, whole, pick, among } = seededBusiness(
  'a vaccination clinic, musical instruments, an escape room',
)
const days = daysFrom('2025-07-01', 304)

/** One of these, by its weight. */
const weighed = <Entry extends { weight: number }>(entries: Entry[]): Entry =>
  among(...entries.map((entry): [Entry, number] => [entry, entry.weight]))

const series = ['1ª dose', '2ª dose', 'Reforço']
const once = ['Dose única']
const vaccines = [
  {
    vaccine: 'Gripe',
    makers: ['Sanofi', 'Butantan'],
    ages: ['Idoso', 'Adulto', 'Criança'],
    doses: once,
    from: 90,
    to: 140,
    weight: 9,
  },
  {
    vaccine: 'Dengue',
    makers: ['Takeda'],
    ages: ['Adulto', 'Adolescente'],
    doses: series,
    from: 390,
    to: 480,
    weight: 7,
  },
  {
    vaccine: 'HPV',
    makers: ['MSD'],
    ages: ['Adolescente', 'Adulto'],
    doses: series,
    from: 690,
    to: 890,
    weight: 5,
  },
  {
    vaccine: 'Meningite B',
    makers: ['GSK'],
    ages: ['Bebê', 'Criança'],
    doses: series,
    from: 540,
    to: 690,
    weight: 4,
  },
  {
    vaccine: 'Febre amarela',
    makers: ['Sanofi'],
    ages: ['Adulto', 'Criança'],
    doses: once,
    from: 140,
    to: 190,
    weight: 3,
  },
  {
    vaccine: 'Herpes zóster',
    makers: ['GSK'],
    ages: ['Idoso'],
    doses: series,
    from: 850,
    to: 1150,
    weight: 2,
  },
  {
    vaccine: 'Hepatite B',
    makers: ['GSK', 'Butantan'],
    ages: ['Bebê', 'Adulto'],
    doses: series,
    from: 110,
    to: 160,
    weight: 1,
  },
]
// Closed on Sundays, most on Wednesdays.
const shots = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 3 ? whole(3, 5) : whole(1, 3) }, () => {
        const { vaccine, makers, ages, doses, from, to } = weighed(vaccines)
        const place = among(['Consultório', 6], ['Domicílio', 3], ['Empresa', 1.5])
        const fee = place === 'Consultório' ? undefined : whole(2_000, 8_000) / 100
        const price = whole(from * 100, to * 100) / 100
        return {
          day,
          vaccine,
          maker: pick(makers),
          dose: pick(doses),
          age: pick(ages),
          nurse: among(['Rosana', 6], ['Ivete', 3.5], ['Kelly', 2]),
          place,
          payment: among(['Pix', 5], ['Cartão', 3.5], ['Convênio', 2], ['Dinheiro', 1]),
          reaction: next() < 0.15 ? 'Sim' : 'Não',
          cost: cents((price * whole(40, 60)) / 100),
          fee,
          total: cents(price + (fee ?? 0)),
        }
      }),
    ),
)

const instruments = [
  { instrument: 'Violão', family: 'Cordas', brands: ['Giannini', 'Yamaha'], from: 450, to: 1900, weight: 10 },
  {
    instrument: 'Cavaquinho',
    family: 'Cordas',
    brands: ['Rozini', 'Giannini'],
    from: 350,
    to: 1200,
    weight: 7,
  },
  { instrument: 'Teclado', family: 'Teclas', brands: ['Casio', 'Yamaha'], from: 900, to: 4200, weight: 5 },
  { instrument: 'Guitarra', family: 'Cordas', brands: ['Tagima', 'Fender'], from: 1200, to: 6800, weight: 4 },
  { instrument: 'Cajón', family: 'Percussão', brands: ['FSA'], from: 250, to: 780, weight: 3 },
  { instrument: 'Flauta', family: 'Sopro', brands: ['Yamaha', 'Eagle'], from: 60, to: 400, weight: 2.2 },
  { instrument: 'Saxofone', family: 'Sopro', brands: ['Eagle', 'Yamaha'], from: 2500, to: 6900, weight: 1.5 },
  { instrument: 'Bateria', family: 'Percussão', brands: ['Pearl'], from: 2900, to: 7900, weight: 0.7 },
]
// Closed on Sundays, most on Saturdays.
const sales = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(4, 6) : whole(1, 3) }, () => {
        const { instrument, family, brands, from, to } = weighed(instruments)
        const pieces = among([1, 8], [2, 2], [3, 1])
        const unit = whole(from * 100, to * 100) / 100
        const gross = cents(pieces * unit)
        const discount = next() < 0.6 ? undefined : cents((gross * whole(3, 15)) / 100)
        return {
          day,
          instrument,
          family,
          brand: pick(brands),
          seller: among(['Murilo', 6], ['Dandara', 4], ['Sabrina', 2.5], ['Élcio', 1.2]),
          channel: among(['loja', 6], ['site', 3], ['whatsapp', 1.7]),
          used: next() < 0.25 ? 'sim' : 'não',
          status: among(['entregue', 7], ['a retirar', 2], ['encomendada', 1.5]),
          pieces,
          unit,
          gross,
          discount,
          total: cents(gross - (discount ?? 0)),
        }
      }),
    ),
)

const rooms = [
  { room: 'Manicômio', level: 'Difícil', chance: 0.35, weight: 8 },
  { room: 'Assalto ao Banco', level: 'Intermediário', chance: 0.55, weight: 5 },
  { room: 'Pirâmide', level: 'Fácil', chance: 0.8, weight: 3.3 },
  { room: 'Submarino', level: 'Intermediário', chance: 0.5, weight: 2.2 },
  { room: 'Casa da Bruxa', level: 'Fácil', chance: 0.75, weight: 1.3 },
]
// Closed on Mondays, most on Saturdays.
const games = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from(
        { length: weekdayIn(day) === 6 ? whole(4, 6) : weekdayIn(day) === 0 ? whole(2, 3) : whole(1, 2) },
        () => {
          const { room, level, chance } = weighed(rooms)
          const group = among(['Amigos', 6], ['Família', 3.5], ['Aniversário', 2], ['Corporativo', 1.3])
          const players = group === 'Amigos' || group === 'Família' ? whole(2, 6) : whole(4, 8)
          const status = among(['PAGO', 7], ['PENDENTE', 2], ['CANCELADO', 1.5])
          const escaped = status === 'CANCELADO' ? undefined : next() < chance ? 'SIM' : 'NAO'
          return {
            day,
            room,
            level,
            monitor: among(['Caio', 6], ['Bianca', 4], ['Thales', 2.5], ['Jordana', 1.4]),
            shift: among(['NOITE', 3], ['TARDE', 2]),
            group,
            players,
            escaped,
            minutes: escaped === undefined ? undefined : escaped === 'SIM' ? whole(28, 59) : 60,
            hints: escaped === undefined ? undefined : whole(0, 5),
            status,
            price: (players * whole(110, 170)) / 2,
          }
        },
      ),
    ),
)

const clinic = 'Aplicações Clínica de Vacinas'
const music = 'vendas_instrumentos_musicais'
const escapeRoom = 'RESERVAS_ESCAPE'

export const files = [
  file(clinic, shots, [
    ['Data da aplicação', ({ day }) => brazilianDay(day)],
    ['Vacina', ({ vaccine }) => vaccine],
    ['Fabricante', ({ maker }) => maker],
    ['Dose', ({ dose }) => dose],
    ['Faixa etária', ({ age }) => age],
    ['Enfermeira', ({ nurse }) => nurse],
    ['Local de atendimento', ({ place }) => place],
    ['Forma de pagamento', ({ payment }) => payment],
    ['Teve reação', ({ reaction }) => reaction],
    ['Custo da dose', ({ cost }) => dotted(commaPrice(cost))],
    ['Taxa de deslocamento', ({ fee }) => (fee === undefined ? '' : dotted(commaPrice(fee)))],
    ['Valor total', ({ total }) => dotted(commaPrice(total))],
  ]),
  file(
    music,
    sales,
    [
      ['data_venda', ({ day }) => day],
      ['instrumento', ({ instrument }) => instrument],
      ['familia', ({ family }) => family],
      ['marca', ({ brand }) => brand],
      ['vendedor', ({ seller }) => seller],
      ['canal', ({ channel }) => channel],
      ['usado', ({ used }) => used],
      ['situacao', ({ status }) => status],
      ['quantidade', ({ pieces }) => pieces],
      ['preco_unitario', ({ unit }) => unit.toFixed(2)],
      ['desconto', ({ discount }) => (discount === undefined ? '' : discount.toFixed(2))],
      ['valor_final', ({ total }) => total.toFixed(2)],
    ],
    ',',
  ),
  file(escapeRoom, games, [
    ['DT_JOGO', ({ day }) => brazilianDay(day)],
    ['SALA', ({ room }) => room],
    ['NIVEL', ({ level }) => level],
    ['MONITOR', ({ monitor }) => monitor],
    ['TURNO', ({ shift }) => shift],
    ['TIPO_GRUPO', ({ group }) => group],
    ['QTD_JOGADORES', ({ players }) => players],
    ['ESCAPOU', ({ escaped }) => escaped ?? ''],
    ['TEMPO_MIN', ({ minutes }) => minutes ?? ''],
    ['DICAS_USADAS', ({ hints }) => hints ?? ''],
    ['STATUS_PGTO', ({ status }) => status],
    ['VLR_RESERVA', ({ price }) => decimal(price, 1)],
  ]),
]

export const labelled: Labelled[] = [
  // The vaccination clinic
  ['quantas vacinas aplicamos em setembro?', clinic, shots.during('2025-09').count()],
  ['faturamento da clínica de vacinas por mês', clinic, shots.byMonth((g) => g.sum('total'))],
  ['Qual vacina teve mais aplicações?', clinic, most(shots.by('vaccine', (g) => g.count()))],
  [
    'as 3 vacinas q mais faturam',
    clinic,
    most(
      shots.by('vaccine', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'qto a gente faturou com hpv em janeiro',
    clinic,
    shots
      .during('2026-01')
      .when((r) => r.vaccine === 'HPV')
      .sum('total'),
  ],
  [
    'valor total médio das aplicações em domicílio',
    clinic,
    shots.when((r) => r.place === 'Domicílio').mean('total'),
  ],
  ['Que porcentagem das aplicações teve reação?', clinic, shots.share((r) => r.reaction === 'Sim')],
  ['quantas aplicacoes cada enfermeira fez', clinic, shots.by('nurse', (g) => g.count())],
  [
    'quantas doses de gripe a Rosana aplicou em abril?',
    clinic,
    shots
      .during('2026-04')
      .when((r) => r.vaccine === 'Gripe' && r.nurse === 'Rosana')
      .count(),
  ],
  [
    'total de taxa de deslocamento no último trimestre de 2025',
    clinic,
    shots.during('2025-10', '2025-12').sum('fee'),
  ],
  [
    'taxa de deslocamento média nos atendimentos em empresa',
    clinic,
    shots.when((r) => r.place === 'Empresa').mean('fee'),
  ],
  [
    'oi, bom dia! consegue ver pra mim quanto a clínica de vacinas faturou por convenio em fevereiro?',
    clinic,
    shots
      .during('2026-02')
      .when((r) => r.payment === 'Convênio')
      .sum('total'),
  ],
  [
    'quantas aplicações de vacina com valor total acima de 500 reais?',
    clinic,
    shots.when((r) => r.total > 500).count(),
  ],
  ['número de aplicações por faixa etária', clinic, shots.by('age', (g) => g.count())],
  [
    'qual fabricante deu menos faturamento pra clínica?',
    clinic,
    least(shots.by('maker', (g) => g.sum('total'))),
  ],
  [
    'compara o faturamento da clínica em outubro com o de novembro',
    clinic,
    { before: shots.during('2025-10').sum('total'), after: shots.during('2025-11').sum('total') },
  ],
  [
    'valor total menos o custo das doses, só da vacina da dengue',
    clinic,
    shots.when((r) => r.vaccine === 'Dengue').sum('total') -
      shots.when((r) => r.vaccine === 'Dengue').sum('cost'),
  ],
  [
    'quantas aplicações de 2ª dose a gente fez em 2026?',
    clinic,
    shots
      .during('2026-01', '2026-04')
      .when((r) => r.dose === '2ª dose')
      .count(),
  ],
  [
    'faturamento por fabricante de vacina sem contar a gripe',
    clinic,
    shots.when((r) => r.vaccine !== 'Gripe').by('maker', (g) => g.sum('total')),
  ],
  ['em que dia da semana a gente aplica mais vacina?', clinic, most(shots.byWeekday((g) => g.count()))],
  [
    'em média, quantas vacinas aplicamos por dia que a clínica abre?',
    clinic,
    shots.count() / shots.distinct('day'),
  ],
  [
    'quantas aplicações a Kelly fez fora do consultório?',
    clinic,
    shots.when((r) => r.nurse === 'Kelly' && r.place !== 'Consultório').count(),
  ],
  ['qual foi a maior taxa de deslocamento cobrada?', clinic, shots.max('fee')],
  [
    'quantos por cento do faturamento das vacinas veio do pix',
    clinic,
    shots.share((r) => r.payment === 'Pix', 'total'),
  ],
  [
    'custo das doses de meningite b de agosto a outubro',
    clinic,
    shots
      .during('2025-08', '2025-10')
      .when((r) => r.vaccine === 'Meningite B')
      .sum('cost'),
  ],
  [
    'quantas doses da GSK foram aplicadas em idoso?',
    clinic,
    shots.when((r) => r.maker === 'GSK' && r.age === 'Idoso').count(),
  ],
  [
    'valor total das vacinas pagas em dinheiro entre 15/09/2025 e 31/10/2025',
    clinic,
    shots
      .from('2025-09-15', '2025-10-31')
      .when((r) => r.payment === 'Dinheiro')
      .sum('total'),
  ],
  [
    'quantas vacinas diferentes a Ivete aplicou em julho?',
    clinic,
    shots
      .during('2025-07')
      .when((r) => r.nurse === 'Ivete')
      .distinct('vaccine'),
  ],
  ['custo médio da dose de cada vacina', clinic, shots.by('vaccine', (g) => g.mean('cost'))],
  [
    'aplicações de febre amarela que tiveram reação, quantas foram?',
    clinic,
    shots.when((r) => r.vaccine === 'Febre amarela' && r.reaction === 'Sim').count(),
  ],

  // The shop of musical instruments
  ['Quanto a loja de instrumentos faturou em dezembro?', music, sales.during('2025-12').sum('total')],
  [
    'quantos violões foram vendidos em novembro?',
    music,
    sales
      .during('2025-11')
      .when((r) => r.instrument === 'Violão')
      .sum('pieces'),
  ],
  [
    'qual vendedor de instrumentos vendeu mais em reais?',
    music,
    most(sales.by('seller', (g) => g.sum('total'))),
  ],
  [
    'top 3 instrumentos em faturamento',
    music,
    most(
      sales.by('instrument', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'qual instrumento menos saiu em quantidade?',
    music,
    least(sales.by('instrument', (g) => g.sum('pieces'))),
  ],
  ['faturamento por familia de instrumento', music, sales.by('family', (g) => g.sum('total'))],
  ['quantas vendas de instrumento usado a gente fez', music, sales.when((r) => r.used === 'sim').count()],
  [
    'que porcentagem do faturamento dos instrumentos vem do site?',
    music,
    sales.share((r) => r.channel === 'site', 'total'),
  ],
  [
    'ticket médio das vendas de guitarra',
    music,
    sales.when((r) => r.instrument === 'Guitarra').mean('total'),
  ],
  [
    'desconto total que o Murilo deu em outubro',
    music,
    sales
      .during('2025-10')
      .when((r) => r.seller === 'Murilo')
      .sum('discount'),
  ],
  [
    'qto faturamos de instrumento pelo whats em janeiro',
    music,
    sales
      .during('2026-01')
      .when((r) => r.channel === 'whatsapp')
      .sum('total'),
  ],
  [
    'quantas vendas de instrumentos tiveram desconto?',
    music,
    sales.when((r) => r.discount !== undefined).count(),
  ],
  [
    'quanto faturamos com bateria e saxofone juntos?',
    music,
    sales.when((r) => r.instrument === 'Bateria' || r.instrument === 'Saxofone').sum('total'),
  ],
  [
    'faturamento por canal tirando os instrumentos usados',
    music,
    sales.when((r) => r.used === 'não').by('channel', (g) => g.sum('total')),
  ],
  [
    'faturamento de teclado: fevereiro x março',
    music,
    {
      before: sales
        .during('2026-02')
        .when((r) => r.instrument === 'Teclado')
        .sum('total'),
      after: sales
        .during('2026-03')
        .when((r) => r.instrument === 'Teclado')
        .sum('total'),
    },
  ],
  [
    'vendas da loja de instrumentos com valor final acima de 3 mil reais, quantas foram?',
    music,
    sales.when((r) => r.total > 3000).count(),
  ],
  [
    'quantas vendas de instrumentos estão a retirar?',
    music,
    sales.when((r) => r.status === 'a retirar').count(),
  ],
  [
    'valor final das vendas encomendadas, por marca',
    music,
    sales.when((r) => r.status === 'encomendada').by('brand', (g) => g.sum('total')),
  ],
  [
    'qual o dia da semana mais forte da loja de instrumentos em faturamento',
    music,
    most(sales.byWeekday((g) => g.sum('total'))),
  ],
  [
    'faturamento médio por dia aberto da loja de instrumentos',
    music,
    sales.sum('total') / sales.distinct('day'),
  ],
  [
    'a Dandara vendeu quantas marcas diferentes em agosto?',
    music,
    sales
      .during('2025-08')
      .when((r) => r.seller === 'Dandara')
      .distinct('brand'),
  ],
  ['qual o maior preço unitário de violão?', music, sales.when((r) => r.instrument === 'Violão').max('unit')],
  [
    'menor preco unitario de cavaquinho rozini',
    music,
    sales.when((r) => r.instrument === 'Cavaquinho' && r.brand === 'Rozini').min('unit'),
  ],
  [
    'quantidade vezes preço unitário das flautas, quanto dá no total?',
    music,
    sales.when((r) => r.instrument === 'Flauta').sum('gross'),
  ],
  [
    'quanto a Sabrina faturou no primeiro trimestre de 2026, fora a Yamaha?',
    music,
    sales
      .during('2026-01', '2026-03')
      .when((r) => r.seller === 'Sabrina' && r.brand !== 'Yamaha')
      .sum('total'),
  ],
  [
    'Por gentileza, me mostra o faturamento da Yamaha mês a mês',
    music,
    sales.when((r) => r.brand === 'Yamaha').byMonth((g) => g.sum('total')),
  ],
  [
    'quantos cajons vendemos entre 01/08/2025 e 30/09/2025',
    music,
    sales
      .from('2025-08-01', '2025-09-30')
      .when((r) => r.instrument === 'Cajón')
      .sum('pieces'),
  ],
  [
    'em qual mês o total de desconto nos instrumentos foi menor?',
    music,
    least(sales.byMonth((g) => g.sum('discount'))),
  ],
  [
    'participação da família cordas na quantidade de instrumentos vendidos',
    music,
    sales.share((r) => r.family === 'Cordas', 'pieces'),
  ],
  [
    'quantidade média de instrumentos por venda em cada canal',
    music,
    sales.by('channel', (g) => g.mean('pieces')),
  ],

  // The escape room
  ['quantas reservas o escape teve em agosto?', escapeRoom, games.during('2025-08').count()],
  ['quantas reservas cada sala teve', escapeRoom, games.by('room', (g) => g.count())],
  [
    'valor das reservas com status pago, por mês',
    escapeRoom,
    games.when((r) => r.status === 'PAGO').byMonth((g) => g.sum('price')),
  ],
  [
    'qual o valor das reservas pendentes?',
    escapeRoom,
    games.when((r) => r.status === 'PENDENTE').sum('price'),
  ],
  ['que porcentagem das reservas foi cancelada', escapeRoom, games.share((r) => r.status === 'CANCELADO')],
  [
    'qual sala teve mais reservas canceladas?',
    escapeRoom,
    most(games.when((r) => r.status === 'CANCELADO').by('room', (g) => g.count())),
  ],
  [
    'top 3 monitores em numero de reservas',
    escapeRoom,
    most(
      games.by('monitor', (g) => g.count()),
      3,
    ),
  ],
  [
    'tempo médio em minutos dos grupos que escaparam da Pirâmide',
    escapeRoom,
    games.when((r) => r.room === 'Pirâmide' && r.escaped === 'SIM').mean('minutes'),
  ],
  [
    'qtos grupos escaparam do manicomio em dezembro?',
    escapeRoom,
    games
      .during('2025-12')
      .when((r) => r.room === 'Manicômio' && r.escaped === 'SIM')
      .count(),
  ],
  [
    'tirando as canceladas, em que porcentagem das reservas o grupo escapou?',
    escapeRoom,
    games.when((r) => r.status !== 'CANCELADO').share((r) => r.escaped === 'SIM'),
  ],
  [
    'total de jogadores nas reservas pagas do Submarino de janeiro a março',
    escapeRoom,
    games
      .during('2026-01', '2026-03')
      .when((r) => r.room === 'Submarino' && r.status === 'PAGO')
      .sum('players'),
  ],
  ['média de dicas usadas por sala', escapeRoom, games.by('room', (g) => g.mean('hints'))],
  [
    'recorde da Casa da Bruxa: qual foi o menor tempo?',
    escapeRoom,
    games.when((r) => r.room === 'Casa da Bruxa').min('minutes'),
  ],
  [
    'maior quantidade de jogadores numa reserva de aniversário',
    escapeRoom,
    games.when((r) => r.group === 'Aniversário').max('players'),
  ],
  [
    'valor médio da reserva dos grupos corporativos',
    escapeRoom,
    games.when((r) => r.group === 'Corporativo').mean('price'),
  ],
  ['reservas com mais de 6 jogadores, quantas sao?', escapeRoom, games.when((r) => r.players > 6).count()],
  [
    'qual dia da semana bomba mais no escape em número de reservas?',
    escapeRoom,
    most(games.byWeekday((g) => g.count())),
  ],
  [
    'compare o valor das reservas do escape em julho com o de agosto',
    escapeRoom,
    { before: games.during('2025-07').sum('price'), after: games.during('2025-08').sum('price') },
  ],
  [
    'quanto deu em valor de reservas da noite em outubro sem contar as canceladas?',
    escapeRoom,
    games
      .during('2025-10')
      .when((r) => r.shift === 'NOITE' && r.status !== 'CANCELADO')
      .sum('price'),
  ],
  ['número de reservas por nivel', escapeRoom, games.by('level', (g) => g.count())],
  [
    'em média quantas reservas o escape tem por dia aberto?',
    escapeRoom,
    games.count() / games.distinct('day'),
  ],
  [
    'em quantas salas diferentes o Thales teve reserva em novembro?',
    escapeRoom,
    games
      .during('2025-11')
      .when((r) => r.monitor === 'Thales')
      .distinct('room'),
  ],
  [
    'quantos grupos de família não escaparam?',
    escapeRoom,
    games.when((r) => r.group === 'Família' && r.escaped === 'NAO').count(),
  ],
  [
    'percentual do valor das reservas que vem de grupo de amigos',
    escapeRoom,
    games.share((r) => r.group === 'Amigos', 'price'),
  ],
  [
    'valor total das reservas dividido pelo total de jogadores',
    escapeRoom,
    games.sum('price') / games.sum('players'),
  ],
  [
    'total de dicas usadas no assalto ao banco em marco',
    escapeRoom,
    games
      .during('2026-03')
      .when((r) => r.room === 'Assalto ao Banco')
      .sum('hints'),
  ],
  [
    'valor das reservas do Caio entre 20/12/2025 e 10/01/2026',
    escapeRoom,
    games
      .from('2025-12-20', '2026-01-10')
      .when((r) => r.monitor === 'Caio')
      .sum('price'),
  ],
  [
    'somando todas as reservas, em que mês o escape teve menos jogadores?',
    escapeRoom,
    least(games.byMonth((g) => g.sum('players'))),
  ],
  [
    'quantos jogos da Jordana usaram 3 dicas ou mais?',
    escapeRoom,
    games.when((r) => r.monitor === 'Jordana' && r.hints !== undefined && r.hints >= 3).count(),
  ],
  [
    'valor das reservas canceladas por tipo de grupo',
    escapeRoom,
    games.when((r) => r.status === 'CANCELADO').by('group', (g) => g.sum('price')),
  ],
]

export const unanswerable: string[] = [
  'quantas doses de gripe ainda tem na geladeira?',
  'qual o salário da enfermeira Rosana?',
  'qual a validade do lote da vacina de HPV?',
  'quanto a clínica de vacinas vai faturar em agosto de 2026?',
  'quantas vendas de instrumentos fizemos em maio de 2025?',
  'quanto devemos pro fornecedor das guitarras?',
  'quantos alunos fazem aula de violão com a gente?',
  'que nota os jogadores deram pra sala Submarino?',
  'quanto o escape paga de aluguel por mês?',
  'qual a idade média dos jogadores?',
]
