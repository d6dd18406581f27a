import { getSettings, type Settings } from '@ag/contracts'
import type { Db } from '../../db/database'
import type { Route } from '../../plugins/router'
import { readSettings } from './settings-repository'

/** Who runs the site, for everyone. */
export function settingsRoutes(
  route: Route,
  db: Db,
  statusOf: (settings: Settings) => Settings['assistant'],
): void {
  route(getSettings, {
    tag: 'settings',
    who: 'anyone',
    summary: 'Company, contacts and the state of the assistant',
    revalidated: true,
    async handler() {
      const settings = await readSettings(db)
      return { ...settings, assistant: statusOf(settings) }
    },
  })
}
