import { brazilianDay, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows } from './rows'

/* A pest controller, a shop of bicycles and vans for pupils. */

const { next, whole, pick } = seededBusiness('pest control, bicycles, vans for pupils')
const days = daysFrom('2026-01-01', 181)

const jobs = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(0, 4) }, () => ({
      day,
      pest: pick(['Barata', 'Cupim', 'Rato', 'Formiga', 'Pombo']),
      place: pick(['Residência', 'Restaurante', 'Condomínio', 'Galpão']),
      team: pick(['Equipe Azul', 'Equipe Verde', 'Equipe Preta']),
      district: pick(['Tatuapé', 'Mooca', 'Penha', 'Ipiranga']),
      status: pick(['Executado', 'Agendado', 'Reagendado', 'Cancelado']),
      contract: pick(['Avulso', 'Mensal', 'Anual']),
      area: whole(30, 900),
      product: whole(5, 120) / 10,
      minutes: whole(20, 260),
      total: whole(12_000, 190_000) / 100,
    })),
  ),
)
const sales = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(1, 5) }, () => {
      const units = whole(1, 4)
      const price = whole(2_000, 350_000) / 100
      const cost = Math.round(units * price * whole(45, 80)) / 100
      return {
        day,
        product: pick(['Bike aro 29', 'Capacete', 'Pneu', 'Luva', 'Bike infantil', 'Bomba de ar']),
        category: pick(['Bicicletas', 'Acessórios', 'Peças']),
        brand: pick(['Caloi', 'Oggi', 'Shimano', 'Absolute']),
        seller: pick(['Duda', 'Ricardo', 'Samara']),
        payment: pick(['Pix', 'Crédito', 'Débito', 'Boleto']),
        returned: pick(['nao', 'sim']),
        installments: whole(1, 12),
        units,
        price,
        cost,
        total: Math.round(units * price * 100) / 100,
      }
    }),
  ),
)
const fees = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(1, 4) }, () => ({
      day,
      pupil: pick(['Enzo', 'Valentina', 'Sophia', 'Miguel', 'Heitor', 'Alice']),
      school: pick(['Colégio Dom Bosco', 'Escola Arco-Íris', 'EMEI Monteiro']),
      driver: pick(['Tio Jorge', 'Tia Neusa', 'Marcão']),
      van: pick(['Van 1', 'Van 2', 'Van 3']),
      shift: pick(['Manhã', 'Tarde', 'Integral']),
      status: pick(['Pago', 'Pendente', 'Vencido']),
      km: whole(20, 300) / 10,
      fee: whole(20_000, 65_000) / 100,
      fine: next() < 0.7 ? 0 : whole(500, 6_000) / 100,
      late: next() < 0.6 ? 0 : whole(1, 40),
    })),
  ),
)

const control = 'OS_DEDETIZACAO'
const bikes = 'vendas bike shop'
const vans = 'Mensalidades transporte escolar'

export const files = [
  file(control, jobs, [
    ['DT_SERVICO', ({ day }) => brazilianDay(day)],
    ['PRAGA', ({ pest }) => pest],
    ['TIPO_LOCAL', ({ place }) => place],
    ['EQUIPE', ({ team }) => team],
    ['BAIRRO', ({ district }) => district],
    ['STATUS', ({ status }) => status],
    ['CONTRATO', ({ contract }) => contract],
    ['AREA_M2', ({ area }) => area],
    ['PRODUTO_LT', ({ product }) => decimal(product, 1)],
    ['DURACAO_MIN', ({ minutes }) => minutes],
    ['VALOR', ({ total }) => decimal(total)],
  ]),
  file(
    bikes,
    sales,
    [
      ['data', ({ day }) => day],
      ['produto', ({ product }) => product],
      ['categoria', ({ category }) => category],
      ['marca', ({ brand }) => brand],
      ['vendedor', ({ seller }) => seller],
      ['forma_pgto', ({ payment }) => payment],
      ['devolvido', ({ returned }) => returned],
      ['parcelas', ({ installments }) => installments],
      ['qtd', ({ units }) => units],
      ['preco_unit', ({ price }) => price.toFixed(2)],
      ['custo', ({ cost }) => cost.toFixed(2)],
      ['total', ({ total }) => total.toFixed(2)],
    ],
    ',',
  ),
  file(vans, fees, [
    ['Vencimento', ({ day }) => brazilianDay(day)],
    ['Aluno', ({ pupil }) => pupil],
    ['Escola', ({ school }) => school],
    ['Motorista', ({ driver }) => driver],
    ['Veículo', ({ van }) => van],
    ['Turno', ({ shift }) => shift],
    ['Situação', ({ status }) => status],
    ['Distância (km)', ({ km }) => decimal(km, 1)],
    ['Mensalidade', ({ fee }) => commaPrice(fee)],
    ['Multa', ({ fine }) => commaPrice(fine)],
    ['Dias de atraso', ({ late }) => late],
  ]),
]

export const labelled: Labelled[] = [
  // Pest control
  ['quantas dedetizações a gente fez em março?', control, jobs.during('2026-03').count()],
  ['faturamento da dedetização por bairro', control, jobs.by('district', (g) => g.sum('total'))],
  [
    'quantos serviços de cupim no tatuapé',
    control,
    jobs.when((r) => r.pest === 'Cupim' && r.district === 'Tatuapé').count(),
  ],
  ['qual praga aparece mais?', control, most(jobs.by('pest', (g) => g.count()))],
  ['valor médio do serviço de rato', control, jobs.when((r) => r.pest === 'Rato').mean('total')],
  ['quantos litros de produto gastamos em maio', control, jobs.during('2026-05').sum('product')],
  ['produto gasto por equipe', control, jobs.by('team', (g) => g.sum('product'))],
  ['área total tratada em galpão', control, jobs.when((r) => r.place === 'Galpão').sum('area')],
  [
    'serviços cancelados na mooca',
    control,
    jobs.when((r) => r.status === 'Cancelado' && r.district === 'Mooca').count(),
  ],
  ['quanto a equipe azul faturou?', control, jobs.when((r) => r.team === 'Equipe Azul').sum('total')],
  ['duração média por tipo de local', control, jobs.by('place', (g) => g.mean('minutes'))],
  [
    'serviço mais demorado em restaurante, quantos minutos',
    control,
    jobs.when((r) => r.place === 'Restaurante').max('minutes'),
  ],
  ['quantos serviços ainda tão agendados?', control, jobs.when((r) => r.status === 'Agendado').count()],
  [
    'contratos mensais: quanto entrou em abril',
    control,
    jobs
      .during('2026-04')
      .when((r) => r.contract === 'Mensal')
      .sum('total'),
  ],
  ['percentual de serviços de contrato anual', control, jobs.share((r) => r.contract === 'Anual')],
  ['serviços acima de R$ 1.000', control, jobs.when((r) => r.total > 1000).count()],
  ['serviços de formiga ou pombo', control, jobs.when((r) => ['Formiga', 'Pombo'].includes(r.pest)).count()],
  [
    'equipe com menos serviço em fevereiro',
    control,
    least(jobs.during('2026-02').by('team', (g) => g.count())),
  ],
  ['valor por metro quadrado', control, jobs.sum('total') / jobs.sum('area')],
  [
    'serviços executados por mês',
    control,
    jobs.when((r) => r.status === 'Executado').byMonth((g) => g.count()),
  ],
  [
    'faturamento em residência sem contar os avulsos',
    control,
    jobs.when((r) => r.place === 'Residência' && r.contract !== 'Avulso').sum('total'),
  ],
  [
    'barata rendeu mais em maio ou em junho?',
    control,
    {
      before: jobs
        .during('2026-05')
        .when((r) => r.pest === 'Barata')
        .sum('total'),
      after: jobs
        .during('2026-06')
        .when((r) => r.pest === 'Barata')
        .sum('total'),
    },
  ],
  ['quantos serviços tiveram mais de 500 m2', control, jobs.when((r) => r.area > 500).count()],
  ['dia da semana com mais serviço de dedetização', control, most(jobs.byWeekday((g) => g.count()))],
  [
    'bairro que mais reagendou',
    control,
    most(jobs.when((r) => r.status === 'Reagendado').by('district', (g) => g.count())),
  ],
  ['litros de produto por serviço em média', control, jobs.mean('product')],
  [
    'quanto rendeu condomínio na penha no segundo trimestre',
    control,
    jobs
      .during('2026-04', '2026-06')
      .when((r) => r.place === 'Condomínio' && r.district === 'Penha')
      .sum('total'),
  ],
  [
    'ranking de pragas por valor',
    control,
    most(
      jobs.by('pest', (g) => g.sum('total')),
      5,
    ),
  ],
  [
    'quantos serviços o pessoal da equipe verde fez no sábado',
    control,
    jobs
      .on(6)
      .when((r) => r.team === 'Equipe Verde')
      .count(),
  ],
  ['média de serviços de dedetização por mês', control, jobs.count() / 6],

  // Bicycles
  ['quanto a loja de bike vendeu em janeiro?', bikes, sales.during('2026-01').sum('total')],
  [
    'quantos capacetes saíram em março',
    bikes,
    sales
      .during('2026-03')
      .when((r) => r.product === 'Capacete')
      .sum('units'),
  ],
  ['total menos custo por categoria', bikes, sales.by('category', (g) => g.sum('total') - g.sum('cost'))],
  ['qual marca vende mais em valor', bikes, most(sales.by('brand', (g) => g.sum('total')))],
  [
    'vendas da Samara por mês em reais',
    bikes,
    sales.when((r) => r.seller === 'Samara').byMonth((g) => g.sum('total')),
  ],
  ['quantas vendas foram devolvidas?', bikes, sales.when((r) => r.returned === 'sim').count()],
  ['valor das vendas não devolvidas', bikes, sales.when((r) => r.returned === 'nao').sum('total')],
  ['ticket médio no boleto', bikes, sales.when((r) => r.payment === 'Boleto').mean('total')],
  [
    'média de parcelas nas vendas no crédito',
    bikes,
    sales.when((r) => r.payment === 'Crédito').mean('installments'),
  ],
  ['quantas vendas em mais de 6 parcelas', bikes, sales.when((r) => r.installments > 6).count()],
  ['preço médio da bike aro 29', bikes, sales.when((r) => r.product === 'Bike aro 29').mean('price')],
  ['custo dos produtos vendidos em abril', bikes, sales.during('2026-04').sum('cost')],
  [
    'quantas unidades de pneu a Duda vendeu?',
    bikes,
    sales.when((r) => r.product === 'Pneu' && r.seller === 'Duda').sum('units'),
  ],
  [
    'top 3 produtos em quantidade',
    bikes,
    most(
      sales.by('product', (g) => g.sum('units')),
      3,
    ),
  ],
  ['produto que menos faturou', bikes, least(sales.by('product', (g) => g.sum('total')))],
  [
    'caloi ou oggi, quem vendeu mais em reais?',
    bikes,
    sales.when((r) => ['Caloi', 'Oggi'].includes(r.brand)).by('brand', (g) => g.sum('total')),
  ],
  ['% das vendas em valor feitas no pix', bikes, sales.share((r) => r.payment === 'Pix', 'total')],
  [
    'vendas de acessórios no fim de semana, valor',
    bikes,
    sales
      .when((r) => r.category === 'Acessórios')
      .on(0, 6)
      .sum('total'),
  ],
  ['maior venda do ricardo', bikes, sales.when((r) => r.seller === 'Ricardo').max('total')],
  [
    'quanto vendemos de shimano tirando pneu',
    bikes,
    sales.when((r) => r.brand === 'Shimano' && r.product !== 'Pneu').sum('total'),
  ],
  [
    'vendedor com mais devolução',
    bikes,
    most(sales.when((r) => r.returned === 'sim').by('seller', (g) => g.count())),
  ],
  ['unidades vendidas por marca em junho', bikes, sales.during('2026-06').by('brand', (g) => g.sum('units'))],
  [
    'total vendido no débito e no crédito juntos',
    bikes,
    sales.when((r) => ['Débito', 'Crédito'].includes(r.payment)).sum('total'),
  ],
  ['média de vendas da bike shop por dia, em reais', bikes, sales.sum('total') / 181],
  [
    'bike infantil: total por vendedor',
    bikes,
    sales.when((r) => r.product === 'Bike infantil').by('seller', (g) => g.sum('total')),
  ],
  ['vendas da bike shop abaixo de 100 reais, quantas?', bikes, sales.when((r) => r.total < 100).count()],
  [
    'o faturamento de bicicletas subiu de fevereiro pra março?',
    bikes,
    {
      before: sales
        .during('2026-02')
        .when((r) => r.category === 'Bicicletas')
        .sum('total'),
      after: sales
        .during('2026-03')
        .when((r) => r.category === 'Bicicletas')
        .sum('total'),
    },
  ],
  ['quantas luvas vendemos no total', bikes, sales.when((r) => r.product === 'Luva').sum('units')],
  [
    'marca absolute vendeu quanto de peças entre 10 e 20 de maio',
    bikes,
    sales
      .from('2026-05-10', '2026-05-20')
      .when((r) => r.brand === 'Absolute' && r.category === 'Peças')
      .sum('total'),
  ],
  ['melhor mês da bike shop em unidades', bikes, most(sales.byMonth((g) => g.sum('units')))],

  // The vans
  ['quanto temos de mensalidade vencida?', vans, fees.when((r) => r.status === 'Vencido').sum('fee')],
  [
    'mensalidades pagas em fevereiro, valor',
    vans,
    fees
      .during('2026-02')
      .when((r) => r.status === 'Pago')
      .sum('fee'),
  ],
  [
    'quantas mensalidades pendentes por escola',
    vans,
    fees.when((r) => r.status === 'Pendente').by('school', (g) => g.count()),
  ],
  ['valor de mensalidade por motorista', vans, fees.by('driver', (g) => g.sum('fee'))],
  ['quanto recebemos de multa em maio', vans, fees.during('2026-05').sum('fine')],
  ['mensalidade média do integral', vans, fees.when((r) => r.shift === 'Integral').mean('fee')],
  ['qual aluno mais atrasa?', vans, most(fees.by('pupil', (g) => g.sum('late')))],
  ['dias de atraso em média por escola', vans, fees.by('school', (g) => g.mean('late'))],
  ['quantos km por veículo', vans, fees.by('van', (g) => g.sum('km'))],
  ['distância média do turno da tarde', vans, fees.when((r) => r.shift === 'Tarde').mean('km')],
  [
    'quanto o tio jorge recebeu de mensalidade do dom bosco',
    vans,
    fees.when((r) => r.driver === 'Tio Jorge' && r.school === 'Colégio Dom Bosco').sum('fee'),
  ],
  ['quantas mensalidades com atraso de mais de 15 dias', vans, fees.when((r) => r.late > 15).count()],
  ['quantas mensalidades sem multa', vans, fees.when((r) => r.fine === 0).count()],
  ['percentual das mensalidades pagas, em valor', vans, fees.share((r) => r.status === 'Pago', 'fee')],
  [
    'valor pendente da alice',
    vans,
    fees.when((r) => r.status === 'Pendente' && r.pupil === 'Alice').sum('fee'),
  ],
  ['multa por mês', vans, fees.byMonth((g) => g.sum('fine'))],
  ['escola que paga mais multa', vans, most(fees.by('school', (g) => g.sum('fine')))],
  [
    'van 2: quantas mensalidades em junho?',
    vans,
    fees
      .during('2026-06')
      .when((r) => r.van === 'Van 2')
      .count(),
  ],
  ['maior mensalidade do arco-íris', vans, fees.when((r) => r.school === 'Escola Arco-Íris').max('fee')],
  [
    'mensalidade de manhã e à tarde somadas',
    vans,
    fees.when((r) => ['Manhã', 'Tarde'].includes(r.shift)).sum('fee'),
  ],
  [
    'mensalidades por turno, menos o integral',
    vans,
    fees.when((r) => r.shift !== 'Integral').by('shift', (g) => g.sum('fee')),
  ],
  [
    'motorista com mais mensalidade vencida',
    vans,
    most(fees.when((r) => r.status === 'Vencido').by('driver', (g) => g.sum('fee'))),
  ],
  [
    'quantos alunos diferentes o marcão levou na primeira quinzena de janeiro',
    vans,
    fees
      .from('2026-01-01', '2026-01-15')
      .when((r) => r.driver === 'Marcão')
      .distinct('pupil'),
  ],
  ['qual escola dá mais dinheiro de mensalidade?', vans, most(fees.by('school', (g) => g.sum('fee')))],
  [
    'mensalidade mais multa da sophia',
    vans,
    fees.when((r) => r.pupil === 'Sophia').sum('fee') + fees.when((r) => r.pupil === 'Sophia').sum('fine'),
  ],
  ['quantas mensalidades acima de 500 reais', vans, fees.when((r) => r.fee > 500).count()],
  [
    'o valor das mensalidades caiu de abril pra maio?',
    vans,
    { before: fees.during('2026-04').sum('fee'), after: fees.during('2026-05').sum('fee') },
  ],
  ['km rodados pela tia neusa', vans, fees.when((r) => r.driver === 'Tia Neusa').sum('km')],
  ['média de mensalidades por mês em valor', vans, fees.sum('fee') / 6],
  [
    'quantas mensalidades do enzo não foram pagas',
    vans,
    fees.when((r) => r.pupil === 'Enzo' && r.status !== 'Pago').count(),
  ],
]

/** What the tables do not hold. */
export const unanswerable: string[] = [
  'quanto custou o veneno da equipe azul?',
  'quantos clientes ligaram reclamando de rato de novo?',
  'qual a garantia do serviço de cupim?',
  'quantas bikes temos na vitrine hoje?',
  'quanto ganha a Samara de comissão?',
  'quantas bikes foram roubadas?',
  'quanto gastamos de gasolina na van 1?',
  'qual a idade do Miguel?',
  'quantos pais elogiaram a tia Neusa?',
  'quanto vamos receber de mensalidade em agosto?',
]
