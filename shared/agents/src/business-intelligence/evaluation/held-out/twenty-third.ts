import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* A stationery shop, a gardening firm and a small accountancy. */

const { next, whole, pick } = seededBusiness('a stationery shop, a gardening firm, an accountancy')
const days = daysFrom('2025-07-01', 304)

const goods = [
  { product: 'Caderno', category: 'Escolar', brands: ['Tilibra', 'Foroni'], from: 1_290, to: 4_500 },
  { product: 'Caneta', category: 'Escrita', brands: ['Bic', 'Faber-Castell'], from: 190, to: 1_500 },
  { product: 'Papel sulfite', category: 'Escritório', brands: ['Chamex', 'Report'], from: 2_490, to: 3_800 },
  { product: 'Lápis de cor', category: 'Escrita', brands: ['Faber-Castell', 'Bic'], from: 1_500, to: 8_900 },
  { product: 'Mochila', category: 'Escolar', brands: ['Sestini', 'Tilibra'], from: 8_900, to: 32_900 },
  { product: 'Agenda', category: 'Escritório', brands: ['Tilibra', 'Foroni'], from: 2_900, to: 9_900 },
  { product: 'Cola', category: 'Escolar', brands: ['Pritt', 'Faber-Castell'], from: 390, to: 1_800 },
]
// Closed on Sundays.
const sales = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: whole(1, 4) }, () => {
        const { product, category, brands, from, to } = pick(goods)
        const buyer = pick(['Consumidor', 'Consumidor', 'Escola', 'Empresa'])
        const pieces = buyer === 'Consumidor' ? whole(1, 4) : whole(3, 15)
        const unit = whole(from, to) / 100
        const discount = next() < 0.6 ? 0 : cents((pieces * unit * whole(2, 15)) / 100)
        return {
          day,
          product,
          category,
          brand: pick(brands),
          seller: pick(['Marlene', 'Marlene', 'Marlene', 'Robson', 'Robson', 'Tainá']),
          buyer,
          payment: pick(['Pix', 'Cartão de crédito', 'Dinheiro', 'Cartão de débito']),
          pieces,
          unit,
          discount,
          total: cents(pieces * unit - discount),
        }
      }),
    ),
)

const gardens = [
  { client: 'Condomínio Ipê', district: 'Centro' },
  { client: 'Residencial Bela Vista', district: 'Jardim América' },
  { client: 'Pousada do Lago', district: 'Lagoa' },
  { client: 'Escola Girassol', district: 'Centro' },
  { client: 'Dona Lourdes', district: 'Vila Nova' },
  { client: 'Clínica Vida', district: 'Jardim América' },
]
// Every day but Sunday, most on Fridays.
const visits = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 5 ? whole(3, 5) : whole(1, 2) }, () => ({
        day,
        ...pick(gardens),
        service: pick([
          'Corte de grama',
          'Corte de grama',
          'Corte de grama',
          'Poda',
          'Poda',
          'Adubação',
          'Adubação',
          'Limpeza de folhas',
          'Limpeza de folhas',
          'Plantio',
        ]),
        gardener: pick(['Valdir', 'Valdir', 'Valdir', 'Josué', 'Josué', 'Cleide', 'Nilson']),
        contract: pick(['mensal', 'mensal', 'avulso']),
        rain: next() < 0.3 ? 'sim' : 'não',
        hours: whole(2, 14) / 2,
        area: whole(4, 80) * 10,
        material: next() < 0.25 ? 0 : whole(1_000, 28_000) / 100,
        price: whole(12_000, 95_000) / 100,
      })),
    ),
)

const companies = [
  { client: 'Mercado Bom Preço', regime: 'Lucro Presumido' },
  { client: 'Clínica Sorriso', regime: 'Simples Nacional' },
  { client: 'Transportes Veloz', regime: 'Lucro Real' },
  { client: 'Restaurante Sabor Mineiro', regime: 'Simples Nacional' },
  { client: 'Salão da Neide', regime: 'MEI' },
  { client: 'Construtora Horizonte', regime: 'Lucro Presumido' },
  { client: 'Pet Shop Amigo Fiel', regime: 'Simples Nacional' },
  { client: 'Oficina do Careca', regime: 'MEI' },
]
const bills = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: whole(1, 4) }, () => {
        const status = pick(['PAGA', 'PAGA', 'PAGA', 'VENCIDA', 'EM ABERTO'])
        const late =
          status === 'VENCIDA' ? whole(1, 75) : status === 'PAGA' && next() < 0.3 ? whole(1, 20) : 0
        const price = whole(15_000, 320_000) / 100
        return {
          day,
          ...pick(companies),
          service: pick([
            'Mensalidade',
            'Mensalidade',
            'Folha de pagamento',
            'Imposto de renda',
            'Abertura de empresa',
            'Certidão',
          ]),
          owner: pick(['Denise', 'Otávio', 'Paula']),
          charge: pick(['Boleto', 'Pix', 'Transferência']),
          status,
          late,
          fine: late === 0 ? undefined : cents(price * 0.02),
          iss: cents(price * 0.05),
          price,
        }
      }),
    ),
)

const shop = 'Vendas Papelaria'
const gardening = 'visitas_jardinagem'
const accountancy = 'FATURAS CONTABILIDADE'

export const files = [
  file(shop, sales, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Produto', ({ product }) => product],
    ['Categoria', ({ category }) => category],
    ['Marca', ({ brand }) => brand],
    ['Vendedor', ({ seller }) => seller],
    ['Tipo de cliente', ({ buyer }) => buyer],
    ['Forma de pagamento', ({ payment }) => payment],
    ['Quantidade', ({ pieces }) => pieces],
    ['Preço unitário', ({ unit }) => commaPrice(unit)],
    ['Desconto', ({ discount }) => commaPrice(discount)],
    ['Total', ({ total }) => commaPrice(total)],
  ]),
  file(
    gardening,
    visits,
    [
      ['data_visita', ({ day }) => day],
      ['cliente', ({ client }) => client],
      ['bairro', ({ district }) => district],
      ['servico', ({ service }) => service],
      ['jardineiro', ({ gardener }) => gardener],
      ['contrato', ({ contract }) => contract],
      ['choveu', ({ rain }) => rain],
      ['horas', ({ hours }) => hours.toFixed(1)],
      ['area_m2', ({ area }) => area],
      ['gasto_material', ({ material }) => material.toFixed(2)],
      ['valor_visita', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
  file(accountancy, bills, [
    ['DT_EMISSAO', ({ day }) => brazilianDay(day)],
    ['CLIENTE', ({ client }) => client],
    ['REGIME', ({ regime }) => regime],
    ['SERVICO', ({ service }) => service],
    ['RESPONSAVEL', ({ owner }) => owner],
    ['FORMA_COBRANCA', ({ charge }) => charge],
    ['SITUACAO', ({ status }) => status],
    ['DIAS_ATRASO', ({ late }) => late],
    ['VLR_MULTA', ({ fine }) => (fine === undefined ? '' : decimal(fine))],
    ['VLR_ISS', ({ iss }) => decimal(iss)],
    ['VLR_FATURA', ({ price }) => decimal(price)],
  ]),
]

export const labelled: Labelled[] = [
  // The stationery shop
  ['vendas da papelaria por mês', shop, sales.byMonth((g) => g.sum('total'))],
  [
    'Quanto vendemos de caderno em janeiro?',
    shop,
    sales
      .during('2026-01')
      .when((r) => r.product === 'Caderno')
      .sum('total'),
  ],
  [
    'quantas mochilas foram vendidas no primeiro trimestre de 2026?',
    shop,
    sales
      .during('2026-01', '2026-03')
      .when((r) => r.product === 'Mochila')
      .sum('pieces'),
  ],
  ['qual vendedor faturou mais na papelaria?', shop, most(sales.by('seller', (g) => g.sum('total')))],
  [
    'os 3 produtos da papelaria que mais faturam',
    shop,
    most(
      sales.by('product', (g) => g.sum('total')),
      3,
    ),
  ],
  ['ticket medio da papelaria', shop, sales.mean('total')],
  ['qual marca vendeu menos em reais?', shop, least(sales.by('brand', (g) => g.sum('total')))],
  ['total de desconto que a Marlene deu', shop, sales.when((r) => r.seller === 'Marlene').sum('discount')],
  ['quantas vendas foram pagas em dinheiro?', shop, sales.when((r) => r.payment === 'Dinheiro').count()],
  [
    'Que porcentagem do faturamento da papelaria veio do Pix?',
    shop,
    sales.share((r) => r.payment === 'Pix', 'total'),
  ],
  [
    'quanto vendemos para escolas de outubro a dezembro',
    shop,
    sales
      .during('2025-10', '2025-12')
      .when((r) => r.buyer === 'Escola')
      .sum('total'),
  ],
  [
    'compare o total vendido na papelaria em dezembro com o de janeiro',
    shop,
    { before: sales.during('2025-12').sum('total'), after: sales.during('2026-01').sum('total') },
  ],
  ['quantas vendas passaram de 200 reais?', shop, sales.when((r) => r.total > 200).count()],
  [
    'em que dia da semana a papelaria vende mais em valor?',
    shop,
    most(sales.byWeekday((g) => g.sum('total'))),
  ],
  ['quanto a papelaria vende em média por dia que abre?', shop, sales.sum('total') / sales.distinct('day')],
  [
    'total vendido por categoria sem contar a Tilibra',
    shop,
    sales.when((r) => r.brand !== 'Tilibra').by('category', (g) => g.sum('total')),
  ],
  ['quantidade vendida por produto', shop, sales.by('product', (g) => g.sum('pieces'))],
  ['preço unitário médio da agenda', shop, sales.when((r) => r.product === 'Agenda').mean('unit')],
  ['quanto a papelaria vendeu desde março?', shop, sales.during('2026-03', '2026-04').sum('total')],
  [
    'quanto deram as vendas no cartão de crédito entre 10/11/2025 e 20/12/2025?',
    shop,
    sales
      .from('2025-11-10', '2025-12-20')
      .when((r) => r.payment === 'Cartão de crédito')
      .sum('total'),
  ],
  [
    'quantas canetas Bic a gente vendeu',
    shop,
    sales.when((r) => r.product === 'Caneta' && r.brand === 'Bic').sum('pieces'),
  ],
  ['número de vendas de cada vendedor', shop, sales.by('seller', (g) => g.count())],
  [
    'quanto o Robson vendeu em outubro, tirando o que foi em dinheiro?',
    shop,
    sales
      .during('2025-10')
      .when((r) => r.seller === 'Robson' && r.payment !== 'Dinheiro')
      .sum('total'),
  ],
  ['quantas marcas diferentes tem na papelaria?', shop, sales.distinct('brand')],
  [
    'participação da categoria Escolar no total vendido',
    shop,
    sales.share((r) => r.category === 'Escolar', 'total'),
  ],
  ['valor da maior venda para empresa', shop, sales.when((r) => r.buyer === 'Empresa').max('total')],
  ['quantas vendas sairam sem desconto', shop, sales.when((r) => r.discount === 0).count()],
  ['qual foi o pior mês de vendas da papelaria?', shop, least(sales.byMonth((g) => g.sum('total')))],
  ['quantidade média por venda pra cada tipo de cliente', shop, sales.by('buyer', (g) => g.mean('pieces'))],
  [
    'quanto vendemos de lapis de cor aos sabados',
    shop,
    sales
      .on(6)
      .when((r) => r.product === 'Lápis de cor')
      .sum('total'),
  ],

  // The gardening firm
  ['Quantas visitas fizemos em setembro?', gardening, visits.during('2025-09').count()],
  ['visitas por jardineiro', gardening, visits.by('gardener', (g) => g.count())],
  ['valor total das visitas por bairro', gardening, visits.by('district', (g) => g.sum('price'))],
  ['qual jardineiro trabalhou mais horas?', gardening, most(visits.by('gardener', (g) => g.sum('hours')))],
  [
    'horas de poda em agosto',
    gardening,
    visits
      .during('2025-08')
      .when((r) => r.service === 'Poda')
      .sum('hours'),
  ],
  [
    'quanto gastamos de material com adubacao',
    gardening,
    visits.when((r) => r.service === 'Adubação').sum('material'),
  ],
  [
    'valor médio da visita no Condomínio Ipê',
    gardening,
    visits.when((r) => r.client === 'Condomínio Ipê').mean('price'),
  ],
  [
    'quantas visitas com chuva tivemos por mês',
    gardening,
    visits.when((r) => r.rain === 'sim').byMonth((g) => g.count()),
  ],
  [
    'Quais os três clientes que mais pagaram nas visitas de jardinagem?',
    gardening,
    most(
      visits.by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  ['que parte das visitas é de contrato avulso?', gardening, visits.share((r) => r.contract === 'avulso')],
  [
    'quantos m2 de corte de grama o Valdir fez?',
    gardening,
    visits.when((r) => r.service === 'Corte de grama' && r.gardener === 'Valdir').sum('area'),
  ],
  ['quantas visitas duraram mais de 4 horas', gardening, visits.when((r) => r.hours > 4).count()],
  ['qual dia da semana tem mais visitas?', gardening, most(visits.byWeekday((g) => g.count()))],
  [
    'quantas visitas fazemos por dia de trabalho, em média?',
    gardening,
    visits.count() / visits.distinct('day'),
  ],
  [
    'valor das visitas na Lagoa entre outubro e dezembro',
    gardening,
    visits
      .during('2025-10', '2025-12')
      .when((r) => r.district === 'Lagoa')
      .sum('price'),
  ],
  [
    'horas dos jardineiros: janeiro x fevereiro',
    gardening,
    { before: visits.during('2026-01').sum('hours'), after: visits.during('2026-02').sum('hours') },
  ],
  [
    'qual serviço de jardinagem teve menos visitas?',
    gardening,
    least(visits.by('service', (g) => g.count())),
  ],
  [
    'quanto entrou de plantio sem contar a Escola Girassol?',
    gardening,
    visits.when((r) => r.service === 'Plantio' && r.client !== 'Escola Girassol').sum('price'),
  ],
  ['gasto médio de material por serviço', gardening, visits.by('service', (g) => g.mean('material'))],
  [
    'quantos clientes diferentes a Cleide visitou em dezembro?',
    gardening,
    visits
      .during('2025-12')
      .when((r) => r.gardener === 'Cleide')
      .distinct('client'),
  ],
  ['maior gasto com material em uma visita', gardening, visits.max('material')],
  ['área total atendida por tipo de contrato', gardening, visits.by('contract', (g) => g.sum('area'))],
  [
    'quanto o Josué rendeu em visitas no primeiro trimestre de 2026?',
    gardening,
    visits
      .during('2026-01', '2026-03')
      .when((r) => r.gardener === 'Josué')
      .sum('price'),
  ],
  [
    'quantas vezes fomos na Pousada do Lago desde fevereiro',
    gardening,
    visits
      .during('2026-02', '2026-04')
      .when((r) => r.client === 'Pousada do Lago')
      .count(),
  ],
  [
    'quantos por cento do gasto com material foi no corte de grama?',
    gardening,
    visits.share((r) => r.service === 'Corte de grama', 'material'),
  ],
  ['valor das visitas menos o gasto com material', gardening, visits.sum('price') - visits.sum('material')],
  [
    'em qual mês a gente gastou mais com material?',
    gardening,
    most(visits.byMonth((g) => g.sum('material'))),
  ],
  [
    'quantas visitas o Valdir fez sem chuva em março?',
    gardening,
    visits
      .during('2026-03')
      .when((r) => r.gardener === 'Valdir' && r.rain === 'não')
      .count(),
  ],
  ['quantas visitas foram em áreas de até 200 m2?', gardening, visits.when((r) => r.area <= 200).count()],
  [
    'Tempo médio das visitas, em horas, para cada serviço',
    gardening,
    visits.by('service', (g) => g.mean('hours')),
  ],

  // The accountancy
  ['total faturado pela contabilidade em dezembro', accountancy, bills.during('2025-12').sum('price')],
  [
    'quantas faturas vencidas cada cliente tem?',
    accountancy,
    bills.when((r) => r.status === 'VENCIDA').by('client', (g) => g.count()),
  ],
  [
    'quanto temos em faturas em aberto?',
    accountancy,
    bills.when((r) => r.status === 'EM ABERTO').sum('price'),
  ],
  ['valor das faturas por regime', accountancy, bills.by('regime', (g) => g.sum('price'))],
  [
    'quantas faturas a Denise emitiu em fevereiro?',
    accountancy,
    bills
      .during('2026-02')
      .when((r) => r.owner === 'Denise')
      .count(),
  ],
  [
    'Quais os 3 clientes com maior valor de faturas vencidas?',
    accountancy,
    most(
      bills.when((r) => r.status === 'VENCIDA').by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'média de dias de atraso das faturas vencidas',
    accountancy,
    bills.when((r) => r.status === 'VENCIDA').mean('late'),
  ],
  [
    'valor médio da fatura dos clientes do simples nacional',
    accountancy,
    bills.when((r) => r.regime === 'Simples Nacional').mean('price'),
  ],
  ['ISS por mês', accountancy, bills.byMonth((g) => g.sum('iss'))],
  [
    'quanto foi o iss da Clínica Sorriso em 2025?',
    accountancy,
    bills
      .during('2025-01', '2025-12')
      .when((r) => r.client === 'Clínica Sorriso')
      .sum('iss'),
  ],
  [
    'total de multa no terceiro trimestre de 2025',
    accountancy,
    bills.during('2025-07', '2025-09').sum('fine'),
  ],
  ['que porcentagem das faturas está paga?', accountancy, bills.share((r) => r.status === 'PAGA')],
  [
    'valor das faturas de folha de pagamento em fevereiro comparado com janeiro',
    accountancy,
    {
      before: bills
        .during('2026-01')
        .when((r) => r.service === 'Folha de pagamento')
        .sum('price'),
      after: bills
        .during('2026-02')
        .when((r) => r.service === 'Folha de pagamento')
        .sum('price'),
    },
  ],
  ['quantas faturas acima de R$ 2.000?', accountancy, bills.when((r) => r.price > 2000).count()],
  [
    'qual serviço dá mais faturamento pra contabilidade?',
    accountancy,
    most(bills.by('service', (g) => g.sum('price'))),
  ],
  ['faturas por forma de cobrança, em quantidade', accountancy, bills.by('charge', (g) => g.count())],
  [
    'faturamento dos clientes MEI sem contar mensalidade',
    accountancy,
    bills.when((r) => r.regime === 'MEI' && r.service !== 'Mensalidade').sum('price'),
  ],
  [
    'quantos clientes diferentes tiveram fatura vencida no último trimestre de 2025?',
    accountancy,
    bills
      .during('2025-10', '2025-12')
      .when((r) => r.status === 'VENCIDA')
      .distinct('client'),
  ],
  [
    'quanto o Mercado Bom Preço já pagou?',
    accountancy,
    bills.when((r) => r.client === 'Mercado Bom Preço' && r.status === 'PAGA').sum('price'),
  ],
  ['faturas com mais de 30 dias de atraso, quantas são', accountancy, bills.when((r) => r.late > 30).count()],
  [
    'qual responsável tem o menor valor faturado?',
    accountancy,
    least(bills.by('owner', (g) => g.sum('price'))),
  ],
  [
    'quantas faturas foram emitidas entre 01/09/2025 e 15/10/2025',
    accountancy,
    bills.from('2025-09-01', '2025-10-15').count(),
  ],
  [
    'qual a participação do Lucro Presumido no valor das faturas?',
    accountancy,
    bills.share((r) => r.regime === 'Lucro Presumido', 'price'),
  ],
  [
    'qual o valor da maior fatura da Construtora Horizonte?',
    accountancy,
    bills.when((r) => r.client === 'Construtora Horizonte').max('price'),
  ],
  [
    'quanto faturamos com imposto de renda em março e abril?',
    accountancy,
    bills
      .during('2026-03', '2026-04')
      .when((r) => r.service === 'Imposto de renda')
      .sum('price'),
  ],
  ['número de faturas por dia da semana', accountancy, bills.byWeekday((g) => g.count())],
  [
    'em média quantas faturas emitimos por mês?',
    accountancy,
    bills.count() / bills.byMonth((g) => g.count()).length,
  ],
  [
    'quantas faturas pagas tiveram atraso?',
    accountancy,
    bills.when((r) => r.status === 'PAGA' && r.late > 0).count(),
  ],
  [
    'valor vencido por responsavel',
    accountancy,
    bills.when((r) => r.status === 'VENCIDA').by('owner', (g) => g.sum('price')),
  ],
  [
    'estou fechando o relatório do escritório: quanto deu em faturas por boleto desde janeiro?',
    accountancy,
    bills
      .during('2026-01', '2026-04')
      .when((r) => r.charge === 'Boleto')
      .sum('price'),
  ],
]

export const unanswerable: string[] = [
  'qual o salário da Marlene?',
  'quanto pagamos de aluguel em janeiro?',
  'qual o estoque atual de cadernos?',
  'quanto gastamos com combustível nas visitas?',
  'idade média dos clientes da papelaria',
  'qual a nota de satisfação do jardineiro Josué?',
  'quantas mudas compramos em outubro',
  'qual o CNPJ do Mercado Bom Preço?',
  'qual fornecedor de papel sulfite é mais barato?',
  'quantos funcionários tem a Transportes Veloz?',
]
