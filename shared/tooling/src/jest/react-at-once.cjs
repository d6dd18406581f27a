// React lets a placeholder stand for 300 ms before what it stands for replaces it, so that nobody sees a flicker. Nobody looks at
// these pages: half of the time of suites that render was this wait. React takes the timer for it while it is loaded.
const { setTimeout } = globalThis
globalThis.setTimeout = (work, _delay, ...rest) => setTimeout(work, 0, ...rest)
require('react-dom/client')
globalThis.setTimeout = setTimeout

// In development React makes an error for each element, so that a warning can tell who made it, up to a number a second. As if that
// were reached: a warning tells the component all the same.
Object.defineProperty(
  require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set: () => undefined },
)
