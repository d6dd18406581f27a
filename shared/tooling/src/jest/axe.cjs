// Suites read what axe finds wrong. Describing all that is right took it a fifth of its time.
const jestAxe = require('jest-axe/index.js')

module.exports = { ...jestAxe, axe: jestAxe.configureAxe({ resultTypes: ['violations'] }) }
