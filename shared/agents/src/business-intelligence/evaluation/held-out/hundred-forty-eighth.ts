import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A psychology and coaching practice online, a lingerie and beachwear wholesaler, an agency of events staff. */

const { next, whole, pick, among } = seededBusiness('online sessions, beachwear wholesale, events staff')

// May 2025 to April 2026, most on Tuesdays, closed on Sundays.
const sessions = new Rows(
  daysFrom('2025-05-01', 365)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) => {
      const weekday = weekdayIn(day)
      const held = weekday === 2 ? whole(3, 5) : weekday === 6 ? whole(1, 2) : whole(1, 3)
      return Array.from({ length: held }, () => {
        const { care, minutes, from, to } = among(
          [{ care: 'Psicoterapia individual', minutes: 45, from: 12, to: 22 }, 10],
          [{ care: 'Coaching de carreira', minutes: 55, from: 20, to: 38 }, 7],
          [{ care: 'Terapia de casal', minutes: 70, from: 22, to: 34 }, 5],
          [{ care: 'Coaching de liderança', minutes: 80, from: 35, to: 60 }, 3],
          [{ care: 'Orientação vocacional', minutes: 50, from: 15, to: 25 }, 3],
        )
        const price = whole(from, to) * 10
        return {
          day,
          client: pick([
            'Rafaela Dutra',
            'Igor Pimentel',
            'Simone Aguiar',
            'Thiago Rezende',
            'Bianca Falcão',
            'Marcelo Quintana',
            'Lívia Sarmento',
            'Otto Brandão',
            'Janaína Veloso',
            'Bruno Cordeiro',
            'Elisa Montenegro',
            'Fábio Lacerda',
            'Noemi Castilho',
            'Saulo Ribas',
            'Teresa Gouveia',
            'Vítor Amorim',
          ]),
          coach: among(['Luciana', 8], ['Henrique', 5], ['Mirela', 4], ['Caio', 2.5]),
          care,
          platform: among(['Google Meet', 6], ['Zoom', 4], ['Microsoft Teams', 2]),
          origin: among(['Instagram', 7], ['Indicação', 5], ['LinkedIn', 3], ['Blog', 1.5]),
          first: next() < 0.2 ? 'Sim' : 'Não',
          minutes: minutes + whole(0, 4) * 5,
          price,
          handed: cents((price * whole(50, 70)) / 100),
          grade: next() < 0.3 ? undefined : whole(10, 20) / 2,
          status: among(['Paga', 8], ['Pendente', 3]),
        }
      })
    }),
)

const stores = [
  { store: 'Boutique Flor de Lis', city: 'Fortaleza' },
  { store: 'Charme Íntimo', city: 'Recife' },
  { store: 'Maré Alta Modas', city: 'Maceió' },
  { store: 'Delicada Store', city: 'Salvador' },
  { store: 'Ponto Chique', city: 'Recife' },
  { store: 'Areia Fina', city: 'Fortaleza' },
  { store: 'Soninha Modas', city: 'Aracaju' },
]
// March 2025 to February 2026, Mondays to Fridays, most on Mondays.
const orders = new Rows(
  daysFrom('2025-03-01', 365)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(3, 5) : whole(1, 3) }, () => {
        const { product, line, from, to } = among(
          [{ product: 'Biquíni', line: 'Moda praia', from: 3_490, to: 6_990 }, 8],
          [{ product: 'Calcinha', line: 'Lingerie', from: 790, to: 1_990 }, 6],
          [{ product: 'Sutiã', line: 'Lingerie', from: 2_290, to: 4_990 }, 5],
          [{ product: 'Maiô', line: 'Moda praia', from: 4_990, to: 8_990 }, 4],
          [{ product: 'Camisola', line: 'Homewear', from: 3_990, to: 7_490 }, 2.5],
          [{ product: 'Canga', line: 'Moda praia', from: 1_890, to: 3_490 }, 1.5],
        )
        const pieces = whole(6, 60)
        const unit = whole(from, to) / 100
        return {
          day,
          ...pick(stores),
          rep: among(['Patrícia', 7], ['Gilmar', 5], ['Vanusa', 3.5], ['Edson', 2.5]),
          line,
          product,
          size: among(['M', 7], ['G', 5], ['P', 3.5], ['GG', 2.5]),
          colour: among(['Preto', 6], ['Nude', 4], ['Estampado', 3], ['Branco', 2], ['Vermelho', 1.5]),
          channel: among(['WhatsApp', 7], ['Site', 4], ['Telefone', 2], ['Visita', 1]),
          payment: among(['Boleto', 5], ['Pix', 4], ['Cartão', 2]),
          pieces,
          unit,
          freight: next() < 0.25 ? 0 : whole(2_500, 18_000) / 100,
          returned: next() < 0.7 ? 0 : whole(1, 5),
          delivery: next() < 0.1 ? undefined : whole(2, 15),
          total: cents(pieces * unit),
        }
      }),
    ),
)

// August 2025 to April 2026, most on Saturdays.
const shifts = new Rows(
  daysFrom('2025-08-01', 273).flatMap((day) => {
    const weekday = weekdayIn(day)
    const sent = weekday === 6 ? whole(3, 5) : weekday === 0 || weekday === 5 ? whole(1, 3) : whole(0, 2)
    return Array.from({ length: sent }, () => {
      const people = whole(2, 14)
      const crew = cents((people * whole(15_000, 28_000)) / 100)
      return {
        day,
        client: among(
          ['Cerimonial Aliança', 7],
          ['Rock Sul Produções', 5],
          ['Universidade São Marcos', 4],
          ['Grupo Vértice', 3],
          ['Instituto Nova Era', 2],
          ['Buffet Encanto', 1.5],
        ),
        kind: among(['Casamento', 6], ['Show', 4], ['Formatura', 3], ['Congresso', 2.5], ['Inauguração', 2]),
        venue: among(
          ['Centro de Convenções', 6],
          ['Arena Litoral', 4.5],
          ['Hotel Majestic', 3.5],
          ['Clube Náutico', 2.5],
          ['Sítio Bela Aurora', 1.5],
        ),
        role: among(['Segurança', 8], ['Recepcionista', 6], ['Brigadista', 3], ['Controlador de acesso', 2]),
        boss: among(['Wagner', 6], ['Silvana', 4.5], ['Jurandir', 3.5], ['Débora', 2.5]),
        turn: among(['Noturno', 6], ['Diurno', 4]),
        people,
        hours: whole(8, 24) / 2,
        crew,
        transport: whole(4_000, 45_000) / 100,
        incidents: among([0, 6], [1, 3], [2, 2], [3, 1], [4, 1]),
        price: cents((crew * whole(130, 190)) / 100),
        invoiced: next() < 0.75 ? 'SIM' : 'NAO',
        wait: next() < 0.15 ? undefined : whole(3, 60),
      }
    })
  }),
)

const practice = 'Sessoes Consultorio Online'
const wholesale = 'pedidos_atacado'
const agency = 'ESCALAS EVENTOS'

export const files = [
  file(practice, sessions, [
    ['Data da sessão', ({ day }) => brazilianDay(day)],
    ['Cliente', ({ client }) => client],
    ['Profissional', ({ coach }) => coach],
    ['Tipo de atendimento', ({ care }) => care],
    ['Plataforma', ({ platform }) => platform],
    ['Origem', ({ origin }) => origin],
    ['Primeira sessão', ({ first }) => first],
    ['Duração (min)', ({ minutes }) => minutes],
    ['Valor da sessão', ({ price }) => commaPrice(price)],
    ['Repasse', ({ handed }) => commaPrice(handed)],
    ['Avaliação', ({ grade }) => (grade === undefined ? '' : decimal(grade, 1))],
    ['Situação', ({ status }) => status],
  ]),
  file(
    wholesale,
    orders,
    [
      ['data_pedido', ({ day }) => day],
      ['loja', ({ store }) => store],
      ['cidade', ({ city }) => city],
      ['representante', ({ rep }) => rep],
      ['linha', ({ line }) => line],
      ['produto', ({ product }) => product],
      ['tamanho', ({ size }) => size],
      ['cor', ({ colour }) => colour],
      ['canal', ({ channel }) => channel],
      ['forma_pgto', ({ payment }) => payment],
      ['qtd_pecas', ({ pieces }) => pieces],
      ['preco_unitario', ({ unit }) => unit.toFixed(2)],
      ['frete', ({ freight }) => freight.toFixed(2)],
      ['pecas_trocadas', ({ returned }) => returned],
      ['dias_entrega', ({ delivery }) => delivery ?? ''],
      ['valor_pedido', ({ total }) => total.toFixed(2)],
    ],
    ',',
  ),
  file(agency, shifts, [
    ['DATA_EVENTO', ({ day }) => shownDay(day)],
    ['CONTRATANTE', ({ client }) => client],
    ['TIPO_EVENTO', ({ kind }) => kind],
    ['LOCAL', ({ venue }) => venue],
    ['FUNCAO', ({ role }) => role],
    ['COORDENADOR', ({ boss }) => boss],
    ['TURNO', ({ turn }) => turn],
    ['QTD_PROFISSIONAIS', ({ people }) => people],
    ['HORAS_SERVICO', ({ hours }) => decimal(hours, 1)],
    ['CUSTO_EQUIPE', ({ crew }) => dotted(decimal(crew))],
    ['TRANSPORTE', ({ transport }) => dotted(decimal(transport))],
    ['OCORRENCIAS', ({ incidents }) => incidents],
    ['VLR_COBRADO', ({ price }) => dotted(decimal(price))],
    ['NF_EMITIDA', ({ invoiced }) => invoiced],
    ['DIAS_PARA_RECEBER', ({ wait }) => wait ?? ''],
  ]),
]

export const labelled: Labelled[] = [
  // The practice online
  ['Valor total das sessões mês a mês', practice, sessions.byMonth((g) => g.sum('price'))],
  [
    'Quantas sessões a Luciana atendeu em agosto?',
    practice,
    sessions
      .during('2025-08')
      .when((r) => r.coach === 'Luciana')
      .count(),
  ],
  [
    'qual o valor total das sessoes de terapia de casal em novembro',
    practice,
    sessions
      .during('2025-11')
      .when((r) => r.care === 'Terapia de casal')
      .sum('price'),
  ],
  [
    'Qual profissional somou mais minutos de sessão?',
    practice,
    most(sessions.by('coach', (g) => g.sum('minutes'))),
  ],
  ['avaliação média de cada profissional', practice, sessions.by('coach', (g) => g.mean('grade'))],
  [
    'me mostra os 3 clientes com o maior valor total de sessões',
    practice,
    most(
      sessions.by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'Qual a porcentagem das sessões que tem origem no Instagram?',
    practice,
    sessions.share((r) => r.origin === 'Instagram'),
  ],
  ['qtas sessoes foram pelo zoom?', practice, sessions.when((r) => r.platform === 'Zoom').count()],
  [
    'valor médio da sessão de coaching de carreira',
    practice,
    sessions.when((r) => r.care === 'Coaching de carreira').mean('price'),
  ],
  [
    'Qual o valor total das sessões pendentes?',
    practice,
    sessions.when((r) => r.status === 'Pendente').sum('price'),
  ],
  ['quantas sessoes caem em cada dia da semana?', practice, sessions.byWeekday((g) => g.count())],
  [
    'De quanto foi a sessão mais cara do Henrique?',
    practice,
    sessions.when((r) => r.coach === 'Henrique').max('price'),
  ],
  ['repasse total pra cada profissional', practice, sessions.by('coach', (g) => g.sum('handed'))],
  ['Quantas sessões duraram mais de 70 minutos?', practice, sessions.when((r) => r.minutes > 70).count()],
  [
    'quantos clientes diferentes a mirela atendeu no segundo semestre de 2025',
    practice,
    sessions
      .during('2025-07', '2025-12')
      .when((r) => r.coach === 'Mirela')
      .distinct('client'),
  ],
  [
    'Compare o valor total das sessões de setembro e de outubro',
    practice,
    { before: sessions.during('2025-09').sum('price'), after: sessions.during('2025-10').sum('price') },
  ],
  [
    'das sessões marcadas como primeira sessão, quantas vieram por indicação?',
    practice,
    sessions.when((r) => r.first === 'Sim' && r.origin === 'Indicação').count(),
  ],
  [
    'avaliacao media da psicoterapia individual sem contar o Henrique',
    practice,
    sessions.when((r) => r.care === 'Psicoterapia individual' && r.coach !== 'Henrique').mean('grade'),
  ],
  ['Em que mês o total de repasse foi mais alto?', practice, most(sessions.byMonth((g) => g.sum('handed')))],
  [
    'valor total das sessões pelo Google Meet entre 15/06/2025 e 20/09/2025',
    practice,
    sessions
      .from('2025-06-15', '2025-09-20')
      .when((r) => r.platform === 'Google Meet')
      .sum('price'),
  ],
  [
    'qual origem traz o menor valor total de sessões?',
    practice,
    least(sessions.by('origin', (g) => g.sum('price'))),
  ],
  [
    'Quantas sessões o consultório faz por mês, em média?',
    practice,
    sessions.count() / sessions.byMonth((g) => g.count()).length,
  ],
  [
    'total de minutos de coaching de liderança nos sabados',
    practice,
    sessions
      .on(6)
      .when((r) => r.care === 'Coaching de liderança')
      .sum('minutes'),
  ],
  [
    'quantas sessões tiveram avaliação abaixo de 7?',
    practice,
    sessions.when((r) => r.grade !== undefined && r.grade < 7).count(),
  ],
  [
    'tô montando a agenda aqui: qual a duração média de cada tipo de atendimento?',
    practice,
    sessions.by('care', (g) => g.mean('minutes')),
  ],
  [
    'Quanto por cento do valor das sessões é da Mirela?',
    practice,
    sessions.share((r) => r.coach === 'Mirela', 'price'),
  ],
  [
    'valor das sessões menos o repasse em dezembro, qto dá?',
    practice,
    sessions.during('2025-12').sum('price') - sessions.during('2025-12').sum('handed'),
  ],
  [
    'Quantas sessões de orientação vocacional tiveram valor entre 185 e 215 reais?',
    practice,
    sessions.when((r) => r.care === 'Orientação vocacional' && r.price >= 185 && r.price <= 215).count(),
  ],
  [
    'menor valor de uma sessão de terapia de casal',
    practice,
    sessions.when((r) => r.care === 'Terapia de casal').min('price'),
  ],
  [
    'Das sessões do primeiro trimestre de 2026, quantas foram pelo Microsoft Teams e estão pagas?',
    practice,
    sessions
      .during('2026-01', '2026-03')
      .when((r) => r.platform === 'Microsoft Teams' && r.status === 'Paga')
      .count(),
  ],

  // The wholesaler
  ['quantos pedidos o atacado teve em cada mes', wholesale, orders.byMonth((g) => g.count())],
  [
    'Qual o valor total dos pedidos de biquíni em dezembro?',
    wholesale,
    orders
      .during('2025-12')
      .when((r) => r.product === 'Biquíni')
      .sum('total'),
  ],
  [
    'qtas peças de calcinha foram pedidas em maio?',
    wholesale,
    orders
      .during('2025-05')
      .when((r) => r.product === 'Calcinha')
      .sum('pieces'),
  ],
  [
    'Que representante vendeu mais, em valor de pedidos?',
    wholesale,
    most(orders.by('rep', (g) => g.sum('total'))),
  ],
  [
    'os 4 produtos com mais peças pedidas',
    wholesale,
    most(
      orders.by('product', (g) => g.sum('pieces')),
      4,
    ),
  ],
  ['qual cidade comprou menos em reais?', wholesale, least(orders.by('city', (g) => g.sum('total')))],
  [
    'Valor médio dos pedidos da Charme Íntimo',
    wholesale,
    orders.when((r) => r.store === 'Charme Íntimo').mean('total'),
  ],
  ['frete total dos pedidos pra recife', wholesale, orders.when((r) => r.city === 'Recife').sum('freight')],
  [
    'Quantos pedidos de tamanho GG entraram pelo WhatsApp?',
    wholesale,
    orders.when((r) => r.size === 'GG' && r.channel === 'WhatsApp').count(),
  ],
  ['total de pecas trocadas por linha', wholesale, orders.by('line', (g) => g.sum('returned'))],
  [
    'Qual porcentagem do valor dos pedidos é de moda praia?',
    wholesale,
    orders.share((r) => r.line === 'Moda praia', 'total'),
  ],
  [
    'em média, quantos dias de entrega cada cidade tem?',
    wholesale,
    orders.by('city', (g) => g.mean('delivery')),
  ],
  [
    'quantos pedidos levaram mais de 10 dias de entrega',
    wholesale,
    orders.when((r) => r.delivery !== undefined && r.delivery > 10).count(),
  ],
  [
    'Qual foi o maior valor de um pedido do Gilmar?',
    wholesale,
    orders.when((r) => r.rep === 'Gilmar').max('total'),
  ],
  [
    'compara pra mim a quantidade de peças pedidas em julho com a de janeiro',
    wholesale,
    { before: orders.during('2025-07').sum('pieces'), after: orders.during('2026-01').sum('pieces') },
  ],
  [
    'quantas peças na cor preto foram pedidas com pagamento no boleto?',
    wholesale,
    orders.when((r) => r.colour === 'Preto' && r.payment === 'Boleto').sum('pieces'),
  ],
  [
    'Valor total dos pedidos por cor, sem contar a linha Homewear',
    wholesale,
    orders.when((r) => r.line !== 'Homewear').by('colour', (g) => g.sum('total')),
  ],
  [
    'valor total dos pedidos no pix de 05/11/2025 a 31/01/2026',
    wholesale,
    orders
      .from('2025-11-05', '2026-01-31')
      .when((r) => r.payment === 'Pix')
      .sum('total'),
  ],
  [
    'Quantas lojas diferentes pediram maiô em fevereiro?',
    wholesale,
    orders
      .during('2026-02')
      .when((r) => r.product === 'Maiô')
      .distinct('store'),
  ],
  [
    'vou rever a tabela de preços. qual o preço unitario médio nos pedidos de camisola?',
    wholesale,
    orders.when((r) => r.product === 'Camisola').mean('unit'),
  ],
  ['quantos pedidos ficaram abaixo de 500 reais', wholesale, orders.when((r) => r.total < 500).count()],
  [
    'Em média, quantas peças tem cada pedido da Vanusa?',
    wholesale,
    orders.when((r) => r.rep === 'Vanusa').mean('pieces'),
  ],
  [
    'em que dia da semana o atacado recebe mais pedidos?',
    wholesale,
    most(orders.byWeekday((g) => g.count())),
  ],
  [
    'Quanto o atacado vende por mês, em média?',
    wholesale,
    orders.sum('total') / orders.byMonth((g) => g.count()).length,
  ],
  ['pedidos com frete zero, quantos foram?', wholesale, orders.when((r) => r.freight === 0).count()],
  [
    'quanto a patricia vendeu no terceiro trimestre de 2025',
    wholesale,
    orders
      .during('2025-07', '2025-09')
      .when((r) => r.rep === 'Patrícia')
      .sum('total'),
  ],
  ['Qual mês teve o maior total de frete?', wholesale, most(orders.byMonth((g) => g.sum('freight')))],
  ['quantos % das peças pedidas são do tamanho M?', wholesale, orders.share((r) => r.size === 'M', 'pieces')],
  [
    'quantos pedidos o Edson tirou em outubro, fora os de calcinha?',
    wholesale,
    orders
      .during('2025-10')
      .when((r) => r.rep === 'Edson' && r.product !== 'Calcinha')
      .count(),
  ],
  [
    'Quanto a Boutique Flor de Lis comprou às quartas-feiras, em reais?',
    wholesale,
    orders
      .on(3)
      .when((r) => r.store === 'Boutique Flor de Lis')
      .sum('total'),
  ],

  // The agency of events staff
  ['Quantas escalas tivemos em março?', agency, shifts.during('2026-03').count()],
  ['total cobrado por tipo de evento', agency, shifts.by('kind', (g) => g.sum('price'))],
  [
    'quantos profissionais de segurança a gente escalou em dezembro?',
    agency,
    shifts
      .during('2025-12')
      .when((r) => r.role === 'Segurança')
      .sum('people'),
  ],
  [
    'Qual coordenador acumula o maior custo de equipe?',
    agency,
    most(shifts.by('boss', (g) => g.sum('crew'))),
  ],
  ['soma das horas de serviço de cada função', agency, shifts.by('role', (g) => g.sum('hours'))],
  [
    'valor medio cobrado por escala de casamento',
    agency,
    shifts.when((r) => r.kind === 'Casamento').mean('price'),
  ],
  [
    'Top 3 contratantes em total cobrado',
    agency,
    most(
      shifts.by('client', (g) => g.sum('price')),
      3,
    ),
  ],
  [
    'quantas escalas no turno noturno teve na arena litoral',
    agency,
    shifts.when((r) => r.turn === 'Noturno' && r.venue === 'Arena Litoral').count(),
  ],
  ['Que percentual das escalas está sem NF emitida?', agency, shifts.share((r) => r.invoiced === 'NAO')],
  ['gasto total com transporte em cada mês', agency, shifts.byMonth((g) => g.sum('transport'))],
  ['em quantas escalas houve mais de 2 ocorrencias?', agency, shifts.when((r) => r.incidents > 2).count()],
  [
    'Total de ocorrências nos shows: janeiro contra fevereiro',
    agency,
    {
      before: shifts
        .during('2026-01')
        .when((r) => r.kind === 'Show')
        .sum('incidents'),
      after: shifts
        .during('2026-02')
        .when((r) => r.kind === 'Show')
        .sum('incidents'),
    },
  ],
  [
    'nos congressos, quanto fica o valor cobrado menos o custo da equipe?',
    agency,
    shifts.when((r) => r.kind === 'Congresso').sum('price') -
      shifts.when((r) => r.kind === 'Congresso').sum('crew'),
  ],
  ['Qual local somou menos horas de serviço?', agency, least(shifts.by('venue', (g) => g.sum('hours')))],
  [
    'quantos dias, em media, pra receber de cada contratante?',
    agency,
    shifts.by('client', (g) => g.mean('wait')),
  ],
  [
    'Quanto foi cobrado do Grupo Vértice de fevereiro a abril?',
    agency,
    shifts
      .during('2026-02', '2026-04')
      .when((r) => r.client === 'Grupo Vértice')
      .sum('price'),
  ],
  [
    'total de transporte nas escalas da silvana, exceto no Clube Náutico',
    agency,
    shifts.when((r) => r.boss === 'Silvana' && r.venue !== 'Clube Náutico').sum('transport'),
  ],
  [
    'Quantos contratantes diferentes tiveram inauguração em setembro?',
    agency,
    shifts
      .during('2025-09')
      .when((r) => r.kind === 'Inauguração')
      .distinct('client'),
  ],
  [
    'menor custo de equipe numa escala de brigadista',
    agency,
    shifts.when((r) => r.role === 'Brigadista').min('crew'),
  ],
  ['Total cobrado nas escalas por dia da semana', agency, shifts.byWeekday((g) => g.sum('price'))],
  ['qual dia da semana soma mais ocorrencias?', agency, most(shifts.byWeekday((g) => g.sum('incidents')))],
  [
    'No turno diurno, qual a média de profissionais por escala?',
    agency,
    shifts.when((r) => r.turn === 'Diurno').mean('people'),
  ],
  [
    'quantas escalas com valor cobrado acima de R$ 4.000 estão com NF emitida?',
    agency,
    shifts.when((r) => r.price > 4000 && r.invoiced === 'SIM').count(),
  ],
  [
    'qto cobramos nos domingos pela função recepcionista',
    agency,
    shifts
      .on(0)
      .when((r) => r.role === 'Recepcionista')
      .sum('price'),
  ],
  [
    'Preciso fechar as festas de fim de ano: quanto foi cobrado nas escalas de 20/12/2025 até 06/01/2026?',
    agency,
    shifts.from('2025-12-20', '2026-01-06').sum('price'),
  ],
  [
    'escalas com 5 a 10 profissionais, quantas são?',
    agency,
    shifts.when((r) => r.people >= 5 && r.people <= 10).count(),
  ],
  [
    'controlador de acesso representa quantos por cento do custo da equipe?',
    agency,
    shifts.share((r) => r.role === 'Controlador de acesso', 'crew'),
  ],
  [
    'Em qual mês o total cobrado nas escalas foi o menor?',
    agency,
    least(shifts.byMonth((g) => g.sum('price'))),
  ],
  [
    'custo da equipe da Débora no quarto trimestre de 2025',
    agency,
    shifts
      .during('2025-10', '2025-12')
      .when((r) => r.boss === 'Débora')
      .sum('crew'),
  ],
  [
    'em média quantas escalas por mês o jurandir coordena?',
    agency,
    shifts.when((r) => r.boss === 'Jurandir').count() / shifts.byMonth((g) => g.count()).length,
  ],
]

export const unanswerable: string[] = [
  'qual o telefone da Rafaela Dutra?',
  'Quanto gastamos com anúncios no Instagram em outubro?',
  'quantos anos de formada tem a Luciana?',
  'quanto custou o tecido dos biquínis?',
  'Qual o estoque de sutiã no depósito?',
  'quantos quilos pesam as caixas que foram pra Salvador',
  'Qual o limite de crédito da Maré Alta Modas?',
  'quanto gastamos com uniforme das recepcionistas?',
  'quantos convidados tinha nos casamentos',
  'Quando vence o curso de reciclagem dos seguranças?',
]
