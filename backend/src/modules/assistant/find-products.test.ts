import { fakeTools } from '../../testing/assistant-tools'
import { findProducts } from './find-products'

test.each<[string, string[]]>([
  ['cancelo por e-mail?', []],
  ['me passa o preço do bi no zap', ['business-intelligence']],
  ['quero disparar campanhas por e-mail', ['email-marketing']],
  ['quanto é o atendimento no zap', ['whatsapp']],
  ['quanto desembolso no mês pelo social?', ['social-media']],
  ['o das redes já sai pronto?', ['social-media']],
])('“%s” speaks of %j', async (text, ids) => {
  const { products } = await fakeTools(new Date('2026-11-23T12:00:00Z')).pricing()
  expect(findProducts(text, products, { each: true }).map(({ id }) => id)).toEqual(ids)
})
