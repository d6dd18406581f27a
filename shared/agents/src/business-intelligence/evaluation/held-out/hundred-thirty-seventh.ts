import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A locksmith-supplies wholesaler, a children's dentist practice and a firm that rents bouncy castles. */

const { next, whole, pick, among } = seededBusiness("lock supplies, a children's dentist, bouncy castles")

const keyMakers = ['Gold', 'Dovale']
const padlockMakers = ['Papaiz', 'Pado']
const lockMakers = ['Stam', 'Pado', 'Papaiz']
// What a piece costs, in cents, and weighs, in grams; `lots` is the most that is ordered at once.
const wares = [
  { item: 'Chave Yale', line: 'Chaves', makers: keyMakers, unit: 220, lots: 400, grams: 9 },
  { item: 'Chave Tetra', line: 'Chaves', makers: keyMakers, unit: 520, lots: 180, grams: 18 },
  { item: 'Cadeado Latão', line: 'Cadeados', makers: padlockMakers, unit: 3_900, lots: 60, grams: 260 },
  { item: 'Fechadura Externa', line: 'Fechaduras', makers: lockMakers, unit: 9_700, lots: 24, grams: 950 },
  { item: 'Cilindro', line: 'Fechaduras', makers: lockMakers, unit: 3_800, lots: 40, grams: 180 },
  { item: 'Chave Codificada', line: 'Automotivo', makers: keyMakers, unit: 6_200, lots: 20, grams: 35 },
  { item: 'Cadeado com Segredo', line: 'Cadeados', makers: padlockMakers, unit: 5_100, lots: 30, grams: 210 },
  { item: 'Fechadura Digital', line: 'Fechaduras', makers: lockMakers, unit: 58_000, lots: 5, grams: 1_700 },
  { item: 'Kit de Gazuas', line: 'Ferramentas', makers: keyMakers, unit: 13_200, lots: 8, grams: 300 },
]
// Closed on Sundays. What is bought at the counter is carried home: no freight, no days of delivery.
const orders = new Rows(
  daysFrom('2025-02-01', 303)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: whole(1, 4) }, () => {
        const { item, line, makers, unit, lots, grams } = pick(wares)
        const channel = among(['WhatsApp', 40], ['Telefone', 27], ['Balcão', 19], ['Site', 14])
        const pieces = whole(Math.ceil(lots / 8), lots)
        const weight = Math.round((pieces * grams) / 100) / 10
        const price = cents((pieces * Math.round((unit * whole(65, 140)) / 100)) / 100)
        return {
          day,
          item,
          line,
          maker: pick(makers),
          rep: among(['Edson', 36], ['Kátia', 28], ['Wagner', 21], ['Sônia', 15]),
          segment: among(['Chaveiro', 45], ['Ferragista', 28], ['Construtora', 17], ['Imobiliária', 10]),
          city: among(['Campinas', 32], ['Sorocaba', 24], ['Jundiaí', 20], ['Valinhos', 16], ['Limeira', 8]),
          channel,
          payment: among(['Boleto', 50], ['À vista', 32], ['Cheque', 18]),
          pieces,
          weight,
          freight: channel === 'Balcão' ? undefined : cents(12 + weight * 0.9 + whole(0, 900) / 100),
          lead: channel === 'Balcão' ? undefined : whole(1, 12),
          commission: cents((price * whole(3, 6)) / 100),
          price,
        }
      }),
    )
    .map((row, index) => ({ ...row, order: 20_411 + index })),
)

const treatments = [
  { treatment: 'Limpeza', from: 12_000, to: 22_000, short: 4, long: 8, onTeeth: false },
  { treatment: 'Flúor', from: 8_000, to: 14_000, short: 2, long: 5, onTeeth: false },
  { treatment: 'Restauração', from: 18_000, to: 42_000, short: 6, long: 14, onTeeth: true },
  { treatment: 'Selante', from: 9_000, to: 26_000, short: 4, long: 9, onTeeth: true },
  { treatment: 'Extração', from: 15_000, to: 38_000, short: 5, long: 12, onTeeth: true },
  { treatment: 'Aparelho', from: 45_000, to: 180_000, short: 7, long: 13, onTeeth: false },
]
const lengthOfClinicDay = (day: string) => {
  if (weekdayIn(day) === 3) return whole(3, 5)
  return weekdayIn(day) === 6 ? whole(1, 2) : whole(1, 3)
}
// Closed on Sundays, most on Wednesdays. The wait is not always written down.
const visits = new Rows(
  daysFrom('2025-06-01', 304)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: lengthOfClinicDay(day) }, () => {
        const { treatment, from, to, short, long, onTeeth } = pick(treatments)
        const plan = among(
          ['Particular', 34],
          ['OdontoPrev', 26],
          ['Amil', 18],
          ['Uniodonto', 13],
          ['Bradesco', 9],
        )
        return {
          day,
          dentist: among(['Dra. Renata', 45], ['Dra. Priscila', 32], ['Dr. Fábio', 23]),
          treatment,
          plan,
          room: among(['Dino', 42], ['Foguete', 34], ['Sereia', 24]),
          first: among(['Não', 70], ['Sim', 30]),
          behaviour: among(['Tranquilo', 55], ['Agitado', 25], ['Chorou', 20]),
          // Only a plan refuses to pay.
          status:
            plan === 'Particular'
              ? among(['Pago', 80], ['Pendente', 20])
              : among(['Pago', 62], ['Pendente', 23], ['Glosado', 15]),
          age: whole(1, 12),
          chair: whole(short, long) * 5,
          wait: next() < 0.15 ? undefined : whole(0, 48),
          teeth: onTeeth ? whole(1, 4) : undefined,
          material: whole(500, 9_500) / 100,
          price: whole(from, to) / 100,
        }
      }),
    ),
)

const toys = [
  { toy: 'Castelo Encantado', kind: 'Kids', from: 22_000, to: 42_000 },
  { toy: 'Cama Elástica', kind: 'Kids', from: 15_000, to: 28_000 },
  { toy: 'Tobogã Tubarão', kind: 'Radical', from: 38_000, to: 75_000 },
  { toy: 'Piscina de Bolinhas', kind: 'Baby', from: 13_000, to: 25_000 },
  { toy: 'Futebol de Sabão', kind: 'Radical', from: 45_000, to: 89_000 },
  { toy: 'Casinha Inflável', kind: 'Baby', from: 16_000, to: 30_000 },
]
const partiesOn = (day: string) => {
  const weekday = weekdayIn(day)
  if (weekday === 6) return whole(4, 6)
  if (weekday === 0) return whole(2, 4)
  return weekday === 5 ? whole(1, 2) : whole(0, 1)
}
// Most on Saturdays. Damage is only written where there was some.
const rentals = new Rows(
  daysFrom('2025-07-01', 304).flatMap((day) =>
    Array.from({ length: partiesOn(day) }, () => {
      const { toy, kind, from, to } = pick(toys)
      const price = whole(from, to) / 100
      const km = whole(12, 380) / 10
      return {
        day,
        toy,
        kind,
        event: among(['Aniversário', 46], ['Escola', 20], ['Buffet', 14], ['Igreja', 12], ['Empresa', 8]),
        district: among(['Tatuapé', 33], ['Santana', 25], ['Moema', 18], ['Pinheiros', 12], ['Butantã', 7]),
        fitter: among(['Tiago', 38], ['Marquinhos', 28], ['Jeferson', 22], ['Luan', 12]),
        monitor: among(['NÃO', 60], ['SIM', 40]),
        payment: among(['Pix', 55], ['Dinheiro', 25], ['Cartão', 20]),
        source: among(['Instagram', 40], ['Indicação', 30], ['Google', 20], ['Panfleto', 10]),
        hours: whole(6, 16) / 2,
        km,
        fee: cents(15 + km * 1.8),
        deposit: cents((price * pick([30, 50, 20])) / 100),
        damage: next() < 0.16 ? whole(3_000, 38_000) / 100 : undefined,
        price,
      }
    }),
  ),
)

const depot = 'Pedidos Atacado'
const clinic = 'atendimentos_odontopediatria'
const castles = 'LOCACOES BRINQUEDOS'

export const files = [
  file(depot, orders, [
    ['Nº Pedido', ({ order }) => order],
    ['Dt. Pedido', ({ day }) => brazilianDay(day)],
    ['Item', ({ item }) => item],
    ['Linha', ({ line }) => line],
    ['Fabricante', ({ maker }) => maker],
    ['Representante', ({ rep }) => rep],
    ['Segmento', ({ segment }) => segment],
    ['Cidade', ({ city }) => city],
    ['Canal', ({ channel }) => channel],
    ['Forma Pgto', ({ payment }) => payment],
    ['Qtd. Peças', ({ pieces }) => pieces],
    ['Peso (kg)', ({ weight }) => decimal(weight, 1)],
    ['Vlr. Frete', ({ freight }) => (freight === undefined ? '' : dotted(commaPrice(freight)))],
    ['Dias p/ Entrega', ({ lead }) => lead ?? ''],
    ['Comissão', ({ commission }) => dotted(commaPrice(commission))],
    ['Vlr. Pedido', ({ price }) => dotted(commaPrice(price))],
  ]),
  file(
    clinic,
    visits,
    [
      ['data_atendimento', ({ day }) => day],
      ['dentista', ({ dentist }) => dentist],
      ['procedimento', ({ treatment }) => treatment],
      ['convenio', ({ plan }) => plan],
      ['sala', ({ room }) => room],
      ['primeira_vez', ({ first }) => first],
      ['comportamento', ({ behaviour }) => behaviour],
      ['situacao_pgto', ({ status }) => status],
      ['idade_crianca', ({ age }) => age],
      ['minutos_cadeira', ({ chair }) => chair],
      ['minutos_espera', ({ wait }) => wait ?? ''],
      ['qtd_dentes', ({ teeth }) => teeth ?? ''],
      ['custo_material', ({ material }) => material.toFixed(2)],
      ['valor_atendimento', ({ price }) => price.toFixed(2)],
    ],
    ',',
  ),
  file(castles, rentals, [
    ['DT_FESTA', ({ day }) => shownDay(day)],
    ['BRINQUEDO', ({ toy }) => toy],
    ['CATEGORIA', ({ kind }) => kind],
    ['TIPO_EVENTO', ({ event }) => event],
    ['BAIRRO', ({ district }) => district],
    ['MONTADOR', ({ fitter }) => fitter],
    ['COM_MONITOR', ({ monitor }) => monitor],
    ['FORMA_PAGTO', ({ payment }) => payment],
    ['ORIGEM_CLIENTE', ({ source }) => source],
    ['HORAS_FESTA', ({ hours }) => decimal(hours, 1)],
    ['KM_ENTREGA', ({ km }) => decimal(km, 1)],
    ['TAXA_ENTREGA', ({ fee }) => decimal(fee)],
    ['VLR_SINAL', ({ deposit }) => decimal(deposit)],
    ['VLR_AVARIA', ({ damage }) => (damage === undefined ? '' : decimal(damage))],
    ['VLR_LOCACAO', ({ price }) => decimal(price)],
  ]),
]

export const labelled: Labelled[] = [
  // The wholesaler
  [
    'Qual o valor total dos pedidos de cadeado latão?',
    depot,
    orders.when((r) => r.item === 'Cadeado Latão').sum('price'),
  ],
  [
    'quantos pedidos a katia tirou em maio',
    depot,
    orders
      .during('2025-05')
      .when((r) => r.rep === 'Kátia')
      .count(),
  ],
  ['Valor dos pedidos mês a mês', depot, orders.byMonth((g) => g.sum('price'))],
  ['comissao somada de cada representante', depot, orders.by('rep', (g) => g.sum('commission'))],
  [
    'me diz o frete médio dos pedidos pra Sorocaba',
    depot,
    orders.when((r) => r.city === 'Sorocaba').mean('freight'),
  ],
  [
    'Quantas peças de chave tetra saíram no terceiro trimestre de 2025?',
    depot,
    orders
      .during('2025-07', '2025-09')
      .when((r) => r.item === 'Chave Tetra')
      .sum('pieces'),
  ],
  ['Qual fabricante soma o maior valor de pedidos?', depot, most(orders.by('maker', (g) => g.sum('price')))],
  [
    'quais os 3 itens com mais peças vendidas no atacado',
    depot,
    most(
      orders.by('item', (g) => g.sum('pieces')),
      3,
    ),
  ],
  ['qtos pedidos ficaram acima de 1500 reais?', depot, orders.when((r) => r.price > 1500).count()],
  [
    'Que percentual do valor dos pedidos vem de Campinas?',
    depot,
    orders.share((r) => r.city === 'Campinas', 'price'),
  ],
  [
    'quantos kg no total deram os pedidos feitos pelo site',
    depot,
    orders.when((r) => r.channel === 'Site').sum('weight'),
  ],
  [
    'Valor dos pedidos: junho contra julho',
    depot,
    { before: orders.during('2025-06').sum('price'), after: orders.during('2025-07').sum('price') },
  ],
  [
    'valor dos pedidos por canal sem contar o fabricante Pado',
    depot,
    orders.when((r) => r.maker !== 'Pado').by('channel', (g) => g.sum('price')),
  ],
  ['Qual foi o maior frete cobrado em um único pedido?', depot, orders.max('freight')],
  ['quero ver a qtd de pedidos em cada dia da semana', depot, orders.byWeekday((g) => g.count())],
  [
    'os pedidos do Wagner têm quantos dias pra entrega em média?',
    depot,
    orders.when((r) => r.rep === 'Wagner').mean('lead'),
  ],
  [
    'Quantas cidades diferentes compraram fechadura digital?',
    depot,
    orders.when((r) => r.item === 'Fechadura Digital').distinct('city'),
  ],
  [
    'Soma dos pedidos do segmento Construtora, em reais, entre 15/04/2025 e 10/06/2025',
    depot,
    orders
      .from('2025-04-15', '2025-06-10')
      .when((r) => r.segment === 'Construtora')
      .sum('price'),
  ],
  ['em qual mes a comissão total foi mais baixa?', depot, least(orders.byMonth((g) => g.sum('commission')))],
  [
    'Quantos pedidos recebemos por mês, em média?',
    depot,
    orders.count() / orders.byMonth((g) => g.count()).length,
  ],
  ['menor valor de pedido pago em cheque', depot, orders.when((r) => r.payment === 'Cheque').min('price')],
  [
    'quantos pedidos vieram do whatsapp e foram no boleto?',
    depot,
    orders.when((r) => r.channel === 'WhatsApp' && r.payment === 'Boleto').count(),
  ],
  [
    'Vou fazer o acerto: quanto o Edson tem de comissão de agosto a outubro?',
    depot,
    orders
      .during('2025-08', '2025-10')
      .when((r) => r.rep === 'Edson')
      .sum('commission'),
  ],
  [
    'qto deu em valor de pedidos a linha ferramentas, tirando o segmento Chaveiro',
    depot,
    orders.when((r) => r.line === 'Ferramentas' && r.segment !== 'Chaveiro').sum('price'),
  ],
  ['Total de peças por linha', depot, orders.by('line', (g) => g.sum('pieces'))],
  ['Valor médio do pedido em cada segmento', depot, orders.by('segment', (g) => g.mean('price'))],
  ['qual a porcentagem de pedidos pagos a vista?', depot, orders.share((r) => r.payment === 'À vista')],
  [
    'quantos pedidos pesam entre 5 e 15 kg',
    depot,
    orders.when((r) => r.weight >= 5 && r.weight <= 15).count(),
  ],
  ['Qual cidade fez menos pedidos?', depot, least(orders.by('city', (g) => g.count()))],
  [
    'valor dos pedidos da linha automotivo desde setembro',
    depot,
    orders
      .during('2025-09', '2025-11')
      .when((r) => r.line === 'Automotivo')
      .sum('price'),
  ],

  // The children's dentist
  ['Quantos atendimentos houve em novembro?', clinic, visits.during('2025-11').count()],
  ['valor dos atendimentos por dentista', clinic, visits.by('dentist', (g) => g.sum('price'))],
  [
    'Qual procedimento tem o maior custo médio de material?',
    clinic,
    most(visits.by('treatment', (g) => g.mean('material'))),
  ],
  [
    'media de minutos de cadeira na restauração',
    clinic,
    visits.when((r) => r.treatment === 'Restauração').mean('chair'),
  ],
  [
    'em quantos atendimentos da sala dino a criança chorou?',
    clinic,
    visits.when((r) => r.room === 'Dino' && r.behaviour === 'Chorou').count(),
  ],
  ['Que porcentagem dos atendimentos é de primeira vez?', clinic, visits.share((r) => r.first === 'Sim')],
  [
    'valor dos atendimentos pendentes por convenio',
    clinic,
    visits.when((r) => r.status === 'Pendente').by('plan', (g) => g.sum('price')),
  ],
  [
    'Qual o valor total dos atendimentos glosados da Amil?',
    clinic,
    visits.when((r) => r.plan === 'Amil' && r.status === 'Glosado').sum('price'),
  ],
  [
    'quantos dentes a dra priscila tratou com selante',
    clinic,
    visits.when((r) => r.dentist === 'Dra. Priscila' && r.treatment === 'Selante').sum('teeth'),
  ],
  [
    'Compare o número de atendimentos de janeiro e de fevereiro',
    clinic,
    { before: visits.during('2026-01').count(), after: visits.during('2026-02').count() },
  ],
  ['Média de minutos de espera em cada sala', clinic, visits.by('room', (g) => g.mean('wait'))],
  [
    'qual a maior espera, em minutos, que teve com a Dra. Renata?',
    clinic,
    visits.when((r) => r.dentist === 'Dra. Renata').max('wait'),
  ],
  ['quantos atendimentos de criança com menos de 4 anos', clinic, visits.when((r) => r.age < 4).count()],
  [
    'idade media das crianças nos atendimentos de extração',
    clinic,
    visits.when((r) => r.treatment === 'Extração').mean('age'),
  ],
  [
    'Fora o Particular, quais os 2 convênios com mais atendimentos?',
    clinic,
    most(
      visits.when((r) => r.plan !== 'Particular').by('plan', (g) => g.count()),
      2,
    ),
  ],
  [
    'qual o valor do atendimento mais caro de aparelho?',
    clinic,
    visits.when((r) => r.treatment === 'Aparelho').max('price'),
  ],
  [
    'Valor total dos atendimentos no quarto trimestre de 2025',
    clinic,
    visits.during('2025-10', '2025-12').sum('price'),
  ],
  ['custo total de material mes a mes', clinic, visits.byMonth((g) => g.sum('material'))],
  ['em que dia da semana a gente faz mais atendimentos?', clinic, most(visits.byWeekday((g) => g.count()))],
  [
    'Do valor dos atendimentos, quanto sobra depois de tirar o custo de material?',
    clinic,
    visits.sum('price') - visits.sum('material'),
  ],
  [
    'Quantos procedimentos diferentes a Dra. Renata fez em setembro?',
    clinic,
    visits
      .during('2025-09')
      .when((r) => r.dentist === 'Dra. Renata')
      .distinct('treatment'),
  ],
  [
    'quantos atendimentos levaram mais de 45 minutos de cadeira?',
    clinic,
    visits.when((r) => r.chair > 45).count(),
  ],
  [
    'Qual a fatia do OdontoPrev no valor total dos atendimentos, em %?',
    clinic,
    visits.share((r) => r.plan === 'OdontoPrev', 'price'),
  ],
  [
    'valor dos atendimentos de limpeza sem contar o convênio Particular',
    clinic,
    visits.when((r) => r.treatment === 'Limpeza' && r.plan !== 'Particular').sum('price'),
  ],
  ['Quantidade de atendimentos por situação de pagamento', clinic, visits.by('status', (g) => g.count())],
  ['valor medio do atendimento aos sabados', clinic, visits.on(6).mean('price')],
  [
    'quantas vezes o Dr. Fábio atendeu criança de 6 a 8 anos?',
    clinic,
    visits.when((r) => r.dentist === 'Dr. Fábio' && r.age >= 6 && r.age <= 8).count(),
  ],
  [
    'tô conferindo o caixa: qto somam em valor os atendimentos pagos entre 20/09/2025 e 20/10/2025?',
    clinic,
    visits
      .from('2025-09-20', '2025-10-20')
      .when((r) => r.status === 'Pago')
      .sum('price'),
  ],
  ['Qual dentista soma mais minutos de cadeira?', clinic, most(visits.by('dentist', (g) => g.sum('chair')))],
  [
    'quanto a gente gasta de custo de material por mês, em média?',
    clinic,
    visits.sum('material') / visits.byMonth((g) => g.count()).length,
  ],

  // The bouncy castles
  ['Qual o valor total das locações em dezembro?', castles, rentals.during('2025-12').sum('price')],
  ['quantas locações cada brinquedo teve', castles, rentals.by('toy', (g) => g.count())],
  [
    'quantas locacoes do toboga tubarao foram pra aniversario?',
    castles,
    rentals.when((r) => r.toy === 'Tobogã Tubarão' && r.event === 'Aniversário').count(),
  ],
  [
    'Qual bairro rendeu o maior valor total em locações?',
    castles,
    most(rentals.by('district', (g) => g.sum('price'))),
  ],
  ['total de km de entrega de cada montador', castles, rentals.by('fitter', (g) => g.sum('km'))],
  [
    'Qual é a taxa de entrega média em Moema?',
    castles,
    rentals.when((r) => r.district === 'Moema').mean('fee'),
  ],
  ['total de sinal das locações no pix', castles, rentals.when((r) => r.payment === 'Pix').sum('deposit')],
  [
    'Quantas locações têm avaria acima de R$ 150?',
    castles,
    rentals.when((r) => r.damage !== undefined && r.damage > 150).count(),
  ],
  ['soma do valor de avaria por brinquedo', castles, rentals.by('toy', (g) => g.sum('damage'))],
  ['que porcentagem das locacoes foi com monitor?', castles, rentals.share((r) => r.monitor === 'SIM')],
  [
    'Valor das locações: outubro comparado a novembro',
    castles,
    { before: rentals.during('2025-10').sum('price'), after: rentals.during('2025-11').sum('price') },
  ],
  [
    'top 3 bairros em quantidade de locações',
    castles,
    most(
      rentals.by('district', (g) => g.count()),
      3,
    ),
  ],
  [
    'Quantas horas dura em média uma festa de escola?',
    castles,
    rentals.when((r) => r.event === 'Escola').mean('hours'),
  ],
  ['Nº de locações em cada dia da semana', castles, rentals.byWeekday((g) => g.count())],
  ['qual montador pegou menos locações?', castles, least(rentals.by('fitter', (g) => g.count()))],
  ['qual a maior distancia de entrega em km', castles, rentals.max('km')],
  [
    'valor das locações pra igreja nos domingos',
    castles,
    rentals
      .on(0)
      .when((r) => r.event === 'Igreja')
      .sum('price'),
  ],
  ['Quantas locações tiveram mais de 6 horas de festa?', castles, rentals.when((r) => r.hours > 6).count()],
  [
    'quantas locações vieram do instagram no primeiro trimestre de 2026',
    castles,
    rentals
      .during('2026-01', '2026-03')
      .when((r) => r.source === 'Instagram')
      .count(),
  ],
  [
    'Valor das locações por origem do cliente, sem contar evento de buffet',
    castles,
    rentals.when((r) => r.event !== 'Buffet').by('source', (g) => g.sum('price')),
  ],
  [
    'em média são quantas locações por mês?',
    castles,
    rentals.count() / rentals.byMonth((g) => g.count()).length,
  ],
  ['Em que mês somamos mais taxa de entrega?', castles, most(rentals.byMonth((g) => g.sum('fee')))],
  [
    'quantos % do valor das locações é da categoria baby?',
    castles,
    rentals.share((r) => r.kind === 'Baby', 'price'),
  ],
  [
    'valor medio da locação do futebol de sabao',
    castles,
    rentals.when((r) => r.toy === 'Futebol de Sabão').mean('price'),
  ],
  [
    'Em quantos bairros diferentes o Marquinhos montou brinquedo em fevereiro?',
    castles,
    rentals
      .during('2026-02')
      .when((r) => r.fitter === 'Marquinhos')
      .distinct('district'),
  ],
  [
    'menor valor de locação da cama elastica',
    castles,
    rentals.when((r) => r.toy === 'Cama Elástica').min('price'),
  ],
  [
    'Quantas locações custaram entre 300 e 500 reais?',
    castles,
    rentals.when((r) => r.price >= 300 && r.price <= 500).count(),
  ],
  [
    'Quanto somam em valor as locações pagas em dinheiro de 01/08/2025 a 15/09/2025?',
    castles,
    rentals
      .from('2025-08-01', '2025-09-15')
      .when((r) => r.payment === 'Dinheiro')
      .sum('price'),
  ],
  [
    'valor das locações do castelo encantado que não foram no Tatuapé',
    castles,
    rentals.when((r) => r.toy === 'Castelo Encantado' && r.district !== 'Tatuapé').sum('price'),
  ],
  [
    'to vendo se compensa contratar mais gente: quantas locações o jeferson montou sem monitor?',
    castles,
    rentals.when((r) => r.fitter === 'Jeferson' && r.monitor === 'NÃO').count(),
  ],
]

export const unanswerable: string[] = [
  'quantas chaves yale ainda tem no estoque?',
  'Qual a margem de lucro do cadeado latão?',
  'quantas devoluções o Wagner teve em julho',
  'Quantos clientes estão com o cadastro bloqueado?',
  'qual o salário da Dra. Renata?',
  'Quanto pagamos de aluguel do consultório em dezembro?',
  'quantas cáries foram encontradas em setembro?',
  'qto gastamos de combustivel nas entregas dos brinquedos',
  'Que nota os clientes deram para o montador Tiago?',
  'qual a data da próxima higienização da piscina de bolinhas?',
]
