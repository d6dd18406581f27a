import { by, count, inMonth, type Labelled, least, mean, most, sum, within } from '../judge'
import { type Batch, type Bill, firstFiles, firstTables, type Lease } from './first-tables'

const rows = firstTables()
const { bills, leases, batches } = rows
const total = ({ total }: Bill) => total
const tip = ({ tip }: Bill) => tip
const guests = ({ guests }: Bill) => guests
const rent = ({ rent }: Lease) => rent
const area = ({ area }: Lease) => area
const pieces = ({ pieces }: Batch) => pieces
const rejects = ({ rejects }: Batch) => rejects
const stopped = ({ stopped }: Batch) => stopped
const b = (key: keyof Bill, work: (group: Bill[]) => number, from = bills) =>
  by(from, (row) => String(row[key]), work)
const l = (key: keyof Lease, work: (group: Lease[]) => number, from = leases) =>
  by(from, (row) => String(row[key]), work)
const p = (key: keyof Batch, work: (group: Batch[]) => number, from = batches) =>
  by(from, (row) => String(row[key]), work)
const size = (group: unknown[]) => group.length
const month = ({ day }: { day: string }) => day.slice(0, 7)

export const labelled: Labelled[] = [
  // The restaurant
  ['quanto entrou no total das comandas?', 'Comandas', sum(bills, total)],
  ['quantas comandas em dezembro?', 'Comandas', count(bills, inMonth('2025-12'))],
  ['total por garçom', 'Comandas', b('waiter', (g) => sum(g, total))],
  ['quanto a Joana vendeu', 'Comandas', sum(bills, total, (r) => r.waiter === 'Joana')],
  ['qual garçom ganhou mais gorjeta?', 'Comandas', most(b('waiter', (g) => sum(g, tip)))],
  ['gorjeta média por garçom', 'Comandas', b('waiter', (g) => mean(g, tip))],
  ['gorjetas de janeiro', 'Comandas', sum(bills, tip, inMonth('2026-01'))],
  ['quantas pessoas atendemos no jantar', 'Comandas', sum(bills, guests, (r) => r.shift === 'Jantar')],
  ['comandas por turno', 'Comandas', b('shift', size)],
  ['ticket médio do almoço', 'Comandas', mean(bills, total, (r) => r.shift === 'Almoço')],
  ['valor médio da comanda', 'Comandas', mean(bills, total)],
  ['quantas comandas foram pagas em dinheiro', 'Comandas', count(bills, (r) => r.payment === 'Dinheiro')],
  [
    'total recebido no pix em março',
    'Comandas',
    sum(bills, total, (r) => r.payment === 'Pix' && inMonth('2026-03')(r)),
  ],
  ['total por forma de pagamento', 'Comandas', b('payment', (g) => sum(g, total))],
  ['qual a forma de pagamento mais usada nas comandas?', 'Comandas', most(b('payment', size))],
  ['média de pessoas por comanda', 'Comandas', mean(bills, guests)],
  [
    'gorjeta por mês em 2026',
    'Comandas',
    by(bills.filter(within('2026-01-01', '2026-12-31')), month, (g) => sum(g, tip)),
  ],
  [
    'compare o total das comandas de abril e maio',
    'Comandas',
    { before: sum(bills, total, inMonth('2026-04')), after: sum(bills, total, inMonth('2026-05')) },
  ],
  ['melhor mês em gorjeta', 'Comandas', most(by(bills, month, (g) => sum(g, tip)))],
  ['pior mês em total das comandas', 'Comandas', least(by(bills, month, (g) => sum(g, total)))],
  ['ranking de garçons por número de comandas', 'Comandas', b('waiter', size).sort((x, y) => y[1] - x[1])],
  [
    'garçom que menos vendeu no almoço',
    'Comandas',
    least(
      b(
        'waiter',
        (g) => sum(g, total),
        bills.filter((r) => r.shift === 'Almoço'),
      ),
    ),
  ],
  [
    'quanto do total veio do crédito, em porcentagem',
    'Comandas',
    { share: sum(bills, total, (r) => r.payment === 'Crédito') / sum(bills, total) },
  ],
  ['quantos garçons diferentes atenderam', 'Comandas', 4],
  [
    'comandas do Wesley em fevereiro',
    'Comandas',
    count(bills, (r) => r.waiter === 'Wesley' && inMonth('2026-02')(r)),
  ],
  ['quantas pessoas vieram em outubro', 'Comandas', sum(bills, guests, inMonth('2025-10'))],
  [
    'total entre 10/11/2025 e 20/11/2025 das comandas',
    'Comandas',
    sum(bills, total, within('2025-11-10', '2025-11-20')),
  ],
  [
    'pessoas por turno no primeiro trimestre de 2026',
    'Comandas',
    b('shift', (g) => sum(g, guests), bills.filter(within('2026-01-01', '2026-03-31'))),
  ],
  [
    'gorjeta da Priscila no jantar',
    'Comandas',
    sum(bills, tip, (r) => r.waiter === 'Priscila' && r.shift === 'Jantar'),
  ],
  [
    'top 2 garçons em gorjeta',
    'Comandas',
    most(
      b('waiter', (g) => sum(g, tip)),
      2,
    ),
  ],
  // The estate agency
  ['quantas locações fizemos?', 'Locações', count(leases)],
  ['quantas locações no Batel', 'Locações', count(leases, (r) => r.district === 'Batel')],
  ['aluguel médio por bairro', 'Locações', l('district', (g) => mean(g, rent))],
  ['qual bairro tem o aluguel médio mais caro?', 'Locações', most(l('district', (g) => mean(g, rent)))],
  ['bairro com o aluguel médio mais barato', 'Locações', least(l('district', (g) => mean(g, rent)))],
  ['aluguel total dos apartamentos', 'Locações', sum(leases, rent, (r) => r.kind === 'Apartamento')],
  ['locações por corretor', 'Locações', l('agent', size)],
  [
    'qual corretor fechou mais locações em 2025?',
    'Locações',
    most(l('agent', size, leases.filter(within('2025-01-01', '2025-12-31')))),
  ],
  ['área média das casas', 'Locações', mean(leases, area, (r) => r.kind === 'Casa')],
  ['quantos contratos rescindidos', 'Locações', count(leases, (r) => r.state === 'Rescindido')],
  [
    'locações encerradas por bairro',
    'Locações',
    l(
      'district',
      size,
      leases.filter((r) => r.state === 'Encerrado'),
    ),
  ],
  ['locações por situação', 'Locações', l('state', size)],
  ['aluguel médio', 'Locações', mean(leases, rent)],
  [
    'aluguel médio das kitnets no Centro',
    'Locações',
    mean(leases, rent, (r) => r.kind === 'Kitnet' && r.district === 'Centro'),
  ],
  [
    'locações por mês em 2026',
    'Locações',
    by(leases.filter(within('2026-01-01', '2026-12-31')), month, size),
  ],
  ['soma dos aluguéis em junho de 2025', 'Locações', sum(leases, rent, inMonth('2025-06'))],
  ['quantas salas comerciais alugamos?', 'Locações', count(leases, (r) => r.kind === 'Sala comercial')],
  ['aluguel da Lúcia Ferraz', 'Locações', sum(leases, rent, (r) => r.agent === 'Lúcia Ferraz')],
  [
    'quantas locações do Bruno em maio de 2026',
    'Locações',
    count(leases, (r) => r.agent === 'Bruno Sato' && inMonth('2026-05')(r)),
  ],
  ['em quantos bairros temos locações', 'Locações', 5],
  ['área total por tipo', 'Locações', l('kind', (g) => sum(g, area))],
  ['tipo de imóvel com maior área média', 'Locações', most(l('kind', (g) => mean(g, area)))],
  ['três bairros com mais locações', 'Locações', most(l('district', size), 3)],
  [
    'locações em 2025 comparado com 2026',
    'Locações',
    {
      before: count(leases, within('2025-01-01', '2025-12-31')),
      after: count(leases, within('2026-01-01', '2026-12-31')),
    },
  ],
  [
    'qual a porcentagem de locações vigentes?',
    'Locações',
    { share: count(leases, (r) => r.state === 'Vigente') / leases.length },
  ],
  [
    'locações em Água Verde e no Portão',
    'Locações',
    count(leases, (r) => ['Água Verde', 'Portão'].includes(r.district)),
  ],
  ['quantas locações não são de apartamento', 'Locações', count(leases, (r) => r.kind !== 'Apartamento')],
  [
    'aluguel por tipo e por mês no Cabral',
    'Locações',
    l(
      'kind',
      (g) => sum(g, rent),
      leases.filter((r) => r.district === 'Cabral'),
    ),
  ],
  [
    'média de área dos imóveis da Eliane Costa',
    'Locações',
    mean(leases, area, (r) => r.agent === 'Eliane Costa'),
  ],
  ['locações no segundo semestre de 2025', 'Locações', count(leases, within('2025-07-01', '2025-12-31'))],
  // The factory
  ['quantas peças produzimos?', 'Produção', sum(batches, pieces)],
  ['peças por linha', 'Produção', p('line', (g) => sum(g, pieces))],
  [
    'quanto a linha B produziu de peças em abril',
    'Produção',
    sum(batches, pieces, (r) => r.line === 'Linha B' && inMonth('2026-04')(r)),
  ],
  ['refugo por produto', 'Produção', p('product', (g) => sum(g, rejects))],
  ['qual produto dá mais refugo?', 'Produção', most(p('product', (g) => sum(g, rejects)))],
  ['refugo médio por operador', 'Produção', p('operator', (g) => mean(g, rejects))],
  ['minutos parados por linha', 'Produção', p('line', (g) => sum(g, stopped))],
  ['qual linha ficou mais tempo parada', 'Produção', most(p('line', (g) => sum(g, stopped)))],
  ['total de minutos parados em julho', 'Produção', sum(batches, stopped, inMonth('2026-07'))],
  ['peças de panetone', 'Produção', sum(batches, pieces, (r) => r.product === 'Panetone')],
  [
    'quantas peças de pão francês a Neide fez',
    'Produção',
    sum(batches, pieces, (r) => r.product === 'Pão francês' && r.operator === 'Neide'),
  ],
  ['peças por mês', 'Produção', by(batches, month, (g) => sum(g, pieces))],
  ['em que mês produzimos mais peças?', 'Produção', most(by(batches, month, (g) => sum(g, pieces)))],
  ['operador com menos peças', 'Produção', least(p('operator', (g) => sum(g, pieces)))],
  ['refugo total da linha A', 'Produção', sum(batches, rejects, (r) => r.line === 'Linha A')],
  ['média de peças por operador', 'Produção', p('operator', (g) => mean(g, pieces))],
  ['quantos operadores temos?', 'Produção', 4],
  ['quantos produtos diferentes fabricamos', 'Produção', 4],
  ['quantas peças em 15/03/2026', 'Produção', sum(batches, pieces, within('2026-03-15', '2026-03-15'))],
  [
    'peças em fevereiro contra janeiro',
    'Produção',
    { before: sum(batches, pieces, inMonth('2026-01')), after: sum(batches, pieces, inMonth('2026-02')) },
  ],
  [
    'refugo do Rogério por produto',
    'Produção',
    p(
      'product',
      (g) => sum(g, rejects),
      batches.filter((r) => r.operator === 'Rogério'),
    ),
  ],
  [
    'participação da torrada nas peças',
    'Produção',
    { share: sum(batches, pieces, (r) => r.product === 'Torrada') / sum(batches, pieces) },
  ],
  [
    'os 2 produtos mais produzidos em peças',
    'Produção',
    most(
      p('product', (g) => sum(g, pieces)),
      2,
    ),
  ],
  [
    'peças no segundo trimestre por linha',
    'Produção',
    p('line', (g) => sum(g, pieces), batches.filter(within('2026-04-01', '2026-06-30'))),
  ],
  ['refugo em maio e junho', 'Produção', sum(batches, rejects, within('2026-05-01', '2026-06-30'))],
  ['minutos parados médios da linha C', 'Produção', mean(batches, stopped, (r) => r.line === 'Linha C')],
  [
    'bisnaguinha: quantas peças por operador',
    'Produção',
    p(
      'operator',
      (g) => sum(g, pieces),
      batches.filter((r) => r.product === 'Bisnaguinha'),
    ),
  ],
  [
    'quantas peças a Sueli produziu desde junho',
    'Produção',
    sum(batches, pieces, (r) => r.operator === 'Sueli' && r.day >= '2026-06-01'),
  ],
  [
    'produção de peças por operador na linha A',
    'Produção',
    p(
      'operator',
      (g) => sum(g, pieces),
      batches.filter((r) => r.line === 'Linha A'),
    ),
  ],
  ['quantas peças até fevereiro', 'Produção', sum(batches, pieces, (r) => r.day <= '2026-02-28')],
]

/** What the tables do not hold, or what is not worked out. */
export const unanswerable = [
  'lucro por garçom',
  'quantos clientes novos em maio',
  'comandas canceladas',
  'locações com garagem',
  'aluguel por garçom',
  'previsão de peças para o mês que vem',
  'por que o refugo aumentou?',
  'peças em 2023',
  'aluguéis atrasados por corretor',
  'custo das peças por linha',
]

export const files = firstFiles(rows)
