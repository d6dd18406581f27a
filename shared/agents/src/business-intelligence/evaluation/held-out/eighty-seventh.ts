import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* A costume and fancy-dress hire shop, a mobile welding and gates firm, a dialysis-patient transport service. */

const { next, whole, pick, among } = seededBusiness(
  'costume hire, mobile welding and gates, dialysis transport',
)

/** An empty cell where nothing is known. */
const blank = (value: number | undefined, digits = 2) => (value === undefined ? '' : decimal(value, digits))

// The first is twice there: it is what most people hire.
const costumes = [
  { costume: 'Homem-Aranha', theme: 'Heróis', from: 6_500, to: 13_000 },
  { costume: 'Homem-Aranha', theme: 'Heróis', from: 6_500, to: 13_000 },
  { costume: 'Vampiro', theme: 'Terror', from: 5_500, to: 12_000 },
  { costume: 'Cinderela', theme: 'Contos de fada', from: 8_000, to: 19_000 },
  { costume: 'Bruxa', theme: 'Terror', from: 4_500, to: 9_500 },
  { costume: 'Mulher-Maravilha', theme: 'Heróis', from: 7_000, to: 14_500 },
  { costume: 'Pirata', theme: 'Época', from: 6_000, to: 12_500 },
  { costume: 'Branca de Neve', theme: 'Contos de fada', from: 7_500, to: 16_000 },
  { costume: 'Leão', theme: 'Animais', from: 5_000, to: 11_000 },
  { costume: 'Dama Antiga', theme: 'Época', from: 9_000, to: 24_000 },
  { costume: 'Coelho', theme: 'Animais', from: 4_800, to: 9_900 },
  { costume: 'Papai Noel', theme: 'Natal', from: 9_500, to: 22_000 },
]
const christmas = [
  { costume: 'Papai Noel', theme: 'Natal', from: 9_500, to: 22_000 },
  { costume: 'Papai Noel', theme: 'Natal', from: 9_500, to: 22_000 },
  { costume: 'Mamãe Noel', theme: 'Natal', from: 8_500, to: 17_000 },
]
const occasionIn = (month: string): string => {
  if (month === '10') return pick(['Halloween', 'Halloween', 'Aniversário', 'Escola', 'Teatro', 'Empresa'])
  if (month === '01' || month === '02')
    return pick(['Carnaval', 'Carnaval', 'Aniversário', 'Empresa', 'Teatro'])
  return pick(['Aniversário', 'Aniversário', 'Escola', 'Teatro', 'Empresa'])
}
// Closed on Sundays and Mondays, most on Saturdays.
const hires = new Rows(
  daysFrom('2025-06-01', 304)
    .filter((day) => weekdayIn(day) > 1)
    .flatMap((day) =>
      Array.from(
        { length: weekdayIn(day) === 6 ? whole(3, 6) : weekdayIn(day) === 5 ? whole(2, 4) : whole(1, 3) },
        () => {
          const month = day.slice(5, 7)
          const { costume, theme, from, to } =
            month === '12' && next() < 0.4 ? pick(christmas) : pick(costumes)
          const nights = whole(1, 7)
          const full = whole(from, to) / 100 + (nights - 1) * 8
          const discount = next() < 0.65 ? 0 : cents((full * whole(3, 20)) / 100)
          return {
            day,
            costume,
            theme,
            size: among(['M', 8], ['Infantil', 4], ['P', 3], ['G', 4], ['GG', 2]),
            occasion: occasionIn(month),
            clerk: among(['Sueli', 5], ['Kátia', 3], ['Bruno', 2]),
            fresh: next() < 0.35 ? 'SIM' : 'NÃO',
            payment: pick(['Pix', 'Pix', 'Cartão', 'Dinheiro']),
            nights,
            rent: cents(full - discount),
            discount,
            deposit: next() < 0.3 ? undefined : whole(5, 30) * 10,
            late: next() < 0.75 ? 0 : whole(1, 6),
            cleaning: next() < 0.8 ? undefined : whole(1_500, 6_000) / 100,
          }
        },
      ),
    ),
)

const places = [
  { client: 'Condomínio Parque Verde', district: 'Jardim Paulista' },
  { client: 'Auto Posto Estrela', district: 'Centro' },
  { client: 'Metalúrgica Andrade', district: 'Distrito Industrial' },
  { client: 'Sítio Boa Esperança', district: 'Zona Rural' },
  { client: 'Padaria Trigo Dourado', district: 'Centro' },
  { client: 'Dona Cidinha', district: 'Vila Mariana' },
  { client: 'Igreja Nova Aliança', district: 'Vila Mariana' },
  { client: 'Colégio Santo Antônio', district: 'Jardim Paulista' },
]
const works = [
  { service: 'Portão de correr', from: 60_000, to: 240_000 },
  { service: 'Conserto de dobradiça', from: 1_500, to: 9_000 },
  { service: 'Grade de janela', from: 15_000, to: 70_000 },
  { service: 'Portão basculante', from: 70_000, to: 260_000 },
  { service: 'Troca de motor', from: 35_000, to: 95_000 },
  { service: 'Corrimão', from: 12_000, to: 80_000 },
  { service: 'Escada caracol', from: 90_000, to: 310_000 },
]
// Every day but Sunday, most on Fridays.
const jobs = new Rows(
  daysFrom('2025-08-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 5 ? whole(2, 4) : whole(1, 2) }, () => {
        const { client, district } = pick(places)
        const { service, from, to } = pick(works)
        const hours = whole(2, 20) / 2
        const cost = whole(from, to) / 100
        return {
          day,
          client,
          district,
          service,
          material: pick(['Ferro', 'Ferro', 'Alumínio', 'Galvanizado', 'Inox']),
          welder: among(['Genival', 5], ['Adilson', 3], ['Wesley', 3], ['Tião', 2]),
          urgent: next() < 0.3 ? 'SIM' : 'NÃO',
          status: among(['PAGO', 6], ['PENDENTE', 3], ['ATRASADO', 2]),
          hours,
          km: whole(2, 48),
          rod: next() < 0.12 ? undefined : whole(3, 60) / 10,
          cost,
          warranty: next() < 0.25 ? undefined : pick([90, 30, 60, 180]),
          price: cents(cost * 1.35 + hours * 65),
        }
      }),
    ),
)

// The distances are tenths of a kilometre.
const patients = [
  { patient: 'Iracema Rocha', town: 'Itapeva', clinic: 'NefroVida', plan: 'SUS', near: 60, far: 190 },
  {
    patient: 'Benedito Lima',
    town: 'Itararé',
    clinic: 'Hospital São Lucas',
    plan: 'SUS',
    near: 480,
    far: 720,
  },
  { patient: 'Terezinha Alves', town: 'Buri', clinic: 'NefroVida', plan: 'Unimed', near: 390, far: 610 },
  {
    patient: 'Osvaldo Pinheiro',
    town: 'Capão Bonito',
    clinic: 'Renal Center',
    plan: 'SUS',
    near: 550,
    far: 880,
  },
  {
    patient: 'Zilda Moraes',
    town: 'Itapeva',
    clinic: 'Renal Center',
    plan: 'Particular',
    near: 50,
    far: 160,
  },
  { patient: 'Mauro Siqueira', town: 'Taquarivaí', clinic: 'NefroVida', plan: 'Unimed', near: 180, far: 340 },
  {
    patient: 'Conceição Neves',
    town: 'Itararé',
    clinic: 'Renal Center',
    plan: 'Particular',
    near: 470,
    far: 730,
  },
  { patient: 'Antenor Prado', town: 'Buri', clinic: 'Hospital São Lucas', plan: 'SUS', near: 380, far: 620 },
  { patient: 'Dirce Camargo', town: 'Capão Bonito', clinic: 'NefroVida', plan: 'SUS', near: 540, far: 860 },
  {
    patient: 'Geraldo Teles',
    town: 'Taquarivaí',
    clinic: 'Hospital São Lucas',
    plan: 'Unimed',
    near: 190,
    far: 350,
  },
]
// Every day but Sunday.
const trips = new Rows(
  daysFrom('2025-10-01', 212)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: whole(2, 5) }, () => {
        const { patient, town, clinic, plan, near, far } = pick(patients)
        const km = whole(near, far) / 10
        const isTolled = next() < (town === 'Itararé' || town === 'Capão Bonito' ? 0.75 : 0.15)
        return {
          day,
          patient,
          town,
          clinic,
          plan,
          driver: among(['Ademir', 5], ['Rosângela', 2], ['Juvenal', 2], ['Cícero', 2]),
          vehicle: pick(['Van', 'Van', 'Spin', 'Doblò', 'Ambulância']),
          shift: pick(['Manhã', 'Manhã', 'Tarde', 'Noite']),
          escort: next() < 0.45 ? 'SIM' : 'NÃO',
          punctual: next() < 0.75 ? 'SIM' : 'NÃO',
          km,
          wait: whole(0, 90),
          toll: isTolled ? whole(780, 2_460) / 100 : undefined,
          fare: cents(35 + km * 2.9 + whole(0, 2_500) / 100),
        }
      }),
    ),
)

const costumeShop = 'Locações Fantasias'
const welding = 'SERVICOS SERRALHERIA'
const dialysis = 'viagens_hemodialise'

export const files = [
  file(costumeShop, hires, [
    ['Data Retirada', ({ day }) => brazilianDay(day)],
    ['Fantasia', ({ costume }) => costume],
    ['Tema', ({ theme }) => theme],
    ['Tamanho', ({ size }) => size],
    ['Ocasião', ({ occasion }) => occasion],
    ['Atendente', ({ clerk }) => clerk],
    ['Cliente Novo', ({ fresh }) => fresh],
    ['Forma Pgto', ({ payment }) => payment],
    ['Diárias', ({ nights }) => nights],
    ['Aluguel Pago (R$)', ({ rent }) => decimal(rent)],
    ['Desconto (R$)', ({ discount }) => decimal(discount)],
    ['Caução (R$)', ({ deposit }) => blank(deposit)],
    ['Dias Atraso', ({ late }) => late],
    ['Taxa Limpeza (R$)', ({ cleaning }) => blank(cleaning)],
  ]),
  file(welding, jobs, [
    ['DT_SERVICO', ({ day }) => brazilianDay(day)],
    ['CLIENTE', ({ client }) => client],
    ['BAIRRO', ({ district }) => district],
    ['TIPO_SERVICO', ({ service }) => service],
    ['MATERIAL', ({ material }) => material],
    ['SOLDADOR', ({ welder }) => welder],
    ['URGENTE', ({ urgent }) => urgent],
    ['SITUACAO', ({ status }) => status],
    ['HORAS', ({ hours }) => decimal(hours, 1)],
    ['DESLOC_KM', ({ km }) => km],
    ['ELETRODO_KG', ({ rod }) => blank(rod, 1)],
    ['CUSTO_MATERIAL', ({ cost }) => commaPrice(cost)],
    ['GARANTIA_DIAS', ({ warranty }) => blank(warranty, 0)],
    ['VLR_COBRADO', ({ price }) => commaPrice(price)],
  ]),
  file(dialysis, trips, [
    ['data_viagem', ({ day }) => day],
    ['paciente', ({ patient }) => patient],
    ['municipio', ({ town }) => town],
    ['clinica', ({ clinic }) => clinic],
    ['convenio', ({ plan }) => plan],
    ['motorista', ({ driver }) => driver],
    ['veiculo', ({ vehicle }) => vehicle],
    ['turno', ({ shift }) => shift],
    ['acompanhante', ({ escort }) => escort],
    ['chegou_no_horario', ({ punctual }) => punctual],
    ['km_rodados', ({ km }) => decimal(km, 1)],
    ['espera_min', ({ wait }) => wait],
    ['pedagio', ({ toll }) => blank(toll)],
    ['valor_viagem', ({ fare }) => decimal(fare)],
  ]),
]

export const labelled: Labelled[] = [
  // The costume shop
  ['quanto deu de aluguel de fantasia em outubro?', costumeShop, hires.during('2025-10').sum('rent')],
  ['quantas locações a Kátia fez no total', costumeShop, hires.when((r) => r.clerk === 'Kátia').count()],
  ['fantasia que mais saiu na loja', costumeShop, most(hires.by('costume', (g) => g.count()))],
  ['valor medio do aluguel pago por tema', costumeShop, hires.by('theme', (g) => g.mean('rent'))],
  [
    'Quantas locações de fantasia saíram sem caução?',
    costumeShop,
    hires.when((r) => r.deposit === undefined).count(),
  ],
  [
    'total de taxa de limpeza cobrada em fevereiro e março',
    costumeShop,
    hires.during('2026-02', '2026-03').sum('cleaning'),
  ],
  ['que porcentagem das locações foi pra cliente novo?', costumeShop, hires.share((r) => r.fresh === 'SIM')],
  ['em qual dia da semana o povo mais retira fantasia', costumeShop, most(hires.byWeekday((g) => g.count()))],
  [
    'o Papai Noel rendeu quanto de aluguel em dezembro?',
    costumeShop,
    hires
      .during('2025-12')
      .when((r) => r.costume === 'Papai Noel')
      .sum('rent'),
  ],
  ['maior caução que a gente já pegou', costumeShop, hires.max('deposit')],
  [
    'alugueis de fantasia pagos em dinheiro e com desconto, quantos foram?',
    costumeShop,
    hires.when((r) => r.payment === 'Dinheiro' && r.discount > 0).count(),
  ],
  [
    'compara o aluguel pago das fantasias de novembro com o de dezembro',
    costumeShop,
    { before: hires.during('2025-11').sum('rent'), after: hires.during('2025-12').sum('rent') },
  ],
  [
    'me mostra o total de aluguel pago em cada forma de pagamento',
    costumeShop,
    hires.by('payment', (g) => g.sum('rent')),
  ],
  [
    'as 3 fantasias que mais deram dinheiro de aluguel',
    costumeShop,
    most(
      hires.by('costume', (g) => g.sum('rent')),
      3,
    ),
  ],
  ['Qual tamanho de fantasia é o mais alugado?', costumeShop, most(hires.by('size', (g) => g.count()))],
  [
    'tirando o tema Terror, quanto deu o resto dos aluguéis de fantasia?',
    costumeShop,
    hires.when((r) => r.theme !== 'Terror').sum('rent'),
  ],
  [
    'quantas fantasias voltaram com mais de 2 dias de atraso',
    costumeShop,
    hires.when((r) => r.late > 2).count(),
  ],
  ['media de diarias por ocasião', costumeShop, hires.by('occasion', (g) => g.mean('nights'))],
  [
    'soma aí o desconto que o Bruno deu de junho a setembro',
    costumeShop,
    hires
      .during('2025-06', '2025-09')
      .when((r) => r.clerk === 'Bruno')
      .sum('discount'),
  ],
  [
    'quantas fantasias diferentes alugamos na ocasião Carnaval?',
    costumeShop,
    hires.when((r) => r.occasion === 'Carnaval').distinct('costume'),
  ],
  [
    'locações com aluguel de até 80 reais, tem quantas?',
    costumeShop,
    hires.when((r) => r.rent <= 80).count(),
  ],
  [
    'qual foi o mês mais fraco em aluguel de fantasia, em reais?',
    costumeShop,
    least(hires.byMonth((g) => g.sum('rent'))),
  ],
  [
    'quanto entrou de aluguel com a ocasiao teatro em agosto',
    costumeShop,
    hires
      .during('2025-08')
      .when((r) => r.occasion === 'Teatro')
      .sum('rent'),
  ],
  [
    'por quanto saiu o aluguel mais barato da Cinderela?',
    costumeShop,
    hires.when((r) => r.costume === 'Cinderela').min('rent'),
  ],
  [
    'a Sueli representa quantos por cento do aluguel pago?',
    costumeShop,
    hires.share((r) => r.clerk === 'Sueli', 'rent'),
  ],
  [
    'número de fantasias retiradas entre 05/12/2025 e 24/12/2025',
    costumeShop,
    hires.from('2025-12-05', '2025-12-24').count(),
  ],
  [
    'Vampirro tamanho G saiu quantas vezes?',
    costumeShop,
    hires.when((r) => r.costume === 'Vampiro' && r.size === 'G').count(),
  ],
  ['diárias somadas por atendente', costumeShop, hires.by('clerk', (g) => g.sum('nights'))],
  [
    'nos sábados, quanto recebemos de aluguel de fantasia no Pix?',
    costumeShop,
    hires
      .on(6)
      .when((r) => r.payment === 'Pix')
      .sum('rent'),
  ],
  [
    'dos clientes que não são novos, quantas locações voltaram sem atraso?',
    costumeShop,
    hires.when((r) => r.fresh === 'NÃO' && r.late === 0).count(),
  ],

  // The welding firm
  [
    'quanto cobramos de portão de correr em setembro?',
    welding,
    jobs
      .during('2025-09')
      .when((r) => r.service === 'Portão de correr')
      .sum('price'),
  ],
  ['número de serviços por soldador', welding, jobs.by('welder', (g) => g.count())],
  ['total cobrado em cada bairro pela serralheria', welding, jobs.by('district', (g) => g.sum('price'))],
  [
    'Qual soldador tem o maior valor cobrado somando tudo?',
    welding,
    most(jobs.by('welder', (g) => g.sum('price'))),
  ],
  [
    'quanto do valor cobrado na serralheria tá com situação pendente, em reais?',
    welding,
    jobs.when((r) => r.status === 'PENDENTE').sum('price'),
  ],
  ['media de horas por tipo de servico', welding, jobs.by('service', (g) => g.mean('hours'))],
  [
    'quantos serviços urgentes o Genival pegou em dezembro',
    welding,
    jobs
      .during('2025-12')
      .when((r) => r.welder === 'Genival' && r.urgent === 'SIM')
      .count(),
  ],
  [
    'que percentual dos serviços da serralheria foi em inox?',
    welding,
    jobs.share((r) => r.material === 'Inox'),
  ],
  ['kg de eletrodo gastos por mês', welding, jobs.byMonth((g) => g.sum('rod'))],
  [
    'quantos km de deslocamento já deu pra atender o Sítio Boa Esperança?',
    welding,
    jobs.when((r) => r.client === 'Sítio Boa Esperança').sum('km'),
  ],
  [
    'serviços de serralheria com valor cobrado acima de R$ 1.500, quantos temos?',
    welding,
    jobs.when((r) => r.price > 1500).count(),
  ],
  [
    'em março, valor cobrado menos custo de material dá quanto na serralheria?',
    welding,
    jobs.during('2026-03').sum('price') - jobs.during('2026-03').sum('cost'),
  ],
  [
    'os três bairros com maior custo de material somado',
    welding,
    most(
      jobs.by('district', (g) => g.sum('cost')),
      3,
    ),
  ],
  [
    'quantos clientes diferentes já fizeram troca de motor com a gente?',
    welding,
    jobs.when((r) => r.service === 'Troca de motor').distinct('client'),
  ],
  [
    'servicos da serralheria que ficaram sem garantia, me diz quantos',
    welding,
    jobs.when((r) => r.warranty === undefined).count(),
  ],
  [
    'quantos serviços têm garantia maior que 60 dias?',
    welding,
    jobs.when((r) => (r.warranty ?? 0) > 60).count(),
  ],
  [
    'grade de janela: valor cobrado no primeiro trimestre de 2026 contra o último trimestre de 2025',
    welding,
    {
      before: jobs
        .during('2025-10', '2025-12')
        .when((r) => r.service === 'Grade de janela')
        .sum('price'),
      after: jobs
        .during('2026-01', '2026-03')
        .when((r) => r.service === 'Grade de janela')
        .sum('price'),
    },
  ],
  [
    'menor valor cobrado num conserto de dobradiça',
    welding,
    jobs.when((r) => r.service === 'Conserto de dobradiça').min('price'),
  ],
  [
    'que dia da semana soma mais valor cobrado na serralheria?',
    welding,
    most(jobs.byWeekday((g) => g.sum('price'))),
  ],
  [
    'custo de material dos serviços em alumínio, fora o Condomínio Parque Verde',
    welding,
    jobs.when((r) => r.material === 'Alumínio' && r.client !== 'Condomínio Parque Verde').sum('cost'),
  ],
  [
    'nos serviços que não são urgentes, qual a média de km de deslocamento?',
    welding,
    jobs.when((r) => r.urgent === 'NÃO').mean('km'),
  ],
  [
    'entre 10/01/2026 e 28/02/2026 a gente fez quantos serviços de corrimão?',
    welding,
    jobs
      .from('2026-01-10', '2026-02-28')
      .when((r) => r.service === 'Corrimão')
      .count(),
  ],
  [
    'quantos % do valor cobrado na serralheria já está pago',
    welding,
    jobs.share((r) => r.status === 'PAGO', 'price'),
  ],
  ['Em que mês o custo de material pesou mais, no total?', welding, most(jobs.byMonth((g) => g.sum('cost')))],
  [
    'valor cobrado pelo Wesly em abril e maio',
    welding,
    jobs
      .during('2026-04', '2026-05')
      .when((r) => r.welder === 'Wesley')
      .sum('price'),
  ],
  [
    'em média a serralheria faz quantos serviços por dia trabalhado?',
    welding,
    jobs.count() / jobs.distinct('day'),
  ],
  [
    'quantidade de serviços com situação atrasado por cliente',
    welding,
    jobs.when((r) => r.status === 'ATRASADO').by('client', (g) => g.count()),
  ],
  [
    'na Vila Mariana, qual o valor médio cobrado por serviço?',
    welding,
    jobs.when((r) => r.district === 'Vila Mariana').mean('price'),
  ],
  [
    'o serviço mais demorado em galvanizado levou quantas horas?',
    welding,
    jobs.when((r) => r.material === 'Galvanizado').max('hours'),
  ],
  [
    'quantos serviços pendentes gastaram mais de 3 kg de eletrodo',
    welding,
    jobs.when((r) => r.status === 'PENDENTE' && (r.rod ?? 0) > 3).count(),
  ],

  // The dialysis transport
  ['Quantas viagens de hemodiálise fizemos em janeiro?', dialysis, trips.during('2026-01').count()],
  ['total de km rodados de cada motorista', dialysis, trips.by('driver', (g) => g.sum('km'))],
  [
    'qual paciente somou mais km rodados com a gente?',
    dialysis,
    most(trips.by('patient', (g) => g.sum('km'))),
  ],
  [
    'a Iracema Rocha viajou com acompanhante quantas vezes',
    dialysis,
    trips.when((r) => r.patient === 'Iracema Rocha' && r.escort === 'SIM').count(),
  ],
  ['valor total das viagens pelo SUS', dialysis, trips.when((r) => r.plan === 'SUS').sum('fare')],
  ['quanto foi de pedagio em novembro', dialysis, trips.during('2025-11').sum('toll')],
  ['tempo médio de espera em minutos por clínica', dialysis, trips.by('clinic', (g) => g.mean('wait'))],
  [
    'quantas viagens de paciente não chegaram no horário?',
    dialysis,
    trips.when((r) => r.punctual === 'NÃO').count(),
  ],
  [
    'que motorista teve mais viagens que não chegaram no horário?',
    dialysis,
    most(trips.when((r) => r.punctual === 'NÃO').by('driver', (g) => g.count())),
  ],
  [
    'viagens de hemodiálise acima de 60 km rodados, são quantas?',
    dialysis,
    trips.when((r) => r.km > 60).count(),
  ],
  [
    'quantos pacientes diferentes o Cícero levou em fevereiro',
    dialysis,
    trips
      .during('2026-02')
      .when((r) => r.driver === 'Cícero')
      .distinct('patient'),
  ],
  [
    'preciso saber a porcentagem das viagens feitas de ambulância',
    dialysis,
    trips.share((r) => r.vehicle === 'Ambulância'),
  ],
  [
    'km rodados com os pacientes em março comparado com fevereiro, como ficou?',
    dialysis,
    { before: trips.during('2026-02').sum('km'), after: trips.during('2026-03').sum('km') },
  ],
  [
    'a viagem de quem é Unimed custa quanto em média?',
    dialysis,
    trips.when((r) => r.plan === 'Unimed').mean('fare'),
  ],
  [
    'sem contar a Van, quanto deu o valor das viagens em abril?',
    dialysis,
    trips
      .during('2026-04')
      .when((r) => r.vehicle !== 'Van')
      .sum('fare'),
  ],
  [
    'Terezinha Alves: quantas viagens no turno da noite?',
    dialysis,
    trips.when((r) => r.patient === 'Terezinha Alves' && r.shift === 'Noite').count(),
  ],
  [
    'top 3 municipios em valor total de viagem',
    dialysis,
    most(
      trips.by('town', (g) => g.sum('fare')),
      3,
    ),
  ],
  [
    'qual foi a espera mais longa na NefroVida, em minutos?',
    dialysis,
    trips.when((r) => r.clinic === 'NefroVida').max('wait'),
  ],
  ['viagens de pacientes por turno', dialysis, trips.by('shift', (g) => g.count())],
  [
    'de terça-feira, quantos km a Rosângela rodou ao todo?',
    dialysis,
    trips
      .on(2)
      .when((r) => r.driver === 'Rosângela')
      .sum('km'),
  ],
  ['quantas viagens ficaram sem pedágio', dialysis, trips.when((r) => r.toll === undefined).count()],
  [
    'o mês com menos km rodados no transporte dos pacientes',
    dialysis,
    least(trips.byMonth((g) => g.sum('km'))),
  ],
  [
    'valor das viagens do convênio Particular menos o pedágio delas',
    dialysis,
    trips.when((r) => r.plan === 'Particular').sum('fare') -
      trips.when((r) => r.plan === 'Particular').sum('toll'),
  ],
  [
    'no turno da manhã, quantas viagens tiveram espera de mais de 40 minutos?',
    dialysis,
    trips.when((r) => r.shift === 'Manhã' && r.wait > 40).count(),
  ],
  ['quanto por cento do pedágio vem de Itararé?', dialysis, trips.share((r) => r.town === 'Itararé', 'toll')],
  [
    'de 15/12/2025 até 15/01/2026 quanto somou o valor das viagens?',
    dialysis,
    trips.from('2025-12-15', '2026-01-15').sum('fare'),
  ],
  [
    'o Juvenau fez quantas viagens de Spin?',
    dialysis,
    trips.when((r) => r.driver === 'Juvenal' && r.vehicle === 'Spin').count(),
  ],
  ['km médio por viagem, veículo por veículo', dialysis, trips.by('vehicle', (g) => g.mean('km'))],
  ['valor da viagem mais barata de Buri', dialysis, trips.when((r) => r.town === 'Buri').min('fare')],
  [
    'tô montando o relatório da prefeitura: no último trimestre de 2025 quantas viagens com acompanhante chegaram no horário?',
    dialysis,
    trips
      .during('2025-10', '2025-12')
      .when((r) => r.escort === 'SIM' && r.punctual === 'SIM')
      .count(),
  ],
]

export const unanswerable: string[] = [
  'qual o telefone da Iracema Rocha?',
  'quantas fantasias tem no estoque da loja agora?',
  'qual o salário do Genival?',
  'quanto gastamos de diesel nas vans em fevereiro?',
  'pressão média dos pacientes antes da sessão',
  'qual cor de portão o pessoal mais pede?',
  'quantas fantasias foram devolvidas rasgadas',
  'idade média dos pacientes do SUS',
  'quantos clientes da serralheria vieram por indicação?',
  'quanto pago de imposto na loja de fantasias por mês?',
]
