import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A cleaner of water tanks (and pest company) for condominiums, a shop of musical instruments with lessons
   and a maker of orthopaedic shoes. */

const { next, whole, pick, among } = seededBusiness('tanks and pests, music lessons, orthopaedic shoes')
const today = '2026-04-30'
const after = (day: string, wait: number): string => daysFrom(day, wait + 1).at(-1) ?? day

const condos = [
  { condo: 'Ed. Marajó', district: 'Icaraí' },
  { condo: 'Cond. Parque das Garças', district: 'Fonseca' },
  { condo: 'Ed. Dom Pedro', district: 'Ingá' },
  { condo: 'Res. Vila Toscana', district: 'Santa Rosa' },
  { condo: 'Cond. Morada do Sol', district: 'Icaraí' },
  { condo: 'Ed. Itaúna', district: 'Fonseca' },
  { condo: 'Res. Bosque Imperial', district: 'Santa Rosa' },
  { condo: 'Ed. Solar Atlântico', district: 'Ingá' },
]
const tank = "Limpeza de caixa d'água"
// Closed on Sundays, never two services of a condominium on a day. Litres are of tanks only, product of pests only
// and at times not noted. What is not paid yet has no such date.
let jobCount = 4000
const jobs = new Rows(
  daysFrom('2025-07-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) => {
      const first = pick(condos)
      const second = pick(condos.filter((place) => place !== first))
      const third = pick(condos.filter((place) => place !== first && place !== second))
      const few = weekdayIn(day) === 2 ? 3 : among([1, 3], [2, 4], [3, 2])
      return [first, second, third].slice(0, few).map((place) => {
        jobCount += 1
        const service = among([tank, 5], ['Desinsetização', 3.5], ['Desratização', 2], ['Descupinização', 1])
        const litres = service === tank ? whole(4, 60) * 500 : undefined
        const product = service === tank || next() < 0.08 ? undefined : whole(4, 60) * 50
        const price =
          litres !== undefined
            ? cents(180 + (litres * whole(20, 35)) / 1000)
            : service === 'Descupinização'
              ? whole(40_000, 160_000) / 100
              : whole(18_000, 95_000) / 100
        const due = after(day, whole(0, 45))
        const isPaid = next() > 0.06 && due <= today
        return {
          day,
          code: jobCount,
          paid: isPaid ? due : undefined,
          ...place,
          service,
          reason: among(['rotina', 6], ['queixa', 2.5], ['urgência', 1.5]),
          technician: among(['Gerson', 5], ['Adilson', 3], ['Rosana', 1.6]),
          litres,
          product,
          report: next() < 0.65 ? 'SIM' : 'NÃO',
          price,
        }
      })
    }),
)
const tanks = jobs.when((r) => r.service === tank)

type Good = { item: string; instruments: string[]; from: number; to: number; upTo: number }
const played = ['Violão', 'Guitarra', 'Teclado', 'Bateria', 'Cavaquinho']
const stringed = ['Violão', 'Guitarra', 'Cavaquinho']
const goods: [entry: Good, weight: number][] = [
  [{ item: 'Cordas', instruments: stringed, from: 2_500, to: 9_000, upTo: 3 }, 5],
  [{ item: 'Capa', instruments: [...stringed, 'Teclado'], from: 6_000, to: 28_000, upTo: 2 }, 2.5],
  [{ item: 'Instrumento novo', instruments: played, from: 45_000, to: 480_000, upTo: 1 }, 2.2],
  [{ item: 'Baquetas', instruments: ['Bateria'], from: 2_000, to: 6_500, upTo: 4 }, 1.5],
  [{ item: 'Instrumento usado', instruments: played, from: 30_000, to: 210_000, upTo: 1 }, 0.9],
]
// Closed on Sundays, most on Saturdays. A lesson has no item and no pieces, the rest no teacher, level or minutes;
// only the shop gives discounts.
let receiptCount = 700
const receipts = new Rows(
  daysFrom('2025-06-01', 334)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(5, 8) : whole(2, 4) }, () => {
        receiptCount += 1
        const sector = among(['Aula', 5], ['Loja', 4], ['Oficina', 1.2])
        const isLesson = sector === 'Aula'
        const good = sector === 'Loja' ? among(...goods) : undefined
        const pieces = good === undefined ? undefined : whole(1, good.upTo)
        const minutes = isLesson ? among([30, 2], [45, 3], [60, 5], [90, 1]) : undefined
        const gross =
          good !== undefined
            ? cents(((pieces ?? 1) * whole(good.from, good.to)) / 100)
            : minutes !== undefined
              ? cents(((minutes / 60) * whole(7_000, 13_000)) / 100)
              : whole(6_000, 26_000) / 100
        const discount = good !== undefined && next() < 0.35 ? cents((gross * whole(5, 15)) / 100) : undefined
        return {
          day,
          code: receiptCount,
          sector,
          item: good?.item ?? (isLesson ? undefined : among(['Regulagem', 4], ['Reparo', 2])),
          instrument:
            good !== undefined
              ? pick(good.instruments)
              : among(['Violão', 5], ['Guitarra', 3], ['Teclado', 2], ['Bateria', 1.5], ['Cavaquinho', 1]),
          teacher: isLesson ? among(['Ícaro', 5], ['Lívia', 3], ['Moacir', 1.6]) : undefined,
          level: isLesson ? among(['iniciante', 5], ['intermediário', 3], ['avançado', 1.6]) : undefined,
          isNew: next() < 0.22 ? 'S' : 'N',
          pieces,
          minutes,
          discount,
          total: cents(gross - (discount ?? 0)),
          payment: among(['Pix', 5], ['cartão', 3.5], ['dinheiro', 1.5], ['boleto', 0.7]),
        }
      }),
    ),
)
const lessons = receipts.when((r) => r.sector === 'Aula')
const sales = receipts.when((r) => r.sector === 'Loja')
const repairs = receipts.when((r) => r.sector === 'Oficina')

type Model = { model: string; from: number; to: number }
const models: [entry: Model, weight: number][] = [
  [{ model: 'Palmilha', from: 18_000, to: 42_000 }, 5],
  [{ model: 'Sapato', from: 60_000, to: 140_000 }, 3.5],
  [{ model: 'Bota', from: 80_000, to: 190_000 }, 2],
  [{ model: 'Sandália', from: 45_000, to: 90_000 }, 1.5],
  [{ model: 'Tênis', from: 50_000, to: 110_000 }, 0.6],
]
// On working days only, most on Mondays. An insole has no material, a health plan pays no deposit, some come without
// a doctor. What is not delivered yet has no such date.
let orderCount = 2000
const orders = new Rows(
  daysFrom('2025-03-01', 426)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(2, 4) : among([0, 1], [1, 5], [2, 3]) }, () => {
        orderCount += 1
        const { model, from, to } = among(...models)
        const plan = next() < 0.4 ? 'sim' : 'não'
        const total = whole(from, to) / 100
        const wait = whole(7, 50)
        const due = after(day, wait)
        const isDelivered = due <= today
        return {
          day,
          code: `OP-${orderCount}`,
          delivered: isDelivered ? due : undefined,
          wait: isDelivered ? wait : undefined,
          doctor:
            next() < 0.15 ? undefined : among(['Dra. Simone', 5], ['Dr. Álvaro', 3], ['Dr. Teixeira', 1.6]),
          model,
          material: model === 'Palmilha' ? undefined : among(['couro', 5], ['camurça', 2.5], ['lona', 1.5]),
          foot: among(['ambos', 6], ['direito', 2], ['esquerdo', 1.5]),
          diagnosis: among(
            ['pé plano', 5],
            ['joanete', 3.4],
            ['pé diabético', 2.2],
            ['perna curta', 1.2],
            ['esporão', 0.7],
          ),
          size: whole(22, 44),
          plan,
          maker: among(['Osvaldo', 5], ['Dirce', 3], ['Nelson', 1.6]),
          advance: plan === 'sim' || next() < 0.2 ? undefined : cents((total * whole(30, 50)) / 100),
          total,
        }
      }),
    ),
)

const condominiums = 'SERVIÇOS CONDOMÍNIOS'
const music = 'Instrumentos e aulas'
const shoes = 'encomendas_calcados_ortopedicos'

export const files = [
  file(condominiums, jobs, [
    ['Nº OS', ({ code }) => code],
    ['DT SERVIÇO', ({ day }) => brazilianDay(day)],
    ['DT PGTO', ({ paid }) => (paid === undefined ? '' : brazilianDay(paid))],
    ['CONDOMÍNIO', ({ condo }) => condo],
    ['BAIRRO', ({ district }) => district],
    ['SERVIÇO', ({ service }) => service],
    ['MOTIVO', ({ reason }) => reason],
    ['TÉCNICO', ({ technician }) => technician],
    ['CAPAC. (LITROS)', ({ litres }) => litres ?? ''],
    ['PRODUTO (ML)', ({ product }) => product ?? ''],
    ['LAUDO', ({ report }) => report],
    ['VALOR R$', ({ price }) => dotted(commaPrice(price))],
  ]),
  file(music, receipts, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Recibo nº', ({ code }) => code],
    ['Setor', ({ sector }) => sector],
    ['Item', ({ item }) => item ?? ''],
    ['Instrumento', ({ instrument }) => instrument],
    ['Professor(a)', ({ teacher }) => teacher ?? ''],
    ['Nível', ({ level }) => level ?? ''],
    ['Cliente novo?', ({ isNew }) => isNew],
    ['Qtd. peças', ({ pieces }) => pieces ?? ''],
    ['Minutos', ({ minutes }) => minutes ?? ''],
    ['Desconto (R$)', ({ discount }) => (discount === undefined ? '' : decimal(discount))],
    ['Total pago (R$)', ({ total }) => decimal(total)],
    ['Forma pgto', ({ payment }) => payment],
  ]),
  file(
    shoes,
    orders,
    [
      ['num_encomenda', ({ code }) => code],
      ['data_pedido', ({ day }) => day],
      ['data_entrega', ({ delivered }) => delivered ?? ''],
      ['medico', ({ doctor }) => doctor ?? ''],
      ['modelo', ({ model }) => model],
      ['material', ({ material }) => material ?? ''],
      ['pe', ({ foot }) => foot],
      ['diagnostico', ({ diagnosis }) => diagnosis],
      ['tamanho', ({ size }) => size],
      ['convenio', ({ plan }) => plan],
      ['sapateiro', ({ maker }) => maker],
      ['sinal', ({ advance }) => (advance === undefined ? '' : advance.toFixed(2))],
      ['valor_total', ({ total }) => total.toFixed(2)],
    ],
    ',',
  ),
]

const shown = (groups: [string, number][]): [string, number][] =>
  groups.map(([day, value]) => [shownDay(day), value])

export const labelled: Labelled[] = [
  // The water tanks and pests
  ['Quantos serviços fizemos nos condomínios em cada mês?', condominiums, jobs.byMonth((g) => g.count())],
  [
    'valor total dos serviços nos condominios por bairro',
    condominiums,
    jobs.by('district', (g) => g.sum('price')),
  ],
  [
    "Quantas limpezas de caixa d'água fizemos no Marajó?",
    condominiums,
    tanks.when((r) => r.condo === 'Ed. Marajó').count(),
  ],
  [
    'qual tecnico fez mais desratizaçao',
    condominiums,
    most(jobs.when((r) => r.service === 'Desratização').by('technician', (g) => g.count())),
  ],
  [
    'Top 3 condomínios em valor de serviços',
    condominiums,
    most(
      jobs.by('condo', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'Qual o valor médio de uma desinsetização?',
    condominiums,
    jobs.when((r) => r.service === 'Desinsetização').mean('price'),
  ],
  [
    'qtos litros de caixa dagua a gente limpou em novembro',
    condominiums,
    tanks.during('2025-11').sum('litres'),
  ],
  [
    'Que porcentagem dos serviços nos condomínios teve laudo?',
    condominiums,
    jobs.share((r) => r.report === 'SIM'),
  ],
  [
    'Quanto faturamos com descupinização nos serviços feitos desde janeiro de 2026?',
    condominiums,
    jobs
      .during('2026-01', '2026-04')
      .when((r) => r.service === 'Descupinização')
      .sum('price'),
  ],
  [
    'qtos serviços por urgencia o gerson atendeu',
    condominiums,
    jobs.when((r) => r.reason === 'urgência' && r.technician === 'Gerson').count(),
  ],
  [
    'Qual tipo de serviço rendeu menos, em valor, nos condomínios?',
    condominiums,
    least(jobs.by('service', (g) => g.sum('price'))),
  ],
  [
    'Em qual dia da semana fazemos mais serviços nos condomínios?',
    condominiums,
    most(jobs.byWeekday((g) => g.count())),
  ],
  [
    'Compare o valor dos serviços feitos nos condomínios em agosto com os de setembro',
    condominiums,
    { before: jobs.during('2025-08').sum('price'), after: jobs.during('2025-09').sum('price') },
  ],
  [
    'serviços em condominios q custaram mais de 700 reais, quantos foram?',
    condominiums,
    jobs.when((r) => r.price > 700).count(),
  ],
  [
    'Quantos serviços nos condomínios ainda não foram pagos?',
    condominiums,
    jobs.when((r) => r.paid === undefined).count(),
  ],
  [
    'valor dos serviços ainda nao pagos por condominio',
    condominiums,
    jobs.when((r) => r.paid === undefined).by('condo', (g) => g.sum('price')),
  ],
  [
    'Qual o valor dos serviços de condomínio que foram pagos em fevereiro, pela data do pagamento?',
    condominiums,
    jobs.when((r) => r.paid?.slice(0, 7) === '2026-02').sum('price'),
  ],
  [
    'maior qtde de produto, em ml, usada numa desinsetizacao',
    condominiums,
    jobs.when((r) => r.service === 'Desinsetização').max('product'),
  ],
  [
    'Quantos ml de produto a Rosana gastou com desratização?',
    condominiums,
    jobs.when((r) => r.technician === 'Rosana' && r.service === 'Desratização').sum('product'),
  ],
  [
    'Valor total dos serviços nos condomínios: rotina x queixa',
    condominiums,
    jobs.when((r) => r.reason === 'rotina' || r.reason === 'queixa').by('reason', (g) => g.sum('price')),
  ],
  [
    'Quantos condomínios diferentes fizeram descupinização em 2025?',
    condominiums,
    jobs
      .during('2025-07', '2025-12')
      .when((r) => r.service === 'Descupinização')
      .distinct('condo'),
  ],
  [
    'Qual a participação do bairro Icaraí no valor dos serviços?',
    condominiums,
    jobs.share((r) => r.district === 'Icaraí', 'price'),
  ],
  [
    'capacidade media em litros das caixas dagua limpas no fonseca',
    condominiums,
    tanks.when((r) => r.district === 'Fonseca').mean('litres'),
  ],
  [
    'Qual o valor do último serviço feito no Dom Pedro?',
    condominiums,
    jobs.when((r) => r.condo === 'Ed. Dom Pedro').all.at(-1)?.price ?? 0,
  ],
  [
    "Valor das limpezas de caixa d'água por técnico",
    condominiums,
    tanks.by('technician', (g) => g.sum('price')),
  ],
  [
    'qto deram em reais os serviços sem laudo feitos em outubro',
    condominiums,
    jobs
      .during('2025-10')
      .when((r) => r.report === 'NÃO')
      .sum('price'),
  ],
  [
    'Quantos serviços fizemos no Bosque Imperial entre 10/12/2025 e 20/01/2026?',
    condominiums,
    jobs
      .from('2025-12-10', '2026-01-20')
      .when((r) => r.condo === 'Res. Bosque Imperial')
      .count(),
  ],
  [
    "Quantas limpezas foram em caixas d'água de até 10.000 litros?",
    condominiums,
    tanks.when((r) => r.litres !== undefined && r.litres <= 10_000).count(),
  ],
  ['media de serviços por dia trabalhado nos condominios', condominiums, jobs.count() / jobs.distinct('day')],
  ['valor dos serviços em condominio feitos aos sabados', condominiums, jobs.on(6).sum('price')],

  // The musical instruments and lessons
  ['Quanto cada setor faturou: loja, aula e oficina?', music, receipts.by('sector', (g) => g.sum('total'))],
  [
    'qtas aulas de violao o icaro deu',
    music,
    lessons.when((r) => r.instrument === 'Violão' && r.teacher === 'Ícaro').count(),
  ],
  [
    'Quantos violões novos a loja vendeu?',
    music,
    sales.when((r) => r.item === 'Instrumento novo' && r.instrument === 'Violão').sum('pieces'),
  ],
  ['Qual professor deu mais aulas?', music, most(lessons.by('teacher', (g) => g.count()))],
  [
    'os 3 instrumentos com maior faturamento em aulas',
    music,
    most(
      lessons.by('instrument', (g) => g.sum('total')),
      3,
    ),
  ],
  ['Quanto a oficina de instrumentos faturou em dezembro?', music, repairs.during('2025-12').sum('total')],
  [
    'minutos de aula da livia em fevereiro',
    music,
    lessons
      .during('2026-02')
      .when((r) => r.teacher === 'Lívia')
      .sum('minutes'),
  ],
  ['Duração média das aulas, em minutos, por nível', music, lessons.by('level', (g) => g.mean('minutes'))],
  ['Que porcentagem das aulas é de nível iniciante?', music, lessons.share((r) => r.level === 'iniciante')],
  [
    'qto demos de desconto nos instrumentos usados',
    music,
    sales.when((r) => r.item === 'Instrumento usado').sum('discount'),
  ],
  [
    'Qual o maior desconto que já demos em capa de violão?',
    music,
    sales.when((r) => r.item === 'Capa' && r.instrument === 'Violão').max('discount'),
  ],
  [
    'Quantas vendas do setor loja saíram sem desconto?',
    music,
    sales.when((r) => r.discount === undefined).count(),
  ],
  ['valor medio da aula de teclado', music, lessons.when((r) => r.instrument === 'Teclado').mean('total')],
  [
    'faturamento das aulas em janeiro comparado com fevereiro',
    music,
    { before: lessons.during('2026-01').sum('total'), after: lessons.during('2026-02').sum('total') },
  ],
  ['Em que dia da semana damos mais aulas?', music, most(lessons.byWeekday((g) => g.count()))],
  [
    'qtas baquetas vendemos desde março de 2026',
    music,
    sales
      .during('2026-03', '2026-04')
      .when((r) => r.item === 'Baquetas')
      .sum('pieces'),
  ],
  ['Quanto os clientes novos pagaram em aulas?', music, lessons.when((r) => r.isNew === 'S').sum('total')],
  [
    'Qual a participação do Pix no valor pago pelas aulas?',
    music,
    lessons.share((r) => r.payment === 'Pix', 'total'),
  ],
  [
    'Quantas regulagens de guitarra a oficina fez?',
    music,
    repairs.when((r) => r.item === 'Regulagem' && r.instrument === 'Guitarra').count(),
  ],
  ['qual item da loja teve menos peças vendidas', music, least(sales.by('item', (g) => g.sum('pieces')))],
  ['Quantas aulas foram dadas de cada instrumento?', music, lessons.by('instrument', (g) => g.count())],
  [
    'Faturamento das aulas da Lívia x do Moacir',
    music,
    lessons.when((r) => r.teacher === 'Lívia' || r.teacher === 'Moacir').by('teacher', (g) => g.sum('total')),
  ],
  [
    'qtas vendas do setor loja tiveram total pago acima de 1.000 reais',
    music,
    sales.when((r) => r.total > 1000).count(),
  ],
  [
    'Quantas aulas duraram mais de 45 minutos?',
    music,
    lessons.when((r) => r.minutes !== undefined && r.minutes > 45).count(),
  ],
  [
    'qto entrou em dinheiro com aulas de guitarra',
    music,
    lessons.when((r) => r.payment === 'dinheiro' && r.instrument === 'Guitarra').sum('total'),
  ],
  [
    'Faturamento do setor loja por forma de pagamento, sem contar as cordas',
    music,
    sales.when((r) => r.item !== 'Cordas').by('payment', (g) => g.sum('total')),
  ],
  [
    'Qual foi o mês mais fraco da oficina de instrumentos em faturamento?',
    music,
    least(repairs.byMonth((g) => g.sum('total'))),
  ],
  [
    'Quantos professores diferentes deram aula de cavaquinho de agosto a outubro?',
    music,
    lessons
      .during('2025-08', '2025-10')
      .when((r) => r.instrument === 'Cavaquinho')
      .distinct('teacher'),
  ],
  [
    'quanto faturamos com instrumentos novos de setembro a novembro?',
    music,
    sales
      .during('2025-09', '2025-11')
      .when((r) => r.item === 'Instrumento novo')
      .sum('total'),
  ],
  [
    'Em qual data as aulas de música faturaram mais?',
    music,
    shown(most(lessons.by('day', (g) => g.sum('total')))),
  ],

  // The orthopaedic shoes
  [
    'Quantas encomendas de calçados foram pedidas em cada mês de 2025?',
    shoes,
    orders.during('2025-03', '2025-12').byMonth((g) => g.count()),
  ],
  [
    'qtas palmilhas foram pedidas em novembro de 2025',
    shoes,
    orders
      .during('2025-11')
      .when((r) => r.model === 'Palmilha')
      .count(),
  ],
  ['Valor total das encomendas por modelo de calçado', shoes, orders.by('model', (g) => g.sum('total'))],
  [
    'Qual médico indicou mais encomendas?',
    shoes,
    most(orders.when((r) => r.doctor !== undefined).by('doctor', (g) => g.count())),
  ],
  ['valor total medio de uma bota ortopedica', shoes, orders.when((r) => r.model === 'Bota').mean('total')],
  [
    'Quanto recebemos de sinal nas encomendas de sapato?',
    shoes,
    orders.when((r) => r.model === 'Sapato').sum('advance'),
  ],
  [
    'Quantas encomendas de calçados foram entregues em março de 2026?',
    shoes,
    orders.when((r) => r.delivered?.slice(0, 7) === '2026-03').count(),
  ],
  [
    'encomendas q ainda nao foram entregues, quantas sao?',
    shoes,
    orders.when((r) => r.delivered === undefined).count(),
  ],
  ['Quantos dias, em média, leva do pedido até a entrega do calçado?', shoes, orders.mean('wait')],
  ['Que porcentagem das encomendas foi por convênio?', shoes, orders.share((r) => r.plan === 'sim')],
  [
    'valor total das encomendas em couro por sapateiro',
    shoes,
    orders.when((r) => r.material === 'couro').by('maker', (g) => g.sum('total')),
  ],
  [
    'Quais os 3 diagnósticos com mais encomendas?',
    shoes,
    most(
      orders.by('diagnosis', (g) => g.count()),
      3,
    ),
  ],
  [
    'qtas encomendas so do pé esquerdo o osvaldo pegou',
    shoes,
    orders.when((r) => r.foot === 'esquerdo' && r.maker === 'Osvaldo').count(),
  ],
  [
    'Compare o valor total das encomendas pedidas em março de 2025 e em março de 2026',
    shoes,
    { before: orders.during('2025-03').sum('total'), after: orders.during('2026-03').sum('total') },
  ],
  ['qual modelo de calçado é o menos encomendado', shoes, least(orders.by('model', (g) => g.count()))],
  ['Quantas encomendas são de tamanho acima de 40?', shoes, orders.when((r) => r.size > 40).count()],
  [
    'Qual o maior valor total de uma encomenda para pé diabético?',
    shoes,
    orders.when((r) => r.diagnosis === 'pé diabético').max('total'),
  ],
  ['qual o valor total da encomenda OP-2107?', shoes, orders.when((r) => r.code === 'OP-2107').sum('total')],
  [
    'Qual a participação da palmilha no valor total das encomendas de calçados?',
    shoes,
    orders.share((r) => r.model === 'Palmilha', 'total'),
  ],
  [
    'qtas encomendas sem sinal tem cada sapateiro',
    shoes,
    orders.when((r) => r.advance === undefined).by('maker', (g) => g.count()),
  ],
  [
    'Valor total das encomendas da Dra. Simone menos o sinal delas',
    shoes,
    orders.when((r) => r.doctor === 'Dra. Simone').sum('total') -
      orders.when((r) => r.doctor === 'Dra. Simone').sum('advance'),
  ],
  [
    'Quantas encomendas pedidas em 2026 vieram sem médico?',
    shoes,
    orders
      .during('2026-01', '2026-04')
      .when((r) => r.doctor === undefined)
      .count(),
  ],
  [
    'valor total das encomendas: pé direito x pé esquerdo',
    shoes,
    orders.when((r) => r.foot === 'direito' || r.foot === 'esquerdo').by('foot', (g) => g.sum('total')),
  ],
  [
    'qtas encomendas de sandalia ficaram com a dirce',
    shoes,
    orders.when((r) => r.model === 'Sandália' && r.maker === 'Dirce').count(),
  ],
  [
    'Em que dia da semana são pedidas mais encomendas de calçados?',
    shoes,
    most(orders.byWeekday((g) => g.count())),
  ],
  [
    'Valor total médio das encomendas com convênio, por diagnóstico',
    shoes,
    orders.when((r) => r.plan === 'sim').by('diagnosis', (g) => g.mean('total')),
  ],
  ['menor sinal pago em encomenda de bota', shoes, orders.when((r) => r.model === 'Bota').min('advance')],
  [
    'Qual o valor total das encomendas para joanete pedidas no segundo semestre de 2025?',
    shoes,
    orders
      .during('2025-07', '2025-12')
      .when((r) => r.diagnosis === 'joanete')
      .sum('total'),
  ],
  [
    'Em qual mês de 2025 o valor total das encomendas pedidas foi maior?',
    shoes,
    most(orders.during('2025-03', '2025-12').byMonth((g) => g.sum('total'))),
  ],
  [
    'das encomendas pedidas desde 01/02/2026, qtas ja foram entregues?',
    shoes,
    orders
      .during('2026-02', '2026-04')
      .when((r) => r.delivered !== undefined)
      .count(),
  ],
]

export const unanswerable: string[] = [
  "quantas caixas d'água estavam rachadas?",
  'Qual o nome do síndico do Marajó?',
  'quantos apartamentos tem o Morada do Sol',
  'quanto gastamos de gasolina para ir aos condomínios em outubro?',
  'quantos violões temos em estoque?',
  'Qual a idade média dos alunos de teclado?',
  'qtos alunos faltaram nas aulas em março',
  'qual marca de guitarra vende mais?',
  'quantos metros de couro usamos em 2025',
  'Quantas encomendas voltaram para ajuste depois da entrega?',
]
