import type { ErrorReply } from '@ag/contracts'
import { AppError, type ErrorCode } from '@ag/core'
import { codeOfError } from './error-code'

const general = {
  status: 500,
  message: 'Desculpe, algo não saiu como esperado. Tente novamente em instantes.',
}

/** Status and words of each code that the gateway itself answers with. */
const answers: Partial<Record<ErrorCode, { status: number; message: string }>> = {
  VALIDATION_FAILED: { status: 400, message: 'Verifique os dados informados e tente novamente.' },
  AUTH_TOKEN_INVALID: {
    status: 401,
    message: 'O token de publicação está ausente ou não vale para este nome.',
  },
  FORBIDDEN: { status: 403, message: 'Você não tem permissão para isto.' },
  NOT_FOUND: { status: 404, message: 'O endereço não existe.' },
  VERSION_CONFLICT: { status: 409, message: 'Isto mudou desde a última leitura.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'O conteúdo enviado é grande demais.' },
  BAD_GATEWAY: {
    status: 502,
    message: 'Um de nossos serviços não respondeu. Tente novamente em instantes.',
  },
  UNAVAILABLE: {
    status: 503,
    message: 'Estamos fazendo melhorias. Tente novamente em alguns minutos.',
  },
  TIMEOUT: { status: 504, message: 'Não recebemos resposta a tempo. Tente novamente.' },
}

/** Any error as a status and the one body that clients know; causes never leave. */
export function errorReply(error: unknown, requestId: string): { status: number; body: ErrorReply } {
  const known = error instanceof AppError ? error : fromFramework(error)
  const answer = answers[known.code] ?? general
  const message = known.details.userMessage ?? answer.message
  return {
    status: known.details.status ?? answer.status,
    body: {
      detail: message,
      message,
      userMessage: known.details.userMessage ?? null,
      code: known.code,
      errors: known.details.errors ?? [],
      requiresAuth: false,
      retry_after: known.details.retryAfter ?? null,
      request_id: requestId,
    },
  }
}

/** The disk is full, or may only be read. */
const unwritable = ['ENOSPC', 'EDQUOT', 'EROFS']

/** What Fastify refuses on its own carries a status below 500; everything else is our fault. */
function fromFramework(error: unknown): AppError {
  const status = statusOf(error)
  if (status === 413) return new AppError('PAYLOAD_TOO_LARGE', { cause: error })
  if (status === 404) return new AppError('NOT_FOUND', { cause: error })
  if (status !== undefined && status >= 400 && status < 500) {
    return new AppError('VALIDATION_FAILED', { status, cause: error })
  }
  if (unwritable.includes(codeOfError(error) ?? '')) {
    return new AppError('UNAVAILABLE', { retryAfter: 60, cause: error })
  }
  return new AppError('INTERNAL', { cause: error })
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined
  return typeof error.statusCode === 'number' ? error.statusCode : undefined
}
