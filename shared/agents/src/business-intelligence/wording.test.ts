import { inPlainWords } from './wording'

it.each([
  ['quantas vendas estão em branco na coluna cidade', 'quantas vendas sem cidade'],
  ['média da coluna preço', 'média preço'],
  ['atendimentos de coluna que não foram pagos', 'atendimentos de coluna que não foram pagos'],
  ['vendas de outubro pra frente', 'vendas desde outubro'],
  ['desconto de janeiro de 2026 em diante', 'desconto desde janeiro de 2026'],
  ['visitas em projetos do tipo comercial', 'visitas em tipo comercial'],
  ['vendas fora o que passou no crédito', 'vendas fora no crédito'],
  ['preciso passar pro contador o valor de maio', 'o valor de maio'],
  ['em dia de terca', 'no terca'],
  ['em dias de terça', 'no terça'],
  ['em dia de chuva', 'com chuva'],
  ['média por dia', 'média por dia'],
  ['tô fechando o mês aqui. quanto deu em maio', 'quanto deu em maio'],
  ['vendas mês por mês', 'vendas mês a mês'],
])('%s: %s', (question, plainly) => {
  expect(inPlainWords(question).trim()).toBe(plainly)
})
