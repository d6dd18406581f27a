import type { AdminSettings, BodyOf, saveAdminSettings as saveCall } from '@ag/contracts'
import { bareTaxId } from '@ag/contracts'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { lockedSettings, readKeptSettings, writeKeptSettings } from '../settings/settings-repository'
import { type Actor, audit, checkVersion, difference } from './audit'

/** What the owner says of the company, as it can be edited. */
export async function readAdminSettings(db: Db): Promise<AdminSettings> {
  return editable(await readKeptSettings(db))
}

function editable({ value, version }: Awaited<ReturnType<typeof readKeptSettings>>): AdminSettings {
  const { assistant, pix, ...site } = value
  return {
    ...site,
    assistant_enabled: assistant.enabled,
    pix_key: pix.key,
    pix_name: pix.name,
    pix_city: pix.city,
    version,
  }
}

/** Changes the named fields, with the audit row. */
export const saveAdminSettings =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  (actor: Actor, { version, ...edit }: BodyOf<typeof saveCall>): Promise<AdminSettings> =>
    db.transaction(async (transaction) => {
      const kept = await lockedSettings(transaction)
      const before = editable(kept)
      await checkVersion(transaction, { entity: 'settings', id: 'site' }, before, version)
      const { assistant_enabled, pix_key, pix_name, pix_city, version: _, ...site } = { ...before, ...edit }
      await writeKeptSettings(transaction, {
        ...kept.value,
        ...site,
        cnpj: site.cnpj ? bareTaxId(site.cnpj) : null,
        assistant: { ...kept.value.assistant, enabled: assistant_enabled },
        pix: { key: pix_key, name: pix_name, city: pix_city },
      })
      const after = await readAdminSettings(transaction)
      await audit(transaction, clock(), actor, {
        action: 'edit',
        entity: 'settings',
        id: 'site',
        ...difference(before, after),
      })
      return after
    })
