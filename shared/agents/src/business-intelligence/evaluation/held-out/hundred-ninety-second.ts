import { brazilianDay, cents, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A bakery with counter and deliveries, a photographer's studio and the stock movements of a clinic. */

const { next, whole, among } = seededBusiness(
  'a bakery that delivers, a photo studio, a supply room of a clinic',
)
const days = daysFrom('2025-06-01', 334)
const shifted = (day: string, by: number) => new Date(Date.parse(day) + by * 864e5).toISOString().slice(0, 10)

const goods: [{ product: string; category: string; unit: number; from: number; to: number }, number][] = [
  [{ product: 'Pão francês', category: 'Pães', unit: 0.95, from: 5, to: 40 }, 30],
  [{ product: 'Pão de queijo', category: 'Salgados', unit: 4.5, from: 2, to: 15 }, 18],
  [{ product: 'Coxinha', category: 'Salgados', unit: 7.9, from: 1, to: 10 }, 14],
  [{ product: 'Bolo de cenoura', category: 'Bolos', unit: 42.5, from: 1, to: 4 }, 11],
  [{ product: 'Café', category: 'Bebidas', unit: 5.5, from: 1, to: 4 }, 12],
  [{ product: 'Sonho', category: 'Doces', unit: 8.25, from: 1, to: 8 }, 10],
  [{ product: 'Brigadeiro', category: 'Doces', unit: 3.75, from: 2, to: 20 }, 9],
  [{ product: 'Suco de laranja', category: 'Bebidas', unit: 9.9, from: 1, to: 3 }, 10],
  [{ product: 'Bolo de fubá', category: 'Bolos', unit: 34.9, from: 1, to: 3 }, 7],
]
// Closed on Mondays, most on Sundays.
const sales = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from(
        {
          length:
            (weekdayIn(day) === 0 ? whole(6, 8) : weekdayIn(day) === 6 ? whole(4, 5) : whole(2, 3)) +
            (day.startsWith('2025-12') ? 1 : 0),
        },
        () => {
          const { product, category, unit, from, to } = among(...goods)
          const channel = among(['Balcão', 66], ['Entrega', 34])
          const isSent = channel === 'Entrega'
          const pieces = whole(from, to)
          return {
            day,
            shift: among(['Manhã', 52], ['Tarde', 30], ['Noite', 18]),
            channel,
            district: isSent
              ? among(['Vila Rica', 42], ['Jardim Europa', 27], ['São José', 19], ['Alto da Serra', 12])
              : undefined,
            product,
            category,
            clerk: among(['Zilda', 48], ['Wesley', 32], ['Bruna', 20]),
            payment: among(['Pix', 45], ['Cartão', 33], ['Dinheiro', 22]),
            ordered: among(['não', 78], ['sim', 22]),
            pieces,
            fee: isSent ? whole(8, 24) / 2 : undefined,
            minutes: isSent ? whole(12, 74) : undefined,
            amount: cents(pieces * unit),
          }
        },
      ),
    ),
)

const kinds: [{ kind: string; from: number; to: number; hours: number }, number][] = [
  [{ kind: 'Newborn', from: 70_000, to: 140_000, hours: 3 }, 31],
  [{ kind: 'Gestante', from: 45_000, to: 95_000, hours: 2 }, 22],
  [{ kind: 'Casamento', from: 280_000, to: 690_000, hours: 8 }, 17],
  [{ kind: 'Corporativo', from: 60_000, to: 210_000, hours: 2 }, 13],
  [{ kind: 'Aniversário infantil', from: 80_000, to: 180_000, hours: 4 }, 10],
  [{ kind: 'Formatura', from: 50_000, to: 160_000, hours: 3 }, 7],
]
// Closed on Mondays, one on Tuesdays, most on Saturdays.
const sessions = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from(
        { length: weekdayIn(day) === 6 ? whole(4, 5) : weekdayIn(day) === 2 ? 1 : whole(1, 3) },
        () => {
          const { kind, from, to, hours } = among(...kinds)
          const price = whole(from, to) / 100
          return {
            day,
            booked: shifted(day, -whole(4, 60)),
            kind,
            photographer: among(['Lívia', 50], ['Renan', 31], ['Caio', 19]),
            place: among(['Estúdio', 50], ['Externo', 32], ['Casa do cliente', 18]),
            pack: among(['Essencial', 48], ['Completo', 31], ['Premium', 21]),
            source: among(['Instagram', 46], ['Indicação', 30], ['Google', 16], ['Feira de noivas', 8]),
            album: among(['nao', 64], ['sim', 36]),
            hours: hours + whole(0, 4) / 2,
            photos: whole(20, 60) + Math.round(hours * whole(5, 20)),
            deposit: cents((price * whole(20, 50)) / 100),
            price,
            rating: next() < 0.28 ? undefined : among([5, 62], [4, 27], [3, 11]),
          }
        },
      ),
    ),
)

const supplies: [{ item: string; group: string; from: number; to: number }, number][] = [
  [{ item: 'Luva de procedimento', group: 'EPI', from: 38, to: 62 }, 26],
  [{ item: 'Seringa 5 ml', group: 'Injetáveis', from: 45, to: 90 }, 19],
  [{ item: 'Gaze estéril', group: 'Curativos', from: 110, to: 190 }, 15],
  [{ item: 'Máscara cirúrgica', group: 'EPI', from: 22, to: 48 }, 14],
  [{ item: 'Soro fisiológico', group: 'Soluções', from: 420, to: 780 }, 12],
  [{ item: 'Álcool 70%', group: 'Soluções', from: 650, to: 990 }, 10],
  [{ item: 'Agulha 25x7', group: 'Injetáveis', from: 18, to: 35 }, 9],
  [{ item: 'Esparadrapo', group: 'Curativos', from: 540, to: 890 }, 7],
]
// From Monday to Friday.
let document = 48_200
const moves = new Rows(
  days
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: whole(2, 6) }, () => {
        const { item, group, from, to } = among(...supplies)
        const type = among(['SAÍDA', 58], ['ENTRADA', 28], ['PERDA', 14])
        const quantity =
          type === 'ENTRADA' ? whole(10, 40) * 10 : type === 'SAÍDA' ? whole(4, 130) : whole(1, 25)
        const unit = whole(from, to) / 100
        document += whole(1, 3)
        return {
          day,
          document,
          type,
          item,
          group,
          supplier:
            type === 'ENTRADA'
              ? among(['MedSul', 47], ['Cirúrgica Aurora', 32], ['Distribuidora Prado', 21])
              : undefined,
          sector:
            type === 'SAÍDA'
              ? among(['Enfermagem', 45], ['Coleta', 28], ['Consultórios', 18], ['Recepção', 9])
              : undefined,
          keeper: among(['Jussara', 49], ['Edson', 32], ['Mirela', 19]),
          urgent: among(['N', 79], ['S', 21]),
          quantity,
          unit,
          total: cents(quantity * unit),
          expires: shifted(day, whole(60, 800)),
        }
      }),
    ),
)

const bakery = 'vendas_padaria'
const studio = 'Ensaios Estudio'
const stock = 'MOV_ESTOQUE_CLINICA'

export const files = [
  file(bakery, sales, [
    ['Data Venda', ({ day }) => brazilianDay(day)],
    ['Turno', ({ shift }) => shift],
    ['Canal', ({ channel }) => channel],
    ['Bairro Entrega', ({ district }) => district ?? ''],
    ['Produto', ({ product }) => product],
    ['Categoria', ({ category }) => category],
    ['Atendente', ({ clerk }) => clerk],
    ['Forma Pagto', ({ payment }) => payment],
    ['Encomenda', ({ ordered }) => ordered],
    ['Qtd (un)', ({ pieces }) => pieces],
    ['Taxa Entrega (R$)', ({ fee }) => (fee === undefined ? '' : `R$ ${decimal(fee)}`)],
    ['Tempo Entrega (min)', ({ minutes }) => minutes ?? ''],
    ['Valor Venda (R$)', ({ amount }) => `R$ ${dotted(decimal(amount))}`],
  ]),
  file(
    studio,
    sessions,
    [
      ['dt_sessao', ({ day }) => day],
      ['dt_reserva', ({ booked }) => booked],
      ['tipo_ensaio', ({ kind }) => kind],
      ['fotografo', ({ photographer }) => photographer],
      ['local', ({ place }) => place],
      ['pacote', ({ pack }) => pack],
      ['origem_cliente', ({ source }) => source],
      ['album', ({ album }) => album],
      ['duracao_h', ({ hours }) => hours.toFixed(1)],
      ['fotos_entregues', ({ photos }) => photos],
      ['vl_sinal', ({ deposit }) => deposit.toFixed(2)],
      ['vl_pacote', ({ price }) => price.toFixed(2)],
      ['nota_cliente', ({ rating }) => rating ?? ''],
    ],
    ',',
  ),
  file(stock, moves, [
    ['NUM_DOC', ({ document }) => document],
    ['DT_MOV', ({ day }) => brazilianDay(day)],
    ['TIPO_MOV', ({ type }) => type],
    ['INSUMO', ({ item }) => item],
    ['GRUPO', ({ group }) => group],
    ['FORNECEDOR', ({ supplier }) => supplier ?? ''],
    ['SETOR_DESTINO', ({ sector }) => sector ?? ''],
    ['RESPONSAVEL', ({ keeper }) => keeper],
    ['URGENTE', ({ urgent }) => urgent],
    ['QTDE', ({ quantity }) => quantity],
    ['CUSTO_UNIT', ({ unit }) => decimal(unit)],
    ['VLR_TOTAL', ({ total }) => decimal(total)],
    ['DT_VALIDADE', ({ expires }) => brazilianDay(expires)],
  ]),
]

const sent = sales.when((r) => r.channel === 'Entrega')
const entries = moves.when((r) => r.type === 'ENTRADA')
const exits = moves.when((r) => r.type === 'SAÍDA')
const losses = moves.when((r) => r.type === 'PERDA')

export const labelled: Labelled[] = [
  // The bakery
  ['quanto a padaria vendeu em cada mês?', bakery, sales.byMonth((g) => g.sum('amount'))],
  [
    'Quantos sonhos saíram em dezembro?',
    bakery,
    sales
      .during('2025-12')
      .when((r) => r.product === 'Sonho')
      .sum('pieces'),
  ],
  ['total de taxa de entrega em novembro de 2025', bakery, sales.during('2025-11').sum('fee')],
  ['bairro com mais entregas', bakery, most(sent.by('district', (g) => g.count()))],
  [
    'tempo medio de entrega na Vila Rica, em minutos',
    bakery,
    sent.when((r) => r.district === 'Vila Rica').mean('minutes'),
  ],
  [
    'quanto vendemos em reais no balcao aos domingos',
    bakery,
    sales
      .on(0)
      .when((r) => r.channel === 'Balcão')
      .sum('amount'),
  ],
  [
    'Que fatia do valor vendido na padaria foi por entrega?',
    bakery,
    sales.share((r) => r.channel === 'Entrega', 'amount'),
  ],
  [
    'me diz aí: quantas vendas por encomenda a Zilda atendeu no segundo semestre de 2025?',
    bakery,
    sales
      .during('2025-07', '2025-12')
      .when((r) => r.clerk === 'Zilda' && r.ordered === 'sim')
      .count(),
  ],
  [
    'valor vendido de bolos por turno',
    bakery,
    sales.when((r) => r.category === 'Bolos').by('shift', (g) => g.sum('amount')),
  ],
  ['qual foi o maior tempo de entrega, em minutos?', bakery, sent.max('minutes')],
  [
    'quantas entregas levaram mais de 45 minutos?',
    bakery,
    sent.when((r) => r.minutes !== undefined && r.minutes > 45).count(),
  ],
  [
    'os 4 produtos da padaria com mais unidades vendidas',
    bakery,
    most(
      sales.by('product', (g) => g.sum('pieces')),
      4,
    ),
  ],
  ['balcão x entrega: qual o valor vendido em cada um?', bakery, sales.by('channel', (g) => g.sum('amount'))],
  [
    'valor vendido de cafe em agosto comparado com julho',
    bakery,
    {
      before: sales
        .during('2025-07')
        .when((r) => r.product === 'Café')
        .sum('amount'),
      after: sales
        .during('2025-08')
        .when((r) => r.product === 'Café')
        .sum('amount'),
    },
  ],
  ['valor médio das vendas pagas no pix', bakery, sales.when((r) => r.payment === 'Pix').mean('amount')],
  [
    'qtd de pão frances vendida entre 15/09/2025 e 15/10/2025',
    bakery,
    sales
      .from('2025-09-15', '2025-10-15')
      .when((r) => r.product === 'Pão francês')
      .sum('pieces'),
  ],
  [
    'Tirando o pão francês, quanto a padaria vendeu em reais em março?',
    bakery,
    sales
      .during('2026-03')
      .when((r) => r.product !== 'Pão francês')
      .sum('amount'),
  ],
  ['qual atendente vendeu menos em reais?', bakery, least(sales.by('clerk', (g) => g.sum('amount')))],
  ['numero de vendas por forma de pagto na padaria', bakery, sales.by('payment', (g) => g.count())],
  [
    'vendas de 100 reais ou mais na padaria, quantas foram?',
    bakery,
    sales.when((r) => r.amount >= 100).count(),
  ],
  [
    'em qual dia da semana saem mais coxinhas, em unidades?',
    bakery,
    most(sales.when((r) => r.product === 'Coxinha').byWeekday((g) => g.sum('pieces'))),
  ],
  ['em quantos bairros diferentes a padaria já entregou?', bakery, sent.distinct('district')],
  [
    'Sucos de laranja vendidos à noite: quantas unidades?',
    bakery,
    sales.when((r) => r.product === 'Suco de laranja' && r.shift === 'Noite').sum('pieces'),
  ],
  ['taxa de entrega média por bairro', bakery, sent.by('district', (g) => g.mean('fee'))],
  [
    'quanto a Bruna vendeu em reais desde fevereiro',
    bakery,
    sales
      .during('2026-02', '2026-04')
      .when((r) => r.clerk === 'Bruna')
      .sum('amount'),
  ],
  [
    'qual o percentual do número de vendas da padaria que foi encomenda',
    bakery,
    sales.share((r) => r.ordered === 'sim'),
  ],
  [
    'em média, quanto a padaria vende em reais por mês?',
    bakery,
    sales.sum('amount') / sales.byMonth((g) => g.count()).length,
  ],
  [
    'valor da menor venda paga em dinheiro na padaria',
    bakery,
    sales.when((r) => r.payment === 'Dinheiro').min('amount'),
  ],
  [
    'brigadeiro e sonho juntos, quanto deram em valor de venda em janeiro?',
    bakery,
    sales
      .during('2026-01')
      .when((r) => r.product === 'Brigadeiro' || r.product === 'Sonho')
      .sum('amount'),
  ],
  [
    'Quantas unidades de pão de queijo foram entregues no Jardim Europa?',
    bakery,
    sent.when((r) => r.product === 'Pão de queijo' && r.district === 'Jardim Europa').sum('pieces'),
  ],

  // The studio
  ['quantas sessões o estúdio fez por mês?', studio, sessions.byMonth((g) => g.count())],
  ['valor dos pacotes por fotografo', studio, sessions.by('photographer', (g) => g.sum('price'))],
  [
    'Qual tipo de ensaio rende mais no total, em valor de pacote?',
    studio,
    most(sessions.by('kind', (g) => g.sum('price'))),
  ],
  [
    'total de fotos entregues pela Lívia nas sessões de outubro',
    studio,
    sessions
      .during('2025-10')
      .when((r) => r.photographer === 'Lívia')
      .sum('photos'),
  ],
  [
    'nota media dos clientes pra cada fotografo',
    studio,
    sessions.by('photographer', (g) => g.mean('rating')),
  ],
  [
    'quantos ensaios tiveram a reserva feita em setembro (data da reserva)?',
    studio,
    sessions.when((r) => r.booked.startsWith('2025-09')).count(),
  ],
  [
    'soma do sinal das sessões realizadas no quarto trimestre de 2025',
    studio,
    sessions.during('2025-10', '2025-12').sum('deposit'),
  ],
  [
    'quanto dá o valor do pacote menos o sinal nos casamentos?',
    studio,
    sessions.when((r) => r.kind === 'Casamento').sum('price') -
      sessions.when((r) => r.kind === 'Casamento').sum('deposit'),
  ],
  [
    'quantos casamentos fotografamos num sábado',
    studio,
    sessions
      .on(6)
      .when((r) => r.kind === 'Casamento')
      .count(),
  ],
  ['que porcetagem dos ensaios tem álbum?', studio, sessions.share((r) => r.album === 'sim')],
  [
    'qual origem de cliente trouxe mais ensaios em número?',
    studio,
    most(sessions.by('source', (g) => g.count())),
  ],
  [
    'quantos ensaios externos o Renan fez desde janeiro?',
    studio,
    sessions
      .during('2026-01', '2026-04')
      .when((r) => r.photographer === 'Renan' && r.place === 'Externo')
      .count(),
  ],
  ['duracao média de um newborn em horas', studio, sessions.when((r) => r.kind === 'Newborn').mean('hours')],
  [
    'pacote premium: quanto somou o valor em cada mês, pela data da sessão?',
    studio,
    sessions.when((r) => r.pack === 'Premium').byMonth((g) => g.sum('price')),
  ],
  [
    'ensaios com mais de 100 fotos entregues, quantos são?',
    studio,
    sessions.when((r) => r.photos > 100).count(),
  ],
  [
    'valor de pacote mais alto num ensaio corporativo',
    studio,
    sessions.when((r) => r.kind === 'Corporativo').max('price'),
  ],
  [
    'top 3 tipos de ensaio em horas de duração somadas',
    studio,
    most(
      sessions.by('kind', (g) => g.sum('hours')),
      3,
    ),
  ],
  [
    'Comparar o valor dos pacotes de dezembro com o de janeiro, pela data da sessão',
    studio,
    { before: sessions.during('2025-12').sum('price'), after: sessions.during('2026-01').sum('price') },
  ],
  [
    'qual o valor médio do pacote Essencial?',
    studio,
    sessions.when((r) => r.pack === 'Essencial').mean('price'),
  ],
  [
    'quantos ensaios de gestante, sem contar quem veio do instagram',
    studio,
    sessions.when((r) => r.kind === 'Gestante' && r.source !== 'Instagram').count(),
  ],
  [
    'quantas vezes o Caio levou nota 5 do cliente?',
    studio,
    sessions.when((r) => r.photographer === 'Caio' && r.rating === 5).count(),
  ],
  [
    'horas de sessão na casa do cliente em agosto',
    studio,
    sessions
      .during('2025-08')
      .when((r) => r.place === 'Casa do cliente')
      .sum('hours'),
  ],
  [
    'qual o dia da semana mais fraco em número de sessões no estudio de fotografia?',
    studio,
    least(sessions.byWeekday((g) => g.count())),
  ],
  [
    'participação dos clientes de indicação no valor dos pacotes',
    studio,
    sessions.share((r) => r.source === 'Indicação', 'price'),
  ],
  [
    'quantos ensaios ficaram sem nota do cliente?',
    studio,
    sessions.when((r) => r.rating === undefined).count(),
  ],
  ['média de fotos entregues por tipo de ensaio', studio, sessions.by('kind', (g) => g.mean('photos'))],
  [
    'quanto somam os pacotes de formatura e de aniversario infantil?',
    studio,
    sessions.when((r) => r.kind === 'Formatura' || r.kind === 'Aniversário infantil').sum('price'),
  ],
  [
    'de 20/11/2025 a 10/01/2026 quantas sessões de foto foram realizadas?',
    studio,
    sessions.from('2025-11-20', '2026-01-10').count(),
  ],
  ['menor sinal num casamento', studio, sessions.when((r) => r.kind === 'Casamento').min('deposit')],
  [
    'oi, preciso fechar a comissão: qual o valor dos pacotes da Lívia nas sessões de março, só as externas?',
    studio,
    sessions
      .during('2026-03')
      .when((r) => r.photographer === 'Lívia' && r.place === 'Externo')
      .sum('price'),
  ],

  // The clinic's stock
  ['valor das entradas no estoque por fornecedor', stock, entries.by('supplier', (g) => g.sum('total'))],
  [
    'quantas unidades de luva deram saída em novembro?',
    stock,
    exits
      .during('2025-11')
      .when((r) => r.item === 'Luva de procedimento')
      .sum('quantity'),
  ],
  [
    'Qual setor de destino tem o maior valor de saídas?',
    stock,
    most(exits.by('sector', (g) => g.sum('total'))),
  ],
  ['valor das perdas da clinica por mes', stock, losses.byMonth((g) => g.sum('total'))],
  [
    'quantas movimentações urgentes a Jussara registrou?',
    stock,
    moves.when((r) => r.keeper === 'Jussara' && r.urgent === 'S').count(),
  ],
  ['qual insumo teve mais perda em quantidade?', stock, most(losses.by('item', (g) => g.sum('quantity')))],
  [
    'qto foi o valor total das entradas de álcool 70% no primeiro trimestre de 2026',
    stock,
    entries
      .during('2026-01', '2026-03')
      .when((r) => r.item === 'Álcool 70%')
      .sum('total'),
  ],
  [
    'custo unitário médio da gaze nas entradas',
    stock,
    entries.when((r) => r.item === 'Gaze estéril').mean('unit'),
  ],
  [
    'que % do valor das entradas veio da MedSul?',
    stock,
    entries.share((r) => r.supplier === 'MedSul', 'total'),
  ],
  [
    'diferença entre a quantidade de seringas que entrou e a que saiu (entradas menos saídas)',
    stock,
    entries.when((r) => r.item === 'Seringa 5 ml').sum('quantity') -
      exits.when((r) => r.item === 'Seringa 5 ml').sum('quantity'),
  ],
  ['número de lançamentos do estoque por tipo de movimento', stock, moves.by('type', (g) => g.count())],
  [
    'quantas máscaras a Coleta retirou de julho a setembro?',
    stock,
    exits
      .during('2025-07', '2025-09')
      .when((r) => r.item === 'Máscara cirúrgica' && r.sector === 'Coleta')
      .sum('quantity'),
  ],
  [
    'maior valor total de uma entrada da cirurgica aurora',
    stock,
    entries.when((r) => r.supplier === 'Cirúrgica Aurora').max('total'),
  ],
  [
    'entradas no estoque com valor total acima de R$ 500, quantas?',
    stock,
    entries.when((r) => r.total > 500).count(),
  ],
  [
    'quantas saidas de estoque não urgentes teve em fevereiro',
    stock,
    exits
      .during('2026-02')
      .when((r) => r.urgent === 'N')
      .count(),
  ],
  [
    'quantidade de saída de soro fisiológico: dezembro x janeiro',
    stock,
    {
      before: exits
        .during('2025-12')
        .when((r) => r.item === 'Soro fisiológico')
        .sum('quantity'),
      after: exits
        .during('2026-01')
        .when((r) => r.item === 'Soro fisiológico')
        .sum('quantity'),
    },
  ],
  ['valor total perdido por grupo de insumo', stock, losses.by('group', (g) => g.sum('total'))],
  [
    'qual responsável registrou menos movimentações no estoque?',
    stock,
    least(moves.by('keeper', (g) => g.count())),
  ],
  [
    'quantas movimentações são de item com data de validade em 2026?',
    stock,
    moves.when((r) => r.expires.startsWith('2026')).count(),
  ],
  [
    'quantos insumos diferentes tiveram saída para a Recepção?',
    stock,
    exits.when((r) => r.sector === 'Recepção').distinct('item'),
  ],
  [
    'Valor das saídas por setor, exceto Enfermagem',
    stock,
    exits.when((r) => r.sector !== 'Enfermagem').by('sector', (g) => g.sum('total')),
  ],
  ['quantas movimentacoes do estoque foram numa segunda-feira?', stock, moves.on(1).count()],
  [
    'das saídas do estoque da clínica, quantos por cento são urgentes?',
    stock,
    exits.share((r) => r.urgent === 'S'),
  ],
  ['Em que mês entrou mais valor no estoque?', stock, most(entries.byMonth((g) => g.sum('total')))],
  ['quantidade média por saída de cada insumo', stock, exits.by('item', (g) => g.mean('quantity'))],
  [
    'valor das entradas de EPI de julho a outubro',
    stock,
    entries
      .during('2025-07', '2025-10')
      .when((r) => r.group === 'EPI')
      .sum('total'),
  ],
  [
    'os dois insumos que mais pesam no valor das saídas',
    stock,
    most(
      exits.by('item', (g) => g.sum('total')),
      2,
    ),
  ],
  [
    'perdas do grupo curativos desde dezembro, em qtde',
    stock,
    losses
      .during('2025-12', '2026-04')
      .when((r) => r.group === 'Curativos')
      .sum('quantity'),
  ],
  [
    'quantas movimentações com mais de 100 unidades o Edson lançou?',
    stock,
    moves.when((r) => r.keeper === 'Edson' && r.quantity > 100).count(),
  ],
  [
    'bom dia, é pro relatório da diretoria: qual o valor das saídas para os consultórios no quarto trimestre de 2025?',
    stock,
    exits
      .during('2025-10', '2025-12')
      .when((r) => r.sector === 'Consultórios')
      .sum('total'),
  ],
]

export const unanswerable: string[] = [
  'qual a margem de lucro do pão francês?',
  'qual motoboy fez mais entregas?',
  'por que as vendas da padaria caíram em fevereiro?',
  'quanto a padaria vai vender no Natal de 2026?',
  'quantos quilos de farinha usamos em outubro',
  'que câmera o Renan usa nos casamentos?',
  'quanto o estúdio gastou com anúncio no instagram?',
  'qual a idade média das gestantes que fotografamos?',
  'quantos pacientes a clínica atendeu em novembro?',
  'qual o prazo de entrega da MedSul?',
]
