/** Can a key be guessed? It needs 32 characters, and more than a few different ones. */
export const isWeakKey = (key: string): boolean => key.length < 32 || new Set(key).size < 10

/** What all settings together that may not stand are refused with, so that nobody mends them one start at a time. */
export function refuseSettings(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(['These settings cannot stand:', ...problems].join('\n- '))
}
