import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A dental clinic, a catering business and a construction firm. */

const { next, whole, pick, among } = seededBusiness('a dental clinic, a caterer, a construction firm')

/** One of these, by its weight. */
const weighted = <Entry extends { weight: number }>(entries: readonly Entry[]): Entry =>
  among(...entries.map((entry): [Entry, number] => [entry, entry.weight]))

const procedures = [
  { procedure: 'Limpeza', weight: 30, from: 15_000, to: 26_000, shortest: 6, longest: 9 },
  { procedure: 'Restauração', weight: 22, from: 18_000, to: 45_000, shortest: 8, longest: 14 },
  { procedure: 'Canal', weight: 14, from: 70_000, to: 150_000, shortest: 12, longest: 24 },
  { procedure: 'Extração', weight: 9, from: 20_000, to: 60_000, shortest: 6, longest: 12 },
  { procedure: 'Clareamento', weight: 8, from: 60_000, to: 120_000, shortest: 12, longest: 18 },
  { procedure: 'Implante', weight: 3, from: 220_000, to: 480_000, shortest: 18, longest: 30 },
]
const patients = [
  'Sebastião Rocha',
  'Ana Clara Souza',
  'Luciana Freitas',
  'Pedro Henrique Lima',
  'Marta Figueiredo',
  'Gustavo Nogueira',
  'Helena Barros',
  'Rafael Teixeira',
  'Ivone Cardoso',
  'Thiago Moreira',
  'Débora Pacheco',
  'Cláudio Siqueira',
  'Larissa Antunes',
  'Wilson Batista',
  'Simone Guimarães',
  'Eduardo Pires',
  'Natália Campos',
  'Geraldo Vasconcelos',
  'Priscila Monteiro',
  'Roberto Salles',
]
// Closed on Sundays, fullest on Wednesdays, few on Saturdays.
const seen = (day: string): number => {
  const weekday = weekdayIn(day)
  if (weekday === 3) return whole(2, 3)
  if (weekday === 6) return next() < 0.5 ? 1 : 0
  return whole(0, 2)
}
const treatments = new Rows(
  daysFrom('2025-01-01', 365)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: seen(day) }, () => {
        const { procedure, from, to, shortest, longest } = weighted(procedures)
        const plan = among(['Particular', 5], ['Uniodonto', 3], ['Amil Dental', 2], ['Bradesco Dental', 1])
        return {
          day,
          patient: pick(patients),
          dentist: among(['Dra. Camila', 5], ['Dr. Renato', 3], ['Dra. Beatriz', 2], ['Dr. Fábio', 1]),
          procedure,
          plan,
          minutes: whole(shortest, longest) * 5,
          price: cents((whole(from, to) / 100) * (plan === 'Particular' ? 1 : 0.8)),
        }
      }),
    )
    // Nobody comes twice on one day, so that a row is a treatment and a visit alike.
    .filter(
      (row, at, all) =>
        !all.slice(0, at).some((other) => other.day === row.day && other.patient === row.patient),
    ),
)

const kinds = [
  { kind: 'Casamento', weight: 34, few: 80, many: 280 },
  { kind: 'Aniversário', weight: 24, few: 30, many: 150 },
  { kind: 'Corporativo', weight: 18, few: 40, many: 260 },
  { kind: 'Formatura', weight: 12, few: 100, many: 350 },
  { kind: 'Batizado', weight: 6, few: 20, many: 80 },
]
const menus = [
  { menu: 'Churrasco', weight: 8, from: 6_000, to: 9_500 },
  { menu: 'Massas', weight: 5, from: 5_000, to: 8_000 },
  { menu: 'Coquetel', weight: 3, from: 7_000, to: 11_000 },
  { menu: 'Feijoada', weight: 1.5, from: 4_500, to: 6_500 },
]
// Most on Saturdays, few from Monday to Thursday.
const held = (day: string): number => {
  const weekday = weekdayIn(day)
  if (weekday === 6) return whole(2, 3)
  if (weekday === 5) return 1
  return next() < (weekday === 0 ? 0.8 : 0.15) ? 1 : 0
}
// November and December are here twice.
const events = new Rows(
  daysFrom('2024-11-01', 426).flatMap((day) =>
    Array.from({ length: held(day) }, () => {
      const { kind, few, many } = weighted(kinds)
      const { menu, from, to } = weighted(menus)
      const guests = whole(few, many)
      return {
        day,
        kind,
        menu,
        place: among(
          ['Salão Primavera', 6],
          ['Espaço Jardim', 4],
          ['Chácara Recanto', 2.5],
          ['Casa do cliente', 1.5],
        ),
        owner: among(['Sônia', 5], ['Patrícia', 3], ['Vanderlei', 1.5]),
        guests,
        price: cents((guests * whole(from, to)) / 100),
      }
    }),
  ),
)

const materials = [
  { material: 'Cimento', weight: 8, few: 20, many: 200, from: 3_400, to: 4_200 },
  { material: 'Areia', weight: 6, few: 3, many: 20, from: 11_000, to: 16_000 },
  { material: 'Tijolo', weight: 4.5, few: 500, many: 5_000, from: 90, to: 140 },
  { material: 'Vergalhão', weight: 3, few: 10, many: 120, from: 4_500, to: 7_000 },
  { material: 'Tinta', weight: 2, few: 2, many: 20, from: 28_000, to: 42_000 },
  { material: 'Porcelanato', weight: 1.2, few: 20, many: 200, from: 6_000, to: 12_000 },
]
// Monday to Friday, most on Mondays.
const purchases = new Rows(
  daysFrom('2025-03-01', 365)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(2, 3) : whole(0, 2) }, () => {
        const { material, few, many, from, to } = weighted(materials)
        const quantity = whole(few, many)
        return {
          day,
          site: among(
            ['Residencial Aurora', 6],
            ['Edifício Monte Verde', 4],
            ['Galpão Logístico', 2.5],
            ['Reforma da Escola', 1.2],
          ),
          material,
          supplier: among(
            ['Casa do Construtor', 5],
            ['Depósito São Jorge', 3.5],
            ['Comercial Andrade', 2],
            ['Constrular', 1],
          ),
          terms: among(['Boleto', 5], ['À vista', 3], ['Cartão', 2]),
          quantity,
          total: cents((quantity * whole(from, to)) / 100),
        }
      }),
    )
    .map((row, at) => ({ ...row, invoice: 4_101 + at })),
)
const lastPurchase = purchases.all.at(-1)?.day ?? ''
const lastEvent = events.all.at(-1)?.day ?? ''

const clinic = 'tratamentos_clinica'
const catering = 'Eventos Buffet'
const building = 'COMPRAS MATERIAL OBRAS'

export const files = [
  file(clinic, treatments, [
    ['Data do atendimento', ({ day }) => brazilianDay(day)],
    ['Nome do paciente', ({ patient }) => patient],
    ['Dentista', ({ dentist }) => dentist],
    ['Procedimento', ({ procedure }) => procedure],
    ['Convênio', ({ plan }) => plan],
    ['Duração (min)', ({ minutes }) => minutes],
    ['Valor (R$)', ({ price }) => dotted(decimal(price))],
  ]),
  file(catering, events, [
    ['Data Evento', ({ day }) => brazilianDay(day)],
    ['Tipo de evento', ({ kind }) => kind],
    ['Cardápio', ({ menu }) => menu],
    ['Local', ({ place }) => place],
    ['Responsável', ({ owner }) => owner],
    ['Nº convidados', ({ guests }) => guests],
    ['Valor cobrado', ({ price }) => dotted(commaPrice(price))],
  ]),
  file(building, purchases, [
    ['DT_COMPRA', ({ day }) => brazilianDay(day)],
    ['NF', ({ invoice }) => invoice],
    ['OBRA', ({ site }) => site],
    ['MATERIAL', ({ material }) => material],
    ['FORNECEDOR', ({ supplier }) => supplier],
    ['COND_PGTO', ({ terms }) => terms],
    ['QTDE', ({ quantity }) => quantity],
    ['VLR_TOTAL', ({ total }) => decimal(total)],
  ]),
]

export const labelled: Labelled[] = [
  // The dental clinic
  ['faturamento da clínica em março?', clinic, treatments.during('2025-03').sum('price')],
  [
    'Quantos atendimentos a Dra. Camila fez em agosto?',
    clinic,
    treatments
      .during('2025-08')
      .when((r) => r.dentist === 'Dra. Camila')
      .count(),
  ],
  ['quantos tratamentos cada dentista fez', clinic, treatments.by('dentist', (g) => g.count())],
  ['valor dos tratamentos por convenio', clinic, treatments.by('plan', (g) => g.sum('price'))],
  [
    'Quais os 3 procedimentos que mais renderam em reais?',
    clinic,
    most(
      treatments.by('procedure', (g) => g.sum('price')),
      3,
    ),
  ],
  ['valor médio de um canal', clinic, treatments.when((r) => r.procedure === 'Canal').mean('price')],
  ['duração média de cada procedimento', clinic, treatments.by('procedure', (g) => g.mean('minutes'))],
  [
    'quantos minutos o Dr. Renato atendeu em outubro?',
    clinic,
    treatments
      .during('2025-10')
      .when((r) => r.dentist === 'Dr. Renato')
      .sum('minutes'),
  ],
  [
    'que porcentagem do faturamento da clinica veio de particular?',
    clinic,
    treatments.share((r) => r.plan === 'Particular', 'price'),
  ],
  [
    'quantas limpezas foram feitas no segundo semestre?',
    clinic,
    treatments
      .during('2025-07', '2025-12')
      .when((r) => r.procedure === 'Limpeza')
      .count(),
  ],
  [
    'qual paciente soma o maior valor em tratamentos?',
    clinic,
    most(treatments.by('patient', (g) => g.sum('price'))),
  ],
  [
    'compare o faturamento da clínica de maio com o de junho',
    clinic,
    { before: treatments.during('2025-05').sum('price'), after: treatments.during('2025-06').sum('price') },
  ],
  ['quantos tratamentos custaram mais de 1000 reais', clinic, treatments.when((r) => r.price > 1000).count()],
  ['dia da semana com mais atendimentos na clínica', clinic, most(treatments.byWeekday((g) => g.count()))],
  [
    'quantos pacientes diferentes a Dra. Beatriz atendeu?',
    clinic,
    treatments.when((r) => r.dentist === 'Dra. Beatriz').distinct('patient'),
  ],
  ['maior valor de um único tratamento na clínica', clinic, treatments.max('price')],
  [
    'restauraçoes pela Uniodonto, quantas foram?',
    clinic,
    treatments.when((r) => r.procedure === 'Restauração' && r.plan === 'Uniodonto').count(),
  ],
  [
    'Me mostra o faturamento da clínica mês a mês, sem contar os implantes',
    clinic,
    treatments.when((r) => r.procedure !== 'Implante').byMonth((g) => g.sum('price')),
  ],
  [
    'quantos minutos durou a extração mais rápida?',
    clinic,
    treatments.when((r) => r.procedure === 'Extração').min('minutes'),
  ],
  [
    'quanto o Dr. Fábio faturou no primeiro trimestre',
    clinic,
    treatments
      .during('2025-01', '2025-03')
      .when((r) => r.dentist === 'Dr. Fábio')
      .sum('price'),
  ],
  [
    'número de atendimentos: Dr. Renato x Dra. Beatriz',
    clinic,
    treatments
      .when((r) => r.dentist === 'Dr. Renato' || r.dentist === 'Dra. Beatriz')
      .by('dentist', (g) => g.count()),
  ],
  [
    'tirando o particular, qual convênio soma mais em valor?',
    clinic,
    most(treatments.when((r) => r.plan !== 'Particular').by('plan', (g) => g.sum('price'))),
  ],
  [
    'oi, preciso passar pra contadora: quanto deram os tratamentos da Amil Dental entre 01/04/2025 e 30/06/2025?',
    clinic,
    treatments
      .from('2025-04-01', '2025-06-30')
      .when((r) => r.plan === 'Amil Dental')
      .sum('price'),
  ],
  [
    'quantos por cento dos atendimentos foram limpeza?',
    clinic,
    treatments.share((r) => r.procedure === 'Limpeza'),
  ],
  [
    'em média, quantos tratamentos a clínica faz por mes?',
    clinic,
    treatments.count() / treatments.byMonth((g) => g.count()).length,
  ],
  ['Em que mês a clínica faturou menos?', clinic, least(treatments.byMonth((g) => g.sum('price')))],
  [
    'somando a Dra. Camila e o Dr. Renato, quantos clareamentos foram feitos?',
    clinic,
    treatments
      .when(
        (r) => r.procedure === 'Clareamento' && (r.dentist === 'Dra. Camila' || r.dentist === 'Dr. Renato'),
      )
      .count(),
  ],
  [
    'quantas limpezas saíram por menos de R$ 180?',
    clinic,
    treatments.when((r) => r.procedure === 'Limpeza' && r.price < 180).count(),
  ],
  ['faturamento da clinica nos sabados', clinic, treatments.on(6).sum('price')],
  ['valor médio por tratamento de cada dentista', clinic, treatments.by('dentist', (g) => g.mean('price'))],

  // The catering business
  ['eventos em maio, quantos?', catering, events.during('2025-05').count()],
  ['Quantos eventos tivemos de cada tipo?', catering, events.by('kind', (g) => g.count())],
  ['quanto o buffet faturou em dezembro de 2024', catering, events.during('2024-12').sum('price')],
  [
    'valor cobrado nos eventos de novembro de 2025 comparado com novembro de 2024',
    catering,
    { before: events.during('2024-11').sum('price'), after: events.during('2025-11').sum('price') },
  ],
  ['total de convidados por local', catering, events.by('place', (g) => g.sum('guests'))],
  ['média de convidados nos casamentos', catering, events.when((r) => r.kind === 'Casamento').mean('guests')],
  ['qual cardapio faturou mais?', catering, most(events.by('menu', (g) => g.sum('price')))],
  [
    'top 3 tipos de evento em valor cobrado',
    catering,
    most(
      events.by('kind', (g) => g.sum('price')),
      3,
    ),
  ],
  ['quantos eventos passaram de 200 convidados?', catering, events.when((r) => r.guests > 200).count()],
  ['eventos com no máximo 50 convidados, quantos são', catering, events.when((r) => r.guests <= 50).count()],
  [
    'Qual a participação do churrasco no valor total cobrado pelo buffet?',
    catering,
    events.share((r) => r.menu === 'Churrasco', 'price'),
  ],
  [
    'em 2025, que porcentagem dos eventos foi no Salão Primavera?',
    catering,
    events.during('2025-01', '2025-12').share((r) => r.place === 'Salão Primavera'),
  ],
  [
    'quantos aniversarios ficaram com a Patrícia?',
    catering,
    events.when((r) => r.kind === 'Aniversário' && r.owner === 'Patrícia').count(),
  ],
  [
    'número de eventos da Sônia por mês',
    catering,
    events.when((r) => r.owner === 'Sônia').byMonth((g) => g.count()),
  ],
  [
    'quanto cobramos pelas formaturas em 2025?',
    catering,
    events
      .during('2025-01', '2025-12')
      .when((r) => r.kind === 'Formatura')
      .sum('price'),
  ],
  [
    'maior valor cobrado num evento corporativo',
    catering,
    events.when((r) => r.kind === 'Corporativo').max('price'),
  ],
  [
    'qual foi o menor número de convidados em um casamento?',
    catering,
    events.when((r) => r.kind === 'Casamento').min('guests'),
  ],
  ['Qual o dia da semana que mais tem evento?', catering, most(events.byWeekday((g) => g.count()))],
  ['quantos eventos caíram em domingo em 2025?', catering, events.during('2025-01', '2025-12').on(0).count()],
  ['valor médio do evento por responsável', catering, events.by('owner', (g) => g.mean('price'))],
  [
    'se eu dividir tudo que o buffet cobrou pelo total de convidados, quanto dá?',
    catering,
    events.sum('price') / events.sum('guests'),
  ],
  [
    'compara o Salão Primavera e o Espaço Jardim em quantidade de eventos',
    catering,
    events
      .when((r) => r.place === 'Salão Primavera' || r.place === 'Espaço Jardim')
      .by('place', (g) => g.count()),
  ],
  ['quem é o responsável com menos eventos?', catering, least(events.by('owner', (g) => g.count()))],
  [
    'quanto foi cobrado nos batizados, fora os que foram na Casa do cliente?',
    catering,
    events.when((r) => r.kind === 'Batizado' && r.place !== 'Casa do cliente').sum('price'),
  ],
  [
    'soma de convidados do segundo trimestre de 2025',
    catering,
    events.during('2025-04', '2025-06').sum('guests'),
  ],
  [
    'em qual mês de 2025 recebemos mais convidados, somando todos os eventos?',
    catering,
    most(events.during('2025-01', '2025-12').byMonth((g) => g.sum('guests'))),
  ],
  [
    'quantos eventos rolaram na Chácara Recanto de 15/03/2025 a 15/09/2025',
    catering,
    events
      .from('2025-03-15', '2025-09-15')
      .when((r) => r.place === 'Chácara Recanto')
      .count(),
  ],
  [
    'to montando a apresentação pros sócios do buffet, qual a média mensal de eventos?',
    catering,
    events.count() / events.byMonth((g) => g.count()).length,
  ],
  [
    'quantos cardápios diferentes foram servidos nas formaturas?',
    catering,
    events.when((r) => r.kind === 'Formatura').distinct('menu'),
  ],
  [
    'total de convidados no último dia que teve evento na planilha',
    catering,
    events.from(lastEvent, lastEvent).sum('guests'),
  ],

  // The construction firm
  ['quanto gastamo com material em julho?', building, purchases.during('2025-07').sum('total')],
  ['gasto com material por obra', building, purchases.by('site', (g) => g.sum('total'))],
  [
    'Quantas compras de cimento foram feitas?',
    building,
    purchases.when((r) => r.material === 'Cimento').count(),
  ],
  [
    'quantidade de areia comprada em setembro',
    building,
    purchases
      .during('2025-09')
      .when((r) => r.material === 'Areia')
      .sum('quantity'),
  ],
  [
    'qual fornecdor mais vendeu pra gente em reais?',
    building,
    most(purchases.by('supplier', (g) => g.sum('total'))),
  ],
  [
    'os três materiais com maior valor comprado',
    building,
    most(
      purchases.by('material', (g) => g.sum('total')),
      3,
    ),
  ],
  ['numero de compras de cada fornecedor', building, purchases.by('supplier', (g) => g.count())],
  [
    'valor médio das compras de material no boleto',
    building,
    purchases.when((r) => r.terms === 'Boleto').mean('total'),
  ],
  ['compras acima de R$ 5.000, quantas foram?', building, purchases.when((r) => r.total > 5000).count()],
  [
    'quantos % do gasto com material foi para o Residencial Aurora?',
    building,
    purchases.share((r) => r.site === 'Residencial Aurora', 'total'),
  ],
  [
    'do número de compras de material, qual a porcentagem que foi à vista?',
    building,
    purchases.share((r) => r.terms === 'À vista'),
  ],
  [
    'gasto das obras com material: novembro x dezembro',
    building,
    { before: purchases.during('2025-11').sum('total'), after: purchases.during('2025-12').sum('total') },
  ],
  [
    'Qual a quantidade de tijolo comprada para o Edifício Monte Verde?',
    building,
    purchases.when((r) => r.material === 'Tijolo' && r.site === 'Edifício Monte Verde').sum('quantity'),
  ],
  [
    'valor da maior compra feita no Depósito São Jorge',
    building,
    purchases.when((r) => r.supplier === 'Depósito São Jorge').max('total'),
  ],
  [
    'menor valor total de uma compra de tinta',
    building,
    purchases.when((r) => r.material === 'Tinta').min('total'),
  ],
  [
    'quanto foi gasto com cimento em cada mês?',
    building,
    purchases.when((r) => r.material === 'Cimento').byMonth((g) => g.sum('total')),
  ],
  [
    'em que dia da semana fazemos mais compras de material, em número de compras?',
    building,
    most(purchases.byWeekday((g) => g.count())),
  ],
  [
    'quantos fornecedores diferentes venderam pra Reforma da Escola?',
    building,
    purchases.when((r) => r.site === 'Reforma da Escola').distinct('supplier'),
  ],
  [
    'Cimento e areia somados, quanto gastamos no último trimestre de 2025?',
    building,
    purchases
      .during('2025-10', '2025-12')
      .when((r) => r.material === 'Cimento' || r.material === 'Areia')
      .sum('total'),
  ],
  [
    'quanto cada obra gastou em material sem contar porcelanato',
    building,
    purchases.when((r) => r.material !== 'Porcelanato').by('site', (g) => g.sum('total')),
  ],
  [
    'quanto compramos de material no cartao em 2026, em reais?',
    building,
    purchases
      .during('2026-01', '2026-02')
      .when((r) => r.terms === 'Cartão')
      .sum('total'),
  ],
  [
    'valor gasto na Comercial Andrade desde outubro',
    building,
    purchases
      .during('2025-10', '2026-02')
      .when((r) => r.supplier === 'Comercial Andrade')
      .sum('total'),
  ],
  ['qual obra teve o menor número de compras?', building, least(purchases.by('site', (g) => g.count()))],
  [
    'quero ver vergalhão e tinta lado a lado: quantos reais gastamos com cada um?',
    building,
    purchases
      .when((r) => r.material === 'Vergalhão' || r.material === 'Tinta')
      .by('material', (g) => g.sum('total')),
  ],
  [
    'quantidade média de cimento por compra',
    building,
    purchases.when((r) => r.material === 'Cimento').mean('quantity'),
  ],
  [
    'qual foi o mês de maior gasto com material pras obras?',
    building,
    most(purchases.byMonth((g) => g.sum('total'))),
  ],
  [
    'quantas compras de material teve entre 10/05/2025 e 20/08/2025?',
    building,
    purchases.from('2025-05-10', '2025-08-20').count(),
  ],
  [
    'quanto gastamos com areia nas sextas-feiras?',
    building,
    purchases
      .on(5)
      .when((r) => r.material === 'Areia')
      .sum('total'),
  ],
  [
    'quanto deu em reais o último dia de compras de material que está na planilha?',
    building,
    purchases.from(lastPurchase, lastPurchase).sum('total'),
  ],
  [
    'o patrão pediu o gasto médio por mês com material das obras, quanto é?',
    building,
    purchases.sum('total') / purchases.byMonth((g) => g.count()).length,
  ],
]

export const unanswerable: string[] = [
  'qual a idade média dos pacientes?',
  'quanto pagamos de salário pra recepcionista da clínica?',
  'por que a Dra. Beatriz atende menos que a Dra. Camila?',
  'quantos pacientes faltaram na consulta em abril?',
  'quantos garçons trabalharam nas formaturas?',
  'quanto o buffet vai faturar em março de 2027?',
  'que nota os convidados deram pro cardápio de massas',
  'quanto custou o frete do cimento em agosto?',
  'quantos pedreiros trabalham no Residencial Aurora?',
  'quantos metros quadrados tem o Galpão Logístico?',
]
