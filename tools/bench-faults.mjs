import { join } from 'node:path'
import { numberAfter } from './lib/bench.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { run } from './lib/processes.mjs'
import { binary, root } from './lib/workspace.mjs'

// `npm run bench:faults [-- --faults N --seed N]`: meets so many faults in each of the browsers of this machine, a fifth of them in each area: no
// line, calls that are unavailable, hang or are slow, files that are missing, changed, hang or are slow, while a page opens or somebody goes on. It
// counts what does not heal without a reload, and is the suite's own journey with more of them.

const faults = numberAfter('--faults') ?? 200
const seed = numberAfter('--seed') ?? 1

await ensureDependencies()
const executablePath = await ensureChromium()
const { buildAll } = await import('./lib/build.mjs')
await buildAll()
process.exit(
  await run(binary('playwright', 'e2e'), ['test', 'random-faults'], {
    cwd: join(root, 'e2e'),
    env: { ...process.env, CHROMIUM_PATH: executablePath, FAULTS: String(faults), FAULTS_SEED: String(seed) },
  }),
)
