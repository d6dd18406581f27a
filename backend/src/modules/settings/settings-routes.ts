import { getSettings, type Settings } from '@ag/contracts'
import type { Db } from '../../db/database'
import type { Route } from '../../plugins/router'
import { readSettings } from './settings-repository'

/** Who runs the site, for everyone. */
export function settingsRoutes(
  route: Route,
  db: Db,
  assistant: { status: (settings: Settings) => Settings['assistant']; health: () => string },
): void {
  route(getSettings, {
    tag: 'settings',
    who: 'anyone',
    summary: 'Company, contacts and the state of the assistant',
    remembered: { besides: assistant.health },
    async handler() {
      const settings = await readSettings(db)
      return { ...settings, assistant: assistant.status(settings) }
    },
  })
}
