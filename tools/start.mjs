import { buildAll } from './lib/build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { ensurePlace } from './lib/ensure-place.mjs'
import { siteSettings, startSite } from './lib/site.mjs'

// `npm start`: installs, builds what is stale, publishes, serves. Ctrl-C stops all of it, at any moment.

const settings = siteSettings()
await ensurePlace(settings)
await ensureDependencies()
await buildAll()
const site = await startSite(settings)
// From here on, being stopped is how it ends well.
process.exitCode = 0

const lines = [
  '',
  `  Site        ${settings.publicUrl}`,
  ...(settings.production || process.env.DEMO === 'off'
    ? []
    : [
        '  Customer    cliente@demo.local  ·  demonstracao-2026',
        '  Admin       admin@demo.local    ·  demonstracao-2026',
      ]),
  ...(settings.production ? [] : [`  Mail        ${settings.publicUrl}/dev/mail`]),
  `  API         ${settings.backend}/docs`,
  '',
  '  Ctrl-C stops everything.',
  '',
]
console.log(lines.join('\n'))

const { name, code } = await site.ended
console.error(`The ${name} stopped (code ${code}).`)
await site.stop()
process.exit(1)
