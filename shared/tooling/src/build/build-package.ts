import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { type Release, release as releaseSchema } from '@ag/contracts'
import { build as bundle, type Plugin } from 'esbuild'
import { minify } from 'terser'
import webpack, { type Configuration, type StatsCompilation } from 'webpack'
import type { FederatedPackage } from '../define'
import { describeRoutes } from './describe-routes'
import { integrityOf, vendorAddress, vendorFolder } from './integrity-plugin'
import { minification } from './minification'
import {
  type Build,
  clientConfig,
  exposeChunk,
  globalOf,
  outputOf,
  serverConfig,
  sharedVersions,
} from './webpack-config'
import { buildIdentity, builtIdentity, readJson, versionOf, workspaceRoot } from './workspace'

export interface BuiltPackage {
  release: Release
  /** False when the release on disk was already made from the same sources. */
  fresh: boolean
}

/** Builds a package into `dist/` (`client/`, `server/`, `release.json`) unless it is there already. */
export async function buildPackage(folder: string, { force = false } = {}): Promise<BuiltPackage> {
  const { default: definition } = (await import(pathToFileURL(join(folder, 'webpack.config.ts')).href)) as {
    default: FederatedPackage
  }
  const root = workspaceRoot(folder)
  const id = buildIdentity(root, folder, definition.kind)
  const build: Build = { package: definition, folder, root, id, force }
  const dist = join(folder, 'dist')
  if (!force && builtIdentity(folder) === id)
    return { release: releaseSchema.parse(readJson(join(dist, 'release.json'))), fresh: false }

  const next = outputOf(build)
  rmSync(next, { recursive: true, force: true })
  const server = serverConfig(build)
  const client = await run(clientConfig(build))
  if (server) await run(server)
  if (definition.host) {
    await bundleScripts(build, earlyScripts(definition.host))
    await addFiles(next, drawnFiles(join(next, 'server/index.cjs')))
  }
  if (existsSync(join(folder, 'public')))
    cpSync(join(folder, 'public'), join(next, 'client'), { recursive: true })
  if (definition.workers) await bundleScripts(build, definition.workers)
  if (definition.files) await addFiles(next, await definition.files(folder))
  const described = describeBuild(build, client, server !== undefined)
  writeFileSync(join(next, 'release.json'), `${JSON.stringify(described, null, 2)}\n`)
  rmSync(dist, { recursive: true, force: true })
  renameSync(next, dist)
  return { release: described, fresh: true }
}

/** What runs before webpack's part of a host. */
const earlyScripts = ({ boot, theme, runtime }: Required<FederatedPackage>['host']) => ({
  boot,
  runtime,
  ...(theme && { theme }),
})

/** What a host's renderer draws for every page of the release, besides its root: by path, as `addFiles` takes it. */
function drawnFiles(serverFile: string): Record<string, Uint8Array> {
  const { renderChoice } = createRequire(serverFile)(serverFile) as { renderChoice?: () => string }
  return renderChoice ? { 'choice.html': Buffer.from(renderChoice()) } : {}
}

async function addFiles(release: string, files: Record<string, Uint8Array>): Promise<void> {
  for (const [path, bytes] of Object.entries(files)) {
    const file = join(release, 'client', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, bytes)
  }
}

function run(config: Configuration): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config)
    compiler.run((error, stats) => {
      const told = stats?.toJson({
        all: false,
        assets: true,
        chunkGroups: true,
        errors: true,
        warnings: true,
      })
      const problems = [...(told?.errors ?? []), ...(told?.warnings ?? [])].map(({ message }) => message)
      compiler.close(() => {
        if (error) reject(error)
        else if (problems.length > 0 || !told) reject(new Error(`${config.name}:\n${problems.join('\n')}`))
        else resolve(told)
      })
    })
  })
}

/**
 * Scripts that know nothing of federation: the host's two that run before webpack's (the inline one, and the federation
 * runtime that all builds share), and workers, where there is no page and so no federation.
 */
async function bundleScripts(build: Build, entryPoints: Record<string, string>): Promise<void> {
  const { outputFiles } = await bundle({
    absWorkingDir: build.folder,
    entryPoints,
    outdir: join(outputOf(build), 'client'),
    write: false,
    bundle: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [fontAddresses(build)],
  })
  for (const { path, text } of outputFiles) {
    const { code } = await minify(text, { ...minification, toplevel: true })
    writeFileSync(path, code ?? '')
  }
}

/** A font that a script imports is its address. It lies among the libraries: the next releases have it at the same one. */
const fontAddresses = (build: Build): Plugin => ({
  name: 'addresses of fonts',
  setup({ onLoad }) {
    onLoad({ filter: /\.woff2$/ }, async ({ path }) => {
      const bytes = await readFile(path)
      const file = basename(path)
      await addFiles(outputOf(build), { [vendorFolder + file]: bytes })
      return { loader: 'text', contents: vendorAddress(build.package.name, file, bytes) }
    })
  },
})

function describeBuild(build: Build, client: StatsCompilation, hasServer: boolean): Release {
  const { folder, root, package: definition } = build
  const dist = outputOf(build)
  const host = definition.kind === 'host'
  const groups = client.namedChunkGroups ?? {}
  const filesOf = (chunk: string) =>
    (groups[chunk]?.assets ?? []).map(({ name }) => `client/${name}`).filter((name) => name.endsWith('.js'))
  const routes = definition.exposes['./routes'] ? describeRoutes(join(dist, 'server/index.cjs')) : []
  const unknown = routes.find(({ chunk }) => chunk !== undefined && !groups[chunk])
  if (unknown) throw new Error(`${definition.name}: no chunk is named "${unknown.chunk}" (webpackChunkName)`)
  const platform = versionOf(root, '@ag/platform')

  return releaseSchema.parse({
    schema: 1,
    name: definition.name,
    kind: definition.kind,
    build: build.id,
    version: readJson(join(folder, 'package.json')).version,
    revision: revisionOf(root),
    platform: host ? platform : `^${platform}`,
    shared: sharedVersions(build),
    global: host ? null : globalOf(build),
    entries: host ? ['client/runtime.js', ...filesOf('main')] : ['client/remoteEntry.js'],
    exposes: Object.fromEntries(
      Object.entries(definition.exposes).map(([key, { shape }]) => [
        key,
        { shape, files: filesOf(exposeChunk(key)) },
      ]),
    ),
    start: host ? [...new Set([...sharedFiles, ...filesOf('bootstrap')])] : [],
    paths: host
      ? []
      : routes.map(({ chunk, ...route }) => ({ ...route, files: chunk === undefined ? [] : filesOf(chunk) })),
    style: existsSync(join(dist, 'client/style.css')) ? 'client/style.css' : null,
    server: hasServer ? 'server/index.cjs' : null,
    files: describeFiles(dist),
  })
}

/** The shared scope that every page uses; the rest of it is loaded by those who ask for it. */
const sharedFiles = [`${vendorFolder}react`, 'platform'].map((name) => `client/${name}.js`)

function describeFiles(dist: string): Release['files'] {
  return Object.fromEntries(
    ['client', 'server']
      .map((folder) => join(dist, folder))
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => {
        const bytes = readFileSync(file)
        const compressed = /\.(js|css|svg)$/.test(file) ? brotliCompressSync(bytes).length : null
        return [
          relative(dist, file),
          { integrity: integrityOf(bytes), bytes: bytes.length, brotli: compressed },
        ]
      }),
  )
}

function revisionOf(root: string): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  } catch {
    return null
  }
}
