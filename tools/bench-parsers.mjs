import { numberAfter } from './lib/bench.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { run } from './lib/processes.mjs'
import { binary } from './lib/workspace.mjs'

// `npm run bench:parsers [-- --inputs N]`: gives each parser that others reach so many inputs, and fails where one throws
// what is no refusal or, beside targets of the proxy, takes more than 50 ms. These are the suites' own tests with more inputs.

const inputs = numberAfter('--inputs') ?? 1_000_000

await ensureDependencies()
process.exit(
  await run(
    binary('jest'),
    [
      '--testTimeout',
      String(5_000 + inputs * 5),
      'backend/src/hostile-text.test.ts',
      'gateway/src/proxy/target.test.ts',
      'gateway/src/registry/visitors.test.ts',
      '-t',
      'whatever it is|outside the grammar',
    ],
    { env: { ...process.env, INPUTS: String(inputs) } },
  ),
)
