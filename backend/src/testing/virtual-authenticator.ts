import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import * as z from 'zod/mini'

/** What may be wrong with an answer; each is as a browser would have it unless it says otherwise. */
export interface Flaws {
  origin?: string
  rpId?: string
  challenge?: string
  type?: string
  userHandle?: string
  /** The owner was not asked for a finger, a face or a PIN. */
  unverified?: boolean
  /** Nobody touched it. */
  absent?: boolean
  counter?: number
  tampered?: boolean
  /** Sends certificates that nobody asked for. */
  certified?: boolean
}

interface Passkey {
  id: string
  userHandle: string
  key: KeyObject
  counter: number
}

const creation = z.object({ challenge: z.string(), user: z.object({ id: z.string() }) })
const request = z.object({ challenge: z.string() })

const flags = { present: 0x01, verified: 0x04, eligible: 0x08, backedUp: 0x10, attested: 0x40 }

/** An authenticator in software, with the browser around it: what it answers is checked as what a real one answers. */
export function virtualAuthenticator({
  origin = 'http://localhost:3000',
  rpId = 'localhost',
  synced = false,
  /** Many passkeys leave their counter at zero for ever. */
  counts = true,
} = {}) {
  const passkeys: Passkey[] = []

  function answer(passkey: Passkey, type: string, challenge: string, attested: Buffer, flaws: Flaws) {
    if (counts) passkey.counter += 1
    const clientDataJSON = Buffer.from(
      JSON.stringify({
        type: flaws.type ?? type,
        challenge: flaws.challenge ?? challenge,
        origin: flaws.origin ?? origin,
        crossOrigin: false,
      }),
    )
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(flaws.counter ?? passkey.counter)
    const state =
      (flaws.absent ? 0 : flags.present) |
      (flaws.unverified ? 0 : flags.verified) |
      (synced ? flags.eligible | flags.backedUp : 0) |
      (attested.length > 0 ? flags.attested : 0)
    const data = Buffer.concat([sha256(flaws.rpId ?? rpId), Buffer.from([state]), counter, attested])
    return { clientDataJSON, data }
  }

  const credentialOf = ({ id }: Passkey, response: Record<string, unknown>) => ({
    id,
    rawId: id,
    type: 'public-key',
    authenticatorAttachment: 'platform',
    clientExtensionResults: { credProps: { rk: true } },
    response,
  })

  return {
    /** `navigator.credentials.create`, as JSON. */
    make(options: unknown, flaws: Flaws = {}) {
      const { challenge, user } = z.parse(creation, options)
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const id = randomBytes(32)
      const passkey = { id: id.toString('base64url'), userHandle: user.id, key: privateKey, counter: 0 }
      passkeys.push(passkey)
      const idLength = Buffer.alloc(2)
      idLength.writeUInt16BE(id.length)
      const coseKey = new Map([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ] as Array<[number, Cbor]>)
      const attested = Buffer.concat([Buffer.alloc(16), idLength, id, cbor(coseKey)])
      const { clientDataJSON, data } = answer(passkey, 'webauthn.create', challenge, attested, flaws)
      const certificates = new Map<string, Cbor>([
        ['alg', -7],
        ['sig', randomBytes(70)],
        ['x5c', [randomBytes(300)]],
      ])
      const attestation = new Map<string, Cbor>([
        ['fmt', flaws.certified ? 'packed' : 'none'],
        ['attStmt', flaws.certified ? certificates : new Map()],
        ['authData', data],
      ])
      return credentialOf(passkey, {
        clientDataJSON: clientDataJSON.toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal', 'hybrid'],
      })
    },

    /** `navigator.credentials.get`, as JSON, with the newest passkey. */
    show(options: unknown, flaws: Flaws = {}) {
      const { challenge } = z.parse(request, options)
      const passkey = passkeys.at(-1)
      if (!passkey) throw new Error('There is no passkey to show.')
      const { clientDataJSON, data } = answer(passkey, 'webauthn.get', challenge, Buffer.alloc(0), flaws)
      const signed = Buffer.concat([data, sha256(clientDataJSON)])
      const signature = sign('sha256', flaws.tampered ? Buffer.concat([signed, signed]) : signed, passkey.key)
      return credentialOf(passkey, {
        clientDataJSON: clientDataJSON.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: flaws.userHandle ?? passkey.userHandle,
      })
    },
  }
}

type Cbor = number | string | Buffer | Cbor[] | Map<number | string, Cbor>

/** As much of RFC 8949 as attestations need. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)])
  return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)])
}

function head(kind: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(kind << 5) | count])
  if (count < 256) return Buffer.from([(kind << 5) | 24, count])
  return Buffer.from([(kind << 5) | 25, count >> 8, count & 255])
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
