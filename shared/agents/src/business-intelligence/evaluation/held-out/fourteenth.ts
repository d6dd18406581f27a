import { brazilianDay, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows } from './rows'

/* Outings for tourists, a scrap yard and a seller of gas and water at the door. */

const { next, whole, pick } = seededBusiness('outings for tourists, a scrap yard, gas and water at the door')
const days = daysFrom('2025-12-01', 182)

const outings = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(1, 5) }, () => ({
      day,
      outing: pick(['Piscinas naturais', 'Buggy nas dunas', 'Catamarã', 'Pôr do sol', 'City tour']),
      guide: pick(['Naldinho', 'Socorro', 'Beto', 'Cícera']),
      channel: pick(['Hotel parceiro', 'Instagram', 'Balcão', 'Site']),
      origin: pick(['São Paulo', 'Minas Gerais', 'Pernambuco', 'Argentina', 'Goiás']),
      payment: pick(['Pix', 'Cartão', 'Dinheiro']),
      adults: whole(1, 12),
      children: next() < 0.5 ? 0 : whole(1, 5),
      score: next() < 0.25 ? undefined : whole(1, 10),
      fee: next() < 0.35 ? 0 : whole(1_000, 16_000) / 100,
      total: whole(12_000, 160_000) / 100,
    })),
  ),
)
const scrap = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(1, 5) }, () => {
      const kilos = whole(30, 4_000) / 10
      const perKilo = whole(40, 3_800) / 100
      return {
        day,
        material: pick(['Ferro', 'Alumínio', 'Papelão', 'Cobre', 'PET', 'Bateria']),
        supplier: pick(['Seu Biu', 'Oficina do Zé', 'Dona Neide', 'Mercado Econômico', 'Condomínio Sol']),
        grade: pick(['Limpo', 'Misto', 'Sujo']),
        checker: pick(['Galego', 'Wilma', 'Tonho']),
        vehicle: pick(['Carroça', 'Caminhão', 'Carro próprio']),
        kilos,
        deduction: next() < 0.5 ? 0 : whole(5, 200) / 10,
        perKilo,
        paid: Math.round(kilos * perKilo * 100) / 100,
      }
    }),
  ),
)
const deliveries = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(2, 6) }, () => {
      const units = whole(1, 6)
      return {
        day,
        product: pick(['Botijão P13', 'Galão 20L', 'Botijão P45', 'Fardo 500ml']),
        district: pick(['Centro', 'Alto da Boa Vista', 'Cohab', 'Beira Rio', 'Santa Luzia']),
        rider: pick(['Dedé', 'Rafinha', 'Jailson']),
        channel: pick(['WhatsApp', 'Telefone', 'Portaria']),
        payment: pick(['Pix', 'Dinheiro', 'Maquininha', 'Fiado']),
        units,
        minutes: whole(8, 95),
        fee: next() < 0.5 ? 0 : whole(200, 900) / 100,
        total: Math.round(units * whole(900, 12_500)) / 100,
      }
    }),
  ),
)

const tours = 'Passeios vendidos'
const yard = 'compras_sucata'
const gas = 'ENTREGAS GAS E AGUA'

export const files = [
  file(tours, outings, [
    ['Data Passeio', ({ day }) => brazilianDay(day)],
    ['Passeio', ({ outing }) => outing],
    ['Guia', ({ guide }) => guide],
    ['Canal Venda', ({ channel }) => channel],
    ['Origem Turista', ({ origin }) => origin],
    ['Pagto', ({ payment }) => payment],
    ['Qtd Adultos', ({ adults }) => adults],
    ['Qtd Crianças', ({ children }) => children],
    ['Nota (0-10)', ({ score }) => score ?? ''],
    ['Comissão Paga', ({ fee }) => commaPrice(fee)],
    ['Vlr Passeio', ({ total }) => commaPrice(total)],
  ]),
  file(
    yard,
    scrap,
    [
      ['dt_compra', ({ day }) => day],
      ['material', ({ material }) => material],
      ['fornecedor', ({ supplier }) => supplier],
      ['classificacao', ({ grade }) => grade],
      ['conferente', ({ checker }) => checker],
      ['transporte', ({ vehicle }) => vehicle],
      ['peso_kg', ({ kilos }) => kilos.toFixed(1)],
      ['desconto_kg', ({ deduction }) => deduction.toFixed(1)],
      ['preco_kg', ({ perKilo }) => perKilo.toFixed(2)],
      ['vlr_pago', ({ paid }) => paid.toFixed(2)],
    ],
    ',',
  ),
  file(gas, deliveries, [
    ['DT_PEDIDO', ({ day }) => brazilianDay(day)],
    ['PRODUTO', ({ product }) => product],
    ['BAIRRO', ({ district }) => district],
    ['ENTREGADOR', ({ rider }) => rider],
    ['CANAL', ({ channel }) => channel],
    ['FORMA_PGTO', ({ payment }) => payment],
    ['QTD', ({ units }) => units],
    ['TEMPO_MIN', ({ minutes }) => minutes],
    ['TX_ENTREGA', ({ fee }) => decimal(fee)],
    ['VL_TOTAL', ({ total }) => decimal(total)],
  ]),
]

export const labelled: Labelled[] = [
  // The outings
  ['me diz aí quantos passeios a gente vendeu em janeiro', tours, outings.during('2026-01').count()],
  ['oi, bom dia! quanto entrou de passeio em fevereiro?', tours, outings.during('2026-02').sum('total')],
  ['valor dos passeios por guia', tours, outings.by('guide', (g) => g.sum('total'))],
  ['qual passeio o povo mais compra?', tours, most(outings.by('outing', (g) => g.count()))],
  ['quantos adultos o Naldinho levou', tours, outings.when((r) => r.guide === 'Naldinho').sum('adults')],
  [
    'criançada no catamarã em janeiro, quantas foram?',
    tours,
    outings
      .during('2026-01')
      .when((r) => r.outing === 'Catamarã')
      .sum('children'),
  ],
  ['nota média de cada guia', tours, outings.by('guide', (g) => g.mean('score'))],
  ['qual guia tá com a pior nota média', tours, least(outings.by('guide', (g) => g.mean('score')))],
  [
    'comissão que a gente pagou pros hotéis parceiros',
    tours,
    outings.when((r) => r.channel === 'Hotel parceiro').sum('fee'),
  ],
  ['passeios por canal de venda', tours, outings.by('channel', (g) => g.count())],
  [
    'quantos passeios a gente fez com turista da argentina?',
    tours,
    outings.when((r) => r.origin === 'Argentina').count(),
  ],
  [
    'do total dos passeios em reais, quantos por cento vem do instagram?',
    tours,
    outings.share((r) => r.channel === 'Instagram', 'total'),
  ],
  [
    'valor médio do passeio de buggy nas dunas',
    tours,
    outings.when((r) => r.outing === 'Buggy nas dunas').mean('total'),
  ],
  [
    'passeio vendeu mais em reais em março ou em abril?',
    tours,
    { before: outings.during('2026-03').sum('total'), after: outings.during('2026-04').sum('total') },
  ],
  [
    'me manda as 3 origens de turista com mais passeios, por favor',
    tours,
    most(
      outings.by('origin', (g) => g.count()),
      3,
    ),
  ],
  ['passeios no fim de semana', tours, outings.on(0, 6).count()],
  ['quantos passeios não pagaram comissão?', tours, outings.when((r) => r.fee === 0).count()],
  [
    'pôr do sol com a Socorro, quantas saídas?',
    tours,
    outings.when((r) => r.outing === 'Pôr do sol' && r.guide === 'Socorro').count(),
  ],
  ['valor dos passeios mês a mês', tours, outings.byMonth((g) => g.sum('total'))],
  ['passeios com nota 9 ou 10', tours, outings.when((r) => r.score !== undefined && r.score >= 9).count()],
  [
    'quanto o pessoal de minas gerais gastou em city tour?',
    tours,
    outings.when((r) => r.origin === 'Minas Gerais' && r.outing === 'City tour').sum('total'),
  ],
  ['dia da semana que mais vende passeio', tours, most(outings.byWeekday((g) => g.count()))],
  ['passeio mais caro que já vendemos, quanto foi', tours, outings.max('total')],
  [
    'valor dos passeios por tipo de passeio, tirando city tour',
    tours,
    outings.when((r) => r.outing !== 'City tour').by('outing', (g) => g.sum('total')),
  ],
  ['qtos passeios sem criança', tours, outings.when((r) => r.children === 0).count()],
  [
    'Beto e Cícera: quantos passeios cada um guiou em maio',
    tours,
    outings
      .during('2026-05')
      .when((r) => ['Beto', 'Cícera'].includes(r.guide))
      .by('guide', (g) => g.count()),
  ],
  [
    'quanto recebemos de passeio entre 20 de dezembro e 5 de janeiro?',
    tours,
    outings.from('2025-12-20', '2026-01-05').sum('total'),
  ],
  ['comissão paga por canal', tours, outings.by('channel', (g) => g.sum('fee'))],
  ['média de passeios por mês', tours, outings.count() / 6],
  [
    'nos passeios, o valor dividido pelos adultos dá quanto por cabeça?',
    tours,
    outings.sum('total') / outings.sum('adults'),
  ],

  // The scrap yard
  ['quantos quilos de sucata compramos em dezembro?', yard, scrap.during('2025-12').sum('kilos')],
  ['peso por material', yard, scrap.by('material', (g) => g.sum('kilos'))],
  ['quanto pagamos pro seu biu até hoje', yard, scrap.when((r) => r.supplier === 'Seu Biu').sum('paid')],
  [
    'quem é que mais vende sucata pra gente, em quilos?',
    yard,
    most(scrap.by('supplier', (g) => g.sum('kilos'))),
  ],
  [
    'cobre: quanto gastei em março',
    yard,
    scrap
      .during('2026-03')
      .when((r) => r.material === 'Cobre')
      .sum('paid'),
  ],
  ['média do preço kg do alumínio', yard, scrap.when((r) => r.material === 'Alumínio').mean('perKilo')],
  ['quantas compras de papelao', yard, scrap.when((r) => r.material === 'Papelão').count()],
  ['valor pago por fornecedor', yard, scrap.by('supplier', (g) => g.sum('paid'))],
  [
    'a Wilma conferiu quantos quilos em abril?',
    yard,
    scrap
      .during('2026-04')
      .when((r) => r.checker === 'Wilma')
      .sum('kilos'),
  ],
  ['material que a gente menos compra em peso', yard, least(scrap.by('material', (g) => g.sum('kilos')))],
  ['compras de sucata por mês em reais', yard, scrap.byMonth((g) => g.sum('paid'))],
  [
    'quanto de desconto em kg a gente tirou do material sujo',
    yard,
    scrap.when((r) => r.grade === 'Sujo').sum('deduction'),
  ],
  ['que parte do peso comprado é ferro?', yard, scrap.share((r) => r.material === 'Ferro', 'kilos')],
  [
    'gastei mais com sucata em fevereiro ou março?',
    yard,
    { before: scrap.during('2026-02').sum('paid'), after: scrap.during('2026-03').sum('paid') },
  ],
  ['compras de sucata com mais de 300 quilos, quantas', yard, scrap.when((r) => r.kilos > 300).count()],
  ['quantas compras vieram de carroça?', yard, scrap.when((r) => r.vehicle === 'Carroça').count()],
  [
    'peso de pet e papelão somados',
    yard,
    scrap.when((r) => ['PET', 'Papelão'].includes(r.material)).sum('kilos'),
  ],
  [
    'fornecedor que fica em segundo no valor pago',
    yard,
    most(
      scrap.by('supplier', (g) => g.sum('paid')),
      2,
    ).slice(1),
  ],
  [
    'bateria da oficina do zé, quantos kg?',
    yard,
    scrap.when((r) => r.material === 'Bateria' && r.supplier === 'Oficina do Zé').sum('kilos'),
  ],
  ['a compra de sucata mais cara, qual o valor?', yard, scrap.max('paid')],
  ['sucata por classificação em kg', yard, scrap.by('grade', (g) => g.sum('kilos'))],
  ['peso médio por compra de sucata', yard, scrap.mean('kilos')],
  [
    'quanto pagamos de sucata no primeiro trimestre de 2026',
    yard,
    scrap.during('2026-01', '2026-03').sum('paid'),
  ],
  [
    'compras do condomínio sol por material',
    yard,
    scrap.when((r) => r.supplier === 'Condomínio Sol').by('material', (g) => g.count()),
  ],
  ['valor pago em sucata por semana, na média', yard, scrap.sum('paid') / 26],
  ['maior preço que paguei no kg do cobre', yard, scrap.when((r) => r.material === 'Cobre').max('perKilo')],
  [
    'peso total sem contar o mercado econômico',
    yard,
    scrap.when((r) => r.supplier !== 'Mercado Econômico').sum('kilos'),
  ],
  [
    'quantos fornecedores venderam pra gente de 1 a 3 de dezembro?',
    yard,
    scrap.from('2025-12-01', '2025-12-03').distinct('supplier'),
  ],
  ['compras por dia da semana no ferro velho', yard, scrap.byWeekday((g) => g.count())],
  [
    'ferro limpo, quanto pagamos?',
    yard,
    scrap.when((r) => r.material === 'Ferro' && r.grade === 'Limpo').sum('paid'),
  ],

  // Gas and water
  ['quantas entregas o Dedé fez?', gas, deliveries.when((r) => r.rider === 'Dedé').count()],
  ['vendas de gás e água por bairro', gas, deliveries.by('district', (g) => g.sum('total'))],
  [
    'botijão P13: quantos saíram em janeiro',
    gas,
    deliveries
      .during('2026-01')
      .when((r) => r.product === 'Botijão P13')
      .sum('units'),
  ],
  ['qual bairro pede mais entrega', gas, most(deliveries.by('district', (g) => g.count()))],
  ['tempo medio de entrega por entregador', gas, deliveries.by('rider', (g) => g.mean('minutes'))],
  ['moço, quanto tem vendido no fiado?', gas, deliveries.when((r) => r.payment === 'Fiado').sum('total')],
  [
    'fiado da cohab, valor',
    gas,
    deliveries.when((r) => r.payment === 'Fiado' && r.district === 'Cohab').sum('total'),
  ],
  ['entregas por canal', gas, deliveries.by('channel', (g) => g.count())],
  [
    'quantos garrafões de água de 20 litros vendemos no total',
    gas,
    deliveries.when((r) => r.product === 'Galão 20L').sum('units'),
  ],
  ['quanto cobramos de taxa de entrega em maio', gas, deliveries.during('2026-05').sum('fee')],
  ['entregas que demoraram mais de uma hora', gas, deliveries.when((r) => r.minutes > 60).count()],
  ['porcentagem das entregas que vem do whatsapp', gas, deliveries.share((r) => r.channel === 'WhatsApp')],
  [
    'quem fez mais entrega em abril, o Rafinha ou o Jailson?',
    gas,
    deliveries
      .during('2026-04')
      .when((r) => ['Rafinha', 'Jailson'].includes(r.rider))
      .by('rider', (g) => g.count()),
  ],
  [
    'subiu ou desceu o total das entregas de gás e água de dezembro pra janeiro',
    gas,
    { before: deliveries.during('2025-12').sum('total'), after: deliveries.during('2026-01').sum('total') },
  ],
  ['quantas entregas no domingo?', gas, deliveries.on(0).count()],
  ['produto que dá mais dinheiro nas entregas', gas, most(deliveries.by('product', (g) => g.sum('total')))],
  ['quantas entregas foram sem taxa', gas, deliveries.when((r) => r.fee === 0).count()],
  [
    'entregas em santa luzia por mês',
    gas,
    deliveries.when((r) => r.district === 'Santa Luzia').byMonth((g) => g.count()),
  ],
  [
    'top 3 bairros em botijão P45, quantidade',
    gas,
    most(
      deliveries.when((r) => r.product === 'Botijão P45').by('district', (g) => g.sum('units')),
      3,
    ),
  ],
  [
    'total das entregas pagas na maquininha em março',
    gas,
    deliveries
      .during('2026-03')
      .when((r) => r.payment === 'Maquininha')
      .sum('total'),
  ],
  [
    'ticket médio das entregas na Beira Rio',
    gas,
    deliveries.when((r) => r.district === 'Beira Rio').mean('total'),
  ],
  ['entrega mais demorada, quantos minutos?', gas, deliveries.max('minutes')],
  [
    'bairro com menos entrega em fevereiro',
    gas,
    least(deliveries.during('2026-02').by('district', (g) => g.count())),
  ],
  [
    'total vendido nas entregas por forma de pagamento menos fiado',
    gas,
    deliveries.when((r) => r.payment !== 'Fiado').by('payment', (g) => g.sum('total')),
  ],
  [
    'o Jailson vendeu quanto no centro?',
    gas,
    deliveries.when((r) => r.rider === 'Jailson' && r.district === 'Centro').sum('total'),
  ],
  ['quantas entregas por mês em média', gas, deliveries.count() / 6],
  [
    'qual o melhor dia da semana em total vendido de gás e água?',
    gas,
    most(deliveries.byWeekday((g) => g.sum('total'))),
  ],
  [
    'fardo 500ml vendido por telefone, total em reais',
    gas,
    deliveries.when((r) => r.product === 'Fardo 500ml' && r.channel === 'Telefone').sum('total'),
  ],
  [
    'total das entregas na primeira semana de dezembro',
    gas,
    deliveries.from('2025-12-01', '2025-12-07').sum('total'),
  ],
  [
    'entregas acima de 500 reais do Rafinha, quantas foram',
    gas,
    deliveries.when((r) => r.total > 500 && r.rider === 'Rafinha').count(),
  ],
]

/** What the tables do not hold. */
export const unanswerable: string[] = [
  'quanto a gente gasta de diesel no catamarã?',
  'me diz quantos turistas desistiram por causa da chuva',
  'qual a idade dos turistas da argentina',
  'por quanto a gente revende o cobre pra siderúrgica?',
  'quanto de ferro tem parado no pátio hoje',
  'qual o salário do Galego?',
  'quantos botijões vazios temos no depósito?',
  'quem do fiado ainda não pagou',
  'como vai ser a venda de gás em julho?',
  'por que a Cícera tá com nota baixa?',
]
