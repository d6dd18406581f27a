import { contrast } from './contrast'
import { schemes, textPairs } from './schemes'

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#777777', 1],
  ['#767676', '#ffffff', 4.54],
])('the contrast of %s and %s is %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2)
})

it.each(Object.values(schemes))('$name can be read wherever it carries text', (scheme) => {
  for (const [text, ground] of textPairs)
    expect([text, ground, contrast(scheme[text], scheme[ground]) >= 4.5]).toEqual([text, ground, true])
})
