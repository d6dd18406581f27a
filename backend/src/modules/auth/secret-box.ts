import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts what has to be read again: the database alone gives nothing away. */
export interface SecretBox {
  /** What is sealed for one owner opens for nobody else. */
  seal(text: string, owner: string): string
  /** Undefined for what was not sealed here, for this owner. */
  open(sealed: string, owner: string): string | undefined
}

const cipher = 'aes-256-gcm'
const nonceLength = 12
const markLength = 16

/** A box whose key derives from this installation's secret, for one purpose. */
export function createSecretBox(secret: string, purpose: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    seal(text, owner) {
      const nonce = randomBytes(nonceLength)
      const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(owner))
      const hidden = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
      return Buffer.concat([nonce, sealing.getAuthTag(), hidden]).toString('base64url')
    },

    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url')
      const nonce = bytes.subarray(0, nonceLength)
      const mark = bytes.subarray(nonceLength, nonceLength + markLength)
      try {
        const opening = createDecipheriv(cipher, key, nonce, { authTagLength: markLength })
          .setAAD(Buffer.from(owner))
          .setAuthTag(mark)
        const hidden = bytes.subarray(nonceLength + markLength)
        return Buffer.concat([opening.update(hidden), opening.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}
