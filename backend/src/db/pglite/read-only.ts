import { stat } from 'node:fs/promises'
import type { Engine } from './engine'

/** The file that makes an embedded database read-only, beside its directory: it lies there from the beginning of a move. */
export const readOnlyFile = (dir: string) => `${dir}.read-only`

const isWanted = (dir: string) =>
  stat(readOnlyFile(dir)).then(
    () => true,
    () => false,
  )

/** Throws where a move has begun: a start writes, and what it wrote would not be moved. */
export async function refuseReadOnly(dir: string): Promise<void> {
  if (await isWanted(dir))
    throw new Error(
      'This database moves, or has moved, to PostgreSQL: finish `npm run move-to-postgres` and start with its DATABASE_URL. ' +
        '`npm run move-to-postgres -- --abandon` lets it be written again.',
    )
}

/**
 * Lets nothing be written while the file is there, whatever happens to the engine.
 * @returns the engine to use from then on, and what looks whether the file has come or gone; nothing else may run meanwhile
 */
export function keepReadOnly(engine: Engine, dir: string): { engine: Engine; look: () => Promise<void> } {
  let isReadOnly = false
  const set = () =>
    engine.query(`set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`, [], 'object')
  return {
    engine: {
      ...engine,
      async restart() {
        await engine.restart()
        if (isReadOnly) await set()
      },
    },
    async look() {
      const isAsked = await isWanted(dir)
      if (isAsked === isReadOnly) return
      isReadOnly = isAsked
      await set()
    },
  }
}
