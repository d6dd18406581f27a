import { type BodyOf, draftForm, type signup } from '@ag/contracts'
import { AppError } from '@ag/core'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { companies, products, users } from '../../db/schema'
import { newId } from '../../ids'
import { storeDraft } from '../agents/workspace'
import type { StartTrial } from '../billing/start-trial'
import { createLimits } from '../limits/limits'
import type { Mailer } from '../outbox/mailer'
import { promise } from '../outbox/outbox'
import { record } from './audit'
import { createLink, deadLink, findLink, latestPayload, useLink } from './links'
import type { AccountMails } from './mails'
import type { CheckNewPassword } from './password-rules'
import type { Passwords } from './passwords'
import { authLimits } from './rules'
import { emailKey, type User, userRepository } from './user-repository'

/** What one sign-up says; the link in its mail confirms exactly this. */
const details = z.object({
  name: z.string(),
  email: z.string(),
  company: z.string(),
  phone: z.nullable(z.string()),
  password_hash: z.string(),
  product_id: z.nullable(z.string()),
  terms_version: z.nullable(z.string()),
  marketing_opt_in: z.boolean(),
  draft: z.optional(z.nullable(draftForm)),
})
type Details = z.infer<typeof details>

/** What the making and the mending of accounts is built from. */
export interface AccountNeeds {
  db: Db
  clock: Clock
  passwords: Passwords
  checkNewPassword: CheckNewPassword
  mailer: Mailer
  mails: AccountMails
}

/**
 * Takes a sign-up. Whether the address is known is found out afterwards, by the worker, so that neither the answer
 * nor its time can tell.
 */
export const requestSignup = (
  needs: Pick<AccountNeeds, 'db' | 'clock' | 'passwords' | 'checkNewPassword'>,
) => {
  const { db, clock, passwords, checkNewPassword } = needs
  return async (form: BodyOf<typeof signup>, idempotencyKey: string | undefined): Promise<void> => {
    await checkNewPassword(form.password, form)
    if (form.product_id) await refuseUnknownProduct(db, form.product_id)
    const payload: Details = {
      name: form.name,
      email: form.email,
      company: form.company,
      phone: form.phone ?? null,
      password_hash: await passwords.hash(form.password),
      product_id: form.product_id ?? null,
      terms_version: form.terms_version ?? null,
      marketing_opt_in: form.marketing_opt_in ?? false,
      draft: form.draft ?? null,
    }
    const dedupeKey = idempotencyKey && `signup ${emailKey(form.email)} ${idempotencyKey}`
    await promise(db, clock(), { kind: 'signup', payload, dedupeKey })
  }
}

async function refuseUnknownProduct(db: Db, id: string): Promise<void> {
  const [known] = await db.select({ id: products.id }).from(products).where(eq(products.id, id))
  if (known) return
  const error = { field: 'product_id', code: 'PRODUCT_ID_INVALID', message: 'Escolha um agente da lista.' }
  throw new AppError('VALIDATION_FAILED', { errors: [error] })
}

/** Carries out a sign-up: a new account with its link, or a word to the owner of the one there is. */
export const carryOutSignup = ({
  clock,
  mailer,
  mails,
}: Pick<AccountNeeds, 'clock' | 'mailer' | 'mails'>) => {
  return async (db: Db, payload: unknown, company: string): Promise<void> => {
    const form = z.parse(details, payload)
    const now = clock()
    const known = await userRepository(db).lockedByEmail(form.email)
    const limits = createLimits(db, clock, true)
    if (!(await limits.allows(authLimits.mailsOfAccount, emailKey(form.email)))) return
    if (known?.email_verified_at) return mailer.send(db, now, mails.alreadyRegistered(known), company)
    const user = known ? await updatePending(db, known, form) : await addUser(db, now, form)
    await record(db, now, 'signup', { userId: user.id })
    const token = await createLink(db, now, { userId: user.id, purpose: 'verify', payload: form })
    await mailer.send(db, now, mails.verify(user, token), company)
  }
}

async function addUser(db: Db, now: Date, form: Details): Promise<User> {
  const companyId = newId('org')
  await db.insert(companies).values({ id: companyId, name: form.company, created_at: now })
  const [user] = await db
    .insert(users)
    .values({
      id: newId('usr'),
      company_id: companyId,
      email: form.email,
      email_key: emailKey(form.email),
      terms_accepted_at: now,
      created_at: now,
      ...columnsOf(form),
    })
    .returning()
  if (!user) throw new AppError('INTERNAL')
  return user
}

async function updatePending(db: Db, user: User, form: Details): Promise<User> {
  await db.update(companies).set({ name: form.company }).where(eq(companies.id, user.company_id))
  const [updated] = await db.update(users).set(columnsOf(form)).where(eq(users.id, user.id)).returning()
  return updated ?? user
}

const columnsOf = ({ name, phone, password_hash, terms_version, marketing_opt_in }: Details) => ({
  name,
  phone,
  password_hash,
  terms_version,
  marketing_opt_in,
})

/** Carries out a request for another verification link; silent for who needs none or asks too often. */
export const carryOutResend = ({
  clock,
  mailer,
  mails,
}: Pick<AccountNeeds, 'clock' | 'mailer' | 'mails'>) => {
  return async (db: Db, email: string, company: string): Promise<void> => {
    const user = await userRepository(db).lockedByEmail(email)
    if (!user || user.email_verified_at) return
    const limits = createLimits(db, clock, true)
    if (!(await limits.allows(authLimits.resendsOfAccount, user.email_key))) return
    if (!(await limits.allows(authLimits.mailsOfAccount, user.email_key))) return
    const payload = await latestPayload(db, user.id)
    const now = clock()
    const token = await createLink(db, now, { userId: user.id, purpose: 'verify', payload })
    await mailer.send(db, now, mails.verify(user, token), company)
  }
}

/**
 * Confirms an address. The first use applies what this very sign-up said, so that nobody can slip a password of their
 * own under somebody else's confirmation, and begins the trial; any later use within its day answers the same.
 */
export const verifyEmail = ({
  db,
  clock,
  mailer,
  startTrial,
}: Pick<AccountNeeds, 'db' | 'clock' | 'mailer'> & { startTrial: StartTrial }) => {
  return async (token: string): Promise<void> => {
    const signature = await mailer.company()
    await db.transaction(async (transaction) => {
      const now = clock()
      const link = await findLink(transaction, now, token, 'verify')
      if (!link) throw deadLink()
      const user = await userRepository(transaction).locked(link.user_id)
      const isFirst = await useLink(transaction, now, token, 'verify')
      if (!user || !isFirst || user.email_verified_at) return
      const { data: form } = z.safeParse(details, link.payload)
      const confirmed = form ? await updatePending(transaction, user, form) : user
      await transaction.update(users).set({ email_verified_at: now }).where(eq(users.id, user.id))
      await record(transaction, now, 'email_verified', { userId: user.id })
      if (form?.product_id)
        await startTrial(transaction, now, confirmed.company_id, form.product_id, signature)
      if (form?.product_id && form.draft)
        await storeDraft(
          transaction,
          now,
          { company_id: confirmed.company_id, product_id: form.product_id },
          form.draft,
        )
    })
  }
}
