import { randomBytes } from 'node:crypto'
import pg from 'pg'

// For tests on a database server. No browser is needed for it: this is an entry point of its own.

/** How the names of databases begin that the tests of one run make. */
const ofThisRun = `test_${process.env.TEST_RUN ?? 'alone'}_`

/**
 * A new database on a PostgreSQL server, empty or a copy of another one that nobody uses. It goes when the run ends
 * (`dropOwnDatabases`): to drop one the server writes everything out, which takes it seconds under load.
 * @returns its address
 */
export async function createOwnDatabase(server: string, template?: string): Promise<string> {
  const name = ofThisRun + randomBytes(8).toString('hex')
  await onServer(server, async (client) => {
    await client.query(`create database ${name}${template ? ` template ${template}` : ''}`)
    // No test cuts the server's power: nobody has to wait for its disk.
    await client.query(`alter database ${name} set synchronous_commit = off`)
  })
  return addressOn(server, name)
}

/** Servers allow for a hundred connections, and more than these are not needed. */
const atOnce = 16

/** Drops what the tests of this run have made, many at once: the server then writes everything out once for all of them. */
export async function dropOwnDatabases(server: string): Promise<void> {
  let names: string[] = []
  await onServer(server, async (client) => {
    const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [
      ofThisRun,
    ])
    names = rows.map(({ datname }) => datname)
  })
  while (names.length > 0)
    await Promise.all(
      names
        .splice(0, atOnce)
        .map((name) => onServer(server, (client) => client.query(`drop database ${name} with (force)`))),
    )
}

/** Asks a database by a connection of its own. */
export async function onServer(
  address: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** The address of another database on the same server. */
export function addressOn(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
