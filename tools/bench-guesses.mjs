import { numberAfter } from './lib/bench.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { run } from './lib/processes.mjs'
import { binary } from './lib/workspace.mjs'

// `npm run bench:guesses [-- --guesses N]`: guesses so often at one account within a day, each address ten times, and counts what
// was evaluated. It is the suite's own test with more guesses.

const guesses = numberAfter('--guesses') ?? 100_000

await ensureDependencies()
process.exit(
  await run(binary('jest'), ['backend/src/modules/auth/guessing.test.ts', '-t', 'many addresses'], {
    env: { ...process.env, GUESSES: String(guesses) },
  }),
)
