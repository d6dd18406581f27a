import type * as z from 'zod/mini'
import {
  companyField,
  currentPasswordField,
  emailField,
  idField,
  linkTokenField,
  messageReply,
  nameField,
  newPasswordField,
  phoneField,
  phoneNumber,
} from './fields'

/** What becomes of a value: what is kept of it, or what the person is told. */
function outcome(field: z.ZodMiniType, value: unknown): unknown {
  const { success, data, error } = field.safeParse(value)
  return success ? { kept: data } : error.issues[0]?.message
}

test.each<[text: string, number: string | undefined]>([
  ['(11) 91234-5678', '+5511912345678'],
  ['11 3123-4567', '+551131234567'],
  ['1151234567', '+551151234567'],
  ['+351 912 345 678', '+351912345678'],
  ['  +1 202 5550', '+12025550'],
  ['+123456789012345', '+123456789012345'],
  ['+1234567', undefined],
  ['+1234567890123456', undefined],
  ['01 91234-5678', undefined],
  ['10 91234-5678', undefined],
  ['11 81234-5678', undefined],
  ['11 1123-4567', undefined],
  ['11 6123-4567', undefined],
  ['11 9123-456', undefined],
  ['11 91234-56789', undefined],
  ['11 3123-45678', undefined],
  ['5511912345678', undefined],
  ['11912345678+', '+5511912345678'],
  ['x', undefined],
  ['', undefined],
])('the phone number %j is %s', (text, number) => {
  expect(phoneNumber(text)).toBe(number)
})

const phone = 'Informe um telefone com DDD.'
test.each<[value: unknown, outcome: unknown]>([
  ['(11) 91234-5678', { kept: '+5511912345678' }],
  ['', { kept: null }],
  ['   ', { kept: null }],
  ['123', phone],
  [`(11) 91234-5678${' '.repeat(26)}`, phone],
  [12, phone],
])('a telephone %j', (value, expected) => {
  expect(outcome(phoneField, value)).toEqual(expected)
})

const email = 'Informe um e-mail válido.'
test.each<[value: unknown, outcome: unknown]>([
  ['ana@padaria.com.br', { kept: 'ana@padaria.com.br' }],
  ['  ana.maria+site@a-b.co  ', { kept: 'ana.maria+site@a-b.co' }],
  [`${'a'.repeat(242)}@correio.com`, { kept: `${'a'.repeat(242)}@correio.com` }],
  [`${'a'.repeat(243)}@correio.com`, email],
  ['ana@padaria', email],
  ['ana@padaria.', email],
  ['ana@.br', email],
  ['ana@padaria..br', email],
  ['ana@@padaria.com', email],
  ['@padaria.com', email],
  ['ana maria@padaria.com', email],
  ['ana@padaria.com>', email],
  ['<ana@padaria.com', email],
  ['ana@padaria.com (Ana)', email],
  ['Ana <ana@padaria.com>', email],
  ['ana@padaria.com,bia@padaria.com', email],
  ['ana@pão.com.br', { kept: 'ana@pão.com.br' }],
  ['ana@[127.0.0.1]', email],
  ['ana@127.0.0.1', email],
  ['an\u200ba@padaria.com', email],
  ['ana@pada\u202eria.com', email],
  [null, email],
])('an e-mail %j', (value, expected) => {
  expect(outcome(emailField, value)).toEqual(expected)
})

test.each<[field: string, schema: z.ZodMiniType, value: unknown, outcome: unknown]>([
  ['a name', nameField, ' Zé ', { kept: 'Zé' }],
  ['a name', nameField, 'Z', 'Informe seu nome.'],
  ['a name', nameField, '   ', 'Informe seu nome.'],
  ['a name', nameField, '123', 'Informe seu nome.'],
  ['a name', nameField, 5, 'Informe seu nome.'],
  ['a name', nameField, 'é'.repeat(100), { kept: 'é'.repeat(100) }],
  ['a name', nameField, 'é'.repeat(101), 'Use no máximo 100 caracteres.'],
  ['a company', companyField, ' 3M ', { kept: '3M' }],
  ['a company', companyField, ' ', 'Informe o nome da empresa.'],
  ['a company', companyField, undefined, 'Informe o nome da empresa.'],
  ['a company', companyField, 'x'.repeat(120), { kept: 'x'.repeat(120) }],
  ['a company', companyField, 'x'.repeat(121), 'Use no máximo 120 caracteres.'],
  ['a new password', newPasswordField, ' '.repeat(12), { kept: ' '.repeat(12) }],
  ['a new password', newPasswordField, 'x'.repeat(11), 'Use pelo menos 12 caracteres.'],
  ['a new password', newPasswordField, null, 'Use pelo menos 12 caracteres.'],
  ['a new password', newPasswordField, 'x'.repeat(128), { kept: 'x'.repeat(128) }],
  ['a new password', newPasswordField, 'x'.repeat(129), 'Use no máximo 128 caracteres.'],
  ['a password', currentPasswordField, 'x', { kept: 'x' }],
  ['a password', currentPasswordField, '', 'Informe sua senha.'],
  ['a password', currentPasswordField, 1, 'Informe sua senha.'],
  ['a password', currentPasswordField, 'x'.repeat(513), 'Informe sua senha.'],
  ['a link', linkTokenField, '', { kept: '' }],
  ['a link', linkTokenField, 7, 'Este link expirou ou já foi usado. Peça um novo.'],
  ['a link', linkTokenField, 'x'.repeat(501), 'Este link expirou ou já foi usado. Peça um novo.'],
  ['an answer', messageReply, { message: 'Feito.' }, { kept: { message: 'Feito.' } }],
])('%s', (_field, schema, value, expected) => {
  expect(outcome(schema, value)).toEqual(expected)
})

test.each<[id: string, isOne: boolean]>([
  ['site-builder', true],
  ['mt_1', true],
  ['9', true],
  ['x'.repeat(64), true],
  ['x'.repeat(65), false],
  ['-a', false],
  ['_a', false],
  ['a/b', false],
  ['../a', false],
  ['a\n', false],
  ['', false],
])('the id %j', (id, isOne) => {
  expect(idField.safeParse(id).success).toBe(isOne)
})
