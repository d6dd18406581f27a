// React lets a placeholder stand for 300 ms before what it stands for replaces it, so that nobody sees a flicker. Nobody looks at
// these pages: half of the time of suites that render was this wait. React takes the timer for it while it is loaded.
const { setTimeout } = globalThis
globalThis.setTimeout = (work, _delay, ...rest) => setTimeout(work, 0, ...rest)
require('react-dom/client')
globalThis.setTimeout = setTimeout
