import * as z from 'zod/mini'
import { passwordNamesOwner, signupForm } from './account'
import { phoneNumber } from './fields'

const form = {
  name: 'Ana Souza',
  email: ' ana@empresa.com.br ',
  company: 'Padaria Central',
  phone: '(11) 91234-5678',
  password: 'um trem azul corre',
  accept_terms: true,
}

function refusals(change: object): Record<string, string> {
  const result = z.safeParse(signupForm, { ...form, ...change })
  return Object.fromEntries(result.error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [])
}

it('takes a complete form and tidies it', () => {
  expect(z.parse(signupForm, form)).toMatchObject({
    email: 'ana@empresa.com.br',
    phone: '+5511912345678',
    marketing_opt_in: false,
  })
})

it.each([
  [{ name: '12' }, { name: 'Informe seu nome.' }],
  [{ email: 'ana@empresa' }, { email: 'Informe um e-mail válido.' }],
  [{ email: undefined }, { email: 'Informe um e-mail válido.' }],
  [{ company: '  ' }, { company: 'Informe o nome da empresa.' }],
  [{ phone: '1234' }, { phone: 'Informe um telefone com DDD.' }],
  [{ phone: '' }, {}],
  [{ phone: null }, {}],
  [{ password: 'curta' }, { password: 'Use pelo menos 12 caracteres.' }],
  [{ accept_terms: false }, { accept_terms: 'Aceite os termos para continuar.' }],
  [{ password: 'padaria-central-1' }, { password: 'A senha não pode conter seu nome, e-mail ou empresa.' }],
])('refuses %j with words of its own', (change, expected) => {
  expect(refusals(change)).toEqual(expected)
})

it.each([
  ['Gonçalves-2026-xyz', true],
  ['goncalves e amigos', true],
  ['vendas na serra 7', true],
  ['um trem azul corre', false],
])('sees the owner in the password %s', (password, expected) => {
  expect(
    passwordNamesOwner(password, { name: 'Rui Gonçalves', email: 'vendas@acme.com.br', company: 'Acme' }),
  ).toBe(expected)
})

it.each([
  ['11 91234-5678', '+5511912345678'],
  ['(11) 3123-4567', '+551131234567'],
  ['+351 912 345 678', '+351912345678'],
  ['91234-5678', undefined],
  ['+12', undefined],
])('reads the phone %s', (text, expected) => {
  expect(phoneNumber(text)).toBe(expected)
})
