import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* The accounts payable of a biscuit factory, the stock movements of a warehouse and the time sheet of a software agency. */

const { next, whole, pick, among } = seededBusiness('a biscuit factory that pays, a warehouse, an agency')

interface Supplier {
  supplier: string
  category: string
  recurring: string
  from: number
  to: number
}
const suppliers: [entry: Supplier, weight: number][] = [
  [
    {
      supplier: 'Moinho Santa Clara',
      category: 'Matéria-prima',
      recurring: 'Não',
      from: 180_000,
      to: 1_450_000,
    },
    6,
  ],
  [
    {
      supplier: 'Laticínios Serrano',
      category: 'Matéria-prima',
      recurring: 'Não',
      from: 90_000,
      to: 620_000,
    },
    5,
  ],
  [{ supplier: 'Embalagens Prisma', category: 'Embalagem', recurring: 'Não', from: 70_000, to: 480_000 }, 4],
  [{ supplier: 'Gráfica Aurora', category: 'Embalagem', recurring: 'Não', from: 30_000, to: 190_000 }, 2],
  [
    { supplier: 'Transportadora Rota Sul', category: 'Frete', recurring: 'Não', from: 25_000, to: 210_000 },
    5,
  ],
  [{ supplier: 'CPFL', category: 'Energia', recurring: 'Sim', from: 180_000, to: 460_000 }, 2],
  [{ supplier: 'Receita Federal', category: 'Impostos', recurring: 'Sim', from: 60_000, to: 720_000 }, 2],
  [{ supplier: 'Imobiliária Castelo', category: 'Aluguel', recurring: 'Sim', from: 380_000, to: 420_000 }, 1],
  [{ supplier: 'Dedetizadora Alvo', category: 'Serviços', recurring: 'Sim', from: 20_000, to: 95_000 }, 1],
]
// Due from June to March; the sheet was closed at the end of February, so that most of March is still to be paid.
const opened = '2025-06-01'
const closed = '2026-02-28'
const shifted = (day: string, by: number) => new Date(Date.parse(day) + by * 864e5).toISOString().slice(0, 10)
const payables = new Rows(
  daysFrom(opened, 304)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(4, 6) : whole(1, 4) }, () => {
        const { supplier, category, recurring, from, to } = among(...suppliers)
        const gap = next() < 0.27 ? whole(1, 25) : next() < 0.35 ? -whole(1, 5) : 0
        const moved = shifted(day, gap)
        const paying = moved < opened ? day : moved
        const isPaid = paying <= closed && next() < 0.88
        const price = whole(from, to) / 100
        return {
          day,
          paid: isPaid ? paying : undefined,
          paidMonth: isPaid ? paying.slice(0, 7) : undefined,
          supplier,
          category,
          document: `NF ${whole(10_000, 99_999)}`,
          form: pick(['Boleto', 'Boleto', 'Pix', 'Débito automático']),
          bank: pick(['Sicoob', 'Bradesco', 'Itaú']),
          recurring,
          price,
          interest: isPaid && gap > 0 ? cents(price * (0.02 + gap * 0.001)) : undefined,
          status: isPaid ? 'Pago' : day > closed ? 'A vencer' : 'Atrasado',
        }
      }),
    ),
)
const paidIn = (month: string) => payables.when((r) => r.paidMonth === month)

const items = [
  {
    code: 'F-101',
    item: 'Parafuso sextavado',
    group: 'Fixação',
    few: 10,
    many: 40,
    from: 1_800,
    to: 4_500,
  },
  { code: 'F-102', item: 'Arruela lisa', group: 'Fixação', few: 8, many: 30, from: 900, to: 2_200 },
  { code: 'T-201', item: 'Disco de corte', group: 'Ferramentas', few: 6, many: 22, from: 450, to: 1_290 },
  { code: 'T-202', item: 'Broca 8mm', group: 'Ferramentas', few: 1, many: 12, from: 1_200, to: 3_500 },
  { code: 'E-301', item: 'Luva de raspa', group: 'EPI', few: 1, many: 12, from: 900, to: 1_900 },
  { code: 'E-302', item: 'Óculos de proteção', group: 'EPI', few: 1, many: 10, from: 600, to: 1_800 },
  { code: 'Q-401', item: 'Óleo lubrificante', group: 'Químicos', few: 1, many: 12, from: 2_400, to: 5_200 },
  { code: 'Q-402', item: 'Graxa', group: 'Químicos', few: 1, many: 10, from: 1_900, to: 4_100 },
]
// Closed on Sundays, from May to February. An adjustment has no cost, and may take away.
const movements = new Rows(
  daysFrom('2025-05-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: whole(2, 5) }, () => {
        const { code, item, group, few, many, from, to } = pick(items)
        const kind = among(['Saída', 11], ['Entrada', 6], ['Ajuste', 3])
        const sector =
          kind === 'Entrada'
            ? 'Recebimento'
            : kind === 'Ajuste'
              ? 'Almoxarifado'
              : among(['Produção', 8], ['Manutenção', 5], ['Expedição', 4], ['Usinagem', 3])
        const pieces =
          kind === 'Entrada'
            ? whole(few * 4, many * 4)
            : kind === 'Saída'
              ? whole(few, many)
              : next() < 0.65
                ? -whole(1, 12)
                : whole(1, 12)
        const cost = kind === 'Ajuste' ? undefined : whole(from, to) / 100
        return {
          day,
          kind,
          code,
          item,
          group,
          shed: among(['Galpão A', 2], ['Galpão B', 1]),
          sector,
          keeper: pick(['Edson', 'Vanessa', 'Cícero']),
          pieces,
          cost,
          total: cost === undefined ? undefined : cents(pieces * cost),
          checked: next() < 0.8 ? 'S' : 'N',
        }
      }),
    ),
)
const outgoing = movements.when((r) => r.kind === 'Saída')
const incoming = movements.when((r) => r.kind === 'Entrada')
const adjusted = movements.when((r) => r.kind === 'Ajuste')

const people = [
  { person: 'Thiago', level: 'Pleno', hourly: 130 },
  { person: 'Bianca', level: 'Sênior', hourly: 180 },
  { person: 'Rafael', level: 'Pleno', hourly: 125 },
  { person: 'Larissa', level: 'Júnior', hourly: 85 },
  { person: 'Henrique', level: 'Sênior', hourly: 190 },
  { person: 'Camila', level: 'Júnior', hourly: 90 },
]
const projects = [
  { client: 'Banco Cedro', project: 'App Mobile' },
  { client: 'Banco Cedro', project: 'Portal do Cliente' },
  { client: 'Farmácias Vida Boa', project: 'E-commerce' },
  { client: 'Construtora Pilar', project: 'ERP' },
  { client: 'Rede Escolar Saber', project: 'Plataforma EAD' },
  { client: 'Hotel Mirante', project: 'Sistema de Reservas' },
  { client: 'Construtora Pilar', project: 'Site institucional' },
]
// From July to March: most on Wednesdays, a few on Saturdays, none on Sundays. Dearer by ten reais from January.
const entriesOn = (day: string) => {
  const weekday = weekdayIn(day)
  return weekday === 3 ? whole(5, 7) : weekday === 6 ? whole(0, 1) : whole(3, 5)
}
const timesheet = new Rows(
  daysFrom('2025-07-01', 274)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: entriesOn(day) }, () => {
        const { person, level, hourly } = pick(people)
        const { client, project } = pick(projects)
        const hours = whole(1, 16) / 2
        const billable = next() < 0.75 ? 'Sim' : 'Não'
        const rate = day < '2026-01-01' ? hourly : hourly + 10
        return {
          day,
          person,
          level,
          client,
          project,
          activity: among(
            ['Desenvolvimento', 10],
            ['Reunião', 4],
            ['Testes', 3],
            ['Design', 2],
            ['Suporte', 1],
          ),
          place: among(['Remoto', 3], ['Escritório', 2]),
          hours,
          billable,
          rate,
          billed: billable === 'Sim' ? cents(hours * rate) : undefined,
          approved: day >= '2026-03-16' && next() < 0.5 ? '' : next() < 0.9 ? 'Sim' : 'Não',
        }
      }),
    ),
)

const factory = 'Contas a Pagar'
const warehouse = 'MOVIMENTACAO ESTOQUE'
const agency = 'apontamento_horas'

export const files = [
  file(factory, payables, [
    ['Vencimento', ({ day }) => brazilianDay(day)],
    ['Data Pagamento', ({ paid }) => (paid === undefined ? '' : brazilianDay(paid))],
    ['Fornecedor', ({ supplier }) => supplier],
    ['Categoria', ({ category }) => category],
    ['Nº Documento', ({ document }) => document],
    ['Forma de Pagamento', ({ form }) => form],
    ['Banco', ({ bank }) => bank],
    ['Recorrente', ({ recurring }) => recurring],
    ['Valor', ({ price }) => dotted(commaPrice(price))],
    ['Juros', ({ interest }) => (interest === undefined ? '' : dotted(commaPrice(interest)))],
    ['Status', ({ status }) => status],
  ]),
  file(warehouse, movements, [
    ['DT_MOV', ({ day }) => brazilianDay(day)],
    ['TIPO_MOV', ({ kind }) => kind],
    ['COD_ITEM', ({ code }) => code],
    ['ITEM', ({ item }) => item],
    ['GRUPO', ({ group }) => group],
    ['GALPAO', ({ shed }) => shed],
    ['SETOR', ({ sector }) => sector],
    ['RESPONSAVEL', ({ keeper }) => keeper],
    ['QTD', ({ pieces }) => pieces],
    ['CUSTO_UNIT', ({ cost }) => (cost === undefined ? '' : decimal(cost))],
    ['VLR_TOTAL', ({ total }) => (total === undefined ? '' : decimal(total))],
    ['CONFERIDO', ({ checked }) => checked],
  ]),
  file(
    agency,
    timesheet,
    [
      ['data', ({ day }) => day],
      ['colaborador', ({ person }) => person],
      ['senioridade', ({ level }) => level],
      ['cliente', ({ client }) => client],
      ['projeto', ({ project }) => project],
      ['atividade', ({ activity }) => activity],
      ['local_trabalho', ({ place }) => place],
      ['horas', ({ hours }) => hours.toFixed(1)],
      ['faturavel', ({ billable }) => billable],
      ['valor_hora', ({ rate }) => rate.toFixed(2)],
      ['valor_cobrado', ({ billed }) => (billed === undefined ? '' : billed.toFixed(2))],
      ['aprovado', ({ approved }) => approved],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The factory's accounts payable
  ['valor das contas por categoria', factory, payables.by('category', (g) => g.sum('price'))],
  ['total das contas com vencimento em outubro', factory, payables.during('2025-10').sum('price')],
  ['quantas contas estão atrasadas?', factory, payables.when((r) => r.status === 'Atrasado').count()],
  [
    'valor das contas atrasadas por fornecedor',
    factory,
    payables.when((r) => r.status === 'Atrasado').by('supplier', (g) => g.sum('price')),
  ],
  [
    'qual fornecedor tem o maior valor de contas pagas?',
    factory,
    most(payables.when((r) => r.status === 'Pago').by('supplier', (g) => g.sum('price'))),
  ],
  [
    'total de juros por mes de pagamento',
    factory,
    payables.when((r) => r.paidMonth !== undefined).by('paidMonth', (g) => g.sum('interest')),
  ],
  [
    'quanto de juros pagamos pro moinho santa clara?',
    factory,
    payables.when((r) => r.supplier === 'Moinho Santa Clara').sum('interest'),
  ],
  ['média de juros das contas que tiveram juros', factory, payables.mean('interest')],
  [
    'quantas contas foram pagas com juros',
    factory,
    payables.when((r) => r.status === 'Pago' && r.interest !== undefined).count(),
  ],
  ['qual o valor da maior conta da cpfl?', factory, payables.when((r) => r.supplier === 'CPFL').max('price')],
  [
    'os 3 fornecedores que mais deram juros',
    factory,
    most(
      payables.by('supplier', (g) => g.sum('interest')),
      3,
    ),
  ],
  [
    'qts por cento do valor das contas é de materia prima?',
    factory,
    payables.share((r) => r.category === 'Matéria-prima', 'price'),
  ],
  [
    'que porcentagem da quantidade de contas está com status pago?',
    factory,
    payables.share((r) => r.status === 'Pago'),
  ],
  [
    'compara o valor das contas com vencimento em dezembro com as de janeiro',
    factory,
    { before: payables.during('2025-12').sum('price'), after: payables.during('2026-01').sum('price') },
  ],
  ['quantas contas acima de 5 mil reais?', factory, payables.when((r) => r.price > 5000).count()],
  [
    'quantas contas com forma de pagamento pix já estão pagas?',
    factory,
    payables.when((r) => r.form === 'Pix' && r.status === 'Pago').count(),
  ],
  ['valor médio das contas de frete', factory, payables.when((r) => r.category === 'Frete').mean('price')],
  [
    'qual o valor das contas que ainda não foram pagas, somando atrasado e a vencer?',
    factory,
    payables.when((r) => r.status !== 'Pago').sum('price'),
  ],
  ['em que dia da semana vencem mais contas', factory, most(payables.byWeekday((g) => g.count()))],
  [
    'valor das contas pagas por banco',
    factory,
    payables.when((r) => r.status === 'Pago').by('bank', (g) => g.sum('price')),
  ],
  [
    'quantas contas a vencer tem da embalagens prisma?',
    factory,
    payables.when((r) => r.status === 'A vencer' && r.supplier === 'Embalagens Prisma').count(),
  ],
  [
    'soma das contas recorrentes com vencimento no último trimestre de 2025',
    factory,
    payables
      .during('2025-10', '2025-12')
      .when((r) => r.recurring === 'Sim')
      .sum('price'),
  ],
  ['quantas contas foram pagas em novembro?', factory, paidIn('2025-11').count()],
  [
    'valor das contas pagas em agosto pelo sicoob',
    factory,
    paidIn('2025-08')
      .when((r) => r.bank === 'Sicoob')
      .sum('price'),
  ],
  [
    'valor das contas recorrentes x não recorrentes',
    factory,
    payables.by('recurring', (g) => g.sum('price')),
  ],
  [
    'qtos fornecedores diferentes tem nas contas de embalagem',
    factory,
    payables.when((r) => r.category === 'Embalagem').distinct('supplier'),
  ],
  [
    'contas de energia com vencimento de julho a setembro, qual o valor total?',
    factory,
    payables
      .during('2025-07', '2025-09')
      .when((r) => r.category === 'Energia')
      .sum('price'),
  ],
  [
    'tirando impostos, qual o valor das contas por forma de pagamento?',
    factory,
    payables.when((r) => r.category !== 'Impostos').by('form', (g) => g.sum('price')),
  ],
  [
    'qual mês de vencimento teve o menor valor de contas?',
    factory,
    least(payables.byMonth((g) => g.sum('price'))),
  ],
  [
    'to conferindo o extrato: quantas contas do itau tinham vencimento entre 10/09/2025 e 25/11/2025?',
    factory,
    payables
      .from('2025-09-10', '2025-11-25')
      .when((r) => r.bank === 'Itaú')
      .count(),
  ],

  // The warehouse's stock movements
  ['número de movimentos de entrada no estoque por mês', warehouse, incoming.byMonth((g) => g.count())],
  [
    'quantidade de graxa que saiu de outubro a dezembro',
    warehouse,
    outgoing
      .during('2025-10', '2025-12')
      .when((r) => r.item === 'Graxa')
      .sum('pieces'),
  ],
  [
    'qual setor tem o maior valor de saidas do estoque?',
    warehouse,
    most(outgoing.by('sector', (g) => g.sum('total'))),
  ],
  ['valor total das entradas por grupo', warehouse, incoming.by('group', (g) => g.sum('total'))],
  [
    '3 itens com maior quantidade de saída',
    warehouse,
    most(
      outgoing.by('item', (g) => g.sum('pieces')),
      3,
    ),
  ],
  [
    'valor total das saidas pra manutençao',
    warehouse,
    outgoing.when((r) => r.sector === 'Manutenção').sum('total'),
  ],
  [
    'quantos movimentos de estoque a vanessa lançou em janeiro?',
    warehouse,
    movements
      .during('2026-01')
      .when((r) => r.keeper === 'Vanessa')
      .count(),
  ],
  [
    'custo unitário médio do disco de corte nas entradas',
    warehouse,
    incoming.when((r) => r.item === 'Disco de corte').mean('cost'),
  ],
  [
    'quantos ajustes de estoque tivemos no segundo semestre de 2025?',
    warehouse,
    adjusted.during('2025-07', '2025-12').count(),
  ],
  ['soma da quantidade dos ajustes por grupo', warehouse, adjusted.by('group', (g) => g.sum('pieces'))],
  [
    'quantas movimentaçoes de estoque não foram conferidas?',
    warehouse,
    movements.when((r) => r.checked === 'N').count(),
  ],
  [
    'que porcentagem dos movimentos de saida foi conferida?',
    warehouse,
    outgoing.share((r) => r.checked === 'S'),
  ],
  [
    'quantidade que entrou no estoque: julho x agosto',
    warehouse,
    { before: incoming.during('2025-07').sum('pieces'), after: incoming.during('2025-08').sum('pieces') },
  ],
  [
    'quantos movimentos de saída tem quantidade maior que 20',
    warehouse,
    outgoing.when((r) => r.pieces > 20).count(),
  ],
  ['qual o valor da maior entrada de estoque?', warehouse, incoming.max('total')],
  ['quantidade de saida por setor', warehouse, outgoing.by('sector', (g) => g.sum('pieces'))],
  [
    'quantos itens diferentes tiveram ajuste em fevereiro?',
    warehouse,
    adjusted.during('2026-02').distinct('item'),
  ],
  [
    'em qual dia da semana as saídas do estoque têm o maior valor total?',
    warehouse,
    most(outgoing.byWeekday((g) => g.sum('total'))),
  ],
  [
    'valor total de oleo lubrificante que saiu pra produção',
    warehouse,
    outgoing.when((r) => r.item === 'Óleo lubrificante' && r.sector === 'Produção').sum('total'),
  ],
  ['quantos movimentos de estoque em cada galpão', warehouse, movements.by('shed', (g) => g.count())],
  [
    'broca 8mm: quantidade que entrou menos a quantidade que saiu',
    warehouse,
    incoming.when((r) => r.item === 'Broca 8mm').sum('pieces') -
      outgoing.when((r) => r.item === 'Broca 8mm').sum('pieces'),
  ],
  [
    'participação do galpão b no valor das entradas',
    warehouse,
    incoming.share((r) => r.shed === 'Galpão B', 'total'),
  ],
  [
    'valor total médio por movimento de saída de epi',
    warehouse,
    outgoing.when((r) => r.group === 'EPI').mean('total'),
  ],
  [
    'qual item teve o menor valor total de entrada?',
    warehouse,
    least(incoming.by('item', (g) => g.sum('total'))),
  ],
  [
    'valor total das saídas por grupo, sem contar a expediçao',
    warehouse,
    outgoing.when((r) => r.sector !== 'Expedição').by('group', (g) => g.sum('total')),
  ],
  [
    'quantos movimentos o edson fez no galpao a desde dezembro?',
    warehouse,
    movements
      .during('2025-12', '2026-02')
      .when((r) => r.keeper === 'Edson' && r.shed === 'Galpão A')
      .count(),
  ],
  [
    'valor total das saidas de estoque entre 15/08/2025 e 30/09/2025',
    warehouse,
    outgoing.from('2025-08-15', '2025-09-30').sum('total'),
  ],
  [
    'em média quantos movimentos de estoque por dia que teve movimento?',
    warehouse,
    movements.count() / movements.distinct('day'),
  ],
  [
    'valor total das entradas do cicero em outubro',
    warehouse,
    incoming
      .during('2025-10')
      .when((r) => r.keeper === 'Cícero')
      .sum('total'),
  ],
  [
    'preciso fazer pedido de epi: quantas luvas de raspa saíram em janeiro e fevereiro?',
    warehouse,
    outgoing
      .during('2026-01', '2026-02')
      .when((r) => r.item === 'Luva de raspa')
      .sum('pieces'),
  ],

  // The agency's time sheet
  ['total de horas por colaborador', agency, timesheet.by('person', (g) => g.sum('hours'))],
  [
    'quantas horas faturaveis em setenbro?',
    agency,
    timesheet
      .during('2025-09')
      .when((r) => r.billable === 'Sim')
      .sum('hours'),
  ],
  ['percentual de horas faturáveis', agency, timesheet.share((r) => r.billable === 'Sim', 'hours')],
  ['qual cliente consumiu mais horas?', agency, most(timesheet.by('client', (g) => g.sum('hours')))],
  ['valor cobrado por cliente', agency, timesheet.by('client', (g) => g.sum('billed'))],
  [
    'top 3 projetos em valor cobrado',
    agency,
    most(
      timesheet.by('project', (g) => g.sum('billed')),
      3,
    ),
  ],
  [
    'horas não faturáveis da larissa',
    agency,
    timesheet.when((r) => r.person === 'Larissa' && r.billable === 'Não').sum('hours'),
  ],
  [
    'qtas horas de reuniao em outubro',
    agency,
    timesheet
      .during('2025-10')
      .when((r) => r.activity === 'Reunião')
      .sum('hours'),
  ],
  [
    'vou renovar o contrato da construtora pilar: qual o valor cobrado dela em janeiro e fevereiro?',
    agency,
    timesheet
      .during('2026-01', '2026-02')
      .when((r) => r.client === 'Construtora Pilar')
      .sum('billed'),
  ],
  [
    'horas por mês no e-commerce',
    agency,
    timesheet.when((r) => r.project === 'E-commerce').byMonth((g) => g.sum('hours')),
  ],
  [
    'média da coluna valor hora nos apontamentos do thiago',
    agency,
    timesheet.when((r) => r.person === 'Thiago').mean('rate'),
  ],
  ['quantos apontamentos estão aprovados?', agency, timesheet.when((r) => r.approved === 'Sim').count()],
  [
    'quantas horas tem o maior apontamento de suporte?',
    agency,
    timesheet.when((r) => r.activity === 'Suporte').max('hours'),
  ],
  [
    'compare as horas apontadas em fevereiro com as de março',
    agency,
    { before: timesheet.during('2026-02').sum('hours'), after: timesheet.during('2026-03').sum('hours') },
  ],
  ['quantos apontamentos com mais de 6 horas?', agency, timesheet.when((r) => r.hours > 6).count()],
  [
    'média de horas por apontamento em cada atividade',
    agency,
    timesheet.by('activity', (g) => g.mean('hours')),
  ],
  [
    'em que dia da semana a agencia aponta mais horas?',
    agency,
    most(timesheet.byWeekday((g) => g.sum('hours'))),
  ],
  ['quantas horas foram apontadas aos sabados', agency, timesheet.on(6).sum('hours')],
  [
    'total de horas da bianca x henrique',
    agency,
    timesheet
      .when((r) => r.person === 'Bianca' || r.person === 'Henrique')
      .by('person', (g) => g.sum('hours')),
  ],
  [
    'em quantos projetos diferentes o rafael apontou horas em janeiro?',
    agency,
    timesheet
      .during('2026-01')
      .when((r) => r.person === 'Rafael')
      .distinct('project'),
  ],
  [
    'valor cobrado por projeto sem contar suporte',
    agency,
    timesheet.when((r) => r.activity !== 'Suporte').by('project', (g) => g.sum('billed')),
  ],
  [
    'horas de desenvolvimento no app mobile desde novembro',
    agency,
    timesheet
      .during('2025-11', '2026-03')
      .when((r) => r.activity === 'Desenvolvimento' && r.project === 'App Mobile')
      .sum('hours'),
  ],
  [
    'qual atividade teve menos horas no total?',
    agency,
    least(timesheet.by('activity', (g) => g.sum('hours'))),
  ],
  ['total de horas por senioridade', agency, timesheet.by('level', (g) => g.sum('hours'))],
  [
    'qual a participação da senioridade sênior no valor cobrado?',
    agency,
    timesheet.share((r) => r.level === 'Sênior', 'billed'),
  ],
  [
    'quantos apontamentos remotos teve em dezembro',
    agency,
    timesheet
      .during('2025-12')
      .when((r) => r.place === 'Remoto')
      .count(),
  ],
  [
    'horas no hotel mirante entre 01/08/2025 e 20/10/2025',
    agency,
    timesheet
      .from('2025-08-01', '2025-10-20')
      .when((r) => r.client === 'Hotel Mirante')
      .sum('hours'),
  ],
  [
    'em média quantas horas a camila aponta por dia em que ela tem apontamento?',
    agency,
    timesheet.when((r) => r.person === 'Camila').sum('hours') /
      timesheet.when((r) => r.person === 'Camila').distinct('day'),
  ],
  ['em qual mês o valor cobrado foi maior?', agency, most(timesheet.byMonth((g) => g.sum('billed')))],
  [
    'valor cobrado médio por apontamento faturável',
    agency,
    timesheet.when((r) => r.billable === 'Sim').mean('billed'),
  ],
]

export const unanswerable: string[] = [
  'quantos funcionários a fábrica tem?',
  'quantos quilos de biscoito produzimos em outubro?',
  'qual o limite do cheque especial no sicoob?',
  'quantos caminhões a transportadora rota sul tem?',
  'qual a data de validade do oleo lubrificante?',
  'qual o estoque mínimo da graxa?',
  'quanto pesa cada caixa de parafuso sextavado?',
  'quantos bugs foram corrigidos no app mobile?',
  'qual a nota de satisfação do banco cedro?',
  'idade média dos colaboradores da agencia',
]
