import { node } from '@ag/tooling/jest'

export default { ...node, id: 'backend', globalTeardown: '@ag/testing/drop-own-databases' }
