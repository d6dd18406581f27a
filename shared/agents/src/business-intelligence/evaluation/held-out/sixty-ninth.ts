import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* A real-estate letting agency, a climbing gym and a wholesale of eggs and dairy with delivery routes. */

const { next, whole, pick } = seededBusiness('a letting agency, a climbing gym, an egg and dairy wholesale')
const days = daysFrom('2025-07-01', 304)

// Those for business have no bedrooms; amounts are in tens of reais.
const homes = [
  { kind: 'Apartamento', beds: [1, 2, 2, 3, 4], size: 40, widest: 120, from: 140, to: 420, shared: 110 },
  { kind: 'Casa', beds: [2, 3, 3, 4], size: 80, widest: 220, from: 180, to: 550, shared: 0 },
  { kind: 'Kitnet', beds: [1], size: 22, widest: 38, from: 80, to: 150, shared: 30 },
  { kind: 'Sala comercial', beds: [], size: 25, widest: 90, from: 100, to: 350, shared: 80 },
  { kind: 'Loja', beds: [], size: 40, widest: 200, from: 220, to: 900, shared: 0 },
  { kind: 'Galpão', beds: [], size: 250, widest: 1500, from: 500, to: 1800, shared: 0 },
]
// Closed on Sundays.
const lets = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: whole(1, 3) }, () => {
        const { kind, beds, size, widest, from, to, shared } = pick(homes)
        const rent = whole(from, to) * 10
        return {
          day,
          kind,
          district: pick([
            'Vila Serena',
            'Alto das Palmas',
            'Jardim das Acácias',
            'Morro Azul',
            'Parque dos Lagos',
          ]),
          broker: pick(['Adriana', 'Adriana', 'Fausto', 'Helena', 'Wesley']),
          guarantee: pick(['Fiador', 'Fiador', 'Seguro fiança', 'Caução', 'Título de capitalização']),
          source: pick(['Portal', 'Portal', 'Indicação', 'Redes sociais', 'Placa']),
          furnished: next() < 0.3 ? 'Sim' : 'Não',
          rooms: beds.length === 0 ? undefined : pick<number>(beds),
          area: whole(size, widest),
          term: pick([30, 12, 24, 36, 48]),
          viewings: whole(1, 14),
          waiting: whole(3, 120),
          condominium: shared === 0 ? 0 : whole(10, shared) * 10,
          rent,
          commission: cents(rent * pick([1, 0.8, 0.5])),
        }
      }),
    ),
)

const climbers = [
  { climber: 'Camila', plan: 'diária' },
  { climber: 'Bruno', plan: 'mensal' },
  { climber: 'Aline', plan: 'anual' },
  { climber: 'Gustavo', plan: 'diária' },
  { climber: 'Joana', plan: 'trimestral' },
  { climber: 'Elisa', plan: 'passe avulso' },
  { climber: 'Diego', plan: 'mensal' },
  { climber: 'Renata', plan: 'anual' },
  { climber: 'Murilo', plan: 'diária' },
  { climber: 'Estevão', plan: 'passe avulso' },
]
// Closed on Mondays, fullest at weekends.
const isWeekend = (day: string) => weekdayIn(day) === 0 || weekdayIn(day) === 6
const sessions = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: isWeekend(day) ? whole(4, 7) : whole(2, 4) }, () => {
        const { climber, plan } = pick(climbers)
        const tried = whole(3, 18)
        return {
          day,
          climber,
          plan,
          style: pick(['Boulder', 'Boulder', 'Boulder', 'Top rope', 'Top rope', 'Guiada', 'Autosseguro']),
          wall: pick(['Torre', 'Torre', 'Gruta', 'Laje', 'Negativo']),
          coach: pick(['Iara', 'Iara', 'Caio', 'Lívia', 'Dante']),
          shift: pick(['noite', 'noite', 'tarde', 'manhã']),
          shoes: next() < 0.35 ? 'sim' : 'não',
          minutes: whole(5, 36) * 5,
          tried,
          done: whole(0, tried),
          score: next() < 0.25 ? undefined : pick([5, 4, 4, 3, 2, 1]),
          ticket: plan === 'diária' ? (isWeekend(day) ? 75 : 60) : plan === 'passe avulso' ? 45 : 0,
          snack: next() < 0.4 ? 0 : whole(500, 4_800) / 100,
        }
      }),
    ),
)

const stops = [
  { client: 'Padaria Pão da Praça', kind: 'Padaria', route: 'Norte', near: 5, far: 30 },
  { client: 'Mercadinho Boa Hora', kind: 'Mercado', route: 'Norte', near: 5, far: 30 },
  { client: 'Restaurante Fogão da Vó', kind: 'Restaurante', route: 'Sul', near: 8, far: 45 },
  { client: 'Confeitaria Doce Nuvem', kind: 'Confeitaria', route: 'Sul', near: 8, far: 45 },
  { client: 'Padaria Forno Velho', kind: 'Padaria', route: 'Litoral', near: 25, far: 70 },
  { client: 'Hotel Maré Mansa', kind: 'Hotel', route: 'Litoral', near: 25, far: 70 },
  { client: 'Hotel Mirante Alto', kind: 'Hotel', route: 'Serra', near: 30, far: 90 },
  { client: 'Mercado Três Ladeiras', kind: 'Mercado', route: 'Serra', near: 30, far: 90 },
]
const foods = [
  { product: 'Ovo branco', family: 'Ovos', from: 16_500, to: 21_000 },
  { product: 'Ovo vermelho', family: 'Ovos', from: 18_500, to: 24_000 },
  { product: 'Muçarela', family: 'Queijos', from: 28_000, to: 42_000 },
  { product: 'Ovo caipira', family: 'Ovos', from: 26_000, to: 34_000 },
  { product: 'Queijo minas', family: 'Queijos', from: 22_000, to: 31_000 },
  { product: 'Manteiga', family: 'Cremosos', from: 19_000, to: 29_500 },
  { product: 'Requeijão', family: 'Cremosos', from: 11_000, to: 17_500 },
  { product: 'Iogurte', family: 'Cremosos', from: 6_500, to: 11_500 },
]
// Every day but Sunday, most on Fridays.
const deliveries = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 5 ? whole(4, 6) : whole(2, 4) }, () => {
        const { client, kind, route, near, far } = pick(stops)
        const { product, family, from, to } = pick(foods)
        const boxes = whole(2, 16)
        const unit = whole(from, to) / 100
        return {
          day,
          route,
          driver: pick(['Edmilson', 'Edmilson', 'Sandro', 'Gilberto', 'Jurema']),
          client,
          kind,
          product,
          family,
          payment: pick(['Boleto', 'Boleto', 'Pix', 'Cheque']),
          punctual: next() < 0.8 ? 'SIM' : 'NAO',
          boxes,
          broken: next() < 0.7 ? 0 : whole(1, 2),
          distance: whole(near * 10, far * 10) / 10,
          cold: whole(20, 90) / 10,
          unloading: whole(5, 45),
          freight: next() < 0.3 ? undefined : whole(1_500, 12_000) / 100,
          unit,
          price: cents(boxes * unit),
        }
      }),
    ),
)

const agency = 'Contratos Imobiliária'
const gym = 'sessoes_escalada'
const wholesale = 'ENTREGAS OVOS E LATICINIOS'

export const files = [
  file(agency, lets, [
    ['Data da assinatura', ({ day }) => brazilianDay(day)],
    ['Tipo de imóvel', ({ kind }) => kind],
    ['Bairro', ({ district }) => district],
    ['Corretor', ({ broker }) => broker],
    ['Garantia', ({ guarantee }) => guarantee],
    ['Origem do cliente', ({ source }) => source],
    ['Mobiliado', ({ furnished }) => furnished],
    ['Quartos', ({ rooms }) => rooms ?? ''],
    ['Área (m²)', ({ area }) => area],
    ['Prazo (meses)', ({ term }) => term],
    ['Visitas', ({ viewings }) => viewings],
    ['Dias anunciado', ({ waiting }) => waiting],
    ['Condomínio', ({ condominium }) => commaPrice(condominium)],
    ['Aluguel', ({ rent }) => commaPrice(rent)],
    ['Comissão', ({ commission }) => commaPrice(commission)],
  ]),
  file(
    gym,
    sessions,
    [
      ['data', ({ day }) => day],
      ['escalador', ({ climber }) => climber],
      ['plano', ({ plan }) => plan],
      ['modalidade', ({ style }) => style],
      ['parede', ({ wall }) => wall],
      ['instrutor', ({ coach }) => coach],
      ['turno', ({ shift }) => shift],
      ['sapatilha_alugada', ({ shoes }) => shoes],
      ['minutos', ({ minutes }) => minutes],
      ['vias_tentadas', ({ tried }) => tried],
      ['vias_concluidas', ({ done }) => done],
      ['nota', ({ score }) => score ?? ''],
      ['valor_ingresso', ({ ticket }) => ticket.toFixed(2)],
      ['consumo_cantina', ({ snack }) => snack.toFixed(2)],
    ],
    ',',
  ),
  file(wholesale, deliveries, [
    ['DT_ENTREGA', ({ day }) => brazilianDay(day)],
    ['ROTA', ({ route }) => route],
    ['MOTORISTA', ({ driver }) => driver],
    ['CLIENTE', ({ client }) => client],
    ['TIPO_CLIENTE', ({ kind }) => kind],
    ['PRODUTO', ({ product }) => product],
    ['FAMILIA', ({ family }) => family],
    ['FORMA_PGTO', ({ payment }) => payment],
    ['NO_PRAZO', ({ punctual }) => punctual],
    ['CAIXAS', ({ boxes }) => boxes],
    ['CAIXAS_AVARIADAS', ({ broken }) => broken],
    ['KM_RODADO', ({ distance }) => decimal(distance, 1)],
    ['TEMP_BAU', ({ cold }) => decimal(cold, 1)],
    ['MIN_DESCARGA', ({ unloading }) => unloading],
    ['VLR_FRETE', ({ freight }) => (freight === undefined ? '' : decimal(freight))],
    ['PRECO_CAIXA', ({ unit }) => decimal(unit)],
    ['VLR_PEDIDO', ({ price }) => decimal(price)],
  ]),
]

export const labelled: Labelled[] = [
  // The letting agency
  ['quantos contratos de locação a gente fechou em outubro?', agency, lets.during('2025-10').count()],
  ['total de comissão de cada corretor', agency, lets.by('broker', (g) => g.sum('commission'))],
  ['contratos assinados mês a mês na imobiliária', agency, lets.byMonth((g) => g.count())],
  ['qual bairro teve mais contratos de aluguel?', agency, most(lets.by('district', (g) => g.count()))],
  [
    'aluguel médio dos apartamentos na Vila Serena',
    agency,
    lets.when((r) => r.kind === 'Apartamento' && r.district === 'Vila Serena').mean('rent'),
  ],
  [
    'quantas kitnets a Adriana alugou?',
    agency,
    lets.when((r) => r.kind === 'Kitnet' && r.broker === 'Adriana').count(),
  ],
  ['qual o aluguel mais caro entre as casas?', agency, lets.when((r) => r.kind === 'Casa').max('rent')],
  ['menor aluguel de loja', agency, lets.when((r) => r.kind === 'Loja').min('rent')],
  [
    'quantos contratos com caução tem prazo de 30 meses',
    agency,
    lets.when((r) => r.guarantee === 'Caução' && r.term === 30).count(),
  ],
  ['percentual de contratos com fiador', agency, lets.share((r) => r.guarantee === 'Fiador')],
  [
    'Quanto ganhamos de comissão no último trimestre de 2025?',
    agency,
    lets.during('2025-10', '2025-12').sum('commission'),
  ],
  [
    'top 3 bairros em comissao',
    agency,
    most(
      lets.by('district', (g) => g.sum('commission')),
      3,
    ),
  ],
  [
    'em média quantos dias cada tipo de imóvel fica anunciado?',
    agency,
    lets.by('kind', (g) => g.mean('waiting')),
  ],
  [
    'quantos contratos de imóvel mobiliado saíram por mês?',
    agency,
    lets.when((r) => r.furnished === 'Sim').byMonth((g) => g.count()),
  ],
  [
    'comissão da Helena: novembro x dezembro',
    agency,
    {
      before: lets
        .during('2025-11')
        .when((r) => r.broker === 'Helena')
        .sum('commission'),
      after: lets
        .during('2025-12')
        .when((r) => r.broker === 'Helena')
        .sum('commission'),
    },
  ],
  [
    'quantos contratos vieram de indicação desde fevereiro?',
    agency,
    lets
      .during('2026-02', '2026-04')
      .when((r) => r.source === 'Indicação')
      .count(),
  ],
  ['comissão total sem contar galpão', agency, lets.when((r) => r.kind !== 'Galpão').sum('commission')],
  [
    'qual corretor fecha contrato com menos visitas em média?',
    agency,
    least(lets.by('broker', (g) => g.mean('viewings'))),
  ],
  ['quantos contratos tem aluguel acima de R$ 3.000?', agency, lets.when((r) => r.rent > 3000).count()],
  [
    'que parte da comissão veio do Wesley, em porcentagem?',
    agency,
    lets.share((r) => r.broker === 'Wesley', 'commission'),
  ],
  [
    'soma dos aluguéis fechados no Morro Azul entre 15/08/2025 e 30/09/2025',
    agency,
    lets
      .from('2025-08-15', '2025-09-30')
      .when((r) => r.district === 'Morro Azul')
      .sum('rent'),
  ],
  ['media de quartos das casas alugadas', agency, lets.when((r) => r.kind === 'Casa').mean('rooms')],
  ['quantidade de contratos por tipo de garantia', agency, lets.by('guarantee', (g) => g.count())],
  [
    'quantos contratos de imóvel não mobiliado passaram de 60 dias anunciado até fechar?',
    agency,
    lets.when((r) => r.furnished === 'Não' && r.waiting > 60).count(),
  ],
  ['em qual dia da semana a gente mais assina contrato?', agency, most(lets.byWeekday((g) => g.count()))],
  ['qual origem trouxe menos contratos?', agency, least(lets.by('source', (g) => g.count()))],
  [
    'condomínio médio dos apartamentos',
    agency,
    lets.when((r) => r.kind === 'Apartamento').mean('condominium'),
  ],
  [
    'área total dos galpões alugados no primeiro trimestre de 2026',
    agency,
    lets
      .during('2026-01', '2026-03')
      .when((r) => r.kind === 'Galpão')
      .sum('area'),
  ],
  [
    'quantos contratos o Fausto fechou em março, fora os que vieram de portal?',
    agency,
    lets
      .during('2026-03')
      .when((r) => r.broker === 'Fausto' && r.source !== 'Portal')
      .count(),
  ],
  [
    'soma do valor de aluguel por tipo de imóvel só no bairro Parque dos Lagos',
    agency,
    lets.when((r) => r.district === 'Parque dos Lagos').by('kind', (g) => g.sum('rent')),
  ],

  // The climbing gym
  ['quantas sessões de escalada tivemos em agosto?', gym, sessions.during('2025-08').count()],
  ['número de sessões em cada turno', gym, sessions.by('shift', (g) => g.count())],
  ['quanto entrou de ingresso por mês?', gym, sessions.byMonth((g) => g.sum('ticket'))],
  ['Qual escalador concluiu mais vias?', gym, most(sessions.by('climber', (g) => g.sum('done')))],
  [
    'total de vias concluidas no boulder em janeiro',
    gym,
    sessions
      .during('2026-01')
      .when((r) => r.style === 'Boulder')
      .sum('done'),
  ],
  [
    'quantos minutos o Bruno escalou em novembro?',
    gym,
    sessions
      .during('2025-11')
      .when((r) => r.climber === 'Bruno')
      .sum('minutes'),
  ],
  [
    'média de minutos das sessões do turno da noite',
    gym,
    sessions.when((r) => r.shift === 'noite').mean('minutes'),
  ],
  ['nota média de cada instrutor', gym, sessions.by('coach', (g) => g.mean('score'))],
  ['qual parede tem a pior nota média?', gym, least(sessions.by('wall', (g) => g.mean('score')))],
  ['consumo total da cantina aos domingos', gym, sessions.on(0).sum('snack')],
  [
    'quantas sessões com sapatilha alugada rolaram em março?',
    gym,
    sessions
      .during('2026-03')
      .when((r) => r.shoes === 'sim')
      .count(),
  ],
  ['quantos % das sessões foram no plano diária?', gym, sessions.share((r) => r.plan === 'diária')],
  [
    'que fatia do consumo da cantina vem do pessoal do plano anual?',
    gym,
    sessions.share((r) => r.plan === 'anual', 'snack'),
  ],
  [
    'os 3 escaladores que mais consumiram na cantina',
    gym,
    most(
      sessions.by('climber', (g) => g.sum('snack')),
      3,
    ),
  ],
  ['qual dia da semana tem mais sessões de escalada?', gym, most(sessions.byWeekday((g) => g.count()))],
  ['quantas sessões duraram menos de 45 minutos?', gym, sessions.when((r) => r.minutes < 45).count()],
  [
    'compara o número de sessões de setembro com o de outubro',
    gym,
    { before: sessions.during('2025-09').count(), after: sessions.during('2025-10').count() },
  ],
  ['total de vias tentadas menos vias concluídas', gym, sessions.sum('tried') - sessions.sum('done')],
  [
    'quantos escaladores diferentes a Lívia acompanhou na primeira quinzena de dezembro?',
    gym,
    sessions
      .from('2025-12-01', '2025-12-15')
      .when((r) => r.coach === 'Lívia')
      .distinct('climber'),
  ],
  [
    'quanto deu de ingresso aos sábados e domingos desde janeiro, no total?',
    gym,
    sessions.during('2026-01', '2026-04').on(0, 6).sum('ticket'),
  ],
  [
    'quantas sessões o Caio acompanhou tirando a modalidade guiada?',
    gym,
    sessions.when((r) => r.coach === 'Caio' && r.style !== 'Guiada').count(),
  ],
  ['maior consumo de cantina numa sessão só', gym, sessions.max('snack')],
  [
    'media de vias concluidas por sessao em cada modalidade',
    gym,
    sessions.by('style', (g) => g.mean('done')),
  ],
  ['quantas sessões receberam nota 5?', gym, sessions.when((r) => r.score === 5).count()],
  ['total de minutos escalados por plano', gym, sessions.by('plan', (g) => g.sum('minutes'))],
  ['qual modalidade teve menos sessões?', gym, least(sessions.by('style', (g) => g.count()))],
  [
    'quantas sessões por dia, em média, nos dias que a academia abre?',
    gym,
    sessions.count() / sessions.distinct('day'),
  ],
  [
    'quantas sessões a Joana fez de manhã ou à tarde, no total?',
    gym,
    sessions.when((r) => r.climber === 'Joana' && (r.shift === 'manhã' || r.shift === 'tarde')).count(),
  ],
  [
    'consumo médio da cantina nas sessões com sapatilha alugada',
    gym,
    sessions.when((r) => r.shoes === 'sim').mean('snack'),
  ],
  ['em que mês a cantina teve o maior consumo?', gym, most(sessions.byMonth((g) => g.sum('snack')))],

  // The wholesale of eggs and dairy
  [
    'quantas entregas fizemos na rota Serra em fevereiro',
    wholesale,
    deliveries
      .during('2026-02')
      .when((r) => r.route === 'Serra')
      .count(),
  ],
  ['valor dos pedidos de cada rota', wholesale, deliveries.by('route', (g) => g.sum('price'))],
  [
    'quantas caixas de ovo caipira saíram em dezembro?',
    wholesale,
    deliveries
      .during('2025-12')
      .when((r) => r.product === 'Ovo caipira')
      .sum('boxes'),
  ],
  ['Qual motorista fez mais entregas?', wholesale, most(deliveries.by('driver', (g) => g.count()))],
  ['total de caixas avariadas por produto', wholesale, deliveries.by('product', (g) => g.sum('broken'))],
  ['km rodado por mês', wholesale, deliveries.byMonth((g) => g.sum('distance'))],
  [
    'qual cliente comprou mais em valor de pedido?',
    wholesale,
    most(deliveries.by('client', (g) => g.sum('price'))),
  ],
  [
    'quantas entregas não chegaram no prazo?',
    wholesale,
    deliveries.when((r) => r.punctual === 'NAO').count(),
  ],
  [
    'das entregas do Sandro, qual a porcentagem que chegou no prazo?',
    wholesale,
    deliveries.when((r) => r.driver === 'Sandro').share((r) => r.punctual === 'SIM'),
  ],
  [
    'temperatura média do baú nas entregas de muçarela',
    wholesale,
    deliveries.when((r) => r.product === 'Muçarela').mean('cold'),
  ],
  [
    'quanto por cento do valor dos pedidos é da família Ovos?',
    wholesale,
    deliveries.share((r) => r.family === 'Ovos', 'price'),
  ],
  [
    'valor dos pedidos da Padaria Forno Velho no quarto trimestre de 2025',
    wholesale,
    deliveries
      .during('2025-10', '2025-12')
      .when((r) => r.client === 'Padaria Forno Velho')
      .sum('price'),
  ],
  [
    'caixas de ovo branco: março x abril',
    wholesale,
    {
      before: deliveries
        .during('2026-03')
        .when((r) => r.product === 'Ovo branco')
        .sum('boxes'),
      after: deliveries
        .during('2026-04')
        .when((r) => r.product === 'Ovo branco')
        .sum('boxes'),
    },
  ],
  ['valor medio do pedido por tipo de cliente', wholesale, deliveries.by('kind', (g) => g.mean('price'))],
  [
    'pedidos com valor acima de 2 mil reais, quantos foram?',
    wholesale,
    deliveries.when((r) => r.price > 2000).count(),
  ],
  [
    'quantas entregas da rota litoral foram pagas no pix?',
    wholesale,
    deliveries.when((r) => r.route === 'Litoral' && r.payment === 'Pix').count(),
  ],
  [
    'quantas caixas foram pra hotel, sem contar requeijão?',
    wholesale,
    deliveries.when((r) => r.kind === 'Hotel' && r.product !== 'Requeijão').sum('boxes'),
  ],
  [
    'três produtos que mais saem em caixas',
    wholesale,
    most(
      deliveries.by('product', (g) => g.sum('boxes')),
      3,
    ),
  ],
  [
    'qual rota tem o menor total de frete?',
    wholesale,
    least(deliveries.by('route', (g) => g.sum('freight'))),
  ],
  [
    'total de frete cobrado desde 01/02/2026',
    wholesale,
    deliveries.from('2026-02-01', '2026-04-30').sum('freight'),
  ],
  ['quantas entregas rodaram mais de 40 km?', wholesale, deliveries.when((r) => r.distance > 40).count()],
  [
    'quantos clientes diferentes o Gilberto atendeu em janeiro?',
    wholesale,
    deliveries
      .during('2026-01')
      .when((r) => r.driver === 'Gilberto')
      .distinct('client'),
  ],
  [
    'média de minutos de descarga por motorista',
    wholesale,
    deliveries.by('driver', (g) => g.mean('unloading')),
  ],
  [
    'qual o maior número de caixas numa entrega pra Confeitaria Doce Nuvem?',
    wholesale,
    deliveries.when((r) => r.client === 'Confeitaria Doce Nuvem').max('boxes'),
  ],
  [
    'quantas entregas de setembro não tiveram nenhuma caixa avariada?',
    wholesale,
    deliveries
      .during('2025-09')
      .when((r) => r.broken === 0)
      .count(),
  ],
  [
    'em que dia da semana a gente entrega mais caixas?',
    wholesale,
    most(deliveries.byWeekday((g) => g.sum('boxes'))),
  ],
  [
    'valor dos pedidos em cheque nas sextas-feiras',
    wholesale,
    deliveries
      .on(5)
      .when((r) => r.payment === 'Cheque')
      .sum('price'),
  ],
  [
    'manteiga e iogurte somados deram quanto em valor de pedido em agosto?',
    wholesale,
    deliveries
      .during('2025-08')
      .when((r) => r.product === 'Manteiga' || r.product === 'Iogurte')
      .sum('price'),
  ],
  [
    'em média são quantas caixas por entrega na rota Norte?',
    wholesale,
    deliveries.when((r) => r.route === 'Norte').mean('boxes'),
  ],
  [
    'qual foi o mês mais fraco em valor de pedidos?',
    wholesale,
    least(deliveries.byMonth((g) => g.sum('price'))),
  ],
]

export const unanswerable: string[] = [
  'quanto devemos de IPTU dos galpões?',
  'quantos inquilinos estão inadimplentes?',
  'qual o telefone do proprietário da casa no Morro Azul?',
  'quantos contratos foram rescindidos em janeiro?',
  'quantas lesões tivemos na academia de escalada?',
  'qual o peso médio dos escaladores',
  'quanto custou a manutenção das agarras em novembro?',
  'quantas multas de trânsito o Edmilson levou?',
  'qual a data de validade da muçarela entregue em março?',
  'quantas caixas de ricota saíram em dezembro?',
]
