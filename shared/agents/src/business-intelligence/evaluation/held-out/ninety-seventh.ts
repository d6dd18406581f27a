import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A bakery with breakfast service, a car-glass repairer and a translator of documents for visas. */

const { next, whole, among } = seededBusiness(
  'a bakery with breakfast service, a car-glass repairer, a translator of documents for visas',
)

const goods = [
  { item: 'Pão francês', group: 'Pães', from: 85, to: 120, few: 5, many: 30, weight: 6 },
  { item: 'Broa de milho', group: 'Pães', from: 300, to: 500, few: 2, many: 10, weight: 2 },
  { item: 'Pão de queijo', group: 'Salgados', from: 450, to: 650, few: 1, many: 8, weight: 5 },
  { item: 'Misto quente', group: 'Salgados', from: 1_200, to: 1_600, few: 1, many: 4, weight: 3 },
  { item: 'Café completo', group: 'Café da manhã', from: 2_900, to: 3_900, few: 1, many: 5, weight: 4 },
  { item: 'Cesta presente', group: 'Café da manhã', from: 9_900, to: 18_900, few: 1, many: 2, weight: 2 },
  { item: 'Sonho', group: 'Doces', from: 700, to: 1_000, few: 1, many: 6, weight: 3 },
  { item: 'Bolo de fubá', group: 'Doces', from: 2_200, to: 3_200, few: 1, many: 2, weight: 2 },
]
type Good = (typeof goods)[number]
const placeOf = ({ item, group }: Good): string => {
  if (item === 'Cesta presente') return 'Entrega'
  if (group === 'Café da manhã') return 'Mesa'
  return among<string>(['Balcão', 5], ['Mesa', 2], ['Entrega', 2])
}
const tabsOn = (day: string): number => {
  if (weekdayIn(day) === 0) return 3
  return weekdayIn(day) === 6 ? 2 : whole(1, 2)
}
// September to March, closed on Mondays, fullest on Sundays.
const sales = new Rows(
  daysFrom('2025-09-01', 212)
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: tabsOn(day) }, () => {
        const good = among<Good>(...goods.map((one): [Good, number] => [one, one.weight]))
        const place = placeOf(good)
        const pieces = whole(good.few, good.many)
        const unit = whole(good.from, good.to) / 100
        return {
          day,
          item: good.item,
          group: good.group,
          server: among<string>(['Zuleide', 5], ['Wesley', 3], ['Iara', 2]),
          place,
          district:
            place === 'Entrega'
              ? among<string>(['Savassi', 6], ['Sion', 3], ['Serra', 2], ['Floresta', 1])
              : undefined,
          payment: among<string>(
            ['Pix', 5],
            ['Crédito', 4],
            ['Débito', 3],
            ['Dinheiro', 2],
            ['Vale-refeição', 1],
          ),
          ordered: place !== 'Mesa' && next() < 0.3 ? 'Sim' : 'Não',
          people: place === 'Mesa' ? whole(1, 6) : undefined,
          pieces,
          unit,
          fee: place === 'Entrega' ? whole(400, 1_200) / 100 : undefined,
          tip: place === 'Mesa' && next() < 0.5 ? whole(100, 1_500) / 100 : undefined,
          total: cents(pieces * unit),
        }
      }),
    ),
)

const drivers: [string, number][] = [
  ['Locadora Rota Sul', 6],
  ['Transportadora Guaíba', 4],
  ['Auto Escola Avante', 3],
  ['Táxi do Amaral', 3],
  ['Marcenaria Pinhal', 2],
  ['Seu Anselmo', 1],
  ['Dra. Patrícia', 1],
]
const jobOn = (part: string): string => {
  if (part === 'Farol') return 'Polimento'
  return part === 'Para-brisa' && next() < 0.4 ? 'Reparo' : 'Troca'
}
const ordersOn = (day: string): number => {
  if (weekdayIn(day) === 6) return 1
  return weekdayIn(day) === 1 ? whole(2, 3) : whole(1, 2)
}
// January to October, closed on Sundays, fullest on Mondays.
const orders = new Rows(
  daysFrom('2025-01-01', 304)
    .filter((day) => weekdayIn(day) !== 0 && next() < (weekdayIn(day) === 6 ? 0.5 : 0.75))
    .flatMap((day) =>
      Array.from({ length: ordersOn(day) }, () => {
        const part = among<string>(
          ['Para-brisa', 6],
          ['Vidro lateral', 3],
          ['Vigia traseiro', 2],
          ['Retrovisor', 2],
          ['Farol', 1],
        )
        const job = jobOn(part)
        const insurer = next() < 0.4 ? undefined : among<string>(['Porto', 5], ['Allianz', 3], ['HDI', 2])
        const piece = job === 'Troca' ? whole(18_000, 190_000) / 100 : undefined
        const labour = whole(8_000, 35_000) / 100
        return {
          day,
          client: among<string>(...drivers),
          car: among<string>(
            ['Onix', 6],
            ['HB20', 5],
            ['Strada', 4],
            ['Gol', 3],
            ['Corolla', 2],
            ['Kwid', 1],
          ),
          part,
          job,
          technician: among<string>(['Ademir', 5], ['Jonas', 3], ['Rogério', 2]),
          home: next() < 0.3 ? 'S' : 'N',
          insurer,
          deductible: insurer === undefined ? undefined : whole(10_000, 60_000) / 100,
          minutes: whole(3, 24) * 10,
          grade: next() < 0.3 ? undefined : among<number>([5, 6], [4, 3], [3, 1]),
          piece,
          labour,
          total: cents((piece ?? 0) + labour),
        }
      }),
    )
    .map((row, index) => ({ number: 4_001 + index, ...row })),
)

const travellers: [string, number][] = [
  ['Agência Mundo Afora', 6],
  ['Heloísa Prates', 4],
  ['Família Tanaka', 3],
  ['Bruno Salgado', 3],
  ['Caio Venturini', 2],
  ['Denise Abrantes', 2],
  ['Colégio Vértice', 2],
  ['Yuri Fontoura', 1],
]
const countries: [{ country: string; language: string }, number][] = [
  [{ country: 'Estados Unidos', language: 'inglês' }, 6],
  [{ country: 'Canadá', language: 'inglês' }, 4],
  [{ country: 'Itália', language: 'italiano' }, 3],
  [{ country: 'Espanha', language: 'espanhol' }, 3],
  [{ country: 'Alemanha', language: 'alemão' }, 2],
  [{ country: 'Japão', language: 'japonês' }, 1],
]
// June to February, Monday to Friday; nobody comes twice on one day.
const jobs = new Rows(
  daysFrom('2025-06-01', 273)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6 && next() < 0.85)
    .flatMap((day) => {
      const one = among<string>(...travellers)
      const other = among<string>(...travellers.filter(([name]) => name !== one))
      return (next() < 0.4 ? [one, other] : [one]).map((client) => {
        const sworn = next() < 0.65 ? 'sim' : 'não'
        const urgent = next() < 0.25 ? 'sim' : 'não'
        const pages = whole(1, 12)
        const rate = (sworn === 'sim' ? whole(6_500, 9_800) : whole(3_500, 5_500)) / 100
        const apostille = sworn === 'sim' && next() < 0.5 ? whole(9_000, 16_000) / 100 : undefined
        const days = urgent === 'sim' ? whole(1, 3) : whole(3, 12)
        return {
          day,
          client,
          document: among<string>(
            ['Certidão de nascimento', 5],
            ['Certidão de casamento', 3],
            ['Diploma', 3],
            ['Histórico escolar', 2],
            ['Antecedentes criminais', 2],
            ['Extrato bancário', 1],
          ),
          ...among(...countries),
          visa: among<string>(['estudo', 5], ['trabalho', 4], ['residência', 3], ['turismo', 2]),
          channel: among<string>(['WhatsApp', 5], ['Indicação', 3], ['Instagram', 2], ['E-mail', 1]),
          sworn,
          urgent,
          pages,
          rate,
          apostille,
          wait: next() < 0.9 ? days : undefined,
          paid: next() < 0.8 ? 'sim' : 'não',
          total: cents(pages * rate * (urgent === 'sim' ? 1.3 : 1) + (apostille ?? 0)),
        }
      })
    }),
)

const bakery = 'Comandas Padaria'
const glass = 'OS AUTO VIDROS'
const translator = 'traducoes_vistos'

export const files = [
  file(bakery, sales, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Item', ({ item }) => item],
    ['Grupo', ({ group }) => group],
    ['Atendente', ({ server }) => server],
    ['Consumo', ({ place }) => place],
    ['Bairro da entrega', ({ district }) => district ?? ''],
    ['Forma de pagamento', ({ payment }) => payment],
    ['Encomenda', ({ ordered }) => ordered],
    ['Pessoas na mesa', ({ people }) => people ?? ''],
    ['Qtd.', ({ pieces }) => pieces],
    ['Preço unitário', ({ unit }) => commaPrice(unit)],
    ['Taxa de entrega', ({ fee }) => (fee === undefined ? '' : commaPrice(fee))],
    ['Gorjeta', ({ tip }) => (tip === undefined ? '' : commaPrice(tip))],
    ['Valor total', ({ total }) => commaPrice(total)],
  ]),
  file(glass, orders, [
    ['NUM_OS', ({ number }) => number],
    ['DT_SERVICO', ({ day }) => shownDay(day)],
    ['CLIENTE', ({ client }) => client],
    ['VEICULO', ({ car }) => car],
    ['PECA', ({ part }) => part],
    ['SERVICO', ({ job }) => job],
    ['TECNICO', ({ technician }) => technician],
    ['A_DOMICILIO', ({ home }) => home],
    ['SEGURADORA', ({ insurer }) => insurer ?? ''],
    ['VLR_FRANQUIA', ({ deductible }) => (deductible === undefined ? '' : dotted(decimal(deductible)))],
    ['TEMPO_MIN', ({ minutes }) => minutes],
    ['NOTA_CLIENTE', ({ grade }) => grade ?? ''],
    ['VLR_PECA', ({ piece }) => (piece === undefined ? '' : dotted(decimal(piece)))],
    ['VLR_MAO_OBRA', ({ labour }) => dotted(decimal(labour))],
    ['VLR_TOTAL', ({ total }) => dotted(decimal(total))],
  ]),
  file(
    translator,
    jobs,
    [
      ['data_pedido', ({ day }) => day],
      ['cliente', ({ client }) => client],
      ['documento', ({ document }) => document],
      ['pais', ({ country }) => country],
      ['idioma', ({ language }) => language],
      ['tipo_visto', ({ visa }) => visa],
      ['canal', ({ channel }) => channel],
      ['juramentada', ({ sworn }) => sworn],
      ['urgente', ({ urgent }) => urgent],
      ['laudas', ({ pages }) => pages],
      ['preco_lauda', ({ rate }) => rate.toFixed(2)],
      ['valor_apostila', ({ apostille }) => (apostille === undefined ? '' : apostille.toFixed(2))],
      ['dias_entrega', ({ wait }) => wait ?? ''],
      ['pago', ({ paid }) => paid],
      ['valor_total', ({ total }) => total.toFixed(2)],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The bakery
  ['quanto a padaria vendeu em cada mês?', bakery, sales.byMonth((g) => g.sum('total'))],
  [
    'Quantos reais vendemos de pão de queijo em outubro?',
    bakery,
    sales
      .during('2025-10')
      .when((r) => r.item === 'Pão de queijo')
      .sum('total'),
  ],
  [
    'quantos paes franceses sairam em dezembro',
    bakery,
    sales
      .during('2025-12')
      .when((r) => r.item === 'Pão francês')
      .sum('pieces'),
  ],
  ['qual atendente vendeu mais em reais?', bakery, most(sales.by('server', (g) => g.sum('total')))],
  [
    'top 3 itens da padaria em faturamento',
    bakery,
    most(
      sales.by('item', (g) => g.sum('total')),
      3,
    ),
  ],
  ['ticket médio das comandas', bakery, sales.mean('total')],
  [
    'Qual forma de pagamento aparece em menos comandas?',
    bakery,
    least(sales.by('payment', (g) => g.count())),
  ],
  ['quanto de gorjeta entrou em novembro?', bakery, sales.during('2025-11').sum('tip')],
  [
    'quantas comandas de mesa ficaram sem gorjeta?',
    bakery,
    sales.when((r) => r.place === 'Mesa' && r.tip === undefined).count(),
  ],
  [
    'quantos por cento do valor vendido na padaria foi no vale-refeição?',
    bakery,
    sales.share((r) => r.payment === 'Vale-refeição', 'total'),
  ],
  [
    'quanto o grupo café da manhã vendeu de novembro a janeiro',
    bakery,
    sales
      .during('2025-11', '2026-01')
      .when((r) => r.group === 'Café da manhã')
      .sum('total'),
  ],
  [
    'compara as vendas da padaria de dezembro com as de novembro',
    bakery,
    { before: sales.during('2025-11').sum('total'), after: sales.during('2025-12').sum('total') },
  ],
  ['quantas comandas passaram de R$ 50?', bakery, sales.when((r) => r.total > 50).count()],
  ['em qual dia da semana a padaria fatura mais?', bakery, most(sales.byWeekday((g) => g.sum('total')))],
  ['Em média, quanto a padaria fatura por dia que abre?', bakery, sales.sum('total') / sales.distinct('day')],
  [
    'valor total vendido por grupo, sem contar as encomendas',
    bakery,
    sales.when((r) => r.ordered === 'Não').by('group', (g) => g.sum('total')),
  ],
  ['numero de comandas por tipo de consumo', bakery, sales.by('place', (g) => g.count())],
  ['qual a média da taxa de entrega?', bakery, sales.mean('fee')],
  [
    'qual bairro recebe mais entregas?',
    bakery,
    most(sales.when((r) => r.place === 'Entrega').by('district', (g) => g.count())),
  ],
  [
    'quanto a gente vendeu no balcao desde janeiro',
    bakery,
    sales
      .during('2026-01', '2026-03')
      .when((r) => r.place === 'Balcão')
      .sum('total'),
  ],
  [
    'quanto deram as comandas pagas em dinheiro de 05/12/2025 a 20/01/2026?',
    bakery,
    sales
      .from('2025-12-05', '2026-01-20')
      .when((r) => r.payment === 'Dinheiro')
      .sum('total'),
  ],
  [
    'quantos sonhos a Zuleide vendeu?',
    bakery,
    sales.when((r) => r.item === 'Sonho' && r.server === 'Zuleide').sum('pieces'),
  ],
  ['total de gorjeta por atendente', bakery, sales.by('server', (g) => g.sum('tip'))],
  [
    'quanto o Wesley vendeu em fevereiro tirando as entregas?',
    bakery,
    sales
      .during('2026-02')
      .when((r) => r.server === 'Wesley' && r.place !== 'Entrega')
      .sum('total'),
  ],
  ['quantos itens diferentes a padaria vendeu?', bakery, sales.distinct('item')],
  ['qual foi a maior gorjeta que a gente já recebeu', bakery, sales.max('tip')],
  [
    'menor preço unitário do café completo',
    bakery,
    sales.when((r) => r.item === 'Café completo').min('unit'),
  ],
  [
    'Qual foi a data com o maior valor vendido na padaria?',
    bakery,
    most(sales.by('day', (g) => g.sum('total'))).map(([day, value]): [string, number] => [
      shownDay(day),
      value,
    ]),
  ],
  ['aos domingos, qual a média de pessoas por mesa?', bakery, sales.on(0).mean('people')],
  [
    'quantas comandas de cesta presente com valor total acima de 150 reais foram entregues na Savassi ou no Sion?',
    bakery,
    sales
      .when((r) => r.item === 'Cesta presente' && r.total > 150)
      .when((r) => r.district === 'Savassi' || r.district === 'Sion')
      .count(),
  ],

  // The car-glass repairer
  ['Quantas OS fizemos em março?', glass, orders.during('2025-03').count()],
  ['faturamento das OS mês a mês', glass, orders.byMonth((g) => g.sum('total'))],
  [
    'qual técnico fez mais trocas?',
    glass,
    most(orders.when((r) => r.job === 'Troca').by('technician', (g) => g.count())),
  ],
  [
    'quanto faturamos com para-brisa no segundo trimestre de 2025?',
    glass,
    orders
      .during('2025-04', '2025-06')
      .when((r) => r.part === 'Para-brisa')
      .sum('total'),
  ],
  [
    'quanto deram no total as OS da seguradora Porto?',
    glass,
    orders.when((r) => r.insurer === 'Porto').sum('total'),
  ],
  ['quantas OS foram sem seguradora', glass, orders.when((r) => r.insurer === undefined).count()],
  [
    'franquia media por seguradora',
    glass,
    orders.when((r) => r.insurer !== undefined).by('insurer', (g) => g.mean('deductible')),
  ],
  [
    'quais os tres veículos que mais deram faturamento?',
    glass,
    most(
      orders.by('car', (g) => g.sum('total')),
      3,
    ),
  ],
  ['nota média do Jonas', glass, orders.when((r) => r.technician === 'Jonas').mean('grade')],
  [
    'quantas notas 5 o Ademir recebeu dos clientes?',
    glass,
    orders.when((r) => r.technician === 'Ademir' && r.grade === 5).count(),
  ],
  [
    'quantas OS a domicílio passaram de 120 minutos?',
    glass,
    orders.when((r) => r.home === 'S' && r.minutes > 120).count(),
  ],
  ['que % das OS foi a domicilio?', glass, orders.share((r) => r.home === 'S')],
  [
    'mão de obra: compare julho com agosto',
    glass,
    { before: orders.during('2025-07').sum('labour'), after: orders.during('2025-08').sum('labour') },
  ],
  ['soma do valor das peças nas OS do HB20', glass, orders.when((r) => r.car === 'HB20').sum('piece')],
  [
    'Qual cliente deu mais faturamento nas OS dos vidros?',
    glass,
    most(orders.by('client', (g) => g.sum('total'))),
  ],
  ['a OS mais cara deu quanto?', glass, orders.max('total')],
  ['qual o menor valor total de uma OS de troca', glass, orders.when((r) => r.job === 'Troca').min('total')],
  ['tempo médio em minutos pra cada tipo de serviço', glass, orders.by('job', (g) => g.mean('minutes'))],
  ['valor total das OS menos o valor das peças', glass, orders.sum('total') - orders.sum('piece')],
  ['qual dia da semana tem mais OS?', glass, most(orders.byWeekday((g) => g.count()))],
  [
    'quantas trocas de retrovisor a gente fez em junho e julho?',
    glass,
    orders
      .during('2025-06', '2025-07')
      .when((r) => r.part === 'Retrovisor' && r.job === 'Troca')
      .count(),
  ],
  [
    'OS da Locadora Rota Sul acima de R$ 1.000, quantas foram?',
    glass,
    orders.when((r) => r.client === 'Locadora Rota Sul' && r.total > 1000).count(),
  ],
  ['em média fazemos quantas OS por mês?', glass, orders.count() / orders.byMonth((g) => g.count()).length],
  ['valor da mao de obra por tecnico', glass, orders.by('technician', (g) => g.sum('labour'))],
  [
    'quantos clientes diferentes atendemos a domicílio em maio?',
    glass,
    orders
      .during('2025-05')
      .when((r) => r.home === 'S')
      .distinct('client'),
  ],
  [
    'qual foi a variação do faturamento das OS de setembro pra outubro?',
    glass,
    { before: orders.during('2025-09').sum('total'), after: orders.during('2025-10').sum('total') },
  ],
  [
    'Somando vidro lateral e vigia traseiro, quanto faturamos nas OS sem seguradora?',
    glass,
    orders
      .when((r) => r.part === 'Vidro lateral' || r.part === 'Vigia traseiro')
      .when((r) => r.insurer === undefined)
      .sum('total'),
  ],
  [
    'quanto as OS da Porto faturaram a mais que as da HDI?',
    glass,
    orders.when((r) => r.insurer === 'Porto').sum('total') -
      orders.when((r) => r.insurer === 'HDI').sum('total'),
  ],
  [
    'qual a participação da Allianz no valor das franquias?',
    glass,
    orders.share((r) => r.insurer === 'Allianz', 'deductible'),
  ],
  ['quantas OS ficaram sem nota do cliente?', glass, orders.when((r) => r.grade === undefined).count()],

  // The translator
  ['quantas traduções entraram em cada mês?', translator, jobs.byMonth((g) => g.count())],
  ['quanto faturei com tradução em setembro?', translator, jobs.during('2025-09').sum('total')],
  [
    'qto deu as traduçoes pro canada em 2025',
    translator,
    jobs
      .during('2025-01', '2025-12')
      .when((r) => r.country === 'Canadá')
      .sum('total'),
  ],
  ['qual documento tem mais pedidos de tradução?', translator, most(jobs.by('document', (g) => g.count()))],
  ['total de laudas em italiano', translator, jobs.when((r) => r.language === 'italiano').sum('pages')],
  [
    'os 3 clientes que mais gastaram com tradução',
    translator,
    most(
      jobs.by('client', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'Quanto somam as traduções que ainda não foram pagas?',
    translator,
    jobs.when((r) => r.paid === 'não').sum('total'),
  ],
  [
    'quantas traduções juramentadas e sem urgência entraram em outubro?',
    translator,
    jobs
      .during('2025-10')
      .when((r) => r.sworn === 'sim' && r.urgent === 'não')
      .count(),
  ],
  ['quantas traduções com urgência e quantas sem?', translator, jobs.by('urgent', (g) => g.count())],
  [
    'media de dias de entrega das traduções urgentes',
    translator,
    jobs.when((r) => r.urgent === 'sim').mean('wait'),
  ],
  ['valor médio da tradução por tipo de visto', translator, jobs.by('visa', (g) => g.mean('total'))],
  [
    'que porcentagem das traduções foi pra visto de estudo?',
    translator,
    jobs.share((r) => r.visa === 'estudo'),
  ],
  ['qual canal trouxe menos faturamento?', translator, least(jobs.by('channel', (g) => g.sum('total')))],
  [
    'compare as laudas de novembro e dezembro',
    translator,
    { before: jobs.during('2025-11').sum('pages'), after: jobs.during('2025-12').sum('pages') },
  ],
  [
    'quanto custou o último pedido de tradução da Heloisa Prates?',
    translator,
    jobs.when((r) => r.client === 'Heloísa Prates').all.at(-1)?.total ?? Number.NaN,
  ],
  [
    'qual o valor total do primeiro pedido de tradução do Bruno Salgado',
    translator,
    jobs.when((r) => r.client === 'Bruno Salgado').all.at(0)?.total ?? Number.NaN,
  ],
  ['soma do valor de apostila por tipo de visto', translator, jobs.by('visa', (g) => g.sum('apostille'))],
  [
    'qual o maior preço de lauda que cobrei numa tradução não juramentada?',
    translator,
    jobs.when((r) => r.sworn === 'não').max('rate'),
  ],
  [
    'quantas traduções de diploma pro inglês eu fiz?',
    translator,
    jobs.when((r) => r.document === 'Diploma' && r.language === 'inglês').count(),
  ],
  [
    'Quanto a Agência Mundo Afora gastou em traduções desde dezembro?',
    translator,
    jobs
      .during('2025-12', '2026-02')
      .when((r) => r.client === 'Agência Mundo Afora')
      .sum('total'),
  ],
  ['quantas traduções sairam por mais de 800 reais?', translator, jobs.when((r) => r.total > 800).count()],
  [
    'qual foi o melhor mês das traduções em faturamento?',
    translator,
    most(jobs.byMonth((g) => g.sum('total'))),
  ],
  ['média de laudas por tradução em cada idioma', translator, jobs.by('language', (g) => g.mean('pages'))],
  ['valor das traduções por dia da semana', translator, jobs.byWeekday((g) => g.sum('total'))],
  [
    'pra quantos países diferentes eu traduzi em janeiro?',
    translator,
    jobs.during('2026-01').distinct('country'),
  ],
  [
    'total das traduções pra visto de trabalho entre 15/07/2025 e 15/08/2025',
    translator,
    jobs
      .from('2025-07-15', '2025-08-15')
      .when((r) => r.visa === 'trabalho')
      .sum('total'),
  ],
  [
    'quanto o faturamento das traduções cresceu ou caiu de julho para agosto?',
    translator,
    { before: jobs.during('2025-07').sum('total'), after: jobs.during('2025-08').sum('total') },
  ],
  [
    'quanto o WhatsApp representa, em %, no faturamento das traduções?',
    translator,
    jobs.share((r) => r.channel === 'WhatsApp', 'total'),
  ],
  [
    'quantas traduções de certidão de nascimento ou de casamento para os Estados Unidos tiveram apostila?',
    translator,
    jobs
      .when((r) => r.document === 'Certidão de nascimento' || r.document === 'Certidão de casamento')
      .when((r) => r.country === 'Estados Unidos' && r.apostille !== undefined)
      .count(),
  ],
  [
    'qual a diferença entre o valor das traduções juramentadas e o das não juramentadas?',
    translator,
    jobs.when((r) => r.sworn === 'sim').sum('total') - jobs.when((r) => r.sworn === 'não').sum('total'),
  ],
]

export const unanswerable: string[] = [
  'qual o salário da Zuleide?',
  'quanto pagamos pela farinha em dezembro?',
  'quanto vendemos de coxinha?',
  'quanto o forno gastou de energia em janeiro?',
  'quantos para-brisas temos no estoque?',
  'qual a placa do carro da Dra. Patrícia?',
  'quantas OS foram pela seguradora Mapfre?',
  'qual o telefone da Heloísa Prates?',
  'quantos vistos foram aprovados pelo consulado?',
  'quantas traduções para o russo eu fiz?',
]
