import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* A stationery newsagent with a photocopier, a physiotherapy home-visit service and a maker of custom furniture for shops. */

const { next, whole, pick } = seededBusiness('a newsagent, physiotherapy at home, furniture for shops')
const days = daysFrom('2025-07-01', 304)

const goods = [
  { section: 'Gráfica rápida', item: 'Cópia preto e branco', from: 30, to: 60, upTo: 90 },
  { section: 'Gráfica rápida', item: 'Cópia colorida', from: 150, to: 320, upTo: 25 },
  { section: 'Leitura', item: 'Jornal', from: 400, to: 700, upTo: 2 },
  { section: 'Leitura', item: 'Figurinhas', from: 350, to: 600, upTo: 12 },
  { section: 'Gráfica rápida', item: 'Encadernação', from: 700, to: 1_900, upTo: 3 },
  { section: 'Papelaria', item: 'Envelope', from: 60, to: 220, upTo: 20 },
  { section: 'Leitura', item: 'Gibi', from: 990, to: 2_490, upTo: 3 },
  { section: 'Gráfica rápida', item: 'Plastificação', from: 500, to: 1_200, upTo: 4 },
  { section: 'Papelaria', item: 'Cartolina', from: 150, to: 380, upTo: 8 },
  { section: 'Leitura', item: 'Palavras cruzadas', from: 890, to: 1_690, upTo: 2 },
]
// Open every day, with less on Sundays.
const sales = new Rows(
  days.flatMap((day) =>
    Array.from({ length: weekdayIn(day) === 0 ? whole(1, 2) : whole(2, 5) }, () => {
      const { section, item, from, to, upTo } = pick(goods)
      const pieces = whole(1, upTo)
      const unit = whole(from, to) / 100
      const discount = next() < 0.7 ? 0 : cents((pieces * unit * whole(4, 15)) / 100)
      return {
        day,
        section,
        item,
        clerk: pick(['Zuleica', 'Zuleica', 'Adilson', 'Adilson', 'Rosângela']),
        shift: pick(['Manhã', 'Manhã', 'Tarde', 'Tarde', 'Noite']),
        buyer: pick(['Estudante', 'Estudante', 'Morador', 'Escritório', 'Professor']),
        payment: pick(['Pix', 'Pix', 'Dinheiro', 'Cartão', 'Caderneta']),
        receipt: next() < 0.25 ? 'Sim' : 'Não',
        pieces,
        unit,
        discount,
        wait: whole(0, 18),
        total: cents(pieces * unit - discount),
      }
    }),
  ),
)

const patients = [
  { patient: 'Seu Anselmo', district: 'Vila Mirante', plan: 'Particular' },
  { patient: 'Dona Iracema', district: 'Alto das Pedras', plan: 'Saúde Serenar' },
  { patient: 'Dona Conceição', district: 'Vila Mirante', plan: 'Bem Cuidar' },
  { patient: 'Guilherme Prates', district: 'Jardim Oriente', plan: 'Particular' },
  { patient: 'Seu Waldemar', district: 'Jardim Oriente', plan: 'Saúde Serenar' },
  { patient: 'Dona Alzira', district: 'Parque dos Sabiás', plan: 'Bem Cuidar' },
  { patient: 'Lívia Monteiro', district: 'Alto das Pedras', plan: 'Particular' },
]
// Every day but Sunday, most on Tuesdays and Thursdays.
const sessions = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 2 || weekdayIn(day) === 4 ? whole(3, 5) : whole(1, 3) }, () => {
        const painBefore = whole(3, 10)
        return {
          day,
          ...pick(patients),
          therapist: pick(['Renata', 'Renata', 'Caio', 'Caio', 'Mirela', 'Tobias']),
          treatment: pick([
            'Motora',
            'Motora',
            'Motora',
            'Respiratória',
            'Respiratória',
            'Neurológica',
            'Neurológica',
            'Pós-cirúrgica',
            'Geriátrica',
          ]),
          device: next() < 0.4 ? 'sim' : 'não',
          minutes: whole(6, 15) * 5,
          distance: whole(8, 290) / 10,
          painBefore,
          painAfter: whole(0, painBefore),
          rating: next() < 0.35 ? undefined : whole(5, 10),
          parking: next() < 0.65 ? 0 : whole(500, 2_800) / 100,
          fee: whole(9_000, 24_000) / 100,
        }
      }),
    ),
)

const stores = [
  { store: 'Boutique Marejada', trade: 'Moda', city: 'Serra Clara' },
  { store: 'Padaria Trigo Manso', trade: 'Alimentação', city: 'Rio das Garças' },
  { store: 'Ótica Miragem', trade: 'Farmácia e ótica', city: 'Serra Clara' },
  { store: 'Calçados Passo Largo', trade: 'Moda', city: 'Santa Aurélia' },
  { store: 'Empório Quintal', trade: 'Alimentação', city: 'Serra Clara' },
  { store: 'Drogaria Santa Benta', trade: 'Farmácia e ótica', city: 'Rio das Garças' },
  { store: 'Ateliê Linha Fina', trade: 'Moda', city: 'Santa Aurélia' },
]
// On working days only.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: whole(1, 3) }, () => {
        const price = whole(80_000, 1_600_000) / 100
        return {
          day,
          ...pick(stores),
          piece: pick(['Balcão', 'Balcão', 'Vitrine', 'Vitrine', 'Gôndola', 'Gôndola', 'Arara', 'Provador']),
          finish: pick(['Laminado', 'Laminado', 'Laca', 'Folha natural']),
          joiner: pick(['Evaristo', 'Evaristo', 'Dorival', 'Dorival', 'Jurema']),
          source: pick(['Indicação', 'Indicação', 'Rede social', 'Site', 'Feira']),
          stage: pick(['ENTREGUE', 'ENTREGUE', 'ENTREGUE', 'NA OFICINA', 'EM PROJETO']),
          assembly: next() < 0.6 ? 'VERDADEIRO' : 'FALSO',
          pieces: whole(1, 8),
          hours: whole(8, 120) / 2,
          term: whole(10, 60),
          freight: next() < 0.4 ? undefined : whole(8_000, 60_000) / 100,
          material: cents((price * whole(22, 55)) / 100),
          deposit: cents(price * pick([0.3, 0.4, 0.5])),
          price,
        }
      }),
    ),
)

const newsagent = 'Caixa da Banca'
const physiotherapy = 'fisio_em_casa'
const joinery = 'PEDIDOS MARCENARIA'

export const files = [
  file(newsagent, sales, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Setor', ({ section }) => section],
    ['Item', ({ item }) => item],
    ['Atendente', ({ clerk }) => clerk],
    ['Turno', ({ shift }) => shift],
    ['Tipo de freguês', ({ buyer }) => buyer],
    ['Pagamento', ({ payment }) => payment],
    ['Pediu nota', ({ receipt }) => receipt],
    ['Quantidade', ({ pieces }) => pieces],
    ['Preço unitário', ({ unit }) => commaPrice(unit)],
    ['Desconto', ({ discount }) => commaPrice(discount)],
    ['Espera (min)', ({ wait }) => wait],
    ['Valor da venda', ({ total }) => commaPrice(total)],
  ]),
  file(
    physiotherapy,
    sessions,
    [
      ['data_sessao', ({ day }) => day],
      ['paciente', ({ patient }) => patient],
      ['bairro', ({ district }) => district],
      ['plano', ({ plan }) => plan],
      ['fisioterapeuta', ({ therapist }) => therapist],
      ['tratamento', ({ treatment }) => treatment],
      ['usou_aparelho', ({ device }) => device],
      ['minutos', ({ minutes }) => minutes],
      ['km_rodados', ({ distance }) => distance.toFixed(1)],
      ['dor_antes', ({ painBefore }) => painBefore],
      ['dor_depois', ({ painAfter }) => painAfter],
      ['nota_familia', ({ rating }) => rating ?? ''],
      ['gasto_estacionamento', ({ parking }) => parking.toFixed(2)],
      ['valor_sessao', ({ fee }) => fee.toFixed(2)],
    ],
    ',',
  ),
  file(joinery, orders, [
    ['DT_PEDIDO', ({ day }) => brazilianDay(day)],
    ['LOJA', ({ store }) => store],
    ['RAMO', ({ trade }) => trade],
    ['CIDADE', ({ city }) => city],
    ['MOVEL', ({ piece }) => piece],
    ['ACABAMENTO', ({ finish }) => finish],
    ['MARCENEIRO', ({ joiner }) => joiner],
    ['ORIGEM', ({ source }) => source],
    ['ETAPA', ({ stage }) => stage],
    ['MONTAGEM_INCLUSA', ({ assembly }) => assembly],
    ['QTD_PECAS', ({ pieces }) => pieces],
    ['HORAS_OFICINA', ({ hours }) => decimal(hours, 1)],
    ['PRAZO_DIAS', ({ term }) => term],
    ['VLR_FRETE', ({ freight }) => (freight === undefined ? '' : decimal(freight))],
    ['CUSTO_MATERIAL', ({ material }) => decimal(material)],
    ['VLR_SINAL', ({ deposit }) => decimal(deposit)],
    ['VLR_PEDIDO', ({ price }) => decimal(price)],
  ]),
]

export const labelled: Labelled[] = [
  // The newsagent
  ['faturamento da banca mês a mês', newsagent, sales.byMonth((g) => g.sum('total'))],
  [
    'Quanto faturamos com encadernação em fevereiro?',
    newsagent,
    sales
      .during('2026-02')
      .when((r) => r.item === 'Encadernação')
      .sum('total'),
  ],
  [
    'quantas cópias coloridas saíram no último trimestre de 2025?',
    newsagent,
    sales
      .during('2025-10', '2025-12')
      .when((r) => r.item === 'Cópia colorida')
      .sum('pieces'),
  ],
  [
    'quem é o atendente campeão de vendas em valor?',
    newsagent,
    most(sales.by('clerk', (g) => g.sum('total'))),
  ],
  [
    'top 3 itens da banca em faturamento',
    newsagent,
    most(
      sales.by('item', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'qual o valor medio das vendas do setor Leitura?',
    newsagent,
    sales.when((r) => r.section === 'Leitura').mean('total'),
  ],
  ['qual turno faturou menos?', newsagent, least(sales.by('shift', (g) => g.sum('total')))],
  [
    'quanto o Adilson já deu de desconto somando tudo?',
    newsagent,
    sales.when((r) => r.clerk === 'Adilson').sum('discount'),
  ],
  ['quantas vendas ficaram na caderneta?', newsagent, sales.when((r) => r.payment === 'Caderneta').count()],
  [
    'qual a fatia do pagamento em dinheiro no faturamento da banca?',
    newsagent,
    sales.share((r) => r.payment === 'Dinheiro', 'total'),
  ],
  [
    'quanto os estudantes gastaram na banca de agosto a outubro?',
    newsagent,
    sales
      .during('2025-08', '2025-10')
      .when((r) => r.buyer === 'Estudante')
      .sum('total'),
  ],
  [
    'faturamento da banca: novembro contra dezembro',
    newsagent,
    { before: sales.during('2025-11').sum('total'), after: sales.during('2025-12').sum('total') },
  ],
  ['quantas vendas deram menos de 5 reais?', newsagent, sales.when((r) => r.total < 5).count()],
  [
    'qual o dia da semana mais fraco em faturamento na banca?',
    newsagent,
    least(sales.byWeekday((g) => g.sum('total'))),
  ],
  ['em média, quanto a banca fatura por dia?', newsagent, sales.sum('total') / sales.distinct('day')],
  [
    'valor vendido por turno, sem contar o que foi na caderneta',
    newsagent,
    sales.when((r) => r.payment !== 'Caderneta').by('shift', (g) => g.sum('total')),
  ],
  ['quantidade vendida de cada item', newsagent, sales.by('item', (g) => g.sum('pieces'))],
  ['preço unitario médio do gibi', newsagent, sales.when((r) => r.item === 'Gibi').mean('unit')],
  [
    'quanto a Zuleica vendeu em reais de fevereiro pra cá?',
    newsagent,
    sales
      .during('2026-02', '2026-04')
      .when((r) => r.clerk === 'Zuleica')
      .sum('total'),
  ],
  [
    'quanto vendemos no pix entre 05/09/2025 e 18/10/2025?',
    newsagent,
    sales
      .from('2025-09-05', '2025-10-18')
      .when((r) => r.payment === 'Pix')
      .sum('total'),
  ],
  [
    'quantos jornais foram vendidos no turno da manhã?',
    newsagent,
    sales.when((r) => r.item === 'Jornal' && r.shift === 'Manhã').sum('pieces'),
  ],
  ['número de vendas por tipo de freguês', newsagent, sales.by('buyer', (g) => g.count())],
  [
    'quanto a Rosangela faturou em março, fora o que foi no cartão?',
    newsagent,
    sales
      .during('2026-03')
      .when((r) => r.clerk === 'Rosângela' && r.payment !== 'Cartão')
      .sum('total'),
  ],
  [
    'quantos itens diferentes o Adilson vendeu em abril?',
    newsagent,
    sales
      .during('2026-04')
      .when((r) => r.clerk === 'Adilson')
      .distinct('item'),
  ],
  [
    'em quantos por cento das vendas o freguês pediu nota?',
    newsagent,
    sales.share((r) => r.receipt === 'Sim'),
  ],
  [
    'de quanto foi a maior venda pra escritório?',
    newsagent,
    sales.when((r) => r.buyer === 'Escritório').max('total'),
  ],
  ['quantas vendas tiveram desconto?', newsagent, sales.when((r) => r.discount > 0).count()],
  ['em que mês a banca faturou mais?', newsagent, most(sales.byMonth((g) => g.sum('total')))],
  ['tempo de espera médio em cada turno', newsagent, sales.by('shift', (g) => g.mean('wait'))],
  [
    'quanto faturamos com figurinhas aos domingos',
    newsagent,
    sales
      .on(0)
      .when((r) => r.item === 'Figurinhas')
      .sum('total'),
  ],

  // The physiotherapy home visits
  ['Quantas sessões de fisio a gente fez em outubro?', physiotherapy, sessions.during('2025-10').count()],
  ['quantas sessões cada fisioterapeuta fez?', physiotherapy, sessions.by('therapist', (g) => g.count())],
  ['valor total das sessões por plano', physiotherapy, sessions.by('plan', (g) => g.sum('fee'))],
  [
    'qual fisioterapeuta rodou mais km?',
    physiotherapy,
    most(sessions.by('therapist', (g) => g.sum('distance'))),
  ],
  [
    'total de minutos de sessão respiratoria em setembro',
    physiotherapy,
    sessions
      .during('2025-09')
      .when((r) => r.treatment === 'Respiratória')
      .sum('minutes'),
  ],
  [
    'quanto foi gasto de estacionamento no Jardim Oriente?',
    physiotherapy,
    sessions.when((r) => r.district === 'Jardim Oriente').sum('parking'),
  ],
  [
    'média do valor da sessão da Dona Iracema',
    physiotherapy,
    sessions.when((r) => r.patient === 'Dona Iracema').mean('fee'),
  ],
  [
    'número de sessões que usaram aparelho, por mês',
    physiotherapy,
    sessions.when((r) => r.device === 'sim').byMonth((g) => g.count()),
  ],
  [
    'Quais os 2 pacientes com maior valor total de sessões?',
    physiotherapy,
    most(
      sessions.by('patient', (g) => g.sum('fee')),
      2,
    ),
  ],
  [
    'qual a porcentagem de sessões no particular?',
    physiotherapy,
    sessions.share((r) => r.plan === 'Particular'),
  ],
  [
    'quantos km a Mirela rodou pra atender a Dona Conceição?',
    physiotherapy,
    sessions.when((r) => r.therapist === 'Mirela' && r.patient === 'Dona Conceição').sum('distance'),
  ],
  ['quantas sessões passaram de 60 minutos?', physiotherapy, sessions.when((r) => r.minutes > 60).count()],
  [
    'qual é o dia da semana com o maior número de sessões?',
    physiotherapy,
    most(sessions.byWeekday((g) => g.count())),
  ],
  [
    'quantos km a Renata roda em média por sessão?',
    physiotherapy,
    sessions.when((r) => r.therapist === 'Renata').mean('distance'),
  ],
  [
    'quanto deu em reais de sessões do Saúde Serenar de novembro a janeiro?',
    physiotherapy,
    sessions
      .during('2025-11', '2026-01')
      .when((r) => r.plan === 'Saúde Serenar')
      .sum('fee'),
  ],
  [
    'compara o total de km rodados em março com o de abril',
    physiotherapy,
    { before: sessions.during('2026-03').sum('distance'), after: sessions.during('2026-04').sum('distance') },
  ],
  ['qual tratamento teve menos sessões?', physiotherapy, least(sessions.by('treatment', (g) => g.count()))],
  [
    'quanto faturamos com neurologica sem contar o Seu Anselmo?',
    physiotherapy,
    sessions.when((r) => r.treatment === 'Neurológica' && r.patient !== 'Seu Anselmo').sum('fee'),
  ],
  [
    'média da dor depois da sessão por tratamento',
    physiotherapy,
    sessions.by('treatment', (g) => g.mean('painAfter')),
  ],
  [
    'quantos pacientes diferentes o Caio atendeu em fevereiro?',
    physiotherapy,
    sessions
      .during('2026-02')
      .when((r) => r.therapist === 'Caio')
      .distinct('patient'),
  ],
  ['qual o máximo de km rodados numa sessão só?', physiotherapy, sessions.max('distance')],
  ['total de minutos de sessão por bairro', physiotherapy, sessions.by('district', (g) => g.sum('minutes'))],
  [
    'quanto o Tobias faturou em sessões no segundo semestre de 2025?',
    physiotherapy,
    sessions
      .during('2025-07', '2025-12')
      .when((r) => r.therapist === 'Tobias')
      .sum('fee'),
  ],
  [
    'quantas sessões a Lívia Monteiro fez desde janeiro?',
    physiotherapy,
    sessions
      .during('2026-01', '2026-04')
      .when((r) => r.patient === 'Lívia Monteiro')
      .count(),
  ],
  [
    'quantos % do gasto com estacionamento foi na Vila Mirante?',
    physiotherapy,
    sessions.share((r) => r.district === 'Vila Mirante', 'parking'),
  ],
  [
    'quanto sobra do valor das sessões tirando o gasto com estacionamento?',
    physiotherapy,
    sessions.sum('fee') - sessions.sum('parking'),
  ],
  [
    'qual mês teve o maior gasto total com estacionamento?',
    physiotherapy,
    most(sessions.byMonth((g) => g.sum('parking'))),
  ],
  [
    'quantas sessões a Renata fez sem usar aparelho em agosto?',
    physiotherapy,
    sessions
      .during('2025-08')
      .when((r) => r.therapist === 'Renata' && r.device === 'não')
      .count(),
  ],
  [
    'em quantas sessões a dor antes era 8 ou mais?',
    physiotherapy,
    sessions.when((r) => r.painBefore >= 8).count(),
  ],
  [
    'nota média da família pra cada fisioterapeuta',
    physiotherapy,
    sessions.by('therapist', (g) => g.mean('rating')),
  ],

  // The furniture maker
  ['valor total dos pedidos de móveis em setembro', joinery, orders.during('2025-09').sum('price')],
  [
    'quantos pedidos cada marceneiro tem na oficina?',
    joinery,
    orders.when((r) => r.stage === 'NA OFICINA').by('joiner', (g) => g.count()),
  ],
  [
    'qual o valor total dos pedidos que estão em projeto?',
    joinery,
    orders.when((r) => r.stage === 'EM PROJETO').sum('price'),
  ],
  ['valor total dos pedidos por ramo', joinery, orders.by('trade', (g) => g.sum('price'))],
  [
    'quantos pedidos o Evaristo pegou em dezembro?',
    joinery,
    orders
      .during('2025-12')
      .when((r) => r.joiner === 'Evaristo')
      .count(),
  ],
  [
    'Quais as 3 lojas com maior valor total em pedidos de vitrine?',
    joinery,
    most(
      orders.when((r) => r.piece === 'Vitrine').by('store', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'prazo médio em dias dos pedidos de gondola',
    joinery,
    orders.when((r) => r.piece === 'Gôndola').mean('term'),
  ],
  ['valor médio do pedido no ramo de moda', joinery, orders.when((r) => r.trade === 'Moda').mean('price')],
  ['custo total de material por mês na marcenaria', joinery, orders.byMonth((g) => g.sum('material'))],
  [
    'quanto a Padaria Trigo Manso deu de sinal em 2025?',
    joinery,
    orders
      .during('2025-01', '2025-12')
      .when((r) => r.store === 'Padaria Trigo Manso')
      .sum('deposit'),
  ],
  ['frete total do primeiro trimestre de 2026', joinery, orders.during('2026-01', '2026-03').sum('freight')],
  ['qual o percentual de pedidos já entregues?', joinery, orders.share((r) => r.stage === 'ENTREGUE')],
  [
    'valor dos pedidos de balcão: outubro x novembro',
    joinery,
    {
      before: orders
        .during('2025-10')
        .when((r) => r.piece === 'Balcão')
        .sum('price'),
      after: orders
        .during('2025-11')
        .when((r) => r.piece === 'Balcão')
        .sum('price'),
    },
  ],
  ['quantos pedidos foram acima de R$ 10.000?', joinery, orders.when((r) => r.price > 10_000).count()],
  [
    'qual móvel traz mais faturamento pra marcenaria?',
    joinery,
    most(orders.by('piece', (g) => g.sum('price'))),
  ],
  ['quantidade de pedidos por origem', joinery, orders.by('source', (g) => g.count())],
  [
    'valor dos pedidos de Serra Clara fora os de provador',
    joinery,
    orders.when((r) => r.city === 'Serra Clara' && r.piece !== 'Provador').sum('price'),
  ],
  [
    'quantas lojas diferentes pediram arara no quarto trimestre de 2025?',
    joinery,
    orders
      .during('2025-10', '2025-12')
      .when((r) => r.piece === 'Arara')
      .distinct('store'),
  ],
  [
    'quanto somam em valor os pedidos entregues da Calçados Passo Largo?',
    joinery,
    orders.when((r) => r.store === 'Calçados Passo Largo' && r.stage === 'ENTREGUE').sum('price'),
  ],
  ['quantos pedidos têm prazo maior que 45 dias?', joinery, orders.when((r) => r.term > 45).count()],
  [
    'qual marceneiro somou menos horas de oficina?',
    joinery,
    least(orders.by('joiner', (g) => g.sum('hours'))),
  ],
  [
    'quantos pedidos entraram entre 15/08/2025 e 30/09/2025?',
    joinery,
    orders.from('2025-08-15', '2025-09-30').count(),
  ],
  [
    'qual a participação da indicação no valor dos pedidos?',
    joinery,
    orders.share((r) => r.source === 'Indicação', 'price'),
  ],
  [
    'qual o valor do menor pedido do Empório Quintal?',
    joinery,
    orders.when((r) => r.store === 'Empório Quintal').min('price'),
  ],
  [
    'total de horas de oficina com acabamento em laca em janeiro e fevereiro',
    joinery,
    orders
      .during('2026-01', '2026-02')
      .when((r) => r.finish === 'Laca')
      .sum('hours'),
  ],
  [
    'quantos pedidos entraram em cada dia da semana, somando tudo?',
    joinery,
    orders.byWeekday((g) => g.count()),
  ],
  [
    'a marcenaria pega quantos pedidos por mês, em média?',
    joinery,
    orders.count() / orders.byMonth((g) => g.count()).length,
  ],
  [
    'quantos pedidos com montagem inclusa foram pra Rio das Garças?',
    joinery,
    orders.when((r) => r.assembly === 'VERDADEIRO' && r.city === 'Rio das Garças').count(),
  ],
  ['custo médio de material por acabamento', joinery, orders.by('finish', (g) => g.mean('material'))],
  [
    'preciso passar pro meu sócio: qual o valor total dos pedidos que vieram de feira desde fevereiro?',
    joinery,
    orders
      .during('2026-02', '2026-04')
      .when((r) => r.source === 'Feira')
      .sum('price'),
  ],
]

export const unanswerable: string[] = [
  'quanto veio a conta de luz da banca em janeiro?',
  'quantos toners trocamos em novembro?',
  'quanto a Zuleica ganhou de comissão em março?',
  'qual a margem de lucro do gibi?',
  'qual o telefone da Dona Alzira?',
  'quanto foi de gasolina pra atender em Alto das Pedras?',
  'qual a pressão arterial do Seu Waldemar na última sessão?',
  'quantas chapas de MDF compramos em outubro?',
  'qual a garantia do balcão da Ótica Miragem?',
  'quantas reclamações de montagem tivemos em dezembro',
]
