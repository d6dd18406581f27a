import { join } from 'node:path'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { run } from './lib/processes.mjs'
import { binary, root } from './lib/workspace.mjs'

// `npm run nightly [-- random-faults]`: journeys that find something only by number or by chance, in each of the browsers of this machine: many
// random faults (`FAULTS=1400 FAULTS_SEED=2026`), many releases under many open pages (`RELEASES`, `SESSIONS`), and what fifty visits of an area
// leave in a page. Of what `npm test` has a part of it has all: visitors who are dealt a set on trial (`VISITORS=3000`), and markup on every
// screen and in every address (`PAYLOADS=all`). What a change breaks for certain is found by `npm test`.

await ensureDependencies()
const executablePath = await ensureChromium()
const { buildAll } = await import('./lib/build.mjs')
await buildAll()
process.exit(
  await run(
    binary('playwright', 'e2e'),
    ['test', '--config', 'nightly.config.ts', ...process.argv.slice(2)],
    {
      cwd: join(root, 'e2e'),
      env: { VISITORS: '3000', PAYLOADS: 'all', ...process.env, CHROMIUM_PATH: executablePath },
    },
  ),
)
