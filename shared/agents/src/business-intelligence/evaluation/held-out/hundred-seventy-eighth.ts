import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A shop for car parts, a car wash and the hours of a workshop's staff. */

const { next, whole, pick, among } = seededBusiness('a shop for car parts, a car wash, a workshop’s hours')

interface Part {
  product: string
  brands: string[]
  from: number
  to: number
  upTo: number
}
const parts: [Part, number][] = [
  [{ product: 'Filtro de óleo', brands: ['Tecfil', 'Mann'], from: 1_990, to: 5_900, upTo: 6 }, 6],
  [{ product: 'Pastilha de freio', brands: ['Cobreq', 'Bosch'], from: 8_900, to: 24_900, upTo: 2 }, 4],
  [{ product: 'Bateria', brands: ['Moura', 'Heliar'], from: 38_900, to: 79_900, upTo: 1 }, 3],
  [{ product: 'Vela de ignição', brands: ['NGK', 'Bosch'], from: 1_590, to: 6_900, upTo: 4 }, 3],
  [{ product: 'Lâmpada de farol', brands: ['Osram', 'Philips'], from: 1_490, to: 8_900, upTo: 3 }, 3],
  [{ product: 'Amortecedor', brands: ['Cofap', 'Monroe'], from: 18_900, to: 49_900, upTo: 4 }, 2],
  [{ product: 'Palheta', brands: ['Bosch', 'Dyna'], from: 2_490, to: 8_900, upTo: 2 }, 2],
  [{ product: 'Correia dentada', brands: ['Gates', 'Contitech'], from: 5_900, to: 18_900, upTo: 1 }, 1.5],
]
// Closed on Sundays, busiest on Mondays.
const sales = new Rows(
  daysFrom('2025-04-01', 275)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(2, 3) : whole(1, 2) }, () => {
        const { product, brands, from, to, upTo } = among(...parts)
        const pieces = whole(1, upTo)
        return {
          day,
          product,
          brand: pick(brands),
          seller: among(['Edson', 5], ['Patrícia', 3], ['Wagner', 2]),
          payment: among(
            ['Pix', 4],
            ['Cartão crédito', 3],
            ['Dinheiro', 2],
            ['Cartão débito', 2],
            ['Fiado', 1],
          ),
          pieces,
          total: cents((pieces * whole(from, to)) / 100),
        }
      }),
    ),
)
const lastSale = sales.all.at(-1)?.day ?? ''

interface Wash {
  type: string
  price: [from: number, to: number]
  time: [from: number, to: number]
}
const kinds: [Wash, number][] = [
  [{ type: 'Completa', price: [50, 90], time: [40, 75] }, 6],
  [{ type: 'Ducha', price: [22, 36], time: [15, 30] }, 5],
  [{ type: 'Com cera', price: [80, 140], time: [70, 110] }, 3],
  [{ type: 'A seco', price: [45, 75], time: [35, 60] }, 2],
  [{ type: 'Higienização', price: [150, 320], time: [120, 240] }, 2],
]
const vehicles: [{ vehicle: string; plus: number }, number][] = [
  [{ vehicle: 'Hatch', plus: 0 }, 6],
  [{ vehicle: 'SUV', plus: 12 }, 5],
  [{ vehicle: 'Sedã', plus: 4 }, 4],
  [{ vehicle: 'Caminhonete', plus: 17 }, 2.5],
  [{ vehicle: 'Moto', plus: -3 }, 1.5],
]
// Closed on Mondays, fullest on Saturdays.
const washesOf = (day: string): number => {
  const weekday = weekdayIn(day)
  if (weekday === 6) return whole(1, 3)
  if (weekday === 0) return whole(0, 2)
  return next() < 0.6 ? 1 : 0
}
const washes = new Rows(
  daysFrom('2025-01-01', 455)
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: washesOf(day) }, () => {
        const { type, price, time } = among(...kinds)
        const { vehicle, plus } = among(...vehicles)
        return {
          day,
          type,
          vehicle,
          washer: among(['Juninho', 5], ['Cícero', 3], ['Dirceu', 2], ['Tiago', 1]),
          subscriber: next() < 0.3 ? 'Sim' : 'Não',
          minutes: whole(time[0], time[1]),
          price: whole(price[0], price[1]) + plus,
        }
      }),
    ),
)

const team = [
  {
    name: 'Adilson Ramos',
    role: 'Mecânico',
    bond: 'CLT',
    sectors: ['Elevador', 'Elevador', 'Bancada'],
    comes: 0.92,
    stays: 0.2,
  },
  {
    name: 'Valmir Costa',
    role: 'Mecânico',
    bond: 'CLT',
    sectors: ['Elevador', 'Pátio'],
    comes: 0.72,
    stays: 0.5,
  },
  {
    name: 'Jéssica Lima',
    role: 'Eletricista',
    bond: 'CLT',
    sectors: ['Bancada', 'Bancada', 'Elevador', 'Pátio'],
    comes: 0.6,
    stays: 0.22,
  },
  {
    name: 'Kelvin Souza',
    role: 'Ajudante',
    bond: 'Diarista',
    sectors: ['Pátio', 'Elevador', 'Bancada'],
    comes: 0.45,
    stays: 0.25,
  },
  {
    name: 'Fabrício Melo',
    role: 'Pintor',
    bond: 'Diarista',
    sectors: ['Cabine de pintura', 'Cabine de pintura', 'Pátio'],
    comes: 0.38,
    stays: 0.25,
  },
  {
    name: 'Moacir Teles',
    role: 'Funileiro',
    bond: 'Diarista',
    sectors: ['Pátio', 'Bancada'],
    comes: 0.3,
    stays: 0.2,
  },
]
// Half days on Saturdays; more overtime on Fridays, less in December.
const shifts = new Rows(
  daysFrom('2025-10-01', 123)
    .filter((day) => weekdayIn(day) !== 0 && day !== '2025-12-25' && day !== '2026-01-01')
    .flatMap((day) =>
      team
        .filter(({ comes }) => next() < (weekdayIn(day) === 6 ? comes * 0.4 : comes))
        .map(({ name, role, bond, sectors, stays }) => {
          const isSaturday = weekdayIn(day) === 6
          const chance = stays * (weekdayIn(day) === 5 ? 1.9 : 1) * (day.slice(0, 7) === '2025-12' ? 0.45 : 1)
          const extra = !isSaturday && next() < chance ? whole(1, 6) / 2 : 0
          const usual: number = isSaturday ? whole(6, 10) / 2 : among([8, 6], [7.5, 2], [6, 1], [4, 2])
          return {
            day,
            name,
            role,
            bond,
            sector: pick(sectors),
            hours: extra > 0 ? 8 + extra : usual,
            extra,
          }
        }),
    ),
)
const firstShift = shifts.all[0]?.day ?? ''

const counter = 'Vendas balcão autopeças'
const carWash = 'LAVA-RAPIDO lavagens'
const workshop = 'ponto_oficina'

export const files = [
  file(counter, sales, [
    ['Data da venda', ({ day }) => brazilianDay(day)],
    ['Peça', ({ product }) => product],
    ['Marca', ({ brand }) => brand],
    ['Balconista', ({ seller }) => seller],
    ['Forma Pgto', ({ payment }) => payment],
    ['Qtde', ({ pieces }) => pieces],
    ['Valor Total (R$)', ({ total }) => dotted(decimal(total))],
  ]),
  file(carWash, washes, [
    ['DATA', ({ day }) => brazilianDay(day)],
    ['TIPO LAVAGEM', ({ type }) => type],
    ['VEICULO', ({ vehicle }) => vehicle],
    ['LAVADOR', ({ washer }) => washer],
    ['MENSALISTA', ({ subscriber }) => subscriber],
    ['TEMPO (min)', ({ minutes }) => minutes],
    ['VALOR COBRADO', ({ price }) => commaPrice(price)],
  ]),
  file(workshop, shifts, [
    ['data', ({ day }) => brazilianDay(day)],
    ['funcionário', ({ name }) => name],
    ['cargo', ({ role }) => role],
    ['vínculo', ({ bond }) => bond],
    ['setor', ({ sector }) => sector],
    ['total de horas', ({ hours }) => decimal(hours, 1)],
    ['horas extras', ({ extra }) => decimal(extra, 1)],
  ]),
]

export const labelled: Labelled[] = [
  // The shop for car parts
  ['faturamento do balcão mês a mês', counter, sales.byMonth((g) => g.sum('total'))],
  ['Quanto a loja de autopeças faturou em junho?', counter, sales.during('2025-06').sum('total')],
  [
    'quantas baterias foram vendidas em agosto?',
    counter,
    sales
      .during('2025-08')
      .when((r) => r.product === 'Bateria')
      .sum('pieces'),
  ],
  ['qual balconista vendeu mais em reais?', counter, most(sales.by('seller', (g) => g.sum('total')))],
  [
    'top 3 peças em faturamento',
    counter,
    most(
      sales.by('product', (g) => g.sum('total')),
      3,
    ),
  ],
  ['ticket médio do Edson', counter, sales.when((r) => r.seller === 'Edson').mean('total')],
  ['que marca de peça teve o menor faturamento?', counter, least(sales.by('brand', (g) => g.sum('total')))],
  ['quantas vendas foram no fiado', counter, sales.when((r) => r.payment === 'Fiado').count()],
  [
    'Qual porcentagem do faturamento da loja de peças entrou por Pix?',
    counter,
    sales.share((r) => r.payment === 'Pix', 'total'),
  ],
  [
    'vendas da Patricia em reais, de maio até julho',
    counter,
    sales
      .during('2025-05', '2025-07')
      .when((r) => r.seller === 'Patrícia')
      .sum('total'),
  ],
  [
    'compara o faturamento do balcão de outubro com o de novembro',
    counter,
    { before: sales.during('2025-10').sum('total'), after: sales.during('2025-11').sum('total') },
  ],
  ['quantas vendas do balcão passaram de 500 reais?', counter, sales.when((r) => r.total > 500).count()],
  ['em qual dia da semana o balcão fatura mais?', counter, most(sales.byWeekday((g) => g.sum('total')))],
  ['unidades vendidas de cada peça', counter, sales.by('product', (g) => g.sum('pieces'))],
  [
    'quanto faturamos com pastilha de freio da Bosch?',
    counter,
    sales.when((r) => r.product === 'Pastilha de freio' && r.brand === 'Bosch').sum('total'),
  ],
  [
    'qtde de filtro de oleo vendida pelo Wagner',
    counter,
    sales.when((r) => r.product === 'Filtro de óleo' && r.seller === 'Wagner').sum('pieces'),
  ],
  [
    'valor da maior venda paga em dinheiro',
    counter,
    sales.when((r) => r.payment === 'Dinheiro').max('total'),
  ],
  [
    'Qual o menor valor de uma venda de amortecedor?',
    counter,
    sales.when((r) => r.product === 'Amortecedor').min('total'),
  ],
  ['quantas marcas diferentes a loja de autopeças vendeu?', counter, sales.distinct('brand')],
  ['número de vendas por forma de pagamento', counter, sales.by('payment', (g) => g.count())],
  [
    'faturamento por balconista no 2º trimestre de 2025',
    counter,
    sales.during('2025-04', '2025-06').by('seller', (g) => g.sum('total')),
  ],
  [
    'quanto deu, em reais, a venda de lampada de farol nos sábados?',
    counter,
    sales
      .on(6)
      .when((r) => r.product === 'Lâmpada de farol')
      .sum('total'),
  ],
  ['qual peça saiu mais em unidades?', counter, most(sales.by('product', (g) => g.sum('pieces')))],
  [
    'Moura x Heliar: quanto cada marca faturou?',
    counter,
    sales.when((r) => r.brand === 'Moura' || r.brand === 'Heliar').by('brand', (g) => g.sum('total')),
  ],
  [
    'fatruamento do balcão entre 15/07/2025 e 31/08/2025, tirando o fiado',
    counter,
    sales
      .from('2025-07-15', '2025-08-31')
      .when((r) => r.payment !== 'Fiado')
      .sum('total'),
  ],
  [
    'em que data a loja de peças faturou mais?',
    counter,
    most(
      sales.by('day', (g) => g.sum('total')).map(([day, total]): [string, number] => [shownDay(day), total]),
    ),
  ],
  [
    'oi, tô fechando a comissão do pessoal: quanto o Edson vendeu em reais no mês de setembro?',
    counter,
    sales
      .during('2025-09')
      .when((r) => r.seller === 'Edson')
      .sum('total'),
  ],
  [
    'média de unidades por venda de vela de ignição',
    counter,
    sales.when((r) => r.product === 'Vela de ignição').mean('pieces'),
  ],
  ['quantas vendas tiveram 4 unidades ou mais?', counter, sales.when((r) => r.pieces >= 4).count()],
  [
    'quanto a loja faturou no último dia lançado na planilha de vendas?',
    counter,
    sales.from(lastSale, lastSale).sum('total'),
  ],

  // The car wash
  [
    'quantidade de lavagens por mês em 2025',
    carWash,
    washes.during('2025-01', '2025-12').byMonth((g) => g.count()),
  ],
  ['Faturamento do lava-rápido em março de 2026?', carWash, washes.during('2026-03').sum('price')],
  [
    'quantas lavagens completas fizemos em janeiro de 2025',
    carWash,
    washes
      .during('2025-01')
      .when((r) => r.type === 'Completa')
      .count(),
  ],
  ['qual lavador fez mais lavagens?', carWash, most(washes.by('washer', (g) => g.count()))],
  [
    'tempo médio da higienização, em minutos',
    carWash,
    washes.when((r) => r.type === 'Higienização').mean('minutes'),
  ],
  ['valor médio cobrado na ducha', carWash, washes.when((r) => r.type === 'Ducha').mean('price')],
  [
    'Quanto os mensalistas pagaram em lavagens no ano de 2025?',
    carWash,
    washes
      .during('2025-01', '2025-12')
      .when((r) => r.subscriber === 'Sim')
      .sum('price'),
  ],
  ['que porcentagem das lavagens foi de mensalista?', carWash, washes.share((r) => r.subscriber === 'Sim')],
  [
    'os três tipos de lavagem com maior faturamento',
    carWash,
    most(
      washes.by('type', (g) => g.sum('price')),
      3,
    ),
  ],
  ['quantas lavagens teve cada tipo de veículo?', carWash, washes.by('vehicle', (g) => g.count())],
  [
    'quantas lavagens de moto o Cicero fez?',
    carWash,
    washes.when((r) => r.vehicle === 'Moto' && r.washer === 'Cícero').count(),
  ],
  [
    'número de lavagens: fevereiro de 2025 contra fevereiro de 2026',
    carWash,
    { before: washes.during('2025-02').count(), after: washes.during('2026-02').count() },
  ],
  ['Qual o dia da semana com mais lavagens?', carWash, most(washes.byWeekday((g) => g.count()))],
  ['faturamento total dos sabados no lava rapido', carWash, washes.on(6).sum('price')],
  [
    'lavagens que demoraram mais de 60 minutos, quantas foram?',
    carWash,
    washes.when((r) => r.minutes > 60).count(),
  ],
  [
    'quantos minutos levou a lavagem de SUV mais demorada?',
    carWash,
    washes.when((r) => r.vehicle === 'SUV').max('minutes'),
  ],
  [
    'quanto o Juninho faturou com lavagem com cera?',
    carWash,
    washes.when((r) => r.washer === 'Juninho' && r.type === 'Com cera').sum('price'),
  ],
  [
    'valor total das lavagens de caminhonete entre 01/06/2025 e 15/09/2025',
    carWash,
    washes
      .from('2025-06-01', '2025-09-15')
      .when((r) => r.vehicle === 'Caminhonete')
      .sum('price'),
  ],
  [
    'soma dos minutos gastos em lavagem a seco',
    carWash,
    washes.when((r) => r.type === 'A seco').sum('minutes'),
  ],
  [
    'qual tipo de lavagem tem o menor tempo médio?',
    carWash,
    least(washes.by('type', (g) => g.mean('minutes'))),
  ],
  ['valor médio da lavagem para cada tipo de veiculo', carWash, washes.by('vehicle', (g) => g.mean('price'))],
  [
    'Quantas lavagens de dezembro custaram mais de R$ 100?',
    carWash,
    washes
      .during('2025-12')
      .when((r) => r.price > 100)
      .count(),
  ],
  [
    'quantas lavagnes do Dirceu custaram até 40 reais?',
    carWash,
    washes.when((r) => r.washer === 'Dirceu' && r.price <= 40).count(),
  ],
  ['em que mês o lava-rápido faturou menos?', carWash, least(washes.byMonth((g) => g.sum('price')))],
  [
    'participação do SUV no faturamento das lavagens',
    carWash,
    washes.share((r) => r.vehicle === 'SUV', 'price'),
  ],
  [
    'faturamento de cada lavador no primeiro trimestre de 2026',
    carWash,
    washes.during('2026-01', '2026-03').by('washer', (g) => g.sum('price')),
  ],
  ['em quantos dias diferentes de outubro teve lavagem?', carWash, washes.during('2025-10').distinct('day')],
  [
    'média de lavagens por mês no lava-rápido',
    carWash,
    washes.count() / washes.byMonth((g) => g.count()).length,
  ],
  [
    'to montando a escala do fim de semana e queria saber quantas lavagens já foram feitas em domingos',
    carWash,
    washes.on(0).count(),
  ],
  [
    'quanto rendeu a higienizaçao sem contar os mensalistas?',
    carWash,
    washes.when((r) => r.type === 'Higienização' && r.subscriber !== 'Sim').sum('price'),
  ],

  // The hours of the workshop
  ['total de horas da oficina por mês', workshop, shifts.byMonth((g) => g.sum('hours'))],
  [
    'Quantas horas o Adilson trabalhou em novembro?',
    workshop,
    shifts
      .during('2025-11')
      .when((r) => r.name === 'Adilson Ramos')
      .sum('hours'),
  ],
  ['horas extras de cada funcionário', workshop, shifts.by('name', (g) => g.sum('extra'))],
  ['quem fez mais horas extras na oficina?', workshop, most(shifts.by('name', (g) => g.sum('extra')))],
  [
    'quantos dias a Jessica trabalhou em dezembro',
    workshop,
    shifts
      .during('2025-12')
      .when((r) => r.name === 'Jéssica Lima')
      .count(),
  ],
  [
    'em média quantas horas por dia o Kelvin trabalhou em outubro?',
    workshop,
    shifts
      .during('2025-10')
      .when((r) => r.name === 'Kelvin Souza')
      .mean('hours'),
  ],
  ['horas extras em janeiro?', workshop, shifts.during('2026-01').sum('extra')],
  [
    'que porcentagem do total de horas da oficina foi de diaristas?',
    workshop,
    shifts.share((r) => r.bond === 'Diarista', 'hours'),
  ],
  ['total de horas por cargo', workshop, shifts.by('role', (g) => g.sum('hours'))],
  [
    'quantas horas foram trabalhadas na cabine de pintura em outubro?',
    workshop,
    shifts
      .during('2025-10')
      .when((r) => r.sector === 'Cabine de pintura')
      .sum('hours'),
  ],
  [
    'horas extras dos mecanicos: dezembro contra janeiro',
    workshop,
    {
      before: shifts
        .during('2025-12')
        .when((r) => r.role === 'Mecânico')
        .sum('extra'),
      after: shifts
        .during('2026-01')
        .when((r) => r.role === 'Mecânico')
        .sum('extra'),
    },
  ],
  [
    'Os 3 funcionários que mais trabalharam em total de horas',
    workshop,
    most(
      shifts.by('name', (g) => g.sum('hours')),
      3,
    ),
  ],
  [
    'quantas vezes um funcionário passou de 10 horas trabalhadas num dia?',
    workshop,
    shifts.when((r) => r.hours > 10).count(),
  ],
  [
    'qual o máximo de horas extras que a Jéssica fez num dia só?',
    workshop,
    most(
      shifts
        .when((r) => r.name === 'Jéssica Lima')
        .by('day', (g) => g.sum('extra'))
        .map(([day, extra]): [string, number] => [shownDay(day), extra]),
    ),
  ],
  ['qual dia da semana soma mais horas extras?', workshop, most(shifts.byWeekday((g) => g.sum('extra')))],
  [
    'quantos funcionários diferentes trabalharam no pátio?',
    workshop,
    shifts.when((r) => r.sector === 'Pátio').distinct('name'),
  ],
  [
    'compare o total de horas do Moacir com o do Fabrício',
    workshop,
    shifts
      .when((r) => r.name === 'Moacir Teles' || r.name === 'Fabrício Melo')
      .by('name', (g) => g.sum('hours')),
  ],
  ['quantas horas a equipe da oficina trabalhou aos sábados, no total?', workshop, shifts.on(6).sum('hours')],
  [
    'total de horas do Valmir menos as horas extras dele',
    workshop,
    shifts.when((r) => r.name === 'Valmir Costa').sum('hours') -
      shifts.when((r) => r.name === 'Valmir Costa').sum('extra'),
  ],
  [
    'média de horas trabalhadas por dia de cada funcionario',
    workshop,
    shifts.by('name', (g) => g.mean('hours')),
  ],
  [
    'qual setor da oficina teve o menor total de horas?',
    workshop,
    least(shifts.by('sector', (g) => g.sum('hours'))),
  ],
  [
    'total de horas da equipe da oficina entre 10/11/2025 e 10/12/2025',
    workshop,
    shifts.from('2025-11-10', '2025-12-10').sum('hours'),
  ],
  [
    'em quantos dias o Adilson fez hora extra?',
    workshop,
    shifts.when((r) => r.name === 'Adilson Ramos' && r.extra > 0).count(),
  ],
  [
    'dias trabalhados por funcionário em janeiro',
    workshop,
    shifts.during('2026-01').by('name', (g) => g.count()),
  ],
  [
    'soma das hroas extras do pessoal CLT no quarto trimestre de 2025',
    workshop,
    shifts
      .during('2025-10', '2025-12')
      .when((r) => r.bond === 'CLT')
      .sum('extra'),
  ],
  [
    'Quantos por cento das horas extras da oficina são do Valmir?',
    workshop,
    shifts.share((r) => r.name === 'Valmir Costa', 'extra'),
  ],
  [
    'em qual mês a equipe da oficina somou menos horas extras?',
    workshop,
    least(shifts.byMonth((g) => g.sum('extra'))),
  ],
  [
    'quantas horas a equipe trabalhou no primeiro dia registrado no ponto?',
    workshop,
    shifts.from(firstShift, firstShift).sum('hours'),
  ],
  [
    'quantas vezes o Kelvin trabalhou menos de 6 horas no dia?',
    workshop,
    shifts.when((r) => r.name === 'Kelvin Souza' && r.hours < 6).count(),
  ],
  [
    'preciso acertar com o Moacir, me fala quantos dias ele trabalhou somando outubro e novembro',
    workshop,
    shifts
      .during('2025-10', '2025-11')
      .when((r) => r.name === 'Moacir Teles')
      .count(),
  ],
]

export const unanswerable: string[] = [
  'quantas baterias temos em estoque na loja?',
  'qual foi o lucro com amortecedores em julho?',
  'qual o salário do Adilson?',
  'quanto gastamos de água e shampoo no lava-rápido?',
  'por que as vendas do balcão caíram em novembro?',
  'quanto a loja de peças vai faturar em março de 2027?',
  'qual placa veio mais vezes no lava-rápido?',
  'quantas garantias de correia dentada os clientes acionaram?',
  'a que horas o Kelvin costuma chegar na oficina?',
  'qual a nota que os clientes deram para o Cícero?',
]
