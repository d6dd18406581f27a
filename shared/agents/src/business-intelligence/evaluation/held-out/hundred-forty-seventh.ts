import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, shownDay, weekdayIn } from './rows'

/* A hamburger delivery kitchen, a repair firm for hospital elevators and beds, a seller of seeds to farms. */

const { next, whole, pick, among } = seededBusiness(
  'a hamburger delivery kitchen, hospital elevators and beds, seeds for farms',
)

const burgers = [
  { burger: 'X-Bacon', line: 'Tradicional', each: 32.9 },
  { burger: 'Smash Duplo', line: 'Artesanal', each: 36.9 },
  { burger: 'X-Salada', line: 'Tradicional', each: 27.9 },
  { burger: 'Costela BBQ', line: 'Artesanal', each: 45.9 },
  { burger: 'X-Egg', line: 'Tradicional', each: 29.9 },
  { burger: 'Gorgonzola', line: 'Artesanal', each: 42.5 },
  { burger: 'Cogumelo', line: 'Vegetariana', each: 38.5 },
  { burger: 'Grão-de-bico', line: 'Vegetariana', each: 34.9 },
]
const sides = [
  { side: 'Batata frita', extra: 14.9 },
  { side: 'Batata com cheddar', extra: 21.9 },
  { side: 'Onion rings', extra: 18.5 },
  { side: 'Salada coleslaw', extra: 9.9 },
]
// August 2025 to February 2026; closed on Mondays, most orders on Saturdays.
const orders = new Rows(
  daysFrom('2025-08-01', 212)
    .filter((day) => weekdayIn(day) !== 1)
    .flatMap((day) => {
      const weekday = weekdayIn(day)
      const few = weekday === 6 ? whole(5, 7) : weekday === 5 ? whole(3, 5) : whole(1, 3)
      return Array.from({ length: few }, () => {
        const { burger, line, each } = pick(burgers)
        const { side, extra } = pick(sides)
        const pieces = among([1, 4], [2, 4], [3, 2], [4, 1])
        const drinks = whole(0, 3)
        const coupon = next() < 0.65 ? 0 : whole(300, 1_500) / 100
        const km = whole(8, 95) / 10
        return {
          day,
          burger,
          line,
          side,
          channel: among(['iFood', 6], ['WhatsApp', 3], ['Site próprio', 1.5]),
          district: among(
            ['Centro', 5],
            ['Boa Vista', 3],
            ['Alto da Serra', 3],
            ['Jardim das Flores', 2],
            ['Parque Industrial', 1],
          ),
          courier: among(['Wesley', 6], ['Dudu', 3], ['Kauã', 2]),
          payment: among(['Pix', 5], ['Cartão', 4], ['Vale-refeição', 2], ['Dinheiro', 1]),
          pieces,
          drinks,
          km,
          minutes: whole(14, 40) + Math.round(km * 4),
          rating: next() < 0.4 ? undefined : among([5, 6], [4, 4], [3, 2], [2, 1], [1, 1]),
          fee: cents(3 + km * 1.2),
          coupon,
          value: cents(pieces * each + extra + drinks * 6.9 - coupon),
        }
      })
    }),
)

const hospitals = [
  { hospital: 'Santa Casa', city: 'Campinas' },
  { hospital: 'Hospital São Lucas', city: 'Ribeirão Preto' },
  { hospital: 'Hospital da Criança', city: 'Campinas' },
  { hospital: 'Hospital Regional', city: 'Sorocaba' },
  { hospital: 'Maternidade Aurora', city: 'Sorocaba' },
  { hospital: 'UPA Norte', city: 'Ribeirão Preto' },
]
const lifts = {
  kind: 'Elevador',
  brands: ['Otis', 'Otis', 'Otis', 'Atlas Schindler', 'TK Elevator'],
  defects: ['Porta', 'Porta', 'Motor', 'Motor', 'Placa eletrônica', 'Placa eletrônica', 'Cabo de aço'],
}
const beds = {
  kind: 'Cama hospitalar',
  brands: ['Linet', 'Hill-Rom', 'Stryker'],
  defects: ['Motor', 'Motor', 'Grade lateral', 'Controle remoto', 'Rodízio'],
}
const platforms = { kind: 'Plataforma', brands: ['Montele', 'Vimec'], defects: ['Motor', 'Porta'] }
// The whole of 2025; one on Saturdays, seldom one on Sundays.
const calls = new Rows(
  daysFrom('2025-01-01', 365).flatMap((day) => {
    const weekday = weekdayIn(day)
    const few = weekday === 0 ? (next() < 0.35 ? 1 : 0) : weekday === 6 ? 1 : whole(1, 2)
    return Array.from({ length: few }, () => {
      const { kind, brands, defects } = among([lifts, 5], [beds, 3], [platforms, 1])
      const status = next() < 0.22 ? 'aguardando peça' : 'concluído'
      const parts = among([0, 3], [1, 4], [2, 3], [3, 2], [5, 1])
      const worked = whole(2, 18) / 2
      return {
        day,
        ...(next() < 0.06 ? { hospital: 'Clínica Renascer', city: 'Jundiaí' } : pick(hospitals)),
        kind,
        brand: pick(brands),
        defect: pick(defects),
        technician: among(['Gilmar', 5], ['Adriana', 4], ['Tonho', 3], ['Wagner', 2]),
        priority: among(['Normal', 5], ['Urgente', 3], ['Emergência', 2]),
        shift: among(['manhã', 4], ['tarde', 4], ['noite', 2]),
        status,
        warranty: next() < 0.25 ? 'sim' : 'não',
        parts,
        worked,
        stopped: status === 'aguardando peça' ? undefined : whole(2, 144) / 2,
        km: whole(6, 180),
        partsCost: parts === 0 ? 0 : cents((parts * whole(8_000, 125_000)) / 100),
        labor: cents(worked * whole(9_500, 18_000) * 0.01),
      }
    })
  }),
)

const farms = [
  { farm: 'Fazenda Bom Retiro', state: 'GO' },
  { farm: 'Fazenda Três Irmãos', state: 'MT' },
  { farm: 'Fazenda Paraíso', state: 'GO' },
  { farm: 'Fazenda Ouro Branco', state: 'MS' },
  { farm: 'Sítio Boa Esperança', state: 'PR' },
  { farm: 'Fazenda Água Limpa', state: 'MT' },
  { farm: 'Estância Gaúcha', state: 'RS' },
  { farm: 'Sítio do Ipê', state: 'PR' },
]
const crops = [
  { crop: 'Soja', seasons: ['Verão'], brands: ['Brasmax', 'Nidera', 'Pioneer'], from: 28_000, to: 52_000 },
  {
    crop: 'Milho',
    seasons: ['Safrinha', 'Verão'],
    brands: ['Pioneer', 'Dekalb', 'Agroceres'],
    from: 48_000,
    to: 98_000,
  },
  { crop: 'Trigo', seasons: ['Inverno'], brands: ['Biotrigo', 'Embrapa'], from: 12_000, to: 21_000 },
  { crop: 'Feijão', seasons: ['Safrinha', 'Verão'], brands: ['Embrapa', 'Iapar'], from: 22_000, to: 41_000 },
  { crop: 'Sorgo', seasons: ['Safrinha'], brands: ['Nidera', 'Agroceres'], from: 19_000, to: 36_000 },
]
// May 2025 to April 2026; from Monday to Friday, most on Tuesdays.
const deals = new Rows(
  daysFrom('2025-05-01', 365)
    .filter((day) => weekdayIn(day) !== 0 && weekdayIn(day) !== 6)
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 2 ? whole(2, 4) : whole(0, 2) }, () => {
        const { crop, seasons, brands, from, to } = pick(crops)
        const delivery = among(['Transportadora', 4], ['Frota própria', 3], ['Retirada', 3])
        const sacks = whole(20, 400)
        const each = whole(from, to) / 100
        const total = cents(sacks * each)
        return {
          day,
          ...pick(farms),
          crop,
          brand: pick(brands),
          season: pick(seasons),
          seller: among(['Evandro', 5], ['Jussara', 3], ['Clóvis', 2]),
          terms: among(['À vista', 3], ['30 dias', 4], ['Na colheita', 4], ['Barter', 2]),
          delivery,
          sacks,
          each,
          area: whole(15, 600),
          germination: whole(78, 98),
          freight: delivery === 'Retirada' ? undefined : whole(30_000, 480_000) / 100,
          commission: cents((total * whole(15, 40)) / 1_000),
          total,
        }
      }),
    ),
)

const kitchen = 'PEDIDOS HAMBURGUERIA'
const repairs = 'chamados_manutencao'
const seeds = 'Vendas de Sementes'

export const files = [
  file(kitchen, orders, [
    ['DATA PEDIDO', ({ day }) => brazilianDay(day)],
    ['LANCHE', ({ burger }) => burger],
    ['LINHA', ({ line }) => line],
    ['ACOMPANHAMENTO', ({ side }) => side],
    ['CANAL', ({ channel }) => channel],
    ['BAIRRO', ({ district }) => district],
    ['ENTREGADOR', ({ courier }) => courier],
    ['FORMA PGTO', ({ payment }) => payment],
    ['QTD LANCHES', ({ pieces }) => pieces],
    ['QTD BEBIDAS', ({ drinks }) => drinks],
    ['KM', ({ km }) => decimal(km, 1)],
    ['TEMPO ENTREGA (MIN)', ({ minutes }) => minutes],
    ['NOTA CLIENTE', ({ rating }) => rating ?? ''],
    ['TAXA ENTREGA', ({ fee }) => commaPrice(fee)],
    ['DESCONTO CUPOM', ({ coupon }) => commaPrice(coupon)],
    ['VALOR PEDIDO', ({ value }) => commaPrice(value)],
  ]),
  file(
    repairs,
    calls,
    [
      ['data_abertura', ({ day }) => day],
      ['hospital', ({ hospital }) => hospital],
      ['cidade', ({ city }) => city],
      ['tipo_equipamento', ({ kind }) => kind],
      ['marca', ({ brand }) => brand],
      ['defeito', ({ defect }) => defect],
      ['tecnico', ({ technician }) => technician],
      ['prioridade', ({ priority }) => priority],
      ['turno', ({ shift }) => shift],
      ['situacao', ({ status }) => status],
      ['garantia', ({ warranty }) => warranty],
      ['pecas_trocadas', ({ parts }) => parts],
      ['horas_trabalhadas', ({ worked }) => worked.toFixed(1)],
      ['horas_parado', ({ stopped }) => (stopped === undefined ? '' : stopped.toFixed(1))],
      ['km_rodados', ({ km }) => km],
      ['custo_pecas', ({ partsCost }) => partsCost.toFixed(2)],
      ['valor_mao_obra', ({ labor }) => labor.toFixed(2)],
    ],
    ',',
  ),
  file(seeds, deals, [
    ['Dt. Venda', ({ day }) => shownDay(day)],
    ['Fazenda', ({ farm }) => farm],
    ['UF', ({ state }) => state],
    ['Cultura', ({ crop }) => crop],
    ['Marca', ({ brand }) => brand],
    ['Safra', ({ season }) => season],
    ['Representante', ({ seller }) => seller],
    ['Cond. Pagto', ({ terms }) => terms],
    ['Tipo de entrega', ({ delivery }) => delivery],
    ['Sacas', ({ sacks }) => sacks],
    ['Preço da saca', ({ each }) => dotted(decimal(each))],
    ['Área (ha)', ({ area }) => area],
    ['Germinação (%)', ({ germination }) => germination],
    ['Frete', ({ freight }) => (freight === undefined ? '' : dotted(decimal(freight)))],
    ['Comissão', ({ commission }) => dotted(decimal(commission))],
    ['Valor total', ({ total }) => dotted(decimal(total))],
  ]),
]

export const labelled: Labelled[] = [
  // The hamburger kitchen
  ['me passa o valor dos pedidos da hamburgueria mês a mês', kitchen, orders.byMonth((g) => g.sum('value'))],
  ['Quantos pedidos saíram em novembro?', kitchen, orders.during('2025-11').count()],
  [
    'qtos lanches X-Bacon sairam em dezembro',
    kitchen,
    orders
      .during('2025-12')
      .when((r) => r.burger === 'X-Bacon')
      .sum('pieces'),
  ],
  ['Qual entregador levou mais pedidos?', kitchen, most(orders.by('courier', (g) => g.count()))],
  [
    'tempo médio de entrega de cada bairro, em minutos',
    kitchen,
    orders.by('district', (g) => g.mean('minutes')),
  ],
  ['Quanto arrecadamos de taxa de entrega em outubro?', kitchen, orders.during('2025-10').sum('fee')],
  [
    'qual a porcentagem dos pedidos que veio pelo whatsapp',
    kitchen,
    orders.share((r) => r.channel === 'WhatsApp'),
  ],
  ['quantos pedidos demoraram mais de 60 minutos', kitchen, orders.when((r) => r.minutes > 60).count()],
  [
    'Qual a nota média dos clientes nos pedidos do iFood?',
    kitchen,
    orders.when((r) => r.channel === 'iFood').mean('rating'),
  ],
  [
    'Quais os 4 lanches que mais somam em valor de pedido?',
    kitchen,
    most(
      orders.by('burger', (g) => g.sum('value')),
      4,
    ),
  ],
  [
    'compara pra mim o valor dos pedidos de setembro com o de outubro',
    kitchen,
    { before: orders.during('2025-09').sum('value'), after: orders.during('2025-10').sum('value') },
  ],
  [
    'soma do valor dos pedidos pagos com vale refeicao',
    kitchen,
    orders.when((r) => r.payment === 'Vale-refeição').sum('value'),
  ],
  [
    'Quantos pedidos foram para o bairro Alto da Serra no quarto trimestre de 2025?',
    kitchen,
    orders
      .during('2025-10', '2025-12')
      .when((r) => r.district === 'Alto da Serra')
      .count(),
  ],
  ['Total de desconto de cupom em cada canal', kitchen, orders.by('channel', (g) => g.sum('coupon'))],
  [
    'qual dia da semana sai mais lanche, em quantidade de lanches?',
    kitchen,
    most(orders.byWeekday((g) => g.sum('pieces'))),
  ],
  ['qual o maior valor de um pedido só na hamburgueria', kitchen, orders.max('value')],
  [
    'Quantas bebidas foram nos pedidos da linha Artesanal?',
    kitchen,
    orders.when((r) => r.line === 'Artesanal').sum('drinks'),
  ],
  [
    'valor dos pedidos por linha sem contar o ifood',
    kitchen,
    orders.when((r) => r.channel !== 'iFood').by('line', (g) => g.sum('value')),
  ],
  ['Em média, quantos lanches vão em cada pedido?', kitchen, orders.mean('pieces')],
  [
    'qtos pedidos tiveram valor entre 50 e 80 reais',
    kitchen,
    orders.when((r) => r.value >= 50 && r.value <= 80).count(),
  ],
  [
    'Em quantos bairros diferentes o Kauã entregou em janeiro?',
    kitchen,
    orders
      .during('2026-01')
      .when((r) => r.courier === 'Kauã')
      .distinct('district'),
  ],
  ['pedidos sem desconto de cupom, quantos foram?', kitchen, orders.when((r) => r.coupon === 0).count()],
  [
    'Qual foi o valor somado dos pedidos entre 15/12/2025 e 10/01/2026?',
    kitchen,
    orders.from('2025-12-15', '2026-01-10').sum('value'),
  ],
  [
    'Qual bairro tem o menor tempo médio de entrega?',
    kitchen,
    least(orders.by('district', (g) => g.mean('minutes'))),
  ],
  [
    'Que fatia do valor dos pedidos, em %, é da linha Tradicional?',
    kitchen,
    orders.share((r) => r.line === 'Tradicional', 'value'),
  ],
  [
    'preciso acertar a gasolina, quantos km o wesley rodou no total das entregas?',
    kitchen,
    orders.when((r) => r.courier === 'Wesley').sum('km'),
  ],
  [
    'quantos pedidos receberam nota abaixo de 3?',
    kitchen,
    orders.when((r) => r.rating !== undefined && r.rating < 3).count(),
  ],
  ['qual mes arrecadou menos de taxa de entrega?', kitchen, least(orders.byMonth((g) => g.sum('fee')))],
  [
    'Quantos pedidos a hamburgueria faz por mês, em média?',
    kitchen,
    orders.count() / orders.byMonth((g) => g.count()).length,
  ],
  [
    'to montando a escala da cozinha: quantidade de pedidos em cada dia da semana',
    kitchen,
    orders.byWeekday((g) => g.count()),
  ],

  // The repair firm
  ['Quantos chamados foram abertos em março?', repairs, calls.during('2025-03').count()],
  ['lista a quantidade de chamados de cada hospital', repairs, calls.by('hospital', (g) => g.count())],
  ['Valor de mão de obra somado por técnico', repairs, calls.by('technician', (g) => g.sum('labor'))],
  [
    'qto foi o custo de pecas das camas hospitalares',
    repairs,
    calls.when((r) => r.kind === 'Cama hospitalar').sum('partsCost'),
  ],
  ['Qual marca teve mais chamados?', repairs, most(calls.by('brand', (g) => g.count()))],
  [
    'Total de horas que os elevadores ficaram parados, por mês',
    repairs,
    calls.when((r) => r.kind === 'Elevador').byMonth((g) => g.sum('stopped')),
  ],
  [
    'media de horas parado nos chamados de emergencia',
    repairs,
    calls.when((r) => r.priority === 'Emergência').mean('stopped'),
  ],
  [
    'Que percentual dos chamados está aguardando peça?',
    repairs,
    calls.share((r) => r.status === 'aguardando peça'),
  ],
  [
    'quantas peças o Tonho trocou em julho?',
    repairs,
    calls
      .during('2025-07')
      .when((r) => r.technician === 'Tonho')
      .sum('parts'),
  ],
  [
    'Os 3 defeitos que mais consumiram horas trabalhadas',
    repairs,
    most(
      calls.by('defect', (g) => g.sum('worked')),
      3,
    ),
  ],
  [
    'Valor total de mão de obra no segundo trimestre de 2025',
    repairs,
    calls.during('2025-04', '2025-06').sum('labor'),
  ],
  [
    'compara a quantidade de chamados de maio com a de junho',
    repairs,
    { before: calls.during('2025-05').count(), after: calls.during('2025-06').count() },
  ],
  [
    'quantos km rodados deram os chamados de sorocaba?',
    repairs,
    calls.when((r) => r.city === 'Sorocaba').sum('km'),
  ],
  ['Qual cidade teve menos chamados?', repairs, least(calls.by('city', (g) => g.count()))],
  [
    'qtos chamados teve no turno da noite, tirando os de prioridade emergencia?',
    repairs,
    calls.when((r) => r.shift === 'noite' && r.priority !== 'Emergência').count(),
  ],
  [
    'Quantos chamados tiveram custo de peças acima de R$ 1.500?',
    repairs,
    calls.when((r) => r.partsCost > 1_500).count(),
  ],
  [
    'quantos chamados em garantia a Santa Casa teve',
    repairs,
    calls.when((r) => r.warranty === 'sim' && r.hospital === 'Santa Casa').count(),
  ],
  [
    'Qual o maior número de horas parado num chamado de cama hospitalar?',
    repairs,
    calls.when((r) => r.kind === 'Cama hospitalar').max('stopped'),
  ],
  [
    'Custo médio de peças por chamado em cada tipo de equipamento',
    repairs,
    calls.by('kind', (g) => g.mean('partsCost')),
  ],
  [
    'mao de obra somada com o custo das pecas, quanto da tudo junto?',
    repairs,
    calls.sum('labor') + calls.sum('partsCost'),
  ],
  [
    'Quantos técnicos diferentes atenderam o Hospital Regional em agosto?',
    repairs,
    calls
      .during('2025-08')
      .when((r) => r.hospital === 'Hospital Regional')
      .distinct('technician'),
  ],
  [
    'quanto o defeito Motor representa do custo de peças, em porcentagem?',
    repairs,
    calls.share((r) => r.defect === 'Motor', 'partsCost'),
  ],
  ['em que dia da semana abrem menos chamados?', repairs, least(calls.byWeekday((g) => g.count()))],
  [
    'menor valor de mão de obra num chamado de elevador',
    repairs,
    calls.when((r) => r.kind === 'Elevador').min('labor'),
  ],
  [
    'Quanto a Adriana fez de mão de obra de 10/02/2025 a 25/04/2025?',
    repairs,
    calls
      .from('2025-02-10', '2025-04-25')
      .when((r) => r.technician === 'Adriana')
      .sum('labor'),
  ],
  [
    'número de chamados concluídos por prioridade',
    repairs,
    calls.when((r) => r.status === 'concluído').by('priority', (g) => g.count()),
  ],
  [
    'em media qual foi o custo de pecas por mes?',
    repairs,
    calls.sum('partsCost') / calls.byMonth((g) => g.count()).length,
  ],
  [
    'quantos chamados tiveram pelo menos 6 horas trabalhadas',
    repairs,
    calls.when((r) => r.worked >= 6).count(),
  ],
  [
    'Em qual mês o custo total de peças foi mais alto?',
    repairs,
    most(calls.byMonth((g) => g.sum('partsCost'))),
  ],
  [
    'a otis me cobrou um relatorio: total de pecas trocadas por defeito, so da marca Otis',
    repairs,
    calls.when((r) => r.brand === 'Otis').by('defect', (g) => g.sum('parts')),
  ],

  // The seller of seeds
  ['Valor total das vendas de sementes por cultura', seeds, deals.by('crop', (g) => g.sum('total'))],
  [
    'qtas sacas de soja vendemos em setembro?',
    seeds,
    deals
      .during('2025-09')
      .when((r) => r.crop === 'Soja')
      .sum('sacks'),
  ],
  [
    'Quais as 5 fazendas que mais compraram em valor total?',
    seeds,
    most(
      deals.by('farm', (g) => g.sum('total')),
      5,
    ),
  ],
  [
    'Comissão do Evandro no primeiro trimestre de 2026',
    seeds,
    deals
      .during('2026-01', '2026-03')
      .when((r) => r.seller === 'Evandro')
      .sum('commission'),
  ],
  ['qual o maior preço da saca no milho', seeds, deals.when((r) => r.crop === 'Milho').max('each')],
  ['total de frete por uf', seeds, deals.by('state', (g) => g.sum('freight'))],
  ['Quantas vendas foram feitas em barter?', seeds, deals.when((r) => r.terms === 'Barter').count()],
  ['quantos % das sacas vendidas eram de milho?', seeds, deals.share((r) => r.crop === 'Milho', 'sacks')],
  [
    'Sacas vendidas: outubro contra novembro',
    seeds,
    { before: deals.during('2025-10').sum('sacks'), after: deals.during('2025-11').sum('sacks') },
  ],
  ['qual representante vendeu menos em valor total', seeds, least(deals.by('seller', (g) => g.sum('total')))],
  [
    'Qual o frete médio das vendas entregues por transportadora?',
    seeds,
    deals.when((r) => r.delivery === 'Transportadora').mean('freight'),
  ],
  [
    'quantas vendas de semente tiveram valor total acima de 100 mil reais',
    seeds,
    deals.when((r) => r.total > 100_000).count(),
  ],
  [
    'valor total vendido na safrinha tirando o milho',
    seeds,
    deals.when((r) => r.season === 'Safrinha' && r.crop !== 'Milho').sum('total'),
  ],
  ['Quantidade de sacas por safra', seeds, deals.by('season', (g) => g.sum('sacks'))],
  ['soma da área em hectares das vendas pra GO', seeds, deals.when((r) => r.state === 'GO').sum('area')],
  [
    'Quantas fazendas diferentes compraram semente de trigo em agosto?',
    seeds,
    deals
      .during('2025-08')
      .when((r) => r.crop === 'Trigo')
      .distinct('farm'),
  ],
  ['qual mês vendeu mais sacas?', seeds, most(deals.byMonth((g) => g.sum('sacks')))],
  ['Total de comissão mês a mês', seeds, deals.byMonth((g) => g.sum('commission'))],
  [
    'Qual o valor total da maior venda de feijão?',
    seeds,
    deals.when((r) => r.crop === 'Feijão').max('total'),
  ],
  [
    'de agosto a outubro, qual o valor total das vendas com condição de pagamento na colheita?',
    seeds,
    deals
      .during('2025-08', '2025-10')
      .when((r) => r.terms === 'Na colheita')
      .sum('total'),
  ],
  [
    'o pessoal da qualidade quer saber quantas vendas tiveram germinacao abaixo de 85',
    seeds,
    deals.when((r) => r.germination < 85).count(),
  ],
  ['Média de sacas por venda em cada fazenda', seeds, deals.by('farm', (g) => g.mean('sacks'))],
  [
    'Participação da marca Pioneer no valor total das vendas',
    seeds,
    deals.share((r) => r.brand === 'Pioneer', 'total'),
  ],
  [
    'qtas vendas de semente foram com retirada em fevereiro',
    seeds,
    deals
      .during('2026-02')
      .when((r) => r.delivery === 'Retirada')
      .count(),
  ],
  [
    'Valor total das vendas de sementes no terceiro trimestre de 2025',
    seeds,
    deals.during('2025-07', '2025-09').sum('total'),
  ],
  [
    'quanto a Jussara vendeu de soja em valor total sem contar MT?',
    seeds,
    deals.when((r) => r.seller === 'Jussara' && r.crop === 'Soja' && r.state !== 'MT').sum('total'),
  ],
  [
    'Em média, quantas sacas vendemos por mês?',
    seeds,
    deals.sum('sacks') / deals.byMonth((g) => g.count()).length,
  ],
  [
    'que dia da semana tem o maior número de vendas de sementes?',
    seeds,
    most(deals.byWeekday((g) => g.count())),
  ],
  [
    'quantas sacas a fazenda paraiso comprou desde fevereiro de 2026',
    seeds,
    deals
      .during('2026-02', '2026-04')
      .when((r) => r.farm === 'Fazenda Paraíso')
      .sum('sacks'),
  ],
  [
    'vou fechar o pagamento dos representantes, me da a comissao de cada um em marco',
    seeds,
    deals.during('2026-03').by('seller', (g) => g.sum('commission')),
  ],
]

export const unanswerable: string[] = [
  'quanto pagamos pela carne dos hambúrgueres em dezembro?',
  'quantos pães ainda temos na despensa',
  'Qual a placa da moto do Dudu?',
  'qto gastamos de gás de cozinha em janeiro',
  'Quantos leitos tem o Hospital São Lucas?',
  'quando vence o contrato de manutenção da Santa Casa?',
  'qual o número de série dos elevadores com defeito na porta',
  'Quantos milímetros choveu nas fazendas em novembro?',
  'qual a margem de lucro da semente de soja?',
  'Qual a inscrição estadual da Fazenda Paraíso?',
]
