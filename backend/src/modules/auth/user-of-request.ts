import { AppError } from '@ag/core'
import type { FastifyRequest } from 'fastify'
import { bearerOf } from '../../plugins/router'
import { deviceOf } from './device'
import type { Sessions, SignedIn } from './sessions'

/** Who calls, where a call is open to anyone: a session that is over only leaves it without a name. */
export async function callerOf(sessions: Sessions, request: FastifyRequest): Promise<SignedIn | undefined> {
  const token = bearerOf(request)
  if (!token) return undefined
  try {
    return await sessions.authenticate(token, deviceOf(request))
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

/** The id of whoever calls, if anybody is signed in. */
export async function userIdOf(sessions: Sessions, request: FastifyRequest): Promise<string | undefined> {
  return (await callerOf(sessions, request))?.user.id
}
