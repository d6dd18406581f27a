// The catalogue's words: a chunk of its own, for nobody needs them on the way to a page that works.
export { describeError } from '@ag/core'
