/** Address of a file of this release on the page's own origin, in browsers and while pages are rendered: `bi-worker.js`. */
export const releaseFile = (path: string): string => `${process.env.RELEASE_ADDRESS ?? '/'}${path}`
