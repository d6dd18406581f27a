import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import { codeOfError } from '../errors/error-code'
import type { Findings } from '../status/findings'
import { findingsFile } from '../status/findings-file'
import { type RegistryDocument, registryDocument } from './document'
import { writeFileDurably } from './durable-file'

/** One line of the change log. */
export const change = z.object({
  /** Number of the change; the document counts the same. */
  number: z.number(),
  at: z.string(),
  who: z.string(),
  what: z.string(),
  why: z.nullable(z.string()),
  set: z.string(),
})
export type Change = z.infer<typeof change>

/** The other gateways of the same registry. */
export interface Peers {
  /** Sends a short text to all of them; those that cannot be reached miss it. */
  publish(message: string): Promise<void>
  /** Calls back with what any of them has published. */
  subscribe(listener: (message: string) => void): void
  /**
   * True for the first who takes a mark, in whatever process.
   * @throws {AppError} `UNAVAILABLE` when that cannot be known
   */
  takeOnce(mark: string, until: Date): Promise<boolean>
}

/** Where the registry lives. */
export interface RegistryStore extends Peers {
  /** The document as it stood last; undefined while nothing was ever released. */
  read(): Promise<RegistryDocument | undefined>
  /**
   * Does something while nobody else, in no process, changes the registry.
   * @throws {AppError} `UNAVAILABLE` when that cannot be had
   */
  exclusively<Result>(task: () => Promise<Result>): Promise<Result>
  /** Only inside `exclusively`. */
  write(document: RegistryDocument, change: Change): Promise<void>
  /** The last changes, newest first. */
  changes(count: number): Promise<Change[]>
  /** Calls back when another process may have changed something. */
  watch(listener: () => void): void
  /** What the gateways of this registry have found about the service. */
  findings: Findings
  close(): Promise<void>
}

/** Marks that are remembered at once; more than anybody takes while they last. */
const mostMarks = 10_000

/** Keeps the registry in two files, for one process: the document, and its change log with one JSON line a change. */
export async function fileStore(folder: string, log: FastifyBaseLogger): Promise<RegistryStore> {
  await mkdir(folder, { recursive: true })
  const documentFile = join(folder, 'registry.json')
  const lastGoodFile = join(folder, 'registry.last-good.json')
  const changesFile = join(folder, 'changes.jsonl')
  const readDocument = async (file: string) =>
    registryDocument.parse(JSON.parse(await readFile(file, 'utf8')))

  const taken = new Map<string, number>()

  return {
    async read() {
      try {
        return await readDocument(documentFile)
      } catch (error) {
        if (codeOfError(error) === 'ENOENT') return undefined
        log.error({ err: error }, 'registry document is damaged, taking the last good copy')
        return readDocument(lastGoodFile)
      }
    },

    exclusively: (task) => task(),
    watch: () => undefined,
    publish: async () => undefined,
    subscribe: () => undefined,

    async takeOnce(mark, until) {
      if (taken.has(mark)) return false
      const now = Date.now()
      for (const [other, end] of taken) if (end <= now || taken.size >= mostMarks) taken.delete(other)
      taken.set(mark, until.getTime())
      return true
    },

    findings: await findingsFile(folder),

    close: async () => undefined,

    // The log comes first: a change that was logged and not written has a number the document never reached.
    async write(document, entry) {
      await appendFile(changesFile, `${JSON.stringify(entry)}\n`, { flush: true })
      const text = JSON.stringify(document, null, 2)
      await writeFileDurably(documentFile, text)
      await writeFileDurably(lastGoodFile, text)
    },

    async changes(count) {
      const text = await readFile(changesFile, 'utf8').catch(() => '')
      const lines = text.split('\n').filter((line) => line !== '')
      return lines
        .slice(-count)
        .flatMap((line) => parseChange(line))
        .reverse()
    },
  }
}

/** A line cut short by a crash is left out. */
function parseChange(line: string): Change[] {
  try {
    return [change.parse(JSON.parse(line))]
  } catch {
    return []
  }
}
