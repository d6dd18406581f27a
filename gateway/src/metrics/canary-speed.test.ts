import { addPaint, looks, noPaints, slowerBeyondChance } from './canary-speed'

/** Numbers from 0 to 1, the same for a seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Largest paints as they are met with: half within a second, one in twenty above 2.3 s; `later` for each of them, in ms. */
function paints(random: () => number, later = 0): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return 1000 * Math.exp(0.5 * normal) + later
}

/** Whether a canary that so many visitors see is stopped at one of its looks. */
function isStopped(seed: number, later: number, visitors: number): boolean {
  const random = seeded(seed)
  let [canary, stable] = [noPaints(), noPaints()]
  for (let visitor = 1; visitor <= visitors; visitor++) {
    canary = addPaint(canary, paints(random, later))
    stable = addPaint(stable, paints(random))
    if (looks.includes(visitor) && slowerBeyondChance(canary, stable)) return true
  }
  return false
}

const stopped = (runs: number, later: number, visitors: number) =>
  Array.from({ length: runs }, (_, seed) => isStopped(seed + 1, later, visitors)).filter(Boolean).length

it('stops 95 of 100 canaries whose largest paint comes 100 ms later, once 2,000 visitors have seen it', () => {
  expect(stopped(100, 100, 2000)).toBeGreaterThanOrEqual(95)
})

it('stops no more than 1 of 100 that are as fast, and none that is faster', () => {
  expect(stopped(300, 0, 2000)).toBeLessThanOrEqual(3)
  expect(stopped(50, -50, 2000)).toBe(0)
})

it('tells how much slower, of how many, and against what limit', () => {
  const of = (times: number[]) => times.reduce(addPaint, noPaints())
  const times = Array.from({ length: 250 }, (_, index) => 800 + (index % 10) * 10)
  expect(slowerBeyondChance(of(times.map((ms) => ms + 200)), of(times))).toMatch(
    /^its largest paint came after 1045 ms \(250 visitors\), before it after 845 ms \(250 visitors\): \d+\.\d standard errors, chance stays below 3$/,
  )
  expect(slowerBeyondChance(of(times), of(times))).toBeUndefined()
})

it('lets no forged time weigh more than a slow line', () => {
  const forged = [1e9, 0].reduce(addPaint, noPaints())
  const slow = [20_000, 50].reduce(addPaint, noPaints())
  expect(forged).toEqual(slow)
})
