import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A maintenance firm for lifts, a fruit-pulp factory selling to juice bars and a costume hire shop. */

const { next, whole, among } = seededBusiness('lift maintenance, a fruit-pulp factory, a costume hire shop')
const lastDay = '2026-06-30'
const shifted = (day: string, by: number) => new Date(Date.parse(day) + by * 864e5).toISOString().slice(0, 10)

const liftDays = daysFrom('2025-07-01', 365)
const buildings: [{ building: string; district: string }, number][] = [
  [{ building: 'Ed. Aurora', district: 'Centro' }, 25],
  [{ building: 'Cond. Solar das Palmeiras', district: 'Água Verde' }, 19],
  [{ building: 'Hospital Santa Cecília', district: 'Batel' }, 15],
  [{ building: 'Ed. Dom Pedro', district: 'Centro' }, 12],
  [{ building: 'Shopping Via Sul', district: 'Portão' }, 10],
  [{ building: 'Cond. Morada Nova', district: 'Portão' }, 8],
  [{ building: 'Hotel Bristol', district: 'Batel' }, 6],
  [{ building: 'Ed. Itália', district: 'Água Verde' }, 5],
]
const partsChance: Record<string, number> = {
  Preventiva: 0.15,
  Corretiva: 0.7,
  Emergência: 0.55,
  Vistoria: 0.12,
}
// Every day; most on Mondays and in January, only emergencies at weekends, and one alone on the last day.
const callsOn = (day: string): number => {
  if (day === lastDay) return 1
  const storms = day.startsWith('2026-01') ? 2 : 0
  if (weekdayIn(day) === 0 || weekdayIn(day) === 6) return 1 + storms
  return (weekdayIn(day) === 1 ? whole(4, 6) : whole(2, 4)) + storms
}
let order = 7_810
// The fault is empty in what is no repair, the response time in all but emergencies.
const calls = new Rows(
  liftDays.flatMap((day) =>
    Array.from({ length: callsOn(day) }, () => {
      const isWeekend = weekdayIn(day) === 0 || weekdayIn(day) === 6
      const kind: string = isWeekend
        ? 'Emergência'
        : among(['Preventiva', 48], ['Corretiva', 34], ['Emergência', 10], ['Vistoria', 8])
      const isEmergency = kind === 'Emergência'
      const hasFault = kind === 'Corretiva' || (isEmergency && next() < 0.9)
      const hours = whole(1, 12) / 2
      order += 1
      return {
        day,
        order,
        ...among(...buildings),
        lift: among(['Social', 46], ['Serviço', 33], ['Garagem', 13], ['Panorâmico', 8]),
        kind,
        fault: hasFault
          ? among(['Porta', 38], ['Botoeira', 25], ['Placa eletrônica', 17], ['Cabo', 14], ['Freio', 6])
          : undefined,
        technician: among(['Edmilson', 44], ['Jurandir', 28], ['Rosângela', 17], ['Caio', 11]),
        trapped: isEmergency && next() < 0.45 ? 'Sim' : 'Não',
        wait: isEmergency && next() < 0.9 ? whole(8, 75) : undefined,
        hours,
        parts: next() < (partsChance[kind] ?? 0) ? whole(4_000, 260_000) / 100 : undefined,
        labour: cents(hours * (isEmergency ? 190 : 120) + whole(1_000, 6_000) / 100),
      }
    }),
  ),
)

const pulpDays = daysFrom('2025-09-01', 303)
const firstPulpDay = '2025-09-01'
const bars: [{ client: string; city: string }, number][] = [
  [{ client: 'Suco & Cia', city: 'Natal' }, 24],
  [{ client: 'Lanchonete do Gil', city: 'Parnamirim' }, 19],
  [{ client: 'Casa do Açaí', city: 'Natal' }, 16],
  [{ client: 'Mania de Suco', city: 'Mossoró' }, 13],
  [{ client: 'Quiosque Beira-Mar', city: 'Natal' }, 10],
  [{ client: 'Padaria Pão Quente', city: 'Macaíba' }, 8],
  [{ client: 'Vitamina Bar', city: 'Parnamirim' }, 6],
  [{ client: 'Academia Fôlego', city: 'Mossoró' }, 4],
]
const perKilo: Record<string, number> = {
  Açaí: 16,
  Acerola: 9,
  Maracujá: 14,
  Cupuaçu: 19,
  Manga: 8,
  Graviola: 17,
  Cajá: 12,
}
const unpaidChance: Record<string, number> = { Boleto: 0.15, Pix: 0, Dinheiro: 0, Fiado: 0.6 }
const pulpOrdersOn = (day: string): number => {
  if (day === firstPulpDay) return 1
  const summer = day.startsWith('2026-01') ? 3 : day.startsWith('2025-12') ? 1 : 0
  return (weekdayIn(day) === 4 ? whole(4, 6) : whole(1, 4)) + summer
}
let sale = 0
// On working days, one alone on the first; some are not delivered yet and what is fetched has no freight.
const orders = new Rows(
  pulpDays
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: pulpOrdersOn(day) }, () => {
        const flavour: string = among(
          ['Açaí', 30],
          ['Acerola', 22],
          ['Maracujá', 17],
          ['Cupuaçu', 12],
          ['Manga', 9],
          ['Graviola', 6],
          ['Cajá', 4],
        )
        const payment: string = among(['Boleto', 42], ['Pix', 31], ['Dinheiro', 16], ['Fiado', 11])
        const boxes = whole(1, 20)
        const kilos = boxes * (next() < 0.6 ? 5 : 7.5)
        const planned = shifted(day, whole(1, 6))
        sale += 1
        return {
          day,
          code: `PV-${String(sale).padStart(4, '0')}`,
          done: planned > lastDay || next() < 0.04 ? undefined : planned,
          ...among(...bars),
          flavour,
          seller: among(['Neuma', 45], ['Everaldo', 32], ['Kátia', 23]),
          payment,
          boxes,
          kilos,
          freight: next() < 0.35 ? undefined : whole(1_500, 9_000) / 100,
          price: cents(kilos * ((perKilo[flavour] ?? 12) + whole(0, 250) / 100)),
          settled: next() < (unpaidChance[payment] ?? 0) ? 'N' : 'S',
        }
      }),
    ),
)
const deliveries = new Rows(
  orders.all.flatMap((row) => (row.done === undefined ? [] : [{ ...row, day: row.done }])),
)

const hireDays = daysFrom('2025-08-01', 334)
const firstHireDay = '2025-08-01'
const isCarnival = (day: string) => day >= '2026-02-01' && day <= '2026-02-17'
const occasionOn = (day: string): string => {
  const chance = next()
  if (isCarnival(day) && chance < 0.7) return 'Carnaval'
  if (day.startsWith('2025-10') && chance < 0.6) return 'Halloween'
  if (day.startsWith('2026-06') && chance < 0.55) return 'Festa junina'
  return among(['Casamento', 40], ['Formatura', 28], ['Aniversário', 22], ['Teatro', 10])
}
const costumeFor = (occasion: string): string => {
  if (occasion === 'Casamento') return among(['Terno', 46], ['Vestido de festa', 36], ['Smoking', 18])
  if (occasion === 'Formatura') return among(['Vestido de festa', 40], ['Terno', 30], ['Beca', 30])
  return among(['Fantasia infantil', 62], ['Fantasia adulta', 38])
}
const hireRates: Record<string, { from: number; to: number; altered: number }> = {
  'Fantasia infantil': { from: 6_000, to: 12_000, altered: 0.08 },
  'Fantasia adulta': { from: 8_000, to: 18_000, altered: 0.1 },
  Terno: { from: 15_000, to: 32_000, altered: 0.6 },
  'Vestido de festa': { from: 18_000, to: 48_000, altered: 0.55 },
  Smoking: { from: 22_000, to: 42_000, altered: 0.5 },
  Beca: { from: 7_000, to: 13_000, altered: 0.05 },
}
const hiresOn = (day: string): number => {
  if (day === firstHireDay) return 1
  const season = isCarnival(day) ? 4 : day.startsWith('2025-10') || day.startsWith('2026-06') ? 1 : 0
  if (weekdayIn(day) === 5) return whole(4, 5) + season
  return (weekdayIn(day) === 6 ? whole(2, 3) : whole(1, 2)) + season
}
let contract = 2_000
// Closed on Sundays; the theme is only of fancy dress, the fine only of what came back late.
const hires = new Rows(
  hireDays
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: hiresOn(day) }, () => {
        const occasion = occasionOn(day)
        const costume = costumeFor(occasion)
        const own = hireRates[costume] ?? { from: 8_000, to: 18_000, altered: 0.1 }
        const isLate = next() < 0.15
        const planned = shifted(day, whole(2, 5) + (isLate ? whole(1, 6) : 0))
        const open = weekdayIn(planned) === 0 ? shifted(planned, 1) : planned
        const back = open > lastDay || next() < 0.015 ? undefined : open
        const isThemed = costume.startsWith('Fantasia') && next() < 0.9
        const theme: string =
          occasion === 'Festa junina'
            ? 'Caipira'
            : among(['Super-herói', 34], ['Princesa', 27], ['Pirata', 17], ['Bruxa', 13], ['Palhaço', 9])
        const pieces: number = among([1, 70], [2, 20], [3, 7], [6, 3])
        contract += 1
        return {
          day,
          contract: `L-${contract}`,
          back,
          costume,
          theme: isThemed ? theme : undefined,
          size: among(['M', 38], ['P', 27], ['G', 23], ['GG', 12]),
          occasion,
          attendant: among(['Silmara', 46], ['Ruan', 32], ['Dalva', 22]),
          pieces,
          altered: next() < own.altered ? 'Sim' : 'Não',
          rent: cents((pieces * whole(own.from, own.to)) / 100),
          deposit: next() < 0.12 ? undefined : whole(4, 40) * 10,
          fine: back !== undefined && isLate ? whole(2_000, 15_000) / 100 : undefined,
        }
      }),
    ),
)
const returns = new Rows(
  hires.all.flatMap((row) => (row.back === undefined ? [] : [{ ...row, day: row.back }])),
)

const lifts = 'Atendimentos Elevadores'
const pulp = 'PEDIDOS_POLPA'
const hireShop = 'locações trajes e fantasias'

export const files = [
  file(lifts, calls, [
    ['Nº OS', ({ order }) => order],
    ['Data', ({ day }) => brazilianDay(day)],
    ['Prédio', ({ building }) => building],
    ['Bairro', ({ district }) => district],
    ['Elevador', ({ lift }) => lift],
    ['Tipo', ({ kind }) => kind],
    ['Defeito', ({ fault }) => fault ?? ''],
    ['Técnico', ({ technician }) => technician],
    ['Pessoa presa?', ({ trapped }) => trapped],
    ['Tempo de resposta (min)', ({ wait }) => wait ?? ''],
    ['Horas', ({ hours }) => decimal(hours, 1)],
    ['Peças (R$)', ({ parts }) => (parts === undefined ? '' : dotted(decimal(parts)))],
    ['Mão de obra (R$)', ({ labour }) => dotted(decimal(labour))],
  ]),
  file(
    pulp,
    orders,
    [
      ['PEDIDO', ({ code }) => code],
      ['DT PEDIDO', ({ day }) => day],
      ['DT ENTREGA', ({ done }) => done ?? ''],
      ['CLIENTE', ({ client }) => client],
      ['CIDADE', ({ city }) => city],
      ['SABOR', ({ flavour }) => flavour],
      ['VENDEDOR', ({ seller }) => seller],
      ['PGTO', ({ payment }) => payment],
      ['CAIXAS', ({ boxes }) => boxes],
      ['PESO KG', ({ kilos }) => kilos.toFixed(1)],
      ['FRETE R$', ({ freight }) => (freight === undefined ? '' : freight.toFixed(2))],
      ['VALOR R$', ({ price }) => price.toFixed(2)],
      ['QUITADO', ({ settled }) => settled],
    ],
    ',',
  ),
  file(hireShop, hires, [
    ['Contrato', ({ contract }) => contract],
    ['Data retirada', ({ day }) => brazilianDay(day)],
    ['Data devolução', ({ back }) => (back === undefined ? '' : brazilianDay(back))],
    ['Traje', ({ costume }) => costume],
    ['Tema', ({ theme }) => theme ?? ''],
    ['Tam.', ({ size }) => size],
    ['Ocasião', ({ occasion }) => occasion],
    ['Atendente', ({ attendant }) => attendant],
    ['Qtd trajes', ({ pieces }) => pieces],
    ['Ajuste', ({ altered }) => altered],
    ['Aluguel', ({ rent }) => dotted(commaPrice(rent))],
    ['Caução', ({ deposit }) => (deposit === undefined ? '' : dotted(commaPrice(deposit)))],
    ['Multa', ({ fine }) => (fine === undefined ? '' : dotted(commaPrice(fine)))],
  ]),
]

export const labelled: Labelled[] = [
  // The lifts
  ['Quantos atendimentos de elevador fizemos por mês?', lifts, calls.byMonth((g) => g.count())],
  ['Quanto cobramos de mão de obra em março de 2026?', lifts, calls.during('2026-03').sum('labour')],
  ['qual tecnico fez mais atendimento', lifts, most(calls.by('technician', (g) => g.count()))],
  [
    'Qual o valor total das peças usadas no Ed. Aurora em 2026?',
    lifts,
    calls
      .during('2026-01', '2026-06')
      .when((r) => r.building === 'Ed. Aurora')
      .sum('parts'),
  ],
  [
    'Tempo médio de resposta, em minutos, nas emergências de cada técnico',
    lifts,
    calls.when((r) => r.kind === 'Emergência').by('technician', (g) => g.mean('wait')),
  ],
  [
    'qtas emergencias tiveram pessoa presa',
    lifts,
    calls.when((r) => r.kind === 'Emergência' && r.trapped === 'Sim').count(),
  ],
  [
    'Que porcentagem dos atendimentos de elevador é preventiva?',
    lifts,
    calls.share((r) => r.kind === 'Preventiva'),
  ],
  [
    'Quantos atendimentos foram por defeito no cabo ou no freio?',
    lifts,
    calls.when((r) => r.fault === 'Cabo' || r.fault === 'Freio').count(),
  ],
  [
    'top 3 predios com mais atendimentos',
    lifts,
    most(
      calls.by('building', (g) => g.count()),
      3,
    ),
  ],
  [
    'Em que dia da semana temos mais atendimentos de elevador?',
    lifts,
    most(calls.byWeekday((g) => g.count())),
  ],
  [
    'Compare o valor da mão de obra do Edmilson com o do Jurandir',
    lifts,
    calls
      .when((r) => r.technician === 'Edmilson' || r.technician === 'Jurandir')
      .by('technician', (g) => g.sum('labour')),
  ],
  [
    'Compare o número de atendimentos de elevador de dezembro de 2025 com o de janeiro de 2026',
    lifts,
    { before: calls.during('2025-12').count(), after: calls.during('2026-01').count() },
  ],
  ['qnts atendimentos levaram mais de 4 horas', lifts, calls.when((r) => r.hours > 4).count()],
  [
    'Quantos atendimentos em elevador de serviço o Caio fez?',
    lifts,
    calls.when((r) => r.lift === 'Serviço' && r.technician === 'Caio').count(),
  ],
  [
    'Qual o maior valor de peças numa corretiva?',
    lifts,
    calls.when((r) => r.kind === 'Corretiva').max('parts'),
  ],
  [
    'qual a menor mao de obra cobrada numa emergencia',
    lifts,
    calls.when((r) => r.kind === 'Emergência').min('labour'),
  ],
  [
    'Em média, quantas horas dura uma vistoria de elevador?',
    lifts,
    calls.when((r) => r.kind === 'Vistoria').mean('hours'),
  ],
  [
    'Quantos prédios diferentes tiveram pessoa presa no elevador em janeiro de 2026?',
    lifts,
    calls
      .during('2026-01')
      .when((r) => r.trapped === 'Sim')
      .distinct('building'),
  ],
  [
    'Valor das peças por tipo de atendimento, sem contar o Hospital Santa Cecília',
    lifts,
    calls.when((r) => r.building !== 'Hospital Santa Cecília').by('kind', (g) => g.sum('parts')),
  ],
  ['mao de obra media por bairro', lifts, calls.by('district', (g) => g.mean('labour'))],
  [
    'Quanto foi a mão de obra do último atendimento de elevador registrado?',
    lifts,
    calls.from(lastDay, lastDay).sum('labour'),
  ],
  [
    'qtos atendimentos em elevador panoramico no 1o semestre de 2026',
    lifts,
    calls
      .during('2026-01', '2026-06')
      .when((r) => r.lift === 'Panorâmico')
      .count(),
  ],
  [
    'Quantas emergências tiveram tempo de resposta acima de 45 minutos?',
    lifts,
    calls.when((r) => r.kind === 'Emergência' && r.wait !== undefined && r.wait > 45).count(),
  ],
  ['em q mes gastamos mais com peças de elevador', lifts, most(calls.byMonth((g) => g.sum('parts')))],
  [
    'Quanto deu, somando peças e mão de obra, no Shopping Via Sul?',
    lifts,
    calls.when((r) => r.building === 'Shopping Via Sul').sum('parts') +
      calls.when((r) => r.building === 'Shopping Via Sul').sum('labour'),
  ],
  ['qto foi cobrado de mao de obra aos domingos', lifts, calls.on(0).sum('labour')],
  [
    'Que fatia da mão de obra cobrada veio do bairro Batel?',
    lifts,
    calls.share((r) => r.district === 'Batel', 'labour'),
  ],
  [
    'Qual defeito aparece menos vezes nas corretivas?',
    lifts,
    least(calls.when((r) => r.kind === 'Corretiva' && r.fault !== undefined).by('fault', (g) => g.count())),
  ],
  [
    'Quantos atendimentos fizemos no bairro Água Verde entre 10/11/2025 e 20/12/2025?',
    lifts,
    calls
      .from('2025-11-10', '2025-12-20')
      .when((r) => r.district === 'Água Verde')
      .count(),
  ],
  [
    'qtas preventivas o jurandir fez em abril de 2026',
    lifts,
    calls
      .during('2026-04')
      .when((r) => r.kind === 'Preventiva' && r.technician === 'Jurandir')
      .count(),
  ],

  // The pulp factory
  ['Quanto vendemos de polpa, em reais, por mês do pedido?', pulp, orders.byMonth((g) => g.sum('price'))],
  [
    'Quantos quilos de polpa sabor açaí foram vendidos nos pedidos feitos em janeiro de 2026?',
    pulp,
    orders
      .during('2026-01')
      .when((r) => r.flavour === 'Açaí')
      .sum('kilos'),
  ],
  ['qual sabor de polpa vende mais em kg', pulp, most(orders.by('flavour', (g) => g.sum('kilos')))],
  [
    'top 3 clientes q mais compraram polpa em reais',
    pulp,
    most(
      orders.by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  ['Qual vendedor vendeu menos, em reais?', pulp, least(orders.by('seller', (g) => g.sum('price')))],
  ['qtos pedidos de polpa foram no fiado', pulp, orders.when((r) => r.payment === 'Fiado').count()],
  [
    'Que porcentagem do valor vendido em polpa veio do Pix?',
    pulp,
    orders.share((r) => r.payment === 'Pix', 'price'),
  ],
  [
    'Quantas caixas de maracujá o cliente Casa do Açaí comprou?',
    pulp,
    orders.when((r) => r.client === 'Casa do Açaí' && r.flavour === 'Maracujá').sum('boxes'),
  ],
  ['Peso médio por pedido, em kg, para cada sabor', pulp, orders.by('flavour', (g) => g.mean('kilos'))],
  [
    'Quantos pedidos de polpa foram entregues em dezembro de 2025?',
    pulp,
    deliveries.during('2025-12').count(),
  ],
  ['qnto deu de frete nos pedidos da katia', pulp, orders.when((r) => r.seller === 'Kátia').sum('freight')],
  ['Quantos pedidos de polpa têm valor acima de R$ 1.000?', pulp, orders.when((r) => r.price > 1000).count()],
  [
    'Compare os quilos vendidos de manga com os de graviola',
    pulp,
    orders
      .when((r) => r.flavour === 'Manga' || r.flavour === 'Graviola')
      .by('flavour', (g) => g.sum('kilos')),
  ],
  [
    'Compare o valor vendido nos pedidos feitos em novembro de 2025 com o dos feitos em dezembro de 2025',
    pulp,
    { before: orders.during('2025-11').sum('price'), after: orders.during('2025-12').sum('price') },
  ],
  [
    'Pela data do pedido, em que dia da semana entram mais pedidos de polpa?',
    pulp,
    most(orders.byWeekday((g) => g.count())),
  ],
  [
    'Quantos pedidos de polpa foram entregues em cada mês de 2026, pela data de entrega?',
    pulp,
    deliveries.during('2026-01', '2026-06').byMonth((g) => g.count()),
  ],
  [
    'qtos pedidos de polpa ainda estao sem data de entrega',
    pulp,
    orders.when((r) => r.done === undefined).count(),
  ],
  [
    'valor dos pedidos nao quitados por cliente',
    pulp,
    orders.when((r) => r.settled === 'N').by('client', (g) => g.sum('price')),
  ],
  [
    'Quantas caixas de polpa foram vendidas para a cidade de Natal?',
    pulp,
    orders.when((r) => r.city === 'Natal').sum('boxes'),
  ],
  [
    'Quantos clientes diferentes fizeram pedido de cupuaçu em fevereiro de 2026?',
    pulp,
    orders
      .during('2026-02')
      .when((r) => r.flavour === 'Cupuaçu')
      .distinct('client'),
  ],
  [
    'maior frete cobrado num pedido p/ mossoro',
    pulp,
    orders.when((r) => r.city === 'Mossoró').max('freight'),
  ],
  [
    'Quantos quilos teve o pedido mais pesado de cajá?',
    pulp,
    orders.when((r) => r.flavour === 'Cajá').max('kilos'),
  ],
  [
    'Valor vendido de polpa por cidade, sem contar o fiado',
    pulp,
    orders.when((r) => r.payment !== 'Fiado').by('city', (g) => g.sum('price')),
  ],
  ['qtos pedidos ficaram sem frete', pulp, orders.when((r) => r.freight === undefined).count()],
  [
    'Qual o valor médio dos pedidos de polpa no boleto?',
    pulp,
    orders.when((r) => r.payment === 'Boleto').mean('price'),
  ],
  [
    'total de kg dos pedidos feitos entre 15/01/2026 e 28/02/2026',
    pulp,
    orders.from('2026-01-15', '2026-02-28').sum('kilos'),
  ],
  [
    'em q mes, pela data do pedido, vendemos mais caixas de polpa',
    pulp,
    most(orders.byMonth((g) => g.sum('boxes'))),
  ],
  ['Que porcentagem dos pedidos de polpa não foi quitada?', pulp, orders.share((r) => r.settled === 'N')],
  [
    'Qual o peso, em kg, do primeiro pedido de polpa registrado?',
    pulp,
    orders.from(firstPulpDay, firstPulpDay).sum('kilos'),
  ],
  [
    'qto o everaldo vendeu em reais de acerola nos pedidos feitos na quinta feira',
    pulp,
    orders
      .on(4)
      .when((r) => r.seller === 'Everaldo' && r.flavour === 'Acerola')
      .sum('price'),
  ],

  // The costume hire
  ['Quantas locações de traje tivemos por mês de retirada?', hireShop, hires.byMonth((g) => g.count())],
  [
    'Quanto faturamos de aluguel de terno nas retiradas de maio de 2026?',
    hireShop,
    hires
      .during('2026-05')
      .when((r) => r.costume === 'Terno')
      .sum('rent'),
  ],
  ['qual traje tem mais locaçao', hireShop, most(hires.by('costume', (g) => g.count()))],
  [
    'Qual a quantidade total de trajes alugados para o Carnaval?',
    hireShop,
    hires.when((r) => r.occasion === 'Carnaval').sum('pieces'),
  ],
  [
    'qto deu de multa, em reais, nas devolucoes feitas em 2026',
    hireShop,
    returns.during('2026-01', '2026-06').sum('fine'),
  ],
  ['Que porcentagem das locações precisou de ajuste?', hireShop, hires.share((r) => r.altered === 'Sim')],
  ['Qual atendente faturou mais em aluguel?', hireShop, most(hires.by('attendant', (g) => g.sum('rent')))],
  [
    'Quantas locações com o tema princesa a Dalva fez?',
    hireShop,
    hires.when((r) => r.theme === 'Princesa' && r.attendant === 'Dalva').count(),
  ],
  [
    'Quais os 3 temas de fantasia que mais rendem em aluguel?',
    hireShop,
    most(
      hires.when((r) => r.theme !== undefined).by('theme', (g) => g.sum('rent')),
      3,
    ),
  ],
  ['qual tamanho tem mais locaçoes', hireShop, most(hires.by('size', (g) => g.count()))],
  ['Valor médio da caução por traje', hireShop, hires.by('costume', (g) => g.mean('deposit'))],
  ['Quantas locações têm aluguel acima de R$ 300?', hireShop, hires.when((r) => r.rent > 300).count()],
  [
    'Compare o total de aluguel para casamento com o para formatura',
    hireShop,
    hires
      .when((r) => r.occasion === 'Casamento' || r.occasion === 'Formatura')
      .by('occasion', (g) => g.sum('rent')),
  ],
  [
    'Compare o número de locações retiradas em outubro de 2025 com o das retiradas em novembro de 2025',
    hireShop,
    { before: hires.during('2025-10').count(), after: hires.during('2025-11').count() },
  ],
  [
    'Pela data de retirada, qual dia da semana tem mais locações?',
    hireShop,
    most(hires.byWeekday((g) => g.count())),
  ],
  [
    'Pela data de devolução, em que dia da semana mais locações são devolvidas?',
    hireShop,
    most(returns.byWeekday((g) => g.count())),
  ],
  ['qtas locaçoes ainda n foram devolvidas', hireShop, hires.when((r) => r.back === undefined).count()],
  [
    'quantas locaçoes do ruan tiveram multa',
    hireShop,
    hires.when((r) => r.attendant === 'Ruan' && r.fine !== undefined).count(),
  ],
  [
    'Qual a maior multa cobrada numa locação de vestido de festa?',
    hireShop,
    hires.when((r) => r.costume === 'Vestido de festa').max('fine'),
  ],
  ['menor valor de aluguel de beca', hireShop, hires.when((r) => r.costume === 'Beca').min('rent')],
  [
    'Quantos temas diferentes foram alugados para o Halloween?',
    hireShop,
    hires.when((r) => r.occasion === 'Halloween' && r.theme !== undefined).distinct('theme'),
  ],
  [
    'Total de aluguel por atendente, sem contar o Carnaval',
    hireShop,
    hires.when((r) => r.occasion !== 'Carnaval').by('attendant', (g) => g.sum('rent')),
  ],
  [
    'Qual a quantidade média de trajes por locação em cada ocasião?',
    hireShop,
    hires.by('occasion', (g) => g.mean('pieces')),
  ],
  [
    'participaçao da fantasia adulta no valor total de aluguel',
    hireShop,
    hires.share((r) => r.costume === 'Fantasia adulta', 'rent'),
  ],
  [
    'Quantas locações de terno foram devolvidas em janeiro de 2026?',
    hireShop,
    returns
      .during('2026-01')
      .when((r) => r.costume === 'Terno')
      .count(),
  ],
  [
    'Quantas locações com retirada entre 01/12/2025 e 23/12/2025 a Silmara atendeu?',
    hireShop,
    hires
      .from('2025-12-01', '2025-12-23')
      .when((r) => r.attendant === 'Silmara')
      .count(),
  ],
  [
    'em q mes de retirada o aluguel dos trajes rendeu mais em reais',
    hireShop,
    most(hires.byMonth((g) => g.sum('rent'))),
  ],
  [
    'total de aluguel mais multa das locaçoes de aniversario',
    hireShop,
    hires.when((r) => r.occasion === 'Aniversário').sum('rent') +
      hires.when((r) => r.occasion === 'Aniversário').sum('fine'),
  ],
  [
    'Quanto foi o aluguel da primeira locação de traje registrada?',
    hireShop,
    hires.from(firstHireDay, firstHireDay).sum('rent'),
  ],
  [
    'qts locaçoes de tamanho gg precisaram de ajuste',
    hireShop,
    hires.when((r) => r.size === 'GG' && r.altered === 'Sim').count(),
  ],
]

export const unanswerable: string[] = [
  'Qual o salário do Edmilson?',
  'quantos andares tem o Ed. Aurora?',
  'Qual a marca dos elevadores do Hotel Bristol?',
  'qnto gastamos de gasolina p/ ir nos predios em março de 2026',
  'De quais produtores compramos a fruta da polpa de acerola?',
  'Qual a data de validade da polpa de graviola?',
  'qto temos de polpa no estoque da camara fria',
  'Quanto pagamos de lavanderia dos trajes em fevereiro de 2026?',
  'Qual a nota de satisfação de quem alugou smoking?',
  'qual a idade media de quem aluga fantasia',
]
