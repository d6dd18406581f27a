import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { TestEnvironment } = require('jest-environment-jsdom')

/** jsdom with the parts of the platform that Node has and jsdom lacks. */
export default class BrowserEnvironment extends TestEnvironment {
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
