import { numberAfter } from './lib/bench.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { run } from './lib/processes.mjs'
import { binary } from './lib/workspace.mjs'

// `npm run bench:hostile [-- --calls N --seed N]`: makes so many calls that come near to the contracts or far from them, and counts
// those that break something. It is the suite's own test with more calls.

const calls = numberAfter('--calls') ?? 20_000
const seed = numberAfter('--seed') ?? 1

await ensureDependencies()
process.exit(
  await run(binary('jest'), ['backend/src/hostile-input.test.ts'], {
    env: { ...process.env, CALLS: String(calls), SEED: String(seed) },
  }),
)
