import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, shownDay, weekdayIn } from './rows'

/* A club of monthly boxes, a farm with hens and cows, and a seller of tickets. */

const { next, whole, among } = seededBusiness('a club of boxes, a farm of eggs and milk, tickets of events')

const plans: [{ plan: string; price: number }, number][] = [
  [{ plan: 'Essencial', price: 59.9 }, 8],
  [{ plan: 'Plus', price: 89.9 }, 5],
  [{ plan: 'Premium', price: 139.9 }, 3],
  [{ plan: 'Família', price: 179.9 }, 1.6],
]
/** Most begin in November, and on Mondays. */
const begunOn = (day: string) => {
  if (day.slice(0, 7) === '2025-11') return whole(4, 7)
  return weekdayIn(day) === 1 ? whole(3, 5) : whole(0, 3)
}
/** Up to April of 2026, with the first. */
const monthsSince = (day: string) =>
  2026 * 12 + 4 - (Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))) + 1

const subscriptions = new Rows(
  daysFrom('2025-05-01', 365).flatMap((day) =>
    Array.from({ length: begunOn(day) }, () => {
      const { plan, price } = among(...plans)
      const status = next() < 0.68 ? 'ativa' : 'cancelada'
      const reason = among(
        ['Achou caro', 6],
        ['Atraso na entrega', 3.5],
        ['Não usava', 2.2],
        ['Mudança', 1.2],
      )
      return {
        day,
        plan,
        city: among(['São Paulo', 8], ['Campinas', 5], ['Sorocaba', 3.2], ['Jundiaí', 2], ['Piracicaba', 1]),
        source: among(['Instagram', 7], ['Indicação', 4.5], ['Google', 2.8], ['Feira', 1.5]),
        payment: among(['Cartão', 6], ['Pix', 3.5], ['Boleto', 1.6]),
        price: day >= '2026-01-01' ? cents(price + 10) : price,
        discount: next() < 0.55 ? 0 : among([10, 3], [15, 2], [20, 1]),
        months: status === 'ativa' ? monthsSince(day) : whole(1, monthsSince(day)),
        status,
        reason: status === 'ativa' ? '' : reason,
        gift: next() < 0.35 ? 'sim' : 'não',
      }
    }),
  ),
)
const active = subscriptions.when((r) => r.status === 'ativa')
const cancelled = subscriptions.when((r) => r.status === 'cancelada')

const sheds = [
  { shed: 'Galpão 1', product: 'Ovos', low: 420, high: 520, feed: 58 },
  { shed: 'Galpão 2', product: 'Ovos', low: 310, high: 400, feed: 45 },
  { shed: 'Galpão 3', product: 'Ovos', low: 210, high: 290, feed: 32 },
  { shed: 'Galpão 4', product: 'Leite', low: 180, high: 260, feed: 95 },
  { shed: 'Galpão 5', product: 'Leite', low: 90, high: 150, feed: 52 },
]
// Every day, a row for every shed.
const production = new Rows(
  daysFrom('2025-08-01', 243).flatMap((day) =>
    sheds.map(({ shed, product, low, high, feed }) => {
      const kilos = whole(feed - 6, feed + 6)
      return {
        day,
        shed,
        product,
        keeper: among(['Zeca', 5], ['Lurdes', 3.2], ['Toninho', 1.8]),
        produced: whole(low, high),
        broken: product === 'Ovos' ? whole(3, 22) : undefined,
        kilos,
        cost: cents((kilos * whole(195, 240)) / 100),
        heat: next() < 0.08 ? undefined : whole(170, 345) / 10,
        vet: next() < 0.05 ? 'sim' : 'não',
      }
    }),
  ),
)
const eggs = production.when((r) => r.product === 'Ovos')
const milk = production.when((r) => r.product === 'Leite')

const shows = [
  { event: 'Noite do Samba', first: '2025-07-01', last: '2026-03-31', factor: 0.8, weight: 6 },
  { event: 'Stand-up do Juca', first: '2025-07-01', last: '2026-03-31', factor: 0.6, weight: 4 },
  { event: 'Festival de Inverno', first: '2025-07-01', last: '2025-08-31', factor: 1.2, weight: 3 },
  { event: 'Oktoberfest', first: '2025-08-15', last: '2025-10-31', factor: 1.1, weight: 2.5 },
  { event: 'Réveillon na Orla', first: '2025-10-01', last: '2025-12-31', factor: 2, weight: 4.5 },
  { event: 'Bloco da Saudade', first: '2026-01-01', last: '2026-02-17', factor: 1, weight: 2.5 },
]
type Show = (typeof shows)[number]
const sectors: [{ sector: string; base: number }, number][] = [
  [{ sector: 'Pista', base: 80 }, 8],
  [{ sector: 'Arquibancada', base: 60 }, 5],
  [{ sector: 'Área VIP', base: 150 }, 3.2],
  [{ sector: 'Camarote', base: 220 }, 1.8],
]
const batches: [{ batch: string; raise: number }, number][] = [
  [{ batch: '1º Lote', raise: 1 }, 5],
  [{ batch: '2º Lote', raise: 1.2 }, 3.2],
  [{ batch: '3º Lote', raise: 1.45 }, 1.8],
]
/** Most are sold on Fridays, then on Saturdays. */
const soldOn = (day: string) => {
  if (weekdayIn(day) === 5) return whole(5, 8)
  return weekdayIn(day) === 6 ? whole(3, 6) : whole(1, 4)
}
const tickets = new Rows(
  daysFrom('2025-07-01', 274).flatMap((day) =>
    Array.from({ length: soldOn(day) }, () => {
      const { event, factor } = among(
        ...shows
          .filter(({ first, last }) => day >= first && day <= last)
          .map((show): [Show, number] => [show, show.weight]),
      )
      const { sector, base } = among(...sectors)
      const { batch, raise } = among(...batches)
      const kind = among(['Inteira', 3], ['Meia', 2])
      const channel = among(['Site', 6], ['App', 4], ['Bilheteria', 2.4], ['Ponto de venda', 1.2])
      const pieces = whole(1, 6)
      const unit = Math.round(base * factor * raise) * (kind === 'Meia' ? 0.5 : 1)
      // Who buys at the door pays no fee.
      const fee = channel === 'Bilheteria' ? undefined : cents(pieces * unit * 0.12)
      return {
        day,
        event,
        sector,
        batch,
        kind,
        channel,
        pieces,
        unit,
        fee,
        total: cents(pieces * unit + (fee ?? 0)),
        used: next() < 0.8 ? 'SIM' : 'NÃO',
      }
    }),
  ),
)

const club = 'Assinaturas Clube'
const farm = 'producao_sitio'
const office = 'INGRESSOS VENDIDOS'

export const files = [
  file(club, subscriptions, [
    ['Data de início', ({ day }) => brazilianDay(day)],
    ['Plano', ({ plan }) => plan],
    ['Cidade', ({ city }) => city],
    ['Origem', ({ source }) => source],
    ['Forma de pagamento', ({ payment }) => payment],
    ['Mensalidade', ({ price }) => commaPrice(price)],
    ['Desconto', ({ discount }) => commaPrice(discount)],
    ['Meses ativos', ({ months }) => months],
    ['Status', ({ status }) => status],
    ['Motivo do cancelamento', ({ reason }) => reason],
    ['Brinde', ({ gift }) => gift],
  ]),
  file(
    farm,
    production,
    [
      ['data', ({ day }) => day],
      ['galpao', ({ shed }) => shed],
      ['produto', ({ product }) => product],
      ['tratador', ({ keeper }) => keeper],
      ['qtd_produzida', ({ produced }) => produced],
      ['quebrados', ({ broken }) => broken ?? ''],
      ['racao_kg', ({ kilos }) => kilos],
      ['custo_racao', ({ cost }) => cost.toFixed(2)],
      ['temperatura', ({ heat }) => (heat === undefined ? '' : heat.toFixed(1))],
      ['visita_vet', ({ vet }) => vet],
    ],
    ',',
  ),
  file(office, tickets, [
    ['DT_VENDA', ({ day }) => brazilianDay(day)],
    ['EVENTO', ({ event }) => event],
    ['SETOR', ({ sector }) => sector],
    ['LOTE', ({ batch }) => batch],
    ['TIPO', ({ kind }) => kind],
    ['CANAL', ({ channel }) => channel],
    ['QTD', ({ pieces }) => pieces],
    ['VLR_UNITARIO', ({ unit }) => decimal(unit)],
    ['TAXA_SERVICO', ({ fee }) => (fee === undefined ? '' : decimal(fee))],
    ['VLR_TOTAL', ({ total }) => decimal(total)],
    ['UTILIZADO', ({ used }) => used],
  ]),
]

export const labelled: Labelled[] = [
  // The club of boxes
  ['quantas assinaturas ativas a gente tem', club, active.count()],
  ['quantas assinaturas começaram em cada mes?', club, subscriptions.byMonth((g) => g.count())],
  ['qual plano tem mais asinaturas', club, most(subscriptions.by('plan', (g) => g.count()))],
  ['soma das mensalidades das assinaturas ativas', club, active.sum('price')],
  ['quantas assinaturas canceladas por motivo', club, cancelled.by('reason', (g) => g.count())],
  [
    'qual o motivo de cancelamento que mais aparece nas assinaturas?',
    club,
    most(cancelled.by('reason', (g) => g.count())),
  ],
  ['que % das assinaturas foi cancelada', club, subscriptions.share((r) => r.status === 'cancelada')],
  ['mensalidade media do plano premium', club, subscriptions.when((r) => r.plan === 'Premium').mean('price')],
  [
    'qtas assinaturas do plano familia em campinas',
    club,
    subscriptions.when((r) => r.plan === 'Família' && r.city === 'Campinas').count(),
  ],
  [
    'top 3 cidades com mais assinaturas',
    club,
    most(
      subscriptions.by('city', (g) => g.count()),
      3,
    ),
  ],
  ['media de meses ativos das assinaturas canceladas', club, cancelled.mean('months')],
  [
    'quantas assinaturas que começaram em novembro vieram do instagram?',
    club,
    subscriptions
      .during('2025-11')
      .when((r) => r.source === 'Instagram')
      .count(),
  ],
  [
    'assinaturas novas: outubro x novembro',
    club,
    { before: subscriptions.during('2025-10').count(), after: subscriptions.during('2025-11').count() },
  ],
  [
    'quantas assinaturas com mensalidade acima de 100 reais',
    club,
    subscriptions.when((r) => r.price > 100).count(),
  ],
  [
    'quantas assinaturas pagas no pix ganharam brinde?',
    club,
    subscriptions.when((r) => r.payment === 'Pix' && r.gift === 'sim').count(),
  ],
  [
    'total de desconto nas assinaturas de sorocaba',
    club,
    subscriptions.when((r) => r.city === 'Sorocaba').sum('discount'),
  ],
  ['quantas assinaturas estao sem desconto', club, subscriptions.when((r) => r.discount === 0).count()],
  [
    'desconto medio por plano, so das assinaturas com desconto maior que zero',
    club,
    subscriptions.when((r) => r.discount > 0).by('plan', (g) => g.mean('discount')),
  ],
  ['em q dia da semana começam mais assinaturas?', club, most(subscriptions.byWeekday((g) => g.count()))],
  ['mensalidade media por cidade', club, subscriptions.by('city', (g) => g.mean('price'))],
  ['quantas assinaturas de cada origem', club, subscriptions.by('source', (g) => g.count())],
  [
    'só das assinaturas ativas: soma das mensalidades menos a soma dos descontos',
    club,
    active.sum('price') - active.sum('discount'),
  ],
  [
    'quantas assinaturas do plano plus foram canceladas com motivo achou caro?',
    club,
    cancelled.when((r) => r.plan === 'Plus' && r.reason === 'Achou caro').count(),
  ],
  ['qual cidade tem menos assinaturas ativas', club, least(active.by('city', (g) => g.count()))],
  [
    'quantas assinaturas começaram entre 15/08/2025 e 30/09/2025',
    club,
    subscriptions.from('2025-08-15', '2025-09-30').count(),
  ],
  [
    'quantas assinaturas canceladas tem no maximo 2 meses ativos?',
    club,
    cancelled.when((r) => r.months <= 2).count(),
  ],
  [
    'das assinaturas no boleto, quantos por cento estao canceladas',
    club,
    subscriptions.when((r) => r.payment === 'Boleto').share((r) => r.status === 'cancelada'),
  ],
  [
    'assinaturas ativas em campinas x sorocaba',
    club,
    active.when((r) => r.city === 'Campinas' || r.city === 'Sorocaba').by('city', (g) => g.count()),
  ],
  [
    'to montando o relatorio do clube. quantas assinaturas começaram desde janeiro?',
    club,
    subscriptions.during('2026-01', '2026-04').count(),
  ],
  [
    'quantas assinaturas que vieram do google nao ganharam brinde',
    club,
    subscriptions.when((r) => r.source === 'Google' && r.gift === 'não').count(),
  ],

  // The farm
  ['quantos ovos produzimos em outubro?', farm, eggs.during('2025-10').sum('produced')],
  ['litros de leite produzidos por mes', farm, milk.byMonth((g) => g.sum('produced'))],
  ['qual galpao produziu mais ovos', farm, most(eggs.by('shed', (g) => g.sum('produced')))],
  ['total de ovos quebrados', farm, eggs.sum('broken')],
  ['ovos quebrados em cada galpao de ovos', farm, eggs.by('shed', (g) => g.sum('broken'))],
  [
    'qual a porcentagem de ovos quebrados em cima do total de ovos produzidos?',
    farm,
    { share: eggs.sum('broken') / eggs.sum('produced') },
  ],
  ['quanto gastamos com ração em dezembro', farm, production.during('2025-12').sum('cost')],
  ['kg de racao por galpao', farm, production.by('shed', (g) => g.sum('kilos'))],
  [
    'custo da racao do galpao 4 no primeiro trimestre de 2026',
    farm,
    production
      .during('2026-01', '2026-03')
      .when((r) => r.shed === 'Galpão 4')
      .sum('cost'),
  ],
  ['temperatura media em janeiro', farm, production.during('2026-01').mean('heat')],
  ['temperatura média por galpão', farm, production.by('shed', (g) => g.mean('heat'))],
  [
    'qual a temperatura mais alta do galpao 2?',
    farm,
    production.when((r) => r.shed === 'Galpão 2').max('heat'),
  ],
  [
    'somando todos os galpoes, quantos ovos produzimos por dia em media?',
    farm,
    eggs.sum('produced') / eggs.distinct('day'),
  ],
  [
    'media de litros de leite por dia no galpao 5',
    farm,
    milk.when((r) => r.shed === 'Galpão 5').mean('produced'),
  ],
  [
    'produçao de leite de janeiro comparada com fevereiro',
    farm,
    { before: milk.during('2026-01').sum('produced'), after: milk.during('2026-02').sum('produced') },
  ],
  [
    'quantos ovos o galpao 3 produziu aos domingos',
    farm,
    eggs
      .on(0)
      .when((r) => r.shed === 'Galpão 3')
      .sum('produced'),
  ],
  ['qual mes teve o maior custo de racao?', farm, most(production.byMonth((g) => g.sum('cost')))],
  [
    'em quantos registros da produçao teve visita do vet',
    farm,
    production.when((r) => r.vet === 'sim').count(),
  ],
  [
    'quantos registros com temperatura acima de 32 graus?',
    farm,
    production.when((r) => r.heat !== undefined && r.heat > 32).count(),
  ],
  [
    'total de ovos produzidos com a lurdes de tratadora',
    farm,
    eggs.when((r) => r.keeper === 'Lurdes').sum('produced'),
  ],
  ['litros de leite por tratador', farm, milk.by('keeper', (g) => g.sum('produced'))],
  ['custo total da raçao mes a mes', farm, production.byMonth((g) => g.sum('cost'))],
  [
    'no galpao 1, ovos produzidos menos os quebrados dá quanto?',
    farm,
    eggs.when((r) => r.shed === 'Galpão 1').sum('produced') -
      eggs.when((r) => r.shed === 'Galpão 1').sum('broken'),
  ],
  ['maior produçao de leite em um unico registro', farm, milk.max('produced')],
  [
    'qual dia teve o maior custo de racao somando todos os galpoes?',
    farm,
    most(production.by('day', (g) => g.sum('cost'))).map(([day, value]): [string, number] => [
      shownDay(day),
      value,
    ]),
  ],
  ['participaçao do leite no custo da racao', farm, production.share((r) => r.product === 'Leite', 'cost')],
  [
    'kg de ração: galpão 1 x galpão 2',
    farm,
    production.when((r) => r.shed === 'Galpão 1' || r.shed === 'Galpão 2').by('shed', (g) => g.sum('kilos')),
  ],
  ['qual tratador usou menos kg de racao', farm, least(production.by('keeper', (g) => g.sum('kilos')))],
  [
    'quantos ovos foram produzidos de 10/11/2025 a 20/12/2025',
    farm,
    eggs.from('2025-11-10', '2025-12-20').sum('produced'),
  ],
  [
    'fechando as contas do sitio: custo total da racao dos ovos dividido pelo total de ovos produzidos',
    farm,
    eggs.sum('cost') / eggs.sum('produced'),
  ],

  // The tickets
  ['quantos ingressos vendemos no total?', office, tickets.sum('pieces')],
  ['quantidade de ingresos por evento', office, tickets.by('event', (g) => g.sum('pieces'))],
  ['valor total dos ingressos vendidos em dezembro', office, tickets.during('2025-12').sum('total')],
  ['qual evento arrecadou mais com ingressos', office, most(tickets.by('event', (g) => g.sum('total')))],
  [
    'top 3 eventos em quantidade de ingressos',
    office,
    most(
      tickets.by('event', (g) => g.sum('pieces')),
      3,
    ),
  ],
  ['qual setor vendeu menos ingressos?', office, least(tickets.by('sector', (g) => g.sum('pieces')))],
  ['total de taxa de serviço por setor', office, tickets.by('sector', (g) => g.sum('fee'))],
  ['quanto deu de taxa de servico no app', office, tickets.when((r) => r.channel === 'App').sum('fee')],
  [
    'qts ingressos de camarote vendemos pro reveillon na orla?',
    office,
    tickets.when((r) => r.sector === 'Camarote' && r.event === 'Réveillon na Orla').sum('pieces'),
  ],
  [
    'média do valor unitário nas vendas do 3º lote',
    office,
    tickets.when((r) => r.batch === '3º Lote').mean('unit'),
  ],
  ['em media, qual o valor total de uma venda de ingressos', office, tickets.mean('total')],
  ['quantos ingressos não foram utilizados?', office, tickets.when((r) => r.used === 'NÃO').sum('pieces')],
  [
    'da quantidade de ingressos vendidos, qual % foi utilizada',
    office,
    tickets.share((r) => r.used === 'SIM', 'pieces'),
  ],
  ['valor total dos ingressos por mes', office, tickets.byMonth((g) => g.sum('total'))],
  [
    'quantidade de ingressos vendidos em outubro x novembro',
    office,
    { before: tickets.during('2025-10').sum('pieces'), after: tickets.during('2025-11').sum('pieces') },
  ],
  [
    'quantas vendas de ingresso foram feitas na bilheteria',
    office,
    tickets.when((r) => r.channel === 'Bilheteria').count(),
  ],
  [
    'quantas vendas de ingresso tiveram valor total acima de 500 reais?',
    office,
    tickets.when((r) => r.total > 500).count(),
  ],
  [
    'dia da semana com a maior quantidade de ingressos vendidos',
    office,
    most(tickets.byWeekday((g) => g.sum('pieces'))),
  ],
  ['quantos ingressos de meia e quantos de inteira?', office, tickets.by('kind', (g) => g.sum('pieces'))],
  [
    'valor total vendido de ingresso no site tirando o festival de inverno',
    office,
    tickets.when((r) => r.channel === 'Site' && r.event !== 'Festival de Inverno').sum('total'),
  ],
  [
    'qual o valor total da maior venda de ingressos da oktoberfest?',
    office,
    tickets.when((r) => r.event === 'Oktoberfest').max('total'),
  ],
  ['quantos ingressos vendidos em cada lote', office, tickets.by('batch', (g) => g.sum('pieces'))],
  [
    'quanto o bloco da saudade arrecadou em fevereiro',
    office,
    tickets
      .during('2026-02')
      .when((r) => r.event === 'Bloco da Saudade')
      .sum('total'),
  ],
  ['media de ingressos por venda em cada canal', office, tickets.by('channel', (g) => g.mean('pieces'))],
  [
    'participação do camarote no valor total dos ingressos',
    office,
    tickets.share((r) => r.sector === 'Camarote', 'total'),
  ],
  [
    'quantos ingressos do stand up do juca foram vendidos aos sabados?',
    office,
    tickets
      .on(6)
      .when((r) => r.event === 'Stand-up do Juca')
      .sum('pieces'),
  ],
  [
    'quantos eventos diferentes tiveram ingresso vendido em outubro',
    office,
    tickets.during('2025-10').distinct('event'),
  ],
  ['valor total dos ingressos menos a taxa de servico', office, tickets.sum('total') - tickets.sum('fee')],
  ['quantas vendas foram de 5 ingressos ou mais?', office, tickets.when((r) => r.pieces >= 5).count()],
  [
    'o produtor ta me cobrando: quantos ingressos da noite do samba vendidos em janeiro nao foram usados?',
    office,
    tickets
      .during('2026-01')
      .when((r) => r.event === 'Noite do Samba' && r.used === 'NÃO')
      .sum('pieces'),
  ],
]

export const unanswerable: string[] = [
  'qual o cache do artista da noite do samba?',
  'idade media dos assinantes do clube',
  'quantas galinhas morreram em janeiro',
  'quanto pagamos de frete pra mandar as caixas?',
  'qual o salario do toninho',
  'quanto veio a conta de luz do sitio em fevereiro?',
  'que nota os assinantes deram pra caixa de novembro',
  'qual a lotação máxima do camarote?',
  'quantas vacas estao prenhas',
  'quanto gastamos com segurança no reveillon na orla',
]
