import { bareTaxId, formatTaxId, isCnpj, isCpf } from './tax-id'

test.each<[text: string, cpf: boolean, cnpj: boolean]>([
  ['529.982.247-25', true, false],
  ['52998224725', true, false],
  // What is left of the sum is 0, 1, 2; and 1 again for the second digit.
  ['39825979194', true, false],
  ['90748337806', true, false],
  ['87623286030', true, false],
  ['30401198006', true, false],
  ['529.982.247-26', false, false],
  ['152998224725', false, false],
  ['529982247251', false, false],
  ['111.111.111-11', false, false],
  ['5299822472', false, false],
  ['11.222.333/0001-81', false, true],
  ['11222333000181', false, true],
  ['11222333000182', false, false],
  ['111222333000181', false, false],
  ['112223330001811', false, false],
  ['12ABC34501DE35', false, true],
  ['12.abc.345/01de-35', false, true],
  ['12ABC34501DE36', false, false],
  ['12ABC34501DEAB', false, false],
  ['00000000000000', false, false],
  ['', false, false],
  ['cnpj', false, false],
])('%s', (text, cpf, cnpj) => {
  expect(isCpf(text)).toBe(cpf)
  expect(isCnpj(text)).toBe(cnpj)
})

it('is kept without its marks and shown with them', () => {
  expect(bareTaxId(' 12.abc.345/01de-35 ')).toBe('12ABC34501DE35')
  expect(formatTaxId('12ABC34501DE35')).toBe('12.ABC.345/01DE-35')
  expect(formatTaxId('52998224725')).toBe('529.982.247-25')
  expect(formatTaxId('123')).toBe('123')
  expect(formatTaxId('112223330001811')).toBe('112223330001811')
})
