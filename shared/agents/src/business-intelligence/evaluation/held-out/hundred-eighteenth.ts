import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A towing service, a bookkeeper's tasks for clients and a shop of party balloons and decoration. */

const { next, whole, among } = seededBusiness('a towing service, a bookkeeper, a balloon shop')
const lastDay = '2026-06-30'
const shifted = (day: string, by: number) => new Date(Date.parse(day) + by * 864e5).toISOString().slice(0, 10)

const towDays = daysFrom('2025-08-01', 334)
const rates: Record<string, number> = { Carro: 180, Moto: 120, Caminhonete: 240, Van: 290, Caminhão: 520 }
// Every day; most on Saturdays, one call on Tuesdays, and one alone on the last day.
const callsOn = (day: string): number => {
  if (day === lastDay) return 1
  const holidays = day.startsWith('2025-12') ? 2 : 0
  if (weekdayIn(day) === 6) return whole(4, 6) + holidays
  if (weekdayIn(day) === 5) return whole(3, 4) + holidays
  return (weekdayIn(day) === 2 ? 1 : whole(1, 3)) + holidays
}
let order = 4_310
const tows = new Rows(
  towDays.flatMap((day) =>
    Array.from({ length: callsOn(day) }, () => {
      const vehicle = among(['Carro', 54], ['Moto', 22], ['Caminhonete', 13], ['Van', 6], ['Caminhão', 5])
      const highway = next() < 0.3 ? 'Sim' : 'Não'
      const km = highway === 'Sim' ? whole(30, 180) : whole(6, 70)
      order += 1
      return {
        day,
        order,
        shift: among(['Noite', 38], ['Tarde', 28], ['Manhã', 20], ['Madrugada', 14]),
        vehicle,
        cause: among(
          ['Pane mecânica', 40],
          ['Bateria', 25],
          ['Acidente', 17],
          ['Pneu furado', 12],
          ['Pane seca', 6],
        ),
        asker: among(['Particular', 45], ['Porto Seguro', 28], ['Azul Seguros', 17], ['Localiza', 10]),
        driver: among(['Jonas', 45], ['Wagner', 28], ['Sueli', 17], ['Cléber', 10]),
        destination: among(['Oficina', 50], ['Residência', 26], ['Concessionária', 16], ['Pátio', 8]),
        highway,
        km,
        wait: next() < 0.08 ? undefined : whole(15, 95),
        toll: highway === 'Sim' && next() < 0.7 ? whole(600, 4_200) / 100 : undefined,
        price: cents((rates[vehicle] ?? 180) + km * 4.2 + whole(0, 3_000) / 100),
      }
    }),
  ),
)

const dutyDays = daysFrom('2025-06-01', 395)
const duties: Record<string, { sector: string; hasGuide: boolean }> = {
  DAS: { sector: 'Fiscal', hasGuide: true },
  FGTS: { sector: 'Pessoal', hasGuide: true },
  eSocial: { sector: 'Pessoal', hasGuide: false },
  DCTFWeb: { sector: 'Fiscal', hasGuide: false },
  ISS: { sector: 'Fiscal', hasGuide: true },
  SPED: { sector: 'Contábil', hasGuide: false },
  Balancete: { sector: 'Contábil', hasGuide: false },
}
let task = 0
// Due on working days, most in March; what is due since the middle of May is often not delivered yet.
const tasks = new Rows(
  dutyDays
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: whole(1, 4) + (day.startsWith('2026-03') ? 2 : 0) }, () => {
        const duty = among(
          ['DAS', 28],
          ['FGTS', 20],
          ['eSocial', 16],
          ['DCTFWeb', 13],
          ['ISS', 11],
          ['SPED', 7],
          ['Balancete', 5],
        )
        const { sector, hasGuide } = duties[duty] ?? { sector: 'Fiscal', hasGuide: false }
        const isLate = next() < 0.18
        const planned = shifted(day, isLate ? whole(1, 9) : -whole(0, 6))
        const likely =
          day < '2026-05-15'
            ? among(['Entregue', 92], ['Dispensada', 5], ['Pendente', 3])
            : among(['Entregue', 45], ['Em andamento', 35], ['Pendente', 20])
        const status = likely === 'Entregue' && planned > lastDay ? 'Pendente' : likely
        const done = status === 'Entregue' ? planned : undefined
        task += 1
        return {
          day,
          code: `OB-${String(task).padStart(4, '0')}`,
          client: among(
            ['Padaria Trigo Bom', 26],
            ['Auto Peças Rocha', 20],
            ['Clínica Bem Viver', 15],
            ['Ótica Visão', 11],
            ['Pizzaria Dom Luigi', 9],
            ['Academia Corpo Ativo', 8],
            ['Studio Bella', 6],
            ['Mercearia do Zé', 5],
          ),
          duty,
          sector,
          owner: among(['Ivone', 44], ['Renato', 29], ['Camila', 17], ['Douglas', 10]),
          done,
          status,
          priority: among(['normal', 55], ['alta', 30], ['baixa', 15]),
          redone: done !== undefined && next() < 0.12 ? 'SIM' : 'NÃO',
          hours: done === undefined ? undefined : whole(2, 24) / 4,
          guide: hasGuide && status !== 'Dispensada' ? whole(9_000, 680_000) / 100 : undefined,
          fine: done !== undefined && isLate && next() < 0.7 ? whole(5_000, 50_000) / 100 : undefined,
        }
      }),
    ),
)
const deliveries = new Rows(
  tasks.all.flatMap((row) => (row.done === undefined ? [] : [{ ...row, day: row.done }])),
)

const orderDays = daysFrom('2025-10-01', 273)
const pieces: Record<string, { from: number; to: number; few: number; many: number; fitted: number }> = {
  'Arco desconstruído': { from: 18_000, to: 65_000, few: 80, many: 260, fitted: 0.7 },
  'Buquê de balões': { from: 4_500, to: 18_000, few: 5, many: 20, fitted: 0.05 },
  'Painel temático': { from: 22_000, to: 90_000, few: 60, many: 180, fitted: 0.8 },
  Coluna: { from: 9_000, to: 24_000, few: 25, many: 60, fitted: 0.3 },
  'Mesa decorada': { from: 35_000, to: 160_000, few: 40, many: 120, fitted: 0.9 },
}
let ticket = 1_000
// Closed on Sundays and Mondays; half of the parties are on a Saturday and some sales are for no party.
const orders = new Rows(
  orderDays
    .filter((day) => weekdayIn(day) > 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(3, 5) : whole(1, 3) }, () => {
        const item = among(
          ['Arco desconstruído', 34],
          ['Buquê de balões', 28],
          ['Painel temático', 18],
          ['Coluna', 13],
          ['Mesa decorada', 7],
        )
        const own = pieces[item] ?? { from: 9_000, to: 24_000, few: 25, many: 60, fitted: 0.3 }
        const occasion = among(
          ['Aniversário', 48],
          ['Chá de bebê', 20],
          ['Casamento', 14],
          ['Formatura', 11],
          ['Corporativo', 7],
        )
        const isThemed = (occasion === 'Aniversário' || occasion === 'Chá de bebê') && next() < 0.88
        const near = shifted(day, whole(2, 40))
        const wished = next() < 0.5 ? shifted(near, 6 - weekdayIn(near)) : near
        const total = whole(own.from, own.to) / 100
        ticket += 1
        return {
          day,
          ticket: `P-${ticket}`,
          party: next() < 0.08 ? undefined : wished,
          item,
          occasion,
          theme: isThemed
            ? among(
                ['Safári', 34],
                ['Princesas', 26],
                ['Dinossauros', 18],
                ['Futebol', 13],
                ['Fundo do mar', 9],
              )
            : undefined,
          color: among(['Rosa', 36], ['Azul', 24], ['Dourado', 18], ['Branco', 13], ['Vermelho', 9]),
          seller: among(['Lorena', 46], ['Bia', 32], ['Tadeu', 22]),
          channel: among(['Instagram', 50], ['WhatsApp', 30], ['Balcão', 20]),
          balloons: whole(own.few, own.many),
          fitted: next() < own.fitted ? 'S' : 'N',
          deposit: next() < 0.15 ? undefined : cents(total * among([0.5, 3], [0.3, 2])),
          total,
        }
      }),
    ),
)
const parties = new Rows(
  orders.all.flatMap((row) => (row.party === undefined ? [] : [{ ...row, day: row.party }])),
)

const towing = 'Chamados Guincho 24h'
const office = 'OBRIGACOES_ESCRITORIO'
const balloonShop = 'pedidos balões e decoração'

export const files = [
  file(towing, tows, [
    ['Nº OS', ({ order }) => order],
    ['Data', ({ day }) => brazilianDay(day)],
    ['Turno', ({ shift }) => shift],
    ['Veículo', ({ vehicle }) => vehicle],
    ['Motivo', ({ cause }) => cause],
    ['Solicitante', ({ asker }) => asker],
    ['Motorista', ({ driver }) => driver],
    ['Destino', ({ destination }) => destination],
    ['Rodovia?', ({ highway }) => highway],
    ['KM rodado', ({ km }) => km],
    ['Espera (min)', ({ wait }) => wait ?? ''],
    ['Pedágio (R$)', ({ toll }) => (toll === undefined ? '' : decimal(toll))],
    ['Valor cobrado (R$)', ({ price }) => dotted(decimal(price))],
  ]),
  file(
    office,
    tasks,
    [
      ['CÓD', ({ code }) => code],
      ['CLIENTE', ({ client }) => client],
      ['OBRIGAÇÃO', ({ duty }) => duty],
      ['SETOR', ({ sector }) => sector],
      ['RESPONSÁVEL', ({ owner }) => owner],
      ['VENCIMENTO', ({ day }) => day],
      ['DT ENTREGA', ({ done }) => done ?? ''],
      ['STATUS', ({ status }) => status],
      ['PRIORIDADE', ({ priority }) => priority],
      ['RETIFICADA', ({ redone }) => redone],
      ['HORAS', ({ hours }) => (hours === undefined ? '' : hours.toFixed(2))],
      ['VLR GUIA', ({ guide }) => (guide === undefined ? '' : guide.toFixed(2))],
      ['VLR MULTA', ({ fine }) => (fine === undefined ? '' : fine.toFixed(2))],
    ],
    ',',
  ),
  file(balloonShop, orders, [
    ['Pedido', ({ ticket }) => ticket],
    ['Data do pedido', ({ day }) => brazilianDay(day)],
    ['Data da festa', ({ party }) => (party === undefined ? '' : brazilianDay(party))],
    ['Item', ({ item }) => item],
    ['Ocasião', ({ occasion }) => occasion],
    ['Tema', ({ theme }) => theme ?? ''],
    ['Cor', ({ color }) => color],
    ['Atendente', ({ seller }) => seller],
    ['Canal', ({ channel }) => channel],
    ['Qtd balões', ({ balloons }) => balloons],
    ['Montagem no local', ({ fitted }) => fitted],
    ['Sinal', ({ deposit }) => (deposit === undefined ? '' : dotted(commaPrice(deposit)))],
    ['Total', ({ total }) => dotted(commaPrice(total))],
  ]),
]

export const labelled: Labelled[] = [
  // The towing service
  ['Quantos chamados de guincho tivemos por mês?', towing, tows.byMonth((g) => g.count())],
  [
    'Quanto faturamos com reboque de moto em dezembro de 2025?',
    towing,
    tows
      .during('2025-12')
      .when((r) => r.vehicle === 'Moto')
      .sum('price'),
  ],
  ['qual motorista do guincho faturou mais', towing, most(tows.by('driver', (g) => g.sum('price')))],
  [
    'Quantos km o Wagner rodou em março de 2026?',
    towing,
    tows
      .during('2026-03')
      .when((r) => r.driver === 'Wagner')
      .sum('km'),
  ],
  ['Tempo médio de espera, em minutos, por turno', towing, tows.by('shift', (g) => g.mean('wait'))],
  ['qnto gastamos de pedagio em janeiro de 2026', towing, tows.during('2026-01').sum('toll')],
  [
    'Que porcentagem dos chamados veio da Porto Seguro?',
    towing,
    tows.share((r) => r.asker === 'Porto Seguro'),
  ],
  [
    'Quantos chamados foram por pane seca ou pneu furado?',
    towing,
    tows.when((r) => r.cause === 'Pane seca' || r.cause === 'Pneu furado').count(),
  ],
  ['qtos chamados de guincho rodaram mais de 100 km', towing, tows.when((r) => r.km > 100).count()],
  ['Em qual dia da semana o guincho recebe mais chamados?', towing, most(tows.byWeekday((g) => g.count()))],
  [
    'Compare o valor cobrado da Porto Seguro com o da Azul Seguros',
    towing,
    tows
      .when((r) => r.asker === 'Porto Seguro' || r.asker === 'Azul Seguros')
      .by('asker', (g) => g.sum('price')),
  ],
  [
    'Compare o número de chamados de guincho de novembro de 2025 com o de dezembro de 2025',
    towing,
    { before: tows.during('2025-11').count(), after: tows.during('2025-12').count() },
  ],
  [
    'top 3 motivos com mais chamado',
    towing,
    most(
      tows.by('cause', (g) => g.count()),
      3,
    ),
  ],
  [
    'Quantos chamados tiveram o pátio como destino?',
    towing,
    tows.when((r) => r.destination === 'Pátio').count(),
  ],
  [
    'Nos chamados em rodovia, qual foi o valor médio cobrado?',
    towing,
    tows.when((r) => r.highway === 'Sim').mean('price'),
  ],
  ['maior valor ja cobrado num chamado do guincho', towing, tows.max('price')],
  [
    'Qual a menor quilometragem rodada num chamado da Sueli?',
    towing,
    tows.when((r) => r.driver === 'Sueli').min('km'),
  ],
  ['Quantos chamados de guincho atendemos por dia, em média?', towing, tows.count() / tows.distinct('day')],
  [
    'Qual foi o faturamento do guincho na primeira quinzena de fevereiro de 2026?',
    towing,
    tows.from('2026-02-01', '2026-02-15').sum('price'),
  ],
  [
    'Qual destino teve menos chamados fora de rodovia?',
    towing,
    least(tows.when((r) => r.highway === 'Não').by('destination', (g) => g.count())),
  ],
  [
    'qtos chamados de acidente em rodovia no 1o trimestre de 2026',
    towing,
    tows
      .during('2026-01', '2026-03')
      .when((r) => r.cause === 'Acidente' && r.highway === 'Sim')
      .count(),
  ],
  [
    'Quantos motoristas diferentes atenderam chamados de caminhão?',
    towing,
    tows.when((r) => r.vehicle === 'Caminhão').distinct('driver'),
  ],
  [
    'valor cobrado por veiculo sem contar a localiza',
    towing,
    tows.when((r) => r.asker !== 'Localiza').by('vehicle', (g) => g.sum('price')),
  ],
  ['Média de km rodados por solicitante', towing, tows.by('asker', (g) => g.mean('km'))],
  [
    'Quanto foi cobrado no último chamado de guincho registrado?',
    towing,
    tows.from(lastDay, lastDay).sum('price'),
  ],
  [
    'quantos chamado o jonas pegou de madrugada',
    towing,
    tows.when((r) => r.driver === 'Jonas' && r.shift === 'Madrugada').count(),
  ],
  [
    'Quantos chamados tiveram espera acima de 60 minutos?',
    towing,
    tows.when((r) => r.wait !== undefined && r.wait > 60).count(),
  ],
  ['em q mes pagamos mais pedagio', towing, most(tows.byMonth((g) => g.sum('toll')))],
  [
    'qto cobramos nos chamados de bateria aos sabados e domingos',
    towing,
    tows
      .on(6, 0)
      .when((r) => r.cause === 'Bateria')
      .sum('price'),
  ],
  [
    'Que fatia do valor cobrado foi de veículos levados para concessionária?',
    towing,
    tows.share((r) => r.destination === 'Concessionária', 'price'),
  ],

  // The bookkeeper
  ['Quantas obrigações têm vencimento em cada mês?', office, tasks.byMonth((g) => g.count())],
  [
    'Qual o valor das guias de DAS com vencimento em março de 2026?',
    office,
    tasks
      .during('2026-03')
      .when((r) => r.duty === 'DAS')
      .sum('guide'),
  ],
  ['qtas obrigacoes estao pendentes', office, tasks.when((r) => r.status === 'Pendente').count()],
  [
    'Qual cliente do escritório tem o maior valor de multa somado?',
    office,
    most(tasks.by('client', (g) => g.sum('fine'))),
  ],
  ['Total de horas gastas por responsável', office, tasks.by('owner', (g) => g.sum('hours'))],
  [
    'Quantas horas leva, em média, um balancete?',
    office,
    tasks.when((r) => r.duty === 'Balancete').mean('hours'),
  ],
  [
    'Quantas obrigações a Ivone entregou em abril de 2026?',
    office,
    deliveries
      .during('2026-04')
      .when((r) => r.owner === 'Ivone')
      .count(),
  ],
  ['Que porcentagem de todas as obrigações foi retificada?', office, tasks.share((r) => r.redone === 'SIM')],
  [
    'qtas obrigaçoes do setor pessoal venceram em outubro de 2025',
    office,
    tasks
      .during('2025-10')
      .when((r) => r.sector === 'Pessoal')
      .count(),
  ],
  [
    'Quantas obrigações foram entregues depois da data de vencimento?',
    office,
    tasks.when((r) => r.done !== undefined && r.done > r.day).count(),
  ],
  [
    'top 3 clientes em valor de guia',
    office,
    most(
      tasks.by('client', (g) => g.sum('guide')),
      3,
    ),
  ],
  [
    'compara o valor das guias de fgts com o das guias de iss',
    office,
    tasks.when((r) => r.duty === 'FGTS' || r.duty === 'ISS').by('duty', (g) => g.sum('guide')),
  ],
  [
    'Quanto deu, em reais, de multa nas obrigações com vencimento de julho a dezembro de 2025?',
    office,
    tasks.during('2025-07', '2025-12').sum('fine'),
  ],
  [
    'Quantas obrigações de prioridade alta estão em andamento?',
    office,
    tasks.when((r) => r.priority === 'alta' && r.status === 'Em andamento').count(),
  ],
  ['Qual obrigação consome mais horas no total?', office, most(tasks.by('duty', (g) => g.sum('hours')))],
  [
    'Quantos clientes diferentes levaram multa na DCTFWeb?',
    office,
    tasks.when((r) => r.duty === 'DCTFWeb' && r.fine !== undefined).distinct('client'),
  ],
  [
    'Qual o valor da maior guia de ISS da Padaria Trigo Bom?',
    office,
    tasks.when((r) => r.duty === 'ISS' && r.client === 'Padaria Trigo Bom').max('guide'),
  ],
  [
    'Quantas guias passaram de R$ 5.000?',
    office,
    tasks.when((r) => r.guide !== undefined && r.guide > 5000).count(),
  ],
  [
    'Compare a quantidade de obrigações entregues em janeiro de 2026 com a de fevereiro de 2026',
    office,
    { before: deliveries.during('2026-01').count(), after: deliveries.during('2026-02').count() },
  ],
  [
    'qtas obrigacoes com vencimento entre 15/12/2025 e 15/01/2026',
    office,
    tasks.from('2025-12-15', '2026-01-15').count(),
  ],
  ['Número de obrigações por status', office, tasks.by('status', (g) => g.count())],
  ['Valor médio das guias de cada responsável', office, tasks.by('owner', (g) => g.mean('guide'))],
  [
    'total de horas do renato sem contar balancete',
    office,
    tasks.when((r) => r.owner === 'Renato' && r.duty !== 'Balancete').sum('hours'),
  ],
  [
    'Quantas obrigações da Clínica Bem Viver não foram retificadas?',
    office,
    tasks.when((r) => r.client === 'Clínica Bem Viver' && r.redone === 'NÃO').count(),
  ],
  ['em q mes vence mais obrigaçao', office, most(tasks.byMonth((g) => g.count()))],
  [
    'qual a porcentagem do valor das multas q veio do esocial',
    office,
    tasks.share((r) => r.duty === 'eSocial', 'fine'),
  ],
  [
    'Qual setor gastou menos horas com a Ótica Visão?',
    office,
    least(tasks.when((r) => r.client === 'Ótica Visão').by('sector', (g) => g.sum('hours'))),
  ],
  ['qtas obrigaçoes vencem na segunda feira', office, tasks.on(1).count()],
  [
    'soma das guias de fgts q vencem em junho de 2026',
    office,
    tasks
      .during('2026-06')
      .when((r) => r.duty === 'FGTS')
      .sum('guide'),
  ],
  [
    'Das obrigações entregues em 2026, quantas foram em cada mês de entrega?',
    office,
    deliveries.during('2026-01', '2026-06').byMonth((g) => g.count()),
  ],

  // The balloon shop
  ['Valor total dos pedidos de balões por mês do pedido', balloonShop, orders.byMonth((g) => g.sum('total'))],
  [
    'Quantos balões usamos nos arcos desconstruídos?',
    balloonShop,
    orders.when((r) => r.item === 'Arco desconstruído').sum('balloons'),
  ],
  [
    'Quanto vendemos nos pedidos feitos pelo Instagram em maio de 2026?',
    balloonShop,
    orders
      .during('2026-05')
      .when((r) => r.channel === 'Instagram')
      .sum('total'),
  ],
  ['qual cor tem mais pedido', balloonShop, most(orders.by('color', (g) => g.count()))],
  ['Quantos pedidos têm a festa marcada para junho de 2026?', balloonShop, parties.during('2026-06').count()],
  [
    'Quais os 3 itens de decoração que mais faturam?',
    balloonShop,
    most(
      orders.by('item', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'soma do sinal dos pedidos feitos em novembro de 2025',
    balloonShop,
    orders.during('2025-11').sum('deposit'),
  ],
  ['Qual o ticket médio dos pedidos de balões?', balloonShop, orders.mean('total')],
  ['Que porcentagem dos pedidos tem montagem no local?', balloonShop, orders.share((r) => r.fitted === 'S')],
  ['qnts pedidos tem total acima de 500 reais', balloonShop, orders.when((r) => r.total > 500).count()],
  ['Qual atendente vendeu menos, em valor?', balloonShop, least(orders.by('seller', (g) => g.sum('total')))],
  [
    'Quantos pedidos de casamento foram na cor azul?',
    balloonShop,
    orders.when((r) => r.occasion === 'Casamento' && r.color === 'Azul').count(),
  ],
  [
    'Pela data do pedido, em que dia da semana entram mais pedidos de balões?',
    balloonShop,
    most(orders.byWeekday((g) => g.count())),
  ],
  [
    'Pela data da festa, qual dia da semana tem mais festas?',
    balloonShop,
    most(parties.byWeekday((g) => g.count())),
  ],
  ['Média de balões por pedido para cada item', balloonShop, orders.by('item', (g) => g.mean('balloons'))],
  ['total dos pedidos de balao menos o sinal', balloonShop, orders.sum('total') - orders.sum('deposit')],
  [
    'Qual foi o maior sinal pago num pedido de chá de bebê?',
    balloonShop,
    orders.when((r) => r.occasion === 'Chá de bebê').max('deposit'),
  ],
  [
    'Compare o valor total dos pedidos feitos em dezembro de 2025 com o dos feitos em janeiro de 2026',
    balloonShop,
    { before: orders.during('2025-12').sum('total'), after: orders.during('2026-01').sum('total') },
  ],
  ['qtos pedidos com tema safari', balloonShop, orders.when((r) => r.theme === 'Safári').count()],
  ['quantos pedido ficaram sem tema', balloonShop, orders.when((r) => r.theme === undefined).count()],
  [
    'Compare o valor vendido para aniversário com o vendido para formatura',
    balloonShop,
    orders
      .when((r) => r.occasion === 'Aniversário' || r.occasion === 'Formatura')
      .by('occasion', (g) => g.sum('total')),
  ],
  [
    'participaçao do whatsapp no valor total dos pedidos',
    balloonShop,
    orders.share((r) => r.channel === 'WhatsApp', 'total'),
  ],
  [
    'Quantos pedidos feitos entre 10/02/2026 e 20/03/2026 a Bia atendeu?',
    balloonShop,
    orders
      .from('2026-02-10', '2026-03-20')
      .when((r) => r.seller === 'Bia')
      .count(),
  ],
  [
    'qto a lorena vendeu de buque de baloes',
    balloonShop,
    orders.when((r) => r.seller === 'Lorena' && r.item === 'Buquê de balões').sum('total'),
  ],
  [
    'Quantos temas diferentes já foram pedidos em chá de bebê?',
    balloonShop,
    orders.when((r) => r.occasion === 'Chá de bebê' && r.theme !== undefined).distinct('theme'),
  ],
  [
    'Qual o total do pedido mais barato de painel temático?',
    balloonShop,
    orders.when((r) => r.item === 'Painel temático').min('total'),
  ],
  [
    'qtd de pedidos por canal, so os sem montagem no local',
    balloonShop,
    orders.when((r) => r.fitted === 'N').by('channel', (g) => g.count()),
  ],
  [
    'Qual ocasião usa mais balões somando todos os pedidos?',
    balloonShop,
    most(orders.by('occasion', (g) => g.sum('balloons'))),
  ],
  [
    'qto vendemos em dourado ou branco nos pedidos feitos no 1o trimestre de 2026',
    balloonShop,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.color === 'Dourado' || r.color === 'Branco')
      .sum('total'),
  ],
  [
    'Valor total dos pedidos com festa marcada para abril de 2026',
    balloonShop,
    parties.during('2026-04').sum('total'),
  ],
]

export const unanswerable: string[] = [
  'quanto gastamos de diesel com o guincho em março?',
  'qual a comissão paga ao Jonas em janeiro?',
  'em qual bairro o guincho é mais chamado?',
  'que nota os clientes deram para o motorista Wagner?',
  'quanto o escritório cobra de honorários da Padaria Trigo Bom?',
  'quantos funcionários tem a Auto Peças Rocha?',
  'qual o CNPJ da Ótica Visão?',
  'quantos cilindros de gás hélio compramos em maio?',
  'qual fornecedor de balão é mais barato?',
  'quantos balões estouraram nas montagens?',
]
