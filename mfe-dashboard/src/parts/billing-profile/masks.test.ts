import { writePostalCode, writeTaxId } from './masks'

it.each([
  ['', ''],
  ['1', '1'],
  ['12', '12'],
  ['12a', '12.A'],
  ['12.abc.345/01de-35', '12.ABC.345/01DE-35'],
  ['12ABC34501DE35', '12.ABC.345/01DE-35'],
  ['11222333000181', '11.222.333/0001-81'],
  ['112223330001812', '112223330001812'],
])('writes the CNPJ %s as %s', (typed, written) => {
  expect(writeTaxId('cnpj', typed)).toBe(written)
})

it.each([
  ['', ''],
  ['529', '529'],
  ['5299', '529.9'],
  ['529.982.247-25', '529.982.247-25'],
  ['52998224725', '529.982.247-25'],
  ['529982247251', '529982247251'],
  ['5a2', '52'],
])('writes the CPF %s as %s', (typed, written) => {
  expect(writeTaxId('cpf', typed)).toBe(written)
})

it.each([
  ['01310', '01310'],
  ['013101', '01310-1'],
  ['01310-100', '01310-100'],
  ['013101000', '013101000'],
])('writes the CEP %s as %s', (typed, written) => {
  expect(writePostalCode(typed)).toBe(written)
})
