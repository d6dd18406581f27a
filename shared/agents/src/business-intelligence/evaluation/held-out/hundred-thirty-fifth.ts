import { brazilianDay, cents, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A courier of laboratory samples, a winery shop with tastings and a joiner of kitchens. */

const { next, whole, pick, among } = seededBusiness('samples on motorbikes, wine, kitchens')
const lastDay = '2026-04-30'
const later = (day: string, by: number): string => daysFrom(day, by + 1).at(-1) ?? day

const points = [
  { origin: 'Clínica São Lucas', city: 'Campinas' },
  { origin: 'Hospital Santa Rita', city: 'Campinas' },
  { origin: 'Maternidade Aurora', city: 'Valinhos' },
  { origin: 'UBS Jardim Alvorada', city: 'Sumaré' },
  { origin: 'Hospital Bom Samaritano', city: 'Valinhos' },
  { origin: 'Clínica Renal Vitta', city: 'Sumaré' },
  { origin: 'Posto Vila Industrial', city: 'Campinas' },
  { origin: 'Veterinária Patas', city: 'Vinhedo' },
]
// Closed on Sundays, one round on Saturdays.
const runs = new Rows(
  daysFrom('2025-06-02', 333)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? 1 : whole(1, 4) }, () => {
        // Nothing is delivered after the last day of the table.
        const lag = day >= '2026-04-28' ? 0 : among([0, 0.72], [1, 0.21], [2, 0.05], [3, 0.02])
        const urgent = next() < 0.28 ? 'sim' : 'não'
        const km = whole(40, 480) / 10
        return {
          day,
          delivered: later(day, lag),
          lag,
          ...pick(points),
          lab: among(
            ['Lab Central', 0.4],
            ['BioAnálise', 0.28],
            ['Fleming', 0.2],
            ['Genoma Diagnósticos', 0.12],
          ),
          driver: among(['Wesley', 0.42], ['Anderson', 0.28], ['Kátia', 0.19], ['Jefinho', 0.11]),
          material: among(
            ['Sangue', 0.46],
            ['Urina', 0.24],
            ['Swab', 0.15],
            ['Biópsia', 0.1],
            ['Líquor', 0.05],
          ),
          storage: among(['Refrigerada', 0.55], ['Ambiente', 0.3], ['Congelada', 0.15]),
          urgent,
          samples: whole(2, 40),
          km,
          toll: next() < 0.6 ? undefined : whole(460, 2_380) / 100,
          freight: cents(whole(1_800, 3_200) / 100 + km * 1.85 + (urgent === 'sim' ? 25 : 0)),
          issue: among(
            ['', 0.84],
            ['Atraso no trânsito', 0.08],
            ['Tubo quebrado', 0.04],
            ['Etiqueta ilegível', 0.025],
            ['Caixa aberta', 0.015],
          ),
        }
      }),
    )
    .map((row, at) => ({ ...row, order: `OS-${20_931 + at}` })),
)

const cellar = [
  { item: 'Merlot Reserva', kind: 'Tinto', unit: 79, few: 1, many: 6 },
  { item: 'Espumante Brut', kind: 'Espumante', unit: 82.9, few: 1, many: 6 },
  { item: 'Degustação Clássica', kind: 'Degustação', unit: 60, few: 2, many: 10 },
  { item: 'Cabernet Sauvignon', kind: 'Tinto', unit: 64.9, few: 1, many: 6 },
  { item: 'Chardonnay', kind: 'Branco', unit: 69.9, few: 1, many: 5 },
  { item: 'Suco de uva integral', kind: 'Suco', unit: 24.9, few: 1, many: 8 },
  { item: 'Degustação Premium', kind: 'Degustação', unit: 130, few: 2, many: 8 },
  { item: 'Moscatel', kind: 'Espumante', unit: 54.9, few: 1, many: 6 },
  { item: 'Tannat Gran Reserva', kind: 'Tinto', unit: 149, few: 1, many: 3 },
]
const hosts = [
  { host: 'Giovana', pleased: 0.72 },
  { host: 'Rafael', pleased: 0.3 },
  { host: 'Ilda', pleased: 0.52 },
]
// Closed on Mondays and Tuesdays, busy at the weekend.
const wines = new Rows(
  daysFrom('2025-05-02', 364)
    .filter((day) => weekdayIn(day) !== 1 && weekdayIn(day) !== 2)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 0 || weekdayIn(day) === 6 ? whole(2, 5) : whole(1, 2) }, () => {
        const { item, kind, unit, few, many } = pick(cellar)
        const { host, pleased } = pick(hosts)
        const pieces = whole(few, many)
        const club = next() < 0.25 ? 'sim' : 'não'
        const gross = cents(pieces * unit)
        const discount = club === 'sim' ? cents(gross * 0.1) : next() < 0.15 ? cents(gross * 0.05) : undefined
        return {
          day,
          item,
          kind,
          host,
          profile: among(['Turista', 0.48], ['Morador', 0.25], ['Excursão', 0.17], ['Hotel parceiro', 0.1]),
          state: among(['RS', 0.42], ['SP', 0.24], ['SC', 0.17], ['PR', 0.11], ['RJ', 0.06]),
          club,
          payment: among(['Crédito', 0.4], ['Pix', 0.33], ['Débito', 0.17], ['Dinheiro', 0.1]),
          pieces,
          unit,
          discount,
          total: cents(gross - (discount ?? 0)),
          rating: next() < 0.3 ? undefined : next() < pleased ? 5 : whole(2, 4),
        }
      }),
    )
    .map((row, at) => ({ ...row, coupon: 4_101 + at })),
)

const rooms = [
  { room: 'Cozinha', from: 1_200_000, to: 4_800_000, few: 8, many: 22 },
  { room: 'Dormitório', from: 700_000, to: 2_600_000, few: 4, many: 12 },
  { room: 'Banheiro', from: 220_000, to: 780_000, few: 1, many: 4 },
  { room: 'Lavanderia', from: 280_000, to: 900_000, few: 2, many: 6 },
  { room: 'Home office', from: 350_000, to: 1_400_000, few: 2, many: 7 },
  { room: 'Closet', from: 900_000, to: 3_200_000, few: 5, many: 14 },
]
// Closed on Sundays; the last day has a contract, so that 'the last days' are reckoned from it.
const contracts = new Rows(
  daysFrom('2025-05-02', 364)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: day === lastDay ? 1 : among([1, 0.45], [0, 0.3], [2, 0.25]) }, () => {
        const { room, from, to, few, many } = pick(rooms)
        const price = whole(from, to) / 100
        const planned = whole(25, 75)
        // Nobody assembles on a Sunday.
        const wait = weekdayIn(later(day, planned)) === 0 ? planned + 1 : planned
        const isDone = later(day, wait) <= lastDay && next() < 0.96
        const source = among(
          ['Arquiteto', 0.38],
          ['Instagram', 0.29],
          ['Cliente antigo', 0.21],
          ['Construtora', 0.12],
        )
        return {
          day,
          assembled: isDone ? later(day, wait) : '',
          lead: isDone ? wait : undefined,
          client: `${pick([
            'Cíntia',
            'Murilo',
            'Helena',
            'Túlio',
            'Regina',
            'Sandro',
            'Patrícia',
            'Ivo',
            'Luana',
            'Bento',
          ])} ${pick(['Aguiar', 'Moura', 'Freire', 'Maciel', 'Queiroz', 'Bandeira', 'Lacerda'])}`,
          room,
          finish: among(
            ['MDF Carvalho', 0.4],
            ['MDF Grafite', 0.28],
            ['Laca', 0.2],
            ['Freijó natural', 0.12],
          ),
          designer: among(['Larissa', 0.46], ['Fábio', 0.32], ['Noemi', 0.22]),
          joiner: among(['Dirceu', 0.4], ['Adilson', 0.29], ['Ticão', 0.2], ['Gilmar', 0.11]),
          district: among(
            ['Aldeota', 0.34],
            ['Meireles', 0.25],
            ['Cocó', 0.19],
            ['Papicu', 0.13],
            ['Messejana', 0.09],
          ),
          source,
          status: isDone ? 'MONTADO' : next() < 0.7 ? 'EM PRODUÇÃO' : 'MEDIÇÃO PENDENTE',
          led: next() < 0.42 ? 'sim' : 'não',
          modules: whole(few, many),
          cost: cents((price * whole(38, 56)) / 100),
          deposit: cents(price * among([0.3, 0.5], [0.4, 0.3], [0.5, 0.2])),
          commission: source === 'Arquiteto' ? cents(price * 0.08) : undefined,
          price,
        }
      }),
    )
    .map((row, at) => ({ ...row, order: `P${1_187 + at}` })),
)

const courier = 'Coletas de amostras'
const winery = 'vinicola_loja_e_degustacao'
const joinery = 'PEDIDOS MARCENARIA PLANEJADOS'

export const files = [
  file(
    courier,
    runs,
    [
      ['Nº OS', ({ order }) => order],
      ['Data da coleta', ({ day }) => brazilianDay(day)],
      ['Data da entrega', ({ delivered }) => brazilianDay(delivered)],
      ['Ponto de coleta', ({ origin }) => origin],
      ['Cidade', ({ city }) => city],
      ['Laboratório de destino', ({ lab }) => lab],
      ['Motoboy', ({ driver }) => driver],
      ['Material biológico', ({ material }) => material],
      ['Conservação', ({ storage }) => storage],
      ['Urgente?', ({ urgent }) => urgent],
      ['Qtd. amostras', ({ samples }) => samples],
      ['Km rodados', ({ km }) => decimal(km, 1)],
      ['Pedágio (R$)', ({ toll }) => (toll === undefined ? '' : decimal(toll))],
      ['Valor do frete (R$)', ({ freight }) => decimal(freight)],
      ['Ocorrência', ({ issue }) => issue],
    ],
    '\t',
  ),
  file(winery, wines, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Cupom', ({ coupon }) => coupon],
    ['Item', ({ item }) => item],
    ['Linha', ({ kind }) => kind],
    ['Atendente', ({ host }) => host],
    ['Perfil do visitante', ({ profile }) => profile],
    ['UF', ({ state }) => state],
    ['Sócio do clube', ({ club }) => club],
    ['Pagto', ({ payment }) => payment],
    ['Qtde (garrafas ou pessoas)', ({ pieces }) => pieces],
    ['Preço unit. R$', ({ unit }) => decimal(unit)],
    ['Desconto R$', ({ discount }) => (discount === undefined ? '' : decimal(discount))],
    ['Total da venda R$', ({ total }) => dotted(decimal(total))],
    ['Nota do visitante (1 a 5)', ({ rating }) => rating ?? ''],
  ]),
  file(joinery, contracts, [
    ['PEDIDO', ({ order }) => order],
    ['DT_CONTRATO', ({ day }) => brazilianDay(day)],
    ['DT_MONTAGEM', ({ assembled }) => (assembled === '' ? '' : brazilianDay(assembled))],
    ['CLIENTE', ({ client }) => client],
    ['AMBIENTE', ({ room }) => room],
    ['ACABAMENTO', ({ finish }) => finish],
    ['PROJETISTA', ({ designer }) => designer],
    ['MARCENEIRO', ({ joiner }) => joiner],
    ['BAIRRO_OBRA', ({ district }) => district],
    ['INDICACAO', ({ source }) => source],
    ['SITUACAO', ({ status }) => status],
    ['LED', ({ led }) => led],
    ['QTD_MODULOS', ({ modules }) => modules],
    ['CUSTO_MATERIAL', ({ cost }) => dotted(decimal(cost))],
    ['VLR_ENTRADA', ({ deposit }) => dotted(decimal(deposit))],
    ['COMISSAO_ARQ', ({ commission }) => (commission === undefined ? '' : dotted(decimal(commission)))],
    ['VLR_CONTRATO', ({ price }) => dotted(decimal(price))],
  ]),
]

export const labelled: Labelled[] = [
  // The courier
  ['quantas amostras foram coletadas em outubro?', courier, runs.during('2025-10').sum('samples')],
  ['quantas coletas couberam a cada motoboy?', courier, runs.by('driver', (g) => g.count())],
  ['frete mês a mês, pela data da coleta', courier, runs.byMonth((g) => g.sum('freight'))],
  ['quem foi o motoboy que mais rodou, em km?', courier, most(runs.by('driver', (g) => g.sum('km')))],
  ['pedagio que o Wesley gastou até agora', courier, runs.when((r) => r.driver === 'Wesley').sum('toll')],
  ['as urgentes são quantos por cento das coletas?', courier, runs.share((r) => r.urgent === 'sim')],
  [
    'coletas não urgentes em Valinhos: quantas foram?',
    courier,
    runs.when((r) => r.urgent === 'não' && r.city === 'Valinhos').count(),
  ],
  [
    'top 4 pontos de coleta em valor de frete',
    courier,
    most(
      runs.by('origin', (g) => g.sum('freight')),
      4,
    ),
  ],
  ['qual ponto de coleta mandou menos amostras?', courier, least(runs.by('origin', (g) => g.sum('samples')))],
  ['uma coleta leva em média quantas amostras?', courier, runs.mean('samples')],
  ['km rodado médio nas coletas congeladas', courier, runs.when((r) => r.storage === 'Congelada').mean('km')],
  [
    'qto deu de frete nas coletas pro Fleming no 4o trimestre de 2025',
    courier,
    runs
      .during('2025-10', '2025-12')
      .when((r) => r.lab === 'Fleming')
      .sum('freight'),
  ],
  ['qunatas coletas tiveram ocorrência?', courier, runs.when((r) => r.issue !== '').count()],
  [
    'coletas do Hospital Santa Rita que ficaram sem ocorrência, quantas?',
    courier,
    runs.when((r) => r.origin === 'Hospital Santa Rita' && r.issue === '').count(),
  ],
  [
    'Que tipo de ocorrência aparece mais nas coletas?',
    courier,
    most(runs.when((r) => r.issue !== '').by('issue', (g) => g.count())),
  ],
  [
    'frete médio separando coleta urgente e não urgente',
    courier,
    runs.by('urgent', (g) => g.mean('freight')),
  ],
  [
    'amostras coletadas, novembro contra dezembro',
    courier,
    { before: runs.during('2025-11').sum('samples'), after: runs.during('2025-12').sum('samples') },
  ],
  [
    'Pela data da entrega, quantas amostras chegaram em março?',
    courier,
    runs.when((r) => r.delivered.startsWith('2026-03')).sum('samples'),
  ],
  ['da coleta até a entrega são quantos dias em média?', courier, runs.mean('lag')],
  [
    'quantas coletas demoraram mais de 1 dia para serem entregues?',
    courier,
    runs.when((r) => r.lag > 1).count(),
  ],
  [
    'coletas de mais de 30 km: quantas o Anderson fez?',
    courier,
    runs.when((r) => r.km > 30 && r.driver === 'Anderson').count(),
  ],
  [
    'quantos fretes ficaram entre 50 e 80 reais?',
    courier,
    runs.when((r) => r.freight >= 50 && r.freight <= 80).count(),
  ],
  [
    'o frete mais caro de biópsia foi quanto?',
    courier,
    runs.when((r) => r.material === 'Biópsia').max('freight'),
  ],
  ['como as amostras se dividem por material?', courier, runs.by('material', (g) => g.sum('samples'))],
  [
    'em quantos dias distintos o Jefinho saiu para coletar?',
    courier,
    runs.when((r) => r.driver === 'Jefinho').distinct('day'),
  ],
  [
    'já fizemos quantas coletas de urina este ano?',
    courier,
    runs
      .during('2026-01', '2026-04')
      .when((r) => r.material === 'Urina')
      .count(),
  ],
  ['km rodados nas coletas do mês passado', courier, runs.during('2026-03').sum('km')],
  ['dia da semana mais fraco em número de coletas', courier, least(runs.byWeekday((g) => g.count()))],
  [
    'Bom dia! Preciso saber quanto sobra dos fretes depois de descontar os pedágios.',
    courier,
    runs.sum('freight') - runs.sum('toll'),
  ],
  [
    'fora o Lab Central, quanto cada laboratório deu de frete?',
    courier,
    runs.when((r) => r.lab !== 'Lab Central').by('lab', (g) => g.sum('freight')),
  ],

  // The winery
  ['Faturamento da lojinha da vinícola em julho, por favor', winery, wines.during('2025-07').sum('total')],
  [
    'saíram quantas garrafas de Merlot Reserva?',
    winery,
    wines.when((r) => r.item === 'Merlot Reserva').sum('pieces'),
  ],
  [
    'quantas pessoas fizeram a degustaçao premium em janeiro?',
    winery,
    wines
      .during('2026-01')
      .when((r) => r.item === 'Degustação Premium')
      .sum('pieces'),
  ],
  [
    'qual tinto vendeu mais garrafas',
    winery,
    most(wines.when((r) => r.kind === 'Tinto').by('item', (g) => g.sum('pieces'))),
  ],
  [
    'cinco itens que mais deram dinheiro na vinícola',
    winery,
    most(
      wines.by('item', (g) => g.sum('total')),
      5,
    ),
  ],
  ['valor vendido em cada linha', winery, wines.by('kind', (g) => g.sum('total'))],
  ['ticket médio dos turistas', winery, wines.when((r) => r.profile === 'Turista').mean('total')],
  [
    'a Giovana fechou quantas vendas em fevereiro?',
    winery,
    wines
      .during('2026-02')
      .when((r) => r.host === 'Giovana')
      .count(),
  ],
  ['qual atendente tem a pior nota média?', winery, least(wines.by('host', (g) => g.mean('rating')))],
  ['nota média dos visitantes em março', winery, wines.during('2026-03').mean('rating')],
  [
    'quantas vendas ficaram sem nota do visitante?',
    winery,
    wines.when((r) => r.rating === undefined).count(),
  ],
  [
    'desconto dado para sócio do clube, somando tudo',
    winery,
    wines.when((r) => r.club === 'sim').sum('discount'),
  ],
  ['que fatia do total vendido é de sócios do clube?', winery, wines.share((r) => r.club === 'sim', 'total')],
  ['faturamento da vinícola dividido por dia da semana', winery, wines.byWeekday((g) => g.sum('total'))],
  ['vendas da vinícola de R$ 300 ou mais: quantas?', winery, wines.when((r) => r.total >= 300).count()],
  [
    'de quanto foi a maior venda para excursão?',
    winery,
    wines.when((r) => r.profile === 'Excursão').max('total'),
  ],
  ['a menor venda paga no Pix foi de quanto', winery, wines.when((r) => r.payment === 'Pix').min('total')],
  [
    'garrafas de espumante vendidas nos últimos 30 dias',
    winery,
    wines
      .from('2026-04-01', lastDay)
      .when((r) => r.kind === 'Espumante')
      .sum('pieces'),
  ],
  [
    'como está o faturamento da vinícola este mês em relação ao mês passado?',
    winery,
    { before: wines.during('2026-03').sum('total'), after: wines.during('2026-04').sum('total') },
  ],
  [
    'Tirando o RS, qual UF mais compra em valor?',
    winery,
    most(wines.when((r) => r.state !== 'RS').by('state', (g) => g.sum('total'))),
  ],
  [
    'quantos sucos de uva integral saíram entre 15/12/2025 e 15/01/2026?',
    winery,
    wines
      .from('2025-12-15', '2026-01-15')
      .when((r) => r.item === 'Suco de uva integral')
      .sum('pieces'),
  ],
  [
    'pix e dinheiro juntos deram quanto na vinícola este ano?',
    winery,
    wines
      .during('2026-01', '2026-04')
      .when((r) => r.payment === 'Pix' || r.payment === 'Dinheiro')
      .sum('total'),
  ],
  [
    'qual foi o dia de maior faturamento da loja da vinícola?',
    winery,
    most(wines.by('day', (g) => g.sum('total'))).map(([day, total]): [string, number] => [
      shownDay(day),
      total,
    ]),
  ],
  [
    'em média vêm quantas pessoas por degustação clássica?',
    winery,
    wines.when((r) => r.item === 'Degustação Clássica').mean('pieces'),
  ],
  ['vieram visitantes de quantas UFs diferentes?', winery, wines.distinct('state')],
  [
    'quanto o Rafael vendeu sem dar desconto?',
    winery,
    wines.when((r) => r.host === 'Rafael' && r.discount === undefined).sum('total'),
  ],
  ['nas vendas que têm desconto, ele é de quanto em média?', winery, wines.mean('discount')],
  [
    'em que mês as degustações renderam menos dinheiro?',
    winery,
    least(wines.when((r) => r.kind === 'Degustação').byMonth((g) => g.sum('total'))),
  ],
  [
    'sem contar suco e degustação, quantas garrafas vendemos?',
    winery,
    wines.when((r) => r.kind !== 'Suco' && r.kind !== 'Degustação').sum('pieces'),
  ],
  [
    'dos tintos, que porcentagem das garrafas é Tannat Gran Reserva?',
    winery,
    wines.when((r) => r.kind === 'Tinto').share((r) => r.item === 'Tannat Gran Reserva', 'pieces'),
  ],

  // The joiner
  ['quanto fechamos de contrato em agosto, em reais?', joinery, contracts.during('2025-08').sum('price')],
  [
    'quantas cozinhas fechamos no segundo semestre de 2025?',
    joinery,
    contracts
      .during('2025-07', '2025-12')
      .when((r) => r.room === 'Cozinha')
      .count(),
  ],
  ['valor contratado em cada ambiente', joinery, contracts.by('room', (g) => g.sum('price'))],
  [
    'qual projetista fechou mais em valor de contrato?',
    joinery,
    most(contracts.by('designer', (g) => g.sum('price'))),
  ],
  [
    'quantos módulos ficaram na mão do Ticão?',
    joinery,
    contracts.when((r) => r.joiner === 'Ticão').sum('modules'),
  ],
  ['custo de material dos moveis em laca', joinery, contracts.when((r) => r.finish === 'Laca').sum('cost')],
  [
    'por quanto sai, em média, o contrato de uma cozinha?',
    joinery,
    contracts.when((r) => r.room === 'Cozinha').mean('price'),
  ],
  [
    'quantos pedidos ainda não foram montados?',
    joinery,
    contracts.when((r) => r.status !== 'MONTADO').count(),
  ],
  [
    'pedidos em produção por marcenero',
    joinery,
    contracts.when((r) => r.status === 'EM PRODUÇÃO').by('joiner', (g) => g.count()),
  ],
  [
    'comissão de arquiteto dos contratos deste ano, ao todo',
    joinery,
    contracts.during('2026-01', '2026-04').sum('commission'),
  ],
  ['comissão média por contrato de arquiteto', joinery, contracts.mean('commission')],
  ['do contrato à montagem leva quantos dias em média?', joinery, contracts.mean('lead')],
  [
    'quantas montagens fizemos em dezembro?',
    joinery,
    contracts.when((r) => r.assembled.startsWith('2025-12')).count(),
  ],
  ['qual foi a maior demora, em dias, entre o contrato e a montagem?', joinery, contracts.max('lead')],
  ['que porcentagem dos contratos leva LED?', joinery, contracts.share((r) => r.led === 'sim')],
  [
    'cozinhas sem LED no Cocó, quantas são?',
    joinery,
    contracts.when((r) => r.room === 'Cozinha' && r.led === 'não' && r.district === 'Cocó').count(),
  ],
  [
    'nos contratos de janeiro, quanto fica do valor descontando o custo do material?',
    joinery,
    contracts.during('2026-01').sum('price') - contracts.during('2026-01').sum('cost'),
  ],
  [
    'quantos contratos ficaram entre 20 mil e 40 mil reais?',
    joinery,
    contracts.when((r) => r.price >= 20_000 && r.price <= 40_000).count(),
  ],
  [
    'o contrato mais alto do Meireles é de quanto?',
    joinery,
    contracts.when((r) => r.district === 'Meireles').max('price'),
  ],
  [
    'valor de entrada dos contratos: 1º trimestre de 2026 contra o trimestre anterior',
    joinery,
    {
      before: contracts.during('2025-10', '2025-12').sum('deposit'),
      after: contracts.during('2026-01', '2026-03').sum('deposit'),
    },
  ],
  [
    'conta pra mim quantos contratos vieram de cada indicação',
    joinery,
    contracts.by('source', (g) => g.count()),
  ],
  [
    'do valor contratado, quanto por cento veio do Instagram',
    joinery,
    contracts.share((r) => r.source === 'Instagram', 'price'),
  ],
  [
    'os três bairros que mais somam em valor de contrato',
    joinery,
    most(
      contracts.by('district', (g) => g.sum('price')),
      3,
    ),
  ],
  ['qual marceneiro pegou menos pedidos?', joinery, least(contracts.by('joiner', (g) => g.count()))],
  [
    'quantos pedidos foram fechados nos ultimos 60 dias',
    joinery,
    contracts.from('2026-03-02', lastDay).count(),
  ],
  ['mês recorde em valor de contratos', joinery, most(contracts.byMonth((g) => g.sum('price')))],
  ['média de módulos por acabamento', joinery, contracts.by('finish', (g) => g.mean('modules'))],
  [
    'Fora as cozinhas, qual o valor médio do contrato?',
    joinery,
    contracts.when((r) => r.room !== 'Cozinha').mean('price'),
  ],
  [
    'a Noemi fechou com quantos clientes diferentes?',
    joinery,
    contracts.when((r) => r.designer === 'Noemi').distinct('client'),
  ],
  [
    'dividindo o valor dos contratos de cozinha pela quantidade de módulos, quanto dá por módulo?',
    joinery,
    contracts.when((r) => r.room === 'Cozinha').sum('price') /
      contracts.when((r) => r.room === 'Cozinha').sum('modules'),
  ],
]

export const unanswerable: string[] = [
  'a que temperatura as amostras congeladas chegaram no laboratório?',
  'qual a placa da moto da Kátia?',
  'quantos exames deram positivo em janeiro?',
  'quantas horas extras o Jefinho fez em março?',
  'qual a safra do Merlot Reserva?',
  'quantos litros ainda temos nos barris da adega?',
  'teor alcoólico do Moscatel',
  'quanto devemos para o fornecedor de MDF?',
  'qual o prazo de garantia das dobradiças?',
  'que ferramenta da marcenaria precisou de conserto este ano?',
]
