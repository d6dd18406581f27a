import { join, resolve } from 'node:path'
import { readTracing, type TracingSettings } from '@ag/core/tracing'
import { isWeakKey, refuseSettings } from '@ag/core/weak-key'
import { readOrigins } from './embed/embed-routes'
import type { ObjectStoreSettings } from './registry/object-store'
import { readOrigin } from './security/read-origin'

export interface Settings {
  host: string
  port: number
  /** Origin of the backend; nothing a client sends changes it. */
  apiUrl: string
  /** Where the public finds the site, e.g. `https://example.com`: what pages and the sitemap name as their address. */
  origin: string
  /** Folder of the registry, the prerendered pages and the release tokens: of this gateway alone. */
  dataDir: string
  /** PostgreSQL database of a registry that several gateways share; without it the registry is in files, for one. */
  registryUrl: string | undefined
  /** Folder of the releases, which gateways with one registry share. */
  releasesDir: string
  /** The object store that has the releases; the folder is then this gateway's own. */
  releasesStore: ObjectStoreSettings | undefined
  /** Origin of a CDN that forwards `/r/*` to the gateways; empty where browsers get released files from here. */
  filesOrigin: string
  production: boolean
  /** Addresses whose `x-forwarded-for` is believed, e.g. those of a balancer. */
  trustedProxies: string[]
  /** Opens `/metrics` in production; without it they are shown outside production only. */
  metricsToken: string | undefined
  /** Builds by name that must be live before this gateway says for the first time that it is ready. */
  awaitedReleases: Record<string, string>
  /** Release tokens by name, instead of the generated file. */
  releaseTokens: string | undefined
  /** Signs the names by which visitors of a canary are told apart; several gateways need the same. */
  visitorKey: string | undefined
  /** By which the backend knows this gateway, and believes what it says of addresses: the same on both. */
  gatewayKey: string | undefined
  /** Other sites that may show the assistant in a frame. */
  embedOrigins: string[]
  /** Where traces go; without it there are none. */
  tracing: TracingSettings | undefined
  logLevel: string
}

/** Reads the settings from the environment. */
export function settingsFrom(env: NodeJS.ProcessEnv): Settings {
  const port = portFrom(env.PORT, 3000)
  const dataDir = resolve(env.DATA_DIR ?? '.data')
  const production = env.NODE_ENV === 'production'
  refuseSettings(problemsOf(env, production))
  return {
    host: env.HOST ?? '127.0.0.1',
    port,
    apiUrl: new URL(env.API_URL ?? `http://127.0.0.1:${portFrom(env.API_PORT, 4000)}`).origin,
    origin: new URL(env.PUBLIC_URL || `http://localhost:${port}`).origin,
    dataDir,
    registryUrl: env.REGISTRY_URL || undefined,
    releasesDir: resolve(env.RELEASES_DIR || join(dataDir, 'releases')),
    releasesStore: readStore(env),
    filesOrigin: env.FILES_URL ? readOrigin(env.FILES_URL, production) : '',
    production,
    trustedProxies: (env.TRUSTED_PROXIES ?? '').split(',').filter((address) => address !== ''),
    metricsToken: env.METRICS_TOKEN,
    awaitedReleases: readBuilds(env.AWAITED_RELEASES),
    releaseTokens: env.RELEASE_TOKENS,
    visitorKey: env.VISITOR_KEY || undefined,
    gatewayKey: env.GATEWAY_KEY || undefined,
    embedOrigins: readOrigins(env.ASSISTANT_ORIGINS, production),
    tracing: readTracing(
      env.OTEL_EXPORTER_OTLP_ENDPOINT,
      env.OTEL_TRACES_SAMPLER,
      env.OTEL_TRACES_SAMPLER_ARG,
    ),
    logLevel: env.LOG_LEVEL ?? 'info',
  }
}

/** Everything in the environment that may not stand, each with its reason. */
function problemsOf(env: NodeJS.ProcessEnv, production: boolean): string[] {
  const keys = ['GATEWAY_KEY', 'METRICS_TOKEN', 'VISITOR_KEY']
  // Each gateway would make its own, and refuse what the others signed or were told.
  const shared = env.REGISTRY_URL ? ['RELEASE_TOKENS', 'VISITOR_KEY'] : []
  if (env.REGISTRY_URL && !env.RELEASES_URL) shared.unshift('RELEASES_DIR')
  const forStore = env.RELEASES_URL ? ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] : []
  return [
    ...shared
      .filter((name) => !env[name])
      .map((name) => `${name} is missing: gateways with one registry need the same.`),
    ...forStore
      .filter((name) => !env[name])
      .map((name) => `${name} is missing: without it RELEASES_URL cannot be read.`),
    ...(production ? keys : [])
      .filter((name) => env[name] && isWeakKey(env[name]))
      .map((name) => `${name} can be guessed: it needs 32 random characters.`),
    ...(production && !env.GATEWAY_KEY
      ? ['GATEWAY_KEY is missing: by it the backend, which needs the same, knows this gateway.']
      : []),
    ...(production && !env.PUBLIC_URL ? ['PUBLIC_URL is missing: pages would name this machine.'] : []),
  ]
}

function readStore(env: NodeJS.ProcessEnv): ObjectStoreSettings | undefined {
  if (!env.RELEASES_URL) return undefined
  const url = URL.canParse(env.RELEASES_URL) ? new URL(env.RELEASES_URL) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname === '/')
    throw new Error('RELEASES_URL is not the address of a bucket.')
  return {
    url: env.RELEASES_URL,
    accessKeyId: env.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.AWS_SECRET_ACCESS_KEY ?? '',
    region: env.AWS_REGION || 'us-east-1',
  }
}

/** Reads `name=build,name=build`. */
function readBuilds(text = ''): Record<string, string> {
  const builds = text.split(',').filter((each) => each !== '')
  const wrong = builds.find((each) => !/^[a-z][a-z0-9-]*=[a-f0-9]{12}$/.test(each))
  if (wrong !== undefined) throw new Error(`AWAITED_RELEASES: not a name and a build: ${wrong}`)
  return Object.fromEntries(builds.map((each) => each.split('=')))
}

function portFrom(text: string | undefined, usual: number): number {
  if (text === undefined || text === '') return usual
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`Not a port: ${text}`)
  return port
}
