import { endpoints } from './endpoints'

it('names each pair of method and path once', () => {
  const pairs = endpoints.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(pairs).size).toBe(pairs.length)
})

it('declares every parameter of a path', () => {
  for (const { path, params } of endpoints) expect(path.includes('/:')).toBe(params !== undefined)
})

it('promises a body with every answer but 204', () => {
  for (const { status = 200, reply } of endpoints) expect(reply === undefined).toBe(status === 204)
})
