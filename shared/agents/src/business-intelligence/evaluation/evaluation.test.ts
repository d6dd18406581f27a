import { answerFromTables, tablesQuestions } from '../answer-from-tables'
import { type Consultation, companyFiles, companyTables, type Delivery, type Ticket } from './company-tables'
import { ask, by, count, inMonth, type Labelled, least, mean, most, readTables, sum, within } from './judge'

// How well questions are understood, apart from the tests of each rule. What is right is worked out here by plain loops over
// the rows, never by the engine: a rule that is wrong there and tested there is found here.

const rows = companyTables()
const tables = readTables(companyFiles(rows))

const { consultations, tickets, deliveries } = rows
const price = ({ price }: Consultation) => price
const minutes = ({ minutes }: Consultation) => minutes
const hours = ({ hours }: Ticket) => hours
const grade = ({ grade }: Ticket) => grade
const freight = ({ freight }: Delivery) => freight
const parcels = ({ parcels }: Delivery) => parcels
const weight = ({ weight }: Delivery) => weight
const c = (work: (group: Consultation[]) => number, key: keyof Consultation) =>
  by(consultations, (row) => String(row[key]), work)
const t = (work: (group: Ticket[]) => number, key: keyof Ticket) =>
  by(tickets, (row) => String(row[key]), work)
const d = (work: (group: Delivery[]) => number, key: keyof Delivery) =>
  by(deliveries, (row) => String(row[key]), work)

const labelled: Labelled[] = [
  // The clinic
  ['Qual foi o valor total das consultas?', 'Consultas', sum(consultations, price)],
  ['quanto faturei em março?', 'Consultas', sum(consultations, price, inMonth('2026-03'))],
  ['faturamento por especialidade', 'Consultas', c((g) => sum(g, price), 'specialty')],
  ['Quantas consultas tivemos em maio?', 'Consultas', count(consultations, inMonth('2026-05'))],
  [
    'quantas consultas de pediatria em abril de 2026',
    'Consultas',
    count(consultations, (r) => inMonth('2026-04')(r) && r.specialty === 'Pediatria'),
  ],
  ['consultas por médico', 'Consultas', c((g) => g.length, 'doctor')],
  ['qual médico tem mais consultas?', 'Consultas', most(c((g) => g.length, 'doctor'))],
  [
    'qual médica atendeu mais consultas em junho',
    'Consultas',
    most(
      by(
        consultations.filter(inMonth('2026-06')),
        (r) => r.doctor,
        (g) => g.length,
      ),
    ),
  ],
  ['receita da Unimed', 'Consultas', sum(consultations, price, (r) => r.insurance === 'Unimed')],
  [
    'receita do convênio Bradesco Saúde por unidade',
    'Consultas',
    by(
      consultations.filter((r) => r.insurance === 'Bradesco Saúde'),
      (r) => r.unit,
      (g) => sum(g, price),
    ),
  ],
  ['valor médio por convênio', 'Consultas', c((g) => mean(g, price), 'insurance')],
  ['duração média das consultas', 'Consultas', mean(consultations, minutes)],
  ['duração média por especialidade', 'Consultas', c((g) => mean(g, minutes), 'specialty')],
  [
    'qual especialidade tem a maior duração média',
    'Consultas',
    most(c((g) => mean(g, minutes), 'specialty')),
  ],
  [
    'top 3 médicos em valor',
    'Consultas',
    most(
      c((g) => sum(g, price), 'doctor'),
      3,
    ),
  ],
  [
    'os dois médicos com menos consultas',
    'Consultas',
    least(
      c((g) => g.length, 'doctor'),
      2,
    ),
  ],
  ['consultas em Moema', 'Consultas', count(consultations, (r) => r.unit === 'Moema')],
  [
    'valor na unidade Tatuapé no último mês',
    'Consultas',
    sum(consultations, price, (r) => inMonth('2026-06')(r) && r.unit === 'Tatuapé'),
  ],
  ['quantos médicos diferentes?', 'Consultas', 5],
  ['quantos convênios temos', 'Consultas', 3],
  [
    'consultas por unidade em fevereiro',
    'Consultas',
    by(
      consultations.filter(inMonth('2026-02')),
      (r) => r.unit,
      (g) => g.length,
    ),
  ],
  [
    'faturamento de janeiro a março de 2026',
    'Consultas',
    sum(consultations, price, within('2026-01-01', '2026-03-31')),
  ],
  [
    'faturamento no primeiro trimestre de 2026',
    'Consultas',
    sum(consultations, price, within('2026-01-01', '2026-03-31')),
  ],
  [
    'faturamento no segundo semestre de 2025',
    'Consultas',
    sum(consultations, price, within('2025-07-01', '2025-12-31')),
  ],
  [
    'o faturamento cresceu em maio?',
    'Consultas',
    {
      before: sum(consultations, price, inMonth('2026-04')),
      after: sum(consultations, price, inMonth('2026-05')),
    },
  ],
  [
    'compare o faturamento de abril e maio',
    'Consultas',
    {
      before: sum(consultations, price, inMonth('2026-04')),
      after: sum(consultations, price, inMonth('2026-05')),
    },
  ],
  [
    'que parte da receita vem de Particular?',
    'Consultas',
    { share: sum(consultations, price, (r) => r.insurance === 'Particular') / sum(consultations, price) },
  ],
  ['receita sem Particular', 'Consultas', sum(consultations, price, (r) => r.insurance !== 'Particular')],
  [
    'consultas da Helena em dezembro',
    'Consultas',
    count(consultations, (r) => inMonth('2025-12')(r) && r.doctor === 'Helena Prado'),
  ],
  [
    'dermatologia rendeu quanto de valor em outubro?',
    'Consultas',
    sum(consultations, price, (r) => inMonth('2025-10')(r) && r.specialty === 'Dermatologia'),
  ],
  ['total de consultas', 'Consultas', count(consultations)],
  [
    'valor de cardiologia e ortopedia',
    'Consultas',
    sum(consultations, price, (r) => ['Cardiologia', 'Ortopedia'].includes(r.specialty)),
  ],
  ['consultas do dia 10/03/2026', 'Consultas', count(consultations, (r) => r.day === '2026-03-10')],
  [
    'qual o pior mês em consultas?',
    'Consultas',
    least(
      by(
        consultations,
        (r) => r.day.slice(0, 7),
        (g) => g.length,
      ),
    ),
  ],
  // The help desk
  ['quantos chamados abertos?', 'Chamados', count(tickets)],
  ['quantos chamados em novembro', 'Chamados', count(tickets, inMonth('2025-11'))],
  ['chamados por prioridade', 'Chamados', t((g) => g.length, 'priority')],
  ['Chamados por equipe', 'Chamados', t((g) => g.length, 'team')],
  [
    'chamados por canal em janeiro',
    'Chamados',
    by(
      tickets.filter(inMonth('2026-01')),
      (r) => r.channel,
      (g) => g.length,
    ),
  ],
  ['horas por equipe', 'Chamados', t((g) => sum(g, hours), 'team')],
  ['total de horas em março', 'Chamados', sum(tickets, hours, inMonth('2026-03'))],
  [
    'quantas horas a equipe de Redes gastou em maio',
    'Chamados',
    sum(tickets, hours, (r) => inMonth('2026-05')(r) && r.team === 'Redes'),
  ],
  ['nota por equipe', 'Chamados', t((g) => mean(g, grade), 'team')],
  ['nota média', 'Chamados', mean(tickets, grade)],
  ['qual equipe tem a melhor nota?', 'Chamados', most(t((g) => mean(g, grade), 'team'))],
  [
    'qual equipe tem a pior nota em abril',
    'Chamados',
    least(
      by(
        tickets.filter(inMonth('2026-04')),
        (r) => r.team,
        (g) => mean(g, grade),
      ),
    ),
  ],
  ['nota da equipe sistemas', 'Chamados', mean(tickets, grade, (r) => r.team === 'Sistemas')],
  ['chamados urgentes', 'Chamados', count(tickets, (r) => r.priority === 'Urgente')],
  [
    'quantos chamados de prioridade alta em fevereiro',
    'Chamados',
    count(tickets, (r) => inMonth('2026-02')(r) && r.priority === 'Alta'),
  ],
  ['qual canal recebe mais chamados?', 'Chamados', most(t((g) => g.length, 'channel'))],
  ['chamados pelo telefone', 'Chamados', count(tickets, (r) => r.channel === 'Telefone')],
  ['média de horas por chamado', 'Chamados', mean(tickets, hours)],
  ['horas médias por prioridade', 'Chamados', t((g) => mean(g, hours), 'priority')],
  [
    'horas em prioridade baixa no último trimestre',
    'Chamados',
    sum(tickets, hours, (r) => within('2026-04-01', '2026-06-30')(r) && r.priority === 'Baixa'),
  ],
  ['chamados exceto infraestrutura', 'Chamados', count(tickets, (r) => r.team !== 'Infraestrutura')],
  [
    'os chamados aumentaram em abril?',
    'Chamados',
    { before: count(tickets, inMonth('2026-03')), after: count(tickets, inMonth('2026-04')) },
  ],
  [
    'chamados de março contra fevereiro',
    'Chamados',
    { before: count(tickets, inMonth('2026-02')), after: count(tickets, inMonth('2026-03')) },
  ],
  [
    'chamados por dia da semana',
    'Chamados',
    by(
      tickets,
      (r) =>
        ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'][new Date(r.day).getUTCDay()] ??
        '',
      (g) => g.length,
    ),
  ],
  [
    'participação do portal nos chamados',
    'Chamados',
    { share: count(tickets, (r) => r.channel === 'Portal') / count(tickets) },
  ],
  ['média de chamados por mês', 'Chamados', count(tickets) / 8],
  ['chamados em 2026', 'Chamados', count(tickets, within('2026-01-01', '2026-12-31'))],
  ['chamados nos últimos 2 meses', 'Chamados', count(tickets, within('2026-04-01', '2026-05-31'))],
  [
    'qts chamados de sistemas em dezembro',
    'Chamados',
    count(tickets, (r) => inMonth('2025-12')(r) && r.team === 'Sistemas'),
  ],
  ['chamdos por equipe', 'Chamados', t((g) => g.length, 'team')],
  [
    'ranking de equipes por horas',
    'Chamados',
    most(
      t((g) => sum(g, hours), 'team'),
      3,
    ),
  ],
  [
    'qual mês teve mais chamados',
    'Chamados',
    most(
      by(
        tickets,
        (r) => r.day.slice(0, 7),
        (g) => g.length,
      ),
    ),
  ],
  // The carrier
  ['quantas entregas fizemos?', 'Entregas', count(deliveries)],
  ['entregas por transportadora', 'Entregas', d((g) => g.length, 'carrier')],
  ['frete por transportadora', 'Entregas', d((g) => sum(g, freight), 'carrier')],
  ['qual transportadora tem o maior frete?', 'Entregas', most(d((g) => sum(g, freight), 'carrier'))],
  ['frete médio por cidade', 'Entregas', d((g) => mean(g, freight), 'city')],
  ['volumes para Londrina', 'Entregas', sum(deliveries, parcels, (r) => r.city === 'Londrina')],
  [
    'volumes por cidade em agosto de 2025',
    'Entregas',
    by(
      deliveries.filter(inMonth('2025-08')),
      (r) => r.city,
      (g) => sum(g, parcels),
    ),
  ],
  ['peso médio', 'Entregas', mean(deliveries, weight)],
  ['peso médio da Transvale', 'Entregas', mean(deliveries, weight, (r) => r.carrier === 'Transvale')],
  ['entregas devolvidas', 'Entregas', count(deliveries, (r) => r.status === 'Devolvida')],
  [
    'quantas entregas extraviadas em 2025',
    'Entregas',
    count(deliveries, (r) => r.day.startsWith('2025') && r.status === 'Extraviada'),
  ],
  ['entregas por situação', 'Entregas', d((g) => g.length, 'status')],
  [
    'frete da Rápido Sul em junho de 2025',
    'Entregas',
    sum(deliveries, freight, (r) => inMonth('2025-06')(r) && r.carrier === 'Rápido Sul'),
  ],
  ['custo de frete em Campinas', 'Entregas', sum(deliveries, freight, (r) => r.city === 'Campinas')],
  [
    'frete por ano',
    'Entregas',
    by(
      deliveries,
      (r) => r.day.slice(0, 4),
      (g) => sum(g, freight),
    ),
  ],
  [
    'frete por trimestre em 2025',
    'Entregas',
    by(
      deliveries.filter((r) => r.day < '2026'),
      (r) => `${Math.ceil(Number(r.day.slice(5, 7)) / 3)}º tri/25`,
      (g) => sum(g, freight),
    ),
  ],
  [
    'top 2 cidades em entregas',
    'Entregas',
    most(
      d((g) => g.length, 'city'),
      2,
    ),
  ],
  ['cidade com menos volumes', 'Entregas', least(d((g) => sum(g, parcels), 'city'))],
  [
    'entregas em Joinville e Vitória',
    'Entregas',
    count(deliveries, (r) => ['Joinville', 'Vitória'].includes(r.city)),
  ],
  [
    'Que parte do frete é da Loggiflex?',
    'Entregas',
    { share: sum(deliveries, freight, (r) => r.carrier === 'Loggiflex') / sum(deliveries, freight) },
  ],
  [
    'frete de maio em relação ao mês anterior',
    'Entregas',
    {
      before: sum(deliveries, freight, inMonth('2026-04')),
      after: sum(deliveries, freight, inMonth('2026-05')),
    },
  ],
  [
    'compare 2025 com o primeiro semestre de 2026 em volumes',
    'Entregas',
    {
      before: sum(deliveries, parcels, (r) => r.day.startsWith('2025')),
      after: sum(deliveries, parcels, within('2026-01-01', '2026-06-30')),
    },
  ],
  ['linhas na tabela Chamados', 'Chamados', count(tickets)],
  [
    'entregas da transportadora Expresso Norte para Uberlândia',
    'Entregas',
    count(deliveries, (r) => r.carrier === 'Expresso Norte' && r.city === 'Uberlândia'),
  ],
]

/** What no row of the three says, with the word that has to be named. */
const unanswerable: [question: string, missing: RegExp][] = [
  ['vendas por estoque', /“estoque”/],
  ['quantos pacientes novos em maio', /“pacientes”/],
  ['consultas canceladas', /“canceladas”/],
  ['lucro por convênio', /“lucro”/],
  ['receita por transportadora', /receita.*transportadora|transportadora.*receita/],
  ['chamados em 2019', /os dados vão de/],
  ['previsão de chamados para junho', /Não sei prever/],
  ['por que as consultas caíram?', /Não sei o motivo/],
  ['por mês', /tabela/],
  ['entregas acima de 20 quilos', /“quilos”/],
]

/* How it went */

const results = labelled.map((one) => ask(tables, one))
const having = (outcome: string) =>
  results.filter((one) => one.outcome === outcome).map(({ question, given }) => [question, given])

it('asks a hundred questions, a tenth of them without an answer', () => {
  expect([labelled.length + unanswerable.length, unanswerable.length]).toEqual([100, 10])
})

it('gives no wrong number', () => {
  expect(having('wrong')).toEqual([])
})

it('answers at least nine in ten of what the tables hold', () => {
  expect(having('right').length).toBeGreaterThanOrEqual(labelled.length * 0.9)
  for (const [, message] of having('refused')) expect(message).toMatch(/“.+”/)
})

it.each(unanswerable)('does not answer: %s', (question, missing) => {
  const { answer } = answerFromTables(question, tables)
  expect(answer).toMatchObject({ message: expect.stringMatching(missing) })
  expect(answer.offers.length).toBeGreaterThan(0)
})

it('suggests questions that it answers, with the table they are about', () => {
  const questions = tablesQuestions(tables)
  expect(questions).toHaveLength(8)
  for (const question of questions)
    expect([question, answerFromTables(question, tables).answer.kind]).toEqual([question, 'answer'])
})
