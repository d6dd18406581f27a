import { fileURLToPath } from 'node:url'
import { watchClosing } from '@ag/core/closing'
import type { Tracing } from '@ag/core/tracing'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { type Clock, systemClock } from './clock'
import type { Config } from './config'
import type { Database } from './db/database'
import { makeMonths } from './db/monthly'
import { deadlines } from './deadlines'
import { accountRoutes } from './modules/account/account-routes'
import { deleteDueAccounts } from './modules/account/delete-accounts'
import { adminRoutes } from './modules/admin/admin-routes'
import { agentRoutes } from './modules/agents/agent-routes'
import { createBusinessIntelligence } from './modules/agents/business-intelligence/business-intelligence'
import { businessIntelligenceRoutes } from './modules/agents/business-intelligence/routes'
import { siteRoutes } from './modules/agents/site-builder/site-routes'
import { type ResolveTxt, systemDns } from './modules/agents/site-builder/sites'
import { createChannels } from './modules/agents/whatsapp/channel'
import { chatMails } from './modules/agents/whatsapp/chat-mails'
import { graphApi } from './modules/agents/whatsapp/graph-api'
import { carryOutHeard, heardKind } from './modules/agents/whatsapp/hear-whatsapp'
import { sendKind, sendWhatsapp } from './modules/agents/whatsapp/send-whatsapp'
import { whatsappWebhook } from './modules/agents/whatsapp/webhook'
import { whatsappRoutes } from './modules/agents/whatsapp/whatsapp-routes'
import { analyticsRoutes } from './modules/analytics/analytics-routes'
import { createAssistant } from './modules/assistant/assistant'
import { assistantRoutes } from './modules/assistant/assistant-routes'
import { countUnderstood } from './modules/assistant/count-understood'
import { authRoutes } from './modules/auth/auth-routes'
import { createBreachCheck } from './modules/auth/breach-check'
import { createKnownDevices } from './modules/auth/known-devices'
import { accountMails } from './modules/auth/mails'
import { passkeyRoutes } from './modules/auth/passkey-routes'
import { type IsGuessable, newPasswordRules } from './modules/auth/password-rules'
import { createPasswords, type Passwords } from './modules/auth/passwords'
import { carryOutForgot } from './modules/auth/recovery'
import { createSecondFactors } from './modules/auth/second-factor'
import { secondFactorRoutes } from './modules/auth/second-factor-routes'
import { createSecretBox } from './modules/auth/secret-box'
import { sessionRoutes } from './modules/auth/session-routes'
import { createSessions } from './modules/auth/sessions'
import { carryOutResend, carryOutSignup } from './modules/auth/sign-up'
import { createTokens } from './modules/auth/tokens'
import { createBilling } from './modules/billing/billing'
import { billingRoutes } from './modules/billing/billing-routes'
import { stripeWebhook } from './modules/billing/stripe-webhook'
import { subscriptionRoutes } from './modules/billing/subscription-routes'
import { catalogueRoutes } from './modules/catalogue/catalogue-routes'
import { cookieRoutes } from './modules/cookies/cookie-routes'
import { dashboardRoutes } from './modules/dashboard/dashboard-routes'
import { createLimits } from './modules/limits/limits'
import { finishMeetings } from './modules/meetings/finish-meetings'
import { createMeetings, meetingsRoutes } from './modules/meetings/meetings'
import { carryOutReminder, reminderKind } from './modules/meetings/reminders'
import { notificationRoutes } from './modules/notifications/notification-routes'
import { mailRoutes } from './modules/outbox/mail-routes'
import { createMailer } from './modules/outbox/mailer'
import type { Deliver } from './modules/outbox/smtp'
import { createWorker, type Worker } from './modules/outbox/worker'
import { forgetOld } from './modules/retention/forget-old'
import { settingsRoutes } from './modules/settings/settings-routes'
import { serviceKeys } from './modules/usage/service-keys'
import { tellOfLimits } from './modules/usage/usage-alerts'
import { usageMails } from './modules/usage/usage-mails'
import { usageRoutes } from './modules/usage/usage-routes'
import { checkInput } from './plugins/check-input'
import { describeCalls, showDocs } from './plugins/docs'
import { answerErrors } from './plugins/errors'
import { ignoreForwarded, trustedPeers } from './plugins/forwarded-address'
import { requestId } from './plugins/logging'
import { isProbe, observe } from './plugins/observability'
import { createPublicMemory } from './plugins/public-memory'
import { readJson } from './plugins/read-json'
import { refuseMethods } from './plugins/refuse-methods'
import { createRouter } from './plugins/router'
import { traceBackend } from './plugins/trace-backend'

/** What the server is built from; tests bring their own clock, database and cheap hashing. */
export interface Parts {
  config: Config
  database: Database
  secret: string
  log: FastifyBaseLogger
  clock?: Clock
  passwords?: Passwords
  isGuessable?: IsGuessable
  deliver?: Deliver
  /** Milliseconds before answers about accounts leave. */
  answerDelay?: number
  /** What the threads run that read tables and answer from them. */
  tableProgram?: string
  /** How dear a try is in work that a busy address has to prove. */
  workCost?: number
  /** Asks for TXT records of companies' domains. */
  resolveTxt?: ResolveTxt
  /** Without it nothing is traced. */
  tracing?: Tracing | undefined
}

export interface Backend {
  app: FastifyInstance
  worker: Worker
}

/** Long enough for the worker to have finished in the meantime. */
const usualAnswerDelay = 75
const largestBody = 64 * 1024
/** Beside the bundled server. */
const builtTableProgram = () => fileURLToPath(new URL('./table-worker.mjs', import.meta.url))

/** Puts the API together; opens no port and starts no work of its own. */
export async function buildApp(parts: Parts): Promise<Backend> {
  const { config, database, secret, log, clock = systemClock, deliver, workCost, tracing } = parts
  const { passwords = createPasswords(), answerDelay = usualAnswerDelay } = parts
  const { db } = database
  const checkNewPassword = newPasswordRules(createBreachCheck(config.breachCheckUrl, log), parts.isGuessable)

  const mailer = createMailer(db)
  const mails = accountMails(config.publicUrl)
  const limits = createLimits(db, clock, config.addressLimits)
  const tokens = createTokens(secret, clock)
  const sessions = createSessions({
    db,
    clock,
    tokens,
    limits,
    onReuse: async (inside, user, session, company) =>
      mailer.send(inside, clock(), mails.accessEnded(user, session.device), company),
    company: mailer.company,
  })
  const box = createSecretBox(secret, 'authenticators')
  const secondFactors = createSecondFactors({ db, clock, limits, box, mailer, mails })
  const writers = { clock, mailer, mails }
  const meetings = createMeetings({ db, clock, secret, publicUrl: config.publicUrl, workCost })
  const billing = createBilling({ db, clock, log, mailer, config })
  const { tableProgram: program = builtTableProgram() } = parts
  const businessIntelligence = createBusinessIntelligence({
    db,
    clock,
    log,
    mailer,
    publicUrl: config.publicUrl,
    program,
  })
  const graph = graphApi(config.whatsappApiUrl)
  const channels = createChannels({ db, secret, publicUrl: config.publicUrl, graph })
  const worker = createWorker({
    db,
    clock,
    log,
    mailer,
    deliver,
    tracing,
    leads: database.leads,
    filesOf: ({ invoice }) => billing.filesOf(invoice?.id),
    carryOut: {
      signup: carryOutSignup(writers),
      resend: asText(carryOutResend(writers)),
      forgot: asText(carryOutForgot(writers)),
      [reminderKind]: carryOutReminder({ clock, mailer, mails: meetings.mails }),
      [heardKind]: carryOutHeard({ clock, mailer, mails: chatMails(config.publicUrl) }),
    },
    sendOut: { [sendKind]: sendWhatsapp({ db, clock, channels, graph }) },
    jobs: {
      counters: limits.sweep,
      billing: billing.runJobs,
      usage: tellOfLimits({ db, clock, log, mailer, mails: usageMails(config.publicUrl) }),
      months: () => makeMonths(db, clock()),
      retention: () => forgetOld(db, clock()),
      deletions: deleteDueAccounts({ db, log, ...writers, meetingMails: meetings.mails }),
      meetings: finishMeetings({ db, clock }),
      businessIntelligence: businessIntelligence.runJobs,
      understood: () => countUnderstood(db, clock()),
    },
  })

  const assistant = createAssistant({ db, clock, log, limits, meetings, mailer, worker, config })

  const app = Fastify({
    loggerInstance: log,
    genReqId: requestId,
    logController: new LogController({ requestIdLogLabel: 'request_id', disableRequestLogging: isProbe }),
    trustProxy: trustedPeers(config.gatewayKey),
    bodyLimit: largestBody,
    handlerTimeout: deadlines.handler,
    requestTimeout: deadlines.handler,
    connectionTimeout: deadlines.browser,
    http: { headersTimeout: deadlines.handler, connectionsCheckingInterval: 2_000 },
    // The gateway keeps connections for less, so it never writes into one that is just closing.
    keepAliveTimeout: 72_000,
    // What still arrives on an open connection while the server closes is answered.
    return503OnClosing: false,
  })
  if (tracing) traceBackend(app, tracing, config.gatewayKey)
  const closing = watchClosing(app)
  ignoreForwarded(app, config.gatewayKey)
  app.setValidatorCompiler(checkInput)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('caller', null)
  app.decorateRequest('askedMemory', null)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  answerErrors(app)
  await app.register(helmet, { contentSecurityPolicy: false })
  readJson(app)
  const refuseOthers = refuseMethods(app)
  await describeCalls(app)
  if (config.docs) await showDocs(app)

  observe(app, { db, closing, config })
  if (!config.production) mailRoutes(app, db)
  const isServiceKey = serviceKeys(config.serviceKeys)
  const hasSecondFactor = config.adminSecondFactor ? secondFactors.isOn : undefined
  const memory = createPublicMemory(database.changes, clock)
  app.addHook('onClose', async () => memory.stop())
  const route = createRouter(app, { sessions, isServiceKey, memory, hasSecondFactor })
  const accounts = {
    db,
    clock,
    limits,
    passwords,
    checkNewPassword,
    sessions,
    knownDevices: createKnownDevices(secret, clock),
    secondFactors,
    mailer,
    mails,
    worker,
    startTrial: billing.startTrial,
  }
  authRoutes(route, { ...accounts, answerDelay })
  sessionRoutes(route, accounts)
  secondFactorRoutes(route, accounts)
  passkeyRoutes(route, { ...accounts, publicUrl: config.publicUrl })
  accountRoutes(route, accounts)
  catalogueRoutes(route, { db, clock })
  settingsRoutes(route, db, assistant)
  notificationRoutes(route, { db, clock, limits, worker })
  cookieRoutes(route, { db, clock, limits, sessions, publicUrl: config.publicUrl })
  analyticsRoutes(route, { db, clock, limits, sessions })
  dashboardRoutes(route, { db, clock })
  agentRoutes(route, { db, clock })
  siteRoutes(route, {
    db,
    clock,
    limits,
    mailer,
    secret,
    publicUrl: config.publicUrl,
    resolveTxt: parts.resolveTxt ?? systemDns,
  })
  whatsappRoutes(route, {
    db,
    clock,
    limits,
    mailer,
    worker,
    publicUrl: config.publicUrl,
    channels,
    graph,
  })
  await whatsappWebhook(app, { db, clock, worker, channels })
  subscriptionRoutes(route, billing)
  billingRoutes(route, billing)
  await stripeWebhook(app, billing)
  usageRoutes(route, { db, clock, takesReports: config.serviceKeys.length > 0 })
  meetingsRoutes(route, { db, clock, limits, sessions, worker, ...meetings })
  assistantRoutes(route, { db, clock, sessions, assistant, describe: meetings.describe })
  businessIntelligenceRoutes(route, { db, clock, businessIntelligence })
  app.addHook('onClose', businessIntelligence.stop)
  adminRoutes(route, {
    db,
    reading: database.reading,
    clock,
    limits,
    worker,
    mailer,
    publicUrl: config.publicUrl,
    traceUrl: config.traceUrl,
    billing,
    meetings,
    assistant,
  })
  refuseOthers()
  await app.ready()
  return { app, worker }
}

/** Requests that carry an address and nothing else. */
const asText =
  (carryOut: (db: Database['db'], email: string, company: string) => Promise<void>) =>
  (db: Database['db'], payload: unknown, company: string) =>
    carryOut(db, String(payload), company)
