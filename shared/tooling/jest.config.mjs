import { node } from './src/jest/preset.mjs'

export default { ...node, id: 'tooling' }
