import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A small law office for labour cases, a wholesale flower grower and a motorcycle driving school. */

const { next, whole, pick, among } = seededBusiness('a labour law office, a flower grower, a riding school')

const isWorkday = (day: string) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6
const isOpen = (day: string) => weekdayIn(day) !== 0
/** An empty cell for what is not known. */
const known = (value: number | undefined, shown: (value: number) => string) =>
  value === undefined ? '' : shown(value)

const claims: [{ claim: string; from: number; to: number }, number][] = [
  [{ claim: 'Horas extras', from: 1_500_000, to: 9_000_000 }, 6],
  [{ claim: 'Verbas rescisórias', from: 800_000, to: 4_500_000 }, 4],
  [{ claim: 'Dano moral', from: 1_000_000, to: 12_000_000 }, 3],
  [{ claim: 'Insalubridade', from: 1_200_000, to: 6_000_000 }, 2.5],
  [{ claim: 'Vínculo empregatício', from: 2_000_000, to: 15_000_000 }, 1],
]
// From June of 2024 to November of 2025, most on Mondays.
const cases = new Rows(
  daysFrom('2024-06-01', 548)
    .filter(isWorkday)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(2, 4) : whole(0, 2) }, () => {
        const { claim, from, to } = among(...claims)
        const status = among(['Encerrado', 5], ['Em andamento', 4], ['Suspenso', 1])
        const result =
          status === 'Encerrado' ? among(['Acordo', 5], ['Procedente', 3], ['Improcedente', 2]) : undefined
        const value = whole(from, to) / 100
        return {
          day,
          number: `00${whole(10_000, 11_999)}-${whole(10, 99)}.${day.slice(0, 4)}.5.15.00${whole(10, 99)}`,
          company: among(
            ['Paulistão Autopeças', 6],
            ['Transportadora Rota Sul', 4],
            ['Metalúrgica Andrade', 3],
            ['Call Center Alô Brasil', 2.5],
            ['Construtora Alicerce', 2],
            ['Limpadora Brilhante', 2],
            ['Frigorífico Boi Forte', 1.5],
          ),
          city: among(['Campinas', 6], ['Sumaré', 3], ['Hortolândia', 2], ['Paulínia', 1]),
          lawyer: among(['Dra. Heloísa', 5], ['Dr. Renato', 3], ['Dra. Simone', 2], ['Dr. Caio', 1]),
          claim,
          status,
          result,
          hearing:
            status === 'Suspenso' || next() < 0.15
              ? undefined
              : daysFrom(day, whole(35, 121)).filter(isWorkday).at(-1),
          hours: whole(4, 120) / 2,
          value,
          fee:
            result === 'Acordo' || result === 'Procedente' ? cents((value * whole(6, 21)) / 100) : undefined,
        }
      }),
    ),
)

const flowers: [{ flower: string; colors: string[]; from: number; to: number }, number][] = [
  [{ flower: 'rosa', colors: ['vermelho', 'branco', 'amarelo'], from: 1_800, to: 4_200 }, 6],
  [{ flower: 'crisantemo', colors: ['branco', 'amarelo', 'lilas'], from: 900, to: 1_900 }, 4],
  [{ flower: 'gerbera', colors: ['vermelho', 'amarelo', 'branco'], from: 1_200, to: 2_600 }, 3],
  [{ flower: 'lirio', colors: ['branco', 'amarelo'], from: 2_500, to: 5_500 }, 2],
  [{ flower: 'girassol', colors: ['amarelo'], from: 1_400, to: 3_000 }, 2],
  [{ flower: 'eucalipto', colors: [], from: 600, to: 1_400 }, 1.5],
]
const buyers = [
  { client: 'Bem Me Quer', kind: 'floricultura' },
  { client: 'Jardim Secreto', kind: 'floricultura' },
  { client: 'Festa Bela', kind: 'decorador' },
  { client: 'Rede Tropical', kind: 'supermercado' },
  { client: 'Buque e Cia', kind: 'floricultura' },
  { client: 'Decora Mais', kind: 'decorador' },
  { client: 'Santa Rita', kind: 'funeraria' },
]
// From February to December of 2025, every day but Sunday; more on Thursdays and in May.
const sales = new Rows(
  daysFrom('2025-02-01', 334)
    .filter(isOpen)
    .flatMap((day) =>
      Array.from(
        {
          length:
            (weekdayIn(day) === 4 ? whole(4, 6) : whole(1, 3)) + (day.slice(0, 7) === '2025-05' ? 2 : 0),
        },
        () => {
          const { flower, colors, from, to } = among(...flowers)
          const { client, kind } = pick(buyers)
          const bundles = kind === 'supermercado' ? whole(20, 120) : whole(5, 50)
          const unit = whole(from, to) / 100
          return {
            day,
            client,
            kind,
            flower,
            color: colors.length === 0 ? undefined : pick(colors),
            seller: among(['Ivone', 5], ['Lucas', 3], ['Marisa', 2]),
            bundles,
            unit,
            freight: next() < 0.35 ? undefined : whole(2_500, 18_000) / 100,
            value: cents(bundles * unit),
            returned: next() < (client === 'Jardim Secreto' ? 0.65 : 0.18) ? whole(1, 5) : 0,
            status: among(['pago', 7], ['pendente', 2], ['atrasado', 2]),
          }
        },
      ),
    ),
)

const students = [
  'Aline Souza',
  'Bruno Matos',
  'Camila Dias',
  'Diego Alves',
  'Elaine Costa',
  'Fabio Nunes',
  'Gabriela Pires',
  'Hugo Teles',
  'Igor Ramos',
  'Jessica Leal',
  'Kelly Moura',
  'Leandro Brito',
  'Mateus Rocha',
  'Natalia Gomes',
  'Otavio Lins',
  'Priscila Melo',
  'Rafael Torres',
  'Sabrina Luz',
  'Thiago Braga',
  'Ursula Neves',
  'Vitor Campos',
  'Wagner Freire',
  'Yasmin Porto',
  'Zeca Amaral',
  'Andre Viana',
  'Beatriz Lobo',
  'Cristiano Paz',
  'Daniela Rios',
  'Emerson Couto',
  'Flavia Serra',
  'Gustavo Tavares',
  'Helena Prates',
  'Ivan Salles',
  'Juliana Farias',
  'Karina Bastos',
  'Leonardo Guedes',
]
const lessonKinds: [{ kind: string; from: number; to: number }, number][] = [
  [{ kind: 'PRATICA', from: 150, to: 190 }, 6],
  [{ kind: 'SIMULADO', from: 220, to: 260 }, 2],
  [{ kind: 'TEORICA', from: 80, to: 110 }, 2],
]
// From August of 2025 to May of 2026, every day but Sunday, most on Saturdays.
const schoolDays = daysFrom('2025-08-01', 304).filter(isOpen)
const lessons = new Rows(
  schoolDays.flatMap((day, at) => {
    // Eight at a time: some begin as others end.
    const first = Math.floor((at / schoolDays.length) * 29)
    const enrolled = students.slice(first, first + 8)
    return Array.from({ length: weekdayIn(day) === 6 ? whole(5, 8) : whole(2, 4) }, () => {
      const { kind, from, to } = among(...lessonKinds)
      const status = among(['REALIZADA', 7], ['FALTA', 2], ['CANCELADA', 1])
      const isHeld = status === 'REALIZADA'
      return {
        day,
        student: pick(enrolled),
        teacher: among(['Edson', 5], ['Vanessa', 3], ['Gilmar', 2], ['Rute', 1]),
        kind,
        bike: kind === 'TEORICA' ? undefined : among(['CG 160', 5], ['BIZ 125', 3], ['FAZER 250', 1.5]),
        shift: among(['MANHA', 4], ['TARDE', 3], ['NOITE', 2]),
        status,
        minutes: isHeld ? pick([50, 50, 100]) : undefined,
        km: isHeld && kind !== 'TEORICA' ? whole(40, 260) / 10 : undefined,
        errors: isHeld && kind === 'SIMULADO' ? whole(0, 8) : undefined,
        payment:
          status === 'CANCELADA'
            ? undefined
            : among(['PIX', 5], ['CARTAO', 3], ['DINHEIRO', 2], ['BOLETO', 0.8]),
        price: status === 'CANCELADA' ? undefined : whole(from, to) / 2,
      }
    })
  }),
)

const office = 'Processos Trabalhistas'
const grower = 'vendas_flores_atacado'
const school = 'AULAS AUTOESCOLA MOTO'

export const files = [
  file(office, cases, [
    ['Data de ajuizamento', ({ day }) => brazilianDay(day)],
    ['Nº do processo', ({ number }) => number],
    ['Empresa reclamada', ({ company }) => company],
    ['Comarca', ({ city }) => city],
    ['Advogado', ({ lawyer }) => lawyer],
    ['Pedido principal', ({ claim }) => claim],
    ['Situação', ({ status }) => status],
    ['Resultado', ({ result }) => result ?? ''],
    ['Data da audiência', ({ hearing }) => (hearing === undefined ? '' : brazilianDay(hearing))],
    ['Horas trabalhadas', ({ hours }) => decimal(hours, 1)],
    ['Valor da causa', ({ value }) => dotted(commaPrice(value))],
    ['Honorários recebidos', ({ fee }) => known(fee, (amount) => dotted(commaPrice(amount)))],
  ]),
  file(
    grower,
    sales,
    [
      ['data_venda', ({ day }) => day],
      ['cliente', ({ client }) => client],
      ['tipo_cliente', ({ kind }) => kind],
      ['flor', ({ flower }) => flower],
      ['cor', ({ color }) => color ?? ''],
      ['vendedor', ({ seller }) => seller],
      ['macos', ({ bundles }) => bundles],
      ['preco_maco', ({ unit }) => unit.toFixed(2)],
      ['custo_frete', ({ freight }) => known(freight, (amount) => amount.toFixed(2))],
      ['valor_venda', ({ value }) => value.toFixed(2)],
      ['macos_devolvidos', ({ returned }) => returned],
      ['situacao', ({ status }) => status],
    ],
    ',',
  ),
  file(school, lessons, [
    ['DT_AULA', ({ day }) => brazilianDay(day)],
    ['ALUNO', ({ student }) => student],
    ['INSTRUTOR', ({ teacher }) => teacher],
    ['TP_AULA', ({ kind }) => kind],
    ['MOTO', ({ bike }) => bike ?? ''],
    ['TURNO', ({ shift }) => shift],
    ['SITUACAO', ({ status }) => status],
    ['DUR_MIN', ({ minutes }) => known(minutes, String)],
    ['KM_RODADO', ({ km }) => known(km, (distance) => decimal(distance, 1))],
    ['QTD_ERROS', ({ errors }) => known(errors, String)],
    ['FORMA_PGTO', ({ payment }) => payment ?? ''],
    ['VLR_AULA', ({ price }) => known(price, (amount) => decimal(amount))],
  ]),
]

export const labelled: Labelled[] = [
  // The law office
  ['quantos processos temos em cada comarca?', office, cases.by('city', (g) => g.count())],
  ['Quantos processos foram ajuizados em março de 2025?', office, cases.during('2025-03').count()],
  [
    'qto deu de honorarios nos processos da dra heloisa?',
    office,
    cases.when((r) => r.lawyer === 'Dra. Heloísa').sum('fee'),
  ],
  [
    'valor médio da causa nos processos de dano moral',
    office,
    cases.when((r) => r.claim === 'Dano moral').mean('value'),
  ],
  ['qual empresa reclamada tem mais processos?', office, most(cases.by('company', (g) => g.count()))],
  [
    'as 3 empresas reclamadas com o maior valor da causa somado',
    office,
    most(
      cases.by('company', (g) => g.sum('value')),
      3,
    ),
  ],
  [
    'Dos processos encerrados, que porcentagem terminou em acordo?',
    office,
    cases.when((r) => r.status === 'Encerrado').share((r) => r.result === 'Acordo'),
  ],
  ['quantos processos estão suspensos?', office, cases.when((r) => r.status === 'Suspenso').count()],
  [
    'qual advogado tem menos horas trabalhadas no total?',
    office,
    least(cases.by('lawyer', (g) => g.sum('hours'))),
  ],
  ['quantidade de processos ajuizados por mês', office, cases.byMonth((g) => g.count())],
  [
    'compare o valor das causas ajuizadas no segundo semestre de 2024 com o do primeiro semestre de 2025',
    office,
    {
      before: cases.during('2024-07', '2024-12').sum('value'),
      after: cases.during('2025-01', '2025-06').sum('value'),
    },
  ],
  [
    'quantos processos têm valor da causa acima de R$ 50.000?',
    office,
    cases.when((r) => r.value > 50_000).count(),
  ],
  ['qual foi o maior valor de honorários recebidos em um processo?', office, cases.max('fee')],
  [
    'média de horas trabalhadas nos processos de vinculo empregaticio',
    office,
    cases.when((r) => r.claim === 'Vínculo empregatício').mean('hours'),
  ],
  [
    'soma do valor das causas em andamento na comarca de Sumaré',
    office,
    cases.when((r) => r.status === 'Em andamento' && r.city === 'Sumaré').sum('value'),
  ],
  [
    'quantos processos contra a Metalúrgica Andrade foram julgados improcedentes?',
    office,
    cases.when((r) => r.company === 'Metalúrgica Andrade' && r.result === 'Improcedente').count(),
  ],
  [
    'honorários recebidos por advogado sem contar os acordos',
    office,
    cases.when((r) => r.result !== 'Acordo').by('lawyer', (g) => g.sum('fee')),
  ],
  ['em que dia da semana a gente mais ajuiza processo?', office, most(cases.byWeekday((g) => g.count()))],
  [
    'quanto recebemos de honorários por hora trabalhada, considerando só os processos com acordo?',
    office,
    cases.when((r) => r.result === 'Acordo').sum('fee') /
      cases.when((r) => r.result === 'Acordo').sum('hours'),
  ],
  [
    'contra quantas empresas diferentes a dra. Simone ajuizou processo em abril de 2025?',
    office,
    cases
      .during('2025-04')
      .when((r) => r.lawyer === 'Dra. Simone')
      .distinct('company'),
  ],
  [
    'quantos processos têm audiência em setembro de 2025?',
    office,
    cases.when((r) => (r.hearing ?? '').startsWith('2025-09')).count(),
  ],
  ['qtos processos estão sem data de audiencia', office, cases.when((r) => r.hearing === undefined).count()],
  [
    'valor total das causas ajuizadas de 15/01/2025 até 28/02/2025',
    office,
    cases.from('2025-01-15', '2025-02-28').sum('value'),
  ],
  [
    'qual a participação de Campinas no valor total das causas?',
    office,
    cases.share((r) => r.city === 'Campinas', 'value'),
  ],
  [
    'qual o menor valor da causa entre os processos de insalubridade?',
    office,
    cases.when((r) => r.claim === 'Insalubridade').min('value'),
  ],
  [
    'qtos processos o dr renato tem contra a transportadora rota sul',
    office,
    cases.when((r) => r.lawyer === 'Dr. Renato' && r.company === 'Transportadora Rota Sul').count(),
  ],
  ['média dos honorários recebidos por pedido principal', office, cases.by('claim', (g) => g.mean('fee'))],
  [
    'quantos processos em andamento já passaram de 40 horas trabalhadas?',
    office,
    cases.when((r) => r.status === 'Em andamento' && r.hours > 40).count(),
  ],
  [
    'quantos processos ajuizamos contra a Construtora Alicerce desde agosto de 2025?',
    office,
    cases
      .during('2025-08', '2025-11')
      .when((r) => r.company === 'Construtora Alicerce')
      .count(),
  ],
  [
    'total do valor da causa por resultado, só dos processos encerrados',
    office,
    cases.when((r) => r.status === 'Encerrado').by('result', (g) => g.sum('value')),
  ],

  // The flower grower
  ['Valor das vendas de flores por mês', grower, sales.byMonth((g) => g.sum('value'))],
  [
    'qtos maços de rosa a gente vendeu em maio?',
    grower,
    sales
      .during('2025-05')
      .when((r) => r.flower === 'rosa')
      .sum('bundles'),
  ],
  ['qual flor teve o maior valor de vendas?', grower, most(sales.by('flower', (g) => g.sum('value')))],
  [
    'as 3 flores com mais maços vendidos',
    grower,
    most(
      sales.by('flower', (g) => g.sum('bundles')),
      3,
    ),
  ],
  [
    'quantos reais a Bem Me Quer comprou no segundo semestre?',
    grower,
    sales
      .during('2025-07', '2025-12')
      .when((r) => r.client === 'Bem Me Quer')
      .sum('value'),
  ],
  [
    'Que porcentagem do valor das vendas de flores foi para supermercado?',
    grower,
    sales.share((r) => r.kind === 'supermercado', 'value'),
  ],
  [
    'qual o valor somado das vendas pendentes e das atrasadas?',
    grower,
    sales.when((r) => r.status === 'pendente' || r.status === 'atrasado').sum('value'),
  ],
  [
    'custo médio do frete nas vendas que tiveram frete',
    grower,
    sales.when((r) => r.freight !== undefined).mean('freight'),
  ],
  ['qtas vendas sairam sem custo de frete?', grower, sales.when((r) => r.freight === undefined).count()],
  ['maços devolvidos por flor', grower, sales.by('flower', (g) => g.sum('returned'))],
  ['qual cliente devolveu mais maços?', grower, most(sales.by('client', (g) => g.sum('returned')))],
  [
    'quantos por cento dos maços vendidos foram devolvidos?',
    grower,
    { share: sales.sum('returned') / sales.sum('bundles') },
  ],
  [
    'compara o valor vendido de girassol em outubro com o de novembro',
    grower,
    {
      before: sales
        .during('2025-10')
        .when((r) => r.flower === 'girassol')
        .sum('value'),
      after: sales
        .during('2025-11')
        .when((r) => r.flower === 'girassol')
        .sum('value'),
    },
  ],
  [
    'quantas vendas acima de 1000 reais a Ivone fez?',
    grower,
    sales.when((r) => r.seller === 'Ivone' && r.value > 1_000).count(),
  ],
  ['em qual dia da semana saem mais maços?', grower, most(sales.byWeekday((g) => g.sum('bundles')))],
  [
    'qual foi o preço mais alto do maço de lírio?',
    grower,
    sales.when((r) => r.flower === 'lirio').max('unit'),
  ],
  [
    'valor das vendas por vendedor, sem contar os supermercados',
    grower,
    sales.when((r) => r.kind !== 'supermercado').by('seller', (g) => g.sum('value')),
  ],
  [
    'Quantos clientes diferentes compraram crisântemo em agosto?',
    grower,
    sales
      .during('2025-08')
      .when((r) => r.flower === 'crisantemo')
      .distinct('client'),
  ],
  ['em quantos dias de dezembro teve venda de flores?', grower, sales.during('2025-12').distinct('day')],
  ['valor médio por venda para cada tipo de cliente', grower, sales.by('kind', (g) => g.mean('value'))],
  [
    'quanto a Marisa vendeu em reais entre 01/06/2025 e 15/07/2025?',
    grower,
    sales
      .from('2025-06-01', '2025-07-15')
      .when((r) => r.seller === 'Marisa')
      .sum('value'),
  ],
  [
    'quanto vendemos em reais de flores amarelas?',
    grower,
    sales.when((r) => r.color === 'amarelo').sum('value'),
  ],
  ['qual foi o pior mês de vendas de flores em reais?', grower, least(sales.byMonth((g) => g.sum('value')))],
  [
    'em qual data o total em reais das vendas de flores foi maior?',
    grower,
    most(sales.by('day', (g) => g.sum('value'))).map(([day, value]): [string, number] => [
      shownDay(day),
      value,
    ]),
  ],
  [
    'qtas vendas atrasadas tem cada cliente',
    grower,
    sales.when((r) => r.status === 'atrasado').by('client', (g) => g.count()),
  ],
  [
    'custo de frete por mês das vendas para floricultura',
    grower,
    sales.when((r) => r.kind === 'floricultura').byMonth((g) => g.sum('freight')),
  ],
  ['valor das vendas de flores menos o custo de frete', grower, sales.sum('value') - sales.sum('freight')],
  [
    'qto vendemos de gerbera aos sabados, em reais',
    grower,
    sales
      .on(6)
      .when((r) => r.flower === 'gerbera')
      .sum('value'),
  ],
  [
    'média de maços por venda de rosas vermelhas',
    grower,
    sales.when((r) => r.flower === 'rosa' && r.color === 'vermelho').mean('bundles'),
  ],
  [
    'quantas vendas de até 10 maços tivemos em abril?',
    grower,
    sales
      .during('2025-04')
      .when((r) => r.bundles <= 10)
      .count(),
  ],

  // The driving school
  [
    'Quantas aulas realizadas tivemos em outubro?',
    school,
    lessons
      .during('2025-10')
      .when((r) => r.status === 'REALIZADA')
      .count(),
  ],
  [
    'número de aulas realizadas por instrutor',
    school,
    lessons.when((r) => r.status === 'REALIZADA').by('teacher', (g) => g.count()),
  ],
  [
    'qtos km a cg 160 rodou em novembro?',
    school,
    lessons
      .during('2025-11')
      .when((r) => r.bike === 'CG 160')
      .sum('km'),
  ],
  [
    'qual moto rodou mais km?',
    school,
    most(lessons.when((r) => r.bike !== undefined).by('bike', (g) => g.sum('km'))),
  ],
  ['em qual mês o valor total das aulas foi maior?', school, most(lessons.byMonth((g) => g.sum('price')))],
  ['valor das aulas por turno', school, lessons.by('shift', (g) => g.sum('price'))],
  [
    'qual instrutor tem mais aulas com falta?',
    school,
    most(lessons.when((r) => r.status === 'FALTA').by('teacher', (g) => g.count())),
  ],
  ['Que porcentagem das aulas foi cancelada?', school, lessons.share((r) => r.status === 'CANCELADA')],
  [
    'média de erros nos simulados realizados por instrutor',
    school,
    lessons
      .when((r) => r.kind === 'SIMULADO' && r.status === 'REALIZADA')
      .by('teacher', (g) => g.mean('errors')),
  ],
  [
    'qtos simulados tiveram mais de 5 erros',
    school,
    lessons.when((r) => r.kind === 'SIMULADO' && r.errors !== undefined && r.errors > 5).count(),
  ],
  [
    'compara o total de km rodado em março com o de abril',
    school,
    { before: lessons.during('2026-03').sum('km'), after: lessons.during('2026-04').sum('km') },
  ],
  [
    'os 3 alunos que mais rodaram km',
    school,
    most(
      lessons.by('student', (g) => g.sum('km')),
      3,
    ),
  ],
  [
    'em que dia da semana temos mais aulas realizadas?',
    school,
    most(lessons.when((r) => r.status === 'REALIZADA').byWeekday((g) => g.count())),
  ],
  [
    'duração total em minutos das aulas práticas do Gilmar',
    school,
    lessons.when((r) => r.kind === 'PRATICA' && r.teacher === 'Gilmar').sum('minutes'),
  ],
  [
    'qual o valor total das aulas com falta em dezembro?',
    school,
    lessons
      .during('2025-12')
      .when((r) => r.status === 'FALTA')
      .sum('price'),
  ],
  [
    'qto deu em pix nas aulas desde fevereiro?',
    school,
    lessons
      .during('2026-02', '2026-05')
      .when((r) => r.payment === 'PIX')
      .sum('price'),
  ],
  [
    'quantos alunos diferentes tiveram aula realizada em janeiro?',
    school,
    lessons
      .during('2026-01')
      .when((r) => r.status === 'REALIZADA')
      .distinct('student'),
  ],
  [
    'em quantos dias teve aula realizada no turno da noite?',
    school,
    lessons.when((r) => r.status === 'REALIZADA' && r.shift === 'NOITE').distinct('day'),
  ],
  ['valor médio da aula prática', school, lessons.when((r) => r.kind === 'PRATICA').mean('price')],
  [
    'qual forma de pagamento aparece em menos aulas?',
    school,
    least(lessons.when((r) => r.payment !== undefined).by('payment', (g) => g.count())),
  ],
  [
    'média de km rodado por simulado realizado',
    school,
    lessons.when((r) => r.kind === 'SIMULADO' && r.status === 'REALIZADA').mean('km'),
  ],
  [
    'quantas aulas passaram de 20 km rodados?',
    school,
    lessons.when((r) => r.km !== undefined && r.km > 20).count(),
  ],
  [
    'aulas canceladas por mes, a quantidade',
    school,
    lessons.when((r) => r.status === 'CANCELADA').byMonth((g) => g.count()),
  ],
  [
    'qual a participação da Vanessa no valor total das aulas?',
    school,
    lessons.share((r) => r.teacher === 'Vanessa', 'price'),
  ],
  [
    'quantas aulas realizadas o Edson teve a tarde na biz 125',
    school,
    lessons
      .when((r) => r.status === 'REALIZADA' && r.teacher === 'Edson')
      .when((r) => r.shift === 'TARDE' && r.bike === 'BIZ 125')
      .count(),
  ],
  [
    'valor total das aulas entre 15/12/2025 e 20/01/2026, sem contar as teóricas',
    school,
    lessons
      .from('2025-12-15', '2026-01-20')
      .when((r) => r.kind !== 'TEORICA')
      .sum('price'),
  ],
  [
    'em média, quantas aulas realizadas temos por dia que teve aula realizada?',
    school,
    lessons.when((r) => r.status === 'REALIZADA').count() /
      lessons.when((r) => r.status === 'REALIZADA').distinct('day'),
  ],
  [
    'quantos km o Mateus Rocha rodou ao todo?',
    school,
    lessons.when((r) => r.student === 'Mateus Rocha').sum('km'),
  ],
  [
    'nos simulados realizados, quantos minutos de aula dá por km rodado (total de minutos dividido pelo total de km)?',
    school,
    lessons.when((r) => r.kind === 'SIMULADO' && r.status === 'REALIZADA').sum('minutes') /
      lessons.when((r) => r.kind === 'SIMULADO' && r.status === 'REALIZADA').sum('km'),
  ],
  [
    'qtas aulas teoricas realizadas foram de noite',
    school,
    lessons.when((r) => r.kind === 'TEORICA' && r.status === 'REALIZADA' && r.shift === 'NOITE').count(),
  ],
]

export const unanswerable: string[] = [
  'quanto pagamos de custas judiciais em março de 2025?',
  'qual o telefone do Dr. Caio?',
  'quantos processos foram ajuizados em 2022?',
  'qual o salário da recepcionista do escritório de advocacia?',
  'quanto gastamos de adubo em junho?',
  'qtos maços de orquídea vendemos?',
  'qual a temperatura média da estufa?',
  'quanto gastamos de gasolina com as motos?',
  'quantos alunos passaram na prova do Detran?',
  'quantas aulas a instrutora Bianca deu?',
]
