import { goals } from './goals'
import { moods } from './moods'
import { playAll } from './play-all'

it('has two hundred goals and more', () => {
  expect(goals.length).toBeGreaterThanOrEqual(200)
})

it('plays people of every mood, who get no wrong price, no wrong slot and no booking unasked', async () => {
  const some = goals.filter((_, index) => index % 32 === 0)
  const { dialogues, reached, turns, shortest, tally } = await playAll(some)
  expect(dialogues).toBe(some.length * moods.length)
  expect(reached / dialogues).toBeGreaterThan(0.8)
  expect(turns / shortest).toBeLessThan(1.5)
  expect(tally.answeredAsides).toBe(tally.asides)
  expect([tally.prices, tally.slots, tally.unasked]).toEqual([0, 0, 0])
})
