import { join } from 'node:path'
import { ensureDependencies } from './lib/dependencies.mjs'
import { run } from './lib/processes.mjs'
import { root } from './lib/workspace.mjs'

// `npm run train:assistant`: what the assistant understands with is learnt anew from the training part of the corpus.

await ensureDependencies()
process.exitCode = await run(process.execPath, [
  '--import',
  'tsx',
  join(root, 'backend/src/modules/assistant/understanding/write-weights.ts'),
])
