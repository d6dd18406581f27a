import { pagesAround } from './pages-around'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, -2, 9]],
  [5, 9, [1, -1, 4, 5, 6, -6, 9]],
  [4, 9, [1, 2, 3, 4, 5, -5, 9]],
  [9, 9, [1, -1, 8, 9]],
])('around page %d of %d: %j', (page, count, expected) => {
  expect(pagesAround(page, count)).toEqual(expected)
})
