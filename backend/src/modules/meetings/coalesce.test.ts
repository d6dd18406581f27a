import { createCoalescer } from './coalesce'

function slowWork() {
  const ends: Array<(outcome: 'fine' | 'broken') => void> = []
  let runs = 0
  const work = () => {
    runs += 1
    const mine = runs
    return new Promise<number>((resolve, reject) => {
      ends.push((outcome) => (outcome === 'fine' ? resolve(mine) : reject(new Error('broken'))))
    })
  }
  return {
    work,
    end: (index: number, outcome: 'fine' | 'broken' = 'fine') => ends[index]?.(outcome),
    runs: () => runs,
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

it('answers all who came while it ran from one further run', async () => {
  const { work, end, runs } = slowWork()
  const coalesced = createCoalescer<number>()
  const first = coalesced('month', work)
  const others = [coalesced('month', work), coalesced('month', work), coalesced('month', work)]
  expect(runs()).toBe(1)
  end(0)
  await settled()
  const late = coalesced('month', work)
  end(1)
  expect(await first).toBe(1)
  expect(await Promise.all(others)).toEqual([2, 2, 2])
  await settled()
  end(2)
  expect(await late).toBe(3)
})

it('keeps different things apart', async () => {
  const { work, end, runs } = slowWork()
  const coalesced = createCoalescer<number>()
  const both = Promise.all([coalesced('one', work), coalesced('other', work)])
  expect(runs()).toBe(2)
  end(0)
  end(1)
  expect(await both).toEqual([1, 2])
})

it('goes on after a failure', async () => {
  const { work, end } = slowWork()
  const coalesced = createCoalescer<number>()
  const first = coalesced('month', work)
  const second = coalesced('month', work)
  end(0, 'broken')
  await expect(first).rejects.toThrow('broken')
  await settled()
  end(1)
  expect(await second).toBe(2)
  const third = coalesced('month', work)
  end(2)
  expect(await third).toBe(3)
})
