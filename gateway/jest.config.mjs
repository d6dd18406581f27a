import { node } from '@ag/tooling/jest'

export default { ...node, id: 'gateway', globalTeardown: '@ag/testing/drop-own-databases' }
