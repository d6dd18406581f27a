import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { codeOfError } from '../errors/error-code'
import { sameSecret } from '../security/same-secret'
import type { RegistryDocument } from './document'
import { writeFileDurably } from './durable-file'
import { bucketOf, buckets } from './selection'

const cookieName = 'ag_mix'
const month = 30 * 24 * 3600
const inCookie = new RegExp(`(?:^|;\\s*)${cookieName}=([0-9a-f-]{36})\\.([A-Za-z0-9_-]{22})(?:;|$)`)
/** New visitors are dealt evenly over so many parts of the buckets. */
const parts = 20

/** Tells visitors apart by a random name in a cookie, which only this gateway can have given. */
export interface Visitors {
  /** The visitor's name, if this gateway gave it. */
  known(request: FastifyRequest): string | undefined
  /** The same, or a new name that goes back with the answer. */
  named(request: FastifyRequest, reply: FastifyReply, document: RegistryDocument): string
}

/** Opens the register of visitors, whose names are signed with a key. */
export function openVisitors({ key, production }: { key: string; production: boolean }): Visitors {
  const attributes = `Path=/; Max-Age=${month}; HttpOnly; SameSite=Lax${production ? '; Secure' : ''}`
  const signature = (visitor: string) =>
    createHmac('sha256', key).update(visitor).digest('base64url').slice(0, 22)
  const deal = evenDeal()

  function known(request: FastifyRequest): string | undefined {
    const [, visitor = '', signed = ''] = inCookie.exec(request.headers.cookie ?? '') ?? []
    return visitor !== '' && sameSecret(signed, signature(visitor)) ? visitor : undefined
  }

  return {
    known,
    named(request, reply, document) {
      const returning = known(request)
      if (returning !== undefined) return returning
      const visitor = deal(document)
      reply.header('set-cookie', `${cookieName}=${visitor}.${signature(visitor)}; ${attributes}`)
      return visitor
    },
  }
}

/**
 * Makes names whose buckets come from every part of the range equally often: of few visitors, too, a tenth gets a canary
 * of ten percent. Chance alone would miss by half a point among 20,000, and by far more among 200.
 */
function evenDeal() {
  let waiting: number[] = []
  return (document: RegistryDocument): string => {
    if (waiting.length === 0) waiting = shuffled(parts)
    const part = waiting.pop()
    for (;;) {
      const visitor = randomUUID()
      if (Math.floor((bucketOf(visitor, document) * parts) / buckets) === part) return visitor
    }
  }
}

function shuffled(count: number): number[] {
  return Array.from({ length: count }, (_, part) => ({ part, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ part }) => part)
}

/** The key in a file, which is made when it is not there. */
export async function keyIn(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (codeOfError(error) !== 'ENOENT') throw error
  }
  const made = randomBytes(32).toString('base64url')
  await writeFileDurably(file, made, 0o600)
  return made
}
