import { brazilianDay, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows } from './rows'

/* A florist, a tattoo studio and a farm of laying hens. */

const { next, whole, pick } = seededBusiness('a florist, a tattoo studio, a farm of laying hens')
const days = daysFrom('2025-10-01', 182)

const bouquets = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(1, 6) }, () => ({
      day,
      flower: pick(['Rosas', 'Orquídea', 'Girassol', 'Lírio', 'Kalanchoe']),
      kind: pick(['Buquê', 'Vaso', 'Coroa', 'Cesta']),
      occasion: pick(['Aniversário', 'Namoro', 'Velório', 'Casamento', 'Formatura']),
      florist: pick(['Dalva', 'Iracema', 'Toninho']),
      channel: pick(['Loja física', 'WhatsApp', 'iFood', 'Site']),
      delivered: pick(['Sim', 'Não']),
      stems: whole(1, 40),
      shipping: next() < 0.4 ? 0 : whole(600, 3_500) / 100,
      total: whole(2_500, 60_000) / 100,
    })),
  ),
)
const tattoos = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(1, 4) }, () => {
      const price = whole(15_000, 240_000) / 100
      return {
        day,
        artist: pick(['Caveira', 'Nanda', 'Jotapê', 'Lua']),
        style: pick(['Fineline', 'Realismo', 'Old school', 'Maori', 'Aquarela']),
        place: pick(['Braço', 'Perna', 'Costas', 'Pescoço']),
        status: pick(['Concluída', 'Remarcada', 'Cancelada', 'Faltou']),
        origin: pick(['Instagram', 'Indicação', 'TikTok']),
        hours: whole(2, 16) / 2,
        deposit: whole(5_000, 30_000) / 100,
        price,
        rating: next() < 0.3 ? undefined : whole(1, 5),
      }
    }),
  ),
)
const harvests = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(1, 4) }, () => ({
      day,
      shed: pick(['Galpão 1', 'Galpão 2', 'Galpão 3']),
      breed: pick(['Hisex', 'Isa Brown', 'Caipira']),
      keeper: pick(['Seu Nico', 'Marlene', 'Zé Maria']),
      shift: pick(['Manhã', 'Tarde']),
      eggs: whole(200, 1_900),
      cracked: whole(0, 60),
      deaths: next() < 0.6 ? 0 : whole(1, 9),
      feed: whole(400, 2_600) / 10,
      water: whole(300, 4_000),
      temperature: whole(180, 360) / 10,
    })),
  ),
)

const shop = 'Vendas floricultura'
const studio = 'AGENDA_TATTOO'
const farm = 'coleta_ovos'

export const files = [
  file(shop, bouquets, [
    ['Data', ({ day }) => brazilianDay(day)],
    ['Flor', ({ flower }) => flower],
    ['Arranjo', ({ kind }) => kind],
    ['Ocasião', ({ occasion }) => occasion],
    ['Florista', ({ florist }) => florist],
    ['Canal', ({ channel }) => channel],
    ['Com entrega', ({ delivered }) => delivered],
    ['Nº hastes', ({ stems }) => stems],
    ['Frete (R$)', ({ shipping }) => decimal(shipping)],
    ['Valor da venda', ({ total }) => commaPrice(total)],
  ]),
  file(studio, tattoos, [
    ['DT_SESSAO', ({ day }) => brazilianDay(day)],
    ['TATUADOR', ({ artist }) => artist],
    ['ESTILO', ({ style }) => style],
    ['LOCAL_CORPO', ({ place }) => place],
    ['STATUS', ({ status }) => status],
    ['ORIGEM', ({ origin }) => origin],
    ['HORAS', ({ hours }) => decimal(hours, 1)],
    ['VLR_SINAL', ({ deposit }) => decimal(deposit)],
    ['VLR_SESSAO', ({ price }) => decimal(price)],
    ['AVALIACAO', ({ rating }) => rating ?? ''],
  ]),
  file(
    farm,
    harvests,
    [
      ['data_coleta', ({ day }) => day],
      ['galpao', ({ shed }) => shed],
      ['linhagem', ({ breed }) => breed],
      ['tratador', ({ keeper }) => keeper],
      ['turno', ({ shift }) => shift],
      ['qtd_ovos', ({ eggs }) => eggs],
      ['ovos_trincados', ({ cracked }) => cracked],
      ['mortes', ({ deaths }) => deaths],
      ['racao_kg', ({ feed }) => feed.toFixed(1)],
      ['agua_litros', ({ water }) => water],
      ['temp_media_c', ({ temperature }) => temperature.toFixed(1)],
    ],
    ',',
  ),
]

export const labelled: Labelled[] = [
  // The florist
  ['quanto a floricultura vendeu em dezembro?', shop, bouquets.during('2025-12').sum('total')],
  ['valor das vendas por florista', shop, bouquets.by('florist', (g) => g.sum('total'))],
  ['qual flor vende mais em valor', shop, most(bouquets.by('flower', (g) => g.sum('total')))],
  ['quantas hastes de rosas usamos em fevereiro', shop, bouquets.during('2026-02').when((r) => r.flower === 'Rosas').sum('stems')],
  ['quanto deu de frete em janeiro?', shop, bouquets.during('2026-01').sum('shipping')],
  ['vendas de flores pra velório, valor total', shop, bouquets.when((r) => r.occasion === 'Velório').sum('total')],
  ['quantas vendas da floricultura foram com entrega?', shop, bouquets.when((r) => r.delivered === 'Sim').count()],
  ['quantas vendas de buquê sem entrega', shop, bouquets.when((r) => r.delivered === 'Não' && r.kind === 'Buquê').count()],
  ['ticket médio da floricultura no whatsapp', shop, bouquets.when((r) => r.channel === 'WhatsApp').mean('total')],
  ['a Dalva vendeu quanto de orquídea?', shop, bouquets.when((r) => r.florist === 'Dalva' && r.flower === 'Orquídea').sum('total')],
  ['percentual das vendas em valor que vem do ifood', shop, bouquets.share((r) => r.channel === 'iFood', 'total')],
  ['qual ocasião dá mais dinheiro', shop, most(bouquets.by('occasion', (g) => g.sum('total')))],
  ['ocasião que menos rendeu em março', shop, least(bouquets.during('2026-03').by('occasion', (g) => g.sum('total')))],
  ['frete médio das entregas da iracema', shop, bouquets.when((r) => r.florist === 'Iracema' && r.delivered === 'Sim').mean('shipping')],
  ['vendemos mais coroa em novembro ou dezembro?', shop, { before: bouquets.during('2025-11').when((r) => r.kind === 'Coroa').sum('total'), after: bouquets.during('2025-12').when((r) => r.kind === 'Coroa').sum('total') }],
  ['top 3 flores em número de hastes', shop, most(bouquets.by('flower', (g) => g.sum('stems')), 3)],
  ['venda mais cara de cesta, quanto foi?', shop, bouquets.when((r) => r.kind === 'Cesta').max('total')],
  ['vendas da floricultura por dia da semana em reais', shop, bouquets.byWeekday((g) => g.sum('total'))],
  ['quanto vendemos de girassol e lírio juntos', shop, bouquets.when((r) => ['Girassol', 'Lírio'].includes(r.flower)).sum('total')],
  ['quantas vendas da floricultura acima de 300 reais', shop, bouquets.when((r) => r.total > 300).count()],
  ['faturamento com casamento mês a mês', shop, bouquets.when((r) => r.occasion === 'Casamento').byMonth((g) => g.sum('total'))],
  ['hastes por venda na média da floricultura', shop, bouquets.mean('stems')],
  ['valor vendido por canal tirando a loja física', shop, bouquets.when((r) => r.channel !== 'Loja física').by('channel', (g) => g.sum('total'))],
  ['quem vendeu menos vaso em valor?', shop, least(bouquets.when((r) => r.kind === 'Vaso').by('florist', (g) => g.sum('total')))],
  ['quantas vendas de kalanchoe tivemos no site', shop, bouquets.when((r) => r.flower === 'Kalanchoe' && r.channel === 'Site').count()],
  ['quanto o toninho faturou na última semana de março', shop, bouquets.from('2026-03-25', '2026-03-31').when((r) => r.florist === 'Toninho').sum('total')],
  ['total vendido pra aniversário entre 10 e 20 de novembro', shop, bouquets.from('2025-11-10', '2025-11-20').when((r) => r.occasion === 'Aniversário').sum('total')],
  ['média de vendas da floricultura por dia em reais', shop, bouquets.sum('total') / 182],
  ['vendas da floricultura sem frete, quantas?', shop, bouquets.when((r) => r.shipping === 0).count()],
  ['qual arranjo tem o maior ticket médio?', shop, most(bouquets.by('kind', (g) => g.mean('total')))],

  // The tattoo studio
  ['quantas sessões o caveira fez em janeiro', studio, tattoos.during('2026-01').when((r) => r.artist === 'Caveira').count()],
  ['quanto entrou de tatuagem em novembro?', studio, tattoos.during('2025-11').sum('price')],
  ['sessões canceladas por tatuador', studio, tattoos.when((r) => r.status === 'Cancelada').by('artist', (g) => g.count())],
  ['quantos clientes faltaram em dezembro', studio, tattoos.during('2025-12').when((r) => r.status === 'Faltou').count()],
  ['horas tatuadas por estilo', studio, tattoos.by('style', (g) => g.sum('hours'))],
  ['nota média da Nanda', studio, tattoos.when((r) => r.artist === 'Nanda').mean('rating')],
  ['qual tatuador tem a melhor avaliação', studio, most(tattoos.by('artist', (g) => g.mean('rating')))],
  ['valor médio da sessão de realismo', studio, tattoos.when((r) => r.style === 'Realismo').mean('price')],
  ['quanto recebemos de sinal no ano de 2026', studio, tattoos.during('2026-01', '2026-03').sum('deposit')],
  ['quantas tattoos nas costas a Lua fez?', studio, tattoos.when((r) => r.artist === 'Lua' && r.place === 'Costas').count()],
  ['% de sessões que vem do instagram', studio, tattoos.share((r) => r.origin === 'Instagram')],
  ['faltas por tatuador', studio, tattoos.when((r) => r.status === 'Faltou').by('artist', (g) => g.count())],
  ['qual a sessão mais demorada do jotapê?', studio, tattoos.when((r) => r.artist === 'Jotapê').max('hours')],
  ['quantas sessões com mais de 4 horas', studio, tattoos.when((r) => r.hours > 4).count()],
  ['valor das sessões concluídas por mês', studio, tattoos.when((r) => r.status === 'Concluída').byMonth((g) => g.sum('price'))],
  ['o estilo mais pedido no estúdio', studio, most(tattoos.by('style', (g) => g.count()))],
  ['parte do corpo menos tatuada', studio, least(tattoos.by('place', (g) => g.count()))],
  ['quanto vale em média uma hora de sessão', studio, tattoos.sum('price') / tattoos.sum('hours')],
  ['sessões remarcadas vindas do tiktok', studio, tattoos.when((r) => r.status === 'Remarcada' && r.origin === 'TikTok').count()],
  ['ranking dos tatuadores em valor de sessão', studio, most(tattoos.by('artist', (g) => g.sum('price')), 4)],
  ['sessões de sábado por tatuador', studio, tattoos.on(6).by('artist', (g) => g.count())],
  ['quantas sessões fora as canceladas', studio, tattoos.when((r) => r.status !== 'Cancelada').count()],
  ['sessões avaliadas com nota 5', studio, tattoos.when((r) => r.rating === 5).count()],
  ['fineline rendeu mais em fevereiro ou em março?', studio, { before: tattoos.during('2026-02').when((r) => r.style === 'Fineline').sum('price'), after: tattoos.during('2026-03').when((r) => r.style === 'Fineline').sum('price') }],
  ['tempo médio da sessão de maori', studio, tattoos.when((r) => r.style === 'Maori').mean('hours')],
  ['sinal médio por origem', studio, tattoos.by('origin', (g) => g.mean('deposit'))],
  ['maior valor de sessão de aquarela', studio, tattoos.when((r) => r.style === 'Aquarela').max('price')],
  ['quantas sessões por mês em média', studio, tattoos.count() / 6],
  ['tatuagens no pescoço por indicação, quanto deu?', studio, tattoos.when((r) => r.place === 'Pescoço' && r.origin === 'Indicação').sum('price')],
  ['em qual mês tivemos mais cancelamentos de sessão?', studio, most(tattoos.when((r) => r.status === 'Cancelada').byMonth((g) => g.count()))],

  // The farm
  ['quantos ovos colhemos em outubro?', farm, harvests.during('2025-10').sum('eggs')],
  ['ovos por galpão', farm, harvests.by('shed', (g) => g.sum('eggs'))],
  ['quantos ovos trincados no galpão 2', farm, harvests.when((r) => r.shed === 'Galpão 2').sum('cracked')],
  ['quantas galinhas morreram em janeiro', farm, harvests.during('2026-01').sum('deaths')],
  ['consumo de ração por mês', farm, harvests.byMonth((g) => g.sum('feed'))],
  ['quantos kg de ração o seu nico deu', farm, harvests.when((r) => r.keeper === 'Seu Nico').sum('feed')],
  ['temperatura média do galpão 3', farm, harvests.when((r) => r.shed === 'Galpão 3').mean('temperature')],
  ['litros de água gastos pela caipira', farm, harvests.when((r) => r.breed === 'Caipira').sum('water')],
  ['qual linhagem bota mais ovo?', farm, most(harvests.by('breed', (g) => g.sum('eggs')))],
  ['galpão com mais mortes', farm, most(harvests.by('shed', (g) => g.sum('deaths')))],
  ['ovos trincados em relação ao total de ovos', farm, { share: harvests.sum('cracked') / harvests.sum('eggs') }],
  ['quantas coletas foram feitas de manhã?', farm, harvests.when((r) => r.shift === 'Manhã').count()],
  ['ovos coletados à tarde pela Marlene', farm, harvests.when((r) => r.shift === 'Tarde' && r.keeper === 'Marlene').sum('eggs')],
  ['media de ovos por coleta', farm, harvests.mean('eggs')],
  ['coletas com mais de 1500 ovos', farm, harvests.when((r) => r.eggs > 1500).count()],
  ['coletas sem nenhuma morte', farm, harvests.when((r) => r.deaths === 0).count()],
  ['a produção de ovos caiu de fevereiro pra março?', farm, { before: harvests.during('2026-02').sum('eggs'), after: harvests.during('2026-03').sum('eggs') }],
  ['média de ovos por dia na granja', farm, harvests.sum('eggs') / 182],
  ['ração por linhagem no primeiro trimestre de 2026', farm, harvests.during('2026-01', '2026-03').by('breed', (g) => g.sum('feed'))],
  ['percentual de ovos que vem do galpão 1', farm, harvests.share((r) => r.shed === 'Galpão 1', 'eggs')],
  ['quem coletou menos ovos em dezembro?', farm, least(harvests.during('2025-12').by('keeper', (g) => g.sum('eggs')))],
  ['dia da semana com mais ovos', farm, most(harvests.byWeekday((g) => g.sum('eggs')))],
  ['maior temperatura registrada', farm, harvests.max('temperature')],
  ['quanto de água por turno', farm, harvests.by('shift', (g) => g.sum('water'))],
  ['ovos da hisex no galpão 1 em novembro', farm, harvests.during('2025-11').when((r) => r.breed === 'Hisex' && r.shed === 'Galpão 1').sum('eggs')],
  ['mortes na segunda quinzena de fevereiro', farm, harvests.from('2026-02-16', '2026-02-28').sum('deaths')],
  ['trincados por tratador', farm, harvests.by('keeper', (g) => g.sum('cracked'))],
  ['quantos ovos por quilo de ração', farm, harvests.sum('eggs') / harvests.sum('feed')],
  ['evolução das mortes mês a mês', farm, harvests.byMonth((g) => g.sum('deaths'))],
  ['ovos sem contar a isa brown', farm, harvests.when((r) => r.breed !== 'Isa Brown').sum('eggs')],
]

/** What the tables do not hold. */
export const unanswerable: string[] = [
  'quanto custa o quilo da ração?',
  'quantas rosas murcharam no estoque?',
  'qual cliente compra mais flores?',
  'qual a idade dos clientes do estúdio?',
  'quanto a gente gasta de agulha e tinta por sessão',
  'por quanto vendemos a dúzia de ovos?',
  'quantas galinhas temos hoje no galpão 1',
  'quanto vamos vender no dia das mães?',
  'por que a Nanda cancelou tanto?',
  'qual a comissão da Iracema em janeiro',
]
