import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A tailor with dress hire, a fish farm and an IT support company. */

const { next, whole, pick, among } = seededBusiness('a tailor with dress hire, a fish farm, IT support')
const days = daysFrom('2025-07-01', 304)

const longDress = {
  piece: 'Vestido longo',
  occasions: ['Formatura', 'Casamento', 'Baile'],
  from: 18_000,
  to: 45_000,
}
const bridalDress = { piece: 'Vestido de noiva', occasions: ['Casamento'], from: 80_000, to: 250_000 }
const suit = { piece: 'Terno', occasions: ['Casamento', 'Formatura'], from: 15_000, to: 35_000 }
const shortDress = { piece: 'Vestido curto', occasions: ['Formatura', 'Baile'], from: 9_000, to: 25_000 }
const debutDress = { piece: 'Vestido de debutante', occasions: ['Baile'], from: 40_000, to: 120_000 }
const childWear = { piece: 'Traje infantil', occasions: ['Batizado', 'Casamento'], from: 6_000, to: 15_000 }

const customers = [
  'Beatriz Lima',
  'Camila Rocha',
  'Daniela Prado',
  'Eliane Souza',
  'Fabiana Torres',
  'Gabriela Nunes',
  'Helena Castro',
  'Isabela Mota',
  'Juliana Freitas',
  'Karina Alves',
]
// Closed on Sundays, most on Saturdays.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(4, 6) : whole(1, 3) }, () => {
        const { piece, occasions, from, to } = among(
          [longDress, 5],
          [bridalDress, 3],
          [suit, 3],
          [shortDress, 2],
          [debutDress, 2],
          [childWear, 1],
        )
        const { service, factor } = among(
          [{ service: 'Aluguel', factor: 1 }, 6],
          [{ service: 'Ajuste', factor: 0.25 }, 3],
          [{ service: 'Sob medida', factor: 2 }, 2],
          [{ service: 'Conserto', factor: 0.15 }, 1],
        )
        const isHire = service === 'Aluguel'
        return {
          day,
          customer: pick(customers),
          service,
          piece,
          seamstress: among(['Zuleide', 5], ['Ivone', 3], ['Graça', 1.7]),
          occasion: pick(occasions),
          payment: among(['Pix', 5], ['Cartão', 3], ['Dinheiro', 1]),
          urgent: next() < 0.25 ? 'Sim' : 'Não',
          hireDays: isHire ? whole(2, 7) : undefined,
          deposit: isHire ? whole(10, 60) * 10 : undefined,
          price: cents((whole(from, to) / 100) * factor),
          status: among(['Pago', 6], ['Sinal', 3], ['Pendente', 1.5]),
        }
      }),
    ),
)

const slaughterhouse = { buyer: 'Frigorífico Rio Doce', least: 200, most: 900 }
const fishmonger = { buyer: 'Peixaria do Zé', least: 20, most: 150 }
const market = { buyer: 'Feira Municipal', least: 30, most: 220 }
const anglers = { buyer: 'Pesque-Pague Recanto', least: 80, most: 300 }
const restaurant = { buyer: 'Restaurante Beira Rio', least: 10, most: 60 }
// Tuesday to Saturday, most on Fridays and in Lent.
const harvests = new Rows(
  days
    .filter((day) => weekdayIn(day) > 1)
    .flatMap((day) =>
      Array.from(
        { length: (weekdayIn(day) === 5 ? whole(3, 4) : whole(1, 2)) + (day.startsWith('2026-03') ? 1 : 0) },
        () => {
          const fish = among(
            [{ species: 'Tilápia', from: 850, to: 1_150 }, 6],
            [{ species: 'Tambaqui', from: 1_000, to: 1_400 }, 3],
            [{ species: 'Pacu', from: 1_200, to: 1_650 }, 2],
            [{ species: 'Pintado', from: 2_200, to: 3_200 }, 1.2],
          )
          const taker = among(
            [slaughterhouse, 4],
            [fishmonger, 3],
            [market, 3],
            [anglers, 2],
            [restaurant, 1.5],
          )
          const weight = whole(taker.least * 10, taker.most * 10) / 10
          const kiloPrice = whole(fish.from, fish.to) / 100
          return {
            day,
            pond: among(['Viveiro 1', 5], ['Viveiro 2', 3], ['Viveiro 3', 1.8], ['Açude Velho', 0.9]),
            species: fish.species,
            buyer: taker.buyer,
            delivery: next() < 0.65 ? 'sim' : 'nao',
            status: among(['pago', 4], ['pendente', 1]),
            weight,
            kiloPrice,
            sale: cents(weight * kiloPrice),
            feed: next() < 0.12 ? undefined : whole(4_000, 60_000) / 100,
            dead: next() < 0.35 ? 0 : whole(1, 14),
            temperature: next() < 0.1 ? undefined : whole(220, 310) / 10,
          }
        },
      ),
    ),
)

const clients = [
  'Padaria Pão Quente',
  'Escola Aprender',
  'Advocacia Moura',
  'Clínica OdontoVida',
  'Imobiliária Chave Certa',
  'Mercadinho Central',
]
// Monday to Friday, most on Mondays; what is cancelled has neither hours nor amounts.
const tickets = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(4, 6) : whole(1, 3) }, () => {
        const service = among(
          ['Formatação', 5],
          ['Troca de peça', 4],
          ['Remoção de vírus', 3],
          ['Configuração de rede', 2.5],
          ['Backup', 1],
        )
        const status = among(['CONCLUIDO', 7], ['EM ANDAMENTO', 2], ['CANCELADO', 1])
        const isCancelled = status === 'CANCELADO'
        const parts =
          !isCancelled && (service === 'Troca de peça' || next() < 0.12)
            ? whole(3_500, 78_000) / 100
            : undefined
        return {
          day,
          client: pick(clients),
          equipment: among(['Notebook', 5], ['Desktop', 3], ['Impressora', 2], ['Servidor', 1]),
          service,
          technician: among(['Wesley', 5], ['Jaqueline', 3], ['Murilo', 1.8]),
          place: among(['PRESENCIAL', 5], ['REMOTO', 3], ['BANCADA', 1.5]),
          rework: next() < 0.2 ? 'SIM' : 'NAO',
          status,
          hours: isCancelled ? undefined : whole(1, 12) / 2,
          parts,
          total: isCancelled ? undefined : cents((parts ?? 0) + whole(8_000, 52_000) / 100),
          rating: status === 'CONCLUIDO' && next() < 0.7 ? whole(2, 5) : undefined,
        }
      }),
    ),
)

const tailor = 'Pedidos do Ateliê'
const farm = 'despescas_piscicultura'
const support = 'CHAMADOS INFORMATICA'

export const files = [
  file(tailor, orders, [
    ['Data do pedido', ({ day }) => brazilianDay(day)],
    ['Cliente', ({ customer }) => customer],
    ['Serviço', ({ service }) => service],
    ['Peça', ({ piece }) => piece],
    ['Costureira', ({ seamstress }) => seamstress],
    ['Ocasião', ({ occasion }) => occasion],
    ['Forma de pagamento', ({ payment }) => payment],
    ['Urgente', ({ urgent }) => urgent],
    ['Dias de aluguel', ({ hireDays }) => hireDays ?? ''],
    ['Caução', ({ deposit }) => (deposit === undefined ? '' : dotted(commaPrice(deposit)))],
    ['Valor cobrado', ({ price }) => dotted(commaPrice(price))],
    ['Situação', ({ status }) => status],
  ]),
  file(
    farm,
    harvests,
    [
      ['data_despesca', ({ day }) => day],
      ['viveiro', ({ pond }) => pond],
      ['especie', ({ species }) => species],
      ['comprador', ({ buyer }) => buyer],
      ['entrega', ({ delivery }) => delivery],
      ['situacao', ({ status }) => status],
      ['peso_kg', ({ weight }) => weight.toFixed(1)],
      ['preco_kg', ({ kiloPrice }) => kiloPrice.toFixed(2)],
      ['valor_venda', ({ sale }) => sale.toFixed(2)],
      ['custo_racao', ({ feed }) => (feed === undefined ? '' : feed.toFixed(2))],
      ['peixes_mortos', ({ dead }) => dead],
      ['temperatura_agua', ({ temperature }) => (temperature === undefined ? '' : temperature.toFixed(1))],
    ],
    ',',
  ),
  file(support, tickets, [
    ['DT_ABERTURA', ({ day }) => brazilianDay(day)],
    ['CLIENTE', ({ client }) => client],
    ['EQUIPAMENTO', ({ equipment }) => equipment],
    ['SERVICO', ({ service }) => service],
    ['TECNICO', ({ technician }) => technician],
    ['TP_ATENDIMENTO', ({ place }) => place],
    ['RETORNO', ({ rework }) => rework],
    ['STATUS', ({ status }) => status],
    ['HR_TRAB', ({ hours }) => (hours === undefined ? '' : decimal(hours, 1))],
    ['VLR_PECAS', ({ parts }) => (parts === undefined ? '' : decimal(parts))],
    ['VLR_TOTAL', ({ total }) => (total === undefined ? '' : decimal(total))],
    ['NOTA', ({ rating }) => rating ?? ''],
  ]),
]

export const labelled: Labelled[] = [
  // The tailor
  ['valor cobrado pelo ateliê por mês', tailor, orders.byMonth((g) => g.sum('price'))],
  [
    'Quanto o ateliê faturou com aluguel em dezembro?',
    tailor,
    orders
      .during('2025-12')
      .when((r) => r.service === 'Aluguel')
      .sum('price'),
  ],
  [
    'quantos alugueis de vestido de noiva teve no ultimo trimestre de 2025?',
    tailor,
    orders
      .during('2025-10', '2025-12')
      .when((r) => r.service === 'Aluguel' && r.piece === 'Vestido de noiva')
      .count(),
  ],
  ['qual costureira pegou mais pedidos?', tailor, most(orders.by('seamstress', (g) => g.count()))],
  [
    'Quais as 3 peças que mais faturaram no ateliê?',
    tailor,
    most(
      orders.by('piece', (g) => g.sum('price')),
      3,
    ),
  ],
  ['ticket médio dos pedidos do ateliê', tailor, orders.mean('price')],
  [
    'qual ocasião deu menos faturamento pro ateliê?',
    tailor,
    least(orders.by('occasion', (g) => g.sum('price'))),
  ],
  [
    'qtos pedidos urgentes o atelie pegou em novembro',
    tailor,
    orders
      .during('2025-11')
      .when((r) => r.urgent === 'Sim')
      .count(),
  ],
  [
    'Que porcentagem dos pedidos do ateliê é de aluguel?',
    tailor,
    orders.share((r) => r.service === 'Aluguel'),
  ],
  [
    'qto a Zuleide faturou com sob medida',
    tailor,
    orders.when((r) => r.seamstress === 'Zuleide' && r.service === 'Sob medida').sum('price'),
  ],
  ['total de caução dos ternos', tailor, orders.when((r) => r.piece === 'Terno').sum('deposit')],
  [
    'compara o valor cobrado no ateliê em novembro com o de dezembro',
    tailor,
    { before: orders.during('2025-11').sum('price'), after: orders.during('2025-12').sum('price') },
  ],
  ['quantos pedidos do ateliê ficaram acima de R$ 500?', tailor, orders.when((r) => r.price > 500).count()],
  ['em que dia da semana o ateliê recebe mais pedidos?', tailor, most(orders.byWeekday((g) => g.count()))],
  [
    'em média, quantos pedidos o ateliê recebe por dia que abre?',
    tailor,
    orders.count() / orders.distinct('day'),
  ],
  [
    'valor cobrado por costureira, tirando os ajustes',
    tailor,
    orders.when((r) => r.service !== 'Ajuste').by('seamstress', (g) => g.sum('price')),
  ],
  ['número de pedidos do ateliê por situação', tailor, orders.by('status', (g) => g.count())],
  [
    'média de dias de aluguel do vestido de debutante',
    tailor,
    orders.when((r) => r.piece === 'Vestido de debutante').mean('hireDays'),
  ],
  [
    'bom dia! me diz por favor qual o valor dos pedidos do ateliê com situação pendente',
    tailor,
    orders.when((r) => r.status === 'Pendente').sum('price'),
  ],
  [
    'quantas clientes diferentes alugaram vestido longo em fevereiro?',
    tailor,
    orders
      .during('2026-02')
      .when((r) => r.service === 'Aluguel' && r.piece === 'Vestido longo')
      .distinct('customer'),
  ],
  [
    'maior caução cobrada num vestido de noiva',
    tailor,
    orders.when((r) => r.piece === 'Vestido de noiva').max('deposit'),
  ],
  [
    'quanto deram os pedidos do ateliê no pix entre 15/09/2025 e 31/10/2025?',
    tailor,
    orders
      .from('2025-09-15', '2025-10-31')
      .when((r) => r.payment === 'Pix')
      .sum('price'),
  ],
  [
    'participação dos casamentos no valor cobrado pelo ateliê',
    tailor,
    orders.share((r) => r.occasion === 'Casamento', 'price'),
  ],
  ['valor medio cobrado em cada serviço do atelie', tailor, orders.by('service', (g) => g.mean('price'))],
  [
    'quantos consertos ficaram com a Ivone sem contar os urgentes?',
    tailor,
    orders.when((r) => r.service === 'Conserto' && r.seamstress === 'Ivone' && r.urgent !== 'Sim').count(),
  ],
  [
    'qual cliente gastou mais no ateliê em 2026?',
    tailor,
    most(orders.during('2026-01', '2026-04').by('customer', (g) => g.sum('price'))),
  ],
  [
    'qual foi o mês mais fraco do ateliê em valor cobrado?',
    tailor,
    least(orders.byMonth((g) => g.sum('price'))),
  ],
  ['quantos aluguéis foram de 5 dias ou mais?', tailor, orders.when((r) => (r.hireDays ?? 0) >= 5).count()],
  [
    'qto o atelie faturou com vestido curto aos sabados',
    tailor,
    orders
      .on(6)
      .when((r) => r.piece === 'Vestido curto')
      .sum('price'),
  ],
  [
    'quantos pedidos de formatura estão só no sinal?',
    tailor,
    orders.when((r) => r.occasion === 'Formatura' && r.status === 'Sinal').count(),
  ],

  // The fish farm
  [
    'Quantos quilos de tilápia saíram em outubro?',
    farm,
    harvests
      .during('2025-10')
      .when((r) => r.species === 'Tilápia')
      .sum('weight'),
  ],
  ['número de despescas por viveiro', farm, harvests.by('pond', (g) => g.count())],
  ['valor de venda por comprador de peixe', farm, harvests.by('buyer', (g) => g.sum('sale'))],
  ['qual especie de peixe deu mais quilos?', farm, most(harvests.by('species', (g) => g.sum('weight')))],
  [
    'qtos kg o frigorifico rio doce levou no primeiro trimestre de 2026',
    farm,
    harvests
      .during('2026-01', '2026-03')
      .when((r) => r.buyer === 'Frigorífico Rio Doce')
      .sum('weight'),
  ],
  ['custo de ração por mês', farm, harvests.byMonth((g) => g.sum('feed'))],
  ['total de peixes mortos no Açude Velho', farm, harvests.when((r) => r.pond === 'Açude Velho').sum('dead')],
  [
    'temperatura média da água no Viveiro 2 em janeiro',
    farm,
    harvests
      .during('2026-01')
      .when((r) => r.pond === 'Viveiro 2')
      .mean('temperature'),
  ],
  [
    'Quais os três compradores de peixe que mais compraram em valor?',
    farm,
    most(
      harvests.by('buyer', (g) => g.sum('sale')),
      3,
    ),
  ],
  [
    'que parte do peso despescado é de tambaqui?',
    farm,
    harvests.share((r) => r.species === 'Tambaqui', 'weight'),
  ],
  ['quantas despescas passaram de 300 kg?', farm, harvests.when((r) => r.weight > 300).count()],
  [
    'quanto a peixaria do zé ainda tem pendente?',
    farm,
    harvests.when((r) => r.buyer === 'Peixaria do Zé' && r.status === 'pendente').sum('sale'),
  ],
  [
    'em qual dia da semana sai mais peixe, em quilos?',
    farm,
    most(harvests.byWeekday((g) => g.sum('weight'))),
  ],
  [
    'quantos quilos de peixe tiramos em média por dia que tem despesca?',
    farm,
    harvests.sum('weight') / harvests.distinct('day'),
  ],
  [
    'valor das vendas de peixe: fevereiro x março',
    farm,
    { before: harvests.during('2026-02').sum('sale'), after: harvests.during('2026-03').sum('sale') },
  ],
  ['valor das vendas de peixe menos o custo da ração', farm, harvests.sum('sale') - harvests.sum('feed')],
  [
    'quais os dois viveiros com menos despescas?',
    farm,
    least(
      harvests.by('pond', (g) => g.count()),
      2,
    ),
  ],
  [
    'quanto vendemos de pacu sem contar a Feira Municipal?',
    farm,
    harvests.when((r) => r.species === 'Pacu' && r.buyer !== 'Feira Municipal').sum('sale'),
  ],
  ['peixes mortos por espécie', farm, harvests.by('species', (g) => g.sum('dead'))],
  [
    'quantos compradores diferentes levaram pintado em novembro e dezembro?',
    farm,
    harvests
      .during('2025-11', '2025-12')
      .when((r) => r.species === 'Pintado')
      .distinct('buyer'),
  ],
  [
    'qual foi o maior preço do kg do pintado?',
    farm,
    harvests.when((r) => r.species === 'Pintado').max('kiloPrice'),
  ],
  ['menor temperatura da agua registrada', farm, harvests.min('temperature')],
  [
    'quantas despescas com entrega teve em dezembro',
    farm,
    harvests
      .during('2025-12')
      .when((r) => r.delivery === 'sim')
      .count(),
  ],
  ['percentual das despescas que está pendente', farm, harvests.share((r) => r.status === 'pendente')],
  [
    'quilos vendidos pra feira municipal de agosto a outubro',
    farm,
    harvests
      .during('2025-08', '2025-10')
      .when((r) => r.buyer === 'Feira Municipal')
      .sum('weight'),
  ],
  ['peso médio da despesca para cada espécie', farm, harvests.by('species', (g) => g.mean('weight'))],
  ['qual foi o melhor mês em valor de venda de peixe?', farm, most(harvests.byMonth((g) => g.sum('sale')))],
  [
    'valor das vendas de tilapia entre 10/11/2025 e 20/12/2025',
    farm,
    harvests
      .from('2025-11-10', '2025-12-20')
      .when((r) => r.species === 'Tilápia')
      .sum('sale'),
  ],
  [
    'oi, tudo bem? preciso saber quantas despescas não tiveram nenhum peixe morto',
    farm,
    harvests.when((r) => r.dead === 0).count(),
  ],
  [
    'quantas despescas foram com a água abaixo de 24 graus?',
    farm,
    harvests.when((r) => r.temperature !== undefined && r.temperature < 24).count(),
  ],

  // The IT support company
  ['Quantos chamados de informática foram abertos em setembro?', support, tickets.during('2025-09').count()],
  ['chamados por técnico', support, tickets.by('technician', (g) => g.count())],
  [
    'qual técnico trabalhou mais horas nos chamados?',
    support,
    most(tickets.by('technician', (g) => g.sum('hours'))),
  ],
  ['valor total dos chamados por equipamento', support, tickets.by('equipment', (g) => g.sum('total'))],
  ['quanto deu de peças nos chamados de janeiro?', support, tickets.during('2026-01').sum('parts')],
  ['nota media do Wesley', support, tickets.when((r) => r.technician === 'Wesley').mean('rating')],
  ['que porcentagem dos chamados foi remoto?', support, tickets.share((r) => r.place === 'REMOTO')],
  [
    'quantos chamados presenciais tivemos por mês',
    support,
    tickets.when((r) => r.place === 'PRESENCIAL').byMonth((g) => g.count()),
  ],
  [
    'Quais os 3 clientes da informática com maior valor total de chamados?',
    support,
    most(
      tickets.by('client', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'qual serviço da informática teve menos chamados?',
    support,
    least(tickets.by('service', (g) => g.count())),
  ],
  [
    'quantos chamados de impressora foram retorno?',
    support,
    tickets.when((r) => r.equipment === 'Impressora' && r.rework === 'SIM').count(),
  ],
  [
    'compare o valor total dos chamados de abril com o de março',
    support,
    { before: tickets.during('2026-03').sum('total'), after: tickets.during('2026-04').sum('total') },
  ],
  [
    'quantos chamados levaram mais de 3 horas?',
    support,
    tickets.when((r) => r.hours !== undefined && r.hours > 3).count(),
  ],
  [
    'qtos chamados de formatacao a jaqueline pegou no primeiro trimestre de 2026',
    support,
    tickets
      .during('2026-01', '2026-03')
      .when((r) => r.service === 'Formatação' && r.technician === 'Jaqueline')
      .count(),
  ],
  [
    'quantos chamados são abertos por dia de trabalho, em média?',
    support,
    tickets.count() / tickets.distinct('day'),
  ],
  [
    'valor total dos chamados menos o valor das peças em fevereiro',
    support,
    tickets.during('2026-02').sum('total') - tickets.during('2026-02').sum('parts'),
  ],
  [
    'quanto deu o total da Advocacia Moura, sem contar troca de peça?',
    support,
    tickets.when((r) => r.client === 'Advocacia Moura' && r.service !== 'Troca de peça').sum('total'),
  ],
  ['em qual dia da semana abre mais chamado?', support, most(tickets.byWeekday((g) => g.count()))],
  [
    'quantos por cento do valor total dos chamados vem de servidor?',
    support,
    tickets.share((r) => r.equipment === 'Servidor', 'total'),
  ],
  [
    'média de horas trabalhadas nos chamados por serviço',
    support,
    tickets.by('service', (g) => g.mean('hours')),
  ],
  [
    'maior valor de peças num chamado de notebook',
    support,
    tickets.when((r) => r.equipment === 'Notebook').max('parts'),
  ],
  [
    'quantos clientes diferentes abriram chamado de servidor em dezembro?',
    support,
    tickets
      .during('2025-12')
      .when((r) => r.equipment === 'Servidor')
      .distinct('client'),
  ],
  ['quantos chamados tão em andamento?', support, tickets.when((r) => r.status === 'EM ANDAMENTO').count()],
  [
    'chamados concluidos de cada cliente, em quantidade',
    support,
    tickets.when((r) => r.status === 'CONCLUIDO').by('client', (g) => g.count()),
  ],
  ['quantos chamados levaram nota 5?', support, tickets.when((r) => r.rating === 5).count()],
  [
    'valor total dos chamados de configuração de rede desde fevereiro',
    support,
    tickets
      .during('2026-02', '2026-04')
      .when((r) => r.service === 'Configuração de rede')
      .sum('total'),
  ],
  [
    'qual mês teve o maior valor de peças nos chamados?',
    support,
    most(tickets.byMonth((g) => g.sum('parts'))),
  ],
  [
    'chamados de remoção de virus entre 01/10/2025 e 15/11/2025, quantos foram?',
    support,
    tickets
      .from('2025-10-01', '2025-11-15')
      .when((r) => r.service === 'Remoção de vírus')
      .count(),
  ],
  [
    'quantos chamados tiveram valor total entre 200 e 400 reais?',
    support,
    tickets.when((r) => r.total !== undefined && r.total >= 200 && r.total <= 400).count(),
  ],
  [
    'to montando o relatorio da assistencia: qual o valor total médio dos chamados presenciais concluídos?',
    support,
    tickets.when((r) => r.place === 'PRESENCIAL' && r.status === 'CONCLUIDO').mean('total'),
  ],
]

export const unanswerable: string[] = [
  'qual o salário da Zuleide?',
  'quantos vestidos temos no acervo hoje?',
  'qual a medida da cintura da Beatriz Lima?',
  'quanto o ateliê vai faturar no mês que vem?',
  'quanto gastamos de energia com os aeradores em janeiro?',
  'quantos alevinos compramos em setembro?',
  'qual o ph da água do Viveiro 1?',
  'qual o telefone da Padaria Pão Quente?',
  'quantos quilômetros o Murilo rodou nos atendimentos?',
  'valor total dos chamados em maio de 2025',
]
