import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, shownDay, weekdayIn } from './rows'

/* A shop of fishing tackle, a firm that installs solar panels, a psychology practice. */

const { next, whole, pick } = seededBusiness('fishing tackle, solar panels, several psychologists')
const lastDay = '2026-04-30'

const after = (day: string, wait: number): string => daysFrom(day, wait + 1).at(-1) ?? day
const asDays = (groups: [string, number][]): [string, number][] =>
  groups.map(([day, value]): [string, number] => [shownDay(day), value])

const goods = [
  {
    product: 'Anzol',
    category: 'Linhas e anzóis',
    brands: ['Marine Sports', 'Maruri'],
    from: 590,
    to: 2_900,
    few: 3,
    many: 20,
  },
  {
    product: 'Isca artificial',
    category: 'Iscas',
    brands: ['Rapala', 'Marine Sports'],
    from: 1_890,
    to: 8_900,
    few: 2,
    many: 8,
  },
  {
    product: 'Linha multifilamento',
    category: 'Linhas e anzóis',
    brands: ['Daiwa', 'Maruri'],
    from: 2_990,
    to: 15_900,
    few: 1,
    many: 4,
  },
  {
    product: 'Vara telescópica',
    category: 'Equipamento',
    brands: ['Marine Sports', 'Albatroz'],
    from: 5_990,
    to: 28_900,
    few: 1,
    many: 4,
  },
  {
    product: 'Carretilha',
    category: 'Equipamento',
    brands: ['Shimano', 'Daiwa'],
    from: 18_900,
    to: 89_900,
    few: 1,
    many: 3,
  },
  {
    product: 'Molinete',
    category: 'Equipamento',
    brands: ['Shimano', 'Albatroz'],
    from: 9_900,
    to: 54_900,
    few: 1,
    many: 3,
  },
  {
    product: 'Caixa organizadora',
    category: 'Acessórios',
    brands: ['Albatroz', 'Nautika'],
    from: 3_990,
    to: 18_900,
    few: 1,
    many: 4,
  },
  {
    product: 'Colete salva-vidas',
    category: 'Acessórios',
    brands: ['Nautika'],
    from: 8_900,
    to: 24_900,
    few: 1,
    many: 1,
  },
]
// Closed on Sundays, busy on Saturdays.
const sales = new Rows(
  daysFrom('2025-06-01', 334)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(4, 6) : whole(1, 3) }, () => {
        const { product, category, brands, from, to, few, many } = pick(goods)
        const channel = pick(['Balcão', 'Balcão', 'Balcão', 'WhatsApp', 'Shopee'])
        const pieces = whole(few, many)
        const unit = whole(from, to) / 100
        const total = cents(pieces * unit)
        return {
          day,
          product,
          category,
          brand: pick(brands),
          seller: pick(['Juarez', 'Juarez', 'Juarez', 'Cícero', 'Cícero', 'Luana']),
          channel,
          payment:
            channel === 'Balcão' ? pick(['Pix', 'Crédito', 'Dinheiro', 'Débito']) : pick(['Pix', 'Crédito']),
          pieces,
          unit,
          cost: cents((total * whole(45, 70)) / 100),
          freight: channel === 'Balcão' ? undefined : whole(1_200, 4_900) / 100,
          total,
        }
      }),
    ),
)

const clientKinds = [
  { kind: 'Residencial', from: 6, to: 16 },
  { kind: 'Residencial', from: 6, to: 16 },
  { kind: 'Comercial', from: 14, to: 60 },
  { kind: 'Rural', from: 20, to: 80 },
]
const firstContractDay = '2025-05-02'
// Closed at weekends; most contracts are signed on Fridays. One contract on the first day.
const contracts = new Rows(
  daysFrom(firstContractDay, 364)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from(
        { length: day === firstContractDay ? 1 : weekdayIn(day) === 5 ? whole(2, 3) : whole(0, 2) },
        () => {
          const { kind, from, to } = pick(clientKinds)
          const modules = whole(from, to)
          const power = cents(modules * pick([0.55, 0.585, 0.61]))
          const price = cents((power * whole(280_000, 420_000)) / 100)
          const financed = next() < 0.55 ? 'sim' : 'não'
          const planned = whole(15, 70)
          const landing = weekdayIn(after(day, planned))
          const delay = planned + (landing === 6 ? 2 : landing === 0 ? 1 : 0)
          const end = after(day, delay)
          const isDone = next() < 0.93 && end <= lastDay
          return {
            day,
            installed: isDone ? end : '',
            installedMonth: isDone ? end.slice(0, 7) : '',
            wait: isDone ? delay : undefined,
            kind,
            city: pick([
              'Londrina',
              'Londrina',
              'Londrina',
              'Cambé',
              'Cambé',
              'Maringá',
              'Ibiporã',
              'Arapongas',
            ]),
            consultant: pick(['Priscila', 'Priscila', 'Everton', 'Everton', 'Thiago', 'Sônia']),
            team: isDone ? pick(['Alfa', 'Alfa', 'Alfa', 'Alfa', 'Beta', 'Beta', 'Gama']) : '',
            inverter: pick(['Growatt', 'Growatt', 'Growatt', 'Growatt', 'Deye', 'Deye', 'Fronius']),
            modules,
            power,
            financed,
            bank: financed === 'sim' ? pick(['Sicredi', 'Sicredi', 'Sicredi', 'Santander', 'Sicoob']) : '',
            equipment: cents((price * whole(42, 60)) / 100),
            price,
            status: isDone ? 'Instalado' : pick(['Em projeto', 'Aguardando material']),
          }
        },
      ),
    ),
)
const done = contracts.when((r) => r.installed !== '')

const treatments = [
  { kind: 'Individual', from: 8, to: 12 },
  { kind: 'Individual', from: 8, to: 12 },
  { kind: 'Individual', from: 8, to: 12 },
  { kind: 'Casal', from: 11, to: 18 },
  { kind: 'Casal', from: 11, to: 18 },
  { kind: 'Infantil', from: 6, to: 10 },
  { kind: 'Infantil', from: 6, to: 10 },
  { kind: 'Avaliação', from: 12, to: 20 },
]
const patients = Array.from({ length: 84 }, (_, place) => {
  const turn = place % 10
  return {
    patient: `P${String(place + 1).padStart(3, '0')}`,
    psychologist:
      turn < 4 ? 'Helena Prado' : turn < 7 ? 'Marcos Vidal' : turn < 9 ? 'Bianca Torres' : 'Renata Moura',
    plan: pick([
      'Particular',
      'Particular',
      'Particular',
      'Unimed',
      'Unimed',
      'Bradesco Saúde',
      'SulAmérica',
    ]),
    treatment: pick(treatments),
  }
})
const seen = new Set<string>()
// Few sessions on Saturdays, none on Sundays.
const sessions = new Rows(
  daysFrom('2025-08-01', 273)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(1, 2) : whole(3, 5) }, () => {
        const { patient, psychologist, plan, treatment } = pick(patients)
        const isFirst = !seen.has(patient)
        seen.add(patient)
        const isPrivate = plan === 'Particular'
        const price = (isPrivate ? whole(16_000, 28_000) : whole(7_000, 12_000)) / 100
        const delay = isPrivate ? whole(0, 12) : whole(25, 50)
        const end = after(day, delay)
        const isPaid = next() < 0.9 && end <= lastDay
        return {
          day,
          psychologist,
          patient,
          mode: pick(['Presencial', 'Presencial', 'Online']),
          kind: treatment.kind,
          plan,
          first: isFirst ? 'Sim' : 'Não',
          minutes: whole(treatment.from, treatment.to) * 5,
          price,
          transfer: cents(price * 0.6),
          status: isPaid ? 'Pago' : 'Pendente',
          paid: isPaid ? end : '',
          wait: isPaid ? delay : undefined,
        }
      }),
    ),
)

const shop = 'VENDAS LOJA PESCA'
const solar = 'contratos_energia_solar'
const clinic = 'Sessões Clínica Psicologia'

export const files = [
  file(shop, sales, [
    ['DATA VENDA', ({ day }) => brazilianDay(day)],
    ['PRODUTO', ({ product }) => product],
    ['CATEGORIA', ({ category }) => category],
    ['MARCA', ({ brand }) => brand],
    ['VENDEDOR', ({ seller }) => seller],
    ['CANAL', ({ channel }) => channel],
    ['FORMA PGTO', ({ payment }) => payment],
    ['QTD', ({ pieces }) => pieces],
    ['VLR UNIT', ({ unit }) => decimal(unit)],
    ['CUSTO TOTAL', ({ cost }) => decimal(cost)],
    ['FRETE', ({ freight }) => (freight === undefined ? '' : decimal(freight))],
    ['VLR TOTAL', ({ total }) => decimal(total)],
  ]),
  file(
    solar,
    contracts,
    [
      ['data_contrato', ({ day }) => day],
      ['data_instalacao', ({ installed }) => installed],
      ['tipo_cliente', ({ kind }) => kind],
      ['cidade', ({ city }) => city],
      ['consultor', ({ consultant }) => consultant],
      ['equipe', ({ team }) => team],
      ['inversor', ({ inverter }) => inverter],
      ['qtd_modulos', ({ modules }) => modules],
      ['potencia_kwp', ({ power }) => power.toFixed(2)],
      ['financiado', ({ financed }) => financed],
      ['banco', ({ bank }) => bank],
      ['custo_equipamento', ({ equipment }) => equipment.toFixed(2)],
      ['valor_contrato', ({ price }) => price.toFixed(2)],
      ['situacao', ({ status }) => status],
    ],
    ',',
  ),
  file(clinic, sessions, [
    ['Data Sessão', ({ day }) => brazilianDay(day)],
    ['Psicólogo(a)', ({ psychologist }) => psychologist],
    ['Cód. Paciente', ({ patient }) => patient],
    ['Modalidade', ({ mode }) => mode],
    ['Tipo de Atendimento', ({ kind }) => kind],
    ['Convênio', ({ plan }) => plan],
    ['1ª Consulta', ({ first }) => first],
    ['Duração (min)', ({ minutes }) => minutes],
    ['Vlr Sessão', ({ price }) => commaPrice(price)],
    ['Repasse', ({ transfer }) => commaPrice(transfer)],
    ['Situação Pgto', ({ status }) => status],
    ['Data Pgto', ({ paid }) => (paid === '' ? '' : brazilianDay(paid))],
  ]),
]

export const labelled: Labelled[] = [
  // The fishing tackle shop
  ['boa tarde, quanto a loja de pesca vendeu em dezembro?', shop, sales.during('2025-12').sum('total')],
  ['faturamento mes a mes da loja de pesca', shop, sales.byMonth((g) => g.sum('total'))],
  [
    'qtas carretilhas a gente vendeu em novembro',
    shop,
    sales
      .during('2025-11')
      .when((r) => r.product === 'Carretilha')
      .sum('pieces'),
  ],
  ['Qual vendedor da loja vendeu mais em reais?', shop, most(sales.by('seller', (g) => g.sum('total')))],
  [
    'as 3 marcas que mais faturam na loja',
    shop,
    most(
      sales.by('brand', (g) => g.sum('total')),
      3,
    ),
  ],
  ['ticket médio da loja em janeiro', shop, sales.during('2026-01').mean('total')],
  ['Que produto teve menos unidades vendidas?', shop, least(sales.by('product', (g) => g.sum('pieces')))],
  [
    'quanto vendemos pelo zap em fevereiro? digo, pelo whatsapp, valor total',
    shop,
    sales
      .during('2026-02')
      .when((r) => r.channel === 'WhatsApp')
      .sum('total'),
  ],
  [
    'frete cobrado nas vendas da Shopee entre 01/11/2025 e 20/12/2025',
    shop,
    sales
      .from('2025-11-01', '2025-12-20')
      .when((r) => r.channel === 'Shopee')
      .sum('freight'),
  ],
  ['qual % do faturamento da loja veio de pix?', shop, sales.share((r) => r.payment === 'Pix', 'total')],
  [
    'compara o valor vendido na loja de pesca em dezembro com janeiro',
    shop,
    { before: sales.during('2025-12').sum('total'), after: sales.during('2026-01').sum('total') },
  ],
  ['quantas vendas tiveram valor total acima de 500 reais?', shop, sales.when((r) => r.total > 500).count()],
  [
    'em qual dia da semana sai o maior número de vendas na loja?',
    shop,
    most(sales.byWeekday((g) => g.count())),
  ],
  ['quanto a loja fatura em média por dia aberto', shop, sales.sum('total') / sales.distinct('day')],
  [
    'faturamento por categoria de produto, fora a marca Nautika',
    shop,
    sales.when((r) => r.brand !== 'Nautika').by('category', (g) => g.sum('total')),
  ],
  ['unidades vendidas por canal', shop, sales.by('channel', (g) => g.sum('pieces'))],
  ['preco unitario medio do molinete', shop, sales.when((r) => r.product === 'Molinete').mean('unit')],
  [
    'oi! qnto faturamos na loja de pesca de fevereiro até abril?',
    shop,
    sales.during('2026-02', '2026-04').sum('total'),
  ],
  [
    'quantas unidades de isca artificial da Rapala saíram?',
    shop,
    sales.when((r) => r.product === 'Isca artificial' && r.brand === 'Rapala').sum('pieces'),
  ],
  ['nº de vendas de cada vendedor', shop, sales.by('seller', (g) => g.count())],
  [
    'qto o Cicero vendeu em outubro, sem contar o que foi pago em dinheiro?',
    shop,
    sales
      .during('2025-10')
      .when((r) => r.seller === 'Cícero' && r.payment !== 'Dinheiro')
      .sum('total'),
  ],
  ['Com quantas marcas diferentes a loja de pesca trabalha?', shop, sales.distinct('brand')],
  [
    'qual a participação da categoria Iscas no valor total vendido?',
    shop,
    sales.share((r) => r.category === 'Iscas', 'total'),
  ],
  ['valor da maior venda da Luana', shop, sales.when((r) => r.seller === 'Luana').max('total')],
  [
    'quanto sobrou das vendas da loja em março, tirando o custo? (total vendido menos custo total)',
    shop,
    sales.during('2026-03').sum('total') - sales.during('2026-03').sum('cost'),
  ],
  ['pior mês de faturamento da loja', shop, least(sales.byMonth((g) => g.sum('total')))],
  ['média de unidades por venda em cada categoria', shop, sales.by('category', (g) => g.mean('pieces'))],
  [
    'quanto vendemos em reais de vara telescopica aos sabados?',
    shop,
    sales
      .on(6)
      .when((r) => r.product === 'Vara telescópica')
      .sum('total'),
  ],
  ['quantas vendas estão sem frete preenchido', shop, sales.when((r) => r.freight === undefined).count()],
  [
    'qual foi o dia em que a loja de pesca mais faturou?',
    shop,
    asDays(most(sales.by('day', (g) => g.sum('total')))),
  ],

  // The solar firm
  ['quantos contratos de energia solar fechamos em agosto?', solar, contracts.during('2025-08').count()],
  ['valor total dos contratos por cidade', solar, contracts.by('city', (g) => g.sum('price'))],
  [
    'quantos sistemas foram instalados em fevereiro?',
    solar,
    done.when((r) => r.installedMonth === '2026-02').count(),
  ],
  [
    'número de instalações por mês, pela data de instalação',
    solar,
    done.by('installedMonth', (g) => g.count()),
  ],
  [
    'qual consultor vendeu mais potência em kwp?',
    solar,
    most(contracts.by('consultant', (g) => g.sum('power'))),
  ],
  [
    'potencia media dos contratos residenciais',
    solar,
    contracts.when((r) => r.kind === 'Residencial').mean('power'),
  ],
  [
    'quantos módulos somam os contratos rurais fechados em 2025?',
    solar,
    contracts
      .during('2025-05', '2025-12')
      .when((r) => r.kind === 'Rural')
      .sum('modules'),
  ],
  ['que parte dos contratos foi financiada?', solar, contracts.share((r) => r.financed === 'sim')],
  [
    'soma do valor dos contratos pelo Sicredi',
    solar,
    contracts.when((r) => r.bank === 'Sicredi').sum('price'),
  ],
  [
    'Qual banco aparece em mais contratos?',
    solar,
    most(contracts.when((r) => r.bank !== '').by('bank', (g) => g.count())),
  ],
  ['em média quantos dias leva entre o contrato e a instalação?', solar, done.mean('wait')],
  [
    'me diz quantos contratos ainda estão sem data de instalação',
    solar,
    contracts.when((r) => r.installed === '').count(),
  ],
  ['quantos contratos passaram de 80 mil reais', solar, contracts.when((r) => r.price > 80_000).count()],
  [
    'valor dos contratos fechados: setembro x outubro',
    solar,
    { before: contracts.during('2025-09').sum('price'), after: contracts.during('2025-10').sum('price') },
  ],
  ['Qual equipe instalou mais sistemas?', solar, most(done.by('team', (g) => g.count()))],
  [
    'qual o valor do maior contrato comercial?',
    solar,
    contracts.when((r) => r.kind === 'Comercial').max('price'),
  ],
  [
    'preciso do custo de equipamento dos contratos fechados em Londrina no último trimestre de 2025',
    solar,
    contracts
      .during('2025-10', '2025-12')
      .when((r) => r.city === 'Londrina')
      .sum('equipment'),
  ],
  [
    'valor dos contratos menos o custo de equipamento',
    solar,
    contracts.sum('price') - contracts.sum('equipment'),
  ],
  ['em qual dia da semana a gente fecha mais contratos', solar, most(contracts.byWeekday((g) => g.count()))],
  [
    'os tres consultores com maior valor contratado',
    solar,
    most(
      contracts.by('consultant', (g) => g.sum('price')),
      3,
    ),
  ],
  ['qual inversor está em mais contratos?', solar, most(contracts.by('inverter', (g) => g.count()))],
  ['custo médio de equipamento por tipo de cliente', solar, contracts.by('kind', (g) => g.mean('equipment'))],
  [
    'Qual foi o valor total dos contratos que a Priscila fechou no 1º trimestre de 2026?',
    solar,
    contracts
      .during('2026-01', '2026-03')
      .when((r) => r.consultant === 'Priscila')
      .sum('price'),
  ],
  [
    'em quantas cidades diferentes o Everton fechou contrato em março?',
    solar,
    contracts
      .during('2026-03')
      .when((r) => r.consultant === 'Everton')
      .distinct('city'),
  ],
  [
    'quantos kwp a equipe Beta instalou com data de instalação entre 01/10/2025 e 31/12/2025?',
    solar,
    done
      .when((r) => r.team === 'Beta' && r.installed >= '2025-10-01' && r.installed <= '2025-12-31')
      .sum('power'),
  ],
  [
    'valor médio do contrato financiado e do não financiado',
    solar,
    contracts.by('financed', (g) => g.mean('price')),
  ],
  [
    'qual foi o valor do primeiro contrato que fechamos?',
    solar,
    contracts.from(firstContractDay, firstContractDay).sum('price'),
  ],
  ['quantos dias do contrato até a instalação teve o cliente que mais esperou?', solar, done.max('wait')],
  [
    'qtos contratos tao aguardando material?',
    solar,
    contracts.when((r) => r.status === 'Aguardando material').count(),
  ],
  [
    'percentual do valor contratado que vem de cliente comercial',
    solar,
    contracts.share((r) => r.kind === 'Comercial', 'price'),
  ],

  // The psychology practice
  ['bom dia, quantas sessões tivemos em outubro?', clinic, sessions.during('2025-10').count()],
  ['numero de sessoes por psicologo', clinic, sessions.by('psychologist', (g) => g.count())],
  ['valor das sessões da clínica por mês da sessão', clinic, sessions.byMonth((g) => g.sum('price'))],
  [
    'qual psicólogo somou mais valor em sessões em janeiro?',
    clinic,
    most(sessions.during('2026-01').by('psychologist', (g) => g.sum('price'))),
  ],
  ['valor médio da sessao particular', clinic, sessions.when((r) => r.plan === 'Particular').mean('price')],
  [
    'quanto deu o repasse da Helena nas sessões de dezembro?',
    clinic,
    sessions
      .during('2025-12')
      .when((r) => r.psychologist === 'Helena Prado')
      .sum('transfer'),
  ],
  ['quantos por cento das sessões são online?', clinic, sessions.share((r) => r.mode === 'Online')],
  [
    'valor das sessões com pagamento pendente',
    clinic,
    sessions.when((r) => r.status === 'Pendente').sum('price'),
  ],
  [
    'qtas sessões da unimed estão pendentes de pgto',
    clinic,
    sessions.when((r) => r.plan === 'Unimed' && r.status === 'Pendente').count(),
  ],
  [
    'Quantos pacientes diferentes a Bianca atendeu em março?',
    clinic,
    sessions
      .during('2026-03')
      .when((r) => r.psychologist === 'Bianca Torres')
      .distinct('patient'),
  ],
  [
    'quantas sessões de setembro foram primeira consulta?',
    clinic,
    sessions
      .during('2025-09')
      .when((r) => r.first === 'Sim')
      .count(),
  ],
  ['duração média das sessões de casal', clinic, sessions.when((r) => r.kind === 'Casal').mean('minutes')],
  [
    'total de minutos de atendimento infantil em fevereiro',
    clinic,
    sessions
      .during('2026-02')
      .when((r) => r.kind === 'Infantil')
      .sum('minutes'),
  ],
  ['quantas sessoes passaram de 60 minutos', clinic, sessions.when((r) => r.minutes > 60).count()],
  [
    'compare o valor das sessões de novembro com as de dezembro',
    clinic,
    { before: sessions.during('2025-11').sum('price'), after: sessions.during('2025-12').sum('price') },
  ],
  [
    'qual modalidade rendeu mais em valor de sessão, presencial ou online?',
    clinic,
    most(sessions.by('mode', (g) => g.sum('price'))),
  ],
  [
    'tirando particular, quais os 2 convênios com maior valor de sessões?',
    clinic,
    most(
      sessions.when((r) => r.plan !== 'Particular').by('plan', (g) => g.sum('price')),
      2,
    ),
  ],
  [
    'dos dias que a clinica abre, qual dia da semana tem menos sessões?',
    clinic,
    least(sessions.byWeekday((g) => g.count())),
  ],
  [
    'em média quantas sessões fazemos por dia de atendimento',
    clinic,
    sessions.count() / sessions.distinct('day'),
  ],
  [
    'oi, pode ver pra mim o valor das sessões menos o repasse no primeiro trimestre de 2026?',
    clinic,
    sessions.during('2026-01', '2026-03').sum('price') -
      sessions.during('2026-01', '2026-03').sum('transfer'),
  ],
  [
    'qual o valor das sessões com data de pagamento em novembro?',
    clinic,
    sessions.when((r) => r.paid.slice(0, 7) === '2025-11').sum('price'),
  ],
  [
    'quantos dias em média a Unimed demora entre a sessão e o pagamento?',
    clinic,
    sessions.when((r) => r.plan === 'Unimed').mean('wait'),
  ],
  [
    'qual o valor mais alto de uma sessao de avaliação',
    clinic,
    sessions.when((r) => r.kind === 'Avaliação').max('price'),
  ],
  [
    'repasse de cada psicologo nas sessões desde janeiro',
    clinic,
    sessions.during('2026-01', '2026-04').by('psychologist', (g) => g.sum('transfer')),
  ],
  [
    'quantas sessões online o Marcos fez entre 10/09/2025 e 25/10/2025?',
    clinic,
    sessions
      .from('2025-09-10', '2025-10-25')
      .when((r) => r.psychologist === 'Marcos Vidal' && r.mode === 'Online')
      .count(),
  ],
  [
    'Qual a fatia da SulAmérica no valor total das sessões?',
    clinic,
    sessions.share((r) => r.plan === 'SulAmérica', 'price'),
  ],
  ['sessões por dia da semana, quantidade', clinic, sessions.byWeekday((g) => g.count())],
  [
    'qual mês teve o maior repasse total, pelo mês da sessão?',
    clinic,
    most(sessions.byMonth((g) => g.sum('transfer'))),
  ],
  [
    'valor das sessões de quinta feira com a Renata',
    clinic,
    sessions
      .on(4)
      .when((r) => r.psychologist === 'Renata Moura')
      .sum('price'),
  ],
  [
    'quantos pacientes diferentes temos em cada convenio?',
    clinic,
    sessions.by('plan', (g) => g.distinct('patient')),
  ],
]

export const unanswerable: string[] = [
  'quanto tem de carretilha no estoque?',
  'qual a comissão do Juarez em dezembro?',
  'quantas vendas a loja fez pelo Mercado Livre?',
  'qto vendemos de barraca de camping em janeiro',
  'quanto a loja de pesca faturou em 2023?',
  'quantos kWh os sistemas geraram em janeiro?',
  'quantos contratos de energia solar fechamos em Curitiba?',
  'qual o telefone do cliente do maior contrato?',
  'quantos pacientes faltaram em março?',
  'idade média dos pacientes da clinica',
]
