/** Codes of product.md §8.1, and the three that only the browser can find out. */
export const errorCodes = [
  'VALIDATION_FAILED',
  'AUTH_INVALID_CREDENTIALS',
  'AUTH_EMAIL_NOT_VERIFIED',
  'AUTH_TOKEN_INVALID',
  'AUTH_TOKEN_EXPIRED',
  'AUTH_SESSION_EXPIRED',
  'RATE_LIMITED',
  'FORBIDDEN',
  'NOT_FOUND',
  'SLOT_TAKEN',
  'SLOT_INVALID',
  'HOLD_EXPIRED',
  'VERSION_CONFLICT',
  'CATALOG_UNAVAILABLE',
  'PAYMENT_DECLINED',
  'TAX_ID_REQUIRED',
  'LIMIT_REACHED',
  'AGENT_RESTING',
  'ASSISTANT_UNAVAILABLE',
  'ASSISTANT_SESSION_NOT_FOUND',
  'PAYLOAD_TOO_LARGE',
  'BAD_GATEWAY',
  'UNAVAILABLE',
  'INTERNAL',
  'NETWORK',
  'TIMEOUT',
] as const
export type ErrorCode = (typeof errorCodes)[number]

export interface FieldError {
  field: string
  code: string
  message: string
}

export interface AppErrorDetails {
  /** HTTP status, when an answer came. */
  status?: number
  /** A sentence for the person, better than the catalogue's; shown as it is. */
  userMessage?: string
  /** What the answer says to people, whichever call it answers; only some places show it. */
  detail?: string
  /** Fields that were refused, in the order of the form. */
  errors?: FieldError[]
  /** Seconds to wait before another try. */
  retryAfter?: number
  /** True only when the session really ended. */
  requiresAuth?: boolean
  requestId?: string
  /** Free slots near the one that was lost. */
  alternatives?: { start_at: string; end_at: string; label: string }[]
  /** The record as it is now, where somebody else has changed it. */
  current?: unknown
  cause?: unknown
}

const brand = Symbol.for('ag.app-error')

/**
 * Whatever goes wrong, as one object with a code: thrown by the backend, rebuilt from its answer by the client. Every
 * remote brings its own copy of this class, so `instanceof` asks for the brand that all copies share.
 */
export class AppError extends Error {
  static override [Symbol.hasInstance](value: unknown): value is AppError {
    return typeof value === 'object' && value !== null && brand in value
  }

  readonly [brand] = true
  readonly code: ErrorCode
  readonly details: AppErrorDetails

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(details.userMessage ?? code, { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
}
