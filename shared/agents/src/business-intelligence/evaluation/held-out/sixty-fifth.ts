import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* An acupuncture and massage house, a firm of computer network cabling and a cattle feed shop. */

const { next, whole, pick, among } = seededBusiness('an acupuncture house, a cabling firm, a feed shop')
const days = daysFrom('2025-07-01', 304)

interface Technique {
  technique: string
  from: number
  to: number
}
const techniques: [entry: Technique, weight: number][] = [
  [{ technique: 'Acupuntura', from: 24, to: 36 }, 34],
  [{ technique: 'Massagem relaxante', from: 26, to: 50 }, 24],
  [{ technique: 'Drenagem linfática', from: 28, to: 42 }, 16],
  [{ technique: 'Shiatsu', from: 22, to: 38 }, 12],
  [{ technique: 'Ventosaterapia', from: 18, to: 30 }, 8],
  [{ technique: 'Reflexologia', from: 16, to: 26 }, 6],
]
const therapists: [entry: { therapist: string; rate: number }, weight: number][] = [
  [{ therapist: 'Yumi', rate: 0.45 }, 42],
  [{ therapist: 'Rogério', rate: 0.4 }, 28],
  [{ therapist: 'Solange', rate: 0.4 }, 18],
  [{ therapist: 'Kelly', rate: 0.35 }, 12],
]
// Closed on Sundays, most on Thursdays; the first of a day always takes place.
const sessions = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from(
        { length: weekdayIn(day) === 4 ? whole(5, 7) : weekdayIn(day) === 6 ? whole(1, 2) : whole(2, 4) },
        (_, place) => {
          const { technique, from, to } = among(...techniques)
          const { therapist, rate } = among(...therapists)
          const mode = among(['Avulsa', 50], ['Pacote', 32], ['Convênio', 18])
          const state = place === 0 ? 'Realizada' : among(['Realizada', 80], ['Faltou', 13], ['Cancelada', 7])
          const isDone = state === 'Realizada'
          const price = whole(from, to) * 5
          return {
            day,
            patient: pick([
              'Helena Prado',
              'Marcos Tavares',
              'Célia Nogueira',
              'Otávio Reis',
              'Bruna Salles',
              'Ivone Matos',
              'Sérgio Campos',
              'Priscila Duarte',
            ]),
            therapist,
            technique,
            mode,
            medical: next() < 0.3 ? 'Sim' : 'Não',
            minutes: isDone ? among([30, 15], [45, 20], [60, 45], [90, 20]) : undefined,
            price: isDone ? price : undefined,
            commission: isDone ? cents(price * rate) : undefined,
            payment:
              isDone && mode !== 'Convênio'
                ? among(['Pix', 50], ['Cartão', 32], ['Dinheiro', 18])
                : undefined,
            note: isDone && next() < 0.6 ? among([5, 50], [4, 30], [3, 14], [2, 6]) : undefined,
            state,
          }
        },
      ),
    ),
)

interface Work {
  service: string
  hasCategory: boolean
  /** The most of them, 0 where there are none. */
  points: number
  reach: [number, number] | undefined
  from: number
  to: number
}
const works: [entry: Work, weight: number][] = [
  [
    { service: 'Ponto de rede', hasCategory: true, points: 24, reach: [15, 45], from: 80_000, to: 520_000 },
    38,
  ],
  [
    { service: 'Fibra óptica', hasCategory: false, points: 0, reach: [60, 700], from: 200_000, to: 900_000 },
    22,
  ],
  [
    { service: 'Montagem de rack', hasCategory: true, points: 0, reach: [5, 60], from: 120_000, to: 400_000 },
    18,
  ],
  [{ service: 'Wi-Fi', hasCategory: true, points: 6, reach: [20, 60], from: 60_000, to: 250_000 }, 14],
  [{ service: 'Certificação', hasCategory: true, points: 0, reach: undefined, from: 40_000, to: 180_000 }, 8],
]
const sites = [
  { client: 'Hospital Santa Clara', city: 'Campinas' },
  { client: 'Supermercado Estrela', city: 'Sumaré' },
  { client: 'Colégio Ômega', city: 'Campinas' },
  { client: 'Banco Aliança', city: 'Valinhos' },
  { client: 'Metalúrgica Rocha', city: 'Sumaré' },
  { client: 'Hotel Parque', city: 'Vinhedo' },
  { client: 'Imobiliária Vértice', city: 'Valinhos' },
]
// Most on Wednesdays, seldom on Saturdays, never on Sundays.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from(
        { length: weekdayIn(day) === 3 ? whole(3, 4) : weekdayIn(day) === 6 ? whole(0, 1) : whole(1, 2) },
        () => {
          const { service, hasCategory, points, reach, from, to } = among(...works)
          const placed = points === 0 ? undefined : whole(1, points)
          const price = whole(from, to) / 100
          return {
            day,
            ...pick(sites),
            service,
            technician: among(['Edson', 40], ['Jefferson', 28], ['Wagner', 19], ['Luana', 13]),
            cable: hasCategory ? among(['Cat6', 55], ['Cat5e', 25], ['Cat6A', 20]) : undefined,
            points: placed,
            meters: reach === undefined ? undefined : (placed ?? 1) * whole(reach[0], reach[1]),
            // Empty where the client bought it.
            material: next() < 0.15 ? undefined : cents((price * whole(18, 45)) / 100),
            price,
            urgent: next() < 0.27 ? 'sim' : 'não',
            state: among(['pago', 64], ['pendente', 22], ['vencido', 14]),
          }
        },
      ),
    ),
)

interface Feed {
  product: string
  group: string
  from: number
  to: number
}
const feeds: [entry: Feed, weight: number][] = [
  [{ product: 'Ração engorda', group: 'Bovinos', from: 7_200, to: 9_800 }, 26],
  [{ product: 'Sal mineral', group: 'Bovinos', from: 8_900, to: 14_500 }, 18],
  [{ product: 'Proteinado', group: 'Bovinos', from: 9_500, to: 12_900 }, 11],
  [{ product: 'Farelo de soja', group: 'Bovinos', from: 10_500, to: 13_900 }, 10],
  [{ product: 'Milho triturado', group: 'Aves', from: 5_200, to: 6_900 }, 12],
  [{ product: 'Ração postura', group: 'Aves', from: 7_900, to: 10_500 }, 10],
  [{ product: 'Aveia', group: 'Equinos', from: 6_800, to: 8_900 }, 7],
  [{ product: 'Ração crescimento', group: 'Suínos', from: 7_000, to: 9_000 }, 6],
]
// Closed on Sundays; the farmers come to town on Saturdays.
const sales = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(5, 7) : whole(1, 3) }, () => {
        const { product, group, from, to } = among(...feeds)
        const sacks = whole(1, 40)
        const unit = whole(from, to) / 100
        const terms = among(['A VISTA', 48], ['BOLETO 30 DIAS', 32], ['PRAZO SAFRA', 20])
        const isDelivered = next() < 0.42
        return {
          day,
          client: among(
            ['Fazenda Boa Esperança', 30],
            ['Fazenda Três Irmãos', 22],
            ['Sítio Recanto', 17],
            ['Granja Avelar', 14],
            ['Haras Imperial', 11],
            ['Chácara Santa Rita', 6],
          ),
          seller: among(['Tonico', 50], ['Neusa', 31], ['Dirceu', 19]),
          product,
          group,
          sacks,
          unit,
          freight: isDelivered ? whole(2_000, 18_000) / 100 : undefined,
          total: cents(sacks * unit),
          terms,
          delivery: isDelivered ? 'SIM' : 'NAO',
          state:
            terms === 'A VISTA' ? 'QUITADO' : among(['QUITADO', 50], ['EM ABERTO', 32], ['ATRASADO', 18]),
        }
      }),
    ),
)

const house = 'Sessões Massoterapia'
const cabling = 'os_cabeamento'
const feedShop = 'VENDAS AGROPECUARIA'

export const files = [
  file(house, sessions, [
    ['Data da sessão', ({ day }) => brazilianDay(day)],
    ['Paciente', ({ patient }) => patient],
    ['Terapeuta', ({ therapist }) => therapist],
    ['Técnica', ({ technique }) => technique],
    ['Modalidade', ({ mode }) => mode],
    ['Indicação médica', ({ medical }) => medical],
    ['Duração (min)', ({ minutes }) => minutes ?? ''],
    ['Valor da sessão', ({ price }) => (price === undefined ? '' : commaPrice(price))],
    ['Comissão', ({ commission }) => (commission === undefined ? '' : commaPrice(commission))],
    ['Forma de pagamento', ({ payment }) => payment ?? ''],
    ['Nota', ({ note }) => note ?? ''],
    ['Situação', ({ state }) => state],
  ]),
  file(
    cabling,
    orders,
    [
      ['data_os', ({ day }) => day],
      ['cliente', ({ client }) => client],
      ['cidade', ({ city }) => city],
      ['tipo_servico', ({ service }) => service],
      ['tecnico', ({ technician }) => technician],
      ['categoria_cabo', ({ cable }) => cable ?? ''],
      ['pontos_instalados', ({ points }) => points ?? ''],
      ['metros_cabo', ({ meters }) => meters ?? ''],
      ['custo_material', ({ material }) => material?.toFixed(2) ?? ''],
      ['valor_os', ({ price }) => price.toFixed(2)],
      ['urgente', ({ urgent }) => urgent],
      ['status_pagamento', ({ state }) => state],
    ],
    ',',
  ),
  file(feedShop, sales, [
    ['DT_VENDA', ({ day }) => brazilianDay(day)],
    ['CLIENTE', ({ client }) => client],
    ['VENDEDOR', ({ seller }) => seller],
    ['PRODUTO', ({ product }) => product],
    ['GRUPO', ({ group }) => group],
    ['QTD_SACAS', ({ sacks }) => sacks],
    ['VLR_UNIT', ({ unit }) => decimal(unit)],
    ['VLR_FRETE', ({ freight }) => (freight === undefined ? '' : decimal(freight))],
    ['VLR_TOTAL', ({ total }) => dotted(decimal(total))],
    ['COND_PGTO', ({ terms }) => terms],
    ['ENTREGA', ({ delivery }) => delivery],
    ['SITUACAO', ({ state }) => state],
  ]),
]

export const labelled: Labelled[] = [
  // The acupuncture and massage house
  ['valor das sessoes por terapeuta', house, sessions.by('therapist', (g) => g.sum('price'))],
  [
    'Quantas sessões foram realizadas em outubro?',
    house,
    sessions
      .during('2025-10')
      .when((r) => r.state === 'Realizada')
      .count(),
  ],
  [
    'em quantas sessões o paciente faltou em dezembro?',
    house,
    sessions
      .during('2025-12')
      .when((r) => r.state === 'Faltou')
      .count(),
  ],
  [
    'qual terapeuta rendeu mais em valor de sessao?',
    house,
    most(sessions.by('therapist', (g) => g.sum('price'))),
  ],
  [
    'quais as 3 técnicas que mais faturaram na massoterapia?',
    house,
    most(
      sessions.by('technique', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'valor médio da sessão de acupuntura',
    house,
    sessions.when((r) => r.technique === 'Acupuntura').mean('price'),
  ],
  [
    'comissao total da Yumi em janeiro',
    house,
    sessions
      .during('2026-01')
      .when((r) => r.therapist === 'Yumi')
      .sum('commission'),
  ],
  [
    'Que porcentagem do valor das sessões veio do Pix?',
    house,
    sessions.share((r) => r.payment === 'Pix', 'price'),
  ],
  [
    'quantas sessoes de acupuntura foram canceladas?',
    house,
    sessions.when((r) => r.technique === 'Acupuntura' && r.state === 'Cancelada').count(),
  ],
  [
    'compare o valor das sessões de novembro com o de dezembro',
    house,
    { before: sessions.during('2025-11').sum('price'), after: sessions.during('2025-12').sum('price') },
  ],
  [
    'quantas sessões passaram de 200 reais?',
    house,
    sessions.when((r) => r.price !== undefined && r.price > 200).count(),
  ],
  [
    'em que dia da semana a massoterapia fatura mais?',
    house,
    most(sessions.byWeekday((g) => g.sum('price'))),
  ],
  [
    'quanto a massoterapia fatura em média por dia que abre?',
    house,
    sessions.sum('price') / sessions.distinct('day'),
  ],
  [
    'valor das sessões por técnica, sem contar as de convênio',
    house,
    sessions.when((r) => r.mode !== 'Convênio').by('technique', (g) => g.sum('price')),
  ],
  [
    'total de minutos de shiatsu por mês',
    house,
    sessions.when((r) => r.technique === 'Shiatsu').byMonth((g) => g.sum('minutes')),
  ],
  [
    'duração média das sessões da Solange',
    house,
    sessions.when((r) => r.therapist === 'Solange').mean('minutes'),
  ],
  [
    'gente, quanto a massoterapia faturou desde fevereiro?',
    house,
    sessions.during('2026-02', '2026-04').sum('price'),
  ],
  [
    'nº de sessões realizadas por modalidade',
    house,
    sessions.when((r) => r.state === 'Realizada').by('mode', (g) => g.count()),
  ],
  [
    'quantos pacientes diferentes tiveram sessão realizada com a Kelly em março?',
    house,
    sessions
      .during('2026-03')
      .when((r) => r.therapist === 'Kelly' && r.state === 'Realizada')
      .distinct('patient'),
  ],
  ['nota média por técnica', house, sessions.by('technique', (g) => g.mean('note'))],
  ['maior valor de uma sessão de pacote', house, sessions.when((r) => r.mode === 'Pacote').max('price')],
  [
    'quanto sobra do valor das sessões depois de descontar as comissões?',
    house,
    sessions.sum('price') - sessions.sum('commission'),
  ],
  [
    'valor das sessoes pagas em dinheiro entre 15/09/2025 e 31/10/2025',
    house,
    sessions
      .from('2025-09-15', '2025-10-31')
      .when((r) => r.payment === 'Dinheiro')
      .sum('price'),
  ],
  [
    'oi bom dia! me ve quantas sessoes realizadas tinham indicacao medica',
    house,
    sessions.when((r) => r.state === 'Realizada' && r.medical === 'Sim').count(),
  ],
  [
    'qual foi o pior mês da massoterapia em faturamento?',
    house,
    least(sessions.byMonth((g) => g.sum('price'))),
  ],
  [
    'qto a drenagem linfatica faturou aos sabados',
    house,
    sessions
      .on(6)
      .when((r) => r.technique === 'Drenagem linfática')
      .sum('price'),
  ],
  [
    'qual o percentual de sessões em que o paciente faltou?',
    house,
    sessions.share((r) => r.state === 'Faltou'),
  ],
  [
    'quem é o paciente que mais gastou em sessões?',
    house,
    most(sessions.by('patient', (g) => g.sum('price'))),
  ],
  [
    'Comissão do Rogério no primeiro trimestre de 2026',
    house,
    sessions
      .during('2026-01', '2026-03')
      .when((r) => r.therapist === 'Rogério')
      .sum('commission'),
  ],
  [
    'quantas sessões foram realizadas em abril tirando massagem relaxante e drenagem linfática?',
    house,
    sessions
      .during('2026-04')
      .when(
        (r) =>
          r.state === 'Realizada' &&
          r.technique !== 'Massagem relaxante' &&
          r.technique !== 'Drenagem linfática',
      )
      .count(),
  ],

  // The cabling firm
  ['Quantas OS tivemos em novembro?', cabling, orders.during('2025-11').count()],
  ['valor das OS por cidade', cabling, orders.by('city', (g) => g.sum('price'))],
  ['qual tecnico instalou mais pontos?', cabling, most(orders.by('technician', (g) => g.sum('points')))],
  ['metros de cabo lançados por mês', cabling, orders.byMonth((g) => g.sum('meters'))],
  [
    'qto gastamos de material com fibra optica',
    cabling,
    orders.when((r) => r.service === 'Fibra óptica').sum('material'),
  ],
  [
    'valor médio da OS do Hospital Santa Clara',
    cabling,
    orders.when((r) => r.client === 'Hospital Santa Clara').mean('price'),
  ],
  [
    'os tres clientes de cabeamento q mais dao faturamento',
    cabling,
    most(
      orders.by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'quanto dá o valor das OS com pagamento pendente?',
    cabling,
    orders.when((r) => r.state === 'pendente').sum('price'),
  ],
  [
    'quantas OS com pagamento vencido cada cliente tem?',
    cabling,
    orders.when((r) => r.state === 'vencido').by('client', (g) => g.count()),
  ],
  ['porcentagem das OS que são urgentes', cabling, orders.share((r) => r.urgent === 'sim')],
  [
    'OS urgentes do Edson desde janeiro, quantas foram?',
    cabling,
    orders
      .during('2026-01', '2026-04')
      .when((r) => r.technician === 'Edson' && r.urgent === 'sim')
      .count(),
  ],
  ['que parte do valor das OS já foi paga?', cabling, orders.share((r) => r.state === 'pago', 'price')],
  [
    'compara os metros de cabo de setembro com os de outubro',
    cabling,
    { before: orders.during('2025-09').sum('meters'), after: orders.during('2025-10').sum('meters') },
  ],
  ['quantas OS foram acima de 3 mil reais?', cabling, orders.when((r) => r.price > 3000).count()],
  [
    'quantos metros de Cat6A usamos no quarto trimestre de 2025?',
    cabling,
    orders
      .during('2025-10', '2025-12')
      .when((r) => r.cable === 'Cat6A')
      .sum('meters'),
  ],
  ['qual tipo de serviço teve menos OS?', cabling, least(orders.by('service', (g) => g.count()))],
  ['valor total das OS menos o custo de material', cabling, orders.sum('price') - orders.sum('material')],
  ['qual dia da semana tem mais OS?', cabling, most(orders.byWeekday((g) => g.count()))],
  ['em media quantas OS a gente faz por dia trabalhado?', cabling, orders.count() / orders.distinct('day')],
  ['custo medio de material por tipo de servico', cabling, orders.by('service', (g) => g.mean('material'))],
  [
    'quantas OS tivemos em Sumaré e Valinhos em março?',
    cabling,
    orders
      .during('2026-03')
      .when((r) => r.city === 'Sumaré' || r.city === 'Valinhos')
      .count(),
  ],
  [
    'pontos instalados pelo Jefferson desde janeiro',
    cabling,
    orders
      .during('2026-01', '2026-04')
      .when((r) => r.technician === 'Jefferson')
      .sum('points'),
  ],
  ['qual a maior metragem de cabo em uma OS?', cabling, orders.max('meters')],
  [
    'quantos clientes diferentes tiveram OS de wi-fi em agosto?',
    cabling,
    orders
      .during('2025-08')
      .when((r) => r.service === 'Wi-Fi')
      .distinct('client'),
  ],
  [
    'faturamento das OS de montagem de rack sem contar o Banco Aliança',
    cabling,
    orders.when((r) => r.service === 'Montagem de rack' && r.client !== 'Banco Aliança').sum('price'),
  ],
  [
    'quanto deu em valor de OS em Campinas entre 01/08/2025 e 20/09/2025?',
    cabling,
    orders
      .from('2025-08-01', '2025-09-20')
      .when((r) => r.city === 'Campinas')
      .sum('price'),
  ],
  [
    'quantas OS usaram até 100 metros de cabo?',
    cabling,
    orders.when((r) => r.meters !== undefined && r.meters <= 100).count(),
  ],
  ['em que mês gastamos mais com material nas OS?', cabling, most(orders.byMonth((g) => g.sum('material')))],
  ['menor valor de OS urgente que a gente fez', cabling, orders.when((r) => r.urgent === 'sim').min('price')],
  [
    'pontos de Cat6 instalados por cidade',
    cabling,
    orders.when((r) => r.cable === 'Cat6').by('city', (g) => g.sum('points')),
  ],

  // The cattle feed shop
  ['total vendido na agropecuária por mês', feedShop, sales.byMonth((g) => g.sum('total'))],
  [
    'quantas sacas de sal mineral vendemos em agosto?',
    feedShop,
    sales
      .during('2025-08')
      .when((r) => r.product === 'Sal mineral')
      .sum('sacks'),
  ],
  [
    'Quanto a Neusa vendeu em janeiro, em reais?',
    feedShop,
    sales
      .during('2026-01')
      .when((r) => r.seller === 'Neusa')
      .sum('total'),
  ],
  [
    'quais os 3 produtos com maior valor vendido na agropecuária?',
    feedShop,
    most(
      sales.by('product', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'qual cliente comprou menos em reais na agropecuaria?',
    feedShop,
    least(sales.by('client', (g) => g.sum('total'))),
  ],
  ['ticket medio da agropecuaria', feedShop, sales.mean('total')],
  ['quantas vendas foram no prazo safra?', feedShop, sales.when((r) => r.terms === 'PRAZO SAFRA').count()],
  [
    'que porcentagem do valor vendido foi à vista?',
    feedShop,
    sales.share((r) => r.terms === 'A VISTA', 'total'),
  ],
  ['total de frete por mês', feedShop, sales.byMonth((g) => g.sum('freight'))],
  [
    'qual o frete médio das vendas com entrega?',
    feedShop,
    sales.when((r) => r.delivery === 'SIM').mean('freight'),
  ],
  [
    'quanto a Fazenda Boa Esperança tem em aberto com a gente?',
    feedShop,
    sales.when((r) => r.client === 'Fazenda Boa Esperança' && r.state === 'EM ABERTO').sum('total'),
  ],
  [
    'quantas vendas com entrega o Tonico fez em março',
    feedShop,
    sales
      .during('2026-03')
      .when((r) => r.seller === 'Tonico' && r.delivery === 'SIM')
      .count(),
  ],
  [
    'compara o valor vendido de racao engorda em outubro com novembro',
    feedShop,
    {
      before: sales
        .during('2025-10')
        .when((r) => r.product === 'Ração engorda')
        .sum('total'),
      after: sales
        .during('2025-11')
        .when((r) => r.product === 'Ração engorda')
        .sum('total'),
    },
  ],
  ['vendas acima de 2 mil reais, quantas foram?', feedShop, sales.when((r) => r.total > 2000).count()],
  ['em que dia da semana saem mais sacas?', feedShop, most(sales.byWeekday((g) => g.sum('sacks')))],
  [
    'quanto a agropecuaria vende em media por dia aberto, em reais',
    feedShop,
    sales.sum('total') / sales.distinct('day'),
  ],
  [
    'valor vendido por grupo sem contar o Haras Imperial',
    feedShop,
    sales.when((r) => r.client !== 'Haras Imperial').by('group', (g) => g.sum('total')),
  ],
  [
    'preço unitário médio do milho triturado',
    feedShop,
    sales.when((r) => r.product === 'Milho triturado').mean('unit'),
  ],
  [
    'multiplicando as sacas pelo valor unitário, quanto deu de milho triturado em setembro?',
    feedShop,
    sales
      .during('2025-09')
      .when((r) => r.product === 'Milho triturado')
      .sum('total'),
  ],
  [
    'total vendido em reais de proteinado e farelo de soja no primeiro trimestre de 2026',
    feedShop,
    sales
      .during('2026-01', '2026-03')
      .when((r) => r.product === 'Proteinado' || r.product === 'Farelo de soja')
      .sum('total'),
  ],
  [
    'qto vendemos em reais pra Granja Avelar entre 05/12/2025 e 10/01/2026?',
    feedShop,
    sales
      .from('2025-12-05', '2026-01-10')
      .when((r) => r.client === 'Granja Avelar')
      .sum('total'),
  ],
  [
    'quantas vendas atrasadas tem cada vendedor?',
    feedShop,
    sales.when((r) => r.state === 'ATRASADO').by('seller', (g) => g.count()),
  ],
  [
    'participação do grupo Bovinos na quantidade de sacas vendidas',
    feedShop,
    sales.share((r) => r.group === 'Bovinos', 'sacks'),
  ],
  [
    'valor da maior venda pro Sítio Recanto',
    feedShop,
    sales.when((r) => r.client === 'Sítio Recanto').max('total'),
  ],
  [
    'quantos clientes diferentes compraram ração postura em abril?',
    feedShop,
    sales
      .during('2026-04')
      .when((r) => r.product === 'Ração postura')
      .distinct('client'),
  ],
  [
    'qual foi o melhor mês de vendas da agropecuária em valor?',
    feedShop,
    most(sales.byMonth((g) => g.sum('total'))),
  ],
  [
    'por favor, me passa o valor total mais o frete das vendas com entrega de fevereiro',
    feedShop,
    sales
      .during('2026-02')
      .when((r) => r.delivery === 'SIM')
      .sum('total') +
      sales
        .during('2026-02')
        .when((r) => r.delivery === 'SIM')
        .sum('freight'),
  ],
  ['quantas vendas foram de até 5 sacas?', feedShop, sales.when((r) => r.sacks <= 5).count()],
  [
    'quantidade media de sacas por venda em cada condicao de pagamento',
    feedShop,
    sales.by('terms', (g) => g.mean('sacks')),
  ],
  [
    'quanto o Dirceu vendeu em reais aos sábados tirando sal mineral?',
    feedShop,
    sales
      .on(6)
      .when((r) => r.seller === 'Dirceu' && r.product !== 'Sal mineral')
      .sum('total'),
  ],
]

export const unanswerable: string[] = [
  'qual o telefone da paciente Helena Prado?',
  'quanto pagamos de aluguel da sala de massagem em novembro?',
  'qual o estoque atual de sal mineral?',
  'quanto vamos vender de ração engorda no mês que vem?',
  'quantas sessões realizadas tivemos em maio de 2025?',
  'quantos quilômetros os técnicos rodaram em outubro?',
  'qual a marca do switch instalado no Hotel Parque?',
  'qual o salário da Yumi?',
  'qual a margem de lucro do farelo de soja?',
  'idade média dos pacientes de acupuntura',
]
