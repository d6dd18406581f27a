import fc from 'fast-check'
import type { LeadFacts, ScorePart } from './lead-score'
import { optOutWord, readLead, withoutPhone } from './read-lead'

it.each<[string, ScorePart | undefined, LeadFacts]>([
  ['Tenho interesse, pode falar', 'interest', { interest: 'yes' }],
  ['sim', 'interest', { interest: 'yes' }],
  ['sim', 'size', {}],
  ['Talvez. Como funciona?', 'interest', { interest: 'maybe' }],
  ['Agora não', 'interest', { interest: 'no' }],
  ['não', 'interest', { interest: 'no' }],
  ['não, obrigado', undefined, { interest: 'no' }],
  ['Só eu', 'size', { size: 'one' }],
  ['2 a 10 pessoas', 'size', { size: 'few' }],
  ['11 a 50 pessoas', 'size', { size: 'some' }],
  ['Mais de 50', 'size', { size: 'many' }],
  ['somos 12', 'size', { size: 'some' }],
  ['Agora', 'timing', { timing: 'now' }],
  ['Em 30 dias', 'timing', { timing: 'month' }],
  ['Estou pesquisando', 'timing', { timing: 'research' }],
  [
    'Tenho interesse, somos 8 pessoas e preciso para esta semana',
    'interest',
    { interest: 'yes', size: 'few', timing: 'now' },
  ],
  ['Ana, ana@exemplo.com.br, Loja Sol', 'contact', { contact: { name: true, email: true, company: true } }],
  ['Só o nome: Alex', 'contact', { contact: { name: true, email: false, company: false } }],
  ['Prefiro não responder', 'contact', { contact: { name: false, email: false, company: false } }],
  ['abacaxi', 'timing', {}],
])('%s, asked for %s, tells %j', (message, asked, facts) => {
  expect(readLead(message, asked)).toEqual(facts)
})

it.each([
  ['PARAR', 'parar'],
  ['quero sair!', 'sair'],
  ['Não quero.', 'não quero'],
  ['nao quero mais receber', 'não quero'],
  ['por favor, me tire da lista', 'me tire'],
  ['o que vocês preparam?', undefined],
  ['agora não', undefined],
])('%s opts out by %s', (message, word) => {
  expect(optOutWord(message)).toBe(word)
})

it('takes an opt-out word in any letters, accents and company', () => {
  const around = fc.constantFrom('', ' ', '!', '...', ' por favor', ', obrigado', ' 😡')
  const word = fc.constantFrom('parar', 'PARAR', 'Sair', 'não quero', 'NAO QUERO', 'Pare', 'stop')
  fc.assert(
    fc.property(around, word, around, (before, said, after) => {
      expect(optOutWord(`${before} ${said}${after}`)).toBeDefined()
    }),
  )
})

it.each([
  ['meu número é (11) 99999-1234', 'meu número é [número oculto]'],
  ['+55 11 4002 8922', '[número oculto]'],
  ['somos 1200 pessoas desde 2010', 'somos 1200 pessoas desde 2010'],
])('%s is kept as %s', (message, kept) => {
  expect(withoutPhone(message)).toBe(kept)
})
