import { brazilianDay, cents, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A shop for electric bikes and scooters with a workshop, a caterer of coffee breaks, a podiatry clinic. */

const { next, whole, pick, among } = seededBusiness('electric bikes and a workshop, coffee breaks, podiatry')
const lastDay = '2026-04-30'
const daysAfter = (day: string, more: number) =>
  new Date(Date.parse(day) + more * 864e5).toISOString().slice(0, 10)

interface Item {
  group: string
  product: string
  brands: string[]
  from: number
  to: number
}
const bikes = ['Lev', 'Caloi', 'Sense']
const scooters = ['Voltz', 'Watts', 'Shineray']
const kicks = ['Xiaomi', 'Segway', 'Two Dogs']
const helmets = ['Giro', 'Bell', 'Absolute']
const goods: [Item, number][] = [
  [{ group: 'Bicicletas', product: 'Bike urbana', brands: bikes, from: 549_000, to: 899_000 }, 6],
  [{ group: 'Bicicletas', product: 'Bike dobrável', brands: ['Lev', 'Oggi'], from: 489_000, to: 720_000 }, 3],
  [{ group: 'Bicicletas', product: 'Bike cargo', brands: bikes, from: 990_000, to: 1_490_000 }, 1],
  [{ group: 'Scooters', product: 'Scooter City', brands: scooters, from: 790_000, to: 1_190_000 }, 4],
  [{ group: 'Scooters', product: 'Scooter Trail', brands: scooters, from: 1_250_000, to: 1_890_000 }, 2],
  [{ group: 'Patinetes', product: 'Patinete adulto', brands: kicks, from: 259_000, to: 499_000 }, 8],
  [{ group: 'Patinetes', product: 'Patinete infantil', brands: kicks, from: 89_000, to: 169_000 }, 2],
  [{ group: 'Acessórios', product: 'Capacete', brands: helmets, from: 12_900, to: 45_900 }, 9],
  [{ group: 'Acessórios', product: 'Cadeado', brands: ['Absolute', 'Onguard'], from: 4_900, to: 18_900 }, 5],
  [{ group: 'Acessórios', product: 'Bagageiro', brands: ['Absolute', 'Oggi'], from: 8_900, to: 24_900 }, 3],
  [{ group: 'Peças', product: 'Câmara de ar', brands: ['Kenda', 'Pirelli'], from: 2_900, to: 6_900 }, 6],
  [{ group: 'Peças', product: 'Bateria', brands: ['Lev', 'Xiaomi'], from: 119_000, to: 289_000 }, 3],
  [{ group: 'Peças', product: 'Carregador', brands: ['Xiaomi', 'Lev'], from: 18_900, to: 42_900 }, 3],
  [{ group: 'Oficina', product: 'Revisão geral', brands: [], from: 14_900, to: 28_900 }, 12],
  [{ group: 'Oficina', product: 'Troca de pneu', brands: [], from: 4_500, to: 9_900 }, 9],
  [{ group: 'Oficina', product: 'Regulagem de freio', brands: [], from: 3_900, to: 8_900 }, 6],
  [{ group: 'Oficina', product: 'Diagnóstico elétrico', brands: [], from: 9_900, to: 22_900 }, 4],
]
// Closed on Sundays, full on Saturdays.
const sales = new Rows(
  daysFrom('2025-05-01', 365)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(3, 5) : whole(1, 2) }, () => {
        const { group, product, brands, from, to } = among(...goods)
        const isService = group === 'Oficina'
        const isVehicle = ['Bicicletas', 'Scooters', 'Patinetes'].includes(group)
        // One vehicle or one service an order, so that orders and pieces are the same number there.
        const pieces = isService || isVehicle ? 1 : whole(1, 4)
        const unit = whole(from, to) / 100
        const discount = next() < 0.55 ? 0 : cents((pieces * unit * whole(2, 12)) / 100)
        const wait = isService ? whole(1, 9) : isVehicle ? whole(0, 6) : 0
        const ready = daysAfter(day, wait)
        const isPending = ready > lastDay || (wait > 0 && next() < 0.04)
        return {
          day,
          delivery: isPending ? undefined : ready,
          wait: isPending ? undefined : wait,
          group,
          product,
          brand: isService ? undefined : pick(brands),
          seller: isService
            ? among(['Toninho', 3], ['Kleber', 2])
            : among(['Gustavo', 5], ['Priscila', 3], ['Renan', 2]),
          channel: isService
            ? among(['Loja física', 5], ['WhatsApp', 2])
            : among(['Loja física', 6], ['WhatsApp', 3], ['Site', 2]),
          payment: isVehicle
            ? among(['Cartão de crédito', 5], ['Financiamento', 3], ['Pix', 2])
            : among(['Pix', 5], ['Cartão de crédito', 3], ['Cartão de débito', 2], ['Dinheiro', 1]),
          warranty: isVehicle && next() < 0.4 ? 'sim' : 'não',
          pieces,
          unit,
          discount,
          total: cents(pieces * unit - discount),
        }
      }),
    )
    .map((row, place) => ({ id: `PV-${1001 + place}`, ...row })),
)

const companies: [{ client: string; segment: string; district: string }, number][] = [
  [{ client: 'Banco Aurora', segment: 'Financeiro', district: 'Centro' }, 8],
  [{ client: 'TechNova Sistemas', segment: 'Tecnologia', district: 'Parque Tecnológico' }, 6],
  [{ client: 'Hospital Santa Clara', segment: 'Saúde', district: 'Vila Mariana' }, 5],
  [{ client: 'Construtora Pilar', segment: 'Construção', district: 'Centro' }, 4],
  [{ client: 'Colégio Horizonte', segment: 'Educação', district: 'Moema' }, 3],
  [{ client: 'Laboratório Vitae', segment: 'Saúde', district: 'Parque Tecnológico' }, 3],
  [{ client: 'Advocacia Prado', segment: 'Jurídico', district: 'Vila Mariana' }, 2],
  [{ client: 'Seguradora Âncora', segment: 'Financeiro', district: 'Moema' }, 1],
]
const menus: [{ menu: string; from: number; to: number }, number][] = [
  [{ menu: 'Essencial', from: 2_200, to: 3_000 }, 5],
  [{ menu: 'Executivo', from: 3_200, to: 4_500 }, 3],
  [{ menu: 'Premium', from: 4_800, to: 7_000 }, 2],
  [{ menu: 'Vegano', from: 3_500, to: 5_000 }, 1],
]
// Monday to Friday, most on Wednesdays.
const events = new Rows(
  daysFrom('2025-08-01', 273)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 3 ? whole(3, 5) : whole(1, 2) }, () => {
        const { menu, from, to } = among(...menus)
        const people = whole(15, 120)
        const price = cents((people * whole(from, to)) / 100)
        const lead = whole(3, 25)
        return {
          day,
          lead,
          closed: daysAfter(day, -lead),
          ...among(...companies),
          menu,
          period: among(['manhã', 3], ['tarde', 2]),
          coordinator: among(['Lígia', 4], ['Fabrício', 3], ['Noemi', 2]),
          people,
          waiter: next() < 0.4 ? 'sim' : 'não',
          cost: next() < 0.08 ? undefined : cents((price * whole(30, 48)) / 100),
          price,
          paid: next() < (day < '2026-03-15' ? 0.95 : 0.5) ? 'sim' : 'não',
          score: next() < 0.3 ? undefined : among([10, 5], [9, 4], [8, 3], [7, 2], [6, 1]),
        }
      }),
    )
    .map((row, place) => ({ id: `EV${1201 + place}`, ...row })),
)

const patients: [patient: string, district: string, plan: string, diabetic: string][] = [
  ['Alzira Mendes', 'Tatuapé', 'Unimed', 'sim'],
  ['Benedito Rocha', 'Tatuapé', 'Particular', 'não'],
  ['Cláudia Ferraz', 'Santana', 'Particular', 'não'],
  ['Dirceu Amaral', 'Penha', 'Unimed', 'sim'],
  ['Eunice Barbosa', 'Tatuapé', 'Bradesco Saúde', 'não'],
  ['Flávio Nunes', 'Ipiranga', 'Particular', 'não'],
  ['Geni Batista', 'Santana', 'Cassi', 'sim'],
  ['Hélio Torres', 'Tatuapé', 'Particular', 'não'],
  ['Irene Lacerda', 'Penha', 'Unimed', 'não'],
  ['Jair Coutinho', 'Santana', 'Particular', 'sim'],
  ['Kátia Vilela', 'Tatuapé', 'Particular', 'não'],
  ['Lourival Moraes', 'Ipiranga', 'Unimed', 'sim'],
  ['Miriam Duarte', 'Tatuapé', 'Bradesco Saúde', 'não'],
  ['Nair Fontes', 'Santana', 'Particular', 'não'],
  ['Osvaldo Brito', 'Penha', 'Cassi', 'não'],
  ['Palmira Leal', 'Tatuapé', 'Particular', 'sim'],
  ['Quitéria Alves', 'Ipiranga', 'Particular', 'não'],
  ['Rubens Teixeira', 'Santana', 'Unimed', 'não'],
  ['Sônia Peixoto', 'Tatuapé', 'Particular', 'não'],
  ['Tadeu Vargas', 'Penha', 'Bradesco Saúde', 'sim'],
]
const procedures: [{ procedure: string; from: number; to: number }, number][] = [
  [{ procedure: 'Podoprofilaxia', from: 13_000, to: 18_000 }, 10],
  [{ procedure: 'Unha encravada', from: 15_000, to: 28_000 }, 7],
  [{ procedure: 'Remoção de calos', from: 9_000, to: 16_000 }, 5],
  [{ procedure: 'Laserterapia', from: 12_000, to: 22_000 }, 4],
  [{ procedure: 'Órtese ungueal', from: 18_000, to: 35_000 }, 2],
  [{ procedure: 'Verruga plantar', from: 20_000, to: 40_000 }, 1],
]
// Every day but Sunday.
const visits = new Rows(
  daysFrom('2025-06-01', 334)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: whole(1, 4) }, () => {
        const [patient, district, plan, diabetic] = pick(patients)
        const { procedure, from, to } = among(...procedures)
        const professional = among(['Simone', 5], ['Valquíria', 3], ['Edna', 2], ['Rafael', 1])
        const price = whole(from, to) / 100
        // Who has no plan pays on the spot; a plan pays weeks later, and now and then not at all.
        const delay = plan === 'Particular' ? 0 : whole(15, 45)
        const paidOn = daysAfter(day, delay)
        const isUnpaid = paidOn > lastDay || (delay > 0 && next() < 0.04)
        return {
          day,
          received: isUnpaid ? undefined : paidOn,
          delay: isUnpaid ? undefined : delay,
          patient,
          district,
          plan,
          diabetic,
          professional,
          procedure,
          foot: among(['Ambos', 5], ['Direito', 4], ['Esquerdo', 3]),
          comeback: next() < 0.6 ? 'sim' : 'não',
          origin:
            next() < 0.2
              ? undefined
              : among(['Indicação', 6], ['Google', 4], ['Instagram', 3], ['Fachada', 1]),
          minutes: whole(6, 18) * 5,
          price,
          products: next() < 0.3 ? whole(2_500, 18_000) / 100 : undefined,
          commission: cents(price * (professional === 'Simone' ? 0.45 : 0.4)),
        }
      }),
    )
    .map((row, place) => ({ id: `A-${3001 + place}`, ...row })),
)

const shop = 'Pedidos Loja Elétrica'
const catering = 'eventos_coffee_break'
const clinic = 'ATENDIMENTOS PODOLOGIA'

export const files = [
  file(shop, sales, [
    ['Nº Pedido', ({ id }) => id],
    ['Data da Venda', ({ day }) => brazilianDay(day)],
    ['Data da Entrega', ({ delivery }) => (delivery === undefined ? '' : brazilianDay(delivery))],
    ['Grupo', ({ group }) => group],
    ['Produto / Serviço', ({ product }) => product],
    ['Marca', ({ brand }) => brand ?? ''],
    ['Atendente', ({ seller }) => seller],
    ['Canal', ({ channel }) => channel],
    ['Forma Pagto', ({ payment }) => payment],
    ['Garantia Estendida', ({ warranty }) => warranty],
    ['Qtd', ({ pieces }) => pieces],
    ['Preço Unit. (R$)', ({ unit }) => dotted(decimal(unit))],
    ['Desconto (R$)', ({ discount }) => dotted(decimal(discount))],
    ['Valor Total (R$)', ({ total }) => dotted(decimal(total))],
  ]),
  file(
    catering,
    events,
    [
      ['codigo', ({ id }) => id],
      ['data_evento', ({ day }) => day],
      ['fechado_em', ({ closed }) => closed],
      ['empresa', ({ client }) => client],
      ['segmento', ({ segment }) => segment],
      ['bairro', ({ district }) => district],
      ['cardapio', ({ menu }) => menu],
      ['periodo', ({ period }) => period],
      ['coordenador', ({ coordinator }) => coordinator],
      ['n_pessoas', ({ people }) => people],
      ['garcom_incluso', ({ waiter }) => waiter],
      ['custo_insumos', ({ cost }) => (cost === undefined ? '' : cost.toFixed(2))],
      ['valor_evento', ({ price }) => price.toFixed(2)],
      ['pago', ({ paid }) => paid],
      ['nota_cliente', ({ score }) => score ?? ''],
    ],
    ',',
  ),
  file(
    clinic,
    visits,
    [
      ['CÓD.', ({ id }) => id],
      ['DT ATENDIMENTO', ({ day }) => brazilianDay(day)],
      ['DT RECEBIMENTO', ({ received }) => (received === undefined ? '' : brazilianDay(received))],
      ['PACIENTE', ({ patient }) => patient],
      ['BAIRRO DO PACIENTE', ({ district }) => district],
      ['CONVÊNIO', ({ plan }) => plan],
      ['PROFISSIONAL', ({ professional }) => professional],
      ['PROCEDIMENTO', ({ procedure }) => procedure],
      ['PÉ', ({ foot }) => foot],
      ['DIABÉTICO', ({ diabetic }) => diabetic],
      ['RETORNO MARCADO', ({ comeback }) => comeback],
      ['COMO CONHECEU A CLÍNICA', ({ origin }) => origin ?? ''],
      ['DURAÇÃO (MIN)', ({ minutes }) => minutes],
      ['VLR PROCEDIMENTO R$', ({ price }) => decimal(price)],
      ['VLR PRODUTOS R$', ({ products }) => (products === undefined ? '' : decimal(products))],
      ['COMISSÃO R$', ({ commission }) => decimal(commission)],
    ],
    '\t',
  ),
]

export const labelled: Labelled[] = [
  // The shop with a workshop
  ['valor total dos pedidos mês a mês', shop, sales.byMonth((g) => g.sum('total'))],
  [
    'quanto a oficina faturuo em fevereiro?',
    shop,
    sales
      .during('2026-02')
      .when((r) => r.group === 'Oficina')
      .sum('total'),
  ],
  [
    'quantas scooters a gente vendeu no segundo semestre de 2025',
    shop,
    sales
      .during('2025-07', '2025-12')
      .when((r) => r.group === 'Scooters')
      .sum('pieces'),
  ],
  ['Qual atendente trouxe mais dinheiro pra loja?', shop, most(sales.by('seller', (g) => g.sum('total')))],
  [
    'me mostra os 4 produtos/serviços de maior faturamento',
    shop,
    most(
      sales.by('product', (g) => g.sum('total')),
      4,
    ),
  ],
  [
    'qtd de capacetes vendidos por marca',
    shop,
    sales.when((r) => r.product === 'Capacete').by('brand', (g) => g.sum('pieces')),
  ],
  [
    'ticket médio das vendas no financiamento',
    shop,
    sales.when((r) => r.payment === 'Financiamento').mean('total'),
  ],
  ['por qual canal chegam menos pedidos?', shop, least(sales.by('channel', (g) => g.count()))],
  [
    'quanto de desconto a Priscila soltou este ano',
    shop,
    sales
      .during('2026-01', '2026-04')
      .when((r) => r.seller === 'Priscila')
      .sum('discount'),
  ],
  ['que % do valor total da loja é da oficina', shop, sales.share((r) => r.group === 'Oficina', 'total')],
  [
    'comparar o faturamento dos patinetes de novembro e dezembro',
    shop,
    {
      before: sales
        .during('2025-11')
        .when((r) => r.group === 'Patinetes')
        .sum('total'),
      after: sales
        .during('2025-12')
        .when((r) => r.group === 'Patinetes')
        .sum('total'),
    },
  ],
  ['pedidos acima de R$ 5.000, quantos foram?', shop, sales.when((r) => r.total > 5000).count()],
  [
    'quantas revisoes gerais a oficina fez em marco',
    shop,
    sales
      .during('2026-03')
      .when((r) => r.product === 'Revisão geral')
      .count(),
  ],
  [
    'Em média, quantos dias passam da venda até a entrega das bicicletas?',
    shop,
    sales.when((r) => r.group === 'Bicicletas').mean('wait'),
  ],
  [
    'quantos pedidos ainda estão sem data de entrega?',
    shop,
    sales.when((r) => r.delivery === undefined).count(),
  ],
  ['distribuição dos pedidos pelos dias da semana da venda', shop, sales.byWeekday((g) => g.count())],
  [
    'no trimestre passado, quanto entrou de acessórios?',
    shop,
    sales
      .during('2026-01', '2026-03')
      .when((r) => r.group === 'Acessórios')
      .sum('total'),
  ],
  [
    'mês passado quanto vendemos pelo whatsapp?',
    shop,
    sales
      .during('2026-03')
      .when((r) => r.channel === 'WhatsApp')
      .sum('total'),
  ],
  [
    'quantas bikes dobraveis da Lev já saíram',
    shop,
    sales.when((r) => r.product === 'Bike dobrável' && r.brand === 'Lev').sum('pieces'),
  ],
  [
    'faturamento de cada grupo, fora a Oficina',
    shop,
    sales.when((r) => r.group !== 'Oficina').by('group', (g) => g.sum('total')),
  ],
  ['qual o número do pedido de maior valor?', shop, most(sales.by('id', (g) => g.sum('total')))],
  [
    'qual a média do preço unitário da Scooter City?',
    shop,
    sales.when((r) => r.product === 'Scooter City').mean('unit'),
  ],
  [
    'em que mês a oficina teve o faturamento mais fraco?',
    shop,
    least(sales.when((r) => r.group === 'Oficina').byMonth((g) => g.sum('total'))),
  ],
  [
    'já vendemos patinete de quantas marcas diferentes?',
    shop,
    sales.when((r) => r.group === 'Patinetes').distinct('brand'),
  ],
  [
    'pedidos com garantia estendida: quantos por grupo?',
    shop,
    sales.when((r) => r.warranty === 'sim').by('group', (g) => g.count()),
  ],
  [
    'das scooters vendidas, qual o percentual que saiu com garantia estendida?',
    shop,
    sales.when((r) => r.group === 'Scooters').share((r) => r.warranty === 'sim'),
  ],
  ['qtd média por pedido de acessórios', shop, sales.when((r) => r.group === 'Acessórios').mean('pieces')],
  [
    'quanto a loja recebeu em dinheiro vivo entre 15/06/2025 e 31/08/2025?',
    shop,
    sales
      .from('2025-06-15', '2025-08-31')
      .when((r) => r.payment === 'Dinheiro')
      .sum('total'),
  ],
  [
    'nos últimos 30 dias, quantos pedidos o Gustavo fechou?',
    shop,
    sales
      .from('2026-04-01', '2026-04-30')
      .when((r) => r.seller === 'Gustavo')
      .count(),
  ],
  [
    'bom dia! preciso passar pro contador: quanto a loja vendeu em dezembro sem contar Pix e dinheiro?',
    shop,
    sales
      .during('2025-12')
      .when((r) => r.payment !== 'Pix' && r.payment !== 'Dinheiro')
      .sum('total'),
  ],

  // The caterer
  ['quantos coffee breaks fizemos em novembro?', catering, events.during('2025-11').count()],
  [
    'oi, consegue ver pra mim quantas pessoas atendemos no Hospital Santa Clara em março e abril?',
    catering,
    events
      .during('2026-03', '2026-04')
      .when((r) => r.client === 'Hospital Santa Clara')
      .sum('people'),
  ],
  [
    'top 3 empresas que mais gastaram com coffee break',
    catering,
    most(
      events.by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'quantas pessoas já comeram do cardápio premium',
    catering,
    events.when((r) => r.menu === 'Premium').sum('people'),
  ],
  [
    'Qual é a média de pessoas nos eventos da manhã?',
    catering,
    events.when((r) => r.period === 'manhã').mean('people'),
  ],
  [
    'quanto cobramos por pessoa, em média, no cardapio executivo?',
    catering,
    events.when((r) => r.menu === 'Executivo').sum('price') /
      events.when((r) => r.menu === 'Executivo').sum('people'),
  ],
  ['qual bairro recebe menos eventos', catering, least(events.by('district', (g) => g.count()))],
  [
    'faturamento dos eventos do segmento saude em 2025',
    catering,
    events
      .during('2025-08', '2025-12')
      .when((r) => r.segment === 'Saúde')
      .sum('price'),
  ],
  ['quanto custaram os insumos em outubro?', catering, events.during('2025-10').sum('cost')],
  ['custo medio de insumos de cada cardapio', catering, events.by('menu', (g) => g.mean('cost'))],
  [
    'eventos com garçom incluso, quantos por mês?',
    catering,
    events.when((r) => r.waiter === 'sim').byMonth((g) => g.count()),
  ],
  [
    'quantos eventos de janeiro não tiveram garçom?',
    catering,
    events
      .during('2026-01')
      .when((r) => r.waiter === 'não')
      .count(),
  ],
  [
    'somando tudo, qual o valor dos eventos que ainda não foram pagos?',
    catering,
    events.when((r) => r.paid === 'não').sum('price'),
  ],
  [
    'qual empresa está devendo mais no total?',
    catering,
    most(events.when((r) => r.paid === 'não').by('client', (g) => g.sum('price'))),
  ],
  ['porcentagem de eventos no período da tarde', catering, events.share((r) => r.period === 'tarde')],
  [
    'nota média que os clientes deram pra cada coordenador',
    catering,
    events.by('coordinator', (g) => g.mean('score')),
  ],
  [
    'quantos eventos tiveram nota abaixo de 8?',
    catering,
    events.when((r) => r.score !== undefined && r.score < 8).count(),
  ],
  ['quantos eventos ficaram sem nota', catering, events.when((r) => r.score === undefined).count()],
  [
    'compara o faturamento dos eventos do 4º trimestre de 2025 com o do 1º trimestre de 2026',
    catering,
    {
      before: events.during('2025-10', '2025-12').sum('price'),
      after: events.during('2026-01', '2026-03').sum('price'),
    },
  ],
  [
    'eventos entre 40 e 60 pessoas: quantos já teve?',
    catering,
    events.when((r) => r.people >= 40 && r.people <= 60).count(),
  ],
  [
    'qual o dia da semana mais puxado em número de coffee breaks?',
    catering,
    most(events.byWeekday((g) => g.count())),
  ],
  ['quantos eventos teve ontem?', catering, events.from('2026-04-29', '2026-04-29').count()],
  ['com quantos dias de antecedência o evento é fechado, em média?', catering, events.mean('lead')],
  [
    'quantos eventos foram fechados em setembro, pela data do fechamento?',
    catering,
    events.when((r) => r.closed.startsWith('2025-09')).count(),
  ],
  [
    'quantas empresas diferentes escolheram o cardápio vegano?',
    catering,
    events.when((r) => r.menu === 'Vegano').distinct('client'),
  ],
  [
    'maior número de pessoas num evento do Banco Aurora',
    catering,
    events.when((r) => r.client === 'Banco Aurora').max('people'),
  ],
  [
    'qual foi o menor valor de evento que cobramos da TechNova?',
    catering,
    events.when((r) => r.client === 'TechNova Sistemas').min('price'),
  ],
  [
    'o Fabrício coordenou quantos eventos de fevereiro pra cá?',
    catering,
    events
      .during('2026-02', '2026-04')
      .when((r) => r.coordinator === 'Fabrício')
      .count(),
  ],
  [
    'valor dos eventos por segmento tirando o Financeiro',
    catering,
    events.when((r) => r.segment !== 'Financeiro').by('segment', (g) => g.sum('price')),
  ],
  [
    'Este ano, o Banco Aurora respondeu por quantos % do faturamento dos eventos?',
    catering,
    events.during('2026-01', '2026-04').share((r) => r.client === 'Banco Aurora', 'price'),
  ],

  // The clinic
  ['quantos atendimetos cada profissional fez', clinic, visits.by('professional', (g) => g.count())],
  ['faturamento da clínica com procedimentos em julho', clinic, visits.during('2025-07').sum('price')],
  [
    'quantas unhas encravadas a Simone tratou em 2026?',
    clinic,
    visits
      .during('2026-01', '2026-04')
      .when((r) => r.professional === 'Simone' && r.procedure === 'Unha encravada')
      .count(),
  ],
  [
    'o procedimento campeão em faturamento é qual?',
    clinic,
    most(visits.by('procedure', (g) => g.sum('price'))),
  ],
  [
    'quantos pacientes diferentes passaram na clinica em agosto',
    clinic,
    visits.during('2025-08').distinct('patient'),
  ],
  [
    'ranking dos 5 pacientes que mais gastaram com procedimentos',
    clinic,
    most(
      visits.by('patient', (g) => g.sum('price')),
      5,
    ),
  ],
  [
    'comissão da Valquíria no mês passado',
    clinic,
    visits
      .during('2026-03')
      .when((r) => r.professional === 'Valquíria')
      .sum('commission'),
  ],
  [
    'qual o percentual de atendimentos em pacientes diabéticos?',
    clinic,
    visits.share((r) => r.diabetic === 'sim'),
  ],
  [
    'quantos minutos leva em média uma laserterapia?',
    clinic,
    visits.when((r) => r.procedure === 'Laserterapia').mean('minutes'),
  ],
  ['valor medio do procedimento por convenio', clinic, visits.by('plan', (g) => g.mean('price'))],
  [
    'quanto vendemos de produtos pros pacientes da Unimed?',
    clinic,
    visits.when((r) => r.plan === 'Unimed').sum('products'),
  ],
  ['Quando o paciente leva produtos, quanto ele gasta em média com eles?', clinic, visits.mean('products')],
  [
    'em outubro, quantos atendimentos ficaram sem retorno marcado?',
    clinic,
    visits
      .during('2025-10')
      .when((r) => r.comeback === 'não')
      .count(),
  ],
  [
    'depois do atendimento, a Cassi demora quantos dias em média até o recebimento?',
    clinic,
    visits.when((r) => r.plan === 'Cassi').mean('delay'),
  ],
  [
    'qual o valor somado dos procedimentos que estão sem data de recebimento?',
    clinic,
    visits.when((r) => r.received === undefined).sum('price'),
  ],
  ['quantos atendimentos duraram 60 minutos ou mais', clinic, visits.when((r) => r.minutes >= 60).count()],
  [
    'de qual bairro vieram mais atendimentos da podologia?',
    clinic,
    most(visits.by('district', (g) => g.count())),
  ],
  ['média de atendimentos por dia trabalhado na podologia', clinic, visits.count() / visits.distinct('day')],
  [
    'quantos atendimentos estão em branco no campo como conheceu a clínica?',
    clinic,
    visits.when((r) => r.origin === undefined).count(),
  ],
  [
    'verruga plantar: quanto rendeu em procedimentos no quarto trimestre de 2025?',
    clinic,
    visits
      .during('2025-10', '2025-12')
      .when((r) => r.procedure === 'Verruga plantar')
      .sum('price'),
  ],
  [
    'compare o valor dos procedimentos da Edna em março e em abril',
    clinic,
    {
      before: visits
        .during('2026-03')
        .when((r) => r.professional === 'Edna')
        .sum('price'),
      after: visits
        .during('2026-04')
        .when((r) => r.professional === 'Edna')
        .sum('price'),
    },
  ],
  [
    'atendimentos de unha encravada no pé direito, quantos?',
    clinic,
    visits.when((r) => r.procedure === 'Unha encravada' && r.foot === 'Direito').count(),
  ],
  ['qual mês teve a maior soma de comissão?', clinic, most(visits.byMonth((g) => g.sum('commission')))],
  [
    'do valor que fazemos em procedimentos, quantos por cento é Unimed?',
    clinic,
    visits.share((r) => r.plan === 'Unimed', 'price'),
  ],
  [
    'quantas podoprofilaxias caíram no sábado?',
    clinic,
    visits
      .on(6)
      .when((r) => r.procedure === 'Podoprofilaxia')
      .count(),
  ],
  [
    'qual o valor do procedimento mais caro feito em paciente do Ipiranga?',
    clinic,
    visits.when((r) => r.district === 'Ipiranga').max('price'),
  ],
  [
    'minutos de atendimento por mês, exceto laserterapia',
    clinic,
    visits.when((r) => r.procedure !== 'Laserterapia').byMonth((g) => g.sum('minutes')),
  ],
  [
    'procedimentos com valor entre R$ 100 e R$ 150: quantos foram?',
    clinic,
    visits.when((r) => r.price >= 100 && r.price <= 150).count(),
  ],
  [
    'qual profissional tem a menor duração média de atendimento?',
    clinic,
    least(visits.by('professional', (g) => g.mean('minutes'))),
  ],
  [
    'preciso saber o valor dos procedimentos do convênio Particular nos últimos 15 dias, por favor',
    clinic,
    visits
      .from('2026-04-16', '2026-04-30')
      .when((r) => r.plan === 'Particular')
      .sum('price'),
  ],
]

export const unanswerable: string[] = [
  'quanto veio a conta de luz da loja em janeiro?',
  'quantas baterias ainda temos na prateleira?',
  'que horas a loja abre no sábado?',
  'quantos km de autonomia tem a Scooter City?',
  'qual a margem de lucro dos capacetes?',
  'quantos pães de queijo foram servidos em março?',
  'qual o telefone do Hospital Santa Clara?',
  'quanto gastamos de gasolina pra levar os coffee breaks',
  'que idade têm em média os pacientes da podologia?',
  'quantos pacientes faltaram sem avisar em janeiro?',
]
