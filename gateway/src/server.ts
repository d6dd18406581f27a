import { endpoints } from '@ag/contracts'
import { pino } from 'pino'
import { buildGateway } from './app'
import { rendererProgram } from './prerender/renderer-program'
import { settingsFrom } from './settings'

const shutdownLimit = 10_000

const settings = settingsFrom(process.env)
const logger = pino({ level: settings.logLevel })
const app = await buildGateway({ settings, endpoints, logger, renderer: rendererProgram(import.meta.url) })
const address = await app.listen({ host: settings.host, port: settings.port })
logger.info({ address }, 'gateway ready')

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    logger.info({ signal }, 'gateway stops')
    setTimeout(() => process.exit(1), shutdownLimit).unref()
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'gateway did not stop cleanly')
        process.exit(1)
      },
    )
  })
}
