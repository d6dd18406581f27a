import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@ag/core'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../../clock'

const audience = 'agentes'

/** What a session token says of itself; everything else is asked of the session's row. */
export interface Claims {
  userId: string
  sessionId: string
  generation: number
}

interface ReadToken extends Claims {
  expired: boolean
}

/** What a signature has proven once. */
interface Verified extends Claims {
  /** In seconds since 1970. */
  expiresAt: number
}

/** Signatures do not change: so many tokens are verified once, not at every call. */
const mostVerified = 2_000

export interface Tokens {
  /** The same claims and times always give the same token. */
  issue(claims: Claims, issuedAt: Date, expiresAt: Date): Promise<string>
  /** Claims of a token that we signed, also of an expired one. */
  read(token: string): Promise<ReadToken>
}

/** Signs and reads session tokens. */
export function createTokens(secret: string, clock: Clock): Tokens {
  const key = new TextEncoder().encode(secret)
  const verified = new Map<string, Verified>()

  async function verify(token: string): Promise<Verified> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        audience,
        currentDate: clock(),
        requiredClaims: ['exp', 'sub', 'sid', 'gen'],
      })
      return claimsOf(payload)
    } catch (error) {
      if (error instanceof errors.JWTExpired) return claimsOf(error.payload)
      throw new AppError('AUTH_TOKEN_INVALID', { requiresAuth: true })
    }
  }

  return {
    issue: ({ userId, sessionId, generation }, issuedAt, expiresAt) =>
      new SignJWT({ sid: sessionId, gen: generation })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(userId)
        .setAudience(audience)
        .setIssuedAt(toSeconds(issuedAt))
        .setExpirationTime(toSeconds(expiresAt))
        .sign(key),

    async read(token) {
      const known = verified.get(token) ?? (await verify(token))
      // The youngest last: whoever calls is the last to be forgotten.
      verified.delete(token)
      verified.set(token, known)
      for (const oldest of verified.keys()) {
        if (verified.size <= mostVerified) break
        verified.delete(oldest)
      }
      const { expiresAt, ...claims } = known
      return { ...claims, expired: expiresAt <= toSeconds(clock()) }
    },
  }
}

function claimsOf(payload: Record<string, unknown>): Verified {
  const { sub, sid, gen, exp } = payload
  if (
    typeof sub !== 'string' ||
    typeof sid !== 'string' ||
    typeof gen !== 'number' ||
    typeof exp !== 'number'
  ) {
    throw new AppError('AUTH_TOKEN_INVALID', { requiresAuth: true })
  }
  return { userId: sub, sessionId: sid, generation: gen, expiresAt: exp }
}

const toSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

/** The signing secret of this installation: made once, kept beside the data, readable by its owner alone. */
export async function installationSecret(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'secrets')
  const file = join(folder, 'auth.key')
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 })
  // Two first starts at once: the link of one succeeds, both read the same secret.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  const secret = (await readFile(file, 'utf8')).trim()
  if (secret.length < 32) throw new Error(`${file} does not hold a secret.`)
  return secret
}
