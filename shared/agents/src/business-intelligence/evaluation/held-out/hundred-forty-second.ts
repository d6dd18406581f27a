import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A cosmetics direct-selling team, an orthopaedic clinic and a firm that sharpens industrial knives. */

const { next, whole, pick } = seededBusiness('a cosmetics team, an orthopaedic clinic, a knife sharpener')

const team = [
  { reseller: 'Jussara', level: 'Ouro', city: 'Sorocaba', rate: 0.28 },
  { reseller: 'Sandra', level: 'Prata', city: 'Itu', rate: 0.24 },
  { reseller: 'Kelly', level: 'Diamante', city: 'Sorocaba', rate: 0.32 },
  { reseller: 'Rosilene', level: 'Bronze', city: 'Votorantim', rate: 0.2 },
  { reseller: 'Luana', level: 'Prata', city: 'Tatuí', rate: 0.24 },
  { reseller: 'Aparecida', level: 'Ouro', city: 'Votorantim', rate: 0.28 },
  { reseller: 'Thaís', level: 'Bronze', city: 'Itu', rate: 0.2 },
]
const lines = [
  { line: 'Perfumaria', from: 7_900, to: 21_900 },
  { line: 'Maquiagem', from: 1_900, to: 7_900 },
  { line: 'Cabelos', from: 2_400, to: 6_900 },
  { line: 'Corpo e Banho', from: 1_800, to: 5_900 },
  { line: 'Rosto', from: 4_500, to: 14_900 },
]
// Every day of August 2025 to May 2026, most on Fridays; what is handed over on a visit has no freight.
const orders = new Rows(
  daysFrom('2025-08-01', 304).flatMap((day) =>
    Array.from({ length: weekdayIn(day) === 5 ? whole(3, 5) : whole(1, 2) }, () => {
      const { reseller, level, city, rate } = pick(team)
      const { line, from, to } = pick(lines)
      const channel = pick(['WhatsApp', 'WhatsApp', 'Catálogo', 'Loja Online', 'Visita'])
      const items = whole(1, 9)
      const total = cents((items * whole(from, to)) / 100)
      return {
        day,
        reseller,
        level,
        city,
        line,
        channel,
        payment: pick(['Pix', 'Cartão', 'Boleto', 'Dinheiro']),
        fresh: next() < 0.25 ? 'Sim' : 'Não',
        items,
        points: Math.round(total / 3),
        freight: channel === 'Visita' ? undefined : whole(890, 3_990) / 100,
        commission: cents(total * rate),
        total,
      }
    }),
  ),
)

const staff = [
  { professional: 'Bruno', kinds: ['Fisioterapia', 'Fisioterapia', 'RPG', 'Pilates'], isDoctor: false },
  { professional: 'Camila', kinds: ['Fisioterapia', 'Pilates', 'RPG'], isDoctor: false },
  { professional: 'Dr. Renato', kinds: ['Consulta', 'Retorno', 'Infiltração'], isDoctor: true },
  { professional: 'Tatiane', kinds: ['Fisioterapia', 'RPG', 'Pilates'], isDoctor: false },
  { professional: 'Dra. Lívia', kinds: ['Consulta', 'Infiltração', 'Retorno'], isDoctor: true },
]
const patients = [
  { patient: 'Antônio Prado', plan: 'Unimed' },
  { patient: 'Beatriz Lacerda', plan: 'Particular' },
  { patient: 'Caio Martins', plan: 'Bradesco Saúde' },
  { patient: 'Dalva Nunes', plan: 'Unimed' },
  { patient: 'Elisa Rocha', plan: 'SulAmérica' },
  { patient: 'Fábio Teles', plan: 'Particular' },
  { patient: 'Glória Peixoto', plan: 'Unimed' },
  { patient: 'Hugo Siqueira', plan: 'Bradesco Saúde' },
  { patient: 'Iracema Souza', plan: 'Unimed' },
  { patient: 'Jonas Bastos', plan: 'SulAmérica' },
  { patient: 'Lúcia Ferraz', plan: 'Particular' },
  { patient: 'Mauro Viana', plan: 'Bradesco Saúde' },
]
const basePrice = (kind: string): number => {
  if (kind === 'Infiltração') return whole(48_000, 95_000) / 100
  if (kind === 'Consulta') return whole(25_000, 42_000) / 100
  if (kind === 'RPG') return whole(11_000, 19_000) / 100
  return whole(6_000, 14_000) / 100
}
// June 2025 to March 2026, closed on Sundays, most on Mondays; pain is not always asked for.
const care = new Rows(
  daysFrom('2025-06-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(4, 6) : whole(1, 3) }, () => {
        const { professional, kinds, isDoctor } = pick(staff)
        const { patient, plan } = pick(patients)
        const kind = pick(kinds)
        const price = basePrice(kind)
        return {
          day,
          patient,
          professional,
          kind,
          region: pick(['Joelho', 'Coluna', 'Ombro', 'Quadril', 'Tornozelo']),
          plan,
          pack: isDoctor ? 'Avulso' : pick(['Essencial', 'Plus', 'Intensivo', 'Avulso']),
          moved: next() < 0.22 ? 'sim' : 'não',
          minutes: whole(4, 12) * 5,
          pain: next() < 0.2 ? undefined : whole(0, 10),
          copay: plan === 'Particular' ? undefined : whole(1_500, 6_500) / 100,
          transfer: cents((price * whole(42, 60)) / 100),
          price,
        }
      }),
    ),
)

const factories = [
  { client: 'Boi Forte Alimentos', segment: 'Frigorífico' },
  { client: 'Serra Azul Madeiras', segment: 'Madeireira' },
  { client: 'Prensa Rápida', segment: 'Gráfica' },
  { client: 'Flexopack', segment: 'Embalagens' },
  { client: 'Carnes do Vale', segment: 'Frigorífico' },
  { client: 'Compensados Lages', segment: 'Madeireira' },
  { client: 'Impressos Itajaí', segment: 'Gráfica' },
  { client: 'Recicla Norte', segment: 'Reciclagem' },
]
// September 2025 to May 2026, Monday to Friday, most on Tuesdays; only grinding wears a wheel down.
const jobs = new Rows(
  daysFrom('2025-09-01', 273)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 2 ? whole(4, 6) : whole(1, 3) }, () => {
        const service = pick(['Afiação', 'Afiação', 'Retífica', 'Reparo', 'Solda', 'Balanceamento'])
        const blades = whole(1, 24)
        return {
          day,
          ...pick(factories),
          blade: pick(['Guilhotina', 'Circular', 'Plaina', 'Picador']),
          steel: pick(['HSS', 'Inox', 'Metal duro', 'Aço carbono']),
          service,
          technician: pick(['Ademir', 'Ademir', 'Gilson', 'Ivone', 'Wesley']),
          urgent: next() < 0.3 ? 'SIM' : 'NAO',
          payment: pick(['PAGO', 'PAGO', 'PAGO', 'PENDENTE', 'ATRASADO']),
          blades,
          hours: whole(2, 24) / 2,
          deadline: whole(1, 12),
          wheel: service === 'Solda' || service === 'Balanceamento' ? undefined : whole(1_200, 16_500) / 100,
          price: cents((blades * whole(2_800, 14_500)) / 100),
        }
      }),
    ),
)

const beauty = 'Pedidos Revendedoras'
const clinic = 'atendimentos_ortopedia'
const knives = 'OS AFIACAO'

export const files = [
  file(beauty, orders, [
    ['Data do Pedido', ({ day }) => brazilianDay(day)],
    ['Revendedora', ({ reseller }) => reseller],
    ['Nível', ({ level }) => level],
    ['Cidade', ({ city }) => city],
    ['Linha', ({ line }) => line],
    ['Canal de Venda', ({ channel }) => channel],
    ['Forma Pgto', ({ payment }) => payment],
    ['Cliente Nova', ({ fresh }) => fresh],
    ['Qtd Itens', ({ items }) => items],
    ['Pontos', ({ points }) => points],
    ['Frete', ({ freight }) => (freight === undefined ? '' : commaPrice(freight))],
    ['Comissão', ({ commission }) => dotted(commaPrice(commission))],
    ['Valor do Pedido', ({ total }) => dotted(commaPrice(total))],
  ]),
  file(
    clinic,
    care,
    [
      ['data_atendimento', ({ day }) => day],
      ['paciente', ({ patient }) => patient],
      ['profissional', ({ professional }) => professional],
      ['tipo_atendimento', ({ kind }) => kind],
      ['regiao_corpo', ({ region }) => region],
      ['convenio', ({ plan }) => plan],
      ['pacote', ({ pack }) => pack],
      ['remarcado', ({ moved }) => moved],
      ['duracao_min', ({ minutes }) => minutes],
      ['nivel_dor', ({ pain }) => pain ?? ''],
      ['coparticipacao', ({ copay }) => copay?.toFixed(2) ?? ''],
      ['repasse_profissional', ({ transfer }) => transfer.toFixed(2)],
      ['valor_atendimento', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
  file(knives, jobs, [
    ['DT_ENTRADA', ({ day }) => shownDay(day)],
    ['CLIENTE', ({ client }) => client],
    ['SEGMENTO', ({ segment }) => segment],
    ['TIPO_FACA', ({ blade }) => blade],
    ['MATERIAL', ({ steel }) => steel],
    ['SERVICO', ({ service }) => service],
    ['TECNICO', ({ technician }) => technician],
    ['URGENTE', ({ urgent }) => urgent],
    ['SITUACAO_PGTO', ({ payment }) => payment],
    ['QTD_FACAS', ({ blades }) => blades],
    ['HORAS_MAQ', ({ hours }) => decimal(hours, 1)],
    ['PRAZO_DIAS', ({ deadline }) => deadline],
    ['CUSTO_REBOLO', ({ wheel }) => (wheel === undefined ? '' : decimal(wheel))],
    ['VLR_OS', ({ price }) => dotted(decimal(price))],
  ]),
]

export const labelled: Labelled[] = [
  // The cosmetics team
  ['valor dos pedidos das revendedoras mês a mês', beauty, orders.byMonth((g) => g.sum('total'))],
  [
    'quanto a Kelly vendeu em reais em novembro?',
    beauty,
    orders
      .during('2025-11')
      .when((r) => r.reseller === 'Kelly')
      .sum('total'),
  ],
  [
    'Quantos pedidos de maquiagem entraram em fevereiro?',
    beauty,
    orders
      .during('2026-02')
      .when((r) => r.line === 'Maquiagem')
      .count(),
  ],
  ['qual revendedora fez mais pedidos?', beauty, most(orders.by('reseller', (g) => g.count()))],
  [
    'top 4 revendedoras em comissao',
    beauty,
    most(
      orders.by('reseller', (g) => g.sum('commission')),
      4,
    ),
  ],
  [
    'Qual é o valor médio dos pedidos feitos pela loja online?',
    beauty,
    orders.when((r) => r.channel === 'Loja Online').mean('total'),
  ],
  ['Quantidade de itens vendidos em cada linha', beauty, orders.by('line', (g) => g.sum('items'))],
  [
    'Quanto deu de comissão para as revendedoras de nível Ouro no último trimestre de 2025?',
    beauty,
    orders
      .during('2025-10', '2025-12')
      .when((r) => r.level === 'Ouro')
      .sum('commission'),
  ],
  ['qtos pedidos foram de cliente nova?', beauty, orders.when((r) => r.fresh === 'Sim').count()],
  [
    'Qual porcentagem do valor dos pedidos vem da perfumaria?',
    beauty,
    orders.share((r) => r.line === 'Perfumaria', 'total'),
  ],
  ['em qual cidade a gente vende menos, em valor?', beauty, least(orders.by('city', (g) => g.sum('total')))],
  [
    'Coloque lado a lado a comissão de outubro e a de novembro',
    beauty,
    { before: orders.during('2025-10').sum('commission'), after: orders.during('2025-11').sum('commission') },
  ],
  [
    'pedidos acima de 300 reais pagos no boleto, quantos foram?',
    beauty,
    orders.when((r) => r.total > 300 && r.payment === 'Boleto').count(),
  ],
  ['Qual foi o maior frete de um pedido?', beauty, orders.max('freight')],
  ['frete medio por cidade', beauty, orders.by('city', (g) => g.mean('freight'))],
  [
    'me diz quantos pontos a Rosilene juntou de janeiro a março',
    beauty,
    orders
      .during('2026-01', '2026-03')
      .when((r) => r.reseller === 'Rosilene')
      .sum('points'),
  ],
  ['qual dia da semana rende mais pontos?', beauty, most(orders.byWeekday((g) => g.sum('points')))],
  [
    'tirando o que saiu por catalogo, qual o valor dos pedidos de cada linha?',
    beauty,
    orders.when((r) => r.channel !== 'Catálogo').by('line', (g) => g.sum('total')),
  ],
  [
    'Quantas revendedoras diferentes tiveram pedido da linha Cabelos em dezembro?',
    beauty,
    orders
      .during('2025-12')
      .when((r) => r.line === 'Cabelos')
      .distinct('reseller'),
  ],
  [
    'valor dos pedidos de Votorantim entre 15/09/2025 e 20/10/2025',
    beauty,
    orders
      .from('2025-09-15', '2025-10-20')
      .when((r) => r.city === 'Votorantim')
      .sum('total'),
  ],
  [
    'Quantos pedidos tiveram de 5 a 8 itens?',
    beauty,
    orders.when((r) => r.items >= 5 && r.items <= 8).count(),
  ],
  ['media de itens por pedido pra cada nivel', beauty, orders.by('level', (g) => g.mean('items'))],
  ['Que fatia dos pedidos chegou pelo WhatsApp?', beauty, orders.share((r) => r.channel === 'WhatsApp')],
  ['qual linha gerou menos comissao no total?', beauty, least(orders.by('line', (g) => g.sum('commission')))],
  [
    'Em média, quantos reais por mês a equipe vende da linha Rosto?',
    beauty,
    orders.when((r) => r.line === 'Rosto').sum('total') / orders.byMonth((g) => g.count()).length,
  ],
  [
    'to fechando o bonus da equipe: quanto a Luana e a Thaís venderam juntas em abril, em valor?',
    beauty,
    orders
      .during('2026-04')
      .when((r) => r.reseller === 'Luana' || r.reseller === 'Thaís')
      .sum('total'),
  ],
  [
    'quanto sobra do valor dos pedidos depois de descontar a comissão?',
    beauty,
    orders.sum('total') - orders.sum('commission'),
  ],
  [
    'Qual o valor do menor pedido da Sandra?',
    beauty,
    orders.when((r) => r.reseller === 'Sandra').min('total'),
  ],
  [
    'qto deu em reais os pedidos no pix de fevereiro pra ca?',
    beauty,
    orders
      .during('2026-02', '2026-05')
      .when((r) => r.payment === 'Pix')
      .sum('total'),
  ],
  [
    'Quais foram os 3 meses com maior valor em pedidos das revendedoras?',
    beauty,
    most(
      orders.byMonth((g) => g.sum('total')),
      3,
    ),
  ],

  // The clinic
  ['Quantos atendimentos a clínica fez em agosto?', clinic, care.during('2025-08').count()],
  ['valor dos atendimentos de cada profissional', clinic, care.by('professional', (g) => g.sum('price'))],
  ['qual convenio soma o maior valor de atendimentos?', clinic, most(care.by('plan', (g) => g.sum('price')))],
  [
    'sessoes de fisioterapia mes a mes',
    clinic,
    care.when((r) => r.kind === 'Fisioterapia').byMonth((g) => g.count()),
  ],
  [
    'Quanto foi o repasse da Camila em outubro?',
    clinic,
    care
      .during('2025-10')
      .when((r) => r.professional === 'Camila')
      .sum('transfer'),
  ],
  ['nivel de dor medio por regiao do corpo', clinic, care.by('region', (g) => g.mean('pain'))],
  [
    'Quantos pacientes diferentes passaram pelo Dr. Renato em setembro?',
    clinic,
    care
      .during('2025-09')
      .when((r) => r.professional === 'Dr. Renato')
      .distinct('patient'),
  ],
  ['Duração média das sessões de RPG em minutos', clinic, care.when((r) => r.kind === 'RPG').mean('minutes')],
  [
    'qual o valor total das infiltrações no segundo semestre de 2025',
    clinic,
    care
      .during('2025-07', '2025-12')
      .when((r) => r.kind === 'Infiltração')
      .sum('price'),
  ],
  ['Que percentual dos atendimentos é particular?', clinic, care.share((r) => r.plan === 'Particular')],
  [
    'qtos atendimentos remarcados em cada dia da semana',
    clinic,
    care.when((r) => r.moved === 'sim').byWeekday((g) => g.count()),
  ],
  [
    'Os 5 pacientes que somam o maior valor de atendimentos',
    clinic,
    most(
      care.by('patient', (g) => g.sum('price')),
      5,
    ),
  ],
  [
    'coparticipacao total da Unimed de setembro a novembro',
    clinic,
    care
      .during('2025-09', '2025-11')
      .when((r) => r.plan === 'Unimed')
      .sum('copay'),
  ],
  ['valor medio por atendimento no pacote Plus', clinic, care.when((r) => r.pack === 'Plus').mean('price')],
  [
    'Em quantos atendimentos de joelho o nível de dor foi maior que 7?',
    clinic,
    care.when((r) => r.region === 'Joelho' && r.pain !== undefined && r.pain > 7).count(),
  ],
  [
    'valor dos atendimentos, dezembro contra janeiro',
    clinic,
    { before: care.during('2025-12').sum('price'), after: care.during('2026-01').sum('price') },
  ],
  ['Qual tipo de atendimento soma menos repasse?', clinic, least(care.by('kind', (g) => g.sum('transfer')))],
  [
    'quantos minutos de atendimento a Tatiane fez em julho?',
    clinic,
    care
      .during('2025-07')
      .when((r) => r.professional === 'Tatiane')
      .sum('minutes'),
  ],
  [
    'atendimentos de coluna que nao foram pela Unimed, quantos?',
    clinic,
    care.when((r) => r.region === 'Coluna' && r.plan !== 'Unimed').count(),
  ],
  [
    'Valor dos atendimentos menos os repasses em fevereiro',
    clinic,
    care.during('2026-02').sum('price') - care.during('2026-02').sum('transfer'),
  ],
  [
    'Qual o valor mais alto de uma consulta na clínica?',
    clinic,
    care.when((r) => r.kind === 'Consulta').max('price'),
  ],
  [
    'menor coparticipacao num atendimento da Bradesco Saúde',
    clinic,
    care.when((r) => r.plan === 'Bradesco Saúde').min('copay'),
  ],
  ['quantos atendimentos de 10/12/2025 a 20/01/2026', clinic, care.from('2025-12-10', '2026-01-20').count()],
  [
    'Quantos por cento do total de repasse vai para a Dra. Lívia?',
    clinic,
    care.share((r) => r.professional === 'Dra. Lívia', 'transfer'),
  ],
  [
    'Em que mês as sessões de pilates somaram o maior valor?',
    clinic,
    most(care.when((r) => r.kind === 'Pilates').byMonth((g) => g.sum('price'))),
  ],
  [
    'quantos atendimentos teve cada pacote no primeiro trimestre de 2026?',
    clinic,
    care.during('2026-01', '2026-03').by('pack', (g) => g.count()),
  ],
  [
    'Qual dia da semana é o mais cheio da clínica em número de atendimentos?',
    clinic,
    most(care.byWeekday((g) => g.count())),
  ],
  [
    'a clinica faz em media qtos atendimentos por mes?',
    clinic,
    care.count() / care.byMonth((g) => g.count()).length,
  ],
  [
    'sem contar fisioterapia, quantos atendimentos passaram de 45 minutos?',
    clinic,
    care.when((r) => r.kind !== 'Fisioterapia' && r.minutes > 45).count(),
  ],
  [
    'vou conversar com o Bruno, me passa o total de repasse dele em cada mês',
    clinic,
    care.when((r) => r.professional === 'Bruno').byMonth((g) => g.sum('transfer')),
  ],

  // The knife sharpener
  ['Valor total das OS por segmento', knives, jobs.by('segment', (g) => g.sum('price'))],
  ['qtas facas entraram em março?', knives, jobs.during('2026-03').sum('blades')],
  [
    'Quantas OS urgentes tivemos em cada mês?',
    knives,
    jobs.when((r) => r.urgent === 'SIM').byMonth((g) => g.count()),
  ],
  ['qual tecnico usou mais horas de maquina?', knives, most(jobs.by('technician', (g) => g.sum('hours')))],
  [
    'os 3 clientes que mais mandaram facas, em quantidade de facas',
    knives,
    most(
      jobs.by('client', (g) => g.sum('blades')),
      3,
    ),
  ],
  [
    'Prazo médio em dias das OS de retífica',
    knives,
    jobs.when((r) => r.service === 'Retífica').mean('deadline'),
  ],
  [
    'quanto gastamos de rebolo com faca de plaina?',
    knives,
    jobs.when((r) => r.blade === 'Plaina').sum('wheel'),
  ],
  [
    'quanto temos em OS com pagamento atrasado, em reais?',
    knives,
    jobs.when((r) => r.payment === 'ATRASADO').sum('price'),
  ],
  [
    'Qual a participação da afiação no valor total das OS?',
    knives,
    jobs.share((r) => r.service === 'Afiação', 'price'),
  ],
  [
    'compara a quantidade de facas da Serra Azul Madeiras em janeiro e em fevereiro',
    knives,
    {
      before: jobs
        .during('2026-01')
        .when((r) => r.client === 'Serra Azul Madeiras')
        .sum('blades'),
      after: jobs
        .during('2026-02')
        .when((r) => r.client === 'Serra Azul Madeiras')
        .sum('blades'),
    },
  ],
  [
    'Comparativo das horas de máquina entre abril e maio',
    knives,
    { before: jobs.during('2026-04').sum('hours'), after: jobs.during('2026-05').sum('hours') },
  ],
  ['qual segmento tem o menor valor somado de OS?', knives, least(jobs.by('segment', (g) => g.sum('price')))],
  ['Valor médio das OS de metal duro', knives, jobs.when((r) => r.steel === 'Metal duro').mean('price')],
  ['qtas OS entre R$ 500 e R$ 1.000?', knives, jobs.when((r) => r.price >= 500 && r.price <= 1000).count()],
  ['Qual a maior quantidade de facas numa única OS?', knives, jobs.max('blades')],
  [
    'qtd de facas do Gilson por serviço',
    knives,
    jobs.when((r) => r.technician === 'Gilson').by('service', (g) => g.sum('blades')),
  ],
  ['OS com prazo de até 3 dias, quantas são?', knives, jobs.when((r) => r.deadline <= 3).count()],
  ['em qual mes gastamos mais com rebolo?', knives, most(jobs.byMonth((g) => g.sum('wheel')))],
  ['Em qual dia da semana entram mais facas?', knives, most(jobs.byWeekday((g) => g.sum('blades')))],
  [
    'tirando a Flexopack, quanto faturamos com faca picador?',
    knives,
    jobs.when((r) => r.blade === 'Picador' && r.client !== 'Flexopack').sum('price'),
  ],
  [
    'Quantos clientes diferentes trouxeram faca de inox em janeiro?',
    knives,
    jobs
      .during('2026-01')
      .when((r) => r.steel === 'Inox')
      .distinct('client'),
  ],
  [
    'soma do valor das OS que entraram entre 03/11/2025 e 12/12/2025',
    knives,
    jobs.from('2025-11-03', '2025-12-12').sum('price'),
  ],
  ['que % das OS é urgente?', knives, jobs.share((r) => r.urgent === 'SIM')],
  ['custo medio de rebolo por material', knives, jobs.by('steel', (g) => g.mean('wheel'))],
  [
    'Quantas horas de máquina a Ivone fez em OS não urgentes?',
    knives,
    jobs.when((r) => r.technician === 'Ivone' && r.urgent === 'NAO').sum('hours'),
  ],
  [
    'valor das OS com pagamento pendente da Prensa Rápida',
    knives,
    jobs.when((r) => r.client === 'Prensa Rápida' && r.payment === 'PENDENTE').sum('price'),
  ],
  [
    'Qual é o nosso faturamento médio mensal em OS?',
    knives,
    jobs.sum('price') / jobs.byMonth((g) => g.count()).length,
  ],
  [
    'numero de OS por tecnico de janeiro de 2026 em diante',
    knives,
    jobs.during('2026-01', '2026-05').by('technician', (g) => g.count()),
  ],
  [
    'Qual o menor valor de OS no segmento Gráfica?',
    knives,
    jobs.when((r) => r.segment === 'Gráfica').min('price'),
  ],
  [
    'o contador pediu: valor total das OS do quarto trimestre de 2025 que já estão pagas',
    knives,
    jobs
      .during('2025-10', '2025-12')
      .when((r) => r.payment === 'PAGO')
      .sum('price'),
  ],
]

export const unanswerable: string[] = [
  'Quantos batons temos em estoque?',
  'quanto custou a impressão dos catálogos de dezembro?',
  'qual a data de aniversário da Jussara?',
  'Qual a idade média dos pacientes da clínica?',
  'quanto a clinica paga de aluguel?',
  'qual a nota de satisfação dos pacientes com a Camila?',
  'Qual o CRM do Dr. Renato?',
  'qual o telefone da Prensa Rápida?',
  'quanto a oficina de afiação gastou de energia elétrica em março?',
  'Qual o salário do Ademir?',
]
