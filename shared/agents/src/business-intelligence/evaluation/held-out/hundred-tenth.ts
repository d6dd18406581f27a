import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, shownDay, weekdayIn } from './rows'

/* A food truck that also does events, an importer of spare parts for tractors and a podiatry clinic. */

const { next, whole, pick, among } = seededBusiness('a food truck, an importer of tractor parts, a podiatry')
const days = daysFrom('2025-06-01', 304)
const lastDay = '2026-03-31'

/** '2025-06-11' of '2025-06-01' and 10 */
const daysAfter = (day: string, later: number): string => daysFrom(day, later + 1).at(-1) ?? day

const streets = ['Praça da Matriz', 'Porta da Faculdade', 'Avenida Beira-Rio']
const fairs = ['Feira Noturna', 'Feira do Produtor']
const venues = ['Chácara Recanto', 'Salão Villa Real', 'Clube Náutico']
/** How often the truck goes out on a day; 0 is Sunday, and it rests on Mondays. */
const outingsOn = (weekday: number): number => {
  if (weekday === 1) return 0
  if (weekday === 6) return whole(2, 3)
  return weekday === 5 || weekday === 0 ? whole(1, 2) : 1
}
// One event a day at most, and only from Friday to Sunday.
const outings = new Rows(
  days.flatMap((day) =>
    Array.from({ length: outingsOn(weekdayIn(day)) }, (_, at) => {
      const isEvent = at === 0 && [5, 6, 0].includes(weekdayIn(day)) && next() < 0.7
      const mode = isEvent ? 'Evento' : among(['Rua', 7], ['Feira', 3])
      const occasion = among(
        ['Casamento', 40],
        ['Aniversário', 30],
        ['Confraternização', 18],
        ['Formatura', 12],
      )
      const invited = whole(40, 260)
      const sold = isEvent ? Math.round((invited * whole(11, 18)) / 10) : whole(30, 120)
      const revenue = isEvent
        ? cents((invited * whole(2_800, 5_200)) / 100)
        : cents((sold * whole(1_900, 3_400)) / 100)
      const street = mode === 'Feira' ? whole(8_000, 20_000) / 100 : whole(2_000, 9_000) / 100
      const tips = whole(500, 14_000) / 100
      return {
        day,
        mode,
        occasion: isEvent ? occasion : undefined,
        place: pick(isEvent ? venues : mode === 'Feira' ? fairs : streets),
        cook: among(['Jonas', 5], ['Bete', 3], ['Wesley', 2]),
        menu: among(['Hambúrguer', 45], ['Espetinho', 28], ['Tacos', 17], ['Hot dog', 10]),
        sold,
        guests: isEvent ? invited : undefined,
        rain: next() < 0.22 ? 'Sim' : 'Não',
        revenue,
        ingredients: cents((revenue * whole(28, 42)) / 100),
        fee: isEvent ? 0 : street,
        tips: isEvent ? undefined : tips,
      }
    }),
  ),
)
const weddings = outings.when((r) => r.occasion === 'Casamento')
const lastWedding = weddings.all
  .map(({ day }) => day)
  .sort()
  .at(-1)

const suppliers = [
  { supplier: 'Anhui Tractor Parts', country: 'China' },
  { supplier: 'Ningbo Agro', country: 'China' },
  { supplier: 'Punjab Gears', country: 'Índia' },
  { supplier: 'Bolzano Ricambi', country: 'Itália' },
  { supplier: 'Anadolu Makina', country: 'Turquia' },
]
const filter = { part: 'Filtro de óleo', least: 100, most: 600, weight: 0.6, from: 1_400, to: 4_800 }
const bearing = { part: 'Rolamento', least: 60, most: 400, weight: 0.9, from: 2_500, to: 9_900 }
const clutch = { part: 'Kit embreagem', least: 5, most: 40, weight: 14.5, from: 48_000, to: 140_000 }
const pump = { part: 'Bomba hidráulica', least: 4, most: 30, weight: 9.2, from: 65_000, to: 190_000 }
const gear = { part: 'Engrenagem', least: 20, most: 150, weight: 4.3, from: 9_000, to: 32_000 }
const crankshaft = { part: 'Virabrequim', least: 2, most: 12, weight: 31.7, from: 150_000, to: 420_000 }
// Ordered from Monday to Friday; what would land after the last day is still on its way.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: whole(1, 4) }, () => {
        const kind = among([filter, 30], [bearing, 22], [clutch, 16], [pump, 14], [gear, 12], [crankshaft, 6])
        const pieces = whole(kind.least, kind.most)
        const weight = Math.round(pieces * kind.weight * whole(90, 110)) / 100
        const modal = among(['MARÍTIMO', 7], ['AÉREO', 3])
        const leadDays = modal === 'AÉREO' ? whole(6, 18) : whole(35, 75)
        const due = daysAfter(day, leadDays)
        const isHere = due <= lastDay
        const channel = among(['VERDE', 68], ['AMARELO', 20], ['VERMELHO', 12])
        const fob = cents((pieces * whole(kind.from, kind.to)) / 100)
        const freight = cents(weight * (modal === 'AÉREO' ? whole(1_800, 4_200) : whole(300, 900)) * 0.01)
        const taxes = cents((fob * whole(28, 46)) / 100)
        return {
          day,
          arrival: isHere ? due : undefined,
          lead: isHere ? leadDays : undefined,
          ...pick(suppliers),
          part: kind.part,
          brand: among(['Massey Ferguson', 36], ['John Deere', 28], ['New Holland', 22], ['Valtra', 14]),
          modal,
          landing: modal === 'AÉREO' ? 'Viracopos' : among(['Santos', 5], ['Paranaguá', 3], ['Itajaí', 2]),
          buyer: among(['Geraldo', 50], ['Simone', 32], ['Ivan', 18]),
          status: isHere ? 'ENTREGUE' : 'EM TRÂNSITO',
          channel: isHere ? channel : undefined,
          pieces,
          weight,
          fob,
          freight,
          taxes,
          total: cents(fob + freight + taxes),
        }
      }),
    )
    .map((order, at) => ({ ...order, process: `IMP-${1_001 + at}` })),
)

const patients = [
  { patient: 'Alzira Campos', diabetic: 'S' },
  { patient: 'Osvaldo Pires', diabetic: 'N' },
  { patient: 'Benedita Rocha', diabetic: 'S' },
  { patient: 'Luciana Teles', diabetic: 'N' },
  { patient: 'Hamilton Braga', diabetic: 'N' },
  { patient: 'Iracema Duarte', diabetic: 'S' },
  { patient: 'Fabiana Moura', diabetic: 'N' },
  { patient: 'Getúlio Sampaio', diabetic: 'N' },
  { patient: 'Neusa Vilela', diabetic: 'S' },
  { patient: 'Priscila Antunes', diabetic: 'N' },
  { patient: 'Rubens Caldas', diabetic: 'N' },
  { patient: 'Zilda Fontes', diabetic: 'S' },
  { patient: 'Thiago Bastos', diabetic: 'N' },
  { patient: 'Vera Lacerda', diabetic: 'N' },
  { patient: 'Edson Quintela', diabetic: 'S' },
  { patient: 'Camila Esteves', diabetic: 'N' },
]
const prevention = { procedure: 'Podoprofilaxia', least: 30, most: 50, from: 9_000, to: 14_000 }
const ingrown = { procedure: 'Unha encravada', least: 35, most: 75, from: 13_000, to: 26_000 }
const callus = { procedure: 'Calosidade', least: 25, most: 55, from: 8_000, to: 15_000 }
const laser = { procedure: 'Laserterapia', least: 15, most: 35, from: 11_000, to: 19_000 }
const brace = { procedure: 'Órtese', least: 40, most: 80, from: 18_000, to: 38_000 }
const wart = { procedure: 'Verruga plantar', least: 20, most: 45, from: 12_000, to: 22_000 }
// Closed on Sundays, and half a day on Saturdays.
const visits = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(1, 2) : whole(2, 4) }, () => {
        const care = among([prevention, 38], [ingrown, 24], [callus, 15], [laser, 11], [brace, 7], [wart, 5])
        const list = whole(care.from, care.to) / 100
        const discount = next() < 0.65 ? 0 : cents((list * whole(5, 20)) / 100)
        const back = daysAfter(day, whole(15, 60))
        const rating = among([5, 60], [4, 28], [3, 12])
        return {
          day,
          ...pick(patients),
          podiatrist: among(['Sueli', 48], ['Marcos', 32], ['Renata', 20]),
          procedure: care.procedure,
          unit: among(['Centro', 65], ['Shopping', 35]),
          type: among(['Particular', 60], ['Pacote', 25], ['Convênio', 15]),
          payment: among(['Pix', 42], ['Cartão de crédito', 28], ['Cartão de débito', 18], ['Dinheiro', 12]),
          minutes: whole(care.least, care.most),
          wait: whole(0, 45),
          list,
          discount,
          paid: cents(list - discount),
          rating: next() < 0.4 ? undefined : rating,
          back: next() < 0.55 ? back : undefined,
        }
      }),
    ),
)

const truck = 'Saídas Food Truck'
const importer = 'IMPORTACAO_PECAS'
const podiatry = 'atendimentos_podologia'

export const files = [
  file(truck, outings, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Modalidade', ({ mode }) => mode],
    ['Tipo de evento', ({ occasion }) => occasion ?? ''],
    ['Local', ({ place }) => place],
    ['Chapeiro', ({ cook }) => cook],
    ['Cardápio', ({ menu }) => menu],
    ['Lanches vendidos', ({ sold }) => sold],
    ['Convidados', ({ guests }) => guests ?? ''],
    ['Choveu?', ({ rain }) => rain],
    ['Faturamento', ({ revenue }) => commaPrice(revenue)],
    ['Custo insumos', ({ ingredients }) => commaPrice(ingredients)],
    ['Taxa do local', ({ fee }) => commaPrice(fee)],
    ['Gorjeta', ({ tips }) => (tips === undefined ? '' : commaPrice(tips))],
  ]),
  file(importer, orders, [
    ['NR_PROCESSO', ({ process }) => process],
    ['DT_PEDIDO', ({ day }) => brazilianDay(day)],
    ['DT_CHEGADA', ({ arrival }) => (arrival === undefined ? '' : brazilianDay(arrival))],
    ['FORNECEDOR', ({ supplier }) => supplier],
    ['PAIS_ORIGEM', ({ country }) => country],
    ['PECA', ({ part }) => part],
    ['MARCA_TRATOR', ({ brand }) => brand],
    ['MODAL', ({ modal }) => modal],
    ['DESEMBARQUE', ({ landing }) => landing],
    ['COMPRADOR', ({ buyer }) => buyer],
    ['STATUS', ({ status }) => status],
    ['CANAL', ({ channel }) => channel ?? ''],
    ['QTD_PCS', ({ pieces }) => pieces],
    ['PESO_KG', ({ weight }) => decimal(weight)],
    ['VLR_FOB', ({ fob }) => decimal(fob)],
    ['VLR_FRETE', ({ freight }) => decimal(freight)],
    ['VLR_IMPOSTOS', ({ taxes }) => decimal(taxes)],
    ['CUSTO_TOTAL', ({ total }) => decimal(total)],
  ]),
  file(
    podiatry,
    visits,
    [
      ['dt_atend', ({ day }) => day],
      ['paciente', ({ patient }) => patient],
      ['diabetico', ({ diabetic }) => diabetic],
      ['podologo', ({ podiatrist }) => podiatrist],
      ['procedimento', ({ procedure }) => procedure],
      ['unidade', ({ unit }) => unit],
      ['tipo_atend', ({ type }) => type],
      ['forma_pgto', ({ payment }) => payment],
      ['duracao_min', ({ minutes }) => minutes],
      ['espera_min', ({ wait }) => wait],
      ['vlr_tabela', ({ list }) => list.toFixed(2)],
      ['desconto', ({ discount }) => discount.toFixed(2)],
      ['vlr_pago', ({ paid }) => paid.toFixed(2)],
      ['nota', ({ rating }) => rating ?? ''],
      ['dt_retorno', ({ back }) => back ?? ''],
    ],
    ',',
  ),
]

/** The days of a ranking as an answer shows them. */
const shownDays = (groups: [string, number][]): [string, number][] =>
  groups.map(([day, value]) => [shownDay(day), value])

export const labelled: Labelled[] = [
  // The food truck
  ['faturamento do food truck mês a mês', truck, outings.byMonth((g) => g.sum('revenue'))],
  ['Bom dia! Quanto o food truck faturou em dezembro?', truck, outings.during('2025-12').sum('revenue')],
  ['qts saidas o truck fez em agosto', truck, outings.during('2025-08').count()],
  ['quanto faturamos com casamento no total?', truck, weddings.sum('revenue')],
  [
    'quantos eventos a gente fez no segundo semestre de 2025?',
    truck,
    outings
      .during('2025-07', '2025-12')
      .when((r) => r.mode === 'Evento')
      .count(),
  ],
  ['media de convidados por evento', truck, outings.when((r) => r.mode === 'Evento').mean('guests')],
  ['Qual chapeiro trouxe mais faturamento?', truck, most(outings.by('cook', (g) => g.sum('revenue')))],
  [
    'os 3 locais onde o food truck mais faturou',
    truck,
    most(
      outings.by('place', (g) => g.sum('revenue')),
      3,
    ),
  ],
  [
    'custo de insumos: novembro x dezembro',
    truck,
    {
      before: outings.during('2025-11').sum('ingredients'),
      after: outings.during('2025-12').sum('ingredients'),
    },
  ],
  ['em quantas saídas choveu?', truck, outings.when((r) => r.rain === 'Sim').count()],
  [
    'Que porcentagem do faturamento do truck vem de evento?',
    truck,
    outings.share((r) => r.mode === 'Evento', 'revenue'),
  ],
  ['lanches vendidos por cardapio', truck, outings.by('menu', (g) => g.sum('sold'))],
  ['em qual dia da semana o truck vende mais lanches?', truck, most(outings.byWeekday((g) => g.sum('sold')))],
  [
    'soma das gorjetas da Bete na Praça da Matriz',
    truck,
    outings.when((r) => r.cook === 'Bete' && r.place === 'Praça da Matriz').sum('tips'),
  ],
  ['faturamento médio por saída com chuva', truck, outings.when((r) => r.rain === 'Sim').mean('revenue')],
  [
    'quanto pagamos de taxa do local na Feira Noturna de setembro pra cá?',
    truck,
    outings
      .during('2025-09', '2026-03')
      .when((r) => r.place === 'Feira Noturna')
      .sum('fee'),
  ],
  [
    'faturamento menos o custo dos insumos em janeiro',
    truck,
    outings.during('2026-01').sum('revenue') - outings.during('2026-01').sum('ingredients'),
  ],
  [
    'quantos casamentos tiveram mais de 150 convidados?',
    truck,
    weddings.when((r) => (r.guests ?? 0) > 150).count(),
  ],
  [
    'qual foi o maior faturamento em um único evento?',
    truck,
    outings.when((r) => r.mode === 'Evento').max('revenue'),
  ],
  ['pior mês do truck em faturamento', truck, least(outings.byMonth((g) => g.sum('revenue')))],
  [
    'qto o Wesley faturou aos domingos',
    truck,
    outings
      .on(0)
      .when((r) => r.cook === 'Wesley')
      .sum('revenue'),
  ],
  [
    'de 1 a 15 de outubro, quantos lanches foram vendidos na modalidade rua?',
    truck,
    outings
      .from('2025-10-01', '2025-10-15')
      .when((r) => r.mode === 'Rua')
      .sum('sold'),
  ],
  [
    'em quantos locais diferentes o truck parou em março?',
    truck,
    outings.during('2026-03').distinct('place'),
  ],
  [
    'faturamento por modalidade, sem contar as saídas com chuva',
    truck,
    outings.when((r) => r.rain !== 'Sim').by('mode', (g) => g.sum('revenue')),
  ],
  [
    'quem fez mais saídas, o Jonas ou a Bete?',
    truck,
    most(outings.when((r) => r.cook === 'Jonas' || r.cook === 'Bete').by('cook', (g) => g.count())),
  ],
  [
    'Me passa o faturamento dos eventos separado por tipo de evento, por favor',
    truck,
    outings.when((r) => r.mode === 'Evento').by('occasion', (g) => g.sum('revenue')),
  ],
  [
    'quantas saídas tiveram faturameto acima de 3 mil reais?',
    truck,
    outings.when((r) => r.revenue > 3000).count(),
  ],
  [
    'qual foi a data em que o food truck mais faturou?',
    truck,
    shownDays(most(outings.by('day', (g) => g.sum('revenue')))),
  ],
  ['quanto faturou o último casamento?', truck, weddings.when((r) => r.day === lastWedding).sum('revenue')],
  [
    'custo médio de insumos por saída em cada modalidade',
    truck,
    outings.by('mode', (g) => g.mean('ingredients')),
  ],

  // The importer of spare parts
  ['custo total das importações por mês do pedido', importer, orders.byMonth((g) => g.sum('total'))],
  ['quantos pedidos de peças fizemos em outubro?', importer, orders.during('2025-10').count()],
  [
    'Boa tarde, quantos pedidos chegaram em janeiro?',
    importer,
    orders.when((r) => r.arrival?.slice(0, 7) === '2026-01').count(),
  ],
  ['total de frete no modal aereo', importer, orders.when((r) => r.modal === 'AÉREO').sum('freight')],
  [
    'com qual fornecedor o custo total das importações é maior?',
    importer,
    most(orders.by('supplier', (g) => g.sum('total'))),
  ],
  [
    'quantos pedidos ainda tão em transito?',
    importer,
    orders.when((r) => r.status === 'EM TRÂNSITO').count(),
  ],
  [
    'quantas peças de rolamento pedimos da China?',
    importer,
    orders.when((r) => r.part === 'Rolamento' && r.country === 'China').sum('pieces'),
  ],
  ['valor FOB por país de origem', importer, orders.by('country', (g) => g.sum('fob'))],
  [
    'peso em kg dos pedidos com desembarque em Paranaguá',
    importer,
    orders.when((r) => r.landing === 'Paranaguá').sum('weight'),
  ],
  [
    'Dos pedidos entregues, qual a porcentagem que caiu no canal vermelho?',
    importer,
    orders.when((r) => r.status === 'ENTREGUE').share((r) => r.channel === 'VERMELHO'),
  ],
  ['em média, quantos dias passam entre o pedido e a chegada?', importer, orders.mean('lead')],
  [
    'quanto deu de impostos nos pedidos de peça John Deere feitos em 2026?',
    importer,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.brand === 'John Deere')
      .sum('taxes'),
  ],
  [
    'quais as 3 peças com maior quantidade pedida?',
    importer,
    most(
      orders.by('part', (g) => g.sum('pieces')),
      3,
    ),
  ],
  [
    'compare o valor FOB dos pedidos feitos em julho com os feitos em agosto',
    importer,
    { before: orders.during('2025-07').sum('fob'), after: orders.during('2025-08').sum('fob') },
  ],
  ['frete médio por pedido em cada modal', importer, orders.by('modal', (g) => g.mean('freight'))],
  [
    'quantos pedidos tiveram custo total acima de R$ 50.000?',
    importer,
    orders.when((r) => r.total > 50_000).count(),
  ],
  ['qual comprador fez menos pedidos', importer, least(orders.by('buyer', (g) => g.count()))],
  [
    'soma de frete e impostos dos pedidos da Itália',
    importer,
    orders.when((r) => r.country === 'Itália').sum('freight') +
      orders.when((r) => r.country === 'Itália').sum('taxes'),
  ],
  [
    'custo total de kit embreagem sem contar a Turquia',
    importer,
    orders.when((r) => r.part === 'Kit embreagem' && r.country !== 'Turquia').sum('total'),
  ],
  [
    'quantos kg tinha o pedido mais pesado da Simone?',
    importer,
    orders.when((r) => r.buyer === 'Simone').max('weight'),
  ],
  [
    'com quantos fornecedores diferentes o Ivan fez pedido em dezembro?',
    importer,
    orders
      .during('2025-12')
      .when((r) => r.buyer === 'Ivan')
      .distinct('supplier'),
  ],
  [
    'número de pedidos de importação por dia da semana do pedido',
    importer,
    orders.byWeekday((g) => g.count()),
  ],
  [
    'participação da Massey Ferguson no custo total das importações',
    importer,
    orders.share((r) => r.brand === 'Massey Ferguson', 'total'),
  ],
  [
    'quantas unidades de filtro de oleo pra New Holland foram pedidas entre 15/08/2025 e 30/09/2025?',
    importer,
    orders
      .from('2025-08-15', '2025-09-30')
      .when((r) => r.part === 'Filtro de óleo' && r.brand === 'New Holland')
      .sum('pieces'),
  ],
  [
    'custo total dos pedidos feitos pelo Geraldo em novembro, fora os aéreos',
    importer,
    orders
      .during('2025-11')
      .when((r) => r.buyer === 'Geraldo' && r.modal !== 'AÉREO')
      .sum('total'),
  ],
  [
    'Pela data do pedido, em qual mês o valor de impostos foi mais alto?',
    importer,
    most(orders.byMonth((g) => g.sum('taxes'))),
  ],
  [
    'custo por kg das importações, ou seja, custo total somado dividido pelo peso somado',
    importer,
    orders.sum('total') / orders.sum('weight'),
  ],
  [
    'quantos pedidos levaram mais de 60 dias do pedido até a chegada?',
    importer,
    orders.when((r) => (r.lead ?? 0) > 60).count(),
  ],
  [
    'quantos dias levou, do pedido à chegada, a importação mais demorada da Índia?',
    importer,
    orders.when((r) => r.country === 'Índia').max('lead'),
  ],
  [
    'valor fob que está em trânsito por fornecedor',
    importer,
    orders.when((r) => r.status === 'EM TRÂNSITO').by('supplier', (g) => g.sum('fob')),
  ],

  // The podiatry clinic
  ['valor pago na clínica por mês', podiatry, visits.byMonth((g) => g.sum('paid'))],
  ['Oi, quantos atendimentos de podologia tivemos em fevereiro?', podiatry, visits.during('2026-02').count()],
  ['qual o procedimento mais feito na clinica?', podiatry, most(visits.by('procedure', (g) => g.count()))],
  [
    'valor pago em unha encravada em setembro',
    podiatry,
    visits
      .during('2025-09')
      .when((r) => r.procedure === 'Unha encravada')
      .sum('paid'),
  ],
  [
    'quantos atendimentos de diabeticos a Sueli fez?',
    podiatry,
    visits.when((r) => r.diabetic === 'S' && r.podiatrist === 'Sueli').count(),
  ],
  ['tempo médio de espera por unidade', podiatry, visits.by('unit', (g) => g.mean('wait'))],
  [
    'quantos minutos dura em média a laserterapia?',
    podiatry,
    visits.when((r) => r.procedure === 'Laserterapia').mean('minutes'),
  ],
  [
    'Quais os 5 pacientes com maior valor pago na clínica?',
    podiatry,
    most(
      visits.by('patient', (g) => g.sum('paid')),
      5,
    ),
  ],
  [
    'percentual dos atendimentos que é de paciente diabético',
    podiatry,
    visits.share((r) => r.diabetic === 'S'),
  ],
  [
    'total de desconto nos atendimentos do Marcos em 2025',
    podiatry,
    visits
      .during('2025-06', '2025-12')
      .when((r) => r.podiatrist === 'Marcos')
      .sum('discount'),
  ],
  ['nota média de cada podólogo', podiatry, visits.by('podiatrist', (g) => g.mean('rating'))],
  ['quantos atendimentos ficaram sem nota?', podiatry, visits.when((r) => r.rating === undefined).count()],
  [
    'quantos atendimentos feitos em outubro estão sem data de retorno',
    podiatry,
    visits
      .during('2025-10')
      .when((r) => r.back === undefined)
      .count(),
  ],
  [
    'compara o valor pago na unidade Centro em dezembro com janeiro',
    podiatry,
    {
      before: visits
        .during('2025-12')
        .when((r) => r.unit === 'Centro')
        .sum('paid'),
      after: visits
        .during('2026-01')
        .when((r) => r.unit === 'Centro')
        .sum('paid'),
    },
  ],
  [
    'quantos pacientes diferentes a Renata atendeu em novembro?',
    podiatry,
    visits
      .during('2025-11')
      .when((r) => r.podiatrist === 'Renata')
      .distinct('patient'),
  ],
  ['atendimentos da clinica por dia da semana, em quantidade', podiatry, visits.byWeekday((g) => g.count())],
  ['qual unidade tem o menor total de valor pago?', podiatry, least(visits.by('unit', (g) => g.sum('paid')))],
  ['quantos atendimentos duraram mais de 50 minutos', podiatry, visits.when((r) => r.minutes > 50).count()],
  ['quantos minutos foi a espera mais longa em atendimento de sábado?', podiatry, visits.on(6).max('wait')],
  [
    'valor pago médio por atendiemnto particular',
    podiatry,
    visits.when((r) => r.type === 'Particular').mean('paid'),
  ],
  [
    'quanto foi pago em pix na unidade Shopping em agosto?',
    podiatry,
    visits
      .during('2025-08')
      .when((r) => r.payment === 'Pix' && r.unit === 'Shopping')
      .sum('paid'),
  ],
  [
    'tirando os atendimentos de pacote, qual o valor pago por procedimento?',
    podiatry,
    visits.when((r) => r.type !== 'Pacote').by('procedure', (g) => g.sum('paid')),
  ],
  [
    'quanto por cento do valor pago veio de órtese?',
    podiatry,
    visits.share((r) => r.procedure === 'Órtese', 'paid'),
  ],
  ['melhor mês da clínica em valor pago', podiatry, most(visits.byMonth((g) => g.sum('paid')))],
  [
    'em quantos atendimentos a espera foi de até 10 minutos?',
    podiatry,
    visits.when((r) => r.wait <= 10).count(),
  ],
  [
    'quantas notas 5 a Renata recebeu?',
    podiatry,
    visits.when((r) => r.podiatrist === 'Renata' && r.rating === 5).count(),
  ],
  ['descontos da clínica por forma de pgto', podiatry, visits.by('payment', (g) => g.sum('discount'))],
  [
    'quantos atendimentos têm data de retorno em março?',
    podiatry,
    visits.when((r) => r.back?.slice(0, 7) === '2026-03').count(),
  ],
  [
    'em média, quantos atendimentos a clínica faz por dia que abre?',
    podiatry,
    visits.count() / visits.distinct('day'),
  ],
  [
    'to conferindo as contas aqui: quanto a Alzira Campos pagou desde dezembro?',
    podiatry,
    visits
      .during('2025-12', '2026-03')
      .when((r) => r.patient === 'Alzira Campos')
      .sum('paid'),
  ],
]

export const unanswerable: string[] = [
  'quanto gastamos de gás na chapa em dezembro?',
  'quantos km o truck rodou em janeiro',
  'qual foi o faturamento do food truck em 2023?',
  'quantos pedidos de peças vieram da Alemanha?',
  'qual a cotação do dólar usada nos pedidos de agosto?',
  'Quanto tem de filtro de óleo no estoque hoje?',
  'me passa o telefone da Alzira Campos',
  'quantas cirurgias de joanete a clínica fez?',
  'quanto foi o aluguel da unidade Shopping em novembro?',
  'quantos atendimentos a Patrícia fez em fevereiro?',
]
