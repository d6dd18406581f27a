import { join, resolve } from 'node:path'
import { type PaymentType, paymentType } from '@ag/contracts'
import { readTracing, type TracingSettings } from '@ag/core/tracing'
import { isWeakKey, refuseSettings } from '@ag/core/weak-key'

/** A model behind an address that speaks like OpenAI's. */
export interface AssistantModel {
  url: string
  key: string | undefined
  name: string
  /** Bounds what it may cost a day. */
  callsPerDay: number
}

/** What the environment decides, read once at start. */
export interface Config {
  production: boolean
  host: string
  port: number
  dataDir: string
  /** PostgreSQL when given, otherwise the embedded database below `dataDir`. */
  databaseUrl: string | undefined
  /** A copy that PostgreSQL keeps of it, for lists and reports. */
  replicaUrl: string | undefined
  embeddedAccepted: boolean
  smtpUrl: string | undefined
  mailFrom: string | undefined
  demo: boolean
  addressLimits: boolean
  /** Passwords are hashed with next to no work. */
  quickPasswords: boolean
  /** Where people reach the site; mailed links point there. */
  publicUrl: string
  authSecret: string | undefined
  /** Range service that knows leaked passwords; without it none is asked. */
  breachCheckUrl: string | undefined
  /** Service that knows the address of a CEP; without it addresses are typed. */
  postalCodeUrl: string | undefined
  /** Where WhatsApp's Cloud API is. */
  whatsappApiUrl: string
  /** Administrators get to nothing they administer before they have a second factor. */
  adminSecondFactor: boolean
  docs: boolean
  /** Finds words for open questions to the assistant; without one its own rules answer everything. */
  assistantModel: AssistantModel | undefined
  /** Keys with which our own services report usage; without any none may. */
  serviceKeys: string[]
  /** Payments without money, with cards that pass or fail. */
  paymentSandbox: boolean
  stripe:
    | {
        secretKey: string
        webhookSecret: string | undefined
        types?: readonly PaymentType[]
        address?: string
      }
    | undefined
  /** Whose account a Pix goes to that no provider handles. */
  pix: { key: string; name: string; city: string } | undefined
  /** By which the gateway proves that it is the gateway: the same on both. */
  gatewayKey: string | undefined
  /** Opens `/metrics` in production, besides to the gateway. */
  metricsToken: string | undefined
  /** Where traces go; without it there are none. */
  tracing: TracingSettings | undefined
  /** Where the trace of a request is looked at, with `{requestId}` in the place of its id. */
  traceUrl: string | undefined
  logLevel: string
}

/** Reads and checks the environment; an impossible combination is an error with a reason. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const production = env.NODE_ENV === 'production'
  const config: Config = {
    production,
    host: env.HOST || '127.0.0.1',
    port: portNumber(env.API_PORT, 4000),
    dataDir: resolve(env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    replicaUrl: env.DATABASE_REPLICA_URL || undefined,
    embeddedAccepted: env.PGLITE_IN_PRODUCTION === 'accepted',
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM || undefined,
    demo: switchedOn('DEMO', env.DEMO, !production),
    addressLimits: switchedOn('ADDRESS_LIMITS', env.ADDRESS_LIMITS, true),
    quickPasswords: switchedOn('QUICK_PASSWORDS', env.QUICK_PASSWORDS, false),
    publicUrl: (env.PUBLIC_URL || `http://localhost:${portNumber(env.PORT, 3000)}`).replace(
      /(?<!\/)\/+$/,
      '',
    ),
    authSecret: env.AUTH_SECRET || undefined,
    breachCheckUrl: webAddress('BREACH_CHECK_URL', env.BREACH_CHECK_URL),
    postalCodeUrl: webAddress('CEP_URL', env.CEP_URL),
    whatsappApiUrl: webAddress('WHATSAPP_API_URL', env.WHATSAPP_API_URL) ?? 'https://graph.facebook.com',
    adminSecondFactor: switchedOn('ADMIN_SECOND_FACTOR', env.ADMIN_SECOND_FACTOR, production),
    docs: switchedOn('DOCS', env.DOCS, !production),
    assistantModel: readModel(env),
    serviceKeys: (env.SERVICE_KEYS ?? '').split(',').filter(Boolean),
    paymentSandbox: switchedOn('PAYMENT_SANDBOX', env.PAYMENT_SANDBOX, !production && !canPay(env)),
    stripe: env.STRIPE_SECRET_KEY
      ? {
          secretKey: env.STRIPE_SECRET_KEY,
          webhookSecret: env.STRIPE_WEBHOOK_SECRET || undefined,
          types: paymentTypes(env.STRIPE_TYPES || 'card,pix,boleto'),
        }
      : undefined,
    pix: env.PIX_KEY
      ? { key: env.PIX_KEY, name: env.PIX_NAME || 'Automatize', city: env.PIX_CITY || 'Sao Paulo' }
      : undefined,
    gatewayKey: env.GATEWAY_KEY || undefined,
    metricsToken: env.METRICS_TOKEN || undefined,
    tracing: readTracing(
      env.OTEL_EXPORTER_OTLP_ENDPOINT,
      env.OTEL_TRACES_SAMPLER,
      env.OTEL_TRACES_SAMPLER_ARG,
    ),
    traceUrl: traceAddress(env.TRACE_URL),
    logLevel: env.LOG_LEVEL || 'info',
  }
  refuseSettings(problemsOf(config, env))
  return config
}

/** Everything about a configuration that may not stand, each with its reason. */
function problemsOf(config: Config, env: NodeJS.ProcessEnv): string[] {
  const keys = {
    AUTH_SECRET: config.authSecret,
    GATEWAY_KEY: config.gatewayKey,
    METRICS_TOKEN: config.metricsToken,
  }
  const weak = Object.entries(keys).filter(([, key]) => key && isWeakKey(key))
  const problems: Array<string | false> = [
    ...weak.map(([name]) => `${name} can be guessed: it needs 32 random characters.`),
    config.serviceKeys.some((key) => isWeakKey(key) || !/^[A-Za-z0-9._-]+$/.test(key)) &&
      'SERVICE_KEYS: each key needs at least 32 random letters, digits, dots, dashes or underscores.',
    config.paymentSandbox &&
      canPay(env) &&
      'PAYMENT_SANDBOX=on leaves no room for STRIPE_SECRET_KEY or PIX_KEY: nobody would pay.',
  ]
  const inProduction: Array<string | false> = [
    !config.databaseUrl &&
      !config.embeddedAccepted &&
      'DATABASE_URL is missing: the embedded database never syncs to disk and serves one process. ' +
        'PGLITE_IN_PRODUCTION=accepted accepts its limits.',
    !config.authSecret && 'AUTH_SECRET is missing: sessions are signed with it.',
    !config.gatewayKey &&
      'GATEWAY_KEY is missing: by it the backend knows its gateway, which needs the same.',
    !env.PUBLIC_URL && 'PUBLIC_URL is missing: mailed links would point to this machine.',
    Boolean(config.stripe && !config.stripe.webhookSecret) &&
      'STRIPE_WEBHOOK_SECRET is missing: nobody would hear of payments.',
    config.demo && 'DEMO=on opens accounts whose password everybody knows.',
    !config.addressLimits && 'ADDRESS_LIMITS=off lets one address guess without end.',
    config.quickPasswords && 'QUICK_PASSWORDS=on leaves passwords next to unprotected.',
    !config.adminSecondFactor && 'ADMIN_SECOND_FACTOR=off leaves the admin area to one password.',
  ]
  return [...problems, ...(config.production ? inProduction : [])].filter((each) => each !== false)
}

const canPay = (env: NodeJS.ProcessEnv) => Boolean(env.STRIPE_SECRET_KEY || env.PIX_KEY)

function paymentTypes(list: string): PaymentType[] {
  const types = list.split(',').map((each) => paymentType.safeParse(each.trim()).data)
  if (types.some((type) => type === undefined))
    throw new Error(`STRIPE_TYPES: not card, pix or boleto: ${list}`)
  return types.filter((type) => type !== undefined)
}

/** Directory of the embedded database. */
export const embeddedDir = (config: Config) => join(config.dataDir, 'database')

function portNumber(text: string | undefined, usual: number): number {
  if (!text) return usual
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`Not a port: ${text}`)
  return port
}

function readModel(env: NodeJS.ProcessEnv): AssistantModel | undefined {
  const url = webAddress('ASSISTANT_API_URL', env.ASSISTANT_API_URL)
  if (!url) return undefined
  if (!env.ASSISTANT_MODEL) throw new Error('ASSISTANT_API_URL needs ASSISTANT_MODEL, the name of the model.')
  const callsPerDay = Number(env.ASSISTANT_CALLS_PER_DAY || 2000)
  if (!Number.isInteger(callsPerDay) || callsPerDay < 0) {
    throw new Error(`ASSISTANT_CALLS_PER_DAY is no count: ${env.ASSISTANT_CALLS_PER_DAY}`)
  }
  return { url, key: env.ASSISTANT_API_KEY || undefined, name: env.ASSISTANT_MODEL, callsPerDay }
}

function webAddress(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined
  if (!/^https?:/.test(text) || !URL.canParse(text)) throw new Error(`${name} is no web address: ${text}`)
  return text.replace(/(?<!\/)\/+$/, '')
}

function traceAddress(text: string | undefined): string | undefined {
  const address = webAddress('TRACE_URL', text)
  if (address !== undefined && !address.includes('{requestId}'))
    throw new Error(`TRACE_URL has no place for {requestId}: ${text}`)
  return address
}

function switchedOn(name: string, text: string | undefined, usual: boolean): boolean {
  if (!text) return usual
  if (['on', '1', 'true'].includes(text)) return true
  if (['off', '0', 'false'].includes(text)) return false
  throw new Error(`${name} is on or off, not ${text}`)
}
