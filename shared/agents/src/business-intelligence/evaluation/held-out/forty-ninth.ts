import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A jeweller that also repairs, a school of martial arts and a scaffold hirer. */

const { next, whole, pick, among } = seededBusiness('a jeweller, a school of martial arts, a scaffold hirer')
const days = daysFrom('2025-07-01', 304)

const jewels = [
  { piece: 'Aliança', from: 60_000, to: 320_000 },
  { piece: 'Anel', from: 30_000, to: 210_000 },
  { piece: 'Brinco', from: 9_000, to: 90_000 },
  { piece: 'Relógio', from: 25_000, to: 160_000 },
  { piece: 'Colar', from: 18_000, to: 150_000 },
  { piece: 'Pulseira', from: 15_000, to: 110_000 },
]
const bench = {
  battery: { service: 'Troca de bateria', on: ['Relógio'], from: 3_000, to: 7_500 },
  ring: { service: 'Ajuste de aro', on: ['Aliança', 'Anel'], from: 5_000, to: 16_000 },
  solder: { service: 'Solda', on: ['Colar', 'Pulseira', 'Brinco'], from: 4_500, to: 14_000 },
  bath: { service: 'Banho de ouro', on: ['Anel', 'Brinco', 'Colar'], from: 9_000, to: 34_000 },
  polish: { service: 'Polimento', on: ['Aliança', 'Anel', 'Pulseira'], from: 4_000, to: 11_000 },
}
// Closed on Sundays, most on Saturdays and before Christmas.
const jewelRows = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from(
        { length: (weekdayIn(day) === 6 ? whole(4, 6) : whole(1, 3)) + (day.startsWith('2025-12') ? 2 : 0) },
        () => {
          const isSale = next() < 0.58
          const jewel = pick(jewels)
          const repair = among(
            [bench.battery, 7],
            [bench.ring, 5],
            [bench.solder, 3],
            [bench.bath, 2],
            [bench.polish, 1],
          )
          const { material, factor } = among(
            [{ material: 'Ouro 18k', factor: 1.7 }, 4],
            [{ material: 'Prata 925', factor: 0.7 }, 5],
            [{ material: 'Aço', factor: 0.5 }, 2],
          )
          const total = isSale
            ? cents((whole(jewel.from, jewel.to) * factor) / 100)
            : whole(repair.from, repair.to) / 100
          return {
            day,
            kind: isSale ? 'Venda' : 'Conserto',
            piece: isSale ? jewel.piece : pick(repair.on),
            material,
            service: isSale ? '' : repair.service,
            clerk: among(['Soraia', 6], ['Gilberto', 4], ['Patrícia', 2]),
            isNew: next() < 0.35 ? 'Sim' : 'Não',
            payment: among(['Cartão de crédito', 5], ['Pix', 4], ['Cartão de débito', 2], ['Dinheiro', 1.5]),
            weight: isSale ? whole(12, 180) / 10 : undefined,
            cost: cents((total * (isSale ? whole(38, 62) : whole(15, 40))) / 100),
            total,
            state: isSale
              ? among(['Entregue', 9], ['Aguardando retirada', 1])
              : among(['Entregue', 6], ['Aguardando retirada', 2], ['Em bancada', 1]),
          }
        },
      ),
    ),
)

// No classes on Sundays, few on Saturdays, most on Tuesdays; the first class of a day always takes place.
const classes = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from(
        { length: weekdayIn(day) === 2 ? whole(4, 6) : weekdayIn(day) === 6 ? whole(1, 2) : whole(2, 4) },
        (_, turn) => {
          const takesPlace = turn === 0 || next() > 0.16
          const group = among(['adulto', 5], ['infantil', 3], ['juvenil', 1.5])
          return {
            day,
            style: among(['Jiu-jitsu', 6], ['Muay thai', 4], ['Judô', 2.7], ['Karatê', 1.8], ['Boxe', 1]),
            teacher: among(['Anderson', 5], ['Kelly', 3.4], ['Ronaldo', 2.2], ['Tomoko', 1.2]),
            group,
            shift: among(['noite', 5], ['tarde', 3], ['manhã', 2]),
            standIn: takesPlace && next() < 0.12 ? 'sim' : 'não',
            status: takesPlace ? 'realizada' : 'cancelada',
            present: takesPlace ? (group === 'adulto' ? whole(7, 28) : whole(5, 22)) : undefined,
            absent: takesPlace ? whole(0, 8) : undefined,
            minutes: takesPlace ? (group === 'infantil' ? pick([45, 50]) : pick([60, 75, 90])) : undefined,
            income: takesPlace ? (next() < 0.25 ? 0 : whole(2_500, 28_000) / 100) : undefined,
            fee: takesPlace ? whole(5_500, 14_000) / 100 : undefined,
          }
        },
      ),
    ),
)

const gears = {
  tube: { gear: 'Andaime tubular', few: 10, many: 60, from: 80, to: 130 },
  facade: { gear: 'Andaime fachadeiro', few: 20, many: 120, from: 110, to: 170 },
  prop: { gear: 'Escora metálica', few: 20, many: 150, from: 25, to: 45 },
  cradle: { gear: 'Balancim', few: 1, many: 4, from: 4_500, to: 7_500 },
  platform: { gear: 'Plataforma elevatória', few: 1, many: 2, from: 14_000, to: 21_000 },
}
// Closed on Sundays, most on Mondays.
const hires = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(4, 6) : whole(1, 3) }, () => {
        const { gear, few, many, from, to } = among(
          [gears.tube, 7],
          [gears.facade, 3.5],
          [gears.prop, 3],
          [gears.cradle, 2],
          [gears.platform, 1.5],
        )
        const pieces = whole(few, many)
        const length = whole(3, 45)
        const price = cents((pieces * length * whole(from, to)) / 100)
        return {
          day,
          client: among(
            ['Construtora Alvorada', 6],
            ['Pinturas Rezende', 4],
            ['Engemax', 3],
            ['Reformas Silva', 2.2],
            ['Condomínio Solar', 1.5],
            ['Igreja Batista Central', 1],
          ),
          city: among(['Campinas', 6], ['Sumaré', 3.5], ['Valinhos', 2], ['Vinhedo', 1]),
          gear,
          seller: among(['Márcio', 5], ['Sandra', 3], ['Edson', 1.5]),
          pieces,
          length,
          // Not in the file: what a question on the product of the two columns asks for.
          pieceDays: pieces * length,
          assembly: next() < 0.4 ? 'SIM' : 'NAO',
          freight: next() < 0.35 ? undefined : whole(6_000, 38_000) / 100,
          fine: next() < 0.15 ? cents(price * 0.1) : undefined,
          status: among(['PAGO', 7], ['PENDENTE', 2], ['ATRASADO', 1.5]),
          price,
        }
      }),
    ),
)

const jeweller = 'Atendimentos Joalheria'
const school = 'aulas_artes_marciais'
const hirer = 'LOCACOES ANDAIMES'

export const files = [
  file(jeweller, jewelRows, [
    ['Data do atendimento', ({ day }) => brazilianDay(day)],
    ['Tipo', ({ kind }) => kind],
    ['Peça', ({ piece }) => piece],
    ['Material', ({ material }) => material],
    ['Serviço', ({ service }) => service],
    ['Atendente', ({ clerk }) => clerk],
    ['Cliente novo', ({ isNew }) => isNew],
    ['Forma de pagamento', ({ payment }) => payment],
    ['Peso (g)', ({ weight }) => (weight === undefined ? '' : decimal(weight, 1))],
    ['Custo', ({ cost }) => dotted(commaPrice(cost))],
    ['Valor total', ({ total }) => dotted(commaPrice(total))],
    ['Situação', ({ state }) => state],
  ]),
  file(
    school,
    classes,
    [
      ['data_aula', ({ day }) => day],
      ['modalidade', ({ style }) => style],
      ['professor', ({ teacher }) => teacher],
      ['turma', ({ group }) => group],
      ['periodo', ({ shift }) => shift],
      ['teve_substituto', ({ standIn }) => standIn],
      ['status', ({ status }) => status],
      ['presentes', ({ present }) => present ?? ''],
      ['faltas', ({ absent }) => absent ?? ''],
      ['duracao_min', ({ minutes }) => minutes ?? ''],
      ['receita_avulsa', ({ income }) => income?.toFixed(2) ?? ''],
      ['repasse_professor', ({ fee }) => fee?.toFixed(2) ?? ''],
    ],
    ',',
  ),
  file(hirer, hires, [
    ['DT_LOC', ({ day }) => brazilianDay(day)],
    ['CLIENTE', ({ client }) => client],
    ['CIDADE_OBRA', ({ city }) => city],
    ['EQUIPAMENTO', ({ gear }) => gear],
    ['VENDEDOR', ({ seller }) => seller],
    ['QTD_PECAS', ({ pieces }) => pieces],
    ['DIAS_LOC', ({ length }) => length],
    ['MONTAGEM', ({ assembly }) => assembly],
    ['VLR_FRETE', ({ freight }) => (freight === undefined ? '' : decimal(freight))],
    ['VLR_MULTA', ({ fine }) => (fine === undefined ? '' : decimal(fine))],
    ['SIT_PGTO', ({ status }) => status],
    ['VLR_LOC', ({ price }) => decimal(price)],
  ]),
]

export const labelled: Labelled[] = [
  // The jeweller
  ['faturamento da joalheria mês a mês', jeweller, jewelRows.byMonth((g) => g.sum('total'))],
  ['Quanto a joalheria faturou em dezembro?', jeweller, jewelRows.during('2025-12').sum('total')],
  [
    'qtos consertos entraram em outubro',
    jeweller,
    jewelRows
      .during('2025-10')
      .when((r) => r.kind === 'Conserto')
      .count(),
  ],
  [
    'Contando só as vendas, sem conserto, qual peça faturou mais?',
    jeweller,
    most(jewelRows.when((r) => r.kind === 'Venda').by('piece', (g) => g.sum('total'))),
  ],
  [
    'top 3 serviços de conserto em quantidade',
    jeweller,
    most(
      jewelRows.when((r) => r.kind === 'Conserto').by('service', (g) => g.count()),
      3,
    ),
  ],
  [
    'ticket medio das vendas de aliança',
    jeweller,
    jewelRows.when((r) => r.kind === 'Venda' && r.piece === 'Aliança').mean('total'),
  ],
  [
    'Que porcentagem do faturamento da joalheria vem de conserto?',
    jeweller,
    jewelRows.share((r) => r.kind === 'Conserto', 'total'),
  ],
  [
    'quanto entrou de conserto no pix?',
    jeweller,
    jewelRows.when((r) => r.kind === 'Conserto' && r.payment === 'Pix').sum('total'),
  ],
  [
    'peso total em gramas das vendas de ouro 18k',
    jeweller,
    jewelRows.when((r) => r.kind === 'Venda' && r.material === 'Ouro 18k').sum('weight'),
  ],
  [
    'qual o valor da maior venda que a Soraia fez na joalheria?',
    jeweller,
    jewelRows.when((r) => r.kind === 'Venda' && r.clerk === 'Soraia').max('total'),
  ],
  [
    'faturamento da joalheria: novembro x dezembro',
    jeweller,
    { before: jewelRows.during('2025-11').sum('total'), after: jewelRows.during('2025-12').sum('total') },
  ],
  [
    'qtos atendimentos tão aguardando retirada',
    jeweller,
    jewelRows.when((r) => r.state === 'Aguardando retirada').count(),
  ],
  [
    'oi, bom dia! quantos consertos ainda estão em bancada?',
    jeweller,
    jewelRows.when((r) => r.kind === 'Conserto' && r.state === 'Em bancada').count(),
  ],
  [
    'valor total da joalheria por forma de pagamento',
    jeweller,
    jewelRows.by('payment', (g) => g.sum('total')),
  ],
  [
    'Quantos atendimentos de cliente novo tivemos em janeiro?',
    jeweller,
    jewelRows
      .during('2026-01')
      .when((r) => r.isNew === 'Sim')
      .count(),
  ],
  [
    'que parte dos atendimentos da joalheria foi de cliente novo?',
    jeweller,
    jewelRows.share((r) => r.isNew === 'Sim'),
  ],
  [
    'em que dia da semana a joalheria fatura mais?',
    jeweller,
    most(jewelRows.byWeekday((g) => g.sum('total'))),
  ],
  [
    'em media qto a joalheria fatura por dia aberto?',
    jeweller,
    jewelRows.sum('total') / jewelRows.distinct('day'),
  ],
  ['quantos atendimentos passaram de 1.000 reais?', jeweller, jewelRows.when((r) => r.total > 1000).count()],
  [
    'valor total por material na joalheria, sem contar os consertos',
    jeweller,
    jewelRows.when((r) => r.kind !== 'Conserto').by('material', (g) => g.sum('total')),
  ],
  [
    'quanto vendemos em reais de brinco de prata 925 em fevereiro',
    jeweller,
    jewelRows
      .during('2026-02')
      .when((r) => r.kind === 'Venda' && r.piece === 'Brinco' && r.material === 'Prata 925')
      .sum('total'),
  ],
  [
    'quanto sobra na joalheria, valor total menos o custo?',
    jeweller,
    jewelRows.sum('total') - jewelRows.sum('cost'),
  ],
  [
    'custo médio dos consertos em cada serviço',
    jeweller,
    jewelRows.when((r) => r.kind === 'Conserto').by('service', (g) => g.mean('cost')),
  ],
  ['quanto cada atendente faturou na joalheria', jeweller, jewelRows.by('clerk', (g) => g.sum('total'))],
  ['Qual atendente fez menos atendimentos?', jeweller, least(jewelRows.by('clerk', (g) => g.count()))],
  [
    'quantos relogios foram vendidos entre 10/11/2025 e 24/12/2025?',
    jeweller,
    jewelRows
      .from('2025-11-10', '2025-12-24')
      .when((r) => r.kind === 'Venda' && r.piece === 'Relógio')
      .count(),
  ],
  ['valor do conserto mais barato', jeweller, jewelRows.when((r) => r.kind === 'Conserto').min('total')],
  [
    'quanto a Soraia faturou em março, tirando o que foi pago em dinheiro?',
    jeweller,
    jewelRows
      .during('2026-03')
      .when((r) => r.clerk === 'Soraia' && r.payment !== 'Dinheiro')
      .sum('total'),
  ],
  [
    'quantas trocas de bateria entraram aos sabados',
    jeweller,
    jewelRows
      .on(6)
      .when((r) => r.service === 'Troca de bateria')
      .count(),
  ],
  [
    'qual foi o mês mais fraco da joalheria em faturamento?',
    jeweller,
    least(jewelRows.byMonth((g) => g.sum('total'))),
  ],

  // The school of martial arts
  [
    'Quantas aulas de judô foram realizadas em setembro?',
    school,
    classes
      .during('2025-09')
      .when((r) => r.style === 'Judô' && r.status === 'realizada')
      .count(),
  ],
  [
    'aulas canceladas por mês',
    school,
    classes.when((r) => r.status === 'cancelada').byMonth((g) => g.count()),
  ],
  ['total de presentes por modalidade', school, classes.by('style', (g) => g.sum('present'))],
  [
    'qual professor tem mais aulas realizadas?',
    school,
    most(classes.when((r) => r.status === 'realizada').by('teacher', (g) => g.count())),
  ],
  [
    'media de presentes nas aulas de jiu jitsu',
    school,
    classes.when((r) => r.style === 'Jiu-jitsu').mean('present'),
  ],
  [
    'Qual modalidade tem mais faltas, somando tudo?',
    school,
    most(classes.by('style', (g) => g.sum('absent'))),
  ],
  [
    'as 3 modalidades com maior receita avulsa no total',
    school,
    most(
      classes.by('style', (g) => g.sum('income')),
      3,
    ),
  ],
  [
    'quanto deu o repasse das aulas da Kelly em novembro',
    school,
    classes
      .during('2025-11')
      .when((r) => r.teacher === 'Kelly')
      .sum('fee'),
  ],
  ['repasse total por professor', school, classes.by('teacher', (g) => g.sum('fee'))],
  ['Que porcentagem das aulas foi cancelada?', school, classes.share((r) => r.status === 'cancelada')],
  ['qtas aulas tiveram substituto?', school, classes.when((r) => r.standIn === 'sim').count()],
  [
    'receita avulsa das aulas menos o repasse dos professores, no geral',
    school,
    classes.sum('income') - classes.sum('fee'),
  ],
  [
    'presentes na turma infantil: agosto x setembro',
    school,
    {
      before: classes
        .during('2025-08')
        .when((r) => r.group === 'infantil')
        .sum('present'),
      after: classes
        .during('2025-09')
        .when((r) => r.group === 'infantil')
        .sum('present'),
    },
  ],
  ['quantas aulas tiveram mais de 20 presentes', school, classes.when((r) => (r.present ?? 0) > 20).count()],
  [
    'em qual dia da semana vem mais aluno, somando os presentes?',
    school,
    most(classes.byWeekday((g) => g.sum('present'))),
  ],
  [
    'em média, quanto entra de receita avulsa por dia de aula?',
    school,
    classes.sum('income') / classes.distinct('day'),
  ],
  [
    'quantas aulas de muay thai a noite foram realizadas',
    school,
    classes.when((r) => r.style === 'Muay thai' && r.shift === 'noite' && r.status === 'realizada').count(),
  ],
  [
    'total de faltas da turma adulto de janeiro a março',
    school,
    classes
      .during('2026-01', '2026-03')
      .when((r) => r.group === 'adulto')
      .sum('absent'),
  ],
  [
    'total de presentes por período sem contar o boxe',
    school,
    classes.when((r) => r.style !== 'Boxe').by('shift', (g) => g.sum('present')),
  ],
  [
    'quantos professores diferentes aparecem nas aulas realizadas de karatê em dezembro?',
    school,
    classes
      .during('2025-12')
      .when((r) => r.style === 'Karatê' && r.status === 'realizada')
      .distinct('teacher'),
  ],
  [
    'qual o maior numero de presentes numa aula de boxe?',
    school,
    classes.when((r) => r.style === 'Boxe').max('present'),
  ],
  [
    'duração média das aulas de cada turma, em minutos',
    school,
    classes.by('group', (g) => g.mean('minutes')),
  ],
  [
    'soma a duraçao em minutos das aulas do Ronaldo em fevereiro',
    school,
    classes
      .during('2026-02')
      .when((r) => r.teacher === 'Ronaldo')
      .sum('minutes'),
  ],
  [
    'qual a participação do jiu-jitsu na receita avulsa?',
    school,
    classes.share((r) => r.style === 'Jiu-jitsu', 'income'),
  ],
  [
    'qual professor teve menos presentes na soma de tudo?',
    school,
    least(classes.by('teacher', (g) => g.sum('present'))),
  ],
  [
    'receita avulsa total entre 15/10/2025 e 15/12/2025',
    school,
    classes.from('2025-10-15', '2025-12-15').sum('income'),
  ],
  [
    'quantas aulas do Anderson foram canceladas desde janeiro?',
    school,
    classes
      .during('2026-01', '2026-04')
      .when((r) => r.teacher === 'Anderson' && r.status === 'cancelada')
      .count(),
  ],
  ['Qual mês teve mais faltas no total?', school, most(classes.byMonth((g) => g.sum('absent')))],
  [
    'repasse médio por aula realizada em cada modalidade',
    school,
    classes.when((r) => r.status === 'realizada').by('style', (g) => g.mean('fee')),
  ],
  [
    'quantas aulas da turma juvenil foram realizadas, tirando as da Tomoko?',
    school,
    classes.when((r) => r.group === 'juvenil' && r.status === 'realizada' && r.teacher !== 'Tomoko').count(),
  ],

  // The scaffold hirer
  ['Qual foi o valor total das locações em outubro?', hirer, hires.during('2025-10').sum('price')],
  ['valor das locações mês a mês', hirer, hires.byMonth((g) => g.sum('price'))],
  [
    'quantas locacoes a construtora alvorada fez',
    hirer,
    hires.when((r) => r.client === 'Construtora Alvorada').count(),
  ],
  [
    'Quais os 3 clientes com maior valor total de locação?',
    hirer,
    most(
      hires.by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  ['qual equipamento foi locado mais vezes?', hirer, most(hires.by('gear', (g) => g.count()))],
  ['qual o valor das locações pendentes?', hirer, hires.when((r) => r.status === 'PENDENTE').sum('price')],
  [
    'valor das locações com pagamento atrasado por cliente',
    hirer,
    hires.when((r) => r.status === 'ATRASADO').by('client', (g) => g.sum('price')),
  ],
  [
    'qual a porcentagem do valor das locações q já foi pago',
    hirer,
    hires.share((r) => r.status === 'PAGO', 'price'),
  ],
  [
    'quantas locações com montagem em novembro?',
    hirer,
    hires
      .during('2025-11')
      .when((r) => r.assembly === 'SIM')
      .count(),
  ],
  [
    'as 2 cidades com menor valor total de locação',
    hirer,
    least(
      hires.by('city', (g) => g.sum('price')),
      2,
    ),
  ],
  ['frete total por cidade da obra', hirer, hires.by('city', (g) => g.sum('freight'))],
  ['média de dias de locação do balancim', hirer, hires.when((r) => r.gear === 'Balancim').mean('length')],
  [
    'quantidade média de peças por locação pra cada equipamento',
    hirer,
    hires.by('gear', (g) => g.mean('pieces')),
  ],
  ['quantas locações acima de R$ 3.000?', hirer, hires.when((r) => r.price > 3000).count()],
  [
    'compare o valor das locações de Campinas no último trimestre de 2025 com o primeiro trimestre de 2026',
    hirer,
    {
      before: hires
        .during('2025-10', '2025-12')
        .when((r) => r.city === 'Campinas')
        .sum('price'),
      after: hires
        .during('2026-01', '2026-03')
        .when((r) => r.city === 'Campinas')
        .sum('price'),
    },
  ],
  [
    'qual vendedor fechou menos em valor de locação?',
    hirer,
    least(hires.by('seller', (g) => g.sum('price'))),
  ],
  ['quanto deu de multa nas locações de dezembro?', hirer, hires.during('2025-12').sum('fine')],
  ['valor médio das multas cobradas nas locações', hirer, hires.mean('fine')],
  ['qtas locações tiveram multa', hirer, hires.when((r) => r.fine !== undefined).count()],
  [
    'quantas peças de escora metalica foram locadas de agosto a outubro?',
    hirer,
    hires
      .during('2025-08', '2025-10')
      .when((r) => r.gear === 'Escora metálica')
      .sum('pieces'),
  ],
  [
    'valor de locação do andaime fachadeiro tirando a Construtora Alvorada',
    hirer,
    hires.when((r) => r.gear === 'Andaime fachadeiro' && r.client !== 'Construtora Alvorada').sum('price'),
  ],
  [
    'some o valor das locações com o valor do frete, quanto dá tudo?',
    hirer,
    hires.sum('price') + hires.sum('freight'),
  ],
  [
    'quantidade de peças vezes os dias de locação, somando todas as locações de janeiro',
    hirer,
    hires.during('2026-01').sum('pieceDays'),
  ],
  ['Em qual dia da semana saem mais locações?', hirer, most(hires.byWeekday((g) => g.count()))],
  ['em média quantas locações saem por dia trabalhado?', hirer, hires.count() / hires.distinct('day')],
  [
    'quantos clientes diferentes locaram plataforma elevatoria em março?',
    hirer,
    hires
      .during('2026-03')
      .when((r) => r.gear === 'Plataforma elevatória')
      .distinct('client'),
  ],
  [
    'qual o valor da locação mais cara da Igreja Batista Central?',
    hirer,
    hires.when((r) => r.client === 'Igreja Batista Central').max('price'),
  ],
  [
    'quantas locações foram feitas entre 01/09/2025 e 20/09/2025',
    hirer,
    hires.from('2025-09-01', '2025-09-20').count(),
  ],
  ['locações de 30 dias ou mais, quantas foram?', hirer, hires.when((r) => r.length >= 30).count()],
  [
    'boa tarde, me diz por favor quanto o marcio fechou em valor de locação de andaime tubular em fevereiro',
    hirer,
    hires
      .during('2026-02')
      .when((r) => r.seller === 'Márcio' && r.gear === 'Andaime tubular')
      .sum('price'),
  ],
]

export const unanswerable: string[] = [
  'qual o salário da Soraia?',
  'quanto a joalheria vai faturar em junho de 2026?',
  'qual a cotação do ouro hoje?',
  'quantos anéis tem em estoque na vitrine?',
  'quanto entrou de conserto em março de 2025?',
  'quantos alunos trocaram de faixa em dezembro?',
  'qual o valor da mensalidade do jiu-jitsu?',
  'idade média dos alunos da turma adulto',
  'quantos andaimes estão quebrados no pátio?',
  'qual o telefone da Engemax?',
]
