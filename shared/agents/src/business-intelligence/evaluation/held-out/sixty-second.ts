import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* An agent of holiday lets, a clinic for horses and farm animals, a coffee club by subscription. */

const { next, whole, pick, among } = seededBusiness('holiday lets, a farm vet, a coffee club')
const days = daysFrom('2025-07-01', 304)

const homes = [
  { property: 'Casa Gaivota', beach: 'Enseada', from: 600, to: 1_200, cleaning: 280 },
  { property: 'Apto Mirante', beach: 'Pitangueiras', from: 320, to: 640, cleaning: 160 },
  { property: 'Cobertura Azul', beach: 'Astúrias', from: 800, to: 1_500, cleaning: 320 },
  { property: 'Flat Coral', beach: 'Pitangueiras', from: 250, to: 480, cleaning: 130 },
  { property: 'Chalé Ipê', beach: 'Enseada', from: 380, to: 760, cleaning: 190 },
  { property: 'Casa Marlin', beach: 'Tombo', from: 450, to: 900, cleaning: 230 },
]
// No check-in on Tuesdays, most on Fridays.
const stays = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 2)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 5 ? whole(4, 6) : whole(1, 2) }, () => {
        const { property, beach, from, to, cleaning } = pick(homes)
        const channel = among(['Airbnb', 6], ['Booking', 4], ['WhatsApp', 3], ['Site próprio', 2])
        const status = among(['Confirmada', 7], ['Pendente', 1.5], ['Cancelada', 1.5])
        const nights = whole(2, 8)
        const fee = cents(cleaning + whole(0, 6_000) / 100)
        const total = cents((nights * whole(from * 100, to * 100)) / 100 + fee)
        return {
          day,
          property,
          beach,
          channel,
          broker: among(['Sandra', 6], ['Fábio', 3.5], ['Ivone', 2]),
          nights,
          guests: whole(1, 9),
          pet: next() < 0.35 ? 'Sim' : 'Não',
          cleaning: fee,
          commission:
            status === 'Cancelada' ? undefined : cents(total * (channel === 'Site próprio' ? 0.08 : 0.15)),
          status,
          total,
        }
      }),
    ),
)

const farms = [
  { farm: 'Haras Santa Clara', town: 'Itu' },
  { farm: 'Fazenda Boa Esperança', town: 'Porto Feliz' },
  { farm: 'Haras Imperial', town: 'Sorocaba' },
  { farm: 'Centro Hípico Alvorada', town: 'Itu' },
  { farm: 'Fazenda Rio Verde', town: 'Porto Feliz' },
  { farm: 'Sítio Três Irmãos', town: 'Sorocaba' },
  { farm: 'Haras Paineiras', town: 'Boituva' },
]
const procedures = [
  { procedure: 'Fisioterapia', kinds: ['Equino'], from: 22_000, to: 48_000 },
  { procedure: 'Vacinação', kinds: ['Equino', 'Bovino', 'Ovino'], from: 9_000, to: 32_000 },
  { procedure: 'Laserterapia', kinds: ['Equino'], from: 18_000, to: 39_000 },
  { procedure: 'Casqueamento', kinds: ['Bovino', 'Equino', 'Ovino'], from: 12_000, to: 30_000 },
  { procedure: 'Acupuntura', kinds: ['Equino'], from: 20_000, to: 42_000 },
  { procedure: 'Ultrassom', kinds: ['Equino', 'Bovino'], from: 25_000, to: 60_000 },
  { procedure: 'Castração', kinds: ['Bovino', 'Equino', 'Ovino'], from: 45_000, to: 130_000 },
]
// Closed on Sundays, most on Mondays.
const treatments = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(4, 6) : whole(1, 3) }, () => {
        const { procedure, kinds, from, to } = pick(procedures)
        return {
          day,
          ...pick(farms),
          species: pick(kinds),
          procedure,
          vet: among(['Dra. Helena', 5], ['Dr. Caio', 3], ['Dra. Lívia', 2.5]),
          urgent: next() < 0.25 ? 'sim' : 'não',
          km: whole(6, 95),
          minutes: whole(4, 30) * 5,
          medicine: next() < 0.3 ? undefined : whole(1_500, 38_000) / 100,
          status: among(['pago', 7], ['pendente', 2], ['atrasado', 1.5]),
          price: whole(from, to) / 100,
        }
      }),
    ),
)

const coffees = [
  { origin: 'CERRADO MINEIRO', from: 3_900, to: 5_200 },
  { origin: 'SUL DE MINAS', from: 3_600, to: 4_900 },
  { origin: 'MOGIANA', from: 4_200, to: 5_600 },
  { origin: 'CHAPADA DIAMANTINA', from: 5_400, to: 7_800 },
  { origin: 'CAPARAO', from: 5_000, to: 7_200 },
]
// Sent from Monday to Friday, most on Mondays.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(5, 7) : whole(1, 3) }, () => {
        const { origin, from, to } = pick(coffees)
        const plan = among(['CLASSICO', 5], ['BARISTA', 3], ['EXPLORADOR', 2.2], ['ESCRITORIO', 1.8])
        const packs = plan === 'ESCRITORIO' ? whole(4, 12) : whole(1, 4)
        const unit = whole(from, to) / 100
        const freight = next() < 0.3 ? undefined : whole(1_190, 3_890) / 100
        const goods = cents(packs * unit)
        return {
          day,
          plan,
          origin,
          roast: among(['MEDIA', 5], ['ESCURA', 3], ['CLARA', 2]),
          grind: among(['GRAOS', 5], ['COADO', 4], ['ESPRESSO', 2.5], ['PRENSA FRANCESA', 1]),
          state: among(['SP', 6], ['MG', 4], ['RJ', 3], ['PR', 2.2], ['BA', 1.3]),
          gift: next() < 0.2 ? 'S' : 'N',
          packs,
          unit,
          freight,
          goods,
          status:
            day >= '2026-04-10' && next() < 0.5
              ? 'EM TRANSITO'
              : among(['ENTREGUE', 8], ['DEVOLVIDO', 1], ['EXTRAVIADO', 0.6]),
          total: cents(goods + (freight ?? 0)),
        }
      }),
    ),
)

const lets = 'Reservas Temporada'
const clinic = 'atendimentos_veterinarios'
const club = 'PEDIDOS CLUBE CAFE'

export const files = [
  file(lets, stays, [
    ['Data do check-in', ({ day }) => brazilianDay(day)],
    ['Imóvel', ({ property }) => property],
    ['Praia', ({ beach }) => beach],
    ['Canal', ({ channel }) => channel],
    ['Corretor', ({ broker }) => broker],
    ['Noites', ({ nights }) => nights],
    ['Hóspedes', ({ guests }) => guests],
    ['Pet', ({ pet }) => pet],
    ['Taxa de limpeza', ({ cleaning }) => dotted(commaPrice(cleaning))],
    ['Comissão', ({ commission }) => (commission === undefined ? '' : dotted(commaPrice(commission)))],
    ['Situação', ({ status }) => status],
    ['Valor da reserva', ({ total }) => dotted(commaPrice(total))],
  ]),
  file(
    clinic,
    treatments,
    [
      ['data_atendimento', ({ day }) => day],
      ['propriedade', ({ farm }) => farm],
      ['municipio', ({ town }) => town],
      ['especie', ({ species }) => species],
      ['procedimento', ({ procedure }) => procedure],
      ['veterinario', ({ vet }) => vet],
      ['urgencia', ({ urgent }) => urgent],
      ['km_rodados', ({ km }) => km],
      ['duracao_min', ({ minutes }) => minutes],
      ['custo_medicamento', ({ medicine }) => (medicine === undefined ? '' : medicine.toFixed(2))],
      ['situacao', ({ status }) => status],
      ['valor_cobrado', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
  file(club, orders, [
    ['DT_ENVIO', ({ day }) => brazilianDay(day)],
    ['PLANO', ({ plan }) => plan],
    ['ORIGEM', ({ origin }) => origin],
    ['TORRA', ({ roast }) => roast],
    ['MOAGEM', ({ grind }) => grind],
    ['UF', ({ state }) => state],
    ['PRESENTE', ({ gift }) => gift],
    ['QTD_PACOTES', ({ packs }) => packs],
    ['VLR_UNIT', ({ unit }) => decimal(unit)],
    ['VLR_FRETE', ({ freight }) => (freight === undefined ? '' : decimal(freight))],
    ['STATUS', ({ status }) => status],
    ['VLR_PEDIDO', ({ total }) => decimal(total)],
  ]),
]

export const labelled: Labelled[] = [
  // The agent of holiday lets
  ['valor das reservas por praia', lets, stays.by('beach', (g) => g.sum('total'))],
  ['Quantas reservas têm check-in em janeiro?', lets, stays.during('2026-01').count()],
  ['qual corretor tem mais reservas?', lets, most(stays.by('broker', (g) => g.count()))],
  [
    'Quais os 3 imóveis com maior valor total de reservas?',
    lets,
    most(
      stays.by('property', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'total de comissao das reservas da sandra em dezembro',
    lets,
    stays
      .during('2025-12')
      .when((r) => r.broker === 'Sandra')
      .sum('commission'),
  ],
  [
    'qtas reservas do booking foram cancelads?',
    lets,
    stays.when((r) => r.channel === 'Booking' && r.status === 'Cancelada').count(),
  ],
  ['Que porcentagem das reservas foi cancelada?', lets, stays.share((r) => r.status === 'Cancelada')],
  ['média de noites por reserva na Enseada', lets, stays.when((r) => r.beach === 'Enseada').mean('nights')],
  [
    'valor das reservas confirmadas no primeiro trimestre de 2026',
    lets,
    stays
      .during('2026-01', '2026-03')
      .when((r) => r.status === 'Confirmada')
      .sum('total'),
  ],
  [
    'somando as reservas confirmadas, quantos hóspedes a Casa Gaivota recebeu?',
    lets,
    stays.when((r) => r.property === 'Casa Gaivota' && r.status === 'Confirmada').sum('guests'),
  ],
  ['valor medio da reserva pelo airbnb', lets, stays.when((r) => r.channel === 'Airbnb').mean('total')],
  [
    'compare o valor das reservas de novembro com o de dezembro',
    lets,
    { before: stays.during('2025-11').sum('total'), after: stays.during('2025-12').sum('total') },
  ],
  [
    'quantas reservas com pet teve em pitangueiras',
    lets,
    stays.when((r) => r.beach === 'Pitangueiras' && r.pet === 'Sim').count(),
  ],
  ['em que dia da semana tem mais check-in?', lets, most(stays.byWeekday((g) => g.count()))],
  ['quantas reservas passaram de 5 mil reais?', lets, stays.when((r) => r.total > 5000).count()],
  ['total de taxa de limpeza por imóvel', lets, stays.by('property', (g) => g.sum('cleaning'))],
  ['qual canal trouxe o menor valor em reservas?', lets, least(stays.by('channel', (g) => g.sum('total')))],
  [
    'valor das reservas por canal sem contar as canceladas',
    lets,
    stays.when((r) => r.status !== 'Cancelada').by('channel', (g) => g.sum('total')),
  ],
  [
    'quantos imóveis diferentes tiveram reserva pelo WhatsApp em agosto?',
    lets,
    stays
      .during('2025-08')
      .when((r) => r.channel === 'WhatsApp')
      .distinct('property'),
  ],
  [
    'qual o valor da maior reserva do Chalé Ipê?',
    lets,
    stays.when((r) => r.property === 'Chalé Ipê').max('total'),
  ],
  ['reservas de 5 noites ou mais, quantas foram?', lets, stays.when((r) => r.nights >= 5).count()],
  [
    'nas reservas confirmadas de outubro, quanto dá o valor da reserva menos a comissão?',
    lets,
    stays
      .during('2025-10')
      .when((r) => r.status === 'Confirmada')
      .sum('total') -
      stays
        .during('2025-10')
        .when((r) => r.status === 'Confirmada')
        .sum('commission'),
  ],
  [
    'em média, qual o valor de reservas por dia com check-in?',
    lets,
    stays.sum('total') / stays.distinct('day'),
  ],
  [
    'valor das reservas do fabio entre 15/12/2025 e 15/01/2026',
    lets,
    stays
      .from('2025-12-15', '2026-01-15')
      .when((r) => r.broker === 'Fábio')
      .sum('total'),
  ],
  [
    'quantas reservas pendentes cada corretor tem?',
    lets,
    stays.when((r) => r.status === 'Pendente').by('broker', (g) => g.count()),
  ],
  [
    'participação do Site próprio no valor das reservas',
    lets,
    stays.share((r) => r.channel === 'Site próprio', 'total'),
  ],
  [
    'total de noites da cobertura azul por mes',
    lets,
    stays.when((r) => r.property === 'Cobertura Azul').byMonth((g) => g.sum('nights')),
  ],
  ['qual foi o pior mês em comissão?', lets, least(stays.byMonth((g) => g.sum('commission')))],
  [
    'Oi, tudo bem? Me passa quantas reservas sem pet a gente teve em fevereiro, por favor',
    lets,
    stays
      .during('2026-02')
      .when((r) => r.pet === 'Não')
      .count(),
  ],
  ['média de hóspedes por reserva em cada imóvel', lets, stays.by('property', (g) => g.mean('guests'))],

  // The clinic for horses and farm animals
  ['Quantos atendimentos fizemos em setembro?', clinic, treatments.during('2025-09').count()],
  ['valor cobrado por procedimento', clinic, treatments.by('procedure', (g) => g.sum('price'))],
  ['qual veterinário rodou mais km?', clinic, most(treatments.by('vet', (g) => g.sum('km')))],
  [
    'km rodados pro haras imperial em novembro',
    clinic,
    treatments
      .during('2025-11')
      .when((r) => r.farm === 'Haras Imperial')
      .sum('km'),
  ],
  [
    'quanto foi o custo de medicamento com bovino?',
    clinic,
    treatments.when((r) => r.species === 'Bovino').sum('medicine'),
  ],
  [
    'quantos atendimentos de fisioterapia a Dra. Lívia fez?',
    clinic,
    treatments.when((r) => r.procedure === 'Fisioterapia' && r.vet === 'Dra. Lívia').count(),
  ],
  [
    'as 3 propriedades com maior valor cobrado',
    clinic,
    most(
      treatments.by('farm', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'valor médio cobrado na laserterapia',
    clinic,
    treatments.when((r) => r.procedure === 'Laserterapia').mean('price'),
  ],
  ['que parte dos atendimentos foi de urgência?', clinic, treatments.share((r) => r.urgent === 'sim')],
  [
    'quanto tá pendente do haras santa clara?',
    clinic,
    treatments.when((r) => r.farm === 'Haras Santa Clara' && r.status === 'pendente').sum('price'),
  ],
  [
    'valor atrasado dos atendimentos por veterinário',
    clinic,
    treatments.when((r) => r.status === 'atrasado').by('vet', (g) => g.sum('price')),
  ],
  ['qtos atendimetos passaram de 90 minutos', clinic, treatments.when((r) => r.minutes > 90).count()],
  [
    'duração média dos atendimentos por procedimento',
    clinic,
    treatments.by('procedure', (g) => g.mean('minutes')),
  ],
  [
    'valor cobrado nos atendimentos: fevereiro x março',
    clinic,
    { before: treatments.during('2026-02').sum('price'), after: treatments.during('2026-03').sum('price') },
  ],
  ['qual município teve menos atendimentos?', clinic, least(treatments.by('town', (g) => g.count()))],
  [
    'quantas propriedades diferentes o Dr. Caio atendeu em dezembro?',
    clinic,
    treatments
      .during('2025-12')
      .when((r) => r.vet === 'Dr. Caio')
      .distinct('farm'),
  ],
  [
    'quanto cobramos de vacinação sem contar os equinos?',
    clinic,
    treatments.when((r) => r.procedure === 'Vacinação' && r.species !== 'Equino').sum('price'),
  ],
  [
    'em qual dia da semana tem mais atendimento de equino?',
    clinic,
    most(treatments.when((r) => r.species === 'Equino').byWeekday((g) => g.count())),
  ],
  [
    'quantos km rodamos em média por dia de atendimento?',
    clinic,
    treatments.sum('km') / treatments.distinct('day'),
  ],
  [
    'maior custo de medicamento numa castracao',
    clinic,
    treatments.when((r) => r.procedure === 'Castração').max('medicine'),
  ],
  [
    'quantos atendimentos estão sem custo de medicamento preenchido?',
    clinic,
    treatments.when((r) => r.medicine === undefined).count(),
  ],
  [
    'quanto sobra do total cobrado nos atendimentos depois de descontar o custo de medicamento?',
    clinic,
    treatments.sum('price') - treatments.sum('medicine'),
  ],
  [
    'número de atendimentos de urgência por mês',
    clinic,
    treatments.when((r) => r.urgent === 'sim').byMonth((g) => g.count()),
  ],
  ['em que mês gastamos mais com medicamento?', clinic, most(treatments.byMonth((g) => g.sum('medicine')))],
  [
    'quantos atendimentos em Itu tiveram mais de 40 km rodados?',
    clinic,
    treatments.when((r) => r.town === 'Itu' && r.km > 40).count(),
  ],
  [
    'valor cobrado pela dra helena no quarto trimestre de 2025',
    clinic,
    treatments
      .during('2025-10', '2025-12')
      .when((r) => r.vet === 'Dra. Helena')
      .sum('price'),
  ],
  [
    'quanto já foi pago de acupuntura desde janeiro?',
    clinic,
    treatments
      .during('2026-01', '2026-04')
      .when((r) => r.procedure === 'Acupuntura' && r.status === 'pago')
      .sum('price'),
  ],
  [
    'quantos por cento do valor cobrado veio da Fazenda Rio Verde?',
    clinic,
    treatments.share((r) => r.farm === 'Fazenda Rio Verde', 'price'),
  ],
  [
    'boa tarde! consegue me dizer quantos atendimentos de bovino tivemos entre 10/08/2025 e 20/09/2025?',
    clinic,
    treatments
      .from('2025-08-10', '2025-09-20')
      .when((r) => r.species === 'Bovino')
      .count(),
  ],
  ['custo medio de medicamento por especie', clinic, treatments.by('species', (g) => g.mean('medicine'))],

  // The coffee club
  ['Quantos pedidos do clube de café saíram em outubro?', club, orders.during('2025-10').count()],
  ['valor dos pedidos por plano', club, orders.by('plan', (g) => g.sum('total'))],
  ['qual origem vendeu mais pacotes?', club, most(orders.by('origin', (g) => g.sum('packs')))],
  [
    'qnts pacotes de torra escura foram pra MG',
    club,
    orders.when((r) => r.roast === 'ESCURA' && r.state === 'MG').sum('packs'),
  ],
  ['ticket medio dos pedidos do plano barista', club, orders.when((r) => r.plan === 'BARISTA').mean('total')],
  [
    'quantos pedidos de dezembro eram presente?',
    club,
    orders
      .during('2025-12')
      .when((r) => r.gift === 'S')
      .count(),
  ],
  ['total de frete dos pedidos pra BA', club, orders.when((r) => r.state === 'BA').sum('freight')],
  ['Que porcentagem dos pedidos é de torra clara?', club, orders.share((r) => r.roast === 'CLARA')],
  [
    'as três origens de café com maior valor de pedidos',
    club,
    most(
      orders.by('origin', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'quantos pedidos devolvidos teve em cada plano?',
    club,
    orders.when((r) => r.status === 'DEVOLVIDO').by('plan', (g) => g.count()),
  ],
  [
    'qual o valor total dos pedidos extraviados?',
    club,
    orders.when((r) => r.status === 'EXTRAVIADO').sum('total'),
  ],
  [
    'quantidade de pacotes enviados em julho comparada com agosto',
    club,
    { before: orders.during('2025-07').sum('packs'), after: orders.during('2025-08').sum('packs') },
  ],
  [
    'menor valor unitário do café da Chapada Diamantina',
    club,
    orders.when((r) => r.origin === 'CHAPADA DIAMANTINA').min('unit'),
  ],
  ['pedidos com mais de 6 pacotes, quantos são?', club, orders.when((r) => r.packs > 6).count()],
  [
    'quanto dá a quantidade de pacotes vezes o valor unitário nos pedidos de março?',
    club,
    orders.during('2026-03').sum('goods'),
  ],
  [
    'no plano explorador, quanto dá o valor dos pedidos menos o frete?',
    club,
    orders.when((r) => r.plan === 'EXPLORADOR').sum('total') -
      orders.when((r) => r.plan === 'EXPLORADOR').sum('freight'),
  ],
  ['em que dia da semana saem mais pacotes de café?', club, most(orders.byWeekday((g) => g.sum('packs')))],
  ['qual UF tem o menor valor de pedidos?', club, least(orders.by('state', (g) => g.sum('total')))],
  ['frete médio por UF', club, orders.by('state', (g) => g.mean('freight'))],
  ['quantos pedidos estão com o frete em branco?', club, orders.when((r) => r.freight === undefined).count()],
  [
    'número de pedidos por moagem, tirando os que são presente',
    club,
    orders.when((r) => r.gift !== 'S').by('grind', (g) => g.count()),
  ],
  [
    'valor dos pedidos com moagem em graos de janeiro a março',
    club,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.grind === 'GRAOS')
      .sum('total'),
  ],
  ['em média quantos pedidos mandamos por dia de envio?', club, orders.count() / orders.distinct('day')],
  [
    'participação do plano Escritório no valor dos pedidos',
    club,
    orders.share((r) => r.plan === 'ESCRITORIO', 'total'),
  ],
  [
    'qual foi o melhor mês do clube de café em valor de pedidos?',
    club,
    most(orders.byMonth((g) => g.sum('total'))),
  ],
  [
    'pra quantas UFs diferentes mandamos café do Caparaó em fevereiro?',
    club,
    orders
      .during('2026-02')
      .when((r) => r.origin === 'CAPARAO')
      .distinct('state'),
  ],
  [
    'quantos pedidos acima de R$ 200 foram pra SP',
    club,
    orders.when((r) => r.total > 200 && r.state === 'SP').count(),
  ],
  ['média de pacotes por pedido em cada plano', club, orders.by('plan', (g) => g.mean('packs'))],
  [
    'qts pedidos de abril tao em transito?',
    club,
    orders
      .during('2026-04')
      .when((r) => r.status === 'EM TRANSITO')
      .count(),
  ],
  [
    'bom dia, preciso do valor dos pedidos entregues no RJ entre 01/11/2025 e 31/12/2025, por favor',
    club,
    orders
      .from('2025-11-01', '2025-12-31')
      .when((r) => r.state === 'RJ' && r.status === 'ENTREGUE')
      .sum('total'),
  ],
]

export const unanswerable: string[] = [
  'que nota os hóspedes deram pra Casa Gaivota?',
  'quanto pagamos de condomínio da Casa Marlin?',
  'qual o telefone do hóspede da Cobertura Azul?',
  'qual vai ser o valor das reservas em agosto de 2026?',
  'qual o salário da Dra. Helena?',
  'qual a idade média dos cavalos atendidos?',
  'quantos atendimentos fizemos em maio de 2025?',
  'quantos pacotes de café temos em estoque?',
  'quantos assinantes saíram do clube de café em janeiro?',
  'qual transportadora mais atrasa os pedidos de café?',
]
