import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A bar with live music, a dealer of used motorcycle parts and a land surveyor's office. */

const { next, whole, pick, among } = seededBusiness(
  'a bar with music, used motorcycle parts, a land surveyor',
)

/** The day that many days later. */
const later = (day: string, after: number): string => daysFrom(day, after + 1).at(-1) ?? day
/** Days of a ranking as a table of answers shows them. */
const dated = (groups: [string, number][]) =>
  groups.map(([day, value]): [string, number] => [shownDay(day), value])

const acts = [
  { act: 'Samba da Laje', style: 'Samba', entry: 18 },
  { act: 'Banda Maré Alta', style: 'Pop rock', entry: 20 },
  { act: 'Trio Candeeiro', style: 'Forró', entry: 15 },
  { act: 'Os Encrenqueiros', style: 'Pop rock', entry: 22 },
  { act: 'Duo Violeiros', style: 'Sertanejo', entry: 12 },
  { act: 'Clara Nogueira', style: 'MPB', entry: 14 },
]
// Open from Wednesday to Sunday, one act a night, fullest on Saturdays.
const tabs = new Rows(
  daysFrom('2025-06-01', 273)
    .filter((day) => weekdayIn(day) !== 1 && weekdayIn(day) !== 2)
    .flatMap((day) => {
      const { act, style, entry } = pick(acts)
      const weekday = weekdayIn(day)
      const few = weekday === 6 ? whole(5, 8) : weekday === 5 ? whole(3, 6) : whole(1, 3)
      return Array.from({ length: few }, () => {
        const people = among([2, 5], [3, 3], [4, 4], [5, 2], [6, 2], [8, 1])
        const drinks = cents((people * whole(2_500, 9_500)) / 100)
        const food = next() < 0.12 ? 0 : cents((people * whole(1_500, 6_800)) / 100)
        const cover = people * entry
        const tip = next() < 0.35 ? undefined : cents(((drinks + food) * whole(5, 12)) / 100)
        return {
          day,
          table: whole(1, 26),
          waiter: among(['Jéssica', 6], ['Wesley', 4], ['Tonho', 2.5], ['Bia', 1.5]),
          room: among(['Salão', 5], ['Varanda', 3], ['Mezanino', 1.5]),
          act,
          style,
          booked: next() < 0.4 ? 'Sim' : 'Não',
          people,
          minutes: whole(40, 290),
          payment: among(['Pix', 5], ['Cartão de crédito', 4], ['Cartão de débito', 2.2], ['Dinheiro', 1]),
          drinks,
          food,
          cover,
          tip,
          total: cents(drinks + food + cover + (tip ?? 0)),
        }
      })
    }),
)

const kinds = [
  { part: 'Farol', from: 6_000, to: 28_000, light: 8, heavy: 25 },
  { part: 'Tanque', from: 18_000, to: 65_000, light: 40, heavy: 75 },
  { part: 'Carenagem', from: 9_000, to: 45_000, light: 10, heavy: 45 },
  { part: 'Escapamento', from: 12_000, to: 70_000, light: 30, heavy: 80 },
  { part: 'Roda', from: 15_000, to: 60_000, light: 35, heavy: 70 },
  { part: 'Painel', from: 14_000, to: 80_000, light: 6, heavy: 18 },
  { part: 'Carburador', from: 9_000, to: 32_000, light: 7, heavy: 20 },
  { part: 'Retrovisor', from: 2_500, to: 9_000, light: 2, heavy: 6 },
]
const models = [
  { maker: 'Honda', model: 'CG 160' },
  { maker: 'Yamaha', model: 'Fazer 250' },
  { maker: 'Honda', model: 'Biz 125' },
  { maker: 'Yamaha', model: 'Factor 150' },
  { maker: 'Honda', model: 'Twister' },
  { maker: 'Suzuki', model: 'Intruder' },
  { maker: 'Kawasaki', model: 'Ninja 400' },
]
// Closed on Sundays, most on Mondays; what is sold over the counter is not sent.
const parts = new Rows(
  daysFrom('2025-05-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(4, 6) : whole(1, 3) }, () => {
        const { part, from, to, light, heavy } = pick(kinds)
        const channel = among(['Mercado Livre', 5], ['Balcão', 4], ['WhatsApp', 2.5], ['OLX', 1.5])
        const pieces = among([1, 7], [2, 2], [3, 1])
        const price = cents((pieces * whole(from, to)) / 100)
        const days = whole(0, 6)
        const isSent = channel !== 'Balcão' && later(day, days) <= '2026-02-28'
        return {
          day,
          sent: isSent ? later(day, days) : undefined,
          wait: isSent ? days : undefined,
          part,
          ...pick(models),
          state: among(['Boa', 5], ['Regular', 3], ['Recondicionada', 2]),
          origin: among(['Leilão', 5], ['Desmanche', 3], ['Particular', 1.5]),
          channel,
          seller: among(['Marquinhos', 5], ['Kelly', 3.5], ['Dudu', 2]),
          warranty: next() < 0.62 ? 'S' : 'N',
          pieces,
          weight: (pieces * whole(light, heavy)) / 10,
          cost: cents((price * whole(28, 72)) / 100),
          freight: channel === 'Balcão' ? 0 : whole(1_400, 9_800) / 100,
          price,
          stars: next() < 0.45 ? undefined : among([5, 6], [4, 4], [3, 2], [2, 1], [1, 1]),
        }
      }),
    ),
)

const owners = [
  { client: 'Fazenda Boa Esperança', city: 'Sacramento', zone: 'Rural' },
  { client: 'Construtora Planalto', city: 'Uberaba', zone: 'Urbana' },
  { client: 'Sítio Três Irmãos', city: 'Araxá', zone: 'Rural' },
  { client: 'Loteadora Vale Verde', city: 'Uberaba', zone: 'Urbana' },
  { client: 'Cooperativa Agrocerrado', city: 'Patrocínio', zone: 'Rural' },
  { client: 'Fazenda Santa Luzia', city: 'Perdizes', zone: 'Rural' },
  { client: 'Incorporadora Horizonte', city: 'Araxá', zone: 'Urbana' },
  { client: 'Espólio de João Menezes', city: 'Sacramento', zone: 'Rural' },
]
const rural = [
  { service: 'Georreferenciamento', from: 600_000, to: 2_800_000 },
  { service: 'Levantamento planialtimétrico', from: 250_000, to: 1_400_000 },
  { service: 'Retificação de área', from: 200_000, to: 900_000 },
  { service: 'Desmembramento', from: 180_000, to: 750_000 },
]
const urban = [
  { service: 'Locação de obra', from: 90_000, to: 450_000 },
  { service: 'Levantamento planialtimétrico', from: 250_000, to: 1_400_000 },
  { service: 'Desmembramento', from: 180_000, to: 750_000 },
  { service: 'Usucapião', from: 250_000, to: 800_000 },
]
// From Monday to Friday; what is not delivered has no second date.
const surveys = new Rows(
  daysFrom('2025-04-01', 365)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: whole(1, 3) }, () => {
        const { client, city, zone } = pick(owners)
        const { service, from, to } = pick(zone === 'Rural' ? rural : urban)
        const price = whole(from, to) / 100
        const days = whole(7, 85)
        const isCancelled = next() < 0.07
        const isDone = !isCancelled && next() < 0.9 && later(day, days) <= '2026-03-31'
        const paid = isCancelled ? 0 : isDone ? among([1, 7], [0.5, 2], [0.7, 1]) : among([0.3, 2], [0.5, 3])
        return {
          day,
          delivered: isDone ? later(day, days) : undefined,
          took: isDone ? days : undefined,
          client,
          city,
          zone,
          service,
          surveyor: among(['Anselmo', 5], ['Rafaela', 3.5], ['Gilberto', 2]),
          tool: among(['GNSS RTK', 5], ['Estação total', 3], ['Drone', 2]),
          status: isCancelled ? 'Cancelado' : isDone ? 'Concluído' : 'Em andamento',
          area: zone === 'Rural' ? whole(800, 42_000) / 100 : whole(3, 600) / 100,
          field: whole(1, 9),
          km: whole(6, 420),
          fee: among([103.03, 3], [271.47, 2]),
          price,
          received: cents(price * paid),
        }
      }),
    ),
)

const bar = 'Comandas Bar'
const dealer = 'VENDAS_PECAS_MOTO'
const office = 'contratos_topografia'

export const files = [
  file(bar, tabs, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Mesa', ({ table }) => table],
    ['Garçom', ({ waiter }) => waiter],
    ['Ambiente', ({ room }) => room],
    ['Atração', ({ act }) => act],
    ['Estilo musical', ({ style }) => style],
    ['Reserva', ({ booked }) => booked],
    ['Pessoas', ({ people }) => people],
    ['Permanência (min)', ({ minutes }) => minutes],
    ['Forma pgto', ({ payment }) => payment],
    ['Bebidas', ({ drinks }) => commaPrice(drinks)],
    ['Comidas', ({ food }) => commaPrice(food)],
    ['Couvert artístico', ({ cover }) => commaPrice(cover)],
    ['Gorjeta', ({ tip }) => (tip === undefined ? '' : commaPrice(tip))],
    ['Total da comanda', ({ total }) => commaPrice(total)],
  ]),
  file(dealer, parts, [
    ['DT_VENDA', ({ day }) => brazilianDay(day)],
    ['DT_ENVIO', ({ sent }) => (sent === undefined ? '' : brazilianDay(sent))],
    ['PECA', ({ part }) => part],
    ['MARCA_MOTO', ({ maker }) => maker],
    ['MODELO_MOTO', ({ model }) => model],
    ['ESTADO_PECA', ({ state }) => state],
    ['ORIGEM', ({ origin }) => origin],
    ['CANAL', ({ channel }) => channel],
    ['VENDEDOR', ({ seller }) => seller],
    ['GARANTIA', ({ warranty }) => warranty],
    ['QTD', ({ pieces }) => pieces],
    ['PESO_TOTAL_KG', ({ weight }) => decimal(weight, 1)],
    ['VLR_CUSTO', ({ cost }) => dotted(decimal(cost))],
    ['VLR_FRETE', ({ freight }) => decimal(freight)],
    ['VLR_VENDA', ({ price }) => dotted(decimal(price))],
    ['NOTA_CLIENTE', ({ stars }) => stars ?? ''],
  ]),
  file(
    office,
    surveys,
    [
      ['data_contrato', ({ day }) => day],
      ['data_entrega', ({ delivered }) => delivered ?? ''],
      ['cliente', ({ client }) => client],
      ['municipio', ({ city }) => city],
      ['zona', ({ zone }) => zone],
      ['tipo_servico', ({ service }) => service],
      ['topografo', ({ surveyor }) => surveyor],
      ['equipamento', ({ tool }) => tool],
      ['situacao', ({ status }) => status],
      ['area_ha', ({ area }) => area.toFixed(2)],
      ['dias_campo', ({ field }) => field],
      ['km_rodados', ({ km }) => km],
      ['custo_art', ({ fee }) => fee.toFixed(2)],
      ['valor_contrato', ({ price }) => price.toFixed(2)],
      ['valor_recebido', ({ received }) => received.toFixed(2)],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The bar
  ['total das comandas do bar mês a mês', bar, tabs.byMonth((g) => g.sum('total'))],
  ['quantas comandas teve em dezembro?', bar, tabs.during('2025-12').count()],
  ['oi, quanto o bar vendeu de bebidas em julho?', bar, tabs.during('2025-07').sum('drinks')],
  ['qual garçom vendeu mais comida, em reais?', bar, most(tabs.by('waiter', (g) => g.sum('food')))],
  [
    'top 3 atrações que mais arrecadaram couvert no total',
    bar,
    most(
      tabs.by('act', (g) => g.sum('cover')),
      3,
    ),
  ],
  ['valor medio do total da comanda', bar, tabs.mean('total')],
  [
    'quanto a Jéssica ganhou de gorjeta em novembro',
    bar,
    tabs
      .during('2025-11')
      .when((r) => r.waiter === 'Jéssica')
      .sum('tip'),
  ],
  ['qtas comandas foram pagas no pix?', bar, tabs.when((r) => r.payment === 'Pix').count()],
  [
    'Que porcentagem do total das comandas foi paga no cartão de crédito?',
    bar,
    tabs.share((r) => r.payment === 'Cartão de crédito', 'total'),
  ],
  [
    'quantas pessoas vieram ao todo nas noites do Samba da Laje?',
    bar,
    tabs.when((r) => r.act === 'Samba da Laje').sum('people'),
  ],
  [
    'compara o couvert artistico de agosto com o de setembro',
    bar,
    { before: tabs.during('2025-08').sum('cover'), after: tabs.during('2025-09').sum('cover') },
  ],
  ['quantas comandas deram mais de 500 reais no total?', bar, tabs.when((r) => r.total > 500).count()],
  [
    'em qual dia da semana o total somado das comandas é maior?',
    bar,
    most(tabs.byWeekday((g) => g.sum('total'))),
  ],
  ['qual estilo musical somou mais pessoas no bar?', bar, most(tabs.by('style', (g) => g.sum('people')))],
  ['permanencia média em minutos de cada ambiente', bar, tabs.by('room', (g) => g.mean('minutes'))],
  [
    'quantas comandas com reserva tivemos em janeiro?',
    bar,
    tabs
      .during('2026-01')
      .when((r) => r.booked === 'Sim')
      .count(),
  ],
  [
    'quanto saiu de bebidas na varanda entre 15/08/2025 e 30/09/2025?',
    bar,
    tabs
      .from('2025-08-15', '2025-09-30')
      .when((r) => r.room === 'Varanda')
      .sum('drinks'),
  ],
  ['quantas comandas ficaram sem gorjeta', bar, tabs.when((r) => r.tip === undefined).count()],
  ['qual foi o valor da maior comanda do bar, no total?', bar, tabs.max('total')],
  ['quanto vendemos de comidas aos domingos?', bar, tabs.on(0).sum('food')],
  ['número de comandas por garçon', bar, tabs.by('waiter', (g) => g.count())],
  [
    'total das comandas do mezanino sem contar as pagas em dinheiro',
    bar,
    tabs.when((r) => r.room === 'Mezanino' && r.payment !== 'Dinheiro').sum('total'),
  ],
  ['quantas atrações diferentes tocaram em outubro?', bar, tabs.during('2025-10').distinct('act')],
  ['qual mês vendeu menos bebidas em reais?', bar, least(tabs.byMonth((g) => g.sum('drinks')))],
  [
    'Bom dia! em média quantas comandas a gente abre por dia de funcionamento?',
    bar,
    tabs.count() / tabs.distinct('day'),
  ],
  ['qual forma de pgto aparece em menos comandas', bar, least(tabs.by('payment', (g) => g.count()))],
  ['total das comandas de sexta e sábado em fevereiro', bar, tabs.during('2026-02').on(5, 6).sum('total')],
  [
    'em que data o total das comandas foi mais alto?',
    bar,
    dated(most(tabs.by('day', (g) => g.sum('total')))),
  ],
  [
    'qto deu de couvert com o Duo Violeiros de novembro a janeiro?',
    bar,
    tabs
      .during('2025-11', '2026-01')
      .when((r) => r.act === 'Duo Violeiros')
      .sum('cover'),
  ],
  ['quantas comandas tinham 6 pessoas ou mais?', bar, tabs.when((r) => r.people >= 6).count()],

  // The dealer of parts
  ['valor vendido de peças por canal', dealer, parts.by('channel', (g) => g.sum('price'))],
  ['Quantas vendas de peças fizemos em setembro?', dealer, parts.during('2025-09').count()],
  [
    'quanto vendemos de tanque em outubro, em reais?',
    dealer,
    parts
      .during('2025-10')
      .when((r) => r.part === 'Tanque')
      .sum('price'),
  ],
  ['qtas unidades de farol ja vendemos?', dealer, parts.when((r) => r.part === 'Farol').sum('pieces')],
  [
    'qual vendedor de peças tem o maior valor de vendas?',
    dealer,
    most(parts.by('seller', (g) => g.sum('price'))),
  ],
  [
    'as 3 peças com maior valor de venda somado',
    dealer,
    most(
      parts.by('part', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'custo total das peças que vieram de leilão',
    dealer,
    parts.when((r) => r.origin === 'Leilão').sum('cost'),
  ],
  [
    'valor de venda menos o custo das peças da Honda',
    dealer,
    parts.when((r) => r.maker === 'Honda').sum('price') - parts.when((r) => r.maker === 'Honda').sum('cost'),
  ],
  ['nota média dos clientes em cada canal', dealer, parts.by('channel', (g) => g.mean('stars'))],
  ['quantas vendas ficaram sem nota do cliente?', dealer, parts.when((r) => r.stars === undefined).count()],
  [
    'qual a porcentagem das vendas de peças que saiu com garantia?',
    dealer,
    parts.share((r) => r.warranty === 'S'),
  ],
  [
    'total de frete do mercado livre em dezembro',
    dealer,
    parts
      .during('2025-12')
      .when((r) => r.channel === 'Mercado Livre')
      .sum('freight'),
  ],
  [
    'Compare o valor vendido em peças de novembro com o de dezembro',
    dealer,
    { before: parts.during('2025-11').sum('price'), after: parts.during('2025-12').sum('price') },
  ],
  ['vendas de peças acima de R$ 600, quantas foram?', dealer, parts.when((r) => r.price > 600).count()],
  [
    'qual modelo de moto rendeu o menor valor em vendas?',
    dealer,
    least(parts.by('model', (g) => g.sum('price'))),
  ],
  [
    'quantos kg de escapamento vendemos no total',
    dealer,
    parts.when((r) => r.part === 'Escapamento').sum('weight'),
  ],
  ['em média quantos dias passam entre a venda e o envio?', dealer, parts.mean('wait')],
  [
    'media de dias da venda até o envio, só as do WhatsApp',
    dealer,
    parts.when((r) => r.channel === 'WhatsApp').mean('wait'),
  ],
  [
    'quantas vendas de peças estão sem data de envio?',
    dealer,
    parts.when((r) => r.sent === undefined).count(),
  ],
  [
    'quantas vendas foram enviadas em janeiro?',
    dealer,
    parts.when((r) => (r.sent ?? '').startsWith('2026-01')).count(),
  ],
  [
    'valor que a Kelly vendeu no balcao',
    dealer,
    parts.when((r) => r.seller === 'Kelly' && r.channel === 'Balcão').sum('price'),
  ],
  [
    'quantas vendas de peça da Yamaha tirando a Fazer 250?',
    dealer,
    parts.when((r) => r.maker === 'Yamaha' && r.model !== 'Fazer 250').count(),
  ],
  [
    'qual o maior valor de uma venda de carenagem?',
    dealer,
    parts.when((r) => r.part === 'Carenagem').max('price'),
  ],
  [
    'qual dia da semana tem mais vendas de peças, em número de vendas?',
    dealer,
    most(parts.byWeekday((g) => g.count())),
  ],
  [
    'quantos modelos de moto diferentes sairam pela OLX em agosto',
    dealer,
    parts
      .during('2025-08')
      .when((r) => r.channel === 'OLX')
      .distinct('model'),
  ],
  ['valor médio de venda por estado da peça', dealer, parts.by('state', (g) => g.mean('price'))],
  [
    'quanto o Dudu vendeu em reais entre 10/06/2025 e 25/07/2025?',
    dealer,
    parts
      .from('2025-06-10', '2025-07-25')
      .when((r) => r.seller === 'Dudu')
      .sum('price'),
  ],
  [
    'quantas vendas de peças fazemos por mês em média?',
    dealer,
    parts.count() / parts.byMonth((g) => g.count()).length,
  ],
  [
    'honda x yamaha em valor vendido',
    dealer,
    parts.when((r) => r.maker === 'Honda' || r.maker === 'Yamaha').by('maker', (g) => g.sum('price')),
  ],
  ['em que mês o total de frete foi menor?', dealer, least(parts.byMonth((g) => g.sum('freight')))],

  // The surveyor's office
  ['valor dos contratos de topografia por mês', office, surveys.byMonth((g) => g.sum('price'))],
  ['quantos contratos fechamos em maio?', office, surveys.during('2025-05').count()],
  [
    'qual o valor recebido com georreferenciamento?',
    office,
    surveys.when((r) => r.service === 'Georreferenciamento').sum('received'),
  ],
  ['quantidade de contratos por topografo', office, surveys.by('surveyor', (g) => g.count())],
  ['Qual topógrafo rodou mais km no total?', office, most(surveys.by('surveyor', (g) => g.sum('km')))],
  [
    'valor do contrato menos o valor recebido, só dos concluídos',
    office,
    surveys.when((r) => r.status === 'Concluído').sum('price') -
      surveys.when((r) => r.status === 'Concluído').sum('received'),
  ],
  [
    'os três municípios com maior valor de contratos',
    office,
    most(
      surveys.by('city', (g) => g.sum('price')),
      3,
    ),
  ],
  ['quantos dias em media do contrato ate a entrega?', office, surveys.mean('took')],
  [
    'média de dias entre o contrato e a entrega por tipo de serviço',
    office,
    surveys.by('service', (g) => g.mean('took')),
  ],
  [
    'quantos contratos foram entregues em outubro?',
    office,
    surveys.when((r) => (r.delivered ?? '').startsWith('2025-10')).count(),
  ],
  [
    'qtos contratos estão sem data de entrega',
    office,
    surveys.when((r) => r.delivered === undefined).count(),
  ],
  [
    'valor dos contratos em andamento da Loteadora Vale Verde',
    office,
    surveys.when((r) => r.status === 'Em andamento' && r.client === 'Loteadora Vale Verde').sum('price'),
  ],
  [
    'quantos hectares no total foram contratados com drone?',
    office,
    surveys.when((r) => r.tool === 'Drone').sum('area'),
  ],
  [
    'área média em ha dos contratos da zona rural',
    office,
    surveys.when((r) => r.zone === 'Rural').mean('area'),
  ],
  [
    'quantos dias de campo somam os contratos do Anselmo no segundo trimestre de 2025?',
    office,
    surveys
      .during('2025-04', '2025-06')
      .when((r) => r.surveyor === 'Anselmo')
      .sum('field'),
  ],
  ['quantos % dos contratos foram cancelados?', office, surveys.share((r) => r.status === 'Cancelado')],
  [
    'quantos contratos têm valor acima de 10 mil reais?',
    office,
    surveys.when((r) => r.price > 10_000).count(),
  ],
  [
    'km rodados: fevereiro x março',
    office,
    { before: surveys.during('2026-02').sum('km'), after: surveys.during('2026-03').sum('km') },
  ],
  [
    'participação da zona urbana no valor dos contratos',
    office,
    surveys.share((r) => r.zone === 'Urbana', 'price'),
  ],
  [
    'maior área de um contrato em Araxá, em hectares',
    office,
    surveys.when((r) => r.city === 'Araxá').max('area'),
  ],
  ['valor médio do contrato pra cada tipo de serviço', office, surveys.by('service', (g) => g.mean('price'))],
  [
    'quantos clientes diferentes a Rafaela atendeu em contratos de junho?',
    office,
    surveys
      .during('2025-06')
      .when((r) => r.surveyor === 'Rafaela')
      .distinct('client'),
  ],
  [
    'quanto foi o custo de ART da construtora planalto?',
    office,
    surveys.when((r) => r.client === 'Construtora Planalto').sum('fee'),
  ],
  [
    'qual tipo de serviço tem o menor valor recebido no total?',
    office,
    least(surveys.by('service', (g) => g.sum('received'))),
  ],
  ['quantos contratos foram fechados numa terça-feira', office, surveys.on(2).count()],
  ['qual mês somou mais km rodados?', office, most(surveys.byMonth((g) => g.sum('km')))],
  [
    'estação total x drone: número de contratos de cada um',
    office,
    surveys.when((r) => r.tool === 'Estação total' || r.tool === 'Drone').by('tool', (g) => g.count()),
  ],
  [
    'preciso fechar uma planilha aqui: valor dos contratos fechados entre 20/06/2025 e 10/08/2025, menos os de usucapiao',
    office,
    surveys
      .from('2025-06-20', '2025-08-10')
      .when((r) => r.service !== 'Usucapião')
      .sum('price'),
  ],
  [
    'quanto recebemos dos contratos fechados na primeira quinzena de dezembro?',
    office,
    surveys.from('2025-12-01', '2025-12-15').sum('received'),
  ],
  [
    'quantos contratos da Fazenda Boa Esperança usaram GNSS RTK em 2025?',
    office,
    surveys
      .during('2025-01', '2025-12')
      .when((r) => r.client === 'Fazenda Boa Esperança' && r.tool === 'GNSS RTK')
      .count(),
  ],
]

export const unanswerable: string[] = [
  'qual o cachê da Banda Maré Alta?',
  'quantas caixas de cerveja ainda tem no estoque?',
  'quanto deu o total das comandas em março de 2024?',
  'qual o salário do Wesley?',
  'quanto vendemos de peças da BMW?',
  'qual a placa da moto de onde saiu o tanque?',
  'quantas peças foram devolvidas pelos clientes em novembro?',
  'quantas horas de voo o drone fez em agosto?',
  'me passa o telefone da Fazenda Santa Luzia',
  'quantos contratos fechamos em Belo Horizonte?',
]
