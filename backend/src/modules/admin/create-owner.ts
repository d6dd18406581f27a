import { companyField, emailField, nameField } from '@ag/contracts'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '../../db/database'
import { companies, users } from '../../db/schema'
import { newId } from '../../ids'
import type { CheckNewPassword } from '../auth/password-rules'
import type { Passwords } from '../auth/passwords'
import { emailKey, userRepository } from '../auth/user-repository'

const owner = z.object({ name: nameField, email: emailField, company: companyField, password: z.string() })

interface Needs {
  passwords: Passwords
  checkNewPassword: CheckNewPassword
}

/** Makes the first owner, or gives that role to somebody who has an account; their password then stays. */
export async function createOwner(
  db: Db,
  { passwords, checkNewPassword }: Needs,
  now: Date,
  given: z.input<typeof owner>,
): Promise<'created' | 'promoted'> {
  const { name, email, company, password } = z.parse(owner, given)
  const known = await userRepository(db).byEmail(email)
  if (known) {
    await db
      .update(users)
      .set({ role: 'owner', email_verified_at: known.email_verified_at ?? now })
      .where(eq(users.id, known.id))
    return 'promoted'
  }
  await checkNewPassword(password, { name, email, company }, true)
  const password_hash = await passwords.hash(password)
  await db.transaction(async (transaction) => {
    const company_id = newId('org')
    await transaction.insert(companies).values({ id: company_id, name: company, created_at: now })
    await transaction.insert(users).values({
      id: newId('usr'),
      company_id,
      name,
      email,
      email_key: emailKey(email),
      password_hash,
      role: 'owner',
      email_verified_at: now,
      created_at: now,
    })
  })
  return 'created'
}
