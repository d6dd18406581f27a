import {
  type ConsentPreferences,
  getConsentReceipt,
  getCookiePolicy,
  getCookies,
  preferencesOf,
  saveConsent,
  tieConsent,
  withdrawConsent,
} from '@ag/contracts'
import { AppError } from '@ag/core'
import type { FastifyRequest } from 'fastify'
import { type Clock, hours } from '../../clock'
import type { Db } from '../../db/database'
import { truncateAddress } from '../../network-address'
import { idempotencyKeyOf } from '../../plugins/idempotency-key'
import type { Route } from '../../plugins/router'
import type { Sessions } from '../auth/sessions'
import { userIdOf } from '../auth/user-of-request'
import type { Limit, Limits } from '../limits/limits'
import { consentRepository } from './consent-repository'
import { cookieInfo } from './cookie-list'
import { cookiePolicy } from './policy'
import { choiceOf, recordConsent, type Visitor } from './record-consent'

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
    requestKey: idempotencyKeyOf(request),
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

  route(tieConsent, {
    tag,
    who: 'user',
    summary: 'Tie the decisions under one id to the account that is signed in',
    async handler({ params, caller, request }) {
      await limits.count(decisionsOfAddress, request.ip)
      const consents = consentRepository(db)
      return {
        tied: (await consents.exists(params.id)) && (await consents.tie(params.id, caller.user.id, clock())),
      }
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
