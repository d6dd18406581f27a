import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { seedCatalogue } from '../db/seed/catalogue'

/** The catalogue as it was seeded: for suites that change it. */
export async function freshCatalogue(db: Db): Promise<void> {
  await db.execute(sql`truncate products, transactional_prices, faq cascade`)
  await seedCatalogue(db)
}
