import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { embedded } from '../db/pglite/pglite'
import { serialClient } from '../db/pglite/serial-client'
import { workerEngine } from '../db/pglite/worker-engine'
import { openPostgres } from '../db/postgres'
import { companies } from '../db/schema'

// The yardstick of `npm run bench:reads`: a server with nothing but one indexed select, through the driver that the backend
// uses. `DATABASE_URL` names an empty database; without it there is one in memory. `PORT` is where it listens.

async function open() {
  const connectionString = process.env.DATABASE_URL
  if (connectionString) return openPostgres({ connectionString })
  const engine = await workerEngine()
  return embedded(serialClient(engine), engine)
}

const database = await open()
const { db } = database
await database.migrate()
await db.insert(companies).values({ id: 'org_1', name: 'Padaria Central', created_at: new Date() })

const app = Fastify()
app.get('/', async () => {
  const [row] = await db.select().from(companies).where(eq(companies.id, 'org_1'))
  return row
})
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
