import { readQuantity } from './read-quantity'

it.each([
  ['quanto dá 5 mil mensagens', 5000],
  ['5.000 e-mails', 5000],
  ['2,5 mil créditos', 2500],
  ['10k de mensagens', 10_000],
  ['mil e quinhentas mensagens', 1500],
  ['duzentos e cinquenta por dia', 250],
  ['vinte mil envios por mês', 20_000],
  ['um milhão de e-mails', 1_000_000],
  ['mil mensagens', 1000],
  ['quanto custa uma mensagem', 1],
  ['um agente que mande 300 mensagens', 300],
])('%s: %d', (text, count) => {
  expect(readQuantity(text)).toBe(count)
})

it.each(['quanto custa cada mensagem?', 'um agente', 'e aí', ''])('%s: nothing is counted', (text) => {
  expect(readQuantity(text)).toBeUndefined()
})
