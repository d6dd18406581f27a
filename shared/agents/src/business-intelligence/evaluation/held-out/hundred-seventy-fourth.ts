import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* The donations of an NGO, the inventory counts of a pharmacy and a social-media report. */

const { next, whole, pick, among } = seededBusiness(
  'donations of an NGO, counts of a pharmacy, a media report',
)
// June 2025 to March 2026
const givingDays = daysFrom('2025-06-01', 304)
// August 2025 to March 2026
const countingDays = daysFrom('2025-08-01', 243)
// July 2025 to February 2026
const postingDays = daysFrom('2025-07-01', 243)

const person = { donor: 'Pessoa Física', step: 5, from: 4, to: 60 }
const company = { donor: 'Empresa', step: 50, from: 6, to: 80 }
const church = { donor: 'Igreja', step: 10, from: 10, to: 90 }
const foundation = { donor: 'Fundação', step: 100, from: 20, to: 80 }

const seasonal = (day: string): [string, number][] => {
  const month = day.slice(5, 7)
  if (['06', '07', '08'].includes(month)) return [['Agasalho', 5]]
  if (['10', '11', '12'].includes(month)) return [['Natal Solidário', 6]]
  if (['01', '02'].includes(month)) return [['Volta às Aulas', 5]]
  return []
}
// Every day, most in December.
const gifts = new Rows(
  givingDays.flatMap((day) =>
    Array.from({ length: day.startsWith('2025-12') ? whole(4, 7) : whole(1, 4) }, () => {
      const { donor, step, from, to } = among([person, 70], [company, 15], [church, 10], [foundation, 5])
      const payment = among<string>(['Pix', 50], ['Cartão', 25], ['Boleto', 15], ['Dinheiro', 10])
      const amount = whole(from, to) * step
      const rate = payment === 'Pix' ? 0.01 : 0.035
      const charged = payment === 'Boleto' ? 3.49 : cents(amount * rate)
      return {
        day,
        donor,
        campaign: among<string>(
          ['Cesta Básica', 4],
          ['Apadrinhamento', 3],
          ['Reforma da Sede', 2],
          ...seasonal(day),
        ),
        channel: among<string>(
          ['Site', 40],
          ['WhatsApp', 27],
          ['Evento', 16],
          ['Telefone', 11],
          ['Bazar', 6],
        ),
        payment,
        city: among<string>(
          ['Campinas', 45],
          ['Sumaré', 19],
          ['Valinhos', 15],
          ['Jundiaí', 12],
          ['Hortolândia', 9],
        ),
        amount,
        fee: payment === 'Dinheiro' ? undefined : charged,
        recurrent: next() < 0.35 ? 'Sim' : 'Não',
        receipt: next() < 0.6 ? 'Sim' : 'Não',
      }
    }),
  ),
)

const goods = [
  { product: 'Dipirona 500mg', section: 'Medicamentos', from: 390, to: 990 },
  { product: 'Omeprazol', section: 'Medicamentos', from: 890, to: 2_490 },
  { product: 'Shampoo', section: 'Higiene', from: 990, to: 2_890 },
  { product: 'Fralda', section: 'Infantil', from: 3_490, to: 8_990 },
  { product: 'Losartana', section: 'Medicamentos', from: 590, to: 1_890 },
  { product: 'Protetor solar', section: 'Dermocosméticos', from: 3_290, to: 8_490 },
  { product: 'Creme dental', section: 'Higiene', from: 290, to: 1_290 },
  { product: 'Amoxicilina', section: 'Medicamentos', from: 1_290, to: 3_990 },
  { product: 'Lenço umedecido', section: 'Infantil', from: 690, to: 1_990 },
  { product: 'Sabonete', section: 'Higiene', from: 190, to: 690 },
  { product: 'Hidratante facial', section: 'Dermocosméticos', from: 2_490, to: 7_990 },
  { product: 'Termômetro', section: 'Acessórios', from: 1_490, to: 4_990 },
]
// Never on Sundays, most on Mondays.
const counts = new Rows(
  countingDays
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(5, 7) : whole(2, 4) }, () => {
        const { product, section, from, to } = pick(goods)
        const system = whole(10, 120)
        const luck = next()
        const difference = luck < 0.4 ? 0 : luck < 0.78 ? -whole(1, 8) : whole(1, 5)
        const counted = system + difference
        const cost = whole(from, to) / 100
        return {
          day,
          section,
          product,
          checker: among<string>(['Sílvia', 50], ['Edson', 31], ['Karina', 19]),
          counted,
          system,
          difference,
          cost,
          // A thermometer does not expire.
          validity: section === 'Acessórios' ? undefined : whole(10, 700),
          recounted: next() < 0.2 ? 'sim' : 'não',
          // Of no column: the counted pieces at their cost
          worth: cents(counted * cost),
        }
      }),
    ),
)

const instagram = {
  network: 'Instagram',
  formats: ['Reels', 'Carrossel', 'Foto', 'Stories'],
  from: 400,
  to: 9_000,
}
const facebook = { network: 'Facebook', formats: ['Foto', 'Vídeo', 'Carrossel'], from: 150, to: 4_000 }
const tiktok = { network: 'TikTok', formats: ['Vídeo'], from: 500, to: 15_000 }
const linkedin = { network: 'LinkedIn', formats: ['Carrossel', 'Foto'], from: 80, to: 2_500 }
// Never on Sundays.
const posts = new Rows(
  postingDays
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: whole(1, 4) }, () => {
        const { network, formats, from, to } = among(
          [instagram, 50],
          [facebook, 22],
          [tiktok, 15],
          [linkedin, 13],
        )
        const paid = next() < 0.3
        const reach = whole(from, to) * (paid ? 2 : 1)
        const likes = Math.round((reach * whole(2, 12)) / 100)
        return {
          day,
          network,
          format: pick(formats),
          theme: pick(['Dicas', 'Promoção', 'Bastidores', 'Depoimento', 'Lançamento', 'Datas comemorativas']),
          reach,
          likes,
          comments: next() < 0.1 ? 0 : Math.round((likes * whole(3, 30)) / 100),
          shares: Math.round((likes * whole(1, 20)) / 100),
          paid: paid ? 'SIM' : 'NAO',
          cost: paid ? whole(2_000, 40_000) / 100 : undefined,
        }
      }),
    ),
)

const ngo = 'Doações ONG'
const pharmacy = 'inventario_farmacia'
const media = 'RELATORIO REDES SOCIAIS'

export const files = [
  file(ngo, gifts, [
    ['Data da Doação', ({ day }) => brazilianDay(day)],
    ['Tipo de Doador', ({ donor }) => donor],
    ['Campanha', ({ campaign }) => campaign],
    ['Canal', ({ channel }) => channel],
    ['Forma de Pagamento', ({ payment }) => payment],
    ['Cidade', ({ city }) => city],
    ['Valor da Doação', ({ amount }) => commaPrice(amount)],
    ['Taxa', ({ fee }) => (fee === undefined ? '' : commaPrice(fee))],
    ['Recorrente', ({ recurrent }) => recurrent],
    ['Recibo Emitido', ({ receipt }) => receipt],
  ]),
  file(
    pharmacy,
    counts,
    [
      ['data_contagem', ({ day }) => day],
      ['secao', ({ section }) => section],
      ['produto', ({ product }) => product],
      ['conferente', ({ checker }) => checker],
      ['qtd_contada', ({ counted }) => counted],
      ['qtd_sistema', ({ system }) => system],
      ['diferenca', ({ difference }) => difference],
      ['custo_unitario', ({ cost }) => cost.toFixed(2)],
      ['dias_validade', ({ validity }) => validity ?? ''],
      ['recontado', ({ recounted }) => recounted],
    ],
    ',',
  ),
  file(media, posts, [
    ['DATA_POST', ({ day }) => brazilianDay(day)],
    ['REDE', ({ network }) => network],
    ['FORMATO', ({ format }) => format],
    ['TEMA', ({ theme }) => theme],
    ['ALCANCE', ({ reach }) => reach],
    ['CURTIDAS', ({ likes }) => likes],
    ['COMENTARIOS', ({ comments }) => comments],
    ['COMPARTILHAMENTOS', ({ shares }) => shares],
    ['PAGO', ({ paid }) => paid],
    ['CUSTO', ({ cost }) => (cost === undefined ? '' : decimal(cost))],
  ]),
]

export const labelled: Labelled[] = [
  // The NGO
  ['quanto recebemos de doação em cada mês', ngo, gifts.byMonth((g) => g.sum('amount'))],
  ['quantas doacoes vieram de empresa?', ngo, gifts.when((r) => r.donor === 'Empresa').count()],
  ['valor total doado em dezembro', ngo, gifts.during('2025-12').sum('amount')],
  ['qual campanha arrecadou mais?', ngo, most(gifts.by('campaign', (g) => g.sum('amount')))],
  [
    'top 3 cidades q mais doaram em valor',
    ngo,
    most(
      gifts.by('city', (g) => g.sum('amount')),
      3,
    ),
  ],
  [
    'valor medio das doaçoes de pessoa fisica',
    ngo,
    gifts.when((r) => r.donor === 'Pessoa Física').mean('amount'),
  ],
  ['qual % do numero de doações é recorrente?', ngo, gifts.share((r) => r.recurrent === 'Sim')],
  [
    'quanto entrou de doação por pix em novembro',
    ngo,
    gifts
      .during('2025-11')
      .when((r) => r.payment === 'Pix')
      .sum('amount'),
  ],
  ['doações sem recibo, quantas foram?', ngo, gifts.when((r) => r.receipt === 'Não').count()],
  ['qtde de doações por canal', ngo, gifts.by('channel', (g) => g.count())],
  [
    'quanto a campanha do agasalho recebeu em julho',
    ngo,
    gifts
      .during('2025-07')
      .when((r) => r.campaign === 'Agasalho')
      .sum('amount'),
  ],
  ['quantas doações acima de 1000 reais', ngo, gifts.when((r) => r.amount > 1000).count()],
  [
    'compara o valor doado em outubro com o de novembro',
    ngo,
    { before: gifts.during('2025-10').sum('amount'), after: gifts.during('2025-11').sum('amount') },
  ],
  ['em qual dia da semana entra mais doação em valor?', ngo, most(gifts.byWeekday((g) => g.sum('amount')))],
  ['total de taxa das doações no cartao', ngo, gifts.when((r) => r.payment === 'Cartão').sum('fee')],
  ['qual o valor da maior doação de igreja?', ngo, gifts.when((r) => r.donor === 'Igreja').max('amount')],
  [
    'valor doado em campinas por tipo de doador',
    ngo,
    gifts.when((r) => r.city === 'Campinas').by('donor', (g) => g.sum('amount')),
  ],
  [
    'quantas doações recorrentes tivemos em valinhos?',
    ngo,
    gifts.when((r) => r.recurrent === 'Sim' && r.city === 'Valinhos').count(),
  ],
  ['taxa média das doações feitas por empresa', ngo, gifts.when((r) => r.donor === 'Empresa').mean('fee')],
  [
    'quanto foi doado entre 15/09/2025 e 10/10/2025?',
    ngo,
    gifts.from('2025-09-15', '2025-10-10').sum('amount'),
  ],
  [
    'no natal solidario, quanto veio de empresa e quanto veio de pessoa fisica?',
    ngo,
    gifts
      .when((r) => r.campaign === 'Natal Solidário' && ['Empresa', 'Pessoa Física'].includes(r.donor))
      .by('donor', (g) => g.sum('amount')),
  ],
  ['qual canal arrecadou menos?', ngo, least(gifts.by('channel', (g) => g.sum('amount')))],
  [
    'participação do site no valor total das doações',
    ngo,
    gifts.share((r) => r.channel === 'Site', 'amount'),
  ],
  [
    'quanto arrecadamos em doação sem contar campinas',
    ngo,
    gifts.when((r) => r.city !== 'Campinas').sum('amount'),
  ],
  ['qual mês teve o maior número de doações?', ngo, most(gifts.byMonth((g) => g.count()))],
  ['valor das doações q caem no domingo', ngo, gifts.on(0).sum('amount')],
  [
    'to montando a prestação de contas da ong. quanto as fundações doaram no ultimo trimestre de 2025?',
    ngo,
    gifts
      .during('2025-10', '2025-12')
      .when((r) => r.donor === 'Fundação')
      .sum('amount'),
  ],
  [
    'em média quantas doações recebemos por mês?',
    ngo,
    gifts.count() / gifts.byMonth((g) => g.count()).length,
  ],
  ['doações de até 50 reais, quantas são?', ngo, gifts.when((r) => r.amount <= 50).count()],
  [
    'quantas doações com recibo emitido em cada cidade?',
    ngo,
    gifts.when((r) => r.receipt === 'Sim').by('city', (g) => g.count()),
  ],

  // The pharmacy
  ['número de contagens por seção da farmácia', pharmacy, counts.by('section', (g) => g.count())],
  ['quantas contagens de inventario fizemos em setembro?', pharmacy, counts.during('2025-09').count()],
  [
    'quantidade contada de dipirona no total',
    pharmacy,
    counts.when((r) => r.product === 'Dipirona 500mg').sum('counted'),
  ],
  ['soma da diferença por seção no inventário', pharmacy, counts.by('section', (g) => g.sum('difference'))],
  ['quantas contagens deram diferença negativa?', pharmacy, counts.when((r) => r.difference < 0).count()],
  [
    'quantas contagens bateram certinho, com diferença zero?',
    pharmacy,
    counts.when((r) => r.difference === 0).count(),
  ],
  ['qual conferente fez mais contagens?', pharmacy, most(counts.by('checker', (g) => g.count()))],
  [
    'custo unitario medio do protetor solar',
    pharmacy,
    counts.when((r) => r.product === 'Protetor solar').mean('cost'),
  ],
  [
    'qual seção tem a maior quantidade contada somada?',
    pharmacy,
    most(counts.by('section', (g) => g.sum('counted'))),
  ],
  [
    'média dos dias de validade na seção infantil',
    pharmacy,
    counts.when((r) => r.section === 'Infantil').mean('validity'),
  ],
  [
    'contagens com menos de 60 dias de validade, quantas tem?',
    pharmacy,
    counts.when((r) => r.validity !== undefined && r.validity < 60).count(),
  ],
  ['qtd do sistema somada por mês no inventario', pharmacy, counts.byMonth((g) => g.sum('system'))],
  [
    'compare a quantidade contada de fralda de outubro com a de novembro',
    pharmacy,
    {
      before: counts
        .during('2025-10')
        .when((r) => r.product === 'Fralda')
        .sum('counted'),
      after: counts
        .during('2025-11')
        .when((r) => r.product === 'Fralda')
        .sum('counted'),
    },
  ],
  ['q porcentagem das contagens foi recontada?', pharmacy, counts.share((r) => r.recounted === 'sim')],
  [
    'quantas contagens o edson fez em dezembro',
    pharmacy,
    counts
      .during('2025-12')
      .when((r) => r.checker === 'Edson')
      .count(),
  ],
  [
    'qual o menor custo unitário da seção infantil?',
    pharmacy,
    counts.when((r) => r.section === 'Infantil').min('cost'),
  ],
  [
    'os 3 produtos com mais unidades contadas na farmacia',
    pharmacy,
    most(
      counts.by('product', (g) => g.sum('counted')),
      3,
    ),
  ],
  ['em que dia da semana a gente faz mais contagens?', pharmacy, most(counts.byWeekday((g) => g.count()))],
  [
    'diferença média das contagens de higiene',
    pharmacy,
    counts.when((r) => r.section === 'Higiene').mean('difference'),
  ],
  [
    'quantos produtos diferentes foram contados na seção medicamentos?',
    pharmacy,
    counts.when((r) => r.section === 'Medicamentos').distinct('product'),
  ],
  [
    'quantas unidades a karina contou entre 01/11/2025 e 20/12/2025',
    pharmacy,
    counts
      .from('2025-11-01', '2025-12-20')
      .when((r) => r.checker === 'Karina')
      .sum('counted'),
  ],
  [
    'quantidade contada por conferente tirando a seção acessorios',
    pharmacy,
    counts.when((r) => r.section !== 'Acessórios').by('checker', (g) => g.sum('counted')),
  ],
  [
    'quantas contagens tem custo unitário acima de 50 reais?',
    pharmacy,
    counts.when((r) => r.cost > 50).count(),
  ],
  [
    'em qual mês a quantidade contada total foi menor?',
    pharmacy,
    least(counts.byMonth((g) => g.sum('counted'))),
  ],
  [
    'quantos por cento da quantidade contada é de medicamentos?',
    pharmacy,
    counts.share((r) => r.section === 'Medicamentos', 'counted'),
  ],
  [
    'maior quantidade contada de shampoo numa contagem só',
    pharmacy,
    counts.when((r) => r.product === 'Shampoo').max('counted'),
  ],
  [
    'quanto dá o omeprazol contado em janeiro, fazendo qtd contada x custo unitário de cada contagem?',
    pharmacy,
    counts
      .during('2026-01')
      .when((r) => r.product === 'Omeprazol')
      .sum('worth'),
  ],
  [
    'quantas contagens a silvia fez nas segundas-feiras?',
    pharmacy,
    counts
      .on(1)
      .when((r) => r.checker === 'Sílvia')
      .count(),
  ],
  [
    'quantas contagens estão com os dias de validade em branco?',
    pharmacy,
    counts.when((r) => r.validity === undefined).count(),
  ],
  [
    'a vigilancia vai passar aqui na farmacia. quantas contagens de amoxicilina fizemos desde janeiro?',
    pharmacy,
    counts
      .during('2026-01', '2026-03')
      .when((r) => r.product === 'Amoxicilina')
      .count(),
  ],

  // The social-media report
  ['alcance total por rede social', media, posts.by('network', (g) => g.sum('reach'))],
  ['quantos posts fizemos em agosto?', media, posts.during('2025-08').count()],
  ['qual rede teve mais curtidas no total?', media, most(posts.by('network', (g) => g.sum('likes')))],
  [
    'top 3 temas com mais comentarios somados',
    media,
    most(
      posts.by('theme', (g) => g.sum('comments')),
      3,
    ),
  ],
  ['quanto gastamos com posts pagos no total', media, posts.when((r) => r.paid === 'SIM').sum('cost')],
  [
    'custo medio dos posts pagos no instagram',
    media,
    posts.when((r) => r.paid === 'SIM' && r.network === 'Instagram').mean('cost'),
  ],
  ['quantos posts pagos em cada mês?', media, posts.when((r) => r.paid === 'SIM').byMonth((g) => g.count())],
  ['média de curtidas por post em cada formato', media, posts.by('format', (g) => g.mean('likes'))],
  ['qual a porcentagem de posts pagos?', media, posts.share((r) => r.paid === 'SIM')],
  [
    'quantos reels passaram de 5000 de alcance',
    media,
    posts.when((r) => r.format === 'Reels' && r.reach > 5000).count(),
  ],
  [
    'total de curtidas do tiktok em outubro',
    media,
    posts
      .during('2025-10')
      .when((r) => r.network === 'TikTok')
      .sum('likes'),
  ],
  [
    'qual formato teve menos compartilhamentos no total?',
    media,
    least(posts.by('format', (g) => g.sum('shares'))),
  ],
  [
    'alcance total dos posts: novembro x dezembro',
    media,
    { before: posts.during('2025-11').sum('reach'), after: posts.during('2025-12').sum('reach') },
  ],
  ['qual dia da semana soma mais alcance nos posts?', media, most(posts.byWeekday((g) => g.sum('reach')))],
  [
    'maior numero de curtidas num post do facebook',
    media,
    posts.when((r) => r.network === 'Facebook').max('likes'),
  ],
  ['quantos posts ficaram com zero comentarios?', media, posts.when((r) => r.comments === 0).count()],
  [
    'quanto gastamos no linkedin desde outubro?',
    media,
    posts
      .during('2025-10', '2026-02')
      .when((r) => r.network === 'LinkedIn')
      .sum('cost'),
  ],
  [
    'total de comentários por tema, sem os posts pagos',
    media,
    posts.when((r) => r.paid !== 'SIM').by('theme', (g) => g.sum('comments')),
  ],
  ['participação do tiktok no alcance total', media, posts.share((r) => r.network === 'TikTok', 'reach')],
  [
    'quantos posts de bastidores sairam no terceiro trimestre de 2025?',
    media,
    posts
      .during('2025-07', '2025-09')
      .when((r) => r.theme === 'Bastidores')
      .count(),
  ],
  [
    'qual o menor alcance de um post de promoção?',
    media,
    posts.when((r) => r.theme === 'Promoção').min('reach'),
  ],
  ['qtd de posts por dia da semana', media, posts.byWeekday((g) => g.count())],
  [
    'curtidas em dezembro: instagram x facebook',
    media,
    posts
      .during('2025-12')
      .when((r) => ['Instagram', 'Facebook'].includes(r.network))
      .by('network', (g) => g.sum('likes')),
  ],
  [
    'quantos compartilhamentos os posts de carrossel tiveram entre 20/10/2025 e 05/12/2025',
    media,
    posts
      .from('2025-10-20', '2025-12-05')
      .when((r) => r.format === 'Carrossel')
      .sum('shares'),
  ],
  ['posts com mais de 100 comentários, quantos são', media, posts.when((r) => r.comments > 100).count()],
  ['em quantas redes diferentes a gente postou?', media, posts.distinct('network')],
  ['em qual mês gastamos mais com posts?', media, most(posts.byMonth((g) => g.sum('cost')))],
  [
    'alcance médio dos stories postados no sabado',
    media,
    posts
      .on(6)
      .when((r) => r.format === 'Stories')
      .mean('reach'),
  ],
  [
    'custo total dos posts pagos dividido pelo total de curtidas deles',
    media,
    posts.when((r) => r.paid === 'SIM').sum('cost') / posts.when((r) => r.paid === 'SIM').sum('likes'),
  ],
  [
    'preciso fechar o relatório do cliente: quantas curtidas deram os posts de dicas no instagram em janeiro e fevereiro somados?',
    media,
    posts
      .during('2026-01', '2026-02')
      .when((r) => r.theme === 'Dicas' && r.network === 'Instagram')
      .sum('likes'),
  ],
]

export const unanswerable: string[] = [
  'quantos voluntários trabalharam na ong em julho?',
  'qual a idade média de quem doa?',
  'quantas crianças a ong atendeu em dezembro?',
  'quanto a ong pagou de conta de luz em novembro?',
  'qual fornecedor entrega o omeprazol mais rapido?',
  'qual o salário do edson?',
  'quantas receitas médicas a farmácia atendeu em outubro?',
  'quantos seguidores ganhamos no instagram em janeiro?',
  'quantos cliques no link da bio tivemos?',
  'quantas horas a equipe levou pra editar os reels?',
]
