import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ended, startNode, stop } from './processes.mjs'
import { publish, state, tokenFor } from './release.mjs'
import { federated, root } from './workspace.mjs'

/**
 * What glibc is told of a server. Packing pages takes and leaves blocks of 256 kB and more by the thousand: unless told, it keeps them among its
 * small ones, where their room is never whole again, and a server grows with each build that is published.
 */
const allocator = { MALLOC_MMAP_THRESHOLD_: '131072' }
const startLimit = 60_000
const pollEvery = 100

/** Where a site of these settings is and keeps its things. */
export function siteSettings(env = process.env) {
  const host = env.HOST || '127.0.0.1'
  const port = Number(env.PORT || 3000)
  const apiPort = Number(env.API_PORT || 4000)
  return {
    host,
    port,
    apiPort,
    dataDir: resolve(root, env.DATA_DIR || '.data'),
    gateway: `http://127.0.0.1:${port}`,
    backend: `http://127.0.0.1:${apiPort}`,
    publicUrl: env.PUBLIC_URL || `http://localhost:${port}`,
    production: env.NODE_ENV === 'production',
  }
}

/**
 * Starts backend and gateway from their bundles and publishes what the gateway does not have yet. Until all of it is live,
 * the gateway says that it is not ready.
 */
export async function startSite(settings, { names = federated } = {}) {
  const awaited = names.map((name) => `${name}=${builtRelease(name)}`).join()
  const backend = startServer('backend', settings)
  const gateway = startServer('gateway', settings, { AWAITED_RELEASES: awaited })
  const stop = async () => {
    await gateway.stop()
    await backend.stop()
  }
  try {
    await Promise.all([
      backend.ready(`${settings.backend}/readyz`),
      gateway.answers(`${settings.gateway}/readyz`),
    ])
    await publishAll(settings, names)
    await gateway.ready(`${settings.gateway}/readyz`)
  } catch (error) {
    await stop()
    throw error
  }
  return { stop, ended: Promise.race([backend.ended, gateway.ended]) }
}

/** Publishes each release that is not live yet; the shell last, when all that it shows is there. */
export async function publishAll(settings, names) {
  const { shell, remotes } = await state(settings.gateway)
  for (const name of [...names].sort((one, other) => Number(one === 'shell') - Number(other === 'shell'))) {
    const live = name === 'shell' ? shell.stable : remotes[name]?.stable
    if (live === builtRelease(name)) continue
    await publish(settings.gateway, name, join(root, name), tokenFor(name, settings.dataDir))
  }
}

const builtRelease = (name) => JSON.parse(readFileSync(join(root, name, 'dist/release.json'), 'utf8')).build

/**
 * One of the two servers as a process of its own.
 * @param checkout the folder that it was built in
 */
export function startServer(name, { dataDir, publicUrl }, env = {}, checkout = root) {
  const server = startNode(['--enable-source-maps', join(checkout, name, 'dist/server.mjs')], {
    env: {
      LOG_LEVEL: 'warn',
      ...allocator,
      ...process.env,
      DATA_DIR: dataDir,
      PUBLIC_URL: publicUrl,
      ...env,
    },
  })
  const isRunning = () => server.exitCode === null && server.signalCode === null

  /** Waits until an address gives an answer that will do. */
  async function until(address, willDo) {
    for (const deadline = Date.now() + startLimit; Date.now() < deadline; ) {
      if (!isRunning()) throw new Error(`The ${name} stopped while it was starting; its lines above say why.`)
      const answer = await fetch(address, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
      if (answer && willDo(answer)) return
      await new Promise((resolve) => setTimeout(resolve, pollEvery))
    }
    throw new Error(`The ${name} did not become ready within ${startLimit / 1000} seconds.`)
  }

  return {
    ended: ended(server).then((code) => ({ name, code })),
    /** Waits until an address answers, whatever it says. */
    answers: (address) => until(address, () => true),
    /** Waits until an address answers with success. */
    ready: (address) => until(address, ({ ok }) => ok),
    stop: () => stop(server),
    /** Asks it alone to end, as a cluster does, and answers with its code. */
    async leave() {
      server.kill('SIGTERM')
      const [code] = await once(server, 'exit')
      return code
    },
    /** Ends it without a word, as a power cut would. */
    async kill() {
      if (!isRunning()) return
      server.kill('SIGKILL')
      await once(server, 'exit')
    },
  }
}
