import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { users } from '../../db/schema'
import { profileOf } from './billing-profile'
import { cannotPay } from './cannot-pay'
import type { Payer } from './payment-provider'

/** Who a company's boletos are made out to: whom its invoices are for, and the address of who opened the account. */
export async function payerOf(db: Db, companyId: string): Promise<Payer> {
  const profile = await profileOf(db, companyId)
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.company_id, companyId))
    .orderBy(asc(users.created_at), asc(users.id))
    .limit(1)
  if (!profile?.address || !user) {
    throw cannotPay('billing_profile', 'Para pagar com boleto, preencha antes seus dados de faturamento.')
  }
  const { document, legal_name, address } = profile
  return { document, legal_name, address, email: user.email }
}
