import { systemClock } from '../../clock'
import type { Passwords } from '../../modules/auth/passwords'
import { offerSettings } from '../../modules/settings/settings-repository'
import type { Db } from '../database'
import { seedCatalogue } from './catalogue'
import { seedConsultants } from './consultants'
import { seedDemo } from './demo'
import { demoTeam } from './demo-meetings'
import { demoSettings } from './settings'

/** Fills an empty database: the catalogue always, demo people only when asked. Safe to repeat. */
export async function seed(
  db: Db,
  { demo, passwords, now = systemClock() }: { demo: boolean; passwords: Passwords; now?: Date },
): Promise<void> {
  await seedCatalogue(db)
  await seedConsultants(db, demo ? demoTeam : undefined)
  if (!demo) return
  await offerSettings(db, demoSettings)
  await seedDemo(db, passwords, now)
}
