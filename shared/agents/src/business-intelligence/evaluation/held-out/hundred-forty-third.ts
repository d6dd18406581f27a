import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A bakery franchise with three shops, a bus company selling intercity tickets and a homeopathic pharmacy. */

const { next, whole, pick, among } = seededBusiness('three bakeries, intercity buses, a homeopathic pharmacy')

const goods = [
  { product: 'Pão francês', line: 'Panificação', price: 0.95, few: 150, many: 420, flour: 0.05 },
  { product: 'Coxinha', line: 'Salgados', price: 8.5, few: 40, many: 150, flour: 0.04 },
  { product: 'Pão de queijo', line: 'Salgados', price: 4.5, few: 60, many: 160, flour: 0 },
  { product: 'Sonho', line: 'Confeitaria', price: 9.9, few: 20, many: 110, flour: 0.06 },
  { product: 'Baguete', line: 'Panificação', price: 7.9, few: 25, many: 80, flour: 0.25 },
  { product: 'Croissant', line: 'Folhados', price: 11.5, few: 20, many: 95, flour: 0.07 },
  { product: 'Brigadeiro', line: 'Confeitaria', price: 4, few: 50, many: 140, flour: 0 },
]
// A row for what was baked at once; more of them on Saturdays. What is made without flour has none told.
const batches = new Rows(
  daysFrom('2025-06-01', 304).flatMap((day) =>
    Array.from({ length: weekdayIn(day) === 6 ? whole(3, 5) : whole(1, 3) }, () => {
      const { shop, bakers } = among(
        [{ shop: 'Centro', bakers: ['Zeca', 'Zeca', 'Ivone'] }, 45],
        [{ shop: 'Moema', bakers: ['Cristiano', 'Lúcia'] }, 33],
        [{ shop: 'Tatuapé', bakers: ['Wagner', 'Wagner', 'Rute'] }, 22],
      )
      const { product, line, price, few, many, flour } = pick(goods)
      const made = whole(few, many)
      const left = next() < 0.3 ? 0 : whole(1, Math.floor(made * 0.15))
      const revenue = cents((made - left) * price)
      return {
        day,
        shop,
        baker: pick(bakers),
        shift: pick(['Madrugada', 'Madrugada', 'Manhã', 'Tarde']),
        line,
        product,
        made,
        sold: made - left,
        left,
        minutes: whole(12, 45),
        flour: flour === 0 ? undefined : Math.round(made * flour * 10) / 10,
        cost: cents((made * price * whole(28, 42)) / 100),
        royalties: cents(revenue * 0.06),
        revenue,
      }
    }),
  ),
)

// A row for a sale of one or more tickets; most on Fridays.
const tickets = new Rows(
  daysFrom('2025-05-01', 304).flatMap((day) =>
    Array.from({ length: weekdayIn(day) === 5 ? whole(3, 5) : whole(1, 3) }, () => {
      const route = among(
        [{ origin: 'Goiânia', destination: 'Brasília', km: 209 }, 24],
        [{ origin: 'Goiânia', destination: 'Caldas Novas', km: 169 }, 18],
        [{ origin: 'Goiânia', destination: 'São Paulo', km: 926 }, 14],
        [{ origin: 'Anápolis', destination: 'Brasília', km: 158 }, 12],
        [{ origin: 'Jataí', destination: 'São Paulo', km: 930 }, 10],
        [{ origin: 'Jataí', destination: 'Uberlândia', km: 400 }, 10],
        [{ origin: 'Anápolis', destination: 'Caldas Novas', km: 224 }, 5],
        [{ origin: 'Anápolis', destination: 'Palmas', km: 821 }, 5],
        [{ origin: 'Jataí', destination: 'Brasília', km: 540 }, 3],
      )
      const { seat, rate } = among(
        [{ seat: 'Convencional', rate: 0.27 }, 50],
        [{ seat: 'Executivo', rate: 0.36 }, 32],
        [{ seat: 'Leito', rate: 0.55 }, 18],
      )
      const passenger = among(['Inteira', 60], ['Estudante', 25], ['Idoso', 15])
      const pieces = whole(1, 4)
      const fare = cents(route.km * rate * (whole(90, 120) / 100) * (passenger === 'Inteira' ? 1 : 0.5))
      const tax = cents((pieces * whole(390, 640)) / 100)
      const luggage = next() < 0.7 ? undefined : whole(2_000, 9_000) / 100
      const insurance = next() < 0.55 ? 0 : cents(pieces * 6.9)
      return {
        day,
        ...route,
        seat,
        period: among(['Diurno', 58], ['Noturno', 42]),
        channel: among(['Site', 38], ['Guichê', 29], ['Aplicativo', 21], ['Agência', 12]),
        passenger,
        payment: pick(['Pix', 'Crédito', 'Débito', 'Dinheiro']),
        moved: next() < 0.18 ? 'Sim' : 'Não',
        pieces,
        fare,
        tax,
        luggage,
        insurance,
        total: cents(pieces * fare + tax + (luggage ?? 0) + insurance),
      }
    }),
  ),
)

// Closed on Sundays, half a day on Saturdays. What is fetched has no freight.
const orders = new Rows(
  daysFrom('2025-07-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(1, 2) : whole(2, 4) }, () => {
        const delivery = among(['Retirada', 50], ['Motoboy', 32], ['Correios', 18])
        const bottles = whole(1, 4)
        const gross = cents((bottles * whole(2_490, 5_890)) / 100)
        const discount = next() < 0.65 ? undefined : cents((gross * whole(5, 20)) / 100)
        return {
          day,
          remedy: among(
            ['Arnica montana', 30],
            ['Nux vomica', 22],
            ['Pulsatilla', 17],
            ['Belladonna', 13],
            ['Lycopodium', 10],
            ['Calcarea carbonica', 8],
          ),
          potency: among(['30CH', 40], ['6CH', 27], ['12CH', 20], ['200CH', 13]),
          form: among(['Glóbulos', 52], ['Gotas', 31], ['Tabletes', 17]),
          prescriber: among(['Dra. Helena', 38], ['Dr. Ciro', 27], ['Dra. Yara', 20], ['Dr. Amadeu', 15]),
          attendant: among(['Soraia', 46], ['Gilberto', 33], ['Milena', 21]),
          patient: among(['Adulto', 55], ['Infantil', 30], ['Pet', 15]),
          channel: among(['Balcão', 45], ['WhatsApp', 37], ['Telefone', 18]),
          delivery,
          bottles,
          days: whole(1, 8),
          freight:
            delivery === 'Retirada'
              ? undefined
              : (delivery === 'Motoboy' ? whole(800, 1_800) : whole(1_500, 3_900)) / 100,
          discount,
          total: cents(gross - (discount ?? 0)),
        }
      }),
    )
    .map((order, at) => ({ id: 4_201 + at, ...order })),
)

const bakery = 'Fornadas Padaria 3 Lojas'
const buses = 'vendas_passagens_onibus'
const pharmacy = 'PEDIDOS FARMACIA HOMEOPATICA'

export const files = [
  file(bakery, batches, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Loja', ({ shop }) => shop],
    ['Padeiro', ({ baker }) => baker],
    ['Turno', ({ shift }) => shift],
    ['Linha', ({ line }) => line],
    ['Produto', ({ product }) => product],
    ['Qtd. Produzida', ({ made }) => made],
    ['Qtd. Vendida', ({ sold }) => sold],
    ['Qtd. Sobra', ({ left }) => left],
    ['Minutos de forno', ({ minutes }) => minutes],
    ['Farinha (kg)', ({ flour }) => (flour === undefined ? '' : decimal(flour, 1))],
    ['Custo ingredientes', ({ cost }) => dotted(commaPrice(cost))],
    ['Royalties', ({ royalties }) => dotted(commaPrice(royalties))],
    ['Faturamento', ({ revenue }) => dotted(commaPrice(revenue))],
  ]),
  file(
    buses,
    tickets,
    [
      ['data_venda', ({ day }) => day],
      ['origem', ({ origin }) => origin],
      ['destino', ({ destination }) => destination],
      ['km', ({ km }) => km],
      ['classe', ({ seat }) => seat],
      ['periodo', ({ period }) => period],
      ['canal_venda', ({ channel }) => channel],
      ['tipo_passageiro', ({ passenger }) => passenger],
      ['forma_pgto', ({ payment }) => payment],
      ['remarcada', ({ moved }) => moved],
      ['qtd_passagens', ({ pieces }) => pieces],
      ['tarifa', ({ fare }) => fare.toFixed(2)],
      ['taxa_embarque', ({ tax }) => tax.toFixed(2)],
      ['bagagem_extra', ({ luggage }) => (luggage === undefined ? '' : luggage.toFixed(2))],
      ['seguro_viagem', ({ insurance }) => insurance.toFixed(2)],
      ['valor_total', ({ total }) => total.toFixed(2)],
    ],
    ',',
  ),
  file(pharmacy, orders, [
    ['Nº PEDIDO', ({ id }) => id],
    ['DT PEDIDO', ({ day }) => shownDay(day)],
    ['MEDICAMENTO', ({ remedy }) => remedy],
    ['POTÊNCIA', ({ potency }) => potency],
    ['FORMA FARMACÊUTICA', ({ form }) => form],
    ['PRESCRITOR', ({ prescriber }) => prescriber],
    ['ATENDENTE', ({ attendant }) => attendant],
    ['TIPO PACIENTE', ({ patient }) => patient],
    ['CANAL', ({ channel }) => channel],
    ['ENTREGA', ({ delivery }) => delivery],
    ['FRASCOS', ({ bottles }) => bottles],
    ['DIAS PREPARO', ({ days }) => days],
    ['FRETE', ({ freight }) => (freight === undefined ? '' : decimal(freight))],
    ['DESCONTO', ({ discount }) => (discount === undefined ? '' : decimal(discount))],
    ['VLR FATURADO', ({ total }) => decimal(total)],
  ]),
]

/* What some questions are kept to */

const centre = batches.when((r) => r.shop === 'Centro')
const moema = batches.when((r) => r.shop === 'Moema')
const tatuape = batches.when((r) => r.shop === 'Tatuapé')
const croissants = batches.when((r) => r.product === 'Croissant')
const baguettes = batches.when((r) => r.product === 'Baguete')

const toBrasilia = tickets.when((r) => r.destination === 'Brasília')
const toCaldas = tickets.when((r) => r.destination === 'Caldas Novas')
const atCounter = tickets.when((r) => r.channel === 'Guichê')
const onSite = tickets.when((r) => r.channel === 'Site')
const elderly = tickets.when((r) => r.passenger === 'Idoso' && r.seat !== 'Leito')

const byCourier = orders.when((r) => r.delivery === 'Motoboy')
const children = orders.when((r) => r.patient === 'Infantil')
const calcarea = orders.when((r) => r.remedy === 'Calcarea carbonica')
const byPhone = orders.when((r) => r.channel === 'Telefone')
const drops = orders.when((r) => r.form === 'Gotas')
const yara = orders.when((r) => r.prescriber === 'Dra. Yara')

export const labelled: Labelled[] = [
  // The bakeries
  ['me passa o faturamento de cada loja da padaria', bakery, batches.by('shop', (g) => g.sum('revenue'))],
  ['Quantas fornadas saíram na loja Moema em setembro?', bakery, moema.during('2025-09').count()],
  ['qto a loja do tatuape faturou em dezembro', bakery, tatuape.during('2025-12').sum('revenue')],
  ['Qual loja acumulou a maior quantidade de sobra?', bakery, most(batches.by('shop', (g) => g.sum('left')))],
  ['sobra média por fornada, produto a produto', bakery, batches.by('product', (g) => g.mean('left'))],
  ['Quantos kg de farinha foram usados em novembro?', bakery, batches.during('2025-11').sum('flour')],
  ['quero ver o faturamento das padarias mês a mês', bakery, batches.byMonth((g) => g.sum('revenue'))],
  [
    'Liste os 4 produtos de maior faturamento nas padarias.',
    bakery,
    most(
      batches.by('product', (g) => g.sum('revenue')),
      4,
    ),
  ],
  ['qual padeiro fez menos fornadas', bakery, least(batches.by('baker', (g) => g.count()))],
  [
    'Que percentual do faturamento das padarias vem da linha Confeitaria?',
    bakery,
    batches.share((r) => r.line === 'Confeitaria', 'revenue'),
  ],
  [
    'qual foi o custo total de ingredientes do croissant no quarto trimestre de 2025?',
    bakery,
    croissants.during('2025-10', '2025-12').sum('cost'),
  ],
  [
    'Compare o faturamento da loja Centro em outubro e em novembro.',
    bakery,
    { before: centre.during('2025-10').sum('revenue'), after: centre.during('2025-11').sum('revenue') },
  ],
  ['em quantas fornadas sobraram mais de 20 unidades', bakery, batches.when((r) => r.left > 20).count()],
  [
    'Em qual dia da semana as padarias produzem a maior quantidade?',
    bakery,
    most(batches.byWeekday((g) => g.sum('made'))),
  ],
  ['numero de fornadas por turno', bakery, batches.by('shift', (g) => g.count())],
  [
    'Qual o maior faturamento que uma única fornada de sonho já deu?',
    bakery,
    batches.when((r) => r.product === 'Sonho').max('revenue'),
  ],
  [
    'faturamento medio por fornada no turno da madrugada',
    bakery,
    batches.when((r) => r.shift === 'Madrugada').mean('revenue'),
  ],
  [
    'Quanto deu de royalties da loja Moema de junho a agosto?',
    bakery,
    moema.during('2025-06', '2025-08').sum('royalties'),
  ],
  [
    'tô conferindo a vitrine: qual a qtd vendida de pao de queijo na loja do centro?',
    bakery,
    centre.when((r) => r.product === 'Pão de queijo').sum('sold'),
  ],
  [
    'Quantos padeiros diferentes fizeram baguete em fevereiro?',
    bakery,
    baguettes.during('2026-02').distinct('baker'),
  ],
  [
    'faturamento por linha de produto, sem contar a loja Tatuapé',
    bakery,
    batches.when((r) => r.shop !== 'Tatuapé').by('line', (g) => g.sum('revenue')),
  ],
  [
    'quantas fornadas a loja Centro faz por mês, na média?',
    bakery,
    centre.count() / centre.byMonth((g) => g.count()).length,
  ],
  [
    'Entre 15/07/2025 e 15/08/2025, qual foi a quantidade total de sobra nas padarias?',
    bakery,
    batches.from('2025-07-15', '2025-08-15').sum('left'),
  ],
  [
    'as fornadas do turno da tarde são quantos por cento do total de fornadas',
    bakery,
    batches.share((r) => r.shift === 'Tarde'),
  ],
  ['quantas fornadas ficaram com sobra zero?', bakery, batches.when((r) => r.left === 0).count()],
  [
    'Quantas fornadas ficaram de 20 a 30 minutos no forno?',
    bakery,
    batches.when((r) => r.minutes >= 20 && r.minutes <= 30).count(),
  ],
  ['média de farinha em kg por fornada de baguete', bakery, baguettes.mean('flour')],
  ['nos sabados, quanto a loja moema faturou no total', bakery, moema.on(6).sum('revenue')],
  [
    'Qual a diferença entre o faturamento e o custo de ingredientes da loja Moema?',
    bakery,
    moema.sum('revenue') - moema.sum('cost'),
  ],
  [
    'em que mes o pao frances teve o menor faturamento',
    bakery,
    least(batches.when((r) => r.product === 'Pão francês').byMonth((g) => g.sum('revenue'))),
  ],

  // The bus company
  [
    'Quantas passagens vendemos com destino a Brasília em julho?',
    buses,
    toBrasilia.during('2025-07').sum('pieces'),
  ],
  ['qtd de passagens vendidas por destino', buses, tickets.by('destination', (g) => g.sum('pieces'))],
  [
    'Qual canal de venda de passagens trouxe o maior valor total?',
    buses,
    most(tickets.by('channel', (g) => g.sum('total'))),
  ],
  ['Quanto arrecadamos de taxa de embarque em cada mês?', buses, tickets.byMonth((g) => g.sum('tax'))],
  ['tarifa media da classe leito', buses, tickets.when((r) => r.seat === 'Leito').mean('fare')],
  ['quantas vendas de passagem foram remarcadas', buses, tickets.when((r) => r.moved === 'Sim').count()],
  [
    'Do valor total das passagens, quantos por cento foi pago em dinheiro?',
    buses,
    tickets.share((r) => r.payment === 'Dinheiro', 'total'),
  ],
  [
    'preciso passar pro contador o valor total vendido no guichê de agosto até outubro',
    buses,
    atCounter.during('2025-08', '2025-10').sum('total'),
  ],
  [
    'quanto entrou de bagagem extra nas vendas pra Palmas',
    buses,
    tickets.when((r) => r.destination === 'Palmas').sum('luggage'),
  ],
  [
    'Nas vendas em que houve cobrança de bagagem extra, qual o valor médio da bagagem?',
    buses,
    tickets.mean('luggage'),
  ],
  [
    'quais os dois destinos com menor quantidade de passagens vendidas?',
    buses,
    least(
      tickets.by('destination', (g) => g.sum('pieces')),
      2,
    ),
  ],
  [
    'compara a quantidade de passagens de novembro com a de dezembro',
    buses,
    { before: tickets.during('2025-11').sum('pieces'), after: tickets.during('2025-12').sum('pieces') },
  ],
  [
    'vendas pelo aplicativo com valor total acima de 500 reais, foram quantas?',
    buses,
    tickets.when((r) => r.channel === 'Aplicativo' && r.total > 500).count(),
  ],
  ['qual dia da semana tem mais passagens vendidas', buses, most(tickets.byWeekday((g) => g.sum('pieces')))],
  [
    'Quantas passagens de estudante foram vendidas com origem em Anápolis?',
    buses,
    tickets.when((r) => r.passenger === 'Estudante' && r.origin === 'Anápolis').sum('pieces'),
  ],
  [
    'valor total vendido por classe do onibus, tirando o que sai de goiania',
    buses,
    tickets.when((r) => r.origin !== 'Goiânia').by('seat', (g) => g.sum('total')),
  ],
  [
    'Qual a média de passagens por venda em cada canal de venda?',
    buses,
    tickets.by('channel', (g) => g.mean('pieces')),
  ],
  [
    'Qual o valor total mais alto de uma venda para São Paulo?',
    buses,
    tickets.when((r) => r.destination === 'São Paulo').max('total'),
  ],
  ['quantas vendas de passagem têm seguro viagem', buses, tickets.when((r) => r.insurance > 0).count()],
  [
    'o seguro viagem somou qto no terceiro trimestre de 2025?',
    buses,
    tickets.during('2025-07', '2025-09').sum('insurance'),
  ],
  [
    'Que fatia da quantidade de passagens vendidas é do período noturno?',
    buses,
    tickets.share((r) => r.period === 'Noturno', 'pieces'),
  ],
  [
    'por mês, em média, qual o valor total vendido em passagens?',
    buses,
    tickets.sum('total') / tickets.byMonth((g) => g.count()).length,
  ],
  ['qual mes teve menos passagens vendidas', buses, least(tickets.byMonth((g) => g.sum('pieces')))],
  ['Em quantas vendas saíram 3 passagens ou mais?', buses, tickets.when((r) => r.pieces >= 3).count()],
  [
    'top 3 destinos em valor total na classe executivo',
    buses,
    most(
      tickets.when((r) => r.seat === 'Executivo').by('destination', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'De 20/12/2025 a 10/01/2026, qual foi o valor total vendido para Caldas Novas?',
    buses,
    toCaldas.from('2025-12-20', '2026-01-10').sum('total'),
  ],
  [
    'pra quantos destinos diferentes vendemos passagem saindo de jatai',
    buses,
    tickets.when((r) => r.origin === 'Jataí').distinct('destination'),
  ],
  ['quantas passagens foram vendidas no site aos domingos?', buses, onSite.on(0).sum('pieces')],
  [
    'valor total das passagens de idoso em janeiro, fora a classe leito',
    buses,
    elderly.during('2026-01').sum('total'),
  ],
  ['Quantas vendas foram para trajetos com mais de 600 km?', buses, tickets.when((r) => r.km > 600).count()],

  // The pharmacy
  ['Quantos pedidos a farmácia recebeu em outubro?', pharmacy, orders.during('2025-10').count()],
  [
    'quanto faturamos com arnica montana',
    pharmacy,
    orders.when((r) => r.remedy === 'Arnica montana').sum('total'),
  ],
  ['Número de pedidos por potência', pharmacy, orders.by('potency', (g) => g.count())],
  ['qual prescritor gerou mais pedidos', pharmacy, most(orders.by('prescriber', (g) => g.count()))],
  [
    'Quantos dias de preparo, em média, levam os pedidos em glóbulos?',
    pharmacy,
    orders.when((r) => r.form === 'Glóbulos').mean('days'),
  ],
  [
    'me diz o total de frete dos pedidos de motoboy em janeiro',
    pharmacy,
    byCourier.during('2026-01').sum('freight'),
  ],
  [
    'frete médio dos pedidos entregues pelos correios',
    pharmacy,
    orders.when((r) => r.delivery === 'Correios').mean('freight'),
  ],
  [
    'Quantos frascos saíram para paciente infantil no quarto trimestre de 2025?',
    pharmacy,
    children.during('2025-10', '2025-12').sum('bottles'),
  ],
  ['valor faturado da farmacia por canal', pharmacy, orders.by('channel', (g) => g.sum('total'))],
  [
    'Quais são os três medicamentos com mais frascos?',
    pharmacy,
    most(
      orders.by('remedy', (g) => g.sum('bottles')),
      3,
    ),
  ],
  [
    'quantos % do valor faturado na farmácia vem de paciente pet?',
    pharmacy,
    orders.share((r) => r.patient === 'Pet', 'total'),
  ],
  [
    'valor faturado da farmacia: fevereiro contra março',
    pharmacy,
    { before: orders.during('2026-02').sum('total'), after: orders.during('2026-03').sum('total') },
  ],
  [
    'A Soraia concedeu quanto de desconto ao todo?',
    pharmacy,
    orders.when((r) => r.attendant === 'Soraia').sum('discount'),
  ],
  ['quantos pedidos tiveram mais de 5 dias de preparo', pharmacy, orders.when((r) => r.days > 5).count()],
  [
    'pelo whatsapp, quantos pedidos tiveram valor faturado abaixo de R$ 80?',
    pharmacy,
    orders.when((r) => r.channel === 'WhatsApp' && r.total < 80).count(),
  ],
  ['quantos pedidos entram em cada dia da semana na farmácia?', pharmacy, orders.byWeekday((g) => g.count())],
  [
    'Qual o maior desconto dado em um pedido de Belladonna?',
    pharmacy,
    orders.when((r) => r.remedy === 'Belladonna').max('discount'),
  ],
  ['qtos pedidos tiveram desconto', pharmacy, orders.when((r) => r.discount !== undefined).count()],
  ['Faturado médio por pedido de cada atendente', pharmacy, orders.by('attendant', (g) => g.mean('total'))],
  [
    'sem contar a potencia 200CH, quanto o lycopodium faturou?',
    pharmacy,
    orders.when((r) => r.potency !== '200CH' && r.remedy === 'Lycopodium').sum('total'),
  ],
  [
    'Quantos prescritores distintos tiveram pedido de Calcarea carbonica em agosto?',
    pharmacy,
    calcarea.during('2025-08').distinct('prescriber'),
  ],
  ['qual mes teve maior valor faturado na farmacia', pharmacy, most(orders.byMonth((g) => g.sum('total')))],
  [
    'Quantos pedidos por telefone a farmácia recebe por mês, em média?',
    pharmacy,
    byPhone.count() / byPhone.byMonth((g) => g.count()).length,
  ],
  [
    'entre 01/12/2025 e 24/12/2025 foram quantos frascos em gotas?',
    pharmacy,
    drops.from('2025-12-01', '2025-12-24').sum('bottles'),
  ],
  [
    'quantos frascos de 30CH a dra helena prescreveu',
    pharmacy,
    orders.when((r) => r.potency === '30CH' && r.prescriber === 'Dra. Helena').sum('bottles'),
  ],
  [
    'Qual a fatia do canal Balcão no número de pedidos da farmácia?',
    pharmacy,
    orders.share((r) => r.channel === 'Balcão'),
  ],
  [
    'valor faturado com tabletes em cada mês',
    pharmacy,
    orders.when((r) => r.form === 'Tabletes').byMonth((g) => g.sum('total')),
  ],
  [
    'qual forma farmacêutica tem o menor valor faturado?',
    pharmacy,
    least(orders.by('form', (g) => g.sum('total'))),
  ],
  [
    'pedidos de exatamente 2 frascos com entrega retirada, quantos sao',
    pharmacy,
    orders.when((r) => r.bottles === 2 && r.delivery === 'Retirada').count(),
  ],
  [
    'tô montando um resumo da farmácia: quanto foi faturado desde janeiro de 2026 com pedidos da Dra. Yara?',
    pharmacy,
    yara.during('2026-01', '2026-04').sum('total'),
  ],
]

export const unanswerable: string[] = [
  'quanto a loja do Centro pagou de conta de luz em outubro?',
  'qual o salário do padeiro Cristiano',
  'Quantos clientes entraram na loja Moema em dezembro?',
  'qual moinho vende a farinha mais barata pra gente?',
  'Quantos litros de diesel os ônibus gastaram em agosto?',
  'qual motorista levou mais multa de transito',
  'Quantos minutos de atraso tiveram as viagens para Palmas?',
  'qual o estoque de Pulsatilla na farmácia',
  'Qual a idade média dos pacientes da Dra. Helena?',
  'quando vence o alvará da farmacia?',
]
