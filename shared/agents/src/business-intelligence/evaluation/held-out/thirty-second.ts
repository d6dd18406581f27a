import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, shownDay, weekdayIn } from './rows'

/* A greengrocer with home delivery, a rental of toys and tables for parties, a physiotherapy and pilates studio. */

const { next, whole, pick } = seededBusiness(
  'a greengrocer with delivery, a rental of toys and tables for parties, a physiotherapy and pilates studio',
)

const goods = [
  { product: 'Banana prata', kind: 'Fruta', from: 490, to: 890 },
  { product: 'Tomate', kind: 'Legume', from: 590, to: 1_290 },
  { product: 'Batata inglesa', kind: 'Legume', from: 390, to: 790 },
  { product: 'Alface crespa', kind: 'Verdura', from: 900, to: 1_600 },
  { product: 'Maçã gala', kind: 'Fruta', from: 890, to: 1_490 },
  { product: 'Cebola', kind: 'Tempero', from: 350, to: 750 },
  { product: 'Mamão formosa', kind: 'Fruta', from: 450, to: 950 },
  { product: 'Cenoura', kind: 'Legume', from: 420, to: 880 },
  { product: 'Couve', kind: 'Verdura', from: 800, to: 1_500 },
  { product: 'Morango', kind: 'Fruta', from: 1_800, to: 3_900 },
  { product: 'Alho', kind: 'Tempero', from: 2_200, to: 3_800 },
]
// Closed on Mondays, most on Saturdays; from May to March.
const sales = new Rows(
  daysFrom('2025-05-01', 335)
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(3, 5) : whole(1, 2) }, () => {
        const { product, kind, from, to } = pick(goods)
        const isOrganic = next() < 0.28
        const way = pick(['Balcão', 'Entrega', 'Balcão', 'Entrega', 'Retirada'])
        const isBrought = way === 'Entrega'
        const kilos = isBrought ? whole(8, 60) / 10 : whole(3, 35) / 10
        const unit = cents((whole(from, to) * (isOrganic ? 1.3 : 1)) / 100)
        const fee = isBrought && next() < 0.85 ? whole(8, 24) / 2 : 0
        return {
          day,
          product,
          kind,
          farming: isOrganic ? 'Orgânico' : 'Convencional',
          way,
          district: isBrought
            ? pick(['Vila Mariana', 'Santa Cecília', 'Jardim Paulista', 'Bela Vista', 'Pinheiros'])
            : '',
          attendant: pick(['Ivone', 'Ivone', 'Cléber', 'Cléber', 'Nádia']),
          payment: pick(['Pix', 'Débito', 'Dinheiro', 'Crédito', 'Fiado']),
          kilos,
          unit,
          fee,
          total: cents(kilos * unit + fee),
        }
      }),
    ),
)

const things = [
  { item: 'Pula-pula', category: 'Brinquedo', from: 15_000, to: 26_000 },
  { item: 'Mesa plástica', category: 'Mobiliário', from: 900, to: 1_500 },
  { item: 'Tobogã inflável', category: 'Brinquedo', from: 30_000, to: 55_000 },
  { item: 'Cadeira plástica', category: 'Mobiliário', from: 300, to: 650 },
  { item: 'Piscina de bolinhas', category: 'Brinquedo', from: 14_000, to: 24_000 },
  { item: 'Máquina de pipoca', category: 'Máquina', from: 11_000, to: 19_000 },
  { item: 'Tenda', category: 'Cobertura', from: 18_000, to: 40_000 },
  { item: 'Touro mecânico', category: 'Brinquedo', from: 45_000, to: 75_000 },
  { item: 'Máquina de algodão doce', category: 'Máquina', from: 12_000, to: 21_000 },
]
const parties = [
  'Aniversário infantil',
  'Aniversário infantil',
  'Casamento',
  'Chá de bebê',
  'Confraternização',
]
const rentedOn = (day: string) => {
  const weekday = weekdayIn(day)
  if (weekday === 6) return whole(2, 5)
  if (weekday === 0) return whole(1, 3)
  if (weekday === 5) return whole(0, 3)
  return next() < 0.3 ? 1 : 0
}
// Most at the weekend, Saturdays first; from April to February.
const rentals = new Rows(
  daysFrom('2025-04-01', 334).flatMap((day) =>
    Array.from({ length: rentedOn(day) }, () => {
      const { item, category, from, to } = pick(things)
      const isJune = ['06', '07'].includes(day.slice(5, 7)) && next() < 0.45
      const pieces = category === 'Mobiliário' ? whole(6, 45) : next() < 0.85 ? 1 : 2
      return {
        day,
        back: daysFrom(day, whole(2, 4)).at(-1) as string,
        item,
        category,
        party: isJune ? 'Festa junina' : pick(parties),
        city: pick(['Sorocaba', 'Sorocaba', 'Votorantim', 'Itu', 'Salto']),
        installer: pick(['Wesley', 'Wesley', 'Juninho', 'Tiago']),
        pieces,
        freight: whole(60, 320) / 2,
        damage: next() < 0.78 ? undefined : whole(1_500, 28_000) / 100,
        status: pick(['Quitado', 'Quitado', 'Só sinal', 'A receber']),
        price: cents((pieces * whole(from, to)) / 100),
      }
    }),
  ),
)

const patients = [
  { patient: 'Marta Lima', plan: 'Particular' },
  { patient: 'Osvaldo Brito', plan: 'Unimed' },
  { patient: 'Luciana Prado', plan: 'Particular' },
  { patient: 'Jorge Tanaka', plan: 'Bradesco Saúde' },
  { patient: 'Helena Dias', plan: 'Unimed' },
  { patient: 'Rosângela Melo', plan: 'Cassi' },
  { patient: 'Caio Mendes', plan: 'Particular' },
  { patient: 'Tereza Nunes', plan: 'Bradesco Saúde' },
  { patient: 'Pedro Salles', plan: 'Cassi' },
  { patient: 'Beatriz Fontes', plan: 'Unimed' },
]
const care = [
  { service: 'Pilates', from: 6_000, to: 11_000 },
  { service: 'Pilates', from: 6_000, to: 11_000 },
  { service: 'Fisioterapia', from: 9_000, to: 16_000 },
  { service: 'Fisioterapia', from: 9_000, to: 16_000 },
  { service: 'RPG', from: 12_000, to: 19_000 },
  { service: 'Drenagem linfática', from: 11_000, to: 17_000 },
  { service: 'Acupuntura', from: 10_000, to: 18_000 },
]
const therapists = [
  { therapist: 'Camila', part: 0.5 },
  { therapist: 'Renato', part: 0.45 },
  { therapist: 'Bianca', part: 0.4 },
]
// Few on Saturdays, none on Sundays; from August to April.
const sessions = new Rows(
  daysFrom('2025-08-01', 273)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(0, 1) : whole(1, 3) }, () => {
        const { service, from, to } = pick(care)
        const { therapist, part } = pick(therapists)
        const price = whole(from, to) / 100
        return {
          day,
          ...pick(patients),
          service,
          therapist,
          shift: pick(['manhã', 'manhã', 'tarde', 'noite']),
          minutes: pick([50, 60, 40, 30]),
          pain: next() < 0.25 ? undefined : whole(0, 10),
          paid: next() < 0.78 ? 'sim' : 'não',
          payout: cents(price * part),
          price,
        }
      }),
    ),
)

const shop = 'Vendas Hortifruti'
const rental = 'ALUGUEL FESTAS'
const studio = 'atendimentos_studio'

export const files = [
  file(shop, sales, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Produto', ({ product }) => product],
    ['Tipo', ({ kind }) => kind],
    ['Cultivo', ({ farming }) => farming],
    ['Modalidade', ({ way }) => way],
    ['Bairro', ({ district }) => district],
    ['Atendente', ({ attendant }) => attendant],
    ['Pagto', ({ payment }) => payment],
    ['Peso (kg)', ({ kilos }) => decimal(kilos, 1)],
    ['Preço kg', ({ unit }) => commaPrice(unit)],
    ['Tx entrega', ({ fee }) => commaPrice(fee)],
    ['Total', ({ total }) => commaPrice(total)],
  ]),
  file(rental, rentals, [
    ['Dt. Locação', ({ day }) => brazilianDay(day)],
    ['Dt. Devolução', ({ back }) => brazilianDay(back)],
    ['Item', ({ item }) => item],
    ['Categoria', ({ category }) => category],
    ['Tipo de festa', ({ party }) => party],
    ['Cidade', ({ city }) => city],
    ['Montador', ({ installer }) => installer],
    ['Qtd.', ({ pieces }) => pieces],
    ['Frete (R$)', ({ freight }) => decimal(freight)],
    ['Avaria (R$)', ({ damage }) => (damage === undefined ? '' : decimal(damage))],
    ['Situação', ({ status }) => status],
    ['Valor aluguel (R$)', ({ price }) => decimal(price)],
  ]),
  file(
    studio,
    sessions,
    [
      ['data_sessao', ({ day }) => day],
      ['paciente', ({ patient }) => patient],
      ['convenio', ({ plan }) => plan],
      ['servico', ({ service }) => service],
      ['profissional', ({ therapist }) => therapist],
      ['turno', ({ shift }) => shift],
      ['duracao_min', ({ minutes }) => minutes],
      ['nota_dor', ({ pain }) => (pain === undefined ? '' : pain)],
      ['pago', ({ paid }) => paid],
      ['repasse_prof', ({ payout }) => payout.toFixed(2)],
      ['valor_sessao', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The greengrocer
  [
    'quanto faturei com banana em agosto?',
    shop,
    sales
      .during('2025-08')
      .when((r) => r.product === 'Banana prata')
      .sum('total'),
  ],
  [
    'Me diz quantos quilos de tomate saíram em dezembro',
    shop,
    sales
      .during('2025-12')
      .when((r) => r.product === 'Tomate')
      .sum('kilos'),
  ],
  ['faturamento do hortifruti mês a mês', shop, sales.byMonth((g) => g.sum('total'))],
  ['qual atendente vendeu mais em R$?', shop, most(sales.by('attendant', (g) => g.sum('total')))],
  [
    'top 5 produtos em kg vendidos',
    shop,
    most(
      sales.by('product', (g) => g.sum('kilos')),
      5,
    ),
  ],
  [
    'quantas entregas a gente fez em Santa Cecilia',
    shop,
    sales.when((r) => r.way === 'Entrega' && r.district === 'Santa Cecília').count(),
  ],
  [
    'Bom dia! Qual foi o ticket médio das vendas de orgânicos?',
    shop,
    sales.when((r) => r.farming === 'Orgânico').mean('total'),
  ],
  ['qtas vendas foram no fiado', shop, sales.when((r) => r.payment === 'Fiado').count()],
  [
    'quanto que deu de venda fiada entre outubro e dezembro, em reais?',
    shop,
    sales
      .during('2025-10', '2025-12')
      .when((r) => r.payment === 'Fiado')
      .sum('total'),
  ],
  [
    'quanto arrecadamos de taxa de entrega em cada bairro?',
    shop,
    most(
      sales.when((r) => r.fee > 0).by('district', (g) => g.sum('fee')),
      99,
    ),
  ],
  [
    'qual a porcentagem do faturamento do hortifruti que veio de entrega?',
    shop,
    sales.share((r) => r.way === 'Entrega', 'total'),
  ],
  [
    'compara o faturamento de verdura em novembro com o de dezembro',
    shop,
    {
      before: sales
        .during('2025-11')
        .when((r) => r.kind === 'Verdura')
        .sum('total'),
      after: sales
        .during('2025-12')
        .when((r) => r.kind === 'Verdura')
        .sum('total'),
    },
  ],
  ['vendas acima de R$ 50, quantas foram?', shop, sales.when((r) => r.total > 50).count()],
  [
    'qual o dia da semana mais fraco do hortifruti em valor total vendido?',
    shop,
    least(sales.byWeekday((g) => g.sum('total'))),
  ],
  [
    'qual a média de faturamento por dia que o hortifruti abriu?',
    shop,
    sales.sum('total') / sales.distinct('day'),
  ],
  [
    'quantos kg vendemos de cada tipo sem contar os orgânicos?',
    shop,
    sales.when((r) => r.farming !== 'Orgânico').by('kind', (g) => g.sum('kilos')),
  ],
  [
    'qual foi o preço mais alto do kg do morango',
    shop,
    sales.when((r) => r.product === 'Morango').max('unit'),
  ],
  [
    'menor preço do quilo da cebola em 2026',
    shop,
    sales
      .during('2026-01', '2026-03')
      .when((r) => r.product === 'Cebola')
      .min('unit'),
  ],
  [
    'quantos produtos diferentes a nadia vendeu em janeiro?',
    shop,
    sales
      .during('2026-01')
      .when((r) => r.attendant === 'Nádia')
      .distinct('product'),
  ],
  [
    'Quanto o Cléber vendeu no Pix desde setembro, fora os temperos? Em reais',
    shop,
    sales
      .during('2025-09', '2026-03')
      .when((r) => r.attendant === 'Cléber' && r.payment === 'Pix' && r.kind !== 'Tempero')
      .sum('total'),
  ],
  [
    'qtas vendas pra retirada no 2º semestre de 2025',
    shop,
    sales
      .during('2025-07', '2025-12')
      .when((r) => r.way === 'Retirada')
      .count(),
  ],
  ['faturamneto por forma de pagto', shop, sales.by('payment', (g) => g.sum('total'))],
  [
    'qual foi o melhor dia do hortifruti em faturamento?',
    shop,
    most(sales.by('day', (g) => g.sum('total'))).map(([day, value]): [string, number] => [
      shownDay(day),
      value,
    ]),
  ],
  [
    'qual produto deu menos dinheiro no primeiro trimestre de 2026? penso em tirar da banca',
    shop,
    least(sales.during('2026-01', '2026-03').by('product', (g) => g.sum('total'))),
  ],
  [
    'compara o que faturamos no débito e no crédito',
    shop,
    sales.when((r) => r.payment === 'Débito' || r.payment === 'Crédito').by('payment', (g) => g.sum('total')),
  ],
  [
    'quanto faturamos de frutas no Jardim Paulista e na Bela Vista juntos?',
    shop,
    sales
      .when((r) => r.kind === 'Fruta' && (r.district === 'Jardim Paulista' || r.district === 'Bela Vista'))
      .sum('total'),
  ],
  [
    'quantas entregas saíram com taxa zero?',
    shop,
    sales.when((r) => r.way === 'Entrega' && r.fee === 0).count(),
  ],
  ['média de quilos por venda em cada modalidade', shop, sales.by('way', (g) => g.mean('kilos'))],
  [
    'quantas vendas tivemos nos sabados e domingos de fevereiro',
    shop,
    sales.during('2026-02').on(0, 6).count(),
  ],
  [
    'to vendo se compensa pegar mais de produtor orgânico. quantos por cento dos quilos vendidos são de orgânico?',
    shop,
    sales.share((r) => r.farming === 'Orgânico', 'kilos'),
  ],

  // The rental
  ['Quantas locações tivemos em outubro?', rental, rentals.during('2025-10').count()],
  [
    'quanto deu de aluguel de pula pula em julho',
    rental,
    rentals
      .during('2025-07')
      .when((r) => r.item === 'Pula-pula')
      .sum('price'),
  ],
  ['valor dos alugueis por cidade', rental, rentals.by('city', (g) => g.sum('price'))],
  [
    'quais os 3 brinquedos que mais renderam de aluguel?',
    rental,
    most(
      rentals.when((r) => r.category === 'Brinquedo').by('item', (g) => g.sum('price')),
      3,
    ),
  ],
  ['qual item teve mais locações?', rental, most(rentals.by('item', (g) => g.count()))],
  [
    'Quantas cadeiras foram alugadas para casamentos?',
    rental,
    rentals.when((r) => r.item === 'Cadeira plástica' && r.party === 'Casamento').sum('pieces'),
  ],
  [
    'frete cobrado em Itu no segundo semestre de 2025',
    rental,
    rentals
      .during('2025-07', '2025-12')
      .when((r) => r.city === 'Itu')
      .sum('freight'),
  ],
  ['quanto cobramos de avaria em cada item', rental, rentals.by('item', (g) => g.sum('damage'))],
  ['quando tem avaria, quanto dá em média?', rental, rentals.mean('damage')],
  [
    'quantas locaçoes estão com situação a receber?',
    rental,
    rentals.when((r) => r.status === 'A receber').count(),
  ],
  [
    'por favor, me diz o valor dos aluguéis de dezembro que estão só no sinal',
    rental,
    rentals
      .during('2025-12')
      .when((r) => r.status === 'Só sinal')
      .sum('price'),
  ],
  ['que % das locações já tá quitada?', rental, rentals.share((r) => r.status === 'Quitado')],
  ['qual montador pegou menos locações', rental, least(rentals.by('installer', (g) => g.count()))],
  [
    'valor de aluguel em novembro comparado com outubro',
    rental,
    { before: rentals.during('2025-10').sum('price'), after: rentals.during('2025-11').sum('price') },
  ],
  ['qual foi nosso melhor mês em valor de aluguel?', rental, most(rentals.byMonth((g) => g.sum('price')))],
  ['número de locações por dia da semana', rental, rentals.byWeekday((g) => g.count())],
  ['quantas locações passaram de 500 reais de aluguel?', rental, rentals.when((r) => r.price > 500).count()],
  [
    'quantas locações foram pra festa junina?',
    rental,
    rentals.when((r) => r.party === 'Festa junina').count(),
  ],
  [
    'quanto entrou de aluguel com mesas e cadeiras no primeiro semestre de 2025?',
    rental,
    rentals
      .during('2025-01', '2025-06')
      .when((r) => r.item === 'Mesa plástica' || r.item === 'Cadeira plástica')
      .sum('price'),
  ],
  [
    'valor médio do aluguel do tobogã em Sorocaba',
    rental,
    rentals.when((r) => r.item === 'Tobogã inflável' && r.city === 'Sorocaba').mean('price'),
  ],
  [
    'somando aluguel e frete, quanto deu em janeiro?',
    rental,
    rentals.during('2026-01').sum('price') + rentals.during('2026-01').sum('freight'),
  ],
  [
    'valor de aluguel das maquinas sem contar Salto',
    rental,
    rentals.when((r) => r.category === 'Máquina' && r.city !== 'Salto').sum('price'),
  ],
  [
    'quantas devoluções tivemos em dezembro?',
    rental,
    rentals.when((r) => r.back.slice(0, 7) === '2025-12').count(),
  ],
  [
    'quantos itens diferentes foram alugados em Votorantim no mês de agosto',
    rental,
    rentals
      .during('2025-08')
      .when((r) => r.city === 'Votorantim')
      .distinct('item'),
  ],
  ['Qual o maior frete que já cobramos numa locação?', rental, rentals.max('freight')],
  [
    'oi, quanto deu de aluguel montado pelo Wesley desde dezembro?',
    rental,
    rentals
      .during('2025-12', '2026-02')
      .when((r) => r.installer === 'Wesley')
      .sum('price'),
  ],
  ['em qual cidade o frete médio é mais caro?', rental, most(rentals.by('city', (g) => g.mean('freight')))],
  [
    'que parte do valor de aluguel vem de casamento, em porcentagem?',
    rental,
    rentals.share((r) => r.party === 'Casamento', 'price'),
  ],
  ['ranking dos tipos de festa por valor de aluguel', rental, rentals.by('party', (g) => g.sum('price'))],
  ['qtas locações com mais de 20 peças', rental, rentals.when((r) => r.pieces > 20).count()],

  // The studio
  ['quantos atendimentos o studio fez em setembro?', studio, sessions.during('2025-09').count()],
  ['valor das sessões por serviço', studio, sessions.by('service', (g) => g.sum('price'))],
  [
    'Quanto o pilates faturou no último trimestre de 2025?',
    studio,
    sessions
      .during('2025-10', '2025-12')
      .when((r) => r.service === 'Pilates')
      .sum('price'),
  ],
  ['qual profissional fez mais atendimetos?', studio, most(sessions.by('therapist', (g) => g.count()))],
  [
    'quanto temos em dinheiro de sessões que ainda não foram pagas?',
    studio,
    sessions.when((r) => r.paid === 'não').sum('price'),
  ],
  [
    'quantas sessões não pagas tem cada paciente',
    studio,
    sessions.when((r) => r.paid === 'não').by('patient', (g) => g.count()),
  ],
  ['duracao media da sessao de rpg', studio, sessions.when((r) => r.service === 'RPG').mean('minutes')],
  ['Nota média de dor por serviço', studio, sessions.by('service', (g) => g.mean('pain'))],
  [
    'qual a média da nota de dor da Marta Lima desde fevereiro?',
    studio,
    sessions
      .during('2026-02', '2026-04')
      .when((r) => r.patient === 'Marta Lima')
      .mean('pain'),
  ],
  [
    'quantos pacientes diferentes a Bianca atendeu em março?',
    studio,
    sessions
      .during('2026-03')
      .when((r) => r.therapist === 'Bianca')
      .distinct('patient'),
  ],
  ['qual convênio traz mais faturamento?', studio, most(sessions.by('plan', (g) => g.sum('price')))],
  [
    'qual a porcentagem dos atendimentos feitos pela unimed',
    studio,
    sessions.share((r) => r.plan === 'Unimed'),
  ],
  [
    'repasse da Camila em cada mês',
    studio,
    sessions.when((r) => r.therapist === 'Camila').byMonth((g) => g.sum('payout')),
  ],
  [
    'valor das sessões menos o repasse dos profissionais em novembro, quanto deu?',
    studio,
    sessions.during('2025-11').sum('price') - sessions.during('2025-11').sum('payout'),
  ],
  [
    'compare a quantidade de sessões de manhã e à noite',
    studio,
    sessions.when((r) => r.shift === 'manhã' || r.shift === 'noite').by('shift', (g) => g.count()),
  ],
  [
    'quanto deu em valor de sessão no turno da noite sem os particulares?',
    studio,
    sessions.when((r) => r.shift === 'noite' && r.plan !== 'Particular').sum('price'),
  ],
  ['valor médio da sessão por convenio', studio, sessions.by('plan', (g) => g.mean('price'))],
  [
    'os 4 pacientes com mais sessões',
    studio,
    most(
      sessions.by('patient', (g) => g.count()),
      4,
    ),
  ],
  [
    'quantas sessões tiveram nota de dor acima de 7?',
    studio,
    sessions.when((r) => (r.pain ?? 0) > 7).count(),
  ],
  [
    'fisioterapia em janeiro e fevereiro, quanto faturou no total?',
    studio,
    sessions
      .during('2026-01', '2026-02')
      .when((r) => r.service === 'Fisioterapia')
      .sum('price'),
  ],
  [
    'repasse dos profissionais: agosto x setembro',
    studio,
    { before: sessions.during('2025-08').sum('payout'), after: sessions.during('2025-09').sum('payout') },
  ],
  ['qual dia da semana tem mais sessões no estúdio?', studio, most(sessions.byWeekday((g) => g.count()))],
  [
    'qual o valor da sessão mais cara que o Renato fez?',
    studio,
    sessions.when((r) => r.therapist === 'Renato').max('price'),
  ],
  [
    'quantos minutos de drenagem a Camila atendeu de outubro a janeiro?',
    studio,
    sessions
      .during('2025-10', '2026-01')
      .when((r) => r.service === 'Drenagem linfática' && r.therapist === 'Camila')
      .sum('minutes'),
  ],
  [
    'o seu Osvaldo fez quantas sessões desde janeiro?',
    studio,
    sessions
      .during('2026-01', '2026-04')
      .when((r) => r.patient === 'Osvaldo Brito')
      .count(),
  ],
  [
    'em média quantas sessões fazemos por dia trabalhado?',
    studio,
    sessions.count() / sessions.distinct('day'),
  ],
  ['quantas sessoes foram de até 40 minutos', studio, sessions.when((r) => r.minutes <= 40).count()],
  ['Qual foi o pior mês do studio em faturamento?', studio, least(sessions.byMonth((g) => g.sum('price')))],
  [
    'entre 10/11/2025 e 20/12/2025 quanto deu de acupuntura em reais?',
    studio,
    sessions
      .from('2025-11-10', '2025-12-20')
      .when((r) => r.service === 'Acupuntura')
      .sum('price'),
  ],
  [
    'sou do financeiro e preciso disso pra renovar o contrato: quantos % do faturamento de pilates veio da Cassi?',
    studio,
    sessions.when((r) => r.service === 'Pilates').share((r) => r.plan === 'Cassi', 'price'),
  ],
]

export const unanswerable: string[] = [
  'quanto gastei comprando no Ceasa em setembro?',
  'quantos quilos de fruta foram pro lixo em janeiro',
  'qual a margem de lucro da banana?',
  'quanto eu pago de salário pro Cléber?',
  'quantas mesas eu tenho guardadas no depósito?',
  'quanto gastei de gasolina levando os brinquedos?',
  'qual o telefone da Helena Dias?',
  'qual a idade média dos pacientes do pilates?',
  'quantos pacientes faltaram em outubro?',
  'quanto foi a conta de luz do estúdio em dezembro?',
]
