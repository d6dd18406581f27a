import { brazilianDay, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows } from './rows'

/* A repairer of phones, courts for rent and a shop of farm supplies. */

const { next, whole, pick } = seededBusiness('a repairer of phones, courts for rent, a shop of farm supplies')
const days = daysFrom('2025-10-01', 273)

const repairs = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(1, 4) }, () => ({
      day,
      brand: pick(['Samsung', 'Apple', 'Motorola', 'Xiaomi']),
      fault: pick(['Tela quebrada', 'Bateria', 'Não carrega', 'Caiu na água', 'Software']),
      technician: pick(['Juninho', 'Paola', 'Seu Hélio']),
      status: pick(['Entregue', 'Aguardando peça', 'Sem conserto', 'Em bancada']),
      warranty: pick(['Não', 'Sim']),
      parts: whole(0, 60_000) / 100,
      labour: whole(4_000, 30_000) / 100,
      term: whole(1, 15),
    })),
  ),
)
const games = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(1, 5) }, () => ({
      day,
      court: pick(['Society 1', 'Society 2', 'Beach tênis', 'Futsal']),
      team: pick(['Os Amigos', 'Galácticos', 'Pelada de Quinta', 'Empresa Delta', 'Avulso']),
      shift: pick(['Noite', 'Tarde', 'Manhã']),
      payment: pick(['Pix', 'Mensal', 'Dinheiro']),
      hours: whole(2, 6) / 2,
      players: whole(4, 24),
      bar: next() < 0.4 ? 0 : whole(1_000, 25_000) / 100,
      rent: whole(8_000, 32_000) / 100,
    })),
  ),
)
const supplies = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(0, 4) }, () => {
      const units = whole(1, 40)
      return {
        day,
        item: pick([
          'Ração bovina',
          'Adubo NPK',
          'Semente de milho',
          'Vacina aftosa',
          'Arame farpado',
          'Sal mineral',
        ]),
        group: pick(['Nutrição', 'Fertilizante', 'Sementes', 'Veterinário', 'Cercas']),
        client: pick([
          'Fazenda Boa Sorte',
          'Sítio do Zeca',
          'Agro Irmãos',
          'Dona Lourdes',
          'Cooperativa Vale',
        ]),
        city: pick(['Patos', 'Lagoa Formosa', 'Carmo']),
        seller: pick(['Gilmar', 'Andreia', 'Nei']),
        units,
        total: Math.round(units * whole(2_000, 16_000)) / 100,
      }
    }),
  ),
)

const repairer = 'Ordens assistência'
const courts = 'Reservas quadras'
const farm = 'Vendas agropecuária'

export const files = [
  file(repairer, repairs, [
    ['Data entrada', ({ day }) => brazilianDay(day)],
    ['Marca', ({ brand }) => brand],
    ['Defeito', ({ fault }) => fault],
    ['Técnico', ({ technician }) => technician],
    ['Status OS', ({ status }) => status],
    ['Garantia', ({ warranty }) => warranty],
    ['Vlr. peças', ({ parts }) => commaPrice(parts)],
    ['Mão de obra', ({ labour }) => commaPrice(labour)],
    ['Prazo (dias)', ({ term }) => term],
  ]),
  file(
    courts,
    games,
    [
      ['data_reserva', ({ day }) => day],
      ['quadra', ({ court }) => court],
      ['time', ({ team }) => team],
      ['turno', ({ shift }) => shift],
      ['forma_pgto', ({ payment }) => payment],
      ['horas', ({ hours }) => hours.toFixed(1)],
      ['jogadores', ({ players }) => players],
      ['consumo_bar', ({ bar }) => bar.toFixed(2)],
      ['valor_aluguel', ({ rent }) => rent.toFixed(2)],
    ],
    ',',
  ),
  file(
    farm,
    supplies,
    [
      ['DT VENDA', ({ day }) => brazilianDay(day)],
      ['PRODUTO', ({ item }) => item],
      ['GRUPO', ({ group }) => group],
      ['CLIENTE', ({ client }) => client],
      ['CIDADE', ({ city }) => city],
      ['VENDEDOR', ({ seller }) => seller],
      ['QTD', ({ units }) => units],
      ['TOTAL', ({ total }) => decimal(total)],
    ],
    '\t',
  ),
]

export const labelled: Labelled[] = [
  // The repairer
  ['quantas ordens entraram em março na assistência?', repairer, repairs.during('2026-03').count()],
  ['ordens por marca', repairer, repairs.by('brand', (g) => g.count())],
  ['qual o defeito mais comum?', repairer, most(repairs.by('fault', (g) => g.count()))],
  ['quanto faturamos de mão de obra em janeiro', repairer, repairs.during('2026-01').sum('labour')],
  ['mão de obra por técnico', repairer, repairs.by('technician', (g) => g.sum('labour'))],
  [
    'quem consertou mais samsung?',
    repairer,
    most(repairs.when((r) => r.brand === 'Samsung').by('technician', (g) => g.count())),
  ],
  [
    'quantos aparelhos estão aguardando peça',
    repairer,
    repairs.when((r) => r.status === 'Aguardando peça').count(),
  ],
  ['quantas ordens na garantia?', repairer, repairs.when((r) => r.warranty === 'Sim').count()],
  ['quanto gastamos com peças no total', repairer, repairs.sum('parts')],
  ['valor das peças por defeito', repairer, repairs.by('fault', (g) => g.sum('parts'))],
  ['prazo médio da Paola', repairer, repairs.when((r) => r.technician === 'Paola').mean('term')],
  [
    'mão de obra média de tela quebrada',
    repairer,
    repairs.when((r) => r.fault === 'Tela quebrada').mean('labour'),
  ],
  ['percentual de ordens sem conserto', repairer, repairs.share((r) => r.status === 'Sem conserto')],
  [
    'quantas ordens da apple por mês',
    repairer,
    repairs.when((r) => r.brand === 'Apple').byMonth((g) => g.count()),
  ],
  [
    'ordens entregues do Juninho em fevereiro',
    repairer,
    repairs
      .during('2026-02')
      .when((r) => r.technician === 'Juninho' && r.status === 'Entregue')
      .count(),
  ],
  [
    'qual marca tem a mão de obra mais cara em média',
    repairer,
    most(repairs.by('brand', (g) => g.mean('labour'))),
  ],
  ['ordens com prazo acima de 10 dias', repairer, repairs.when((r) => r.term > 10).count()],
  ['a maior mão de obra cobrada', repairer, repairs.max('labour')],
  [
    'celulares que caíram na água, quantos foram?',
    repairer,
    repairs.when((r) => r.fault === 'Caiu na água').count(),
  ],
  [
    'mão de obra da motorola e da xiaomi juntas',
    repairer,
    repairs.when((r) => ['Motorola', 'Xiaomi'].includes(r.brand)).sum('labour'),
  ],
  ['mão de obra tirando as da garantia', repairer, repairs.when((r) => r.warranty === 'Não').sum('labour')],
  [
    'entrou mais ordem em abril ou em maio?',
    repairer,
    { before: repairs.during('2026-04').count(), after: repairs.during('2026-05').count() },
  ],
  ['dia da semana com menos ordens', repairer, least(repairs.byWeekday((g) => g.count()))],
  [
    'status das ordens do seu Hélio',
    repairer,
    repairs.when((r) => r.technician === 'Seu Hélio').by('status', (g) => g.count()),
  ],
  [
    'top 2 defeitos em valor de peças',
    repairer,
    most(
      repairs.by('fault', (g) => g.sum('parts')),
      2,
    ),
  ],
  [
    'quantas baterias trocamos no último trimestre de 2025?',
    repairer,
    repairs
      .during('2025-10', '2025-12')
      .when((r) => r.fault === 'Bateria')
      .count(),
  ],
  ['média de ordens por mês na assistência', repairer, repairs.count() / 9],
  ['quantas ordens de 1 a 15 de junho', repairer, repairs.from('2026-06-01', '2026-06-15').count()],
  ['qual técnico gasta mais peça?', repairer, most(repairs.by('technician', (g) => g.sum('parts')))],
  [
    'ordens em bancada por técnico',
    repairer,
    repairs.when((r) => r.status === 'Em bancada').by('technician', (g) => g.count()),
  ],

  // The courts
  ['quantas reservas tivemos em novembro?', courts, games.during('2025-11').count()],
  ['quanto cada quadra rendeu de aluguel', courts, games.by('court', (g) => g.sum('rent'))],
  ['qual quadra é mais alugada?', courts, most(games.by('court', (g) => g.count()))],
  ['consumo do bar por mês', courts, games.byMonth((g) => g.sum('bar'))],
  ['qual time gasta mais no bar', courts, most(games.by('team', (g) => g.sum('bar')))],
  [
    'quantas horas os Galácticos jogaram em dezembro',
    courts,
    games
      .during('2025-12')
      .when((r) => r.team === 'Galácticos')
      .sum('hours'),
  ],
  ['média de jogadores por reserva', courts, games.mean('players')],
  ['reservas à noite', courts, games.when((r) => r.shift === 'Noite').count()],
  [
    'aluguel pago no pix em abril',
    courts,
    games
      .during('2026-04')
      .when((r) => r.payment === 'Pix')
      .sum('rent'),
  ],
  [
    'valor médio do aluguel do beach tênis',
    courts,
    games.when((r) => r.court === 'Beach tênis').mean('rent'),
  ],
  [
    'quantas reservas no domingo de manhã?',
    courts,
    games
      .on(0)
      .when((r) => r.shift === 'Manhã')
      .count(),
  ],
  ['reservas por dia da semana', courts, games.byWeekday((g) => g.count())],
  [
    'que fatia do aluguel vem da Empresa Delta?',
    courts,
    games.share((r) => r.team === 'Empresa Delta', 'rent'),
  ],
  ['reservas com mais de 20 jogadores', courts, games.when((r) => r.players > 20).count()],
  [
    'quadra com menos horas em maio',
    courts,
    least(games.during('2026-05').by('court', (g) => g.sum('hours'))),
  ],
  [
    'o aluguel subiu de fevereiro pra março?',
    courts,
    { before: games.during('2026-02').sum('rent'), after: games.during('2026-03').sum('rent') },
  ],
  [
    'society 1 e society 2: quantas reservas somadas?',
    courts,
    games.when((r) => ['Society 1', 'Society 2'].includes(r.court)).count(),
  ],
  ['aluguel de todos os times menos avulso', courts, games.when((r) => r.team !== 'Avulso').sum('rent')],
  [
    'quantos times diferentes jogaram de 1 a 3 de outubro',
    courts,
    games.from('2025-10-01', '2025-10-03').distinct('team'),
  ],
  ['maior consumo no bar dos Os Amigos', courts, games.when((r) => r.team === 'Os Amigos').max('bar')],
  ['horas por turno', courts, games.by('shift', (g) => g.sum('hours'))],
  [
    '3 times que mais reservam',
    courts,
    most(
      games.by('team', (g) => g.count()),
      3,
    ),
  ],
  ['quanto entra de aluguel por mês em média', courts, games.sum('rent') / 9],
  [
    'pelada de quinta: aluguel mês a mês',
    courts,
    games.when((r) => r.team === 'Pelada de Quinta').byMonth((g) => g.sum('rent')),
  ],
  [
    'reservas do futsal no primeiro trimestre de 2026',
    courts,
    games
      .during('2026-01', '2026-03')
      .when((r) => r.court === 'Futsal')
      .count(),
  ],
  [
    'reservas mensais por quadra',
    courts,
    games.when((r) => r.payment === 'Mensal').by('court', (g) => g.count()),
  ],
  ['qual o aluguel mais barato que cobramos?', courts, games.min('rent')],
  [
    'quantas reservas tiveram consumo no bar acima de 100 reais',
    courts,
    games.when((r) => r.bar > 100).count(),
  ],
  ['turno que dá mais aluguel', courts, most(games.by('shift', (g) => g.sum('rent')))],
  ['jogadores por quadra no fim de semana', courts, games.on(0, 6).by('court', (g) => g.sum('players'))],

  // The shop of farm supplies
  ['quanto a agropecuária vendeu em maio', farm, supplies.during('2026-05').sum('total')],
  ['qual cliente comprou mais?', farm, most(supplies.by('client', (g) => g.sum('total')))],
  ['vendas por cidade na agropecuária', farm, supplies.by('city', (g) => g.sum('total'))],
  [
    'quantos sacos de adubo saíram em janeiro',
    farm,
    supplies
      .during('2026-01')
      .when((r) => r.item === 'Adubo NPK')
      .sum('units'),
  ],
  ['quantidade vendida por produto', farm, supplies.by('item', (g) => g.sum('units'))],
  ['produto que menos vende em quantidade', farm, least(supplies.by('item', (g) => g.sum('units')))],
  ['ticket médio do Gilmar', farm, supplies.when((r) => r.seller === 'Gilmar').mean('total')],
  [
    'quanto a Dona Lourdes gastou com ração',
    farm,
    supplies.when((r) => r.client === 'Dona Lourdes' && r.item === 'Ração bovina').sum('total'),
  ],
  [
    'total do grupo nutrição por mês',
    farm,
    supplies.when((r) => r.group === 'Nutrição').byMonth((g) => g.sum('total')),
  ],
  [
    'quantas vendas a Andreia fez em Patos?',
    farm,
    supplies.when((r) => r.seller === 'Andreia' && r.city === 'Patos').count(),
  ],
  [
    'vendas acima de 3 mil reais na agropecuária, quantas?',
    farm,
    supplies.when((r) => r.total > 3000).count(),
  ],
  [
    'quantos por cento das vendas da agropecuária são de Carmo',
    farm,
    supplies.share((r) => r.city === 'Carmo', 'total'),
  ],
  [
    'vacina aftosa vendeu quanto em novembro',
    farm,
    supplies
      .during('2025-11')
      .when((r) => r.item === 'Vacina aftosa')
      .sum('total'),
  ],
  [
    'a agropecuária vendeu mais em março ou abril?',
    farm,
    { before: supplies.during('2026-03').sum('total'), after: supplies.during('2026-04').sum('total') },
  ],
  [
    'melhor vendedor em fevereiro, em total vendido',
    farm,
    most(supplies.during('2026-02').by('seller', (g) => g.sum('total'))),
  ],
  [
    'quantos produtos diferentes o Sítio do Zeca comprou de 1 a 10 de maio',
    farm,
    supplies
      .from('2026-05-01', '2026-05-10')
      .when((r) => r.client === 'Sítio do Zeca')
      .distinct('item'),
  ],
  [
    'vendas do Nei exceto Lagoa Formosa',
    farm,
    supplies.when((r) => r.seller === 'Nei' && r.city !== 'Lagoa Formosa').sum('total'),
  ],
  [
    'total de arame farpado e sal mineral',
    farm,
    supplies.when((r) => ['Arame farpado', 'Sal mineral'].includes(r.item)).sum('total'),
  ],
  ['média de unidades por venda na agropecuária', farm, supplies.mean('units')],
  ['pior mês de vendas da agropecuária', farm, least(supplies.byMonth((g) => g.sum('total')))],
  [
    'ranking de clientes em total no primeiro semestre de 2026',
    farm,
    supplies.during('2026-01', '2026-06').by('client', (g) => g.sum('total')),
  ],
  [
    'maior venda pra Fazenda Boa Sorte',
    farm,
    supplies.when((r) => r.client === 'Fazenda Boa Sorte').max('total'),
  ],
  [
    'em que cidade vende mais semente de milho?',
    farm,
    most(supplies.when((r) => r.item === 'Semente de milho').by('city', (g) => g.sum('units'))),
  ],
  [
    'quantos clientes compraram veterinário em junho?',
    farm,
    supplies
      .during('2026-06')
      .when((r) => r.group === 'Veterinário')
      .distinct('client'),
  ],
  ['venda por dia da semana na agropecuária', farm, supplies.byWeekday((g) => g.sum('total'))],
  ['total vendido por grupo', farm, supplies.by('group', (g) => g.sum('total'))],
  [
    'quanto a cooperativa vale comprou desde janeiro',
    farm,
    supplies
      .during('2026-01', '2026-06')
      .when((r) => r.client === 'Cooperativa Vale')
      .sum('total'),
  ],
  [
    'quantas unidades de sal mineral a Andreia vendeu?',
    farm,
    supplies.when((r) => r.item === 'Sal mineral' && r.seller === 'Andreia').sum('units'),
  ],
  ['vendas da agropecuária no sábado', farm, supplies.on(6).sum('total')],
  [
    'quanto vendemos de sementes pra Agro Irmãos',
    farm,
    supplies.when((r) => r.group === 'Sementes' && r.client === 'Agro Irmãos').sum('total'),
  ],
]

/** What the tables do not hold. */
export const unanswerable: string[] = [
  'quantos clientes reclamaram do conserto?',
  'qual o lucro com as peças da Apple?',
  'quantas telas temos no estoque?',
  'quanto pagamos de salário pra Paola?',
  'quantos gols os Galácticos fizeram?',
  'quantas reservas foram canceladas por chuva?',
  'qual time vai reservar mais em agosto?',
  'quantas cabeças de gado tem a Fazenda Boa Sorte?',
  'qual fornecedor entrega o adubo?',
  'por que a ração vendeu menos em abril?',
]
