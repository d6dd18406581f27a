import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A barber shop, a firm that sinks wells and a shop of party sweets. */

const { next, whole, among } = seededBusiness(
  'a barber shop, a firm that sinks wells, a shop of party sweets',
)
const days = daysFrom('2025-07-01', 304)

// Closed on Sundays and Mondays, full on Saturdays.
const cuts = new Rows(
  days
    .filter((day) => weekdayIn(day) > 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(5, 8) : whole(2, 5) }, () => {
        const { barber, lowest } = among(
          [{ barber: 'Juninho', lowest: 4 }, 6],
          [{ barber: 'Caio', lowest: 3 }, 4],
          [{ barber: 'Wellington', lowest: 1 }, 2.5],
          [{ barber: 'Dedé', lowest: 3 }, 1.5],
        )
        const { service, from, to, shortest, longest } = among(
          [{ service: 'Degradê', from: 8, to: 11, shortest: 30, longest: 55 }, 7],
          [{ service: 'Combo', from: 14, to: 17, shortest: 50, longest: 85 }, 4.5],
          [{ service: 'Corte social', from: 6, to: 8, shortest: 20, longest: 40 }, 3],
          [{ service: 'Barba', from: 5, to: 8, shortest: 20, longest: 35 }, 2.5],
          [{ service: 'Sobrancelha', from: 3, to: 5, shortest: 10, longest: 20 }, 1.5],
          [{ service: 'Platinado', from: 24, to: 36, shortest: 90, longest: 180 }, 1],
        )
        return {
          day,
          barber,
          service,
          shift: among(['Manhã', 3], ['Tarde', 5], ['Noite', 2]),
          booking: among(['WhatsApp', 5], ['Aplicativo', 3], ['Sem hora marcada', 2]),
          payment: among(['Pix', 6], ['Cartão de crédito', 4], ['Cartão de débito', 2.5], ['Dinheiro', 1.2]),
          fresh: next() < 0.22 ? 'Sim' : 'Não',
          minutes: whole(shortest, longest),
          price: whole(from, to) * 5,
          goods: next() < 0.25 ? whole(1_990, 8_900) / 100 : undefined,
          tip: next() < 0.35 ? whole(2, 25) : undefined,
          grade: next() < 0.6 ? whole(lowest, 5) : undefined,
        }
      }),
    ),
)

// Monday to Friday.
const wells = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: whole(1, 3) }, () => {
        const client = among(
          [{ client: 'Fazenda Santa Rita', town: 'Bambuí' }, 6],
          [{ client: 'Sítio Boa Esperança', town: 'Formiga' }, 4],
          [{ client: 'Condomínio Águas Claras', town: 'Itaúna' }, 4],
          [{ client: 'Laticínio Serrano', town: 'Bambuí' }, 3],
          [{ client: 'Granja Ouro Branco', town: 'Arcos' }, 3],
          [{ client: 'Haras Três Rios', town: 'Formiga' }, 2],
          [{ client: 'Cerâmica São José', town: 'Arcos' }, 2],
          [{ client: 'Hotel Vale Verde', town: 'Piumhi' }, 1.5],
        )
        const service = among(
          ['Perfuração', 5],
          ['Limpeza', 3],
          ['Troca de bomba', 3],
          ['Teste de vazão', 2],
          ['Análise da água', 1],
        )
        const depth = service === 'Perfuração' ? whole(50, 240) : undefined
        const hasFlow = service === 'Perfuração' || service === 'Teste de vazão'
        const price =
          depth === undefined ? whole(60_000, 900_000) / 100 : depth * (whole(17_000, 31_000) / 100)
        return {
          day,
          ...client,
          service,
          driller: among(['Adilson', 5], ['Zé Carlos', 3], ['Gilmar', 1.8]),
          rock: among(['Basalto', 4], ['Arenito', 3], ['Granito', 2]),
          depth,
          flow: hasFlow ? whole(8, 260) / 10 : undefined,
          permit: next() < 0.65 ? 'sim' : 'não',
          status: among(['pago', 6], ['pendente', 2.5], ['atrasado', 1.5]),
          cost: cents((price * whole(15, 48)) / 100),
          price: cents(price),
        }
      }),
    ),
)

// Closed on Mondays, most orders on Saturdays.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(4, 6) : whole(1, 3) }, () => {
        const { product, category, few, many, pack, from, to } = among(
          [{ product: 'Brigadeiro', category: 'Docinho', few: 2, many: 16, pack: 25, from: 150, to: 320 }, 6],
          [{ product: 'Beijinho', category: 'Docinho', few: 2, many: 12, pack: 25, from: 140, to: 300 }, 3.5],
          [{ product: 'Cajuzinho', category: 'Docinho', few: 2, many: 8, pack: 25, from: 140, to: 290 }, 2],
          [
            {
              product: 'Bolo de andar',
              category: 'Bolo',
              few: 1,
              many: 2,
              pack: 1,
              from: 19_000,
              to: 52_000,
            },
            4,
          ],
          [{ product: 'Bolo de pote', category: 'Bolo', few: 6, many: 40, pack: 1, from: 900, to: 1_500 }, 3],
          [
            {
              product: 'Bem-casado',
              category: 'Lembrancinha',
              few: 3,
              many: 15,
              pack: 10,
              from: 380,
              to: 650,
            },
            2,
          ],
          [
            {
              product: 'Pirulito de chocolate',
              category: 'Lembrancinha',
              few: 10,
              many: 60,
              pack: 1,
              from: 300,
              to: 550,
            },
            1.2,
          ],
        )
        const pieces = whole(few, many) * pack
        const unit = whole(from, to) / 100
        const goods = cents(pieces * unit)
        const status = among(['ENTREGUE', 6], ['RETIRADO', 3], ['CANCELADO', 1])
        const delivery = status === 'ENTREGUE' ? whole(800, 3_500) / 100 : undefined
        return {
          day,
          product,
          category,
          occasion: among(['Aniversário', 6], ['Casamento', 3], ['Formatura', 1.8], ['Batizado', 1]),
          channel: among(['Instagram', 5], ['Balcão', 3], ['iFood', 2], ['Indicação', 1]),
          baker: among(['Rosângela', 5], ['Ivone', 3], ['Priscila', 2]),
          pieces,
          unit,
          goods,
          delivery,
          deposit: next() < 0.55 ? cents((goods * whole(20, 50)) / 100) : undefined,
          status,
          total: cents(goods + (delivery ?? 0)),
        }
      }),
    ),
)

const barbers = 'Atendimentos Barbearia'
const sinking = 'servicos_pocos'
const sweets = 'PEDIDOS DOCES'

export const files = [
  file(barbers, cuts, [
    ['Data do atendimento', ({ day }) => brazilianDay(day)],
    ['Barbeiro', ({ barber }) => barber],
    ['Serviço', ({ service }) => service],
    ['Turno', ({ shift }) => shift],
    ['Como agendou', ({ booking }) => booking],
    ['Forma de pagamento', ({ payment }) => payment],
    ['Cliente novo', ({ fresh }) => fresh],
    ['Duração (min)', ({ minutes }) => minutes],
    ['Valor do serviço', ({ price }) => decimal(price)],
    ['Valor em produtos', ({ goods }) => (goods === undefined ? '' : decimal(goods))],
    ['Gorjeta', ({ tip }) => (tip === undefined ? '' : decimal(tip))],
    ['Nota', ({ grade }) => grade ?? ''],
  ]),
  file(
    sinking,
    wells,
    [
      ['data_servico', ({ day }) => day],
      ['cliente', ({ client }) => client],
      ['municipio', ({ town }) => town],
      ['tipo_servico', ({ service }) => service],
      ['sondador', ({ driller }) => driller],
      ['tipo_rocha', ({ rock }) => rock],
      ['profundidade_m', ({ depth }) => depth ?? ''],
      ['vazao_m3h', ({ flow }) => (flow === undefined ? '' : flow.toFixed(1))],
      ['outorga', ({ permit }) => permit],
      ['situacao', ({ status }) => status],
      ['custo_material', ({ cost }) => cost.toFixed(2)],
      ['valor_total', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
  file(sweets, orders, [
    ['DT_PEDIDO', ({ day }) => brazilianDay(day)],
    ['PRODUTO', ({ product }) => product],
    ['CATEGORIA', ({ category }) => category],
    ['OCASIAO', ({ occasion }) => occasion],
    ['CANAL', ({ channel }) => channel],
    ['CONFEITEIRA', ({ baker }) => baker],
    ['QTDE', ({ pieces }) => pieces],
    ['VLR_UNIT', ({ unit }) => commaPrice(unit)],
    ['TX_ENTREGA', ({ delivery }) => (delivery === undefined ? '' : commaPrice(delivery))],
    ['VLR_SINAL', ({ deposit }) => (deposit === undefined ? '' : dotted(commaPrice(deposit)))],
    ['STATUS', ({ status }) => status],
    ['VLR_TOTAL', ({ total }) => dotted(commaPrice(total))],
  ]),
]

export const labelled: Labelled[] = [
  // The barber shop
  ['quantidade de atendimentos da barbearia por mês', barbers, cuts.byMonth((g) => g.count())],
  [
    'Qual o valor total dos serviços do Juninho em novembro?',
    barbers,
    cuts
      .during('2025-11')
      .when((r) => r.barber === 'Juninho')
      .sum('price'),
  ],
  [
    'qnts degradê o Caio fez em janeiro',
    barbers,
    cuts
      .during('2026-01')
      .when((r) => r.service === 'Degradê' && r.barber === 'Caio')
      .count(),
  ],
  ['qual barbeiro ganhou mais gorjeta no total?', barbers, most(cuts.by('barber', (g) => g.sum('tip')))],
  [
    'top 3 serviços da barbearia em valor',
    barbers,
    most(
      cuts.by('service', (g) => g.sum('price')),
      3,
    ),
  ],
  ['valor médio do serviço na barbearia', barbers, cuts.mean('price')],
  ['bom dia! qto deu de gorjeta em dezembro?', barbers, cuts.during('2025-12').sum('tip')],
  [
    'Que porcentagem do valor dos serviços da barbearia entrou no Pix?',
    barbers,
    cuts.share((r) => r.payment === 'Pix', 'price'),
  ],
  [
    'quantos clientes novos a barbearia atendeu em fevereiro?',
    barbers,
    cuts
      .during('2026-02')
      .when((r) => r.fresh === 'Sim')
      .count(),
  ],
  [
    'quantos atendimentos foram pagos em dinheiro em outubro',
    barbers,
    cuts
      .during('2025-10')
      .when((r) => r.payment === 'Dinheiro')
      .count(),
  ],
  [
    'em que dia da semana a barbearia tem mais atendimentos?',
    barbers,
    most(cuts.byWeekday((g) => g.count())),
  ],
  [
    'quantos atendimentos a barbearia faz em média por dia que abre?',
    barbers,
    cuts.count() / cuts.distinct('day'),
  ],
  [
    'valor dos serviços de barba: setembro x outubro',
    barbers,
    {
      before: cuts
        .during('2025-09')
        .when((r) => r.service === 'Barba')
        .sum('price'),
      after: cuts
        .during('2025-10')
        .when((r) => r.service === 'Barba')
        .sum('price'),
    },
  ],
  [
    'quantas barbas a gente fez no turno da noite',
    barbers,
    cuts.when((r) => r.service === 'Barba' && r.shift === 'Noite').count(),
  ],
  ['nota média de cada barbeiro', barbers, cuts.by('barber', (g) => g.mean('grade'))],
  ['Qual barbeiro tem a pior nota média?', barbers, least(cuts.by('barber', (g) => g.mean('grade')))],
  [
    'quantos minutos dura em media um platinado',
    barbers,
    cuts.when((r) => r.service === 'Platinado').mean('minutes'),
  ],
  ['maior gorjeta que o Caio recebeu', barbers, cuts.when((r) => r.barber === 'Caio').max('tip')],
  [
    'na barbearia, quantos atendimentos tiveram valor do serviço acima de 100 reais?',
    barbers,
    cuts.when((r) => r.price > 100).count(),
  ],
  ['valor em produtos vendido por cada barbeiro', barbers, cuts.by('barber', (g) => g.sum('goods'))],
  [
    'me diz por favor o valor em produtos que a barbearia vendeu no primeiro trimestre de 2026',
    barbers,
    cuts.during('2026-01', '2026-03').sum('goods'),
  ],
  [
    'valor dos serviços mais o valor em produtos da barbearia em março',
    barbers,
    cuts.during('2026-03').sum('price') + cuts.during('2026-03').sum('goods'),
  ],
  [
    'valor dos serviços por turno, sem contar o Dedé',
    barbers,
    cuts.when((r) => r.barber !== 'Dedé').by('shift', (g) => g.sum('price')),
  ],
  [
    'quantos atendimentos agendados pelo aplicativo entre 15/08/2025 e 30/09/2025?',
    barbers,
    cuts
      .from('2025-08-15', '2025-09-30')
      .when((r) => r.booking === 'Aplicativo')
      .count(),
  ],
  [
    'quantos atendimentos do Wellington ficaram sem gorjeta',
    barbers,
    cuts.when((r) => r.barber === 'Wellington' && r.tip === undefined).count(),
  ],
  [
    'qual a participação do combo no número de atendimentos da barbearia?',
    barbers,
    cuts.share((r) => r.service === 'Combo'),
  ],
  [
    'valor dos serviços de sobrancelha feitos aos sabados',
    barbers,
    cuts
      .on(6)
      .when((r) => r.service === 'Sobrancelha')
      .sum('price'),
  ],
  ['pior mes da barbearia em valor de serviço', barbers, least(cuts.byMonth((g) => g.sum('price')))],
  [
    'qual forma de pagamento aparece em menos atendimentos da barbearia?',
    barbers,
    least(cuts.by('payment', (g) => g.count())),
  ],
  [
    'qtos atendimetos o Juninho fez em abril tirando combo e platinado?',
    barbers,
    cuts
      .during('2026-04')
      .when((r) => r.barber === 'Juninho' && r.service !== 'Combo' && r.service !== 'Platinado')
      .count(),
  ],

  // The firm that sinks wells
  [
    'Quantas perfurações fizemos em agosto?',
    sinking,
    wells
      .during('2025-08')
      .when((r) => r.service === 'Perfuração')
      .count(),
  ],
  ['valor total dos serviços de poço por mês', sinking, wells.byMonth((g) => g.sum('price'))],
  [
    'metros de profundidade perfurados por sondador',
    sinking,
    wells.when((r) => r.service === 'Perfuração').by('driller', (g) => g.sum('depth')),
  ],
  [
    'qual sondador furou mais metros?',
    sinking,
    most(wells.when((r) => r.service === 'Perfuração').by('driller', (g) => g.sum('depth'))),
  ],
  [
    'Profundidade média dos poços perfurados em basalto',
    sinking,
    wells.when((r) => r.service === 'Perfuração' && r.rock === 'Basalto').mean('depth'),
  ],
  ['qual a profundidade do poço mais fundo que a gente furou?', sinking, wells.max('depth')],
  [
    'vazão média das perfurações por município',
    sinking,
    wells.when((r) => r.service === 'Perfuração').by('town', (g) => g.mean('flow')),
  ],
  [
    'qto gastamos de material com troca de bomba',
    sinking,
    wells.when((r) => r.service === 'Troca de bomba').sum('cost'),
  ],
  [
    'qual o valor total dos serviços de poço com situação pendente?',
    sinking,
    wells.when((r) => r.status === 'pendente').sum('price'),
  ],
  [
    'quantos serviços atrasados tem a Fazenda Santa Rita',
    sinking,
    wells.when((r) => r.status === 'atrasado' && r.client === 'Fazenda Santa Rita').count(),
  ],
  [
    'os 3 clientes de poço com maior valor total atrasado',
    sinking,
    most(
      wells.when((r) => r.status === 'atrasado').by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  ['que porcentagem dos serviços de poço está paga?', sinking, wells.share((r) => r.status === 'pago')],
  [
    'compara o valor total dos serviços de poço em Formiga em janeiro com o de fevereiro',
    sinking,
    {
      before: wells
        .during('2026-01')
        .when((r) => r.town === 'Formiga')
        .sum('price'),
      after: wells
        .during('2026-02')
        .when((r) => r.town === 'Formiga')
        .sum('price'),
    },
  ],
  [
    'valor total dos serviços de poço menos o custo de material',
    sinking,
    wells.sum('price') - wells.sum('cost'),
  ],
  [
    'quanto sobrou das perfurações do Adilson, descontando o custo de material?',
    sinking,
    wells.when((r) => r.service === 'Perfuração' && r.driller === 'Adilson').sum('price') -
      wells.when((r) => r.service === 'Perfuração' && r.driller === 'Adilson').sum('cost'),
  ],
  [
    'quantas perfurações passaram de 150 metros',
    sinking,
    wells.when((r) => r.service === 'Perfuração' && (r.depth ?? 0) > 150).count(),
  ],
  [
    'quantos serviços de poço foram feitos sem outorga no último trimestre de 2025?',
    sinking,
    wells
      .during('2025-10', '2025-12')
      .when((r) => r.permit === 'não')
      .count(),
  ],
  [
    'numero de perfuraçoes com outorga em cada municipio',
    sinking,
    wells.when((r) => r.service === 'Perfuração' && r.permit === 'sim').by('town', (g) => g.count()),
  ],
  ['qual município teve menos serviços de poço?', sinking, least(wells.by('town', (g) => g.count()))],
  ['valor médio de uma limpeza de poço', sinking, wells.when((r) => r.service === 'Limpeza').mean('price')],
  ['custo de material por tipo de serviço', sinking, wells.by('service', (g) => g.sum('cost'))],
  [
    'quantos clientes diferentes fizeram teste de vazão em março?',
    sinking,
    wells
      .during('2026-03')
      .when((r) => r.service === 'Teste de vazão')
      .distinct('client'),
  ],
  [
    'valor total dos serviços de poço entre 01/12/2025 e 15/01/2026',
    sinking,
    wells.from('2025-12-01', '2026-01-15').sum('price'),
  ],
  [
    'em média, quantos serviços de poço a gente faz por mês?',
    sinking,
    wells.count() / wells.byMonth((g) => g.count()).length,
  ],
  [
    'em que dia da semana os serviços de poço somam menos valor?',
    sinking,
    least(wells.byWeekday((g) => g.sum('price'))),
  ],
  [
    'valor total das perfurações dividido pelo total de metros de profundidade',
    sinking,
    wells.when((r) => r.service === 'Perfuração').sum('price') /
      wells.when((r) => r.service === 'Perfuração').sum('depth'),
  ],
  [
    'valor total dos serviços do Gilmar sem contar perfuração',
    sinking,
    wells.when((r) => r.driller === 'Gilmar' && r.service !== 'Perfuração').sum('price'),
  ],
  [
    'Qual a participação da perfuração no valor total dos serviços de poço?',
    sinking,
    wells.share((r) => r.service === 'Perfuração', 'price'),
  ],
  [
    'qtos serviços de poço tiveram valor total entre 2000 e 5000 reais',
    sinking,
    wells.when((r) => r.price >= 2000 && r.price <= 5000).count(),
  ],
  [
    'menor vazao nos testes de vazao em granito',
    sinking,
    wells.when((r) => r.service === 'Teste de vazão' && r.rock === 'Granito').min('flow'),
  ],

  // The shop of party sweets
  ['quantos pedidos tivemos em cada mês?', sweets, orders.byMonth((g) => g.count())],
  ['valor total dos pedidos por categoria', sweets, orders.by('category', (g) => g.sum('total'))],
  [
    'quantos brigadeiros foram pedidos em dezembro?',
    sweets,
    orders
      .during('2025-12')
      .when((r) => r.product === 'Brigadeiro')
      .sum('pieces'),
  ],
  [
    'qual confeiteira tem o maior valor total em pedidos?',
    sweets,
    most(orders.by('baker', (g) => g.sum('total'))),
  ],
  [
    'os três produtos com maior valor total de pedidos',
    sweets,
    most(
      orders.by('product', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'valor total médio dos pedidos de casamento',
    sweets,
    orders.when((r) => r.occasion === 'Casamento').mean('total'),
  ],
  [
    'qnts pedidos cancelados em setembro',
    sweets,
    orders
      .during('2025-09')
      .when((r) => r.status === 'CANCELADO')
      .count(),
  ],
  ['Que porcentagem dos pedidos foi cancelada?', sweets, orders.share((r) => r.status === 'CANCELADO')],
  [
    'quanto deu em pedidos pelo instagram sem contar os cancelados?',
    sweets,
    orders.when((r) => r.channel === 'Instagram' && r.status !== 'CANCELADO').sum('total'),
  ],
  ['total de taxa de entrega em outubro', sweets, orders.during('2025-10').sum('delivery')],
  ['nos pedidos que pagaram taxa de entrega, qual foi a taxa média?', sweets, orders.mean('delivery')],
  [
    'quantos pedidos sairam sem taxa de entrega',
    sweets,
    orders.when((r) => r.delivery === undefined).count(),
  ],
  ['total de sinal por ocasião', sweets, orders.by('occasion', (g) => g.sum('deposit'))],
  [
    'quantos pedidos de aniversario estão sem sinal?',
    sweets,
    orders.when((r) => r.occasion === 'Aniversário' && r.deposit === undefined).count(),
  ],
  ['pedidos acima de 500 reais no total, qtos foram?', sweets, orders.when((r) => r.total > 500).count()],
  [
    'qual o valor total do maior pedido de bem-casado?',
    sweets,
    orders.when((r) => r.product === 'Bem-casado').max('total'),
  ],
  [
    'compare o valor total dos pedidos entregues em novembro com os de dezembro',
    sweets,
    {
      before: orders
        .during('2025-11')
        .when((r) => r.status === 'ENTREGUE')
        .sum('total'),
      after: orders
        .during('2025-12')
        .when((r) => r.status === 'ENTREGUE')
        .sum('total'),
    },
  ],
  ['em qual dia da semana entra mais pedido?', sweets, most(orders.byWeekday((g) => g.count()))],
  [
    'quanto dá em média o valor total dos pedidos por dia que a doceria abre?',
    sweets,
    orders.sum('total') / orders.distinct('day'),
  ],
  ['quantas unidades de cada produto foram pedidas?', sweets, orders.by('product', (g) => g.sum('pieces'))],
  [
    'valor total dos pedidos de bolo de pote no balcão no quarto trimestre de 2025',
    sweets,
    orders
      .during('2025-10', '2025-12')
      .when((r) => r.product === 'Bolo de pote' && r.channel === 'Balcão')
      .sum('total'),
  ],
  ['qual canal traz menos pedidos?', sweets, least(orders.by('channel', (g) => g.count()))],
  [
    'oi, boa tarde, quantos pedidos de bolo de andar a Rosângela teve desde fevereiro?',
    sweets,
    orders
      .during('2026-02', '2026-04')
      .when((r) => r.product === 'Bolo de andar' && r.baker === 'Rosângela')
      .count(),
  ],
  [
    'quantidade vezes valor unitário dos pedidos de beijinho, quanto dá no total?',
    sweets,
    orders.when((r) => r.product === 'Beijinho').sum('goods'),
  ],
  [
    'quantos por cento do valor total dos pedidos é de casamento',
    sweets,
    orders.share((r) => r.occasion === 'Casamento', 'total'),
  ],
  [
    'quantos pedidos ficaram com a Ivone de 20/12/2025 a 06/01/2026?',
    sweets,
    orders
      .from('2025-12-20', '2026-01-06')
      .when((r) => r.baker === 'Ivone')
      .count(),
  ],
  ['valor unitario medio do cajuzinho', sweets, orders.when((r) => r.product === 'Cajuzinho').mean('unit')],
  [
    'valor total dos pedidos por ocasião tirando o iFood',
    sweets,
    orders.when((r) => r.channel !== 'iFood').by('occasion', (g) => g.sum('total')),
  ],
  [
    'em qual mês pediram mais docinho em quantidade?',
    sweets,
    most(orders.when((r) => r.category === 'Docinho').byMonth((g) => g.sum('pieces'))),
  ],
  [
    'nos pedidos de formatura, quanto dá o valor total menos o sinal?',
    sweets,
    orders.when((r) => r.occasion === 'Formatura').sum('total') -
      orders.when((r) => r.occasion === 'Formatura').sum('deposit'),
  ],
]

export const unanswerable: string[] = [
  'qual o salário do Juninho?',
  'quanto pagamos de aluguel da barbearia em janeiro?',
  'quantas lâminas de barbear tem no estoque',
  'qual a idade média dos clientes da barbearia?',
  'qual o telefone da Fazenda Santa Rita?',
  'quanto foi de diesel da perfuratriz em março',
  'quantos poços vamos furar em agosto de 2026?',
  'valor total dos pedidos em junho de 2025',
  'quanto gastamos com leite condensado em dezembro?',
  'qual a previsão de pedidos da doceria para o mês que vem?',
]
