export { node as default } from './src/jest/preset.mjs'
