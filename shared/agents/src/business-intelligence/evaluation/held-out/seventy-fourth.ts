import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* A parking valet and mobile car detailing service, a speech and occupational therapy clinic for children and a wholesaler of flour and bakery ingredients. */

const { next, whole, pick } = seededBusiness(
  'a parking valet and car detailing service, a therapy clinic for children, a flour wholesaler',
)
const days = daysFrom('2025-07-01', 304)

const places = [
  { place: 'Cantina Bergamota', kind: 'Restaurante', region: 'Zona Sul' },
  { place: 'Espaço Jabuticaba', kind: 'Casa de festas', region: 'Zona Norte' },
  { place: 'Edifício Aroeira', kind: 'Condomínio', region: 'Centro' },
  { place: 'Torre Guanandi', kind: 'Escritório', region: 'Zona Sul' },
  { place: 'Residencial Quaresmeira', kind: 'Condomínio', region: 'Zona Norte' },
  { place: 'Bistrô Maré Alta', kind: 'Restaurante', region: 'Centro' },
]
const valet = { service: 'Manobrista', from: 2_000, to: 3_500, shortest: 8, longest: 14 }
const cares = [
  { service: 'Lavagem a seco', from: 4_500, to: 9_000, shortest: 1, longest: 5 },
  { service: 'Higienização interna', from: 18_000, to: 35_000, shortest: 4, longest: 9 },
  { service: 'Polimento', from: 25_000, to: 48_000, shortest: 6, longest: 13 },
  { service: 'Cristalização', from: 40_000, to: 79_000, shortest: 10, longest: 19 },
]
// Closed on Mondays, most on Saturdays.
const jobs = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(4, 6) : whole(1, 3) }, () => {
        const where = pick(places)
        const isValet = ['Restaurante', 'Casa de festas'].includes(where.kind) && next() < 0.8
        const { service, from, to, shortest, longest } = isValet ? valet : pick(cares)
        const cars = isValet ? whole(15, 70) : whole(1, 6)
        return {
          day,
          ...where,
          service,
          leader: pick(['Wesley', 'Wesley', 'Jussara', 'Jussara', 'Edmilson', 'Nair']),
          payment: pick(['Pix', 'Faturado', 'Cartão', 'Dinheiro']),
          cars,
          hours: whole(shortest, longest) / 2,
          rating: next() < 0.25 ? undefined : whole(5, 10),
          damage: next() < 0.1 ? 'sim' : 'não',
          tip: next() < 0.4 ? 0 : whole(500, 9_000) / 100,
          supplies: isValet ? undefined : cents((cars * whole(800, 4_500)) / 100),
          price: cents((cars * whole(from, to)) / 100),
        }
      }),
    ),
)

const children = [
  { patient: 'Benício Prado', age: 4, insurer: 'Particular' },
  { patient: 'Lívia Mourão', age: 6, insurer: 'Plano Acalanto' },
  { patient: 'Davi Quintela', age: 5, insurer: 'Saúde Sabiá' },
  { patient: 'Antonella Freire', age: 8, insurer: 'Particular' },
  { patient: 'Joaquim Meireles', age: 3, insurer: 'Plano Acalanto' },
  { patient: 'Yasmin Brandão', age: 7, insurer: 'Saúde Sabiá' },
  { patient: 'Caetano Rios', age: 5, insurer: 'Particular' },
  { patient: 'Maitê Lacerda', age: 9, insurer: 'Plano Acalanto' },
]
const therapists = [
  { therapist: 'Renata', specialty: 'Fonoaudiologia' },
  { therapist: 'Lucas', specialty: 'Terapia ocupacional' },
  { therapist: 'Mirela', specialty: 'Terapia ocupacional' },
  { therapist: 'Ivone', specialty: 'Fonoaudiologia' },
  { therapist: 'Gustavo', specialty: 'Psicomotricidade' },
]
// From Monday to Friday.
const sessions = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: whole(2, 5) }, () => {
        const type = pick([
          'Individual',
          'Individual',
          'Individual',
          'Grupo',
          'Grupo',
          'Avaliação',
          'Devolutiva',
        ])
        const price = whole(9_000, 26_000) / 100
        return {
          day,
          ...pick(children),
          ...pick(therapists),
          type,
          mode: next() < 0.25 ? 'online' : 'presencial',
          guardian: next() < 0.55 ? 'sim' : 'não',
          late: next() < 0.6 ? 0 : whole(1, 25),
          minutes: whole(6, 12) * 5,
          progress: type === 'Individual' || type === 'Grupo' ? whole(2, 10) : undefined,
          share: cents(price * 0.55),
          price,
          paid: next() < 0.8 ? 'sim' : 'não',
        }
      }),
    ),
)

const buyers = [
  { client: 'Pão da Serra', kind: 'Padaria', city: 'Serra Mansa' },
  { client: 'Forno do Tonho', kind: 'Pizzaria', city: 'Porto Velame' },
  { client: 'Doce Ateliê', kind: 'Confeitaria', city: 'Serra Mansa' },
  { client: 'Trigal Dourado', kind: 'Padaria', city: 'Vila Juá' },
  { client: 'Compre Aqui Ponte Alta', kind: 'Supermercado', city: 'Porto Velame' },
  { client: 'Borda Fina', kind: 'Pizzaria', city: 'Vila Juá' },
  { client: 'Brioche e Cia', kind: 'Padaria', city: 'Campo do Sino' },
]
const ingredients = [
  { product: 'Farinha de trigo', family: 'Farinhas', kilos: 25, from: 9_500, to: 13_500 },
  { product: 'Fermento biológico', family: 'Fermentos', kilos: 10, from: 11_000, to: 16_000 },
  { product: 'Farinha integral', family: 'Farinhas', kilos: 25, from: 11_500, to: 15_500 },
  { product: 'Gordura vegetal', family: 'Gorduras', kilos: 15, from: 14_000, to: 19_000 },
  { product: 'Chocolate em pó', family: 'Chocolates', kilos: 5, from: 12_000, to: 21_000 },
  { product: 'Margarina folhada', family: 'Gorduras', kilos: 10, from: 9_000, to: 14_000 },
  { product: 'Gotas de chocolate', family: 'Chocolates', kilos: 5, from: 15_000, to: 24_000 },
  { product: 'Fermento químico', family: 'Fermentos', kilos: 6, from: 6_000, to: 9_500 },
]
// Closed on Sundays.
const orders = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: whole(1, 4) }, () => {
        const { product, family, kilos, from, to } = pick(ingredients)
        const volumes = whole(3, 45)
        const isDelivered = next() < 0.88
        const price = cents((volumes * whole(from, to)) / 100)
        return {
          day,
          ...pick(buyers),
          product,
          family,
          brand: pick(['Moinho Azulão', 'Serra Branca', 'Dona Espiga']),
          agent: pick(['Genival', 'Genival', 'Sueli', 'Ariosto']),
          payment: pick(['Boleto', 'Boleto', 'Pix', 'Cheque']),
          volumes,
          weight: volumes * kilos,
          delivered: isDelivered ? 'S' : 'N',
          wait: isDelivered ? whole(1, 7) : undefined,
          freight: next() < 0.3 ? 0 : whole(2_500, 18_000) / 100,
          commission: cents(price * 0.03),
          price,
        }
      }),
    ),
)

const detailing = 'Atendimentos Carros'
const clinic = 'sessoes_clinica'
const wholesale = 'PEDIDOS ATACADO'

export const files = [
  file(detailing, jobs, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Local', ({ place }) => place],
    ['Tipo de local', ({ kind }) => kind],
    ['Região', ({ region }) => region],
    ['Serviço', ({ service }) => service],
    ['Encarregado', ({ leader }) => leader],
    ['Pagamento', ({ payment }) => payment],
    ['Carros', ({ cars }) => cars],
    ['Horas', ({ hours }) => decimal(hours, 1)],
    ['Nota', ({ rating }) => rating ?? ''],
    ['Avaria', ({ damage }) => damage],
    ['Gorjeta', ({ tip }) => commaPrice(tip)],
    ['Custo de produtos', ({ supplies }) => (supplies === undefined ? '' : commaPrice(supplies))],
    ['Valor', ({ price }) => commaPrice(price)],
  ]),
  file(
    clinic,
    sessions,
    [
      ['data_sessao', ({ day }) => day],
      ['paciente', ({ patient }) => patient],
      ['idade', ({ age }) => age],
      ['convenio', ({ insurer }) => insurer],
      ['terapeuta', ({ therapist }) => therapist],
      ['especialidade', ({ specialty }) => specialty],
      ['tipo_sessao', ({ type }) => type],
      ['modalidade', ({ mode }) => mode],
      ['responsavel_presente', ({ guardian }) => guardian],
      ['atraso_min', ({ late }) => late],
      ['duracao_min', ({ minutes }) => minutes],
      ['evolucao', ({ progress }) => progress ?? ''],
      ['repasse', ({ share }) => share.toFixed(2)],
      ['valor_sessao', ({ price }) => price.toFixed(2)],
      ['pago', ({ paid }) => paid],
    ],
    ',',
  ),
  file(wholesale, orders, [
    ['DT_PEDIDO', ({ day }) => brazilianDay(day)],
    ['CLIENTE', ({ client }) => client],
    ['TIPO_CLIENTE', ({ kind }) => kind],
    ['CIDADE', ({ city }) => city],
    ['PRODUTO', ({ product }) => product],
    ['FAMILIA', ({ family }) => family],
    ['MARCA', ({ brand }) => brand],
    ['REPRESENTANTE', ({ agent }) => agent],
    ['FORMA_PAGTO', ({ payment }) => payment],
    ['VOLUMES', ({ volumes }) => volumes],
    ['PESO_KG', ({ weight }) => weight],
    ['ENTREGUE', ({ delivered }) => delivered],
    ['DIAS_ENTREGA', ({ wait }) => wait ?? ''],
    ['VLR_FRETE', ({ freight }) => decimal(freight)],
    ['VLR_COMISSAO', ({ commission }) => decimal(commission)],
    ['VLR_PEDIDO', ({ price }) => decimal(price)],
  ]),
]

export const labelled: Labelled[] = [
  // The parking valet and car detailing service
  ['me mostra o valor dos atendimentos mês a mês', detailing, jobs.byMonth((g) => g.sum('price'))],
  [
    'quantos carros o serviço de manobrista pegou em dezembro?',
    detailing,
    jobs
      .during('2025-12')
      .when((r) => r.service === 'Manobrista')
      .sum('cars'),
  ],
  [
    'qual encarregado faturou mais nos atendimentos?',
    detailing,
    most(jobs.by('leader', (g) => g.sum('price'))),
  ],
  ['soma das gorjetas do Wesley', detailing, jobs.when((r) => r.leader === 'Wesley').sum('tip')],
  ['Quantos atendimentos deram avaria?', detailing, jobs.when((r) => r.damage === 'sim').count()],
  ['nota média de cada serviço', detailing, jobs.by('service', (g) => g.mean('rating'))],
  [
    'faturamento de polimento no 1º trimestre de 2026',
    detailing,
    jobs
      .during('2026-01', '2026-03')
      .when((r) => r.service === 'Polimento')
      .sum('price'),
  ],
  [
    'quais 3 locais somam mais valor nos atendimentos?',
    detailing,
    most(
      jobs.by('place', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'atendimentos com nota abaixo de 8, quantos foram?',
    detailing,
    jobs.when((r) => r.rating !== undefined && r.rating < 8).count(),
  ],
  [
    'que porcentagem do valor dos atendimentos vem de condominio?',
    detailing,
    jobs.share((r) => r.kind === 'Condomínio', 'price'),
  ],
  [
    'gorjeta media por atendimento na zona sul',
    detailing,
    jobs.when((r) => r.region === 'Zona Sul').mean('tip'),
  ],
  [
    'valor dos atendimentos: outubro x novembro',
    detailing,
    { before: jobs.during('2025-10').sum('price'), after: jobs.during('2025-11').sum('price') },
  ],
  ['em que dia da semana a gente faz mais atendimentos?', detailing, most(jobs.byWeekday((g) => g.count()))],
  [
    'qual o custo de produtos da higienização interna?',
    detailing,
    jobs.when((r) => r.service === 'Higienização interna').sum('supplies'),
  ],
  [
    'total de carros por encarregado, sem contar o serviço de manobrista',
    detailing,
    jobs.when((r) => r.service !== 'Manobrista').by('leader', (g) => g.sum('cars')),
  ],
  [
    'quantos atendimentos em março o pessoal pagou em dinheiro?',
    detailing,
    jobs
      .during('2026-03')
      .when((r) => r.payment === 'Dinheiro')
      .count(),
  ],
  ['maior gorjeta que já deram num atendimento', detailing, jobs.max('tip')],
  [
    'horas de lavagem a seco em cada região',
    detailing,
    jobs.when((r) => r.service === 'Lavagem a seco').by('region', (g) => g.sum('hours')),
  ],
  ['em qual mês entrou menos gorjeta no total?', detailing, least(jobs.byMonth((g) => g.sum('tip')))],
  ['quantos atendimentos levaram mais de 5 horas?', detailing, jobs.when((r) => r.hours > 5).count()],
  [
    'valor total de manobrista no Espaço Jabuticaba de agosto a outubro',
    detailing,
    jobs
      .during('2025-08', '2025-10')
      .when((r) => r.service === 'Manobrista' && r.place === 'Espaço Jabuticaba')
      .sum('price'),
  ],
  ['qtd de atendimentos por forma de pagamento', detailing, jobs.by('payment', (g) => g.count())],
  [
    'em fevereiro a Jussara atendeu quantos locais diferentes?',
    detailing,
    jobs
      .during('2026-02')
      .when((r) => r.leader === 'Jussara')
      .distinct('place'),
  ],
  [
    'quanto fica o valor dos atendimentos menos o custo de produtos?',
    detailing,
    jobs.sum('price') - jobs.sum('supplies'),
  ],
  ['quantos por cento dos atendimentos foram sem avaria', detailing, jobs.share((r) => r.damage === 'não')],
  [
    'quanto a gente fatura de manobrista aos domingos, no total?',
    detailing,
    jobs
      .on(0)
      .when((r) => r.service === 'Manobrista')
      .sum('price'),
  ],
  [
    'média de carros por atendimento em casa de festas',
    detailing,
    jobs.when((r) => r.kind === 'Casa de festas').mean('cars'),
  ],
  [
    'quanto somou o valor dos atendimentos entre 15/11/2025 e 31/12/2025?',
    detailing,
    jobs.from('2025-11-15', '2025-12-31').sum('price'),
  ],
  ['qual serviço leva mais horas em média?', detailing, most(jobs.by('service', (g) => g.mean('hours')))],
  [
    'quantos atendimentos o Edmilson fez desde fevereiro, fora os do Centro?',
    detailing,
    jobs
      .during('2026-02', '2026-04')
      .when((r) => r.leader === 'Edmilson' && r.region !== 'Centro')
      .count(),
  ],

  // The therapy clinic for children
  ['outubro teve quantas sessões na clínica?', clinic, sessions.during('2025-10').count()],
  ['quantidade de sessões de cada terapeuta', clinic, sessions.by('therapist', (g) => g.count())],
  ['Valor total das sessões por convênio', clinic, sessions.by('insurer', (g) => g.sum('price'))],
  [
    'qual terapeuta tem a maior evolução média?',
    clinic,
    most(sessions.by('therapist', (g) => g.mean('progress'))),
  ],
  [
    'quanto deu o repasse da Renata em novembro',
    clinic,
    sessions
      .during('2025-11')
      .when((r) => r.therapist === 'Renata')
      .sum('share'),
  ],
  [
    'quantas sessoes online por mes?',
    clinic,
    sessions.when((r) => r.mode === 'online').byMonth((g) => g.count()),
  ],
  ['qual paciente teve mais sessões?', clinic, most(sessions.by('patient', (g) => g.count()))],
  [
    'valor médio da sessão de fonoaudiologia no particular',
    clinic,
    sessions.when((r) => r.specialty === 'Fonoaudiologia' && r.insurer === 'Particular').mean('price'),
  ],
  [
    'qual o valor das sessões do Saúde Sabiá que ainda não foram pagas?',
    clinic,
    sessions.when((r) => r.insurer === 'Saúde Sabiá' && r.paid === 'não').sum('price'),
  ],
  ['que porcentagem das sessões foi em grupo?', clinic, sessions.share((r) => r.type === 'Grupo')],
  [
    'total de minutos das sessões de terapia ocupacional em janeiro',
    clinic,
    sessions
      .during('2026-01')
      .when((r) => r.specialty === 'Terapia ocupacional')
      .sum('minutes'),
  ],
  [
    'quantas sessões tiveram mais de 10 minutos de atraso?',
    clinic,
    sessions.when((r) => r.late > 10).count(),
  ],
  [
    'os 3 pacientes que somam mais valor em sessões',
    clinic,
    most(
      sessions.by('patient', (g) => g.sum('price')),
      3,
    ),
  ],
  ['atraso médio em minutos por paciente', clinic, sessions.by('patient', (g) => g.mean('late'))],
  ['quantas sessões com crianças de até 5 anos de idade?', clinic, sessions.when((r) => r.age <= 5).count()],
  [
    'valor das sessões em setembro comparado com agosto',
    clinic,
    { before: sessions.during('2025-08').sum('price'), after: sessions.during('2025-09').sum('price') },
  ],
  ['qual o tipo de sessão menos frequente?', clinic, least(sessions.by('type', (g) => g.count()))],
  [
    'em março, quantas sessões da Mirela tiveram o responsável presente?',
    clinic,
    sessions
      .during('2026-03')
      .when((r) => r.therapist === 'Mirela' && r.guardian === 'sim')
      .count(),
  ],
  [
    'quanto sobra do valor das sessões depois de tirar o repasse?',
    clinic,
    sessions.sum('price') - sessions.sum('share'),
  ],
  [
    'o Lucas atendeu quantos pacientes diferentes no último trimestre de 2025?',
    clinic,
    sessions
      .during('2025-10', '2025-12')
      .when((r) => r.therapist === 'Lucas')
      .distinct('patient'),
  ],
  [
    'menor evolução registrada do Benício Prado',
    clinic,
    sessions.when((r) => r.patient === 'Benício Prado').min('progress'),
  ],
  ['duração média por tipo de sessão', clinic, sessions.by('type', (g) => g.mean('minutes'))],
  ['qual mês teve o maior total de repasse?', clinic, most(sessions.byMonth((g) => g.sum('share')))],
  [
    'valor das sessões por especialidade, tirando as online',
    clinic,
    sessions.when((r) => r.mode !== 'online').by('specialty', (g) => g.sum('price')),
  ],
  [
    'em média são quantas sessões por dia que a clínica abre?',
    clinic,
    sessions.count() / sessions.distinct('day'),
  ],
  [
    'participação do Plano Acalanto no valor das sessões',
    clinic,
    sessions.share((r) => r.insurer === 'Plano Acalanto', 'price'),
  ],
  [
    'sessões com menos de 40 minutos de duração, quantas?',
    clinic,
    sessions.when((r) => r.minutes < 40).count(),
  ],
  [
    'quanto deu o valor das sessões da Lívia Mourão desde janeiro?',
    clinic,
    sessions
      .during('2026-01', '2026-04')
      .when((r) => r.patient === 'Lívia Mourão')
      .sum('price'),
  ],
  ['quantas sessões em cada dia da semana?', clinic, sessions.byWeekday((g) => g.count())],
  [
    'quantas sessões de avaliação a Ivone fez entre 01/08/2025 e 20/09/2025?',
    clinic,
    sessions
      .from('2025-08-01', '2025-09-20')
      .when((r) => r.type === 'Avaliação' && r.therapist === 'Ivone')
      .count(),
  ],

  // The wholesaler of flour and bakery ingredients
  ['valor total dos pedidos do atacado em dezembro', wholesale, orders.during('2025-12').sum('price')],
  ['quantos pedidos cada representante tirou?', wholesale, orders.by('agent', (g) => g.count())],
  [
    'quantos kg de farinha de trigo saíram por mês?',
    wholesale,
    orders.when((r) => r.product === 'Farinha de trigo').byMonth((g) => g.sum('weight')),
  ],
  [
    'qual cliente do atacado soma o maior valor em pedidos?',
    wholesale,
    most(orders.by('client', (g) => g.sum('price'))),
  ],
  ['valor dos pedidos por cidade', wholesale, orders.by('city', (g) => g.sum('price'))],
  ['quantos pedidos ainda não foram entregues', wholesale, orders.when((r) => r.delivered === 'N').count()],
  [
    'média de dias de entrega em Serra Mansa',
    wholesale,
    orders.when((r) => r.city === 'Serra Mansa').mean('wait'),
  ],
  [
    'comissão do Genival no primeiro trimestre de 2026',
    wholesale,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.agent === 'Genival')
      .sum('commission'),
  ],
  [
    'os 3 produtos com mais quilos vendidos no atacado',
    wholesale,
    most(
      orders.by('product', (g) => g.sum('weight')),
      3,
    ),
  ],
  [
    'quantos % do valor de frete foi de padarias?',
    wholesale,
    orders.share((r) => r.kind === 'Padaria', 'freight'),
  ],
  [
    'quantos volumes de fermento biologico o Pão da Serra pediu?',
    wholesale,
    orders.when((r) => r.product === 'Fermento biológico' && r.client === 'Pão da Serra').sum('volumes'),
  ],
  ['pedidos acima de 3 mil reais, quantos deram?', wholesale, orders.when((r) => r.price > 3000).count()],
  ['qual marca somou menos valor em pedidos?', wholesale, least(orders.by('brand', (g) => g.sum('price')))],
  ['frete médio por pedido em cada cidade', wholesale, orders.by('city', (g) => g.mean('freight'))],
  [
    'valor dos pedidos das pizzarias, fevereiro contra março',
    wholesale,
    {
      before: orders
        .during('2026-02')
        .when((r) => r.kind === 'Pizzaria')
        .sum('price'),
      after: orders
        .during('2026-03')
        .when((r) => r.kind === 'Pizzaria')
        .sum('price'),
    },
  ],
  [
    'qual o valor dos pedidos da família Chocolates sem contar as confeitarias?',
    wholesale,
    orders.when((r) => r.family === 'Chocolates' && r.kind !== 'Confeitaria').sum('price'),
  ],
  [
    'quantos clientes diferentes compraram gordura vegetal em agosto?',
    wholesale,
    orders
      .during('2025-08')
      .when((r) => r.product === 'Gordura vegetal')
      .distinct('client'),
  ],
  ['valor do maior pedido da Sueli', wholesale, orders.when((r) => r.agent === 'Sueli').max('price')],
  ['quantos pedidos ficaram com frete zero?', wholesale, orders.when((r) => r.freight === 0).count()],
  [
    'em qual mês saíram mais quilos da família Fermentos?',
    wholesale,
    most(orders.when((r) => r.family === 'Fermentos').byMonth((g) => g.sum('weight'))),
  ],
  [
    'quanto deu o valor dos pedidos em cheque desde novembro?',
    wholesale,
    orders
      .during('2025-11', '2026-04')
      .when((r) => r.payment === 'Cheque')
      .sum('price'),
  ],
  [
    'ticket médio dos pedidos de supermercado',
    wholesale,
    orders.when((r) => r.kind === 'Supermercado').mean('price'),
  ],
  ['quantos pedidos o atacado recebeu aos sábados?', wholesale, orders.on(6).count()],
  [
    'que parte do valor dos pedidos vem de Porto Velame?',
    wholesale,
    orders.share((r) => r.city === 'Porto Velame', 'price'),
  ],
  ['total de volumes por tipo de cliente', wholesale, orders.by('kind', (g) => g.sum('volumes'))],
  [
    'quantos pedidos demoraram mais de 4 dias pra entregar?',
    wholesale,
    orders.when((r) => r.wait !== undefined && r.wait > 4).count(),
  ],
  [
    'qual representante tem mais pedidos não entregues?',
    wholesale,
    most(orders.when((r) => r.delivered === 'N').by('agent', (g) => g.count())),
  ],
  [
    'em média quantos quilos o atacado vende por mês?',
    wholesale,
    orders.sum('weight') / orders.byMonth((g) => g.count()).length,
  ],
  [
    'quanto o Ariosto vendeu em reais de farinha integral entre 05/09/2025 e 25/10/2025?',
    wholesale,
    orders
      .from('2025-09-05', '2025-10-25')
      .when((r) => r.agent === 'Ariosto' && r.product === 'Farinha integral')
      .sum('price'),
  ],
  [
    'quantos pedidos foram no boleto ou no cheque em julho?',
    wholesale,
    orders
      .during('2025-07')
      .when((r) => r.payment === 'Boleto' || r.payment === 'Cheque')
      .count(),
  ],
]

export const unanswerable: string[] = [
  'quanto pagamos de seguro dos carros em outubro?',
  'qual a placa do carro que teve avaria?',
  'quantos quilômetros a van rodou em janeiro?',
  'quantos atendimentos fizemos no Hotel Beira-Rio?',
  'qual o diagnóstico do Davi Quintela?',
  'quantas sessões de musicoterapia tivemos?',
  'telefone da mãe da Maitê Lacerda',
  'qual a data de validade do fermento biológico?',
  'qual caminhão entregou mais pedidos?',
  'quanto vendemos de leite condensado em março?',
]
