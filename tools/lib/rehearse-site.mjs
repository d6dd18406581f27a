import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { start } from './processes.mjs'
import { state } from './release.mjs'
import { publishAll, startServer } from './site.mjs'
import { federated } from './workspace.mjs'

/** Of each kind so many serve; there is room for one more while one takes another's place. */
export const each = 3

/**
 * Several gateways and backends behind a balancer, as production has them. Each process has a place, which is a port, and begins
 * with an empty folder.
 * @param {{ port: number, folder: string, env: Record<string, string> }} given `port` is the balancer's; the places follow
 */
export function createSite({ port, folder, env }) {
  const apiPort = port + 10
  const bases = { gateway: port + 1, backend: apiPort + 1 }
  /** Processes by their place. */
  const running = { gateway: new Map(), backend: new Map() }
  /** Addresses of those that were ready and have not been told to go. */
  const serving = new Set()
  let begun = 0

  async function begin(kind, place) {
    begun += 1
    const own = kind === 'gateway' ? { PORT: String(place) } : { API_PORT: String(place) }
    const dataDir = join(folder, `${kind}-${begun}`)
    const server = startServer(kind, { dataDir, publicUrl: url }, { ...env, ...own })
    const address = `http://127.0.0.1:${place}`
    running[kind].set(place, server)
    await server.answers(`${address}/readyz`)
    return async function ready() {
      await server.ready(`${address}/readyz`)
      serving.add(address)
    }
  }
  /** Takes the eldest off the list of those that serve, but for the first of all: who stays shows what a long life takes. */
  function takeEldest(kind) {
    const [, [place, server]] = running[kind]
    running[kind].delete(place)
    serving.delete(`http://127.0.0.1:${place}`)
    return server
  }
  const url = `http://127.0.0.1:${port}`
  const freePlace = (kind) => placesOf(bases[kind]).find((place) => !running[kind].has(place))

  return {
    url,
    api: `http://127.0.0.1:${apiPort}`,
    /** Publishes everything to the first gateway, as soon as that answers. */
    async releaseAll() {
      const gateway = `http://127.0.0.1:${bases.gateway}`
      process.env.RELEASE_TOKENS = env.RELEASE_TOKENS
      while (!(await state(gateway).catch(() => undefined))) await wait(200)
      await publishAll({ gateway, dataDir: folder }, federated)
    },
    /** Waits until the balancer has noticed who is ready. */
    async isReachable() {
      while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) await wait(200)
    },
    /** Addresses of the processes of a kind. */
    addresses: (kind) => Array.from(running[kind].keys(), (place) => `http://127.0.0.1:${place}`),
    /** Gateways that serve now. */
    gateways: () =>
      placesOf(bases.gateway)
        .map((place) => `http://127.0.0.1:${place}`)
        .filter((address) => serving.has(address)),

    async startBalancer() {
      const file = join(folder, 'haproxy.cfg')
      writeFileSync(file, balancer({ socket: join(folder, socketName), port, apiPort, bases }))
      const child = start('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'inherit', 'inherit'] })
      await Promise.race([
        wait(500),
        once(child, 'error').then(([error]) => Promise.reject(error)),
        once(child, 'exit').then(([code]) => Promise.reject(new Error(`haproxy ended with ${code}`))),
      ])
    },
    async startAll(kind, count = each) {
      const begun = []
      for (let number = 0; number < count; number += 1) begun.push(await begin(kind, freePlace(kind)))
      await Promise.all(begun.map((ready) => ready()))
    },
    /** Starts the next one, and once it serves asks the eldest to go. Answers how that ended, which is 0 when all is well. */
    async replace(kind) {
      const ready = await begin(kind, freePlace(kind))
      await ready()
      return takeEldest(kind).leave()
    },
    /** Kills the eldest without a word, and starts another. Answers from when to when it died: what was in flight then is lost. */
    async kill(kind) {
      const from = Date.now()
      await takeEldest(kind).kill()
      const until = Date.now()
      const ready = await begin(kind, freePlace(kind))
      await ready()
      return { from, until }
    },
    /** Cuts all connections to the first of a kind, as a network does. Answers from when to when. */
    async cut(kind) {
      const from = Date.now()
      const [place] = running[kind].keys()
      await tellBalancer(join(folder, socketName), `shutdown sessions server ${listens[kind]}/s${place}`)
      return { from, until: Date.now() }
    },
    /** Megabytes that the first of each kind, who stays, takes, and how much of them its objects and its buffers. */
    async memory() {
      const read = async (kind) => {
        const [place] = running[kind].keys()
        const headers = { authorization: `Bearer ${env.METRICS_TOKEN}` }
        const figures = await (await fetch(`http://127.0.0.1:${place}/metrics`, { headers })).text()
        const megabytes = (name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(figures)?.[1]) / 2 ** 20
        return {
          all: megabytes('process_resident_memory_bytes'),
          heap: megabytes('nodejs_heap_size_used_bytes'),
          buffers: megabytes('nodejs_external_memory_bytes'),
        }
      }
      return { gateway: await read('gateway'), backend: await read('backend') }
    },
    /** Lets so many of each kind take requests; the others stand by. */
    async let(count) {
      for (const [kind, name] of Object.entries(listens))
        for (const [index, place] of [...running[kind].keys()].entries())
          await tellBalancer(
            join(folder, socketName),
            `set server ${name}/s${place} state ${index < count ? 'ready' : 'drain'}`,
          )
    },
    async stop() {
      for (const server of [...running.gateway.values(), ...running.backend.values()]) await server.kill()
    },
  }
}

/** Ends the command where there is no balancer. */
export function needHaproxy() {
  if (!spawnSync('haproxy', ['-v']).error) return
  console.error('HAProxy is missing: `apt-get install haproxy` brings it. Only rehearsals need it.')
  process.exit(2)
}

const newKey = () => randomBytes(32).toString('base64url')
export const newTokens = () => Object.fromEntries(federated.map((name) => [name, newKey()]))

/** What several of each have to be told alike. */
export const clusterEnv = ({ port, folder, database, tokens }) => ({
  HOST: '127.0.0.1',
  DATABASE_URL: database,
  REGISTRY_URL: database,
  // Who has a bucket rehearses with that, and each gateway with a folder of its own.
  ...(process.env.RELEASES_URL ? {} : { RELEASES_DIR: join(folder, 'releases') }),
  RELEASE_TOKENS: JSON.stringify(tokens),
  API_URL: `http://127.0.0.1:${port + 10}`,
  TRUSTED_PROXIES: '127.0.0.1',
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  AUTH_SECRET: newKey(),
  GATEWAY_KEY: newKey(),
  VISITOR_KEY: newKey(),
  METRICS_TOKEN: newKey(),
})

/** What the balancer calls the processes of each kind. */
const listens = { gateway: 'site', backend: 'api' }

/** Where a balancer takes orders, in the folder of its site. */
const socketName = 'haproxy.sock'

/** It answers nothing where it has done what it was told. */
async function tellBalancer(path, order) {
  const socket = connect(path)
  socket.end(`${order}\n`)
  const answer = await text(socket)
  if (answer.trim()) throw new Error(`haproxy: ${answer.trim()}`)
}

const placesOf = (base) => Array.from({ length: each + 1 }, (_, index) => base + index)

/** What a balancer has to know: who is ready, and that a connection that is refused is tried elsewhere. */
const balancer = ({ socket, port, apiPort, bases }) => `
global
  stats socket ${socket} level admin

defaults
  mode http
  retries 3
  option redispatch
  timeout connect 2s
  timeout client 75s
  timeout server 75s
  timeout check 2s
  default-server check inter 500ms fall 2 rise 1

listen site
  bind 127.0.0.1:${port}
${serversAt(bases.gateway)}

listen api
  bind 127.0.0.1:${apiPort}
${serversAt(bases.backend)}
`

const serversAt = (base) =>
  ['  balance leastconn', '  option httpchk GET /readyz']
    .concat(placesOf(base).map((place) => `  server s${place} 127.0.0.1:${place}`))
    .join('\n')
