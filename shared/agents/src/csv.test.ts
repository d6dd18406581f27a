import { csv } from './csv'

test.each<[string | number, string]>([
  ['pão', 'pão'],
  [12.5, '12,5'],
  ['um; dois', '"um; dois"'],
  ['disse "oi"', '"disse ""oi"""'],
  ['uma\nlinha', '"uma\nlinha"'],
  ['=1+1', "'=1+1"],
  ['-2', "'-2"],
  ['@nome', "'@nome"],
  ['#tag', '#tag'],
])('%j is kept as %s', (value, cell) => {
  expect(csv([[value]])).toBe(`\uFEFF${cell}\r\n`)
})
