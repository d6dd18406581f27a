import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* A shop of sewing machines and haberdashery with repairs, a company of medical transport by ambulance and an olive and grape farm with guided tastings. */

const { next, whole, pick } = seededBusiness(
  'a shop of sewing machines, a company of ambulances, a farm of olives and grapes',
)
const days = daysFrom('2025-07-01', 304)

const wares = [
  { item: 'Linha de costura', sector: 'Aviamentos', from: 350, to: 1_890 },
  { item: 'Conserto de motor', sector: 'Oficina', from: 14_000, to: 52_000 },
  { item: 'Zíper', sector: 'Aviamentos', from: 180, to: 950 },
  { item: 'Regulagem', sector: 'Oficina', from: 6_000, to: 15_000 },
  { item: 'Botão', sector: 'Aviamentos', from: 40, to: 390 },
  { item: 'Máquina doméstica', sector: 'Máquinas', from: 79_000, to: 189_000 },
  { item: 'Elástico', sector: 'Aviamentos', from: 220, to: 1_290 },
  { item: 'Troca de correia', sector: 'Oficina', from: 4_500, to: 13_000 },
  { item: 'Overloque', sector: 'Máquinas', from: 149_000, to: 389_000 },
  { item: 'Lubrificação', sector: 'Oficina', from: 3_500, to: 9_000 },
]
// Closed on Sundays.
const counter = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: whole(1, 5) }, () => {
        const { item, sector, from, to } = pick(wares)
        const isRepair = sector === 'Oficina'
        const pieces = isRepair ? 1 : sector === 'Máquinas' ? whole(1, 2) : whole(2, 40)
        const unit = whole(from, to) / 100
        const discount = next() < 0.65 ? 0 : cents((pieces * unit * whole(3, 12)) / 100)
        return {
          day,
          sector,
          item,
          seller: pick(['Ivonete', 'Ivonete', 'Cássio', 'Cássio', 'Raíssa']),
          buyer: pick(['Costureira', 'Costureira', 'Confecção', 'Artesã', 'Ateliê']),
          payment: pick(['Pix', 'Crédito', 'Crediário', 'Débito', 'Dinheiro']),
          urgent: isRepair ? (next() < 0.35 ? 'Sim' : 'Não') : undefined,
          bench: isRepair ? whole(1, 24) : undefined,
          pieces,
          unit,
          discount,
          total: cents(pieces * unit - discount),
        }
      }),
    ),
)

// Every day, least on Sundays.
const rides = new Rows(
  days.flatMap((day) =>
    Array.from({ length: weekdayIn(day) === 0 ? whole(1, 2) : whole(2, 5) }, () => {
      const km = whole(40, 1_600) / 10
      return {
        day,
        kind: pick([
          'Hemodiálise',
          'Hemodiálise',
          'Alta hospitalar',
          'Exame',
          'Exame',
          'Transferência',
          'Internação',
        ]),
        ambulance: pick(['Suporte Básico', 'Suporte Básico', 'UTI Móvel', 'UTI Móvel', 'Neonatal']),
        driver: pick(['Genivaldo', 'Genivaldo', 'Adilson', 'Adilson', 'Rosângela', 'Wesley']),
        payer: pick(['Salutaria', 'Salutaria', 'Amparivita', 'Bemcurar', 'Particular']),
        destination: pick([
          'Hospital Santa Aurélia',
          'Hospital Monte Alvo',
          'Clínica Rimvivo',
          'Maternidade Luz Serena',
          'Hospital São Valdomiro',
        ]),
        night: next() < 0.28 ? 'sim' : 'não',
        oxygen: next() < 0.4 ? 'sim' : 'não',
        km,
        wait: whole(0, 110),
        fuel: cents((km * whole(70, 130)) / 100),
        toll: next() < 0.55 ? 0 : whole(560, 4_200) / 100,
        price: cents(260 + (km * whole(380, 920)) / 100),
      }
    }),
  ),
)

const routes = [
  { route: 'Olival', ticket: 85 },
  { route: 'Parreiral', ticket: 95 },
  { route: 'Pôr do Sol', ticket: 140 },
  { route: 'Colheita', ticket: 120 },
]
// From Thursdays to Sundays, most on Saturdays.
const tastings = new Rows(
  days
    .filter((day) => [4, 5, 6, 0].includes(weekdayIn(day)))
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(3, 5) : whole(1, 3) }, () => {
        const { route, ticket } = pick(routes)
        const visitors = whole(2, 22)
        return {
          day,
          route,
          guide: pick(['Leonora', 'Leonora', 'Fabrício', 'Fabrício', 'Celina']),
          city: pick(['Serra Clara', 'Porto Sereno', 'Vale Dourado', 'Campo das Garças', 'Nova Jurema']),
          channel: pick(['Site', 'Site', 'Agência', 'Telefone', 'Portaria']),
          language: pick(['Português', 'Português', 'Português', 'Espanhol', 'Inglês']),
          rain: next() < 0.25 ? 'S' : 'N',
          visitors,
          minutes: whole(9, 30) * 5,
          oil: whole(0, 14),
          wine: whole(0, 18),
          score: next() < 0.15 ? undefined : whole(12, 20) / 2,
          entry: visitors * ticket,
          store: next() < 0.12 ? 0 : whole(4_000, 240_000) / 100,
        }
      }),
    ),
)

const sewing = 'Movimento Loja de Costura'
const removals = 'remocoes_ambulancia'
const farm = 'DEGUSTACOES FAZENDA'

export const files = [
  file(sewing, counter, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Setor', ({ sector }) => sector],
    ['Item', ({ item }) => item],
    ['Atendente', ({ seller }) => seller],
    ['Perfil do cliente', ({ buyer }) => buyer],
    ['Pagamento', ({ payment }) => payment],
    ['Urgente', ({ urgent }) => urgent ?? ''],
    ['Dias na oficina', ({ bench }) => bench ?? ''],
    ['Quantidade', ({ pieces }) => pieces],
    ['Preço unitário', ({ unit }) => commaPrice(unit)],
    ['Desconto', ({ discount }) => commaPrice(discount)],
    ['Valor pago', ({ total }) => commaPrice(total)],
  ]),
  file(
    removals,
    rides,
    [
      ['data_remocao', ({ day }) => day],
      ['tipo_remocao', ({ kind }) => kind],
      ['ambulancia', ({ ambulance }) => ambulance],
      ['motorista', ({ driver }) => driver],
      ['contratante', ({ payer }) => payer],
      ['destino', ({ destination }) => destination],
      ['noturna', ({ night }) => night],
      ['oxigenio', ({ oxygen }) => oxygen],
      ['km_rodado', ({ km }) => km.toFixed(1)],
      ['espera_min', ({ wait }) => wait],
      ['gasto_combustivel', ({ fuel }) => fuel.toFixed(2)],
      ['pedagio', ({ toll }) => toll.toFixed(2)],
      ['valor_remocao', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
  file(farm, tastings, [
    ['DT_DEGUSTACAO', ({ day }) => brazilianDay(day)],
    ['ROTEIRO', ({ route }) => route],
    ['GUIA', ({ guide }) => guide],
    ['CIDADE_ORIGEM', ({ city }) => city],
    ['CANAL_RESERVA', ({ channel }) => channel],
    ['IDIOMA', ({ language }) => language],
    ['CHUVA', ({ rain }) => rain],
    ['VISITANTES', ({ visitors }) => visitors],
    ['DURACAO_MIN', ({ minutes }) => minutes],
    ['GARRAFAS_AZEITE', ({ oil }) => oil],
    ['GARRAFAS_VINHO', ({ wine }) => wine],
    ['NOTA', ({ score }) => (score === undefined ? '' : decimal(score, 1))],
    ['VLR_INGRESSOS', ({ entry }) => decimal(entry)],
    ['VLR_EMPORIO', ({ store }) => decimal(store)],
  ]),
]

export const labelled: Labelled[] = [
  // The shop of sewing machines
  ['faturamento da loja de costura mês a mês', sewing, counter.byMonth((g) => g.sum('total'))],
  [
    'quanto a oficina faturou em novembro?',
    sewing,
    counter
      .during('2025-11')
      .when((r) => r.sector === 'Oficina')
      .sum('total'),
  ],
  [
    'Quantos zíperes saíram em setembro?',
    sewing,
    counter
      .during('2025-09')
      .when((r) => r.item === 'Zíper')
      .sum('pieces'),
  ],
  ['quem foi o atendente que mais faturou?', sewing, most(counter.by('seller', (g) => g.sum('total')))],
  [
    'top 4 itens da loja de costura em valor pago',
    sewing,
    most(
      counter.by('item', (g) => g.sum('total')),
      4,
    ),
  ],
  [
    'valor pago médio nos lançamentos de confecção',
    sewing,
    counter.when((r) => r.buyer === 'Confecção').mean('total'),
  ],
  [
    'qual setor da loja de costura faturou menos?',
    sewing,
    least(counter.by('sector', (g) => g.sum('total'))),
  ],
  [
    'quanto de desconto foi dado no setor de maquinas?',
    sewing,
    counter.when((r) => r.sector === 'Máquinas').sum('discount'),
  ],
  ['quantos lançamentos foram no crediário', sewing, counter.when((r) => r.payment === 'Crediário').count()],
  [
    'quantos % do valor pago na loja de costura veio no débito?',
    sewing,
    counter.share((r) => r.payment === 'Débito', 'total'),
  ],
  [
    'quanto as artesãs gastaram de julho a setembro',
    sewing,
    counter
      .during('2025-07', '2025-09')
      .when((r) => r.buyer === 'Artesã')
      .sum('total'),
  ],
  [
    'faturamento de aviamentos: agosto contra outubro',
    sewing,
    {
      before: counter
        .during('2025-08')
        .when((r) => r.sector === 'Aviamentos')
        .sum('total'),
      after: counter
        .during('2025-10')
        .when((r) => r.sector === 'Aviamentos')
        .sum('total'),
    },
  ],
  [
    'quantos lançamentos da loja de costura têm valor pago maior que R$ 1.000?',
    sewing,
    counter.when((r) => r.total > 1000).count(),
  ],
  [
    'em que dia da semana a oficina pega mais serviços?',
    sewing,
    most(counter.when((r) => r.sector === 'Oficina').byWeekday((g) => g.count())),
  ],
  [
    'em média quanto a loja de costura fatura por dia trabalhado?',
    sewing,
    counter.sum('total') / counter.distinct('day'),
  ],
  [
    'faturamento por perfil do cliente, fora o setor de máquinas',
    sewing,
    counter.when((r) => r.sector !== 'Máquinas').by('buyer', (g) => g.sum('total')),
  ],
  [
    'quantas unidades saíram de cada item de aviamentos?',
    sewing,
    counter.when((r) => r.sector === 'Aviamentos').by('item', (g) => g.sum('pieces')),
  ],
  [
    'maior preço unitário que já cobramos numa overloque',
    sewing,
    counter.when((r) => r.item === 'Overloque').max('unit'),
  ],
  [
    'faturamento da Raissa a partir de fevereiro',
    sewing,
    counter
      .during('2026-02', '2026-04')
      .when((r) => r.seller === 'Raíssa')
      .sum('total'),
  ],
  [
    'quanto caiu no pix entre 15/08/2025 e 30/09/2025?',
    sewing,
    counter
      .from('2025-08-15', '2025-09-30')
      .when((r) => r.payment === 'Pix')
      .sum('total'),
  ],
  [
    'quantos botões a Ivonete vendeu?',
    sewing,
    counter.when((r) => r.item === 'Botão' && r.seller === 'Ivonete').sum('pieces'),
  ],
  ['quantos lançamentos tem em cada forma de pagamento', sewing, counter.by('payment', (g) => g.count())],
  [
    'quanto o Cássio faturou em dezembro sem contar a oficina?',
    sewing,
    counter
      .during('2025-12')
      .when((r) => r.seller === 'Cássio' && r.sector !== 'Oficina')
      .sum('total'),
  ],
  [
    'quantos itens diferentes a Raíssa lançou em janeiro?',
    sewing,
    counter
      .during('2026-01')
      .when((r) => r.seller === 'Raíssa')
      .distinct('item'),
  ],
  [
    'média de dias na oficina para cada item do setor oficina',
    sewing,
    counter.when((r) => r.sector === 'Oficina').by('item', (g) => g.mean('bench')),
  ],
  [
    'quantos consertos de motor foram urgentes?',
    sewing,
    counter.when((r) => r.item === 'Conserto de motor' && r.urgent === 'Sim').count(),
  ],
  [
    'quantas regulagens não urgentes fizemos em março',
    sewing,
    counter
      .during('2026-03')
      .when((r) => r.item === 'Regulagem' && r.urgent === 'Não')
      .count(),
  ],
  [
    'quantos serviços ficaram mais de 15 dias na oficina?',
    sewing,
    counter.when((r) => r.bench !== undefined && r.bench > 15).count(),
  ],
  [
    'em que mês a loja de costura deu mais desconto em reais?',
    sewing,
    most(counter.byMonth((g) => g.sum('discount'))),
  ],
  [
    'quantidade de linha de costura vendida nas segundas-feiras',
    sewing,
    counter
      .on(1)
      .when((r) => r.item === 'Linha de costura')
      .sum('pieces'),
  ],

  // The ambulances
  ['total de remoções feitas em outubro', removals, rides.during('2025-10').count()],
  ['quantas remoções cada motorista fez?', removals, rides.by('driver', (g) => g.count())],
  ['quanto deu em valor de remoção por contratante', removals, rides.by('payer', (g) => g.sum('price'))],
  ['Qual motorista rodou mais km?', removals, most(rides.by('driver', (g) => g.sum('km')))],
  [
    'km rodados com hemodialise em janeiro',
    removals,
    rides
      .during('2026-01')
      .when((r) => r.kind === 'Hemodiálise')
      .sum('km'),
  ],
  [
    'quanto de combustível a UTI móvel gastou ao todo?',
    removals,
    rides.when((r) => r.ambulance === 'UTI Móvel').sum('fuel'),
  ],
  [
    'em média quanto vale uma remoção pro Hospital Monte Alvo?',
    removals,
    rides.when((r) => r.destination === 'Hospital Monte Alvo').mean('price'),
  ],
  [
    'número de remoções com oxigênio mês a mês',
    removals,
    rides.when((r) => r.oxygen === 'sim').byMonth((g) => g.count()),
  ],
  [
    'os dois contratantes com mais remoções',
    removals,
    most(
      rides.by('payer', (g) => g.count()),
      2,
    ),
  ],
  ['qual a porcentagem de remoções noturnas?', removals, rides.share((r) => r.night === 'sim')],
  [
    'quantos minutos de espera o Adilson somou nas altas hospitalares?',
    removals,
    rides.when((r) => r.driver === 'Adilson' && r.kind === 'Alta hospitalar').sum('wait'),
  ],
  ['remoções com mais de 100 km, quantas foram?', removals, rides.when((r) => r.km > 100).count()],
  ['em que dia da semana tem menos remoções?', removals, least(rides.byWeekday((g) => g.count()))],
  ['quantas remoções a gente faz por dia, em média', removals, rides.count() / rides.distinct('day')],
  [
    'valor das remoções da Salutaria de novembro a janeiro',
    removals,
    rides
      .during('2025-11', '2026-01')
      .when((r) => r.payer === 'Salutaria')
      .sum('price'),
  ],
  [
    'compara o km rodado em fevereiro com o de março',
    removals,
    { before: rides.during('2026-02').sum('km'), after: rides.during('2026-03').sum('km') },
  ],
  ['qual tipo de remoção tem a maior espera média?', removals, most(rides.by('kind', (g) => g.mean('wait')))],
  [
    'quanto faturou a ambulância neonatal tirando as transferências?',
    removals,
    rides.when((r) => r.ambulance === 'Neonatal' && r.kind !== 'Transferência').sum('price'),
  ],
  [
    'gasto médio de combustivel por remoção em cada ambulância',
    removals,
    rides.by('ambulance', (g) => g.mean('fuel')),
  ],
  [
    'pra quantos destinos diferentes o Wesley foi em novembro?',
    removals,
    rides
      .during('2025-11')
      .when((r) => r.driver === 'Wesley')
      .distinct('destination'),
  ],
  [
    'maior espera em minutos numa remoção noturna',
    removals,
    rides.when((r) => r.night === 'sim').max('wait'),
  ],
  ['total de km por destino', removals, rides.by('destination', (g) => g.sum('km'))],
  [
    'quanto a Rosângela faturou em remoções no segundo semestre de 2025?',
    removals,
    rides
      .during('2025-07', '2025-12')
      .when((r) => r.driver === 'Rosângela')
      .sum('price'),
  ],
  [
    'quantas internações sem oxigênio fizemos desde janeiro?',
    removals,
    rides
      .during('2026-01', '2026-04')
      .when((r) => r.kind === 'Internação' && r.oxygen === 'não')
      .count(),
  ],
  [
    'a Amparivita representa quantos por cento do valor das remoções?',
    removals,
    rides.share((r) => r.payer === 'Amparivita', 'price'),
  ],
  [
    'valor das remoções menos o gasto com combustível em dezembro',
    removals,
    rides.during('2025-12').sum('price') - rides.during('2025-12').sum('fuel'),
  ],
  ['qual foi o mês com menos km rodado?', removals, least(rides.byMonth((g) => g.sum('km')))],
  [
    'quantas remoções noturnas caíram em domingo',
    removals,
    rides
      .on(0)
      .when((r) => r.night === 'sim')
      .count(),
  ],
  ['quantas remoções tiveram pedágio zero?', removals, rides.when((r) => r.toll === 0).count()],
  [
    'quanto pagamos de pedágio somando exames e altas hospitalares?',
    removals,
    rides.when((r) => r.kind === 'Exame' || r.kind === 'Alta hospitalar').sum('toll'),
  ],

  // The farm
  ['quantos visitantes recebemos em dezembro?', farm, tastings.during('2025-12').sum('visitors')],
  ['número de degustações por roteiro', farm, tastings.by('route', (g) => g.count())],
  ['valor de ingressos por mês', farm, tastings.byMonth((g) => g.sum('entry'))],
  ['qual guia levou mais visitantes?', farm, most(tastings.by('guide', (g) => g.sum('visitors')))],
  [
    'quantas garrafas de azeite saíram no roteiro Olival?',
    farm,
    tastings.when((r) => r.route === 'Olival').sum('oil'),
  ],
  [
    'garrafas de vinho vendidas pra quem veio de Porto Sereno',
    farm,
    tastings.when((r) => r.city === 'Porto Sereno').sum('wine'),
  ],
  ['nota média de cada guia', farm, tastings.by('guide', (g) => g.mean('score'))],
  ['quantas degustações ficaram sem nota?', farm, tastings.when((r) => r.score === undefined).count()],
  [
    'quantas degustações receberam nota menor que 8',
    farm,
    tastings.when((r) => r.score !== undefined && r.score < 8).count(),
  ],
  [
    'que fatia do valor do empório vem do roteiro Pôr do Sol?',
    farm,
    tastings.share((r) => r.route === 'Pôr do Sol', 'store'),
  ],
  [
    'Qual canal de reserva trouxe menos visitantes?',
    farm,
    least(tastings.by('channel', (g) => g.sum('visitors'))),
  ],
  [
    'quantas degustações em espanhol rolaram em julho?',
    farm,
    tastings
      .during('2025-07')
      .when((r) => r.language === 'Espanhol')
      .count(),
  ],
  [
    'quanto as reservas de agência deixaram no empório desde março?',
    farm,
    tastings
      .during('2026-03', '2026-04')
      .when((r) => r.channel === 'Agência')
      .sum('store'),
  ],
  [
    'ingressos mais empório, quanto deu em abril?',
    farm,
    tastings.during('2026-04').sum('entry') + tastings.during('2026-04').sum('store'),
  ],
  [
    'garrafas de vinho: agosto x setembro',
    farm,
    { before: tastings.during('2025-08').sum('wine'), after: tastings.during('2025-09').sum('wine') },
  ],
  ['média de visitantes por degustação', farm, tastings.mean('visitors')],
  [
    'duração média das degustações da Celina, em minutos',
    farm,
    tastings.when((r) => r.guide === 'Celina').mean('minutes'),
  ],
  [
    'as 3 cidades de origem que mais gastaram no emporio',
    farm,
    most(
      tastings.by('city', (g) => g.sum('store')),
      3,
    ),
  ],
  ['total de visitantes em cada dia da semana', farm, tastings.byWeekday((g) => g.sum('visitors'))],
  [
    'quantos visitantes vieram em degustação com chuva?',
    farm,
    tastings.when((r) => r.rain === 'S').sum('visitors'),
  ],
  [
    'quantas degustações sem chuva o Fabricio guiou em fevereiro?',
    farm,
    tastings
      .during('2026-02')
      .when((r) => r.guide === 'Fabrício' && r.rain === 'N')
      .count(),
  ],
  [
    'valor de ingressos do roteiro Colheita, fora as reservas pelo site',
    farm,
    tastings.when((r) => r.route === 'Colheita' && r.channel !== 'Site').sum('entry'),
  ],
  [
    'quantas degustações tiveram 15 visitantes ou mais?',
    farm,
    tastings.when((r) => r.visitors >= 15).count(),
  ],
  [
    'maior valor de empório numa degustação em inglês',
    farm,
    tastings.when((r) => r.language === 'Inglês').max('store'),
  ],
  [
    'quanto entrou de ingressos entre 20/12/2025 e 10/01/2026?',
    farm,
    tastings.from('2025-12-20', '2026-01-10').sum('entry'),
  ],
  ['qual o percentual de degustações em português?', farm, tastings.share((r) => r.language === 'Português')],
  ['em qual mês saiu mais garrafa de azeite?', farm, most(tastings.byMonth((g) => g.sum('oil')))],
  [
    'valor médio do empório por degustação em cada idioma',
    farm,
    tastings.by('language', (g) => g.mean('store')),
  ],
  [
    'quantos visitantes o roteiro Parreiral recebeu aos sábados e domingos?',
    farm,
    tastings
      .on(6, 0)
      .when((r) => r.route === 'Parreiral')
      .sum('visitors'),
  ],
  [
    'quantas degustações acontecem por mês, em média?',
    farm,
    tastings.count() / tastings.byMonth((g) => g.count()).length,
  ],
]

export const unanswerable: string[] = [
  'quanto a loja de costura paga de condomínio?',
  'quantos carretéis ainda temos guardados no depósito?',
  'quantos metros de tecido de algodão vendemos em agosto?',
  'qual a comissão da Ivonete?',
  'qual a placa da UTI móvel?',
  'idade média dos pacientes removidos',
  'quanto gastamos com pneus das ambulâncias em março?',
  'quantos quilos de uva colhemos em fevereiro?',
  'qual a acidez média do azeite?',
  'quanto custou a poda das oliveiras?',
]
