import { seeded } from './seeded'

const numbers = (seed: string) => {
  const random = seeded(seed)
  return Array.from({ length: 20 }, () => random.between(1, 6))
}

it('chooses the same for the same seed, and otherwise for another', () => {
  expect(numbers('padaria')).toEqual(numbers('padaria'))
  expect(numbers('padaria')).not.toEqual(numbers('padarias'))
})

it('stays between both ends and reaches them', () => {
  const random = seeded('x')
  const thrown = Array.from({ length: 500 }, () => random.between(1, 6))
  expect(new Set(thrown)).toEqual(new Set([1, 2, 3, 4, 5, 6]))
})

it('picks from a list and puts it in another order, keeping all of it', () => {
  const random = seeded('y')
  const list = ['a', 'b', 'c', 'd', 'e']
  expect(list).toContain(random.pick(list))
  const shuffled = random.shuffle(list)
  expect(shuffled).not.toEqual(list)
  expect(shuffled.toSorted()).toEqual(list)
})
