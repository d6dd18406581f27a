import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A dance school, a towing service and a maker of handmade soap and candles. */

const { next, whole, pick, among } = seededBusiness(
  'a dance school, a towing service, a maker of handmade soap and candles',
)

const pupils = [
  { pupil: 'Ana Beatriz', style: 'Balé', age: 'Infantil', teacher: 'Helena', grant: 'Não' },
  { pupil: 'Larissa Prado', style: 'Balé', age: 'Adolescente', teacher: 'Helena', grant: 'Não' },
  { pupil: 'Sofia Martins', style: 'Balé', age: 'Infantil', teacher: 'Helena', grant: 'Sim' },
  { pupil: 'Valentina Rocha', style: 'Balé', age: 'Infantil', teacher: 'Helena', grant: 'Não' },
  { pupil: 'Lívia Sampaio', style: 'Balé', age: 'Adolescente', teacher: 'Helena', grant: 'Não' },
  { pupil: 'Cecília Moura', style: 'Balé', age: 'Adulto', teacher: 'Helena', grant: 'Não' },
  { pupil: 'Marcos Vieira', style: 'Forró', age: 'Adulto', teacher: 'Téo', grant: 'Não' },
  { pupil: 'Patrícia Nunes', style: 'Forró', age: 'Adulto', teacher: 'Téo', grant: 'Não' },
  { pupil: 'Regina Alves', style: 'Forró', age: 'Adulto', teacher: 'Téo', grant: 'Não' },
  { pupil: 'Isabela Couto', style: 'Jazz', age: 'Adolescente', teacher: 'Jussara', grant: 'Não' },
  { pupil: 'Yasmin Freitas', style: 'Jazz', age: 'Adolescente', teacher: 'Jussara', grant: 'Sim' },
  { pupil: 'Renata Dias', style: 'Zumba', age: 'Adulto', teacher: 'Jussara', grant: 'Não' },
  { pupil: 'Dona Célia', style: 'Zumba', age: 'Adulto', teacher: 'Jussara', grant: 'Não' },
  { pupil: 'Tânia Brito', style: 'Zumba', age: 'Adulto', teacher: 'Jussara', grant: 'Não' },
  { pupil: 'Gustavo Reis', style: 'Hip hop', age: 'Adolescente', teacher: 'Bruno', grant: 'Sim' },
  { pupil: 'Kauan Lima', style: 'Hip hop', age: 'Infantil', teacher: 'Bruno', grant: 'Não' },
  { pupil: 'Davi Torres', style: 'Hip hop', age: 'Adolescente', teacher: 'Bruno', grant: 'Não' },
]
const fullPrice = (kind: string, lessons = 0): number => {
  if (kind === 'Mensalidade') return whole(12_000, 28_000) / 100
  if (kind === 'Aula avulsa') return (lessons * whole(3_500, 5_500)) / 100
  return (kind === 'Figurino' ? whole(15_000, 125_000) : whole(8_000, 15_000)) / 100
}
// August to April, closed on Sundays; nobody pays twice a day.
const fees = new Rows(
  daysFrom('2025-08-01', 273)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: whole(1, 2) }, () => {
        const who = pick(pupils)
        const kind = among(['Mensalidade', 6], ['Aula avulsa', 3], ['Figurino', 1.5], ['Matrícula', 1])
        const lessons =
          kind === 'Mensalidade' ? whole(4, 12) : kind === 'Aula avulsa' ? whole(1, 3) : undefined
        const full = fullPrice(kind, lessons)
        const rebate = who.grant === 'Sim' ? 50 : next() < 0.2 ? whole(5, 15) : 0
        const discount = rebate === 0 ? undefined : cents((full * rebate) / 100)
        return {
          day,
          ...who,
          kind,
          way: among(['Pix', 5], ['Cartão', 3], ['Dinheiro', 2], ['Boleto', 2]),
          lessons,
          late: next() < 0.6 ? 0 : whole(1, 25),
          discount,
          paid: cents(full - (discount ?? 0)),
        }
      }),
    )
    .filter(
      (row, at, all) => all.findIndex((other) => other.day === row.day && other.pupil === row.pupil) === at,
    ),
)

// January to June, every day, most on Fridays.
const tows = new Rows(
  daysFrom('2026-01-01', 181).flatMap((day) =>
    Array.from({ length: weekdayIn(day) === 5 ? whole(3, 4) : whole(1, 2) }, () => {
      const vehicle = among(['carro', 6], ['moto', 3], ['caminhonete', 2], ['van', 1])
      const highway = next() < 0.35 ? 'sim' : 'não'
      const km = whole(5, 120)
      const factor = vehicle === 'moto' ? 0.8 : vehicle === 'carro' ? 1 : 1.4
      return {
        day,
        client: among(
          ['Particular', 5],
          ['Seguradora Confiança', 4],
          ['Seguradora Azul', 3],
          ['Locadora Rodabem', 2],
          ['Oficina do Beto', 1.5],
        ),
        vehicle,
        cause: among(
          ['pane mecânica', 4],
          ['colisão', 3],
          ['pane elétrica', 2.5],
          ['pneu furado', 2],
          ['pane seca', 1],
        ),
        driver: among(['Cícero', 5], ['Edmilson', 3], ['Rafaela', 2], ['Wanderley', 1.2]),
        city: among(['Campinas', 5], ['Sumaré', 3], ['Hortolândia', 2], ['Valinhos', 1.5]),
        shift: among(['tarde', 4], ['manhã', 3], ['noite', 2]),
        highway,
        km,
        wait: next() < 0.15 ? undefined : whole(15, 95),
        toll: highway === 'sim' && next() < 0.7 ? whole(900, 4_200) / 100 : undefined,
        diesel: cents((km * whole(90, 140)) / 100),
        price: cents((120 + (km * whole(350, 600)) / 100) * factor),
        settled: next() < 0.75 ? 'sim' : 'não',
      }
    }),
  ),
)

const goods = [
  { line: 'Sabonetes', product: 'Sabonete em barra', from: 1_200, to: 2_800 },
  { line: 'Velas', product: 'Vela de pote', from: 3_900, to: 8_900 },
  { line: 'Sabonetes', product: 'Sabonete líquido', from: 2_500, to: 4_800 },
  { line: 'Velas', product: 'Vela palito', from: 900, to: 2_200 },
  { line: 'Kits', product: 'Kit presente', from: 7_900, to: 18_900 },
]
// June to March, closed on Sundays and Mondays; the fair is on Saturdays.
const orders = new Rows(
  daysFrom('2025-06-01', 304)
    .filter((day) => weekdayIn(day) > 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(2, 4) : whole(0, 2) }, () => {
        const { line, product, from, to } = pick(goods)
        const client = among(
          ['Cliente avulso', 6],
          ['Empório Verde', 4],
          ['Spa Serenar', 3],
          ['Pousada Recanto', 3],
          ['Loja Flor de Sal', 2],
        )
        const channel =
          weekdayIn(day) === 6 && next() < 0.8
            ? 'Feira'
            : among(['Instagram', 4], ['WhatsApp', 3], ['Site', 2])
        const pieces = client === 'Cliente avulso' ? whole(1, 6) : whole(5, 30)
        const unit = whole(from, to) / 100
        const total = cents(pieces * unit)
        return {
          day,
          client,
          channel,
          line,
          product,
          aroma: pick(['Lavanda', 'Capim-limão', 'Baunilha', 'Alecrim', 'Rosas']),
          wrapped: next() < 0.35 ? 'S' : 'N',
          pieces,
          unit,
          cost: cents((total * whole(25, 45)) / 100),
          // Nothing is sent from the fair.
          shipping: channel === 'Feira' ? undefined : whole(1_200, 4_800) / 100,
          term: channel === 'Feira' ? undefined : whole(2, 15),
          total,
        }
      }),
    ),
)

const school = 'Pagamentos Escola de Dança'
const towing = 'guinchos_2026'
const studio = 'PEDIDOS ATELIE'

export const files = [
  file(school, fees, [
    ['Data do pagamento', ({ day }) => brazilianDay(day)],
    ['Aluno', ({ pupil }) => pupil],
    ['Modalidade', ({ style }) => style],
    ['Turma', ({ age }) => age],
    ['Professor', ({ teacher }) => teacher],
    ['Referente a', ({ kind }) => kind],
    ['Forma de pagamento', ({ way }) => way],
    ['Bolsista', ({ grant }) => grant],
    ['Qtd. de aulas', ({ lessons }) => lessons ?? ''],
    ['Dias de atraso', ({ late }) => late],
    ['Desconto', ({ discount }) => (discount === undefined ? '' : commaPrice(discount))],
    ['Valor pago', ({ paid }) => dotted(commaPrice(paid))],
  ]),
  file(
    towing,
    tows,
    [
      ['data', ({ day }) => day],
      ['cliente', ({ client }) => client],
      ['veiculo', ({ vehicle }) => vehicle],
      ['motivo', ({ cause }) => cause],
      ['motorista', ({ driver }) => driver],
      ['cidade', ({ city }) => city],
      ['turno', ({ shift }) => shift],
      ['rodovia', ({ highway }) => highway],
      ['km_rodado', ({ km }) => km],
      ['espera_min', ({ wait }) => wait ?? ''],
      ['pedagio', ({ toll }) => (toll === undefined ? '' : toll.toFixed(2))],
      ['gasto_diesel', ({ diesel }) => diesel.toFixed(2)],
      ['valor_servico', ({ price }) => price.toFixed(2)],
      ['pago', ({ settled }) => settled],
    ],
    ',',
  ),
  file(studio, orders, [
    ['DT_PEDIDO', ({ day }) => shownDay(day)],
    ['CLIENTE', ({ client }) => client],
    ['CANAL', ({ channel }) => channel],
    ['LINHA', ({ line }) => line],
    ['PRODUTO', ({ product }) => product],
    ['AROMA', ({ aroma }) => aroma],
    ['EMBRULHO_PRESENTE', ({ wrapped }) => wrapped],
    ['QTDE', ({ pieces }) => pieces],
    ['PRECO_UNIT', ({ unit }) => decimal(unit)],
    ['CUSTO_MATERIAL', ({ cost }) => dotted(decimal(cost))],
    ['VLR_FRETE', ({ shipping }) => (shipping === undefined ? '' : decimal(shipping))],
    ['PRAZO_ENTREGA_DIAS', ({ term }) => term ?? ''],
    ['VLR_VENDA', ({ total }) => dotted(decimal(total))],
  ]),
]

export const labelled: Labelled[] = [
  // The dance school
  ['valor pago na escola de dança por mês', school, fees.byMonth((g) => g.sum('paid'))],
  [
    'Quanto entrou de mensalidade em fevereiro?',
    school,
    fees
      .during('2026-02')
      .when((r) => r.kind === 'Mensalidade')
      .sum('paid'),
  ],
  [
    'os alunos de qual professor pagaram mais no total?',
    school,
    most(fees.by('teacher', (g) => g.sum('paid'))),
  ],
  [
    'quantos pagamentos de aula avulsa tivemos em novembro?',
    school,
    fees
      .during('2025-11')
      .when((r) => r.kind === 'Aula avulsa')
      .count(),
  ],
  ['valor médio pago nas mensalidades', school, fees.when((r) => r.kind === 'Mensalidade').mean('paid')],
  ['quantos alunos diferentes fazem zumba?', school, fees.when((r) => r.style === 'Zumba').distinct('pupil')],
  ['quanto a Ana Beatriz ja pagou', school, fees.when((r) => r.pupil === 'Ana Beatriz').sum('paid')],
  [
    'me mostra os 3 alunos que mais pagaram',
    school,
    most(
      fees.by('pupil', (g) => g.sum('paid')),
      3,
    ),
  ],
  ['total de desconto dado pros bolsistas', school, fees.when((r) => r.grant === 'Sim').sum('discount')],
  [
    'Que porcentagem do valor pago pelos alunos veio por Pix?',
    school,
    fees.share((r) => r.way === 'Pix', 'paid'),
  ],
  [
    'o valor pago no balé cresceu de outubro pra novembro? quanto?',
    school,
    {
      before: fees
        .during('2025-10')
        .when((r) => r.style === 'Balé')
        .sum('paid'),
      after: fees
        .during('2025-11')
        .when((r) => r.style === 'Balé')
        .sum('paid'),
    },
  ],
  ['qual modalidade rendeu menos dinheiro?', school, least(fees.by('style', (g) => g.sum('paid')))],
  ['quantos pagamentos vieram com mais de 10 dias de atraso?', school, fees.when((r) => r.late > 10).count()],
  [
    'media de dias de atraso dos pagamentos em boleto',
    school,
    fees.when((r) => r.way === 'Boleto').mean('late'),
  ],
  [
    'quantos pagamentos o Gustavo Reis fez sem atraso?',
    school,
    fees.when((r) => r.pupil === 'Gustavo Reis' && r.late === 0).count(),
  ],
  [
    'em qual dia da semana entra mais dinheiro na escola de dança?',
    school,
    most(fees.byWeekday((g) => g.sum('paid'))),
  ],
  ['total de aulas por modalidade', school, fees.by('style', (g) => g.sum('lessons'))],
  [
    'quanto recebemos de figurino da turma infantil',
    school,
    fees.when((r) => r.kind === 'Figurino' && r.age === 'Infantil').sum('paid'),
  ],
  ['maior valor pago em um figurino', school, fees.when((r) => r.kind === 'Figurino').max('paid')],
  [
    'quantos pagamentos em dinheiro e sem desconto?',
    school,
    fees.when((r) => r.way === 'Dinheiro' && r.discount === undefined).count(),
  ],
  [
    'quanto os alunos pagaram por forma de pagamento em dezembro?',
    school,
    fees.during('2025-12').by('way', (g) => g.sum('paid')),
  ],
  [
    'quanto entrou dos alunos do professor Téo de agosto a outubro?',
    school,
    fees
      .during('2025-08', '2025-10')
      .when((r) => r.teacher === 'Téo')
      .sum('paid'),
  ],
  ['qunto entrou de matricula na escola', school, fees.when((r) => r.kind === 'Matrícula').sum('paid')],
  ['participação do hip hop no valor pago total', school, fees.share((r) => r.style === 'Hip hop', 'paid')],
  [
    'quantos pagamentos acima de 250 reais foram no cartão?',
    school,
    fees.when((r) => r.paid > 250 && r.way === 'Cartão').count(),
  ],
  [
    'em média, quanto a escola de dança recebe por mês?',
    school,
    fees.sum('paid') / fees.byMonth((g) => g.count()).length,
  ],
  [
    'quantas aulas a turma de adulto pagou em março, tirando a zumba?',
    school,
    fees
      .during('2026-03')
      .when((r) => r.age === 'Adulto' && r.style !== 'Zumba')
      .sum('lessons'),
  ],
  [
    'Qual foi o valor do último pagamento da Isabela Couto?',
    school,
    fees.when((r) => r.pupil === 'Isabela Couto').all.at(-1)?.paid ?? 0,
  ],
  [
    'em que data a escola de dança recebeu mais no total?',
    school,
    most(fees.by('day', (g) => g.sum('paid'))).map(([day, paid]): [string, number] => [shownDay(day), paid]),
  ],
  [
    'quanto os alunos da Helena pagaram a mais que os do Bruno?',
    school,
    fees.when((r) => r.teacher === 'Helena').sum('paid') -
      fees.when((r) => r.teacher === 'Bruno').sum('paid'),
  ],

  // The towing service
  ['quantos guinchos fizemos em março?', towing, tows.during('2026-03').count()],
  ['faturamento dos guinchos por mês', towing, tows.byMonth((g) => g.sum('price'))],
  ['qual motorista rodou mais km?', towing, most(tows.by('driver', (g) => g.sum('km')))],
  [
    'km rodados pelo Cicero em abril',
    towing,
    tows
      .during('2026-04')
      .when((r) => r.driver === 'Cícero')
      .sum('km'),
  ],
  [
    'Quanto a Seguradora Azul ainda não pagou?',
    towing,
    tows.when((r) => r.client === 'Seguradora Azul' && r.settled === 'não').sum('price'),
  ],
  [
    'quantos chamados de moto à noite a gente atendeu?',
    towing,
    tows.when((r) => r.vehicle === 'moto' && r.shift === 'noite').count(),
  ],
  ['tempo médio de espera por cidade', towing, tows.by('city', (g) => g.mean('wait'))],
  ['quanto foi gasto de diesel no total', towing, tows.sum('diesel')],
  ['quanto deu de pedagio em fevereiro', towing, tows.during('2026-02').sum('toll')],
  ['que porcentagem dos guinchos foi por colisão?', towing, tows.share((r) => r.cause === 'colisão')],
  [
    'valor médio do serviço de guincho pra particular',
    towing,
    tows.when((r) => r.client === 'Particular').mean('price'),
  ],
  ['qual dia da semana tem mais chamado de guincho?', towing, most(tows.byWeekday((g) => g.count()))],
  ['quantos chamdos tiveram mais de 80 km rodados?', towing, tows.when((r) => r.km > 80).count()],
  [
    'top 3 clientes do guincho em valor',
    towing,
    most(
      tows.by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  ['número de guinchos por motivo', towing, tows.by('cause', (g) => g.count())],
  [
    'quantos guinchos em rodovia e sem pedágio?',
    towing,
    tows.when((r) => r.highway === 'sim' && r.toll === undefined).count(),
  ],
  [
    'faturamento dos guinchos de junho comparado com o de maio',
    towing,
    { before: tows.during('2026-05').sum('price'), after: tows.during('2026-06').sum('price') },
  ],
  [
    'quanto sobra do valor dos guinchos depois de tirar o gasto com diesel?',
    towing,
    tows.sum('price') - tows.sum('diesel'),
  ],
  ['qual foi a maior quilometragem rodada num chamado só', towing, tows.max('km')],
  [
    'menor valor cobrado pra guinchar caminhonete',
    towing,
    tows.when((r) => r.vehicle === 'caminhonete').min('price'),
  ],
  [
    'quantos carros a Rafaela guinchou no primeiro trimestre?',
    towing,
    tows
      .during('2026-01', '2026-03')
      .when((r) => r.driver === 'Rafaela' && r.vehicle === 'carro')
      .count(),
  ],
  [
    'quanto faturamos em Sumaré entre 10/02/2026 e 25/03/2026?',
    towing,
    tows
      .from('2026-02-10', '2026-03-25')
      .when((r) => r.city === 'Sumaré')
      .sum('price'),
  ],
  ['Qual cidade tem a menor espera média?', towing, least(tows.by('city', (g) => g.mean('wait')))],
  ['em média a gente faz quantos guinchos por dia?', towing, tows.count() / tows.distinct('day')],
  [
    'quantos por cento do valor dos guinchos ainda não foi pago?',
    towing,
    tows.share((r) => r.settled === 'não', 'price'),
  ],
  ['valor dos guinchos por turno', towing, tows.by('shift', (g) => g.sum('price'))],
  [
    'quanto o Edmilson faturou nos sábados e domingos?',
    towing,
    tows
      .on(0, 6)
      .when((r) => r.driver === 'Edmilson')
      .sum('price'),
  ],
  [
    'quantos atendimentos de pane elétrica ou pane mecânica em junho?',
    towing,
    tows
      .during('2026-06')
      .when((r) => r.cause === 'pane elétrica' || r.cause === 'pane mecânica')
      .count(),
  ],
  ['quantas vezes a espera passou de 60 minutos?', towing, tows.when((r) => (r.wait ?? 0) > 60).count()],
  [
    'preciso fechar a conta de Campinas: quanto deram os guinchos de particular de abril a junho, sem contar moto?',
    towing,
    tows
      .during('2026-04', '2026-06')
      .when((r) => r.city === 'Campinas' && r.client === 'Particular' && r.vehicle !== 'moto')
      .sum('price'),
  ],

  // The maker of soap and candles
  ['quanto o ateliê vendeu em dezembro?', studio, orders.during('2025-12').sum('total')],
  [
    'valor vendido de velas por mês',
    studio,
    orders.when((r) => r.line === 'Velas').byMonth((g) => g.sum('total')),
  ],
  [
    'quantas unidades de sabonete em barra vendemos?',
    studio,
    orders.when((r) => r.product === 'Sabonete em barra').sum('pieces'),
  ],
  ['qual aroma vende mais em quantidade?', studio, most(orders.by('aroma', (g) => g.sum('pieces')))],
  ['qual aroma faturou menos', studio, least(orders.by('aroma', (g) => g.sum('total')))],
  [
    'ticket medio dos pedidos do instagram',
    studio,
    orders.when((r) => r.channel === 'Instagram').mean('total'),
  ],
  [
    'Quais os três produtos do ateliê com maior faturamento?',
    studio,
    most(
      orders.by('product', (g) => g.sum('total')),
      3,
    ),
  ],
  ['qual o custo de material das velas?', studio, orders.when((r) => r.line === 'Velas').sum('cost')],
  ['total de frete de outubro a dezembro', studio, orders.during('2025-10', '2025-12').sum('shipping')],
  [
    'quantos pedidos tiveram embrulho de presente em novembro?',
    studio,
    orders
      .during('2025-11')
      .when((r) => r.wrapped === 'S')
      .count(),
  ],
  [
    'quantos pedidos com embrulho de presente e sem frete?',
    studio,
    orders.when((r) => r.wrapped === 'S' && r.shipping === undefined).count(),
  ],
  ['prazo médio de entrega de cada linha', studio, orders.by('line', (g) => g.mean('term'))],
  [
    'compara quanto vendemos em reais de sabonetes em agosto e em setembro',
    studio,
    {
      before: orders
        .during('2025-08')
        .when((r) => r.line === 'Sabonetes')
        .sum('total'),
      after: orders
        .during('2025-09')
        .when((r) => r.line === 'Sabonetes')
        .sum('total'),
    },
  ],
  [
    'que parte do faturamento do ateliê vem da feira?',
    studio,
    orders.share((r) => r.channel === 'Feira', 'total'),
  ],
  [
    'tirando o cliente avulso, quem comprou mais em reais no ateliê?',
    studio,
    most(orders.when((r) => r.client !== 'Cliente avulso').by('client', (g) => g.sum('total'))),
  ],
  [
    'Quanto vendemos pro Spa Serenar em janeiro e fevereiro?',
    studio,
    orders
      .during('2026-01', '2026-02')
      .when((r) => r.client === 'Spa Serenar')
      .sum('total'),
  ],
  ['quantos pedidos passaram de R$ 500?', studio, orders.when((r) => r.total > 500).count()],
  [
    'qual o dia da semana com maior valor vendido no atelie?',
    studio,
    most(orders.byWeekday((g) => g.sum('total'))),
  ],
  [
    'preço unitário médio da vela de pote',
    studio,
    orders.when((r) => r.product === 'Vela de pote').mean('unit'),
  ],
  [
    'unidades vendidas por aroma no último trimestre de 2025',
    studio,
    orders.during('2025-10', '2025-12').by('aroma', (g) => g.sum('pieces')),
  ],
  ['valor das vendas do ateliê menos o custo do material', studio, orders.sum('total') - orders.sum('cost')],
  [
    'qual o valor da maior venda de kit presente?',
    studio,
    orders.when((r) => r.product === 'Kit presente').max('total'),
  ],
  ['qual foi o menor frete?', studio, orders.min('shipping')],
  [
    'quantos pedidos de lavanda o Empório Verde fez?',
    studio,
    orders.when((r) => r.client === 'Empório Verde' && r.aroma === 'Lavanda').count(),
  ],
  [
    'quanto vendemos no whatsapp desde janeiro?',
    studio,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.channel === 'WhatsApp')
      .sum('total'),
  ],
  ['quantidade de pedidos por canal', studio, orders.by('channel', (g) => g.count())],
  [
    'quanto o ateliê faturou no segundo semestre de 2025 sem contar a feira?',
    studio,
    orders
      .during('2025-07', '2025-12')
      .when((r) => r.channel !== 'Feira')
      .sum('total'),
  ],
  ['em que mês o ateliê mais faturou?', studio, most(orders.byMonth((g) => g.sum('total')))],
  [
    'quantas velas a Pousada Recanto comprou ao todo?',
    studio,
    orders.when((r) => r.client === 'Pousada Recanto' && r.line === 'Velas').sum('pieces'),
  ],
  [
    'quantos pedidos têm prazo de entrega maior que 10 dias?',
    studio,
    orders.when((r) => (r.term ?? 0) > 10).count(),
  ],
]

export const unanswerable: string[] = [
  'qual o salário da professora Helena?',
  'quanto recebemos de aulas de tango?',
  'quanto pagamos de aluguel do salão em março?',
  'qual a idade da Ana Beatriz?',
  'qual a placa do caminhão do Wanderley?',
  'quantos guinchos fizemos em Jundiaí?',
  'nota média de avaliação dos motoristas',
  'quantas velas temos em estoque?',
  'quanto gastamos com cera de soja em outubro?',
  'quantos pedidos com aroma de canela tivemos?',
]
