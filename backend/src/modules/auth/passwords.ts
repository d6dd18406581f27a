import { availableParallelism } from 'node:os'
import { AppError } from '@ag/core'
import { hash, type Options, verify } from '@node-rs/argon2'
import { createConcurrencyLimit } from './concurrency-limit'

/** argon2id, the library's usual kind: 64 MiB and three passes, well above what OWASP ASVS asks. */
export const strongHashing: Options = {
  memoryCost: 64 * 1024,
  timeCost: 3,
  parallelism: 1,
}

/** Costs next to nothing, and protects nobody: for tests, where hashing would be most of the work. */
export const quickHashing: Options = { memoryCost: 8, timeCost: 1, parallelism: 1 }

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes the same time when there is no hash to compare with. */
  matches(password: string, passwordHash: string | undefined): Promise<boolean>
}

/** Hashes passwords, a few at a time: the rest wait, and beyond that are asked to come back. */
export function createPasswords(options: Options = strongHashing): Passwords {
  // A processor is left for everybody else, and nobody waits for longer than the call may take.
  const atOnce = Math.max(1, Math.min(4, availableParallelism() - 1))
  const limited = createConcurrencyLimit({ atOnce, waiting: Math.min(64, 24 * atOnce) })
  const hashOne = (password: string) => limited(() => hash(password, options), tooBusy)
  let decoy: Promise<string> | undefined
  return {
    hash: hashOne,
    async matches(password, passwordHash) {
      decoy ??= hash('uma senha que ninguém tem', options)
      const known = passwordHash ?? (await decoy)
      const same = await limited(() => verify(known, password), tooBusy)
      return same && passwordHash !== undefined
    },
  }
}

const tooBusy = () => new AppError('RATE_LIMITED', { retryAfter: 2 })
