import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A hostel by the beach, a cleaning company for offices and a shop of used books and records. */

const { next, whole, among } = seededBusiness('a hostel, an office cleaning company, a used book shop')
const days = daysFrom('2025-07-01', 304)

/** A cell, empty where nothing is known. */
const orEmpty = (value: number | undefined, shown: (value: number) => string): string =>
  value === undefined ? '' : shown(value)

const rooms: [{ room: string; dorm: boolean; beds: number; from: number; to: number }, number][] = [
  [{ room: 'Dormitório misto', dorm: true, beds: 2, from: 6_000, to: 9_500 }, 6],
  [{ room: 'Dormitório feminino', dorm: true, beds: 2, from: 6_500, to: 10_000 }, 3],
  [{ room: 'Suíte casal', dorm: false, beds: 2, from: 19_000, to: 32_000 }, 3],
  [{ room: 'Quarto família', dorm: false, beds: 5, from: 27_000, to: 43_000 }, 2],
]
const channels: [{ channel: string; fee: number }, number][] = [
  [{ channel: 'Booking', fee: 15 }, 7],
  [{ channel: 'Hostelworld', fee: 12 }, 4],
  [{ channel: 'WhatsApp', fee: 0 }, 2],
  [{ channel: 'Airbnb', fee: 3 }, 1],
]
const isSummer = (day: string) => ['12', '01', '02'].includes(day.slice(5, 7))
// Every day, most in the summer and on Fridays.
const stays = new Rows(
  days.flatMap((day) =>
    Array.from(
      { length: (isSummer(day) ? whole(2, 5) : whole(1, 3)) + (weekdayIn(day) === 5 ? 2 : 0) },
      () => {
        const { room, dorm, beds, from, to } = among(...rooms)
        const { channel, fee } = among(...channels)
        const guests = whole(beds === 5 ? 3 : 1, beds)
        const nights = whole(1, 7)
        const rate = cents((whole(from, to) / 100) * (dorm ? guests : 1))
        const price = cents(nights * rate)
        return {
          day,
          country: among(
            ['Brasil', 10],
            ['Argentina', 5],
            ['Chile', 2.5],
            ['Alemanha', 1.2],
            ['França', 0.9],
            ['Uruguai', 0.6],
          ),
          channel,
          room,
          guests,
          nights,
          breakfast: next() < 0.55 ? 'Sim' : 'Não',
          rate,
          price,
          commission: fee === 0 ? undefined : cents((price * fee) / 100),
          bar: next() < 0.35 ? undefined : whole(800, 16_000) / 100,
          status: among(['Pago', 7], ['Só sinal', 2], ['Pendente', 1]),
        }
      },
    ),
  ),
)

const offices: [{ client: string; district: string }, number][] = [
  [{ client: 'TORRE ATLANTICA', district: 'CENTRO' }, 7],
  [{ client: 'BANCO MERIDIANO', district: 'VILA OLIMPIA' }, 4.5],
  [{ client: 'CLINICA SAO LUCAS', district: 'MOEMA' }, 3],
  [{ client: 'COWORKING ALAMEDA', district: 'PINHEIROS' }, 1.8],
  [{ client: 'ADVOCACIA PRADO', district: 'CENTRO' }, 1.3],
  [{ client: 'AGENCIA LUMEN', district: 'PINHEIROS' }, 1],
]
const cleanings: [{ service: string; from: number; to: number }, number][] = [
  [{ service: 'MANUTENCAO DIARIA', from: 25_000, to: 70_000 }, 6],
  [{ service: 'LAVAGEM DE VIDROS', from: 40_000, to: 140_000 }, 4],
  [{ service: 'TRATAMENTO DE PISO', from: 60_000, to: 180_000 }, 3],
  [{ service: 'HIGIENIZACAO DE CARPETE', from: 35_000, to: 120_000 }, 3],
  [{ service: 'POS OBRA', from: 120_000, to: 420_000 }, 1.5],
]
// Every day but Sunday, most on Saturdays; a cancelled order has no work and no price.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(3, 6) : whole(1, 3) }, () => {
        const { service, from, to } = among(...cleanings)
        const status = among(['PAGA', 6], ['A RECEBER', 2.2], ['CANCELADA', 1])
        const isDone = status !== 'CANCELADA'
        const people = whole(2, 8)
        const hours = whole(3, 18) / 2
        const price = whole(from, to) / 100
        const products = cents((price * whole(5, 18)) / 100)
        const stars = among([5, 4], [4, 3], [3, 2], [2, 1], [1, 0.6])
        return {
          day,
          ...among(...offices),
          service,
          lead: among(['ROSANGELA', 5], ['EDVALDO', 3], ['IVONE', 2], ['JUAREZ', 1]),
          people: isDone ? people : undefined,
          hours: isDone ? hours : undefined,
          peopleHours: isDone ? people * hours : undefined,
          products: isDone ? products : undefined,
          price: isDone ? price : undefined,
          invoiced: isDone && next() < 0.8 ? 'S' : 'N',
          stars: isDone && next() < 0.6 ? stars : undefined,
          status,
        }
      }),
    ),
)

const bookGenres: [string, number][] = [
  ['Romance', 5],
  ['História', 3],
  ['Infantil', 2],
  ['Poesia', 0.9],
]
const musicGenres: [string, number][] = [
  ['MPB', 6],
  ['Rock', 4],
  ['Samba', 1.5],
  ['Jazz', 0.6],
]
const comicGenres: [string, number][] = [
  ['Infantil', 1],
  ['Super-herói', 1],
]
const wares: [
  { item: string; genres: [string, number][]; from: number; to: number; pieces: number },
  number,
][] = [
  [{ item: 'Livro', genres: bookGenres, from: 800, to: 6_000, pieces: 3 }, 10],
  [{ item: 'Disco de vinil', genres: musicGenres, from: 3_500, to: 28_000, pieces: 2 }, 5],
  [{ item: 'Gibi', genres: comicGenres, from: 400, to: 3_000, pieces: 6 }, 3],
  [{ item: 'CD', genres: musicGenres, from: 800, to: 3_500, pieces: 2 }, 1.8],
]
// Closed on Mondays, at the fair on Sundays, most on Saturdays.
const sold = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(4, 7) : whole(1, 3) }, () => {
        const { item, genres, from, to, pieces: atMost } = among(...wares)
        const channel =
          weekdayIn(day) === 0 ? 'Feirinha' : among(['Balcão', 6], ['Estante Virtual', 3], ['Shopee', 1.2])
        const isSent = channel === 'Estante Virtual' || channel === 'Shopee'
        const isRare = next() < 0.12
        const pieces = isRare ? 1 : whole(1, atMost)
        const total = cents((pieces * whole(from, to) * (isRare ? 2 : 1)) / 100)
        return {
          day,
          item,
          genre: among(...genres),
          condition: among(['Bom', 5], ['Como novo', 3], ['Regular', 2], ['Gasto', 1]),
          clerk: among(['Bia', 5], ['Nestor', 3], ['Túlio', 1.8]),
          channel,
          payment: among(['Pix', 5], ['Cartão', 3], ['Dinheiro', 2], ['Fiado', 0.7]),
          pieces,
          cost: cents((total * whole(25, 55)) / 100),
          freight: isSent ? whole(900, 3_800) / 100 : undefined,
          rare: isRare ? 'sim' : 'não',
          total,
        }
      }),
    ),
)

const hostel = 'Reservas Hostel'
const cleaning = 'OS_LIMPEZA_PREDIAL'
const bookshop = 'vendas_sebo'

export const files = [
  file(hostel, stays, [
    ['Data do check-in', ({ day }) => brazilianDay(day)],
    ['País', ({ country }) => country],
    ['Canal', ({ channel }) => channel],
    ['Quarto', ({ room }) => room],
    ['Hóspedes', ({ guests }) => guests],
    ['Noites', ({ nights }) => nights],
    ['Café da manhã', ({ breakfast }) => breakfast],
    ['Diária', ({ rate }) => dotted(commaPrice(rate))],
    ['Valor da hospedagem', ({ price }) => dotted(commaPrice(price))],
    ['Comissão', ({ commission }) => orEmpty(commission, (value) => dotted(commaPrice(value)))],
    ['Consumo no bar', ({ bar }) => orEmpty(bar, (value) => dotted(commaPrice(value)))],
    ['Situação', ({ status }) => status],
  ]),
  file(cleaning, orders, [
    ['DT_OS', ({ day }) => brazilianDay(day)],
    ['CLIENTE', ({ client }) => client],
    ['BAIRRO', ({ district }) => district],
    ['TP_SERVICO', ({ service }) => service],
    ['ENCARREGADO', ({ lead }) => lead],
    ['QTD_PESSOAS', ({ people }) => orEmpty(people, String)],
    ['HORAS', ({ hours }) => orEmpty(hours, (value) => decimal(value, 1))],
    ['VLR_PRODUTOS', ({ products }) => orEmpty(products, (value) => decimal(value))],
    ['VLR_SERVICO', ({ price }) => orEmpty(price, (value) => decimal(value))],
    ['NF_EMITIDA', ({ invoiced }) => invoiced],
    ['AVALIACAO', ({ stars }) => orEmpty(stars, String)],
    ['STATUS_OS', ({ status }) => status],
  ]),
  file(
    bookshop,
    sold,
    [
      ['data_venda', ({ day }) => day],
      ['item', ({ item }) => item],
      ['genero', ({ genre }) => genre],
      ['estado_conservacao', ({ condition }) => condition],
      ['atendente', ({ clerk }) => clerk],
      ['canal_venda', ({ channel }) => channel],
      ['forma_pagamento', ({ payment }) => payment],
      ['quantidade', ({ pieces }) => pieces],
      ['custo_compra', ({ cost }) => cost.toFixed(2)],
      ['frete', ({ freight }) => orEmpty(freight, (value) => value.toFixed(2))],
      ['raridade', ({ rare }) => rare],
      ['valor_venda', ({ total }) => total.toFixed(2)],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The hostel
  ['Quantas reservas o hostel teve em janeiro?', hostel, stays.during('2026-01').count()],
  ['valor da hospedagem por mês', hostel, stays.byMonth((g) => g.sum('price'))],
  ['qual canal traz mais reservas pro hostel?', hostel, most(stays.by('channel', (g) => g.count()))],
  [
    'top 3 paises em numero de hospedes',
    hostel,
    most(
      stays.by('country', (g) => g.sum('guests')),
      3,
    ),
  ],
  [
    'em média, qual a diária cobrada por reserva na suíte casal?',
    hostel,
    stays.when((r) => r.room === 'Suíte casal').mean('rate'),
  ],
  [
    'quanto deu de comissao do booking em dezembro',
    hostel,
    stays
      .during('2025-12')
      .when((r) => r.channel === 'Booking')
      .sum('commission'),
  ],
  ['total de noites das reservas com check-in em fevereiro', hostel, stays.during('2026-02').sum('nights')],
  ['q porcentagem das reservas foi com café da manha?', hostel, stays.share((r) => r.breakfast === 'Sim')],
  [
    'compara o valor da hospedagem de novembro com o de dezembro pfv',
    hostel,
    { before: stays.during('2025-11').sum('price'), after: stays.during('2025-12').sum('price') },
  ],
  ['quantas reservas foram de 5 noites ou mais?', hostel, stays.when((r) => r.nights >= 5).count()],
  ['qual dia da semana tem mais check-in?', hostel, most(stays.byWeekday((g) => g.count()))],
  [
    'quanto deu o consumo no bar tirando as reservas do Brasil?',
    hostel,
    stays.when((r) => r.country !== 'Brasil').sum('bar'),
  ],
  ['qtas reservas estao pendentes', hostel, stays.when((r) => r.status === 'Pendente').count()],
  [
    'valor da hospedagem das reservas que estão só com sinal',
    hostel,
    stays.when((r) => r.status === 'Só sinal').sum('price'),
  ],
  ['Bom dia! Pode me dizer qual foi o maior consumo no bar em uma única reserva?', hostel, stays.max('bar')],
  [
    'menor diária do dormitório feminino',
    hostel,
    stays.when((r) => r.room === 'Dormitório feminino').min('rate'),
  ],
  ['quantidade de reservas por tipo de quarto', hostel, stays.by('room', (g) => g.count())],
  [
    'valor da hospedagem por canal, sem contar janeiro',
    hostel,
    stays.when((r) => r.day.slice(0, 7) !== '2026-01').by('channel', (g) => g.sum('price')),
  ],
  [
    'quantos hóspedes da Argentina vieram no primeiro trimestre de 2026?',
    hostel,
    stays
      .during('2026-01', '2026-03')
      .when((r) => r.country === 'Argentina')
      .sum('guests'),
  ],
  ['valor total da hospedagem menos as comissões', hostel, stays.sum('price') - stays.sum('commission')],
  [
    'quanto deu de hospedagem, em valor, entre 20/12/2025 e 05/01/2026?',
    hostel,
    stays.from('2025-12-20', '2026-01-05').sum('price'),
  ],
  [
    'qual tipo de quarto dá o menor valor total de hospedagem?',
    hostel,
    least(stays.by('room', (g) => g.sum('price'))),
  ],
  ['média de noites por reserva pra cada país', hostel, stays.by('country', (g) => g.mean('nights'))],
  [
    'quantos países diferentes reservaram o quarto família em agosto?',
    hostel,
    stays
      .during('2025-08')
      .when((r) => r.room === 'Quarto família')
      .distinct('country'),
  ],
  ['em media quantas reservas entram por dia no hostel?', hostel, stays.count() / stays.distinct('day')],
  [
    'quantas reservas do hostelworld foram com cafe da manha',
    hostel,
    stays.when((r) => r.channel === 'Hostelworld' && r.breakfast === 'Sim').count(),
  ],
  [
    'quanto o WhatsApp trouxe em valor de hospedagem no segundo semestre de 2025?',
    hostel,
    stays
      .during('2025-07', '2025-12')
      .when((r) => r.channel === 'WhatsApp')
      .sum('price'),
  ],
  ['em qual mês o total de consumo no bar foi maior?', hostel, most(stays.byMonth((g) => g.sum('bar')))],
  ['quantas reservas não têm nenhum consumo no bar?', hostel, stays.when((r) => r.bar === undefined).count()],
  [
    'quantos por cento do valor da hospedagem vem do Booking?',
    hostel,
    stays.share((r) => r.channel === 'Booking', 'price'),
  ],

  // The cleaning company
  ['Qual o valor dos serviços de limpeza em outubro?', cleaning, orders.during('2025-10').sum('price')],
  ['valor de serviço por cliente da limpeza', cleaning, orders.by('client', (g) => g.sum('price'))],
  [
    'quantas OS foram canceladas em cada mês?',
    cleaning,
    orders.when((r) => r.status === 'CANCELADA').byMonth((g) => g.count()),
  ],
  ['qual encarregado somou mais horas?', cleaning, most(orders.by('lead', (g) => g.sum('hours')))],
  [
    'horas de lavagem de vidros em novembro',
    cleaning,
    orders
      .during('2025-11')
      .when((r) => r.service === 'LAVAGEM DE VIDROS')
      .sum('hours'),
  ],
  [
    'qunato gastamos de produtos no tratamento de piso?',
    cleaning,
    orders.when((r) => r.service === 'TRATAMENTO DE PISO').sum('products'),
  ],
  [
    'quanto temos a receber de ordens de serviço da limpeza?',
    cleaning,
    orders.when((r) => r.status === 'A RECEBER').sum('price'),
  ],
  ['avaliação média por encarregado', cleaning, orders.by('lead', (g) => g.mean('stars'))],
  [
    'que porcentagem das ordens de serviço foi cancelada?',
    cleaning,
    orders.share((r) => r.status === 'CANCELADA'),
  ],
  [
    'os 3 clientes com maior valor de serviço na limpeza predial',
    cleaning,
    most(
      orders.by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'quantas OS pagas ficaram sem NF emitida?',
    cleaning,
    orders.when((r) => r.status === 'PAGA' && r.invoiced === 'N').count(),
  ],
  [
    'quantas ordens de serviço passaram de R$ 1.500 em valor do serviço?',
    cleaning,
    orders.when((r) => r.price !== undefined && r.price > 1500).count(),
  ],
  [
    'qual dia da semana dá mais valor de serviço de limpeza?',
    cleaning,
    most(orders.byWeekday((g) => g.sum('price'))),
  ],
  [
    'valor dos serviços menos o gasto com produtos em março',
    cleaning,
    orders.during('2026-03').sum('price') - orders.during('2026-03').sum('products'),
  ],
  [
    'valor de pós obra em fevereiro comparado com janeiro',
    cleaning,
    {
      before: orders
        .during('2026-01')
        .when((r) => r.service === 'POS OBRA')
        .sum('price'),
      after: orders
        .during('2026-02')
        .when((r) => r.service === 'POS OBRA')
        .sum('price'),
    },
  ],
  [
    'quantas pessoas em media vao numa higienizacao de carpete',
    cleaning,
    orders.when((r) => r.service === 'HIGIENIZACAO DE CARPETE').mean('people'),
  ],
  [
    'total de homem-hora (pessoas vezes horas de cada OS) da Rosângela em setembro',
    cleaning,
    orders
      .during('2025-09')
      .when((r) => r.lead === 'ROSANGELA')
      .sum('peopleHours'),
  ],
  [
    'qual tipo de serviço de limpeza aparece em menos OS?',
    cleaning,
    least(orders.by('service', (g) => g.count())),
  ],
  [
    'valor dos serviços por bairro tirando a manutenção diária',
    cleaning,
    orders.when((r) => r.service !== 'MANUTENCAO DIARIA').by('district', (g) => g.sum('price')),
  ],
  [
    'quantas OS receberam avaliacao abaixo de 3',
    cleaning,
    orders.when((r) => r.stars !== undefined && r.stars < 3).count(),
  ],
  [
    'Sem contar as OS canceladas, quantos clientes diferentes fizeram pós obra no primeiro trimestre de 2026?',
    cleaning,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.service === 'POS OBRA' && r.status !== 'CANCELADA')
      .distinct('client'),
  ],
  [
    'maior valor de um serviço no bairro Pinheiros',
    cleaning,
    orders.when((r) => r.district === 'PINHEIROS').max('price'),
  ],
  [
    'valor total das OS de limpeza entre 15/08/2025 e 15/09/2025',
    cleaning,
    orders.from('2025-08-15', '2025-09-15').sum('price'),
  ],
  [
    'valor dos servicos do edvaldo desde fevereiro',
    cleaning,
    orders
      .during('2026-02', '2026-04')
      .when((r) => r.lead === 'EDVALDO')
      .sum('price'),
  ],
  [
    'quantas ordens de serviço registramos em média por dia de trabalho?',
    cleaning,
    orders.count() / orders.distinct('day'),
  ],
  ['quantidade de OS por status', cleaning, orders.by('status', (g) => g.count())],
  [
    'qual a participação da Rosângela no total de horas trabalhadas?',
    cleaning,
    orders.share((r) => r.lead === 'ROSANGELA', 'hours'),
  ],
  [
    'nas OS pagas, qual o gasto médio de produtos por tipo de serviço?',
    cleaning,
    orders.when((r) => r.status === 'PAGA').by('service', (g) => g.mean('products')),
  ],
  [
    'qual foi o mês mais fraco em valor de serviço de limpeza?',
    cleaning,
    least(orders.byMonth((g) => g.sum('price'))),
  ],
  [
    'oi, consegue ver quantas OS duraram até 3 horas?',
    cleaning,
    orders.when((r) => r.hours !== undefined && r.hours <= 3).count(),
  ],

  // The shop of used books and records
  ['quanto o sebo vendeu em dezembro, em reais?', bookshop, sold.during('2025-12').sum('total')],
  ['valor das vendas do sebo mês a mês', bookshop, sold.byMonth((g) => g.sum('total'))],
  [
    'quantos discos de vinil saíram no último trimestre de 2025?',
    bookshop,
    sold
      .during('2025-10', '2025-12')
      .when((r) => r.item === 'Disco de vinil')
      .sum('pieces'),
  ],
  ['qual atendente vendeu mais em reais?', bookshop, most(sold.by('clerk', (g) => g.sum('total')))],
  ['valor medio por venda de livro', bookshop, sold.when((r) => r.item === 'Livro').mean('total')],
  [
    'qual gênero de livro vendeu menos unidades?',
    bookshop,
    least(sold.when((r) => r.item === 'Livro').by('genre', (g) => g.sum('pieces'))),
  ],
  [
    'top 3 generos em valor vendido no sebo',
    bookshop,
    most(
      sold.by('genre', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'quanto deu de frete na estante virtual',
    bookshop,
    sold.when((r) => r.channel === 'Estante Virtual').sum('freight'),
  ],
  ['quantas vendas foram no fiado?', bookshop, sold.when((r) => r.payment === 'Fiado').count()],
  [
    'Que parte do valor vendido no sebo foi paga no Pix?',
    bookshop,
    sold.share((r) => r.payment === 'Pix', 'total'),
  ],
  [
    'nos discos de vinil vendidos em janeiro, qual o valor das vendas menos o custo de compra?',
    bookshop,
    sold
      .during('2026-01')
      .when((r) => r.item === 'Disco de vinil')
      .sum('total') -
      sold
        .during('2026-01')
        .when((r) => r.item === 'Disco de vinil')
        .sum('cost'),
  ],
  ['qtas vendas acima de 150 reais no sebo', bookshop, sold.when((r) => r.total > 150).count()],
  [
    'valor vendido na feirinha: setembro x outubro',
    bookshop,
    {
      before: sold
        .during('2025-09')
        .when((r) => r.channel === 'Feirinha')
        .sum('total'),
      after: sold
        .during('2025-10')
        .when((r) => r.channel === 'Feirinha')
        .sum('total'),
    },
  ],
  ['em que dia da semana o sebo vende mais em valor?', bookshop, most(sold.byWeekday((g) => g.sum('total')))],
  [
    'quanto o sebo vende em média por dia que abre, em reais?',
    bookshop,
    sold.sum('total') / sold.distinct('day'),
  ],
  [
    'quantas vendas de raridade tivemos em 2026?',
    bookshop,
    sold
      .during('2026-01', '2026-04')
      .when((r) => r.rare === 'sim')
      .count(),
  ],
  ['valor vendido por estado de conservação', bookshop, sold.by('condition', (g) => g.sum('total'))],
  ['qual o valor da maior venda de gibi?', bookshop, sold.when((r) => r.item === 'Gibi').max('total')],
  [
    'qual o valor da menor venda de disco de vinil?',
    bookshop,
    sold.when((r) => r.item === 'Disco de vinil').min('total'),
  ],
  [
    'quanto a bia vendeu em março tirando o q foi no cartao?',
    bookshop,
    sold
      .during('2026-03')
      .when((r) => r.clerk === 'Bia' && r.payment !== 'Cartão')
      .sum('total'),
  ],
  [
    'quantos livros de romance foram vendidos pela Shopee?',
    bookshop,
    sold.when((r) => r.item === 'Livro' && r.genre === 'Romance' && r.channel === 'Shopee').sum('pieces'),
  ],
  ['total do custo de compra por item', bookshop, sold.by('item', (g) => g.sum('cost'))],
  ['quantidade vendida por forma de pagamento', bookshop, sold.by('payment', (g) => g.sum('pieces'))],
  [
    'por favor, quanto vendemos no balcão entre 01/12/2025 e 24/12/2025, em reais?',
    bookshop,
    sold
      .from('2025-12-01', '2025-12-24')
      .when((r) => r.channel === 'Balcão')
      .sum('total'),
  ],
  [
    'quantos gêneros diferentes de disco de vinil a gente vendeu?',
    bookshop,
    sold.when((r) => r.item === 'Disco de vinil').distinct('genre'),
  ],
  ['frete medio das vendas da shopee', bookshop, sold.when((r) => r.channel === 'Shopee').mean('freight')],
  [
    'qual o percentual do número de vendas do sebo que é de raridade?',
    bookshop,
    sold.share((r) => r.rare === 'sim'),
  ],
  [
    'quanto vendemos de livro e gibi juntos em fevereiro, em reais?',
    bookshop,
    sold
      .during('2026-02')
      .when((r) => r.item === 'Livro' || r.item === 'Gibi')
      .sum('total'),
  ],
  [
    'qual foi o melhor mês de disco de vinil em valor vendido?',
    bookshop,
    most(sold.when((r) => r.item === 'Disco de vinil').byMonth((g) => g.sum('total'))),
  ],
  [
    'quanto o Nestor vendeu aos domingos, em valor?',
    bookshop,
    sold
      .on(0)
      .when((r) => r.clerk === 'Nestor')
      .sum('total'),
  ],
]

export const unanswerable: string[] = [
  'qual o salário da Rosângela?',
  'quanto o sebo vai vender em junho de 2026?',
  'quanto deu de hospedagem em maio de 2025?',
  'quantos livros temos em estoque?',
  'qual a idade média dos hóspedes?',
  'qual o telefone do Banco Meridiano?',
  'quanto pagamos de conta de luz no hostel em janeiro?',
  'qual autor vende mais no sebo?',
  'quantos litros de desinfetante usamos em novembro',
  'qual a nota do hostel no Booking?',
]
