import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { codeOfError } from '../errors/error-code'
import { writeFileDurably } from '../registry/durable-file'
import { type Findings, finding, remembered, summed } from './findings'

const content = z.array(finding)

/** Keeps findings of one gateway in a file. A damaged one is history lost, and no reason not to serve. */
export async function findingsFile(folder: string): Promise<Findings> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'findings.json')
  let found = await readFile(file, 'utf8').then(
    (text) => content.safeParse(parsed(text)).data ?? [],
    (error: unknown) => {
      if (codeOfError(error) === 'ENOENT') return []
      throw error
    },
  )

  return {
    async add(more) {
      const next = remembered(summed([...found, ...more]))
      await writeFileDurably(file, JSON.stringify(next))
      found = next
    },
    since: async (day) => found.filter((one) => one.day >= day),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
