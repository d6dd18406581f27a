import { createRequire } from 'node:module'
import NodeRealm from './node-environment.mjs'

const require = createRequire(import.meta.url)
const requireOfJsdom = createRequire(require.resolve('jest-environment-jsdom'))
const helperOfJsdom = (name) => requireOfJsdom(`jsdom/lib/jsdom/living/helpers/${name}.js`)

// For the style of an element jsdom tries 120 selectors of its own on it. Most are of other elements, which a name can tell. jsdom
// takes this function when it is loaded.
const selectors = helperOfJsdom('selectors')
const { matchesDontThrow: matches } = selectors
/** By selector, the names that an element must have one of to match it; `undefined` where the selector does not tell. */
const namesOf = new Map()
selectors.matchesDontThrow = (element, selector) => {
  if (!namesOf.has(selector)) namesOf.set(selector, namesIn(selector))
  return namesOf.get(selector)?.has(element.localName.toLowerCase()) === false
    ? false
    : matches(element, selector)
}

function namesIn(selector) {
  const names = String(selector)
    .split(',')
    .map((part) => {
      const [name] =
        /^[a-z][a-z\d]*(?=[:[]|$)/i.exec(
          part
            .trim()
            .split(/[\s>+~]/)
            .at(-1),
        ) ?? []
      return name?.toLowerCase()
    })
  return names.includes(undefined) ? undefined : new Set(names)
}

const { TestEnvironment } = require('jest-environment-jsdom')

// Every look for a role asks for the style of many elements, and jsdom then works out a dozen colours of each. No style sheet is
// loaded in suites: colours are for the gallery and the journeys.
const { propertiesWithResolvedValueImplemented: resolved } = helperOfJsdom('style-rules')
for (const name of Object.keys(resolved)) if (name.endsWith('color')) delete resolved[name]

const { implForWrapper } = requireOfJsdom('jsdom/lib/jsdom/living/generated/utils.js')
/** What was answered about elements, by what jsdom keeps of its rules until the document changes. */
const answered = new WeakMap()

/** Looks for a role ask for the same styles again and again: as long as the document does not change, the first answer holds. */
function rememberStyles(window) {
  const { getComputedStyle } = window
  window.getComputedStyle = (element, pseudo) => {
    const known = implForWrapper(element)
    // What is no part of the document changes unseen.
    if (pseudo || !known?._attached) return getComputedStyle(element, pseudo)
    const about = known._ownerDocument
    const before = answered.get(about._styleCache)?.get(known)
    if (before) return before
    const style = getComputedStyle(element)
    if (!answered.has(about._styleCache)) answered.set(about._styleCache, new WeakMap())
    answered.get(about._styleCache).set(known, style)
    return style
  }
}

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
    rememberStyles(this.global)
    for (const name of [
      'fetch',
      'Request',
      'Response',
      'Headers',
      'TextEncoder',
      'TextDecoder',
      'TextDecoderStream',
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
