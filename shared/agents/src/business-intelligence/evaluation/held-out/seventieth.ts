import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* A carpet and curtain cleaner, a hearing-aid clinic and a firm that makes illuminated signs and vehicle wraps. */

const { next, whole, pick } = seededBusiness(
  'a carpet and curtain cleaner, a hearing-aid clinic, a maker of illuminated signs and vehicle wraps',
)
const days = daysFrom('2025-07-01', 304)

const households = [
  { client: 'Hotel Monte Alvo', district: 'Beira Rio' },
  { client: 'Dona Zuleica', district: 'Jardim Orquídea' },
  { client: 'Condomínio Solar das Acácias', district: 'Alto da Colina' },
  { client: 'Escritório Prado Lins', district: 'Beira Rio' },
  { client: 'Creche Pingo de Mel', district: 'Vila Pirilampo' },
  { client: 'Seu Anselmo', district: 'Jardim Orquídea' },
  { client: 'Buffet Noite Estrelada', district: 'Alto da Colina' },
]
const furnishings = [
  { item: 'Tapete', fabrics: ['Lã', 'Sintético', 'Sisal'], from: 4_500, to: 18_000 },
  { item: 'Cortina', fabrics: ['Linho', 'Voil', 'Veludo'], from: 3_500, to: 12_000 },
  { item: 'Carpete', fabrics: ['Sintético', 'Lã'], from: 9_000, to: 26_000 },
  { item: 'Persiana', fabrics: ['Linho', 'Sintético'], from: 2_900, to: 9_500 },
  { item: 'Almofada', fabrics: ['Veludo', 'Linho'], from: 1_200, to: 4_000 },
]
// Closed on Sundays, most on Mondays.
const washes = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(3, 5) : whole(1, 3) }, () => {
        const { item, fabrics, from, to } = pick(furnishings)
        const pieces = whole(1, 6)
        const price = cents((pieces * whole(from, to)) / 100)
        return {
          day,
          ...pick(households),
          item,
          fabric: pick(fabrics),
          process: pick(['Extração', 'A seco', 'Vapor', 'Espuma']),
          washer: pick(['Genival', 'Genival', 'Rosângela', 'Edmilson', 'Tereza']),
          pickup: pick(['Domicílio', 'Domicílio', 'Balcão']),
          stain: next() < 0.35 ? 'sim' : 'não',
          pieces,
          area: cents((pieces * whole(80, 900)) / 100),
          deadline: whole(2, 12),
          products: whole(400, 6_500) / 100,
          score: next() < 0.3 ? undefined : pick([5, 5, 4, 4, 3, 2, 1]),
          price,
        }
      }),
    ),
)

const patients = [
  { patient: 'Aparecida Gonzaga', city: 'Ribeira Alta' },
  { patient: 'Benedito Farias', city: 'Cedrinho do Sul' },
  { patient: 'Odete Marcondes', city: 'Ribeira Alta' },
  { patient: 'Waldemar Pires', city: 'São Belmiro' },
  { patient: 'Iracema Toledo', city: 'Ribeira Alta' },
  { patient: 'Clodoaldo Reis', city: 'Vargem Funda' },
  { patient: 'Nair Siqueira', city: 'Cedrinho do Sul' },
  { patient: 'Osvaldo Brandão', city: 'São Belmiro' },
  { patient: 'Dirce Quintela', city: 'Ribeira Alta' },
  { patient: 'Hélio Vasques', city: 'Vargem Funda' },
  { patient: 'Geralda Nunes', city: 'São Belmiro' },
  { patient: 'Murilo Abrantes', city: 'Cedrinho do Sul' },
]
const procedures = [
  { procedure: 'Ajuste', from: 8_000, to: 18_000, quickest: 15, slowest: 35 },
  { procedure: 'Audiometria', from: 12_000, to: 22_000, quickest: 30, slowest: 50 },
  { procedure: 'Consulta', from: 15_000, to: 35_000, quickest: 25, slowest: 45 },
  { procedure: 'Manutenção', from: 9_000, to: 45_000, quickest: 20, slowest: 40 },
  { procedure: 'Venda de aparelho', from: 280_000, to: 980_000, quickest: 55, slowest: 100 },
  { procedure: 'Molde auricular', from: 15_000, to: 32_000, quickest: 40, slowest: 70 },
]
// Monday to Friday.
const appointments = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: whole(1, 5) }, () => {
        const { procedure, from, to, quickest, slowest } = pick(procedures)
        const plan = pick(['Particular', 'Particular', 'Vida Serena', 'Zelo Mais', 'Bem Cuidar'])
        const price = whole(from, to) / 100
        return {
          day,
          ...pick(patients),
          procedure,
          device:
            procedure === 'Audiometria' || procedure === 'Consulta'
              ? undefined
              : pick(['Tinora Mini', 'Aurivel Plus', 'Sonimar Duo']),
          therapist: pick(['Ilka', 'Ilka', 'Suelen', 'Suelen', 'Breno']),
          plan,
          ear: pick(['ambos', 'direito', 'esquerdo']),
          companion: next() < 0.4,
          minutes: whole(quickest, slowest),
          wait: whole(0, 55),
          loss: procedure === 'Audiometria' ? whole(20, 95) : undefined,
          denied: plan === 'Particular' || next() < 0.6 ? 0 : cents((price * whole(5, 30)) / 100),
          price,
        }
      }),
    ),
)

const advertisers = [
  { client: 'Padaria Trigo Dourado', field: 'Alimentação' },
  { client: 'Transportadora Carrilho', field: 'Transporte' },
  { client: 'Farmácia Bom Remédio', field: 'Saúde' },
  { client: 'Autoescola Volante Azul', field: 'Educação' },
  { client: 'Açougue do Tonho', field: 'Alimentação' },
  { client: 'Ótica Visão Clara', field: 'Saúde' },
  { client: 'Colégio Semente Viva', field: 'Educação' },
]
const works = [
  { work: 'Letreiro luminoso', materials: ['Acrílico', 'ACM'], from: 90_000, to: 680_000 },
  { work: 'Envelopamento', materials: ['Vinil', 'Película'], from: 120_000, to: 450_000 },
  { work: 'Placa', materials: ['ACM', 'PVC', 'Acrílico'], from: 15_000, to: 120_000 },
  { work: 'Adesivo', materials: ['Vinil', 'Película'], from: 6_000, to: 70_000 },
  { work: 'Totem', materials: ['ACM', 'Acrílico'], from: 150_000, to: 590_000 },
  { work: 'Banner', materials: ['Lona'], from: 7_000, to: 48_000 },
]
// Monday to Saturday.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: whole(1, 4) }, () => {
        const { work, materials, from, to } = pick(works)
        const price = whole(from, to) / 100
        return {
          day,
          ...pick(advertisers),
          work,
          material: pick(materials),
          installer: pick(['Wanderley', 'Wanderley', 'Kelvin', 'Jussara', 'Ademir']),
          designer: pick(['Lívia', 'Caio', 'Mirela']),
          status: pick(['ENTREGUE', 'ENTREGUE', 'ENTREGUE', 'EM PRODUÇÃO', 'AGUARDANDO ARTE']),
          urgent: next() < 0.25 ? 'S' : 'N',
          units: whole(1, 8),
          hours: whole(1, 20) / 2,
          warranty: pick([6, 12, 24]),
          cost: cents((price * whole(20, 55)) / 100),
          deposit: next() < 0.25 ? undefined : cents((price * pick([50, 30])) / 100),
          price,
        }
      }),
    ),
)

const cleaner = 'Lavagem Tapetes e Cortinas'
const clinic = 'atendimentos_clinica_auditiva'
const signs = 'PEDIDOS LETREIROS E ENVELOPAMENTO'

export const files = [
  file(cleaner, washes, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Cliente', ({ client }) => client],
    ['Bairro', ({ district }) => district],
    ['Item', ({ item }) => item],
    ['Tecido', ({ fabric }) => fabric],
    ['Processo', ({ process }) => process],
    ['Lavador', ({ washer }) => washer],
    ['Coleta', ({ pickup }) => pickup],
    ['Tem mancha', ({ stain }) => stain],
    ['Qtd peças', ({ pieces }) => pieces],
    ['Área total (m²)', ({ area }) => decimal(area)],
    ['Prazo de entrega (dias)', ({ deadline }) => deadline],
    ['Gasto com produtos', ({ products }) => commaPrice(products)],
    ['Nota do cliente', ({ score }) => score ?? ''],
    ['Valor cobrado', ({ price }) => commaPrice(price)],
  ]),
  file(
    clinic,
    appointments,
    [
      ['data_atendimento', ({ day }) => day],
      ['paciente', ({ patient }) => patient],
      ['cidade', ({ city }) => city],
      ['procedimento', ({ procedure }) => procedure],
      ['aparelho', ({ device }) => device ?? ''],
      ['fono', ({ therapist }) => therapist],
      ['convenio', ({ plan }) => plan],
      ['ouvido', ({ ear }) => ear],
      ['acompanhante', ({ companion }) => String(companion)],
      ['duracao_min', ({ minutes }) => minutes],
      ['espera_min', ({ wait }) => wait],
      ['perda_db', ({ loss }) => loss ?? ''],
      ['valor_glosa', ({ denied }) => denied.toFixed(2)],
      ['valor_atendimento', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
  file(signs, orders, [
    ['DT_PEDIDO', ({ day }) => brazilianDay(day)],
    ['CLIENTE', ({ client }) => client],
    ['RAMO_CLIENTE', ({ field }) => field],
    ['TRABALHO', ({ work }) => work],
    ['MATERIAL', ({ material }) => material],
    ['INSTALADOR', ({ installer }) => installer],
    ['DESIGNER', ({ designer }) => designer],
    ['SITUACAO', ({ status }) => status],
    ['URGENTE', ({ urgent }) => urgent],
    ['UNIDADES', ({ units }) => units],
    ['HORAS_INSTALACAO', ({ hours }) => decimal(hours, 1)],
    ['GARANTIA_MESES', ({ warranty }) => warranty],
    ['CUSTO_MATERIAL', ({ cost }) => decimal(cost)],
    ['VLR_SINAL', ({ deposit }) => (deposit === undefined ? '' : decimal(deposit))],
    ['VLR_PEDIDO', ({ price }) => decimal(price)],
  ]),
]

export const labelled: Labelled[] = [
  // The carpet and curtain cleaner
  ['valor cobrado nas lavagens mês a mês', cleaner, washes.byMonth((g) => g.sum('price'))],
  [
    'quantos tapetes a gente lavou em novembro?',
    cleaner,
    washes
      .during('2025-11')
      .when((r) => r.item === 'Tapete')
      .sum('pieces'),
  ],
  [
    'Quanto cobramos pra lavar cortina no segundo semestre de 2025?',
    cleaner,
    washes
      .during('2025-07', '2025-12')
      .when((r) => r.item === 'Cortina')
      .sum('price'),
  ],
  ['qual lavador fez o maior número de lavagens?', cleaner, most(washes.by('washer', (g) => g.count()))],
  [
    'top 3 clientes em valor cobrado nas lavagens',
    cleaner,
    most(
      washes.by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  ['nota media de cada lavador', cleaner, washes.by('washer', (g) => g.mean('score'))],
  ['quantas lavagens vieram com mancha', cleaner, washes.when((r) => r.stain === 'sim').count()],
  ['percentual das lavagens com coleta em domicilio', cleaner, washes.share((r) => r.pickup === 'Domicílio')],
  [
    'gasto com produtos no processo a seco',
    cleaner,
    washes.when((r) => r.process === 'A seco').sum('products'),
  ],
  [
    'em qual bairro o valor cobrado somou menos?',
    cleaner,
    least(washes.by('district', (g) => g.sum('price'))),
  ],
  [
    'soma dos metros quadrados de carpete que o Genival lavou',
    cleaner,
    washes.when((r) => r.item === 'Carpete' && r.washer === 'Genival').sum('area'),
  ],
  [
    'prazo médio de entrega das persianas, em dias',
    cleaner,
    washes.when((r) => r.item === 'Persiana').mean('deadline'),
  ],
  [
    'valor cobrado nas lavagens: setembro contra outubro',
    cleaner,
    { before: washes.during('2025-09').sum('price'), after: washes.during('2025-10').sum('price') },
  ],
  [
    'quantas lavagens tiveram valor cobrado maior que R$ 350?',
    cleaner,
    washes.when((r) => r.price > 350).count(),
  ],
  [
    'Em que dia da semana entra o maior número de lavagens?',
    cleaner,
    most(washes.byWeekday((g) => g.count())),
  ],
  [
    'numa média, quantas lavagens a gente faz por dia trabalhado?',
    cleaner,
    washes.count() / washes.distinct('day'),
  ],
  [
    'valor cobrado por tecido, fora o linho',
    cleaner,
    washes.when((r) => r.fabric !== 'Linho').by('fabric', (g) => g.sum('price')),
  ],
  [
    'quantas peças de veludo a Rosangela lavou?',
    cleaner,
    washes.when((r) => r.fabric === 'Veludo' && r.washer === 'Rosângela').sum('pieces'),
  ],
  [
    'maior valor cobrado do Hotel Monte Alvo numa lavagem só',
    cleaner,
    washes.when((r) => r.client === 'Hotel Monte Alvo').max('price'),
  ],
  [
    'quantos clientes diferentes mandaram lavar tapete em dezembro?',
    cleaner,
    washes
      .during('2025-12')
      .when((r) => r.item === 'Tapete')
      .distinct('client'),
  ],
  ['lavagens com nota 5, quantas foram?', cleaner, washes.when((r) => r.score === 5).count()],
  [
    'quantas lavagens receberam nota abaixo de 3',
    cleaner,
    washes.when((r) => r.score !== undefined && r.score < 3).count(),
  ],
  [
    'quanto sobra do valor cobrado nas lavagens depois de tirar o gasto com produtos?',
    cleaner,
    washes.sum('price') - washes.sum('products'),
  ],
  [
    'qual processo gasta mais com produtos em média?',
    cleaner,
    most(washes.by('process', (g) => g.mean('products'))),
  ],
  [
    'valor cobrado nas lavagens a vapor de 05/08/2025 até 18/09/2025',
    cleaner,
    washes
      .from('2025-08-05', '2025-09-18')
      .when((r) => r.process === 'Vapor')
      .sum('price'),
  ],
  [
    'quantas lavagens sem mancha a Tereza fez em março?',
    cleaner,
    washes
      .during('2026-03')
      .when((r) => r.washer === 'Tereza' && r.stain === 'não')
      .count(),
  ],
  ['qual foi o mês mais fraco em peças lavadas?', cleaner, least(washes.byMonth((g) => g.sum('pieces')))],
  ['metros quadrados lavados por tipo de coleta', cleaner, washes.by('pickup', (g) => g.sum('area'))],
  ['lavagens de sábado: quanto cobramos no total?', cleaner, washes.on(6).sum('price')],
  [
    'quanto a almofada representa no valor cobrado das lavagens, em %?',
    cleaner,
    washes.share((r) => r.item === 'Almofada', 'price'),
  ],

  // The hearing-aid clinic
  ['Quantos atendimentos a clínica teve em agosto?', clinic, appointments.during('2025-08').count()],
  ['quantidade de atendimentos separada por convenio', clinic, appointments.by('plan', (g) => g.count())],
  [
    'qual o valor dos atendimentos de venda de aparelho em dezembro?',
    clinic,
    appointments
      .during('2025-12')
      .when((r) => r.procedure === 'Venda de aparelho')
      .sum('price'),
  ],
  [
    'quantas vendas de aparelho a Suelen fechou?',
    clinic,
    appointments.when((r) => r.procedure === 'Venda de aparelho' && r.therapist === 'Suelen').count(),
  ],
  [
    'tempo médio de espera na audiometria',
    clinic,
    appointments.when((r) => r.procedure === 'Audiometria').mean('wait'),
  ],
  ['média da perda em db por cidade', clinic, appointments.by('city', (g) => g.mean('loss'))],
  [
    'qual convênio teve a maior soma de glosa?',
    clinic,
    most(appointments.by('plan', (g) => g.sum('denied'))),
  ],
  [
    'total de glosa da Zelo Mais de janeiro a março de 2026',
    clinic,
    appointments
      .during('2026-01', '2026-03')
      .when((r) => r.plan === 'Zelo Mais')
      .sum('denied'),
  ],
  ['quantos atendimentos tiveram acompanhante', clinic, appointments.when((r) => r.companion).count()],
  [
    'qual a porcentagem de atendimentos particulares?',
    clinic,
    appointments.share((r) => r.plan === 'Particular'),
  ],
  [
    'quantos pacientes diferentes de Ribeira Alta a Ilka atendeu?',
    clinic,
    appointments.when((r) => r.city === 'Ribeira Alta' && r.therapist === 'Ilka').distinct('patient'),
  ],
  [
    'valor médio do atendimento de manutencao',
    clinic,
    appointments.when((r) => r.procedure === 'Manutenção').mean('price'),
  ],
  [
    'qual foi a maior espera em minutos na clínica em fevereiro?',
    clinic,
    appointments.during('2026-02').max('wait'),
  ],
  [
    'Quais os 2 procedimentos com maior duração média?',
    clinic,
    most(
      appointments.by('procedure', (g) => g.mean('minutes')),
      2,
    ),
  ],
  [
    'soma da duração dos atendimentos do Breno por mês',
    clinic,
    appointments.when((r) => r.therapist === 'Breno').byMonth((g) => g.sum('minutes')),
  ],
  [
    'quantos atendimentos em ambos os ouvidos desde janeiro?',
    clinic,
    appointments
      .during('2026-01', '2026-04')
      .when((r) => r.ear === 'ambos')
      .count(),
  ],
  [
    'valor dos atendimentos por procedimento, sem contar venda de aparelho',
    clinic,
    appointments.when((r) => r.procedure !== 'Venda de aparelho').by('procedure', (g) => g.sum('price')),
  ],
  [
    'compara a quantidade de atendimentos de outubro com a de novembro',
    clinic,
    { before: appointments.during('2025-10').count(), after: appointments.during('2025-11').count() },
  ],
  [
    'atendimentos com mais de 40 minutos de espera, quantos?',
    clinic,
    appointments.when((r) => r.wait > 40).count(),
  ],
  ['qual cidade tem menos atendimentos?', clinic, least(appointments.by('city', (g) => g.count()))],
  [
    'quanto fica o valor dos atendimentos descontando a glosa?',
    clinic,
    appointments.sum('price') - appointments.sum('denied'),
  ],
  [
    'em que dia da semana a espera média é menor?',
    clinic,
    least(appointments.byWeekday((g) => g.mean('wait'))),
  ],
  [
    'quantos atendimentos de molde auricular foram de pacientes de São Belmiro?',
    clinic,
    appointments.when((r) => r.procedure === 'Molde auricular' && r.city === 'São Belmiro').count(),
  ],
  [
    'quantas audiometrias deram perda maior que 60 db?',
    clinic,
    appointments.when((r) => r.procedure === 'Audiometria' && r.loss !== undefined && r.loss > 60).count(),
  ],
  [
    'nos atendimentos de venda de aparelho, que porcentagem do valor é do Aurivel Plus?',
    clinic,
    appointments
      .when((r) => r.procedure === 'Venda de aparelho')
      .share((r) => r.device === 'Aurivel Plus', 'price'),
  ],
  [
    'quantos atendimentos a Ilka teve entre 15/12/2025 e 31/01/2026?',
    clinic,
    appointments
      .from('2025-12-15', '2026-01-31')
      .when((r) => r.therapist === 'Ilka')
      .count(),
  ],
  [
    'duração média dos atendimentos sem acompanhante',
    clinic,
    appointments.when((r) => !r.companion).mean('minutes'),
  ],
  [
    'qual a média mensal de atendimentos da clinica?',
    clinic,
    appointments.count() / appointments.byMonth((g) => g.count()).length,
  ],
  [
    'valor das consultas pela Vida Serena, fora Cedrinho do Sul',
    clinic,
    appointments
      .when((r) => r.procedure === 'Consulta' && r.plan === 'Vida Serena' && r.city !== 'Cedrinho do Sul')
      .sum('price'),
  ],
  ['qual mês somou mais glosa?', clinic, most(appointments.byMonth((g) => g.sum('denied')))],

  // The firm of illuminated signs and vehicle wraps
  [
    'valor dos pedidos de letreiro luminoso em fevereiro',
    signs,
    orders
      .during('2026-02')
      .when((r) => r.work === 'Letreiro luminoso')
      .sum('price'),
  ],
  [
    'quantos pedidos de envelopamento entraram por mês?',
    signs,
    orders.when((r) => r.work === 'Envelopamento').byMonth((g) => g.count()),
  ],
  [
    'quantas unidades de banner pediram no quarto trimestre de 2025?',
    signs,
    orders
      .during('2025-10', '2025-12')
      .when((r) => r.work === 'Banner')
      .sum('units'),
  ],
  [
    'qual instalador soma mais horas de instalação?',
    signs,
    most(orders.by('installer', (g) => g.sum('hours'))),
  ],
  ['quantos pedidos urgentes temos ao todo', signs, orders.when((r) => r.urgent === 'S').count()],
  [
    'qual o valor dos pedidos que estão aguardando arte?',
    signs,
    orders.when((r) => r.status === 'AGUARDANDO ARTE').sum('price'),
  ],
  ['valor total dos pedidos por ramo do cliente', signs, orders.by('field', (g) => g.sum('price'))],
  ['custo total de material para cada tipo de trabalho', signs, orders.by('work', (g) => g.sum('cost'))],
  [
    'Os quatro clientes com mais pedidos',
    signs,
    most(
      orders.by('client', (g) => g.count()),
      4,
    ),
  ],
  [
    'qual designer tem o maior valor médio por pedido?',
    signs,
    most(orders.by('designer', (g) => g.mean('price'))),
  ],
  [
    'total de horas de instalacao do Kelvin com totem',
    signs,
    orders.when((r) => r.installer === 'Kelvin' && r.work === 'Totem').sum('hours'),
  ],
  ['quantos pedidos têm valor acima de 3 mil reais?', signs, orders.when((r) => r.price > 3000).count()],
  ['que fatia dos pedidos já está entregue?', signs, orders.share((r) => r.status === 'ENTREGUE')],
  [
    'quanto do valor dos pedidos é de acrilico, em porcentagem?',
    signs,
    orders.share((r) => r.material === 'Acrílico', 'price'),
  ],
  ['total de sinal dos pedidos de abril', signs, orders.during('2026-04').sum('deposit')],
  [
    'qual a diferença entre o valor total dos pedidos e o total de sinal?',
    signs,
    orders.sum('price') - orders.sum('deposit'),
  ],
  [
    'valor dos pedidos de placa: novembro versus dezembro',
    signs,
    {
      before: orders
        .during('2025-11')
        .when((r) => r.work === 'Placa')
        .sum('price'),
      after: orders
        .during('2025-12')
        .when((r) => r.work === 'Placa')
        .sum('price'),
    },
  ],
  [
    'quantos pedidos do instalador Ademir não são urgentes?',
    signs,
    orders.when((r) => r.installer === 'Ademir' && r.urgent === 'N').count(),
  ],
  ['qual trabalho tem o menor número de pedidos?', signs, least(orders.by('work', (g) => g.count()))],
  [
    'garantia média, em meses, nos pedidos de letreiro luminoso',
    signs,
    orders.when((r) => r.work === 'Letreiro luminoso').mean('warranty'),
  ],
  [
    'quantos pedidos têm garantia de pelo menos 12 meses',
    signs,
    orders.when((r) => r.warranty >= 12).count(),
  ],
  [
    'pedidos da Transportadora Carrilho desde setembro, quantos são?',
    signs,
    orders
      .during('2025-09', '2026-04')
      .when((r) => r.client === 'Transportadora Carrilho')
      .count(),
  ],
  [
    'valor dos pedidos de vinil, tirando os envelopamentos',
    signs,
    orders.when((r) => r.material === 'Vinil' && r.work !== 'Envelopamento').sum('price'),
  ],
  [
    'de quanto foi o pedido mais caro da Ótica Visão Clara?',
    signs,
    orders.when((r) => r.client === 'Ótica Visão Clara').max('price'),
  ],
  [
    'qual o menor valor de pedido da designer Lívia?',
    signs,
    orders.when((r) => r.designer === 'Lívia').min('price'),
  ],
  ['me mostra o número de pedidos por situação', signs, orders.by('status', (g) => g.count())],
  [
    'quantos clientes diferentes pediram totem de março a abril?',
    signs,
    orders
      .during('2026-03', '2026-04')
      .when((r) => r.work === 'Totem')
      .distinct('client'),
  ],
  ['quantos pedidos entraram nas segundas-feiras?', signs, orders.on(1).count()],
  [
    'valor dos pedidos feitos de 20/10/2025 a 12/12/2025 que já estão como entregue',
    signs,
    orders
      .from('2025-10-20', '2025-12-12')
      .when((r) => r.status === 'ENTREGUE')
      .sum('price'),
  ],
  [
    'média de horas de instalação por instalador nos pedidos urgentes',
    signs,
    orders.when((r) => r.urgent === 'S').by('installer', (g) => g.mean('hours')),
  ],
]

export const unanswerable: string[] = [
  'qual o telefone do Hotel Monte Alvo?',
  'quanto veio a conta de luz da lavanderia em outubro?',
  'quanto cobramos pra lavar sofá em janeiro?',
  'quantos km o furgão rodou buscando tapete?',
  'qual a idade média dos pacientes?',
  'quantas pilhas de aparelho auditivo tem guardadas?',
  'quanto a Suelen recebe de comissão?',
  'quantos dias de férias o Kelvin já tirou?',
  'quem é o fornecedor de acrílico?',
  'quanto de imposto pagamos sobre os letreiros?',
]
