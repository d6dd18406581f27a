import { priceOf, usagePriceOf, wrongPrices } from './check-facts'

const saying = (text: string) => ({ text, suggestions: [], cards: [] })

it.each([
  'O Prospect AI custa R$ 399,00 por mês.',
  '- Site Builder: R$ 29,00\n- Prospect AI: R$ 399,00\nJuntos: R$ 428,00 por mês.',
  '- Mensagens de WhatsApp: R$ 10,00 a cada 1.000',
  '1.200 mensagens de WhatsApp por mês custam R$ 12,00, além da mensalidade do agente.',
])('finds nothing wrong in “%s”', (text) => {
  expect(wrongPrices(saying(text))).toEqual([])
})

it.each([
  ['O Prospect AI custa R$ 299,00 por mês.', ['R$ 299,00']],
  ['Juntos: R$ 430,00 por mês.', ['R$ 430,00']],
  ['5.000 mensagens de WhatsApp por mês custam R$ 51,00.', ['R$ 51,00']],
])('finds what is wrong in “%s”', (text, wrong) => {
  expect(wrongPrices(saying(text))).toEqual(wrong)
})

it('knows the prices by itself', () => {
  expect(priceOf('site-builder', 'whatsapp')).toBe('R$ 126,00')
  expect(usagePriceOf('ai_credits', 1500)).toBe('R$ 30,00')
})
