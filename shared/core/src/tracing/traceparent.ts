import { randomBytes } from 'node:crypto'
import type { SpanContext } from '@opentelemetry/api'

const form = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/

/** Reads a `traceparent` header as the W3C has it; nothing where it is none. */
export function parseTraceparent(header: string | string[] | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = (typeof header === 'string' && form.exec(header)) || []
  if (!traceId || !spanId || !flags) return undefined
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
}

/** The header that hands a span on to who goes on from it. */
export const formatTraceparent = ({ traceId, spanId }: SpanContext): string => `00-${traceId}-${spanId}-01`

/** The header of whatever is not traced. Nothing is kept of it, so that one will do for all. */
export const notTraced = `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00`
