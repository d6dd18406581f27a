import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* A clothes shop with instalments, a small inn and a firm of removals and freight. */

const { next, whole, pick, among } = seededBusiness(
  'clothes on instalments, a small inn, removals and freight',
)

const clothes = [
  { product: 'Blusa', sections: ['Feminino'], from: 3_990, to: 9_990 },
  { product: 'Calça jeans', sections: ['Feminino', 'Masculino'], from: 8_990, to: 18_990 },
  { product: 'Vestido', sections: ['Feminino', 'Infantil'], from: 7_990, to: 24_990 },
  { product: 'Camiseta', sections: ['Masculino', 'Infantil'], from: 2_990, to: 7_990 },
  { product: 'Bermuda', sections: ['Masculino', 'Infantil'], from: 4_990, to: 11_990 },
  { product: 'Jaqueta', sections: ['Feminino', 'Masculino'], from: 14_990, to: 34_990 },
  { product: 'Pijama', sections: ['Infantil', 'Feminino'], from: 5_990, to: 12_990 },
]
// June 2025 to March 2026; closed on Sundays, most on Saturdays.
const sales = new Rows(
  daysFrom('2025-06-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(3, 6) : whole(1, 3) }, () => {
        const { product, sections, from, to } = pick(clothes)
        const payment = among(['Crediário', 5], ['Cartão de crédito', 4], ['Pix', 3], ['Dinheiro', 2])
        const pieces = among([1, 6], [2, 3], [3, 2], [4, 1])
        const gross = cents((pieces * whole(from, to)) / 100)
        const discount = next() < 0.65 ? 0 : cents((gross * whole(3, 15)) / 100)
        const total = cents(gross - discount)
        return {
          day,
          product,
          section: pick(sections),
          size: among(['M', 4], ['G', 3], ['P', 2], ['GG', 1]),
          seller: among(['Bruna', 5], ['Jéssica', 3], ['Rosângela', 2]),
          payment,
          instalments:
            payment === 'Crediário' ? whole(2, 8) : payment === 'Cartão de crédito' ? whole(1, 6) : 1,
          pieces,
          discount,
          deposit: payment === 'Crediário' && next() < 0.6 ? cents((total * whole(10, 30)) / 100) : undefined,
          total,
          swapped: next() < 0.2 ? 'sim' : 'não',
        }
      }),
    ),
)

// May 2025 to April 2026; every day, most on Fridays.
const stays = new Rows(
  daysFrom('2025-05-01', 365).flatMap((day) =>
    Array.from({ length: weekdayIn(day) === 5 ? whole(2, 4) : whole(0, 2) }, () => {
      const { room, beds, from, to } = among(
        [{ room: 'Standard', beds: 2, from: 180, to: 320 }, 5],
        [{ room: 'Chalé', beds: 4, from: 380, to: 620 }, 4],
        [{ room: 'Família', beds: 5, from: 350, to: 560 }, 3],
        [{ room: 'Luxo', beds: 2, from: 450, to: 780 }, 2],
      )
      const channel = among(['Booking', 6], ['WhatsApp', 4], ['Airbnb', 2.5], ['Site próprio', 1.5])
      const nights = among([2, 5], [1, 3], [3, 3], [5, 1], [7, 1])
      const rate = whole(from, to)
      const extra = next() < 0.4 ? undefined : whole(1_500, 18_000) / 100
      const part = channel === 'Booking' ? 0.15 : channel === 'Airbnb' ? 0.12 : 0
      return {
        day,
        room,
        channel,
        city: among(
          ['São Paulo', 6],
          ['Belo Horizonte', 4],
          ['Rio de Janeiro', 2.5],
          ['Campinas', 1.5],
          ['Curitiba', 1],
        ),
        guests: whole(1, beds),
        nights,
        rate,
        extra,
        commission: cents(nights * rate * part),
        total: cents(nights * rate + (extra ?? 0)),
        breakfast: next() < 0.7 ? 'sim' : 'não',
        score: next() < 0.35 ? undefined : whole(5, 10),
      }
    }),
  ),
)

// September 2025 to April 2026; not on Sundays, most on Saturdays.
const hauls = new Rows(
  daysFrom('2025-09-01', 242)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(3, 5) : whole(1, 3) }, () => {
        const { kind, low, high } = among(
          [{ kind: 'FRETE', low: 15_000, high: 60_000 }, 5],
          [{ kind: 'MUDANÇA RESIDENCIAL', low: 60_000, high: 350_000 }, 4],
          [{ kind: 'ENTREGA DE MÓVEIS', low: 10_000, high: 45_000 }, 3],
          [{ kind: 'MUDANÇA COMERCIAL', low: 120_000, high: 600_000 }, 2],
        )
        const { destination, near, far, tolls } = among(
          [{ destination: 'JOINVILLE', near: 5, far: 40, tolls: false }, 6],
          [{ destination: 'BLUMENAU', near: 180, far: 240, tolls: true }, 4],
          [{ destination: 'ITAJAÍ', near: 160, far: 210, tolls: true }, 2.5],
          [{ destination: 'FLORIANÓPOLIS', near: 340, far: 410, tolls: true }, 1.5],
          [{ destination: 'JARAGUÁ DO SUL', near: 90, far: 130, tolls: false }, 0.8],
        )
        const km = whole(near, far)
        return {
          day,
          kind,
          driver: among(['GILMAR', 5], ['SANDRO', 3], ['EDMILSON', 2]),
          vehicle: among(['CAMINHÃO BAÚ', 4], ['VUC', 2.5], ['FIORINO', 1.5]),
          destination,
          km,
          helpers: whole(0, 4),
          hours: whole(2, 20) / 2,
          fuel: cents((km * whole(90, 210)) / 100),
          toll: tolls ? whole(1_200, 6_800) / 100 : undefined,
          price: whole(low, high) / 100,
          paid: among(['SIM', 4], ['NÃO', 1]),
        }
      }),
    ),
)

const shop = 'Vendas Loja de Roupas'
const inn = 'reservas_pousada'
const removals = 'MUDANÇAS E FRETES'

export const files = [
  file(shop, sales, [
    ['Data da venda', ({ day }) => brazilianDay(day)],
    ['Produto', ({ product }) => product],
    ['Seção', ({ section }) => section],
    ['Tamanho', ({ size }) => size],
    ['Vendedora', ({ seller }) => seller],
    ['Forma de pagamento', ({ payment }) => payment],
    ['Parcelas', ({ instalments }) => instalments],
    ['Qtd peças', ({ pieces }) => pieces],
    ['Desconto', ({ discount }) => commaPrice(discount)],
    ['Entrada', ({ deposit }) => (deposit === undefined ? '' : commaPrice(deposit))],
    ['Valor da venda', ({ total }) => commaPrice(total)],
    ['Teve troca', ({ swapped }) => swapped],
  ]),
  file(
    inn,
    stays,
    [
      ['data_checkin', ({ day }) => day],
      ['quarto', ({ room }) => room],
      ['canal', ({ channel }) => channel],
      ['cidade_origem', ({ city }) => city],
      ['hospedes', ({ guests }) => guests],
      ['diarias', ({ nights }) => nights],
      ['valor_diaria', ({ rate }) => rate.toFixed(2)],
      ['consumo_extra', ({ extra }) => (extra === undefined ? '' : extra.toFixed(2))],
      ['comissao', ({ commission }) => commission.toFixed(2)],
      ['valor_total', ({ total }) => total.toFixed(2)],
      ['cafe_incluso', ({ breakfast }) => breakfast],
      ['nota_hospede', ({ score }) => score ?? ''],
    ],
    ',',
  ),
  file(removals, hauls, [
    ['DATA', ({ day }) => brazilianDay(day)],
    ['TIPO_SERVICO', ({ kind }) => kind],
    ['MOTORISTA', ({ driver }) => driver],
    ['VEICULO', ({ vehicle }) => vehicle],
    ['DESTINO', ({ destination }) => destination],
    ['KM', ({ km }) => km],
    ['AJUDANTES', ({ helpers }) => helpers],
    ['HORAS', ({ hours }) => decimal(hours, 1)],
    ['VLR_COMBUSTIVEL', ({ fuel }) => decimal(fuel)],
    ['VLR_PEDAGIO', ({ toll }) => (toll === undefined ? '' : decimal(toll))],
    ['VLR_COBRADO', ({ price }) => decimal(price)],
    ['PAGO', ({ paid }) => paid],
  ]),
]

export const labelled: Labelled[] = [
  // The clothes shop
  ['faturamento da loja de roupa mes a mes', shop, sales.byMonth((g) => g.sum('total'))],
  [
    'quanto faturamos com vestido em dezembro?',
    shop,
    sales
      .during('2025-12')
      .when((r) => r.product === 'Vestido')
      .sum('total'),
  ],
  [
    'quantas calças jeans foram vendidas no ultimo trimestre de 2025?',
    shop,
    sales
      .during('2025-10', '2025-12')
      .when((r) => r.product === 'Calça jeans')
      .sum('pieces'),
  ],
  ['qual vendedora vendeu mais em reais?', shop, most(sales.by('seller', (g) => g.sum('total')))],
  [
    'top 3 produtos que mais faturam na loja',
    shop,
    most(
      sales.by('product', (g) => g.sum('total')),
      3,
    ),
  ],
  ['valor medio por venda na loja de roupas', shop, sales.mean('total')],
  [
    'qtas vendas no crediario em novembro',
    shop,
    sales
      .during('2025-11')
      .when((r) => r.payment === 'Crediário')
      .count(),
  ],
  [
    'que porcentagem do faturamento da loja veio do crediário?',
    shop,
    sales.share((r) => r.payment === 'Crediário', 'total'),
  ],
  ['total de entrada que a bruna recebeu', shop, sales.when((r) => r.seller === 'Bruna').sum('deposit')],
  [
    'em media quantas parcelas tem uma venda no crediario?',
    shop,
    sales.when((r) => r.payment === 'Crediário').mean('instalments'),
  ],
  ['quantas vendas a gente parcelou em mais de 5 vezes?', shop, sales.when((r) => r.instalments > 5).count()],
  ['quantas peças vendemos de cada tamanho', shop, sales.by('size', (g) => g.sum('pieces'))],
  ['qual tamanho sai menos, em numero de peças?', shop, least(sales.by('size', (g) => g.sum('pieces')))],
  [
    'compara o faturamento da loja em novembro com o de dezembro',
    shop,
    { before: sales.during('2025-11').sum('total'), after: sales.during('2025-12').sum('total') },
  ],
  [
    'bruna x jessica: quanto cada uma vendeu em reais em outubro?',
    shop,
    sales
      .during('2025-10')
      .when((r) => r.seller === 'Bruna' || r.seller === 'Jéssica')
      .by('seller', (g) => g.sum('total')),
  ],
  [
    'quantas vendas de janeiro tiveram troca',
    shop,
    sales
      .during('2026-01')
      .when((r) => r.swapped === 'sim')
      .count(),
  ],
  ['quantos % das vendas tiveram troca?', shop, sales.share((r) => r.swapped === 'sim')],
  [
    'qual vendedora tem mais vendas com troca?',
    shop,
    most(sales.when((r) => r.swapped === 'sim').by('seller', (g) => g.count())),
  ],
  [
    'total de desconto que a rosangela deu',
    shop,
    sales.when((r) => r.seller === 'Rosângela').sum('discount'),
  ],
  ['quantas vendas da loja passaram de 300 reais?', shop, sales.when((r) => r.total > 300).count()],
  [
    'quanto faturamos na seção infantil aos sabados',
    shop,
    sales
      .on(6)
      .when((r) => r.section === 'Infantil')
      .sum('total'),
  ],
  ['em que dia da semana a loja fatura mais?', shop, most(sales.byWeekday((g) => g.sum('total')))],
  ['de quanto foi a maior venda da Jéssica?', shop, sales.when((r) => r.seller === 'Jéssica').max('total')],
  [
    'faturamento da loja por forma de pagamento, sem contar dinheiro',
    shop,
    sales.when((r) => r.payment !== 'Dinheiro').by('payment', (g) => g.sum('total')),
  ],
  [
    'quantas vendas de jaqueta a loja fez entre 15/06/2025 e 31/07/2025?',
    shop,
    sales
      .from('2025-06-15', '2025-07-31')
      .when((r) => r.product === 'Jaqueta')
      .count(),
  ],
  ['valor medio da entrada por vendedora', shop, sales.by('seller', (g) => g.mean('deposit'))],
  [
    'quantas vendas no crediario foram sem entrada?',
    shop,
    sales.when((r) => r.payment === 'Crediário' && r.deposit === undefined).count(),
  ],
  [
    'quantas vendas no crediario pra cada numero de parcelas',
    shop,
    sales.when((r) => r.payment === 'Crediário').by('instalments', (g) => g.count()),
  ],
  [
    'estou conferindo o caixa: somando pix e dinheiro, quanto a loja vendeu em fevereiro?',
    shop,
    sales
      .during('2026-02')
      .when((r) => r.payment === 'Pix' || r.payment === 'Dinheiro')
      .sum('total'),
  ],
  [
    'quanto a loja de roupas faturou desde janeiro de 2026?',
    shop,
    sales.during('2026-01', '2026-03').sum('total'),
  ],

  // The inn
  ['quantas reservas a pousada teve em janeiro?', inn, stays.during('2026-01').count()],
  ['faturameto da pousada por mês', inn, stays.byMonth((g) => g.sum('total'))],
  ['quantas diarias deu cada tipo de quarto', inn, stays.by('room', (g) => g.sum('nights'))],
  ['qual canal trouxe mais reservas?', inn, most(stays.by('channel', (g) => g.count()))],
  ['qual quarto da pousada faturou menos', inn, least(stays.by('room', (g) => g.sum('total')))],
  ['nota media dos hospedes por quarto', inn, stays.by('room', (g) => g.mean('score'))],
  [
    'top 3 cidades de origem em numero de hospedes',
    inn,
    most(
      stays.by('city', (g) => g.sum('guests')),
      3,
    ),
  ],
  [
    'quanto pagamos de comissão pro booking em 2025?',
    inn,
    stays
      .during('2025-05', '2025-12')
      .when((r) => r.channel === 'Booking')
      .sum('commission'),
  ],
  ['que porcentagem das reservas veio pelo whatsapp?', inn, stays.share((r) => r.channel === 'WhatsApp')],
  [
    'valor total medio por reserva vinda do airbnb',
    inn,
    stays.when((r) => r.channel === 'Airbnb').mean('total'),
  ],
  [
    'quantas reservas com café incluso em julho',
    inn,
    stays
      .during('2025-07')
      .when((r) => r.breakfast === 'sim')
      .count(),
  ],
  ['numero de reservas com e sem cafe incluso', inn, stays.by('breakfast', (g) => g.count())],
  ['total de consumo extra do chalé', inn, stays.when((r) => r.room === 'Chalé').sum('extra')],
  ['media do consumo extra nas reservas que tiveram consumo', inn, stays.mean('extra')],
  ['quantas reservas ficaram sem nota?', inn, stays.when((r) => r.score === undefined).count()],
  ['qtas reservas com mais de 3 diarias', inn, stays.when((r) => r.nights > 3).count()],
  ['valor da maior reserva da pousada', inn, stays.max('total')],
  [
    'total de hospedes: dezembro x janeiro',
    inn,
    { before: stays.during('2025-12').sum('guests'), after: stays.during('2026-01').sum('guests') },
  ],
  [
    'booking ou airbnb: quanto cada um faturou pra pousada?',
    inn,
    stays.when((r) => r.channel === 'Booking' || r.channel === 'Airbnb').by('channel', (g) => g.sum('total')),
  ],
  ['em que dia da semana tem mais check-in?', inn, most(stays.byWeekday((g) => g.count()))],
  [
    'quanto faturamos com hospedes de campinas desde outubro?',
    inn,
    stays
      .during('2025-10', '2026-04')
      .when((r) => r.city === 'Campinas')
      .sum('total'),
  ],
  ['menor valor de diaria do quarto standard', inn, stays.when((r) => r.room === 'Standard').min('rate')],
  ['valor total das reservas menos a comissao', inn, stays.sum('total') - stays.sum('commission')],
  [
    'de quantas cidades diferentes vieram as reservas do site proprio?',
    inn,
    stays.when((r) => r.channel === 'Site próprio').distinct('city'),
  ],
  [
    'quantas reservas tiveram nota abaixo de 7?',
    inn,
    stays.when((r) => r.score !== undefined && r.score < 7).count(),
  ],
  [
    'quantidade de reservas do chale por mes',
    inn,
    stays.when((r) => r.room === 'Chalé').byMonth((g) => g.count()),
  ],
  [
    'quanto o quarto família faturou no terceiro trimestre de 2025?',
    inn,
    stays
      .during('2025-07', '2025-09')
      .when((r) => r.room === 'Família')
      .sum('total'),
  ],
  [
    'participação do quarto luxo no faturamento da pousada',
    inn,
    stays.share((r) => r.room === 'Luxo', 'total'),
  ],
  ['media de hospedes por reserva em cada canal', inn, stays.by('channel', (g) => g.mean('guests'))],
  [
    'minha sócia quer saber: quantas diarias vendemos pra hospede de bh em novembro?',
    inn,
    stays
      .during('2025-11')
      .when((r) => r.city === 'Belo Horizonte')
      .sum('nights'),
  ],

  // The firm of removals
  [
    'quantas mudanças residenciais fizemos em dezembro?',
    removals,
    hauls
      .during('2025-12')
      .when((r) => r.kind === 'MUDANÇA RESIDENCIAL')
      .count(),
  ],
  ['total cobrado por tipo de serviço', removals, hauls.by('kind', (g) => g.sum('price'))],
  ['qual motorista rodou mais km?', removals, most(hauls.by('driver', (g) => g.sum('km')))],
  ['qto gastamos de combustivel em outubro', removals, hauls.during('2025-10').sum('fuel')],
  [
    'valor cobrado dos serviços que ainda não foram pagos',
    removals,
    hauls.when((r) => r.paid === 'NÃO').sum('price'),
  ],
  ['quanto cobramos em media por frete?', removals, hauls.when((r) => r.kind === 'FRETE').mean('price')],
  ['km rodados por veiculo', removals, hauls.by('vehicle', (g) => g.sum('km'))],
  ['total de pedagio por mes', removals, hauls.byMonth((g) => g.sum('toll'))],
  [
    'os 3 destinos com mais serviços',
    removals,
    most(
      hauls.by('destination', (g) => g.count()),
      3,
    ),
  ],
  ['que % dos serviços foi feito com a fiorino?', removals, hauls.share((r) => r.vehicle === 'FIORINO')],
  [
    'quantos serviços o Gilmar fez em janeiro',
    removals,
    hauls
      .during('2026-01')
      .when((r) => r.driver === 'GILMAR')
      .count(),
  ],
  [
    'gilmar e sandro: total de horas de cada um em fevereiro',
    removals,
    hauls
      .during('2026-02')
      .when((r) => r.driver === 'GILMAR' || r.driver === 'SANDRO')
      .by('driver', (g) => g.sum('hours')),
  ],
  [
    'total cobrado nos serviços, março x abril',
    removals,
    { before: hauls.during('2026-03').sum('price'), after: hauls.during('2026-04').sum('price') },
  ],
  [
    'maior valor cobrado numa mudança comercial',
    removals,
    hauls.when((r) => r.kind === 'MUDANÇA COMERCIAL').max('price'),
  ],
  ['quantos serviços passaram de 100 km?', removals, hauls.when((r) => r.km > 100).count()],
  ['quantos serviços fizemos sem nenhum ajudante', removals, hauls.when((r) => r.helpers === 0).count()],
  [
    'media de ajudantes por mudança residencial',
    removals,
    hauls.when((r) => r.kind === 'MUDANÇA RESIDENCIAL').mean('helpers'),
  ],
  [
    'qual dia da semana tem mais serviços do caminhão baú?',
    removals,
    most(hauls.when((r) => r.vehicle === 'CAMINHÃO BAÚ').byWeekday((g) => g.count())),
  ],
  [
    'quanto sobra do total cobrado tirando só o combustivel?',
    removals,
    hauls.sum('price') - hauls.sum('fuel'),
  ],
  [
    'total cobrado nos fretes do edmilson desde fevereiro',
    removals,
    hauls
      .during('2026-02', '2026-04')
      .when((r) => r.kind === 'FRETE' && r.driver === 'EDMILSON')
      .sum('price'),
  ],
  ['gasto de combustivel por motorista', removals, hauls.by('driver', (g) => g.sum('fuel'))],
  [
    'quantos serviços pra florianopolis entre 10/10/2025 e 20/01/2026?',
    removals,
    hauls
      .from('2025-10-10', '2026-01-20')
      .when((r) => r.destination === 'FLORIANÓPOLIS')
      .count(),
  ],
  [
    'qual veiculo gastou menos com combustivel no total?',
    removals,
    least(hauls.by('vehicle', (g) => g.sum('fuel'))),
  ],
  [
    'participação das mudanças comerciais no total cobrado',
    removals,
    hauls.share((r) => r.kind === 'MUDANÇA COMERCIAL', 'price'),
  ],
  ['serviços pagos e não pagos, quantos de cada?', removals, hauls.by('paid', (g) => g.count())],
  [
    'quantas entregas de moveis duraram até 3 horas',
    removals,
    hauls.when((r) => r.kind === 'ENTREGA DE MÓVEIS' && r.hours <= 3).count(),
  ],
  [
    'total de horas por motorista sem contar frete',
    removals,
    hauls.when((r) => r.kind !== 'FRETE').by('driver', (g) => g.sum('hours')),
  ],
  [
    'em media quantos km por serviço pra blumenau?',
    removals,
    hauls.when((r) => r.destination === 'BLUMENAU').mean('km'),
  ],
  ['em que mes gastamos mais com pedagio?', removals, most(hauls.byMonth((g) => g.sum('toll')))],
  [
    'to fechando com o contador: quanto foi cobrado nos serviços do vuc no quarto trimestre de 2025?',
    removals,
    hauls
      .during('2025-10', '2025-12')
      .when((r) => r.vehicle === 'VUC')
      .sum('price'),
  ],
]

export const unanswerable: string[] = [
  'qual o salario da jessica?',
  'quanto pagamos de aluguel da loja em dezembro?',
  'quantas camisetas ainda tem no estoque?',
  'quantos clientes estão com parcela atrasada no crediario?',
  'qual a idade media dos hospedes?',
  'quanto a pousada gastou com lavanderia em janeiro?',
  'quantas reservas foram canceladas em fevereiro',
  'quanto gastamos com pneu do caminhão baú?',
  'quantas multas de transito o sandro levou?',
  'quanto pagamos de diaria pros ajudantes?',
]
