import { brazilianDay, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, file, Rows } from './rows'

/* Cakes to order, a studio of photographers and a nursery of plants. */

const { next, whole, pick } = seededBusiness('cakes to order, photographers, a nursery of plants')
const days = daysFrom('2025-11-01', 181)

const cakes = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(1, 5) }, () => {
      const total = whole(6_000, 90_000) / 100
      return {
        day,
        cake: pick(['Bolo de chocolate', 'Red velvet', 'Torta de limão', 'Naked cake', 'Bolo de pote']),
        theme: pick(['Infantil', 'Casamento', 'Corporativo', 'Sem tema']),
        baker: pick(['Cida', 'Jurema', 'Valdir']),
        pickup: pick(['Retirada', 'Entrega']),
        status: pick(['Entregue', 'Cancelado', 'Em produção']),
        payment: pick(['Pix', 'Cartão', 'Dinheiro']),
        slices: whole(8, 100),
        kilos: whole(10, 90) / 10,
        deposit: Math.round(total * 30) / 100,
        total,
      }
    }),
  ),
)
const shoots = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(0, 3) }, () => ({
      day,
      kind: pick(['Gestante', 'Newborn', 'Casamento', 'Formatura', 'Corporativo']),
      photographer: pick(['Bruno', 'Tainá', 'Helô']),
      city: pick(['Londrina', 'Maringá', 'Cambé', 'Ibiporã']),
      source: pick(['Indicação', 'Instagram', 'Google', 'Feira de noivas']),
      album: pick(['Sim', 'Não']),
      photos: whole(20, 400),
      hours: whole(1, 10),
      travel: next() < 0.5 ? 0 : whole(3_000, 25_000) / 100,
      total: whole(35_000, 600_000) / 100,
    })),
  ),
)
const plants = new Rows(
  days.flatMap((day) =>
    Array.from({ length: whole(1, 5) }, () => {
      const units = whole(5, 900)
      const price = whole(80, 2_500) / 100
      return {
        day,
        species: pick(['Ipê amarelo', 'Café arábica', 'Eucalipto', 'Limão taiti', 'Alface']),
        group: pick(['Nativa', 'Frutífera', 'Hortaliça']),
        customer: pick(['Prefeitura', 'Sítio Boa Esperança', 'Fazenda Santa Rita', 'Floricultura Jardim', 'Varejo']),
        clerk: pick(['Osmar', 'Lurdes']),
        greenhouse: pick(['Estufa A', 'Estufa B', 'Estufa C']),
        units,
        lost: next() < 0.5 ? 0 : whole(1, 60),
        price,
        total: Math.round(units * price * 100) / 100,
        term: whole(0, 45),
      }
    }),
  ),
)

const bakery = 'Encomendas de bolos'
const studio = 'ensaios_fotograficos'
const nursery = 'SAIDA MUDAS'

export const files = [
  file(bakery, cakes, [
    ['Data da entrega', ({ day }) => brazilianDay(day)],
    ['Bolo', ({ cake }) => cake],
    ['Tema', ({ theme }) => theme],
    ['Confeiteira', ({ baker }) => baker],
    ['Entrega/Retirada', ({ pickup }) => pickup],
    ['Status', ({ status }) => status],
    ['Pagamento', ({ payment }) => payment],
    ['Fatias', ({ slices }) => slices],
    ['Peso (kg)', ({ kilos }) => decimal(kilos, 1)],
    ['Sinal pago', ({ deposit }) => commaPrice(deposit)],
    ['Valor total', ({ total }) => commaPrice(total)],
  ]),
  file(
    studio,
    shoots,
    [
      ['data_ensaio', ({ day }) => day],
      ['tipo_ensaio', ({ kind }) => kind],
      ['fotografo', ({ photographer }) => photographer],
      ['cidade', ({ city }) => city],
      ['como_conheceu', ({ source }) => source],
      ['com_album', ({ album }) => album],
      ['qtd_fotos', ({ photos }) => photos],
      ['horas', ({ hours }) => hours],
      ['deslocamento_rs', ({ travel }) => travel.toFixed(2)],
      ['valor_cobrado', ({ total }) => total.toFixed(2)],
    ],
    ',',
  ),
  file(nursery, plants, [
    ['DATA', ({ day }) => brazilianDay(day)],
    ['ESPECIE', ({ species }) => species],
    ['GRUPO', ({ group }) => group],
    ['CLIENTE', ({ customer }) => customer],
    ['ATENDENTE', ({ clerk }) => clerk],
    ['ESTUFA', ({ greenhouse }) => greenhouse],
    ['QTD_MUDAS', ({ units }) => units],
    ['MUDAS_PERDIDAS', ({ lost }) => lost],
    ['VL_UNIT', ({ price }) => decimal(price)],
    ['VL_TOTAL', ({ total }) => decimal(total)],
    ['PRAZO_PGTO_DIAS', ({ term }) => term],
  ]),
]

export const labelled: Labelled[] = [
  // Cakes
  ['quantas encomendas pra dezembro?', bakery, cakes.during('2025-12').count()],
  ['quanto vendemos de red velvet', bakery, cakes.when((r) => r.cake === 'Red velvet').sum('total')],
  ['valor das encomendas entregues em janeiro', bakery, cakes.during('2026-01').when((r) => r.status === 'Entregue').sum('total')],
  ['encomendas canceladas por mês', bakery, cakes.when((r) => r.status === 'Cancelado').byMonth((g) => g.count())],
  ['qual bolo sai mais?', bakery, most(cakes.by('cake', (g) => g.count()))],
  ['quantas fatias de torta de limão fizemos em fevereiro', bakery, cakes.during('2026-02').when((r) => r.cake === 'Torta de limão').sum('slices')],
  ['quilos de bolo por confeiteira', bakery, cakes.by('baker', (g) => g.sum('kilos'))],
  ['quanto já recebemos de sinal?', bakery, cakes.sum('deposit')],
  ['bolos de casamento: valor médio', bakery, cakes.when((r) => r.theme === 'Casamento').mean('total')],
  ['quem fez mais encomenda infantil', bakery, most(cakes.when((r) => r.theme === 'Infantil').by('baker', (g) => g.count()))],
  ['encomendas pra retirada x entrega', bakery, cakes.by('pickup', (g) => g.count())],
  ['quanto vendemos no pix em março', bakery, cakes.during('2026-03').when((r) => r.payment === 'Pix').sum('total')],
  ['encomendas com mais de 50 fatias', bakery, cakes.when((r) => r.slices > 50).count()],
  ['bolo mais pesado que já fizemos, quantos quilos?', bakery, cakes.max('kilos')],
  ['percentual de encomendas canceladas', bakery, cakes.share((r) => r.status === 'Cancelado')],
  ['a Cida produziu quantos quilos em abril', bakery, cakes.during('2026-04').when((r) => r.baker === 'Cida').sum('kilos')],
  ['valor total das encomendas por tema sem as canceladas', bakery, cakes.when((r) => r.status !== 'Cancelado').by('theme', (g) => g.sum('total'))],
  ['naked cake vendeu mais em novembro ou dezembro', bakery, { before: cakes.during('2025-11').when((r) => r.cake === 'Naked cake').sum('total'), after: cakes.during('2025-12').when((r) => r.cake === 'Naked cake').sum('total') }],
  ['peso médio das encomendas corporativas', bakery, cakes.when((r) => r.theme === 'Corporativo').mean('kilos')],
  ['encomendas por dia da semana', bakery, cakes.byWeekday((g) => g.count())],
  ['quantos bolos de pote em produção?', bakery, cakes.when((r) => r.cake === 'Bolo de pote' && r.status === 'Em produção').count()],
  ['encomenda mais cara do valdir', bakery, cakes.when((r) => r.baker === 'Valdir').max('total')],
  ['média de encomendas por mês', bakery, cakes.count() / 6],
  ['encomendas acima de R$ 500 em dezembro', bakery, cakes.during('2025-12').when((r) => r.total > 500).count()],
  ['qual tema dá menos dinheiro nas encomendas', bakery, least(cakes.by('theme', (g) => g.sum('total')))],
  ['quanto a jurema vendeu de bolo de chocolate?', bakery, cakes.when((r) => r.baker === 'Jurema' && r.cake === 'Bolo de chocolate').sum('total')],
  ['valor por fatia das encomendas', bakery, cakes.sum('total') / cakes.sum('slices')],
  ['total em dinheiro e cartão somados nas encomendas', bakery, cakes.when((r) => ['Dinheiro', 'Cartão'].includes(r.payment)).sum('total')],
  ['encomendas de natal, de 20 a 24 de dezembro, quantas foram', bakery, cakes.from('2025-12-20', '2025-12-24').count()],
  ['em que mês a confeitaria vendeu mais bolo infantil em reais?', bakery, most(cakes.when((r) => r.theme === 'Infantil').byMonth((g) => g.sum('total')))],

  // Photographers
  ['quantos ensaios de gestante fizemos?', studio, shoots.when((r) => r.kind === 'Gestante').count()],
  ['quanto cobramos de ensaio newborn em janeiro', studio, shoots.during('2026-01').when((r) => r.kind === 'Newborn').sum('total')],
  ['ensaios por fotógrafo', studio, shoots.by('photographer', (g) => g.count())],
  ['quantas fotos a Tainá entregou em março?', studio, shoots.during('2026-03').when((r) => r.photographer === 'Tainá').sum('photos')],
  ['valor médio do ensaio por tipo', studio, shoots.by('kind', (g) => g.mean('total'))],
  ['cidade com mais ensaio', studio, most(shoots.by('city', (g) => g.count()))],
  ['quantos ensaios com álbum', studio, shoots.when((r) => r.album === 'Sim').count()],
  ['ensaios sem álbum em maringá', studio, shoots.when((r) => r.album === 'Não' && r.city === 'Maringá').count()],
  ['quanto gastamos de deslocamento pra cambé', studio, shoots.when((r) => r.city === 'Cambé').sum('travel')],
  ['deslocamento médio por cidade', studio, shoots.by('city', (g) => g.mean('travel'))],
  ['horas trabalhadas pelo Bruno', studio, shoots.when((r) => r.photographer === 'Bruno').sum('hours')],
  ['quantos ensaios vieram do instagram', studio, shoots.when((r) => r.source === 'Instagram').count()],
  ['quantos por cento dos ensaios veio por indicação?', studio, shoots.share((r) => r.source === 'Indicação')],
  ['faturamento do estúdio mês a mês', studio, shoots.byMonth((g) => g.sum('total'))],
  ['fotógrafo que mais faturou', studio, most(shoots.by('photographer', (g) => g.sum('total')))],
  ['fotos por hora', studio, shoots.sum('photos') / shoots.sum('hours')],
  ['quanto sai em média um ensaio de formatura', studio, shoots.when((r) => r.kind === 'Formatura').mean('total')],
  ['ensaio mais longo da Helô, quantas horas', studio, shoots.when((r) => r.photographer === 'Helô').max('hours')],
  ['ensaios com mais de 300 fotos', studio, shoots.when((r) => r.photos > 300).count()],
  ['valor cobrado em londrina no último trimestre', studio, shoots.during('2026-04').when((r) => r.city === 'Londrina').sum('total')],
  ['quantos ensaios não tiveram deslocamento', studio, shoots.when((r) => r.travel === 0).count()],
  ['menor valor cobrado num ensaio corporativo', studio, shoots.when((r) => r.kind === 'Corporativo').min('total')],
  ['média de fotos por ensaio', studio, shoots.mean('photos')],
  ['de onde vem mais ensaio?', studio, most(shoots.by('source', (g) => g.count()))],
  ['ensaios no domingo', studio, shoots.on(0).count()],
  ['valor dos ensaios da feira de noivas', studio, shoots.when((r) => r.source === 'Feira de noivas').sum('total')],
  ['caiu o valor cobrado de janeiro pra fevereiro?', studio, { before: shoots.during('2026-01').sum('total'), after: shoots.during('2026-02').sum('total') }],
  ['valor cobrado menos deslocamento', studio, shoots.sum('total') - shoots.sum('travel')],
  ['ensaios de ibiporã e cambé juntos', studio, shoots.when((r) => ['Ibiporã', 'Cambé'].includes(r.city)).count()],
  ['ensaios feitos na segunda quinzena de abril', studio, shoots.from('2026-04-16', '2026-04-30').count()],

  // The nursery
  ['quantas mudas saíram em novembro?', nursery, plants.during('2025-11').sum('units')],
  ['mudas por espécie', nursery, plants.by('species', (g) => g.sum('units'))],
  ['quanto a prefeitura comprou de ipê amarelo', nursery, plants.when((r) => r.customer === 'Prefeitura' && r.species === 'Ipê amarelo').sum('total')],
  ['quantas mudas perdemos na estufa B', nursery, plants.when((r) => r.greenhouse === 'Estufa B').sum('lost')],
  ['cliente que mais compra muda em valor', nursery, most(plants.by('customer', (g) => g.sum('total')))],
  ['faturamento de mudas nativas por mês', nursery, plants.when((r) => r.group === 'Nativa').byMonth((g) => g.sum('total'))],
  ['preço unitário médio do eucalipto', nursery, plants.when((r) => r.species === 'Eucalipto').mean('price')],
  ['prazo médio de pagamento da fazenda santa rita', nursery, plants.when((r) => r.customer === 'Fazenda Santa Rita').mean('term')],
  ['quem vende mais muda, osmar ou lurdes?', nursery, plants.by('clerk', (g) => g.sum('units'))],
  ['perdas por estufa', nursery, plants.by('greenhouse', (g) => g.sum('lost'))],
  ['% de mudas perdidas sobre o total de mudas', nursery, { share: plants.sum('lost') / plants.sum('units') }],
  ['mudas de alface vendidas em fevereiro', nursery, plants.during('2026-02').when((r) => r.species === 'Alface').sum('units')],
  ['estufa com menos perda', nursery, least(plants.by('greenhouse', (g) => g.sum('lost')))],
  ['ticket médio do varejo nas mudas', nursery, plants.when((r) => r.customer === 'Varejo').mean('total')],
  ['vendas de frutíferas em reais', nursery, plants.when((r) => r.group === 'Frutífera').sum('total')],
  ['quantos clientes diferentes compraram muda na primeira semana de novembro', nursery, plants.from('2025-11-01', '2025-11-07').distinct('customer')],
  ['top 3 espécies em faturamento', nursery, most(plants.by('species', (g) => g.sum('total')), 3)],
  ['que fatia do faturamento de mudas é da prefeitura?', nursery, plants.share((r) => r.customer === 'Prefeitura', 'total')],
  ['quanto vendeu de muda no sábado', nursery, plants.on(6).sum('total')],
  ['vendas de mudas com prazo acima de 30 dias', nursery, plants.when((r) => r.term > 30).count()],
  ['mudas de café que a Lurdes vendeu', nursery, plants.when((r) => r.species === 'Café arábica' && r.clerk === 'Lurdes').sum('units')],
  ['faturamento por grupo tirando hortaliça', nursery, plants.when((r) => r.group !== 'Hortaliça').by('group', (g) => g.sum('total'))],
  ['quanto o viveiro faturou desde fevereiro?', nursery, plants.from('2026-02-01', '2026-04-30').sum('total')],
  ['maior venda de mudas do osmar', nursery, plants.when((r) => r.clerk === 'Osmar').max('total')],
  ['mudas vendidas por dia da semana', nursery, plants.byWeekday((g) => g.sum('units'))],
  ['média de mudas vendidas por mês', nursery, plants.sum('units') / 6],
  ['limão taiti: quantas mudas e só do sítio boa esperança', nursery, plants.when((r) => r.species === 'Limão taiti' && r.customer === 'Sítio Boa Esperança').sum('units')],
  ['espécie com o maior preço médio', nursery, most(plants.by('species', (g) => g.mean('price')))],
  ['mudas da estufa A em relação ao total, quantos %', nursery, plants.share((r) => r.greenhouse === 'Estufa A', 'units')],
  ['vendeu mais muda em março ou em abril?', nursery, { before: plants.during('2026-03').sum('units'), after: plants.during('2026-04').sum('units') }],
]

/** What the tables do not hold. */
export const unanswerable: string[] = [
  'quanto gastamos de farinha e ovo nos bolos?',
  'quantos clientes reclamaram do bolo?',
  'qual o aniversário da Cida?',
  'quantas fotos o cliente escolheu no álbum?',
  'quanto o Bruno recebe por ensaio',
  'qual câmera usamos mais?',
  'quantas mudas temos no estoque hoje?',
  'quanto custa o adubo das mudas?',
  'quem está devendo no viveiro',
  'quantas encomendas vamos ter em maio?',
]
