import { cleanText } from './clean-text'

test.each([
  [' oi ', 'oi'],
  ['um\r\ndois\tfim', 'um\ndois\tfim'],
  ['\u0000o\u001bi\u202e', 'oi'],
  ['\ud800x', 'x'],
  ['👩‍👧', '👩‍👧'],
  ['açaí', 'açaí'],
  ['4111 1111 1111 1111', '[cartão final 1111]'],
  ['5555-5555-5555-4444, 12/29', '[cartão final 4444], 12/29'],
  ['4111 1111 1111 1112', '4111 1111 1111 1112'],
  ['11 91234-5678', '11 91234-5678'],
  ['0000000000000000', '0000000000000000'],
])('%j is kept as %j', (text, kept) => {
  expect(cleanText(text)).toBe(kept)
})
