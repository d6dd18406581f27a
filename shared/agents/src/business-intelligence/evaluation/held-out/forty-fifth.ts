import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A charter bus firm, a shop of aquariums and fish, a vehicle papers agent. */

const { next, whole, pick, among } = seededBusiness('a charter bus firm, an aquarium shop, a papers agent')
const days = daysFrom('2025-07-01', 304)

const coach = { vehicle: 'Ônibus', seats: 46 }
const minibus = { vehicle: 'Micro-ônibus', seats: 28 }
const van = { vehicle: 'Van', seats: 15 }
const customers = [
  {
    client: 'Metalúrgica Aurora',
    service: 'Contínuo',
    places: ['Distrito Industrial'],
    fleet: [coach, minibus],
    near: 30,
    far: 90,
  },
  {
    client: 'Clube da Melhor Idade',
    service: 'Turismo',
    places: ['Caldas Novas', 'Aparecida', 'Campos do Jordão', 'Beto Carrero'],
    fleet: [coach, coach, minibus],
    near: 350,
    far: 1_400,
  },
  {
    client: 'Colégio Santa Rita',
    service: 'Eventual',
    places: ['Zoológico', 'Museu', 'Campos do Jordão'],
    fleet: [coach, minibus, van],
    near: 40,
    far: 380,
  },
  {
    client: 'Paróquia São José',
    service: 'Turismo',
    places: ['Aparecida', 'Aparecida', 'Campos do Jordão'],
    fleet: [coach, minibus],
    near: 250,
    far: 900,
  },
  {
    client: 'Usina Boa Esperança',
    service: 'Contínuo',
    places: ['Zona Rural'],
    fleet: [coach, minibus],
    near: 60,
    far: 160,
  },
  {
    client: 'Agência Mundo Afora',
    service: 'Transfer',
    places: ['Aeroporto'],
    fleet: [van, minibus],
    near: 50,
    far: 220,
  },
]
// Every day, most on Fridays and Saturdays. A trip that was cancelled has no amounts.
const trips = new Rows(
  days.flatMap((day) =>
    Array.from({ length: weekdayIn(day) === 5 || weekdayIn(day) === 6 ? whole(2, 4) : whole(1, 3) }, () => {
      const { client, service, places, fleet, near, far } = pick(customers)
      const { vehicle, seats } = pick(fleet)
      const status = among(['Paga', 7], ['Pendente', 2], ['Cancelada', 1])
      const isDone = status !== 'Cancelada'
      const km = whole(near, far)
      const passengers = whole(Math.ceil(seats / 2), seats)
      const toll = next() < 0.3 ? undefined : whole(1_800, 24_000) / 100
      const diesel = cents((km * whole(180, 260)) / 100)
      const price = cents(400 + (km * whole(500, 800)) / 100)
      return {
        day,
        client,
        service,
        place: pick(places),
        vehicle,
        driver: among(['Sebastião', 5], ['Gilmar', 4], ['Ronaldo', 3], ['Ivete', 2]),
        passengers: isDone ? passengers : undefined,
        km: isDone ? km : undefined,
        toll: isDone ? toll : undefined,
        diesel: isDone ? diesel : undefined,
        price: isDone ? price : undefined,
        status,
      }
    }),
  ),
)

const goods = [
  { product: 'Neon cardinal', category: 'Peixes', water: 'doce', few: 6, many: 20, from: 400, to: 700 },
  { product: 'Guppy', category: 'Peixes', water: 'doce', few: 2, many: 8, from: 600, to: 1_500 },
  { product: 'Betta', category: 'Peixes', water: 'doce', few: 1, many: 2, from: 2_500, to: 7_900 },
  { product: 'Ração em flocos', category: 'Alimentos', water: '', few: 1, many: 3, from: 1_200, to: 6_000 },
  { product: 'Anúbia', category: 'Plantas', water: 'doce', few: 1, many: 3, from: 2_500, to: 6_900 },
  { product: 'Musgo de java', category: 'Plantas', water: 'doce', few: 1, many: 3, from: 1_500, to: 3_500 },
  {
    product: 'Filtro canister',
    category: 'Equipamentos',
    water: '',
    few: 1,
    many: 1,
    from: 38_000,
    to: 95_000,
  },
  { product: 'Termostato', category: 'Equipamentos', water: '', few: 1, many: 2, from: 4_500, to: 12_000 },
  {
    product: 'Peixe-palhaço',
    category: 'Peixes',
    water: 'salgada',
    few: 1,
    many: 2,
    from: 8_900,
    to: 19_900,
  },
  {
    product: 'Coral zoanthus',
    category: 'Corais',
    water: 'salgada',
    few: 1,
    many: 3,
    from: 7_000,
    to: 26_000,
  },
  {
    product: 'Luminária de LED',
    category: 'Equipamentos',
    water: '',
    few: 1,
    many: 1,
    from: 15_000,
    to: 52_000,
  },
]
// Closed on Mondays, most on Saturdays.
const sales = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(4, 6) : whole(1, 4) }, () => {
        const { product, category, water, few, many, from, to } = pick(goods)
        const pieces = whole(few, many)
        const unit = whole(from, to) / 100
        const gross = cents(pieces * unit)
        const discount = next() < 0.65 ? undefined : cents((gross * whole(5, 15)) / 100)
        return {
          day,
          product,
          category,
          water,
          seller: among(['Bianca', 5], ['Yuri', 3], ['Nelson', 2]),
          channel: among(['Balcão', 6], ['WhatsApp', 3], ['Site', 2]),
          delivery: next() < 0.3 ? 'sim' : 'não',
          pieces,
          unit,
          gross,
          discount,
          cost: cents((gross * whole(40, 60)) / 100),
          total: cents(gross - (discount ?? 0)),
        }
      }),
    ),
)

const papers = [
  { service: 'LICENCIAMENTO', tax: 16_000, upTo: 17_500, from: 8_000, to: 18_000 },
  { service: 'TRANSFERENCIA', tax: 24_000, upTo: 40_000, from: 25_000, to: 60_000 },
  { service: 'EMPLACAMENTO', tax: 22_000, upTo: 45_000, from: 30_000, to: 75_000 },
  { service: 'SEGUNDA VIA CRLV', tax: 9_000, upTo: 14_000, from: 9_000, to: 20_000 },
  { service: 'BAIXA DE GRAVAME', tax: 0, upTo: 0, from: 12_000, to: 24_000 },
]
// Monday to Friday, most on Mondays.
const cases = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(4, 6) : whole(1, 4) }, () => {
        const { service, tax, upTo, from, to } = pick(papers)
        const vehicle = among(['CARRO', 6], ['MOTO', 3], ['CAMINHAO', 2])
        const status = among(['CONCLUIDO', 7], ['EM ANDAMENTO', 2], ['EXIGENCIA', 1])
        const urgent = next() < 0.2 ? 'SIM' : 'NAO'
        const took = urgent === 'SIM' ? whole(1, 6) : whole(3, 30)
        return {
          day,
          service,
          vehicle,
          city: among(['CAMPINAS', 6], ['SUMARE', 4], ['HORTOLANDIA', 3], ['VALINHOS', 2]),
          owner: among(['EDNA', 5], ['JUAREZ', 4], ['PRISCILA', 2]),
          origin: among(['REVENDA', 4], ['CONCESSIONARIA', 3], ['INDICACAO', 3], ['INTERNET', 2]),
          payment: among(['PIX', 5], ['DINHEIRO', 2], ['CARTAO', 3]),
          status,
          urgent,
          took: status === 'CONCLUIDO' ? took : undefined,
          tax: tax === 0 ? undefined : whole(tax, upTo) / 100,
          fee: cents((whole(from, to) * (vehicle === 'CAMINHAO' ? 1.8 : 1)) / 100),
        }
      }),
    ),
)

const buses = 'Viagens Fretamento'
const aquariums = 'vendas_aquarismo'
const agent = 'PROCESSOS DESPACHANTE'

const money = (value: number | undefined) => (value === undefined ? '' : dotted(commaPrice(value)))

export const files = [
  file(buses, trips, [
    ['Data da viagem', ({ day }) => brazilianDay(day)],
    ['Cliente', ({ client }) => client],
    ['Tipo de serviço', ({ service }) => service],
    ['Destino', ({ place }) => place],
    ['Veículo', ({ vehicle }) => vehicle],
    ['Motorista', ({ driver }) => driver],
    ['Passageiros', ({ passengers }) => passengers ?? ''],
    ['Km rodados', ({ km }) => km ?? ''],
    ['Pedágio', ({ toll }) => money(toll)],
    ['Gasto com diesel', ({ diesel }) => money(diesel)],
    ['Valor do frete', ({ price }) => money(price)],
    ['Situação', ({ status }) => status],
  ]),
  file(
    aquariums,
    sales,
    [
      ['data_venda', ({ day }) => day],
      ['produto', ({ product }) => product],
      ['categoria', ({ category }) => category],
      ['agua', ({ water }) => water],
      ['vendedor', ({ seller }) => seller],
      ['canal', ({ channel }) => channel],
      ['entrega', ({ delivery }) => delivery],
      ['quantidade', ({ pieces }) => pieces],
      ['preco_unitario', ({ unit }) => unit.toFixed(2)],
      ['desconto', ({ discount }) => (discount === undefined ? '' : discount.toFixed(2))],
      ['custo', ({ cost }) => cost.toFixed(2)],
      ['valor_venda', ({ total }) => total.toFixed(2)],
    ],
    ',',
  ),
  file(agent, cases, [
    ['DT_ABERTURA', ({ day }) => brazilianDay(day)],
    ['SERVICO', ({ service }) => service],
    ['TP_VEICULO', ({ vehicle }) => vehicle],
    ['MUNICIPIO', ({ city }) => city],
    ['RESPONSAVEL', ({ owner }) => owner],
    ['ORIGEM', ({ origin }) => origin],
    ['FORMA_PGTO', ({ payment }) => payment],
    ['STATUS', ({ status }) => status],
    ['URGENTE', ({ urgent }) => urgent],
    ['DIAS_CONCLUSAO', ({ took }) => took ?? ''],
    ['TX_DETRAN', ({ tax }) => (tax === undefined ? '' : decimal(tax))],
    ['VLR_HONORARIO', ({ fee }) => decimal(fee)],
  ]),
]

export const labelled: Labelled[] = [
  // The charter bus firm
  ['valor dos fretes por mês', buses, trips.byMonth((g) => g.sum('price'))],
  [
    'Qual o valor total dos fretes do Clube da Melhor Idade em outubro?',
    buses,
    trips
      .during('2025-10')
      .when((r) => r.client === 'Clube da Melhor Idade')
      .sum('price'),
  ],
  ['qual motorista rodou mais km?', buses, most(trips.by('driver', (g) => g.sum('km')))],
  [
    'os 3 clientes que mais deram faturamento de frete',
    buses,
    most(
      trips.by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  ['qto gastamos de diesel em dezembro', buses, trips.during('2025-12').sum('diesel')],
  [
    'quanto deu de frete pra Aparecida e Caldas Novas juntos em março?',
    buses,
    trips
      .during('2026-03')
      .when((r) => r.place === 'Aparecida' || r.place === 'Caldas Novas')
      .sum('price'),
  ],
  [
    'média de passageiros por viagem pra Aparecida',
    buses,
    trips.when((r) => r.place === 'Aparecida').mean('passengers'),
  ],
  ['quantas viagens foram canceladas?', buses, trips.when((r) => r.status === 'Cancelada').count()],
  [
    'Que porcentagem do valor dos fretes veio de turismo?',
    buses,
    trips.share((r) => r.service === 'Turismo', 'price'),
  ],
  [
    'quantas viagens fizemos em novembro, sem contar as canceladas?',
    buses,
    trips
      .during('2025-11')
      .when((r) => r.status !== 'Cancelada')
      .count(),
  ],
  [
    'compare o gasto com diesel de julho com o de agosto',
    buses,
    { before: trips.during('2025-07').sum('diesel'), after: trips.during('2025-08').sum('diesel') },
  ],
  ['quantos fretes passaram de 5 mil reais?', buses, trips.when((r) => (r.price ?? 0) > 5000).count()],
  [
    'quanto temos de frete pendente pra receber?',
    buses,
    trips.when((r) => r.status === 'Pendente').sum('price'),
  ],
  [
    'Bom dia! Pode me dizer o valor médio do frete das viagens de van?',
    buses,
    trips.when((r) => r.vehicle === 'Van').mean('price'),
  ],
  [
    'qual o valor do maior frete pra Caldas Novas?',
    buses,
    trips.when((r) => r.place === 'Caldas Novas').max('price'),
  ],
  ['km rodados por veículo', buses, trips.by('vehicle', (g) => g.sum('km'))],
  [
    'em qual dia da semana a gente fatura mais com frete?',
    buses,
    most(trips.byWeekday((g) => g.sum('price'))),
  ],
  [
    'quanto deu de frete do Gilmar no primeiro trimestre de 2026, tirando os pendentes?',
    buses,
    trips
      .during('2026-01', '2026-03')
      .when((r) => r.driver === 'Gilmar' && r.status !== 'Pendente')
      .sum('price'),
  ],
  [
    'quanto sobra do valor dos fretes depois de descontar o gasto com diesel?',
    buses,
    trips.sum('price') - trips.sum('diesel'),
  ],
  [
    'quantos passageiros levamos pro aeroporto entre 15/12/2025 e 10/01/2026?',
    buses,
    trips
      .from('2025-12-15', '2026-01-10')
      .when((r) => r.place === 'Aeroporto')
      .sum('passengers'),
  ],
  ['qual destino deu menos faturamento de frete?', buses, least(trips.by('place', (g) => g.sum('price')))],
  ['quantos destinos diferentes aparecem nas viagens?', buses, trips.distinct('place')],
  [
    'qual a participação do Colégio Santa Rita nos km rodados?',
    buses,
    trips.share((r) => r.client === 'Colégio Santa Rita', 'km'),
  ],
  [
    'quantas viagens pagas o Sebastiao fez desde fevereiro?',
    buses,
    trips
      .during('2026-02', '2026-04')
      .when((r) => r.driver === 'Sebastião' && r.status === 'Paga')
      .count(),
  ],
  [
    'total de passageiros por cliente em janeiro',
    buses,
    trips.during('2026-01').by('client', (g) => g.sum('passengers')),
  ],
  [
    'em média, quanto faturamos de frete por mês?',
    buses,
    trips.sum('price') / trips.byMonth((g) => g.count()).length,
  ],
  [
    'qual foi o menor valor de frete num serviço eventual?',
    buses,
    trips.when((r) => r.service === 'Eventual').min('price'),
  ],
  ['viagens com mais de 800 km, quantas foram?', buses, trips.when((r) => (r.km ?? 0) > 800).count()],
  ['qual mes teve o menor gasto total com pedagio?', buses, least(trips.byMonth((g) => g.sum('toll')))],
  [
    'gasto de diesel nas viagens de micro-onibus aos domingos',
    buses,
    trips
      .on(0)
      .when((r) => r.vehicle === 'Micro-ônibus')
      .sum('diesel'),
  ],

  // The shop of aquariums and fish
  ['valor das vendas da loja de aquarismo por mês', aquariums, sales.byMonth((g) => g.sum('total'))],
  [
    'quantos neon cardinal vendemos em setembro?',
    aquariums,
    sales
      .during('2025-09')
      .when((r) => r.product === 'Neon cardinal')
      .sum('pieces'),
  ],
  ['qual vendedor vendeu mais em valor?', aquariums, most(sales.by('seller', (g) => g.sum('total')))],
  [
    'os 3 produtos que mais faturam na loja',
    aquariums,
    most(
      sales.by('product', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'ticket medio das vendas pelo whatsapp',
    aquariums,
    sales.when((r) => r.channel === 'WhatsApp').mean('total'),
  ],
  [
    'Quantos bettas foram vendidos no último trimestre de 2025?',
    aquariums,
    sales
      .during('2025-10', '2025-12')
      .when((r) => r.product === 'Betta')
      .sum('pieces'),
  ],
  [
    'qual categoria da loja de aquários vende menos em reais?',
    aquariums,
    least(sales.by('category', (g) => g.sum('total'))),
  ],
  ['total de desconto que a Bianca deu', aquariums, sales.when((r) => r.seller === 'Bianca').sum('discount')],
  ['quantas vendas tiveram entrega?', aquariums, sales.when((r) => r.delivery === 'sim').count()],
  [
    'quantos por cento do valor das vendas veio de água salgada?',
    aquariums,
    sales.share((r) => r.water === 'salgada', 'total'),
  ],
  [
    'compara o valor vendido em plantas de novembro com o de dezembro',
    aquariums,
    {
      before: sales
        .during('2025-11')
        .when((r) => r.category === 'Plantas')
        .sum('total'),
      after: sales
        .during('2025-12')
        .when((r) => r.category === 'Plantas')
        .sum('total'),
    },
  ],
  ['qtas vendas acima de 300 reais', aquariums, sales.when((r) => r.total > 300).count()],
  ['valor das vendas menos o custo', aquariums, sales.sum('total') - sales.sum('cost')],
  [
    'quanto a loja de aquários vende em média por dia que abre?',
    aquariums,
    sales.sum('total') / sales.distinct('day'),
  ],
  [
    'qual o dia da semana mais forte de vendas na loja, em reais?',
    aquariums,
    most(sales.byWeekday((g) => g.sum('total'))),
  ],
  [
    'valor vendido por canal tirando os equipamentos',
    aquariums,
    sales.when((r) => r.category !== 'Equipamentos').by('channel', (g) => g.sum('total')),
  ],
  [
    'preço unitário médio do peixe-palhaço',
    aquariums,
    sales.when((r) => r.product === 'Peixe-palhaço').mean('unit'),
  ],
  [
    'custo da racao em flocos vendida em fevereiro',
    aquariums,
    sales
      .during('2026-02')
      .when((r) => r.product === 'Ração em flocos')
      .sum('cost'),
  ],
  [
    'qto vendemos em reais de coral aos domingos?',
    aquariums,
    sales
      .on(0)
      .when((r) => r.category === 'Corais')
      .sum('total'),
  ],
  [
    'quantas vendas o Yuri fez pelo site em março?',
    aquariums,
    sales
      .during('2026-03')
      .when((r) => r.seller === 'Yuri' && r.channel === 'Site')
      .count(),
  ],
  ['número de vendas por vendedor', aquariums, sales.by('seller', (g) => g.count())],
  [
    'quantos produtos diferentes vendemos pelo site em agosto?',
    aquariums,
    sales
      .during('2025-08')
      .when((r) => r.channel === 'Site')
      .distinct('product'),
  ],
  [
    'qual foi o maior desconto dado numa venda de filtro canister?',
    aquariums,
    sales.when((r) => r.product === 'Filtro canister').max('discount'),
  ],
  [
    'qual o valor das vendas de guppy e betta juntos em outubro?',
    aquariums,
    sales
      .during('2025-10')
      .when((r) => r.product === 'Guppy' || r.product === 'Betta')
      .sum('total'),
  ],
  [
    'quantos reais a loja de aquários vendeu de 20/11/2025 a 30/11/2025?',
    aquariums,
    sales.from('2025-11-20', '2025-11-30').sum('total'),
  ],
  [
    'quantidade vendida por produto na categoria peixes',
    aquariums,
    sales.when((r) => r.category === 'Peixes').by('product', (g) => g.sum('pieces')),
  ],
  ['desconto médio das vendas que tiveram desconto', aquariums, sales.mean('discount')],
  [
    'quantas vendas sairam sem desconto em janeiro',
    aquariums,
    sales
      .during('2026-01')
      .when((r) => r.discount === undefined)
      .count(),
  ],
  [
    'oi, me ve ai o valor medio das vendas com entrega',
    aquariums,
    sales.when((r) => r.delivery === 'sim').mean('total'),
  ],
  [
    'quantidade vezes preço unitário nas vendas do Nelson, quanto dá no total?',
    aquariums,
    sales.when((r) => r.seller === 'Nelson').sum('gross'),
  ],

  // The vehicle papers agent
  ['Quantos processos abrimos em outubro?', agent, cases.during('2025-10').count()],
  ['honorários por mês', agent, cases.byMonth((g) => g.sum('fee'))],
  ['qual serviço dá mais honorário no total?', agent, most(cases.by('service', (g) => g.sum('fee')))],
  [
    'total de taxa do detran nas transferencias',
    agent,
    cases.when((r) => r.service === 'TRANSFERENCIA').sum('tax'),
  ],
  [
    'qtos processos de emplacamento de moto entraram no primeiro trimestre de 2026?',
    agent,
    cases
      .during('2026-01', '2026-03')
      .when((r) => r.service === 'EMPLACAMENTO' && r.vehicle === 'MOTO')
      .count(),
  ],
  ['quantidade de processos por status', agent, cases.by('status', (g) => g.count())],
  [
    'quantos processos em exigência tem em cada município?',
    agent,
    cases.when((r) => r.status === 'EXIGENCIA').by('city', (g) => g.count()),
  ],
  [
    'quantos dias leva em média a conclusão de uma transferência?',
    agent,
    cases.when((r) => r.service === 'TRANSFERENCIA').mean('took'),
  ],
  ['que % dos processos é urgente?', agent, cases.share((r) => r.urgent === 'SIM')],
  ['honorário médio por tipo de veículo', agent, cases.by('vehicle', (g) => g.mean('fee'))],
  ['qual responsável tem menos processos?', agent, least(cases.by('owner', (g) => g.count()))],
  [
    'quais os 2 municípios com maior total de honorários?',
    agent,
    most(
      cases.by('city', (g) => g.sum('fee')),
      2,
    ),
  ],
  [
    'honorários da Edna: janeiro x fevereiro',
    agent,
    {
      before: cases
        .during('2026-01')
        .when((r) => r.owner === 'EDNA')
        .sum('fee'),
      after: cases
        .during('2026-02')
        .when((r) => r.owner === 'EDNA')
        .sum('fee'),
    },
  ],
  [
    'quantos processos levaram mais de 15 dias pra conclusão?',
    agent,
    cases.when((r) => (r.took ?? 0) > 15).count(),
  ],
  [
    'total de honorarios no pix em novembro',
    agent,
    cases
      .during('2025-11')
      .when((r) => r.payment === 'PIX')
      .sum('fee'),
  ],
  [
    'que parte do valor dos honorários vem de concessionária?',
    agent,
    cases.share((r) => r.origin === 'CONCESSIONARIA', 'fee'),
  ],
  [
    'quanto dá somando a taxa do detran e o honorário dos licenciamentos?',
    agent,
    cases.when((r) => r.service === 'LICENCIAMENTO').sum('tax') +
      cases.when((r) => r.service === 'LICENCIAMENTO').sum('fee'),
  ],
  [
    'honorário total sem contar licenciamento e transferência',
    agent,
    cases.when((r) => r.service !== 'LICENCIAMENTO' && r.service !== 'TRANSFERENCIA').sum('fee'),
  ],
  ['em que dia da semana abrimos mais processos?', agent, most(cases.byWeekday((g) => g.count()))],
  [
    'quantos processos abrimos em média por dia que o despachante trabalha?',
    agent,
    cases.count() / cases.distinct('day'),
  ],
  [
    'qual o maior honorário cobrado num processo de caminhão?',
    agent,
    cases.when((r) => r.vehicle === 'CAMINHAO').max('fee'),
  ],
  [
    'quantos dos processos abertos de 01/04/2026 a 20/04/2026 estão em andamento?',
    agent,
    cases
      .from('2026-04-01', '2026-04-20')
      .when((r) => r.status === 'EM ANDAMENTO')
      .count(),
  ],
  [
    'qtos processos urgentes o juarez pegou em dezembro',
    agent,
    cases
      .during('2025-12')
      .when((r) => r.owner === 'JUAREZ' && r.urgent === 'SIM')
      .count(),
  ],
  [
    'quantos serviços diferentes a Priscila atendeu em agosto?',
    agent,
    cases
      .during('2025-08')
      .when((r) => r.owner === 'PRISCILA')
      .distinct('service'),
  ],
  [
    'honorario total das motos em 2025, só dos processos concluidos',
    agent,
    cases
      .during('2025-07', '2025-12')
      .when((r) => r.vehicle === 'MOTO' && r.status === 'CONCLUIDO')
      .sum('fee'),
  ],
  [
    'qual foi o menor honorário numa baixa de gravame?',
    agent,
    cases.when((r) => r.service === 'BAIXA DE GRAVAME').min('fee'),
  ],
  [
    'em qual mês o total de honorários de emplacamento foi maior?',
    agent,
    most(cases.when((r) => r.service === 'EMPLACAMENTO').byMonth((g) => g.sum('fee'))),
  ],
  [
    'quantos processos concluídos não eram urgentes?',
    agent,
    cases.when((r) => r.status === 'CONCLUIDO' && r.urgent === 'NAO').count(),
  ],
  ['média de dias de conclusão por responsável', agent, cases.by('owner', (g) => g.mean('took'))],
  [
    'Por favor, me passe o total de honorários de Sumaré e Hortolândia somados, desde janeiro',
    agent,
    cases
      .during('2026-01', '2026-04')
      .when((r) => r.city === 'SUMARE' || r.city === 'HORTOLANDIA')
      .sum('fee'),
  ],
]

export const unanswerable: string[] = [
  'qual o salário do motorista Gilmar?',
  'quantos litros de diesel abastecemos em março?',
  'quanto vamos faturar de frete em dezembro de 2026?',
  'qual a nota de satisfação dos passageiros da Ivete?',
  'quantos neon cardinal morreram na quarentena?',
  'qual o estoque atual de ração em flocos?',
  'quanto pagamos de aluguel da loja de aquários em janeiro?',
  'quanto deu de honorário em maio de 2025?',
  'qual o valor de ipva dos carros que a Edna atendeu?',
  'qual o renavam do último processo de caminhão?',
]
