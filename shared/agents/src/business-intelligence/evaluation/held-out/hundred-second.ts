import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, shownDay, weekdayIn } from './rows'

/* A veterinary clinic, a shop of work boots and protective equipment, a firm that rents tents and tables. */

const { next, whole, among } = seededBusiness('a veterinary clinic, work boots, party tents')
const weighted = <Entry extends { weight: number }>(entries: Entry[]): Entry =>
  among(...entries.map((entry): [Entry, number] => [entry, entry.weight]))

const patients = [
  { pet: 'Thor', species: 'Cachorro', tutor: 'Renata Prado', kilos: 34, weight: 9 },
  { pet: 'Mel', species: 'Cachorro', tutor: 'Sérgio Lima', kilos: 9, weight: 6 },
  { pet: 'Luna', species: 'Gato', tutor: 'Renata Prado', kilos: 4, weight: 6 },
  { pet: 'Bidu', species: 'Cachorro', tutor: 'Ana Beatriz', kilos: 14, weight: 5 },
  { pet: 'Nina', species: 'Cachorro', tutor: 'Carlos Eduardo', kilos: 7, weight: 5 },
  { pet: 'Simba', species: 'Gato', tutor: 'Patrícia Alves', kilos: 5, weight: 4 },
  { pet: 'Frajola', species: 'Gato', tutor: 'Sérgio Lima', kilos: 6, weight: 4 },
  { pet: 'Pandora', species: 'Cachorro', tutor: 'Jussara Melo', kilos: 22, weight: 4 },
  { pet: 'Amora', species: 'Gato', tutor: 'Ana Beatriz', kilos: 3, weight: 3 },
  { pet: 'Tobias', species: 'Cachorro', tutor: 'Patrícia Alves', kilos: 11, weight: 3 },
  { pet: 'Floquinho', species: 'Coelho', tutor: 'Vera Lúcia', kilos: 2, weight: 3 },
  { pet: 'Zeca', species: 'Ave', tutor: 'Carlos Eduardo', kilos: 0.5, weight: 2 },
  { pet: 'Paçoca', species: 'Coelho', tutor: 'Jussara Melo', kilos: 2, weight: 2 },
  { pet: 'Kiwi', species: 'Ave', tutor: 'Vera Lúcia', kilos: 0.3, weight: 1 },
]
const procedures = [
  { procedure: 'Consulta', from: 14_000, to: 22_000, short: 20, long: 45, weight: 9 },
  { procedure: 'Vacina', from: 8_000, to: 16_000, short: 10, long: 20, weight: 6 },
  { procedure: 'Exame de sangue', from: 9_000, to: 21_000, short: 10, long: 25, weight: 4 },
  { procedure: 'Ultrassom', from: 18_000, to: 32_000, short: 20, long: 40, weight: 3 },
  { procedure: 'Castração', from: 45_000, to: 98_000, short: 60, long: 120, weight: 2.5 },
  { procedure: 'Banho medicinal', from: 7_000, to: 13_000, short: 30, long: 60, weight: 2 },
  { procedure: 'Limpeza dentária', from: 35_000, to: 70_000, short: 45, long: 90, weight: 1.5 },
]
// August to April; closed on Sundays, most on Saturdays.
const care = new Rows(
  daysFrom('2025-08-01', 273)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(4, 6) : whole(1, 4) }, () => {
        const { pet, species, tutor, kilos } = weighted(patients)
        const { procedure, from, to, short, long } = weighted(procedures)
        const emergency = next() < 0.15 ? 'Sim' : 'Não'
        const price = whole(from, to) / 100
        return {
          day,
          pet,
          species,
          tutor,
          procedure,
          vet: among(['Dra. Lívia', 9], ['Dr. Heitor', 5], ['Dra. Sônia', 2]),
          emergency,
          payment: among(['Cartão', 8], ['Pix', 5], ['Plano pet', 3], ['Dinheiro', 1.5]),
          kilos: next() < 0.18 ? undefined : Math.round(kilos * (9 + 2 * next())) / 10,
          minutes: whole(short, long),
          medicine: next() < 0.55 ? undefined : whole(800, 15_000) / 100,
          price: emergency === 'Sim' ? cents(price * 1.4) : price,
        }
      }),
    ),
)

const goods = [
  {
    product: 'BOTINA',
    category: 'CALCADOS',
    brands: ['MARLUVAS', 'BRACOL', 'FUJIWARA'],
    from: 7_900,
    to: 18_900,
    weight: 7,
  },
  {
    product: 'LUVA NITRILICA',
    category: 'LUVAS',
    brands: ['DANNY', 'VOLK'],
    from: 690,
    to: 1_890,
    weight: 5,
  },
  {
    product: 'CAPACETE',
    category: 'CABECA E ROSTO',
    brands: ['3M', 'DELTA PLUS'],
    from: 2_990,
    to: 8_900,
    weight: 4,
  },
  {
    product: 'SAPATO DE SEGURANCA',
    category: 'CALCADOS',
    brands: ['MARLUVAS', 'FUJIWARA'],
    from: 8_900,
    to: 16_900,
    weight: 3.5,
  },
  {
    product: 'OCULOS DE PROTECAO',
    category: 'CABECA E ROSTO',
    brands: ['3M', 'DANNY'],
    from: 590,
    to: 2_490,
    weight: 3,
  },
  {
    product: 'BOTA DE PVC',
    category: 'CALCADOS',
    brands: ['BRACOL', 'FUJIWARA'],
    from: 4_500,
    to: 8_900,
    weight: 2.5,
  },
  {
    product: 'PROTETOR AURICULAR',
    category: 'CABECA E ROSTO',
    brands: ['3M', 'DELTA PLUS'],
    from: 190,
    to: 890,
    weight: 2.2,
  },
  {
    product: 'LUVA DE RASPA',
    category: 'LUVAS',
    brands: ['VOLK', 'DANNY'],
    from: 1_290,
    to: 2_490,
    weight: 2,
  },
  {
    product: 'CINTO PARAQUEDISTA',
    category: 'TRABALHO EM ALTURA',
    brands: ['DELTA PLUS', '3M'],
    from: 14_900,
    to: 39_900,
    weight: 1.2,
  },
]
const buyers = [
  { client: 'CONSUMIDOR FINAL', state: 'RS', weight: 6 },
  { client: 'CONSTRUTORA ALICERCE', state: 'RS', weight: 5 },
  { client: 'METALURGICA FERRO FORTE', state: 'SC', weight: 4 },
  { client: 'FRIGORIFICO BOI BOM', state: 'PR', weight: 3 },
  { client: 'FAZENDA SANTA RITA', state: 'RS', weight: 2.5 },
  { client: 'TRANSPORTADORA ROTA SUL', state: 'SC', weight: 2 },
  { client: 'COOPERATIVA BOA SAFRA', state: 'PR', weight: 1.5 },
]
// June to March; closed on Sundays, few sales on Saturdays.
const sales = new Rows(
  daysFrom('2025-06-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(1, 2) : whole(2, 5) }, () => {
        const { product, category, brands, from, to } = weighted(goods)
        const { client, state } = weighted(buyers)
        const isPerson = client === 'CONSUMIDOR FINAL'
        const pieces = isPerson ? whole(1, 3) : whole(5, 60)
        return {
          day,
          product,
          category,
          brand: weighted(brands.map((brand, place) => ({ brand, weight: 4 - place }))).brand,
          size: category === 'CALCADOS' ? whole(36, 45) : undefined,
          seller: among(['JAIR', 6], ['SIMONE', 4], ['CLEITON', 2.5], ['ROSANE', 1.5]),
          client,
          state,
          terms: next() < (isPerson ? 0.9 : 0.3) ? 'A VISTA' : 'A PRAZO',
          pieces,
          freight: isPerson || next() < 0.25 ? undefined : whole(1_500, 18_000) / 100,
          total: cents((pieces * whole(from, to)) / 100),
        }
      }),
    ),
)

const equipment = [
  { item: 'cadeira', few: 20, many: 200, from: 300, to: 600, weight: 7 },
  { item: 'mesa redonda', few: 5, many: 40, from: 1_200, to: 2_200, weight: 5 },
  { item: 'tenda 10x10', few: 1, many: 3, from: 45_000, to: 75_000, weight: 4 },
  { item: 'tenda 5x5', few: 1, many: 4, from: 18_000, to: 26_000, weight: 3 },
  { item: 'toalha', few: 5, many: 50, from: 600, to: 1_200, weight: 2.5 },
  { item: 'mesa retangular', few: 4, many: 30, from: 1_000, to: 1_800, weight: 2 },
  { item: 'climatizador', few: 1, many: 4, from: 12_000, to: 20_000, weight: 1.5 },
  { item: 'pista de dança', few: 1, many: 2, from: 60_000, to: 120_000, weight: 1 },
]
function rentalsOn(weekday: number): number {
  if (weekday === 6) return whole(5, 8)
  if (weekday === 0) return whole(3, 5)
  return weekday === 5 ? whole(1, 2) : whole(0, 1)
}
// September to May.
const rentals = new Rows(
  daysFrom('2025-09-01', 273).flatMap((day) =>
    Array.from({ length: rentalsOn(weekdayIn(day)) }, () => {
      const { item, few, many, from, to } = weighted(equipment)
      const quantity = whole(few, many)
      const daily = among([1, 8], [2, 4], [3, 1.5])
      return {
        day,
        client: among(
          ['Buffet Encanto', 6],
          ['Cerimonial Doce Sim', 4.5],
          ['Colégio Aurora', 3],
          ['Chácara Recanto Verde', 2],
          ['Igreja Batista Central', 1.5],
          ['Padaria Estrela', 1],
          ['Maria Helena', 0.7],
        ),
        event: among(
          ['casamento', 7],
          ['aniversário', 5],
          ['corporativo', 3.5],
          ['formatura', 2.5],
          ['religioso', 1.5],
        ),
        city: among(['Sorocaba', 8], ['Votorantim', 4.5], ['Itu', 3], ['Salto', 2], ['Boituva', 0.8]),
        fitter: among(['Gilson', 6], ['Adenilson', 4], ['Rogério', 2.5], ['Tiago', 1]),
        status: among(['pago', 8], ['em aberto', 2]),
        item,
        quantity,
        daily,
        freight: next() < 0.15 ? undefined : whole(4_000, 26_000) / 100,
        damage: next() < 0.82 ? undefined : whole(2_000, 30_000) / 100,
        price: cents((quantity * daily * whole(from, to)) / 100),
      }
    }),
  ),
)

const clinic = 'Atendimentos Clínica Veterinária'
const shop = 'VENDAS EPI'
const rental = 'locacoes_festas'

export const files = [
  file(clinic, care, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Animal', ({ pet }) => pet],
    ['Espécie', ({ species }) => species],
    ['Tutor', ({ tutor }) => tutor],
    ['Procedimento', ({ procedure }) => procedure],
    ['Veterinário', ({ vet }) => vet],
    ['Emergência', ({ emergency }) => emergency],
    ['Forma de pagamento', ({ payment }) => payment],
    ['Peso (kg)', ({ kilos }) => (kilos === undefined ? '' : decimal(kilos, 1))],
    ['Duração (min)', ({ minutes }) => minutes],
    ['Custo medicamentos', ({ medicine }) => (medicine === undefined ? '' : commaPrice(medicine))],
    ['Valor cobrado', ({ price }) => commaPrice(price)],
  ]),
  file(shop, sales, [
    ['DT_VENDA', ({ day }) => brazilianDay(day)],
    ['PRODUTO', ({ product }) => product],
    ['CATEG', ({ category }) => category],
    ['MARCA', ({ brand }) => brand],
    ['NUMERACAO', ({ size }) => size ?? ''],
    ['VENDEDOR', ({ seller }) => seller],
    ['CLIENTE', ({ client }) => client],
    ['UF', ({ state }) => state],
    ['COND_PGTO', ({ terms }) => terms],
    ['QTD', ({ pieces }) => pieces],
    ['VLR_FRETE', ({ freight }) => (freight === undefined ? '' : decimal(freight))],
    ['VLR_VENDA', ({ total }) => decimal(total)],
  ]),
  file(
    rental,
    rentals,
    [
      ['data_evento', ({ day }) => day],
      ['cliente', ({ client }) => client],
      ['tipo_evento', ({ event }) => event],
      ['cidade', ({ city }) => city],
      ['item', ({ item }) => item],
      ['montador', ({ fitter }) => fitter],
      ['situacao_pagamento', ({ status }) => status],
      ['quantidade', ({ quantity }) => quantity],
      ['diarias', ({ daily }) => daily],
      ['frete', ({ freight }) => (freight === undefined ? '' : freight.toFixed(2))],
      ['taxa_avaria', ({ damage }) => (damage === undefined ? '' : damage.toFixed(2))],
      ['valor_locacao', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The veterinary clinic
  ['Quantos atendimentos a clínica fez em outubro?', clinic, care.during('2025-10').count()],
  ['faturamento da clínica veterinária mês a mês', clinic, care.byMonth((g) => g.sum('price'))],
  [
    'qto a dra livia faturou em dezembro',
    clinic,
    care
      .during('2025-12')
      .when((r) => r.vet === 'Dra. Lívia')
      .sum('price'),
  ],
  ['qual veterinário fez mais atendimentos?', clinic, most(care.by('vet', (g) => g.count()))],
  [
    'Quais os 3 procedimentos que mais faturam na clínica?',
    clinic,
    most(
      care.by('procedure', (g) => g.sum('price')),
      3,
    ),
  ],
  ['valor médio cobrado por consulta', clinic, care.when((r) => r.procedure === 'Consulta').mean('price')],
  ['que porcentagem dos atendimentos foi de emergência?', clinic, care.share((r) => r.emergency === 'Sim')],
  [
    'quantas vacinas a gente aplicou em gato?',
    clinic,
    care.when((r) => r.procedure === 'Vacina' && r.species === 'Gato').count(),
  ],
  [
    'peso médio registrado nos atendimentos de cachorro',
    clinic,
    care.when((r) => r.species === 'Cachorro').mean('kilos'),
  ],
  [
    'qto foi o custo de medicamentos nas castracoes',
    clinic,
    care.when((r) => r.procedure === 'Castração').sum('medicine'),
  ],
  ['Faturamento da clínica por forma de pagamento', clinic, care.by('payment', (g) => g.sum('price'))],
  [
    'tirando o plano pet, quanto a clínica faturou em janeiro?',
    clinic,
    care
      .during('2026-01')
      .when((r) => r.payment !== 'Plano pet')
      .sum('price'),
  ],
  [
    'quantos atendimentos de emergência cada veterinário fez?',
    clinic,
    care.when((r) => r.emergency === 'Sim').by('vet', (g) => g.count()),
  ],
  [
    'compare o faturamento da clínica em novembro com o de dezembro',
    clinic,
    { before: care.during('2025-11').sum('price'), after: care.during('2025-12').sum('price') },
  ],
  ['qual dia da semana tem mais atendimento na clinica', clinic, most(care.byWeekday((g) => g.count()))],
  [
    'quantos animais diferentes a Dra. Sônia atendeu em março?',
    clinic,
    care
      .during('2026-03')
      .when((r) => r.vet === 'Dra. Sônia')
      .distinct('pet'),
  ],
  ['quantos tutores diferentes vieram em fevereiro?', clinic, care.during('2026-02').distinct('tutor')],
  [
    'Qual foi o maior valor cobrado em um atendimento de gato?',
    clinic,
    care.when((r) => r.species === 'Gato').max('price'),
  ],
  ['qtos atendimentos duraram mais de 60 minutos', clinic, care.when((r) => r.minutes > 60).count()],
  ['duração média de cada procedimento', clinic, care.by('procedure', (g) => g.mean('minutes'))],
  [
    'qual o total já cobrado nos atendimentos do Thor?',
    clinic,
    care.when((r) => r.pet === 'Thor').sum('price'),
  ],
  [
    'faturamento do Dr. Heitor no primeiro trimestre de 2026',
    clinic,
    care
      .during('2026-01', '2026-03')
      .when((r) => r.vet === 'Dr. Heitor')
      .sum('price'),
  ],
  [
    'quantas castrações tiveram valor cobrado acima de 700 reais?',
    clinic,
    care.when((r) => r.procedure === 'Castração' && r.price > 700).count(),
  ],
  [
    'quanto a clínica faturou em dinheiro entre 15/09/2025 e 15/11/2025?',
    clinic,
    care
      .from('2025-09-15', '2025-11-15')
      .when((r) => r.payment === 'Dinheiro')
      .sum('price'),
  ],
  ['valor cobrado menos o custo de medicamentos', clinic, care.sum('price') - care.sum('medicine')],
  ['custo médio dos medicamentos nos atendimentos que tiveram medicamento', clinic, care.mean('medicine')],
  [
    'quanto a clínica fatura em média por dia com atendimento?',
    clinic,
    care.sum('price') / care.distinct('day'),
  ],
  [
    'Qual a participação da limpeza dentária no faturamento da clínica?',
    clinic,
    care.share((r) => r.procedure === 'Limpeza dentária', 'price'),
  ],
  ['qual tutor gastou menos na clínica?', clinic, least(care.by('tutor', (g) => g.sum('price')))],
  ['quantos atendimentos ficaram sem peso anotado', clinic, care.when((r) => r.kilos === undefined).count()],

  // The shop of work boots and protective equipment
  ['total vendido na loja de EPI por mês', shop, sales.byMonth((g) => g.sum('total'))],
  [
    'qto vendemos de botina em agosto, em reais?',
    shop,
    sales
      .during('2025-08')
      .when((r) => r.product === 'BOTINA')
      .sum('total'),
  ],
  [
    'quantos capacetes a Construtora Alicerce comprou?',
    shop,
    sales.when((r) => r.product === 'CAPACETE' && r.client === 'CONSTRUTORA ALICERCE').sum('pieces'),
  ],
  ['Qual vendedor vendeu mais em valor?', shop, most(sales.by('seller', (g) => g.sum('total')))],
  [
    'top 3 clientes da loja de EPI em valor de venda',
    shop,
    most(
      sales.by('client', (g) => g.sum('total')),
      3,
    ),
  ],
  ['ticket medio da loja de epi', shop, sales.mean('total')],
  ['valor vendido por UF', shop, sales.by('state', (g) => g.sum('total'))],
  [
    'quantas botinas de numeração 42 foram vendidas?',
    shop,
    sales.when((r) => r.product === 'BOTINA' && r.size === 42).sum('pieces'),
  ],
  ['Que porcentagem do valor vendido foi a prazo?', shop, sales.share((r) => r.terms === 'A PRAZO', 'total')],
  ['total de frete das vendas pra SC', shop, sales.when((r) => r.state === 'SC').sum('freight')],
  [
    'quanto a Simone vendeu em reais no segundo semestre de 2025?',
    shop,
    sales
      .during('2025-07', '2025-12')
      .when((r) => r.seller === 'SIMONE')
      .sum('total'),
  ],
  ['qual marca saiu mais em quantidade?', shop, most(sales.by('brand', (g) => g.sum('pieces')))],
  [
    'qual produto da loja de EPI vendeu menos peças?',
    shop,
    least(sales.by('product', (g) => g.sum('pieces'))),
  ],
  ['quantas vendas passaram de 3 mil reais?', shop, sales.when((r) => r.total > 3000).count()],
  [
    'compara o valor vendido na loja de epi em julho com agosto',
    shop,
    { before: sales.during('2025-07').sum('total'), after: sales.during('2025-08').sum('total') },
  ],
  [
    'quantidade vendida por categoria sem contar o consumidor final',
    shop,
    sales.when((r) => r.client !== 'CONSUMIDOR FINAL').by('category', (g) => g.sum('pieces')),
  ],
  [
    'valor total vendido de luva de raspa dividido pela quantidade total de peças',
    shop,
    sales.when((r) => r.product === 'LUVA DE RASPA').sum('total') /
      sales.when((r) => r.product === 'LUVA DE RASPA').sum('pieces'),
  ],
  ['Em que mês a loja de EPI vendeu mais em valor?', shop, most(sales.byMonth((g) => g.sum('total')))],
  [
    'quantos clientes diferentes compraram cinto paraquedista?',
    shop,
    sales.when((r) => r.product === 'CINTO PARAQUEDISTA').distinct('client'),
  ],
  [
    'valor vendido da marca 3M desde dezembro',
    shop,
    sales
      .during('2025-12', '2026-03')
      .when((r) => r.brand === '3M')
      .sum('total'),
  ],
  [
    'quantas vendas da loja de EPI foram sem frete?',
    shop,
    sales.when((r) => r.freight === undefined).count(),
  ],
  ['frete médio das vendas da loja de EPI que tiveram frete', shop, sales.mean('freight')],
  ['qual o valor da maior venda do Cleiton?', shop, sales.when((r) => r.seller === 'CLEITON').max('total')],
  [
    'quanto a cooperativa boa safra comprou a prazo, em reais',
    shop,
    sales.when((r) => r.client === 'COOPERATIVA BOA SAFRA' && r.terms === 'A PRAZO').sum('total'),
  ],
  ['numero de vendas por vendedor em novembro', shop, sales.during('2025-11').by('seller', (g) => g.count())],
  [
    'quanto vendemos pro PR em setembro e outubro, em valor?',
    shop,
    sales
      .during('2025-09', '2025-10')
      .when((r) => r.state === 'PR')
      .sum('total'),
  ],
  [
    'qual a participação da categoria calçados no valor vendido?',
    shop,
    sales.share((r) => r.category === 'CALCADOS', 'total'),
  ],
  [
    'qtos sapatos de segurança com numeração maior que 42 vendemos?',
    shop,
    sales
      .when((r) => r.product === 'SAPATO DE SEGURANCA' && r.size !== undefined && r.size > 42)
      .sum('pieces'),
  ],
  [
    'Quanto o Jair vendeu em reais às segundas-feiras?',
    shop,
    sales
      .on(1)
      .when((r) => r.seller === 'JAIR')
      .sum('total'),
  ],
  [
    'em média quantas peças saem por venda em cada categoria?',
    shop,
    sales.by('category', (g) => g.mean('pieces')),
  ],

  // The firm that rents tents and tables
  ['Quantas locações tivemos em novembro?', rental, rentals.during('2025-11').count()],
  ['valor de locação por tipo de evento', rental, rentals.by('event', (g) => g.sum('price'))],
  [
    'qto deu de valor de locacao a tenda 10x10 em dezembro',
    rental,
    rentals
      .during('2025-12')
      .when((r) => r.item === 'tenda 10x10')
      .sum('price'),
  ],
  [
    'quantas cadeiras foram alugadas em janeiro?',
    rental,
    rentals
      .during('2026-01')
      .when((r) => r.item === 'cadeira')
      .sum('quantity'),
  ],
  ['qual item rendeu mais em valor de locação?', rental, most(rentals.by('item', (g) => g.sum('price')))],
  [
    'Os 3 clientes com maior valor total de locação',
    rental,
    most(
      rentals.by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'valor de locação em aberto, quanto dá?',
    rental,
    rentals.when((r) => r.status === 'em aberto').sum('price'),
  ],
  ['número de locações por dia da semana', rental, rentals.byWeekday((g) => g.count())],
  ['que porcentagem das locações foi pra casamento?', rental, rentals.share((r) => r.event === 'casamento')],
  ['valor médio de locação em Itu', rental, rentals.when((r) => r.city === 'Itu').mean('price')],
  [
    'quantas locações o Gilson montou em março?',
    rental,
    rentals
      .during('2026-03')
      .when((r) => r.fitter === 'Gilson')
      .count(),
  ],
  ['qual montador ficou com menos locações?', rental, least(rentals.by('fitter', (g) => g.count()))],
  ['total de taxa de avaria por mês', rental, rentals.byMonth((g) => g.sum('damage'))],
  ['quantas locações tiveram taxa de avaria?', rental, rentals.when((r) => r.damage !== undefined).count()],
  [
    'frete total das locações em Votorantim',
    rental,
    rentals.when((r) => r.city === 'Votorantim').sum('freight'),
  ],
  [
    'compare o valor de locação de fevereiro com o de março',
    rental,
    { before: rentals.during('2026-02').sum('price'), after: rentals.during('2026-03').sum('price') },
  ],
  ['qtas locacoes com mais de 1 diaria', rental, rentals.when((r) => r.daily > 1).count()],
  [
    'total de diárias dos eventos corporativos em 2026',
    rental,
    rentals
      .during('2026-01', '2026-05')
      .when((r) => r.event === 'corporativo')
      .sum('daily'),
  ],
  ['Qual foi o melhor mês em valor de locação?', rental, most(rentals.byMonth((g) => g.sum('price')))],
  [
    'valor de locação tirando casamento e aniversário',
    rental,
    rentals.when((r) => r.event !== 'casamento' && r.event !== 'aniversário').sum('price'),
  ],
  [
    'quanto foi o valor de locação do Buffet Encanto de outubro a dezembro?',
    rental,
    rentals
      .during('2025-10', '2025-12')
      .when((r) => r.client === 'Buffet Encanto')
      .sum('price'),
  ],
  [
    'quantos clientes diferentes já alugaram pista de dança?',
    rental,
    rentals.when((r) => r.item === 'pista de dança').distinct('client'),
  ],
  ['qual cidade teve menos locações?', rental, least(rentals.by('city', (g) => g.count()))],
  [
    'maior valor de locação em evento religioso',
    rental,
    rentals.when((r) => r.event === 'religioso').max('price'),
  ],
  [
    'valor de locação somado com o frete em abril',
    rental,
    rentals.during('2026-04').sum('price') + rentals.during('2026-04').sum('freight'),
  ],
  ['quantas locações foram nos sábados de dezembro?', rental, rentals.during('2025-12').on(6).count()],
  [
    'média de cadeiras por locação de cadeira',
    rental,
    rentals.when((r) => r.item === 'cadeira').mean('quantity'),
  ],
  [
    'Valor de locação dos eventos entre 20/12/2025 e 05/01/2026',
    rental,
    rentals.from('2025-12-20', '2026-01-05').sum('price'),
  ],
  [
    'qtas locações pagas tem do Colégio Aurora desde fevereiro?',
    rental,
    rentals
      .during('2026-02', '2026-05')
      .when((r) => r.client === 'Colégio Aurora' && r.status === 'pago')
      .count(),
  ],
  [
    'qual data de evento teve a maior soma de valor de locação?',
    rental,
    most(rentals.by('day', (g) => g.sum('price'))).map(([day, value]): [string, number] => [
      shownDay(day),
      value,
    ]),
  ],
]

export const unanswerable: string[] = [
  'qual o telefone da Renata Prado?',
  'quanto a clínica paga de aluguel?',
  'quantas botinas temos em estoque?',
  'qual o salário do Gilson?',
  'quantos atendimentos a Dra. Camila fez em janeiro?',
  'quanto vendemos de extintor em agosto?',
  'quantas locações tivemos em julho de 2023?',
  'qual a margem de lucro da luva nitrílica?',
  'idade média dos gatos atendidos',
  'qual a nota de satisfação dos clientes com o montador Rogério?',
]
