import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* Leads of a seller of solar panels, the production of a bakery factory and the orders of an online shop. */

const { next, whole, pick, among } = seededBusiness(
  'solar panel leads, a bakery factory, an online home shop',
)

// Most come in on Mondays.
const leads = new Rows(
  daysFrom('2025-06-01', 304).flatMap((day) =>
    Array.from({ length: weekdayIn(day) === 1 ? whole(3, 6) : whole(1, 3) }, () => {
      const { kind, from, to } = among(
        [{ kind: 'Residencial', from: 120, to: 450 }, 60],
        [{ kind: 'Comercial', from: 400, to: 1_800 }, 28],
        [{ kind: 'Rural', from: 300, to: 1_200 }, 12],
      )
      const stage = among(
        ['Perdido', 30],
        ['Fechado', 26],
        ['Proposta enviada', 18],
        ['Negociação', 14],
        ['Novo', 12],
      )
      return {
        day,
        source: among(['Instagram', 34], ['Indicação', 24], ['Google', 20], ['WhatsApp', 14], ['Feira', 8]),
        seller: among(['Camila', 36], ['Jorge', 28], ['Patrícia', 21], ['Wesley', 15]),
        stage,
        city: among(['Uberlândia', 48], ['Uberaba', 26], ['Araguari', 16], ['Ituiutaba', 10]),
        kind,
        contacts: stage === 'Novo' ? 1 : whole(2, 12),
        value: whole(from, to) * 100,
        won: stage === 'Fechado' ? 'Sim' : 'Não',
        closing: stage === 'Fechado' ? whole(3, 75) : undefined,
        loss:
          stage === 'Perdido'
            ? among(['Preço', 42], ['Sem retorno', 28], ['Concorrente', 19], ['Sem financiamento', 11])
            : undefined,
      }
    }),
  ),
)

const loaves = [
  { product: 'Pão francês', line: 'Linha 1', from: 3_000, to: 7_000, flour: 0.045 },
  { product: 'Pão de forma', line: 'Linha 2', from: 600, to: 1_500, flour: 0.32 },
  { product: 'Bisnaguinha', line: 'Linha 1', from: 1_500, to: 4_000, flour: 0.02 },
  { product: 'Pão de hambúrguer', line: 'Linha 2', from: 1_000, to: 2_800, flour: 0.05 },
  { product: 'Croissant', line: 'Linha 3', from: 400, to: 1_200, flour: 0.04 },
  { product: 'Rosquinha', line: 'Linha 3', from: 500, to: 1_300, flour: 0.025 },
  { product: 'Bolo de fubá', line: 'Linha 3', from: 150, to: 450, flour: 0.18 },
]
// Closed on Sundays, at Christmas and on New Year's Day.
const batches = new Rows(
  daysFrom('2025-09-01', 242)
    .filter((day) => weekdayIn(day) !== 0 && day !== '2025-12-25' && day !== '2026-01-01')
    .flatMap((day) =>
      Array.from({ length: whole(3, 6) }, () => {
        const { product, line, from, to, flour } = pick(loaves)
        const shift = among(['Manhã', 50], ['Tarde', 32], ['Noite', 18])
        const made = whole(from, to)
        const stop = next() < 0.55 ? 0 : whole(5, 120)
        return {
          day,
          shift,
          line,
          product,
          operator: among(['Adriano', 38], ['Sueli', 28], ['Marcos', 20], ['Vanessa', 14]),
          made,
          lost: Math.round((made * whole(5, 60)) / 1000),
          stop,
          reason:
            stop === 0
              ? undefined
              : among(
                  ['Manutenção', 40],
                  ['Troca de produto', 28],
                  ['Falta de insumo', 20],
                  ['Falta de energia', 12],
                ),
          flour: Math.round(made * flour * 10) / 10,
          overtime: next() < (shift === 'Noite' ? 0.4 : 0.12) ? 'sim' : 'não',
        }
      }),
    ),
)

const goods = [
  { product: 'Toalha de banho', category: 'Banho', pieces: 6, from: 2_900, to: 8_900 },
  { product: 'Travesseiro', category: 'Cama', pieces: 4, from: 3_900, to: 12_900 },
  { product: 'Jogo de lençol', category: 'Cama', pieces: 3, from: 8_900, to: 28_900 },
  { product: 'Air fryer', category: 'Cozinha', pieces: 2, from: 29_900, to: 59_900 },
  { product: 'Luminária', category: 'Decoração', pieces: 2, from: 5_900, to: 24_900 },
  { product: 'Jogo de panelas', category: 'Cozinha', pieces: 2, from: 18_900, to: 45_900 },
  { product: 'Espelho redondo', category: 'Decoração', pieces: 2, from: 11_900, to: 39_900 },
  { product: 'Tapete de banheiro', category: 'Banho', pieces: 2, from: 3_900, to: 9_900 },
]
// Most in November; of those that have not arrived by the last day the delivery is not known.
const orders = new Rows(
  daysFrom('2025-07-01', 304).flatMap((day) =>
    Array.from({ length: day.slice(0, 7) === '2025-11' ? whole(3, 6) : whole(1, 4) }, () => {
      const { product, category, pieces: up, from, to } = pick(goods)
      const pieces = whole(1, up)
      const unit = whole(from, to) / 100
      const coupon = among<string | undefined>(
        [undefined, 65],
        ['BEMVINDO10', 18],
        ['CASA15', 10],
        ['FRETEGRATIS', 7],
      )
      const off = coupon === 'BEMVINDO10' ? 0.1 : coupon === 'CASA15' ? 0.15 : 0
      const freight = coupon === 'FRETEGRATIS' ? 0 : whole(990, 4_500) / 100
      const way = whole(2, 15)
      const arrival = daysFrom(day, way + 1).at(-1) ?? day
      const isThere = next() < 0.97 && arrival <= '2026-04-30'
      const isBack = next() < (category === 'Banho' ? 0.07 : 0.14)
      return {
        day,
        delivered: isThere ? arrival : undefined,
        wait: isThere ? way : undefined,
        marketplace: among(['Mercado Livre', 40], ['Shopee', 30], ['Amazon', 18], ['Magalu', 12]),
        category,
        product,
        pieces,
        unit,
        freight,
        coupon,
        total: cents(pieces * unit * (1 - off) + freight),
        returned: isThere && isBack ? 'Sim' : 'Não',
        state: among(['SP', 42], ['MG', 24], ['RJ', 18], ['PR', 10], ['BA', 6]),
      }
    }),
  ),
)

const funnel = 'Funil de Leads'
const factory = 'producao_panificadora'
const shop = 'PEDIDOS LOJA ONLINE'

export const files = [
  file(funnel, leads, [
    ['Data Entrada', ({ day }) => brazilianDay(day)],
    ['Origem', ({ source }) => source],
    ['Vendedor', ({ seller }) => seller],
    ['Etapa', ({ stage }) => stage],
    ['Cidade', ({ city }) => city],
    ['Tipo Cliente', ({ kind }) => kind],
    ['Nº Contatos', ({ contacts }) => contacts],
    ['Valor Estimado', ({ value }) => dotted(commaPrice(value))],
    ['Ganho', ({ won }) => won],
    ['Dias p/ Fechar', ({ closing }) => closing ?? ''],
    ['Motivo Perda', ({ loss }) => loss ?? ''],
  ]),
  file(
    factory,
    batches,
    [
      ['data', ({ day }) => day],
      ['turno', ({ shift }) => shift],
      ['linha', ({ line }) => line],
      ['produto', ({ product }) => product],
      ['operador', ({ operator }) => operator],
      ['qtd_produzida', ({ made }) => made],
      ['qtd_perdida', ({ lost }) => lost],
      ['min_parada', ({ stop }) => stop],
      ['motivo_parada', ({ reason }) => reason ?? ''],
      ['farinha_kg', ({ flour }) => flour.toFixed(1)],
      ['hora_extra', ({ overtime }) => overtime],
    ],
    ',',
  ),
  file(shop, orders, [
    ['DATA PEDIDO', ({ day }) => brazilianDay(day)],
    ['DATA ENTREGA', ({ delivered }) => (delivered === undefined ? '' : brazilianDay(delivered))],
    ['MARKETPLACE', ({ marketplace }) => marketplace],
    ['CATEGORIA', ({ category }) => category],
    ['PRODUTO', ({ product }) => product],
    ['QTDE', ({ pieces }) => pieces],
    ['PRECO UNIT', ({ unit }) => decimal(unit)],
    ['FRETE', ({ freight }) => decimal(freight)],
    ['CUPOM', ({ coupon }) => coupon ?? ''],
    ['TOTAL', ({ total }) => decimal(total)],
    ['DEVOLVIDO', ({ returned }) => returned],
    ['UF', ({ state }) => state],
  ]),
]

export const labelled: Labelled[] = [
  // The leads
  ['quantos leads entraram em setembro?', funnel, leads.during('2025-09').count()],
  ['numero de leads por origem', funnel, leads.by('source', (g) => g.count())],
  ['qual vendedor recebeu mais leads?', funnel, most(leads.by('seller', (g) => g.count()))],
  ['quantos leads foram ganhos no total', funnel, leads.when((r) => r.won === 'Sim').count()],
  ['valor estimado total por etapa do funil', funnel, leads.by('stage', (g) => g.sum('value'))],
  ['que porcentagem dos leads foi ganha?', funnel, leads.share((r) => r.won === 'Sim')],
  ['em media quantos dias leva pra fechar um lead?', funnel, leads.mean('closing')],
  [
    'média de dias pra fechar de cada vendedor',
    funnel,
    leads.when((r) => r.won === 'Sim').by('seller', (g) => g.mean('closing')),
  ],
  [
    'qual o motivo de perda de lead mais comum?',
    funnel,
    most(leads.when((r) => r.loss !== undefined).by('loss', (g) => g.count())),
  ],
  ['quantos leads perdemos por causa do preço?', funnel, leads.when((r) => r.loss === 'Preço').count()],
  ['qual cidade tem menos leads?', funnel, least(leads.by('city', (g) => g.count()))],
  [
    'as 3 origens com mais valor estimado em leads ganhos',
    funnel,
    most(
      leads.when((r) => r.won === 'Sim').by('source', (g) => g.sum('value')),
      3,
    ),
  ],
  [
    'quantos leads a camila tem em uberaba',
    funnel,
    leads.when((r) => r.seller === 'Camila' && r.city === 'Uberaba').count(),
  ],
  [
    'quantos leads vieram do instagran em janeiro?',
    funnel,
    leads
      .during('2026-01')
      .when((r) => r.source === 'Instagram')
      .count(),
  ],
  ['quantos leads entraram por mes', funnel, leads.byMonth((g) => g.count())],
  [
    'valor estimado dos leads que entraram: dezembro x janeiro',
    funnel,
    { before: leads.during('2025-12').sum('value'), after: leads.during('2026-01').sum('value') },
  ],
  [
    'leads com valor estimado acima de 100 mil, quantos são?',
    funnel,
    leads.when((r) => r.value > 100_000).count(),
  ],
  ['em que dia da semana entra mais lead?', funnel, most(leads.byWeekday((g) => g.count()))],
  [
    'valor estimado medio dos leads de cliente rural',
    funnel,
    leads.when((r) => r.kind === 'Rural').mean('value'),
  ],
  [
    'qual o maior valor estimado de um lead residencial?',
    funnel,
    leads.when((r) => r.kind === 'Residencial').max('value'),
  ],
  ['o lead que mais demorou pra fechar levou quantos dias?', funnel, leads.max('closing')],
  [
    'dos leads que entraram no primeiro trimestre de 2026, quantos o wesley ganhou?',
    funnel,
    leads
      .during('2026-01', '2026-03')
      .when((r) => r.seller === 'Wesley' && r.won === 'Sim')
      .count(),
  ],
  [
    'valor estimado dos leads ganhos em cada cidade',
    funnel,
    leads.when((r) => r.won === 'Sim').by('city', (g) => g.sum('value')),
  ],
  [
    'camila e jorge: quantos leads ganhos cada um?',
    funnel,
    leads
      .when((r) => r.won === 'Sim' && (r.seller === 'Camila' || r.seller === 'Jorge'))
      .by('seller', (g) => g.count()),
  ],
  [
    'quantos por cento do valor estimado dos leads ta em proposta enviada?',
    funnel,
    leads.share((r) => r.stage === 'Proposta enviada', 'value'),
  ],
  [
    'quantos leads fecharam em menos de 15 dias',
    funnel,
    leads.when((r) => r.closing !== undefined && r.closing < 15).count(),
  ],
  [
    'quantos leads vieram de feira sem contar os de uberlandia?',
    funnel,
    leads.when((r) => r.source === 'Feira' && r.city !== 'Uberlândia').count(),
  ],
  [
    'total de contatos com os leads comerciais que entraram em agosto',
    funnel,
    leads
      .during('2025-08')
      .when((r) => r.kind === 'Comercial')
      .sum('contacts'),
  ],
  ['média de contatos nos leads ganhos', funnel, leads.when((r) => r.won === 'Sim').mean('contacts')],
  [
    'to montando a meta da equipe. dos leads que entraram desde novembro, qual o valor estimado dos ganhos?',
    funnel,
    leads
      .during('2025-11', '2026-03')
      .when((r) => r.won === 'Sim')
      .sum('value'),
  ],

  // The bakery factory
  ['quantidade produzida na fabrica por mês', factory, batches.byMonth((g) => g.sum('made'))],
  [
    'quanto produzimos de pao frances em novembro?',
    factory,
    batches
      .during('2025-11')
      .when((r) => r.product === 'Pão francês')
      .sum('made'),
  ],
  [
    'qual produto da fábrica teve a maior quantidade perdida?',
    factory,
    most(batches.by('product', (g) => g.sum('lost'))),
  ],
  ['total de minutos de parada por linha', factory, batches.by('line', (g) => g.sum('stop'))],
  [
    'qual motivo de parada somou mais minutos?',
    factory,
    most(batches.when((r) => r.reason !== undefined).by('reason', (g) => g.sum('stop'))),
  ],
  [
    'quantidade perdida dividida pela quantidade produzida, em porcentagem',
    factory,
    { share: batches.sum('lost') / batches.sum('made') },
  ],
  ['qtd produzida por turno', factory, batches.by('shift', (g) => g.sum('made'))],
  ['qual operador produziu a maior quantidade?', factory, most(batches.by('operator', (g) => g.sum('made')))],
  [
    'qual operador teve a menor quantidade perdida no total?',
    factory,
    least(batches.by('operator', (g) => g.sum('lost'))),
  ],
  [
    'quantas unidades foram perdidas na linha 2 em dezembro',
    factory,
    batches
      .during('2025-12')
      .when((r) => r.line === 'Linha 2')
      .sum('lost'),
  ],
  [
    'quantos minutos dura em média uma parada por manutenção?',
    factory,
    batches.when((r) => r.reason === 'Manutenção').mean('stop'),
  ],
  ['quantas paradas de maquina passaram de 60 minutos?', factory, batches.when((r) => r.stop > 60).count()],
  [
    'quantos kg de farinha foram pro croissant?',
    factory,
    batches.when((r) => r.product === 'Croissant').sum('flour'),
  ],
  [
    'compara a quantidade produzida em outubro com a de novembro',
    factory,
    { before: batches.during('2025-10').sum('made'), after: batches.during('2025-11').sum('made') },
  ],
  [
    'em qual dia da semana a gente perde mais unidades na produção?',
    factory,
    most(batches.byWeekday((g) => g.sum('lost'))),
  ],
  [
    'maior quantidade produzida de bisnaguinha num registro só',
    factory,
    batches.when((r) => r.product === 'Bisnaguinha').max('made'),
  ],
  ['kg de farinha por produto', factory, batches.by('product', (g) => g.sum('flour'))],
  [
    'quantos registros do turno da noite tiveram hora extra?',
    factory,
    batches.when((r) => r.shift === 'Noite' && r.overtime === 'sim').count(),
  ],
  [
    'quantos % da quantidade produzida saiu no turno da manha?',
    factory,
    batches.share((r) => r.shift === 'Manhã', 'made'),
  ],
  [
    'adriano x vanessa, quantidade produzida',
    factory,
    batches
      .when((r) => r.operator === 'Adriano' || r.operator === 'Vanessa')
      .by('operator', (g) => g.sum('made')),
  ],
  [
    'minutos parados por falta de energia desde fevereiro',
    factory,
    batches
      .during('2026-02', '2026-04')
      .when((r) => r.reason === 'Falta de energia')
      .sum('stop'),
  ],
  [
    'quanto a linha 3 produziu sem contar croissant?',
    factory,
    batches.when((r) => r.line === 'Linha 3' && r.product !== 'Croissant').sum('made'),
  ],
  [
    'top 3 produtos com maior quantidade produzida',
    factory,
    most(
      batches.by('product', (g) => g.sum('made')),
      3,
    ),
  ],
  [
    'quantas unidades a fábrica produz em média por dia de trabalho?',
    factory,
    batches.sum('made') / batches.distinct('day'),
  ],
  [
    'em quantos dias diferentes a sueli produziu em março?',
    factory,
    batches
      .during('2026-03')
      .when((r) => r.operator === 'Sueli')
      .distinct('day'),
  ],
  ['qual mês teve menos minutos de maquina parada?', factory, least(batches.byMonth((g) => g.sum('stop')))],
  [
    'quantidade perdida nos registros com hora extra',
    factory,
    batches.when((r) => r.overtime === 'sim').sum('lost'),
  ],
  [
    'quanto foi produzido de pao de forma aos sabados?',
    factory,
    batches
      .on(6)
      .when((r) => r.product === 'Pão de forma')
      .sum('made'),
  ],
  [
    'produção de pao de hamburguer entre 15/12/2025 e 31/01/2026',
    factory,
    batches
      .from('2025-12-15', '2026-01-31')
      .when((r) => r.product === 'Pão de hambúrguer')
      .sum('made'),
  ],
  [
    'vou conversar com o operador marcos. quantos minutos de parada ele teve em janeiro?',
    factory,
    batches
      .during('2026-01')
      .when((r) => r.operator === 'Marcos')
      .sum('stop'),
  ],

  // The online shop
  ['valor total dos pedidos por mês', shop, orders.byMonth((g) => g.sum('total'))],
  [
    'quantos pedidos foram feitos na shopee em novembro?',
    shop,
    orders
      .during('2025-11')
      .when((r) => r.marketplace === 'Shopee')
      .count(),
  ],
  [
    'qual marketplace tem o maior valor total de pedidos?',
    shop,
    most(orders.by('marketplace', (g) => g.sum('total'))),
  ],
  [
    'quantos pedidos levaram mais de 10 dias entre o pedido e a entrega?',
    shop,
    orders.when((r) => r.wait !== undefined && r.wait > 10).count(),
  ],
  ['que porcentagem dos pedidos foi devolvida?', shop, orders.share((r) => r.returned === 'Sim')],
  [
    'numero de pedidos devolvidos por categoria',
    shop,
    orders.when((r) => r.returned === 'Sim').by('category', (g) => g.count()),
  ],
  [
    'quanto deu de frete nos pedidos feitos em 2025?',
    shop,
    orders.during('2025-07', '2025-12').sum('freight'),
  ],
  ['ticket medio dos pedidos da amazon', shop, orders.when((r) => r.marketplace === 'Amazon').mean('total')],
  [
    'quantas unidades de air fryer a loja vendeu?',
    shop,
    orders.when((r) => r.product === 'Air fryer').sum('pieces'),
  ],
  [
    'os 3 produtos com mais unidades vendidas na loja online',
    shop,
    most(
      orders.by('product', (g) => g.sum('pieces')),
      3,
    ),
  ],
  [
    'total em reais dos pedidos com o cupom casa15',
    shop,
    orders.when((r) => r.coupon === 'CASA15').sum('total'),
  ],
  ['qts pedidos usaram cupom?', shop, orders.when((r) => r.coupon !== undefined).count()],
  [
    'qual cupom foi usado em mais pedidos?',
    shop,
    most(orders.when((r) => r.coupon !== undefined).by('coupon', (g) => g.count())),
  ],
  [
    'quantos pedidos foram entregues em dezembro?',
    shop,
    orders.when((r) => r.delivered?.slice(0, 7) === '2025-12').count(),
  ],
  ['quantos dias em média entre o pedido e a entrega?', shop, orders.mean('wait')],
  [
    'média de dias entre pedido e entrega por marketplace',
    shop,
    orders.by('marketplace', (g) => g.mean('wait')),
  ],
  ['quantos pedidos estão sem data de entrega', shop, orders.when((r) => r.delivered === undefined).count()],
  [
    'valor total dos pedidos de SP e do RJ, cada um',
    shop,
    orders.when((r) => r.state === 'SP' || r.state === 'RJ').by('state', (g) => g.sum('total')),
  ],
  [
    'compare o valor total dos pedidos feitos em outubro com o dos feitos em novembro',
    shop,
    { before: orders.during('2025-10').sum('total'), after: orders.during('2025-11').sum('total') },
  ],
  ['frete médio dos pedidos pra BA', shop, orders.when((r) => r.state === 'BA').mean('freight')],
  ['quantos pedidos com total acima de 500 reais?', shop, orders.when((r) => r.total > 500).count()],
  [
    'qual o valor total do maior pedido do magalu?',
    shop,
    orders.when((r) => r.marketplace === 'Magalu').max('total'),
  ],
  ['preco unitario medio do travesseiro', shop, orders.when((r) => r.product === 'Travesseiro').mean('unit')],
  [
    'qual categoria tem o maior valor total em pedidos devolvidos?',
    shop,
    most(orders.when((r) => r.returned === 'Sim').by('category', (g) => g.sum('total'))),
  ],
  [
    'participação do mercado livre no valor total dos pedidos',
    shop,
    orders.share((r) => r.marketplace === 'Mercado Livre', 'total'),
  ],
  ['quanto a loja online vendeu aos domingos, em reais?', shop, orders.on(0).sum('total')],
  [
    'total em reais da categoria decoração sem contar luminaria',
    shop,
    orders.when((r) => r.category === 'Decoração' && r.product !== 'Luminária').sum('total'),
  ],
  [
    'dos pedidos da shopee feitos desde janeiro, qual o valor total dos devolvidos?',
    shop,
    orders
      .during('2026-01', '2026-04')
      .when((r) => r.marketplace === 'Shopee' && r.returned === 'Sim')
      .sum('total'),
  ],
  ['média de unidades por pedido em cada categoria', shop, orders.by('category', (g) => g.mean('pieces'))],
  [
    'quero conferir a black friday: quantos pedidos foram feitos entre 24/11/2025 e 30/11/2025?',
    shop,
    orders.from('2025-11-24', '2025-11-30').count(),
  ],
]

export const unanswerable: string[] = [
  'qual a comissão do jorge?',
  'quanto gastamos com anuncio no instagram em janeiro?',
  'quantos kWh por mês geram as placas instaladas em araguari?',
  'qual o salário da sueli?',
  'quanto veio a conta de luz da fábrica em dezembro?',
  'qual a temperatura média do forno da linha 1?',
  'quanto custa o quilo da farinha?',
  'qual o estoque atual de air fryer?',
  'nota média das avaliações dos clientes na shopee',
  'qual a taxa que o mercado livre cobra por venda?',
]
