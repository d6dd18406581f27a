/** Why a remote could not be had; `retryable` kinds may heal by loading the same build again. */
export const retryable = {
  unknown: false,
  disabled: false,
  incompatible: false,
  'entry-network': true,
  'entry-run': true,
  'expose-missing': false,
  chunk: true,
  style: true,
  shape: false,
  timeout: false,
} as const
export type FailureKind = keyof typeof retryable

export class RemoteError extends Error {
  readonly kind: FailureKind

  constructor(remote: string, kind: FailureKind, cause?: unknown) {
    super(`${remote}: ${kind}`, { cause })
    this.name = 'RemoteError'
    this.kind = kind
  }
}

/** Finds out what went wrong, also from an error of a container or of webpack's chunk loader. */
export function kindOf(error: unknown): FailureKind {
  if (error instanceof RemoteError) return error.kind
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) }
  if (name === 'ChunkLoadError') return message.includes('(timeout: ') ? 'timeout' : 'chunk'
  if (message.includes('does not exist in container')) return 'expose-missing'
  return 'entry-run'
}
