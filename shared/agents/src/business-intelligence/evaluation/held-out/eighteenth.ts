import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* A tattoo studio, the support desk of a small internet provider, an egg farm. */

const { among, next, whole, pick } = seededBusiness('a tattoo studio, an internet provider, an egg farm')

const tattoos = new Rows(
  daysFrom('2025-08-01', 243).flatMap((day) =>
    Array.from({ length: weekdayIn(day) === 6 ? whole(3, 6) : whole(0, 3) }, () => {
      const [style, hourly] = among<[string, number]>(
        [['Fineline', 240], 34],
        [['Blackwork', 260], 24],
        [['Realismo', 330], 20],
        [['Old School', 230], 12],
        [['Aquarela', 310], 9],
      )
      const hours = whole(2, 12) / 2
      return {
        day,
        style,
        hours,
        client: pick([
          'Amanda Rocha',
          'Bruno Telles',
          'Camila Dias',
          'Diego Prado',
          'Estela Nunes',
          'Felipe Góes',
          'Gabi Moreira',
          'Heitor Luz',
          'Isis Barreto',
          'João Vítor Sá',
          'Karen Lins',
          'Leandro Pires',
          'Manu Cardoso',
          'Nicolas Reis',
          'Olívia Franco',
          'Pedro Sampaio',
          'Raissa Melo',
          'Samuel Brito',
        ]),
        artist: among(['Kaique', 38], ['Luana', 28], ['Dentinho', 19], ['Mirela', 12]),
        body: among(['Braço', 36], ['Perna', 24], ['Costas', 18], ['Costela', 12], ['Mão', 7]),
        source: among(['Instagram', 44], ['Indicação', 28], ['TikTok', 16], ['Passou na porta', 8]),
        retouch: among(['Não', 85], ['Sim', 15]),
        score: next() < 0.25 ? undefined : among([10, 40], [9, 30], [8, 15], [7, 9], [5, 4]),
        deposit: whole(5, 30) * 10,
        price: cents(hours * hourly * (0.85 + next() * 0.3)),
      }
    }),
  ),
)

const calls = new Rows(
  daysFrom('2025-12-01', 182).flatMap((day) =>
    Array.from({ length: whole(1, weekdayIn(day) === 1 ? 8 : 5) }, () => {
      const [reason, base] = among<[string, number]>(
        [['Sem sinal', 120], 36],
        [['Lentidão', 85], 26],
        [['Cabo rompido', 240], 16],
        [['Troca de senha', 15], 11],
        [['Mudança de endereço', 180], 7],
      )
      const [attendant, pace] = among<[string, number]>(
        [['Tainá', 0.7], 40],
        [['Rodolfo', 1], 30],
        [['Suelen', 1.35], 22],
      )
      return {
        day,
        time: `${String(whole(8, 19)).padStart(2, '0')}:${String(whole(0, 59)).padStart(2, '0')}`,
        reason,
        attendant,
        district: among(
          ['Parque das Flores', 38],
          ['Vila Operária', 26],
          ['Cidade Nova', 18],
          ['Morro Alto', 11],
        ),
        plan: among(['300 Mega', 42], ['100 Mega', 28], ['600 Mega', 18], ['Empresarial', 10]),
        channel: among(['whatsapp', 52], ['telefone', 30], ['aplicativo', 16]),
        visit: reason === 'Troca de senha' ? 'não' : among(['não', 60], ['sim', 40]),
        status: among(['resolvido', 78], ['escalado', 14], ['aberto', 9]),
        minutes: Math.max(3, Math.round(base * pace * (0.5 + next() * 1.2))),
        score: next() < 0.35 ? undefined : among([5, 42], [4, 28], [3, 14], [2, 8], [1, 7]),
      }
    }),
  ),
)
const protocols = new Map(calls.all.map((row, at) => [row, 481_001 + at] as const))

const eggs = new Rows(
  daysFrom('2026-01-01', 120).flatMap((day) =>
    (
      [
        ['Galpão 1', 'Hy-Line', 2_300],
        ['Galpão 2', 'Lohmann', 2_050],
        ['Galpão 3', 'Hy-Line', 1_750],
        ['Galpão 4', 'Isa Brown', 1_300],
      ] as const
    ).map(([shed, breed, base]) => {
      const laid = Math.round(base * (0.88 + next() * 0.2))
      return {
        day,
        shed,
        breed,
        laid,
        keeper: among(['Nivaldo', 46], ['Cleusa', 32], ['Batista', 20]),
        cracked: Math.round(laid * (0.01 + next() * 0.03)),
        feed: cents(base * (0.11 + next() * 0.02)),
        water: Math.round(base * (0.2 + next() * 0.08)),
        dead: shed === 'Galpão 3' ? whole(1, 6) : whole(0, shed === 'Galpão 4' ? 2 : 3),
        heat: whole(240, 365) / 10,
      }
    }),
  ),
)

const studio = 'Agenda Estúdio Tattoo'
const support = 'chamados_suporte_internet'
const farm = 'PRODUÇÃO GRANJA 2026'

export const files = [
  file(studio, tattoos, [
    ['Data da sessão', ({ day }) => brazilianDay(day)],
    ['Cliente', ({ client }) => client],
    ['Tatuador', ({ artist }) => artist],
    ['Estilo', ({ style }) => style],
    ['Local do corpo', ({ body }) => body],
    ['Origem', ({ source }) => source],
    ['Duração (h)', ({ hours }) => decimal(hours, 1)],
    ['Retoque?', ({ retouch }) => retouch],
    ['Sinal pago', ({ deposit }) => commaPrice(deposit)],
    ['Valor da sessão', ({ price }) => commaPrice(price)],
    ['Nota do cliente', ({ score }) => score ?? ''],
  ]),
  file(
    support,
    calls,
    [
      ['protocolo', (row) => protocols.get(row) ?? ''],
      ['aberto_em', ({ day, time }) => `${day} ${time}`],
      ['bairro', ({ district }) => district],
      ['plano', ({ plan }) => plan],
      ['motivo', ({ reason }) => reason],
      ['canal', ({ channel }) => channel],
      ['atendente', ({ attendant }) => attendant],
      ['visita_tecnica', ({ visit }) => visit],
      ['status', ({ status }) => status],
      ['tempo_resolucao_min', ({ minutes }) => minutes],
      ['nota_atendimento', ({ score }) => score ?? ''],
    ],
    ',',
  ),
  file(farm, eggs, [
    ['DATA', ({ day }) => brazilianDay(day)],
    ['GALPÃO', ({ shed }) => shed],
    ['LINHAGEM', ({ breed }) => breed],
    ['RESPONSÁVEL', ({ keeper }) => keeper],
    ['OVOS COLETADOS', ({ laid }) => laid],
    ['OVOS TRINCADOS', ({ cracked }) => cracked],
    ['RAÇÃO (KG)', ({ feed }) => decimal(feed)],
    ['ÁGUA (L)', ({ water }) => water],
    ['AVES MORTAS', ({ dead }) => dead],
    ['TEMPERATURA', ({ heat }) => decimal(heat, 1)],
  ]),
]

export const labelled: Labelled[] = [
  // The tattoo studio
  ['quanto o estúdio faturou em dezembro?', studio, tattoos.during('2025-12').sum('price')],
  ['faturamento por tatuador', studio, tattoos.by('artist', (g) => g.sum('price'))],
  ['quantas sessões de fineline fizemos', studio, tattoos.when((r) => r.style === 'Fineline').count()],
  ['sessões por mês', studio, tattoos.byMonth((g) => g.count())],
  ['qual estilo dá mais dinheiro?', studio, most(tattoos.by('style', (g) => g.sum('price')))],
  ['qual tatuador tem mais horas de sessão?', studio, most(tattoos.by('artist', (g) => g.sum('hours')))],
  ['valor médio da sessão de realismo', studio, tattoos.when((r) => r.style === 'Realismo').mean('price')],
  ['duracao media das sessoes da Luana', studio, tattoos.when((r) => r.artist === 'Luana').mean('hours')],
  ['quantas tattoos na costela a gente fez?', studio, tattoos.when((r) => r.body === 'Costela').count()],
  ['sessões por local do corpo', studio, tattoos.by('body', (g) => g.count())],
  ['total de sinal pago em outubro', studio, tattoos.during('2025-10').sum('deposit')],
  [
    'quantas sessões vieram do tiktok desde novembro?',
    studio,
    tattoos
      .during('2025-11', '2026-03')
      .when((r) => r.source === 'TikTok')
      .count(),
  ],
  [
    'qual a porcentagem das sessões que veio por indicação',
    studio,
    tattoos.share((r) => r.source === 'Indicação'),
  ],
  ['quantos retoques nós fizemos?', studio, tattoos.when((r) => r.retouch === 'Sim').count()],
  [
    'qual a porcentagem de sessões do Dentinho que são retoque?',
    studio,
    tattoos.when((r) => r.artist === 'Dentinho').share((r) => r.retouch === 'Sim'),
  ],
  ['nota média por tatuador', studio, tattoos.by('artist', (g) => g.mean('score'))],
  ['quantas sessões custaram mais de 1000 reais', studio, tattoos.when((r) => r.price > 1000).count()],
  ['quantas sessões duraram mais de 4 horas?', studio, tattoos.when((r) => r.hours > 4).count()],
  [
    'faturamento do estúdio sem as sessões da Mirela',
    studio,
    tattoos.when((r) => r.artist !== 'Mirela').sum('price'),
  ],
  [
    'comparar o faturamento do estudio de fevereiro com janeiro',
    studio,
    { before: tattoos.during('2026-01').sum('price'), after: tattoos.during('2026-02').sum('price') },
  ],
  ['que dia da semana tem mais sessões?', studio, most(tattoos.byWeekday((g) => g.count()))],
  [
    'quanto faturamos com blackwork nas costas?',
    studio,
    tattoos.when((r) => r.style === 'Blackwork' && r.body === 'Costas').sum('price'),
  ],
  ['qual origem trouxe menos faturamento?', studio, least(tattoos.by('source', (g) => g.sum('price')))],
  [
    'quantas sessões o Kaique fez aos sábados',
    studio,
    tattoos
      .on(6)
      .when((r) => r.artist === 'Kaique')
      .count(),
  ],
  ['valor médio da sessão por estilo', studio, tattoos.by('style', (g) => g.mean('price'))],
  ['horas de sessão por mês', studio, tattoos.byMonth((g) => g.sum('hours'))],
  ['quantos clientes diferentes o estúdio atendeu?', studio, tattoos.distinct('client')],
  ['valor da sessão mais cara', studio, tattoos.max('price')],
  [
    'quanto faturamos com aquarela no quarto trimestre de 2025?',
    studio,
    tattoos
      .during('2025-10', '2025-12')
      .when((r) => r.style === 'Aquarela')
      .sum('price'),
  ],
  [
    'faturamento por estilo entre 10 de outubro e 20 de novembro',
    studio,
    tattoos.from('2025-10-10', '2025-11-20').by('style', (g) => g.sum('price')),
  ],
  // The internet provider
  ['quantos chamados foram abertos em janeiro?', support, calls.during('2026-01').count()],
  ['chamados por motivo', support, calls.by('reason', (g) => g.count())],
  ['chamados por bairro em fevereiro', support, calls.during('2026-02').by('district', (g) => g.count())],
  ['qual bairro abre mais chamado?', support, most(calls.by('district', (g) => g.count()))],
  ['tempo médio de resolução', support, calls.mean('minutes')],
  ['tempo médio de resolução por atendente', support, calls.by('attendant', (g) => g.mean('minutes'))],
  [
    'qual atendente resolve mais rápido, em média?',
    support,
    least(calls.by('attendant', (g) => g.mean('minutes'))),
  ],
  ['quantos chamados estão com status aberto', support, calls.when((r) => r.status === 'aberto').count()],
  [
    'quantas visitas técnicas tivemos em março?',
    support,
    calls
      .during('2026-03')
      .when((r) => r.visit === 'sim')
      .count(),
  ],
  ['percentual de chamados com visita técnica', support, calls.share((r) => r.visit === 'sim')],
  [
    'quantos chamados de lentidão são do plano 600 Mega?',
    support,
    calls.when((r) => r.reason === 'Lentidão' && r.plan === '600 Mega').count(),
  ],
  ['nota média do atendimento por canal', support, calls.by('channel', (g) => g.mean('score'))],
  [
    'top 3 motivos de chamado',
    support,
    most(
      calls.by('reason', (g) => g.count()),
      3,
    ),
  ],
  ['chamados por mes', support, calls.byMonth((g) => g.count())],
  ['chamados por dia da semana', support, calls.byWeekday((g) => g.count())],
  [
    'quantos chamados demoraram mais de 240 minutos pra resolver?',
    support,
    calls.when((r) => r.minutes > 240).count(),
  ],
  [
    'compare a quantidade de chamados de abril com a de março',
    support,
    { before: calls.during('2026-03').count(), after: calls.during('2026-04').count() },
  ],
  [
    'quantos chamados tivemos sem contar troca de senha',
    support,
    calls.when((r) => r.reason !== 'Troca de senha').count(),
  ],
  [
    'quantos chamados pelo whatsapp vieram do Parque das Flores?',
    support,
    calls.when((r) => r.channel === 'whatsapp' && r.district === 'Parque das Flores').count(),
  ],
  ['quantos chamados recebemos por dia em média?', support, calls.count() / calls.distinct('day')],
  ['qual plano tem menos chamados?', support, least(calls.by('plan', (g) => g.count()))],
  [
    'chamados por motivo na Vila Operaria',
    support,
    calls.when((r) => r.district === 'Vila Operária').by('reason', (g) => g.count()),
  ],
  [
    'nota média da Tainá em maio',
    support,
    calls
      .during('2026-05')
      .when((r) => r.attendant === 'Tainá')
      .mean('score'),
  ],
  [
    'quantos minutos gastamos no total com cabo rompido?',
    support,
    calls.when((r) => r.reason === 'Cabo rompido').sum('minutes'),
  ],
  [
    'quantos chamados de sem sinal caíram no fim de semana?',
    support,
    calls
      .on(0, 6)
      .when((r) => r.reason === 'Sem sinal')
      .count(),
  ],
  [
    'quantos por cento dos chamados de cabo rompido foram escalados',
    support,
    calls.when((r) => r.reason === 'Cabo rompido').share((r) => r.status === 'escalado'),
  ],
  [
    'chamados escalados desde abril, quantos foram?',
    support,
    calls
      .during('2026-04', '2026-05')
      .when((r) => r.status === 'escalado')
      .count(),
  ],
  [
    'Preciso saber o tempo médio de resolução dos chamados do plano Empresarial no primeiro trimestre de 2026',
    support,
    calls
      .during('2026-01', '2026-03')
      .when((r) => r.plan === 'Empresarial')
      .mean('minutes'),
  ],
  [
    'quantos chamados receberam nota de atendimento abaixo de 3?',
    support,
    calls.when((r) => r.score !== undefined && r.score < 3).count(),
  ],
  ['maior tempo de resolução', support, calls.max('minutes')],
  // The egg farm
  ['quantos ovos coletamos em março?', farm, eggs.during('2026-03').sum('laid')],
  ['ovos coletados por galpão', farm, eggs.by('shed', (g) => g.sum('laid'))],
  ['ovos coletados por mês', farm, eggs.byMonth((g) => g.sum('laid'))],
  ['qual galpão coletou menos ovos?', farm, least(eggs.by('shed', (g) => g.sum('laid')))],
  ['quantos ovos coletamos por dia em média', farm, eggs.sum('laid') / eggs.distinct('day')],
  ['ovos trincados por mês', farm, eggs.byMonth((g) => g.sum('cracked'))],
  [
    'qual o percentual de ovos trincados sobre os ovos coletados?',
    farm,
    { share: eggs.sum('cracked') / eggs.sum('laid') },
  ],
  ['quantas aves morreram em fevereiro?', farm, eggs.during('2026-02').sum('dead')],
  ['qual galpão teve mais aves mortas', farm, most(eggs.by('shed', (g) => g.sum('dead')))],
  ['kg de ração por galpão', farm, eggs.by('shed', (g) => g.sum('feed'))],
  ['consumo médio de ração por dia na granja', farm, eggs.sum('feed') / eggs.distinct('day')],
  [
    'quantos litros de água a linhagem Hy-Line consumiu em abril?',
    farm,
    eggs
      .during('2026-04')
      .when((r) => r.breed === 'Hy-Line')
      .sum('water'),
  ],
  ['total de ovos coletados por linhagem', farm, eggs.by('breed', (g) => g.sum('laid'))],
  [
    'quantos ovos o Nivaldo coletou no galpão 2?',
    farm,
    eggs.when((r) => r.keeper === 'Nivaldo' && r.shed === 'Galpão 2').sum('laid'),
  ],
  ['temperatura média em janeiro', farm, eggs.during('2026-01').mean('heat')],
  ['temperatura mais alta registrada nos galpões', farm, eggs.max('heat')],
  [
    'quantos registros da granja tiveram temperatura acima de 33 graus',
    farm,
    eggs.when((r) => r.heat > 33).count(),
  ],
  [
    'compare os ovos coletados em abril com os de março',
    farm,
    { before: eggs.during('2026-03').sum('laid'), after: eggs.during('2026-04').sum('laid') },
  ],
  ['ovos coletados de 1 a 15 de fevereiro', farm, eggs.from('2026-02-01', '2026-02-15').sum('laid')],
  ['quanto de ração foi no primeiro trimestre?', farm, eggs.during('2026-01', '2026-03').sum('feed')],
  [
    'total de ovos coletados em todos os galpões menos o galpão 4',
    farm,
    eggs.when((r) => r.shed !== 'Galpão 4').sum('laid'),
  ],
  [
    'qual a participação do galpão 1 nos ovos coletados?',
    farm,
    eggs.share((r) => r.shed === 'Galpão 1', 'laid'),
  ],
  ['qual responsável teve mais ovos trincados?', farm, most(eggs.by('keeper', (g) => g.sum('cracked')))],
  ['ovos coletados por dia da semana', farm, eggs.byWeekday((g) => g.sum('laid'))],
  [
    'média de ovos trincados por dia no galpão 3',
    farm,
    eggs.when((r) => r.shed === 'Galpão 3').sum('cracked') / eggs.distinct('day'),
  ],
  ['litros de agua por responsavel', farm, eggs.by('keeper', (g) => g.sum('water'))],
  [
    'quantas aves mortas teve no galpão 2 desde março?',
    farm,
    eggs
      .during('2026-03', '2026-04')
      .when((r) => r.shed === 'Galpão 2')
      .sum('dead'),
  ],
  ['quantos ovos foram coletados nos domingos', farm, eggs.on(0).sum('laid')],
  ['quantas linhagens diferentes temos na granja?', farm, eggs.distinct('breed')],
  [
    'aves mortas por linhagem entre janeiro e fevereiro',
    farm,
    eggs.during('2026-01', '2026-02').by('breed', (g) => g.sum('dead')),
  ],
]

export const unanswerable = [
  'quanto gastamos com tinta e agulha?',
  'qual a comissão da Luana',
  'quantos seguidores o estúdio tem no instagram?',
  'quantos clientes cancelaram a internet esse ano?',
  'qual o valor da mensalidade do plano 300 Mega?',
  'quantos clientes estão inadimplentes no provedor',
  'qual o preço da dúzia de ovos?',
  'quanto a granja pagou pela ração em reais?',
  'qual o peso médio das galinhas',
  'quantas vacinas foram aplicadas no galpão 2?',
]
