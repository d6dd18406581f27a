import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* A day-care for dogs with a hotel, a factory of ice cream, a church bazaar with its canteen. */

const { next, whole, pick, among } = seededBusiness('a day-care for dogs, an ice cream factory, a bazaar')

const dogs = [
  { dog: 'Thor', breed: 'Golden Retriever', size: 'Grande', tutor: 'Patrícia' },
  { dog: 'Mel', breed: 'Shih Tzu', size: 'Pequeno', tutor: 'Renato' },
  { dog: 'Luna', breed: 'Vira-lata', size: 'Médio', tutor: 'Simone' },
  { dog: 'Bidu', breed: 'Lhasa Apso', size: 'Pequeno', tutor: 'Patrícia' },
  { dog: 'Amora', breed: 'Border Collie', size: 'Médio', tutor: 'Gustavo' },
  { dog: 'Pipoca', breed: 'Vira-lata', size: 'Pequeno', tutor: 'Eliane' },
  { dog: 'Zeus', breed: 'Labrador', size: 'Grande', tutor: 'Marcelo' },
  { dog: 'Nina', breed: 'Poodle', size: 'Pequeno', tutor: 'Eliane' },
  { dog: 'Paçoca', breed: 'Beagle', size: 'Médio', tutor: 'Vera' },
]
// June to March; closed on Sundays, most on Fridays.
const stays = new Rows(
  daysFrom('2025-06-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 5 ? whole(4, 6) : whole(1, 3) }, () => {
        const { service, longest, from, to } = among(
          [{ service: 'Creche', longest: 1, from: 5_500, to: 8_500 }, 50],
          [{ service: 'Hotel', longest: 9, from: 8_000, to: 13_000 }, 22],
          [{ service: 'Banho', longest: 0, from: 4_500, to: 12_000 }, 20],
          [{ service: 'Adestramento', longest: 0, from: 9_000, to: 18_000 }, 8],
        )
        const nights = longest === 0 ? undefined : whole(1, longest)
        return {
          day,
          ...pick(dogs),
          service,
          monitor: among(['Bia', 45], ['Caio', 30], ['Fabi', 17], ['Leandro', 8]),
          nights,
          taxi: next() < 0.3 ? 'Sim' : 'Não',
          grade: next() < 0.4 ? undefined : among([5, 50], [4, 28], [3, 12], [2, 6], [1, 4]),
          payment: among(['Pix', 50], ['Cartão', 32], ['Dinheiro', 18]),
          value: cents(((nights ?? 1) * whole(from, to)) / 100),
        }
      }),
    ),
)

const kiosks = [
  { kiosk: 'Farol Azul', city: 'Santos' },
  { kiosk: 'Recanto do Sol', city: 'Guarujá' },
  { kiosk: 'Canto da Sereia', city: 'Praia Grande' },
  { kiosk: 'Barraca do Zeca', city: 'Santos' },
  { kiosk: 'Maré Alta', city: 'Guarujá' },
  { kiosk: 'Ponto do Gelado', city: 'São Vicente' },
  { kiosk: 'Tenda da Neusa', city: 'Praia Grande' },
]
// July to April; Mondays to Fridays, most on Thursdays, and more boxes in the summer.
const orders = new Rows(
  daysFrom('2025-07-01', 304)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 4 ? whole(4, 6) : whole(2, 3) }, () => {
        const { line, from, to } = among(
          [{ line: 'Picolé', from: 4_200, to: 5_800 }, 50],
          [{ line: 'Massa', from: 7_500, to: 12_000 }, 30],
          [{ line: 'Copinho', from: 5_500, to: 8_000 }, 20],
        )
        const boxes = /-(12|01|02)-/.test(day) ? whole(10, 40) : whole(3, 20)
        const unit = whole(from, to) / 100
        return {
          day,
          ...pick(kiosks),
          flavor: among(
            ['Chocolate', 28],
            ['Morango', 22],
            ['Coco', 17],
            ['Limão', 12],
            ['Flocos', 12],
            ['Açaí', 7],
          ),
          line,
          seller: among(['Anderson', 45], ['Kelly', 33], ['Jonas', 22]),
          boxes,
          unit,
          freight: next() < 0.35 ? 0 : whole(1_500, 6_000) / 100,
          returned: next() < 0.2 ? whole(1, 3) : undefined,
          paid: next() < 0.85 ? 'S' : 'N',
          total: cents(boxes * unit),
        }
      }),
    ),
)

const incomes = [
  { sector: 'Cantina', category: 'Salgados', many: 40, from: 500, to: 800 },
  { sector: 'Bazar', category: 'Roupas', many: 8, from: 500, to: 2_500 },
  { sector: 'Cantina', category: 'Bebidas', many: 40, from: 400, to: 700 },
  { sector: 'Bazar', category: 'Calçados', many: 3, from: 1_000, to: 4_000 },
  { sector: 'Cantina', category: 'Almoço', many: 30, from: 1_800, to: 2_800 },
  { sector: 'Bazar', category: 'Brinquedos', many: 4, from: 500, to: 3_000 },
  { sector: 'Cantina', category: 'Bolos', many: 12, from: 600, to: 1_000 },
  { sector: 'Bazar', category: 'Livros', many: 6, from: 300, to: 1_500 },
  { sector: 'Bazar', category: 'Móveis', many: 2, from: 6_000, to: 35_000 },
]
const costs = [
  { sector: 'Cantina', category: 'Ingredientes', from: 6_000, to: 48_000 },
  { sector: 'Cantina', category: 'Gás', from: 11_000, to: 13_500 },
  { sector: 'Cantina', category: 'Descartáveis', from: 2_500, to: 12_000 },
  { sector: 'Bazar', category: 'Sacolas', from: 1_500, to: 6_000 },
  { sector: 'Bazar', category: 'Conserto', from: 4_000, to: 20_000 },
]
const entriesOf = (day: string): number => {
  if (weekdayIn(day) === 0) return whole(5, 8)
  return weekdayIn(day) === 6 ? whole(3, 5) : whole(1, 3)
}
// May to February; Wednesdays, Saturdays and, most, Sundays.
const entries = new Rows(
  daysFrom('2025-05-01', 304)
    .filter((day) => [0, 3, 6].includes(weekdayIn(day)))
    .flatMap((day) =>
      Array.from({ length: entriesOf(day) }, () => {
        const isSpent = next() < 0.25
        const cost = pick(costs)
        const income = pick(incomes)
        const pieces = whole(1, income.many)
        return {
          day,
          kind: isSpent ? 'Saída' : 'Entrada',
          sector: isSpent ? cost.sector : income.sector,
          category: isSpent ? cost.category : income.category,
          helper: among(
            ['Dona Zilda', 40],
            ['Osmar', 20],
            ['Irmã Clarice', 15],
            ['Tiago', 15],
            ['Rosângela', 10],
          ),
          turn: among(['manhã', 45], ['tarde', 35], ['noite', 20]),
          target: isSpent ? '' : among(['Telhado', 50], ['Cestas básicas', 30], ['Pintura', 20]),
          pieces: isSpent ? undefined : pieces,
          payment: among(['dinheiro', 50], ['pix', 30], ['cartão', 20]),
          receipt: next() < 0.7 ? 'sim' : 'não',
          value: isSpent
            ? whole(cost.from, cost.to) / 100
            : cents((pieces * whole(income.from, income.to)) / 100),
        }
      }),
    ),
)
const incoming = entries.when((r) => r.kind === 'Entrada')
const outgoing = entries.when((r) => r.kind === 'Saída')

const kennel = 'Atendimentos Cães'
const factory = 'PEDIDOS QUIOSQUES'
const church = 'contas_igreja_bazar_cantina'

export const files = [
  file(kennel, stays, [
    ['Data entrada', ({ day }) => brazilianDay(day)],
    ['Cachorro', ({ dog }) => dog],
    ['Raça', ({ breed }) => breed],
    ['Porte', ({ size }) => size],
    ['Tutor', ({ tutor }) => tutor],
    ['Serviço', ({ service }) => service],
    ['Monitor', ({ monitor }) => monitor],
    ['Diárias', ({ nights }) => nights ?? ''],
    ['Táxi dog', ({ taxi }) => taxi],
    ['Nota', ({ grade }) => grade ?? ''],
    ['Pagamento', ({ payment }) => payment],
    ['Valor', ({ value }) => commaPrice(value)],
  ]),
  file(factory, orders, [
    ['DT_PEDIDO', ({ day }) => brazilianDay(day)],
    ['QUIOSQUE', ({ kiosk }) => kiosk],
    ['CIDADE', ({ city }) => city],
    ['SABOR', ({ flavor }) => flavor],
    ['LINHA', ({ line }) => line],
    ['VENDEDOR', ({ seller }) => seller],
    ['QTD_CAIXAS', ({ boxes }) => boxes],
    ['VLR_CAIXA', ({ unit }) => decimal(unit)],
    ['VLR_FRETE', ({ freight }) => decimal(freight)],
    ['CAIXAS_DEVOLVIDAS', ({ returned }) => returned ?? ''],
    ['PAGO', ({ paid }) => paid],
    ['VLR_TOTAL', ({ total }) => decimal(total)],
  ]),
  file(
    church,
    entries,
    [
      ['data', ({ day }) => day],
      ['tipo', ({ kind }) => kind],
      ['setor', ({ sector }) => sector],
      ['categoria', ({ category }) => category],
      ['voluntario', ({ helper }) => helper],
      ['turno', ({ turn }) => turn],
      ['destino', ({ target }) => target],
      ['quantidade', ({ pieces }) => pieces ?? ''],
      ['forma_pgto', ({ payment }) => payment],
      ['comprovante', ({ receipt }) => receipt],
      ['valor', ({ value }) => value.toFixed(2)],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The day-care for dogs
  ['quantos atendimentos de cachorro por mes', kennel, stays.byMonth((g) => g.count())],
  [
    'quanto entrou de hotel em dezembro?',
    kennel,
    stays
      .during('2025-12')
      .when((r) => r.service === 'Hotel')
      .sum('value'),
  ],
  [
    'qts diarias de hotel em janeiro',
    kennel,
    stays
      .during('2026-01')
      .when((r) => r.service === 'Hotel')
      .sum('nights'),
  ],
  ['qual monitor fez mais atendimentos?', kennel, most(stays.by('monitor', (g) => g.count()))],
  [
    'top 3 cachorros em valor gasto',
    kennel,
    most(
      stays.by('dog', (g) => g.sum('value')),
      3,
    ),
  ],
  ['valor medio do atendimento de banho', kennel, stays.when((r) => r.service === 'Banho').mean('value')],
  ['qual raça deu menos faturamento?', kennel, least(stays.by('breed', (g) => g.sum('value')))],
  ['quantos atendimentos usaram o taxi dog?', kennel, stays.when((r) => r.taxi === 'Sim').count()],
  [
    'que porcentagem do faturamento dos atendimentos veio do serviço hotel?',
    kennel,
    stays.share((r) => r.service === 'Hotel', 'value'),
  ],
  ['nota media de cada monitor', kennel, stays.by('monitor', (g) => g.mean('grade'))],
  ['quantos atendimentos ficaram sem nota', kennel, stays.when((r) => r.grade === undefined).count()],
  [
    'quantos atendimentos levaram nota abaixo de 3?',
    kennel,
    stays.when((r) => r.grade !== undefined && r.grade < 3).count(),
  ],
  ['quanto o tutor renato gastou no total', kennel, stays.when((r) => r.tutor === 'Renato').sum('value')],
  [
    'faturamento com hotel: julho x janeiro',
    kennel,
    {
      before: stays
        .during('2025-07')
        .when((r) => r.service === 'Hotel')
        .sum('value'),
      after: stays
        .during('2026-01')
        .when((r) => r.service === 'Hotel')
        .sum('value'),
    },
  ],
  ['quantos atendimentos passaram de 500 reais?', kennel, stays.when((r) => r.value > 500).count()],
  ['em que dia da semana tem mais atendimento de cachorro?', kennel, most(stays.byWeekday((g) => g.count()))],
  ['menor valor cobrado num banho', kennel, stays.when((r) => r.service === 'Banho').min('value')],
  [
    'qual o maior valor de um atendimento de hotel de porte pequeno?',
    kennel,
    stays.when((r) => r.service === 'Hotel' && r.size === 'Pequeno').max('value'),
  ],
  [
    'faturamento por porte sem contar adestramneto',
    kennel,
    stays.when((r) => r.service !== 'Adestramento').by('size', (g) => g.sum('value')),
  ],
  [
    'quantos cachorros diferentes ficaram no hotel em outubro?',
    kennel,
    stays
      .during('2025-10')
      .when((r) => r.service === 'Hotel')
      .distinct('dog'),
  ],
  ['total de diárias por tutor', kennel, stays.by('tutor', (g) => g.sum('nights'))],
  [
    'qtos atendimentos a Fabi fez em fevereiro sem taxi dog',
    kennel,
    stays
      .during('2026-02')
      .when((r) => r.monitor === 'Fabi' && r.taxi === 'Não')
      .count(),
  ],
  [
    'valor recebido em pix nos atendimentos de novembro a janeiro',
    kennel,
    stays
      .during('2025-11', '2026-01')
      .when((r) => r.payment === 'Pix')
      .sum('value'),
  ],
  [
    'quanto o Thor gastou de creche desde janeiro?',
    kennel,
    stays
      .during('2026-01', '2026-03')
      .when((r) => r.dog === 'Thor' && r.service === 'Creche')
      .sum('value'),
  ],
  [
    'quantos atendimentos de porte grande entre 15/07/2025 e 31/08/2025',
    kennel,
    stays
      .from('2025-07-15', '2025-08-31')
      .when((r) => r.size === 'Grande')
      .count(),
  ],
  [
    'em média quantas diárias tem cada atendimento de hotel?',
    kennel,
    stays.when((r) => r.service === 'Hotel').mean('nights'),
  ],
  [
    'qual foi o mês que rendeu menos com banho?',
    kennel,
    least(stays.when((r) => r.service === 'Banho').byMonth((g) => g.sum('value'))),
  ],
  ['que parte dos atendimentos foi feita pelo Caio?', kennel, stays.share((r) => r.monitor === 'Caio')],
  [
    'compara o faturamento da Bia com o do Caio',
    kennel,
    stays.when((r) => r.monitor === 'Bia' || r.monitor === 'Caio').by('monitor', (g) => g.sum('value')),
  ],
  [
    'vou conversar com a equipe: quanto a Bia faturou em março?',
    kennel,
    stays
      .during('2026-03')
      .when((r) => r.monitor === 'Bia')
      .sum('value'),
  ],

  // The factory of ice cream
  ['valor dos pedidos dos quiosques por mes', factory, orders.byMonth((g) => g.sum('total'))],
  [
    'quantas caixas de chocolate vendemos em janeiro',
    factory,
    orders
      .during('2026-01')
      .when((r) => r.flavor === 'Chocolate')
      .sum('boxes'),
  ],
  ['qual quiosque comprou mais em valor?', factory, most(orders.by('kiosk', (g) => g.sum('total')))],
  [
    'os 3 sabores que mais vendem em caixas',
    factory,
    most(
      orders.by('flavor', (g) => g.sum('boxes')),
      3,
    ),
  ],
  ['qual sabor vendeu menos caixas?', factory, least(orders.by('flavor', (g) => g.sum('boxes')))],
  ['quanto deu de frete pra guaruja', factory, orders.when((r) => r.city === 'Guarujá').sum('freight')],
  ['quantos pedidos ainda não foram pagos?', factory, orders.when((r) => r.paid === 'N').count()],
  [
    'valor total dos pedidos nao pagos da mare alta',
    factory,
    orders.when((r) => r.paid === 'N' && r.kiosk === 'Maré Alta').sum('total'),
  ],
  [
    'quantos por cento do valor total dos pedidos é de picolé?',
    factory,
    orders.share((r) => r.line === 'Picolé', 'total'),
  ],
  ['caixas vendidas por linha', factory, orders.by('line', (g) => g.sum('boxes'))],
  ['media do vlr caixa na linha massa', factory, orders.when((r) => r.line === 'Massa').mean('unit')],
  ['qual vendedor fez menos pedidos?', factory, least(orders.by('seller', (g) => g.count()))],
  ['numero de pedidos por dia da semana', factory, orders.byWeekday((g) => g.count())],
  [
    'compare as caixas vendidas em agosto com as de dezembro',
    factory,
    { before: orders.during('2025-08').sum('boxes'), after: orders.during('2025-12').sum('boxes') },
  ],
  ['quantos pedidos tiveram caixa devolvida?', factory, orders.when((r) => r.returned !== undefined).count()],
  ['total de caixas devolvidas por quiosque', factory, orders.by('kiosk', (g) => g.sum('returned'))],
  ['quantos pedidos com mais de 30 caixas', factory, orders.when((r) => r.boxes > 30).count()],
  [
    'quanto a Kelly vendeu em santos de outubro a dezembro?',
    factory,
    orders
      .during('2025-10', '2025-12')
      .when((r) => r.seller === 'Kelly' && r.city === 'Santos')
      .sum('total'),
  ],
  ['valor médio por pedido de cada vendedor', factory, orders.by('seller', (g) => g.mean('total'))],
  [
    'valor do maior pedido do ponto do gelado',
    factory,
    orders.when((r) => r.kiosk === 'Ponto do Gelado').max('total'),
  ],
  [
    'quantos quiosques diferentes compraram açai desde março?',
    factory,
    orders
      .during('2026-03', '2026-04')
      .when((r) => r.flavor === 'Açaí')
      .distinct('kiosk'),
  ],
  ['em qual mês o frete total foi maior?', factory, most(orders.byMonth((g) => g.sum('freight')))],
  [
    'valor dos pedidos por cidade sem contar o sabor limao',
    factory,
    orders.when((r) => r.flavor !== 'Limão').by('city', (g) => g.sum('total')),
  ],
  [
    'qts caixas de picole de morango o anderson vendeu?',
    factory,
    orders.when((r) => r.line === 'Picolé' && r.flavor === 'Morango' && r.seller === 'Anderson').sum('boxes'),
  ],
  ['frete médio por pedido em cada cidade', factory, orders.by('city', (g) => g.mean('freight'))],
  [
    'tô vendo como foi o fim de ano: qual o valor total dos pedidos dos quiosques entre 20/12/2025 e 10/01/2026?',
    factory,
    orders.from('2025-12-20', '2026-01-10').sum('total'),
  ],
  ['quantos pedidos sairam com frete zero', factory, orders.when((r) => r.freight === 0).count()],
  [
    'em média quantas caixas por pedido no primeiro trimestre de 2026?',
    factory,
    orders.during('2026-01', '2026-03').mean('boxes'),
  ],
  [
    'valor dos pedidos de Santos comparado com Praia Grande',
    factory,
    orders.when((r) => r.city === 'Santos' || r.city === 'Praia Grande').by('city', (g) => g.sum('total')),
  ],
  ['que dia da semana vende mais caixas?', factory, most(orders.byWeekday((g) => g.sum('boxes')))],

  // The church bazaar and its canteen
  ['valor total das entradas da igreja por mes', church, incoming.byMonth((g) => g.sum('value'))],
  ['quanto gastamos de gas na cantina?', church, outgoing.when((r) => r.category === 'Gás').sum('value')],
  [
    'quanto a cantina arrecadou em junho',
    church,
    incoming
      .during('2025-06')
      .when((r) => r.sector === 'Cantina')
      .sum('value'),
  ],
  [
    'entradas menos saídas da cantina em dezembro, em reais',
    church,
    incoming
      .during('2025-12')
      .when((r) => r.sector === 'Cantina')
      .sum('value') -
      outgoing
        .during('2025-12')
        .when((r) => r.sector === 'Cantina')
        .sum('value'),
  ],
  [
    'qual categoria da cantina teve o maior valor de entradas?',
    church,
    most(incoming.when((r) => r.sector === 'Cantina').by('category', (g) => g.sum('value'))),
  ],
  [
    'top 3 categorias do bazar em valor de entradas',
    church,
    most(
      incoming.when((r) => r.sector === 'Bazar').by('category', (g) => g.sum('value')),
      3,
    ),
  ],
  [
    'quanto entrou de roupas no pix?',
    church,
    incoming.when((r) => r.category === 'Roupas' && r.payment === 'pix').sum('value'),
  ],
  [
    'qual a quantidade de salgados vendida em setembro?',
    church,
    incoming
      .during('2025-09')
      .when((r) => r.category === 'Salgados')
      .sum('pieces'),
  ],
  ['valor das saidas por categoria', church, outgoing.by('category', (g) => g.sum('value'))],
  [
    'qual voluntario tem mais lançamentos no bazar e na cantina juntos?',
    church,
    most(entries.by('helper', (g) => g.count())),
  ],
  [
    'que porcentagem do valor das entradas foi em dinheiro?',
    church,
    incoming.share((r) => r.payment === 'dinheiro', 'value'),
  ],
  ['quantas saídas estão sem comprovante?', church, outgoing.when((r) => r.receipt === 'não').count()],
  [
    'quanto foi destinado pro telhado desde novembro',
    church,
    incoming
      .during('2025-11', '2026-02')
      .when((r) => r.target === 'Telhado')
      .sum('value'),
  ],
  ['valor das entradas por destino', church, incoming.by('target', (g) => g.sum('value'))],
  [
    'quantos lançamentos da cantina acima de 300 reais?',
    church,
    entries.when((r) => r.sector === 'Cantina' && r.value > 300).count(),
  ],
  [
    'em qual dia da semana o bazar arrecada mais?',
    church,
    most(incoming.when((r) => r.sector === 'Bazar').byWeekday((g) => g.sum('value'))),
  ],
  [
    'valor das entradas da cantina em agosto comparado com julho',
    church,
    {
      before: incoming
        .during('2025-07')
        .when((r) => r.sector === 'Cantina')
        .sum('value'),
      after: incoming
        .during('2025-08')
        .when((r) => r.sector === 'Cantina')
        .sum('value'),
    },
  ],
  [
    'valor médio por lançamento de almoço',
    church,
    incoming.when((r) => r.category === 'Almoço').mean('value'),
  ],
  [
    'valor da maior saída de ingredientes',
    church,
    outgoing.when((r) => r.category === 'Ingredientes').max('value'),
  ],
  [
    'quantos lançamentos no turno da noite em janeiro',
    church,
    entries
      .during('2026-01')
      .when((r) => r.turn === 'noite')
      .count(),
  ],
  [
    'valor das entradas por turno sem contar moveis',
    church,
    incoming.when((r) => r.category !== 'Móveis').by('turn', (g) => g.sum('value')),
  ],
  ['qual turno tem menos lançamentos?', church, least(entries.by('turn', (g) => g.count()))],
  [
    'valor das entradas lançadas pela irma clarice de outubro a dezembro',
    church,
    incoming
      .during('2025-10', '2025-12')
      .when((r) => r.helper === 'Irmã Clarice')
      .sum('value'),
  ],
  [
    'quantidade vendida de livros e de brinquedos, cada um',
    church,
    incoming
      .when((r) => r.category === 'Livros' || r.category === 'Brinquedos')
      .by('category', (g) => g.sum('pieces')),
  ],
  [
    'o padre pediu a prestação de contas: quanto gastamos com descartaveis em 2025?',
    church,
    outgoing
      .during('2025-05', '2025-12')
      .when((r) => r.category === 'Descartáveis')
      .sum('value'),
  ],
  [
    'em média quanto o bazar arrecada por mês?',
    church,
    incoming.when((r) => r.sector === 'Bazar').sum('value') /
      incoming.when((r) => r.sector === 'Bazar').byMonth((g) => g.count()).length,
  ],
  [
    'qual o pior mês do bazar em valor de entradas?',
    church,
    least(incoming.when((r) => r.sector === 'Bazar').byMonth((g) => g.sum('value'))),
  ],
  [
    'participação do bazar no valor total das entradas',
    church,
    incoming.share((r) => r.sector === 'Bazar', 'value'),
  ],
  [
    'quantas entradas no cartao o Tiago lançou?',
    church,
    incoming.when((r) => r.payment === 'cartão' && r.helper === 'Tiago').count(),
  ],
  [
    'valor total das saidas da igreja entre 01/06/2025 e 15/07/2025',
    church,
    outgoing.from('2025-06-01', '2025-07-15').sum('value'),
  ],
]

export const unanswerable: string[] = [
  'quantas vacinas o Thor já tomou?',
  'quanto pesa o Zeus em kg?',
  'qual o salário da Bia?',
  'quanto gastamos de ração em agosto?',
  'quantos litros de leite usamos pra fabricar sorvete em janeiro?',
  'qual a temperatura média do freezer do Farol Azul?',
  'quanto pagamos de energia da câmara fria',
  'quantos fiéis foram na missa de natal?',
  'quanto deu de dízimo em outubro?',
  'idade média dos voluntários da igreja',
]
