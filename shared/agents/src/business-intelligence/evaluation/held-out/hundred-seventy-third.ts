import { brazilianDay, cents, commaPrice, daysFrom, seededBusiness } from '../files'
import { type Labelled, least, most } from '../judge'
import { decimal, dotted, file, Rows, weekdayIn } from './rows'

/* A property manager's rent roll, quality inspections of a textile factory and the log of a call centre. */

const { next, whole, pick, among } = seededBusiness('a rent roll, a textile factory, a call centre')

type Contract = [
  place: string,
  kind: string,
  district: string,
  tenant: string,
  owner: string,
  base: number,
  fee: number | undefined,
  due: string,
  since: string,
]
const contracts: Contract[] = [
  ['Ed. Aurora 101', 'Apartamento', 'Centro', 'Juliana Prates', 'Heitor Bastos', 1450, 380, '05', '2025-05'],
  ['Ed. Aurora 102', 'Apartamento', 'Centro', 'Marcos Vilela', 'Heitor Bastos', 1380, 380, '10', '2025-05'],
  ['Ed. Aurora 201', 'Apartamento', 'Centro', 'Débora Nunes', 'Vera Campos', 1520, 395, '05', '2025-05'],
  ['Ed. Aurora 304', 'Apartamento', 'Centro', 'Igor Sampaio', 'Osmar Teixeira', 1610, 410, '10', '2025-05'],
  ['Res. Ipês 12', 'Apartamento', 'Boa Vista', 'Camila Rocha', 'Vera Campos', 1150, 290, '05', '2025-05'],
  ['Res. Ipês 23', 'Apartamento', 'Boa Vista', 'Thiago Furtado', 'Sônia Arantes', 1190, 290, '15', '2025-05'],
  ['Res. Ipês 45', 'Apartamento', 'Boa Vista', 'Lorena Dias', 'Sônia Arantes', 1230, 305, '10', '2025-08'],
  [
    'Ed. Monte Verde 801',
    'Apartamento',
    'Santa Mônica',
    'Renato Coelho',
    'Heitor Bastos',
    2650,
    720,
    '05',
    '2025-05',
  ],
  [
    'Ed. Monte Verde 903',
    'Apartamento',
    'Santa Mônica',
    'Patrícia Melo',
    'Osmar Teixeira',
    2780,
    735,
    '10',
    '2025-05',
  ],
  [
    'Ed. Monte Verde 1102',
    'Apartamento',
    'Santa Mônica',
    'Fábio Lacerda',
    'Paulo Menezes',
    3120,
    780,
    '15',
    '2025-05',
  ],
  [
    'Casa Rua das Acácias 88',
    'Casa',
    'Jardim Europa',
    'Simone Garcia',
    'Célia Queiroz',
    2200,
    undefined,
    '05',
    '2025-05',
  ],
  [
    'Casa Rua Piauí 310',
    'Casa',
    'Boa Vista',
    'Wagner Pinho',
    'Célia Queiroz',
    1750,
    undefined,
    '10',
    '2025-05',
  ],
  [
    'Casa Rua Minas 45',
    'Casa',
    'Jardim Europa',
    'Elaine Souto',
    'Heitor Bastos',
    2480,
    undefined,
    '15',
    '2025-05',
  ],
  [
    'Casa Rua do Sol 12',
    'Casa',
    'Boa Vista',
    'Jorge Amaral',
    'Osmar Teixeira',
    1320,
    undefined,
    '05',
    '2025-10',
  ],
  [
    'Casa Rua das Flores 207',
    'Casa',
    'Jardim Europa',
    'Bianca Torres',
    'Vera Campos',
    2390,
    undefined,
    '10',
    '2025-05',
  ],
  [
    'Sala 5 Galeria Central',
    'Sala comercial',
    'Centro',
    'Contábil Exata',
    'Sônia Arantes',
    980,
    210,
    '05',
    '2025-05',
  ],
  [
    'Sala 8 Galeria Central',
    'Sala comercial',
    'Centro',
    'Contábil Exata',
    'Sônia Arantes',
    1040,
    210,
    '05',
    '2025-05',
  ],
  [
    'Sala 14 Galeria Central',
    'Sala comercial',
    'Centro',
    'Ótica Visão',
    'Célia Queiroz',
    1120,
    225,
    '10',
    '2025-05',
  ],
  [
    'Sala 210 Torre Prime',
    'Sala comercial',
    'Santa Mônica',
    'Clínica Renova',
    'Paulo Menezes',
    2150,
    540,
    '05',
    '2025-05',
  ],
  [
    'Sala 305 Torre Prime',
    'Sala comercial',
    'Santa Mônica',
    'Farmácia Vida Nova',
    'Osmar Teixeira',
    1980,
    515,
    '15',
    '2025-05',
  ],
  [
    'Loja Av. Brasil 1020',
    'Loja',
    'Centro',
    'Farmácia Vida Nova',
    'Célia Queiroz',
    5400,
    undefined,
    '10',
    '2025-05',
  ],
  [
    'Loja Av. Brasil 1044',
    'Loja',
    'Centro',
    'Padaria Trigo Bom',
    'Heitor Bastos',
    4850,
    undefined,
    '05',
    '2025-05',
  ],
  ['Loja Rua XV 77', 'Loja', 'Centro', 'Pet Mania', 'Vera Campos', 3900, undefined, '15', '2025-05'],
  [
    'Loja Galeria Europa 3',
    'Loja',
    'Jardim Europa',
    'Studio Corpo Livre',
    'Paulo Menezes',
    3450,
    310,
    '10',
    '2025-05',
  ],
  [
    'Loja Galeria Europa 7',
    'Loja',
    'Jardim Europa',
    'Barbearia Navalha',
    'Osmar Teixeira',
    2900,
    310,
    '05',
    '2025-07',
  ],
]
const rentMonths = [
  '2025-05',
  '2025-06',
  '2025-07',
  '2025-08',
  '2025-09',
  '2025-10',
  '2025-11',
  '2025-12',
  '2026-01',
  '2026-02',
  '2026-03',
  '2026-04',
]
// Rents rise in January; a fine and days late where the rent came late or never; a commission only of paid rents.
const rents = new Rows(
  rentMonths.flatMap((month) =>
    contracts
      .filter((contract) => contract[8] <= month)
      .map(([place, kind, district, tenant, owner, base, fee, due]) => {
        const rent = month >= '2026-01' ? cents(base * 1.05) : base
        const luck = next()
        const paid = luck < 0.12 ? 'Não' : 'Sim'
        const late = paid === 'Não' ? whole(15, 95) : luck < 0.38 ? whole(1, 40) : 0
        const rate = kind === 'Loja' || kind === 'Sala comercial' ? 0.08 : 0.1
        return {
          day: `${month}-${due}`,
          place,
          kind,
          district,
          tenant,
          owner,
          rent,
          fee,
          fine: late > 0 ? cents(rent * (0.02 + late * 0.00033)) : undefined,
          paid,
          late,
          commission: paid === 'Sim' ? cents(rent * rate) : undefined,
        }
      }),
  ),
)

const goods: [good: { product: string; fabrics: string[] }, weight: number][] = [
  [{ product: 'Camiseta', fabrics: ['Algodão', 'Poliéster'] }, 30],
  [{ product: 'Toalha', fabrics: ['Algodão'] }, 22],
  [{ product: 'Lençol', fabrics: ['Algodão', 'Microfibra'] }, 16],
  [{ product: 'Calça jeans', fabrics: ['Denim'] }, 12],
  [{ product: 'Moletom', fabrics: ['Algodão', 'Poliéster'] }, 9],
  [{ product: 'Fronha', fabrics: ['Microfibra', 'Algodão'] }, 7],
]
// Closed on Sundays and over Christmas and New Year; most on Wednesdays.
const inspections = new Rows(
  daysFrom('2025-08-01', 243)
    .filter((day) => weekdayIn(day) !== 0 && (day < '2025-12-22' || day > '2026-01-04'))
    .flatMap((day) =>
      Array.from({ length: weekdayIn(day) === 3 ? whole(6, 8) : whole(3, 5) }, () => {
        const { product, fabrics } = among(...goods)
        const inspected = whole(4, 30) * 10
        const rejected = next() < 0.25 ? 0 : whole(1, Math.floor(inspected * 0.12))
        return {
          day,
          line: among(['Linha 1', 35], ['Linha 2', 28], ['Linha 3', 22], ['Linha 4', 15]),
          shift: among(['Manhã', 45], ['Tarde', 35], ['Noite', 20]),
          product,
          fabric: pick(fabrics),
          inspected,
          approved: inspected - rejected,
          rejected,
          defect:
            rejected === 0
              ? undefined
              : among(
                  ['Costura torta', 32],
                  ['Mancha', 24],
                  ['Furo', 16],
                  ['Fio puxado', 12],
                  ['Variação de cor', 9],
                  ['Medida errada', 7],
                ),
          inspector: among(['Rosângela', 38], ['Edmilson', 28], ['Tatiane', 20], ['Gilberto', 14]),
          rework: rejected === 0 ? undefined : whole(5, 90),
        }
      }),
    ),
)

// Closed on Sundays, few on Saturdays, most on Mondays.
const calls = new Rows(
  daysFrom('2025-10-01', 182)
    .filter((day) => weekdayIn(day) !== 0)
    .flatMap((day) =>
      Array.from(
        { length: weekdayIn(day) === 1 ? whole(9, 12) : weekdayIn(day) === 6 ? whole(2, 3) : whole(4, 7) },
        () => ({
          day,
          attendant: among(
            ['Kelly', 31],
            ['Wesley', 23],
            ['Priscila', 17],
            ['Anderson', 12],
            ['Bruna', 9],
            ['Jonas', 6],
          ),
          reason: among(
            ['Segunda via de boleto', 30],
            ['Sem sinal', 24],
            ['Reclamação de cobrança', 17],
            ['Cancelamento', 13],
            ['Mudança de plano', 9],
            ['Instalação', 6],
          ),
          product: among(['Internet fibra', 42], ['Celular', 28], ['TV', 18], ['Combo', 10]),
          channel: among(['Central 0800', 45], ['WhatsApp', 28], ['Aplicativo', 18], ['Site', 9]),
          customer: among(['Residencial', 70], ['Empresarial', 30]),
          duration: whole(8, 240) / 10,
          wait: whole(5, 420),
          solved: next() < 0.7 ? 'sim' : 'não',
          score: next() < 0.4 ? undefined : among([5, 35], [4, 28], [3, 18], [2, 11], [1, 8]),
        }),
      ),
    ),
)

const renting = 'Aluguéis Imobiliária'
const quality = 'inspecoes_qualidade'
const callCentre = 'LIGACOES CALL CENTER'

const reais = (value: number | undefined) => (value === undefined ? '' : dotted(commaPrice(value)))

export const files = [
  file(renting, rents, [
    ['Vencimento', ({ day }) => brazilianDay(day)],
    ['Imóvel', ({ place }) => place],
    ['Tipo de imóvel', ({ kind }) => kind],
    ['Bairro', ({ district }) => district],
    ['Inquilino', ({ tenant }) => tenant],
    ['Proprietário', ({ owner }) => owner],
    ['Aluguel', ({ rent }) => reais(rent)],
    ['Condomínio', ({ fee }) => reais(fee)],
    ['Multa', ({ fine }) => reais(fine)],
    ['Pago', ({ paid }) => paid],
    ['Dias de atraso', ({ late }) => late],
    ['Comissão', ({ commission }) => reais(commission)],
  ]),
  file(
    quality,
    inspections,
    [
      ['data_inspecao', ({ day }) => day],
      ['linha', ({ line }) => line],
      ['turno', ({ shift }) => shift],
      ['produto', ({ product }) => product],
      ['tecido', ({ fabric }) => fabric],
      ['pecas_inspecionadas', ({ inspected }) => inspected],
      ['pecas_aprovadas', ({ approved }) => approved],
      ['pecas_reprovadas', ({ rejected }) => rejected],
      ['tipo_defeito', ({ defect }) => defect ?? ''],
      ['inspetor', ({ inspector }) => inspector],
      ['retrabalho_min', ({ rework }) => rework ?? ''],
    ],
    ',',
  ),
  file(callCentre, calls, [
    ['DATA', ({ day }) => brazilianDay(day)],
    ['ATENDENTE', ({ attendant }) => attendant],
    ['MOTIVO', ({ reason }) => reason],
    ['PRODUTO', ({ product }) => product],
    ['CANAL', ({ channel }) => channel],
    ['TIPO_CLIENTE', ({ customer }) => customer],
    ['DURACAO_MIN', ({ duration }) => decimal(duration, 1)],
    ['ESPERA_SEG', ({ wait }) => wait],
    ['RESOLVIDO', ({ solved }) => solved],
    ['NOTA_CLIENTE', ({ score }) => score ?? ''],
  ]),
]

export const labelled: Labelled[] = [
  // The property manager
  ['valor total dos alugueis por mes', renting, rents.byMonth((g) => g.sum('rent'))],
  [
    'preciso fechar o mês: qual a soma dos alugueis que venceram em janeiro de 2026?',
    renting,
    rents.during('2026-01').sum('rent'),
  ],
  ['quantos alugueis não foram pagos?', renting, rents.when((r) => r.paid === 'Não').count()],
  [
    'qual proprietario tem o maior valor total de aluguel?',
    renting,
    most(rents.by('owner', (g) => g.sum('rent'))),
  ],
  [
    'os 3 proprietários que mais deram comissão',
    renting,
    most(
      rents.by('owner', (g) => g.sum('commission')),
      3,
    ),
  ],
  [
    'media de dias de atraso dos alugueis nao pagos',
    renting,
    rents.when((r) => r.paid === 'Não').mean('late'),
  ],
  [
    'total de multa da farmacia vida nova',
    renting,
    rents.when((r) => r.tenant === 'Farmácia Vida Nova').sum('fine'),
  ],
  [
    'quanto a gente ganhou de comissao no primeiro trimestre de 2026?',
    renting,
    rents.during('2026-01', '2026-03').sum('commission'),
  ],
  [
    'valor médio do condominio das salas comerciais',
    renting,
    rents.when((r) => r.kind === 'Sala comercial').mean('fee'),
  ],
  [
    'qual a porcentagem da quantidade de alugueis que foi paga?',
    renting,
    rents.share((r) => r.paid === 'Sim'),
  ],
  [
    'participação do bairro Centro no valor total dos aluguéis',
    renting,
    rents.share((r) => r.district === 'Centro', 'rent'),
  ],
  ['qtos alugueis acima de 2500 reais', renting, rents.when((r) => r.rent > 2500).count()],
  ['quantos alugueis tiveram mais de 30 dias de atraso?', renting, rents.when((r) => r.late > 30).count()],
  ['qual o valor do aluguel mais caro?', renting, rents.max('rent')],
  [
    'compara a comissão de novembro com a de dezembro',
    renting,
    {
      before: rents.during('2025-11').sum('commission'),
      after: rents.during('2025-12').sum('commission'),
    },
  ],
  ['valor total de aluguel por tipo de imovel', renting, rents.by('kind', (g) => g.sum('rent'))],
  [
    'quantos imoveis diferentes o Osmar Teixeira tem?',
    renting,
    rents.when((r) => r.owner === 'Osmar Teixeira').distinct('place'),
  ],
  ['total de multa por bairro', renting, rents.by('district', (g) => g.sum('fine'))],
  ['em que mes o total de multa foi maior?', renting, most(rents.byMonth((g) => g.sum('fine')))],
  [
    'total do aluguel das lojas de julho a setembro',
    renting,
    rents
      .during('2025-07', '2025-09')
      .when((r) => r.kind === 'Loja')
      .sum('rent'),
  ],
  [
    'quantos alugueis do centro venceram entre 01/08/2025 e 15/10/2025?',
    renting,
    rents
      .from('2025-08-01', '2025-10-15')
      .when((r) => r.district === 'Centro')
      .count(),
  ],
  [
    'qual inquilino tem o maior valor de aluguel não pago?',
    renting,
    most(rents.when((r) => r.paid === 'Não').by('tenant', (g) => g.sum('rent'))),
  ],
  [
    'comissao por proprietario desde janeiro de 2026',
    renting,
    rents.during('2026-01', '2026-04').by('owner', (g) => g.sum('commission')),
  ],
  [
    'vou prestar contas pra Sônia Arantes: quanto somaram os alugueis pagos dela em 2025?',
    renting,
    rents
      .during('2025-01', '2025-12')
      .when((r) => r.owner === 'Sônia Arantes' && r.paid === 'Sim')
      .sum('rent'),
  ],
  [
    'quantos alugueis do Heitor Bastos foram pagos com atraso?',
    renting,
    rents.when((r) => r.owner === 'Heitor Bastos' && r.paid === 'Sim' && r.late > 0).count(),
  ],
  [
    'quanto deu de condominio do Ed. Aurora 201 em 2025?',
    renting,
    rents
      .during('2025-01', '2025-12')
      .when((r) => r.place === 'Ed. Aurora 201')
      .sum('fee'),
  ],
  [
    'total de aluguel de março de 2026 sem contar as lojas',
    renting,
    rents
      .during('2026-03')
      .when((r) => r.kind !== 'Loja')
      .sum('rent'),
  ],
  ['quantos alugueis venceram em cada dia da semana?', renting, rents.byWeekday((g) => g.count())],
  [
    'soma do aluguel mais o condominio da debora nunes',
    renting,
    rents.when((r) => r.tenant === 'Débora Nunes').sum('rent') +
      rents.when((r) => r.tenant === 'Débora Nunes').sum('fee'),
  ],
  [
    'qual bairro tem a menor soma de comissão?',
    renting,
    least(rents.by('district', (g) => g.sum('commission'))),
  ],

  // The textile factory
  ['quantas peças foram inspecionadas em novembro?', quality, inspections.during('2025-11').sum('inspected')],
  ['total de peças reprovadas por linha', quality, inspections.by('line', (g) => g.sum('rejected'))],
  [
    'quantas inspeçoes a Rosangela fez?',
    quality,
    inspections.when((r) => r.inspector === 'Rosângela').count(),
  ],
  [
    'qual tipo de defeito teve mais peças reprovadas?',
    quality,
    most(inspections.when((r) => r.defect !== undefined).by('defect', (g) => g.sum('rejected'))),
  ],
  [
    'top 3 produtos com mais peças reprovadas',
    quality,
    most(
      inspections.by('product', (g) => g.sum('rejected')),
      3,
    ),
  ],
  [
    'que porcentagem das peças inspecionadas foi reprovada?',
    quality,
    { share: inspections.sum('rejected') / inspections.sum('inspected') },
  ],
  [
    'média de minutos de retrabalho por inspeção quando o defeito é furo',
    quality,
    inspections.when((r) => r.defect === 'Furo').mean('rework'),
  ],
  ['pecas aprovadas por mês', quality, inspections.byMonth((g) => g.sum('approved'))],
  [
    'quantas inspeções não tiveram nenhuma peça reprovada?',
    quality,
    inspections.when((r) => r.rejected === 0).count(),
  ],
  [
    'compare o total de peças reprovadas em janeiro com fevereiro',
    quality,
    {
      before: inspections.during('2026-01').sum('rejected'),
      after: inspections.during('2026-02').sum('rejected'),
    },
  ],
  [
    'total de minutos de retrabalho por inspetor',
    quality,
    inspections.by('inspector', (g) => g.sum('rework')),
  ],
  [
    'qual linha teve menos peças aprovadas no total?',
    quality,
    least(inspections.by('line', (g) => g.sum('approved'))),
  ],
  [
    'quantas inspeções tiveram mais de 20 peças reprovadas?',
    quality,
    inspections.when((r) => r.rejected > 20).count(),
  ],
  ['qual o maior numero de peças reprovadas numa inspeção só?', quality, inspections.max('rejected')],
  [
    'qtas toalhas foram inspecionadas na linha 2',
    quality,
    inspections.when((r) => r.product === 'Toalha' && r.line === 'Linha 2').sum('inspected'),
  ],
  [
    'peças reprovadas de tecido algodao, por turno',
    quality,
    inspections.when((r) => r.fabric === 'Algodão').by('shift', (g) => g.sum('rejected')),
  ],
  [
    'participação do turno da noite no total de peças inspecionadas',
    quality,
    inspections.share((r) => r.shift === 'Noite', 'inspected'),
  ],
  [
    'quantas inspeções fazemos em média por dia de trabalho?',
    quality,
    inspections.count() / inspections.distinct('day'),
  ],
  ['qual dia da semana tem mais inspeções?', quality, most(inspections.byWeekday((g) => g.count()))],
  [
    'total de minutos de retrabalho da linha 3 de outubro a dezembro',
    quality,
    inspections
      .during('2025-10', '2025-12')
      .when((r) => r.line === 'Linha 3')
      .sum('rework'),
  ],
  [
    'quantas inspeções do Edmilson deram mancha?',
    quality,
    inspections.when((r) => r.inspector === 'Edmilson' && r.defect === 'Mancha').count(),
  ],
  [
    'total de peças inspecionadas por produto, tirando a linha 1',
    quality,
    inspections.when((r) => r.line !== 'Linha 1').by('product', (g) => g.sum('inspected')),
  ],
  [
    'quantos tipos de defeito diferentes apareceram nas camisetas?',
    quality,
    inspections.when((r) => r.product === 'Camiseta' && r.defect !== undefined).distinct('defect'),
  ],
  [
    'quantas peças de calça jeans foram aprovadas aos sabados?',
    quality,
    inspections
      .on(6)
      .when((r) => r.product === 'Calça jeans')
      .sum('approved'),
  ],
  [
    'média de peças inspecionadas por inspeção em cada turno',
    quality,
    inspections.by('shift', (g) => g.mean('inspected')),
  ],
  [
    'camiseta x lençol: total de peças reprovadas de cada um',
    quality,
    inspections
      .when((r) => r.product === 'Camiseta' || r.product === 'Lençol')
      .by('product', (g) => g.sum('rejected')),
  ],
  [
    'qtas inspeções passaram de 60 minutos de retrabalho?',
    quality,
    inspections.when((r) => r.rework !== undefined && r.rework > 60).count(),
  ],
  ['em qual mes teve mais peças reprovadas?', quality, most(inspections.byMonth((g) => g.sum('rejected')))],
  [
    'o cliente ta me cobrando, quantas fronhas foram aprovadas desde janeiro de 2026?',
    quality,
    inspections
      .during('2026-01', '2026-03')
      .when((r) => r.product === 'Fronha')
      .sum('approved'),
  ],
  [
    'quantos por cento das inspeções foram na linha 1?',
    quality,
    inspections.share((r) => r.line === 'Linha 1'),
  ],

  // The call centre
  ['quantas ligaçoes teve em dezembro?', callCentre, calls.during('2025-12').count()],
  ['número de ligações por atendente', callCentre, calls.by('attendant', (g) => g.count())],
  [
    'qual atendente pegou mais ligações em fevereiro?',
    callCentre,
    most(calls.during('2026-02').by('attendant', (g) => g.count())),
  ],
  [
    'espera média em segundos das ligações pelo whatsapp',
    callCentre,
    calls.when((r) => r.channel === 'WhatsApp').mean('wait'),
  ],
  [
    'duração média das ligações por motivo, em minutos',
    callCentre,
    calls.by('reason', (g) => g.mean('duration')),
  ],
  ['quantas ligações não foram resolvidas?', callCentre, calls.when((r) => r.solved === 'não').count()],
  ['que porcentagem das ligações foi resolvida?', callCentre, calls.share((r) => r.solved === 'sim')],
  [
    'os 3 motivos com mais ligações',
    callCentre,
    most(
      calls.by('reason', (g) => g.count()),
      3,
    ),
  ],
  [
    'quantas ligacoes tiveram mais de 120 segundos de espera',
    callCentre,
    calls.when((r) => r.wait > 120).count(),
  ],
  ['total de minutos de ligação por mes', callCentre, calls.byMonth((g) => g.sum('duration'))],
  [
    'quantidade de ligações de cancelamento: janeiro x fevereiro',
    callCentre,
    {
      before: calls
        .during('2026-01')
        .when((r) => r.reason === 'Cancelamento')
        .count(),
      after: calls
        .during('2026-02')
        .when((r) => r.reason === 'Cancelamento')
        .count(),
    },
  ],
  ['qual dia da semana tem menos ligações?', callCentre, least(calls.byWeekday((g) => g.count()))],
  ['quantos minutos durou a ligação mais longa?', callCentre, calls.max('duration')],
  [
    'qtas ligações da Kelly não foram resolvidas em março?',
    callCentre,
    calls
      .during('2026-03')
      .when((r) => r.attendant === 'Kelly' && r.solved === 'não')
      .count(),
  ],
  ['nota média dos clientes por atendente', callCentre, calls.by('attendant', (g) => g.mean('score'))],
  [
    'quantas ligações ficaram sem nota do cliente?',
    callCentre,
    calls.when((r) => r.score === undefined).count(),
  ],
  ['qual produto teve menos ligações?', callCentre, least(calls.by('product', (g) => g.count()))],
  [
    'quantas ligações não resolvidas em cada canal?',
    callCentre,
    calls.when((r) => r.solved === 'não').by('channel', (g) => g.count()),
  ],
  [
    'que parte do total de minutos de ligação foi da Priscila?',
    callCentre,
    calls.share((r) => r.attendant === 'Priscila', 'duration'),
  ],
  [
    'total de minutos de ligação com cliente empresarial no último trimestre de 2025',
    callCentre,
    calls
      .during('2025-10', '2025-12')
      .when((r) => r.customer === 'Empresarial')
      .sum('duration'),
  ],
  [
    'Wesley ou Anderson, quantas ligações cada um atendeu?',
    callCentre,
    calls
      .when((r) => r.attendant === 'Wesley' || r.attendant === 'Anderson')
      .by('attendant', (g) => g.count()),
  ],
  [
    'quantas ligações entre 15/11/2025 e 15/01/2026?',
    callCentre,
    calls.from('2025-11-15', '2026-01-15').count(),
  ],
  [
    'quantas ligações de internet fibra duraram mais de 10 minutos?',
    callCentre,
    calls.when((r) => r.product === 'Internet fibra' && r.duration > 10).count(),
  ],
  [
    'em média quantas ligações atendemos por mês?',
    callCentre,
    calls.count() / calls.byMonth((g) => g.count()).length,
  ],
  [
    'maior espera em segundos numa ligação de reclamação de cobrança',
    callCentre,
    calls.when((r) => r.reason === 'Reclamação de cobrança').max('wait'),
  ],
  [
    'quantas ligaçoes vieram pelo aplicativo aos sábados?',
    callCentre,
    calls
      .on(6)
      .when((r) => r.channel === 'Aplicativo')
      .count(),
  ],
  [
    'quantas ligações pedindo segunda via de boleto, sem contar as do Celular?',
    callCentre,
    calls.when((r) => r.reason === 'Segunda via de boleto' && r.product !== 'Celular').count(),
  ],
  [
    'qual motivo de ligação tem a maior espera média?',
    callCentre,
    most(calls.by('reason', (g) => g.mean('wait'))),
  ],
  ['quantas ligações receberam nota 5 do cliente?', callCentre, calls.when((r) => r.score === 5).count()],
  [
    'to montando a escala do call center: quantos minutos de ligação deram ao todo nas segundas-feiras?',
    callCentre,
    calls.on(1).sum('duration'),
  ],
]

export const unanswerable: string[] = [
  'qual o salário do Edmilson?',
  'quanto pagamos de iptu da Loja Av. Brasil 1020?',
  'quantos metros quadrados tem o Ed. Aurora 101?',
  'qual o cpf do inquilino Renato Coelho?',
  'quantos kg de tecido compramos em novembro?',
  'quanto gastamos de energia na fábrica em janeiro?',
  'qual fornecedor de botão é mais barato?',
  'quantas faltas a Kelly teve em fevereiro?',
  'qual a idade média dos clientes que ligaram?',
  'quanto custa a mensalidade do plano de internet fibra?',
]
