import { ensureChromium } from './lib/chromium.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'

// `npm run gallery`: every part of shared/ui in every state, at http://localhost:6006. With `-- --update` the pictures
// that `npm test` compares with are drawn again, and what differs is for `git diff` to show.

await ensureDependencies()
const { buildGallery, checkGallery, showGallery } = await import('./lib/gallery.mjs')

const args = process.argv.slice(2)
const unknown = args.find((arg) => arg !== '--update')
if (unknown) {
  console.error(`${unknown} is not known: nothing, or --update.`)
  process.exit(2)
}
if (args.length === 0) {
  // It is shown until somebody stops it.
  process.exitCode = 0
  process.exit(await showGallery())
}
if (process.platform !== 'linux') {
  console.error('The baselines are for Linux: draw them there, or in a container.')
  process.exit(2)
}
await ensureChromium()
await buildGallery()
process.exit(await checkGallery({ update: true }))
