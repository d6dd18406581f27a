import { brazilianDay, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows } from './rows'

/* An optician's shop, a car wash and a print shop. */

const { next, whole, pick } = seededBusiness('an optician, a car wash, a print shop')
const days = daysFrom('2025-09-01', 273)

const glasses = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(0, 5) }, () => ({
      day,
      kind: pick(['Armação', 'Lente de grau', 'Óculos solar', 'Lente de contato']),
      brand: pick(['Ray-Ban', 'Oakley', 'Vogue', 'Ana Hickmann', 'Zeiss']),
      saleswoman: pick(['Rosângela', 'Bia', 'Keila']),
      agreement: pick(['Particular', 'Sindicato', 'Prefeitura', 'Igreja']),
      payment: pick(['Cartão', 'Crediário', 'Pix']),
      pieces: whole(1, 3),
      discount: next() < 0.5 ? 0 : whole(500, 12_000) / 100,
      total: whole(9_000, 180_000) / 100,
      term: whole(1, 12),
    })),
  ),
)
const washes = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(1, 6) }, () => ({
      day,
      vehicle: pick(['Carro', 'SUV', 'Moto', 'Caminhonete']),
      service: pick(['Lavagem simples', 'Lavagem completa', 'Higienização', 'Polimento', 'Cera']),
      washer: pick(['Tião', 'Maicon', 'Ednaldo', 'Jeferson']),
      customer: pick(['Avulso', 'Mensalista', 'Aplicativo']),
      payment: pick(['pix', 'dinheiro', 'cartao']),
      minutes: whole(15, 180),
      tip: next() < 0.6 ? 0 : whole(2, 30),
      score: next() < 0.3 ? undefined : whole(1, 5),
      price: whole(3_000, 35_000) / 100,
    })),
  ),
)
const prints = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(0, 4) }, () => {
      const price = whole(8_000, 240_000) / 100
      return {
        day,
        client: pick([
          'Padaria Pão Quente',
          'Colégio Alfa',
          'Dra. Simone',
          'Igreja Batista',
          'Auto Peças Lima',
          'Balcão',
        ]),
        product: pick(['Cartão de visita', 'Panfleto', 'Banner', 'Adesivo', 'Convite']),
        finish: pick(['Sem acabamento', 'Laminação fosca', 'Verniz']),
        machine: pick(['Offset', 'Digital', 'Plotter']),
        status: pick(['Entregue', 'Em produção', 'Aguardando arte', 'Pronto']),
        copies: whole(1, 50) * 100,
        cost: Math.round(price * whole(25, 70)) / 100,
        price,
      }
    }),
  ),
)

const optician = 'Vendas ótica'
const wash = 'lavagens_lava_rapido'
const printer = 'PEDIDOS GRAFICA'

export const files = [
  file(optician, glasses, [
    ['Dt. Venda', ({ day }) => brazilianDay(day)],
    ['Tipo Produto', ({ kind }) => kind],
    ['Marca', ({ brand }) => brand],
    ['Vendedora', ({ saleswoman }) => saleswoman],
    ['Convênio', ({ agreement }) => agreement],
    ['Forma Pagto', ({ payment }) => payment],
    ['Qtde', ({ pieces }) => pieces],
    ['Desconto R$', ({ discount }) => commaPrice(discount)],
    ['Vlr. Total', ({ total }) => commaPrice(total)],
    ['Prazo Entrega (dias)', ({ term }) => term],
  ]),
  file(
    wash,
    washes,
    [
      ['data', ({ day }) => day],
      ['tipo_veiculo', ({ vehicle }) => vehicle],
      ['servico', ({ service }) => service],
      ['lavador', ({ washer }) => washer],
      ['tipo_cliente', ({ customer }) => customer],
      ['pgto', ({ payment }) => payment],
      ['tempo_min', ({ minutes }) => minutes],
      ['gorjeta', ({ tip }) => tip.toFixed(2)],
      ['nota_cliente', ({ score }) => score ?? ''],
      ['valor', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
  file(printer, prints, [
    ['DT_PEDIDO', ({ day }) => brazilianDay(day)],
    ['CLIENTE', ({ client }) => client],
    ['PRODUTO', ({ product }) => product],
    ['ACABAMENTO', ({ finish }) => finish],
    ['MAQUINA', ({ machine }) => machine],
    ['STATUS', ({ status }) => status],
    ['TIRAGEM', ({ copies }) => copies],
    ['CUSTO_MATERIAL', ({ cost }) => decimal(cost)],
    ['VLR_PEDIDO', ({ price }) => decimal(price)],
  ]),
]

export const labelled: Labelled[] = [
  // The optician
  ['quanto a ótica vendeu em dezembro?', optician, glasses.during('2025-12').sum('total')],
  ['quantas vendas a Bia fez', optician, glasses.when((r) => r.saleswoman === 'Bia').count()],
  ['vendas da otica por marca', optician, glasses.by('brand', (g) => g.sum('total'))],
  ['qual vendedora vendeu mais em valor?', optician, most(glasses.by('saleswoman', (g) => g.sum('total')))],
  ['ticket médio da ótica', optician, glasses.mean('total')],
  ['quanto demos de desconto em fevereiro', optician, glasses.during('2026-02').sum('discount')],
  [
    'quantas peças de armação saíram em novembro?',
    optician,
    glasses
      .during('2025-11')
      .when((r) => r.kind === 'Armação')
      .sum('pieces'),
  ],
  ['total vendido no crediario', optician, glasses.when((r) => r.payment === 'Crediário').sum('total')],
  [
    'ray-ban vendeu quanto em março?',
    optician,
    glasses
      .during('2026-03')
      .when((r) => r.brand === 'Ray-Ban')
      .sum('total'),
  ],
  [
    'prazo de entrega médio da lente de grau',
    optician,
    glasses.when((r) => r.kind === 'Lente de grau').mean('term'),
  ],
  ['desconto por vendedora', optician, glasses.by('saleswoman', (g) => g.sum('discount'))],
  [
    'quantas vendas da ótica foram pelo convênio do sindicato?',
    optician,
    glasses.when((r) => r.agreement === 'Sindicato').count(),
  ],
  [
    'quantos % das vendas da ótica em valor vêm da prefeitura',
    optician,
    glasses.share((r) => r.agreement === 'Prefeitura', 'total'),
  ],
  [
    'vendemos mais na ótica em outubro ou em novembro?',
    optician,
    { before: glasses.during('2025-10').sum('total'), after: glasses.during('2025-11').sum('total') },
  ],
  [
    'óculos de sol, total vendido por mês',
    optician,
    glasses.when((r) => r.kind === 'Óculos solar').byMonth((g) => g.sum('total')),
  ],
  ['quantas vendas da ótica acima de 1500 reais', optician, glasses.when((r) => r.total > 1500).count()],
  ['qual foi a maior venda da Keila?', optician, glasses.when((r) => r.saleswoman === 'Keila').max('total')],
  [
    'as 3 marcas que mais vendem em valor na ótica',
    optician,
    most(
      glasses.by('brand', (g) => g.sum('total')),
      3,
    ),
  ],
  ['marca que menos vendeu em quantidade', optician, least(glasses.by('brand', (g) => g.sum('pieces')))],
  ['venda da ótica por dia da semana', optician, glasses.byWeekday((g) => g.sum('total'))],
  [
    'valor total de oakley e vogue juntas',
    optician,
    glasses.when((r) => ['Oakley', 'Vogue'].includes(r.brand)).sum('total'),
  ],
  [
    'vendas por convenio sem contar o particular',
    optician,
    glasses.when((r) => r.agreement !== 'Particular').by('agreement', (g) => g.sum('total')),
  ],
  [
    'quanto a Rosângela vendeu de lente de contato no primeiro trimestre de 2026?',
    optician,
    glasses
      .during('2026-01', '2026-03')
      .when((r) => r.saleswoman === 'Rosângela' && r.kind === 'Lente de contato')
      .sum('total'),
  ],
  ['quantas vendas da ótica não tiveram desconto', optician, glasses.when((r) => r.discount === 0).count()],
  ['média de vendas por mês na ótica, em reais', optician, glasses.sum('total') / 9],
  [
    'quanto entrou de pix na ótica em janeiro',
    optician,
    glasses
      .during('2026-01')
      .when((r) => r.payment === 'Pix')
      .sum('total'),
  ],
  ['em qual mês a ótica vendeu mais?', optician, most(glasses.byMonth((g) => g.sum('total')))],
  [
    'forma de pagamento das vendas da Ana Hickmann',
    optician,
    glasses.when((r) => r.brand === 'Ana Hickmann').by('payment', (g) => g.count()),
  ],
  [
    'a ótica vendeu quanto de 10 a 24 de dezembro',
    optician,
    glasses.from('2025-12-10', '2025-12-24').sum('total'),
  ],
  [
    'quem deu mais desconto em média por venda?',
    optician,
    most(glasses.by('saleswoman', (g) => g.mean('discount'))),
  ],

  // The car wash
  ['quantas lavagens fizemos em janeiro?', wash, washes.during('2026-01').count()],
  ['faturamento do lava rapido por mes', wash, washes.byMonth((g) => g.sum('price'))],
  ['quantas lavagens cada lavador fez', wash, washes.by('washer', (g) => g.count())],
  ['quanto o Tião tirou de gorjeta', wash, washes.when((r) => r.washer === 'Tião').sum('tip')],
  [
    'quem ganhou mais gorjeta em abril?',
    wash,
    most(washes.during('2026-04').by('washer', (g) => g.sum('tip'))),
  ],
  ['nota média por lavador', wash, washes.by('washer', (g) => g.mean('score'))],
  ['quantas motos a gente lavou', wash, washes.when((r) => r.vehicle === 'Moto').count()],
  ['tempo médio de um polimento', wash, washes.when((r) => r.service === 'Polimento').mean('minutes')],
  ['serviço que mais sai no lava rápido', wash, most(washes.by('service', (g) => g.count()))],
  ['qual serviço dá menos dinheiro?', wash, least(washes.by('service', (g) => g.sum('price')))],
  ['lavagens no sabado', wash, washes.on(6).count()],
  ['qual dia da semana tem mais movimento no lava rápido?', wash, most(washes.byWeekday((g) => g.count()))],
  [
    'quanto os mensalistas pagaram em maio',
    wash,
    washes
      .during('2026-05')
      .when((r) => r.customer === 'Mensalista')
      .sum('price'),
  ],
  [
    'lavagem completa em caminhonete: valor médio',
    wash,
    washes.when((r) => r.service === 'Lavagem completa' && r.vehicle === 'Caminhonete').mean('price'),
  ],
  ['quantas lavagens passaram de 2 horas?', wash, washes.when((r) => r.minutes > 120).count()],
  [
    'qual a porcentagem das lavagens que vem de aplicativo?',
    wash,
    washes.share((r) => r.customer === 'Aplicativo'),
  ],
  [
    'quantas lavagens receberam nota 5 com o Maicon',
    wash,
    washes.when((r) => r.score === 5 && r.washer === 'Maicon').count(),
  ],
  [
    'quanto recebemos em dinheiro no lava rápido na primeira quinzena de março?',
    wash,
    washes
      .from('2026-03-01', '2026-03-15')
      .when((r) => r.payment === 'dinheiro')
      .sum('price'),
  ],
  [
    'compara as lavagens de fevereiro com as de março',
    wash,
    { before: washes.during('2026-02').count(), after: washes.during('2026-03').count() },
  ],
  [
    'lavador em segundo lugar em faturamento',
    wash,
    most(
      washes.by('washer', (g) => g.sum('price')),
      2,
    ).slice(1),
  ],
  ['valor por tipo de veículo', wash, washes.by('vehicle', (g) => g.sum('price'))],
  ['quanto fatura o lava rápido por semana em média?', wash, washes.sum('price') / 39],
  [
    'faturamento do lava rápido fora o polimento',
    wash,
    washes.when((r) => r.service !== 'Polimento').sum('price'),
  ],
  [
    'higienização de suv quantas foram?',
    wash,
    washes.when((r) => r.service === 'Higienização' && r.vehicle === 'SUV').count(),
  ],
  ['maior gorjeta que já deram', wash, washes.max('tip')],
  [
    'lavagens do Ednaldo mês a mês',
    wash,
    washes.when((r) => r.washer === 'Ednaldo').byMonth((g) => g.count()),
  ],
  ['faturamento do lava rapido de segunda a sexta', wash, washes.on(1, 2, 3, 4, 5).sum('price')],
  [
    'quem fez mais lavagem, o Jeferson ou o Ednaldo?',
    wash,
    washes.when((r) => ['Jeferson', 'Ednaldo'].includes(r.washer)).by('washer', (g) => g.count()),
  ],
  [
    'lavagem simples por tipo de cliente',
    wash,
    washes.when((r) => r.service === 'Lavagem simples').by('customer', (g) => g.count()),
  ],
  [
    'quantas lavagens com nota menor que 3',
    wash,
    washes.when((r) => r.score !== undefined && r.score < 3).count(),
  ],

  // The print shop
  ['quantos pedidos a gráfica teve em outubro', printer, prints.during('2025-10').count()],
  ['total de pedidos da gráfica por cliente em valor', printer, prints.by('client', (g) => g.sum('price'))],
  ['quem é o maior cliente da gráfica, em valor?', printer, most(prints.by('client', (g) => g.sum('price')))],
  ['qtos pedidos de banner a gente teve?', printer, prints.when((r) => r.product === 'Banner').count()],
  [
    'quantas pedidos estão aguardando arte',
    printer,
    prints.when((r) => r.status === 'Aguardando arte').count(),
  ],
  ['custo de material por produto', printer, prints.by('product', (g) => g.sum('cost'))],
  [
    'tiragem total de panfletos em abril',
    printer,
    prints
      .during('2026-04')
      .when((r) => r.product === 'Panfleto')
      .sum('copies'),
  ],
  ['valor médio do pedido na gráfica', printer, prints.mean('price')],
  [
    'quanto o Colégio Alfa gastou com a gente?',
    printer,
    prints.when((r) => r.client === 'Colégio Alfa').sum('price'),
  ],
  [
    'pedidos da Igreja Batista por produto',
    printer,
    prints.when((r) => r.client === 'Igreja Batista').by('product', (g) => g.count()),
  ],
  [
    'quanto sobra dos pedidos da gráfica tirando o custo do material?',
    printer,
    prints.sum('price') - prints.sum('cost'),
  ],
  [
    'custo do material em relação ao valor dos pedidos, em %',
    printer,
    { share: prints.sum('cost') / prints.sum('price') },
  ],
  ['qual máquina roda mais pedido', printer, most(prints.by('machine', (g) => g.count()))],
  [
    'valor dos pedidos de cartão de visita com verniz',
    printer,
    prints.when((r) => r.product === 'Cartão de visita' && r.finish === 'Verniz').sum('price'),
  ],
  ['pedidos por status', printer, prints.by('status', (g) => g.count())],
  [
    'top 3 clientes da gráfica em janeiro, por valor',
    printer,
    most(
      prints.during('2026-01').by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  ['qual o pedido mais caro da gráfica?', printer, prints.max('price')],
  ['quantos pedidos com tiragem acima de 3000', printer, prints.when((r) => r.copies > 3000).count()],
  [
    'quanto cresceu o valor dos pedidos da gráfica de janeiro para fevereiro',
    printer,
    { before: prints.during('2026-01').sum('price'), after: prints.during('2026-02').sum('price') },
  ],
  ['gasto de material no último trimestre de 2025', printer, prints.during('2025-10', '2025-12').sum('cost')],
  [
    'pedidos de adesivo no plotter, valor total',
    printer,
    prints.when((r) => r.product === 'Adesivo' && r.machine === 'Plotter').sum('price'),
  ],
  ['pedidos da gráfica sem acabamento', printer, prints.when((r) => r.finish === 'Sem acabamento').count()],
  [
    'valor dos pedidos por cliente, menos balcão',
    printer,
    prints.when((r) => r.client !== 'Balcão').by('client', (g) => g.sum('price')),
  ],
  ['produto com menor tiragem total', printer, least(prints.by('product', (g) => g.sum('copies')))],
  [
    'quantos clientes diferentes fizeram pedido de 1 a 7 de setembro?',
    printer,
    prints.from('2025-09-01', '2025-09-07').distinct('client'),
  ],
  [
    'participação da Dra. Simone no valor dos pedidos',
    printer,
    prints.share((r) => r.client === 'Dra. Simone', 'price'),
  ],
  ['tiragem de convite ao todo', printer, prints.when((r) => r.product === 'Convite').sum('copies')],
  ['pedidos da grafica por mês', printer, prints.byMonth((g) => g.count())],
  [
    'quantos pedidos da auto peças lima já foram entregues',
    printer,
    prints.when((r) => r.client === 'Auto Peças Lima' && r.status === 'Entregue').count(),
  ],
  [
    'acabamento mais pedido na padaria pão quente',
    printer,
    most(prints.when((r) => r.client === 'Padaria Pão Quente').by('finish', (g) => g.count())),
  ],
]

/** What the tables do not hold. */
export const unanswerable: string[] = [
  'quantas armações tenho em estoque?',
  'quanto a gente gastou de água no lava rápido',
  'qual o salário da Rosângela?',
  'quantos clientes do crediário estão com parcela atrasada',
  'quais placas de carro voltaram mais vezes?',
  'qual gráfica concorrente cobra mais barato',
  'quanto vou vender de óculos no mês que vem?',
  'quem é o fornecedor do papel',
  'por que o movimento do lava rápido caiu?',
  'qual a idade média dos clientes da ótica?',
]
