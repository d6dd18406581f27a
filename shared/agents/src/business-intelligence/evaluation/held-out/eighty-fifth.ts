import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* A veterinary laboratory, a shop of sofas on order and a firm of tree pruning and lawn care. */

const { next, whole, pick } = seededBusiness(
  'a veterinary laboratory, a shop of sofas on order, a firm of tree pruning and lawn care',
)
const days = daysFrom('2025-07-01', 304)

const panel = [
  { exam: 'Hemograma', sector: 'Hematologia', from: 3_500, to: 7_900 },
  { exam: 'Perfil renal', sector: 'Bioquímica', from: 6_000, to: 12_900 },
  { exam: 'Coproparasitológico', sector: 'Parasitologia', from: 2_800, to: 5_500 },
  { exam: 'Perfil hepático', sector: 'Bioquímica', from: 6_900, to: 14_500 },
  { exam: 'Citologia', sector: 'Patologia', from: 9_000, to: 21_000 },
  { exam: 'Cultura bacteriana', sector: 'Microbiologia', from: 11_000, to: 26_000 },
  { exam: 'Raspado de pele', sector: 'Parasitologia', from: 3_200, to: 6_800 },
]
// Closed on Sundays, most on Mondays.
const tests = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(3, 5) : whole(1, 4) }, () => {
        const { exam, sector, from, to } = pick(panel)
        const urgent = next() < 0.25
        const price = cents((whole(from, to) / 100) * (urgent ? 1.3 : 1))
        return {
          day,
          clinic: pick([
            'Clínica Pelo Curto',
            'Hospital Arca Mansa',
            'Consultório Focinho',
            'Vet Pé de Serra',
            'Haras Boa Rédea',
          ]),
          species: pick(['Cão', 'Cão', 'Cão', 'Gato', 'Gato', 'Cavalo', 'Coelho', 'Ave']),
          exam,
          sector,
          analyst: pick(['Jussara', 'Edmilson', 'Thaís']),
          urgent,
          result: pick(['Normal', 'Normal', 'Normal', 'Alterado', 'Alterado', 'Inconclusivo']),
          again: next() < 0.14,
          samples: whole(1, 4),
          hours: urgent ? whole(2, 12) : whole(12, 96),
          reagent: cents((price * whole(15, 40)) / 100),
          price,
        }
      }),
    ),
)

const catalogue = [
  { model: 'Aconchego', kind: 'Retrátil', from: 289_000, to: 520_000 },
  { model: 'Ventania', kind: 'De canto', from: 420_000, to: 890_000 },
  { model: 'Siesta', kind: 'Sofá-cama', from: 240_000, to: 460_000 },
  { model: 'Mirante', kind: 'Chaise', from: 350_000, to: 690_000 },
  { model: 'Cafuné', kind: 'Retrátil', from: 310_000, to: 610_000 },
  { model: 'Duna', kind: 'Modular', from: 480_000, to: 980_000 },
]
// Closed on Mondays, most on Saturdays.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from(
        { length: weekdayIn(day) === 6 ? whole(3, 5) : weekdayIn(day) === 0 ? whole(2, 4) : whole(1, 2) },
        () => {
          const { model, kind, from, to } = pick(catalogue)
          const seats = pick([3, 2, 4, 5])
          const status = pick(['Entregue', 'Entregue', 'Entregue', 'Em produção', 'Aguardando tecido'])
          const value = whole(from, to) / 100
          return {
            day,
            model,
            kind,
            fabric: pick(['Linho', 'Suede', 'Veludo', 'Couro sintético', 'Bouclê']),
            colour: pick(['Cinza', 'Bege', 'Azul', 'Terracota', 'Verde']),
            seats,
            consultant: pick(['Rosângela', 'Wesley', 'Priscila']),
            channel: pick(['Loja', 'Loja', 'Site', 'Indicação']),
            city: pick(['Campo Sereno', 'Ribeira Alta', 'Porto Mirim', 'Vila Mimosa']),
            waterproof: next() < 0.35,
            status,
            lead: whole(15, 70),
            metres: (seats * whole(28, 42)) / 10,
            score: status === 'Entregue' && next() < 0.8 ? pick([5, 4, 3, 2, 1]) : undefined,
            freight: next() < 0.3 ? 0 : whole(8_000, 35_000) / 100,
            deposit: cents((value * whole(30, 50)) / 100),
            value,
          }
        },
      ),
    )
    .map((order, place) => ({ ...order, number: `SF-${String(place + 1).padStart(4, '0')}` })),
)

const clients = [
  { client: 'Edifício Aroeira', zone: 'Urbana' },
  { client: 'Chácara Pau-Ferro', zone: 'Rural' },
  { client: 'Clube Juriti', zone: 'Urbana' },
  { client: 'Fazenda Três Córregos', zone: 'Rural' },
  { client: 'Galpão Lumiar', zone: 'Industrial' },
  { client: 'Colégio Dom Vicente', zone: 'Urbana' },
]
const work = [
  { service: 'Roçada', front: 'Gramado' },
  { service: 'Poda de copa', front: 'Árvores' },
  { service: 'Derrubada', front: 'Árvores' },
  { service: 'Plantio de grama', front: 'Gramado' },
  { service: 'Destoca', front: 'Árvores' },
  { service: 'Aeração', front: 'Gramado' },
]
// Closed on Sundays, few on Saturdays.
const jobs = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(0, 1) : whole(1, 4) }, () => {
        const { service, front } = pick(work)
        const ofTrees = front === 'Árvores'
        return {
          day,
          ...pick(clients),
          front,
          service,
          crew: pick(['Jatobá', 'Sabiá', 'Tatu']),
          tree: ofTrees ? pick(['Mangueira', 'Sibipiruna', 'Eucalipto', 'Flamboyant']) : undefined,
          licence: ofTrees && next() < 0.6,
          trees: ofTrees ? whole(1, 12) : undefined,
          lawn: ofTrees ? undefined : whole(2, 40) * 50,
          hours: whole(2, 20) / 2,
          bags: whole(0, 40),
          fuel: whole(10, 250) / 10,
          disposal: next() < 0.3 ? 0 : whole(3_000, 42_000) / 100,
          payment: pick(['RECEBIDO', 'RECEBIDO', 'RECEBIDO', 'A RECEBER']),
          price: whole(18_000, 260_000) / 100,
        }
      }),
    ),
)

const laboratory = 'Exames Laboratório Vet'
const sofas = 'pedidos_sofas'
const pruning = 'ORDENS PODA E GRAMADO'

export const files = [
  file(laboratory, tests, [
    ['Data da coleta', ({ day }) => brazilianDay(day)],
    ['Clínica', ({ clinic }) => clinic],
    ['Espécie', ({ species }) => species],
    ['Exame', ({ exam }) => exam],
    ['Setor', ({ sector }) => sector],
    ['Analista', ({ analyst }) => analyst],
    ['Urgente', ({ urgent }) => (urgent ? 'Sim' : 'Não')],
    ['Resultado', ({ result }) => result],
    ['Recoleta', ({ again }) => (again ? 'Sim' : 'Não')],
    ['Amostras', ({ samples }) => samples],
    ['Horas até o laudo', ({ hours }) => hours],
    ['Custo do reagente', ({ reagent }) => commaPrice(reagent)],
    ['Valor do exame', ({ price }) => commaPrice(price)],
  ]),
  file(
    sofas,
    orders,
    [
      ['data_pedido', ({ day }) => day],
      ['numero_pedido', ({ number }) => number],
      ['modelo', ({ model }) => model],
      ['tipo', ({ kind }) => kind],
      ['tecido', ({ fabric }) => fabric],
      ['cor', ({ colour }) => colour],
      ['lugares', ({ seats }) => seats],
      ['consultor', ({ consultant }) => consultant],
      ['canal', ({ channel }) => channel],
      ['cidade_entrega', ({ city }) => city],
      ['impermeabilizado', ({ waterproof }) => (waterproof ? 'sim' : 'não')],
      ['situacao', ({ status }) => status],
      ['prazo_dias', ({ lead }) => lead],
      ['metros_tecido', ({ metres }) => metres.toFixed(1)],
      ['nota_cliente', ({ score }) => score ?? ''],
      ['frete', ({ freight }) => freight.toFixed(2)],
      ['sinal', ({ deposit }) => deposit.toFixed(2)],
      ['valor_pedido', ({ value }) => value.toFixed(2)],
    ],
    ',',
  ),
  file(pruning, jobs, [
    ['DT_SERVICO', ({ day }) => brazilianDay(day)],
    ['CONTRATANTE', ({ client }) => client],
    ['ZONA', ({ zone }) => zone],
    ['FRENTE', ({ front }) => front],
    ['SERVICO', ({ service }) => service],
    ['EQUIPE', ({ crew }) => crew],
    ['ARVORE', ({ tree }) => tree ?? ''],
    ['LICENCA', ({ licence }) => (licence ? 'S' : 'N')],
    ['QTD_ARVORES', ({ trees }) => trees ?? ''],
    ['M2_GRAMADO', ({ lawn }) => lawn ?? ''],
    ['HORAS', ({ hours }) => decimal(hours, 1)],
    ['SACOS_RESIDUO', ({ bags }) => bags],
    ['LITROS_COMBUSTIVEL', ({ fuel }) => decimal(fuel, 1)],
    ['VLR_DESCARTE', ({ disposal }) => decimal(disposal)],
    ['STATUS_PGTO', ({ payment }) => payment],
    ['VLR_ORDEM', ({ price }) => decimal(price)],
  ]),
]

export const labelled: Labelled[] = [
  // The veterinary laboratory
  ['quantos exames o laboratório fez em novembro?', laboratory, tests.during('2025-11').count()],
  ['valor dos exames mês a mês', laboratory, tests.byMonth((g) => g.sum('price'))],
  ['faturamento do laboratorio por clinica', laboratory, tests.by('clinic', (g) => g.sum('price'))],
  ['Qual clínica mais mandou exame pra gente?', laboratory, most(tests.by('clinic', (g) => g.count()))],
  [
    'quantos hemogramas de gato a gente fez',
    laboratory,
    tests.when((r) => r.exam === 'Hemograma' && r.species === 'Gato').count(),
  ],
  [
    'qto faturamos com perfil renal em agosto',
    laboratory,
    tests
      .during('2025-08')
      .when((r) => r.exam === 'Perfil renal')
      .sum('price'),
  ],
  [
    'média de horas até o laudo da citologia',
    laboratory,
    tests.when((r) => r.exam === 'Citologia').mean('hours'),
  ],
  ['qual analista fez mais exames?', laboratory, most(tests.by('analyst', (g) => g.count()))],
  [
    'quantos exames urgentes tivemos em dezembro?',
    laboratory,
    tests
      .during('2025-12')
      .when((r) => r.urgent)
      .count(),
  ],
  ['que % dos exames deu alterado?', laboratory, tests.share((r) => r.result === 'Alterado')],
  [
    'quantos exames de cachorro deram inconclusivo',
    laboratory,
    tests.when((r) => r.species === 'Cão' && r.result === 'Inconclusivo').count(),
  ],
  ['custo total de reagente por setor', laboratory, tests.by('sector', (g) => g.sum('reagent'))],
  [
    'valor dos exames tirando o custo do reagente, quanto sobra no total?',
    laboratory,
    tests.sum('price') - tests.sum('reagent'),
  ],
  [
    'quantas amostras vieram do Haras Boa Rédea desde janeiro?',
    laboratory,
    tests
      .during('2026-01', '2026-04')
      .when((r) => r.clinic === 'Haras Boa Rédea')
      .sum('samples'),
  ],
  [
    'os 3 exames mais pedidos no laboratório',
    laboratory,
    most(
      tests.by('exam', (g) => g.count()),
      3,
    ),
  ],
  [
    'qual exame tem a maior média de horas até o laudo?',
    laboratory,
    most(tests.by('exam', (g) => g.mean('hours'))),
  ],
  [
    'somando coelho e ave, quantos exames foram ao todo?',
    laboratory,
    tests.when((r) => r.species === 'Coelho' || r.species === 'Ave').count(),
  ],
  [
    'quantos exames com recoleta em cada espécie?',
    laboratory,
    tests.when((r) => r.again).by('species', (g) => g.count()),
  ],
  ['valor do exame mais caro de cavalo', laboratory, tests.when((r) => r.species === 'Cavalo').max('price')],
  ['quantos exames passaram de 48 horas até o laudo?', laboratory, tests.when((r) => r.hours > 48).count()],
  [
    'compara o valor dos exames de fevereiro com o de março',
    laboratory,
    { before: tests.during('2026-02').sum('price'), after: tests.during('2026-03').sum('price') },
  ],
  [
    'em média quantos exames o laboratório faz por dia que funciona?',
    laboratory,
    tests.count() / tests.distinct('day'),
  ],
  ['em que dia da semana tem mais coleta de exame?', laboratory, most(tests.byWeekday((g) => g.count()))],
  [
    'valor dos exames por espécie, fora os urgentes',
    laboratory,
    tests.when((r) => !r.urgent).by('species', (g) => g.sum('price')),
  ],
  [
    'quanto a Bioquímica representa do valor dos exames, em %?',
    laboratory,
    tests.share((r) => r.sector === 'Bioquímica', 'price'),
  ],
  [
    'quantas clínicas diferentes mandaram exame de gato em outubro?',
    laboratory,
    tests
      .during('2025-10')
      .when((r) => r.species === 'Gato')
      .distinct('clinic'),
  ],
  ['qual setor do laboratório teve menos exames?', laboratory, least(tests.by('sector', (g) => g.count()))],
  [
    'valor dos exames da Jussara entre 05/01/2026 e 20/02/2026',
    laboratory,
    tests
      .from('2026-01-05', '2026-02-20')
      .when((r) => r.analyst === 'Jussara')
      .sum('price'),
  ],
  [
    'quanto gastamos de reagente na Parasitologia no segundo semestre de 2025?',
    laboratory,
    tests
      .during('2025-07', '2025-12')
      .when((r) => r.sector === 'Parasitologia')
      .sum('reagent'),
  ],
  [
    'qual o valor médio do exame na Clinica Pelo Curto?',
    laboratory,
    tests.when((r) => r.clinic === 'Clínica Pelo Curto').mean('price'),
  ],

  // The shop of sofas on order
  [
    'quantos pedidos de sofá entraram na primeira quinzena de outubro?',
    sofas,
    orders.from('2025-10-01', '2025-10-15').count(),
  ],
  ['valor dos pedidos de sofá por mês', sofas, orders.byMonth((g) => g.sum('value'))],
  ['qual modelo de sofá vende mais em reais?', sofas, most(orders.by('model', (g) => g.sum('value')))],
  ['quanto vendemos de sofá de veludo?', sofas, orders.when((r) => r.fabric === 'Veludo').sum('value')],
  [
    'quantos sofás de 3 lugares foram encomendados em dezembro',
    sofas,
    orders
      .during('2025-12')
      .when((r) => r.seats === 3)
      .count(),
  ],
  [
    'quais os 2 tecidos com menos pedidos?',
    sofas,
    least(
      orders.by('fabric', (g) => g.count()),
      2,
    ),
  ],
  [
    'total de metros de tecido nos pedidos de linho',
    sofas,
    orders.when((r) => r.fabric === 'Linho').sum('metres'),
  ],
  ['prazo médio, em dias, do modelo Siesta', sofas, orders.when((r) => r.model === 'Siesta').mean('lead')],
  [
    'quantos pedidos tão aguardando tecido?',
    sofas,
    orders.when((r) => r.status === 'Aguardando tecido').count(),
  ],
  ['nota média dos clientes por consultor', sofas, orders.by('consultant', (g) => g.mean('score'))],
  [
    'valor dos pedidos que estao em producao',
    sofas,
    orders.when((r) => r.status === 'Em produção').sum('value'),
  ],
  [
    'quanto entrou de sinal em novembro e dezembro, somando os dois?',
    sofas,
    orders.during('2025-11', '2025-12').sum('deposit'),
  ],
  ['total de frete pra cada cidade', sofas, orders.by('city', (g) => g.sum('freight'))],
  ['quantos pedidos foram com frete zero?', sofas, orders.when((r) => r.freight === 0).count()],
  ['que porcentagem dos sofás é impermeabilizada?', sofas, orders.share((r) => r.waterproof)],
  [
    'quanto a Rosângela vendeu em janeiro sem contar sofá cinza?',
    sofas,
    orders
      .during('2026-01')
      .when((r) => r.consultant === 'Rosângela' && r.colour !== 'Cinza')
      .sum('value'),
  ],
  [
    'quantos pedidos de sofá azul pra Ribeira Alta',
    sofas,
    orders.when((r) => r.colour === 'Azul' && r.city === 'Ribeira Alta').count(),
  ],
  ['valor do maior pedido feito pelo site', sofas, orders.when((r) => r.channel === 'Site').max('value')],
  ['pedidos acima de 5 mil reais, quantos são?', sofas, orders.when((r) => r.value > 5000).count()],
  ['qual dia da semana tem mais pedido de sofá?', sofas, most(orders.byWeekday((g) => g.count()))],
  ['quanto vendemos de sofá nos fins de semana?', sofas, orders.on(6, 0).sum('value')],
  ['média de pedidos de sofá por mês', sofas, orders.count() / orders.byMonth((g) => g.count()).length],
  [
    'número de pedidos de sofá em setembro comparado com agosto',
    sofas,
    { before: orders.during('2025-08').count(), after: orders.during('2025-09').count() },
  ],
  [
    'quantos por cento do valor vendido em sofás é do modelo Cafuné?',
    sofas,
    orders.share((r) => r.model === 'Cafuné', 'value'),
  ],
  [
    'qual consultor tem mais pedidos de retrátil?',
    sofas,
    most(orders.when((r) => r.kind === 'Retrátil').by('consultant', (g) => g.count())),
  ],
  ['valor médio do pedido por tipo de sofá', sofas, orders.by('kind', (g) => g.mean('value'))],
  [
    'qual o menor prazo em dias entre os sofás de canto?',
    sofas,
    orders.when((r) => r.kind === 'De canto').min('lead'),
  ],
  [
    'pra quantas cidades diferentes o Wesley vendeu sofá em março?',
    sofas,
    orders
      .during('2026-03')
      .when((r) => r.consultant === 'Wesley')
      .distinct('city'),
  ],
  [
    'valor menos o sinal dos pedidos em produção',
    sofas,
    orders.when((r) => r.status === 'Em produção').sum('value') -
      orders.when((r) => r.status === 'Em produção').sum('deposit'),
  ],
  [
    'quantos pedidos levaram nota 5 desde fevereiro?',
    sofas,
    orders
      .during('2026-02', '2026-04')
      .when((r) => r.score === 5)
      .count(),
  ],

  // The firm of tree pruning and lawn care
  ['quantas ordens de serviço a gente teve em março?', pruning, jobs.during('2026-03').count()],
  ['valor das ordens por zona', pruning, jobs.by('zone', (g) => g.sum('price'))],
  [
    'Qual equipe somou mais horas de roçada?',
    pruning,
    most(jobs.when((r) => r.service === 'Roçada').by('crew', (g) => g.sum('hours'))),
  ],
  [
    'quantidade de árvores em poda de copa da equipe Tatu',
    pruning,
    jobs.when((r) => r.service === 'Poda de copa' && r.crew === 'Tatu').sum('trees'),
  ],
  ['total de m2 de gramado por equipe', pruning, jobs.by('crew', (g) => g.sum('lawn'))],
  [
    'quantas ordens de derrubada foram sem licença?',
    pruning,
    jobs.when((r) => r.service === 'Derrubada' && !r.licence).count(),
  ],
  [
    'qto gastamos com descarte de agosto a outubro?',
    pruning,
    jobs.during('2025-08', '2025-10').sum('disposal'),
  ],
  ['litros de combustivel por mes', pruning, jobs.byMonth((g) => g.sum('fuel'))],
  [
    'quanto temos a receber da Fazenda Três Córregos?',
    pruning,
    jobs.when((r) => r.payment === 'A RECEBER' && r.client === 'Fazenda Três Córregos').sum('price'),
  ],
  ['valor das ordens de eucalipto', pruning, jobs.when((r) => r.tree === 'Eucalipto').sum('price')],
  [
    'quantas ordens com mangueira no último trimestre de 2025?',
    pruning,
    jobs
      .during('2025-10', '2025-12')
      .when((r) => r.tree === 'Mangueira')
      .count(),
  ],
  [
    'média de árvores por ordem de derrubada',
    pruning,
    jobs.when((r) => r.service === 'Derrubada').mean('trees'),
  ],
  [
    'os 3 contratantes com maior valor em ordens',
    pruning,
    most(
      jobs.by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  ['que parte das ordens é na zona rural?', pruning, jobs.share((r) => r.zone === 'Rural')],
  [
    'qual a participação da frente Gramado no valor das ordens?',
    pruning,
    jobs.share((r) => r.front === 'Gramado', 'price'),
  ],
  [
    'quantos sacos de resíduo saíram do Clube Juriti em 2025?',
    pruning,
    jobs
      .during('2025-07', '2025-12')
      .when((r) => r.client === 'Clube Juriti')
      .sum('bags'),
  ],
  ['quantas ordens levaram mais de 6 horas?', pruning, jobs.when((r) => r.hours > 6).count()],
  [
    'quantas roçadas foram em gramado de até 500 m2?',
    pruning,
    jobs.when((r) => r.service === 'Roçada' && r.lawn !== undefined && r.lawn <= 500).count(),
  ],
  [
    'maior gasto de descarte numa ordem de destoca',
    pruning,
    jobs.when((r) => r.service === 'Destoca').max('disposal'),
  ],
  [
    'valor das ordens da equipe Sabiá: março x abril',
    pruning,
    {
      before: jobs
        .during('2026-03')
        .when((r) => r.crew === 'Sabiá')
        .sum('price'),
      after: jobs
        .during('2026-04')
        .when((r) => r.crew === 'Sabiá')
        .sum('price'),
    },
  ],
  [
    'gasto médio de descarte por equipe nas ordens de poda de copa',
    pruning,
    jobs.when((r) => r.service === 'Poda de copa').by('crew', (g) => g.mean('disposal')),
  ],
  [
    'qual serviço gastou menos litros de combustível no total?',
    pruning,
    least(jobs.by('service', (g) => g.sum('fuel'))),
  ],
  [
    'quanto sobra do valor das ordens depois de descontar o descarte?',
    pruning,
    jobs.sum('price') - jobs.sum('disposal'),
  ],
  [
    'valor das ordens de 15/09/2025 a 31/10/2025',
    pruning,
    jobs.from('2025-09-15', '2025-10-31').sum('price'),
  ],
  [
    'quanto já foi recebido das ordens da zona industrial?',
    pruning,
    jobs.when((r) => r.payment === 'RECEBIDO' && r.zone === 'Industrial').sum('price'),
  ],
  [
    'horas da equipe Jatobá sem contar destoca',
    pruning,
    jobs.when((r) => r.crew === 'Jatobá' && r.service !== 'Destoca').sum('hours'),
  ],
  [
    'quantas ordens da frente Árvores em cada dia da semana?',
    pruning,
    jobs.when((r) => r.front === 'Árvores').byWeekday((g) => g.count()),
  ],
  [
    'quantos contratantes diferentes tiveram plantio de grama em janeiro?',
    pruning,
    jobs
      .during('2026-01')
      .when((r) => r.service === 'Plantio de grama')
      .distinct('client'),
  ],
  [
    'qual o mês mais fraco em valor de ordens na zona urbana?',
    pruning,
    least(jobs.when((r) => r.zone === 'Urbana').byMonth((g) => g.sum('price'))),
  ],
  [
    'valor das ordens de roçada por equipe, só Jatobá e Tatu',
    pruning,
    jobs
      .when((r) => r.service === 'Roçada' && (r.crew === 'Jatobá' || r.crew === 'Tatu'))
      .by('crew', (g) => g.sum('price')),
  ],
]

export const unanswerable: string[] = [
  'qual o telefone do Hospital Arca Mansa?',
  'quantos exames de tartaruga a gente fez?',
  'qual o peso médio dos cães examinados?',
  'quando vence o lote do reagente?',
  'quanto pagamos de comissão pro Wesley em janeiro?',
  'quantos quilos de espuma usamos nos sofás?',
  'quantos sofás voltaram pra assistência técnica?',
  'qual o endereço da Chácara Pau-Ferro?',
  'quanto gastamos consertando motosserra em março?',
  'quanto a equipe Sabiá ganha de diária?',
]
