import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A chess and robotics club, a seller of used pallets and crates, and a rooftop restaurant with reservations. */

const { next, whole, pick } = seededBusiness(
  'a chess and robotics club, used pallets and crates, a rooftop restaurant',
)
const days = daysFrom('2025-07-01', 304)

const lines = [
  {
    line: 'Xadrez',
    activities: ['Aula', 'Aula', 'Treino', 'Treino', 'Torneio'],
    coaches: ['Anselmo', 'Anselmo', 'Berenice'],
    rooms: ['Sala Torre', 'Sala Torre', 'Sala Bispo', 'Auditório'],
  },
  {
    line: 'Robótica',
    activities: ['Aula', 'Oficina', 'Oficina', 'Torneio'],
    coaches: ['Caíque', 'Dalva', 'Berenice'],
    rooms: ['Laboratório', 'Laboratório', 'Sala Bispo', 'Auditório'],
  },
]
// On Mondays, Wednesdays, Fridays and Saturdays, most on Saturdays.
const meetings = new Rows(
  days
    .filter((day) => [1, 3, 5, 6].includes(weekdayIn(day)))
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(3, 5) : whole(1, 3) }, () => {
        const { line, activities, coaches, rooms } = pick(lines)
        const activity = pick(activities)
        const people = activity === 'Torneio' ? whole(14, 40) : whole(4, 24)
        return {
          day,
          line,
          activity,
          level: pick(['Iniciante', 'Iniciante', 'Intermediário', 'Avançado']),
          coach: pick(coaches),
          room: pick(rooms),
          open: next() < 0.3 ? 'sim' : 'não',
          people,
          absent: next() < 0.35 ? 0 : whole(1, 6),
          minutes: whole(8, 36) * 5,
          kits: line === 'Robótica' ? whole(2, 12) : undefined,
          income: activity !== 'Torneio' && next() < 0.25 ? 0 : cents((people * whole(600, 3_500)) / 100),
          snack: next() < 0.2 ? 0 : cents((people * whole(150, 900)) / 100),
          grade: next() < 0.2 ? undefined : whole(50, 100) / 10,
        }
      }),
    ),
)

const woods = [
  { item: 'Palete', material: 'Madeira', from: 1_800, to: 4_500, weighs: 220 },
  { item: 'Caixote', material: 'Madeira', from: 500, to: 2_200, weighs: 30 },
  { item: 'Palete', material: 'Plástico', from: 6_000, to: 14_000, weighs: 160 },
  { item: 'Engradado', material: 'Madeira', from: 1_500, to: 6_000, weighs: 90 },
  { item: 'Caixote', material: 'Plástico', from: 900, to: 3_200, weighs: 20 },
  { item: 'Estrado', material: 'Madeira', from: 3_000, to: 9_000, weighs: 120 },
  { item: 'Estrado', material: 'Plástico', from: 4_000, to: 11_000, weighs: 100 },
]
const buyers = [
  { client: 'Transportadora Rota Sul', city: 'Pedra Clara' },
  { client: 'Hortifruti Campo Alto', city: 'Pedra Clara' },
  { client: 'Cervejaria Três Barris', city: 'Morrinhos do Vale' },
  { client: 'Armazém Figueira', city: 'Santa Eulina' },
  { client: 'Cooperativa Boa Colheita', city: 'Lagoa Funda' },
  { client: 'Ateliê Ripa', city: 'Santa Eulina' },
  { client: 'Mudanças Formiga', city: 'Morrinhos do Vale' },
]
// Closed on Sundays, slow on Saturdays.
const sales = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? 1 : whole(1, 3) }, () => {
        const { item, material, from, to, weighs } = pick(woods)
        const pieces = whole(5, 120)
        const unit = whole(from, to) / 100
        const delivery = next() < 0.55 ? 'Sim' : 'Não'
        return {
          day,
          ...pick(buyers),
          item,
          material,
          condition: pick(['Reformado', 'Reformado', 'Bom', 'Bom', 'Avariado']),
          seller: pick(['Genival', 'Genival', 'Ivonete', 'Quirino']),
          delivery,
          status: pick(['Quitada', 'Quitada', 'Quitada', 'Pendente']),
          term: pick([0, 0, 15, 30, 30, 45]),
          pieces,
          weight: Math.round(pieces * weighs) / 10,
          unit,
          freight: delivery === 'Sim' ? whole(4_000, 35_000) / 100 : undefined,
          total: cents(pieces * unit),
        }
      }),
    ),
)

// Closed on Mondays, full on Fridays and Saturdays.
const bookings = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) >= 5 ? whole(3, 6) : whole(1, 3) }, () => {
        const status = pick(['Compareceu', 'Compareceu', 'Compareceu', 'Compareceu', 'Cancelou', 'No-show'])
        const came = status === 'Compareceu'
        const people = whole(2, 10)
        const spend = came ? cents((people * whole(5_500, 21_000)) / 100) : undefined
        return {
          day,
          shift: pick(['Jantar', 'Jantar', 'Pôr do sol', 'Almoço']),
          area: pick(['Deck', 'Deck', 'Varanda', 'Salão coberto', 'Lounge']),
          channel: pick(['Site', 'Site', 'Telefone', 'Balcão']),
          waiter: pick(['Ubirajara', 'Leocádia', 'Leocádia', 'Zenóbio', 'Iracy']),
          occasion: pick(['Casal', 'Casal', 'Aniversário', 'Turismo', 'Negócios']),
          children: next() < 0.25 ? 'sim' : 'não',
          status,
          people,
          wait: came ? whole(0, 45) : undefined,
          deposit: next() < 0.5 ? 0 : people * 20,
          spend,
          tip: spend === undefined ? undefined : cents((spend * whole(0, 14)) / 100),
          grade: came && next() < 0.8 ? pick([5, 5, 4, 4, 3, 2, 1]) : undefined,
        }
      }),
    ),
)

const club = 'encontros_clube'
const depot = 'VENDAS DEPOSITO'
const rooftop = 'Reservas Terraço'

export const files = [
  file(
    club,
    meetings,
    [
      ['data_encontro', ({ day }) => day],
      ['modalidade', ({ line }) => line],
      ['atividade', ({ activity }) => activity],
      ['nivel', ({ level }) => level],
      ['monitor', ({ coach }) => coach],
      ['sala', ({ room }) => room],
      ['aberto_ao_publico', ({ open }) => open],
      ['participantes', ({ people }) => people],
      ['faltas', ({ absent }) => absent],
      ['duracao_min', ({ minutes }) => minutes],
      ['kits_usados', ({ kits }) => kits ?? ''],
      ['arrecadacao', ({ income }) => income.toFixed(2)],
      ['gasto_lanche', ({ snack }) => snack.toFixed(2)],
      ['nota', ({ grade }) => (grade === undefined ? '' : grade.toFixed(1))],
    ],
    ',',
  ),
  file(depot, sales, [
    ['DT_VENDA', ({ day }) => brazilianDay(day)],
    ['CLIENTE', ({ client }) => client],
    ['CIDADE', ({ city }) => city],
    ['ITEM', ({ item }) => item],
    ['MATERIAL', ({ material }) => material],
    ['CONSERVACAO', ({ condition }) => condition],
    ['VENDEDOR', ({ seller }) => seller],
    ['ENTREGA', ({ delivery }) => delivery],
    ['SITUACAO', ({ status }) => status],
    ['PRAZO_DIAS', ({ term }) => term],
    ['QTDE_PECAS', ({ pieces }) => pieces],
    ['PESO_KG', ({ weight }) => decimal(weight, 1)],
    ['PRECO_UNITARIO', ({ unit }) => decimal(unit)],
    ['VLR_FRETE', ({ freight }) => (freight === undefined ? '' : decimal(freight))],
    ['VLR_VENDA', ({ total }) => dotted(decimal(total))],
  ]),
  file(rooftop, bookings, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Turno', ({ shift }) => shift],
    ['Área', ({ area }) => area],
    ['Canal', ({ channel }) => channel],
    ['Garçom', ({ waiter }) => waiter],
    ['Ocasião', ({ occasion }) => occasion],
    ['Com criança', ({ children }) => children],
    ['Situação', ({ status }) => status],
    ['Pessoas', ({ people }) => people],
    ['Espera (min)', ({ wait }) => wait ?? ''],
    ['Sinal', ({ deposit }) => commaPrice(deposit)],
    ['Consumo', ({ spend }) => (spend === undefined ? '' : commaPrice(spend))],
    ['Gorjeta', ({ tip }) => (tip === undefined ? '' : commaPrice(tip))],
    ['Nota', ({ grade }) => grade ?? ''],
  ]),
]

export const labelled: Labelled[] = [
  // The chess and robotics club
  ['arrecadação do clube por mês', club, meetings.byMonth((g) => g.sum('income'))],
  [
    'Quantos encontros de robótica teve em novembro?',
    club,
    meetings
      .during('2025-11')
      .when((r) => r.line === 'Robótica')
      .count(),
  ],
  [
    'quantos participantes tivemos nos torneios, somando tudo',
    club,
    meetings.when((r) => r.activity === 'Torneio').sum('people'),
  ],
  ['qual monitor deu mais encontros?', club, most(meetings.by('coach', (g) => g.count()))],
  ['media de participantes por encontro', club, meetings.mean('people')],
  [
    'duração média das aulas de xadrez',
    club,
    meetings.when((r) => r.activity === 'Aula' && r.line === 'Xadrez').mean('minutes'),
  ],
  ['gasto com lanche em cada sala', club, meetings.by('room', (g) => g.sum('snack'))],
  [
    'Quanto foi de lanche nos encontros abertos ao público?',
    club,
    meetings.when((r) => r.open === 'sim').sum('snack'),
  ],
  [
    'que porcentagem dos encontros do clube é de nível iniciante?',
    club,
    meetings.share((r) => r.level === 'Iniciante'),
  ],
  [
    'os 2 monitores com maior arrecadação',
    club,
    most(
      meetings.by('coach', (g) => g.sum('income')),
      2,
    ),
  ],
  [
    'compara o total de faltas de fevereiro com o de março no clube',
    club,
    { before: meetings.during('2026-02').sum('absent'), after: meetings.during('2026-03').sum('absent') },
  ],
  ['quantos encontros tiveram mais de 20 participantes?', club, meetings.when((r) => r.people > 20).count()],
  [
    'qual dia da semana soma mais participantes no clube?',
    club,
    most(meetings.byWeekday((g) => g.sum('people'))),
  ],
  [
    'quantos kits a gente usou nas oficinas em outubro',
    club,
    meetings
      .during('2025-10')
      .when((r) => r.activity === 'Oficina')
      .sum('kits'),
  ],
  ['nota média de cada monitor', club, meetings.by('coach', (g) => g.mean('grade'))],
  [
    'qual a maior arrecadação num único torneio?',
    club,
    meetings.when((r) => r.activity === 'Torneio').max('income'),
  ],
  ['arrecadação do clube menos o gasto com lanche', club, meetings.sum('income') - meetings.sum('snack')],
  [
    'quantas salas diferentes o Caíque usou em dezembro?',
    club,
    meetings
      .during('2025-12')
      .when((r) => r.coach === 'Caíque')
      .distinct('room'),
  ],
  [
    'total de faltas por nível, fora os torneios',
    club,
    meetings.when((r) => r.activity !== 'Torneio').by('level', (g) => g.sum('absent')),
  ],
  [
    'quantas aulas a Berenice deu entre 10/08/2025 e 25/10/2025?',
    club,
    meetings
      .from('2025-08-10', '2025-10-25')
      .when((r) => r.activity === 'Aula' && r.coach === 'Berenice')
      .count(),
  ],
  [
    'total de participantes por atividade no último trimestre de 2025',
    club,
    meetings.during('2025-10', '2025-12').by('activity', (g) => g.sum('people')),
  ],
  [
    'qual atividade teve a menor arrecadação total?',
    club,
    least(meetings.by('activity', (g) => g.sum('income'))),
  ],
  [
    'em quantos encontros não faltou ninguém (zero faltas)?',
    club,
    meetings.when((r) => r.absent === 0).count(),
  ],
  [
    'quantos encontros foram no laboratorio aos sabados',
    club,
    meetings
      .on(6)
      .when((r) => r.room === 'Laboratório')
      .count(),
  ],
  [
    'quanto o xadrez arrecadou desde fevereiro?',
    club,
    meetings
      .during('2026-02', '2026-04')
      .when((r) => r.line === 'Xadrez')
      .sum('income'),
  ],
  ['Qual foi o mês com mais faltas no clube?', club, most(meetings.byMonth((g) => g.sum('absent')))],
  [
    'quantos % da arrecadação do clube vem de torneio?',
    club,
    meetings.share((r) => r.activity === 'Torneio', 'income'),
  ],
  [
    'treinos com duração de até 60 minutos, quantos foram?',
    club,
    meetings.when((r) => r.activity === 'Treino' && r.minutes <= 60).count(),
  ],
  [
    'em média quantos encontros o clube faz por mês?',
    club,
    meetings.count() / meetings.byMonth((g) => g.count()).length,
  ],
  ['menor nota que o Anselmo tirou', club, meetings.when((r) => r.coach === 'Anselmo').min('grade')],

  // The used pallets and crates
  ['valor vendido pelo depósito mês a mês', depot, sales.byMonth((g) => g.sum('total'))],
  [
    'Quantos caixotes vendemos em setembro?',
    depot,
    sales
      .during('2025-09')
      .when((r) => r.item === 'Caixote')
      .sum('pieces'),
  ],
  ['qual cliente comprou mais em valor no depósito?', depot, most(sales.by('client', (g) => g.sum('total')))],
  ['total de frete pra Santa Eulina', depot, sales.when((r) => r.city === 'Santa Eulina').sum('freight')],
  ['preço unitário médio do engradado', depot, sales.when((r) => r.item === 'Engradado').mean('unit')],
  [
    'quantidade de paletes de plastico vendida no segundo semestre de 2025',
    depot,
    sales
      .during('2025-07', '2025-12')
      .when((r) => r.item === 'Palete' && r.material === 'Plástico')
      .sum('pieces'),
  ],
  ['quantas vendas foram com entrega?', depot, sales.when((r) => r.delivery === 'Sim').count()],
  ['valor das vendas por conservação', depot, sales.by('condition', (g) => g.sum('total'))],
  [
    'quais as 3 cidades com mais valor vendido?',
    depot,
    most(
      sales.by('city', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'valor das vendas pendentes de cada cliente',
    depot,
    sales.when((r) => r.status === 'Pendente').by('client', (g) => g.sum('total')),
  ],
  [
    'qual a fatia do avariado no valor vendido?',
    depot,
    sales.share((r) => r.condition === 'Avariado', 'total'),
  ],
  ['peso total dos estrados vendidos', depot, sales.when((r) => r.item === 'Estrado').sum('weight')],
  ['ticket médio do Genival', depot, sales.when((r) => r.seller === 'Genival').mean('total')],
  [
    'valor vendido no depósito: novembro x dezembro',
    depot,
    { before: sales.during('2025-11').sum('total'), after: sales.during('2025-12').sum('total') },
  ],
  ['vendas acima de R$ 3.000, quantas foram?', depot, sales.when((r) => r.total > 3000).count()],
  ['qual vendedor vendeu menos peças?', depot, least(sales.by('seller', (g) => g.sum('pieces')))],
  [
    'quantas vendas com prazo de 30 dias a Ivonete fez?',
    depot,
    sales.when((r) => r.term === 30 && r.seller === 'Ivonete').count(),
  ],
  [
    'valor vendido de madeira tirando os caixotes',
    depot,
    sales.when((r) => r.material === 'Madeira' && r.item !== 'Caixote').sum('total'),
  ],
  ['qual foi o frete mais caro?', depot, sales.max('freight')],
  [
    'quantos clientes diferentes compraram palete em janeiro?',
    depot,
    sales
      .during('2026-01')
      .when((r) => r.item === 'Palete')
      .distinct('client'),
  ],
  ['média de peças por venda de cada item', depot, sales.by('item', (g) => g.mean('pieces'))],
  [
    'quantos reais vendemos pra Cervejaria Três Barris de agosto a outubro?',
    depot,
    sales
      .during('2025-08', '2025-10')
      .when((r) => r.client === 'Cervejaria Três Barris')
      .sum('total'),
  ],
  [
    'em que mês saíram menos peças de caixote?',
    depot,
    least(sales.when((r) => r.item === 'Caixote').byMonth((g) => g.sum('pieces'))),
  ],
  ['quantas vendas o depósito faz em média por dia que abre?', depot, sales.count() / sales.distinct('day')],
  [
    'frete por cidade, só das vendas quitadas',
    depot,
    sales.when((r) => r.status === 'Quitada').by('city', (g) => g.sum('freight')),
  ],
  [
    'qual o valor vendido pelo Quirino nas segundas-feiras?',
    depot,
    sales
      .on(1)
      .when((r) => r.seller === 'Quirino')
      .sum('total'),
  ],
  [
    'valor vendido entre 05/01/2026 e 20/02/2026 fora Lagoa Funda',
    depot,
    sales
      .from('2026-01-05', '2026-02-20')
      .when((r) => r.city !== 'Lagoa Funda')
      .sum('total'),
  ],
  [
    'qual material vende mais em quantidade de peças?',
    depot,
    most(sales.by('material', (g) => g.sum('pieces'))),
  ],
  [
    'número de vendas pendentes desde março',
    depot,
    sales
      .during('2026-03', '2026-04')
      .when((r) => r.status === 'Pendente')
      .count(),
  ],
  [
    'quantas vendas de reformado passaram de 50 peças',
    depot,
    sales.when((r) => r.condition === 'Reformado' && r.pieces > 50).count(),
  ],

  // The rooftop restaurant
  ['consumo total do terraço por mês', rooftop, bookings.byMonth((g) => g.sum('spend'))],
  ['quantas reservas foram marcadas pra dezembro?', rooftop, bookings.during('2025-12').count()],
  ['quantas reservas por canal', rooftop, bookings.by('channel', (g) => g.count())],
  ['quantas reservas deram no-show?', rooftop, bookings.when((r) => r.status === 'No-show').count()],
  ['Qual garçom ganhou mais gorjeta no total?', rooftop, most(bookings.by('waiter', (g) => g.sum('tip')))],
  [
    'consumo médio das reservas de jantar em que o cliente compareceu',
    rooftop,
    bookings.when((r) => r.shift === 'Jantar' && r.status === 'Compareceu').mean('spend'),
  ],
  [
    'total de pessoas nas reservas de aniversario com situação compareceu',
    rooftop,
    bookings.when((r) => r.occasion === 'Aniversário' && r.status === 'Compareceu').sum('people'),
  ],
  ['que porcentagem das reservas cancelou?', rooftop, bookings.share((r) => r.status === 'Cancelou')],
  ['tempo médio de espera na varanda', rooftop, bookings.when((r) => r.area === 'Varanda').mean('wait')],
  [
    'as 2 áreas com maior consumo no terraço',
    rooftop,
    most(
      bookings.by('area', (g) => g.sum('spend')),
      2,
    ),
  ],
  [
    'total de sinal das reservas do site em 2026',
    rooftop,
    bookings
      .during('2026-01', '2026-04')
      .when((r) => r.channel === 'Site')
      .sum('deposit'),
  ],
  ['qual dia da semana tem mais reserva?', rooftop, most(bookings.byWeekday((g) => g.count()))],
  [
    'compare o total de gorjeta de janeiro com o de fevereiro',
    rooftop,
    { before: bookings.during('2026-01').sum('tip'), after: bookings.during('2026-02').sum('tip') },
  ],
  ['reservas para mais de 6 pessoas, quantas são?', rooftop, bookings.when((r) => r.people > 6).count()],
  [
    'quantas reservas com criança no almoço?',
    rooftop,
    bookings.when((r) => r.children === 'sim' && r.shift === 'Almoço').count(),
  ],
  ['nota média de cada área do terraço', rooftop, bookings.by('area', (g) => g.mean('grade'))],
  [
    'maior consumo numa reserva de negócios',
    rooftop,
    bookings.when((r) => r.occasion === 'Negócios').max('spend'),
  ],
  [
    'gorjeta total por garçom no quarto trimestre de 2025',
    rooftop,
    bookings.during('2025-10', '2025-12').by('waiter', (g) => g.sum('tip')),
  ],
  [
    'consumo total por turno sem contar o lounge',
    rooftop,
    bookings.when((r) => r.area !== 'Lounge').by('shift', (g) => g.sum('spend')),
  ],
  [
    'soma das pessoas das reservas do deck em outubro e novembro',
    rooftop,
    bookings
      .during('2025-10', '2025-11')
      .when((r) => r.area === 'Deck')
      .sum('people'),
  ],
  ['qual ocasião tem menos reservas?', rooftop, least(bookings.by('occasion', (g) => g.count()))],
  [
    'quantas reservas por telefone, fora as que o cliente cancelou?',
    rooftop,
    bookings.when((r) => r.channel === 'Telefone' && r.status !== 'Cancelou').count(),
  ],
  [
    'participação do pôr do sol no consumo total',
    rooftop,
    bookings.share((r) => r.shift === 'Pôr do sol', 'spend'),
  ],
  ['média de pessoas por reserva em cada turno', rooftop, bookings.by('shift', (g) => g.mean('people'))],
  [
    'quanto a Leocádia tirou de gorjeta nos domingos?',
    rooftop,
    bookings
      .on(0)
      .when((r) => r.waiter === 'Leocádia')
      .sum('tip'),
  ],
  [
    'em que mês o terraço teve mais no-show?',
    rooftop,
    most(bookings.when((r) => r.status === 'No-show').byMonth((g) => g.count())),
  ],
  [
    'qual foi a maior espera no deck em março?',
    rooftop,
    bookings
      .during('2026-03')
      .when((r) => r.area === 'Deck')
      .max('wait'),
  ],
  [
    'quantas reservas tiveram espera abaixo de 10 minutos?',
    rooftop,
    bookings.when((r) => r.wait !== undefined && r.wait < 10).count(),
  ],
  ['quantas reservas levaram nota 5', rooftop, bookings.when((r) => r.grade === 5).count()],
  [
    'consumo total das reservas de casal de 01/07/2025 até 15/08/2025',
    rooftop,
    bookings
      .from('2025-07-01', '2025-08-15')
      .when((r) => r.occasion === 'Casal')
      .sum('spend'),
  ],
]

export const unanswerable: string[] = [
  'qual a idade média dos alunos de robótica?',
  'quantas medalhas o clube já ganhou?',
  'qual o salário do Anselmo?',
  'quantos paletes temos em estoque hoje?',
  'quanto pagamos na compra dos engradados, pra saber o lucro?',
  'qual a placa do caminhão que fez as entregas?',
  'qual o e-mail do Hortifruti Campo Alto?',
  'qual o prato mais pedido no terraço?',
  'quantas garrafas de vinho saíram no jantar?',
  'quantas reservas o garçom Astolfo atendeu?',
]
