import { withoutAccents } from './without-accents'

it.each([
  ['Ação', 'Acao'],
  ['ALÔ, pingüim à vista', 'ALO, pinguim a vista'],
  ['plain', 'plain'],
])('%s → %s', (text, plain) => expect(withoutAccents(text)).toBe(plain))
