import { getSettings } from '@ag/contracts'
import type { Db } from '../../db/database'
import type { Route } from '../../plugins/router'
import { readSettings } from './settings-repository'

/** Who runs the site, for everyone. */
export function settingsRoutes(route: Route, db: Db): void {
  route(getSettings, {
    tag: 'settings',
    who: 'anyone',
    summary: 'Company, contacts and the state of the assistant',
    revalidated: true,
    handler: () => readSettings(db),
  })
}
