import { brazilianDay, cents, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A veterinary clinic, a bike rental and repair shop and the help desk of a software firm. */

const { next, whole, among } = seededBusiness(
  'a veterinary clinic, a bike rental and repair shop, the help desk of a software firm',
)

/** Weights in hectograms. */
interface Breed {
  species: string
  breed: string
  size: string
  light: number
  heavy: number
}
const breeds: [Breed, number][] = [
  [{ species: 'Cão', breed: 'Vira-lata', size: 'Médio', light: 90, heavy: 220 }, 26],
  [{ species: 'Cão', breed: 'Shih-tzu', size: 'Pequeno', light: 40, heavy: 80 }, 15],
  [{ species: 'Cão', breed: 'Labrador', size: 'Grande', light: 250, heavy: 380 }, 11],
  [{ species: 'Cão', breed: 'Golden Retriever', size: 'Grande', light: 260, heavy: 390 }, 7],
  [{ species: 'Gato', breed: 'Siamês', size: 'Pequeno', light: 30, heavy: 55 }, 17],
  [{ species: 'Gato', breed: 'Persa', size: 'Pequeno', light: 32, heavy: 60 }, 9],
  [{ species: 'Gato', breed: 'Maine Coon', size: 'Médio', light: 55, heavy: 95 }, 5],
  [{ species: 'Coelho', breed: 'Mini Lop', size: 'Pequeno', light: 14, heavy: 26 }, 6],
  [{ species: 'Ave', breed: 'Calopsita', size: 'Pequeno', light: 1, heavy: 2 }, 4],
]

interface Procedure {
  procedure: string
  from: number
  to: number
  quick: number
  long: number
}
const procedures: [Procedure, number][] = [
  [{ procedure: 'Consulta', from: 12_000, to: 22_000, quick: 20, long: 45 }, 40],
  [{ procedure: 'Vacina', from: 8_000, to: 16_000, quick: 10, long: 20 }, 22],
  [{ procedure: 'Banho e tosa', from: 6_000, to: 14_000, quick: 40, long: 90 }, 13],
  [{ procedure: 'Exame de sangue', from: 9_000, to: 24_000, quick: 10, long: 25 }, 11],
  [{ procedure: 'Castração', from: 40_000, to: 100_000, quick: 60, long: 120 }, 7],
  [{ procedure: 'Cirurgia ortopédica', from: 150_000, to: 320_000, quick: 90, long: 210 }, 5],
  [{ procedure: 'Limpeza de tártaro', from: 30_000, to: 52_000, quick: 45, long: 80 }, 2],
]

// Closed on Sundays, fullest on Saturdays.
const care = new Rows(
  daysFrom('2025-04-01', 365)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(4, 6) : whole(2, 4) }, () => {
        const { species, breed, size, light, heavy } = among(...breeds)
        const { procedure, from, to, quick, long } = among(...procedures)
        return {
          day,
          species,
          breed,
          size,
          procedure,
          vet: among(['Dra. Helena', 42], ['Dr. Marcos', 27], ['Dra. Priscila', 19], ['Dr. Ivan', 12]),
          plan: among(['Não', 7], ['Sim', 3]),
          payment: among(['Pix', 42], ['Cartão de crédito', 30], ['Cartão de débito', 18], ['Dinheiro', 10]),
          weight: whole(light, heavy) / 10,
          minutes: whole(quick, long),
          drugs: next() < 0.4 ? undefined : whole(800, 18_000) / 100,
          price: whole(from, to) / 100,
          back: next() < 0.35 ? daysFrom(day, whole(8, 31)).at(-1) : undefined,
        }
      }),
    ),
)

/** What an hour of a bike costs. */
interface Bike {
  bike: string
  rate: number
}
const bikes: [Bike, number][] = [
  [{ bike: 'Mountain bike', rate: 15 }, 34],
  [{ bike: 'Elétrica', rate: 32 }, 25],
  [{ bike: 'Urbana', rate: 12 }, 18],
  [{ bike: 'Infantil', rate: 9.5 }, 12],
  [{ bike: 'Speed', rate: 22 }, 11],
]

interface Work {
  service: string
  from: number
  to: number
}
const works: [Work, number][] = [
  [{ service: 'Aluguel', from: 0, to: 0 }, 58],
  [{ service: 'Revisão', from: 2_000, to: 15_000 }, 17],
  [{ service: 'Conserto', from: 3_000, to: 42_000 }, 15],
  [{ service: 'Troca de pneu', from: 4_000, to: 18_000 }, 10],
]

// Closed on Mondays, fullest on Sundays and in January.
const orders = new Rows(
  daysFrom('2025-05-01', 365)
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) => {
      const usual = weekdayIn(day) === 0 ? whole(6, 8) : weekdayIn(day) === 6 ? whole(4, 6) : whole(1, 3)
      const summer = day.slice(5, 7) === '01' ? 3 : day.slice(5, 7) === '12' ? 1 : 0
      return Array.from({ length: usual + summer }, () => {
        const { service, from, to } = among(...works)
        const { bike, rate } = among(...bikes)
        const isRental = service === 'Aluguel'
        const pieces = isRental ? among([1, 45], [2, 35], [3, 12], [4, 8]) : 1
        const hours = isRental ? whole(1, 8) : undefined
        const parts = isRental || next() < 0.15 ? undefined : whole(from, to) / 100
        return {
          day,
          store: among(['Orla', 50], ['Parque', 30], ['Centro', 20]),
          service,
          bike,
          attendant: among(['Camila', 42], ['Diego', 30], ['Fabiana', 18], ['Thiago', 10]),
          mechanic: isRental ? '' : among(['Beto', 50], ['Juninho', 30], ['Suelen', 20]),
          profile: isRental
            ? among(['Turista', 50], ['Morador', 35], ['Clube de pedal', 15])
            : among(['Morador', 60], ['Clube de pedal', 30], ['Turista', 10]),
          payment: among(['Pix', 40], ['Crédito', 30], ['Débito', 20], ['Dinheiro', 10]),
          helmet: isRental ? among(['sim', 65], ['nao', 35]) : '',
          pieces,
          hours,
          parts,
          total:
            hours === undefined
              ? cents((parts ?? 0) + whole(4_000, 16_000) / 100)
              : cents(pieces * hours * rate),
        }
      })
    }),
)

// Closed on Sundays, fullest on Mondays and in September.
const tickets = new Rows(
  daysFrom('2025-06-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) => {
      const usual = weekdayIn(day) === 6 ? 1 : weekdayIn(day) === 1 ? whole(6, 8) : whole(2, 5)
      return Array.from({ length: usual + (day.slice(5, 7) === '09' ? 2 : 0) }, () => {
        const analyst = among(['Larissa', 34], ['Wesley', 27], ['Bruna', 20], ['Otto', 12], ['Mônica', 7])
        const status = among(
          ['Resolvido', 74],
          ['Em andamento', 12],
          ['Aguardando cliente', 9],
          ['Cancelado', 5],
        )
        const isClosed = status === 'Resolvido' || status === 'Cancelado'
        const isGraded = status === 'Resolvido' && next() < 0.6
        const grade =
          analyst === 'Otto'
            ? among([5, 12], [4, 23], [3, 32], [2, 21], [1, 12])
            : among([5, 44], [4, 32], [3, 14], [2, 6], [1, 4])
        return {
          day,
          closed: isClosed ? daysFrom(day, whole(1, 12)).at(-1) : undefined,
          client: among(
            ['Grupo Andrade', 28],
            ['Supermercado Pinheiro', 20],
            ['Farmácia São Jorge', 16],
            ['Hotel Marazul', 13],
            ['Colégio Dom Bosco', 10],
            ['Distribuidora Leste', 8],
            ['Padaria Real', 5],
          ),
          system: among(['ERP', 38], ['PDV', 26], ['Fiscal', 18], ['Folha', 11], ['Loja virtual', 7]),
          category: among(['Erro', 36], ['Dúvida', 28], ['Acesso', 18], ['Integração', 11], ['Melhoria', 7]),
          priority: among(['Média', 42], ['Baixa', 28], ['Alta', 20], ['Crítica', 10]),
          channel: among(['WhatsApp', 40], ['E-mail', 27], ['Telefone', 20], ['Portal', 13]),
          analyst,
          status,
          onTime: among(['S', 76], ['N', 24]),
          hours: whole(1, 36) / 4,
          grade: isGraded ? grade : undefined,
        }
      })
    })
    .map((row, at) => ({ ...row, id: 48_210 + at })),
)

const clinic = 'Atendimentos Clínica Veterinária'
const shop = 'bike_locacao_oficina'
const desk = 'CHAMADOS HELPDESK'

export const files = [
  file(clinic, care, [
    ['Data do Atendimento', ({ day }) => brazilianDay(day)],
    ['Espécie', ({ species }) => species],
    ['Raça', ({ breed }) => breed],
    ['Porte', ({ size }) => size],
    ['Procedimento', ({ procedure }) => procedure],
    ['Veterinário', ({ vet }) => vet],
    ['Plano Pet', ({ plan }) => plan],
    ['Forma de Pagto', ({ payment }) => payment],
    ['Peso (kg)', ({ weight }) => decimal(weight, 1)],
    ['Duração (min)', ({ minutes }) => minutes],
    ['Custo Medicamentos (R$)', ({ drugs }) => (drugs === undefined ? '' : decimal(drugs))],
    ['Valor do Atendimento', ({ price }) => `R$ ${dotted(decimal(price))}`],
    ['Data do Retorno', ({ back }) => (back === undefined ? '' : brazilianDay(back))],
  ]),
  file(
    shop,
    orders,
    [
      ['data', ({ day }) => day],
      ['loja', ({ store }) => store],
      ['servico', ({ service }) => service],
      ['tipo_bike', ({ bike }) => bike],
      ['atendente', ({ attendant }) => attendant],
      ['mecanico', ({ mechanic }) => mechanic],
      ['perfil_cliente', ({ profile }) => profile],
      ['forma_pgto', ({ payment }) => payment],
      ['capacete', ({ helmet }) => helmet],
      ['qtd_bikes', ({ pieces }) => pieces],
      ['horas_aluguel', ({ hours }) => hours ?? ''],
      ['valor_pecas', ({ parts }) => (parts === undefined ? '' : parts.toFixed(2))],
      ['valor_total', ({ total }) => total.toFixed(2)],
    ],
    ',',
  ),
  file(desk, tickets, [
    ['NUM_CHAMADO', ({ id }) => id],
    ['DT_ABERTURA', ({ day }) => brazilianDay(day)],
    ['DT_FECHAMENTO', ({ closed }) => (closed === undefined ? '' : brazilianDay(closed))],
    ['CLIENTE', ({ client }) => client],
    ['SISTEMA', ({ system }) => system],
    ['CATEGORIA', ({ category }) => category],
    ['PRIORIDADE', ({ priority }) => priority],
    ['CANAL', ({ channel }) => channel],
    ['ANALISTA', ({ analyst }) => analyst],
    ['STATUS', ({ status }) => status],
    ['DENTRO_SLA', ({ onTime }) => onTime],
    ['HORAS_GASTAS', ({ hours }) => decimal(hours)],
    ['NOTA', ({ grade }) => grade ?? ''],
  ]),
]

export const labelled: Labelled[] = [
  // The veterinary clinic
  ['faturamento da clínica veterinária mês a mês', clinic, care.byMonth((g) => g.sum('price'))],
  [
    'Quantos atendimentos de gatos a clínica fez em agosto?',
    clinic,
    care
      .during('2025-08')
      .when((r) => r.species === 'Gato')
      .count(),
  ],
  ['qual veterinário fez mais atendimentos?', clinic, most(care.by('vet', (g) => g.count()))],
  [
    'quanto entrou de vacina no segundo semestre de 2025?',
    clinic,
    care
      .during('2025-07', '2025-12')
      .when((r) => r.procedure === 'Vacina')
      .sum('price'),
  ],
  [
    'valor médio do atendimento de castração',
    clinic,
    care.when((r) => r.procedure === 'Castração').mean('price'),
  ],
  [
    'top 3 procedimentos que mais faturam na clínica',
    clinic,
    most(
      care.by('procedure', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'quantas consultas a dra helena fez em novembro',
    clinic,
    care
      .during('2025-11')
      .when((r) => r.procedure === 'Consulta' && r.vet === 'Dra. Helena')
      .count(),
  ],
  ['Que porcentagem dos atendimentos da clínica tem plano pet?', clinic, care.share((r) => r.plan === 'Sim')],
  [
    'quanto foi o custo de medicamentos com cachorros?',
    clinic,
    care.when((r) => r.species === 'Cão').sum('drugs'),
  ],
  ['peso medio dos labradores', clinic, care.when((r) => r.breed === 'Labrador').mean('weight')],
  [
    'quantidade de atendimentos da clínica veterinária por dia da semana',
    clinic,
    care.byWeekday((g) => g.count()),
  ],
  [
    'Compare o faturamento da clínica em outubro com o de novembro de 2025.',
    clinic,
    { before: care.during('2025-10').sum('price'), after: care.during('2025-11').sum('price') },
  ],
  [
    'quantos atendimentos da clinica veterinaria custaram mais de R$ 500?',
    clinic,
    care.when((r) => r.price > 500).count(),
  ],
  ['qual procedimento veterinário é o menos feito?', clinic, least(care.by('procedure', (g) => g.count()))],
  ['duração média de cada procedimento, em minutos', clinic, care.by('procedure', (g) => g.mean('minutes'))],
  [
    'faturamento da clínica por forma de pagamento, sem contar banho e tosa',
    clinic,
    care.when((r) => r.procedure !== 'Banho e tosa').by('payment', (g) => g.sum('price')),
  ],
  [
    'quantas raças diferentes de gato já passaram pela clínica?',
    clinic,
    care.when((r) => r.species === 'Gato').distinct('breed'),
  ],
  [
    'qual o valor do atendimento mais caro do Dr. Marcos?',
    clinic,
    care.when((r) => r.vet === 'Dr. Marcos').max('price'),
  ],
  [
    'quanto o dr ivan faturou no pix',
    clinic,
    care.when((r) => r.vet === 'Dr. Ivan' && r.payment === 'Pix').sum('price'),
  ],
  [
    'nº de atendimentos da clínica vet entre 15/12/2025 e 15/01/2026',
    clinic,
    care.from('2025-12-15', '2026-01-15').count(),
  ],
  [
    'qual a participação dos animais de porte grande no faturamento da clínica?',
    clinic,
    care.share((r) => r.size === 'Grande', 'price'),
  ],
  [
    'quantos atendimentos de porte pequeno a dra priscila fez desde janeiro?',
    clinic,
    care
      .during('2026-01', '2026-03')
      .when((r) => r.size === 'Pequeno' && r.vet === 'Dra. Priscila')
      .count(),
  ],
  [
    'Em que mês a clínica teve o maior custo com medicamentos?',
    clinic,
    most(care.byMonth((g) => g.sum('drugs'))),
  ],
  [
    'valor dos atendimentos menos o custo dos medicamentos em setembro',
    clinic,
    care.during('2025-09').sum('price') - care.during('2025-09').sum('drugs'),
  ],
  ['quantos atendimentos estão sem data de retorno?', clinic, care.when((r) => r.back === undefined).count()],
  ['faturamento da clinica aos sabados em dezembro', clinic, care.during('2025-12').on(6).sum('price')],
  [
    'quanto faturou a Dra. Helena e quanto faturou a Dra. Priscila?',
    clinic,
    care.when((r) => r.vet === 'Dra. Helena' || r.vet === 'Dra. Priscila').by('vet', (g) => g.sum('price')),
  ],
  [
    'a clínica veterinária faz em média quantos atendimentos por dia que abre?',
    clinic,
    care.count() / care.distinct('day'),
  ],
  [
    'quantos exames de sangue fizemos em gatos persas',
    clinic,
    care.when((r) => r.procedure === 'Exame de sangue' && r.breed === 'Persa').count(),
  ],
  [
    'oi, preciso saber quanto foi gasto de medicamento nas castraçoes do primeiro trimestre de 2026',
    clinic,
    care
      .during('2026-01', '2026-03')
      .when((r) => r.procedure === 'Castração')
      .sum('drugs'),
  ],

  // The bike shop
  ['quanto cada loja de bike faturou?', shop, orders.by('store', (g) => g.sum('total'))],
  [
    'Quantos aluguéis de bike elétrica tivemos em janeiro?',
    shop,
    orders
      .during('2026-01')
      .when((r) => r.service === 'Aluguel' && r.bike === 'Elétrica')
      .count(),
  ],
  [
    'qual tipo de bike fatura mais em aluguel?',
    shop,
    most(orders.when((r) => r.service === 'Aluguel').by('bike', (g) => g.sum('total'))),
  ],
  [
    'total de horas de aluguel por tipo de bike',
    shop,
    orders.when((r) => r.service === 'Aluguel').by('bike', (g) => g.sum('hours')),
  ],
  [
    'qual mecanico fez mais consertos?',
    shop,
    most(orders.when((r) => r.service === 'Conserto').by('mechanic', (g) => g.count())),
  ],
  [
    'valor de peças usadas nas revisões em outubro',
    shop,
    orders
      .during('2025-10')
      .when((r) => r.service === 'Revisão')
      .sum('parts'),
  ],
  [
    'ticket médio dos turistas na loja de bikes',
    shop,
    orders.when((r) => r.profile === 'Turista').mean('total'),
  ],
  [
    'quantas bikes foram alugadas aos sábados e domingos?',
    shop,
    orders
      .on(0, 6)
      .when((r) => r.service === 'Aluguel')
      .sum('pieces'),
  ],
  [
    'quantos por cento do faturamento das bikes vem de aluguel?',
    shop,
    orders.share((r) => r.service === 'Aluguel', 'total'),
  ],
  [
    'faturamento da loja da Orla em fevereiro, fora o que foi pago em dinheiro',
    shop,
    orders
      .during('2026-02')
      .when((r) => r.store === 'Orla' && r.payment !== 'Dinheiro')
      .sum('total'),
  ],
  [
    'Quais os dois atendentes das bikes com menor faturamento?',
    shop,
    least(
      orders.by('attendant', (g) => g.sum('total')),
      2,
    ),
  ],
  [
    'em qual dia da semana as lojas de bicicleta faturam mais?',
    shop,
    most(orders.byWeekday((g) => g.sum('total'))),
  ],
  [
    'valor dos alugueis de bike: dezembro x janeiro',
    shop,
    {
      before: orders
        .during('2025-12')
        .when((r) => r.service === 'Aluguel')
        .sum('total'),
      after: orders
        .during('2026-01')
        .when((r) => r.service === 'Aluguel')
        .sum('total'),
    },
  ],
  [
    'quantos alugueis foram de 5 horas ou mais?',
    shop,
    orders.when((r) => r.hours !== undefined && r.hours >= 5).count(),
  ],
  [
    'aluguéis com capacete, quantos por mês',
    shop,
    orders.when((r) => r.service === 'Aluguel' && r.helmet === 'sim').byMonth((g) => g.count()),
  ],
  [
    'quanto os clubes de pedal gastaram em conserto?',
    shop,
    orders.when((r) => r.profile === 'Clube de pedal' && r.service === 'Conserto').sum('total'),
  ],
  [
    'em média, quantas bikes saem por aluguel?',
    shop,
    orders.when((r) => r.service === 'Aluguel').mean('pieces'),
  ],
  ['maior valor de peças num conserto só', shop, orders.when((r) => r.service === 'Conserto').max('parts')],
  [
    'quantas trocas de pneu o Juninho fez desde novembro?',
    shop,
    orders
      .during('2025-11', '2026-04')
      .when((r) => r.service === 'Troca de pneu' && r.mechanic === 'Juninho')
      .count(),
  ],
  [
    'Faturamento da loja Parque no último trimestre de 2025',
    shop,
    orders
      .during('2025-10', '2025-12')
      .when((r) => r.store === 'Parque')
      .sum('total'),
  ],
  [
    'quantos alugueis foram pagos no crédito ou no débito?',
    shop,
    orders
      .when((r) => r.service === 'Aluguel' && (r.payment === 'Crédito' || r.payment === 'Débito'))
      .count(),
  ],
  [
    'nos consertos da Suelen, qual a diferença entre o valor total e o valor das peças?',
    shop,
    orders.when((r) => r.service === 'Conserto' && r.mechanic === 'Suelen').sum('total') -
      orders.when((r) => r.service === 'Conserto' && r.mechanic === 'Suelen').sum('parts'),
  ],
  [
    'em que data as lojas de bike faturaram mais?',
    shop,
    most(orders.by('day', (g) => g.sum('total'))).map(([day, total]): [string, number] => [
      shownDay(day),
      total,
    ]),
  ],
  [
    'valor dos alugueis por perfil de cliente sem a loja do Centro',
    shop,
    orders.when((r) => r.service === 'Aluguel' && r.store !== 'Centro').by('profile', (g) => g.sum('total')),
  ],
  [
    'quantos aluguéis de bike infantil saíram sem capacete?',
    shop,
    orders.when((r) => r.service === 'Aluguel' && r.bike === 'Infantil' && r.helmet === 'nao').count(),
  ],
  [
    'valor médio do aluguel de speed em cada loja',
    shop,
    orders.when((r) => r.service === 'Aluguel' && r.bike === 'Speed').by('store', (g) => g.mean('total')),
  ],
  [
    'quanto deu de aluguel de bike entre 20 de dezembro de 2025 e 10 de janeiro de 2026?',
    shop,
    orders
      .from('2025-12-20', '2026-01-10')
      .when((r) => r.service === 'Aluguel')
      .sum('total'),
  ],
  [
    'que parte dos alugueis é de turista?',
    shop,
    orders.when((r) => r.service === 'Aluguel').share((r) => r.profile === 'Turista'),
  ],
  [
    'em quantos dias diferentes teve conserto de bike elétrica',
    shop,
    orders.when((r) => r.service === 'Conserto' && r.bike === 'Elétrica').distinct('day'),
  ],
  [
    'fechando as contas da oficina aqui: quanto faturamos com conserto, revisão e troca de pneu em março?',
    shop,
    orders
      .during('2026-03')
      .when((r) => r.service !== 'Aluguel')
      .sum('total'),
  ],

  // The help desk
  ['quantidade de chamados abertos por mês', desk, tickets.byMonth((g) => g.count())],
  [
    'Quantos chamados críticos foram abertos em setembro?',
    desk,
    tickets
      .during('2025-09')
      .when((r) => r.priority === 'Crítica')
      .count(),
  ],
  ['qual cliente abre mais chamado?', desk, most(tickets.by('client', (g) => g.count()))],
  ['horas gastas por analista', desk, tickets.by('analyst', (g) => g.sum('hours'))],
  ['nota média da Larissa', desk, tickets.when((r) => r.analyst === 'Larissa').mean('grade')],
  [
    'quantos chamados estão aguardando cliente?',
    desk,
    tickets.when((r) => r.status === 'Aguardando cliente').count(),
  ],
  ['percentual de chamados dentro do SLA', desk, tickets.share((r) => r.onTime === 'S')],
  [
    'quantos chamados de erro no PDV chegaram pelo whatsapp',
    desk,
    tickets.when((r) => r.category === 'Erro' && r.system === 'PDV' && r.channel === 'WhatsApp').count(),
  ],
  [
    'Quais os três sistemas com mais horas gastas em chamados?',
    desk,
    most(
      tickets.by('system', (g) => g.sum('hours')),
      3,
    ),
  ],
  ['qual analista tem a pior nota média?', desk, least(tickets.by('analyst', (g) => g.mean('grade')))],
  ['em qual dia da semana são abertos menos chamados?', desk, least(tickets.byWeekday((g) => g.count()))],
  [
    'compare os chamados abertos pelo Grupo Andrade em janeiro e em fevereiro',
    desk,
    {
      before: tickets
        .during('2026-01')
        .when((r) => r.client === 'Grupo Andrade')
        .count(),
      after: tickets
        .during('2026-02')
        .when((r) => r.client === 'Grupo Andrade')
        .count(),
    },
  ],
  ['quantos chamados gastaram mais de 6 horas?', desk, tickets.when((r) => r.hours > 6).count()],
  [
    'total de horas gastas nos chamados de integraçao abertos no 4º trimestre de 2025',
    desk,
    tickets
      .during('2025-10', '2025-12')
      .when((r) => r.category === 'Integração')
      .sum('hours'),
  ],
  [
    'quantos chamados do Hotel Marazul ficaram fora do SLA?',
    desk,
    tickets.when((r) => r.client === 'Hotel Marazul' && r.onTime === 'N').count(),
  ],
  [
    'nº de chamados por canal, tirando os cancelados',
    desk,
    tickets.when((r) => r.status !== 'Cancelado').by('channel', (g) => g.count()),
  ],
  [
    'quantos clientes diferentes abriram chamado de prioridade crítica em dezembro?',
    desk,
    tickets
      .during('2025-12')
      .when((r) => r.priority === 'Crítica')
      .distinct('client'),
  ],
  [
    'quantos chamados têm data de fechamento em outubro de 2025?',
    desk,
    tickets.when((r) => r.closed?.slice(0, 7) === '2025-10').count(),
  ],
  [
    'Qual a participação do ERP no total de horas gastas?',
    desk,
    tickets.share((r) => r.system === 'ERP', 'hours'),
  ],
  [
    'média de horas gastas por chamado em cada prioridade',
    desk,
    tickets.by('priority', (g) => g.mean('hours')),
  ],
  [
    'quantos chamados de duvida abertos desde dezembro estão com a Bruna?',
    desk,
    tickets
      .during('2025-12', '2026-03')
      .when((r) => r.category === 'Dúvida' && r.analyst === 'Bruna')
      .count(),
  ],
  ['quantos chamados ficaram sem nota?', desk, tickets.when((r) => r.grade === undefined).count()],
  [
    'quantos chamados com nota 5 o Wesley teve',
    desk,
    tickets.when((r) => r.analyst === 'Wesley' && r.grade === 5).count(),
  ],
  [
    'em média quantos chamados do PDV são abertos por mês?',
    desk,
    tickets.when((r) => r.system === 'PDV').count() / tickets.byMonth((g) => g.count()).length,
  ],
  [
    'Quantos chamados a Padaria Real e a Distribuidora Leste abriram, cada uma?',
    desk,
    tickets
      .when((r) => r.client === 'Padaria Real' || r.client === 'Distribuidora Leste')
      .by('client', (g) => g.count()),
  ],
  [
    'qual o máximo de horas gastas num chamado do Fiscal?',
    desk,
    tickets.when((r) => r.system === 'Fiscal').max('hours'),
  ],
  [
    'chamados de acesso do colegio dom bosco abertos de 01/08/2025 a 30/11/2025, quantos foram',
    desk,
    tickets
      .from('2025-08-01', '2025-11-30')
      .when((r) => r.category === 'Acesso' && r.client === 'Colégio Dom Bosco')
      .count(),
  ],
  [
    'pela data de abertura, qual mês teve mais horas gastas em chamados de erro?',
    desk,
    most(tickets.when((r) => r.category === 'Erro').byMonth((g) => g.sum('hours'))),
  ],
  [
    'quantos chamados de prioridade alta ou crítica ainda estão em andamento?',
    desk,
    tickets
      .when((r) => (r.priority === 'Alta' || r.priority === 'Crítica') && r.status === 'Em andamento')
      .count(),
  ],
  [
    'boa tarde, me passa por favor quantas horas a Mônica gastou com a farmacia são jorge',
    desk,
    tickets.when((r) => r.analyst === 'Mônica' && r.client === 'Farmácia São Jorge').sum('hours'),
  ],
]

export const unanswerable: string[] = [
  'quantas doses de vacina ainda tem no estoque da clínica?',
  'qual a idade média dos gatos atendidos?',
  'quanto a clínica vai faturar em agosto de 2027?',
  'qual o telefone do dono do labrador atendido em 10/01/2026?',
  'quantos km os turistas rodaram nas bikes elétricas?',
  'qual foi a comissão da Camila em dezembro?',
  'de qual fornecedor o Beto compra as peças?',
  'por que os chamados aumentaram em setembro?',
  'quanto o Grupo Andrade paga de mensalidade pelo ERP?',
  'qual o salário do Wesley',
]
