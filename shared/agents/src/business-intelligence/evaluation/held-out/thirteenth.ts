import { brazilianDay, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows } from './rows'

/* A filling station, a broker of insurance and a hirer of tools and machines. */

const { next, whole, pick } = seededBusiness('a filling station, a broker of insurance, a hirer of machines')
const days = daysFrom('2025-07-01', 365)

const fills = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(1, 4) }, () => {
      const litres = whole(50, 900) / 10
      return {
        day,
        pump: pick(['Bomba 1', 'Bomba 2', 'Bomba 3', 'Bomba 4']),
        fuel: pick(['Gasolina comum', 'Etanol', 'Diesel S10', 'Gasolina aditivada', 'GNV']),
        attendant: pick(['Valdir', 'Cleide', 'Marquinhos', 'Nonato']),
        shift: pick(['Manhã', 'Tarde', 'Madrugada']),
        customer: pick(['Rua', 'Frota', 'Taxista']),
        payment: pick(['Débito', 'Crédito', 'Pix', 'Dinheiro']),
        litres,
        points: next() < 0.4 ? 0 : whole(5, 90),
        total: Math.round(litres * whole(390, 680)) / 100,
      }
    }),
  ),
)
const policies = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(0, 3) }, () => {
      const premium = whole(30_000, 520_000) / 100
      const line = pick(['Auto', 'Residencial', 'Vida', 'Empresarial'])
      return {
        day,
        insurer: pick(['Porto', 'Tokio Marine', 'Allianz', 'HDI', 'Mapfre']),
        line,
        kind: pick(['Renovação', 'Novo']),
        broker: pick(['Denise', 'Fábio', 'Luana']),
        city: pick(['Niterói', 'São Gonçalo', 'Maricá']),
        source: pick(['Indicação', 'Google', 'Instagram', 'Carteira']),
        instalments: whole(1, 12),
        excess: line === 'Vida' ? undefined : whole(50_000, 600_000) / 100,
        premium,
        commission: Math.round(premium * whole(8, 25)) / 100,
      }
    }),
  ),
)
const hires = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(0, 4) }, () => {
      const length = whole(1, 20)
      const daily = whole(3_000, 22_000) / 100
      return {
        day,
        machine: pick(['Betoneira', 'Andaime', 'Martelete', 'Compactador', 'Gerador', 'Lixadeira']),
        client: pick([
          'Construtora Pilar',
          'Zé Reformas',
          'Engenharia Norte',
          'Prefeitura',
          'Condomínio Ipê',
          'Seu Antenor',
        ]),
        branch: pick(['Centro', 'Rodovia']),
        clerk: pick(['Tatiane', 'Robson', 'Iara']),
        situation: pick(['Devolvido', 'Em aberto', 'Atrasado']),
        length,
        freight: next() < 0.45 ? 0 : whole(4_000, 18_000) / 100,
        fine: next() < 0.75 ? 0 : whole(2_000, 25_000) / 100,
        daily,
        total: Math.round(length * daily * 100) / 100,
      }
    }),
  ),
)

const station = 'abastecimentos_posto'
const broker = 'APOLICES EMITIDAS'
const hirer = 'Locações de equipamentos'

export const files = [
  file(
    station,
    fills,
    [
      ['data_abast', ({ day }) => day],
      ['bomba', ({ pump }) => pump],
      ['combustivel', ({ fuel }) => fuel],
      ['frentista', ({ attendant }) => attendant],
      ['turno', ({ shift }) => shift],
      ['tp_cliente', ({ customer }) => customer],
      ['forma_pag', ({ payment }) => payment],
      ['litros', ({ litres }) => litres.toFixed(1)],
      ['pontos_fidelidade', ({ points }) => points],
      ['vl_total', ({ total }) => total.toFixed(2)],
    ],
    ',',
  ),
  file(broker, policies, [
    ['DT_EMISSAO', ({ day }) => brazilianDay(day)],
    ['SEGURADORA', ({ insurer }) => insurer],
    ['RAMO', ({ line }) => line],
    ['TIPO', ({ kind }) => kind],
    ['CORRETOR', ({ broker }) => broker],
    ['CIDADE', ({ city }) => city],
    ['ORIGEM', ({ source }) => source],
    ['PARCELAS', ({ instalments }) => instalments],
    ['FRANQUIA', ({ excess }) => (excess === undefined ? '' : decimal(excess))],
    ['PREMIO_LIQ', ({ premium }) => decimal(premium)],
    ['COMISSAO', ({ commission }) => decimal(commission)],
  ]),
  file(
    hirer,
    hires,
    [
      ['Data Retirada', ({ day }) => brazilianDay(day)],
      ['Equipamento', ({ machine }) => machine],
      ['Cliente', ({ client }) => client],
      ['Filial', ({ branch }) => branch],
      ['Atendente', ({ clerk }) => clerk],
      ['Situação', ({ situation }) => situation],
      ['Qtd. Dias', ({ length }) => length],
      ['Frete', ({ freight }) => decimal(freight)],
      ['Multa Atraso', ({ fine }) => decimal(fine)],
      ['Vlr. Diária', ({ daily }) => decimal(daily)],
      ['Vlr. Locação', ({ total }) => decimal(total)],
    ],
    '\t',
  ),
]

export const labelled: Labelled[] = [
  // The filling station
  ['quantos litros vendemos em agosto', station, fills.during('2025-08').sum('litres')],
  ['litros por combustível', station, fills.by('fuel', (g) => g.sum('litres'))],
  ['quanto o posto faturou no total?', station, fills.sum('total')],
  ['faturamento do posto mês a mês', station, fills.byMonth((g) => g.sum('total'))],
  ['qual frentista abasteceu mais litros?', station, most(fills.by('attendant', (g) => g.sum('litres')))],
  ['quantos abastecimentos a Cleide fez', station, fills.when((r) => r.attendant === 'Cleide').count()],
  [
    'litros de etanol em janeiro',
    station,
    fills
      .during('2026-01')
      .when((r) => r.fuel === 'Etanol')
      .sum('litres'),
  ],
  ['abastecimentos por bomba', station, fills.by('pump', (g) => g.count())],
  ['qual bomba ta vendendo menos? em reais', station, least(fills.by('pump', (g) => g.sum('total')))],
  ['media de litros por abastecimento', station, fills.mean('litres')],
  [
    'gasolina comum e aditivada juntas deram quantos litros?',
    station,
    fills.when((r) => ['Gasolina comum', 'Gasolina aditivada'].includes(r.fuel)).sum('litres'),
  ],
  [
    'quanto a frota gastou de diesel s10',
    station,
    fills.when((r) => r.customer === 'Frota' && r.fuel === 'Diesel S10').sum('total'),
  ],
  ['abastecimentos de madrugada', station, fills.when((r) => r.shift === 'Madrugada').count()],
  [
    'qual a participação do gnv no faturamento do posto',
    station,
    fills.share((r) => r.fuel === 'GNV', 'total'),
  ],
  [
    'vendemos mais litros em dezembro ou em janeiro?',
    station,
    { before: fills.during('2025-12').sum('litres'), after: fills.during('2026-01').sum('litres') },
  ],
  ['quantos abastecimentos acima de 400 reais teve?', station, fills.when((r) => r.total > 400).count()],
  [
    'quanto faturamos por litro de etanol?',
    station,
    fills.when((r) => r.fuel === 'Etanol').sum('total') /
      fills.when((r) => r.fuel === 'Etanol').sum('litres'),
  ],
  ['faturamento do posto por dia da semana', station, fills.byWeekday((g) => g.sum('total'))],
  [
    'ranking de frentistas em pontos de fidelidade em maio',
    station,
    fills.during('2026-05').by('attendant', (g) => g.sum('points')),
  ],
  [
    'quanto entrou no pix no posto em junho',
    station,
    fills
      .during('2026-06')
      .when((r) => r.payment === 'Pix')
      .sum('total'),
  ],
  [
    'taxista abastece mais em qual turno?',
    station,
    most(fills.when((r) => r.customer === 'Taxista').by('shift', (g) => g.count())),
  ],
  ['qual foi o abastecimento mais alto em reais', station, fills.max('total')],
  [
    'faturamento da bomba 2 no segundo semestre de 2025',
    station,
    fills
      .during('2025-07', '2025-12')
      .when((r) => r.pump === 'Bomba 2')
      .sum('total'),
  ],
  [
    'faturamento do posto por forma de pagamento, sem o dinheiro',
    station,
    fills.when((r) => r.payment !== 'Dinheiro').by('payment', (g) => g.sum('total')),
  ],
  [
    'top 2 combustíveis em faturamento',
    station,
    most(
      fills.by('fuel', (g) => g.sum('total')),
      2,
    ),
  ],
  ['quantos litros saem por mês em média?', station, fills.sum('litres') / 12],
  ['litros vendidos no domingo', station, fills.on(0).sum('litres')],
  [
    'quantos abastecimentos não deram ponto de fidelidade',
    station,
    fills.when((r) => r.points === 0).count(),
  ],
  [
    'o Nonato e o Valdir, quanto cada um faturou em março?',
    station,
    fills
      .during('2026-03')
      .when((r) => ['Nonato', 'Valdir'].includes(r.attendant))
      .by('attendant', (g) => g.sum('total')),
  ],
  ['ticket médio da frota no posto', station, fills.when((r) => r.customer === 'Frota').mean('total')],

  // The broker
  ['quantas apólices emitimos em setembro?', broker, policies.during('2025-09').count()],
  ['prêmio por seguradora', broker, policies.by('insurer', (g) => g.sum('premium'))],
  ['quanto ganhamos de comissão em outubro', broker, policies.during('2025-10').sum('commission')],
  ['comissão da Denise', broker, policies.when((r) => r.broker === 'Denise').sum('commission')],
  [
    'qual corretor trouxe mais seguro novo?',
    broker,
    most(policies.when((r) => r.kind === 'Novo').by('broker', (g) => g.count())),
  ],
  ['quantas renovações fizemos', broker, policies.when((r) => r.kind === 'Renovação').count()],
  [
    'quantos seguros de carro a gente fechou em 2026?',
    broker,
    policies
      .during('2026-01', '2026-06')
      .when((r) => r.line === 'Auto')
      .count(),
  ],
  ['apolices por ramo', broker, policies.by('line', (g) => g.count())],
  [
    'prêmio médio do seguro residencial',
    broker,
    policies.when((r) => r.line === 'Residencial').mean('premium'),
  ],
  [
    'franquia média por ramo tirando vida',
    broker,
    policies.when((r) => r.line !== 'Vida').by('line', (g) => g.mean('excess')),
  ],
  ['percentual das apólices que são renovação', broker, policies.share((r) => r.kind === 'Renovação')],
  [
    'comissão por mês do Fábio',
    broker,
    policies.when((r) => r.broker === 'Fábio').byMonth((g) => g.sum('commission')),
  ],
  [
    'seguradora que paga mais comissão no total',
    broker,
    most(policies.by('insurer', (g) => g.sum('commission'))),
  ],
  [
    'apólices da porto em niterói',
    broker,
    policies.when((r) => r.insurer === 'Porto' && r.city === 'Niterói').count(),
  ],
  ['de onde vem mais apólice?', broker, most(policies.by('source', (g) => g.count()))],
  [
    'quantas apólices parceladas em mais de 10 vezes',
    broker,
    policies.when((r) => r.instalments > 10).count(),
  ],
  [
    'comissão total em relação ao prêmio, quantos por cento',
    broker,
    { share: policies.sum('commission') / policies.sum('premium') },
  ],
  [
    'compare o prêmio de abril com o de maio',
    broker,
    { before: policies.during('2026-04').sum('premium'), after: policies.during('2026-05').sum('premium') },
  ],
  [
    'a segunda seguradora com mais apólices',
    broker,
    most(
      policies.by('insurer', (g) => g.count()),
      2,
    ).slice(1),
  ],
  [
    'prêmio de são gonçalo e maricá somados',
    broker,
    policies.when((r) => ['São Gonçalo', 'Maricá'].includes(r.city)).sum('premium'),
  ],
  ['maior prêmio de seguro de vida', broker, policies.when((r) => r.line === 'Vida').max('premium')],
  [
    'cidade com menos apólices no quarto trimestre de 2025',
    broker,
    least(policies.during('2025-10', '2025-12').by('city', (g) => g.count())),
  ],
  [
    'quantas apólices da Luana vieram por indicação?',
    broker,
    policies.when((r) => r.broker === 'Luana' && r.source === 'Indicação').count(),
  ],
  ['menor comissão que recebemos', broker, policies.min('commission')],
  ['comissão média por apólice de cada corretor', broker, policies.by('broker', (g) => g.mean('commission'))],
  [
    'seguro empresarial: premio total em junho',
    broker,
    policies
      .during('2026-06')
      .when((r) => r.line === 'Empresarial')
      .sum('premium'),
  ],
  [
    'apólices do instagram por ramo',
    broker,
    policies.when((r) => r.source === 'Instagram').by('line', (g) => g.count()),
  ],
  ['em que mês a comissão foi mais baixa?', broker, least(policies.byMonth((g) => g.sum('commission')))],
  ['quantas apólices por mês a gente emite em média', broker, policies.count() / 12],
  [
    'premio das apolices da allianz com comissão acima de 500',
    broker,
    policies.when((r) => r.insurer === 'Allianz' && r.commission > 500).sum('premium'),
  ],

  // The hirer
  ['quantas locações tivemos em novembro', hirer, hires.during('2025-11').count()],
  ['faturamento de locação por equipamento', hirer, hires.by('machine', (g) => g.sum('total'))],
  ['qual equipamento sai mais?', hirer, most(hires.by('machine', (g) => g.count()))],
  [
    'quanto a construtora pilar alugou em reais',
    hirer,
    hires.when((r) => r.client === 'Construtora Pilar').sum('total'),
  ],
  ['locações em aberto', hirer, hires.when((r) => r.situation === 'Em aberto').count()],
  [
    'quantas locações atrasadas por cliente?',
    hirer,
    hires.when((r) => r.situation === 'Atrasado').by('client', (g) => g.count()),
  ],
  ['total de multa por atraso em 2025', hirer, hires.during('2025-07', '2025-12').sum('fine')],
  ['valor médio da diária da betoneira', hirer, hires.when((r) => r.machine === 'Betoneira').mean('daily')],
  [
    'quantos dias o gerador ficou alugado em fevereiro?',
    hirer,
    hires
      .during('2026-02')
      .when((r) => r.machine === 'Gerador')
      .sum('length'),
  ],
  [
    'quanto cobramos de frete na filial rodovia',
    hirer,
    hires.when((r) => r.branch === 'Rodovia').sum('freight'),
  ],
  ['valor das locações por filial', hirer, hires.by('branch', (g) => g.sum('total'))],
  [
    '3 clientes que mais pagaram locação',
    hirer,
    most(
      hires.by('client', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'o valor de locação caiu de julho pra agosto?',
    hirer,
    { before: hires.during('2025-07').sum('total'), after: hires.during('2025-08').sum('total') },
  ],
  [
    'quantas locações de andaime pra prefeitura',
    hirer,
    hires.when((r) => r.machine === 'Andaime' && r.client === 'Prefeitura').count(),
  ],
  ['quantas locações tiveram multa', hirer, hires.when((r) => r.fine > 0).count()],
  [
    'que porcentagem do valor das locações é da Engenharia Norte?',
    hirer,
    hires.share((r) => r.client === 'Engenharia Norte', 'total'),
  ],
  [
    'locações da Tatiane mês a mês',
    hirer,
    hires.when((r) => r.clerk === 'Tatiane').byMonth((g) => g.count()),
  ],
  ['locações de mais de 15 dias', hirer, hires.when((r) => r.length > 15).count()],
  [
    'equipamento menos alugado na filial centro',
    hirer,
    least(hires.when((r) => r.branch === 'Centro').by('machine', (g) => g.count())),
  ],
  [
    'atendente que fechou mais locação em valor no primeiro semestre de 2026',
    hirer,
    most(hires.during('2026-01', '2026-06').by('clerk', (g) => g.sum('total'))),
  ],
  ['frete por cliente', hirer, hires.by('client', (g) => g.sum('freight'))],
  [
    'valor de locação sem contar o condomínio ipê',
    hirer,
    hires.when((r) => r.client !== 'Condomínio Ipê').sum('total'),
  ],
  [
    'tempo médio de locação do martelete em dias',
    hirer,
    hires.when((r) => r.machine === 'Martelete').mean('length'),
  ],
  [
    'quantos clientes diferentes pegaram compactador em outubro?',
    hirer,
    hires
      .during('2025-10')
      .when((r) => r.machine === 'Compactador')
      .distinct('client'),
  ],
  ['locações por dia da semana', hirer, hires.byWeekday((g) => g.count())],
  ['quanto o seu antenor pagou de multa?', hirer, hires.when((r) => r.client === 'Seu Antenor').sum('fine')],
  [
    'quanto deu de locação na segunda quinzena de abril',
    hirer,
    hires.from('2026-04-16', '2026-04-30').sum('total'),
  ],
  ['diária mais cara da lixadeira', hirer, hires.when((r) => r.machine === 'Lixadeira').max('daily')],
  [
    'situação das locações do Zé Reformas',
    hirer,
    hires.when((r) => r.client === 'Zé Reformas').by('situation', (g) => g.count()),
  ],
  [
    'locação e frete somados em março',
    hirer,
    hires.during('2026-03').sum('total') + hires.during('2026-03').sum('freight'),
  ],
]

/** What the tables do not hold. */
export const unanswerable: string[] = [
  'quanto paguei pra distribuidora pelo combustivel?',
  'quanto tem de diesel no tanque agora',
  'qual a placa que mais abastece?',
  'quantos sinistros tivemos na Porto?',
  'quais seguros vencem em julho',
  'qual a idade dos segurados?',
  'quanto gastei de manutenção nas betoneiras',
  'quantos andaimes tenho no depósito?',
  'qual o salário do Marquinhos',
  'quanto vou faturar de locação no ano que vem?',
]
