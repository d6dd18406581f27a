import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* An installer of natural gas and water filters, a bakery with breakfast baskets, a podcast and video studio. */

const { next, whole, pick, among } = seededBusiness('gas and water filters, breakfast baskets, a studio')
const days = daysFrom('2025-07-01', 304)

const weighted = <Entry extends { weight: number }>(entries: Entry[]): Entry =>
  among(...entries.map((entry): [Entry, number] => [entry, entry.weight]))

const homes = [
  { client: 'Condomínio Solar Paulista', kind: 'Condomínio', district: 'Santana', weight: 6 },
  { client: 'Hotel Estrela', kind: 'Comercial', district: 'Santana', weight: 5 },
  { client: 'Condomínio Monte Verde', kind: 'Condomínio', district: 'Tatuapé', weight: 4 },
  { client: 'Lavanderia Espuma', kind: 'Comercial', district: 'Tatuapé', weight: 3 },
  { client: 'Seu Arnaldo', kind: 'Residencial', district: 'Tatuapé', weight: 2 },
  { client: 'Cantina da Nonna', kind: 'Comercial', district: 'Mooca', weight: 3 },
  { client: 'Dona Célia', kind: 'Residencial', district: 'Mooca', weight: 1 },
  { client: 'Família Nakamura', kind: 'Residencial', district: 'Vila Mariana', weight: 2 },
  { client: 'Patrícia Lemos', kind: 'Residencial', district: 'Vila Mariana', weight: 1 },
  { client: 'Academia Corpo Leve', kind: 'Comercial', district: 'Vila Mariana', weight: 3 },
]
// Without parts where `partsTo` is 0.
const services = [
  { service: 'Troca de refil', from: 9_000, to: 28_000, partsFrom: 3_000, partsTo: 8_900, weight: 7 },
  { service: 'Visita de manutenção', from: 12_000, to: 30_000, partsFrom: 1_000, partsTo: 7_500, weight: 5 },
  { service: 'Instalação de filtro', from: 18_000, to: 65_000, partsFrom: 6_000, partsTo: 17_000, weight: 4 },
  { service: 'Instalação de gás', from: 45_000, to: 240_000, partsFrom: 15_000, partsTo: 43_000, weight: 3 },
  { service: 'Teste de estanqueidade', from: 20_000, to: 48_000, partsFrom: 0, partsTo: 0, weight: 2.5 },
  { service: 'Conversão de fogão', from: 11_000, to: 26_000, partsFrom: 1_500, partsTo: 6_000, weight: 1.2 },
]
// Closed on Sundays, most on Mondays.
const jobs = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(3, 5) : whole(1, 3) }, () => {
        const { client, kind, district } = weighted(homes)
        const { service, from, to, partsFrom, partsTo } = weighted(services)
        const isBare = partsTo === 0 || (service === 'Visita de manutenção' && next() < 0.5)
        return {
          day,
          client,
          kind,
          district,
          service,
          technician: among(['Geraldo', 5], ['Wesley', 4], ['Ivanilda', 3], ['Tadeu', 1.5]),
          urgent: next() < 0.25 ? 'Sim' : 'Não',
          hours: whole(1, 12) / 2,
          parts: isBare ? undefined : whole(partsFrom, partsTo) / 100,
          price: whole(from, to) / 100,
          status: among(['Pago', 7], ['Pendente', 2], ['Atrasado', 1.5]),
          rating: next() < 0.35 ? undefined : among([5, 5], [4, 4], [3, 2], [2, 1], [1, 0.5]),
        }
      }),
    ),
)

const offices = [
  { company: 'Nexa Sistemas', segment: 'Tecnologia', weight: 7 },
  { company: 'Pixel Lab', segment: 'Tecnologia', weight: 4 },
  { company: 'Prado Associados', segment: 'Jurídico', weight: 5 },
  { company: 'Moura e Dias', segment: 'Jurídico', weight: 2 },
  { company: 'Clínica Renova', segment: 'Saúde', weight: 3 },
  { company: 'Laboratório Exato', segment: 'Saúde', weight: 2 },
  { company: 'Colégio Alvorada', segment: 'Educação', weight: 3 },
  { company: 'Banco Atlas', segment: 'Financeiro', weight: 2 },
]
const baskets = [
  { basket: 'Simples', from: 1_890, to: 2_490, weight: 5 },
  { basket: 'Executiva', from: 2_990, to: 3_890, weight: 4 },
  { basket: 'Fit', from: 2_790, to: 3_490, weight: 3 },
  { basket: 'Premium', from: 4_590, to: 5_990, weight: 1.5 },
]
// From Monday to Friday, most on Fridays.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 5 ? whole(3, 5) : whole(1, 3) }, () => {
        const { company, segment } = weighted(offices)
        const { basket, from, to } = weighted(baskets)
        const quantity = whole(5, 40)
        const unit = whole(from, to) / 100
        const gross = cents(quantity * unit)
        const discount = next() < 0.6 ? undefined : cents((gross * whole(3, 12)) / 100)
        const fee = pick([12, 12, 18, 25, 0])
        return {
          day,
          company,
          segment,
          basket,
          quantity,
          unit,
          gross,
          discount,
          fee,
          total: cents(gross + fee - (discount ?? 0)),
          courier: among(['Jonas', 5], ['Marta', 3], ['Kelly', 2]),
          lactoseFree: next() < 0.2 ? 'sim' : 'não',
          status: among(['entregue', 8], ['reagendado', 1.5], ['cancelado', 1]),
        }
      }),
    ),
)

const guests = [
  { client: 'Papo de Boteco', weight: 6 },
  { client: 'Canal Bola na Rede', weight: 5 },
  { client: 'Cursos Atena', weight: 4 },
  { client: 'Agência Volt', weight: 3 },
  { client: 'Mentes Abertas', weight: 3 },
  { client: 'Dra. Renata Pires', weight: 2 },
  { client: 'Igreja Luz do Vale', weight: 2 },
  { client: 'Startup Zuno', weight: 1 },
]
const rooms = [
  { room: 'Sala Azul', from: 18, to: 28, weight: 5 },
  { room: 'Sala Chroma', from: 30, to: 44, weight: 3 },
  { room: 'Sala VIP', from: 45, to: 64, weight: 1.8 },
]
// Closed on Mondays, most on Saturdays.
const sessions = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(3, 5) : whole(1, 2) }, () => {
        const { client } = weighted(guests)
        const { room, from, to } = weighted(rooms)
        const hours = whole(2, 12) / 2
        const rate = whole(from, to) * 5
        const rent = cents(hours * rate)
        const editing = next() < 0.5 ? undefined : whole(15_000, 90_000) / 100
        return {
          day,
          client,
          kind: among(['Podcast', 6], ['Videoaula', 4], ['Entrevista', 3], ['Publi', 2]),
          room,
          operator: among(['Bruno', 5], ['Letícia', 4], ['Caíque', 2.5]),
          live: next() < 0.2 ? 'S' : 'N',
          hours,
          rate,
          rent,
          editing,
          payment: among(['PIX', 5], ['CARTAO', 3], ['BOLETO', 1.5]),
          status: among(['QUITADA', 7], ['EM ABERTO', 2], ['VENCIDA', 1.5]),
          total: cents(rent + (editing ?? 0)),
        }
      }),
    ),
)

const gas = 'Atendimentos Gás e Filtros'
const bakery = 'pedidos_cestas_cafe'
const studio = 'SESSOES ESTUDIO'

export const files = [
  file(gas, jobs, [
    ['Data do atendimento', ({ day }) => brazilianDay(day)],
    ['Cliente', ({ client }) => client],
    ['Tipo de cliente', ({ kind }) => kind],
    ['Bairro', ({ district }) => district],
    ['Serviço', ({ service }) => service],
    ['Técnico', ({ technician }) => technician],
    ['Urgente', ({ urgent }) => urgent],
    ['Horas', ({ hours }) => decimal(hours, 1)],
    ['Custo das peças', ({ parts }) => (parts === undefined ? '' : decimal(parts))],
    ['Valor cobrado', ({ price }) => decimal(price)],
    ['Situação do pagamento', ({ status }) => status],
    ['Nota do cliente', ({ rating }) => rating ?? ''],
  ]),
  file(
    bakery,
    orders,
    [
      ['data_entrega', ({ day }) => day],
      ['empresa', ({ company }) => company],
      ['segmento', ({ segment }) => segment],
      ['cesta', ({ basket }) => basket],
      ['qtd_cestas', ({ quantity }) => quantity],
      ['preco_unitario', ({ unit }) => unit.toFixed(2)],
      ['desconto', ({ discount }) => (discount === undefined ? '' : discount.toFixed(2))],
      ['taxa_entrega', ({ fee }) => fee.toFixed(2)],
      ['valor_total', ({ total }) => total.toFixed(2)],
      ['entregador', ({ courier }) => courier],
      ['sem_lactose', ({ lactoseFree }) => lactoseFree],
      ['status', ({ status }) => status],
    ],
    ',',
  ),
  file(studio, sessions, [
    ['DT_SESSAO', ({ day }) => brazilianDay(day)],
    ['CLIENTE', ({ client }) => client],
    ['TP_GRAVACAO', ({ kind }) => kind],
    ['SALA', ({ room }) => room],
    ['OPERADOR', ({ operator }) => operator],
    ['AO_VIVO', ({ live }) => live],
    ['QTD_HORAS', ({ hours }) => decimal(hours, 1)],
    ['VLR_HORA', ({ rate }) => dotted(commaPrice(rate))],
    ['VLR_EDICAO', ({ editing }) => (editing === undefined ? '' : dotted(commaPrice(editing)))],
    ['FORMA_PGTO', ({ payment }) => payment],
    ['SITUACAO', ({ status }) => status],
    ['VLR_TOTAL', ({ total }) => dotted(commaPrice(total))],
  ]),
]

export const labelled: Labelled[] = [
  // The installer of gas and filters
  ['Qual foi o valor total cobrado nos atendimentos em novembro?', gas, jobs.during('2025-11').sum('price')],
  [
    'qts atendimentos o Geraldo fez em agosto',
    gas,
    jobs
      .during('2025-08')
      .when((r) => r.technician === 'Geraldo')
      .count(),
  ],
  ['valor cobrado por serviço nos atendimentos', gas, jobs.by('service', (g) => g.sum('price'))],
  ['Qual técnico teve o maior valor cobrado?', gas, most(jobs.by('technician', (g) => g.sum('price')))],
  [
    'top 3 clientes dos nossos atendimentos em valor cobrado',
    gas,
    most(
      jobs.by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'quantas trocas de refil fizemos no quarto trimestre de 2025?',
    gas,
    jobs
      .during('2025-10', '2025-12')
      .when((r) => r.service === 'Troca de refil')
      .count(),
  ],
  [
    'custo medio das peças na instalação de gás',
    gas,
    jobs.when((r) => r.service === 'Instalação de gás').mean('parts'),
  ],
  [
    'qual o valor cobrado nos atendimentos com pagamento pendente?',
    gas,
    jobs.when((r) => r.status === 'Pendente').sum('price'),
  ],
  [
    'quantos atendimentos com pagamento atrasado cada cliente tem?',
    gas,
    jobs.when((r) => r.status === 'Atrasado').by('client', (g) => g.count()),
  ],
  ['Que porcentagem dos atendimentos foi urgente?', gas, jobs.share((r) => r.urgent === 'Sim')],
  ['atendimentos por bairro, em quantidade', gas, jobs.by('district', (g) => g.count())],
  [
    'valor cobrado dos condominios de janeiro a março',
    gas,
    jobs
      .during('2026-01', '2026-03')
      .when((r) => r.kind === 'Condomínio')
      .sum('price'),
  ],
  [
    'compara o valor cobrado nos atendimentos de setembro com o de outubro',
    gas,
    { before: jobs.during('2025-09').sum('price'), after: jobs.during('2025-10').sum('price') },
  ],
  [
    'quantos atendimentos tiveram valor cobrado acima de 500 reais?',
    gas,
    jobs.when((r) => r.price > 500).count(),
  ],
  ['em que dia da semana temos mais atendimentos?', gas, most(jobs.byWeekday((g) => g.count()))],
  ['em média quantos atendimentos a gente faz por dia trabalhado?', gas, jobs.count() / jobs.distinct('day')],
  [
    'valor cobrado menos o custo das peças em fevereiro',
    gas,
    jobs.during('2026-02').sum('price') - jobs.during('2026-02').sum('parts'),
  ],
  ['Horas trabalhadas por técnico', gas, jobs.by('technician', (g) => g.sum('hours'))],
  ['nota média do cliente para cada técnico', gas, jobs.by('technician', (g) => g.mean('rating'))],
  [
    'quantos atendimentos ficaram sem nota do cliente?',
    gas,
    jobs.when((r) => r.rating === undefined).count(),
  ],
  ['qual serviço teve menos atendimentos?', gas, least(jobs.by('service', (g) => g.count()))],
  [
    'qnto cobramos de teste de estanqueidade sem contar a Mooca',
    gas,
    jobs.when((r) => r.service === 'Teste de estanqueidade' && r.district !== 'Mooca').sum('price'),
  ],
  [
    'quantos clientes diferentes a Ivanilda atendeu em dezembro?',
    gas,
    jobs
      .during('2025-12')
      .when((r) => r.technician === 'Ivanilda')
      .distinct('client'),
  ],
  [
    'maior valor cobrado num atendimento na vila mariana',
    gas,
    jobs.when((r) => r.district === 'Vila Mariana').max('price'),
  ],
  [
    'Bom dia! Me diz por favor qual foi o custo das peças nos atendimentos do Wesley desde janeiro',
    gas,
    jobs
      .during('2026-01', '2026-04')
      .when((r) => r.technician === 'Wesley')
      .sum('parts'),
  ],
  ['custo das pecas por mes', gas, jobs.byMonth((g) => g.sum('parts'))],
  [
    'instalaçao de filtro entre 15/08/2025 e 30/09/2025, qts foram?',
    gas,
    jobs
      .from('2025-08-15', '2025-09-30')
      .when((r) => r.service === 'Instalação de filtro')
      .count(),
  ],
  [
    'quantas horas de visita de manutenção fizemos nas terças?',
    gas,
    jobs
      .on(2)
      .when((r) => r.service === 'Visita de manutenção')
      .sum('hours'),
  ],
  [
    'quais os 2 bairros com menor valor cobrado?',
    gas,
    least(
      jobs.by('district', (g) => g.sum('price')),
      2,
    ),
  ],
  [
    'Qual a participação do tipo de cliente comercial no valor cobrado?',
    gas,
    jobs.share((r) => r.kind === 'Comercial', 'price'),
  ],

  // The bakery
  ['Quantas cestas foram pedidas em outubro?', bakery, orders.during('2025-10').sum('quantity')],
  ['valor total dos pedidos de cesta por mês', bakery, orders.byMonth((g) => g.sum('total'))],
  [
    'quantos pedidos a nexa sistemas fez no primeiro trimestre de 2026',
    bakery,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.company === 'Nexa Sistemas')
      .count(),
  ],
  ['Qual empresa pediu mais cestas?', bakery, most(orders.by('company', (g) => g.sum('quantity')))],
  [
    'top 3 empresas em valor total de pedidos',
    bakery,
    most(
      orders.by('company', (g) => g.sum('total')),
      3,
    ),
  ],
  ['quantidade de cestas pedidas por segmento', bakery, orders.by('segment', (g) => g.sum('quantity'))],
  [
    'qual tipo de cesta teve o menor número de pedidos?',
    bakery,
    least(orders.by('basket', (g) => g.count())),
  ],
  [
    'valor medio dos pedidos da cesta premium',
    bakery,
    orders.when((r) => r.basket === 'Premium').mean('total'),
  ],
  ['quantos pedidos foram cancelados?', bakery, orders.when((r) => r.status === 'cancelado').count()],
  [
    'Qual o valor total dos pedidos cancelados no segundo semestre de 2025?',
    bakery,
    orders
      .during('2025-07', '2025-12')
      .when((r) => r.status === 'cancelado')
      .sum('total'),
  ],
  ['que parte dos pedidos é sem lactose?', bakery, orders.share((r) => r.lactoseFree === 'sim')],
  ['total de desconto que demos nas cestas em março', bakery, orders.during('2026-03').sum('discount')],
  ['qts pedidos de cesta sairam sem desconto', bakery, orders.when((r) => r.discount === undefined).count()],
  [
    'Compare o valor total dos pedidos de cesta em janeiro com fevereiro',
    bakery,
    { before: orders.during('2026-01').sum('total'), after: orders.during('2026-02').sum('total') },
  ],
  [
    'valor total dos pedidos de cesta fit sem contar os cancelados',
    bakery,
    orders.when((r) => r.basket === 'Fit' && r.status !== 'cancelado').sum('total'),
  ],
  ['pedidos com mais de 30 cestas, quantos foram?', bakery, orders.when((r) => r.quantity > 30).count()],
  ['em que dia da semana pedem mais cestas?', bakery, most(orders.byWeekday((g) => g.sum('quantity')))],
  ['média de cestas por pedido em cada segmento', bakery, orders.by('segment', (g) => g.mean('quantity'))],
  ['total da taxa de entrega por entregador', bakery, orders.by('courier', (g) => g.sum('fee'))],
  [
    'na cesta executiva, quanto dá no total a quantidade vezes o preço unitário?',
    bakery,
    orders.when((r) => r.basket === 'Executiva').sum('gross'),
  ],
  [
    'quantas empresas diferentes pediram cesta simples em dezembro?',
    bakery,
    orders
      .during('2025-12')
      .when((r) => r.basket === 'Simples')
      .distinct('company'),
  ],
  ['preço unitário médio de cada tipo de cesta', bakery, orders.by('basket', (g) => g.mean('unit'))],
  [
    'qual o valor do maior pedido do colegio alvorada?',
    bakery,
    orders.when((r) => r.company === 'Colégio Alvorada').max('total'),
  ],
  [
    'menor valor total de um pedido do segmento saúde',
    bakery,
    orders.when((r) => r.segment === 'Saúde').min('total'),
  ],
  [
    'oi, td bem? quantos pedidos tem no nome da entregadora Marta em novembro',
    bakery,
    orders
      .during('2025-11')
      .when((r) => r.courier === 'Marta')
      .count(),
  ],
  [
    'Qual o valor total dos pedidos de cesta entre 05/01/2026 e 20/02/2026?',
    bakery,
    orders.from('2026-01-05', '2026-02-20').sum('total'),
  ],
  [
    'porcentagem do valor total dos pedidos que vem do segmento juridico',
    bakery,
    orders.share((r) => r.segment === 'Jurídico', 'total'),
  ],
  ['média de pedidos de cesta por dia de funcionamento', bakery, orders.count() / orders.distinct('day')],
  [
    'quantos pedidos reagendados tem cada entregador?',
    bakery,
    orders.when((r) => r.status === 'reagendado').by('courier', (g) => g.count()),
  ],
  [
    'somando Clínica Renova e Banco Atlas, qual o valor total dos pedidos em 2026?',
    bakery,
    orders
      .during('2026-01', '2026-04')
      .when((r) => r.company === 'Clínica Renova' || r.company === 'Banco Atlas')
      .sum('total'),
  ],

  // The studio
  ['Quanto o estúdio faturou em setembro?', studio, sessions.during('2025-09').sum('total')],
  ['numero de sessoes do estudio por mes', studio, sessions.byMonth((g) => g.count())],
  [
    'quantas horas de podcast gravamos em março?',
    studio,
    sessions
      .during('2026-03')
      .when((r) => r.kind === 'Podcast')
      .sum('hours'),
  ],
  ['qual sala é a mais usada, em horas?', studio, most(sessions.by('room', (g) => g.sum('hours')))],
  [
    'Quais os 3 clientes do estúdio com maior valor total?',
    studio,
    most(
      sessions.by('client', (g) => g.sum('total')),
      3,
    ),
  ],
  ['valor total das sessões por operador', studio, sessions.by('operator', (g) => g.sum('total'))],
  [
    'quantas gravações ao vivo tivemos no último trimestre de 2025?',
    studio,
    sessions
      .during('2025-10', '2025-12')
      .when((r) => r.live === 'S')
      .count(),
  ],
  [
    'qto temos de sessões em aberto no estudio, em valor total?',
    studio,
    sessions.when((r) => r.status === 'EM ABERTO').sum('total'),
  ],
  [
    'quantas sessões vencidas cada cliente tem?',
    studio,
    sessions.when((r) => r.status === 'VENCIDA').by('client', (g) => g.count()),
  ],
  ['ticket medio por sessao no estudio', studio, sessions.mean('total')],
  ['média do valor da hora na sala vip', studio, sessions.when((r) => r.room === 'Sala VIP').mean('rate')],
  ['quanto o estúdio cobrou de edição em dezembro?', studio, sessions.during('2025-12').sum('editing')],
  ['quantas sessões foram sem edição?', studio, sessions.when((r) => r.editing === undefined).count()],
  [
    'que porcentagem do valor total das sessões é no pix?',
    studio,
    sessions.share((r) => r.payment === 'PIX', 'total'),
  ],
  [
    'compare as horas do estúdio em outubro com as de novembro',
    studio,
    { before: sessions.during('2025-10').sum('hours'), after: sessions.during('2025-11').sum('hours') },
  ],
  ['sessões com mais de 4 horas, quantas são?', studio, sessions.when((r) => r.hours > 4).count()],
  ['em qual dia da semana o estúdio fatura mais?', studio, most(sessions.byWeekday((g) => g.sum('total')))],
  [
    'quanto o estúdio fatura em média por dia que abre?',
    studio,
    sessions.sum('total') / sessions.distinct('day'),
  ],
  [
    'valor total menos o valor da edição nas sessões da sala chroma',
    studio,
    sessions.when((r) => r.room === 'Sala Chroma').sum('total') -
      sessions.when((r) => r.room === 'Sala Chroma').sum('editing'),
  ],
  [
    'horas vezes valor da hora nas sessões do Papo de Boteco, quanto dá no total?',
    studio,
    sessions.when((r) => r.client === 'Papo de Boteco').sum('rent'),
  ],
  [
    'valor total das videoaulas tirando o cliente Cursos Atena',
    studio,
    sessions.when((r) => r.kind === 'Videoaula' && r.client !== 'Cursos Atena').sum('total'),
  ],
  [
    'quantos clientes diferentes gravaram com o Caíque em janeiro?',
    studio,
    sessions
      .during('2026-01')
      .when((r) => r.operator === 'Caíque')
      .distinct('client'),
  ],
  [
    'qual o valor da sessão mais cara da agencia volt',
    studio,
    sessions.when((r) => r.client === 'Agência Volt').max('total'),
  ],
  ['quanto o estudio faturou nos domingos', studio, sessions.on(0).sum('total')],
  [
    'duração média da sessão em horas por tipo de gravação',
    studio,
    sessions.by('kind', (g) => g.mean('hours')),
  ],
  [
    'qual forma de pagamento tem o menor número de sessões?',
    studio,
    least(sessions.by('payment', (g) => g.count())),
  ],
  [
    'Qual foi o mês mais fraco do estúdio em faturamento?',
    studio,
    least(sessions.byMonth((g) => g.sum('total'))),
  ],
  [
    'participação da sala azul nas horas do estúdio',
    studio,
    sessions.share((r) => r.room === 'Sala Azul', 'hours'),
  ],
  [
    'o contador pediu: valor total das sessões de entrevista quitadas entre 01/02/2026 e 31/03/2026',
    studio,
    sessions
      .from('2026-02-01', '2026-03-31')
      .when((r) => r.kind === 'Entrevista' && r.status === 'QUITADA')
      .sum('total'),
  ],
  [
    'quantas sessoes a leticia operou na sala chroma desde fevereiro',
    studio,
    sessions
      .during('2026-02', '2026-04')
      .when((r) => r.operator === 'Letícia' && r.room === 'Sala Chroma')
      .count(),
  ],
]

export const unanswerable: string[] = [
  'qual o salário do Geraldo?',
  'quanto pagamos de aluguel do estúdio em fevereiro?',
  'quantos refis temos no estoque?',
  'qual o valor total das sessões em maio de 2025?',
  'quanto vamos vender de cestas em junho de 2026?',
  'quantos quilos de pão foram nas cestas em outubro?',
  'quantas visualizações teve o podcast do Papo de Boteco?',
  'qual o telefone da Dona Célia?',
  'quantos km o Jonas rodou nas entregas?',
  'qual a marca de filtro mais instalada?',
]
