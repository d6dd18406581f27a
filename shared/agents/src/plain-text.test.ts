import fc from 'fast-check'
import { isClose, mentions, plainText } from './plain-text'

it.each([
  ['Vocês estão ABERTOS?!', 'voces estao abertos'],
  ['  pão   na   chapa ', 'pao na chapa'],
  ['10h30', '10h30'],
  ['🙂', ''],
])('%s is compared as %s', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})

it.each([
  ['horario', 'horario', true],
  ['horaio', 'horario', true],
  ['hroario', 'horario', true],
  ['precos', 'preco', true],
  ['alinhamneto', 'alinhamento', true],
  ['bolo', 'bola', false],
  ['oleo', 'bolo', false],
  ['fechado', 'achado', false],
])('%s for %s: %s', (typed, known, close) => {
  expect(isClose(typed, known)).toBe(close)
})

it('finds all words of a phrase, wherever they stand', () => {
  expect(mentions('quanto e o bolo de cenora hoje', 'bolo cenoura')).toBe(true)
  expect(mentions('quanto e o bolo hoje', 'bolo cenoura')).toBe(false)
})

it('forgives one slip in any word of five letters or more', () => {
  const word = fc.stringMatching(/^[a-z]{5,12}$/)
  fc.assert(
    fc.property(word, fc.nat(), (known, at) => {
      const place = at % known.length
      expect(isClose(known.slice(0, place) + known.slice(place + 1), known)).toBe(true)
      expect(isClose(`${known.slice(0, place)}x${known.slice(place)}`, known)).toBe(true)
    }),
  )
})
