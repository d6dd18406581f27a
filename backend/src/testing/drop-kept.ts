import { dropKept } from './describe-database'

/** After the last suite: databases that workers have kept for the next one go. */
export default async function dropKeptDatabases(): Promise<void> {
  const server = process.env.TEST_DATABASE_URL
  if (server) await dropKept(server)
}
