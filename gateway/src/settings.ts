import { resolve } from 'node:path'

export interface Settings {
  host: string
  port: number
  /** Origin of the backend; nothing a client sends changes it. */
  apiUrl: string
  /** Where the public finds the site, e.g. `https://example.com`: what pages and the sitemap name as their address. */
  origin: string
  /** Folder of the registry, the releases, the prerendered pages and the release tokens. */
  dataDir: string
  production: boolean
  /** Addresses whose `x-forwarded-for` is believed, e.g. those of a balancer. */
  trustedProxies: string[]
  /** Opens `/metrics` in production; without it they are shown outside production only. */
  metricsToken: string | undefined
  /** Release tokens by name, instead of the generated file. */
  releaseTokens: string | undefined
  logLevel: string
}

/** Reads the settings from the environment. */
export function settingsFrom(env: NodeJS.ProcessEnv): Settings {
  const port = portFrom(env.PORT, 3000)
  return {
    host: env.HOST ?? '127.0.0.1',
    port,
    apiUrl: new URL(env.API_URL ?? `http://127.0.0.1:${portFrom(env.API_PORT, 4000)}`).origin,
    origin: new URL(env.PUBLIC_URL || `http://localhost:${port}`).origin,
    dataDir: resolve(env.DATA_DIR ?? '.data'),
    production: env.NODE_ENV === 'production',
    trustedProxies: (env.TRUSTED_PROXIES ?? '').split(',').filter((address) => address !== ''),
    metricsToken: env.METRICS_TOKEN,
    releaseTokens: env.RELEASE_TOKENS,
    logLevel: env.LOG_LEVEL ?? 'info',
  }
}

function portFrom(text: string | undefined, usual: number): number {
  if (text === undefined || text === '') return usual
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`Not a port: ${text}`)
  return port
}
