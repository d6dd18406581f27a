import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* Goals of a sales team, what a school is owed and what patients of a clinic chain say. */

const { next, whole, pick, among } = seededBusiness('goals of sellers, fees of a school, answers to a clinic')

/** The first days of the months in a span of days. */
const monthsFrom = (first: string, count: number) =>
  daysFrom(first, count).filter((day) => day.endsWith('-01'))

const sellers = [
  { seller: 'Anderson', region: 'Capital', boss: 'Márcia', level: 'Sênior' },
  { seller: 'Beatriz', region: 'Capital', boss: 'Márcia', level: 'Pleno' },
  { seller: 'Cristiano', region: 'Interior', boss: 'Tadeu', level: 'Pleno' },
  { seller: 'Débora', region: 'Litoral', boss: 'Rosana', level: 'Júnior' },
  { seller: 'Edson', region: 'Interior', boss: 'Tadeu', level: 'Sênior' },
  { seller: 'Fernanda', region: 'Capital', boss: 'Márcia', level: 'Júnior' },
  { seller: 'Gilberto', region: 'Vale do Paraíba', boss: 'Rosana', level: 'Pleno' },
  { seller: 'Helena', region: 'Interior', boss: 'Tadeu', level: 'Júnior' },
  { seller: 'Igor', region: 'Litoral', boss: 'Márcia', level: 'Pleno' },
  { seller: 'Jéssica', region: 'Capital', boss: 'Tadeu', level: 'Pleno' },
  { seller: 'Leandro', region: 'Interior', boss: 'Tadeu', level: 'Júnior' },
  { seller: 'Mirela', region: 'Vale do Paraíba', boss: 'Rosana', level: 'Sênior' },
  { seller: 'Nelson', region: 'Litoral', boss: 'Rosana', level: 'Júnior' },
  { seller: 'Patrícia', region: 'Capital', boss: 'Márcia', level: 'Sênior' },
  { seller: 'Rogério', region: 'Interior', boss: 'Tadeu', level: 'Pleno' },
  { seller: 'Sabrina', region: 'Vale do Paraíba', boss: 'Rosana', level: 'Júnior' },
]
// One row for every seller and month, May 2025 to April 2026; few new clients at the coast.
const goals = new Rows(
  monthsFrom('2025-05-01', 365).flatMap((day) =>
    sellers.map((one) => {
      const base = one.level === 'Sênior' ? 80 : one.level === 'Pleno' ? 50 : 30
      const goal = whole(base, base + 25) * 1_000
      const achieved = cents((goal * whole(620, 1_340)) / 1_000 + whole(1, 9_900) / 100)
      const hit = achieved >= goal ? 'Sim' : 'Não'
      return {
        day,
        ...one,
        goal,
        achieved,
        visits: whole(14, 48),
        fresh: one.region === 'Litoral' ? whole(0, 3) : whole(1, 9),
        commission: cents(achieved * (hit === 'Sim' ? 0.03 : 0.015)),
        hit,
      }
    }),
  ),
)

const classes = [
  {
    group: 'Berçário',
    shift: 'Integral',
    from: 150_000,
    to: 190_000,
    names: ['Alice Moreira', 'Davi Luca Prado', 'Valentina Souza', 'Théo Martins', 'Laura Bittencourt'],
  },
  {
    group: 'Maternal',
    shift: 'Tarde',
    from: 135_000,
    to: 170_000,
    names: ['Miguel Antunes', 'Sophia Carvalho', 'Heitor Lacerda', 'Isadora Pimentel', 'Bernardo Queiroz'],
  },
  {
    group: 'Jardim I',
    shift: 'Tarde',
    from: 110_000,
    to: 140_000,
    names: ['Manuela Ferraz', 'Arthur Nogueira', 'Cecília Barros', 'Gael Monteiro', 'Lívia Teixeira'],
  },
  {
    group: 'Jardim II',
    shift: 'Manhã',
    from: 110_000,
    to: 140_000,
    names: ['Pietro Salles', 'Lorena Diniz', 'Enzo Gabriel Faria', 'Maria Clara Leal', 'Noah Cardoso'],
  },
  {
    group: '1º Ano',
    shift: 'Manhã',
    from: 100_000,
    to: 130_000,
    names: ['Yasmin Peixoto', 'Samuel Brandão', 'Eloá Vasconcelos', 'Murilo Castro', 'Antonella Rios'],
  },
  {
    group: '2º Ano',
    shift: 'Manhã',
    from: 100_000,
    to: 130_000,
    names: ['Rafael Siqueira', 'Júlia Camargo', 'Lucas Meireles', 'Ana Luiza Torres', 'Caio Ventura'],
  },
  {
    group: '3º Ano',
    shift: 'Integral',
    from: 140_000,
    to: 180_000,
    names: [
      'Nicolas Amaral',
      'Marina Duarte',
      'Vitor Hugo Pires',
      'Bianca Sampaio',
      'Otto Rezende',
      'Clara Assunção',
    ],
  },
]
const students = classes.flatMap(({ group, shift, from, to, names }) =>
  names.map((student) => ({
    student,
    group,
    shift,
    fee: whole(from, to) / 100,
    due: pick(['05', '10', '15']),
  })),
)
const chargeOf = (
  { student, group, shift }: { student: string; group: string; shift: string },
  day: string,
  type: string,
  amount: number,
) => {
  const status = among(['Pago', 75], ['Atrasado', 14], ['Negociado', 11])
  const isPaid = status === 'Pago'
  const isLate = status === 'Atrasado' || (isPaid && next() < 0.2)
  const discount = next() < 0.55 ? 0 : cents((amount * whole(3, 10)) / 100)
  const fine = isLate ? cents((amount * whole(20, 60)) / 1_000) : undefined
  return {
    day,
    student,
    group,
    shift,
    type,
    amount,
    discount,
    fine,
    paid: isPaid ? cents(amount - discount + (fine ?? 0)) : undefined,
    status,
    method: isPaid ? pick(['Boleto', 'Boleto', 'Pix', 'Pix', 'Cartão', 'Dinheiro']) : '',
  }
}
// A fee for every student and month, February to December 2025, and for half of them something more.
const charges = new Rows(
  monthsFrom('2025-02-01', 334).flatMap((first) =>
    students.flatMap((one) => {
      const month = first.slice(0, 7)
      const fee = chargeOf(one, `${month}-${one.due}`, 'Mensalidade', one.fee)
      if (next() < 0.5) return [fee]
      const type = pick(['Alimentação', 'Transporte', 'Material didático'])
      const day = `${month}-${String(whole(1, 28)).padStart(2, '0')}`
      return [fee, chargeOf(one, day, type, whole(15_000, 65_000) / 100)]
    }),
  ),
)

// August 2025 to March 2026, closed on Sundays, most answers on Mondays.
const answers = new Rows(
  daysFrom('2025-08-01', 243)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(5, 9) : whole(2, 5) }, () => {
        const score = among(
          [10, 30],
          [9, 22],
          [8, 16],
          [7, 11],
          [6, 7],
          [5, 5],
          [4, 3],
          [3, 2],
          [2, 2],
          [1, 1],
          [0, 1],
        )
        const chance = score >= 8 ? 0.95 : score >= 6 ? 0.5 : 0.1
        return {
          day,
          unit: among(['Moema', 40], ['Tatuapé', 28], ['Santana', 20], ['Pinheiros', 12]),
          ...among(
            [{ professional: 'Dra. Camila Rocha', specialty: 'Dermatologia' }, 22],
            [{ professional: 'Dr. Renato Alves', specialty: 'Ortopedia' }, 16],
            [{ professional: 'Dra. Lúcia Prates', specialty: 'Pediatria' }, 17],
            [{ professional: 'Dra. Vanessa Muniz', specialty: 'Dermatologia' }, 12],
            [{ professional: 'Dra. Simone Falcão', specialty: 'Ginecologia' }, 11],
            [{ professional: 'Dr. Eduardo Kimura', specialty: 'Cardiologia' }, 8],
            [{ professional: 'Dr. Hélio Bastos', specialty: 'Ortopedia' }, 7],
            [{ professional: 'Dr. Paulo Tavares', specialty: 'Clínica geral' }, 7],
          ),
          plan: pick(['Unimed', 'Bradesco Saúde', 'Particular', 'Amil']),
          channel: among(['WhatsApp', 50], ['E-mail', 25], ['Totem', 15], ['SMS', 10]),
          score,
          wait: next() < 0.1 ? undefined : whole(3, 75),
          recommends: next() < chance ? 'sim' : 'não',
          isFirst: next() < 0.35 ? 'sim' : 'não',
        }
      }),
    ),
)

const team = 'Metas Vendedores'
const school = 'CONTAS_A_RECEBER_ESCOLA'
const clinic = 'pesquisa_satisfacao'

export const files = [
  file(team, goals, [
    ['Mês', ({ day }) => brazilianDay(day)],
    ['Vendedor', ({ seller }) => seller],
    ['Região', ({ region }) => region],
    ['Supervisor', ({ boss }) => boss],
    ['Nível', ({ level }) => level],
    ['Meta', ({ goal }) => dotted(commaPrice(goal))],
    ['Realizado', ({ achieved }) => dotted(commaPrice(achieved))],
    ['Visitas', ({ visits }) => visits],
    ['Novos clientes', ({ fresh }) => fresh],
    ['Comissão', ({ commission }) => dotted(commaPrice(commission))],
    ['Bateu a meta', ({ hit }) => hit],
  ]),
  file(school, charges, [
    ['ALUNO', ({ student }) => student],
    ['TURMA', ({ group }) => group],
    ['TURNO', ({ shift }) => shift],
    ['TIPO_COBRANCA', ({ type }) => type],
    ['DT_VENCIMENTO', ({ day }) => brazilianDay(day)],
    ['VALOR', ({ amount }) => decimal(amount)],
    ['DESCONTO', ({ discount }) => decimal(discount)],
    ['MULTA', ({ fine }) => (fine === undefined ? '' : decimal(fine))],
    ['VALOR_PAGO', ({ paid }) => (paid === undefined ? '' : decimal(paid))],
    ['STATUS', ({ status }) => status],
    ['FORMA_PAGAMENTO', ({ method }) => method],
  ]),
  file(
    clinic,
    answers,
    [
      ['data_resposta', ({ day }) => day],
      ['unidade', ({ unit }) => unit],
      ['profissional', ({ professional }) => professional],
      ['especialidade', ({ specialty }) => specialty],
      ['convenio', ({ plan }) => plan],
      ['canal', ({ channel }) => channel],
      ['nota', ({ score }) => score],
      ['espera_min', ({ wait }) => wait ?? ''],
      ['recomendaria', ({ recommends }) => recommends],
      ['primeira_consulta', ({ isFirst }) => isFirst],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The sales team
  ['total realizado pelos vendedores por mes', team, goals.byMonth((g) => g.sum('achieved'))],
  ['qual foi a meta total de outubro?', team, goals.during('2025-10').sum('goal')],
  [
    'quanto o edson realizou em janeiro',
    team,
    goals
      .during('2026-01')
      .when((r) => r.seller === 'Edson')
      .sum('achieved'),
  ],
  ['total de comissao por vendedor', team, goals.by('seller', (g) => g.sum('commission'))],
  [
    'qual vendedor teve o maior realizado em 2025?',
    team,
    most(goals.during('2025-05', '2025-12').by('seller', (g) => g.sum('achieved'))),
  ],
  [
    'os 3 vendedores com mais comissao no total',
    team,
    most(
      goals.by('seller', (g) => g.sum('commission')),
      3,
    ),
  ],
  ['qual regiao trouxe menos novos clientes?', team, least(goals.by('region', (g) => g.sum('fresh')))],
  [
    'quantos vendedores bateram a meta em novembro',
    team,
    goals
      .during('2025-11')
      .when((r) => r.hit === 'Sim')
      .count(),
  ],
  [
    'somando tudo, que porcentagem da meta do interior foi realizada?',
    team,
    {
      share:
        goals.when((r) => r.region === 'Interior').sum('achieved') /
        goals.when((r) => r.region === 'Interior').sum('goal'),
    },
  ],
  ['média mensal de visitas de cada vendedor', team, goals.by('seller', (g) => g.mean('visits'))],
  [
    'qual a comissao media mensal de um vendedor senior',
    team,
    goals.when((r) => r.level === 'Sênior').mean('commission'),
  ],
  [
    'quantos % do total realizado veio da capital?',
    team,
    goals.share((r) => r.region === 'Capital', 'achieved'),
  ],
  [
    'quantas visitas os vendedores do supervisor tadeu fizeram de julho a setembro',
    team,
    goals
      .during('2025-07', '2025-09')
      .when((r) => r.boss === 'Tadeu')
      .sum('visits'),
  ],
  [
    'compara o realizado total de novembro com o de dezembro nas metas',
    team,
    { before: goals.during('2025-11').sum('achieved'), after: goals.during('2025-12').sum('achieved') },
  ],
  [
    'total realizado: mirela x patricia',
    team,
    goals
      .when((r) => r.seller === 'Mirela' || r.seller === 'Patrícia')
      .by('seller', (g) => g.sum('achieved')),
  ],
  ['qual a maior comissao que um vendedor ganhou num mes só?', team, goals.max('commission')],
  ['menor meta dada pra um vendedor pleno', team, goals.when((r) => r.level === 'Pleno').min('goal')],
  [
    'quantas vezes um vendedor realizou mais de 100 mil no mês?',
    team,
    goals.when((r) => r.achieved > 100_000).count(),
  ],
  ['em que mes o total realizado foi o menor?', team, least(goals.byMonth((g) => g.sum('achieved')))],
  ['total de visitas por supervisor', team, goals.by('boss', (g) => g.sum('visits'))],
  [
    'soma das metas por região no primeiro trimestre de 2026',
    team,
    goals.during('2026-01', '2026-03').by('region', (g) => g.sum('goal')),
  ],
  [
    'quanto deu de comissao dos vendedores desde fevereiro de 2026',
    team,
    goals.during('2026-02', '2026-04').sum('commission'),
  ],
  [
    'quantos vendedores diferentes tem no interior?',
    team,
    goals.when((r) => r.region === 'Interior').distinct('seller'),
  ],
  [
    'quanto dá o realizado menos a meta no total de março?',
    team,
    goals.during('2026-03').sum('achieved') - goals.during('2026-03').sum('goal'),
  ],
  [
    'quantas vezes a meta nao foi batida em cada regiao',
    team,
    goals.when((r) => r.hit === 'Não').by('region', (g) => g.count()),
  ],
  [
    'total realizado em agosto sem contar o litoral',
    team,
    goals
      .during('2025-08')
      .when((r) => r.region !== 'Litoral')
      .sum('achieved'),
  ],
  [
    'em quantos por cento dos meses a patricia bateu a meta?',
    team,
    goals.when((r) => r.seller === 'Patrícia').share((r) => r.hit === 'Sim'),
  ],
  [
    'qual supervisor tem a maior soma de comissao dos vendedores?',
    team,
    most(goals.by('boss', (g) => g.sum('commission'))),
  ],
  [
    'na capital, quanto dá o total realizado dividido pelo total de visitas',
    team,
    goals.when((r) => r.region === 'Capital').sum('achieved') /
      goals.when((r) => r.region === 'Capital').sum('visits'),
  ],
  [
    'to fechando o mês de dezembro: quanto deu de comissao só de quem bateu a meta?',
    team,
    goals
      .during('2025-12')
      .when((r) => r.hit === 'Sim')
      .sum('commission'),
  ],

  // The school
  ['valor total das cobranças da escola por mes', school, charges.byMonth((g) => g.sum('amount'))],
  [
    'qual o valor total das mensalidades atrasadas?',
    school,
    charges.when((r) => r.type === 'Mensalidade' && r.status === 'Atrasado').sum('amount'),
  ],
  [
    'quantas cobranças atrasadas tem em cada turma',
    school,
    charges.when((r) => r.status === 'Atrasado').by('group', (g) => g.count()),
  ],
  ['total do valor pago no pix', school, charges.when((r) => r.method === 'Pix').sum('paid')],
  [
    'top 3 alunos com maior valor atrasado',
    school,
    most(
      charges.when((r) => r.status === 'Atrasado').by('student', (g) => g.sum('amount')),
      3,
    ),
  ],
  ['total de multa das cobranças que venceram em maio', school, charges.during('2025-05').sum('fine')],
  ['que % das cobranças da escola ta com status pago?', school, charges.share((r) => r.status === 'Pago')],
  [
    'valor medio da mensalidade por turma',
    school,
    charges.when((r) => r.type === 'Mensalidade').by('group', (g) => g.mean('amount')),
  ],
  ['quanto de desconto foi dado em cada turno', school, charges.by('shift', (g) => g.sum('discount'))],
  [
    'compare o valor pago da escola em junho com o de julho',
    school,
    { before: charges.during('2025-06').sum('paid'), after: charges.during('2025-07').sum('paid') },
  ],
  [
    'qual o valor pago pela marina duarte no total?',
    school,
    charges.when((r) => r.student === 'Marina Duarte').sum('paid'),
  ],
  [
    'quantas cobranças de transporte no segundo semestre de 2025?',
    school,
    charges
      .during('2025-07', '2025-12')
      .when((r) => r.type === 'Transporte')
      .count(),
  ],
  ['quantas cobranças tem valor acima de 1500 reais', school, charges.when((r) => r.amount > 1_500).count()],
  ['qual foi a maior multa do 2º ano?', school, charges.when((r) => r.group === '2º Ano').max('fine')],
  [
    'qual turma tem o menor valor atrasado?',
    school,
    least(charges.when((r) => r.status === 'Atrasado').by('group', (g) => g.sum('amount'))),
  ],
  [
    'quantos alunos diferentes tem cobrança com status negociado?',
    school,
    charges.when((r) => r.status === 'Negociado').distinct('student'),
  ],
  [
    'quantidade de cobranças pagas por forma de pagamento',
    school,
    charges.when((r) => r.status === 'Pago').by('method', (g) => g.count()),
  ],
  [
    'quantos por cento do valor pago foi por boleto?',
    school,
    charges.share((r) => r.method === 'Boleto', 'paid'),
  ],
  [
    'soma do valor pago em dinheiro ou cartao na turma maternal',
    school,
    charges
      .when((r) => r.group === 'Maternal' && (r.method === 'Dinheiro' || r.method === 'Cartão'))
      .sum('paid'),
  ],
  ['qual o mes de vencimento com mais multa em reais?', school, most(charges.byMonth((g) => g.sum('fine')))],
  [
    'valor das cobranças de alimentaçao sem contar o berçario',
    school,
    charges.when((r) => r.type === 'Alimentação' && r.group !== 'Berçário').sum('amount'),
  ],
  ['valor medio da multa, só das cobranças que tiveram multa', school, charges.mean('fine')],
  [
    'valor total das cobranças com vencimento entre 01/08/2025 e 20/09/2025',
    school,
    charges.from('2025-08-01', '2025-09-20').sum('amount'),
  ],
  [
    'quantas mensalidades sairam sem desconto?',
    school,
    charges.when((r) => r.type === 'Mensalidade' && r.discount === 0).count(),
  ],
  [
    'a diretora perguntou do jardim II: qual o valor total das cobranças de transporte dessa turma?',
    school,
    charges.when((r) => r.group === 'Jardim II' && r.type === 'Transporte').sum('amount'),
  ],
  [
    'valor total das mensalidades do turno da manha x turno da tarde',
    school,
    charges
      .when((r) => r.type === 'Mensalidade' && (r.shift === 'Manhã' || r.shift === 'Tarde'))
      .by('shift', (g) => g.sum('amount')),
  ],
  [
    'média do valor pago nas cobranças pagas com cartão',
    school,
    charges.when((r) => r.method === 'Cartão').mean('paid'),
  ],
  [
    'quantas mensalidades tem vencimento no sabado?',
    school,
    charges
      .on(6)
      .when((r) => r.type === 'Mensalidade')
      .count(),
  ],
  [
    'valor das cobranças atrasadas com vencimento desde outubro',
    school,
    charges
      .during('2025-10', '2025-12')
      .when((r) => r.status === 'Atrasado')
      .sum('amount'),
  ],
  [
    'em março, quanto dá o valor das cobranças da escola menos o desconto?',
    school,
    charges.during('2025-03').sum('amount') - charges.during('2025-03').sum('discount'),
  ],

  // The clinic chain
  ['nota media da pesquisa por unidade', clinic, answers.by('unit', (g) => g.mean('score'))],
  ['quantas respostas a pesquisa teve em setembro?', clinic, answers.during('2025-09').count()],
  [
    'qual profissional tem a maior nota média?',
    clinic,
    most(answers.by('professional', (g) => g.mean('score'))),
  ],
  ['qual unidade tem a maior espera media', clinic, most(answers.by('unit', (g) => g.mean('wait')))],
  [
    'que porcentagem das respostas recomendaria a clinica?',
    clinic,
    answers.share((r) => r.recommends === 'sim'),
  ],
  ['quantas respostas com nota abaixo de 6?', clinic, answers.when((r) => r.score < 6).count()],
  ['numero de respostas por canal', clinic, answers.by('channel', (g) => g.count())],
  [
    'espera media em minutos na unidade tatuape em janeiro',
    clinic,
    answers
      .during('2026-01')
      .when((r) => r.unit === 'Tatuapé')
      .mean('wait'),
  ],
  [
    'qual foi a maior espera na ortopedia, em minutos?',
    clinic,
    answers.when((r) => r.specialty === 'Ortopedia').max('wait'),
  ],
  [
    'quantas notas 10 a dra camila rocha recebeu',
    clinic,
    answers.when((r) => r.professional === 'Dra. Camila Rocha' && r.score === 10).count(),
  ],
  [
    'compara a nota média de outubro com a de novembro',
    clinic,
    { before: answers.during('2025-10').mean('score'), after: answers.during('2025-11').mean('score') },
  ],
  ['em que dia da semana a pesquisa tem mais respostas?', clinic, most(answers.byWeekday((g) => g.count()))],
  ['nota média por dia da semana', clinic, answers.byWeekday((g) => g.mean('score'))],
  [
    'as 3 especialidades com mais respostas na pesquisa',
    clinic,
    most(
      answers.by('specialty', (g) => g.count()),
      3,
    ),
  ],
  [
    'quantas respostas com espera de mais de 40 minutos',
    clinic,
    answers.when((r) => r.wait !== undefined && r.wait > 40).count(),
  ],
  ['qual convenio deu a menor nota media?', clinic, least(answers.by('plan', (g) => g.mean('score')))],
  [
    'que porcentagem das respostas da unidade santana deu nota 9 ou 10?',
    clinic,
    answers.when((r) => r.unit === 'Santana').share((r) => r.score >= 9),
  ],
  [
    'quantas respostas de primeira consulta por mês',
    clinic,
    answers.when((r) => r.isFirst === 'sim').byMonth((g) => g.count()),
  ],
  [
    'vou conversar com a equipe da unidade moema: qual a espera média por profissional lá?',
    clinic,
    answers.when((r) => r.unit === 'Moema').by('professional', (g) => g.mean('wait')),
  ],
  [
    'quantas respostas da unidade pinheiros nao recomendariam?',
    clinic,
    answers.when((r) => r.unit === 'Pinheiros' && r.recommends === 'não').count(),
  ],
  [
    'nota media da pediatria no ultimo trimestre de 2025',
    clinic,
    answers
      .during('2025-10', '2025-12')
      .when((r) => r.specialty === 'Pediatria')
      .mean('score'),
  ],
  [
    'nota média: dr renato alves x dra vanessa muniz',
    clinic,
    answers
      .when((r) => r.professional === 'Dr. Renato Alves' || r.professional === 'Dra. Vanessa Muniz')
      .by('professional', (g) => g.mean('score')),
  ],
  [
    'quantas respostas vieram por sms desde janeiro?',
    clinic,
    answers
      .during('2026-01', '2026-03')
      .when((r) => r.channel === 'SMS')
      .count(),
  ],
  [
    'quantos profissionais diferentes ja levaram nota 0',
    clinic,
    answers.when((r) => r.score === 0).distinct('professional'),
  ],
  [
    'quantas respostas da unidade moema foram num sábado?',
    clinic,
    answers
      .on(6)
      .when((r) => r.unit === 'Moema')
      .count(),
  ],
  [
    'nota média das respostas com espera de até 15 minutos',
    clinic,
    answers.when((r) => r.wait !== undefined && r.wait <= 15).mean('score'),
  ],
  [
    'tirando as respostas do whatsapp, qual a nota media da pesquisa?',
    clinic,
    answers.when((r) => r.channel !== 'WhatsApp').mean('score'),
  ],
  [
    'em média quantas respostas a pesquisa recebe por mês?',
    clinic,
    answers.count() / answers.byMonth((g) => g.count()).length,
  ],
  ['qual mês teve a menor nota média?', clinic, least(answers.byMonth((g) => g.mean('score')))],
  [
    'quantas respostas do convenio particular entre 10/12/2025 e 31/01/2026?',
    clinic,
    answers
      .from('2025-12-10', '2026-01-31')
      .when((r) => r.plan === 'Particular')
      .count(),
  ],
]

export const unanswerable: string[] = [
  'qual o salario fixo do edson?',
  'quanto gastamos de gasolina com os vendedores em janeiro',
  'qual produto a beatriz mais vendeu?',
  'quantos km o igor rodou em dezembro?',
  'quantas faltas teve a marina duarte?',
  'quanto a escola paga de salario pros professores?',
  'quantos livros tem na biblioteca da escola',
  'idade média dos pacientes da unidade moema',
  'quanto custa a consulta com a dra camila rocha?',
  'quanto é o aluguel da unidade pinheiros?',
]
