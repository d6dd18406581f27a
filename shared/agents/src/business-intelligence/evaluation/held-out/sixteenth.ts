import { brazilianDay, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows } from './rows'

/* A butcher's shop, a provider of internet and a daycare for dogs. */

const { next, whole, pick } = seededBusiness('a butcher, a provider of internet, a daycare for dogs')
const days = daysFrom('2025-09-01', 212)

const meats = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(2, 6) }, () => {
      const kilos = whole(3, 80) / 10
      const price = whole(1_500, 9_900) / 100
      return {
        day,
        cut: pick(['Picanha', 'Costela', 'Frango', 'Linguiça', 'Alcatra', 'Carne moída']),
        kind: pick(['Bovina', 'Suína', 'Aves']),
        butcher: pick(['Gilmar', 'Tião', 'Rosa']),
        payment: pick(['Dinheiro', 'Cartão de débito', 'Pix', 'Caderneta']),
        counter: pick(['Balcão', 'Delivery']),
        kilos,
        price,
        discount: next() < 0.6 ? 0 : whole(100, 900) / 100,
        total: Math.round(kilos * price * 100) / 100,
      }
    }),
  ),
)
const tickets = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(1, 5) }, () => ({
      day,
      problem: pick(['Sem sinal', 'Lentidão', 'Troca de senha', 'Mudança de endereço', 'Cabo rompido']),
      technician: pick(['Wesley', 'Patrícia', 'Edson', 'Fábio']),
      district: pick(['Centro', 'Jardim América', 'Vila Nova', 'São José']),
      plan: pick(['100 Mega', '300 Mega', '600 Mega']),
      priority: pick(['Baixa', 'Média', 'Alta']),
      status: pick(['Resolvido', 'Pendente', 'Cancelado']),
      visit: pick(['S', 'N']),
      minutes: whole(10, 240),
      km: whole(0, 300) / 10,
      cost: next() < 0.5 ? 0 : whole(1_000, 15_000) / 100,
      grade: next() < 0.4 ? undefined : whole(0, 10),
    })),
  ),
)
const stays = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(1, 5) }, () => ({
      day,
      dog: pick(['Thor', 'Mel', 'Pipoca', 'Bidu', 'Luna', 'Amora']),
      breed: pick(['Golden', 'Shih-tzu', 'Vira-lata', 'Poodle']),
      size: pick(['Pequeno', 'Médio', 'Grande']),
      service: pick(['Creche', 'Hotel', 'Banho', 'Adestramento']),
      monitor: pick(['Carol', 'Ivan', 'Bete']),
      nights: whole(0, 6),
      extras: next() < 0.6 ? 0 : whole(1_000, 6_000) / 100,
      total: whole(4_500, 52_000) / 100,
      paid: pick(['Pago', 'Em aberto', 'Atrasado']),
    })),
  ),
)

const butcher = 'VENDAS_ACOUGUE'
const provider = 'Chamados técnicos'
const daycare = 'dog_stays'

export const files = [
  file(butcher, meats, [
    ['DATA', ({ day }) => brazilianDay(day)],
    ['CORTE', ({ cut }) => cut],
    ['TIPO_CARNE', ({ kind }) => kind],
    ['ACOUGUEIRO', ({ butcher }) => butcher],
    ['FORMA_PAGTO', ({ payment }) => payment],
    ['CANAL', ({ counter }) => counter],
    ['QTD_KG', ({ kilos }) => decimal(kilos, 1)],
    ['PRECO_KG', ({ price }) => decimal(price)],
    ['DESCONTO', ({ discount }) => decimal(discount)],
    ['TOTAL', ({ total }) => decimal(total)],
  ]),
  file(provider, tickets, [
    ['Data de abertura', ({ day }) => brazilianDay(day)],
    ['Problema', ({ problem }) => problem],
    ['Técnico', ({ technician }) => technician],
    ['Bairro', ({ district }) => district],
    ['Plano contratado', ({ plan }) => plan],
    ['Prioridade', ({ priority }) => priority],
    ['Situação', ({ status }) => status],
    ['Visita no local', ({ visit }) => visit],
    ['Tempo de atendimento (min)', ({ minutes }) => minutes],
    ['Km rodados', ({ km }) => decimal(km, 1)],
    ['Custo do chamado', ({ cost }) => commaPrice(cost)],
    ['NPS', ({ grade }) => grade ?? ''],
  ]),
  file(
    daycare,
    stays,
    [
      ['checkin_date', ({ day }) => day],
      ['dog_name', ({ dog }) => dog],
      ['breed', ({ breed }) => breed],
      ['size', ({ size }) => size],
      ['service', ({ service }) => service],
      ['monitor', ({ monitor }) => monitor],
      ['nights', ({ nights }) => nights],
      ['extras_amount', ({ extras }) => extras.toFixed(2)],
      ['total_amount', ({ total }) => total.toFixed(2)],
      ['payment_status', ({ paid }) => paid],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The butcher's shop
  ['quanto o açougue vendeu em outubro?', butcher, meats.during('2025-10').sum('total')],
  ['quantos quilos de picanha vendemos em dezembro', butcher, meats.during('2025-12').when((r) => r.cut === 'Picanha').sum('kilos')],
  ['qual corte de carne vende mais em kg?', butcher, most(meats.by('cut', (g) => g.sum('kilos')))],
  ['faturamento por açougueiro', butcher, meats.by('butcher', (g) => g.sum('total'))],
  ['preço médio do quilo da costela', butcher, meats.when((r) => r.cut === 'Costela').mean('price')],
  ['quanto tem na caderneta de novembro', butcher, meats.during('2025-11').when((r) => r.payment === 'Caderneta').sum('total')],
  ['vendas no débito em reais', butcher, meats.when((r) => r.payment === 'Cartão de débito').sum('total')],
  ['quanto demos de desconto no açougue em março?', butcher, meats.during('2026-03').sum('discount')],
  ['kg vendidos por tipo de carne', butcher, meats.by('kind', (g) => g.sum('kilos'))],
  ['quantas vendas do delivery tiveram desconto', butcher, meats.when((r) => r.counter === 'Delivery' && r.discount > 0).count()],
  ['o Tião vendeu quantos quilos de linguiça?', butcher, meats.when((r) => r.butcher === 'Tião' && r.cut === 'Linguiça').sum('kilos')],
  ['quem vendeu mais quilo em janeiro', butcher, most(meats.during('2026-01').by('butcher', (g) => g.sum('kilos')))],
  ['percentual do faturamento que vem de carne suína', butcher, meats.share((r) => r.kind === 'Suína', 'total')],
  ['ticket médio do delivery no açougue', butcher, meats.when((r) => r.counter === 'Delivery').mean('total')],
  ['vendas de frango por mês em quilos', butcher, meats.when((r) => r.cut === 'Frango').byMonth((g) => g.sum('kilos'))],
  ['vendemos mais alcatra em kg em janeiro ou fevereiro?', butcher, { before: meats.during('2026-01').when((r) => r.cut === 'Alcatra').sum('kilos'), after: meats.during('2026-02').when((r) => r.cut === 'Alcatra').sum('kilos') }],
  ['quantas vendas do açougue no sábado e domingo', butcher, meats.on(6, 0).count()],
  ['sábado vendeu quanto no açougue', butcher, meats.on(6).sum('total')],
  ['quanto faturou de carne moída no pix', butcher, meats.when((r) => r.cut === 'Carne moída' && r.payment === 'Pix').sum('total')],
  ['corte que menos vende em valor', butcher, least(meats.by('cut', (g) => g.sum('total')))],
  ['vendas acima de 5 kg, quantas foram?', butcher, meats.when((r) => r.kilos > 5).count()],
  ['total por forma de pagamento sem contar dinheiro', butcher, meats.when((r) => r.payment !== 'Dinheiro').by('payment', (g) => g.sum('total'))],
  ['média de quilos por venda do açougue', butcher, meats.mean('kilos')],
  ['maior preço por kg que cobramos na picanha', butcher, meats.when((r) => r.cut === 'Picanha').max('price')],
  ['faturamento da rosa e do gilmar somados', butcher, meats.when((r) => ['Rosa', 'Gilmar'].includes(r.butcher)).sum('total')],
  ['quantos quilos de carne bovina saíram na primeira quinzena de dezembro', butcher, meats.from('2025-12-01', '2025-12-15').when((r) => r.kind === 'Bovina').sum('kilos')],
  ['melhor mês do açougue em faturamento', butcher, most(meats.byMonth((g) => g.sum('total')))],
  ['desconto médio por venda do tião', butcher, meats.when((r) => r.butcher === 'Tião').mean('discount')],
  ['quanto o açougue fatura por dia em média', butcher, meats.sum('total') / 212],
  ['top 2 cortes de aves em quilos', butcher, most(meats.when((r) => r.kind === 'Aves').by('cut', (g) => g.sum('kilos')), 2)],

  // The provider
  ['quantos chamados abrimos em setembro?', provider, tickets.during('2025-09').count()],
  ['chamados por problema', provider, tickets.by('problem', (g) => g.count())],
  ['qual técnico atendeu mais chamados', provider, most(tickets.by('technician', (g) => g.count()))],
  ['tempo médio de atendimento da Patrícia', provider, tickets.when((r) => r.technician === 'Patrícia').mean('minutes')],
  ['quantos chamados ainda estão pendentes?', provider, tickets.when((r) => r.status === 'Pendente').count()],
  ['chamados de prioridade alta em janeiro', provider, tickets.during('2026-01').when((r) => r.priority === 'Alta').count()],
  ['bairro com mais reclamação de lentidão', provider, most(tickets.when((r) => r.problem === 'Lentidão').by('district', (g) => g.count()))],
  ['quantos km o Edson rodou em fevereiro', provider, tickets.during('2026-02').when((r) => r.technician === 'Edson').sum('km')],
  ['custo dos chamados por bairro', provider, tickets.by('district', (g) => g.sum('cost'))],
  ['quanto gastamos com chamado na vila nova', provider, tickets.when((r) => r.district === 'Vila Nova').sum('cost')],
  ['% de chamados resolvidos', provider, tickets.share((r) => r.status === 'Resolvido')],
  ['nps médio por técnico', provider, tickets.by('technician', (g) => g.mean('grade'))],
  ['quantos chamados precisaram de visita', provider, tickets.when((r) => r.visit === 'S').count()],
  ['chamados sem visita por plano', provider, tickets.when((r) => r.visit === 'N').by('plan', (g) => g.count())],
  ['plano que dá menos chamado', provider, least(tickets.by('plan', (g) => g.count()))],
  ['chamado mais demorado do centro, quantos minutos', provider, tickets.when((r) => r.district === 'Centro').max('minutes')],
  ['chamados que passaram de 3 horas', provider, tickets.when((r) => r.minutes > 180).count()],
  ['quantos chamados do plano de 600 mega foram cancelados', provider, tickets.when((r) => r.plan === '600 Mega' && r.status === 'Cancelado').count()],
  ['cabo rompido: quantos casos em dezembro?', provider, tickets.during('2025-12').when((r) => r.problem === 'Cabo rompido').count()],
  ['chamados por dia da semana', provider, tickets.byWeekday((g) => g.count())],
  ['custo médio de um chamado de mudança de endereço', provider, tickets.when((r) => r.problem === 'Mudança de endereço').mean('cost')],
  ['chamados com nps abaixo de 5', provider, tickets.when((r) => r.grade !== undefined && r.grade < 5).count()],
  ['os chamados aumentaram de outubro pra novembro?', provider, { before: tickets.during('2025-10').count(), after: tickets.during('2025-11').count() }],
  ['média de chamados por mês', provider, tickets.count() / 7],
  ['quantos chamados o Wesley não resolveu', provider, tickets.when((r) => r.technician === 'Wesley' && r.status !== 'Resolvido').count()],
  ['total de km rodados por mês', provider, tickets.byMonth((g) => g.sum('km'))],
  ['chamados de sem sinal no jardim américa', provider, tickets.when((r) => r.problem === 'Sem sinal' && r.district === 'Jardim América').count()],
  ['quem roda mais km pra atender?', provider, most(tickets.by('technician', (g) => g.sum('km')))],
  ['chamados que não tiveram custo', provider, tickets.when((r) => r.cost === 0).count()],
  ['custo total do último trimestre de 2025', provider, tickets.during('2025-10', '2025-12').sum('cost')],

  // The daycare
  ['quanto o hotel faturou em dezembro?', daycare, stays.during('2025-12').when((r) => r.service === 'Hotel').sum('total')],
  ['faturamento dos cachorros por serviço', daycare, stays.by('service', (g) => g.sum('total'))],
  ['qual cachorro mais gastou', daycare, most(stays.by('dog', (g) => g.sum('total')))],
  ['quantas noites a Mel dormiu no hotel', daycare, stays.when((r) => r.dog === 'Mel' && r.service === 'Hotel').sum('nights')],
  ['quantos banhos demos em novembro?', daycare, stays.during('2025-11').when((r) => r.service === 'Banho').count()],
  ['valor em aberto', daycare, stays.when((r) => r.paid === 'Em aberto').sum('total')],
  ['quanto está atrasado de golden', daycare, stays.when((r) => r.paid === 'Atrasado' && r.breed === 'Golden').sum('total')],
  ['noites por porte', daycare, stays.by('size', (g) => g.sum('nights'))],
  ['quanto entrou de extras em janeiro', daycare, stays.during('2026-01').sum('extras')],
  ['total pago por raça', daycare, stays.when((r) => r.paid === 'Pago').by('breed', (g) => g.sum('total'))],
  ['quantos adestramentos a Carol fez', daycare, stays.when((r) => r.service === 'Adestramento' && r.monitor === 'Carol').count()],
  ['média de noites por hospedagem do thor', daycare, stays.when((r) => r.dog === 'Thor').mean('nights')],
  ['qual raça usa mais a creche?', daycare, most(stays.when((r) => r.service === 'Creche').by('breed', (g) => g.count()))],
  ['cachorros grandes: quanto rendeu em março', daycare, stays.during('2026-03').when((r) => r.size === 'Grande').sum('total')],
  ['que parte do faturamento da creche está atrasada?', daycare, stays.when((r) => r.service === 'Creche').share((r) => r.paid === 'Atrasado', 'total')],
  ['valor médio do banho do poodle', daycare, stays.when((r) => r.service === 'Banho' && r.breed === 'Poodle').mean('total')],
  ['faturamento do hotel mês a mês', daycare, stays.when((r) => r.service === 'Hotel').byMonth((g) => g.sum('total'))],
  ['quantas vezes o pipoca veio em outubro', daycare, stays.during('2025-10').when((r) => r.dog === 'Pipoca').count()],
  ['monitor que mais atendeu', daycare, most(stays.by('monitor', (g) => g.count()))],
  ['hospedagens de mais de 4 noites', daycare, stays.when((r) => r.nights > 4).count()],
  ['quanto faturou tirando banho', daycare, stays.when((r) => r.service !== 'Banho').sum('total')],
  ['os 3 cachorros com mais noites', daycare, most(stays.by('dog', (g) => g.sum('nights')), 3)],
  ['hotel ou creche, qual fatura mais?', daycare, stays.when((r) => ['Hotel', 'Creche'].includes(r.service)).by('service', (g) => g.sum('total'))],
  ['quantos vira-latas atendemos no fim de semana', daycare, stays.when((r) => r.breed === 'Vira-lata').on(0, 6).count()],
  ['serviço com menos faturamento em fevereiro', daycare, least(stays.during('2026-02').by('service', (g) => g.sum('total')))],
  ['quanto a gente recebeu da luna e da amora', daycare, stays.when((r) => ['Luna', 'Amora'].includes(r.dog)).sum('total')],
  ['extras por monitor', daycare, stays.by('monitor', (g) => g.sum('extras'))],
  ['maior conta que o bidu já pagou', daycare, stays.when((r) => r.dog === 'Bidu').max('total')],
  ['ticket médio dos pequenos', daycare, stays.when((r) => r.size === 'Pequeno').mean('total')],
  ['faturamento da creche de dezembro pra janeiro subiu?', daycare, { before: stays.during('2025-12').when((r) => r.service === 'Creche').sum('total'), after: stays.during('2026-01').when((r) => r.service === 'Creche').sum('total') }],
]

/** What the tables do not hold. */
export const unanswerable: string[] = [
  'quanto pagamos no boi pro frigorífico?',
  'qual o estoque de picanha?',
  'quantos clientes estão na caderneta?',
  'quantos clientes cancelaram o plano de internet?',
  'qual a mensalidade do plano de 300 mega?',
  'quanto ganha o Wesley por chamado?',
  'qual a idade do Thor?',
  'quantos cachorros morderam alguém?',
  'quanto a Mel pesa',
  'quanto vamos faturar nas férias de julho?',
]
