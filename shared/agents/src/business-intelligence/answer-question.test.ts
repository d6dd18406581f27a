import type { Answered } from './answer'
import { answerFromTables } from './answer-from-tables'
import { answerQuestion } from './answer-question'
import { readTables } from './evaluation/judge'
import { lexiconOf } from './lexicon'
import { sampleShop } from './sample-shop'

const shop = sampleShop()
const lexicon = lexiconOf(shop)
const ask = (question: string) => answerQuestion(question, shop, lexicon)

const answered: [question: string, title: string][] = [
  // One number
  ['Qual a receita total?', 'Receita'],
  ['Quanto vendi no último mês?', 'Receita em dezembro de 2025'],
  ['quanto vendi este mês', 'Receita em dezembro de 2025'],
  ['e no mês passado, quanto vendemos?', 'Receita em novembro de 2025'],
  ['faturamento de março', 'Receita em março de 2025'],
  ['FATURAMENTO EM MARÇO DE 2025', 'Receita em março de 2025'],
  ['receita em 03/2025', 'Receita em março de 2025'],
  ['receita do dia 15/03/2025', 'Receita em 15/03/2025'],
  ['receita em 15 de março', 'Receita em 15/03/2025'],
  ['vendas do ano', 'Receita em 2025'],
  ['receita de 2025', 'Receita em 2025'],
  ['receita nos últimos 3 meses', 'Receita de outubro de 2025 a dezembro de 2025'],
  ['pedidos nos últimos três meses', 'Pedidos de outubro de 2025 a dezembro de 2025'],
  ['receita nos últimos 10 dias', 'Receita de 22/12/2025 a 31/12/2025'],
  ['receita de março a maio', 'Receita de março de 2025 a maio de 2025'],
  ['receita entre março e maio de 2025', 'Receita de março de 2025 a maio de 2025'],
  ['lucro no 2º semestre', 'Lucro bruto no 2º semestre de 2025'],
  ['custo no primeiro trimestre', 'Custo no 1º trimestre de 2025'],
  ['receita no último trimestre', 'Receita no 4º trimestre de 2025'],
  ['receita no primeiro bimestre', 'Receita no 1º bimestre de 2025'],
  ['receita na primeira semana de julho', 'Receita de 01/07/2025 a 07/07/2025'],
  ['receita na semana de 6 a 12 de abril', 'Receita de 06/04/2025 a 12/04/2025'],
  ['receita de primeiro a quinze de março', 'Receita de 01/03/2025 a 15/03/2025'],
  ['receita depois do dia 20 de dezembro', 'Receita depois de 20/12/2025'],
  ['receita antes de março', 'Receita antes de março de 2025'],
  ['receita em mar/25', 'Receita em março de 2025'],
  [
    'a receita cresceu do terceiro pro quarto trimestre?',
    'Variação: receita no 4º trimestre de 2025 contra 3º trimestre de 2025',
  ],
  ['quantos pedidos em São Paulo?', 'Pedidos (São Paulo)'],
  ['quantas vendas em maio', 'Pedidos em maio de 2025'],
  [
    'quantas unidades de toalha de banho vendi em dezembro',
    'Unidades vendidas (Toalha de Banho) em dezembro de 2025',
  ],
  ['quanto vendi de lençóis', 'Receita (Jogo de Lençóis)'],
  ['preço médio da cafeteira', 'Preço médio (Cafeteira Italiana)'],
  ['vendas em minas', 'Receita (MG)'],
  ['receita exceto marketplace', 'Receita (exceto Marketplace)'],
  ['vendas no balcao em fevereiro de 2025', 'Receita (Balcão) em fevereiro de 2025'],
  ['ticket médio', 'Ticket médio'],
  ['quanto custou', 'Custo'],
  ['receita na categoria cozinha', 'Receita (Cozinha)'],
  ['quantos produtos diferentes?', 'Valores diferentes de produto'],
  // The first and the last row
  ['qual foi o último pedido do marketplace?', 'Último registro: receita (Marketplace)'],
  ['valor da primeira venda de março', 'Primeiro registro: receita em março de 2025'],
  ['quando foi a última venda em minas?', 'Último registro: receita (MG)'],
  // Two groups
  ['diferença de receita entre marketplace e balcão', 'Diferença: receita por canal (Marketplace e Balcão)'],
  ['receita nos últimos três meses de 2025', 'Receita de outubro de 2025 a dezembro de 2025'],
  // Groups and ranks
  ['Receita por canal', 'Receita por canal'],
  ['recieta por cannal', 'Receita por canal'],
  ['receitas por canais', 'Receita por canal'],
  ['Qual produto mais vendeu?', 'Unidades vendidas por produto'],
  ['Qual o produto mais vendido em maio?', 'Unidades vendidas por produto em maio de 2025'],
  ['quais os 5 produtos mais vendidos?', 'Unidades vendidas por produto'],
  ['produto menos vendido no site', 'Unidades vendidas por produto (Site)'],
  ['produto com mais vendas', 'Receita por produto'],
  ['top 5 produtos em receita', 'Receita por produto'],
  ['os cinco produtos com menor receita', 'Receita por produto'],
  ['qual produto deu mais lucro em maio', 'Lucro bruto por produto em maio de 2025'],
  ['Margem por categoria', 'Margem bruta por categoria'],
  ['Qual cidade tem o maior ticket médio?', 'Ticket médio por cidade'],
  ['receita sem o site por categoria', 'Receita por categoria (exceto Site)'],
  ['vendas de São Paulo por canal em dezembro', 'Receita por canal (São Paulo) em dezembro de 2025'],
  ['compare site e whatsapp', 'Receita por canal (Site e WhatsApp)'],
  ['quantos produtos por categoria?', 'Valores diferentes de produto por categoria'],
  ['melhor dia da semana em receita', 'Receita por dia da semana'],
  // Time
  ['Receita por mês', 'Receita por mês'],
  ['Como foram as vendas mês a mês?', 'Receita por mês'],
  ['evolução do lucro', 'Lucro bruto por mês'],
  ['receita por trimestre', 'Receita por trimestre'],
  ['Qual o pior mês de vendas?', 'Receita por mês'],
  // Changes
  ['as vendas cresceram no último mês?', 'Variação: receita em dezembro de 2025 contra novembro de 2025'],
  ['receita de novembro contra outubro', 'Variação: receita em novembro de 2025 contra outubro de 2025'],
  [
    'receita em novembro em relação ao mês anterior',
    'Variação: receita em novembro de 2025 contra outubro de 2025',
  ],
  [
    'compare o 1º trimestre com o 2º trimestre',
    'Variação: receita no 2º trimestre de 2025 contra 1º trimestre de 2025',
  ],
  ['vendas em março e abril', 'Receita de março de 2025 a abril de 2025'],
  ['vendas em março contra abril', 'Variação: receita em abril de 2025 contra março de 2025'],
  [
    'Qual categoria mais cresceu em novembro?',
    'Variação: receita por categoria em novembro de 2025 contra outubro de 2025',
  ],
  ['qual canal mais caiu?', 'Variação: receita por canal em dezembro de 2025 contra novembro de 2025'],
  // Means and parts
  ['receita de sexta', 'Receita (sexta)'],
  ['receita de segunda a quarta por canal', 'Receita por canal (segunda, terça e quarta)'],
  ['pedidos no fim de semana', 'Pedidos (sábado e domingo)'],
  ['pedidos acima de R$ 1.000,50', 'Pedidos (receita acima de R$\u00a01.000,50)'],
  ['pedidos com receita de mais de 1 mil por canal', 'Pedidos por canal (receita acima de R$\u00a01.000,00)'],
  ['maior venda de maio', 'Maior receita em maio de 2025'],
  ['receita na primeira quinzena de maio', 'Receita de 01/05/2025 a 15/05/2025'],
  ['receita do dia 3 ao dia 9 de maio', 'Receita de 03/05/2025 a 09/05/2025'],
  ['receita da cozinha ou do jardim', 'Receita (Cozinha e Jardim)'],
  ['diferença de receita entre março e abril', 'Variação: receita em abril de 2025 contra março de 2025'],
  ['média de receita por mês', 'Média: receita por mês'],
  ['média de vendas por dia em dezembro', 'Média: receita por dia em dezembro de 2025'],
  ['Qual a participação do site na receita?', 'Participação: receita (Site)'],
  ['Que parte da receita vem do WhatsApp?', 'Participação: receita (WhatsApp)'],
  ['participação do site na receita de São Paulo', 'Participação: receita (Site, São Paulo)'],
  // Told before it is asked
  [
    'Vou falar com o pessoal de São Paulo: qual foi a receita de lá em maio?',
    'Receita (São Paulo) em maio de 2025',
  ],
  ['vou fechar com o contador: qual foi a receita em maio?', 'Receita em maio de 2025'],
]

it.each(answered)('%s → %s', (question, title) => {
  expect(ask(question)).toMatchObject({ kind: 'answer', title })
})

const unknown: [question: string, because: RegExp][] = [
  ['vendas por vendedor', /“vendedor”/],
  ['clientes novos em maio', /“clientes” e “novos”/],
  ['quanto tenho em estoque?', /“estoque”/],
  ['vendas de fone', /“fone”/],
  ['receita em Manaus', /“Manaus”/],
  ['quantas devoluções em maio', /“devoluções”/],
  ['vendas na black friday', /“black” e “friday”/],
  ['qual o sentido da vida?', /“sentido” e “vida”/],
  ['previsão de vendas', /Não sei prever/],
  ['quanto vou vender no próximo mês?', /Não sei prever/],
  ['por que as vendas caíram em dezembro?', /Não sei o motivo/],
  ['receita em 2023', /de 01\/01\/2025 a 31\/12\/2025/],
  ['receita em janeiro de 2026', /de 01\/01\/2025 a 31\/12\/2025/],
  ['receita no ano passado', /de 01\/01\/2025 a 31\/12\/2025/],
  ['vendas ontem', /de 01\/01\/2025 a 31\/12\/2025/],
  ['receita de março contra o ano anterior', /começam em 01\/01\/2025/],
  ['a receita cresceu em janeiro?', /começam em 01\/01\/2025/],
  ['compare janeiro, fevereiro e março', /dois períodos/],
  ['vendas por loja', /“loja”/],
  ['canais com mais de 100 pedidos', /dentro e o que fica fora/],
  ['canais com menos receita que o site', /dentro e o que fica fora/],
  ['receita 5', /“5”/],
  ['', /Escreva uma pergunta/],
]

it.each(unknown)('does not know: %s', (question, because) => {
  const answer = ask(question)
  expect(answer).toMatchObject({ kind: 'unknown', message: expect.stringMatching(because) })
  if (answer.kind === 'unknown') expect(answer.offers.length).toBeGreaterThan(0)
})

const asked: [question: string, offers: string[]][] = [
  ['Qual o melhor produto?', ['Produto com maior receita', 'Produto com mais pedidos']],
  [
    'quantos produtos vendi em maio?',
    ['Unidades vendidas em maio de 2025', 'Quantos produtos diferentes em maio de 2025'],
  ],
  ['quanto vendi de jogo', ['quanto vendi de Jogo de Lençóis', 'quanto vendi de Jogo de Panelas']],
  ['receita por produto e canal', ['Receita por produto', 'Receita por canal']],
  ['receita e lucro por canal', ['Receita por canal', 'Lucro bruto por canal']],
  ['maior receita', ['Produto com maior receita', 'Mês com maior receita']],
  ['receita acima de 100', ['Pedidos']],
  ['média de vendas por canal', ['Média de receita por mês']],
  ['média de receita por canal', ['Média de receita por mês']],
  ['site ou whatsapp?', ['Compare receita de Site e WhatsApp']],
  ['produtos', ['Receita por produto']],
]

it.each(asked)('asks back: %s', (question, offers) => {
  expect(ask(question)).toMatchObject({ kind: 'ask', offers: expect.arrayContaining(offers) })
})

it('offers only questions that it can answer', () => {
  const offered = [...answered, ...unknown, ...asked].flatMap(([question]) => ask(question).offers)
  const known = new Set([...offered, ...(shop.questions ?? [])])
  for (const question of known) expect([question, ask(question).kind]).toEqual([question, 'answer'])
})

it('tells how it was worked out', () => {
  const { how } = ask('top 3 produtos em receita no site em maio') as Answered
  expect(how).toEqual({
    definition: 'Receita é a soma do valor de todos os pedidos, já com desconto.',
    filter: 'canal “Site”; maio de 2025',
    query: [
      'SELECT produto, SUM(receita)',
      'FROM vendas',
      "WHERE canal IN ('Site')",
      "  AND data BETWEEN '2025-05-01' AND '2025-05-31'",
      'GROUP BY produto',
      'ORDER BY 2 DESC',
      'LIMIT 3',
    ].join('\n'),
    notes: ['Mostrando 3 de 11.'],
  })
})

it('tells what it took a misspelled word for', () => {
  const { sentence } = ask('recieta por mês') as Answered
  expect(sentence).toMatch(/\. Entendi “recieta” como “receita”\.$/)
})

it('shows a change with both values, their difference and its part', () => {
  const { table, sentence } = ask('receita de novembro contra outubro') as Answered
  expect(table.header).toEqual(['', 'Outubro de 2025', 'Novembro de 2025', 'Diferença', 'Variação'])
  expect(table.rows[0]?.map((cell) => cell.replace(/\s/g, ' '))).toEqual([
    'Receita',
    'R$ 27.765,35',
    'R$ 49.188,65',
    'R$ 21.423,30',
    '+77,2%',
  ])
  expect(sentence).toContain('subiu 77,2%')
})

it('tells a difference of shares in points', () => {
  const { sentence } = ask('a margem caiu em novembro?') as Answered
  expect(sentence).toMatch(/p\.p\./)
})

it('says so when nothing is left by a filter', () => {
  expect(ask('vendas de Edredom em Recife no dia 01/01/2025')).toMatchObject({
    kind: 'unknown',
    message: 'Não há pedidos com este filtro: produto “Edredom” e cidade “Recife”; 01/01/2025.'.replace(
      ' e cidade',
      '; cidade',
    ),
  })
})

describe('the first and the last row', () => {
  const told = (rows: string) => {
    const [table] = readTables([{ name: 'vendas', text: `data;cliente;valor\n${rows}` }])
    return (question: string) => answerFromTables(question, table ? [table] : []).answer
  }

  it('tells the number of the row and when it was, whatever their order in the file', () => {
    const askOf = told('03/02/2026;Ana;R$ 30,00\n05/01/2026;Ana;R$ 10,00\n09/03/2026;Bia;R$ 70,00\n')
    expect(askOf('valor da última venda da Ana')).toMatchObject({
      figure: 30,
      sentence: 'Último registro (Ana), em 03/02/2026: valor R$\u00a030,00 (cliente “Ana”).',
      table: { rows: [['03/02/2026', 'R$\u00a030,00']] },
      how: { query: expect.stringMatching(/ORDER BY data DESC\nLIMIT 1$/) },
    })
    expect(askOf('quando foi a primeira venda?')).toMatchObject({ figure: 10 })
  })

  it('tells all of a day where several were on it, and picks none', () => {
    const askOf = told('03/02/2026;Ana;R$ 30,00\n03/02/2026;Ana;R$ 10,00\n01/02/2026;Ana;R$ 5,00\n')
    expect(askOf('valor da última venda')).toMatchObject({
      sentence: 'No último dia com registros, 03/02/2026, há 2: R$\u00a030,00 e R$\u00a010,00.',
    })
  })

  it.each(['média da última venda', 'última venda por cliente', 'quantas vendas na primeira e na última'])(
    'does not pass over the word: %s',
    (question) => {
      const askOf = told('03/02/2026;Ana;R$ 30,00\n05/01/2026;Bia;R$ 10,00\n')
      expect(askOf(question).kind).not.toBe('answer')
    },
  )
})

it('takes one group from the other', () => {
  const two = ask('diferença de receita entre marketplace e balcão') as Answered
  const [one, other] = ['receita do marketplace', 'receita do balcão'].map(
    (question) => (ask(question) as Answered).figure ?? 0,
  )
  expect(two.figure).toBeCloseTo(Math.abs((one ?? 0) - (other ?? 0)))
})
