import { brazilianDay, cents, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A shop of aquariums and fish, a firm that cleans water tanks and drains, a school of sewing and fashion. */

const { next, whole, pick, among } = seededBusiness(
  'aquariums and fish, water tanks and drains, sewing and fashion',
)

const goods = {
  neon: { product: 'Neon', group: 'Peixes', water: 'Doce', from: 400, to: 1_200, upTo: 12 },
  betta: { product: 'Betta', group: 'Peixes', water: 'Doce', from: 1_800, to: 6_500, upTo: 4 },
  goldfish: { product: 'Kinguio', group: 'Peixes', water: 'Doce', from: 1_500, to: 8_000, upTo: 4 },
  clownfish: {
    product: 'Peixe-palhaço',
    group: 'Peixes',
    water: 'Salgada',
    from: 9_000,
    to: 24_000,
    upTo: 3,
  },
  tang: { product: 'Cirurgião-patela', group: 'Peixes', water: 'Salgada', from: 35_000, to: 78_000, upTo: 1 },
  tank: { product: 'Aquário completo', group: 'Aquários', water: 'Doce', from: 25_000, to: 190_000, upTo: 1 },
  filter: {
    product: 'Filtro canister',
    group: 'Equipamentos',
    water: 'Doce',
    from: 19_000,
    to: 89_000,
    upTo: 2,
  },
  heater: { product: 'Termostato', group: 'Equipamentos', water: 'Doce', from: 4_500, to: 16_000, upTo: 2 },
  skimmer: {
    product: 'Skimmer',
    group: 'Equipamentos',
    water: 'Salgada',
    from: 42_000,
    to: 160_000,
    upTo: 1,
  },
  flakes: {
    product: 'Ração em flocos',
    group: 'Alimentação',
    water: 'Doce',
    from: 1_500,
    to: 7_500,
    upTo: 5,
  },
  salt: { product: 'Sal marinho', group: 'Insumos', water: 'Salgada', from: 6_000, to: 29_000, upTo: 3 },
  soil: { product: 'Substrato fértil', group: 'Insumos', water: 'Doce', from: 3_500, to: 14_000, upTo: 4 },
}
// Closed on Mondays, most sales on Saturdays.
const sales = new Rows(
  daysFrom('2025-05-01', 365)
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(3, 6) : whole(1, 4) }, () => {
        const { product, group, water, from, to, upTo } = among(
          [goods.neon, 7],
          [goods.betta, 6],
          [goods.flakes, 6],
          [goods.goldfish, 4],
          [goods.heater, 3],
          [goods.soil, 3],
          [goods.tank, 3],
          [goods.filter, 3],
          [goods.clownfish, 3],
          [goods.salt, 2],
          [goods.skimmer, 1],
          [goods.tang, 1],
        )
        const channel = among(['Balcão', 6], ['WhatsApp', 3], ['Mercado Livre', 2])
        const pieces = upTo === 1 ? 1 : whole(1, upTo)
        const unit = whole(from, to) / 100
        const discount = next() < 0.65 ? 0 : cents((pieces * unit * whole(3, 12)) / 100)
        return {
          day,
          product,
          group,
          water,
          seller: among(['Renata', 6], ['Caio', 4], ['Dirce', 2], ['Murilo', 1]),
          channel,
          payment: among(['Pix', 5], ['Cartão de crédito', 4], ['Cartão de débito', 2], ['Dinheiro', 1]),
          delivery: channel !== 'Balcão' && next() < 0.8 ? 'Sim' : 'Não',
          pieces,
          unit,
          discount,
          cost: cents((pieces * unit * whole(40, 65)) / 100),
          total: cents(pieces * unit - discount),
        }
      }),
    ),
)

const clients = [
  { client: 'Edifício Solar das Palmeiras', kind: 'Condomínio', district: 'Boa Viagem' },
  { client: 'Residencial Bosque', kind: 'Condomínio', district: 'Casa Forte' },
  { client: 'Restaurante Tempero da Vó', kind: 'Comércio', district: 'Pina' },
  { client: 'Hotel Maré Alta', kind: 'Comércio', district: 'Boa Viagem' },
  { client: 'Padaria Pão Quente', kind: 'Comércio', district: 'Espinheiro' },
  { client: 'Hospital São Lucas', kind: 'Instituição', district: 'Derby' },
  { client: 'Colégio Pequeno Príncipe', kind: 'Instituição', district: 'Casa Forte' },
  { client: 'Seu Almir', kind: 'Residência', district: 'Pina' },
  { client: 'Dona Zuleide', kind: 'Residência', district: 'Espinheiro' },
]
const works = {
  box: {
    service: "Limpeza de caixa d'água",
    liters: [500, 1_000, 2_000, 5_000, 10_000],
    from: 18_000,
    to: 90_000,
  },
  cistern: {
    service: 'Limpeza de cisterna',
    liters: [8_000, 15_000, 20_000, 30_000],
    from: 40_000,
    to: 180_000,
  },
  sink: { service: 'Desentupimento de pia', liters: [] as number[], from: 12_000, to: 35_000 },
  sewer: { service: 'Desentupimento de esgoto', liters: [] as number[], from: 25_000, to: 140_000 },
  grease: { service: 'Limpeza de caixa de gordura', liters: [] as number[], from: 20_000, to: 70_000 },
}
// Every day but Sunday, most on Mondays; nobody twice on a day.
const jobs = new Rows(
  daysFrom('2025-06-01', 334)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) => {
      const unseen = [...clients]
      return Array.from({ length: weekdayIn(day) === 1 ? whole(3, 5) : whole(1, 2) }, () => {
        const client = pick(unseen)
        unseen.splice(unseen.indexOf(client), 1)
        const { service, liters, from, to } = among(
          [works.box, 8],
          [works.sewer, 5],
          [works.grease, 4],
          [works.sink, 3],
          [works.cistern, 2],
        )
        const isTank = liters.length > 0
        return {
          day,
          ...client,
          service,
          technician: among(['Genivaldo', 6], ['Wesley', 4], ['Tião', 2], ['Marquinhos', 1]),
          urgent: next() < (isTank ? 0.08 : 0.5) ? 'SIM' : 'NAO',
          volume: isTank ? pick(liters) : undefined,
          minutes: whole(5, 48) * 5,
          km: whole(20, 380) / 10,
          products: whole(800, 14_000) / 100,
          price: whole(from, to) / 100,
          status: among(['PAGO', 4], ['A RECEBER', 1]),
          due: isTank ? daysFrom(day, 181).at(-1) : undefined,
        }
      })
    }),
)

const courses = {
  sewing: { course: 'Corte e Costura', hours: 120, from: 89, to: 168 },
  patterns: { course: 'Modelagem', hours: 80, from: 79, to: 148 },
  creative: { course: 'Costura Criativa', hours: 40, from: 39, to: 68 },
  drawing: { course: 'Desenho de Moda', hours: 60, from: 59, to: 98 },
  beach: { course: 'Moda Praia', hours: 32, from: 35, to: 61 },
  embroidery: { course: 'Bordado à Máquina', hours: 24, from: 28, to: 48 },
}
const students = [
  'Jéssica',
  'Luciene',
  'Patrícia',
  'Everaldo',
  'Simone',
  'Kelly',
  'Aparecida',
  'Rosângela',
].flatMap((first) =>
  ['Moura', 'Teixeira', 'Queiroz', 'Barbosa', 'Pimentel', 'Sales'].map((family) => `${first} ${family}`),
)
// No Sundays, most on Saturdays and in February.
const enrolments = new Rows(
  daysFrom('2025-03-01', 365)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) => {
      const more = day.startsWith('2026-02') ? 3 : day.startsWith('2025-08') ? 1 : 0
      return Array.from({ length: more + (weekdayIn(day) === 6 ? whole(2, 4) : whole(0, 2)) }, () => {
        const { course, hours, from, to } = among(
          [courses.sewing, 8],
          [courses.patterns, 5],
          [courses.creative, 4],
          [courses.drawing, 2],
          [courses.beach, 2],
          [courses.embroidery, 2],
        )
        return {
          day,
          student: pick(students),
          course,
          level: among(['Básico', 5], ['Intermediário', 3], ['Avançado', 2]),
          shift: among(['Noite', 6], ['Tarde', 4], ['Manhã', 2]),
          teacher: among(['Ivone', 6], ['Glória', 4], ['Sandra', 2]),
          branch: among(['Centro', 5], ['Savassi', 3], ['Pampulha', 2]),
          source: among(['Instagram', 5], ['Indicação', 4], ['Google', 2], ['Panfleto', 1]),
          machine: next() < 0.55 ? 'Sim' : 'Não',
          hours,
          installments: pick([1, 3, 6, 10, 12]),
          price: whole(from, to) * 10 + 9.9,
          kit: next() < 0.35 ? undefined : whole(4_500, 28_000) / 100,
          absences: whole(0, 9),
          grade: next() < 0.25 ? undefined : whole(45, 100) / 10,
        }
      })
    }),
)

const shop = 'Vendas Aquarismo'
const cleaning = 'SERVICOS_DESENTUPIDORA'
const school = 'Matrículas Escola de Costura'

export const files = [
  file(shop, sales, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Produto', ({ product }) => product],
    ['Grupo', ({ group }) => group],
    ['Água', ({ water }) => water],
    ['Vendedor', ({ seller }) => seller],
    ['Canal', ({ channel }) => channel],
    ['Forma Pgto', ({ payment }) => payment],
    ['Entrega', ({ delivery }) => delivery],
    ['Qtde', ({ pieces }) => pieces],
    ['Preço Unit. (R$)', ({ unit }) => decimal(unit)],
    ['Desconto (R$)', ({ discount }) => decimal(discount)],
    ['Custo (R$)', ({ cost }) => decimal(cost)],
    ['Total (R$)', ({ total }) => decimal(total)],
  ]),
  file(cleaning, jobs, [
    ['DT_SERVICO', ({ day }) => brazilianDay(day)],
    ['CLIENTE', ({ client }) => client],
    ['TIPO_CLIENTE', ({ kind }) => kind],
    ['BAIRRO', ({ district }) => district],
    ['SERVICO', ({ service }) => service],
    ['TECNICO', ({ technician }) => technician],
    ['EMERGENCIA', ({ urgent }) => urgent],
    ['VOLUME_L', ({ volume }) => volume ?? ''],
    ['TEMPO_MIN', ({ minutes }) => minutes],
    ['KM_RODADOS', ({ km }) => decimal(km, 1)],
    ['VL_PRODUTOS', ({ products }) => decimal(products)],
    ['VL_COBRADO', ({ price }) => decimal(price)],
    ['SIT_PGTO', ({ status }) => status],
    ['PROX_LIMPEZA', ({ due }) => (due === undefined ? '' : brazilianDay(due))],
  ]),
  file(school, enrolments, [
    ['Data da Matrícula', ({ day }) => brazilianDay(day)],
    ['Aluno(a)', ({ student }) => student],
    ['Curso', ({ course }) => course],
    ['Nível', ({ level }) => level],
    ['Turno', ({ shift }) => shift],
    ['Professora', ({ teacher }) => teacher],
    ['Unidade', ({ branch }) => branch],
    ['Como conheceu', ({ source }) => source],
    ['Tem máquina em casa', ({ machine }) => machine],
    ['Carga Horária (h)', ({ hours }) => hours],
    ['Parcelas', ({ installments }) => installments],
    ['Vl. Curso (R$)', ({ price }) => dotted(decimal(price))],
    ['Kit Material (R$)', ({ kit }) => (kit === undefined ? '' : decimal(kit))],
    ['Faltas', ({ absences }) => absences],
    ['Nota Final', ({ grade }) => (grade === undefined ? '' : decimal(grade, 1))],
  ]),
]

export const labelled: Labelled[] = [
  // The shop of aquariums and fish
  ['bom dia! quanto o aquarismo vendeu em outubro?', shop, sales.during('2025-10').sum('total')],
  [
    'qtos bettas sairam em dezembro',
    shop,
    sales
      .during('2025-12')
      .when((r) => r.product === 'Betta')
      .sum('pieces'),
  ],
  ['total vendido por grupo', shop, sales.by('group', (g) => g.sum('total'))],
  ['Qual vendedor vendeu mais em reais?', shop, most(sales.by('seller', (g) => g.sum('total')))],
  [
    'top 5 produtos do aquarismo por valor vendido',
    shop,
    most(
      sales.by('product', (g) => g.sum('total')),
      5,
    ),
  ],
  [
    'qual o ticket médio das vendas no Mercado Livre?',
    shop,
    sales.when((r) => r.channel === 'Mercado Livre').mean('total'),
  ],
  ['quanto demos de desconto em peixes?', shop, sales.when((r) => r.group === 'Peixes').sum('discount')],
  [
    'quantas vendas com entrega fizemos em março',
    shop,
    sales
      .during('2026-03')
      .when((r) => r.delivery === 'Sim')
      .count(),
  ],
  [
    'que porcentagem do valor vendido no aquarismo é de água salgada?',
    shop,
    sales.share((r) => r.water === 'Salgada', 'total'),
  ],
  [
    'compara o total vendido em novembro com o de dezembro no aquarismo',
    shop,
    { before: sales.during('2025-11').sum('total'), after: sales.during('2025-12').sum('total') },
  ],
  ['quantas vendas ficaram acima de R$ 500?', shop, sales.when((r) => r.total > 500).count()],
  [
    'Em qual dia da semana o grupo Aquários vende mais, em reais?',
    shop,
    most(sales.when((r) => r.group === 'Aquários').byWeekday((g) => g.sum('total'))),
  ],
  [
    'valor vendido pelo whatsapp mês a mês',
    shop,
    sales.when((r) => r.channel === 'WhatsApp').byMonth((g) => g.sum('total')),
  ],
  ['custo total dos filtros canister', shop, sales.when((r) => r.product === 'Filtro canister').sum('cost')],
  [
    'total vendido menos o custo em janeiro, no aquarismo',
    shop,
    sales.during('2026-01').sum('total') - sales.during('2026-01').sum('cost'),
  ],
  ['qual o valor da maior venda da Dirce?', shop, sales.when((r) => r.seller === 'Dirce').max('total')],
  [
    'quantos produtos diferentes o Caio vendeu em julho?',
    shop,
    sales
      .during('2025-07')
      .when((r) => r.seller === 'Caio')
      .distinct('product'),
  ],
  ['preço unitario medio do kinguio', shop, sales.when((r) => r.product === 'Kinguio').mean('unit')],
  [
    'no grupo peixes, qual produto vendeu menos unidades?',
    shop,
    least(sales.when((r) => r.group === 'Peixes').by('product', (g) => g.sum('pieces'))),
  ],
  [
    'vendas no pix entre 15/08/2025 e 30/09/2025, qto deu em reais',
    shop,
    sales
      .from('2025-08-15', '2025-09-30')
      .when((r) => r.payment === 'Pix')
      .sum('total'),
  ],
  ['numero de vendas por forma de pagamento', shop, sales.by('payment', (g) => g.count())],
  ['quantos reais o aquarismo vende aos sabados e domingos, no total?', shop, sales.on(6, 0).sum('total')],
  [
    'Quais os 2 vendedores que deram mais desconto em reais?',
    shop,
    most(
      sales.by('seller', (g) => g.sum('discount')),
      2,
    ),
  ],
  [
    'qual foi o dia de maior valor vendido no aquarismo?',
    shop,
    most(
      sales.by('day', (g) => g.sum('total')).map(([day, value]): [string, number] => [shownDay(day), value]),
    ),
  ],
  [
    'valor vendido de equipamentos sem contar o skimmer',
    shop,
    sales.when((r) => r.group === 'Equipamentos' && r.product !== 'Skimmer').sum('total'),
  ],
  ['quantidade média por venda em cada canal', shop, sales.by('channel', (g) => g.mean('pieces'))],
  [
    'em que mês a ração em flocos rendeu mais em valor vendido?',
    shop,
    most(sales.when((r) => r.product === 'Ração em flocos').byMonth((g) => g.sum('total'))),
  ],
  ['quantas vendas fazemos por dia que a loja abre, em média?', shop, sales.count() / sales.distinct('day')],
  [
    'quem vendeu mais em reais em abril, a Renata ou o Caio?',
    shop,
    most(
      sales
        .during('2026-04')
        .when((r) => r.seller === 'Renata' || r.seller === 'Caio')
        .by('seller', (g) => g.sum('total')),
    ),
  ],
  [
    'participação do cartão de crédito no número de vendas',
    shop,
    sales.share((r) => r.payment === 'Cartão de crédito'),
  ],

  // The firm that cleans water tanks and drains
  ['Quantos serviços a desentupidora fez em janeiro?', cleaning, jobs.during('2026-01').count()],
  ['valor cobrado por bairro', cleaning, jobs.by('district', (g) => g.sum('price'))],
  [
    'qtas limpezas de caixa dagua cada tecnico fez?',
    cleaning,
    jobs.when((r) => r.service === "Limpeza de caixa d'água").by('technician', (g) => g.count()),
  ],
  [
    'boa tarde, quanto temos a receber dos serviços?',
    cleaning,
    jobs.when((r) => r.status === 'A RECEBER').sum('price'),
  ],
  ['total de km rodados em fevereiro', cleaning, jobs.during('2026-02').sum('km')],
  [
    'qual técnico atendeu mais emergências?',
    cleaning,
    most(jobs.when((r) => r.urgent === 'SIM').by('technician', (g) => g.count())),
  ],
  [
    'quantos litros de cisterna limpamos em 2025?',
    cleaning,
    jobs
      .during('2025-01', '2025-12')
      .when((r) => r.service === 'Limpeza de cisterna')
      .sum('volume'),
  ],
  [
    'tempo médio em minutos de um desentupimento de esgoto',
    cleaning,
    jobs.when((r) => r.service === 'Desentupimento de esgoto').mean('minutes'),
  ],
  [
    'me mostra os 3 clientes com maior valor cobrado na desentupidora',
    cleaning,
    most(
      jobs.by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'gasto total com produtos para cada tipo de serviço da desentupidora',
    cleaning,
    jobs.by('service', (g) => g.sum('products')),
  ],
  ['que parte dos serviços foi emergencia?', cleaning, jobs.share((r) => r.urgent === 'SIM')],
  ['quantos serviços foram cobrados acima de 800 reais?', cleaning, jobs.when((r) => r.price > 800).count()],
  [
    'quantos serviços estão com a próxima limpeza em março de 2026?',
    cleaning,
    jobs.when((r) => r.due?.slice(0, 7) === '2026-03').count(),
  ],
  [
    'valor cobrado em setembro comparado com outubro',
    cleaning,
    { before: jobs.during('2025-09').sum('price'), after: jobs.during('2025-10').sum('price') },
  ],
  [
    'quantos minutos durou o serviço mais demorado do Tião?',
    cleaning,
    jobs.when((r) => r.technician === 'Tião').max('minutes'),
  ],
  [
    'quanto foi cobrado no último serviço do Hotel Maré Alta?',
    cleaning,
    jobs.when((r) => r.client === 'Hotel Maré Alta').all.at(-1)?.price ?? 0,
  ],
  [
    'no primeiro serviço da padaria pão quente, qual foi o valor cobrado?',
    cleaning,
    jobs.when((r) => r.client === 'Padaria Pão Quente').all.at(0)?.price ?? 0,
  ],
  [
    'em que dia da semana tem mais serviço de emergência',
    cleaning,
    most(jobs.when((r) => r.urgent === 'SIM').byWeekday((g) => g.count())),
  ],
  [
    'quantos clientes diferentes o Wesley atendeu em novembro?',
    cleaning,
    jobs
      .during('2025-11')
      .when((r) => r.technician === 'Wesley')
      .distinct('client'),
  ],
  [
    'valor cobrado dos condominios desde fevereiro',
    cleaning,
    jobs
      .during('2026-02', '2026-04')
      .when((r) => r.kind === 'Condomínio')
      .sum('price'),
  ],
  [
    'quantos serviços que não eram emergência o Genivaldo fez em dezembro?',
    cleaning,
    jobs
      .during('2025-12')
      .when((r) => r.technician === 'Genivaldo' && r.urgent === 'NAO')
      .count(),
  ],
  ['valor cobrado médio para cada tipo de cliente', cleaning, jobs.by('kind', (g) => g.mean('price'))],
  [
    'Valor cobrado menos o gasto com produtos no último trimestre de 2025, na desentupidora',
    cleaning,
    jobs.during('2025-10', '2025-12').sum('price') - jobs.during('2025-10', '2025-12').sum('products'),
  ],
  [
    'quantos por cento do valor cobrado veio de limpeza de caixa de gordura?',
    cleaning,
    jobs.share((r) => r.service === 'Limpeza de caixa de gordura', 'price'),
  ],
  [
    'em qual bairro o gasto total com produtos foi menor?',
    cleaning,
    least(jobs.by('district', (g) => g.sum('products'))),
  ],
  ['serviços de até 60 minutos, quantos foram?', cleaning, jobs.when((r) => r.minutes <= 60).count()],
  [
    'preciso saber quanto o Restaurante Tempero da Vó já pagou pra gente',
    cleaning,
    jobs.when((r) => r.client === 'Restaurante Tempero da Vó' && r.status === 'PAGO').sum('price'),
  ],
  [
    "volume médio em litros nas limpezas de caixa d'agua",
    cleaning,
    jobs.when((r) => r.service === "Limpeza de caixa d'água").mean('volume'),
  ],
  [
    'tirando as residências, qual o valor cobrado em julho?',
    cleaning,
    jobs
      .during('2025-07')
      .when((r) => r.kind !== 'Residência')
      .sum('price'),
  ],
  ['media de km rodados por serviço de cada técnico', cleaning, jobs.by('technician', (g) => g.mean('km'))],

  // The school of sewing and fashion
  ['oi, quantas matrículas tivemos em agosto?', school, enrolments.during('2025-08').count()],
  ['número de matrículas por curso', school, enrolments.by('course', (g) => g.count())],
  ['valor total dos cursos mês a mês', school, enrolments.byMonth((g) => g.sum('price'))],
  ['qual professora tem mais matriculas?', school, most(enrolments.by('teacher', (g) => g.count()))],
  [
    'quantas matrículas vieram do instagram no segundo semestre de 2025?',
    school,
    enrolments
      .during('2025-07', '2025-12')
      .when((r) => r.source === 'Instagram')
      .count(),
  ],
  [
    'nota final media do curso de modelagem',
    school,
    enrolments.when((r) => r.course === 'Modelagem').mean('grade'),
  ],
  ['média de faltas por turno', school, enrolments.by('shift', (g) => g.mean('absences'))],
  ['quantas matrículas têm mais de 5 faltas?', school, enrolments.when((r) => r.absences > 5).count()],
  [
    'Qual a participação do curso de bordado a maquina no valor total dos cursos?',
    school,
    enrolments.share((r) => r.course === 'Bordado à Máquina', 'price'),
  ],
  [
    'quantos alunos diferentes se matricularam na unidade Savassi em janeiro?',
    school,
    enrolments
      .during('2026-01')
      .when((r) => r.branch === 'Savassi')
      .distinct('student'),
  ],
  [
    'quanto deu de kit material no turno da noite?',
    school,
    enrolments.when((r) => r.shift === 'Noite').sum('kit'),
  ],
  ['quantas matriculas sem kit material?', school, enrolments.when((r) => r.kit === undefined).count()],
  [
    'qual o maior valor de curso nas matrículas de novembro?',
    school,
    enrolments.during('2025-11').max('price'),
  ],
  [
    'quais os três cursos que mais somaram em valor do curso',
    school,
    most(
      enrolments.by('course', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'qtd de matriculas maio x junho',
    school,
    { before: enrolments.during('2025-05').count(), after: enrolments.during('2025-06').count() },
  ],
  [
    'quantas matrículas de nível avançado desde dezembro?',
    school,
    enrolments
      .during('2025-12', '2026-02')
      .when((r) => r.level === 'Avançado')
      .count(),
  ],
  ['número médio de parcelas em cada curso', school, enrolments.by('course', (g) => g.mean('installments'))],
  [
    'soma da carga horaria das matrículas de corte e costura em abril',
    school,
    enrolments
      .during('2025-04')
      .when((r) => r.course === 'Corte e Costura')
      .sum('hours'),
  ],
  [
    'em que porcentagem das matrículas o aluno tem máquina em casa?',
    school,
    enrolments.share((r) => r.machine === 'Sim'),
  ],
  ['qual turno tem menos matrículas?', school, least(enrolments.by('shift', (g) => g.count()))],
  [
    'valor médio do curso na unidade centro',
    school,
    enrolments.when((r) => r.branch === 'Centro').mean('price'),
  ],
  ['em qual dia da semana entra mais matricula?', school, most(enrolments.byWeekday((g) => g.count()))],
  [
    'quantas matrículas por indicação entre 10/06/2025 e 20/07/2025?',
    school,
    enrolments
      .from('2025-06-10', '2025-07-20')
      .when((r) => r.source === 'Indicação')
      .count(),
  ],
  [
    'qual a menor nota final nas turmas da professora Glória?',
    school,
    enrolments.when((r) => r.teacher === 'Glória').min('grade'),
  ],
  [
    'quantas matriculas fecharam com nota final de 9 pra cima, contando o 9?',
    school,
    enrolments.when((r) => r.grade !== undefined && r.grade >= 9).count(),
  ],
  [
    'sem a unidade Pampulha, quanto deu o valor dos cursos em outubro?',
    school,
    enrolments
      .during('2025-10')
      .when((r) => r.branch !== 'Pampulha')
      .sum('price'),
  ],
  [
    'valor total dos cursos por turno, só manhã e noite',
    school,
    enrolments.when((r) => r.shift === 'Manhã' || r.shift === 'Noite').by('shift', (g) => g.sum('price')),
  ],
  ['Qual mês teve mais matrículas na escola de costura?', school, most(enrolments.byMonth((g) => g.count()))],
  [
    'somando valor do curso e kit material, quanto a escola fez em setembro?',
    school,
    enrolments.during('2025-09').sum('price') + enrolments.during('2025-09').sum('kit'),
  ],
  [
    'quantas matrículas a escola faz por mês, em média?',
    school,
    enrolments.count() / enrolments.byMonth((g) => g.count()).length,
  ],
]

export const unanswerable: string[] = [
  'quantos peixes morreram em dezembro?',
  'quanto veio a conta de luz da loja em janeiro?',
  'qual o estoque de ração em flocos hoje?',
  'qual fornecedor vende o neon mais barato pra gente?',
  'quanto vendemos de aquários em março de 2023?',
  'qual a placa do caminhão que foi no Hotel Maré Alta?',
  'me passa o telefone do síndico do Residencial Bosque',
  'idade média dos alunos de modelagem',
  'qual o salário da professora Ivone?',
  'quantas matrículas teve o curso de crochê?',
]
