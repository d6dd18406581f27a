import { brazilianDay, cents, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* An inn, a fishmonger's and the invoices of a consultancy. */

const { next, whole, pick, among } = seededBusiness("an inn, a fishmonger's, a consultancy's invoices")

const dayBefore = (day: string, few: number) =>
  new Date(Date.parse(day) - few * 864e5).toISOString().slice(0, 10)

/** More come at the end of the week, and in summer. */
const arrivals = (day: string) => {
  const weekday = weekdayIn(day)
  const usual = weekday === 5 ? whole(4, 6) : weekday === 6 ? whole(2, 3) : whole(0, 2)
  const month = day.slice(5, 7)
  return usual + (month === '01' ? 2 : month === '12' ? 1 : 0)
}
const stays = new Rows(
  daysFrom('2025-06-01', 334).flatMap((day) =>
    Array.from({ length: arrivals(day) }, () => {
      const { room, from, to, beds } = among(
        [{ room: 'Standard', from: 180, to: 260, beds: 2 }, 5],
        [{ room: 'Chalé', from: 350, to: 520, beds: 4 }, 3],
        [{ room: 'Suíte Master', from: 450, to: 700, beds: 2 }, 1.6],
        [{ room: 'Quarto Família', from: 300, to: 420, beds: 6 }, 1],
      )
      const nights = among([2, 5], [1, 3], [3, 2], [4, 1], [5, 0.8], [7, 0.4])
      const rate = whole(from, to)
      const bar = next() < 0.4 ? undefined : whole(800, 18_000) / 100
      return {
        day,
        booked: dayBefore(day, whole(0, 60)),
        room,
        channel: among(['Booking', 5], ['Airbnb', 3], ['Site próprio', 1.8], ['Telefone', 0.9]),
        city: among(
          ['São Paulo', 6],
          ['Campinas', 3.6],
          ['Belo Horizonte', 2.2],
          ['Curitiba', 1.2],
          ['Ribeirão Preto', 0.6],
        ),
        guests: whole(1, beds),
        nights,
        pet: next() < 0.22 ? 'Sim' : 'Não',
        rate,
        bar,
        total: cents(nights * rate + (bar ?? 0)),
        payment: among(['Pix', 5], ['Cartão', 3], ['Dinheiro', 1], ['Transferência', 0.5]),
        grade: next() < 0.3 ? undefined : among([5, 5], [4, 3], [3, 1], [2, 0.4]),
      }
    }),
  ),
)

// Closed on Mondays, most on Fridays.
const sales = new Rows(
  daysFrom('2025-08-01', 304)
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) =>
      Array.from(
        { length: weekdayIn(day) === 5 ? whole(5, 8) : weekdayIn(day) === 0 ? whole(1, 2) : whole(2, 4) },
        () => {
          const { fish, group, cuts, origin, from, to } = among(
            [
              {
                fish: 'Tilápia',
                group: 'Peixe',
                cuts: ['Filé', 'Inteiro'],
                origin: 'Cativeiro',
                from: 2_900,
                to: 4_500,
              },
              6,
            ],
            [
              {
                fish: 'Salmão',
                group: 'Peixe',
                cuts: ['Filé', 'Posta'],
                origin: 'Importado',
                from: 7_900,
                to: 12_900,
              },
              3.6,
            ],
            [
              {
                fish: 'Camarão rosa',
                group: 'Crustáceo',
                cuts: ['Limpo', 'Com casca'],
                origin: 'Mar',
                from: 6_900,
                to: 9_900,
              },
              2.6,
            ],
            [
              {
                fish: 'Sardinha',
                group: 'Peixe',
                cuts: ['Inteiro', 'Limpo'],
                origin: 'Mar',
                from: 1_400,
                to: 2_200,
              },
              2,
            ],
            [
              {
                fish: 'Pescada',
                group: 'Peixe',
                cuts: ['Filé', 'Inteiro'],
                origin: 'Mar',
                from: 3_500,
                to: 5_500,
              },
              1.6,
            ],
            [
              {
                fish: 'Tambaqui',
                group: 'Peixe',
                cuts: ['Posta', 'Inteiro'],
                origin: 'Rio',
                from: 2_400,
                to: 3_600,
              },
              1.2,
            ],
            [
              {
                fish: 'Lula',
                group: 'Molusco',
                cuts: ['Anéis', 'Limpo'],
                origin: 'Mar',
                from: 4_500,
                to: 6_500,
              },
              1,
            ],
            [
              {
                fish: 'Polvo',
                group: 'Molusco',
                cuts: ['Inteiro', 'Limpo'],
                origin: 'Mar',
                from: 8_900,
                to: 12_000,
              },
              0.7,
            ],
          )
          const buyer = among(['Balcão', 6], ['Restaurante', 2.4], ['Buffet', 0.9])
          const kilos = buyer === 'Balcão' ? whole(4, 35) / 10 : whole(30, 160) / 10
          const price = whole(from, to) / 100
          const total = cents(kilos * price)
          const isDelivered = next() < (buyer === 'Balcão' ? 0.2 : 0.7)
          return {
            day,
            fish,
            group,
            cut: pick(cuts),
            origin,
            clerk: among(['Zuleide', 5], ['Edmilson', 3], ['Kauã', 1.3]),
            buyer,
            kilos,
            price,
            cost: cents((total * whole(55, 75)) / 100),
            total,
            fee: isDelivered ? whole(10, 50) / 2 : undefined,
            payment: among(['Pix', 5], ['Cartão de débito', 3], ['Dinheiro', 1.7], ['Cartão de crédito', 1]),
          }
        },
      ),
    ),
)

let last = 4_100
// Not at weekends.
const invoices = new Rows(
  daysFrom('2025-01-01', 485)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 1 ? whole(2, 4) : whole(1, 2) }, () => {
        const { client, segment } = among(
          [{ client: 'Metalúrgica Aço Forte', segment: 'Indústria' }, 5],
          [{ client: 'Hospital São Lucas', segment: 'Saúde' }, 3.4],
          [{ client: 'Supermercados Ventura', segment: 'Varejo' }, 2.4],
          [{ client: 'Cooperativa Agro Cerrado', segment: 'Agronegócio' }, 1.8],
          [{ client: 'Rede Farmácias Bem Estar', segment: 'Varejo' }, 1.3],
          [{ client: 'Têxtil Algodão Doce', segment: 'Indústria' }, 1],
          [{ client: 'Laboratório Exame Certo', segment: 'Saúde' }, 0.7],
        )
        const { service, from, to } = among(
          [{ service: 'Treinamento', from: 200_000, to: 700_000 }, 4],
          [{ service: 'Diagnóstico', from: 300_000, to: 900_000 }, 3],
          [{ service: 'Auditoria', from: 900_000, to: 2_600_000 }, 2],
          [{ service: 'Mapeamento de processos', from: 500_000, to: 1_600_000 }, 1.4],
          [{ service: 'Planejamento estratégico', from: 1_200_000, to: 3_800_000 }, 1.2],
        )
        const gross = whole(from, to) / 100
        const iss = cents(gross * 0.05)
        const withheld = next() < 0.4 ? 'S' : 'N'
        last += 1
        return {
          day,
          number: last,
          due: dayBefore(day, -among([30, 5], [15, 3], [45, 1])),
          client,
          segment,
          service,
          consultant: among(['Heloísa', 5], ['Bernardo', 3.2], ['Priscila', 2], ['Tadeu', 1]),
          hours: next() < 0.2 ? undefined : whole(8, 160) / 2,
          gross,
          iss,
          withheld,
          net: withheld === 'S' ? cents(gross - iss) : gross,
          status: among(['Recebida', 6], ['A receber', 2.4], ['Em atraso', 1.1]),
        }
      }),
    ),
)

const inn = 'Hospedagens Pousada'
const fishmonger = 'vendas_peixaria'
const office = 'NF_EMITIDAS_CONSULTORIA'

const reais = (value: number) => `R$ ${dotted(decimal(value))}`

export const files = [
  file(inn, stays, [
    ['Data da Reserva', ({ booked }) => brazilianDay(booked)],
    ['Data Check-in', ({ day }) => brazilianDay(day)],
    ['Acomodação', ({ room }) => room],
    ['Canal', ({ channel }) => channel],
    ['Cidade de Origem', ({ city }) => city],
    ['Hóspedes', ({ guests }) => guests],
    ['Noites', ({ nights }) => nights],
    ['Com Pet', ({ pet }) => pet],
    ['Valor Diária (R$)', ({ rate }) => decimal(rate)],
    ['Frigobar (R$)', ({ bar }) => (bar === undefined ? '' : decimal(bar))],
    ['Total (R$)', ({ total }) => decimal(total)],
    ['Forma Pgto', ({ payment }) => payment],
    ['Nota Avaliação', ({ grade }) => grade ?? ''],
  ]),
  file(
    fishmonger,
    sales,
    [
      ['data_venda', ({ day }) => day],
      ['pescado', ({ fish }) => fish],
      ['grupo', ({ group }) => group],
      ['corte', ({ cut }) => cut],
      ['procedencia', ({ origin }) => origin],
      ['atendente', ({ clerk }) => clerk],
      ['tipo_cliente', ({ buyer }) => buyer],
      ['peso_kg', ({ kilos }) => kilos.toFixed(1)],
      ['preco_kg', ({ price }) => price.toFixed(2)],
      ['custo', ({ cost }) => cost.toFixed(2)],
      ['valor_total', ({ total }) => total.toFixed(2)],
      ['taxa_entrega', ({ fee }) => (fee === undefined ? '' : fee.toFixed(2))],
      ['forma_pagamento', ({ payment }) => payment],
    ],
    ',',
  ),
  file(office, invoices, [
    ['NUM_NF', ({ number }) => number],
    ['DT_EMISSAO', ({ day }) => brazilianDay(day)],
    ['DT_VENCIMENTO', ({ due }) => brazilianDay(due)],
    ['TOMADOR', ({ client }) => client],
    ['SEGMENTO', ({ segment }) => segment],
    ['SERVICO', ({ service }) => service],
    ['CONSULTOR', ({ consultant }) => consultant],
    ['HORAS', ({ hours }) => (hours === undefined ? '' : decimal(hours, 1))],
    ['VLR_BRUTO', ({ gross }) => reais(gross)],
    ['VLR_ISS', ({ iss }) => reais(iss)],
    ['ISS_RETIDO', ({ withheld }) => withheld],
    ['VLR_LIQUIDO', ({ net }) => reais(net)],
    ['SITUACAO', ({ status }) => status],
  ]),
]

export const labelled: Labelled[] = [
  // The inn
  ['faturamento total da pousada mês a mês, pelo check-in', inn, stays.byMonth((g) => g.sum('total'))],
  ['Quantos check-ins tivemos em janeiro?', inn, stays.during('2026-01').count()],
  ['qual canal trouxe mais hospedagens?', inn, most(stays.by('channel', (g) => g.count()))],
  [
    'quantas hospedagens têm data da reserva em novembro de 2025?',
    inn,
    stays.when((r) => r.booked.slice(0, 7) === '2025-11').count(),
  ],
  ['total de noites por acomodação', inn, stays.by('room', (g) => g.sum('nights'))],
  ['valor médio da diária do chalé', inn, stays.when((r) => r.room === 'Chalé').mean('rate')],
  [
    'Quanto a suíte master rendeu no total, com check-in de dezembro a fevereiro?',
    inn,
    stays
      .during('2025-12', '2026-02')
      .when((r) => r.room === 'Suíte Master')
      .sum('total'),
  ],
  [
    'top 3 cidades de origem em numero de hospedes',
    inn,
    most(
      stays.by('city', (g) => g.sum('guests')),
      3,
    ),
  ],
  [
    'quantos check-ins com pet em julho',
    inn,
    stays
      .during('2025-07')
      .when((r) => r.pet === 'Sim')
      .count(),
  ],
  ['Que porcentagem das hospedagens veio pelo Airbnb?', inn, stays.share((r) => r.channel === 'Airbnb')],
  ['consumo médio de frigobar, só das hospedagens que consumiram', inn, stays.mean('bar')],
  [
    'qual o maior total de uma hospedagem do booking?',
    inn,
    stays.when((r) => r.channel === 'Booking').max('total'),
  ],
  [
    'compara o total da pousada com check-in em setembro com o de outubro',
    inn,
    { before: stays.during('2025-09').sum('total'), after: stays.during('2025-10').sum('total') },
  ],
  ['em que dia da semana a pousada tem mais check-in?', inn, most(stays.byWeekday((g) => g.count()))],
  [
    'soma de hóspedes por cidade de origem, sem contar o canal telefone',
    inn,
    stays.when((r) => r.channel !== 'Telefone').by('city', (g) => g.sum('guests')),
  ],
  ['quantas hospedagens foram de mais de 3 noites?', inn, stays.when((r) => r.nights > 3).count()],
  ['nota de avaliação média por acomodação', inn, stays.by('room', (g) => g.mean('grade'))],
  [
    'quanto deu de frigobar nos check-ins de janeiro e fevereiro?',
    inn,
    stays.during('2026-01', '2026-02').sum('bar'),
  ],
  [
    'Oi, tudo bem? Me diz quantos hóspedes recebemos no carnaval, com check-in de 13/02/2026 a 17/02/2026',
    inn,
    stays.from('2026-02-13', '2026-02-17').sum('guests'),
  ],
  ['qual acomodação teve o menor faturamento?', inn, least(stays.by('room', (g) => g.sum('total')))],
  [
    'quanto a pousada recebeu no total em dinheiro?',
    inn,
    stays.when((r) => r.payment === 'Dinheiro').sum('total'),
  ],
  [
    'hospedagens de curitiba pelo site proprio, quantas foram',
    inn,
    stays.when((r) => r.city === 'Curitiba' && r.channel === 'Site próprio').count(),
  ],
  ['quantas hospedagens receberam nota 5 na avaliação?', inn, stays.when((r) => r.grade === 5).count()],
  [
    'valor médio da diária do standard nos check-ins de sábado',
    inn,
    stays
      .on(6)
      .when((r) => r.room === 'Standard')
      .mean('rate'),
  ],
  ['quantas hospedagens estão sem nota de avaliação', inn, stays.when((r) => r.grade === undefined).count()],
  ['média de noites por canal', inn, stays.by('channel', (g) => g.mean('nights'))],
  [
    'qtos por cento do faturamento da pousada vem do chale',
    inn,
    stays.share((r) => r.room === 'Chalé', 'total'),
  ],
  [
    'quanto a pousada faturou desde março, considerando o check-in?',
    inn,
    stays.during('2026-03', '2026-04').sum('total'),
  ],
  [
    'faturamento da pousada: Booking x Airbnb',
    inn,
    [
      ['Booking', stays.when((r) => r.channel === 'Booking').sum('total')],
      ['Airbnb', stays.when((r) => r.channel === 'Airbnb').sum('total')],
    ],
  ],
  [
    'menor valor de diária cobrado na suíte master, check-in de agosto a outubro',
    inn,
    stays
      .during('2025-08', '2025-10')
      .when((r) => r.room === 'Suíte Master')
      .min('rate'),
  ],

  // The fishmonger's
  ['valor total vendido na peixaria por mês', fishmonger, sales.byMonth((g) => g.sum('total'))],
  [
    'Quantos quilos de salmão saíram em dezembro?',
    fishmonger,
    sales
      .during('2025-12')
      .when((r) => r.fish === 'Salmão')
      .sum('kilos'),
  ],
  ['qual pescado vende mais em kg?', fishmonger, most(sales.by('fish', (g) => g.sum('kilos')))],
  [
    'quanto o Edmilson vendeu em reais em outubro?',
    fishmonger,
    sales
      .during('2025-10')
      .when((r) => r.clerk === 'Edmilson')
      .sum('total'),
  ],
  ['valor vendido na peixaria por grupo', fishmonger, sales.by('group', (g) => g.sum('total'))],
  [
    'qtas vendas pra restaurante a peixaria fez em 2026',
    fishmonger,
    sales
      .during('2026-01', '2026-05')
      .when((r) => r.buyer === 'Restaurante')
      .count(),
  ],
  [
    'média do preço por kg nas vendas de camarão rosa',
    fishmonger,
    sales.when((r) => r.fish === 'Camarão rosa').mean('price'),
  ],
  [
    'Quais os 3 pescados que mais faturam?',
    fishmonger,
    most(
      sales.by('fish', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'valor total menos custo da peixaria em 2026',
    fishmonger,
    sales.during('2026-01', '2026-05').sum('total') - sales.during('2026-01', '2026-05').sum('cost'),
  ],
  ['custo total da tilapia', fishmonger, sales.when((r) => r.fish === 'Tilápia').sum('cost')],
  ['quanto entrou de taxa de entrega em novembro?', fishmonger, sales.during('2025-11').sum('fee')],
  ['quantas vendas tiveram taxa de entrega?', fishmonger, sales.when((r) => r.fee !== undefined).count()],
  ['taxa de entrega média por tipo de cliente', fishmonger, sales.by('buyer', (g) => g.mean('fee'))],
  [
    'participação do pix no valor vendido pela peixaria',
    fishmonger,
    sales.share((r) => r.payment === 'Pix', 'total'),
  ],
  [
    'kg vendidos na peixaria em fevereiro comparado com março',
    fishmonger,
    { before: sales.during('2026-02').sum('kilos'), after: sales.during('2026-03').sum('kilos') },
  ],
  [
    'Em qual dia da semana a peixaria fatura menos?',
    fishmonger,
    least(sales.byWeekday((g) => g.sum('total'))),
  ],
  ['quilos vendidos por corte', fishmonger, sales.by('cut', (g) => g.sum('kilos'))],
  [
    'vendas da peixaria acima de R$ 500, quantas foram?',
    fishmonger,
    sales.when((r) => r.total > 500).count(),
  ],
  [
    'quanto a peixaria vendeu na semana santa, de 29/03/2026 a 04/04/2026?',
    fishmonger,
    sales.from('2026-03-29', '2026-04-04').sum('total'),
  ],
  [
    'total vendido de procedência mar tirando a sardinha',
    fishmonger,
    sales.when((r) => r.origin === 'Mar' && r.fish !== 'Sardinha').sum('total'),
  ],
  ['qual atendente fez menos vendas?', fishmonger, least(sales.by('clerk', (g) => g.count()))],
  [
    'quantos pescados diferentes os buffets compraram em abril?',
    fishmonger,
    sales
      .during('2026-04')
      .when((r) => r.buyer === 'Buffet')
      .distinct('fish'),
  ],
  [
    'qual o maior peso de uma venda de polvo?',
    fishmonger,
    sales.when((r) => r.fish === 'Polvo').max('kilos'),
  ],
  ['ticket médio do balcão', fishmonger, sales.when((r) => r.buyer === 'Balcão').mean('total')],
  [
    'quanto vendemos em reais de lula e polvo em setembro, somando os dois?',
    fishmonger,
    sales
      .during('2025-09')
      .when((r) => r.fish === 'Lula' || r.fish === 'Polvo')
      .sum('total'),
  ],
  [
    'em média quantos kg a peixaria vende por mês?',
    fishmonger,
    sales.sum('kilos') / sales.byMonth((g) => g.count()).length,
  ],
  [
    'filé de tilápia: quantos kg a Zuleide vendeu às sextas?',
    fishmonger,
    sales
      .on(5)
      .when((r) => r.fish === 'Tilápia' && r.cut === 'Filé' && r.clerk === 'Zuleide')
      .sum('kilos'),
  ],
  [
    'qual foi o dia em que a peixaria mais faturou?',
    fishmonger,
    most(sales.by('day', (g) => g.sum('total'))).map(([day, value]): [string, number] => [
      shownDay(day),
      value,
    ]),
  ],
  [
    'quanto a peixaria vendeu no cartao de debito no último trimestre de 2025?',
    fishmonger,
    sales
      .during('2025-10', '2025-12')
      .when((r) => r.payment === 'Cartão de débito')
      .sum('total'),
  ],
  [
    'que % dos kg vendidos pela peixaria desde janeiro de 2026 foi pra restaurante',
    fishmonger,
    sales.during('2026-01', '2026-05').share((r) => r.buyer === 'Restaurante', 'kilos'),
  ],

  // The consultancy's invoices
  [
    'valor bruto das notas emitidas em 2025, por mês de emissão',
    office,
    invoices.during('2025-01', '2025-12').byMonth((g) => g.sum('gross')),
  ],
  [
    'Quantas notas fiscais emitimos no primeiro trimestre de 2026?',
    office,
    invoices.during('2026-01', '2026-03').count(),
  ],
  [
    'qual tomador tem o maior valor bruto em notas?',
    office,
    most(invoices.by('client', (g) => g.sum('gross'))),
  ],
  [
    'valor líquido das notas em atraso por tomador',
    office,
    invoices.when((r) => r.status === 'Em atraso').by('client', (g) => g.sum('net')),
  ],
  ['total de ISS das notas emitidas em março de 2026', office, invoices.during('2026-03').sum('iss')],
  [
    'quanto temos a receber em valor liquido?',
    office,
    invoices.when((r) => r.status === 'A receber').sum('net'),
  ],
  [
    'quantas horas a Heloísa tem em notas de auditoria?',
    office,
    invoices.when((r) => r.consultant === 'Heloísa' && r.service === 'Auditoria').sum('hours'),
  ],
  [
    'quantas notas emitidas em 2025 tiveram ISS retido?',
    office,
    invoices
      .during('2025-01', '2025-12')
      .when((r) => r.withheld === 'S')
      .count(),
  ],
  [
    'soma do valor de ISS só das notas com iss retido',
    office,
    invoices.when((r) => r.withheld === 'S').sum('iss'),
  ],
  [
    'valor bruto por segmento sem as notas do Bernardo',
    office,
    invoices.when((r) => r.consultant !== 'Bernardo').by('segment', (g) => g.sum('gross')),
  ],
  [
    'notas com vencimento em janeiro de 2026: qual o valor líquido total?',
    office,
    invoices.when((r) => r.due.slice(0, 7) === '2026-01').sum('net'),
  ],
  ['qual consultor tem menos notas emitidas?', office, least(invoices.by('consultant', (g) => g.count()))],
  [
    'os 3 serviços da consultoria com maior valor bruto médio por nota',
    office,
    most(
      invoices.by('service', (g) => g.mean('gross')),
      3,
    ),
  ],
  [
    'Compare o valor bruto emitido no 1º trimestre de 2025 com o do 1º trimestre de 2026',
    office,
    {
      before: invoices.during('2025-01', '2025-03').sum('gross'),
      after: invoices.during('2026-01', '2026-03').sum('gross'),
    },
  ],
  [
    'que percentual da quantidade de notas já está como recebida?',
    office,
    invoices.share((r) => r.status === 'Recebida'),
  ],
  [
    'maior valor bruto de uma nota do hospital sao lucas',
    office,
    invoices.when((r) => r.client === 'Hospital São Lucas').max('gross'),
  ],
  [
    'quantas notas passaram de 20 mil reais de valor bruto?',
    office,
    invoices.when((r) => r.gross > 20_000).count(),
  ],
  [
    'valor bruto médio das notas de treinamento',
    office,
    invoices.when((r) => r.service === 'Treinamento').mean('gross'),
  ],
  [
    'quantos tomadores diferentes a Priscila teve nas notas emitidas em agosto de 2025?',
    office,
    invoices
      .during('2025-08')
      .when((r) => r.consultant === 'Priscila')
      .distinct('client'),
  ],
  ['quantidade de notas por situação', office, invoices.by('status', (g) => g.count())],
  ['média de horas por nota de cada consultor', office, invoices.by('consultant', (g) => g.mean('hours'))],
  [
    'valor líquido das notas recebidas da Agro Cerrado',
    office,
    invoices.when((r) => r.client === 'Cooperativa Agro Cerrado' && r.status === 'Recebida').sum('net'),
  ],
  ['quantas notas estão sem horas preenchidas', office, invoices.when((r) => r.hours === undefined).count()],
  [
    'valor bruto das notas do varejo emitidas entre 15/06/2025 e 31/07/2025',
    office,
    invoices
      .from('2025-06-15', '2025-07-31')
      .when((r) => r.segment === 'Varejo')
      .sum('gross'),
  ],
  [
    'qual a diferença entre o valor bruto e o valor líquido, somando todas as notas?',
    office,
    invoices.sum('gross') - invoices.sum('net'),
  ],
  [
    'em que mês de 2025 o valor bruto emitido foi o menor?',
    office,
    least(invoices.during('2025-01', '2025-12').byMonth((g) => g.sum('gross'))),
  ],
  ['notas emitidas por dia da semana, em quantidade', office, invoices.byWeekday((g) => g.count())],
  [
    'valor bruto de planejamento estrategico nas notas emitidas desde julho de 2025',
    office,
    invoices
      .during('2025-07', '2026-04')
      .when((r) => r.service === 'Planejamento estratégico')
      .sum('gross'),
  ],
  [
    'nas notas do Tadeu, qual a participação do segmento indústria no valor bruto?',
    office,
    invoices.when((r) => r.consultant === 'Tadeu').share((r) => r.segment === 'Indústria', 'gross'),
  ],
  [
    'preciso cobrar o pessoal: quantas notas em atraso da Metalúrgica Aço Forte têm vencimento em 2025?',
    office,
    invoices
      .when(
        (r) =>
          r.client === 'Metalúrgica Aço Forte' && r.status === 'Em atraso' && r.due.slice(0, 4) === '2025',
      )
      .count(),
  ],
]

export const unanswerable: string[] = [
  'qual o telefone do hóspede que mais gastou no frigobar?',
  'quanto a pousada vai faturar em julho de 2027?',
  'quanto gastamos com conta de luz da pousada em dezembro?',
  'quantas camareiras trabalham na pousada?',
  'por que as vendas de polvo caíram em março?',
  'quem é o fornecedor do salmão?',
  'quanto gelo a peixaria comprou em fevereiro',
  'qual a data de validade do camarão que tá na câmara fria?',
  'quanto o Bernardo ganha de comissão?',
  'qual o e-mail do financeiro do Hospital São Lucas?',
]
