import { dropOwnDatabases } from './own-database'

/** After the last suite of a run: the databases go that its suites made. */
export default async function dropAfterRun(): Promise<void> {
  const server = process.env.TEST_DATABASE_URL
  if (server) await dropOwnDatabases(server)
}
