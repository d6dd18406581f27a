import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A children's party entertainer, a recycler of electronics and a wine importer selling to restaurants. */

const { next, whole, pick, among } = seededBusiness(
  "a childrens' party entertainer, a recycler of electronics, a wine importer selling to restaurants",
)
// June to April.
const days = daysFrom('2025-06-01', 334)
// May to March.
const wineDays = daysFrom('2025-05-01', 335)

const hosts = [
  { client: 'Buffet Mundo Encantado', district: 'Tatuapé' },
  { client: 'Escola Pingo de Gente', district: 'Mooca' },
  { client: 'Juliana Prado', district: 'Santana' },
  { client: 'Condomínio Jardim das Flores', district: 'Ipiranga' },
  { client: 'Marcos Teles', district: 'Mooca' },
  { client: 'Renata Bastos', district: 'Penha' },
  { client: 'Clube Náutico', district: 'Santana' },
  { client: 'Patrícia Nunes', district: 'Tatuapé' },
]
const packs = [
  { pack: 'Completo', from: 80_000, to: 140_000 },
  { pack: 'Básico', from: 45_000, to: 80_000 },
  { pack: 'Luxo', from: 140_000, to: 260_000 },
]
// Most at weekends, and most of those on Saturdays.
const partiesOn = (day: string) => {
  const weekday = weekdayIn(day)
  if (weekday === 6) return whole(2, 3)
  if (weekday === 0) return whole(1, 2)
  return next() < (weekday === 5 ? 0.5 : 0.12) ? 1 : 0
}
const parties = new Rows(
  days.flatMap((day) =>
    Array.from({ length: partiesOn(day) }, () => {
      const { pack, from, to } = pick(packs)
      const price = whole(from, to) / 100
      return {
        day,
        ...pick(hosts),
        theme: among(
          ['Super-heróis', 6],
          ['Princesas', 3],
          ['Circo', 3],
          ['Dinossauros', 2],
          ['Fundo do mar', 2],
        ),
        entertainer: among(['Pipoca', 5], ['Tia Lu', 3], ['Beto', 2], ['Nanda', 1]),
        pack,
        paint: next() < 0.6 ? 'Sim' : 'Não',
        payment: pick(['Pix', 'Cartão', 'Dinheiro']),
        children: whole(8, 45),
        hours: whole(4, 10) / 2,
        material: next() < 0.15 ? undefined : whole(2_000, 22_000) / 100,
        deposit: next() < 0.2 ? undefined : cents(price * 0.3),
        rating: next() < 0.25 ? undefined : among([5, 6], [4, 3], [3, 1]),
        price,
      }
    }),
  ),
)

const suppliers = [
  { supplier: 'Banco Aurora', town: 'Campinas', source: 'empresa' },
  { supplier: 'Colégio Santa Clara', town: 'Campinas', source: 'escola' },
  { supplier: 'Hospital São Lucas', town: 'Valinhos', source: 'empresa' },
  { supplier: 'Prefeitura de Sumaré', town: 'Sumaré', source: 'órgão público' },
  { supplier: 'TecnoLoja', town: 'Hortolândia', source: 'empresa' },
  { supplier: 'Ecoponto Centro', town: 'Sumaré', source: 'ecoponto' },
  { supplier: 'Gráfica Rápida', town: 'Valinhos', source: 'empresa' },
]
const equipments = [
  { equipment: 'Computador', from: 250, to: 600 },
  { equipment: 'Monitor', from: 80, to: 220 },
  { equipment: 'Notebook', from: 700, to: 1_800 },
  { equipment: 'Impressora', from: 60, to: 180 },
  { equipment: 'Celular', from: 1_500, to: 3_900 },
  { equipment: 'Cabos', from: 500, to: 1_400 },
]
// Closed at weekends, busiest on Tuesdays; only companies are paid for what they hand over.
const pickups = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 2 ? whole(1, 3) : whole(0, 2) }, () => {
        const { supplier, town, source } = pick(suppliers)
        const { equipment, from, to } = pick(equipments)
        const weight = whole(150, 4_800) / 10
        const kiloPrice = whole(from, to) / 100
        return {
          day,
          supplier,
          town,
          source,
          equipment,
          condition: pick(['quebrado', 'sucata', 'funcionando']),
          driver: among(['Edson', 4], ['Wagner', 3], ['Cida', 2]),
          certificate: next() < 0.65 ? 'sim' : 'nao',
          km: whole(5, 90),
          pieces: whole(3, 60),
          weight,
          kiloPrice,
          paid: source === 'empresa' ? cents(weight * kiloPrice * 0.35) : undefined,
          fuel: whole(2_000, 18_000) / 100,
          revenue: cents(weight * kiloPrice),
        }
      }),
    ),
)

const wines = [
  { wine: 'Malbec Reserva', country: 'Argentina', kind: 'TINTO', from: 5_500, to: 9_800 },
  { wine: 'Carménère Gran Valle', country: 'Chile', kind: 'TINTO', from: 4_800, to: 8_500 },
  { wine: 'Alvarinho Quinta Velha', country: 'Portugal', kind: 'BRANCO', from: 6_500, to: 11_500 },
  { wine: 'Prosecco Bellini', country: 'Itália', kind: 'ESPUMANTE', from: 6_900, to: 12_500 },
  { wine: 'Chianti Poggio', country: 'Itália', kind: 'TINTO', from: 8_900, to: 17_500 },
  { wine: 'Sauvignon Blanc Costa Fria', country: 'Chile', kind: 'BRANCO', from: 4_500, to: 7_900 },
  { wine: 'Rosé de Provence', country: 'França', kind: 'ROSÉ', from: 9_500, to: 18_900 },
]
const restaurants = [
  { restaurant: 'Cantina do Nonno', city: 'Belo Horizonte' },
  { restaurant: 'Bistrô Lumière', city: 'Belo Horizonte' },
  { restaurant: 'Churrascaria Pampa', city: 'Contagem' },
  { restaurant: 'Trattoria Bella', city: 'Nova Lima' },
  { restaurant: 'Sushi Kaze', city: 'Nova Lima' },
  { restaurant: 'Empório da Serra', city: 'Ouro Preto' },
  { restaurant: 'Parrilla Sur', city: 'Contagem' },
]
// Closed at weekends, busiest on Thursdays and all through December.
const orders = new Rows(
  wineDays
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from(
        { length: weekdayIn(day) === 4 || day.startsWith('2025-12') ? whole(1, 3) : whole(0, 2) },
        () => {
          const { wine, country, kind, from, to } = pick(wines)
          const bottles = whole(1, 12) * 6
          const unit = whole(from, to) / 100
          const discount = next() < 0.55 ? 0 : cents((bottles * unit * whole(3, 12)) / 100)
          const status = pick(['PAGO', 'PAGO', 'PAGO', 'A VENCER', 'ATRASADO'])
          return {
            day,
            ...pick(restaurants),
            wine,
            country,
            kind,
            seller: pick(['Fábio', 'Heloísa', 'Igor']),
            tasting: next() < 0.35 ? 'SIM' : 'NAO',
            bottles,
            unit,
            discount,
            freight: next() < 0.25 ? undefined : whole(2_500, 14_000) / 100,
            total: cents(bottles * unit - discount),
            status,
            late: status === 'ATRASADO' ? whole(1, 60) : undefined,
          }
        },
      ),
    ),
)

const party = 'Festas Animação'
const recycling = 'coletas_eletronicos'
const cellar = 'PEDIDOS VINHOS'

const reais = (value: number | undefined) => (value === undefined ? '' : dotted(commaPrice(value)))
const plainReais = (value: number | undefined) => (value === undefined ? '' : dotted(decimal(value)))
/** Days as a table of answers has them. */
const shown = (groups: [string, number][]): [string, number][] =>
  groups.map(([day, value]) => [shownDay(day), value])

export const files = [
  file(party, parties, [
    ['Data da Festa', ({ day }) => brazilianDay(day)],
    ['Cliente', ({ client }) => client],
    ['Bairro', ({ district }) => district],
    ['Tema', ({ theme }) => theme],
    ['Animador', ({ entertainer }) => entertainer],
    ['Pacote', ({ pack }) => pack],
    ['Pintura de Rosto', ({ paint }) => paint],
    ['Forma de Pagamento', ({ payment }) => payment],
    ['Nº de Crianças', ({ children }) => children],
    ['Duração (horas)', ({ hours }) => decimal(hours, 1)],
    ['Gasto com Material', ({ material }) => reais(material)],
    ['Sinal', ({ deposit }) => reais(deposit)],
    ['Avaliação', ({ rating }) => rating ?? ''],
    ['Valor da Festa', ({ price }) => reais(price)],
  ]),
  file(
    recycling,
    pickups,
    [
      ['data_coleta', ({ day }) => day],
      ['fornecedor', ({ supplier }) => supplier],
      ['municipio', ({ town }) => town],
      ['origem', ({ source }) => source],
      ['equipamento', ({ equipment }) => equipment],
      ['condicao', ({ condition }) => condition],
      ['motorista', ({ driver }) => driver],
      ['certificado', ({ certificate }) => certificate],
      ['km_rodados', ({ km }) => km],
      ['pecas', ({ pieces }) => pieces],
      ['peso_kg', ({ weight }) => weight.toFixed(1)],
      ['preco_kg', ({ kiloPrice }) => kiloPrice.toFixed(2)],
      ['valor_pago', ({ paid }) => (paid === undefined ? '' : paid.toFixed(2))],
      ['gasto_combustivel', ({ fuel }) => fuel.toFixed(2)],
      ['valor_venda', ({ revenue }) => revenue.toFixed(2)],
    ],
    ',',
  ),
  file(cellar, orders, [
    ['DT_PEDIDO', ({ day }) => shownDay(day)],
    ['RESTAURANTE', ({ restaurant }) => restaurant],
    ['CIDADE', ({ city }) => city],
    ['VINHO', ({ wine }) => wine],
    ['PAIS', ({ country }) => country],
    ['TIPO', ({ kind }) => kind],
    ['REPRESENTANTE', ({ seller }) => seller],
    ['DEGUSTACAO', ({ tasting }) => tasting],
    ['GARRAFAS', ({ bottles }) => bottles],
    ['PRECO_GARRAFA', ({ unit }) => plainReais(unit)],
    ['VLR_DESCONTO', ({ discount }) => plainReais(discount)],
    ['VLR_FRETE', ({ freight }) => plainReais(freight)],
    ['VLR_PEDIDO', ({ total }) => plainReais(total)],
    ['SITUACAO', ({ status }) => status],
    ['DIAS_ATRASO', ({ late }) => late ?? ''],
  ]),
]

export const labelled: Labelled[] = [
  // The party entertainer
  ['Quantas festas fizemos em outubro?', party, parties.during('2025-10').count()],
  ['faturamento das festas por mês', party, parties.byMonth((g) => g.sum('price'))],
  ['qual tema de festa foi o mais pedido?', party, most(parties.by('theme', (g) => g.count()))],
  [
    'quanto a Tia Lu faturou em dezembro?',
    party,
    parties
      .during('2025-12')
      .when((r) => r.entertainer === 'Tia Lu')
      .sum('price'),
  ],
  ['valor médio da festa no pacote luxo', party, parties.when((r) => r.pack === 'Luxo').mean('price')],
  [
    'quantas criancas o Beto animou em 2025',
    party,
    parties
      .during('2025-01', '2025-12')
      .when((r) => r.entertainer === 'Beto')
      .sum('children'),
  ],
  ['quantas festas foram com pintura de rosto e quantas sem?', party, parties.by('paint', (g) => g.count())],
  [
    'quanto já gastei com material nas festas do Buffet Mundo Encantado?',
    party,
    parties.when((r) => r.client === 'Buffet Mundo Encantado').sum('material'),
  ],
  [
    'os três clientes que dão mais faturamento em festa',
    party,
    most(
      parties.by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  ['qual dia da semana a gente faz mais festa?', party, most(parties.byWeekday((g) => g.count()))],
  ['que % das festas foi no pacote Básico?', party, parties.share((r) => r.pack === 'Básico')],
  ['quantas festas tiveram mais de 30 crianças?', party, parties.when((r) => r.children > 30).count()],
  [
    'compara o faturamento das festas de agosto com o de setembro',
    party,
    { before: parties.during('2025-08').sum('price'), after: parties.during('2025-09').sum('price') },
  ],
  ['avaliação média de cada animador', party, parties.by('entertainer', (g) => g.mean('rating'))],
  ['quantas festas ficaram sem avaliacao', party, parties.when((r) => r.rating === undefined).count()],
  [
    'duração média das festas na Mooca, em horas',
    party,
    parties.when((r) => r.district === 'Mooca').mean('hours'),
  ],
  [
    'total de sinal recebido no primeiro trimestre de 2026',
    party,
    parties.during('2026-01', '2026-03').sum('deposit'),
  ],
  ['qual o valor da festa mais cara?', party, parties.max('price')],
  [
    'menor valor de festa que cobramos da Escola Pingo de Gente',
    party,
    parties.when((r) => r.client === 'Escola Pingo de Gente').min('price'),
  ],
  [
    'valor das festas menos o gasto com material, quanto dá?',
    party,
    parties.sum('price') - parties.sum('material'),
  ],
  [
    'quantos clientes diferentes contrataram festa em janeiro?',
    party,
    parties.during('2026-01').distinct('client'),
  ],
  [
    'qto faturamos com festa de circo aos domingos',
    party,
    parties
      .on(0)
      .when((r) => r.theme === 'Circo')
      .sum('price'),
  ],
  ['quantidade de festas por bairro', party, parties.by('district', (g) => g.count())],
  [
    'quanto faturamos em festas pagas no pix entre 15/09/2025 e 31/10/2025?',
    party,
    parties
      .from('2025-09-15', '2025-10-31')
      .when((r) => r.payment === 'Pix')
      .sum('price'),
  ],
  ['média de crianças por festa em cada tema', party, parties.by('theme', (g) => g.mean('children'))],
  ['qual foi o mês mais fraco no valor das festas?', party, least(parties.byMonth((g) => g.sum('price')))],
  [
    'quantas festas de super-heróis o Pipoca fez com pintura de rosto desde janeiro?',
    party,
    parties
      .during('2026-01', '2026-04')
      .when((r) => r.theme === 'Super-heróis' && r.entertainer === 'Pipoca' && r.paint === 'Sim')
      .count(),
  ],
  [
    'o faturamento das festas cresceu quanto de fevereiro pra março?',
    party,
    { before: parties.during('2026-02').sum('price'), after: parties.during('2026-03').sum('price') },
  ],
  [
    'que fatia do faturamento das festas vem do Tatuapé?',
    party,
    parties.share((r) => r.district === 'Tatuapé', 'price'),
  ],
  [
    'quanto cobramos em média por festa, sem contar o pacote Básico?',
    party,
    parties.when((r) => r.pack !== 'Básico').mean('price'),
  ],

  // The recycler of electronics
  ['quantos quilos coletamos em julho?', recycling, pickups.during('2025-07').sum('weight')],
  ['peso coletado por mês', recycling, pickups.byMonth((g) => g.sum('weight'))],
  [
    'quntas coletas o Edson fez em setembro',
    recycling,
    pickups
      .during('2025-09')
      .when((r) => r.driver === 'Edson')
      .count(),
  ],
  [
    'qual equipamento deu mais valor de venda?',
    recycling,
    most(pickups.by('equipment', (g) => g.sum('revenue'))),
  ],
  [
    'quanto pagamos ao Banco Aurora em 2025?',
    recycling,
    pickups
      .during('2025-01', '2025-12')
      .when((r) => r.supplier === 'Banco Aurora')
      .sum('paid'),
  ],
  [
    'Quais são os 3 fornecedores com mais peso coletado?',
    recycling,
    most(
      pickups.by('supplier', (g) => g.sum('weight')),
      3,
    ),
  ],
  ['valor de venda das coletas menos o valor pago', recycling, pickups.sum('revenue') - pickups.sum('paid')],
  ['média de quilos por coleta em cada município', recycling, pickups.by('town', (g) => g.mean('weight'))],
  ['quantas coletas passaram de 300 kg?', recycling, pickups.when((r) => r.weight > 300).count()],
  [
    'quantas coletas sem certificado tivemos em novembro?',
    recycling,
    pickups
      .during('2025-11')
      .when((r) => r.certificate === 'nao')
      .count(),
  ],
  [
    'em quantas coletas o valor pago está em branco?',
    recycling,
    pickups.when((r) => r.paid === undefined).count(),
  ],
  [
    'que porcentagem do peso coletado é de monitor',
    recycling,
    pickups.share((r) => r.equipment === 'Monitor', 'weight'),
  ],
  ['km rodados por motorista', recycling, pickups.by('driver', (g) => g.sum('km'))],
  [
    'gasto com combustivel: outubro x novembro',
    recycling,
    { before: pickups.during('2025-10').sum('fuel'), after: pickups.during('2025-11').sum('fuel') },
  ],
  [
    'Qual foi a data com mais quilos coletados?',
    recycling,
    shown(most(pickups.by('day', (g) => g.sum('weight')))),
  ],
  [
    'qual o maior preço por kg que a gente conseguiu em notebook?',
    recycling,
    pickups.when((r) => r.equipment === 'Notebook').max('kiloPrice'),
  ],
  [
    'total de peças coletadas com origem escola',
    recycling,
    pickups.when((r) => r.source === 'escola').sum('pieces'),
  ],
  [
    'qual motorista gastou menos combustível no total?',
    recycling,
    least(pickups.by('driver', (g) => g.sum('fuel'))),
  ],
  [
    'quantos fornecedores diferentes atendemos em agosto?',
    recycling,
    pickups.during('2025-08').distinct('supplier'),
  ],
  [
    'valor de venda dos cabos entre 01/08/2025 e 15/10/2025',
    recycling,
    pickups
      .from('2025-08-01', '2025-10-15')
      .when((r) => r.equipment === 'Cabos')
      .sum('revenue'),
  ],
  ['dia da semana com mais peso coletado', recycling, most(pickups.byWeekday((g) => g.sum('weight')))],
  [
    'valor de venda médio por coleta em Valinhos',
    recycling,
    pickups.when((r) => r.town === 'Valinhos').mean('revenue'),
  ],
  [
    'quantas coletas de equipamento quebrado tinham menos de 100 quilos?',
    recycling,
    pickups.when((r) => r.condition === 'quebrado' && r.weight < 100).count(),
  ],
  [
    'quanto deu o valor de venda dos eletrônicos coletados desde fevereiro?',
    recycling,
    pickups.during('2026-02', '2026-04').sum('revenue'),
  ],
  ['quantas coletas para cada condição', recycling, pickups.by('condition', (g) => g.count())],
  ['qual o peso da maior coleta da Cida?', recycling, pickups.when((r) => r.driver === 'Cida').max('weight')],
  [
    'em média quantas coletas a gente faz por mês?',
    recycling,
    pickups.count() / pickups.byMonth((g) => g.count()).length,
  ],
  [
    'peso total coletado sem contar impressora e sem contar a Prefeitura de Sumaré',
    recycling,
    pickups.when((r) => r.equipment !== 'Impressora' && r.supplier !== 'Prefeitura de Sumaré').sum('weight'),
  ],
  [
    'o peso coletado aumentou ou diminuiu de dezembro pra janeiro?',
    recycling,
    { before: pickups.during('2025-12').sum('weight'), after: pickups.during('2026-01').sum('weight') },
  ],
  ['qual município teve menos coletas?', recycling, least(pickups.by('town', (g) => g.count()))],

  // The wine importer
  ['valor total dos pedidos de vinho em dezembro', cellar, orders.during('2025-12').sum('total')],
  ['garrafas vendidas por país', cellar, orders.by('country', (g) => g.sum('bottles'))],
  ['qual vinho vendeu mais garrafas?', cellar, most(orders.by('wine', (g) => g.sum('bottles')))],
  [
    'Quais os 3 restaurantes que mais compraram em reais?',
    cellar,
    most(
      orders.by('restaurant', (g) => g.sum('total')),
      3,
    ),
  ],
  ['ticket medio dos pedidos da Heloisa', cellar, orders.when((r) => r.seller === 'Heloísa').mean('total')],
  ['quantos pedidos estão atrasados?', cellar, orders.when((r) => r.status === 'ATRASADO').count()],
  [
    'quanto a Churrascaria Pampa tem em pedidos atrasados?',
    cellar,
    orders.when((r) => r.restaurant === 'Churrascaria Pampa' && r.status === 'ATRASADO').sum('total'),
  ],
  [
    'média de dias de atraso dos pedidos atrasados',
    cellar,
    orders.when((r) => r.status === 'ATRASADO').mean('late'),
  ],
  [
    'quanto vendemos em reais nos pedidos com degustação e nos sem degustação?',
    cellar,
    orders.by('tasting', (g) => g.sum('total')),
  ],
  [
    'total de frete dos pedidos de Ouro Preto',
    cellar,
    orders.when((r) => r.city === 'Ouro Preto').sum('freight'),
  ],
  ['quantos pedidos não tiveram frete?', cellar, orders.when((r) => r.freight === undefined).count()],
  [
    'participação da Argentina nas garrafas vendidas',
    cellar,
    orders.share((r) => r.country === 'Argentina', 'bottles'),
  ],
  [
    'valor dos pedidos de tinto em dezembro comparado com novembro',
    cellar,
    {
      before: orders
        .during('2025-11')
        .when((r) => r.kind === 'TINTO')
        .sum('total'),
      after: orders
        .during('2025-12')
        .when((r) => r.kind === 'TINTO')
        .sum('total'),
    },
  ],
  [
    'quantas garrafas de branco o Fábio vendeu em janeiro e fevereiro?',
    cellar,
    orders
      .during('2026-01', '2026-02')
      .when((r) => r.kind === 'BRANCO' && r.seller === 'Fábio')
      .sum('bottles'),
  ],
  ['pedidos acima de 5 mil reais, quantos teve?', cellar, orders.when((r) => r.total > 5000).count()],
  [
    'qual o maior preço de garrafa entre os vinhos da Itália?',
    cellar,
    orders.when((r) => r.country === 'Itália').max('unit'),
  ],
  ['valor vendido por tipo de vinho', cellar, orders.by('kind', (g) => g.sum('total'))],
  ['qual representante vendeu menos em valor?', cellar, least(orders.by('seller', (g) => g.sum('total')))],
  [
    'quanto demos de desconto no segundo semestre de 2025?',
    cellar,
    orders.during('2025-07', '2025-12').sum('discount'),
  ],
  [
    'quantos restaurantes diferentes pediram espumante em dezembro',
    cellar,
    orders
      .during('2025-12')
      .when((r) => r.kind === 'ESPUMANTE')
      .distinct('restaurant'),
  ],
  [
    'quanto vendemos em Nova Lima tirando os vinhos da Itália?',
    cellar,
    orders.when((r) => r.city === 'Nova Lima' && r.country !== 'Itália').sum('total'),
  ],
  ['quantos pedidos recebemos em cada dia da semana?', cellar, orders.byWeekday((g) => g.count())],
  ['em que mês saíram mais garrafas?', cellar, most(orders.byMonth((g) => g.sum('bottles')))],
  [
    'média de garrafas por pedido de cada restaurante',
    cellar,
    orders.by('restaurant', (g) => g.mean('bottles')),
  ],
  ['percentual dos pedidos de vinho que está pago', cellar, orders.share((r) => r.status === 'PAGO')],
  ['no último mês da planilha de vinhos, quantos pedidos foram?', cellar, orders.during('2026-03').count()],
  [
    'quanto a Cantina do Nonno comprou de Malbec Reserva desde outubro?',
    cellar,
    orders
      .during('2025-10', '2026-03')
      .when((r) => r.restaurant === 'Cantina do Nonno' && r.wine === 'Malbec Reserva')
      .sum('total'),
  ],
  [
    'cresceu quanto o valor dos pedidos de vinho de janeiro pra fevereiro?',
    cellar,
    { before: orders.during('2026-01').sum('total'), after: orders.during('2026-02').sum('total') },
  ],
  [
    'me diz aí: quantos pedidos com desconto o Fábio fechou entre 10/06/2025 e 20/08/2025?',
    cellar,
    orders
      .from('2025-06-10', '2025-08-20')
      .when((r) => r.seller === 'Fábio' && r.discount > 0)
      .count(),
  ],
  ['quantos pedidos tem mais de 15 dias de atraso', cellar, orders.when((r) => (r.late ?? 0) > 15).count()],
]

export const unanswerable: string[] = [
  'qual o salário do Beto?',
  'quantas festas da Frozen fizemos?',
  'idade média das crianças nas festas',
  'qual o telefone da Renata Bastos?',
  'quantos televisores coletamos em julho?',
  'quanto gastamos com conserto do caminhão?',
  'quanto pagamos de aluguel do galpão em novembro?',
  'qual o estoque atual de Malbec Reserva?',
  'quantas garrafas de vinho uruguaio vendemos?',
  'quanto pagamos de imposto de importação em março?',
]
