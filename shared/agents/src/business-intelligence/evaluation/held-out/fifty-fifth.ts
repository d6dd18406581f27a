import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A concrete supplier, office lunches by subscription and the fees of several condominiums. */

const { next, whole, pick, among } = seededBusiness('a concrete supplier, office lunches, condominium fees')
const days = daysFrom('2025-07-01', 304)

// Closed on Sundays, most on Thursdays.
const loads = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from(
        { length: weekdayIn(day) === 4 ? whole(3, 5) : weekdayIn(day) === 6 ? whole(1, 2) : whole(1, 4) },
        () => {
          const { mix, from } = among(
            [{ mix: 'FCK 25', from: 820 }, 5],
            [{ mix: 'FCK 30', from: 880 }, 3],
            [{ mix: 'FCK 20', from: 770 }, 1.6],
            [{ mix: 'FCK 35', from: 950 }, 1],
            [{ mix: 'FCK 40', from: 1_040 }, 0.5],
          )
          const volume = whole(6, 16) / 2
          const price = (from + whole(0, 45)) / 2
          const concrete = cents(volume * price)
          const pumped = next() < 0.4 ? 'Sim' : 'Não'
          const pump = pumped === 'Sim' ? whole(6, 18) * 50 : undefined
          return {
            day,
            client: among(
              ['Construtora Alicerce', 6],
              ['Engenharia Prumo', 4],
              ['Prefeitura', 2.6],
              ['Construtora Vértice', 1.6],
              ['Consumidor final', 0.9],
            ),
            city: among(['Sorocaba', 5], ['Votorantim', 3], ['Itu', 1.8], ['Salto', 1]),
            mix,
            truck: among(['BT-01', 4], ['BT-02', 3], ['BT-03', 2], ['BT-04', 1]),
            driver: among(['Ademir', 5], ['Gilson', 3], ['Wanderley', 2], ['Claudinei', 1]),
            pumped,
            volume,
            price,
            concrete,
            pump,
            minutes: next() < 0.1 ? undefined : whole(15, 70),
            total: cents(concrete + (pump ?? 0)),
          }
        },
      ),
    ),
)

// Monday to Friday, most on Wednesdays and least on Fridays.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from(
        { length: weekdayIn(day) === 3 ? whole(5, 6) : weekdayIn(day) === 5 ? whole(1, 2) : whole(2, 5) },
        () => {
          const { plan, dishes, from, to } = among(
            [
              {
                plan: 'Tradicional',
                dishes: ['Frango grelhado', 'Feijoada', 'Lasanha'],
                from: 1_890,
                to: 2_190,
              },
              5,
            ],
            [{ plan: 'Executivo', dishes: ['Strogonoff', 'Lasanha'], from: 2_790, to: 3_290 }, 2.5],
            [{ plan: 'Fit', dishes: ['Frango grelhado', 'Salmão assado'], from: 2_390, to: 2_790 }, 1.5],
            [{ plan: 'Vegano', dishes: ['Moqueca de banana', 'Grão-de-bico'], from: 2_290, to: 2_690 }, 0.8],
          )
          const status = among(['entregue', 8], ['cancelado', 1.3], ['remarcado', 0.6])
          const pieces = whole(5, 40)
          const unit = whole(from, to) / 100
          const fee = next() < 0.4 ? 0 : whole(8, 25)
          return {
            day,
            company: among(
              ['Banco Prata', 6],
              ['Agência Faísca', 4],
              ['Clínica Bem Viver', 3],
              ['Tecno Sistemas', 2.2],
              ['Escritório Moura', 1.5],
              ['Cartório Central', 0.6],
            ),
            plan,
            dish: pick(dishes),
            courier: among(['Jefferson', 5], ['Suellen', 3], ['Kaique', 1.5]),
            status,
            late: status === 'entregue' ? (next() < 0.2 ? 'sim' : 'não') : undefined,
            pieces,
            unit,
            fee,
            grade: status === 'entregue' && next() < 0.6 ? whole(2, 5) : undefined,
            total: cents(pieces * unit + fee),
          }
        },
      ),
    ),
)

// Due from Monday to Friday, most on Tuesdays.
const charges = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 2 ? whole(5, 7) : whole(2, 4) }, () => {
        const { kind, from, to } = among(
          [{ kind: 'Cota ordinária', from: 45_000, to: 125_000 }, 6],
          [{ kind: 'Fundo de reserva', from: 5_500, to: 14_500 }, 2.5],
          [{ kind: 'Rateio de água', from: 3_000, to: 12_000 }, 1.6],
          [{ kind: 'Salão de festas', from: 18_000, to: 42_000 }, 1],
          [{ kind: 'Taxa extra', from: 30_000, to: 98_000 }, 0.8],
        )
        const status = among(['PAGO', 6.5], ['PENDENTE', 2], ['EM ACORDO', 0.9])
        const late =
          status === 'PENDENTE'
            ? whole(1, 120)
            : status === 'EM ACORDO'
              ? whole(30, 150)
              : next() < 0.25
                ? whole(1, 25)
                : 0
        const amount = whole(from, to) / 100
        const fine = late === 0 ? undefined : cents(amount * 0.02)
        return {
          day,
          building: among(
            ['Edifício Aurora', 5],
            ['Residencial Jatobá', 3.2],
            ['Solar das Palmeiras', 2],
            ['Torre Mirante', 1.3],
            ['Vila dos Pinhais', 0.7],
          ),
          unit: pick(['AP 101', 'AP 102', 'AP 201', 'AP 202', 'AP 301', 'AP 302', 'AP 401', 'AP 402']),
          manager: among(['Rosana', 4], ['Fábio', 2.5], ['Lígia', 1.2]),
          kind,
          form: status === 'PAGO' ? among(['Boleto', 5], ['Pix', 3], ['Débito automático', 1]) : undefined,
          status,
          legal: status === 'PENDENTE' && late > 45 ? 'S' : 'N',
          late,
          amount,
          fine,
          paid: status === 'PAGO' ? cents(amount + (fine ?? 0)) : undefined,
        }
      }),
    ),
)

const supplier = 'Entregas Concreteira'
const lunches = 'pedidos_marmitas'
const condominiums = 'COBRANCAS CONDOMINIOS'

export const files = [
  file(supplier, loads, [
    ['Data da entrega', ({ day }) => brazilianDay(day)],
    ['Cliente', ({ client }) => client],
    ['Cidade', ({ city }) => city],
    ['Traço', ({ mix }) => mix],
    ['Betoneira', ({ truck }) => truck],
    ['Motorista', ({ driver }) => driver],
    ['Bombeado', ({ pumped }) => pumped],
    ['Volume (m³)', ({ volume }) => decimal(volume, 1)],
    ['Preço do m³', ({ price }) => commaPrice(price)],
    ['Taxa de bomba', ({ pump }) => (pump === undefined ? '' : commaPrice(pump))],
    ['Tempo de descarga (min)', ({ minutes }) => minutes ?? ''],
    ['Valor total', ({ total }) => dotted(commaPrice(total))],
  ]),
  file(
    lunches,
    orders,
    [
      ['data_entrega', ({ day }) => day],
      ['empresa', ({ company }) => company],
      ['plano', ({ plan }) => plan],
      ['prato', ({ dish }) => dish],
      ['entregador', ({ courier }) => courier],
      ['status', ({ status }) => status],
      ['atrasou', ({ late }) => late ?? ''],
      ['qtd_marmitas', ({ pieces }) => pieces],
      ['preco_unitario', ({ unit }) => unit.toFixed(2)],
      ['taxa_entrega', ({ fee }) => fee.toFixed(2)],
      ['nota_cliente', ({ grade }) => grade ?? ''],
      ['valor_pedido', ({ total }) => total.toFixed(2)],
    ],
    ',',
  ),
  file(condominiums, charges, [
    ['DT_VENCTO', ({ day }) => brazilianDay(day)],
    ['CONDOMINIO', ({ building }) => building],
    ['UNIDADE', ({ unit }) => unit],
    ['GESTOR', ({ manager }) => manager],
    ['TIPO_COBRANCA', ({ kind }) => kind],
    ['FORMA_PGTO', ({ form }) => form ?? ''],
    ['SITUACAO', ({ status }) => status],
    ['JURIDICO', ({ legal }) => legal],
    ['DIAS_ATRASO', ({ late }) => late],
    ['VLR_COBRANCA', ({ amount }) => dotted(decimal(amount))],
    ['VLR_MULTA', ({ fine }) => (fine === undefined ? '' : decimal(fine))],
    ['VLR_PAGO', ({ paid }) => (paid === undefined ? '' : dotted(decimal(paid)))],
  ]),
]

export const labelled: Labelled[] = [
  // The concrete supplier
  ['quantos m³ de concreto entregamos em outubro?', supplier, loads.during('2025-10').sum('volume')],
  ['faturamento da concreteira mês a mês', supplier, loads.byMonth((g) => g.sum('total'))],
  ['qual traço sai mais em volume?', supplier, most(loads.by('mix', (g) => g.sum('volume')))],
  [
    'top 3 clientes da concreteira em valor total',
    supplier,
    most(
      loads.by('client', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'Quantos m³ de concreto o Ademir entregou no primeiro trimestre de 2026?',
    supplier,
    loads
      .during('2026-01', '2026-03')
      .when((r) => r.driver === 'Ademir')
      .sum('volume'),
  ],
  [
    'qts entregas a betoneira BT-03 fez em janeiro',
    supplier,
    loads
      .during('2026-01')
      .when((r) => r.truck === 'BT-03')
      .count(),
  ],
  ['ticket medio das entregas de concreto', supplier, loads.mean('total')],
  [
    'Bom dia, me diz por favor quantas entregas de concreto foram bombeadas?',
    supplier,
    loads.when((r) => r.pumped === 'Sim').count(),
  ],
  ['quanto arrecadamos de taxa de bomba em dezembro?', supplier, loads.during('2025-12').sum('pump')],
  [
    'que porcentagem do volume de concreto foi de fck 30?',
    supplier,
    loads.share((r) => r.mix === 'FCK 30', 'volume'),
  ],
  [
    'compara o volume de concreto de novembro com o de dezembro',
    supplier,
    { before: loads.during('2025-11').sum('volume'), after: loads.during('2025-12').sum('volume') },
  ],
  [
    'quantas entregas de concreto deram valor total acima de R$ 3.000?',
    supplier,
    loads.when((r) => r.total > 3000).count(),
  ],
  [
    'em que dia da semana a concreteira faz mais entregas?',
    supplier,
    most(loads.byWeekday((g) => g.count())),
  ],
  [
    'quantos m³ a concreteira entrega em média por dia trabalhado?',
    supplier,
    loads.sum('volume') / loads.distinct('day'),
  ],
  [
    'valor total das entregas de concreto por cidade, tirando Sorocaba',
    supplier,
    loads.when((r) => r.city !== 'Sorocaba').by('city', (g) => g.sum('total')),
  ],
  ['preço médio do m³ do FCK 40', supplier, loads.when((r) => r.mix === 'FCK 40').mean('price')],
  [
    'valor da maior entrega de concreto que não foi bombeada',
    supplier,
    loads.when((r) => r.pumped === 'Não').max('total'),
  ],
  ['tempo medio de descarga por betoneira', supplier, loads.by('truck', (g) => g.mean('minutes'))],
  [
    'quanto faturamos com a Construtora Alicerce de 15/09/2025 a 31/10/2025?',
    supplier,
    loads
      .from('2025-09-15', '2025-10-31')
      .when((r) => r.client === 'Construtora Alicerce')
      .sum('total'),
  ],
  ['qual motorista entregou menos m³?', supplier, least(loads.by('driver', (g) => g.sum('volume')))],
  [
    'quantos clientes diferentes pegaram fck 35 no ultimo trimestre de 2025',
    supplier,
    loads
      .during('2025-10', '2025-12')
      .when((r) => r.mix === 'FCK 35')
      .distinct('client'),
  ],
  [
    'entregas de concreto com descarga acima de 45 minutos, quantas foram?',
    supplier,
    loads.when((r) => (r.minutes ?? 0) > 45).count(),
  ],
  [
    'valor total das entregas de concreto menos a taxa de bomba',
    supplier,
    loads.sum('total') - loads.sum('pump'),
  ],
  [
    'quanto dá o volume vezes o preço do m³ nas entregas de março?',
    supplier,
    loads.during('2026-03').sum('concrete'),
  ],
  [
    'qtos m³ de concreto foram pra Itu sem contar a Prefeitura',
    supplier,
    loads.when((r) => r.city === 'Itu' && r.client !== 'Prefeitura').sum('volume'),
  ],
  ['quanto a concreteira faturou aos sabados', supplier, loads.on(6).sum('total')],
  [
    'qual foi o pior mês da concreteira em faturamento?',
    supplier,
    least(loads.byMonth((g) => g.sum('total'))),
  ],
  [
    'qual o menor valor total numa entrega do motorista Gilson?',
    supplier,
    loads.when((r) => r.driver === 'Gilson').min('total'),
  ],
  [
    'quantas entregas bombeadas cada motorista fez?',
    supplier,
    loads.when((r) => r.pumped === 'Sim').by('driver', (g) => g.count()),
  ],
  [
    'to fechando a medição aqui: quantos m³ mandamos pra Votorantim desde fevereiro?',
    supplier,
    loads
      .during('2026-02', '2026-04')
      .when((r) => r.city === 'Votorantim')
      .sum('volume'),
  ],

  // The office lunches
  ['Quantas marmitas foram pedidas em setembro?', lunches, orders.during('2025-09').sum('pieces')],
  ['valor dos pedidos de marmita por empresa', lunches, orders.by('company', (g) => g.sum('total'))],
  ['qual prato teve mais marmitas pedidas?', lunches, most(orders.by('dish', (g) => g.sum('pieces')))],
  [
    'qtos pedidos de marmita foram cancelados em novembro',
    lunches,
    orders
      .during('2025-11')
      .when((r) => r.status === 'cancelado')
      .count(),
  ],
  [
    'Que porcentagem dos pedidos de marmita foi cancelada?',
    lunches,
    orders.share((r) => r.status === 'cancelado'),
  ],
  ['nota media por entregador', lunches, orders.by('courier', (g) => g.mean('grade'))],
  [
    'qual entregador teve mais pedidos que atrasaram?',
    lunches,
    most(orders.when((r) => r.late === 'sim').by('courier', (g) => g.count())),
  ],
  [
    'quantos pedidos de marmita atrasaram por mês?',
    lunches,
    orders.when((r) => r.late === 'sim').byMonth((g) => g.count()),
  ],
  [
    'preço unitário médio da marmita do plano fit',
    lunches,
    orders.when((r) => r.plan === 'Fit').mean('unit'),
  ],
  [
    'quanto somam os pedidos do Banco Prata no quarto trimestre de 2025?',
    lunches,
    orders
      .during('2025-10', '2025-12')
      .when((r) => r.company === 'Banco Prata')
      .sum('total'),
  ],
  [
    'valor dos pedidos de marmita: fevereiro x março',
    lunches,
    { before: orders.during('2026-02').sum('total'), after: orders.during('2026-03').sum('total') },
  ],
  ['pedidos com mais de 30 marmitas, quantos foram?', lunches, orders.when((r) => r.pieces > 30).count()],
  ['qual dia da semana tem menos pedidos de marmita', lunches, least(orders.byWeekday((g) => g.count()))],
  [
    'em média quantas marmitas são pedidas por dia de funcionamento?',
    lunches,
    orders.sum('pieces') / orders.distinct('day'),
  ],
  [
    'qual o valor dos pedidos cancelados do plano executivo?',
    lunches,
    orders.when((r) => r.status === 'cancelado' && r.plan === 'Executivo').sum('total'),
  ],
  [
    'valor dos pedidos de feijoada sem contar o Banco Prata',
    lunches,
    orders.when((r) => r.dish === 'Feijoada' && r.company !== 'Banco Prata').sum('total'),
  ],
  ['total de taxa de entrega das marmitas em janeiro', lunches, orders.during('2026-01').sum('fee')],
  [
    'qual o valor do maior pedido do Escritório Moura?',
    lunches,
    orders.when((r) => r.company === 'Escritório Moura').max('total'),
  ],
  [
    'quantos pratos diferentes a Tecno Sistemas pediu em outubro?',
    lunches,
    orders
      .during('2025-10')
      .when((r) => r.company === 'Tecno Sistemas')
      .distinct('dish'),
  ],
  [
    'quantos pedidos da Suellen atrasaram em agosto',
    lunches,
    orders
      .during('2025-08')
      .when((r) => r.courier === 'Suellen' && r.late === 'sim')
      .count(),
  ],
  [
    'os 3 pratos com maior valor de pedidos',
    lunches,
    most(
      orders.by('dish', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'quantidade média de marmitas por pedido em cada plano',
    lunches,
    orders.by('plan', (g) => g.mean('pieces')),
  ],
  [
    'quantos pedidos de marmita sairam com taxa de entrega zero?',
    lunches,
    orders.when((r) => r.fee === 0).count(),
  ],
  [
    'participação do plano vegano no valor dos pedidos',
    lunches,
    orders.share((r) => r.plan === 'Vegano', 'total'),
  ],
  [
    'quantos pedidos com status entregue tivemos de 10/11/2025 até 12/12/2025?',
    lunches,
    orders
      .from('2025-11-10', '2025-12-12')
      .when((r) => r.status === 'entregue')
      .count(),
  ],
  ['valor dos pedidos menos a taxa de entrega', lunches, orders.sum('total') - orders.sum('fee')],
  [
    'qual empresa pediu menos marmitas desde janeiro?',
    lunches,
    least(orders.during('2026-01', '2026-04').by('company', (g) => g.sum('pieces'))),
  ],
  [
    'qts pedidos com nota 5 o kaique teve',
    lunches,
    orders.when((r) => r.courier === 'Kaique' && r.grade === 5).count(),
  ],
  [
    'quantas marmitas de lasanha foram pedidas nas quartas-feiras?',
    lunches,
    orders
      .on(3)
      .when((r) => r.dish === 'Lasanha')
      .sum('pieces'),
  ],
  [
    'quantidade de pedidos de marmita por status, tirando o plano fit',
    lunches,
    orders.when((r) => r.plan !== 'Fit').by('status', (g) => g.count()),
  ],

  // The fees of the condominiums
  [
    'Qual o valor das cobranças com vencimento em agosto?',
    condominiums,
    charges.during('2025-08').sum('amount'),
  ],
  [
    'quantas cobranças pendentes tem cada condomínio?',
    condominiums,
    charges.when((r) => r.status === 'PENDENTE').by('building', (g) => g.count()),
  ],
  [
    'qual condominio tem o maior valor de cobranças pendentes',
    condominiums,
    most(charges.when((r) => r.status === 'PENDENTE').by('building', (g) => g.sum('amount'))),
  ],
  [
    'total do valor pago do Edifício Aurora com vencimento em dezembro',
    condominiums,
    charges
      .during('2025-12')
      .when((r) => r.building === 'Edifício Aurora')
      .sum('paid'),
  ],
  [
    'que porcentagem das cobranças dos condomínios está em acordo?',
    condominiums,
    charges.share((r) => r.status === 'EM ACORDO'),
  ],
  [
    'média de dias de atraso das cobranças pendentes',
    condominiums,
    charges.when((r) => r.status === 'PENDENTE').mean('late'),
  ],
  ['total de multa dos condomínios por mês', condominiums, charges.byMonth((g) => g.sum('fine'))],
  [
    'top 3 condominios em valor de cobrança no juridico',
    condominiums,
    most(
      charges.when((r) => r.legal === 'S').by('building', (g) => g.sum('amount')),
      3,
    ),
  ],
  [
    'valor pago por pix nos condomínios em janeiro',
    condominiums,
    charges
      .during('2026-01')
      .when((r) => r.form === 'Pix')
      .sum('paid'),
  ],
  [
    'qtas cobranças estão com mais de 60 dias de atraso?',
    condominiums,
    charges.when((r) => r.late > 60).count(),
  ],
  [
    'qual o valor cobrado de cota ordinária no Residencial Jatobá no segundo semestre de 2025?',
    condominiums,
    charges
      .during('2025-07', '2025-12')
      .when((r) => r.kind === 'Cota ordinária' && r.building === 'Residencial Jatobá')
      .sum('amount'),
  ],
  [
    'valor pago pelos condomínios em fevereiro comparado com janeiro',
    condominiums,
    { before: charges.during('2026-01').sum('paid'), after: charges.during('2026-02').sum('paid') },
  ],
  [
    'valor médio da cobrança de cota ordinária por condomínio',
    condominiums,
    charges.when((r) => r.kind === 'Cota ordinária').by('building', (g) => g.mean('amount')),
  ],
  [
    'qual tipo de cobrança tem o menor valor cobrado no total?',
    condominiums,
    least(charges.by('kind', (g) => g.sum('amount'))),
  ],
  [
    'quantas unidades diferentes do Torre Mirante tem cobrança pendente?',
    condominiums,
    charges.when((r) => r.building === 'Torre Mirante' && r.status === 'PENDENTE').distinct('unit'),
  ],
  [
    'quantas cobranças pagas em cada forma de pagamento?',
    condominiums,
    charges.when((r) => r.status === 'PAGO').by('form', (g) => g.count()),
  ],
  [
    'qual gestor cuida do maior valor em cobranças?',
    condominiums,
    most(charges.by('manager', (g) => g.sum('amount'))),
  ],
  [
    'valor das cobranças pendentes da gestora Rosana, tirando taxa extra',
    condominiums,
    charges
      .when((r) => r.status === 'PENDENTE' && r.manager === 'Rosana' && r.kind !== 'Taxa extra')
      .sum('amount'),
  ],
  [
    'qual o valor da maior cobrança do Vila dos Pinhais?',
    condominiums,
    charges.when((r) => r.building === 'Vila dos Pinhais').max('amount'),
  ],
  [
    'cobranças com vencimento entre 20/11/2025 e 05/01/2026, quantas são?',
    condominiums,
    charges.from('2025-11-20', '2026-01-05').count(),
  ],
  [
    'em média quantas cobranças de condomínio vencem por mês?',
    condominiums,
    charges.count() / charges.byMonth((g) => g.count()).length,
  ],
  [
    'qual dia da semana tem mais vencimentos de cobrança?',
    condominiums,
    most(charges.byWeekday((g) => g.count())),
  ],
  [
    'quanto por cento do valor cobrado dos condomínios é fundo de reserva?',
    condominiums,
    charges.share((r) => r.kind === 'Fundo de reserva', 'amount'),
  ],
  [
    'no Solar das Palmeiras, quanto dá o valor das cobranças menos o valor pago?',
    condominiums,
    charges.when((r) => r.building === 'Solar das Palmeiras').sum('amount') -
      charges.when((r) => r.building === 'Solar das Palmeiras').sum('paid'),
  ],
  [
    'quantas cobranças de salao de festas nao estao pagas',
    condominiums,
    charges.when((r) => r.kind === 'Salão de festas' && r.status !== 'PAGO').count(),
  ],
  [
    'qual o valor da menor cobrança de rateio de agua em março?',
    condominiums,
    charges
      .during('2026-03')
      .when((r) => r.kind === 'Rateio de água')
      .min('amount'),
  ],
  [
    'quantas cobranças pagas no boleto tiveram atraso?',
    condominiums,
    charges.when((r) => r.form === 'Boleto' && r.late > 0).count(),
  ],
  [
    'valor medio da multa das cobranças pendentes',
    condominiums,
    charges.when((r) => r.status === 'PENDENTE').mean('fine'),
  ],
  [
    'oi, consegue ver pra mim quantas cobranças do Fábio estão no jurídico com vencimento desde fevereiro?',
    condominiums,
    charges
      .during('2026-02', '2026-04')
      .when((r) => r.manager === 'Fábio' && r.legal === 'S')
      .count(),
  ],
  [
    'em qual mês de vencimento deu o maior valor de cobranças em acordo?',
    condominiums,
    most(charges.when((r) => r.status === 'EM ACORDO').byMonth((g) => g.sum('amount'))),
  ],
]

export const unanswerable: string[] = [
  'quanto gastamos de diesel com as betoneiras em janeiro?',
  'qual o salário do Ademir?',
  'quantos m³ de concreto entregamos em maio de 2025?',
  'qual o estoque de cimento hoje?',
  'quantos m³ de concreto vamos vender no mês que vem?',
  'quantas calorias tem a marmita do plano fit',
  'quanto custaram os ingredientes da feijoada?',
  'qual o telefone do síndico do Edifício Aurora?',
  'quanto o Residencial Jatobá gastou com manutenção de elevador?',
  'quando é a próxima assembleia do Torre Mirante?',
]
