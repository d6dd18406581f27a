import { join } from 'node:path'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { run } from './lib/processes.mjs'
import { binary, root } from './lib/workspace.mjs'

// `npm run pictures`: takes the pictures of agents at work anew, in the product as it stands, light and dark. They are
// files of the repository: `git diff` shows which have changed.

await ensureDependencies()
const browser = await ensureChromium()
process.exit(
  await run(binary('playwright', 'e2e'), ['test', '--config', 'pictures.config.ts'], {
    cwd: join(root, 'e2e'),
    env: { ...process.env, CHROMIUM_PATH: browser },
  }),
)
