import { appendFileSync } from 'node:fs'

/** Does something, and notes for `npm test -- --timings` how long it took. */
export async function noteTime<Result>(cause: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now()
  const result = await work()
  const file = process.env.TIMINGS_FILE
  if (file) appendFileSync(file, `unit\t${cause}\t${performance.now() - started}\n`)
  return result
}
