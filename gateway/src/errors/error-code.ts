/** The system's or library's code of an error, e.g. `ENOENT`. */
export function codeOfError(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
