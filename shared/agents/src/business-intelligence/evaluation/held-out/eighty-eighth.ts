import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* A cheese and cured-meat stall at street markets, a driving-licence medical exam clinic, a podcast and voice-over studio. */

const { next, whole, pick, among } = seededBusiness(
  'a cheese and cured-meat stall, a driving-licence exam clinic, a podcast and voice-over studio',
)

const fairs = [
  { fair: 'Moema', weekday: 2 },
  { fair: 'Largo do Rosário', weekday: 4 },
  { fair: 'Praça da Matriz', weekday: 6 },
  { fair: 'Vila Mariana', weekday: 6 },
  { fair: 'Água Branca', weekday: 0 },
]
const wares = [
  {
    product: 'Queijo Canastra',
    kind: 'Queijo',
    suppliers: ['Serra Azul', 'Capril do Vale'],
    from: 7_500,
    to: 9_800,
  },
  {
    product: 'Salame Italiano',
    kind: 'Embutido',
    suppliers: ['Frios Toscana', 'Sabor da Roça'],
    from: 6_900,
    to: 8_900,
  },
  {
    product: 'Queijo Coalho',
    kind: 'Queijo',
    suppliers: ['Laticínio Bom Jesus', 'Serra Azul'],
    from: 4_200,
    to: 5_600,
  },
  {
    product: 'Parmesão',
    kind: 'Queijo',
    suppliers: ['Laticínio Bom Jesus', 'Serra Azul'],
    from: 8_800,
    to: 12_900,
  },
  {
    product: 'Linguiça Calabresa',
    kind: 'Embutido',
    suppliers: ['Frios Toscana', 'Sabor da Roça'],
    from: 2_900,
    to: 4_300,
  },
  {
    product: 'Provolone',
    kind: 'Queijo',
    suppliers: ['Laticínio Bom Jesus', 'Capril do Vale'],
    from: 5_900,
    to: 7_900,
  },
  {
    product: 'Copa',
    kind: 'Embutido',
    suppliers: ['Frios Toscana', 'Sabor da Roça'],
    from: 8_500,
    to: 11_500,
  },
  {
    product: 'Gorgonzola',
    kind: 'Queijo',
    suppliers: ['Capril do Vale', 'Serra Azul'],
    from: 6_400,
    to: 8_600,
  },
  { product: 'Goiabada', kind: 'Doce', suppliers: ['Sabor da Roça', 'Serra Azul'], from: 2_200, to: 3_600 },
]
// From September to May, on the days of the markets.
const sales = new Rows(
  daysFrom('2025-09-01', 273).flatMap((day) => {
    const rain = next() < 0.25 ? 'SIM' : 'NÃO'
    return fairs
      .filter(({ weekday }) => weekday === weekdayIn(day))
      .flatMap(({ fair }) =>
        Array.from({ length: whole(2, 4) }, () => {
          const { product, kind, suppliers, from, to } = pick(wares)
          const kilos = whole(15, 240) / 100
          const price = whole(from, to) / 100
          const discount = next() < 0.6 ? undefined : cents((kilos * price * whole(3, 12)) / 100)
          return {
            day,
            fair,
            kind,
            product,
            supplier: pick(suppliers),
            seller: among(['Zuleide', 5], ['Nivaldo', 3], ['Kauê', 2]),
            payment: among(['Pix', 5], ['Débito', 3], ['Dinheiro', 2], ['Crédito', 2]),
            tasted: next() < 0.4 ? 'SIM' : 'NÃO',
            rain,
            kilos,
            price,
            discount,
            total: cents(kilos * price - (discount ?? 0)),
          }
        }),
      )
  }),
)

const tests = [
  { type: 'Médico', staff: ['Dra. Helena', 'Dr. Murilo'], from: 9_500, to: 14_900 },
  { type: 'Psicotécnico', staff: ['Renata', 'Gilmar'], from: 11_900, to: 17_900 },
  { type: 'Toxicológico', staff: ['Ivone'], from: 13_500, to: 21_900 },
]
// From August to March, every day but Sunday, most on Mondays.
const exams = new Rows(
  daysFrom('2025-08-01', 243)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(4, 6) : whole(1, 3) }, () => {
        const { type, staff, from, to } = pick(tests)
        const result = among(['APTO', 8], ['INAPTO', 1.5], ['PENDENTE', 1])
        const age = next() < 0.5 ? whole(18, 35) : whole(21, 79)
        return {
          day,
          type,
          process: among(
            ['Renovação', 6],
            ['Primeira habilitação', 4],
            ['Adição de categoria', 2],
            ['Mudança de categoria', 0.8],
          ),
          category:
            type === 'Toxicológico'
              ? among(['D', 5], ['C', 3], ['E', 2])
              : among(['B', 5], ['AB', 4], ['A', 1], ['D', 1]),
          staff: pick(staff),
          school:
            next() < 0.25
              ? undefined
              : among(['Volante Seguro', 6], ['Trânsito Livre', 3], ['Rota Certa', 2], ['Boa Direção', 1]),
          result,
          glasses: next() < 0.35 ? 'SIM' : 'NÃO',
          age,
          wait: whole(3, 75),
          validity:
            result !== 'APTO' || type === 'Toxicológico' ? undefined : age < 50 ? 10 : age < 70 ? 5 : 3,
          payment: among(['PIX', 5], ['CARTÃO', 4], ['DINHEIRO', 2]),
          price: whole(from, to) / 100,
        }
      }),
    ),
)

const clients = [
  'Agência Trovão',
  'Canal Papo Reto',
  'Editora Cedro',
  'Supermercado Lima',
  'Rádio Cidade',
  'Colégio Ápice',
  'Banco Aurora',
]
// From July to April, every day but Sunday, most on Wednesdays.
const takes = new Rows(
  daysFrom('2025-07-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 3 ? whole(3, 5) : whole(1, 3) }, () => {
        const job = among(
          ['Podcast', 4],
          ['Locução comercial', 4],
          ['Audiolivro', 2],
          ['URA', 2],
          ['Vinheta', 2],
        )
        const fee = job === 'Podcast' ? undefined : whole(8_000, 45_000) / 100
        return {
          day,
          client: pick(clients),
          job,
          voice:
            job === 'Podcast'
              ? undefined
              : among(['Lívia Prado', 4], ['Beto Farias', 3], ['Sandro Melo', 3], ['Iara Costa', 1]),
          technician: among(['Caio', 4], ['Dandara', 3], ['Wesley', 2]),
          room: among(['Sala Azul', 4], ['Sala Verde', 3], ['Cabine', 2]),
          hours: whole(1, 12) / 2,
          minutes: job === 'Podcast' ? whole(25, 95) : job === 'Audiolivro' ? whole(30, 140) : whole(1, 12),
          retakes: next() < 0.55 ? 0 : whole(1, 4),
          delivery: whole(0, 14),
          rating: next() < 0.2 ? undefined : among([10, 5], [9, 4], [8, 3], [7, 2], [6, 1], [5, 1], [4, 0.5]),
          fee,
          paid: next() < 0.8 ? 'sim' : 'não',
          price: cents((fee ?? 0) + whole(18_000, 160_000) / 100),
        }
      }),
    ),
)

const stall = 'Vendas Banca Feira'
const clinic = 'EXAMES_CNH'
const studio = 'gravacoes_estudio'

export const files = [
  file(stall, sales, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Feira', ({ fair }) => fair],
    ['Tipo', ({ kind }) => kind],
    ['Produto', ({ product }) => product],
    ['Fornecedor', ({ supplier }) => supplier],
    ['Atendente', ({ seller }) => seller],
    ['Forma Pagto', ({ payment }) => payment],
    ['Degustou', ({ tasted }) => tasted],
    ['Choveu', ({ rain }) => rain],
    ['Peso (kg)', ({ kilos }) => decimal(kilos, 3)],
    ['Preço/kg', ({ price }) => commaPrice(price)],
    ['Desconto (R$)', ({ discount }) => (discount === undefined ? '' : decimal(discount))],
    ['Total (R$)', ({ total }) => decimal(total)],
  ]),
  file(clinic, exams, [
    ['DT_EXAME', ({ day }) => brazilianDay(day)],
    ['TIPO_EXAME', ({ type }) => type],
    ['PROCESSO', ({ process }) => process],
    ['CATEGORIA', ({ category }) => category],
    ['PROFISSIONAL', ({ staff }) => staff],
    ['AUTOESCOLA', ({ school }) => school ?? ''],
    ['RESULTADO', ({ result }) => result],
    ['USA_LENTE', ({ glasses }) => glasses],
    ['IDADE', ({ age }) => age],
    ['ESPERA_MIN', ({ wait }) => wait],
    ['VALIDADE_ANOS', ({ validity }) => validity ?? ''],
    ['FORMA_PGTO', ({ payment }) => payment],
    ['VLR_EXAME', ({ price }) => decimal(price)],
  ]),
  file(
    studio,
    takes,
    [
      ['data_gravacao', ({ day }) => day],
      ['cliente', ({ client }) => client],
      ['trabalho', ({ job }) => job],
      ['locutor', ({ voice }) => voice ?? ''],
      ['tecnico', ({ technician }) => technician],
      ['sala', ({ room }) => room],
      ['horas', ({ hours }) => hours.toFixed(1)],
      ['min_finais', ({ minutes }) => minutes],
      ['regravacoes', ({ retakes }) => retakes],
      ['dias_entrega', ({ delivery }) => delivery],
      ['nota_cliente', ({ rating }) => rating ?? ''],
      ['cache_locutor', ({ fee }) => (fee === undefined ? '' : fee.toFixed(2))],
      ['pago', ({ paid }) => paid],
      ['valor_cobrado', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The cheese and cured-meat stall
  ['quanto a banca vendeu em cada feira, em reais?', stall, sales.by('fair', (g) => g.sum('total'))],
  [
    'quantos quilos de queijo canastra saíram em dezembro?',
    stall,
    sales
      .during('2025-12')
      .when((r) => r.product === 'Queijo Canastra')
      .sum('kilos'),
  ],
  ['em qual feira o total vendido foi maior', stall, most(sales.by('fair', (g) => g.sum('total')))],
  [
    'me fala os 5 produtos que mais venderam em kg',
    stall,
    most(
      sales.by('product', (g) => g.sum('kilos')),
      5,
    ),
  ],
  ['ticket médio das vendas em Moema', stall, sales.when((r) => r.fair === 'Moema').mean('total')],
  ['quando choveu a gente fez quantas vendas?', stall, sales.when((r) => r.rain === 'SIM').count()],
  ['total vendido na banca mês a mês', stall, sales.byMonth((g) => g.sum('total'))],
  [
    'quanto a Zuleide vendeu de embutido?',
    stall,
    sales.when((r) => r.seller === 'Zuleide' && r.kind === 'Embutido').sum('total'),
  ],
  ['qual a % do pix no total vendido da banca', stall, sales.share((r) => r.payment === 'Pix', 'total')],
  [
    'quantas vendas sem desconto teve no Largo do Rosário?',
    stall,
    sales.when((r) => r.fair === 'Largo do Rosário' && r.discount === undefined).count(),
  ],
  [
    'soma dos descontos que demos na banca de setembro a novembro',
    stall,
    sales.during('2025-09', '2025-11').sum('discount'),
  ],
  [
    'vendas da banca em reais: fevereiro x março',
    stall,
    { before: sales.during('2026-02').sum('total'), after: sales.during('2026-03').sum('total') },
  ],
  ['de quanto foi a maior venda do Nivaldo?', stall, sales.when((r) => r.seller === 'Nivaldo').max('total')],
  ['quantas vendas com total acima de 120 reais', stall, sales.when((r) => r.total > 120).count()],
  ['Qual atendente tem o menor total vendido?', stall, least(sales.by('seller', (g) => g.sum('total')))],
  ['media do preço/kg do parmesao', stall, sales.when((r) => r.product === 'Parmesão').mean('price')],
  [
    'de quantos fornecedores diferentes vem o queijo que eu vendo?',
    stall,
    sales.when((r) => r.kind === 'Queijo').distinct('supplier'),
  ],
  ['peso vendido por dia da semana', stall, sales.byWeekday((g) => g.sum('kilos'))],
  [
    'quanto vendemos aos domingos tirando o que foi em dinheiro?',
    stall,
    sales
      .on(0)
      .when((r) => r.payment !== 'Dinheiro')
      .sum('total'),
  ],
  [
    'as vendas em que o freguês degustou somam quantos reais?',
    stall,
    sales.when((r) => r.tasted === 'SIM').sum('total'),
  ],
  ['quantas vendas de gorgonsola tivemos', stall, sales.when((r) => r.product === 'Gorgonzola').count()],
  [
    'na Praça da Matriz, qual fornecedor teve o maior total vendido?',
    stall,
    most(sales.when((r) => r.fair === 'Praça da Matriz').by('supplier', (g) => g.sum('total'))),
  ],
  [
    'total vendido por forma de pagamento na banca, de janeiro pra cá',
    stall,
    sales.during('2026-01', '2026-05').by('payment', (g) => g.sum('total')),
  ],
  [
    'quanto entrou no débito na banca entre 15/10/2025 e 20/11/2025?',
    stall,
    sales
      .from('2025-10-15', '2025-11-20')
      .when((r) => r.payment === 'Débito')
      .sum('total'),
  ],
  ['peso médio por venda de cada tipo de produto', stall, sales.by('kind', (g) => g.mean('kilos'))],
  ['vendas com menos de 1 kg foram quantas?', stall, sales.when((r) => r.kilos < 1).count()],
  [
    'em reais, quanto vendi de linguiça calabresa que não veio da Frios Toscana',
    stall,
    sales.when((r) => r.product === 'Linguiça Calabresa' && r.supplier !== 'Frios Toscana').sum('total'),
  ],
  [
    'qual foi o mês mais fraco da banca em total vendido?',
    stall,
    least(sales.byMonth((g) => g.sum('total'))),
  ],
  [
    'quantas vendas o Kauê fez em abril sem degustação?',
    stall,
    sales
      .during('2026-04')
      .when((r) => r.seller === 'Kauê' && r.tasted === 'NÃO')
      .count(),
  ],
  [
    'a goiabada representa quantos por cento do peso vendido?',
    stall,
    sales.share((r) => r.product === 'Goiabada', 'kilos'),
  ],

  // The driving-licence exam clinic
  ['Quantos exames a clínica fez em outubro?', clinic, exams.during('2025-10').count()],
  ['número de exames de cada profissional', clinic, exams.by('staff', (g) => g.count())],
  [
    'quanto entrou de exame médico em janeiro',
    clinic,
    exams
      .during('2026-01')
      .when((r) => r.type === 'Médico')
      .sum('price'),
  ],
  ['quantos por cento dos exames deram inapto?', clinic, exams.share((r) => r.result === 'INAPTO')],
  ['tempo médio de espera em minutos por tipo de exame', clinic, exams.by('type', (g) => g.mean('wait'))],
  [
    'quantos exames foram de gente com mais de 60 anos de idade?',
    clinic,
    exams.when((r) => r.age > 60).count(),
  ],
  [
    'que autoescola manda mais exames pra gente?',
    clinic,
    most(exams.when((r) => r.school !== undefined).by('school', (g) => g.count())),
  ],
  ['faturamento dos exames por mês', clinic, exams.byMonth((g) => g.sum('price'))],
  ['idade média de quem fez psicotecnico', clinic, exams.when((r) => r.type === 'Psicotécnico').mean('age')],
  [
    'o Dr. Murilo atendeu quantos exames de renovação?',
    clinic,
    exams.when((r) => r.staff === 'Dr. Murilo' && r.process === 'Renovação').count(),
  ],
  [
    'quantos exames toxicológicos da categoria D já fizemos',
    clinic,
    exams.when((r) => r.type === 'Toxicológico' && r.category === 'D').count(),
  ],
  [
    'valor dos exames pagos em dinheiro em novembro e dezembro',
    clinic,
    exams
      .during('2025-11', '2025-12')
      .when((r) => r.payment === 'DINHEIRO')
      .sum('price'),
  ],
  ['qual foi a maior espera, em minutos, num sábado na clínica?', clinic, exams.on(6).max('wait')],
  ['em que dia da semana a clínica faz mais exames?', clinic, most(exams.byWeekday((g) => g.count()))],
  ['exames com espera de mais de 40 minutos, quantos são?', clinic, exams.when((r) => r.wait > 40).count()],
  [
    'exames pendentes por profissional',
    clinic,
    exams.when((r) => r.result === 'PENDENTE').by('staff', (g) => g.count()),
  ],
  [
    'compare a quantidade de exames de agosto com a de setembro',
    clinic,
    { before: exams.during('2025-08').count(), after: exams.during('2025-09').count() },
  ],
  [
    'valor médio do exame no processo de primeira habilitação',
    clinic,
    exams.when((r) => r.process === 'Primeira habilitação').mean('price'),
  ],
  ['Quantos exames chegaram sem autoescola?', clinic, exams.when((r) => r.school === undefined).count()],
  [
    'que fatia do faturamento dos exames veio do toxicologico?',
    clinic,
    exams.share((r) => r.type === 'Toxicológico', 'price'),
  ],
  ['qual processo tem menos exames', clinic, least(exams.by('process', (g) => g.count()))],
  [
    'quantas autoescolas diferentes apareceram nos exames de fevereiro?',
    clinic,
    exams
      .during('2026-02')
      .when((r) => r.school !== undefined)
      .distinct('school'),
  ],
  [
    'de quem usa lente, quantos exames deram apto?',
    clinic,
    exams.when((r) => r.glasses === 'SIM' && r.result === 'APTO').count(),
  ],
  [
    'qual a maior idade entre os aptos no exame médico?',
    clinic,
    exams.when((r) => r.type === 'Médico' && r.result === 'APTO').max('age'),
  ],
  [
    'quanto a Dra. Helena faturou em exames sem contar renovação?',
    clinic,
    exams.when((r) => r.staff === 'Dra. Helena' && r.process !== 'Renovação').sum('price'),
  ],
  [
    'validade média, em anos, dos exames da categoria AB',
    clinic,
    exams.when((r) => r.category === 'AB').mean('validity'),
  ],
  [
    'preciso saber quantos exames foram feitos de 10/12/2025 até 20/01/2026',
    clinic,
    exams.from('2025-12-10', '2026-01-20').count(),
  ],
  [
    'exames por categoria no primeiro trimestre de 2026',
    clinic,
    exams.during('2026-01', '2026-03').by('category', (g) => g.count()),
  ],
  ['quantos exames a clínica faz em média por dia que abre?', clinic, exams.count() / exams.distinct('day')],
  [
    'menor valor que a gente cobrou num exame psicotécnico',
    clinic,
    exams.when((r) => r.type === 'Psicotécnico').min('price'),
  ],

  // The podcast and voice-over studio
  ['valor cobrado pelo estúdio em cada mês', studio, takes.byMonth((g) => g.sum('price'))],
  ['quantas horas cada técnico gravou?', studio, takes.by('technician', (g) => g.sum('hours'))],
  [
    'quanto cobramos da Agência Trovão em setembro e outubro?',
    studio,
    takes
      .during('2025-09', '2025-10')
      .when((r) => r.client === 'Agência Trovão')
      .sum('price'),
  ],
  [
    'qual locutor levou mais cachê no total?',
    studio,
    most(takes.when((r) => r.voice !== undefined).by('voice', (g) => g.sum('fee'))),
  ],
  [
    'total de cache pago pra Lívia Prado em 2025',
    studio,
    takes
      .during('2025-01', '2025-12')
      .when((r) => r.voice === 'Lívia Prado')
      .sum('fee'),
  ],
  [
    'quantos podcasts gravamos em agosto',
    studio,
    takes
      .during('2025-08')
      .when((r) => r.job === 'Podcast')
      .count(),
  ],
  ['nota média do cliente por tipo de trabalho', studio, takes.by('job', (g) => g.mean('rating'))],
  [
    'os trabalhos que ainda não foram pagos dão quanto em valor cobrado?',
    studio,
    takes.when((r) => r.paid === 'não').sum('price'),
  ],
  ['porcentagem das gravações feita na cabine', studio, takes.share((r) => r.room === 'Cabine')],
  ['quantos trabalhos precisaram de regravação?', studio, takes.when((r) => r.retakes > 0).count()],
  [
    'soma das regravacoes nos trabalhos do Wesley',
    studio,
    takes.when((r) => r.technician === 'Wesley').sum('retakes'),
  ],
  [
    'quais os 3 clientes que mais usaram horas de gravação?',
    studio,
    most(
      takes.by('client', (g) => g.sum('hours')),
      3,
    ),
  ],
  [
    'em média o audiolivro leva quantos dias de entrega?',
    studio,
    takes.when((r) => r.job === 'Audiolivro').mean('delivery'),
  ],
  ['quantas gravações levaram mais de 7 dias pra entrega', studio, takes.when((r) => r.delivery > 7).count()],
  [
    'minutos finais de audiolivro entregues nas gravações de dezembro',
    studio,
    takes
      .during('2025-12')
      .when((r) => r.job === 'Audiolivro')
      .sum('minutes'),
  ],
  ['valor cobrado menos o cachê dos locutores', studio, takes.sum('price') - takes.sum('fee')],
  ['qual sala rendeu menos em valor cobrado?', studio, least(takes.by('room', (g) => g.sum('price')))],
  ['trabalhos sem locutor: quantos foram?', studio, takes.when((r) => r.voice === undefined).count()],
  [
    'quantos clientes diferentes fizeram locução comercial no último trimestre de 2025?',
    studio,
    takes
      .during('2025-10', '2025-12')
      .when((r) => r.job === 'Locução comercial')
      .distinct('client'),
  ],
  ['gravações por dia da semana, só a quantidade', studio, takes.byWeekday((g) => g.count())],
  ['cachê médio do Beto Farias', studio, takes.when((r) => r.voice === 'Beto Farias').mean('fee')],
  [
    'valor cobrado da Editora Cedro em fevereiro comparado com janeiro',
    studio,
    {
      before: takes
        .during('2026-01')
        .when((r) => r.client === 'Editora Cedro')
        .sum('price'),
      after: takes
        .during('2026-02')
        .when((r) => r.client === 'Editora Cedro')
        .sum('price'),
    },
  ],
  [
    'quanto o Canal Papo Reto já pagou pra gente?',
    studio,
    takes.when((r) => r.client === 'Canal Papo Reto' && r.paid === 'sim').sum('price'),
  ],
  [
    'quantos trabalhos receberam nota do cliente abaixo de 7?',
    studio,
    takes.when((r) => r.rating !== undefined && r.rating < 7).count(),
  ],
  ['maior valor cobrado numa vinheta', studio, takes.when((r) => r.job === 'Vinheta').max('price')],
  [
    'quanto foi cobrado de podcast fora da Sala Azul?',
    studio,
    takes.when((r) => r.job === 'Podcast' && r.room !== 'Sala Azul').sum('price'),
  ],
  ['em que mês o estúdio gravou mais horas?', studio, most(takes.byMonth((g) => g.sum('hours')))],
  [
    'quantas gravaçoes a Dandara fez nas quartas',
    studio,
    takes
      .on(3)
      .when((r) => r.technician === 'Dandara')
      .count(),
  ],
  [
    'tô vendo se dependo demais de um cliente só: qual a participação do Supermecado Lima no valor cobrado?',
    studio,
    takes.share((r) => r.client === 'Supermercado Lima', 'price'),
  ],
  [
    'quantos trabalhos de URA o Sandro Melo gravou desde fevereiro?',
    studio,
    takes
      .during('2026-02', '2026-04')
      .when((r) => r.job === 'URA' && r.voice === 'Sandro Melo')
      .count(),
  ],
]

export const unanswerable: string[] = [
  'quanto a prefeitura cobra de taxa pela barraca?',
  'quanto de parmesão ainda tem em estoque?',
  'qual o salário da Zuleide?',
  'quanto gastamos de gasolina pra ir nas feiras em janeiro',
  'qual a pressão arterial média dos candidatos?',
  'quantos candidatos reprovaram na prova prática de direção?',
  'telefone da autoescola Rota Certa',
  'qual a marca do microfone da cabine?',
  'quantos seguidores tem o Canal Papo Reto',
  'quanto pagamos de aluguel do estúdio em outubro?',
]
