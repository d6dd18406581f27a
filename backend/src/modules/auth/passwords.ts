import { availableParallelism } from 'node:os'
import { AppError } from '@ag/core'
import { hash, type Options, verify } from '@node-rs/argon2'
import { createGate } from './gate'

/** argon2id, the library's usual kind, as OWASP ASVS asks: 46 MiB, one pass. */
export const strongHashing: Options = {
  memoryCost: 46 * 1024,
  timeCost: 1,
  parallelism: 1,
}

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes the same time when there is no hash to compare with. */
  matches(password: string, passwordHash: string | undefined): Promise<boolean>
}

/** Hashes passwords, a few at a time: the rest wait, and beyond that are asked to come back. */
export function createPasswords(options: Options = strongHashing): Passwords {
  const gate = createGate({ atOnce: Math.min(3, Math.max(1, availableParallelism() - 1)), waiting: 64 })
  const hashOne = (password: string) => gate(() => hash(password, options), tooBusy)
  let decoy: Promise<string> | undefined
  return {
    hash: hashOne,
    async matches(password, passwordHash) {
      decoy ??= hash('uma senha que ninguém tem', options)
      const known = passwordHash ?? (await decoy)
      const same = await gate(() => verify(known, password), tooBusy)
      return same && passwordHash !== undefined
    },
  }
}

const tooBusy = () => new AppError('RATE_LIMITED', { retryAfter: 2 })
