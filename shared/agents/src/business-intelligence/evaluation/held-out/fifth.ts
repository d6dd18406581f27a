import { plainWeekday } from '@ag/core/day-names'
import { weekdayOf } from '@ag/core/days'
import { by, count, inMonth, type Labelled, least, mean, most, sum, within } from '../judge'
import { fifthFiles, fifthTables, type Purchase, type Trip, type Visit } from './fifth-tables'

const rows = fifthTables()
const { visits, trips, purchases } = rows
const minutes = ({ minutes }: Visit) => minutes
const price = ({ price }: Visit) => price
const paid = ({ price = 0 }: Visit) => price
const distance = ({ distance }: Trip) => distance
const diesel = ({ diesel }: Trip) => diesel
const freight = ({ freight }: Trip) => freight
const pieces = ({ pieces }: Purchase) => pieces
const discount = ({ discount }: Purchase) => discount
const total = ({ total }: Purchase) => total
const c = (key: keyof Visit, work: (group: Visit[]) => number, from = visits) =>
  by(from, (row) => String(row[key]), work)
const t = (key: keyof Trip, work: (group: Trip[]) => number, from = trips) =>
  by(from, (row) => String(row[key]), work)
const p = (key: keyof Purchase, work: (group: Purchase[]) => number, from = purchases) =>
  by(from, (row) => String(row[key]), work)
const size = (group: unknown[]) => group.length
const month = ({ day }: { day: string }) => day.slice(0, 7)
const weekday = ({ day }: { day: string }) => plainWeekday(weekdayOf(day))
/** 0 is Sunday. */
const onWeekday = (...wanted: number[]) => {
  return ({ day }: { day: string }) => wanted.includes(weekdayOf(day) % 7)
}
/** October to June. */
const months = 9
const clinic = 'Consultas'
const carrier = 'Viagens'
const shop = 'Vendas da loja'

export const labelled: Labelled[] = [
  // The dental clinic
  ['quantas consultas a clínica teve ao todo?', clinic, count(visits)],
  ['consultas por dentista', clinic, c('dentist', size)],
  ['qual o procedimento mais marcado?', clinic, most(c('procedure', size))],
  [
    'queria saber quanto a gente já faturou com implante',
    clinic,
    sum(visits, paid, (r) => r.procedure === 'Implante'),
  ],
  [
    'me diz aí quantos faltaram em março',
    clinic,
    count(visits, (r) => r.state === 'Faltou' && inMonth('2026-03')(r)),
  ],
  ['qual o tempo médio de uma consulta?', clinic, mean(visits, minutes)],
  ['tempo medio por procedimento', clinic, c('procedure', (g) => mean(g, minutes))],
  [
    'Qual dentista faturou mais no primeiro trimestre de 2026?',
    clinic,
    most(c('dentist', (g) => sum(g, paid), visits.filter(within('2026-01-01', '2026-03-31')))),
  ],
  ['valor médio da restauração', clinic, mean(visits, price, (r) => r.procedure === 'Restauração')],
  [
    'quanto recebemos do OdontoBem entre janeiro e abril',
    clinic,
    sum(visits, paid, (r) => r.plan === 'OdontoBem' && within('2026-01-01', '2026-04-30')(r)),
  ],
  ['número de consultas mês a mês', clinic, by(visits, month, size)],
  [
    'em que dia da semana entra mais dinheiro de consulta?',
    clinic,
    most(by(visits, weekday, (g) => sum(g, paid))),
  ],
  [
    'que parte das consultas é particular?',
    clinic,
    { share: count(visits, (r) => r.plan === 'Particular') / visits.length },
  ],
  [
    'limpezas agendadas com a dra helena em maio, quantas foram',
    clinic,
    count(visits, (r) => r.procedure === 'Limpeza' && r.dentist === 'Dra. Helena' && inMonth('2026-05')(r)),
  ],
  [
    'os 3 procedimentos que mais dão faturamento',
    clinic,
    most(
      c('procedure', (g) => sum(g, paid)),
      3,
    ),
  ],
  [
    'com qual dentista os pacientes mais faltam?',
    clinic,
    most(
      c(
        'dentist',
        size,
        visits.filter((r) => r.state === 'Faltou'),
      ),
    ),
  ],
  ['valor das consultas separado por convênio', clinic, c('plan', (g) => sum(g, paid))],
  [
    'o valor das consultas aumentou de abril pra maio?',
    clinic,
    { before: sum(visits, paid, inMonth('2026-04')), after: sum(visits, paid, inMonth('2026-05')) },
  ],
  ['a consulta mais demorada levou quantos minutos?', clinic, Math.max(...visits.map((r) => r.minutes ?? 0))],
  [
    'total de minutos que o Dr. Maurício passou fazendo canal',
    clinic,
    sum(
      visits,
      (r) => r.minutes ?? 0,
      (r) => r.dentist === 'Dr. Maurício' && r.procedure === 'Canal',
    ),
  ],
  [
    'qtas consutas de clareamento em fevereiro',
    clinic,
    count(visits, (r) => r.procedure === 'Clareamento' && inMonth('2026-02')(r)),
  ],
  ['qual convênio paga menos, em média, por consulta?', clinic, least(c('plan', (g) => mean(g, price)))],
  ['quantas consultas de 10 a 20 de maio?', clinic, count(visits, within('2026-05-10', '2026-05-20'))],
  [
    'consultas remarcadas de cada dentista',
    clinic,
    c(
      'dentist',
      size,
      visits.filter((r) => r.state === 'Remarcou'),
    ),
  ],
  [
    'quanto deu de canal e extração juntos em novembro',
    clinic,
    sum(visits, paid, (r) => ['Canal', 'Extração'].includes(r.procedure) && inMonth('2025-11')(r)),
  ],
  ['quantas consultas caíram no sábado', clinic, count(visits, onWeekday(6))],
  [
    'qual foi o melhor mês de faturamento com limpeza?',
    clinic,
    most(
      by(
        visits.filter((r) => r.procedure === 'Limpeza'),
        month,
        (g) => sum(g, paid),
      ),
    ),
  ],
  ['quantas consultas demoraram mais de 60 minutos?', clinic, count(visits, (r) => (r.minutes ?? 0) > 60)],
  ['em média são quantas consultas por mês?', clinic, visits.length / months],
  [
    'faturamento particular da Dra. Letícia em 2025',
    clinic,
    sum(visits, paid, (r) => r.plan === 'Particular' && r.dentist === 'Dra. Letícia' && r.day < '2026'),
  ],

  // The carrier
  ['quantas viagens a gente fez no período todo?', carrier, count(trips)],
  ['frete total por cliente', carrier, t('client', (g) => sum(g, freight))],
  ['quem rodou mais quilômetros?', carrier, most(t('driver', (g) => sum(g, distance)))],
  ['quantos litros de diesel gastamos em abril', carrier, sum(trips, diesel, inMonth('2026-04'))],
  [
    'quanto faturamos de frete pra salvador em 2025',
    carrier,
    sum(trips, freight, (r) => r.destination === 'Salvador' && r.day < '2026'),
  ],
  ['qual destino rende menos frete?', carrier, least(t('destination', (g) => sum(g, freight)))],
  ['média de km por viagem', carrier, mean(trips, distance)],
  ['viagens por tipo de carga', carrier, t('cargo', size)],
  [
    'o Josué foi quantas vezes pra Goiânia?',
    carrier,
    count(trips, (r) => r.driver === 'Josué' && r.destination === 'Goiânia'),
  ],
  [
    'diesel por motorista no segundo trimestre de 2026',
    carrier,
    t('driver', (g) => sum(g, diesel), trips.filter(within('2026-04-01', '2026-06-30'))),
  ],
  ['qual foi o frete mais caro que já cobramos?', carrier, Math.max(...trips.map(freight))],
  [
    'top 3 clientes q mais pagaram frete esse ano de 2026',
    carrier,
    most(
      t(
        'client',
        (g) => sum(g, freight),
        trips.filter((r) => r.day >= '2026'),
      ),
      3,
    ),
  ],
  [
    'valor medio do frete da carga refrigerada',
    carrier,
    mean(trips, freight, (r) => r.cargo === 'Refrigerada'),
  ],
  ['viajens por mes', carrier, by(trips, month, size)],
  [
    'quantos clientes diferentes mandaram carga frágil em novembro?',
    carrier,
    new Set(trips.filter((r) => r.cargo === 'Frágil' && inMonth('2025-11')(r)).map((r) => r.client)).size,
  ],
  [
    'que fatia do frete vem do Moinho Sul',
    carrier,
    { share: sum(trips, freight, (r) => r.client === 'Moinho Sul') / sum(trips, freight) },
  ],
  [
    'Valdir e Edmilson somados rodaram quantos km em março?',
    carrier,
    sum(trips, distance, (r) => ['Valdir', 'Edmilson'].includes(r.driver) && inMonth('2026-03')(r)),
  ],
  ['quantas viagens com mais de 1500 km', carrier, count(trips, (r) => r.distance > 1500)],
  [
    'só carga seca: frete por destino',
    carrier,
    t(
      'destination',
      (g) => sum(g, freight),
      trips.filter((r) => r.cargo === 'Seca'),
    ),
  ],
  [
    'qual motorista gastou menos diesel em janeiro?',
    carrier,
    least(t('driver', (g) => sum(g, diesel), trips.filter(inMonth('2026-01')))),
  ],
  [
    'frete de fevereiro comparado com março',
    carrier,
    { before: sum(trips, freight, inMonth('2026-02')), after: sum(trips, freight, inMonth('2026-03')) },
  ],
  [
    'viagens da rosangela entre 5 e 25 de outubro',
    carrier,
    count(trips, (r) => r.driver === 'Rosângela' && within('2025-10-05', '2025-10-25')(r)),
  ],
  ['quantas viagens saíram no domingo?', carrier, count(trips, onWeekday(0))],
  [
    'quanto de diesel vai em média numa viagem pra Cuiabá',
    carrier,
    mean(trips, diesel, (r) => r.destination === 'Cuiabá'),
  ],
  ['em que mês os caminhões rodaram mais km?', carrier, most(by(trips, month, (g) => sum(g, distance)))],
  [
    'a Cerâmica Leal pagou quanto de frete em junho?',
    carrier,
    sum(trips, freight, (r) => r.client === 'Cerâmica Leal' && inMonth('2026-06')(r)),
  ],
  ['frete médio de cada motorista', carrier, t('driver', (g) => mean(g, freight))],
  ['viagens que não foram de carga seca', carrier, count(trips, (r) => r.cargo !== 'Seca')],
  ['quais os dois destinos com mais viagens?', carrier, most(t('destination', size), 2)],
  ['qual a menor distância em km que já rodamos numa viagem', carrier, Math.min(...trips.map(distance))],

  // The clothes shop
  ['quanto a loja vendeu no total, em reais?', shop, sum(purchases, total)],
  ['peças vendidas por tamanho', shop, p('size', (g) => sum(g, pieces))],
  [
    'vendedora que mais faturou em dezembro',
    shop,
    most(p('seller', (g) => sum(g, total), purchases.filter(inMonth('2025-12')))),
  ],
  [
    'quantas peças de blusa saíram em novembro',
    shop,
    sum(purchases, pieces, (r) => r.garment === 'Blusa' && inMonth('2025-11')(r)),
  ],
  ['quanto a Nádia deu de desconto?', shop, sum(purchases, discount, (r) => r.seller === 'Nádia')],
  ['total vendido por forma de pagamento', shop, p('payment', (g) => sum(g, total))],
  [
    'que porcentagem do total vendido na loja entrou no pix?',
    shop,
    { share: sum(purchases, total, (r) => r.payment === 'Pix') / sum(purchases, total) },
  ],
  ['ticket médio das vendas da loja', shop, mean(purchases, total)],
  ['quantidade de peças por mês', shop, by(purchases, month, (g) => sum(g, pieces))],
  ['qual peça sai menos em quantidade?', shop, least(p('garment', (g) => sum(g, pieces)))],
  [
    'quanto vendemos de vestido no crédito',
    shop,
    sum(purchases, total, (r) => r.garment === 'Vestido' && r.payment === 'Crédito'),
  ],
  [
    'jaqueta tamanho G quantas peças vendeu?',
    shop,
    sum(purchases, pieces, (r) => r.garment === 'Jaqueta' && r.size === 'G'),
  ],
  [
    'as 3 peças que mais trouxeram dinheiro no primeiro semestre de 2026',
    shop,
    most(
      p('garment', (g) => sum(g, total), purchases.filter(within('2026-01-01', '2026-06-30'))),
      3,
    ),
  ],
  ['desconto médio por venda da Jussara', shop, mean(purchases, discount, (r) => r.seller === 'Jussara')],
  [
    'faturamento de calca jeans por mes',
    shop,
    by(
      purchases.filter((r) => r.garment === 'Calça jeans'),
      month,
      (g) => sum(g, total),
    ),
  ],
  [
    'sai mais peça na sexta ou no sábado?',
    shop,
    most(by(purchases.filter(onWeekday(5, 6)), weekday, (g) => sum(g, pieces))),
  ],
  [
    'quantas vendas a Beatriz fechou em fevereiro?',
    shop,
    count(purchases, (r) => r.seller === 'Beatriz' && inMonth('2026-02')(r)),
  ],
  ['quantas vendas tiveram desconto acima de 20 reais', shop, count(purchases, (r) => r.discount > 20)],
  [
    'quanto entrou em dinheiro vivo na loja de 1 a 15 de dezembro',
    shop,
    sum(purchases, total, (r) => r.payment === 'Dinheiro' && within('2025-12-01', '2025-12-15')(r)),
  ],
  [
    'peças que o Wesley vendeu no último trimestre de 2025',
    shop,
    sum(purchases, pieces, (r) => r.seller === 'Wesley' && within('2025-10-01', '2025-12-31')(r)),
  ],
  ['qual foi a maior venda da loja?', shop, Math.max(...purchases.map(total))],
  ['e vendas acima de 500 reais, quantas foram?', shop, count(purchases, (r) => r.total > 500)],
  ['ticket medio por vendedora', shop, p('seller', (g) => mean(g, total))],
  [
    'soma pra mim as peças GG de blusa e de saia',
    shop,
    sum(purchases, pieces, (r) => r.size === 'GG' && ['Blusa', 'Saia'].includes(r.garment)),
  ],
  [
    'o total das vendas da loja caiu de dezembro pra janeiro?',
    shop,
    { before: sum(purchases, total, inMonth('2025-12')), after: sum(purchases, total, inMonth('2026-01')) },
  ],
  [
    'em média quantas peças leva quem paga no débito?',
    shop,
    mean(purchases, pieces, (r) => r.payment === 'Débito'),
  ],
  [
    'qual tamanho de bermuda sai mais peças',
    shop,
    most(
      p(
        'size',
        (g) => sum(g, pieces),
        purchases.filter((r) => r.garment === 'Bermuda'),
      ),
    ),
  ],
  [
    'total vendido na loja sem contar o Pix em maio',
    shop,
    sum(purchases, total, (r) => r.payment !== 'Pix' && inMonth('2026-05')(r)),
  ],
  ['desconto por dia da semana', shop, by(purchases, weekday, (g) => sum(g, discount))],
  [
    'qual foi o mês mais fraco de vendas da loja em 2026, em valor?',
    shop,
    least(
      by(
        purchases.filter((r) => r.day >= '2026'),
        month,
        (g) => sum(g, total),
      ),
    ),
  ],
]

/** What the tables do not hold. */
export const unanswerable: string[] = [
  'qual a idade média dos nossos pacientes?',
  'por que tanta gente faltou em março?',
  'quanto vamos faturar com implante no ano que vem?',
  'qual dentista tem a melhor avaliação dos pacientes?',
  'quanto gastamos de pedágio nas viagens pra Vitória?',
  'qual caminhão deu mais manutenção?',
  'quanto sobrou de lucro na carga granel?',
  'qual a cor de vestido que mais sai?',
  'quantas blusas ainda tem no estoque?',
  'a Renner vende mais calça jeans do que a gente?',
]

export const files = fifthFiles(rows)
