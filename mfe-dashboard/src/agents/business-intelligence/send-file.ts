import {
  type BiTable,
  type BodyOf,
  beginBiUpload,
  biLimits,
  finishBiUpload,
  sendBiUploadPart,
} from '@ag/contracts'
import { AppError } from '@ag/core'
import { base64Of } from '@ag/core/base64'
import { call } from '@ag/platform'

type Into = BodyOf<typeof finishBiUpload>['into']

/** As often as a part is tried, and as a reading is waited for. */
const tries = 3
const mostWaits = 24

/**
 * Sends a file part by part and has it read.
 * @param onProgress told how much has arrived, from 0 to 1
 */
export async function sendFile(
  file: File,
  into: Into,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<BiTable> {
  const { id: upload } = await call(
    beginBiUpload,
    { body: { name: file.name, bytes: file.size } },
    { signal },
  )
  const parts = Math.ceil(file.size / biLimits.partBytes)
  for (let part = 0; part < parts; part += 1) {
    const piece = file.slice(part * biLimits.partBytes, (part + 1) * biLimits.partBytes)
    await sendPart(upload, part, await base64Of(piece), signal)
    onProgress((part + 1) / parts)
  }
  for (let wait = 0; wait < mostWaits; wait += 1) {
    const { table } = await call(finishBiUpload, { params: { upload }, body: { into } }, { signal })
    if (table) return table
  }
  throw new AppError('TIMEOUT')
}

/** A part that was lost on the way is sent again: the same part twice is one part. */
async function sendPart(upload: string, part: number, content: string, signal: AbortSignal): Promise<void> {
  const params = { upload, part: String(part) }
  for (let attempt = 1; ; attempt += 1) {
    try {
      await call(sendBiUploadPart, { params, body: { content } }, { signal })
      return
    } catch (error) {
      const passes =
        error instanceof AppError && ['NETWORK', 'TIMEOUT', 'UNAVAILABLE', 'BAD_GATEWAY'].includes(error.code)
      if (!passes || attempt === tries) throw error
    }
  }
}
