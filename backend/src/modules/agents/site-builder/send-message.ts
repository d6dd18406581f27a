import { createHash } from 'node:crypto'
import type { Message } from '@ag/agents/site-builder/message-form'
import { refusedPage } from '@ag/agents/site-builder/site-replies'
import { type BodyOf, emailField, phoneField, type ReplyOf, type sendSiteMessage } from '@ag/contracts'
import { AppError, isoDay } from '@ag/core'
import { and, count, desc, eq, inArray } from 'drizzle-orm'
import type { Clock } from '../../../clock'
import type { Db } from '../../../db/database'
import { site_messages } from '../../../db/schema'
import { newId } from '../../../ids'
import { tellCompany } from '../../billing/recipients'
import type { Limits } from '../../limits/limits'
import type { MailContent } from '../../outbox/mail'
import type { Mailer } from '../../outbox/mailer'
import { documentOf, findSite, formOf, type PublishedNeeds } from './published-site'
import { messagesOfAddress, siteLimits, siteRules } from './site-rules'

interface Needs extends PublishedNeeds {
  clock: Clock
  limits: Limits
  mailer: Mailer
}

/** Takes what a visitor sent from a site: into the list, and by mail to the company. */
export const sendMessage =
  (needs: Needs) =>
  async (
    slug: string,
    { trap, stamp, ...typed }: BodyOf<typeof sendSiteMessage>,
    address: string,
  ): Promise<ReplyOf<typeof sendSiteMessage>> => {
    const { clock, limits, stamps, mailer } = needs
    const now = clock()
    const found = await findSite(needs, now, slug)
    if (found?.state !== 'online') throw new AppError('NOT_FOUND')
    const { company_id, site } = found
    // A machine hears what a person would, and learns nothing.
    if (trap) return { sent: true, refusal: null }

    const message = trimmed(typed)
    const refused = (
      status: number,
      reason: string,
      errors: Partial<Record<keyof Message, string>> = {},
    ) => ({
      sent: false,
      refusal: documentOf(
        status,
        refusedPage(site, { ...formOf(stamps, now, slug), typed: message, errors }, reason),
      ),
    })
    const errors = faultsOf(message)
    if (Object.keys(errors).length > 0)
      return refused(400, 'Confira os campos marcados e envie de novo.', errors)
    if (!stamps.isFresh(stamp ?? '', slug, now)) {
      return refused(400, 'A página ficou aberta por muito tempo. Confira a mensagem e envie de novo.')
    }
    const isAllowed =
      (await limits.allows(messagesOfAddress(company_id), address)) &&
      (await limits.allows(siteLimits.messagesOfSite, company_id))
    if (!isAllowed) return refused(429, 'Recebemos muitas mensagens daqui agora há pouco. Tente mais tarde.')

    const signature = await mailer.company()
    await needs.db.transaction(async (transaction) => {
      const isNew = await addMessage(transaction, now, company_id, message)
      if (!isNew || !found.notifies) return
      await tellCompany(transaction, now, company_id, { mailer, signature }, ({ name, email }) =>
        messageMail(needs.publicUrl, { name, email }, message),
      )
    })
    return { sent: true, refusal: null }
  }

const trimmed = ({ name = '', contact = '', message = '' }: Partial<Message>): Message => ({
  name: name.trim(),
  contact: contact.trim(),
  message: message.trim(),
})

function faultsOf({ name, contact, message }: Message): Partial<Record<keyof Message, string>> {
  const reaches =
    emailField.safeParse(contact).success || (contact !== '' && phoneField.safeParse(contact).success)
  return {
    ...(name === '' && { name: 'Informe seu nome.' }),
    ...(name.length > 100 && { name: 'Use no máximo 100 letras.' }),
    ...(!reaches && { contact: 'Informe um e-mail ou um telefone com DDD.' }),
    ...(message === '' && { message: 'Escreva sua mensagem.' }),
    ...(message.length > 2000 && { message: 'Use no máximo 2.000 letras.' }),
  }
}

/** Keeps a message; false where the same came the same day. The oldest ones make room. */
async function addMessage(db: Db, now: Date, company_id: string, message: Message): Promise<boolean> {
  const digest = createHash('sha256')
    .update(JSON.stringify([isoDay(now), message.name, message.contact, message.message]))
    .digest('base64url')
  const added = await db
    .insert(site_messages)
    .values({ id: newId('msg'), company_id, ...message, digest, created_at: now })
    .onConflictDoNothing({ target: [site_messages.company_id, site_messages.digest] })
    .returning({ id: site_messages.id })
  if (added.length === 0) return false
  const ofCompany = eq(site_messages.company_id, company_id)
  const [kept] = await db.select({ count: count() }).from(site_messages).where(ofCompany)
  if ((kept?.count ?? 0) > siteRules.messages) {
    const beyond = db
      .select({ id: site_messages.id })
      .from(site_messages)
      .where(ofCompany)
      .orderBy(desc(site_messages.created_at), desc(site_messages.id))
      .offset(siteRules.messages)
    await db.delete(site_messages).where(and(ofCompany, inArray(site_messages.id, beyond)))
  }
  return true
}

const messageMail = (
  publicUrl: string,
  to: { name: string; email: string },
  { name, contact, message }: Message,
): MailContent => ({
  to: to.email,
  greeting: `Olá, ${to.name.split(' ')[0]}!`,
  subject: 'Nova mensagem no seu site',
  paragraphs: [`${name} escreveu pelo seu site:`, message, `Para responder: ${contact}`],
  button: { label: 'Ver mensagens', href: `${publicUrl}/dashboard/services/site-builder?aba=resultados` },
  ...(contact.includes('@') && { about: contact }),
})
