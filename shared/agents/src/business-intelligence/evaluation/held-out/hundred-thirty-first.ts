import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A rental firm for party furniture, a vaccine campaign firm for farms, a shop of consigned clothes. */

const { next, whole, pick, among } = seededBusiness('chairs for a party, a herd to vaccinate, a used coat')
const lastDay = '2026-04-30'

/** The day so many days after another, or before it. */
const moved = (day: string, by: number) => new Date(Date.parse(day) + by * 864e5).toISOString().slice(0, 10)
const numbered = <Row>(prefix: string, rows: Row[]) =>
  rows.map((row, place) => ({ id: `${prefix}${1001 + place}`, ...row }))

const furniture = [
  { item: 'Jogo de plástico', few: 5, many: 60, from: 1_200, to: 1_700, risk: 0.4 },
  { item: 'Cadeira Tiffany', few: 20, many: 180, from: 700, to: 1_200, risk: 0.2 },
  { item: 'Mesa redonda', few: 5, many: 30, from: 1_800, to: 2_900, risk: 0.15 },
  { item: 'Toalha de mesa', few: 5, many: 40, from: 600, to: 1_100, risk: 0.15 },
  { item: 'Mesa bistrô', few: 2, many: 20, from: 2_500, to: 3_600, risk: 0.1 },
  { item: 'Cadeira infantil', few: 10, many: 50, from: 400, to: 700, risk: 0.1 },
]
// No deliveries on Mondays, most on Saturdays.
const rentals = new Rows(
  numbered(
    'C-',
    daysFrom('2025-05-01', 365)
      .filter((day) => weekdayIn(day) !== 1)
      .flatMap((day) => {
        const weekday = weekdayIn(day)
        const few = weekday === 6 ? whole(3, 5) : weekday === 5 ? whole(2, 3) : whole(1, 2)
        return Array.from({ length: few }, () => {
          const kind = pick(furniture)
          const pieces = whole(kind.few, kind.many)
          const damaged = next() < kind.risk ? whole(1, 6) : 0
          const nights = among([1, 5], [2, 4], [3, 2], [5, 1])
          const back = moved(day, nights)
          const isBack = back <= lastDay
          return {
            day,
            back: isBack ? back : undefined,
            stay: isBack ? nights : undefined,
            client: pick([
              'Buffet Alegria',
              'Buffet Alegria',
              'Salão Paroquial',
              'Espaço Jasmim',
              'Marta Fagundes',
              'Clube dos Bancários',
              'Renato Alvim',
              'Colégio Arco-Íris',
              'Chácara Recanto',
            ]),
            event: pick([
              'Aniversário',
              'Aniversário',
              'Aniversário',
              'Casamento',
              'Casamento',
              'Confraternização',
              'Formatura',
              'Batizado',
            ]),
            district: pick(['Centro', 'Santa Mônica', 'Boa Vista', 'Vila Esperança', 'Jardim Primavera']),
            item: kind.item,
            pieces,
            attendant: pick(['Ivone', 'Ivone', 'Caio', 'Jussara']),
            driver: pick(['Gilmar', 'Wesley', 'Toninho']),
            deposit: among(['Sim', 7], ['Não', 3]),
            payment: pick(['Pix', 'Pix', 'Cartão', 'Boleto', 'Dinheiro']),
            freight: next() < 0.2 ? undefined : whole(3_000, 15_000) / 100,
            damaged,
            fee: damaged === 0 ? undefined : cents((damaged * whole(800, 4_500)) / 100),
            price: cents((pieces * whole(kind.from, kind.to)) / 100),
          }
        })
      }),
  ),
)

const farms = [
  { farm: 'Fazenda Santa Rita', town: 'Uberaba' },
  { farm: 'Fazenda Ouro Verde', town: 'Ituiutaba' },
  { farm: 'Fazenda Água Limpa', town: 'Uberaba' },
  { farm: 'Estância Aurora', town: 'Patos de Minas' },
  { farm: 'Sítio Palmital', town: 'Araxá' },
  { farm: 'Haras São Jorge', town: 'Araxá' },
  { farm: 'Fazenda Pedra Branca', town: 'Frutal' },
  { farm: 'Sítio Cachoeira', town: 'Frutal' },
]
const cattle = {
  species: 'Bovino',
  vaccines: ['Brucelose', 'Raiva', 'Clostridiose', 'Leptospirose'],
  few: 30,
  many: 320,
}
const horses = { species: 'Equino', vaccines: ['Influenza equina', 'Raiva', 'Tétano'], few: 3, many: 40 }
const pigs = { species: 'Suíno', vaccines: ['Erisipela', 'Leptospirose'], few: 20, many: 150 }
const sheep = { species: 'Ovino', vaccines: ['Clostridiose', 'Raiva'], few: 15, many: 120 }
// From Monday to Friday, and November is the month of the campaign.
const visits = new Rows(
  numbered(
    'V',
    daysFrom('2025-06-02', 333)
      .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
      .flatMap((day) =>
        Array.from({ length: day.startsWith('2025-11') ? whole(3, 5) : whole(1, 2) }, () => {
          const place = pick(farms)
          // A stud keeps nothing but horses.
          const herd =
            place.farm === 'Haras São Jorge' ? horses : among([cattle, 6], [horses, 1], [pigs, 2], [sheep, 2])
          const heads = whole(herd.few, herd.many)
          const km = whole(8, 140)
          const wait = whole(2, 20)
          return {
            day,
            booked: moved(day, -wait),
            wait,
            farm: place.farm,
            town: place.town,
            species: herd.species,
            vaccine: pick(herd.vaccines),
            lab: among(['Zoetis', 5], ['Ourofino', 4], ['MSD', 2], ['Boehringer', 2]),
            vet: among(['Dra. Helena', 4], ['Dr. Marcelo', 3], ['Dra. Bianca', 2]),
            helper: among(['Zezinho', 5], ['Adriano', 3], ['Cícero', 1]),
            heads,
            lost: next() < 0.5 ? 0 : whole(1, 8),
            km,
            certified: among(['sim', 3], ['não', 2]),
            terms: among(['à vista', 3], ['a prazo', 2]),
            cost: cents((heads * whole(120, 380)) / 100),
            price: cents((heads * whole(450, 900) + km * 180) / 100),
          }
        }),
      ),
  ),
)

const clothes = [
  { category: 'Vestido', sizes: ['M', 'P', 'G'], from: 4_500, to: 18_900 },
  { category: 'Blusa', sizes: ['M', 'P', 'G'], from: 1_900, to: 7_900 },
  { category: 'Calça jeans', sizes: ['M', 'G', 'P'], from: 3_500, to: 12_900 },
  { category: 'Saia', sizes: ['P', 'M', 'G'], from: 2_500, to: 8_900 },
  { category: 'Bolsa', sizes: ['Único'], from: 5_900, to: 35_900 },
  { category: 'Casaco', sizes: ['G', 'M', 'P'], from: 6_900, to: 29_900 },
  { category: 'Cinto', sizes: ['Único'], from: 1_500, to: 5_900 },
]
// Closed on Sundays and Mondays, most on Saturdays.
const sales = new Rows(
  numbered(
    'BR',
    daysFrom('2025-07-01', 304)
      .filter((day) => weekdayIn(day) > 1)
      .flatMap((day) =>
        Array.from({ length: weekdayIn(day) === 6 ? whole(3, 6) : whole(1, 3) }, () => {
          const { category, sizes, from, to } = pick(clothes)
          const pieces = among([1, 7], [2, 2], [3, 1])
          const full = (pieces * whole(from, to)) / 100
          const discount = next() < 0.6 ? undefined : cents((full * whole(5, 25)) / 100)
          const sale = cents(full - (discount ?? 0))
          const shelf = whole(2, 60)
          return {
            day,
            entered: moved(day, -shelf),
            shelf,
            consignor: among(
              ['Sônia Prates', 6],
              ['Karina Lemos', 4],
              ['Vera Tavares', 3],
              ['Débora Nunes', 2],
              ['Luana Brito', 1],
            ),
            category,
            brand: pick(['Zara', 'Farm', 'Renner', 'Animale', 'Hering', 'C&A']),
            size: pick(sizes),
            condition: pick(['Seminovo', 'Seminovo', 'Usado', 'Novo com etiqueta']),
            seller: pick(['Rosângela', 'Talita', 'Priscila']),
            channel: among(['Balcão', 12], ['Instagram', 6], ['WhatsApp', 4], ['Bazar', 2]),
            payment: pick(['PIX', 'CREDITO', 'DEBITO', 'DINHEIRO']),
            pieces,
            discount,
            sale,
            payout: cents(sale * among([0.5, 5], [0.4, 2], [0.6, 2])),
            settled: among(['SIM', 2], ['NÃO', 1]),
          }
        }),
      ),
  ),
)

const party = 'Locações Mesas e Cadeiras'
const campaign = 'campanha_vacinacao_fazendas'
const thrift = 'BRECHO CONSIGNADO'

export const files = [
  file(party, rentals, [
    ['Nº Contrato', ({ id }) => id],
    ['Data da Entrega', ({ day }) => brazilianDay(day)],
    ['Data do Recolhimento', ({ back }) => (back === undefined ? '' : brazilianDay(back))],
    ['Cliente', ({ client }) => client],
    ['Tipo de Festa', ({ event }) => event],
    ['Bairro da Entrega', ({ district }) => district],
    ['Item Locado', ({ item }) => item],
    ['Qtde Locada', ({ pieces }) => pieces],
    ['Atendente', ({ attendant }) => attendant],
    ['Entregador', ({ driver }) => driver],
    ['Sinal Pago?', ({ deposit }) => deposit],
    ['Forma Pagto', ({ payment }) => payment],
    ['Frete R$', ({ freight }) => (freight === undefined ? '' : decimal(freight))],
    ['Qtd Avariada', ({ damaged }) => damaged],
    ['Taxa de Avaria R$', ({ fee }) => (fee === undefined ? '' : decimal(fee))],
    ['Valor da Locação R$', ({ price }) => dotted(decimal(price))],
  ]),
  file(
    campaign,
    visits,
    [
      ['id_visita', ({ id }) => id],
      ['data_aplicacao', ({ day }) => day],
      ['data_agendamento', ({ booked }) => booked],
      ['fazenda', ({ farm }) => farm],
      ['municipio', ({ town }) => town],
      ['especie', ({ species }) => species],
      ['vacina', ({ vaccine }) => vaccine],
      ['laboratorio', ({ lab }) => lab],
      ['veterinario', ({ vet }) => vet],
      ['auxiliar', ({ helper }) => helper],
      ['cabecas_vacinadas', ({ heads }) => heads],
      ['doses_perdidas', ({ lost }) => lost],
      ['km_rodados', ({ km }) => km],
      ['atestado_emitido', ({ certified }) => certified],
      ['condicao_pagto', ({ terms }) => terms],
      ['custo_vacina', ({ cost }) => decimal(cost)],
      ['valor_cobrado', ({ price }) => decimal(price)],
    ],
    '\t',
  ),
  file(thrift, sales, [
    ['CÓD. VENDA', ({ id }) => id],
    ['DT ENTRADA', ({ entered }) => brazilianDay(entered)],
    ['DT VENDA', ({ day }) => brazilianDay(day)],
    ['CONSIGNANTE', ({ consignor }) => consignor],
    ['CATEGORIA', ({ category }) => category],
    ['MARCA', ({ brand }) => brand],
    ['TAMANHO', ({ size }) => size],
    ['ESTADO DA PEÇA', ({ condition }) => condition],
    ['VENDEDORA', ({ seller }) => seller],
    ['CANAL', ({ channel }) => channel],
    ['PAGTO', ({ payment }) => payment],
    ['QTD PEÇAS', ({ pieces }) => pieces],
    ['DESCONTO', ({ discount }) => (discount === undefined ? '' : commaPrice(discount))],
    ['VL VENDA', ({ sale }) => commaPrice(sale)],
    ['VL REPASSE', ({ payout }) => commaPrice(payout)],
    ['REPASSE PAGO', ({ settled }) => settled],
  ]),
]

export const labelled: Labelled[] = [
  // The rental firm
  [
    'me passa o valor de locação de cada mês, pela data da entrega',
    party,
    rentals.byMonth((g) => g.sum('price')),
  ],
  [
    'Quantas cadeiras Tiffany a gente alugou em dezembro?',
    party,
    rentals
      .during('2025-12')
      .when((r) => r.item === 'Cadeira Tiffany')
      .sum('pieces'),
  ],
  [
    'qual tipo de festa traz mais valor de locação pra gente',
    party,
    most(rentals.by('event', (g) => g.sum('price'))),
  ],
  [
    'tem quantas locaçoes sem data de recolhimento ainda?',
    party,
    rentals.when((r) => r.back === undefined).count(),
  ],
  [
    'Da entrega até o recolhimento, o material fica quantos dias na rua em média?',
    party,
    rentals.mean('stay'),
  ],
  [
    'os cinco clientes q mais gastaram em locação',
    party,
    most(
      rentals.by('client', (g) => g.sum('price')),
      5,
    ),
  ],
  [
    'frete das entregas em Boa Vista deu quanto no total',
    party,
    rentals.when((r) => r.district === 'Boa Vista').sum('freight'),
  ],
  ['quantos contratos não estão com o sinal pago', party, rentals.when((r) => r.deposit === 'Não').count()],
  ['soma da taxa de avaria para cada item locado', party, rentals.by('item', (g) => g.sum('fee'))],
  [
    'qual item locado volta mais avariado? soma a quantidade avariada',
    party,
    most(rentals.by('item', (g) => g.sum('damaged'))),
  ],
  [
    'quantas entregas o Gilmar fez mês passado',
    party,
    rentals
      .during('2026-03')
      .when((r) => r.driver === 'Gilmar')
      .count(),
  ],
  [
    'este ano já somamos quanto em valor de locação?',
    party,
    rentals.during('2026-01', '2026-04').sum('price'),
  ],
  [
    'nos últimos 30 dias, qual foi o valor total das locações?',
    party,
    rentals.from('2026-04-01', '2026-04-30').sum('price'),
  ],
  ['ontem deu quanto de locação em reais?', party, rentals.from('2026-04-29', '2026-04-29').sum('price')],
  [
    'locação para casamento, outubro contra novembro, em valor',
    party,
    {
      before: rentals
        .during('2025-10')
        .when((r) => r.event === 'Casamento')
        .sum('price'),
      after: rentals
        .during('2025-11')
        .when((r) => r.event === 'Casamento')
        .sum('price'),
    },
  ],
  [
    'formatura representa quantos % do valor locado?',
    party,
    rentals.share((r) => r.event === 'Formatura', 'price'),
  ],
  [
    'temos quantos contratos com valor de locação acima de R$ 1.000?',
    party,
    rentals.when((r) => r.price > 1000).count(),
  ],
  [
    'em quantos contratos a quantidade locada ficou entre 20 e 50?',
    party,
    rentals.when((r) => r.pieces >= 20 && r.pieces <= 50).count(),
  ],
  ['o caminhão faz mais entregas em qual dia da semana?', party, most(rentals.byWeekday((g) => g.count()))],
  [
    'Por gentileza, qual o frete médio das locações pagas no boleto?',
    party,
    rentals.when((r) => r.payment === 'Boleto').mean('freight'),
  ],
  [
    'menor valor de locação que já fizemos pra casamento',
    party,
    rentals.when((r) => r.event === 'Casamento').min('price'),
  ],
  [
    'quanto a Ivone fechou em valor de locação de aniversario, tirando o Buffet Alegria',
    party,
    rentals
      .when((r) => r.attendant === 'Ivone' && r.event === 'Aniversário' && r.client !== 'Buffet Alegria')
      .sum('price'),
  ],
  ['locações sem frete: quantas?', party, rentals.when((r) => r.freight === undefined).count()],
  [
    'como as locações se dividem por bairro, em número de contratos',
    party,
    rentals.by('district', (g) => g.count()),
  ],
  [
    'Em 2025, quantos clientes diferentes alugaram mesa redonda?',
    party,
    rentals
      .during('2025-05', '2025-12')
      .when((r) => r.item === 'Mesa redonda')
      .distinct('client'),
  ],
  [
    'uma locação pra batizado sai por quanto em média?',
    party,
    rentals.when((r) => r.event === 'Batizado').mean('price'),
  ],
  [
    'no segundo semestre de 2025 quanto foi o valor das locações pagas no pix?',
    party,
    rentals
      .during('2025-07', '2025-12')
      .when((r) => r.payment === 'Pix')
      .sum('price'),
  ],
  ['de qual cliente é a locação de maior valor?', party, most(rentals.by('client', (g) => g.max('price')))],
  [
    'frete cobrado por mês, na média, dá quanto?',
    party,
    rentals.sum('freight') / rentals.byMonth((g) => g.count()).length,
  ],
  [
    'quantas toalhas de mesa saíram pra entrega nos domingos',
    party,
    rentals
      .on(0)
      .when((r) => r.item === 'Toalha de mesa')
      .sum('pieces'),
  ],

  // The vaccine campaign
  ['Quantas cabeças a equipe vacinou em novembro?', campaign, visits.during('2025-11').sum('heads')],
  ['cabeças vacinadas de cada espécie', campaign, visits.by('species', (g) => g.sum('heads'))],
  [
    'qual fazenda teve mais cabeças vacinadas no ano passado',
    campaign,
    most(visits.during('2025-06', '2025-12').by('farm', (g) => g.sum('heads'))),
  ],
  [
    'top 3 municipios em valor cobrado',
    campaign,
    most(
      visits.by('town', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'a vacina de brucelose custou quanto pra nós ao todo?',
    campaign,
    visits.when((r) => r.vaccine === 'Brucelose').sum('cost'),
  ],
  [
    'quanto sobra do valor cobrado nas fazendas depois de descontar o custo da vacina?',
    campaign,
    visits.sum('price') - visits.sum('cost'),
  ],
  ['uma visita de vacinação dá quantos km rodados em média?', campaign, visits.mean('km')],
  [
    'do agendamento à aplicação, quantos dias a Dra. Bianca leva em média?',
    campaign,
    visits.when((r) => r.vet === 'Dra. Bianca').mean('wait'),
  ],
  [
    'visitas de fevereiro que ficaram sem atestado emitido, quantas são?',
    campaign,
    visits
      .during('2026-02')
      .when((r) => r.certified === 'não')
      .count(),
  ],
  ['doses perdidas de cada veterinario', campaign, visits.by('vet', (g) => g.sum('lost'))],
  ['que auxiliar perdeu menos doses no total?', campaign, least(visits.by('helper', (g) => g.sum('lost')))],
  [
    'cabeças vacinadas no terceiro trimestre de 2025 versus o quarto trimestre de 2025',
    campaign,
    {
      before: visits.during('2025-07', '2025-09').sum('heads'),
      after: visits.during('2025-10', '2025-12').sum('heads'),
    },
  ],
  [
    'de todas as cabeças vacinadas, qual o percentual de bovinos?',
    campaign,
    visits.share((r) => r.species === 'Bovino', 'heads'),
  ],
  [
    'em quantas visitas passamos de 200 cabeças vacinadas',
    campaign,
    visits.when((r) => r.heads > 200).count(),
  ],
  [
    'conta pra mim as visitas que rodaram entre 50 e 100 km',
    campaign,
    visits.when((r) => r.km >= 50 && r.km <= 100).count(),
  ],
  [
    'este mês já cobramos quanto da fazenda santa rita?',
    campaign,
    visits
      .during('2026-04')
      .when((r) => r.farm === 'Fazenda Santa Rita')
      .sum('price'),
  ],
  [
    'valor cobrado pelas vacinas nos ultimos 7 dias',
    campaign,
    visits.from('2026-04-24', '2026-04-30').sum('price'),
  ],
  ['total de visitas às fazendas em cada dia da semana', campaign, visits.byWeekday((g) => g.count())],
  [
    'Mês a mês pela data da aplicação, qual foi o custo de vacina?',
    campaign,
    visits.byMonth((g) => g.sum('cost')),
  ],
  [
    'qual vacina tem o menor valor cobrado somando tudo?',
    campaign,
    least(visits.by('vaccine', (g) => g.sum('price'))),
  ],
  [
    'na vacina da raiva, qual o valor cobrado em média por cabeça vacinada?',
    campaign,
    visits.when((r) => r.vaccine === 'Raiva').sum('price') /
      visits.when((r) => r.vaccine === 'Raiva').sum('heads'),
  ],
  [
    'atendemos quantas fazendas diferentes em Uberaba',
    campaign,
    visits.when((r) => r.town === 'Uberaba').distinct('farm'),
  ],
  [
    'maior km rodado numa visita em Patos de Minas',
    campaign,
    visits.when((r) => r.town === 'Patos de Minas').max('km'),
  ],
  [
    'Dr. Marcelo cobrou quanto em ovinos e suínos, os dois juntos?',
    campaign,
    visits
      .when((r) => r.vet === 'Dr. Marcelo' && (r.species === 'Ovino' || r.species === 'Suíno'))
      .sum('price'),
  ],
  [
    'cabeças vacinadas com vacina da Zoetis exceto bovino',
    campaign,
    visits.when((r) => r.lab === 'Zoetis' && r.species !== 'Bovino').sum('heads'),
  ],
  [
    'desde 15 de janeiro deste ano, quantas visitas foram a prazo?',
    campaign,
    visits
      .from('2026-01-15', '2026-04-30')
      .when((r) => r.terms === 'a prazo')
      .count(),
  ],
  ['qual o mês campeão em cabeças vacinadas', campaign, most(visits.byMonth((g) => g.sum('heads')))],
  ['qantas visitas usaram vacina de cada laboratório?', campaign, visits.by('lab', (g) => g.count())],
  [
    'o valor cobrado mais alto numa visita ao Haras São Jorge foi de quanto?',
    campaign,
    visits.when((r) => r.farm === 'Haras São Jorge').max('price'),
  ],
  [
    'Bom dia! Consegue me informar o custo médio de vacina por visita de equinos em 2026? Obrigado',
    campaign,
    visits
      .during('2026-01', '2026-04')
      .when((r) => r.species === 'Equino')
      .mean('cost'),
  ],

  // The shop of consigned clothes
  ['Quanto o brechó vendeu por canal, em reais?', thrift, sales.by('channel', (g) => g.sum('sale'))],
  [
    'qual o valor de repasse que ainda não foi pago às consignantes?',
    thrift,
    sales.when((r) => r.settled === 'NÃO').sum('payout'),
  ],
  [
    'repasse pago até agora pra cada consignante',
    thrift,
    sales.when((r) => r.settled === 'SIM').by('consignor', (g) => g.sum('payout')),
  ],
  [
    'quantas peças de vestido foram vendidas em agosto?',
    thrift,
    sales
      .during('2025-08')
      .when((r) => r.category === 'Vestido')
      .sum('pieces'),
  ],
  [
    'a consignante que teve mais peças vendidas é quem?',
    thrift,
    most(sales.by('consignor', (g) => g.sum('pieces'))),
  ],
  [
    'os dois canais mais fracos em valor de venda',
    thrift,
    least(
      sales.by('channel', (g) => g.sum('sale')),
      2,
    ),
  ],
  [
    'em média uma bolsa demora quantos dias entre a entrada e a venda?',
    thrift,
    sales.when((r) => r.category === 'Bolsa').mean('shelf'),
  ],
  ['quando tem desconto no brechó, ele é de quanto em média?', thrift, sales.mean('discount')],
  [
    'em quantas vendas do brechó a gente não deu desconto?',
    thrift,
    sales.when((r) => r.discount === undefined).count(),
  ],
  [
    'põe lado a lado o valor vendido no Instagram em novembro e em dezembro',
    thrift,
    {
      before: sales
        .during('2025-11')
        .when((r) => r.channel === 'Instagram')
        .sum('sale'),
      after: sales
        .during('2025-12')
        .when((r) => r.channel === 'Instagram')
        .sum('sale'),
    },
  ],
  [
    'do valor total de repasse, quantos por cento já está pago?',
    thrift,
    sales.share((r) => r.settled === 'SIM', 'payout'),
  ],
  [
    'valor vendido de cada marca no brechó, exceto o que saiu pelo Instagram',
    thrift,
    sales.when((r) => r.channel !== 'Instagram').by('brand', (g) => g.sum('sale')),
  ],
  [
    'houve quantas vendas no brechó com valor entre R$ 100 e R$ 200?',
    thrift,
    sales.when((r) => r.sale >= 100 && r.sale <= 200).count(),
  ],
  ['quantas peças o brecho vendeu ontem', thrift, sales.from('2026-04-29', '2026-04-29').sum('pieces')],
  [
    'mês passado a Rosângela vendeu quanto em reais?',
    thrift,
    sales
      .during('2026-03')
      .when((r) => r.seller === 'Rosângela')
      .sum('sale'),
  ],
  ['ticket médio das vendas pelo whatsapp', thrift, sales.when((r) => r.channel === 'WhatsApp').mean('sale')],
  ['venda de casaco mais alta, em reais', thrift, sales.when((r) => r.category === 'Casaco').max('sale')],
  [
    'qual foi o menor valor de venda da marca Animale?',
    thrift,
    sales.when((r) => r.brand === 'Animale').min('sale'),
  ],
  [
    'ranking das 3 marcas com maior repasse',
    thrift,
    most(
      sales.by('brand', (g) => g.sum('payout')),
      3,
    ),
  ],
  ['repasse às consignantes mês por mês, pela data da venda', thrift, sales.byMonth((g) => g.sum('payout'))],
  [
    'o sábado responde por que porcentagem do valor vendido no brechó?',
    thrift,
    sales.share((r) => weekdayIn(r.day) === 6, 'sale'),
  ],
  [
    'quanto fica pro brechó tirando o repasse do valor de venda?',
    thrift,
    sales.sum('sale') - sales.sum('payout'),
  ],
  ['cada venda do brechó leva quantas peças em média?', thrift, sales.mean('pieces')],
  [
    'quantas marcas distintas a Vera Tavares já vendeu aqui?',
    thrift,
    sales.when((r) => r.consignor === 'Vera Tavares').distinct('brand'),
  ],
  [
    'nº de vendas de peça seminova no tamanho M',
    thrift,
    sales.when((r) => r.condition === 'Seminovo' && r.size === 'M').count(),
  ],
  [
    'valor de venda de calça jeans e saia no 1º trimestre de 2026',
    thrift,
    sales
      .during('2026-01', '2026-03')
      .when((r) => r.category === 'Calça jeans' || r.category === 'Saia')
      .sum('sale'),
  ],
  [
    'quantas vendas levaram mais de 45 dias desde a entrada da peça?',
    thrift,
    sales.when((r) => r.shelf > 45).count(),
  ],
  [
    'somando só as vendas no debito que passaram de 150 reais, quanto dá?',
    thrift,
    sales.when((r) => r.payment === 'DEBITO' && r.sale > 150).sum('sale'),
  ],
  ['em que mês o brechó deu mais desconto, em reais?', thrift, most(sales.byMonth((g) => g.sum('discount')))],
  [
    'Oi, tudo bem? Queria saber em que data o brechó mais vendeu em valor',
    thrift,
    most(
      sales.by('day', (g) => g.sum('sale')).map<[string, number]>(([day, value]) => [shownDay(day), value]),
    ),
  ],
]

export const unanswerable: string[] = [
  'quantas mesas ainda temos livres no galpão?',
  'qual o telefone do Buffet Alegria?',
  'quantos convidados teve em cada festa de casamento?',
  'quando vence o lote da vacina da raiva?',
  'qual o peso médio dos bovinos vacinados?',
  'a que temperatura ficou a geladeira das vacinas em janeiro?',
  'quantas seguidoras o brechó tem no Instagram?',
  'qual cor de vestido sai mais no brechó?',
  'quanto pagamos de conta de luz em março?',
  'qual é a chave pix da Sônia Prates?',
]
