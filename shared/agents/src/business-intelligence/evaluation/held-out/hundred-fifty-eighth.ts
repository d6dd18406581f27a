import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, shownDay, weekdayIn } from './rows'

/* The cash book of a residents' association, a bicycle shop with a workshop and a beauty salon. */

const { next, whole, pick, among } = seededBusiness('residents, bicycles, a beauty salon')

interface Movement {
  kind: string
  category: string
  suppliers: string[]
  from: number
  to: number
  weight: number
}
const movements: Movement[] = [
  { kind: 'Entrada', category: 'Taxa mensal', suppliers: [], from: 18_000, to: 26_000, weight: 34 },
  { kind: 'Entrada', category: 'Aluguel do quiosque', suppliers: [], from: 20_000, to: 45_000, weight: 12 },
  { kind: 'Entrada', category: 'Eventos', suppliers: [], from: 15_000, to: 120_000, weight: 9 },
  { kind: 'Entrada', category: 'Doação', suppliers: [], from: 5_000, to: 50_000, weight: 7 },
  { kind: 'Saída', category: 'Portaria', suppliers: ['Segvip'], from: 30_000, to: 90_000, weight: 8 },
  { kind: 'Saída', category: 'Jardinagem', suppliers: ['Verde Vivo'], from: 15_000, to: 45_000, weight: 7 },
  {
    kind: 'Saída',
    category: 'Limpeza',
    suppliers: ['Limpmax', 'Brilho Bom'],
    from: 9_000,
    to: 38_000,
    weight: 7,
  },
  { kind: 'Saída', category: 'Energia', suppliers: ['Enel'], from: 12_000, to: 64_000, weight: 6 },
  {
    kind: 'Saída',
    category: 'Manutenção',
    suppliers: ['Portões Silva', 'Eletro Lima'],
    from: 8_000,
    to: 120_000,
    weight: 6,
  },
  {
    kind: 'Saída',
    category: 'Eventos',
    suppliers: ['Buffet da Cida', 'Som do Beto'],
    from: 10_000,
    to: 70_000,
    weight: 4,
  },
]
// From April to March, never on Sundays, most on Mondays.
const book = new Rows(
  daysFrom('2025-04-01', 365)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(4, 6) : whole(1, 3) }, () => {
        const { kind, category, suppliers, from, to } = among(
          ...movements.map((movement): [Movement, number] => [movement, movement.weight]),
        )
        return {
          day,
          kind,
          category,
          street:
            kind === 'Entrada'
              ? pick(['Rua das Acácias', 'Rua dos Ipês', 'Alameda Central', 'Travessa do Sol'])
              : '',
          supplier: kind === 'Saída' ? pick(suppliers) : '',
          payment: pick(['Pix', 'Boleto', 'Dinheiro', 'Transferência']),
          account: pick(['Sicoob', 'Bradesco', 'Caixinha']),
          clerk: pick(['Irene', 'Geraldo', 'Kátia']),
          receipt: next() < 0.75 ? 'Sim' : 'Não',
          late: category === 'Taxa mensal' ? (next() < 0.6 ? 0 : whole(1, 40)) : undefined,
          value: whole(from, to) / 100,
        }
      }),
    ),
)
const incomes = book.when(({ kind }) => kind === 'Entrada')
const outgoings = book.when(({ kind }) => kind === 'Saída')
const fees = book.when(({ category }) => category === 'Taxa mensal')

// From June to March.
const days = daysFrom('2025-06-01', 304)

interface Good {
  sector: string
  item: string
  brands: string[]
  from: number
  to: number
  weight: number
}
const bicycles = ['Caloi', 'Sense', 'Oggi']
const goods: Good[] = [
  {
    sector: 'Balcão',
    item: 'Câmara de ar',
    brands: ['Kenda', 'Pirelli'],
    from: 1_800,
    to: 4_500,
    weight: 12,
  },
  { sector: 'Balcão', item: 'Pneu', brands: ['Pirelli', 'Kenda'], from: 4_500, to: 19_000, weight: 10 },
  {
    sector: 'Balcão',
    item: 'Capacete',
    brands: ['Absolute', 'High One'],
    from: 8_900,
    to: 32_000,
    weight: 8,
  },
  { sector: 'Balcão', item: 'Bicicleta', brands: bicycles, from: 89_000, to: 520_000, weight: 8 },
  { sector: 'Balcão', item: 'Cadeado', brands: ['High One', 'Absolute'], from: 2_500, to: 12_000, weight: 7 },
  { sector: 'Balcão', item: 'Farol', brands: ['Absolute', 'High One'], from: 3_000, to: 15_000, weight: 7 },
  { sector: 'Oficina', item: 'Revisão geral', brands: bicycles, from: 12_000, to: 26_000, weight: 14 },
  { sector: 'Oficina', item: 'Regulagem de freio', brands: bicycles, from: 3_000, to: 7_000, weight: 10 },
  { sector: 'Oficina', item: 'Troca de corrente', brands: bicycles, from: 3_500, to: 9_000, weight: 8 },
  { sector: 'Oficina', item: 'Alinhamento de roda', brands: bicycles, from: 2_500, to: 6_000, weight: 6 },
]
// Closed on Sundays, busiest on Saturdays.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(6, 8) : whole(1, 4) }, () => {
        const { sector, item, brands, from, to } = among(
          ...goods.map((good): [Good, number] => [good, good.weight]),
        )
        const isWorkshop = sector === 'Oficina'
        const pieces = isWorkshop || item === 'Bicicleta' ? 1 : whole(1, 4)
        const unit = whole(from, to) / 100
        const parts = isWorkshop && next() < 0.6 ? whole(1_000, 15_000) / 100 : 0
        return {
          day,
          sector,
          item,
          style: pick(['MTB', 'Urbana', 'Speed', 'Infantil']),
          brand: pick(brands),
          mechanic: isWorkshop ? among(['Tonho', 5], ['Wesley', 3], ['Rafa', 2]) : '',
          payment: pick(['pix', 'crédito', 'débito', 'dinheiro']),
          pieces,
          hours: isWorkshop ? whole(1, 12) / 2 : undefined,
          labour: isWorkshop ? unit : undefined,
          delivery: next() < 0.25 ? 'S' : 'N',
          total: cents(pieces * unit + parts),
        }
      }),
    ),
)
const counter = orders.when(({ sector }) => sector === 'Balcão')
const workshop = orders.when(({ sector }) => sector === 'Oficina')

interface Treatment {
  service: string
  category: string
  staff: string[]
  from: number
  to: number
  /** Of five minutes each. */
  shortest: number
  longest: number
  weight: number
}
const hairdressers = ['Rosana', 'Bianca', 'Thiago']
const manicurists = ['Luciene', 'Paty']
const beauticians = ['Paty', 'Bianca']
const hair = { category: 'Cabelo', staff: hairdressers }
const nails = { category: 'Unhas', staff: manicurists }
const beauty = { category: 'Estética', staff: beauticians }
const treatments: Treatment[] = [
  { service: 'Manicure', ...nails, from: 2_500, to: 4_500, shortest: 6, longest: 12, weight: 24 },
  { service: 'Corte', ...hair, from: 6_000, to: 12_000, shortest: 6, longest: 14, weight: 15 },
  { service: 'Escova', ...hair, from: 4_500, to: 9_000, shortest: 6, longest: 12, weight: 12 },
  { service: 'Pedicure', ...nails, from: 3_000, to: 5_000, shortest: 7, longest: 13, weight: 11 },
  { service: 'Sobrancelha', ...beauty, from: 3_000, to: 6_000, shortest: 3, longest: 7, weight: 10 },
  { service: 'Coloração', ...hair, from: 15_000, to: 42_000, shortest: 18, longest: 32, weight: 9 },
  { service: 'Depilação', ...beauty, from: 4_000, to: 12_000, shortest: 4, longest: 12, weight: 8 },
  { service: 'Hidratação', ...hair, from: 7_000, to: 16_000, shortest: 8, longest: 14, weight: 7 },
  { service: 'Progressiva', ...hair, from: 25_000, to: 60_000, shortest: 28, longest: 44, weight: 6 },
  { service: 'Maquiagem', ...beauty, from: 12_000, to: 26_000, shortest: 10, longest: 18, weight: 6 },
]
// Closed on Sundays and Mondays; few come on Tuesdays, most at the end of the week.
const perDay = (day: string) => {
  const weekday = weekdayIn(day)
  return weekday === 2 ? whole(2, 3) : weekday >= 5 ? whole(6, 8) : whole(4, 5)
}
const visits = new Rows(
  days
    .filter((day) => weekdayIn(day) > 1)
    .flatMap((day) =>
      Array.from({ length: perDay(day) }, () => {
        const { service, category, staff, from, to, shortest, longest } = among(
          ...treatments.map((treatment): [Treatment, number] => [treatment, treatment.weight]),
        )
        const price = whole(from, to) / 100
        return {
          day,
          worker: pick(staff),
          service,
          category,
          channel: among(['WhatsApp', 12], ['Instagram', 6], ['Telefone', 3], ['Presencial', 2]),
          isNew: next() < 0.3 ? 'SIM' : 'NÃO',
          payment: pick(['PIX', 'CRÉDITO', 'DÉBITO', 'DINHEIRO']),
          minutes: whole(shortest, longest) * 5,
          grade: next() < 0.3 ? undefined : among([5, 8], [4, 5], [3, 3], [2, 1]),
          tip: next() < 0.6 ? undefined : whole(500, 4_000) / 100,
          commission: cents(price * 0.4),
          price,
        }
      }),
    ),
)

const association = 'Livro Caixa Associação'
const bikeShop = 'bicicletaria_oficina'
const salon = 'ATENDIMENTOS SALAO'

export const files = [
  file(association, book, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Tipo', ({ kind }) => kind],
    ['Categoria', ({ category }) => category],
    ['Rua', ({ street }) => street],
    ['Fornecedor', ({ supplier }) => supplier],
    ['Forma de pagamento', ({ payment }) => payment],
    ['Conta', ({ account }) => account],
    ['Lançado por', ({ clerk }) => clerk],
    ['Recibo', ({ receipt }) => receipt],
    ['Dias de atraso', ({ late }) => late ?? ''],
    ['Valor', ({ value }) => commaPrice(value)],
  ]),
  file(
    bikeShop,
    orders,
    [
      ['data', ({ day }) => day],
      ['setor', ({ sector }) => sector],
      ['item', ({ item }) => item],
      ['modalidade', ({ style }) => style],
      ['marca', ({ brand }) => brand],
      ['mecanico', ({ mechanic }) => mechanic],
      ['pagamento', ({ payment }) => payment],
      ['qtd', ({ pieces }) => pieces],
      ['horas', ({ hours }) => (hours === undefined ? '' : hours.toFixed(1))],
      ['mao_de_obra', ({ labour }) => (labour === undefined ? '' : labour.toFixed(2))],
      ['entrega', ({ delivery }) => delivery],
      ['valor_total', ({ total }) => total.toFixed(2)],
    ],
    ',',
  ),
  file(salon, visits, [
    ['DATA', ({ day }) => brazilianDay(day)],
    ['PROFISSIONAL', ({ worker }) => worker],
    ['SERVICO', ({ service }) => service],
    ['CATEGORIA', ({ category }) => category],
    ['CANAL', ({ channel }) => channel],
    ['CLIENTE_NOVA', ({ isNew }) => isNew],
    ['FORMA_PGTO', ({ payment }) => payment],
    ['DURACAO_MIN', ({ minutes }) => minutes],
    ['NOTA', ({ grade }) => grade ?? ''],
    ['GORJETA', ({ tip }) => (tip === undefined ? '' : decimal(tip))],
    ['COMISSAO', ({ commission }) => decimal(commission)],
    ['VALOR', ({ price }) => decimal(price)],
  ]),
]

export const labelled: Labelled[] = [
  // The residents' association
  ['quanto entrou no caixa da associação em outubro?', association, incomes.during('2025-10').sum('value')],
  ['valor das saidas da associacao por mes', association, outgoings.byMonth((g) => g.sum('value'))],
  ['valor das saídas por categoria', association, outgoings.by('category', (g) => g.sum('value'))],
  [
    'quanto gastamos com jardinagem em 2025',
    association,
    outgoings
      .during('2025-04', '2025-12')
      .when((r) => r.category === 'Jardinagem')
      .sum('value'),
  ],
  [
    'qual categoria de saida pesou mais em reais?',
    association,
    most(outgoings.by('category', (g) => g.sum('value'))),
  ],
  [
    'top 3 fornecedores q mais receberam da associaçao em reais',
    association,
    most(
      outgoings.by('supplier', (g) => g.sum('value')),
      3,
    ),
  ],
  [
    'entradas menos saidas da associação em novembro, em reais',
    association,
    incomes.during('2025-11').sum('value') - outgoings.during('2025-11').sum('value'),
  ],
  ['quantas taxas mensais foram pagas em janeiro?', association, fees.during('2026-01').count()],
  ['media de dias de atraso da taxa mensal', association, fees.mean('late')],
  [
    'quantas taxas mensais foram pagas com mais de 15 dias de atraso',
    association,
    fees.when((r) => (r.late ?? 0) > 15).count(),
  ],
  [
    'quanto a rua dos ipes pagou de taxa mensal desde dezembro',
    association,
    fees
      .during('2025-12', '2026-03')
      .when((r) => r.street === 'Rua dos Ipês')
      .sum('value'),
  ],
  ['valor das entradas por rua', association, incomes.by('street', (g) => g.sum('value'))],
  [
    'qual rua teve o menor valor de entradas?',
    association,
    least(incomes.by('street', (g) => g.sum('value'))),
  ],
  [
    'compare o valor das saidas de agosto com o de setembro',
    association,
    { before: outgoings.during('2025-08').sum('value'), after: outgoings.during('2025-09').sum('value') },
  ],
  [
    'quantos lancamentos a irene fez em fevereiro?',
    association,
    book
      .during('2026-02')
      .when((r) => r.clerk === 'Irene')
      .count(),
  ],
  ['lançamentos sem recibo, quantos são?', association, book.when((r) => r.receipt === 'Não').count()],
  ['valor total das saidas sem recibo', association, outgoings.when((r) => r.receipt === 'Não').sum('value')],
  [
    'que porcentagem do valor das saidas foi com portaria?',
    association,
    outgoings.share((r) => r.category === 'Portaria', 'value'),
  ],
  [
    'valor da maior saida de manutençao',
    association,
    outgoings.when((r) => r.category === 'Manutenção').max('value'),
  ],
  [
    'quanto entrou por pix na associação de julho a setembro',
    association,
    incomes
      .during('2025-07', '2025-09')
      .when((r) => r.payment === 'Pix')
      .sum('value'),
  ],
  [
    'preparando a prestação de contas: quanto gastamos com energia no segundo semestre de 2025?',
    association,
    outgoings
      .during('2025-07', '2025-12')
      .when((r) => r.category === 'Energia')
      .sum('value'),
  ],
  ['quantas saidas acima de 500 reais tivemos', association, outgoings.when((r) => r.value > 500).count()],
  [
    'quanto rendeu o aluguel do quiosque por mes',
    association,
    incomes.when((r) => r.category === 'Aluguel do quiosque').byMonth((g) => g.sum('value')),
  ],
  [
    'qual dia da semana tem mais lancamentos no caixa da associação?',
    association,
    most(book.byWeekday((g) => g.count())),
  ],
  [
    'valor medio da taxa mensal na alameda central',
    association,
    fees.when((r) => r.street === 'Alameda Central').mean('value'),
  ],
  [
    'quanto entrou na conta do sicoob entre 10/08/2025 e 20/09/2025?',
    association,
    incomes
      .from('2025-08-10', '2025-09-20')
      .when((r) => r.account === 'Sicoob')
      .sum('value'),
  ],
  [
    'quantas doaçoes de mais de 200 reais a gente recebeu?',
    association,
    incomes.when((r) => r.category === 'Doação' && r.value > 200).count(),
  ],
  [
    'valor das saidas de março sem contar a segvip',
    association,
    outgoings
      .during('2026-03')
      .when((r) => r.supplier !== 'Segvip')
      .sum('value'),
  ],
  [
    'valor das saidas lançadas por cada um: katia x geraldo',
    association,
    outgoings.when((r) => r.clerk === 'Kátia' || r.clerk === 'Geraldo').by('clerk', (g) => g.sum('value')),
  ],
  [
    'em media quanto a associação gasta por mes?',
    association,
    outgoings.sum('value') / outgoings.byMonth((g) => g.count()).length,
  ],

  // The bicycle shop
  ['faturamento da bicicletaria por mês', bikeShop, orders.byMonth((g) => g.sum('total'))],
  ['quanto a oficina faturou em julho?', bikeShop, workshop.during('2025-07').sum('total')],
  [
    'quantos capacetes vendemos em dezembro',
    bikeShop,
    orders
      .during('2025-12')
      .when((r) => r.item === 'Capacete')
      .sum('pieces'),
  ],
  ['qual mecanico fez mais serviços na oficina?', bikeShop, most(workshop.by('mechanic', (g) => g.count()))],
  ['total de horas da oficina por mecânico', bikeShop, workshop.by('mechanic', (g) => g.sum('hours'))],
  [
    'total de mao de obra do wesley no quarto trimestre de 2025',
    bikeShop,
    workshop
      .during('2025-10', '2025-12')
      .when((r) => r.mechanic === 'Wesley')
      .sum('labour'),
  ],
  ['balcao x oficina: quanto cada um faturou', bikeShop, orders.by('sector', (g) => g.sum('total'))],
  [
    'os 3 itens q mais faturaram na bicicletaria',
    bikeShop,
    most(
      orders.by('item', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'quantas bicicletas caloi foram vendidas?',
    bikeShop,
    counter.when((r) => r.item === 'Bicicleta' && r.brand === 'Caloi').sum('pieces'),
  ],
  [
    'valor total médio da revisao geral',
    bikeShop,
    workshop.when((r) => r.item === 'Revisão geral').mean('total'),
  ],
  [
    'mão de obra média da regulagem de freio',
    bikeShop,
    workshop.when((r) => r.item === 'Regulagem de freio').mean('labour'),
  ],
  [
    'quantos serviços da oficina levaram mais de 3 horas',
    bikeShop,
    workshop.when((r) => (r.hours ?? 0) > 3).count(),
  ],
  [
    'quantos por cento do faturamento da bicicletaria vem da oficina?',
    bikeShop,
    orders.share((r) => r.sector === 'Oficina', 'total'),
  ],
  [
    'em que dia da semana a bicicletaria fatura mais?',
    bikeShop,
    most(orders.byWeekday((g) => g.sum('total'))),
  ],
  ['quantas vendas do balcão tiveram entrega?', bikeShop, counter.when((r) => r.delivery === 'S').count()],
  [
    'compare o faturamento da oficina em outubro com o de novembro',
    bikeShop,
    { before: workshop.during('2025-10').sum('total'), after: workshop.during('2025-11').sum('total') },
  ],
  ['qual item do balcao vendeu menos unidades', bikeShop, least(counter.by('item', (g) => g.sum('pieces')))],
  [
    'valor da bicicleta mtb mais cara que vendemos',
    bikeShop,
    counter.when((r) => r.item === 'Bicicleta' && r.style === 'MTB').max('total'),
  ],
  [
    'quanto faturamos com pneu pirelli desde janeiro',
    bikeShop,
    counter
      .during('2026-01', '2026-03')
      .when((r) => r.item === 'Pneu' && r.brand === 'Pirelli')
      .sum('total'),
  ],
  ['faturamneto da bicicletaria por modalidade', bikeShop, orders.by('style', (g) => g.sum('total'))],
  [
    'quanto a bicicletaria faturou no debito entre 01/09/2025 e 15/10/2025?',
    bikeShop,
    orders
      .from('2025-09-01', '2025-10-15')
      .when((r) => r.payment === 'débito')
      .sum('total'),
  ],
  [
    'quantos serviços o rafa fez aos sabados?',
    bikeShop,
    workshop
      .on(6)
      .when((r) => r.mechanic === 'Rafa')
      .count(),
  ],
  ['qual marca faturou menos no balcão?', bikeShop, least(counter.by('brand', (g) => g.sum('total')))],
  [
    'faturamento da bicicletaria em fevereiro tirando as bicicletas',
    bikeShop,
    orders
      .during('2026-02')
      .when((r) => r.item !== 'Bicicleta')
      .sum('total'),
  ],
  [
    'em media quantas horas leva uma troca de corrente?',
    bikeShop,
    workshop.when((r) => r.item === 'Troca de corrente').mean('hours'),
  ],
  ['numero de serviços da oficina por mes', bikeShop, workshop.byMonth((g) => g.count())],
  [
    'que parte dos serviços da oficina é revisão geral?',
    bikeShop,
    workshop.share((r) => r.item === 'Revisão geral'),
  ],
  [
    'quantas camaras de ar vendemos na modalidade infantil',
    bikeShop,
    counter.when((r) => r.item === 'Câmara de ar' && r.style === 'Infantil').sum('pieces'),
  ],
  [
    'quanto a bicicletaria fatura em média por dia que abre?',
    bikeShop,
    orders.sum('total') / orders.distinct('day'),
  ],
  ['quantas vendas do balcao passaram de R$ 1.000?', bikeShop, counter.when((r) => r.total > 1000).count()],

  // The beauty salon
  ['quanto o salão faturou em agosto?', salon, visits.during('2025-08').sum('price')],
  ['numero de atendimentos do salao por profissional', salon, visits.by('worker', (g) => g.count())],
  [
    'total de comissao da rosana em janeiro',
    salon,
    visits
      .during('2026-01')
      .when((r) => r.worker === 'Rosana')
      .sum('commission'),
  ],
  ['qual serviço do salao teve mais atendimentos?', salon, most(visits.by('service', (g) => g.count()))],
  [
    'top 3 serviços do salão em faturamento',
    salon,
    most(
      visits.by('service', (g) => g.sum('price')),
      3,
    ),
  ],
  ['nota média por profissional', salon, visits.by('worker', (g) => g.mean('grade'))],
  ['nota media da coloração', salon, visits.when((r) => r.service === 'Coloração').mean('grade')],
  [
    'qual profissional recebeu mais gorjeta em reais no total?',
    salon,
    most(visits.by('worker', (g) => g.sum('tip'))),
  ],
  ['valor medio das gorjetas recebidas', salon, visits.mean('tip')],
  [
    'quantos atendimentos de cliente nova vieram pelo instagram?',
    salon,
    visits.when((r) => r.isNew === 'SIM' && r.channel === 'Instagram').count(),
  ],
  [
    'que porcentagem dos atendimentos do salao é de cliente nova',
    salon,
    visits.share((r) => r.isNew === 'SIM'),
  ],
  ['faturamento do salão por categoria', salon, visits.by('category', (g) => g.sum('price'))],
  [
    'quanto o salao faturou com unhas no pix em setembro',
    salon,
    visits
      .during('2025-09')
      .when((r) => r.category === 'Unhas' && r.payment === 'PIX')
      .sum('price'),
  ],
  [
    'faturamento do salao em dezembro comparado com novembro',
    salon,
    { before: visits.during('2025-11').sum('price'), after: visits.during('2025-12').sum('price') },
  ],
  ['quantos atendimentos duraram mais de 120 minutos?', salon, visits.when((r) => r.minutes > 120).count()],
  [
    'duração média da progressiva em minutos',
    salon,
    visits.when((r) => r.service === 'Progressiva').mean('minutes'),
  ],
  [
    'quantas manicures a luciene fez em outubro',
    salon,
    visits
      .during('2025-10')
      .when((r) => r.service === 'Manicure' && r.worker === 'Luciene')
      .count(),
  ],
  [
    'em qual data o salao teve o maior faturamento do dia?',
    salon,
    most(visits.by('day', (g) => g.sum('price'))).map(([day, value]): [string, number] => [
      shownDay(day),
      value,
    ]),
  ],
  ['qual dia da semana tem menos atendimentos no salão?', salon, least(visits.byWeekday((g) => g.count()))],
  [
    'valor medio por atendimento do salao pago no credito',
    salon,
    visits.when((r) => r.payment === 'CRÉDITO').mean('price'),
  ],
  [
    'qual o valor do atendimento mais caro da bianca?',
    salon,
    visits.when((r) => r.worker === 'Bianca').max('price'),
  ],
  [
    'faturamento do salao menos as comissoes no primeiro trimestre de 2026',
    salon,
    visits.during('2026-01', '2026-03').sum('price') - visits.during('2026-01', '2026-03').sum('commission'),
  ],
  ['quantos atendimentos ficaram sem nota?', salon, visits.when((r) => r.grade === undefined).count()],
  [
    'to vendo a qualidade do salao: quantos atendimentos tiveram nota menor que 4?',
    salon,
    visits.when((r) => r.grade !== undefined && r.grade < 4).count(),
  ],
  ['qual foi o pior mes do salao em faturamento', salon, least(visits.byMonth((g) => g.sum('price')))],
  [
    'quanto faturamos com maquiagem aos sábados',
    salon,
    visits
      .on(6)
      .when((r) => r.service === 'Maquiagem')
      .sum('price'),
  ],
  [
    'corte x escova: quanto cada um faturou no salao',
    salon,
    visits.when((r) => r.service === 'Corte' || r.service === 'Escova').by('service', (g) => g.sum('price')),
  ],
  [
    'faturamento de estetica sem contar depilaçao',
    salon,
    visits.when((r) => r.category === 'Estética' && r.service !== 'Depilação').sum('price'),
  ],
  [
    'em media quantos atendimentos o salao faz por dia que abre?',
    salon,
    visits.count() / visits.distinct('day'),
  ],
  [
    'qual canal trouxe mais atendimentos de cliente nova?',
    salon,
    most(visits.when((r) => r.isNew === 'SIM').by('channel', (g) => g.count())),
  ],
]

export const unanswerable: string[] = [
  'qual o salário do tonho?',
  'quantas bicicletas temos em estoque?',
  'idade media das clientes do salao',
  'quantos moradores votaram na assembleia?',
  'qual a quilometragem média das bikes da oficina',
  'quantas faltas a rosana teve em janeiro?',
  'quantos seguidores o salao tem no instagram',
  'qual a margem de lucro do capacete?',
  'quantos carros passaram pela portaria em dezembro?',
  'quantas casas tem na rua das acacias?',
]
