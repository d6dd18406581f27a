import type { ProductPicture } from '@ag/contracts'
import { AppError } from '@ag/core'
import { and, eq, lt, notExists } from 'drizzle-orm'
import { after, days } from '../../clock'
import type { Db } from '../../db/database'
import { pictures, products } from '../../db/schema'

type PictureRow = typeof pictures.$inferSelect

/** The picture with its place and what is to be seen on it. */
export const describePicture = (
  { name, width, height }: Pick<PictureRow, 'name' | 'width' | 'height'>,
  alt: string,
): ProductPicture => ({ src: `/pictures/${name}`, alt, width, height })

export async function readPicture(db: Db, name: string): Promise<Uint8Array> {
  const [row] = await db.select({ content: pictures.content }).from(pictures).where(eq(pictures.name, name))
  if (!row) throw new AppError('NOT_FOUND')
  return row.content
}

/** Pages that were open when a picture went may still ask for it. */
const outlives = days(7)

/** Drops pictures that no product shows any more. */
export async function forgetPictures(db: Db, now: Date): Promise<void> {
  const showing = db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.picture_name, pictures.name))
  await db.delete(pictures).where(and(lt(pictures.created_at, after(now, -outlives)), notExists(showing)))
}
