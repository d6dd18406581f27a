import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A pizzeria, a carpet and sofa cleaning firm and a football school. */

const { whole, among } = seededBusiness('a pizzeria, a carpet and sofa cleaning firm, a football school')

const pizza = (flavour: string, kind: string, extra: number) => ({ flavour, kind, extra })
// From September to February, closed on Mondays, most on Saturdays.
const sales = new Rows(
  daysFrom('2025-09-01', 181)
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) => {
      const weekday = weekdayIn(day)
      const few = weekday === 6 ? whole(3, 5) : weekday === 5 || weekday === 0 ? whole(2, 3) : whole(1, 2)
      return Array.from({ length: few }, () => {
        const { flavour, kind, extra } = among(
          [pizza('Calabresa', 'Salgada', 0), 7],
          [pizza('Mussarela', 'Salgada', 0), 4],
          [pizza('Frango com Catupiry', 'Salgada', 500), 4],
          [pizza('Portuguesa', 'Salgada', 700), 3],
          [pizza('Marguerita', 'Salgada', 300), 2],
          [pizza('Chocolate', 'Doce', 900), 2],
          [pizza('Banana com Canela', 'Doce', 400), 1],
        )
        const { size, base } = among(
          [{ size: 'Grande', base: 5_490 }, 5],
          [{ size: 'Família', base: 7_290 }, 3],
          [{ size: 'Broto', base: 3_290 }, 3],
        )
        const channel = among(['iFood', 5], ['WhatsApp', 4], ['Balcão', 3], ['Telefone', 2])
        const payment = among(['Pix', 5], ['Cartão de crédito', 4], ['Dinheiro', 3], ['Vale-refeição', 2])
        const pieces = among([1, 6], [2, 3], [3, 2])
        const minutes = channel === 'Balcão' ? undefined : channel === 'iFood' ? whole(35, 85) : whole(25, 70)
        return {
          day,
          flavour,
          kind,
          size,
          channel,
          payment,
          pieces,
          minutes,
          total: cents((pieces * (base + extra) * (channel === 'iFood' ? 1.1 : 1)) / 100),
        }
      })
    }),
)

const customer = (client: string, type: string, district: string) => ({ client, type, district })
// Fourteen months, never on Sundays, most on Saturdays.
const jobs = new Rows(
  daysFrom('2025-02-01', 424)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(1, 2) : among([0, 3], [1, 4], [2, 2]) }, () => {
        const { item, from, to } = among(
          [{ item: 'Sofá', from: 180, to: 480 }, 6],
          [{ item: 'Tapete', from: 90, to: 320 }, 4],
          [{ item: 'Carpete', from: 300, to: 1_400 }, 3],
          [{ item: 'Colchão', from: 120, to: 300 }, 2],
          [{ item: 'Poltrona', from: 70, to: 180 }, 1],
        )
        return {
          day,
          ...among(
            [customer('Hotel Beira Rio', 'Empresa', 'Centro'), 6],
            [customer('Família Queiroz', 'Pessoa física', 'Jardim Europa'), 4],
            [customer('Clínica Bem Viver', 'Empresa', 'Santa Mônica'), 3],
            [customer('Edifício Aurora', 'Condomínio', 'Vila Rosa'), 3],
            [customer('Edifício Solar', 'Condomínio', 'Jardim Europa'), 2],
            [customer('Dona Zuleica', 'Pessoa física', 'Santa Mônica'), 2],
            [customer('Escritório Prado', 'Empresa', 'Centro'), 2],
            [customer('Seu Arnaldo', 'Pessoa física', 'Vila Rosa'), 1],
          ),
          item,
          team: among(['Azul', 5], ['Verde', 4], ['Laranja', 3]),
          hours: whole(2, 12) / 2,
          cost: whole(800, 9_000) / 100,
          price: whole(from * 20, to * 20) / 20,
        }
      }),
    ),
)

const classes: { group: string; coach: string; base: number; morning: string[]; afternoon: string[] }[] = [
  {
    group: 'Sub-7',
    coach: 'Jéssica',
    base: 110,
    morning: ['Theo Amaral', 'Gael Nunes', 'Levi Santana'],
    afternoon: ['Bento Farias', 'Noah Pires'],
  },
  {
    group: 'Sub-9',
    coach: 'Jéssica',
    base: 120,
    morning: ['Davi Moura', 'Caio Barros', 'Murilo Paz'],
    afternoon: ['Ravi Teles', 'Heitor Lima', 'Benício Alves', 'Isaac Rocha', 'Joaquim Reis', 'Lorenzo Melo'],
  },
  {
    group: 'Sub-11',
    coach: 'Wagner',
    base: 130,
    morning: ['Samuel Costa', 'Otávio Leal', 'Nicolas Brito', 'Igor Prates'],
    afternoon: [
      'Enzo Ribeiro',
      'Bryan Freitas',
      'Vitor Sales',
      'Yuri Campos',
      'Breno Maia',
      'Tiago Viana',
      'Alan Moraes',
    ],
  },
  {
    group: 'Sub-13',
    coach: 'Leandro',
    base: 145,
    morning: ['Diego Matos', 'Arthur Bastos'],
    afternoon: ['Felipe Couto', 'Rafael Aguiar', 'Cauê Xavier', 'Luan Peixoto'],
  },
  {
    group: 'Sub-15',
    coach: 'Leandro',
    base: 160,
    morning: [],
    afternoon: ['Kauã Mendes', 'Wesley Gomes', 'Ruan Teixeira'],
  },
]
// These three are away much more than the others, each by another measure.
const oftenAway: Record<string, [from: number, to: number]> = {
  'Enzo Ribeiro': [5, 7],
  'Kauã Mendes': [4, 5],
  'Heitor Lima': [2, 4],
}
const pupils = classes.flatMap(({ group, coach, base, morning, afternoon }) =>
  [
    ...morning.map((pupil) => ({ pupil, shift: 'Manhã' })),
    ...afternoon.map((pupil) => ({ pupil, shift: 'Tarde' })),
  ].map(({ pupil, shift }) => ({
    pupil,
    group,
    shift,
    coach,
    fullFee: base - among([0, 6], [10, 2], [20, 1]),
    // Some join later.
    since: oftenAway[pupil] === undefined ? among([0, 7], [1, 1], [2, 1], [4, 1], [6, 1]) : 0,
  })),
)
// One row for a pupil and a month, from June to May; more are away in July, and December is short.
const attendance = new Rows(
  daysFrom('2025-06-01', 365)
    .filter((day) => day.endsWith('-01'))
    .flatMap((day, place) =>
      pupils
        .filter(({ since }) => since <= place)
        .map(({ pupil, group, shift, coach, fullFee }) => {
          const [from, to] = oftenAway[pupil] ?? [0, 2]
          const missed = whole(from, to) + (day === '2025-07-01' ? whole(1, 3) : 0)
          return {
            day,
            pupil,
            group,
            shift,
            coach,
            present: (day === '2025-12-01' ? 8 : 12) - missed,
            missed,
            fee: day < '2026-01-01' ? fullFee : fullFee + 10,
            status: among(['Pago', 4], ['Pendente', 1]),
          }
        }),
    ),
)

const pizzeria = 'Vendas Pizzaria'
const cleaning = 'servicos_limpeza_estofados'
const school = 'FREQUENCIA ESCOLINHA FUTEBOL'

export const files = [
  file(pizzeria, sales, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Sabor', ({ flavour }) => flavour],
    ['Tipo', ({ kind }) => kind],
    ['Tamanho', ({ size }) => size],
    ['Canal de venda', ({ channel }) => channel],
    ['Forma pgto', ({ payment }) => payment],
    ['Qtde', ({ pieces }) => pieces],
    ['Tempo entrega (min)', ({ minutes }) => minutes ?? ''],
    ['Valor total', ({ total }) => commaPrice(total)],
  ]),
  file(cleaning, jobs, [
    ['DATA SERVIÇO', ({ day }) => brazilianDay(day)],
    ['Cliente', ({ client }) => client],
    ['Tipo de cliente', ({ type }) => type],
    ['Bairro', ({ district }) => district],
    ['Item', ({ item }) => item],
    ['Equipe', ({ team }) => team],
    ['Horas', ({ hours }) => decimal(hours, 1)],
    ['Custo produtos (R$)', ({ cost }) => decimal(cost)],
    ['Valor cobrado (R$)', ({ price }) => dotted(decimal(price))],
  ]),
  file(
    school,
    attendance,
    [
      ['Mês de referência', ({ day }) => brazilianDay(day)],
      ['Aluno', ({ pupil }) => pupil],
      ['Categoria', ({ group }) => group],
      ['Turno', ({ shift }) => shift],
      ['Professor', ({ coach }) => coach],
      ['Presenças', ({ present }) => present],
      ['Faltas', ({ missed }) => missed],
      ['Mensalidade (R$)', ({ fee }) => fee.toFixed(2)],
      ['Situação', ({ status }) => status],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The pizzeria
  ['faturamento da pizzaria por mês', pizzeria, sales.byMonth((g) => g.sum('total'))],
  ['Quanto a pizzaria faturou em novembro?', pizzeria, sales.during('2025-11').sum('total')],
  [
    'quantas pizzas de calabresa vendemos em dezembro?',
    pizzeria,
    sales
      .during('2025-12')
      .when((r) => r.flavour === 'Calabresa')
      .sum('pieces'),
  ],
  ['ticket médio das vendas da pizzaria', pizzeria, sales.mean('total')],
  [
    'os 3 sabores que mais faturaram',
    pizzeria,
    most(
      sales.by('flavour', (g) => g.sum('total')),
      3,
    ),
  ],
  ['qual sabor vendeu mais pizzas?', pizzeria, most(sales.by('flavour', (g) => g.sum('pieces')))],
  [
    'que porcentagem do faturamento das pizzas veio do iFood?',
    pizzeria,
    sales.share((r) => r.channel === 'iFood', 'total'),
  ],
  [
    'quantidade de pizzas doces que saíram em janeiro',
    pizzeria,
    sales
      .during('2026-01')
      .when((r) => r.kind === 'Doce')
      .sum('pieces'),
  ],
  [
    'tempo médio de entrega dos pedidos pelo whatsapp',
    pizzeria,
    sales.when((r) => r.channel === 'WhatsApp').mean('minutes'),
  ],
  ['quantas vendas da pizzaria passaram de R$ 150?', pizzeria, sales.when((r) => r.total > 150).count()],
  ['em que dia da semana a pizzaria fatura mais?', pizzeria, most(sales.byWeekday((g) => g.sum('total')))],
  [
    'compare o faturamento da pizzaria em outubro com o de novembro',
    pizzeria,
    { before: sales.during('2025-10').sum('total'), after: sales.during('2025-11').sum('total') },
  ],
  ['valor vendido por forma de pagamento', pizzeria, sales.by('payment', (g) => g.sum('total'))],
  ['qtde de pizzas por tamanho', pizzeria, sales.by('size', (g) => g.sum('pieces'))],
  [
    'qual o valor da maior venda no balcão?',
    pizzeria,
    sales.when((r) => r.channel === 'Balcão').max('total'),
  ],
  [
    'Quantas entregas demoraram mais de 60 minutos?',
    pizzeria,
    sales.when((r) => r.minutes !== undefined && r.minutes > 60).count(),
  ],
  [
    'quanto a pizzaria vendeu em dinheiro no mes de fevereiro, em reais?',
    pizzeria,
    sales
      .during('2026-02')
      .when((r) => r.payment === 'Dinheiro')
      .sum('total'),
  ],
  [
    'quanto faturamos com portuguesa tamanho família?',
    pizzeria,
    sales.when((r) => r.flavour === 'Portuguesa' && r.size === 'Família').sum('total'),
  ],
  [
    'valor das vendas por telefone entre 15/10/2025 e 15/12/2025',
    pizzeria,
    sales
      .from('2025-10-15', '2025-12-15')
      .when((r) => r.channel === 'Telefone')
      .sum('total'),
  ],
  [
    'quantos sabores diferentes de pizza doce a gente vendeu?',
    pizzeria,
    sales.when((r) => r.kind === 'Doce').distinct('flavour'),
  ],
  ['faturamento das pizzas aos domingos', pizzeria, sales.on(0).sum('total')],
  ['média de pizzas por venda em cada canal', pizzeria, sales.by('channel', (g) => g.mean('pieces'))],
  [
    'qual canal de venda tem o maior tempo médio de entrega?',
    pizzeria,
    most(sales.when((r) => r.minutes !== undefined).by('channel', (g) => g.mean('minutes'))),
  ],
  [
    'valor vendido de pizza no Pix versus no Vale-refeição',
    pizzeria,
    sales
      .when((r) => r.payment === 'Pix' || r.payment === 'Vale-refeição')
      .by('payment', (g) => g.sum('total')),
  ],
  ['entrega mais demorada de dezembro, em minutos', pizzeria, sales.during('2025-12').max('minutes')],
  [
    'quanto a pizzaria fatura em média por dia que teve venda?',
    pizzeria,
    sales.sum('total') / sales.distinct('day'),
  ],
  ['qual foi o pior mês de faturamento da pizzaria?', pizzeria, least(sales.byMonth((g) => g.sum('total')))],
  ['número de vendas de pizza por canal', pizzeria, sales.by('channel', (g) => g.count())],
  [
    'Oi, tô fechando o caixa do fim de ano: quanto faturamos com pizza grande em novembro e dezembro juntos?',
    pizzeria,
    sales
      .during('2025-11', '2025-12')
      .when((r) => r.size === 'Grande')
      .sum('total'),
  ],
  [
    'quantas pizas broto foram pagas com pix',
    pizzeria,
    sales.when((r) => r.size === 'Broto' && r.payment === 'Pix').sum('pieces'),
  ],

  // The cleaning firm
  ['Quantos serviços de limpeza fizemos em junho?', cleaning, jobs.during('2025-06').count()],
  ['valor cobrado por item', cleaning, jobs.by('item', (g) => g.sum('price'))],
  ['serviços por equipe, em quantidade', cleaning, jobs.by('team', (g) => g.count())],
  [
    'quanto cobramos do Hotel Beira Rio em 2025?',
    cleaning,
    jobs
      .during('2025-01', '2025-12')
      .when((r) => r.client === 'Hotel Beira Rio')
      .sum('price'),
  ],
  ['custo com produtos em outubro', cleaning, jobs.during('2025-10').sum('cost')],
  ['qual cliente teve mais serviços de limpeza?', cleaning, most(jobs.by('client', (g) => g.count()))],
  [
    'Quais os três bairros com maior valor cobrado?',
    cleaning,
    most(
      jobs.by('district', (g) => g.sum('price')),
      3,
    ),
  ],
  ['valor médio cobrado por serviço de sofa', cleaning, jobs.when((r) => r.item === 'Sofá').mean('price')],
  [
    'quantas horas a equipe azul trabalhou em agosto?',
    cleaning,
    jobs
      .during('2025-08')
      .when((r) => r.team === 'Azul')
      .sum('hours'),
  ],
  [
    'valor cobrado em março de 2026 comparado com março de 2025',
    cleaning,
    { before: jobs.during('2025-03').sum('price'), after: jobs.during('2026-03').sum('price') },
  ],
  [
    'que parte do valor cobrado veio de clientes do tipo condominio?',
    cleaning,
    jobs.share((r) => r.type === 'Condomínio', 'price'),
  ],
  ['qual item teve menos serviços?', cleaning, least(jobs.by('item', (g) => g.count()))],
  [
    'quantos serviços tiveram valor cobrado acima de 1000 reais?',
    cleaning,
    jobs.when((r) => r.price > 1000).count(),
  ],
  [
    'em qual dia da semana a gente faz mais serviços de limpeza?',
    cleaning,
    most(jobs.byWeekday((g) => g.count())),
  ],
  [
    'valor cobrado menos o custo de produtos em dezembro',
    cleaning,
    jobs.during('2025-12').sum('price') - jobs.during('2025-12').sum('cost'),
  ],
  [
    'serviços de tapete aos sábados, quantos foram?',
    cleaning,
    jobs
      .on(6)
      .when((r) => r.item === 'Tapete')
      .count(),
  ],
  ['média de horas por serviço de cada item', cleaning, jobs.by('item', (g) => g.mean('hours'))],
  [
    'custo médio de produtos por serviço de carpete',
    cleaning,
    jobs.when((r) => r.item === 'Carpete').mean('cost'),
  ],
  [
    'quantos clientes diferentes a equipe Laranja atendeu em setembro?',
    cleaning,
    jobs
      .during('2025-09')
      .when((r) => r.team === 'Laranja')
      .distinct('client'),
  ],
  [
    'compare o valor cobrado da Dona Zuleica com o do Seu Arnaldo',
    cleaning,
    jobs
      .when((r) => r.client === 'Dona Zuleica' || r.client === 'Seu Arnaldo')
      .by('client', (g) => g.sum('price')),
  ],
  ['qtos serviços duraram até 2 horas', cleaning, jobs.when((r) => r.hours <= 2).count()],
  [
    'total de horas limpando colchão no segundo semestre de 2025',
    cleaning,
    jobs
      .during('2025-07', '2025-12')
      .when((r) => r.item === 'Colchão')
      .sum('hours'),
  ],
  ['maior custo de produtos num único serviço', cleaning, jobs.max('cost')],
  [
    'qual foi o menor valor cobrado de um cliente pessoa fisica?',
    cleaning,
    jobs.when((r) => r.type === 'Pessoa física').min('price'),
  ],
  [
    'valor cobrado mês a mês nos serviços da equipe Verde',
    cleaning,
    jobs.when((r) => r.team === 'Verde').byMonth((g) => g.sum('price')),
  ],
  ['em que mês o custo com produtos foi mais alto?', cleaning, most(jobs.byMonth((g) => g.sum('cost')))],
  [
    'quanto foi cobrado no Centro sem contar o Hotel Beira Rio?',
    cleaning,
    jobs.when((r) => r.district === 'Centro' && r.client !== 'Hotel Beira Rio').sum('price'),
  ],
  [
    'quantos serviços foram feitos em Santa Mônica entre 10/05/2025 e 20/07/2025?',
    cleaning,
    jobs
      .from('2025-05-10', '2025-07-20')
      .when((r) => r.district === 'Santa Mônica')
      .count(),
  ],
  [
    'que porcentagem dos serviços foi feita pela equipe Laranja?',
    cleaning,
    jobs.share((r) => r.team === 'Laranja'),
  ],
  [
    'Bom dia! Preciso mandar pro contador: qual o total cobrado de empresas no primeiro trimestre de 2026?',
    cleaning,
    jobs
      .during('2026-01', '2026-03')
      .when((r) => r.type === 'Empresa')
      .sum('price'),
  ],

  // The football school
  ['total das mensalidades de março?', school, attendance.during('2026-03').sum('fee')],
  ['quantos alunos diferentes já passaram pela escolinha?', school, attendance.distinct('pupil')],
  ['faltas por categoria', school, attendance.by('group', (g) => g.sum('missed'))],
  ['qual mês teve mais faltas dos alunos?', school, most(attendance.byMonth((g) => g.sum('missed')))],
  [
    'os 3 alunos com mais faltas',
    school,
    most(
      attendance.by('pupil', (g) => g.sum('missed')),
      3,
    ),
  ],
  [
    'quantas presenças o Heitor Lima teve de agosto a novembro?',
    school,
    attendance
      .during('2025-08', '2025-11')
      .when((r) => r.pupil === 'Heitor Lima')
      .sum('present'),
  ],
  ['mensalidade média por categoria', school, attendance.by('group', (g) => g.mean('fee'))],
  ['Quantas mensalidades estão pendentes?', school, attendance.when((r) => r.status === 'Pendente').count()],
  [
    'valor pendente de mensalidade por professor',
    school,
    attendance.when((r) => r.status === 'Pendente').by('coach', (g) => g.sum('fee')),
  ],
  [
    'mensalidades de 2026 que já estão pagas: quanto deu em reais?',
    school,
    attendance
      .during('2026-01', '2026-05')
      .when((r) => r.status === 'Pago')
      .sum('fee'),
  ],
  [
    'que porcentagem do valor das mensalidades está pendente?',
    school,
    attendance.share((r) => r.status === 'Pendente', 'fee'),
  ],
  [
    'faltas dos alunos: novembro x dezembro',
    school,
    { before: attendance.during('2025-11').sum('missed'), after: attendance.during('2025-12').sum('missed') },
  ],
  ['total de presenças por turno', school, attendance.by('shift', (g) => g.sum('present'))],
  [
    'quantos alunos tinha o Sub-11 em abril?',
    school,
    attendance
      .during('2026-04')
      .when((r) => r.group === 'Sub-11')
      .distinct('pupil'),
  ],
  [
    'qual professor teve mais alunos diferentes?',
    school,
    most(attendance.by('coach', (g) => g.distinct('pupil'))),
  ],
  ['qual categoria somou menos presenças?', school, least(attendance.by('group', (g) => g.sum('present')))],
  [
    'quantos registros de aluno no mês têm mais de 4 faltas?',
    school,
    attendance.when((r) => r.missed > 4).count(),
  ],
  [
    'média de faltas por mês do Enzo Ribeiro',
    school,
    attendance.when((r) => r.pupil === 'Enzo Ribeiro').mean('missed'),
  ],
  [
    'qual o valor da maior mensalidade do Sub-15?',
    school,
    attendance.when((r) => r.group === 'Sub-15').max('fee'),
  ],
  [
    'presenças dos alunos do professor Wagner no turno da manha',
    school,
    attendance.when((r) => r.coach === 'Wagner' && r.shift === 'Manhã').sum('present'),
  ],
  [
    'qto somam as mensalidades do turno da tarde em fevereiro?',
    school,
    attendance
      .during('2026-02')
      .when((r) => r.shift === 'Tarde')
      .sum('fee'),
  ],
  [
    'quantos alunos diferentes tem em cada categoria',
    school,
    attendance.by('group', (g) => g.distinct('pupil')),
  ],
  [
    'compare o total de faltas da manhã com o da tarde',
    school,
    attendance.by('shift', (g) => g.sum('missed')),
  ],
  ['valor das mensalidades em cada mês', school, attendance.byMonth((g) => g.sum('fee'))],
  [
    'mensalidades pendentes por categoria, quero a quantidade',
    school,
    attendance.when((r) => r.status === 'Pendente').by('group', (g) => g.count()),
  ],
  [
    'participação do Sub-9 no total de presenças',
    school,
    attendance.share((r) => r.group === 'Sub-9', 'present'),
  ],
  [
    'Quantas faltas os alunos da Jéssica tiveram no segundo semestre de 2025?',
    school,
    attendance
      .during('2025-07', '2025-12')
      .when((r) => r.coach === 'Jéssica')
      .sum('missed'),
  ],
  [
    'total de presensas sem contar o Sub-7',
    school,
    attendance.when((r) => r.group !== 'Sub-7').sum('present'),
  ],
  [
    'pessoal, pra reunião de pais eu preciso saber: quantas presenças o Sub-13 somou entre outubro e dezembro?',
    school,
    attendance
      .during('2025-10', '2025-12')
      .when((r) => r.group === 'Sub-13')
      .sum('present'),
  ],
  [
    'quantos alunos diferentes do turno da tarde têm alguma mensalidade pendente?',
    school,
    attendance.when((r) => r.shift === 'Tarde' && r.status === 'Pendente').distinct('pupil'),
  ],
]

export const unanswerable: string[] = [
  'quanto gastamos com queijo em dezembro?',
  'qual motoboy entregou mais pizzas?',
  'por que o faturamento da pizzaria caiu em janeiro?',
  'quantos refrigerantes vendemos junto com as pizzas?',
  'quantos quilômetros a equipe Azul rodou em agosto?',
  'quantas reclamações de mancha no sofá a gente recebeu?',
  'qual a nota que o Hotel Beira Rio deu pra limpeza?',
  'quantos gols o Enzo Ribeiro marcou?',
  'qual o telefone da mãe do Heitor Lima',
  'quantos alunos a escolinha vai ter em agosto de 2027?',
]
