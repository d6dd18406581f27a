import { cell } from '../../spreadsheet'
import { usageFile } from './usage-file'

it('opens in a Brazilian spreadsheet', () => {
  const file = usageFile(
    [{ day: '2026-11-03', product_id: 'prospect', meter: 'ai_credits', quantity: 1250 }],
    new Map([['prospect', 'Prospect AI']]),
    new Map([['ai_credits', 'Créditos de IA']]),
  )
  expect(file).toBe('\uFEFFData;Produto;Medidor;Quantidade\r\n03/11/2026;Prospect AI;Créditos de IA;1250\r\n')
})

it.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['a;b', '"a;b"'],
  ['Prospect AI', 'Prospect AI'],
])('makes %j harmless', (text, expected) => {
  expect(cell(text)).toBe(expected)
})
