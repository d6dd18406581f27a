import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A uniform and school-clothes maker, a fish farm selling tilapia, a neighbourhood cinema with a snack bar. */

const { next, whole, pick, among } = seededBusiness('school clothes, a tilapia farm, a neighbourhood cinema')

const clothes = {
  shirt: { piece: 'Camiseta', fabrics: ['Malha PV', 'Dry fit'], from: 2_800, to: 4_500 },
  shorts: { piece: 'Bermuda', fabrics: ['Helanca', 'Tactel'], from: 3_500, to: 5_900 },
  trousers: { piece: 'Calça', fabrics: ['Helanca', 'Tactel'], from: 5_500, to: 8_900 },
  tracksuit: { piece: 'Agasalho', fabrics: ['Moletom', 'Helanca'], from: 9_500, to: 16_900 },
  skirt: { piece: 'Saia-short', fabrics: ['Oxford', 'Helanca'], from: 4_500, to: 6_900 },
}
const lastOrderDay = '2026-04-30'
const later = (day: string, days: number): string => daysFrom(day, days + 1).at(-1) ?? day
const ordersOn = (day: string): number => {
  if (day.startsWith('2026-01')) return whole(4, 6)
  return day.startsWith('2026-02') ? whole(2, 3) : whole(1, 2)
}
// Closed on Sundays, most before the school year.
const orders = new Rows(
  daysFrom('2025-08-01', 273)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: ordersOn(day) }, () => {
        const { piece, fabrics, from, to } = among(
          [clothes.shirt, 5],
          [clothes.shorts, 3],
          [clothes.trousers, 3],
          [clothes.tracksuit, 2],
          [clothes.skirt, 1],
        )
        const pieces = whole(4, 70)
        const unit = whole(from, to) / 100
        const discount = next() < 0.65 ? undefined : cents((pieces * unit * whole(3, 12)) / 100)
        const lead = whole(4, 28)
        const delivery = later(day, lead)
        return {
          day,
          school: among(
            ['Colégio Santa Rita', 6],
            ['Escola Paulo Freire', 4],
            ['Instituto Aquarela', 3],
            ['Colégio Dom Bosco', 2],
            ['Creche Pingo de Gente', 1],
          ),
          piece,
          fabric: pick(fabrics),
          size: among(['M', 5], ['P', 4], ['G', 3], ['PP', 2], ['GG', 1]),
          embroidered: next() < 0.4 ? 'SIM' : 'NÃO',
          seamstress: among(['Ivone', 5], ['Socorro', 3], ['Lurdinha', 2], ['Geralda', 1]),
          pieces,
          unit,
          discount,
          total: cents(pieces * unit - (discount ?? 0)),
          lead,
          delivered: delivery > lastOrderDay ? undefined : delivery,
          paid: next() < 0.75 ? 'SIM' : 'NÃO',
        }
      }),
    ),
)

const buyers = [
  { buyer: 'Peixaria do Nonato', city: 'Franca' },
  { buyer: 'Frigorífico Pescanobre', city: 'Rifaina' },
  { buyer: 'Restaurante Beira Rio', city: 'Rifaina' },
  { buyer: 'Pesque-pague Recanto', city: 'Batatais' },
  { buyer: 'Mercadinho São José', city: 'Franca' },
  { buyer: 'Feira do Produtor', city: 'Pedregulho' },
]
const ponds = {
  big: { pond: 'Açude Grande', warm: 0 },
  dam: { pond: 'Represa', warm: -10 },
  cage: { pond: 'Tanque-rede', warm: 5 },
  old: { pond: 'Açude Velho', warm: 20 },
}
const fish = {
  live: { product: 'Vivo', from: 950, to: 1_300, few: 80, many: 600 },
  cleaned: { product: 'Inteiro limpo', from: 1_300, to: 1_700, few: 20, many: 200 },
  fresh: { product: 'Filé fresco', from: 3_800, to: 5_200, few: 5, many: 60 },
  frozen: { product: 'Filé congelado', from: 3_400, to: 4_600, few: 5, many: 80 },
}
// Every day but Sunday, most on Fridays.
const catches = new Rows(
  daysFrom('2025-07-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 5 ? whole(4, 5) : whole(1, 2) }, () => {
        const { product, from, to, few, many } = among(
          [fish.live, 5],
          [fish.cleaned, 4],
          [fish.fresh, 3],
          [fish.frozen, 2],
        )
        const { pond, warm } = among([ponds.big, 5], [ponds.dam, 3], [ponds.cage, 2], [ponds.old, 1])
        const kilos = whole(few * 2, many * 2) / 2
        const price = whole(from, to) / 100
        const driver = next() < 0.35 ? undefined : among(['Zé Carlos', 4], ['Adão', 2], ['Wellington', 1])
        return {
          day,
          pond,
          ...pick(buyers),
          product,
          kilos,
          weight: next() < 0.1 ? undefined : whole(550, 1_100),
          price,
          freight: driver === undefined ? undefined : whole(4_000, 22_000) / 100,
          value: cents(kilos * price),
          payment: among(['Pix', 5], ['Boleto', 3], ['Dinheiro', 2], ['Fiado', 1]),
          invoice: next() < 0.7 ? 'sim' : 'nao',
          driver,
          water: (whole(220, 290) + warm) / 10,
        }
      }),
    ),
)

const films = [
  { film: 'Dragõezinhos', genre: 'Animação', first: '2025-06', last: '2025-09' },
  { film: 'A Ilha dos Robôs', genre: 'Animação', first: '2025-12', last: '2026-03' },
  { film: 'Corrida Final', genre: 'Ação', first: '2025-06', last: '2025-08' },
  { film: 'Fuga em Alto-Mar', genre: 'Ação', first: '2025-09', last: '2026-01' },
  { film: 'Minha Sogra é Demais', genre: 'Comédia', first: '2025-07', last: '2025-11' },
  { film: 'Férias Trapalhadas', genre: 'Comédia', first: '2025-12', last: '2026-03' },
  { film: 'O Casarão', genre: 'Terror', first: '2025-09', last: '2025-12' },
  { film: 'Cartas de Lisboa', genre: 'Drama', first: '2025-06', last: '2025-12' },
  { film: 'O Último Trem', genre: 'Drama', first: '2026-01', last: '2026-03' },
  { film: 'Amor de Verão', genre: 'Romance', first: '2025-08', last: '2026-02' },
]
const showsOn = (day: string): number => {
  switch (weekdayIn(day)) {
    case 0:
      return whole(2, 3)
    case 2:
      return 1
    case 5:
      return 2
    case 6:
      return whole(4, 5)
    default:
      return whole(1, 2)
  }
}
// Closed on Mondays.
const shows = new Rows(
  daysFrom('2025-06-01', 304)
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: showsOn(day) }, () => {
        const isWeekend = weekdayIn(day) === 0 || weekdayIn(day) === 6
        const month = day.slice(0, 7)
        const { film, genre } = pick(films.filter(({ first, last }) => month >= first && month <= last))
        const depth = next() < 0.3 ? 'SIM' : 'NÃO'
        const people = isWeekend ? whole(30, 130) : whole(10, 75)
        const half = Math.round((people * whole(25, 60)) / 100)
        const ticket = depth === 'SIM' ? 31.8 : 24.9
        return {
          day,
          film,
          genre,
          room: among(['Oscarito', 3], ['Dercy', 2]),
          turn: isWeekend
            ? among(['Noite', 3], ['Tarde', 2], ['Matinê', 2])
            : among(['Noite', 3], ['Tarde', 1]),
          audio: among(['Dublado', 3], ['Legendado', 2]),
          depth,
          people,
          half,
          box: cents((people - half) * ticket + (half * ticket) / 2),
          snacks: cents((people * whole(500, 1_600)) / 100),
          popcorn: next() < 0.05 ? undefined : Math.round((people * whole(20, 60)) / 100),
          attendant: among(['Jéssica', 5], ['Rogério', 3], ['Nádia', 2]),
          late: next() < 0.7 ? undefined : whole(2, 25),
        }
      }),
    ),
)

const uniforms = 'PEDIDOS UNIFORMES'
const farm = 'vendas_tilapia'
const cinema = 'Sessões Cinema do Bairro'

const optional = (value: number | undefined, shown: (value: number) => string | number) =>
  value === undefined ? '' : shown(value)
const onDates = (groups: [string, number][]): [string, number][] =>
  groups.map(([day, value]) => [shownDay(day), value])

export const files = [
  file(uniforms, orders, [
    ['Data Pedido', ({ day }) => brazilianDay(day)],
    ['Escola', ({ school }) => school],
    ['Peça', ({ piece }) => piece],
    ['Tecido', ({ fabric }) => fabric],
    ['Tamanho', ({ size }) => size],
    ['Bordado', ({ embroidered }) => embroidered],
    ['Costureira', ({ seamstress }) => seamstress],
    ['Qtde (pçs)', ({ pieces }) => pieces],
    ['Vlr Unit.', ({ unit }) => commaPrice(unit)],
    ['Desconto', ({ discount }) => optional(discount, commaPrice)],
    ['Total', ({ total }) => dotted(commaPrice(total))],
    ['Data Entrega', ({ delivered }) => (delivered === undefined ? '' : brazilianDay(delivered))],
    ['Pago', ({ paid }) => paid],
  ]),
  file(farm, catches, [
    ['dt_venda', ({ day }) => day],
    ['viveiro', ({ pond }) => pond],
    ['comprador', ({ buyer }) => buyer],
    ['cidade', ({ city }) => city],
    ['produto', ({ product }) => product],
    ['qtd_kg', ({ kilos }) => decimal(kilos, 1)],
    ['peso_medio_g', ({ weight }) => optional(weight, (grams) => grams)],
    ['preco_kg', ({ price }) => decimal(price)],
    ['frete', ({ freight }) => optional(freight, (value) => decimal(value))],
    ['valor_venda', ({ value }) => decimal(value)],
    ['forma_pgto', ({ payment }) => payment],
    ['nf_emitida', ({ invoice }) => invoice],
    ['motorista', ({ driver }) => driver ?? ''],
    ['temp_agua_c', ({ water }) => decimal(water, 1)],
  ]),
  file(cinema, shows, [
    ['DATA', ({ day }) => brazilianDay(day)],
    ['FILME', ({ film }) => film],
    ['GÊNERO', ({ genre }) => genre],
    ['SALA', ({ room }) => room],
    ['TURNO', ({ turn }) => turn],
    ['ÁUDIO', ({ audio }) => audio],
    ['3D', ({ depth }) => depth],
    ['PÚBLICO', ({ people }) => people],
    ['MEIA-ENTRADA (QTD)', ({ half }) => half],
    ['BILHETERIA (R$)', ({ box }) => dotted(decimal(box))],
    ['LANCHONETE (R$)', ({ snacks }) => dotted(decimal(snacks))],
    ['PIPOCAS (UN)', ({ popcorn }) => optional(popcorn, (bags) => bags)],
    ['ATENDENTE', ({ attendant }) => attendant],
    ['ATRASO (MIN)', ({ late }) => optional(late, (minutes) => minutes)],
  ]),
]

export const labelled: Labelled[] = [
  // The maker of school clothes
  ['Quantos pedidos de uniforme entraram em janeiro?', uniforms, orders.during('2026-01').count()],
  [
    'qual escola mais comprou uniforme da gente, em reais',
    uniforms,
    most(orders.by('school', (g) => g.sum('total'))),
  ],
  [
    'total em reais dos pedidos de uniforme, separado por peça',
    uniforms,
    orders.by('piece', (g) => g.sum('total')),
  ],
  [
    'quantas camisetas o Colégio Santa Rita encomendou de novembro a janeiro?',
    uniforms,
    orders
      .during('2025-11', '2026-01')
      .when((r) => r.piece === 'Camiseta' && r.school === 'Colégio Santa Rita')
      .sum('pieces'),
  ],
  [
    'me passa as costureiras com a quantidade de peças de cada uma',
    uniforms,
    orders.by('seamstress', (g) => g.sum('pieces')),
  ],
  [
    'pedidos de agasalho com total acima de 2 mil reais, quantos tivemos?',
    uniforms,
    orders.when((r) => r.piece === 'Agasalho' && r.total > 2000).count(),
  ],
  [
    'ainda falta receber quanto dos pedidos de uniforme que não foram pagos?',
    uniforms,
    orders.when((r) => r.paid === 'NÃO').sum('total'),
  ],
  [
    'que porcentagem dos pedidos de uniforme leva bordado?',
    uniforms,
    orders.share((r) => r.embroidered === 'SIM'),
  ],
  ['valor do maior desconto dado num pedido de uniforme', uniforms, orders.max('discount')],
  [
    'quantos pedidos de uniforme sairam sem desconto',
    uniforms,
    orders.when((r) => r.discount === undefined).count(),
  ],
  [
    'somando os pedidos feitos em dezembro que ficaram com a Socoro, dá quantas peças?',
    uniforms,
    orders
      .during('2025-12')
      .when((r) => r.seamstress === 'Socorro')
      .sum('pieces'),
  ],
  [
    'teve quantos pedidos de uniforme que demoraram mais de 20 dias entre a data do pedido e a da entrega?',
    uniforms,
    orders.when((r) => r.delivered !== undefined && r.lead > 20).count(),
  ],
  [
    'Compara o valor dos pedidos de uniforme de outubro com os de novembro',
    uniforms,
    { before: orders.during('2025-10').sum('total'), after: orders.during('2025-11').sum('total') },
  ],
  [
    'o tecido menos encomendado em peças, qual é?',
    uniforms,
    least(orders.by('fabric', (g) => g.sum('pieces'))),
  ],
  [
    'quantas calças tamanho GG a gente já vendeu no total',
    uniforms,
    orders.when((r) => r.piece === 'Calça' && r.size === 'GG').sum('pieces'),
  ],
  [
    'queria ver o numero de pedidos de uniforme em cada dia da semana',
    uniforms,
    orders.byWeekday((g) => g.count()),
  ],
  [
    'e entregues em fevereiro, foram quantos pedidos de uniforme?',
    uniforms,
    orders.when((r) => r.delivered?.slice(0, 7) === '2026-02').count(),
  ],
  [
    'Tem quantos pedidos de uniforme sem data de entrega ainda?',
    uniforms,
    orders.when((r) => r.delivered === undefined).count(),
  ],
  [
    'valor unitário médio da bermuda de tactel',
    uniforms,
    orders.when((r) => r.piece === 'Bermuda' && r.fabric === 'Tactel').mean('unit'),
  ],
  [
    'as 3 escolas que mais encomendaram peças',
    uniforms,
    most(
      orders.by('school', (g) => g.sum('pieces')),
      3,
    ),
  ],
  [
    'quanto a Creche Pingo de Gente gastou com a gente em 2026?',
    uniforms,
    orders
      .during('2026-01', '2026-04')
      .when((r) => r.school === 'Creche Pingo de Gente')
      .sum('total'),
  ],
  [
    'participação do Instituto Aquarela no faturamento de uniformes, em %',
    uniforms,
    orders.share((r) => r.school === 'Instituto Aquarela', 'total'),
  ],
  [
    'tirando o Colegio Dom Bosco, quanto faturamos em saia-short?',
    uniforms,
    orders.when((r) => r.piece === 'Saia-short' && r.school !== 'Colégio Dom Bosco').sum('total'),
  ],
  [
    'quantas escolas diferentes pediram agasalho com bordado em janeiro?',
    uniforms,
    orders
      .during('2026-01')
      .when((r) => r.piece === 'Agasalho' && r.embroidered === 'SIM')
      .distinct('school'),
  ],
  [
    'qual o total do menor pedido da Escola Paulo Freire?',
    uniforms,
    orders.when((r) => r.school === 'Escola Paulo Freire').min('total'),
  ],
  [
    'dos pedidos de março, quantos são com bordado e ainda não foram pagos',
    uniforms,
    orders
      .during('2026-03')
      .when((r) => r.embroidered === 'SIM' && r.paid === 'NÃO')
      .count(),
  ],
  ['o melhor mês de pedidos de uniforme, em valor', uniforms, most(orders.byMonth((g) => g.sum('total')))],
  ['quanto demos de desconto pra cada escola?', uniforms, orders.by('school', (g) => g.sum('discount'))],
  [
    'pedidos com 50 peças ou mais: quantos ficaram com a Ivone?',
    uniforms,
    orders.when((r) => r.pieces >= 50 && r.seamstress === 'Ivone').count(),
  ],
  [
    'quantos reais entraram em pedidos de camizeta entre 15/08/2025 e 30/09/2025?',
    uniforms,
    orders
      .from('2025-08-15', '2025-09-30')
      .when((r) => r.piece === 'Camiseta')
      .sum('total'),
  ],

  // The fish farm
  ['quantos quilos de tilápia a gente vendeu em setembro?', farm, catches.during('2025-09').sum('kilos')],
  ['venda de peixe por viveiro, em kg', farm, catches.by('pond', (g) => g.sum('kilos'))],
  [
    'Qual comprador levou mais quilos de filé fresco?',
    farm,
    most(catches.when((r) => r.product === 'Filé fresco').by('buyer', (g) => g.sum('kilos'))),
  ],
  [
    'o Frigorifico Pescanobre comprou quantos reais no último trimestre de 2025?',
    farm,
    catches
      .during('2025-10', '2025-12')
      .when((r) => r.buyer === 'Frigorífico Pescanobre')
      .sum('value'),
  ],
  [
    'média do preço por kg nas vendas de filé congelado',
    farm,
    catches.when((r) => r.product === 'Filé congelado').mean('price'),
  ],
  [
    'vendas no fiado: qual o valor somado até agora?',
    farm,
    catches.when((r) => r.payment === 'Fiado').sum('value'),
  ],
  [
    'quantas vendas de tilapia ficaram sem nota fiscal emitida?',
    farm,
    catches.when((r) => r.invoice === 'nao').count(),
  ],
  ['em que dia da semana sai mais peixe, em quilos?', farm, most(catches.byWeekday((g) => g.sum('kilos')))],
  [
    'o Zé Carlos levou quantas vendas com frete acima de 150 reais',
    farm,
    catches.when((r) => r.driver === 'Zé Carlos' && r.freight !== undefined && r.freight > 150).count(),
  ],
  ['total de frete do peixe mês a mês', farm, catches.byMonth((g) => g.sum('freight'))],
  [
    'o peso médio dos peixes do Açude Velho fica em quantos gramas?',
    farm,
    catches.when((r) => r.pond === 'Açude Velho').mean('weight'),
  ],
  [
    'qual foi a maior temperatura da agua que a gente anotou em feverero?',
    farm,
    catches.during('2026-02').max('water'),
  ],
  [
    'que fatia das vendas de tilápia em reais veio de Franca?',
    farm,
    catches.share((r) => r.city === 'Franca', 'value'),
  ],
  ['valor vendido de peixe em cada cidade', farm, catches.by('city', (g) => g.sum('value'))],
  [
    'Quantos compradores diferentes pegaram peixe da Represa em dezembro?',
    farm,
    catches
      .during('2025-12')
      .when((r) => r.pond === 'Represa')
      .distinct('buyer'),
  ],
  [
    'qtas vendas de mais de 300 kg foram pro Pesque-pague Recanto?',
    farm,
    catches.when((r) => r.buyer === 'Pesque-pague Recanto' && r.kilos > 300).count(),
  ],
  [
    'de março pra abril o valor vendido de peixe subiu ou caiu?',
    farm,
    { before: catches.during('2026-03').sum('value'), after: catches.during('2026-04').sum('value') },
  ],
  [
    'valor das vendas de peixe vivo sem contar o Pesque-pague Recanto',
    farm,
    catches.when((r) => r.product === 'Vivo' && r.buyer !== 'Pesque-pague Recanto').sum('value'),
  ],
  [
    'motorista que transportou menos kg de peixe',
    farm,
    least(catches.when((r) => r.driver !== undefined).by('driver', (g) => g.sum('kilos'))),
  ],
  [
    'fevereiro e março juntos: quantos kg de filé saíram, contando fresco e congelado?',
    farm,
    catches
      .during('2026-02', '2026-03')
      .when((r) => r.product === 'Filé fresco' || r.product === 'Filé congelado')
      .sum('kilos'),
  ],
  [
    'a Peixaria do Nonatto já pagou quanto em dinheiro?',
    farm,
    catches.when((r) => r.buyer === 'Peixaria do Nonato' && r.payment === 'Dinheiro').sum('value'),
  ],
  ['Em média, qual viveiro tem a água mais quente?', farm, most(catches.by('pond', (g) => g.mean('water')))],
  [
    'os dois compradores que mais gastaram em tilápia',
    farm,
    most(
      catches.by('buyer', (g) => g.sum('value')),
      2,
    ),
  ],
  [
    'das vendas pro mercadinho sao jose, quantas foram sem frete',
    farm,
    catches.when((r) => r.buyer === 'Mercadinho São José' && r.freight === undefined).count(),
  ],
  [
    'cada produto do peixe sai com quantos kg por venda em média?',
    farm,
    catches.by('product', (g) => g.mean('kilos')),
  ],
  ['valor da menor venda de peixe no boleto', farm, catches.when((r) => r.payment === 'Boleto').min('value')],
  [
    'desde janeiro, quantos reais de peixe foram pagos no pix?',
    farm,
    catches
      .during('2026-01', '2026-04')
      .when((r) => r.payment === 'Pix')
      .sum('value'),
  ],
  [
    'dias em que vendemos peixe com a água abaixo de 23 graus, foram quantos?',
    farm,
    catches.when((r) => r.water < 23).distinct('day'),
  ],
  [
    'quanto sobra das vendas pra Feira do Produtor descontando o frete?',
    farm,
    catches.when((r) => r.buyer === 'Feira do Produtor').sum('value') -
      catches.when((r) => r.buyer === 'Feira do Produtor').sum('freight'),
  ],
  [
    'a data que mais vendeu tilápia em reais foi qual?',
    farm,
    onDates(most(catches.by('day', (g) => g.sum('value')))),
  ],

  // The cinema
  ['Quantas sessões o cinema fez em julho?', cinema, shows.during('2025-07').count()],
  ['quero o público somado de cada filme', cinema, shows.by('film', (g) => g.sum('people'))],
  ['qual gênero trouxe mais gente pro cinema?', cinema, most(shows.by('genre', (g) => g.sum('people')))],
  ['O Casarão fez quanto de bilheteria?', cinema, shows.when((r) => r.film === 'O Casarão').sum('box')],
  ['nas sessões de sábado a lanchonete vendeu quanto', cinema, shows.on(6).sum('snacks')],
  [
    'pipocas vendidas pela Jessica em dezembro e janeiro',
    cinema,
    shows
      .during('2025-12', '2026-01')
      .when((r) => r.attendant === 'Jéssica')
      .sum('popcorn'),
  ],
  ['domingo dá quantas pessoas por sessão em média?', cinema, shows.on(0).mean('people')],
  [
    'que percentual do público do cinema entrou pagando meia?',
    cinema,
    { share: shows.sum('half') / shows.sum('people') },
  ],
  ['faturamento da lanchonete do cinema por mês', cinema, shows.byMonth((g) => g.sum('snacks'))],
  [
    'quantas sessões em 3D tiveram público maior que 80?',
    cinema,
    shows.when((r) => r.depth === 'SIM' && r.people > 80).count(),
  ],
  ['Somando tudo, que filme rendeu menos bilheteria?', cinema, least(shows.by('film', (g) => g.sum('box')))],
  [
    'das sessões que atrasaram mais de 10 minutos, quantas eram no turno da noite?',
    cinema,
    shows.when((r) => r.late !== undefined && r.late > 10 && r.turn === 'Noite').count(),
  ],
  [
    'bilheteria do cinema: setembro x outubro',
    cinema,
    { before: shows.during('2025-09').sum('box'), after: shows.during('2025-10').sum('box') },
  ],
  [
    'passaram quantos filmes diferentes no primeiro trimestre de 2026?',
    cinema,
    shows.during('2026-01', '2026-03').distinct('film'),
  ],
  [
    'top 3 filmes em pipoca vendida',
    cinema,
    most(
      shows.by('film', (g) => g.sum('popcorn')),
      3,
    ),
  ],
  [
    'quantas sessões começaram certinho, sem atraso?',
    cinema,
    shows.when((r) => r.late === undefined).count(),
  ],
  [
    'maior público numa sessão de filme legendado',
    cinema,
    shows.when((r) => r.audio === 'Legendado').max('people'),
  ],
  [
    'Quanto entrou em agosto juntando bilhetria e lanchonete?',
    cinema,
    shows.during('2025-08').sum('box') + shows.during('2025-08').sum('snacks'),
  ],
  [
    'na sala Dercy, qual turno arrecada mais de bilheteria?',
    cinema,
    most(shows.when((r) => r.room === 'Dercy').by('turn', (g) => g.sum('box'))),
  ],
  [
    'quando a sessão da sala Oscarito atrasa, o atraso médio é de quantos minutos?',
    cinema,
    shows.when((r) => r.room === 'Oscarito' && r.late !== undefined).mean('late'),
  ],
  [
    'número de sessões dubladas por gênero',
    cinema,
    shows.when((r) => r.audio === 'Dublado').by('genre', (g) => g.count()),
  ],
  [
    'me diz o dia da semana que somou menos público no cinema',
    cinema,
    least(shows.byWeekday((g) => g.sum('people'))),
  ],
  [
    'a sala oscarito responde por quantos por cento da bilheteria?',
    cinema,
    shows.share((r) => r.room === 'Oscarito', 'box'),
  ],
  [
    'sem contar as matinês, quanto a lanchonte faturou em novembro?',
    cinema,
    shows
      .during('2025-11')
      .when((r) => r.turn !== 'Matinê')
      .sum('snacks'),
  ],
  [
    'dividindo o que a lanchonete vendeu pelo público, cada pessoa gasta quanto em média?',
    cinema,
    shows.sum('snacks') / shows.sum('people'),
  ],
  [
    'de 10/12/2025 a 20/01/2026 vieram quantas pessoas ver A Ilha dos Robôs?',
    cinema,
    shows
      .from('2025-12-10', '2026-01-20')
      .when((r) => r.film === 'A Ilha dos Robôs')
      .sum('people'),
  ],
  [
    'em que data a lanchonete do cinema mais vendeu em reais?',
    cinema,
    onDates(most(shows.by('day', (g) => g.sum('snacks')))),
  ],
  [
    'nas sessões de animação atendidas pelo Rogério, quantas meias-entradas saíram?',
    cinema,
    shows.when((r) => r.genre === 'Animação' && r.attendant === 'Rogério').sum('half'),
  ],
  [
    'sessões com menos de 500 reais de bilheteria, quantas teve?',
    cinema,
    shows.when((r) => r.box < 500).count(),
  ],
  ['pior mês do cinema em público', cinema, least(shows.byMonth((g) => g.sum('people')))],
]

export const unanswerable: string[] = [
  'qual o salário da costureira Ivone?',
  'quantos metros de malha ainda temos no estoque?',
  'qual o telefone do Colégio Dom Bosco?',
  'quanto gastamos com ração das tilápias em outubro?',
  'quantos alevinos a gente soltou na Represa?',
  'qual o pH da água do Açude Velho?',
  'quanto pagamos pra distribuidora pelos filmes?',
  'quantos refrigerantes a lanchonete vendeu em dezembro',
  'que nota o público deu pro O Último Trem?',
  'quanto veio a conta de luz do cinema em janeiro?',
]
