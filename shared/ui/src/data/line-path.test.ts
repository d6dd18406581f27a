import { linePath } from './line-path'

test.each([
  [[], ''],
  [[10], 'M5 0'],
  [[0, 5, 10], 'M5 100L15 50L25 0'],
  [[-4, 1], 'M5 100L15 90'],
])('a line through %j is %s', (values, expected) => {
  expect(linePath(values, 10)).toBe(expected)
})
