import '@testing-library/jest-dom'
import { configure, getConfig } from '@testing-library/dom'
import { toHaveNoViolations } from 'jest-axe'

expect.extend(toHaveNoViolations)
globalThis.IS_REACT_ACT_ENVIRONMENT = true

// What somebody typed in one test and never sent is not recovered in the next.
afterEach(() => sessionStorage.clear())

// What jsdom lacks of dialogs and popovers. The top layer and the inert page behind it are for a real browser's tests.
const openers = new WeakMap()
HTMLDialogElement.prototype.showModal = function () {
  openers.set(this, document.activeElement)
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
  openers.get(this)?.focus()
}
HTMLElement.prototype.showPopover = () => undefined
HTMLElement.prototype.hidePopover = () => undefined

// Nothing has a size: whoever watches one is told once.
globalThis.ResizeObserver = class {
  constructor(tell) {
    this.tell = tell
  }
  observe() {
    this.tell([], this)
  }
  unobserve() {}
  disconnect() {}
}

// Stylesheets made from script: their rules can be read and style nothing.
globalThis.CSSStyleSheet = class {
  cssRules = []
  replaceSync(cssText) {
    this.cssRules = [{ cssText }]
  }
  insertRule(cssText, at = 0) {
    this.cssRules.splice(at, 0, { cssText })
    return at
  }
}
const adopted = new WeakMap()
for (const { prototype } of [Document, ShadowRoot])
  Object.defineProperty(prototype, 'adoptedStyleSheets', {
    get() {
      if (!adopted.has(this)) adopted.set(this, [])
      return adopted.get(this)
    },
    set(sheets) {
      adopted.set(this, [...sheets])
    },
  })

const { getElementError } = getConfig()
configure({
  // What is waited for ends the wait; a second is not enough for a lazy screen while other suites have the processors.
  asyncUtilTimeout: 3000,
  // Whoever waits asks again and again. Drawing the document each time took a tenth of what suites that render take: while
  // somebody waits it is drawn only when the message is read.
  getElementError(message, container) {
    if (!getConfig()._disableExpensiveErrorDiagnostics) return getElementError(message, container)
    return Object.defineProperties(new Error(), {
      name: { value: 'TestingLibraryElementError' },
      message: { get: () => getElementError(message, container).message, configurable: true },
    })
  },
})
