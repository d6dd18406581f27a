import { brazilianDay, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows } from './rows'

/* A pharmacy, a party venue and a fleet of lorries. */

const { next, whole, pick } = seededBusiness('a pharmacy, a party venue, a fleet of lorries')
const days = daysFrom('2025-07-01', 365)

const sales = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(1, 5) }, () => {
      const units = whole(1, 6)
      return {
        day,
        shop: pick(['Centro', 'Vila Nova', 'Shopping']),
        item: pick(['Dipirona', 'Losartana', 'Protetor solar', 'Fralda G', 'Vitamina C', 'Xampu', 'Soro']),
        category: pick(['Medicamento', 'Higiene', 'Perfumaria', 'Infantil']),
        seller: pick(['Josiane', 'Wagner', 'Débora', 'Rafa']),
        customer: pick(['Sim', 'Não']),
        units,
        discount: next() < 0.6 ? 0 : whole(100, 1_500) / 100,
        total: Math.round(units * whole(600, 6_500)) / 100,
      }
    }),
  ),
)
const parties = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(0, 2) }, () => ({
      day,
      kind: pick(['Casamento', 'Aniversário infantil', '15 anos', 'Corporativo', 'Formatura']),
      room: pick(['Salão Jardim', 'Salão Cristal', 'Espaço Lounge']),
      menu: pick(['Churrasco', 'Coquetel', 'Jantar completo', 'Massas']),
      status: pick(['Realizado', 'Confirmado', 'Cancelado']),
      origin: pick(['Instagram', 'Indicação', 'Site', 'Passou na frente']),
      guests: whole(30, 400),
      deposit: whole(50_000, 400_000) / 100,
      value: whole(400_000, 4_500_000) / 100,
    })),
  ),
)
const fills = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(0, 4) }, () => {
      const litres = whole(800, 4_500) / 10
      return {
        day,
        plate: pick(['QWE1A23', 'RTY4B56', 'UIO7C89', 'PAS2D34', 'DFG5E67']),
        driver: pick(['Adilson', 'Genivaldo', 'Marquinhos', 'Seu Toninho', 'Cleber']),
        station: pick(['Posto Graal', 'Ipiranga BR', 'Rede Dom Pedro', 'Posto Cobra']),
        fuel: pick(['Diesel S10', 'Diesel comum', 'Arla 32']),
        litres,
        km: whole(150, 1_200),
        total: Math.round(litres * whole(520, 690)) / 100,
      }
    }),
  ),
)

const pharmacy = 'Vendas farmácia'
const venue = 'Festas'
const fleet = 'Abastecimentos'

export const files = [
  file(pharmacy, sales, [
    ['Dt. venda', ({ day }) => brazilianDay(day)],
    ['Loja', ({ shop }) => shop],
    ['Produto', ({ item }) => item],
    ['Categoria', ({ category }) => category],
    ['Balconista', ({ seller }) => seller],
    ['Cliente fidelidade', ({ customer }) => customer],
    ['Qtde', ({ units }) => units],
    ['Desconto', ({ discount }) => commaPrice(discount)],
    ['Vlr. total', ({ total }) => commaPrice(total)],
  ]),
  file(
    venue,
    parties,
    [
      ['data_evento', ({ day }) => day],
      ['tipo_evento', ({ kind }) => kind],
      ['salao', ({ room }) => room],
      ['cardapio', ({ menu }) => menu],
      ['status', ({ status }) => status],
      ['origem_contato', ({ origin }) => origin],
      ['convidados', ({ guests }) => guests],
      ['sinal', ({ deposit }) => deposit.toFixed(2)],
      ['valor_contrato', ({ value }) => value.toFixed(2)],
    ],
    ',',
  ),
  file(
    fleet,
    fills,
    [
      ['Data', ({ day }) => brazilianDay(day)],
      ['Placa', ({ plate }) => plate],
      ['Motorista', ({ driver }) => driver],
      ['Posto', ({ station }) => station],
      ['Combustível', ({ fuel }) => fuel],
      ['Litros', ({ litres }) => decimal(litres, 1)],
      ['Km rodado', ({ km }) => km],
      ['Total R$', ({ total }) => decimal(total)],
    ],
    '\t',
  ),
]

export const labelled: Labelled[] = [
  // The pharmacy
  ['quanto a farmácia vendeu em agosto?', pharmacy, sales.during('2025-08').sum('total')],
  ['qual balconista vendeu mais?', pharmacy, most(sales.by('seller', (g) => g.sum('total')))],
  [
    'qtas fraldas saíram em setembro',
    pharmacy,
    sales
      .during('2025-09')
      .when((r) => r.item === 'Fralda G')
      .sum('units'),
  ],
  ['faturamento por loja', pharmacy, sales.by('shop', (g) => g.sum('total'))],
  [
    'quantas unidades de dipirona foram vendidas no shopping?',
    pharmacy,
    sales.when((r) => r.item === 'Dipirona' && r.shop === 'Shopping').sum('units'),
  ],
  [
    'os 3 produtos que mais saem',
    pharmacy,
    most(
      sales.by('item', (g) => g.sum('units')),
      3,
    ),
  ],
  ['ticket médio da loja do centro', pharmacy, sales.when((r) => r.shop === 'Centro').mean('total')],
  ['quanto demos de desconto no ano passado?', pharmacy, sales.during('2025-07', '2025-12').sum('discount')],
  ['total de desconto por balconista', pharmacy, sales.by('seller', (g) => g.sum('discount'))],
  ['quem deu mais desconto?', pharmacy, most(sales.by('seller', (g) => g.sum('discount')))],
  [
    'quantas vendas a Débora fez em outubro',
    pharmacy,
    sales
      .during('2025-10')
      .when((r) => r.seller === 'Débora')
      .count(),
  ],
  [
    'que porcentagem das vendas em reais vem de perfumaria?',
    pharmacy,
    sales.share((r) => r.category === 'Perfumaria', 'total'),
  ],
  [
    'venda mês a mês da categoria higiene',
    pharmacy,
    sales.when((r) => r.category === 'Higiene').byMonth((g) => g.sum('total')),
  ],
  ['em qual dia da semana a farmacia vende mais?', pharmacy, most(sales.byWeekday((g) => g.sum('total')))],
  [
    'vendemos mais em março ou em abril?',
    pharmacy,
    { before: sales.during('2026-03').sum('total'), after: sales.during('2026-04').sum('total') },
  ],
  ['quantas vendas passaram de 200 reais?', pharmacy, sales.when((r) => r.total > 200).count()],
  ['quanto os clientes fidelidade gastaram', pharmacy, sales.when((r) => r.customer === 'Sim').sum('total')],
  [
    'e quem não é cliente fidelidade, quantas vendas foram?',
    pharmacy,
    sales.when((r) => r.customer === 'Não').count(),
  ],
  ['média de unidades por venda', pharmacy, sales.mean('units')],
  [
    'valor médio das vendas do Wagner com protetor solar',
    pharmacy,
    sales.when((r) => r.seller === 'Wagner' && r.item === 'Protetor solar').mean('total'),
  ],
  [
    'qual o produto menos vendido da Vila Nova',
    pharmacy,
    least(sales.when((r) => r.shop === 'Vila Nova').by('item', (g) => g.sum('units'))),
  ],
  [
    'quanto rendeu losartana e vitamina c juntas em 2026?',
    pharmacy,
    sales
      .during('2026-01', '2026-06')
      .when((r) => ['Losartana', 'Vitamina C'].includes(r.item))
      .sum('total'),
  ],
  [
    'vendas de soro sem contar o shopping',
    pharmacy,
    sales.when((r) => r.item === 'Soro' && r.shop !== 'Shopping').sum('total'),
  ],
  ['qual foi a maior venda do Rafa?', pharmacy, sales.when((r) => r.seller === 'Rafa').max('total')],
  [
    'quantas vendas tiveram desconto maior que 10 reais',
    pharmacy,
    sales.when((r) => r.discount > 10).count(),
  ],
  [
    'compara o segundo semestre de 2025 com o primeiro de 2026',
    pharmacy,
    {
      before: sales.during('2025-07', '2025-12').sum('total'),
      after: sales.during('2026-01', '2026-06').sum('total'),
    },
  ],
  [
    'quantos produtos diferentes a Josiane vendeu na primeira semana de julho de 2025',
    pharmacy,
    sales
      .from('2025-07-01', '2025-07-07')
      .when((r) => r.seller === 'Josiane')
      .distinct('item'),
  ],
  [
    'xampu: quanto vendeu por loja?',
    pharmacy,
    sales.when((r) => r.item === 'Xampu').by('shop', (g) => g.sum('total')),
  ],
  ['pior mês de vendas da farmácia', pharmacy, least(sales.byMonth((g) => g.sum('total')))],
  ['quanto a gente vende por mês em média na farmácia?', pharmacy, sales.sum('total') / 12],

  // The party venue
  ['quantas festas fizemos no total?', venue, parties.count()],
  [
    'quantos casamentos tivemos em dezembro?',
    venue,
    parties
      .during('2025-12')
      .when((r) => r.kind === 'Casamento')
      .count(),
  ],
  ['valor total dos contratos por tipo de evento', venue, parties.by('kind', (g) => g.sum('value'))],
  ['qual salão é mais alugado?', venue, most(parties.by('room', (g) => g.count()))],
  [
    'média de convidados por festa de 15 anos',
    venue,
    parties.when((r) => r.kind === '15 anos').mean('guests'),
  ],
  ['quantos eventos foram cancelados', venue, parties.when((r) => r.status === 'Cancelado').count()],
  [
    'quanto perdemos com cancelamentos em valor de contrato?',
    venue,
    parties.when((r) => r.status === 'Cancelado').sum('value'),
  ],
  ['taxa de cancelamento dos eventos', venue, parties.share((r) => r.status === 'Cancelado')],
  ['quanto recebemos de sinal em janeiro', venue, parties.during('2026-01').sum('deposit')],
  [
    'qual cardapio é o mais pedido nos casamentos?',
    venue,
    most(parties.when((r) => r.kind === 'Casamento').by('menu', (g) => g.count())),
  ],
  ['festa com mais convidados teve quantas pessoas?', venue, parties.max('guests')],
  ['de onde vem a maioria dos clientes das festas?', venue, most(parties.by('origin', (g) => g.count()))],
  ['quantos eventos com mais de 300 convidados', venue, parties.when((r) => r.guests > 300).count()],
  ['convidados por salão', venue, parties.by('room', (g) => g.sum('guests'))],
  [
    'eventos confirmados em junho',
    venue,
    parties
      .during('2026-06')
      .when((r) => r.status === 'Confirmado')
      .count(),
  ],
  [
    'contrato médio de evento corporativo',
    venue,
    parties.when((r) => r.kind === 'Corporativo').mean('value'),
  ],
  ['quantas festas no sábado?', venue, parties.on(6).count()],
  ['festas por dia da semana', venue, parties.byWeekday((g) => g.count())],
  [
    'formaturas no salão cristal: quanto deu de contrato?',
    venue,
    parties.when((r) => r.kind === 'Formatura' && r.room === 'Salão Cristal').sum('value'),
  ],
  [
    'o valor dos contratos cresceu do terceiro pro quarto trimestre de 2025?',
    venue,
    {
      before: parties.during('2025-07', '2025-09').sum('value'),
      after: parties.during('2025-10', '2025-12').sum('value'),
    },
  ],
  [
    'quantas festas vieram do instagram por mês',
    venue,
    parties.when((r) => r.origin === 'Instagram').byMonth((g) => g.count()),
  ],
  [
    'aniversarios infantis no fim de semana',
    venue,
    parties
      .on(0, 6)
      .when((r) => r.kind === 'Aniversário infantil')
      .count(),
  ],
  ['qual tipo de festa dá mais dinheiro?', venue, most(parties.by('kind', (g) => g.sum('value')))],
  ['qual o contrato mais barato que fechamos', venue, parties.min('value')],
  [
    'quanto faturamos com jantar completo no espaço lounge',
    venue,
    parties.when((r) => r.menu === 'Jantar completo' && r.room === 'Espaço Lounge').sum('value'),
  ],
  [
    'quantos por cento dos eventos vieram por indicação',
    venue,
    parties.share((r) => r.origin === 'Indicação'),
  ],
  [
    'top 2 cardápios em número de convidados',
    venue,
    most(
      parties.by('menu', (g) => g.sum('guests')),
      2,
    ),
  ],
  ['festas entre 10 de novembro e 5 de janeiro', venue, parties.from('2025-11-10', '2026-01-05').count()],
  ['número de eventos por status', venue, parties.by('status', (g) => g.count())],
  [
    'quantos convidados passaram pelo salão jardim em 2026, tirando os cancelados?',
    venue,
    parties
      .during('2026-01', '2026-06')
      .when((r) => r.room === 'Salão Jardim' && r.status !== 'Cancelado')
      .sum('guests'),
  ],

  // The fleet
  ['quanto gastamos de combustível ao todo?', fleet, fills.sum('total')],
  ['litros por caminhão', fleet, fills.by('plate', (g) => g.sum('litres'))],
  ['qual motorista rodou mais?', fleet, most(fills.by('driver', (g) => g.sum('km')))],
  [
    'quantos litros de arla em maio',
    fleet,
    fills
      .during('2026-05')
      .when((r) => r.fuel === 'Arla 32')
      .sum('litres'),
  ],
  [
    'gasto com diesel s10 por mês',
    fleet,
    fills.when((r) => r.fuel === 'Diesel S10').byMonth((g) => g.sum('total')),
  ],
  [
    'quantas vezes o Genivaldo abasteceu no posto graal?',
    fleet,
    fills.when((r) => r.driver === 'Genivaldo' && r.station === 'Posto Graal').count(),
  ],
  [
    'quantos km a placa UIO7C89 fez em fevereiro?',
    fleet,
    fills
      .during('2026-02')
      .when((r) => r.plate === 'UIO7C89')
      .sum('km'),
  ],
  ['em que posto a gente gasta mais?', fleet, most(fills.by('station', (g) => g.sum('total')))],
  ['média de litros por abastecimento', fleet, fills.mean('litres')],
  ['abastecimentos acima de 400 litros', fleet, fills.when((r) => r.litres > 400).count()],
  [
    'quanto o Seu Toninho gastou de diesel comum no primeiro trimestre?',
    fleet,
    fills
      .during('2026-01', '2026-03')
      .when((r) => r.driver === 'Seu Toninho' && r.fuel === 'Diesel comum')
      .sum('total'),
  ],
  [
    'qual placa gastou menos em abril',
    fleet,
    least(fills.during('2026-04').by('plate', (g) => g.sum('total'))),
  ],
  ['quantos abastecimentos por posto', fleet, fills.by('station', (g) => g.count())],
  [
    'qtos litros abastecemos no ipiranga',
    fleet,
    fills.when((r) => r.station === 'Ipiranga BR').sum('litres'),
  ],
  [
    'gastamos mais com combustível em maio ou junho?',
    fleet,
    { before: fills.during('2026-05').sum('total'), after: fills.during('2026-06').sum('total') },
  ],
  ['quilometragem total do Cleber', fleet, fills.when((r) => r.driver === 'Cleber').sum('km')],
  ['que fatia do gasto é do posto cobra?', fleet, fills.share((r) => r.station === 'Posto Cobra', 'total')],
  ['ranking de motoristas por litros', fleet, fills.by('driver', (g) => g.sum('litres'))],
  [
    'quanto custa em média um abastecimento de diesel s10?',
    fleet,
    fills.when((r) => r.fuel === 'Diesel S10').mean('total'),
  ],
  [
    'motoristas que mais abastecem, os dois primeiros',
    fleet,
    most(
      fills.by('driver', (g) => g.count()),
      2,
    ),
  ],
  [
    'km rodados por motorista em 2025',
    fleet,
    fills.during('2025-07', '2025-12').by('driver', (g) => g.sum('km')),
  ],
  [
    'quantos motoristas abasteceram no dia 3 de março de 2026?',
    fleet,
    fills.from('2026-03-03', '2026-03-03').distinct('driver'),
  ],
  ['gasto da frota esse mês', fleet, fills.during('2026-06').sum('total')],
  ['o abastecimento mais caro foi de quanto?', fleet, fills.max('total')],
  ['qual mês teve mais km rodado', fleet, most(fills.byMonth((g) => g.sum('km')))],
  [
    'Adilson e Marquinhos juntos gastaram quanto de combustivel em novembro?',
    fleet,
    fills
      .during('2025-11')
      .when((r) => ['Adilson', 'Marquinhos'].includes(r.driver))
      .sum('total'),
  ],
  ['quantos abastecimentos domingo', fleet, fills.on(0).count()],
  ['total gasto fora o arla 32', fleet, fills.when((r) => r.fuel !== 'Arla 32').sum('total')],
  ['quantos abastecimentos a gente faz por mês em média', fleet, fills.count() / 12],
  [
    'qual combustível a placa QWE1A23 mais usa, em litros?',
    fleet,
    most(fills.when((r) => r.plate === 'QWE1A23').by('fuel', (g) => g.sum('litres'))),
  ],
]

/** What the tables do not hold. */
export const unanswerable: string[] = [
  'quantas receitas médicas a farmácia recebeu em maio?',
  'qual o lucro da venda de dipirona?',
  'quanto temos de fralda no estoque?',
  'por que o shopping vendeu menos em fevereiro?',
  'quanto pagamos de garçom nas festas?',
  'quem foi o DJ do casamento de dezembro?',
  'quantas festas vamos fazer em setembro de 2027?',
  'quantas multas o Cleber levou?',
  'quantos pneus trocamos na placa RTY4B56?',
  'qual a nota dos convidados para o churrasco?',
]
