import type { Answered } from '../answer'
import { answerFromTables } from '../answer-from-tables'
import { readTables } from './judge'

// Headers as programs export them: shortened, with units, with yes and no.

const tables = readTables([
  {
    name: 'Entregas',
    text: `DT_ENTREGA;Bairro destino;Motoboy responsável;Forma Pgto;Qtde;Vl. Unit.;Vl. Total;Dist. (km);Tempo min;Desc. (%);Volta;UF;Situação;Peso (kg)
03/02/2026;Tirol;Wesley;Pix;2;10,00;20,00;4,5;20;5;Sim;MG;Entregue;3
10/02/2026;Centro;Kelly;Dinheiro;1;30,00;30,00;12;45;0;Não;PR;Entregue;5
12/03/2026;Tirol;Kelly;Pix;3;20,00;60,00;8;30;10;Sim;MG;Cancelada;4
`,
  },
])
const ask = (question: string) => answerFromTables(question, tables).answer

const titles: [question: string, title: string, cell: string][] = [
  ['quantidade por bairro', 'Qtde por bairro destino', '5'],
  ['entregas por motoboy', 'Entregas por motoboy responsável', '2'],
  ['faturamento por forma de pagamento', 'Vl. Total por Forma Pgto', 'R$ 80,00'],
  ['valor unitário médio', 'Média de Vl. Unit.', 'R$ 20,00'],
  ['preço médio', 'Média de Vl. Unit.', 'R$ 20,00'],
  ['quilometragem total', 'Dist. (km)', '24,5'],
  ['distância média', 'Média de Dist. (km)', '8,17'],
  ['entregas com mais de 10 km', 'Entregas (Dist. (km) acima de 10)', '1'],
  ['desconto médio', 'Média de Desc. (%)', '5'],
  ['quantas voltas tivemos', 'Entregas (volta Sim)', '2'],
  ['entregas sem volta', 'Entregas (volta diferente de Sim)', '1'],
  ['entregas não canceladas', 'Entregas (exceto Cancelada)', '2'],
  ['taxa de volta por motoboy', 'Participação: entregas por motoboy responsável (volta Sim)', '100%'],
  ['entregas em minas', 'Entregas (MG)', '2'],
  ['quantas entregas o Wesley entregou', 'Entregas (Wesley, Entregue)', '1'],
  ['maior distância', 'Maior Dist. (km)', '12'],
  ['maior entrega', 'Maior Vl. Total', 'R$ 60,00'],
  ['quantos quilos em fevereiro', 'Peso (kg) em fevereiro de 2026', '8'],
  ['peso das entregas', 'Peso (kg)', '12'],
  ['quantidade por entrega', 'Média de qtde', '2'],
  ['quem fez mais entregas', 'Entregas por motoboy responsável', '2'],
]

it.each(titles)('%s → %s', (question, title, cell) => {
  const answer = ask(question) as Answered
  expect(answer).toMatchObject({ kind: 'answer', title })
  expect(answer.table.rows[0]?.slice(1).map((text) => text.replace(/\s/g, ' '))).toContain(cell)
})

it.each([
  ['desconto total', 'unknown', /Não somo/],
  ['quanto rodamos', 'ask', /número/],
  ['entrega mais longa', 'ask', /entre o quê/],
  ['entregas atrasadas', 'unknown', /“atrasadas”/],
  ['quantos motoboys rodaram mais de 10 km', 'unknown', /limite vale para cada linha/],
  ['entregas sem pix Tirol', 'unknown', /dentro e o que fica fora/],
  ['valor das entregas mais caras por bairro', 'ask', /número/],
])('gives no number for: %s', (question, kind, message) => {
  expect(ask(question)).toMatchObject({ kind, message: expect.stringMatching(message) })
})

it('keeps to the limit and the days in what it tells of the query', () => {
  const { how } = ask('entregas com mais de 10 km nas terças') as Answered
  expect(how.query).toBe(
    [
      'SELECT COUNT(*)',
      'FROM "Entregas"',
      'WHERE "Dist. (km)" > 10',
      '  AND DIA_DA_SEMANA("DT_ENTREGA") IN (2)',
    ].join('\n'),
  )
})

const [stock] = readTables([
  {
    name: 'Estoque',
    text: `Dt. Mov.;Produto;Movimento;Qtd.;Umidade (pct);Custo total
03/02/2026;Pneu;Entrada;9;10;90,00
03/02/2026;Pneu;Saída;2;20;20,00
04/02/2026;Filtro;Saída;5;30;50,00
`,
  },
])

it.each([
  ['quantos pneus saíram', 'Qtd. (Pneu, Saída)', '2'],
  ['média de quantidade por dia', 'Média: Qtd. por dia', '11'],
  ['umidade por produto', 'Média de Umidade (pct) por produto', '30'],
  ['quanto gastamos', 'Custo total', 'R$ 160,00'],
])('takes no number for another: %s → %s', (question, title, cell) => {
  const answer = answerFromTables(question, stock ? [stock] : []).answer as Answered
  expect(answer).toMatchObject({ kind: 'answer', title })
  expect(answer.table.rows[0]?.slice(1).map((text) => text.replace(/\s/g, ' '))).toContain(cell)
})

it('takes no cost for takings', () => {
  expect(answerFromTables('faturamento por produto', stock ? [stock] : []).answer.kind).toBe('unknown')
})
