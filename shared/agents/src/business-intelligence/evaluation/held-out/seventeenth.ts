import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows, weekdayIn } from './rows'

/* A flower shop, a butcher, a pest control firm. */

const { among, next, whole } = seededBusiness('a flower shop, a butcher, a pest control firm')

const flowers = new Rows(
  daysFrom('2025-09-01', 212).flatMap((day) =>
    Array.from({ length: weekdayIn(day) === 6 ? whole(3, 6) : whole(1, 3) }, () => {
      const [arrangement, base] = among<[string, number]>(
        [['Buquê de rosas', 190], 30],
        [['Orquídea', 130], 20],
        [['Cesta de café da manhã', 175], 15],
        [['Arranjo de girassol', 105], 13],
        [['Coroa de flores', 320], 10],
        [['Vaso de suculenta', 45], 12],
      )
      return {
        day,
        arrangement,
        occasion:
          arrangement === 'Coroa de flores'
            ? 'Velório'
            : among(['Aniversário', 34], ['Romântico', 26], ['Casamento', 18], ['Corporativo', 12]),
        district: among(
          ['Centro', 36],
          ['Jardim América', 26],
          ['Vila Nova', 18],
          ['Boa Vista', 10],
          ['Alto da Serra', 6],
        ),
        courier: among(['Wesley', 48], ['Dona Neide', 32], ['Cauã', 18]),
        channel: among(['WhatsApp', 45], ['Instagram', 25], ['Loja física', 18], ['Telefone', 10]),
        stems: whole(1, 36),
        freight: whole(800, 3_500) / 100,
        price: cents(base * (0.7 + next() * 0.8)),
      }
    }),
  ),
)

const meats = new Rows(
  daysFrom('2025-11-01', 181).flatMap((day) =>
    Array.from({ length: weekdayIn(day) === 0 || weekdayIn(day) === 6 ? whole(4, 7) : whole(2, 4) }, () => {
      const [cut, meat, base] = among<[string, string, number]>(
        [['Picanha', 'Bovina', 79.9], 20],
        [['Acém', 'Bovina', 34.9], 18],
        [['Alcatra', 'Bovina', 49.9], 13],
        [['Fraldinha', 'Bovina', 44.9], 9],
        [['Costela', 'Bovina', 29.9], 12],
        [['Linguiça toscana', 'Suína', 24.9], 16],
        [['Pernil', 'Suína', 22.9], 6],
        [['Coxa e sobrecoxa', 'Frango', 13.9], 14],
      )
      const customer = among(['Varejo', 62], ['Restaurante', 22], ['Marmitaria', 14])
      const kilos = whole(400, customer === 'Varejo' ? 4_500 : 12_000) / 1000
      return {
        day,
        cut,
        meat,
        customer,
        kilos,
        attendant: among(['Seu Zeca', 46], ['Marquinhos', 34], ['Adriele', 14]),
        supplier: among(['Frigorífico Boi Bom', 45], ['Carnes Pampa', 30], ['Frigo Minas', 18]),
        payment: among(
          ['pix', 32],
          ['debito', 26],
          ['credito', 18],
          ['dinheiro', 14],
          ['vale alimentacao', 9],
        ),
        total: cents(kilos * base * (0.95 + next() * 0.15)),
      }
    }),
  ),
)

const pests = new Rows(
  daysFrom('2025-07-01', 243).flatMap((day) =>
    Array.from({ length: weekdayIn(day) === 0 ? 0 : whole(0, weekdayIn(day) === 1 ? 5 : 3) }, () => {
      const [client, property, size] = among<[string, string, number]>(
        [['Mercado Bom Preço', 'Comércio', 420], 20],
        [['Metalúrgica Souza', 'Indústria', 900], 15],
        [['Edifício Ipê', 'Apartamento', 110], 16],
        [['Dona Marlene', 'Residência', 140], 8],
        [['Colégio Santa Rita', 'Comércio', 650], 12],
        [['Sandra Moura', 'Apartamento', 75], 7],
        [['Tecelagem Aurora', 'Indústria', 760], 9],
        [['Seu Osvaldo', 'Residência', 180], 6],
        [['Hortifruti da Praça', 'Comércio', 230], 10],
      )
      const area = Math.round(size * (0.5 + next()))
      return {
        day,
        client,
        property,
        area,
        pest: among(['Barata', 34], ['Cupim', 22], ['Rato', 18], ['Formiga', 12], ['Escorpião', 9]),
        technician: among(['Gilmar', 46], ['Robson', 31], ['Ivone', 19]),
        liters: cents(2 + area * (0.01 + next() * 0.02)),
        guarantee: among([3, 50], [6, 32], [12, 16]),
        back: among(['Não', 83], ['Sim', 17]),
        paid: among(['Pago', 70], ['Em aberto', 18], ['Atrasado', 12]),
        price: cents(120 + area * (0.6 + next() * 0.8)),
      }
    }),
  ),
)

const florist = 'Pedidos Floricultura'
const butcher = 'vendas_acougue'
const control = 'ORDENS DE SERVIÇO DEDETIZAÇÃO'

export const files = [
  file(florist, flowers, [
    ['Data do Pedido', ({ day }) => brazilianDay(day)],
    ['Arranjo', ({ arrangement }) => arrangement],
    ['Ocasião', ({ occasion }) => occasion],
    ['Bairro', ({ district }) => district],
    ['Entregador', ({ courier }) => courier],
    ['Canal', ({ channel }) => channel],
    ['Qtd. Hastes', ({ stems }) => stems],
    ['Frete', ({ freight }) => commaPrice(freight)],
    ['Valor do Pedido', ({ price }) => commaPrice(price)],
  ]),
  file(
    butcher,
    meats,
    [
      ['data', ({ day }) => day],
      ['corte', ({ cut }) => cut],
      ['tipo_carne', ({ meat }) => meat],
      ['fornecedor', ({ supplier }) => supplier],
      ['atendente', ({ attendant }) => attendant],
      ['tipo_cliente', ({ customer }) => customer],
      ['forma_pagamento', ({ payment }) => payment],
      ['peso_kg', ({ kilos }) => kilos.toFixed(3)],
      ['valor_total', ({ total }) => total.toFixed(2)],
    ],
    ',',
  ),
  file(control, pests, [
    ['DATA_SERVICO', ({ day }) => brazilianDay(day)],
    ['CLIENTE', ({ client }) => client],
    ['TIPO_IMOVEL', ({ property }) => property],
    ['PRAGA', ({ pest }) => pest],
    ['TECNICO', ({ technician }) => technician],
    ['AREA_M2', ({ area }) => area],
    ['LITROS_PRODUTO', ({ liters }) => decimal(liters)],
    ['GARANTIA_MESES', ({ guarantee }) => guarantee],
    ['RETORNO', ({ back }) => back],
    ['SITUACAO_PGTO', ({ paid }) => paid],
    ['VALOR', ({ price }) => decimal(price)],
  ]),
]

export const labelled: Labelled[] = [
  // The flower shop
  ['quanto a floricultura faturou em novembro?', florist, flowers.during('2025-11').sum('price')],
  ['quantos pedidos de orquídea tivemos', florist, flowers.when((r) => r.arrangement === 'Orquídea').count()],
  ['pedidos da floricultura por mês', florist, flowers.byMonth((g) => g.count())],
  ['faturamento por ocasião', florist, flowers.by('occasion', (g) => g.sum('price'))],
  ['qual arranjo rendeu mais dinheiro?', florist, most(flowers.by('arrangement', (g) => g.sum('price')))],
  [
    'ticket médio dos pedidos do instagram',
    florist,
    flowers.when((r) => r.channel === 'Instagram').mean('price'),
  ],
  ['Quanto cobramos de frete no total?', florist, flowers.sum('freight')],
  ['frete médio por bairro', florist, flowers.by('district', (g) => g.mean('freight'))],
  [
    'quantas entregas o Wesley fez em dezembro',
    florist,
    flowers
      .during('2025-12')
      .when((r) => r.courier === 'Wesley')
      .count(),
  ],
  [
    'quais os 3 bairros com mais pedidos?',
    florist,
    most(
      flowers.by('district', (g) => g.count()),
      3,
    ),
  ],
  ['qual entregador fez menos entregas?', florist, least(flowers.by('courier', (g) => g.count()))],
  [
    'vendas de buquê de rosas entre outubro e dezembro de 2025',
    florist,
    flowers
      .during('2025-10', '2025-12')
      .when((r) => r.arrangement === 'Buquê de rosas')
      .sum('price'),
  ],
  ['quantas hastes saíram em janeiro', florist, flowers.during('2026-01').sum('stems')],
  [
    'média de hastes nos pedidos de casamento',
    florist,
    flowers.when((r) => r.occasion === 'Casamento').mean('stems'),
  ],
  [
    'quantos pedidos da floricultura passaram de 250 reais?',
    florist,
    flowers.when((r) => r.price > 250).count(),
  ],
  ['qual a participação do whatsapp nos pedidos?', florist, flowers.share((r) => r.channel === 'WhatsApp')],
  [
    'quantos % do faturamento da floricultura vem de velório',
    florist,
    flowers.share((r) => r.occasion === 'Velório', 'price'),
  ],
  [
    'compare o faturamento da floricultura em dezembro com novembro',
    florist,
    { before: flowers.during('2025-11').sum('price'), after: flowers.during('2025-12').sum('price') },
  ],
  [
    'quantos pedidos de aniversario foram pro Jardim América',
    florist,
    flowers.when((r) => r.occasion === 'Aniversário' && r.district === 'Jardim América').count(),
  ],
  ['pedidos da floricultura por dia da semana', florist, flowers.byWeekday((g) => g.count())],
  [
    'em que dia da semana a floricultura mais vende?',
    florist,
    most(flowers.byWeekday((g) => g.sum('price'))),
  ],
  [
    'faturamento da floricultura sem contar as coroas de flores',
    florist,
    flowers.when((r) => r.arrangement !== 'Coroa de flores').sum('price'),
  ],
  ['em quantos bairros diferentes a gente entrega?', florist, flowers.distinct('district')],
  [
    'quantos pedidos a floricultura recebe por dia em média?',
    florist,
    flowers.count() / flowers.distinct('day'),
  ],
  ['maior frete cobrado', florist, flowers.max('freight')],
  [
    'quanto vendemos pra ocasião corporativo desde janeiro?',
    florist,
    flowers
      .during('2026-01', '2026-03')
      .when((r) => r.occasion === 'Corporativo')
      .sum('price'),
  ],
  ['pedidos por canal em fevereiro', florist, flowers.during('2026-02').by('channel', (g) => g.count())],
  [
    'Gostaria de saber quanto vendemos de cesta de café da manhã aos sábados e domingos',
    florist,
    flowers
      .on(0, 6)
      .when((r) => r.arrangement === 'Cesta de café da manhã')
      .sum('price'),
  ],
  [
    'quantos arranjos de girassol a dona neide entregou',
    florist,
    flowers.when((r) => r.arrangement === 'Arranjo de girassol' && r.courier === 'Dona Neide').count(),
  ],
  [
    'quantas entregas em março não foram do Cauã?',
    florist,
    flowers
      .during('2026-03')
      .when((r) => r.courier !== 'Cauã')
      .count(),
  ],
  // The butcher
  ['quanto o açougue vendeu em março?', butcher, meats.during('2026-03').sum('total')],
  ['quantos quilos de picanha vendemos', butcher, meats.when((r) => r.cut === 'Picanha').sum('kilos')],
  ['kg vendidos por corte', butcher, meats.by('cut', (g) => g.sum('kilos'))],
  ['valor vendido por tipo de carne', butcher, meats.by('meat', (g) => g.sum('total'))],
  [
    'qual corte vendeu mais kg em dezembro?',
    butcher,
    most(meats.during('2025-12').by('cut', (g) => g.sum('kilos'))),
  ],
  [
    'top 3 cortes em faturamento',
    butcher,
    most(
      meats.by('cut', (g) => g.sum('total')),
      3,
    ),
  ],
  [
    'Quanto o Marquinhos vendeu em janeiro?',
    butcher,
    meats
      .during('2026-01')
      .when((r) => r.attendant === 'Marquinhos')
      .sum('total'),
  ],
  ['qual atendente vende menos', butcher, least(meats.by('attendant', (g) => g.sum('total')))],
  ['vendas do açougue por mês', butcher, meats.byMonth((g) => g.sum('total'))],
  [
    'quanto entrou de vale alimentação',
    butcher,
    meats.when((r) => r.payment === 'vale alimentacao').sum('total'),
  ],
  [
    'quantas vendas no pix o acougue teve em abril?',
    butcher,
    meats
      .during('2026-04')
      .when((r) => r.payment === 'pix')
      .count(),
  ],
  [
    'peso médio das vendas pra restaurante',
    butcher,
    meats.when((r) => r.customer === 'Restaurante').mean('kilos'),
  ],
  ['média de kg por venda de frango', butcher, meats.when((r) => r.meat === 'Frango').mean('kilos')],
  [
    'qual o percentual da carne suína no valor total vendido?',
    butcher,
    meats.share((r) => r.meat === 'Suína', 'total'),
  ],
  ['quantas vendas tiveram mais de 5 kg', butcher, meats.when((r) => r.kilos > 5).count()],
  ['quanto o açougue vende por dia em média?', butcher, meats.sum('total') / meats.distinct('day')],
  [
    'quanto vendemos de linguiça toscana em fevereiro comparado com janeiro',
    butcher,
    {
      before: meats
        .during('2026-01')
        .when((r) => r.cut === 'Linguiça toscana')
        .sum('total'),
      after: meats
        .during('2026-02')
        .when((r) => r.cut === 'Linguiça toscana')
        .sum('total'),
    },
  ],
  ['faturamento do açougue por dia da semana', butcher, meats.byWeekday((g) => g.sum('total'))],
  ['quantos fornecedores diferentes nós temos?', butcher, meats.distinct('supplier')],
  [
    'quantos kg do Frigorífico Boi Bom a gente vendeu',
    butcher,
    meats.when((r) => r.supplier === 'Frigorífico Boi Bom').sum('kilos'),
  ],
  [
    'total vendido de carne bovina tirando a picanha',
    butcher,
    meats.when((r) => r.meat === 'Bovina' && r.cut !== 'Picanha').sum('total'),
  ],
  ['valor da maior venda do açougue', butcher, meats.max('total')],
  [
    'faturamento de costela nos domingos',
    butcher,
    meats
      .on(0)
      .when((r) => r.cut === 'Costela')
      .sum('total'),
  ],
  [
    'quanto em reais as marmitarias compraram de acém?',
    butcher,
    meats.when((r) => r.customer === 'Marmitaria' && r.cut === 'Acém').sum('total'),
  ],
  [
    'quilos de carne bovina mês a mês',
    butcher,
    meats.when((r) => r.meat === 'Bovina').byMonth((g) => g.sum('kilos')),
  ],
  [
    'vendas do açougue em dinheiro no primeiro trimestre de 2026',
    butcher,
    meats
      .during('2026-01', '2026-03')
      .when((r) => r.payment === 'dinheiro')
      .sum('total'),
  ],
  [
    'faturamento por fornecedor de 15 de dezembro a 15 de janeiro',
    butcher,
    meats.from('2025-12-15', '2026-01-15').by('supplier', (g) => g.sum('total')),
  ],
  ['quantas vendas do açougue ficaram abaixo de 30 reais?', butcher, meats.when((r) => r.total < 30).count()],
  ['ticket médio por tipo de cliente no açougue', butcher, meats.by('customer', (g) => g.mean('total'))],
  [
    'quanto cada atendente vendeu no crédito',
    butcher,
    meats.when((r) => r.payment === 'credito').by('attendant', (g) => g.sum('total')),
  ],
  // The pest control firm
  ['quanto faturamos com cupim?', control, pests.when((r) => r.pest === 'Cupim').sum('price')],
  [
    'quantos serviços o Gilmar fez em outubro',
    control,
    pests
      .during('2025-10')
      .when((r) => r.technician === 'Gilmar')
      .count(),
  ],
  ['serviços por praga', control, pests.by('pest', (g) => g.count())],
  ['qual praga aparece mais nos serviços?', control, most(pests.by('pest', (g) => g.count()))],
  ['faturamento da dedetização por mês', control, pests.byMonth((g) => g.sum('price'))],
  ['valor total atrasado', control, pests.when((r) => r.paid === 'Atrasado').sum('price')],
  ['quantas ordens de serviço estão em aberto?', control, pests.when((r) => r.paid === 'Em aberto').count()],
  ['área total dedetizada em agosto, em m2', control, pests.during('2025-08').sum('area')],
  ['litros de produto por técnico', control, pests.by('technician', (g) => g.sum('liters'))],
  [
    'média de litros por serviço de escorpião',
    control,
    pests.when((r) => r.pest === 'Escorpião').mean('liters'),
  ],
  ['qual cliente da dedetização gastou mais?', control, most(pests.by('client', (g) => g.sum('price')))],
  [
    'quais as 2 pragas que mais deram faturamento?',
    control,
    most(
      pests.by('pest', (g) => g.sum('price')),
      2,
    ),
  ],
  ['quantos serviços tiveram retorno?', control, pests.when((r) => r.back === 'Sim').count()],
  [
    'qual a porcentagem de serviços de barata que tiveram retorno',
    control,
    pests.when((r) => r.pest === 'Barata').share((r) => r.back === 'Sim'),
  ],
  ['ticket médio por tipo de imóvel', control, pests.by('property', (g) => g.mean('price'))],
  ['quantos serviços com garantia de 12 meses?', control, pests.when((r) => r.guarantee === 12).count()],
  [
    'área média dos serviços em indústria',
    control,
    pests.when((r) => r.property === 'Indústria').mean('area'),
  ],
  [
    'quantos serviços em apartamento o Robson fez?',
    control,
    pests.when((r) => r.property === 'Apartamento' && r.technician === 'Robson').count(),
  ],
  [
    'faturamento da dedetização de julho a setembro',
    control,
    pests.during('2025-07', '2025-09').sum('price'),
  ],
  [
    'compara o faturamento da dedetizacao de fevereiro com o de janeiro',
    control,
    { before: pests.during('2026-01').sum('price'), after: pests.during('2026-02').sum('price') },
  ],
  ['quantos serviços foram em área acima de 500 m²', control, pests.when((r) => r.area > 500).count()],
  [
    'quanto faturamos com rato em comércio no último trimestre de 2025?',
    control,
    pests
      .during('2025-10', '2025-12')
      .when((r) => r.pest === 'Rato' && r.property === 'Comércio')
      .sum('price'),
  ],
  ['quantos clientes diferentes a dedetização atendeu', control, pests.distinct('client')],
  ['qual técnico usou menos litros?', control, least(pests.by('technician', (g) => g.sum('liters')))],
  ['serviços de dedetização por dia da semana', control, pests.byWeekday((g) => g.count())],
  [
    'faturamento por técnico desde novembro',
    control,
    pests.during('2025-11', '2026-02').by('technician', (g) => g.sum('price')),
  ],
  [
    'quanto a Ivone faturou sem contar formiga',
    control,
    pests.when((r) => r.technician === 'Ivone' && r.pest !== 'Formiga').sum('price'),
  ],
  [
    'que porcentagem do faturamento da dedetização já está pago?',
    control,
    pests.share((r) => r.paid === 'Pago', 'price'),
  ],
  [
    'Queria saber quanto a Metalúrgica Souza gastou com a gente em serviços de dedetização durante 2025',
    control,
    pests
      .during('2025-07', '2025-12')
      .when((r) => r.client === 'Metalúrgica Souza')
      .sum('price'),
  ],
  ['menor valor de um serviço de dedetização', control, pests.min('price')],
]

export const unanswerable = [
  'quantas rosas temos em estoque?',
  'qual o salário do Wesley',
  'quanto pagamos de aluguel da floricultura?',
  'qual a margem de lucro da picanha?',
  'qual a validade da linguiça',
  'quantos kg de carne foram jogados fora por vencimento',
  'qual o telefone do Mercado Bom Preço?',
  'quantos quilômetros o Gilmar rodou esse mês',
  'quantas faltas a Adriele teve?',
  'qual a idade média das clientes que compram buquê',
]
