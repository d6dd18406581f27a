import { endpoints } from '@ag/contracts'
import { lastResort } from '@ag/core/last-resort'
import { openTracing } from '@ag/core/tracing'
import { pino } from 'pino'
import { buildGateway } from './app'
import { rendererProgram } from './prerender/renderer-program'
import { settingsFrom } from './settings'

/** A release that is being written is finished first. */
const shutdownLimit = 20_000
/** For balancers to notice that nobody is to be sent here any more. */
const notice = 2_000

const settings = settingsFrom(process.env)
const logger = pino({ level: settings.logLevel })
lastResort(logger)
const starting = start()

let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isStopping) return
    isStopping = true
    logger.info({ signal }, 'gateway stops')
    setTimeout(() => process.exit(1), shutdownLimit).unref()
    const closed = starting.then(({ app, tracing }) =>
      app.leave(settings.production ? notice : 0).then(() => tracing?.stop()),
    )
    closed.then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'gateway did not stop cleanly')
        process.exit(1)
      },
    )
  })
}
await starting

async function start() {
  const tracing =
    settings.tracing &&
    (await openTracing({
      service: 'gateway',
      settings: settings.tracing,
      log: logger,
      bundle: import.meta.url,
    }))
  const renderer = rendererProgram(import.meta.url)
  const app = await buildGateway({ settings, endpoints, logger, renderer, tracing })
  const address = await app.listen({ host: settings.host, port: settings.port })
  logger.info({ address }, 'gateway serves')
  return { app, tracing }
}
