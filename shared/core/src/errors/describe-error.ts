import { AppError, type ErrorCode } from '../app-error'
import {
  type ErrorContext,
  type ErrorDescription,
  general,
  inContext,
  leftToGeneral,
  otherwise,
  waitMessage,
} from './catalogue'
import { codeOf } from './code-of'

/**
 * Turns whatever was thrown into words: the error's own sentence, then the context's, then its code's.
 * @param failed what did not work, as a title for what nothing else explains
 */
export function describeError(error: unknown, context?: ErrorContext, failed?: string): ErrorDescription {
  const code = codeOf(error) ?? (isMissingCode(error) ? 'NETWORK' : undefined)
  const description = describeCode(code, context)
  const message = ownMessage(error) ?? waitingMessage(error) ?? description.message
  const title = (description === otherwise && failed) || description.title
  return { ...description, title, message }
}

/** A part of the page that did not come. To those who watch releases it stays a failure of the build. */
const isMissingCode = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError'

function describeCode(code: ErrorCode | undefined, context: ErrorContext | undefined): ErrorDescription {
  if (context && isExplainedBy(context, code)) return inContext[context]
  return code ? general[code] : otherwise
}

/** A bug of ours has no code; it must not pass for a wrong password. */
function isExplainedBy(context: ErrorContext, code: ErrorCode | undefined): boolean {
  return !leftToGeneral[context].includes(code ?? 'INTERNAL')
}

const longestOwnMessage = 300

function ownMessage(error: unknown): string | undefined {
  if (!(error instanceof AppError)) return undefined
  const message = error.details.userMessage?.trim().slice(0, longestOwnMessage)
  return message || undefined
}

function waitingMessage(error: unknown): string | undefined {
  if (!(error instanceof AppError) || error.code !== 'RATE_LIMITED') return undefined
  const seconds = error.details.retryAfter
  return seconds && seconds > 0 ? waitMessage(Math.ceil(seconds)) : undefined
}
