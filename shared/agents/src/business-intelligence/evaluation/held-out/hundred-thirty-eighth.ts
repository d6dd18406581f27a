import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A pastry school's shop of ingredients, a firm that disinfects water reservoirs, a football pitch with a bar. */

const { next, whole, pick, among } = seededBusiness('a pastry shop, water reservoirs, a football pitch')
// From April of 2025 to February of 2026: no month comes twice.
const days = daysFrom('2025-04-01', 334)

const goods = [
  { item: 'Gotas de chocolate', line: 'Chocolataria', brands: ['Sicao', 'Callebaut'], kilos: 1, from: 3_900 },
  { item: 'Leite condensado', line: 'Laticínios', brands: ['Itambé', 'Piracanjuba'], kilos: 0.4, from: 690 },
  { item: 'Manteiga', line: 'Laticínios', brands: ['Aviação', 'Itambé'], kilos: 0.5, from: 2_490 },
  { item: 'Pasta americana', line: 'Decoração', brands: ['Arcolor', 'Mavalério'], kilos: 0.8, from: 1_890 },
  { item: 'Cacau em pó', line: 'Chocolataria', brands: ['Callebaut', 'Mavalério'], kilos: 0.2, from: 2_290 },
  { item: 'Açúcar de confeiteiro', line: 'Secos', brands: ['União', 'Qualimax'], kilos: 1, from: 850 },
  { item: 'Corante em gel', line: 'Decoração', brands: ['Mago', 'Arcolor'], kilos: 0.1, from: 590 },
  { item: 'Farinha de amêndoas', line: 'Secos', brands: ['Qualimax', 'Grani'], kilos: 0.5, from: 4_500 },
]
// Closed on Sundays, busy on Saturdays.
const sales = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(3, 5) : whole(1, 3) }, () => {
        const { item, line, brands, kilos, from } = pick(goods)
        const buyer = among(['Aluno', 5], ['Público externo', 3], ['Professor', 2])
        const packs = buyer === 'Professor' ? whole(4, 14) : whole(1, 5)
        const unit = (from + whole(0, from)) / 100
        const discount = next() < 0.6 ? 0 : cents((packs * unit * whole(3, 18)) / 100)
        const delivery = among(['Retirada', 7], ['Motoboy', 3])
        return {
          day,
          item,
          line,
          brand: pick(brands),
          buyer,
          seller: among(['Ivone', 5], ['Gustavo', 3], ['Larissa', 2]),
          payment: among(['Pix', 4], ['Crédito', 3], ['Débito', 2], ['Vale-escola', 1]),
          delivery,
          packs,
          weight: cents(packs * kilos),
          fee: delivery === 'Motoboy' ? whole(700, 2_400) / 100 : undefined,
          discount,
          total: cents(packs * unit - discount),
        }
      }),
    ),
)

const condominiums = [
  { condo: 'Residencial Atlântico', zone: 'Sul' },
  { condo: 'Edifício Solar', zone: 'Norte' },
  { condo: 'Torres do Parque', zone: 'Leste' },
  { condo: 'Edifício Marajó', zone: 'Oeste' },
  { condo: 'Vila das Palmeiras', zone: 'Sul' },
  { condo: 'Jardim Europa', zone: 'Leste' },
  { condo: 'Conjunto Bandeirantes', zone: 'Norte' },
]
// Every day but Sunday, most on Mondays.
const jobs = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(3, 5) : whole(1, 2) }, () => ({
        day,
        ...pick(condominiums),
        reservoir: among(['superior', 5], ['inferior', 3], ['cisterna', 2]),
        service: among(
          ['higienização', 5],
          ['desinfecção química', 3],
          ['análise de água', 2],
          ['troca de boia', 1],
        ),
        technician: among(['Ademir', 5], ['Sueli', 3], ['Wagner', 2]),
        report: among(['aprovado', 7], ['pendente', 2], ['reprovado', 1]),
        emergency: next() < 0.35 ? 'sim' : 'não',
        litres: whole(5, 60) * 1_000,
        chlorine: whole(5, 80) / 10,
        hours: whole(2, 12) / 2,
        products: whole(2_500, 38_000) / 100,
        charged: whole(28_000, 240_000) / 100,
        score: next() < 0.35 ? undefined : whole(4, 10),
      })),
    ),
)

// Closed on Mondays, full on Saturdays.
const bookings = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(3, 5) : whole(1, 2) }, () => {
        const type = among(['MENSALISTA', 5], ['AVULSA', 3], ['TORNEIO', 1])
        const hours = type === 'TORNEIO' ? whole(5, 10) / 2 : whole(2, 4) / 2
        const rent = cents((hours * whole(9_000, 19_000)) / 100)
        const bar = next() < 0.15 ? 0 : whole(2_000, type === 'TORNEIO' ? 190_000 : 58_000) / 100
        return {
          day,
          pitch: among(['Maracanã', 4], ['Morumbi', 3], ['Vila Belmiro', 2]),
          period: among(['Noite', 6], ['Tarde', 3], ['Manhã', 2]),
          team: among(
            ['Real Madruga', 6],
            ['Amigos da Bola', 5],
            ['Os Perebas', 4],
            ['Só Canelada', 3],
            ['Galáticos do Bairro', 2],
            ['Resenha FC', 1.5],
          ),
          type,
          payment: among(['PIX', 5], ['CARTAO', 3], ['DINHEIRO', 2], ['FIADO', 1]),
          waiter: among(['Bia', 5], ['Cidão', 3], ['Juninho', 2]),
          grill: next() < 0.3 ? 'SIM' : 'NÃO',
          hours,
          players: whole(10, 22),
          beers: bar === 0 ? 0 : whole(1, 40),
          rent,
          deposit: next() < 0.5 ? undefined : cents(rent * 0.3),
          bar,
        }
      }),
    ),
)

const shop = 'Vendas Loja de Ingredientes'
const reservoirs = 'atendimentos_reservatorios'
const football = 'RESERVAS CAMPO E BAR'

export const files = [
  file(shop, sales, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Ingrediente', ({ item }) => item],
    ['Linha', ({ line }) => line],
    ['Marca', ({ brand }) => brand],
    ['Comprador', ({ buyer }) => buyer],
    ['Atendente', ({ seller }) => seller],
    ['Pagamento', ({ payment }) => payment],
    ['Tipo de entrega', ({ delivery }) => delivery],
    ['Pacotes', ({ packs }) => packs],
    ['Peso (kg)', ({ weight }) => decimal(weight)],
    ['Taxa de entrega', ({ fee }) => (fee === undefined ? '' : commaPrice(fee))],
    ['Desconto', ({ discount }) => commaPrice(discount)],
    ['Total da venda', ({ total }) => dotted(commaPrice(total))],
  ]),
  file(
    reservoirs,
    jobs,
    [
      ['data_servico', ({ day }) => day],
      ['condominio', ({ condo }) => condo],
      ['zona', ({ zone }) => zone],
      ['tipo_reservatorio', ({ reservoir }) => reservoir],
      ['servico', ({ service }) => service],
      ['tecnico', ({ technician }) => technician],
      ['laudo', ({ report }) => report],
      ['emergencia', ({ emergency }) => emergency],
      ['capacidade_litros', ({ litres }) => litres],
      ['cloro_kg', ({ chlorine }) => chlorine.toFixed(1)],
      ['horas', ({ hours }) => hours.toFixed(1)],
      ['custo_produtos', ({ products }) => products.toFixed(2)],
      ['valor_cobrado', ({ charged }) => charged.toFixed(2)],
      ['nota_sindico', ({ score }) => score ?? ''],
    ],
    ',',
  ),
  file(football, bookings, [
    ['DATA_JOGO', ({ day }) => shownDay(day)],
    ['CAMPO', ({ pitch }) => pitch],
    ['PERIODO', ({ period }) => period],
    ['TIME', ({ team }) => team],
    ['TIPO_RESERVA', ({ type }) => type],
    ['FORMA_PGTO', ({ payment }) => payment],
    ['GARCOM', ({ waiter }) => waiter],
    ['CHURRASQUEIRA', ({ grill }) => grill],
    ['HORAS', ({ hours }) => decimal(hours, 1)],
    ['JOGADORES', ({ players }) => players],
    ['CERVEJAS', ({ beers }) => beers],
    ['VLR_LOCACAO', ({ rent }) => decimal(rent)],
    ['VLR_SINAL', ({ deposit }) => (deposit === undefined ? '' : decimal(deposit))],
    ['VLR_BAR', ({ bar }) => decimal(bar)],
  ]),
]

export const labelled: Labelled[] = [
  // The shop of ingredients
  ['valor total das vendas da loja de ingredientes mês a mês', shop, sales.byMonth((g) => g.sum('total'))],
  [
    'Quanto a loja faturou com pasta americana em outubro?',
    shop,
    sales
      .during('2025-10')
      .when((r) => r.item === 'Pasta americana')
      .sum('total'),
  ],
  [
    'qtos pacotes de leite condensado sairam no segundo trimestre de 2025',
    shop,
    sales
      .during('2025-04', '2025-06')
      .when((r) => r.item === 'Leite condensado')
      .sum('packs'),
  ],
  [
    'Qual atendente da loja somou o maior valor em vendas?',
    shop,
    most(sales.by('seller', (g) => g.sum('total'))),
  ],
  [
    'me passa os 4 ingredientes com maior faturamento',
    shop,
    most(
      sales.by('item', (g) => g.sum('total')),
      4,
    ),
  ],
  ['Qual o valor médio de uma venda da loja de ingredientes?', shop, sales.mean('total')],
  [
    'qual marca de ingrediente trouxe o menor faturamento?',
    shop,
    least(sales.by('brand', (g) => g.sum('total'))),
  ],
  [
    'quanto de desconto o Gustavo concedeu ao todo',
    shop,
    sales.when((r) => r.seller === 'Gustavo').sum('discount'),
  ],
  [
    'Quantas vendas da loja foram acertadas com vale-escola?',
    shop,
    sales.when((r) => r.payment === 'Vale-escola').count(),
  ],
  [
    'Do total faturado pela loja, quantos por cento vieram de compras de alunos?',
    shop,
    sales.share((r) => r.buyer === 'Aluno', 'total'),
  ],
  [
    'quanto os professores compraram na loja, em reais, de agosto a novembro',
    shop,
    sales
      .during('2025-08', '2025-11')
      .when((r) => r.buyer === 'Professor')
      .sum('total'),
  ],
  [
    'Coloque lado a lado o faturamento da loja em novembro e em dezembro',
    shop,
    { before: sales.during('2025-11').sum('total'), after: sales.during('2025-12').sum('total') },
  ],
  ['qtas vendas da loja tiveram total abaixo de 50 reais', shop, sales.when((r) => r.total < 50).count()],
  ['Qual dia da semana tem o maior número de vendas na loja?', shop, most(sales.byWeekday((g) => g.count()))],
  [
    'tirando a marca Callebaut, qto deu de faturamento cada linha?',
    shop,
    sales.when((r) => r.brand !== 'Callebaut').by('line', (g) => g.sum('total')),
  ],
  ['Peso total vendido de cada ingrediente, em kg', shop, sales.by('item', (g) => g.sum('weight'))],
  [
    'Qual a média da taxa de entrega nas vendas por motoboy?',
    shop,
    sales.when((r) => r.delivery === 'Motoboy').mean('fee'),
  ],
  [
    'quanto somaram as vendas da loja pagas em pix entre 15/06/2025 e 31/07/2025',
    shop,
    sales
      .from('2025-06-15', '2025-07-31')
      .when((r) => r.payment === 'Pix')
      .sum('total'),
  ],
  [
    'Quantos quilos de farinha de amêndoas da Qualimax foram vendidos?',
    shop,
    sales.when((r) => r.item === 'Farinha de amêndoas' && r.brand === 'Qualimax').sum('weight'),
  ],
  ['numero de vendas da loja por comprador', shop, sales.by('buyer', (g) => g.count())],
  [
    'quantos reais a Ivone vendeu em setembro fora o que passou no credito?',
    shop,
    sales
      .during('2025-09')
      .when((r) => r.seller === 'Ivone' && r.payment !== 'Crédito')
      .sum('total'),
  ],
  [
    'Quantos ingredientes diferentes os professores levaram em janeiro?',
    shop,
    sales
      .during('2026-01')
      .when((r) => r.buyer === 'Professor')
      .distinct('item'),
  ],
  [
    'de quanto foi a venda mais cara da linha Decoração',
    shop,
    sales.when((r) => r.line === 'Decoração').max('total'),
  ],
  [
    'Em quantas vendas da loja o desconto foi maior que R$ 10?',
    shop,
    sales.when((r) => r.discount > 10).count(),
  ],
  [
    'Em que mês a loja vendeu o menor peso de ingredientes?',
    shop,
    least(sales.byMonth((g) => g.sum('weight'))),
  ],
  ['média de pacotes por venda em cada pagamento da loja', shop, sales.by('payment', (g) => g.mean('packs'))],
  [
    'faturamento de manteiga nas tercas-feiras',
    shop,
    sales
      .on(2)
      .when((r) => r.item === 'Manteiga')
      .sum('total'),
  ],
  [
    'Quantas vendas da loja têm total entre 100 e 300 reais?',
    shop,
    sales.when((r) => r.total >= 100 && r.total <= 300).count(),
  ],
  [
    'qtas vendas da loja foram por motoboy no segundo semestre de 2025',
    shop,
    sales
      .during('2025-07', '2025-12')
      .when((r) => r.delivery === 'Motoboy')
      .count(),
  ],
  [
    'to montando o pedido de compra: quantos pacotes de cacau em pó saíram desde novembro?',
    shop,
    sales
      .during('2025-11', '2026-02')
      .when((r) => r.item === 'Cacau em pó')
      .sum('packs'),
  ],

  // The firm that disinfects reservoirs
  ['Quantos atendimentos de reservatório aconteceram em agosto?', reservoirs, jobs.during('2025-08').count()],
  ['qtos atendimentos cada tecnico fez', reservoirs, jobs.by('technician', (g) => g.count())],
  ['Total cobrado em cada zona', reservoirs, jobs.by('zone', (g) => g.sum('charged'))],
  [
    'qual tecnico consumiu mais cloro no total, em kg?',
    reservoirs,
    most(jobs.by('technician', (g) => g.sum('chlorine'))),
  ],
  [
    'Total de horas em troca de boia no terceiro trimestre de 2025',
    reservoirs,
    jobs
      .during('2025-07', '2025-09')
      .when((r) => r.service === 'troca de boia')
      .sum('hours'),
  ],
  [
    'Quanto custaram os produtos usados nas cisternas?',
    reservoirs,
    jobs.when((r) => r.reservoir === 'cisterna').sum('products'),
  ],
  [
    'em média quanto cobramos por atendimento no Residencial Atlantico',
    reservoirs,
    jobs.when((r) => r.condo === 'Residencial Atlântico').mean('charged'),
  ],
  [
    'quantidade de atendimentos de emergencia mês a mês',
    reservoirs,
    jobs.when((r) => r.emergency === 'sim').byMonth((g) => g.count()),
  ],
  [
    'top 3 condominios pelo total cobrado',
    reservoirs,
    most(
      jobs.by('condo', (g) => g.sum('charged')),
      3,
    ),
  ],
  [
    'Que percentual dos atendimentos está com laudo aprovado?',
    reservoirs,
    jobs.share((r) => r.report === 'aprovado'),
  ],
  [
    'Soma da capacidade em litros dos atendimentos do Wagner na zona Sul',
    reservoirs,
    jobs.when((r) => r.technician === 'Wagner' && r.zone === 'Sul').sum('litres'),
  ],
  [
    'qtos atendimentos de reservatorio passaram de 5 horas',
    reservoirs,
    jobs.when((r) => r.hours > 5).count(),
  ],
  [
    'Em qual dia da semana os técnicos somam mais horas?',
    reservoirs,
    most(jobs.byWeekday((g) => g.sum('hours'))),
  ],
  [
    'Quanto foi cobrado do Edifício Marajó de maio a julho?',
    reservoirs,
    jobs
      .during('2025-05', '2025-07')
      .when((r) => r.condo === 'Edifício Marajó')
      .sum('charged'),
  ],
  [
    'compara o total de horas dos tecnicos em setembro e em outubro',
    reservoirs,
    { before: jobs.during('2025-09').sum('hours'), after: jobs.during('2025-10').sum('hours') },
  ],
  [
    'Qual serviço foi feito menos vezes nos reservatórios?',
    reservoirs,
    least(jobs.by('service', (g) => g.count())),
  ],
  [
    'total cobrado em análise de água sem contar a zona Norte',
    reservoirs,
    jobs.when((r) => r.service === 'análise de água' && r.zone !== 'Norte').sum('charged'),
  ],
  [
    'custo medio dos produtos por tipo de reservatorio',
    reservoirs,
    jobs.by('reservoir', (g) => g.mean('products')),
  ],
  [
    'A Sueli passou por quantos condomínios distintos em novembro?',
    reservoirs,
    jobs
      .during('2025-11')
      .when((r) => r.technician === 'Sueli')
      .distinct('condo'),
  ],
  ['Qual o custo de produtos mais alto que já tivemos num só atendimento?', reservoirs, jobs.max('products')],
  [
    'menor capacidade em litros que o Ademir atendeu',
    reservoirs,
    jobs.when((r) => r.technician === 'Ademir').min('litres'),
  ],
  ['Nota média do síndico para cada técnico', reservoirs, jobs.by('technician', (g) => g.mean('score'))],
  [
    'quantos atendimentos de emergência o Ademir pegou em dezembro?',
    reservoirs,
    jobs
      .during('2025-12')
      .when((r) => r.technician === 'Ademir' && r.emergency === 'sim')
      .count(),
  ],
  [
    'Quantos atendimentos tiveram capacidade de 20.000 a 40.000 litros?',
    reservoirs,
    jobs.when((r) => r.litres >= 20_000 && r.litres <= 40_000).count(),
  ],
  [
    'de todo o cloro usado, qual a porcentagem que foi em desinfecção quimica?',
    reservoirs,
    jobs.share((r) => r.service === 'desinfecção química', 'chlorine'),
  ],
  [
    'descontando o custo dos produtos, quanto sobrou do valor cobrado em janeiro?',
    reservoirs,
    jobs.during('2026-01').sum('charged') - jobs.during('2026-01').sum('products'),
  ],
  [
    'Qual mês teve o menor custo total de produtos nos reservatórios?',
    reservoirs,
    least(jobs.byMonth((g) => g.sum('products'))),
  ],
  [
    'qtos kg de cloro vão em média por atendimento de higienização',
    reservoirs,
    jobs.when((r) => r.service === 'higienização').mean('chlorine'),
  ],
  [
    'Somando tudo o que cobramos dos condomínios, quanto dá em média por mês?',
    reservoirs,
    jobs.sum('charged') / jobs.byMonth((g) => g.sum('charged')).length,
  ],
  [
    'o sindico do Jardim Europa me ligou: quantos atendimentos fizemos lá entre 05/05/2025 e 20/09/2025?',
    reservoirs,
    jobs
      .from('2025-05-05', '2025-09-20')
      .when((r) => r.condo === 'Jardim Europa')
      .count(),
  ],

  // The football pitch with a bar
  ['quanto o bar faturou em julho', football, bookings.during('2025-07').sum('bar')],
  ['Total gasto no bar por time', football, bookings.by('team', (g) => g.sum('bar'))],
  ['qtas reservas teve em cada campo?', football, bookings.by('pitch', (g) => g.count())],
  ['Qual time somou mais horas de campo?', football, most(bookings.by('team', (g) => g.sum('hours')))],
  [
    'Valor de locação das reservas avulsas no último trimestre de 2025',
    football,
    bookings
      .during('2025-10', '2025-12')
      .when((r) => r.type === 'AVULSA')
      .sum('rent'),
  ],
  [
    'os 2 times que mais gastaram no bar aos domingos',
    football,
    most(
      bookings.on(0).by('team', (g) => g.sum('bar')),
      2,
    ),
  ],
  [
    'Média de jogadores por reserva no Maracanã',
    football,
    bookings.when((r) => r.pitch === 'Maracanã').mean('players'),
  ],
  [
    'quantas reservas com churrasqueira teve em dezembro',
    football,
    bookings
      .during('2025-12')
      .when((r) => r.grill === 'SIM')
      .count(),
  ],
  [
    'Qual o percentual de reservas no período da noite?',
    football,
    bookings.share((r) => r.period === 'Noite'),
  ],
  [
    'valor de locacao do campo: outubro contra novembro',
    football,
    { before: bookings.during('2025-10').sum('rent'), after: bookings.during('2025-11').sum('rent') },
  ],
  [
    'quantas cervejas o Real Madruga já tomou?',
    football,
    bookings.when((r) => r.team === 'Real Madruga').sum('beers'),
  ],
  [
    'Soma do valor do bar nas reservas com pagamento fiado',
    football,
    bookings.when((r) => r.payment === 'FIADO').sum('bar'),
  ],
  [
    'qual garçom tem o menor total de vendas no bar',
    football,
    least(bookings.by('waiter', (g) => g.sum('bar'))),
  ],
  ['Total de locação em cada período do dia', football, bookings.by('period', (g) => g.sum('rent'))],
  [
    'valor medio do sinal nas reservas de torneio',
    football,
    bookings.when((r) => r.type === 'TORNEIO').mean('deposit'),
  ],
  ['Quantas reservas ficaram com valor zero no bar?', football, bookings.when((r) => r.bar === 0).count()],
  [
    'quantas horas de campo foram alugadas em cada dia da semana?',
    football,
    bookings.byWeekday((g) => g.sum('hours')),
  ],
  [
    'Em quantas reservas vieram mais de 18 jogadores?',
    football,
    bookings.when((r) => r.players > 18).count(),
  ],
  ['Qual mês teve o maior faturamento do bar?', football, most(bookings.byMonth((g) => g.sum('bar')))],
  [
    'quantos times diferentes jogaram no Morumbi em maio?',
    football,
    bookings
      .during('2025-05')
      .when((r) => r.pitch === 'Morumbi')
      .distinct('team'),
  ],
  [
    'compare o total vendido no bar pela Bia com o vendido pelo Cidão',
    football,
    bookings.when((r) => ['Bia', 'Cidão'].includes(r.waiter)).by('waiter', (g) => g.sum('bar')),
  ],
  [
    'qto entrou de locação em dinheiro, sem contar mensalista?',
    football,
    bookings.when((r) => r.payment === 'DINHEIRO' && r.type !== 'MENSALISTA').sum('rent'),
  ],
  ['Valor médio da locação para cada tipo de reserva', football, bookings.by('type', (g) => g.mean('rent'))],
  [
    'qual o valor da conta de bar mais alta do time Os Perebas',
    football,
    bookings.when((r) => r.team === 'Os Perebas').max('bar'),
  ],
  [
    'Qual o valor de locação mais baixo já cobrado na Vila Belmiro?',
    football,
    bookings.when((r) => r.pitch === 'Vila Belmiro').min('rent'),
  ],
  [
    'quantos % do valor total de locação foi pago em pix',
    football,
    bookings.share((r) => r.payment === 'PIX', 'rent'),
  ],
  [
    'Quantas reservas de manhã tivemos entre 01/11/2025 e 15/01/2026?',
    football,
    bookings
      .from('2025-11-01', '2026-01-15')
      .when((r) => r.period === 'Manhã')
      .count(),
  ],
  [
    'qtas reservas de campo a gente faz por mês, em média?',
    football,
    bookings.count() / bookings.byMonth((g) => g.count()).length,
  ],
  [
    'Somando a locação e o bar, quanto entrou em janeiro?',
    football,
    bookings.during('2026-01').sum('rent') + bookings.during('2026-01').sum('bar'),
  ],
  [
    'conferindo o freezer aqui: quantas cervejas saíram aos sabados de junho a agosto?',
    football,
    bookings.during('2025-06', '2025-08').on(6).sum('beers'),
  ],
]

export const unanswerable: string[] = [
  'Quantos alunos estão matriculados na escola de confeitaria?',
  'qto a loja deve pro fornecedor de chocolate',
  'Qual a data de validade do lote de manteiga?',
  'qual a margem de lucro da pasta americana?',
  'quanto gastamos de gasolina pra ir nos condominios em outubro',
  'Qual o telefone do síndico do Edifício Solar?',
  'Quando vence o contrato do Residencial Atlântico?',
  'quantos gols o Real Madruga fez em novembro?',
  'Quanto veio a conta de luz dos refletores em dezembro?',
  'qual a comissão que o Juninho tem pra receber',
]
