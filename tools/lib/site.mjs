import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { publish, state, tokenFor } from './release.mjs'
import { federated, root } from './workspace.mjs'

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

/** Starts backend and gateway from their bundles and publishes what the gateway does not have yet. */
export async function startSite(settings, { names = federated } = {}) {
  const backend = startServer('backend', settings)
  const gateway = startServer('gateway', settings)
  const stop = async () => {
    await gateway.stop()
    await backend.stop()
  }
  try {
    await Promise.all([
      backend.ready(`${settings.backend}/readyz`),
      gateway.ready(`${settings.gateway}/healthz`),
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
    const folder = join(root, name)
    const { build } = JSON.parse(readFileSync(join(folder, 'dist/release.json'), 'utf8'))
    const live = name === 'shell' ? shell.stable : remotes[name]?.stable
    if (live !== build) await publish(settings.gateway, name, folder, tokenFor(name, settings.dataDir))
  }
}

/** One of the two servers as a process of its own. */
export function startServer(name, { dataDir, publicUrl }, env = {}) {
  const child = spawn(process.execPath, ['--enable-source-maps', join(root, name, 'dist/server.mjs')], {
    cwd: root,
    env: { LOG_LEVEL: 'warn', ...process.env, DATA_DIR: dataDir, PUBLIC_URL: publicUrl, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    // A process group of its own: Ctrl-C reaches only the command, which then stops the servers in order.
    detached: true,
  })
  let running = true
  const ended = new Promise((resolve) => {
    child.on('exit', (code) => {
      running = false
      resolve({ name, code })
    })
  })
  return {
    ended,
    /** Waits until an address answers with success. */
    async ready(address) {
      for (const deadline = Date.now() + startLimit; Date.now() < deadline; ) {
        if (!running) throw new Error(`The ${name} stopped while it was starting; its lines above say why.`)
        const answer = await fetch(address, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
        if (answer?.ok) return
        await new Promise((resolve) => setTimeout(resolve, pollEvery))
      }
      throw new Error(`The ${name} did not become ready within ${startLimit / 1000} seconds.`)
    },
    async stop() {
      if (running) child.kill('SIGTERM')
      await ended
    },
    /** Ends it without a word, as a power cut would. */
    async kill() {
      if (running) child.kill('SIGKILL')
      await ended
    },
  }
}
