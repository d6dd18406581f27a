import { existsSync, readFileSync } from 'node:fs'
import { cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentOf, keepBuild, takeBuild } from './build-cache.mjs'
import { ended, startNode } from './processes.mjs'
import { federated, root } from './workspace.mjs'

/** Entries of the two servers; each becomes `dist/<name>.mjs` in its package. */
const servers = {
  backend: {
    entries: {
      server: 'src/server.ts',
      'create-owner': 'src/create-owner.ts',
      backup: 'src/backup/backup.ts',
      restore: 'src/backup/restore.ts',
      'move-to-postgres': 'src/move/move-to-postgres.ts',
      'table-worker': 'src/modules/agents/business-intelligence/table-worker.ts',
    },
    copies: {
      'src/db/migrations': 'migrations',
      'src/db/pglite/pglite-worker.mjs': 'pglite-worker.mjs',
      'src/modules/assistant/understanding/weights.bin.gz': 'weights.bin.gz',
    },
  },
  gateway: {
    entries: { server: 'src/server.ts', 'prerender-child': 'src/prerender/prerender-child.ts' },
    copies: {
      'src/embed/assistant.js': 'assistant.js',
      'src/html/files-from-here.js': 'files-from-here.js',
      'src/chat/chat.js': 'chat.js',
      'src/chat/chat-button.js': 'chat-button.js',
    },
  },
}

/**
 * What a server imports goes into its bundle: a thousand small files took longer to find, read and compile than all else about a
 * start. What brings files of its own stays where it is installed, and what few servers ever need.
 */
const installed = [
  '@electric-sql/pglite',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace',
  'css-tree',
  'pdfkit',
  'sharp',
]

/** Libraries in the older kind of modules ask for Node's own by a function that newer ones do not have. */
const banner = `import { createRequire as requireFrom } from 'node:module'
const require = requireFrom(import.meta.url)`

/** Builds what has changed since it was last built: the two servers, the shell and the remotes. */
export async function buildAll(names = federated) {
  await Promise.all(Object.keys(servers).map(buildServer))
  const stale = await staleOf(names)
  // Two at a time: each build uses about one core.
  const waiting = [...stale]
  const worker = async () => {
    for (let build = waiting.shift(); build; build = waiting.shift()) await takeOrBuild(build)
  }
  await Promise.all([worker(), worker()])
  return stale.map(({ name }) => name)
}

/** Takes what this machine has built of the same sources before, or builds it. */
async function takeOrBuild({ name, identity }) {
  const dist = join(root, name, 'dist')
  if (takeBuild(name, identity, dist)) return
  await buildFederated(name)
  keepBuild(name, identity, dist)
}

/** Builds one of the federated packages, in a process of its own. */
async function buildFederated(name) {
  const build = startNode([join(root, 'shared/tooling/bin/federation-build.mjs')], { cwd: join(root, name) })
  const code = await ended(build)
  if (code !== 0) throw new Error(`${name} could not be built; the lines above say why.`)
}

/** Packages whose `dist/` is not what their sources make, with the identity of what these do. */
async function staleOf(names) {
  const { register } = await import('tsx/esm/api')
  const unregister = register()
  const { buildIdentity, builtIdentity } = await import('../../shared/tooling/src/build/workspace.ts')
  const stale = names.flatMap((name) => {
    const folder = join(root, name)
    const identity = buildIdentity(root, folder, name === 'shell' ? 'host' : 'remote')
    return builtIdentity(folder) === identity ? [] : [{ name, identity }]
  })
  await unregister()
  return stale
}

/** Bundles one of the two servers into its `dist/`, unless that is what its sources make already. */
export async function buildServer(name) {
  const { entries, copies } = servers[name]
  const folder = join(root, name)
  const identity = contentOf(name, 'shared', 'tools/lib/build.mjs', 'pnpm-lock.yaml')
  const built = join(folder, 'dist/identity')
  if (existsSync(built) && readFileSync(built, 'utf8') === identity) return
  await rm(built, { force: true })
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: folder,
    entryPoints: entries,
    outdir: 'dist',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    minifySyntax: true,
    minifyWhitespace: true,
    sourcemap: true,
    // Node reads the map at every start, and needs no more than names and places.
    sourcesContent: false,
    logLevel: 'error',
    banner: { js: banner },
    external: installed,
  })
  for (const [from, to] of Object.entries(copies)) {
    await rm(join(folder, 'dist', to), { recursive: true, force: true })
    await cp(join(folder, from), join(folder, 'dist', to), { recursive: true })
  }
  await writeFile(built, identity)
}
