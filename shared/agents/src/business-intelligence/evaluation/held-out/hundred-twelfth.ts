import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, shownDay, weekdayIn } from './rows'

/* A nursery school with monthly fees, a dealer of agricultural drones, a second-hand bookshop. */

const { next, whole, pick, among } = seededBusiness('a nursery school, a dealer of drones, a bookshop')
const days = daysFrom('2025-08-01', 304)
const lastDay = '2026-05-31'
const months = [...new Set(days.map((day) => day.slice(0, 7)))]

const later = (day: string, wait: number): string =>
  new Date(Date.parse(day) + wait * 864e5).toISOString().slice(0, 10)
const onDays = (groups: [string, number][]): [string, number][] =>
  groups.map(([day, value]): [string, number] => [shownDay(day), value])

const rooms: { room: string; base: number; pupils: [pupil: string, shift: string, sibling: string][] }[] = [
  {
    room: 'Berçário',
    base: 1_480,
    pupils: [
      ['Alice Moraes', 'Integral', 'N'],
      ['Ravi Teixeira', 'Integral', 'S'],
      ['Maitê Fontes', 'Integral', 'N'],
      ['Noah Brandão', 'Manhã', 'N'],
      ['Aurora Pinheiro', 'Integral', 'N'],
      ['Gael Siqueira', 'Tarde', 'S'],
    ],
  },
  {
    room: 'Maternal I',
    base: 1_270,
    pupils: [
      ['Helena Barros', 'Manhã', 'N'],
      ['Theo Vasconcelos', 'Integral', 'N'],
      ['Cecília Prado', 'Manhã', 'S'],
      ['Bento Amaral', 'Tarde', 'N'],
      ['Lívia Couto', 'Integral', 'N'],
      ['Davi Nogueira', 'Manhã', 'N'],
      ['Isis Camargo', 'Tarde', 'N'],
      ['Benício Lacerda', 'Manhã', 'N'],
    ],
  },
  {
    room: 'Maternal II',
    base: 1_180,
    pupils: [
      ['Laura Teixeira', 'Integral', 'S'],
      ['Heitor Falcão', 'Manhã', 'N'],
      ['Manuela Rangel', 'Manhã', 'N'],
      ['Samuel Dantas', 'Tarde', 'N'],
      ['Valentina Cunha', 'Integral', 'N'],
      ['Arthur Prado', 'Manhã', 'S'],
      ['Eloá Guedes', 'Manhã', 'N'],
      ['Murilo Zanetti', 'Tarde', 'N'],
      ['Sophia Bittencourt', 'Integral', 'N'],
    ],
  },
  {
    room: 'Jardim I',
    base: 1_090,
    pupils: [
      ['Miguel Arantes', 'Manhã', 'N'],
      ['Clara Siqueira', 'Tarde', 'S'],
      ['Lorenzo Paiva', 'Manhã', 'N'],
      ['Antonella Reis', 'Integral', 'N'],
      ['Pedro Malta', 'Manhã', 'N'],
      ['Júlia Sampaio', 'Tarde', 'N'],
      ['Otto Meireles', 'Manhã', 'N'],
      ['Luna Cardoso', 'Integral', 'N'],
      ['Caio Furtado', 'Manhã', 'N'],
      ['Elisa Drumond', 'Tarde', 'N'],
    ],
  },
  {
    room: 'Jardim II',
    base: 1_040,
    pupils: [
      ['Joaquim Bastos', 'Manhã', 'N'],
      ['Beatriz Leal', 'Tarde', 'N'],
      ['Vicente Rocha', 'Integral', 'N'],
      ['Mariana Falcão', 'Manhã', 'N'],
      ['Francisco Alencar', 'Manhã', 'N'],
      ['Stella Queiroz', 'Tarde', 'N'],
      ['Anthony Vilela', 'Integral', 'N'],
    ],
  },
]
const pupils = rooms.flatMap(({ room, base, pupils: those }) =>
  those.map(([pupil, shift, sibling]) => ({
    pupil,
    room,
    shift,
    sibling,
    fullFee: shift === 'Integral' ? base * 1.55 : base,
    dueDay: pick(['10', '05', '15']),
  })),
)
// One bill a month for every pupil; `day` is the one it falls due.
const fees = new Rows(
  months.flatMap((month) =>
    pupils.map(({ pupil, room, shift, sibling, fullFee, dueDay }) => {
      const day = `${month}-${dueDay}`
      const fee = cents(month >= '2026-01' ? fullFee * 1.08 : fullFee)
      const discount = sibling === 'S' ? cents(fee * 0.1) : next() < 0.25 ? 50 : 0
      const extras = next() < 0.45 ? 0 : whole(2_000, 24_000) / 100
      const meals = shift === 'Integral' ? whole(14, 22) : next() < 0.4 ? 0 : whole(2, 12)
      const state =
        month >= '2026-04'
          ? among(['Pago', 72], ['Em aberto', 21], ['Acordo', 7])
          : among(['Pago', 88], ['Em aberto', 7], ['Acordo', 5])
      const isPaid = state === 'Pago'
      const wait = next() < 0.68 ? -whole(0, 4) : whole(1, 16)
      const late = Math.max(0, wait)
      const fine = late > 0 ? cents(fee * 0.02 + fee * 0.00033 * late) : 0
      const form = among(['Pix', 46], ['Boleto', 30], ['Cartão', 15], ['Dinheiro', 9])
      return {
        day,
        paidOn: isPaid ? later(day, wait) : undefined,
        pupil,
        room,
        shift,
        sibling,
        form: isPaid ? form : undefined,
        state,
        meals,
        late: isPaid ? late : undefined,
        fee,
        discount,
        extras,
        fine: isPaid ? fine : undefined,
        paid: isPaid ? cents(fee - discount + extras + fine) : undefined,
      }
    }),
  ),
)
/** The paid ones, by the day of their payment. */
const receipts = new Rows(
  fees.all.flatMap((row) => (row.paidOn === undefined ? [] : [{ ...row, day: row.paidOn }])),
)

interface Offer {
  offer: string
  kind: 'Equipamento' | 'Peças' | 'Serviço'
  /** In cents; by the hectare if done by area. */
  from: number
  to: number
  upTo: number
  byArea: boolean
}
const offers: [Offer, number][] = [
  [
    {
      offer: 'Drone Agras T40',
      kind: 'Equipamento',
      from: 9_800_000,
      to: 13_200_000,
      upTo: 1,
      byArea: false,
    },
    8,
  ],
  [
    {
      offer: 'Drone Agras T50',
      kind: 'Equipamento',
      from: 13_500_000,
      to: 17_800_000,
      upTo: 1,
      byArea: false,
    },
    5,
  ],
  [
    {
      offer: 'Drone XAG P100',
      kind: 'Equipamento',
      from: 11_000_000,
      to: 14_900_000,
      upTo: 1,
      byArea: false,
    },
    5,
  ],
  [{ offer: 'Bateria inteligente', kind: 'Peças', from: 780_000, to: 1_250_000, upTo: 4, byArea: false }, 13],
  [{ offer: 'Kit hélices', kind: 'Peças', from: 48_000, to: 145_000, upTo: 6, byArea: false }, 14],
  [{ offer: 'Bico de pulverização', kind: 'Peças', from: 12_000, to: 39_000, upTo: 12, byArea: false }, 12],
  [{ offer: 'Aplicação aérea', kind: 'Serviço', from: 7_500, to: 13_000, upTo: 1, byArea: true }, 22],
  [{ offer: 'Mapeamento', kind: 'Serviço', from: 1_800, to: 4_000, upTo: 1, byArea: true }, 11],
  [{ offer: 'Manutenção', kind: 'Serviço', from: 60_000, to: 650_000, upTo: 1, byArea: false }, 15],
]
const training: Offer = {
  offer: 'Treinamento de piloto',
  kind: 'Serviço',
  from: 240_000,
  to: 580_000,
  upTo: 1,
  byArea: false,
}
const farms = [
  { client: 'Fazenda Santa Rita', town: 'Sorriso' },
  { client: 'Fazenda Boa Esperança', town: 'Rio Verde' },
  { client: 'Agropecuária Três Irmãos', town: 'Rio Verde' },
  { client: 'Cooperativa Coopergrãos', town: 'Cascavel' },
  { client: 'Grupo Bortolini', town: 'Sorriso' },
  { client: 'Usina Vale Verde', town: 'Uberaba' },
  { client: 'Sítio São José', town: 'Cascavel' },
  { client: 'Fazenda Pau Brasil', town: 'Barreiras' },
]
const sale = (day: string, { offer, kind, from, to, upTo, byArea }: Offer) => {
  const hectares = byArea ? whole(60, 1_600) / 2 : undefined
  const pieces = upTo === 1 ? 1 : whole(1, upTo)
  const total = cents((pieces * (hectares ?? 1) * whole(from, to)) / 100)
  const wait = kind === 'Equipamento' ? whole(6, 32) : kind === 'Peças' ? whole(1, 12) : whole(0, 15)
  const delivery = later(day, wait)
  const isDelivered = next() < 0.93 && delivery <= lastDay
  const crop = among(['Soja', 40], ['Milho', 25], ['Cana', 16], ['Algodão', 11], ['Café', 8])
  return {
    day,
    deliveredOn: isDelivered ? delivery : undefined,
    wait: isDelivered ? wait : undefined,
    offer,
    kind,
    ...pick(farms),
    crop: byArea ? crop : undefined,
    seller: among(['Adriano', 38], ['Kelly', 28], ['Murilo', 20], ['Sirlene', 14]),
    financed: kind === 'Equipamento' && next() < 0.6 ? 'sim' : 'não',
    pieces,
    hectares,
    cost: cents((total * whole(55, 84)) / 100),
    total,
  }
}
// Mondays to Fridays, with a training on every Thursday.
const sales = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) => [
      ...Array.from({ length: whole(1, 3) }, () => sale(day, among(...offers))),
      ...(weekdayIn(day) === 4 ? [sale(day, training)] : []),
    ]),
)
/** The delivered ones, by the day of their delivery. */
const deliveries = new Rows(
  sales.all.flatMap((row) => (row.deliveredOn === undefined ? [] : [{ ...row, day: row.deliveredOn }])),
)

const genres: [{ genre: string; authors: string[] }, number][] = [
  { genre: 'Romance', authors: ['Machado de Assis', 'Clarice Lispector', 'Jorge Amado'], weight: 32 },
  { genre: 'Infantil', authors: ['Ruth Rocha', 'Ziraldo', 'Monteiro Lobato'], weight: 21 },
  { genre: 'Policial', authors: ['Agatha Christie', 'Conan Doyle'], weight: 17 },
  { genre: 'Fantasia', authors: ['Tolkien', 'Rowling', 'Ursula Le Guin'], weight: 13 },
  { genre: 'Poesia', authors: ['Cecília Meireles', 'Manuel Bandeira'], weight: 10 },
  { genre: 'História', authors: ['Laurentino Gomes', 'Boris Fausto'], weight: 7 },
].map(({ genre, authors, weight }): [{ genre: string; authors: string[] }, number] => [
  { genre, authors },
  weight,
])
const channels: [{ channel: string; rate: number }, number][] = [
  [{ channel: 'Estante Virtual', rate: 0.12 }, 38],
  [{ channel: 'Mercado Livre', rate: 0.16 }, 26],
  [{ channel: 'Site próprio', rate: 0 }, 17],
  [{ channel: 'Instagram', rate: 0 }, 11],
  [{ channel: 'Shopee', rate: 0.18 }, 8],
]
// Every day, most on Mondays.
const orders = new Rows(
  days
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(4, 6) : whole(1, 3) }, () => {
        const { genre, authors } = among(...genres)
        const { channel, rate } = among(...channels)
        const uf = among(['SP', 34], ['MG', 22], ['RJ', 16], ['PR', 12], ['RS', 9], ['BA', 7])
        const shipping =
          uf === 'SP' && next() < 0.35
            ? 'Retirada'
            : among(['Impresso módico', 48], ['PAC', 32], ['SEDEX', 20])
        const books = among([1, 50], [2, 25], [3, 13], [4, 8], [6, 4])
        const value = cents((books * whole(900, 5_900)) / 100)
        const freight =
          shipping === 'Retirada'
            ? 0
            : shipping === 'SEDEX'
              ? whole(2_200, 5_800) / 100
              : shipping === 'PAC'
                ? whole(1_500, 3_600) / 100
                : whole(890, 1_990) / 100
        return {
          day,
          genre,
          author: pick(authors),
          channel,
          wear: among(['Bom', 40], ['Ótimo', 28], ['Regular', 20], ['Com marcas', 12]),
          uf,
          shipping,
          payment: among(['Pix', 48], ['Cartão', 38], ['Boleto', 14]),
          gift: next() < 0.16 ? 'Sim' : 'Não',
          books,
          weight: books * whole(180, 520),
          value,
          freight,
          toll: cents(value * rate),
          rating: next() < 0.4 ? undefined : among([5, 55], [4, 25], [3, 12], [2, 5], [1, 3]),
        }
      }),
    )
    .map((row, place) => ({ ...row, order: `SB-${4_101 + place}` })),
)

const school = 'MENSALIDADES ESCOLA INFANTIL'
const dealer = 'vendas_revenda_drones'
const bookshop = 'Pedidos Sebo Online'

export const files = [
  file(school, fees, [
    ['VENCIMENTO', ({ day }) => brazilianDay(day)],
    ['DT_PAGTO', ({ paidOn }) => (paidOn === undefined ? '' : brazilianDay(paidOn))],
    ['ALUNO', ({ pupil }) => pupil],
    ['TURMA', ({ room }) => room],
    ['PERIODO', ({ shift }) => shift],
    ['TEM_IRMAO', ({ sibling }) => sibling],
    ['FORMA_PGTO', ({ form }) => form ?? ''],
    ['SITUACAO', ({ state }) => state],
    ['QTD_REFEICOES', ({ meals }) => meals],
    ['DIAS_ATRASO', ({ late }) => late ?? ''],
    ['VL_MENSALIDADE', ({ fee }) => decimal(fee)],
    ['VL_DESCONTO', ({ discount }) => decimal(discount)],
    ['VL_EXTRAS', ({ extras }) => decimal(extras)],
    ['VL_MULTA', ({ fine }) => (fine === undefined ? '' : decimal(fine))],
    ['VL_PAGO', ({ paid }) => (paid === undefined ? '' : decimal(paid))],
  ]),
  file(
    dealer,
    sales,
    [
      ['dt_venda', ({ day }) => day],
      ['dt_entrega', ({ deliveredOn }) => deliveredOn ?? ''],
      ['produto_servico', ({ offer }) => offer],
      ['categoria', ({ kind }) => kind],
      ['cliente', ({ client }) => client],
      ['municipio', ({ town }) => town],
      ['cultura', ({ crop }) => crop ?? ''],
      ['vendedor', ({ seller }) => seller],
      ['financiado', ({ financed }) => financed],
      ['qtd', ({ pieces }) => pieces],
      ['area_ha', ({ hectares }) => (hectares === undefined ? '' : hectares.toFixed(1))],
      ['custo', ({ cost }) => cost.toFixed(2)],
      ['vlr_total', ({ total }) => total.toFixed(2)],
    ],
    ',',
  ),
  file(bookshop, orders, [
    ['Data do pedido', ({ day }) => brazilianDay(day)],
    ['Pedido', ({ order }) => order],
    ['Gênero', ({ genre }) => genre],
    ['Autor', ({ author }) => author],
    ['Canal', ({ channel }) => channel],
    ['Conservação', ({ wear }) => wear],
    ['UF', ({ uf }) => uf],
    ['Envio', ({ shipping }) => shipping],
    ['Pagamento', ({ payment }) => payment],
    ['Presente', ({ gift }) => gift],
    ['Qtd livros', ({ books }) => books],
    ['Peso (g)', ({ weight }) => weight],
    ['Valor livros', ({ value }) => commaPrice(value)],
    ['Frete', ({ freight }) => commaPrice(freight)],
    ['Taxa do canal', ({ toll }) => commaPrice(toll)],
    ['Nota cliente', ({ rating }) => rating ?? ''],
  ]),
]

export const labelled: Labelled[] = [
  // The nursery school
  ['bom dia! quanto a escola recebeu em outubro?', school, receipts.during('2025-10').sum('paid')],
  ['Quantas mensalidades estão em aberto?', school, fees.when((r) => r.state === 'Em aberto').count()],
  [
    'soma do valor das mensalidades em aberto por turma',
    school,
    fees.when((r) => r.state === 'Em aberto').by('room', (g) => g.sum('fee')),
  ],
  [
    'quantos alunos diferentes tem no jardim I?',
    school,
    fees.when((r) => r.room === 'Jardim I').distinct('pupil'),
  ],
  [
    'valor médio da mensalidade do período integral',
    school,
    fees.when((r) => r.shift === 'Integral').mean('fee'),
  ],
  [
    'qual a participação do pix no valor pago pelos pais?',
    school,
    receipts.share((r) => r.form === 'Pix', 'paid'),
  ],
  ['em qual turma demos mais desconto, em reais?', school, most(fees.by('room', (g) => g.sum('discount')))],
  ['total de multa por mês de pagamento', school, receipts.byMonth((g) => g.sum('fine'))],
  [
    'qts mensalidades foram pagas em dinheiro de fevereiro pra cá, pela data do pagamento?',
    school,
    receipts
      .during('2026-02', '2026-05')
      .when((r) => r.form === 'Dinheiro')
      .count(),
  ],
  ['quantidade de refeicoes por turma', school, fees.by('room', (g) => g.sum('meals'))],
  [
    'compara o que a escola recebeu em março com o que recebeu em abril',
    school,
    { before: receipts.during('2026-03').sum('paid'), after: receipts.during('2026-04').sum('paid') },
  ],
  ['qual o maior valor de extras cobrado numa mensalidade?', school, fees.max('extras')],
  [
    'Das mensalidades com vencimento em novembro, quantas foram pagas com atraso?',
    school,
    fees
      .during('2025-11')
      .when((r) => r.late !== undefined && r.late > 0)
      .count(),
  ],
  [
    'média de dias de atraso só das mensaliades pagas com atraso',
    school,
    fees.when((r) => r.late !== undefined && r.late > 0).mean('late'),
  ],
  ['qual aluno somou mais em extras?', school, most(fees.by('pupil', (g) => g.sum('extras')))],
  ['quantos alunos têm irmão na escola?', school, fees.when((r) => r.sibling === 'S').distinct('pupil')],
  [
    'em que dia da semana os pais mais pagam, somando o valor pago?',
    school,
    most(receipts.byWeekday((g) => g.sum('paid'))),
  ],
  [
    'valor das mensalidades do Berçário que não estão pagas (em aberto + acordo)',
    school,
    fees.when((r) => r.room === 'Berçário' && r.state !== 'Pago').sum('fee'),
  ],
  ['desconto medio por periodo', school, fees.by('shift', (g) => g.mean('discount'))],
  [
    'quantos alunos diferentes fizeram pagamento em janeiro',
    school,
    receipts.during('2026-01').distinct('pupil'),
  ],
  ['mensalidades acima de R$ 1.500, quantas são?', school, fees.when((r) => r.fee > 1500).count()],
  ['qual turma tem menos alunos?', school, least(fees.by('room', (g) => g.distinct('pupil')))],
  ['quanto a escola recebeu em cada forma de pgto', school, receipts.by('form', (g) => g.sum('paid'))],
  [
    'qto entrou de mensalidade paga entre 01/12/2025 e 15/12/2025? me passa a soma do valor pago nessas datas de pagamento',
    school,
    receipts.from('2025-12-01', '2025-12-15').sum('paid'),
  ],
  [
    'quanto os alunos da tarde pagaram de multa?',
    school,
    receipts.when((r) => r.shift === 'Tarde').sum('fine'),
  ],
  ['que parte das mensalidades tá em acordo?', school, fees.share((r) => r.state === 'Acordo')],
  [
    'extras cobrados do Maternal II com vencimento de setembro a novembro',
    school,
    fees
      .during('2025-09', '2025-11')
      .when((r) => r.room === 'Maternal II')
      .sum('extras'),
  ],
  [
    'manhã x tarde: qual o total do valor pago em cada período?',
    school,
    receipts.when((r) => r.shift === 'Manhã' || r.shift === 'Tarde').by('shift', (g) => g.sum('paid')),
  ],
  [
    'tirando o integral, quanto a escola já recebeu no total?',
    school,
    receipts.when((r) => r.shift !== 'Integral').sum('paid'),
  ],
  [
    'os 3 alunos que mais pagaram até agora',
    school,
    most(
      receipts.by('pupil', (g) => g.sum('paid')),
      3,
    ),
  ],

  // The dealer of drones
  ['Quanto a revenda vendeu em novembro?', dealer, sales.during('2025-11').sum('total')],
  ['faturamento da revenda por categoria', dealer, sales.by('kind', (g) => g.sum('total'))],
  [
    'quantos drones agras T40 a gente já vendeu?',
    dealer,
    sales.when((r) => r.offer === 'Drone Agras T40').sum('pieces'),
  ],
  [
    'hectares de aplicação aérea vendidos em janeiro',
    dealer,
    sales
      .during('2026-01')
      .when((r) => r.offer === 'Aplicação aérea')
      .sum('hectares'),
  ],
  ['qual vendedor faturou mais na revenda?', dealer, most(sales.by('seller', (g) => g.sum('total')))],
  [
    'me vê os 5 clientes que mais compraram, em reais',
    dealer,
    most(
      sales.by('client', (g) => g.sum('total')),
      5,
    ),
  ],
  ['ticket médio das vendas financiadas', dealer, sales.when((r) => r.financed === 'sim').mean('total')],
  [
    'quantas vendas ainda estão sem data de entrega?',
    dealer,
    sales.when((r) => r.deliveredOn === undefined).count(),
  ],
  ['tempo médio, em dias, entre a venda e a entrega', dealer, sales.mean('wait')],
  [
    'valor vendido de manutencao por mes',
    dealer,
    sales.when((r) => r.offer === 'Manutenção').byMonth((g) => g.sum('total')),
  ],
  [
    'nas peças, quanto dá o valor total menos o custo?',
    dealer,
    sales.when((r) => r.kind === 'Peças').sum('total') - sales.when((r) => r.kind === 'Peças').sum('cost'),
  ],
  ['qual município teve o menor faturamento?', dealer, least(sales.by('town', (g) => g.sum('total')))],
  [
    'área de mapeamento por cultura, em ha',
    dealer,
    sales.when((r) => r.offer === 'Mapeamento').by('crop', (g) => g.sum('hectares')),
  ],
  [
    'boa tarde, quanto vendemos pra Fazenda Santa Rita entre 01/10/2025 e 15/12/2025?',
    dealer,
    sales
      .from('2025-10-01', '2025-12-15')
      .when((r) => r.client === 'Fazenda Santa Rita')
      .sum('total'),
  ],
  [
    'valor vendido em peças: fevereiro x março',
    dealer,
    {
      before: sales
        .during('2026-02')
        .when((r) => r.kind === 'Peças')
        .sum('total'),
      after: sales
        .during('2026-03')
        .when((r) => r.kind === 'Peças')
        .sum('total'),
    },
  ],
  ['quantas vendas passaram de 100 mil reais?', dealer, sales.when((r) => r.total > 100_000).count()],
  [
    'quantas baterias inteligentes vendemos no último trimestre de 2025',
    dealer,
    sales
      .during('2025-10', '2025-12')
      .when((r) => r.offer === 'Bateria inteligente')
      .sum('pieces'),
  ],
  [
    'quantos % do faturamento da revenda vem de serviço?',
    dealer,
    sales.share((r) => r.kind === 'Serviço', 'total'),
  ],
  [
    'qual foi o valor do último treinamento de piloto que vendemos?',
    dealer,
    sales.when((r) => r.offer === 'Treinamento de piloto').all.at(-1)?.total ?? 0,
  ],
  [
    'maior área de aplicacao aerea numa venda só',
    dealer,
    sales.when((r) => r.offer === 'Aplicação aérea').max('hectares'),
  ],
  [
    'Por quanto sai em média a venda do drone XAG P100?',
    dealer,
    sales.when((r) => r.offer === 'Drone XAG P100').mean('total'),
  ],
  ['número de vendas da revenda por dia da semana', dealer, sales.byWeekday((g) => g.count())],
  [
    'pra quantos clientes diferentes a Kelly vendeu em dezembro?',
    dealer,
    sales
      .during('2025-12')
      .when((r) => r.seller === 'Kelly')
      .distinct('client'),
  ],
  [
    'custo do que o Murilo vendeu, tirando equipamento',
    dealer,
    sales.when((r) => r.seller === 'Murilo' && r.kind !== 'Equipamento').sum('cost'),
  ],
  [
    'Em qual mês vendemos mais aplicação aérea em reais?',
    dealer,
    most(sales.when((r) => r.offer === 'Aplicação aérea').byMonth((g) => g.sum('total'))),
  ],
  ['quantas entregas foram feitas em abril?', dealer, deliveries.during('2026-04').count()],
  ['valor medio das vendas por vendedor', dealer, sales.by('seller', (g) => g.mean('total'))],
  [
    'quanto vendemos de equipamento pra Rio Verde desde janeiro',
    dealer,
    sales
      .during('2026-01', '2026-05')
      .when((r) => r.town === 'Rio Verde' && r.kind === 'Equipamento')
      .sum('total'),
  ],
  ['quantos dias levou a entrega mais demorada?', dealer, sales.max('wait')],
  [
    'em que data a revenda de drones teve o maior faturameto?',
    dealer,
    most(onDays(sales.by('day', (g) => g.sum('total')))),
  ],

  // The second-hand bookshop
  ['quanto o sebo vendeu em livros no mês de setembro?', bookshop, orders.during('2025-09').sum('value')],
  ['pedidos por canal', bookshop, orders.by('channel', (g) => g.count())],
  ['valor dos livros por gênero', bookshop, orders.by('genre', (g) => g.sum('value'))],
  [
    'Quantos livros do Machado de Assis vendemos?',
    bookshop,
    orders.when((r) => r.author === 'Machado de Assis').sum('books'),
  ],
  [
    'qual canal vendeu mais livros em quantidade?',
    bookshop,
    most(orders.by('channel', (g) => g.sum('books'))),
  ],
  [
    'frete médio dos pedidos enviados por sedex',
    bookshop,
    orders.when((r) => r.shipping === 'SEDEX').mean('freight'),
  ],
  [
    'quanto pagamos de taxa pro mercado livre no primeiro trimestre de 2026?',
    bookshop,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.channel === 'Mercado Livre')
      .sum('toll'),
  ],
  ['nota média dos clientes em cada canal', bookshop, orders.by('channel', (g) => g.mean('rating'))],
  [
    'quantos pedidos de dezembro eram pra presente?',
    bookshop,
    orders
      .during('2025-12')
      .when((r) => r.gift === 'Sim')
      .count(),
  ],
  ['em qual dia da semana chegam mais pedidos de livro?', bookshop, most(orders.byWeekday((g) => g.count()))],
  [
    'oi, como ficou o valor dos livros vendidos em dezembro comparado com novembro?',
    bookshop,
    { before: orders.during('2025-11').sum('value'), after: orders.during('2025-12').sum('value') },
  ],
  ['que porcentagem dos pedidos do sebo vai pra SP?', bookshop, orders.share((r) => r.uf === 'SP')],
  [
    'top 3 autores em valor vendido',
    bookshop,
    most(
      orders.by('author', (g) => g.sum('value')),
      3,
    ),
  ],
  ['quantos pedidos tiveram mais de 3 livros', bookshop, orders.when((r) => r.books > 3).count()],
  [
    'peso total, em gramas, dos pedidos que foram por PAC',
    bookshop,
    orders.when((r) => r.shipping === 'PAC').sum('weight'),
  ],
  [
    'quantos pedidos ficaram sem nota do cliente?',
    bookshop,
    orders.when((r) => r.rating === undefined).count(),
  ],
  [
    'qual o maior valor de livros num pedido de poesia?',
    bookshop,
    orders.when((r) => r.genre === 'Poesia').max('value'),
  ],
  ['genero que menos vendeu em reais', bookshop, least(orders.by('genre', (g) => g.sum('value')))],
  ['total de frete por estado', bookshop, orders.by('uf', (g) => g.sum('freight'))],
  [
    'quantos autores diferentes já vendemos em fantasia?',
    bookshop,
    orders.when((r) => r.genre === 'Fantasia').distinct('author'),
  ],
  [
    'de março pra cá, quantos pedidos do instagram foram pagos no pix?',
    bookshop,
    orders
      .during('2026-03', '2026-05')
      .when((r) => r.channel === 'Instagram' && r.payment === 'Pix')
      .count(),
  ],
  [
    'qual o valor total dos livros em conservação regular',
    bookshop,
    orders.when((r) => r.wear === 'Regular').sum('value'),
  ],
  ['media de livros por pedido', bookshop, orders.mean('books')],
  ['em média quantos pedidos o sebo recebe por dia?', bookshop, orders.count() / orders.distinct('day')],
  ['quanto vendemos de livro aos domingos, em reais?', bookshop, orders.on(0).sum('value')],
  [
    'valor dos livros infantis vendidos entre 20/11/2025 e 24/12/2025 sem contar a Shopee',
    bookshop,
    orders
      .from('2025-11-20', '2025-12-24')
      .when((r) => r.genre === 'Infantil' && r.channel !== 'Shopee')
      .sum('value'),
  ],
  [
    'qual o mês mais fraco do sebo em valor de livros?',
    bookshop,
    least(orders.byMonth((g) => g.sum('value'))),
  ],
  [
    'quanto sobra do valor dos livros descontando a taxa do canal?',
    bookshop,
    orders.sum('value') - orders.sum('toll'),
  ],
  [
    'numero de pedidos com nota 5 por mes',
    bookshop,
    orders.when((r) => r.rating === 5).byMonth((g) => g.count()),
  ],
  [
    'MG ou RJ: quantos pedidos de livro foram pra cada um?',
    bookshop,
    orders.when((r) => r.uf === 'MG' || r.uf === 'RJ').by('uf', (g) => g.count()),
  ],
]

export const unanswerable: string[] = [
  'qual o salário da professora do Maternal I?',
  'quantas faltas o Theo Vasconcelos teve em outubro?',
  'quanto a escola recebeu em julho de 2025?',
  'me passa o telefone da mãe da Alice Moraes',
  'quantas horas de voo os drones fizeram em março?',
  'quantos drones Agras T70 vendemos?',
  'quanto gastamos com combustivel nas aplicações?',
  'quantos livros tem no estoque do sebo hoje?',
  'qual editora vende mais no sebo?',
  'quanto vendemos de livros do Paulo Coelho',
]
