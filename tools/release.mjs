import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureDependencies, federated, root } from './lib/workspace.mjs'

// `pnpm release publish|promote|rollback|disable|enable|status <remote> [--build id] [--url gateway] [--why text]`

const usage = `usage: pnpm release publish  <remote> [--url <gateway>] [--from <folder with a built dist/>]
       pnpm release promote  <remote> --build <id>
       pnpm release rollback <remote> [--why <text>]
       pnpm release disable  <remote> --message <words that visitors read>
       pnpm release enable   <remote>
       pnpm release status   [<remote>]
RELEASE_TOKEN holds the remote's token; a local gateway's is found in its data folder.`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string' },
    from: { type: 'string' },
    build: { type: 'string' },
    why: { type: 'string' },
    message: { type: 'string' },
  },
})
const [command, name] = positionals

ensureDependencies()
const { change, publish, state, tokenFor } = await import('./lib/release.mjs')
const { siteSettings } = await import('./lib/site.mjs')
const settings = siteSettings()
const gateway = values.url ?? settings.gateway
const why = values.why

const commands = {
  async publish() {
    if (!values.from) {
      const { buildAll } = await import('./lib/build.mjs')
      await buildAll([name])
    }
    return publish(gateway, name, values.from ?? join(root, name), tokenFor(name, settings.dataDir))
  },
  promote: () =>
    change(gateway, name, 'promote', tokenFor(name, settings.dataDir), { build: values.build, why }),
  rollback: () => change(gateway, name, 'rollback', tokenFor(name, settings.dataDir), { why }),
  disable: () =>
    change(gateway, name, 'disable', tokenFor(name, settings.dataDir), { message: values.message, why }),
  enable: () => change(gateway, name, 'enable', tokenFor(name, settings.dataDir), { why }),
  async status() {
    const { set, shell, remotes } = await state(gateway)
    const live = { shell, ...remotes }
    return name ? live[name] : { set, ...live }
  },
}

if (!commands[command] || (command !== 'status' && !federated.includes(name))) {
  console.error(usage)
  process.exit(2)
}
try {
  console.log(JSON.stringify(await commands[command](), null, 2))
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
