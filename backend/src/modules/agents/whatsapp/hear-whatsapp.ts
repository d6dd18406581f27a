import type { Clock } from '../../../clock'
import type { Mailer } from '../../outbox/mailer'
import type { CarryOut } from '../../outbox/worker'
import { findAgent } from '../life'
import type { ChatMails } from './chat-mails'
import { answerCustomer, productId } from './converse'
import type { HeardMessage } from './read-event'
import { whatsappRepository } from './whatsapp-repository'

/** Work in the outbox: a message that came by WhatsApp. */
export const heardKind = 'whatsapp-heard'

interface Needs {
  clock: Clock
  mailer: Mailer
  mails: ChatMails
}

/**
 * Keeps what a customer wrote by WhatsApp and answers it, in the worker's transaction. While the agent rests it is kept
 * and nobody answers; once it has ended nothing is kept any more.
 */
export const carryOutHeard =
  (needs: Needs): CarryOut =>
  async (db, payload, signature) => {
    const { company_id, wamid, from, name, text, isMedia, at } = payload as HeardMessage & {
      company_id: string
    }
    const life = (await findAgent(db, needs.clock(), company_id, productId))?.life
    const agent = await whatsappRepository(db).agent(company_id)
    if (!agent || life === undefined || life === 'ended') return
    await answerCustomer(db, { ...needs, signature }, agent, {
      // A browser's secret has no space, so that nobody can make one out of a number.
      visitor: `whatsapp ${from}`,
      id: wamid,
      text,
      isMedia,
      isResting: life !== 'running',
      phone: { number: from, name, heardAt: new Date(at) },
    })
  }
