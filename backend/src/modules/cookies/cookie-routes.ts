import {
  type ConsentPreferences,
  getConsentReceipt,
  getCookiePolicy,
  getCookies,
  preferencesOf,
  saveConsent,
  withdrawConsent,
} from '@ag/contracts'
import { AppError } from '@ag/core'
import type { FastifyRequest } from 'fastify'
import { type Clock, hours } from '../../clock'
import type { Db } from '../../db/database'
import { bearerOf, type Route } from '../../plugins/router'
import type { Sessions } from '../auth/sessions'
import type { Limit, Limits } from '../limits/limits'
import { consentRepository } from './consent-repository'
import { cookieInfo } from './kept-cookies'
import { cookiePolicy } from './policy'
import { choiceOf, recordConsent, type Visitor } from './record-consent'
import { truncateAddress } from './truncate-address'

const decisionsOfAddress: Limit = { name: 'consent-address', most: 60, window: hours(1), byAddress: true }
const receiptsOfAddress: Limit = { name: 'receipt-address', most: 120, window: hours(1), byAddress: true }

const nothing: ConsentPreferences = { necessary: true, functional: false, analytics: false, marketing: false }

interface Needs {
  db: Db
  clock: Clock
  limits: Limits
  sessions: Sessions
  publicUrl: string
}

/** What the site keeps in a browser, and the record of who allowed it. */
export function cookieRoutes(route: Route, { db, clock, limits, sessions, publicUrl }: Needs): void {
  const tag = 'cookies'
  const record = recordConsent({ db, clock, publicUrl })

  const visitorOf = async (request: FastifyRequest): Promise<Visitor> => ({
    userAgent: request.headers['user-agent'],
    network: truncateAddress(request.ip),
    userId: await userIdOf(sessions, request),
    requestKey: requestKeyOf(request),
  })

  route(getCookies, {
    tag,
    who: 'anyone',
    summary: 'Everything that the site may keep in a browser, by category',
    revalidated: true,
    handler: () => cookieInfo,
  })

  route(getCookiePolicy, {
    tag,
    who: 'anyone',
    summary: 'The cookie policy',
    revalidated: true,
    handler: () => cookiePolicy,
  })

  route(saveConsent, {
    tag,
    who: 'anyone',
    summary: 'Record a decision about cookies',
    async handler({ body, request }) {
      await limits.count(decisionsOfAddress, request.ip)
      const preferences = preferencesOf(body)
      if (!preferences) throw new AppError('VALIDATION_FAILED')
      const action = body.action ?? choiceOf(preferences)
      return record({ action, preferences, said: body }, await visitorOf(request))
    },
  })

  route(withdrawConsent, {
    tag,
    who: 'anyone',
    summary: 'Take a decision about cookies back',
    async handler({ body, request }) {
      await limits.count(decisionsOfAddress, request.ip)
      return record({ action: 'withdraw', preferences: nothing, said: body }, await visitorOf(request))
    },
  })

  route(getConsentReceipt, {
    tag,
    who: 'anyone',
    summary: 'The receipt of the decisions under one id',
    async handler({ params, request }) {
      await limits.count(receiptsOfAddress, request.ip)
      const receipt = await consentRepository(db).receipt(params.id)
      if (!receipt) throw new AppError('NOT_FOUND')
      return receipt
    },
  })
}

/** A decision is recorded whoever makes it: a session that is over only leaves it without a name. */
async function userIdOf(sessions: Sessions, request: FastifyRequest): Promise<string | undefined> {
  const token = bearerOf(request)
  if (!token) return undefined
  try {
    return (await sessions.authenticate(token)).user.id
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

function requestKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  return typeof key === 'string' && /^[\w-]{16,128}$/.test(key) ? key : undefined
}
