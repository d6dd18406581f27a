import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A butcher's shop, a studio that photographs weddings and a fleet of delivery motorcycles. */

const { next, whole, pick, among } = seededBusiness('a butcher, wedding photographers, delivery motorcycles')

const cuts = [
  { cut: 'Alcatra', meat: 'Bovina', from: 4_490, to: 5_490 },
  { cut: 'Picanha', meat: 'Bovina', from: 6_990, to: 8_990 },
  { cut: 'Costela', meat: 'Bovina', from: 2_690, to: 3_490 },
  { cut: 'Linguiça toscana', meat: 'Suína', from: 1_890, to: 2_490 },
  { cut: 'Peito de frango', meat: 'Aves', from: 1_790, to: 2_290 },
  { cut: 'Coxa de frango', meat: 'Aves', from: 1_190, to: 1_590 },
  { cut: 'Patinho', meat: 'Bovina', from: 3_690, to: 4_490 },
  { cut: 'Pernil', meat: 'Suína', from: 1_990, to: 2_690 },
  { cut: 'Asa de frango', meat: 'Aves', from: 1_690, to: 2_190 },
]
// Closed on Mondays, most on Saturdays.
const meats = new Rows(
  daysFrom('2025-06-01', 304)
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(4, 7) : whole(1, 4) }, () => {
        const { cut, meat, from, to } = pick(cuts)
        const buyer = among(['Consumidor', 6], ['Restaurante', 2], ['Lanchonete', 1])
        const weight = buyer === 'Consumidor' ? whole(5, 40) / 10 : whole(50, 180) / 10
        const unit = whole(from, to) / 100
        const discount = next() < 0.7 ? 0 : cents((weight * unit * whole(3, 12)) / 100)
        return {
          day,
          cut,
          meat,
          seller: among(['Adilson', 5], ['Geni', 3], ['Marquinhos', 2]),
          buyer,
          payment: among(
            ['Pix', 4],
            ['Cartão de débito', 3],
            ['Cartão de crédito', 3],
            ['Dinheiro', 2],
            ['Fiado', 2],
          ),
          ordered: next() < 0.2 ? 'sim' : 'não',
          weight,
          unit,
          discount,
          total: cents(weight * unit - discount),
        }
      }),
    ),
)

const packs = [
  { pack: 'Completo', from: 110, to: 180 },
  { pack: 'Essencial', from: 70, to: 110 },
  { pack: 'Premium', from: 180, to: 320 },
]
// On Fridays, Saturdays and Sundays only.
const weddings = new Rows(
  daysFrom('2025-04-01', 365)
    .filter((day) => [0, 5, 6].includes(weekdayIn(day)))
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(2, 4) : whole(0, 2) }, () => {
        const { pack, from, to } = pick(packs)
        return {
          day,
          city: among(['Campinas', 5], ['Valinhos', 3], ['Indaiatuba', 2], ['Vinhedo', 2]),
          place: among(['Igreja', 6], ['Sítio', 5], ['Salão de festas', 4], ['Hotel', 1]),
          pack,
          photographer: among(['Helena', 4], ['Caio', 3], ['Bruna', 3], ['Murilo', 2]),
          origin: among(['Instagram', 6], ['Indicação', 3], ['Google', 2], ['Feira de noivas', 1]),
          album: next() < (pack === 'Premium' ? 0.8 : 0.4) ? 'sim' : 'não',
          guests: whole(4, 30) * 10,
          photos: whole(300, 900),
          grade: next() < 0.35 ? undefined : whole(6, 10),
          team: whole(60_000, 260_000) / 100,
          price: whole(from, to) * 50,
        }
      }),
    ),
)

const riders = [
  { rider: 'Jefferson', bike: 'CG 160', works: 0.85 },
  { rider: 'Wesley', bike: 'Factor 150', works: 0.8 },
  { rider: 'Diego', bike: 'CG 160', works: 0.75 },
  { rider: 'Rafaela', bike: 'Biz 125', works: 0.7 },
  { rider: 'Kauã', bike: 'Pop 110', works: 0.55 },
  { rider: 'Ednaldo', bike: 'Biz 125', works: 0.45 },
]
// One row for a rider's day; more deliveries on Fridays and Saturdays.
const rides = new Rows(
  daysFrom('2025-08-01', 212).flatMap((day) => {
    const rain = next() < 0.25 ? 'S' : 'N'
    return riders
      .filter(({ works }) => next() < works)
      .map(({ rider, bike }) => {
        const deliveries = whole(8, 22) + (weekdayIn(day) === 5 || weekdayIn(day) === 6 ? whole(4, 10) : 0)
        const km = whole(400, 1_300) / 10
        return {
          day,
          rider,
          bike,
          shift: among(['Jantar', 5], ['Almoço', 3], ['Madrugada', 2]),
          zone: pick(['Centro', 'Zona Sul', 'Zona Norte', 'Zona Leste']),
          rain,
          deliveries,
          late: next() < 0.4 ? 0 : whole(1, 4),
          km,
          fuel: cents((km * whole(16, 24)) / 100),
          repair: next() < 0.08 ? whole(4_000, 45_000) / 100 : undefined,
          fees: cents((deliveries * whole(600, 950)) / 100),
        }
      })
  }),
)

const butcher = 'Vendas Açougue'
const studio = 'casamentos_estudio'
const fleet = 'CONTROLE MOTOBOYS'

export const files = [
  file(butcher, meats, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Corte', ({ cut }) => cut],
    ['Tipo de carne', ({ meat }) => meat],
    ['Atendente', ({ seller }) => seller],
    ['Tipo de cliente', ({ buyer }) => buyer],
    ['Forma de pagamento', ({ payment }) => payment],
    ['Encomenda', ({ ordered }) => ordered],
    ['Peso (kg)', ({ weight }) => decimal(weight, 1)],
    ['Preço do kg', ({ unit }) => commaPrice(unit)],
    ['Desconto', ({ discount }) => commaPrice(discount)],
    ['Valor total', ({ total }) => dotted(commaPrice(total))],
  ]),
  file(
    studio,
    weddings,
    [
      ['data_casamento', ({ day }) => day],
      ['cidade', ({ city }) => city],
      ['tipo_local', ({ place }) => place],
      ['pacote', ({ pack }) => pack],
      ['fotografo', ({ photographer }) => photographer],
      ['origem', ({ origin }) => origin],
      ['album', ({ album }) => album],
      ['convidados', ({ guests }) => guests],
      ['fotos_entregues', ({ photos }) => photos],
      ['nota_noivos', ({ grade }) => grade ?? ''],
      ['custo_equipe', ({ team }) => team.toFixed(2)],
      ['valor_contrato', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
  file(fleet, rides, [
    ['DATA', ({ day }) => brazilianDay(day)],
    ['ENTREGADOR', ({ rider }) => rider],
    ['MOTO', ({ bike }) => bike],
    ['TURNO', ({ shift }) => shift],
    ['ZONA', ({ zone }) => zone],
    ['CHOVEU', ({ rain }) => rain],
    ['ENTREGAS', ({ deliveries }) => deliveries],
    ['ATRASADAS', ({ late }) => late],
    ['KM_RODADOS', ({ km }) => decimal(km, 1)],
    ['VLR_COMBUSTIVEL', ({ fuel }) => decimal(fuel)],
    ['VLR_MANUTENCAO', ({ repair }) => (repair === undefined ? '' : decimal(repair))],
    ['VLR_TAXAS', ({ fees }) => decimal(fees)],
  ]),
]

export const labelled: Labelled[] = [
  // The butcher's shop
  ['faturamento do açougue por mes', butcher, meats.byMonth((g) => g.sum('total'))],
  [
    'quantos kg de picanha vendemos em dezembro?',
    butcher,
    meats
      .during('2025-12')
      .when((r) => r.cut === 'Picanha')
      .sum('weight'),
  ],
  [
    'valor total vendido de linguiça toscana em 2025',
    butcher,
    meats
      .during('2025-01', '2025-12')
      .when((r) => r.cut === 'Linguiça toscana')
      .sum('total'),
  ],
  ['qual corte faturou mais?', butcher, most(meats.by('cut', (g) => g.sum('total')))],
  [
    'top 3 cortes em kg vendidos',
    butcher,
    most(
      meats.by('cut', (g) => g.sum('weight')),
      3,
    ),
  ],
  ['ticket medio por venda no açougue', butcher, meats.mean('total')],
  [
    'quanto o adilson vendeu em reais em novembro',
    butcher,
    meats
      .during('2025-11')
      .when((r) => r.seller === 'Adilson')
      .sum('total'),
  ],
  ['quantas vendas ficaram no fiado?', butcher, meats.when((r) => r.payment === 'Fiado').count()],
  [
    'valor vendido fiado mês a mês',
    butcher,
    meats.when((r) => r.payment === 'Fiado').byMonth((g) => g.sum('total')),
  ],
  [
    'que porcentagem do faturamento do açougue vem de restaurante?',
    butcher,
    meats.share((r) => r.buyer === 'Restaurante', 'total'),
  ],
  [
    'quantas vendas do açougue foram por encomenda em outubro',
    butcher,
    meats
      .during('2025-10')
      .when((r) => r.ordered === 'sim')
      .count(),
  ],
  [
    'qual atendente deu menos desconto em reais, somando tudo?',
    butcher,
    least(meats.by('seller', (g) => g.sum('discount'))),
  ],
  [
    'compara o faturamento do acougue de dezembro com o de janeiro',
    butcher,
    { before: meats.during('2025-12').sum('total'), after: meats.during('2026-01').sum('total') },
  ],
  ['quantas vendas do açougue passaram de 150 reais', butcher, meats.when((r) => r.total > 150).count()],
  [
    'em que dia da semana o açougue fatura mais no total?',
    butcher,
    most(meats.byWeekday((g) => g.sum('total'))),
  ],
  ['kg vendidos por tipo de carne', butcher, meats.by('meat', (g) => g.sum('weight'))],
  [
    'peso médio em kg de uma venda pra restaurante',
    butcher,
    meats.when((r) => r.buyer === 'Restaurante').mean('weight'),
  ],
  [
    'qual foi o valor da maior venda de alcatra?',
    butcher,
    meats.when((r) => r.cut === 'Alcatra').max('total'),
  ],
  [
    'qual o maior preço do kg que a gente cobrou na picanha',
    butcher,
    meats.when((r) => r.cut === 'Picanha').max('unit'),
  ],
  [
    'valor total de carne suina vendida aos domingos',
    butcher,
    meats
      .on(0)
      .when((r) => r.meat === 'Suína')
      .sum('total'),
  ],
  [
    'quanto faturamos com aves tirando o peito de frango?',
    butcher,
    meats.when((r) => r.meat === 'Aves' && r.cut !== 'Peito de frango').sum('total'),
  ],
  [
    'qtas vendas o marquinhos fez em cada mes',
    butcher,
    meats.when((r) => r.seller === 'Marquinhos').byMonth((g) => g.count()),
  ],
  ['numero de vendas do açougue por forma de pagamento', butcher, meats.by('payment', (g) => g.count())],
  [
    'faturamento da geni comparado com o do marquinhos em fevereiro',
    butcher,
    meats
      .during('2026-02')
      .when((r) => r.seller === 'Geni' || r.seller === 'Marquinhos')
      .by('seller', (g) => g.sum('total')),
  ],
  [
    'quantos kg de costela sairam entre 01/12/2025 e 15/01/2026?',
    butcher,
    meats
      .from('2025-12-01', '2026-01-15')
      .when((r) => r.cut === 'Costela')
      .sum('weight'),
  ],
  [
    'desconto médio das vendas do açougue que tiveram desconto',
    butcher,
    meats.when((r) => r.discount > 0).mean('discount'),
  ],
  [
    'quantas vendas do adilson sairam sem desconto',
    butcher,
    meats.when((r) => r.seller === 'Adilson' && r.discount === 0).count(),
  ],
  ['qual o pior mes do açougue em faturameto?', butcher, least(meats.byMonth((g) => g.sum('total')))],
  ['em média quanto o açougue fatura por dia que abre?', butcher, meats.sum('total') / meats.distinct('day')],
  [
    'to montando o pedido do frigorífico: quantos kg de pernil a gente vendeu desde janeiro?',
    butcher,
    meats
      .during('2026-01', '2026-03')
      .when((r) => r.cut === 'Pernil')
      .sum('weight'),
  ],

  // The photographers of weddings
  ['quantos casamentos fotografamos em maio?', studio, weddings.during('2025-05').count()],
  ['valor dos contratos de casamento por mes', studio, weddings.byMonth((g) => g.sum('price'))],
  ['quantidade de casamentos por fotógrafo', studio, weddings.by('photographer', (g) => g.count())],
  [
    'qual fotografo tem o maior valor total de contratos?',
    studio,
    most(weddings.by('photographer', (g) => g.sum('price'))),
  ],
  [
    'valor medio do contrato no pacote premium',
    studio,
    weddings.when((r) => r.pack === 'Premium').mean('price'),
  ],
  [
    'quantos casametos com album tivemos em outubro',
    studio,
    weddings
      .during('2025-10')
      .when((r) => r.album === 'sim')
      .count(),
  ],
  ['que porcentagem dos casamentos teve álbum?', studio, weddings.share((r) => r.album === 'sim')],
  [
    'quantas fotos a helena entregou no segundo semestre de 2025?',
    studio,
    weddings
      .during('2025-07', '2025-12')
      .when((r) => r.photographer === 'Helena')
      .sum('photos'),
  ],
  ['nota media dos noivos por fotografo', studio, weddings.by('photographer', (g) => g.mean('grade'))],
  [
    'quantos casamentos estão sem nota dos noivos?',
    studio,
    weddings.when((r) => r.grade === undefined).count(),
  ],
  [
    'nota média dos noivos que vieram por indicação',
    studio,
    weddings.when((r) => r.origin === 'Indicação').mean('grade'),
  ],
  [
    'as 3 cidades com maior valor de contratos',
    studio,
    most(
      weddings.by('city', (g) => g.sum('price')),
      3,
    ),
  ],
  ['qual origem trouxe mais casamentos?', studio, most(weddings.by('origin', (g) => g.count()))],
  ['custo total da equipe em dezembro', studio, weddings.during('2025-12').sum('team')],
  ['valor total dos contratos menos o custo da equipe', studio, weddings.sum('price') - weddings.sum('team')],
  ['quantos casamentos tiveram mais de 200 convidados', studio, weddings.when((r) => r.guests > 200).count()],
  [
    'média de convidados nos casamentos em sitio',
    studio,
    weddings.when((r) => r.place === 'Sítio').mean('guests'),
  ],
  ['contratos acima de 10 mil reais, quantos foram?', studio, weddings.when((r) => r.price > 10_000).count()],
  [
    'qual o valor do maior contrato do caio?',
    studio,
    weddings.when((r) => r.photographer === 'Caio').max('price'),
  ],
  [
    'qual foi o menor numero de convidados num casamento em vinhedo?',
    studio,
    weddings.when((r) => r.city === 'Vinhedo').min('guests'),
  ],
  ['quantos casamentos por dia da semana', studio, weddings.byWeekday((g) => g.count())],
  [
    'compare o valor dos contratos de setembro com o de outubro',
    studio,
    { before: weddings.during('2025-09').sum('price'), after: weddings.during('2025-10').sum('price') },
  ],
  [
    'instagram x google: valor total dos contratos',
    studio,
    weddings
      .when((r) => r.origin === 'Instagram' || r.origin === 'Google')
      .by('origin', (g) => g.sum('price')),
  ],
  [
    'quantos casamentos fizemos em campinas aos sábados?',
    studio,
    weddings
      .on(6)
      .when((r) => r.city === 'Campinas')
      .count(),
  ],
  ['qual tipo de local teve menos casamentos', studio, least(weddings.by('place', (g) => g.count()))],
  [
    'participação do pacote completo no valor dos contratos',
    studio,
    weddings.share((r) => r.pack === 'Completo', 'price'),
  ],
  [
    'média de fotos entregues por casamento em cada pacote',
    studio,
    weddings.by('pack', (g) => g.mean('photos')),
  ],
  [
    'valor dos contratos de casamentos entre 01/12/2025 e 31/01/2026 sem contar o pacote essencial',
    studio,
    weddings
      .from('2025-12-01', '2026-01-31')
      .when((r) => r.pack !== 'Essencial')
      .sum('price'),
  ],
  [
    'total de convidados nos casamentos em igreja que a bruna fotografou',
    studio,
    weddings.when((r) => r.photographer === 'Bruna' && r.place === 'Igreja').sum('guests'),
  ],
  [
    'tô revendo a propaganda do estúdio: quanto deu em contratos que vieram da feira de noivas desde setembro?',
    studio,
    weddings
      .during('2025-09', '2026-03')
      .when((r) => r.origin === 'Feira de noivas')
      .sum('price'),
  ],

  // The motorcycles
  ['quantas entregas cada entregador fez?', fleet, rides.by('rider', (g) => g.sum('deliveries'))],
  ['qtas entregas fizemos em outubro', fleet, rides.during('2025-10').sum('deliveries')],
  [
    'qual entregador fez mais entregas em dezembro?',
    fleet,
    most(rides.during('2025-12').by('rider', (g) => g.sum('deliveries'))),
  ],
  [
    'top 3 entregadores em km rodados',
    fleet,
    most(
      rides.by('rider', (g) => g.sum('km')),
      3,
    ),
  ],
  ['km rodados por mês', fleet, rides.byMonth((g) => g.sum('km'))],
  [
    'quanto gastamos de combustivel com a biz 125?',
    fleet,
    rides.when((r) => r.bike === 'Biz 125').sum('fuel'),
  ],
  ['quanto foi de manutenção das motos em janeiro', fleet, rides.during('2026-01').sum('repair')],
  ['entregas atrasadas por zona', fleet, rides.by('zone', (g) => g.sum('late'))],
  [
    'quantos por cento do total de entregas foram atrasadas?',
    fleet,
    { share: rides.sum('late') / rides.sum('deliveries') },
  ],
  [
    'quantas entregas o diego fez em dias que choveu?',
    fleet,
    rides.when((r) => r.rider === 'Diego' && r.rain === 'S').sum('deliveries'),
  ],
  [
    'em média quantas entregas o jefferson faz por dia trabalhado?',
    fleet,
    rides.when((r) => r.rider === 'Jefferson').sum('deliveries') /
      rides.when((r) => r.rider === 'Jefferson').distinct('day'),
  ],
  ['qual dia da semana soma menos entregas?', fleet, least(rides.byWeekday((g) => g.sum('deliveries')))],
  [
    'total de taxas na zona sul em novembro',
    fleet,
    rides
      .during('2025-11')
      .when((r) => r.zone === 'Zona Sul')
      .sum('fees'),
  ],
  [
    'em quantos dias o kaua rodou mais de 100 km?',
    fleet,
    rides.when((r) => r.rider === 'Kauã' && r.km > 100).count(),
  ],
  [
    'compare o total de entregas dos motoboys de setembro com o de outubro',
    fleet,
    {
      before: rides.during('2025-09').sum('deliveries'),
      after: rides.during('2025-10').sum('deliveries'),
    },
  ],
  [
    'entregas da rafaela e do ednaldo em fevereiro, cada um',
    fleet,
    rides
      .during('2026-02')
      .when((r) => r.rider === 'Rafaela' || r.rider === 'Ednaldo')
      .by('rider', (g) => g.sum('deliveries')),
  ],
  ['qual moto gastou menos combustível no total', fleet, least(rides.by('bike', (g) => g.sum('fuel')))],
  [
    'total de taxas menos o gasto de combustivel em agosto',
    fleet,
    rides.during('2025-08').sum('fees') - rides.during('2025-08').sum('fuel'),
  ],
  ['quanto custa em média uma manutenção de moto?', fleet, rides.mean('repair')],
  ['valor da manutenção mais cara das motos', fleet, rides.max('repair')],
  [
    'quantas vezes a cg 160 teve gasto com manutenção',
    fleet,
    rides.when((r) => r.bike === 'CG 160' && r.repair !== undefined).count(),
  ],
  [
    'que porcentagem das entregas foi feita no turno do jantar?',
    fleet,
    {
      share: rides.when((r) => r.shift === 'Jantar').sum('deliveries') / rides.sum('deliveries'),
    },
  ],
  [
    'qual o maior numero de entregas que o wesley fez num dia só?',
    fleet,
    most(rides.when((r) => r.rider === 'Wesley').by('day', (g) => g.sum('deliveries'))).map(
      ([day, deliveries]) => [shownDay(day), deliveries],
    ),
  ],
  ['gasto de combustivel por turno', fleet, rides.by('shift', (g) => g.sum('fuel'))],
  [
    'quantas entregas fizemos no centro sem contar o turno da madrugada?',
    fleet,
    rides.when((r) => r.zone === 'Centro' && r.shift !== 'Madrugada').sum('deliveries'),
  ],
  [
    'gasto total de combustível dividido pelo total de km rodados',
    fleet,
    rides.sum('fuel') / rides.sum('km'),
  ],
  [
    'quantas entregas fizemos nos domingos de janeiro',
    fleet,
    rides.during('2026-01').on(0).sum('deliveries'),
  ],
  [
    'total de entregas entre 10/12/2025 e 24/12/2025',
    fleet,
    rides.from('2025-12-10', '2025-12-24').sum('deliveries'),
  ],
  [
    'quantos entregadores diferentes rodaram na zona leste em agosto?',
    fleet,
    rides
      .during('2025-08')
      .when((r) => r.zone === 'Zona Leste')
      .distinct('rider'),
  ],
  [
    'cliente anda reclamando: quantas entregas atrasadas teve o turno da madrugada desde dezembro?',
    fleet,
    rides
      .during('2025-12', '2026-02')
      .when((r) => r.shift === 'Madrugada')
      .sum('late'),
  ],
]

export const unanswerable: string[] = [
  'quanto pagamos pro frigorífico em janeiro?',
  'quantos kg de carne jogamos fora por validade vencida?',
  'qual a temperatura da câmara fria do açougue',
  'qual o salário do adilson?',
  'quanto a noiva gasta em média com o vestido?',
  'quantas horas de edição a helena gastou em outubro',
  'quanto pagamos de aluguel do estúdio em maio?',
  'quantas multas de trânsito o wesley levou?',
  'qual o valor do seguro das motos',
  'idade média dos entregadores',
]
