import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A funeral home with plans, a riding school and a distributor of frozen food. */

const { next, whole, pick, among } = seededBusiness('a funeral home, a riding school, frozen food')
const days = daysFrom('2025-07-01', 304)

const burial = { service: 'Sepultamento', from: 250_000, to: 700_000, hasUrn: true }
const cremation = { service: 'Cremação', from: 350_000, to: 900_000, hasUrn: true }
const transport = { service: 'Translado', from: 60_000, to: 280_000, hasUrn: false }
const embalming = { service: 'Tanatopraxia', from: 90_000, to: 190_000, hasUrn: false }
// Some days have nobody; most on Mondays and in the cold of July.
const funerals = new Rows(
  days.flatMap((day) =>
    Array.from(
      { length: day < '2025-08-01' ? whole(2, 4) : weekdayIn(day) === 1 ? whole(3, 5) : whole(0, 3) },
      () => {
        const { service, from, to, hasUrn } = among(
          [burial, 8],
          [cremation, 4],
          [transport, 3],
          [embalming, 2],
        )
        const plan = among(['Família', 8], ['Essencial', 5], ['Particular', 4], ['Premium', 3])
        const price = whole(from, to) / 100
        return {
          day,
          service,
          plan,
          city: among(['Itapira', 10], ['Mogi Mirim', 5], ['Serra Negra', 3], ['Lindóia', 1]),
          agent: among(['Adalberto', 6], ['Geraldo', 4], ['Wagner', 3], ['Sueli', 1]),
          urn: hasUrn ? among(['Simples', 6], ['Sextavada', 4], ['Luxo', 2]) : undefined,
          wake: hasUrn && next() < 0.7 ? 'Sim' : 'Não',
          wreaths: hasUrn ? whole(0, 6) : 0,
          km: service === 'Translado' ? whole(60, 420) : whole(4, 55),
          status: among(['Quitado', 7], ['Parcelado', 3], ['Pendente', 2]),
          price,
          covered: plan === 'Particular' ? undefined : cents((price * whole(40, 95)) / 100),
        }
      },
    ),
  ),
)

const riders = [
  { student: 'Helena', level: 'iniciante' },
  { student: 'Bento', level: 'intermediário' },
  { student: 'Isadora', level: 'iniciante' },
  { student: 'Caetano', level: 'avançado' },
  { student: 'Lívia', level: 'iniciante' },
  { student: 'Otto', level: 'intermediário' },
  { student: 'Manuela', level: 'avançado' },
  { student: 'Rafael', level: 'iniciante' },
]
const jumping = { style: 'Salto', from: 11_000, to: 22_000 }
const dressage = { style: 'Adestramento', from: 10_000, to: 18_000 }
const therapy = { style: 'Equoterapia', from: 13_000, to: 26_000 }
const vaulting = { style: 'Volteio', from: 7_000, to: 12_000 }
// Closed on Mondays, full on Saturdays and in the holidays of January.
const lessons = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from(
        {
          length: weekdayIn(day) === 6 ? whole(6, 8) : day.startsWith('2026-01') ? whole(4, 6) : whole(1, 4),
        },
        () => {
          const { style, from, to } = among([jumping, 7], [dressage, 4], [therapy, 2], [vaulting, 1])
          return {
            day,
            ...pick(riders),
            style,
            teacher: among(['Márcia', 6], ['Juliano', 4], ['Téo', 2]),
            horse: among(['Trovão', 8], ['Estrela', 5], ['Pérola', 3], ['Faísca', 2], ['Quixote', 1]),
            arena: among(['coberto', 5], ['areia', 4], ['gramado', 2]),
            minutes: among([45, 5], [60, 4], [30, 2]),
            makeup: next() < 0.15 ? 'sim' : 'não',
            status: among(['pago', 7], ['pendente', 2], ['atrasado', 1]),
            rental: next() < 0.6 ? undefined : whole(1_500, 6_000) / 100,
            price: whole(from, to) / 100,
          }
        },
      ),
    ),
)

const chicken = { product: 'Frango empanado', line: 'Carnes', weight: 10, from: 14_000, to: 21_000 }
const burger = { product: 'Hambúrguer', line: 'Carnes', weight: 7.5, from: 11_000, to: 17_000 }
const lasagna = { product: 'Lasanha', line: 'Pratos prontos', weight: 6, from: 9_000, to: 15_000 }
const pizza = { product: 'Pizza', line: 'Pratos prontos', weight: 5.5, from: 8_000, to: 13_000 }
const fries = { product: 'Batata palito', line: 'Vegetais', weight: 12, from: 9_500, to: 14_000 }
const broccoli = { product: 'Brócolis', line: 'Vegetais', weight: 8, from: 7_000, to: 11_000 }
const bread = { product: 'Pão de queijo', line: 'Salgados', weight: 5, from: 6_500, to: 10_000 }
const croquette = { product: 'Coxinha', line: 'Salgados', weight: 4.5, from: 5_500, to: 9_000 }
const pulp = { product: 'Polpa de açaí', line: 'Polpas', weight: 10, from: 8_000, to: 16_000 }
// Closed on Sundays, most on Thursdays.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 4 ? whole(5, 7) : whole(1, 4) }, () => {
        const { product, line, weight, from, to } = among(
          [chicken, 9],
          [fries, 6],
          [burger, 3],
          [bread, 3],
          [pizza, 2],
          [croquette, 2],
          [lasagna, 1.5],
          [pulp, 1.5],
          [broccoli, 1],
        )
        const route = among(['Norte', 6], ['Sul', 4], ['Litoral', 3], ['Retirada', 2])
        const status = among(['ENTREGUE', 8], ['PENDENTE', 2], ['CANCELADO', 1.5])
        const boxes = whole(2, 36)
        return {
          day,
          client: among(
            ['Supermercado Bom Dia', 9],
            ['Restaurante Panela Velha', 5],
            ['Padaria Trigo de Ouro', 4],
            ['Hotel Serra Azul', 3],
            ['Hamburgueria Brasa', 2],
            ['Mercadinho do Zé', 2],
          ),
          product,
          line,
          seller: among(['Cícero', 6], ['Janaína', 4], ['Everton', 2]),
          route,
          boxes,
          weight,
          kilos: boxes * weight,
          freight: route === 'Retirada' ? undefined : whole(2_500, 18_000) / 100,
          onTime: status !== 'ENTREGUE' ? '' : next() < 0.8 ? 'SIM' : 'NAO',
          status,
          total: cents((boxes * whole(from, to)) / 100),
        }
      }),
    ),
)

const funeralHome = 'Atendimentos Funerária'
const riding = 'aulas_equitacao'
const frozen = 'PEDIDOS CONGELADOS'

export const files = [
  file(funeralHome, funerals, [
    ['Data do atendimento', ({ day }) => brazilianDay(day)],
    ['Serviço', ({ service }) => service],
    ['Plano', ({ plan }) => plan],
    ['Cidade', ({ city }) => city],
    ['Agente funerário', ({ agent }) => agent],
    ['Urna', ({ urn }) => urn ?? ''],
    ['Velório', ({ wake }) => wake],
    ['Coroas de flores', ({ wreaths }) => wreaths],
    ['Km rodados', ({ km }) => km],
    ['Situação', ({ status }) => status],
    ['Valor do serviço', ({ price }) => dotted(commaPrice(price))],
    ['Valor coberto', ({ covered }) => (covered === undefined ? '' : dotted(commaPrice(covered)))],
  ]),
  file(
    riding,
    lessons,
    [
      ['data_aula', ({ day }) => day],
      ['aluno', ({ student }) => student],
      ['nivel', ({ level }) => level],
      ['modalidade', ({ style }) => style],
      ['instrutor', ({ teacher }) => teacher],
      ['cavalo', ({ horse }) => horse],
      ['picadeiro', ({ arena }) => arena],
      ['duracao_min', ({ minutes }) => minutes],
      ['reposicao', ({ makeup }) => makeup],
      ['situacao_pgto', ({ status }) => status],
      ['aluguel_equipamento', ({ rental }) => (rental === undefined ? '' : rental.toFixed(2))],
      ['valor_aula', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
  file(frozen, orders, [
    ['DT_PEDIDO', ({ day }) => brazilianDay(day)],
    ['CLIENTE', ({ client }) => client],
    ['PRODUTO', ({ product }) => product],
    ['LINHA', ({ line }) => line],
    ['VENDEDOR', ({ seller }) => seller],
    ['ROTA', ({ route }) => route],
    ['QTD_CX', ({ boxes }) => boxes],
    ['PESO_CX_KG', ({ weight }) => decimal(weight, 1)],
    ['VLR_FRETE', ({ freight }) => (freight === undefined ? '' : decimal(freight))],
    ['NO_PRAZO', ({ onTime }) => onTime],
    ['STATUS', ({ status }) => status],
    ['VLR_TOTAL', ({ total }) => decimal(total)],
  ]),
]

export const labelled: Labelled[] = [
  // The funeral home
  ['valor total dos serviços da funerária por mês', funeralHome, funerals.byMonth((g) => g.sum('price'))],
  [
    'Quantos sepultamentos foram feitos em agosto de 2025?',
    funeralHome,
    funerals
      .during('2025-08')
      .when((r) => r.service === 'Sepultamento')
      .count(),
  ],
  [
    'qual o valor dos serviços de cremacao no ultimo trimestre de 2025',
    funeralHome,
    funerals
      .during('2025-10', '2025-12')
      .when((r) => r.service === 'Cremação')
      .sum('price'),
  ],
  [
    'qual cidade teve mais atendimentos da funerária?',
    funeralHome,
    most(funerals.by('city', (g) => g.count())),
  ],
  [
    'top 3 cidades em valor de serviço na funeraria',
    funeralHome,
    most(
      funerals.by('city', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'valor médio do serviço de sepultamento',
    funeralHome,
    funerals.when((r) => r.service === 'Sepultamento').mean('price'),
  ],
  [
    'qual agente funerário fez menos atendimentos?',
    funeralHome,
    least(funerals.by('agent', (g) => g.count())),
  ],
  [
    'Bom dia, pode me dizer quanto o plano Família cobriu no total?',
    funeralHome,
    funerals.when((r) => r.plan === 'Família').sum('covered'),
  ],
  [
    'qtos atendimentos particulares tivemos em janeiro',
    funeralHome,
    funerals
      .during('2026-01')
      .when((r) => r.plan === 'Particular')
      .count(),
  ],
  [
    'Que porcentagem dos atendimentos da funerária teve velório?',
    funeralHome,
    funerals.share((r) => r.wake === 'Sim'),
  ],
  [
    'quantos km o Geraldo rodou em outubro?',
    funeralHome,
    funerals
      .during('2025-10')
      .when((r) => r.agent === 'Geraldo')
      .sum('km'),
  ],
  [
    'compare o valor dos serviços da funerária em novembro com o de dezembro',
    funeralHome,
    { before: funerals.during('2025-11').sum('price'), after: funerals.during('2025-12').sum('price') },
  ],
  [
    'quantos serviços da funerária passaram de 5 mil reais?',
    funeralHome,
    funerals.when((r) => r.price > 5000).count(),
  ],
  [
    'em qual dia da semana a funeraria tem mais atendimetos?',
    funeralHome,
    most(funerals.byWeekday((g) => g.count())),
  ],
  [
    'em média, quantos atendimentos a funerária faz por dia em que tem serviço?',
    funeralHome,
    funerals.count() / funerals.distinct('day'),
  ],
  [
    'valor dos serviços por plano, tirando os translados',
    funeralHome,
    funerals.when((r) => r.service !== 'Translado').by('plan', (g) => g.sum('price')),
  ],
  ['numero de coroas de flores por cidade', funeralHome, funerals.by('city', (g) => g.sum('wreaths'))],
  [
    'qual o maior valor de serviço no plano Premium?',
    funeralHome,
    funerals.when((r) => r.plan === 'Premium').max('price'),
  ],
  [
    'valor dos servicos pendentes em mogi mirim',
    funeralHome,
    funerals.when((r) => r.status === 'Pendente' && r.city === 'Mogi Mirim').sum('price'),
  ],
  [
    'quantos atendimentos com urna de luxo houve entre 15/09/2025 e 31/10/2025?',
    funeralHome,
    funerals
      .from('2025-09-15', '2025-10-31')
      .when((r) => r.urn === 'Luxo')
      .count(),
  ],
  [
    'valor dos serviços menos o valor coberto pelos planos',
    funeralHome,
    funerals.sum('price') - funerals.sum('covered'),
  ],
  [
    'qtos velorios fizemos em serra negra',
    funeralHome,
    funerals.when((r) => r.wake === 'Sim' && r.city === 'Serra Negra').count(),
  ],
  [
    'quantos sepultamentos para cada tipo de urna?',
    funeralHome,
    funerals.when((r) => r.service === 'Sepultamento').by('urn', (g) => g.count()),
  ],
  [
    'participação do plano Essencial no valor coberto',
    funeralHome,
    funerals.share((r) => r.plan === 'Essencial', 'covered'),
  ],
  [
    'em quantas cidades diferentes o Wagner atendeu em fevereiro?',
    funeralHome,
    funerals
      .during('2026-02')
      .when((r) => r.agent === 'Wagner')
      .distinct('city'),
  ],
  ['qual mes teve mais atendimentos na funeraria', funeralHome, most(funerals.byMonth((g) => g.count()))],
  [
    'média de km rodados em cada serviço da funerária',
    funeralHome,
    funerals.by('service', (g) => g.mean('km')),
  ],
  [
    'quanto somam os serviços quitados desde março?',
    funeralHome,
    funerals
      .during('2026-03', '2026-04')
      .when((r) => r.status === 'Quitado')
      .sum('price'),
  ],
  [
    'quantos atendimentos o Adalberto fez aos domingos',
    funeralHome,
    funerals
      .on(0)
      .when((r) => r.agent === 'Adalberto')
      .count(),
  ],
  [
    'quantas cremações foram sem velório?',
    funeralHome,
    funerals.when((r) => r.service === 'Cremação' && r.wake === 'Não').count(),
  ],

  // The riding school
  ['Quantas aulas de equitação tivemos em setembro?', riding, lessons.during('2025-09').count()],
  ['valor das aulas por modalidade', riding, lessons.by('style', (g) => g.sum('price'))],
  ['qual instrutor deu mais aulas?', riding, most(lessons.by('teacher', (g) => g.count()))],
  [
    'os 3 cavalos com mais aulas',
    riding,
    most(
      lessons.by('horse', (g) => g.count()),
      3,
    ),
  ],
  [
    'quais os 2 cavalos que tiveram menos aulas?',
    riding,
    least(
      lessons.by('horse', (g) => g.count()),
      2,
    ),
  ],
  ['valor medio da aula de salto', riding, lessons.when((r) => r.style === 'Salto').mean('price')],
  [
    'quantos minutos de aula a Helena fez em outubro?',
    riding,
    lessons
      .during('2025-10')
      .when((r) => r.student === 'Helena')
      .sum('minutes'),
  ],
  ['qto deu de aluguel de equipamento em dezembro', riding, lessons.during('2025-12').sum('rental')],
  [
    'quantas aulas de reposição tivemos por mês?',
    riding,
    lessons.when((r) => r.makeup === 'sim').byMonth((g) => g.count()),
  ],
  ['que parte das aulas é de nível iniciante?', riding, lessons.share((r) => r.level === 'iniciante')],
  [
    'qtas aulas de adestramento a marcia deu no picadeiro coberto',
    riding,
    lessons
      .when((r) => r.style === 'Adestramento' && r.teacher === 'Márcia' && r.arena === 'coberto')
      .count(),
  ],
  ['qual dia da semana tem mais aula na hípica?', riding, most(lessons.byWeekday((g) => g.count()))],
  [
    'quantas aulas damos em média por dia que a escola abre?',
    riding,
    lessons.count() / lessons.distinct('day'),
  ],
  [
    'valor das aulas pagas no primeiro trimestre de 2026',
    riding,
    lessons
      .during('2026-01', '2026-03')
      .when((r) => r.status === 'pago')
      .sum('price'),
  ],
  [
    'compara o valor das aulas de fevereiro com o de março',
    riding,
    { before: lessons.during('2026-02').sum('price'), after: lessons.during('2026-03').sum('price') },
  ],
  ['quantas aulas custaram mais de 180 reais?', riding, lessons.when((r) => r.price > 180).count()],
  [
    'valor das aulas pendentes por aluno',
    riding,
    lessons.when((r) => r.status === 'pendente').by('student', (g) => g.sum('price')),
  ],
  [
    'qual o valor total das aulas do Bento sem contar as de volteio?',
    riding,
    lessons.when((r) => r.student === 'Bento' && r.style !== 'Volteio').sum('price'),
  ],
  [
    'quantos alunos diferentes montaram o Trovão em janeiro?',
    riding,
    lessons
      .during('2026-01')
      .when((r) => r.horse === 'Trovão')
      .distinct('student'),
  ],
  [
    'média do aluguel de equipamento por modalidade, só das aulas que tiveram aluguel',
    riding,
    lessons.when((r) => r.rental !== undefined).by('style', (g) => g.mean('rental')),
  ],
  ['maior aluguel de equipamento cobrado em uma aula', riding, lessons.max('rental')],
  [
    'qual o menor valor de aula de equoterapia?',
    riding,
    lessons.when((r) => r.style === 'Equoterapia').min('price'),
  ],
  [
    'quantas aulas de 60 minutos fizemos de agosto a outubro?',
    riding,
    lessons
      .during('2025-08', '2025-10')
      .when((r) => r.minutes === 60)
      .count(),
  ],
  [
    'quantos por cento do valor das aulas veio do salto?',
    riding,
    lessons.share((r) => r.style === 'Salto', 'price'),
  ],
  ['em que mês o valor total das aulas foi maior?', riding, most(lessons.byMonth((g) => g.sum('price')))],
  [
    'quanto dá o valor das aulas somado com o aluguel de equipamento em novembro?',
    riding,
    lessons.during('2025-11').sum('price') + lessons.during('2025-11').sum('rental'),
  ],
  [
    'qtas aulas aos sabados foram no picadeiro de areia',
    riding,
    lessons
      .on(6)
      .when((r) => r.arena === 'areia')
      .count(),
  ],
  ['total de minutos de aula por nivel', riding, lessons.by('level', (g) => g.sum('minutes'))],
  [
    'quantas aulas do Juliano estão com o pagamento atrasado?',
    riding,
    lessons.when((r) => r.teacher === 'Juliano' && r.status === 'atrasado').count(),
  ],
  [
    'oi, por favor, quantas aulas entre 10/11/2025 e 20/12/2025 não eram reposição?',
    riding,
    lessons
      .from('2025-11-10', '2025-12-20')
      .when((r) => r.makeup === 'não')
      .count(),
  ],

  // The distributor of frozen food
  ['valor total dos pedidos de congelados em fevereiro', frozen, orders.during('2026-02').sum('total')],
  ['quantidade de pedidos por rota', frozen, orders.by('route', (g) => g.count())],
  [
    'qual o valor dos pedidos de pizza já entregues?',
    frozen,
    orders.when((r) => r.product === 'Pizza' && r.status === 'ENTREGUE').sum('total'),
  ],
  ['qual cliente pediu mais caixas?', frozen, most(orders.by('client', (g) => g.sum('boxes')))],
  [
    'top 3 produtos congelados em valor de pedidos',
    frozen,
    most(
      orders.by('product', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'qtas cx de coxinha pediram em novembro',
    frozen,
    orders
      .during('2025-11')
      .when((r) => r.product === 'Coxinha')
      .sum('boxes'),
  ],
  [
    'quantos pedidos cancelados por mes',
    frozen,
    orders.when((r) => r.status === 'CANCELADO').byMonth((g) => g.count()),
  ],
  ['ticket medio dos pedidos da Janaína', frozen, orders.when((r) => r.seller === 'Janaína').mean('total')],
  [
    'tirando os cancelados, qual vendedor tem o menor valor de pedidos?',
    frozen,
    least(orders.when((r) => r.status !== 'CANCELADO').by('seller', (g) => g.sum('total'))),
  ],
  ['total de frete da rota Litoral', frozen, orders.when((r) => r.route === 'Litoral').sum('freight')],
  ['frete médio por pedido na rota Norte', frozen, orders.when((r) => r.route === 'Norte').mean('freight')],
  [
    'dos pedidos entregues, quantos por cento chegaram no prazo?',
    frozen,
    orders.when((r) => r.status === 'ENTREGUE').share((r) => r.onTime === 'SIM'),
  ],
  [
    'quantos pedidos da rota Sul foram entregues fora do prazo?',
    frozen,
    orders.when((r) => r.route === 'Sul' && r.status === 'ENTREGUE' && r.onTime === 'NAO').count(),
  ],
  [
    'qual o peso total dos pedidos em kg, multiplicando a quantidade de caixas pelo peso da caixa?',
    frozen,
    orders.sum('kilos'),
  ],
  [
    'qual linha de congelados tem o maior valor de pedidos?',
    frozen,
    most(orders.by('line', (g) => g.sum('total'))),
  ],
  [
    'valor dos pedidos por linha sem contar o Supermercado Bom Dia',
    frozen,
    orders.when((r) => r.client !== 'Supermercado Bom Dia').by('line', (g) => g.sum('total')),
  ],
  [
    'caixas pedidas: agosto x setembro',
    frozen,
    { before: orders.during('2025-08').sum('boxes'), after: orders.during('2025-09').sum('boxes') },
  ],
  ['quantos pedidos acima de R$ 3.000?', frozen, orders.when((r) => r.total > 3000).count()],
  ['que dia da semana entra mais pedido de congelado?', frozen, most(orders.byWeekday((g) => g.count()))],
  [
    'em média quantos pedidos de congelados fazemos por dia trabalhado?',
    frozen,
    orders.count() / orders.distinct('day'),
  ],
  [
    'quantos clientes diferentes pediram polpa de acai no terceiro trimestre de 2025',
    frozen,
    orders
      .during('2025-07', '2025-09')
      .when((r) => r.product === 'Polpa de açaí')
      .distinct('client'),
  ],
  [
    'total de frete por vendedor desde janeiro',
    frozen,
    orders.during('2026-01', '2026-04').by('seller', (g) => g.sum('freight')),
  ],
  [
    'valor do maior pedido do Hotel Serra Azul',
    frozen,
    orders.when((r) => r.client === 'Hotel Serra Azul').max('total'),
  ],
  [
    'qual o valor do menor pedido entregue?',
    frozen,
    orders.when((r) => r.status === 'ENTREGUE').min('total'),
  ],
  ['quantos pedidos tiveram 20 caixas ou mais?', frozen, orders.when((r) => r.boxes >= 20).count()],
  [
    'qual a participação do Cícero no valor dos pedidos de dezembro?',
    frozen,
    orders.during('2025-12').share((r) => r.seller === 'Cícero', 'total'),
  ],
  [
    'valor dos pedidos pendentes entre 01/02/2026 e 15/03/2026',
    frozen,
    orders
      .from('2026-02-01', '2026-03-15')
      .when((r) => r.status === 'PENDENTE')
      .sum('total'),
  ],
  [
    'qtos pedidos de retirada a padaria trigo de ouro fez',
    frozen,
    orders.when((r) => r.route === 'Retirada' && r.client === 'Padaria Trigo de Ouro').count(),
  ],
  [
    'valor dos pedidos de congelados menos o frete em março',
    frozen,
    orders.during('2026-03').sum('total') - orders.during('2026-03').sum('freight'),
  ],
  [
    'boa tarde, preciso saber quantos pedidos de batata palito e brócolis, somando os dois, tivemos em abril',
    frozen,
    orders
      .during('2026-04')
      .when((r) => r.product === 'Batata palito' || r.product === 'Brócolis')
      .count(),
  ],
]

export const unanswerable: string[] = [
  'qual o salário do Geraldo?',
  'qual a mensalidade do plano Família?',
  'qual a idade média dos falecidos?',
  'quanto gastamos de ração com os cavalos em outubro?',
  'quando o cavalo Trovão foi vacinado?',
  'quanto pagamos pro ferrador em janeiro',
  'qual a temperatura da câmara fria?',
  'quantas caixas de pizza tem no estoque hoje?',
  'valor dos pedidos de congelados em junho de 2026',
  'quanto a funerária vai faturar no ano que vem?',
]
