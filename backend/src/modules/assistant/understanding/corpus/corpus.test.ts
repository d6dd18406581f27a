import { join } from 'node:path'
import { readCorpus } from './corpus'
import { findDoubles, findLeaks } from './find-doubles'
import { entityTypes, intents, type Utterance } from './schema'

const train = readCorpus(join(__dirname, 'train.jsonl'))
const test = readCorpus(join(__dirname, 'test.jsonl'))
const all = [...train, ...test]

const textsOf = (pairs: Array<[one: number, other: number]>, ones: Utterance[], others: Utterance[]) =>
  pairs.map(([one, other]) => [ones[one]?.text, others[other]?.text])

it('holds three thousand messages, seven hundred of them and more to measure with', () => {
  expect(all.length).toBeGreaterThanOrEqual(3000)
  expect(test.length).toBeGreaterThanOrEqual(700)
})

it('has forty messages and more of every wish, eight of them to measure with', () => {
  const holding = (lines: Utterance[], wish: string) =>
    lines.filter((line) => line.intents.some((each) => each === wish)).length
  const scarce = intents.filter((wish) => holding(all, wish) < 40 || holding(test, wish) < 8)
  expect(scarce).toEqual([])
})

it('has every kind of detail in both parts', () => {
  const kinds = (lines: Utterance[]) =>
    new Set(lines.flatMap(({ entities }) => entities.map(({ type }) => type)))
  expect(entityTypes.filter((type) => !kinds(train).has(type))).toEqual([])
  expect(entityTypes.filter((type) => !kinds(test).has(type))).toEqual([])
})

it('has several wishes in every tenth message', () => {
  expect(all.filter((line) => line.intents.length > 1).length / all.length).toBeGreaterThan(0.1)
})

it('teaches nothing twice', () => {
  expect(textsOf(findDoubles(train), train, train)).toEqual([])
})

it('measures nothing twice, and nothing that was taught', () => {
  expect(textsOf(findDoubles(test), test, test)).toEqual([])
  expect(textsOf(findLeaks(train, test), train, test)).toEqual([])
})
