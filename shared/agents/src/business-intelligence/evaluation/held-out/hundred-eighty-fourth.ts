import { brazilianDay, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A beauty salon, an online shop on marketplaces and a recruiting firm. */

const { next, whole, pick, among } = seededBusiness('a beauty salon, an online shop, a recruiting firm')

// From Tuesday to Saturday, most on Saturdays.
const bookings = new Rows(
  daysFrom('2025-09-02', 180)
    .filter((day) => weekdayIn(day) > 1)
    .flatMap((day) => {
      const weekday = weekdayIn(day)
      const some = weekday === 6 ? whole(4, 6) : weekday === 5 ? whole(3, 4) : whole(1, 2)
      return Array.from({ length: some }, () => {
        const { service, staff, short, long, from, to } = among(
          [{ service: 'Manicure', staff: ['Keila', 'Jussara'], short: 8, long: 11, from: 35, to: 60 }, 32],
          [
            { service: 'Escova', staff: ['Rosana', 'Beto', 'Jussara'], short: 8, long: 12, from: 55, to: 95 },
            24,
          ],
          [{ service: 'Corte', staff: ['Beto', 'Rosana'], short: 9, long: 12, from: 70, to: 140 }, 18],
          [{ service: 'Coloração', staff: ['Rosana', 'Beto'], short: 24, long: 36, from: 160, to: 320 }, 12],
          [
            { service: 'Hidratação', staff: ['Jussara', 'Rosana'], short: 10, long: 14, from: 80, to: 150 },
            9,
          ],
          [{ service: 'Sobrancelha', staff: ['Keila'], short: 4, long: 7, from: 40, to: 70 }, 5],
        )
        const state = among(['Compareceu', 80], ['Faltou', 12], ['Desmarcou', 8])
        return {
          day,
          client: pick([
            'Patrícia Lemos',
            'Vanessa Rocha',
            'Ivone Sales',
            'Camila Duarte',
            'Tereza Pinto',
            'Luana Barros',
            'Sandra Queiroz',
            'Débora Nunes',
            'Mirela Campos',
            'Gisele Torres',
            'Aline Freitas',
            'Simone Vidal',
            'Regina Matos',
            'Elisa Prado',
          ]),
          service,
          professional: pick(staff),
          state,
          minutes: whole(short, long) * 5,
          // Nothing was received of those who did not come.
          received: state === 'Compareceu' ? whole(from * 10, to * 10) / 10 : undefined,
        }
      })
    }),
)

// Every day of the week; the last day has one order.
const lastDay = '2026-03-31'
const orders = new Rows(
  daysFrom('2025-06-01', 304).flatMap((day) =>
    Array.from({ length: day === lastDay ? 1 : among([0, 2], [1, 4], [2, 3]) }, () => {
      const { product, from, to } = among(
        [{ product: 'Fone bluetooth', from: 8_990, to: 19_990 }, 28],
        [{ product: 'Garrafa térmica', from: 5_990, to: 14_990 }, 22],
        [{ product: 'Luminária de mesa', from: 7_990, to: 18_990 }, 17],
        [{ product: 'Tapete de yoga', from: 6_990, to: 15_990 }, 14],
        [{ product: 'Cafeteira italiana', from: 11_990, to: 28_990 }, 11],
        [{ product: 'Kit organizador', from: 3_990, to: 9_990 }, 8],
      )
      return {
        day,
        market: among(['Mercado Livre', 40], ['Shopee', 30], ['Amazon', 18], ['Magalu', 12]),
        product,
        state: among(['SP', 38], ['MG', 22], ['RJ', 17], ['PR', 13], ['BA', 10]),
        carrier: among(['Correios', 50], ['Jadlog', 30], ['Loggi', 20]),
        sale: whole(from, to) / 100,
        freight: next() < 0.25 ? 0 : whole(990, 4_800) / 100,
      }
    }),
  ),
)

// From Monday to Friday, most on Mondays and few on Fridays.
const applications = new Rows(
  daysFrom('2025-02-03', 422)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) => {
      const weekday = weekdayIn(day)
      const some =
        weekday === 1 ? whole(1, 3) : weekday === 5 ? among([0, 3], [1, 2]) : among([0, 1], [1, 2], [2, 1])
      return Array.from({ length: some }, () => {
        const { job, from, to } = among(
          [{ job: 'Vendedor externo', from: 44, to: 90 }, 34],
          [{ job: 'Assistente administrativo', from: 34, to: 58 }, 24],
          [{ job: 'Motorista', from: 40, to: 68 }, 17],
          [{ job: 'Analista financeiro', from: 76, to: 130 }, 11],
          [{ job: 'Desenvolvedor', from: 110, to: 240 }, 8],
          [{ job: 'Auxiliar de logística', from: 30, to: 48 }, 6],
        )
        const stage = among(['Triagem', 30], ['Entrevista', 22], ['Reprovado', 28], ['Contratado', 20])
        return {
          day,
          job,
          source: among(['LinkedIn', 40], ['Indicação', 25], ['Catho', 20], ['Gupy', 15]),
          recruiter: among(['Fabíola', 58], ['Sílvio', 27], ['Noemi', 15]),
          stage,
          // The test comes after the first sifting.
          grade: stage === 'Triagem' ? undefined : whole(20, 100) / 10,
          wish: whole(from, to) * 50,
        }
      })
    }),
)

const salon = 'Agenda do salão'
const shop = 'pedidos_loja_online'
const recruiting = 'CANDIDATURAS RH'

export const files = [
  file(salon, bookings, [
    ['Data agendada', ({ day }) => brazilianDay(day)],
    ['Cliente', ({ client }) => client],
    ['Serviço', ({ service }) => service],
    ['Profissional', ({ professional }) => professional],
    ['Situação', ({ state }) => state],
    ['Tempo previsto (min)', ({ minutes }) => minutes],
    ['Valor recebido (R$)', ({ received }) => (received === undefined ? '' : decimal(received))],
  ]),
  file(shop, orders, [
    ['Nº do pedido', (row) => 1041 + orders.all.indexOf(row)],
    ['Data da compra', ({ day }) => brazilianDay(day)],
    ['Marketplace', ({ market }) => market],
    ['Produto', ({ product }) => product],
    ['UF destino', ({ state }) => state],
    ['Transportadora', ({ carrier }) => carrier],
    ['Venda', ({ sale }) => commaPrice(sale)],
    ['Frete', ({ freight }) => commaPrice(freight)],
  ]),
  file(recruiting, applications, [
    ['DT_CANDIDATURA', ({ day }) => brazilianDay(day)],
    ['VAGA', ({ job }) => job],
    ['ORIGEM', ({ source }) => source],
    ['RECRUTADOR', ({ recruiter }) => recruiter],
    ['ETAPA', ({ stage }) => stage],
    ['NOTA_TESTE', ({ grade }) => (grade === undefined ? '' : decimal(grade, 1))],
    ['PRETENSAO SALARIAL (R$)', ({ wish }) => dotted(decimal(wish))],
  ]),
]

const withShownDays = (groups: [string, number][]) =>
  groups.map(([day, value]): [string, number] => [shownDay(day), value])

const came = bookings.when((r) => r.state === 'Compareceu')
const missed = bookings.when((r) => r.state === 'Faltou')
const hired = applications.when((r) => r.stage === 'Contratado')

export const labelled: Labelled[] = [
  // The beauty salon
  ['quanto o salão recebeu em outubro?', salon, bookings.during('2025-10').sum('received')],
  ['agendamentos do salão mês a mês', salon, bookings.byMonth((g) => g.count())],
  [
    'qual profissional trouxe mais dinheiro pro salão?',
    salon,
    most(bookings.by('professional', (g) => g.sum('received'))),
  ],
  [
    'Quantos agendamentos de manicure foram marcados para dezembro?',
    salon,
    bookings
      .during('2025-12')
      .when((r) => r.service === 'Manicure')
      .count(),
  ],
  ['quantas faltas a agenda do salão registrou?', salon, missed.count()],
  [
    'que porcentagem dos agendamentos está com a situação Desmarcou?',
    salon,
    bookings.share((r) => r.state === 'Desmarcou'),
  ],
  ['valor recebido por serviço', salon, bookings.by('service', (g) => g.sum('received'))],
  [
    'top 3 clientes do salão em valor recebido',
    salon,
    most(
      bookings.by('client', (g) => g.sum('received')),
      3,
    ),
  ],
  [
    'valor medio recebido na coloração, só de quem compareceu',
    salon,
    came.when((r) => r.service === 'Coloração').mean('received'),
  ],
  [
    'em qual dia da semana tem mais agendamentos no salão?',
    salon,
    most(bookings.byWeekday((g) => g.count())),
  ],
  [
    'Quanto entrou com os horários da Keila em janeiro?',
    salon,
    bookings
      .during('2026-01')
      .when((r) => r.professional === 'Keila')
      .sum('received'),
  ],
  [
    'compare o valor recebido no salão em novembro com o de dezembro',
    salon,
    { before: bookings.during('2025-11').sum('received'), after: bookings.during('2025-12').sum('received') },
  ],
  [
    'em quantos agendamentos o valor recebido passou de 120 reais?',
    salon,
    bookings.when((r) => (r.received ?? 0) > 120).count(),
  ],
  ['quantas clientes diferentes aparecem na agenda do salao', salon, bookings.distinct('client')],
  [
    'soma do tempo previsto de escova, em minutos',
    salon,
    bookings.when((r) => r.service === 'Escova').sum('minutes'),
  ],
  ['qual serviço teve menos agendamentos?', salon, least(bookings.by('service', (g) => g.count()))],
  ['maior valor recebido por um corte', salon, bookings.when((r) => r.service === 'Corte').max('received')],
  [
    'a Patrícia Lemos vem sempre aqui, quanto já recebemos dela no total?',
    salon,
    bookings.when((r) => r.client === 'Patrícia Lemos').sum('received'),
  ],
  [
    'oi, tô pensando em abrir só no fim de semana: quanto o salão recebeu aos sábados?',
    salon,
    bookings.on(6).sum('received'),
  ],
  ['faltas por profissional', salon, missed.by('professional', (g) => g.count())],
  [
    'participação da Rosana no valor recebido pelo salão',
    salon,
    bookings.share((r) => r.professional === 'Rosana', 'received'),
  ],
  [
    'qtos agendametos a Jussara teve entre 15/10/2025 e 30/11/2025?',
    salon,
    bookings
      .from('2025-10-15', '2025-11-30')
      .when((r) => r.professional === 'Jussara')
      .count(),
  ],
  [
    'total recebido de manicure e escova juntas em novembro',
    salon,
    bookings
      .during('2025-11')
      .when((r) => r.service === 'Manicure' || r.service === 'Escova')
      .sum('received'),
  ],
  [
    'quanto foi recebido com o Beto, sem contar corte?',
    salon,
    bookings.when((r) => r.professional === 'Beto' && r.service !== 'Corte').sum('received'),
  ],
  [
    'Em média, quantos agendamentos o salão tem por dia em que abre?',
    salon,
    bookings.count() / bookings.distinct('day'),
  ],
  ['quanto o salão recebeu em 28/02/2026?', salon, bookings.from('2026-02-28', '2026-02-28').sum('received')],
  [
    'em que data o salão recebeu mais dinheiro?',
    salon,
    withShownDays(most(bookings.by('day', (g) => g.sum('received')))),
  ],
  [
    'corte x coloração: quanto foi recebido em cada um?',
    salon,
    bookings
      .when((r) => r.service === 'Corte' || r.service === 'Coloração')
      .by('service', (g) => g.sum('received')),
  ],
  [
    'em quantos dias diferentes a Rosana teve horário marcado em janeiro?',
    salon,
    bookings
      .during('2026-01')
      .when((r) => r.professional === 'Rosana')
      .distinct('day'),
  ],
  ['pior mês do salão em valor recebido', salon, least(bookings.byMonth((g) => g.sum('received')))],

  // The online shop
  ['valor vendido na loja online por mês', shop, orders.byMonth((g) => g.sum('sale'))],
  ['quantos pedidos sairam pela Shopee?', shop, orders.when((r) => r.market === 'Shopee').count()],
  ['qual marketplace vendeu mais em reais?', shop, most(orders.by('market', (g) => g.sum('sale')))],
  [
    'Quais os 3 produtos com maior valor de venda somado na loja online?',
    shop,
    most(
      orders.by('product', (g) => g.sum('sale')),
      3,
    ),
  ],
  ['frete total de agosto', shop, orders.during('2025-08').sum('freight')],
  ['total de frete por transpotadora', shop, orders.by('carrier', (g) => g.sum('freight'))],
  [
    'nos pedidos com frete maior que zero, qual foi o frete médio?',
    shop,
    orders.when((r) => r.freight > 0).mean('freight'),
  ],
  ['quantos pedidos tiveram frete grátis', shop, orders.when((r) => r.freight === 0).count()],
  ['% dos pedidos que foi pelos Correios', shop, orders.share((r) => r.carrier === 'Correios')],
  [
    'Quantos por cento do valor vendido online veio da Amazon?',
    shop,
    orders.share((r) => r.market === 'Amazon', 'sale'),
  ],
  [
    'quanto vendemos de garrafa termica em dezembro?',
    shop,
    orders
      .during('2025-12')
      .when((r) => r.product === 'Garrafa térmica')
      .sum('sale'),
  ],
  ['quantos pedidos foram pro RJ?', shop, orders.when((r) => r.state === 'RJ').count()],
  [
    'de outubro para novembro, como mudou o valor vendido na loja online?',
    shop,
    { before: orders.during('2025-10').sum('sale'), after: orders.during('2025-11').sum('sale') },
  ],
  ['pedidos com venda acima de R$ 150, quantos foram?', shop, orders.when((r) => r.sale > 150).count()],
  [
    'dia da semana com o maior valor vendido na loja online',
    shop,
    most(orders.byWeekday((g) => g.sum('sale'))),
  ],
  [
    'qual o maior frete de um pedido da Jadlog?',
    shop,
    orders.when((r) => r.carrier === 'Jadlog').max('freight'),
  ],
  [
    'valor da menor venda de tapete de yoga',
    shop,
    orders.when((r) => r.product === 'Tapete de yoga').min('sale'),
  ],
  [
    'quanto a loja online vendeu em reais entre 10/11/2025 e 30/11/2025',
    shop,
    orders.from('2025-11-10', '2025-11-30').sum('sale'),
  ],
  ['número de pedidos para cada UF', shop, orders.by('state', (g) => g.count())],
  [
    'venda em reais da shopee pra SP',
    shop,
    orders.when((r) => r.market === 'Shopee' && r.state === 'SP').sum('sale'),
  ],
  [
    'Tirando a Magalu, qual foi o valor total vendido nos marketplaces?',
    shop,
    orders.when((r) => r.market !== 'Magalu').sum('sale'),
  ],
  [
    'Jadlog ou Loggi: quanto deu de frete em cada uma?',
    shop,
    orders
      .when((r) => r.carrier === 'Jadlog' || r.carrier === 'Loggi')
      .by('carrier', (g) => g.sum('freight')),
  ],
  [
    'quantos produtos diferentes vendemos na Amazon em 2026?',
    shop,
    orders
      .during('2026-01', '2026-12')
      .when((r) => r.market === 'Amazon')
      .distinct('product'),
  ],
  [
    'valor medio de venda por pedido no mercado livre',
    shop,
    orders.when((r) => r.market === 'Mercado Livre').mean('sale'),
  ],
  [
    'preciso fechar uma conta aqui: quanto fica o total de vendas menos o total de frete no segundo semestre de 2025?',
    shop,
    orders.during('2025-07', '2025-12').sum('sale') - orders.during('2025-07', '2025-12').sum('freight'),
  ],
  ['qual UF tem o menor total de frete?', shop, least(orders.by('state', (g) => g.sum('freight')))],
  ['em que mês a soma dos fretes foi mais alta?', shop, most(orders.byMonth((g) => g.sum('freight')))],
  ['qual o valor de venda do último pedido da loja online?', shop, orders.from(lastDay, lastDay).sum('sale')],
  [
    'pedidos de fone bluetooth com frete acima de 30 reais: quantos?',
    shop,
    orders.when((r) => r.product === 'Fone bluetooth' && r.freight > 30).count(),
  ],
  [
    'quantos pedidos em media por dia, contando só os dias com pedido?',
    shop,
    orders.count() / orders.distinct('day'),
  ],

  // The recruiting firm
  ['candidaturas por mês', recruiting, applications.byMonth((g) => g.count())],
  ['quantas candidaturas em março de 2025?', recruiting, applications.during('2025-03').count()],
  [
    'Quantas candidaturas vieram do LinkedIn?',
    recruiting,
    applications.when((r) => r.source === 'LinkedIn').count(),
  ],
  [
    'as 3 vagas com mais candidatruas',
    recruiting,
    most(
      applications.by('job', (g) => g.count()),
      3,
    ),
  ],
  [
    'qual recrutador tem o maior número de contratados?',
    recruiting,
    most(hired.by('recruiter', (g) => g.count())),
  ],
  [
    'percentual de candidaturas na etapa Reprovado',
    recruiting,
    applications.share((r) => r.stage === 'Reprovado'),
  ],
  ['nota média do teste por vaga', recruiting, applications.by('job', (g) => g.mean('grade'))],
  [
    'pretensao salarial media pra desenvolvedor',
    recruiting,
    applications.when((r) => r.job === 'Desenvolvedor').mean('wish'),
  ],
  ['Qual a maior pretensão salarial entre os contratados?', recruiting, hired.max('wish')],
  [
    'menor nota no teste para motorista',
    recruiting,
    applications.when((r) => r.job === 'Motorista').min('grade'),
  ],
  [
    'quantas candidaturas têm pretensão acima de R$ 5.000?',
    recruiting,
    applications.when((r) => r.wish > 5000).count(),
  ],
  [
    'quantas candidaturas tiraram nota abaixo de 6 no teste?',
    recruiting,
    applications.when((r) => r.grade !== undefined && r.grade < 6).count(),
  ],
  ['número de candidaturas em cada etapa', recruiting, applications.by('stage', (g) => g.count())],
  [
    'compara a quantidade de candidaturas de fevereiro de 2025 com a de fevereiro de 2026',
    recruiting,
    { before: applications.during('2025-02').count(), after: applications.during('2026-02').count() },
  ],
  [
    'quantos contratados vieram por indicação?',
    recruiting,
    hired.when((r) => r.source === 'Indicação').count(),
  ],
  [
    'qual origem tem a maior nota média no teste?',
    recruiting,
    most(applications.by('source', (g) => g.mean('grade'))),
  ],
  [
    'em que dia da semana chegam menos candidaturas?',
    recruiting,
    least(applications.byWeekday((g) => g.count())),
  ],
  [
    'candidaturas da Noemi no segundo semestre de 2025, quantas foram?',
    recruiting,
    applications
      .during('2025-07', '2025-12')
      .when((r) => r.recruiter === 'Noemi')
      .count(),
  ],
  ['quantas estão na triagem?', recruiting, applications.when((r) => r.stage === 'Triagem').count()],
  ['pretensão salarial média por origem', recruiting, applications.by('source', (g) => g.mean('wish'))],
  [
    'sem contar a Catho, quantas candidaturas tivemos pra assistente administrativo?',
    recruiting,
    applications.when((r) => r.source !== 'Catho' && r.job === 'Assistente administrativo').count(),
  ],
  [
    'LinkedIn e Gupy: quantos contratados de cada um?',
    recruiting,
    hired.when((r) => r.source === 'LinkedIn' || r.source === 'Gupy').by('source', (g) => g.count()),
  ],
  [
    'quantas vagas diferentes receberam candidatura em maio?',
    recruiting,
    applications.during('2025-05').distinct('job'),
  ],
  [
    'qual mês teve a nota média do teste mais alta?',
    recruiting,
    most(applications.byMonth((g) => g.mean('grade'))),
  ],
  [
    'nota media no teste: contratado x reprovado',
    recruiting,
    applications
      .when((r) => r.stage === 'Contratado' || r.stage === 'Reprovado')
      .by('stage', (g) => g.mean('grade')),
  ],
  [
    'Dos contratados, que porcentagem é do recrutador Sílvio?',
    recruiting,
    hired.share((r) => r.recruiter === 'Sílvio'),
  ],
  [
    'total de candidaturas de 01/07/2025 a 15/08/2025',
    recruiting,
    applications.from('2025-07-01', '2025-08-15').count(),
  ],
  [
    'tô montando a apresentação pra diretoria, me diz quantas candidaturas recebemos em média por mês',
    recruiting,
    applications.count() / applications.byMonth((g) => g.count()).length,
  ],
  [
    'candidaturas com nota 8 ou mais no teste, quantas?',
    recruiting,
    applications.when((r) => r.grade !== undefined && r.grade >= 8).count(),
  ],
  [
    'das candidaturas a motorista, quantos por cento estão na etapa contratado?',
    recruiting,
    applications.when((r) => r.job === 'Motorista').share((r) => r.stage === 'Contratado'),
  ],
]

export const unanswerable: string[] = [
  'qual a forma de pagamento mais usada no salão?',
  'por que tanta gente faltou em dezembro?',
  'quanto de comissão a Keila tem pra receber de janeiro?',
  'quanto gastamos com esmalte em outubro?',
  'qual o estoque de fone bluetooth?',
  'em quantos dias a Jadlog entrega, em média?',
  'quanto a loja online vai vender no Natal de 2027?',
  'qual a nota de avaliação da loja na Shopee?',
  'idade média dos candidatos a motorista',
  'qual empresa cliente abriu mais vagas em maio?',
]
