import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { billing_profiles, users } from '../../db/schema'
import { cannotPay } from './cannot-pay'
import type { Payer } from './payment-provider'

/** Who a company's boletos are made out to: whom its invoices are for, and the address of who opened the account. */
export async function payerOf(db: Db, companyId: string): Promise<Payer> {
  const [stored] = await db.select().from(billing_profiles).where(eq(billing_profiles.company_id, companyId))
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.company_id, companyId))
    .orderBy(asc(users.created_at), asc(users.id))
    .limit(1)
  if (!stored || !user) {
    throw cannotPay('billing_profile', 'Para pagar com boleto, preencha antes seus dados de faturamento.')
  }
  const { document, legal_name, address } = stored.profile
  return { document, legal_name, address, email: user.email }
}
