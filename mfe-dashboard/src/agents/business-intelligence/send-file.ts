import {
  type BiTable,
  type BodyOf,
  beginBiUpload,
  biLimits,
  finishBiUpload,
  sendBiUploadPart,
} from '@ag/contracts'
import { AppError } from '@ag/core'
import { call } from '@ag/platform'
import { sendParts } from '../send-parts'

type Into = BodyOf<typeof finishBiUpload>['into']

/** As often as a reading is waited for. */
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
  const send = (part: string, content: string) =>
    call(sendBiUploadPart, { params: { upload, part }, body: { content } }, { signal })
  await sendParts(file, biLimits.partBytes, send, onProgress)
  for (let wait = 0; wait < mostWaits; wait += 1) {
    const { table } = await call(finishBiUpload, { params: { upload }, body: { into } }, { signal })
    if (table) return table
  }
  throw new AppError('TIMEOUT')
}
