import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, shownDay, weekdayIn } from './rows'

/* A shop of musical records and turntables, an irrigation installer for farms, a decorator of events. */

const { next, whole, pick, among } = seededBusiness(
  'a shop of records and turntables, an irrigation installer, an events decorator',
)
// From April 2025 to February 2026: no month comes twice.
const days = daysFrom('2025-04-01', 334)

const media = [
  { kind: 'LP', from: 4_500, to: 28_900 },
  { kind: 'LP', from: 4_500, to: 28_900 },
  { kind: 'CD', from: 1_500, to: 6_900 },
  { kind: 'Compacto', from: 1_200, to: 7_900 },
  { kind: 'Fita K7', from: 1_000, to: 4_900 },
]
const artists = [
  { artist: 'Tim Maia', genre: 'Soul' },
  { artist: 'Milton Nascimento', genre: 'MPB' },
  { artist: 'Pink Floyd', genre: 'Rock' },
  { artist: 'Gal Costa', genre: 'MPB' },
  { artist: 'Rita Lee', genre: 'Rock' },
  { artist: 'Cartola', genre: 'Samba' },
  { artist: 'Miles Davis', genre: 'Jazz' },
  { artist: 'Racionais', genre: 'Rap' },
]
const gear = [
  { kind: 'Toca-discos', brands: ['Audio-Technica', 'Sony', 'Numark'], from: 79_000, to: 320_000 },
  { kind: 'Agulha', brands: ['Ortofon', 'Audio-Technica'], from: 8_900, to: 69_000 },
  { kind: 'Caixa de som', brands: ['Edifier', 'Sony'], from: 45_000, to: 180_000 },
]
// Discs have an artist and a genre; for gear the genre is left empty.
function soldItem() {
  if (next() < 0.25) {
    const { kind, brands, from, to } = pick(gear)
    return { kind, maker: pick(brands), genre: '', unit: whole(from, to) / 100 }
  }
  const { kind, from, to } = pick(media)
  const { artist, genre } = pick(artists)
  return { kind, maker: artist, genre, unit: whole(from, to) / 100 }
}
// Closed on Mondays, busiest on Saturdays.
const sales = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(4, 7) : whole(1, 3) }, () => {
        const { kind, maker, genre, unit } = soldItem()
        const pieces = among([1, 70], [2, 22], [3, 8])
        const channel = among(['Balcão', 50], ['Site', 22], ['Instagram', 17], ['Feira', 11])
        const discount = next() < 0.65 ? 0 : cents((pieces * unit * whole(3, 15)) / 100)
        return {
          day,
          kind,
          maker,
          genre,
          condition: next() < 0.42 ? 'Usado' : 'Novo',
          channel,
          seller: among(['Juçara', 45], ['Beto', 33], ['Caio', 22]),
          payment: among(['Pix', 42], ['Crédito', 31], ['Débito', 16], ['Dinheiro', 11]),
          gift: next() < 0.2 ? 'S' : 'N',
          pieces,
          unit,
          discount,
          freight: channel === 'Site' || channel === 'Instagram' ? whole(1_490, 6_990) / 100 : undefined,
          total: cents(pieces * unit - discount),
        }
      }),
    ),
)

const farms = [
  { farm: 'Fazenda Santa Rita', city: 'Unaí', far: 62 },
  { farm: 'Fazenda Três Barras', city: 'Paracatu', far: 38 },
  { farm: 'Sítio Boa Esperança', city: 'Patos de Minas', far: 14 },
  { farm: 'Agropecuária Cerrado', city: 'Cristalina', far: 121 },
  { farm: 'Fazenda Olhos d’Água', city: 'Paracatu', far: 47 },
  { farm: 'Sítio do Tião', city: 'Patos de Minas', far: 9 },
  { farm: 'Fazenda Pau Ferro', city: 'Unaí', far: 85 },
]
// Orders come from Monday to Friday; some are not handed over yet.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: whole(1, 3) }, () => {
        const { farm, city, far } = pick(farms)
        const planned = whole(4, 48)
        const stage = among(['CONCLUIDA', 86], ['EM EXECUCAO', 8], ['AGUARDANDO PECA', 6])
        const delivered: string | undefined =
          stage === 'CONCLUIDA' ? days[days.indexOf(day) + planned] : undefined
        const material = whole(250_000, 4_900_000) / 100
        const labour = whole(90_000, 1_600_000) / 100
        return {
          day,
          delivered,
          lead: delivered === undefined ? undefined : planned,
          farm,
          city,
          crop: among(['Café', 34], ['Milho', 25], ['Soja', 18], ['Feijão', 13], ['Tomate', 10]),
          system: among(['Gotejamento', 42], ['Aspersão', 29], ['Pivô central', 19], ['Carretel', 10]),
          technician: among(['Genivaldo', 46], ['Sandra', 32], ['Adilson', 22]),
          status: delivered !== undefined || stage !== 'CONCLUIDA' ? stage : 'EM EXECUCAO',
          warranty: next() < 0.37 ? 'SIM' : 'NAO',
          area: whole(8, 480) / 10,
          distance: far + whole(0, 7),
          emitters: whole(20, 900),
          material,
          labour,
          total: cents(material + labour),
        }
      }),
    ),
)

/** Never two of one kind on a day, so that the first and the last of a kind are one event. */
function kindsOf(howMany: number): string[] {
  const kinds = new Set<string>()
  while (kinds.size < howMany)
    kinds.add(
      among(
        ['Aniversário infantil', 34],
        ['Casamento', 24],
        ['15 anos', 15],
        ['Chá de bebê', 12],
        ['Corporativo', 9],
        ['Batizado', 6],
      ),
    )
  return [...kinds]
}
function eventsOn(day: string): number {
  const weekday = weekdayIn(day)
  if (weekday === 6) return whole(3, 4)
  return weekday === 0 || weekday === 5 ? whole(1, 2) : whole(0, 1)
}
const events = new Rows(
  days
    .flatMap((day) => kindsOf(eventsOn(day)).map((kind) => ({ day, kind })))
    .map(({ day, kind }, at) => {
      const hasArch = next() < 0.64
      const price = whole(95_000, 980_000) / 100
      return {
        day,
        contract: 1_041 + at,
        kind,
        theme: pick(['Jardim encantado', 'Safári', 'Boho', 'Fundo do mar', 'Clássico']),
        place: among(
          ['Buffet Estrela', 36],
          ['Chácara Recanto Verde', 27],
          ['Salão Encanto', 20],
          ['Clube Náutico', 11],
          ['Casa do cliente', 6],
        ),
        decorator: among(['Simone', 44], ['Patrícia', 32], ['Lívia', 24]),
        origin: among(['Indicação', 46], ['Google', 28], ['Facebook', 17], ['Salão parceiro', 9]),
        flower: pick(['Rosas', 'Hortênsias', 'Girassóis', 'Orquídeas']),
        arch: hasArch ? 'sim' : 'não',
        balloons: hasArch ? whole(80, 900) : undefined,
        guests: whole(25, 320),
        hours: whole(3, 22) / 2,
        flowersCost: whole(12_000, 190_000) / 100,
        balloonsCost: hasArch ? whole(6_000, 75_000) / 100 : undefined,
        deposit: cents(price * (next() < 0.6 ? 0.3 : 0.5)),
        price,
      }
    }),
)

const shop = 'Vendas Loja de Discos'
const irrigation = 'PEDIDOS_IRRIGACAO'
const decoration = 'eventos_decoracao'

const shownDays = (groups: [string, number][]): [string, number][] =>
  groups.map(([day, value]) => [shownDay(day), value])

export const files = [
  file(shop, sales, [
    ['Data Venda', ({ day }) => brazilianDay(day)],
    ['Categoria', ({ kind }) => kind],
    ['Artista/Marca', ({ maker }) => maker],
    ['Gênero', ({ genre }) => genre],
    ['Condição', ({ condition }) => condition],
    ['Canal', ({ channel }) => channel],
    ['Vendedor', ({ seller }) => seller],
    ['Forma Pagto', ({ payment }) => payment],
    ['Presente (S/N)', ({ gift }) => gift],
    ['Qtd', ({ pieces }) => pieces],
    ['Preço Unit.', ({ unit }) => commaPrice(unit)],
    ['Desconto', ({ discount }) => commaPrice(discount)],
    ['Frete', ({ freight }) => (freight === undefined ? '' : commaPrice(freight))],
    ['Total Venda', ({ total }) => commaPrice(total)],
  ]),
  file(irrigation, orders, [
    ['DT_PEDIDO', ({ day }) => brazilianDay(day)],
    ['DT_ENTREGA', ({ delivered }) => (delivered === undefined ? '' : brazilianDay(delivered))],
    ['FAZENDA', ({ farm }) => farm],
    ['MUNICIPIO', ({ city }) => city],
    ['CULTURA', ({ crop }) => crop],
    ['SISTEMA', ({ system }) => system],
    ['TECNICO', ({ technician }) => technician],
    ['SITUACAO', ({ status }) => status],
    ['GARANTIA_EST', ({ warranty }) => warranty],
    ['AREA_HA', ({ area }) => decimal(area, 1)],
    ['DIST_KM', ({ distance }) => distance],
    ['QTD_EMISSORES', ({ emitters }) => emitters],
    ['VLR_MATERIAL', ({ material }) => decimal(material)],
    ['VLR_MAO_OBRA', ({ labour }) => decimal(labour)],
    ['VLR_TOTAL', ({ total }) => decimal(total)],
  ]),
  file(
    decoration,
    events,
    [
      ['data_evento', ({ day }) => day],
      ['num_contrato', ({ contract }) => contract],
      ['tipo_evento', ({ kind }) => kind],
      ['tema', ({ theme }) => theme],
      ['local', ({ place }) => place],
      ['decoradora', ({ decorator }) => decorator],
      ['origem_cliente', ({ origin }) => origin],
      ['flor_principal', ({ flower }) => flower],
      ['arco_baloes', ({ arch }) => arch],
      ['qtd_baloes', ({ balloons }) => balloons ?? ''],
      ['convidados', ({ guests }) => guests],
      ['horas_montagem', ({ hours }) => hours.toFixed(1)],
      ['custo_flores', ({ flowersCost }) => flowersCost.toFixed(2)],
      ['custo_baloes', ({ balloonsCost }) => (balloonsCost === undefined ? '' : balloonsCost.toFixed(2))],
      ['valor_sinal', ({ deposit }) => deposit.toFixed(2)],
      ['valor_contrato', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The shop of records and turntables
  ['faturamento da loja de discos mês a mês', shop, sales.byMonth((g) => g.sum('total'))],
  [
    'oi, quanto deu em reais a venda de LP em agosto?',
    shop,
    sales
      .during('2025-08')
      .when((r) => r.kind === 'LP')
      .sum('total'),
  ],
  [
    'quantos toca-discos foram vendidos de outubro a dezembro?',
    shop,
    sales
      .during('2025-10', '2025-12')
      .when((r) => r.kind === 'Toca-discos')
      .sum('pieces'),
  ],
  ['qual vendedor vendeu mais em valor?', shop, most(sales.by('seller', (g) => g.sum('total')))],
  [
    'top 3 artistas em LP pelo total vendido',
    shop,
    most(
      sales.when((r) => r.kind === 'LP').by('maker', (g) => g.sum('total')),
      3,
    ),
  ],
  ['valor médio por venda no site', shop, sales.when((r) => r.channel === 'Site').mean('total')],
  [
    'quanto de desconto a juçara deu em dezembro',
    shop,
    sales
      .during('2025-12')
      .when((r) => r.seller === 'Juçara')
      .sum('discount'),
  ],
  ['qtas vendas foram no debito?', shop, sales.when((r) => r.payment === 'Débito').count()],
  [
    'Qual a porcentagem do total vendido que veio do Instagram?',
    shop,
    sales.share((r) => r.channel === 'Instagram', 'total'),
  ],
  ['total de frete cobrado em novembro', shop, sales.during('2025-11').sum('freight')],
  [
    'frete médio das vendas pelo instagram',
    shop,
    sales.when((r) => r.channel === 'Instagram').mean('freight'),
  ],
  [
    'compara o total vendido de toca discos em novembro com dezembro',
    shop,
    {
      before: sales
        .during('2025-11')
        .when((r) => r.kind === 'Toca-discos')
        .sum('total'),
      after: sales
        .during('2025-12')
        .when((r) => r.kind === 'Toca-discos')
        .sum('total'),
    },
  ],
  ['quantas vendas tiveram total acima de R$ 300?', shop, sales.when((r) => r.total > 300).count()],
  ['em qual dia da semana a loja de discos fatura mais?', shop, most(sales.byWeekday((g) => g.sum('total')))],
  ['unidades vendidas por categoria', shop, sales.by('kind', (g) => g.sum('pieces'))],
  ['preço unitario medio da agulha', shop, sales.when((r) => r.kind === 'Agulha').mean('unit')],
  [
    'me diz o total vendido em LP de rock, sem contar os usados',
    shop,
    sales.when((r) => r.kind === 'LP' && r.genre === 'Rock' && r.condition !== 'Usado').sum('total'),
  ],
  [
    'quantas vendas de dezembro eram pra presente?',
    shop,
    sales
      .during('2025-12')
      .when((r) => r.gift === 'S')
      .count(),
  ],
  [
    'que parte das vendas do Beto foi paga no pix, em número de vendas?',
    shop,
    sales.when((r) => r.seller === 'Beto').share((r) => r.payment === 'Pix'),
  ],
  [
    'qual o valor total da maior venda feita em feira?',
    shop,
    sales.when((r) => r.channel === 'Feira').max('total'),
  ],
  [
    'quanto o Caio faturou aos sábados',
    shop,
    sales
      .on(6)
      .when((r) => r.seller === 'Caio')
      .sum('total'),
  ],
  ['numero de vendas por forma de pagamento', shop, sales.by('payment', (g) => g.count())],
  [
    'quantos artistas diferentes a gente vendeu em fita k7 no segundo semestre de 2025?',
    shop,
    sales
      .during('2025-07', '2025-12')
      .when((r) => r.kind === 'Fita K7')
      .distinct('maker'),
  ],
  [
    'faturamento em pix de 15/06/2025 a 31/07/2025 na loja de discos',
    shop,
    sales
      .from('2025-06-15', '2025-07-31')
      .when((r) => r.payment === 'Pix')
      .sum('total'),
  ],
  [
    'Qual gênero musical deu menos faturamento em LP?',
    shop,
    least(sales.when((r) => r.kind === 'LP').by('genre', (g) => g.sum('total'))),
  ],
  ['total vendido: novo x usado', shop, sales.by('condition', (g) => g.sum('total'))],
  ['quantas vendas saíram sem nenhum desconto', shop, sales.when((r) => r.discount === 0).count()],
  [
    'qual foi o melhor mes pra venda de CD em faturamento?',
    shop,
    most(sales.when((r) => r.kind === 'CD').byMonth((g) => g.sum('total'))),
  ],
  [
    'em média quanto a loja de discos fatura por dia que abre?',
    shop,
    sales.sum('total') / sales.distinct('day'),
  ],
  [
    'Em que dia tivemos o maior faturamento de vendas de toda a loja de discos?',
    shop,
    shownDays(most(sales.by('day', (g) => g.sum('total')))),
  ],

  // The irrigation installer
  [
    'Bom dia! Quantos pedidos de irrigação entraram em setembro?',
    irrigation,
    orders.during('2025-09').count(),
  ],
  ['quantidade de pedidos por fazenda', irrigation, orders.by('farm', (g) => g.count())],
  ['valor total dos pedidos por municipio', irrigation, orders.by('city', (g) => g.sum('total'))],
  ['qual técnico soma mais hectares?', irrigation, most(orders.by('technician', (g) => g.sum('area')))],
  [
    'quantos hectares de gotejamento foram pedidos em julho',
    irrigation,
    orders
      .during('2025-07')
      .when((r) => r.system === 'Gotejamento')
      .sum('area'),
  ],
  [
    'quanto deu de material nos pedidos de pivo central?',
    irrigation,
    orders.when((r) => r.system === 'Pivô central').sum('material'),
  ],
  ['valor médio da mão de obra por sistema', irrigation, orders.by('system', (g) => g.mean('labour'))],
  [
    'quantos pedidos estão aguardando peça?',
    irrigation,
    orders.when((r) => r.status === 'AGUARDANDO PECA').count(),
  ],
  [
    'soma do valor total dos pedidos em execução',
    irrigation,
    orders.when((r) => r.status === 'EM EXECUCAO').sum('total'),
  ],
  [
    'quantos pedidos foram entregues em novembro?',
    irrigation,
    orders.when((r) => (r.delivered ?? '').startsWith('2025-11')).count(),
  ],
  ['em média, quantos dias vão do pedido até a entrega?', irrigation, orders.mean('lead')],
  ['qual foi o maior prazo em dias entre o pedido e a entrega?', irrigation, orders.max('lead')],
  [
    'tempo medio em dias entre pedido e entrega de cada técnico',
    irrigation,
    orders.by('technician', (g) => g.mean('lead')),
  ],
  [
    'quantos pedidos ainda estão sem data de entrega',
    irrigation,
    orders.when((r) => r.delivered === undefined).count(),
  ],
  ['quantos por cento dos pedidos são de café?', irrigation, orders.share((r) => r.crop === 'Café')],
  [
    'participação do Genivaldo no valor de mão de obra',
    irrigation,
    orders.share((r) => r.technician === 'Genivaldo', 'labour'),
  ],
  [
    'valor total dos pedidos de outubro comparado com setembro',
    irrigation,
    { before: orders.during('2025-09').sum('total'), after: orders.during('2025-10').sum('total') },
  ],
  [
    'quantos pedidos passaram de 50 mil reais no valor total?',
    irrigation,
    orders.when((r) => r.total > 50_000).count(),
  ],
  [
    'quantas fazendas diferentes pediram carretel?',
    irrigation,
    orders.when((r) => r.system === 'Carretel').distinct('farm'),
  ],
  [
    'as 3 culturas com maior valor de material',
    irrigation,
    most(
      orders.by('crop', (g) => g.sum('material')),
      3,
    ),
  ],
  [
    'media do valor total por pedido da Fazenda Santa Rita',
    irrigation,
    orders.when((r) => r.farm === 'Fazenda Santa Rita').mean('total'),
  ],
  ['distância média em km por município', irrigation, orders.by('city', (g) => g.mean('distance'))],
  ['pedidos de irrigação por dia da semana, em quantidade', irrigation, orders.byWeekday((g) => g.count())],
  [
    'quantos emissores foram pedidos no quarto trimestre de 2025?',
    irrigation,
    orders.during('2025-10', '2025-12').sum('emitters'),
  ],
  [
    'preciso da mão de obra dos pedidos feitos entre 10/05/2025 e 20/06/2025, somada',
    irrigation,
    orders.from('2025-05-10', '2025-06-20').sum('labour'),
  ],
  ['qual sistema de irrigação teve menos pedidos?', irrigation, least(orders.by('system', (g) => g.count()))],
  [
    'qtos pedidos com garantia a Sandra tem desde dezembro, pela data do pedido?',
    irrigation,
    orders
      .during('2025-12', '2026-02')
      .when((r) => r.technician === 'Sandra' && r.warranty === 'SIM')
      .count(),
  ],
  [
    'valor total dos pedidos de milho, tirando Unaí',
    irrigation,
    orders.when((r) => r.crop === 'Milho' && r.city !== 'Unaí').sum('total'),
  ],
  ['quantos pedidos são de até 5 hectares?', irrigation, orders.when((r) => r.area <= 5).count()],
  [
    'maior valor de material num pedido de tomate',
    irrigation,
    orders.when((r) => r.crop === 'Tomate').max('material'),
  ],

  // The decorator
  [
    'quantos casamentos decoramos em outubro?',
    decoration,
    events
      .during('2025-10')
      .when((r) => r.kind === 'Casamento')
      .count(),
  ],
  ['numero de eventos por decoradora', decoration, events.by('decorator', (g) => g.count())],
  ['valor dos contratos de decoração por mês', decoration, events.byMonth((g) => g.sum('price'))],
  ['custo total de flores por tipo de evento', decoration, events.by('kind', (g) => g.sum('flowersCost'))],
  [
    'qual tema trouxe mais dinheiro em valor de contrato?',
    decoration,
    most(events.by('theme', (g) => g.sum('price'))),
  ],
  ['qual local teve menos eventos', decoration, least(events.by('place', (g) => g.count()))],
  ['Quantos balões usamos em dezembro?', decoration, events.during('2025-12').sum('balloons')],
  [
    'média de balões por evento, só dos que tem arco',
    decoration,
    events.when((r) => r.arch === 'sim').mean('balloons'),
  ],
  [
    'nos eventos com arco de balões, qual o custo médio dos balões por decoradora?',
    decoration,
    events.when((r) => r.arch === 'sim').by('decorator', (g) => g.mean('balloonsCost')),
  ],
  ['quantos eventos foram sem arco de baloes', decoration, events.when((r) => r.arch === 'não').count()],
  [
    'qual o percentual de eventos na Chácara Recanto Verde?',
    decoration,
    events.share((r) => r.place === 'Chácara Recanto Verde'),
  ],
  ['soma do sinal dos eventos de janeiro', decoration, events.during('2026-01').sum('deposit')],
  [
    'quanto dá o valor dos contratos menos o sinal, somando todos os eventos?',
    decoration,
    events.sum('price') - events.sum('deposit'),
  ],
  ['quantos eventos tiveram mais de 150 convidados?', decoration, events.when((r) => r.guests > 150).count()],
  [
    'quantos contratos ficaram entre R$ 3.000 e R$ 5.000?',
    decoration,
    events.when((r) => r.price >= 3000 && r.price <= 5000).count(),
  ],
  [
    'valor médio do contrato de festa de 15 anos',
    decoration,
    events.when((r) => r.kind === '15 anos').mean('price'),
  ],
  [
    'qual foi o valor do contrato do último batizado?',
    decoration,
    events.when((r) => r.kind === 'Batizado').all.at(-1)?.price ?? 0,
  ],
  [
    'Qual o valor do contrato do primeiro casamento de 2026?',
    decoration,
    events
      .during('2026-01', '2026-02')
      .when((r) => r.kind === 'Casamento')
      .all.at(0)?.price ?? 0,
  ],
  ['em que dia da semana tem mais eventos?', decoration, most(events.byWeekday((g) => g.count()))],
  [
    'valor dos contratos agosto x setembro',
    decoration,
    { before: events.during('2025-08').sum('price'), after: events.during('2025-09').sum('price') },
  ],
  [
    'os 2 locais que mais somam valor de contrato',
    decoration,
    most(
      events.by('place', (g) => g.sum('price')),
      2,
    ),
  ],
  [
    'qual a participação das rosas no custo de flores?',
    decoration,
    events.share((r) => r.flower === 'Rosas', 'flowersCost'),
  ],
  [
    'qtas horas de montagem a livia fez em novembro',
    decoration,
    events
      .during('2025-11')
      .when((r) => r.decorator === 'Lívia')
      .sum('hours'),
  ],
  ['tempo médio de montagem por tema, em horas', decoration, events.by('theme', (g) => g.mean('hours'))],
  ['quantos eventos vieram pelo Google?', decoration, events.when((r) => r.origin === 'Google').count()],
  [
    'quem fechou mais em valor de contrato, a Patrícia ou a Lívia?',
    decoration,
    most(
      events
        .when((r) => r.decorator === 'Patrícia' || r.decorator === 'Lívia')
        .by('decorator', (g) => g.sum('price')),
    ),
  ],
  [
    'valor do maior contrato de evento corporativo',
    decoration,
    events.when((r) => r.kind === 'Corporativo').max('price'),
  ],
  [
    'soma dos contratos aos domingos sem contar aniversário infantil, em reais',
    decoration,
    events
      .on(0)
      .when((r) => r.kind !== 'Aniversário infantil')
      .sum('price'),
  ],
  [
    'quantos eventos a gente decora em média por mês?',
    decoration,
    events.count() / events.byMonth((g) => g.count()).length,
  ],
  [
    'menor custo de flores que tivemos em um casamento',
    decoration,
    events.when((r) => r.kind === 'Casamento').min('flowersCost'),
  ],
]

export const unanswerable: string[] = [
  'quantas agulhas tenho em estoque hoje?',
  'qual gravadora vende mais LP?',
  'quanto vendemos de toca-discos em março de 2025?',
  'qual a comissão do Beto em dezembro',
  'qual a vazão da bomba da Fazenda Santa Rita?',
  'quanto gastamos de diesel pra ir nas fazendas?',
  'quantos pedidos de irrigação entraram em julho de 2024?',
  'quantas formaturas decoramos em dezembro?',
  'qual o telefone do cliente do último casamento?',
  'quanto custou o aluguel de mesas e cadeiras nos eventos de novembro',
]
