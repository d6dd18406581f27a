import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A laboratory of clinical analyses, a furniture shop with assembly and delivery, a football-pitch rental. */

const { next, whole, pick, among } = seededBusiness(
  'clinical analyses, furniture put together, football pitches',
)

const kinds = [
  { exam: 'Hemograma', sector: 'Hematologia', from: 1_800, to: 3_900, slowest: 24 },
  { exam: 'Glicemia', sector: 'Bioquímica', from: 900, to: 1_900, slowest: 18 },
  { exam: 'Colesterol total', sector: 'Bioquímica', from: 1_200, to: 2_600, slowest: 24 },
  { exam: 'TSH', sector: 'Hormônios', from: 3_500, to: 7_200, slowest: 72 },
  { exam: 'Urina tipo 1', sector: 'Urinálise', from: 1_100, to: 2_200, slowest: 30 },
  { exam: 'Vitamina D', sector: 'Hormônios', from: 6_500, to: 13_800, slowest: 120 },
  { exam: 'Coagulograma', sector: 'Hematologia', from: 2_800, to: 5_900, slowest: 36 },
  { exam: 'Beta HCG', sector: 'Hormônios', from: 3_000, to: 6_000, slowest: 24 },
]
// May 2025 to February 2026; closed on Sundays, most on Mondays.
const exams = new Rows(
  daysFrom('2025-05-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from(
        { length: weekdayIn(day) === 1 ? whole(4, 6) : weekdayIn(day) === 6 ? whole(1, 2) : whole(2, 4) },
        () => {
          const { exam, sector, from, to, slowest } = pick(kinds)
          const plan = among(
            ['Unimed', 36],
            ['Particular', 26],
            ['Bradesco Saúde', 18],
            ['Amil', 13],
            ['Cassi', 7],
          )
          const price = whole(from, to) / 100
          return {
            day,
            exam,
            sector,
            plan,
            unit: among(['Matriz', 52], ['Shopping', 30], ['Zona Norte', 18]),
            collector: among(['Sandra', 42], ['Igor', 29], ['Lucimara', 19], ['Wesley', 10]),
            sex: exam === 'Beta HCG' ? 'Feminino' : among(['Feminino', 56], ['Masculino', 44]),
            age: exam === 'Beta HCG' ? whole(18, 44) : whole(3, 88),
            urgent: among(['Não', 83], ['Sim', 17]),
            hours: next() < 0.06 ? undefined : whole(3, slowest),
            price,
            refused: plan !== 'Particular' && next() < 0.2 ? cents((price * whole(20, 90)) / 100) : undefined,
          }
        },
      ),
    ),
)

const goods = [
  { item: 'Guarda-roupa', from: 89_000, to: 320_000, assembled: 0.95 },
  { item: 'Sofá', from: 120_000, to: 450_000, assembled: 0.2 },
  { item: 'Cama box', from: 70_000, to: 260_000, assembled: 0.4 },
  { item: 'Mesa de jantar', from: 80_000, to: 290_000, assembled: 0.8 },
  { item: 'Rack', from: 35_000, to: 120_000, assembled: 0.85 },
  { item: 'Cômoda', from: 30_000, to: 95_000, assembled: 0.7 },
  { item: 'Cadeira', from: 12_000, to: 38_000, assembled: 0.3 },
]
// April 2025 to January 2026; closed on Sundays, most on Saturdays.
const orders = new Rows(
  daysFrom('2025-04-01', 306)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(3, 4) : whole(1, 2) }, () => {
        const { item, from, to, assembled } = pick(goods)
        const city = among(['Londrina', 50], ['Cambé', 25], ['Ibiporã', 15], ['Rolândia', 10])
        const pieces = item === 'Cadeira' ? whole(2, 8) : next() < 0.85 ? 1 : 2
        const isAssembled = next() < assembled
        const fee = isAssembled ? whole(6_000, 24_000) / 100 : undefined
        const delivery = among(['NO PRAZO', 64], ['ATRASADA', 24], ['REAGENDADA', 12])
        const freight = next() < 0.25 ? 0 : whole(city === 'Londrina' ? 3_000 : 7_000, 18_000) / 100
        return {
          day,
          item,
          seller: among(['Rosângela', 38], ['Marcos', 28], ['Jéssica', 21], ['Adilson', 13]),
          city,
          assembly: isAssembled ? 'S' : 'N',
          fitter: isAssembled ? among(['Gilson', 50], ['Edmar', 32], ['Tonho', 18]) : '',
          delivery,
          wait:
            delivery === 'NO PRAZO' ? whole(2, 10) : delivery === 'ATRASADA' ? whole(11, 30) : whole(8, 20),
          pieces,
          freight,
          fee,
          total: cents((pieces * whole(from, to)) / 100 + freight + (fee ?? 0)),
        }
      }),
    ),
)

const teams = [
  { team: 'Real Madruga', kind: 'mensalista' },
  { team: 'Bola Murcha', kind: 'mensalista' },
  { team: 'Unidos da Vila', kind: 'avulso' },
  { team: 'Veteranos FC', kind: 'mensalista' },
  { team: 'Galera do Trampo', kind: 'avulso' },
  { team: 'Craque do Futuro', kind: 'escolinha' },
  { team: 'Perna de Pau', kind: 'avulso' },
]
// August 2025 to March 2026; open every day, most on Saturdays, least on Mondays.
const bookings = new Rows(
  daysFrom('2025-08-01', 243).flatMap((day) =>
    Array.from(
      { length: weekdayIn(day) === 6 ? whole(5, 7) : weekdayIn(day) === 1 ? whole(1, 2) : whole(2, 4) },
      () => {
        const hours = whole(2, 4) / 2
        return {
          day,
          field: among(['Society 1', 38], ['Society 2', 28], ['Campão', 20], ['Quadra coberta', 14]),
          shift: among(['noite', 58], ['tarde', 27], ['manhã', 15]),
          ...pick(teams),
          hours,
          players: whole(8, 22),
          grill: among(['não', 68], ['sim', 32]),
          payment: among(['pix', 56], ['dinheiro', 28], ['cartão', 16]),
          paid: among(['sim', 82], ['não', 18]),
          bar: next() < 0.35 ? undefined : whole(1_500, 32_000) / 100,
          rent: cents((whole(8_000, 22_000) / 100) * hours),
        }
      },
    ),
  ),
)

const laboratory = 'Exames Laboratorio'
const furniture = 'PEDIDOS LOJA DE MOVEIS'
const pitches = 'reservas_campos'

export const files = [
  file(laboratory, exams, [
    ['Data da Coleta', ({ day }) => brazilianDay(day)],
    ['Exame', ({ exam }) => exam],
    ['Setor', ({ sector }) => sector],
    ['Convênio', ({ plan }) => plan],
    ['Unidade', ({ unit }) => unit],
    ['Coletor', ({ collector }) => collector],
    ['Sexo', ({ sex }) => sex],
    ['Idade', ({ age }) => age],
    ['Urgente', ({ urgent }) => urgent],
    ['Horas Laudo', ({ hours }) => hours ?? ''],
    ['Valor do Exame', ({ price }) => commaPrice(price)],
    ['Glosa', ({ refused }) => (refused === undefined ? '' : commaPrice(refused))],
  ]),
  file(furniture, orders, [
    ['DATA PEDIDO', ({ day }) => brazilianDay(day)],
    ['MOVEL', ({ item }) => item],
    ['VENDEDOR', ({ seller }) => seller],
    ['CIDADE', ({ city }) => city],
    ['MONTAGEM', ({ assembly }) => assembly],
    ['MONTADOR', ({ fitter }) => fitter],
    ['SIT. ENTREGA', ({ delivery }) => delivery],
    ['DIAS P/ ENTREGA', ({ wait }) => wait],
    ['QTD', ({ pieces }) => pieces],
    ['FRETE', ({ freight }) => decimal(freight)],
    ['TAXA MONTAGEM', ({ fee }) => (fee === undefined ? '' : decimal(fee))],
    ['TOTAL PEDIDO', ({ total }) => dotted(decimal(total))],
  ]),
  file(
    pitches,
    bookings,
    [
      ['data_reserva', ({ day }) => day],
      ['campo', ({ field }) => field],
      ['turno', ({ shift }) => shift],
      ['time', ({ team }) => team],
      ['tipo_cliente', ({ kind }) => kind],
      ['horas', ({ hours }) => hours.toFixed(1)],
      ['jogadores', ({ players }) => players],
      ['churrasqueira', ({ grill }) => grill],
      ['forma_pagto', ({ payment }) => payment],
      ['pago', ({ paid }) => paid],
      ['consumo_bar', ({ bar }) => (bar === undefined ? '' : bar.toFixed(2))],
      ['valor_aluguel', ({ rent }) => rent.toFixed(2)],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The laboratory
  ['quantos exames o laboratorio fez em outubro?', laboratory, exams.during('2025-10').count()],
  ['valor total dos exames por convenio', laboratory, exams.by('plan', (g) => g.sum('price'))],
  [
    'qtos hemogramas a sandra colheu',
    laboratory,
    exams.when((r) => r.exam === 'Hemograma' && r.collector === 'Sandra').count(),
  ],
  ['qual o exame mais feito no laboratorio?', laboratory, most(exams.by('exam', (g) => g.count()))],
  [
    'os 3 exames que mais faturam no laboratorio',
    laboratory,
    most(
      exams.by('exam', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'quanto faturamos com vitamina d em dezembro?',
    laboratory,
    exams
      .during('2025-12')
      .when((r) => r.exam === 'Vitamina D')
      .sum('price'),
  ],
  [
    'valor medio do exame na unidade shopping',
    laboratory,
    exams.when((r) => r.unit === 'Shopping').mean('price'),
  ],
  ['que porcentagem dos exames foi urgente?', laboratory, exams.share((r) => r.urgent === 'Sim')],
  [
    'quantos exmes urgentes por mes',
    laboratory,
    exams.when((r) => r.urgent === 'Sim').byMonth((g) => g.count()),
  ],
  ['total de glosa da unimed', laboratory, exams.when((r) => r.plan === 'Unimed').sum('refused')],
  [
    'qual convenio teve o maior valor total de glosa?',
    laboratory,
    most(exams.when((r) => r.refused !== undefined).by('plan', (g) => g.sum('refused'))),
  ],
  ['valor médio da glosa, só dos exames que tiveram glosa', laboratory, exams.mean('refused')],
  [
    'quantos exames da bradesco saude tiveram glosa?',
    laboratory,
    exams.when((r) => r.plan === 'Bradesco Saúde' && r.refused !== undefined).count(),
  ],
  ['média de horas do laudo por setor', laboratory, exams.by('sector', (g) => g.mean('hours'))],
  [
    'quantos laudos demoraram mais de 48 horas?',
    laboratory,
    exams.when((r) => r.hours !== undefined && r.hours > 48).count(),
  ],
  [
    'em que dia da semana o laboratorio colhe mais exames?',
    laboratory,
    most(exams.byWeekday((g) => g.count())),
  ],
  [
    'compara o valor dos exames de novembro com o de dezembro',
    laboratory,
    { before: exams.during('2025-11').sum('price'), after: exams.during('2025-12').sum('price') },
  ],
  ['idade media de quem fez tsh', laboratory, exams.when((r) => r.exam === 'TSH').mean('age')],
  [
    'quantos exames foram de pacientes com mais de 60 anos',
    laboratory,
    exams.when((r) => r.age > 60).count(),
  ],
  [
    'matriz x zona norte: quantidade de exames',
    laboratory,
    exams.when((r) => r.unit === 'Matriz' || r.unit === 'Zona Norte').by('unit', (g) => g.count()),
  ],
  ['qual coletor colheu menos exames?', laboratory, least(exams.by('collector', (g) => g.count()))],
  [
    'quanto a bioquimica faturou sem contar os particulares?',
    laboratory,
    exams.when((r) => r.sector === 'Bioquímica' && r.plan !== 'Particular').sum('price'),
  ],
  [
    'exames da unimed na matriz entre 10/08/2025 e 20/09/2025, quantos foram?',
    laboratory,
    exams
      .from('2025-08-10', '2025-09-20')
      .when((r) => r.plan === 'Unimed' && r.unit === 'Matriz')
      .count(),
  ],
  [
    'participação do particular no valor dos exames',
    laboratory,
    exams.share((r) => r.plan === 'Particular', 'price'),
  ],
  [
    'qual o maior valor cobrado num exame de colesterol total?',
    laboratory,
    exams.when((r) => r.exam === 'Colesterol total').max('price'),
  ],
  [
    'quantos exames do sexo feminino no segundo semestre de 2025',
    laboratory,
    exams
      .during('2025-07', '2025-12')
      .when((r) => r.sex === 'Feminino')
      .count(),
  ],
  [
    'em media quantos exames o laboratorio colhe por dia que abre?',
    laboratory,
    exams.count() / exams.distinct('day'),
  ],
  [
    'to fechando com o contador: quanto fica o valor dos exames menos as glosas?',
    laboratory,
    exams.sum('price') - exams.sum('refused'),
  ],
  [
    'quantos exames estao com as horas do laudo em branco?',
    laboratory,
    exams.when((r) => r.hours === undefined).count(),
  ],
  ['qual o mes mais fraco em valor de exames?', laboratory, least(exams.byMonth((g) => g.sum('price')))],

  // The furniture shop
  ['quanto a loja de moveis vendeu em maio?', furniture, orders.during('2025-05').sum('total')],
  ['numero de pedidos de cada vendedor', furniture, orders.by('seller', (g) => g.count())],
  [
    'quantos sofás vendemos no segundo trimestre de 2025?',
    furniture,
    orders
      .during('2025-04', '2025-06')
      .when((r) => r.item === 'Sofá')
      .sum('pieces'),
  ],
  ['total dos pedidos por cidade', furniture, orders.by('city', (g) => g.sum('total'))],
  ['qual vendedor vendeu mais em reais?', furniture, most(orders.by('seller', (g) => g.sum('total')))],
  [
    'quais os 3 moveis que mais faturam',
    furniture,
    most(
      orders.by('item', (g) => g.sum('total')),
      3,
    ),
  ],
  ['ticket medio dos pedidos da loja de moveis', furniture, orders.mean('total')],
  ['quanto arrecadamos de taxa de montagem em agosto?', furniture, orders.during('2025-08').sum('fee')],
  [
    'qual montador pegou mais pedidos?',
    furniture,
    most(orders.when((r) => r.fitter !== '').by('fitter', (g) => g.count())),
  ],
  [
    'quantas entregas atrasadas em cada cidade',
    furniture,
    orders.when((r) => r.delivery === 'ATRASADA').by('city', (g) => g.count()),
  ],
  ['quantos % dos pedidos de moveis tiveram montagem?', furniture, orders.share((r) => r.assembly === 'S')],
  [
    'media de dias pra entregar guarda roupa',
    furniture,
    orders.when((r) => r.item === 'Guarda-roupa').mean('wait'),
  ],
  ['total de frete de cambe', furniture, orders.when((r) => r.city === 'Cambé').sum('freight')],
  ['quantos pedidos ficaram com frete zero?', furniture, orders.when((r) => r.freight === 0).count()],
  [
    'pedidos de moveis acima de 3 mil reais, quantos foram?',
    furniture,
    orders.when((r) => r.total > 3000).count(),
  ],
  [
    'valor do maior pedido da rosangela',
    furniture,
    orders.when((r) => r.seller === 'Rosângela').max('total'),
  ],
  ['total vendido de moveis por dia da semana', furniture, orders.byWeekday((g) => g.sum('total'))],
  [
    'quanto vendemos em reais de cama box aos sabados?',
    furniture,
    orders
      .on(6)
      .when((r) => r.item === 'Cama box')
      .sum('total'),
  ],
  [
    'compare o frete de junho com o de julho',
    furniture,
    { before: orders.during('2025-06').sum('freight'), after: orders.during('2025-07').sum('freight') },
  ],
  [
    'total vendido: jessica x adilson',
    furniture,
    orders.when((r) => r.seller === 'Jéssica' || r.seller === 'Adilson').by('seller', (g) => g.sum('total')),
  ],
  [
    'taxa média de montagem de cada montador, só nos pedidos com montagem',
    furniture,
    orders.when((r) => r.assembly === 'S').by('fitter', (g) => g.mean('fee')),
  ],
  [
    'quantos pedidos levaram mais de 15 dias pra entregar',
    furniture,
    orders.when((r) => r.wait > 15).count(),
  ],
  [
    'que parte do total vendido de moveis veio de londrina?',
    furniture,
    orders.share((r) => r.city === 'Londrina', 'total'),
  ],
  ['qual cidade comprou menos em reais?', furniture, least(orders.by('city', (g) => g.sum('total')))],
  [
    'quanto o marcos vendeu em reais sem contar cadeira',
    furniture,
    orders.when((r) => r.seller === 'Marcos' && r.item !== 'Cadeira').sum('total'),
  ],
  [
    'quantas cadeiras vendemos pra londrina desde novembro?',
    furniture,
    orders
      .during('2025-11', '2026-01')
      .when((r) => r.item === 'Cadeira' && r.city === 'Londrina')
      .sum('pieces'),
  ],
  [
    'quantos pedidos sem montagem por mês',
    furniture,
    orders.when((r) => r.assembly === 'N').byMonth((g) => g.count()),
  ],
  [
    'qual foi o melhor mes da loja de moveis em total vendido?',
    furniture,
    most(orders.byMonth((g) => g.sum('total'))),
  ],
  [
    'preciso acertar com o edmar: quanto deu de taxa de montagem dele entre 15/09/2025 e 31/10/2025?',
    furniture,
    orders
      .from('2025-09-15', '2025-10-31')
      .when((r) => r.fitter === 'Edmar')
      .sum('fee'),
  ],
  ['total dos pedidos menos o frete', furniture, orders.sum('total') - orders.sum('freight')],

  // The football pitches
  ['quantas reservas de campo tivemos em setembro?', pitches, bookings.during('2025-09').count()],
  ['valor total de aluguel por campo', pitches, bookings.by('field', (g) => g.sum('rent'))],
  ['quantidade de reservas por turno', pitches, bookings.by('shift', (g) => g.count())],
  ['qual time fez mais reservas?', pitches, most(bookings.by('team', (g) => g.count()))],
  [
    'os 3 times que mais consumiram no bar em reais',
    pitches,
    most(
      bookings.by('team', (g) => g.sum('bar')),
      3,
    ),
  ],
  [
    'total de horas reservadas no society 1 em janeiro',
    pitches,
    bookings
      .during('2026-01')
      .when((r) => r.field === 'Society 1')
      .sum('hours'),
  ],
  [
    'valor medio do aluguel por reserva no turno da noite',
    pitches,
    bookings.when((r) => r.shift === 'noite').mean('rent'),
  ],
  ['quantos por cento das reservas usaram churrasqueira?', pitches, bookings.share((r) => r.grill === 'sim')],
  [
    'qual o valor total de aluguel das reservas que nao foram pagas?',
    pitches,
    bookings.when((r) => r.paid === 'não').sum('rent'),
  ],
  [
    'quantas reservas nao pagas cada time tem?',
    pitches,
    bookings.when((r) => r.paid === 'não').by('team', (g) => g.count()),
  ],
  ['total do consumo do bar por mes', pitches, bookings.byMonth((g) => g.sum('bar'))],
  [
    'consumo medio do bar nas reservas com churrasqueira, sem contar as que estao em branco',
    pitches,
    bookings.when((r) => r.grill === 'sim').mean('bar'),
  ],
  ['qual dia da semana tem menos reservas?', pitches, least(bookings.byWeekday((g) => g.count()))],
  [
    'aluguel total dos campos: fevereiro x março',
    pitches,
    { before: bookings.during('2026-02').sum('rent'), after: bookings.during('2026-03').sum('rent') },
  ],
  [
    'numero de reservas society 1 x society 2',
    pitches,
    bookings.when((r) => r.field === 'Society 1' || r.field === 'Society 2').by('field', (g) => g.count()),
  ],
  ['resrvas com mais de 18 jogadores, quantas foram?', pitches, bookings.when((r) => r.players > 18).count()],
  [
    'valor de aluguel das reservas no pix no primeiro trimestre de 2026',
    pitches,
    bookings
      .during('2026-01', '2026-03')
      .when((r) => r.payment === 'pix')
      .sum('rent'),
  ],
  [
    'quanto deu o aluguel dos mensalistas em outubro?',
    pitches,
    bookings
      .during('2025-10')
      .when((r) => r.kind === 'mensalista')
      .sum('rent'),
  ],
  [
    'participacao dos avulsos no valor de aluguel',
    pitches,
    bookings.share((r) => r.kind === 'avulso', 'rent'),
  ],
  ['qual o maior consumo do bar numa reserva só?', pitches, bookings.max('bar')],
  ['media de jogadores por reserva em cada campo', pitches, bookings.by('field', (g) => g.mean('players'))],
  [
    'quantas reservas de 2 horas teve a quadra coberta?',
    pitches,
    bookings.when((r) => r.hours === 2 && r.field === 'Quadra coberta').count(),
  ],
  [
    'quanto o campão deu de aluguel sem contar a escolinha?',
    pitches,
    bookings.when((r) => r.field === 'Campão' && r.kind !== 'escolinha').sum('rent'),
  ],
  [
    'quantas vezes o bola murcha reservou de noite desde dezembro',
    pitches,
    bookings
      .during('2025-12', '2026-03')
      .when((r) => r.team === 'Bola Murcha' && r.shift === 'noite')
      .count(),
  ],
  [
    'total de aluguel dividido pelo total de horas, quanto dá?',
    pitches,
    bookings.sum('rent') / bookings.sum('hours'),
  ],
  [
    'em média quantas reservas de campo fazemos por mês?',
    pitches,
    bookings.count() / bookings.byMonth((g) => g.count()).length,
  ],
  ['quantas reservas cairam no sabado ou domingo?', pitches, bookings.on(0, 6).count()],
  [
    'qual forma de pagamento foi a menos usada nas reservas?',
    pitches,
    least(bookings.by('payment', (g) => g.count())),
  ],
  [
    'quanto deu o aluguel dos campos somado com o consumo do bar em novembro?',
    pitches,
    bookings.during('2025-11').sum('rent') + bookings.during('2025-11').sum('bar'),
  ],
  [
    'quantos times diferentes reservaram o campão em fevereiro?',
    pitches,
    bookings
      .during('2026-02')
      .when((r) => r.field === 'Campão')
      .distinct('team'),
  ],
]

export const unanswerable: string[] = [
  'qual o salario da sandra?',
  'quanto gastamos com reagente em outubro?',
  'quantos sofás ainda tem no estoque?',
  'quanto pagamos de conta de luz dos campos em janeiro',
  'quantos gols o bola murcha marcou?',
  'quantos km o caminhao de entrega rodou em julho?',
  'qual a margem de lucro do guarda roupa?',
  'qual fornecedor de seringa é mais barato?',
  'qual a nota de satisfação dos clientes com o montador gilson?',
  'quantos juizes apitaram no campão?',
]
