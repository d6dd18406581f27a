import { numberWordsUpTo } from './number-words'

it.each([
  ['duas', 2],
  ['quatorze', 14],
  ['catorze', 14],
  ['trinta', 30],
])('reads %s', (word, number) => expect(numberWordsUpTo(100).get(word)).toBe(number))

it('knows no words for numbers above the one given', () => {
  expect(numberWordsUpTo(30).has('quarenta')).toBe(false)
  expect([...numberWordsUpTo(2).keys()]).toEqual(['um', 'uma', 'dois', 'duas'])
})
