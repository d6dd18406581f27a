import { loadErrorWords } from '@ag/ui'
import { startAnalytics } from '../analytics/start-analytics'
import { mountAssistant } from '../assistant/mount-assistant'
import { Social } from '../layout/social'
import { giveSocial } from '../layout/social-place'
import { followReleases } from '../releases/follow-releases'
import { reportPage } from '../releases/report-page'
import { watchPage } from '../releases/watch-page'
import { fadeAreas } from '../routing/fade-areas'
import { prefetchLinks } from '../routing/prefetch-links'
import { tellExpired } from '../routing/tell-expired'
import type { StartedPage } from './started-page'

/** What a page needs once it answers its visitor, and not before: a chunk of its own, fetched when the page is ready. */
export function afterStart(page: StartedPage): void {
  reportPage(page)
  watchPage(page)
  tellExpired(page)
  const renewAssistant = mountAssistant(page)
  followReleases(page, renewAssistant)
  prefetchLinks(page)
  fadeAreas(page)
  giveSocial(Social)
  startAnalytics(page)
  void loadErrorWords().catch(() => undefined)
}
