import { join } from 'node:path'
import { ensureDependencies } from './lib/dependencies.mjs'
import { run } from './lib/processes.mjs'
import { root } from './lib/workspace.mjs'

// `npm run eval:assistant [-- --keep | --train | --details]`: how well the assistant understands what people write, on messages that nothing was learnt
// from and in whole dialogues with a simulated person; compared with the figures kept in the repository. The figures go into
// docs/performance.md.

await ensureDependencies()
const folder = join(root, 'backend/src/modules/assistant/understanding/evaluation')
process.exitCode = await run(process.execPath, [
  '--expose-gc',
  '--import',
  'tsx',
  join(folder, 'evaluate.ts'),
  folder,
  ...process.argv.slice(2),
])
