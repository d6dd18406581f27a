import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import type { Route } from '../../plugins/router'
import type { Sessions } from '../auth/sessions'
import type { Limits } from '../limits/limits'
import type { Worker } from '../outbox/worker'
import { announce } from './announce'
import { createAvailability } from './availability'
import { availabilityRoutes } from './availability-routes'
import { bookingRoutes } from './booking-routes'
import { describeMeetings } from './describe-meeting'
import { createPlaces } from './find-places'
import { createManageLinks } from './manage-links'
import { meetingMails } from './meeting-mails'
import { meetingRoutes } from './meeting-routes'
import { createProofsOfWork } from './proof-of-work'
import { createSchedules } from './schedule-repository'

export type Meetings = ReturnType<typeof createMeetings>

interface Parts {
  db: Db
  clock: Clock
  secret: string
  publicUrl: string
  workCost?: number
}

/** What everything about meetings is built from. */
export function createMeetings({ db, clock, secret, publicUrl, workCost }: Parts) {
  const links = createManageLinks(secret, publicUrl)
  const mails = meetingMails(links, publicUrl)
  const schedules = createSchedules({ db, clock })
  const availability = createAvailability({ schedules, clock })
  const fallbackAddress = `nao-responda@${new URL(publicUrl).hostname}`
  return {
    links,
    mails,
    schedules,
    availability,
    fallbackAddress,
    describe: describeMeetings(links),
    places: createPlaces({ schedules, clock, availability }),
    proofs: createProofsOfWork(secret, workCost),
    announce: announce({ mails, fallbackAddress }),
  }
}

interface RouteNeeds extends Meetings {
  db: Db
  clock: Clock
  limits: Limits
  sessions: Sessions
  worker: Worker
}

export function meetingsRoutes(route: Route, needs: RouteNeeds): void {
  availabilityRoutes(route, needs)
  bookingRoutes(route, needs)
  meetingRoutes(route, needs)
}
