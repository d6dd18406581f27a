import type { QueryResult } from './worker-protocol'

/** Something that runs one statement after another on one embedded database. */
export interface Engine {
  query(text: string, params: unknown[], rowMode: 'array' | 'object'): Promise<QueryResult>
  /** Abandons a statement that does not end and comes back with what was committed. */
  restart(): Promise<void>
  snapshot(file: string): Promise<void>
  close(): Promise<void>
}
