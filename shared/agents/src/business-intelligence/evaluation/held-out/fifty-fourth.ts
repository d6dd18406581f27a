import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* An upholsterer, a speech therapist's practice and a distributor of car batteries. */

const { next, whole, pick, among } = seededBusiness(
  'an upholsterer, a speech therapist, a distributor of car batteries',
)
const days = daysFrom('2025-07-01', 304)

const furniture = [
  { piece: 'Sofá', from: 90_000, to: 420_000, short: 16, long: 36 },
  { piece: 'Poltrona', from: 45_000, to: 160_000, short: 6, long: 14 },
  { piece: 'Cadeira', from: 12_000, to: 38_000, short: 2, long: 5 },
  { piece: 'Cabeceira', from: 40_000, to: 150_000, short: 4, long: 12 },
  { piece: 'Banco de carro', from: 35_000, to: 120_000, short: 4, long: 10 },
  { piece: 'Puff', from: 9_000, to: 30_000, short: 2, long: 4 },
]
// Closed on Sundays, most orders on Mondays.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(3, 5) : whole(1, 3) }, () => {
        const { piece, from, to, short, long } = pick(furniture)
        const service = pick([
          'Reforma completa',
          'Reforma completa',
          'Reforma completa',
          'Troca de tecido',
          'Troca de tecido',
          'Troca de tecido',
          'Troca de espuma',
          'Troca de espuma',
          'Costura',
        ])
        const isCovered = service === 'Reforma completa' || service === 'Troca de tecido'
        const price = cents((whole(from, to) / 100) * (isCovered ? 1 : service === 'Costura' ? 0.3 : 0.6))
        return {
          day,
          client: pick([
            'Hotel Atlântico',
            'Hotel Atlântico',
            'Arquiteta Fernanda Lima',
            'Arquiteta Fernanda Lima',
            'Dona Zuleide',
            'Dona Zuleide',
            'Cantina Napoli',
            'Cantina Napoli',
            'Clínica Renove',
            'Clínica Renove',
            'Bar do Zeca',
          ]),
          piece,
          service,
          fabric: isCovered ? pick(['Suede', 'Linho', 'Courino', 'Veludo', 'Chenille']) : '',
          upholsterer: pick(['Genivaldo', 'Genivaldo', 'Genivaldo', 'Ademir', 'Ademir', 'Rosana']),
          pickup: next() < 0.4 ? 'sim' : 'não',
          status: pick(['Entregue', 'Entregue', 'Entregue', 'Em produção', 'Aguardando tecido']),
          metres: isCovered ? whole(short, long) / 2 : undefined,
          material: cents((price * whole(15, 45)) / 100),
          deposit: next() < 0.35 ? undefined : cents((price * pick([50, 30, 40])) / 100),
          price,
        }
      }),
    ),
)

const patients = [
  { patient: 'Helena', age: 'Infantil' },
  { patient: 'Davi', age: 'Infantil' },
  { patient: 'Seu Antônio', age: 'Idoso' },
  { patient: 'Miguel', age: 'Infantil' },
  { patient: 'Rafaela', age: 'Adulto' },
  { patient: 'Dona Cida', age: 'Idoso' },
  { patient: 'Gustavo', age: 'Adulto' },
  { patient: 'Enzo', age: 'Infantil' },
]
// From Monday to Friday, most on Wednesdays; the first session of a day always takes place.
const sessions = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 3 ? whole(6, 8) : whole(2, 4) }, (_, at) => {
        const status = at === 0 ? 'realizada' : among(['realizada', 70], ['falta', 18], ['cancelada', 12])
        const isDone = status === 'realizada'
        const kind = pick([
          'Terapia de fala',
          'Terapia de fala',
          'Terapia de fala',
          'Motricidade orofacial',
          'Motricidade orofacial',
          'Voz',
          'Avaliação',
          'Audiometria',
        ])
        const price = isDone ? whole(9_000, 22_000) / 100 : undefined
        return {
          day,
          ...pick(patients),
          therapist: pick(['Lívia', 'Lívia', 'Lívia', 'Bianca', 'Bianca', 'Samuel']),
          kind,
          plan: pick([
            'Particular',
            'Particular',
            'Particular',
            'Unimed',
            'Unimed',
            'Bradesco Saúde',
            'Bradesco Saúde',
            'Amil',
          ]),
          status,
          online: next() < 0.25 ? 'sim' : 'não',
          minutes: isDone ? pick([40, 50, 30, 60]) : undefined,
          progress: isDone && kind !== 'Avaliação' && kind !== 'Audiometria' ? whole(3, 10) : undefined,
          share: price === undefined ? undefined : cents(price * pick([0.5, 0.6])),
          price,
        }
      }),
    ),
)

const garages = [
  { client: 'Auto Elétrica Faísca', city: 'Campinas' },
  { client: 'Auto Elétrica Faísca', city: 'Campinas' },
  { client: 'Auto Center Ribeiro', city: 'Sorocaba' },
  { client: 'Auto Center Ribeiro', city: 'Sorocaba' },
  { client: 'Transportadora Rota Sul', city: 'Campinas' },
  { client: 'Transportadora Rota Sul', city: 'Campinas' },
  { client: 'Posto Trevo', city: 'Jundiaí' },
  { client: 'Oficina do Baiano', city: 'Jundiaí' },
  { client: 'Moto Peças Central', city: 'Americana' },
]
const models = [
  { model: '60Ah', from: 24_000, to: 33_000 },
  { model: '60Ah', from: 24_000, to: 33_000 },
  { model: '45Ah', from: 19_000, to: 26_000 },
  { model: '70Ah', from: 31_000, to: 42_000 },
  { model: '100Ah', from: 48_000, to: 65_000 },
  { model: '150Ah', from: 69_000, to: 92_000 },
]
// Closed on Sundays, most invoices on Fridays.
const invoices = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 5 ? whole(4, 6) : whole(1, 3) }, () => {
        const { model, from, to } = pick(models)
        const pieces = whole(1, 18)
        const unitCost = whole(from, to) / 100
        return {
          day,
          ...pick(garages),
          seller: pick(['Wesley', 'Wesley', 'Wesley', 'Jéssica', 'Jéssica', 'Nivaldo']),
          brand: pick(['Moura', 'Moura', 'Moura', 'Heliar', 'Heliar', 'Heliar', 'Zetta', 'Zetta', 'Cral']),
          model,
          shell: next() < 0.65 ? 'S' : 'N',
          status: pick(['PAGO', 'PAGO', 'PAGO', 'PENDENTE', 'VENCIDO']),
          pieces,
          unitCost,
          freight: next() < 0.3 ? undefined : whole(2_500, 24_000) / 100,
          total: cents((pieces * unitCost * whole(118, 150)) / 100),
          // In no column: the quantity times the cost of one.
          cost: cents(pieces * unitCost),
        }
      }),
    ),
)

const upholstery = 'Pedidos Estofaria'
const speech = 'sessoes_fono'
const batteries = 'NOTAS_BATERIAS'

const reais = (value: number) => dotted(commaPrice(value))

export const files = [
  file(upholstery, orders, [
    ['Data do pedido', ({ day }) => brazilianDay(day)],
    ['Cliente', ({ client }) => client],
    ['Peça', ({ piece }) => piece],
    ['Serviço', ({ service }) => service],
    ['Tecido', ({ fabric }) => fabric],
    ['Estofador', ({ upholsterer }) => upholsterer],
    ['Coleta em casa', ({ pickup }) => pickup],
    ['Situação', ({ status }) => status],
    ['Metros de tecido', ({ metres }) => (metres === undefined ? '' : decimal(metres, 1))],
    ['Custo do material', ({ material }) => decimal(material)],
    ['Sinal', ({ deposit }) => (deposit === undefined ? '' : decimal(deposit))],
    ['Valor cobrado', ({ price }) => decimal(price)],
  ]),
  file(
    speech,
    sessions,
    [
      ['data_sessao', ({ day }) => day],
      ['paciente', ({ patient }) => patient],
      ['faixa_etaria', ({ age }) => age],
      ['profissional', ({ therapist }) => therapist],
      ['tipo_sessao', ({ kind }) => kind],
      ['convenio', ({ plan }) => plan],
      ['situacao', ({ status }) => status],
      ['online', ({ online }) => online],
      ['minutos', ({ minutes }) => minutes ?? ''],
      ['nota_evolucao', ({ progress }) => progress ?? ''],
      ['repasse', ({ share }) => share?.toFixed(2) ?? ''],
      ['valor_sessao', ({ price }) => price?.toFixed(2) ?? ''],
    ],
    ',',
  ),
  file(batteries, invoices, [
    ['DT_EMISSAO', ({ day }) => brazilianDay(day)],
    ['CLIENTE', ({ client }) => client],
    ['CIDADE', ({ city }) => city],
    ['VENDEDOR', ({ seller }) => seller],
    ['MARCA', ({ brand }) => brand],
    ['MODELO', ({ model }) => model],
    ['CASCO_DEVOLVIDO', ({ shell }) => shell],
    ['STATUS', ({ status }) => status],
    ['QTD', ({ pieces }) => pieces],
    ['CUSTO_UNIT', ({ unitCost }) => reais(unitCost)],
    ['VLR_FRETE', ({ freight }) => (freight === undefined ? '' : reais(freight))],
    ['VLR_TOTAL', ({ total }) => reais(total)],
  ]),
]

export const labelled: Labelled[] = [
  // The upholsterer
  ['Qual foi o total cobrado pela estofaria em novembro?', upholstery, orders.during('2025-11').sum('price')],
  ['qtd de pedidos da estofaria mês a mês', upholstery, orders.byMonth((g) => g.count())],
  [
    'quanto cobramos de sofa no primeiro trimestre de 2026?',
    upholstery,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.piece === 'Sofá')
      .sum('price'),
  ],
  [
    'Qual estofador tem o maior valor cobrado?',
    upholstery,
    most(orders.by('upholsterer', (g) => g.sum('price'))),
  ],
  [
    'top 3 peças da estofaria em valor cobrado',
    upholstery,
    most(
      orders.by('piece', (g) => g.sum('price')),
      3,
    ),
  ],
  ['qual serviço tem menos pedidos na estofaria?', upholstery, least(orders.by('service', (g) => g.count()))],
  [
    'valor medio cobrado nos pedidos de poltrona',
    upholstery,
    orders.when((r) => r.piece === 'Poltrona').mean('price'),
  ],
  [
    'quantos metros de veludo a gente usou?',
    upholstery,
    orders.when((r) => r.fabric === 'Veludo').sum('metres'),
  ],
  [
    'metros usados de cada tecido nas reformas completas',
    upholstery,
    orders.when((r) => r.service === 'Reforma completa').by('fabric', (g) => g.sum('metres')),
  ],
  [
    'qtos pedidos do Genivaldo tiveram coleta em casa',
    upholstery,
    orders.when((r) => r.upholsterer === 'Genivaldo' && r.pickup === 'sim').count(),
  ],
  [
    'Que porcentagem dos pedidos da estofaria já foi entregue?',
    upholstery,
    orders.share((r) => r.status === 'Entregue'),
  ],
  [
    'quanto soma o valor cobrado dos pedidos em produção?',
    upholstery,
    orders.when((r) => r.status === 'Em produção').sum('price'),
  ],
  [
    'quantos pedidos estao aguardando tecido?',
    upholstery,
    orders.when((r) => r.status === 'Aguardando tecido').count(),
  ],
  [
    'custo total do material por serviço da estofaria',
    upholstery,
    orders.by('service', (g) => g.sum('material')),
  ],
  [
    'custo médio do material na troca de espuma',
    upholstery,
    orders.when((r) => r.service === 'Troca de espuma').mean('material'),
  ],
  [
    'quanto sobrou nas reformas completas, valor cobrado menos custo do material?',
    upholstery,
    orders.when((r) => r.service === 'Reforma completa').sum('price') -
      orders.when((r) => r.service === 'Reforma completa').sum('material'),
  ],
  [
    'compara o valor cobrado da estofaria em agosto com o de setembro',
    upholstery,
    { before: orders.during('2025-08').sum('price'), after: orders.during('2025-09').sum('price') },
  ],
  [
    'quantos pedidos do Hotel Atlântico tiveram valor cobrado acima de 1000 reais?',
    upholstery,
    orders.when((r) => r.client === 'Hotel Atlântico' && r.price > 1000).count(),
  ],
  [
    'qual cliente da estofaria tem o menor valor cobrado no total?',
    upholstery,
    least(orders.by('client', (g) => g.sum('price'))),
  ],
  [
    'em que dia da semana entra mais pedido na estofaria?',
    upholstery,
    most(orders.byWeekday((g) => g.count())),
  ],
  [
    'quanto a estofaria cobra em media por dia que tem pedido?',
    upholstery,
    orders.sum('price') / orders.distinct('day'),
  ],
  ['quanto recebemos de sinal em dezembro?', upholstery, orders.during('2025-12').sum('deposit')],
  ['quantos pedidos ficaram sem sinal?', upholstery, orders.when((r) => r.deposit === undefined).count()],
  [
    'quantos pedidos de cadeira entraram entre 10/10/2025 e 25/11/2025?',
    upholstery,
    orders
      .from('2025-10-10', '2025-11-25')
      .when((r) => r.piece === 'Cadeira')
      .count(),
  ],
  [
    'valor cobrado por serviço da estofaria tirando sofá',
    upholstery,
    orders.when((r) => r.piece !== 'Sofá').by('service', (g) => g.sum('price')),
  ],
  [
    'quantos clientes diferentes pediram cabeceira em março?',
    upholstery,
    orders
      .during('2026-03')
      .when((r) => r.piece === 'Cabeceira')
      .distinct('client'),
  ],
  ['maior valor cobrado num pedido de puff', upholstery, orders.when((r) => r.piece === 'Puff').max('price')],
  [
    'qual a participação da Rosana no valor cobrado da estofaria?',
    upholstery,
    orders.share((r) => r.upholsterer === 'Rosana', 'price'),
  ],
  [
    'pedidos que gastaram mais de 10 metros de tecido, quantos foram',
    upholstery,
    orders.when((r) => (r.metres ?? 0) > 10).count(),
  ],
  [
    'Por favor, qual o valor cobrado dos sofás em courino que o Ademir fez?',
    upholstery,
    orders
      .when((r) => r.piece === 'Sofá' && r.fabric === 'Courino' && r.upholsterer === 'Ademir')
      .sum('price'),
  ],

  // The speech therapist's practice
  ['valor das sessões por mês', speech, sessions.byMonth((g) => g.sum('price'))],
  [
    'Quantas sessões realizadas tivemos em outubro?',
    speech,
    sessions
      .during('2025-10')
      .when((r) => r.status === 'realizada')
      .count(),
  ],
  [
    'qtas faltas a Helena teve desde janeiro',
    speech,
    sessions
      .during('2026-01', '2026-04')
      .when((r) => r.patient === 'Helena' && r.status === 'falta')
      .count(),
  ],
  [
    'qual profissional tem mais sessões realizadas?',
    speech,
    most(sessions.when((r) => r.status === 'realizada').by('therapist', (g) => g.count())),
  ],
  [
    'Quais os três pacientes com maior valor de sessões?',
    speech,
    most(
      sessions.by('patient', (g) => g.sum('price')),
      3,
    ),
  ],
  ['valor médio da sessão pela unimed', speech, sessions.when((r) => r.plan === 'Unimed').mean('price')],
  [
    'que porcentagem das sessões da fono está com situação de falta?',
    speech,
    sessions.share((r) => r.status === 'falta'),
  ],
  [
    'repasse da Bianca em março',
    speech,
    sessions
      .during('2026-03')
      .when((r) => r.therapist === 'Bianca')
      .sum('share'),
  ],
  ['total de minutos por tipo de sessão', speech, sessions.by('kind', (g) => g.sum('minutes'))],
  [
    'sessoes realizadas por convenio, em quantidade',
    speech,
    sessions.when((r) => r.status === 'realizada').by('plan', (g) => g.count()),
  ],
  [
    'compare o valor das sessões de novembro com o de dezembro',
    speech,
    { before: sessions.during('2025-11').sum('price'), after: sessions.during('2025-12').sum('price') },
  ],
  [
    'quantos pacientes diferentes tiveram sessão realizada com o Samuel em fevereiro?',
    speech,
    sessions
      .during('2026-02')
      .when((r) => r.therapist === 'Samuel' && r.status === 'realizada')
      .distinct('patient'),
  ],
  ['nota de evolução média por faixa etária', speech, sessions.by('age', (g) => g.mean('progress'))],
  [
    'quantas sessões realizadas foram online?',
    speech,
    sessions.when((r) => r.status === 'realizada' && r.online === 'sim').count(),
  ],
  [
    'quanto deu o valor das sessoes de audiometria no último trimestre de 2025',
    speech,
    sessions
      .during('2025-10', '2025-12')
      .when((r) => r.kind === 'Audiometria')
      .sum('price'),
  ],
  [
    'em qual dia da semana tem mais falta de paciente?',
    speech,
    most(sessions.when((r) => r.status === 'falta').byWeekday((g) => g.count())),
  ],
  ['valor das sessões menos o repasse', speech, sessions.sum('price') - sessions.sum('share')],
  [
    'total de repasse sem contar o Samuel',
    speech,
    sessions.when((r) => r.therapist !== 'Samuel').sum('share'),
  ],
  ['quantas sessões passaram de 40 minutos?', speech, sessions.when((r) => (r.minutes ?? 0) > 40).count()],
  [
    'qual o maior valor de uma sessão particular?',
    speech,
    sessions.when((r) => r.plan === 'Particular').max('price'),
  ],
  [
    'em média quantas sessões realizadas a gente tem por dia de atendimento?',
    speech,
    sessions.when((r) => r.status === 'realizada').count() / sessions.distinct('day'),
  ],
  [
    'qts sessoes da amil foram canceladas',
    speech,
    sessions.when((r) => r.plan === 'Amil' && r.status === 'cancelada').count(),
  ],
  [
    'Bom dia! Poderia me dizer o valor das sessões da faixa infantil no terceiro trimestre de 2025?',
    speech,
    sessions
      .during('2025-07', '2025-09')
      .when((r) => r.age === 'Infantil')
      .sum('price'),
  ],
  [
    'quantos minutos de sessão o Davi fez entre 01/09/2025 e 15/11/2025?',
    speech,
    sessions
      .from('2025-09-01', '2025-11-15')
      .when((r) => r.patient === 'Davi')
      .sum('minutes'),
  ],
  [
    'qual convênio rendeu menos em valor de sessão?',
    speech,
    least(sessions.by('plan', (g) => g.sum('price'))),
  ],
  [
    'quantos por cento do valor das sessões vem do particular?',
    speech,
    sessions.share((r) => r.plan === 'Particular', 'price'),
  ],
  [
    'sessões canceladas por mês',
    speech,
    sessions.when((r) => r.status === 'cancelada').byMonth((g) => g.count()),
  ],
  [
    'nota média de evolução da helena em motricidade orofacial',
    speech,
    sessions.when((r) => r.patient === 'Helena' && r.kind === 'Motricidade orofacial').mean('progress'),
  ],
  [
    'valor das sessões de terapia de fala em janeiro, tirando a Unimed',
    speech,
    sessions
      .during('2026-01')
      .when((r) => r.kind === 'Terapia de fala' && r.plan !== 'Unimed')
      .sum('price'),
  ],
  [
    'quanto somam em valor as sessões que não foram online?',
    speech,
    sessions.when((r) => r.online === 'não').sum('price'),
  ],

  // The distributor of car batteries
  ['valor total vendido de baterias por mês', batteries, invoices.byMonth((g) => g.sum('total'))],
  [
    'Quantas baterias Moura vendemos em dezembro?',
    batteries,
    invoices
      .during('2025-12')
      .when((r) => r.brand === 'Moura')
      .sum('pieces'),
  ],
  [
    'qual vendedor vendeu mais bateria em reais?',
    batteries,
    most(invoices.by('seller', (g) => g.sum('total'))),
  ],
  [
    'os 3 clientes que mais compraram baterias em valor total',
    batteries,
    most(
      invoices.by('client', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'qual marca de bateria vendeu menos unidades?',
    batteries,
    least(invoices.by('brand', (g) => g.sum('pieces'))),
  ],
  [
    'qto da o total das notas vencidas?',
    batteries,
    invoices.when((r) => r.status === 'VENCIDO').sum('total'),
  ],
  [
    'quantas notas pendentes tem cada cliente?',
    batteries,
    invoices.when((r) => r.status === 'PENDENTE').by('client', (g) => g.count()),
  ],
  [
    'que percentual do valor total das notas de bateria já está pago?',
    batteries,
    invoices.share((r) => r.status === 'PAGO', 'total'),
  ],
  [
    'valor médio do frete nas notas com frete pra Sorocaba',
    batteries,
    invoices.when((r) => r.city === 'Sorocaba').mean('freight'),
  ],
  ['gasto com frete por cidade', batteries, invoices.by('city', (g) => g.sum('freight'))],
  [
    'custo total das baterias de 60Ah, qtd vezes custo unitário',
    batteries,
    invoices.when((r) => r.model === '60Ah').sum('cost'),
  ],
  [
    'valor total das notas menos o frete em janeiro',
    batteries,
    invoices.during('2026-01').sum('total') - invoices.during('2026-01').sum('freight'),
  ],
  ['quantas notas tiveram o casco devolvido?', batteries, invoices.when((r) => r.shell === 'S').count()],
  [
    'qtas baterias sairam sem devolução de casco em março',
    batteries,
    invoices
      .during('2026-03')
      .when((r) => r.shell === 'N')
      .sum('pieces'),
  ],
  [
    'Qual o valor médio por nota da Auto Elétrica Faísca?',
    batteries,
    invoices.when((r) => r.client === 'Auto Elétrica Faísca').mean('total'),
  ],
  [
    'compare o valor vendido de Heliar no terceiro trimestre de 2025 com o quarto trimestre de 2025',
    batteries,
    {
      before: invoices
        .during('2025-07', '2025-09')
        .when((r) => r.brand === 'Heliar')
        .sum('total'),
      after: invoices
        .during('2025-10', '2025-12')
        .when((r) => r.brand === 'Heliar')
        .sum('total'),
    },
  ],
  [
    'quantas notas de bateria têm valor total acima de R$ 5.000?',
    batteries,
    invoices.when((r) => r.total > 5000).count(),
  ],
  [
    'em que dia da semana sai mais bateria, em unidades?',
    batteries,
    most(invoices.byWeekday((g) => g.sum('pieces'))),
  ],
  [
    'quanto a distribuidora vende de bateria em média por dia que abre, em reais?',
    batteries,
    invoices.sum('total') / invoices.distinct('day'),
  ],
  [
    'valor total vendido por marca de bateria sem contar Campinas',
    batteries,
    invoices.when((r) => r.city !== 'Campinas').by('brand', (g) => g.sum('total')),
  ],
  ['qtd de baterias vendidas por modelo', batteries, invoices.by('model', (g) => g.sum('pieces'))],
  [
    'quantos clientes diferentes compraram Moura em fevereiro?',
    batteries,
    invoices
      .during('2026-02')
      .when((r) => r.brand === 'Moura')
      .distinct('client'),
  ],
  [
    'qual foi o maior frete pra Jundiaí?',
    batteries,
    invoices.when((r) => r.city === 'Jundiaí').max('freight'),
  ],
  [
    'quanto a Jéssica vendeu em reais de 01/09/2025 a 20/10/2025?',
    batteries,
    invoices
      .from('2025-09-01', '2025-10-20')
      .when((r) => r.seller === 'Jéssica')
      .sum('total'),
  ],
  [
    'média do custo unitário nas notas de bateria 150Ah',
    batteries,
    invoices.when((r) => r.model === '150Ah').mean('unitCost'),
  ],
  [
    'qual mês vendeu menos baterias em quantidade?',
    batteries,
    least(invoices.byMonth((g) => g.sum('pieces'))),
  ],
  [
    'oi, preciso cobrar: quanto a Transportadora Rota Sul tem em notas pendentes ou vencidas?',
    batteries,
    invoices
      .when(
        (r) => r.client === 'Transportadora Rota Sul' && (r.status === 'PENDENTE' || r.status === 'VENCIDO'),
      )
      .sum('total'),
  ],
  ['quantas notas sairam sem frete?', batteries, invoices.when((r) => r.freight === undefined).count()],
  [
    'participação da Moura na quantidade de baterias vendidas',
    batteries,
    invoices.share((r) => r.brand === 'Moura', 'pieces'),
  ],
  [
    'qual o menor valor total de uma nota de bateria Zetta?',
    batteries,
    invoices.when((r) => r.brand === 'Zetta').min('total'),
  ],
]

export const unanswerable: string[] = [
  'qual o salário do Genivaldo?',
  'quanto a estofaria cobrou em março de 2025?',
  'quantos rolos de suede temos no estoque?',
  'qual o telefone da Dona Zuleide?',
  'qual o diagnóstico do Miguel?',
  'quanto a clínica de fono paga de aluguel por mês?',
  'quantas sessões vamos ter em agosto de 2026?',
  'quantas baterias voltaram na garantia em janeiro?',
  'qual o limite de crédito do Posto Trevo?',
  'qual a comissão do Wesley em fevereiro?',
]
