import { ensureDependencies } from './lib/workspace.mjs'

// `npm start`: installs, builds what is stale, publishes, serves. Ctrl-C stops all of it.

ensureDependencies()
const { buildAll } = await import('./lib/build.mjs')
const { siteSettings, startSite } = await import('./lib/site.mjs')

const settings = siteSettings()
await buildAll()
const site = await startSite(settings)

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

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    if (stopping) return
    stopping = true
    await site.stop()
    process.exit(0)
  })

const { name, code } = await site.ended
if (!stopping) {
  console.error(`The ${name} stopped (code ${code}).`)
  await site.stop()
  process.exit(1)
}
