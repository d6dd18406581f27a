import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A go-kart track, a psychologists' practice and an online shop of children's clothes. */

const { next, whole, pick, among } = seededBusiness('a go-kart track, psychologists, clothes of children')
const days = daysFrom('2025-07-01', 304)

const tracks = [
  { track: 'Curto', fast: 3_200, slow: 4_200 },
  { track: 'Completo', fast: 5_500, slow: 7_200 },
  { track: 'Oval', fast: 2_400, slow: 3_000 },
]
// Closed on Mondays, most on Saturdays and least on Tuesdays.
const heatsOn = (day: string): number => {
  const weekday = weekdayIn(day)
  if (weekday === 1) return 0
  if (weekday === 2) return 1
  if (weekday === 6) return whole(5, 7)
  if (weekday === 0) return whole(3, 5)
  return whole(1, 3)
}
const heats = new Rows(
  days.flatMap((day) =>
    Array.from({ length: heatsOn(day) }, () => {
      const { track, fast, slow } = pick(tracks)
      const { category, from, to } = among(
        [{ category: 'Adulto', from: 100, to: 150 }, 6],
        [{ category: 'Cadete', from: 80, to: 110 }, 2.5],
        [{ category: 'Mirim', from: 60, to: 80 }, 1.2],
      )
      const { event, few, many } = among(
        [{ event: 'Avulso', few: 4, many: 12 }, 6],
        [{ event: 'Aniversário', few: 8, many: 16 }, 3],
        [{ event: 'Corporativo', few: 10, many: 20 }, 1.5],
        [{ event: 'Campeonato', few: 12, many: 20 }, 0.6],
      )
      const pilots = whole(few, many)
      const unit = cents(whole(from, to) - 0.1)
      return {
        day,
        track,
        category,
        event,
        marshal: among(['Edinho', 5], ['Sueli', 3], ['Maicon', 1.5]),
        payment: among(['Pix', 5], ['Cartão', 3], ['Dinheiro', 1.5]),
        pilots,
        unit,
        lap: next() < 0.2 ? undefined : whole(fast, slow) / 100,
        broke: next() < 0.15 ? 'Sim' : 'Não',
        fuel: cents((pilots * whole(450, 920)) / 100),
        total: cents(pilots * unit),
      }
    }),
  ),
)

const patients = [
  { patient: 'Marina Couto', psychologist: 'Lívia Prado', kind: 'Individual', plan: 'Particular' },
  { patient: 'Heitor Vilela', psychologist: 'Renato Salles', kind: 'Individual', plan: 'Unimed' },
  { patient: 'Caio Duarte', psychologist: 'Lívia Prado', kind: 'Individual', plan: 'Unimed' },
  { patient: 'Sandra Bastos', psychologist: 'Renato Salles', kind: 'Individual', plan: 'Amil' },
  { patient: 'Lorena Pires', psychologist: 'Lívia Prado', kind: 'Casal', plan: 'Particular' },
  { patient: 'Davi Moura', psychologist: 'Cecília Antunes', kind: 'Ludoterapia', plan: 'Bradesco Saúde' },
  { patient: 'Otto Freitas', psychologist: 'Cecília Antunes', kind: 'Ludoterapia', plan: 'Particular' },
  { patient: 'Igor Sampaio', psychologist: 'Renato Salles', kind: 'Avaliação', plan: 'Amil' },
  { patient: 'Yara Nogueira', psychologist: 'Lívia Prado', kind: 'Casal', plan: 'Particular' },
  { patient: 'Bianca Rangel', psychologist: 'Cecília Antunes', kind: 'Individual', plan: 'Bradesco Saúde' },
]
const fullPrice = (kind: string): number => {
  if (kind === 'Casal') return whole(24_000, 34_000) / 100
  if (kind === 'Avaliação') return whole(22_000, 32_000) / 100
  if (kind === 'Ludoterapia') return whole(15_000, 22_000) / 100
  return whole(16_000, 24_000) / 100
}
// Closed on Sundays, most on Wednesdays; few on Saturdays.
const sessionsOn = (day: string): number => {
  const weekday = weekdayIn(day)
  if (weekday === 0) return 0
  if (weekday === 3) return whole(5, 7)
  if (weekday === 6) return whole(1, 2)
  return whole(2, 4)
}
// A cancelled session has no price and no payment; only one that took place has a length and a payout.
const sessions = new Rows(
  days.flatMap((day) =>
    Array.from({ length: sessionsOn(day) }, () => {
      const { patient, psychologist, kind, plan } = pick(patients)
      const state = among(['REALIZADA', 75], ['FALTA', 14], ['CANCELADA', 11])
      const agreed = cents(fullPrice(kind) * (plan === 'Particular' ? 1 : 0.5))
      const isHeld = state === 'REALIZADA'
      const isCancelled = state === 'CANCELADA'
      return {
        day,
        patient,
        psychologist,
        kind,
        plan,
        mode: among(['Presencial', 6], ['Online', 4]),
        state,
        paid: isCancelled ? undefined : among(['PAGO', 78], ['PENDENTE', 22]),
        receipt: !isCancelled && next() < 0.6 ? 'SIM' : 'NAO',
        minutes: isHeld ? whole(6, 12) * 5 : undefined,
        payout: isHeld ? cents(agreed * 0.6) : undefined,
        price: isCancelled ? undefined : agreed,
      }
    }),
  ),
)

const clothes = [
  { product: 'Vestido', lines: ['Menina', 'Menina', 'Bebê'], from: 69, to: 159 },
  { product: 'Conjunto', lines: ['Menino', 'Menina', 'Bebê', 'Unissex'], from: 89, to: 189 },
  { product: 'Body', lines: ['Bebê'], from: 25, to: 49 },
  { product: 'Camiseta', lines: ['Menino', 'Unissex'], from: 29, to: 59 },
  { product: 'Pijama', lines: ['Unissex', 'Menina', 'Menino'], from: 49, to: 99 },
  { product: 'Calça jeans', lines: ['Menino', 'Menina'], from: 79, to: 129 },
  { product: 'Macacão', lines: ['Bebê', 'Menina'], from: 59, to: 119 },
]
// Open every day, most orders on Mondays, and more of them before Christmas.
const ordersOn = (day: string): number =>
  (weekdayIn(day) === 1 ? whole(4, 6) : whole(1, 3)) +
  (day >= '2025-11-01' && day <= '2025-12-31' ? whole(1, 2) : 0)
const orders = new Rows(
  days.flatMap((day) =>
    Array.from({ length: ordersOn(day) }, () => {
      const { product, lines, from, to } = pick(clothes)
      const pieces = whole(1, 5)
      const unit = cents(whole(from, to) - 0.1)
      const { coupon, off } =
        next() < 0.55
          ? { coupon: undefined, off: 0 }
          : among(
              [{ coupon: 'PRIMEIRA10', off: 0.1 }, 5],
              [{ coupon: 'MAEZINHA', off: 0.05 }, 3],
              [{ coupon: 'VOLTEI15', off: 0.15 }, 1.5],
            )
      const freight = next() < 0.3 ? 0 : cents(whole(13, 40) - 0.1)
      const gross = cents(pieces * unit)
      return {
        day,
        product,
        line: pick(lines),
        channel: among(['Site', 5], ['Shopee', 3], ['Instagram', 1.7], ['Mercado Livre', 0.8]),
        uf: among(['SP', 5], ['MG', 3], ['RJ', 1.9], ['PR', 1.1], ['BA', 0.6]),
        coupon,
        gift: next() < 0.22 ? 'sim' : 'não',
        pieces,
        unit,
        freight,
        status: among(['entregue', 12], ['enviado', 4], ['em separação', 2], ['trocado', 1]),
        total: cents(gross * (1 - off) + freight),
        /** In no column: pieces times the price of one. */
        gross,
      }
    }),
  ),
)

const karting = 'Baterias Kartódromo'
const practice = 'SESSOES CLINICA PSICOLOGIA'
const shop = 'pedidos_roupa_infantil'

export const files = [
  file(karting, heats, [
    ['Data da bateria', ({ day }) => brazilianDay(day)],
    ['Traçado', ({ track }) => track],
    ['Categoria', ({ category }) => category],
    ['Tipo de evento', ({ event }) => event],
    ['Fiscal de pista', ({ marshal }) => marshal],
    ['Forma de pagamento', ({ payment }) => payment],
    ['Pilotos', ({ pilots }) => pilots],
    ['Valor por piloto', ({ unit }) => dotted(commaPrice(unit))],
    ['Melhor volta (s)', ({ lap }) => (lap === undefined ? '' : decimal(lap))],
    ['Quebra de kart', ({ broke }) => broke],
    ['Gasto com combustível', ({ fuel }) => dotted(commaPrice(fuel))],
    ['Valor total', ({ total }) => dotted(commaPrice(total))],
  ]),
  file(practice, sessions, [
    ['DT_SESSAO', ({ day }) => brazilianDay(day)],
    ['PACIENTE', ({ patient }) => patient],
    ['PSICOLOGO', ({ psychologist }) => psychologist],
    ['TP_ATENDIMENTO', ({ kind }) => kind],
    ['MODALIDADE', ({ mode }) => mode],
    ['CONVENIO', ({ plan }) => plan],
    ['SITUACAO', ({ state }) => state],
    ['PAGAMENTO', ({ paid }) => paid ?? ''],
    ['RECIBO_EMITIDO', ({ receipt }) => receipt],
    ['DURACAO_MIN', ({ minutes }) => minutes ?? ''],
    ['VLR_REPASSE', ({ payout }) => (payout === undefined ? '' : decimal(payout))],
    ['VLR_SESSAO', ({ price }) => (price === undefined ? '' : decimal(price))],
  ]),
  file(
    shop,
    orders,
    [
      ['data_pedido', ({ day }) => day],
      ['produto', ({ product }) => product],
      ['linha', ({ line }) => line],
      ['canal', ({ channel }) => channel],
      ['uf', ({ uf }) => uf],
      ['cupom', ({ coupon }) => coupon ?? ''],
      ['para_presente', ({ gift }) => gift],
      ['qtd_pecas', ({ pieces }) => pieces],
      ['preco_unitario', ({ unit }) => unit.toFixed(2)],
      ['frete', ({ freight }) => freight.toFixed(2)],
      ['status_pedido', ({ status }) => status],
      ['valor_total', ({ total }) => total.toFixed(2)],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The go-kart track
  ['Qual foi o valor total das baterias em dezembro?', karting, heats.during('2025-12').sum('total')],
  ['qtas baterias rolaram em janeiro', karting, heats.during('2026-01').count()],
  ['faturamento do kartódromo mês a mês', karting, heats.byMonth((g) => g.sum('total'))],
  ['qual fiscal de pista pegou mais baterias?', karting, most(heats.by('marshal', (g) => g.count()))],
  [
    'top 3 tipos de evento do kartódromo em valor total',
    karting,
    most(
      heats.by('event', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'quantos pilotos correram no traçado completo em outubro',
    karting,
    heats
      .during('2025-10')
      .when((r) => r.track === 'Completo')
      .sum('pilots'),
  ],
  ['média de pilotos por bateria', karting, heats.mean('pilots')],
  [
    'Qual foi a volta mais rápida no traçado oval, em segundos?',
    karting,
    heats.when((r) => r.track === 'Oval').min('lap'),
  ],
  ['media da melhor volta no tracado curto', karting, heats.when((r) => r.track === 'Curto').mean('lap')],
  ['em quantas baterias teve quebra de kart?', karting, heats.when((r) => r.broke === 'Sim').count()],
  [
    'das baterias da categoria Adulto, que porcentagem foi sem quebra de kart?',
    karting,
    heats.when((r) => r.category === 'Adulto').share((r) => r.broke === 'Não'),
  ],
  [
    'quanto do faturamento das baterias veio no pix, em %?',
    karting,
    heats.share((r) => r.payment === 'Pix', 'total'),
  ],
  [
    'compara o valor total das baterias de novembro com o de dezembro',
    karting,
    { before: heats.during('2025-11').sum('total'), after: heats.during('2025-12').sum('total') },
  ],
  ['baterias acima de 1500 reais, qtas foram?', karting, heats.when((r) => r.total > 1500).count()],
  [
    'dos dias que o kartódromo abre, qual dia da semana tem menos baterias?',
    karting,
    least(heats.byWeekday((g) => g.count())),
  ],
  ['quantos pilotos correm por dia aberto, em média?', karting, heats.sum('pilots') / heats.distinct('day')],
  [
    'valor total das baterias por categoria, tirando os campeonatos',
    karting,
    heats.when((r) => r.event !== 'Campeonato').by('category', (g) => g.sum('total')),
  ],
  ['gasto com combustível por traçado', karting, heats.by('track', (g) => g.sum('fuel'))],
  [
    'valor total das baterias menos o gasto com combustivel, quanto sobra?',
    karting,
    heats.sum('total') - heats.sum('fuel'),
  ],
  [
    'qual o menor gasto com combustível em uma bateria corporativa?',
    karting,
    heats.when((r) => r.event === 'Corporativo').min('fuel'),
  ],
  [
    'qto deu em baterias de aniversário entre 15/09/2025 e 31/10/2025',
    karting,
    heats
      .from('2025-09-15', '2025-10-31')
      .when((r) => r.event === 'Aniversário')
      .sum('total'),
  ],
  [
    'bom dia! me diz por favor o valor total da bateria mais cara da categoria Cadete',
    karting,
    heats.when((r) => r.category === 'Cadete').max('total'),
  ],
  [
    'quantas baterias a Sueli fiscalizou aos domingos?',
    karting,
    heats
      .on(0)
      .when((r) => r.marshal === 'Sueli')
      .count(),
  ],
  [
    'total de pilotos por tipo de evento no primeiro trimestre de 2026',
    karting,
    heats.during('2026-01', '2026-03').by('event', (g) => g.sum('pilots')),
  ],
  [
    'quantas baterias foram pagas em dinheiro ou cartao em fevereiro',
    karting,
    heats
      .during('2026-02')
      .when((r) => r.payment === 'Dinheiro' || r.payment === 'Cartão')
      .count(),
  ],
  ['pior mes de faturamento do kartodromo', karting, least(heats.byMonth((g) => g.sum('total')))],
  ['gasto medio de combustivel por bateria no sabado', karting, heats.on(6).mean('fuel')],
  ['quantas baterias tiveram até 6 pilotos?', karting, heats.when((r) => r.pilots <= 6).count()],
  [
    'quantas baterias ficaram sem a melhor volta preenchida?',
    karting,
    heats.when((r) => r.lap === undefined).count(),
  ],
  [
    'qual categoria teve mais baterias com quebra de kart desde janeiro?',
    karting,
    most(
      heats
        .during('2026-01', '2026-04')
        .when((r) => r.broke === 'Sim')
        .by('category', (g) => g.count()),
    ),
  ],

  // The psychologists' practice
  [
    'Quantas sessões realizadas tivemos em setembro?',
    practice,
    sessions
      .during('2025-09')
      .when((r) => r.state === 'REALIZADA')
      .count(),
  ],
  [
    'numero de sessoes realizadas por psicologo',
    practice,
    sessions.when((r) => r.state === 'REALIZADA').by('psychologist', (g) => g.count()),
  ],
  [
    'quantas faltas a clínica teve em novembro?',
    practice,
    sessions
      .during('2025-11')
      .when((r) => r.state === 'FALTA')
      .count(),
  ],
  [
    'quantas faltas cada paciente teve',
    practice,
    sessions.when((r) => r.state === 'FALTA').by('patient', (g) => g.count()),
  ],
  ['Valor total das sessões por convênio', practice, sessions.by('plan', (g) => g.sum('price'))],
  [
    'quanto a clinica tem em sessões com pagamento pendente?',
    practice,
    sessions.when((r) => r.paid === 'PENDENTE').sum('price'),
  ],
  [
    'valor das sessões pagas da Lívia no último trimestre de 2025',
    practice,
    sessions
      .during('2025-10', '2025-12')
      .when((r) => r.psychologist === 'Lívia Prado' && r.paid === 'PAGO')
      .sum('price'),
  ],
  [
    'repasse de cada psicólogo em março',
    practice,
    sessions.during('2026-03').by('psychologist', (g) => g.sum('payout')),
  ],
  [
    'que porcentagem das sessões marcadas foi cancelada?',
    practice,
    sessions.share((r) => r.state === 'CANCELADA'),
  ],
  [
    'valor médio das sessões realizadas no particular',
    practice,
    sessions.when((r) => r.state === 'REALIZADA' && r.plan === 'Particular').mean('price'),
  ],
  [
    'qual convenio teve mais sessao realizada?',
    practice,
    most(sessions.when((r) => r.state === 'REALIZADA').by('plan', (g) => g.count())),
  ],
  [
    'duração média das sessões de casal, em minutos',
    practice,
    sessions.when((r) => r.kind === 'Casal').mean('minutes'),
  ],
  [
    'total de minutos das sessões online em agosto',
    practice,
    sessions
      .during('2025-08')
      .when((r) => r.mode === 'Online')
      .sum('minutes'),
  ],
  [
    'compare o total de repasse de janeiro com o de fevereiro',
    practice,
    { before: sessions.during('2026-01').sum('payout'), after: sessions.during('2026-02').sum('payout') },
  ],
  [
    'valor das sessões realizadas menos o repasse dá quanto?',
    practice,
    sessions.when((r) => r.state === 'REALIZADA').sum('price') -
      sessions.when((r) => r.state === 'REALIZADA').sum('payout'),
  ],
  [
    'quantas sessões realizadas custaram mais de R$ 200?',
    practice,
    sessions.when((r) => r.state === 'REALIZADA' && (r.price ?? 0) > 200).count(),
  ],
  [
    'os 3 pacientes com maior valor em sessões pagas',
    practice,
    most(
      sessions.when((r) => r.paid === 'PAGO').by('patient', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'quantos pacientes diferentes tiveram sessão realizada com o Renato em dezembro?',
    practice,
    sessions
      .during('2025-12')
      .when((r) => r.psychologist === 'Renato Salles' && r.state === 'REALIZADA')
      .distinct('patient'),
  ],
  [
    'quantas sessões, contando faltas e canceladas, são marcadas em média por dia que a clínica abre?',
    practice,
    sessions.count() / sessions.distinct('day'),
  ],
  [
    'qual dia da semana tem mais falta de paciente?',
    practice,
    most(sessions.when((r) => r.state === 'FALTA').byWeekday((g) => g.count())),
  ],
  [
    'sessões presenciais realizadas por mês, em quantidade',
    practice,
    sessions.when((r) => r.mode === 'Presencial' && r.state === 'REALIZADA').byMonth((g) => g.count()),
  ],
  [
    'qtas sessões pagas estão sem recibo emitido?',
    practice,
    sessions.when((r) => r.paid === 'PAGO' && r.receipt === 'NAO').count(),
  ],
  [
    'valor das sessões da Unimed em outubro sem contar as faltas',
    practice,
    sessions
      .during('2025-10')
      .when((r) => r.plan === 'Unimed' && r.state !== 'FALTA')
      .sum('price'),
  ],
  [
    'qual tipo de atendimento teve o menor total de repasse?',
    practice,
    least(sessions.by('kind', (g) => g.sum('payout'))),
  ],
  ['maior valor de repasse em uma sessão', practice, sessions.max('payout')],
  [
    'quantas sessoes realizadas a Marina Couto fez desde fevereiro',
    practice,
    sessions
      .during('2026-02', '2026-04')
      .when((r) => r.patient === 'Marina Couto' && r.state === 'REALIZADA')
      .count(),
  ],
  [
    'sessoes com menos de 40 minutos, quantas foram?',
    practice,
    sessions.when((r) => r.minutes !== undefined && r.minutes < 40).count(),
  ],
  [
    'qual a participação da Cecília no valor das sessões realizadas?',
    practice,
    sessions.when((r) => r.state === 'REALIZADA').share((r) => r.psychologist === 'Cecília Antunes', 'price'),
  ],
  [
    'quantas sessões do Heitor Vilela estão com pagamento pendente',
    practice,
    sessions.when((r) => r.patient === 'Heitor Vilela' && r.paid === 'PENDENTE').count(),
  ],
  [
    'oi, to montando o relatório da clínica: valor das sessões de ludoterapia entre 01/02/2026 e 15/03/2026?',
    practice,
    sessions
      .from('2026-02-01', '2026-03-15')
      .when((r) => r.kind === 'Ludoterapia')
      .sum('price'),
  ],

  // The online shop of children's clothes
  ['Valor total dos pedidos por canal', shop, orders.by('channel', (g) => g.sum('total'))],
  ['qtos pedidos tivemos em novembro', shop, orders.during('2025-11').count()],
  [
    'quantas peças de body vendemos em agosto?',
    shop,
    orders
      .during('2025-08')
      .when((r) => r.product === 'Body')
      .sum('pieces'),
  ],
  ['qual produto vendeu mais peças?', shop, most(orders.by('product', (g) => g.sum('pieces')))],
  [
    'Quais os 3 produtos da loja com menor valor total vendido?',
    shop,
    least(
      orders.by('product', (g) => g.sum('total')),
      3,
    ),
  ],
  ['ticket medio dos pedidos da shopee', shop, orders.when((r) => r.channel === 'Shopee').mean('total')],
  ['qual uf tem o maior valor total de pedidos?', shop, most(orders.by('uf', (g) => g.sum('total')))],
  [
    'quanto deu de frete nos pedidos pra SP em dezembro?',
    shop,
    orders
      .during('2025-12')
      .when((r) => r.uf === 'SP')
      .sum('freight'),
  ],
  ['quantos pedidos sairam com frete zero', shop, orders.when((r) => r.freight === 0).count()],
  [
    'qual o valor total dos pedidos com o cupom MAEZINHA?',
    shop,
    orders.when((r) => r.coupon === 'MAEZINHA').sum('total'),
  ],
  ['quantos pedidos foram feitos sem cupom?', shop, orders.when((r) => r.coupon === undefined).count()],
  ['que parte dos pedidos é pra presente, em %?', shop, orders.share((r) => r.gift === 'sim')],
  ['qtos pedidos ainda tao em separacao?', shop, orders.when((r) => r.status === 'em separação').count()],
  ['quantidade de pedidos por status', shop, orders.by('status', (g) => g.count())],
  [
    'valor total dos pedidos: fevereiro x março',
    shop,
    { before: orders.during('2026-02').sum('total'), after: orders.during('2026-03').sum('total') },
  ],
  [
    'quantos pedidos passaram de 300 reais em janeiro?',
    shop,
    orders
      .during('2026-01')
      .when((r) => r.total > 300)
      .count(),
  ],
  ['frete médio por pedido em cada uf', shop, orders.by('uf', (g) => g.mean('freight'))],
  [
    'valor total menos o frete dos pedidos do Instagram',
    shop,
    orders.when((r) => r.channel === 'Instagram').sum('total') -
      orders.when((r) => r.channel === 'Instagram').sum('freight'),
  ],
  [
    'quanto dá a quantidade de peças vezes o preço unitário nos pedidos de vestido em outubro?',
    shop,
    orders
      .during('2025-10')
      .when((r) => r.product === 'Vestido')
      .sum('gross'),
  ],
  ['em qual dia da semana entra mais pedido?', shop, most(orders.byWeekday((g) => g.count()))],
  ['quantos pedidos a loja recebe por dia, em média?', shop, orders.count() / orders.distinct('day')],
  [
    'peças vendidas da linha Bebê por mês',
    shop,
    orders.when((r) => r.line === 'Bebê').byMonth((g) => g.sum('pieces')),
  ],
  [
    'valor total dos pedidos por linha, tirando o Mercado Livre',
    shop,
    orders.when((r) => r.channel !== 'Mercado Livre').by('line', (g) => g.sum('total')),
  ],
  [
    'quantos cupons diferentes foram usados nos pedidos?',
    shop,
    orders.when((r) => r.coupon !== undefined).distinct('coupon'),
  ],
  ['preco unitario medio do pijama', shop, orders.when((r) => r.product === 'Pijama').mean('unit')],
  [
    'qual o valor total do pedido mais caro da linha menina?',
    shop,
    orders.when((r) => r.line === 'Menina').max('total'),
  ],
  [
    'quantos pedidos de vestido estão como trocado?',
    shop,
    orders.when((r) => r.product === 'Vestido' && r.status === 'trocado').count(),
  ],
  [
    'quantas peças vendemos pelo Site de 10/11/2025 a 30/11/2025',
    shop,
    orders
      .from('2025-11-10', '2025-11-30')
      .when((r) => r.channel === 'Site')
      .sum('pieces'),
  ],
  [
    'Quantos por cento do valor total dos pedidos veio do Site e do Instagram juntos?',
    shop,
    orders.share((r) => r.channel === 'Site' || r.channel === 'Instagram', 'total'),
  ],
  [
    'por gentileza, o valor total dos pedidos de MG e RJ somados no terceiro trimestre de 2025, sem contar conjunto',
    shop,
    orders
      .during('2025-07', '2025-09')
      .when((r) => (r.uf === 'MG' || r.uf === 'RJ') && r.product !== 'Conjunto')
      .sum('total'),
  ],
]

export const unanswerable: string[] = [
  'qual o salário do Edinho?',
  'quantos karts temos parados na oficina?',
  'quantas baterias vamos ter em junho de 2026?',
  'qual o nome do piloto que mais correu?',
  'qual o diagnóstico da Bianca Rangel?',
  'quanto pagamos de aluguel da clínica em outubro?',
  'idade média dos pacientes',
  'qual o estoque atual de body?',
  'valor total dos pedidos em maio de 2025',
  'quanto gastamos com anúncio no Instagram?',
]
