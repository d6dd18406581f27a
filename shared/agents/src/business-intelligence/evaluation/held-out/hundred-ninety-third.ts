import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A car-wash, a language school and the sales leads of a solar-energy firm. */

const { next, whole, among } = seededBusiness('a car-wash, a language school, leads of solar energy')
// From April 2025 to March 2026: no month comes twice.
const days = daysFrom('2025-04-01', 365)

const jobs: [{ service: string; from: number; to: number; quick: number; slow: number }, number][] = [
  [{ service: 'Lavagem simples', from: 3_000, to: 5_500, quick: 20, slow: 40 }, 9],
  [{ service: 'Lavagem completa', from: 7_000, to: 11_500, quick: 45, slow: 85 }, 7],
  [{ service: 'Higienização interna', from: 18_000, to: 32_000, quick: 110, slow: 200 }, 2],
  [{ service: 'Polimento', from: 18_000, to: 30_000, quick: 130, slow: 260 }, 1.2],
  [{ service: 'Lavagem de motor', from: 7_000, to: 12_000, quick: 25, slow: 60 }, 0.6],
]
/** Saturdays are the fullest. */
const washesOn = (day: string): number => {
  const weekday = weekdayIn(day)
  const usual = weekday === 6 ? whole(5, 7) : weekday === 0 ? whole(2, 4) : whole(1, 3)
  return day.startsWith('2025-12') ? usual + 2 : usual
}
// Closed on Mondays.
const washes = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: washesOn(day) }, () => {
        const { service, from, to, quick, slow } = among(...jobs)
        const club = next() < 0.3 ? 'SIM' : 'NÃO'
        const full = whole(from, to) / 100
        const discount = club === 'SIM' && next() < 0.7 ? cents((full * whole(5, 15)) / 100) : 0
        return {
          day,
          vehicle: among(['Hatch', 8], ['SUV', 5], ['Sedã', 4], ['Moto', 2.5], ['Picape', 1.6]),
          service,
          washer: among(['Wesley', 7], ['Gilmar', 4.5], ['Rosângela', 3], ['Juninho', 1.8]),
          shift: among(['Tarde', 6], ['Manhã', 4]),
          payment: among(['Pix', 7], ['Débito', 4], ['Crédito', 2.6], ['Dinheiro', 1.4]),
          club,
          minutes: whole(quick, slow),
          discount,
          tip: next() < 0.55 ? undefined : whole(2, 20),
          grade: next() < 0.4 ? undefined : among([5, 6], [4, 4], [3, 2], [2, 1], [1, 0.6]),
          price: cents(full - discount),
        }
      }),
    ),
)

const courses: [{ language: string; teachers: [string, number][]; fee: number }, number][] = [
  [
    {
      language: 'Inglês',
      teachers: [
        ['Bruna', 7],
        ['Kevin', 3],
      ],
      fee: 45,
    },
    9,
  ],
  [{ language: 'Espanhol', teachers: [['Pilar', 1]], fee: 40 }, 4],
  [{ language: 'Francês', teachers: [['Heloísa', 1]], fee: 42 }, 2.4],
  [{ language: 'Italiano', teachers: [['Renzo', 1]], fee: 38 }, 1.5],
  [{ language: 'Alemão', teachers: [['Heloísa', 1]], fee: 41 }, 0.9],
]
/** Few in the holidays of July and January, most on Wednesdays. */
const classesOn = (day: string): number => {
  if (day.startsWith('2026-01')) return 1
  if (day.startsWith('2025-07')) return 2
  const weekday = weekdayIn(day)
  return weekday === 3 ? whole(4, 6) : weekday === 6 ? whole(1, 2) : whole(2, 4)
}
// Closed on Sundays.
const classes = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: classesOn(day) }, () => {
        const { language, teachers, fee } = among(...courses)
        const isGroup = next() < 0.62
        const present = isGroup ? whole(3, 12) : 1
        const hours = among([1, 4], [1.5, 3], [2, 2])
        return {
          day,
          language,
          level: among(['Básico', 6], ['Intermediário', 4], ['Avançado', 2]),
          teacher: among(...teachers),
          unit: among(['Centro', 5], ['Moema', 3], ['Tatuapé', 1.8]),
          mode: among(['Presencial', 6], ['Online', 4]),
          format: isGroup ? 'Em grupo' : 'Particular',
          makeup: next() < 0.16 ? 'Sim' : 'Não',
          present,
          absent: isGroup ? among([0, 5], [1, 4], [2, 3], [3, 2], [4, 1]) : 0,
          hours,
          pay: cents((hours * whole(4_500, 7_500)) / 100),
          income: cents(
            isGroup ? (present * hours * fee * whole(80, 120)) / 100 : (hours * fee * whole(250, 380)) / 100,
          ),
        }
      }),
    ),
)

const kinds: [{ kind: string; from: number; to: number }, number][] = [
  [{ kind: 'residencial', from: 200, to: 950 }, 8],
  [{ kind: 'comercial', from: 900, to: 4_500 }, 3.5],
  [{ kind: 'rural', from: 600, to: 3_000 }, 2],
  [{ kind: 'industrial', from: 4_000, to: 12_000 }, 1],
]
/** Most on Mondays; October had a campaign. */
const leadsOn = (day: string): number => {
  const usual = weekdayIn(day) === 1 ? whole(4, 6) : whole(1, 3)
  return day.startsWith('2025-10') ? usual + 2 : usual
}
const leads = new Rows(
  days.flatMap((day) =>
    Array.from({ length: leadsOn(day) }, () => {
      const { kind, from, to } = among(...kinds)
      const stage = among(
        ['Perdido', 6],
        ['Proposta enviada', 4.5],
        ['Fechado', 3.5],
        ['Em contato', 2.5],
        ['Novo', 1.5],
      )
      const hasOffer =
        stage === 'Fechado' || stage === 'Proposta enviada' || (stage === 'Perdido' && next() < 0.6)
      const kwh = whole(from, to)
      const kwp = hasOffer ? Math.round(kwh / 12) / 10 : undefined
      return {
        day,
        visit: hasOffer ? daysFrom(day, whole(3, 20)).at(-1) : undefined,
        channel: among(['Instagram', 7], ['Google', 4.6], ['Indicação', 3], ['WhatsApp', 2], ['Evento', 1]),
        city: among(
          ['Uberlândia', 6],
          ['Uberaba', 4],
          ['Araguari', 2.5],
          ['Patos de Minas', 1.5],
          ['Ituiutaba', 0.9],
        ),
        kind,
        consultant: among(['Fabrício', 6.5], ['Luana', 4.2], ['Thiago', 2.8], ['Mirela', 1.8]),
        stage,
        reason:
          stage === 'Perdido'
            ? among(['Preço', 5], ['Concorrente', 2.8], ['Financiamento negado', 1.7], ['Sem interesse', 1])
            : '',
        loan: next() < 0.45 ? 'sim' : 'não',
        wait:
          stage === 'Novo' ? undefined : among([1, 6], [2, 4], [3, 3], [4, 2], [6, 1.5], [8, 1], [11, 0.6]),
        kwh,
        kwp,
        price: kwp === undefined ? undefined : cents((kwp * whole(380_000, 520_000)) / 100),
      }
    }),
  ),
)

const carWash = 'Lava Rápido Atendimentos'
const school = 'AULAS_ESCOLA_IDIOMAS'
const solar = 'leads_energia_solar'

export const files = [
  file(carWash, washes, [
    ['DATA_ATEND', ({ day }) => brazilianDay(day)],
    ['VEICULO', ({ vehicle }) => vehicle],
    ['SERVICO', ({ service }) => service],
    ['LAVADOR', ({ washer }) => washer],
    ['TURNO', ({ shift }) => shift],
    ['FORMA_PGTO', ({ payment }) => payment],
    ['CLUBE_FIDELIDADE', ({ club }) => club],
    ['TEMPO (MIN)', ({ minutes }) => minutes],
    ['DESCONTO', ({ discount }) => decimal(discount)],
    ['GORJETA', ({ tip }) => (tip === undefined ? '' : decimal(tip))],
    ['NOTA_CLIENTE', ({ grade }) => grade ?? ''],
    ['VLR_COBRADO', ({ price }) => decimal(price)],
  ]),
  file(school, classes, [
    ['Data da aula', ({ day }) => brazilianDay(day)],
    ['Idioma', ({ language }) => language],
    ['Nível', ({ level }) => level],
    ['Professor', ({ teacher }) => teacher],
    ['Unidade', ({ unit }) => unit],
    ['Modalidade', ({ mode }) => mode],
    ['Formato', ({ format }) => format],
    ['Reposição', ({ makeup }) => makeup],
    ['Alunos presentes', ({ present }) => present],
    ['Faltas', ({ absent }) => absent],
    ['Duração (h)', ({ hours }) => decimal(hours, 1)],
    ['Pgto professor', ({ pay }) => dotted(commaPrice(pay))],
    ['Receita da aula', ({ income }) => dotted(commaPrice(income))],
  ]),
  file(
    solar,
    leads,
    [
      ['data_entrada', ({ day }) => day],
      ['data_visita', ({ visit }) => visit ?? ''],
      ['canal', ({ channel }) => channel],
      ['cidade', ({ city }) => city],
      ['tipo_imovel', ({ kind }) => kind],
      ['consultor', ({ consultant }) => consultant],
      ['etapa', ({ stage }) => stage],
      ['motivo_perda', ({ reason }) => reason],
      ['quer_financiamento', ({ loan }) => loan],
      ['dias_ate_contato', ({ wait }) => wait ?? ''],
      ['consumo_kwh_mes', ({ kwh }) => kwh],
      ['potencia_kwp', ({ kwp }) => (kwp === undefined ? '' : kwp.toFixed(1))],
      ['valor_proposta', ({ price }) => (price === undefined ? '' : price.toFixed(2))],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The car-wash
  ['faturamento do lava rápido mês a mês', carWash, washes.byMonth((g) => g.sum('price'))],
  [
    'Quantas lavagens completas fizemos em dezembro?',
    carWash,
    washes
      .during('2025-12')
      .when((r) => r.service === 'Lavagem completa')
      .count(),
  ],
  ['qual lavador atendeu mais veículos?', carWash, most(washes.by('washer', (g) => g.count()))],
  ['total de gorjetas do Wesley', carWash, washes.when((r) => r.washer === 'Wesley').sum('tip')],
  ['quanto veio de gorjeta em cada mês', carWash, washes.byMonth((g) => g.sum('tip'))],
  [
    'qto entrou no pix no lava rapido em novembro',
    carWash,
    washes
      .during('2025-11')
      .when((r) => r.payment === 'Pix')
      .sum('price'),
  ],
  [
    'Que porcentagem dos atendimentos do lava rápido é de clientes do clube fidelidade?',
    carWash,
    washes.share((r) => r.club === 'SIM'),
  ],
  [
    'os 3 serviços que mais renderam no lava rápido em valor cobrado',
    carWash,
    most(
      washes.by('service', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'nota média que os clientes deram para o Gilmar',
    carWash,
    washes.when((r) => r.washer === 'Gilmar').mean('grade'),
  ],
  [
    'quantos atendimentos do lava rápido levaram mais de 120 minutos?',
    carWash,
    washes.when((r) => r.minutes > 120).count(),
  ],
  [
    'tempo medio em minutos de cada serviço do lava-rapido',
    carWash,
    washes.by('service', (g) => g.mean('minutes')),
  ],
  [
    'quanto faturamos com motos de janeiro a março?',
    carWash,
    washes
      .during('2026-01', '2026-03')
      .when((r) => r.vehicle === 'Moto')
      .sum('price'),
  ],
  [
    'Em que dia da semana o lava rápido tem mais atendimentos?',
    carWash,
    most(washes.byWeekday((g) => g.count())),
  ],
  [
    'compara o faturamento do lava rápido de junho com o de julho',
    carWash,
    { before: washes.during('2025-06').sum('price'), after: washes.during('2025-07').sum('price') },
  ],
  ['atendimentos do lava rápido por turno', carWash, washes.by('shift', (g) => g.count())],
  [
    'quanto de desconto demos pra quem é do clube fidelidade em agosto e setembro?',
    carWash,
    washes
      .during('2025-08', '2025-09')
      .when((r) => r.club === 'SIM')
      .sum('discount'),
  ],
  [
    'tirando o polimento, quanto o lava rápido faturou?',
    carWash,
    washes.when((r) => r.service !== 'Polimento').sum('price'),
  ],
  [
    'maior valor cobrado numa higienização interna',
    carWash,
    washes.when((r) => r.service === 'Higienização interna').max('price'),
  ],
  [
    'Qual o tíquete médio do lava rápido para cada tipo de veículo?',
    carWash,
    washes.by('vehicle', (g) => g.mean('price')),
  ],
  [
    'quantos veiculos a Rosangela lavou aos domingos?',
    carWash,
    washes
      .on(0)
      .when((r) => r.washer === 'Rosângela')
      .count(),
  ],
  [
    'quanto foi cobrado no lava-rápido de 10/08/2025 até 25/09/2025?',
    carWash,
    washes.from('2025-08-10', '2025-09-25').sum('price'),
  ],
  ['quantos clientes deram nota 5?', carWash, washes.when((r) => r.grade === 5).count()],
  [
    'qual forma de pagamento é a menos usada no lava rápido?',
    carWash,
    least(washes.by('payment', (g) => g.count())),
  ],
  [
    'quantas lavagens simples de SUV o Wesley fez no segundo semestre de 2025?',
    carWash,
    washes
      .during('2025-07', '2025-12')
      .when((r) => r.service === 'Lavagem simples' && r.vehicle === 'SUV' && r.washer === 'Wesley')
      .count(),
  ],
  [
    'em média, quanto o lava rápido fatura por sábado?',
    carWash,
    washes.on(6).sum('price') / washes.on(6).distinct('day'),
  ],
  [
    'qual foi o melhor mês do lava rápido em faturamento?',
    carWash,
    most(washes.byMonth((g) => g.sum('price'))),
  ],
  [
    'quantos atendimentos do lava rápido saíram por menos de R$ 50?',
    carWash,
    washes.when((r) => r.price < 50).count(),
  ],
  [
    'Wesley x Gilmar: valor cobrado por cada um',
    carWash,
    washes.when((r) => r.washer === 'Wesley' || r.washer === 'Gilmar').by('washer', (g) => g.sum('price')),
  ],
  [
    'bom dia! preciso saber quanto o turno da tarde faturou no lava rápido desde fevereiro',
    carWash,
    washes
      .during('2026-02', '2026-03')
      .when((r) => r.shift === 'Tarde')
      .sum('price'),
  ],
  [
    'que parte do faturamento do lava rápido vem da lavagem completa?',
    carWash,
    washes.share((r) => r.service === 'Lavagem completa', 'price'),
  ],

  // The language school
  ['Quantas aulas demos em maio?', school, classes.during('2025-05').count()],
  ['quantidade de aulas por idioma', school, classes.by('language', (g) => g.count())],
  ['receita das aulas em cada unidade', school, classes.by('unit', (g) => g.sum('income'))],
  [
    'quanto pagamos para a professora Bruna em outubro?',
    school,
    classes
      .during('2025-10')
      .when((r) => r.teacher === 'Bruna')
      .sum('pay'),
  ],
  ['qual professor deu mais horas de aula?', school, most(classes.by('teacher', (g) => g.sum('hours')))],
  ['total de faltas nas aulas de ingles', school, classes.when((r) => r.language === 'Inglês').sum('absent')],
  [
    'média de alunos presentes nas aulas em grupo',
    school,
    classes.when((r) => r.format === 'Em grupo').mean('present'),
  ],
  ['qual a porcentagem de aulas online?', school, classes.share((r) => r.mode === 'Online')],
  ['qual unidade teve menos aulas?', school, least(classes.by('unit', (g) => g.count()))],
  [
    'receita das aulas particulares de francês no quarto trimestre de 2025',
    school,
    classes
      .during('2025-10', '2025-12')
      .when((r) => r.format === 'Particular' && r.language === 'Francês')
      .sum('income'),
  ],
  ['quantas aulas foram de reposição?', school, classes.when((r) => r.makeup === 'Sim').count()],
  [
    'numero de aulas de reposicao por professor',
    school,
    classes.when((r) => r.makeup === 'Sim').by('teacher', (g) => g.count()),
  ],
  [
    'a receita das aulas de setembro comparada com a de agosto',
    school,
    { before: classes.during('2025-08').sum('income'), after: classes.during('2025-09').sum('income') },
  ],
  [
    'quantas horas de aula de alemão tivemos desde janeiro?',
    school,
    classes
      .during('2026-01', '2026-03')
      .when((r) => r.language === 'Alemão')
      .sum('hours'),
  ],
  [
    'os dois idiomas que dão mais receita',
    school,
    most(
      classes.by('language', (g) => g.sum('income')),
      2,
    ),
  ],
  ['Receita das aulas menos o pagamento dos professores', school, classes.sum('income') - classes.sum('pay')],
  ['quantas aulas tiveram 3 faltas ou mais?', school, classes.when((r) => r.absent >= 3).count()],
  ['em qual dia da semana tem mais aula?', school, most(classes.byWeekday((g) => g.count()))],
  ['mês com menos aulas', school, least(classes.byMonth((g) => g.count()))],
  [
    'quantas aulas do nível avançado teve no Tatuapé?',
    school,
    classes.when((r) => r.level === 'Avançado' && r.unit === 'Tatuapé').count(),
  ],
  ['receita média por aula em cada nível', school, classes.by('level', (g) => g.mean('income'))],
  ['qual foi a maior receita em uma única aula?', school, classes.max('income')],
  [
    'total de alunos presentes nas aulas presenciais de espanhol em junho',
    school,
    classes
      .during('2025-06')
      .when((r) => r.mode === 'Presencial' && r.language === 'Espanhol')
      .sum('present'),
  ],
  [
    'aulas do Kevin entre 15/09/2025 e 31/10/2025, quantas foram?',
    school,
    classes
      .from('2025-09-15', '2025-10-31')
      .when((r) => r.teacher === 'Kevin')
      .count(),
  ],
  [
    'sem contar o inglês, quanto deu de receita na unidade Moema?',
    school,
    classes.when((r) => r.language !== 'Inglês' && r.unit === 'Moema').sum('income'),
  ],
  [
    'Quantos professores diferentes deram aula particular no Tatuapé em fevereiro?',
    school,
    classes
      .during('2026-02')
      .when((r) => r.format === 'Particular' && r.unit === 'Tatuapé')
      .distinct('teacher'),
  ],
  [
    'duraçao media das aulas da Heloísa em horas',
    school,
    classes.when((r) => r.teacher === 'Heloísa').mean('hours'),
  ],
  ['pagamento de professores por mês', school, classes.byMonth((g) => g.sum('pay'))],
  [
    'que fatia das horas de aula é do nível básico?',
    school,
    classes.share((r) => r.level === 'Básico', 'hours'),
  ],
  [
    'me diz uma coisa, quanto a Pilar e o Renzo juntos geraram de receita em março?',
    school,
    classes
      .during('2026-03')
      .when((r) => r.teacher === 'Pilar' || r.teacher === 'Renzo')
      .sum('income'),
  ],

  // The leads of the solar-energy firm
  ['quantos leads entraram por mês?', solar, leads.byMonth((g) => g.count())],
  ['leads por canal', solar, leads.by('channel', (g) => g.count())],
  [
    'quantos leads do instagram estão fechados?',
    solar,
    leads.when((r) => r.channel === 'Instagram' && r.stage === 'Fechado').count(),
  ],
  [
    'Qual consultor tem mais leads fechados?',
    solar,
    most(leads.when((r) => r.stage === 'Fechado').by('consultant', (g) => g.count())),
  ],
  ['soma do valor da proposta por cidade', solar, leads.by('city', (g) => g.sum('price'))],
  [
    'qual é o principal motivo de perda, em número de leads?',
    solar,
    most(leads.when((r) => r.reason !== '').by('reason', (g) => g.count())),
  ],
  [
    'quantos leads a gente perdeu pro concorrente',
    solar,
    leads.when((r) => r.reason === 'Concorrente').count(),
  ],
  ['consumo médio em kwh dos leads comerciais', solar, leads.when((r) => r.kind === 'comercial').mean('kwh')],
  [
    'qual o valor da maior proposta pra imóvel rural?',
    solar,
    leads.when((r) => r.kind === 'rural').max('price'),
  ],
  ['% dos leads que vieram por indicacao', solar, leads.share((r) => r.channel === 'Indicação')],
  [
    'quantos leads de Uberlândia entraram no terceiro trimestre de 2025?',
    solar,
    leads
      .during('2025-07', '2025-09')
      .when((r) => r.city === 'Uberlândia')
      .count(),
  ],
  [
    'valor total de proposta dos leads da Luana que entraram de abril a junho',
    solar,
    leads
      .during('2025-04', '2025-06')
      .when((r) => r.consultant === 'Luana')
      .sum('price'),
  ],
  ['quantos leads estão sem data de visita?', solar, leads.when((r) => r.visit === undefined).count()],
  [
    'Quantos leads têm a data da visita em novembro de 2025?',
    solar,
    leads.when((r) => r.visit?.startsWith('2025-11') === true).count(),
  ],
  [
    'entrada de leads: fevereiro x março',
    solar,
    { before: leads.during('2026-02').count(), after: leads.during('2026-03').count() },
  ],
  ['média de dias até o contato por consultor', solar, leads.by('consultant', (g) => g.mean('wait'))],
  [
    'quantos leads levaram mais de 5 dias até o contato?',
    solar,
    leads.when((r) => (r.wait ?? 0) > 5).count(),
  ],
  ['potencia total em kwp dos leads fechados', solar, leads.when((r) => r.stage === 'Fechado').sum('kwp')],
  [
    'as três cidades com mais leads',
    solar,
    most(
      leads.by('city', (g) => g.count()),
      3,
    ),
  ],
  ['qual canal trouxe menos leads?', solar, least(leads.by('channel', (g) => g.count()))],
  [
    'dos leads da Mirela, qual o percentual perdido?',
    solar,
    leads.when((r) => r.consultant === 'Mirela').share((r) => r.stage === 'Perdido'),
  ],
  [
    'quantos leads de Uberaba querem financiamento?',
    solar,
    leads.when((r) => r.city === 'Uberaba' && r.loan === 'sim').count(),
  ],
  [
    'valor médio da proposta para imóvel residencial',
    solar,
    leads.when((r) => r.kind === 'residencial').mean('price'),
  ],
  [
    'quantos leads industriais têm consumo acima de 8000 kwh por mês',
    solar,
    leads.when((r) => r.kind === 'industrial' && r.kwh > 8000).count(),
  ],
  [
    'quanto somam em valor de proposta os leads fechados do Fabrício fora Uberlândia?',
    solar,
    leads
      .when((r) => r.stage === 'Fechado' && r.consultant === 'Fabrício' && r.city !== 'Uberlândia')
      .sum('price'),
  ],
  ['em que dia da semana entram mais leads?', solar, most(leads.byWeekday((g) => g.count()))],
  ['Qual foi o mês que mais entrou lead?', solar, most(leads.byMonth((g) => g.count()))],
  [
    'quantos leads entraram de 1º de dezembro de 2025 a 15 de janeiro de 2026?',
    solar,
    leads.from('2025-12-01', '2026-01-15').count(),
  ],
  [
    'que parte do valor de proposta é de imóvel comercial?',
    solar,
    leads.share((r) => r.kind === 'comercial', 'price'),
  ],
  [
    'oi, to montando a apresentação pros sócios: quantos leads do Google e do WhatsApp, somados, temos em Araguari?',
    solar,
    leads.when((r) => (r.channel === 'Google' || r.channel === 'WhatsApp') && r.city === 'Araguari').count(),
  ],
]

export const unanswerable: string[] = [
  'quantos litros de água o lava rápido gastou em janeiro?',
  'qual a placa da picape que veio mais vezes?',
  'quanto gastamos com shampoo e cera em dezembro',
  'qual o salário fixo do Gilmar?',
  'quantos alunos cancelaram a matrícula em julho?',
  'Qual editora do livro usado no inglês básico?',
  'quantas aulas vamos dar em agosto de 2027?',
  'por que a Mirela fecha menos leads que os outros consultores?',
  'me passa o telefone dos leads de Araguari',
  'quantos painéis solares foram instalados em março?',
]
