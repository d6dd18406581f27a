import { type Endpoint, type ReplyOf, unknownWord } from '@ag/contracts'
import { AppError } from '@ag/core'

/**
 * Checks an answer against its contract. Servers are held to every word of it; here a word that this build does not know
 * is `unknown` where the contract says that there may be more of them, and one row that does not fit is left out: it
 * never takes the rest of its list down.
 * @throws {AppError} `BAD_GATEWAY`, where the answer as a whole does not fit
 */
export function readReply<E extends Endpoint>(endpoint: E, answer: unknown): ReplyOf<E>
export function readReply({ path, reply }: Endpoint, answer: unknown): unknown {
  if (!reply) return undefined
  const strict = reply.safeParse(answer)
  if (strict.success) return strict.data
  const odd: string[] = []
  const read = readAs(reply, answer, { path: [], odd })
  if (process.env.AG_DEVELOPMENT) console.warn(`${path} does not fit its contract:`, odd, strict.error)
  if (!read) throw new AppError('BAD_GATEWAY', { cause: strict.error })
  return read.value
}

/** As much of a schema as is looked at here. */
interface Schema {
  safeParse: (value: unknown) => { success: true; data: unknown } | { success: false }
  isOpen?: true
  _zod: {
    def: {
      type: string
      checks?: unknown[]
      shape?: Record<string, Schema>
      element?: Schema
      innerType?: Schema
      options?: Schema[]
    }
  }
}

interface Place {
  path: (string | number)[]
  /** What was left out or not known so far. */
  odd: string[]
  /** Is it part of a row? A row is shown whole or not at all. */
  inRow?: true
}

/** Wrapped, as a value may be undefined; nothing where it does not fit. */
type Read = { value: unknown } | undefined

function readAs(schema: Schema, value: unknown, place: Place): Read {
  const strict = schema.safeParse(value)
  if (strict.success) return { value: strict.data }
  if (schema.isOpen && typeof value === 'string') {
    note(place, value)
    return { value: unknownWord }
  }
  const read = readParts(schema, value, place)
  // What the contract says of the whole still holds.
  const { checks = [] } = schema._zod.def
  return read && checks.length > 0 && !schema.safeParse(read.value).success ? undefined : read
}

function readParts(schema: Schema, value: unknown, place: Place): Read {
  const { type, shape, element, innerType, options } = schema._zod.def
  if (shape) return readObject(shape, value, place)
  if (element) return readList(element, value, place)
  if (innerType && type !== 'default') return readAs(innerType, value, place)
  for (const option of options ?? []) {
    const read = readAs(option, value, place)
    if (read) return read
  }
  return undefined
}

function readObject(shape: Record<string, Schema>, value: unknown, place: Place): Read {
  if (typeof value !== 'object' || value === null) return undefined
  const result: Record<string, unknown> = {}
  for (const [key, schema] of Object.entries(shape)) {
    const part: unknown = Reflect.get(value, key)
    const read = readAs(schema, part, { ...place, path: [...place.path, key] })
    if (!read) return undefined
    if (key in value || read.value !== undefined) result[key] = read.value
  }
  return { value: result }
}

function readList(element: Schema, value: unknown, place: Place): Read {
  if (!Array.isArray(value)) return undefined
  // A row that lacks one of its own lines would say something else: only words may be missing from it.
  const mayMiss = !place.inRow || element._zod.def.type === 'enum'
  const rows: unknown[] = []
  for (const [index, row] of value.entries()) {
    const at: Place = { ...place, path: [...place.path, index], inRow: true }
    const read = readAs(element, row, at)
    if (read) rows.push(read.value)
    else if (mayMiss) note(at, row)
    else return undefined
  }
  // One row is an odd one; where none of several fits, the list is not what the contract says.
  return rows.length === 0 && value.length > 1 ? undefined : { value: rows }
}

function note({ path, odd }: Place, value: unknown): void {
  odd.push(`${path.join('.')}: ${JSON.stringify(value)}`)
}
