import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A tyre retreading plant, a ballet school's costume shop and nurses who go to companies. */

const { next, whole, pick, among } = seededBusiness('tyre retreading, ballet costumes, nurses on the road')

const sizes = [
  { measure: '295/80R22.5', vehicle: 'Caminhão', from: 42_000, to: 78_000, light: 110, heavy: 160 },
  { measure: '275/80R22.5', vehicle: 'Ônibus', from: 39_000, to: 69_000, light: 90, heavy: 150 },
  { measure: '215/75R17.5', vehicle: 'Utilitário', from: 28_000, to: 46_000, light: 50, heavy: 80 },
  { measure: '17.5R25', vehicle: 'Máquina', from: 140_000, to: 480_000, light: 300, heavy: 620 },
]
const hauliers = [
  { client: 'Transportadora Rodoleste', city: 'Cascavel' },
  { client: 'Viação Serra Azul', city: 'Toledo' },
  { client: 'Expresso Marajó', city: 'Cascavel' },
  { client: 'Usina Santa Rita', city: 'Palotina' },
  { client: 'Frigorífico Bom Corte', city: 'Toledo' },
  { client: 'Construtora Pedra Forte', city: 'Palotina' },
]
// A row for every tyre, Monday to Friday, most on Mondays; one that fails the examination is not retreaded.
const tyres = new Rows(
  daysFrom('2025-02-01', 334)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(4, 7) : whole(1, 4) }, () => {
        const { measure, vehicle, from, to, light, heavy } = pick(sizes)
        const isGood = next() < 0.85
        return {
          day,
          ...pick(hauliers),
          measure,
          vehicle,
          brand: among(['Michelin', 5], ['Bridgestone', 3], ['Goodyear', 2], ['Pirelli', 1]),
          band: pick(['Borrachudo', 'Liso', 'Misto']),
          process: among(['Frio', 7], ['Quente', 3]),
          examiner: among(['Gilmar', 5], ['Edson', 3], ['Vanderlei', 1]),
          exam: isGood ? 'APROVADO' : 'RECUSADO',
          reason: isGood
            ? ''
            : pick(['Desgaste excessivo', 'Talão danificado', 'Lona aparente', 'Corte na lateral']),
          patches: isGood ? whole(0, 6) : undefined,
          rubber: isGood ? whole(light, heavy) / 10 : undefined,
          wait: isGood ? whole(2, 12) : undefined,
          price: isGood ? whole(from, to) / 100 : undefined,
        }
      }),
    )
    .map((row, index) => ({ ...row, fire: `F${10_001 + index}` })),
)

const garments = [
  { piece: 'Tutu', isOfStage: true, isSewn: true, from: 19_000, to: 64_000 },
  { piece: 'Collant', isOfStage: false, isSewn: true, from: 4_900, to: 13_900 },
  { piece: 'Sapatilha', isOfStage: false, isSewn: false, from: 3_900, to: 15_900 },
  { piece: 'Saia', isOfStage: false, isSewn: true, from: 3_500, to: 9_900 },
  { piece: 'Corpete', isOfStage: true, isSewn: true, from: 9_900, to: 28_900 },
  { piece: 'Coroa', isOfStage: true, isSewn: false, from: 2_900, to: 12_900 },
  { piece: 'Meia-calça', isOfStage: false, isSewn: false, from: 1_900, to: 4_900 },
]
// Closed on Sundays, most orders on Saturdays; only what is worn on stage is let.
const orders = new Rows(
  daysFrom('2025-05-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(3, 5) : whole(1, 2) }, () => {
        const { piece, isOfStage, isSewn, from, to } = pick(garments)
        const isLet = isOfStage && next() < 0.55
        const pieces = whole(1, 4)
        const unit = (whole(from, to) / 100) * (isLet ? 0.4 : 1)
        return {
          day,
          piece,
          course: pick(['Infantil', 'Juvenil', 'Baby Class', 'Adulto']),
          show: pick(['Quebra-Nozes', 'Coppélia', 'Giselle']),
          kind: isLet ? 'Aluguel' : 'Venda',
          size: among(['M', 5], ['P', 4], ['G', 2], ['PP', 1]),
          colour: pick(['Rosa', 'Branco', 'Preto', 'Azul', 'Lilás', 'Vermelho']),
          seamstress: among(['Iolanda', 5], ['Marineide', 3], ['Suzete', 2]),
          payment: pick(['Pix', 'Cartão', 'Carnê', 'Dinheiro']),
          pieces,
          hours: isSewn && next() < 0.6 ? whole(1, 12) / 2 : undefined,
          fabric: isSewn && !isLet ? cents((pieces * unit * whole(15, 35)) / 100) : undefined,
          deposit: isLet ? whole(5, 40) * 10 : undefined,
          total: cents(pieces * unit),
          delivered: next() < 0.82 ? 'sim' : 'não',
        }
      }),
    ),
)

const employers = [
  { company: 'Metalúrgica Ferraz', branch: 'Indústria', city: 'Joinville' },
  { company: 'Supermercado Estrela', branch: 'Comércio', city: 'Jaraguá do Sul' },
  { company: 'Têxtil Aurora', branch: 'Indústria', city: 'Blumenau' },
  { company: 'Contact Voz', branch: 'Serviços', city: 'Joinville' },
  { company: 'Banco Cooperar', branch: 'Serviços', city: 'Blumenau' },
  { company: 'Colégio Dom Pedro', branch: 'Educação', city: 'Jaraguá do Sul' },
]
// Monday to Friday, most on Wednesdays.
const visits = new Rows(
  daysFrom('2024-09-01', 365)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 3 ? whole(3, 5) : whole(1, 2) }, () => {
        const booked = whole(8, 70)
        const served = booked - whole(0, 6)
        return {
          day,
          ...pick(employers),
          service: among(
            ['Coleta de sangue', 5],
            ['Vacina gripe', 4],
            ['Vacina hepatite B', 2],
            ['Vacina tétano', 1],
          ),
          nurse: among(['Renata', 5], ['Sônia', 3], ['Patrick', 2], ['Luciana', 1]),
          shift: among(['manhã', 5], ['tarde', 3], ['noite', 1]),
          booked,
          served,
          km: whole(4, 180),
          hours: whole(2, 12) / 2,
          supplies: cents((served * whole(300, 1_400)) / 100),
          grade: next() < 0.3 ? undefined : whole(6, 10),
          payment: among(['recebido', 4], ['pendente', 1]),
          price: cents((served * whole(1_800, 6_500)) / 100),
        }
      }),
    ),
)

const plant = 'RECAPAGEM PNEUS'
const costumes = 'Pedidos Figurinos Balé'
const nursing = 'visitas_coleta_vacinacao'

export const files = [
  file(plant, tyres, [
    ['NR_FOGO', ({ fire }) => fire],
    ['DT_ENTRADA', ({ day }) => brazilianDay(day)],
    ['CLIENTE', ({ client }) => client],
    ['CIDADE', ({ city }) => city],
    ['VEICULO', ({ vehicle }) => vehicle],
    ['MEDIDA', ({ measure }) => measure],
    ['MARCA_CARCACA', ({ brand }) => brand],
    ['BANDA', ({ band }) => band],
    ['PROCESSO', ({ process }) => process],
    ['EXAMINADOR', ({ examiner }) => examiner],
    ['EXAME', ({ exam }) => exam],
    ['MOTIVO_RECUSA', ({ reason }) => reason],
    ['QTD_MANCHOES', ({ patches }) => patches ?? ''],
    ['BORRACHA_KG', ({ rubber }) => (rubber === undefined ? '' : decimal(rubber, 1))],
    ['DIAS_ENTREGA', ({ wait }) => wait ?? ''],
    ['VLR_SERVICO', ({ price }) => (price === undefined ? '' : dotted(decimal(price)))],
  ]),
  file(costumes, orders, [
    ['Data do pedido', ({ day }) => shownDay(day)],
    ['Peça', ({ piece }) => piece],
    ['Turma', ({ course }) => course],
    ['Espetáculo', ({ show }) => show],
    ['Tipo', ({ kind }) => kind],
    ['Tamanho', ({ size }) => size],
    ['Cor', ({ colour }) => colour],
    ['Costureira', ({ seamstress }) => seamstress],
    ['Pagto', ({ payment }) => payment],
    ['Qtde peças', ({ pieces }) => pieces],
    ['Horas de ajuste', ({ hours }) => (hours === undefined ? '' : decimal(hours, 1))],
    ['Gasto c/ tecido', ({ fabric }) => (fabric === undefined ? '' : commaPrice(fabric))],
    ['Caução', ({ deposit }) => (deposit === undefined ? '' : commaPrice(deposit))],
    ['Valor do pedido', ({ total }) => commaPrice(total)],
    ['Entregue', ({ delivered }) => delivered],
  ]),
  file(
    nursing,
    visits,
    [
      ['data_visita', ({ day }) => day],
      ['empresa', ({ company }) => company],
      ['ramo', ({ branch }) => branch],
      ['cidade', ({ city }) => city],
      ['servico', ({ service }) => service],
      ['profissional', ({ nurse }) => nurse],
      ['turno', ({ shift }) => shift],
      ['agendados', ({ booked }) => booked],
      ['atendidos', ({ served }) => served],
      ['km_rodados', ({ km }) => km],
      ['horas_no_local', ({ hours }) => hours.toFixed(1)],
      ['custo_insumos', ({ supplies }) => supplies.toFixed(2)],
      ['nota_empresa', ({ grade }) => grade ?? ''],
      ['pagamento', ({ payment }) => payment],
      ['valor_visita', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The retreading plant
  ['Quantos pneus deram entrada na recapagem em abril?', plant, tyres.during('2025-04').count()],
  ['valor de serviço dos pneus mês a mês', plant, tyres.byMonth((g) => g.sum('price'))],
  ['qtos pneus foram recusados no exame', plant, tyres.when((r) => r.exam === 'RECUSADO').count()],
  ['Qual o percentual de pneus recusados?', plant, tyres.share((r) => r.exam === 'RECUSADO')],
  [
    'quantos pneus recusados para cada motivo de recusa',
    plant,
    tyres.when((r) => r.exam === 'RECUSADO').by('reason', (g) => g.count()),
  ],
  [
    'Qual cliente da recapagem soma o maior valor de serviço?',
    plant,
    most(tyres.by('client', (g) => g.sum('price'))),
  ],
  [
    'top 3 marcas de carcaça em numero de pneus',
    plant,
    most(
      tyres.by('brand', (g) => g.count()),
      3,
    ),
  ],
  ['quantos kg de borracha na banda misto?', plant, tyres.when((r) => r.band === 'Misto').sum('rubber')],
  [
    'Valor médio do serviço nos pneus da medida 295/80R22.5',
    plant,
    tyres.when((r) => r.measure === '295/80R22.5').mean('price'),
  ],
  [
    'media de dias de entrega dos pneus de maquina',
    plant,
    tyres.when((r) => r.vehicle === 'Máquina').mean('wait'),
  ],
  [
    'Qual o maior valor de serviço em um pneu da Usina Santa Rita?',
    plant,
    tyres.when((r) => r.client === 'Usina Santa Rita').max('price'),
  ],
  [
    'me compara o valor de serviço dos pneus de maio com o de junho',
    plant,
    { before: tyres.during('2025-05').sum('price'), after: tyres.during('2025-06').sum('price') },
  ],
  ['quantos pneus levaram mais de 3 manchoes?', plant, tyres.when((r) => (r.patches ?? 0) > 3).count()],
  [
    'Quantos pneus consumiram entre 10 e 14 kg de borracha?',
    plant,
    tyres.when((r) => r.rubber !== undefined && r.rubber >= 10 && r.rubber <= 14).count(),
  ],
  [
    'Valor de serviço dos pneus de Toledo no segundo trimestre de 2025',
    plant,
    tyres
      .during('2025-04', '2025-06')
      .when((r) => r.city === 'Toledo')
      .sum('price'),
  ],
  [
    'quantos pneus Goodyear recusados passaram pelo Gilmar',
    plant,
    tyres.when((r) => r.brand === 'Goodyear' && r.exam === 'RECUSADO' && r.examiner === 'Gilmar').count(),
  ],
  ['Número de pneus por examinador', plant, tyres.by('examiner', (g) => g.count())],
  [
    'qual examinador tem menos pneus recusados?',
    plant,
    least(tyres.when((r) => r.exam === 'RECUSADO').by('examiner', (g) => g.count())),
  ],
  ['em qual dia da semana dão entrada mais pneus?', plant, most(tyres.byWeekday((g) => g.count()))],
  [
    'valor de serviço por medida de pneu, sem contar o Expresso Marajó',
    plant,
    tyres.when((r) => r.client !== 'Expresso Marajó').by('measure', (g) => g.sum('price')),
  ],
  [
    'Quantos clientes diferentes trouxeram pneu de ônibus em agosto?',
    plant,
    tyres
      .during('2025-08')
      .when((r) => r.vehicle === 'Ônibus')
      .distinct('client'),
  ],
  ['quantos pneus entram em média por mês?', plant, tyres.count() / tyres.byMonth((g) => g.count()).length],
  [
    'participação do processo quente no valor de serviço dos pneus',
    plant,
    tyres.share((r) => r.process === 'Quente', 'price'),
  ],
  [
    'qto de borracha foi usado de 15/07/2025 a 31/08/2025',
    plant,
    tyres.from('2025-07-15', '2025-08-31').sum('rubber'),
  ],
  [
    'Quantos pneus tiveram até 5 dias de entrega?',
    plant,
    tyres.when((r) => r.wait !== undefined && r.wait <= 5).count(),
  ],
  ['Qual o mês mais fraco em valor de serviço de pneu?', plant, least(tyres.byMonth((g) => g.sum('price')))],
  ['média de borracha em kg por tipo de banda', plant, tyres.by('band', (g) => g.mean('rubber'))],
  [
    'quanto somou de serviço em pneu de caminhao de outubro a dezembro',
    plant,
    tyres
      .during('2025-10', '2025-12')
      .when((r) => r.vehicle === 'Caminhão')
      .sum('price'),
  ],
  ['total de manchões por marca de carcaça', plant, tyres.by('brand', (g) => g.sum('patches'))],
  [
    'o contador quer saber: quantos pneus tiveram valor de serviço acima de R$ 1.000?',
    plant,
    tyres.when((r) => (r.price ?? 0) > 1000).count(),
  ],

  // The costume shop
  [
    'Qual o valor total dos pedidos de figurino em novembro?',
    costumes,
    orders.during('2025-11').sum('total'),
  ],
  [
    'quantos tutus foram alugados ao todo?',
    costumes,
    orders.when((r) => r.piece === 'Tutu' && r.kind === 'Aluguel').sum('pieces'),
  ],
  ['Valor dos pedidos por espetáculo', costumes, orders.by('show', (g) => g.sum('total'))],
  ['qual turma soma mais em valor de pedidos?', costumes, most(orders.by('course', (g) => g.sum('total')))],
  [
    'as duas costureiras com mais horas de ajuste',
    costumes,
    most(
      orders.by('seamstress', (g) => g.sum('hours')),
      2,
    ),
  ],
  [
    'media de horas de ajuste nos pedidos de collant',
    costumes,
    orders.when((r) => r.piece === 'Collant').mean('hours'),
  ],
  [
    'quantos pedidos de figurino ainda nao foram entregues',
    costumes,
    orders.when((r) => r.delivered === 'não').count(),
  ],
  [
    'Qual a porcentagem dos pedidos de figurino que é aluguel?',
    costumes,
    orders.share((r) => r.kind === 'Aluguel'),
  ],
  ['soma da caução do Quebra-Nozes', costumes, orders.when((r) => r.show === 'Quebra-Nozes').sum('deposit')],
  ['gasto com tecido em cada mês', costumes, orders.byMonth((g) => g.sum('fabric'))],
  ['Qual peça teve mais gasto com tecido?', costumes, most(orders.by('piece', (g) => g.sum('fabric')))],
  [
    'valor dos pedidos de figurino: setembro versus outubro',
    costumes,
    { before: orders.during('2025-09').sum('total'), after: orders.during('2025-10').sum('total') },
  ],
  [
    'quantos pedidos de figurino têm valor maior que 500 reais?',
    costumes,
    orders.when((r) => r.total > 500).count(),
  ],
  [
    'me diz quantos pedidos de figurino ficaram com valor entre 100 e 200 reais',
    costumes,
    orders.when((r) => r.total >= 100 && r.total <= 200).count(),
  ],
  [
    'qtas sapatilhas na cor rosa a gente vendeu?',
    costumes,
    orders.when((r) => r.piece === 'Sapatilha' && r.colour === 'Rosa' && r.kind === 'Venda').sum('pieces'),
  ],
  [
    'valor dos pedidos da turma juvenil pagos no carne',
    costumes,
    orders.when((r) => r.course === 'Juvenil' && r.payment === 'Carnê').sum('total'),
  ],
  ['Valor médio do pedido de figurino por turma', costumes, orders.by('course', (g) => g.mean('total'))],
  ['quantidade de peças por tamanho', costumes, orders.by('size', (g) => g.sum('pieces'))],
  [
    'qual tamanho teve a menor quantidade de peças em 2025?',
    costumes,
    least(orders.during('2025-05', '2025-12').by('size', (g) => g.sum('pieces'))),
  ],
  ['Em que dia da semana há mais pedidos de figurino?', costumes, most(orders.byWeekday((g) => g.count()))],
  ['menor valor de pedido da turma Adulto', costumes, orders.when((r) => r.course === 'Adulto').min('total')],
  [
    'valor dos pedidos de julho a setembro tirando o espetaculo Giselle',
    costumes,
    orders
      .during('2025-07', '2025-09')
      .when((r) => r.show !== 'Giselle')
      .sum('total'),
  ],
  [
    'Quantas cores diferentes aparecem nos pedidos de coroa em dezembro?',
    costumes,
    orders
      .during('2025-12')
      .when((r) => r.piece === 'Coroa')
      .distinct('colour'),
  ],
  ['qual a maior caução cobrada num pedido?', costumes, orders.max('deposit')],
  [
    'quanto os pedidos de figurino somam em média por mês?',
    costumes,
    orders.sum('total') / orders.byMonth((g) => g.count()).length,
  ],
  [
    'Valor dos pedidos menos o gasto com tecido em dezembro',
    costumes,
    orders.during('2025-12').sum('total') - orders.during('2025-12').sum('fabric'),
  ],
  [
    'quantas horas de ajuste a suzete fez em tutu',
    costumes,
    orders.when((r) => r.seamstress === 'Suzete' && r.piece === 'Tutu').sum('hours'),
  ],
  [
    'Quantos pedidos a Iolanda teve no quarto trimestre de 2025?',
    costumes,
    orders
      .during('2025-10', '2025-12')
      .when((r) => r.seamstress === 'Iolanda')
      .count(),
  ],
  [
    'quantos por cento do valor dos pedidos de figurino foi pago no pix',
    costumes,
    orders.share((r) => r.payment === 'Pix', 'total'),
  ],
  [
    'tô montando a planilha pra diretora: qual o valor dos pedidos de venda entre 01/06/2025 e 20/07/2025?',
    costumes,
    orders
      .from('2025-06-01', '2025-07-20')
      .when((r) => r.kind === 'Venda')
      .sum('total'),
  ],

  // The nurses
  ['Qual o total de pessoas atendidas em março de 2025?', nursing, visits.during('2025-03').sum('served')],
  ['quantas visitas a empresas tivemos de cada serviço', nursing, visits.by('service', (g) => g.count())],
  ['Valor das visitas por cidade', nursing, visits.by('city', (g) => g.sum('price'))],
  ['qual empresa teve mais pessoas atendidas?', nursing, most(visits.by('company', (g) => g.sum('served')))],
  [
    'os 3 profissionais que mais rodaram km',
    nursing,
    most(
      visits.by('nurse', (g) => g.sum('km')),
      3,
    ),
  ],
  [
    'Qual a nota média dada pelo Banco Cooperar?',
    nursing,
    visits.when((r) => r.company === 'Banco Cooperar').mean('grade'),
  ],
  ['nota media por profissional', nursing, visits.by('nurse', (g) => g.mean('grade'))],
  [
    'total de agendados pra vacina gripe em abril',
    nursing,
    visits
      .during('2025-04')
      .when((r) => r.service === 'Vacina gripe')
      .sum('booked'),
  ],
  [
    'Total de agendados menos total de atendidos na Têxtil Aurora',
    nursing,
    visits.when((r) => r.company === 'Têxtil Aurora').sum('booked') -
      visits.when((r) => r.company === 'Têxtil Aurora').sum('served'),
  ],
  [
    'valor das visitas com pagamento pendente por empresa',
    nursing,
    visits.when((r) => r.payment === 'pendente').by('company', (g) => g.sum('price')),
  ],
  ['qual a porcentagem das visitas no turno da manha', nursing, visits.share((r) => r.shift === 'manhã')],
  [
    'Quanto por cento do valor das visitas vem do ramo Indústria?',
    nursing,
    visits.share((r) => r.branch === 'Indústria', 'price'),
  ],
  ['quantas visitas tiveram mais de 40 atendidos?', nursing, visits.when((r) => r.served > 40).count()],
  [
    'qtas visitas ficaram com custo de insumos abaixo de 200 reais',
    nursing,
    visits.when((r) => r.supplies < 200).count(),
  ],
  [
    'Em quantas visitas os km rodados ficaram entre 50 e 100?',
    nursing,
    visits.when((r) => r.km >= 50 && r.km <= 100).count(),
  ],
  [
    'km rodados de junho de 2025 contra julho de 2025',
    nursing,
    { before: visits.during('2025-06').sum('km'), after: visits.during('2025-07').sum('km') },
  ],
  ['custo de insumos por mes', nursing, visits.byMonth((g) => g.sum('supplies'))],
  ['Em qual mês o custo de insumos somou menos?', nursing, least(visits.byMonth((g) => g.sum('supplies')))],
  ['em que dia da semana somamos mais atendidos?', nursing, most(visits.byWeekday((g) => g.sum('served')))],
  ['valor medio da visita no turno da noite', nursing, visits.when((r) => r.shift === 'noite').mean('price')],
  [
    'quantas horas no local a Renata passou em coleta de sangue?',
    nursing,
    visits.when((r) => r.nurse === 'Renata' && r.service === 'Coleta de sangue').sum('hours'),
  ],
  [
    'Valor das visitas no primeiro trimestre de 2025, fora Joinville',
    nursing,
    visits
      .during('2025-01', '2025-03')
      .when((r) => r.city !== 'Joinville')
      .sum('price'),
  ],
  [
    'quantas empresas diferentes a sonia visitou em novembro',
    nursing,
    visits
      .during('2024-11')
      .when((r) => r.nurse === 'Sônia')
      .distinct('company'),
  ],
  [
    'Qual o maior número de atendidos em uma única visita ao Supermercado Estrela?',
    nursing,
    visits.when((r) => r.company === 'Supermercado Estrela').max('served'),
  ],
  [
    'quantas visitas a empresas fazemos por mês em média?',
    nursing,
    visits.count() / visits.byMonth((g) => g.count()).length,
  ],
  [
    'Valor das visitas de 01/12/2024 até 15/02/2025',
    nursing,
    visits.from('2024-12-01', '2025-02-15').sum('price'),
  ],
  ['atendidos por turno', nursing, visits.by('shift', (g) => g.sum('served'))],
  [
    'Qual serviço tem o menor custo total de insumos?',
    nursing,
    least(visits.by('service', (g) => g.sum('supplies'))),
  ],
  ['quantas visitas receberam nota 10 da empresa', nursing, visits.when((r) => r.grade === 10).count()],
  [
    'vou mandar pra contadora: qual o valor das visitas de 2024 com pagamento recebido?',
    nursing,
    visits
      .during('2024-09', '2024-12')
      .when((r) => r.payment === 'recebido')
      .sum('price'),
  ],
]

export const unanswerable: string[] = [
  'qual foi o consumo de energia da autoclave em julho?',
  'quanto temos de cola e cordão de ligação em estoque?',
  'qual o salário do Gilmar?',
  'quantas garantias de recapagem foram acionadas',
  'idade média das alunas da turma Infantil',
  'quantos ingressos do Quebra-Nozes foram vendidos?',
  'qual o telefone da costureira Iolanda',
  'qual o lote das doses aplicadas na Metalúrgica Ferraz?',
  'quantas reações adversas tivemos em maio?',
  'quanto pagamos pelo descarte de lixo infectante',
]
