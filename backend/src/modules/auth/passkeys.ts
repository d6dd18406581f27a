import { createHash } from 'node:crypto'
import type { Passkey } from '@ag/contracts'
import { AppError } from '@ag/core'
import { and, asc, eq, lt } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '../../db/database'
import { passkeys, users } from '../../db/schema'
import type { Limits } from '../limits/limits'
import { type AdmissionNeeds, type Arrival, admit } from './admit'
import { record } from './audit'
import { authLimits, lifetimes } from './rules'
import { deadTicket, openTicket, takeTicket } from './tickets'
import { type User, userRepository } from './user-repository'

export interface PasskeyNeeds extends AdmissionNeeds {
  db: Db
  limits: Limits
  /** Passkeys are made for its host and are good nowhere else. */
  publicUrl: string
}

type Row = typeof passkeys.$inferSelect

/** What a browser sends back from a ceremony, not looked at yet. */
interface Response {
  ticket: string
  credential: Record<string, unknown>
}

const mostOfUser = 10

/** Loaded when somebody first uses a passkey: it brings more code than all else of a start. */
const webAuthn = () => import('@simplewebauthn/server')

/** Adds, shows and takes passkeys, and signs in by them. */
export function createPasskeys(needs: PasskeyNeeds) {
  const { db, clock, limits, mailer, mails, publicUrl } = needs
  const { origin, hostname } = new URL(publicUrl)
  const relyingParty = { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true }
  const enter = admit(needs)

  const ofUser = (inside: Db, userId: string): Promise<Row[]> =>
    inside.select().from(passkeys).where(eq(passkeys.user_id, userId)).orderBy(asc(passkeys.created_at))

  async function own(inside: Db, userId: string, id: string): Promise<Row> {
    const row = (await ofUser(inside, userId)).find((each) => publicId(each) === id)
    if (!row) throw new AppError('NOT_FOUND')
    return row
  }

  async function readMade(credential: Record<string, unknown>, challenge: string) {
    try {
      const response = z.parse(madeCredential, credential)
      await refuseCertificates(response.response.attestationObject)
      const expected = { ...relyingParty, expectedChallenge: challenge }
      const { verifyRegistrationResponse } = await webAuthn()
      const { registrationInfo } = await verifyRegistrationResponse({ response, ...expected })
      if (!registrationInfo) throw new Error('The attestation is not valid.')
      return registrationInfo
    } catch (cause) {
      throw notMade(cause)
    }
  }

  /** Whose passkey a browser claims to show; nothing is proved yet. */
  async function claimed(credential: Record<string, unknown>) {
    const { data: response } = z.safeParse(shownCredential, credential)
    if (!response) return undefined
    const [found] = await db
      .select({ passkey: passkeys, user: users })
      .from(passkeys)
      .innerJoin(users, eq(users.id, passkeys.user_id))
      .where(eq(passkeys.id, response.id))
    if (!found?.user.email_verified_at) return undefined
    return response.response.userHandle === handleOf(found.user) ? { response, ...found } : undefined
  }

  async function readShown({ response, passkey }: { response: Shown; passkey: Row }, challenge: string) {
    try {
      const { verifyAuthenticationResponse } = await webAuthn()
      const { verified, authenticationInfo: shown } = await verifyAuthenticationResponse({
        ...relyingParty,
        response,
        expectedChallenge: challenge,
        // Without its counter: only what is truly signed may tell of a copy.
        credential: { id: passkey.id, publicKey: bytesOf(passkey.public_key), counter: 0 },
      })
      if (!verified) throw new Error('The signature is not valid.')
      return { shown }
    } catch (cause) {
      return { cause }
    }
  }

  /** Refuses a counter that does not grow: somebody else has been using a copy. Many passkeys do not count at all. */
  async function noteUse(
    inside: Db,
    { id }: Row,
    { newCounter, credentialBackedUp }: { newCounter: number; credentialBackedUp: boolean },
  ): Promise<boolean> {
    const grows = newCounter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, newCounter)
    const noted = await inside
      .update(passkeys)
      .set({ counter: newCounter, synced: credentialBackedUp, last_used_at: clock() })
      .where(and(eq(passkeys.id, id), grows))
      .returning({ id: passkeys.id })
    return noted.length === 1
  }

  return {
    async list(user: User): Promise<Passkey[]> {
      return (await ofUser(db, user.id)).map(shownOf)
    },

    /** What a browser needs to make a passkey. */
    async begin(user: User) {
      await limits.count(authLimits.passkeysOfAccount, user.id)
      const known = await ofUser(db, user.id)
      if (known.length >= mostOfUser) throw tooMany()
      const { generateRegistrationOptions } = await webAuthn()
      const options = await generateRegistrationOptions({
        rpName: await mailer.company(),
        rpID: hostname,
        userID: new Uint8Array(Buffer.from(user.id)),
        userName: user.email,
        userDisplayName: user.name,
        timeout: lifetimes.ticket,
        attestationType: 'none',
        excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      const ceremony = { purpose: 'passkey_registration', userId: user.id } as const
      const ticket = await openTicket(db, clock(), { ...ceremony, challenge: options.challenge })
      return { ticket, options: { ...options } }
    },

    /** Keeps the passkey that a browser has made and tells its owner. */
    async add(
      user: User,
      { ticket, credential, name }: Response & { name: string },
      requestId: string,
    ): Promise<Passkey> {
      const begun = await takeTicket(db, clock(), ticket, 'passkey_registration', user.id)
      if (!begun?.challenge) throw deadTicket('O tempo para criar a chave de acesso acabou. Tente de novo.')
      const { credential: made, credentialBackedUp } = await readMade(credential, begun.challenge)
      const company = await mailer.company()
      return db.transaction(async (transaction) => {
        const now = clock()
        await userRepository(transaction).locked(user.id)
        if ((await ofUser(transaction, user.id)).length >= mostOfUser) throw tooMany()
        const [added] = await transaction
          .insert(passkeys)
          .values({
            id: made.id,
            user_id: user.id,
            name,
            public_key: Buffer.from(made.publicKey).toString('base64url'),
            counter: made.counter,
            transports: made.transports ?? [],
            synced: credentialBackedUp,
            created_at: now,
          })
          .onConflictDoNothing()
          .returning()
        if (!added) throw notMade()
        await record(transaction, now, 'passkey_added', { userId: user.id, requestId })
        await mailer.send(transaction, now, mails.passkeyAdded(user, name), company)
        return shownOf(added)
      })
    },

    async rename(user: User, id: string, name: string): Promise<Passkey> {
      const { id: credentialId } = await own(db, user.id, id)
      const [renamed] = await db
        .update(passkeys)
        .set({ name })
        .where(eq(passkeys.id, credentialId))
        .returning()
      if (!renamed) throw new AppError('NOT_FOUND')
      return shownOf(renamed)
    },

    /** Forgets a passkey and tells its owner. */
    async remove(user: User, id: string, requestId: string): Promise<void> {
      const company = await mailer.company()
      await db.transaction(async (transaction) => {
        const now = clock()
        const { id: credentialId, name } = await own(transaction, user.id, id)
        await transaction.delete(passkeys).where(eq(passkeys.id, credentialId))
        await record(transaction, now, 'passkey_removed', { userId: user.id, requestId })
        await mailer.send(transaction, now, mails.passkeyRemoved(user, name), company)
      })
    },

    /** What a browser needs to ask for any passkey of this site. It names none, so it says nothing of any account. */
    async beginLogin(address: string) {
      await limits.count(authLimits.passkeyLoginsOfAddress, address)
      const { generateAuthenticationOptions } = await webAuthn()
      const options = await generateAuthenticationOptions({
        rpID: hostname,
        timeout: lifetimes.ticket,
        userVerification: 'required',
      })
      const ceremony = { purpose: 'passkey_login', challenge: options.challenge } as const
      return { ticket: await openTicket(db, clock(), ceremony), options: { ...options } }
    },

    /** Signs in by a passkey. That it was unlocked makes it two factors in one. */
    async logIn({ ticket, credential }: Response, arrival: Omit<Arrival, 'method'>) {
      await limits.check(authLimits.failuresOfAddress, arrival.address)
      const begun = await takeTicket(db, clock(), ticket, 'passkey_login')
      if (!begun?.challenge) throw deadTicket('O tempo para confirmar acabou. Entre de novo.')
      const claim = await claimed(credential)
      const refuse = async (kind: 'login_failed' | 'passkey_copied', cause?: unknown) => {
        await limits.add(authLimits.failuresOfAddress, arrival.address)
        await record(db, clock(), kind, { userId: claim?.user.id, requestId: arrival.requestId })
        return notRecognised(cause)
      }
      if (!claim) throw await refuse('login_failed')
      const { shown, cause } = await readShown(claim, begun.challenge)
      if (!shown) throw await refuse('login_failed', cause)
      const company = await mailer.company()
      const reply = await db.transaction(async (transaction) => {
        if (!(await noteUse(transaction, claim.passkey, shown))) return undefined
        return enter(transaction, claim.user, { ...arrival, method: 'passkey' }, company)
      })
      if (!reply) throw await refuse('passkey_copied')
      return reply
    },
  }
}

const encoded = z.string().check(z.regex(/^[\w-]+$/))
const credentialOf = {
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  clientExtensionResults: z._default(z.object({}), {}),
}
const madeCredential = z.object({
  ...credentialOf,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(8))),
  }),
})
const shownCredential = z.object({
  ...credentialOf,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded,
  }),
})
type Shown = z.infer<typeof shownCredential>

/** Who is asked for no attestation sends no certificates; to check some, their revocation lists would be fetched. */
async function refuseCertificates(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const attestation = decodeAttestationObject(bytesOf(attestationObject))
  const isPlain =
    ['none', 'packed'].includes(attestation.get('fmt')) && !attestation.get('attStmt').get('x5c')
  if (!isPlain) throw new Error('The attestation was not asked for.')
}

/** Credential ids may be of any length, so calls name passkeys by a digest. */
const publicId = ({ id }: Row) => `psk_${createHash('sha256').update(id).digest('hex').slice(0, 24)}`

const handleOf = ({ id }: User) => Buffer.from(id).toString('base64url')

const shownOf = (row: Row): Passkey => ({
  id: publicId(row),
  name: row.name,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
  synced: row.synced,
})

const notMade = (cause?: unknown) =>
  new AppError('VALIDATION_FAILED', {
    userMessage: 'Não foi possível adicionar a chave de acesso. Tente de novo.',
    cause,
  })

const tooMany = () =>
  new AppError('LIMIT_REACHED', {
    userMessage: `Você já tem ${mostOfUser} chaves de acesso. Remova uma para adicionar outra.`,
  })

/** One answer for a passkey that is unknown, removed, copied or not truly shown. */
const notRecognised = (cause?: unknown) =>
  new AppError('AUTH_INVALID_CREDENTIALS', {
    userMessage: 'Não reconhecemos esta chave de acesso. Entre com e-mail e senha.',
    cause,
  })

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'))
