import { brazilianDay, cents, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A recycler of glass and packaging, chauffeurs for executives and a bakery for hotels and restaurants. */

const { next, whole, pick, among } = seededBusiness('a glass recycler, executive chauffeurs, a bakery')
const lastDay = '2026-04-30'
const days = daysFrom('2025-05-02', 364)
const shifted = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 864e5).toISOString().slice(0, 10)

const materials = [
  { material: 'Vidro âmbar', family: 'Vidro', light: 300, heavy: 2_800, from: 18, to: 32 },
  { material: 'Vidro transparente', family: 'Vidro', light: 250, heavy: 2_400, from: 22, to: 40 },
  { material: 'Papelão', family: 'Papel', light: 100, heavy: 900, from: 45, to: 80 },
  { material: 'Vidro verde', family: 'Vidro', light: 300, heavy: 2_600, from: 12, to: 25 },
  { material: 'PET', family: 'Plástico', light: 40, heavy: 350, from: 180, to: 290 },
  { material: 'Lata de alumínio', family: 'Metal', light: 10, heavy: 120, from: 620, to: 840 },
]
const suppliers = [
  { supplier: 'Cervejaria Lúpulo Dourado', city: 'Jundiaí' },
  { supplier: 'Bar do Zeca', city: 'Campinas' },
  { supplier: 'Coop. Mãos Dadas', city: 'Campinas' },
  { supplier: 'Supermercado São Bento', city: 'Jundiaí' },
  { supplier: 'Condomínio Parque das Flores', city: 'Valinhos' },
  { supplier: 'Adega Santa Rita', city: 'Vinhedo' },
  { supplier: 'Arena Show', city: 'Vinhedo' },
]
// No collection on Sundays.
const loads = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: whole(1, 3) }, () => {
        const { material, family, light, heavy, from, to } = pick(materials)
        const weight = whole(light, heavy)
        const perKilo = whole(from, to) / 100
        const wait = whole(2, 28)
        const payday = shifted(day, wait)
        // What would be paid after the last day of the table is not paid yet.
        const isPaid = payday <= lastDay && next() < 0.93
        return {
          day,
          paid: isPaid ? payday : undefined,
          wait: isPaid ? wait : undefined,
          ...pick(suppliers),
          material,
          family,
          driver: among(['Gilmar', 5], ['Sandro', 3], ['Adenilson', 2]),
          plate: among(['FKR-2B41', 3], ['GHT-9D03', 2]),
          bags: whole(1, 12),
          weight,
          waste: next() < 0.55 ? undefined : whole(1, Math.max(2, Math.round(weight * 0.06))),
          perKilo,
          freight: next() < 0.4 ? undefined : whole(4_000, 22_000) / 100,
          cost: cents(weight * perKilo),
          invoice: next() < 0.72 ? 'sim' : 'não',
        }
      }),
    )
    .map((load, at) => ({ id: `TK-${4_101 + at}`, ...load })),
)

const services = [
  { service: 'Transfer aeroporto', shortest: 2, longest: 6, near: 25, far: 95, from: 18_000, to: 42_000 },
  { service: 'Por hora', shortest: 4, longest: 12, near: 20, far: 120, from: 30_000, to: 90_000 },
  { service: 'Diária', shortest: 16, longest: 24, near: 60, far: 320, from: 75_000, to: 160_000 },
  { service: 'Evento', shortest: 8, longest: 20, near: 30, far: 180, from: 50_000, to: 210_000 },
]
const drivers = [
  { driver: 'Edson', care: 0.8 },
  { driver: 'Rogério', care: 0.65 },
  { driver: 'Márcia', care: 0.9 },
  { driver: 'Wellington', care: 0.4 },
  { driver: 'Fábio', care: 0.6 },
]
// Few trips at weekends.
const trips = new Rows(
  days
    .filter((day) => day >= '2025-06-02')
    .flatMap((day) =>
      Array.from({ length: [0, 6].includes(weekdayIn(day)) ? whole(0, 1) : whole(1, 3) }, () => {
        const { service, shortest, longest, near, far, from, to } = pick(services)
        const { driver, care } = pick(drivers)
        const vehicle = among(['Corolla', 5], ['BMW 320i', 3], ['Van Sprinter', 2], ['Mercedes E300', 1])
        const lead = whole(0, 14)
        return {
          day,
          asked: shifted(day, -lead),
          lead,
          company: pick([
            'Banco Meridional',
            'Farmacêutica Biovita',
            'Consultoria Prisma',
            'Tecnologia Nexus',
            'Barros Advogados',
            'Construtora Andrade Lima',
          ]),
          driver,
          vehicle,
          service,
          pickup: pick([
            'Aeroporto de Guarulhos',
            'Sede da empresa',
            'Aeroporto de Congonhas',
            'Residência',
            'Centro de convenções',
          ]),
          passengers: vehicle === 'Van Sprinter' ? whole(4, 12) : whole(1, 3),
          km: whole(near, far),
          hours: whole(shortest, longest) / 2,
          toll: next() < 0.4 ? undefined : whole(380, 6_400) / 100,
          price: whole(from, to) / 100,
          bilingual: next() < 0.25 ? 'sim' : 'não',
          rating: next() < 0.3 ? undefined : next() < care ? 5 : next() < 0.7 ? 4 : 3,
        }
      }),
    )
    .map((trip, at) => ({ id: `VX${10_027 + at}`, ...trip })),
)

const breads = [
  { product: 'Pão francês', line: 'Panificação', few: 80, many: 400, from: 60, to: 110 },
  { product: 'Croissant', line: 'Panificação', few: 20, many: 120, from: 350, to: 650 },
  { product: 'Pão de queijo', line: 'Salgados', few: 40, many: 200, from: 180, to: 320 },
  { product: 'Baguete', line: 'Panificação', few: 15, many: 90, from: 480, to: 900 },
  { product: 'Brioche', line: 'Panificação', few: 20, many: 100, from: 280, to: 560 },
  { product: 'Sonho', line: 'Confeitaria', few: 15, many: 80, from: 400, to: 720 },
  { product: 'Empada', line: 'Salgados', few: 20, many: 90, from: 450, to: 780 },
  { product: 'Bolo de fubá', line: 'Confeitaria', few: 2, many: 12, from: 2_800, to: 4_600 },
]
const eaters = [
  { client: 'Hotel Atlântico', kind: 'Hotel', district: 'Barra' },
  { client: 'Bistrô da Praça', kind: 'Restaurante', district: 'Pituba' },
  { client: 'Hotel Porto Real', kind: 'Hotel', district: 'Ondina' },
  { client: 'Cantina Bellini', kind: 'Restaurante', district: 'Rio Vermelho' },
  { client: 'Café Aurora', kind: 'Cafeteria', district: 'Pituba' },
  { client: 'Pousada Maré Alta', kind: 'Pousada', district: 'Barra' },
  { client: 'Sabor de Dendê', kind: 'Restaurante', district: 'Rio Vermelho' },
]
// Every day, most on Fridays and Saturdays.
const orders = new Rows(
  days
    .filter((day) => day >= '2025-08-01')
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) >= 5 ? whole(2, 5) : whole(1, 3) }, () => {
        const { product, line, few, many, from, to } = pick(breads)
        const pieces = whole(few, many)
        const unit = whole(from, to) / 100
        const gross = cents(pieces * unit)
        const discount = next() < 0.7 ? undefined : cents((gross * whole(3, 12)) / 100)
        return {
          day,
          ...pick(eaters),
          product,
          line,
          courier: among(['Cícero', 5], ['Luan', 3], ['Jéssica', 2]),
          shift: among(['madrugada', 5], ['manhã', 3], ['tarde', 2]),
          pieces,
          returned: next() < 0.75 ? 0 : whole(1, Math.min(few, 12)),
          unit,
          discount,
          total: cents(gross - (discount ?? 0)),
          payment: among(['boleto', 5], ['pix', 4], ['cartão', 2]),
          settled: next() < 0.85 ? 'sim' : 'não',
        }
      }),
    )
    .map((order, at) => ({ id: `PD${20_311 + at}`, ...order })),
)

const recycling = 'COLETAS RECICLAGEM'
const chauffeurs = 'Viagens Executivas'
const bakery = 'pedidos_padaria'

export const files = [
  file(recycling, loads, [
    ['TICKET', ({ id }) => id],
    ['DT COLETA', ({ day }) => brazilianDay(day)],
    ['DT PAGTO', ({ paid }) => (paid === undefined ? '' : brazilianDay(paid))],
    ['FORNECEDOR', ({ supplier }) => supplier],
    ['CIDADE', ({ city }) => city],
    ['MATERIAL', ({ material }) => material],
    ['FAMILIA', ({ family }) => family],
    ['MOTORISTA', ({ driver }) => driver],
    ['PLACA', ({ plate }) => plate],
    ['QTD BAGS', ({ bags }) => bags],
    ['PESO (KG)', ({ weight }) => weight],
    ['REFUGO (KG)', ({ waste }) => waste ?? ''],
    ['R$/KG', ({ perKilo }) => decimal(perKilo)],
    ['FRETE R$', ({ freight }) => (freight === undefined ? '' : decimal(freight))],
    ['VALOR COMPRA R$', ({ cost }) => dotted(decimal(cost))],
    ['NOTA FISCAL', ({ invoice }) => invoice],
  ]),
  file(
    chauffeurs,
    trips,
    [
      ['Código da viagem', ({ id }) => id],
      ['Data da solicitação', ({ asked }) => brazilianDay(asked)],
      ['Data da viagem', ({ day }) => brazilianDay(day)],
      ['Empresa contratante', ({ company }) => company],
      ['Motorista', ({ driver }) => driver],
      ['Veículo', ({ vehicle }) => vehicle],
      ['Tipo de serviço', ({ service }) => service],
      ['Local de embarque', ({ pickup }) => pickup],
      ['Nº de passageiros', ({ passengers }) => passengers],
      ['Km rodados', ({ km }) => km],
      ['Horas à disposição', ({ hours }) => decimal(hours, 1)],
      ['Pedágio (R$)', ({ toll }) => (toll === undefined ? '' : decimal(toll))],
      ['Valor da viagem (R$)', ({ price }) => decimal(price)],
      ['Bilíngue (sim/não)', ({ bilingual }) => bilingual],
      ['Avaliação (1 a 5)', ({ rating }) => rating ?? ''],
    ],
    '\t',
  ),
  file(
    bakery,
    orders,
    [
      ['num_pedido', ({ id }) => id],
      ['dt_entrega', ({ day }) => day],
      ['cliente', ({ client }) => client],
      ['tipo_cliente', ({ kind }) => kind],
      ['bairro', ({ district }) => district],
      ['produto', ({ product }) => product],
      ['linha', ({ line }) => line],
      ['entregador', ({ courier }) => courier],
      ['turno', ({ shift }) => shift],
      ['qtd_unid', ({ pieces }) => pieces],
      ['qtd_devolvida', ({ returned }) => returned],
      ['preco_unit', ({ unit }) => unit.toFixed(2)],
      ['vlr_desconto', ({ discount }) => (discount === undefined ? '' : discount.toFixed(2))],
      ['vlr_pedido', ({ total }) => total.toFixed(2)],
      ['forma_pgto', ({ payment }) => payment],
      ['pago', ({ settled }) => settled],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The recycler
  [
    'quantos quilos de vidro entraram em março?',
    recycling,
    loads
      .during('2026-03')
      .when((r) => r.family === 'Vidro')
      .sum('weight'),
  ],
  ['peso recolhido de cada material', recycling, loads.by('material', (g) => g.sum('weight'))],
  [
    'Qual fornecedor entregou mais peso pra gente?',
    recycling,
    most(loads.by('supplier', (g) => g.sum('weight'))),
  ],
  [
    'top 4 fornecedores em valor de compra',
    recycling,
    most(
      loads.by('supplier', (g) => g.sum('cost')),
      4,
    ),
  ],
  [
    'quanto custou o frete das coletas em Jundiai',
    recycling,
    loads.when((r) => r.city === 'Jundiaí').sum('freight'),
  ],
  [
    'média do R$/kg lançado nas coletas de PET',
    recycling,
    loads.when((r) => r.material === 'PET').mean('perKilo'),
  ],
  [
    'o Sandro fez quantas coletas em dia de sábado?',
    recycling,
    loads
      .on(6)
      .when((r) => r.driver === 'Sandro')
      .count(),
  ],
  ['quantas coletas ficaram sem nota fiscal?', recycling, loads.when((r) => r.invoice === 'não').count()],
  [
    'quanto dá em valor de compra o que ainda está sem data de pagamento?',
    recycling,
    loads.when((r) => r.paid === undefined).sum('cost'),
  ],
  ['demora quantos dias em media da coleta até o pagamento?', recycling, loads.mean('wait')],
  [
    'qual o peso da carga mais pesada que o Adenilson trouxe',
    recycling,
    loads.when((r) => r.driver === 'Adenilson').max('weight'),
  ],
  [
    'como ficou o valor de compra de julho em relação a junho?',
    recycling,
    { before: loads.during('2025-06').sum('cost'), after: loads.during('2025-07').sum('cost') },
  ],
  [
    'quantos % do peso coletado é vidro verde?',
    recycling,
    loads.share((r) => r.material === 'Vidro verde', 'weight'),
  ],
  ['numero de coletas pesando acima de 1.500 kg', recycling, loads.when((r) => r.weight > 1500).count()],
  [
    'quantas coletas tiveram valor de compra entre R$ 200 e R$ 500?',
    recycling,
    loads.when((r) => r.cost >= 200 && r.cost <= 500).count(),
  ],
  ['soma do refugo por fornecedor', recycling, loads.by('supplier', (g) => g.sum('waste'))],
  [
    'qts kg de refugo vieram do Bar do Zeca este ano?',
    recycling,
    loads
      .during('2026-01', '2026-04')
      .when((r) => r.supplier === 'Bar do Zeca')
      .sum('waste'),
  ],
  ['bags recolhidos mês passado', recycling, loads.during('2026-03').sum('bags')],
  [
    'me passa o valor total das compras de material da semana passada, por favor',
    recycling,
    loads.from('2026-04-20', '2026-04-26').sum('cost'),
  ],
  ['qual placa fez mais coletas', recycling, most(loads.by('plate', (g) => g.count()))],
  ['peso coletado em cada dia da semana', recycling, loads.byWeekday((g) => g.sum('weight'))],
  ['qual o mês mais fraco em quilos coletados?', recycling, least(loads.byMonth((g) => g.sum('weight')))],
  ['a gente faz coleta em quantas cidades?', recycling, loads.distinct('city')],
  [
    'valor de compra das coletas que têm data de pagamento em fevereiro',
    recycling,
    loads.when((r) => r.paid?.slice(0, 7) === '2026-02').sum('cost'),
  ],
  [
    'frete médio quando quem dirige é o Gilmar',
    recycling,
    loads.when((r) => r.driver === 'Gilmar').mean('freight'),
  ],
  [
    'quantas coletas estão com o frete em branco?',
    recycling,
    loads.when((r) => r.freight === undefined).count(),
  ],
  [
    'valor de compra por cidade, fora o papelão',
    recycling,
    loads.when((r) => r.material !== 'Papelão').by('city', (g) => g.sum('cost')),
  ],
  ['peso médio por coleta em cada cidade', recycling, loads.by('city', (g) => g.mean('weight'))],
  [
    'somando PET e lata de alumínio, quanto foi o valor de compra em novembro?',
    recycling,
    loads
      .during('2025-11')
      .when((r) => r.material === 'PET' || r.material === 'Lata de alumínio')
      .sum('cost'),
  ],
  ['quantas coletas saíram ontem?', recycling, loads.from('2026-04-29', '2026-04-29').count()],

  // The chauffeurs
  ['Boa tarde, pode me dizer quantas viagens teve em outubro?', chauffeurs, trips.during('2025-10').count()],
  ['faturamento das viagens por motorista', chauffeurs, trips.by('driver', (g) => g.sum('price'))],
  ['km rodado por veiculo', chauffeurs, trips.by('vehicle', (g) => g.sum('km'))],
  [
    'que empresa contratante gastou mais com as nossas viagens?',
    chauffeurs,
    most(trips.by('company', (g) => g.sum('price'))),
  ],
  [
    'ranking dos 3 motoristas com mais horas à disposição',
    chauffeurs,
    most(
      trips.by('driver', (g) => g.sum('hours')),
      3,
    ),
  ],
  ['quanto sai em média uma diária?', chauffeurs, trips.when((r) => r.service === 'Diária').mean('price')],
  ['gasto de pedágio em dezembro', chauffeurs, trips.during('2025-12').sum('toll')],
  [
    'quantas viagens tiveram embarque em congonhas',
    chauffeurs,
    trips.when((r) => r.pickup === 'Aeroporto de Congonhas').count(),
  ],
  ['avaliação média do Wellington', chauffeurs, trips.when((r) => r.driver === 'Wellington').mean('rating')],
  [
    'Qual motorista está com a pior avaliação média?',
    chauffeurs,
    least(trips.by('driver', (g) => g.mean('rating'))),
  ],
  ['quantas viagens ficaram sem avaliação?', chauffeurs, trips.when((r) => r.rating === undefined).count()],
  [
    'quantas viagens foram com motorista bilingue',
    chauffeurs,
    trips.when((r) => r.bilingual === 'sim').count(),
  ],
  ['em média são quantos dias entre a solicitação e a viagem?', chauffeurs, trips.mean('lead')],
  [
    'quantas viagens foram solicitadas em janeiro?',
    chauffeurs,
    trips.when((r) => r.asked.slice(0, 7) === '2026-01').count(),
  ],
  [
    'valor das viagens: 4º trimestre de 2025 versus 1º trimestre de 2026',
    chauffeurs,
    {
      before: trips.during('2025-10', '2025-12').sum('price'),
      after: trips.during('2026-01', '2026-03').sum('price'),
    },
  ],
  [
    'o Banco Meridional responde por quantos por cento do que faturamos em viagens?',
    chauffeurs,
    trips.share((r) => r.company === 'Banco Meridional', 'price'),
  ],
  [
    'no ano passado quantas viagens custaram mais de R$ 1.000?',
    chauffeurs,
    trips
      .during('2025-01', '2025-12')
      .when((r) => r.price > 1000)
      .count(),
  ],
  [
    'viagens que levaram de 2 a 4 passageiros, qual o número?',
    chauffeurs,
    trips.when((r) => r.passengers >= 2 && r.passengers <= 4).count(),
  ],
  [
    'quantos passageiros a van Sprinter já carregou?',
    chauffeurs,
    trips.when((r) => r.vehicle === 'Van Sprinter').sum('passengers'),
  ],
  [
    'maior quilometragem do Rogério numa viagem só',
    chauffeurs,
    trips.when((r) => r.driver === 'Rogério').max('km'),
  ],
  [
    'qual foi o valor da viagem mais barata da Consultoria Prisma?',
    chauffeurs,
    trips.when((r) => r.company === 'Consultoria Prisma').min('price'),
  ],
  ['faturamento de viagens mês a mês', chauffeurs, trips.byMonth((g) => g.sum('price'))],
  [
    'dia da semana em que menos faturamos com viagens',
    chauffeurs,
    least(trips.byWeekday((g) => g.sum('price'))),
  ],
  ['quanto entrou de viagem em fim de semana?', chauffeurs, trips.on(0, 6).sum('price')],
  [
    'quantos eventos foram atendidos com a BMW 320i',
    chauffeurs,
    trips.when((r) => r.service === 'Evento' && r.vehicle === 'BMW 320i').count(),
  ],
  [
    'valor das viagens por tipo de serviço, exceto as da Tecnologia Nexus',
    chauffeurs,
    trips.when((r) => r.company !== 'Tecnologia Nexus').by('service', (g) => g.sum('price')),
  ],
  [
    'o Fábio atendeu quantas empresas diferentes em fevereiro?',
    chauffeurs,
    trips
      .during('2026-02')
      .when((r) => r.driver === 'Fábio')
      .distinct('company'),
  ],
  ['km rodados nos últimos 30 dias', chauffeurs, trips.from('2026-04-01', lastDay).sum('km')],
  [
    'quando tem pedágio, quanto dá em média por viagem saindo do aeroporto de Guarulhos?',
    chauffeurs,
    trips.when((r) => r.pickup === 'Aeroporto de Guarulhos').mean('toll'),
  ],
  ['quanto já faturamos com viagens este mês?', chauffeurs, trips.during('2026-04').sum('price')],

  // The bakery
  [
    'quantos pães franceses entregamos em dezembro?',
    bakery,
    orders
      .during('2025-12')
      .when((r) => r.product === 'Pão francês')
      .sum('pieces'),
  ],
  ['quanto cada cliente comprou da padaria em reais', bakery, orders.by('client', (g) => g.sum('total'))],
  [
    'quais são os cinco produtos da padaria com mais unidades vendidas?',
    bakery,
    most(
      orders.by('product', (g) => g.sum('pieces')),
      5,
    ),
  ],
  [
    'qual produto traz menos dinheiro pra padaria',
    bakery,
    least(orders.by('product', (g) => g.sum('total'))),
  ],
  [
    'qual o valor dos pedidos de hotel de janeiro pra cá?',
    bakery,
    orders
      .during('2026-01', '2026-04')
      .when((r) => r.kind === 'Hotel')
      .sum('total'),
  ],
  ['valor dos pedidos que não foram pagos', bakery, orders.when((r) => r.settled === 'não').sum('total')],
  [
    'o Café Aurora fez quantos pedidos no pix?',
    bakery,
    orders.when((r) => r.client === 'Café Aurora' && r.payment === 'pix').count(),
  ],
  [
    'um pedido de restaurante fica em quantos reais na media?',
    bakery,
    orders.when((r) => r.kind === 'Restaurante').mean('total'),
  ],
  ['desconto dado nos pedidos em cada mês', bakery, orders.byMonth((g) => g.sum('discount'))],
  ['nos pedidos que têm desconto, de quanto ele é em média?', bakery, orders.mean('discount')],
  [
    'quantas unidades de croissant foram devolvidas?',
    bakery,
    orders.when((r) => r.product === 'Croissant').sum('returned'),
  ],
  [
    'quantos por cento das unidades pedidas foram devolvidas?',
    bakery,
    { share: orders.sum('returned') / orders.sum('pieces') },
  ],
  ['quem é o entregador que levou mais pedidos?', bakery, most(orders.by('courier', (g) => g.count()))],
  ['quantos pedidos saem em cada turno?', bakery, orders.by('shift', (g) => g.count())],
  [
    'quanto deu em pedidos no turno da manhã lá na Pituba?',
    bakery,
    orders.when((r) => r.shift === 'manhã' && r.district === 'Pituba').sum('total'),
  ],
  [
    'qual foi a data em que a padaria mais faturou?',
    bakery,
    most(orders.by('day', (g) => g.sum('total'))).map(([day, total]): [string, number] => [
      shownDay(day),
      total,
    ]),
  ],
  [
    'faturamento médio por dia da padaria em março',
    bakery,
    orders.during('2026-03').sum('total') / orders.during('2026-03').distinct('day'),
  ],
  [
    'unidades vendidas na padaria, novembro e dezembro lado a lado',
    bakery,
    { before: orders.during('2025-11').sum('pieces'), after: orders.during('2025-12').sum('pieces') },
  ],
  [
    'a linha Salgados representa quantos % do valor dos pedidos?',
    bakery,
    orders.share((r) => r.line === 'Salgados', 'total'),
  ],
  ['quantos pedidos deram no máximo R$ 150', bakery, orders.when((r) => r.total <= 150).count()],
  [
    'maior pedido do Hotel Atlantico em reais',
    bakery,
    orders.when((r) => r.client === 'Hotel Atlântico').max('total'),
  ],
  [
    'menor quantidade de unidades num pedido de baguete',
    bakery,
    orders.when((r) => r.product === 'Baguete').min('pieces'),
  ],
  [
    'em quantos bairros a Jéssica entrega?',
    bakery,
    orders.when((r) => r.courier === 'Jéssica').distinct('district'),
  ],
  [
    'faturamento da padaria aos domingos por tipo de cliente',
    bakery,
    orders.on(0).by('kind', (g) => g.sum('total')),
  ],
  ['preço unitário mais alto do sonho', bakery, orders.when((r) => r.product === 'Sonho').max('unit')],
  [
    'total dos pedidos de setembro que não foram no boleto',
    bakery,
    orders
      .during('2025-09')
      .when((r) => r.payment !== 'boleto')
      .sum('total'),
  ],
  ['qtos pedidos a padaria teve nos ultimos 7 dias', bakery, orders.from('2026-04-24', lastDay).count()],
  [
    'Preciso mandar pro contador: qual foi o faturamento da padaria no ano passado?',
    bakery,
    orders.during('2025-01', '2025-12').sum('total'),
  ],
  [
    'de 15 de janeiro a 10 de fevereiro de 2026 saíram quantas unidades de brioche?',
    bakery,
    orders
      .from('2026-01-15', '2026-02-10')
      .when((r) => r.product === 'Brioche')
      .sum('pieces'),
  ],
  ['quantos pedidos tiveram alguma devolução?', bakery, orders.when((r) => r.returned > 0).count()],
]

export const unanswerable: string[] = [
  'por quanto vendemos o caco de vidro pra fábrica de garrafas?',
  'quanto de diesel os caminhões da coleta gastaram em agosto?',
  'quantas garrafas quebraram na lavagem?',
  'quando vence a nossa licença ambiental?',
  'quando vence o seguro da BMW?',
  'quantas multas de trânsito o Edson levou?',
  'quantos voos atrasaram em setembro?',
  'qual a margem de lucro do croissant?',
  'quantos quilos de farinha a padaria usa por semana?',
  'qual o telefone do Hotel Atlântico?',
]
