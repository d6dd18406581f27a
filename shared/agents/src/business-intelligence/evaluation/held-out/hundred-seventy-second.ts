import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* A joinery, a school and a carrier. */

const { next, whole, pick, among } = seededBusiness(
  'quotes of a joinery, grades of a school, loads of a carrier',
)

const furniture = [
  { piece: 'Guarda-roupa', from: 280_000, to: 950_000 },
  { piece: 'Cozinha planejada', from: 900_000, to: 3_800_000 },
  { piece: 'Painel de TV', from: 120_000, to: 480_000 },
  { piece: 'Mesa de jantar', from: 150_000, to: 620_000 },
  { piece: 'Escrivaninha', from: 60_000, to: 240_000 },
  { piece: 'Armário de banheiro', from: 70_000, to: 280_000 },
]
// May to February; closed on Sundays, most on Mondays, few on Saturdays.
const quotes = new Rows(
  daysFrom('2025-05-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from(
        { length: weekdayIn(day) === 1 ? whole(3, 5) : weekdayIn(day) === 6 ? whole(0, 1) : whole(1, 2) },
        () => {
          const { piece, from, to } = pick(furniture)
          const value = whole(from, to) / 100
          const isApproved = next() < 0.45
          const isAnswered = isApproved || next() < 0.7
          return {
            day,
            client: among(['Residencial', 5], ['Comercial', 3], ['Arquiteto', 2], ['Construtora', 1]),
            piece,
            material: among(['MDF', 6], ['Compensado', 3], ['Madeira maciça', 1.5]),
            channel: among(['Indicação', 4], ['Instagram', 3], ['WhatsApp', 2], ['Site', 1]),
            seller: among(['Juliana', 5], ['Wagner', 3], ['Patrícia', 2]),
            value,
            discount: next() < 0.5 ? undefined : cents((value * whole(2, 12)) / 100),
            approved: isApproved ? 'Sim' : 'Não',
            answer: isAnswered ? whole(1, 20) : undefined,
          }
        },
      ),
    )
    .map((row, place) => ({ ...row, code: 1001 + place })),
)

const months = [
  { day: '2025-03-01', term: '1º bimestre', luck: 0 },
  { day: '2025-04-01', term: '1º bimestre', luck: 3 },
  { day: '2025-05-01', term: '2º bimestre', luck: -15 },
  { day: '2025-06-01', term: '2º bimestre', luck: 2 },
  { day: '2025-08-01', term: '3º bimestre', luck: 4 },
  { day: '2025-09-01', term: '3º bimestre', luck: 1 },
  { day: '2025-10-01', term: '4º bimestre', luck: 5 },
  { day: '2025-11-01', term: '4º bimestre', luck: 7 },
]
const subjects = [
  { subject: 'Matemática', teacher: 'Sérgio', ease: -10 },
  { subject: 'Português', teacher: 'Helena', ease: 0 },
  { subject: 'Ciências', teacher: 'Renato', ease: 2 },
  { subject: 'História', teacher: 'Beatriz', ease: 9 },
  { subject: 'Geografia', teacher: 'Beatriz', ease: 6 },
  { subject: 'Inglês', teacher: 'Kelly', ease: -4 },
]
// Five in every class; three of them miss many lessons.
const pupils = [
  { student: 'Ana Clara Souza', group: '6A', turn: 'Manhã', level: 84, fewest: 0, most: 2 },
  { student: 'Bruno Lima', group: '6A', turn: 'Manhã', level: 60, fewest: 2, most: 4 },
  { student: 'Caio Mendes', group: '6A', turn: 'Manhã', level: 66, fewest: 0, most: 2 },
  { student: 'Davi Rocha', group: '6A', turn: 'Manhã', level: 72, fewest: 0, most: 2 },
  { student: 'Eduarda Pires', group: '6A', turn: 'Manhã', level: 78, fewest: 0, most: 2 },
  { student: 'Felipe Nunes', group: '6B', turn: 'Tarde', level: 58, fewest: 0, most: 2 },
  { student: 'Gabriela Torres', group: '6B', turn: 'Tarde', level: 88, fewest: 0, most: 2 },
  { student: 'Heitor Alves', group: '6B', turn: 'Tarde', level: 64, fewest: 0, most: 2 },
  { student: 'Isabela Costa', group: '6B', turn: 'Tarde', level: 74, fewest: 0, most: 2 },
  { student: 'João Pedro Silva', group: '6B', turn: 'Tarde', level: 55, fewest: 0, most: 2 },
  { student: 'Kauã Ribeiro', group: '7A', turn: 'Manhã', level: 50, fewest: 3, most: 6 },
  { student: 'Larissa Melo', group: '7A', turn: 'Manhã', level: 80, fewest: 0, most: 2 },
  { student: 'Miguel Teixeira', group: '7A', turn: 'Manhã', level: 68, fewest: 0, most: 2 },
  { student: 'Nicole Barros', group: '7A', turn: 'Manhã', level: 62, fewest: 0, most: 2 },
  { student: 'Otávio Ramos', group: '7A', turn: 'Manhã', level: 70, fewest: 0, most: 2 },
  { student: 'Pietra Gomes', group: '8A', turn: 'Tarde', level: 57, fewest: 1, most: 3 },
  { student: 'Rafael Moura', group: '8A', turn: 'Tarde', level: 65, fewest: 0, most: 2 },
  { student: 'Sofia Cardoso', group: '8A', turn: 'Tarde', level: 91, fewest: 0, most: 2 },
  { student: 'Theo Martins', group: '8A', turn: 'Tarde', level: 46, fewest: 0, most: 2 },
  { student: 'Valentina Prado', group: '8A', turn: 'Tarde', level: 76, fewest: 0, most: 2 },
]
// One row for a student, a subject and a month; nothing in July. Some missed the test: no grade.
const grades = new Rows(
  months.flatMap(({ day, term, luck }) =>
    pupils.flatMap(({ student, group, turn, level, ...missed }) =>
      subjects.map(({ subject, teacher, ease }) => {
        const tenths = Math.min(100, Math.max(0, level + ease + luck + whole(0, 50) - 25))
        const grade = next() < 0.03 ? undefined : tenths / 10
        return {
          day,
          term,
          group,
          turn,
          student,
          subject,
          teacher,
          grade,
          absences: whole(missed.fewest, missed.most),
          recovery: grade !== undefined && grade < 6 ? 'S' : 'N',
        }
      }),
    ),
  ),
)

const routes = {
  curitibaToSaoPaulo: { origin: 'Curitiba', destination: 'São Paulo', usual: 2, toll: 9_000, base: 900 },
  joinvilleToSaoPaulo: { origin: 'Joinville', destination: 'São Paulo', usual: 2, toll: 11_000, base: 1_100 },
  curitibaToPortoAlegre: {
    origin: 'Curitiba',
    destination: 'Porto Alegre',
    usual: 3,
    toll: 8_000,
    base: 1_500,
  },
  joinvilleToPortoAlegre: {
    origin: 'Joinville',
    destination: 'Porto Alegre',
    usual: 2,
    toll: 6_500,
    base: 1_200,
  },
  londrinaToCampinas: { origin: 'Londrina', destination: 'Campinas', usual: 2, toll: 12_000, base: 1_000 },
  curitibaToJoinville: { origin: 'Curitiba', destination: 'Joinville', usual: 1, toll: 2_000, base: 400 },
  londrinaToCuritiba: { origin: 'Londrina', destination: 'Curitiba', usual: 1, toll: 7_000, base: 700 },
  curitibaToBelo: { origin: 'Curitiba', destination: 'Belo Horizonte', usual: 4, toll: 15_000, base: 2_200 },
}
// August to March; collects from Monday to Friday, most on Thursdays. Some tolls were not written down.
const loads = new Rows(
  daysFrom('2025-08-01', 243)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 4 ? whole(4, 6) : whole(1, 3) }, () => {
        const { origin, destination, usual, toll, base } = among(
          [routes.curitibaToSaoPaulo, 6],
          [routes.joinvilleToSaoPaulo, 4],
          [routes.curitibaToPortoAlegre, 4],
          [routes.londrinaToCampinas, 3],
          [routes.curitibaToJoinville, 3],
          [routes.londrinaToCuritiba, 3],
          [routes.joinvilleToPortoAlegre, 1],
          [routes.curitibaToBelo, 1],
        )
        const driver = among(['Adilson', 4], ['Genivaldo', 4], ['Rosana', 3], ['Cícero', 2])
        const isLate = next() < (driver === 'Genivaldo' ? 0.45 : 0.2)
        const transit = usual + (isLate ? whole(1, 4) : 0)
        const weight = whole(2_000, 140_000) / 10
        return {
          day,
          delivery: daysFrom(day, transit + 1)[transit] ?? day,
          transit,
          origin,
          destination,
          driver,
          vehicle: among(['Truck', 4], ['Carreta', 3], ['Toco', 2]),
          weight,
          volumes: whole(1, 60),
          price: cents(base + (weight * whole(10, 18)) / 100),
          toll: next() < 0.12 ? undefined : whole(toll, toll * 2) / 100,
          late: isLate ? 'SIM' : 'NAO',
        }
      }),
    ),
)
/** The same by the day of delivery. */
const delivered = new Rows(loads.all.map((row) => ({ ...row, day: row.delivery })))

const joinery = 'Orçamentos Marcenaria'
const school = 'notas_escola'
const carrier = 'FRETES TRANSPORTADORA'

export const files = [
  file(joinery, quotes, [
    ['Nº Orçamento', ({ code }) => code],
    ['Data', ({ day }) => brazilianDay(day)],
    ['Tipo de cliente', ({ client }) => client],
    ['Móvel', ({ piece }) => piece],
    ['Material', ({ material }) => material],
    ['Canal', ({ channel }) => channel],
    ['Vendedor', ({ seller }) => seller],
    ['Valor', ({ value }) => commaPrice(value)],
    ['Desconto', ({ discount }) => (discount === undefined ? '' : commaPrice(discount))],
    ['Aprovado', ({ approved }) => approved],
    ['Dias p/ resposta', ({ answer }) => answer ?? ''],
  ]),
  file(
    school,
    grades,
    [
      ['mes', ({ day }) => day],
      ['bimestre', ({ term }) => term],
      ['turma', ({ group }) => group],
      ['turno', ({ turn }) => turn],
      ['aluno', ({ student }) => student],
      ['disciplina', ({ subject }) => subject],
      ['professor', ({ teacher }) => teacher],
      ['nota', ({ grade }) => (grade === undefined ? '' : grade.toFixed(1))],
      ['faltas', ({ absences }) => absences],
      ['recuperacao', ({ recovery }) => recovery],
    ],
    ',',
  ),
  file(carrier, loads, [
    ['DATA_COLETA', ({ day }) => brazilianDay(day)],
    ['DATA_ENTREGA', ({ delivery }) => brazilianDay(delivery)],
    ['ORIGEM', ({ origin }) => origin],
    ['DESTINO', ({ destination }) => destination],
    ['MOTORISTA', ({ driver }) => driver],
    ['VEICULO', ({ vehicle }) => vehicle],
    ['PESO_KG', ({ weight }) => decimal(weight, 1)],
    ['VOLUMES', ({ volumes }) => volumes],
    ['VLR_FRETE', ({ price }) => decimal(price)],
    ['PEDAGIO', ({ toll }) => (toll === undefined ? '' : decimal(toll))],
    ['ATRASADO', ({ late }) => late],
  ]),
]

export const labelled: Labelled[] = [
  // The joinery
  ['valor total dos orçamentos por mes', joinery, quotes.byMonth((g) => g.sum('value'))],
  ['quantos orçamentos fizemos em novembro?', joinery, quotes.during('2025-11').count()],
  ['qtos orcamentos foram aprovados no total', joinery, quotes.when((r) => r.approved === 'Sim').count()],
  [
    'valor total dos orçamentos aprovados do wagner',
    joinery,
    quotes.when((r) => r.approved === 'Sim' && r.seller === 'Wagner').sum('value'),
  ],
  [
    'qual vendedor teve a maior quantidade de orçamentos aprovados?',
    joinery,
    most(quotes.when((r) => r.approved === 'Sim').by('seller', (g) => g.count())),
  ],
  ['que porcentagem dos orçamentos foi aprovada', joinery, quotes.share((r) => r.approved === 'Sim')],
  [
    'valor medio do orçamento de cozinha planejada',
    joinery,
    quotes.when((r) => r.piece === 'Cozinha planejada').mean('value'),
  ],
  [
    'top 3 moveis com maior valor total orçado',
    joinery,
    most(
      quotes.by('piece', (g) => g.sum('value')),
      3,
    ),
  ],
  ['quantidade de orçamentos por tipo de cliente', joinery, quotes.by('client', (g) => g.count())],
  [
    'quanto a juliana deu de desconto nos orçamentos de dezembro?',
    joinery,
    quotes
      .during('2025-12')
      .when((r) => r.seller === 'Juliana')
      .sum('discount'),
  ],
  [
    'quantos orçamentos ficaram entre 5 mil e 10 mil reais de valor',
    joinery,
    quotes.when((r) => r.value >= 5000 && r.value <= 10_000).count(),
  ],
  [
    'compara o valor total orçado em outubro com o de novembro',
    joinery,
    { before: quotes.during('2025-10').sum('value'), after: quotes.during('2025-11').sum('value') },
  ],
  ['média de dias pra resposta por vendedor', joinery, quotes.by('seller', (g) => g.mean('answer'))],
  ['em qual dia da semana a gente faz mais orçamentos', joinery, most(quotes.byWeekday((g) => g.count()))],
  [
    'valor do maior orçamneto de painel de tv',
    joinery,
    quotes.when((r) => r.piece === 'Painel de TV').max('value'),
  ],
  [
    'qtos orçamentos de arquiteto foram aprovados',
    joinery,
    quotes.when((r) => r.client === 'Arquiteto' && r.approved === 'Sim').count(),
  ],
  [
    'valor total dos orçamentos não aprovados que vieram do instagram',
    joinery,
    quotes.when((r) => r.approved === 'Não' && r.channel === 'Instagram').sum('value'),
  ],
  [
    'quantos orçamentos demoraram mais de 10 dias pra ter resposta?',
    joinery,
    quotes.when((r) => r.answer !== undefined && r.answer > 10).count(),
  ],
  [
    'wagner x patricia: valor total de orçamentos aprovados',
    joinery,
    quotes
      .when((r) => r.approved === 'Sim' && (r.seller === 'Wagner' || r.seller === 'Patrícia'))
      .by('seller', (g) => g.sum('value')),
  ],
  ['qual material aparece em menos orçamentos?', joinery, least(quotes.by('material', (g) => g.count()))],
  ['valor médio do desconto nos orçamentos que tiveram desconto', joinery, quotes.mean('discount')],
  [
    'quantos orçamentos sairam sem desconto nenhum',
    joinery,
    quotes.when((r) => r.discount === undefined).count(),
  ],
  [
    'valor menos desconto dos orçamentos aprovados em janeiro, somando tudo',
    joinery,
    quotes
      .during('2026-01')
      .when((r) => r.approved === 'Sim')
      .sum('value') -
      quotes
        .during('2026-01')
        .when((r) => r.approved === 'Sim')
        .sum('discount'),
  ],
  [
    'total em reais dos orçamentos de guarda-roupa em mdf',
    joinery,
    quotes.when((r) => r.piece === 'Guarda-roupa' && r.material === 'MDF').sum('value'),
  ],
  [
    'que % do valor total orçado é de cliente comercial',
    joinery,
    quotes.share((r) => r.client === 'Comercial', 'value'),
  ],
  [
    'qtd de orçamentos aprovados por canal',
    joinery,
    quotes.when((r) => r.approved === 'Sim').by('channel', (g) => g.count()),
  ],
  [
    'qual foi o melhor mês em valor total de orçamentos aprovados?',
    joinery,
    most(quotes.when((r) => r.approved === 'Sim').byMonth((g) => g.sum('value'))),
  ],
  [
    'valor total orçado pra construtora tirando cozinha planejada',
    joinery,
    quotes.when((r) => r.client === 'Construtora' && r.piece !== 'Cozinha planejada').sum('value'),
  ],
  [
    'em media quantos orçamentos a gente faz por mês?',
    joinery,
    quotes.count() / quotes.byMonth((g) => g.count()).length,
  ],
  [
    'to fechando a comissao da patricia: quanto deu em reais de orçamentos aprovados dela em 2026?',
    joinery,
    quotes
      .during('2026-01', '2026-02')
      .when((r) => r.approved === 'Sim' && r.seller === 'Patrícia')
      .sum('value'),
  ],

  // The school
  ['nota média por disciplina', school, grades.by('subject', (g) => g.mean('grade'))],
  ['qual a media das notas da turma 7A?', school, grades.when((r) => r.group === '7A').mean('grade')],
  [
    'quantas faltas o kaua ribeiro teve em 2025',
    school,
    grades.when((r) => r.student === 'Kauã Ribeiro').sum('absences'),
  ],
  ['qual turma tem mais faltas no total?', school, most(grades.by('group', (g) => g.sum('absences')))],
  [
    'os 3 alunos com mais faltas somadas',
    school,
    most(
      grades.by('student', (g) => g.sum('absences')),
      3,
    ),
  ],
  [
    'quantas recuperações teve em matematica',
    school,
    grades.when((r) => r.subject === 'Matemática' && r.recovery === 'S').count(),
  ],
  ['total de faltas por mes', school, [...grades.byMonth((g) => g.sum('absences')), ['2025-07', 0]]],
  ['qual disciplina tem a menor nota média?', school, least(grades.by('subject', (g) => g.mean('grade')))],
  [
    'maior nota do davi rocha em portugues',
    school,
    grades.when((r) => r.student === 'Davi Rocha' && r.subject === 'Português').max('grade'),
  ],
  [
    'quantos por cento do total de faltas é do turno da tarde',
    school,
    grades.share((r) => r.turn === 'Tarde', 'absences'),
  ],
  [
    'compare a nota média de março com a de novembro',
    school,
    { before: grades.during('2025-03').mean('grade'), after: grades.during('2025-11').mean('grade') },
  ],
  [
    'quantas notas foram abaixo de 4?',
    school,
    grades.when((r) => r.grade !== undefined && r.grade < 4).count(),
  ],
  ['quantas notas ficaram em branco', school, grades.when((r) => r.grade === undefined).count()],
  [
    'nota media da professora beatriz no 2º bimestre',
    school,
    grades.when((r) => r.teacher === 'Beatriz' && r.term === '2º bimestre').mean('grade'),
  ],
  [
    'total de faltas em ingles de agosto a outubro',
    school,
    grades
      .during('2025-08', '2025-10')
      .when((r) => r.subject === 'Inglês')
      .sum('absences'),
  ],
  [
    'número de recuperaçoes por turma',
    school,
    grades.when((r) => r.recovery === 'S').by('group', (g) => g.count()),
  ],
  [
    'total de faltas dividido pelo numero de alunos da escola',
    school,
    grades.sum('absences') / grades.distinct('student'),
  ],
  [
    'quantos alunos diferentes tem na turma 8A?',
    school,
    grades.when((r) => r.group === '8A').distinct('student'),
  ],
  ['qual professor tem a maior nota média', school, most(grades.by('teacher', (g) => g.mean('grade')))],
  [
    '6A x 6B: nota média',
    school,
    grades.when((r) => r.group === '6A' || r.group === '6B').by('group', (g) => g.mean('grade')),
  ],
  [
    'qual aluno teve a pior nota média no 4º bimestre?',
    school,
    least(grades.when((r) => r.term === '4º bimestre').by('student', (g) => g.mean('grade'))),
  ],
  [
    'faltas da larissa melo por disciplina',
    school,
    grades.when((r) => r.student === 'Larissa Melo').by('subject', (g) => g.sum('absences')),
  ],
  [
    'nota media de historia no turno da tarde',
    school,
    grades.when((r) => r.subject === 'História' && r.turn === 'Tarde').mean('grade'),
  ],
  [
    'que porcentagem das recuperações é do 6B',
    school,
    grades.when((r) => r.recovery === 'S').share((r) => r.group === '6B'),
  ],
  [
    'qual foi a menor nota de geografia em junho?',
    school,
    grades
      .during('2025-06')
      .when((r) => r.subject === 'Geografia')
      .min('grade'),
  ],
  [
    'em que mês teve mais recuperaçoes na escola?',
    school,
    most(grades.when((r) => r.recovery === 'S').byMonth((g) => g.count())),
  ],
  [
    'total de faltas do 1º bimestre por turma',
    school,
    grades.when((r) => r.term === '1º bimestre').by('group', (g) => g.sum('absences')),
  ],
  [
    'quantas recuperações o theo martins teve com o professor sergio',
    school,
    grades.when((r) => r.student === 'Theo Martins' && r.teacher === 'Sérgio' && r.recovery === 'S').count(),
  ],
  [
    'total de faltas do 7A sem contar o kauã ribeiro',
    school,
    grades.when((r) => r.group === '7A' && r.student !== 'Kauã Ribeiro').sum('absences'),
  ],
  [
    'vai ter reunião de pais e preciso saber: qual a média das notas da sofia cardoso?',
    school,
    grades.when((r) => r.student === 'Sofia Cardoso').mean('grade'),
  ],

  // The carrier
  ['valor total de frete por motorista', carrier, loads.by('driver', (g) => g.sum('price'))],
  ['quantos fretes foram coletados em outubro?', carrier, loads.during('2025-10').count()],
  ['qtos fretes atrasaram no total', carrier, loads.when((r) => r.late === 'SIM').count()],
  [
    'qual motorista teve o maior numero de fretes atrasados?',
    carrier,
    most(loads.when((r) => r.late === 'SIM').by('driver', (g) => g.count())),
  ],
  ['qual o percentual de fretes atrasados', carrier, loads.share((r) => r.late === 'SIM')],
  ['total de pedagio dos fretes coletados em dezembro', carrier, loads.during('2025-12').sum('toll')],
  [
    'quantos kg levamos pra porto alegre?',
    carrier,
    loads.when((r) => r.destination === 'Porto Alegre').sum('weight'),
  ],
  ['quantidade de fretes por cidade de origem', carrier, loads.by('origin', (g) => g.count())],
  [
    'top 3 destinos em valor total de frete',
    carrier,
    most(
      loads.by('destination', (g) => g.sum('price')),
      3,
    ),
  ],
  ['peso médio dos fretes da rosana', carrier, loads.when((r) => r.driver === 'Rosana').mean('weight')],
  ['quantos fretes com peso acima de 5000 kg?', carrier, loads.when((r) => r.weight > 5000).count()],
  [
    'compara o valor total dos fretes coletados em janeiro com os coletados em fevereiro',
    carrier,
    { before: loads.during('2026-01').sum('price'), after: loads.during('2026-02').sum('price') },
  ],
  ['em que dia da semana a gente coleta mais fretes?', carrier, most(loads.byWeekday((g) => g.count()))],
  [
    'qual o maior valor de frete saindo de londrina',
    carrier,
    loads.when((r) => r.origin === 'Londrina').max('price'),
  ],
  ['quantos volumes o cicero transportou?', carrier, loads.when((r) => r.driver === 'Cícero').sum('volumes')],
  ['valor total dos fretes menos o total de pedagio', carrier, loads.sum('price') - loads.sum('toll')],
  ['quantos fretes foram entregues em novembro?', carrier, delivered.during('2025-11').count()],
  ['em média quantos dias leva da coleta até a entrega', carrier, loads.mean('transit')],
  [
    'que parte do peso total foi de carreta, em %',
    carrier,
    loads.share((r) => r.vehicle === 'Carreta', 'weight'),
  ],
  [
    'adilson x genivaldo em valor total de frete',
    carrier,
    loads.when((r) => r.driver === 'Adilson' || r.driver === 'Genivaldo').by('driver', (g) => g.sum('price')),
  ],
  ['pedágio médio por destino', carrier, loads.by('destination', (g) => g.mean('toll'))],
  [
    'qtos fretes fizemos de joinville pra sao paulo',
    carrier,
    loads.when((r) => r.origin === 'Joinville' && r.destination === 'São Paulo').count(),
  ],
  [
    'valor total dos fretes atrasados com destino campinas',
    carrier,
    loads.when((r) => r.late === 'SIM' && r.destination === 'Campinas').sum('price'),
  ],
  ['valor total do frete dividido pelo peso total em kg', carrier, loads.sum('price') / loads.sum('weight')],
  ['qual mês de coleta teve mais peso transportado?', carrier, most(loads.byMonth((g) => g.sum('weight')))],
  [
    'quantos fretes da rosana coletados no primeiro trimestre de 2026 não atrasaram',
    carrier,
    loads
      .during('2026-01', '2026-03')
      .when((r) => r.driver === 'Rosana' && r.late === 'NAO')
      .count(),
  ],
  [
    'valor total dos fretes coletados entre 10/11/2025 e 20/12/2025',
    carrier,
    loads.from('2025-11-10', '2025-12-20').sum('price'),
  ],
  [
    'qual destino recebeu menos fretes em quantidade?',
    carrier,
    least(loads.by('destination', (g) => g.count())),
  ],
  [
    'valor total de frete sem contar os que foram pra são paulo',
    carrier,
    loads.when((r) => r.destination !== 'São Paulo').sum('price'),
  ],
  [
    'o contador pediu: qto deu de valor de frete coletado nas quintas de truck?',
    carrier,
    loads
      .on(4)
      .when((r) => r.vehicle === 'Truck')
      .sum('price'),
  ],
]

export const unanswerable: string[] = [
  'quanto pagamos de conta de luz em outubro?',
  'qual o salário do wagner?',
  'quantas chapas de mdf tem no estoque',
  'quantas estrelas os clientes deram pra marcenaria no google?',
  'qual a idade média dos alunos do 7A',
  'quanto custa a mensalidade da escola?',
  'quantos livros a biblioteca emprestou em agosto',
  'quantos litros de diesel o adilson gastou?',
  'quantos km o genivaldo rodou em janeiro',
  'quantas multas de transito a rosana levou?',
]
