import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A party-goods rental firm, a psychology practice and a marketing agency. */

const { next, whole, pick, among } = seededBusiness('party goods for rent, a psychology practice, an agency')

const goods = {
  chair: { item: 'Cadeira', category: 'Móveis', few: 20, many: 120, from: 350, to: 600 },
  table: { item: 'Mesa redonda', category: 'Móveis', few: 4, many: 20, from: 1_500, to: 2_500 },
  cloth: { item: 'Toalha', category: 'Decoração', few: 5, many: 30, from: 800, to: 1_500 },
  panel: { item: 'Painel de balões', category: 'Decoração', few: 1, many: 2, from: 18_000, to: 42_000 },
  trampoline: { item: 'Pula-pula', category: 'Brinquedos', few: 1, many: 2, from: 18_000, to: 32_000 },
  pool: { item: 'Piscina de bolinhas', category: 'Brinquedos', few: 1, many: 2, from: 15_000, to: 26_000 },
  popcorn: { item: 'Máquina de pipoca', category: 'Equipamentos', few: 1, many: 2, from: 12_000, to: 20_000 },
  tent: { item: 'Tenda', category: 'Equipamentos', few: 1, many: 3, from: 22_000, to: 45_000 },
  glass: { item: 'Taça', category: 'Louças', few: 20, many: 150, from: 150, to: 320 },
}
// Parties are from Thursday to Sunday, most on Saturdays.
const partiesOn = (day: string): number => {
  switch (weekdayIn(day)) {
    case 6:
      return whole(2, 4)
    case 5:
      return whole(1, 2)
    case 0:
      return whole(0, 2)
    case 4:
      return whole(0, 1)
    default:
      return 0
  }
}
const rentals = new Rows(
  daysFrom('2025-02-01', 424).flatMap((day) =>
    Array.from({ length: partiesOn(day) }, () => {
      const { item, category, few, many, from, to } = among(
        [goods.chair, 3],
        [goods.table, 2.5],
        [goods.trampoline, 2],
        [goods.cloth, 1.5],
        [goods.panel, 1.5],
        [goods.popcorn, 1.5],
        [goods.tent, 1.2],
        [goods.pool, 1],
        [goods.glass, 1],
      )
      const pieces = whole(few, many)
      // Whoever fetches the goods pays no freight.
      const freight = next() < 0.3 ? undefined : whole(30, 150)
      return {
        day,
        item,
        category,
        party: among(
          ['Aniversário infantil', 5],
          ['Casamento', 3],
          ['Festa corporativa', 2],
          ['Chá de bebê', 1.5],
          ['Formatura', 0.9],
        ),
        district: among(
          ['Centro', 4],
          ['Boa Vista', 3],
          ['Água Verde', 2],
          ['São José', 1.4],
          ['Jardim das Flores', 0.9],
        ),
        pieces,
        freight,
        total: cents((pieces * whole(from, to)) / 100 + (freight ?? 0)),
        payment: among(['Pix', 5], ['Cartão', 3], ['Dinheiro', 1.5], ['Boleto', 1]),
      }
    }),
  ),
)

const single = { kind: 'Individual', lengths: [50, 50, 60] }
const couple = { kind: 'Casal', lengths: [80, 90] }
const child = { kind: 'Infantil', lengths: [40, 50] }
const test = { kind: 'Avaliação psicológica', lengths: [90, 60] }
const patients = [
  { patient: 'Alice Moura', plan: 'Unimed', professional: 'Bianca Torres', ...child },
  { patient: 'Bruno Salles', plan: 'Particular', professional: 'Helena Prado', ...single },
  { patient: 'Cíntia Maia', plan: 'Particular', professional: 'Caio Mendes', ...couple },
  { patient: 'Diego Freitas', plan: 'Amil', professional: 'Patrícia Lemos', ...single },
  { patient: 'Elisa Ramos', plan: 'Particular', professional: 'Helena Prado', ...single },
  { patient: 'Fábio Nunes', plan: 'Unimed', professional: 'Helena Prado', ...single },
  { patient: 'Gabriel Pires', plan: 'Particular', professional: 'Bianca Torres', ...child },
  { patient: 'Heitor Campos', plan: 'Bradesco Saúde', professional: 'Bianca Torres', ...child },
  { patient: 'Ivone Barros', plan: 'Particular', professional: 'Patrícia Lemos', ...test },
  { patient: 'Joana Brandão', plan: 'Particular', professional: 'Caio Mendes', ...couple },
  { patient: 'Karen Lopes', plan: 'Bradesco Saúde', professional: 'Caio Mendes', ...single },
  { patient: 'Larissa Teles', plan: 'Unimed', professional: 'Helena Prado', ...single },
  { patient: 'Mateus Rocha', plan: 'Unimed', professional: 'Patrícia Lemos', ...test },
  { patient: 'Nádia Queiroz', plan: 'Particular', professional: 'Caio Mendes', ...single },
  { patient: 'Otto Vieira', plan: 'Unimed', professional: 'Bianca Torres', ...child },
  { patient: 'Sônia Dias', plan: 'Particular', professional: 'Helena Prado', ...single },
]
// Closed on Sundays, few on Saturdays.
const sessions = new Rows(
  daysFrom('2025-09-01', 242)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(0, 1) : whole(1, 3) }, () => {
        const { patient, plan, professional, kind, lengths } = pick(patients)
        return {
          day,
          professional,
          patient,
          kind,
          mode: among(['Presencial', 3], ['Online', 2]),
          plan,
          minutes: pick(lengths),
          price: plan === 'Particular' ? whole(160, 320) : whole(70, 130),
        }
      }),
    ),
)

const customers = [
  { client: 'Café Serrano', segment: 'Alimentação' },
  { client: 'Academia Pulso', segment: 'Bem-estar' },
  { client: 'Ótica Lumina', segment: 'Varejo' },
  { client: 'Imobiliária Porto', segment: 'Imóveis' },
  { client: 'Loja Encanto', segment: 'Varejo' },
  { client: 'Hamburgueria Brasa', segment: 'Alimentação' },
  { client: 'Estética Renova', segment: 'Bem-estar' },
  { client: 'Construtora Vértice', segment: 'Imóveis' },
]
const works = {
  social: { service: 'Social media', from: 120_000, to: 350_000 },
  ads: { service: 'Tráfego pago', from: 90_000, to: 600_000 },
  brand: { service: 'Identidade visual', from: 250_000, to: 900_000 },
  site: { service: 'Site', from: 350_000, to: 1_500_000 },
  video: { service: 'Vídeo', from: 180_000, to: 800_000 },
}
const firstIssue = '2025-01-02'
const lastIssue = '2026-04-30'
// On working days; the first and the last day have one invoice each.
const invoices = new Rows(
  daysFrom(firstIssue, 484)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: day === firstIssue || day === lastIssue ? 1 : whole(0, 2) }, () => {
        const { service, from, to } = among(
          [works.social, 4],
          [works.ads, 3],
          [works.brand, 1.5],
          [works.site, 1.5],
          [works.video, 1],
        )
        const due = daysFrom(day, pick([15, 30, 30, 45]) + 1).at(-1) ?? day
        const price = whole(from, to) / 100
        return {
          day,
          due,
          ...pick(customers),
          service,
          owner: among(['Thiago', 3], ['Luciana', 2.3], ['Débora', 1.6], ['Rafael', 1]),
          status:
            due > lastIssue ? among(['Em aberto', 3], ['Paga', 1]) : among(['Paga', 6], ['Atrasada', 1]),
          tax: cents(price * pick([0.06, 0.0865])),
          price,
        }
      }),
    ),
)

const parties = 'Locações Festas'
const practice = 'sessoes_psicologia'
const agency = 'NOTAS EMITIDAS AGENCIA'

export const files = [
  file(parties, rentals, [
    ['Data Locação', ({ day }) => brazilianDay(day)],
    ['Item', ({ item }) => item],
    ['Categoria', ({ category }) => category],
    ['Tipo de Festa', ({ party }) => party],
    ['Bairro', ({ district }) => district],
    ['Qtde (peças)', ({ pieces }) => pieces],
    ['Frete (R$)', ({ freight }) => (freight === undefined ? '' : decimal(freight))],
    ['Valor Total (R$)', ({ total }) => dotted(decimal(total))],
    ['Forma Pgto', ({ payment }) => payment],
  ]),
  file(practice, sessions, [
    ['data', ({ day }) => brazilianDay(day)],
    ['profissional', ({ professional }) => professional],
    ['paciente', ({ patient }) => patient],
    ['tipo_atendimento', ({ kind }) => kind],
    ['modalidade', ({ mode }) => mode],
    ['convenio', ({ plan }) => plan],
    ['duracao (min)', ({ minutes }) => minutes],
    ['valor_sessao', ({ price }) => decimal(price)],
  ]),
  file(agency, invoices, [
    ['DT EMISSÃO', ({ day }) => brazilianDay(day)],
    ['VENCIMENTO', ({ due }) => brazilianDay(due)],
    ['CLIENTE', ({ client }) => client],
    ['SEGMENTO', ({ segment }) => segment],
    ['SERVIÇO', ({ service }) => service],
    ['RESPONSÁVEL', ({ owner }) => owner],
    ['STATUS', ({ status }) => status],
    ['IMPOSTOS', ({ tax }) => dotted(commaPrice(tax))],
    ['VALOR NOTA', ({ price }) => dotted(commaPrice(price))],
  ]),
]

export const labelled: Labelled[] = [
  // The party-goods rental firm
  ['faturamento das locações em maio?', parties, rentals.during('2025-05').sum('total')],
  [
    'quantas cadeiras a gente alugou em dezembro?',
    parties,
    rentals
      .during('2025-12')
      .when((r) => r.item === 'Cadeira')
      .sum('pieces'),
  ],
  [
    'qual item de festa rendeu mais em valor total?',
    parties,
    most(rentals.by('item', (g) => g.sum('total'))),
  ],
  [
    'top 3 bairros em faturamento de locação',
    parties,
    most(
      rentals.by('district', (g) => g.sum('total')),
      3,
    ),
  ],
  ['valor total das locacoes por categoria', parties, rentals.by('category', (g) => g.sum('total'))],
  ['Quantas locações tivemos aos sábados?', parties, rentals.on(6).count()],
  [
    'Que porcentagem do número de locações foi para casamento?',
    parties,
    rentals.share((r) => r.party === 'Casamento'),
  ],
  ['ticket médio das locações', parties, rentals.mean('total')],
  ['total de frete cobrado em 2025', parties, rentals.during('2025-01', '2025-12').sum('freight')],
  ['quantas locações saíram sem frete?', parties, rentals.when((r) => r.freight === undefined).count()],
  [
    'compare o faturamento das locações de março de 2025 com o de março de 2026',
    parties,
    { before: rentals.during('2025-03').sum('total'), after: rentals.during('2026-03').sum('total') },
  ],
  [
    'locações com valor total acima de R$ 500, quantas foram?',
    parties,
    rentals.when((r) => r.total > 500).count(),
  ],
  ['qual dia da semana tem mais locações?', parties, most(rentals.byWeekday((g) => g.count()))],
  [
    'quanto rendeu o pula-pula no Centro',
    parties,
    rentals.when((r) => r.item === 'Pula-pula' && r.district === 'Centro').sum('total'),
  ],
  ['faturamento das locações mês a mês', parties, rentals.byMonth((g) => g.sum('total'))],
  [
    'quanto veio de pix nas festas corporativas?',
    parties,
    rentals.when((r) => r.payment === 'Pix' && r.party === 'Festa corporativa').sum('total'),
  ],
  ['maior frete que cobramos numa locação', parties, rentals.max('freight')],
  [
    'frete médio, contando só as locações que tiveram frete',
    parties,
    rentals.when((r) => r.freight !== undefined).mean('freight'),
  ],
  [
    'qntas taças foram alugadas no segundo semestre de 2025',
    parties,
    rentals
      .during('2025-07', '2025-12')
      .when((r) => r.item === 'Taça')
      .sum('pieces'),
  ],
  ['que tipo de festa deu menos faturamento?', parties, least(rentals.by('party', (g) => g.sum('total')))],
  [
    'valor total alugado em brinquedos tirando a piscina de bolinhas',
    parties,
    rentals.when((r) => r.category === 'Brinquedos' && r.item !== 'Piscina de bolinhas').sum('total'),
  ],
  ['número de locações por forma de pagamento', parties, rentals.by('payment', (g) => g.count())],
  [
    'preciso passar pro contador: somando boleto e dinheiro, quanto deram as locações do quarto trimestre de 2025?',
    parties,
    rentals
      .during('2025-10', '2025-12')
      .when((r) => r.payment === 'Boleto' || r.payment === 'Dinheiro')
      .sum('total'),
  ],
  [
    'quando alugam mesa redonda, quantas peças vão em média por locação?',
    parties,
    rentals.when((r) => r.item === 'Mesa redonda').mean('pieces'),
  ],
  [
    'participação da categoria Decoração no faturamento das locações',
    parties,
    rentals.share((r) => r.category === 'Decoração', 'total'),
  ],
  [
    'Casamento x formatura: qual o valor total das locações de cada um?',
    parties,
    rentals
      .when((r) => r.party === 'Casamento' || r.party === 'Formatura')
      .by('party', (g) => g.sum('total')),
  ],
  [
    'quantas locações foram feitas entre 15/06/2025 e 31/07/2025?',
    parties,
    rentals.from('2025-06-15', '2025-07-31').count(),
  ],
  [
    'menor valor total de uma locação de tenda',
    parties,
    rentals.when((r) => r.item === 'Tenda').min('total'),
  ],
  ['em qual mês as locações faturaram menos?', parties, least(rentals.byMonth((g) => g.sum('total')))],
  ['total de frete por bairro', parties, rentals.by('district', (g) => g.sum('freight'))],

  // The psychology practice
  ['quantas sessões em outubro?', practice, sessions.during('2025-10').count()],
  ['faturamento das sessões por convênio', practice, sessions.by('plan', (g) => g.sum('price'))],
  ['quantas sessões cada profissional fez?', practice, sessions.by('professional', (g) => g.count())],
  [
    'qual profissional faturou mais com as sessões?',
    practice,
    most(sessions.by('professional', (g) => g.sum('price'))),
  ],
  [
    'os 3 pacientes com maior valor total de sessões',
    practice,
    most(
      sessions.by('patient', (g) => g.sum('price')),
      3,
    ),
  ],
  ['valor médio da sessão particular', practice, sessions.when((r) => r.plan === 'Particular').mean('price')],
  [
    'qtas sessoes online em janeiro',
    practice,
    sessions
      .during('2026-01')
      .when((r) => r.mode === 'Online')
      .count(),
  ],
  ['porcentagem de sessões presenciais', practice, sessions.share((r) => r.mode === 'Presencial')],
  ['quantas sessões duraram mais de 50 minutos?', practice, sessions.when((r) => r.minutes > 50).count()],
  [
    'total de minutos de sessão da Helena em novembro',
    practice,
    sessions
      .during('2025-11')
      .when((r) => r.professional === 'Helena Prado')
      .sum('minutes'),
  ],
  [
    'duração média, em minutos, das sessões do tipo infantil',
    practice,
    sessions.when((r) => r.kind === 'Infantil').mean('minutes'),
  ],
  ['quantidade de sessões por dia da semana', practice, sessions.byWeekday((g) => g.count())],
  [
    'Quanto a Unimed rendeu em sessões no primeiro trimestre de 2026?',
    practice,
    sessions
      .during('2026-01', '2026-03')
      .when((r) => r.plan === 'Unimed')
      .sum('price'),
  ],
  [
    'quantos pacientes diferentes a Bianca atendeu em fevereiro?',
    practice,
    sessions
      .during('2026-02')
      .when((r) => r.professional === 'Bianca Torres')
      .distinct('patient'),
  ],
  [
    'valor das sessões individuais: dezembro contra janeiro',
    practice,
    {
      before: sessions
        .during('2025-12')
        .when((r) => r.kind === 'Individual')
        .sum('price'),
      after: sessions
        .during('2026-01')
        .when((r) => r.kind === 'Individual')
        .sum('price'),
    },
  ],
  ['qual convenio deu menos faturamento?', practice, least(sessions.by('plan', (g) => g.sum('price')))],
  ['mes com maior faturamento de sessões', practice, most(sessions.byMonth((g) => g.sum('price')))],
  [
    'Amil e Bradesco Saúde: quantas sessões de cada?',
    practice,
    sessions.when((r) => r.plan === 'Amil' || r.plan === 'Bradesco Saúde').by('plan', (g) => g.count()),
  ],
  ['maior valor de uma sessão pela Unimed', practice, sessions.when((r) => r.plan === 'Unimed').max('price')],
  [
    'quanto entrou de sessões online com o Caio',
    practice,
    sessions.when((r) => r.mode === 'Online' && r.professional === 'Caio Mendes').sum('price'),
  ],
  [
    'quantas sessões a clínica faz em média por dia que tem sessão?',
    practice,
    sessions.count() / sessions.distinct('day'),
  ],
  [
    'quantas sessões de avaliação psicologica a Patrícia fez desde fevereiro?',
    practice,
    sessions
      .during('2026-02', '2026-04')
      .when((r) => r.professional === 'Patrícia Lemos' && r.kind === 'Avaliação psicológica')
      .count(),
  ],
  [
    'faturamento das sessões por mês sem contar o particular',
    practice,
    sessions.when((r) => r.plan !== 'Particular').byMonth((g) => g.sum('price')),
  ],
  [
    'me diz uma coisa, quantas vezes o Bruno Salles já veio em sessão presencial?',
    practice,
    sessions.when((r) => r.patient === 'Bruno Salles' && r.mode === 'Presencial').count(),
  ],
  [
    'quantos por cento do faturamento das sessões é da Helena?',
    practice,
    sessions.share((r) => r.professional === 'Helena Prado', 'price'),
  ],
  ['sessões de até R$ 100, quantas são?', practice, sessions.when((r) => r.price <= 100).count()],
  [
    'valor médio da sessão para cada tipo de atendimento',
    practice,
    sessions.by('kind', (g) => g.mean('price')),
  ],
  [
    'somando Unimed e Amil, quantas sessões presenciais tivemos de outubro a dezembro?',
    practice,
    sessions
      .during('2025-10', '2025-12')
      .when((r) => r.mode === 'Presencial' && (r.plan === 'Unimed' || r.plan === 'Amil'))
      .count(),
  ],
  [
    'total das sessões entre 10/11/2025 e 05/12/2025, em reais',
    practice,
    sessions.from('2025-11-10', '2025-12-05').sum('price'),
  ],
  ['quanto a clínica de psicologia faturou nas sextas-feiras?', practice, sessions.on(5).sum('price')],

  // The marketing agency
  ['valor das notas emitidas em agosto', agency, invoices.during('2025-08').sum('price')],
  ['quantas notas a agência emitiu em março de 2026?', agency, invoices.during('2026-03').count()],
  ['total faturado pela agência por cliente', agency, invoices.by('client', (g) => g.sum('price'))],
  [
    'qual cliente da agência tem o maior valor em notas?',
    agency,
    most(invoices.by('client', (g) => g.sum('price'))),
  ],
  [
    'os três serviços que mais faturaram na agencia',
    agency,
    most(
      invoices.by('service', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'quanto temos em notas com status em aberto?',
    agency,
    invoices.when((r) => r.status === 'Em aberto').sum('price'),
  ],
  [
    'quantas notas atrasadas cada cliente tem',
    agency,
    invoices.when((r) => r.status === 'Atrasada').by('client', (g) => g.count()),
  ],
  ['impostos das notas por mês de emissão', agency, invoices.byMonth((g) => g.sum('tax'))],
  ['valor das notas menos os impostos', agency, invoices.sum('price') - invoices.sum('tax')],
  [
    'quanto deu de imposto nas notas emitidas no primeiro trimestre de 2025?',
    agency,
    invoices.during('2025-01', '2025-03').sum('tax'),
  ],
  [
    'valor medio das notas de trafego pago',
    agency,
    invoices.when((r) => r.service === 'Tráfego pago').mean('price'),
  ],
  [
    'que porcentagem da quantidade de notas da agência está paga?',
    agency,
    invoices.share((r) => r.status === 'Paga'),
  ],
  [
    'Compare o valor das notas do Thiago emitidas em janeiro de 2025 com as emitidas em janeiro de 2026',
    agency,
    {
      before: invoices
        .during('2025-01')
        .when((r) => r.owner === 'Thiago')
        .sum('price'),
      after: invoices
        .during('2026-01')
        .when((r) => r.owner === 'Thiago')
        .sum('price'),
    },
  ],
  [
    'valor total das notas com vencimento em maio de 2026',
    agency,
    invoices.when((r) => r.due.slice(0, 7) === '2026-05').sum('price'),
  ],
  [
    'quantas notas têm vencimento entre 01/06/2025 e 20/07/2025?',
    agency,
    invoices.when((r) => r.due >= '2025-06-01' && r.due <= '2025-07-20').count(),
  ],
  ['notas com valor acima de 5 mil, quantas?', agency, invoices.when((r) => r.price > 5000).count()],
  [
    'segmento Varejo x segmento Alimentação, valor das notas de cada um',
    agency,
    invoices
      .when((r) => r.segment === 'Varejo' || r.segment === 'Alimentação')
      .by('segment', (g) => g.sum('price')),
  ],
  [
    'qual responsável tem o menor valor total em notas?',
    agency,
    least(invoices.by('owner', (g) => g.sum('price'))),
  ],
  ['qual mês de emissão teve o maior valor em notas?', agency, most(invoices.byMonth((g) => g.sum('price')))],
  [
    'quanto faturamos de site para o Café Serrano?',
    agency,
    invoices.when((r) => r.service === 'Site' && r.client === 'Café Serrano').sum('price'),
  ],
  [
    'valor da maior nota de identidade visual',
    agency,
    invoices.when((r) => r.service === 'Identidade visual').max('price'),
  ],
  [
    'qual o valor da menor nota já paga da Ótica Lumina?',
    agency,
    invoices.when((r) => r.client === 'Ótica Lumina' && r.status === 'Paga').min('price'),
  ],
  [
    'quantos clientes diferentes tiveram nota de vídeo emitida em 2025?',
    agency,
    invoices
      .during('2025-01', '2025-12')
      .when((r) => r.service === 'Vídeo')
      .distinct('client'),
  ],
  ['quantas notas por status?', agency, invoices.by('status', (g) => g.count())],
  [
    'participação do segmento Imóveis no valor das notas',
    agency,
    invoices.share((r) => r.segment === 'Imóveis', 'price'),
  ],
  [
    'qual o valor da primeira nota que a agência emitiu?',
    agency,
    invoices.from(firstIssue, firstIssue).sum('price'),
  ],
  [
    'valor das notas de social media emitidas desde outubro de 2025',
    agency,
    invoices
      .during('2025-10', '2026-04')
      .when((r) => r.service === 'Social media')
      .sum('price'),
  ],
  [
    'em média quantas notas a agência emite por mês?',
    agency,
    invoices.count() / invoices.byMonth((g) => g.count()).length,
  ],
  ['imposto médio por nota em cada serviço', agency, invoices.by('service', (g) => g.mean('tax'))],
  [
    'tô montando a apresentação da reunião: tirando social media, quanto a Luciana emitiu em notas em 2025?',
    agency,
    invoices
      .during('2025-01', '2025-12')
      .when((r) => r.owner === 'Luciana' && r.service !== 'Social media')
      .sum('price'),
  ],
]

export const unanswerable: string[] = [
  'quantas cadeiras voltaram quebradas?',
  'qual motorista fez mais entregas?',
  'quanto custou comprar a tenda?',
  'qual o salário da Helena?',
  'idade média dos pacientes',
  'por que o Diego Freitas começou a terapia?',
  'quantas curtidas teve a campanha do Café Serrano?',
  'qual o telefone da Imobiliária Porto?',
  'quanto pagamos de aluguel da sala em novembro?',
  'previsão de faturamento da agência para dezembro de 2026',
]
