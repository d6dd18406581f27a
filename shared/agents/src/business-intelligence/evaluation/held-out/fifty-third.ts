import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A leaser of printers and office equipment, a surf school and a health-food shop. */

const { next, whole, pick } = seededBusiness('a printer leaser, a surf school, a health-food shop')
const days = daysFrom('2025-07-01', 304)

const lessees = [
  { client: 'Hospital São Lucas', segment: 'Saúde' },
  { client: 'Colégio Santa Rita', segment: 'Educação' },
  { client: 'Prado Advogados', segment: 'Jurídico' },
  { client: 'Faculdade Horizonte', segment: 'Educação' },
  { client: 'Imobiliária Central', segment: 'Imobiliário' },
  { client: 'Laboratório Biolab', segment: 'Saúde' },
  { client: 'Cartório Ribeiro', segment: 'Jurídico' },
]
// Monday to Friday.
const bills = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: whole(1, 4) }, () => {
        const machine = pick([
          'HP M428',
          'HP M428',
          'HP M428',
          'HP M428',
          'Brother L6702',
          'Brother L6702',
          'Brother L6702',
          'Kyocera M2040',
          'Kyocera M2040',
          'Ricoh C307',
          'Ricoh C307',
          'Plotter Canon',
        ])
        const contract = pick(['Franquia', 'Franquia', 'Ilimitado', 'Página avulsa'])
        const excess = contract === 'Franquia' && next() < 0.5 ? whole(1_500, 68_000) / 100 : undefined
        return {
          day,
          ...pick(lessees),
          machine,
          contract,
          technician: pick(['Ademir', 'Ademir', 'Ademir', 'Jéssica', 'Jéssica', 'Rogério']),
          toner: next() < 0.35 ? 'SIM' : 'NÃO',
          mono: machine === 'Plotter Canon' ? whole(40, 400) : whole(600, 14_000),
          colour:
            machine === 'Ricoh C307'
              ? whole(200, 3_500)
              : machine === 'Plotter Canon'
                ? whole(100, 900)
                : undefined,
          status: pick(['PAGA', 'PAGA', 'PAGA', 'EM ABERTO', 'VENCIDA']),
          excess,
          price: cents(whole(25_000, 360_000) / 100 + (excess ?? 0)),
        }
      }),
    ),
)

const modes = [
  { mode: 'Grupo', fewest: 3, greatest: 8, from: 8_000, to: 12_000 },
  { mode: 'Grupo', fewest: 3, greatest: 8, from: 8_000, to: 12_000 },
  { mode: 'Particular', fewest: 1, greatest: 2, from: 16_000, to: 26_000 },
  { mode: 'Infantil', fewest: 2, greatest: 6, from: 7_000, to: 11_000 },
  { mode: 'Stand up paddle', fewest: 1, greatest: 5, from: 9_000, to: 14_000 },
  { mode: 'Longboard', fewest: 1, greatest: 3, from: 10_000, to: 18_000 },
]
// Closed on Mondays, most at weekends. What did not take place has neither pupils nor amounts.
const lessons = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 0 || weekdayIn(day) === 6 ? whole(3, 6) : whole(1, 3) }, () => {
        const { mode, fewest, greatest, from, to } = pick(modes)
        const status = pick(['realizada', 'realizada', 'realizada', 'realizada', 'cancelada', 'remarcada'])
        const held = status === 'realizada'
        const pupils = whole(fewest, greatest)
        const each = whole(from, to) / 100
        return {
          day,
          teacher: pick(['Kauê', 'Kauê', 'Kauê', 'Bruna', 'Bruna', 'Tico', 'Marina']),
          mode,
          beach: pick(['Maresias', 'Maresias', 'Itamambuca', 'Praia do Tombo', 'Guaecá']),
          level: pick(['iniciante', 'iniciante', 'intermediário', 'avançado']),
          channel: pick(['Instagram', 'Instagram', 'Indicação', 'Pousada parceira', 'Site']),
          status,
          pupils: held ? pupils : undefined,
          hours: held ? whole(2, 5) / 2 : undefined,
          wetsuit: held ? (next() < 0.4 ? 'sim' : 'não') : undefined,
          board: held && next() < 0.45 ? cents((pupils * whole(2_500, 6_000)) / 100) : undefined,
          price: held ? cents(pupils * each) : undefined,
        }
      }),
    ),
)

const goods = [
  { product: 'Granola', category: 'Grãos', suppliers: ['NatuGrãos', 'Vida Verde'], from: 1_690, to: 3_900 },
  {
    product: 'Castanha-do-pará',
    category: 'Oleaginosas',
    suppliers: ['Raiz Forte', 'NatuGrãos'],
    from: 2_900,
    to: 7_900,
  },
  {
    product: 'Chá de hibisco',
    category: 'Chás',
    suppliers: ['Sítio Aurora', 'Vida Verde'],
    from: 890,
    to: 2_400,
  },
  {
    product: 'Whey vegano',
    category: 'Suplementos',
    suppliers: ['Vida Verde', 'Raiz Forte'],
    from: 8_900,
    to: 18_900,
  },
  { product: 'Aveia', category: 'Grãos', suppliers: ['NatuGrãos', 'Sítio Aurora'], from: 590, to: 1_590 },
  {
    product: 'Mel silvestre',
    category: 'Adoçantes',
    suppliers: ['Sítio Aurora', 'Raiz Forte'],
    from: 2_200,
    to: 5_500,
  },
  {
    product: 'Creatina',
    category: 'Suplementos',
    suppliers: ['Vida Verde', 'Raiz Forte'],
    from: 6_900,
    to: 12_900,
  },
  {
    product: 'Amêndoa',
    category: 'Oleaginosas',
    suppliers: ['NatuGrãos', 'Raiz Forte'],
    from: 2_500,
    to: 6_900,
  },
  {
    product: 'Açúcar de coco',
    category: 'Adoçantes',
    suppliers: ['Vida Verde', 'Sítio Aurora'],
    from: 1_400,
    to: 2_900,
  },
]
// Closed on Sundays, quiet on Mondays.
const sales = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? 1 : whole(2, 4) }, () => {
        const { product, category, suppliers, from, to } = pick(goods)
        const pieces = whole(1, 6)
        const unit = whole(from, to) / 100
        const unitCost = cents((unit * whole(45, 68)) / 100)
        const discount = next() < 0.65 ? undefined : cents((pieces * unit * whole(3, 15)) / 100)
        return {
          day,
          product,
          category,
          supplier: pick(suppliers),
          attendant: pick(['Sônia', 'Sônia', 'Sônia', 'Lucas', 'Lucas', 'Yara']),
          channel: pick(['Loja física', 'Loja física', 'WhatsApp', 'iFood']),
          payment: pick(['Pix', 'Cartão de crédito', 'Cartão de débito', 'Dinheiro']),
          organic: next() < 0.4 ? 'Sim' : 'Não',
          pieces,
          unitCost,
          // Not in the file: the product of two columns.
          cost: cents(pieces * unitCost),
          discount,
          total: cents(pieces * unit - (discount ?? 0)),
        }
      }),
    ),
)

const printing = 'FATURAS OUTSOURCING'
const surf = 'aulas_surf'
const shop = 'Vendas Empório'

export const files = [
  file(printing, bills, [
    ['DT_EMISSAO', ({ day }) => brazilianDay(day)],
    ['CLIENTE', ({ client }) => client],
    ['SEGMENTO', ({ segment }) => segment],
    ['EQUIPAMENTO', ({ machine }) => machine],
    ['TP_CONTRATO', ({ contract }) => contract],
    ['TECNICO', ({ technician }) => technician],
    ['TROCA_TONER', ({ toner }) => toner],
    ['QTD_PAG_PB', ({ mono }) => mono],
    ['QTD_PAG_COR', ({ colour }) => colour ?? ''],
    ['SITUACAO', ({ status }) => status],
    ['VLR_EXCEDENTE', ({ excess }) => (excess === undefined ? '' : decimal(excess))],
    ['VLR_FATURA', ({ price }) => decimal(price)],
  ]),
  file(
    surf,
    lessons,
    [
      ['data_aula', ({ day }) => day],
      ['instrutor', ({ teacher }) => teacher],
      ['modalidade', ({ mode }) => mode],
      ['praia', ({ beach }) => beach],
      ['nivel', ({ level }) => level],
      ['canal', ({ channel }) => channel],
      ['situacao', ({ status }) => status],
      ['qtd_alunos', ({ pupils }) => pupils ?? ''],
      ['horas', ({ hours }) => hours?.toFixed(1) ?? ''],
      ['roupa_borracha', ({ wetsuit }) => wetsuit ?? ''],
      ['aluguel_prancha', ({ board }) => board?.toFixed(2) ?? ''],
      ['valor_aula', ({ price }) => price?.toFixed(2) ?? ''],
    ],
    ',',
  ),
  file(shop, sales, [
    ['Data da venda', ({ day }) => brazilianDay(day)],
    ['Produto', ({ product }) => product],
    ['Categoria', ({ category }) => category],
    ['Fornecedor', ({ supplier }) => supplier],
    ['Atendente', ({ attendant }) => attendant],
    ['Canal de venda', ({ channel }) => channel],
    ['Forma de pagamento', ({ payment }) => payment],
    ['Orgânico', ({ organic }) => organic],
    ['Quantidade', ({ pieces }) => pieces],
    ['Custo unitário', ({ unitCost }) => dotted(commaPrice(unitCost))],
    ['Desconto', ({ discount }) => (discount === undefined ? '' : dotted(commaPrice(discount)))],
    ['Valor total', ({ total }) => dotted(commaPrice(total))],
  ]),
]

export const labelled: Labelled[] = [
  // The leaser of printers
  ['faturamento do outsourcing mês a mês', printing, bills.byMonth((g) => g.sum('price'))],
  [
    'Quanto foi faturado para o Hospital São Lucas em fevereiro de 2026?',
    printing,
    bills
      .during('2026-02')
      .when((r) => r.client === 'Hospital São Lucas')
      .sum('price'),
  ],
  [
    'qnts paginas pb o colegio santa rita imprimiu em agosto',
    printing,
    bills
      .during('2025-08')
      .when((r) => r.client === 'Colégio Santa Rita')
      .sum('mono'),
  ],
  [
    'Qual cliente imprimiu mais páginas coloridas no total?',
    printing,
    most(bills.by('client', (g) => g.sum('colour'))),
  ],
  [
    'top 3 clientes em valor de fatura',
    printing,
    most(
      bills.by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'bom dia, me passa por favor o total de excedente do segmento Saúde',
    printing,
    bills.when((r) => r.segment === 'Saúde').sum('excess'),
  ],
  ['quanto tem em faturas vencidas?', printing, bills.when((r) => r.status === 'VENCIDA').sum('price')],
  [
    'quantas faturas em aberto por cliente',
    printing,
    bills.when((r) => r.status === 'EM ABERTO').by('client', (g) => g.count()),
  ],
  ['Que porcentagem das faturas já está paga?', printing, bills.share((r) => r.status === 'PAGA')],
  [
    'valor medio da fatura nos contratos do tipo ilimitado',
    printing,
    bills.when((r) => r.contract === 'Ilimitado').mean('price'),
  ],
  [
    'quantas trocas de toner o Ademir fez em outubro?',
    printing,
    bills
      .during('2025-10')
      .when((r) => r.technician === 'Ademir' && r.toner === 'SIM')
      .count(),
  ],
  [
    'qual tecnico fez mais trocas de toner',
    printing,
    most(bills.when((r) => r.toner === 'SIM').by('technician', (g) => g.count())),
  ],
  ['faturas acima de R$ 3.000, quantas são?', printing, bills.when((r) => r.price > 3000).count()],
  [
    'compare o valor das faturas de outubro com o de novembro',
    printing,
    { before: bills.during('2025-10').sum('price'), after: bills.during('2025-11').sum('price') },
  ],
  [
    'quanto a Faculdade Horizonte já pagou em faturas?',
    printing,
    bills.when((r) => r.client === 'Faculdade Horizonte' && r.status === 'PAGA').sum('price'),
  ],
  ['valor faturado por tipo de contrato', printing, bills.by('contract', (g) => g.sum('price'))],
  [
    'valor das faturas por segmento, tirando as que estão em aberto',
    printing,
    bills.when((r) => r.status !== 'EM ABERTO').by('segment', (g) => g.sum('price')),
  ],
  ['páginas PB impressas por equipamento', printing, bills.by('machine', (g) => g.sum('mono'))],
  ['qual equipamento teve menos faturas?', printing, least(bills.by('machine', (g) => g.count()))],
  [
    'quanto faturamos só com a Ricoh C307 no último trimestre de 2025',
    printing,
    bills
      .during('2025-10', '2025-12')
      .when((r) => r.machine === 'Ricoh C307')
      .sum('price'),
  ],
  [
    'qual a participação em % da Plotter Canon nas páginas coloridas?',
    printing,
    bills.share((r) => r.machine === 'Plotter Canon', 'colour'),
  ],
  [
    'valor da maior fatura da imobiliaria central',
    printing,
    bills.when((r) => r.client === 'Imobiliária Central').max('price'),
  ],
  [
    'quantos clientes diferentes têm fatura vencida emitida em janeiro?',
    printing,
    bills
      .during('2026-01')
      .when((r) => r.status === 'VENCIDA')
      .distinct('client'),
  ],
  [
    'em média, quanto o outsourcing fatura por dia com emissão de fatura?',
    printing,
    bills.sum('price') / bills.distinct('day'),
  ],
  [
    'valor das faturas menos o valor do excedente, quanto dá no total?',
    printing,
    bills.sum('price') - bills.sum('excess'),
  ],
  [
    'Quantas faturas foram emitidas de 10/09/2025 a 25/10/2025?',
    printing,
    bills.from('2025-09-10', '2025-10-25').count(),
  ],
  ['quantas faturas tiveram excedente?', printing, bills.when((r) => r.excess !== undefined).count()],
  [
    'media de paginas coloridas por fatura da ricoh c307',
    printing,
    bills.when((r) => r.machine === 'Ricoh C307').mean('colour'),
  ],
  ['número de faturas por dia da semana', printing, bills.byWeekday((g) => g.count())],
  [
    'em que mês o valor total de excedente foi menor?',
    printing,
    least(bills.byMonth((g) => g.sum('excess'))),
  ],

  // The surf school
  [
    'Quantas aulas de surf foram realizadas em janeiro?',
    surf,
    lessons
      .during('2026-01')
      .when((r) => r.status === 'realizada')
      .count(),
  ],
  ['total de alunos por instrutor', surf, lessons.by('teacher', (g) => g.sum('pupils'))],
  ['valor das aulas em cada praia', surf, lessons.by('beach', (g) => g.sum('price'))],
  ['qual instrutor deu mais horas de aula?', surf, most(lessons.by('teacher', (g) => g.sum('hours')))],
  [
    'qts alunos na modalidade infantil em dezembro',
    surf,
    lessons
      .during('2025-12')
      .when((r) => r.mode === 'Infantil')
      .sum('pupils'),
  ],
  [
    'quantas aulas foram canceladas em cada mês?',
    surf,
    lessons.when((r) => r.status === 'cancelada').byMonth((g) => g.count()),
  ],
  [
    'quanto rendeu o aluguel de prancha em maresias',
    surf,
    lessons.when((r) => r.beach === 'Maresias').sum('board'),
  ],
  [
    'Qual a média de alunos por aula realizada?',
    surf,
    lessons.when((r) => r.status === 'realizada').mean('pupils'),
  ],
  [
    'de todas as aulas da planilha, que porcentagem foi cancelada?',
    surf,
    lessons.share((r) => r.status === 'cancelada'),
  ],
  [
    'quais as 3 modalidades com maior valor total de aulas?',
    surf,
    most(
      lessons.by('mode', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'opa, quanto deu de valor de aula da Bruna nos fins de semana?',
    surf,
    lessons
      .on(0, 6)
      .when((r) => r.teacher === 'Bruna')
      .sum('price'),
  ],
  ['qual praia recebeu menos alunos?', surf, least(lessons.by('beach', (g) => g.sum('pupils')))],
  ['quantas aulas tiveram mais de 4 alunos', surf, lessons.when((r) => (r.pupils ?? 0) > 4).count()],
  [
    'total de alunos da escola de surf: janeiro x fevereiro',
    surf,
    { before: lessons.during('2026-01').sum('pupils'), after: lessons.during('2026-02').sum('pupils') },
  ],
  [
    'em qual dia da semana o valor total das aulas é maior?',
    surf,
    most(lessons.byWeekday((g) => g.sum('price'))),
  ],
  [
    'valor das aulas de stand up paddle de novembro a janeiro',
    surf,
    lessons
      .during('2025-11', '2026-01')
      .when((r) => r.mode === 'Stand up paddle')
      .sum('price'),
  ],
  [
    'quanto entrou de valor de aula particular sem contar a Praia do Tombo?',
    surf,
    lessons.when((r) => r.mode === 'Particular' && r.beach !== 'Praia do Tombo').sum('price'),
  ],
  ['quantas aulas foram com roupa de borracha?', surf, lessons.when((r) => r.wetsuit === 'sim').count()],
  [
    'qntas aulas remarcadas o kaue teve desde fevereiro',
    surf,
    lessons
      .during('2026-02', '2026-04')
      .when((r) => r.teacher === 'Kauê' && r.status === 'remarcada')
      .count(),
  ],
  ['valor médio da aula por nível', surf, lessons.by('level', (g) => g.mean('price'))],
  ['qual canal trouxe mais alunos?', surf, most(lessons.by('channel', (g) => g.sum('pupils')))],
  [
    'soma do valor das aulas vindas da pousada parceira no terceiro trimestre de 2025',
    surf,
    lessons
      .during('2025-07', '2025-09')
      .when((r) => r.channel === 'Pousada parceira')
      .sum('price'),
  ],
  [
    'valor das aulas mais o aluguel de prancha: quanto dá somando tudo em janeiro?',
    surf,
    lessons.during('2026-01').sum('price') + lessons.during('2026-01').sum('board'),
  ],
  [
    'qual o maior valor de uma aula de longboard?',
    surf,
    lessons.when((r) => r.mode === 'Longboard').max('price'),
  ],
  ['em quantas aulas teve aluguel de prancha?', surf, lessons.when((r) => r.board !== undefined).count()],
  ['média de horas de aula por modalidade', surf, lessons.by('mode', (g) => g.mean('hours'))],
  [
    'quantos % do valor das aulas veio do instagram?',
    surf,
    lessons.share((r) => r.channel === 'Instagram', 'price'),
  ],
  [
    'quantos instrutores diferentes tiveram aula realizada em Itamambuca em abril?',
    surf,
    lessons
      .during('2026-04')
      .when((r) => r.beach === 'Itamambuca' && r.status === 'realizada')
      .distinct('teacher'),
  ],
  ['horas de aula por mês', surf, lessons.byMonth((g) => g.sum('hours'))],
  [
    'quantas aulas realizadas do Tico tiveram até 1 hora?',
    surf,
    lessons.when((r) => r.teacher === 'Tico' && r.hours !== undefined && r.hours <= 1).count(),
  ],

  // The health-food shop
  ['vendas do empório por mês, em reais', shop, sales.byMonth((g) => g.sum('total'))],
  [
    'quantos reais vendemos de granola em novembro',
    shop,
    sales
      .during('2025-11')
      .when((r) => r.product === 'Granola')
      .sum('total'),
  ],
  [
    'Quantas unidades de creatina saíram no primeiro trimestre de 2026?',
    shop,
    sales
      .during('2026-01', '2026-03')
      .when((r) => r.product === 'Creatina')
      .sum('pieces'),
  ],
  ['qual produto do empório deu mais faturamento?', shop, most(sales.by('product', (g) => g.sum('total')))],
  [
    'os 3 produtos mais vendidos em quantidade',
    shop,
    most(
      sales.by('product', (g) => g.sum('pieces')),
      3,
    ),
  ],
  ['ticket medio do ifood', shop, sales.when((r) => r.channel === 'iFood').mean('total')],
  ['qual fornecedor vendeu menos em reais?', shop, least(sales.by('supplier', (g) => g.sum('total')))],
  [
    'total de desconto que a Sônia deu em setembro',
    shop,
    sales
      .during('2025-09')
      .when((r) => r.attendant === 'Sônia')
      .sum('discount'),
  ],
  ['qtas vendas foram no pix?', shop, sales.when((r) => r.payment === 'Pix').count()],
  [
    'Que porcentagem do valor vendido é de produto orgânico?',
    shop,
    sales.share((r) => r.organic === 'Sim', 'total'),
  ],
  [
    'quanto vendemos de suplementos de outubro a dezembro?',
    shop,
    sales
      .during('2025-10', '2025-12')
      .when((r) => r.category === 'Suplementos')
      .sum('total'),
  ],
  [
    'compare o total vendido no empório em março com o de abril',
    shop,
    { before: sales.during('2026-03').sum('total'), after: sales.during('2026-04').sum('total') },
  ],
  ['quantas vendas passaram de 150 reais', shop, sales.when((r) => r.total > 150).count()],
  [
    'qual o dia da semana em que o empório vende menos em valor?',
    shop,
    least(sales.byWeekday((g) => g.sum('total'))),
  ],
  ['quanto o empório vende em média por dia que abre?', shop, sales.sum('total') / sales.distinct('day')],
  [
    'total vendido por categoria, tirando o fornecedor NatuGrãos',
    shop,
    sales.when((r) => r.supplier !== 'NatuGrãos').by('category', (g) => g.sum('total')),
  ],
  ['quantidade vendida por categoria', shop, sales.by('category', (g) => g.sum('pieces'))],
  [
    'custo unitario medio da castanha-do-pará',
    shop,
    sales.when((r) => r.product === 'Castanha-do-pará').mean('unitCost'),
  ],
  [
    'quantidade vezes custo unitário: quanto deu no total de janeiro?',
    shop,
    sales.during('2026-01').sum('cost'),
  ],
  [
    'número de vendas de produtos não orgânicos por canal de venda',
    shop,
    sales.when((r) => r.organic === 'Não').by('channel', (g) => g.count()),
  ],
  [
    'valor vendido no cartão de crédito entre 15/11/2025 e 24/12/2025',
    shop,
    sales
      .from('2025-11-15', '2025-12-24')
      .when((r) => r.payment === 'Cartão de crédito')
      .sum('total'),
  ],
  [
    'qnts unidades de cha de hibisco vendemos pelo whatsapp',
    shop,
    sales.when((r) => r.product === 'Chá de hibisco' && r.channel === 'WhatsApp').sum('pieces'),
  ],
  ['número de vendas por atendente', shop, sales.by('attendant', (g) => g.count())],
  [
    'quanto o Lucas vendeu em fevereiro sem contar o iFood?',
    shop,
    sales
      .during('2026-02')
      .when((r) => r.attendant === 'Lucas' && r.channel !== 'iFood')
      .sum('total'),
  ],
  ['quantos fornecedores diferentes aparecem nas vendas do empório?', shop, sales.distinct('supplier')],
  [
    'participação da categoria Chás no valor total vendido',
    shop,
    sales.share((r) => r.category === 'Chás', 'total'),
  ],
  [
    'oi, consegue ver pra mim o valor da maior venda de whey vegano?',
    shop,
    sales.when((r) => r.product === 'Whey vegano').max('total'),
  ],
  ['em quantas vendas teve desconto', shop, sales.when((r) => r.discount !== undefined).count()],
  [
    'média de unidades por venda em cada forma de pagamento',
    shop,
    sales.by('payment', (g) => g.mean('pieces')),
  ],
  [
    'quanto vendemos em reais de oleaginosas aos sabados',
    shop,
    sales
      .on(6)
      .when((r) => r.category === 'Oleaginosas')
      .sum('total'),
  ],
]

export const unanswerable: string[] = [
  'qual o salário do Ademir?',
  'quantos cartuchos temos em estoque?',
  'quanto o outsourcing vai faturar no ano que vem?',
  'qual o CNPJ do Hospital São Lucas?',
  'idade média dos alunos da escola de surf',
  'quantas aulas foram realizadas em março de 2024?',
  'quanto pagamos de comissão pra pousada parceira?',
  'qual a data de validade do mel silvestre?',
  'previsão de venda de granola pra próxima semana',
  'quanto o empório pagou de aluguel da loja em janeiro?',
]
