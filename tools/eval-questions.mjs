import { join } from 'node:path'
import { emptyResults } from './lib/bench.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { run } from './lib/processes.mjs'
import { root } from './lib/workspace.mjs'

// `npm run eval:questions [-- <set> …]`: asks the Business Intelligence agent every set of questions over tables of companies, of which the suite asks
// some, and tells what was wrong and what was refused. Fails where an answer is wrong or more than one in ten is refused.

await ensureDependencies()
// Is there once the dependencies are.
const { build } = await import('esbuild')
const evaluation = join(root, 'shared/agents/src/business-intelligence/evaluation')
const outfile = join(emptyResults('eval-questions'), 'evaluate.mjs')
await build({
  entryPoints: [join(evaluation, 'evaluate.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  logLevel: 'error',
})
process.exitCode = await run(process.execPath, [
  outfile,
  join(evaluation, 'held-out'),
  ...process.argv.slice(2),
])
