import type { AdminRole } from '@ag/contracts'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { users } from '../db/schema'
import type { TestBackend } from './test-backend'

/** A token of somebody with a role, by the address `<role>@empresa.com.br`; asked for again, it is the same person. */
export async function tokenOf(
  backend: TestBackend,
  { db }: Database,
  role: AdminRole,
  name = 'Rita Regra',
): Promise<string> {
  const email = `${role}.${name.toLowerCase().replace(/\W/g, '')}@empresa.com.br`
  const credentials = await backend.customer(email, { name, company: 'Automatize' })
  await db.update(users).set({ role }).where(eq(users.email, email))
  return backend.token(credentials)
}
