import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* An ice factory, a school of cooking for children's birthday parties and a shop of spare parts for household
   appliances. */

const { next, whole, pick } = seededBusiness('an ice factory, a cooking school, a shop of spare parts')
const days = daysFrom('2025-07-01', 304)

const buyers = [
  { client: 'Peixaria Maré Mansa', segment: 'Pesca', city: 'Porto Sereno' },
  { client: 'Bar do Tonhão', segment: 'Bar', city: 'Porto Sereno' },
  { client: 'Posto Curva do Rio', segment: 'Posto', city: 'Areal do Sul' },
  { client: 'Cooperativa Rede Cheia', segment: 'Pesca', city: 'Vila do Farol' },
  { client: 'Mercadinho Dois Irmãos', segment: 'Mercado', city: 'Areal do Sul' },
  { client: 'Boteco Saideira', segment: 'Bar', city: 'Vila do Farol' },
  { client: 'Buffet Noite Clara', segment: 'Evento', city: 'Porto Sereno' },
]
const ices = [
  { ice: 'Cubo', from: 110, to: 190 },
  { ice: 'Escama', from: 60, to: 95 },
  { ice: 'Triturado', from: 90, to: 150 },
  { ice: 'Gourmet', from: 280, to: 460 },
]
// Every day, most on Fridays and Saturdays.
const deliveries = new Rows(
  days.flatMap((day) =>
    Array.from({ length: weekdayIn(day) === 5 || weekdayIn(day) === 6 ? whole(3, 6) : whole(1, 3) }, () => {
      const { ice, from, to } = pick(ices)
      const bags = whole(6, 60)
      const weight = bags * pick([10, 20, 5])
      return {
        day,
        ...pick(buyers),
        ice,
        driver: pick(['Genivaldo', 'Wesley', 'Edmilson', 'Ivanilde']),
        shift: pick(['Manhã', 'Tarde', 'Noite']),
        payment: pick(['Pix', 'Boleto', 'Fiado']),
        bags,
        weight,
        lost: next() < 0.6 ? 0 : whole(1, 6),
        cold: next() < 0.12 ? undefined : -whole(40, 180) / 10,
        late: next() < 0.7 ? 0 : whole(5, 90),
        diesel: whole(1_200, 9_800) / 100,
        total: cents((weight * whole(from, to)) / 100),
      }
    }),
  ),
)

const packages = [
  { bundle: 'Colherada', from: 9_500, to: 12_900, minutes: 120 },
  { bundle: 'Pitada', from: 6_900, to: 8_900, minutes: 90 },
  { bundle: 'Banquete', from: 13_500, to: 18_900, minutes: 150 },
]
// Closed on Mondays and Tuesdays, most at the weekend.
const parties = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1 && weekdayIn(day) !== 2)
    .flatMap((day) =>
      Array.from(
        { length: weekdayIn(day) === 6 ? whole(3, 5) : weekdayIn(day) === 0 ? whole(1, 3) : whole(0, 1) },
        () => {
          const { bundle, from, to, minutes } = pick(packages)
          const children = whole(8, 28)
          const price = cents((children * whole(from, to)) / 100)
          return {
            day,
            child: pick(['Alice', 'Heitor', 'Maya', 'Otto', 'Cecília', 'Ravi', 'Luna', 'Davi', 'Estela']),
            age: whole(4, 12),
            recipe: pick([
              'Pizza',
              'Cupcake',
              'Brigadeiro',
              'Hambúrguer',
              'Biscoito decorado',
              'Macarrão fresco',
            ]),
            teacher: pick(['Juçara', 'Tales', 'Lorena', 'Benício']),
            bundle,
            place: pick(['Ateliê', 'Condomínio', 'Casa da família', 'Escola']),
            origin: pick(['Indicação', 'Site', 'Panfleto', 'Rádio']),
            allergy: next() < 0.25 ? 'sim' : 'não',
            children,
            minutes: minutes + whole(0, 3) * 10,
            ingredients: cents((children * whole(1_100, 2_900)) / 100),
            deposit: cents((price * whole(20, 50)) / 100),
            score: next() < 0.15 ? undefined : pick([10, 9, 8, 7, 6, 5]),
            price,
          }
        },
      ),
    ),
)

const parts = [
  { part: 'Borracha de porta', appliance: 'Geladeira', from: 6_900, to: 18_900 },
  { part: 'Correia', appliance: 'Lavadora', from: 1_900, to: 5_500 },
  { part: 'Placa eletrônica', appliance: 'Lavadora', from: 18_900, to: 52_000 },
  { part: 'Queimador', appliance: 'Fogão', from: 1_500, to: 4_900 },
  { part: 'Termostato', appliance: 'Geladeira', from: 4_500, to: 12_900 },
  { part: 'Prato giratório', appliance: 'Micro-ondas', from: 3_500, to: 8_900 },
  { part: 'Bomba de drenagem', appliance: 'Lavadora', from: 5_900, to: 14_900 },
  { part: 'Hélice', appliance: 'Liquidificador', from: 1_200, to: 3_900 },
  { part: 'Botão', appliance: 'Fogão', from: 600, to: 2_200 },
]
// Closed on Sundays.
const sales = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: whole(1, 5) }, () => {
        const { part, appliance, from, to } = pick(parts)
        const buyer = pick(['Consumidor', 'Técnico', 'Oficina'])
        const pieces = buyer === 'Consumidor' ? whole(1, 2) : whole(1, 8)
        const unit = whole(from, to) / 100
        const gross = pieces * unit
        const discount = next() < 0.65 ? 0 : cents((gross * whole(3, 15)) / 100)
        const isOrdered = next() < 0.25
        return {
          day,
          part,
          appliance,
          brand: pick(['Frisolar', 'Mavitec', 'Dorvane', 'Quelbra']),
          original: next() < 0.55 ? 'SIM' : 'NÃO',
          seller: pick(['Neusa', 'Adilson', 'Priscila']),
          buyer,
          channel: pick(['Balcão', 'Telefone', 'Site']),
          ordered: isOrdered ? 'SIM' : 'NÃO',
          wait: isOrdered ? whole(2, 25) : undefined,
          warranty: pick([3, 6, 12]),
          pieces,
          unit,
          cost: cents((gross * whole(45, 70)) / 100),
          discount,
          total: cents(gross - discount),
        }
      }),
    ),
)

const factory = 'Entregas de Gelo'
const school = 'festas_cozinha_infantil'
const shop = 'VENDAS PECAS ELETRO'

export const files = [
  file(factory, deliveries, [
    ['Data da entrega', ({ day }) => brazilianDay(day)],
    ['Cliente', ({ client }) => client],
    ['Segmento', ({ segment }) => segment],
    ['Cidade', ({ city }) => city],
    ['Tipo de gelo', ({ ice }) => ice],
    ['Motorista', ({ driver }) => driver],
    ['Turno', ({ shift }) => shift],
    ['Pagamento', ({ payment }) => payment],
    ['Sacos entregues', ({ bags }) => bags],
    ['Peso (kg)', ({ weight }) => weight],
    ['Sacos perdidos', ({ lost }) => lost],
    ['Temperatura do baú (°C)', ({ cold }) => (cold === undefined ? '' : decimal(cold, 1))],
    ['Atraso (min)', ({ late }) => late],
    ['Gasto com diesel', ({ diesel }) => commaPrice(diesel)],
    ['Valor da venda', ({ total }) => commaPrice(total)],
  ]),
  file(
    school,
    parties,
    [
      ['data_festa', ({ day }) => day],
      ['aniversariante', ({ child }) => child],
      ['idade', ({ age }) => age],
      ['receita', ({ recipe }) => recipe],
      ['instrutor', ({ teacher }) => teacher],
      ['pacote', ({ bundle }) => bundle],
      ['local', ({ place }) => place],
      ['como_conheceu', ({ origin }) => origin],
      ['alergia', ({ allergy }) => allergy],
      ['criancas', ({ children }) => children],
      ['duracao_min', ({ minutes }) => minutes],
      ['gasto_ingredientes', ({ ingredients }) => ingredients.toFixed(2)],
      ['valor_sinal', ({ deposit }) => deposit.toFixed(2)],
      ['nota', ({ score }) => score ?? ''],
      ['valor_festa', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
  file(shop, sales, [
    ['DT_VENDA', ({ day }) => brazilianDay(day)],
    ['PECA', ({ part }) => part],
    ['APARELHO', ({ appliance }) => appliance],
    ['MARCA', ({ brand }) => brand],
    ['ORIGINAL', ({ original }) => original],
    ['BALCONISTA', ({ seller }) => seller],
    ['TIPO_CLIENTE', ({ buyer }) => buyer],
    ['CANAL', ({ channel }) => channel],
    ['ENCOMENDA', ({ ordered }) => ordered],
    ['DIAS_ESPERA', ({ wait }) => wait ?? ''],
    ['GARANTIA_MESES', ({ warranty }) => warranty],
    ['QTD', ({ pieces }) => pieces],
    ['VLR_UNITARIO', ({ unit }) => decimal(unit)],
    ['CUSTO_TOTAL', ({ cost }) => decimal(cost)],
    ['VLR_DESCONTO', ({ discount }) => decimal(discount)],
    ['VLR_VENDA', ({ total }) => decimal(total)],
  ]),
]

export const labelled: Labelled[] = [
  // The ice factory
  ['faturamento do gelo mês a mês', factory, deliveries.byMonth((g) => g.sum('total'))],
  ['Quantos sacos de gelo entregamos em dezembro?', factory, deliveries.during('2025-12').sum('bags')],
  [
    'quantos quilos de gelo em escama saíram em novembro?',
    factory,
    deliveries
      .during('2025-11')
      .when((r) => r.ice === 'Escama')
      .sum('weight'),
  ],
  ['qual motorista fez mais entregas de gelo?', factory, most(deliveries.by('driver', (g) => g.count()))],
  [
    'quantos reais a Peixaria Maré Mansa comprou de gelo?',
    factory,
    deliveries.when((r) => r.client === 'Peixaria Maré Mansa').sum('total'),
  ],
  ['quantas entregas chegaram atrasadas?', factory, deliveries.when((r) => r.late > 0).count()],
  [
    'atraso médio, em minutos, só das entregas que atrasaram',
    factory,
    deliveries.when((r) => r.late > 0).mean('late'),
  ],
  ['gasto com diesel de cada motorista', factory, deliveries.by('driver', (g) => g.sum('diesel'))],
  [
    'que fatia do faturamento do gelo vem do segmento Pesca?',
    factory,
    deliveries.share((r) => r.segment === 'Pesca', 'total'),
  ],
  [
    'top 3 clientes de gelo em quilos',
    factory,
    most(
      deliveries.by('client', (g) => g.sum('weight')),
      3,
    ),
  ],
  [
    'quantas entregas a gente fez à noite em janeiro',
    factory,
    deliveries
      .during('2026-01')
      .when((r) => r.shift === 'Noite')
      .count(),
  ],
  ['sacos perdidos por tipo de gelo', factory, deliveries.by('ice', (g) => g.sum('lost'))],
  ['temperatura média do baú em cada turno', factory, deliveries.by('shift', (g) => g.mean('cold'))],
  [
    'qual foi a temperatura mais alta do baú nas entregas do Wesley?',
    factory,
    deliveries.when((r) => r.driver === 'Wesley').max('cold'),
  ],
  [
    'valor médio das vendas de gelo no fiado',
    factory,
    deliveries.when((r) => r.payment === 'Fiado').mean('total'),
  ],
  [
    'faturamento do gelo: fevereiro contra março',
    factory,
    { before: deliveries.during('2026-02').sum('total'), after: deliveries.during('2026-03').sum('total') },
  ],
  [
    'entregas de gelo com mais de 500 kg, quantas foram?',
    factory,
    deliveries.when((r) => r.weight > 500).count(),
  ],
  [
    'em que dia da semana sai mais gelo em quilos?',
    factory,
    most(deliveries.byWeekday((g) => g.sum('weight'))),
  ],
  [
    'quanto faturamos com gelo em cubo, fora Porto Sereno?',
    factory,
    deliveries.when((r) => r.ice === 'Cubo' && r.city !== 'Porto Sereno').sum('total'),
  ],
  [
    'quantos clientes diferentes receberam gelo gourmet em outubro?',
    factory,
    deliveries
      .during('2025-10')
      .when((r) => r.ice === 'Gourmet')
      .distinct('client'),
  ],
  [
    'qual segmento menos fatura na fábrica de gelo?',
    factory,
    least(deliveries.by('segment', (g) => g.sum('total'))),
  ],
  [
    'gasto com diesel entre 15/08/2025 e 30/09/2025',
    factory,
    deliveries.from('2025-08-15', '2025-09-30').sum('diesel'),
  ],
  [
    'valor das vendas de gelo menos o gasto com diesel',
    factory,
    deliveries.sum('total') - deliveries.sum('diesel'),
  ],
  [
    'em média são quantas entregas de gelo por mês?',
    factory,
    deliveries.count() / deliveries.byMonth((g) => g.count()).length,
  ],
  [
    'quantos sacos o Edmilson entregou nos domingos?',
    factory,
    deliveries
      .on(0)
      .when((r) => r.driver === 'Edmilson')
      .sum('bags'),
  ],
  [
    'qual o valor da maior venda de gelo pro Bar do Tonhão',
    factory,
    deliveries.when((r) => r.client === 'Bar do Tonhão').max('total'),
  ],
  [
    'quanto faturamos de gelo no pix de janeiro a março?',
    factory,
    deliveries
      .during('2026-01', '2026-03')
      .when((r) => r.payment === 'Pix')
      .sum('total'),
  ],
  ['que percentual das entregas de gelo atrasou?', factory, deliveries.share((r) => r.late > 0)],
  ['entregas sem nenhum saco perdido, quantas tem?', factory, deliveries.when((r) => r.lost === 0).count()],
  ['qual o mês que mais teve sacos perdidos?', factory, most(deliveries.byMonth((g) => g.sum('lost')))],

  // The cooking school
  ['quantas festas tivemos em outubro?', school, parties.during('2025-10').count()],
  ['número de festas por receita', school, parties.by('recipe', (g) => g.count())],
  ['quantas crianças cozinharam em dezembro?', school, parties.during('2025-12').sum('children')],
  ['faturamento das festas por mês', school, parties.byMonth((g) => g.sum('price'))],
  [
    'quanto faturamos com o pacote Banquete?',
    school,
    parties.when((r) => r.bundle === 'Banquete').sum('price'),
  ],
  ['nota média de cada instrutor', school, parties.by('teacher', (g) => g.mean('score'))],
  ['idade media dos aniversariantes', school, parties.mean('age')],
  ['qual receita faturou mais nas festas?', school, most(parties.by('recipe', (g) => g.sum('price')))],
  ['quantas festas tinham criança com alergia?', school, parties.when((r) => r.allergy === 'sim').count()],
  [
    'gasto com ingredientes nas festas de pizza',
    school,
    parties.when((r) => r.recipe === 'Pizza').sum('ingredients'),
  ],
  ['que parte das festas veio por indicação?', school, parties.share((r) => r.origin === 'Indicação')],
  [
    'valor médio das festas feitas em condomínio',
    school,
    parties.when((r) => r.place === 'Condomínio').mean('price'),
  ],
  [
    'os 2 instrutores com mais festas',
    school,
    most(
      parties.by('teacher', (g) => g.count()),
      2,
    ),
  ],
  ['festas com mais de 20 crianças, quantas são?', school, parties.when((r) => r.children > 20).count()],
  [
    'quantas festas a Juçara deu em março sem contar as do ateliê?',
    school,
    parties
      .during('2026-03')
      .when((r) => r.teacher === 'Juçara' && r.place !== 'Ateliê')
      .count(),
  ],
  [
    'compara o gasto de ingredientes de novembro com o de dezembro',
    school,
    {
      before: parties.during('2025-11').sum('ingredients'),
      after: parties.during('2025-12').sum('ingredients'),
    },
  ],
  ['qual dia da semana concentra mais festas?', school, most(parties.byWeekday((g) => g.count()))],
  ['soma do valor dos sinais das festas de janeiro', school, parties.during('2026-01').sum('deposit')],
  [
    'no pacote Pitada, quanto dá o valor das festas menos o gasto com ingredientes?',
    school,
    parties.when((r) => r.bundle === 'Pitada').sum('price') -
      parties.when((r) => r.bundle === 'Pitada').sum('ingredients'),
  ],
  ['valor da festa mais cara do Tales', school, parties.when((r) => r.teacher === 'Tales').max('price')],
  ['menor nota que a Lorena recebeu', school, parties.when((r) => r.teacher === 'Lorena').min('score')],
  ['duração média das festas por pacote, em minutos', school, parties.by('bundle', (g) => g.mean('minutes'))],
  ['quantas festas de aniversariante com até 6 anos?', school, parties.when((r) => r.age <= 6).count()],
  ['quanto faturamos com as festas de sábado e domingo?', school, parties.on(6, 0).sum('price')],
  [
    'qual local teve menos crianças no total das festas?',
    school,
    least(parties.by('place', (g) => g.sum('children'))),
  ],
  [
    'quantas festas de cupcake desde fevereiro',
    school,
    parties
      .during('2026-02', '2026-04')
      .when((r) => r.recipe === 'Cupcake')
      .count(),
  ],
  [
    'quantos % do faturamento das festas é do pacote colherada?',
    school,
    parties.share((r) => r.bundle === 'Colherada', 'price'),
  ],
  ['média de crianças por festa em cada local', school, parties.by('place', (g) => g.mean('children'))],
  [
    'faturamento das festas no segundo semestre de 2025 tirando as de brigadeiro',
    school,
    parties
      .during('2025-07', '2025-12')
      .when((r) => r.recipe !== 'Brigadeiro')
      .sum('price'),
  ],
  ['quantas festas ficaram com nota 10?', school, parties.when((r) => r.score === 10).count()],

  // The shop of spare parts
  ['faturamento da loja de peças por mês', shop, sales.byMonth((g) => g.sum('total'))],
  [
    'quantas borrachas de porta vendemos em agosto?',
    shop,
    sales
      .during('2025-08')
      .when((r) => r.part === 'Borracha de porta')
      .sum('pieces'),
  ],
  ['valor vendido por balconista', shop, sales.by('seller', (g) => g.sum('total'))],
  ['qual aparelho dá mais faturamento de peças?', shop, most(sales.by('appliance', (g) => g.sum('total')))],
  [
    'quantos reais a Neusa vendeu em fevereiro?',
    shop,
    sales
      .during('2026-02')
      .when((r) => r.seller === 'Neusa')
      .sum('total'),
  ],
  ['desconto total dado pra tecnico', shop, sales.when((r) => r.buyer === 'Técnico').sum('discount')],
  ['quantas vendas de peças foram por encomenda?', shop, sales.when((r) => r.ordered === 'SIM').count()],
  ['média de dias de espera das encomendas', shop, sales.when((r) => r.ordered === 'SIM').mean('wait')],
  [
    'oi, é pro contador: qual o custo total das peças de lavadora no quarto trimestre de 2025?',
    shop,
    sales
      .during('2025-10', '2025-12')
      .when((r) => r.appliance === 'Lavadora')
      .sum('cost'),
  ],
  ['valor das vendas de peças menos o custo total', shop, sales.sum('total') - sales.sum('cost')],
  [
    'participação das peças originais no faturamento',
    shop,
    sales.share((r) => r.original === 'SIM', 'total'),
  ],
  [
    'que porcentagem do número de vendas de peças foi pelo site?',
    shop,
    sales.share((r) => r.channel === 'Site'),
  ],
  [
    'as 3 peças que mais saíram em quantidade',
    shop,
    most(
      sales.by('part', (g) => g.sum('pieces')),
      3,
    ),
  ],
  ['marca com menor faturamento na loja de peças', shop, least(sales.by('brand', (g) => g.sum('total')))],
  ['vendas de peças acima de 300 reais: quantas?', shop, sales.when((r) => r.total > 300).count()],
  [
    'quantas correias da Mavitec foram vendidas?',
    shop,
    sales.when((r) => r.part === 'Correia' && r.brand === 'Mavitec').sum('pieces'),
  ],
  ['ticket médio da loja de peças por tipo de cliente', shop, sales.by('buyer', (g) => g.mean('total'))],
  [
    'quanto faturamos com oficina em março e abril na loja de peças?',
    shop,
    sales
      .during('2026-03', '2026-04')
      .when((r) => r.buyer === 'Oficina')
      .sum('total'),
  ],
  [
    'faturamento da loja de peças, outubro versus novembro',
    shop,
    { before: sales.during('2025-10').sum('total'), after: sales.during('2025-11').sum('total') },
  ],
  [
    'quanto faturamos em peças de fogão, menos as da Dorvane?',
    shop,
    sales.when((r) => r.appliance === 'Fogão' && r.brand !== 'Dorvane').sum('total'),
  ],
  [
    'dia da semana mais forte em faturamento na loja de peças',
    shop,
    most(sales.byWeekday((g) => g.sum('total'))),
  ],
  [
    'média da quantidade de peças vendidas por dia que a loja abre',
    shop,
    sales.sum('pieces') / sales.distinct('day'),
  ],
  ['valor unitário médio do termostato', shop, sales.when((r) => r.part === 'Termostato').mean('unit')],
  [
    'qual o maior desconto que o Adilson deu numa venda?',
    shop,
    sales.when((r) => r.seller === 'Adilson').max('discount'),
  ],
  ['quantas vendas têm garantia de 12 meses?', shop, sales.when((r) => r.warranty === 12).count()],
  [
    'quanto faturamos de placa eletrônica por telefone entre 05/11/2025 e 20/02/2026?',
    shop,
    sales
      .from('2025-11-05', '2026-02-20')
      .when((r) => r.part === 'Placa eletrônica' && r.channel === 'Telefone')
      .sum('total'),
  ],
  [
    'quantas marcas diferentes de queimador saíram em setembro',
    shop,
    sales
      .during('2025-09')
      .when((r) => r.part === 'Queimador')
      .distinct('brand'),
  ],
  [
    'número de vendas sem desconto feitas pela Priscila',
    shop,
    sales.when((r) => r.seller === 'Priscila' && r.discount === 0).count(),
  ],
  [
    'qual foi a maior espera, em dias, de uma encomenda de peça de geladeira?',
    shop,
    sales.when((r) => r.ordered === 'SIM' && r.appliance === 'Geladeira').max('wait'),
  ],
  [
    'qual mês teve mais vendas por encomenda?',
    shop,
    most(sales.when((r) => r.ordered === 'SIM').byMonth((g) => g.count())),
  ],
]

export const unanswerable: string[] = [
  'quanto veio a conta de luz da fábrica de gelo em janeiro?',
  'qual a placa do caminhão do Genivaldo?',
  'quantas máquinas de gelo estão quebradas?',
  'qual o telefone da mãe da Alice?',
  'quantas festas foram canceladas por causa da chuva?',
  'quanto o Tales ganha de comissão por festa?',
  'quantos aventais a gente comprou pras festas?',
  'em qual prateleira ficam as correias?',
  'quantas peças voltaram com defeito em dezembro?',
  'quanto faturamos com peças de ventilador?',
]
