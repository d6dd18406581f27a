import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A barber shop, a wholesaler of packaging and a speech therapy clinic. */

const { next, whole, pick, among } = seededBusiness(
  'a barber shop, a wholesaler of packaging, a speech therapy clinic',
)

/** So many of these, none twice: nobody comes or orders twice a day. */
const someOf = <Entry>(entries: readonly Entry[], many: number): Entry[] => {
  const chosen = new Set<Entry>()
  while (chosen.size < many) chosen.add(pick(entries))
  return [...chosen]
}

interface Service {
  service: string
  base: number
  usual: number
}
const menu: [Service, number][] = [
  [{ service: 'Corte', base: 40, usual: 30 }, 9],
  [{ service: 'Barba', base: 30, usual: 20 }, 6],
  [{ service: 'Hidratação', base: 50, usual: 40 }, 4],
  [{ service: 'Pezinho', base: 15, usual: 10 }, 4],
  [{ service: 'Sobrancelha', base: 20, usual: 10 }, 4],
  [{ service: 'Pigmentação', base: 80, usual: 60 }, 1.5],
]
const regulars = [
  'Gustavo',
  'Rafael',
  'Seu Antônio',
  'Murilo',
  'Diego',
  'Leandro',
  'Vinícius',
  'Marcos',
  'Igor',
  'Thiago',
  'Wagner',
  'Edson',
]
// Closed on Sundays and Mondays, full on Saturdays.
const cuts = new Rows(
  daysFrom('2026-01-02', 119)
    .filter((day) => weekdayIn(day) > 1)
    .flatMap((day) =>
      someOf(regulars, weekdayIn(day) === 6 ? whole(5, 7) : whole(2, 4))
        .map((client) => {
          const { service, base, usual } = among(...menu)
          const price = base + whole(0, 2) * 5
          const product =
            next() < 0.3
              ? among(['Pomada', 6], ['Shampoo', 2], ['Óleo capilar', 2], ['Cera modeladora', 1])
              : ''
          const extra = product === '' ? undefined : cents(whole(25, 60) + 0.9)
          return {
            day,
            slot: whole(18, 39),
            client,
            service,
            barber: among(['Caio', 5], ['Juninho', 3], ['Beto', 2]),
            booked: next() < 0.6 ? 'sim' : 'não',
            minutes: usual + whole(0, 4) * 5,
            payment: among(['Pix', 4], ['Dinheiro', 2], ['Débito', 2], ['Crédito', 2]),
            price,
            product,
            extra,
            total: cents(price + (extra ?? 0)),
            tip: next() < 0.65 ? undefined : whole(2, 20),
            score: next() < 0.35 ? undefined : among([5, 6], [4, 3], [3, 1]),
          }
        })
        .sort((a, b) => a.slot - b.slot),
    ),
)

const packs = [
  { product: 'Caixa de papelão', line: 'Transporte', from: 4_500, to: 9_800, kilos: 6 },
  { product: 'Marmitex', line: 'Alimentos', from: 3_500, to: 7_800, kilos: 2.4 },
  { product: 'Sacola kraft', line: 'Varejo', from: 4_000, to: 9_500, kilos: 3.1 },
  { product: 'Plástico bolha', line: 'Transporte', from: 3_900, to: 8_900, kilos: 4.5 },
  { product: 'Pote descartável', line: 'Alimentos', from: 2_800, to: 6_500, kilos: 1.8 },
  { product: 'Fita adesiva', line: 'Transporte', from: 2_200, to: 4_200, kilos: 1.2 },
  { product: 'Bandeja de isopor', line: 'Alimentos', from: 2_500, to: 5_200, kilos: 0.9 },
  { product: 'Saco zip', line: 'Varejo', from: 1_800, to: 3_900, kilos: 0.7 },
]
const buyers = [
  { client: 'Padaria Pão Nosso', city: 'Campinas' },
  { client: 'Restaurante Tempero Bom', city: 'Campinas' },
  { client: 'Loja Bella Moda', city: 'Jundiaí' },
  { client: 'Transportadora Rota Sul', city: 'Sumaré' },
  { client: 'Mercado Estrela', city: 'Valinhos' },
  { client: 'Açaí da Praça', city: 'Jundiaí' },
  { client: 'Ponto Certo Variedades', city: 'Campinas' },
  { client: 'Doceria Mel', city: 'Valinhos' },
  { client: 'Farmácia Saúde Já', city: 'Sumaré' },
]
// From Monday to Friday, most on Mondays.
const orders = new Rows(
  daysFrom('2025-08-01', 273)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      someOf(buyers, weekdayIn(day) === 1 ? whole(2, 3) : whole(1, 2)).map(({ client, city }) => {
        const { product, line, from, to, kilos } = pick(packs)
        const pieces = whole(5, 80)
        const unit = whole(from, to) / 100
        const total = cents(pieces * unit)
        const delivery = among(['CAMINHAO PROPRIO', 5], ['TERCEIRIZADO', 3], ['RETIRA', 3])
        return {
          day,
          client,
          city,
          product,
          line,
          seller: among(['Sônia', 5], ['Everton', 4], ['Patrícia', 3]),
          delivery,
          term: among([0, 3], [14, 2], [28, 4], [42, 1]),
          paid: next() < 0.75 ? 'S' : 'N',
          pieces,
          weight: Math.round(pieces * kilos * 10) / 10,
          unit,
          freight: delivery === 'RETIRA' ? undefined : whole(3_500, 28_000) / 100,
          commission: cents(total * 0.03),
          total,
        }
      }),
    )
    .map((order, at) => ({ code: 4_207 + at, ...order })),
)

const miguel = { patient: 'Miguel', age: 5, plan: 'Unimed' }
const patients = [
  miguel,
  miguel,
  { patient: 'Laura', age: 7, plan: 'Particular' },
  { patient: 'Seu Osvaldo', age: 68, plan: 'Particular' },
  { patient: 'Enzo', age: 4, plan: 'SulAmérica' },
  { patient: 'Beatriz', age: 9, plan: 'Unimed' },
  { patient: 'Dona Iracema', age: 72, plan: 'Bradesco Saúde' },
  { patient: 'Davi', age: 3, plan: 'Particular' },
  { patient: 'Helena', age: 11, plan: 'SulAmérica' },
  { patient: 'Renato', age: 41, plan: 'Bradesco Saúde' },
  { patient: 'Sofia', age: 6, plan: 'Unimed' },
]
// From Monday to Friday, most on Tuesdays; closed over Christmas and New Year.
const sessions = new Rows(
  daysFrom('2025-10-01', 243)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .filter((day) => day < '2025-12-22' || day > '2026-01-04')
    .flatMap((day) =>
      someOf(patients, weekdayIn(day) === 2 ? whole(3, 4) : whole(1, 2)).map(({ patient, age, plan }) => {
        const price = plan === 'Particular' ? whole(32, 44) * 5 : whole(7_000, 11_500) / 100
        return {
          day,
          patient,
          age,
          plan,
          therapist: among(['Camila', 5], ['Lívia', 4], ['Priscila', 2]),
          area: pick(['Linguagem', 'Motricidade orofacial', 'Voz', 'Gagueira', 'Disfagia']),
          place: among(['Consultório', 6], ['Online', 3], ['Escola', 2], ['Domicílio', 2]),
          companion: next() < 0.6 ? 'Sim' : 'Não',
          homework: next() < 0.25 ? '' : next() < 0.65 ? 'Sim' : 'Não',
          receipt: next() < 0.7 ? 'Sim' : 'Não',
          minutes: among([30, 3], [40, 4], [50, 3]),
          price,
          denied: plan === 'Particular' || next() < 0.75 ? undefined : cents((price * whole(20, 100)) / 100),
          payout: cents(price * 0.6),
        }
      }),
    ),
)

const barbershop = 'atendimentos_barbearia'
const packaging = 'PEDIDOS EMBALAGENS'
const clinic = 'Sessões Fonoaudiologia'

export const files = [
  file(
    barbershop,
    cuts,
    [
      ['data', ({ day }) => day],
      [
        'hora',
        ({ slot }) => `${String(Math.floor(slot / 2)).padStart(2, '0')}:${slot % 2 === 0 ? '00' : '30'}`,
      ],
      ['cliente', ({ client }) => client],
      ['servico', ({ service }) => service],
      ['barbeiro', ({ barber }) => barber],
      ['agendado', ({ booked }) => booked],
      ['duracao_min', ({ minutes }) => minutes],
      ['forma_pagamento', ({ payment }) => payment],
      ['valor_servico', ({ price }) => price.toFixed(2)],
      ['produto', ({ product }) => product],
      ['valor_produto', ({ extra }) => (extra === undefined ? '' : extra.toFixed(2))],
      ['valor_total', ({ total }) => total.toFixed(2)],
      ['gorjeta', ({ tip }) => (tip === undefined ? '' : tip.toFixed(2))],
      ['nota', ({ score }) => score ?? ''],
    ],
    ',',
  ),
  file(packaging, orders, [
    ['NUM_PEDIDO', ({ code }) => code],
    ['DT_PEDIDO', ({ day }) => brazilianDay(day)],
    ['CLIENTE', ({ client }) => client],
    ['CIDADE', ({ city }) => city],
    ['PRODUTO', ({ product }) => product],
    ['LINHA', ({ line }) => line],
    ['VENDEDOR', ({ seller }) => seller],
    ['ENTREGA', ({ delivery }) => delivery],
    ['PRAZO_DIAS', ({ term }) => term],
    ['PAGO', ({ paid }) => paid],
    ['QTD', ({ pieces }) => pieces],
    ['PESO_KG', ({ weight }) => decimal(weight, 1)],
    ['VLR_UNIT', ({ unit }) => decimal(unit)],
    ['VLR_FRETE', ({ freight }) => (freight === undefined ? '' : decimal(freight))],
    ['VLR_COMISSAO', ({ commission }) => decimal(commission)],
    ['VLR_TOTAL', ({ total }) => dotted(decimal(total))],
  ]),
  file(clinic, sessions, [
    ['Data', ({ day }) => shownDay(day)],
    ['Paciente', ({ patient }) => patient],
    ['Idade', ({ age }) => age],
    ['Convênio', ({ plan }) => plan],
    ['Fono', ({ therapist }) => therapist],
    ['Área', ({ area }) => area],
    ['Local', ({ place }) => place],
    ['Acompanhante', ({ companion }) => companion],
    ['Tarefa feita', ({ homework }) => homework],
    ['Recibo', ({ receipt }) => receipt],
    ['Minutos', ({ minutes }) => minutes],
    ['Valor da sessão', ({ price }) => commaPrice(price)],
    ['Glosa', ({ denied }) => (denied === undefined ? '' : commaPrice(denied))],
    ['Repasse', ({ payout }) => commaPrice(payout)],
  ]),
]

export const labelled: Labelled[] = [
  // The barber shop
  ['quantos atendimentos a barbearia fez em março?', barbershop, cuts.during('2026-03').count()],
  [
    'quanto o Caio faturou em fevereiro',
    barbershop,
    cuts
      .during('2026-02')
      .when((r) => r.barber === 'Caio')
      .sum('total'),
  ],
  ['Faturamento da barbearia mês a mês', barbershop, cuts.byMonth((g) => g.sum('total'))],
  ['qual barbeiro fez mais atendimentos?', barbershop, most(cuts.by('barber', (g) => g.count()))],
  ['valor total da barbearia por forma de pagamento', barbershop, cuts.by('payment', (g) => g.sum('total'))],
  [
    'qual o valor médio do serviço de pigmentação?',
    barbershop,
    cuts.when((r) => r.service === 'Pigmentação').mean('price'),
  ],
  ['total de gorjeta do juninho', barbershop, cuts.when((r) => r.barber === 'Juninho').sum('tip')],
  [
    'quantos atendimentos tiveram gorjeta acima de 10 reais?',
    barbershop,
    cuts.when((r) => r.tip !== undefined && r.tip > 10).count(),
  ],
  [
    'Que porcentagem dos atendimentos da barbearia foi agendada?',
    barbershop,
    cuts.share((r) => r.booked === 'sim'),
  ],
  [
    'os três clientes com maior valor total na barbearia',
    barbershop,
    most(
      cuts.by('client', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'em qual dia da semana a barbearia tem mais atendimentos?',
    barbershop,
    most(cuts.byWeekday((g) => g.count())),
  ],
  [
    'compara o faturamento da barbearia de março com o de abril',
    barbershop,
    { before: cuts.during('2026-03').sum('total'), after: cuts.during('2026-04').sum('total') },
  ],
  [
    'quantas sobrancelhas fizemos no primeiro trimestre de 2026',
    barbershop,
    cuts
      .during('2026-01', '2026-03')
      .when((r) => r.service === 'Sobrancelha')
      .count(),
  ],
  ['nota média de cada barbeiro', barbershop, cuts.by('barber', (g) => g.mean('score'))],
  ['quantas vezes vendemos pomada?', barbershop, cuts.when((r) => r.product === 'Pomada').count()],
  [
    'quanto deu o valor de produto vendido na barbearia em abril?',
    barbershop,
    cuts.during('2026-04').sum('extra'),
  ],
  ['qual o serviço menos feito na barbearia?', barbershop, least(cuts.by('service', (g) => g.count()))],
  [
    'faturamento do Beto tirando o que foi pago em dinheiro',
    barbershop,
    cuts.when((r) => r.barber === 'Beto' && r.payment !== 'Dinheiro').sum('total'),
  ],
  ['quantos atendimentos duraram mais de 45 minutos?', barbershop, cuts.when((r) => r.minutes > 45).count()],
  [
    'duracao media de cada serviço da barbearia, em minutos',
    barbershop,
    cuts.by('service', (g) => g.mean('minutes')),
  ],
  [
    'quantos clientes diferentes o Juninho atendeu em janeiro',
    barbershop,
    cuts
      .during('2026-01')
      .when((r) => r.barber === 'Juninho')
      .distinct('client'),
  ],
  ['quanto foi a maior gorjeta?', barbershop, cuts.max('tip')],
  ['quantos atendimentos ficaram sem nota', barbershop, cuts.when((r) => r.score === undefined).count()],
  [
    'quanto deu o total do Gustavo na barbearia desde fevereiro?',
    barbershop,
    cuts
      .during('2026-02', '2026-04')
      .when((r) => r.client === 'Gustavo')
      .sum('total'),
  ],
  [
    'participação do Pix no faturamento da barbearia',
    barbershop,
    cuts.share((r) => r.payment === 'Pix', 'total'),
  ],
  ['numero de atendimentos por barbeiro aos sábados', barbershop, cuts.on(6).by('barber', (g) => g.count())],
  [
    'quantos cortes o Caio fez sem agendamento desde março?',
    barbershop,
    cuts
      .during('2026-03', '2026-04')
      .when((r) => r.service === 'Corte' && r.barber === 'Caio' && r.booked === 'não')
      .count(),
  ],
  [
    'em média, quantos atendimentos a barbearia faz por dia que abre?',
    barbershop,
    cuts.count() / cuts.distinct('day'),
  ],
  ['quantos atendimentos começaram antes das 10h?', barbershop, cuts.when((r) => r.slot < 20).count()],
  [
    'quanto a barbearia faturou no crédito entre 10/02/2026 e 20/03/2026',
    barbershop,
    cuts
      .from('2026-02-10', '2026-03-20')
      .when((r) => r.payment === 'Crédito')
      .sum('total'),
  ],

  // The wholesaler of packaging
  ['quanto vendemos de embalagens em novembro?', packaging, orders.during('2025-11').sum('total')],
  [
    'quantidade vendida de bandeja de isopor no quarto trimestre de 2025',
    packaging,
    orders
      .during('2025-10', '2025-12')
      .when((r) => r.product === 'Bandeja de isopor')
      .sum('pieces'),
  ],
  [
    'quais as 3 cidades que mais compraram, em valor?',
    packaging,
    most(
      orders.by('city', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'qual cliente tem o maior valor em pedidos não pagos?',
    packaging,
    most(orders.when((r) => r.paid === 'N').by('client', (g) => g.sum('total'))),
  ],
  [
    'quantos pedidos foram com caminhao proprio em dezembro?',
    packaging,
    orders
      .during('2025-12')
      .when((r) => r.delivery === 'CAMINHAO PROPRIO')
      .count(),
  ],
  ['frete por mês', packaging, orders.byMonth((g) => g.sum('freight'))],
  [
    'Qual o valor médio dos pedidos da Padaria Pão Nosso?',
    packaging,
    orders.when((r) => r.client === 'Padaria Pão Nosso').mean('total'),
  ],
  [
    'pedidos com total acima de R$ 3.000, quantos foram?',
    packaging,
    orders.when((r) => r.total > 3000).count(),
  ],
  [
    'que porcentagem do valor vendido é da linha Alimentos?',
    packaging,
    orders.share((r) => r.line === 'Alimentos', 'total'),
  ],
  [
    'vendas da Sônia em reais: outubro x novembro',
    packaging,
    {
      before: orders
        .during('2025-10')
        .when((r) => r.seller === 'Sônia')
        .sum('total'),
      after: orders
        .during('2025-11')
        .when((r) => r.seller === 'Sônia')
        .sum('total'),
    },
  ],
  [
    'quanto de comissao a Patricia tem de janeiro e fevereiro somados?',
    packaging,
    orders
      .during('2026-01', '2026-02')
      .when((r) => r.seller === 'Patrícia')
      .sum('commission'),
  ],
  [
    'quantos clientes diferentes compraram sacola kraft em março e abril?',
    packaging,
    orders
      .during('2026-03', '2026-04')
      .when((r) => r.product === 'Sacola kraft')
      .distinct('client'),
  ],
  [
    'de quanto foi o último pedido do Mercado Estrela?',
    packaging,
    Number(orders.when((r) => r.client === 'Mercado Estrela').all.at(-1)?.total),
  ],
  [
    'qual produto dos pedidos vendeu mais em quantidade?',
    packaging,
    most(orders.by('product', (g) => g.sum('pieces'))),
  ],
  [
    'os três produtos com menor valor total nos pedidos de embalagens',
    packaging,
    least(
      orders.by('product', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'peso total dos pedidos de Jundiaí, em kg',
    packaging,
    orders.when((r) => r.city === 'Jundiaí').sum('weight'),
  ],
  [
    'quantos pedidos tiveram frete e ainda não foram pagos?',
    packaging,
    orders.when((r) => r.freight !== undefined && r.paid === 'N').count(),
  ],
  [
    'total dos pedidos menos as comissões, quanto fica?',
    packaging,
    orders.sum('total') - orders.sum('commission'),
  ],
  [
    'valor do maior pedido da Loja Bella Moda',
    packaging,
    orders.when((r) => r.client === 'Loja Bella Moda').max('total'),
  ],
  [
    'qual foi o pior mês de vendas de embalagens, em reais?',
    packaging,
    least(orders.byMonth((g) => g.sum('total'))),
  ],
  ['em que dia da semana entram mais pedidos?', packaging, most(orders.byWeekday((g) => g.count()))],
  [
    'quantos pedidos entraram na primeira quinzena de dezembro?',
    packaging,
    orders.from('2025-12-01', '2025-12-15').count(),
  ],
  [
    'total vendido por linha sem contar a Transportadora Rota Sul',
    packaging,
    orders.when((r) => r.client !== 'Transportadora Rota Sul').by('line', (g) => g.sum('total')),
  ],
  [
    'quanto o Everton vendeu pra Campinas desde janeiro?',
    packaging,
    orders
      .during('2026-01', '2026-04')
      .when((r) => r.seller === 'Everton' && r.city === 'Campinas')
      .sum('total'),
  ],
  ['valor total dos pedidos com prazo de 28 dias', packaging, orders.when((r) => r.term === 28).sum('total')],
  [
    'preço unitário médio do plastico bolha',
    packaging,
    orders.when((r) => r.product === 'Plástico bolha').mean('unit'),
  ],
  [
    'frete médio dos pedidos com entrega terceirizada',
    packaging,
    orders.when((r) => r.delivery === 'TERCEIRIZADO').mean('freight'),
  ],
  [
    'quantidade de fita adesiva por cliente',
    packaging,
    orders.when((r) => r.product === 'Fita adesiva').by('client', (g) => g.sum('pieces')),
  ],
  [
    'em média quanto a gente vende de embalagem por mês?',
    packaging,
    orders.sum('total') / orders.byMonth((g) => g.count()).length,
  ],
  [
    'qual foi a data em que mais vendemos embalagens, em reais?',
    packaging,
    most(orders.by('day', (g) => g.sum('total'))).map(([day, total]): [string, number] => [
      shownDay(day),
      total,
    ]),
  ],

  // The speech therapy clinic
  ['quantas sessões tivemos em novembro?', clinic, sessions.during('2025-11').count()],
  ['numero de sessões de cada fono', clinic, sessions.by('therapist', (g) => g.count())],
  ['valor das sessões por convênio', clinic, sessions.by('plan', (g) => g.sum('price'))],
  [
    'quanto deu o valor das sessoes da Camila em fevereiro?',
    clinic,
    sessions
      .during('2026-02')
      .when((r) => r.therapist === 'Camila')
      .sum('price'),
  ],
  ['total de glosa da Unimed', clinic, sessions.when((r) => r.plan === 'Unimed').sum('denied')],
  ['Quantas sessões tiveram glosa?', clinic, sessions.when((r) => r.denied !== undefined).count()],
  [
    'qual convênio teve o maior valor de glosa somado?',
    clinic,
    most(sessions.by('plan', (g) => g.sum('denied'))),
  ],
  ['quantos por cento das sessões são online?', clinic, sessions.share((r) => r.place === 'Online')],
  [
    'quantas sessões de voz a Lívia fez no primeiro trimestre de 2026?',
    clinic,
    sessions
      .during('2026-01', '2026-03')
      .when((r) => r.area === 'Voz' && r.therapist === 'Lívia')
      .count(),
  ],
  ['qual paciente teve mais sessões', clinic, most(sessions.by('patient', (g) => g.count()))],
  [
    'os 3 pacientes com maior valor em sessões',
    clinic,
    most(
      sessions.by('patient', (g) => g.sum('price')),
      3,
    ),
  ],
  ['valor médio da sessão particular', clinic, sessions.when((r) => r.plan === 'Particular').mean('price')],
  [
    'quanto cresceu o valor das sessões de dezembro pra janeiro?',
    clinic,
    { before: sessions.during('2025-12').sum('price'), after: sessions.during('2026-01').sum('price') },
  ],
  [
    'quanto foi o repasse da Priscila em março e abril juntos',
    clinic,
    sessions
      .during('2026-03', '2026-04')
      .when((r) => r.therapist === 'Priscila')
      .sum('payout'),
  ],
  ['valor das sessões menos o repasse', clinic, sessions.sum('price') - sessions.sum('payout')],
  [
    'quantos minutos de sessão o Miguel fez em outubro?',
    clinic,
    sessions
      .during('2025-10')
      .when((r) => r.patient === 'Miguel')
      .sum('minutes'),
  ],
  ['média de minutos das sessões por local', clinic, sessions.by('place', (g) => g.mean('minutes'))],
  [
    'quantas sessões com acompanhante e sem recibo?',
    clinic,
    sessions.when((r) => r.companion === 'Sim' && r.receipt === 'Não').count(),
  ],
  [
    'em quantas sessões a Laura veio com a tarefa feita?',
    clinic,
    sessions.when((r) => r.patient === 'Laura' && r.homework === 'Sim').count(),
  ],
  ['qual dia da semana tem mais sessões?', clinic, most(sessions.byWeekday((g) => g.count()))],
  [
    'quantos pacientes diferentes vieram em dezembro?',
    clinic,
    sessions.during('2025-12').distinct('patient'),
  ],
  ['de quanto foi a maior glosa?', clinic, sessions.max('denied')],
  [
    'quantas sessoes foram com pacientes de até 6 anos de idade',
    clinic,
    sessions.when((r) => r.age <= 6).count(),
  ],
  [
    'qual a participação da disfagia no valor das sessões?',
    clinic,
    sessions.share((r) => r.area === 'Disfagia', 'price'),
  ],
  ['em qual mês o valor das sessões foi maior?', clinic, most(sessions.byMonth((g) => g.sum('price')))],
  [
    'valor das sessões na escola sem contar o Bradesco Saúde',
    clinic,
    sessions.when((r) => r.place === 'Escola' && r.plan !== 'Bradesco Saúde').sum('price'),
  ],
  ['quantas sessões custaram mais de 180 reais?', clinic, sessions.when((r) => r.price > 180).count()],
  [
    'to conferindo a agenda: quantas sessões em domicílio teve entre 15/01/2026 e 28/02/2026?',
    clinic,
    sessions
      .from('2026-01-15', '2026-02-28')
      .when((r) => r.place === 'Domicílio')
      .count(),
  ],
  [
    'qual fono tem menos minutos de sessão no total?',
    clinic,
    least(sessions.by('therapist', (g) => g.sum('minutes'))),
  ],
  [
    'quanto deram as sessões do Seu Osvaldo desde janeiro, em reais?',
    clinic,
    sessions
      .during('2026-01', '2026-05')
      .when((r) => r.patient === 'Seu Osvaldo')
      .sum('price'),
  ],
]

export const unanswerable: string[] = [
  'quanto a barbearia paga de aluguel?',
  'qual o telefone do Gustavo?',
  'quantos atendimentos o barbeiro Wellington fez em fevereiro?',
  'qual a margem de lucro da pomada?',
  'qual o estoque atual de caixa de papelão?',
  'qual fornecedor de sacola kraft é mais barato?',
  'quantas devoluções tivemos em novembro?',
  'quantas faltas o Miguel teve em março?',
  'quanto recebemos da Amil em sessões?',
  'qual o salário da Camila?',
]
