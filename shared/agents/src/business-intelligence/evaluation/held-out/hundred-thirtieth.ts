import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A maker of awnings and tents, a distributor of medicines for hospitals, a school for cake decorating. */

const { next, whole, pick, among } = seededBusiness('awnings by the metre, boxes for wards, sugar flowers')

const later = (day: string, count: number): string => daysFrom(day, count + 1)[count] ?? day
const daysBetween = (first: string, last: string) =>
  Math.round((Date.parse(last) - Date.parse(first)) / 864e5)

const awningClients = [
  { client: 'Padaria Pão Dourado', segment: 'Comércio', city: 'Campinas' },
  { client: 'Condomínio Solar das Palmeiras', segment: 'Condomínio', city: 'Valinhos' },
  { client: 'Buffet Alegria', segment: 'Eventos', city: 'Sumaré' },
  { client: 'Cantina da Nonna', segment: 'Comércio', city: 'Campinas' },
  { client: 'Colégio Santa Rita', segment: 'Escola', city: 'Vinhedo' },
  { client: 'Posto Trevo', segment: 'Comércio', city: 'Sumaré' },
  { client: 'Helena Brandão', segment: 'Residência', city: 'Valinhos' },
  { client: 'Marcos Tavares', segment: 'Residência', city: 'Paulínia' },
  { client: 'Feira Gastronômica', segment: 'Eventos', city: 'Campinas' },
]
const awnings = [
  { product: 'Toldo retrátil', fabrics: ['Lona acrílica', 'Tela screen'], from: 38_000, to: 62_000 },
  { product: 'Toldo fixo', fabrics: ['Lona vinílica', 'Lona acrílica'], from: 22_000, to: 35_000 },
  { product: 'Toldo cortina', fabrics: ['Lona vinílica', 'PVC cristal'], from: 15_000, to: 26_000 },
  { product: 'Tenda piramidal', fabrics: ['Lona vinílica', 'Lona antichama'], from: 12_000, to: 20_000 },
  { product: 'Tenda sanfonada', fabrics: ['Poliéster', 'Lona vinílica'], from: 9_000, to: 17_000 },
  { product: 'Cobertura de policarbonato', fabrics: ['Policarbonato'], from: 30_000, to: 48_000 },
]
const lastOrder = '2026-04-30'
// Closed on Sundays, so that a week is the same whether it starts on a Sunday or on a Monday.
const orders = new Rows(
  daysFrom('2025-05-02', 364)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? 1 : whole(1, 3) }, () => {
        const { product, fabrics, from, to } = pick(awnings)
        const area = whole(15, 240) / 10
        const price = cents((area * whole(from, to)) / 100)
        const planned = later(day, whole(6, 40))
        const date = weekdayIn(planned) === 0 ? later(planned, 1) : planned
        const isInstalled = date <= lastOrder && next() > 0.04
        return {
          day,
          ...pick(awningClients),
          product,
          fabric: pick(fabrics),
          seller: among(['Simone', 5], ['Rogério', 3], ['Adilson', 2]),
          installed: isInstalled ? date : undefined,
          wait: isInstalled ? daysBetween(day, date) : undefined,
          installer: isInstalled
            ? among(['Gilson', 40], ['Wesley', 28], ['Tonho', 19], ['Ademir', 13])
            : undefined,
          motor: product === 'Toldo retrátil' && next() < 0.45 ? 'sim' : 'não',
          pieces: whole(1, 6),
          area,
          price,
          deposit: next() < 0.15 ? undefined : cents((price * whole(3, 6)) / 10),
        }
      }),
    )
    .map((row, at) => ({ ...row, order: 3_201 + at })),
)

const hospitals = [
  { hospital: 'Santa Casa de Itu', kind: 'Filantrópico', state: 'SP' },
  { hospital: 'Hospital São Lucas', kind: 'Privado', state: 'MG' },
  { hospital: 'Hospital Municipal de Betim', kind: 'Público', state: 'MG' },
  { hospital: 'Hospital Regional do Vale', kind: 'Público', state: 'SP' },
  { hospital: 'Maternidade Boa Esperança', kind: 'Filantrópico', state: 'PR' },
  { hospital: 'UPA Zona Norte', kind: 'Público', state: 'RJ' },
  { hospital: 'Instituto Cardio Sul', kind: 'Privado', state: 'PR' },
  { hospital: 'Clínica Oncovida', kind: 'Privado', state: 'RJ' },
]
const drugs = [
  {
    drug: 'Dipirona injetável',
    group: 'Analgésico',
    cold: 'NÃO',
    labs: ['Teuto', 'Hipolabor'],
    from: 2_500,
    to: 6_000,
  },
  {
    drug: 'Ceftriaxona 1 g',
    group: 'Antibiótico',
    cold: 'NÃO',
    labs: ['Eurofarma', 'Teuto'],
    from: 9_000,
    to: 18_000,
  },
  {
    drug: 'Soro fisiológico 500 mL',
    group: 'Solução',
    cold: 'NÃO',
    labs: ['Baxter', 'Fresenius'],
    from: 7_000,
    to: 13_000,
  },
  {
    drug: 'Insulina regular',
    group: 'Hormônio',
    cold: 'SIM',
    labs: ['Novo Nordisk', 'Biomm'],
    from: 14_000,
    to: 29_000,
  },
  {
    drug: 'Enoxaparina 40 mg',
    group: 'Anticoagulante',
    cold: 'NÃO',
    labs: ['Blau', 'Eurofarma'],
    from: 22_000,
    to: 38_000,
  },
  {
    drug: 'Meropenem 1 g',
    group: 'Antibiótico',
    cold: 'NÃO',
    labs: ['Eurofarma', 'Blau'],
    from: 18_000,
    to: 34_000,
  },
  {
    drug: 'Midazolam 5 mg',
    group: 'Sedativo',
    cold: 'NÃO',
    labs: ['Cristália', 'Hipolabor'],
    from: 6_000,
    to: 12_000,
  },
  {
    drug: 'Rocurônio 50 mg',
    group: 'Bloqueador neuromuscular',
    cold: 'SIM',
    labs: ['Cristália', 'União Química'],
    from: 16_000,
    to: 31_000,
  },
]
const lastInvoice = '2026-04-28'
// Weekdays only, most on Mondays.
const invoices = new Rows(
  daysFrom('2025-05-05', 359)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(3, 5) : whole(1, 3) }, () => {
        const { drug, group, cold, labs, from, to } = pick(drugs)
        const boxes = whole(5, 120)
        const unit = whole(from, to) / 100
        const carrier = among(['RápidoMed', 45], ['TransFarma', 30], ['Frota própria', 25])
        const date = later(day, carrier === 'Frota própria' ? whole(1, 4) : whole(2, 9))
        const isDelivered = date <= lastInvoice && next() > 0.03
        return {
          day,
          ...pick(hospitals),
          drug,
          group,
          cold,
          lab: pick(labs),
          mode: among(['Pregão', 5], ['Contrato', 3], ['Compra direta', 2]),
          rep: among(['Luciana', 4], ['Fabrício', 3], ['Ivone', 2], ['Renan', 1]),
          carrier,
          delivered: isDelivered ? date : undefined,
          transit: isDelivered ? daysBetween(day, date) : undefined,
          urgent: next() < 0.22 ? 'SIM' : 'NÃO',
          boxes,
          unit,
          freight: carrier === 'Frota própria' ? undefined : whole(4_000, 45_000) / 100,
          price: cents(boxes * unit),
        }
      }),
    )
    .map((row, at) => ({ ...row, invoice: 20_417 + at })),
)

const lessons = [
  { lesson: 'Bicos de confeitar', level: 'Iniciante', hours: 3, from: 24, to: 32 },
  { lesson: 'Chantininho', level: 'Iniciante', hours: 4, from: 30, to: 38 },
  { lesson: 'Pasta americana', level: 'Intermediário', hours: 5, from: 44, to: 58 },
  { lesson: 'Flores de açúcar', level: 'Avançado', hours: 6, from: 64, to: 84 },
  { lesson: 'Cupcakes', level: 'Iniciante', hours: 3, from: 22, to: 30 },
  { lesson: 'Pintura em bolo', level: 'Intermediário', hours: 4, from: 38, to: 48 },
  { lesson: 'Bolo de andares', level: 'Avançado', hours: 8, from: 90, to: 112 },
]
const students = [
  'Bruna Leal',
  'Amanda Reis',
  'Cíntia Prado',
  'Débora Nunes',
  'Elisa Camargo',
  'Fernanda Sá',
  'Gisele Torres',
  'Ingrid Matos',
  'Juliana Peixoto',
  'Karina Lopes',
  'Lorena Bastos',
  'Michele Rocha',
  'Natália Freire',
  'Olívia Teles',
  'Patrícia Guedes',
  'Rosana Vidal',
  'Sueli Barros',
  'Talita Moura',
  'Vanessa Pires',
  'Yasmin Couto',
]
const seatsOn = (weekday: number) => {
  if (weekday === 6) return whole(3, 6)
  return weekday === 5 ? whole(1, 3) : whole(1, 2)
}
const lowestScore = (teacher: string) => {
  if (teacher === 'Noemi') return 8
  return teacher === 'Ariane' ? 6 : 5
}
// From Tuesday to Saturday, a row for a student in a class.
const seats = new Rows(
  daysFrom('2025-05-02', 364)
    .filter((day) => weekdayIn(day) > 1)
    .flatMap((day) =>
      Array.from({ length: seatsOn(weekdayIn(day)) }, () => {
        const { lesson, level, hours, from, to } = pick(lessons)
        const teacher = among(['Noemi', 5], ['Ariane', 3], ['Dalva', 2])
        const coupon = among(['', 75], ['DOCE10', 17], ['VOLTEI', 8])
        const came = next() < 0.85 ? 'sim' : 'não'
        const kits = among([0, 45], [1, 35], [2, 15], [3, 5])
        return {
          day,
          student: pick(students),
          lesson,
          level,
          teacher,
          shift: among(['Tarde', 5], ['Noite', 3], ['Manhã', 2]),
          branch: among(['Tatuapé', 5], ['Santana', 3], ['Moema', 2]),
          source: among(['Instagram', 45], ['Indicação', 28], ['Google', 18], ['Feira de noivas', 9]),
          payment: among(['Pix', 5], ['Cartão de crédito', 3], ['Link de pagamento', 2]),
          coupon,
          came,
          hours,
          kits,
          kitPrice: kits === 0 ? undefined : cents((kits * whole(2_900, 6_900)) / 100),
          price: cents(whole(from, to) * 5 * (coupon === '' ? 1 : 0.9)),
          score: came === 'sim' && next() < 0.75 ? whole(lowestScore(teacher), 10) : undefined,
        }
      }),
    )
    .map((row, at) => ({ ...row, code: `INS${1_040 + at}` })),
)

const awningMaker = 'Pedidos Toldos e Tendas'
const distributor = 'NF_SAIDA_DISTRIBUIDORA'
const school = 'inscricoes confeitaria'

export const files = [
  file(awningMaker, orders, [
    ['Nº OS', ({ order }) => order],
    ['Data do pedido', ({ day }) => brazilianDay(day)],
    ['Data da instalação', ({ installed }) => (installed === undefined ? '' : brazilianDay(installed))],
    ['Cliente', ({ client }) => client],
    ['Segmento', ({ segment }) => segment],
    ['Cidade', ({ city }) => city],
    ['Produto', ({ product }) => product],
    ['Lona / tecido', ({ fabric }) => fabric],
    ['Vendedor(a)', ({ seller }) => seller],
    ['Instalador', ({ installer }) => installer ?? ''],
    ['Motorizado', ({ motor }) => motor],
    ['Qtd peças', ({ pieces }) => pieces],
    ['Área (m²)', ({ area }) => decimal(area, 1)],
    ['Valor total do pedido', ({ price }) => dotted(commaPrice(price))],
    ['Sinal pago (R$)', ({ deposit }) => (deposit === undefined ? '' : dotted(decimal(deposit)))],
  ]),
  file(
    distributor,
    invoices,
    [
      ['NUM_NF', ({ invoice }) => invoice],
      ['DT_EMISSAO', ({ day }) => brazilianDay(day)],
      ['DT_ENTREGA', ({ delivered }) => (delivered === undefined ? '' : brazilianDay(delivered))],
      ['HOSPITAL', ({ hospital }) => hospital],
      ['TIPO_INSTITUICAO', ({ kind }) => kind],
      ['UF', ({ state }) => state],
      ['MEDICAMENTO', ({ drug }) => drug],
      ['CLASSE_TERAPEUTICA', ({ group }) => group],
      ['LABORATORIO', ({ lab }) => lab],
      ['MODALIDADE', ({ mode }) => mode],
      ['REPRESENTANTE', ({ rep }) => rep],
      ['TRANSPORTADORA', ({ carrier }) => carrier],
      ['REFRIGERADO', ({ cold }) => cold],
      ['URGENTE', ({ urgent }) => urgent],
      ['QTD_CX', ({ boxes }) => boxes],
      ['VLR_UNIT_CX', ({ unit }) => decimal(unit)],
      ['VLR_FRETE', ({ freight }) => (freight === undefined ? '' : decimal(freight))],
      ['VLR_TOTAL_NF', ({ price }) => decimal(price)],
    ],
    '\t',
  ),
  file(
    school,
    seats,
    [
      ['Cód. inscrição', ({ code }) => code],
      ['Data da aula', ({ day }) => day],
      ['Aluna', ({ student }) => student],
      ['Aula', ({ lesson }) => lesson],
      ['Nível', ({ level }) => level],
      ['Professora', ({ teacher }) => teacher],
      ['Turno', ({ shift }) => shift],
      ['Unidade', ({ branch }) => branch],
      ['Como conheceu a escola', ({ source }) => source],
      ['Forma pagto', ({ payment }) => payment],
      ['Cupom', ({ coupon }) => coupon],
      ['Compareceu?', ({ came }) => came],
      ['Carga horária (h)', ({ hours }) => hours],
      ['Qtd kits', ({ kits }) => kits],
      ['Total kits (R$)', ({ kitPrice }) => (kitPrice === undefined ? '' : kitPrice.toFixed(2))],
      ['Valor da aula (R$)', ({ price }) => price.toFixed(2)],
      ['Nota (0 a 10)', ({ score }) => score ?? ''],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The maker of awnings and tents
  [
    'me passa a soma em reais dos pedidos de toldo retrátil desse ano',
    awningMaker,
    orders
      .during('2026-01', '2026-04')
      .when((r) => r.product === 'Toldo retrátil')
      .sum('price'),
  ],
  [
    'quantos pedidos entraram pela Simone mês passado?',
    awningMaker,
    orders
      .during('2026-03')
      .when((r) => r.seller === 'Simone')
      .count(),
  ],
  [
    'metros quadrados de lona vinilica pedidos em 2025',
    awningMaker,
    orders
      .during('2025-05', '2025-12')
      .when((r) => r.fabric === 'Lona vinílica')
      .sum('area'),
  ],
  [
    'ranking das cidades por valor dos pedidos, só as 3 primeiras',
    awningMaker,
    most(
      orders.by('city', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'vendedor que trouxe menos dinheiro em pedidos',
    awningMaker,
    least(orders.by('seller', (g) => g.sum('price'))),
  ],
  ['do pedido até a instalação são quantos dias em média?', awningMaker, orders.mean('wait')],
  [
    'demora média, em dias, entre o pedido e a instalação pra cada produto',
    awningMaker,
    orders.by('product', (g) => g.mean('wait')),
  ],
  [
    'quantos pedidos ainda tão sem data de instalação?',
    awningMaker,
    orders.when((r) => r.installed === undefined).count(),
  ],
  ['Quanto entrou de sinal nos pedidos de novembro?', awningMaker, orders.during('2025-11').sum('deposit')],
  [
    'quanto falta receber dos pedidos de condomínio, descontado o sinal já pago?',
    awningMaker,
    orders.when((r) => r.segment === 'Condomínio').sum('price') -
      orders.when((r) => r.segment === 'Condomínio').sum('deposit'),
  ],
  ['pedidos motorizados: quantos foram?', awningMaker, orders.when((r) => r.motor === 'sim').count()],
  [
    'dentro do valor dos pedidos de toldo retrátil, qual a fatia (%) dos motorizados?',
    awningMaker,
    orders.when((r) => r.product === 'Toldo retrátil').share((r) => r.motor === 'sim', 'price'),
  ],
  [
    'area media por pedido de tenda piramidal',
    awningMaker,
    orders.when((r) => r.product === 'Tenda piramidal').mean('area'),
  ],
  [
    'Bom dia! Consegue ver pra mim quantas peças o Buffet Alegria encomendou de outubro pra cá?',
    awningMaker,
    orders
      .during('2025-10', '2026-04')
      .when((r) => r.client === 'Buffet Alegria')
      .sum('pieces'),
  ],
  [
    'o pedido mais caro do Posto Trevo foi de quanto?',
    awningMaker,
    orders.when((r) => r.client === 'Posto Trevo').max('price'),
  ],
  [
    'menor valor de pedido que o Adilson fechou',
    awningMaker,
    orders.when((r) => r.seller === 'Adilson').min('price'),
  ],
  [
    'pedidos entre 2 mil e 5 mil reais, quantos deram?',
    awningMaker,
    orders.when((r) => r.price >= 2000 && r.price <= 5000).count(),
  ],
  ['distribuição das OS por segmento', awningMaker, orders.by('segment', (g) => g.count())],
  [
    'como ficou o valor dos pedidos da Simone em fevereiro contra janeiro?',
    awningMaker,
    {
      before: orders
        .during('2026-01')
        .when((r) => r.seller === 'Simone')
        .sum('price'),
      after: orders
        .during('2026-02')
        .when((r) => r.seller === 'Simone')
        .sum('price'),
    },
  ],
  ['mês a mês, quantos m² foram pedidos?', awningMaker, orders.byMonth((g) => g.sum('area'))],
  [
    'mês mais forte em valor pra tenda sanfonada',
    awningMaker,
    most(orders.when((r) => r.product === 'Tenda sanfonada').byMonth((g) => g.sum('price'))),
  ],
  [
    'quantos pedidos tiveram a instalaçao feita em dezembro?',
    awningMaker,
    orders.when((r) => r.installed?.slice(0, 7) === '2025-12').count(),
  ],
  [
    'valor dos pedidos de toldo cortina, exceto residência',
    awningMaker,
    orders.when((r) => r.product === 'Toldo cortina' && r.segment !== 'Residência').sum('price'),
  ],
  [
    'quantos clientes diferentes pediram cobertura de policarbonato em janeiro?',
    awningMaker,
    orders
      .during('2026-01')
      .when((r) => r.product === 'Cobertura de policarbonato')
      .distinct('client'),
  ],
  [
    'nos pedidos de toldo fixo, quanto dá o valor total dividido pela área total?',
    awningMaker,
    orders.when((r) => r.product === 'Toldo fixo').sum('price') /
      orders.when((r) => r.product === 'Toldo fixo').sum('area'),
  ],
  ['quantos pedidos foram fechados em sábados?', awningMaker, orders.on(6).count()],
  [
    'os dois instaladores com mais pedidos instalados',
    awningMaker,
    most(
      orders.when((r) => r.installer !== undefined).by('installer', (g) => g.count()),
      2,
    ),
  ],
  [
    'quantos pedidos da Padaria Pão Dourado têm mais de 15 m²?',
    awningMaker,
    orders.when((r) => r.client === 'Padaria Pão Dourado' && r.area > 15).count(),
  ],
  [
    'pedidos sem sinal pago: quanto somam no valor total?',
    awningMaker,
    orders.when((r) => r.deposit === undefined).sum('price'),
  ],
  [
    'quantas ordens de serviço de toldos e tendas a gente abriu na semana passada?',
    awningMaker,
    orders.from('2026-04-20', '2026-04-25').count(),
  ],

  // The distributor of medicines
  [
    'faturamento da distribuidora no segundo semestre de 2025',
    distributor,
    invoices.during('2025-07', '2025-12').sum('price'),
  ],
  [
    'caixas de ceftriaxona mandadas pra Santa Casa de Itu',
    distributor,
    invoices.when((r) => r.drug === 'Ceftriaxona 1 g' && r.hospital === 'Santa Casa de Itu').sum('boxes'),
  ],
  ['notas fiscais emitidas pra cada UF', distributor, invoices.by('state', (g) => g.count())],
  [
    'top 5 medicamentos em faturameto',
    distributor,
    most(
      invoices.by('drug', (g) => g.sum('price')),
      5,
    ),
  ],
  [
    'Qual laboratório está na lanterna em valor de notas fiscais?',
    distributor,
    least(invoices.by('lab', (g) => g.sum('price'))),
  ],
  [
    'prazo medio em dias da emissao ate a entrega por transportadora',
    distributor,
    invoices.by('carrier', (g) => g.mean('transit')),
  ],
  [
    'quantas NFs levaram mais de 5 dias entre a emissão e a entrega?',
    distributor,
    invoices.when((r) => r.transit !== undefined && r.transit > 5).count(),
  ],
  [
    'Por gentileza, informe a despesa total com frete em agosto de 2025.',
    distributor,
    invoices.during('2025-08').sum('freight'),
  ],
  [
    'frete médio cobrado pela TransFarma',
    distributor,
    invoices.when((r) => r.carrier === 'TransFarma').mean('freight'),
  ],
  [
    'percentual das notas fiscais marcadas como urgentes',
    distributor,
    invoices.share((r) => r.urgent === 'SIM'),
  ],
  [
    'mês passado, quanto faturamos em medicamento refrigerado?',
    distributor,
    invoices
      .during('2026-03')
      .when((r) => r.cold === 'SIM')
      .sum('price'),
  ],
  [
    'caixas de soro fisiológico: 3º trimestre de 2025 versus 4º trimestre de 2025',
    distributor,
    {
      before: invoices
        .during('2025-07', '2025-09')
        .when((r) => r.drug === 'Soro fisiológico 500 mL')
        .sum('boxes'),
      after: invoices
        .during('2025-10', '2025-12')
        .when((r) => r.drug === 'Soro fisiológico 500 mL')
        .sum('boxes'),
    },
  ],
  [
    'faturamento de antibiotico pra MG',
    distributor,
    invoices.when((r) => r.group === 'Antibiótico' && r.state === 'MG').sum('price'),
  ],
  [
    'notas de mais de 10 mil reais pro Hospital São Lucas, foram quantas?',
    distributor,
    invoices.when((r) => r.hospital === 'Hospital São Lucas' && r.price > 10_000).count(),
  ],
  [
    'a nota fiscal mais alta por compra direta ficou em quanto?',
    distributor,
    invoices.when((r) => r.mode === 'Compra direta').max('price'),
  ],
  [
    'menor quantidade de caixas numa nota de meropenem',
    distributor,
    invoices.when((r) => r.drug === 'Meropenem 1 g').min('boxes'),
  ],
  [
    'valor médio das notas fiscais de cada representante',
    distributor,
    invoices.by('rep', (g) => g.mean('price')),
  ],
  [
    'quantos hospitais distintos receberam nota de rocurônio emitida em fevereiro de 2026?',
    distributor,
    invoices
      .during('2026-02')
      .when((r) => r.drug === 'Rocurônio 50 mg')
      .distinct('hospital'),
  ],
  ['em que dia da semana saem mais notas fiscais?', distributor, most(invoices.byWeekday((g) => g.count()))],
  [
    'quanto a Eurofarma somou nas notas que não foram por pregão?',
    distributor,
    invoices.when((r) => r.lab === 'Eurofarma' && r.mode !== 'Pregão').sum('price'),
  ],
  [
    'nfs ainda sem data de entrega, quantas?',
    distributor,
    invoices.when((r) => r.delivered === undefined).count(),
  ],
  [
    'últimos 30 dias: quanto a Luciana faturou?',
    distributor,
    invoices
      .from('2026-03-30', '2026-04-28')
      .when((r) => r.rep === 'Luciana')
      .sum('price'),
  ],
  [
    'caixas por classe terapêutica neste ano',
    distributor,
    invoices.during('2026-01', '2026-04').by('group', (g) => g.sum('boxes')),
  ],
  ['evolução mensal do valor de frete', distributor, invoices.byMonth((g) => g.sum('freight'))],
  [
    'do faturamento da distribuidora, quantos % vêm de instituição do tipo filantrópico?',
    distributor,
    invoices.share((r) => r.kind === 'Filantrópico', 'price'),
  ],
  [
    'média do valor unitário da caixa de enoxaparina no primeiro trimestre deste ano',
    distributor,
    invoices
      .during('2026-01', '2026-03')
      .when((r) => r.drug === 'Enoxaparina 40 mg')
      .mean('unit'),
  ],
  [
    'quantas notas de item não refrigerado seguiram pela frota própria?',
    distributor,
    invoices.when((r) => r.cold === 'NÃO' && r.carrier === 'Frota própria').count(),
  ],
  [
    'quantas notas fiscais tiveram entrega em janeiro, pela data de entrega?',
    distributor,
    invoices.when((r) => r.delivered?.slice(0, 7) === '2026-01').count(),
  ],
  [
    'soma das notas da UPA Zona Norte e da Clínica Oncovida juntas',
    distributor,
    invoices.when((r) => r.hospital === 'UPA Zona Norte' || r.hospital === 'Clínica Oncovida').sum('price'),
  ],
  [
    'qual foi o dia de maior faturamento da distribuidora?',
    distributor,
    most(invoices.by('day', (g) => g.sum('price'))).map(([day, value]): [string, number] => [
      shownDay(day),
      value,
    ]),
  ],

  // The school for cake decorating
  [
    'inscrições em pasta americana no mês de julho, qtas foram?',
    school,
    seats
      .during('2025-07')
      .when((r) => r.lesson === 'Pasta americana')
      .count(),
  ],
  [
    'Quanto as aulas da professora Noemi arrecadaram de maio a agosto, só o valor da aula?',
    school,
    seats
      .during('2025-05', '2025-08')
      .when((r) => r.teacher === 'Noemi')
      .sum('price'),
  ],
  ['professora com a nota média mais alta', school, most(seats.by('teacher', (g) => g.mean('score')))],
  ['que nota média recebeu cada aula de confeitaria?', school, seats.by('lesson', (g) => g.mean('score'))],
  [
    'quantas inscrições de março não compareceram?',
    school,
    seats
      .during('2026-03')
      .when((r) => r.came === 'não')
      .count(),
  ],
  [
    'qual o percentual de inscrições do turno da noite que compareceram?',
    school,
    seats.when((r) => r.shift === 'Noite').share((r) => r.came === 'sim'),
  ],
  ['quanto rendeu a venda de kits nas aulas de sábado', school, seats.on(6).sum('kitPrice')],
  ['qtas inscriçoes ficaram com zero kits?', school, seats.when((r) => r.kits === 0).count()],
  ['média do total de kits em reais, só entre quem comprou kit', school, seats.mean('kitPrice')],
  [
    'Como as alunas conheceram a escola? quero o nº de inscrições de cada canal',
    school,
    seats.by('source', (g) => g.count()),
  ],
  [
    'por onde conheceram a escola: qual canal trouxe menos inscrições?',
    school,
    least(seats.by('source', (g) => g.count())),
  ],
  [
    '3 alunas que deixaram mais dinheiro em valor de aula',
    school,
    most(
      seats.by('student', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'quantas alunas diferentes se inscreveram em aulas na unidade Santana este ano?',
    school,
    seats
      .during('2026-01', '2026-04')
      .when((r) => r.branch === 'Santana')
      .distinct('student'),
  ],
  ['em quantas inscrições usaram algum cupom?', school, seats.when((r) => r.coupon !== '').count()],
  [
    'valor das aulas de outubro pagas por link de pagamento',
    school,
    seats
      .during('2025-10')
      .when((r) => r.payment === 'Link de pagamento')
      .sum('price'),
  ],
  [
    'soma da carga horaria das inscrições de flores de açucar no 1º trimestre de 2026',
    school,
    seats
      .during('2026-01', '2026-03')
      .when((r) => r.lesson === 'Flores de açúcar')
      .sum('hours'),
  ],
  [
    'novembro ou dezembro, compara o número de inscrições pra mim',
    school,
    { before: seats.during('2025-11').count(), after: seats.during('2025-12').count() },
  ],
  [
    'maior valor cobrado numa aula de nível iniciante',
    school,
    seats.when((r) => r.level === 'Iniciante').max('price'),
  ],
  [
    'quantas vezes a Ariane levou nota abaixo de 8?',
    school,
    seats.when((r) => r.teacher === 'Ariane' && r.score !== undefined && r.score < 8).count(),
  ],
  ['divide o valor das aulas por turno', school, seats.by('shift', (g) => g.sum('price'))],
  ['dia da semana campeão de inscrições', school, most(seats.byWeekday((g) => g.count()))],
  ['quantas inscrições em aula teve ontem?', school, seats.from('2026-04-29', '2026-04-29').count()],
  [
    'somando tudo que pagaram em valor de aula, dá quanto por aluna em média?',
    school,
    seats.sum('price') / seats.distinct('student'),
  ],
  [
    'quanto o cartão de crédito pesa, em %, no valor das aulas?',
    school,
    seats.share((r) => r.payment === 'Cartão de crédito', 'price'),
  ],
  [
    'aula que mais rendeu na unidade Tatuapé em 2025, pelo valor da aula',
    school,
    most(
      seats
        .during('2025-05', '2025-12')
        .when((r) => r.branch === 'Tatuapé')
        .by('lesson', (g) => g.sum('price')),
    ),
  ],
  [
    'inscrições com valor da aula entre R$ 200 e R$ 400: quantas?',
    school,
    seats.when((r) => r.price >= 200 && r.price <= 400).count(),
  ],
  [
    'a Bruna Leal levou quantos kits ao todo?',
    school,
    seats.when((r) => r.student === 'Bruna Leal').sum('kits'),
  ],
  [
    'Oi, tô fechando o caixa da escola: qual o total do valor das aulas de 1 a 15 de fevereiro?',
    school,
    seats.from('2026-02-01', '2026-02-15').sum('price'),
  ],
  [
    'quantas inscrições de chantininho e de cupcakes, somadas, foram no turno da manhã?',
    school,
    seats.when((r) => (r.lesson === 'Chantininho' || r.lesson === 'Cupcakes') && r.shift === 'Manhã').count(),
  ],
  [
    'valor das aulas de nível avançado que não foram dadas pela Dalva',
    school,
    seats.when((r) => r.level === 'Avançado' && r.teacher !== 'Dalva').sum('price'),
  ],
]

export const unanswerable: string[] = [
  'quantos metros de lona vinílica ainda tem no estoque?',
  'qual o custo da estrutura de alumínio do toldo retrátil?',
  'me passa o telefone do Buffet Alegria',
  'quantos meses de garantia tem a cobertura de policarbonato?',
  'qual a data de validade do lote de meropenem?',
  'margem de lucro da enoxaparina em março',
  'temperatura média do baú no transporte da insulina',
  'quanto a professora Noemi recebe de cachê?',
  'quantas vagas sobraram nas turmas de sábado?',
  'quanto a escola pagou de conta de luz em outubro?',
]
