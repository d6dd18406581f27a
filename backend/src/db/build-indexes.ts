import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { migrationsFolder } from './migrations'

/**
 * Makes the indexes that migrations are about to make (`CREATE INDEX IF NOT EXISTS`), while others write: within the migration,
 * their tables would stand still until all of them are there.
 */
export async function buildIndexes(client: pg.Client): Promise<void> {
  const isThere = async (name: string) =>
    (await client.query('select to_regclass($1) as found', [name])).rows[0].found !== null
  const made = 'drizzle.__drizzle_migrations'
  // A new database has nothing that could be held up.
  if (!(await isThere(made))) return
  const { rows } = await client.query(`select max(created_at)::float8 as last from ${made}`)
  const statements = readMigrationFiles({ migrationsFolder })
    .filter(({ folderMillis }) => folderMillis > rows[0].last)
    .flatMap(({ sql }) => sql)
  for (const statement of statements) {
    const [, name, table] = /^CREATE INDEX IF NOT EXISTS "(\w+)" ON "(\w+)"/m.exec(statement) ?? []
    if (!name || !table || !(await isThere(table))) continue
    // A start that was cut off leaves an index that nothing uses.
    const half = await client.query(
      'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
      [name],
    )
    if (half.rowCount) await client.query(`drop index concurrently "${name}"`)
    await client.query(statement.replace('CREATE INDEX', 'CREATE INDEX CONCURRENTLY'))
  }
}
