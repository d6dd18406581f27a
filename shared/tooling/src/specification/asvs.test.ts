import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspaceRoot } from '../build/workspace'
import { problemsOfEvidence, statementsOf } from './specification'

const root = workspaceRoot(__dirname)
const document = readFileSync(join(root, 'docs/asvs.md'), 'utf8')

/** How many items of levels 1 and 2 each section of the standard has, which are its first ones; 5.0.0 has 253. */
const sections = `
  1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3
  6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4
  10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4
  14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2`
const ofLevelTwo = Array.from(sections.matchAll(/([\d.]+):(\d+)/g), ([, section, count]) =>
  Array.from({ length: Number(count) }, (_, at) => `${section}.${at + 1}`),
).flat()
const ofLevelThree = '1.3.12 1.5.3 3.4.7 3.4.8 3.6.1 4.1.4 6.3.7 6.3.8 14.2.7 15.4.2 16.5.4'.split(' ')

/** What a sentence begins with that no test shows. */
const reason = /^(?:does not apply|the operator|by construction|falls short): ./

const items = statementsOf(document)
  .map(({ text, shownBy }) => {
    const [, number = '', how = ''] = /^([\d.]+) .+? \| (.+)$/.exec(text) ?? []
    const isShown = shownBy.some(({ type }) => type === 'test')
    return { number, how, shownBy, isShown }
  })
  .filter(({ number }) => number !== '')

it('each item is there once, in its order', () => {
  const numbers = items.map(({ number }) => number)
  const places = (number: string) => number.split('.').map((part) => part.padStart(2, '0'))
  const wanted = [...ofLevelTwo, ...ofLevelThree].sort((one, other) =>
    places(one).join() < places(other).join() ? -1 : 1,
  )
  expect(ofLevelTwo).toHaveLength(253)
  expect(numbers).toEqual(wanted)
})

it('each item is shown by tests that there are, or says why none shows it', () => {
  const problemOf = problemsOfEvidence(root)
  const problems = items.flatMap(({ number, how, shownBy, isShown }) => {
    if (isShown)
      return [...shownBy.map(problemOf), reason.test(how) && 'has a test and a reason'].filter(Boolean)
    return reason.test(how) && shownBy.every((each) => each.type === 'nothing' && each.text === '–')
      ? []
      : [`${number} has neither a test nor a reason`]
  })
  expect(problems).toEqual([])
})

it('at least sixty items are shown by tests', () => {
  expect(items.filter(({ isShown }) => isShown).length).toBeGreaterThanOrEqual(60)
})
