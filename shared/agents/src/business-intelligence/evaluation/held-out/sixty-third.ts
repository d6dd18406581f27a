import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A firm that cleans solar panels and mends roofs, an occupational health clinic and a bazaar of household goods. */

const { next, whole, pick, among } = seededBusiness('solar panels and roofs, occupational health, a bazaar')
const days = daysFrom('2025-07-01', 304)

// Closed on Sundays, most work on Tuesdays.
const jobs = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 2 ? whole(3, 5) : whole(1, 2) }, () => {
        const { service, from, to } = among(
          [{ service: 'Limpeza de placas', from: 1_400, to: 2_200 }, 5],
          [{ service: 'Troca de telhas', from: 40_000, to: 480_000 }, 3],
          [{ service: 'Conserto de calha', from: 18_000, to: 95_000 }, 2.2],
          [{ service: 'Vistoria', from: 12_000, to: 28_000 }, 1.5],
          [{ service: 'Impermeabilização', from: 90_000, to: 650_000 }, 1],
        )
        const panels = service === 'Limpeza de placas' ? whole(6, 60) : undefined
        const height = whole(5, 24) / 2
        const price = cents(((panels ?? 1) * whole(from, to)) / 100)
        return {
          day,
          property: among(['Casa', 5], ['Comércio', 2.5], ['Galpão', 1.3], ['Sítio', 0.6]),
          city: among(['Sorocaba', 5], ['Votorantim', 3], ['Itu', 2], ['Salto', 1.1], ['Porto Feliz', 0.5]),
          service,
          technician: among(['Wagner', 5], ['Edson', 3], ['Rubens', 1.8], ['Jéssica', 1]),
          panels,
          height,
          scaffold: height > 5 && next() < 0.6 ? 'sim' : 'não',
          hours: whole(2, 16) / 2,
          material: service === 'Vistoria' ? undefined : cents((price * whole(10, 40)) / 100),
          price,
          status: among(['pago', 7], ['pendente', 2], ['atrasado', 1.2]),
        }
      }),
    ),
)

// Mondays are the fullest, closed at the weekend.
const exams = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(4, 7) : whole(1, 4) }, () => ({
        day,
        ...among(
          [{ company: 'Construtora Alvorada', sector: 'Construção' }, 5],
          [{ company: 'Metalúrgica Forjaço', sector: 'Metalurgia' }, 3.5],
          [{ company: 'Transportadora Rota Sul', sector: 'Transporte' }, 2.4],
          [{ company: 'Supermercado Estrela', sector: 'Comércio' }, 1.6],
          [{ company: 'Frigorífico Boa Carne', sector: 'Alimentação' }, 1.1],
          [{ company: 'Engenharia Pilar', sector: 'Construção' }, 0.6],
        ),
        type: among(
          ['Periódico', 5],
          ['Admissional', 3.5],
          ['Demissional', 2],
          ['Retorno ao trabalho', 1],
          ['Mudança de função', 0.4],
        ),
        doctor: among(['Dra. Sílvia', 5], ['Dr. Amauri', 3], ['Dr. Heitor', 1.5]),
        result: among(['Apto', 8], ['Apto com restrição', 1.6], ['Inapto', 0.9]),
        hearing: next() < 0.4 ? 'S' : 'N',
        age: whole(18, 64),
        wait: whole(3, 80),
        visit: whole(4_500, 13_000) / 100,
        lab: next() < 0.45 ? undefined : whole(2_500, 24_000) / 100,
        bill: among(['PAGA', 6], ['EM ABERTO', 2.5], ['VENCIDA', 1.2]),
      })),
    ),
)

const goods = [
  { product: 'Cabide', group: 'Organização', from: 300, to: 1_200, few: 4, many: 20 },
  { product: 'Pote hermético', group: 'Cozinha', from: 1_200, to: 4_500, few: 2, many: 9 },
  { product: 'Vassoura', group: 'Limpeza', from: 1_200, to: 3_200, few: 1, many: 4 },
  { product: 'Jogo de panelas', group: 'Cozinha', from: 18_000, to: 52_000, few: 1, many: 3 },
  { product: 'Balde', group: 'Limpeza', from: 1_000, to: 3_500, few: 2, many: 7 },
  { product: 'Caixa organizadora', group: 'Organização', from: 2_500, to: 9_000, few: 1, many: 5 },
  { product: 'Rodo', group: 'Limpeza', from: 1_400, to: 3_900, few: 1, many: 3 },
  { product: 'Garrafa térmica', group: 'Cozinha', from: 4_500, to: 14_000, few: 1, many: 2 },
  { product: 'Varal de chão', group: 'Lavanderia', from: 7_000, to: 18_000, few: 1, many: 2 },
  { product: 'Tapete de banheiro', group: 'Banho', from: 1_800, to: 6_500, few: 1, many: 3 },
]
// Closed on Sundays, most sales on Saturdays.
const sales = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(5, 8) : whole(1, 3) }, () => {
        const { product, group, from, to, few, many } = pick(goods)
        const pieces = whole(few, many)
        const unit = whole(from, to) / 100
        const gross = cents(pieces * unit)
        const discount = next() < 0.62 ? undefined : cents((gross * whole(3, 15)) / 100)
        return {
          day,
          product,
          group,
          seller: among(['Cleusa', 5], ['Ingrid', 3], ['Maicon', 1.6]),
          channel: among(['Balcão', 6], ['WhatsApp', 2.5], ['Shopee', 1.3]),
          payment: among(
            ['Pix', 5],
            ['Cartão de crédito', 3.2],
            ['Dinheiro', 2],
            ['Cartão de débito', 1.2],
            ['Fiado', 0.6],
          ),
          pieces,
          unit,
          gross,
          discount,
          total: cents(gross - (discount ?? 0)),
          delivery: among(['Retirado', 6], ['Entregue', 2.5], ['A entregar', 1.2]),
          gift: next() < 0.22 ? 'Sim' : 'Não',
        }
      }),
    ),
)

const roofs = 'servicos_placas_telhados'
const clinic = 'ATENDIMENTOS CLINICA'
const bazaar = 'Vendas Bazar'

export const files = [
  file(
    roofs,
    jobs,
    [
      ['data_servico', ({ day }) => day],
      ['tipo_imovel', ({ property }) => property],
      ['cidade', ({ city }) => city],
      ['servico', ({ service }) => service],
      ['tecnico', ({ technician }) => technician],
      ['qtd_placas', ({ panels }) => panels ?? ''],
      ['altura_m', ({ height }) => height.toFixed(1)],
      ['usou_andaime', ({ scaffold }) => scaffold],
      ['horas', ({ hours }) => hours.toFixed(1)],
      ['custo_material', ({ material }) => material?.toFixed(2) ?? ''],
      ['valor_servico', ({ price }) => price.toFixed(2)],
      ['situacao_pagamento', ({ status }) => status],
    ],
    ',',
  ),
  file(clinic, exams, [
    ['DT_ATEND', ({ day }) => brazilianDay(day)],
    ['EMPRESA', ({ company }) => company],
    ['RAMO', ({ sector }) => sector],
    ['TP_EXAME', ({ type }) => type],
    ['MEDICO', ({ doctor }) => doctor],
    ['RESULTADO', ({ result }) => result],
    ['AUDIOMETRIA', ({ hearing }) => hearing],
    ['IDADE', ({ age }) => age],
    ['ESPERA_MIN', ({ wait }) => wait],
    ['VLR_CONSULTA', ({ visit }) => decimal(visit)],
    ['VLR_LABORATORIO', ({ lab }) => (lab === undefined ? '' : decimal(lab))],
    ['SIT_FATURA', ({ bill }) => bill],
  ]),
  file(bazaar, sales, [
    ['Data da Venda', ({ day }) => brazilianDay(day)],
    ['Produto', ({ product }) => product],
    ['Grupo', ({ group }) => group],
    ['Vendedor', ({ seller }) => seller],
    ['Canal', ({ channel }) => channel],
    ['Forma Pgto', ({ payment }) => payment],
    ['Qtde', ({ pieces }) => pieces],
    ['Vl. Unitário', ({ unit }) => dotted(commaPrice(unit))],
    ['Desconto (R$)', ({ discount }) => (discount === undefined ? '' : dotted(commaPrice(discount)))],
    ['Vl. Total', ({ total }) => dotted(commaPrice(total))],
    ['Sit. Entrega', ({ delivery }) => delivery],
    ['Presente', ({ gift }) => gift],
  ]),
]

export const labelled: Labelled[] = [
  // The panels and roofs
  [
    'Quanto faturamos com limpeza de placas em setembro?',
    roofs,
    jobs
      .during('2025-09')
      .when((r) => r.service === 'Limpeza de placas')
      .sum('price'),
  ],
  ['qts placas a gente limpou em outubro', roofs, jobs.during('2025-10').sum('panels')],
  ['valor total dos serviços por cidade', roofs, jobs.by('city', (g) => g.sum('price'))],
  ['qual técnico fez mais serviços?', roofs, most(jobs.by('technician', (g) => g.count()))],
  [
    'Quais os 3 serviços que mais deram faturamento?',
    roofs,
    most(
      jobs.by('service', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'quanto gastamos de material com troca de telhas?',
    roofs,
    jobs.when((r) => r.service === 'Troca de telhas').sum('material'),
  ],
  [
    'qauntas horas o Wagner trabalhou em janeiro',
    roofs,
    jobs
      .during('2026-01')
      .when((r) => r.technician === 'Wagner')
      .sum('hours'),
  ],
  [
    'qual o valor dos serviços com pagamento pendente em Itu?',
    roofs,
    jobs.when((r) => r.status === 'pendente' && r.city === 'Itu').sum('price'),
  ],
  ['que porcentagem dos serviços usou andaime?', roofs, jobs.share((r) => r.scaffold === 'sim')],
  [
    'compara o valor dos serviços de dezembro com o de janeiro',
    roofs,
    { before: jobs.during('2025-12').sum('price'), after: jobs.during('2026-01').sum('price') },
  ],
  ['quantos serviços passaram de 2 mil reais?', roofs, jobs.when((r) => r.price > 2000).count()],
  ['em qual dia da semana temos mais serviços?', roofs, most(jobs.byWeekday((g) => g.count()))],
  ['quantos serviços fazemos em média por dia trabalhado?', roofs, jobs.count() / jobs.distinct('day')],
  [
    'faturamento por tecnico tirando as vistorias',
    roofs,
    jobs.when((r) => r.service !== 'Vistoria').by('technician', (g) => g.sum('price')),
  ],
  [
    'Bom dia! Me diz o valor médio de uma impermeabilização, por favor',
    roofs,
    jobs.when((r) => r.service === 'Impermeabilização').mean('price'),
  ],
  [
    'qual o valor da vistoria mais cara que a gente fez?',
    roofs,
    jobs.when((r) => r.service === 'Vistoria').max('price'),
  ],
  ['qual o maior número de placas numa limpeza só?', roofs, jobs.max('panels')],
  [
    'em Sorocaba, quanto dá o valor dos serviços menos o custo de material?',
    roofs,
    jobs.when((r) => r.city === 'Sorocaba').sum('price') -
      jobs.when((r) => r.city === 'Sorocaba').sum('material'),
  ],
  [
    'numero de servicos por tipo de imovel em 2026',
    roofs,
    jobs.during('2026-01', '2026-04').by('property', (g) => g.count()),
  ],
  [
    'quanto deu de conserto de calha entre 15/08/2025 e 30/09/2025?',
    roofs,
    jobs
      .from('2025-08-15', '2025-09-30')
      .when((r) => r.service === 'Conserto de calha')
      .sum('price'),
  ],
  [
    'qtos serviços o Edson fez em galpão',
    roofs,
    jobs.when((r) => r.technician === 'Edson' && r.property === 'Galpão').count(),
  ],
  ['quantos serviços foram em altura acima de 8 metros?', roofs, jobs.when((r) => r.height > 8).count()],
  ['qual cidade teve menos serviços', roofs, least(jobs.by('city', (g) => g.count()))],
  [
    'qual a participação de Votorantim no faturamento dos serviços?',
    roofs,
    jobs.share((r) => r.city === 'Votorantim', 'price'),
  ],
  ['em que mês gastamos mais com material?', roofs, most(jobs.byMonth((g) => g.sum('material')))],
  ['tempo médio em horas de cada serviço', roofs, jobs.by('service', (g) => g.mean('hours'))],
  [
    'quantos serviços com pagamento atrasado tem cada técnico?',
    roofs,
    jobs.when((r) => r.status === 'atrasado').by('technician', (g) => g.count()),
  ],
  [
    'valor dos serviços no primeiro trimestre de 2026, sem contar os de casa',
    roofs,
    jobs
      .during('2026-01', '2026-03')
      .when((r) => r.property !== 'Casa')
      .sum('price'),
  ],
  [
    'quantos serviços o Rubens fez sem andaime em março?',
    roofs,
    jobs
      .during('2026-03')
      .when((r) => r.technician === 'Rubens' && r.scaffold === 'não')
      .count(),
  ],
  [
    'media de placas por limpeza nos galpões',
    roofs,
    jobs.when((r) => r.service === 'Limpeza de placas' && r.property === 'Galpão').mean('panels'),
  ],

  // The occupational health clinic
  ['Quantos atendimentos a clínica fez em novembro?', clinic, exams.during('2025-11').count()],
  ['atendimentos por médico', clinic, exams.by('doctor', (g) => g.count())],
  ['valor das consultas por empresa', clinic, exams.by('company', (g) => g.sum('visit'))],
  ['qual empresa teve mais atendimentos na clínica?', clinic, most(exams.by('company', (g) => g.count()))],
  [
    'qts admissionais fizemos em janeiro',
    clinic,
    exams
      .during('2026-01')
      .when((r) => r.type === 'Admissional')
      .count(),
  ],
  [
    'quantos demissionais da Construtora Alvorada a gente fez até agora?',
    clinic,
    exams.when((r) => r.type === 'Demissional' && r.company === 'Construtora Alvorada').count(),
  ],
  ['total de laboratório por mês', clinic, exams.byMonth((g) => g.sum('lab'))],
  [
    'tempo médio de espera com o Dr. Amauri',
    clinic,
    exams.when((r) => r.doctor === 'Dr. Amauri').mean('wait'),
  ],
  ['que porcentagem dos exames deu inapto?', clinic, exams.share((r) => r.result === 'Inapto')],
  [
    'quantos inaptos por ramo',
    clinic,
    exams.when((r) => r.result === 'Inapto').by('sector', (g) => g.count()),
  ],
  [
    'as 3 empresas que mais gastaram com consulta',
    clinic,
    most(
      exams.by('company', (g) => g.sum('visit')),
      3,
    ),
  ],
  [
    'qual o valor das consultas com fatura vencida?',
    clinic,
    exams.when((r) => r.bill === 'VENCIDA').sum('visit'),
  ],
  [
    'valor das consultas do ramo metalurgia: terceiro trimestre de 2025 x quarto trimestre de 2025',
    clinic,
    {
      before: exams
        .during('2025-07', '2025-09')
        .when((r) => r.sector === 'Metalurgia')
        .sum('visit'),
      after: exams
        .during('2025-10', '2025-12')
        .when((r) => r.sector === 'Metalurgia')
        .sum('visit'),
    },
  ],
  [
    'quantos atendimentos tiveram espera acima de 60 minutos?',
    clinic,
    exams.when((r) => r.wait > 60).count(),
  ],
  ['em que dia da semana a clínica tem mais atendimentos?', clinic, most(exams.byWeekday((g) => g.count()))],
  ['média de atendimentos por dia que a clínica abre', clinic, exams.count() / exams.distinct('day')],
  [
    'quantos atendimentos com audiometria em março',
    clinic,
    exams
      .during('2026-03')
      .when((r) => r.hearing === 'S')
      .count(),
  ],
  ['idade media de quem fez periodico', clinic, exams.when((r) => r.type === 'Periódico').mean('age')],
  [
    'Qual a idade da pessoa mais velha que fez exame de mudança de função?',
    clinic,
    exams.when((r) => r.type === 'Mudança de função').max('age'),
  ],
  ['qual tipo de exame foi o menos feito?', clinic, least(exams.by('type', (g) => g.count()))],
  [
    'quanto deu consulta mais laboratório do Frigorífico Boa Carne?',
    clinic,
    exams.when((r) => r.company === 'Frigorífico Boa Carne').sum('visit') +
      exams.when((r) => r.company === 'Frigorífico Boa Carne').sum('lab'),
  ],
  ['quantas empresas diferentes atendemos em dezembro?', clinic, exams.during('2025-12').distinct('company')],
  [
    'valor das consultas por tipo de exame, sem contar a Construtora Alvorada',
    clinic,
    exams.when((r) => r.company !== 'Construtora Alvorada').by('type', (g) => g.sum('visit')),
  ],
  [
    'quantos atendimentos a dra silvia fez entre 01/10/2025 e 20/11/2025?',
    clinic,
    exams
      .from('2025-10-01', '2025-11-20')
      .when((r) => r.doctor === 'Dra. Sílvia')
      .count(),
  ],
  [
    'qual a fatia da Transportadora Rota Sul no valor das consultas?',
    clinic,
    exams.share((r) => r.company === 'Transportadora Rota Sul', 'visit'),
  ],
  [
    'quantos exames deram apto com restrição desde fevereiro',
    clinic,
    exams
      .during('2026-02', '2026-04')
      .when((r) => r.result === 'Apto com restrição')
      .count(),
  ],
  [
    'nos admissionais que tiveram laboratório, qual foi o valor médio do laboratório?',
    clinic,
    exams.when((r) => r.type === 'Admissional' && r.lab !== undefined).mean('lab'),
  ],
  ['quantos atendimentos ficaram sem laboratório?', clinic, exams.when((r) => r.lab === undefined).count()],
  ['qual mês teve o menor valor de consultas?', clinic, least(exams.byMonth((g) => g.sum('visit')))],
  [
    'quantos exames de retorno ao trabalho foram de gente com mais de 50 anos?',
    clinic,
    exams.when((r) => r.type === 'Retorno ao trabalho' && r.age > 50).count(),
  ],

  // The bazaar
  ['vendas do bazar por mês', bazaar, sales.byMonth((g) => g.sum('total'))],
  [
    'Quanto vendemos de jogo de panelas em dezembro?',
    bazaar,
    sales
      .during('2025-12')
      .when((r) => r.product === 'Jogo de panelas')
      .sum('total'),
  ],
  [
    'qts cabides sairam no primeiro trimestre de 2026',
    bazaar,
    sales
      .during('2026-01', '2026-03')
      .when((r) => r.product === 'Cabide')
      .sum('pieces'),
  ],
  ['qual grupo vende mais em reais?', bazaar, most(sales.by('group', (g) => g.sum('total')))],
  [
    'os 3 produtos do bazar que mais venderam em quantidade',
    bazaar,
    most(
      sales.by('product', (g) => g.sum('pieces')),
      3,
    ),
  ],
  ['ticket medio do bazar', bazaar, sales.mean('total')],
  ['qual vendedor vendeu menos em valor?', bazaar, least(sales.by('seller', (g) => g.sum('total')))],
  [
    'total de desconto que a Cleusa deu em novembro',
    bazaar,
    sales
      .during('2025-11')
      .when((r) => r.seller === 'Cleusa')
      .sum('discount'),
  ],
  ['quantas vendas fiado a gente fez?', bazaar, sales.when((r) => r.payment === 'Fiado').count()],
  [
    'quantos por cento do valor vendido no bazar veio do pix?',
    bazaar,
    sales.share((r) => r.payment === 'Pix', 'total'),
  ],
  [
    'valor vendido na shopee em março comparado com fevereiro',
    bazaar,
    {
      before: sales
        .during('2026-02')
        .when((r) => r.channel === 'Shopee')
        .sum('total'),
      after: sales
        .during('2026-03')
        .when((r) => r.channel === 'Shopee')
        .sum('total'),
    },
  ],
  ['quantas vendas passaram de R$ 300?', bazaar, sales.when((r) => r.total > 300).count()],
  ['em que dia da semana o bazar vende mais em valor?', bazaar, most(sales.byWeekday((g) => g.sum('total')))],
  ['quanto o bazar vende em média por dia aberto?', bazaar, sales.sum('total') / sales.distinct('day')],
  [
    'valor vendido por canal sem contar o balcão',
    bazaar,
    sales.when((r) => r.channel !== 'Balcão').by('channel', (g) => g.sum('total')),
  ],
  [
    'preço unitário médio da garrafa térmica',
    bazaar,
    sales.when((r) => r.product === 'Garrafa térmica').mean('unit'),
  ],
  [
    'vc consegue ver pra mim quanto vendemos no cartao de debito desde janeiro?',
    bazaar,
    sales
      .during('2026-01', '2026-04')
      .when((r) => r.payment === 'Cartão de débito')
      .sum('total'),
  ],
  [
    'quantas vendas foram pra presente em dezembro?',
    bazaar,
    sales
      .during('2025-12')
      .when((r) => r.gift === 'Sim')
      .count(),
  ],
  ['quantas vendas ainda estão a entregar?', bazaar, sales.when((r) => r.delivery === 'A entregar').count()],
  [
    'valor das vendas já retiradas, por vendedor',
    bazaar,
    sales.when((r) => r.delivery === 'Retirado').by('seller', (g) => g.sum('total')),
  ],
  [
    'quanto dá a quantidade vezes o preço unitário no grupo cozinha?',
    bazaar,
    sales.when((r) => r.group === 'Cozinha').sum('gross'),
  ],
  [
    'quantos baldes o Maicon vendeu?',
    bazaar,
    sales.when((r) => r.product === 'Balde' && r.seller === 'Maicon').sum('pieces'),
  ],
  [
    'quantos produtos diferentes sairam pelo whatsapp em agosto?',
    bazaar,
    sales
      .during('2025-08')
      .when((r) => r.channel === 'WhatsApp')
      .distinct('product'),
  ],
  ['valor da maior venda em dinheiro', bazaar, sales.when((r) => r.payment === 'Dinheiro').max('total')],
  ['quantas vendas foram sem desconto', bazaar, sales.when((r) => r.discount === undefined).count()],
  [
    'na semana da black friday, de 24/11/2025 a 30/11/2025, quanto o bazar vendeu?',
    bazaar,
    sales.from('2025-11-24', '2025-11-30').sum('total'),
  ],
  ['número de vendas por forma de pagamento', bazaar, sales.by('payment', (g) => g.count())],
  [
    'quanto a Ingrid vendeu aos sabados',
    bazaar,
    sales
      .on(6)
      .when((r) => r.seller === 'Ingrid')
      .sum('total'),
  ],
  [
    'das vendas de balcão que tiveram desconto, qual foi o desconto médio?',
    bazaar,
    sales.when((r) => r.channel === 'Balcão' && r.discount !== undefined).mean('discount'),
  ],
  [
    'quanto o bazar vendeu do grupo limpeza tirando a vassoura?',
    bazaar,
    sales.when((r) => r.group === 'Limpeza' && r.product !== 'Vassoura').sum('total'),
  ],
]

export const unanswerable: string[] = [
  'qual o salário do Wagner?',
  'quanto gastamos de gasolina pra atender Salto?',
  'quantos kWh as placas dos clientes geraram em janeiro?',
  'qual a pressão arterial média dos funcionários da Metalúrgica Forjaço?',
  'quantas vacinas a clínica aplicou em outubro?',
  'qual o CRM da Dra. Sílvia?',
  'quantos potes herméticos tem no estoque?',
  'qual fornecedor de cabide é mais barato?',
  'quanto vendemos de balde em junho de 2026?',
  'quanto a clínica vai faturar no mês que vem?',
]
