import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* An inn for anglers, a tyre shop and a costume-jewellery maker that sells to shops. */

const { next, whole, pick, among } = seededBusiness('an anglers inn, a tyre shop, a jewellery maker')
const shifted = (day: string, by: number) => new Date(Date.parse(day) + by * 864e5).toISOString().slice(0, 10)

const chalet = { room: 'Chalé', few: 2, many: 4, low: 26, high: 38 }
const suite = { room: 'Suíte', few: 1, many: 2, low: 22, high: 32 }
const ranch = { room: 'Rancho', few: 4, many: 10, low: 60, high: 95 }
const tent = { room: 'Camping', few: 2, many: 6, low: 6, high: 11 }

let booking = 2_300
const lastArrival = '2026-04-30'
// Few come from November to February, when fishing is forbidden; most arrive on Fridays.
const arrivalsOn = (day: string) => {
  if (day === lastArrival) return 1
  if (day >= '2025-11-01' && day <= '2026-02-28') return whole(0, 1)
  return weekdayIn(day) === 5 ? whole(3, 5) : whole(0, 2)
}
const stays = new Rows(
  daysFrom('2025-05-01', 365).flatMap((day) =>
    Array.from({ length: arrivalsOn(day) }, () => {
      const { room, few, many, low, high } = among([chalet, 5], [suite, 3], [ranch, 2], [tent, 1])
      const nights = whole(1, 5)
      const rate = whole(low, high) * 10
      const boat = next() < 0.6 ? 'sim' : 'não'
      booking += 1
      return {
        day,
        booking,
        booked: shifted(day, -whole(2, 60)),
        origin: among(
          ['Goiânia', 5],
          ['Uberlândia', 3.5],
          ['Campinas', 2.2],
          ['Brasília', 1.2],
          ['Londrina', 0.6],
        ),
        room,
        anglers: whole(few, many),
        nights,
        boat,
        // No boat, no guide.
        guide: boat === 'sim' ? among(['Tião', 4], ['Nenê', 2.4], ['Dito', 1.3]) : undefined,
        channel: among(['Indicação', 5], ['WhatsApp', 3], ['Instagram', 1.9], ['Agência', 1]),
        rate,
        lodging: nights * rate,
        // Empty where nothing was consumed, or nobody wrote it down.
        extras: next() < 0.25 ? undefined : whole(2_000, 60_000) / 100,
      }
    }),
  ),
)

const carBrands = ['Pirelli', 'Goodyear', 'Michelin', 'Bridgestone']
const car = { vehicle: 'Carro', rims: [14, 15, 13, 16], brands: carBrands, low: 28, high: 62 }
const bike = { vehicle: 'Moto', rims: [17, 18], brands: ['Pirelli', 'Levorin'], low: 14, high: 38 }
const pickup = { vehicle: 'Caminhonete', rims: [16, 17], brands: carBrands, low: 60, high: 120 }
const truck = { vehicle: 'Caminhão', rims: [22, 20], brands: ['Michelin', 'Goodyear'], low: 140, high: 260 }

const patch = { service: 'Remendo', least: 4, most: 11 }
const change = { service: 'Troca de pneu', least: 6, most: 20 }
const balance = { service: 'Balanceamento', least: 8, most: 18 }
const alignment = { service: 'Alinhamento', least: 14, most: 26 }
const rotation = { service: 'Rodízio', least: 8, most: 14 }
const rescue = { service: 'Socorro', least: 16, most: 40 }

let workOrder = 10_230
const firstJob = '2025-08-01'
const jobsOn = (day: string) => {
  if (day === firstJob) return 1
  return weekdayIn(day) === 6 ? whole(4, 7) : whole(1, 4)
}
// Closed on Sundays. Brand, rim, tyres and their price are filled in only where tyres were sold.
const jobs = new Rows(
  daysFrom(firstJob, 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: jobsOn(day) }, () => {
        const { vehicle, rims, brands, low, high } = among([car, 6], [bike, 3], [pickup, 1.8], [truck, 0.9])
        const work =
          vehicle === 'Moto'
            ? among([patch, 5], [change, 3], [rescue, 0.4])
            : among(
                [patch, 5],
                [change, 3.4],
                [balance, 2.6],
                [alignment, 1.8],
                [rotation, 1.2],
                [rescue, 0.3],
              )
        const isSale = work.service === 'Troca de pneu'
        const pieces = vehicle === 'Moto' ? whole(1, 2) : among([1, 1], [2, 3], [4, 2])
        const each = whole(low, high) * 10 - 0.1
        const labour = whole(work.least, work.most) * 5
        const tyresPrice = isSale ? cents(pieces * each) : undefined
        workOrder += 1
        return {
          day,
          workOrder,
          vehicle,
          service: work.service,
          brand: isSale ? pick(brands) : undefined,
          rim: isSale ? pick(rims) : undefined,
          tyres: isSale ? pieces : undefined,
          worker: among(['Gilson', 5], ['Wesley', 3], ['Juninho', 1.6]),
          tyresPrice,
          labour,
          total: cents((tyresPrice ?? 0) + labour),
          payment: among(['Pix', 4], ['Cartão', 2.8], ['Dinheiro', 1.9], ['Fiado', 0.9]),
          warranty: next() < 0.4 ? 'SIM' : 'NÃO',
        }
      }),
    ),
)

const retailers = [
  { client: 'Bella Donna', city: 'Sorocaba' },
  { client: 'Empório Lírio', city: 'Bauru' },
  { client: 'Loja Safira', city: 'Curitiba' },
  { client: 'Charme & Cia', city: 'Sorocaba' },
  { client: 'Estação da Moda', city: 'Belo Horizonte' },
  { client: 'Ateliê Aurora', city: 'Piracicaba' },
  { client: 'Dona Flor', city: 'Curitiba' },
]
const earring = { piece: 'Brinco', low: 890, high: 3_490 }
const necklace = { piece: 'Colar', low: 1_990, high: 7_900 }
const ring = { piece: 'Anel', low: 1_190, high: 4_290 }
const bracelet = { piece: 'Pulseira', low: 1_590, high: 5_900 }
const anklet = { piece: 'Tornozeleira', low: 990, high: 2_990 }

let purchase = 5_400
const lastOrderDay = '2026-05-31'
// What was ordered in the last days isn't sent yet; a few older ones neither.
const sentAfter = (day: string) => {
  const sent = shifted(day, whole(1, 12))
  return sent > lastOrderDay || next() < 0.04 ? undefined : sent
}
// An order has a row for each of its items, with its number, shop and dates in all of them.
const items = new Rows(
  daysFrom('2025-04-01', 426)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: whole(0, 2) }, () => {
        purchase += 1
        return {
          day,
          purchase,
          ...pick(retailers),
          rep: among(['Simone', 5], ['Kátia', 3], ['Fabrício', 1.7]),
          terms: among(['30 dias', 5], ['À vista', 3], ['60 dias', 1.6]),
          consigned: next() < 0.22 ? 'Sim' : 'Não',
          shipped: sentAfter(day),
        }
      }),
    )
    .flatMap((order) =>
      Array.from({ length: whole(1, 3) }, () => {
        const { piece, low, high } = among(
          [earring, 5],
          [necklace, 3],
          [ring, 2],
          [bracelet, 1.3],
          [anklet, 0.6],
        )
        const pieces = whole(1, 5) * 6
        const unit = whole(low, high) / 100
        return {
          ...order,
          piece,
          plating: among(['Ouro 18k', 5], ['Ródio', 2.6], ['Prata', 1.6], ['Rosé', 0.8]),
          pieces,
          unit,
          total: cents(pieces * unit),
        }
      }),
    ),
)

const inn = 'Reservas Pousada de Pesca'
const tyreShop = 'OS BORRACHARIA'
const jewellery = 'pedidos_semijoias'

export const files = [
  file(inn, stays, [
    ['Nº Reserva', ({ booking: code }) => code],
    ['Reservado em', ({ booked }) => brazilianDay(booked)],
    ['Chegada', ({ day }) => brazilianDay(day)],
    ['Veio de', ({ origin }) => origin],
    ['Acomodação', ({ room }) => room],
    ['Pescadores', ({ anglers }) => anglers],
    ['Noites', ({ nights }) => nights],
    ['Barco?', ({ boat }) => boat],
    ['Piloteiro', ({ guide }) => guide ?? ''],
    ['Como conheceu', ({ channel }) => channel],
    ['Diária (R$)', ({ rate }) => decimal(rate)],
    ['Hospedagem (R$)', ({ lodging }) => dotted(decimal(lodging))],
    ['Consumo (R$)', ({ extras }) => (extras === undefined ? '' : decimal(extras))],
  ]),
  file(tyreShop, jobs, [
    ['OS', ({ workOrder: code }) => code],
    ['DATA', ({ day }) => brazilianDay(day)],
    ['VEICULO', ({ vehicle }) => vehicle],
    ['SERVICO', ({ service }) => service],
    ['MARCA', ({ brand }) => brand ?? ''],
    ['ARO', ({ rim }) => rim ?? ''],
    ['PNEUS VEND.', ({ tyres }) => tyres ?? ''],
    ['BORRACHEIRO', ({ worker }) => worker],
    ['VLR PNEUS', ({ tyresPrice }) => (tyresPrice === undefined ? '' : commaPrice(tyresPrice))],
    ['MAO DE OBRA', ({ labour }) => commaPrice(labour)],
    ['TOTAL', ({ total }) => commaPrice(total)],
    ['PAGTO', ({ payment }) => payment],
    ['GARANTIA', ({ warranty }) => warranty],
  ]),
  file(
    jewellery,
    items,
    [
      ['Pedido nº', ({ purchase: code }) => code],
      ['Dt pedido', ({ day }) => day],
      ['Lojista', ({ client }) => client],
      ['Cidade', ({ city }) => city],
      ['Representante', ({ rep }) => rep],
      ['Peça', ({ piece }) => piece],
      ['Banho', ({ plating }) => plating],
      ['Qtd (pçs)', ({ pieces }) => pieces],
      ['Preço unit.', ({ unit }) => unit.toFixed(2)],
      ['Vlr total', ({ total }) => total.toFixed(2)],
      ['Prazo pgto', ({ terms }) => terms],
      ['Consignado?', ({ consigned }) => consigned],
      ['Dt envio', ({ shipped }) => shipped ?? ''],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The inn
  ['quantas reservas da pousada tiveram chegada em julho de 2025?', inn, stays.during('2025-07').count()],
  ['Quantos pescadores a pousada recebeu ao todo?', inn, stays.sum('anglers')],
  ['total de noites por acomodação', inn, stays.by('room', (g) => g.sum('nights'))],
  ['valor de hospedagem por mês de chegada', inn, stays.byMonth((g) => g.sum('lodging'))],
  [
    'Qual piloteiro saiu em mais reservas?',
    inn,
    most(stays.when((r) => r.guide !== undefined).by('guide', (g) => g.count())),
  ],
  [
    'hospedagem mais consumo das reservas que vieram por agencia, quanto deu?',
    inn,
    stays.when((r) => r.channel === 'Agência').sum('lodging') +
      stays.when((r) => r.channel === 'Agência').sum('extras'),
  ],
  [
    'valor médio de hospedagem por reserva no rancho',
    inn,
    stays.when((r) => r.room === 'Rancho').mean('lodging'),
  ],
  ['Que porcentagem das reservas pediu barco?', inn, stays.share((r) => r.boat === 'sim')],
  ['de qual cidade vieram mais pescadores?', inn, most(stays.by('origin', (g) => g.sum('anglers')))],
  [
    'as 3 cidades de onde veio mais dinheiro de hospedagem',
    inn,
    most(
      stays.by('origin', (g) => g.sum('lodging')),
      3,
    ),
  ],
  [
    'qtas reservas por indicacao tiveram chegada em agosto e setembro de 2025',
    inn,
    stays
      .during('2025-08', '2025-09')
      .when((r) => r.channel === 'Indicação')
      .count(),
  ],
  [
    'Quantas reservas foram reservadas em janeiro de 2026, não importa a data de chegada?',
    inn,
    stays.when((r) => r.booked.slice(0, 7) === '2026-01').count(),
  ],
  [
    'média do valor da diária cobrada nas reservas, por acomodação',
    inn,
    stays.by('room', (g) => g.mean('rate')),
  ],
  ['maior consumo numa reserva da pousada', inn, stays.max('extras')],
  [
    'qual o menor valor de hospedagem que teve no camping?',
    inn,
    stays.when((r) => r.room === 'Camping').min('lodging'),
  ],
  ['quantas reservas ficaram mais de 3 noites', inn, stays.when((r) => r.nights > 3).count()],
  ['quantas reservas tinham 6 pescadores ou mais?', inn, stays.when((r) => r.anglers >= 6).count()],
  [
    'compare o valor de hospedagem das chegadas de maio de 2025 com as de junho de 2025',
    inn,
    { before: stays.during('2025-05').sum('lodging'), after: stays.during('2025-06').sum('lodging') },
  ],
  ['em que dia da semana chegam mais reservas na pousada?', inn, most(stays.byWeekday((g) => g.count()))],
  ['consumo total das reservas com barco e sem barco', inn, stays.by('boat', (g) => g.sum('extras'))],
  [
    'quantas reservas do instagram ficaram sem barco',
    inn,
    stays.when((r) => r.channel === 'Instagram' && r.boat === 'não').count(),
  ],
  [
    'Qual a participação do chalé no valor das hospedagens?',
    inn,
    stays.share((r) => r.room === 'Chalé', 'lodging'),
  ],
  [
    'quantos pescadores com chegada em outubro de 2025 sairam com o piloteiro tiao',
    inn,
    stays
      .during('2025-10')
      .when((r) => r.guide === 'Tião')
      .sum('anglers'),
  ],
  [
    'Em qual mês de chegada a pousada teve o maior consumo?',
    inn,
    most(stays.byMonth((g) => g.sum('extras'))),
  ],
  ['media de pescadores por reserva em cada acomodacao', inn, stays.by('room', (g) => g.mean('anglers'))],
  ['quantas noites vai ficar a última reserva a chegar na pousada?', inn, stays.all.at(-1)?.nights ?? 0],
  [
    'qto deu de hospedagem pra quem veio de goiania com chegada de 01/03/2026 em diante',
    inn,
    stays
      .from('2026-03-01', lastArrival)
      .when((r) => r.origin === 'Goiânia')
      .sum('lodging'),
  ],
  [
    'número de reservas por forma como o cliente conheceu a pousada',
    inn,
    stays.by('channel', (g) => g.count()),
  ],
  [
    'qual acomodação rendeu menos em valor de hospedagem?',
    inn,
    least(stays.by('room', (g) => g.sum('lodging'))),
  ],
  ['quantas reservas estao com o consumo em branco', inn, stays.when((r) => r.extras === undefined).count()],

  // The tyre shop
  ['faturamento total da borracharia por mês', tyreShop, jobs.byMonth((g) => g.sum('total'))],
  ['Quantos pneus vendemos em novembro de 2025?', tyreShop, jobs.during('2025-11').sum('tyres')],
  ['quantos pneus pirelli a gente vendeu', tyreShop, jobs.when((r) => r.brand === 'Pirelli').sum('tyres')],
  ['Qual borracheiro fez mais serviços?', tyreShop, most(jobs.by('worker', (g) => g.count()))],
  [
    'quantos remendos fizemos em moto?',
    tyreShop,
    jobs.when((r) => r.service === 'Remendo' && r.vehicle === 'Moto').count(),
  ],
  [
    'total de mao de obra do gilson em fevereiro de 2026',
    tyreShop,
    jobs
      .during('2026-02')
      .when((r) => r.worker === 'Gilson')
      .sum('labour'),
  ],
  [
    'valor total médio das OS de caminhão',
    tyreShop,
    jobs.when((r) => r.vehicle === 'Caminhão').mean('total'),
  ],
  [
    'Quais as 3 marcas que mais venderam em valor de pneus?',
    tyreShop,
    most(
      jobs.when((r) => r.brand !== undefined).by('brand', (g) => g.sum('tyresPrice')),
      3,
    ),
  ],
  ['quantas os ficaram no fiado', tyreShop, jobs.when((r) => r.payment === 'Fiado').count()],
  [
    'quanto ficou fiado na borracharia desde março de 2026, somando o total das OS?',
    tyreShop,
    jobs
      .during('2026-03', '2026-05')
      .when((r) => r.payment === 'Fiado')
      .sum('total'),
  ],
  ['qual a porcentagem das OS com garantia?', tyreShop, jobs.share((r) => r.warranty === 'SIM')],
  [
    'quantos % do faturamento da borracharia entrou no pix',
    tyreShop,
    jobs.share((r) => r.payment === 'Pix', 'total'),
  ],
  ['quantos pneus aro 15 vendemos?', tyreShop, jobs.when((r) => r.rim === 15).sum('tyres')],
  ['mão de obra por tipo de serviço', tyreShop, jobs.by('service', (g) => g.sum('labour'))],
  ['que dia da semana tem mais OS?', tyreShop, most(jobs.byWeekday((g) => g.count()))],
  ['quantas OS passaram de R$ 1.000 no total?', tyreShop, jobs.when((r) => r.total > 1000).count()],
  [
    'compare o faturamento da borracharia em outubro de 2025 com o de novembro de 2025',
    tyreShop,
    { before: jobs.during('2025-10').sum('total'), after: jobs.during('2025-11').sum('total') },
  ],
  [
    'total faturado na borracharia por veiculo, so carro e moto',
    tyreShop,
    jobs.when((r) => r.vehicle === 'Carro' || r.vehicle === 'Moto').by('vehicle', (g) => g.sum('total')),
  ],
  [
    'quantas trocas de pneu o wesley fez pagas em dinheiro',
    tyreShop,
    jobs
      .when((r) => r.service === 'Troca de pneu' && r.worker === 'Wesley' && r.payment === 'Dinheiro')
      .count(),
  ],
  ['qual o maior valor de pneus numa única OS?', tyreShop, jobs.max('tyresPrice')],
  [
    'menor mao de obra cobrada num alinhamento',
    tyreShop,
    jobs.when((r) => r.service === 'Alinhamento').min('labour'),
  ],
  [
    'Quantas marcas diferentes de pneu já vendemos?',
    tyreShop,
    jobs.when((r) => r.brand !== undefined).distinct('brand'),
  ],
  [
    'qual foi o dia em que a borracharia faturou mais?',
    tyreShop,
    most(jobs.by('day', (g) => g.sum('total'))).map(
      ([day, value]) => [shownDay(day), value] as [string, number],
    ),
  ],
  ['quantidade de OS por forma de pagto', tyreShop, jobs.by('payment', (g) => g.count())],
  [
    'em média, quantos pneus vendemos por troca de pneu?',
    tyreShop,
    jobs.when((r) => r.service === 'Troca de pneu').mean('tyres'),
  ],
  [
    'faturamento da borracharia aos sabados sem contar o fiado',
    tyreShop,
    jobs
      .on(6)
      .when((r) => r.payment !== 'Fiado')
      .sum('total'),
  ],
  [
    'quantas OS de caminhonete sem garantia teve entre 15/09/2025 e 15/12/2025?',
    tyreShop,
    jobs
      .from('2025-09-15', '2025-12-15')
      .when((r) => r.vehicle === 'Caminhonete' && r.warranty === 'NÃO')
      .count(),
  ],
  ['em média quantas OS a borracharia faz por dia que abre?', tyreShop, jobs.count() / jobs.distinct('day')],
  ['qual o valor total da primeira OS registrada na borracharia?', tyreShop, jobs.all.at(0)?.total ?? 0],
  [
    'valor de pneus michelin vendidos no primeiro trimestre de 2026',
    tyreShop,
    jobs
      .during('2026-01', '2026-03')
      .when((r) => r.brand === 'Michelin')
      .sum('tyresPrice'),
  ],

  // The jewellery maker
  ['valor total das semijoias por mês do pedido', jewellery, items.byMonth((g) => g.sum('total'))],
  [
    'Quantas unidades de brinco os lojistas pediram em novembro de 2025?',
    jewellery,
    items
      .during('2025-11')
      .when((r) => r.piece === 'Brinco')
      .sum('pieces'),
  ],
  ['Qual lojista comprou mais em valor?', jewellery, most(items.by('client', (g) => g.sum('total')))],
  [
    'top 3 cidades que mais compraram semijoias em reais',
    jewellery,
    most(
      items.by('city', (g) => g.sum('total')),
      3,
    ),
  ],
  ['quantos pedidos diferentes de semijoias temos ao todo?', jewellery, items.distinct('purchase')],
  [
    'qtas peças com banho de ouro 18k foram vendidas, em quantidade de peças',
    jewellery,
    items.when((r) => r.plating === 'Ouro 18k').sum('pieces'),
  ],
  ['valor vendido por cada representante', jewellery, items.by('rep', (g) => g.sum('total'))],
  [
    'Que porcentagem do valor vendido em semijoias veio da Simone?',
    jewellery,
    items.share((r) => r.rep === 'Simone', 'total'),
  ],
  [
    'qto deu em valor o que foi consignado pros lojistas',
    jewellery,
    items.when((r) => r.consigned === 'Sim').sum('total'),
  ],
  ['preco unitario medio do colar', jewellery, items.when((r) => r.piece === 'Colar').mean('unit')],
  ['quantidade de peças vendidas por banho', jewellery, items.by('plating', (g) => g.sum('pieces'))],
  [
    'valor dos pedidos à vista da Loja Safira',
    jewellery,
    items.when((r) => r.client === 'Loja Safira' && r.terms === 'À vista').sum('total'),
  ],
  [
    'quanto a katia vendeu com prazo de 30 dias nos pedidos feitos em 2026?',
    jewellery,
    items
      .during('2026-01', '2026-05')
      .when((r) => r.rep === 'Kátia' && r.terms === '30 dias')
      .sum('total'),
  ],
  [
    'compare o valor dos pedidos dos lojistas feitos em abril de 2025 com os de abril de 2026',
    jewellery,
    { before: items.during('2025-04').sum('total'), after: items.during('2026-04').sum('total') },
  ],
  [
    'quantos lojistas diferentes compraram tornozeleira?',
    jewellery,
    items.when((r) => r.piece === 'Tornozeleira').distinct('client'),
  ],
  [
    'qual tipo de peça de semijoia vendeu menos em valor?',
    jewellery,
    least(items.by('piece', (g) => g.sum('total'))),
  ],
  [
    'Quantas peças no total foram enviadas em dezembro de 2025, pela data de envio?',
    jewellery,
    items.when((r) => r.shipped?.slice(0, 7) === '2025-12').sum('pieces'),
  ],
  [
    'quantas linhas de pedido estao sem data de envio',
    jewellery,
    items.when((r) => r.shipped === undefined).count(),
  ],
  [
    'valor médio por pedido de semijoia, somando os itens do mesmo número de pedido',
    jewellery,
    items.sum('total') / items.distinct('purchase'),
  ],
  [
    'em que mês os pedidos de pulseira somaram mais em valor?',
    jewellery,
    most(items.when((r) => r.piece === 'Pulseira').byMonth((g) => g.sum('total'))),
  ],
  [
    'qual o maior valor total numa linha de pedido de anel?',
    jewellery,
    items.when((r) => r.piece === 'Anel').max('total'),
  ],
  ['menor preço unit. de brinco', jewellery, items.when((r) => r.piece === 'Brinco').min('unit')],
  [
    'quantas linhas de pedido tem mais de 20 peças na quantidade?',
    jewellery,
    items.when((r) => r.pieces > 20).count(),
  ],
  [
    'valor vendido pra sorocaba tirando o consignado',
    jewellery,
    items.when((r) => r.city === 'Sorocaba' && r.consigned === 'Não').sum('total'),
  ],
  [
    'Em que dia da semana os pedidos de semijoias somam o maior valor?',
    jewellery,
    most(items.byWeekday((g) => g.sum('total'))),
  ],
  [
    'valor vendido por banho, so rodio e prata',
    jewellery,
    items.when((r) => r.plating === 'Ródio' || r.plating === 'Prata').by('plating', (g) => g.sum('total')),
  ],
  [
    'média de peças por linha de pedido para cada representante',
    jewellery,
    items.by('rep', (g) => g.mean('pieces')),
  ],
  [
    'quantos reais o emporio lirio pediu entre 01/08/2025 e 31/10/2025',
    jewellery,
    items
      .from('2025-08-01', '2025-10-31')
      .when((r) => r.client === 'Empório Lírio')
      .sum('total'),
  ],
  [
    'qual a participação da tornozeleira na quantidade de peças vendidas?',
    jewellery,
    items.share((r) => r.piece === 'Tornozeleira', 'pieces'),
  ],
  [
    'quantos pedidos diferentes em cada prazo de pgto',
    jewellery,
    items.by('terms', (g) => g.distinct('purchase')),
  ],
]

export const unanswerable: string[] = [
  'quantos quilos de peixe os pescadores tiraram em outubro?',
  'qual espécie de peixe saiu mais na pousada?',
  'quanto gastamos de gasolina com os barcos?',
  'que nota os hóspedes deram pro chalé?',
  'quantos pneus aro 14 ainda tem no estoque',
  'qual a comissão do Gilson em março?',
  'quilometragem média dos carros atendidos na borracharia',
  'quanto pagamos pelo grama do ouro do banho?',
  'quantas semijoias voltaram com defeito?',
  'qual lojista esta com boleto atrasado',
]
