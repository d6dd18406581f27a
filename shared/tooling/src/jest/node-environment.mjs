import { ModernFakeTimers } from '@jest/fake-timers'
import { ModuleMocker } from 'jest-mock'

/**
 * Runs a suite in the realm of Node itself. In a realm of its own, which jest gives by default, each look for a global is a call
 * into a proxy, and classes are not those of Node. What a suite leaves on the globals and in the environment is taken away.
 */
export default class NodeRealm {
  global = globalThis
  moduleMocker = new ModuleMocker(globalThis)
  fakeTimers = null
  /** Published packages are those of Node: suites of a worker may share them. */
  sharesPackages = true
  before = {
    globals: Object.getOwnPropertyDescriptors(globalThis),
    env: { ...process.env },
    exit: process.exit,
  }

  constructor({ projectConfig: config }) {
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis })
  }

  async setup() {}

  async teardown() {
    const { globals, env, exit } = this.before
    this.fakeTimersModern.dispose()
    process.exit = exit
    restore(globalThis, globals)
    restore(process.env, Object.getOwnPropertyDescriptors(env))
  }

  exportConditions() {
    return ['node', 'node-addons']
  }

  getVmContext() {
    return globalThis
  }
}

/** Makes the properties of an object what they were. */
function restore(object, before) {
  for (const key of Reflect.ownKeys(object))
    if (!Object.hasOwn(before, key)) Reflect.deleteProperty(object, key)
  for (const key of Reflect.ownKeys(before)) {
    const now = Object.getOwnPropertyDescriptor(object, key)
    const was = before[key]
    if (now?.value !== was.value || now?.get !== was.get) Object.defineProperty(object, key, was)
  }
}
