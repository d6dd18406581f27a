import { roundTop, staysLabelled } from './scale'

test.each([
  [[], 1],
  [[0, 0], 1],
  [[-3], 1],
  [[3, 7], 10],
  [[10], 10],
  [[11], 20],
  [[210], 250],
  [[0.3], 0.5],
  [[4_999], 5_000],
])('the top for %j is %d', (values, expected) => {
  expect(roundTop(values)).toBeCloseTo(expected)
})

test.each([
  [4, [0, 1, 2, 3]],
  [12, [1, 3, 5, 7, 9, 11]],
  [31, [0, 6, 12, 18, 24, 30]],
])('of %d labels these stay: %j', (count, expected) => {
  const indexes = Array.from({ length: count }, (_, index) => index)
  expect(indexes.filter((index) => staysLabelled(index, count, 6))).toEqual(expected)
})

it('leaves every second of them where there is little room', () => {
  const indexes = Array.from({ length: 12 }, (_, index) => index)
  expect(indexes.filter((index) => staysLabelled(index, 12, 6, 2))).toEqual([3, 7, 11])
})
