import { addDays } from '@ag/core/days'
import { brazilianDay, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* A veterinary clinic, a coworking space and a natural products shop. */

const { next, whole, pick } = seededBusiness('a veterinary clinic, a coworking, a natural products shop')

const pets: [name: string, species: string, kilos: number][] = [
  ['Thor', 'Cachorro', 28],
  ['Luna', 'Gato', 4],
  ['Bob', 'Cachorro', 12],
  ['Nina', 'Cachorro', 7],
  ['Simba', 'Gato', 5],
  ['Amora', 'Cachorro', 9],
  ['Frajola', 'Gato', 6],
  ['Zeus', 'Cachorro', 34],
  ['Pandora', 'Gato', 4],
  ['Pituca', 'Cachorro', 5],
  ['Tufão', 'Coelho', 2],
  ['Belinha', 'Cachorro', 6],
  ['Floquinho', 'Coelho', 2],
  ['Duque', 'Cachorro', 22],
  ['Jujuba', 'Gato', 4],
  ['Loro', 'Ave', 1],
  ['Billy', 'Cachorro', 15],
  ['Chico', 'Ave', 1],
]
const procedures: [name: string, from: number, to: number, shortest: number, longest: number][] = [
  ['Consulta', 12_000, 22_000, 20, 50],
  ['Vacina', 7_000, 16_000, 10, 25],
  ['Exame de sangue', 9_000, 26_000, 10, 30],
  ['Ultrassom', 18_000, 38_000, 25, 60],
  ['Castração', 45_000, 120_000, 60, 150],
  ['Limpeza de tártaro', 30_000, 70_000, 45, 120],
]

const visits = new Rows(
  daysFrom('2025-08-01', 304).flatMap((day) =>
    Array.from({ length: whole(1, 3) + (weekdayIn(day) === 6 ? 2 : 0) }, () => {
      const [animal, species, kilos] = pick(pets)
      const [procedure, from, to, shortest, longest] = pick(procedures)
      return {
        day,
        animal,
        species,
        procedure,
        vet: pick(['Dra. Helena', 'Dr. Murilo', 'Dra. Tainá']),
        agreement: pick(['Particular', 'Particular', 'Petlove', 'Porto Pet']),
        comeback: next() < 0.22 ? 'Sim' : 'Não',
        weight: Math.round(kilos * whole(85, 115)) / 100,
        minutes: whole(shortest, longest),
        price: whole(from, to) / 100,
        score: next() < 0.25 ? undefined : Math.max(whole(1, 5), whole(2, 5)),
      }
    }),
  ),
)

const spaces: [name: string, hourly: number, most: number][] = [
  ['Sala de reunião', 7_000, 8],
  ['Sala de reunião', 7_000, 8],
  ['Mesa compartilhada', 1_800, 2],
  ['Sala privativa', 5_500, 4],
  ['Auditório', 16_000, 40],
  ['Estúdio de podcast', 9_500, 4],
]
const bookings = new Rows(
  daysFrom('2025-09-01', 273)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: whole(0, 3) + (weekdayIn(day) === 1 ? 2 : 0) }, () => {
        const [space, hourly, largest] = pick(spaces)
        const hours = whole(1, 9)
        return {
          day,
          use: addDays(day, whole(0, 18)),
          client: pick([
            'Agência Pixel',
            'Studio Lótus',
            'DevHouse',
            'Contábil Reis',
            'Advocacia Nunes',
            'ONG Semear',
            'Marina Freitas',
          ]),
          space,
          unit: pick(['Centro', 'Savassi', 'Pampulha']),
          shift: pick(['Manhã', 'Tarde', 'Noite']),
          plan: pick(['Avulso', 'Mensal', 'Pacote de horas']),
          hours,
          people: whole(1, largest),
          status: pick(['Confirmada', 'Confirmada', 'Confirmada', 'Cancelada', 'Não compareceu']),
          price: Math.round(hours * hourly * whole(80, 120) * 0.01 + whole(0, 99)) / 100,
        }
      }),
    ),
)

const products: [name: string, category: string, price: number][] = [
  ['Granola', 'Cereais', 2_490],
  ['Castanha de caju', 'Oleaginosas', 5_990],
  ['Whey vegano', 'Suplementos', 14_900],
  ['Aveia em flocos', 'Cereais', 1_290],
  ['Chá de hibisco', 'Chás', 1_850],
  ['Amêndoa', 'Oleaginosas', 6_750],
  ['Creatina', 'Suplementos', 9_900],
  ['Camomila', 'Chás', 1_420],
  ['Mel silvestre', 'Mel e própolis', 3_800],
  ['Própolis', 'Mel e própolis', 2_990],
]
const sales = new Rows(
  daysFrom('2025-10-01', 243).flatMap((day) =>
    Array.from({ length: whole(1, 4) + (weekdayIn(day) === 5 ? 1 : 0) }, () => {
      const [product, category, usual] = pick(products)
      const quantity = whole(1, 5)
      const unitPrice = Math.round((usual * whole(92, 112)) / 100) / 100
      const discount = next() < 0.6 ? 0 : whole(100, 1_000) / 100
      return {
        day,
        product,
        category,
        channel: pick(['Balcão', 'WhatsApp', 'iFood']),
        seller: pick(['Jussara', 'Cauã', 'Edna']),
        payment: pick(['Pix', 'Cartão de crédito', 'Cartão de débito', 'Dinheiro']),
        club: next() < 0.4 ? 'sim' : 'nao',
        quantity,
        unitPrice,
        discount,
        total: Math.round((quantity * unitPrice - discount) * 100) / 100,
      }
    }),
  ),
)

const clinic = 'Atendimentos clínica vet'
const coworking = 'RESERVAS_COWORKING'
const shop = 'vendas_loja_natural'

export const files = [
  file(clinic, visits, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Animal', ({ animal }) => animal],
    ['Espécie', ({ species }) => species],
    ['Procedimento', ({ procedure }) => procedure],
    ['Veterinário', ({ vet }) => vet],
    ['Convênio', ({ agreement }) => agreement],
    ['Retorno', ({ comeback }) => comeback],
    ['Peso (kg)', ({ weight }) => decimal(weight)],
    ['Duração (min)', ({ minutes }) => minutes],
    ['Valor cobrado', ({ price }) => commaPrice(price)],
    ['Nota do tutor', ({ score }) => score ?? ''],
  ]),
  file(coworking, bookings, [
    ['DT_RESERVA', ({ day }) => brazilianDay(day)],
    ['DT_USO', ({ use }) => brazilianDay(use)],
    ['CLIENTE', ({ client }) => client],
    ['ESPACO', ({ space }) => space],
    ['UNIDADE', ({ unit }) => unit],
    ['TURNO', ({ shift }) => shift],
    ['PLANO', ({ plan }) => plan],
    ['HORAS', ({ hours }) => hours],
    ['PESSOAS', ({ people }) => people],
    ['STATUS', ({ status }) => status],
    ['VLR_RESERVA', ({ price }) => decimal(price)],
  ]),
  file(
    shop,
    sales,
    [
      ['data_venda', ({ day }) => day],
      ['produto', ({ product }) => product],
      ['categoria', ({ category }) => category],
      ['canal', ({ channel }) => channel],
      ['vendedor', ({ seller }) => seller],
      ['forma_pagamento', ({ payment }) => payment],
      ['cliente_clube', ({ club }) => club],
      ['quantidade', ({ quantity }) => quantity],
      ['preco_unitario', ({ unitPrice }) => unitPrice.toFixed(2)],
      ['desconto', ({ discount }) => discount.toFixed(2)],
      ['total', ({ total }) => total.toFixed(2)],
    ],
    ',',
  ),
]

/** The same bookings, by the day of their use. */
const uses = new Rows(bookings.all.map((row) => ({ ...row, day: row.use })))

export const labelled: Labelled[] = [
  // The clinic
  ['faturamento da clínica por mês', clinic, visits.byMonth((g) => g.sum('price'))],
  ['quantos atendimentos fizemos em novembro?', clinic, visits.during('2025-11').count()],
  [
    'quanto a Dra. Helena faturou em março',
    clinic,
    visits
      .during('2026-03')
      .when((r) => r.vet === 'Dra. Helena')
      .sum('price'),
  ],
  ['atendimentos por espécie', clinic, visits.by('species', (g) => g.count())],
  ['qual procedimento dá mais dinheiro?', clinic, most(visits.by('procedure', (g) => g.sum('price')))],
  ['nota média de cada veterinário', clinic, visits.by('vet', (g) => g.mean('score'))],
  [
    'quantas vacinas aplicamos entre janeiro e março?',
    clinic,
    visits
      .during('2026-01', '2026-03')
      .when((r) => r.procedure === 'Vacina')
      .count(),
  ],
  [
    'quantos atendimentos de gato tivemos em fevereiro',
    clinic,
    visits
      .during('2026-02')
      .when((r) => r.species === 'Gato')
      .count(),
  ],
  [
    'quanto tempo dura em media uma castracao?',
    clinic,
    visits.when((r) => r.procedure === 'Castração').mean('minutes'),
  ],
  ['peso médio dos cachorros atendidos', clinic, visits.when((r) => r.species === 'Cachorro').mean('weight')],
  ['Qual a porcentagem dos atendimentos que foi retorno?', clinic, visits.share((r) => r.comeback === 'Sim')],
  ['quantos animais diferentes já passaram pela clínica?', clinic, visits.distinct('animal')],
  ['em que dia da semana a clínica tem mais atendimentos?', clinic, most(visits.byWeekday((g) => g.count()))],
  ['média de atendimentos por dia', clinic, visits.count() / visits.distinct('day')],
  [
    'os 3 animais que mais gastaram na clínica',
    clinic,
    most(
      visits.by('animal', (g) => g.sum('price')),
      3,
    ),
  ],
  ['quantos atendimentos duraram mais de 60 minutos', clinic, visits.when((r) => r.minutes > 60).count()],
  [
    'quanto entrou pelo convênio Petlove desde fevereiro?',
    clinic,
    visits
      .during('2026-02', '2026-12')
      .when((r) => r.agreement === 'Petlove')
      .sum('price'),
  ],
  [
    'quantas consultas não foram retorno?',
    clinic,
    visits.when((r) => r.procedure === 'Consulta' && r.comeback === 'Não').count(),
  ],
  [
    'compare o faturamento da clínica em abril e maio',
    clinic,
    { before: visits.during('2026-04').sum('price'), after: visits.during('2026-05').sum('price') },
  ],
  ['quantos atendimentos receberam nota 5', clinic, visits.when((r) => r.score === 5).count()],
  ['qual veterinário faturou menos?', clinic, least(visits.by('vet', (g) => g.sum('price')))],
  [
    'ticket médio dos atendimentos particulares',
    clinic,
    visits.when((r) => r.agreement === 'Particular').mean('price'),
  ],
  [
    'Valor cobrado por procedimento só nos atendimentos do Dr. Murilo',
    clinic,
    visits.when((r) => r.vet === 'Dr. Murilo').by('procedure', (g) => g.sum('price')),
  ],
  [
    'quanto faturamos com exame de sangue em gatos',
    clinic,
    visits.when((r) => r.procedure === 'Exame de sangue' && r.species === 'Gato').sum('price'),
  ],
  ['qual o valor do atendimento mais caro que já cobramos?', clinic, visits.max('price')],
  ['quantos atendimentos a clinica fez aos sabados', clinic, visits.on(6).count()],
  [
    'o número de consultas aumentou de fevereiro para março?',
    clinic,
    {
      before: visits
        .during('2026-02')
        .when((r) => r.procedure === 'Consulta')
        .count(),
      after: visits
        .during('2026-03')
        .when((r) => r.procedure === 'Consulta')
        .count(),
    },
  ],
  [
    'que parte do faturamento da clínica vem de castração?',
    clinic,
    visits.share((r) => r.procedure === 'Castração', 'price'),
  ],
  ['qual foi o melhor mês da clínica em faturamento', clinic, most(visits.byMonth((g) => g.sum('price')))],
  [
    'No último trimestre de 2025, quanto a clínica faturou com animais que não são cachorro?',
    clinic,
    visits
      .during('2025-10', '2025-12')
      .when((r) => r.species !== 'Cachorro')
      .sum('price'),
  ],

  // The coworking
  ['reservas por mês', coworking, bookings.byMonth((g) => g.count())],
  ['quantas reservas foram canceladas?', coworking, bookings.when((r) => r.status === 'Cancelada').count()],
  [
    'valor total das reservas da unidade Savassi',
    coworking,
    bookings.when((r) => r.unit === 'Savassi').sum('price'),
  ],
  ['qual é o espaço mais reservado?', coworking, most(bookings.by('space', (g) => g.count()))],
  ['horas reservadas por espaço', coworking, bookings.by('space', (g) => g.sum('hours'))],
  ['qual a porcentagem de reservas canceladas', coworking, bookings.share((r) => r.status === 'Cancelada')],
  [
    'quantas reservas de sala de reunião com data de uso em dezembro?',
    coworking,
    uses
      .during('2025-12')
      .when((r) => r.space === 'Sala de reunião')
      .count(),
  ],
  [
    'Quanto a Agência Pixel gastou nas reservas feitas em janeiro?',
    coworking,
    bookings
      .during('2026-01')
      .when((r) => r.client === 'Agência Pixel')
      .sum('price'),
  ],
  ['quantos clientes diferentes reservaram no coworking', coworking, bookings.distinct('client')],
  [
    'top 3 clientes em valor de reserva',
    coworking,
    most(
      bookings.by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'média de pessoas por reserva no auditório',
    coworking,
    bookings.when((r) => r.space === 'Auditório').mean('people'),
  ],
  ['reservas com mais de 6 horas, quantas são?', coworking, bookings.when((r) => r.hours > 6).count()],
  [
    'total de horas reservadas no turno da manhã',
    coworking,
    bookings.when((r) => r.shift === 'Manhã').sum('hours'),
  ],
  ['valor médio da reserva por plano', coworking, bookings.by('plan', (g) => g.mean('price'))],
  [
    'quanto deu o valor das reservas sem contar as canceladas?',
    coworking,
    bookings.when((r) => r.status !== 'Cancelada').sum('price'),
  ],
  ['quantas reservas tem data de uso em fevereiro?', coworking, uses.during('2026-02').count()],
  ['em que dia da semana o pessoal mais faz reserva?', coworking, most(bookings.byWeekday((g) => g.count()))],
  [
    'as reservas feitas cairam de março pra abril?',
    coworking,
    { before: bookings.during('2026-03').count(), after: bookings.during('2026-04').count() },
  ],
  [
    'valor das reservas em que o cliente não compareceu',
    coworking,
    bookings.when((r) => r.status === 'Não compareceu').sum('price'),
  ],
  [
    'quantas reservas cada unidade recebeu em outubro, pela data da reserva?',
    coworking,
    bookings.during('2025-10').by('unit', (g) => g.count()),
  ],
  ['unidade com menor valor em reservas', coworking, least(bookings.by('unit', (g) => g.sum('price')))],
  ['qual o valor da reserva mais cara do coworking', coworking, bookings.max('price')],
  [
    'quantas horas em média dura uma reserva do estúdio de podcast?',
    coworking,
    bookings.when((r) => r.space === 'Estúdio de podcast').mean('hours'),
  ],
  [
    'qual a fatia do valor das reservas que vem do plano mensal?',
    coworking,
    bookings.share((r) => r.plan === 'Mensal', 'price'),
  ],
  [
    'quantas reservas à noite na unidade Centro',
    coworking,
    bookings.when((r) => r.shift === 'Noite' && r.unit === 'Centro').count(),
  ],
  ['soma das reservas acima de 500 reais', coworking, bookings.when((r) => r.price > 500).sum('price')],
  [
    'quantas pessoas no total nas reservas do auditorio com uso em março',
    coworking,
    uses
      .during('2026-03')
      .when((r) => r.space === 'Auditório')
      .sum('people'),
  ],
  [
    'reservas confirmadas da DevHouse',
    coworking,
    bookings.when((r) => r.status === 'Confirmada' && r.client === 'DevHouse').count(),
  ],
  [
    'Tirando a mesa compartilhada, quanto somam em valor as reservas feitas entre novembro e janeiro?',
    coworking,
    bookings
      .during('2025-11', '2026-01')
      .when((r) => r.space !== 'Mesa compartilhada')
      .sum('price'),
  ],
  ['quantas reservas foram pra 10 ou mais pessoas?', coworking, bookings.when((r) => r.people >= 10).count()],

  // The shop
  ['vendas por mês', shop, sales.byMonth((g) => g.sum('total'))],
  ['quanto a loja vendeu em dezembro?', shop, sales.during('2025-12').sum('total')],
  ['qual produto vende mais unidades', shop, most(sales.by('product', (g) => g.sum('quantity')))],
  ['total vendido pelo whatsapp', shop, sales.when((r) => r.channel === 'WhatsApp').sum('total')],
  [
    'quanto cada vendedor vendeu em março?',
    shop,
    sales.during('2026-03').by('seller', (g) => g.sum('total')),
  ],
  ['ticket médio da loja', shop, sales.mean('total')],
  ['ticket médio das vendas pra cliente do clube', shop, sales.when((r) => r.club === 'sim').mean('total')],
  ['quanto demos de desconto em janeiro', shop, sales.during('2026-01').sum('discount')],
  ['quantas vendas foram no pix?', shop, sales.when((r) => r.payment === 'Pix').count()],
  [
    'whey vegano vendeu quantas unidades desde fevereiro?',
    shop,
    sales
      .during('2026-02', '2026-12')
      .when((r) => r.product === 'Whey vegano')
      .sum('quantity'),
  ],
  ['qual categoria fatura menos?', shop, least(sales.by('category', (g) => g.sum('total')))],
  [
    'top 3 produtos em faturamento',
    shop,
    most(
      sales.by('product', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'que porcentagem do faturamento da loja vem do iFood?',
    shop,
    sales.share((r) => r.channel === 'iFood', 'total'),
  ],
  ['numero de vendas por forma de pagamento', shop, sales.by('payment', (g) => g.count())],
  ['quantas vendas saíram sem desconto?', shop, sales.when((r) => r.discount === 0).count()],
  ['em média, quanto a loja vende por dia?', shop, sales.sum('total') / sales.distinct('day')],
  ['qual dia da semana a loja vende mais em valor', shop, most(sales.byWeekday((g) => g.sum('total')))],
  [
    'vendas de abril comparadas com as de março',
    shop,
    { before: sales.during('2026-03').sum('total'), after: sales.during('2026-04').sum('total') },
  ],
  [
    'quanto a Jussara vendeu de chás?',
    shop,
    sales.when((r) => r.seller === 'Jussara' && r.category === 'Chás').sum('total'),
  ],
  ['preço unitário médio da creatina', shop, sales.when((r) => r.product === 'Creatina').mean('unitPrice')],
  ['quantas vendas passaram de 200 reais?', shop, sales.when((r) => r.total > 200).count()],
  [
    'faturamento por categoria no primeiro trimestre de 2026',
    shop,
    sales.during('2026-01', '2026-03').by('category', (g) => g.sum('total')),
  ],
  [
    'qual foi o valor da maior venda no balcão?',
    shop,
    sales.when((r) => r.channel === 'Balcão').max('total'),
  ],
  ['quanto a loja já vendeu aos domingos', shop, sales.on(0).sum('total')],
  [
    'total vendido sem contar o que foi pago em dinheiro',
    shop,
    sales.when((r) => r.payment !== 'Dinheiro').sum('total'),
  ],
  [
    'quem faturou mais com granola?',
    shop,
    most(sales.when((r) => r.product === 'Granola').by('seller', (g) => g.sum('total'))),
  ],
  ['qual foi o pior mês de vendas da loja?', shop, least(sales.byMonth((g) => g.sum('total')))],
  [
    'quantas unidades de castanha de caju saíram por mês',
    shop,
    sales.when((r) => r.product === 'Castanha de caju').byMonth((g) => g.sum('quantity')),
  ],
  [
    'De outubro a dezembro, quanto vendemos no balcão com cartão de crédito?',
    shop,
    sales
      .during('2025-10', '2025-12')
      .when((r) => r.channel === 'Balcão' && r.payment === 'Cartão de crédito')
      .sum('total'),
  ],
  ['quantas vendas levaram 4 unidades ou mais', shop, sales.when((r) => r.quantity >= 4).count()],
]

export const unanswerable: string[] = [
  'qual o salário da Dra. Helena?',
  'quanto temos de granola no estoque',
  'quanto pagamos de aluguel do coworking por mês?',
  'idade média dos cachorros atendidos',
  'qual fornecedor vende a castanha mais barata?',
  'qual a margem de lucro da creatina',
  'quantas visitas teve o site da loja em março?',
  'qual o telefone do tutor do Thor?',
  'quanto gastamos com energia elétrica em janeiro',
  'quantos funcionários trabalham na recepção?',
]
