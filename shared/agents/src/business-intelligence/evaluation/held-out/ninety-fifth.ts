import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* An estate agency selling houses, a shop of baby clothes online and a honey producer. */

const { next, whole, pick, among } = seededBusiness(
  'an estate agency selling houses, a shop of baby clothes online, a honey producer',
)

// January 2025 to March 2026, closed on Sundays, most on Saturdays.
const houses = new Rows(
  daysFrom('2025-01-01', 455)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from(
        { length: weekdayIn(day) === 6 ? among([0, 1], [1, 3], [2, 3]) : among([0, 7], [1, 3], [2, 1]) },
        () => {
          const { district, meter } = among(
            [{ district: 'Jardim Primavera', meter: 4_100 }, 9],
            [{ district: 'Vila Esperança', meter: 3_300 }, 6],
            [{ district: 'Centro', meter: 4_800 }, 4],
            [{ district: 'Parque das Flores', meter: 2_900 }, 3],
            [{ district: 'Alto da Serra', meter: 5_600 }, 1],
          )
          const { kind, from, to } = among(
            [{ kind: 'Térrea', from: 60, to: 180 }, 6],
            [{ kind: 'Sobrado', from: 110, to: 260 }, 4],
            [{ kind: 'Geminada', from: 55, to: 110 }, 2],
            [{ kind: 'Condomínio fechado', from: 140, to: 380 }, 1],
          )
          const area = whole(from * 2, to * 2) / 2
          const asked = Math.round((area * meter * whole(85, 118)) / 100 / 5_000) * 5_000
          const price = next() < 0.25 ? asked : Math.round((asked * whole(88, 99)) / 100 / 1_000) * 1_000
          const financed = next() < 0.62 ? 'Sim' : 'Não'
          return {
            day,
            agent: among(['Sueli', 10], ['Wagner', 6], ['Priscila', 4], ['Henrique', 2]),
            district,
            kind,
            bedrooms: area < 90 ? whole(1, 2) : area < 180 ? whole(2, 4) : whole(3, 5),
            garage: area < 90 ? whole(0, 1) : whole(1, 4),
            pool: next() < (kind === 'Condomínio fechado' ? 0.6 : 0.22) ? 'Sim' : 'Não',
            area,
            origin: among(['Indicação', 5], ['Zap Imóveis', 4], ['Placa', 2], ['Facebook', 1]),
            waited: next() < 0.08 ? undefined : whole(5, 240),
            financed,
            bank: financed === 'Sim' ? among(['Caixa', 6], ['Itaú', 2], ['Santander', 1]) : undefined,
            asked,
            price,
            fee: cents(price * (next() < 0.7 ? 0.06 : 0.05)),
          }
        },
      ),
    ),
)

const mothers = [
  { client: 'Camila Souza', state: 'SP' },
  { client: 'Juliana Prado', state: 'MG' },
  { client: 'Renata Lima', state: 'SP' },
  { client: 'Fernanda Alves', state: 'RJ' },
  { client: 'Patrícia Nunes', state: 'BA' },
  { client: 'Bianca Rocha', state: 'SP' },
  { client: 'Larissa Melo', state: 'PR' },
  { client: 'Tatiane Moura', state: 'MG' },
  { client: 'Aline Barros', state: 'RJ' },
  { client: 'Vanessa Castro', state: 'SP' },
  { client: 'Débora Teles', state: 'PR' },
  { client: 'Simone Freitas', state: 'BA' },
]
// May 2025 to February 2026, most on Sundays. The total of an order has its freight in it.
const orders = new Rows(
  daysFrom('2025-05-01', 304)
    .flatMap((day) =>
      Array.from(
        { length: weekdayIn(day) === 0 ? among([1, 1], [2, 2], [3, 2]) : among([0, 3], [1, 4], [2, 1]) },
        () => {
          const { product, from, to } = among(
            [{ product: 'Body', from: 2_990, to: 5_990 }, 7],
            [{ product: 'Macacão', from: 5_990, to: 12_990 }, 5],
            [{ product: 'Meia', from: 990, to: 2_490 }, 5],
            [{ product: 'Pijama', from: 4_990, to: 9_990 }, 4],
            [{ product: 'Manta', from: 6_900, to: 15_900 }, 2],
            [{ product: 'Kit enxoval', from: 18_900, to: 45_900 }, 2],
          )
          const pieces = product === 'Meia' ? whole(2, 6) : among([1, 5], [2, 3], [3, 2])
          const unit = whole(from, to) / 100
          const coupon = next() < 0.6 ? undefined : among(['BEBE10', 5], ['MAMAE15', 3])
          const discount =
            coupon === undefined ? 0 : cents((pieces * unit * (coupon === 'BEBE10' ? 10 : 15)) / 100)
          const freight = next() < 0.3 ? 0 : whole(990, 3_990) / 100
          return {
            day,
            ...pick(mothers),
            product,
            size:
              product === 'Manta' || product === 'Kit enxoval'
                ? 'Único'
                : among(['P', 5], ['M', 4], ['RN', 3], ['G', 2]),
            colour: among(['Branco', 6], ['Rosa', 4], ['Azul', 4], ['Amarelo', 1]),
            channel: among(['Site', 6], ['Shopee', 4], ['Instagram', 3], ['WhatsApp', 1]),
            payment: among(['Pix', 5], ['Cartão', 4], ['Boleto', 1]),
            pieces,
            unit,
            discount,
            coupon,
            freight,
            gift: next() < 0.35 ? 'sim' : 'não',
            delivery: whole(2, 15),
            score: next() < 0.35 ? undefined : among([5, 6], [4, 3], [3, 1], [2, 0.5]),
            total: cents(pieces * unit - discount + freight),
          }
        },
      ),
    )
    .map((row, at) => ({ code: 2_301 + at, ...row })),
)

// June 2025 to March 2026, every day but Sunday, most on Thursdays.
const harvests = new Rows(
  daysFrom('2025-06-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from(
        { length: weekdayIn(day) === 4 ? among([1, 1], [2, 3], [3, 3]) : among([0, 5], [1, 4], [2, 1]) },
        () => {
          const { apiary, town } = among(
            [{ apiary: 'Pedra Grande', town: 'Capitólio' }, 5],
            [{ apiary: 'Ribeirão', town: 'Piumhi' }, 4],
            [{ apiary: 'Mata Velha', town: 'Piumhi' }, 3],
            [{ apiary: 'Cachoeirinha', town: 'Bambuí' }, 3],
            [{ apiary: 'Boa Sorte', town: 'Capitólio' }, 1],
          )
          const { bloom, from, to } = among(
            [{ bloom: 'Eucalipto', from: 1_600, to: 2_200 }, 6],
            [{ bloom: 'Laranjeira', from: 2_200, to: 2_900 }, 4],
            [{ bloom: 'Silvestre', from: 1_800, to: 2_500 }, 3],
            [{ bloom: 'Assa-peixe', from: 2_400, to: 3_200 }, 1],
          )
          const hives = whole(3, 20)
          const kilos = whole(hives * 40, hives * 120) / 10
          const perKilo = whole(from, to) / 100
          return {
            day,
            apiary,
            town,
            keeper: among(['Benedito', 5], ['Ivone', 3], ['Tonho', 2]),
            bloom,
            hives,
            kilos,
            propolis: next() < 0.55 ? undefined : whole(2, 40) / 10,
            moisture: whole(165, 205) / 10,
            perKilo,
            fuel: whole(2_000, 14_000) / 100,
            buyer: among(
              ['Cooperativa', 6],
              ['Empório Natural', 4],
              ['Feira Livre', 3],
              ['Padaria Trigo Bom', 1],
            ),
            certified: next() < 0.4 ? 'SIM' : 'NÃO',
            paid: next() < 0.7 ? 'SIM' : 'NÃO',
            total: cents(kilos * perKilo),
          }
        },
      ),
    ),
)

const agency = 'Vendas Imobiliária'
const baby = 'pedidos_roupa_bebe'
const honey = 'COLHEITAS MEL'

export const files = [
  file(agency, houses, [
    ['Data da venda', ({ day }) => brazilianDay(day)],
    ['Corretor', ({ agent }) => agent],
    ['Bairro', ({ district }) => district],
    ['Tipo da casa', ({ kind }) => kind],
    ['Quartos', ({ bedrooms }) => bedrooms],
    ['Vagas na garagem', ({ garage }) => garage],
    ['Piscina', ({ pool }) => pool],
    ['Área (m²)', ({ area }) => decimal(area, 1)],
    ['Origem do cliente', ({ origin }) => origin],
    ['Dias até vender', ({ waited }) => waited ?? ''],
    ['Financiado', ({ financed }) => financed],
    ['Banco', ({ bank }) => bank ?? ''],
    ['Valor anunciado', ({ asked }) => dotted(commaPrice(asked))],
    ['Valor da venda', ({ price }) => dotted(commaPrice(price))],
    ['Comissão', ({ fee }) => dotted(commaPrice(fee))],
  ]),
  file(
    baby,
    orders,
    [
      ['pedido', ({ code }) => code],
      ['data_pedido', ({ day }) => day],
      ['cliente', ({ client }) => client],
      ['estado', ({ state }) => state],
      ['produto', ({ product }) => product],
      ['tamanho', ({ size }) => size],
      ['cor', ({ colour }) => colour],
      ['canal', ({ channel }) => channel],
      ['forma_pagamento', ({ payment }) => payment],
      ['quantidade', ({ pieces }) => pieces],
      ['preco_unitario', ({ unit }) => unit.toFixed(2)],
      ['desconto', ({ discount }) => discount.toFixed(2)],
      ['cupom', ({ coupon }) => coupon ?? ''],
      ['frete', ({ freight }) => freight.toFixed(2)],
      ['presente', ({ gift }) => gift],
      ['dias_entrega', ({ delivery }) => delivery],
      ['nota', ({ score }) => score ?? ''],
      ['total_pedido', ({ total }) => total.toFixed(2)],
    ],
    ',',
  ),
  file(honey, harvests, [
    ['DT_COLHEITA', ({ day }) => brazilianDay(day)],
    ['APIARIO', ({ apiary }) => apiary],
    ['MUNICIPIO', ({ town }) => town],
    ['APICULTOR', ({ keeper }) => keeper],
    ['FLORADA', ({ bloom }) => bloom],
    ['QTD_COLMEIAS', ({ hives }) => hives],
    ['KG_MEL', ({ kilos }) => decimal(kilos, 1)],
    ['KG_PROPOLIS', ({ propolis }) => (propolis === undefined ? '' : decimal(propolis, 1))],
    ['UMIDADE_PCT', ({ moisture }) => decimal(moisture, 1)],
    ['PRECO_KG', ({ perKilo }) => decimal(perKilo)],
    ['VLR_COMBUSTIVEL', ({ fuel }) => decimal(fuel)],
    ['COMPRADOR', ({ buyer }) => buyer],
    ['CERTIFICADO', ({ certified }) => certified],
    ['PAGO', ({ paid }) => paid],
    ['VLR_TOTAL', ({ total }) => dotted(decimal(total))],
  ]),
]

export const labelled: Labelled[] = [
  // The estate agency
  ['Quantas casas vendemos em maio?', agency, houses.during('2025-05').count()],
  ['total vendido por corretor', agency, houses.by('agent', (g) => g.sum('price'))],
  ['qual corretor gerou mais comissão?', agency, most(houses.by('agent', (g) => g.sum('fee')))],
  [
    'comissao total da Sueli em 2025',
    agency,
    houses
      .during('2025-01', '2025-12')
      .when((r) => r.agent === 'Sueli')
      .sum('fee'),
  ],
  [
    'valor médio da venda das casas do Centro',
    agency,
    houses.when((r) => r.district === 'Centro').mean('price'),
  ],
  ['qual bairro teve menos casas vendidas?', agency, least(houses.by('district', (g) => g.count()))],
  [
    'quantas casas com piscina e sem financiamento foram vendidas?',
    agency,
    houses.when((r) => r.pool === 'Sim' && r.financed === 'Não').count(),
  ],
  ['Que porcentagem das casas foi financiada?', agency, houses.share((r) => r.financed === 'Sim')],
  [
    'os três bairros com maior valor de vendas',
    agency,
    most(
      houses.by('district', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'compare o valor das vendas de casas em março de 2025 com março de 2026',
    agency,
    { before: houses.during('2025-03').sum('price'), after: houses.during('2026-03').sum('price') },
  ],
  ['em que dia da semana a imobiliária fecha mais vendas?', agency, most(houses.byWeekday((g) => g.count()))],
  [
    'qual o maior valor de venda de uma casa na Vila Esperança?',
    agency,
    houses.when((r) => r.district === 'Vila Esperança').max('price'),
  ],
  [
    'quantas casas foram vendidas por mais de 500 mil reais',
    agency,
    houses.when((r) => r.price > 500_000).count(),
  ],
  [
    'quantos sobrados o Wagner vendeu?',
    agency,
    houses.when((r) => r.kind === 'Sobrado' && r.agent === 'Wagner').count(),
  ],
  ['area média das casas geminadas', agency, houses.when((r) => r.kind === 'Geminada').mean('area')],
  ['média de dias até vender uma casa', agency, houses.mean('waited')],
  ['média de dias até vender por tipo da casa', agency, houses.by('kind', (g) => g.mean('waited'))],
  [
    'quantas casas saíram financiadas pela Caixa em agosto e setembro?',
    agency,
    houses
      .during('2025-08', '2025-09')
      .when((r) => r.bank === 'Caixa')
      .count(),
  ],
  [
    'quantos por cento do valor das vendas de casas veio de indicação?',
    agency,
    houses.share((r) => r.origin === 'Indicação', 'price'),
  ],
  [
    'quantas casas de 3 quartos a gente vendeu em 2025',
    agency,
    houses
      .during('2025-01', '2025-12')
      .when((r) => r.bedrooms === 3)
      .count(),
  ],
  ['comissão por mês', agency, houses.byMonth((g) => g.sum('fee'))],
  ['comisão media por venda de casa', agency, houses.mean('fee')],
  [
    'número de casas financiadas em cada banco',
    agency,
    houses.when((r) => r.bank !== undefined).by('bank', (g) => g.count()),
  ],
  ['qual foi a menor comissão de 2026?', agency, houses.during('2026-01', '2026-03').min('fee')],
  [
    'quantas casas levaram mais de 120 dias até vender?',
    agency,
    houses.when((r) => r.waited !== undefined && r.waited > 120).count(),
  ],
  [
    'quanto vendemos no Jardim Primavera tirando os sobrados?',
    agency,
    houses.when((r) => r.district === 'Jardim Primavera' && r.kind !== 'Sobrado').sum('price'),
  ],
  [
    'diferença entre o total do valor anunciado e o total do valor da venda das casas',
    agency,
    houses.sum('asked') - houses.sum('price'),
  ],
  [
    'No segundo semestre de 2025, quanto a Sueli vendeu em casas financiadas com 2 vagas na garagem ou mais?',
    agency,
    houses
      .during('2025-07', '2025-12')
      .when((r) => r.agent === 'Sueli' && r.financed === 'Sim' && r.garage >= 2)
      .sum('price'),
  ],
  [
    'quanto cresceu a comissão de setembro para outubro?',
    agency,
    { before: houses.during('2025-09').sum('fee'), after: houses.during('2025-10').sum('fee') },
  ],
  [
    'qual a maior área de casa que a Priscila vendeu?',
    agency,
    houses.when((r) => r.agent === 'Priscila').max('area'),
  ],

  // The shop of baby clothes
  ['valor total dos pedidos por mês', baby, orders.byMonth((g) => g.sum('total'))],
  [
    'Quantos pedidos vieram pela Shopee em novembro?',
    baby,
    orders
      .during('2025-11')
      .when((r) => r.channel === 'Shopee')
      .count(),
  ],
  ['qual produto vendeu mais peças?', baby, most(orders.by('product', (g) => g.sum('pieces')))],
  ['quanto deu de frete pra BA', baby, orders.when((r) => r.state === 'BA').sum('freight')],
  ['frete médio por estado', baby, orders.by('state', (g) => g.mean('freight'))],
  ['quantos pedidos tiveram frete zero?', baby, orders.when((r) => r.freight === 0).count()],
  ['ticket medio da loja de bebê', baby, orders.mean('total')],
  [
    'as 3 clientes que mais gastaram em pedidos',
    baby,
    most(
      orders.by('client', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'quantas peças de body tamanho RN foram vendidas?',
    baby,
    orders.when((r) => r.product === 'Body' && r.size === 'RN').sum('pieces'),
  ],
  [
    'valor total dos pedidos do site menos o frete',
    baby,
    orders.when((r) => r.channel === 'Site').sum('total') -
      orders.when((r) => r.channel === 'Site').sum('freight'),
  ],
  ['quantos pedidos usaram cupom?', baby, orders.when((r) => r.coupon !== undefined).count()],
  [
    'quantas vezes usaram o cupom MAMAE15 nos últimos três meses de 2025',
    baby,
    orders
      .during('2025-10', '2025-12')
      .when((r) => r.coupon === 'MAMAE15')
      .count(),
  ],
  ['que parte dos pedidos é para presente?', baby, orders.share((r) => r.gift === 'sim')],
  [
    'Qual a participação do macacão no valor total dos pedidos?',
    baby,
    orders.share((r) => r.product === 'Macacão', 'total'),
  ],
  [
    'valor total dos pedidos de roupa de bebê: julho x agosto',
    baby,
    { before: orders.during('2025-07').sum('total'), after: orders.during('2025-08').sum('total') },
  ],
  ['qual cor vendeu menos peças?', baby, least(orders.by('colour', (g) => g.sum('pieces')))],
  ['nota média de cada produto', baby, orders.by('product', (g) => g.mean('score'))],
  ['quantos pedidos estão sem nota?', baby, orders.when((r) => r.score === undefined).count()],
  [
    'quantos pedidos com nota 5 foram pagos no pix?',
    baby,
    orders.when((r) => r.score === 5 && r.payment === 'Pix').count(),
  ],
  [
    'quantos pedidos de presente e sem cupom tivemos em dezembro',
    baby,
    orders
      .during('2025-12')
      .when((r) => r.gift === 'sim' && r.coupon === undefined)
      .count(),
  ],
  ['qual o maior desconto que já demos num pedido?', baby, orders.max('discount')],
  [
    'quanto demos de desconto com o cupom BEBE10?',
    baby,
    orders.when((r) => r.coupon === 'BEBE10').sum('discount'),
  ],
  ['media de dias de entrega para MG', baby, orders.when((r) => r.state === 'MG').mean('delivery')],
  ['quantos pedidos tiveram mais de 10 dias de entrega?', baby, orders.when((r) => r.delivery > 10).count()],
  ['qual dia da semana tem mais pedidos?', baby, most(orders.byWeekday((g) => g.count()))],
  [
    'quanto a Camila Souza gastou em 2025?',
    baby,
    orders
      .during('2025-05', '2025-12')
      .when((r) => r.client === 'Camila Souza')
      .sum('total'),
  ],
  [
    'quantas clientes diferentes compraram kit enxoval?',
    baby,
    orders.when((r) => r.product === 'Kit enxoval').distinct('client'),
  ],
  [
    'qual foi a data com a maior soma do total dos pedidos?',
    baby,
    most(orders.by('day', (g) => g.sum('total'))).map(([day, value]): [string, number] => [
      shownDay(day),
      value,
    ]),
  ],
  ['peças vendidas por tamnho', baby, orders.by('size', (g) => g.sum('pieces'))],
  [
    'quantos pedidos acima de R$ 150 foram no cartão?',
    baby,
    orders.when((r) => r.total > 150 && r.payment === 'Cartão').count(),
  ],

  // The honey producer
  ['quantos kg de mel colhemos em outubro?', honey, harvests.during('2025-10').sum('kilos')],
  ['kg de mel por apiário', honey, harvests.by('apiary', (g) => g.sum('kilos'))],
  ['Qual apicultor colheu mais mel?', honey, most(harvests.by('keeper', (g) => g.sum('kilos')))],
  ['valor total por florada', honey, harvests.by('bloom', (g) => g.sum('total'))],
  [
    'qual o valor total das colheitas que ainda não foram pagas?',
    honey,
    harvests.when((r) => r.paid === 'NÃO').sum('total'),
  ],
  ['quantas colheitas fizemos em cada município?', honey, harvests.by('town', (g) => g.count())],
  [
    'maior preço do kg na florada silvestre',
    honey,
    harvests.when((r) => r.bloom === 'Silvestre').max('perKilo'),
  ],
  [
    'umidade média do mel do apiário Ribeirão',
    honey,
    harvests.when((r) => r.apiary === 'Ribeirão').mean('moisture'),
  ],
  ['quantas colheitas deram umidade acima de 20?', honey, harvests.when((r) => r.moisture > 20).count()],
  [
    'quantos kg de propolis o Benedito tirou?',
    honey,
    harvests.when((r) => r.keeper === 'Benedito').sum('propolis'),
  ],
  ['quantas colheitas sem própolis?', honey, harvests.when((r) => r.propolis === undefined).count()],
  ['gasto com combustivel por mês', honey, harvests.byMonth((g) => g.sum('fuel'))],
  [
    'compare os kg de mel de janeiro com os de fevereiro',
    honey,
    { before: harvests.during('2026-01').sum('kilos'), after: harvests.during('2026-02').sum('kilos') },
  ],
  [
    'quantos kg de mel de eucalipto a cooperativa comprou?',
    honey,
    harvests.when((r) => r.bloom === 'Eucalipto' && r.buyer === 'Cooperativa').sum('kilos'),
  ],
  ['qual comprador tem o menor valor total?', honey, least(harvests.by('buyer', (g) => g.sum('total')))],
  [
    'Quantos por cento dos kg de mel são de eucalipto?',
    honey,
    harvests.share((r) => r.bloom === 'Eucalipto', 'kilos'),
  ],
  [
    'os dois apiários que mais gastam combustível',
    honey,
    most(
      harvests.by('apiary', (g) => g.sum('fuel')),
      2,
    ),
  ],
  [
    'quantas colmeias foram colhidas em Bambuí no segundo semestre de 2025?',
    honey,
    harvests
      .during('2025-07', '2025-12')
      .when((r) => r.town === 'Bambuí')
      .sum('hives'),
  ],
  [
    'em qual dia da semana a gente colhe mais kg de mel?',
    honey,
    most(harvests.byWeekday((g) => g.sum('kilos'))),
  ],
  [
    'quantas colheitas certificadas ainda não foram pagas',
    honey,
    harvests.when((r) => r.certified === 'SIM' && r.paid === 'NÃO').count(),
  ],
  [
    'média de kg de mel por colheita do Tonho',
    honey,
    harvests.when((r) => r.keeper === 'Tonho').mean('kilos'),
  ],
  [
    'valor total das colheitas menos o gasto com combustível',
    honey,
    harvests.sum('total') - harvests.sum('fuel'),
  ],
  ['qual mês rendeu menos kg de mel?', honey, least(harvests.byMonth((g) => g.sum('kilos')))],
  [
    'quantas colheitas passaram de 100 kg de mel em dezembro?',
    honey,
    harvests
      .during('2025-12')
      .when((r) => r.kilos > 100)
      .count(),
  ],
  [
    'menor gasto com combustível numa colheita da Ivone',
    honey,
    harvests.when((r) => r.keeper === 'Ivone').min('fuel'),
  ],
  [
    'quantas colheitas foram feitas entre 15/09/2025 e 15/11/2025?',
    honey,
    harvests.from('2025-09-15', '2025-11-15').count(),
  ],
  ['valor médio da colheita por comprador', honey, harvests.by('buyer', (g) => g.mean('total'))],
  [
    'em quantos apiários diferentes o Tonho colheu no primeiro trimestre de 2026?',
    honey,
    harvests
      .during('2026-01', '2026-03')
      .when((r) => r.keeper === 'Tonho')
      .distinct('apiary'),
  ],
  [
    'tô fechando as contas do mel: quanto deu o valor total do Empório Natural de setembro a novembro?',
    honey,
    harvests
      .during('2025-09', '2025-11')
      .when((r) => r.buyer === 'Empório Natural')
      .sum('total'),
  ],
  [
    'em média, quantas colheitas fazemos por mês?',
    honey,
    harvests.count() / harvests.byMonth((g) => g.count()).length,
  ],
]

export const unanswerable: string[] = [
  'qual o salário da Sueli?',
  'quanto foi pago de IPTU nas casas vendidas?',
  'quantas casas vendemos no bairro Santa Rita?',
  'qual o estoque de body tamanho P?',
  'quanto gastamos com anúncio no Instagram em outubro?',
  'idade média dos bebês das clientes',
  'quantos pedidos foram cancelados em janeiro?',
  'quantos kg de cera tiramos em novembro?',
  'quantas abelhas rainhas compramos?',
  'qual o telefone do Empório Natural?',
]
