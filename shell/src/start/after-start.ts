import { keepAnalytics } from '../analytics/keep-analytics'
import { mountAssistant } from '../assistant/mount-assistant'
import { followReleases } from '../releases/follow-releases'
import { reportPage } from '../releases/report-page'
import { warmLinks } from '../routing/warm-links'
import type { StartedPage } from './started-page'

/** What a page needs once it answers its visitor, and not before: a chunk of its own, fetched when the page is ready. */
export function afterStart(page: StartedPage): void {
  reportPage(page)
  const renewAssistant = mountAssistant(page)
  followReleases(page, renewAssistant)
  warmLinks(page)
  keepAnalytics()
}
