import { caretAfter } from './caret-after'

it.each<[count: number, ahead: boolean, position: number]>([
  [0, false, 0],
  [1, false, 2],
  [2, false, 3],
  [2, true, 5],
  [7, false, 10],
  [7, true, 11],
  [11, false, 15],
])('puts the caret after %i digits (ahead: %s) at %i', (count, ahead, position) => {
  expect(caretAfter(count, '(11) 91234-5678', ahead)).toBe(position)
})

it('counts letters too', () => {
  expect(caretAfter(5, '12.ABC.345/01DE-35', false)).toBe(6)
  expect(caretAfter(5, '12.ABC.345/01DE-35', true)).toBe(7)
})
