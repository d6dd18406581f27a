import { brazilianDay, cents, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* An agency for domestic workers, a fish and shrimp wholesaler, a repair shop of household appliances. */

const { next, whole, pick } = seededBusiness('babysitters of an agency, shrimp by the crate, a dead blender')
const lastDay = '2026-04-30'
const shifted = (day: string, by: number) => new Date(Date.parse(day) + by * 864e5).toISOString().slice(0, 10)

const homes = [
  { family: 'Família Andrade', district: 'Moema' },
  { family: 'Família Siqueira', district: 'Pinheiros' },
  { family: 'Família Tanaka', district: 'Moema' },
  { family: 'Família Barreto', district: 'Perdizes' },
  { family: 'Família Castanho', district: 'Pinheiros' },
  { family: 'Família Moreira', district: 'Vila Mariana' },
  { family: 'Família Rezende', district: 'Perdizes' },
  { family: 'Família Pacheco', district: 'Tatuapé' },
]
const roles = [
  { role: 'Diarista', workers: ['Ivone', 'Ivone', 'Rosângela', 'Cida'], from: 2_200, to: 3_200 },
  { role: 'Babá', workers: ['Luzinete', 'Jéssica'], from: 2_500, to: 3_900 },
  { role: 'Cozinheira', workers: ['Dalva', 'Neusa'], from: 3_000, to: 4_500 },
  { role: 'Passadeira', workers: ['Marinete', 'Cida'], from: 2_000, to: 2_800 },
  { role: 'Cuidadora de idosos', workers: ['Socorro', 'Gildete'], from: 2_800, to: 4_200 },
]
// Closed on Sundays, hardly anything on Saturdays.
const services = new Rows(
  daysFrom('2025-06-01', 334)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? 1 : whole(1, 3) }, () => {
        const { role, workers, from, to } = pick(roles)
        const hours = whole(4, 10)
        const price = cents((hours * whole(from, to)) / 100)
        const lead = whole(0, 7)
        return {
          day,
          requested: shifted(day, -lead),
          lead,
          ...pick(homes),
          role,
          worker: pick(workers),
          shift: hours > 6 ? 'Dia inteiro' : pick(['Manhã', 'Tarde']),
          hours,
          price,
          fee: cents((price * whole(15, 25)) / 100),
          payment: pick(['Pix', 'Pix', 'Boleto', 'Dinheiro']),
          substitute: next() < 0.15 ? 'sim' : 'não',
          stars: next() < 0.3 ? undefined : pick([5, 5, 4, 4, 3, 2, 1]),
        }
      }),
    )
    .map((row, at) => ({ ...row, id: `AG${1001 + at}` })),
)

const buyers = [
  { client: 'Restaurante Maré Alta', kind: 'Restaurante', city: 'Santos' },
  { client: 'Peixaria do Bigode', kind: 'Peixaria', city: 'Guarujá' },
  { client: 'Supermercado Econômico', kind: 'Supermercado', city: 'São Vicente' },
  { client: 'Sushi Kenzo', kind: 'Restaurante', city: 'Santos' },
  { client: 'Banca do Nonato', kind: 'Feirante', city: 'Praia Grande' },
  { client: 'Mercado Pérola', kind: 'Supermercado', city: 'Guarujá' },
  { client: 'Quiosque da Bete', kind: 'Restaurante', city: 'Praia Grande' },
]
const seafood = [
  { species: 'Camarão rosa', group: 'Camarão', cuts: ['Inteiro', 'Limpo'], from: 6_200, to: 8_900 },
  { species: 'Tilápia', group: 'Peixe de água doce', cuts: ['Filé', 'Inteiro'], from: 1_400, to: 3_900 },
  { species: 'Salmão', group: 'Peixe de mar', cuts: ['Filé', 'Posta', 'Inteiro'], from: 5_500, to: 8_500 },
  { species: 'Camarão sete-barbas', group: 'Camarão', cuts: ['Limpo', 'Inteiro'], from: 2_800, to: 4_200 },
  { species: 'Sardinha', group: 'Peixe de mar', cuts: ['Inteiro'], from: 700, to: 1_400 },
  { species: 'Pescada amarela', group: 'Peixe de mar', cuts: ['Filé', 'Posta'], from: 3_200, to: 5_400 },
  { species: 'Tainha', group: 'Peixe de mar', cuts: ['Inteiro', 'Posta'], from: 1_800, to: 2_900 },
  { species: 'Tambaqui', group: 'Peixe de água doce', cuts: ['Posta', 'Inteiro'], from: 1_500, to: 2_600 },
]
const terms = [
  { term: 'À vista', days: 0 },
  { term: 'Boleto 14 dias', days: 14 },
  { term: 'Boleto 28 dias', days: 28 },
]
// Closed on Sundays and Mondays, most on Fridays.
const loads = new Rows(
  daysFrom('2025-05-01', 365)
    .filter((day) => weekdayIn(day) > 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 5 ? whole(3, 5) : whole(1, 3) }, () => {
        const { species, group, cuts, from, to } = pick(seafood)
        const buyer = pick(buyers)
        const weight = (buyer.kind === 'Supermercado' ? whole(400, 2_000) : whole(50, 600)) / 10
        const unit = whole(from, to) / 100
        const { term, days } = pick(terms)
        const wait = days === 0 ? 0 : days - 2 + whole(0, 11)
        const received = shifted(day, wait)
        // What is on credit may not be paid yet, or ever.
        const isReceived = days === 0 || (received <= lastDay && next() < 0.97)
        return {
          day,
          received: isReceived ? received : undefined,
          wait: isReceived ? wait : undefined,
          ...buyer,
          group,
          species,
          cut: pick(cuts),
          seller: pick(['Edvaldo', 'Edvaldo', 'Priscila', 'Wagner']),
          driver: pick(['Tonho', 'Juarez', 'Damião']),
          frozen: next() < 0.4 ? 'sim' : 'não',
          term,
          boxes: Math.ceil(weight / 20),
          weight,
          unit,
          freight: next() < 0.25 ? 0 : whole(2_000, 12_000) / 100,
          total: cents(weight * unit),
        }
      }),
    )
    .map((row, at) => ({ ...row, id: 20_431 + at })),
)

const machines = [
  {
    appliance: 'Máquina de lavar',
    brands: ['Brastemp', 'Electrolux', 'Consul'],
    defects: ['Não centrifuga', 'Vazamento', 'Não liga'],
    from: 6_000,
    to: 35_000,
  },
  {
    appliance: 'Geladeira',
    brands: ['Consul', 'Brastemp', 'Samsung'],
    defects: ['Não gela', 'Não gela', 'Barulho', 'Vazamento'],
    from: 5_000,
    to: 42_000,
  },
  {
    appliance: 'Micro-ondas',
    brands: ['Panasonic', 'Electrolux', 'Samsung'],
    defects: ['Não esquenta', 'Faísca', 'Não liga'],
    from: 2_500,
    to: 16_000,
  },
  {
    appliance: 'Fogão',
    brands: ['Atlas', 'Consul'],
    defects: ['Não acende', 'Chama fraca'],
    from: 2_000,
    to: 12_000,
  },
  {
    appliance: 'Ventilador',
    brands: ['Arno', 'Mondial'],
    defects: ['Não liga', 'Barulho'],
    from: 900,
    to: 4_500,
  },
  {
    appliance: 'Liquidificador',
    brands: ['Arno', 'Mondial', 'Philco'],
    defects: ['Não liga', 'Vazamento'],
    from: 800,
    to: 3_900,
  },
  {
    appliance: 'Air fryer',
    brands: ['Mondial', 'Philco'],
    defects: ['Não esquenta', 'Não liga'],
    from: 2_000,
    to: 9_000,
  },
]
const orders = new Rows(
  daysFrom('2025-08-01', 273)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: whole(1, 3) }, () => {
        const { appliance, brands, defects, from, to } = pick(machines)
        const end = pick([
          'ENTREGUE',
          'ENTREGUE',
          'ENTREGUE',
          'ENTREGUE',
          'ENTREGUE',
          'RECUSADA',
          'AGUARDANDO PEÇA',
        ])
        const stay = whole(1, 25)
        const exit = shifted(day, stay)
        const isWaiting = end === 'AGUARDANDO PEÇA'
        const isOut = !isWaiting && exit <= lastDay
        // Only what was repaired and handed over has been charged.
        const isCharged = isOut && end === 'ENTREGUE'
        const warranty = next() < 0.2 ? 'SIM' : 'NÃO'
        const paid = warranty === 'SIM' ? 'FABRICANTE' : pick(['PIX', 'CARTÃO', 'DINHEIRO'])
        const pieces = next() < 0.25 ? 0 : whole(1, 4)
        const parts = cents((pieces * whole(from, to)) / 100)
        const labor = whole(6_000, 28_000) / 100
        return {
          day,
          exit: isOut ? exit : undefined,
          stay: isOut ? stay : undefined,
          appliance,
          brand: pick(brands),
          defect: pick(defects),
          technician: pick(['Gilson', 'Gilson', 'Elias', 'Marcão']),
          place: pick(['BALCÃO', 'DOMICÍLIO']),
          warranty,
          status: isOut || isWaiting ? end : 'EM BANCADA',
          payment: isCharged ? paid : undefined,
          pieces: isCharged ? pieces : undefined,
          parts: isCharged ? parts : undefined,
          labor: isCharged ? labor : undefined,
          total: isCharged ? cents(parts + labor) : undefined,
        }
      }),
    )
    .map((row, at) => ({ ...row, id: 8_150 + at })),
)

const agency = 'Atendimentos Agencia Domesticas'
const fish = 'vendas_atacado_pescado'
const repairs = 'OS ASSISTENCIA TECNICA'

const reais = (value: number | undefined) => (value === undefined ? '' : dotted(decimal(value)))

export const files = [
  file(agency, services, [
    ['Nº do atendimento', ({ id }) => id],
    ['Data do serviço', ({ day }) => brazilianDay(day)],
    ['Data do pedido', ({ requested }) => brazilianDay(requested)],
    ['Família', ({ family }) => family],
    ['Bairro', ({ district }) => district],
    ['Função', ({ role }) => role],
    ['Profissional', ({ worker }) => worker],
    ['Turno', ({ shift }) => shift],
    ['Horas trabalhadas', ({ hours }) => hours],
    ['Valor cobrado da família (R$)', ({ price }) => decimal(price)],
    ['Taxa da agência (R$)', ({ fee }) => decimal(fee)],
    ['Pagamento', ({ payment }) => payment],
    ['Precisou de substituta?', ({ substitute }) => substitute],
    ['Nota (1 a 5)', ({ stars }) => stars ?? ''],
  ]),
  file(
    fish,
    loads,
    [
      ['nf', ({ id }) => id],
      ['dt_venda', ({ day }) => day],
      ['dt_recebimento', ({ received }) => received ?? ''],
      ['cliente', ({ client }) => client],
      ['tipo_cliente', ({ kind }) => kind],
      ['cidade', ({ city }) => city],
      ['grupo', ({ group }) => group],
      ['especie', ({ species }) => species],
      ['corte', ({ cut }) => cut],
      ['vendedor', ({ seller }) => seller],
      ['motorista', ({ driver }) => driver],
      ['congelado', ({ frozen }) => frozen],
      ['prazo', ({ term }) => term],
      ['caixas', ({ boxes }) => boxes],
      ['peso_kg', ({ weight }) => weight.toFixed(1)],
      ['preco_kg', ({ unit }) => unit.toFixed(2)],
      ['frete', ({ freight }) => freight.toFixed(2)],
      ['total_venda', ({ total }) => total.toFixed(2)],
    ],
    '\t',
  ),
  file(repairs, orders, [
    ['NR_OS', ({ id }) => id],
    ['DT_ENTRADA', ({ day }) => brazilianDay(day)],
    ['DT_SAIDA', ({ exit }) => (exit === undefined ? '' : brazilianDay(exit))],
    ['APARELHO', ({ appliance }) => appliance],
    ['MARCA', ({ brand }) => brand],
    ['DEFEITO', ({ defect }) => defect],
    ['TECNICO', ({ technician }) => technician],
    ['LOCAL_CONSERTO', ({ place }) => place],
    ['GARANTIA', ({ warranty }) => warranty],
    ['SITUACAO', ({ status }) => status],
    ['FORMA_PGTO', ({ payment }) => payment ?? ''],
    ['QTD_PECAS', ({ pieces }) => pieces ?? ''],
    ['VLR_PECAS', ({ parts }) => reais(parts)],
    ['VLR_MAO_OBRA', ({ labor }) => reais(labor)],
    ['VLR_TOTAL', ({ total }) => reais(total)],
  ]),
]

export const labelled: Labelled[] = [
  // The agency
  ['quanto foi cobrado das familias no mes passado?', agency, services.during('2026-03').sum('price')],
  [
    'que profissional da agência teve mais atendimentos',
    agency,
    most(services.by('worker', (g) => g.count())),
  ],
  ['soma da taxa da agência separada por função', agency, services.by('role', (g) => g.sum('fee'))],
  [
    'top 4 famílias que mais gastaram com a agência',
    agency,
    most(
      services.by('family', (g) => g.sum('price')),
      4,
    ),
  ],
  [
    'quantas horas a Dalva trabalhou em feverero',
    agency,
    services
      .during('2026-02')
      .when((r) => r.worker === 'Dalva')
      .sum('hours'),
  ],
  [
    'Boa tarde! Você consegue me dizer quantos atendimentos de babá tivemos nos últimos 90 dias?',
    agency,
    services
      .from('2026-01-31', '2026-04-30')
      .when((r) => r.role === 'Babá')
      .count(),
  ],
  ['nota media de cada profissional', agency, services.by('worker', (g) => g.mean('stars'))],
  [
    'em quantos atendimentos precisou de substituta?',
    agency,
    services.when((r) => r.substitute === 'sim').count(),
  ],
  [
    'atendimentos em Perdizes que não precisaram de substituta, quantos foram?',
    agency,
    services.when((r) => r.district === 'Perdizes' && r.substitute === 'não').count(),
  ],
  [
    'qual o percentual de atendimentos no turno da manhã?',
    agency,
    services.share((r) => r.shift === 'Manhã'),
  ],
  [
    'que fatia do valor cobrado das famílias sai de Moema, em %?',
    agency,
    services.share((r) => r.district === 'Moema', 'price'),
  ],
  [
    'valor cobrado com passadeira mês a mês',
    agency,
    services.when((r) => r.role === 'Passadeira').byMonth((g) => g.sum('price')),
  ],
  [
    'dia da semana mais fraco da agência em valor cobrado',
    agency,
    least(services.byWeekday((g) => g.sum('price'))),
  ],
  [
    'compara as horas trabalhadas de novembro com as de dezembro',
    agency,
    { before: services.during('2025-11').sum('hours'), after: services.during('2025-12').sum('hours') },
  ],
  [
    'valor cobrado das famílias menos a taxa da agência, quanto fica?',
    agency,
    services.sum('price') - services.sum('fee'),
  ],
  [
    'quantos atendimentos custaram acima de R$ 250 pra família?',
    agency,
    services.when((r) => r.price > 250).count(),
  ],
  [
    'quantos atendimentos tiveram entre 5 e 8 horas trabalhadas',
    agency,
    services.when((r) => r.hours >= 5 && r.hours <= 8).count(),
  ],
  [
    'o atendimento mais caro da Família Tanaka foi de quanto?',
    agency,
    services.when((r) => r.family === 'Família Tanaka').max('price'),
  ],
  [
    'menor taxa que a agência ganhou num atendimento de cuidadora de idosos',
    agency,
    services.when((r) => r.role === 'Cuidadora de idosos').min('fee'),
  ],
  ['entre a data do pedido e a data do serviço passam quantos dias em média?', agency, services.mean('lead')],
  [
    'quantas famílias diferentes chamaram cozinheira em agosto?',
    agency,
    services
      .during('2025-08')
      .when((r) => r.role === 'Cozinheira')
      .distinct('family'),
  ],
  [
    'horas trabalhadas por turno, tirando a Ivone',
    agency,
    services.when((r) => r.worker !== 'Ivone').by('shift', (g) => g.sum('hours')),
  ],
  [
    'dividindo o total cobrado das famílias pelo total de horas trabalhadas, por quanto sai a hora?',
    agency,
    services.sum('price') / services.sum('hours'),
  ],
  ['mês em que a taxa da agência rendeu mais', agency, most(services.byMonth((g) => g.sum('fee')))],
  [
    'somando pix e boleto, quanto deu o valor cobrado das famílias?',
    agency,
    services.when((r) => r.payment === 'Pix' || r.payment === 'Boleto').sum('price'),
  ],
  [
    'quantos atendimentos da agencia ficaram sem nota',
    agency,
    services.when((r) => r.stars === undefined).count(),
  ],
  [
    'quantas vezes a Rosangela tirou nota 5?',
    agency,
    services.when((r) => r.worker === 'Rosângela' && r.stars === 5).count(),
  ],
  [
    'número de atendimentos por bairro este ano',
    agency,
    services.during('2026-01', '2026-04').by('district', (g) => g.count()),
  ],
  [
    'Quem trouxe mais taxa pra agência: babá ou cozinheira?',
    agency,
    most(services.when((r) => r.role === 'Babá' || r.role === 'Cozinheira').by('role', (g) => g.sum('fee'))),
  ],
  [
    'quanto a família Barreto pagou de diarista no segundo semestre de 2025?',
    agency,
    services
      .during('2025-07', '2025-12')
      .when((r) => r.family === 'Família Barreto' && r.role === 'Diarista')
      .sum('price'),
  ],

  // The fish and shrimp wholesaler
  [
    'quantos quilos de tilapia sairam em maio?',
    fish,
    loads
      .during('2025-05')
      .when((r) => r.species === 'Tilápia')
      .sum('weight'),
  ],
  ['total vendido de pescado no 3º trimestre de 2025', fish, loads.during('2025-07', '2025-09').sum('total')],
  [
    'ranking das 5 espécies que mais deram dinheiro',
    fish,
    most(
      loads.by('species', (g) => g.sum('total')),
      5,
    ),
  ],
  ['a espécie que menos saiu em kg, qual é?', fish, least(loads.by('species', (g) => g.sum('weight')))],
  ['quilos vendidos em cada corte', fish, loads.by('cut', (g) => g.sum('weight'))],
  [
    'média da coluna preço por kg nas vendas de salmão',
    fish,
    loads.when((r) => r.species === 'Salmão').mean('unit'),
  ],
  [
    'qual o total das vendas de pescado que estão sem data de recebimento?',
    fish,
    loads.when((r) => r.received === undefined).sum('total'),
  ],
  [
    'qtas vendas o Edvaldo fechou em janeiro',
    fish,
    loads
      .during('2026-01')
      .when((r) => r.seller === 'Edvaldo')
      .count(),
  ],
  [
    'cliente do tipo supermercado responde por quantos % dos quilos vendidos?',
    fish,
    loads.share((r) => r.kind === 'Supermercado', 'weight'),
  ],
  [
    'caixas que cada motorista carregou em abril',
    fish,
    loads.during('2026-04').by('driver', (g) => g.sum('boxes')),
  ],
  [
    'quanto foi de frete pra Praia Grande de novembro pra cá?',
    fish,
    loads
      .during('2025-11', '2026-04')
      .when((r) => r.city === 'Praia Grande')
      .sum('freight'),
  ],
  ['número de vendas de pescado com frete zero', fish, loads.when((r) => r.freight === 0).count()],
  ['em média, quantos dias levamos da venda até o recebimento?', fish, loads.mean('wait')],
  [
    'média de dias entre a venda e o recebimento por tipo de cliente',
    fish,
    loads.by('kind', (g) => g.mean('wait')),
  ],
  ['valor vendido de pescado não congelado', fish, loads.when((r) => r.frozen === 'não').sum('total')],
  [
    'nas sextas-feiras, quantos kg de camarão vendemos ao todo (rosa e sete-barbas)?',
    fish,
    loads
      .on(5)
      .when((r) => r.group === 'Camarão')
      .sum('weight'),
  ],
  [
    'camarão rosa em kg: março contra abril',
    fish,
    {
      before: loads
        .during('2026-03')
        .when((r) => r.species === 'Camarão rosa')
        .sum('weight'),
      after: loads
        .during('2026-04')
        .when((r) => r.species === 'Camarão rosa')
        .sum('weight'),
    },
  ],
  [
    'distribui pra mim o valor vendido de pescado pelos dias da semana',
    fish,
    loads.byWeekday((g) => g.sum('total')),
  ],
  [
    'quantas vendas de pescado ficaram entre R$ 1.000 e R$ 3.000?',
    fish,
    loads.when((r) => r.total >= 1000 && r.total <= 3000).count(),
  ],
  [
    'a venda mais alta da Priscila foi de quantos reais?',
    fish,
    loads.when((r) => r.seller === 'Priscila').max('total'),
  ],
  ['valor vendido em cada cidade', fish, loads.by('city', (g) => g.sum('total'))],
  [
    'em que data o atacado de pescado vendeu mais, em reais?',
    fish,
    most(loads.by('day', (g) => g.sum('total'))).map(([day, value]): [string, number] => [
      shownDay(day),
      value,
    ]),
  ],
  [
    'quantos clientes diferentes levaram tainha no ano passado?',
    fish,
    loads
      .during('2025-05', '2025-12')
      .when((r) => r.species === 'Tainha')
      .distinct('client'),
  ],
  [
    'total de vendas por vendedor, exceto salmão',
    fish,
    loads.when((r) => r.species !== 'Salmão').by('seller', (g) => g.sum('total')),
  ],
  [
    'O Sushi Kenzo leva quantos kg por venda, em média?',
    fish,
    loads.when((r) => r.client === 'Sushi Kenzo').mean('weight'),
  ],
  [
    'quanto o atacado de pescado vende por mês, em média, em reais?',
    fish,
    loads.sum('total') / loads.byMonth((g) => g.count()).length,
  ],
  [
    'quantas caixas o mercado perola comprou este ano?',
    fish,
    loads
      .during('2026-01', '2026-04')
      .when((r) => r.client === 'Mercado Pérola')
      .sum('boxes'),
  ],
  [
    'venda à vista representa quanto por cento do valor vendido de pescado?',
    fish,
    loads.share((r) => r.term === 'À vista', 'total'),
  ],
  [
    'qual motorista levou menos caixas no mês passado?',
    fish,
    least(loads.during('2026-03').by('driver', (g) => g.sum('boxes'))),
  ],
  ['kg de pescado vendidos em cada mês', fish, loads.byMonth((g) => g.sum('weight'))],

  // The repair shop
  ['quantas OS deram entrada em outubro?', repairs, orders.during('2025-10').count()],
  [
    'valor total das OS em domicílio por mês de entrada',
    repairs,
    orders.when((r) => r.place === 'DOMICÍLIO').byMonth((g) => g.sum('total')),
  ],
  [
    'me passa o valor total das os da Brastemp, por favor',
    repairs,
    orders.when((r) => r.brand === 'Brastemp').sum('total'),
  ],
  ['marca que mais rendeu mão de obra', repairs, most(orders.by('brand', (g) => g.sum('labor')))],
  ['mão de obra somada por aparelho', repairs, orders.by('appliance', (g) => g.sum('labor'))],
  [
    'mão de obra das OS do Gilson que entraram em dezembro e janeiro',
    repairs,
    orders
      .during('2025-12', '2026-01')
      .when((r) => r.technician === 'Gilson')
      .sum('labor'),
  ],
  [
    'quantos aparelhos têm data de saída em março de 2026?',
    repairs,
    orders.when((r) => r.exit !== undefined && r.exit.slice(0, 7) === '2026-03').count(),
  ],
  [
    'quantos aparelhos ainda estão sem data de saída',
    repairs,
    orders.when((r) => r.exit === undefined).count(),
  ],
  ['tempo médio, em dias, da entrada do aparelho até a saída', repairs, orders.mean('stay')],
  [
    'técnico com a maior média de dias entre entrada e saída',
    repairs,
    most(orders.by('technician', (g) => g.mean('stay'))),
  ],
  [
    'quantas geladeiras estao aguardando peca?',
    repairs,
    orders.when((r) => r.appliance === 'Geladeira' && r.status === 'AGUARDANDO PEÇA').count(),
  ],
  ['% de OS recusadas', repairs, orders.share((r) => r.status === 'RECUSADA')],
  [
    'quanto a máquina de lavar representa, em porcentagem, no valor total das OS?',
    repairs,
    orders.share((r) => r.appliance === 'Máquina de lavar', 'total'),
  ],
  [
    'OS em garantia: quantas de cada marca?',
    repairs,
    orders.when((r) => r.warranty === 'SIM').by('brand', (g) => g.count()),
  ],
  [
    'quantas OS fora da garantia o Elias pegou?',
    repairs,
    orders.when((r) => r.warranty === 'NÃO' && r.technician === 'Elias').count(),
  ],
  [
    'valor total médio por OS feita em domicilio',
    repairs,
    orders.when((r) => r.place === 'DOMICÍLIO').mean('total'),
  ],
  [
    'de quanto foi a OS mais cara de micro-ondas?',
    repairs,
    orders.when((r) => r.appliance === 'Micro-ondas').max('total'),
  ],
  [
    'menor mão de obra cobrada em ventilador',
    repairs,
    orders.when((r) => r.appliance === 'Ventilador').min('labor'),
  ],
  [
    'quantos reais em peças foram nas OS que entraram no último trimestre de 2025?',
    repairs,
    orders.during('2025-10', '2025-12').sum('parts'),
  ],
  [
    'quantas peças já foram usadas em geladeira',
    repairs,
    orders.when((r) => r.appliance === 'Geladeira').sum('pieces'),
  ],
  ['quantas OS temos em cada situação', repairs, orders.by('status', (g) => g.count())],
  [
    'Preciso saber quantas OS deram mais de R$ 400 no valor total',
    repairs,
    orders.when((r) => r.total !== undefined && r.total > 400).count(),
  ],
  [
    'quantas OS gastaram de 2 a 4 peças?',
    repairs,
    orders.when((r) => r.pieces !== undefined && r.pieces >= 2 && r.pieces <= 4).count(),
  ],
  ['entradas de OS por dia da semana', repairs, orders.byWeekday((g) => g.count())],
  [
    'compare quantas OS entraram em fevereiro e em março',
    repairs,
    { before: orders.during('2026-02').count(), after: orders.during('2026-03').count() },
  ],
  [
    'defeito mais comum em geladeira',
    repairs,
    most(orders.when((r) => r.appliance === 'Geladeira').by('defect', (g) => g.count())),
  ],
  [
    'os 2 aparelhos que deram menos valor total nas OS',
    repairs,
    least(
      orders.by('appliance', (g) => g.sum('total')),
      2,
    ),
  ],
  [
    'valor total das OS pagas no cartão, sem as da Samsung',
    repairs,
    orders.when((r) => r.payment === 'CARTÃO' && r.brand !== 'Samsung').sum('total'),
  ],
  [
    'aparelhos com defeito "não liga" que entraram nos últimos 30 dias: quantos?',
    repairs,
    orders
      .from('2026-04-01', '2026-04-30')
      .when((r) => r.defect === 'Não liga')
      .count(),
  ],
  [
    'quantas OS entram em média por dia com entrada de aparelho?',
    repairs,
    orders.count() / orders.distinct('day'),
  ],
]

export const unanswerable: string[] = [
  'quais profissionais da agência têm carteira assinada?',
  'telefone da Família Siqueira',
  'quantos anos de experiência tem a Luzinete?',
  'quantos kg de camarão temos na câmara fria hoje?',
  'quanto pagamos ao pescador pelo quilo da tainha?',
  'qual a data de validade do lote de salmão',
  'quanto gastamos com gelo em março?',
  'qual a placa do caminhão do Juarez?',
  'de que fornecedor vieram as peças da Brastemp?',
  'quanto veio a conta de luz da assistência técnica em janeiro?',
]
