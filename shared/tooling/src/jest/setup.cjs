// Suites that run on Node have nothing to make ready.
if (globalThis.document) {
  require('./browser-setup.mjs')
  if (expect.getState().testPath?.endsWith('.tsx')) require('./react-at-once.cjs')
}
