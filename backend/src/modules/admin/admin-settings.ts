import type { AdminSettings, BodyOf, saveAdminSettings as saveCall } from '@ag/contracts'
import { bareTaxId } from '@ag/contracts'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { lockedSettings, readStoredSettings, writeStoredSettings } from '../settings/settings-repository'
import { type Actor, audit, checkVersion, difference } from './audit'

/** What the owner says of the company, as it can be edited. */
export async function readAdminSettings(db: Db): Promise<AdminSettings> {
  return editable(await readStoredSettings(db))
}

function editable({ value, version }: Awaited<ReturnType<typeof readStoredSettings>>): AdminSettings {
  const { assistant, pix, ...site } = value
  return {
    ...site,
    assistant_enabled: assistant.enabled,
    assistant_color: assistant.brand?.color ?? '',
    assistant_corner: assistant.brand?.corner ?? 'round',
    assistant_side: assistant.brand?.side ?? 'right',
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
      const stored = await lockedSettings(transaction)
      const before = editable(stored)
      await checkVersion(transaction, { entity: 'settings', id: 'site' }, before, version)
      const { pix_key, pix_name, pix_city, version: _, ...known } = { ...before, ...edit }
      const { assistant_enabled, assistant_color, assistant_corner, assistant_side, ...site } = known
      await writeStoredSettings(transaction, {
        ...stored.value,
        ...site,
        cnpj: site.cnpj ? bareTaxId(site.cnpj) : null,
        assistant: {
          ...stored.value.assistant,
          enabled: assistant_enabled,
          brand: {
            ...(assistant_color !== '' && { color: assistant_color }),
            corner: assistant_corner,
            side: assistant_side,
          },
        },
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
