import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@ag/core'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { finding, firstRemembered } from '../status/findings'
import { type RegistryDocument, registryDocument } from './document'
import { writeFileDurably } from './durable-file'
import { change, type RegistryStore } from './store'

/** Any number that only changes of a registry use as their advisory lock. */
const registryLock = 4_072_027
/** Held by the gateway that makes the tables. */
const setUpLock = 4_072_028
const channel = 'gateway_registry'
/** What gateways publish to each other without storing it. */
const messages = 'gateway_messages'
const deadlines = { connect: 5000, statement: 5000, turn: 60_000 }
/** A lost connection is noticed by its end, or at the latest when the next look is due. */
const lookAgain = 5000
const reconnectAfter = 500
const mostConnections = 3

/**
 * Keeps the registry in PostgreSQL for several gateways: one changes it at a time, the others hear of it at once. The last
 * document is in a file besides, so that a gateway starts and serves while the database is away.
 */
export async function postgresStore(
  connectionString: string,
  folder: string,
  log: FastifyBaseLogger,
): Promise<RegistryStore> {
  await mkdir(folder, { recursive: true })
  const lastGoodFile = join(folder, 'registry.last-good.json')
  const common = { connectionString, connectionTimeoutMillis: deadlines.connect, keepAlive: true }
  const pool = new pg.Pool({
    ...common,
    max: mostConnections,
    application_name: 'gateway',
    query_timeout: deadlines.turn + 1000,
  })
  pool.on('error', (error) => log.warn({ err: error }, 'registry connection lost'))
  // One that breaks amid a turn is found out at its next statement; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  let isSetUp = false
  let kept: number | undefined
  let keeping = Promise.resolve()
  let holder: pg.PoolClient | undefined
  let closed = false

  async function connect(): Promise<pg.PoolClient> {
    const client = await pool.connect()
    if (isSetUp) return client
    try {
      await setUp(client)
      isSetUp = true
      return client
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  /** A connection for a turn, proved first: the database may have dropped idle ones, and nobody has noticed yet. */
  async function connectForTurn(): Promise<pg.PoolClient> {
    for (let dropped = 0; ; dropped += 1) {
      const client = await connect()
      try {
        // Whoever publishes holds it for seconds; the server lets go of it when the connection ends.
        await client.query(`set statement_timeout = ${deadlines.turn}`)
        return client
      } catch (error) {
        client.release(true)
        if (dropped === mostConnections) throw error
      }
    }
  }

  async function ask(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    const client = await connect()
    try {
      const { rows } = await client.query(text, values)
      client.release()
      return rows
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  async function readThere(): Promise<RegistryDocument | undefined> {
    const [row] = await ask('select document from gateway.registry')
    return row && registryDocument.parse(row.document)
  }

  /** Goes on behind what is live: no visitor waits for this disk, and one that takes nothing holds up no release. */
  function keepLastGood(document: RegistryDocument): void {
    if (kept === document.changes) return
    kept = document.changes
    keeping = keeping
      .then(() => writeFileDurably(lastGoodFile, JSON.stringify(document, null, 2)))
      .catch((error: unknown) => {
        kept = undefined
        log.error({ err: error }, 'the last good copy of the registry cannot be written')
      })
  }

  async function readHere(): Promise<RegistryDocument | undefined> {
    const text = await readFile(lastGoodFile, 'utf8').catch(() => undefined)
    return text === undefined ? undefined : registryDocument.parse(JSON.parse(text))
  }

  const subscribers: ((message: string) => void)[] = []
  let listening: pg.Client | undefined
  async function listen(listener: () => void): Promise<void> {
    if (closed) return
    const client = new pg.Client({ ...common, application_name: 'gateway-listener' })
    listening = client
    const again = () => {
      if (closed || listening !== client) return
      listening = undefined
      setTimeout(() => void listen(listener), reconnectAfter).unref()
    }
    client.on('notification', (heard) => {
      if (heard.channel === channel) listener()
      else for (const subscriber of subscribers) subscriber(heard.payload ?? '')
    })
    client.on('error', (error) => log.warn({ err: error }, 'registry no longer heard'))
    client.on('end', again)
    try {
      await client.connect()
      await client.query(`listen ${channel}; listen ${messages}`)
      listener()
    } catch (error) {
      log.warn({ err: error }, 'registry not heard')
      again()
    }
  }
  let looks: NodeJS.Timeout | undefined

  return {
    async read() {
      try {
        const document = await readThere()
        if (document) keepLastGood(document)
        return document
      } catch (error) {
        log.error({ err: error }, 'registry cannot be read, taking the last good copy')
        return readHere()
      }
    },

    async exclusively(task) {
      const client = await connectForTurn().catch((cause: unknown) => {
        throw new AppError('UNAVAILABLE', { cause, retryAfter: 5 })
      })
      let broken = true
      try {
        await client.query('select pg_advisory_lock($1)', [registryLock]).catch((cause: unknown) => {
          throw new AppError('UNAVAILABLE', { cause, retryAfter: 5 })
        })
        await client.query(`set statement_timeout = ${deadlines.statement}`)
        holder = client
        const result = await task().finally(() => {
          holder = undefined
        })
        broken = false
        return result
      } catch (error) {
        broken = !(error instanceof AppError)
        throw error
      } finally {
        if (!broken) await client.query('select pg_advisory_unlock_all()').catch(() => undefined)
        client.release(broken)
      }
    },

    async write(document, entry) {
      if (!holder) throw new Error('The registry is written in turn only.')
      await holder.query(
        `with logged as (insert into gateway.changes (number, entry) values ($1, $2) returning number),
            saved as (insert into gateway.registry (one, document) values (true, $3)
              on conflict (one) do update set document = excluded.document)
          select pg_notify('${channel}', number::text) from logged`,
        [entry.number, JSON.stringify(entry), JSON.stringify(document)],
      )
      keepLastGood(document)
    },

    async changes(count) {
      const rows = await ask('select entry from gateway.changes order by number desc limit $1', [
        count,
      ]).catch((error: unknown) => {
        log.error({ err: error }, 'changes of the registry cannot be read')
        return []
      })
      return rows.map(({ entry }) => change.parse(entry))
    },

    watch(listener) {
      void listen(listener)
      looks = setInterval(listener, lookAgain).unref()
    },

    async publish(message) {
      await ask('select pg_notify($1, $2)', [messages, message])
    },

    subscribe: (listener) => subscribers.push(listener),

    async takeOnce(mark, until) {
      // What is over stays for a day: clocks differ.
      const rows = await ask(
        `with over as (delete from gateway.taken where until < now() - interval '1 day')
          insert into gateway.taken (mark, until) values ($1, $2) on conflict do nothing returning mark`,
        [mark, until],
      ).catch((cause: unknown) => {
        throw new AppError('UNAVAILABLE', { cause, retryAfter: 5 })
      })
      return rows.length > 0
    },

    findings: {
      async add(found) {
        const [newest] = found
          .map(({ day }) => day)
          .sort()
          .reverse()
        if (newest === undefined) return
        await ask(
          `with over as (delete from gateway.findings where day < $1)
            insert into gateway.findings as kept (day, part, state, count)
            select day, part, state, count from jsonb_to_recordset($2)
              as found (day text, part text, state text, count integer)
            on conflict (day, part, state) do update set count = kept.count + excluded.count`,
          [firstRemembered(newest), JSON.stringify(found)],
        )
      },
      async since(day) {
        const rows = await ask('select * from gateway.findings where day >= $1 order by day', [day])
        return rows.map((row) => finding.parse(row))
      },
    },

    async close() {
      closed = true
      clearInterval(looks)
      await Promise.all([listening?.end().catch(() => undefined), pool.end(), keeping])
    },
  }
}

/** Two gateways that start at once would both make what they do not find. */
async function setUp(client: pg.PoolClient): Promise<void> {
  await client.query(`set statement_timeout = ${deadlines.statement}`)
  await client.query('begin')
  await client.query('select pg_advisory_xact_lock($1)', [setUpLock])
  await client.query('create schema if not exists gateway')
  await client.query(`create table if not exists gateway.registry (
    one boolean primary key default true check (one), document jsonb not null)`)
  await client.query(
    'create table if not exists gateway.changes (number integer primary key, entry jsonb not null)',
  )
  await client.query(
    'create table if not exists gateway.taken (mark text primary key, until timestamptz not null)',
  )
  await client.query(`create table if not exists gateway.findings (
    day text not null, part text not null, state text not null, count integer not null,
    primary key (day, part, state))`)
  await client.query('commit')
}
