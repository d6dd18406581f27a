import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { after, type Clock } from '../../clock'
import { sameSecret } from '../../same-secret'
import { lifetimes } from './rules'

/** Tells the browsers where somebody has signed in from all others, by a note that they keep. */
export interface KnownDevices {
  /** A note for the browser where somebody has just signed in. */
  issue(userId: string): string
  /** The name of the device that a note stands for; undefined for one that is not ours, too old or somebody else's. */
  read(note: string | undefined, userId: string): string | undefined
}

/** Notes name nobody: they only prove something about an account to who knows its id. */
export function createKnownDevices(secret: string, clock: Clock): KnownDevices {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'known devices', 32))
  const sign = (device: string, userId: string) =>
    createHmac('sha256', key).update(`${device} ${userId}`).digest('base64url')
  return {
    issue(userId) {
      const end = after(clock(), lifetimes.device).getTime().toString(36)
      const device = `${randomBytes(12).toString('base64url')}.${end}`
      return `${device}.${sign(device, userId)}`
    },
    read(note, userId) {
      const [name, end = '', signature = ''] = note?.split('.') ?? []
      const device = `${name}.${end}`
      const isOurs = sameSecret(signature, sign(device, userId))
      return isOurs && Number.parseInt(end, 36) > clock().getTime() ? device : undefined
    },
  }
}
