import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A building-materials shop, a pilates studio and a courier by motorcycle. */

const { next, whole, among, pick } = seededBusiness(
  'a building-materials shop, a pilates studio, a courier by motorcycle',
)

const materials = [
  { product: 'Cimento', section: 'Básico', from: 3_400, to: 4_200, few: 5, many: 60 },
  { product: 'Porcelanato', section: 'Acabamento', from: 5_900, to: 12_900, few: 10, many: 50 },
  { product: 'Argamassa', section: 'Básico', from: 1_800, to: 3_200, few: 3, many: 30 },
  { product: 'Tinta acrílica', section: 'Pintura', from: 18_900, to: 42_000, few: 1, many: 6 },
  { product: 'Tubo PVC', section: 'Hidráulica', from: 1_900, to: 6_500, few: 2, many: 20 },
  { product: 'Areia', section: 'Básico', from: 12_000, to: 16_000, few: 1, many: 8 },
  { product: 'Torneira', section: 'Hidráulica', from: 4_500, to: 19_900, few: 1, many: 4 },
  { product: 'Tijolo', section: 'Básico', from: 95, to: 160, few: 200, many: 1_500 },
  { product: 'Fio elétrico', section: 'Elétrica', from: 14_000, to: 32_000, few: 1, many: 6 },
  { product: 'Disjuntor', section: 'Elétrica', from: 1_500, to: 8_900, few: 1, many: 8 },
]
// June to December, closed on Sundays, most on Saturdays. The total is of the goods, freight apart.
const sales = new Rows(
  daysFrom('2025-06-01', 214)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(2, 4) : whole(1, 2) }, () => {
        const { product, section, from, to, few, many } = pick(materials)
        const amount = whole(few, many)
        const unit = whole(from, to) / 100
        const discount = among([0, 6], [5, 3], [10, 3])
        const isDelivered = next() < 0.5
        return {
          day,
          client: among(
            ['Construtora Pilar', 5],
            ['Jair Pedreiro', 4],
            ['Reforma Fácil', 3],
            ['Dona Ivone', 2],
            ['Condomínio Solar', 2],
            ['Igreja Batista', 1],
            ['', 4],
          ),
          product,
          section,
          seller: among(['Cida', 5], ['Wagner', 3], ['Tonho', 2]),
          amount,
          unit,
          discount,
          payment: among(['Pix', 4], ['Cartão', 3], ['Boleto', 2], ['Fiado', 1]),
          delivery: isDelivered ? 'Sim' : 'Não',
          district: isDelivered
            ? among(['Jardim Europa', 8], ['Vila Operária', 4], ['São Miguel', 2], ['Parque das Nações', 1])
            : '',
          freight: isDelivered ? whole(2_500, 12_000) / 100 : undefined,
          total: cents(amount * unit * (1 - discount / 100)),
        }
      }),
    )
    .map((row, place) => ({ ...row, order: 2_301 + place })),
)

const months = [
  '2025-08',
  '2025-09',
  '2025-10',
  '2025-11',
  '2025-12',
  '2026-01',
  '2026-02',
  '2026-03',
  '2026-04',
]
type Student = [
  student: string,
  times: number,
  kind: string,
  teacher: string,
  origin: string,
  first: number,
  last: number,
]
const enrolled: Student[] = [
  ['Renata Lima', 2, 'Aparelhos', 'Bianca', 'Instagram', 0, 8],
  ['Patrícia Souza', 3, 'Aparelhos', 'Bianca', 'Indicação', 0, 8],
  ['Sandra Melo', 1, 'Solo', 'Larissa', 'Indicação', 0, 8],
  ['Márcia Teixeira', 2, 'Solo', 'Bianca', 'Fachada', 0, 8],
  ['Helena Prado', 2, 'Gestante', 'Larissa', 'Instagram', 2, 7],
  ['Carlos Nunes', 2, 'Aparelhos', 'Fábio', 'Indicação', 0, 8],
  ['Juliana Castro', 3, 'Aparelhos', 'Bianca', 'Instagram', 1, 8],
  ['Beatriz Rocha', 1, 'Solo', 'Bianca', 'Instagram', 0, 5],
  ['Vera Dias', 2, 'Solo', 'Larissa', 'Indicação', 0, 8],
  ['Simone Alves', 2, 'Aparelhos', 'Bianca', 'Fachada', 0, 8],
  ['Antônio Freitas', 1, 'Aparelhos', 'Fábio', 'Indicação', 3, 8],
  ['Camila Duarte', 2, 'Gestante', 'Larissa', 'Instagram', 4, 8],
  ['Regina Barros', 3, 'Solo', 'Bianca', 'Indicação', 0, 6],
  ['Luciana Pires', 2, 'Aparelhos', 'Larissa', 'Fachada', 0, 8],
  ['Marcos Viana', 2, 'Aparelhos', 'Fábio', 'Instagram', 2, 8],
  ['Débora Matos', 1, 'Gestante', 'Larissa', 'Indicação', 0, 3],
  ['Tereza Campos', 2, 'Solo', 'Bianca', 'Indicação', 0, 8],
  ['Ana Paula Reis', 3, 'Aparelhos', 'Fábio', 'Instagram', 1, 8],
  ['Rosana Lopes', 1, 'Solo', 'Larissa', 'Fachada', 0, 8],
  ['Fernanda Guedes', 2, 'Aparelhos', 'Bianca', 'Instagram', 5, 8],
  ['Cristina Moura', 2, 'Solo', 'Larissa', 'Indicação', 0, 8],
  ['Ivete Ramos', 1, 'Aparelhos', 'Bianca', 'Indicação', 0, 8],
]
const students = enrolled.map(([student, times, kind, teacher, origin, first, last]) => ({
  student,
  times,
  kind,
  teacher,
  origin,
  first,
  last,
  fee: 120 + 110 * times + 5 * whole(0, 8),
}))
// A payment of each student in each month; dearer from January on.
const payments = new Rows(
  months
    .flatMap((month, place) =>
      students
        .filter(({ first, last }) => first <= place && place <= last)
        .map(({ student, times, kind, teacher, origin, fee }) => {
          const date = whole(1, 14)
          const missed = whole(0, times === 1 ? 2 : 3)
          const discount = next() < 0.45 ? whole(1_000, 4_000) / 100 : undefined
          return {
            day: `${month}-${String(date).padStart(2, '0')}`,
            student,
            plan: `${times}x na semana`,
            kind,
            teacher,
            origin,
            classes: times * (next() < 0.3 ? 5 : 4),
            missed,
            replaced: whole(0, missed),
            late: date > 10 ? 'S' : 'N',
            payment: among(['Pix', 5], ['Cartão', 3], ['Dinheiro', 2]),
            note: next() < 0.35 ? undefined : whole(6, 10),
            discount,
            paid: cents((month >= '2026-01' ? fee * 1.08 : fee) - (discount ?? 0)),
          }
        }),
    )
    .sort((a, b) => a.day.localeCompare(b.day)),
)
const paidBy = (name: string) => payments.when((r) => r.student === name)

const senders = {
  pharmacy: { client: 'Farmácia São Jorge', kinds: ['Remédio', 'Documento'] },
  registry: { client: 'Cartório Central', kinds: ['Documento'] },
  pizzeria: { client: 'Pizzaria Napoli', kinds: ['Comida'] },
  parts: { client: 'Auto Peças Rocha', kinds: ['Peça', 'Documento'] },
  florist: { client: 'Floricultura Jasmim', kinds: ['Flores'] },
  laboratory: { client: 'Laboratório Biovida', kinds: ['Exame', 'Documento'] },
}
// October to March, never on Sundays, some days off, most on Fridays.
const rides = new Rows(
  daysFrom('2025-10-01', 182)
    .filter((day) => weekdayIn(day) !== 0 && next() > 0.05)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 5 ? whole(3, 4) : whole(1, 2) }, () => {
        const { client, kinds } = among(
          [senders.pharmacy, 8],
          [senders.registry, 5],
          [senders.pizzeria, 4],
          [senders.parts, 3],
          [senders.laboratory, 3],
          [senders.florist, 2],
        )
        const km = whole(15, 240) / 10
        const payment = among(['Pix', 4], ['Faturado', 4], ['Dinheiro', 3])
        return {
          day,
          client,
          kind: pick(kinds),
          target: among(
            ['Centro', 7],
            ['Boa Vista', 4],
            ['Santa Luzia', 3],
            ['Industrial', 2],
            ['Aeroporto', 2],
          ),
          km,
          minutes: Math.round(km * 2.2) + whole(5, 20),
          rain: next() < 0.3 ? 'SIM' : 'NÃO',
          petrol: cents((km * whole(20, 26)) / 100),
          tip: next() < 0.35 ? whole(4, 30) / 2 : undefined,
          fare: cents(6 + (km * whole(160, 240)) / 100),
          payment,
          received: payment === 'Faturado' && next() < 0.5 ? 'NÃO' : 'SIM',
        }
      }),
    ),
)

const shop = 'Vendas Depósito de Construção'
const studio = 'mensalidades_pilates'
const courier = 'CORRIDAS MOTOBOY'

export const files = [
  file(shop, sales, [
    ['Nº Pedido', ({ order }) => order],
    ['Data Venda', ({ day }) => brazilianDay(day)],
    ['Cliente', ({ client }) => client],
    ['Produto', ({ product }) => product],
    ['Setor', ({ section }) => section],
    ['Vendedor', ({ seller }) => seller],
    ['Qtde', ({ amount }) => amount],
    ['Preço Unit.', ({ unit }) => dotted(commaPrice(unit))],
    ['Desconto', ({ discount }) => `${discount}%`],
    ['Forma Pgto', ({ payment }) => payment],
    ['Entrega?', ({ delivery }) => delivery],
    ['Bairro', ({ district }) => district],
    ['Frete', ({ freight }) => (freight === undefined ? '' : dotted(commaPrice(freight)))],
    ['Total Mercadoria', ({ total }) => dotted(commaPrice(total))],
  ]),
  file(
    studio,
    payments,
    [
      ['data_pagamento', ({ day }) => day],
      ['aluno', ({ student }) => student],
      ['plano', ({ plan }) => plan],
      ['modalidade', ({ kind }) => kind],
      ['professor', ({ teacher }) => teacher],
      ['origem', ({ origin }) => origin],
      ['aulas_contratadas', ({ classes }) => classes],
      ['faltas', ({ missed }) => missed],
      ['reposicoes', ({ replaced }) => replaced],
      ['atrasado', ({ late }) => late],
      ['forma_pagamento', ({ payment }) => payment],
      ['nota_satisfacao', ({ note }) => note ?? ''],
      ['desconto', ({ discount }) => discount?.toFixed(2) ?? ''],
      ['valor_pago', ({ paid }) => paid.toFixed(2)],
    ],
    ',',
  ),
  file(courier, rides, [
    ['DATA', ({ day }) => shownDay(day)],
    ['CLIENTE', ({ client }) => client],
    ['TIPO ENTREGA', ({ kind }) => kind],
    ['DESTINO', ({ target }) => target],
    ['KM', ({ km }) => decimal(km, 1)],
    ['TEMPO (MIN)', ({ minutes }) => minutes],
    ['CHUVA', ({ rain }) => rain],
    ['GASOLINA', ({ petrol }) => decimal(petrol)],
    ['GORJETA', ({ tip }) => (tip === undefined ? '' : decimal(tip))],
    ['VALOR CORRIDA', ({ fare }) => decimal(fare)],
    ['PAGAMENTO', ({ payment }) => payment],
    ['RECEBIDO', ({ received }) => received],
  ]),
]

export const labelled: Labelled[] = [
  // The building-materials shop
  ['quanto o depósito vendeu em cada mês?', shop, sales.byMonth((g) => g.sum('total'))],
  [
    'Quanto a Cida vendeu em setembro?',
    shop,
    sales
      .during('2025-09')
      .when((r) => r.seller === 'Cida')
      .sum('total'),
  ],
  [
    'qual a quantidade de cimento vendida em agosto?',
    shop,
    sales
      .during('2025-08')
      .when((r) => r.product === 'Cimento')
      .sum('amount'),
  ],
  ['qual produto mais vendeu em reais no depósito?', shop, most(sales.by('product', (g) => g.sum('total')))],
  [
    'os tres clientes que mais compraram mercadoria no deposito, em valor',
    shop,
    most(
      sales.when((r) => r.client !== '').by('client', (g) => g.sum('total')),
      3,
    ),
  ],
  ['valor médio de uma venda do depósito', shop, sales.mean('total')],
  [
    'quantas vendas do depósito foram com entrega e quantas sem entrega?',
    shop,
    sales.by('delivery', (g) => g.count()),
  ],
  ['qual o frete médio das vendas entregues?', shop, sales.mean('freight')],
  [
    'Que porcentagem do valor vendido foi no fiado?',
    shop,
    sales.share((r) => r.payment === 'Fiado', 'total'),
  ],
  [
    'quanto vendemos fiado em outubro e novembro?',
    shop,
    sales
      .during('2025-10', '2025-11')
      .when((r) => r.payment === 'Fiado')
      .sum('total'),
  ],
  [
    'total de mercadoria vendida: julho x agosto',
    shop,
    { before: sales.during('2025-07').sum('total'), after: sales.during('2025-08').sum('total') },
  ],
  ['quantas vendas de mercadoria passaram de mil reais?', shop, sales.when((r) => r.total > 1000).count()],
  [
    'em qual dia da semana o depósito faz mais vendas, em número?',
    shop,
    most(sales.byWeekday((g) => g.count())),
  ],
  [
    'quanto vendeu cada setor, sem contar a Construtora Pilar?',
    shop,
    sales.when((r) => r.client !== 'Construtora Pilar').by('section', (g) => g.sum('total')),
  ],
  [
    'preço unitario medio da tinta acrilica',
    shop,
    sales.when((r) => r.product === 'Tinta acrílica').mean('unit'),
  ],
  [
    'qual o preço unitário mais alto que a gente cobrou numa torneira?',
    shop,
    sales.when((r) => r.product === 'Torneira').max('unit'),
  ],
  [
    'quanto cobramos de frete no Jardim Europa?',
    shop,
    sales.when((r) => r.district === 'Jardim Europa').sum('freight'),
  ],
  [
    'pra qual bairro o depósito fez mais entregas?',
    shop,
    most(sales.when((r) => r.delivery === 'Sim').by('district', (g) => g.count())),
  ],
  [
    'quantas vendas no pix tiveram entrega e sairam sem desconto?',
    shop,
    sales.when((r) => r.payment === 'Pix' && r.delivery === 'Sim' && r.discount === 0).count(),
  ],
  [
    'quantos clientes diferentes compraram porcelanato?',
    shop,
    sales.when((r) => r.product === 'Porcelanato' && r.client !== '').distinct('client'),
  ],
  [
    'qtas vendas o Tonho fez no boleto',
    shop,
    sales.when((r) => r.seller === 'Tonho' && r.payment === 'Boleto').count(),
  ],
  [
    'quanto o depósito vendeu entre 15/07/2025 e 20/08/2025?',
    shop,
    sales.from('2025-07-15', '2025-08-20').sum('total'),
  ],
  [
    'qual foi o dia em que o depósito mais vendeu em reais?',
    shop,
    most(sales.by('day', (g) => g.sum('total'))).map(([day, value]): [string, number] => [
      shownDay(day),
      value,
    ]),
  ],
  ['qual setor vende menos em valor?', shop, least(sales.by('section', (g) => g.sum('total')))],
  [
    'quantas vendas ficaram sem o nome do cliente preenchido?',
    shop,
    sales.when((r) => r.client === '').count(),
  ],
  ['em média, quantas vendas o depósito faz por dia aberto?', shop, sales.count() / sales.distinct('day')],
  [
    'quanto a Dona Ivone comprou de mercadoria no segundo semestre de 2025?',
    shop,
    sales
      .during('2025-07', '2025-12')
      .when((r) => r.client === 'Dona Ivone')
      .sum('total'),
  ],
  [
    'quem vendeu mais em dezembro, a Cida ou o Wagner?',
    shop,
    most(
      sales
        .during('2025-12')
        .when((r) => r.seller === 'Cida' || r.seller === 'Wagner')
        .by('seller', (g) => g.sum('total')),
    ),
  ],
  [
    'em quantas vendas o Wagner deu 10% de desconto?',
    shop,
    sales.when((r) => r.seller === 'Wagner' && r.discount === 10).count(),
  ],
  [
    'Preciso fechar a comissão: quanto o Wagner vendeu no cartão, só com entrega, de julho a setembro?',
    shop,
    sales
      .during('2025-07', '2025-09')
      .when((r) => r.seller === 'Wagner' && r.payment === 'Cartão' && r.delivery === 'Sim')
      .sum('total'),
  ],

  // The pilates studio
  ['valor pago por mês no pilates', studio, payments.byMonth((g) => g.sum('paid'))],
  ['Quantos alunos pagaram mensalidade em novembro?', studio, payments.during('2025-11').distinct('student')],
  [
    'quanto os alunos da Bianca pagaram em janeiro?',
    studio,
    payments
      .during('2026-01')
      .when((r) => r.teacher === 'Bianca')
      .sum('paid'),
  ],
  ['total pago por modalidade', studio, payments.by('kind', (g) => g.sum('paid'))],
  ['qual professor teve mais mensalidades pagas?', studio, most(payments.by('teacher', (g) => g.count()))],
  [
    'quem são os 3 alunos que mais pagaram no total?',
    studio,
    most(
      payments.by('student', (g) => g.sum('paid')),
      3,
    ),
  ],
  [
    'valor médio pago no plano 2x na semana',
    studio,
    payments.when((r) => r.plan === '2x na semana').mean('paid'),
  ],
  ['quantas faltas a Renata Lima teve ao todo?', studio, paidBy('Renata Lima').sum('missed')],
  ['faltas por professor', studio, payments.by('teacher', (g) => g.sum('missed'))],
  ['total de aulas contratadas em março', studio, payments.during('2026-03').sum('classes')],
  ['quantas reposicoes o Carlos Nunes fez', studio, paidBy('Carlos Nunes').sum('replaced')],
  ['que porcentagem das mensalidades foi paga com atraso?', studio, payments.share((r) => r.late === 'S')],
  [
    'quantas mensalidades atrasadas teve em cada mês?',
    studio,
    payments.when((r) => r.late === 'S').byMonth((g) => g.count()),
  ],
  [
    'quanto demos de desconto nas mensalidades de Aparelhos?',
    studio,
    payments.when((r) => r.kind === 'Aparelhos').sum('discount'),
  ],
  [
    'quantas mensalidades do pilates tiveram desconto?',
    studio,
    payments.when((r) => r.discount !== undefined).count(),
  ],
  [
    'quanto cresceu o valor pago nas mensalidades de dezembro pra janeiro?',
    studio,
    { before: payments.during('2025-12').sum('paid'), after: payments.during('2026-01').sum('paid') },
  ],
  [
    'quantos alunos diferentes vieram do Instagram?',
    studio,
    payments.when((r) => r.origin === 'Instagram').distinct('student'),
  ],
  ['nota média de satisfação de cada professor', studio, payments.by('teacher', (g) => g.mean('note'))],
  [
    'quantas mensalidades estão sem nota de satisfação?',
    studio,
    payments.when((r) => r.note === undefined).count(),
  ],
  [
    'quanto entrou de mensalidade em dinheiro no último trimestre de 2025?',
    studio,
    payments
      .during('2025-10', '2025-12')
      .when((r) => r.payment === 'Dinheiro')
      .sum('paid'),
  ],
  [
    'qual foi o valor da última mensalidade da Patrícia Souza?',
    studio,
    paidBy('Patrícia Souza').all.at(-1)?.paid ?? 0,
  ],
  [
    'quanto a Camila Duarte pagou na primeira mensalidade dela?',
    studio,
    paidBy('Camila Duarte').all.at(0)?.paid ?? 0,
  ],
  ['qual modalidade tem mais faltas?', studio, most(payments.by('kind', (g) => g.sum('missed')))],
  [
    'quanto o plano 3x na semana representa, em %, do total pago?',
    studio,
    payments.share((r) => r.plan === '3x na semana', 'paid'),
  ],
  [
    'quanto a Ana Paula Reis ja pagou em 2026',
    studio,
    payments
      .during('2026-01', '2026-04')
      .when((r) => r.student === 'Ana Paula Reis')
      .sum('paid'),
  ],
  ['mensalidades de menos de 250 reais, quantas foram?', studio, payments.when((r) => r.paid < 250).count()],
  ['total de faltas menos o total de reposições', studio, payments.sum('missed') - payments.sum('replaced')],
  [
    'em qual mês o estúdio recebeu menos de mensalidade?',
    studio,
    least(payments.byMonth((g) => g.sum('paid'))),
  ],
  [
    'quantas mensalidades de gestante foram pagas no pix e sem atraso?',
    studio,
    payments.when((r) => r.kind === 'Gestante' && r.payment === 'Pix' && r.late === 'N').count(),
  ],
  [
    'quanto o estúdio de pilates recebe em média por mês?',
    studio,
    payments.sum('paid') / payments.byMonth((g) => g.count()).length,
  ],

  // The courier
  ['quantas corridas eu fiz por mês?', courier, rides.byMonth((g) => g.count())],
  ['Qual o valor total das corridas de dezembro?', courier, rides.during('2025-12').sum('fare')],
  ['quantos km eu rodei em janeiro?', courier, rides.during('2026-01').sum('km')],
  ['qual cliente me chamou pra mais corridas?', courier, most(rides.by('client', (g) => g.count()))],
  ['valor das corridas por cliente', courier, rides.by('client', (g) => g.sum('fare'))],
  [
    'quanto gastei de gasolina nas corridas com chuva?',
    courier,
    rides.when((r) => r.rain === 'SIM').sum('petrol'),
  ],
  [
    'valor das corridas menos a gasolina em fevereiro',
    courier,
    rides.during('2026-02').sum('fare') - rides.during('2026-02').sum('petrol'),
  ],
  [
    'total de gorjeta que ganhei da Pizzaria Napoli',
    courier,
    rides.when((r) => r.client === 'Pizzaria Napoli').sum('tip'),
  ],
  ['quantas corridas tiveram gorjeta?', courier, rides.when((r) => r.tip !== undefined).count()],
  [
    'qual a maior gorjeta que ganhei em entrega de remédio?',
    courier,
    rides.when((r) => r.kind === 'Remédio').max('tip'),
  ],
  [
    'qual o valor das corridas que ainda não foram recebidas?',
    courier,
    rides.when((r) => r.received === 'NÃO').sum('fare'),
  ],
  [
    'quantas corridas do Cartorio Central ainda nao recebi',
    courier,
    rides.when((r) => r.client === 'Cartório Central' && r.received === 'NÃO').count(),
  ],
  ['que dia da semana eu faço mais corridas?', courier, most(rides.byWeekday((g) => g.count()))],
  ['km rodados em cada dia da semana', courier, rides.byWeekday((g) => g.sum('km'))],
  ['quantas corridas tiveram mais de 15 km?', courier, rides.when((r) => r.km > 15).count()],
  [
    'tempo médio em minutos das corridas pro Aeroporto',
    courier,
    rides.when((r) => r.target === 'Aeroporto').mean('minutes'),
  ],
  [
    'os 3 destinos com maior valor de corrida somado',
    courier,
    most(
      rides.by('target', (g) => g.sum('fare')),
      3,
    ),
  ],
  [
    'qual tipo de entrega me rendeu menos no total das corridas?',
    courier,
    least(rides.by('kind', (g) => g.sum('fare'))),
  ],
  ['valor médio da corrida com chuva e sem chuva', courier, rides.by('rain', (g) => g.mean('fare'))],
  [
    'quantas corridas com gorjeta e sem chuva eu fiz em novembro?',
    courier,
    rides
      .during('2025-11')
      .when((r) => r.tip !== undefined && r.rain === 'NÃO')
      .count(),
  ],
  [
    'quanto aumentou ou diminuiu o valor das corridas de fevereiro pra março?',
    courier,
    { before: rides.during('2026-02').sum('fare'), after: rides.during('2026-03').sum('fare') },
  ],
  ['quantos % das corridas foram pro Centro?', courier, rides.share((r) => r.target === 'Centro')],
  [
    'que parte do valor das corridas veio da Farmácia São Jorge?',
    courier,
    rides.share((r) => r.client === 'Farmácia São Jorge', 'fare'),
  ],
  ['em média faço quantas corridas por dia trabalhado?', courier, rides.count() / rides.distinct('day')],
  [
    'quantos km teve a corrida mais longa pra Boa Vista?',
    courier,
    rides.when((r) => r.target === 'Boa Vista').max('km'),
  ],
  [
    'quanto deu o valor das corridas de 1 a 10 de novembro?',
    courier,
    rides.from('2025-11-01', '2025-11-10').sum('fare'),
  ],
  [
    'de quantos clientes diferentes eu levei documento em outubro?',
    courier,
    rides
      .during('2025-10')
      .when((r) => r.kind === 'Documento')
      .distinct('client'),
  ],
  ['gasto de gasolina mês a mês', courier, rides.byMonth((g) => g.sum('petrol'))],
  [
    'quantas entregas de remedio fiz aos sabados?',
    courier,
    rides
      .on(6)
      .when((r) => r.kind === 'Remédio')
      .count(),
  ],
  [
    'qtas corridas do Laboratório Biovida ficaram abaixo de R$ 30,00?',
    courier,
    rides.when((r) => r.client === 'Laboratório Biovida' && r.fare < 30).count(),
  ],
]

export const unanswerable: string[] = [
  'quantas telhas o depósito vendeu em agosto?',
  'qual o estoque de argamassa hoje?',
  'quanto o vendedor Gilberto vendeu em julho?',
  'qual o preço de custo do porcelanato?',
  'qual a idade média dos alunos do pilates?',
  'quanto pagamos de aluguel do estúdio em dezembro?',
  'quantos alunos fazem yoga?',
  'qual o peso médio dos pacotes que entreguei?',
  'quanto gastei com troca de óleo da moto?',
  'quantas multas de trânsito levei em janeiro?',
]
