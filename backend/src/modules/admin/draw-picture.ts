import { createHash } from 'node:crypto'
import { AppError } from '@ag/core'
import sharp from 'sharp'

/** A picture as it is kept: WebP, no larger than a page has room for. */
export interface Drawn {
  name: string
  content: Buffer
  width: number
  height: number
}

const largestSide = 1280
/** So many as a good camera takes; what claims more is not unpacked. */
const mostPixels = 30_000_000
/** Seconds, well inside what a call may take. */
const patience = 5

// Whatever else the library reads stays closed: what is sent is read as one of three, or not at all.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)
sharp.concurrency(1)

/**
 * Draws a picture that somebody sent anew, whatever it is called: turned upright, at most 1280 pixels wide and high, without
 * what cameras write into it.
 * @throws {AppError} VALIDATION_FAILED where it is no JPEG, PNG or WebP, or too many pixels
 */
export async function drawPicture(sent: Buffer): Promise<Drawn> {
  if (!isKnown(sent)) throw refused('Escolha uma imagem JPEG, PNG ou WebP.')
  try {
    const { data: content, info } = await sharp(sent, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .timeout({ seconds: patience })
      .toBuffer({ resolveWithObject: true })
    const name = createHash('sha256').update(content).digest('hex').slice(0, 32)
    return { name, content, width: info.width, height: info.height }
  } catch (cause) {
    const isTooLarge = cause instanceof Error && /pixel limit|timeout/.test(cause.message)
    throw refused(
      isTooLarge
        ? 'A imagem tem pontos demais: use uma de até 30 megapixels.'
        : 'Não foi possível ler a imagem. Salve-a de novo como JPEG ou PNG e tente outra vez.',
      cause,
    )
  }
}

/** How files begin that are what they seem. */
function isKnown(sent: Buffer): boolean {
  const begins = (hex: string, at = 0) => sent.subarray(at, at + hex.length / 2).toString('hex') === hex
  const isWebp = begins('52494646') && begins('57454250', 8)
  return begins('ffd8ff') || begins('89504e470d0a1a0a') || isWebp
}

const refused = (message: string, cause?: unknown) =>
  new AppError('VALIDATION_FAILED', {
    errors: [{ field: 'content', code: 'PICTURE_INVALID', message }],
    ...(cause !== undefined && { cause }),
  })
