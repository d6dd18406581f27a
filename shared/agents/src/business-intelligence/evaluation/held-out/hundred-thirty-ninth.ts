import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A motorcycle dealer's workshop, frozen meals by subscription and an architecture office. */

const { next, whole, pick, among } = seededBusiness('a motorcycle workshop, frozen meals, architects')
const weighted = <Entry extends { weight: number }>(entries: Entry[]) =>
  among(...entries.map((entry): [Entry, number] => [entry, entry.weight]))

const bikes = [
  { model: 'CG 160', factor: 1, weight: 7 },
  { model: 'Biz 125', factor: 0.9, weight: 5 },
  { model: 'Bros 160', factor: 1.1, weight: 4 },
  { model: 'PCX 160', factor: 1.3, weight: 3 },
  { model: 'XRE 300', factor: 1.7, weight: 2.5 },
  { model: 'CB 500F', factor: 2.6, weight: 1.5 },
]
const jobs = [
  { service: 'Revisão', from: 8_000, to: 42_000, shortest: 2, longest: 7, weight: 7 },
  { service: 'Troca de óleo', from: 4_500, to: 12_000, shortest: 1, longest: 2, weight: 4 },
  { service: 'Pneus', from: 28_000, to: 72_000, shortest: 1, longest: 4, weight: 3 },
  { service: 'Freios', from: 9_000, to: 38_000, shortest: 2, longest: 6, weight: 3 },
  { service: 'Elétrica', from: 6_000, to: 54_000, shortest: 2, longest: 10, weight: 2.4 },
  { service: 'Suspensão', from: 15_000, to: 80_000, shortest: 4, longest: 12, weight: 1.6 },
]
let lastOrder = 3_410
// Closed on Sundays, most on Mondays.
const orders = new Rows(
  daysFrom('2025-03-01', 306)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(3, 4) : whole(1, 2) }, () => {
        const { model, factor } = weighted(bikes)
        const { service, from, to, shortest, longest } = weighted(jobs)
        const hours = whole(shortest, longest) / 2
        const parts = cents((whole(from, to) / 100) * factor)
        const labour = cents((hours * whole(9_000, 14_000)) / 100)
        lastOrder += 1
        return {
          day,
          order: lastOrder,
          model,
          service,
          type: among(['Particular', 6], ['Garantia', 3], ['Seguradora', 1.5]),
          mechanic: among(['Edivaldo', 6], ['Wesley', 4], ['Tonhão', 2.7], ['Jéssica', 2]),
          adviser: among(['Rafaela', 3], ['Gilmar', 2]),
          status: among(['Entregue', 8], ['Aguardando peça', 2], ['Em serviço', 1]),
          km: next() < 0.1 ? undefined : whole(900, 68_000),
          hours,
          parts,
          labour,
          total: cents(parts + labour),
          grade: next() < 0.35 ? undefined : among([10, 5], [9, 5], [8, 4], [7, 2], [6, 1.5], [5, 1]),
        }
      }),
    ),
)

const subscribers = [
  { client: 'Igor Bastos', plan: 'Low carb', district: 'Pinheiros', fewest: 4, largest: 10 },
  { client: 'Academia Pulso', plan: 'Fit', district: 'Pinheiros', fewest: 12, largest: 28 },
  { client: 'Luciana Prado', plan: 'Família', district: 'Tatuapé', fewest: 8, largest: 20 },
  { client: 'Marcos Tavares', plan: 'Fit', district: 'Moema', fewest: 5, largest: 12 },
  { client: 'Beatriz Amaral', plan: 'Vegano', district: 'Tatuapé', fewest: 3, largest: 9 },
  { client: 'Casal Okada', plan: 'Família', district: 'Moema', fewest: 8, largest: 16 },
  { client: 'Renata Furtado', plan: 'Low carb', district: 'Moema', fewest: 4, largest: 11 },
  { client: 'Priscila Nunes', plan: 'Fit', district: 'Santana', fewest: 5, largest: 12 },
  { client: 'Caio Lins', plan: 'Vegano', district: 'Pinheiros', fewest: 4, largest: 10 },
  { client: 'Sônia Meireles', plan: 'Família', district: 'Santana', fewest: 6, largest: 18 },
]
const dishes = [
  { dish: 'Frango com batata-doce', weight: 7 },
  { dish: 'Strogonoff de carne', weight: 4.5 },
  { dish: 'Lasanha de berinjela', weight: 3.5 },
  { dish: 'Escondidinho de abóbora', weight: 2.5 },
  { dish: 'Feijoada', weight: 2 },
  { dish: 'Moqueca de banana', weight: 1.3 },
]
// Only on Tuesdays, Thursdays and Saturdays.
const meals = new Rows(
  daysFrom('2025-05-01', 335)
    .filter((day) => [2, 4, 6].includes(weekdayIn(day)))
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(4, 6) : whole(2, 5) }, () => {
        const { client, plan, district, fewest, largest } = pick(subscribers)
        const { dish } = weighted(dishes)
        const boxes = whole(fewest, largest)
        const full = cents((boxes * whole(1_850, 3_190)) / 100)
        const coupon = next() < 0.3 ? 'sim' : 'nao'
        const discount = coupon === 'sim' ? cents((full * whole(5, 15)) / 100) : undefined
        return {
          day,
          client,
          plan,
          district,
          dish,
          courier: among(['Dirceu', 5], ['Kelly', 3], ['Jonas', 1.5]),
          payment: among(['pix', 5], ['cartao', 4], ['boleto', 2]),
          status: among(['entregue', 8], ['reagendado', 1.5], ['devolvido', 1]),
          boxes,
          weight: cents((boxes * whole(32, 45)) / 100),
          ingredients: cents((boxes * whole(690, 1_290)) / 100),
          fee: next() < 0.35 ? 0 : whole(600, 1_690) / 100,
          coupon,
          discount,
          price: cents(full - (discount ?? 0)),
        }
      }),
    ),
)

const projects = [
  { project: 'Casa Jatobá', kind: 'Residencial', city: 'Campinas', near: 6, far: 30 },
  { project: 'Clínica Bem Viver', kind: 'Comercial', city: 'Vinhedo', near: 30, far: 58 },
  { project: 'Loft Augusta', kind: 'Residencial', city: 'Valinhos', near: 18, far: 40 },
  { project: 'Sede Nexo', kind: 'Corporativo', city: 'Valinhos', near: 20, far: 46 },
  { project: 'Café Aroma', kind: 'Comercial', city: 'Campinas', near: 4, far: 22 },
  { project: 'Sobrado Araucária', kind: 'Residencial', city: 'Vinhedo', near: 32, far: 64 },
  { project: 'Galeria Trama', kind: 'Comercial', city: 'Indaiatuba', near: 48, far: 90 },
]
// Monday to Friday, most on Thursdays.
const visits = new Rows(
  daysFrom('2025-06-01', 334)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 4 ? whole(3, 4) : whole(1, 2) }, () => {
        const { project, kind, city, near, far } = pick(projects)
        const charged = next() < 0.7 ? 'Sim' : 'Não'
        const hours = whole(2, 12) / 2
        const km = whole(near, far)
        return {
          day,
          project,
          kind,
          city,
          phase: among(['Obra', 5], ['Executivo', 3], ['Anteprojeto', 2.5], ['Estudo preliminar', 1.5]),
          architect: among(['Helena', 5], ['Bruno', 3.5], ['Lígia', 2.3]),
          reason: among(['Acompanhamento', 5], ['Reunião', 3], ['Medição', 2], ['Escolha de materiais', 1]),
          charged,
          hours,
          km,
          pending: whole(0, 9),
          photos: whole(3, 48),
          travel: cents((km * whole(95, 160)) / 100 + whole(0, 2_500) / 100),
          fees: charged === 'Sim' ? cents((hours * whole(14_000, 26_000)) / 100) : undefined,
        }
      }),
    ),
)

const workshop = 'OS Oficina Motos'
const kitchen = 'pedidos_marmitas'
const office = 'VISITAS ARQUITETURA'

export const files = [
  file(workshop, orders, [
    ['Nº OS', ({ order }) => order],
    ['Data Entrada', ({ day }) => brazilianDay(day)],
    ['Modelo', ({ model }) => model],
    ['Serviço', ({ service }) => service],
    ['Tipo OS', ({ type }) => type],
    ['Mecânico', ({ mechanic }) => mechanic],
    ['Consultor', ({ adviser }) => adviser],
    ['Situação', ({ status }) => status],
    ['KM', ({ km }) => km ?? ''],
    ['Horas trabalhadas', ({ hours }) => decimal(hours, 1)],
    ['Valor peças', ({ parts }) => dotted(commaPrice(parts))],
    ['Valor mão de obra', ({ labour }) => dotted(commaPrice(labour))],
    ['Total OS', ({ total }) => dotted(commaPrice(total))],
    ['Nota cliente', ({ grade }) => grade ?? ''],
  ]),
  file(
    kitchen,
    meals,
    [
      ['data_entrega', ({ day }) => day],
      ['assinante', ({ client }) => client],
      ['plano', ({ plan }) => plan],
      ['bairro', ({ district }) => district],
      ['prato', ({ dish }) => dish],
      ['entregador', ({ courier }) => courier],
      ['forma_pgto', ({ payment }) => payment],
      ['situacao', ({ status }) => status],
      ['qtd_marmitas', ({ boxes }) => boxes],
      ['peso_kg', ({ weight }) => weight.toFixed(2)],
      ['custo_ingredientes', ({ ingredients }) => ingredients.toFixed(2)],
      ['taxa_entrega', ({ fee }) => fee.toFixed(2)],
      ['cupom', ({ coupon }) => coupon],
      ['desconto', ({ discount }) => (discount === undefined ? '' : discount.toFixed(2))],
      ['valor_pedido', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
  file(office, visits, [
    ['DATA', ({ day }) => shownDay(day)],
    ['PROJETO', ({ project }) => project],
    ['TIPO_PROJETO', ({ kind }) => kind],
    ['CIDADE', ({ city }) => city],
    ['ETAPA', ({ phase }) => phase],
    ['ARQUITETO', ({ architect }) => architect],
    ['MOTIVO_VISITA', ({ reason }) => reason],
    ['COBRADA', ({ charged }) => charged],
    ['HORAS', ({ hours }) => decimal(hours, 1)],
    ['KM_RODADOS', ({ km }) => km],
    ['PENDENCIAS', ({ pending }) => pending],
    ['FOTOS', ({ photos }) => photos],
    ['VLR_DESLOCAMENTO', ({ travel }) => decimal(travel)],
    ['VLR_HONORARIOS', ({ fees }) => (fees === undefined ? '' : decimal(fees))],
  ]),
]

export const labelled: Labelled[] = [
  // The workshop
  ['valor total das OS da oficina, mês a mês', workshop, orders.byMonth((g) => g.sum('total'))],
  [
    'Quantas OS de revisão entraram em julho?',
    workshop,
    orders
      .when((r) => r.service === 'Revisão')
      .during('2025-07')
      .count(),
  ],
  [
    'qto deu em reais a mao de obra da troca de oleo em setembro',
    workshop,
    orders
      .when((r) => r.service === 'Troca de óleo')
      .during('2025-09')
      .sum('labour'),
  ],
  [
    'Qual mecânico acumulou mais horas trabalhadas?',
    workshop,
    most(orders.by('mechanic', (g) => g.sum('hours'))),
  ],
  [
    'top 3 modelos de moto em valor de peças',
    workshop,
    most(
      orders.by('model', (g) => g.sum('parts')),
      3,
    ),
  ],
  ['média do total das OS em garantia', workshop, orders.when((r) => r.type === 'Garantia').mean('total')],
  ['Que porcentagem das OS é do tipo particular?', workshop, orders.share((r) => r.type === 'Particular')],
  [
    'média de horas trabalhadas em cada serviço da oficina',
    workshop,
    orders.by('service', (g) => g.mean('hours')),
  ],
  [
    'OS que estão aguardando peça, quantas são?',
    workshop,
    orders.when((r) => r.status === 'Aguardando peça').count(),
  ],
  [
    'Compare o valor de peças da oficina em abril com o de maio',
    workshop,
    { before: orders.during('2025-04').sum('parts'), after: orders.during('2025-05').sum('parts') },
  ],
  ['em qual dia da semana entram mais OS na oficina?', workshop, most(orders.byWeekday((g) => g.count()))],
  ['qtas OS ficaram com total acima de mil reais', workshop, orders.when((r) => r.total > 1000).count()],
  [
    'qual o valor total da OS mais cara da XRE 300?',
    workshop,
    orders.when((r) => r.model === 'XRE 300').max('total'),
  ],
  [
    'Qual foi o menor KM entre as OS de pneus?',
    workshop,
    orders.when((r) => r.service === 'Pneus').min('km'),
  ],
  ['nota média dos clientes pra cada mecanico', workshop, orders.by('mechanic', (g) => g.mean('grade'))],
  [
    'Quantas OS a Rafaela atendeu no terceiro trimestre de 2025?',
    workshop,
    orders
      .when((r) => r.adviser === 'Rafaela')
      .during('2025-07', '2025-09')
      .count(),
  ],
  [
    'valor de peças por modelo, sem contar as OS de seguradora',
    workshop,
    orders.when((r) => r.type !== 'Seguradora').by('model', (g) => g.sum('parts')),
  ],
  [
    'Qual o valor de mão de obra do Wesley no segundo semestre de 2025?',
    workshop,
    orders
      .when((r) => r.mechanic === 'Wesley')
      .during('2025-07', '2025-12')
      .sum('labour'),
  ],
  [
    'em quantos modelos diferentes a Jéssica mexeu em junho',
    workshop,
    orders
      .when((r) => r.mechanic === 'Jéssica')
      .during('2025-06')
      .distinct('model'),
  ],
  [
    'Em média, quantas OS a oficina recebe por mês?',
    workshop,
    orders.count() / orders.byMonth((g) => g.count()).length,
  ],
  [
    'quantas OS receberam nota do cliente menor que 7?',
    workshop,
    orders.when((r) => r.grade !== undefined && r.grade < 7).count(),
  ],
  [
    'Quantas OS têm total entre 300 e 600 reais?',
    workshop,
    orders.when((r) => r.total >= 300 && r.total <= 600).count(),
  ],
  [
    'Qual serviço somou o menor valor de peças?',
    workshop,
    least(orders.by('service', (g) => g.sum('parts'))),
  ],
  [
    'soma do total das OS de 15/04/2025 a 31/05/2025',
    workshop,
    orders.from('2025-04-15', '2025-05-31').sum('total'),
  ],
  ['qual mês teve o maior valor de mão de obra?', workshop, most(orders.byMonth((g) => g.sum('labour')))],
  [
    'Quanto a CG 160 representa, em %, das horas trabalhadas na oficina?',
    workshop,
    orders.share((r) => r.model === 'CG 160', 'hours'),
  ],
  [
    'to montando o fechamento do ano: qto deu o valor de peças da CB 500F de outubro a dezembro?',
    workshop,
    orders
      .when((r) => r.model === 'CB 500F')
      .during('2025-10', '2025-12')
      .sum('parts'),
  ],
  ['Quantidade de OS em cada situação', workshop, orders.by('status', (g) => g.count())],
  [
    'qtas OS o Edivaldo pegou nas segundas-feiras',
    workshop,
    orders
      .when((r) => r.mechanic === 'Edivaldo')
      .on(1)
      .count(),
  ],
  [
    'media de km das Biz 125 que vieram pra revisao',
    workshop,
    orders.when((r) => r.model === 'Biz 125' && r.service === 'Revisão').mean('km'),
  ],

  // The frozen meals
  ['Valor dos pedidos de marmita em cada mês', kitchen, meals.byMonth((g) => g.sum('price'))],
  [
    'Quantas marmitas foram pedidas no plano Fit em agosto?',
    kitchen,
    meals
      .when((r) => r.plan === 'Fit')
      .during('2025-08')
      .sum('boxes'),
  ],
  ['qual prato teve a maior quantidade de marmitas?', kitchen, most(meals.by('dish', (g) => g.sum('boxes')))],
  [
    'os 4 assinantes com maior valor de pedidos somado',
    kitchen,
    most(
      meals.by('client', (g) => g.sum('price')),
      4,
    ),
  ],
  [
    'Quanto custaram os ingredientes da feijoada no último trimestre de 2025?',
    kitchen,
    meals
      .when((r) => r.dish === 'Feijoada')
      .during('2025-10', '2025-12')
      .sum('ingredients'),
  ],
  ['quantos % dos pedidos estão como devolvido?', kitchen, meals.share((r) => r.status === 'devolvido')],
  ['Valor médio do pedido em cada plano', kitchen, meals.by('plan', (g) => g.mean('price'))],
  ['soma da taxa de entrega por bairro', kitchen, meals.by('district', (g) => g.sum('fee'))],
  [
    'qtos pedidos ficaram com o Dirceu nos sabados',
    kitchen,
    meals
      .when((r) => r.courier === 'Dirceu')
      .on(6)
      .count(),
  ],
  [
    'Qual o desconto médio dos pedidos que usaram cupom?',
    kitchen,
    meals.when((r) => r.coupon === 'sim').mean('discount'),
  ],
  [
    'quanto demos de desconto nos pedidos de Moema?',
    kitchen,
    meals.when((r) => r.district === 'Moema').sum('discount'),
  ],
  ['pedidos com valor acima de 400 reais, qtos foram', kitchen, meals.when((r) => r.price > 400).count()],
  [
    'quantidade de marmitas: novembro contra dezembro',
    kitchen,
    { before: meals.during('2025-11').sum('boxes'), after: meals.during('2025-12').sum('boxes') },
  ],
  [
    'Quantos assinantes diferentes pediram lasanha de berinjela em janeiro?',
    kitchen,
    meals
      .when((r) => r.dish === 'Lasanha de berinjela')
      .during('2026-01')
      .distinct('client'),
  ],
  [
    'peso total em kg dos pedidos do plano vegano',
    kitchen,
    meals.when((r) => r.plan === 'Vegano').sum('weight'),
  ],
  ['Qual a maior quantidade de marmitas em um único pedido?', kitchen, meals.max('boxes')],
  ['qual entregador levou menos pedidos?', kitchen, least(meals.by('courier', (g) => g.count()))],
  [
    'valor dos pedidos pagos no pix entre 05/06/2025 e 20/07/2025',
    kitchen,
    meals
      .when((r) => r.payment === 'pix')
      .from('2025-06-05', '2025-07-20')
      .sum('price'),
  ],
  [
    'tirando o custo dos ingredientes, quanto sobra do valor dos pedidos?',
    kitchen,
    meals.sum('price') - meals.sum('ingredients'),
  ],
  [
    'Quantidade de marmitas por prato sem contar o plano Família',
    kitchen,
    meals.when((r) => r.plan !== 'Família').by('dish', (g) => g.sum('boxes')),
  ],
  [
    'Que percentual do valor dos pedidos vem de Pinheiros?',
    kitchen,
    meals.share((r) => r.district === 'Pinheiros', 'price'),
  ],
  ['em que mes gastamos mais com ingredientes?', kitchen, most(meals.byMonth((g) => g.sum('ingredients')))],
  [
    'Média de marmitas por pedido em cada forma de pagamento',
    kitchen,
    meals.by('payment', (g) => g.mean('boxes')),
  ],
  ['quantos pedidos foram com taxa de entrega zero?', kitchen, meals.when((r) => r.fee === 0).count()],
  ['quantos pedidos de marmita temos em cada dia da semana', kitchen, meals.byWeekday((g) => g.count())],
  [
    'Quantos pedidos do Igor Bastos foram reagendados?',
    kitchen,
    meals.when((r) => r.client === 'Igor Bastos' && r.status === 'reagendado').count(),
  ],
  [
    'preciso planejar a cozinha, em media quantas marmitas sao pedidas por mes?',
    kitchen,
    meals.sum('boxes') / meals.byMonth((g) => g.count()).length,
  ],
  [
    'custo de ingredientes do strogonoff de carne somando fevereiro e março',
    kitchen,
    meals
      .when((r) => r.dish === 'Strogonoff de carne')
      .during('2026-02', '2026-03')
      .sum('ingredients'),
  ],
  [
    'Quantos pedidos levados pela Kelly tinham pelo menos 10 marmitas?',
    kitchen,
    meals.when((r) => r.courier === 'Kelly' && r.boxes >= 10).count(),
  ],
  [
    'valor dos pedidos do plano low carb desde dezembro, fora os pagos no boleto',
    kitchen,
    meals
      .when((r) => r.plan === 'Low carb' && r.payment !== 'boleto')
      .during('2025-12', '2026-03')
      .sum('price'),
  ],

  // The architecture office
  ['Quantas visitas a projetos fizemos em outubro?', office, visits.during('2025-10').count()],
  ['horas de visita de cada arquiteto', office, visits.by('architect', (g) => g.sum('hours'))],
  ['Total de honorários por mês', office, visits.byMonth((g) => g.sum('fees'))],
  ['qual projeto consumiu mais horas de visita?', office, most(visits.by('project', (g) => g.sum('hours')))],
  [
    'top 3 projetos em km rodados',
    office,
    most(
      visits.by('project', (g) => g.sum('km')),
      3,
    ),
  ],
  [
    'qto gastamos de deslocamento com a casa jatoba',
    office,
    visits.when((r) => r.project === 'Casa Jatobá').sum('travel'),
  ],
  [
    'Média de honorários das visitas cobradas em projetos do tipo comercial',
    office,
    visits.when((r) => r.kind === 'Comercial' && r.charged === 'Sim').mean('fees'),
  ],
  ['Qual o percentual de visitas não cobradas?', office, visits.share((r) => r.charged === 'Não')],
  ['número de visitas em cada etapa', office, visits.by('phase', (g) => g.count())],
  [
    'compara os honorarios de janeiro com os de fevereiro pra mim',
    office,
    { before: visits.during('2026-01').sum('fees'), after: visits.during('2026-02').sum('fees') },
  ],
  [
    'em que dia da semana os arquitetos fazem mais visitas?',
    office,
    most(visits.byWeekday((g) => g.count())),
  ],
  ['visitas com mais de 5 pendencias, qtas foram?', office, visits.when((r) => r.pending > 5).count()],
  [
    'Quantas fotos a Lígia tirou na etapa de obra?',
    office,
    visits.when((r) => r.architect === 'Lígia' && r.phase === 'Obra').sum('photos'),
  ],
  ['Qual foi o valor de deslocamento mais alto numa única visita?', office, visits.max('travel')],
  [
    'Qual o menor valor de honorários numa visita cobrada da Clínica Bem Viver?',
    office,
    visits.when((r) => r.project === 'Clínica Bem Viver' && r.charged === 'Sim').min('fees'),
  ],
  ['total de pendencias por cidade', office, visits.by('city', (g) => g.sum('pending'))],
  [
    'Quantos projetos diferentes o Bruno visitou no quarto trimestre de 2025?',
    office,
    visits
      .when((r) => r.architect === 'Bruno')
      .during('2025-10', '2025-12')
      .distinct('project'),
  ],
  [
    'km rodados pelo Bruno de 01/08/2025 ate 15/09/2025',
    office,
    visits
      .when((r) => r.architect === 'Bruno')
      .from('2025-08-01', '2025-09-15')
      .sum('km'),
  ],
  [
    'Qual motivo de visita tem o menor total de horas?',
    office,
    least(visits.by('reason', (g) => g.sum('hours'))),
  ],
  [
    'honorários de cada tipo de projeto, sem contar as visitas em Vinhedo',
    office,
    visits.when((r) => r.city !== 'Vinhedo').by('kind', (g) => g.sum('fees')),
  ],
  [
    'quantas horas dura em media uma visita de medicao?',
    office,
    visits.when((r) => r.reason === 'Medição').mean('hours'),
  ],
  [
    'Quantos por cento dos honorários vêm dos projetos residenciais?',
    office,
    visits.share((r) => r.kind === 'Residencial', 'fees'),
  ],
  [
    'Quantas visitas os arquitetos fazem por mês, em média?',
    office,
    visits.count() / visits.byMonth((g) => g.count()).length,
  ],
  ['qtas visitas de ate 2 horas?', office, visits.when((r) => r.hours <= 2).count()],
  ['qual o mes com menos km rodados?', office, least(visits.byMonth((g) => g.sum('km')))],
  [
    'quantos km a Helena rodou em visitas de reuniao',
    office,
    visits.when((r) => r.architect === 'Helena' && r.reason === 'Reunião').sum('km'),
  ],
  [
    'tô revendo os custos: valor de deslocamento por arquiteto no primeiro trimestre de 2026',
    office,
    visits.during('2026-01', '2026-03').by('architect', (g) => g.sum('travel')),
  ],
  ['Média de fotos por visita em cada motivo', office, visits.by('reason', (g) => g.mean('photos'))],
  [
    'quantas visitas foram feitas em Campinas nas sextas?',
    office,
    visits
      .when((r) => r.city === 'Campinas')
      .on(5)
      .count(),
  ],
  [
    'honorarios do loft augusta desde novembro, sem contar a etapa executivo',
    office,
    visits
      .when((r) => r.project === 'Loft Augusta' && r.phase !== 'Executivo')
      .during('2025-11', '2026-04')
      .sum('fees'),
  ],
]

export const unanswerable: string[] = [
  'quantas motos novas a loja vendeu em agosto?',
  'Quanto o Tonhão recebe de comissão?',
  'quantos litros de oleo sobraram no estoque',
  'Qual fornecedor de pneus tem o melhor prazo?',
  'quantas calorias tem a feijoada?',
  'Qual a data de validade da lasanha de berinjela?',
  'quantos assinantes cancelaram o plano vegano em janeiro',
  'Quanto pagamos de conta de luz dos freezers em dezembro?',
  'qual a area construida da casa jatoba em m2?',
  'Qual o orçamento da obra do Loft Augusta?',
]
