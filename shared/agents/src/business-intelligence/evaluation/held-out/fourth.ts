import { plainWeekday } from '@ag/core/day-names'
import { weekdayOf } from '@ag/core/days'
import { by, count, inMonth, type Labelled, least, mean, most, sum, within } from '../judge'
import { fourthFiles, fourthTables, type Installation, type Sale, type Session } from './fourth-tables'

const rows = fourthTables()
const { sales, installations, sessions } = rows
const copies = ({ copies }: Sale) => copies
const total = ({ total }: Sale) => total
const panels = ({ panels }: Installation) => panels
const power = ({ power }: Installation) => power
const price = ({ price }: Installation) => price
const seats = ({ seats }: Session) => seats
const snacks = ({ snacks }: Session) => snacks
const takings = ({ takings }: Session) => takings
const v = (key: keyof Sale, work: (group: Sale[]) => number, from = sales) =>
  by(from, (row) => String(row[key]), work)
const i = (key: keyof Installation, work: (group: Installation[]) => number, from = installations) =>
  by(from, (row) => String(row[key]), work)
const s = (key: keyof Session, work: (group: Session[]) => number, from = sessions) =>
  by(from, (row) => String(row[key]), work)
const size = (group: unknown[]) => group.length
const month = ({ day }: { day: string }) => day.slice(0, 7)
const weekday = ({ day }: { day: string }) => plainWeekday(weekdayOf(day))
const books = 'Vendas de livros'

export const labelled: Labelled[] = [
  // The bookshop
  ['quantos exemplares vendemos no total?', books, sum(sales, copies)],
  ['exemplares vendidos por gênero', books, v('genre', (g) => sum(g, copies))],
  ['qual gênero vende mais exemplares', books, most(v('genre', (g) => sum(g, copies)))],
  ['qual editora vende menos exemplares?', books, least(v('publisher', (g) => sum(g, copies)))],
  ['total de vendas de livros por loja', books, v('shop', (g) => sum(g, total))],
  [
    'quantos exemplares de suspense saíram em dezembro',
    books,
    sum(sales, copies, (r) => r.genre === 'Suspense' && inMonth('2025-12')(r)),
  ],
  [
    'exemplares da editora Mar Aberto na loja online',
    books,
    sum(sales, copies, (r) => r.publisher === 'Mar Aberto' && r.shop === 'Online'),
  ],
  [
    'quem vendeu mais exemplares em maio de 2026?',
    books,
    most(v('seller', (g) => sum(g, copies), sales.filter(inMonth('2026-05')))),
  ],
  [
    'exemplares por vendedor no primeiro semestre de 2026',
    books,
    v('seller', (g) => sum(g, copies), sales.filter(within('2026-01-01', '2026-06-30'))),
  ],
  ['média de exemplares por venda', books, mean(sales, copies)],
  [
    'exemplares por mês em 2025',
    books,
    by(
      sales.filter((r) => r.day < '2026'),
      month,
      (g) => sum(g, copies),
    ),
  ],
  ['em qual mês vendemos mais exemplares', books, most(by(sales, month, (g) => sum(g, copies)))],
  [
    'a venda de exemplares cresceu em junho?',
    books,
    { before: sum(sales, copies, inMonth('2026-05')), after: sum(sales, copies, inMonth('2026-06')) },
  ],
  [
    'exemplares de abril comparados aos de março',
    books,
    { before: sum(sales, copies, inMonth('2026-03')), after: sum(sales, copies, inMonth('2026-04')) },
  ],
  [
    'qual a fatia da loja online nos exemplares?',
    books,
    { share: sum(sales, copies, (r) => r.shop === 'Online') / sum(sales, copies) },
  ],
  [
    'quantos % dos exemplares são infantis',
    books,
    { share: sum(sales, copies, (r) => r.genre === 'Infantil') / sum(sales, copies) },
  ],
  ['exemplares tirando os didáticos', books, sum(sales, copies, (r) => r.genre !== 'Didático')],
  ['quantas editoras a gente vende?', books, 3],
  [
    'os 3 gêneros com mais exemplares',
    books,
    most(
      v('genre', (g) => sum(g, copies)),
      3,
    ),
  ],
  ['faturamento da Priscila em livros', books, sum(sales, total, (r) => r.seller === 'Priscila')],
  [
    'exemplares de romance e autoajuda',
    books,
    sum(sales, copies, (r) => ['Romance', 'Autoajuda'].includes(r.genre)),
  ],
  ['exemplares por dia da semana', books, by(sales, weekday, (g) => sum(g, copies))],
  [
    'exemplares vendidos no shopping em fevereiro',
    books,
    sum(sales, copies, (r) => r.shop === 'Shopping' && inMonth('2026-02')(r)),
  ],
  ['média de exemplares por gênero', books, v('genre', (g) => mean(g, copies))],
  ['exemplares nos últimos 2 meses', books, sum(sales, copies, within('2026-05-01', '2026-06-30'))],
  [
    'ranking de editoras por exemplares',
    books,
    v('publisher', (g) => sum(g, copies)).sort((x, y) => y[1] - x[1]),
  ],
  ['exmplares por loja', books, v('shop', (g) => sum(g, copies))],
  [
    'exemplares do Otávio por gênero',
    books,
    v(
      'genre',
      (g) => sum(g, copies),
      sales.filter((r) => r.seller === 'Otávio'),
    ),
  ],
  ['exemplares entre 1 e 15 de março de 2026', books, sum(sales, copies, within('2026-03-01', '2026-03-15'))],
  [
    'exemplares de cada loja em 2026',
    books,
    v(
      'shop',
      (g) => sum(g, copies),
      sales.filter((r) => r.day >= '2026'),
    ),
  ],
  // The installer
  ['quantas instalações fizemos?', 'Instalações', count(installations)],
  ['instalações por cidade', 'Instalações', i('city', size)],
  [
    'quantas instalações foram canceladas em 2026',
    'Instalações',
    count(installations, (r) => r.state === 'Cancelada' && r.day >= '2026'),
  ],
  ['quantas instalações atrasaram?', 'Instalações', count(installations, (r) => r.state === 'Atrasada')],
  ['qual equipe instalou mais placas?', 'Instalações', most(i('team', (g) => sum(g, panels)))],
  ['placas instaladas em Sorocaba', 'Instalações', sum(installations, panels, (r) => r.city === 'Sorocaba')],
  ['placas por tipo de cliente', 'Instalações', i('customer', (g) => sum(g, panels))],
  ['potência média das instalações', 'Instalações', mean(installations, power)],
  ['potência total em Itu', 'Instalações', sum(installations, power, (r) => r.city === 'Itu')],
  ['potência média por cidade', 'Instalações', i('city', (g) => mean(g, power))],
  ['valor do contrato médio', 'Instalações', mean(installations, price)],
  ['valor dos contratos por equipe', 'Instalações', i('team', (g) => sum(g, price))],
  ['quanto fechamos em contratos em março', 'Instalações', sum(installations, price, inMonth('2026-03'))],
  ['qual cidade tem o contrato médio mais alto?', 'Instalações', most(i('city', (g) => mean(g, price)))],
  [
    'percentual de instalações concluídas',
    'Instalações',
    { share: count(installations, (r) => r.state === 'Concluída') / installations.length },
  ],
  [
    'instalações rurais em abril',
    'Instalações',
    count(installations, (r) => r.customer === 'Rural' && inMonth('2026-04')(r)),
  ],
  [
    'instalações da equipe verde em Jundiaí',
    'Instalações',
    count(installations, (r) => r.team === 'Equipe Verde' && r.city === 'Jundiaí'),
  ],
  ['instalações por mês', 'Instalações', by(installations, month, size)],
  ['qual foi o mês mais fraco em instalações', 'Instalações', least(by(installations, month, size))],
  [
    'as instalações diminuíram em maio?',
    'Instalações',
    { before: count(installations, inMonth('2026-04')), after: count(installations, inMonth('2026-05')) },
  ],
  [
    'instalações por situação no segundo trimestre',
    'Instalações',
    i('state', size, installations.filter(within('2026-04-01', '2026-06-30'))),
  ],
  ['quantas cidades atendemos?', 'Instalações', 4],
  ['média de instalações por mês', 'Instalações', installations.length / 12],
  [
    'placas em clientes comerciais no ano de 2025',
    'Instalações',
    sum(installations, panels, (r) => r.customer === 'Comercial' && r.day < '2026'),
  ],
  ['instalações sem as canceladas', 'Instalações', count(installations, (r) => r.state !== 'Cancelada')],
  [
    'top 2 cidades em valor do contrato',
    'Instalações',
    most(
      i('city', (g) => sum(g, price)),
      2,
    ),
  ],
  ['cidade com menos placas', 'Instalações', least(i('city', (g) => sum(g, panels)))],
  ['maior potência média por equipe', 'Instalações', most(i('team', (g) => mean(g, power)))],
  [
    'instalações residenciais e comerciais',
    'Instalações',
    count(installations, (r) => r.customer !== 'Rural'),
  ],
  [
    'instalações em Campinas por equipe',
    'Instalações',
    i(
      'team',
      size,
      installations.filter((r) => r.city === 'Campinas'),
    ),
  ],
  // The cinema
  ['quantas sessões exibimos?', 'Sessões', count(sessions)],
  ['público por filme', 'Sessões', s('film', (g) => sum(g, seats))],
  ['qual filme levou mais público?', 'Sessões', most(s('film', (g) => sum(g, seats)))],
  ['bilheteria por filme', 'Sessões', s('film', (g) => sum(g, takings))],
  [
    'quanto o filme O Farol arrecadou de bilheteria?',
    'Sessões',
    sum(sessions, takings, (r) => r.film === 'O Farol'),
  ],
  [
    'bilheteria da sala vip em fevereiro',
    'Sessões',
    sum(sessions, takings, (r) => r.room === 'Sala VIP' && inMonth('2026-02')(r)),
  ],
  ['público médio por sessão', 'Sessões', mean(sessions, seats)],
  ['público médio por sala', 'Sessões', s('room', (g) => mean(g, seats))],
  ['qual sala enche mais, em público médio?', 'Sessões', most(s('room', (g) => mean(g, seats)))],
  ['quanto vendemos de pipoca', 'Sessões', sum(sessions, snacks)],
  ['pipoca por sala', 'Sessões', s('room', (g) => sum(g, snacks))],
  ['pipoca em sessões dubladas', 'Sessões', sum(sessions, snacks, (r) => r.format === 'Dublado')],
  [
    'sessões legendadas de Noite Longa',
    'Sessões',
    count(sessions, (r) => r.format === 'Legendado' && r.film === 'Noite Longa'),
  ],
  [
    'que proporção das sessões é legendada?',
    'Sessões',
    { share: count(sessions, (r) => r.format === 'Legendado') / sessions.length },
  ],
  ['público por dia da semana', 'Sessões', by(sessions, weekday, (g) => sum(g, seats))],
  ['qual dia da semana tem o maior público?', 'Sessões', most(by(sessions, weekday, (g) => sum(g, seats)))],
  ['bilheteria mês a mês', 'Sessões', by(sessions, month, (g) => sum(g, takings))],
  [
    'bilheteria de junho contra a de maio',
    'Sessões',
    { before: sum(sessions, takings, inMonth('2026-05')), after: sum(sessions, takings, inMonth('2026-06')) },
  ],
  [
    'o público subiu em abril?',
    'Sessões',
    { before: sum(sessions, seats, inMonth('2026-03')), after: sum(sessions, seats, inMonth('2026-04')) },
  ],
  ['público de janeiro a março', 'Sessões', sum(sessions, seats, within('2026-01-01', '2026-03-31'))],
  ['quantos filmes passaram?', 'Sessões', 4],
  ['sessões por sala e não por filme', 'Sessões', s('room', size)],
  [
    'público total de Maré Alta e Dois Irmãos',
    'Sessões',
    sum(sessions, seats, (r) => ['Maré Alta', 'Dois Irmãos'].includes(r.film)),
  ],
  ['bilheteria sem a sala vip', 'Sessões', sum(sessions, takings, (r) => r.room !== 'Sala VIP')],
  ['filme com menor bilheteria', 'Sessões', least(s('film', (g) => sum(g, takings)))],
  ['bilheteria média por sessão', 'Sessões', mean(sessions, takings)],
  [
    'sessões na sala 2 em maio',
    'Sessões',
    count(sessions, (r) => r.room === 'Sala 2' && inMonth('2026-05')(r)),
  ],
  [
    'público no último trimestre por filme',
    'Sessões',
    s('film', (g) => sum(g, seats), sessions.filter(within('2026-04-01', '2026-06-30'))),
  ],
  ['bilheteria do dia 14/02/2026', 'Sessões', sum(sessions, takings, (r) => r.day === '2026-02-14')],
  [
    'salas por bilheteria, da maior para a menor',
    'Sessões',
    s('room', (g) => sum(g, takings)).sort((x, y) => y[1] - x[1]),
  ],
]

/** What the tables do not hold, or what is not worked out. */
export const unanswerable = [
  'exemplares devolvidos',
  'lucro por editora',
  'quantos autores novos vendemos',
  'instalações com bateria',
  'reclamações por equipe',
  'economia de energia dos clientes',
  'público por faixa de idade',
  'exemplares por sala',
  'qual vai ser o público de agosto?',
  'por que a bilheteria caiu?',
]

export const files = fourthFiles(rows)
