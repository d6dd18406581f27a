import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureDependencies } from './lib/dependencies.mjs'
import { federated, root } from './lib/workspace.mjs'

// `npm run release -- publish|preview|canary|promote|stop|rollback|disable|enable|status <remote> [--build id] [--share percent] [--url gateway]`

const usage = `usage: npm run release -- publish  <remote> [--share <percent>] [--why <text>] [--url <gateway>] [--from <folder with a built dist/>]
                                   [--skip-smoke]  goes live without having been opened in a browser
                                   with --share, the first build of a remote goes to everybody all the same
       npm run release -- preview  <remote>         a link that shows it in one browser, for four hours, and to nobody else
       npm run release -- canary   <remote> --share <percent> [--build <id>]
       npm run release -- promote  <remote> [--build <id>]
       npm run release -- stop     <remote> [--why <text>]
       npm run release -- rollback <remote> [--why <text>]
       npm run release -- disable  <remote> --message <words that visitors read>
       npm run release -- enable   <remote>
       npm run release -- status   [<remote>]
RELEASE_TOKEN holds the remote's token; a local gateway's is found in its data folder.`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string' },
    from: { type: 'string' },
    build: { type: 'string' },
    share: { type: 'string' },
    'skip-smoke': { type: 'boolean' },
    why: { type: 'string' },
    message: { type: 'string' },
  },
})
const [command, name] = positionals

await ensureDependencies()
const { change, preview, publishTried, publishUnseen, state, tokenFor } = await import('./lib/release.mjs')
const { siteSettings } = await import('./lib/site.mjs')
const settings = siteSettings()
const gateway = values.url ?? settings.gateway
const { build, share, why } = values
const changeWith = (body) =>
  change(gateway, name, command, tokenFor(name, settings.dataDir), { ...body, why })

/** The folder of the build that is meant, built unless it was named. */
async function builtFolder() {
  if (values.from) return values.from
  const { buildAll } = await import('./lib/build.mjs')
  await buildAll([name])
  return join(root, name)
}

const commands = {
  async publish() {
    const folder = await builtFolder()
    const token = tokenFor(name, settings.dataDir)
    const publish = values['skip-smoke'] ? publishUnseen : publishTried
    return publish(gateway, name, folder, token, { share, why, say: (line) => console.error(line) })
  },
  preview: async () => preview(gateway, name, await builtFolder(), tokenFor(name, settings.dataDir)),
  canary: () => changeWith({ build, share }),
  promote: () => changeWith({ build }),
  stop: () => changeWith({}),
  rollback: () => changeWith({}),
  disable: () => changeWith({ message: values.message }),
  enable: () => changeWith({}),
  async status() {
    const { set, releases, recent } = await state(gateway)
    return name ? releases.find((release) => release.name === name) : { set, releases, recent }
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
