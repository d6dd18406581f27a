import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* An insurance broker, the harvest of a coffee farm and the warranties of an electronics shop. */

const { next, whole, pick, among } = seededBusiness('an insurance broker, a coffee harvest, warranties')

interface Branch {
  branch: string
  clients: string[]
  percents: number[]
  from: number
  to: number
}
const person = 'Pessoa Física'
const company = 'Pessoa Jurídica'
const both = [person, person, person, company]
const branches: [Branch, number][] = [
  [{ branch: 'Auto', clients: both, percents: [15, 18, 20], from: 140_000, to: 580_000 }, 5],
  [{ branch: 'Residencial', clients: [person], percents: [30, 25, 35], from: 28_000, to: 140_000 }, 3],
  [{ branch: 'Vida', clients: both, percents: [25, 20, 30], from: 48_000, to: 320_000 }, 3],
  [{ branch: 'Empresarial', clients: [company], percents: [20, 15, 22.5], from: 150_000, to: 1_400_000 }, 2],
  [{ branch: 'Viagem', clients: [person], percents: [25, 20], from: 12_000, to: 90_000 }, 1.5],
  [{ branch: 'Moto', clients: both, percents: [12.5, 15], from: 70_000, to: 240_000 }, 1.5],
]
// From May to April, Monday to Friday, most on Mondays.
const policies = new Rows(
  daysFrom('2025-05-01', 365)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(2, 4) : whole(1, 2) }, () => {
        const { branch, clients, percents, from, to } = among(...branches)
        const premium = whole(from, to) / 100
        const percent = pick(percents)
        return {
          day,
          insurer: among(
            ['Porto Seguro', 5],
            ['Bradesco Seguros', 4],
            ['Tokio Marine', 3],
            ['Allianz', 2],
            ['HDI', 1],
          ),
          branch,
          client: pick(clients),
          premium,
          percent,
          // Some insurers have not told it yet.
          commission: next() < 0.06 ? undefined : cents((premium * percent) / 100),
          renewed: next() < 0.55 ? 'Sim' : 'Não',
          instalments: among([1, 3], [4, 2], [6, 2], [10, 3], [12, 1]),
          payment: among(['Boleto', 4], ['Cartão de Crédito', 3], ['Débito em Conta', 2]),
        }
      }),
    ),
)

interface Plot {
  plot: string
  varieties: string[]
}
const plots: [Plot, number][] = [
  [{ plot: 'Grota', varieties: ['Catuaí Vermelho', 'Mundo Novo'] }, 4],
  [{ plot: 'Pedra Branca', varieties: ['Mundo Novo'] }, 3],
  [{ plot: 'Baixada', varieties: ['Catuaí Amarelo', 'Catuaí Vermelho'] }, 2.5],
  [{ plot: 'Morro Alto', varieties: ['Bourbon'] }, 2],
  [{ plot: 'Divisa', varieties: ['Arara', 'Catuaí Amarelo'] }, 1.5],
]
interface Drink {
  drink: string
  from: number
  to: number
}
const drinks: [Drink, number][] = [
  [{ drink: 'Dura', from: 185_000, to: 215_000 }, 5],
  [{ drink: 'Mole', from: 216_000, to: 250_000 }, 3],
  [{ drink: 'Riada', from: 150_000, to: 180_000 }, 2],
]
/** More people come on Tuesdays, few on Saturdays. */
const pickersOn = (weekday: number) =>
  weekday === 2 ? whole(4, 6) : weekday === 6 ? whole(1, 2) : whole(2, 5)
// From May to October, but never on Sundays; all rows of a day have its rain.
const harvest = new Rows(
  daysFrom('2025-05-02', 183)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) => {
      const rain = next() < 0.22 ? whole(2, 76) / 2 : 0
      return Array.from({ length: pickersOn(weekdayIn(day)) }, () => {
        const { plot, varieties } = among(...plots)
        const { drink, from, to } = among(...drinks)
        const litres = whole(24, 120) * 5
        const sacks = cents(litres / whole(420, 560))
        const price = whole(from, to) / 100
        return {
          day,
          plot,
          variety: pick(varieties),
          picker: among(
            ['Zé Carlos', 4],
            ['Dirce', 3],
            ['Adão', 2.5],
            ['Nivaldo', 2],
            ['Lucimar', 1.5],
            ['Cidinha', 1.5],
          ),
          litres,
          sacks,
          price,
          /** In no column: sacks at their price. */
          worth: sacks * price,
          humidity: next() < 0.15 ? undefined : whole(105, 135) / 10,
          rain,
          drink,
        }
      })
    }),
)

interface Device {
  product: string
  brands: string[]
  defects: string[]
  from: number
  to: number
}
const devices: [Device, number][] = [
  [
    {
      product: 'Celular',
      brands: ['Samsung', 'Motorola'],
      defects: ['Tela', 'Bateria', 'Não carrega'],
      from: 9_000,
      to: 70_000,
    },
    5,
  ],
  [
    {
      product: 'TV',
      brands: ['Samsung', 'LG', 'Philco'],
      defects: ['Tela', 'Tela', 'Não liga', 'Áudio'],
      from: 18_000,
      to: 90_000,
    },
    4,
  ],
  [
    {
      product: 'Notebook',
      brands: ['Acer', 'Lenovo'],
      defects: ['Não liga', 'Teclado', 'Bateria'],
      from: 15_000,
      to: 110_000,
    },
    3,
  ],
  [
    {
      product: 'Caixa de som',
      brands: ['JBL', 'Philco'],
      defects: ['Áudio', 'Bateria'],
      from: 4_000,
      to: 26_000,
    },
    2,
  ],
  [
    {
      product: 'Liquidificador',
      brands: ['Mondial', 'Philco'],
      defects: ['Motor', 'Não liga'],
      from: 2_000,
      to: 9_000,
    },
    2,
  ],
  [
    {
      product: 'Micro-ondas',
      brands: ['LG', 'Philco'],
      defects: ['Não esquenta', 'Não liga'],
      from: 8_000,
      to: 30_000,
    },
    1.5,
  ],
]
// From June to March, but never on Sundays, most on Mondays.
const claims = new Rows(
  daysFrom('2025-06-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(2, 5) : whole(1, 3) }, () => {
        const { product, brands, defects, from, to } = among(...devices)
        return {
          day,
          product,
          brand: pick(brands),
          defect: pick(defects),
          cost: next() < 0.2 ? 0 : whole(from, to) / 100,
          // Blank while nobody has solved it.
          solved: next() < (day >= '2026-03-01' ? 0.4 : 0.04) ? undefined : whole(1, 40),
          replaced: next() < 0.28 ? 'S' : 'N',
          store: among(['Centro', 5], ['Shopping', 3], ['Rodoviária', 1.5]),
          technician: among(['Wagner', 4], ['Elaine', 3], ['Fábio', 2]),
        }
      }),
    ),
)

const broker = 'Apolices Corretora'
const farm = 'colheita_cafe'
const warranty = 'GARANTIAS ELETRO'

export const files = [
  file(broker, policies, [
    ['Início Vigência', ({ day }) => brazilianDay(day)],
    ['Seguradora', ({ insurer }) => insurer],
    ['Ramo', ({ branch }) => branch],
    ['Tipo Cliente', ({ client }) => client],
    ['Prêmio', ({ premium }) => commaPrice(premium)],
    ['% Comissão', ({ percent }) => decimal(percent, 1)],
    ['Vlr Comissão', ({ commission }) => (commission === undefined ? '' : commaPrice(commission))],
    ['Renovada', ({ renewed }) => renewed],
    ['Parcelas', ({ instalments }) => instalments],
    ['Forma Pgto', ({ payment }) => payment],
  ]),
  file(
    farm,
    harvest,
    [
      ['data', ({ day }) => day],
      ['talhao', ({ plot }) => plot],
      ['variedade', ({ variety }) => variety],
      ['colhedor', ({ picker }) => picker],
      ['litros', ({ litres }) => litres],
      ['sacas', ({ sacks }) => sacks.toFixed(2)],
      ['preco_saca', ({ price }) => price.toFixed(2)],
      ['umidade', ({ humidity }) => (humidity === undefined ? '' : humidity.toFixed(1))],
      ['chuva_mm', ({ rain }) => rain.toFixed(1)],
      ['bebida', ({ drink }) => drink],
    ],
    ',',
  ),
  file(warranty, claims, [
    ['DT_ABERTURA', ({ day }) => brazilianDay(day)],
    ['PRODUTO', ({ product }) => product],
    ['MARCA', ({ brand }) => brand],
    ['DEFEITO', ({ defect }) => defect],
    ['CUSTO', ({ cost }) => decimal(cost)],
    ['DIAS_SOLUCAO', ({ solved }) => solved ?? ''],
    ['TROCADO', ({ replaced }) => replaced],
    ['LOJA', ({ store }) => store],
    ['TECNICO', ({ technician }) => technician],
  ]),
]

export const labelled: Labelled[] = [
  // The insurance broker
  ['premio total por seguradora', broker, policies.by('insurer', (g) => g.sum('premium'))],
  ['quantas apolices começaram em novembro?', broker, policies.during('2025-11').count()],
  [
    'quanto ganhamos de comissao em reais com a porto seguro',
    broker,
    policies.when((r) => r.insurer === 'Porto Seguro').sum('commission'),
  ],
  ['qual ramo dá mais comissao em valor?', broker, most(policies.by('branch', (g) => g.sum('commission')))],
  [
    'top 3 seguradoras em valor de premio',
    broker,
    most(
      policies.by('insurer', (g) => g.sum('premium')),
      3,
    ),
  ],
  ['premio medio das apolices de auto', broker, policies.when((r) => r.branch === 'Auto').mean('premium')],
  ['quantas apolices foram renovadas', broker, policies.when((r) => r.renewed === 'Sim').count()],
  [
    'que % das apolices da tokio marine foi renovada?',
    broker,
    policies.when((r) => r.insurer === 'Tokio Marine').share((r) => r.renewed === 'Sim'),
  ],
  ['valor de comissao por mes', broker, policies.byMonth((g) => g.sum('commission'))],
  [
    'compara o premio total de fevereiro com o de março',
    broker,
    { before: policies.during('2026-02').sum('premium'), after: policies.during('2026-03').sum('premium') },
  ],
  [
    'apolices com premio acima de 5 mil reais, quantas sao?',
    broker,
    policies.when((r) => r.premium > 5000).count(),
  ],
  [
    'qual o maior premio de uma apolice residencial?',
    broker,
    policies.when((r) => r.branch === 'Residencial').max('premium'),
  ],
  [
    'menor premio entre as apolices de viagem',
    broker,
    policies.when((r) => r.branch === 'Viagem').min('premium'),
  ],
  [
    'quantas apolices foram feitas em mais de 6 parcelas',
    broker,
    policies.when((r) => r.instalments > 6).count(),
  ],
  [
    'media de parcelas das apolices de pessoa fisica',
    broker,
    policies.when((r) => r.client === person).mean('instalments'),
  ],
  ['media do percentual de comissao em cada ramo', broker, policies.by('branch', (g) => g.mean('percent'))],
  ['numero de apolices por tipo de cliente', broker, policies.by('client', (g) => g.count())],
  [
    'premio total de pessoa juridica no ultimo trimestre de 2025',
    broker,
    policies
      .during('2025-10', '2025-12')
      .when((r) => r.client === company)
      .sum('premium'),
  ],
  [
    'premio total da porto seguro e da allianz, cada uma',
    broker,
    policies
      .when((r) => r.insurer === 'Porto Seguro' || r.insurer === 'Allianz')
      .by('insurer', (g) => g.sum('premium')),
  ],
  [
    'qtas apolices nao renovadas por seguradora',
    broker,
    policies.when((r) => r.renewed === 'Não').by('insurer', (g) => g.count()),
  ],
  ['qual seguradora tem menos apolices?', broker, least(policies.by('insurer', (g) => g.count()))],
  [
    'quantas apolices estao com o valor da comissao em branco?',
    broker,
    policies.when((r) => r.commission === undefined).count(),
  ],
  [
    'participação do ramo auto no premio total da corretora',
    broker,
    policies.share((r) => r.branch === 'Auto', 'premium'),
  ],
  [
    'total de premio das apolices no boleto desde janeiro',
    broker,
    policies
      .during('2026-01', '2026-04')
      .when((r) => r.payment === 'Boleto')
      .sum('premium'),
  ],
  [
    'quantas apolices de vida começaram entre 15/12/2025 e 31/01/2026',
    broker,
    policies
      .from('2025-12-15', '2026-01-31')
      .when((r) => r.branch === 'Vida')
      .count(),
  ],
  ['em que dia da semana começam mais apolices?', broker, most(policies.byWeekday((g) => g.count()))],
  [
    'premio total tirando o ramo empresarial',
    broker,
    policies.when((r) => r.branch !== 'Empresarial').sum('premium'),
  ],
  [
    'to montando a meta da corretora: em media quantas apolices começam por mes?',
    broker,
    policies.count() / policies.byMonth((g) => g.count()).length,
  ],
  [
    'valor medio da comissao por apolice no cartao de credito',
    broker,
    policies.when((r) => r.payment === 'Cartão de Crédito').mean('commission'),
  ],
  ['qual mes teve o menor premio total?', broker, least(policies.byMonth((g) => g.sum('premium')))],

  // The coffee farm
  ['quantos litros colhemos em julho?', farm, harvest.during('2025-07').sum('litres')],
  ['total de sacas por talhao', farm, harvest.by('plot', (g) => g.sum('sacks'))],
  ['qual colhedor colheu mais litros?', farm, most(harvest.by('picker', (g) => g.sum('litres')))],
  [
    'os 3 talhoes q mais deram sacas',
    farm,
    most(
      harvest.by('plot', (g) => g.sum('sacks')),
      3,
    ),
  ],
  ['litros colhidos por mes', farm, harvest.byMonth((g) => g.sum('litres'))],
  [
    'quantas sacas de catuai amarelo deu no total',
    farm,
    harvest.when((r) => r.variety === 'Catuaí Amarelo').sum('sacks'),
  ],
  [
    'que porcentagem dos litros colhidos veio do mundo novo?',
    farm,
    harvest.share((r) => r.variety === 'Mundo Novo', 'litres'),
  ],
  [
    'rendimento do cafe: total de litros dividido pelo total de sacas',
    farm,
    harvest.sum('litres') / harvest.sum('sacks'),
  ],
  [
    'quantos litros o adao colhe em media por dia trabalhado?',
    farm,
    harvest.when((r) => r.picker === 'Adão').sum('litres') /
      harvest.when((r) => r.picker === 'Adão').distinct('day'),
  ],
  ['umidade media do cafe do talhao grota', farm, harvest.when((r) => r.plot === 'Grota').mean('humidity')],
  [
    'quantos registros da colheita tem umidade acima de 12',
    farm,
    harvest.when((r) => r.humidity !== undefined && r.humidity > 12).count(),
  ],
  ['em quantos dias diferentes da colheita choveu?', farm, harvest.when((r) => r.rain > 0).distinct('day')],
  ['litros colhidos com mais de 10 mm de chuva', farm, harvest.when((r) => r.rain > 10).sum('litres')],
  ['qual foi a maior chuva em mm registrada na colheita?', farm, harvest.max('rain')],
  ['maior preço da saca de bebida mole', farm, harvest.when((r) => r.drink === 'Mole').max('price')],
  ['menor preço da saca de cafe em outubro', farm, harvest.during('2025-10').min('price')],
  [
    'compara as sacas colhidas em junho com as de julho',
    farm,
    { before: harvest.during('2025-06').sum('sacks'), after: harvest.during('2025-07').sum('sacks') },
  ],
  [
    'total de litros do nivaldo e da cidinha, cada um',
    farm,
    harvest
      .when((r) => r.picker === 'Nivaldo' || r.picker === 'Cidinha')
      .by('picker', (g) => g.sum('litres')),
  ],
  [
    'em que dia da semana a gente colhe mais litros no total?',
    farm,
    most(harvest.byWeekday((g) => g.sum('litres'))),
  ],
  [
    'sacas colhidas sem chuva, por variedade',
    farm,
    harvest.when((r) => r.rain === 0).by('variety', (g) => g.sum('sacks')),
  ],
  ['qual variedade deu menos sacas', farm, least(harvest.by('variety', (g) => g.sum('sacks')))],
  [
    'quantos litros o ze carlos colheu na grota em agosto',
    farm,
    harvest
      .during('2025-08')
      .when((r) => r.picker === 'Zé Carlos' && r.plot === 'Grota')
      .sum('litres'),
  ],
  ['media simples do preço da saca por tipo de bebida', farm, harvest.by('drink', (g) => g.mean('price'))],
  [
    'quantos colhedores diferentes trabalharam no morro alto?',
    farm,
    harvest.when((r) => r.plot === 'Morro Alto').distinct('picker'),
  ],
  [
    'em quantos registros a cidinha passou de 500 litros',
    farm,
    harvest.when((r) => r.picker === 'Cidinha' && r.litres > 500).count(),
  ],
  ['participaçao da bebida dura no total de sacas', farm, harvest.share((r) => r.drink === 'Dura', 'sacks')],
  [
    'valor total do cafe colhido em setembro, multiplicando as sacas pelo preço da saca',
    farm,
    harvest.during('2025-09').sum('worth'),
  ],
  [
    'sacas do talhao divisa entre 10/06/2025 e 20/07/2025',
    farm,
    harvest
      .from('2025-06-10', '2025-07-20')
      .when((r) => r.plot === 'Divisa')
      .sum('sacks'),
  ],
  [
    'tirando o bourbon, quantas sacas colhemos em setembro e outubro juntos?',
    farm,
    harvest
      .during('2025-09', '2025-10')
      .when((r) => r.variety !== 'Bourbon')
      .sum('sacks'),
  ],
  ['quantos litros foram colhidos aos sabados', farm, harvest.on(6).sum('litres')],

  // The warranties
  ['quantas garantias foram abertas em dezembro?', warranty, claims.during('2025-12').count()],
  ['quantidade de garantias por marca', warranty, claims.by('brand', (g) => g.count())],
  ['custo total das garantias por loja', warranty, claims.by('store', (g) => g.sum('cost'))],
  [
    'qual produto deu mais custo total de garantia?',
    warranty,
    most(claims.by('product', (g) => g.sum('cost'))),
  ],
  [
    'as 3 marcas com maior custo total em garantia',
    warranty,
    most(
      claims.by('brand', (g) => g.sum('cost')),
      3,
    ),
  ],
  ['custo medio por garantia de celular', warranty, claims.when((r) => r.product === 'Celular').mean('cost')],
  [
    'quantos dias em media leva a soluçao das garantias de notebook',
    warranty,
    claims.when((r) => r.product === 'Notebook').mean('solved'),
  ],
  ['media de dias de soluçao por tecnico', warranty, claims.by('technician', (g) => g.mean('solved'))],
  ['em quantas garantias o produto foi trocado', warranty, claims.when((r) => r.replaced === 'S').count()],
  [
    'que % das garantias da samsung teve o produto trocado?',
    warranty,
    claims.when((r) => r.brand === 'Samsung').share((r) => r.replaced === 'S'),
  ],
  [
    'garantias com produto trocado por mes, quantas',
    warranty,
    claims.when((r) => r.replaced === 'S').byMonth((g) => g.count()),
  ],
  ['quantas garantias tiveram custo zero', warranty, claims.when((r) => r.cost === 0).count()],
  ['garantias com custo maior que 500 reais, quantas?', warranty, claims.when((r) => r.cost > 500).count()],
  [
    'quantas garantias demoraram mais de 30 dias pra resolver',
    warranty,
    claims.when((r) => r.solved !== undefined && r.solved > 30).count(),
  ],
  [
    'garantias com os dias de soluçao em branco, quantas sao?',
    warranty,
    claims.when((r) => r.solved === undefined).count(),
  ],
  ['qual defeito aparece mais nas garantias?', warranty, most(claims.by('defect', (g) => g.count()))],
  [
    'custo total das garantias com defeito na tela',
    warranty,
    claims.when((r) => r.defect === 'Tela').sum('cost'),
  ],
  [
    'compara a quantidade de garantias de janeiro com a de fevereiro',
    warranty,
    { before: claims.during('2026-01').count(), after: claims.during('2026-02').count() },
  ],
  [
    'garantias da loja centro e da loja shopping, quantas cada uma',
    warranty,
    claims.when((r) => r.store === 'Centro' || r.store === 'Shopping').by('store', (g) => g.count()),
  ],
  ['em qual dia da semana abrem mais garantias?', warranty, most(claims.byWeekday((g) => g.count()))],
  ['qual loja tem menos garantias?', warranty, least(claims.by('store', (g) => g.count()))],
  ['maior custo de uma garantia de tv', warranty, claims.when((r) => r.product === 'TV').max('cost')],
  [
    'quantas garantias a loja do shopping teve no terceiro trimestre de 2025',
    warranty,
    claims
      .during('2025-07', '2025-09')
      .when((r) => r.store === 'Shopping')
      .count(),
  ],
  [
    'custo total de garantia sem contar a philco',
    warranty,
    claims.when((r) => r.brand !== 'Philco').sum('cost'),
  ],
  [
    'quantas garantias o wagner atendeu desde novembro',
    warranty,
    claims
      .during('2025-11', '2026-03')
      .when((r) => r.technician === 'Wagner')
      .count(),
  ],
  [
    'quantos por cento do custo das garantias é de notebook?',
    warranty,
    claims.share((r) => r.product === 'Notebook', 'cost'),
  ],
  [
    'quantas garantias com defeito de bateria nao tiveram o produto trocado',
    warranty,
    claims.when((r) => r.defect === 'Bateria' && r.replaced === 'N').count(),
  ],
  [
    'custo total das garantias de celular motorola entre 01/08/2025 e 15/09/2025',
    warranty,
    claims
      .from('2025-08-01', '2025-09-15')
      .when((r) => r.product === 'Celular' && r.brand === 'Motorola')
      .sum('cost'),
  ],
  [
    'vou falar com os fabricantes: quantas marcas diferentes tem nas garantias?',
    warranty,
    claims.distinct('brand'),
  ],
  ['custo medio de garantia por defeito', warranty, claims.by('defect', (g) => g.mean('cost'))],
]

export const unanswerable: string[] = [
  'quantos sinistros teve em janeiro?',
  'qual a idade media dos segurados?',
  'quanto a corretora pagou de imposto em março',
  'quanto pagamos de diaria pros colhedores?',
  'quanto gastamos de adubo no cafezal',
  'quantos pés de café tem na grota?',
  'qual a temperatura media na colheita de julho?',
  'qual a nota dos clientes pro tecnico wagner?',
  'quantas peças de reposiçao tem no estoque?',
  'qual o salario da elaine',
]
