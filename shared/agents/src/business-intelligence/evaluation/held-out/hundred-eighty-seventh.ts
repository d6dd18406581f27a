import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* An air-conditioning installer, a bookshop-café and a company's travel expenses. */

const { next, whole, among } = seededBusiness(
  'an air-conditioning installer, a bookshop-café, travel expenses',
)

interface Task {
  service: string
  from: number
  to: number
}
const tasks: [Task, number][] = [
  [{ service: 'Instalação', from: 45_000, to: 128_000 }, 5],
  [{ service: 'Limpeza', from: 14_000, to: 32_000 }, 3.4],
  [{ service: 'Manutenção', from: 18_000, to: 65_000 }, 2],
  [{ service: 'Carga de gás', from: 25_000, to: 52_000 }, 1.3],
  [{ service: 'Desinstalação', from: 15_000, to: 35_000 }, 0.7],
]
// From September to May; closed on Sundays, most on Mondays.
const jobs = new Rows(
  daysFrom('2025-09-01', 273)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(2, 4) : whole(0, 2) }, () => {
        const { service, from, to } = among(...tasks)
        return {
          day,
          service,
          technician: among<string>(['Edmilson', 5], ['Wagner', 3], ['Jaqueline', 1.6]),
          district: among<string>(
            ['Pituba', 4],
            ['Brotas', 3],
            ['Itapuã', 2],
            ['Barra', 1.2],
            ['Cabula', 0.7],
          ),
          brand: among<string>(['Samsung', 4], ['LG', 3], ['Midea', 2], ['Gree', 1.2], ['Elgin', 0.5]),
          client: among<string>(['Residencial', 5], ['Comercial', 2.5], ['Condomínio', 1]),
          btu: among<number>([12_000, 4], [9_000, 3], [18_000, 2], [24_000, 1]),
          pipe: service === 'Instalação' ? whole(6, 30) / 2 : undefined,
          price: whole(from, to) / 100,
        }
      }),
    ),
)

interface Good {
  sector: string
  item: string
  from: number
  to: number
  upTo: number
}
const goods: [Good, number][] = [
  [{ sector: 'Livros', item: 'Romance', from: 3_900, to: 8_900, upTo: 3 }, 3],
  [{ sector: 'Livros', item: 'Infantil', from: 2_500, to: 6_500, upTo: 3 }, 2.2],
  [{ sector: 'Livros', item: 'Quadrinhos', from: 3_000, to: 10_900, upTo: 3 }, 1.5],
  [{ sector: 'Livros', item: 'Poesia', from: 2_800, to: 5_900, upTo: 2 }, 0.9],
  [{ sector: 'Cafeteria', item: 'Espresso', from: 600, to: 900, upTo: 5 }, 3.6],
  [{ sector: 'Cafeteria', item: 'Cappuccino', from: 1_000, to: 1_600, upTo: 4 }, 2.1],
  [{ sector: 'Cafeteria', item: 'Pão de queijo', from: 500, to: 850, upTo: 5 }, 2],
  [{ sector: 'Cafeteria', item: 'Bolo de cenoura', from: 900, to: 1_500, upTo: 3 }, 1.3],
  [{ sector: 'Presentes', item: 'Caneca', from: 3_500, to: 5_900, upTo: 2 }, 1],
  [{ sector: 'Presentes', item: 'Ecobag', from: 4_000, to: 7_500, upTo: 2 }, 0.7],
]
// From February of 2025 to March of 2026; closed on Mondays.
const sales = new Rows(
  daysFrom('2025-02-01', 424)
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: whole(0, 2) }, () => {
        const { sector, item, from, to, upTo } = among(...goods)
        const pieces = whole(1, upTo)
        const unit = whole(from, to) / 100
        return {
          day,
          sector,
          item,
          clerk: among<string>(['Lívia', 4], ['Caio', 2.5], ['Regina', 1.4]),
          shift: among<string>(['Tarde', 4], ['Manhã', 2], ['Noite', 1.3]),
          payment: among<string>(['Pix', 4], ['Crédito', 2.6], ['Débito', 1.6], ['Dinheiro', 1]),
          pieces,
          unit,
          total: cents(pieces * unit),
        }
      }),
    ),
)

interface Traveller {
  person: string
  department: string
}
const travellers: [Traveller, number][] = [
  [{ person: 'Patrícia Leal', department: 'Marketing' }, 4],
  [{ person: 'Fábio Nunes', department: 'Engenharia' }, 3],
  [{ person: 'Renata Moura', department: 'Engenharia' }, 2.1],
  [{ person: 'Igor Prates', department: 'Jurídico' }, 1.4],
  [{ person: 'Sônia Reis', department: 'Marketing' }, 0.8],
]
interface Kind {
  kind: string
  from: number
  to: number
}
const kinds: [Kind, number][] = [
  [{ kind: 'Alimentação', from: 2_500, to: 18_000 }, 4.5],
  [{ kind: 'Hotel', from: 19_000, to: 42_000 }, 3],
  [{ kind: 'Passagem aérea', from: 38_000, to: 190_000 }, 2],
  [{ kind: 'Transporte por app', from: 1_400, to: 9_500 }, 1.4],
  [{ kind: 'Estacionamento', from: 1_200, to: 6_000 }, 0.8],
]
// From June to February; on working days only.
const expenses = new Rows(
  daysFrom('2025-06-01', 273)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: whole(0, 3) }, () => {
        const { kind, from, to } = among(...kinds)
        const nights = kind === 'Hotel' ? whole(1, 5) : undefined
        return {
          day,
          ...among(...travellers),
          city: among<string>(
            ['São Paulo', 4],
            ['Recife', 2.6],
            ['Curitiba', 1.7],
            ['Belo Horizonte', 1.1],
            ['Manaus', 0.7],
          ),
          kind,
          nights,
          invoice: next() < 0.8 ? 'Sim' : 'Não',
          refund: among<string>(['Reembolsado', 6], ['Pendente', 2.6], ['Recusado', 1.1]),
          cost: cents(((nights ?? 1) * whole(from, to)) / 100),
        }
      }),
    ),
)

const cooling = 'Serviços Ar Condicionado'
const bookshop = 'vendas_livraria_cafe'
const travel = 'DESPESAS DE VIAGEM'

export const files = [
  file(cooling, jobs, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Serviço', ({ service }) => service],
    ['Técnico', ({ technician }) => technician],
    ['Bairro', ({ district }) => district],
    ['Marca do aparelho', ({ brand }) => brand],
    ['Tipo de cliente', ({ client }) => client],
    ['BTUs', ({ btu }) => btu],
    ['Tubulação (m)', ({ pipe }) => (pipe === undefined ? '' : decimal(pipe, 1))],
    ['Valor (R$)', ({ price }) => dotted(decimal(price))],
  ]),
  file(
    bookshop,
    sales,
    [
      ['data_venda', ({ day }) => brazilianDay(day)],
      ['setor', ({ sector }) => sector],
      ['item', ({ item }) => item],
      ['atendente', ({ clerk }) => clerk],
      ['turno', ({ shift }) => shift],
      ['forma_pgto', ({ payment }) => payment],
      ['qtd', ({ pieces }) => pieces],
      ['preco_unit', ({ unit }) => unit.toFixed(2)],
      ['total_venda', ({ total }) => total.toFixed(2)],
    ],
    ',',
  ),
  file(travel, expenses, [
    ['DT DESPESA', ({ day }) => brazilianDay(day)],
    ['COLABORADOR', ({ person }) => person],
    ['DEPTO', ({ department }) => department],
    ['DESTINO', ({ city }) => city],
    ['TIPO DE DESPESA', ({ kind }) => kind],
    ['DIARIAS', ({ nights }) => nights ?? ''],
    ['NOTA FISCAL', ({ invoice }) => invoice],
    ['REEMBOLSO', ({ refund }) => refund],
    ['VALOR GASTO', ({ cost }) => dotted(commaPrice(cost))],
  ]),
]

export const labelled: Labelled[] = [
  // The air-conditioning installer
  [
    'Quanto faturamos com serviços de ar condicionado em março?',
    cooling,
    jobs.during('2026-03').sum('price'),
  ],
  ['quantas instalaçoes a gente fez ao todo?', cooling, jobs.when((r) => r.service === 'Instalação').count()],
  ['número de serviços de cada técnico', cooling, jobs.by('technician', (g) => g.count())],
  ['faturamento do ar condicionado mês a mês', cooling, jobs.byMonth((g) => g.sum('price'))],
  ['qual técnico trouxe mais faturamento?', cooling, most(jobs.by('technician', (g) => g.sum('price')))],
  [
    'top 3 bairros em valor de serviço',
    cooling,
    most(
      jobs.by('district', (g) => g.sum('price')),
      3,
    ),
  ],
  ['valor médio de uma limpeza', cooling, jobs.when((r) => r.service === 'Limpeza').mean('price')],
  [
    'quantas limpezas o Wagner fez de dezembro a fevereiro?',
    cooling,
    jobs
      .during('2025-12', '2026-02')
      .when((r) => r.service === 'Limpeza' && r.technician === 'Wagner')
      .count(),
  ],
  ['quantos metros de tubulacao usamos em novembro', cooling, jobs.during('2025-11').sum('pipe')],
  [
    'em média vão quantos metros de tubulação por instalação?',
    cooling,
    jobs.when((r) => r.service === 'Instalação').mean('pipe'),
  ],
  [
    'Do total de serviços feitos, que porcentagem foi manutenção?',
    cooling,
    jobs.share((r) => r.service === 'Manutenção'),
  ],
  [
    'quantos por cento do valor dos serviços vem de cliente comercial?',
    cooling,
    jobs.share((r) => r.client === 'Comercial', 'price'),
  ],
  [
    'compara o valor total dos serviços de ar de outubro com o de novembro',
    cooling,
    { before: jobs.during('2025-10').sum('price'), after: jobs.during('2025-11').sum('price') },
  ],
  ['dia da semana com mais serviços de ar condicionado', cooling, most(jobs.byWeekday((g) => g.count()))],
  ['quantos serviços custaram mais de 800 reais?', cooling, jobs.when((r) => r.price > 800).count()],
  ['serviços de até R$ 200, quantos foram?', cooling, jobs.when((r) => r.price <= 200).count()],
  ['valor do serviço mais caro na Pituba', cooling, jobs.when((r) => r.district === 'Pituba').max('price')],
  ['qual marca de aparelho aparece em menos serviços?', cooling, least(jobs.by('brand', (g) => g.count()))],
  ['quantos serviços em aparelho de 12000 BTUs', cooling, jobs.when((r) => r.btu === 12_000).count()],
  [
    'Quanto deu em reais o serviço em aparelho LG lá em Brotas?',
    cooling,
    jobs.when((r) => r.brand === 'LG' && r.district === 'Brotas').sum('price'),
  ],
  [
    'instalação x limpeza: quanto faturou cada uma',
    cooling,
    jobs
      .when((r) => r.service === 'Instalação' || r.service === 'Limpeza')
      .by('service', (g) => g.sum('price')),
  ],
  [
    'valor total das cargas de gás do Edmilson em 2026',
    cooling,
    jobs
      .during('2026-01', '2026-12')
      .when((r) => r.service === 'Carga de gás' && r.technician === 'Edmilson')
      .sum('price'),
  ],
  ['quantos bairros diferentes já atendemos?', cooling, jobs.distinct('district')],
  [
    'quantas manutencoes tivemos em cada bairro',
    cooling,
    jobs.when((r) => r.service === 'Manutenção').by('district', (g) => g.count()),
  ],
  [
    'tirando as instalações, quanto faturamos com serviço de ar em janeiro?',
    cooling,
    jobs
      .during('2026-01')
      .when((r) => r.service !== 'Instalação')
      .sum('price'),
  ],
  ['valor médio do serviço por tipo de cliente', cooling, jobs.by('client', (g) => g.mean('price'))],
  [
    'Quantos serviços de ar condicionado foram feitos entre 15/10/2025 e 15/12/2025?',
    cooling,
    jobs.from('2025-10-15', '2025-12-15').count(),
  ],
  [
    'qual mês teve o menor faturamento no ar condicionado?',
    cooling,
    least(jobs.byMonth((g) => g.sum('price'))),
  ],
  [
    'menor valor que a gente cobrou numa desinstalação',
    cooling,
    jobs.when((r) => r.service === 'Desinstalação').min('price'),
  ],
  [
    'Bom dia! Tô acertando com a Jaqueline e preciso saber: qual o valor total dos serviços dela no primeiro trimestre de 2026?',
    cooling,
    jobs
      .during('2026-01', '2026-03')
      .when((r) => r.technician === 'Jaqueline')
      .sum('price'),
  ],

  // The bookshop-café
  ['quanto a livraria-café vendeu em reais em dezembro?', bookshop, sales.during('2025-12').sum('total')],
  ['quantas vendas fez o Caio?', bookshop, sales.when((r) => r.clerk === 'Caio').count()],
  ['total vendido em reais por setor', bookshop, sales.by('sector', (g) => g.sum('total'))],
  [
    'quantos espressos foram vendidos de abril a junho?',
    bookshop,
    sales
      .during('2025-04', '2025-06')
      .when((r) => r.item === 'Espresso')
      .sum('pieces'),
  ],
  ['item mais vendido em quantidade', bookshop, most(sales.by('item', (g) => g.sum('pieces')))],
  [
    'Quais os 3 itens que dão mais faturamento na livraria-café?',
    bookshop,
    most(
      sales.by('item', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'ticket medio das vendas do setor presentes',
    bookshop,
    sales.when((r) => r.sector === 'Presentes').mean('total'),
  ],
  [
    'do valor total vendido na livraria-café, quantos % foi pago no pix?',
    bookshop,
    sales.share((r) => r.payment === 'Pix', 'total'),
  ],
  [
    'participação da cafeteria no faturamento das vendas',
    bookshop,
    sales.share((r) => r.sector === 'Cafeteria', 'total'),
  ],
  [
    'total vendido em março de 2025 comparado com março de 2026, em reais',
    bookshop,
    { before: sales.during('2025-03').sum('total'), after: sales.during('2026-03').sum('total') },
  ],
  ['vendas por turno, em reais', bookshop, sales.by('shift', (g) => g.sum('total'))],
  [
    'quantidade de vendas lançadas em cada dia da semana na livraria-café',
    bookshop,
    sales.byWeekday((g) => g.count()),
  ],
  ['total em reais das vendas de domingo', bookshop, sales.on(0).sum('total')],
  ['quantas vendas passaram de 150 reais?', bookshop, sales.when((r) => r.total > 150).count()],
  ['vendas com total abaixo de 10 reais, quantas são?', bookshop, sales.when((r) => r.total < 10).count()],
  [
    'valor das vendas da Lívia pagas em dinheiro',
    bookshop,
    sales.when((r) => r.clerk === 'Lívia' && r.payment === 'Dinheiro').sum('total'),
  ],
  [
    'quanto a Regina faturou no turno da noite?',
    bookshop,
    sales.when((r) => r.clerk === 'Regina' && r.shift === 'Noite').sum('total'),
  ],
  ['Quantas unidades de poesia saíram?', bookshop, sales.when((r) => r.item === 'Poesia').sum('pieces')],
  [
    'média do preço unitário dos quadrinhos',
    bookshop,
    sales.when((r) => r.item === 'Quadrinhos').mean('unit'),
  ],
  [
    'qual o valor da maior venda do setor de livros?',
    bookshop,
    sales.when((r) => r.sector === 'Livros').max('total'),
  ],
  ['pior mes da livraria-café em valor vendido', bookshop, least(sales.byMonth((g) => g.sum('total')))],
  [
    'pão de queijo ou bolo de cenoura: quantas unidades vendeu de cada um?',
    bookshop,
    sales
      .when((r) => r.item === 'Pão de queijo' || r.item === 'Bolo de cenoura')
      .by('item', (g) => g.sum('pieces')),
  ],
  [
    'quantas vendas a Lívia fez em fevereiro de 2026',
    bookshop,
    sales
      .during('2026-02')
      .when((r) => r.clerk === 'Lívia')
      .count(),
  ],
  [
    'sem contar a cafeteria, quanto faturamos com vendas no segundo semestre de 2025?',
    bookshop,
    sales
      .during('2025-07', '2025-12')
      .when((r) => r.sector !== 'Cafeteria')
      .sum('total'),
  ],
  ['quantas formas de pagamento diferentes tem nas vendas?', bookshop, sales.distinct('payment')],
  ['unidades vendidas por atendente', bookshop, sales.by('clerk', (g) => g.sum('pieces'))],
  [
    'quanto faturamos com caneca e ecobag juntas?',
    bookshop,
    sales.when((r) => r.item === 'Caneca' || r.item === 'Ecobag').sum('total'),
  ],
  [
    'quem vendeu menos unidades no turno da tarde?',
    bookshop,
    least(sales.when((r) => r.shift === 'Tarde').by('clerk', (g) => g.sum('pieces'))),
  ],
  [
    'Faz um favor pra mim: de 01/10/2025 até 24/12/2025, quanto a gente faturou com o item infantil?',
    bookshop,
    sales
      .from('2025-10-01', '2025-12-24')
      .when((r) => r.item === 'Infantil')
      .sum('total'),
  ],
  [
    'quanto a livraria-café fatura por mês, em média?',
    bookshop,
    sales.sum('total') / sales.byMonth((g) => g.count()).length,
  ],

  // The company's travel expenses
  ['Quanto gastamos com viagens em julho?', travel, expenses.during('2025-07').sum('cost')],
  ['valor das despesas de viagem por colaborador', travel, expenses.by('person', (g) => g.sum('cost'))],
  ['quem mais gastou em viagem?', travel, most(expenses.by('person', (g) => g.sum('cost')))],
  [
    'os três destinos com maior gasto total',
    travel,
    most(
      expenses.by('city', (g) => g.sum('cost')),
      3,
    ),
  ],
  [
    'quanto ja foi gasto em passagem aerea',
    travel,
    expenses.when((r) => r.kind === 'Passagem aérea').sum('cost'),
  ],
  [
    'quantas diárias de hotel tivemos em Recife?',
    travel,
    expenses.when((r) => r.kind === 'Hotel' && r.city === 'Recife').sum('nights'),
  ],
  [
    'quantas despesas estão com reembolso pendente?',
    travel,
    expenses.when((r) => r.refund === 'Pendente').count(),
  ],
  [
    'valor pendente de reembolso por depto',
    travel,
    expenses.when((r) => r.refund === 'Pendente').by('department', (g) => g.sum('cost')),
  ],
  [
    'qual a porcentagem de lançamentos de viagem sem nota fiscal, em quantidade?',
    travel,
    expenses.share((r) => r.invoice === 'Não'),
  ],
  [
    'que fatia do gasto total com viagem foi hotel?',
    travel,
    expenses.share((r) => r.kind === 'Hotel', 'cost'),
  ],
  [
    'total gasto em viagem: setembro contra outubro',
    travel,
    { before: expenses.during('2025-09').sum('cost'), after: expenses.during('2025-10').sum('cost') },
  ],
  [
    'valor médio de uma despesa de alimentação em São Paulo',
    travel,
    expenses.when((r) => r.kind === 'Alimentação' && r.city === 'São Paulo').mean('cost'),
  ],
  [
    'quanto custou a passagem aérea mais cara?',
    travel,
    expenses.when((r) => r.kind === 'Passagem aérea').max('cost'),
  ],
  ['quantas despesas acima de 500 reais?', travel, expenses.when((r) => r.cost > 500).count()],
  [
    'despesas de no maximo 50 reais em Curitiba, quantas tem?',
    travel,
    expenses.when((r) => r.cost <= 50 && r.city === 'Curitiba').count(),
  ],
  ['quantidade de despesas de viagem por mês', travel, expenses.byMonth((g) => g.count())],
  [
    'gasto por tipo de despesa no último trimestre de 2025',
    travel,
    expenses.during('2025-10', '2025-12').by('kind', (g) => g.sum('cost')),
  ],
  [
    'quanto a Patrícia Leal gastou em dezembro?',
    travel,
    expenses
      .during('2025-12')
      .when((r) => r.person === 'Patrícia Leal')
      .sum('cost'),
  ],
  [
    'qual departamento teve o menor gasto com viagens?',
    travel,
    least(expenses.by('department', (g) => g.sum('cost'))),
  ],
  [
    'Engenharia x Marketing, total gasto de cada um',
    travel,
    expenses
      .when((r) => r.department === 'Engenharia' || r.department === 'Marketing')
      .by('department', (g) => g.sum('cost')),
  ],
  [
    'total em reais das despesas do Fábio Nunes com reembolso recusado',
    travel,
    expenses.when((r) => r.person === 'Fábio Nunes' && r.refund === 'Recusado').sum('cost'),
  ],
  [
    'quantas depesas da Renata Moura já foram reembolsadas?',
    travel,
    expenses.when((r) => r.person === 'Renata Moura' && r.refund === 'Reembolsado').count(),
  ],
  [
    'quantos colaboradores diferentes tiveram despesa em Manaus?',
    travel,
    expenses.when((r) => r.city === 'Manaus').distinct('person'),
  ],
  [
    'sem contar São Paulo, quanto gastamos com hotel?',
    travel,
    expenses.when((r) => r.kind === 'Hotel' && r.city !== 'São Paulo').sum('cost'),
  ],
  [
    'gasto total com alimentação nas segundas-feiras',
    travel,
    expenses
      .on(1)
      .when((r) => r.kind === 'Alimentação')
      .sum('cost'),
  ],
  [
    'valor medio por lançamento de despesa em cada departamento',
    travel,
    expenses.by('department', (g) => g.mean('cost')),
  ],
  [
    'Qual foi o gasto com viagens de 16/06/2025 a 31/08/2025?',
    travel,
    expenses.from('2025-06-16', '2025-08-31').sum('cost'),
  ],
  ['em que mês se gastou mais com viagem?', travel, most(expenses.byMonth((g) => g.sum('cost')))],
  [
    'diarias de hotel somadas por colaborador',
    travel,
    expenses.when((r) => r.kind === 'Hotel').by('person', (g) => g.sum('nights')),
  ],
  [
    'o financeiro tá me cobrando aqui: quanto deu de transporte por app e estacionamento juntos desde novembro?',
    travel,
    expenses
      .during('2025-11', '2026-02')
      .when((r) => r.kind === 'Transporte por app' || r.kind === 'Estacionamento')
      .sum('cost'),
  ],
]

export const unanswerable: string[] = [
  'quanto tempo o Edmilson leva em média pra terminar uma instalação?',
  'qual fornecedor de tubo de cobre sai mais barato?',
  'quantos clientes do ar condicionado acionaram a garantia?',
  'qual autor vende mais na livraria?',
  'quantos romances ainda temos em estoque?',
  'por que as vendas de livros caíram em janeiro?',
  'qual a margem de lucro do cappuccino?',
  'quanto vamos gastar com viagens em agosto de 2026?',
  'qual companhia aérea a gente mais usa?',
  'quantos quilômetros o Fábio Nunes rodou de carro?',
]
