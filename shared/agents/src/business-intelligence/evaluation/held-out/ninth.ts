import { brazilianDay, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows } from './rows'

/* A law office, a laundry and a bakery. */

const { next, whole, pick } = seededBusiness('a law office, a laundry, a bakery')
const days = daysFrom('2025-09-01', 334)

const cases = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(0, 3) }, () => ({
      day,
      lawyer: pick(['Dr. Otávio', 'Dra. Renata', 'Dra. Sílvia', 'Dr. Nelson']),
      area: pick(['Trabalhista', 'Família', 'Cível', 'Tributário', 'Criminal']),
      client: pick([
        'Metalúrgica Ferrari',
        'Padaria Central',
        'João Bittencourt',
        'Maria Alice',
        'Grupo Andrade',
      ]),
      court: pick(['TJSP', 'TRT-2', 'TRF-3', 'Extrajudicial']),
      stage: pick(['Em andamento', 'Ganho', 'Perdido', 'Acordo']),
      hours: whole(2, 80) / 2,
      costs: next() < 0.3 ? 0 : whole(8_000, 150_000) / 100,
      fees: whole(90_000, 2_500_000) / 100,
    })),
  ),
)
const bags = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(1, 4) }, () => {
      const weight = whole(15, 280) / 10
      return {
        day,
        customer: pick(['Residencial', 'Hotel', 'Restaurante', 'Academia']),
        service: pick(['Lavar e passar', 'Só lavar', 'Lavagem a seco', 'Edredom', 'Tapete']),
        machine: pick(['LV-01', 'LV-02', 'LV-03']),
        employee: pick(['Zenaide', 'Creusa', 'Damião']),
        pickup: pick(['Balcão', 'Delivery']),
        express: pick(['não', 'sim']),
        pieces: whole(1, 40),
        weight,
        price: Math.round(weight * whole(900, 2_400)) / 100,
      }
    }),
  ),
)
const batches = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(1, 4) }, () => {
      const made = whole(40, 420)
      return {
        day,
        bread: pick(['Pão francês', 'Pão de queijo', 'Bolo de cenoura', 'Croissant', 'Broa de milho']),
        baker: pick(['Seu Abílio', 'Ronaldo', 'Keila']),
        oven: pick(['Forno 1', 'Forno 2']),
        shift: pick(['Madrugada', 'Manhã', 'Tarde']),
        flour: whole(20, 480) / 10,
        made,
        lost: whole(0, Math.floor(made / 8)),
        sold: Math.round(made * whole(80, 650)) / 100,
      }
    }),
  ),
)

const office = 'Processos'
const laundry = 'Ordens de serviço'
const bakery = 'Fornadas'

export const files = [
  file(office, cases, [
    ['Data abertura', ({ day }) => brazilianDay(day)],
    ['Advogado resp.', ({ lawyer }) => lawyer],
    ['Área', ({ area }) => area],
    ['Cliente', ({ client }) => client],
    ['Tribunal', ({ court }) => court],
    ['Fase', ({ stage }) => stage],
    ['Horas trab.', ({ hours }) => decimal(hours, 1)],
    ['Custas', ({ costs }) => commaPrice(costs)],
    ['Honorários (R$)', ({ fees }) => decimal(fees)],
  ]),
  file(
    laundry,
    bags,
    [
      ['dt_os', ({ day }) => day],
      ['segmento_cliente', ({ customer }) => customer],
      ['servico', ({ service }) => service],
      ['maquina', ({ machine }) => machine],
      ['funcionario', ({ employee }) => employee],
      ['retirada', ({ pickup }) => pickup],
      ['expresso', ({ express }) => express],
      ['num_pecas', ({ pieces }) => pieces],
      ['peso_kg', ({ weight }) => weight.toFixed(1)],
      ['vlr_cobrado', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
  file(bakery, batches, [
    ['DIA', ({ day }) => brazilianDay(day)],
    ['PRODUTO', ({ bread }) => bread],
    ['PADEIRO', ({ baker }) => baker],
    ['FORNO', ({ oven }) => oven],
    ['TURNO', ({ shift }) => shift],
    ['FARINHA KG', ({ flour }) => decimal(flour, 1)],
    ['UNID PRODUZIDAS', ({ made }) => made],
    ['PERDAS (UN)', ({ lost }) => lost],
    ['VENDA R$', ({ sold }) => decimal(sold)],
  ]),
]

export const labelled: Labelled[] = [
  // The law office
  ['quantos processos abrimos desde setembro?', office, cases.count()],
  ['honorários por área', office, cases.by('area', (g) => g.sum('fees'))],
  ['qual advogado trouxe mais honorários?', office, most(cases.by('lawyer', (g) => g.sum('fees')))],
  [
    'quantos processos trabalhistas em março',
    office,
    cases
      .during('2026-03')
      .when((r) => r.area === 'Trabalhista')
      .count(),
  ],
  ['quantos processos ganhamos?', office, cases.when((r) => r.stage === 'Ganho').count()],
  [
    'e quantos perdemos na justiça do trabalho, trt-2?',
    office,
    cases.when((r) => r.stage === 'Perdido' && r.court === 'TRT-2').count(),
  ],
  ['percentual de processos que viraram acordo', office, cases.share((r) => r.stage === 'Acordo')],
  [
    'quantas horas a Dra. Renata trabalhou em outubro?',
    office,
    cases
      .during('2025-10')
      .when((r) => r.lawyer === 'Dra. Renata')
      .sum('hours'),
  ],
  ['horas trabalhadas por advogado', office, cases.by('lawyer', (g) => g.sum('hours'))],
  ['quanto gastamos com custas no tjsp', office, cases.when((r) => r.court === 'TJSP').sum('costs')],
  ['cliente que mais pagou honorario', office, most(cases.by('client', (g) => g.sum('fees')))],
  ['honorário médio da área criminal', office, cases.when((r) => r.area === 'Criminal').mean('fees')],
  ['quantos processos novos por mês?', office, cases.byMonth((g) => g.count())],
  [
    'processos em andamento do grupo andrade',
    office,
    cases.when((r) => r.stage === 'Em andamento' && r.client === 'Grupo Andrade').count(),
  ],
  [
    'qual área tem mais processo perdido?',
    office,
    most(cases.when((r) => r.stage === 'Perdido').by('area', (g) => g.count())),
  ],
  ['qual o maior honorário que já cobramos', office, cases.max('fees')],
  ['processos com honorários acima de 15 mil', office, cases.when((r) => r.fees > 15000).count()],
  [
    'custas por tribunal em 2026',
    office,
    cases.during('2026-01', '2026-07').by('court', (g) => g.sum('costs')),
  ],
  [
    'entrou mais processo em maio ou em junho?',
    office,
    { before: cases.during('2026-05').count(), after: cases.during('2026-06').count() },
  ],
  [
    'o doutor nelson pegou quantos casos de família',
    office,
    cases.when((r) => r.lawyer === 'Dr. Nelson' && r.area === 'Família').count(),
  ],
  [
    'quanto a padaria central pagou de honorários no primeiro semestre de 2026?',
    office,
    cases
      .during('2026-01', '2026-06')
      .when((r) => r.client === 'Padaria Central')
      .sum('fees'),
  ],
  ['média de horas por processo em cada área', office, cases.by('area', (g) => g.mean('hours'))],
  ['fase dos processos: quantos em cada?', office, cases.by('stage', (g) => g.count())],
  [
    'honorários de todas as áreas exceto tributário',
    office,
    cases.when((r) => r.area !== 'Tributário').sum('fees'),
  ],
  [
    '3 clientes com mais processos',
    office,
    most(
      cases.by('client', (g) => g.count()),
      3,
    ),
  ],
  [
    'quantos clientes diferentes abriram processo de 1 a 15 de dezembro',
    office,
    cases.from('2025-12-01', '2025-12-15').distinct('client'),
  ],
  [
    'qual advogada tem menos horas em janeiro?',
    office,
    least(cases.during('2026-01').by('lawyer', (g) => g.sum('hours'))),
  ],
  [
    'que parte dos honorários vem da metalurgica ferrari',
    office,
    cases.share((r) => r.client === 'Metalúrgica Ferrari', 'fees'),
  ],
  [
    'causas cíveis e de família juntas renderam quanto?',
    office,
    cases.when((r) => ['Cível', 'Família'].includes(r.area)).sum('fees'),
  ],
  ['quantos processos em média entram por mês', office, cases.count() / 11],

  // The laundry
  ['quantos kg de roupa a lavanderia lavou em fevereiro?', laundry, bags.during('2026-02').sum('weight')],
  ['faturamento da lavanderia por serviço', laundry, bags.by('service', (g) => g.sum('price'))],
  ['quantas peças passaram pela LV-02', laundry, bags.when((r) => r.machine === 'LV-02').sum('pieces')],
  ['máquina mais usada', laundry, most(bags.by('machine', (g) => g.count()))],
  [
    'quantos edredons lavamos em julho?',
    laundry,
    bags
      .during('2026-07')
      .when((r) => r.service === 'Edredom')
      .count(),
  ],
  [
    'quanto hotel rende por mês?',
    laundry,
    bags.when((r) => r.customer === 'Hotel').byMonth((g) => g.sum('price')),
  ],
  ['ordens expressas', laundry, bags.when((r) => r.express === 'sim').count()],
  [
    'quantas ordens de serviço não foram expressas em novembro?',
    laundry,
    bags
      .during('2025-11')
      .when((r) => r.express === 'não')
      .count(),
  ],
  [
    'valor médio cobrado por lavagem a seco',
    laundry,
    bags.when((r) => r.service === 'Lavagem a seco').mean('price'),
  ],
  ['funcionária que lavou mais peças', laundry, most(bags.by('employee', (g) => g.sum('pieces')))],
  [
    'Creusa: peso total por máquina',
    laundry,
    bags.when((r) => r.employee === 'Creusa').by('machine', (g) => g.sum('weight')),
  ],
  ['que porcentagem das ordens é delivery', laundry, bags.share((r) => r.pickup === 'Delivery')],
  ['qual segmento de cliente manda mais quilo?', laundry, most(bags.by('customer', (g) => g.sum('weight')))],
  ['quantos quilos no sábado e domingo', laundry, bags.on(0, 6).sum('weight')],
  ['ordens com mais de 20 kg', laundry, bags.when((r) => r.weight > 20).count()],
  ['a ordem mais pesada teve quantos quilos', laundry, bags.max('weight')],
  ['receita do delivery x balcão', laundry, bags.by('pickup', (g) => g.sum('price'))],
  [
    'quanto a zenaide faturou com tapete?',
    laundry,
    bags.when((r) => r.employee === 'Zenaide' && r.service === 'Tapete').sum('price'),
  ],
  ['ticket médio das academias', laundry, bags.when((r) => r.customer === 'Academia').mean('price')],
  [
    'top 2 serviços em peso no último trimestre de 2025',
    laundry,
    most(
      bags.during('2025-10', '2025-12').by('service', (g) => g.sum('weight')),
      2,
    ),
  ],
  ['qual foi o melhor mês da lavanderia em faturamento', laundry, most(bags.byMonth((g) => g.sum('price')))],
  ['quantas ordens abriram na quarta feira', laundry, bags.on(3).count()],
  [
    'o peso lavado caiu de dezembro pra janeiro?',
    laundry,
    { before: bags.during('2025-12').sum('weight'), after: bags.during('2026-01').sum('weight') },
  ],
  ['peças por ordem, em média', laundry, bags.mean('pieces')],
  [
    'restaurante e hotel, quanto dá junto de abril a junho?',
    laundry,
    bags
      .during('2026-04', '2026-06')
      .when((r) => ['Restaurante', 'Hotel'].includes(r.customer))
      .sum('price'),
  ],
  [
    'serviço menos pedido pelo residencial',
    laundry,
    least(bags.when((r) => r.customer === 'Residencial').by('service', (g) => g.count())),
  ],
  [
    'quantas os de lavar e passar com retirada no balcão',
    laundry,
    bags.when((r) => r.service === 'Lavar e passar' && r.pickup === 'Balcão').count(),
  ],
  [
    'quanto cobramos de tapete, sem o expresso?',
    laundry,
    bags.when((r) => r.service === 'Tapete' && r.express === 'não').sum('price'),
  ],
  ['qtd de peças por dia da semana', laundry, bags.byWeekday((g) => g.sum('pieces'))],
  [
    'quanto o Damião lavou de kg na primeira quinzena de maio',
    laundry,
    bags
      .from('2026-05-01', '2026-05-15')
      .when((r) => r.employee === 'Damião')
      .sum('weight'),
  ],

  // The bakery
  [
    'quantos pães franceses produzimos em abril?',
    bakery,
    batches
      .during('2026-04')
      .when((r) => r.bread === 'Pão francês')
      .sum('made'),
  ],
  ['perdas por produto', bakery, batches.by('bread', (g) => g.sum('lost'))],
  ['qual padeiro perde mais?', bakery, most(batches.by('baker', (g) => g.sum('lost')))],
  ['farinha gasta por mês', bakery, batches.byMonth((g) => g.sum('flour'))],
  ['quanto vendeu de croissant', bakery, batches.when((r) => r.bread === 'Croissant').sum('sold')],
  [
    'quantas fornadas o forno 2 fez em dezembro?',
    bakery,
    batches
      .during('2025-12')
      .when((r) => r.oven === 'Forno 2')
      .count(),
  ],
  [
    'produção de pão de queijo por turno',
    bakery,
    batches.when((r) => r.bread === 'Pão de queijo').by('shift', (g) => g.sum('made')),
  ],
  [
    'venda média por fornada de bolo de cenoura',
    bakery,
    batches.when((r) => r.bread === 'Bolo de cenoura').mean('sold'),
  ],
  [
    'quantos quilos de farinha o Seu Abílio usou na madrugada?',
    bakery,
    batches.when((r) => r.baker === 'Seu Abílio' && r.shift === 'Madrugada').sum('flour'),
  ],
  ['em qual turno se perde menos', bakery, least(batches.by('shift', (g) => g.sum('lost')))],
  ['fornadas com mais de 40 unidades perdidas', bakery, batches.when((r) => r.lost > 40).count()],
  [
    'quanto a broa representa nas vendas da padaria',
    bakery,
    batches.share((r) => r.bread === 'Broa de milho', 'sold'),
  ],
  [
    'unidades produzidas pela Keila em março',
    bakery,
    batches
      .during('2026-03')
      .when((r) => r.baker === 'Keila')
      .sum('made'),
  ],
  [
    'vendemos mais pão de queijo em fevereiro ou março, em reais?',
    bakery,
    {
      before: batches
        .during('2026-02')
        .when((r) => r.bread === 'Pão de queijo')
        .sum('sold'),
      after: batches
        .during('2026-03')
        .when((r) => r.bread === 'Pão de queijo')
        .sum('sold'),
    },
  ],
  ['média de perdas por fornada', bakery, batches.mean('lost')],
  [
    'os dois produtos que menos vendem',
    bakery,
    least(
      batches.by('bread', (g) => g.sum('sold')),
      2,
    ),
  ],
  ['fornadas por padeiro', bakery, batches.by('baker', (g) => g.count())],
  [
    'qto de farinha foi no forno 1 no primeiro trimestre de 2026',
    bakery,
    batches
      .during('2026-01', '2026-03')
      .when((r) => r.oven === 'Forno 1')
      .sum('flour'),
  ],
  ['dia da semana que a padaria mais vende', bakery, most(batches.byWeekday((g) => g.sum('sold')))],
  ['quantas fornadas fizemos de manhã?', bakery, batches.when((r) => r.shift === 'Manhã').count()],
  ['a maior fornada teve quantas unidades?', bakery, batches.max('made')],
  [
    'perda do Ronaldo mês a mês',
    bakery,
    batches.when((r) => r.baker === 'Ronaldo').byMonth((g) => g.sum('lost')),
  ],
  [
    'quanto entrou de venda com pão francês e croissant no mês de junho',
    bakery,
    batches
      .during('2026-06')
      .when((r) => ['Pão francês', 'Croissant'].includes(r.bread))
      .sum('sold'),
  ],
  [
    'produção total tirando o bolo de cenoura',
    bakery,
    batches.when((r) => r.bread !== 'Bolo de cenoura').sum('made'),
  ],
  [
    'quantos produtos diferentes a Keila fez de 1 a 5 de outubro?',
    bakery,
    batches
      .from('2025-10-01', '2025-10-05')
      .when((r) => r.baker === 'Keila')
      .distinct('bread'),
  ],
  ['qual produto gasta mais farinha', bakery, most(batches.by('bread', (g) => g.sum('flour')))],
  ['venda da padaria nos domingos', bakery, batches.on(0).sum('sold')],
  ['quanto a padaria vendeu por dia em média?', bakery, batches.sum('sold') / 334],
  [
    'quantas unidades de broa de milho o forno 1 fez à tarde em julho',
    bakery,
    batches
      .during('2026-07')
      .when((r) => r.bread === 'Broa de milho' && r.oven === 'Forno 1' && r.shift === 'Tarde')
      .sum('made'),
  ],
  ['mês com mais perda', bakery, most(batches.byMonth((g) => g.sum('lost')))],
]

/** What the tables do not hold. */
export const unanswerable: string[] = [
  'quantas audiências temos na semana que vem?',
  'qual juiz dá mais ganho de causa?',
  'quanto o Dr. Otávio recebe de participação?',
  'por que perdemos mais processos em abril?',
  'quanto gastamos de sabão em julho?',
  'quantas peças foram devolvidas manchadas?',
  'qual a conta de luz da LV-03?',
  'quantos clientes entraram na padaria em maio?',
  'quanto custa o quilo da farinha?',
  'qual a temperatura do forno 2?',
]
