import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, customType, timestamp } from 'drizzle-orm/pg-core'

/** A moment with its zone; read and written as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** Bytes as they are. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

const accents = 'áàâãäéèêëíìîïóòôõöúùûüçñ'
const letters = 'aaaaaeeeeiiiiooooouuuucn'

/** The words of some columns without their accents: an index over them and a search in them have to say the same. */
export function wordsIn(...columns: (AnyPgColumn | SQL)[]): SQL {
  const text = sql.join(
    columns.map((column) => sql`coalesce(${column}, '')`),
    sql.raw(` || ' ' || `),
  )
  const plain = sql`translate(lower(${text}), ${sql.raw(`'${accents}', '${letters}'`)})`
  return sql`to_tsvector('simple'::regconfig, regexp_replace(${plain}, '[^a-z0-9]+', ' ', 'g'))`
}

/** What somebody types, as a search for words that begin like theirs; undefined when it holds none. */
export function searchFor(typed: string): string | undefined {
  const found = typed
    .toLowerCase()
    .replace(/[áàâãäéèêëíìîïóòôõöúùûüçñ]/g, (accented) => letters[accents.indexOf(accented)] ?? '')
    .match(/[a-z0-9]+/g)
  return found?.map((word) => `${word}:*`).join(' & ')
}

const literally = (typed: string) => typed.replace(/[\\%_]/g, '\\$&')

/** What somebody types, as a pattern of text that contains it. */
export const containing = (typed: string) => `%${literally(typed)}%`

/** The same of text that begins with it. */
export const beginning = (typed: string) => `${literally(typed)}%`
