import { join } from 'node:path'
import { numberAfter } from './lib/bench.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { run } from './lib/processes.mjs'
import { binary, root } from './lib/workspace.mjs'

// `npm run bench:faults [-- --faults N --seed N]`: meets so many faults while going about in the dashboard (offline, unavailable and hanging calls,
// missing, tampered and hanging files), a tenth as many in each of the other areas, and counts what does not heal without a reload. It is the
// suite's own journey with more of them.

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
