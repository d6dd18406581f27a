import { addDays } from '@ag/core/days'
import { brazilianDay, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* An aluminium frames maker, a swimming school and a renter of sound and light for events. */

const { next, whole, pick } = seededBusiness('aluminium frames, a swimming school, sound and light')
const lastDay = '2026-05-31'

const frames: [name: string, squareMetre: number][] = [
  ['Janela de correr', 62_000],
  ['Porta de giro', 85_000],
  ['Box de banheiro', 48_000],
  ['Guarda-corpo', 74_000],
  ['Portão', 69_000],
  ['Fachada', 98_000],
]
let orderNumber = 4_180
const orders = new Rows(
  daysFrom('2025-07-01', 335)
    .filter((day) => weekdayIn(day) > 0 && weekdayIn(day) < 6)
    .flatMap((day) =>
      Array.from({ length: whole(0, 3) + (weekdayIn(day) === 1 ? 2 : 0) }, () => {
        const [product, squareMetre] = pick(frames)
        const pieces = whole(1, 12)
        const area = Math.round(pieces * whole(60, 260)) / 100
        const term = whole(12, 45)
        const done = addDays(day, term)
        const delivered = done <= lastDay && next() < 0.93
        orderNumber += 1
        return {
          day,
          number: orderNumber,
          delivery: delivered ? done : '',
          term,
          client: pick([
            'Particular',
            'Construtora Horizonte',
            'Vidraçaria São José',
            'MRC Engenharia',
            'Condomínio Ipê',
            'Arq. Lívia Prado',
          ]),
          product,
          line: pick(['Suprema', 'Gold', 'Linha 25']),
          colour: pick([
            'Branco',
            'Branco',
            'Branco',
            'Branco',
            'Preto',
            'Preto',
            'Preto',
            'Fosco',
            'Fosco',
            'Bronze',
          ]),
          pieces,
          area,
          status: delivered ? 'Entregue' : pick(['Em produção', 'Aguardando vidro', 'Pronto para instalar']),
          price: Math.round(area * squareMetre * whole(85, 120) * 0.01) / 100,
        }
      }),
    ),
)

const classes: [name: string, teacher: string, students: number, extra: number][] = [
  ['Infantil', 'Caio', 22, 0],
  ['Adulto', 'Renata', 16, 2_000],
  ['Hidroginástica', 'Solange', 12, 1_500],
  ['Juvenil', 'Caio', 9, 1_000],
  ['Bebês', 'Solange', 6, 4_000],
]
const plans: [name: string, price: number][] = [
  ['2x por semana', 21_990],
  ['1x por semana', 14_990],
  ['3x por semana', 27_990],
]
const firstNames = [
  'Alice',
  'Bento',
  'Cecília',
  'Davi',
  'Elisa',
  'Felipe',
  'Gael',
  'Heitor',
  'Isis',
  'João',
  'Kauê',
  'Lara',
  'Miguel',
]
const lastNames = ['Moura', 'Tavares', 'Peixoto', 'Siqueira', 'Brandão']
const names = lastNames.flatMap((last) => firstNames.map((first) => `${first} ${last}`))
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
  '2026-05',
]
const students = classes
  .flatMap(([group, teacher, howMany, extra]) =>
    Array.from({ length: howMany }, () => ({ group, teacher, extra })),
  )
  .map(({ group, teacher, extra }, place) => {
    const [plan, price] = pick(plans)
    return {
      group,
      teacher,
      plan,
      student: names[place] as string,
      fee: (price + extra - whole(0, 20) * 50) / 100,
      dueDay: pick(['05', '10', '20']),
      start: next() < 0.7 ? 0 : whole(1, 5),
    }
  })
const fees = new Rows(
  months.flatMap((month, place) =>
    students
      .filter(({ start }) => start <= place)
      .map(({ group, teacher, plan, student, fee, dueDay }) => {
        const day = `${month}-${dueDay}`
        const late = next() < 0.3
        const payment = addDays(day, late ? whole(1, 16) : 0)
        const paid = payment <= lastDay && next() < 0.9
        return {
          day,
          payment: paid ? payment : '',
          student,
          group,
          teacher,
          plan,
          way: paid ? pick(['Pix', 'Pix', 'Boleto', 'Cartão', 'Dinheiro']) : '',
          fee,
          fine: paid && late ? whole(280, 2_600) / 100 : 0,
          paid: paid ? 'sim' : 'nao',
        }
      }),
  ),
)

const parties: [name: string, from: number, to: number, people: number][] = [
  ['Casamento', 280_000, 900_000, 350],
  ['Corporativo', 180_000, 1_100_000, 600],
  ['Aniversário', 90_000, 380_000, 200],
  ['Formatura', 450_000, 1_500_000, 900],
  ['Show', 600_000, 2_400_000, 2_500],
]
const towns: [name: string, kilometres: number][] = [
  ['Campinas', 20],
  ['Jundiaí', 50],
  ['Sorocaba', 95],
  ['Piracicaba', 75],
]
const jobsOn = [3, 1, 1, 1, 1, 3, 3]
const jobs = new Rows(
  daysFrom('2025-08-01', 304).flatMap((day) =>
    Array.from(
      { length: whole(0, jobsOn[weekdayIn(day)] as number) + (weekdayIn(day) === 6 ? 1 : 0) },
      () => {
        const [party, from, to, people] = pick(parties)
        const [town, kilometres] = pick(towns)
        return {
          day,
          party,
          town,
          pack: pick(['Som e iluminação', 'Som básico', 'Completo com telão', 'Só iluminação']),
          technician: pick(['Wagner', 'Wagner', 'Dimas', 'Leandro', 'Priscila']),
          nights: pick([1, 1, 2, 3]),
          audience: Math.round((people * whole(20, 100)) / 1_000) * 10 + whole(1, 9),
          freight: kilometres * whole(4, 7) + whole(0, 5_000) / 100,
          price: whole(from, to) / 100,
          deposit: next() < 0.8 ? 'S' : 'N',
          score: next() < 0.3 ? undefined : Math.max(whole(1, 5), whole(1, 5)),
        }
      },
    ),
  ),
)

const maker = 'Pedidos esquadrias'
const school = 'mensalidades_natacao'
const renter = 'EVENTOS SOM E LUZ'

export const files = [
  file(maker, orders, [
    ['Nº Pedido', ({ number }) => number],
    ['Dt. Pedido', ({ day }) => brazilianDay(day)],
    ['Dt. Entrega', ({ delivery }) => (delivery === '' ? '' : brazilianDay(delivery))],
    ['Cliente', ({ client }) => client],
    ['Produto', ({ product }) => product],
    ['Linha', ({ line }) => line],
    ['Cor', ({ colour }) => colour],
    ['Qtde Peças', ({ pieces }) => pieces],
    ['Área (m²)', ({ area }) => decimal(area)],
    ['Status', ({ status }) => status],
    ['Valor do Pedido', ({ price }) => commaPrice(price)],
  ]),
  file(
    school,
    fees,
    [
      ['vencimento', ({ day }) => day],
      ['data_pagamento', ({ payment }) => payment],
      ['aluno', ({ student }) => student],
      ['turma', ({ group }) => group],
      ['professor', ({ teacher }) => teacher],
      ['plano', ({ plan }) => plan],
      ['forma_pagamento', ({ way }) => way],
      ['valor_mensalidade', ({ fee }) => fee.toFixed(2)],
      ['multa', ({ fine }) => fine.toFixed(2)],
      ['pago', ({ paid }) => paid],
    ],
    ',',
  ),
  file(renter, jobs, [
    ['DATA_EVENTO', ({ day }) => brazilianDay(day)],
    ['TIPO_EVENTO', ({ party }) => party],
    ['CIDADE', ({ town }) => town],
    ['PACOTE', ({ pack }) => pack],
    ['TECNICO', ({ technician }) => technician],
    ['DIARIAS', ({ nights }) => nights],
    ['PUBLICO', ({ audience }) => audience],
    ['CUSTO_FRETE', ({ freight }) => decimal(freight)],
    ['VLR_CONTRATO', ({ price }) => decimal(price)],
    ['SINAL_PAGO', ({ deposit }) => deposit],
    ['NOTA_CLIENTE', ({ score }) => score ?? ''],
  ]),
]

/** The delivered orders, by the day of delivery. */
const deliveries = new Rows(
  orders.all.filter(({ delivery }) => delivery !== '').map((row) => ({ ...row, day: row.delivery })),
)
/** The paid fees, by the day of payment. */
const payments = new Rows(
  fees.all.filter(({ paid }) => paid === 'sim').map((row) => ({ ...row, day: row.payment })),
)
const unpaid = fees.when((r) => r.paid === 'nao')

export const labelled: Labelled[] = [
  // The maker of frames
  ['valor dos pedidos de esquadria por mês', maker, orders.byMonth((g) => g.sum('price'))],
  ['quantos pedidos entraram em outubro?', maker, orders.during('2025-10').count()],
  [
    'quanto a Construtora Horizonte já comprou da gente?',
    maker,
    orders.when((r) => r.client === 'Construtora Horizonte').sum('price'),
  ],
  [
    'quantas peças de janela de correr foram pedidas em 2026',
    maker,
    orders
      .during('2026-01', '2026-12')
      .when((r) => r.product === 'Janela de correr')
      .sum('pieces'),
  ],
  ['metragem (m²) por linha', maker, orders.by('line', (g) => g.sum('area'))],
  ['qual produto tem mais m² pedidos?', maker, most(orders.by('product', (g) => g.sum('area')))],
  ['quantos pedidos estão em produção', maker, orders.when((r) => r.status === 'Em produção').count()],
  [
    'qual o valor dos pedidos que estão aguardando vidro?',
    maker,
    orders.when((r) => r.status === 'Aguardando vidro').sum('price'),
  ],
  ['quantos pedidos entregamos em março?', maker, deliveries.during('2026-03').count()],
  [
    'quantos m² foram entregues no primeiro trimestre de 2026',
    maker,
    deliveries.during('2026-01', '2026-03').sum('area'),
  ],
  [
    'os três clientes que mais compram esquadria',
    maker,
    most(
      orders.by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  ['qual a cor menos pedida?', maker, least(orders.by('colour', (g) => g.count()))],
  ['ticket médio dos pedidos de esquadrias', maker, orders.mean('price')],
  ['quantos pedidos acima de 10 mil reais', maker, orders.when((r) => r.price > 10_000).count()],
  ['qual o valor do maior pedido que já tivemos?', maker, orders.max('price')],
  ['que porcentagem dos pedidos é da linha Suprema?', maker, orders.share((r) => r.line === 'Suprema')],
  [
    'qual fatia do valor dos pedidos vem de box de banheiro',
    maker,
    orders.share((r) => r.product === 'Box de banheiro', 'price'),
  ],
  [
    'quantos pedidos na cor preta fizeram em novembro e dezembro?',
    maker,
    orders
      .during('2025-11', '2025-12')
      .when((r) => r.colour === 'Preto')
      .count(),
  ],
  [
    'area media por pedido de guarda-corpo',
    maker,
    orders.when((r) => r.product === 'Guarda-corpo').mean('area'),
  ],
  [
    'quantos clientes diferentes já pediram porta de giro?',
    maker,
    orders.when((r) => r.product === 'Porta de giro').distinct('client'),
  ],
  [
    'compara o valor dos pedidos de janeiro com fevereiro',
    maker,
    { before: orders.during('2026-01').sum('price'), after: orders.during('2026-02').sum('price') },
  ],
  [
    'Quantos pedidos foram entregues em março e quantos em abril, aumentou?',
    maker,
    { before: deliveries.during('2026-03').count(), after: deliveries.during('2026-04').count() },
  ],
  ['que dia da semana entra mais pedido?', maker, most(orders.byWeekday((g) => g.count()))],
  [
    'em média quantos pedidos entram por dia, contando só os dias em que teve pedido?',
    maker,
    orders.count() / orders.distinct('day'),
  ],
  [
    'pedidos da linha gold por status',
    maker,
    orders.when((r) => r.line === 'Gold').by('status', (g) => g.count()),
  ],
  [
    'valor dos pedidos por cliente, tirando os particulares',
    maker,
    orders.when((r) => r.client !== 'Particular').by('client', (g) => g.sum('price')),
  ],
  ['quantos pedidos ainda não foram entregues?', maker, orders.when((r) => r.status !== 'Entregue').count()],
  ['número de peças por produto', maker, orders.by('product', (g) => g.sum('pieces'))],
  ['qual foi o mês mais fraco em valor de pedidos', maker, least(orders.byMonth((g) => g.sum('price')))],
  [
    'Desde janeiro, quanto somam os pedidos de fachada e guarda-corpo juntos?',
    maker,
    orders
      .during('2026-01', '2026-12')
      .when((r) => r.product === 'Fachada' || r.product === 'Guarda-corpo')
      .sum('price'),
  ],

  // The swimming school
  ['valor das mensalidades por mês de vencimento', school, fees.byMonth((g) => g.sum('fee'))],
  ['quantas mensalidades não foram pagas?', school, unpaid.count()],
  ['quanto falta receber de mensalidade', school, unpaid.sum('fee')],
  ['quantos alunos temos na natação?', school, fees.distinct('student')],
  ['alunos por turma', school, fees.by('group', (g) => g.distinct('student'))],
  ['quantas mensalidades em aberto em cada turma', school, unpaid.by('group', (g) => g.count())],
  ['total de multa que recebemos', school, fees.sum('fine')],
  [
    'quanto deu de multa nas mensalidades com vencimento em dezembro?',
    school,
    fees.during('2025-12').sum('fine'),
  ],
  ['qual turma está devendo mais em mensalidades?', school, most(unpaid.by('group', (g) => g.sum('fee')))],
  ['quantos por cento das mensalidades não foram pagas', school, fees.share((r) => r.paid === 'nao')],
  ['quantas mensalidades foram pagas em fevereiro?', school, payments.during('2026-02').count()],
  [
    'quanto de mensalidade foi pago por pix em março?',
    school,
    payments
      .during('2026-03')
      .when((r) => r.way === 'Pix')
      .sum('fee'),
  ],
  [
    'valor médio da mensalidade de hidroginastica',
    school,
    fees.when((r) => r.group === 'Hidroginástica').mean('fee'),
  ],
  [
    'quantos alunos o professor Caio tem?',
    school,
    fees.when((r) => r.teacher === 'Caio').distinct('student'),
  ],
  [
    'qual a forma de pagamento mais usada nas mensalidades',
    school,
    most(payments.by('way', (g) => g.count())),
  ],
  ['quantas mensalidades tiveram multa?', school, fees.when((r) => r.fine > 0).count()],
  [
    'os 3 alunos que mais pagaram multa',
    school,
    most(
      fees.by('student', (g) => g.sum('fine')),
      3,
    ),
  ],
  [
    'soma das mensalidades com vencimento entre setembro e novembro',
    school,
    fees.during('2025-09', '2025-11').sum('fee'),
  ],
  [
    'quantos alunos fazem o plano de 3x por semana?',
    school,
    fees.when((r) => r.plan === '3x por semana').distinct('student'),
  ],
  [
    'valor das mensalidades pagas em março x abril, pela data de pagamento',
    school,
    { before: payments.during('2026-03').sum('fee'), after: payments.during('2026-04').sum('fee') },
  ],
  ['valor das mensalidades por professor', school, fees.by('teacher', (g) => g.sum('fee'))],
  [
    'total de mensalidades pagas no boleto em reais',
    school,
    payments.when((r) => r.way === 'Boleto').sum('fee'),
  ],
  [
    'Sem contar a turma de bebês, quanto somam as mensalidades que vencem em maio?',
    school,
    fees
      .during('2026-05')
      .when((r) => r.group !== 'Bebês')
      .sum('fee'),
  ],
  ['qual foi a maior multa cobrada?', school, fees.max('fine')],
  [
    'quanto por cento do valor das mensalidades vem da turma infantil?',
    school,
    fees.share((r) => r.group === 'Infantil', 'fee'),
  ],
  ['qual professor tem menos alunos?', school, least(fees.by('teacher', (g) => g.distinct('student')))],
  ['quantas mensalidades são acima de 250 reais', school, fees.when((r) => r.fee > 250).count()],
  [
    'quantas mensalidades da turma adulto com vencimento desde janeiro ainda não foram pagas?',
    school,
    unpaid
      .during('2026-01', '2026-12')
      .when((r) => r.group === 'Adulto')
      .count(),
  ],
  ['quantas mensalidades vencem em média por mês?', school, fees.count() / months.length],
  ['valor da mensalidade em media por plano', school, fees.by('plan', (g) => g.mean('fee'))],

  // The renter
  ['eventos por mês', renter, jobs.byMonth((g) => g.count())],
  ['quanto faturamos com casamentos?', renter, jobs.when((r) => r.party === 'Casamento').sum('price')],
  ['quantos eventos fizemos em Campinas', renter, jobs.when((r) => r.town === 'Campinas').count()],
  ['valor dos contratos por tipo de evento', renter, jobs.by('party', (g) => g.sum('price'))],
  ['qual técnico fez mais eventos?', renter, most(jobs.by('technician', (g) => g.count()))],
  ['nota média dos shows', renter, jobs.when((r) => r.party === 'Show').mean('score')],
  ['nota média dos clientes por pacote', renter, jobs.by('pack', (g) => g.mean('score'))],
  ['quanto gastamos de frete em dezembro?', renter, jobs.during('2025-12').sum('freight')],
  ['frete médio pra Jundiaí', renter, jobs.when((r) => r.town === 'Jundiaí').mean('freight')],
  ['em qual cidade o frete sai mais caro em média?', renter, most(jobs.by('town', (g) => g.mean('freight')))],
  ['quantos eventos estão sem o sinal pago', renter, jobs.when((r) => r.deposit === 'N').count()],
  [
    'valor dos contratos de março com sinal pago',
    renter,
    jobs
      .during('2026-03')
      .when((r) => r.deposit === 'S')
      .sum('price'),
  ],
  ['quantos eventos fizemos em sabados', renter, jobs.on(6).count()],
  ['quantos % dos eventos são casamento?', renter, jobs.share((r) => r.party === 'Casamento')],
  ['eventos com mais de 500 pessoas de público', renter, jobs.when((r) => r.audience > 500).count()],
  ['público total das formaturas', renter, jobs.when((r) => r.party === 'Formatura').sum('audience')],
  ['qual o valor do maior contrato de evento?', renter, jobs.max('price')],
  [
    'valor médio do contrato no pacote completo com telão',
    renter,
    jobs.when((r) => r.pack === 'Completo com telão').mean('price'),
  ],
  [
    'quantas diárias do pacote som e iluminação em novembro?',
    renter,
    jobs
      .during('2025-11')
      .when((r) => r.pack === 'Som e iluminação')
      .sum('nights'),
  ],
  [
    'o faturamento dos eventos subiu de fevereiro pra março?',
    renter,
    { before: jobs.during('2026-02').sum('price'), after: jobs.during('2026-03').sum('price') },
  ],
  [
    'tirando os corporativos, quanto faturamos em eventos?',
    renter,
    jobs.when((r) => r.party !== 'Corporativo').sum('price'),
  ],
  [
    'quantos casamentos tivemos entre setembro e novembro',
    renter,
    jobs
      .during('2025-09', '2025-11')
      .when((r) => r.party === 'Casamento')
      .count(),
  ],
  [
    'top 3 cidades em valor de contrato',
    renter,
    most(
      jobs.by('town', (g) => g.sum('price')),
      3,
    ),
  ],
  ['qual tipo de evento fatura menos?', renter, least(jobs.by('party', (g) => g.sum('price')))],
  [
    'quanto o Dimas faturou em eventos em Sorocaba?',
    renter,
    jobs.when((r) => r.technician === 'Dimas' && r.town === 'Sorocaba').sum('price'),
  ],
  ['quantos eventos fazemos em média por mês?', renter, jobs.count() / months.length],
  ['valor dos contratos por dia da semana', renter, jobs.byWeekday((g) => g.sum('price'))],
  ['quantos eventos receberam nota menor que 3?', renter, jobs.when((r) => (r.score ?? 5) < 3).count()],
  [
    'que parte do valor dos contratos vem de formatura?',
    renter,
    jobs.share((r) => r.party === 'Formatura', 'price'),
  ],
  [
    'De janeiro até maio, quantos eventos corporativos tiveram contrato acima de 5 mil reais?',
    renter,
    jobs
      .during('2026-01', '2026-05')
      .when((r) => r.party === 'Corporativo' && r.price > 5_000)
      .count(),
  ],
]

export const unanswerable: string[] = [
  'quanto está custando o quilo do alumínio?',
  'qual o salário do técnico Wagner',
  'idade média dos alunos da natação',
  'quanto gastamos com cloro da piscina em janeiro?',
  'quantas caixas de som temos no depósito?',
  'quantas aulas cada aluno faltou em março',
  'qual a margem de lucro das janelas?',
  'quem é o nosso maior concorrente em Campinas?',
  'qual o telefone da Construtora Horizonte',
  'quanto pagamos de imposto no ano passado?',
]
