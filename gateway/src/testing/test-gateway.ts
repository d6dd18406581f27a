import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Endpoint, endpoints } from '@ag/contracts'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { buildGateway, type GatewayParts } from '../app'
import { releaseNames } from '../registry/areas'
import type { Settings } from '../settings'
import { bundledRenderer } from './bundled-renderer'
import { type MadeRelease, uploadOf } from './make-release'

export interface TestGateway {
  app: FastifyInstance
  dataDir: string
  publish(made: MadeRelease, query?: string): Promise<LightMyRequestResponse>
  /** Calls one of the guarded commands with the right token. */
  command(name: string, command: string, body?: object): Promise<LightMyRequestResponse>
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  /** Stops it and starts another on the same folder. */
  restart(): Promise<TestGateway>
  /** Stops it and removes its folder. */
  remove(): Promise<void>
}

export interface TestGatewayOptions {
  apiUrl?: string
  dataDir?: string
  endpoints?: readonly Endpoint[]
  settings?: Partial<Settings>
  parts?: Partial<GatewayParts>
}

/** The release token of a name in tests. */
export function tokenOf(name: string): string {
  return `token-of-${name}-0123456789`
}

/** A gateway on an empty folder, in front of a backend that nobody runs unless told. */
export async function testGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'gateway-')))
  const app = await buildGateway({
    settings: {
      host: '127.0.0.1',
      port: 0,
      apiUrl: options.apiUrl ?? 'http://127.0.0.1:9',
      origin: 'https://site.example',
      dataDir,
      registryUrl: undefined,
      releasesDir: join(dataDir, 'releases'),
      releasesStore: undefined,
      filesOrigin: '',
      production: false,
      trustedProxies: [],
      metricsToken: undefined,
      awaitedReleases: {},
      releaseTokens: JSON.stringify(Object.fromEntries(releaseNames.map((name) => [name, tokenOf(name)]))),
      visitorKey: undefined,
      gatewayKey: undefined,
      embedOrigins: [],
      tracing: undefined,
      logLevel: 'silent',
      ...options.settings,
    },
    endpoints: options.endpoints ?? endpoints,
    renderer: await bundledRenderer(),
    logger: pino({ level: 'silent' }),
    catalogueInterval: 50,
    ...options.parts,
  })
  await app.ready()
  const authorized = (name: string) => ({ authorization: `Bearer ${tokenOf(name)}` })
  return {
    app,
    dataDir,
    publish: (made, query = '') =>
      app.inject({
        method: 'POST',
        url: `/api/registry/releases/${made.release.name}${query}`,
        headers: authorized(made.release.name),
        payload: uploadOf(made),
      }),
    command: (name, command, body = {}) =>
      app.inject({
        method: 'POST',
        url: `/api/registry/${name}/${command}`,
        headers: authorized(name),
        payload: body,
      }),
    get: (url, headers = {}) => app.inject({ method: 'GET', url, headers }),
    async restart() {
      await app.close()
      return testGateway({ ...options, dataDir })
    },
    async remove() {
      await app.close()
      // A page that was being rendered may still be written.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
