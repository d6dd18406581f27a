import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { federated } from './tools/lib/workspace.mjs'

// Tells what the workers of this run make on a server from what others do.
process.env.TEST_RUN ??= randomBytes(4).toString('hex')

export default {
  // By itself jest leaves a processor to its parent, who only waits: of two, one would do all the work. With three on two the suites took 391 s
  // of 433, and on a machine half as quick some tests more than their five seconds.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // Each suite leaves something behind; a worker that is told so starts afresh before it drowns in it.
  workerIdleMemoryLimit: '1GB',
  projects: [
    'shared/contracts',
    'shared/core',
    'shared/agents',
    'shared/platform',
    'shared/ui',
    'shared/tooling',
    'shared/testing',
    ...federated,
    'gateway',
    'backend',
  ].map((name) => `<rootDir>/${name}`),
}
