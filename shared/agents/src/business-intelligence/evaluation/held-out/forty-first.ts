import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A tyre shop, a translation office and a nursery of plants. */

const { next, whole, among } = seededBusiness('a tyre shop, a translation office, a nursery of plants')
const days = daysFrom('2025-07-01', 304)

// Closed on Sundays, busiest on Mondays.
const jobs = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(4, 6) : whole(1, 3) }, () => {
        const service = among(
          ['Conserto de furo', 6],
          ['Troca de pneu', 5],
          ['Alinhamento', 3],
          ['Balanceamento', 2],
          ['Rodízio', 1],
        )
        const tyres = service === 'Troca de pneu' ? whole(1, 4) : undefined
        const make =
          tyres === undefined
            ? undefined
            : among(['Pirelli', 6], ['Goodyear', 4], ['Michelin', 2], ['Dunlop', 1])
        const parts =
          tyres !== undefined
            ? cents((tyres * whole(18_000, 75_000)) / 100)
            : service === 'Conserto de furo'
              ? whole(500, 3_500) / 100
              : service === 'Balanceamento'
                ? whole(800, 4_000) / 100
                : undefined
        const labour = (service === 'Alinhamento' ? whole(6_000, 14_000) : whole(2_000, 9_000)) / 100
        const state = among(['Pago', 5], ['Fiado', 1])
        return {
          day,
          vehicle: among(['Carro', 6], ['Moto', 3], ['Caminhonete', 2], ['Caminhão', 1]),
          service,
          make,
          fitter: among(['Tonho', 6], ['Jeferson', 4], ['Marcão', 2], ['Wesley', 1]),
          roadside: among(['Não', 4], ['Sim', 1]),
          payment:
            state === 'Fiado'
              ? undefined
              : among(['Pix', 6], ['Cartão de crédito', 4], ['Dinheiro', 2], ['Cartão de débito', 1]),
          state,
          tyres,
          parts,
          labour,
          total: cents((parts ?? 0) + labour),
        }
      }),
    ),
)

const clients: [{ client: string; kind: string }, number][] = [
  [{ client: 'Prado Advocacia', kind: 'Jurídico' }, 8],
  [{ client: 'Exporta Brasil', kind: 'Empresa' }, 6],
  [{ client: 'Intercâmbio Já', kind: 'Agência' }, 4.5],
  [{ client: 'Marina Lopes', kind: 'Pessoa física' }, 3],
  [{ client: 'Metalúrgica Rossi', kind: 'Empresa' }, 2],
  [{ client: 'Carlos Nogueira', kind: 'Pessoa física' }, 1.5],
  [{ client: 'Beatriz Fontana', kind: 'Pessoa física' }, 1],
]
// Closed at weekends; people who go abroad come in January.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: day.startsWith('2026-01') ? whole(3, 5) : whole(1, 3) }, () => {
        const urgent = among(['não', 7], ['sim', 3])
        const pages = whole(2, 30) / 2
        return {
          day,
          ...among(...clients),
          language: among(['Inglês', 8], ['Espanhol', 5], ['Italiano', 4], ['Alemão', 2.5], ['Francês', 1]),
          document: among(
            ['Certidão de nascimento', 5],
            ['Diploma', 4],
            ['Contrato', 3],
            ['Histórico escolar', 2],
            ['Procuração', 1],
          ),
          translator: among(['Helena', 6], ['Otto', 4], ['Sílvia', 2.5], ['Renata', 1]),
          urgent,
          status: among(['entregue', 8], ['em andamento', 2], ['cancelado', 1]),
          pages,
          deadline: urgent === 'sim' ? whole(1, 3) : whole(4, 15),
          apostille: next() < 0.35 ? whole(9_000, 28_000) / 100 : undefined,
          price: cents((pages * whole(4_500, 9_500) * (urgent === 'sim' ? 1.5 : 1)) / 100),
        }
      }),
    ),
)

const plants: [{ species: string; group: string; from: number; to: number }, number][] = [
  [{ species: 'Limoeiro', group: 'Frutífera', from: 2_500, to: 6_000 }, 7],
  [{ species: 'Rosa-do-deserto', group: 'Ornamental', from: 2_000, to: 9_000 }, 5],
  [{ species: 'Ipê-amarelo', group: 'Nativa', from: 1_500, to: 4_500 }, 3.5],
  [{ species: 'Jabuticabeira', group: 'Frutífera', from: 4_000, to: 18_000 }, 2.5],
  [{ species: 'Manjericão', group: 'Tempero', from: 500, to: 1_200 }, 2],
  [{ species: 'Palmeira-areca', group: 'Ornamental', from: 3_000, to: 12_000 }, 1.5],
  [{ species: 'Aroeira', group: 'Nativa', from: 1_200, to: 3_500 }, 1],
]
// Closed on Mondays, busiest on Saturdays and in September.
const sales = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from(
        {
          length: (weekdayIn(day) === 6 ? whole(4, 6) : whole(1, 3)) + (day.startsWith('2025-09') ? 2 : 0),
        },
        () => {
          const { species, group, from, to } = among(...plants)
          const buyer = among(['Varejo', 7], ['Paisagista', 4], ['Sítio', 2], ['Prefeitura', 1])
          const pieces =
            buyer === 'Varejo' ? whole(1, 5) : buyer === 'Prefeitura' ? whole(30, 80) : whole(6, 25)
          const unit = whole(from, to) / 100
          const gross = cents(pieces * unit)
          const discount = next() < 0.7 ? 0 : cents((gross * whole(3, 12)) / 100)
          const delivery = buyer !== 'Varejo' || next() < 0.2 ? 'SIM' : 'NÃO'
          return {
            day,
            species,
            group,
            buyer,
            seller: among(['Zilda', 6], ['Adauto', 3], ['Kelly', 1.5]),
            delivery,
            state: among(['PAGO', 7], ['PENDENTE', 2], ['ATRASADO', 1]),
            pieces,
            unit,
            gross,
            discount,
            freight: delivery === 'SIM' ? whole(1_500, 12_000) / 100 : undefined,
            price: cents(gross - discount),
          }
        },
      ),
    ),
)

const tyreShop = 'Borracharia e Pneus'
const translation = 'pedidos_traducao'
const nursery = 'VENDAS_VIVEIRO'

export const files = [
  file(tyreShop, jobs, [
    ['Data do atendimento', ({ day }) => brazilianDay(day)],
    ['Tipo de veículo', ({ vehicle }) => vehicle],
    ['Serviço', ({ service }) => service],
    ['Marca do pneu', ({ make }) => make ?? ''],
    ['Borracheiro', ({ fitter }) => fitter],
    ['Socorro na rua', ({ roadside }) => roadside],
    ['Forma de pagamento', ({ payment }) => payment ?? ''],
    ['Situação', ({ state }) => state],
    ['Pneus vendidos', ({ tyres }) => tyres ?? ''],
    ['Valor das peças', ({ parts }) => (parts === undefined ? '' : dotted(commaPrice(parts)))],
    ['Mão de obra', ({ labour }) => dotted(commaPrice(labour))],
    ['Valor total', ({ total }) => dotted(commaPrice(total))],
  ]),
  file(
    translation,
    orders,
    [
      ['data_pedido', ({ day }) => day],
      ['cliente', ({ client }) => client],
      ['tipo_cliente', ({ kind }) => kind],
      ['idioma', ({ language }) => language],
      ['documento', ({ document }) => document],
      ['tradutor', ({ translator }) => translator],
      ['urgente', ({ urgent }) => urgent],
      ['status', ({ status }) => status],
      ['laudas', ({ pages }) => pages.toFixed(1)],
      ['prazo_dias', ({ deadline }) => deadline],
      ['custo_apostila', ({ apostille }) => (apostille === undefined ? '' : apostille.toFixed(2))],
      ['valor_pedido', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
  file(nursery, sales, [
    ['DT_VENDA', ({ day }) => brazilianDay(day)],
    ['ESPECIE', ({ species }) => species],
    ['GRUPO', ({ group }) => group],
    ['TIPO_CLIENTE', ({ buyer }) => buyer],
    ['VENDEDOR', ({ seller }) => seller],
    ['ENTREGA', ({ delivery }) => delivery],
    ['SITUACAO', ({ state }) => state],
    ['QTD_MUDAS', ({ pieces }) => pieces],
    ['VLR_UNIT', ({ unit }) => decimal(unit)],
    ['VLR_DESCONTO', ({ discount }) => decimal(discount)],
    ['VLR_FRETE', ({ freight }) => (freight === undefined ? '' : decimal(freight))],
    ['VLR_VENDA', ({ price }) => decimal(price)],
  ]),
]

export const labelled: Labelled[] = [
  // The tyre shop
  ['Qual foi o faturamento da borracharia em cada mês?', tyreShop, jobs.byMonth((g) => g.sum('total'))],
  [
    'quantos pneus Pirelli vendemos em novembro?',
    tyreShop,
    jobs
      .during('2025-11')
      .when((r) => r.make === 'Pirelli')
      .sum('tyres'),
  ],
  ['qual borracheiro fez mais atendimentos?', tyreShop, most(jobs.by('fitter', (g) => g.count()))],
  ['quanto tem de fiado na borracharia?', tyreShop, jobs.when((r) => r.state === 'Fiado').sum('total')],
  [
    'qtos consertos de furo a gente fez em outubro',
    tyreShop,
    jobs
      .during('2025-10')
      .when((r) => r.service === 'Conserto de furo')
      .count(),
  ],
  [
    'as 3 marcas de pneu que mais sairam, em quantidade de pneus vendidos',
    tyreShop,
    most(
      jobs.when((r) => r.make !== undefined).by('make', (g) => g.sum('tyres')),
      3,
    ),
  ],
  ['valor medio por atendimento na borracharia', tyreShop, jobs.mean('total')],
  [
    'quanto a borracharia recebeu no pix em fevereiro',
    tyreShop,
    jobs
      .during('2026-02')
      .when((r) => r.payment === 'Pix')
      .sum('total'),
  ],
  ['quantos atendimentos foram socorro na rua?', tyreShop, jobs.when((r) => r.roadside === 'Sim').count()],
  [
    'Que porcentagem do faturamento da borracharia vem da troca de pneu?',
    tyreShop,
    jobs.share((r) => r.service === 'Troca de pneu', 'total'),
  ],
  [
    'compare o faturamento da borracharia de dezembro com o de janeiro',
    tyreShop,
    { before: jobs.during('2025-12').sum('total'), after: jobs.during('2026-01').sum('total') },
  ],
  [
    'qtos atendimetos da borracharia passaram de 500 reais',
    tyreShop,
    jobs.when((r) => r.total > 500).count(),
  ],
  [
    'em que dia da semana a borracharia tem mais atendimentos?',
    tyreShop,
    most(jobs.byWeekday((g) => g.count())),
  ],
  [
    'quanto a borracharia fatura em média por dia que abre?',
    tyreShop,
    jobs.sum('total') / jobs.distinct('day'),
  ],
  [
    'valor total por tipo de veículo, tirando os fiados',
    tyreShop,
    jobs.when((r) => r.state !== 'Fiado').by('vehicle', (g) => g.sum('total')),
  ],
  [
    'mao de obra do Tonho em março',
    tyreShop,
    jobs
      .during('2026-03')
      .when((r) => r.fitter === 'Tonho')
      .sum('labour'),
  ],
  [
    'Qual o valor do atendimento mais caro de caminhão?',
    tyreShop,
    jobs.when((r) => r.vehicle === 'Caminhão').max('total'),
  ],
  [
    'soma do valor das peças nos consertos de furo',
    tyreShop,
    jobs.when((r) => r.service === 'Conserto de furo').sum('parts'),
  ],
  [
    'quantos atendimentos de moto o Jeferson fez?',
    tyreShop,
    jobs.when((r) => r.vehicle === 'Moto' && r.fitter === 'Jeferson').count(),
  ],
  [
    'mão de obra média do alinhamento',
    tyreShop,
    jobs.when((r) => r.service === 'Alinhamento').mean('labour'),
  ],
  [
    'quanto faturamos com pneu Goodyear no último trimestre de 2025?',
    tyreShop,
    jobs
      .during('2025-10', '2025-12')
      .when((r) => r.make === 'Goodyear')
      .sum('total'),
  ],
  [
    'quantos atendimentos a borracharia fez entre 15/09/2025 e 31/10/2025',
    tyreShop,
    jobs.from('2025-09-15', '2025-10-31').count(),
  ],
  ['qual borracheiro faturou menos?', tyreShop, least(jobs.by('fitter', (g) => g.sum('total')))],
  [
    'quantas marcas de pneu diferentes a gente vendeu?',
    tyreShop,
    jobs.when((r) => r.make !== undefined).distinct('make'),
  ],
  [
    'na borracharia, valor total menos o valor das peças em janeiro',
    tyreShop,
    jobs.during('2026-01').sum('total') - jobs.during('2026-01').sum('parts'),
  ],
  [
    'forma de pagamento menos usada na borracharia',
    tyreShop,
    least(jobs.when((r) => r.payment !== undefined).by('payment', (g) => g.count())),
  ],
  [
    'quantos por cento dos atendimentos da borracharia são de moto?',
    tyreShop,
    jobs.share((r) => r.vehicle === 'Moto'),
  ],
  [
    'oi, bom dia! consegue ver pra mim quanto o Marcão faturou aos sábados?',
    tyreShop,
    jobs
      .on(6)
      .when((r) => r.fitter === 'Marcão')
      .sum('total'),
  ],
  ['pneus vendidos mês a mês', tyreShop, jobs.byMonth((g) => g.sum('tyres'))],
  ['pior mes da borracharia em faturamento', tyreShop, least(jobs.byMonth((g) => g.sum('total')))],

  // The translation office
  ['Quantos pedidos de tradução entraram em cada mês?', translation, orders.byMonth((g) => g.count())],
  ['valor dos pedidos por idioma', translation, orders.by('language', (g) => g.sum('price'))],
  [
    'quantas laudas de inglês entraram em setembro?',
    translation,
    orders
      .during('2025-09')
      .when((r) => r.language === 'Inglês')
      .sum('pages'),
  ],
  ['qual tradutor pegou mais laudas?', translation, most(orders.by('translator', (g) => g.sum('pages')))],
  [
    'quanto somam em reais os pedidos em andamento?',
    translation,
    orders.when((r) => r.status === 'em andamento').sum('price'),
  ],
  [
    'qtos pedidos cancelados tivemos de outubro a dezembro',
    translation,
    orders
      .during('2025-10', '2025-12')
      .when((r) => r.status === 'cancelado')
      .count(),
  ],
  ['que porcentagem dos pedidos é urgente?', translation, orders.share((r) => r.urgent === 'sim')],
  [
    'valor medio do pedido de diploma',
    translation,
    orders.when((r) => r.document === 'Diploma').mean('price'),
  ],
  [
    'Quais os três clientes com maior valor em pedidos de tradução?',
    translation,
    most(
      orders.by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'pedidos urgentes da Helena em janeiro, quantos foram?',
    translation,
    orders
      .during('2026-01')
      .when((r) => r.urgent === 'sim' && r.translator === 'Helena')
      .count(),
  ],
  ['prazo médio em dias pra cada documento', translation, orders.by('document', (g) => g.mean('deadline'))],
  [
    'quanto foi o custo de apostila em 2025?',
    translation,
    orders.during('2025-01', '2025-12').sum('apostille'),
  ],
  [
    'quantos pedidos tiveram custo de apostila acima de 200 reais',
    translation,
    orders.when((r) => r.apostille !== undefined && r.apostille > 200).count(),
  ],
  [
    'compare as laudas de agosto com as de julho',
    translation,
    { before: orders.during('2025-07').sum('pages'), after: orders.during('2025-08').sum('pages') },
  ],
  ['Quantos pedidos acima de R$ 1.000?', translation, orders.when((r) => r.price > 1000).count()],
  ['qual idioma tem menos pedidos?', translation, least(orders.by('language', (g) => g.count()))],
  [
    'laudas por tipo de cliente, sem contar os pedidos cancelados',
    translation,
    orders.when((r) => r.status !== 'cancelado').by('kind', (g) => g.sum('pages')),
  ],
  ['valor médio por pedido de cada tradutor', translation, orders.by('translator', (g) => g.mean('price'))],
  [
    'quantos clientes diferentes fizeram pedido em francês no primeiro trimestre de 2026?',
    translation,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.language === 'Francês')
      .distinct('client'),
  ],
  [
    'quanto deu em pedidos entregues pra Prado Advocacia?',
    translation,
    orders.when((r) => r.client === 'Prado Advocacia' && r.status === 'entregue').sum('price'),
  ],
  [
    'em qual dia da semana o valor dos pedidos de tradução é maior no total?',
    translation,
    most(orders.byWeekday((g) => g.sum('price'))),
  ],
  [
    'em média quantos pedidos de tradução recebemos por dia de trabalho?',
    translation,
    orders.count() / orders.distinct('day'),
  ],
  [
    'Qual o menor prazo, em dias, entre os pedidos que não são urgentes?',
    translation,
    orders.when((r) => r.urgent === 'não').min('deadline'),
  ],
  [
    'qual o maior numero de laudas num pedido de contrato',
    translation,
    orders.when((r) => r.document === 'Contrato').max('pages'),
  ],
  [
    'valor dos pedidos menos o custo de apostila no primeiro trimestre de 2026',
    translation,
    orders.during('2026-01', '2026-03').sum('price') - orders.during('2026-01', '2026-03').sum('apostille'),
  ],
  [
    'qts pedidos de certidao de nascimento em italiano?',
    translation,
    orders.when((r) => r.document === 'Certidão de nascimento' && r.language === 'Italiano').count(),
  ],
  [
    'valor dos pedidos da Sílvia desde fevereiro, tirando espanhol',
    translation,
    orders
      .during('2026-02', '2026-04')
      .when((r) => r.translator === 'Sílvia' && r.language !== 'Espanhol')
      .sum('price'),
  ],
  [
    'qual a participação das empresas no valor dos pedidos?',
    translation,
    orders.share((r) => r.kind === 'Empresa', 'price'),
  ],
  ['quantos pedidos têm prazo de até 3 dias?', translation, orders.when((r) => r.deadline <= 3).count()],
  [
    'boa tarde, preciso pro relatorio: total de laudas do Otto de 10/11/2025 a 19/12/2025',
    translation,
    orders
      .from('2025-11-10', '2025-12-19')
      .when((r) => r.translator === 'Otto')
      .sum('pages'),
  ],

  // The nursery of plants
  ['Quanto o viveiro vendeu, em reais, em cada mês?', nursery, sales.byMonth((g) => g.sum('price'))],
  [
    'quantas mudas de limoeiro saíram em outubro?',
    nursery,
    sales
      .during('2025-10')
      .when((r) => r.species === 'Limoeiro')
      .sum('pieces'),
  ],
  ['qual espécie rende mais em valor de venda?', nursery, most(sales.by('species', (g) => g.sum('price')))],
  [
    'top 3 especies em quantidade de mudas',
    nursery,
    most(
      sales.by('species', (g) => g.sum('pieces')),
      3,
    ),
  ],
  [
    'quantos reais a Zilda vendeu de frutíferas?',
    nursery,
    sales.when((r) => r.seller === 'Zilda' && r.group === 'Frutífera').sum('price'),
  ],
  ['total de frete em dezembro', nursery, sales.during('2025-12').sum('freight')],
  ['quantas vendas do viveiro foram com entrega?', nursery, sales.when((r) => r.delivery === 'SIM').count()],
  [
    'Que parte do valor vendido no viveiro é de paisagista?',
    nursery,
    sales.share((r) => r.buyer === 'Paisagista', 'price'),
  ],
  [
    'ticket médio das vendas pra prefeitura',
    nursery,
    sales.when((r) => r.buyer === 'Prefeitura').mean('price'),
  ],
  [
    'qual o valor das vendas atrasadas do viveiro?',
    nursery,
    sales.when((r) => r.state === 'ATRASADO').sum('price'),
  ],
  [
    'numero de vendas pendentes de cada vendedor do viveiro',
    nursery,
    sales.when((r) => r.state === 'PENDENTE').by('seller', (g) => g.count()),
  ],
  ['em qual dia da semana saem mais mudas?', nursery, most(sales.byWeekday((g) => g.sum('pieces')))],
  [
    'valor vendido no viveiro: novembro x fevereiro',
    nursery,
    { before: sales.during('2025-11').sum('price'), after: sales.during('2026-02').sum('price') },
  ],
  ['quantas vendas de mudas acima de 300 reais?', nursery, sales.when((r) => r.price > 300).count()],
  [
    'qual o maior desconto dado numa venda de ipe amarelo',
    nursery,
    sales.when((r) => r.species === 'Ipê-amarelo').max('discount'),
  ],
  ['total de desconto por vendedor', nursery, sales.by('seller', (g) => g.sum('discount'))],
  ['média de mudas por venda em cada tipo de cliente', nursery, sales.by('buyer', (g) => g.mean('pieces'))],
  [
    'valor vendido por grupo de planta sem contar a prefeitura',
    nursery,
    sales.when((r) => r.buyer !== 'Prefeitura').by('group', (g) => g.sum('price')),
  ],
  [
    'quanto o viveiro vende em média por dia aberto, em reais?',
    nursery,
    sales.sum('price') / sales.distinct('day'),
  ],
  [
    'qtas mudas nativas o Adauto vendeu no primeiro trimestre de 2026',
    nursery,
    sales
      .during('2026-01', '2026-03')
      .when((r) => r.seller === 'Adauto' && r.group === 'Nativa')
      .sum('pieces'),
  ],
  [
    'quantas espécies diferentes a Kelly vendeu em agosto?',
    nursery,
    sales
      .during('2025-08')
      .when((r) => r.seller === 'Kelly')
      .distinct('species'),
  ],
  ['qual vendedor vendeu menos mudas?', nursery, least(sales.by('seller', (g) => g.sum('pieces')))],
  ['frete médio das vendas com entrega', nursery, sales.when((r) => r.delivery === 'SIM').mean('freight')],
  [
    'quanto dá o valor das vendas de mudas mais o frete em março?',
    nursery,
    sales.during('2026-03').sum('price') + sales.during('2026-03').sum('freight'),
  ],
  [
    'quantidade de mudas vezes o valor unitário, total das vendas de manjericão',
    nursery,
    sales.when((r) => r.species === 'Manjericão').sum('gross'),
  ],
  [
    'quanto vendemos de jabuticabeira em reais entre 20/08/2025 e 10/10/2025?',
    nursery,
    sales
      .from('2025-08-20', '2025-10-10')
      .when((r) => r.species === 'Jabuticabeira')
      .sum('price'),
  ],
  [
    'do número de vendas do viveiro, quantos por cento estão pagas?',
    nursery,
    sales.share((r) => r.state === 'PAGO'),
  ],
  ['melhor mês do viveiro em mudas vendidas', nursery, most(sales.byMonth((g) => g.sum('pieces')))],
  [
    'qtas vendas sem desconto teve no viveiro em janeiro',
    nursery,
    sales
      .during('2026-01')
      .when((r) => r.discount === 0)
      .count(),
  ],
  [
    'por favor, me fala o valor vendido de rosa do deserto nos domingos',
    nursery,
    sales
      .on(0)
      .when((r) => r.species === 'Rosa-do-deserto')
      .sum('price'),
  ],
]

export const unanswerable: string[] = [
  'qual o salário do Tonho?',
  'quantos pneus temos em estoque?',
  'quanto pagamos de aluguel da borracharia em outubro?',
  'quanto a borracharia faturou em maio de 2025?',
  'qual a previsão de vendas do viveiro para julho de 2026?',
  'que nota os clientes deram pra tradutora Helena?',
  'qual o telefone da Prado Advocacia?',
  'quantos litros de água o viveiro gasta por mês',
  'quanto gastamos com adubo em setembro?',
  'qual fornecedor de pneu Pirelli tem o melhor preço?',
]
