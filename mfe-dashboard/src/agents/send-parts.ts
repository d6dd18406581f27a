import { AppError } from '@ag/core'
import { base64Of } from '@ag/core/base64'

/** As often as a part is tried. */
const tries = 3

/**
 * Sends a file in parts of so many bytes, one after the other. A part that was lost on the way is sent again: the same
 * part twice is one part.
 * @param onProgress told how much has arrived, from 0 to 1
 */
export async function sendParts(
  file: File,
  partBytes: number,
  send: (part: string, content: string) => Promise<unknown>,
  onProgress: (part: number) => void,
): Promise<void> {
  const parts = Math.ceil(file.size / partBytes)
  for (let part = 0; part < parts; part += 1) {
    const content = await base64Of(file.slice(part * partBytes, (part + 1) * partBytes))
    await persist(() => send(String(part), content))
    onProgress((part + 1) / parts)
  }
}

async function persist(send: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await send()
      return
    } catch (error) {
      const passes =
        error instanceof AppError && ['NETWORK', 'TIMEOUT', 'UNAVAILABLE', 'BAD_GATEWAY'].includes(error.code)
      if (!passes || attempt === tries) throw error
    }
  }
}
