import type { ErrorReply } from '@ag/contracts'
import { AppError, describeError, type ErrorCode, statusOfCode } from '@ag/core'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'

/** Every failure leaves in the one shape; what is ours to know stays in the log. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown: FastifyError, request, reply) => {
    const error = asAppError(thrown)
    const status = error.details.status ?? statusOfCode(error.code)
    const { cause, retryAfter } = error.details
    if (status >= 500) request.log.error({ err: cause ?? thrown, code: error.code }, 'failed')
    else request.log.info({ err: cause, code: error.code }, 'refused')
    if (retryAfter !== undefined) reply.header('retry-after', Math.ceil(retryAfter))
    if (status === 401) reply.header('www-authenticate', 'Bearer')
    return reply.code(status).header('cache-control', 'no-store').send(describe(error, request))
  })
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .send(describe(new AppError('NOT_FOUND'), request)),
  )
}

function describe(error: AppError, request: FastifyRequest): ErrorReply {
  const { message } = describeError(error)
  const { userMessage, errors, requiresAuth, retryAfter, alternatives, current } = error.details
  return {
    detail: message,
    message,
    userMessage: userMessage ?? null,
    code: error.code,
    errors: errors ?? [],
    requiresAuth: requiresAuth ?? false,
    retry_after: retryAfter === undefined ? null : Math.ceil(retryAfter),
    request_id: request.id,
    ...(alternatives && { alternatives }),
    ...(request.url.startsWith('/api/v1/assistant/') && { success: false as const, error: message }),
    ...(current !== undefined && { current }),
  }
}

const ofFastify: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_HANDLER_TIMEOUT: 'UNAVAILABLE',
}

/** Conditions of PostgreSQL and its driver that pass: busy, shutting down, out of time. */
const passing = /^(?:08...|40001|40P01|53...|55P03|57P0[123]|57014|ECONN\w+|ETIMEDOUT|EPIPE)$/

function asAppError(thrown: FastifyError): AppError {
  if (thrown instanceof AppError) return thrown
  const inner = thrown.cause
  if (inner instanceof AppError) return inner
  const code = ofFastify[thrown.code]
  if (code) return new AppError(code, { cause: thrown })
  if (isReadOnly(thrown) || isReadOnly(inner))
    return new AppError('UNAVAILABLE', { cause: thrown, retryAfter: 60, userMessage: onlyReading })
  if (isPassing(thrown)) return new AppError('UNAVAILABLE', { cause: thrown })
  const status = thrown.statusCode ?? 500
  if (status < 400 || status >= 500) return new AppError('INTERNAL', { cause: thrown })
  return new AppError('VALIDATION_FAILED', { status: status === 422 ? 400 : status })
}

/** While a database moves, or its copy has not taken over yet, it may be read and not changed. */
const onlyReading =
  'Estamos mudando os dados de lugar: por alguns minutos é possível consultar, mas não alterar. Tente novamente em breve.'

const isReadOnly = (error: unknown) => error instanceof Error && 'code' in error && error.code === '25006'

/** Is it a trouble of the database, or of the way to it, that will be over soon? */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && passing.test(error.code)) return true
  const isBroken =
    /timeout exceeded when trying to connect|Query read timeout|Connection terminated|is not queryable/.test(
      error.message,
    )
  return isBroken || isPassing(error.cause)
}
