import { groupBarcode } from './barcode'
import { boletoNumber } from './boleto-number'

const known = { bank: '001', due: '2007-12-31', amountCents: 1_00, free: '0500940144816060680935031' }

it('is written as banks write it', () => {
  expect(groupBarcode(boletoNumber(known))).toBe('00190.50095 40144.816069 06809.350314 3 37370000000100')
})

it.each([
  ['2025-02-21', '9999'],
  ['2025-02-22', '1000'],
  ['2026-11-28', '1644'],
])('counts the days to %s as %s', (due, factor) => {
  expect(boletoNumber({ ...known, due }).slice(33, 37)).toBe(factor)
})
