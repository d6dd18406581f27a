import { plainWeekday } from '@ag/core/day-names'
import { weekdayOf } from '@ag/core/days'
import { by, count, inMonth, type Labelled, least, mean, most, sum, within } from '../judge'
import { type Ad, type Collection, thirdFiles, thirdTables, type Visit } from './third-tables'

const rows = thirdTables()
const { visits, ads, collections } = rows
const price = ({ price }: Visit) => price
const spent = ({ spent }: Ad) => spent
const clicks = ({ clicks }: Ad) => clicks
const leads = ({ leads }: Ad) => leads
const litres = ({ litres }: Collection) => litres
const fat = ({ fat }: Collection) => fat
const paid = ({ paid }: Collection) => paid
const v = (key: keyof Visit, work: (group: Visit[]) => number, from = visits) =>
  by(from, (row) => String(row[key]), work)
const a = (key: keyof Ad, work: (group: Ad[]) => number, from = ads) =>
  by(from, (row) => String(row[key]), work)
const c = (key: keyof Collection, work: (group: Collection[]) => number, from = collections) =>
  by(from, (row) => String(row[key]), work)
const size = (group: unknown[]) => group.length
const month = ({ day }: { day: string }) => day.slice(0, 7)
const weekday = ({ day }: { day: string }) => plainWeekday(weekdayOf(day))

export const labelled: Labelled[] = [
  // The pet shop
  ['quantos atendimentos fizemos em junho?', 'Atendimentos', count(visits, inMonth('2026-06'))],
  ['quanto entrou de banho', 'Atendimentos', sum(visits, price, (r) => r.service === 'Banho')],
  ['valor por serviço', 'Atendimentos', v('service', (g) => sum(g, price))],
  ['qual serviço fatura mais?', 'Atendimentos', most(v('service', (g) => sum(g, price)))],
  ['qual o serviço menos procurado', 'Atendimentos', least(v('service', size))],
  [
    'quantas tosas a Bruna fez em março de 2026',
    'Atendimentos',
    count(visits, (r) => r.service === 'Tosa' && r.attendant === 'Bruna' && inMonth('2026-03')(r)),
  ],
  ['atendimentos por funcionário', 'Atendimentos', v('attendant', size)],
  [
    'quem atendeu mais em maio?',
    'Atendimentos',
    most(v('attendant', size, visits.filter(inMonth('2026-05')))),
  ],
  ['ticket médio dos atendimentos', 'Atendimentos', mean(visits, price)],
  ['ticket médio por porte', 'Atendimentos', v('size', (g) => mean(g, price))],
  [
    'quanto faturamos com gatos em 2025',
    'Atendimentos',
    sum(visits, price, (r) => r.species === 'Gato' && r.day < '2026'),
  ],
  [
    'quantos cachorros grandes atendemos',
    'Atendimentos',
    count(visits, (r) => r.species === 'Cachorro' && r.size === 'Grande'),
  ],
  [
    'que porcentagem dos atendimentos é paga no pix?',
    'Atendimentos',
    { share: count(visits, (r) => r.payment === 'Pix') / visits.length },
  ],
  ['atendimentos por forma de pagamento', 'Atendimentos', v('payment', size)],
  [
    'quanto recebemos em dinheiro no mês de abril',
    'Atendimentos',
    sum(visits, price, (r) => r.payment === 'Dinheiro' && inMonth('2026-04')(r)),
  ],
  [
    'faturamento dos atendimentos em junho comparado com maio',
    'Atendimentos',
    { before: sum(visits, price, inMonth('2026-05')), after: sum(visits, price, inMonth('2026-06')) },
  ],
  [
    'os atendimentos caíram em fevereiro?',
    'Atendimentos',
    { before: count(visits, inMonth('2026-01')), after: count(visits, inMonth('2026-02')) },
  ],
  ['em que dia da semana tem mais atendimento?', 'Atendimentos', most(by(visits, weekday, size))],
  ['atendimentos mês a mês', 'Atendimentos', by(visits, month, size)],
  [
    'qual foi o melhor mês em faturamento dos atendimentos',
    'Atendimentos',
    most(by(visits, month, (g) => sum(g, price))),
  ],
  ['quantos tipos de serviço a gente tem', 'Atendimentos', 5],
  ['top 3 serviços por número de atendimentos', 'Atendimentos', most(v('service', size), 3)],
  [
    'vacinas aplicadas por mês em 2026',
    'Atendimentos',
    by(
      visits.filter((r) => r.service === 'Vacina' && r.day >= '2026'),
      month,
      size,
    ),
  ],
  ['atendimentos sem contar hospedagem', 'Atendimentos', count(visits, (r) => r.service !== 'Hospedagem')],
  [
    'atendimentos do Yuri no segundo trimestre de 2026',
    'Atendimentos',
    count(visits, (r) => r.attendant === 'Yuri' && within('2026-04-01', '2026-06-30')(r)),
  ],
  [
    'consulta e vacina: quanto deram juntas?',
    'Atendimentos',
    sum(visits, price, (r) => r.service === 'Consulta' || r.service === 'Vacina'),
  ],
  ['qts coelhos foram atendidos', 'Atendimentos', count(visits, (r) => r.species === 'Coelho')],
  ['média de atendimentos por mês', 'Atendimentos', visits.length / 12],
  [
    'atendimentos entre 10/02/2026 e 20/02/2026',
    'Atendimentos',
    count(visits, within('2026-02-10', '2026-02-20')),
  ],
  [
    'valor médio da consulta por funcionário',
    'Atendimentos',
    v(
      'attendant',
      (g) => mean(g, price),
      visits.filter((r) => r.service === 'Consulta'),
    ),
  ],
  // The college that advertises
  ['quanto investimos em anúncios?', 'Anúncios', sum(ads, spent)],
  ['investimento por plataforma', 'Anúncios', a('platform', (g) => sum(g, spent))],
  [
    'quanto gastamos no Instagram em janeiro',
    'Anúncios',
    sum(ads, spent, (r) => r.platform === 'Instagram' && inMonth('2026-01')(r)),
  ],
  ['total de cliques', 'Anúncios', sum(ads, clicks)],
  ['cliques por campanha', 'Anúncios', a('campaign', (g) => sum(g, clicks))],
  ['qual campanha trouxe mais cadastros?', 'Anúncios', most(a('campaign', (g) => sum(g, leads)))],
  ['qual plataforma deu menos cadastros', 'Anúncios', least(a('platform', (g) => sum(g, leads)))],
  ['cadastros vindos do Google', 'Anúncios', sum(ads, leads, (r) => r.platform === 'Google')],
  [
    'cadastros da campanha de bolsas em novembro',
    'Anúncios',
    sum(ads, leads, (r) => r.campaign === 'Bolsas' && inMonth('2025-11')(r)),
  ],
  ['cadastros por público', 'Anúncios', a('audience', (g) => sum(g, leads))],
  ['média de cliques por anúncio', 'Anúncios', mean(ads, clicks)],
  ['média de cadastros por plataforma', 'Anúncios', a('platform', (g) => mean(g, leads))],
  ['cadastros por mês', 'Anúncios', by(ads, month, (g) => sum(g, leads))],
  ['qual mês teve o maior investimento', 'Anúncios', most(by(ads, month, (g) => sum(g, spent)))],
  [
    'quanto do investimento foi para o TikTok, em %?',
    'Anúncios',
    { share: sum(ads, spent, (r) => r.platform === 'TikTok') / sum(ads, spent) },
  ],
  [
    'os cadastros subiram em maio?',
    'Anúncios',
    { before: sum(ads, leads, inMonth('2026-04')), after: sum(ads, leads, inMonth('2026-05')) },
  ],
  [
    'compara os cliques de dezembro com os de janeiro',
    'Anúncios',
    { before: sum(ads, clicks, inMonth('2025-12')), after: sum(ads, clicks, inMonth('2026-01')) },
  ],
  ['quantos anúncios rodamos em 2026', 'Anúncios', count(ads, (r) => r.day >= '2026')],
  [
    'cliques do público jovens no Instagram',
    'Anúncios',
    sum(ads, clicks, (r) => r.audience === 'Jovens' && r.platform === 'Instagram'),
  ],
  [
    'cadastros de empresas pelo LinkedIn no primeiro trimestre',
    'Anúncios',
    sum(
      ads,
      leads,
      (r) => r.audience === 'Empresas' && r.platform === 'LinkedIn' && within('2026-01-01', '2026-03-31')(r),
    ),
  ],
  [
    'as 2 campanhas que mais gastaram',
    'Anúncios',
    most(
      a('campaign', (g) => sum(g, spent)),
      2,
    ),
  ],
  ['em quantas plataformas anunciamos?', 'Anúncios', 4],
  ['cliques sem o Google', 'Anúncios', sum(ads, clicks, (r) => r.platform !== 'Google')],
  [
    'investimento em pós-graduação por público',
    'Anúncios',
    a(
      'audience',
      (g) => sum(g, spent),
      ads.filter((r) => r.campaign === 'Pós-graduação'),
    ),
  ],
  ['valor investido nos últimos 3 meses', 'Anúncios', sum(ads, spent, within('2026-04-01', '2026-06-30'))],
  [
    'cliques em Google e LinkedIn em fevereiro',
    'Anúncios',
    sum(ads, clicks, (r) => ['Google', 'LinkedIn'].includes(r.platform) && inMonth('2026-02')(r)),
  ],
  ['plataforma com melhor média de cadastros', 'Anúncios', most(a('platform', (g) => mean(g, leads)))],
  ['cadastros em cursos livres', 'Anúncios', sum(ads, leads, (r) => r.campaign === 'Cursos livres')],
  ['me mostra os cliques por dia da semana', 'Anúncios', by(ads, weekday, (g) => sum(g, clicks))],
  ['investimeto por campanha', 'Anúncios', a('campaign', (g) => sum(g, spent))],
  // The dairy
  ['quantos litros coletamos ao todo?', 'Coletas de leite', sum(collections, litres)],
  ['litros por produtor', 'Coletas de leite', c('producer', (g) => sum(g, litres))],
  ['qual produtor entrega mais leite?', 'Coletas de leite', most(c('producer', (g) => sum(g, litres)))],
  [
    'litros da Fazenda Boa Vista em agosto',
    'Coletas de leite',
    sum(collections, litres, (r) => r.producer === 'Fazenda Boa Vista' && inMonth('2025-08')(r)),
  ],
  ['litros da rota serra', 'Coletas de leite', sum(collections, litres, (r) => r.route === 'Serra')],
  ['qual rota recolhe menos litros', 'Coletas de leite', least(c('route', (g) => sum(g, litres)))],
  ['gordura média', 'Coletas de leite', mean(collections, fat)],
  ['gordura média por produtor', 'Coletas de leite', c('producer', (g) => mean(g, fat))],
  ['quem tem a maior gordura média?', 'Coletas de leite', most(c('producer', (g) => mean(g, fat)))],
  [
    'quantas coletas foram reprovadas?',
    'Coletas de leite',
    count(collections, (r) => r.result === 'Reprovada'),
  ],
  [
    'coletas reprovadas por produtor',
    'Coletas de leite',
    c(
      'producer',
      size,
      collections.filter((r) => r.result === 'Reprovada'),
    ),
  ],
  [
    'taxa de coletas reprovadas',
    'Coletas de leite',
    { share: count(collections, (r) => r.result === 'Reprovada') / collections.length },
  ],
  ['valor pago por produtor', 'Coletas de leite', c('producer', (g) => sum(g, paid))],
  [
    'quanto pagamos ao Sítio Santa Rita em 2026',
    'Coletas de leite',
    sum(collections, paid, (r) => r.producer === 'Sítio Santa Rita' && r.day >= '2026'),
  ],
  ['quanto pagamos aos produtores em maio', 'Coletas de leite', sum(collections, paid, inMonth('2026-05'))],
  [
    'litros por mês em 2025',
    'Coletas de leite',
    by(
      collections.filter((r) => r.day < '2026'),
      month,
      (g) => sum(g, litres),
    ),
  ],
  [
    'litros por trimestre de 2025',
    'Coletas de leite',
    by(
      collections.filter((r) => r.day < '2026'),
      ({ day }) => `${Math.ceil(Number(day.slice(5, 7)) / 3)}º tri/25`,
      (g) => sum(g, litres),
    ),
  ],
  [
    'a coleta de leite em litros aumentou em abril?',
    'Coletas de leite',
    {
      before: sum(collections, litres, inMonth('2026-03')),
      after: sum(collections, litres, inMonth('2026-04')),
    },
  ],
  [
    'litros em maio de 2026 contra maio de 2025',
    'Coletas de leite',
    {
      before: sum(collections, litres, inMonth('2025-05')),
      after: sum(collections, litres, inMonth('2026-05')),
    },
  ],
  ['média de litros por coleta', 'Coletas de leite', mean(collections, litres)],
  ['quantos produtores entregam pra gente?', 'Coletas de leite', 4],
  [
    'coletas no vale em fevereiro de 2026',
    'Coletas de leite',
    count(collections, (r) => r.route === 'Vale' && inMonth('2026-02')(r)),
  ],
  [
    'litros de cada rota no ano passado',
    'Coletas de leite',
    c(
      'route',
      (g) => sum(g, litres),
      collections.filter((r) => r.day < '2026'),
    ),
  ],
  ['pior mês em litros', 'Coletas de leite', least(by(collections, month, (g) => sum(g, litres)))],
  [
    'participação de cada produtor não, só quanto % dos litros é do Sítio das Palmeiras',
    'Coletas de leite',
    {
      share: sum(collections, litres, (r) => r.producer === 'Sítio das Palmeiras') / sum(collections, litres),
    },
  ],
  [
    'coletas aprovadas na ribeira em 2025',
    'Coletas de leite',
    count(collections, (r) => r.result === 'Aprovada' && r.route === 'Ribeira' && r.day < '2026'),
  ],
  ['média de litros por dia da semana', 'Coletas de leite', by(collections, weekday, (g) => mean(g, litres))],
  [
    'litros menos a Fazenda Três Irmãos',
    'Coletas de leite',
    sum(collections, litres, (r) => r.producer !== 'Fazenda Três Irmãos'),
  ],
  [
    'ranking de produtores por valor pago',
    'Coletas de leite',
    c('producer', (g) => sum(g, paid)).sort((x, y) => y[1] - x[1]),
  ],
  ['número de coletas por rota e não por produtor', 'Coletas de leite', c('route', size)],
]

/** What the tables do not hold, or what is not worked out. */
export const unanswerable = [
  'margem de lucro por serviço',
  'quantos clientes novos em junho',
  'atendimentos por bairro',
  'qual raça vem mais?',
  'custo por cadastro prometido pela agência',
  'impressões por campanha',
  'litros por plataforma',
  'vai faltar leite em agosto?',
  'temperatura média do leite',
  'por que os cliques caíram em março?',
]

export const files = thirdFiles(rows)
