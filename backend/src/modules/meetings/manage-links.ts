import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Addresses by which somebody manages a meeting without signing in. */
export interface ManageLinks {
  keyOf(meetingId: string): string
  /** Takes as long for a wrong key as for the right one, and asks no database. */
  isKey(meetingId: string, key: string): boolean
  manageUrl(meetingId: string): string
  icsUrl(meetingId: string): string
}

/** A meeting's key is its id, signed: nothing about it is kept. */
export function createManageLinks(secret: string, publicUrl: string): ManageLinks {
  const signingKey = Buffer.from(hkdfSync('sha256', secret, '', 'manage links', 32))
  const sign = (text: string) => createHmac('sha256', signingKey).update(text).digest()
  const keyOf = (id: string) => sign(id).toString('base64url')
  return {
    keyOf,
    isKey: (id, key) => timingSafeEqual(sign(`given ${keyOf(id)}`), sign(`given ${key}`)),
    // In the fragment it reaches no log and no other site.
    manageUrl: (id) => `${publicUrl}/consultation/manage#${id}.${keyOf(id)}`,
    icsUrl(id) {
      const path = `/api/v1/meetings/${id}/calendar?key=${keyOf(id)}`
      return `${publicUrl}/api/proxy?path=${encodeURIComponent(path)}`
    },
  }
}
