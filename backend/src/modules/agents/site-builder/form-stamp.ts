import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { isoDay } from '@ag/core'
import { addDays, daysBetween } from '@ag/core/days'
import { siteRules } from './site-rules'

/** Marks that a form was asked for, of a site and a day: one page for everybody, and a form that ages. */
export interface FormStamps {
  of(slug: string, now: Date): string
  isFresh(stamp: string, slug: string, now: Date): boolean
}

export function createFormStamps(secret: string): FormStamps {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'forms of sites', 32))
  const stampOf = (slug: string, day: string) =>
    createHmac('sha256', key).update(`${slug} ${day}`).digest('base64url').slice(0, 27)
  return {
    of: (slug, now) => stampOf(slug, isoDay(now)),
    isFresh(stamp, slug, now) {
      const today = isoDay(now)
      return daysBetween(addDays(today, -siteRules.formDays), today).some((day) =>
        isSame(stampOf(slug, day), stamp),
      )
    },
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
