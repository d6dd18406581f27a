import { watch } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildAll } from './lib/build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { ensurePlace } from './lib/ensure-place.mjs'
import { preview, tokenFor } from './lib/release.mjs'
import { publishAll, siteSettings, startSite } from './lib/site.mjs'
import { federated, root } from './lib/workspace.mjs'

// `npm run dev [-- <remote>]`: serves the site and publishes a package again whenever its sources change. With the name
// of a remote only that one is watched, and everything else stays as it was released. `npm run dev -- <remote> --against <url>`
// starts nothing here: each build goes to that gateway, for nobody but the browser that opens its link.

const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
})
const { against } = values
const unknown = wanted.find((name) => !federated.includes(name))
if (unknown) {
  console.error(`${unknown} is not one of ${federated.join(', ')}.`)
  process.exit(2)
}
if (against !== undefined && wanted.length !== 1) {
  console.error('usage: npm run dev -- <remote> --against <gateway>')
  process.exit(2)
}
// What is only for one's own eyes may say more on the console.
process.env.AG_DEVELOPMENT = 'true'

const watched = wanted.length > 0 ? wanted : federated

const settings = siteSettings()
if (against === undefined) await ensurePlace(settings)
await ensureDependencies()
await buildAll(against === undefined ? federated : watched)
const site = against === undefined ? await startSite(settings) : undefined
// From here on, being stopped is how it ends well.
process.exitCode = 0
if (site) console.log(`\n  ${settings.publicUrl}  ·  watching ${watched.join(', ')}\n`)
else await showPreview()

const quiet = 150
let timer
let working = Promise.resolve()

function rebuildSoon() {
  clearTimeout(timer)
  timer = setTimeout(() => {
    working = working.then(rebuild).catch((error) => console.error(error.message))
  }, quiet)
}

async function rebuild() {
  const started = Date.now()
  const built = await buildAll(watched)
  if (built.length === 0) return
  if (!site) return showPreview()
  await publishAll(settings, built)
  console.log(
    `${built.join(', ')}: live after ${((Date.now() - started) / 1000).toFixed(1)} s; reload the page`,
  )
}

async function showPreview() {
  const [name] = watched
  const { build, url } = await preview(against, name, join(root, name), tokenFor(name, settings.dataDir))
  console.log(`\n  ${url}\n  shows ${name}@${build} in the browser that opens it; watching`)
}

for (const folder of [...watched.map((name) => join(name, 'src')), 'shared'])
  watch(join(root, folder), { recursive: true }, (_, file) => {
    if (!/node_modules|dist/.test(String(file))) rebuildSoon()
  })

if (site) {
  await site.ended
  await site.stop()
  process.exit(1)
}
