import type { PublicChanges } from '../public-changes'
import type { QueryResult } from './worker-protocol'

/** Something that runs one statement after another on one embedded database. */
export interface Engine {
  changes: PublicChanges
  query(text: string, params: unknown[], rowMode: 'array' | 'object'): Promise<QueryResult>
  /** Abandons a statement that does not end and comes back with what was committed. */
  restart(): Promise<void>
  /** Copies the database as it is now; nothing else may run meanwhile. */
  dump(): Promise<void>
  /** Writes the last dump to a file, beside other work. */
  writeDump(file: string): Promise<void>
  close(): Promise<void>
}
