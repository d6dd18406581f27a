import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A dance and yoga studio, a carpenter of fitted furniture and a farm that sells at fairs. */

const { next, whole, pick, among } = seededBusiness(
  'a dance and yoga studio, a carpenter, a farm shop at fairs',
)

const modalities = [
  { modality: 'Yoga', teachers: ['Luana', 'Patrícia'] },
  { modality: 'Ballet infantil', teachers: ['Camila', 'Bruna'] },
  { modality: 'Zumba', teachers: ['Bruna', 'Luana'] },
  { modality: 'Dança de salão', teachers: ['Rafael', 'Patrícia'] },
  { modality: 'Jazz', teachers: ['Camila', 'Rafael'] },
  { modality: 'Dança do ventre', teachers: ['Patrícia', 'Luana'] },
]
const monthly = { plan: 'Mensal', lessons: [8, 4, 12], from: 24, to: 64 }
const quarterly = { plan: 'Trimestral', lessons: [24, 12, 36], from: 66, to: 160 }
const halfYearly = { plan: 'Semestral', lessons: [48, 24], from: 120, to: 300 }
const single = { plan: 'Aula avulsa', lessons: [1], from: 7, to: 12 }
// Closed on Sundays, and most pay in the first days of a month.
const fees = new Rows(
  daysFrom('2025-02-01', 365)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: Number(day.slice(8)) <= 10 ? whole(2, 4) : whole(0, 2) }, () => {
        const { modality, teachers } = pick(modalities)
        const { plan, lessons, from, to } = among([monthly, 6], [quarterly, 2], [single, 2], [halfYearly, 1])
        const price = whole(from, to) * 5
        const discount = next() < 0.6 ? 0 : cents(price * whole(1, 4) * 0.05)
        const fine = plan !== 'Aula avulsa' && next() < 0.2 ? cents(price * 0.02 + whole(1, 9)) : undefined
        return {
          day,
          student: pick([
            'Mariana Alves',
            'Juliana Castro',
            'Fernanda Lima',
            'Ana Beatriz',
            'Helena Prado',
            'Camila Torres',
            'Marcelo Dias',
            'Renata Souza',
            'Larissa Nunes',
            'Sofia Martins',
            'João Pedro',
            'Tânia Freitas',
            'Isabela Rocha',
            'Vitória Ramos',
            'Carla Menezes',
          ]),
          modality,
          teacher: pick(teachers),
          shift: pick(['Noite', 'Manhã', 'Tarde']),
          plan,
          classes: pick(lessons),
          payment: pick(['Pix', 'Cartão de crédito', 'Dinheiro', 'Boleto']),
          price,
          discount,
          fine,
          paid: cents(price - discount + (fine ?? 0)),
        }
      }),
    ),
)

const furniture = [
  { piece: 'Guarda-roupa', rooms: ['Quarto'], from: 3_800, to: 14_500 },
  { piece: 'Armário de cozinha', rooms: ['Cozinha'], from: 4_500, to: 22_000 },
  { piece: 'Painel de TV', rooms: ['Sala', 'Quarto'], from: 900, to: 4_200 },
  { piece: 'Mesa', rooms: ['Sala', 'Cozinha', 'Escritório'], from: 800, to: 5_200 },
  { piece: 'Estante', rooms: ['Escritório', 'Sala'], from: 1_200, to: 6_500 },
  { piece: 'Gabinete de banheiro', rooms: ['Banheiro'], from: 700, to: 3_100 },
  { piece: 'Cama', rooms: ['Quarto'], from: 1_500, to: 6_000 },
]
const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 864e5).toISOString().slice(0, 10)
// What is not ready at the end of the year has no day of delivery.
const orders = new Rows(
  daysFrom('2025-01-01', 365)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: whole(0, 2) }, () => {
        const { piece, rooms, from, to } = pick(furniture)
        const price = whole(from, to)
        const ready = daysAfter(day, whole(12, 55))
        const delivery = ready > '2025-12-31' ? undefined : ready
        return {
          day,
          delivery,
          client: pick([
            'Construtora Pilar',
            'Dona Márcia',
            'Família Tavares',
            'Padaria Central',
            'Beatriz Moura',
            'Cláudio Ferraz',
            'Consultório Dr. Paulo',
            'Edifício Solar',
            'Sr. Augusto',
            'Gisele Antunes',
          ]),
          source: pick(['Indicação', 'Instagram', 'Arquiteto', 'Placa na rua']),
          piece,
          room: pick(rooms),
          material: pick(['MDF branco', 'MDF amadeirado', 'Compensado', 'Madeira maciça']),
          maker: pick(['Adilson', 'Wellington', 'Seu Nelson']),
          hours: whole(12, 120) / 2,
          cost: cents((price * whole(25, 50)) / 100),
          price,
          status:
            delivery === undefined ? pick(['Em produção', 'Em produção', 'Aguardando montagem']) : 'Entregue',
        }
      }),
    ),
)
/** '12.345,50' */
const pointed = (value: number) => dotted(decimal(value))

const goods = [
  { product: 'Queijo minas frescal', kind: 'Queijos', kilos: 0.5, from: 44, to: 56 },
  { product: 'Doce de leite', kind: 'Doces', kilos: 0.6, from: 36, to: 50 },
  { product: 'Queijo curado', kind: 'Queijos', kilos: 0.8, from: 90, to: 124 },
  { product: 'Muçarela de nó', kind: 'Queijos', kilos: 0.3, from: 36, to: 50 },
  { product: 'Goiabada cascão', kind: 'Doces', kilos: 0.5, from: 30, to: 44 },
  { product: 'Requeijão de corte', kind: 'Queijos', kilos: 0.4, from: 38, to: 52 },
  { product: 'Doce de abóbora', kind: 'Doces', kilos: 0.5, from: 32, to: 42 },
  { product: 'Geleia de morango', kind: 'Doces', kilos: 0.25, from: 34, to: 46 },
]
const fairOn = (weekday: number) => {
  if (weekday === 3) return { fair: 'Feira da Estação', city: 'Sorocaba' }
  if (weekday === 0) return { fair: 'Feirinha da Praça', city: 'Itu' }
  return pick([
    { fair: 'Feira do Produtor', city: 'Itu' },
    { fair: 'Feira Orgânica', city: 'Sorocaba' },
  ])
}
// Fairs are on Wednesdays, Saturdays and Sundays.
const sales = new Rows(
  daysFrom('2025-06-01', 304)
    .filter((day) => [0, 3, 6].includes(weekdayIn(day)))
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(3, 5) : whole(2, 4) }, () => {
        const { product, kind, kilos, from, to } = pick(goods)
        const pieces = pick([1, 2, 3, 4, 5, 6])
        const unit = whole(from, to) / 2
        const discount = next() < 0.7 ? undefined : whole(2, 12) / 2
        return {
          day,
          ...fairOn(weekdayIn(day)),
          product,
          kind,
          seller: pick(['Dona Cida', 'Tiago', 'Rosângela']),
          payment: pick(['Pix', 'Dinheiro', 'Débito', 'Crédito', 'Fiado']),
          pieces,
          weight: cents(pieces * kilos),
          unit,
          discount,
          total: cents(pieces * unit - (discount ?? 0)),
        }
      }),
    ),
)

const studio = 'Recebimentos Studio'
const carpentry = 'PEDIDOS_MARCENARIA'
const farm = 'vendas_feira'

export const files = [
  file(studio, fees, [
    ['Dt. pagto', ({ day }) => brazilianDay(day)],
    ['Aluno', ({ student }) => student],
    ['Modalidade', ({ modality }) => modality],
    ['Professor', ({ teacher }) => teacher],
    ['Turno', ({ shift }) => shift],
    ['Plano', ({ plan }) => plan],
    ['Qtd aulas', ({ classes }) => classes],
    ['Forma pgto', ({ payment }) => payment],
    ['Valor do plano', ({ price }) => commaPrice(price)],
    ['Desconto', ({ discount }) => commaPrice(discount)],
    ['Multa atraso', ({ fine }) => (fine === undefined ? '' : commaPrice(fine))],
    ['Valor pago', ({ paid }) => commaPrice(paid)],
  ]),
  file(carpentry, orders, [
    ['DT_PEDIDO', ({ day }) => brazilianDay(day)],
    ['CLIENTE', ({ client }) => client],
    ['ORIGEM', ({ source }) => source],
    ['MOVEL', ({ piece }) => piece],
    ['AMBIENTE', ({ room }) => room],
    ['MATERIAL', ({ material }) => material],
    ['MARCENEIRO', ({ maker }) => maker],
    ['HORAS', ({ hours }) => decimal(hours, 1)],
    ['CUSTO_MATERIAL', ({ cost }) => pointed(cost)],
    ['VLR_PEDIDO', ({ price }) => pointed(price)],
    ['STATUS', ({ status }) => status],
    ['DT_ENTREGA', ({ delivery }) => (delivery === undefined ? '' : brazilianDay(delivery))],
  ]),
  file(
    farm,
    sales,
    [
      ['data', ({ day }) => day],
      ['feira', ({ fair }) => fair],
      ['cidade', ({ city }) => city],
      ['produto', ({ product }) => product],
      ['tipo', ({ kind }) => kind],
      ['vendedor', ({ seller }) => seller],
      ['pagamento', ({ payment }) => payment],
      ['qtd', ({ pieces }) => pieces],
      ['peso_kg', ({ weight }) => weight.toFixed(2)],
      ['preco_un', ({ unit }) => unit.toFixed(2)],
      ['desconto', ({ discount }) => (discount === undefined ? '' : discount.toFixed(2))],
      ['total', ({ total }) => total.toFixed(2)],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The studio
  ['quanto o studio recebeu em abril?', studio, fees.during('2025-04').sum('paid')],
  ['Recebimentos do estúdio mês a mês, por favor', studio, fees.byMonth((g) => g.sum('paid'))],
  [
    'Oi, bom dia! Me diz quanto entrou de yoga no primeiro semestre de 2025',
    studio,
    fees
      .during('2025-02', '2025-06')
      .when((r) => r.modality === 'Yoga')
      .sum('paid'),
  ],
  ['qual modalidade traz mais dinheiro?', studio, most(fees.by('modality', (g) => g.sum('paid')))],
  [
    'quantos alunos diferentes fizeram aula avulsa desde agosto',
    studio,
    fees
      .during('2025-08', '2026-01')
      .when((r) => r.plan === 'Aula avulsa')
      .distinct('student'),
  ],
  ['ticket médio do studio', studio, fees.mean('paid')],
  [
    'quantos recebimentos em pix o studio teve em setembro?',
    studio,
    fees
      .during('2025-09')
      .when((r) => r.payment === 'Pix')
      .count(),
  ],
  [
    'top 3 professores por valor recebido',
    studio,
    most(
      fees.by('teacher', (g) => g.sum('paid')),
      3,
    ),
  ],
  [
    'total de multa por atraso no segundo semestre de 2025',
    studio,
    fees.during('2025-07', '2025-12').sum('fine'),
  ],
  [
    'Qual a porcentagem do valor recebido que é do plano trimestral?',
    studio,
    fees.share((r) => r.plan === 'Trimestral', 'paid'),
  ],
  [
    'quanto dei de desconto pros alunos da prof Camila',
    studio,
    fees.when((r) => r.teacher === 'Camila').sum('discount'),
  ],
  ['quantidade de aulas por turno', studio, fees.by('shift', (g) => g.sum('classes'))],
  [
    'compara novembro com dezembro só do balé infantil, valor pago',
    studio,
    {
      before: fees
        .during('2025-11')
        .when((r) => r.modality === 'Ballet infantil')
        .sum('paid'),
      after: fees
        .during('2025-12')
        .when((r) => r.modality === 'Ballet infantil')
        .sum('paid'),
    },
  ],
  ['qntos pagamentos vieram com multa?', studio, fees.when((r) => r.fine !== undefined).count()],
  ['qual aluno mais gastou no studio?', studio, most(fees.by('student', (g) => g.sum('paid')))],
  [
    'me manda os 5 alunos que mais pagaram em 2025',
    studio,
    most(
      fees.during('2025-02', '2025-12').by('student', (g) => g.sum('paid')),
      5,
    ),
  ],
  [
    'quanto entrou das aulas da noite fora a zumba',
    studio,
    fees.when((r) => r.shift === 'Noite' && r.modality !== 'Zumba').sum('paid'),
  ],
  [
    'valor pago em média no plano mensal de yoga',
    studio,
    fees.when((r) => r.plan === 'Mensal' && r.modality === 'Yoga').mean('paid'),
  ],
  [
    'em qual dia da semana os alunos mais pagam? quero em quantidade de pagamentos',
    studio,
    most(fees.byWeekday((g) => g.count())),
  ],
  [
    'recebimentos do studio com valor pago acima de R$ 500, quantos são?',
    studio,
    fees.when((r) => r.paid > 500).count(),
  ],
  ['desconto total em cada plano', studio, fees.by('plan', (g) => g.sum('discount'))],
  [
    'yoga ou zumba: quanto cada uma recebeu',
    studio,
    fees.when((r) => r.modality === 'Yoga' || r.modality === 'Zumba').by('modality', (g) => g.sum('paid')),
  ],
  [
    'quanto recebemos em dinheiro da dança de salão de manhã',
    studio,
    fees
      .when((r) => r.payment === 'Dinheiro' && r.modality === 'Dança de salão' && r.shift === 'Manhã')
      .sum('paid'),
  ],
  ['maior valor que um aluno pagou de uma vez', studio, fees.max('paid')],
  [
    'qual professor teve menos alunos diferentes?',
    studio,
    least(fees.by('teacher', (g) => g.distinct('student'))),
  ],
  ['media de aulas por pagamento no jazz', studio, fees.when((r) => r.modality === 'Jazz').mean('classes')],
  ['valor dos planos menos os descontos, no total', studio, fees.sum('price') - fees.sum('discount')],
  ['Qual foi o mês mais fraco de recebimento do studio?', studio, least(fees.byMonth((g) => g.sum('paid')))],
  [
    'quanto a Patricia trouxe pro studio entre outubro e dezembro',
    studio,
    fees
      .during('2025-10', '2025-12')
      .when((r) => r.teacher === 'Patrícia')
      .sum('paid'),
  ],
  [
    'quanto sai cada aula no plano mensal, dividindo o valor pago pela quantidade de aulas',
    studio,
    fees.when((r) => r.plan === 'Mensal').sum('paid') / fees.when((r) => r.plan === 'Mensal').sum('classes'),
  ],

  // The carpenter
  ['quantos pedidos a marcenaria pegou em março?', carpentry, orders.during('2025-03').count()],
  ['valor dos pedidos por ambiente', carpentry, orders.by('room', (g) => g.sum('price'))],
  ['Qual móvel dá mais faturamento?', carpentry, most(orders.by('piece', (g) => g.sum('price')))],
  [
    'quanto vendi de guarda roupa no 2º trimestre de 2025',
    carpentry,
    orders
      .during('2025-04', '2025-06')
      .when((r) => r.piece === 'Guarda-roupa')
      .sum('price'),
  ],
  [
    'qual marceneiro pegou mais horas nos pedidos de julho',
    carpentry,
    most(orders.during('2025-07').by('maker', (g) => g.sum('hours'))),
  ],
  [
    'quanto gastei de material nos pedidos em MDF branco',
    carpentry,
    orders.when((r) => r.material === 'MDF branco').sum('cost'),
  ],
  [
    'Boa tarde, queria saber quanto sobrou na marcenaria: valor dos pedidos de agosto menos o custo de material',
    carpentry,
    orders.during('2025-08').sum('price') - orders.during('2025-08').sum('cost'),
  ],
  [
    'quantos pedidos ainda tão em produção?',
    carpentry,
    orders.when((r) => r.status === 'Em produção').count(),
  ],
  [
    'qtos móveis foram entregues em novembro',
    carpentry,
    orders.when((r) => r.delivery?.slice(0, 7) === '2025-11').count(),
  ],
  [
    'quantos pedidos vieram por indicação no primeiro semestre',
    carpentry,
    orders
      .during('2025-01', '2025-06')
      .when((r) => r.source === 'Indicação')
      .count(),
  ],
  [
    'quanto por cento do faturamento da marcenaria vem de arquiteto?',
    carpentry,
    orders.share((r) => r.source === 'Arquiteto', 'price'),
  ],
  [
    'preço médio do armario de cozinha',
    carpentry,
    orders.when((r) => r.piece === 'Armário de cozinha').mean('price'),
  ],
  [
    'os 3 clientes que mais compraram móveis, em valor',
    carpentry,
    most(
      orders.by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  ['quantos pedidos acima de 10 mil reais?', carpentry, orders.when((r) => r.price > 10_000).count()],
  ['tempo médio em horas pra fazer cada móvel', carpentry, orders.by('piece', (g) => g.mean('hours'))],
  [
    'quanto o Adilson faturou sem contar armário de cozinha',
    carpentry,
    orders.when((r) => r.maker === 'Adilson' && r.piece !== 'Armário de cozinha').sum('price'),
  ],
  [
    'compare o valor total dos pedidos de setembro e outubro',
    carpentry,
    { before: orders.during('2025-09').sum('price'), after: orders.during('2025-10').sum('price') },
  ],
  ['qual material foi menos usado nos pedidos?', carpentry, least(orders.by('material', (g) => g.count()))],
  [
    'quantos clientes diferentes pediram painel de tv desde junho',
    carpentry,
    orders
      .during('2025-06', '2025-12')
      .when((r) => r.piece === 'Painel de TV')
      .distinct('client'),
  ],
  [
    'quantos % do valor dos pedidos foi embora no custo de material?',
    carpentry,
    { share: orders.sum('cost') / orders.sum('price') },
  ],
  [
    'valor do pedido mais caro do Wellington',
    carpentry,
    orders.when((r) => r.maker === 'Wellington').max('price'),
  ],
  [
    'quantos pedidos foram pra quarto ou sala?',
    carpentry,
    orders.when((r) => r.room === 'Quarto' || r.room === 'Sala').count(),
  ],
  [
    'somando Construtora Pilar e Padaria Central, quanto deu de pedido em reais?',
    carpentry,
    orders.when((r) => r.client === 'Construtora Pilar' || r.client === 'Padaria Central').sum('price'),
  ],
  [
    'quanto cada marceneiro fatura por hora trabalhada',
    carpentry,
    orders.by('maker', (g) => g.sum('price') / g.sum('hours')),
  ],
  ['menor custo de material numa mesa', carpentry, orders.when((r) => r.piece === 'Mesa').min('cost')],
  [
    'em média quantos pedidos entram por mês na marcenaria?',
    carpentry,
    orders.count() / orders.byMonth((g) => g.count()).length,
  ],
  ['que dia da semana entra mais pedido de móvel', carpentry, most(orders.byWeekday((g) => g.count()))],
  [
    'número de pedidos por origem no segundo semestre',
    carpentry,
    orders.during('2025-07', '2025-12').by('source', (g) => g.count()),
  ],
  [
    'quantos móveis levaram mais de 40 horas pra ficar prontos?',
    carpentry,
    orders.when((r) => r.hours > 40).count(),
  ],
  [
    'Qual mês teve o maior valor de pedidos na marcenaria?',
    carpentry,
    most(orders.byMonth((g) => g.sum('price'))),
  ],

  // The farm at the fairs
  ['quanto deu a feira em outubro?', farm, sales.during('2025-10').sum('total')],
  [
    'vendas por produto na feira em reais, sem contar fiado',
    farm,
    sales.when((r) => r.payment !== 'Fiado').by('product', (g) => g.sum('total')),
  ],
  [
    'quantos kg de queijo saíram em dezembro?',
    farm,
    sales
      .during('2025-12')
      .when((r) => r.kind === 'Queijos')
      .sum('weight'),
  ],
  [
    'qts potes de geleia de morango a gente vendeu de janeiro pra cá',
    farm,
    sales
      .during('2026-01', '2026-03')
      .when((r) => r.product === 'Geleia de morango')
      .sum('pieces'),
  ],
  ['qual feira rende mais?', farm, most(sales.by('fair', (g) => g.sum('total')))],
  [
    'em qual cidade saiu mais quilo de doce',
    farm,
    most(sales.when((r) => r.kind === 'Doces').by('city', (g) => g.sum('weight'))),
  ],
  [
    'Quem vendeu mais em reais, o Tiago ou a Rosângela?',
    farm,
    sales.when((r) => r.seller === 'Tiago' || r.seller === 'Rosângela').by('seller', (g) => g.sum('total')),
  ],
  ['média vendida em reais por dia de feira', farm, sales.sum('total') / sales.distinct('day')],
  [
    'que parte do valor vendido na feira foi no dinheiro?',
    farm,
    sales.share((r) => r.payment === 'Dinheiro', 'total'),
  ],
  ['quantas vendas da banca passaram de R$ 100?', farm, sales.when((r) => r.total > 100).count()],
  [
    'quantos reais de goiabada a gente fez na feira do produtor desde setembro',
    farm,
    sales
      .during('2025-09', '2026-03')
      .when((r) => r.product === 'Goiabada cascão' && r.fair === 'Feira do Produtor')
      .sum('total'),
  ],
  ['preço médio do queijo curado', farm, sales.when((r) => r.product === 'Queijo curado').mean('unit')],
  ['quantas vendas da feira saíram com desconto?', farm, sales.when((r) => r.discount !== undefined).count()],
  ['desconto dado por cada vendedor da feira', farm, sales.by('seller', (g) => g.sum('discount'))],
  [
    'queijos x doces em valor no quarto trimestre de 2025',
    farm,
    sales.during('2025-10', '2025-12').by('kind', (g) => g.sum('total')),
  ],
  [
    'a feira vende mais no sábado ou no domingo? me passa os valores',
    farm,
    sales.on(0, 6).byWeekday((g) => g.sum('total')),
  ],
  [
    'qual doce vende menos em quantidade?',
    farm,
    least(sales.when((r) => r.kind === 'Doces').by('product', (g) => g.sum('pieces'))),
  ],
  ['quanto tem de fiado na feira?', farm, sales.when((r) => r.payment === 'Fiado').sum('total')],
  [
    'faturamento mês a mês da Feirinha da Praça',
    farm,
    sales.when((r) => r.fair === 'Feirinha da Praça').byMonth((g) => g.sum('total')),
  ],
  [
    'peso medio por venda de mussarela de nó',
    farm,
    sales.when((r) => r.product === 'Muçarela de nó').mean('weight'),
  ],
  [
    'quanto vendemos no melhor dia de feira?',
    farm,
    most(sales.by('day', (g) => g.sum('total'))).map(([day, value]) => [shownDay(day), value]),
  ],
  [
    'quantos produtos diferentes vendemos na Feira Orgânica em março?',
    farm,
    sales
      .during('2026-03')
      .when((r) => r.fair === 'Feira Orgânica')
      .distinct('product'),
  ],
  [
    'quanto faz por quilo o requeijao de corte? valor vendido dividido pelo peso',
    farm,
    sales.when((r) => r.product === 'Requeijão de corte').sum('total') /
      sales.when((r) => r.product === 'Requeijão de corte').sum('weight'),
  ],
  [
    'total vendido na feira entre 15/12/2025 e 31/12/2025',
    farm,
    sales.from('2025-12-15', '2025-12-31').sum('total'),
  ],
  [
    'unidades de queijo vendidas em junho e em julho, pra comparar',
    farm,
    {
      before: sales
        .during('2025-06')
        .when((r) => r.kind === 'Queijos')
        .sum('pieces'),
      after: sales
        .during('2025-07')
        .when((r) => r.kind === 'Queijos')
        .sum('pieces'),
    },
  ],
  [
    'os 4 produtos com mais kg vendidos',
    farm,
    most(
      sales.by('product', (g) => g.sum('weight')),
      4,
    ),
  ],
  [
    'quanto a dona cida vendeu de doce de leite no pix, em reais',
    farm,
    sales
      .when((r) => r.seller === 'Dona Cida' && r.product === 'Doce de leite' && r.payment === 'Pix')
      .sum('total'),
  ],
  ['vendas da feira com mais de 3 unidades, quantas foram?', farm, sales.when((r) => r.pieces > 3).count()],
  [
    'Sorocaba representa quantos % do valor vendido nas feiras?',
    farm,
    sales.share((r) => r.city === 'Sorocaba', 'total'),
  ],
  [
    'gente, preciso fechar o caixa: quanto vendemos desde fevereiro tirando a Feira da Estação?',
    farm,
    sales
      .during('2026-02', '2026-03')
      .when((r) => r.fair !== 'Feira da Estação')
      .sum('total'),
  ],
]

export const unanswerable: string[] = [
  'quantas faltas a Ana Beatriz teve?',
  'qual o aluguel da sala do studio em maio?',
  'idade média dos alunos de yoga',
  'qual aluno faz aniversário em setembro?',
  'quantas chapas de MDF branco tem no estoque?',
  'qual o salário do Adilson?',
  'quanto pagamos de frete nas entregas dos móveis',
  'qual a validade do queijo curado?',
  'quantos litros de leite as vacas deram em janeiro?',
  'quanto gastei de gasolina pra ir pra Feira do Produtor',
]
