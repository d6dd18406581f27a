import { node } from '@ag/tooling/jest'

export default { ...node, id: 'backend', globalTeardown: '<rootDir>/src/testing/drop-kept.ts' }
