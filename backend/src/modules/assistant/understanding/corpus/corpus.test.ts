import { join } from 'node:path'
import { readCorpus } from './corpus'
import { findDoubles } from './find-doubles'

const train = readCorpus(join(__dirname, 'train.jsonl'))

it('teaches nothing twice', () => {
  expect(findDoubles(train).map(([one, other]) => [train[one]?.text, train[other]?.text])).toEqual([])
})
