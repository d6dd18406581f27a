import { createHash } from 'node:crypto'
import { AppError } from '@ag/core'
import type { FastifyRequest } from 'fastify'

/** What makes a request known when it is sent again; neither the key nor what was said can be read from it. */
export interface RequestKey {
  /** sha-256 of the key, and of whose it is. */
  hash: string
  /** sha-256 of what was said under it. */
  body_hash: string
}

/** The key under which a browser sends the same thing again; one that could be guessed is none. */
export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key']
  return typeof key === 'string' && /^[\w-]{16,128}$/.test(key) ? key : undefined
}

/**
 * The key of a request that has to have one.
 * @param said what has to be the same when it is sent again
 * @param whose whoever else uses the same key uses another one
 * @throws {AppError} VALIDATION_FAILED where it has none
 */
export function requestKeyOf(
  request: Pick<FastifyRequest, 'headers'>,
  said: unknown,
  whose = '',
): RequestKey {
  const key = idempotencyKeyOf(request)
  if (key === undefined) throw keyMissing()
  return { hash: hashOf(whose + key), body_hash: hashOf(JSON.stringify(said)) }
}

/** A key that has been used for something else. */
export const keyReused = () =>
  new AppError('VALIDATION_FAILED', {
    status: 409,
    userMessage: 'Este pedido já foi usado para outra coisa. Recarregue a página e tente novamente.',
  })

const keyMissing = () =>
  new AppError('VALIDATION_FAILED', {
    userMessage:
      'Este pedido chegou sem a chave que evita repetições. Recarregue a página e tente novamente.',
    errors: [
      {
        field: 'Idempotency-Key',
        code: 'IDEMPOTENCY_KEY_MISSING',
        message: 'Envie o cabeçalho Idempotency-Key, com 16 a 128 letras, números, _ ou -.',
      },
    ],
  })

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
