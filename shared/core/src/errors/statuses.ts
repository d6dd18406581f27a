import type { ErrorCode } from '../app-error'

const statuses: Record<ErrorCode, number> = {
  VALIDATION_FAILED: 400,
  AUTH_INVALID_CREDENTIALS: 401,
  AUTH_EMAIL_NOT_VERIFIED: 403,
  AUTH_TOKEN_INVALID: 401,
  AUTH_TOKEN_EXPIRED: 401,
  AUTH_SESSION_EXPIRED: 401,
  RATE_LIMITED: 429,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  SLOT_TAKEN: 409,
  SLOT_INVALID: 400,
  HOLD_EXPIRED: 409,
  VERSION_CONFLICT: 409,
  CATALOG_UNAVAILABLE: 503,
  PAYMENT_DECLINED: 402,
  TAX_ID_REQUIRED: 400,
  LIMIT_REACHED: 409,
  AGENT_RESTING: 409,
  ASSISTANT_UNAVAILABLE: 503,
  ASSISTANT_SESSION_NOT_FOUND: 404,
  PAYLOAD_TOO_LARGE: 413,
  BAD_GATEWAY: 502,
  UNAVAILABLE: 503,
  INTERNAL: 500,
  NETWORK: 503,
  TIMEOUT: 504,
}

const codes: Record<number, ErrorCode> = {
  400: 'VALIDATION_FAILED',
  401: 'AUTH_SESSION_EXPIRED',
  402: 'PAYMENT_DECLINED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  408: 'TIMEOUT',
  409: 'VERSION_CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  422: 'VALIDATION_FAILED',
  429: 'RATE_LIMITED',
  500: 'INTERNAL',
  502: 'BAD_GATEWAY',
  503: 'UNAVAILABLE',
  504: 'TIMEOUT',
}

/** The status a server answers an error of this code with, unless the error names another. */
export function statusOfCode(code: ErrorCode): number {
  return statuses[code]
}

/** The code of an answer that carries none of its own. */
export function codeOfStatus(status: number): ErrorCode {
  return codes[status] ?? 'INTERNAL'
}
