import { plainWeekday } from '@ag/core/day-names'
import { weekdayOf } from '@ag/core/days'
import { by, count, inMonth, type Labelled, least, mean, most, sum, within } from '../judge'
import { type Delivery, type Enrolment, type Service, sixthFiles, sixthTables } from './sixth-tables'

const rows = sixthTables()
const { enrolments, work, deliveries } = rows
const hours = ({ hours }: Enrolment) => hours
const material = ({ material = 0 }: Enrolment) => material
const fee = ({ fee }: Enrolment) => fee
const minutes = ({ minutes }: Service) => minutes
const tip = ({ tip }: Service) => tip
const price = ({ price }: Service) => price
const weight = ({ weight }: Delivery) => weight
const boxes = ({ boxes }: Delivery) => boxes
const paid = ({ paid }: Delivery) => paid
const e = (key: keyof Enrolment, figure: (group: Enrolment[]) => number, from = enrolments) =>
  by(from, (row) => String(row[key]), figure)
const w = (key: keyof Service, figure: (group: Service[]) => number, from = work) =>
  by(from, (row) => String(row[key]), figure)
const d = (key: keyof Delivery, figure: (group: Delivery[]) => number, from = deliveries) =>
  by(from, (row) => String(row[key]), figure)
const size = (group: unknown[]) => group.length
const month = ({ day }: { day: string }) => day.slice(0, 7)
const weekday = ({ day }: { day: string }) => plainWeekday(weekdayOf(day))
/** 0 is Sunday. */
const onWeekday =
  (wanted: number) =>
  ({ day }: { day: string }) =>
    weekdayOf(day) % 7 === wanted
/** October to June. */
const months = 9
const school = 'Matrículas'
const salon = 'Serviços do salão'
const farm = 'Entregas'

export const labelled: Labelled[] = [
  // The language school
  ['quantas matrículas já fizemos?', school, count(enrolments)],
  ['matrículas por unidade, por favor', school, e('branch', size)],
  ['qual idioma tem mais aluno?', school, most(e('language', size))],
  ['mensalidade média do inglês', school, mean(enrolments, fee, (r) => r.language === 'Inglês')],
  ['Qual idioma tem a mensalidade média mais alta?', school, most(e('language', (g) => mean(g, fee)))],
  [
    'quantas matrículas vieram de indicação em janeiro',
    school,
    count(enrolments, (r) => r.channel === 'Indicação' && inMonth('2026-01')(r)),
  ],
  [
    'veio mais matrícula do instagram ou do google?',
    school,
    most(
      e(
        'channel',
        size,
        enrolments.filter((r) => ['Instagram', 'Google'].includes(r.channel)),
      ),
    ),
  ],
  [
    'quanto vendemos de material didático em fevereiro',
    school,
    sum(enrolments, material, inMonth('2026-02')),
  ],
  [
    'soma das mensalidades por idioma só no básico',
    school,
    e(
      'language',
      (g) => sum(g, fee),
      enrolments.filter((r) => r.level === 'Básico'),
    ),
  ],
  [
    'matriculas por mes no tatuape',
    school,
    by(
      enrolments.filter((r) => r.branch === 'Tatuapé'),
      month,
      size,
    ),
  ],
  [
    'quantos alunos de francês avançado temos na unidade online?',
    school,
    count(enrolments, (r) => r.language === 'Francês' && r.level === 'Avançado' && r.branch === 'Online'),
  ],
  ['qual unidade vendeu mais material?', school, most(e('branch', (g) => sum(g, material)))],
  [
    'que parte das matrículas chegou pelo Instagram',
    school,
    { share: count(enrolments, (r) => r.channel === 'Instagram') / enrolments.length },
  ],
  ['carga horária média', school, mean(enrolments, hours)],
  ['e a carga horaria media por nivel?', school, e('level', (g) => mean(g, hours))],
  ['mês com mais matrícula', school, most(by(enrolments, month, size))],
  [
    'compare as matrículas do último trimestre de 2025 com as do primeiro trimestre de 2026',
    school,
    {
      before: count(enrolments, within('2025-10-01', '2025-12-31')),
      after: count(enrolments, within('2026-01-01', '2026-03-31')),
    },
  ],
  ['qual a menor mensalidade que alguém paga?', school, Math.min(...enrolments.map(fee))],
  ['quantos alunos pagam mensalidade acima de 500 reais', school, count(enrolments, (r) => r.fee > 500)],
  [
    'os 2 idiomas com mais matrículas em Santana',
    school,
    most(
      e(
        'language',
        size,
        enrolments.filter((r) => r.branch === 'Santana'),
      ),
      2,
    ),
  ],
  [
    'matrículas que vieram de panfleto entre 15 de novembro e 20 de dezembro',
    school,
    count(enrolments, (r) => r.channel === 'Panfleto' && within('2025-11-15', '2025-12-20')(r)),
  ],
  [
    'espanhol e italiano juntos dão quanto de mensalidade?',
    school,
    sum(enrolments, fee, (r) => ['Espanhol', 'Italiano'].includes(r.language)),
  ],
  [
    'quantas matrículas no intermediário, fora a unidade online?',
    school,
    count(enrolments, (r) => r.level === 'Intermediário' && r.branch !== 'Online'),
  ],
  [
    'como os alunos de inglês conheceram a escola?',
    school,
    e(
      'channel',
      size,
      enrolments.filter((r) => r.language === 'Inglês'),
    ),
  ],
  [
    'nível com menos matrículas em maio',
    school,
    least(e('level', size, enrolments.filter(inMonth('2026-05')))),
  ],
  ['valor do material didatico por idioma', school, e('language', (g) => sum(g, material))],
  ['quantas matrículas em cada dia da semana', school, by(enrolments, weekday, size)],
  [
    'em quantos idiomas diferentes teve matrícula em Santana de 1 a 8 de abril?',
    school,
    new Set(
      enrolments
        .filter((r) => r.branch === 'Santana' && within('2026-04-01', '2026-04-08')(r))
        .map((r) => r.language),
    ).size,
  ],
  [
    'total da carga horária de alemão no primeiro semestre de 2026',
    school,
    sum(enrolments, hours, (r) => r.language === 'Alemão' && within('2026-01-01', '2026-06-30')(r)),
  ],
  ['quantas matrículas a gente faz por mês em média?', school, enrolments.length / months],

  // The beauty salon
  ['quantos serviços o salão fez ao todo', salon, count(work)],
  ['quanto cada profissional do salão faturou?', salon, w('professional', (g) => sum(g, price))],
  ['quem ganha mais gorjeta?', salon, most(w('professional', (g) => sum(g, tip)))],
  ['gorjeta média da Tainá', salon, mean(work, tip, (r) => r.professional === 'Tainá')],
  [
    'quantos cortes fizemos em abril',
    salon,
    count(work, (r) => r.service === 'Corte' && inMonth('2026-04')(r)),
  ],
  ['qual serviço demora mais em média?', salon, most(w('service', (g) => mean(g, minutes)))],
  [
    'top 5 clientes que mais gastaram no salão',
    salon,
    most(
      w('client', (g) => sum(g, price)),
      5,
    ),
  ],
  ['quantas vezes a Iracema Dias veio?', salon, count(work, (r) => r.client === 'Iracema Dias')],
  [
    'me fala quantas clientes diferentes o salão atendeu de 1 a 10 de junho',
    salon,
    new Set(work.filter(within('2026-06-01', '2026-06-10')).map((r) => r.client)).size,
  ],
  [
    'faturamento de coloração e hidratação somadas, por mês',
    salon,
    by(
      work.filter((r) => ['Coloração', 'Hidratação'].includes(r.service)),
      month,
      (g) => sum(g, price),
    ),
  ],
  [
    'quanto a kelly faturou com manicure no pix',
    salon,
    sum(work, price, (r) => r.professional === 'Kelly' && r.service === 'Manicure' && r.payment === 'Pix'),
  ],
  ['que dia da semana o salão fatura menos?', salon, least(by(work, weekday, (g) => sum(g, price)))],
  [
    'quantos por cento do faturamento do salão vem de coloração?',
    salon,
    { share: sum(work, price, (r) => r.service === 'Coloração') / sum(work, price) },
  ],
  ['quantidade de serviços por forma de pagamento', salon, w('payment', size)],
  [
    'quantos minutos a Marlene trabalhou em novembro?',
    salon,
    sum(work, minutes, (r) => r.professional === 'Marlene' && inMonth('2025-11')(r)),
  ],
  [
    'o salão faturou mais em maio ou em junho',
    salon,
    { before: sum(work, price, inMonth('2026-05')), after: sum(work, price, inMonth('2026-06')) },
  ],
  ['qto deu de gorgeta em dezembro', salon, sum(work, tip, inMonth('2025-12'))],
  ['qual foi a escova mais cara?', salon, Math.max(...work.filter((r) => r.service === 'Escova').map(price))],
  ['quantos serviços passaram de 90 minutos', salon, count(work, (r) => r.minutes > 90)],
  [
    'qual profissional menos faz sobrancelha?',
    salon,
    least(
      w(
        'professional',
        size,
        work.filter((r) => r.service === 'Sobrancelha'),
      ),
    ),
  ],
  ['quanto custa em média uma hidratação', salon, mean(work, price, (r) => r.service === 'Hidratação')],
  ['quantos serviços do salão foram no sábado?', salon, count(work, onWeekday(6))],
  [
    'os três serviços mais procurados de janeiro a março',
    salon,
    most(w('service', size, work.filter(within('2026-01-01', '2026-03-31'))), 3),
  ],
  [
    'faturamento do Sandro tirando os cortes',
    salon,
    sum(work, price, (r) => r.professional === 'Sandro' && r.service !== 'Corte'),
  ],
  ['valor médio de cada tipo de serviço do salão', salon, w('service', (g) => mean(g, price))],
  [
    'gorjetas que entraram em dinheiro, por profissional',
    salon,
    w(
      'professional',
      (g) => sum(g, tip),
      work.filter((r) => r.payment === 'Dinheiro'),
    ),
  ],
  [
    'queria saber quanto a Vanessa Lopes gastou de outubro a dezembro',
    salon,
    sum(work, price, (r) => r.client === 'Vanessa Lopes' && within('2025-10-01', '2025-12-31')(r)),
  ],
  [
    'em que mês o Sandro tirou mais gorjeta?',
    salon,
    most(
      by(
        work.filter((r) => r.professional === 'Sandro'),
        month,
        (g) => sum(g, tip),
      ),
    ),
  ],
  [
    'quantas sobrancelhas saíram por menos de 100 reais',
    salon,
    count(work, (r) => r.service === 'Sobrancelha' && r.price < 100),
  ],
  [
    'tempo medio de coloracao de cada profissional',
    salon,
    w(
      'professional',
      (g) => mean(g, minutes),
      work.filter((r) => r.service === 'Coloração'),
    ),
  ],

  // The farm cooperative
  ['quantos quilos a cooperativa recebeu no total?', farm, sum(deliveries, weight)],
  ['peso entregue por produto', farm, d('product', (g) => sum(g, weight))],
  ['produtor que entregou mais caixas', farm, most(d('producer', (g) => sum(g, boxes)))],
  [
    'quanto já pagamos pro Sítio Alvorada?',
    farm,
    sum(deliveries, paid, (r) => r.producer === 'Sítio Alvorada'),
  ],
  [
    'tomate, quantos kg em janeiro?',
    farm,
    sum(deliveries, weight, (r) => r.product === 'Tomate' && inMonth('2026-01')(r)),
  ],
  ['número de entregas de cada comunidade', farm, d('community', size)],
  [
    'qual produto deu mais refugo em quilos',
    farm,
    most(
      d(
        'product',
        (g) => sum(g, weight),
        deliveries.filter((r) => r.grade === 'Refugo'),
      ),
    ),
  ],
  ['valor pago aos produtores mês a mês', farm, by(deliveries, month, (g) => sum(g, paid))],
  [
    'quantas caixas de banana tipo A?',
    farm,
    sum(deliveries, boxes, (r) => r.product === 'Banana' && r.grade === 'Tipo A'),
  ],
  [
    'peso médio das entregas de São Bento',
    farm,
    mean(deliveries, weight, (r) => r.community === 'São Bento'),
  ],
  ['qual foi a maior entrega em kg', farm, Math.max(...deliveries.map(weight))],
  [
    'os 3 produtores que mais receberam no primeiro trimestre de 2026',
    farm,
    most(
      d('producer', (g) => sum(g, paid), deliveries.filter(within('2026-01-01', '2026-03-31'))),
      3,
    ),
  ],
  [
    'o joaquim prates fez quantas entregas de primeiro a quinze de março',
    farm,
    count(deliveries, (r) => r.producer === 'Joaquim Prates' && within('2026-03-01', '2026-03-15')(r)),
  ],
  [
    'que porcentagem do peso entregue é refugo?',
    farm,
    { share: sum(deliveries, weight, (r) => r.grade === 'Refugo') / sum(deliveries, weight) },
  ],
  ['caixas por classificação', farm, d('grade', (g) => sum(g, boxes))],
  [
    'o peso das entregas caiu de maio para junho?',
    farm,
    {
      before: sum(deliveries, weight, inMonth('2026-05')),
      after: sum(deliveries, weight, inMonth('2026-06')),
    },
  ],
  [
    'qual comunidade mandou menos quilos de mandioca?',
    farm,
    least(
      d(
        'community',
        (g) => sum(g, weight),
        deliveries.filter((r) => r.product === 'Mandioca'),
      ),
    ),
  ],
  ['quanto pagamos em média por entrega', farm, mean(deliveries, paid)],
  ['entregas acima de 1000 kg, quantas teve?', farm, count(deliveries, (r) => r.weight > 1000)],
  [
    'caixas de milho verde e de mandioca em abril, tudo junto',
    farm,
    sum(deliveries, boxes, (r) => ['Milho verde', 'Mandioca'].includes(r.product) && inMonth('2026-04')(r)),
  ],
  [
    'quantos produtores entregaram alface em fevereiro?',
    farm,
    new Set(deliveries.filter((r) => r.product === 'Alface' && inMonth('2026-02')(r)).map((r) => r.producer))
      .size,
  ],
  ['qual mês teve menos entregas', farm, least(by(deliveries, month, size))],
  ['quilos por dia da semana', farm, by(deliveries, weekday, (g) => sum(g, weight))],
  [
    'quanto pagamos pelo tomate da Boa Vista no primeiro semestre de 2026?',
    farm,
    sum(
      deliveries,
      paid,
      (r) => r.product === 'Tomate' && r.community === 'Boa Vista' && within('2026-01-01', '2026-06-30')(r),
    ),
  ],
  ['media de caixas por entrega de cada produtor', farm, d('producer', (g) => mean(g, boxes))],
  [
    'em 2025 quanto foi pago pra todo mundo menos a Fazenda Lobo',
    farm,
    sum(deliveries, paid, (r) => r.producer !== 'Fazenda Lobo' && r.day < '2026'),
  ],
  ['quantas entregas chegaram na segunda-feira?', farm, count(deliveries, onWeekday(1))],
  [
    'qual produto rende mais pro Seu Anésio, em valor pago?',
    farm,
    most(
      d(
        'product',
        (g) => sum(g, paid),
        deliveries.filter((r) => r.producer === 'Seu Anésio'),
      ),
    ),
  ],
  [
    'e a dona neuza, quantas caixas entregou em maio e junho?',
    farm,
    sum(deliveries, boxes, (r) => r.producer === 'Dona Neuza' && within('2026-05-01', '2026-06-30')(r)),
  ],
  [
    'ranking dos produtores por quilo entregue em dezembro',
    farm,
    d('producer', (g) => sum(g, weight), deliveries.filter(inMonth('2025-12'))),
  ],
]

/** What the tables do not hold. */
export const unanswerable: string[] = [
  'quantos alunos cancelaram o curso em abril?',
  'qual professor de inglês tem mais alunos?',
  'por que as matrículas de espanhol caíram?',
  'quantas matrículas vamos ter em agosto do ano que vem?',
  'quanto gastamos de tinta e xampu no salão?',
  'qual a comissão da Kelly em maio?',
  'o salão da esquina cobra quanto na escova?',
  'quantos hectares de tomate foram plantados?',
  'quanto choveu em março em São Bento?',
  'qual supermercado compra mais banana da gente?',
]

export const files = sixthFiles(rows)
