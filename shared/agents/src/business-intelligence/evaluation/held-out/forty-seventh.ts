import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A firm with coffee vending machines in offices, a karaoke bar with rooms, a plumber. */

const { next, whole, pick, among } = seededBusiness('coffee machines, a karaoke bar, a plumber')
const days = daysFrom('2025-07-01', 304)

const offices = [
  { client: 'Banco Alvorada', region: 'Paulista', low: 220, high: 620 },
  { client: 'TechNova', region: 'Faria Lima', low: 160, high: 480 },
  { client: 'Hospital São Bento', region: 'Berrini', low: 180, high: 520 },
  { client: 'Seguradora Atlas', region: 'Faria Lima', low: 110, high: 330 },
  { client: 'Advocacia Moraes', region: 'Paulista', low: 80, high: 240 },
  { client: 'Gráfica Real', region: 'Alphaville', low: 60, high: 180 },
  { client: 'Contábil Prime', region: 'Alphaville', low: 30, high: 110 },
]
const machines = [
  { model: 'Expresso Pro', dose: 2.4, stops: 0.05 },
  { model: 'Grão Master', dose: 1.9, stops: 0.13 },
  { model: 'Slim', dose: 1.5, stops: 0.35 },
]
// Monday to Friday, most on Mondays.
const rounds = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(4, 6) : whole(2, 3) }, () => {
        const { client, region, low, high } = pick(offices)
        const { model, dose, stops } = pick(machines)
        const kind = among(
          ['Abastecimento', 7],
          ['Higienização', 2],
          ['Manutenção', 1.5],
          ['Troca de máquina', 0.5],
        )
        const doses = whole(low, high)
        return {
          day,
          client,
          region,
          model,
          restocker: among(['Ivone', 5], ['Cláudio', 3], ['Reginaldo', 2]),
          kind,
          stopped: next() < stops ? 'Sim' : 'Não',
          doses,
          kilos: kind === 'Abastecimento' ? Math.round(doses * whole(8, 12) * 0.01) / 10 + 0.5 : undefined,
          cost: kind === 'Abastecimento' ? cents((doses * whole(45, 75)) / 100) : whole(1_500, 9_500) / 100,
          value: cents(doses * dose),
          status: next() < 0.8 ? 'Pago' : 'Pendente',
        }
      }),
    ),
)

const rooms = [
  { room: 'Sala Elis', hourly: 90, seats: 9 },
  { room: 'Sala Tim Maia', hourly: 120, seats: 14 },
  { room: 'Sala Rita Lee', hourly: 140, seats: 17 },
  { room: 'Sala Raul', hourly: 70, seats: 6 },
  { room: 'Sala VIP', hourly: 230, seats: 26 },
]
const bookingsOn = (weekday: number) =>
  weekday === 6 ? whole(6, 8) : weekday === 5 ? whole(3, 5) : whole(1, 3)
// Closed on Mondays, most on Saturdays.
const bookings = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: bookingsOn(weekdayIn(day)) }, () => {
        const { room, hourly, seats } = pick(rooms)
        const status = among(['pago', 8], ['pendente', 1.5], ['cancelado', 1.3])
        const people = whole(3, seats)
        const hours = whole(2, 10) / 2
        const rate = weekdayIn(day) >= 5 ? hourly * 1.3 : hourly
        const spent = cents((people * whole(2_000, 7_500)) / 100)
        return {
          day,
          room,
          event: among(
            ['Aniversário', 10],
            ['Encontro de amigos', 6],
            ['Happy hour', 4],
            ['Confraternização', 2],
            ['Despedida de solteira', 1],
          ),
          channel: among(['WhatsApp', 9], ['Instagram', 5], ['Site', 3], ['Balcão', 1.5]),
          host: among(['Jéssica', 5], ['Kauan', 3], ['Priscila', 1.7]),
          people,
          hours,
          drinks: next() < 0.35 ? 'sim' : 'não',
          rent: status === 'cancelado' ? undefined : cents(hours * rate),
          bar: status === 'cancelado' ? undefined : spent,
          grade: status === 'pago' && next() < 0.7 ? whole(3, 5) : undefined,
          status,
        }
      }),
    ),
)

const services: [entry: { service: string; low: number; high: number }, weight: number][] = [
  [{ service: 'DESENTUPIMENTO', low: 15_000, high: 60_000 }, 10],
  [{ service: 'VAZAMENTO', low: 12_000, high: 48_000 }, 7.5],
  [{ service: 'TROCA DE TORNEIRA', low: 6_000, high: 18_000 }, 5],
  [{ service: 'INSTALACAO DE CHUVEIRO', low: 8_000, high: 22_000 }, 3],
  [{ service: "LIMPEZA DE CAIXA D'AGUA", low: 25_000, high: 70_000 }, 1.5],
]
// Closed on Sundays, most on Mondays.
const jobs = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(4, 6) : whole(1, 3) }, () => {
        const { service, low, high } = among(...services)
        const status = among(['PAGA', 7], ['PENDENTE', 1.5], ['ATRASADA', 1.5])
        const parts = next() < 0.35 ? 0 : whole(1, 6)
        const part = whole(800, 14_000) / 100
        return {
          day,
          service,
          property: among(['APARTAMENTO', 6], ['CASA', 5], ['COMERCIO', 2.5], ['CONDOMINIO', 1.8]),
          district: among(
            ['MOOCA', 10],
            ['TATUAPE', 6.5],
            ['PENHA', 4],
            ['IPIRANGA', 2],
            ['VILA PRUDENTE', 1],
          ),
          plumber: among(['ADEMIR', 6], ['WESLEY', 3.5], ['JUNINHO', 2]),
          urgent: next() < 0.3 ? 'SIM' : 'NAO',
          hours: whole(1, 10) / 2,
          parts,
          part: parts === 0 ? undefined : part,
          // Not in the file: the product of two of its columns.
          allParts: cents(parts * part),
          labour: whole(low, high) / 100,
          payment: status === 'PAGA' ? among(['PIX', 6], ['CARTAO', 3], ['DINHEIRO', 2]) : '',
          status,
        }
      }),
    ),
)

const coffee = 'Visitas Máquinas de Café'
const karaoke = 'reservas_karaoke'
const plumbing = 'OS_ENCANADOR'

export const files = [
  file(coffee, rounds, [
    ['Data da visita', ({ day }) => brazilianDay(day)],
    ['Empresa', ({ client }) => client],
    ['Região', ({ region }) => region],
    ['Modelo da máquina', ({ model }) => model],
    ['Abastecedor', ({ restocker }) => restocker],
    ['Tipo de visita', ({ kind }) => kind],
    ['Máquina parada', ({ stopped }) => stopped],
    ['Doses', ({ doses }) => doses],
    ['Café reposto (kg)', ({ kilos }) => (kilos === undefined ? '' : decimal(kilos, 1))],
    ['Custo dos insumos', ({ cost }) => dotted(decimal(cost))],
    ['Valor faturado', ({ value }) => dotted(decimal(value))],
    ['Situação', ({ status }) => status],
  ]),
  file(
    karaoke,
    bookings,
    [
      ['data_reserva', ({ day }) => day],
      ['sala', ({ room }) => room],
      ['tipo_evento', ({ event }) => event],
      ['canal', ({ channel }) => channel],
      ['atendente', ({ host }) => host],
      ['pessoas', ({ people }) => people],
      ['horas', ({ hours }) => hours.toFixed(1)],
      ['pacote_bebidas', ({ drinks }) => drinks],
      ['valor_sala', ({ rent }) => (rent === undefined ? '' : rent.toFixed(2))],
      ['consumo_bar', ({ bar }) => (bar === undefined ? '' : bar.toFixed(2))],
      ['nota_cliente', ({ grade }) => grade ?? ''],
      ['status', ({ status }) => status],
    ],
    ',',
  ),
  file(plumbing, jobs, [
    ['DT_OS', ({ day }) => brazilianDay(day)],
    ['SERVICO', ({ service }) => service],
    ['TP_IMOVEL', ({ property }) => property],
    ['BAIRRO', ({ district }) => district],
    ['ENCANADOR', ({ plumber }) => plumber],
    ['URGENTE', ({ urgent }) => urgent],
    ['HORAS_TRAB', ({ hours }) => decimal(hours, 1)],
    ['QTD_PECAS', ({ parts }) => parts],
    ['VLR_UNIT_PECA', ({ part }) => (part === undefined ? '' : commaPrice(part))],
    ['VLR_MAO_OBRA', ({ labour }) => dotted(commaPrice(labour))],
    ['FORMA_PGTO', ({ payment }) => payment],
    ['SITUACAO', ({ status }) => status],
  ]),
]

export const labelled: Labelled[] = [
  // The coffee machines
  ['Quanto as máquinas de café faturaram em agosto?', coffee, rounds.during('2025-08').sum('value')],
  ['faturamento das maquinas de cafe por mes', coffee, rounds.byMonth((g) => g.sum('value'))],
  [
    'Quantas visitas de abastecimento a Ivone fez em outubro?',
    coffee,
    rounds
      .during('2025-10')
      .when((r) => r.restocker === 'Ivone' && r.kind === 'Abastecimento')
      .count(),
  ],
  ['qual empresa consumiu mais doses?', coffee, most(rounds.by('client', (g) => g.sum('doses')))],
  [
    'top 3 empresas em valor faturado nas máquinas',
    coffee,
    most(
      rounds.by('client', (g) => g.sum('value')),
      3,
    ),
  ],
  [
    'e ai, qual empresa da menos faturamento pra gente nas maquinas?',
    coffee,
    least(rounds.by('client', (g) => g.sum('value'))),
  ],
  [
    'quantas doses saíram no Banco Alvorada no último trimestre de 2025?',
    coffee,
    rounds
      .during('2025-10', '2025-12')
      .when((r) => r.client === 'Banco Alvorada')
      .sum('doses'),
  ],
  ['kg de café reposto por abastecedor', coffee, rounds.by('restocker', (g) => g.sum('kilos'))],
  [
    'quantos quilos de cafe a gente repos na technova em janeiro',
    coffee,
    rounds
      .during('2026-01')
      .when((r) => r.client === 'TechNova')
      .sum('kilos'),
  ],
  [
    'média de doses por visita na região da Faria Lima',
    coffee,
    rounds.when((r) => r.region === 'Faria Lima').mean('doses'),
  ],
  [
    'valor faturado menos custo dos insumos das máquinas de café em novembro',
    coffee,
    rounds.during('2025-11').sum('value') - rounds.during('2025-11').sum('cost'),
  ],
  ['qts visitas pegaram a maquina parada?', coffee, rounds.when((r) => r.stopped === 'Sim').count()],
  [
    'Em quantos por cento das visitas a máquina estava parada?',
    coffee,
    rounds.share((r) => r.stopped === 'Sim'),
  ],
  [
    'qual modelo de máquina apareceu parado em mais visitas?',
    coffee,
    most(rounds.when((r) => r.stopped === 'Sim').by('model', (g) => g.count())),
  ],
  [
    'compare o faturamento das máquinas de setembro com o de outubro',
    coffee,
    { before: rounds.during('2025-09').sum('value'), after: rounds.during('2025-10').sum('value') },
  ],
  [
    'quanto tem de valor faturado pendente nas máquinas de café?',
    coffee,
    rounds.when((r) => r.status === 'Pendente').sum('value'),
  ],
  [
    'valor pendente por empresa',
    coffee,
    rounds.when((r) => r.status === 'Pendente').by('client', (g) => g.sum('value')),
  ],
  [
    'quantas visitas nas maquinas faturaram acima de 500 reais',
    coffee,
    rounds.when((r) => r.value > 500).count(),
  ],
  [
    'qual dia da semana tem mais visita nas máquinas de café?',
    coffee,
    most(rounds.byWeekday((g) => g.count())),
  ],
  [
    'quantas visitas fazemos nas máquinas por dia trabalhado, em média?',
    coffee,
    rounds.count() / rounds.distinct('day'),
  ],
  [
    'faturamento das máquinas por região sem contar o Banco Alvorada',
    coffee,
    rounds.when((r) => r.client !== 'Banco Alvorada').by('region', (g) => g.sum('value')),
  ],
  ['custo médio dos insumos por tipo de visita', coffee, rounds.by('kind', (g) => g.mean('cost'))],
  [
    'Bom dia! Preciso saber quanto gastamos com insumos de 15/09/2025 a 31/10/2025, por favor',
    coffee,
    rounds.from('2025-09-15', '2025-10-31').sum('cost'),
  ],
  [
    'quantas empresas diferentes o claudio visitou em fevereiro?',
    coffee,
    rounds
      .during('2026-02')
      .when((r) => r.restocker === 'Cláudio')
      .distinct('client'),
  ],
  [
    'Qual foi o maior valor faturado numa única visita a uma Expresso Pro?',
    coffee,
    rounds.when((r) => r.model === 'Expresso Pro').max('value'),
  ],
  [
    'participação da Paulista no faturamento das máquinas',
    coffee,
    rounds.share((r) => r.region === 'Paulista', 'value'),
  ],
  [
    'quanto faturamos na Seguradora Atlas tirando o que ainda ta pendente',
    coffee,
    rounds.when((r) => r.client === 'Seguradora Atlas' && r.status !== 'Pendente').sum('value'),
  ],
  [
    'quantas visitas de manutenção fizemos no primeiro trimestre de 2026?',
    coffee,
    rounds
      .during('2026-01', '2026-03')
      .when((r) => r.kind === 'Manutenção')
      .count(),
  ],
  ['qual mês teve o menor consumo de doses?', coffee, least(rounds.byMonth((g) => g.sum('doses')))],
  [
    'custo dos insumos da Grão Master desde fevereiro',
    coffee,
    rounds
      .during('2026-02', '2026-04')
      .when((r) => r.model === 'Grão Master')
      .sum('cost'),
  ],

  // The karaoke bar
  ['quantas reservas tem no karaoke em dezembro?', karaoke, bookings.during('2025-12').count()],
  ['número de reservas por sala', karaoke, bookings.by('room', (g) => g.count())],
  ['valor das salas por mês', karaoke, bookings.byMonth((g) => g.sum('rent'))],
  [
    'qual sala teve o maior consumo de bar no total?',
    karaoke,
    most(bookings.by('room', (g) => g.sum('bar'))),
  ],
  [
    'Quais os 3 tipos de evento com mais reservas?',
    karaoke,
    most(
      bookings.by('event', (g) => g.count()),
      3,
    ),
  ],
  [
    'consumo do bar na sala vip em fevereiro',
    karaoke,
    bookings
      .during('2026-02')
      .when((r) => r.room === 'Sala VIP')
      .sum('bar'),
  ],
  [
    'total de pessoas nas reservas de aniversário em novembro, sem contar as canceladas',
    karaoke,
    bookings
      .during('2025-11')
      .when((r) => r.event === 'Aniversário' && r.status !== 'cancelado')
      .sum('people'),
  ],
  ['media de pessoas por reserva em cada sala', karaoke, bookings.by('room', (g) => g.mean('people'))],
  [
    'consumo médio do bar nos happy hours pagos',
    karaoke,
    bookings.when((r) => r.event === 'Happy hour' && r.status === 'pago').mean('bar'),
  ],
  [
    'qtas reservas canceladas por canal',
    karaoke,
    bookings.when((r) => r.status === 'cancelado').by('channel', (g) => g.count()),
  ],
  ['qual % das reservas foi cancelada?', karaoke, bookings.share((r) => r.status === 'cancelado')],
  ['qual canal traz mais reserva?', karaoke, most(bookings.by('channel', (g) => g.count()))],
  [
    'quantas reservas vindas do insta, canal Instagram, foram canceladas em 2026?',
    karaoke,
    bookings
      .during('2026-01', '2026-04')
      .when((r) => r.channel === 'Instagram' && r.status === 'cancelado')
      .count(),
  ],
  [
    'que dia da semana o karaokê bomba mais em número de reservas?',
    karaoke,
    most(bookings.byWeekday((g) => g.count())),
  ],
  ['reservas por dia que o karaokê abre, na média', karaoke, bookings.count() / bookings.distinct('day')],
  [
    'compara o consumo do bar de dezembro com janeiro',
    karaoke,
    { before: bookings.during('2025-12').sum('bar'), after: bookings.during('2026-01').sum('bar') },
  ],
  ['quanto deu de valor de sala aos sabados', karaoke, bookings.on(6).sum('rent')],
  [
    'valor da sala mais consumo do bar no karaokê em março, somando os dois',
    karaoke,
    bookings.during('2026-03').sum('rent') + bookings.during('2026-03').sum('bar'),
  ],
  ['quantas reservas foram pra mais de 10 pessoas?', karaoke, bookings.when((r) => r.people > 10).count()],
  ['reservas de até 2 horas, quantas foram?', karaoke, bookings.when((r) => r.hours <= 2).count()],
  ['Nota média dos clientes por atendente', karaoke, bookings.by('host', (g) => g.mean('grade'))],
  [
    'quantas reservas pagas ficaram sem nota do cliente?',
    karaoke,
    bookings.when((r) => r.status === 'pago' && r.grade === undefined).count(),
  ],
  [
    'quantas reservas de outubro tinham pacote de bebidas',
    karaoke,
    bookings
      .during('2025-10')
      .when((r) => r.drinks === 'sim')
      .count(),
  ],
  [
    'consumo do bar das reservas sem pacote de bebidas',
    karaoke,
    bookings.when((r) => r.drinks === 'não').sum('bar'),
  ],
  [
    'quanto a Sala VIP representa em % do valor total das salas?',
    karaoke,
    bookings.share((r) => r.room === 'Sala VIP', 'rent'),
  ],
  [
    'valor de sala pendente por atendente',
    karaoke,
    bookings.when((r) => r.status === 'pendente').by('host', (g) => g.sum('rent')),
  ],
  [
    'maior consumo de bar em uma despedida de solteira',
    karaoke,
    bookings.when((r) => r.event === 'Despedida de solteira').max('bar'),
  ],
  [
    'horas reservadas por sala tirando as canceladas',
    karaoke,
    bookings.when((r) => r.status !== 'cancelado').by('room', (g) => g.sum('hours')),
  ],
  ['qual atendente tem menos reservas?', karaoke, least(bookings.by('host', (g) => g.count()))],
  [
    'me ve o consumo do bar da sala tim maia entre 20/12/2025 e 10/01/2026 pfv',
    karaoke,
    bookings
      .from('2025-12-20', '2026-01-10')
      .when((r) => r.room === 'Sala Tim Maia')
      .sum('bar'),
  ],

  // The plumber
  ['Total de mão de obra em setembro', plumbing, jobs.during('2025-09').sum('labour')],
  ['mao de obra por encanador', plumbing, jobs.by('plumber', (g) => g.sum('labour'))],
  [
    'quantas OS de desentupimento fizemos em janeiro?',
    plumbing,
    jobs
      .during('2026-01')
      .when((r) => r.service === 'DESENTUPIMENTO')
      .count(),
  ],
  [
    'qual serviço rende mais mão de obra no total?',
    plumbing,
    most(jobs.by('service', (g) => g.sum('labour'))),
  ],
  [
    'os 3 bairros com mais OS',
    plumbing,
    most(
      jobs.by('district', (g) => g.count()),
      3,
    ),
  ],
  [
    'Quais os 2 serviços com menos OS?',
    plumbing,
    least(
      jobs.by('service', (g) => g.count()),
      2,
    ),
  ],
  [
    'valor médio da mão de obra dos vazamentos',
    plumbing,
    jobs.when((r) => r.service === 'VAZAMENTO').mean('labour'),
  ],
  [
    'quanto deu de peças no total, multiplicando a quantidade pelo valor unitário?',
    plumbing,
    jobs.sum('allParts'),
  ],
  [
    'qtas peças o wesley usou em novembro?',
    plumbing,
    jobs
      .during('2025-11')
      .when((r) => r.plumber === 'WESLEY')
      .sum('parts'),
  ],
  ['qts OS urgentes por mes', plumbing, jobs.when((r) => r.urgent === 'SIM').byMonth((g) => g.count())],
  ['que porcentagem das OS foi urgente?', plumbing, jobs.share((r) => r.urgent === 'SIM')],
  [
    'mão de obra das OS atrasadas por tipo de imóvel',
    plumbing,
    jobs.when((r) => r.status === 'ATRASADA').by('property', (g) => g.sum('labour')),
  ],
  [
    'quanto de mão de obra está com situação pendente?',
    plumbing,
    jobs.when((r) => r.status === 'PENDENTE').sum('labour'),
  ],
  [
    'das OS pagas, quantos por cento foram no pix?',
    plumbing,
    jobs.when((r) => r.status === 'PAGA').share((r) => r.payment === 'PIX'),
  ],
  [
    'quantas OS foram pagas em dinheiro no segundo semestre de 2025?',
    plumbing,
    jobs
      .during('2025-07', '2025-12')
      .when((r) => r.payment === 'DINHEIRO')
      .count(),
  ],
  [
    'mão de obra em apartamento: fevereiro x março',
    plumbing,
    {
      before: jobs
        .during('2026-02')
        .when((r) => r.property === 'APARTAMENTO')
        .sum('labour'),
      after: jobs
        .during('2026-03')
        .when((r) => r.property === 'APARTAMENTO')
        .sum('labour'),
    },
  ],
  ['qtas os passaram de 400 reais de mao de obra', plumbing, jobs.when((r) => r.labour > 400).count()],
  ['dia da semana com mais OS', plumbing, most(jobs.byWeekday((g) => g.count()))],
  [
    'quanto entra de mão de obra por dia trabalhado, em média?',
    plumbing,
    jobs.sum('labour') / jobs.distinct('day'),
  ],
  [
    'mão de obra por serviço tirando os condomínios',
    plumbing,
    jobs.when((r) => r.property !== 'CONDOMINIO').by('service', (g) => g.sum('labour')),
  ],
  [
    'horas trabalhadas do Ademir na Mooca',
    plumbing,
    jobs.when((r) => r.plumber === 'ADEMIR' && r.district === 'MOOCA').sum('hours'),
  ],
  [
    'qual encanador trabalhou mais horas em dezembro?',
    plumbing,
    most(jobs.during('2025-12').by('plumber', (g) => g.sum('hours'))),
  ],
  [
    'tempo médio de um desentupimento, em horas',
    plumbing,
    jobs.when((r) => r.service === 'DESENTUPIMENTO').mean('hours'),
  ],
  [
    'quantos bairros diferentes o Juninho atendeu em agosto?',
    plumbing,
    jobs
      .during('2025-08')
      .when((r) => r.plumber === 'JUNINHO')
      .distinct('district'),
  ],
  [
    'menor valor de mão de obra cobrado numa troca de torneira',
    plumbing,
    jobs.when((r) => r.service === 'TROCA DE TORNEIRA').min('labour'),
  ],
  [
    'mao de obra de instalacao de chuveiro em comercio',
    plumbing,
    jobs.when((r) => r.service === 'INSTALACAO DE CHUVEIRO' && r.property === 'COMERCIO').sum('labour'),
  ],
  ['quantas OS não usaram nenhuma peça?', plumbing, jobs.when((r) => r.parts === 0).count()],
  ['qual foi o pior mês em mão de obra?', plumbing, least(jobs.byMonth((g) => g.sum('labour')))],
  [
    'o patrao pediu: mao de obra de 01/12/2025 a 20/12/2025 sem contar as urgentes',
    plumbing,
    jobs
      .from('2025-12-01', '2025-12-20')
      .when((r) => r.urgent !== 'SIM')
      .sum('labour'),
  ],
  [
    'quanto deu de mao de obra a limpeza de caixa dagua desde março?',
    plumbing,
    jobs
      .during('2026-03', '2026-04')
      .when((r) => r.service === "LIMPEZA DE CAIXA D'AGUA")
      .sum('labour'),
  ],
]

export const unanswerable: string[] = [
  'quanto pagamos de aluguel no galpão das máquinas?',
  'qual a música mais cantada no karaokê?',
  'quanto as máquinas de café vão faturar em junho de 2026?',
  'quantas doses saíram em maio de 2025?',
  'qual o salário do Wesley?',
  'qual a data de validade do café que ta no estoque?',
  'quantos km o encanador rodou em outubro?',
  'qual o telefone do cliente do último vazamento?',
  'quantos microfones quebraram em janeiro?',
  'idade média de quem reserva a Sala VIP',
]
