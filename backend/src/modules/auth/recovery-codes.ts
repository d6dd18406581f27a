import { createHash, randomBytes } from 'node:crypto'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { recovery_codes } from '../../db/schema'

const howMany = 10
/** 120 bits: too many to guess, so that a plain hash keeps them. */
const lettersOfCode = 24
/** 32 of them, without letters that are taken for others. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** Gives somebody new codes in the place of all they had; only hashes are kept, so this is the one time they are told. */
export async function renewRecoveryCodes(db: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode)
  await dropRecoveryCodes(db, userId)
  await db
    .insert(recovery_codes)
    .values(codes.map((code) => ({ user_id: userId, hash: hashOf(plainCode(code)) })))
  return codes
}

/** Uses a code up, written in any way; of any number of simultaneous uses one succeeds. */
export async function useRecoveryCode(db: Db, now: Date, userId: string, code: string): Promise<boolean> {
  const used = await db
    .update(recovery_codes)
    .set({ used_at: now })
    .where(
      and(
        eq(recovery_codes.user_id, userId),
        eq(recovery_codes.hash, hashOf(plainCode(code))),
        isNull(recovery_codes.used_at),
      ),
    )
    .returning({ hash: recovery_codes.hash })
  return used.length === 1
}

/** How many codes somebody can still use. */
export async function recoveryCodesLeft(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recovery_codes)
    .where(and(eq(recovery_codes.user_id, userId), isNull(recovery_codes.used_at)))
  return row?.left ?? 0
}

export async function dropRecoveryCodes(db: Db, userId: string): Promise<void> {
  await db.delete(recovery_codes).where(eq(recovery_codes.user_id, userId))
}

/** A code as it is compared: spaces, dashes and capitals do not count. */
export const plainCode = (code: string) => code.replace(/[\s\p{Pd}]/gu, '').toLowerCase()

/** `abcd-efgh-jkmn-pqrs-tvwx-yz01` */
function newCode(): string {
  const letters = Array.from(randomBytes(lettersOfCode), (byte) => alphabet.charAt(byte % alphabet.length))
  return letters.join('').replace(/.{4}(?=.)/g, '$&-')
}

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex')
