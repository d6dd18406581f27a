import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* A dental clinic, a print shop and a garage that repairs cars. */

const { next, whole, pick, among } = seededBusiness('a dental clinic, a print shop, a garage of cars')

const procedures = [
  { procedure: 'Limpeza', specialty: 'Prevenção', isMade: false, from: 15_000, to: 28_000 },
  { procedure: 'Restauração', specialty: 'Dentística', isMade: false, from: 18_000, to: 42_000 },
  { procedure: 'Manutenção de aparelho', specialty: 'Ortodontia', isMade: false, from: 12_000, to: 22_000 },
  { procedure: 'Extração', specialty: 'Cirurgia', isMade: false, from: 20_000, to: 60_000 },
  { procedure: 'Canal', specialty: 'Endodontia', isMade: false, from: 65_000, to: 140_000 },
  { procedure: 'Clareamento', specialty: 'Estética', isMade: false, from: 60_000, to: 120_000 },
  { procedure: 'Implante', specialty: 'Cirurgia', isMade: true, from: 180_000, to: 350_000 },
  { procedure: 'Coroa', specialty: 'Prótese', isMade: true, from: 90_000, to: 220_000 },
  { procedure: 'Aplicação de flúor', specialty: 'Prevenção', isMade: false, from: 8_000, to: 15_000 },
]
const patients = [
  'Adriana Lopes',
  'Alberto Nunes',
  'Bianca Farias',
  'Bruno Teixeira',
  'Carla Mendonça',
  'César Duarte',
  'Daniela Brito',
  'Diego Amaral',
  'Eliane Peixoto',
  'Fernando Rocha',
  'Gabriela Pires',
  'Gustavo Leal',
  'Helena Moraes',
  'Igor Batista',
  'Joana Prado',
  'João Vitor Cunha',
  'Karina Dias',
  'Leandro Fonseca',
  'Lúcia Barros',
  'Marcelo Tavares',
  'Mirela Castro',
  'Natália Guedes',
  'Otávio Ramos',
  'Patrícia Viana',
  'Rafael Moura',
  'Sandra Queiroz',
  'Tatiane Freitas',
  'Vanessa Pinto',
  'Vinícius Sales',
  'Zilda Correia',
]
// From May to March; closed on Sundays, few on Saturdays, most on Tuesdays.
const care = new Rows(
  daysFrom('2025-05-01', 335)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from(
        { length: weekdayIn(day) === 6 ? whole(1, 2) : weekdayIn(day) === 2 ? whole(4, 6) : whole(1, 3) },
        () => {
          const { procedure, specialty, isMade, from, to } = pick(procedures)
          return {
            day,
            patient: pick(patients),
            dentist: among(['Dra. Camila', 4], ['Dr. Renato', 3], ['Dra. Sílvia', 2], ['Dr. Fábio', 1.3]),
            specialty,
            procedure,
            plan: among(['Particular', 5], ['OdontoPrev', 3], ['Bradesco Dental', 2], ['Amil Dental', 1.2]),
            shift: among(['Manhã', 4], ['Tarde', 3], ['Noite', 1.3]),
            first: next() < 0.22 ? 'Sim' : 'Não',
            minutes: whole(4, 18) * 5,
            lab: isMade ? whole(15_000, 60_000) / 100 : undefined,
            rating: next() < 0.45 ? undefined : among([5, 5], [4, 3], [3, 1.5], [2, 0.6]),
            price: whole(from, to) / 100,
          }
        },
      ),
    ),
)

const prints = [
  {
    product: 'Cartão de visita',
    materials: ['Couché', 'Kraft'],
    low: 1,
    high: 10,
    step: 100,
    from: 30,
    to: 60,
  },
  { product: 'Banner', materials: ['Lona', 'Vinil'], low: 1, high: 8, step: 1, from: 6_000, to: 13_000 },
  { product: 'Panfleto', materials: ['Couché', 'Sulfite'], low: 1, high: 10, step: 500, from: 12, to: 28 },
  { product: 'Adesivo', materials: ['Vinil', 'BOPP'], low: 1, high: 12, step: 50, from: 50, to: 140 },
  {
    product: 'Apostila',
    materials: ['Sulfite', 'Reciclado'],
    low: 5,
    high: 60,
    step: 1,
    from: 1_200,
    to: 3_000,
  },
  { product: 'Convite', materials: ['Vergê', 'Kraft'], low: 3, high: 20, step: 10, from: 250, to: 600 },
]
const customers = [
  { client: 'Pizzaria Forno Bom', segment: 'Alimentação' },
  { client: 'Colégio Aurora', segment: 'Educação' },
  { client: 'Imobiliária Lar Certo', segment: 'Imóveis' },
  { client: 'Igreja Nova Aliança', segment: 'Religioso' },
  { client: 'Academia Corpo Vivo', segment: 'Fitness' },
  { client: 'Padaria Trigo Dourado', segment: 'Alimentação' },
  { client: 'Curso Saber Mais', segment: 'Educação' },
  { client: 'Buffet Encanto', segment: 'Eventos' },
]
// From July to March; closed on Sundays, most on Mondays.
const orders = new Rows(
  daysFrom('2025-07-01', 274)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(3, 6) : whole(1, 3) }, () => {
        const { product, materials, low, high, step, from, to } = pick(prints)
        const pieces = whole(low, high) * step
        const price = cents((pieces * whole(from, to)) / 100)
        const urgent = next() < 0.28 ? 'sim' : 'nao'
        return {
          day,
          ...pick(customers),
          product,
          material: pick(materials),
          clerk: among(['Gisele', 4], ['Wagner', 2.5], ['Priscila', 1.5]),
          origin: among(['WhatsApp', 4], ['balcão', 3], ['site', 1.6]),
          urgent,
          pieces,
          term: urgent === 'sim' ? whole(1, 2) : whole(3, 10),
          cost: cents((price * whole(35, 60)) / 100),
          price,
        }
      }),
    ),
)

const cars = [
  { model: 'Gol', maker: 'Volkswagen' },
  { model: 'Onix', maker: 'Chevrolet' },
  { model: 'Uno', maker: 'Fiat' },
  { model: 'Strada', maker: 'Fiat' },
  { model: 'HB20', maker: 'Hyundai' },
  { model: 'Corolla', maker: 'Toyota' },
  { model: 'Polo', maker: 'Volkswagen' },
]
const jobs: [job: { service: string; from: number; to: number; longest: number }, weight: number][] = [
  [{ service: 'Troca de óleo', from: 5_000, to: 12_000, longest: 3 }, 6],
  [{ service: 'Freio', from: 12_000, to: 35_000, longest: 8 }, 4.2],
  [{ service: 'Suspensão', from: 18_000, to: 60_000, longest: 12 }, 3],
  [{ service: 'Revisão', from: 20_000, to: 55_000, longest: 10 }, 2],
  [{ service: 'Embreagem', from: 45_000, to: 95_000, longest: 16 }, 1.4],
  [{ service: 'Alinhamento', from: 8_000, to: 16_000, longest: 3 }, 0.9],
]
// From June to February; closed on Sundays, one car on Saturdays.
const repairs = new Rows(
  daysFrom('2025-06-01', 273)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? 1 : whole(2, 4) }, () => {
        const { service, from, to, longest } = among(...jobs)
        const parts = next() < 0.25 ? undefined : whole(4_000, 140_000) / 100
        const labour = whole(from, to) / 100
        return {
          day,
          ...pick(cars),
          service,
          mechanic: among(['Tonho', 4], ['Edson', 3], ['Juliana', 2.2], ['Marquinhos', 1.4]),
          payment: among(['PIX', 4], ['CRÉDITO', 3], ['DÉBITO', 2], ['DINHEIRO', 1.4]),
          again: next() < 0.14 ? 'S' : 'N',
          km: whole(8_000, 180_000),
          hours: whole(1, longest) / 2,
          parts,
          labour,
          total: cents((parts ?? 0) + labour),
        }
      }),
    ),
)

const clinic = 'Atendimentos Clínica Odonto'
const printing = 'pedidos_grafica'
const garage = 'OS OFICINA MECANICA'

export const files = [
  file(clinic, care, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Paciente', ({ patient }) => patient],
    ['Dentista', ({ dentist }) => dentist],
    ['Especialidade', ({ specialty }) => specialty],
    ['Procedimento', ({ procedure }) => procedure],
    ['Convênio', ({ plan }) => plan],
    ['Turno', ({ shift }) => shift],
    ['Primeira consulta', ({ first }) => first],
    ['Duração (min)', ({ minutes }) => minutes],
    ['Custo laboratório', ({ lab }) => (lab === undefined ? '' : commaPrice(lab))],
    ['Nota', ({ rating }) => rating ?? ''],
    ['Valor', ({ price }) => commaPrice(price)],
  ]),
  file(
    printing,
    orders,
    [
      ['data_pedido', ({ day }) => day],
      ['cliente', ({ client }) => client],
      ['segmento', ({ segment }) => segment],
      ['produto', ({ product }) => product],
      ['material', ({ material }) => material],
      ['atendente', ({ clerk }) => clerk],
      ['origem', ({ origin }) => origin],
      ['urgente', ({ urgent }) => urgent],
      ['quantidade', ({ pieces }) => pieces],
      ['prazo_dias', ({ term }) => term],
      ['custo_producao', ({ cost }) => cost.toFixed(2)],
      ['valor_pedido', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
  file(garage, repairs, [
    ['DT_ENTRADA', ({ day }) => brazilianDay(day)],
    ['MODELO', ({ model }) => model],
    ['MARCA', ({ maker }) => maker],
    ['SERVICO', ({ service }) => service],
    ['MECANICO', ({ mechanic }) => mechanic],
    ['FORMA_PGTO', ({ payment }) => payment],
    ['RETORNO', ({ again }) => again],
    ['KM', ({ km }) => km],
    ['HORAS', ({ hours }) => decimal(hours, 1)],
    ['VLR_PECAS', ({ parts }) => (parts === undefined ? '' : decimal(parts))],
    ['VLR_MAO_OBRA', ({ labour }) => decimal(labour)],
    ['VLR_TOTAL', ({ total }) => decimal(total)],
  ]),
]

export const labelled: Labelled[] = [
  // The dental clinic
  ['faturamento da clinica por mes', clinic, care.byMonth((g) => g.sum('price'))],
  ['quantos atendimentos a clinica fez em novembro?', clinic, care.during('2025-11').count()],
  ['qual dentista faturou mais?', clinic, most(care.by('dentist', (g) => g.sum('price')))],
  [
    'top 3 procedimentos em faturamento',
    clinic,
    most(
      care.by('procedure', (g) => g.sum('price')),
      3,
    ),
  ],
  ['valor medio por atendimento na clinica', clinic, care.mean('price')],
  [
    'qtos procedimentos de canal a dra camila fez',
    clinic,
    care.when((r) => r.procedure === 'Canal' && r.dentist === 'Dra. Camila').count(),
  ],
  ['que porcentagem dos atendimentos foi particular?', clinic, care.share((r) => r.plan === 'Particular')],
  [
    'total do custo de laboratorio no segundo semestre de 2025',
    clinic,
    care.during('2025-07', '2025-12').sum('lab'),
  ],
  ['nota media de cada dentista', clinic, care.by('dentist', (g) => g.mean('rating'))],
  [
    'quantas primeiras consultas tivemos por mes na clinica',
    clinic,
    care.when((r) => r.first === 'Sim').byMonth((g) => g.count()),
  ],
  [
    'quanto o dr renato faturou aos sabados?',
    clinic,
    care
      .on(6)
      .when((r) => r.dentist === 'Dr. Renato')
      .sum('price'),
  ],
  [
    'faturamento de implante: outubro x novembro',
    clinic,
    {
      before: care
        .during('2025-10')
        .when((r) => r.procedure === 'Implante')
        .sum('price'),
      after: care
        .during('2025-11')
        .when((r) => r.procedure === 'Implante')
        .sum('price'),
    },
  ],
  ['quantos atendimentos duraram mais de 60 minutos?', clinic, care.when((r) => r.minutes > 60).count()],
  ['qual turno teve menos atendimentos', clinic, least(care.by('shift', (g) => g.count()))],
  [
    'qual o valor do atendimento mais caro pela bradesco dental?',
    clinic,
    care.when((r) => r.plan === 'Bradesco Dental').max('price'),
  ],
  ['quantos pacientes diferentes vieram em janeiro', clinic, care.during('2026-01').distinct('patient')],
  ['faturamento por convenio', clinic, care.by('plan', (g) => g.sum('price'))],
  ['dia da semana com mais atendimentos na clinica', clinic, most(care.byWeekday((g) => g.count()))],
  [
    'quanto faturamos com clareamento entre 15/08/2025 e 30/09/2025',
    clinic,
    care
      .from('2025-08-15', '2025-09-30')
      .when((r) => r.procedure === 'Clareamento')
      .sum('price'),
  ],
  [
    'faturamento da ortodontia sem contar a odontoprev',
    clinic,
    care.when((r) => r.specialty === 'Ortodontia' && r.plan !== 'OdontoPrev').sum('price'),
  ],
  [
    'participação da cirurgia no faturamento da clínica',
    clinic,
    care.share((r) => r.specialty === 'Cirurgia', 'price'),
  ],
  [
    'duração media das extrações em minutos',
    clinic,
    care.when((r) => r.procedure === 'Extração').mean('minutes'),
  ],
  [
    'atendimentos com nota abaixo de 4, quantos foram?',
    clinic,
    care.when((r) => (r.rating ?? 5) < 4).count(),
  ],
  ['quantos atendimentos ficaram sem nota?', clinic, care.when((r) => r.rating === undefined).count()],
  [
    'qual foi o mes mais fraco da clinica em faturamento?',
    clinic,
    least(care.byMonth((g) => g.sum('price'))),
  ],
  [
    'em media quantos atendimentos a clinica faz por dia trabalhado?',
    clinic,
    care.count() / care.distinct('day'),
  ],
  ['especialidade q menos faturou', clinic, least(care.by('specialty', (g) => g.sum('price')))],
  [
    'compara o faturamento da dra camila com o do dr renato',
    clinic,
    care
      .when((r) => r.dentist === 'Dra. Camila' || r.dentist === 'Dr. Renato')
      .by('dentist', (g) => g.sum('price')),
  ],
  [
    'faturamento da clinica menos o custo de laboratorio, quanto dá?',
    clinic,
    care.sum('price') - care.sum('lab'),
  ],
  [
    'to montando a escala da clinica: quantos atendimentos tivemos nas segundas de manhã?',
    clinic,
    care
      .on(1)
      .when((r) => r.shift === 'Manhã')
      .count(),
  ],

  // The print shop
  ['quantos pedidos a grafica teve em dezembro', printing, orders.during('2025-12').count()],
  ['valor dos pedidos da gráfica mes a mes', printing, orders.byMonth((g) => g.sum('price'))],
  [
    'quantos reais deu de banner em fevereiro?',
    printing,
    orders
      .during('2026-02')
      .when((r) => r.product === 'Banner')
      .sum('price'),
  ],
  [
    'quantos panfletos a gente imprimiu no último trimestre de 2025?',
    printing,
    orders
      .during('2025-10', '2025-12')
      .when((r) => r.product === 'Panfleto')
      .sum('pieces'),
  ],
  ['qual atendente tem mais pedidos?', printing, most(orders.by('clerk', (g) => g.count()))],
  [
    'os 3 clientes q mais gastaram na grafica',
    printing,
    most(
      orders.by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'qtos pedidos urgentes por mes',
    printing,
    orders.when((r) => r.urgent === 'sim').byMonth((g) => g.count()),
  ],
  ['que % dos pedidos foi urgente?', printing, orders.share((r) => r.urgent === 'sim')],
  [
    'prazo medio em dias dos pedidos que nao eram urgentes',
    printing,
    orders.when((r) => r.urgent === 'nao').mean('term'),
  ],
  ['total do custo de produçao por produto', printing, orders.by('product', (g) => g.sum('cost'))],
  [
    'valor dos pedidos menos custo de producao em janeiro',
    printing,
    orders.during('2026-01').sum('price') - orders.during('2026-01').sum('cost'),
  ],
  [
    'compare o valor dos pedidos de agosto com o de setembro',
    printing,
    { before: orders.during('2025-08').sum('price'), after: orders.during('2025-09').sum('price') },
  ],
  [
    'quantos pedidos acima de 500 reais vieram pelo whatsapp?',
    printing,
    orders.when((r) => r.price > 500 && r.origin === 'WhatsApp').count(),
  ],
  ['em q dia da semana entram mais pedidos?', printing, most(orders.byWeekday((g) => g.count()))],
  [
    'quanto vendemos em reais de pedidos em lona',
    printing,
    orders.when((r) => r.material === 'Lona').sum('price'),
  ],
  ['valor medio do pedido por segmento', printing, orders.by('segment', (g) => g.mean('price'))],
  [
    'qual produto da grafica vendeu menos em valor?',
    printing,
    least(orders.by('product', (g) => g.sum('price'))),
  ],
  [
    'valor do maior pedido do colegio aurora',
    printing,
    orders.when((r) => r.client === 'Colégio Aurora').max('price'),
  ],
  [
    'quanto o wagner vendeu em reais em outubro e novembro?',
    printing,
    orders
      .during('2025-10', '2025-11')
      .when((r) => r.clerk === 'Wagner')
      .sum('price'),
  ],
  [
    'participaçao do segmento alimentação no valor dos pedidos',
    printing,
    orders.share((r) => r.segment === 'Alimentação', 'price'),
  ],
  ['quantos pedidos tem prazo de mais de 5 dias?', printing, orders.when((r) => r.term > 5).count()],
  [
    'quantidade de adesivos vendida por cada atendente',
    printing,
    orders.when((r) => r.product === 'Adesivo').by('clerk', (g) => g.sum('pieces')),
  ],
  [
    'quantos pedidos vieram do site sem contar apostila?',
    printing,
    orders.when((r) => r.origin === 'site' && r.product !== 'Apostila').count(),
  ],
  ['qual foi o mes com menor valor de pedidos?', printing, least(orders.byMonth((g) => g.sum('price')))],
  [
    'quantos clientes diferentes pediram convite em março',
    printing,
    orders
      .during('2026-03')
      .when((r) => r.product === 'Convite')
      .distinct('client'),
  ],
  [
    'em média quantos pedidos entram por dia que a gráfica abre?',
    printing,
    orders.count() / orders.distinct('day'),
  ],
  [
    'priscila x gisele em valor de pedidos',
    printing,
    orders.when((r) => r.clerk === 'Priscila' || r.clerk === 'Gisele').by('clerk', (g) => g.sum('price')),
  ],
  [
    'menor custo de producao num pedido de cartao de visita',
    printing,
    orders.when((r) => r.product === 'Cartão de visita').min('cost'),
  ],
  [
    'quanto deu em valor de pedidos no balcao entre 10/12/2025 e 20/01/2026?',
    printing,
    orders
      .from('2025-12-10', '2026-01-20')
      .when((r) => r.origin === 'balcão')
      .sum('price'),
  ],
  [
    'o contador pediu: valor total dos pedidos urgentes da igreja nova aliança em 2025',
    printing,
    orders
      .during('2025-07', '2025-12')
      .when((r) => r.urgent === 'sim' && r.client === 'Igreja Nova Aliança')
      .sum('price'),
  ],

  // The garage
  ['total faturado pela oficina em setembro', garage, repairs.during('2025-09').sum('total')],
  ['quantas OS cada mecanico fez', garage, repairs.by('mechanic', (g) => g.count())],
  ['faturamento da oficina por marca', garage, repairs.by('maker', (g) => g.sum('total'))],
  [
    'qual mecanico fez mais mao de obra em valor?',
    garage,
    most(repairs.by('mechanic', (g) => g.sum('labour'))),
  ],
  [
    'top 3 serviços da oficina em número de OS',
    garage,
    most(
      repairs.by('service', (g) => g.count()),
      3,
    ),
  ],
  [
    'média do valor total das os de embreagem',
    garage,
    repairs.when((r) => r.service === 'Embreagem').mean('total'),
  ],
  [
    'quantos retornos a oficina teve por mes?',
    garage,
    repairs.when((r) => r.again === 'S').byMonth((g) => g.count()),
  ],
  ['que porcentagem das os da oficina foi retorno', garage, repairs.share((r) => r.again === 'S')],
  ['km medio do gol', garage, repairs.when((r) => r.model === 'Gol').mean('km')],
  [
    'valor total de peças nos serviços de freio',
    garage,
    repairs.when((r) => r.service === 'Freio').sum('parts'),
  ],
  ['quantas os ficaram sem valor de peças?', garage, repairs.when((r) => r.parts === undefined).count()],
  [
    'qtas horas o edson trabalhou em janeiro?',
    garage,
    repairs
      .during('2026-01')
      .when((r) => r.mechanic === 'Edson')
      .sum('hours'),
  ],
  [
    'valor da mão de obra julho x agosto',
    garage,
    { before: repairs.during('2025-07').sum('labour'), after: repairs.during('2025-08').sum('labour') },
  ],
  ['quantas os passaram de 1500 reais no total?', garage, repairs.when((r) => r.total > 1500).count()],
  ['qual dia da semana a oficina fatura menos?', garage, least(repairs.byWeekday((g) => g.sum('total')))],
  [
    'quanto a oficina faturou no pix no quarto trimestre de 2025?',
    garage,
    repairs
      .during('2025-10', '2025-12')
      .when((r) => r.payment === 'PIX')
      .sum('total'),
  ],
  [
    'quantos % do faturamento da oficina veio da fiat?',
    garage,
    repairs.share((r) => r.maker === 'Fiat', 'total'),
  ],
  ['maior valor de peças numa os só', garage, repairs.max('parts')],
  ['faturamento da oficina por forma de pgto', garage, repairs.by('payment', (g) => g.sum('total'))],
  [
    'faturamento com revisao sem contar a toyota',
    garage,
    repairs.when((r) => r.service === 'Revisão' && r.maker !== 'Toyota').sum('total'),
  ],
  ['quantos modelos diferentes a oficina atendeu?', garage, repairs.distinct('model')],
  [
    'tempo médio em horas de cada tipo de serviço da oficina',
    garage,
    repairs.by('service', (g) => g.mean('hours')),
  ],
  [
    'quantos onix entraram em outubro?',
    garage,
    repairs
      .during('2025-10')
      .when((r) => r.model === 'Onix')
      .count(),
  ],
  ['qual modelo de carro deu mais faturamento', garage, most(repairs.by('model', (g) => g.sum('total')))],
  [
    'quanto deu o total das os do tonho pagas em dinheiro?',
    garage,
    repairs.when((r) => r.mechanic === 'Tonho' && r.payment === 'DINHEIRO').sum('total'),
  ],
  ['quantas os foram de carro com mais de 100 mil km?', garage, repairs.when((r) => r.km > 100_000).count()],
  ['melhor mes da oficina em faturamento', garage, most(repairs.byMonth((g) => g.sum('total')))],
  [
    'em média quantas os a oficina abre por mês?',
    garage,
    repairs.count() / repairs.byMonth((g) => g.count()).length,
  ],
  [
    'quantas os a oficina teve entre 20/11/2025 e 10/12/2025',
    garage,
    repairs.from('2025-11-20', '2025-12-10').count(),
  ],
  [
    'a juliana ta pedindo aumento, qual o valor da mao de obra dela em suspensão desde dezembro?',
    garage,
    repairs
      .during('2025-12', '2026-02')
      .when((r) => r.mechanic === 'Juliana' && r.service === 'Suspensão')
      .sum('labour'),
  ],
]

export const unanswerable: string[] = [
  'qual o salario da dra camila?',
  'quanto a oficina paga de aluguel por mes?',
  'quanto tem de papel couche em estoque na grafica?',
  'idade media dos pacientes da clinica',
  'quantas folhas a impressora estragou em novembro?',
  'quantos litros de oleo a gente comprou em dezembro',
  'qual a placa do corolla que mais voltou?',
  'quanto veio a conta de luz da grafica em janeiro?',
  'quantas parcelas faltam do elevador da oficina?',
  'quanto gastamos com anuncio no instagram?',
]
