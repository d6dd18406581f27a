import { slugOf } from './slug'

it.each([
  ['Jurídico & Cia.', 'juridico-cia'],
  ['  Pão  ', 'pao'],
  ['!!!', ''],
])('calls %j %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
