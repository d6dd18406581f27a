import type { Db } from '../../db/database'
import { readSettings } from '../settings/settings-repository'
import { compose, type MailContent, sendLater } from './mail'

/** Writes mails in the company's name and leaves them in the outbox. */
export interface Mailer {
  /** The name to sign with; asked before a transaction begins. */
  company(): Promise<string>
  send(db: Db, now: Date, content: MailContent, company: string): Promise<void>
  sendAll(db: Db, now: Date, contents: readonly MailContent[], company: string): Promise<void>
}

export function createMailer(db: Db): Mailer {
  const sendAll: Mailer['sendAll'] = (inside, now, contents, company) =>
    sendLater(inside, now, ...contents.map((content) => compose(content, company)))
  return {
    company: async () => (await readSettings(db)).company_name,
    send: (inside, now, content, company) => sendAll(inside, now, [content], company),
    sendAll,
  }
}
