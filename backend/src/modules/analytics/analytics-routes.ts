import { eventParameters, recordEvent, recordPageView, recordSpeed } from '@ag/contracts'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { type Clock, minutes } from '../../clock'
import type { Db } from '../../db/database'
import type { Route } from '../../plugins/router'
import type { Sessions } from '../auth/sessions'
import { userIdOf } from '../auth/user-of-request'
import type { Limit, Limits } from '../limits/limits'
import { analyticsRepository } from './analytics-repository'
import { addSpeed } from './speed'

const recordsOfAddress: Limit = { name: 'analytics-address', most: 240, window: minutes(10), byAddress: true }

interface Needs {
  db: Db
  clock: Clock
  limits: Limits
  sessions: Sessions
}

/** What happens on the site, told by browsers whose owners allow it. */
export function analyticsRoutes(route: Route, { db, clock, limits, sessions }: Needs): void {
  const tag = 'analytics'
  const records = analyticsRepository(db)

  /** Makes a record of what a browser told, unless its owner refuses; an address may tell so much and no more. */
  async function record({ ip, headers }: FastifyRequest, add: () => Promise<void>) {
    await limits.count(recordsOfAddress, ip)
    if (refusesTracking(headers)) return { recorded: false }
    await add()
    return { recorded: true }
  }

  route(recordEvent, {
    tag,
    who: 'anyone',
    summary: 'Record an event',
    handler: ({ body, request }) =>
      record(request, async () => {
        const { event_name, name, custom_parameters, params, ...said } = body
        await records.addEvent({
          ...circumstances(said, clock()),
          user_id: await userIdOf(sessions, request),
          event_name: event_name ?? name ?? '',
          parameters: z.parse(eventParameters, custom_parameters ?? params ?? {}),
        })
      }),
  })

  route(recordPageView, {
    tag,
    who: 'anyone',
    summary: 'Record that a page was seen',
    handler: ({ body, request }) =>
      record(request, async () => {
        const { page_title, referrer, ...said } = body
        await records.addPageView({
          ...circumstances(said, clock()),
          user_id: await userIdOf(sessions, request),
          page_title,
          referrer,
        })
      }),
  })

  route(recordSpeed, {
    tag,
    who: 'anyone',
    summary: 'Record how fast a page was',
    handler: ({ body, request }) => record(request, () => addSpeed(db, clock(), body)),
  })
}

interface Said {
  session_id?: string
  page_url?: string
  user_agent?: string
  timestamp?: string
}

const circumstances = ({ session_id, page_url, user_agent, timestamp }: Said, now: Date) => ({
  session_id,
  page_url,
  user_agent,
  happened_at: timestamp === undefined ? null : new Date(timestamp),
  recorded_at: now,
})

/** Browsers that refuse for their owner are not recorded, whatever a page sends. */
const refusesTracking = (headers: Record<string, unknown>): boolean => headers['sec-gpc'] === '1'
