import { node } from '@ag/tooling/jest'

export default { ...node, id: 'contracts' }
