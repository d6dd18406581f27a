import type { Answered } from './answer'
import { answerFromTables, type Table } from './answer-from-tables'
import { visitorLimits } from './csv/csv-problem'
import { datasetOf } from './csv/dataset-of'
import { columnsOf, readFile } from './csv/read-csv'
import { lexiconOf } from './lexicon'

function table(name: string, text: string): Table {
  const file = readFile(new TextEncoder().encode(text), visitorLimits)
  const data = datasetOf({ name, columns: columnsOf(file) }, [file])
  return { id: name, name, data, lexicon: lexiconOf(data) }
}

const sales = table(
  'Vendas',
  'data;produto;valor\n05/01/2025;Bola;10\n06/02/2025;Rede;30\n07/03/2025;Bola;5\n',
)
const returns = table(
  'Devoluções',
  'data;produto;defeito;valor\n05/01/2025;Bola;Furo;4\n06/02/2025;Rede;Troca;2\n',
)
const stock = table('Estoque de lojas', 'produto;loja;quantidade\nBola;Centro;7\nRede;Praia;9\n')
const tables = [sales, returns, stock]

const answered: [question: string, from: string, title: string][] = [
  ['quantidade por loja', 'Estoque de lojas', 'Quantidade por loja'],
  ['valor por defeito', 'Devoluções', 'Valor por defeito'],
  ['quantas devoluções', 'Devoluções', 'Devoluções'],
  ['valor das devoluções por produto', 'Devoluções', 'Valor por produto'],
  ['valor por produto na tabela Vendas', 'Vendas', 'Valor por produto'],
  ['Na planilha “devoluções”, valor por produto?', 'Devoluções', 'Valor por produto'],
  ['valor por devolução em fevereiro', 'Devoluções', 'Média de valor em fevereiro de 2025'],
  [
    'quantos produtos diferentes na tabela estoque de lojas',
    'Estoque de lojas',
    'Valores diferentes de produto',
  ],
]

it.each(answered)('%s → %s', (question, from, title) => {
  const { answer, table } = answerFromTables(question, tables)
  expect(answer).toMatchObject({ kind: 'answer', title })
  expect(table?.name).toBe(from)
  expect((answer as Answered).how.notes[0]).toBe(`Respondi com a tabela “${from}”.`)
})

it.each([
  ['valor por produto', 'ask', 'Mais de uma tabela responde a isso. Qual delas: “Vendas” ou “Devoluções”?'],
  [
    'quantidade da loja Praia por defeito',
    'unknown',
    'Respondo com uma tabela de cada vez, e a pergunta junta várias: “Praia” está em Estoque de lojas e “defeito” está em Devoluções.',
  ],
  [
    'lucro por defeito',
    'unknown',
    'Não sei responder sobre “lucro”: isso não está em nenhuma das suas tabelas (Vendas, Devoluções e Estoque de lojas).',
  ],
  [
    'valor em 2020',
    'unknown',
    'Não sei responder sobre esse período: os dados vão de 05/01/2025 a 07/03/2025.',
  ],
])('gives no number for: %s', (question, kind, message) => {
  const { answer, table } = answerFromTables(question, tables)
  expect(answer).toMatchObject({ kind, message })
  expect(table).toBeUndefined()
})

it('offers only what leads on to an answer', () => {
  const asked = [...answered.map(([question]) => question), 'valor por produto', 'lucro por defeito']
  const offers = asked.flatMap((question) => answerFromTables(question, tables).answer.offers)
  expect(offers.length).toBeGreaterThan(10)
  for (const offer of new Set(offers))
    expect([offer, answerFromTables(offer, tables).answer.kind]).toEqual([offer, 'answer'])
})

it('says what to do while there is no table', () => {
  expect(answerFromTables('valor', []).answer).toMatchObject({
    kind: 'unknown',
    message: 'Envie uma tabela para começar.',
  })
})

it('says nothing of tables where there is only one', () => {
  const { answer } = answerFromTables('valor por produto', [sales])
  expect((answer as Answered).how.notes.join()).not.toMatch(/tabela/)
})

const cellar = table(
  'Caixa',
  [
    'comanda;data pedido;data entrega;guia;safra;sócio do clube;minutos;valor',
    '3001;05/01/2026;07/01/2026;DAS;2021;sim;30;100,00',
    '3002;06/01/2026;;DAS;2022;não;60;50,00',
    '3003;12/01/2026;13/01/2026;ISS;2022;não;90;25,00',
    '3004;13/01/2026;;FGTS;2021;sim;20;25,00',
  ].join('\n'),
)

it.each([
  // Years are no numbers to be summed, nor a time where their column is named.
  ['valor da safra 2022', 'Valor (safra 2022)', 'R$\u00a075,00'],
  // A short value is told from a small word by its capitals.
  ['valor das guias de DAS', 'Valor (DAS)', 'R$\u00a0150,00'],
  ['valor em janeiro de 2026', 'Valor em janeiro de 2026', 'R$\u00a0200,00'],
  // What numbers the rows divides nothing.
  ['quantos minutos dura, em média, uma comanda de ISS?', 'Média de minutos (ISS)', '90'],
  ['que percentual das comandas foi de ISS?', 'Participação: linhas (ISS)', '25%'],
  ['minutos c/ FGTS', 'Minutos (FGTS)', '20'],
  ['quantas comandas ainda tao sem entrega', 'Linhas (sem data entrega)', '2'],
  ['quantas comandas ainda não têm data de entrega?', 'Linhas (sem data entrega)', '2'],
  ['quantos dias, em média, uma comanda leva do pedido até a entrega?', expect.any(String), '1,5'],
])('%s', (question, title, value) => {
  const { answer } = answerFromTables(question, [cellar])
  expect(answer).toMatchObject({ kind: 'answer', title })
  expect((answer as Answered).table.rows[0]?.at(-1)).toEqual(value)
})

it('whether somebody is a member says nothing of other people', () => {
  expect(answerFromTables('quantas pessoas em janeiro de 2026?', [cellar]).answer.kind).toBe('unknown')
})

it('the date that counts may be told first', () => {
  const { answer } = answerFromTables('Pela data do pedido, em que dia da semana entrou mais valor?', [
    cellar,
  ])
  expect(answer).toMatchObject({ kind: 'answer', title: 'Valor por dia da semana' })
})

const music = table(
  'Instrumentos e aulas',
  [
    'Cupom;Data;Pago em;Setor;Item;Qtd. peças;Delivery;Total pago (R$)',
    ...Array.from({ length: 24 }, (_, row) => {
      const isLesson = row % 2 === 0
      const month = row < 12 ? '01' : '02'
      const cells = isLesson ? ['Aula', '', ''] : [row % 3 === 0 ? 'Oficina' : 'Loja', 'Corda', '2']
      const [sector, item, pieces] = cells
      return `${1041 + row};03/${month}/2026;${row < 20 ? `05/${month}/2026` : ''};${sector};${item};${pieces};${row % 4 === 1 ? 'S' : 'N'};${row}0,00`
    }),
  ].join('\n'),
)

it.each([
  // Where no row tells how many pieces, rows are counted.
  ['quantas aulas em janeiro de 2026?', 'Instrumentos e aulas (Aula) em janeiro de 2026', '6'],
  // A word for the business that is a value here
  [
    'quanto a oficina de instrumentos faturou em fevereiro?',
    'Total pago (R$) (Oficina) em fevereiro de 2026',
    'R$\u00a0360,00',
  ],
  ['quantas linhas sairam por delivery', 'Instrumentos e aulas (delivery S)', '6'],
  ['quantas linhas ainda não foram pagas?', 'Instrumentos e aulas (sem pago em)', '4'],
])('%s', (question, title, value) => {
  const { answer } = answerFromTables(question, [music])
  expect(answer).toMatchObject({ kind: 'answer', title })
  expect((answer as Answered).table.rows[0]?.at(-1)).toBe(value)
})

it('numbers of receipts are not summed, and nothing to add up is not zero', () => {
  expect(music.data.measures.map(({ id }) => id)).toEqual(['Qtd. peças', 'Total pago (R$)'])
  expect(answerFromTables('soma de qtd. peças de aula', [music]).answer).toMatchObject({
    kind: 'unknown',
    message: 'Nenhuma linha tem “Qtd. peças” com este filtro: setor “Aula”.',
  })
})

it.each([
  ['qual o total das notas?', 'VLR TOTAL NF', 40],
  ['valor fob', 'Vlr fob brl', 12],
  ['quantos kits?', 'Qtd kits', 3],
  [
    'quantas linhas com valor fob entre R$ 4 e R$ 6?',
    'Linhas (vlr fob brl a partir de R$\u00a04,00, vlr fob brl até R$\u00a06,00)',
    1,
  ],
])('numbers are called as people call them: %s', (question, title, figure) => {
  const invoices = table(
    'NF Saída',
    'data;VLR_TOTAL_NF;vlr_fob_brl;Qtd kits;Total kits (R$)\n05/01/2025;10,00;5,00;1;2,00\n06/02/2025;30,00;7,00;2;4,00\n',
  )
  const { answer } = answerFromTables(question, [invoices])
  expect(answer).toMatchObject({ kind: 'answer', figure, title })
})

describe('a column that tells what came in from what went out', () => {
  const cash = table(
    'Caixa',
    'data;tipo;setor;fornecedor;valor\n05/01/2026;Entrada;Bazar;;30,00\n06/01/2026;Saída;Bazar;ACME;10,00\n09/02/2026;Entrada;Cantina;;70,00\n',
  )

  it.each([
    ['quanto o bazar arrecadou?', 30],
    ['faturamento de janeiro', 30],
    ['quanto recebemos?', 100],
    ['quanto o bazar gastou?', 10],
    ['valor do bazar', 40],
    ['quanto a ACME recebeu?', 10],
  ])('%s', (question, figure) => {
    expect(answerFromTables(question, [cash]).answer).toMatchObject({ kind: 'answer', figure })
  })
})

describe('words of a business', () => {
  const washes = table(
    'Lava jato',
    [
      'data;serviço;lavador;cliente;troca;dias conserto;valor',
      '05/01/2026;Lavagem;Dudu;Bar do Zé;sim;1;30,00',
      '06/01/2026;Polimento;Dudu;Bar do Zé;não;4;90,00',
      '06/02/2026;Lavagem;Rayane;Bar da Ana;sim;2;20,00',
      '09/02/2026;Lavagem;Rayane;Bar da Ana;sim;2;25,00\n',
    ].join('\n'),
  )
  const ask = (question: string) => answerFromTables(question, [washes]).answer

  it.each([
    ['valor médio por atendimento do Dudu', 'Média de valor (Dudu)', 60],
    ['valor do maior atendimento da Rayane', 'Maior valor (Rayane)', 25],
    ['o Dudu tá pedindo aumento, quanto ele faturou em janeiro?', 'Valor (Dudu) em janeiro de 2026', 120],
    ['vou pagar a Rayane, quanto ela faturou?', 'Valor (Rayane)', 45],
    ['quantos polimentos entraram pra conserto?', 'Linhas (Polimento)', 1],
    ['total vendido pros clientes em fevereiro', 'Valor em fevereiro de 2026', 45],
  ])('%s', (question, title, figure) => {
    expect(ask(question)).toMatchObject({ title, figure })
  })

  it.each([
    [
      'qual lavador tem mais vendas com troca?',
      [
        ['Rayane', '2'],
        ['Dudu', '1'],
      ],
    ],
    [
      'qual mês rendeu menos na lavagem?',
      [
        ['jan/26', 'R$\u00a030,00'],
        ['fev/26', 'R$\u00a045,00'],
      ],
    ],
  ])('%s', (question, rows) => {
    const answer = ask(question)
    expect(answer.kind === 'answer' && answer.table.rows.map((row) => row.slice(0, 2))).toEqual(rows)
  })
})

it('a card of credit is no credit of an account', () => {
  const sales = table(
    'Vendas',
    'data;vendedora;cartão;valor\n05/01/2026;Ana;Crédito;30,00\n06/01/2026;Ana;Débito;50,00\n07/01/2026;Bia;Débito;5,00\n',
  )
  expect(answerFromTables('quanto faturamos?', [sales]).answer).toMatchObject({ title: 'Valor', figure: 85 })
  expect(answerFromTables('quanto entrou?', [sales]).answer).not.toMatchObject({ title: 'Valor (Crédito)' })
})

it('goods that come in are money that goes out: nobody is told either', () => {
  const stock = table(
    'Estoque',
    'data;movimento;produto;valor\n05/01/2026;Entrada;Pneu;30,00\n06/01/2026;Saída;Pneu;50,00\n',
  )
  expect(answerFromTables('quanto faturamos?', [stock]).answer.kind).not.toBe('answer')
  expect(answerFromTables('valor das saídas', [stock]).answer).toMatchObject({ kind: 'answer', figure: 50 })
})

it('one of several things that have numbers is told apart by its own', () => {
  const meals = table(
    'Comandas',
    'data;mesa;valor\n05/01/2026;4;30,00\n06/01/2026;12;50,00\n06/02/2026;4;5,00\n',
  )
  const ask = (question: string) => answerFromTables(question, [meals]).answer
  expect(ask('valor da mesa 4')).toMatchObject({ title: 'Valor (mesa 4)', figure: 35 })
  expect(ask('valor das mesas 4 e 12')).toMatchObject({ figure: 85 })
  expect(ask('os 4 meses com maior valor')).toMatchObject({ title: 'Valor por mês' })
  expect(ask('valor por mesa')).toMatchObject({ sentence: expect.stringMatching(/^Mesa 12 vem na frente/) })
})

it.each([
  ['quanto a padaria teve de despesa?', 'Valor Despesa', 30],
  ['valor da maior despesa', 'Maior Valor Despesa', 20],
  ['quanto deu farinha?', 'Valor Despesa (Farinha)', 20],
])('what is spent beside what is sold: %s', (question, title, figure) => {
  const closing = table(
    'Fechamento caixa padaria',
    'data;operador;Total Vendas;Tipo de Despesa;Valor Despesa;Quebra de Caixa\n05/01/2026;Sueli;100,00;Farinha;20,00;1,00\n06/01/2026;Jonas;200,00;Gás;10,00;2,00\n',
  )
  const other = table('Matrículas', 'data;forma_pagto;valor_curso\n05/01/2026;Pix;900,00\n')
  expect(answerFromTables(question, [closing, other]).answer).toMatchObject({ kind: 'answer', title, figure })
})

const expectFigure = (question: string, asked: Table, told: { title: string; figure: number }) =>
  expect(answerFromTables(question, [asked]).answer).toMatchObject({ kind: 'answer', ...told })

describe('tables of an office', () => {
  const goals = table(
    'Metas Vendedores',
    'mês;vendedor;nível;Meta;Realizado;Comissão\n01/11/2025;Ana;Sênior;R$ 100,00;R$ 90,00;R$ 9,00\n01/12/2025;Bia;Júnior;R$ 100,00;R$ 50,00;R$ 5,00\n01/12/2025;Ana;Sênior;R$ 200,00;R$ 240,00;R$ 24,00\n',
  )
  const bills = table(
    'Contas a receber',
    'vencimento;aluno;tipo cobrança;valor;status;Data Pagamento;valor pago;dias atraso\n05/01/2026;Davi;Mensalidade;R$ 100,00;Pago;09/01/2026;R$ 104,00;4\n05/01/2026;Laura;Mensalidade;R$ 80,00;Atrasado;;;20\n05/02/2026;Davi;Transporte;R$ 30,00;Pago;05/02/2026;R$ 30,00;0\n05/02/2026;Theo;Mensalidade;R$ 50,00;Pago;05/02/2026;R$ 50,00;0\n',
  )
  const leads = table(
    'Funil de Leads',
    'entrada;origem;cidade;valor estimado;ganho\n05/01/2026;Google;Uberaba;R$ 100,00;Sim\n06/01/2026;Feira;Uberaba;R$ 900,00;Não\n06/02/2026;Google;Araguari;R$ 50,00;Sim\n',
  )
  const wages = table(
    'Folha',
    'mês;funcionário;cargo;HORAS_EXTRAS;VLR_HORAS_EXTRAS\n01/01/2026;Rui;Caixa;4;R$ 40,00\n01/01/2026;Eva;Gerente;2;R$ 90,00\n01/02/2026;Rui;Caixa;1;R$ 10,00\n',
  )

  const tables = { goals, bills, leads, wages }

  it.each([
    ['goals', 'que porcentagem da meta foi realizada?', 'Realizado por meta', 0.95],
    ['goals', 'tô fechando o mês de dezembro: quanto deu de comissão?', 'Comissão em dezembro de 2025', 29],
    ['bills', 'valor total das cobranças', 'Valor', 260],
    ['bills', 'quanto recebemos?', 'Valor pago', 184],
    ['bills', 'quantas contas foram pagas?', 'Contas a receber (Pago)', 3],
    [
      'bills',
      'média de dias de atraso das contas com atraso',
      'Média de dias atraso (dias atraso acima de 0)',
      12,
    ],
    ['leads', 'quantos leads ganhamos?', 'Leads (ganho Sim)', 2],
  ] as const)('%s: %s', (asked, question, title, figure) => {
    expectFigure(question, tables[asked], { title, figure })
  })

  it('what is received most of is counted', () => {
    const { answer } = answerFromTables('qual cidade recebeu mais leads?', [leads])
    expect(answer).toMatchObject({ title: 'Leads por cidade' })
  })

  it.each([
    ['goals', 'qual a comissão média mensal de um vendedor sênior?'],
    ['goals', 'qual a maior comissão que um vendedor ganhou num mês só?'],
    ['wages', 'quem recebeu mais dinheiro de horas extras?'],
  ] as const)('%s: no other number is given for: %s', (asked, question) => {
    const { answer } = answerFromTables(question, [tables[asked]])
    expect(answer.kind === 'answer' ? answer.title : '').not.toMatch(/por mês|HORAS EXTRAS por/)
  })
})

describe('tables of things and of what became of them', () => {
  const tickets = table(
    'INGRESSOS VENDIDOS',
    'data;evento;setor;QTD;VLR_TOTAL\n05/01/2026;Samba;Pista;3;R$ 30,00\n06/01/2026;Samba;Camarote;2;R$ 90,00\n06/02/2026;Rock;Pista;1;R$ 10,00\n',
  )
  const grades = table(
    'notas_escola',
    'data;bimestre;turma;aluno;nota;recuperação\n01/05/2025;2º bimestre;6A;Davi;4,0;S\n01/05/2025;2º bimestre;6B;Theo;8,0;N\n01/03/2025;1º bimestre;6B;Theo;9,0;S\n01/04/2025;1º bimestre;6A;Ana;9,0;N\n',
  )
  const losses = table(
    'PERDAS',
    'data;loja;produto;CUSTO;VLR_RECUPERADO\n05/01/2026;Matriz;Cerveja;R$ 30,00;R$ 3,00\n06/01/2026;Filial;Tomate;R$ 9,00;\n',
  )
  const statement = table(
    'Extrato',
    'data;descrição;tipo;forma;valor\n05/01/2026;Marketing;Débito;Pix;R$ 30,00\n06/01/2026;Marketing;Débito;Cartão;R$ 9,00\n07/01/2026;Venda;Crédito;Pix;R$ 50,00\n08/01/2026;Venda;Crédito;Boleto;R$ 20,00\n',
  )
  const purchases = table(
    'pedidos_de_compra',
    'data pedido;data entrega;comprador;entregue;valor\n05/01/2026;03/02/2026;Wagner;sim;R$ 30,00\n06/02/2026;10/02/2026;Wagner;sim;R$ 9,00\n07/02/2026;;Wagner;não;R$ 50,00\n',
  )
  const posts = table(
    'Relatório redes sociais',
    'data;rede;tema;alcance\n04/01/2026;Instagram;Dicas;30\n06/01/2026;TikTok;Dicas;50\n11/02/2026;Instagram;Dicas;7\n',
  )
  const mains = table(
    'Consumo lojas',
    'mês;loja;tipo;consumo;valor conta;leitura estimada\n01/01/2026;Mooca;Água;30;R$ 90,00;Sim\n01/01/2026;Lapa;Água;20;R$ 99,00;Não\n01/02/2026;Mooca;Energia;5;R$ 10,00;Não\n',
  )
  const tables = { tickets, grades, losses, statement, purchases, posts, mains }

  it.each([
    ['tickets', 'quantos ingressos vendemos?', 'QTD', 6],
    ['grades', 'nota média no 2º bimestre', 'Média de nota (2º bimestre)', 6],
    [
      'losses',
      'média do valor recuperado, só onde teve valor recuperado',
      'Média de VLR RECUPERADO (VLR RECUPERADO acima de R$\u00a00,00)',
      3,
    ],
    ['statement', 'quanto saiu no pix?', 'Valor (Débito, Pix)', 30],
    ['statement', 'quanto entrou?', 'Valor (Crédito)', 70],
    ['purchases', 'valor dos pedidos que caem na segunda', 'Valor (segunda)', 30],
    ['mains', 'quanto a Mooca consumiu de água?', 'Consumo (Mooca, Água)', 30],
    ['mains', 'preciso fechar o mês: qual a soma de consumo em janeiro?', 'Consumo em janeiro de 2026', 50],
    [
      'purchases',
      'quantos pedidos o Wagner fez desde fevereiro que já foram entregues?',
      'Pedidos de compra (Wagner, entregue sim) desde fevereiro de 2026',
      1,
    ],
  ] as const)('%s: %s', (asked, question, title, figure) => {
    expectFigure(question, tables[asked], { title, figure })
  })

  it.each([
    ['losses', 'qual foi o faturamento?'],
    ['losses', 'qual o preço de venda da cerveja?'],
    ['grades', 'que porcentagem das recuperações é do 6B?'],
    ['mains', 'quanto a loja Lapa faturou em vendas?'],
    ['statement', 'compare o valor em marketing de janeiro com o de fevereiro'],
    ['tickets', 'total de QTD dividido pelo número de eventos'],
    ['statement', 'marketing pago no cartão x marketing pago no pix'],
  ] as const)('%s: nothing is told of what nobody can know or read: %s', (asked, question) => {
    expect(answerFromTables(question, [tables[asked]]).answer.kind).not.toBe('answer')
  })

  it('what is divided by is never passed over', () => {
    expect(answerFromTables('alcance total por rede social', [posts]).answer).toMatchObject({
      title: 'Alcance por rede',
    })
    expect(answerFromTables('qual loja consumiu menos água?', [mains]).answer).toMatchObject({
      title: 'Consumo por loja (Água)',
    })
  })
})

describe('tables whose words have more than one sense', () => {
  const bills = table(
    'CONTAS A PAGAR',
    'VENCTO;FORNECEDOR;TIPO DE DESPESA;FORMA PGTO;SITUAÇÃO;VALOR\n05/01/2026;Luz Sul;Energia;Boleto;Paga;10\n12/01/2026;Rio Limpo;Água;Pix;Vencida;20\n02/02/2026;Boi Bom;Alimentos;Pix;A vencer;40\n10/02/2026;Luz Sul;Energia;Boleto;Vencida;80\n',
  )
  const parts = table(
    'Vendas autopeças',
    'Data da venda;Peça;Forma Pgto;Valor Total\n05/01/2026;Farol;Pix;30\n06/01/2026;Correia;Dinheiro;10\n12/01/2026;Farol;Dinheiro;60\n',
  )
  const shifts = table(
    'ponto_oficina',
    'data;funcionário;total de horas;horas extras\n05/01/2026;Ana Lima;8;0\n05/01/2026;Rui Reis;10;2\n07/01/2026;Ana Lima;6;0\n',
  )
  const purchases = table(
    'COMPRAS MATERIAL',
    'DT_COMPRA;OBRA;MATERIAL;QTDE;VLR_TOTAL\n05/01/2026;Galpão;Cimento;5;100\n06/01/2026;Galpão;Areia;2;50\n03/02/2026;Escola;Cimento;1;20\n',
  )
  const repairs = table(
    'consertos_celulares',
    'data;marca;chegou por;valor\n05/01/2026;Apple;Balcão;100\n06/01/2026;Apple;Correios;50\n03/02/2026;Sony;Balcão;20\n',
  )
  const fuel = table(
    'ABASTECIMENTOS',
    'data;placa;combustível;litros\n05/01/2026;ABC1D23;Diesel S10;100\n06/01/2026;ABC1D23;Diesel S500;50\n03/02/2026;XYZ1D23;Diesel S10;20\n',
  )
  const salon = table(
    'Agenda do salão',
    'data agendada;profissional;situação;valor\n05/01/2026;Keila;Compareceu;100\n06/01/2026;Keila;Faltou;\n03/02/2026;Beto;Compareceu;20\n',
  )
  const trips = table(
    'DESPESAS DE VIAGEM',
    'DT_DESPESA;COLABORADOR;TURNO;VALOR_GASTO\n05/01/2026;Igor;Tarde;100\n06/01/2026;Sônia;Manhã;50\n03/02/2026;Igor;Tarde;30\n',
  )
  const furniture = table(
    'pedidos_moveis',
    'data;móvel;vendedor;turno;valor\n05/01/2026;Sofá;Bia;Tarde;100\n06/01/2026;Cama;Caio;Manhã;50\n03/02/2026;Sofá;Caio;Tarde;20\n',
  )
  const dues = table(
    'CONTAS CONDOMÍNIO',
    'RECEBIDA EM;VENCIMENTO;TIPO DE DESPESA;VALOR;ATRASO (DIAS)\n05/01/2026;10/01/2026;Energia;100;0\n06/01/2026;11/01/2026;Água;50;4\n03/02/2026;10/02/2026;Energia;20;2\n',
  )
  const pizzas = table(
    'Vendas Pizzaria',
    'data;sabor;qtde;tempo entrega (min);valor total\n05/01/2026;Calabresa;2;70;100\n06/01/2026;Portuguesa;1;50;50\n',
  )
  const events = table(
    'Eventos Buffet',
    'Data;Tipo de evento;Responsável;Turma;Convidados\n05/01/2026;Formatura;Sônia;Melhor idade;100\n06/01/2026;Casamento;Rosa;Adulto;50\n',
  )

  it.each([
    [bills, 'valor das contas com vencimento em janeiro', 'VALOR em janeiro de 2026', 30],
    [bills, 'valor das vencidas em janeiro', 'VALOR (Vencida) em janeiro de 2026', 20],
    [bills, 'total das contas tirando energia e agua', 'VALOR (exceto Energia e Água)', 40],
    [bills, 'o patrão pediu o total das contas de energia, quanto deu?', 'VALOR (Energia)', 90],
    [
      bills,
      'valor pra boleto somando janeiro e fevereiro',
      'VALOR (Boleto) de janeiro de 2026 a fevereiro de 2026',
      90,
    ],
    [parts, 'quanto recebemos via Pix?', 'Valor Total (Pix)', 30],
    [shifts, 'quantas horas a Ana trabalhou?', 'Total de horas (Ana Lima)', 14],
    [
      shifts,
      'em média quantas horas por dia a Ana trabalhou?',
      'Média: total de horas por dia (Ana Lima)',
      7,
    ],
    [trips, 'qual o valor médio de uma despesa do Igor?', 'Média de VALOR GASTO (Igor)', 65],
    [dues, 'quanto foi a conta de luz recebida em janeiro?', 'VALOR (Energia) em janeiro de 2026', 100],
    [pizzas, 'quantas pizzas de calabresa vendemos?', 'Qtde (Calabresa)', 2],
    [fuel, 'litros de S10', 'Litros (Diesel S10)', 120],
    [purchases, 'quanto gastamo com material em janeiro?', 'VLR TOTAL em janeiro de 2026', 150],
  ] as const)('%#: %s', (asked, question, title, figure) => {
    expectFigure(question, asked, { title, figure })
  })

  it.each([
    [bills, 'quantas contas vencem em cada dia da semana?', 'CONTAS A PAGAR por dia da semana'],
    [parts, 'em que data a loja de peças faturou mais?', 'Valor Total por dia'],
    [
      parts,
      'que porcentagem do faturamento da loja de peças entrou por Pix?',
      'Participação: Valor Total (Pix)',
    ],
    [purchases, 'qual foi o mês de maior gasto com material?', 'VLR TOTAL por mês'],
    [purchases, 'em que mês e ano o valor foi mais alto?', 'VLR TOTAL por mês'],
    [repairs, 'quantidade de consertos por marca', 'Consertos celulares por marca'],
    [salon, 'agendamentos mês a mês', 'Linhas por mês'],
    [trips, 'quem mais gastou em viagem?', 'VALOR GASTO por COLABORADOR'],
    [furniture, 'quem vendeu menos no turno da tarde?', 'Valor por vendedor (Tarde)'],
    [furniture, 'vendas de móveis por mês, em reais', 'Valor por mês'],
    [dues, 'total de dias de atraso por tipo de despesa', 'ATRASO (DIAS) por TIPO DE DESPESA'],
    [dues, 'valor das contas recebidas em cada mês', 'VALOR por mês'],
  ] as const)('%#: %s', (asked, question, title) => {
    expect(answerFromTables(question, [asked]).answer).toMatchObject({ kind: 'answer', title })
  })

  it.each([
    [shifts, 'a que horas a Ana costuma chegar?'],
    [events, 'quantos garçons trabalharam nas formaturas?'],
    [events, 'idade média dos convidados'],
    [bills, 'saldo de energia: as pagas menos as vencidas'],
    [purchases, 'quanto custou comprar a escola?'],
    [pizzas, 'quantas entregas demoraram mais de 60 minutos?'],
  ] as const)('%#: nobody can know or read: %s', (asked, question) => {
    expect(answerFromTables(question, [asked]).answer.kind).not.toBe('answer')
  })
})

it('a clinic is asked of the table with its consultations', () => {
  const name = (question: string) => answerFromTables(question, [consultations, orders]).table?.name
  const consultations = table('Consultas Vet', 'data;espécie;valor\n05/01/2026;Gato;100\n')
  const orders = table('pedidos_moveis', 'data;móvel;valor\n05/01/2026;Sofá;100\n')
  expect(name('faturamento da clínica em janeiro')).toBe('Consultas Vet')
  expect(name('faturamento em janeiro')).toBeUndefined()
})

it('what is taken for something that is called otherwise is told beside the number, a part of a name is not', () => {
  const calls = table('Chamados', 'data;técnico;valor\n05/01/2026;Ana Lima;8\n06/01/2026;Rui Reis;10\n')
  const sentence = (question: string) => {
    const { answer } = answerFromTables(question, [calls])
    return answer.kind === 'answer' ? answer.sentence : answer.message
  }
  expect(sentence('valor da Ana')).toBe('Valor (Ana Lima): R$\u00a08,00.')
  expect(sentence('valro da Ana')).toBe('Valor (Ana Lima): R$\u00a08,00. Entendi “valro” como “valor”.')
})

describe('the trade that a table is called after adds nothing to the name of a column', () => {
  const bikes = table(
    'bike_locacao',
    'data,loja,atendente,qtd_bikes,horas_aluguel,valor_total\n2026-01-05,Orla,Thiago,2,3.5,90\n2026-01-06,Centro,Camila,1,1.5,40\n',
  )
  const clinic = table(
    'Atendimentos Clínica Veterinária',
    'Data;Espécie;Procedimento;Veterinário;Valor\n05/01/2026;Cão;Vacina;Dra. Helena;90\n06/01/2026;Gato;Consulta;Dra. Priscila;40\n06/01/2026;Cão;Consulta;Dra. Priscila;50\n',
  )
  const desk = table('CHAMADOS', 'ABERTURA;CLIENTE;DENTRO_SLA\n05/01/2026;Rui;S\n06/01/2026;Ana;N\n')

  it.each([
    [bikes, 'quanto cada loja de bike faturou?', 'Valor total por loja'],
    [bikes, 'qual loja de bicicleta faturou mais?', 'Valor total por loja'],
    [bikes, 'atendente das bikes com menor faturamento', 'Valor total por atendente'],
    [bikes, 'horas de aluguel por loja', 'Horas aluguel por loja'],
    [
      clinic,
      'qual procedimento veterinário é o menos feito?',
      'Atendimentos Clínica Veterinária por procedimento',
    ],
    [
      clinic,
      'quanto faturou a Dra. Helena e quanto faturou a Dra. Priscila?',
      'Valor por veterinário (Dra. Helena e Dra. Priscila)',
    ],
    [clinic, 'nº de atendimentos da clínica vet', 'Atendimentos Clínica Veterinária'],
    [clinic, 'valor dos cachorros', 'Valor (Cão)'],
    [desk, 'quantos chamados ficaram fora do SLA?', 'CHAMADOS (DENTRO SLA N)'],
  ] as const)('%#: %s', (asked, question, title) => {
    expect(answerFromTables(question, [asked]).answer).toMatchObject({ kind: 'answer', title })
  })
})

describe('a word that is a business, a sort or a time by its looks', () => {
  const studio = table(
    'Ensaios Estudio',
    'data;local;nota_cliente;fotografo\n05/01/2026;Estúdio;5;Caio\n06/01/2026;Casa do cliente;4;Caio\n06/02/2026;Externo;5;Lívia\n',
  )
  const fish = table(
    'vendas_peixaria',
    'data;produto;procedência;valor total\n05/01/2026;Sardinha;Mar;10\n06/03/2026;Tilápia;Rio;20\n07/01/2026;Robalo;Mar;40\n',
  )
  const bakery = table(
    'vendas_padaria',
    'data;atendente;encomenda;valor\n05/01/2026;Zilda;sim;10\n06/01/2026;Zilda;não;20\n07/01/2026;Bruna;sim;40\n',
  )
  const stock = table(
    'MOV_ESTOQUE',
    'DT MOV;TIPO MOV;INSUMO;QTDE;RESPONSAVEL\n05/01/2026;ENTRADA;Seringa 5 ml;10;Jussara\n06/01/2026;SAÍDA;Seringa 5 ml;4;Edson\n',
  )
  const leads = table(
    'leads_solar',
    'data;cidade;motivo perda\n05/01/2026;Uberaba;Financiamento negado\n06/01/2026;Uberaba;Preço alto\n',
  )
  const wash = table(
    'Lava Jato',
    'data;veiculo;lavador;valor\n03/01/2026;Hatch;Rui;10\n03/01/2026;SUV;Ana;20\n10/01/2026;SUV;Ana;40\n',
  )
  const shop = table(
    'VENDAS',
    'DATA VENDA;DATA ENTREGA;BAIRRO;TOTAL\n31/12/2025;02/01/2026;Jardim Europa;10\n05/01/2026;08/01/2026;Jardim Europa;20\n',
  )

  it.each([
    [studio, 'quantos ensaios o estúdio fez em janeiro?', 'Ensaios Estudio em janeiro de 2026', 2],
    [
      studio,
      'quantas vezes o Caio levou nota 5 do cliente?',
      'Ensaios Estudio (Caio, nota cliente a partir de 5, nota cliente até 5)',
      1,
    ],
    [fish, 'total vendido de procedência mar tirando a sardinha', 'Valor total (Mar, exceto Sardinha)', 40],
    [bakery, 'quantas vendas por encomenda a Zilda atendeu?', 'Linhas (encomenda sim, Zilda)', 1],
    [
      shop,
      'total das vendas com entrega no Jardim Europa em janeiro de 2026',
      'TOTAL (Jardim Europa) em janeiro de 2026',
      20,
    ],
  ] as const)('%#: %s', (asked, question, title, figure) => {
    expectFigure(question, asked, { title, figure })
  })

  it.each([
    [stock, 'quantas movimentações a Jussara registrou?'],
    [stock, 'diferença entre a quantidade de seringas que entrou e a que saiu (entradas menos saídas)'],
    [leads, 'quantos leads de Uberaba querem financiamento?'],
    [wash, 'em média, quanto o lava jato fatura por sábado?'],
    [wash, 'quantos veículos a Ana lavou em janeiro?'],
  ] as const)('%#: is not passed over: %s', (asked, question) => {
    expect(answerFromTables(question, [asked]).answer.kind).not.toBe('answer')
  })
})
