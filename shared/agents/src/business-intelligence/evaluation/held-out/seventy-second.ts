import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* A shop of hats and leather goods, a beekeeper selling honey and a bicycle-tour and trekking operator. */

const { next, whole, pick } = seededBusiness(
  'a shop of hats and leather goods, a beekeeper selling honey, a bicycle-tour and trekking operator',
)
const days = daysFrom('2025-07-01', 304)

const articles = [
  { article: 'Chapéu panamá', line: 'Chapelaria', materials: ['Palha'], from: 18_900, to: 52_900 },
  { article: 'Cinto', line: 'Marroquinaria', materials: ['Couro', 'Camurça'], from: 7_900, to: 21_900 },
  { article: 'Chapéu de feltro', line: 'Chapelaria', materials: ['Feltro', 'Lã'], from: 15_900, to: 41_900 },
  { article: 'Carteira', line: 'Marroquinaria', materials: ['Couro', 'Camurça'], from: 6_900, to: 18_900 },
  { article: 'Boina', line: 'Chapelaria', materials: ['Lã', 'Linho'], from: 5_900, to: 14_900 },
  { article: 'Bolsa', line: 'Marroquinaria', materials: ['Couro', 'Camurça'], from: 24_900, to: 78_900 },
  { article: 'Luva', line: 'Marroquinaria', materials: ['Couro', 'Camurça'], from: 8_900, to: 19_900 },
]
// Closed on Mondays.
const sales = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(3, 5) : whole(1, 3) }, () => {
        const { article, line, materials, from, to } = pick(articles)
        const pieces = whole(1, 4)
        const unit = whole(from, to) / 100
        const discount = next() < 0.55 ? 0 : cents((pieces * unit * whole(3, 18)) / 100)
        return {
          day,
          article,
          line,
          material: pick(materials),
          color: pick(['Preto', 'Marrom', 'Caramelo', 'Areia']),
          attendant: pick(['Zuleica', 'Zuleica', 'Damião', 'Ivone']),
          channel: pick(['Balcão', 'Balcão', 'Feira', 'Encomenda']),
          payment: pick(['Crédito', 'Pix', 'Débito', 'Dinheiro']),
          engraved: line === 'Marroquinaria' && next() < 0.4 ? 'sim' : 'não',
          exchanged: next() < 0.12 ? 'sim' : 'não',
          pieces,
          unit,
          discount,
          total: cents(pieces * unit - discount),
        }
      }),
    ),
)

const buyers = [
  { client: 'Empório Serra Azul', city: 'Pedra Alta', kind: 'atacado' },
  { client: 'Padaria Trigo Bom', city: 'Vila do Rio', kind: 'atacado' },
  { client: 'Dona Eulália', city: 'Campo Belinho', kind: 'varejo' },
  { client: 'Hotel Recanto das Águas', city: 'Lagoa Serena', kind: 'atacado' },
  { client: 'Restaurante Panela Velha', city: 'Pedra Alta', kind: 'atacado' },
  { client: 'Seu Anselmo', city: 'Lagoa Serena', kind: 'varejo' },
  { client: 'Quitanda do Zeca', city: 'Vila do Rio', kind: 'atacado' },
  { client: 'Professora Dirce', city: 'Pedra Alta', kind: 'varejo' },
]
const packages = [
  { pack: 'Pote grande', weight: 1, from: 3_400, to: 5_600 },
  { pack: 'Pote pequeno', weight: 0.5, from: 1_900, to: 3_200 },
  { pack: 'Bisnaga', weight: 0.3, from: 1_300, to: 2_200 },
  { pack: 'Balde', weight: 5, from: 14_000, to: 23_000 },
]
// No orders on Sundays.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: whole(1, 3) }, () => {
        const { pack, weight, from, to } = pick(packages)
        const units = pack === 'Balde' ? whole(1, 4) : whole(2, 24)
        return {
          day,
          ...pick(buyers),
          apiary: pick(['Morro Alto', 'Baixada', 'Capão Verde']),
          blossom: pick(['Silvestre', 'Laranjeira', 'Eucalipto', 'Assa-peixe', 'Cipó-uva']),
          pack,
          courier: pick(['Genival', 'Genival', 'Lurdinha', 'Otoniel']),
          units,
          kilos: cents(units * weight),
          delivery: whole(1, 9),
          broken: next() < 0.15 ? whole(1, Math.min(3, units)) : 0,
          freight: next() < 0.35 ? 0 : whole(800, 4_500) / 100,
          paid: next() < 0.8 ? 'true' : 'false',
          value: cents((units * whole(from, to)) / 100),
        }
      }),
    ),
)

const routes = [
  { route: 'Vale das Araucárias', mode: 'Bicicleta', level: 'Moderado', length: 32 },
  { route: 'Pedra do Gavião', mode: 'Caminhada', level: 'Difícil', length: 14 },
  { route: 'Estrada do Café', mode: 'Bicicleta', level: 'Fácil', length: 22 },
  { route: 'Cachoeira da Lapa', mode: 'Caminhada', level: 'Fácil', length: 6 },
  { route: 'Volta da Represa', mode: 'Bicicleta', level: 'Difícil', length: 48 },
  { route: 'Mirante do Cruzeiro', mode: 'Caminhada', level: 'Moderado', length: 9 },
  { route: 'Travessia da Serra Fria', mode: 'Caminhada', level: 'Difícil', length: 19 },
]
// Wednesdays and from Friday to Sunday, most on Saturdays.
const outings = new Rows(
  days
    .filter((day) => [0, 3, 5, 6].includes(weekdayIn(day)))
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(3, 5) : whole(1, 3) }, () => {
        const { route, mode, level, length } = pick(routes)
        const people = whole(2, 14)
        return {
          day,
          route,
          mode,
          level,
          guide: pick(['Jandira', 'Jandira', 'Tobias', 'Iracema', 'Caíque']),
          origin: pick(['Site', 'Site', 'Indicação', 'Agência']),
          transport: pick(['SIM', 'NAO']),
          people,
          distance: length + whole(0, 6) / 2,
          hours: whole(4, 18) / 2,
          bikes: mode === 'Bicicleta' ? whole(0, people) : 0,
          flats: mode === 'Bicicleta' && next() < 0.4 ? whole(1, 4) : 0,
          rating: next() < 0.2 ? undefined : whole(55, 100) / 10,
          status: pick(['PAGO', 'PAGO', 'PAGO', 'PENDENTE', 'ATRASADO']),
          snack: whole(3_000, 24_000) / 100,
          price: cents((people * whole(7_000, 19_000)) / 100),
        }
      }),
    ),
)

const hats = 'Vendas Chapéus e Couro'
const honey = 'pedidos_mel'
const tours = 'PASSEIOS BIKE E TREKKING'

export const files = [
  file(hats, sales, [
    ['Data da venda', ({ day }) => brazilianDay(day)],
    ['Artigo', ({ article }) => article],
    ['Linha', ({ line }) => line],
    ['Material', ({ material }) => material],
    ['Cor', ({ color }) => color],
    ['Atendente', ({ attendant }) => attendant],
    ['Canal', ({ channel }) => channel],
    ['Pagamento', ({ payment }) => payment],
    ['Gravação', ({ engraved }) => engraved],
    ['Troca', ({ exchanged }) => exchanged],
    ['Qtde peças', ({ pieces }) => pieces],
    ['Valor unitário', ({ unit }) => commaPrice(unit)],
    ['Desconto', ({ discount }) => commaPrice(discount)],
    ['Valor total', ({ total }) => commaPrice(total)],
  ]),
  file(
    honey,
    orders,
    [
      ['data_pedido', ({ day }) => day],
      ['cliente', ({ client }) => client],
      ['cidade', ({ city }) => city],
      ['tipo_venda', ({ kind }) => kind],
      ['apiario', ({ apiary }) => apiary],
      ['florada', ({ blossom }) => blossom],
      ['embalagem', ({ pack }) => pack],
      ['entregador', ({ courier }) => courier],
      ['unidades', ({ units }) => units],
      ['quilos', ({ kilos }) => kilos.toFixed(1)],
      ['dias_entrega', ({ delivery }) => delivery],
      ['unidades_quebradas', ({ broken }) => broken],
      ['frete', ({ freight }) => freight.toFixed(2)],
      ['pago', ({ paid }) => paid],
      ['valor_pedido', ({ value }) => value.toFixed(2)],
    ],
    ',',
  ),
  file(tours, outings, [
    ['DT_PASSEIO', ({ day }) => brazilianDay(day)],
    ['ROTEIRO', ({ route }) => route],
    ['MODALIDADE', ({ mode }) => mode],
    ['NIVEL', ({ level }) => level],
    ['GUIA', ({ guide }) => guide],
    ['ORIGEM_RESERVA', ({ origin }) => origin],
    ['TRANSPORTE_INCLUSO', ({ transport }) => transport],
    ['PARTICIPANTES', ({ people }) => people],
    ['KM', ({ distance }) => decimal(distance, 1)],
    ['HORAS', ({ hours }) => decimal(hours, 1)],
    ['BIKES_ALUGADAS', ({ bikes }) => bikes],
    ['PNEUS_FURADOS', ({ flats }) => flats],
    ['NOTA', ({ rating }) => (rating === undefined ? '' : decimal(rating, 1))],
    ['SITUACAO_PGTO', ({ status }) => status],
    ['GASTO_LANCHE', ({ snack }) => decimal(snack)],
    ['VLR_PASSEIO', ({ price }) => decimal(price)],
  ]),
]

export const labelled: Labelled[] = [
  // The shop of hats and leather goods
  ['faturamento da loja de chapéus mês a mês', hats, sales.byMonth((g) => g.sum('total'))],
  [
    'quantos cintos saíram em dezembro?',
    hats,
    sales
      .during('2025-12')
      .when((r) => r.article === 'Cinto')
      .sum('pieces'),
  ],
  [
    'quantos reais a boina rendeu em agosto?',
    hats,
    sales
      .during('2025-08')
      .when((r) => r.article === 'Boina')
      .sum('total'),
  ],
  ['qual atendente trouxe mais faturamento?', hats, most(sales.by('attendant', (g) => g.sum('total')))],
  [
    'top 3 artigos da loja em valor vendido',
    hats,
    most(
      sales.by('article', (g) => g.sum('total')),
      3,
    ),
  ],
  ['Quantas vendas tiveram gravação?', hats, sales.when((r) => r.engraved === 'sim').count()],
  ['soma dos descontos dados na feira', hats, sales.when((r) => r.channel === 'Feira').sum('discount')],
  ['qual cor saiu menos em número de peças?', hats, least(sales.by('color', (g) => g.sum('pieces')))],
  [
    'percentual do valor total vendido que veio da marroquinaria',
    hats,
    sales.share((r) => r.line === 'Marroquinaria', 'total'),
  ],
  [
    'quantas vendas de bolsa deram mais de 500 reais no valor total?',
    hats,
    sales.when((r) => r.article === 'Bolsa' && r.total > 500).count(),
  ],
  ['valor total vendido por material', hats, sales.by('material', (g) => g.sum('total'))],
  [
    'média do valor unitário do chapéu panamá',
    hats,
    sales.when((r) => r.article === 'Chapéu panamá').mean('unit'),
  ],
  [
    'quanto a Zuleica faturou em novembro sem contar as encomendas?',
    hats,
    sales
      .during('2025-11')
      .when((r) => r.attendant === 'Zuleica' && r.channel !== 'Encomenda')
      .sum('total'),
  ],
  [
    'faturamento da loja de chapéus: setembro x outubro',
    hats,
    { before: sales.during('2025-09').sum('total'), after: sales.during('2025-10').sum('total') },
  ],
  [
    'em quantos dias diferentes a gente vendeu boina?',
    hats,
    sales.when((r) => r.article === 'Boina').distinct('day'),
  ],
  ['qual dia da semana fatura mais na loja de chapéus?', hats, most(sales.byWeekday((g) => g.sum('total')))],
  [
    'quantas vendas com troca teve em cada artigo?',
    hats,
    sales.when((r) => r.exchanged === 'sim').by('article', (g) => g.count()),
  ],
  [
    'luva de camurça: quantas peças vendidas?',
    hats,
    sales.when((r) => r.article === 'Luva' && r.material === 'Camurça').sum('pieces'),
  ],
  [
    'quanto a loja vendeu no débito de 05/01/2026 a 20/02/2026?',
    hats,
    sales
      .from('2026-01-05', '2026-02-20')
      .when((r) => r.payment === 'Débito')
      .sum('total'),
  ],
  [
    'qual foi o maior valor total numa venda da Ivone?',
    hats,
    sales.when((r) => r.attendant === 'Ivone').max('total'),
  ],
  ['numero de vendas por tipo de pagamento', hats, sales.by('payment', (g) => g.count())],
  [
    'quanto a loja recebeu em pix fora da feira?',
    hats,
    sales.when((r) => r.payment === 'Pix' && r.channel !== 'Feira').sum('total'),
  ],
  [
    'número de vendas do Damião em cada mês',
    hats,
    sales.when((r) => r.attendant === 'Damião').byMonth((g) => g.count()),
  ],
  [
    'menor valor unitário que já saiu um chapeu de feltro',
    hats,
    sales.when((r) => r.article === 'Chapéu de feltro').min('unit'),
  ],
  ['média de peças por venda em cada canal', hats, sales.by('channel', (g) => g.mean('pieces'))],
  [
    'quantas vendas sem gravação acabaram em troca?',
    hats,
    sales.when((r) => r.engraved === 'não' && r.exchanged === 'sim').count(),
  ],
  ['qual mês teve mais desconto em reais?', hats, most(sales.byMonth((g) => g.sum('discount')))],
  [
    'quanto a cor caramelo representa, em %, do valor total vendido?',
    hats,
    sales.share((r) => r.color === 'Caramelo', 'total'),
  ],
  [
    'quanto a linha chapelaria faturou no segundo semestre de 2025?',
    hats,
    sales
      .during('2025-07', '2025-12')
      .when((r) => r.line === 'Chapelaria')
      .sum('total'),
  ],
  [
    'valor vendido de carteira aos domingos',
    hats,
    sales
      .on(0)
      .when((r) => r.article === 'Carteira')
      .sum('total'),
  ],

  // The beekeeper
  ['quantos quilos de mel saíram em outubro?', honey, orders.during('2025-10').sum('kilos')],
  ['quilos de mel por florada', honey, orders.by('blossom', (g) => g.sum('kilos'))],
  ['Valor dos pedidos de mel por cidade', honey, orders.by('city', (g) => g.sum('value'))],
  ['qual apiário rendeu mais em valor de pedido?', honey, most(orders.by('apiary', (g) => g.sum('value')))],
  ['quantos pedidos de mel não foram pagos?', honey, orders.when((r) => r.paid === 'false').count()],
  [
    'valor dos pedidos de mel não pagos, por cliente',
    honey,
    orders.when((r) => r.paid === 'false').by('client', (g) => g.sum('value')),
  ],
  ['frete médio pra Lagoa Serena', honey, orders.when((r) => r.city === 'Lagoa Serena').mean('freight')],
  ['quantos pedidos tiveram frete zero?', honey, orders.when((r) => r.freight === 0).count()],
  ['total de unidades quebradas por entregador', honey, orders.by('courier', (g) => g.sum('broken'))],
  [
    'quantas unidades de balde vendemos em março?',
    honey,
    orders
      .during('2026-03')
      .when((r) => r.pack === 'Balde')
      .sum('units'),
  ],
  [
    'quantos reais deram os pedidos de laranjeira no atacado?',
    honey,
    orders.when((r) => r.blossom === 'Laranjeira' && r.kind === 'atacado').sum('value'),
  ],
  [
    'quais os 3 clientes que mais compraram mel em quilos?',
    honey,
    most(
      orders.by('client', (g) => g.sum('kilos')),
      3,
    ),
  ],
  ['média de dias de entrega por cidade', honey, orders.by('city', (g) => g.mean('delivery'))],
  ['quantos pedidos levaram mais de 5 dias na entrega?', honey, orders.when((r) => r.delivery > 5).count()],
  [
    'valor dos pedidos de mel, novembro contra dezembro',
    honey,
    { before: orders.during('2025-11').sum('value'), after: orders.during('2025-12').sum('value') },
  ],
  ['qual entregador levou mais pedidos?', honey, most(orders.by('courier', (g) => g.count()))],
  ['qual a fatia do varejo no valor dos pedidos?', honey, orders.share((r) => r.kind === 'varejo', 'value')],
  [
    'quantos clientes diferentes pediram mel de eucalipto em janeiro?',
    honey,
    orders
      .during('2026-01')
      .when((r) => r.blossom === 'Eucalipto')
      .distinct('client'),
  ],
  [
    'quanto deu em reais os pedidos da Padaria Trigo Bom desde fevereiro?',
    honey,
    orders
      .during('2026-02', '2026-04')
      .when((r) => r.client === 'Padaria Trigo Bom')
      .sum('value'),
  ],
  [
    'de quantos quilos foi o maior pedido do Hotel Recanto das Águas?',
    honey,
    orders.when((r) => r.client === 'Hotel Recanto das Águas').max('kilos'),
  ],
  [
    'quilos vendidos por apiario, fora a florada silvestre',
    honey,
    orders.when((r) => r.blossom !== 'Silvestre').by('apiary', (g) => g.sum('kilos')),
  ],
  ['qual embalagem teve menos pedidos?', honey, least(orders.by('pack', (g) => g.count()))],
  ['evolução dos quilos de mel mês a mês', honey, orders.byMonth((g) => g.sum('kilos'))],
  [
    'valor médio do pedido da dona eulalia',
    honey,
    orders.when((r) => r.client === 'Dona Eulália').mean('value'),
  ],
  [
    'quantas unidades de pote grande o Genival entregou dos pedidos de setembro?',
    honey,
    orders
      .during('2025-09')
      .when((r) => r.pack === 'Pote grande' && r.courier === 'Genival')
      .sum('units'),
  ],
  [
    'quanto deu de frete no quarto trimestre de 2025?',
    honey,
    orders.during('2025-10', '2025-12').sum('freight'),
  ],
  [
    'somando o valor dos pedidos de mel com o frete, quanto dá?',
    honey,
    orders.sum('value') + orders.sum('freight'),
  ],
  ['quantos pedidos de mel entraram nas quintas-feiras?', honey, orders.on(4).count()],
  ['quantos pedidos de mel de até 100 reais?', honey, orders.when((r) => r.value <= 100).count()],
  ['que porcentagem dos pedidos teve unidades quebradas?', honey, orders.share((r) => r.broken > 0)],

  // The bicycle-tour and trekking operator
  ['quantos passeios fizemos em julho?', tours, outings.during('2025-07').count()],
  ['total de participantes em cada roteiro', tours, outings.by('route', (g) => g.sum('people'))],
  ['valor dos passeios por modalidade', tours, outings.by('mode', (g) => g.sum('price'))],
  ['qual guia levou mais participantes?', tours, most(outings.by('guide', (g) => g.sum('people')))],
  ['nota média por guia', tours, outings.by('guide', (g) => g.mean('rating'))],
  ['qual roteiro tem a pior nota média?', tours, least(outings.by('route', (g) => g.mean('rating')))],
  [
    'quantos km de bicicleta rodamos em fevereiro?',
    tours,
    outings
      .during('2026-02')
      .when((r) => r.mode === 'Bicicleta')
      .sum('distance'),
  ],
  [
    'total de pneus furados na Volta da Represa',
    tours,
    outings.when((r) => r.route === 'Volta da Represa').sum('flats'),
  ],
  ['bikes alugadas por mês', tours, outings.byMonth((g) => g.sum('bikes'))],
  ['gasto com lanche só nas caminhadas', tours, outings.when((r) => r.mode === 'Caminhada').sum('snack')],
  [
    'quanto temos de passeio com pagamento atrasado, em valor?',
    tours,
    outings.when((r) => r.status === 'ATRASADO').sum('price'),
  ],
  [
    'quantos passeios de nível difícil a Jandira guiou?',
    tours,
    outings.when((r) => r.level === 'Difícil' && r.guide === 'Jandira').count(),
  ],
  [
    'valor médio do passeio na pedra do gaviao',
    tours,
    outings.when((r) => r.route === 'Pedra do Gavião').mean('price'),
  ],
  [
    'quantos passeios saíram com mais de 10 participantes?',
    tours,
    outings.when((r) => r.people > 10).count(),
  ],
  [
    'participantes dos passeios: dezembro versus janeiro',
    tours,
    { before: outings.during('2025-12').sum('people'), after: outings.during('2026-01').sum('people') },
  ],
  [
    'que dia da semana junta mais participantes no total?',
    tours,
    most(outings.byWeekday((g) => g.sum('people'))),
  ],
  [
    'qual o percentual de passeios com transporte incluso?',
    tours,
    outings.share((r) => r.transport === 'SIM'),
  ],
  [
    'quanto faturamos com reserva de indicação no primeiro trimestre de 2026?',
    tours,
    outings
      .during('2026-01', '2026-03')
      .when((r) => r.origin === 'Indicação')
      .sum('price'),
  ],
  [
    'tirando o gasto com lanche do valor dos passeios, quanto sobra?',
    tours,
    outings.sum('price') - outings.sum('snack'),
  ],
  [
    'os 2 roteiros que mais faturaram sem contar as reservas de agência',
    tours,
    most(
      outings.when((r) => r.origin !== 'Agência').by('route', (g) => g.sum('price')),
      2,
    ),
  ],
  ['média de horas dos passeios por nível', tours, outings.by('level', (g) => g.mean('hours'))],
  [
    'quantos roteiros diferentes o Tobias fez em novembro?',
    tours,
    outings
      .during('2025-11')
      .when((r) => r.guide === 'Tobias')
      .distinct('route'),
  ],
  [
    'maior nota que a Iracema tirou nos passeios de bicicleta',
    tours,
    outings.when((r) => r.guide === 'Iracema' && r.mode === 'Bicicleta').max('rating'),
  ],
  ['quantos passeios ficaram sem nota?', tours, outings.when((r) => r.rating === undefined).count()],
  [
    'quantos passeios tiveram nota abaixo de 7?',
    tours,
    outings.when((r) => r.rating !== undefined && r.rating < 7).count(),
  ],
  [
    'quantas horas o Caíque guiou desde janeiro?',
    tours,
    outings
      .during('2026-01', '2026-04')
      .when((r) => r.guide === 'Caíque')
      .sum('hours'),
  ],
  [
    'quantos participantes foram nas caminhadas de nível fácil?',
    tours,
    outings.when((r) => r.mode === 'Caminhada' && r.level === 'Fácil').sum('people'),
  ],
  [
    'qual origem de reserva dá o menor valor em passeios?',
    tours,
    least(outings.by('origin', (g) => g.sum('price'))),
  ],
  [
    'de 15/09/2025 até 31/10/2025 teve quantos passeios de caminhada?',
    tours,
    outings
      .from('2025-09-15', '2025-10-31')
      .when((r) => r.mode === 'Caminhada')
      .count(),
  ],
  ['mês de maior gasto com lanche', tours, most(outings.byMonth((g) => g.sum('snack')))],
]

export const unanswerable: string[] = [
  'qual tamanho de chapéu sai mais?',
  'quanto pagamos de comissão pra Zuleica?',
  'quanto vendemos de sela em novembro?',
  'quanto custou o couro que compramos do curtume?',
  'quantas colmeias temos no apiário da Baixada?',
  'qual a umidade média do mel de eucalipto?',
  'qual o telefone da Dona Eulália?',
  'idade média dos participantes dos passeios',
  'quanto gastamos com a manutenção das bicicletas?',
  'quanto faturamos no roteiro Trilha do Jatobá?',
]
