import type { ContactDraft } from '@ag/contracts'
import { readContact } from './read-contact'

test.each<[string, ContactDraft]>([
  ['Ana Souza', { name: 'Ana Souza' }],
  ['ana souza', { name: 'Ana Souza' }],
  ['JOÃO DA SILVA', { name: 'João da Silva' }],
  ['Ana Souza, ana@empresa.com.br', { name: 'Ana Souza', email: 'ana@empresa.com.br' }],
  ['ana@empresa.com.br - Ana Souza', { name: 'Ana Souza', email: 'ana@empresa.com.br' }],
  ['Ana Souza ANA@EMPRESA.COM.BR.', { name: 'Ana Souza', email: 'ana@empresa.com.br' }],
  ['meu nome é Ana e meu e-mail é ana@empresa.com.br', { name: 'Ana', email: 'ana@empresa.com.br' }],
  ['oi, me chamo Ana Souza', { name: 'Ana Souza' }],
  ['sou a Ana, (11) 91234-5678', { name: 'Ana', phone: '+5511912345678' }],
  [
    'Ana; 11912345678; ana@empresa.com.br',
    { name: 'Ana', phone: '+5511912345678', email: 'ana@empresa.com.br' },
  ],
  ['+55 11 91234-5678', { phone: '+5511912345678' }],
  ['011 91234-5678', { phone: '+5511912345678' }],
  ['(21) 2345-6789', { phone: '+552123456789' }],
  ['+351 912 345 678', { phone: '+351912345678' }],
  ['Ana Souza, da empresa Padaria Central', { name: 'Ana Souza', company: 'Padaria Central' }],
  ['pastor Elias Ramos', { name: 'Elias Ramos' }],
  ['responde por Tuca', { name: 'Tuca' }],
  ['aqui Jurandir falando', { name: 'Jurandir' }],
  ['Fabíola, trabalho na Padaria Sol', { name: 'Fabíola', company: 'Padaria Sol' }],
  ['Ronaldo, dono da Ronaldo Pneus', { name: 'Ronaldo', company: 'Ronaldo Pneus' }],
  ['Michele da MM Estética', { name: 'Michele', company: 'MM Estética' }],
  ['Maria do Carmo Alencar', { name: 'Maria do Carmo Alencar' }],
  ['quem vai participar é o Everton', { name: 'Everton' }],
  ['tô com pressa: Magali', { name: 'Magali' }],
  ['Thaynara com ípsilon', { name: 'Thaynara' }],
  ['Valdir, Posto Trevo', { name: 'Valdir', company: 'Posto Trevo' }],
  ['sou Lia, temos a Cervejaria Lúpulo', { name: 'Lia', company: 'Cervejaria Lúpulo' }],
  ['912345678', {}],
  ['ana@empresa', {}],
  ['😀', {}],
])('“%s”', (text, found) => {
  const { name, ...rest } = readContact(text, { nameAsked: true })
  // A half address may leave half a name; what counts is what was found besides.
  expect(found.name === undefined ? rest : { name, ...rest }).toEqual(found)
})

it('takes no bare words for a name where none was asked for', () => {
  expect(readContact('quanto custa')).toEqual({})
  expect(readContact('meu nome é Ana')).toEqual({ name: 'Ana' })
})

test.each([
  ['61 3344-2290, falem com a Zenaide', 'Zenaide'],
  ['a de cima, Célio falando', 'Célio'],
  ['o segundo, e já anota Jurandir', 'Jurandir'],
])('where details are given, “%s” names %s', (text, name) => {
  expect(readContact(text, { nameNear: true }).name).toBe(name)
})
