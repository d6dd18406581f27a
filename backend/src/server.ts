import { hostname } from 'node:os'
import { lastResort } from '@ag/core/last-resort'
import { openTracing } from '@ag/core/tracing'
import pino from 'pino'
import { buildApp } from './app'
import { type Config, readConfig } from './config'
import { openDatabase } from './db/open-database'
import { seed } from './db/seed/seed'
import { shutdown } from './deadlines'
import { createPasswords, quickHashing, strongHashing } from './modules/auth/passwords'
import { installationSecret } from './modules/auth/tokens'
import { smtpDelivery } from './modules/outbox/smtp'
import { readSettings } from './modules/settings/settings-repository'
import { loggerOptions } from './plugins/logging'

/** Starts the API and ends it in order when asked to. Asked while it starts, it finishes that first: nothing is left half made. */
async function serve(): Promise<void> {
  const starting = start()
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, async () => {
      if (isStopping) return
      isStopping = true
      setTimeout(() => process.exit(1), shutdown.start).unref()
      const stop = await starting
      await stop(signal)
    })
  await starting
}

/** Starts the API; resolves to what ends it. */
async function start() {
  const config = readConfig(process.env)
  const log = pino(loggerOptions(config.logLevel))
  lastResort(log)
  const tracing =
    config.tracing &&
    (await openTracing({ service: 'backend', settings: config.tracing, log, bundle: import.meta.url }))
  const onLost = () => {
    log.fatal('another process took the embedded database: nothing more may be written')
    process.exit(1)
  }
  const database = await openDatabase(config, log, onLost, tracing)
  const passwords = createPasswords(config.quickPasswords ? quickHashing : strongHashing)
  await seed(database.db, { demo: config.demo, passwords })
  const mail = config.smtpUrl ? await mailDelivery(config, config.smtpUrl, database.db) : undefined
  const secret = config.authSecret ?? (await installationSecret(config.dataDir))
  const { app, worker } = await buildApp({
    config,
    database,
    secret,
    log,
    passwords,
    deliver: mail?.deliver,
    tracing,
  })

  await app.listen({ host: config.host, port: config.port })
  worker.start()
  return async function stop(signal: string): Promise<void> {
    log.info({ signal }, 'stopping')
    const hurry = setTimeout(() => {
      log.error('requests did not end in time')
      process.exit(1)
    }, shutdown.notice + shutdown.drain)
    hurry.unref()
    await app.leave(config.production ? shutdown.notice : 0)
    await worker.stop()
    mail?.close()
    await database.close()
    await tracing?.stop()
    log.info('stopped')
    process.exit(0)
  }
}

async function mailDelivery(config: Config, smtpUrl: string, db: Parameters<typeof readSettings>[0]) {
  const domain = new URL(config.publicUrl).hostname || hostname()
  const { company_name, contact_email } = await readSettings(db)
  const address = config.mailFrom ?? (contact_email || `nao-responda@${domain}`)
  const from = address.includes('<') ? address : `"${company_name.replace(/["\\]/g, '')}" <${address}>`
  return smtpDelivery(smtpUrl, from, domain)
}

serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
