/** What the thread that owns the embedded database is asked. */
export type WorkerRequest = { id: number } & (
  | { op: 'open'; dir: string | undefined; snapshot: string | undefined }
  | { op: 'query'; text: string; params: unknown[]; rowMode: 'array' | 'object' }
  | { op: 'dump' }
  | { op: 'close' }
)

/** What it answers to each. */
export interface WorkerResults {
  open: undefined
  query: QueryResult
  dump: ArrayBuffer
  close: undefined
}

export interface QueryResult {
  rows: unknown[]
  affectedRows: number | undefined
}

/** An error of the database without its values: what crosses the thread may end up in a log. */
export interface WorkerError {
  message: string
  code: string | undefined
  constraint: string | undefined
}

export type WorkerReply =
  | { id: number; result: WorkerResults[keyof WorkerResults] }
  | { id: number; error: WorkerError }
  /** What everybody may read has changed; sent ahead of the reply to what changed it. */
  | { changed: true }
