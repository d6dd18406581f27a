import type { AdminProduct, BodyOf, savePicture } from '@ag/contracts'
import { AppError } from '@ag/core'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { pictures } from '../../db/schema'
import { type Actor, audit, checkVersion } from './audit'
import { drawPicture } from './draw-picture'
import { countChange, editOf, lockedProduct, readProduct } from './products'

/** The picture of a product: set, told of anew, or taken away. */
export function createProductPicture({ db, clock }: { db: Db; clock: Clock }) {
  const change = (
    actor: Actor,
    id: string,
    write: (transaction: Db, now: Date, before: AdminProduct) => Promise<void>,
  ): Promise<AdminProduct> =>
    db.transaction(async (transaction) => {
      const now = clock()
      const before = await lockedProduct(transaction, now, id)
      await write(transaction, now, before)
      const after = await readProduct(transaction, now, id)
      if (after.version !== before.version) await audit(transaction, now, actor, editOf(before, after))
      return after
    })

  return {
    async save(actor: Actor, id: string, { version, alt, content }: BodyOf<typeof savePicture>) {
      // Nothing is locked while it is drawn.
      const drawn = content === undefined ? undefined : await drawPicture(Buffer.from(content, 'base64'))
      return change(actor, id, async (transaction, now, before) => {
        await checkVersion(transaction, { entity: 'product', id }, before, version)
        if (!drawn && !before.picture) throw new AppError('VALIDATION_FAILED', { errors: [missing] })
        if (drawn)
          await transaction
            .insert(pictures)
            .values({ ...drawn, created_at: now })
            .onConflictDoUpdate({ target: pictures.name, set: { created_at: now } })
        await countChange(transaction, id, {
          picture_alt: alt,
          ...(drawn && { picture_name: drawn.name }),
        })
      })
    },

    remove: (actor: Actor, id: string) =>
      change(actor, id, async (transaction, _now, before) => {
        if (before.picture) await countChange(transaction, id, { picture_name: null, picture_alt: '' })
      }),
  }
}

const missing = { field: 'content', code: 'PICTURE_MISSING', message: 'Escolha uma imagem.' }
