import { brazilianDay, cents, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A rental of scaffolding and tools, a bakery's orders for offices and a small vet laboratory. */

const { next, whole, pick, among } = seededBusiness(
  'scaffolding and tools, a bakery for offices, a vet laboratory',
)
const days = daysFrom('2025-05-01', 396)
const today = '2026-05-31'
const after = (day: string, wait: number): string => daysFrom(day, wait + 1).at(-1) ?? day

const tools = [
  { tool: 'Andaime', fewest: 6, upTo: 40, from: 150, to: 320 },
  { tool: 'Betoneira', fewest: 1, upTo: 2, from: 4_500, to: 7_500 },
  { tool: 'Furadeira', fewest: 1, upTo: 4, from: 2_000, to: 3_500 },
  { tool: 'Martelete', fewest: 1, upTo: 2, from: 5_500, to: 9_000 },
  { tool: 'Escora', fewest: 10, upTo: 60, from: 60, to: 150 },
  { tool: 'Compactador', fewest: 1, upTo: 2, from: 9_000, to: 14_000 },
  { tool: 'Serra mármore', fewest: 1, upTo: 3, from: 2_500, to: 4_000 },
]
const renters = [
  { client: 'Pilar Engenharia', profile: 'Empreiteira' },
  { client: 'Residencial Aroeira', profile: 'Condomínio' },
  { client: 'Anselmo Pinturas', profile: 'Autônomo' },
  { client: 'Lima Construções', profile: 'Empreiteira' },
  { client: 'Zé Carlos', profile: 'Autônomo' },
  { client: 'Dona Ivone', profile: 'Particular' },
  { client: 'Grupo Rocha', profile: 'Empreiteira' },
  { client: 'Edifício Monet', profile: 'Condomínio' },
  { client: 'Telhados Brito', profile: 'Autônomo' },
]
// Closed on Sundays, most on Mondays; what is still out has no day of return, and some leave no deposit.
const rents = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(3, 5) : whole(1, 3) }, () => {
        const { tool, fewest, upTo, from, to } = pick(tools)
        const pieces = whole(fewest, upTo)
        const daily = whole(2, 25)
        const rate = whole(from, to) / 100
        const late = next() < 0.16 ? whole(1, 7) : 0
        const back = after(day, daily + late)
        const isOut = back > today
        return {
          day,
          back: isOut ? '' : back,
          ...pick(renters),
          tool,
          pieces,
          daily,
          rate,
          total: cents(pieces * daily * rate),
          deposit: next() < 0.4 ? undefined : whole(2, 12) * 50,
          delivery: next() < 0.45 ? 'sim' : 'não',
          status: isOut ? 'Na rua' : late > 0 ? 'Com atraso' : 'No prazo',
        }
      }),
    )
    .map((row, place) => ({ number: 4_001 + place, ...row })),
)

const offices = [
  { company: 'Advocacia Prado', district: 'Centro', chance: 0.58 },
  { company: 'TecSoft', district: 'Tecnopark', chance: 0.36 },
  { company: 'Contábil Alves', district: 'Centro', chance: 0.34 },
  { company: 'Imobiliária Norte', district: 'Boa Vista', chance: 0.3 },
  { company: 'Estúdio Renova', district: 'Boa Vista', chance: 0.24 },
  { company: 'Agência Lumo', district: 'Tecnopark', chance: 0.2 },
  { company: 'Cartório Sá', district: 'Centro', chance: 0.15 },
]
// From Monday to Friday, most on Fridays; an office has one order a day at most, and many give no rating.
const orders = new Rows(
  days
    .filter((day) => day >= '2025-06-01' && weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      offices
        .filter(({ chance }) => next() < chance * (weekdayIn(day) === 5 ? 1.6 : 1))
        .map(({ company, district }) => {
          const people = whole(6, 80)
          return {
            day,
            company,
            district,
            kind: pick(['Cesta de pães', 'Coffee break', 'Kit lanche', 'Mesa de frios']),
            period: next() < 0.64 ? 'manhã' : 'tarde',
            people,
            gluten: next() < 0.22 ? 'sim' : 'não',
            courier: among(['Gilson', 5], ['Dalva', 3], ['Ruan', 1.5]),
            payment: pick(['boleto', 'pix', 'cartão']),
            fee: next() < 0.3 ? 0 : whole(800, 3_000) / 100,
            price: cents((people * whole(1_800, 4_200)) / 100),
            rating: next() < 0.42 ? undefined : pick([5, 5, 4, 4, 3, 2, 1]),
          }
        }),
    )
    .map((row, place) => ({ code: `PD-${String(place + 1).padStart(4, '0')}`, ...row })),
)

const kinds: [kind: { exam: string; from: number; to: number; wait: number }, weight: number][] = [
  [{ exam: 'Hemograma', from: 3_500, to: 6_000, wait: 2 }, 6],
  [{ exam: 'Bioquímico', from: 6_000, to: 14_000, wait: 3 }, 3.5],
  [{ exam: 'Urinálise', from: 3_000, to: 5_500, wait: 2 }, 2],
  [{ exam: 'Parasitológico', from: 2_500, to: 4_500, wait: 3 }, 1.8],
  [{ exam: 'Citologia', from: 9_000, to: 19_000, wait: 6 }, 1.8],
]
// Ten months only, closed on Sundays; the latest and a few forgotten ones have neither report nor result.
const tests = new Rows(
  days
    .filter((day) => day >= '2025-08-01' && weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(1, 2) : whole(2, 5) }, () => {
        const { exam, from, to, wait } = among(...kinds)
        const isUrgent = next() < 0.2
        const ready = after(day, isUrgent ? 1 : whole(1, wait))
        const isPending = ready > today || next() < 0.02
        const price = cents((whole(from, to) / 100) * (isUrgent ? 1.4 : 1))
        return {
          day,
          report: isPending ? '' : ready,
          clinic: among(
            ['Focinho Feliz', 6],
            ['Vet Serrana', 4],
            ['Bicho Amigo', 2.4],
            ['Hospital São Lázaro', 1.4],
            ['Haras Imperial', 0.8],
          ),
          species: among(['Cão', 6], ['Gato', 3.5], ['Cavalo', 1], ['Coelho', 0.5]),
          sex: next() < 0.62 ? 'Fêmea' : 'Macho',
          age: next() < 0.15 ? undefined : whole(1, 16),
          exam,
          analyst: among(['Helena', 5], ['Caio', 3], ['Sônia', 1.6]),
          urgent: isUrgent ? 'S' : 'N',
          result: isPending ? '' : among(['Normal', 6], ['Alterado', 3], ['Inconclusivo', 0.8]),
          cost: cents((price * whole(15, 40)) / 100),
          price,
        }
      }),
    )
    .map((row, place) => ({ protocol: `LV${10_001 + place}`, ...row })),
)

const rental = 'Locações Andaimes e Ferramentas'
const bakery = 'pedidos_padaria_empresas'
const laboratory = 'EXAMES LAB VETERINARIO'

export const files = [
  file(rental, rents, [
    ['Nº Contrato', ({ number }) => number],
    ['Data Retirada', ({ day }) => brazilianDay(day)],
    ['Data Devolução', ({ back }) => (back === '' ? '' : brazilianDay(back))],
    ['Cliente', ({ client }) => client],
    ['Perfil', ({ profile }) => profile],
    ['Equipamento', ({ tool }) => tool],
    ['Qtd Peças', ({ pieces }) => pieces],
    ['Diárias', ({ daily }) => daily],
    ['Vlr Diária (R$)', ({ rate }) => decimal(rate)],
    ['Total Locação (R$)', ({ total }) => dotted(decimal(total))],
    ['Caução (R$)', ({ deposit }) => (deposit === undefined ? '' : decimal(deposit))],
    ['Entrega na obra', ({ delivery }) => delivery],
    ['Situação', ({ status }) => status],
  ]),
  file(
    bakery,
    orders,
    [
      ['pedido', ({ code }) => code],
      ['data_entrega', ({ day }) => day],
      ['empresa', ({ company }) => company],
      ['bairro', ({ district }) => district],
      ['tipo', ({ kind }) => kind],
      ['periodo', ({ period }) => period],
      ['pessoas', ({ people }) => people],
      ['sem_gluten', ({ gluten }) => gluten],
      ['entregador', ({ courier }) => courier],
      ['pagamento', ({ payment }) => payment],
      ['taxa_entrega', ({ fee }) => fee.toFixed(2)],
      ['valor_pedido', ({ price }) => price.toFixed(2)],
      ['avaliacao', ({ rating }) => rating ?? ''],
    ],
    ',',
  ),
  file(laboratory, tests, [
    ['PROTOCOLO', ({ protocol }) => protocol],
    ['DT_COLETA', ({ day }) => brazilianDay(day)],
    ['DT_LAUDO', ({ report }) => (report === '' ? '' : brazilianDay(report))],
    ['CLINICA', ({ clinic }) => clinic],
    ['ESPECIE', ({ species }) => species],
    ['SEXO', ({ sex }) => sex],
    ['IDADE_ANOS', ({ age }) => age ?? ''],
    ['EXAME', ({ exam }) => exam],
    ['ANALISTA', ({ analyst }) => analyst],
    ['URGENTE', ({ urgent }) => urgent],
    ['RESULTADO', ({ result }) => result],
    ['CUSTO_REAGENTES', ({ cost }) => decimal(cost)],
    ['VLR_EXAME', ({ price }) => decimal(price)],
  ]),
]

export const labelled: Labelled[] = [
  // The rental of scaffolding and tools
  ['faturamento das locações por mês', rental, rents.byMonth((g) => g.sum('total'))],
  [
    'Quantas locações de betoneira saíram em novembro?',
    rental,
    rents
      .during('2025-11')
      .when((r) => r.tool === 'Betoneira')
      .count(),
  ],
  [
    'quanto o Residencial Aroeira gastou com locação em 2026?',
    rental,
    rents
      .during('2026-01', '2026-05')
      .when((r) => r.client === 'Residencial Aroeira')
      .sum('total'),
  ],
  ['Qual equipamento rende mais dinheiro de aluguel?', rental, most(rents.by('tool', (g) => g.sum('total')))],
  [
    'top 3 clientes em valor de locacao',
    rental,
    most(
      rents.by('client', (g) => g.sum('total')),
      3,
    ),
  ],
  ['valor total medio por contrato de locaçao', rental, rents.mean('total')],
  [
    'Quantas peças de andaime alugamos em março?',
    rental,
    rents
      .during('2026-03')
      .when((r) => r.tool === 'Andaime')
      .sum('pieces'),
  ],
  ['qntas locações ainda estao na rua', rental, rents.when((r) => r.status === 'Na rua').count()],
  [
    'Qual a porcentagem das locações que está na situação com atraso?',
    rental,
    rents.share((r) => r.status === 'Com atraso'),
  ],
  [
    'total de caução que a Pilar Engenharia deixou',
    rental,
    rents.when((r) => r.client === 'Pilar Engenharia').sum('deposit'),
  ],
  ['quantas locações foram feitas sem caução?', rental, rents.when((r) => r.deposit === undefined).count()],
  ['Média de diárias por locação de cada equipamento', rental, rents.by('tool', (g) => g.mean('daily'))],
  ['quantas locacoes tem mais de 20 diarias', rental, rents.when((r) => r.daily > 20).count()],
  [
    'quantas locações de autônomos deram total acima de R$ 1.000?',
    rental,
    rents.when((r) => r.profile === 'Autônomo' && r.total > 1000).count(),
  ],
  [
    'Compare o faturamento das locações de fevereiro de 2026 com o de março de 2026',
    rental,
    { before: rents.during('2026-02').sum('total'), after: rents.during('2026-03').sum('total') },
  ],
  ['em que dia da semana saem mais locações?', rental, most(rents.byWeekday((g) => g.count()))],
  [
    'quanto de locação veio do martelete e do compactador juntos?',
    rental,
    rents.when((r) => r.tool === 'Martelete' || r.tool === 'Compactador').sum('total'),
  ],
  [
    'Quantas locações foram devolvidas em dezembro de 2025?',
    rental,
    rents.when((r) => r.back.startsWith('2025-12')).count(),
  ],
  ['quanto cada perfil de cliente pagou em locações?', rental, rents.by('profile', (g) => g.sum('total'))],
  ['valor da diaria mais cara de furadeira', rental, rents.when((r) => r.tool === 'Furadeira').max('rate')],
  [
    'quantos clientes diferentes alugaram compactador?',
    rental,
    rents.when((r) => r.tool === 'Compactador').distinct('client'),
  ],
  [
    'quantos % do valor das locações vem de condominio',
    rental,
    rents.share((r) => r.profile === 'Condomínio', 'total'),
  ],
  ['Qual o total da locação do contrato 4120?', rental, rents.when((r) => r.number === 4120).sum('total')],
  [
    'quantas locações da Dona Ivone tiveram entrega na obra?',
    rental,
    rents.when((r) => r.client === 'Dona Ivone' && r.delivery === 'sim').count(),
  ],
  [
    'qto faturamos com locacao tirando andaime e escora',
    rental,
    rents.when((r) => r.tool !== 'Andaime' && r.tool !== 'Escora').sum('total'),
  ],
  [
    'quem gastou mais em locação: Lima Construções ou Grupo Rocha?',
    rental,
    most(
      rents
        .when((r) => r.client === 'Lima Construções' || r.client === 'Grupo Rocha')
        .by('client', (g) => g.sum('total')),
    ),
  ],
  ['qual mes teve o menor faturamento de locacao', rental, least(rents.byMonth((g) => g.sum('total')))],
  ['qtd de locacoes por situacao', rental, rents.by('status', (g) => g.count())],
  [
    'quanto deu em locações retiradas entre 10/08/2025 e 20/09/2025',
    rental,
    rents.from('2025-08-10', '2025-09-20').sum('total'),
  ],
  ['media de peças por locaçao de escora', rental, rents.when((r) => r.tool === 'Escora').mean('pieces')],

  // The bakery's orders for offices
  ['valor dos pedidos da padaria por empresa', bakery, orders.by('company', (g) => g.sum('price'))],
  ['Quantos pedidos a padaria entregou em outubro?', bakery, orders.during('2025-10').count()],
  [
    'quantas pessoas servimos nos coffee breaks de novembro de 2025?',
    bakery,
    orders
      .during('2025-11')
      .when((r) => r.kind === 'Coffee break')
      .sum('people'),
  ],
  ['qual empresa faz mais pedidos na padaria?', bakery, most(orders.by('company', (g) => g.count()))],
  ['ticket medio dos pedidos da padaria', bakery, orders.mean('price')],
  [
    'Quais as 3 empresas com maior valor de pedidos?',
    bakery,
    most(
      orders.by('company', (g) => g.sum('price')),
      3,
    ),
  ],
  ['qto entrou de taxa de entrega em dezembro', bakery, orders.during('2025-12').sum('fee')],
  [
    'quantos pedidos sem glúten a TecSoft fez?',
    bakery,
    orders.when((r) => r.company === 'TecSoft' && r.gluten === 'sim').count(),
  ],
  ['Que porcentagem dos pedidos é do período da manhã?', bakery, orders.share((r) => r.period === 'manhã')],
  ['avaliaçao media de cada entregador', bakery, orders.by('courier', (g) => g.mean('rating'))],
  ['quantos pedidos ficaram sem avaliaçao', bakery, orders.when((r) => r.rating === undefined).count()],
  ['quantos pedidos tiveram avaliação menor que 3?', bakery, orders.when((r) => (r.rating ?? 5) < 3).count()],
  [
    'valor dos pedidos pagos no pix desde fevereiro de 2026',
    bakery,
    orders
      .during('2026-02', '2026-05')
      .when((r) => r.payment === 'pix')
      .sum('price'),
  ],
  ['Em qual dia da semana a padaria entrega mais pedidos?', bakery, most(orders.byWeekday((g) => g.count()))],
  [
    'compare o valor dos pedidos levados pelo Gilson e pela Dalva',
    bakery,
    orders.when((r) => r.courier === 'Gilson' || r.courier === 'Dalva').by('courier', (g) => g.sum('price')),
  ],
  [
    'valor dos pedidos da padaria: janeiro x fevereiro',
    bakery,
    { before: orders.during('2026-01').sum('price'), after: orders.during('2026-02').sum('price') },
  ],
  [
    'em que dia a padaria teve o maior valor de pedidos?',
    bakery,
    most(orders.by('day', (g) => g.sum('price'))).map(([day, value]): [string, number] => [
      shownDay(day),
      value,
    ]),
  ],
  ['quantos pedidos foram pra mais de 50 pessoas?', bakery, orders.when((r) => r.people > 50).count()],
  [
    'qts pedidos de mesa de frios teve de tarde',
    bakery,
    orders.when((r) => r.kind === 'Mesa de frios' && r.period === 'tarde').count(),
  ],
  [
    'Qual o valor do último pedido da Contábil Alves?',
    bakery,
    orders.when((r) => r.company === 'Contábil Alves').all.at(-1)?.price ?? 0,
  ],
  [
    'qual foi o valor do primeiro pedido do Cartório Sá?',
    bakery,
    orders.when((r) => r.company === 'Cartório Sá').all.at(0)?.price ?? 0,
  ],
  ['quantos pedidos a padaria fez de cada tipo?', bakery, orders.by('kind', (g) => g.count())],
  [
    'quantos por cento do valor dos pedidos vem do Tecnopark?',
    bakery,
    orders.share((r) => r.district === 'Tecnopark', 'price'),
  ],
  ['pra quantos bairros diferentes a padaria entrega?', bakery, orders.distinct('district')],
  [
    'media de pessoas por pedido de kit lanche',
    bakery,
    orders.when((r) => r.kind === 'Kit lanche').mean('people'),
  ],
  ['qual entregador levou menos pedidos?', bakery, least(orders.by('courier', (g) => g.count()))],
  [
    'Quanto a Advocacia Prado pagou em pedidos no boleto no segundo semestre de 2025?',
    bakery,
    orders
      .during('2025-07', '2025-12')
      .when((r) => r.company === 'Advocacia Prado' && r.payment === 'boleto')
      .sum('price'),
  ],
  [
    'valor dos pedidos de cesta de paes sem contar o bairro centro',
    bakery,
    orders.when((r) => r.kind === 'Cesta de pães' && r.district !== 'Centro').sum('price'),
  ],
  [
    'qtd de pedidos da tarde por mes',
    bakery,
    orders.when((r) => r.period === 'tarde').byMonth((g) => g.count()),
  ],
  [
    'quantos pedidos a padaria entrega em média por dia que tem entrega?',
    bakery,
    orders.count() / orders.distinct('day'),
  ],

  // The vet laboratory
  ['quantos exames foram coletados em cada mês?', laboratory, tests.byMonth((g) => g.count())],
  ['faturamento do laboratório por clínica', laboratory, tests.by('clinic', (g) => g.sum('price'))],
  [
    'Quantos hemogramas fizemos em gatos?',
    laboratory,
    tests.when((r) => r.exam === 'Hemograma' && r.species === 'Gato').count(),
  ],
  [
    'valor das citologias coletadas em janeiro',
    laboratory,
    tests
      .during('2026-01')
      .when((r) => r.exam === 'Citologia')
      .sum('price'),
  ],
  [
    'quantos laudos saíram em fevereiro de 2026?',
    laboratory,
    tests.when((r) => r.report.startsWith('2026-02')).count(),
  ],
  ['qtos exames ainda tao sem laudo', laboratory, tests.when((r) => r.report === '').count()],
  ['Qual o exame mais feito no laboratório?', laboratory, most(tests.by('exam', (g) => g.count()))],
  [
    'top 3 clinicas que mandam mais exames',
    laboratory,
    most(
      tests.by('clinic', (g) => g.count()),
      3,
    ),
  ],
  ['valor medio do exame por especie', laboratory, tests.by('species', (g) => g.mean('price'))],
  ['que porcentagem de todos os exames foi urgente?', laboratory, tests.share((r) => r.urgent === 'S')],
  [
    'quantos exames da Helena deram alterado?',
    laboratory,
    tests.when((r) => r.analyst === 'Helena' && r.result === 'Alterado').count(),
  ],
  ['custo total de reagentes por tipo de exame', laboratory, tests.by('exam', (g) => g.sum('cost'))],
  [
    'qnts exames urgentes a vet serrana mandou',
    laboratory,
    tests.when((r) => r.clinic === 'Vet Serrana' && r.urgent === 'S').count(),
  ],
  ['Qual a idade média dos cães examinados?', laboratory, tests.when((r) => r.species === 'Cão').mean('age')],
  [
    'quantos exames são de animais com mais de 10 anos?',
    laboratory,
    tests.when((r) => (r.age ?? 0) > 10).count(),
  ],
  ['quantos exames estao sem a idade preenchida', laboratory, tests.when((r) => r.age === undefined).count()],
  [
    'Compare o valor dos exames coletados em março com os coletados em abril',
    laboratory,
    { before: tests.during('2026-03').sum('price'), after: tests.during('2026-04').sum('price') },
  ],
  ['teve mais exame de macho ou de femea?', laboratory, most(tests.by('sex', (g) => g.count()))],
  [
    'quanto gastamos de reagente com parasitologico',
    laboratory,
    tests.when((r) => r.exam === 'Parasitológico').sum('cost'),
  ],
  ['valor total dos exames menos o custo dos reagentes', laboratory, tests.sum('price') - tests.sum('cost')],
  [
    'quantas clínicas diferentes mandaram exame de cavalo?',
    laboratory,
    tests.when((r) => r.species === 'Cavalo').distinct('clinic'),
  ],
  ['qual analista fez mais exames?', laboratory, most(tests.by('analyst', (g) => g.count()))],
  [
    'Qual o valor do exame mais caro cobrado em cavalo?',
    laboratory,
    tests.when((r) => r.species === 'Cavalo').max('price'),
  ],
  ['menor valor cobrado numa urinalise', laboratory, tests.when((r) => r.exam === 'Urinálise').min('price')],
  ['quantos exames foram coletados aos sábados?', laboratory, tests.on(6).count()],
  ['numero de exames de cada especie', laboratory, tests.by('species', (g) => g.count())],
  [
    'Valor dos exames não urgentes coletados no último trimestre de 2025',
    laboratory,
    tests
      .during('2025-10', '2025-12')
      .when((r) => r.urgent === 'N')
      .sum('price'),
  ],
  [
    'qual clínica deu menos faturamento com exame bioquímico?',
    laboratory,
    least(tests.when((r) => r.exam === 'Bioquímico').by('clinic', (g) => g.sum('price'))),
  ],
  [
    'quantos exames tiveram valor cobrado acima de 150 reais?',
    laboratory,
    tests.when((r) => r.price > 150).count(),
  ],
  [
    'quantas coletas o laboratorio fez entre 15/12/2025 e 15/01/2026',
    laboratory,
    tests.from('2025-12-15', '2026-01-15').count(),
  ],
]

export const unanswerable: string[] = [
  'quanto gastamos com conserto das betoneiras?',
  'qual a placa do caminhão que leva os andaimes?',
  'quantos andaimes tem parados no galpão hoje?',
  'quanto a padaria gastou de farinha em março?',
  'qual o salário do Gilson?',
  'quantos pães sobraram na sexta-feira?',
  'qual raça de cachorro faz mais exames?',
  'qual o peso médio dos gatos examinados?',
  'qual o telefone da Vet Serrana',
  'quanto o laboratório pagou de energia elétrica em janeiro?',
]
