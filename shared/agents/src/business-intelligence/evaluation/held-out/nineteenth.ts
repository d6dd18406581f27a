import { brazilianDay, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* A flower shop, a music studio and an online shop of cosmetics. */

const { next, whole, pick } = seededBusiness('a flower shop, a music studio, cosmetics online')
/** Some days of the week have more to do. */
const more = (day: string, extra: Record<number, number>) => extra[weekdayIn(day)] ?? 0

const flowerDays = daysFrom('2025-08-01', 273)
const flowers = new Rows(
  flowerDays.flatMap((day) =>
    Array.from({ length: whole(1, 3) + more(day, { 5: 1, 6: 3 }) }, () => {
      const delivery = pick(['Motoboy', 'Motoboy', 'Carro da loja', 'Retirada na loja'])
      return {
        day,
        arrangement: pick([
          'Buquê de rosas',
          'Buquê de rosas',
          'Cesta de flores',
          'Orquídea',
          'Arranjo de mesa',
          'Coroa de flores',
        ]),
        occasion: pick(['Aniversário', 'Aniversário', 'Namoro', 'Velório', 'Casamento', 'Nascimento']),
        district: pick([
          'Centro',
          'Centro',
          'Centro',
          'Jardim América',
          'Jardim América',
          'Boa Vista',
          'Santa Mônica',
          'Vila Nova',
        ]),
        florist: pick(['Dalva', 'Dalva', 'Neide', 'Neide', 'Cleber']),
        delivery,
        payment: pick(['Pix', 'Pix', 'Cartão de crédito', 'Dinheiro']),
        stems: whole(3, 48),
        fee: delivery === 'Retirada na loja' ? 0 : whole(800, 3_500) / 100,
        total: whole(4_500, 48_000) / 100,
      }
    }),
  ),
)

const styles: Record<string, string> = {
  'Os Matutos': 'Sertanejo',
  'Trio Candeeiro': 'Forró',
  'Banda Sereno': 'Rock',
  'Dona Onça': 'Rock',
  'Coral Santa Luzia': 'Gospel',
  'Ministério Videira': 'Gospel',
  'Roda da Vila': 'Samba',
  'Samba de Quintal': 'Samba',
  'Vento Norte': 'Rock',
  'Quarteto Maré': 'Jazz',
}
const bookings = new Rows(
  daysFrom('2025-09-01', 273).flatMap((day) =>
    Array.from({ length: whole(0, 3) + more(day, { 0: 1, 5: 1, 6: 3 }) }, () => {
      const band = pick([
        'Banda Sereno',
        'Banda Sereno',
        'Banda Sereno',
        'Roda da Vila',
        'Roda da Vila',
        'Os Matutos',
        'Coral Santa Luzia',
        'Dona Onça',
        'Samba de Quintal',
        'Trio Candeeiro',
        'Ministério Videira',
        'Vento Norte',
        'Quarteto Maré',
      ])
      const hours = whole(1, 6)
      return {
        day,
        band,
        style: styles[band] as string,
        service: pick(['Ensaio', 'Ensaio', 'Gravação', 'Aula de bateria', 'Mixagem', 'Podcast']),
        room: pick(['Sala Azul', 'Sala Azul', 'Sala Vermelha', 'Sala Preta']),
        technician: pick(['Juninho', 'Juninho', 'Rafa', 'Leandro']),
        shift: pick(['Noite', 'Noite', 'Tarde', 'Manhã']),
        state: pick(['Paga', 'Paga', 'Paga', 'Paga', 'Pendente']),
        hours,
        rental: next() < 0.6 ? 0 : whole(20, 150),
        price: (hours * whole(5_500, 16_000)) / 100,
      }
    }),
  ),
)

const lines: Record<string, string> = {
  'Sérum facial': 'Pele',
  'Protetor solar': 'Pele',
  Hidratante: 'Pele',
  'Batom matte': 'Maquiagem',
  'Máscara de cílios': 'Maquiagem',
  'Shampoo sólido': 'Cabelo',
  Esmalte: 'Unhas',
}
const cosmeticDays = daysFrom('2025-09-01', 273)
const cosmetics = new Rows(
  cosmeticDays.flatMap((day) =>
    Array.from({ length: whole(1, 4) }, () => {
      const product = pick([
        'Sérum facial',
        'Sérum facial',
        'Sérum facial',
        'Batom matte',
        'Batom matte',
        'Protetor solar',
        'Hidratante',
        'Shampoo sólido',
        'Esmalte',
        'Máscara de cílios',
      ])
      const coupon = next() < 0.6 ? '' : pick(['BEMVINDA10', 'FRETEGRATIS', 'NIVER15'])
      const units = whole(1, 6)
      return {
        day,
        product,
        line: lines[product] as string,
        channel: pick(['Instagram', 'Instagram', 'Site', 'WhatsApp', 'Mercado Livre']),
        state: pick(['SP', 'SP', 'SP', 'MG', 'MG', 'RJ', 'RJ', 'PR', 'BA']),
        coupon,
        carrier: pick(['Correios', 'Correios', 'Jadlog', 'Loggi']),
        units,
        freight: coupon === 'FRETEGRATIS' ? 0 : whole(990, 4_500) / 100,
        value: (units * whole(1_800, 9_500)) / 100,
        rating: next() < 0.45 ? undefined : product === 'Esmalte' ? whole(1, 4) : pick([5, 5, 4, 4, 3, 2, 1]),
      }
    }),
  ),
)

const flowerShop = 'Pedidos Floricultura'
const studio = 'AGENDA_ESTUDIO'
const cosmetic = 'pedidos_cosmeticos'

export const files = [
  file(flowerShop, flowers, [
    ['Data do Pedido', ({ day }) => brazilianDay(day)],
    ['Arranjo', ({ arrangement }) => arrangement],
    ['Ocasião', ({ occasion }) => occasion],
    ['Bairro', ({ district }) => district],
    ['Florista', ({ florist }) => florist],
    ['Forma de Entrega', ({ delivery }) => delivery],
    ['Forma de Pagamento', ({ payment }) => payment],
    ['Quantidade de Hastes', ({ stems }) => stems],
    ['Taxa de Entrega', ({ fee }) => commaPrice(fee)],
    ['Valor Total', ({ total }) => commaPrice(total)],
  ]),
  file(studio, bookings, [
    ['DT_RESERVA', ({ day }) => brazilianDay(day)],
    ['BANDA', ({ band }) => band],
    ['ESTILO', ({ style }) => style],
    ['SERVICO', ({ service }) => service],
    ['SALA', ({ room }) => room],
    ['TECNICO', ({ technician }) => technician],
    ['TURNO', ({ shift }) => shift],
    ['SITUACAO', ({ state }) => state],
    ['HORAS', ({ hours }) => hours],
    ['ALUGUEL_EQUIP', ({ rental }) => decimal(rental)],
    ['VLR_RESERVA', ({ price }) => decimal(price)],
  ]),
  file(
    cosmetic,
    cosmetics,
    [
      ['data_compra', ({ day }) => day],
      ['produto', ({ product }) => product],
      ['linha', ({ line }) => line],
      ['canal', ({ channel }) => channel],
      ['estado', ({ state }) => state],
      ['cupom', ({ coupon }) => coupon],
      ['transportadora', ({ carrier }) => carrier],
      ['unidades', ({ units }) => units],
      ['frete', ({ freight }) => freight.toFixed(2)],
      ['valor_pedido', ({ value }) => value.toFixed(2)],
      ['avaliacao', ({ rating }) => rating ?? ''],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The flower shop
  ['quanto a floricultura vendeu no total?', flowerShop, flowers.sum('total')],
  ['pedidos da floricultura por mês', flowerShop, flowers.byMonth((g) => g.count())],
  ['Qual arranjo dá mais dinheiro?', flowerShop, most(flowers.by('arrangement', (g) => g.sum('total')))],
  [
    'quantos pedidos de buquê de rosas tivemos em outubro',
    flowerShop,
    flowers
      .during('2025-10')
      .when((r) => r.arrangement === 'Buquê de rosas')
      .count(),
  ],
  [
    'valor médio dos pedidos pra velório',
    flowerShop,
    flowers.when((r) => r.occasion === 'Velório').mean('total'),
  ],
  ['valor vendido por bairro', flowerShop, flowers.by('district', (g) => g.sum('total'))],
  [
    'quais os 3 bairros que mais gastaram?',
    flowerShop,
    most(
      flowers.by('district', (g) => g.sum('total')),
      3,
    ),
  ],
  ['quanto arrecadamos de taxa de entrega em dezembro?', flowerShop, flowers.during('2025-12').sum('fee')],
  [
    'quantas hastes a Dalva usou em março',
    flowerShop,
    flowers
      .during('2026-03')
      .when((r) => r.florist === 'Dalva')
      .sum('stems'),
  ],
  [
    'quanto a floricultura vendeu tirando as coroas de flores?',
    flowerShop,
    flowers.when((r) => r.arrangement !== 'Coroa de flores').sum('total'),
  ],
  [
    'que porcentagem dos pedidos da floricultura é pra aniversário?',
    flowerShop,
    flowers.share((r) => r.occasion === 'Aniversário'),
  ],
  [
    'quantos pedidos de orquidea desde janeiro',
    flowerShop,
    flowers
      .during('2026-01', '2026-04')
      .when((r) => r.arrangement === 'Orquídea')
      .count(),
  ],
  [
    'compara o valor vendido pela floricultura em novembro e em dezembro',
    flowerShop,
    { before: flowers.during('2025-11').sum('total'), after: flowers.during('2025-12').sum('total') },
  ],
  [
    'em que dia da semana a floricultura recebe mais pedidos?',
    flowerShop,
    most(flowers.byWeekday((g) => g.count())),
  ],
  ['média de pedidos por dia na floricultura', flowerShop, flowers.count() / flowerDays.length],
  [
    'quantos pedidos da floricultura passaram de 300 reais?',
    flowerShop,
    flowers.when((r) => r.total > 300).count(),
  ],
  ['número de pedidos por florista', flowerShop, flowers.by('florist', (g) => g.count())],
  [
    'qual florista teve menos pedidos no primeiro trimestre de 2026?',
    flowerShop,
    least(flowers.during('2026-01', '2026-03').by('florist', (g) => g.count())),
  ],
  [
    'quanto entrou de pix nos pedidos de casamento',
    flowerShop,
    flowers.when((r) => r.payment === 'Pix' && r.occasion === 'Casamento').sum('total'),
  ],
  ['taxa de entrega media do motoboy', flowerShop, flowers.when((r) => r.delivery === 'Motoboy').mean('fee')],
  [
    'quantos pedidos foram retirada na loja em fevereiro?',
    flowerShop,
    flowers
      .during('2026-02')
      .when((r) => r.delivery === 'Retirada na loja')
      .count(),
  ],
  ['ticket médio por ocasião', flowerShop, flowers.by('occasion', (g) => g.mean('total'))],
  [
    'qual o valor do arranjo de mesa mais caro que já vendemos?',
    flowerShop,
    flowers.when((r) => r.arrangement === 'Arranjo de mesa').max('total'),
  ],
  [
    'quanto a floricultura faturou de 1 a 15 de novembro?',
    flowerShop,
    flowers.from('2025-11-01', '2025-11-15').sum('total'),
  ],
  ['total de hastes por arranjo', flowerShop, flowers.by('arrangement', (g) => g.sum('stems'))],
  [
    'Quanto o bairro Boa Vista comprou de setembro a dezembro, em reais?',
    flowerShop,
    flowers
      .during('2025-09', '2025-12')
      .when((r) => r.district === 'Boa Vista')
      .sum('total'),
  ],
  ['quantos pedidos a floricultura teve aos sábados?', flowerShop, flowers.on(6).count()],
  [
    'a Neide vendeu quanto de orquídea?',
    flowerShop,
    flowers.when((r) => r.florist === 'Neide' && r.arrangement === 'Orquídea').sum('total'),
  ],
  [
    'quantos por cento do valor vendido na floricultura veio no cartão de crédito?',
    flowerShop,
    flowers.share((r) => r.payment === 'Cartão de crédito', 'total'),
  ],
  [
    'Preciso saber quantos pedidos pra namoro a gente teve em 2026, sem contar os do bairro Centro',
    flowerShop,
    flowers
      .during('2026-01', '2026-04')
      .when((r) => r.occasion === 'Namoro' && r.district !== 'Centro')
      .count(),
  ],

  // The studio
  ['reservas por mês', studio, bookings.byMonth((g) => g.count())],
  [
    'quantas horas de ensaio tivemos em novembro?',
    studio,
    bookings
      .during('2025-11')
      .when((r) => r.service === 'Ensaio')
      .sum('hours'),
  ],
  ['qual sala tem mais reservas?', studio, most(bookings.by('room', (g) => g.count()))],
  ['faturamento do estudio por tecnico', studio, bookings.by('technician', (g) => g.sum('price'))],
  ['quantas vezes a Dona Onça reservou?', studio, bookings.when((r) => r.band === 'Dona Onça').count()],
  [
    'as 3 bandas que mais gastaram no estúdio',
    studio,
    most(
      bookings.by('band', (g) => g.sum('price')),
      3,
    ),
  ],
  ['valor médio da reserva por serviço', studio, bookings.by('service', (g) => g.mean('price'))],
  ['total de horas por turno', studio, bookings.by('shift', (g) => g.sum('hours'))],
  [
    'qual o valor das reservas que ainda estão pendentes?',
    studio,
    bookings.when((r) => r.state === 'Pendente').sum('price'),
  ],
  ['que % das reservas é à noite?', studio, bookings.share((r) => r.shift === 'Noite')],
  [
    'quantas gravações tiveram mais de 4 horas?',
    studio,
    bookings.when((r) => r.service === 'Gravação' && r.hours > 4).count(),
  ],
  ['quanto deu de aluguel de equipamento em março', studio, bookings.during('2026-03').sum('rental')],
  ['quantas reservas foram no domingo?', studio, bookings.on(0).count()],
  [
    'valor das reservas em janeiro comparado com fevereiro',
    studio,
    { before: bookings.during('2026-01').sum('price'), after: bookings.during('2026-02').sum('price') },
  ],
  [
    'quantas horas dura um podcast em média?',
    studio,
    bookings.when((r) => r.service === 'Podcast').mean('hours'),
  ],
  [
    'quantas bandas diferentes usaram a sala preta em dezembro?',
    studio,
    bookings
      .during('2025-12')
      .when((r) => r.room === 'Sala Preta')
      .distinct('band'),
  ],
  [
    'faturamento do estúdio sem os ensaios',
    studio,
    bookings.when((r) => r.service !== 'Ensaio').sum('price'),
  ],
  ['qual estilo usou menos horas?', studio, least(bookings.by('style', (g) => g.sum('hours')))],
  [
    'quantas reservas de tarde o Juninho pegou',
    studio,
    bookings.when((r) => r.technician === 'Juninho' && r.shift === 'Tarde').count(),
  ],
  ['dia da semana com maior faturamento no estúdio', studio, most(bookings.byWeekday((g) => g.sum('price')))],
  [
    'quanto o samba rendeu no quarto trimestre de 2025?',
    studio,
    bookings
      .during('2025-10', '2025-12')
      .when((r) => r.style === 'Samba')
      .sum('price'),
  ],
  ['valor total de mixagem', studio, bookings.when((r) => r.service === 'Mixagem').sum('price')],
  [
    'quantas reservas acima de 500 reais em cada sala?',
    studio,
    bookings.when((r) => r.price > 500).by('room', (g) => g.count()),
  ],
  [
    'Qual percentual do faturamento do estúdio vem do gospel?',
    studio,
    bookings.share((r) => r.style === 'Gospel', 'price'),
  ],
  ['maior valor de reserva com o Rafa', studio, bookings.when((r) => r.technician === 'Rafa').max('price')],
  [
    'em quantas reservas o aluguel de equipamento passou de 100 reais?',
    studio,
    bookings.when((r) => r.rental > 100).count(),
  ],
  ['horas reservadas entre dezembro e fevereiro', studio, bookings.during('2025-12', '2026-02').sum('hours')],
  [
    'reservas do turno da manhã por dia da semana',
    studio,
    bookings.when((r) => r.shift === 'Manhã').byWeekday((g) => g.count()),
  ],
  ['média de horas de cada banda', studio, bookings.by('band', (g) => g.mean('hours'))],
  [
    'Desde janeiro, quanto a Sala Vermelha faturou com aula de bateria?',
    studio,
    bookings
      .during('2026-01', '2026-05')
      .when((r) => r.room === 'Sala Vermelha' && r.service === 'Aula de bateria')
      .sum('price'),
  ],

  // Cosmetics
  ['quanto vendemos de cosméticos em dezembro?', cosmetic, cosmetics.during('2025-12').sum('value')],
  ['unidades por produto', cosmetic, cosmetics.by('product', (g) => g.sum('units'))],
  ['total de frete em março', cosmetic, cosmetics.during('2026-03').sum('freight')],
  ['qual canal traz mais faturamento?', cosmetic, most(cosmetics.by('channel', (g) => g.sum('value')))],
  [
    'top 2 produtos em unidades vendidas',
    cosmetic,
    most(
      cosmetics.by('product', (g) => g.sum('units')),
      2,
    ),
  ],
  [
    'quantos pedidos usaram o cupom BEMVINDA10',
    cosmetic,
    cosmetics.when((r) => r.coupon === 'BEMVINDA10').count(),
  ],
  [
    'avaliação média do sérum facial',
    cosmetic,
    cosmetics.when((r) => r.product === 'Sérum facial').mean('rating'),
  ],
  [
    'pedidos pelo instagram por mês',
    cosmetic,
    cosmetics.when((r) => r.channel === 'Instagram').byMonth((g) => g.count()),
  ],
  ['quantos pedidos cada transportadora levou?', cosmetic, cosmetics.by('carrier', (g) => g.count())],
  ['frete médio por estado', cosmetic, cosmetics.by('state', (g) => g.mean('freight'))],
  [
    'quanto o batom matte vendeu pelo whatsapp?',
    cosmetic,
    cosmetics.when((r) => r.product === 'Batom matte' && r.channel === 'WhatsApp').sum('value'),
  ],
  [
    'qual a porcentagem dos pedidos de cosméticos que vai pra SP?',
    cosmetic,
    cosmetics.share((r) => r.state === 'SP'),
  ],
  [
    'quantas avaliações abaixo de 3 recebemos?',
    cosmetic,
    cosmetics.when((r) => r.rating !== undefined && r.rating < 3).count(),
  ],
  [
    'vendas da linha maquiagem mês a mês',
    cosmetic,
    cosmetics.when((r) => r.line === 'Maquiagem').byMonth((g) => g.sum('value')),
  ],
  [
    'as vendas de cosmeticos aumentaram de janeiro pra fevereiro?',
    cosmetic,
    { before: cosmetics.during('2026-01').sum('value'), after: cosmetics.during('2026-02').sum('value') },
  ],
  [
    'valor vendido sem contar o Mercado Livre',
    cosmetic,
    cosmetics.when((r) => r.channel !== 'Mercado Livre').sum('value'),
  ],
  [
    'quantos produtos diferentes saíram pelo site em novembro',
    cosmetic,
    cosmetics
      .during('2025-11')
      .when((r) => r.channel === 'Site')
      .distinct('product'),
  ],
  [
    'quantos pedidos de protetor solar desde fevereiro?',
    cosmetic,
    cosmetics
      .during('2026-02', '2026-05')
      .when((r) => r.product === 'Protetor solar')
      .count(),
  ],
  ['ticket médio por canal', cosmetic, cosmetics.by('channel', (g) => g.mean('value'))],
  [
    'qual produto tem a pior avaliação média?',
    cosmetic,
    least(cosmetics.by('product', (g) => g.mean('rating'))),
  ],
  [
    'unidades de esmalte no primeiro trimestre de 2026',
    cosmetic,
    cosmetics
      .during('2026-01', '2026-03')
      .when((r) => r.product === 'Esmalte')
      .sum('units'),
  ],
  [
    'quantas unidades de cosméticos vendemos por dia em média?',
    cosmetic,
    cosmetics.sum('units') / cosmeticDays.length,
  ],
  ['pedidos de cosméticos por dia da semana', cosmetic, cosmetics.byWeekday((g) => g.count())],
  [
    'quanto por cento do faturamento dos cosméticos vem da linha cabelo',
    cosmetic,
    cosmetics.share((r) => r.line === 'Cabelo', 'value'),
  ],
  [
    'quantos pedidos acima de 250 reais foram pelos correios?',
    cosmetic,
    cosmetics.when((r) => r.carrier === 'Correios' && r.value > 250).count(),
  ],
  ['qual estado compra menos em valor?', cosmetic, least(cosmetics.by('state', (g) => g.sum('value')))],
  [
    'qual foi o frete mais caro da Jadlog',
    cosmetic,
    cosmetics.when((r) => r.carrier === 'Jadlog').max('freight'),
  ],
  ['quantos pedidos tiveram algum cupom?', cosmetic, cosmetics.when((r) => r.coupon !== '').count()],
  [
    'quanto vendeu de hidratante somando MG e RJ?',
    cosmetic,
    cosmetics.when((r) => r.product === 'Hidratante' && (r.state === 'MG' || r.state === 'RJ')).sum('value'),
  ],
  [
    'Qual foi o melhor mês do shampoo sólido em valor de venda?',
    cosmetic,
    most(cosmetics.when((r) => r.product === 'Shampoo sólido').byMonth((g) => g.sum('value'))),
  ],
]

export const unanswerable: string[] = [
  'qual o lucro da floricultura em dezembro?',
  'quanto gastamos com adubo e vasos?',
  'qual é o salário da Dalva?',
  'quantos seguidores a gente tem no instagram?',
  'quanto tem de batom matte no estoque',
  'idade média das clientes dos cosméticos',
  'quantas reservas do estúdio foram canceladas?',
  'quanto pagamos de conta de luz do estúdio em março?',
  'quanto devo pro fornecedor de rosas',
  'quanto pagamos de imposto sobre as vendas de cosméticos?',
]
