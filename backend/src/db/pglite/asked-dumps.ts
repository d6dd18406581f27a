import { randomUUID } from 'node:crypto'
import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { minutes } from '../../clock'
import type { Engine } from './engine'
import type { SerialClient } from './serial-client'

// Only the process that has the embedded database open can copy it. Another asks it by a file beside the database's
// directory, which nobody but the owner of the data can write.

const request = (dir: string, id: string) => `${dir}.asked-${id}`
const answer = (dir: string, id: string) => `${dir}.dump-${id}.tar.gz`

/** How often the process that has the database open looks for requests, in milliseconds. */
export const lookForRequests = 500
const patience = minutes(2)

/**
 * Asks the process that has a database open for a copy of it as it is now.
 * @returns the file of the copy, which the caller removes
 * @throws when nobody has answered within two minutes, or the copy could not be made
 */
export async function askForDump(dir: string): Promise<string> {
  const id = randomUUID()
  const asked = request(dir, id)
  const file = answer(dir, id)
  await writeFile(asked, '', { mode: 0o600 })
  try {
    for (const deadline = Date.now() + patience; Date.now() < deadline; await wait(100)) {
      const isAsked = await exists(asked)
      if (await exists(file)) return file
      if (!isAsked) throw new Error('The site could not copy its database; its log says why.')
    }
    throw new Error('The site did not copy its database within two minutes.')
  } finally {
    await rm(asked, { force: true })
  }
}

/**
 * Makes the copies that are asked for. A request is gone once it was answered, or could not be.
 * @param look makes the database read-only where that was asked before the copy
 */
export async function answerRequests(
  client: SerialClient,
  engine: Engine,
  look: () => Promise<void>,
  dir: string,
): Promise<void> {
  const beginning = `${basename(dir)}.asked-`
  const names = (await readdir(dirname(dir))).filter((name) => name.startsWith(beginning))
  for (const name of names) {
    try {
      await client.exclusively(async () => {
        await look()
        await engine.dump()
      })
      await engine.writeDump(answer(dir, name.slice(beginning.length)))
    } finally {
      await rm(join(dirname(dir), name), { force: true })
    }
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
