import type { Tracing } from '@ag/core/tracing'
import type pg from 'pg'
import type { SerialClient } from './pglite/serial-client'

/** A statement that joins many queries may fill pages. */
const longest = 2_000

/** Makes a span of each statement that is asked through a pool, be it of a transaction or not. */
export function tracePool(pool: pg.Pool, tracing: Tracing): void {
  pool.query = traced(pool.query.bind(pool), tracing)
}

/** The same for a client of the pool. What asks with a callback is the pool itself, which has been told of it already. */
export function traceClient(client: pg.ClientBase, tracing: Tracing): void {
  const query = client.query.bind(client) as Query
  const told = traced(query, tracing)
  client.query = ((...asked: unknown[]) =>
    typeof asked.at(-1) === 'function' ? query(...asked) : told(...asked)) as typeof client.query
}

/** Makes a span of each statement that is asked of the embedded database; its wait for others is a part of it. */
export function traceSerialClient(client: SerialClient, tracing: Tracing): SerialClient {
  return {
    ...client,
    query: traced(client.query, tracing),
    transaction: (work) =>
      client.transaction((inside) => work({ ...inside, query: traced(inside.query, tracing) })),
  }
}

type Query = (...asked: unknown[]) => Promise<unknown>

function traced<Ask>(ask: Ask, tracing: Tracing): Ask {
  const query = ask as Query
  const tracedQuery: Query = (...asked) => {
    const part = tracing.part(() => describe(textOf(asked[0])))
    if (!part) return query(...asked)
    const answer = query(...asked)
    answer.then(() => part.end(), part.end)
    return answer
  }
  return tracedQuery as Ask
}

/** Of a statement in the driver's words. */
const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : String((asked as { text?: string }).text)

/**
 * The statement with places for its values, which are people's data and never told. Texts that stand in the statement itself are
 * taken out, although nothing but names of ours should be there.
 */
function describe(text: string) {
  const statement = text.slice(0, longest).replace(/'[^']*(?:'|$)/g, "'…'")
  const [verb = 'statement'] = /^[a-z]+/i.exec(text.trimStart()) ?? []
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_]+)/i.exec(text) ?? []
  const name = table ? `${verb.toLowerCase()} ${table}` : verb.toLowerCase()
  return { name, attributes: { 'db.system.name': 'postgresql', 'db.query.text': statement } }
}
