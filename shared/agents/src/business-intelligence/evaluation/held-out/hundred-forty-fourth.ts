import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A wholesaler of socks and underwear, an agency of nannies and cooks, gardens of condominiums. */

const { next, whole, pick, among } = seededBusiness('socks by the dozen, nannies and cooks, condo gardens')

const underwear = [
  {
    product: 'Meia soquete',
    line: 'Meias',
    brands: ['Lupo', 'Trifil', 'Selene'],
    publics: ['Feminino', 'Masculino', 'Infantil'],
    from: 48,
    to: 96,
  },
  {
    product: 'Cueca boxer',
    line: 'Cuecas',
    brands: ['Lupo', 'Selene'],
    publics: ['Masculino', 'Infantil'],
    from: 120,
    to: 260,
  },
  {
    product: 'Calcinha',
    line: 'Lingerie',
    brands: ['Selene', 'Trifil', 'Lupo'],
    publics: ['Feminino', 'Infantil'],
    from: 80,
    to: 190,
  },
  {
    product: 'Meia social',
    line: 'Meias',
    brands: ['Lupo', 'Trifil'],
    publics: ['Masculino'],
    from: 70,
    to: 140,
  },
  {
    product: 'Sutiã',
    line: 'Lingerie',
    brands: ['Selene', 'Trifil'],
    publics: ['Feminino'],
    from: 240,
    to: 480,
  },
  {
    product: 'Cueca slip',
    line: 'Cuecas',
    brands: ['Lupo', 'Selene'],
    publics: ['Masculino'],
    from: 90,
    to: 170,
  },
  {
    product: 'Meia antiderrapante',
    line: 'Meias',
    brands: ['Puket', 'Lupo'],
    publics: ['Infantil'],
    from: 85,
    to: 160,
  },
]
const retailers = [
  { client: 'Magazine Primavera', city: 'Campinas' },
  { client: 'Armarinho São Jorge', city: 'Sorocaba' },
  { client: 'Lojas Tucano', city: 'Jundiaí' },
  { client: 'Bazar da Cida', city: 'Campinas' },
  { client: 'Boutique Rosa', city: 'Ribeirão Preto' },
  { client: 'Comercial Andrade', city: 'Jundiaí' },
  { client: 'Rei do Varejo', city: 'Sorocaba' },
]
// February to December 2025; closed on Sundays, most on Tuesdays.
const orders = new Rows(
  daysFrom('2025-02-01', 334)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 2 ? whole(3, 5) : whole(1, 3) }, () => {
        const { product, line, brands, publics, from, to } = pick(underwear)
        const dispatch = among(['Transportadora', 5], ['Entrega própria', 3], ['Retirada', 2])
        const dozens = whole(2, 30)
        const unit = whole(from * 100, to * 100) / 100
        return {
          day,
          ...pick(retailers),
          line,
          product,
          public: pick(publics),
          brand: pick(brands),
          agent: among(['Gilberto', 5], ['Ivone', 4], ['Wesley', 2]),
          payment: among(['Boleto', 6], ['Pix', 4], ['Cheque', 2]),
          dispatch,
          dozens,
          unit,
          freight: dispatch === 'Retirada' ? undefined : whole(1_800, 24_000) / 100,
          returned: next() < 0.7 ? 0 : whole(1, 18),
          total: cents(dozens * unit),
        }
      }),
    ),
)

const roles = [
  { role: 'Babá', from: 280, to: 600 },
  { role: 'Cozinheira', from: 250, to: 550 },
  { role: 'Folguista', from: 180, to: 400 },
  { role: 'Copeira', from: 200, to: 350 },
]
const families = [
  { family: 'Família Prado', district: 'Moema' },
  { family: 'Família Bittencourt', district: 'Pinheiros' },
  { family: 'Família Nogueira', district: 'Perdizes' },
  { family: 'Família Kfouri', district: 'Moema' },
  { family: 'Família Sampaio', district: 'Morumbi' },
  { family: 'Família Tanaka', district: 'Pinheiros' },
  { family: 'Família Vasconcelos', district: 'Perdizes' },
  { family: 'Família Rossi', district: 'Morumbi' },
  { family: 'Família Lacerda', district: 'Moema' },
  { family: 'Família Guimarães', district: 'Perdizes' },
]
// September 2025 to June 2026; Mondays to Fridays, most on Mondays.
const placements = new Rows(
  daysFrom('2025-09-01', 303)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(3, 4) : whole(1, 2) }, () => {
        const { role, from, to } = pick(roles)
        const consultant = among(['Regina', 5], ['Sílvia', 4], ['Tatiane', 3])
        const salary = whole(from, to) * 10
        return {
          day,
          ...pick(families),
          role,
          workday: among(['integral', 5], ['meio período', 3], ['fim de semana', 2]),
          overnight: next() < 0.4 ? 'sim' : 'não',
          consultant,
          origin: among(['Indicação', 7], ['Instagram', 4], ['Google', 3], ['Panfleto', 1]),
          status: among(['paga', 6], ['parcelada', 3], ['pendente', 2]),
          children: role === 'Babá' || role === 'Folguista' ? whole(1, 4) : undefined,
          interviews: whole(2, 9),
          search: whole(1, 30),
          salary,
          fee: cents((salary * whole(70, 110)) / 100),
          rating: next() < 0.3 ? undefined : consultant === 'Sílvia' ? whole(7, 10) : whole(4, 10),
        }
      }),
    ),
)

const condominiums = [
  { condominium: 'Parque Imperial', zone: 'Sul' },
  { condominium: 'Solar das Acácias', zone: 'Oeste' },
  { condominium: 'Edifício Jatobá', zone: 'Norte' },
  { condominium: 'Vila dos Pássaros', zone: 'Sul' },
  { condominium: 'Residencial Mirante', zone: 'Oeste' },
  { condominium: 'Edifício Manacá', zone: 'Norte' },
  { condominium: 'Quinta do Lago', zone: 'Sul' },
]
// June 2025 to May 2026; closed on Sundays, most on Thursdays.
const jobs = new Rows(
  daysFrom('2025-06-01', 365)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 4 ? whole(3, 5) : whole(1, 2) }, () => {
        const service = among(
          ['Roçada', 6],
          ['Poda de cerca viva', 4],
          ['Irrigação', 3],
          ['Controle de pragas', 2],
          ['Replantio', 2],
        )
        const isMotorised = service === 'Roçada' || service === 'Poda de cerca viva'
        return {
          day,
          ...pick(condominiums),
          service,
          foreman: among(['Damião', 5], ['Genivaldo', 3], ['Lourival', 2]),
          charge: among(['Contrato', 3], ['Extra', 1]),
          shift: among(['Manhã', 3], ['Tarde', 2]),
          gardeners: whole(1, 6),
          hours: whole(2, 16) / 2,
          bags: whole(0, 25),
          fuel: isMotorised ? whole(2, 40) / 2 : undefined,
          supplies: whole(1_500, 42_000) / 100,
          price: whole(28_000, 260_000) / 100,
          invoice: next() < 0.75 ? 'Sim' : 'Não',
        }
      }),
    )
    .map((row, at) => ({ ...row, number: 4_101 + at })),
)

const wholesale = 'Pedidos Atacado'
const agency = 'colocacoes_agencia'
const gardens = 'OS JARDINS CONDOMINIOS'

export const files = [
  file(wholesale, orders, [
    ['Data Pedido', ({ day }) => brazilianDay(day)],
    ['Lojista', ({ client }) => client],
    ['Cidade', ({ city }) => city],
    ['Linha', ({ line }) => line],
    ['Produto', ({ product }) => product],
    ['Público', (row) => row.public],
    ['Marca', ({ brand }) => brand],
    ['Representante', ({ agent }) => agent],
    ['Forma Pgto', ({ payment }) => payment],
    ['Envio', ({ dispatch }) => dispatch],
    ['Dúzias', ({ dozens }) => dozens],
    ['Vlr Dúzia', ({ unit }) => commaPrice(unit)],
    ['Frete', ({ freight }) => (freight === undefined ? '' : commaPrice(freight))],
    ['Pçs Devolvidas', ({ returned }) => returned],
    ['Total Pedido', ({ total }) => dotted(commaPrice(total))],
  ]),
  file(
    agency,
    placements,
    [
      ['data_colocacao', ({ day }) => day],
      ['familia', ({ family }) => family],
      ['bairro', ({ district }) => district],
      ['funcao', ({ role }) => role],
      ['jornada', ({ workday }) => workday],
      ['pernoite', ({ overnight }) => overnight],
      ['consultora', ({ consultant }) => consultant],
      ['origem_cliente', ({ origin }) => origin],
      ['situacao_taxa', ({ status }) => status],
      ['criancas', ({ children }) => children ?? ''],
      ['entrevistas', ({ interviews }) => interviews],
      ['dias_busca', ({ search }) => search],
      ['salario', ({ salary }) => salary.toFixed(2)],
      ['taxa_agencia', ({ fee }) => fee.toFixed(2)],
      ['nota_familia', ({ rating }) => rating ?? ''],
    ],
    ',',
  ),
  file(gardens, jobs, [
    ['DT_SERVICO', ({ day }) => shownDay(day)],
    ['NUM_OS', ({ number }) => number],
    ['CONDOMINIO', ({ condominium }) => condominium],
    ['ZONA', ({ zone }) => zone],
    ['SERVICO', ({ service }) => service],
    ['ENCARREGADO', ({ foreman }) => foreman],
    ['COBRANCA', ({ charge }) => charge],
    ['TURNO', ({ shift }) => shift],
    ['QTD_JARDINEIROS', ({ gardeners }) => gardeners],
    ['HORAS', ({ hours }) => decimal(hours, 1)],
    ['SACOS_RESIDUO', ({ bags }) => bags],
    ['LITROS_GASOLINA', ({ fuel }) => (fuel === undefined ? '' : decimal(fuel, 1))],
    ['CUSTO_INSUMOS', ({ supplies }) => decimal(supplies)],
    ['VLR_SERVICO', ({ price }) => dotted(decimal(price))],
    ['NF_EMITIDA', ({ invoice }) => invoice],
  ]),
]

export const labelled: Labelled[] = [
  // The wholesaler of socks and underwear
  [
    'quantos pedidos de meia soquete entraram em maio?',
    wholesale,
    orders
      .during('2025-05')
      .when((r) => r.product === 'Meia soquete')
      .count(),
  ],
  ['Valor total dos pedidos por representante', wholesale, orders.by('agent', (g) => g.sum('total'))],
  [
    'me diz qtas dúzias de cueca boxer saíram no terceiro trimestre de 2025',
    wholesale,
    orders
      .during('2025-07', '2025-09')
      .when((r) => r.product === 'Cueca boxer')
      .sum('dozens'),
  ],
  ['Qual lojista comprou mais em reais?', wholesale, most(orders.by('client', (g) => g.sum('total')))],
  [
    'quais as duas marcas com mais dúzias vendidas?',
    wholesale,
    most(
      orders.by('brand', (g) => g.sum('dozens')),
      2,
    ),
  ],
  ['valor medio dos pedidos da Ivone', wholesale, orders.when((r) => r.agent === 'Ivone').mean('total')],
  ['soma do frete dos pedidos de agosto', wholesale, orders.during('2025-08').sum('freight')],
  [
    'Qual o frete médio das vendas para Sorocaba?',
    wholesale,
    orders.when((r) => r.city === 'Sorocaba').mean('freight'),
  ],
  ['pçs devolvidas por linha', wholesale, orders.by('line', (g) => g.sum('returned'))],
  [
    'Campinas representa qual porcentagem do valor dos pedidos?',
    wholesale,
    orders.share((r) => r.city === 'Campinas', 'total'),
  ],
  [
    'pedidos com total maior que 3 mil reais, qtos tem?',
    wholesale,
    orders.when((r) => r.total > 3000).count(),
  ],
  ['Valor dos pedidos mês a mês', wholesale, orders.byMonth((g) => g.sum('total'))],
  [
    'valor dos pedidos, novembro contra dezembro',
    wholesale,
    { before: orders.during('2025-11').sum('total'), after: orders.during('2025-12').sum('total') },
  ],
  ['em que dia da semana entra mais pedido?', wholesale, most(orders.byWeekday((g) => g.count()))],
  [
    'quanto deu em reais os pedidos de cueca slip no pix',
    wholesale,
    orders.when((r) => r.product === 'Cueca slip' && r.payment === 'Pix').sum('total'),
  ],
  [
    'Quantos lojistas diferentes compraram calcinha em outubro?',
    wholesale,
    orders
      .during('2025-10')
      .when((r) => r.product === 'Calcinha')
      .distinct('client'),
  ],
  [
    'Qual o valor do menor pedido pago com cheque?',
    wholesale,
    orders.when((r) => r.payment === 'Cheque').min('total'),
  ],
  [
    'total de duzias por publico, sem contar a Puket',
    wholesale,
    orders.when((r) => r.brand !== 'Puket').by('public', (g) => g.sum('dozens')),
  ],
  ['Média de dúzias por pedido em cada cidade', wholesale, orders.by('city', (g) => g.mean('dozens'))],
  [
    'me mostra os 3 produtos com mais peças devolvidas',
    wholesale,
    most(
      orders.by('product', (g) => g.sum('returned')),
      3,
    ),
  ],
  [
    'Quanto o Wesley vendeu em reais para Jundiaí entre 15/04/2025 e 30/06/2025?',
    wholesale,
    orders
      .from('2025-04-15', '2025-06-30')
      .when((r) => r.agent === 'Wesley' && r.city === 'Jundiaí')
      .sum('total'),
  ],
  ['quantos pedidos foram pra retirada?', wholesale, orders.when((r) => r.dispatch === 'Retirada').count()],
  [
    'Qual linha tem o maior valor médio de pedido?',
    wholesale,
    most(orders.by('line', (g) => g.mean('total'))),
  ],
  [
    'Quantos pedidos tiveram total entre R$ 500 e R$ 1.000?',
    wholesale,
    orders.when((r) => r.total >= 500 && r.total <= 1000).count(),
  ],
  [
    'Quantos por cento das dúzias vendidas são da Lupo?',
    wholesale,
    orders.share((r) => r.brand === 'Lupo', 'dozens'),
  ],
  [
    'qtos pedidos a gente recebe por mês, em média?',
    wholesale,
    orders.count() / orders.byMonth((g) => g.count()).length,
  ],
  [
    'quantos pedidos de julho não tiveram nenhuma peça devolvida?',
    wholesale,
    orders
      .during('2025-07')
      .when((r) => r.returned === 0)
      .count(),
  ],
  [
    'preciso fechar a planilha da ivone: qual o valor dos pedidos dela de julho a dezembro?',
    wholesale,
    orders
      .during('2025-07', '2025-12')
      .when((r) => r.agent === 'Ivone')
      .sum('total'),
  ],
  ['qual o mes mais fraco em valor de pedidos', wholesale, least(orders.byMonth((g) => g.sum('total')))],
  [
    'Qual foi o maior valor da dúzia de sutiã?',
    wholesale,
    orders.when((r) => r.product === 'Sutiã').max('unit'),
  ],

  // The agency of nannies and cooks
  [
    'Quantas colocações de babá fizemos em outubro?',
    agency,
    placements
      .during('2025-10')
      .when((r) => r.role === 'Babá')
      .count(),
  ],
  ['Total da taxa da agência por consultora', agency, placements.by('consultant', (g) => g.sum('fee'))],
  ['qual bairro soma mais taxa pra agencia?', agency, most(placements.by('district', (g) => g.sum('fee')))],
  ['salario medio das cozinheiras', agency, placements.when((r) => r.role === 'Cozinheira').mean('salary')],
  [
    'quanto de taxa da agência está pendente?',
    agency,
    placements.when((r) => r.status === 'pendente').sum('fee'),
  ],
  [
    'Nota média das famílias nas colocações da Tatiane',
    agency,
    placements.when((r) => r.consultant === 'Tatiane').mean('rating'),
  ],
  ['qtas entrevistas fizemos pra cada função', agency, placements.by('role', (g) => g.sum('interviews'))],
  [
    'Em média, quantos dias de busca leva uma copeira?',
    agency,
    placements.when((r) => r.role === 'Copeira').mean('search'),
  ],
  [
    'que percentual das colocações veio do instagram',
    agency,
    placements.share((r) => r.origin === 'Instagram'),
  ],
  [
    'Número de colocações com pernoite em cada mês',
    agency,
    placements.when((r) => r.overnight === 'sim').byMonth((g) => g.count()),
  ],
  [
    'a taxa total da agência em março comparada com fevereiro',
    agency,
    { before: placements.during('2026-02').sum('fee'), after: placements.during('2026-03').sum('fee') },
  ],
  [
    'Quais são as três famílias com a maior soma de taxa da agência?',
    agency,
    most(
      placements.by('family', (g) => g.sum('fee')),
      3,
    ),
  ],
  [
    'maior salario que a gente ja combinou pra uma folguista',
    agency,
    placements.when((r) => r.role === 'Folguista').max('salary'),
  ],
  [
    'Quantas colocações têm salário acima de R$ 4.500?',
    agency,
    placements.when((r) => r.salary > 4500).count(),
  ],
  [
    'quantas famílias diferentes contrataram copeira em janeiro',
    agency,
    placements
      .during('2026-01')
      .when((r) => r.role === 'Copeira')
      .distinct('family'),
  ],
  ['Taxa média da agência por jornada', agency, placements.by('workday', (g) => g.mean('fee'))],
  [
    'Quantas colocações a Regina fechou entre 05/01/2026 e 25/02/2026?',
    agency,
    placements
      .from('2026-01-05', '2026-02-25')
      .when((r) => r.consultant === 'Regina')
      .count(),
  ],
  [
    'soma das crianças nas colocações de babá em perdizes',
    agency,
    placements.when((r) => r.role === 'Babá' && r.district === 'Perdizes').sum('children'),
  ],
  [
    'média de crianças nas colocações de folguista',
    agency,
    placements.when((r) => r.role === 'Folguista').mean('children'),
  ],
  [
    'Quanto a agência somou de taxa no primeiro trimestre de 2026, fora as cozinheiras?',
    agency,
    placements
      .during('2026-01', '2026-03')
      .when((r) => r.role !== 'Cozinheira')
      .sum('fee'),
  ],
  [
    'qual origem de cliente trouxe menos colocações?',
    agency,
    least(placements.by('origin', (g) => g.count())),
  ],
  ['dia da semana com mais colocacoes', agency, most(placements.byWeekday((g) => g.count()))],
  [
    'quantas colocacoes receberam nota menor que 7',
    agency,
    placements.when((r) => r.rating !== undefined && r.rating < 7).count(),
  ],
  [
    'Quantos por cento da taxa total da agência vem da função Babá?',
    agency,
    placements.share((r) => r.role === 'Babá', 'fee'),
  ],
  [
    'colocações de meio periodo sem pernoite, qtas foram?',
    agency,
    placements.when((r) => r.workday === 'meio período' && r.overnight === 'não').count(),
  ],
  [
    'Qual consultora tem a maior nota média?',
    agency,
    most(placements.by('consultant', (g) => g.mean('rating'))),
  ],
  [
    'salário médio das babás mês a mês',
    agency,
    placements.when((r) => r.role === 'Babá').byMonth((g) => g.mean('salary')),
  ],
  [
    'qto entra de taxa da agencia por mês, na média?',
    agency,
    placements.sum('fee') / placements.byMonth((g) => g.count()).length,
  ],
  [
    'Quantas colocações saíram com até 5 dias de busca?',
    agency,
    placements.when((r) => r.search <= 5).count(),
  ],
  [
    'vou sentar com a sílvia pra avaliar o trabalho: qual o total de entrevistas dela de abril a junho?',
    agency,
    placements
      .during('2026-04', '2026-06')
      .when((r) => r.consultant === 'Sílvia')
      .sum('interviews'),
  ],

  // The gardens of condominiums
  [
    'qtas OS o genivaldo fez em novembro',
    gardens,
    jobs
      .during('2025-11')
      .when((r) => r.foreman === 'Genivaldo')
      .count(),
  ],
  ['Valor total dos serviços por condomínio', gardens, jobs.by('condominium', (g) => g.sum('price'))],
  [
    'quantos litros de gasolina foram na roçada em janeiro?',
    gardens,
    jobs
      .during('2026-01')
      .when((r) => r.service === 'Roçada')
      .sum('fuel'),
  ],
  ['Qual encarregado acumulou mais horas?', gardens, most(jobs.by('foreman', (g) => g.sum('hours')))],
  ['quanto foi o custo de insumos na zona sul', gardens, jobs.when((r) => r.zone === 'Sul').sum('supplies')],
  ['Custo médio de insumos por serviço', gardens, jobs.by('service', (g) => g.mean('supplies'))],
  ['Total de sacos de resíduo em cada mês', gardens, jobs.byMonth((g) => g.sum('bags'))],
  [
    'média de litros de gasolina por OS de poda de cerca viva',
    gardens,
    jobs.when((r) => r.service === 'Poda de cerca viva').mean('fuel'),
  ],
  [
    'Que porcentagem do valor dos serviços é de cobrança extra?',
    gardens,
    jobs.share((r) => r.charge === 'Extra', 'price'),
  ],
  [
    'quantas OS no turno da manha tivemos em abril?',
    gardens,
    jobs
      .during('2026-04')
      .when((r) => r.shift === 'Manhã')
      .count(),
  ],
  [
    'Custo total de insumos: outubro de 2025 versus novembro de 2025',
    gardens,
    { before: jobs.during('2025-10').sum('supplies'), after: jobs.during('2025-11').sum('supplies') },
  ],
  [
    'os 2 condominios que mais geraram sacos de residuo',
    gardens,
    most(
      jobs.by('condominium', (g) => g.sum('bags')),
      2,
    ),
  ],
  [
    'Qual o valor do serviço mais caro feito no Solar das Acácias?',
    gardens,
    jobs.when((r) => r.condominium === 'Solar das Acácias').max('price'),
  ],
  [
    'quantas OS têm valor do serviço acima de 1.500 reais?',
    gardens,
    jobs.when((r) => r.price > 1500).count(),
  ],
  [
    'em quantos condominios diferentes fizemos replantio em dezembro',
    gardens,
    jobs
      .during('2025-12')
      .when((r) => r.service === 'Replantio')
      .distinct('condominium'),
  ],
  ['soma das horas das OS nas quintas-feiras', gardens, jobs.on(4).sum('hours')],
  ['OS em cada dia da semana, qtas são?', gardens, jobs.byWeekday((g) => g.count())],
  [
    'valor dos serviços de controle de pragas, tirando os do Lourival',
    gardens,
    jobs.when((r) => r.service === 'Controle de pragas' && r.foreman !== 'Lourival').sum('price'),
  ],
  ['qtas OS ficaram sem NF emitida?', gardens, jobs.when((r) => r.invoice === 'Não').count()],
  [
    'Valor dos serviços com NF emitida, por zona',
    gardens,
    jobs.when((r) => r.invoice === 'Sim').by('zone', (g) => g.sum('price')),
  ],
  ['média da qtd de jardineiros por OS em cada turno', gardens, jobs.by('shift', (g) => g.mean('gardeners'))],
  [
    'em fevereiro, quanto sobrou do valor dos serviços depois de descontar o custo de insumos?',
    gardens,
    jobs.during('2026-02').sum('price') - jobs.during('2026-02').sum('supplies'),
  ],
  [
    'Qual condomínio tem o menor custo total de insumos?',
    gardens,
    least(jobs.by('condominium', (g) => g.sum('supplies'))),
  ],
  ['quantas OS duraram de 3 a 5 horas?', gardens, jobs.when((r) => r.hours >= 3 && r.hours <= 5).count()],
  [
    'horas de irrigacao do Damião desde março de 2026',
    gardens,
    jobs
      .during('2026-03', '2026-05')
      .when((r) => r.service === 'Irrigação' && r.foreman === 'Damião')
      .sum('hours'),
  ],
  ['Que parcela das OS é de contrato?', gardens, jobs.share((r) => r.charge === 'Contrato')],
  ['mês em que se gastou mais litros de gasolina', gardens, most(jobs.byMonth((g) => g.sum('fuel')))],
  [
    'Valor médio do serviço com cobrança extra na Zona Oeste',
    gardens,
    jobs.when((r) => r.charge === 'Extra' && r.zone === 'Oeste').mean('price'),
  ],
  [
    'quantos sacos de resíduo a gente tira por mês, em média?',
    gardens,
    jobs.sum('bags') / jobs.byMonth((g) => g.count()).length,
  ],
  [
    'tenho reunião no Vila dos Pássaros: quanto somou o valor dos serviços lá entre 01/08/2025 e 15/10/2025?',
    gardens,
    jobs
      .from('2025-08-01', '2025-10-15')
      .when((r) => r.condominium === 'Vila dos Pássaros')
      .sum('price'),
  ],
]

export const unanswerable: string[] = [
  'qual a margem de lucro da linha lingerie?',
  'Quanto pagamos de comissão ao Gilberto em junho?',
  'me passa o telefone do Bazar da Cida',
  'quantos dias a transportadora demora pra entregar em Ribeirão Preto?',
  'Qual a idade média das babás?',
  'quanto a agência gastou com anúncio no instagram',
  'Quantas cozinheiras têm curso de confeitaria?',
  'qto custou o conserto das roçadeiras?',
  'Quantas árvores existem no Parque Imperial?',
  'quantas faltas o Damião teve em março',
]
