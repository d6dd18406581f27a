import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, shownDay, weekdayIn } from './rows'

/* A shop of bathroom fittings and tiles, a nursing-care training school and a firm of lift upkeep. */

const { next, whole, pick, among } = seededBusiness(
  'a shop of bathroom fittings and tiles, a nursing-care training school, a firm of lift upkeep',
)
const days = daysFrom('2025-07-01', 304)

const stock = [
  {
    item: 'Porcelanato',
    sector: 'Revestimentos',
    makers: ['Cerâmica Aroeira', 'Barro Novo'],
    from: 7_900,
    to: 23_900,
  },
  {
    item: 'Vaso sanitário',
    sector: 'Louças',
    makers: ['Banhália', 'Louçaria Sabiá'],
    from: 28_900,
    to: 118_000,
  },
  { item: 'Torneira', sector: 'Metais', makers: ['Fontelina', 'Metalguá'], from: 8_900, to: 47_000 },
  {
    item: 'Azulejo',
    sector: 'Revestimentos',
    makers: ['Barro Novo', 'Cerâmica Aroeira'],
    from: 3_900,
    to: 11_900,
  },
  {
    item: 'Cuba de apoio',
    sector: 'Louças',
    makers: ['Louçaria Sabiá', 'Banhália'],
    from: 15_900,
    to: 64_000,
  },
  { item: 'Chuveiro', sector: 'Metais', makers: ['Metalguá', 'Fontelina'], from: 11_900, to: 78_000 },
  {
    item: 'Gabinete',
    sector: 'Móveis',
    makers: ['Marcenaria Tauá', 'Banhália'],
    from: 39_900,
    to: 189_000,
  },
]
// Closed on Sundays, fuller on Saturdays.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(3, 5) : whole(1, 3) }, () => {
        const { item, sector, makers, from, to } = pick(stock)
        const buyer = among(['Morador', 5], ['Arquiteto', 2], ['Construtora', 2], ['Pedreiro', 1])
        const pieces =
          sector === 'Revestimentos' ? whole(5, 40) : buyer === 'Construtora' ? whole(4, 12) : whole(1, 3)
        const total = cents((pieces * whole(from, to)) / 100)
        const delivery = among(['Caminhão da loja', 4], ['Retirada', 3], ['Transportadora', 2])
        const isFree = delivery === 'Retirada' || (delivery === 'Caminhão da loja' && next() < 0.25)
        return {
          day,
          item,
          sector,
          maker: pick(makers),
          color: among(['Branco', 6], ['Bege', 3], ['Cinza', 2], ['Preto', 1]),
          clerk: among(['Ivone', 5], ['Cássio', 3], ['Luana', 2], ['Everaldo', 1]),
          buyer,
          delivery,
          lead:
            delivery === 'Retirada' ? undefined : delivery === 'Transportadora' ? whole(5, 25) : whole(1, 7),
          pieces,
          installments: next() < 0.4 ? 1 : whole(2, 10),
          freight: isFree ? 0 : whole(4_000, 28_000) / 100,
          cost: cents((total * whole(48, 72)) / 100),
          total,
          swapped: next() < 0.15 ? 'Sim' : 'Não',
        }
      }),
    ),
)

const courses = [
  { course: 'Cuidador de idosos', load: 160, practice: 60, from: 18_000, to: 26_000, weight: 5 },
  { course: 'Técnico em enfermagem', load: 1_200, practice: 400, from: 29_000, to: 42_000, weight: 3 },
  { course: 'Primeiros socorros', load: 40, practice: 10, from: 9_000, to: 15_000, weight: 2 },
  { course: 'Coleta de sangue', load: 80, practice: 30, from: 14_000, to: 21_000, weight: 1.5 },
  { course: 'Instrumentação cirúrgica', load: 400, practice: 120, from: 33_000, to: 48_000, weight: 1 },
]
// Closed on Sundays.
const enrolments = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: whole(1, 4) }, () => {
        const { course, load, practice, from, to } = among(
          ...courses.map((each): [typeof each, number] => [each, each.weight]),
        )
        const scholar = next() < 0.25
        const status = among(['cursando', 4], ['concluiu', 4], ['desistiu', 2], ['trancou', 1])
        const fee = whole(from, to) / 100
        return {
          day,
          course,
          shift: among(['noite', 4], ['manhã', 3], ['tarde', 2]),
          site: among(['Serra Clara', 5], ['Vila do Porto', 3], ['Alto da Mina', 2]),
          teacher: among(['Rosângela', 5], ['Adalberto', 3], ['Marinês', 1.5]),
          source: among(['indicação', 6], ['redes sociais', 4], ['panfleto', 2], ['rádio', 1]),
          scholar: scholar ? 'true' : 'false',
          status,
          age: whole(18, 54),
          load,
          internship: status === 'concluiu' ? practice : whole(0, practice),
          absences: status === 'desistiu' ? whole(6, 24) : whole(0, 14),
          grade: status === 'concluiu' ? whole(55, 100) / 10 : undefined,
          fee: scholar ? cents(fee / 2) : fee,
          kit: whole(3_000, 18_000) / 100,
        }
      }),
    )
    .map((row, place) => ({ ...row, code: `A${1001 + place}` })),
)

const buildings = [
  { building: 'Edifício Jatobá', district: 'Centro', use: 'Residencial' },
  { building: 'Torre Mirante', district: 'Beira-Rio', use: 'Comercial' },
  { building: 'Hospital Santa Aurora', district: 'Alto Alegre', use: 'Hospitalar' },
  { building: 'Condomínio Vila das Garças', district: 'Beira-Rio', use: 'Residencial' },
  { building: 'Galeria Pitanga', district: 'Centro', use: 'Comercial' },
  { building: 'Residencial Manacá', district: 'Alto Alegre', use: 'Residencial' },
  { building: 'Hotel Cordilheira', district: 'Estação', use: 'Comercial' },
]
// On call every day.
const calls = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(1, 3) }, () => {
      const kind = among(['Preventiva', 4], ['Corretiva', 3], ['Emergência', 2])
      const warranty = next() < 0.25 ? 'S' : 'N'
      const spares = warranty === 'S' || next() < 0.3 ? undefined : whole(2_500, 140_000) / 100
      const labour = whole(12_000, 78_000) / 100
      return {
        day,
        ...pick(buildings),
        lift: among(['Social', 5], ['Serviço', 3], ['Carga', 2]),
        kind,
        part: among(
          ['Porta', 6],
          ['Botoeira', 4],
          ['Quadro de comando', 3],
          ['Motor', 2],
          ['Cabo de aço', 1],
        ),
        technician: among(['Genivaldo', 5], ['Sueli', 3], ['Breno', 2], ['Marcílio', 1]),
        warranty,
        trapped: kind === 'Emergência' && next() < 0.5 ? 'SIM' : 'NAO',
        response: kind === 'Preventiva' ? undefined : kind === 'Emergência' ? whole(8, 75) : whole(30, 240),
        down: kind === 'Preventiva' ? whole(1, 6) / 2 : whole(2, 60) / 2,
        score: next() < 0.35 ? undefined : among([5, 4], [4, 3], [3, 2], [2, 1], [1, 1]),
        spares,
        labour,
        total: cents((spares ?? 0) + labour),
      }
    }),
  ),
)

const shop = 'Pedidos Loja de Banheiro'
const school = 'matriculas_escola'
const lifts = 'CHAMADOS ELEVADORES'

export const files = [
  file(shop, orders, [
    ['Data do pedido', ({ day }) => brazilianDay(day)],
    ['Peça', ({ item }) => item],
    ['Setor', ({ sector }) => sector],
    ['Fabricante', ({ maker }) => maker],
    ['Cor', ({ color }) => color],
    ['Atendente', ({ clerk }) => clerk],
    ['Perfil do comprador', ({ buyer }) => buyer],
    ['Entrega', ({ delivery }) => delivery],
    ['Prazo de entrega (dias)', ({ lead }) => lead ?? ''],
    ['Qtde (peças ou caixas)', ({ pieces }) => pieces],
    ['Parcelas', ({ installments }) => installments],
    ['Frete', ({ freight }) => commaPrice(freight)],
    ['Custo', ({ cost }) => commaPrice(cost)],
    ['Valor do pedido', ({ total }) => commaPrice(total)],
    ['Teve troca', ({ swapped }) => swapped],
  ]),
  file(
    school,
    enrolments,
    [
      ['data_matricula', ({ day }) => day],
      ['codigo_aluno', ({ code }) => code],
      ['curso', ({ course }) => course],
      ['turno', ({ shift }) => shift],
      ['polo', ({ site }) => site],
      ['instrutor', ({ teacher }) => teacher],
      ['origem', ({ source }) => source],
      ['bolsista', ({ scholar }) => scholar],
      ['situacao', ({ status }) => status],
      ['idade', ({ age }) => age],
      ['carga_horaria', ({ load }) => load],
      ['horas_estagio', ({ internship }) => internship],
      ['faltas', ({ absences }) => absences],
      ['nota_final', ({ grade }) => (grade === undefined ? '' : grade.toFixed(1))],
      ['mensalidade', ({ fee }) => fee.toFixed(2)],
      ['taxa_material', ({ kit }) => kit.toFixed(2)],
    ],
    ',',
  ),
  file(lifts, calls, [
    ['DT_CHAMADO', ({ day }) => brazilianDay(day)],
    ['PREDIO', ({ building }) => building],
    ['BAIRRO', ({ district }) => district],
    ['TIPO_PREDIO', ({ use }) => use],
    ['ELEVADOR', ({ lift }) => lift],
    ['TIPO_CHAMADO', ({ kind }) => kind],
    ['COMPONENTE', ({ part }) => part],
    ['TECNICO', ({ technician }) => technician],
    ['EM_GARANTIA', ({ warranty }) => warranty],
    ['PASSAGEIRO_PRESO', ({ trapped }) => trapped],
    ['MIN_RESPOSTA', ({ response }) => response ?? ''],
    ['HORAS_PARADO', ({ down }) => decimal(down, 1)],
    ['NOTA_SINDICO', ({ score }) => score ?? ''],
    ['VLR_PECAS', ({ spares }) => (spares === undefined ? '' : decimal(spares))],
    ['VLR_MAO_OBRA', ({ labour }) => decimal(labour)],
    ['VLR_CHAMADO', ({ total }) => decimal(total)],
  ]),
]

export const labelled: Labelled[] = [
  // The shop of bathroom fittings and tiles
  ['valor dos pedidos da loja mês a mês', shop, orders.byMonth((g) => g.sum('total'))],
  [
    'Quantos pedidos de porcelanato saíram em novembro?',
    shop,
    orders
      .during('2025-11')
      .when((r) => r.item === 'Porcelanato')
      .count(),
  ],
  [
    'quanto faturamos com vaso sanitario em fevereiro',
    shop,
    orders
      .during('2026-02')
      .when((r) => r.item === 'Vaso sanitário')
      .sum('total'),
  ],
  ['qual atendente fechou mais pedidos?', shop, most(orders.by('clerk', (g) => g.count()))],
  ['ranking dos atendentes pela soma em reais dos pedidos', shop, orders.by('clerk', (g) => g.sum('total'))],
  [
    'top 4 peças em faturamento na loja',
    shop,
    most(
      orders.by('item', (g) => g.sum('total')),
      4,
    ),
  ],
  [
    'qual o valor medio dos pedidos de arquiteto?',
    shop,
    orders.when((r) => r.buyer === 'Arquiteto').mean('total'),
  ],
  ['qual cor tem menos pedidos?', shop, least(orders.by('color', (g) => g.count()))],
  [
    'soma do frete dos pedidos que foram de transportadora',
    shop,
    orders.when((r) => r.delivery === 'Transportadora').sum('freight'),
  ],
  ['em quantos pedidos a entrega foi retirada?', shop, orders.when((r) => r.delivery === 'Retirada').count()],
  [
    'quantos % do faturamento da loja vem de construtora?',
    shop,
    orders.share((r) => r.buyer === 'Construtora', 'total'),
  ],
  [
    'quantos pedidos tiveram troca em dezembro',
    shop,
    orders
      .during('2025-12')
      .when((r) => r.swapped === 'Sim')
      .count(),
  ],
  [
    'faturamento do setor de metais de agosto até outubro',
    shop,
    orders
      .during('2025-08', '2025-10')
      .when((r) => r.sector === 'Metais')
      .sum('total'),
  ],
  [
    'novembro contra dezembro: quanto a loja faturou em cada um?',
    shop,
    { before: orders.during('2025-11').sum('total'), after: orders.during('2025-12').sum('total') },
  ],
  ['quantos pedidos ficaram acima de 1.500 reais?', shop, orders.when((r) => r.total > 1500).count()],
  ['faturamento da loja por dia da semana', shop, orders.byWeekday((g) => g.sum('total'))],
  ['media de parcelas em cada setor da loja', shop, orders.by('sector', (g) => g.mean('installments'))],
  [
    'faturamento por fabricante, fora o setor de móveis',
    shop,
    orders.when((r) => r.sector !== 'Móveis').by('maker', (g) => g.sum('total')),
  ],
  [
    'quantas caixas de azulejo saíram em 2025?',
    shop,
    orders
      .during('2025-07', '2025-12')
      .when((r) => r.item === 'Azulejo')
      .sum('pieces'),
  ],
  [
    'prazo médio de entrega quando vai por transportadora',
    shop,
    orders.when((r) => r.delivery === 'Transportadora').mean('lead'),
  ],
  ['quanto dá o valor dos pedidos menos o custo?', shop, orders.sum('total') - orders.sum('cost')],
  [
    'quanto o Cássio faturou em janeiro sem contar torneira?',
    shop,
    orders
      .during('2026-01')
      .when((r) => r.clerk === 'Cássio' && r.item !== 'Torneira')
      .sum('total'),
  ],
  [
    'quantos pedidos foram parcelados em 6 vezes ou mais?',
    shop,
    orders.when((r) => r.installments >= 6).count(),
  ],
  [
    'de quanto foi o pedido mais alto que a Luana fechou',
    shop,
    orders.when((r) => r.clerk === 'Luana').max('total'),
  ],
  ['quantos pedidos ficaram com frete zero?', shop, orders.when((r) => r.freight === 0).count()],
  [
    'faturamento de louças de 05/01/2026 a 20/02/2026',
    shop,
    orders
      .from('2026-01-05', '2026-02-20')
      .when((r) => r.sector === 'Louças')
      .sum('total'),
  ],
  [
    'gabinete branco ou bege, quantos pedidos foram?',
    shop,
    orders.when((r) => r.item === 'Gabinete' && (r.color === 'Branco' || r.color === 'Bege')).count(),
  ],
  [
    'em qual data a loja faturou mais?',
    shop,
    most(orders.by('day', (g) => g.sum('total'))).map(([day, value]): [string, number] => [
      shownDay(day),
      value,
    ]),
  ],
  ['custo total dos pedidos por setor', shop, orders.by('sector', (g) => g.sum('cost'))],
  ['frete médio pra cada tipo de entrega', shop, orders.by('delivery', (g) => g.mean('freight'))],

  // The nursing-care training school
  ['Quantas matrículas entraram em agosto?', school, enrolments.during('2025-08').count()],
  ['matriculas por curso', school, enrolments.by('course', (g) => g.count())],
  [
    'matrículas de cada mês no polo Serra Clara',
    school,
    enrolments.when((r) => r.site === 'Serra Clara').byMonth((g) => g.count()),
  ],
  ['qual instrutor tem menos alunos?', school, least(enrolments.by('teacher', (g) => g.count()))],
  [
    'nota final média do curso de primeiros socorros',
    school,
    enrolments.when((r) => r.course === 'Primeiros socorros').mean('grade'),
  ],
  ['idade média dos alunos da noite', school, enrolments.when((r) => r.shift === 'noite').mean('age')],
  [
    'quantos bolsistas tem no curso de Cuidador de idosos?',
    school,
    enrolments.when((r) => r.scholar === 'true' && r.course === 'Cuidador de idosos').count(),
  ],
  [
    'que fatia do valor das mensalidades vem do polo Alto da Mina?',
    school,
    enrolments.share((r) => r.site === 'Alto da Mina', 'fee'),
  ],
  ['soma das mensalidades por polo', school, enrolments.by('site', (g) => g.sum('fee'))],
  [
    'Quantos alunos do polo Vila do Porto estão com a situação desistiu?',
    school,
    enrolments.when((r) => r.site === 'Vila do Porto' && r.status === 'desistiu').count(),
  ],
  ['quantos por cento dos alunos desistiu?', school, enrolments.share((r) => r.status === 'desistiu')],
  [
    'maior nota final em instrumentação cirurgica',
    school,
    enrolments.when((r) => r.course === 'Instrumentação cirúrgica').max('grade'),
  ],
  ['quantos alunos têm mais de 10 faltas?', school, enrolments.when((r) => r.absences > 10).count()],
  [
    'qual origem trouxe mais matrículas em 2026?',
    school,
    most(enrolments.during('2026-01', '2026-04').by('source', (g) => g.count())),
  ],
  [
    'os 2 cursos onde mais aluno desistiu',
    school,
    most(
      enrolments.when((r) => r.status === 'desistiu').by('course', (g) => g.count()),
      2,
    ),
  ],
  [
    'mensalidade média de quem não é bolsista',
    school,
    enrolments.when((r) => r.scholar === 'false').mean('fee'),
  ],
  [
    'número de matrículas: setembro vs outubro',
    school,
    { before: enrolments.during('2025-09').count(), after: enrolments.during('2025-10').count() },
  ],
  [
    'quanto arrecadamos com taxa de material no segundo semestre de 2025?',
    school,
    enrolments.during('2025-07', '2025-12').sum('kit'),
  ],
  [
    'total de horas de estágio dos alunos da Rosângela',
    school,
    enrolments.when((r) => r.teacher === 'Rosângela').sum('internship'),
  ],
  ['quantos alunos tem menos de 25 anos de idade', school, enrolments.when((r) => r.age < 25).count()],
  ['media de faltas por situação do aluno', school, enrolments.by('status', (g) => g.mean('absences'))],
  [
    'alunos da manhã que vieram por indicação, quantos são?',
    school,
    enrolments.when((r) => r.shift === 'manhã' && r.source === 'indicação').count(),
  ],
  [
    'em quantos cursos diferentes o Adalberto é instrutor?',
    school,
    enrolments.when((r) => r.teacher === 'Adalberto').distinct('course'),
  ],
  [
    'soma das mensalidades das matrículas feitas desde fevereiro, fora primeiros socorros',
    school,
    enrolments
      .during('2026-02', '2026-04')
      .when((r) => r.course !== 'Primeiros socorros')
      .sum('fee'),
  ],
  [
    'em qual mês a soma das mensalidades foi a mais baixa?',
    school,
    least(enrolments.byMonth((g) => g.sum('fee'))),
  ],
  ['menor nota final entre os bolsistas', school, enrolments.when((r) => r.scholar === 'true').min('grade')],
  [
    'quantos alunos cursando em cada polo',
    school,
    enrolments.when((r) => r.status === 'cursando').by('site', (g) => g.count()),
  ],
  [
    'quantas matrículas foram feitas de 15/09/2025 até 31/10/2025?',
    school,
    enrolments.from('2025-09-15', '2025-10-31').count(),
  ],
  ['nota final média por curso', school, enrolments.by('course', (g) => g.mean('grade'))],
  [
    'quantas matrículas a escola faz por mês, na média?',
    school,
    enrolments.count() / enrolments.byMonth((g) => g.count()).length,
  ],

  // The firm of lift upkeep
  ['quantos chamados cada técnico atendeu?', lifts, calls.by('technician', (g) => g.count())],
  [
    'Quantos chamados de emergência tivemos em janeiro?',
    lifts,
    calls
      .during('2026-01')
      .when((r) => r.kind === 'Emergência')
      .count(),
  ],
  ['valor de peças dos chamados por mês', lifts, calls.byMonth((g) => g.sum('spares'))],
  ['qual prédio abre mais chamado?', lifts, most(calls.by('building', (g) => g.count()))],
  [
    'média de minutos de resposta nas emergências',
    lifts,
    calls.when((r) => r.kind === 'Emergência').mean('response'),
  ],
  [
    'total de horas parado no Hospital Santa Aurora em março',
    lifts,
    calls
      .during('2026-03')
      .when((r) => r.building === 'Hospital Santa Aurora')
      .sum('down'),
  ],
  [
    'quantos chamados com passageiro preso teve no Edificio Jatoba?',
    lifts,
    calls.when((r) => r.building === 'Edifício Jatobá' && r.trapped === 'SIM').count(),
  ],
  [
    'os 3 prédios com mais horas parado no total',
    lifts,
    most(
      calls.by('building', (g) => g.sum('down')),
      3,
    ),
  ],
  [
    'mão de obra do Genivaldo no último trimestre de 2025, em reais',
    lifts,
    calls
      .during('2025-10', '2025-12')
      .when((r) => r.technician === 'Genivaldo')
      .sum('labour'),
  ],
  ['qual o percentual de chamados em garantia?', lifts, calls.share((r) => r.warranty === 'S')],
  ['nota média do síndico por técnico', lifts, calls.by('technician', (g) => g.mean('score'))],
  ['soma do valor dos chamados por tipo de prédio', lifts, calls.by('use', (g) => g.sum('total'))],
  [
    'chamados de elevador de carga acima de 800 reais, quantos?',
    lifts,
    calls.when((r) => r.lift === 'Carga' && r.total > 800).count(),
  ],
  [
    'qual componente teve menos corretivas?',
    lifts,
    least(calls.when((r) => r.kind === 'Corretiva').by('part', (g) => g.count())),
  ],
  [
    'o valor total dos chamados subiu ou caiu de fevereiro pra março?',
    lifts,
    { before: calls.during('2026-02').sum('total'), after: calls.during('2026-03').sum('total') },
  ],
  [
    'quantos chamados o Breno atendeu, tirando as preventivas?',
    lifts,
    calls.when((r) => r.technician === 'Breno' && r.kind !== 'Preventiva').count(),
  ],
  ['quantos chamados caíram no domingo?', lifts, calls.on(0).count()],
  [
    'chamado mais caro da Torre Mirante, de quanto foi?',
    lifts,
    calls.when((r) => r.building === 'Torre Mirante').max('total'),
  ],
  [
    'quanto deu de peças no bairro Beira-Rio em 2026, em reais?',
    lifts,
    calls
      .during('2026-01', '2026-04')
      .when((r) => r.district === 'Beira-Rio')
      .sum('spares'),
  ],
  [
    'qual o peso das emergências no total de horas parado, em %?',
    lifts,
    calls.share((r) => r.kind === 'Emergência', 'down'),
  ],
  ['média de horas parado por tipo de elevador', lifts, calls.by('lift', (g) => g.mean('down'))],
  [
    'quantos prédios diferentes tiveram emergência em dezembro?',
    lifts,
    calls
      .during('2025-12')
      .when((r) => r.kind === 'Emergência')
      .distinct('building'),
  ],
  ['em média, quantos chamados de elevador por dia?', lifts, calls.count() / calls.distinct('day')],
  [
    'quantos chamados tiveram resposta em até 60 minutos?',
    lifts,
    calls.when((r) => r.response !== undefined && r.response <= 60).count(),
  ],
  [
    'valor dos chamados de porta e de botoeira somados, em outubro',
    lifts,
    calls
      .during('2025-10')
      .when((r) => r.part === 'Porta' || r.part === 'Botoeira')
      .sum('total'),
  ],
  ['em qual mês os elevadores somaram mais horas parado?', lifts, most(calls.byMonth((g) => g.sum('down')))],
  ['total de horas parado por componente', lifts, calls.by('part', (g) => g.sum('down'))],
  [
    'quantas corretivas fora da garantia fizemos no Centro?',
    lifts,
    calls
      .when((r) => r.kind === 'Corretiva')
      .when((r) => r.warranty === 'N' && r.district === 'Centro')
      .count(),
  ],
  ['quantos chamados levaram nota 5 do sindico?', lifts, calls.when((r) => r.score === 5).count()],
  [
    'soma do valor dos chamados de 10/12/2025 até 10/01/2026',
    lifts,
    calls.from('2025-12-10', '2026-01-10').sum('total'),
  ],
]

export const unanswerable: string[] = [
  'quanto a Ivone recebeu de comissão?',
  'quantos sacos de rejunte vendemos em março?',
  'quantos metros de piso ainda tem no depósito?',
  'quanto de ICMS saiu nos pedidos de novembro?',
  'qual o telefone dos alunos que desistiram?',
  'quantos alunos temos no curso de massoterapia?',
  'quanto a escola gasta de luz no polo Serra Clara?',
  'qual a capacidade em quilos do elevador da Torre Mirante?',
  'quando vence o contrato de manutenção do Hotel Cordilheira?',
  'quantos km os técnicos rodaram em outubro?',
]
