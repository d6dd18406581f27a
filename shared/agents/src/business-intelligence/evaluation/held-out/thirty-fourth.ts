import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A pharmacy of compounded medicines, a self-storage warehouse and a food truck of hamburgers. */

const { next, whole, among } = seededBusiness('a compounding pharmacy, a self-storage, a hamburger truck')
const days = daysFrom('2025-07-01', 304)

const formulas: [{ formula: string; form: string; from: number; to: number }, number][] = [
  [{ formula: 'Minoxidil', form: 'Loção', from: 4_500, to: 9_900 }, 7],
  [{ formula: 'Vitamina D', form: 'Cápsula', from: 3_500, to: 8_000 }, 4],
  [{ formula: 'Colágeno', form: 'Sachê', from: 8_900, to: 15_900 }, 3],
  [{ formula: 'Melatonina', form: 'Cápsula', from: 3_900, to: 7_900 }, 3],
  [{ formula: 'Coenzima Q10', form: 'Cápsula', from: 9_500, to: 17_500 }, 2],
  [{ formula: 'Ácido glicólico', form: 'Creme', from: 5_900, to: 11_000 }, 2],
  [{ formula: 'Cetoconazol', form: 'Xampu', from: 4_000, to: 8_000 }, 2],
  [{ formula: 'Ureia', form: 'Creme', from: 2_500, to: 4_900 }, 1],
]
// Closed on Sundays, most on Mondays, slow in February.
const ordersOn = (day: string) => {
  if (day.startsWith('2026-02')) return whole(1, 2)
  if (weekdayIn(day) === 1) return whole(4, 6)
  return weekdayIn(day) === 6 ? whole(1, 2) : whole(2, 4)
}
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: ordersOn(day) }, () => {
        const { formula, form, from, to } = among(...formulas)
        const bottles = whole(1, 6)
        const unit = whole(from, to) / 100
        const cost = cents((unit * whole(20, 45)) / 100)
        const urgent = next() < 0.2 ? 'Sim' : 'Não'
        const status = among(['Retirado', 8], ['Pronto', 2], ['Em produção', 1])
        const preparation = urgent === 'Sim' ? whole(1, 2) : whole(2, 7)
        return {
          day,
          formula,
          form,
          // Some come without a prescription.
          doctor: among(
            ['Dra. Helena Prado', 6],
            ['Dr. Ricardo Bastos', 3],
            ['Dra. Yumi Tanaka', 2],
            ['Dr. Caio Menezes', 1],
            ['', 2],
          ),
          attendant: among(['Sueli', 5], ['Fabrício', 3], ['Jéssica', 2]),
          channel: among(['WhatsApp', 5], ['Balcão', 4], ['Site', 1.5]),
          urgent,
          status,
          bottles,
          preparation: status === 'Em produção' ? undefined : preparation,
          cost,
          costs: cents(bottles * cost),
          price: cents(bottles * unit),
        }
      }),
    ),
)

const tenants: [{ client: string; kind: string }, number][] = [
  [{ client: 'ATACADO AURORA', kind: 'EMPRESA' }, 8],
  [{ client: 'ANA BEATRIZ LIMA', kind: 'PESSOA FISICA' }, 6],
  [{ client: 'BUFFET ESTRELA', kind: 'EMPRESA' }, 4.2],
  [{ client: 'LOJA TRAPICHE', kind: 'EMPRESA' }, 2.5],
  [{ client: 'JOAO CARLOS DUTRA', kind: 'PESSOA FISICA' }, 2],
  [{ client: 'ADVOCACIA MENDES', kind: 'EMPRESA' }, 1.5],
  [{ client: 'MARTA FONSECA', kind: 'PESSOA FISICA' }, 1.5],
  [{ client: 'SERGIO PACHECO', kind: 'PESSOA FISICA' }, 0.7],
]
const boxes: [{ size: string; rent: [from: number, to: number] }, number][] = [
  [{ size: 'PEQUENO', rent: [15_000, 32_000] }, 5],
  [{ size: 'MEDIO', rent: [32_000, 60_000] }, 3],
  [{ size: 'GRANDE', rent: [60_000, 140_000] }, 2],
]
const works: [{ service: string; price?: [from: number, to: number] }, number][] = [
  [{ service: 'LOCACAO' }, 7],
  [{ service: 'MUDANCA', price: [40_000, 180_000] }, 2],
  [{ service: 'EMBALAGEM', price: [4_000, 25_000] }, 2],
  [{ service: 'DEDETIZACAO', price: [12_000, 30_000] }, 1],
]
// Closed on Sundays, most in January.
const charges = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: day.startsWith('2026-01') ? whole(3, 4) : whole(1, 3) }, () => {
        const { size, rent } = among(...boxes)
        const { service, price: range = rent } = among(...works)
        const price = whole(...range) / 100
        const status = among(['PAGO', 7], ['PENDENTE', 2], ['ATRASADO', 1.5])
        const late =
          status === 'ATRASADO' ? whole(5, 90) : status === 'PAGO' && next() < 0.25 ? whole(1, 15) : 0
        return {
          day,
          ...among(...tenants),
          warehouse: among(['ZONA SUL', 5], ['ZONA NORTE', 3], ['CENTRO', 2]),
          size,
          service,
          insured: next() < 0.35 ? 'SIM' : 'NAO',
          payment: status === 'PAGO' ? among(['BOLETO', 5], ['PIX', 3], ['CARTAO', 1]) : '',
          status,
          late,
          fine: late === 0 ? undefined : cents(price * 0.02),
          price,
        }
      }),
    ),
)

const burgers: [{ burger: string; type: string; unit: number }, number][] = [
  [{ burger: 'Smash Duplo', type: 'Smash', unit: 31.9 }, 7],
  [{ burger: 'X-Bacon', type: 'Tradicional', unit: 27.9 }, 6],
  [{ burger: 'X-Salada', type: 'Tradicional', unit: 22.9 }, 4],
  [{ burger: 'Costela Barbecue', type: 'Artesanal', unit: 38.9 }, 3.5],
  [{ burger: 'Smash Simples', type: 'Smash', unit: 23.9 }, 3],
  [{ burger: 'Gorgonzola', type: 'Artesanal', unit: 41.9 }, 2],
  [{ burger: 'Veggie', type: 'Vegetariano', unit: 33.9 }, 1],
]
// Closed on Mondays and Tuesdays, most on Saturdays, slow in August.
const salesOn = (day: string) => {
  const usual = weekdayIn(day) === 6 ? whole(7, 9) : weekdayIn(day) === 5 ? whole(5, 6) : whole(3, 4)
  return day.startsWith('2025-08') ? usual - 2 : usual
}
const sales = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1 && weekdayIn(day) !== 2)
    .flatMap((day) =>
      Array.from({ length: salesOn(day) }, (_, place) => {
        const { burger, type, unit } = among(...burgers)
        const pieces = whole(1, 4)
        const fries = next() < 0.4 ? 'sim' : 'não'
        const mode = among(['Local', 5], ['Delivery', 3], ['Viagem', 2])
        const paid = among(
          ['Pix', 5],
          ['Débito', 3],
          ['Crédito', 2],
          ['Dinheiro', 1.5],
          ['Vale-refeição', 1.5],
        )
        const isCancelled = place > 0 && next() < 0.07
        const delivery = whole(8, 20) / 2
        const fee = mode === 'Delivery' && !isCancelled ? delivery : undefined
        return {
          day,
          burger,
          type,
          point: among(
            ['Praça da Matriz', 5],
            ['Universidade', 3],
            ['Feira da Vila', 2],
            ['Parque Central', 1],
          ),
          cook: among(['Biguá', 6], ['Léo', 3], ['Dudu', 1.5]),
          mode,
          payment: isCancelled ? '' : paid,
          fries,
          status: isCancelled ? 'cancelada' : 'concluída',
          pieces,
          fee,
          total: isCancelled ? undefined : cents(pieces * (unit + (fries === 'sim' ? 13.5 : 0)) + (fee ?? 0)),
        }
      }),
    ),
)

const pharmacy = 'Pedidos Farmácia'
const storage = 'COBRANCAS GUARDA MOVEIS'
const truck = 'vendas_food_truck'

export const files = [
  file(pharmacy, orders, [
    ['Data do pedido', ({ day }) => brazilianDay(day)],
    ['Fórmula', ({ formula }) => formula],
    ['Forma farmacêutica', ({ form }) => form],
    ['Médico', ({ doctor }) => doctor],
    ['Atendente', ({ attendant }) => attendant],
    ['Canal', ({ channel }) => channel],
    ['Urgente', ({ urgent }) => urgent],
    ['Situação', ({ status }) => status],
    ['Frascos', ({ bottles }) => bottles],
    ['Dias de preparo', ({ preparation }) => preparation ?? ''],
    ['Custo por frasco', ({ cost }) => dotted(commaPrice(cost))],
    ['Valor do pedido', ({ price }) => dotted(commaPrice(price))],
  ]),
  file(storage, charges, [
    ['DT_COBRANCA', ({ day }) => brazilianDay(day)],
    ['CLIENTE', ({ client }) => client],
    ['TIPO_CLIENTE', ({ kind }) => kind],
    ['GALPAO', ({ warehouse }) => warehouse],
    ['TAM_BOX', ({ size }) => size],
    ['SERVICO', ({ service }) => service],
    ['SEGURO', ({ insured }) => insured],
    ['FORMA_PGTO', ({ payment }) => payment],
    ['STATUS', ({ status }) => status],
    ['DIAS_ATRASO', ({ late }) => late],
    ['VLR_MULTA', ({ fine }) => (fine === undefined ? '' : decimal(fine))],
    ['VLR_COBRANCA', ({ price }) => decimal(price)],
  ]),
  file(
    truck,
    sales,
    [
      ['data_venda', ({ day }) => day],
      ['lanche', ({ burger }) => burger],
      ['tipo', ({ type }) => type],
      ['ponto', ({ point }) => point],
      ['chapeiro', ({ cook }) => cook],
      ['modalidade', ({ mode }) => mode],
      ['forma_pagamento', ({ payment }) => payment],
      ['com_batata', ({ fries }) => fries],
      ['status', ({ status }) => status],
      ['qtd_lanches', ({ pieces }) => pieces],
      ['taxa_entrega', ({ fee }) => fee?.toFixed(2) ?? ''],
      ['valor_total', ({ total }) => total?.toFixed(2) ?? ''],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The pharmacy
  ['Qual o valor total dos pedidos da farmácia por mês?', pharmacy, orders.byMonth((g) => g.sum('price'))],
  [
    'quantos pedidos de minoxidil entraram em outubro?',
    pharmacy,
    orders
      .during('2025-10')
      .when((r) => r.formula === 'Minoxidil')
      .count(),
  ],
  [
    'quantos frascos de vitamina d foram pedidos em novembro',
    pharmacy,
    orders
      .during('2025-11')
      .when((r) => r.formula === 'Vitamina D')
      .sum('bottles'),
  ],
  [
    'Qual atendente da farmácia tem o maior valor total em pedidos?',
    pharmacy,
    most(orders.by('attendant', (g) => g.sum('price'))),
  ],
  [
    'top 3 formulas em valor total de pedidos',
    pharmacy,
    most(
      orders.by('formula', (g) => g.sum('price')),
      3,
    ),
  ],
  ['valor medio do pedido na farmacia', pharmacy, orders.mean('price')],
  ['qual fórmula teve menos pedidos?', pharmacy, least(orders.by('formula', (g) => g.count()))],
  [
    'quantos pedidos urgentes a gente teve em dezembro?',
    pharmacy,
    orders
      .during('2025-12')
      .when((r) => r.urgent === 'Sim')
      .count(),
  ],
  [
    'que porcentagem dos pedidos da farmácia veio pelo WhatsApp?',
    pharmacy,
    orders.share((r) => r.channel === 'WhatsApp'),
  ],
  [
    'valor dos pedidos da dra helena prado de outubro a dezembro',
    pharmacy,
    orders
      .during('2025-10', '2025-12')
      .when((r) => r.doctor === 'Dra. Helena Prado')
      .sum('price'),
  ],
  [
    'Compare o valor dos pedidos da farmácia em janeiro com o de fevereiro',
    pharmacy,
    { before: orders.during('2026-01').sum('price'), after: orders.during('2026-02').sum('price') },
  ],
  ['quantos pedidos da farmácia passaram de 400 reais?', pharmacy, orders.when((r) => r.price > 400).count()],
  ['em que dia da semana entra mais pedido na farmacia', pharmacy, most(orders.byWeekday((g) => g.count()))],
  [
    'quantos pedidos a farmácia recebe em média por dia que abre?',
    pharmacy,
    orders.count() / orders.distinct('day'),
  ],
  [
    'valor dos pedidos por forma farmacêutica sem contar o canal Site',
    pharmacy,
    orders.when((r) => r.channel !== 'Site').by('form', (g) => g.sum('price')),
  ],
  ['média de dias de preparo de cada fórmula', pharmacy, orders.by('formula', (g) => g.mean('preparation'))],
  [
    'quantos dias de preparo leva em média um pedido urgente?',
    pharmacy,
    orders.when((r) => r.urgent === 'Sim').mean('preparation'),
  ],
  [
    'bom dia, me diz por favor quantos pedidos estão em produção',
    pharmacy,
    orders.when((r) => r.status === 'Em produção').count(),
  ],
  [
    'qual o valor parado em pedidos prontos?',
    pharmacy,
    orders.when((r) => r.status === 'Pronto').sum('price'),
  ],
  [
    'quantos médicos diferentes receitaram creme?',
    pharmacy,
    orders.when((r) => r.form === 'Creme' && r.doctor !== '').distinct('doctor'),
  ],
  [
    'custo total da melatonina: frascos vezes o custo por frasco',
    pharmacy,
    orders.when((r) => r.formula === 'Melatonina').sum('costs'),
  ],
  [
    'Qual o valor do maior pedido do Dr. Ricardo Bastos?',
    pharmacy,
    orders.when((r) => r.doctor === 'Dr. Ricardo Bastos').max('price'),
  ],
  [
    'participação das cápsulas no valor dos pedidos',
    pharmacy,
    orders.share((r) => r.form === 'Cápsula', 'price'),
  ],
  [
    'qts pedidos a Sueli atendeu pelo whatsapp em março',
    pharmacy,
    orders
      .during('2026-03')
      .when((r) => r.attendant === 'Sueli' && r.channel === 'WhatsApp')
      .count(),
  ],
  [
    'quantos pedidos vieram pelo site entre 10/11/2025 e 20/12/2025?',
    pharmacy,
    orders
      .from('2025-11-10', '2025-12-20')
      .when((r) => r.channel === 'Site')
      .count(),
  ],
  ['número de pedidos por situação', pharmacy, orders.by('status', (g) => g.count())],
  ['custo por frasco médio do colágeno', pharmacy, orders.when((r) => r.formula === 'Colágeno').mean('cost')],
  [
    'quanto deu os pedidos do balcao desde fevereiro?',
    pharmacy,
    orders
      .during('2026-02', '2026-04')
      .when((r) => r.channel === 'Balcão')
      .sum('price'),
  ],
  [
    'quantos pedidos tiveram mais de 5 dias de preparo?',
    pharmacy,
    orders.when((r) => (r.preparation ?? 0) > 5).count(),
  ],
  [
    'qual mês teve menos frascos pedidos na farmácia?',
    pharmacy,
    least(orders.byMonth((g) => g.sum('bottles'))),
  ],

  // The self-storage warehouse
  ['total cobrado no guarda-móveis em dezembro', storage, charges.during('2025-12').sum('price')],
  ['valor das cobranças por galpão', storage, charges.by('warehouse', (g) => g.sum('price'))],
  [
    'Quantas cobranças atrasadas há em cada galpão?',
    storage,
    charges.when((r) => r.status === 'ATRASADO').by('warehouse', (g) => g.count()),
  ],
  [
    'qual o valor das cobranças com status pendente do Atacado Aurora?',
    storage,
    charges.when((r) => r.client === 'ATACADO AURORA' && r.status === 'PENDENTE').sum('price'),
  ],
  [
    'qual cliente tem o maior valor total de cobranças pagas?',
    storage,
    most(charges.when((r) => r.status === 'PAGO').by('client', (g) => g.sum('price'))),
  ],
  [
    'os 3 clientes com mais cobranças no guarda moveis, em quantidade',
    storage,
    most(
      charges.by('client', (g) => g.count()),
      3,
    ),
  ],
  [
    'valor médio da locação do box grande',
    storage,
    charges.when((r) => r.service === 'LOCACAO' && r.size === 'GRANDE').mean('price'),
  ],
  [
    'quanto cobramos de mudança no terceiro trimestre de 2025?',
    storage,
    charges
      .during('2025-07', '2025-09')
      .when((r) => r.service === 'MUDANCA')
      .sum('price'),
  ],
  [
    'quantas cobrancas de box medio em janeiro',
    storage,
    charges
      .during('2026-01')
      .when((r) => r.size === 'MEDIO')
      .count(),
  ],
  ['valor total de multa por mês', storage, charges.byMonth((g) => g.sum('fine'))],
  ['q porcentagem das cobranças tem seguro?', storage, charges.share((r) => r.insured === 'SIM')],
  [
    'qual a fatia das empresas no valor das cobranças do guarda-móveis?',
    storage,
    charges.share((r) => r.kind === 'EMPRESA', 'price'),
  ],
  [
    'média de dias de atraso das cobranças com status atrasado',
    storage,
    charges.when((r) => r.status === 'ATRASADO').mean('late'),
  ],
  ['quantas cobranças têm mais de 60 dias de atraso?', storage, charges.when((r) => r.late > 60).count()],
  [
    'Compare o valor das cobranças de locação de novembro com o de dezembro',
    storage,
    {
      before: charges
        .during('2025-11')
        .when((r) => r.service === 'LOCACAO')
        .sum('price'),
      after: charges
        .during('2025-12')
        .when((r) => r.service === 'LOCACAO')
        .sum('price'),
    },
  ],
  ['cobranças acima de R$ 1.000, quantas foram?', storage, charges.when((r) => r.price > 1000).count()],
  [
    'quanto entrou de boleto em cobranças desde março?',
    storage,
    charges
      .during('2026-03', '2026-04')
      .when((r) => r.payment === 'BOLETO')
      .sum('price'),
  ],
  [
    'qual forma de pagamento é a menos usada nas cobranças pagas do guarda-móveis?',
    storage,
    least(charges.when((r) => r.status === 'PAGO').by('payment', (g) => g.count())),
  ],
  [
    'quantos clientes diferentes têm cobrança atrasada no galpão zona norte?',
    storage,
    charges.when((r) => r.warehouse === 'ZONA NORTE' && r.status === 'ATRASADO').distinct('client'),
  ],
  [
    'valor das cobranças da zona sul tirando mudança',
    storage,
    charges.when((r) => r.warehouse === 'ZONA SUL' && r.service !== 'MUDANCA').sum('price'),
  ],
  [
    'qual o valor das cobranças pagas da ana beatriz lima no primeiro trimestre de 2026',
    storage,
    charges
      .during('2026-01', '2026-03')
      .when((r) => r.client === 'ANA BEATRIZ LIMA' && r.status === 'PAGO')
      .sum('price'),
  ],
  [
    'Qual o valor da cobrança mais cara de embalagem?',
    storage,
    charges.when((r) => r.service === 'EMBALAGEM').max('price'),
  ],
  [
    'qual foi o valor da menor cobrança de locação?',
    storage,
    charges.when((r) => r.service === 'LOCACAO').min('price'),
  ],
  [
    'qual tamanho de box tem o maior valor total em locação?',
    storage,
    most(charges.when((r) => r.service === 'LOCACAO').by('size', (g) => g.sum('price'))),
  ],
  ['quantas cobranças lançamos em cada dia da semana?', storage, charges.byWeekday((g) => g.count())],
  [
    'em média quanto o guarda-móveis cobra por mês no total?',
    storage,
    charges.sum('price') / charges.byMonth((g) => g.count()).length,
  ],
  [
    'quantas cobranças sem seguro teve o galpão do centro entre 01/09/2025 e 15/10/2025?',
    storage,
    charges
      .from('2025-09-01', '2025-10-15')
      .when((r) => r.warehouse === 'CENTRO' && r.insured === 'NAO')
      .count(),
  ],
  [
    'quantas cobranças pagas tiveram multa?',
    storage,
    charges.when((r) => r.status === 'PAGO' && r.fine !== undefined).count(),
  ],
  [
    'oi, preciso disso pro contador: valor das cobranças pagas por tipo de cliente',
    storage,
    charges.when((r) => r.status === 'PAGO').by('kind', (g) => g.sum('price')),
  ],
  [
    'em qual mês o valor cobrado de locação foi maior?',
    storage,
    most(charges.when((r) => r.service === 'LOCACAO').byMonth((g) => g.sum('price'))),
  ],

  // The food truck
  ['quanto o food truck vendeu em cada mês, em reais?', truck, sales.byMonth((g) => g.sum('total'))],
  [
    'faturamento do truck aos sábados e domingos de dezembro',
    truck,
    sales.during('2025-12').on(6, 0).sum('total'),
  ],
  [
    'quantos x-bacon saíram em novembro? conta só venda concluída',
    truck,
    sales
      .during('2025-11')
      .when((r) => r.burger === 'X-Bacon' && r.status === 'concluída')
      .sum('pieces'),
  ],
  [
    'os 3 lanches que mais faturam',
    truck,
    most(
      sales.by('burger', (g) => g.sum('total')),
      3,
    ),
  ],
  ['qual ponto faturou menos?', truck, least(sales.by('point', (g) => g.sum('total')))],
  ['ticket medio do food truck', truck, sales.mean('total')],
  ['quantas vendas foram canceladas?', truck, sales.when((r) => r.status === 'cancelada').count()],
  [
    'Que porcentagem das vendas do food truck foi cancelada?',
    truck,
    sales.share((r) => r.status === 'cancelada'),
  ],
  [
    'qto entrou de pix no food truck em janeiro',
    truck,
    sales
      .during('2026-01')
      .when((r) => r.payment === 'Pix')
      .sum('total'),
  ],
  ['valor total vendido por chapeiro', truck, sales.by('cook', (g) => g.sum('total'))],
  ['em que dia da semana o food truck fatura mais?', truck, most(sales.byWeekday((g) => g.sum('total')))],
  [
    'quanto o food truck fatura em média por dia que abre?',
    truck,
    sales.sum('total') / sales.distinct('day'),
  ],
  [
    'quanto recebemos de taxa de entrega de outubro a dezembro?',
    truck,
    sales.during('2025-10', '2025-12').sum('fee'),
  ],
  [
    'taxa de entrega média na praça da matriz',
    truck,
    sales.when((r) => r.point === 'Praça da Matriz').mean('fee'),
  ],
  [
    'valor total das vendas do truck menos a taxa de entrega em março',
    truck,
    sales.during('2026-03').sum('total') - sales.during('2026-03').sum('fee'),
  ],
  [
    'quanto faturou o delivery na feira da vila?',
    truck,
    sales.when((r) => r.mode === 'Delivery' && r.point === 'Feira da Vila').sum('total'),
  ],
  [
    'quantas vendas concluídas com batata o Léo fez?',
    truck,
    sales.when((r) => r.status === 'concluída' && r.fries === 'sim' && r.cook === 'Léo').count(),
  ],
  [
    'faturamento por tipo de lanche sem contar a Universidade',
    truck,
    sales.when((r) => r.point !== 'Universidade').by('type', (g) => g.sum('total')),
  ],
  [
    'faturamento do truck em fevereiro comparado com janeiro',
    truck,
    { before: sales.during('2026-01').sum('total'), after: sales.during('2026-02').sum('total') },
  ],
  [
    'quantas vendas do food truck passaram de 120 reais?',
    truck,
    sales.when((r) => (r.total ?? 0) > 120).count(),
  ],
  [
    'qual a participação do tipo Smash no faturamento do truck?',
    truck,
    sales.share((r) => r.type === 'Smash', 'total'),
  ],
  ['valor da maior venda paga em dinheiro', truck, sales.when((r) => r.payment === 'Dinheiro').max('total')],
  [
    'quanto vendemos no vale refeiçao aos domingos',
    truck,
    sales
      .on(0)
      .when((r) => r.payment === 'Vale-refeição')
      .sum('total'),
  ],
  [
    'Média de lanches por venda concluída em cada modalidade',
    truck,
    sales.when((r) => r.status === 'concluída').by('mode', (g) => g.mean('pieces')),
  ],
  [
    'quanto o Biguá faturou no primeiro trimestre de 2026, tirando o que foi pra viagem?',
    truck,
    sales
      .during('2026-01', '2026-03')
      .when((r) => r.cook === 'Biguá' && r.mode !== 'Viagem')
      .sum('total'),
  ],
  [
    'quanto faturamos de smash duplo entre 15/08/2025 e 30/09/2025?',
    truck,
    sales
      .from('2025-08-15', '2025-09-30')
      .when((r) => r.burger === 'Smash Duplo')
      .sum('total'),
  ],
  [
    'qual chapeiro teve mais vendas canceladas?',
    truck,
    most(sales.when((r) => r.status === 'cancelada').by('cook', (g) => g.count())),
  ],
  ['em qual mês o food truck faturou menos?', truck, least(sales.byMonth((g) => g.sum('total')))],
  [
    'oi, consegue ver quantos lanches com batata saíram na universidade em outubro? só das vendas concluídas',
    truck,
    sales
      .during('2025-10')
      .when((r) => r.fries === 'sim' && r.point === 'Universidade' && r.status === 'concluída')
      .sum('pieces'),
  ],
  [
    'número de vendas concluídas por forma de pagamento no food truck',
    truck,
    sales.when((r) => r.status === 'concluída').by('payment', (g) => g.count()),
  ],
]

export const unanswerable: string[] = [
  'qual o salário do Biguá?',
  'quanto pagamos de energia no galpão do centro?',
  'quantos gramas de minoxidil temos em estoque?',
  'quanto gastamos com carne e pão em outubro?',
  'qual a previsão de pedidos da farmácia pra maio de 2026?',
  'quanto o food truck vendeu em junho de 2025?',
  'qual a idade média dos pacientes que tomam melatonina?',
  'qual o telefone da Marta Fonseca?',
  'quantos boxes estão vazios na zona norte?',
  'qual a nota do food truck no iFood?',
]
