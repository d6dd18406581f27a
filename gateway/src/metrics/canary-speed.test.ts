import { addTime, looks, type Measure, measures, noTimes, slowerBeyondChance } from './canary-speed'

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

/** Times as they are met with, in ms: of paints half within a second and one in twenty above 2.3 s, of answers half within 0.12 s and one in twenty above 0.45 s. */
function time(measure: Measure, random: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return measure === 'paint' ? 1000 * Math.exp(0.5 * normal) : 120 * Math.exp(0.8 * normal)
}

/** Whether a canary that so many visitors see is stopped at one of its looks; `later`, in ms, is added to each of its times. */
function isStopped(seed: number, later: Record<Measure, number>, visitors: number): boolean {
  const random = seeded(seed)
  return measures.some((measure) => {
    let [canary, stable] = [noTimes(), noTimes()]
    for (let visitor = 1; visitor <= visitors; visitor++) {
      canary = addTime(canary, measure, time(measure, random) + later[measure])
      stable = addTime(stable, measure, time(measure, random))
      if (looks.includes(visitor) && slowerBeyondChance(measure, canary, stable)) return true
    }
    return false
  })
}

const stopped = (runs: number, later: Partial<Record<Measure, number>>, visitors: number) =>
  Array.from({ length: runs }, (_, seed) =>
    isStopped(seed + 1, { paint: 0, answer: 0, ...later }, visitors),
  ).filter(Boolean).length

it('stops 95 of 100 canaries whose largest paint comes 100 ms later, once 2,000 visitors have seen it', () => {
  expect(stopped(100, { paint: 100 }, 2000)).toBeGreaterThanOrEqual(95)
})

it('stops 95 of 100 canaries that answer 30 ms later, once 2,000 visitors have pressed something', () => {
  expect(stopped(100, { answer: 30 }, 2000)).toBeGreaterThanOrEqual(95)
})

it('stops no more than 1 of 100 that are as fast, and none that is faster', () => {
  expect(stopped(300, {}, 2000)).toBeLessThanOrEqual(3)
  expect(stopped(50, { paint: -50, answer: -10 }, 2000)).toBe(0)
})

it('tells how much slower, of how many, and against what limit', () => {
  const of = (times: number[]) => times.reduce((all, ms) => addTime(all, 'paint', ms), noTimes())
  const times = Array.from({ length: 250 }, (_, index) => 800 + (index % 10) * 10)
  const later = of(times.map((ms) => ms + 200))
  expect(slowerBeyondChance('paint', later, of(times))).toMatch(
    /^its largest paint came after 1045 ms \(250 visitors\), of the build before 845 ms \(250 visitors\): \d+\.\d standard errors, chance stays below 3\.2$/,
  )
  expect(slowerBeyondChance('answer', later, of(times))).toMatch(
    /^its slowest answer to a press or a key took 1045 ms/,
  )
  expect(slowerBeyondChance('paint', of(times), of(times))).toBeUndefined()
})

it('lets no forged time weigh more than a slow line', () => {
  const of = (measure: Measure, times: number[]) =>
    times.reduce((all, ms) => addTime(all, measure, ms), noTimes())
  expect(of('paint', [1e9, 0])).toEqual(of('paint', [20_000, 50]))
  expect(of('answer', [1e9, 0])).toEqual(of('answer', [20_000, 16]))
})
