import { join } from 'node:path'
import { contentOf, keepBuild, takeBuild } from './build-cache.mjs'
import { findChromium } from './chromium.mjs'
import { run } from './processes.mjs'
import { binary, root } from './workspace.mjs'

/** Nothing about a build or its builder leaves the machine. */
const quiet = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' }

const storybook = (...args) =>
  run(binary('storybook', 'gallery'), [...args, '--disable-telemetry'], {
    cwd: join(root, 'gallery'),
    env: quiet,
  })

/** Serves the gallery while its stories are written. */
export const showGallery = () => storybook('dev', '--port', '6006', '--no-open')

/** Puts the gallery into its `dist/`: what this machine has built of the same sources before, or a new one. */
export async function buildGallery() {
  const dist = join(root, 'gallery/dist')
  const identity = contentOf('gallery', 'shared/ui', 'shared/core', 'shared/contracts', 'pnpm-lock.yaml')
  if (takeBuild('gallery', identity, dist)) return
  if ((await storybook('build', '--output-dir', 'dist', '--quiet', '--loglevel', 'warn')) !== 0)
    throw new Error('The gallery could not be built; the lines above say why.')
  keepBuild('gallery', identity, dist)
}

/**
 * Looks at every story of the built gallery: its picture, axe, its width.
 * @returns the exit code
 */
export async function checkGallery({ update = false, report } = {}) {
  if (process.platform !== 'linux')
    console.log('The baselines are for Linux: here axe and widths are checked, pictures are not compared.')
  const args = ['test', '--config', 'gallery.config.ts', ...(update ? ['--update-snapshots'] : [])]
  return run(binary('playwright', 'e2e'), args, {
    cwd: join(root, 'e2e'),
    env: {
      ...process.env,
      CHROMIUM_PATH: await findChromium(),
      ...(report && { PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    },
  })
}
