import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, shownDay, weekdayIn } from './rows'

/* A filling station with its convenience shop, an installer of internet and cameras, a producer at fairs. */

const { next, whole, pick, among } = seededBusiness('a filling station, an installer, eggs at fairs')

const fuels = [
  { sector: 'Pista', product: 'Gasolina comum', from: 589, to: 629 },
  { sector: 'Pista', product: 'Etanol', from: 389, to: 429 },
  { sector: 'Pista', product: 'Gasolina aditivada', from: 609, to: 659 },
  { sector: 'Pista', product: 'Diesel S10', from: 599, to: 639 },
]
const snacks = [
  { sector: 'Conveniência', product: 'Cerveja', from: 450, to: 1_200 },
  { sector: 'Conveniência', product: 'Refrigerante', from: 500, to: 900 },
  { sector: 'Conveniência', product: 'Salgado', from: 700, to: 1_200 },
  { sector: 'Conveniência', product: 'Café', from: 400, to: 800 },
  { sector: 'Conveniência', product: 'Cigarro', from: 900, to: 1_500 },
  { sector: 'Conveniência', product: 'Gelo', from: 1_000, to: 1_600 },
]
const litresOf = (vehicle: string): number => {
  if (vehicle === 'Moto') return whole(400, 1_400) / 100
  return vehicle === 'Caminhão' ? whole(6_000, 24_000) / 100 : whole(1_000, 5_200) / 100
}
const vehicleOf = (product: string): string =>
  product === 'Diesel S10' ? among(['Caminhão', 3], ['Caminhonete', 2]) : among(['Carro', 7], ['Moto', 3])
// Open every day, from August to March.
const sales = new Rows(
  daysFrom('2025-08-01', 243).flatMap((day) =>
    Array.from({ length: whole(3, 6) }, () => {
      const isFuel = next() < 0.6
      const { sector, product, from, to } = pick(isFuel ? fuels : snacks)
      const vehicle = isFuel ? vehicleOf(product) : ''
      const litres = isFuel ? litresOf(vehicle) : undefined
      const pieces = isFuel ? undefined : whole(1, 6)
      const unit = whole(from, to) / 100
      return {
        day,
        shift: among(['Manhã', 4], ['Tarde', 3], ['Noite', 2]),
        sector,
        product,
        attendant: isFuel
          ? among(['Wagner', 5], ['Edilson', 3], ['Jéssica', 2])
          : among(['Patrícia', 5], ['Davi', 3], ['Ingrid', 2]),
        vehicle,
        payment: pick(['Cartão de crédito', 'Pix', 'Cartão de débito', 'Dinheiro', 'Vale frota']),
        litres,
        pieces,
        unit,
        total: cents((litres ?? pieces ?? 0) * unit),
        loyal: next() < 0.35 ? 'sim' : 'não',
      }
    }),
  ),
)
const forecourt = sales.when((r) => r.sector === 'Pista')
const store = sales.when((r) => r.sector === 'Conveniência')

const jobs = {
  internet: { service: 'Instalação de internet', from: 12_000, to: 35_000, cable: [20, 120] },
  cameras: { service: 'Instalação de câmeras', from: 45_000, to: 240_000, cable: [15, 150] },
  repair: { service: 'Manutenção', from: 9_000, to: 38_000, cable: [] },
  router: { service: 'Troca de roteador', from: 8_000, to: 29_000, cable: [] },
  move: { service: 'Mudança de endereço', from: 10_000, to: 26_000, cable: [10, 90] },
}
// Every day but Sunday, most on Mondays; from July to February.
const calls = new Rows(
  daysFrom('2025-07-01', 243)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(3, 5) : whole(1, 3) }, () => {
        const job = among<{ service: string; from: number; to: number; cable: number[] }>(
          [jobs.internet, 9],
          [jobs.cameras, 6],
          [jobs.repair, 7],
          [jobs.router, 5],
          [jobs.move, 2],
        )
        const status = among(['concluído', 76], ['pendente', 13], ['cancelado', 11])
        const isDone = status === 'concluído'
        const warranty = next() < 0.2 ? 'sim' : 'não'
        const [shortest, longest] = job.cable
        return {
          day,
          city: among(['Campinas', 6], ['Valinhos', 4], ['Sumaré', 3], ['Vinhedo', 2], ['Hortolândia', 2]),
          kind: among(['residencial', 5], ['empresa', 3], ['condomínio', 2]),
          service: job.service,
          technician: among(['Rodrigo', 9], ['Anderson', 5], ['Michele', 4], ['Tiago', 2]),
          status,
          wait: isDone ? whole(0, 12) : undefined,
          cable:
            isDone && shortest !== undefined && longest !== undefined ? whole(shortest, longest) : undefined,
          cameras: isDone && job.service === 'Instalação de câmeras' ? whole(2, 12) : undefined,
          price: isDone ? (warranty === 'sim' ? 0 : whole(job.from, job.to) / 100) : undefined,
          warranty,
          grade: isDone && next() < 0.65 ? among([5, 6], [4, 4], [3, 2], [2, 1], [1, 1]) : undefined,
        }
      }),
    ),
)

const stalls = [
  { fair: 'Feira da Praça', weekday: 6 },
  { fair: 'Feira do Bosque', weekday: 0 },
  { fair: 'Feira Noturna', weekday: 3 },
  { fair: 'Feira Orgânica', weekday: 6 },
]
const crops = [
  { product: 'Ovo caipira', group: 'Ovos', measure: 'dúzia', from: 1_300, to: 1_800, often: 0.95, many: 90 },
  { product: 'Ovo branco', group: 'Ovos', measure: 'dúzia', from: 900, to: 1_300, often: 0.6, many: 45 },
  { product: 'Alface', group: 'Folhas', measure: 'pé', from: 250, to: 450, often: 0.6, many: 50 },
  { product: 'Couve', group: 'Folhas', measure: 'maço', from: 300, to: 500, often: 0.5, many: 40 },
  { product: 'Rúcula', group: 'Folhas', measure: 'maço', from: 350, to: 550, often: 0.45, many: 35 },
  { product: 'Tomate', group: 'Legumes', measure: 'kg', from: 700, to: 1_200, often: 0.55, many: 40 },
  { product: 'Abobrinha', group: 'Legumes', measure: 'kg', from: 450, to: 750, often: 0.4, many: 30 },
  { product: 'Cenoura', group: 'Raízes', measure: 'kg', from: 500, to: 800, often: 0.5, many: 35 },
  { product: 'Mandioca', group: 'Raízes', measure: 'kg', from: 500, to: 800, often: 0.45, many: 40 },
]
// Wednesdays, Saturdays (two fairs) and Sundays, from June to March.
const harvest = new Rows(
  daysFrom('2025-06-01', 304).flatMap((day) => {
    const rain = next() < 0.3 ? 'SIM' : 'NÃO'
    return stalls
      .filter(({ weekday }) => weekday === weekdayIn(day))
      .flatMap(({ fair }) => {
        const seller = among(['Dona Cida', 5], ['Zé Carlos', 3], ['Luana', 2])
        return crops
          .filter(({ often }) => next() < often)
          .map(({ product, group, measure, from, to, many }) => {
            const taken = whole(Math.floor(many / 3), many)
            const left = whole(0, Math.floor(taken * (rain === 'SIM' ? 0.6 : 0.35)))
            const sold = taken - left
            const price = whole(from, to) / 100
            return {
              day,
              fair,
              product,
              group,
              measure,
              seller,
              rain,
              taken,
              sold,
              lost: left > 0 && next() < 0.5 ? whole(1, left) : undefined,
              price,
              value: cents(sold * price),
            }
          })
      })
  }),
)

const station = 'Vendas do Posto'
const installer = 'planilha_chamados'
const market = 'FEIRAS DO SITIO'

export const files = [
  file(station, sales, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Turno', ({ shift }) => shift],
    ['Setor', ({ sector }) => sector],
    ['Produto', ({ product }) => product],
    ['Atendente', ({ attendant }) => attendant],
    ['Veículo', ({ vehicle }) => vehicle],
    ['Forma Pgto', ({ payment }) => payment],
    ['Litros', ({ litres }) => (litres === undefined ? '' : decimal(litres))],
    ['Qtd Itens', ({ pieces }) => pieces ?? ''],
    ['Preço Unitário', ({ unit }) => commaPrice(unit)],
    ['Valor Total', ({ total }) => commaPrice(total)],
    ['Cliente Fidelidade', ({ loyal }) => loyal],
  ]),
  file(
    installer,
    calls,
    [
      ['dt_abertura', ({ day }) => day],
      ['cidade', ({ city }) => city],
      ['tipo_cliente', ({ kind }) => kind],
      ['servico', ({ service }) => service],
      ['tecnico', ({ technician }) => technician],
      ['status', ({ status }) => status],
      ['dias_para_concluir', ({ wait }) => wait ?? ''],
      ['metros_cabo', ({ cable }) => cable ?? ''],
      ['qtd_cameras', ({ cameras }) => cameras ?? ''],
      ['valor_cobrado', ({ price }) => price?.toFixed(2) ?? ''],
      ['garantia', ({ warranty }) => warranty],
      ['nota_cliente', ({ grade }) => grade ?? ''],
    ],
    ',',
  ),
  file(market, harvest, [
    ['DATA', ({ day }) => brazilianDay(day)],
    ['FEIRA', ({ fair }) => fair],
    ['PRODUTO', ({ product }) => product],
    ['GRUPO', ({ group }) => group],
    ['UNIDADE', ({ measure }) => measure],
    ['VENDEDOR', ({ seller }) => seller],
    ['CHOVEU', ({ rain }) => rain],
    ['QTD_LEVADA', ({ taken }) => taken],
    ['QTD_VENDIDA', ({ sold }) => sold],
    ['QTD_PERDIDA', ({ lost }) => lost ?? ''],
    ['PRECO_UNITARIO', ({ price }) => decimal(price)],
    ['VALOR_VENDA', ({ value }) => decimal(value)],
  ]),
]

export const labelled: Labelled[] = [
  // The filling station
  [
    'faturamento do posto por mes, pista e conveniencia juntas',
    station,
    sales.byMonth((g) => g.sum('total')),
  ],
  [
    'qtos litros de etanol vendemos em outubro?',
    station,
    sales
      .during('2025-10')
      .when((r) => r.product === 'Etanol')
      .sum('litres'),
  ],
  ['qual combustivel vendeu mais litros?', station, most(forecourt.by('product', (g) => g.sum('litres')))],
  [
    'os 3 produtos da conveniencia que mais faturaram',
    station,
    most(
      store.by('product', (g) => g.sum('total')),
      3,
    ),
  ],
  ['ticket medio da conveniencia, valor total dividido pelo numero de vendas', station, store.mean('total')],
  ['qual atendente da pista faturou mais', station, most(forecourt.by('attendant', (g) => g.sum('total')))],
  [
    'quantas vendas no pix o posto teve em janeiro?',
    station,
    sales
      .during('2026-01')
      .when((r) => r.payment === 'Pix')
      .count(),
  ],
  [
    'que % do faturamento do posto veio da conveniencia?',
    station,
    sales.share((r) => r.sector === 'Conveniência', 'total'),
  ],
  [
    'media simples do preço unitario do diesel s10',
    station,
    sales.when((r) => r.product === 'Diesel S10').mean('unit'),
  ],
  [
    'compara o faturamento da conveniencia de novembro com o de dezembro',
    station,
    { before: store.during('2025-11').sum('total'), after: store.during('2025-12').sum('total') },
  ],
  [
    'quantas vendas da pista passaram de 200 reais no total?',
    station,
    forecourt.when((r) => r.total > 200).count(),
  ],
  [
    'quantas vendas da conveniencia foram no turno da noite',
    station,
    store.when((r) => r.shift === 'Noite').count(),
  ],
  [
    'em qual dia da semana o posto vende mais litros?',
    station,
    most(sales.byWeekday((g) => g.sum('litres'))),
  ],
  ['litros vendidos em cada turno', station, sales.by('shift', (g) => g.sum('litres'))],
  [
    'quanto o wagner faturou em fevereiro sem contar o que foi em dinheiro?',
    station,
    sales
      .during('2026-02')
      .when((r) => r.attendant === 'Wagner' && r.payment !== 'Dinheiro')
      .sum('total'),
  ],
  [
    'qual foi o maior abastecimento de moto em litros?',
    station,
    sales.when((r) => r.vehicle === 'Moto').max('litres'),
  ],
  ['quantas vendas foram pra cliente fidelidade', station, sales.when((r) => r.loyal === 'sim').count()],
  [
    'faturameto do etanol no cartao de credito entre 15/10/2025 e 30/11/2025',
    station,
    sales
      .from('2025-10-15', '2025-11-30')
      .when((r) => r.product === 'Etanol' && r.payment === 'Cartão de crédito')
      .sum('total'),
  ],
  [
    'quantas cervejas a gente vende aos domingos? quero o total de itens',
    station,
    sales
      .on(0)
      .when((r) => r.product === 'Cerveja')
      .sum('pieces'),
  ],
  ['quantos produtos diferentes a conveniencia vendeu?', station, store.distinct('product')],
  [
    'media de litros por abastecimento de carro',
    station,
    sales.when((r) => r.vehicle === 'Carro').mean('litres'),
  ],
  ['qual o pior mes do posto em valor total vendido?', station, least(sales.byMonth((g) => g.sum('total')))],
  ['numero de vendas do posto por forma de pagamento', station, sales.by('payment', (g) => g.count())],
  [
    'faturamento da pista no ultimo trimestre de 2025',
    station,
    forecourt.during('2025-10', '2025-12').sum('total'),
  ],
  [
    'quanto em reais os caminhoes abasteceram em dezembro?',
    station,
    sales
      .during('2025-12')
      .when((r) => r.vehicle === 'Caminhão')
      .sum('total'),
  ],
  [
    'em que data o posto faturou mais num dia só?',
    station,
    most(
      sales.by('day', (g) => g.sum('total')).map(([day, value]): [string, number] => [shownDay(day), value]),
    ),
  ],
  [
    'patricia x davi: quanto cada um faturou',
    station,
    sales
      .when((r) => r.attendant === 'Patrícia' || r.attendant === 'Davi')
      .by('attendant', (g) => g.sum('total')),
  ],
  [
    'quantas vendas de salgado deram até 15 reais no valor total?',
    station,
    sales.when((r) => r.product === 'Salgado' && r.total <= 15).count(),
  ],
  [
    'qual a porcentagem das vendas do posto pagas em dinheiro, em numero de vendas?',
    station,
    sales.share((r) => r.payment === 'Dinheiro'),
  ],
  [
    'to fechando o trimestre aqui. quanto a conveniencia faturou de janeiro a março?',
    station,
    store.during('2026-01', '2026-03').sum('total'),
  ],

  // The installer
  ['quantos chamados foram abertos por mes', installer, calls.byMonth((g) => g.count())],
  ['qtd de chamados por tecnico', installer, calls.by('technician', (g) => g.count())],
  [
    'qual tecnico tem mais chamados concluidos?',
    installer,
    most(calls.when((r) => r.status === 'concluído').by('technician', (g) => g.count())),
  ],
  [
    'quanto cobramos de instalação de cameras em novembro?',
    installer,
    calls
      .during('2025-11')
      .when((r) => r.service === 'Instalação de câmeras')
      .sum('price'),
  ],
  [
    'quantas cameras instalamos em condominio ao todo',
    installer,
    calls.when((r) => r.kind === 'condomínio').sum('cameras'),
  ],
  ['total de metros de cabo por cidade', installer, calls.by('city', (g) => g.sum('cable'))],
  [
    'quantos chamados estao pendentes em valinhos?',
    installer,
    calls.when((r) => r.status === 'pendente' && r.city === 'Valinhos').count(),
  ],
  ['que porcentagem dos chamados foi cancelada?', installer, calls.share((r) => r.status === 'cancelado')],
  [
    'media de dias para concluir por tipo de serviço nos chamados',
    installer,
    calls.by('service', (g) => g.mean('wait')),
  ],
  [
    'nota media que os clientes deram pro anderson',
    installer,
    calls.when((r) => r.technician === 'Anderson').mean('grade'),
  ],
  ['quantos chamados receberam nota 5?', installer, calls.when((r) => r.grade === 5).count()],
  [
    'quantos chamados levaram mais de 7 dias pra concluir?',
    installer,
    calls.when((r) => r.wait !== undefined && r.wait > 7).count(),
  ],
  ['qual serviço teve menos chamados', installer, least(calls.by('service', (g) => g.count()))],
  [
    'as 2 cidades com maior valor cobrado em chamados',
    installer,
    most(
      calls.by('city', (g) => g.sum('price')),
      2,
    ),
  ],
  [
    'quantos chamados em garantia tivemos em dezembro?',
    installer,
    calls
      .during('2025-12')
      .when((r) => r.warranty === 'sim')
      .count(),
  ],
  [
    'valor cobrado medio por chamado concluido fora da garantia',
    installer,
    calls.when((r) => r.status === 'concluído' && r.warranty === 'não').mean('price'),
  ],
  [
    'valor cobrado nos chamados: outubro x novembro',
    installer,
    { before: calls.during('2025-10').sum('price'), after: calls.during('2025-11').sum('price') },
  ],
  ['qual dia da semana abre mais chamado?', installer, most(calls.byWeekday((g) => g.count()))],
  [
    'em media quantos chamados abrem por dia, contando só os dias que tiveram chamado?',
    installer,
    calls.count() / calls.distinct('day'),
  ],
  [
    'quantos metros de cabo o rodrigo gastou em instalação de internet?',
    installer,
    calls.when((r) => r.technician === 'Rodrigo' && r.service === 'Instalação de internet').sum('cable'),
  ],
  [
    'qual o maior valor cobrado num chamado de empresa?',
    installer,
    calls.when((r) => r.kind === 'empresa').max('price'),
  ],
  [
    'em quantas cidades diferentes a michele teve chamado em agosto',
    installer,
    calls
      .during('2025-08')
      .when((r) => r.technician === 'Michele')
      .distinct('city'),
  ],
  [
    'quantos chamados cancelados em cada cidade',
    installer,
    calls.when((r) => r.status === 'cancelado').by('city', (g) => g.count()),
  ],
  [
    'quanto foi cobrado dos clientes residenciais de outubro a dezembro?',
    installer,
    calls
      .during('2025-10', '2025-12')
      .when((r) => r.kind === 'residencial')
      .sum('price'),
  ],
  [
    'participação do tipo de cliente empresa no valor cobrado dos chamados',
    installer,
    calls.share((r) => r.kind === 'empresa', 'price'),
  ],
  [
    'quantos chamados de troca de roteador foram abertos aos sabados?',
    installer,
    calls
      .on(6)
      .when((r) => r.service === 'Troca de roteador')
      .count(),
  ],
  [
    'qtos chamados de manutençao entre 10/09/2025 e 25/10/2025',
    installer,
    calls
      .from('2025-09-10', '2025-10-25')
      .when((r) => r.service === 'Manutenção')
      .count(),
  ],
  [
    'tirando instalação de internet, quanto foi cobrado nos chamados de campinas?',
    installer,
    calls.when((r) => r.service !== 'Instalação de internet' && r.city === 'Campinas').sum('price'),
  ],
  [
    'anderson e michele, quantos chamados cada um teve?',
    installer,
    calls
      .when((r) => r.technician === 'Anderson' || r.technician === 'Michele')
      .by('technician', (g) => g.count()),
  ],
  [
    'preciso comprar cabo: quantos chamados usaram mais de 60 metros de cabo desde dezembro?',
    installer,
    calls
      .during('2025-12', '2026-02')
      .when((r) => r.cable !== undefined && r.cable > 60)
      .count(),
  ],

  // The producer at fairs
  ['valor vendido nas feiras por mes', market, harvest.byMonth((g) => g.sum('value'))],
  [
    'quantas duzias de ovo caipira vendemos em dezembro?',
    market,
    harvest
      .during('2025-12')
      .when((r) => r.product === 'Ovo caipira')
      .sum('sold'),
  ],
  ['qual feira vende mais em valor?', market, most(harvest.by('fair', (g) => g.sum('value')))],
  [
    'top 3 produtos das feiras em valor de venda',
    market,
    most(
      harvest.by('product', (g) => g.sum('value')),
      3,
    ),
  ],
  ['valor vendido na feira por grupo', market, harvest.by('group', (g) => g.sum('value'))],
  ['quantos kg de tomate a gente perdeu?', market, harvest.when((r) => r.product === 'Tomate').sum('lost')],
  [
    'quanto em reais a dona cida vendeu na feira noturna de novembro a janeiro',
    market,
    harvest
      .during('2025-11', '2026-01')
      .when((r) => r.seller === 'Dona Cida' && r.fair === 'Feira Noturna')
      .sum('value'),
  ],
  [
    'quantos maços de couve levamos pra feira do bosque?',
    market,
    harvest.when((r) => r.product === 'Couve' && r.fair === 'Feira do Bosque').sum('taken'),
  ],
  [
    'quantos por cento do valor vendido nas feiras é de ovos?',
    market,
    harvest.share((r) => r.group === 'Ovos', 'value'),
  ],
  [
    'compare o valor vendido nas feiras em julho com agosto',
    market,
    { before: harvest.during('2025-07').sum('value'), after: harvest.during('2025-08').sum('value') },
  ],
  [
    'quanto em reais vendemos na feira quando choveu?',
    market,
    harvest.when((r) => r.rain === 'SIM').sum('value'),
  ],
  [
    'preço unitario medio do tomate na feira, media simples',
    market,
    harvest.when((r) => r.product === 'Tomate').mean('price'),
  ],
  [
    'quantas duzias de ovos vendemos somando caipira e branco?',
    market,
    harvest.when((r) => r.group === 'Ovos').sum('sold'),
  ],
  [
    'em qual mes vendemos mais folhas em reais?',
    market,
    most(harvest.when((r) => r.group === 'Folhas').byMonth((g) => g.sum('value'))),
  ],
  [
    'qual vendedor da feira vendeu menos em reais',
    market,
    least(harvest.by('seller', (g) => g.sum('value'))),
  ],
  [
    'quanto deu em reais de rucula aos sabados?',
    market,
    harvest
      .on(6)
      .when((r) => r.product === 'Rúcula')
      .sum('value'),
  ],
  [
    'em media quanto vendemos em reais por dia de feira, somando as feiras do mesmo dia?',
    market,
    harvest.sum('value') / harvest.distinct('day'),
  ],
  [
    'valor vendido de mandioca no segundo semestre de 2025',
    market,
    harvest
      .during('2025-07', '2025-12')
      .when((r) => r.product === 'Mandioca')
      .sum('value'),
  ],
  [
    'qual o maior valor de venda da luana num lançamento só?',
    market,
    harvest.when((r) => r.seller === 'Luana').max('value'),
  ],
  [
    'quantos lançamentos da feira tem preço unitario acima de 10 reais?',
    market,
    harvest.when((r) => r.price > 10).count(),
  ],
  ['quantidade vendida na feira por produto', market, harvest.by('product', (g) => g.sum('sold'))],
  [
    'quantidade levada menos quantidade vendida de alface em setembro',
    market,
    harvest
      .during('2025-09')
      .when((r) => r.product === 'Alface')
      .sum('taken') -
      harvest
        .during('2025-09')
        .when((r) => r.product === 'Alface')
        .sum('sold'),
  ],
  [
    'qual produto da feira teve a maior quantidade perdida no total?',
    market,
    most(harvest.by('product', (g) => g.sum('lost'))),
  ],
  [
    'valor vendido na feira organica sem contar os ovos',
    market,
    harvest.when((r) => r.fair === 'Feira Orgânica' && r.group !== 'Ovos').sum('value'),
  ],
  [
    'luana e ze carlos: quanto em reais cada um vendeu na feira?',
    market,
    harvest.when((r) => r.seller === 'Luana' || r.seller === 'Zé Carlos').by('seller', (g) => g.sum('value')),
  ],
  [
    'em quantos dias diferentes choveu na feira de outubro a dezembro?',
    market,
    harvest
      .during('2025-10', '2025-12')
      .when((r) => r.rain === 'SIM')
      .distinct('day'),
  ],
  ['valor de venda medio por lançamento em cada feira', market, harvest.by('fair', (g) => g.mean('value'))],
  [
    'qual dia da semana a feira rende mais em valor de venda',
    market,
    most(harvest.byWeekday((g) => g.sum('value'))),
  ],
  [
    'quantos kg de cenoura vendemos entre 05/11/2025 e 20/12/2025?',
    market,
    harvest
      .from('2025-11-05', '2025-12-20')
      .when((r) => r.product === 'Cenoura')
      .sum('sold'),
  ],
  [
    'to vendo se compensa ir na feira noturna. quanto ela vendeu em reais desde janeiro?',
    market,
    harvest
      .during('2026-01', '2026-03')
      .when((r) => r.fair === 'Feira Noturna')
      .sum('value'),
  ],
]

export const unanswerable: string[] = [
  'qual o salario do wagner?',
  'quanto pagamos de energia eletrica no posto em dezembro?',
  'qual a capacidade do tanque subterraneo de etanol?',
  'idade media dos clientes da conveniencia',
  'qual a velocidade media da internet dos clientes?',
  'qual marca de camera da mais defeito',
  'quantas galinhas a gente tem botando?',
  'quanto gastamos com ração em janeiro?',
  'qual o aluguel da barraca da feira noturna?',
  'quantos hectares de mandioca estao plantados',
]
