import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A veterinary clinic, a furniture shop and the administrator of a condominium. */

const { next, whole, pick, among } = seededBusiness('a veterinary clinic, a furniture shop, a condominium')

// From August 2025 to March 2026; closed on Sundays, fullest on Saturdays.
const visits = new Rows(
  daysFrom('2025-08-01', 243)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 6 ? whole(2, 3) : whole(1, 2) }, () => {
        const { species, light, heavy } = among(
          [{ species: 'Cachorro', light: 30, heavy: 420 }, 58],
          [{ species: 'Gato', light: 25, heavy: 75 }, 30],
          [{ species: 'Coelho', light: 10, heavy: 30 }, 7],
          [{ species: 'Papagaio', light: 3, heavy: 6 }, 5],
        )
        const { motive, from, to } = among(
          [{ motive: 'Vacina', from: 9, to: 15 }, 32],
          [{ motive: 'Check-up', from: 15, to: 22 }, 23],
          [{ motive: 'Coceira', from: 16, to: 26 }, 17],
          [{ motive: 'Retorno', from: 6, to: 9 }, 10],
          [{ motive: 'Vômito', from: 18, to: 32 }, 9],
          [{ motive: 'Ferimento', from: 22, to: 48 }, 9],
        )
        return {
          day,
          species,
          motive,
          vet: among(['Dra. Helena', 48], ['Dr. Caio', 32], ['Dra. Yumi', 20]),
          payment: among(['Pix', 45], ['Cartão de crédito', 28], ['Dinheiro', 15], ['Plano pet', 12]),
          // Not every animal is weighed.
          weight: next() < 0.06 ? undefined : whole(light, heavy) / 10,
          price: cents(whole(from, to) * 10 - (next() < 0.3 ? 0.1 : 0)),
        }
      }),
    ),
)

const furniture = [
  { piece: 'Sofá', room: 'Sala', from: 1_800, to: 5_200 },
  { piece: 'Guarda-roupa', room: 'Quarto', from: 1_400, to: 4_300 },
  { piece: 'Cadeira', room: 'Cozinha', from: 190, to: 420 },
  { piece: 'Mesa', room: 'Cozinha', from: 890, to: 3_200 },
  { piece: 'Cama', room: 'Quarto', from: 790, to: 2_600 },
  { piece: 'Rack', room: 'Sala', from: 490, to: 1_290 },
  { piece: 'Estante', room: 'Escritório', from: 560, to: 1_500 },
  { piece: 'Escrivaninha', room: 'Escritório', from: 430, to: 1_190 },
]
// From January 2025 to April 2026; closed on Sundays.
const orders = new Rows(
  daysFrom('2025-01-01', 485)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from({ length: among([0, 4], [1, 4], [2, 2]) }, () => {
        const { piece, room, from, to } = pick(furniture)
        const pieces = piece === 'Cadeira' ? whole(4, 8) : whole(1, 2)
        return {
          day,
          piece,
          room,
          city: among(['Londrina', 41], ['Cambé', 22], ['Ibiporã', 17], ['Rolândia', 15], ['Apucarana', 5]),
          seller: among(['Rosângela', 45], ['Ademir', 33], ['Bia', 22]),
          pieces,
          total: cents(pieces * (whole(from, to) - 0.1)),
        }
      }),
    )
    .map((row, at) => ({ ...row, number: 2301 + at })),
)

const shared = 'Área comum'
const monthlyBills = [
  {
    on: '-03',
    supplier: 'Brilho Limpeza',
    kind: 'Limpeza',
    blocks: [shared],
    automatic: false,
    from: 2_800,
    to: 3_600,
  },
  {
    on: '-08',
    supplier: 'CPFL',
    kind: 'Energia',
    blocks: ['Bloco A', 'Bloco B', shared],
    automatic: true,
    from: 400,
    to: 1_900,
  },
  {
    on: '-12',
    supplier: 'Sabesp',
    kind: 'Água',
    blocks: ['Bloco A', 'Bloco B'],
    automatic: true,
    from: 900,
    to: 3_200,
  },
  {
    on: '-18',
    supplier: 'Elevadores Primor',
    kind: 'Elevador',
    blocks: [shared],
    automatic: false,
    from: 780,
    to: 1_250,
  },
  {
    on: '-22',
    supplier: 'Vigia Forte',
    kind: 'Segurança',
    blocks: [shared],
    automatic: false,
    from: 4_200,
    to: 4_900,
  },
]
const otherBills = [
  { supplier: 'Zeca Encanador', kind: 'Manutenção', automatic: false, from: 150, to: 900 },
  { supplier: 'Casa das Tintas', kind: 'Material', automatic: false, from: 80, to: 700 },
  { supplier: 'Verde Vivo', kind: 'Jardinagem', automatic: false, from: 300, to: 650 },
  { supplier: 'Eletro Souza', kind: 'Manutenção', automatic: false, from: 180, to: 1_200 },
  { supplier: 'Dedetiza Já', kind: 'Dedetização', automatic: false, from: 350, to: 900 },
]
// From September 2024 to February 2026.
const bills = new Rows(
  daysFrom('2024-09-01', 546).flatMap((day) => {
    const monthly = monthlyBills
      .filter(({ on }) => day.endsWith(on))
      .flatMap((bill) => bill.blocks.map((block) => ({ ...bill, block })))
    const others = next() < 0.2 ? [{ ...pick(otherBills), block: pick([shared, 'Bloco A', 'Bloco B']) }] : []
    return [...monthly, ...others].map(({ supplier, kind, automatic, from, to, block }) => ({
      day,
      due: daysFrom(day, whole(8, 21)).at(-1) ?? day,
      supplier,
      kind,
      block,
      payment: automatic ? among(['Débito automático', 8], ['Boleto', 2]) : among(['Boleto', 5], ['Pix', 4]),
      amount: whole(from * 100, to * 100) / 100,
      late: next() < 0.78 ? 0 : whole(1, 25),
    }))
  }),
)

const clinic = 'Consultas Vet'
const shop = 'pedidos_moveis'
const condominium = 'CONTAS CONDOMÍNIO'

export const files = [
  file(clinic, visits, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Espécie', ({ species }) => species],
    ['Motivo da consulta', ({ motive }) => motive],
    ['Veterinário(a)', ({ vet }) => vet],
    ['Forma pgto', ({ payment }) => payment],
    ['Peso (kg)', ({ weight }) => (weight === undefined ? '' : decimal(weight, 1))],
    ['Valor (R$)', ({ price }) => decimal(price)],
  ]),
  file(shop, orders, [
    ['Nº', ({ number }) => number],
    ['Data do pedido', ({ day }) => brazilianDay(day)],
    ['Móvel', ({ piece }) => piece],
    ['Ambiente', ({ room }) => room],
    ['Cidade entrega', ({ city }) => city],
    ['Vendedor', ({ seller }) => seller],
    ['Qtd (peças)', ({ pieces }) => pieces],
    ['Vlr total', ({ total }) => dotted(commaPrice(total))],
  ]),
  file(condominium, bills, [
    ['RECEBIDA EM', ({ day }) => brazilianDay(day)],
    ['VENCIMENTO', ({ due }) => brazilianDay(due)],
    ['FORNECEDOR', ({ supplier }) => supplier],
    ['TIPO DE DESPESA', ({ kind }) => kind],
    ['BLOCO', ({ block }) => block],
    ['FORMA PAGAMENTO', ({ payment }) => payment],
    ['VALOR', ({ amount }) => decimal(amount)],
    ['ATRASO (DIAS)', ({ late }) => late],
  ]),
]

export const labelled: Labelled[] = [
  // The veterinary clinic
  ['faturamento da clínica em março?', clinic, visits.during('2026-03').sum('price')],
  ['quantas consutas em outubro', clinic, visits.during('2025-10').count()],
  ['Valor das consultas por veterinário', clinic, visits.by('vet', (g) => g.sum('price'))],
  [
    'qual o valor médio de uma consulta de gato?',
    clinic,
    visits.when((r) => r.species === 'Gato').mean('price'),
  ],
  ['quem fez mais consultas na clínica?', clinic, most(visits.by('vet', (g) => g.count()))],
  [
    'os 3 motivos de consulta mais comuns',
    clinic,
    most(
      visits.by('motive', (g) => g.count()),
      3,
    ),
  ],
  [
    'qto entrou de pix nas consultas de janeiro',
    clinic,
    visits
      .during('2026-01')
      .when((r) => r.payment === 'Pix')
      .sum('price'),
  ],
  ['quantas consultas tivemos em cada mês?', clinic, visits.byMonth((g) => g.count())],
  ['que porcentagem das consultas é de cachorro?', clinic, visits.share((r) => r.species === 'Cachorro')],
  [
    'quantos por cento do faturamento da clínica vem de vacina?',
    clinic,
    visits.share((r) => r.motive === 'Vacina', 'price'),
  ],
  [
    'compare o faturamento da clínica em novembro com o de dezembro',
    clinic,
    { before: visits.during('2025-11').sum('price'), after: visits.during('2025-12').sum('price') },
  ],
  [
    'consultas que custaram mais de R$ 200, quantas foram?',
    clinic,
    visits.when((r) => r.price > 200).count(),
  ],
  ['Em que dia da semana a clínica tem mais consultas?', clinic, most(visits.byWeekday((g) => g.count()))],
  ['peso medio dos gatos nas consultas', clinic, visits.when((r) => r.species === 'Gato').mean('weight')],
  [
    'maior peso de cachorro anotado numa consulta',
    clinic,
    visits.when((r) => r.species === 'Cachorro').max('weight'),
  ],
  ['quantas consultas ficaram sem peso anotado', clinic, visits.when((r) => r.weight === undefined).count()],
  [
    'quantas consultas de vacina a Dra. Helena fez em fevereiro?',
    clinic,
    visits
      .during('2026-02')
      .when((r) => r.vet === 'Dra. Helena' && r.motive === 'Vacina')
      .count(),
  ],
  [
    'qual foi o faturamento do Dr. Caio de setembro a novembro?',
    clinic,
    visits
      .during('2025-09', '2025-11')
      .when((r) => r.vet === 'Dr. Caio')
      .sum('price'),
  ],
  [
    'valor da consulta mais cara por ferimento',
    clinic,
    visits.when((r) => r.motive === 'Ferimento').max('price'),
  ],
  ['quanto custou o check-up mais barato?', clinic, visits.when((r) => r.motive === 'Check-up').min('price')],
  ['faturamento da clinica por forma de pagamento', clinic, visits.by('payment', (g) => g.sum('price'))],
  ['ticket médio da consulta por espécie', clinic, visits.by('species', (g) => g.mean('price'))],
  ['quantas espécies diferentes a clínica já atendeu?', clinic, visits.distinct('species')],
  ['quanto a clínica faturou nos sábados', clinic, visits.on(6).sum('price')],
  [
    'valor total das consultas pagas no cartão de crédito ou em dinheiro',
    clinic,
    visits.when((r) => r.payment === 'Cartão de crédito' || r.payment === 'Dinheiro').sum('price'),
  ],
  [
    'quantas consultas de cachorro não foram por vacina?',
    clinic,
    visits.when((r) => r.species === 'Cachorro' && r.motive !== 'Vacina').count(),
  ],
  [
    'qual foi o mês mais fraco da clínica em faturamento?',
    clinic,
    least(visits.byMonth((g) => g.sum('price'))),
  ],
  [
    'Quanto a clínica fatura por mês, em média?',
    clinic,
    // Half a cent, which may be told as none.
    Math.floor((visits.sum('price') / visits.byMonth((g) => g.count()).length) * 100) / 100,
  ],
  [
    'tivemos quantas consultas entre 15/12/2025 e 10/01/2026?',
    clinic,
    visits.from('2025-12-15', '2026-01-10').count(),
  ],
  [
    'oi, tô vendo se o plano pet compensa: qual o valor total das consultas pagas por ele desde novembro?',
    clinic,
    visits
      .during('2025-11', '2026-03')
      .when((r) => r.payment === 'Plano pet')
      .sum('price'),
  ],
  [
    'gato x cachorro: número de consultas de cada um',
    clinic,
    visits.when((r) => r.species === 'Gato' || r.species === 'Cachorro').by('species', (g) => g.count()),
  ],

  // The furniture shop
  ['total vendido em móveis em maio?', shop, orders.during('2025-05').sum('total')],
  ['quantos pedidos de móveis em março de 2026?', shop, orders.during('2026-03').count()],
  ['quantos pedidos cada vendedor fechou?', shop, orders.by('seller', (g) => g.count())],
  ['qual vendedor vendeu mais, em reais?', shop, most(orders.by('seller', (g) => g.sum('total')))],
  [
    'top 3 móveis por valor vendido',
    shop,
    most(
      orders.by('piece', (g) => g.sum('total')),
      3,
    ),
  ],
  ['valor médio dos pedidos de sofá', shop, orders.when((r) => r.piece === 'Sofá').mean('total')],
  [
    'quantas cadeiras foram pedidas em 2025?',
    shop,
    orders
      .during('2025-01', '2025-12')
      .when((r) => r.piece === 'Cadeira')
      .sum('pieces'),
  ],
  ['Valor vendido por ambiente', shop, orders.by('room', (g) => g.sum('total'))],
  [
    'que percentual do valor dos pedidos foi para Londrina?',
    shop,
    orders.share((r) => r.city === 'Londrina', 'total'),
  ],
  [
    'compara o valor dos pedidos de janeiro de 2025 com o de janeiro de 2026',
    shop,
    { before: orders.during('2025-01').sum('total'), after: orders.during('2026-01').sum('total') },
  ],
  ['quantos pedidos passaram de R$ 5.000?', shop, orders.when((r) => r.total > 5000).count()],
  ['pedidos abaixo de mil reais, quantos foram', shop, orders.when((r) => r.total < 1000).count()],
  ['qual o valor do maior pedido da Bia?', shop, orders.when((r) => r.seller === 'Bia').max('total')],
  [
    'quanto a Rosangela vendeu para Cambé, em reais?',
    shop,
    orders.when((r) => r.seller === 'Rosângela' && r.city === 'Cambé').sum('total'),
  ],
  ['pra quantas cidades diferentes tem pedido?', shop, orders.distinct('city')],
  ['qual cidade tem menos pedidos?', shop, least(orders.by('city', (g) => g.count()))],
  [
    'vendas de móveis mês a mês em 2026, em reais',
    shop,
    orders.during('2026-01', '2026-04').byMonth((g) => g.sum('total')),
  ],
  ['quantas peças saíram de cada móvel?', shop, orders.by('piece', (g) => g.sum('pieces'))],
  ['média de peças por pedido do Ademir', shop, orders.when((r) => r.seller === 'Ademir').mean('pieces')],
  [
    'Quanto deu, em reais, a venda de cama e guarda-roupa juntos no segundo semestre de 2025?',
    shop,
    orders
      .during('2025-07', '2025-12')
      .when((r) => r.piece === 'Cama' || r.piece === 'Guarda-roupa')
      .sum('total'),
  ],
  [
    'valor total dos pedidos sem contar os de sofá',
    shop,
    orders.when((r) => r.piece !== 'Sofá').sum('total'),
  ],
  ['dia da semana com maior valor vendido em móveis', shop, most(orders.byWeekday((g) => g.sum('total')))],
  ['pedidos com 6 peças ou mais: quantos tem?', shop, orders.when((r) => r.pieces >= 6).count()],
  [
    'Rosângela ou Ademir: quantos reais cada um vendeu em 2025?',
    shop,
    orders
      .during('2025-01', '2025-12')
      .when((r) => r.seller === 'Rosângela' || r.seller === 'Ademir')
      .by('seller', (g) => g.sum('total')),
  ],
  ['ticket medio dos pedidos por cidade', shop, orders.by('city', (g) => g.mean('total'))],
  [
    'qantos pedidos de rack foram para Ibiporã ou Rolândia?',
    shop,
    orders.when((r) => r.piece === 'Rack' && (r.city === 'Ibiporã' || r.city === 'Rolândia')).count(),
  ],
  [
    'preciso fechar a comissão do Ademir: quantos reais ele vendeu entre 10/06/2025 e 25/08/2025?',
    shop,
    orders
      .from('2025-06-10', '2025-08-25')
      .when((r) => r.seller === 'Ademir')
      .sum('total'),
  ],
  ['que fatia do número de pedidos é do ambiente quarto?', shop, orders.share((r) => r.room === 'Quarto')],
  [
    'qual foi o valor do primeiro pedido de escrivaninha?',
    shop,
    orders.when((r) => r.piece === 'Escrivaninha').all.at(0)?.total ?? 0,
  ],
  [
    'em qual data os pedidos de móveis somaram o maior valor?',
    shop,
    most(orders.by('day', (g) => g.sum('total'))).map(([day, value]): [string, number] => [
      shownDay(day),
      value,
    ]),
  ],

  // The condominium
  ['valor das contas recebidas em abril', condominium, bills.during('2025-04').sum('amount')],
  ['quantas contas o condomínio recebeu em 2025?', condominium, bills.during('2025-01', '2025-12').count()],
  ['gasto por tipo de despesa', condominium, bills.by('kind', (g) => g.sum('amount'))],
  [
    'os três fornecedores que mais pesam no valor das contas',
    condominium,
    most(
      bills.by('supplier', (g) => g.sum('amount')),
      3,
    ),
  ],
  [
    'quantas contas de energia são do Bloco A?',
    condominium,
    bills.when((r) => r.kind === 'Energia' && r.block === 'Bloco A').count(),
  ],
  ['valor médio da conta da Sabesp', condominium, bills.when((r) => r.supplier === 'Sabesp').mean('amount')],
  ['Qual fornecedor mandou mais contas?', condominium, most(bills.by('supplier', (g) => g.count()))],
  [
    'de quanto foi a maior conta de energia da area comum',
    condominium,
    bills.when((r) => r.kind === 'Energia' && r.block === shared).max('amount'),
  ],
  ['quantas contas foram pagas com atraso?', condominium, bills.when((r) => r.late > 0).count()],
  [
    'só das contas que atrasaram, qual foi a média de dias de atraso?',
    condominium,
    bills.when((r) => r.late > 0).mean('late'),
  ],
  ['contas com mais de 10 dias de atraso: quantas?', condominium, bills.when((r) => r.late > 10).count()],
  [
    'que porcentagem do número de contas foi paga por débito automático?',
    condominium,
    bills.share((r) => r.payment === 'Débito automático'),
  ],
  [
    'participação da segurança no valor total das contas',
    condominium,
    bills.share((r) => r.kind === 'Segurança', 'amount'),
  ],
  [
    'quanto somam as contas com vencimento em dezembro de 2025?',
    condominium,
    bills.when((r) => r.due.startsWith('2025-12')).sum('amount'),
  ],
  [
    'valor das contas recebidas em cada mês de 2025',
    condominium,
    bills.during('2025-01', '2025-12').byMonth((g) => g.sum('amount')),
  ],
  [
    'contas do condomínio recebidas em junho x julho, em valor',
    condominium,
    { before: bills.during('2025-06').sum('amount'), after: bills.during('2025-07').sum('amount') },
  ],
  [
    'Bloco A ou Bloco B: qual o valor das contas de cada um?',
    condominium,
    bills.when((r) => r.block === 'Bloco A' || r.block === 'Bloco B').by('block', (g) => g.sum('amount')),
  ],
  [
    'quanto gastamos com o zeca encanador',
    condominium,
    bills.when((r) => r.supplier === 'Zeca Encanador').sum('amount'),
  ],
  [
    'de quanto foi a última conta recebida da Vigia Forte?',
    condominium,
    bills.when((r) => r.supplier === 'Vigia Forte').all.at(-1)?.amount ?? 0,
  ],
  ['Quantas contas são acima de 3 mil reais?', condominium, bills.when((r) => r.amount > 3000).count()],
  [
    'quantas contas de até R$ 500 foram pagas no pix',
    condominium,
    bills.when((r) => r.amount <= 500 && r.payment === 'Pix').count(),
  ],
  [
    'temos quantos fornecedores diferentes de manutenção?',
    condominium,
    bills.when((r) => r.kind === 'Manutenção').distinct('supplier'),
  ],
  [
    'valor total das contas tirando segurança e água',
    condominium,
    bills.when((r) => r.kind !== 'Segurança' && r.kind !== 'Água').sum('amount'),
  ],
  [
    'em qual mês a soma das contas recebidas foi maior, em reais?',
    condominium,
    most(bills.byMonth((g) => g.sum('amount'))),
  ],
  ['total de dias de atraso por tipo de despesa', condominium, bills.by('kind', (g) => g.sum('late'))],
  [
    'valor das contas da área comum recebidas entre 01/03/2025 e 31/05/2025',
    condominium,
    bills
      .from('2025-03-01', '2025-05-31')
      .when((r) => r.block === shared)
      .sum('amount'),
  ],
  [
    'boa tarde! a síndica pediu: quanto deram as contas de água do bloco B recebidas no primeiro semestre de 2025?',
    condominium,
    bills
      .during('2025-01', '2025-06')
      .when((r) => r.kind === 'Água' && r.block === 'Bloco B')
      .sum('amount'),
  ],
  [
    'média do valor das contas por forma de pagamento',
    condominium,
    bills.by('payment', (g) => g.mean('amount')),
  ],
  [
    'quanto foi a conta de luz do bloco B recebida em maio?',
    condominium,
    bills
      .during('2025-05')
      .when((r) => r.kind === 'Energia' && r.block === 'Bloco B')
      .sum('amount'),
  ],
]

export const unanswerable: string[] = [
  'qual a idade média dos cachorros atendidos?',
  'quanto a clínica gasta com medicamentos por mês?',
  'qual o telefone do tutor do gato que veio em dezembro?',
  'qual a nota que os clientes deram pra Dra. Yumi',
  'por que as vendas de sofá caíram em fevereiro?',
  'quanto vamos vender de móveis em junho de 2027?',
  'qual o custo da madeira dos guarda-roupas?',
  'quantos moradores estão inadimplentes no bloco A?',
  'saldo do fundo de reserva do condomínio',
  'qual o salário do porteiro?',
]
