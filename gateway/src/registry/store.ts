import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import { codeOfError } from '../errors/error-code'
import { type RegistryDocument, registryDocument } from './document'
import { writeFileDurably } from './durable-file'

/** One line of the change log. */
const change = z.object({
  /** Number of the change; the document counts the same. */
  number: z.number(),
  at: z.string(),
  who: z.string(),
  what: z.string(),
  why: z.nullable(z.string()),
  set: z.string(),
})
export type Change = z.infer<typeof change>

/** Where the registry lives. */
export interface RegistryStore {
  read(): Promise<RegistryDocument | undefined>
  write(document: RegistryDocument, change: Change): Promise<void>
  /** The last changes, newest first. */
  changes(count: number): Promise<Change[]>
}

/** Keeps the registry in two files: the document, and its change log with one JSON line a change. */
export async function fileStore(folder: string, log: FastifyBaseLogger): Promise<RegistryStore> {
  await mkdir(folder, { recursive: true })
  const documentFile = join(folder, 'registry.json')
  const lastGoodFile = join(folder, 'registry.last-good.json')
  const changesFile = join(folder, 'changes.jsonl')
  const readDocument = async (file: string) =>
    registryDocument.parse(JSON.parse(await readFile(file, 'utf8')))

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
