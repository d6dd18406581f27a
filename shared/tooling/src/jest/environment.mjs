import { createRequire } from 'node:module'
import NodeRealm from './node-environment.mjs'

const require = createRequire(import.meta.url)
const { TestEnvironment } = require('jest-environment-jsdom')

// Every look for a role asks for the style of many elements, and jsdom then works out a dozen colours of each. No style sheet is
// loaded in suites: colours are for the gallery and the journeys.
const requireOfJsdom = createRequire(require.resolve('jest-environment-jsdom'))
const { propertiesWithResolvedValueImplemented: resolved } = requireOfJsdom(
  'jsdom/lib/jsdom/living/helpers/style-rules.js',
)
for (const name of Object.keys(resolved)) if (name.endsWith('color')) delete resolved[name]

/** Node, importing what a browser would. */
class PlainEnvironment extends NodeRealm {
  sharesPackages = false

  exportConditions() {
    return ['browser', 'require', 'default']
  }
}

/** jsdom with the parts of the platform that Node has and jsdom lacks. */
class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    for (const name of [
      'fetch',
      'Request',
      'Response',
      'Headers',
      'TextEncoder',
      'TextDecoder',
      'ReadableStream',
      'WritableStream',
      'TransformStream',
      'structuredClone',
      'BroadcastChannel',
      'AbortController',
      'AbortSignal',
      'FormData',
      'Blob',
      'File',
    ])
      if (globalThis[name]) this.global[name] = globalThis[name]
  }

  exportConditions() {
    return ['browser', 'require', 'default']
  }
}

/**
 * What a suite of a package for browsers runs in: jsdom where it renders (`.test.tsx`) or asks for a document (`.dom.test.ts`),
 * and otherwise Node, which is there in a fraction of the time.
 */
export default function SuiteEnvironment(config, context) {
  const needsDocument = /\.test\.tsx$|\.dom\.test\.ts$/.test(context.testPath)
  return new (needsDocument ? BrowserEnvironment : PlainEnvironment)(config, context)
}
